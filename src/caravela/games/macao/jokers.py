"""Joker tiles: a cube of any colour, or gold."""

from mypy_extensions import i64

from caravela.games.macao.actions import GOLD, TAKE
from caravela.games.macao.cubes import COLOURS, ONE
from caravela.games.macao.state import Table
from caravela.games.macao.tables import DOUBLE_JOKER
from caravela.kernel.events import Refusal
from caravela.kernel.steps import Choice


def spend(t: Table, seat: i64) -> None:
    """Spend a joker tile; with the juggler it counts double."""
    t.jokers[seat] -= 1
    if t.log is not None:
        t.tell("joker", seat=seat)
    t.push(Joker(seat, 2 if t.has(seat, DOUBLE_JOKER) else 1, 0))


class Joker(Choice[Table]):
    """Take a cube or gold, so many times: cubes in the order of the colours, then gold."""

    __slots__ = ("first", "left")
    left: i64
    first: i64

    def __init__(self, seat: i64, left: i64, first: i64) -> None:
        self.seat = seat
        self.left = left
        self.first = first

    def legal(self, state: Table) -> list[int]:
        menu = [TAKE + colour for colour in range(self.first, COLOURS)]
        menu.append(GOLD)
        return menu

    def resolve(self, state: Table, action: int) -> None:
        if action == GOLD:
            state.earn(self.seat, self.left * state.tables.joker_gold)
            return
        colour: i64 = action - TAKE
        state.gain(self.seat, ONE[colour])
        if self.left > 1:
            state.push(Joker(self.seat, self.left - 1, colour))

    def refuse(self, state: Table, action: int) -> Refusal:
        if TAKE <= action < TAKE + COLOURS:
            return Refusal("MAC-Q2", "no.Gather.colour", {"colour": action - TAKE})
        return Refusal("MAC-J1", "no.Joker", {})
