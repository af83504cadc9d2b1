"""Where the parts of the table lie."""

from typing import Final, NamedTuple

from caravela.kernel.drawing.box import Box

GAP: Final = 7
EDGE: Final = 8
SIDE: Final = 368
"""How wide a wind rose and a player's stock are; cards lie below them, or beside them where there is room."""
BLOCK: Final = 244
"""How high a panel is down to the end of the wind rose."""


class Layout(NamedTuple):
    """The boxes of a table."""

    width: int
    height: int
    banner: Box
    turn: tuple[int, int]
    order: tuple[int, int]
    """Where the plate of the player to move and the places of the wall order begin."""
    city: Box
    wall: Box
    sea: Box
    dice: Box
    tribute: Box
    display: Box
    offices: Box
    players: tuple[Box, ...]


def wide(seats: int) -> Layout:
    """For a screen that is wider than high."""
    high = 292 if seats == 2 else 462
    return Layout(
        1500,
        661 + high + EDGE,
        banner=Box(8, 8, 1484, 46),
        turn=(596, 8),
        order=(868, 8),
        city=Box(8, 61, 560, 490),
        wall=Box(8, 558, 560, 96),
        sea=Box(575, 61, 487, 408),
        dice=Box(575, 476, 372, 178),
        tribute=Box(954, 476, 108, 178),
        display=Box(1069, 61, 423, 282),
        offices=Box(1069, 350, 423, 304),
        players=tuple(Box(8, 661, 1484, high).columns(seats, GAP)),
    )


def narrow(seats: int) -> Layout:
    """For a phone held upright."""
    line = Box(EDGE, 2129, 654, 344)
    players = [line._replace(y=line.y + seat * (line.height + GAP)) for seat in range(seats)]
    return Layout(
        670,
        int(players[-1].y + line.height + EDGE),
        banner=Box(8, 8, 654, 128),
        turn=(203, 49),
        order=(34, 90),
        city=Box(8, 143, 654, 570),
        wall=Box(8, 720, 654, 96),
        sea=Box(8, 823, 654, 520),
        dice=Box(8, 1350, 516, 178),
        tribute=Box(531, 1350, 131, 178),
        display=Box(8, 1535, 654, 300),
        offices=Box(8, 1842, 654, 280),
        players=tuple(players),
    )
