"""Phases A and B: the dice are rolled, drafted and placed."""

from mypy_extensions import i64

from caravela.games.coimbra import city, pilgrim
from caravela.games.coimbra.actions import DRAFT, PLACE
from caravela.games.coimbra.state import MONASTERY, OUT, PHASE_A, PHASE_B, POOL, TOKENS, Table
from caravela.games.coimbra.tables import CASTLE, CASTLE_POINTS
from caravela.kernel.events import Refusal
from caravela.kernel.masks import BIT, members
from caravela.kernel.steps import Choice, Step


class Roll(Step[Table]):
    """A round begins: the first player rolls all dice."""

    __slots__ = ()

    def run(self, state: Table) -> None:
        state.round += 1
        state.phase = PHASE_A
        state.location = 0
        state.pool = []
        tables = state.tables
        row = state.seats * 5
        for colour in range(5):
            for _ in range(tables.dice[row + colour]):
                state.pool.append(int(colour * 6 + state.draw(6)))
        state.pool.sort()
        for i in range(5):
            if tables.token_place[row + i] >= 0:
                state.line_up(TOKENS + i, tables.token_place[row + i], tables.token_value[row + i])
        if state.log is not None:
            state.tell("round", round=state.round)
        state.push(Turn(0))


class Turn(Step[Table]):
    """The next player drafts, until each has placed three dice."""

    __slots__ = ("number",)
    number: i64

    def __init__(self, number: i64) -> None:
        self.number = number

    def run(self, state: Table) -> None:
        state.phase = PHASE_B
        if self.number == 3 * state.seats:
            state.push(city.Evaluate())
            return
        state.push(Turn(self.number + 1))
        state.push(Draft(state.order[self.number % state.seats], self.number // state.seats))


class Draft(Choice[Table]):
    """Choose a die from the pool."""

    __slots__ = ("holder",)
    holder: i64

    def __init__(self, seat: i64, holder: i64) -> None:
        self.seat = seat
        self.holder = holder

    def legal(self, state: Table) -> list[int]:
        menu: list[int] = []
        last = -1
        for face in state.pool:
            if face != last:
                menu.append(DRAFT + face)
                last = face
        return menu

    def resolve(self, state: Table, action: int) -> None:
        face = action - DRAFT
        state.pool.remove(face)
        state.face[self.seat * 3 + self.holder] = face
        state.push(Place(self.seat, self.holder))

    def refuse(self, state: Table, action: int) -> Refusal:
        if DRAFT <= action < DRAFT + 30:
            return Refusal("COI-B2", "no.Draft.die", {"colour": action // 6, "pips": action % 6 + 1})
        return Refusal("COI-B2", "no.Draft", {})


class Place(Choice[Table]):
    """Place the chosen die on a location."""

    __slots__ = ("holder",)
    holder: i64

    def __init__(self, seat: i64, holder: i64) -> None:
        self.seat = seat
        self.holder = holder

    def legal(self, state: Table) -> list[int]:
        return [PLACE, PLACE + 1, PLACE + 2, PLACE + 3]

    def resolve(self, state: Table, action: int) -> None:
        location = action - PLACE
        code = self.seat * 3 + self.holder
        face = state.face[code]
        state.line_up(code, location, face % 6 + 1)
        if state.log is not None:
            state.tell("placed", seat=self.seat, colour=face // 6, pips=face % 6 + 1, location=location)
        if location == CASTLE:
            state.score(self.seat, pilgrim.lasting(state, self.seat, CASTLE_POINTS), MONASTERY)

    def refuse(self, state: Table, action: int) -> Refusal:
        return Refusal("COI-B3", "no.Place", {})


def lay_out(t: Table) -> None:
    """Twelve cards from the character stack, and the crown tokens on them."""
    for slot in range(12):
        t.display[slot] = draw_card(t)
    t.tokens = [OUT] * 4
    for column in range(3, -1, -1):
        for row in range(3):
            card = t.display[row * 4 + column]
            track = t.tables.card_class[card]
            if t.tokens[track] == OUT:
                t.tokens[track] = card


def draw_card(t: Table) -> int:
    """The next card of the stack: back II as long as there are any."""
    upper = t.deck & t.tables.second_stack
    cards = members(upper if upper else t.deck)
    card = cards[t.draw(len(cards))]
    t.deck &= ~BIT[card]
    return card


def no_dice(t: Table) -> None:
    """No die is anywhere yet."""
    t.face = [-1] * 12
    t.value = [0] * 17
    t.place = [POOL] * 17
    t.queue = []
