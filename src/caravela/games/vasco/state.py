"""What lies on the table of Vasco da Gama, and the small moves every rule makes with it."""

from typing import ClassVar, Final

from mypy_extensions import i64

from caravela.games.vasco.tables import COLOURS, PORTS, WHITE, Tables
from caravela.kernel.events import Event
from caravela.kernel.game import Game
from caravela.kernel.masks import BIT
from caravela.kernel.state import State

# where points come from
CHARACTER: Final = 0
DOCK: Final = 1
SHIP: Final = 2
FULL_PORT: Final = 3
READY: Final = 4
REALS: Final = 5
SOURCES: Final = 6

# where an extra disc is
AT_COURT: Final = 0
IN_HAND: Final = 1
ON_AREA: Final = 2
ON_PORTRAIT: Final = 3

# phases
SETTING_UP: Final = 0
PHASE_1: Final = 1
PHASE_2: Final = 2
PHASE_3: Final = 3
ROUND_END: Final = 4
OVER: Final = 5


class Table(State):
    """A table of Vasco da Gama. Numbers are seats, ships, tiles, docks and places as the catalog orders them."""

    __slots__ = (
        "aboard", "bag", "called", "captains", "changed", "court", "crews", "discs", "docks", "extra", "first", "free",
        "gift", "holder", "hosted", "launched", "ledger", "merchant", "merchants_left", "missionaries", "numbers",
        "owner", "phase", "points", "projects", "reals", "sections", "slots", "stacks", "tables", "tops", "vdg",
        "vdg_next", "vdgs_left", "waiting",
    )  # fmt: skip
    shared: ClassVar[tuple[str, ...]] = ("tables",)
    tables: Tables
    phase: i64
    first: i64  # the first player's seat
    vdg: i64  # VdG tile of this round, or -1
    vdg_next: i64  # VdG tile face up on its stack, or -1
    free: i64  # the number above which the marker stands, 0 before round 1
    called: i64  # number - 1 that is being resolved, or -1
    merchant: i64  # merchant ship face up at court, or -1
    gift: i64  # the one that is sent before round 1, or -1
    aboard: int  # ships with a captain aboard that are to be placed
    changed: int  # seats whose crew or projects have changed since they were last asked to launch
    vdgs_left: int
    merchants_left: int
    missionaries: i64  # at court
    stacks: list[int]  # three masks: ships that are still face down
    tops: list[int]  # the open ship on each stack, or -1
    slots: list[int]  # 7 places of the projects area: ship or -1
    bag: list[int]  # sailors of each colour
    sections: list[int]  # section * 4 + colour, active sections only
    court: list[int]  # two sums of Reals, 0 when taken
    holder: list[int]  # of each character, -1 at court
    hosted: list[int]  # seat whose disc lies on a portrait, or -1
    numbers: list[int]  # 22: seat * 4 + area where it lies, -1 when free
    docks: list[int]  # ship, MERCHANT + merchant ship, or -1
    owner: list[int]  # seat of each ship that is on the route, or -1
    crews: list[int]  # seat * 5 + colour: sailors, then missionaries
    captains: list[int]  # in a seat's hand
    waiting: list[int]  # captains of a seat in the recruiting area
    reals: list[int]
    points: list[int]
    ledger: list[int]  # seat * SOURCES: points by source
    projects: list[int]  # per seat: ships, project side up
    launched: list[int]  # per seat: ships that are launched and not sent
    discs: list[int]  # action discs in a seat's hand
    extra: list[int]  # where a seat's extra disc is

    def __init__(self, game: Game, seats: i64) -> None:
        super().__init__(game, seats)

    def clone(self) -> "Table":
        t = Table(self.game, self.seats)
        t.copy_base(self)
        t.tables = self.tables
        t.phase = self.phase
        t.first = self.first
        t.vdg = self.vdg
        t.vdg_next = self.vdg_next
        t.free = self.free
        t.called = self.called
        t.merchant = self.merchant
        t.gift = self.gift
        t.aboard = self.aboard
        t.changed = self.changed
        t.vdgs_left = self.vdgs_left
        t.merchants_left = self.merchants_left
        t.missionaries = self.missionaries
        t.stacks = self.stacks[:]
        t.tops = self.tops[:]
        t.slots = self.slots[:]
        t.bag = self.bag[:]
        t.sections = self.sections[:]
        t.court = self.court[:]
        t.holder = self.holder[:]
        t.hosted = self.hosted[:]
        t.numbers = self.numbers[:]
        t.docks = self.docks[:]
        t.owner = self.owner[:]
        t.crews = self.crews[:]
        t.captains = self.captains[:]
        t.waiting = self.waiting[:]
        t.reals = self.reals[:]
        t.points = self.points[:]
        t.ledger = self.ledger[:]
        t.projects = self.projects[:]
        t.launched = self.launched[:]
        t.discs = self.discs[:]
        t.extra = self.extra[:]
        return t

    def scores(self) -> list[int]:
        return self.points[:]

    def ranking(self) -> list[int]:
        standing = [self._standing(seat) for seat in range(self.seats)]
        return [1 + sum(1 for other in standing if other > own) for own in standing]

    def _standing(self, seat: int) -> tuple[int, int, int]:
        return self.points[seat], self.owner.count(seat), sum(self.crews[seat * 5 : seat * 5 + COLOURS])

    def tell(self, key: str, **args: int) -> None:
        """Say what happened; call it only when somebody listens."""
        assert self.log is not None
        self.log.append(Event(key, args))

    # Reals and points

    def receive(self, seat: i64, reals: i64) -> None:
        """Reals from the bank; less than none are Reals to it."""
        if reals == 0:
            return
        self.reals[seat] += reals
        if self.log is not None:
            self.tell("reals", seat=seat, amount=reals)

    def score(self, seat: i64, points: i64, source: i64) -> None:
        if points == 0:
            return
        self.points[seat] += points
        self.ledger[seat * SOURCES + source] += points
        if self.log is not None:
            self.tell("score", seat=seat, amount=points, source=source)

    # people

    def take_missionary(self, seat: i64) -> None:
        """A missionary from the court, if there is one."""
        if self.missionaries == 0:
            return
        self.missionaries -= 1
        self.crews[seat * 5 + WHITE] += 1
        self.changed |= BIT[seat]
        if self.log is not None:
            self.tell("missionary", seat=seat)

    def take_sailors(self, seat: i64, colour: i64, amount: i64) -> None:
        self.crews[seat * 5 + colour] += amount
        self.changed |= BIT[seat]
        if self.log is not None:
            self.tell("sailors", seat=seat, amount=amount, colour=colour)

    def take_captain(self, seat: i64) -> None:
        """An own captain from the recruiting area, if one is left."""
        if self.waiting[seat] == 0:
            return
        self.waiting[seat] -= 1
        self.captains[seat] += 1
        if self.log is not None:
            self.tell("captain", seat=seat)

    def in_bag(self) -> i64:
        total: i64 = 0
        for sailors in self.bag:
            total += sailors
        return total

    def draw_sailor(self) -> int:
        """The colour of a sailor drawn from the bag, which is not empty."""
        drawn = self.draw(self.in_bag())
        colour = 0
        while drawn >= self.bag[colour]:
            drawn -= self.bag[colour]
            colour += 1
        self.bag[colour] -= 1
        return colour

    # the board

    def areas(self) -> list[int]:
        """The areas that have a free action space."""
        lying = [0, 0, 0, 0]
        for where in self.numbers:
            if where >= 0:
                lying[where & 3] += 1
        spaces = self.tables.spaces[self.seats]
        return [area for area in range(4) if lying[area] < spaces]

    def fee(self, number: i64) -> i64:
        """What it costs to perform an action with a number (less 1)."""
        cost = self.free - number - 1
        return cost if cost > 0 else 0

    def is_full(self, port: i64) -> bool:
        first = self.tables.first_dock
        return min(self.docks[first[port] : first[port + 1]]) >= 0

    def fits(self, ships: int, port: i64) -> bool:
        """Whether all of these ships find room in a port together."""
        tables = self.tables
        dock: i64 = tables.first_dock[port + 1]
        last: i64 = tables.first_dock[port]
        for ship in tables.by_capacity:
            if ships & BIT[ship]:
                # docks never rise from left to right: the free one of least value is the rightmost
                dock -= 1
                while dock >= last and self.docks[dock] >= 0:
                    dock -= 1
                if dock < last or tables.dock_value[dock] > tables.capacity[ship]:
                    return False
        return True

    def has_port(self, ships: int) -> bool:
        """Whether any port has room for all of these ships together."""
        return any(self.fits(ships, port) for port in range(PORTS))

    def free_docks(self, port: i64, ship: i64) -> list[int]:
        """Free docks of a port that a ship may lie in, from the left; `ship` is as on docks."""
        tables = self.tables
        found: list[int] = []
        for dock in range(tables.first_dock[port], tables.first_dock[port + 1]):
            if self.docks[dock] < 0 and tables.dock_value[dock] <= tables.capacity[ship]:
                found.append(dock)
        return found
