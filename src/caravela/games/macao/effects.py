"""The interpreter of what cards do."""

from mypy_extensions import i64

from caravela.games.macao import cards, payment, scoring, sea, wall
from caravela.games.macao.cubes import count, holds
from caravela.games.macao.state import CARD, Table
from caravela.games.macao.tables import (
    ACTIVATION,
    AHEAD,
    ALWAYS,
    ANY,
    BEHIND,
    EMPTY_HANDED,
    FREE_USE,
    IN_PORT,
    LAST_SPACE,
    MARKER,
    ON_TOP,
    POOR,
    ROUND,
    USE,
    Effect,
)
from caravela.kernel.masks import BIT
from caravela.kernel.steps import Step


class Used(Step[Table]):
    """A use is paid for: its gain follows."""

    __slots__ = ("card", "seat")
    seat: i64
    card: i64

    def __init__(self, seat: i64, card: i64) -> None:
        self.seat = seat
        self.card = card

    def run(self, state: Table) -> None:
        grant(state, self.seat, state.tables.card_effect[self.card], 1)


def give(t: Table, seat: i64, effect: Effect) -> None:
    """What an effect gives as the table stands."""
    if effect.condition != ALWAYS and not met(t, seat, effect.condition):
        return
    grant(t, seat, effect, scoring.count(t, seat, effect.each) // effect.per)


def grant(t: Table, seat: i64, effect: Effect, times: i64) -> None:
    """Give the gain of an effect so many times; what asks a question comes last."""
    if times == 0:
        return
    if t.log is not None:
        t.tell("works", seat=seat, card=effect.card)
    t.earn(seat, effect.gold * times)
    t.score(seat, effect.prestige * times, CARD)
    t.gain(seat, effect.cubes * times)
    if effect.any:
        t.push(payment.Gather(seat, effect.any * times, 0))
    if effect.wall:
        wall.climb(t, seat, effect.wall * times)
    if effect.sea:
        t.push(sea.Drift(seat))


def met(t: Table, seat: i64, condition: i64) -> bool:
    """Whether the condition of an effect is met."""
    if condition == AHEAD:
        return t.order[0] == seat
    if condition == BEHIND:
        return t.order[t.seats - 1] == seat
    if condition == POOR:
        return t.gold[seat] == 0
    if condition == IN_PORT:
        return t.tables.port_of[t.ship[seat]] >= 0
    assert condition == EMPTY_HANDED
    return not t.tableau[seat]


def each_round(t: Table, seat: i64) -> None:
    """What active cards give at the beginning of a turn."""
    if t.has(seat, ROUND):
        for card in t.active[seat]:
            effect = t.tables.card_effect[card]
            if effect.op == ROUND:
                give(t, seat, effect)


def on_card(t: Table, seat: i64, moment: i64, card: i64) -> None:
    """What active cards give when a card is taken or activated."""
    tables = t.tables
    for own in t.active[seat]:
        effect = tables.card_effect[own]
        if (
            effect.op == moment
            and effect.kind in (ANY, tables.card_kind[card])
            and effect.size in (0, tables.card_size[card])
        ):
            give(t, seat, effect)


def activate(t: Table, seat: i64, card: int) -> None:
    """Pay for a card of the tableau; it works from now on."""
    tables = t.tables
    t.spend(seat, tables.card_cost[card])
    t.tableau[seat].remove(card)
    if t.log is not None:
        t.tell("activated", seat=seat, card=card)
    if t.has(seat, ACTIVATION):
        on_card(t, seat, ACTIVATION, card)
    t.active[seat].append(card)
    t.powers[seat] |= tables.card_power[card]
    op = tables.card_effect[card].op
    if op == ROUND:
        give(t, seat, tables.card_effect[card])
    elif op == ON_TOP:
        t.line_up(seat, t.wall[seat])


def punish(t: Table, seat: i64) -> None:
    """A punish marker, and what cards give for it."""
    t.markers[seat] += 1
    if t.log is not None:
        t.tell("punished", seat=seat)
    if t.has(seat, MARKER):
        for card in t.active[seat]:
            effect = t.tables.card_effect[card]
            if effect.op == MARKER:
                give(t, seat, effect)


def usable(t: Table, seat: i64, place: i64) -> bool:
    """Whether the active card in a place can be used now."""
    effect = t.tables.card_effect[t.active[seat][place]]
    if effect.op == USE:
        if t.used >> place & 1:
            return False
    elif effect.op != FREE_USE:
        return False
    if t.gold[seat] < effect.pay_gold or idle(t, seat, effect):
        return False
    if effect.pay_card and not t.tableau[seat]:
        return False
    supply: i64 = t.supply[seat]
    return holds(supply, effect.pay_cubes) and count(supply) >= effect.pay_any


def idle(t: Table, seat: i64, effect: Effect) -> bool:
    """Whether a use would do nothing now."""
    if effect.condition != ALWAYS and not met(t, seat, effect.condition):
        return True
    return effect.wall > 0 and t.wall[seat] == LAST_SPACE


def use(t: Table, seat: i64, place: i64) -> None:
    """Use the active card in a place: pay, then gain."""
    effect = t.tables.card_effect[t.active[seat][place]]
    if effect.op == USE:
        t.used |= BIT[place]
    if t.log is not None:
        t.tell("used", seat=seat, card=effect.card)
    t.earn(seat, -effect.pay_gold)
    t.score(seat, -effect.pay_prestige, CARD)
    if effect.pay_cubes:
        t.spend(seat, effect.pay_cubes)
    if not effect.pay_any and not effect.pay_card:
        grant(t, seat, effect, 1)
        return
    t.push(Used(seat, effect.card))
    if effect.pay_any:
        t.push(payment.Pay(seat, effect.pay_any, 0))
    if effect.pay_card:
        t.push(cards.Drop(seat, False))
