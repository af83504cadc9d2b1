"""Coimbra's colours: classes, players, levels."""

from typing import Final, NamedTuple

from caravela.kernel.drawing.palette import DIAMOND, DISC, SQUARE, TRIANGLE, Player


class Kind(NamedTuple):
    """A class of characters, with the colour of its track and dice."""

    name: str
    short: str
    colour: str
    fill: str
    dark: str
    light: str
    on: str
    """The ink for words and signs on `fill`."""


KINDS: Final = (
    Kind("council", "Co", "gray", "#687480", "#434b54", "#e6e9ec", "#ffffff"),
    Kind("merchant", "Me", "orange", "#dc8628", "#8a480a", "#fbe8d0", "#341800"),
    Kind("cleric", "Cl", "purple", "#7d4a9c", "#4d2867", "#efe3f5", "#ffffff"),
    Kind("scholar", "Sc", "green", "#2f7d4a", "#1d5431", "#dcefe1", "#ffffff"),
    Kind("any", "Wh", "white", "#fdfcf7", "#8d866f", "#fdfcf7", "#1b2a3d"),
)
CLASSES: Final = {kind.name: number for number, kind in enumerate(KINDS)}
WHITE: Final = 4


PLAYERS: Final = (
    Player("Blue", "●", "#2470c8", "#123f7a", "#ffffff", DISC),
    Player("Red", "■", "#c02b2b", "#6e1212", "#ffffff", SQUARE),
    Player("Yellow", "▲", "#f4c52e", "#8a6a05", "#3b2d00", TRIANGLE),
    Player("Black", "◆", "#33363c", "#0c0d10", "#ffffff", DIAMOND),
)

LEVELS: Final = (("I", "#2c66ad", "#dbe8f7"), ("II", "#85572b", "#f1e2cf"), ("III", "#a3203f", "#f7dbe1"))
"""Monastery spaces by level: numeral, colour, light colour."""
