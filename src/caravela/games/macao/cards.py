"""Phase 1: cards are laid out and set the tribute, and each player takes one."""

from mypy_extensions import i64

from caravela.games.macao import dice, effects
from caravela.games.macao.actions import DRAFT, DROP, PASS
from caravela.games.macao.cubes import COLOURS
from caravela.games.macao.state import PHASE_1, STARTING, TABLEAU, Table
from caravela.games.macao.tables import CARDS, FREE_DRAFT
from caravela.games.macao.tables import DRAFT as ON_DRAFT
from caravela.kernel.events import Refusal
from caravela.kernel.steps import Choice, Step


class LayOut(Step[Table]):
    """A round begins: two offices and four other cards, and what they make the tribute."""

    __slots__ = ()

    def run(self, state: Table) -> None:
        state.round += 1
        state.phase = PHASE_1
        state.dice = [0] * COLOURS
        state.picked = [0] * state.seats
        first = state.round * 2 - 2
        gold: i64 = 0
        prestige: i64 = 0
        for place in range(6):
            card = state.offices[first + place] if place < 2 else turn_up(state)
            state.display[place] = card
            gold += state.tables.card_gold[card]
            prestige += state.tables.card_prestige[card]
        state.tribute_gold = gold
        state.tribute_prestige = prestige
        if state.log is not None:
            state.tell("round", round=state.round)
            state.tell("tribute", gold=gold, points=prestige)
        for place in range(5, 1 + state.seats, -1):
            put_away(state, place)
        state.push(dice.Roll())
        state.push(Clear())
        for seat in reversed(state.order):
            state.push(Draft(seat))


class Draft(Choice[Table]):
    """Take a card on display onto the tableau."""

    __slots__ = ()

    def legal(self, state: Table) -> list[int]:
        menu = [DRAFT + card for card in state.display if card >= 0]
        if state.has(self.seat, FREE_DRAFT):
            menu.append(PASS)
        return menu

    def resolve(self, state: Table, action: int) -> None:
        if action == PASS:
            if state.log is not None:
                state.tell("idle", seat=self.seat)
            return
        card = action - DRAFT
        state.display[state.display.index(card)] = -1
        state.tableau[self.seat].append(card)
        if state.log is not None:
            state.tell("drafted", seat=self.seat, card=card)
        if len(state.tableau[self.seat]) > TABLEAU:
            state.push(Drop(self.seat, True))
        if state.has(self.seat, ON_DRAFT):
            effects.on_card(state, self.seat, ON_DRAFT, card)

    def refuse(self, state: Table, action: int) -> Refusal:
        clause = "MAC-B2" if state.phase == STARTING else "MAC-C5"
        if DRAFT <= action < DRAFT + CARDS:
            return Refusal(clause, "no.Draft.card", {"card": action - DRAFT})
        return Refusal(clause, "no.Draft", {})


class Drop(Choice[Table]):
    """Discard a card of the tableau: the sixth one, which costs a punish marker, or a payment, which does not."""

    __slots__ = ("sixth",)
    sixth: bool

    def __init__(self, seat: i64, sixth: bool) -> None:
        self.seat = seat
        self.sixth = sixth

    def legal(self, state: Table) -> list[int]:
        return [DROP + card for card in state.tableau[self.seat]]

    def resolve(self, state: Table, action: int) -> None:
        state.tableau[self.seat].remove(action - DROP)
        state.throw(action - DROP)
        if self.sixth:
            effects.punish(state, self.seat)

    def refuse(self, state: Table, action: int) -> Refusal:
        return Refusal("MAC-C7" if self.sixth else "MAC-F12", "no.Drop", {})


class Clear(Step[Table]):
    """The cards that nobody took go to the discard pile."""

    __slots__ = ()

    def run(self, state: Table) -> None:
        for place in range(6):
            if state.display[place] >= 0:
                put_away(state, place)


def put_away(t: Table, place: i64) -> None:
    card = t.display[place]
    t.display[place] = -1
    t.throw(card)


def turn_up(t: Table) -> int:
    """The next card of the stack."""
    at = t.draw(len(t.deck))
    card = t.deck[at]
    t.deck = t.deck[:at] + t.deck[at + 1 :]
    return card
