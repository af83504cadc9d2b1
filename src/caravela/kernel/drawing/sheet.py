"""The sheet a table is drawn on: a ground, and movable things above it in one set of coordinates."""

from collections.abc import Mapping, Sequence
from typing import Any, Final, Generic, TypeVar

from caravela.kernel.drawing import svg
from caravela.kernel.drawing.art import kept
from caravela.kernel.drawing.palette import BLUE, DEEP, INK, MIST, PARCHMENT, SANS, SERIF, SKY, TILE

View = Mapping[str, Any]
CatalogT = TypeVar("CatalogT")
LayoutT = TypeVar("LayoutT")

LAYERS: Final = 5
AZULEJO: Final = svg.element(
    "pattern",
    svg.rect(0, 0, 30, 30, fill=TILE),
    svg.path("M0 0H30V30H0Z", fill="none", stroke=SKY, stroke_width=1),
    svg.path("M15 3C18 9 21 12 27 15C21 18 18 21 15 27C12 21 9 18 3 15C9 12 12 9 15 3Z", fill=BLUE),
    svg.path("M15 9L21 15L15 21L9 15Z", fill=MIST),
    svg.circle(15, 15, 2.4, fill=BLUE),
    svg.path(
        "M0 0H7A7 7 0 0 1 0 7ZM30 0V7A7 7 0 0 1 23 0ZM0 30V23A7 7 0 0 1 7 30ZM30 30H23A7 7 0 0 1 30 23Z", fill=SKY
    ),
    id="azulejo",
    width=30,
    height=30,
    patternUnits="userSpaceOnUse",
    x=16,
    y=16,
)
"""One tile of the blue and white wall that the table hangs on."""


class Sheet(Generic[CatalogT, LayoutT]):
    """What is drawn so far. Movable things lie above the ground, so that they can glide from place to place."""

    def __init__(
        self,
        catalog: CatalogT,
        layout: LayoutT,
        view: View,
        names: Sequence[str],
        words: Mapping[str, str] | None = None,
    ) -> None:
        self.layout = layout
        self.catalog = catalog
        self.view = view
        self.words = words or {}
        self.names = names
        self.ground: list[str] = []
        self.layers: tuple[list[str], ...] = tuple([] for _ in range(LAYERS))

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


def document(name: str, width: float, height: float, markup: str) -> str:
    """A drawing on parchment, framed in azulejos; words are bold, centred and in ink unless they say otherwise."""
    ground = svg.rect(0, 0, width, height, fill="url(#azulejo)") + svg.rect(
        4, 4, width - 8, height - 8, rx=8, fill=PARCHMENT, opacity=0.96
    )
    shared = svg.element("defs", AZULEJO, kept(markup))
    whole = [shared, ground, markup]
    return svg.document(width, height, name, whole, font_family=SANS, font_weight=700, text_anchor="middle", fill=INK)
