"""Where the parts of the table lie."""

from typing import Final, NamedTuple

from caravela.kernel.drawing.box import Box

GAP: Final = 7
EDGE: Final = 8


class Layout(NamedTuple):
    """The boxes of a table."""

    width: int
    height: int
    banner: Box
    turn: tuple[int, int]
    order: tuple[int, int]
    """Where the plate of the player to move and the players' places begin."""
    navigation: Box
    recruiting: Box
    projects: Box
    court: Box
    vdg: Box
    numbers: Box
    reminder: Box
    players: tuple[Box, ...]


def wide(seats: int) -> Layout:
    """For a screen that is wider than high."""
    return Layout(
        1500,
        1040,
        banner=Box(8, 8, 1484, 46),
        turn=(600, 8),
        order=(868, 8),
        navigation=Box(8, 61, 640, 456),
        projects=Box(8, 524, 640, 252),
        vdg=Box(655, 61, 318, 162),
        numbers=Box(655, 230, 318, 334),
        reminder=Box(655, 571, 318, 205),
        recruiting=Box(980, 61, 512, 320),
        court=Box(980, 388, 512, 388),
        players=tuple(Box(8, 783, 1484, 249).columns(seats, GAP)),
    )


def narrow(seats: int) -> Layout:
    """For a phone held upright."""
    line = Box(EDGE, 1968, 654, 249)
    lower = line._replace(y=line.y + line.height + GAP)
    players = [*line.columns(2, GAP), *(lower.columns(seats - 2, GAP) if seats > 2 else ())]
    return Layout(
        670,
        int(players[-1].y + line.height + EDGE),
        banner=Box(8, 8, 654, 128),
        turn=(203, 49),
        order=(34, 90),
        navigation=Box(8, 143, 654, 456),
        vdg=Box(333, 606, 329, 162),
        numbers=Box(8, 606, 318, 374),
        reminder=Box(333, 775, 329, 205),
        recruiting=Box(8, 987, 654, 320),
        projects=Box(8, 1314, 654, 252),
        court=Box(8, 1573, 654, 388),
        players=tuple(players),
    )
