"""Macao's colours: players, cubes and dice, kinds of cards."""

from typing import Final, NamedTuple

from caravela.kernel.drawing.palette import DIAMOND, DISC, INK, SQUARE, TRIANGLE, Player

PLAYERS: Final = (
    Player("Orange", "●", "#e07b1f", "#8a4206", "#2b1400", DISC),
    Player("White", "■", "#fbfaf4", "#6d6a5c", "#1b2a3d", SQUARE),
    Player("Yellow", "▲", "#f4c52e", "#8a6a05", "#3b2d00", TRIANGLE),
    Player("Brown", "◆", "#7a4a26", "#3f2410", "#ffffff", DIAMOND),
)


class Colour(NamedTuple):
    """A colour of cubes and dice with the letter that goes with it."""

    name: str
    letter: str
    fill: str
    dark: str
    on: str


COLOURS: Final = (
    Colour("red", "R", "#b8322b", "#6b130f", "#ffffff"),
    Colour("blue", "B", "#2a62b0", "#123a73", "#ffffff"),
    Colour("green", "G", "#2f7a42", "#154a24", "#ffffff"),
    Colour("black", "K", "#2c2e33", "#08090a", "#ffffff"),
    Colour("gray", "Y", "#a4abb3", "#565d66", INK),
    Colour("violet", "V", "#7b4a9e", "#482460", "#ffffff"),
)


class Kind(NamedTuple):
    """A kind of card: the colour of its head."""

    name: str
    fill: str
    light: str


KINDS: Final = {
    "office": Kind("office", "#7a5a12", "#fbf3da"),
    "building": Kind("building", "#94452a", "#fbece3"),
    "person": Kind("person", "#1f4e8c", "#e9f1fa"),
}

JADE: Final = "#1d6f5c"
"""Macao's own colour: the hills and the green stone."""
JADE_PALE: Final = "#dcebe0"
LACQUER: Final = "#9c2a22"
DUSK: Final = "#3b4a63"
"""Dark quarters."""
SEA: Final = "#c9dff2"
LAND: Final = "#f1e2b8"
STONE: Final = "#d9cfba"
STONE_DARK: Final = "#6f6650"
LIT: Final = "#fff4d2"
