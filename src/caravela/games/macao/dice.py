"""Phase 2: the dice are rolled and bring cubes, and the wind roses turn."""

from mypy_extensions import i64

from caravela.games.macao import effects, turn
from caravela.games.macao.actions import DICE, DIE, PASS
from caravela.games.macao.cubes import COLOURS, ONE
from caravela.games.macao.state import PHASE_2, Table
from caravela.games.macao.tables import DIE as ON_DIE
from caravela.games.macao.tables import NO_EMPTY_MARKER, PAIR, THIRD_DIE, Effect
from caravela.kernel.events import Refusal
from caravela.kernel.masks import BIT
from caravela.kernel.steps import Choice, Step

PAIRS: list[int] = [DICE + 6 * first + second for first in range(COLOURS) for second in range(first + 1, COLOURS)]


class Roll(Step[Table]):
    """All dice are rolled; what no wind rose could reach any more becomes a 1."""

    __slots__ = ()

    def run(self, state: Table) -> None:
        state.phase = PHASE_2
        for colour in range(COLOURS):
            pips = state.draw(6) + 1
            state.dice[colour] = 1 if pips > 13 - state.round else int(pips)
        if state.log is not None:
            for colour in range(COLOURS):
                state.tell("rolled", colour=colour, pips=state.dice[colour])
        state.push(Rotate())
        for seat in reversed(state.order):
            state.push(Pick(seat))


class Pick(Choice[Table]):
    """Choose two dice and take their cubes."""

    __slots__ = ()

    def legal(self, state: Table) -> list[int]:
        return PAIRS[:]

    def resolve(self, state: Table, action: int) -> None:
        first: i64 = (action - DICE) // 6
        second: i64 = (action - DICE) % 6
        seat = self.seat
        if state.has(seat, THIRD_DIE):
            state.push(ThirdDie(seat))
        take(state, seat, first)
        take(state, seat, second)
        if state.dice[first] == state.dice[second] and state.has(seat, PAIR):
            for card in state.active[seat]:
                effect = state.tables.card_effect[card]
                if effect.op == PAIR:
                    effects.give(state, seat, effect)

    def refuse(self, state: Table, action: int) -> Refusal:
        return Refusal("MAC-D4", "no.Pick", {})


class ThirdDie(Choice[Table]):
    """Use one more die that shows little enough, or none."""

    __slots__ = ()

    def legal(self, state: Table) -> list[int]:
        most = limit(state, self.seat)
        menu: list[int] = []
        for colour in range(COLOURS):
            if state.dice[colour] <= most and not state.picked[self.seat] >> colour & 1:
                menu.append(DIE + colour)
        menu.append(PASS)
        return menu

    def resolve(self, state: Table, action: int) -> None:
        if action != PASS:
            take(state, self.seat, action - DIE)

    def refuse(self, state: Table, action: int) -> Refusal:
        return Refusal("MAC-F15", "no.ThirdDie", {"pips": int(limit(state, self.seat))})


class Rotate(Step[Table]):
    """Every wind rose turns by one space; who has no cubes at the arrow takes a punish marker."""

    __slots__ = ()

    def run(self, state: Table) -> None:
        state.push(turn.Phase3())
        for seat in range(state.seats):
            at = seat * 6
            state.supply[seat] = state.rose[at]
            for space in range(at, at + 5):
                state.rose[space] = state.rose[space + 1]
            state.rose[at + 5] = 0
            if state.log is not None:
                state.tell("turned", seat=seat, pile=state.supply[seat])
            if not state.supply[seat] and not state.has(seat, NO_EMPTY_MARKER):
                effects.punish(state, seat)


def limit(t: Table, seat: i64) -> i64:
    """How much a third die may show."""
    most: i64 = 0
    for card in t.active[seat]:
        effect = t.tables.card_effect[card]
        if effect.op == THIRD_DIE:
            most = max(most, effect.amount)
    return most


def take(t: Table, seat: i64, colour: i64) -> None:
    """The cubes of a die, and what cards give for it."""
    pips = t.dice[colour]
    t.picked[seat] |= BIT[colour]
    t.rose[seat * 6 + pips - 1] += pips * ONE[colour]
    if t.log is not None:
        t.tell("picked", seat=seat, amount=pips, colour=colour, space=pips)
    if t.has(seat, ON_DIE):
        for card in t.active[seat]:
            effect = t.tables.card_effect[card]
            if effect.op == ON_DIE and fits(effect, colour, pips):
                effects.give(t, seat, effect)


def fits(effect: Effect, colour: i64, pips: i64) -> bool:
    """Whether an effect is for a die of this colour and value."""
    return effect.colour in (-1, colour) and effect.pips in (0, pips)
