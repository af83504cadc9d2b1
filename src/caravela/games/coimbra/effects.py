"""The interpreter of bonuses, and the choices they ask for."""

from mypy_extensions import i64

from caravela.games.coimbra import city, income, pilgrim, scoring, voyage
from caravela.games.coimbra.actions import (
    COPY,
    GOODS,
    JUDGE,
    LOSE,
    PASS,
    PAY,
    POINTS,
    RECALL,
    SCORE,
    TRACK,
)
from caravela.games.coimbra.state import CARD, RIVALS, Table
from caravela.games.coimbra.tables import (
    ADVANCE,
    CLERIC,
    COINS,
    COUNCIL,
    DEMAND,
    DIPLOMAS,
    FAVOR,
    GAIN,
    GUARDS,
    JUDGEMENT,
    PAYMENT,
    PENANCE,
    REPEAT,
    REVIVE,
    RISE,
    SLOTS,
    START_CARDS,
    VENTURE,
    VOYAGES,
    WITHOUT,
    YIELD,
    Effect,
)
from caravela.kernel.events import Refusal
from caravela.kernel.masks import BIT, members
from caravela.kernel.steps import Choice, Step


def perform(t: Table, seat: i64, effect: Effect, source: i64, card: i64) -> None:
    """Carry a bonus out; `card` is the card it comes from, or -1."""
    op = effect.op
    if op in (GAIN, WITHOUT):
        grant(t, seat, effect, scoring.count(t, seat, effect.each), source)
    elif op == VENTURE:
        grant(t, seat, effect, 1, source)
        t.push(voyage.Invest(seat, effect.arg))
    elif op == PAYMENT:
        t.push(Payment(seat, card))
    elif op == ADVANCE:
        for track in range(4):
            t.shift(track, seat, effect.sums[track])
    elif op == DEMAND:
        asked = t.behind(COUNCIL, seat) if effect.arg else BIT[t.seats] - 1
        for rival in reversed(t.order):
            if rival != seat and asked >> rival & 1:
                t.push(Tribute(rival, seat, card))
    elif op == PENANCE:
        grant(t, seat, effect, 1, source)
        for rival in reversed(t.order):
            if rival != seat:
                t.push(Penance(rival, card))
    elif op == REVIVE:
        t.push(Recall(seat, effect.amount))
    elif op == FAVOR:
        t.push(city.Favor(seat))
    elif op == REPEAT:
        t.push(Copy(seat, effect.arg))
    elif op == YIELD:
        income.collect(t, seat, effect.arg, source)
    elif op == DIPLOMAS:
        t.score(seat, scoring.diplomas(t, seat), source)
    elif op == VOYAGES:
        t.push(ScoreVoyage(seat, 0, effect.amount, source))
    elif op == JUDGEMENT:
        t.push(JudgeTrack(seat, source))
        t.push(JudgeCard(seat, source))
    else:
        assert op == RISE
        t.push(Rise(seat))
        grant(t, seat, effect, 1, source)


def grant(t: Table, seat: i64, effect: Effect, times: i64, source: i64) -> None:
    """Give goods and points, then the steps as one walk."""
    t.gain(GUARDS, seat, effect.guards * times)
    t.gain(COINS, seat, effect.coins * times)
    t.score(seat, effect.points * times, source)
    if effect.steps * times > 0:
        t.push(pilgrim.Walk(seat, effect.steps * times))


class CardBonus(Step[Table]):
    """The immediate bonus of an own card; meanwhile it cannot be copied."""

    __slots__ = ("card", "seat", "source")
    seat: i64
    card: i64
    source: i64

    def __init__(self, seat: i64, card: i64, source: i64) -> None:
        self.seat = seat
        self.card = card
        self.source = source

    def run(self, state: Table) -> None:
        state.busy |= BIT[self.card]
        state.push(BonusDone(self.card))
        perform(state, self.seat, state.tables.card_effect[self.card], self.source, self.card)


class BonusDone(Step[Table]):
    """A card's bonus is resolved."""

    __slots__ = ("card",)
    card: i64

    def __init__(self, card: i64) -> None:
        self.card = card

    def run(self, state: Table) -> None:
        state.busy &= ~BIT[self.card]


class Payment(Choice[Table]):
    """Pay what a card's bonus costs, or pass."""

    __slots__ = ("card",)
    card: i64

    def __init__(self, seat: i64, card: i64) -> None:
        self.seat = seat
        self.card = card

    def legal(self, state: Table) -> list[int]:
        effect = state.tables.card_effect[self.card]
        if state.guards[self.seat] < effect.pay_guards or state.coins[self.seat] < effect.pay_coins:
            return [PASS]
        return [PAY, PASS]

    def resolve(self, state: Table, action: int) -> None:
        if action == PASS:
            return
        effect = state.tables.card_effect[self.card]
        state.gain(GUARDS, self.seat, -effect.pay_guards)
        state.gain(COINS, self.seat, -effect.pay_coins)
        grant(state, self.seat, effect, 1, CARD)

    def refuse(self, state: Table, action: int) -> Refusal:
        return Refusal("COI-Q12", "no.Payment", {"card": self.card})


class Tribute(Choice[Table]):
    """An opponent gives what a card demands, or points."""

    __slots__ = ("card", "taker")
    taker: i64
    card: i64

    def __init__(self, seat: i64, taker: i64, card: i64) -> None:
        self.seat = seat
        self.taker = taker
        self.card = card

    def legal(self, state: Table) -> list[int]:
        effect = state.tables.card_effect[self.card]
        if state.guards[self.seat] < effect.guards or state.coins[self.seat] < effect.coins:
            return [POINTS]
        return [GOODS, POINTS]

    def resolve(self, state: Table, action: int) -> None:
        effect = state.tables.card_effect[self.card]
        if action == POINTS:
            state.score(self.seat, -effect.amount, RIVALS)
            state.score(self.taker, effect.amount, RIVALS)
        else:
            state.gain(GUARDS, self.seat, -effect.guards)
            state.gain(COINS, self.seat, -effect.coins)
            state.gain(GUARDS, self.taker, effect.guards)
            state.gain(COINS, self.taker, effect.coins)

    def refuse(self, state: Table, action: int) -> Refusal:
        return Refusal("COI-J17", "no.Tribute", {"card": self.card})


class Penance(Choice[Table]):
    """An opponent loses points or one of his clerics."""

    __slots__ = ("card",)
    card: i64

    def __init__(self, seat: i64, card: i64) -> None:
        self.seat = seat
        self.card = card

    def legal(self, state: Table) -> list[int]:
        menu = [POINTS]
        for card in members(state.cards[self.seat] & state.tables.card_mask[CLERIC]):
            menu.append(LOSE + card)
        return menu

    def resolve(self, state: Table, action: int) -> None:
        if action == POINTS:
            state.score(self.seat, -state.tables.card_effect[self.card].amount, RIVALS)
            return
        card = action - LOSE
        state.cards[self.seat] &= ~BIT[card]
        if card >= START_CARDS:
            state.discard |= BIT[card]
        if state.log is not None:
            state.tell("lost", seat=self.seat, card=card)
        state.shift(CLERIC, self.seat, -state.tables.card_influence[card])

    def refuse(self, state: Table, action: int) -> Refusal:
        return Refusal("COI-J3", "no.Penance", {"card": self.card})


class Recall(Choice[Table]):
    """Acquire a card of the discard pile for a fixed cost, or pass."""

    __slots__ = ("cost",)
    cost: i64

    def __init__(self, seat: i64, cost: i64) -> None:
        self.seat = seat
        self.cost = cost

    def legal(self, state: Table) -> list[int]:
        menu: list[int] = []
        for card in members(state.discard):
            if city.price(state, self.seat, card, self.cost) <= state.stock(state.tables.card_cost[card], self.seat):
                menu.append(RECALL + card)
        menu.append(PASS)
        return menu

    def resolve(self, state: Table, action: int) -> None:
        if action == PASS:
            return
        card = action - RECALL
        state.discard &= ~BIT[card]
        if state.log is not None:
            state.tell("recalled", seat=self.seat, card=card)
        city.buy(state, self.seat, card, self.cost)

    def refuse(self, state: Table, action: int) -> Refusal:
        card = action - RECALL
        if 0 <= card < 56 and state.discard >> card & 1:
            cost = city.price(state, self.seat, card, self.cost)
            return Refusal("COI-K8", "no.Recall.cost", {"card": card, "amount": cost})
        return Refusal("COI-J4", "no.Recall", {})


class Copy(Choice[Table]):
    """Repeat the immediate bonus of an own card of a class."""

    __slots__ = ("track",)
    track: i64

    def __init__(self, seat: i64, track: i64) -> None:
        self.seat = seat
        self.track = track

    def legal(self, state: Table) -> list[int]:
        tables = state.tables
        own = state.cards[self.seat] & tables.card_mask[self.track] & tables.now_cards & ~state.busy
        return [COPY + card for card in members(own)]

    def resolve(self, state: Table, action: int) -> None:
        card = action - COPY
        if state.log is not None:
            state.tell("copied", seat=self.seat, card=card)
        state.push(CardBonus(self.seat, card, CARD))

    def refuse(self, state: Table, action: int) -> Refusal:
        card = action - COPY
        if 0 <= card < 56 and state.busy >> card & 1:
            return Refusal("COI-J26", "no.Copy.busy", {"card": card})
        return Refusal("COI-J25", "no.Copy", {"track": self.track})


class Rise(Choice[Table]):
    """One space up on a track of choice."""

    __slots__ = ()

    def legal(self, state: Table) -> list[int]:
        return [TRACK, TRACK + 1, TRACK + 2, TRACK + 3]

    def resolve(self, state: Table, action: int) -> None:
        state.shift(action - TRACK, self.seat, 1)

    def refuse(self, state: Table, action: int) -> Refusal:
        return Refusal("COI-Q15", "no.Track", {})


class ScoreVoyage(Choice[Table]):
    """Score an own voyage now, in the order of the board, up to a number of them."""

    __slots__ = ("first", "left", "source")
    first: i64
    left: i64
    source: i64

    def __init__(self, seat: i64, first: i64, left: i64, source: i64) -> None:
        self.seat = seat
        self.first = first
        self.left = left
        self.source = source

    def legal(self, state: Table) -> list[int]:
        menu: list[int] = []
        for slot in range(self.first, SLOTS):
            if state.invested[self.seat] >> slot & 1:
                menu.append(SCORE + slot)
        if menu:
            menu.append(PASS)
        return menu

    def resolve(self, state: Table, action: int) -> None:
        if action == PASS:
            return
        slot: i64 = action - SCORE
        if state.log is not None:
            state.tell("voyage_now", seat=self.seat, voyage=state.voyages[slot])
        state.score(self.seat, scoring.voyage(state, self.seat, slot), self.source)
        if self.left > 1:
            state.push(ScoreVoyage(self.seat, slot + 1, self.left - 1, self.source))

    def refuse(self, state: Table, action: int) -> Refusal:
        slot = action - SCORE
        if 0 <= slot < self.first:
            return Refusal("COI-Q10", "no.ScoreVoyage.order", {})
        return Refusal("COI-M10", "no.ScoreVoyage", {})


class JudgeCard(Choice[Table]):
    """Score one own game-end card now."""

    __slots__ = ("source",)
    source: i64

    def __init__(self, seat: i64, source: i64) -> None:
        self.seat = seat
        self.source = source

    def legal(self, state: Table) -> list[int]:
        return [JUDGE + card for card in members(state.cards[self.seat] & state.tables.end_cards)]

    def resolve(self, state: Table, action: int) -> None:
        card = action - JUDGE
        if state.log is not None:
            state.tell("card_now", seat=self.seat, card=card)
        state.score(self.seat, scoring.end_card(state, self.seat, card), self.source)

    def refuse(self, state: Table, action: int) -> Refusal:
        return Refusal("COI-M11", "no.JudgeCard", {})


class JudgeTrack(Choice[Table]):
    """Score one influence scoring tile now, by one's own rank."""

    __slots__ = ("source",)
    source: i64

    def __init__(self, seat: i64, source: i64) -> None:
        self.seat = seat
        self.source = source

    def legal(self, state: Table) -> list[int]:
        return [TRACK, TRACK + 1, TRACK + 2, TRACK + 3]

    def resolve(self, state: Table, action: int) -> None:
        track: i64 = action - TRACK
        if state.log is not None:
            state.tell("track_now", seat=self.seat, track=track)
        state.score(self.seat, scoring.majority(state, track, self.seat), self.source)

    def refuse(self, state: Table, action: int) -> Refusal:
        return Refusal("COI-M11", "no.Track", {})
