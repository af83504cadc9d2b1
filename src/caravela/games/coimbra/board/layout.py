"""Where the parts of the table lie, and how things are packed into a box."""

from typing import Final, NamedTuple

from caravela.kernel.drawing.box import Box

DISPLAY: Final = 404
"""How much of a district's width its four cards take."""
GAP: Final = 7
EDGE: Final = 8


class Layout(NamedTuple):
    """The boxes of a table."""

    width: int
    height: int
    banner: Box
    turn: tuple[int, int]
    order: tuple[int, int]
    """Where the plate of the player to move and the player order begin."""
    pool: Box
    castle: Box
    districts: tuple[Box, Box, Box]
    tracks: Box
    map: Box
    voyages: Box
    stacks: Box
    players: tuple[Box, ...]


def wide(seats: int) -> Layout:
    """For a screen that is wider than high."""
    voyages, stacks = Box(8, 595, 780, 116), Box(795, 595, 697, 116)
    players = Box(8, 718, 1484, 284).columns(seats, GAP)
    if seats < 4:
        # With fewer players more cards are discarded, and there is room for them beside the players.
        *players, stacks = Box(8, 718, 1484, 284).columns(seats + 1, GAP)
        voyages = Box(8, 595, 1484, 116)
    return Layout(
        1500,
        1010,
        banner=Box(8, 8, 1484, 46),
        turn=(596, 8),
        order=(868, 8),
        pool=Box(8, 61, 404, 134),
        castle=Box(419, 61, 243, 134),
        districts=(Box(8, 202, 654, 124), Box(8, 333, 654, 124), Box(8, 464, 654, 124)),
        tracks=Box(669, 61, 386, 527),
        map=Box(1062, 61, 430, 527),
        voyages=voyages,
        stacks=stacks,
        players=tuple(players),
    )


def narrow(seats: int) -> Layout:
    """For a phone held upright."""
    line = Box(EDGE, 2138, 654, 284)
    lower = line._replace(y=line.y + line.height + GAP)
    players = [*line.columns(2, GAP), *(lower.columns(seats - 2, GAP) if seats > 2 else ())]
    return Layout(
        670,
        int(players[-1].y + line.height + EDGE),
        banner=Box(8, 8, 654, 128),
        turn=(203, 49),
        order=(34, 90),
        pool=Box(8, 143, 404, 134),
        castle=Box(419, 143, 243, 134),
        districts=(Box(8, 284, 654, 124), Box(8, 415, 654, 124), Box(8, 546, 654, 124)),
        tracks=Box(8, 677, 654, 527),
        map=Box(8, 1211, 654, 600),
        voyages=Box(8, 1818, 654, 116),
        stacks=Box(8, 1941, 654, 190),
        players=tuple(players),
    )
