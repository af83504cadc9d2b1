"""Phase 3: the merchant ship, what ships bring, and sailing out of full ports."""

from mypy_extensions import i64

from caravela.games.vasco import closing, merchants
from caravela.games.vasco.state import FULL_PORT, PHASE_3, SHIP, Table
from caravela.games.vasco.tables import MERCHANT, PORTS, SERNIGI
from caravela.kernel.steps import Step


class Navigation(Step[Table]):
    """Phase 3 begins: a merchant ship still at court is sent now."""

    __slots__ = ()

    def run(self, state: Table) -> None:
        state.phase = PHASE_3
        state.push(closing.EndRound())
        state.push(Sail())
        state.push(Yield())
        if state.merchant >= 0:
            state.push(merchants.Send(state.holder[SERNIGI], MERCHANT + state.merchant, True))


class Yield(Step[Table]):
    """Every ship on the route brings what is printed on it, and points where its port is full."""

    __slots__ = ()

    def run(self, state: Table) -> None:
        tables = state.tables
        for port in range(PORTS - 1, -1, -1):
            full: i64 = tables.full[port] if state.is_full(port) else 0
            for dock in range(tables.first_dock[port], tables.first_dock[port + 1]):
                ship = state.docks[dock]
                if 0 <= ship < MERCHANT:
                    seat = state.owner[ship]
                    state.receive(seat, tables.yield_reals[ship])
                    state.score(seat, tables.yield_points[ship], SHIP)
                    state.score(seat, full, FULL_PORT)


class Sail(Step[Table]):
    """From Calicut down, the ships of each full port sail on, the leftmost first."""

    __slots__ = ()

    def run(self, state: Table) -> None:
        first = state.tables.first_dock
        for port in range(PORTS - 1, -1, -1):
            if state.is_full(port):
                for dock in range(first[port], first[port + 1]):
                    sail(state, port, dock)


def sail(t: Table, port: i64, dock: i64) -> None:
    """A ship goes to the first dock of the next port that can take it, or leaves the game."""
    ship = t.docks[dock]
    t.docks[dock] = -1
    if port + 1 < PORTS:
        docks = t.free_docks(port + 1, ship)
        if docks:
            t.docks[docks[0]] = ship
            if t.log is not None:
                if ship < MERCHANT:
                    t.tell("sailed", ship=ship, dock=docks[0])
                else:
                    t.tell("merchant_sailed", merchant=ship - MERCHANT, dock=docks[0])
            return
    if ship >= MERCHANT:
        if t.log is not None:
            t.tell("merchant_lost", merchant=ship - MERCHANT)
        return
    seat = t.owner[ship]
    t.owner[ship] = -1
    t.captains[seat] += 1
    if t.log is not None:
        t.tell("removed", seat=seat, ship=ship)
