"""Features for learners: the table as one seat sees it.

One flat vector, about 0 to 1 each, the same length for every number of players; `layout` tells its blocks in order.
Seats count from the seat that looks: it is 0, the next one round the table is 1; seats that nobody has are zeros.
"""

from typing import TYPE_CHECKING

import numpy as np

from caravela.games.macao.cubes import spread
from caravela.games.macao.payment import Gather, Pay
from caravela.games.macao.phrases import QUESTIONS
from caravela.games.macao.state import Table
from caravela.games.macao.tables import CARDS, CITY, GOODS, PLACES
from caravela.kernel.masks import members

if TYPE_CHECKING:
    import numpy.typing as npt

CHOICES = {name: i for i, name in enumerate(QUESTIONS)}


def layout(spaces: int) -> list[tuple[str, tuple[int, ...]]]:
    """The blocks of the vector, each with its shape, over a sea of so many spaces."""
    return [
        ("seats: 2, 3, 4", (3,)),
        ("round / 12", (1,)),
        ("phase", (5,)),
        ("tribute: gold / 12, prestige / 12", (2,)),
        ("dice: pips by colour", (6, 6)),
        ("cards: on display, still in the stack, discarded; office of round / 12", (CARDS, 4)),
        ("cards: on a tableau, active, by seat", (CARDS, 2, 4)),
        ("cards of the seat to move used in this turn", (CARDS,)),
        ("quarters: tile", (CITY, 9)),
        ("quarters: owner", (CITY, 4)),
        ("ports: tiles / 3", (8,)),
        ("ships: space by seat", (4, spaces)),
        ("cubes: arrow and six spaces by colour / 6", (4, 7, 6)),
        ("goods aboard / 3 by seat", (4, GOODS)),
        ("goods delivered / 3 by seat", (4, GOODS)),
        ("seats: gold / 20, points / 100, markers / 5, jokers / 3, wall / 15, place in wall order / 4", (4, 6)),
        ("this turn: quarters, moves on the wall, tributes, just sailed", (4,)),
        ("the choice asked", (len(CHOICES),)),
        ("cubes to pay or to take / 6", (1,)),
        ("asked of this seat", (1,)),
    ]


def encode(t: Table, seat: int) -> "npt.NDArray[np.float32]":
    """The vector for a seat."""
    shapes = layout(int(t.tables.spaces))
    vector = np.zeros(sum(int(np.prod(shape)) for _, shape in shapes), dtype=np.float32)
    blocks = []
    begin = 0
    for _, shape in shapes:
        size = int(np.prod(shape))
        blocks.append(vector[begin : begin + size].reshape(shape))
        begin += size
    (seats, rounds, phase, tribute, dice, cards, held, used, tiles, owners, ports, ships, cubes, aboard, delivered,
     stocks, turn, asked, left, mine) = blocks  # fmt: skip
    n = int(t.seats)
    seats[n - 2] = 1
    rounds[0] = t.round / 12
    phase[t.phase] = 1
    tribute[:] = t.tribute_gold / 12, t.tribute_prestige / 12
    for colour, pips in enumerate(t.dice):
        if pips:
            dice[colour, pips - 1] = 1
    for card in t.display:
        if card >= 0:
            cards[card, 0] = 1
    cards[t.deck, 1] = 1
    cards[t.discard, 2] = 1
    for i in range(2 * int(t.round), len(t.offices)):
        cards[t.offices[i], 3] = (i // 2 + 1) / 12
    for quarter in t.free:
        tiles[quarter, t.tiles[quarter]] = 1
    ports[:] = [filled / PLACES for filled in t.ports]
    for i in range(n):
        s = (seat + i) % n
        held[t.tableau[s], 0, i] = 1
        held[t.active[s], 1, i] = 1
        owners[members(t.owned[s]), i] = 1
        ships[i, t.ship[s]] = 1
        for space, pile in enumerate([t.supply[s], *t.rose[s * 6 : s * 6 + 6]]):
            cubes[i, space] = [amount / 6 for amount in spread(pile)]
        aboard[i] = [amount / 3 for amount in t.aboard[s * GOODS : s * GOODS + GOODS]]
        delivered[i] = [amount / 3 for amount in t.delivered[s * GOODS : s * GOODS + GOODS]]
        place = t.order.index(s) + 1
        stocks[i] = (
            t.gold[s] / 20, t.points[s] / 100, t.markers[s] / 5, t.jokers[s] / 3, t.wall[s] / 15, place / 4
        )  # fmt: skip
    turn[:] = t.taken, t.walked, t.bought, t.afloat
    choice = t.choice
    if choice is not None:
        asked[CHOICES[type(choice).__name__]] = 1
        mine[0] = choice.seat == seat
        own = t.active[choice.seat]
        used[[own[place] for place in members(t.used)]] = 1
        if isinstance(choice, Pay | Gather):
            left[0] = choice.cubes / 6
    return vector
