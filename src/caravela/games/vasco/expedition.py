"""The navigation area: captains go aboard, the ships sail to one port and each brings points and a bonus."""

from mypy_extensions import i64

from caravela.games.vasco import projects, recruiting
from caravela.games.vasco.actions import BOARD, DEPART, DOCK, PORT
from caravela.games.vasco.state import DOCK as DOCKED
from caravela.games.vasco.state import Table
from caravela.games.vasco.tables import (
    DOCKS,
    OF_CAPTAIN,
    OF_PROJECT,
    OF_REALS,
    OF_SAILOR,
    PORTS,
    SHIPS,
)
from caravela.kernel.events import Refusal
from caravela.kernel.masks import BIT, members
from caravela.kernel.steps import Choice, Step


class Embark(Choice[Table]):
    """A captain goes aboard one more ship, in the catalog's order; or the ships depart."""

    __slots__ = ("last",)
    last: i64  # the ship that was boarded last, -1 before the first

    def __init__(self, seat: i64, last: i64) -> None:
        self.seat = seat
        self.last = last

    def legal(self, state: Table) -> list[int]:
        menu = [DEPART] if state.aboard else []
        if state.captains[self.seat] > 0:
            for ship in members(state.launched[self.seat] & ~state.aboard):
                if ship > self.last and state.has_port(state.aboard | BIT[ship]):
                    menu.append(BOARD + ship)
        return menu

    def resolve(self, state: Table, action: int) -> None:
        if action == DEPART:
            state.push(Port(self.seat))
            return
        ship = action - BOARD
        state.captains[self.seat] -= 1
        state.aboard |= BIT[ship]
        if state.log is not None:
            state.tell("boarded", seat=self.seat, ship=ship)
        state.push(Embark(self.seat, ship))

    def refuse(self, state: Table, action: int) -> Refusal:
        ship = action - BOARD
        if action == DEPART:
            return Refusal("VAS-N7", "no.Embark.none", {})
        if not 0 <= ship < SHIPS:
            return Refusal("VAS-Q14", "no.Embark", {})
        args = {"ship": ship}
        if not state.launched[self.seat] & BIT[ship]:
            return Refusal("VAS-N6", "no.Embark.launched", args)
        if state.aboard & BIT[ship]:
            return Refusal("VAS-N7", "no.Embark.aboard", args)
        if ship < self.last:
            return Refusal("VAS-Q14", "no.Embark.order", args)
        return Refusal("VAS-N8", "no.Embark.port", args)


class Port(Choice[Table]):
    """Choose the port for all of the ships."""

    __slots__ = ()

    def legal(self, state: Table) -> list[int]:
        return [PORT + port for port in range(PORTS) if state.fits(state.aboard, port)]

    def resolve(self, state: Table, action: int) -> None:
        state.push(Place(self.seat, action - PORT))

    def refuse(self, state: Table, action: int) -> Refusal:
        if PORT <= action < PORT + PORTS:
            return Refusal("VAS-N8", "no.Port.room", {"port": action - PORT})
        return Refusal("VAS-Q15", "no.Port", {})


class Place(Step[Table]):
    """Place the ships that are aboard, the one of least capacity first."""

    __slots__ = ("port", "seat")
    seat: i64
    port: i64

    def __init__(self, seat: i64, port: i64) -> None:
        self.seat = seat
        self.port = port

    def run(self, state: Table) -> None:
        for ship in state.tables.by_capacity:
            if state.aboard & BIT[ship]:
                state.push(self)
                state.push(Dock(self.seat, self.port, ship))
                return


class Dock(Choice[Table]):
    """Choose the dock for a ship. Those after it have no less capacity, so whatever it takes, they find room."""

    __slots__ = ("port", "ship")
    port: i64
    ship: i64

    def __init__(self, seat: i64, port: i64, ship: i64) -> None:
        self.seat = seat
        self.port = port
        self.ship = ship

    def legal(self, state: Table) -> list[int]:
        return [DOCK + dock for dock in state.free_docks(self.port, self.ship)]

    def resolve(self, state: Table, action: int) -> None:
        dock = action - DOCK
        ship = self.ship
        state.aboard &= ~BIT[ship]
        state.launched[self.seat] &= ~BIT[ship]
        state.docks[dock] = int(ship)
        state.owner[ship] = int(self.seat)
        if state.log is not None:
            state.tell("sent", seat=self.seat, ship=ship, dock=dock)
        state.score(self.seat, state.tables.dock_value[dock], DOCKED)
        bonus(state, self.seat, self.port)

    def refuse(self, state: Table, action: int) -> Refusal:
        dock = action - DOCK
        if not 0 <= dock < DOCKS:
            return Refusal("VAS-Q16", "no.Dock", {})
        if state.tables.dock_port[dock] != self.port:
            return Refusal("VAS-N6", "no.Dock.port", {"port": int(self.port)})
        return dock_refusal(state, self.ship, dock)


def bonus(t: Table, seat: i64, port: i64) -> None:
    """What the coast gives for a ship."""
    kind = t.tables.bonus[port]
    amount: i64 = t.tables.bonus_amount[port]
    if kind == OF_REALS:
        t.receive(seat, amount)
        return
    for _ in range(amount):
        if kind == OF_PROJECT:
            t.push(projects.Gift(seat))
        elif kind == OF_SAILOR:
            t.push(recruiting.Sailor(seat))
        elif kind == OF_CAPTAIN:
            t.take_captain(seat)


def dock_refusal(t: Table, ship: i64, dock: int) -> Refusal:
    """Why a ship, as it is on docks, cannot lie at a dock."""
    if t.docks[dock] >= 0:
        return Refusal("VAS-N3", "no.Dock.taken", {"dock": dock})
    args = {"value": t.tables.dock_value[dock], "amount": t.tables.capacity[ship]}
    return Refusal("VAS-N4", "no.Dock.capacity", args)


def cheapest(t: Table, seat: i64) -> i64:
    """0 if an expedition can be sent, -1 if not: it costs nothing beyond the fee."""
    if t.captains[seat] > 0:
        for ship in members(t.launched[seat]):
            if t.has_port(BIT[ship]):
                return 0
    return -1
