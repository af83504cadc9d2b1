"""Ships, ports and goods."""

from mypy_extensions import i64

from caravela.games.macao import effects, payment
from caravela.games.macao.actions import DELIVER, SAIL, SHIP
from caravela.games.macao.cubes import count
from caravela.games.macao.state import DELIVERY, Table
from caravela.games.macao.tables import DELIVERY as ON_DELIVERY
from caravela.games.macao.tables import (
    DOUBLE_GOOD,
    DOUBLE_SPACE,
    FREE_DEPARTURE,
    GOODS,
    NEAR_PORT,
    PLACES,
    REACH,
    SAILING,
)
from caravela.kernel.events import Refusal
from caravela.kernel.masks import BIT
from caravela.kernel.steps import Choice


def offer(t: Table, seat: i64, cubes: i64, menu: list[int]) -> None:
    """To sail, if so many cubes take a ship anywhere."""
    if cubes or destinations(t, seat, 0):
        menu.append(SHIP)


def destinations(t: Table, seat: i64, cubes: i64) -> list[int]:
    """The actions for where so many cubes take a ship."""
    powers: i64 = t.powers[seat]
    budget: i64 = 2 * cubes if powers >> DOUBLE_SPACE & 1 else cubes
    budget = min(budget, REACH - 1)
    row = (powers >> FREE_DEPARTURE & 1) * t.tables.spaces + t.ship[seat]
    return t.tables.sailings[row * REACH + budget]


def price(t: Table, seat: i64, space: i64) -> i64:
    """What it costs to sail to a space."""
    spaces = t.tables.spaces
    row: i64 = spaces if t.has(seat, FREE_DEPARTURE) else 0
    fare: i64 = t.tables.fares[(row + t.ship[seat]) * spaces + space]
    return (fare + 1) // 2 if t.has(seat, DOUBLE_SPACE) else fare


def sail(t: Table, seat: i64, space: i64) -> None:
    """Sail to a space for cubes."""
    cost = price(t, seat, space)
    hops = t.tables.hops[t.ship[seat] * t.tables.spaces + space]
    if cost:
        t.push(payment.Pay(seat, cost, 0))
    arrive(t, seat, space)
    if t.has(seat, SAILING):
        active = t.active[seat]
        for i in range(len(active)):
            effect = t.tables.card_effect[active[i]]
            if effect.op == SAILING and hops >= effect.least and not t.used >> i & 1:
                if effect.once:
                    t.used |= BIT[i]
                t.afloat = 0
                effects.give(t, seat, effect)


def arrive(t: Table, seat: i64, space: i64) -> None:
    t.ship[seat] = int(space)
    if t.log is not None:
        t.tell("sailed", seat=seat, sea=space)


def offer_ports(t: Table, seat: i64, menu: list[int]) -> None:
    """The ports that a ship can deliver to."""
    tables = t.tables
    here = t.ship[seat]
    if t.has(seat, NEAR_PORT):
        near = tables.near_ports[here]
        if near:
            for port in range(GOODS):
                if near >> port & 1 and wanted(t, seat, port):
                    menu.append(DELIVER + port)
        return
    at = tables.port_of[here]
    if at >= 0 and wanted(t, seat, at):
        menu.append(DELIVER + at)


def wanted(t: Table, seat: i64, port: i64) -> bool:
    """Whether a seat has the good of a port and the port has room."""
    return t.ports[port] < PLACES and t.aboard[seat * GOODS + t.tables.port_good[port]] > 0


def deliver(t: Table, seat: i64, port: i64) -> None:
    """One tile goes on the highest free place of a port."""
    good = t.tables.port_good[port]
    value: i64 = t.tables.places[port * PLACES + t.ports[port]]
    t.ports[port] += 1
    t.aboard[seat * GOODS + good] -= 1
    t.delivered[seat * GOODS + good] += 1
    if t.log is not None:
        t.tell("delivered", seat=seat, good=good, sea=t.tables.port_space[port])
    t.score(seat, 2 * value if t.has(seat, DOUBLE_GOOD + good) else value, DELIVERY)
    if t.has(seat, ON_DELIVERY):
        for card in t.active[seat]:
            effect = t.tables.card_effect[card]
            if effect.op == ON_DELIVERY:
                effects.give(t, seat, effect)


class Sail(Choice[Table]):
    """Sail to a space for cubes."""

    __slots__ = ()

    def legal(self, state: Table) -> list[int]:
        return destinations(state, self.seat, count(state.supply[self.seat]))[:]

    def resolve(self, state: Table, action: int) -> None:
        sail(state, self.seat, action - SAIL)

    def refuse(self, state: Table, action: int) -> Refusal:
        space = action - SAIL
        if not 0 <= space < state.tables.spaces:
            return Refusal("MAC-Q5", "no.Sail", {})
        if space == state.ship[self.seat]:
            return Refusal("MAC-N1", "no.Sail.here", {})
        return Refusal("MAC-N1", "no.Sail.cost", {"cubes": int(price(state, self.seat, space))})


class Drift(Choice[Table]):
    """Sail one space for nothing."""

    __slots__ = ()

    def legal(self, state: Table) -> list[int]:
        return state.tables.neighbours[state.ship[self.seat]][:]

    def resolve(self, state: Table, action: int) -> None:
        arrive(state, self.seat, action - SAIL)

    def refuse(self, state: Table, action: int) -> Refusal:
        return Refusal("MAC-F35", "no.Drift", {})
