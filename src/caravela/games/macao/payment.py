"""Cubes of free colours: paid and gained one by one, in the order of the colours."""

from mypy_extensions import i64

from caravela.games.macao.actions import PAY, TAKE
from caravela.games.macao.cubes import COLOURS, ONE, count, of_colour
from caravela.games.macao.state import Table
from caravela.kernel.events import Refusal
from caravela.kernel.steps import Choice


class Pay(Choice[Table]):
    """Pay so many cubes of any colours, none of a colour before the first."""

    __slots__ = ("cubes", "first")
    cubes: i64
    first: i64

    def __init__(self, seat: i64, cubes: i64, first: i64) -> None:
        self.seat = seat
        self.cubes = cubes
        self.first = first

    def run(self, state: Table) -> None:
        supply: i64 = state.supply[self.seat]
        if count(supply) == self.cubes:
            state.spend(self.seat, supply)
            return
        menu = self.legal(state)
        if len(menu) > 1:
            state.ask(self, menu)
        else:
            self.resolve(state, menu[0])

    def legal(self, state: Table) -> list[int]:
        supply: i64 = state.supply[self.seat]
        menu: list[int] = []
        after: i64 = 0
        for colour in range(COLOURS - 1, self.first - 1, -1):
            own = of_colour(supply, colour)
            after += own
            if own and after >= self.cubes:
                menu.append(PAY + colour)
        menu.reverse()
        return menu

    def resolve(self, state: Table, action: int) -> None:
        state.spend(self.seat, ONE[action - PAY])
        if self.cubes > 1:
            state.push(Pay(self.seat, self.cubes - 1, action - PAY))

    def refuse(self, state: Table, action: int) -> Refusal:
        if PAY <= action < PAY + COLOURS:
            return Refusal("MAC-Q2", "no.Pay.colour", {"colour": action - PAY})
        return Refusal("MAC-A3", "no.Pay", {"amount": int(self.cubes)})


class Gather(Choice[Table]):
    """Gain so many cubes of any colours, none of a colour before the first."""

    __slots__ = ("cubes", "first")
    cubes: i64
    first: i64

    def __init__(self, seat: i64, cubes: i64, first: i64) -> None:
        self.seat = seat
        self.cubes = cubes
        self.first = first

    def legal(self, state: Table) -> list[int]:
        return [TAKE + colour for colour in range(self.first, COLOURS)]

    def resolve(self, state: Table, action: int) -> None:
        colour: i64 = action - TAKE
        state.gain(self.seat, ONE[colour])
        if self.cubes > 1:
            state.push(Gather(self.seat, self.cubes - 1, colour))

    def refuse(self, state: Table, action: int) -> Refusal:
        if TAKE <= action < TAKE + COLOURS:
            return Refusal("MAC-Q2", "no.Gather.colour", {"colour": action - TAKE})
        return Refusal("MAC-F4", "no.Gather", {})
