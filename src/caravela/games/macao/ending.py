"""The end of a round, and the final scoring."""

from caravela.games.macao import cards, scoring
from caravela.games.macao.state import CITY, GAME_END, MARKER, OVER, ROUNDS, Table
from caravela.kernel.steps import Step

PARTS = (MARKER, GAME_END, CITY)
"""The sources of the parts of the final scoring, in its order."""


class EndRound(Step[Table]):
    """Go on with the next round, or to the final scoring."""

    __slots__ = ()

    def run(self, state: Table) -> None:
        state.push(cards.LayOut() if state.round < ROUNDS else FinalScoring())


class FinalScoring(Step[Table]):
    """Markers for cards left over, then everything is counted."""

    __slots__ = ()

    def run(self, state: Table) -> None:
        for seat in range(state.seats):
            parts = scoring.final(state, seat)
            late = scoring.lone_markers(state, seat)
            state.markers[seat] += late
            if state.log is not None and late:
                state.tell("unused", seat=seat, markers=late)
            for i in range(3):
                state.score(seat, parts[i], PARTS[i])
        state.phase = OVER
