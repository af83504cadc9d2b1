"""The projects area: one project, two, or the framed one, which comes launched."""

from mypy_extensions import i64

from caravela.games.vasco.actions import PASS, PROJECT
from caravela.games.vasco.state import Table
from caravela.games.vasco.tables import UPPER
from caravela.kernel.events import Refusal
from caravela.kernel.masks import BIT
from caravela.kernel.steps import Choice


class Purchase(Choice[Table]):
    """Buy a project."""

    __slots__ = ()

    def legal(self, state: Table) -> list[int]:
        menu: list[int] = []
        for place in range(UPPER + 1):
            if state.slots[place] >= 0 and price(state, place) <= state.reals[self.seat]:
                menu.append(PROJECT + place)
        return menu

    def resolve(self, state: Table, action: int) -> None:
        place = action - PROJECT
        state.receive(self.seat, -price(state, place))
        if place < UPPER:
            take(state, self.seat, place)
            state.push(Second(self.seat, place))
            return
        ship = state.slots[place]
        state.slots[place] = -1
        state.launched[self.seat] |= BIT[ship]
        if state.log is not None:
            state.tell("framed", seat=self.seat, ship=ship)

    def refuse(self, state: Table, action: int) -> Refusal:
        place = action - PROJECT
        if not 0 <= place <= UPPER:
            return Refusal("VAS-J2", "no.Purchase", {})
        if state.slots[place] < 0:
            return Refusal("VAS-J7", "no.project.gone", {})
        # upper projects cost the same: where there is a choice, they can be paid
        return Refusal("VAS-J4", "no.Purchase.price", {"ship": state.slots[place], "price": int(price(state, place))})


class Second(Choice[Table]):
    """Buy a second project, one to the right of the first, or not."""

    __slots__ = ("first",)
    first: i64

    def __init__(self, seat: i64, first: i64) -> None:
        self.seat = seat
        self.first = first

    def legal(self, state: Table) -> list[int]:
        if second_price(state) > state.reals[self.seat]:
            return []
        menu: list[int] = []
        for place in range(self.first + 1, UPPER):
            if state.slots[place] >= 0:
                menu.append(int(PROJECT + place))
        if menu:
            menu.append(PASS)
        return menu

    def resolve(self, state: Table, action: int) -> None:
        if action != PASS:
            state.receive(self.seat, -second_price(state))
            take(state, self.seat, action - PROJECT)

    def refuse(self, state: Table, action: int) -> Refusal:
        place = action - PROJECT
        if place == UPPER:
            return Refusal("VAS-J4", "no.Second.framed", {})
        if not 0 <= place < UPPER:
            return Refusal("VAS-Q10", "no.Second", {})
        if state.slots[place] < 0:
            return Refusal("VAS-J7", "no.project.gone", {})
        return Refusal("VAS-Q10", "no.Second.order", {})


class Gift(Choice[Table]):
    """Natal gives an upper project."""

    __slots__ = ()

    def legal(self, state: Table) -> list[int]:
        return [PROJECT + place for place in range(UPPER) if state.slots[place] >= 0]

    def resolve(self, state: Table, action: int) -> None:
        take(state, self.seat, action - PROJECT)

    def refuse(self, state: Table, action: int) -> Refusal:
        if action == PROJECT + UPPER:
            return Refusal("VAS-N16", "no.Gift.framed", {})
        if PROJECT <= action < PROJECT + UPPER:
            return Refusal("VAS-N16", "no.project.gone", {})
        return Refusal("VAS-N16", "no.Gift", {})


def take(t: Table, seat: i64, place: i64) -> None:
    """A project from an upper place, project side up."""
    ship = t.slots[place]
    t.slots[place] = -1
    t.projects[seat] |= BIT[ship]
    t.changed |= BIT[seat]
    if t.log is not None:
        t.tell("project", seat=seat, ship=ship)


def price(t: Table, place: i64) -> i64:
    """What the project in a place costs alone."""
    return t.tables.project_price[0] if place < UPPER else t.tables.crew[t.slots[place]]


def second_price(t: Table) -> i64:
    """What a second project adds to the price."""
    return t.tables.project_price[1] - t.tables.project_price[0]


def can_buy_two(t: Table, seat: i64) -> bool:
    """Whether two upper projects are there and can be paid."""
    offered = UPPER - t.slots[:UPPER].count(-1)
    return offered > 1 and t.tables.project_price[1] <= t.reals[seat]


def cheapest(t: Table) -> i64:
    """The least that a purchase costs, -1 if nothing is left."""
    least: i64 = -1
    for place in range(UPPER + 1):
        if t.slots[place] >= 0:
            cost = price(t, place)
            if least < 0 or cost < least:
                least = cost
    return least
