"""Phase 3: each player's turn of actions."""

from mypy_extensions import i64

from caravela.games.macao import city, effects, ending, jokers, sea, wall
from caravela.games.macao.actions import (
    ACTIVATE,
    DELIVER,
    JOKER,
    PASS,
    QUARTER,
    SHIP,
    TRIBUTE,
    USE,
    WALL,
)
from caravela.games.macao.cubes import GUARD, count
from caravela.games.macao.state import PHASE_3, Table
from caravela.games.macao.state import TRIBUTE as FROM_TRIBUTE
from caravela.games.macao.tables import (
    CARDS,
    CHEAP_TRIBUTE,
    CITY,
    FREE_USE,
    GOODS,
    LAST_SPACE,
    NEAR_PORT,
    PLACES,
    TWO_QUARTERS,
    TWO_TRIBUTES,
)
from caravela.games.macao.tables import TRIBUTE as ON_TRIBUTE
from caravela.games.macao.tables import USE as ON_USE
from caravela.kernel.events import Refusal
from caravela.kernel.steps import Choice, Step

USES: int = 2**ON_USE | 2**FREE_USE


class Phase3(Step[Table]):
    """Everybody has a turn, in the wall order of now."""

    __slots__ = ()

    def run(self, state: Table) -> None:
        state.phase = PHASE_3
        state.push(ending.EndRound())
        for seat in reversed(state.order):
            state.push(Turn(seat))


class Turn(Step[Table]):
    """A turn begins."""

    __slots__ = ("seat",)
    seat: i64

    def __init__(self, seat: i64) -> None:
        self.seat = seat

    def run(self, state: Table) -> None:
        state.push(Act(self.seat))
        effects.each_round(state, self.seat)


class Act(Choice[Table]):
    """Do an action, or end the turn."""

    __slots__ = ()

    def legal(self, state: Table) -> list[int]:
        seat = self.seat
        menu: list[int] = []
        powers: i64 = state.powers[seat]
        supply: i64 = state.supply[seat]
        cubes = count(supply)
        if cubes:
            guarded = supply | GUARD
            costs = state.tables.card_cost
            for card in state.tableau[seat]:
                if (guarded - costs[card]) & GUARD == GUARD:
                    menu.append(ACTIVATE + card)
            if state.taken <= powers >> TWO_QUARTERS & 1:
                city.offer(state, seat, menu)
            if not state.walked:
                wall.offer(state, seat, cubes, menu)
        if not state.afloat:
            sea.offer(state, seat, cubes, menu)
        sea.offer_ports(state, seat, menu)
        if can_buy(state, seat):
            menu.append(TRIBUTE)
        if state.jokers[seat]:
            menu.append(JOKER)
        if powers & USES:
            active = state.active[seat]
            for place in range(len(active)):
                if effects.usable(state, seat, place):
                    menu.append(USE + active[place])
        menu.append(PASS)
        return menu

    def resolve(self, state: Table, action: int) -> None:
        seat = self.seat
        if action == PASS:
            if state.supply[seat]:
                if state.log is not None:
                    state.tell("returned", seat=seat, pile=state.supply[seat])
                state.supply[seat] = 0
            state.taken = 0
            state.walked = 0
            state.bought = 0
            state.afloat = 0
            state.used = 0
            return
        state.push(self)
        state.afloat = 0
        if action == SHIP:
            state.afloat = 1
            state.push(sea.Sail(seat))
        elif action == JOKER:
            jokers.spend(state, seat)
        elif action == TRIBUTE:
            buy(state, seat)
        elif action >= DELIVER:
            sea.deliver(state, seat, action - DELIVER)
        elif action >= WALL:
            wall.move(state, seat, action - WALL)
        elif action >= QUARTER:
            city.take(state, seat, action - QUARTER)
        elif action >= USE:
            effects.use(state, seat, state.active[seat].index(action - USE))
        else:
            effects.activate(state, seat, action - ACTIVATE)

    def refuse(self, state: Table, action: int) -> Refusal:
        return refusal(state, self.seat, action)


def can_buy(t: Table, seat: i64) -> bool:
    """Whether the tribute can be paid, and gives anything."""
    if t.bought > (1 if t.has(seat, TWO_TRIBUTES) else 0):
        return False
    if t.tribute_prestige == 0 and not t.has(seat, ON_TRIBUTE):
        return False
    return t.gold[seat] >= tribute(t, seat)


def tribute(t: Table, seat: i64) -> i64:
    """The gold that the tribute costs a seat."""
    gold = t.tribute_gold
    if t.has(seat, CHEAP_TRIBUTE):
        for card in t.active[seat]:
            effect = t.tables.card_effect[card]
            if effect.op == CHEAP_TRIBUTE:
                gold -= effect.amount
    return gold if gold > 0 else 0


def buy(t: Table, seat: i64) -> None:
    """Pay the tribute."""
    t.bought += 1
    if t.log is not None:
        t.tell("bought", seat=seat)
    t.earn(seat, -tribute(t, seat))
    t.score(seat, t.tribute_prestige, FROM_TRIBUTE)
    if t.has(seat, ON_TRIBUTE):
        for card in t.active[seat]:
            effect = t.tables.card_effect[card]
            if effect.op == ON_TRIBUTE:
                effects.give(t, seat, effect)


def refusal(t: Table, seat: i64, action: int) -> Refusal:
    """Why something cannot be done in a turn."""
    if ACTIVATE <= action < ACTIVATE + CARDS:
        card = action - ACTIVATE
        if card in t.tableau[seat]:
            return Refusal("MAC-K1", "no.activate.cost", {"card": card})
        return Refusal("MAC-K1", "no.activate", {"card": card})
    if USE <= action < USE + CARDS:
        card = action - USE
        if card not in t.active[seat]:
            return Refusal("MAC-K4", "no.use", {"card": card})
        effect = t.tables.card_effect[card]
        if effect.op not in (ON_USE, FREE_USE):
            return Refusal("MAC-K7", "no.use.moment", {"card": card})
        if effects.idle(t, seat, effect):
            return Refusal("MAC-Q10", "no.use.idle", {"card": card})
        if effect.op == ON_USE and t.used >> t.active[seat].index(card) & 1:
            return Refusal("MAC-K5", "no.use.again", {"card": card})
        return Refusal("MAC-K8", "no.use.cost", {"card": card})
    if QUARTER <= action < QUARTER + CITY:
        quarter = action - QUARTER
        if quarter not in t.free:
            return Refusal("MAC-Y2", "no.quarter.owned", {"quarter": quarter})
        if t.taken > (1 if t.has(seat, TWO_QUARTERS) else 0):
            return Refusal("MAC-A5", "no.quarter.again", {})
        return Refusal("MAC-Y1", "no.quarter.cost", {"quarter": quarter})
    if WALL < action <= WALL + LAST_SPACE:
        if t.walked:
            return Refusal("MAC-A5", "no.wall.again", {})
        if t.wall[seat] + action - WALL > LAST_SPACE:
            return Refusal("MAC-L4", "no.wall.end", {})
        return Refusal("MAC-L1", "no.wall.cost", {"cubes": int(wall.price(t, seat, action - WALL))})
    if DELIVER <= action < DELIVER + GOODS:
        return deliver_refusal(t, seat, action - DELIVER)
    if action == SHIP:
        return Refusal("MAC-Q6", "no.ship.again", {}) if t.afloat else Refusal("MAC-N1", "no.ship", {})
    if action == TRIBUTE:
        if t.bought > (1 if t.has(seat, TWO_TRIBUTES) else 0):
            return Refusal("MAC-A5", "no.tribute.again", {})
        if t.gold[seat] < tribute(t, seat):
            return Refusal("MAC-T1", "no.tribute.cost", {"amount": int(tribute(t, seat))})
        return Refusal("MAC-Q10", "no.tribute", {})
    if action == JOKER:
        return Refusal("MAC-J1", "no.joker", {})
    return Refusal("MAC-A2", "no.Act", {})


def deliver_refusal(t: Table, seat: i64, port: int) -> Refusal:
    args = {"sea": t.tables.port_space[port], "good": t.tables.port_good[port]}
    here = t.ship[seat]
    if t.tables.port_of[here] != port and not (t.has(seat, NEAR_PORT) and t.tables.near_ports[here] >> port & 1):
        return Refusal("MAC-N4", "no.deliver.away", args)
    if t.ports[port] == PLACES:
        return Refusal("MAC-N7", "no.deliver.full", args)
    return Refusal("MAC-N4", "no.deliver.good", args)
