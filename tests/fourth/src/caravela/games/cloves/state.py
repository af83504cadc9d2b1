"""What lies on the table of Cloves."""

from typing import ClassVar, Final

from mypy_extensions import i64

from caravela.games.cloves.tables import Tables
from caravela.kernel.events import Event
from caravela.kernel.game import Game
from caravela.kernel.state import State

# where points come from
HOME: Final = 0
ABOARD: Final = 1
SOURCES: Final = 2


class Table(State):
    """A table of Cloves. Islands are numbers as the catalog orders them."""

    __slots__ = ("aboard", "ledger", "left", "ship", "tables", "wind")
    shared: ClassVar[tuple[str, ...]] = ("tables",)
    tables: Tables
    wind: i64
    left: list[int]  # cloves on each island
    ship: list[int]  # per seat: its island
    aboard: list[int]  # per seat: cloves
    ledger: list[int]  # seat * SOURCES: points by source

    def __init__(self, game: Game, seats: i64) -> None:
        super().__init__(game, seats)

    def clone(self) -> "Table":
        t = Table(self.game, self.seats)
        t.copy_base(self)
        t.tables = self.tables
        t.wind = self.wind
        t.left = self.left[:]
        t.ship = self.ship[:]
        t.aboard = self.aboard[:]
        t.ledger = self.ledger[:]
        return t

    def scores(self) -> list[int]:
        return [self.ledger[2 * seat] + self.ledger[2 * seat + 1] for seat in range(self.seats)]

    def ranking(self) -> list[int]:
        scores = self.scores()
        return [1 + sum(other > own for other in scores) for own in scores]

    def tell(self, key: str, **args: int) -> None:
        """Say what happened; call it only when somebody listens."""
        assert self.log is not None
        self.log.append(Event(key, args))

    def score(self, seat: i64, points: i64, source: i64) -> None:
        if points == 0:
            return
        self.ledger[seat * SOURCES + source] += points
        if self.log is not None:
            self.tell("score", seat=seat, amount=points, source=source)
