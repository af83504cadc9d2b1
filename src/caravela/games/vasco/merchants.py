"""Merchant ships: no crew, no captain, no points; the sender gets the bonus of the port."""

from mypy_extensions import i64

from caravela.games.vasco import expedition
from caravela.games.vasco.actions import DOCK, PASS, PORT
from caravela.games.vasco.state import PHASE_3, Table
from caravela.games.vasco.tables import DOCKS, MERCHANT, PORTS
from caravela.kernel.events import Refusal
from caravela.kernel.steps import Choice


class Send(Choice[Table]):
    """Choose the port for a merchant ship; later, if it need not be sent now."""

    __slots__ = ("must", "ship")
    ship: i64
    must: bool

    def __init__(self, seat: i64, ship: i64, must: bool) -> None:
        self.seat = seat
        self.ship = ship
        self.must = must

    def run(self, state: Table) -> None:
        if self.must and not self.legal(state):
            discard(state, self.ship)
        else:
            super().run(state)

    def legal(self, state: Table) -> list[int]:
        menu = [PORT + port for port in range(PORTS) if state.free_docks(port, self.ship)]
        if not self.must:
            menu.append(PASS)
        return menu

    def resolve(self, state: Table, action: int) -> None:
        if action != PASS:
            state.push(MerchantDock(self.seat, action - PORT, self.ship))

    def refuse(self, state: Table, action: int) -> Refusal:
        if PORT <= action < PORT + PORTS:
            return Refusal(
                "VAS-M2", "no.Send.room", {"port": action - PORT, "amount": state.tables.capacity[self.ship]}
            )
        if action == PASS:
            return Refusal("VAS-F1" if state.phase == PHASE_3 else "VAS-S20", "no.Send.must", {})
        return Refusal("VAS-Q17", "no.Send", {})


class MerchantDock(Choice[Table]):
    """Choose the dock for a merchant ship."""

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
        leave(state, self.ship)
        state.docks[dock] = int(self.ship)
        if state.log is not None:
            state.tell("merchant", seat=self.seat, merchant=self.ship - MERCHANT, dock=dock)
        expedition.bonus(state, self.seat, self.port)

    def refuse(self, state: Table, action: int) -> Refusal:
        dock = action - DOCK
        if not 0 <= dock < DOCKS:
            return Refusal("VAS-Q17", "no.Dock", {})
        if state.tables.dock_port[dock] != self.port:
            return Refusal("VAS-Q17", "no.MerchantDock.port", {"port": int(self.port)})
        return expedition.dock_refusal(state, self.ship, dock)


def leave(t: Table, ship: i64) -> None:
    """A merchant ship leaves the court, or the hand of the one it was given to."""
    if ship == MERCHANT + t.merchant:
        t.merchant = -1
    else:
        t.gift = -1


def discard(t: Table, ship: i64) -> None:
    leave(t, ship)
    if t.log is not None:
        t.tell("merchant_lost", merchant=ship - MERCHANT)
