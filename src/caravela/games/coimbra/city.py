"""Phase C: the dice are retrieved, location by location."""

from mypy_extensions import i64

from caravela.games.coimbra import effects, order, pilgrim, voyage
from caravela.games.coimbra.actions import ACQUIRE, CAP, DISTRESS, PASS, RESOURCE, TILE
from caravela.games.coimbra.state import CARD, FAVOR_TILE, HELD, OUT, PHASE_C, SHUTTER, START, TOKENS, Table
from caravela.games.coimbra.tables import CARDS, CASTLE, COINS, DISCOUNT, GUARDS, NOW, ON_CLASS
from caravela.kernel.events import Refusal
from caravela.kernel.masks import BIT, members
from caravela.kernel.steps import Choice, Step

ANY: int = -1


class Evaluate(Step[Table]):
    """Trigger the next die; close each location that has none left."""

    __slots__ = ()

    def run(self, state: Table) -> None:
        state.phase = PHASE_C
        queue = state.queue
        while state.location < 4:
            if queue and state.place[queue[0]] == state.location:
                self.trigger(state, queue.pop(0))
                return
            close(state)
        state.push(order.NewOrder())

    def trigger(self, t: Table, code: i64) -> None:
        t.push(self)
        if code >= TOKENS:
            purge(t, code)
            return
        t.active = code
        seat = code // 3
        t.push(Retrieve())
        if t.location == CASTLE:
            t.push(Castle(seat))
        else:
            t.push(Acquire(seat, code))


class Retrieve(Step[Table]):
    """The resolved die goes to its owner's shutters."""

    __slots__ = ()

    def run(self, state: Table) -> None:
        state.place[state.active] = SHUTTER
        state.active = -1


class Castle(Choice[Table]):
    """Take a favor tile, or distress."""

    __slots__ = ()

    def legal(self, state: Table) -> list[int]:
        menu = [TILE + i for i in range(4) if state.tiles[i] < 0]
        menu.append(DISTRESS)
        return menu

    def resolve(self, state: Table, action: int) -> None:
        if action == DISTRESS:
            distress(state, self.seat)
        else:
            take_tile(state, self.seat, action - TILE)

    def refuse(self, state: Table, action: int) -> Refusal:
        if TILE <= action < TILE + 4:
            return Refusal("COI-T13", "no.tile", {"tile": action - TILE})
        return Refusal("COI-C3", "no.Castle", {})


class Favor(Choice[Table]):
    """A card gives one of the favor tiles that are left; it may be declined."""

    __slots__ = ()

    def legal(self, state: Table) -> list[int]:
        menu = [TILE + i for i in range(4) if state.tiles[i] < 0]
        menu.append(PASS)
        return menu

    def resolve(self, state: Table, action: int) -> None:
        if action != PASS:
            take_tile(state, self.seat, action - TILE)

    def refuse(self, state: Table, action: int) -> Refusal:
        if TILE <= action < TILE + 4:
            return Refusal("COI-T13", "no.tile", {"tile": action - TILE})
        return Refusal("COI-J7", "no.Favor", {})


class Acquire(Choice[Table]):
    """Acquire a card of the row beside the location for the value of the die, or distress."""

    __slots__ = ("code",)
    code: i64

    def __init__(self, seat: i64, code: i64) -> None:
        self.seat = seat
        self.code = code

    def legal(self, state: Table) -> list[int]:
        menu: list[int] = []
        value: i64 = state.value[self.code]
        start = state.location * 4 - 4
        for slot in range(start, start + 4):
            card = state.display[slot]
            if card >= 0:
                cost = price(state, self.seat, card, value)
                if cost <= state.stock(state.tables.card_cost[card], self.seat):
                    menu.append(ACQUIRE + card)
        menu.append(DISTRESS)
        return menu

    def resolve(self, state: Table, action: int) -> None:
        if action == DISTRESS:
            distress(state, self.seat)
            return
        card = action - ACQUIRE
        state.display[state.display.index(card)] = -1
        state.push(Crown(self.seat, card))
        if state.log is not None:
            state.tell("acquired", seat=self.seat, card=card)
        buy(state, self.seat, card, state.value[self.code])

    def refuse(self, state: Table, action: int) -> Refusal:
        if ACQUIRE <= action < ACQUIRE + CARDS:
            card = action - ACQUIRE
            start = state.location * 4 - 4
            if card in state.display[start : start + 4]:
                return Refusal("COI-C11", "no.Acquire.cost", {"card": card, "amount": state.value[self.code]})
            return Refusal("COI-C4", "no.Acquire.row", {"card": card, "location": state.location})
        return Refusal("COI-C4", "no.Acquire", {"location": state.location})


class Crown(Step[Table]):
    """The crown token on an acquired card."""

    __slots__ = ("card", "seat")
    seat: i64
    card: i64

    def __init__(self, seat: i64, card: i64) -> None:
        self.seat = seat
        self.card = card

    def run(self, state: Table) -> None:
        for i in range(4):
            if state.tokens[i] == self.card:
                state.tokens[i] = int(HELD + self.seat)
                if state.log is not None:
                    state.tell("crown", seat=self.seat, track=i)


class Triggers(Step[Table]):
    """Start cards that answer to an acquired card."""

    __slots__ = ("card", "seat")
    seat: i64
    card: i64

    def __init__(self, seat: i64, card: i64) -> None:
        self.seat = seat
        self.card = card

    def run(self, state: Table) -> None:
        tables = state.tables
        track: i64 = tables.card_class[self.card]
        for own in members(state.cards[self.seat] & tables.triggers):
            effect = tables.card_effect[own]
            if effect.op == ON_CLASS and effect.arg == track:
                effects.grant(state, self.seat, effect, 1, START)


class Cap(Choice[Table]):
    """Put the cap tile on an own waiting die, or pass."""

    __slots__ = ()

    def legal(self, state: Table) -> list[int]:
        menu: list[int] = []
        first = self.seat * 3
        for holder in range(3):
            code = first + holder
            if code in state.queue and state.place[code] != CASTLE and not self.twin(state, code):
                menu.append(CAP + holder)
        menu.append(PASS)
        return menu

    def twin(self, t: Table, code: i64) -> bool:
        """Whether the die before this one in its row is the same: capping either comes to the same."""
        at = t.queue.index(code)
        if at == 0:
            return False
        other: i64 = t.queue[at - 1]
        return other // 3 == self.seat and t.face[other] == t.face[code] and t.place[other] == t.place[code]

    def resolve(self, state: Table, action: int) -> None:
        if action == PASS:
            return
        code: i64 = self.seat * 3 + action - CAP
        state.cap = code
        state.queue.remove(code)
        state.line_up(code, state.place[code], state.value[code] + 3)
        if state.log is not None:
            state.tell("capped", seat=self.seat, amount=state.value[code], location=state.place[code])

    def refuse(self, state: Table, action: int) -> Refusal:
        code = self.seat * 3 + action - CAP
        if CAP <= action < CAP + 3 and code in state.queue and state.place[code] != CASTLE:
            return Refusal("COI-Q17", "no.Cap.twin", {})
        return Refusal("COI-T5", "no.Cap", {})


class Goods(Choice[Table]):
    """Seven guards or seven coins."""

    __slots__ = ()

    def legal(self, state: Table) -> list[int]:
        return [RESOURCE + GUARDS, RESOURCE + COINS]

    def resolve(self, state: Table, action: int) -> None:
        state.gain(action - RESOURCE, self.seat, 7)

    def refuse(self, state: Table, action: int) -> Refusal:
        return Refusal("COI-T10", "no.Goods", {})


def take_tile(t: Table, seat: i64, tile: int) -> None:
    """A favor tile and what it gives at once."""
    t.tiles[tile] = int(seat)
    if t.log is not None:
        t.tell("favor", seat=seat, tile=tile)
    if tile == 0:
        t.push(voyage.Invest(seat, ANY))
    elif tile == 1:
        t.score(seat, 4, FAVOR_TILE)
        t.push(Cap(seat))
    elif tile == 2:
        t.score(seat, 2, FAVOR_TILE)
        t.push(pilgrim.Walk(seat, 3))
    else:
        t.push(Goods(seat))


def distress(t: Table, seat: i64) -> None:
    if t.log is not None:
        t.tell("distress", seat=seat)
    t.gain(GUARDS, seat, 2)
    t.gain(COINS, seat, 2)


def price(t: Table, seat: i64, card: i64, cost: i64) -> i64:
    """What a card costs a seat after its discounts."""
    tables = t.tables
    own = t.cards[seat] & tables.discounts
    if own:
        for other in members(own):
            effect = tables.card_effect[other]
            if effect.op == DISCOUNT and effect.arg == tables.card_cost[card]:
                cost -= effect.amount
    return cost if cost > 0 else 0


def buy(t: Table, seat: i64, card: i64, cost: i64) -> None:
    """Pay for a card and take what it offers: influence, bonus, then what start cards add."""
    tables = t.tables
    t.gain(tables.card_cost[card], seat, -price(t, seat, card, cost))
    t.cards[seat] |= BIT[card]
    t.shift(tables.card_class[card], seat, tables.card_influence[card])
    t.push(Triggers(seat, card))
    if tables.card_when[card] == NOW:
        t.push(effects.CardBonus(seat, card, CARD))


def purge(t: Table, code: i64) -> None:
    """A die token discards the card of highest influence in its row, the leftmost of several."""
    start = t.location * 4 - 4
    chosen: i64 = -1
    highest: i64 = 0
    for slot in range(start, start + 4):
        card = t.display[slot]
        if card >= 0 and t.tables.card_influence[card] > highest:
            highest = t.tables.card_influence[card]
            chosen = slot
    if chosen >= 0:
        discard(t, chosen)


def discard(t: Table, slot: i64) -> None:
    """A card of the display goes to the discard pile; a crown token on it is out for the round."""
    card = t.display[slot]
    t.display[slot] = -1
    t.discard |= BIT[card]
    for i in range(4):
        if t.tokens[i] == card:
            t.tokens[i] = OUT
    if t.log is not None:
        t.tell("discarded", card=card)


def close(t: Table) -> None:
    """The location is evaluated: what is left of its row is discarded."""
    if t.location > CASTLE:
        start = t.location * 4 - 4
        for slot in range(start, start + 4):
            if t.display[slot] >= 0:
                discard(t, slot)
    t.location += 1
