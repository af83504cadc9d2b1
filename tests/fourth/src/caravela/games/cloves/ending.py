"""The end of the play."""

from caravela.games.cloves import scoring
from caravela.games.cloves.state import ABOARD, Table
from caravela.kernel.steps import Step


class Finish(Step[Table]):
    """Cloves aboard count."""

    __slots__ = ()

    def run(self, state: Table) -> None:
        for seat in range(state.seats):
            state.score(seat, scoring.aboard(state, seat), ABOARD)
