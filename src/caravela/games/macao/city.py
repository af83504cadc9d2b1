"""Taking quarters of the city."""

from mypy_extensions import i64

from caravela.games.macao import effects
from caravela.games.macao.actions import PAY, QUARTER
from caravela.games.macao.cubes import COLOURS, GUARD, ONE, count, holds, of_colour
from caravela.games.macao.state import Table
from caravela.games.macao.tables import CITY, GOODS, JOKER, QUARTER_DISCOUNT, QUARTER_SWAP
from caravela.games.macao.tables import QUARTER as ON_QUARTER
from caravela.kernel.events import Refusal
from caravela.kernel.masks import BIT
from caravela.kernel.steps import Choice


def offer(t: Table, seat: i64, menu: list[int]) -> None:
    """The quarters that a seat can pay for."""
    supply: i64 = t.supply[seat]
    guarded = supply | GUARD
    if t.has(seat, QUARTER_DISCOUNT) or t.has(seat, QUARTER_SWAP):
        for quarter in t.free:
            if affordable(t, seat, quarter):
                menu.append(QUARTER + quarter)
        return
    costs = t.tables.quarter_cost
    for quarter in t.free:
        if (guarded - costs[quarter]) & GUARD == GUARD:
            menu.append(QUARTER + quarter)


def cubes_of(t: Table, seat: i64, quarter: i64) -> i64:
    """How many cubes a quarter costs a seat."""
    size: i64 = t.tables.quarter_size[quarter]
    return size - 1 if size > 1 and t.has(seat, QUARTER_DISCOUNT) else size


def named(t: Table, seat: i64, quarter: i64) -> list[int]:
    """The ways in which the colours that must be paid can be chosen."""
    size: i64 = t.tables.quarter_size[quarter]
    less = size - cubes_of(t, seat, quarter)
    if t.has(seat, QUARTER_SWAP):
        less += 1
    return t.tables.quarter_less[less * CITY + quarter]


def affordable(t: Table, seat: i64, quarter: i64) -> bool:
    supply: i64 = t.supply[seat]
    if count(supply) < cubes_of(t, seat, quarter):
        return False
    return any(holds(supply, cost) for cost in named(t, seat, quarter))


def payments(t: Table, seat: i64, quarter: i64, supply: i64) -> list[int]:
    """The piles that pay for a quarter."""
    found: list[int] = []
    for cost in named(t, seat, quarter):
        if not t.has(seat, QUARTER_SWAP):
            if holds(supply, cost):
                found.append(cost)
            continue
        for colour in range(COLOURS):
            whole = cost + ONE[colour]
            if whole not in found and holds(supply, whole):
                found.append(whole)
    return found


def take(t: Table, seat: i64, quarter: i64) -> None:
    """Take possession of a quarter."""
    tables = t.tables
    t.taken += 1
    if t.has(seat, QUARTER_DISCOUNT) or t.has(seat, QUARTER_SWAP):
        t.push(Settle(seat, quarter, 0))
    else:
        t.spend(seat, tables.quarter_cost[quarter])
    near = tables.borders[quarter] & t.owned[seat] != 0
    t.owned[seat] |= BIT[quarter]
    t.free = [other for other in t.free if other != quarter]
    tile = t.tiles[quarter]
    if tile == JOKER:
        t.jokers[seat] += 1
    else:
        t.aboard[seat * GOODS + tile] += 1
    if t.log is not None:
        t.tell("quarter", seat=seat, quarter=quarter, tile=tile)
    if t.has(seat, ON_QUARTER):
        for card in t.active[seat]:
            effect = tables.card_effect[card]
            if effect.op == ON_QUARTER and (near or not effect.near) and (tile != JOKER or not effect.light):
                effects.give(t, seat, effect)


class Settle(Choice[Table]):
    """Pay for a quarter where cards leave a choice: cube by cube, in the order of the colours."""

    __slots__ = ("paid", "quarter")
    quarter: i64
    paid: i64

    def __init__(self, seat: i64, quarter: i64, paid: i64) -> None:
        self.seat = seat
        self.quarter = quarter
        self.paid = paid

    def legal(self, state: Table) -> list[int]:
        """The lowest colours of what may still be to pay."""
        colours = [False] * COLOURS
        for pile in payments(state, self.seat, self.quarter, state.supply[self.seat] + self.paid):
            if holds(pile, self.paid):
                colour: i64 = 0
                while colour < COLOURS and of_colour(pile, colour) == of_colour(self.paid, colour):
                    colour += 1
                if colour < COLOURS and self.paid < ONE[colour] * 256:
                    colours[colour] = True
        return [PAY + i for i in range(COLOURS) if colours[i]]

    def resolve(self, state: Table, action: int) -> None:
        cube: i64 = ONE[action - PAY]
        state.spend(self.seat, cube)
        if count(self.paid) + 1 < cubes_of(state, self.seat, self.quarter):
            state.push(Settle(self.seat, self.quarter, self.paid + cube))

    def refuse(self, state: Table, action: int) -> Refusal:
        clause = "MAC-F23" if state.has(self.seat, QUARTER_SWAP) else "MAC-F21"
        return Refusal(clause, "no.Settle", {"quarter": int(self.quarter)})
