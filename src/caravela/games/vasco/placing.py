"""Phase 1: the round's VdG tile, and the action discs with their numbers."""

from mypy_extensions import i64

from caravela.games.vasco import acting
from caravela.games.vasco.actions import AREA, NUMBER, PASS
from caravela.games.vasco.state import IN_HAND, ON_AREA, PHASE_1, Table
from caravela.games.vasco.tables import NUMBERS
from caravela.kernel.events import Refusal
from caravela.kernel.steps import Choice, Step


class BeginRound(Step[Table]):
    """The open VdG tile sets the marker and brings Reals to the court."""

    __slots__ = ()

    def run(self, state: Table) -> None:
        state.round += 1
        state.phase = PHASE_1
        vdg = state.vdg_next
        state.vdg = vdg
        state.vdg_next = -1
        tables = state.tables
        state.free = tables.vdg_start[vdg]
        state.court = tables.vdg_reals[vdg * 2 : vdg * 2 + 2]
        if state.log is not None:
            state.tell("round", round=state.round, number=state.free)
            state.tell("first", seat=state.first)
        state.push(Turn(state.first))


class Turn(Step[Table]):
    """A player places a disc, then it is the next one's turn; nobody has any left: phase 2."""

    __slots__ = ("seat",)
    seat: i64

    def __init__(self, seat: i64) -> None:
        self.seat = seat

    def run(self, state: Table) -> None:
        seat = self.seat
        for _ in range(state.seats):
            if state.discs[seat] > 0 or state.extra[seat] == IN_HAND:
                state.push(Turn((seat + 1) % state.seats))
                state.push(Number(seat))
                return
            seat = (seat + 1) % state.seats
        state.push(acting.Reveal())


class Number(Choice[Table]):
    """Choose a sequence number: a common one, or 21 or 22 for the extra disc."""

    __slots__ = ()

    def legal(self, state: Table) -> list[int]:
        menu: list[int] = []
        numbers = state.numbers
        if state.discs[self.seat] > 0:
            for number in range(NUMBERS):
                if numbers[number] < 0:
                    menu.append(NUMBER + number)
        if state.extra[self.seat] == IN_HAND:
            for number in range(NUMBERS, NUMBERS + 2):
                if numbers[number] < 0:
                    menu.append(NUMBER + number)
        return menu

    def resolve(self, state: Table, action: int) -> None:
        state.push(Area(self.seat, action - NUMBER))

    def refuse(self, state: Table, action: int) -> Refusal:
        number = action - NUMBER
        if action == PASS:
            return Refusal("VAS-P11", "no.Number.pass", {})
        if not 0 <= number < NUMBERS + 2:
            return Refusal("VAS-Q2", "no.Number", {})
        if number >= NUMBERS:
            return Refusal("VAS-P14", "no.Number.extra", {"number": number + 1})
        if state.numbers[number] >= 0:
            return Refusal("VAS-P5", "no.Number.taken", {"number": number + 1})
        return Refusal("VAS-P13", "no.Number.disc", {"number": number + 1})


class Area(Choice[Table]):
    """Place the disc with its number on a free action space of an area."""

    __slots__ = ("number",)
    number: i64

    def __init__(self, seat: i64, number: i64) -> None:
        self.seat = seat
        self.number = number

    def legal(self, state: Table) -> list[int]:
        menu = [AREA + area for area in state.areas()]
        assert menu, "there are more action spaces than discs"
        return menu

    def resolve(self, state: Table, action: int) -> None:
        area = action - AREA
        if self.number < NUMBERS:
            state.discs[self.seat] -= 1
        else:
            state.extra[self.seat] = ON_AREA
        state.numbers[self.number] = int(self.seat * 4 + area)
        if state.log is not None:
            state.tell("placed", seat=self.seat, number=self.number + 1, area=area)

    def refuse(self, state: Table, action: int) -> Refusal:
        if AREA <= action < AREA + 4:
            return Refusal("VAS-P9", "no.Area.full", {"area": action - AREA})
        return Refusal("VAS-Q2", "no.Area", {})
