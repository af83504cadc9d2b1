"""Colours, fonts and the marks of players: every colour has a shape beside it."""

from typing import Final, NamedTuple

INK: Final = "#1b2a3d"
BLUE: Final = "#1f4e8c"
DEEP: Final = "#14335f"
SKY: Final = "#6f9bd1"
MIST: Final = "#dfe9f5"
TILE: Final = "#fcfbf6"
PARCHMENT: Final = "#f3e8cf"
SAND: Final = "#e3d1a6"
EARTH: Final = "#8a6a3a"
GOLD: Final = "#d6a532"
BRONZE: Final = "#8a6414"
RED: Final = "#a8352a"
ROOF: Final = "#bd6442"
MINT: Final = "#e2f0e2"


class Player(NamedTuple):
    """A player's colour and the mark that goes with it."""

    name: str
    mark: str
    fill: str
    dark: str
    on: str
    shape: str


DISC: Final = "M0 -6.5A6.5 6.5 0 1 1 0 6.5A6.5 6.5 0 1 1 0 -6.5Z"
SQUARE: Final = "M-5.5 -5.5H5.5V5.5H-5.5Z"
TRIANGLE: Final = "M0 -7L6.8 5H-6.8Z"
DIAMOND: Final = "M0 -7.5L6 0L0 7.5L-6 0Z"

SERIF: Final = "Palatino,Georgia,serif"
SANS: Final = "Arial,Helvetica,sans-serif"
