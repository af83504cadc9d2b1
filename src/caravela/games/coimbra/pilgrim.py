"""The pilgrim's walk, step by step, and the monasteries on his way."""

from mypy_extensions import i64

from caravela.games.coimbra import effects, income, scoring
from caravela.games.coimbra.actions import MOVE, PASS, TAKE
from caravela.games.coimbra.state import MONASTERY, Table
from caravela.games.coimbra.tables import DIPLOMAS, GAIN, NOW, PILGRIMAGE, SPACES, VOYAGES, Effect
from caravela.kernel.events import Refusal
from caravela.kernel.masks import BIT, members
from caravela.kernel.steps import Choice


class Walk(Choice[Table]):
    """Move on by one road, or stop."""

    __slots__ = ("steps",)
    steps: i64

    def __init__(self, seat: i64, steps: i64) -> None:
        self.seat = seat
        self.steps = steps

    def legal(self, state: Table) -> list[int]:
        menu = [MOVE + node for node in state.tables.hops[state.pilgrim[self.seat]]]
        income.add_exchanges(state, self.seat, menu)
        menu.append(PASS)
        return menu

    def resolve(self, state: Table, action: int) -> None:
        if action == PASS:
            return
        if action < MOVE:
            income.exchange(state, self.seat, action)
            state.push(self)
            return
        node = action - MOVE
        state.pilgrim[self.seat] = node
        if self.steps > 1:
            state.push(Walk(self.seat, self.steps - 1))
        if node < SPACES and not state.disks[self.seat] >> node & 1:
            reach(state, self.seat, node)
        elif state.log is not None:
            if node < SPACES:
                state.tell("again", seat=self.seat, monastery=state.spaces[node])
            else:
                state.tell("walked", seat=self.seat, node=node)

    def refuse(self, state: Table, action: int) -> Refusal:
        if action >= MOVE:
            clause = "COI-P10" if action - MOVE >= state.tables.corner else "COI-P2"
            return Refusal(clause, "no.Walk.road", {"node": action - MOVE})
        return Refusal("COI-P1", "no.Walk", {"amount": self.steps})


class Visit(Choice[Table]):
    """Take a monastery's immediate bonus or forfeit it."""

    __slots__ = ("tile",)
    tile: i64

    def __init__(self, seat: i64, tile: i64) -> None:
        self.seat = seat
        self.tile = tile

    def legal(self, state: Table) -> list[int]:
        return [TAKE, PASS]

    def resolve(self, state: Table, action: int) -> None:
        if action == TAKE:
            effects.perform(state, self.seat, state.tables.tile_effect[self.tile], MONASTERY, -1)

    def refuse(self, state: Table, action: int) -> Refusal:
        return Refusal("COI-P5", "no.Visit", {"monastery": self.tile})


def reach(t: Table, seat: i64, space: i64) -> None:
    """Put a disk above a monastery and have its bonus."""
    t.score(seat, lasting(t, seat, PILGRIMAGE), MONASTERY)
    t.disks[seat] |= BIT[space]
    tile = t.spaces[space]
    if t.log is not None:
        t.tell("reached", seat=seat, monastery=tile)
    if t.tables.tile_when[tile] == NOW:
        effect = t.tables.tile_effect[tile]
        if only_steps(effect) or effect.op == VOYAGES or empty(t, seat, effect):
            effects.perform(t, seat, effect, MONASTERY, -1)
        else:
            t.push(Visit(seat, tile))


def only_steps(effect: Effect) -> bool:
    return effect.op == GAIN and effect.coins == 0 and effect.guards == 0 and effect.points == 0


def empty(t: Table, seat: i64, effect: Effect) -> bool:
    """Whether a bonus has nothing to give at present."""
    if effect.op == DIPLOMAS:
        return scoring.diplomas(t, seat) == 0
    return effect.op == GAIN and scoring.count(t, seat, effect.each) == 0


def lasting(t: Table, seat: i64, op: i64) -> i64:
    """The sum of a lasting monastery bonus over own disks."""
    total: i64 = 0
    for space in members(t.disks[seat]):
        effect = t.tables.tile_effect[t.spaces[space]]
        if effect.op == op:
            total += effect.amount
    return total
