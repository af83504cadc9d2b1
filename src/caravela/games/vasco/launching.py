"""Launching: a complete crew of different colours turns a project into a ship."""

from mypy_extensions import i64

from caravela.games.vasco.actions import CREW, LAUNCH, PASS
from caravela.games.vasco.state import Table
from caravela.games.vasco.tables import COLOURS, SHIPS, WHITE
from caravela.kernel.events import Refusal
from caravela.kernel.masks import BIT, members, size
from caravela.kernel.steps import Choice


class Launch(Choice[Table]):
    """Launch a project, one after another, or no more."""

    __slots__ = ()

    def legal(self, state: Table) -> list[int]:
        menu = launchable(state, self.seat)
        if menu:
            menu.append(PASS)
        return menu

    def resolve(self, state: Table, action: int) -> None:
        if action == PASS:
            state.changed &= ~BIT[self.seat]
            return
        state.push(self)
        state.push(Crew(self.seat, action - LAUNCH))

    def refuse(self, state: Table, action: int) -> Refusal:
        if LAUNCH <= action < LAUNCH + SHIPS:
            return refusal(state, self.seat, action - LAUNCH)
        return Refusal("VAS-Q9", "no.Launch", {})


class Afterwards(Launch):
    """Launching where crew or projects have changed since it was last asked."""

    __slots__ = ()

    def legal(self, state: Table) -> list[int]:
        return super().legal(state) if state.changed & BIT[self.seat] else []


class LastLaunch(Launch):
    """Launching before the final scoring: each ship needs a captain to put aboard."""

    __slots__ = ()

    def legal(self, state: Table) -> list[int]:
        return super().legal(state) if spare_captain(state, self.seat) else []


class Crew(Choice[Table]):
    """Choose the colours of the crew."""

    __slots__ = ("ship",)
    ship: i64

    def __init__(self, seat: i64, ship: i64) -> None:
        self.seat = seat
        self.ship = ship

    def legal(self, state: Table) -> list[int]:
        own = colours(state, self.seat)
        menu: list[int] = []
        for crew in state.tables.crew_sets[state.tables.crew[self.ship]]:
            if crew & own == crew:
                menu.append(CREW + crew)
        return menu

    def resolve(self, state: Table, action: int) -> None:
        base = self.seat * 5
        for colour in members(action - CREW):
            state.crews[base + colour] -= 1
            if colour == WHITE:
                state.missionaries += 1
            else:
                state.bag[colour] += 1
        state.projects[self.seat] &= ~BIT[self.ship]
        state.launched[self.seat] |= BIT[self.ship]
        if state.log is not None:
            state.tell("launched", seat=self.seat, ship=self.ship, crew=action - CREW)

    def refuse(self, state: Table, action: int) -> Refusal:
        if CREW <= action < CREW + BIT[COLOURS + 1]:
            crew = action - CREW
            if size(crew) != state.tables.crew[self.ship]:
                return Refusal("VAS-L1", "no.Crew.size", {"ship": self.ship, "amount": state.tables.crew[self.ship]})
            return Refusal("VAS-L1", "no.Crew.colours", {"crew": crew})
        return Refusal("VAS-Q7", "no.Crew", {"ship": self.ship})


def colours(t: Table, seat: i64) -> int:
    """The set of colours that a seat has sailors of, white for missionaries."""
    own = 0
    base = seat * 5
    for colour in range(COLOURS + 1):
        if t.crews[base + colour]:
            own |= BIT[colour]
    return own


def launchable(t: Table, seat: i64) -> list[int]:
    """Projects for which a seat has the crew, as actions."""
    menu: list[int] = []
    if t.projects[seat]:
        hands = size(colours(t, seat))
        for ship in members(t.projects[seat]):
            if t.tables.crew[ship] <= hands:
                menu.append(LAUNCH + ship)
    return menu


def spare_captain(t: Table, seat: i64) -> bool:
    """Whether a captain is left for one more ship."""
    return t.captains[seat] > size(t.launched[seat])


def ask_round(t: Table, changed_only: bool) -> None:
    """From the first player clockwise, everybody may launch; or those whose crew or projects have changed."""
    for i in range(t.seats - 1, -1, -1):
        seat = (t.first + i) % t.seats
        t.push(Afterwards(seat) if changed_only else Launch(seat))


def refusal(t: Table, seat: i64, ship: i64) -> Refusal:
    """Why a seat cannot launch a project."""
    if not t.projects[seat] & BIT[ship]:
        return Refusal("VAS-L1", "no.launch.project", {"ship": int(ship)})
    return Refusal("VAS-L1", "no.launch.crew", {"ship": int(ship), "amount": t.tables.crew[ship]})
