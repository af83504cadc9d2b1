"""The sheet a table is drawn on: a ground, and movable things above it in one set of coordinates."""

from collections.abc import Mapping, Sequence
from typing import Any, Final

from caravela.games.coimbra.board.layout import Layout, wide
from caravela.games.coimbra.board.palette import BLUE, DEEP, PLAYERS, SERIF, TILE
from caravela.games.coimbra.catalog import Catalog
from caravela.kernel import svg

View = Mapping[str, Any]

CARDS: Final = 0
MARKS: Final = 1
DICE: Final = 2
DISKS: Final = 3
TOP: Final = 4


class Sheet:
    """What is drawn so far. Movable things lie above the ground, so that they can glide from place to place."""

    def __init__(
        self,
        catalog: Catalog,
        view: View,
        words: Mapping[str, str] | None = None,
        names: Sequence[str] | None = None,
        layout: Layout | None = None,
    ) -> None:
        self.layout = layout or wide(len(PLAYERS))
        self.catalog = catalog
        self.view = view
        self.words = words or {}
        self.names = names or [player.name for player in PLAYERS]
        self.ground: list[str] = []
        self.layers: tuple[list[str], ...] = ([], [], [], [], [])

    def say(self, phrase: str, *args: object) -> str:
        """A phrase in the reader's words, with its arguments put in."""
        return self.words.get(phrase, phrase).format(*args)

    def name(self, seat: int) -> str:
        return self.names[seat]

    def add(self, *markup: str) -> None:
        self.ground += markup

    def place(self, layer: int, key: str, x: float, y: float, art: str, tip: str, scale: float = 1.0) -> None:
        """Put a movable thing down; its id stays with it wherever it goes."""
        at = round(x, 1), round(y, 1)
        self.layers[layer].append(svg.group([svg.title(tip), art], at=at, scale=scale, id=key))

    def spot(self, key: str, tip: str, *art: str) -> None:
        """A fixed part of the ground that a person can point at."""
        self.ground.append(svg.element("g", svg.title(tip), *art, id=key))

    def panel(self, x: float, y: float, width: float, height: float, heading: str = "", tip: str = "") -> None:
        """A white tile with a blue frame, as ground for a part of the table."""
        self.add(
            svg.rect(x, y, width, height, rx=7, fill=TILE, stroke=BLUE, stroke_width=1.6),
            svg.rect(x + 3, y + 3, width - 6, height - 6, rx=5, fill="none", stroke=BLUE, stroke_width=0.5),
        )
        if heading:
            self.heading(heading, x + 12, y + 19, tip)

    def heading(self, words: str, x: float, y: float, tip: str = "") -> None:
        head = svg.text(words, x, y, 16, font_family=SERIF, fill=DEEP, text_anchor="start")
        self.add(svg.element("g", svg.title(tip), head) if tip else head)

    def markup(self) -> str:
        return "".join(self.ground) + "".join("".join(layer) for layer in self.layers)
