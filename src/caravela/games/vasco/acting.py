"""Phase 2: the first free number, and the numbers called from the lowest to the highest."""

from mypy_extensions import i64

from caravela.games.vasco import court, expedition, launching, projects, recruiting, sailing
from caravela.games.vasco.actions import LAUNCH, PERFORM, RENOUNCE
from caravela.games.vasco.piles import draw_vdg
from caravela.games.vasco.state import IN_HAND, PHASE_2, Table
from caravela.games.vasco.tables import COURT, NUMBERS, PROJECTS, RECRUITING, SHIPS
from caravela.kernel.events import Refusal
from caravela.kernel.masks import BIT
from caravela.kernel.steps import Choice, Step


class Reveal(Step[Table]):
    """The next VdG tile moves the marker."""

    __slots__ = ()

    def run(self, state: Table) -> None:
        state.phase = PHASE_2
        state.vdg_next = draw_vdg(state)
        change: i64 = state.tables.vdg_change[state.vdg_next]
        free = state.free + change
        if free < 1:
            free = 1
        elif free > NUMBERS:
            free = NUMBERS
        state.free = free
        if state.log is not None:
            state.tell("marker", amount=change, number=free)
        state.push(Call())


class Call(Step[Table]):
    """Call the next number; after the last one everybody may launch."""

    __slots__ = ()

    def run(self, state: Table) -> None:
        number: i64 = 0
        while number < NUMBERS + 2 and state.numbers[number] < 0:
            number += 1
        if number == NUMBERS + 2:
            state.push(sailing.Navigation())
            launching.ask_round(state, False)
            return
        state.called = number
        seat = state.numbers[number] >> 2
        state.push(self)
        state.push(Return(seat))
        state.push(Act(seat))


class Act(Choice[Table]):
    """Perform the action for its fee or renounce it; launch before, if wished."""

    __slots__ = ()

    def legal(self, state: Table) -> list[int]:
        menu = [PERFORM, RENOUNCE] if self.obstacle(state) == 0 else [RENOUNCE]
        return menu + launching.launchable(state, self.seat)

    def obstacle(self, t: Table) -> i64:
        """0 when the action can be performed; 1: the fee cannot be paid, 2: with it the action cannot, 3: no effect."""
        left = t.reals[self.seat] - t.fee(t.called)
        if left < 0:
            return 1
        area = t.numbers[t.called] & 3
        if area == COURT:
            cost = court.cheapest(t)
        elif area == RECRUITING:
            cost = recruiting.cheapest(t, self.seat)
        elif area == PROJECTS:
            cost = projects.cheapest(t)
        else:
            cost = expedition.cheapest(t, self.seat)
        if cost < 0:
            return 3
        return 2 if cost > left else 0

    def resolve(self, state: Table, action: int) -> None:
        if action < LAUNCH:
            state.changed &= ~BIT[self.seat]
            if action == PERFORM:
                self.perform(state)
            else:
                self.renounce(state)
            return
        state.push(self)
        state.push(launching.Crew(self.seat, action - LAUNCH))

    def perform(self, t: Table) -> None:
        fee = t.fee(t.called)
        area = t.numbers[t.called] & 3
        if t.log is not None:
            t.tell("performs", seat=self.seat, number=t.called + 1, area=area, fee=fee)
        t.receive(self.seat, -fee)
        t.push(launching.Afterwards(self.seat))
        if area == COURT:
            t.push(court.Audience(self.seat))
        elif area == RECRUITING:
            t.push(recruiting.Recruit(self.seat))
        elif area == PROJECTS:
            t.push(projects.Purchase(self.seat))
        else:
            t.push(expedition.Embark(self.seat, -1))

    def renounce(self, t: Table) -> None:
        if t.log is not None:
            t.tell("renounces", seat=self.seat, number=t.called + 1, area=t.numbers[t.called] & 3)
        t.receive(self.seat, t.tables.payout[t.called])

    def refuse(self, state: Table, action: int) -> Refusal:
        if action == PERFORM:
            obstacle = self.obstacle(state)
            args = {"area": state.numbers[state.called] & 3, "number": int(state.called + 1)}
            if obstacle == 1:
                return Refusal("VAS-R11", "no.Act.fee", {**args, "fee": int(state.fee(state.called))})
            if obstacle == 2:
                return Refusal("VAS-R11", "no.Act.cost", {**args, "fee": int(state.fee(state.called))})
            return Refusal("VAS-R12", "no.Act.effect", args)
        if LAUNCH <= action < LAUNCH + SHIPS:
            return launching.refusal(state, self.seat, action - LAUNCH)
        return Refusal("VAS-Q5", "no.Act", {})


class Return(Step[Table]):
    """The number goes back to its place and the disc to its owner, unless it lies on a portrait."""

    __slots__ = ("seat",)
    seat: i64

    def __init__(self, seat: i64) -> None:
        self.seat = seat

    def run(self, state: Table) -> None:
        number = state.called
        state.called = -1
        if state.numbers[number] < 0:
            return
        state.numbers[number] = -1
        if number < NUMBERS:
            state.discs[self.seat] += 1
        else:
            state.extra[self.seat] = IN_HAND
