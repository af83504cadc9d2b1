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


KINDS: Final = (
    Kind("council", "Co", "gray", "#78828c", "#454e57", "#e6e9ec"),
    Kind("merchant", "Me", "orange", "#d57d22", "#8f4c0b", "#fbe8d0"),
    Kind("cleric", "Cl", "purple", "#7d4a9c", "#4d2867", "#efe3f5"),
    Kind("scholar", "Sc", "green", "#3a8a55", "#1d5431", "#dcefe1"),
    Kind("any", "Wh", "white", "#fdfcf7", "#8d866f", "#fdfcf7"),
)
CLASSES: Final = {kind.name: number for number, kind in enumerate(KINDS)}
WHITE: Final = 4


PLAYERS: Final = (
    Player("Blue", "●", "#2877d4", "#123f7a", "#ffffff", DISC),
    Player("Red", "■", "#c02b2b", "#6e1212", "#ffffff", SQUARE),
    Player("Yellow", "▲", "#f4c52e", "#8a6a05", "#3b2d00", TRIANGLE),
    Player("Black", "◆", "#33363c", "#0c0d10", "#ffffff", DIAMOND),
)

LEVELS: Final = (("I", "#2c66ad", "#dbe8f7"), ("II", "#85572b", "#f1e2cf"), ("III", "#a3203f", "#f7dbe1"))
"""Monastery spaces by level: numeral, colour, light colour."""
