"""What can never happen on a table of Cloves, whatever is chosen; asked after every action of a play."""

from caravela import State
from caravela.games.cloves.state import HOME, SOURCES, Table
from caravela.games.cloves.tables import HOLD, ROUNDS, WINDS


class Laws:
    def __init__(self, state: State) -> None:
        self.check(state)

    def check(self, state: State) -> None:
        """Every clove lies on an island, in a hold or in Malacca."""
        t = state
        assert isinstance(t, Table)
        brought = sum(t.ledger[HOME::SOURCES]) // t.tables.home
        assert sum(t.left) + sum(t.aboard) + brought == sum(t.tables.bears)
        assert min(t.left + t.aboard + t.ledger) >= 0
        assert max(t.aboard) <= HOLD
        assert 1 <= t.wind <= WINDS
        assert 1 <= t.round <= ROUNDS
