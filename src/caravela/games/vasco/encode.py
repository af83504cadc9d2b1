"""Features for learners: the table as one seat sees it.

One flat vector, about 0 to 1 each, the same length for every number of players; `LAYOUT` tells its blocks in order.
Seats count from the seat that looks: it is 0, the next one round the table is 1; seats that nobody has are zeros.
"""

from typing import TYPE_CHECKING, Final

import numpy as np

from caravela.games.vasco.phrases import QUESTIONS
from caravela.games.vasco.state import Table
from caravela.games.vasco.tables import CHARACTERS, DOCKS, MERCHANT, MERCHANTS, NUMBERS, SHIPS, UPPER, VDGS
from caravela.kernel.masks import members

if TYPE_CHECKING:
    import numpy.typing as npt

CHOICES: Final = {name: i for i, name in enumerate(QUESTIONS)}

LAYOUT: Final = (
    ("seats: 2, 3, 4", (3,)),
    ("round / 5", (1,)),
    ("phase", (6,)),
    ("first player by seat", (4,)),
    ("free marker / 20", (1,)),
    ("VdG tiles: of this round, open on the stack, still to come", (VDGS, 3)),
    ("numbers: seat 4, area 4, being resolved", (NUMBERS + 2, 9)),
    ("ships: captain aboard, open on a stack, place 7, dock 21, owner 4, project of 4, launched by 4", (SHIPS, 42)),
    ("ships still face down", (SHIPS,)),
    ("merchant ships: at court, to be sent first, still to come, dock 21", (MERCHANTS, 24)),
    ("docks: taken", (DOCKS,)),
    ("recruiting: sailors of a section and colour / 5", (4, 4)),
    ("bag: sailors of a colour / 8", (4,)),
    ("court: sums / 10, missionaries / 6", (3,)),
    ("characters: holder 4, disc on the portrait by 4", (CHARACTERS, 8)),
    ("seats: points / 100, Reals / 20, captains / 7, waiting captains / 7, discs / 4, extra disc 4", (4, 9)),
    ("seats: crew by colour / 5", (4, 5)),
    ("the choice asked", (len(CHOICES),)),
    ("asked of this seat", (1,)),
)
SIZES: Final = [int(np.prod(shape)) for _, shape in LAYOUT]


def encode(t: Table, seat: int) -> "npt.NDArray[np.float32]":
    """The vector for a seat."""
    vector = np.zeros(sum(SIZES), dtype=np.float32)
    blocks = []
    begin = 0
    for size, (_, shape) in zip(SIZES, LAYOUT, strict=True):
        blocks.append(vector[begin : begin + size].reshape(shape))
        begin += size
    (seats, rounds, phase, first, free, vdgs, numbers, ships, hidden, merchants, docks, sections, bag, court, hosts,
     stocks, crews, asked, mine) = blocks  # fmt: skip
    n = int(t.seats)
    place = [(s - seat) % n for s in range(n)]
    seats[n - 2] = 1
    rounds[0] = t.round / 5
    phase[t.phase] = 1
    first[place[t.first]] = 1
    free[0] = t.free / NUMBERS
    for i, tiles in enumerate(([t.vdg], [t.vdg_next], members(t.vdgs_left))):
        vdgs[[tile for tile in tiles if tile >= 0], i] = 1
    for number, where in enumerate(t.numbers):
        if where >= 0:
            numbers[number, place[where >> 2]] = 1
            numbers[number, 4 + (where & 3)] = 1
    if t.called >= 0:
        numbers[t.called, 8] = 1
    _ships(t, place, ships, hidden)
    _merchants(t, merchants)
    docks[:] = [ship >= 0 for ship in t.docks]
    sections[:n] = np.array(t.sections).reshape(n, 4) / 5
    bag[:] = [sailors / 8 for sailors in t.bag]
    court[:] = t.court[0] / 10, t.court[1] / 10, t.missionaries / 6
    for character in range(CHARACTERS):
        for column, owner in ((0, t.holder[character]), (4, t.hosted[character])):
            if owner >= 0:
                hosts[character, column + place[owner]] = 1
    for s, i in enumerate(place):
        stocks[i, :5] = t.points[s] / 100, t.reals[s] / 20, t.captains[s] / 7, t.waiting[s] / 7, t.discs[s] / 4
        stocks[i, 5 + t.extra[s]] = 1
        crews[i] = [people / 5 for people in t.crews[s * 5 : s * 5 + 5]]
    if t.choice is not None:
        asked[CHOICES[type(t.choice).__name__]] = 1
        mine[0] = t.choice.seat == seat
    return vector


def _ships(t: Table, place: list[int], ships: "npt.NDArray[np.float32]", hidden: "npt.NDArray[np.float32]") -> None:
    for ship in members(t.aboard):
        ships[ship, 0] = 1
    for ship in t.tops:
        if ship >= 0:
            ships[ship, 1] = 1
    for slot, ship in enumerate(t.slots):
        if ship >= 0:
            ships[ship, 2 + slot] = 1
    base = 3 + UPPER
    for dock, ship in enumerate(t.docks):
        if 0 <= ship < MERCHANT:
            ships[ship, base + dock] = 1
            ships[ship, base + DOCKS + place[t.owner[ship]]] = 1
    for s, i in enumerate(place):
        ships[members(t.projects[s]), base + DOCKS + 4 + i] = 1
        ships[members(t.launched[s]), base + DOCKS + 8 + i] = 1
    for left in t.stacks:
        hidden[members(left)] = 1


def _merchants(t: Table, merchants: "npt.NDArray[np.float32]") -> None:
    if t.merchant >= 0:
        merchants[t.merchant, 0] = 1
    if t.gift >= 0:
        merchants[t.gift, 1] = 1
    merchants[members(t.merchants_left), 2] = 1
    for dock, ship in enumerate(t.docks):
        if ship >= MERCHANT:
            merchants[ship - MERCHANT, 3 + dock] = 1
