"""Vasco da Gama's colours: players, sailors, the sides of its tiles."""

from typing import Final, NamedTuple

from caravela.kernel.drawing.palette import DIAMOND, DISC, INK, SQUARE, TRIANGLE, Player


class Colour(NamedTuple):
    """A colour of sailors, the missionaries' white included, with the letter that goes with it."""

    name: str
    letter: str
    fill: str
    dark: str
    on: str


COLOURS: Final = (
    Colour("turquoise", "T", "#0f7d7d", "#064444", "#ffffff"),
    Colour("purple", "P", "#7d4a9c", "#4d2867", "#ffffff"),
    Colour("grey", "G", "#65707b", "#3b444d", "#ffffff"),
    Colour("orange", "O", "#e68a2c", "#8f4c0b", INK),
    Colour("white", "W", "#ffffff", "#5d5846", INK),
)
WHITE: Final = 4

PLAYERS: Final = (
    Player("Yellow", "▲", "#f4c52e", "#8a6a05", "#3b2d00", TRIANGLE),
    Player("Red", "■", "#c02b2b", "#6e1212", "#ffffff", SQUARE),
    Player("Black", "◆", "#33363c", "#0c0d10", "#ffffff", DIAMOND),
    Player("Blue", "●", "#2470c8", "#123f7a", "#ffffff", DISC),
)

WOOD: Final = "#e8c98f"
WOOD_DARK: Final = "#7a5522"
PLAN: Final = "#f7ecd0"
WATER: Final = "#d3e5f5"
SEA: Final = "#c3dbf0"
LAND: Final = "#f1e2b8"
HILL: Final = "#dcc88f"
LIT: Final = "#fff4d2"
FADED: Final = "#6b6350"
