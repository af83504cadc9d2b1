"""A round: the wind, then each captain's turn."""

from mypy_extensions import i64

from caravela.games.cloves.actions import LOAD, SAIL
from caravela.games.cloves.ending import Finish
from caravela.games.cloves.state import HOME, Table
from caravela.games.cloves.tables import HOLD, ISLANDS, MALACCA, ROUNDS, WINDS
from caravela.kernel.events import Refusal
from caravela.kernel.steps import Choice, Step


class Wind(Step[Table]):
    """A round begins, or the play ends."""

    __slots__ = ()

    def run(self, state: Table) -> None:
        if state.round == ROUNDS:
            state.push(Finish())
            return
        state.wind = 1 + state.draw(WINDS)
        state.round += 1
        if state.log is not None:
            state.tell("wind", round=state.round, wind=state.wind)
        state.push(Wind())
        for i in range(state.seats - 1, -1, -1):
            state.push(Sail((state.round - 1 + i) % state.seats))


class Sail(Choice[Table]):
    """Sail somewhere, or stay."""

    __slots__ = ()

    def legal(self, state: Table) -> list[int]:
        here = state.ship[self.seat]
        return [SAIL + i for i in range(max(0, here - state.wind), min(ISLANDS, here + state.wind + 1))]

    def resolve(self, state: Table, action: int) -> None:
        island = action - SAIL
        state.ship[self.seat] = island
        if state.log is not None:
            state.tell("sailed", seat=self.seat, island=island)
        if island == MALACCA:
            state.score(self.seat, state.tables.home * state.aboard[self.seat], HOME)
            state.aboard[self.seat] = 0
        else:
            state.push(Load(self.seat, island))

    def refuse(self, state: Table, action: int) -> Refusal:
        if action >= LOAD:
            return Refusal("CLO-B1", "no.Sail", {})
        return Refusal("CLO-B2", "no.Sail.far", {"island": action - SAIL, "wind": state.wind})


class Load(Choice[Table]):
    """Load cloves of an island."""

    __slots__ = ("island",)
    island: i64

    def __init__(self, seat: i64, island: i64) -> None:
        self.seat = seat
        self.island = island

    def legal(self, state: Table) -> list[int]:
        most = min(state.left[self.island], HOLD - state.aboard[self.seat])
        return [LOAD + amount for amount in range(most + 1)]

    def resolve(self, state: Table, action: int) -> None:
        amount = action - LOAD
        state.left[self.island] -= amount
        state.aboard[self.seat] += amount
        if amount and state.log is not None:
            state.tell("loaded", seat=self.seat, island=self.island, cloves=amount)

    def refuse(self, state: Table, action: int) -> Refusal:
        if action < LOAD:
            return Refusal("CLO-C1", "no.Load", {"island": self.island})
        return Refusal("CLO-C2", "no.Load.many", {"island": self.island, "cloves": action - LOAD})
