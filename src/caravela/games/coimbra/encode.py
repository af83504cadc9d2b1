"""Features for learners: the table as one seat sees it.

One flat vector, about 0 to 1 each, the same length for every number of players; `layout` tells its blocks in order.
Seats count from the seat that looks: it is 0, the next one round the table is 1; seats that nobody has are zeros.
"""

from typing import TYPE_CHECKING

import numpy as np

from caravela.games.coimbra.phrases import QUESTIONS
from caravela.games.coimbra.state import HELD, SHUTTER, TOKENS, Table
from caravela.games.coimbra.tables import CARDS, SLOTS, SPACES, START_CARDS
from caravela.kernel.masks import members

if TYPE_CHECKING:
    import numpy.typing as npt

CHOICES = {name: i for i, name in enumerate(QUESTIONS)}
TILES = 24
VOYAGES = 15


def layout(nodes: int) -> list[tuple[str, tuple[int, ...]]]:
    """The blocks of the vector, each with its shape, over a map of so many nodes."""
    return [
        ("seats: 2, 3, 4", (3,)),
        ("round / 4", (1,)),
        ("phase", (8,)),
        ("location evaluated: castle, upper, central, lower, none left", (5,)),
        ("pool: dice of a colour and pips / 3", (5, 6)),
        ("own dice by seat and holder: colour 5, value / 9, place 6, turn / 17, cap", (4, 3, 14)),
        ("die tokens: value / 6, place 4, turn / 17, waiting", (5, 7)),
        ("cards: row 3, column / 4, crown token, discard pile, owner 4", (CARDS, 10)),
        ("start cards: group they lie in", (START_CARDS, 4)),
        ("monasteries: tile of a space", (SPACES, TILES)),
        ("monasteries: disks by seat", (SPACES, 4)),
        ("pilgrims: node by seat", (4, nodes)),
        ("voyages: on the board, investors 4", (VOYAGES, 5)),
        ("influence scoring tile of a track", (4, 4)),
        ("tracks: level / 15, rank / 4, by seat", (4, 4, 2)),
        ("seats: coins / 20, guards / 20, points / 100, crowns / 10, order / 4", (4, 5)),
        ("favor tiles: holder", (4, 4)),
        ("crown tokens: holder", (4, 4)),
        ("the choice asked", (len(CHOICES),)),
        ("asked of this seat", (1,)),
    ]


def encode(t: Table, seat: int) -> "npt.NDArray[np.float32]":
    """The vector for a seat."""
    shapes = layout(int(t.tables.nodes))
    vector = np.zeros(sum(int(np.prod(shape)) for _, shape in shapes), dtype=np.float32)
    blocks = []
    begin = 0
    for _, shape in shapes:
        size = int(np.prod(shape))
        blocks.append(vector[begin : begin + size].reshape(shape))
        begin += size
    (seats, rounds, phase, location, pool, dice, tokens, cards, groups, tiles, disks, pilgrims, voyages, awards,
     tracks, stocks, favors, crowns, asked, mine) = blocks  # fmt: skip
    n = int(t.seats)
    seats[n - 2] = 1
    rounds[0] = t.round / 4
    phase[t.phase] = 1
    location[t.location] = 1
    for face in t.pool:
        pool[face // 6, face % 6] += 1 / 3
    _dice(t, seat, dice, tokens)
    _cards(t, seat, cards, groups)
    for space, tile in enumerate(t.spaces):
        tiles[space, tile] = 1
    for track in range(4):
        awards[track, t.awards[track]] = 1
    for slot in range(SLOTS):
        voyages[t.voyages[slot], 0] = 1
    for i in range(n):
        s = (seat + i) % n
        for space in members(t.disks[s]):
            disks[space, i] = 1
        for slot in members(t.invested[s]):
            voyages[t.voyages[slot], 1 + i] = 1
        if t.pilgrim[s] >= 0:
            pilgrims[i, t.pilgrim[s]] = 1
        for track in range(4):
            rank = t.stacks[track * 4 : track * 4 + n].index(s)
            tracks[track, i] = t.levels[track * 4 + s] / 15, (rank + 1) / 4
        place = t.order.index(s) + 1
        stocks[i] = t.coins[s] / 20, t.guards[s] / 20, t.points[s] / 100, t.crowns(s) / 10, place / 4
        for k in range(4):
            favors[k, i] = t.tiles[k] == s
            crowns[k, i] = t.tokens[k] == HELD + s
    if t.choice is not None:
        asked[CHOICES[type(t.choice).__name__]] = 1
        mine[0] = t.choice.seat == seat
    return vector


def _dice(t: Table, seat: int, dice: "npt.NDArray[np.float32]", tokens: "npt.NDArray[np.float32]") -> None:
    turn = {code: (i + 1) / 17 for i, code in enumerate(t.queue)}
    n = int(t.seats)
    for i in range(n):
        for holder in range(3):
            code = (seat + i) % n * 3 + holder
            if t.face[code] >= 0:
                row = dice[i, holder]
                row[t.face[code] // 6] = 1
                row[5] = (t.value[code] or t.face[code] % 6 + 1) / 9
                if t.place[code] >= 0:
                    row[6 + t.place[code]] = 1
                row[12] = turn.get(code, 0)
                row[13] = t.cap == code
    for i in range(5):
        code = TOKENS + i
        if 0 <= t.place[code] < SHUTTER:
            tokens[i, 0] = t.value[code] / 6
            tokens[i, 1 + t.place[code]] = 1
            tokens[i, 5] = turn.get(code, 0)
            tokens[i, 6] = code in turn


def _cards(t: Table, seat: int, cards: "npt.NDArray[np.float32]", groups: "npt.NDArray[np.float32]") -> None:
    for slot, card in enumerate(t.display):
        if card >= 0:
            cards[card, slot // 4] = 1
            cards[card, 3] = (slot % 4 + 1) / 4
    for token in t.tokens:
        if 0 <= token < HELD:
            cards[token, 4] = 1
    for card in members(t.discard):
        cards[card, 5] = 1
    n = int(t.seats)
    for i in range(n):
        for card in members(t.cards[(seat + i) % n]):
            cards[card, 6 + i] = 1
    for i, card in enumerate(t.groups):
        if card >= 0:
            groups[card, i // 2] = 1
