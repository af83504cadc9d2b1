"""Phase F: investing in voyages; then the end of the round or of the game."""

from mypy_extensions import i64

from caravela.games.coimbra import dice, scoring
from caravela.games.coimbra.actions import INVEST, PASS
from caravela.games.coimbra.state import DIPLOMA, GAME_END, LEFTOVER, MAJORITY, OUT, OVER, PHASE_F, VOYAGE, Table
from caravela.games.coimbra.tables import SLOTS
from caravela.kernel.events import Refusal
from caravela.kernel.masks import BIT
from caravela.kernel.steps import Choice, Step

PARTS = (VOYAGE, MAJORITY, DIPLOMA, GAME_END, LEFTOVER)


class PhaseF(Step[Table]):
    """Each player may invest in one voyage."""

    __slots__ = ()

    def run(self, state: Table) -> None:
        state.phase = PHASE_F
        state.push(EndRound())
        for seat in reversed(state.order):
            state.push(Invest(seat, -1))


class Invest(Choice[Table]):
    """Invest in one voyage, of a resource (-1: of either), or pass."""

    __slots__ = ("resource",)
    resource: i64

    def __init__(self, seat: i64, resource: i64) -> None:
        self.seat = seat
        self.resource = resource

    def legal(self, state: Table) -> list[int]:
        menu: list[int] = []
        for slot in range(SLOTS):
            if not state.invested[self.seat] >> slot & 1:
                pay = state.tables.voyage_pay[state.voyages[slot]]
                if self.resource in (-1, pay) and price(state, self.seat, slot) <= state.stock(pay, self.seat):
                    menu.append(INVEST + slot)
        menu.append(PASS)
        return menu

    def resolve(self, state: Table, action: int) -> None:
        if action == PASS:
            return
        slot: i64 = action - INVEST
        voyage = state.voyages[slot]
        state.gain(state.tables.voyage_pay[voyage], self.seat, -price(state, self.seat, slot))
        state.invested[self.seat] |= BIT[slot]
        if state.log is not None:
            state.tell("invested", seat=self.seat, voyage=voyage)

    def refuse(self, state: Table, action: int) -> Refusal:
        slot = action - INVEST
        if not 0 <= slot < SLOTS:
            return Refusal("COI-F1", "no.Invest", {})
        voyage = state.voyages[slot]
        if state.invested[self.seat] >> slot & 1:
            return Refusal("COI-V1", "no.Invest.again", {"voyage": voyage})
        if self.resource not in (-1, state.tables.voyage_pay[voyage]):
            return Refusal("COI-J9" if self.resource else "COI-J10", "no.Invest.kind", {"resource": self.resource})
        return Refusal("COI-V2", "no.Invest.cost", {"voyage": voyage, "amount": price(state, self.seat, slot)})


def price(t: Table, seat: i64, slot: i64) -> i64:
    """What a voyage costs; the first favor tile makes it 2 cheaper."""
    cost: i64 = t.tables.voyage_cost[t.voyages[slot]]
    if t.tiles[0] == seat:
        cost -= 2
    return cost if cost > 0 else 0


class EndRound(Step[Table]):
    """Final scoring when the stack is empty; else tiles and tokens return and the next round is laid out."""

    __slots__ = ()

    def run(self, state: Table) -> None:
        if state.deck == 0:
            finish(state)
            return
        state.tiles = [-1] * 4
        state.tokens = [OUT] * 4
        state.cap = -1
        dice.lay_out(state)
        state.push(dice.Roll())


def finish(t: Table) -> None:
    """Final scoring."""
    parts = [scoring.final(t, seat) for seat in range(t.seats)]
    for i in range(len(PARTS)):
        for seat in t.order:
            t.score(seat, parts[seat][i], PARTS[i])
    t.phase = OVER
