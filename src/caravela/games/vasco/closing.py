"""The end of a round, and of the game."""

from caravela.games.vasco import launching, placing, scoring
from caravela.games.vasco.piles import deal_projects, draw_merchant
from caravela.games.vasco.state import AT_COURT, CHARACTER, IN_HAND, OVER, READY, REALS, ROUND_END, Table
from caravela.games.vasco.tables import ALVARES, CHARACTERS, COLOURS, DIAS, MANUEL, ROUNDS
from caravela.kernel.steps import Step


class EndRound(Step[Table]):
    """Who has new crew or projects may launch; then the round is closed, or after the last one the game."""

    __slots__ = ()

    def run(self, state: Table) -> None:
        state.phase = ROUND_END
        if state.round < ROUNDS:
            state.push(NextRound())
            launching.ask_round(state, True)
            return
        keep(state)
        state.push(Finish())
        for i in range(state.seats - 1, -1, -1):
            state.push(launching.LastLaunch((state.first + i) % state.seats))


class NextRound(Step[Table]):
    """New projects, merchant ship and sailors; characters; discs return."""

    __slots__ = ()

    def run(self, state: Table) -> None:
        deal_projects(state)
        state.merchant = draw_merchant(state)
        refill(state)
        keep(state)
        state.first = state.holder[DIAS]
        state.hosted = [-1] * CHARACTERS
        for seat in range(state.seats):
            state.discs[seat] = int(state.tables.discs)
            state.extra[seat] = IN_HAND if state.holder[MANUEL] == seat else AT_COURT
        state.push(placing.BeginRound())


class Finish(Step[Table]):
    """Reals and ships that stand ready count."""

    __slots__ = ()

    def run(self, state: Table) -> None:
        for seat in range(state.seats):
            state.score(seat, scoring.ready(state, seat), READY)
            state.score(seat, scoring.reals(state, seat), REALS)
        state.phase = OVER


def refill(t: Table) -> None:
    """Sailors for each section from the right, until the bag is empty."""
    tables = t.tables
    for section in range(t.seats):
        there = sum(t.sections[section * COLOURS : (section + 1) * COLOURS])
        for _ in range(min(tables.refill, tables.room - there)):
            if t.in_bag() == 0:
                return
            t.sections[section * 4 + t.draw_sailor()] += 1


def keep(t: Table) -> None:
    """What Francisco Alvares and Bartolomeu Dias bring at the end of a round."""
    if t.holder[ALVARES] >= 0:
        t.take_missionary(t.holder[ALVARES])
    t.score(t.holder[DIAS], t.tables.dias, CHARACTER)
