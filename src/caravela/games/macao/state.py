"""What lies on the table of Macao, and the small moves every rule makes with it."""

from typing import ClassVar, Final

from mypy_extensions import i64

from caravela.games.macao.tables import LAST_SPACE, ON_TOP, Tables
from caravela.kernel.events import Event
from caravela.kernel.game import Game
from caravela.kernel.state import State

# where points come from
DELIVERY: Final = 0
TRIBUTE: Final = 1
CARD: Final = 2
GAME_END: Final = 3
CITY: Final = 4
MARKER: Final = 5
SOURCES: Final = 6

# phases
STARTING: Final = 0
PHASE_1: Final = 1
PHASE_2: Final = 2
PHASE_3: Final = 3
OVER: Final = 4

ROUNDS: Final = 12
TABLEAU: Final = 5


class Table(State):
    """A table of Macao. Numbers are seats, cards, quarters, goods and spaces as the catalog orders them.

    Piles of cubes are held as cubes.py says.
    """

    __slots__ = (
        "aboard",
        "active",
        "afloat",
        "bought",
        "deck",
        "delivered",
        "dice",
        "discard",
        "display",
        "free",
        "gold",
        "jokers",
        "ledger",
        "markers",
        "offices",
        "order",
        "owned",
        "phase",
        "picked",
        "points",
        "ports",
        "powers",
        "rose",
        "ship",
        "supply",
        "tableau",
        "tables",
        "taken",
        "tiles",
        "tribute_gold",
        "tribute_prestige",
        "used",
        "walked",
        "wall",
    )  # fmt: skip
    shared: ClassVar[tuple[str, ...]] = ("tables",)
    tables: Tables
    phase: i64
    tribute_gold: i64
    tribute_prestige: i64
    taken: i64  # quarters taken in this turn
    walked: i64  # moves on the wall in this turn
    bought: i64  # tributes in this turn
    afloat: i64  # 1 if sailing was the last thing done, and no card worked with it
    used: int  # of the seat's active cards, by their place: those used in this turn
    order: list[int]  # seats in wall order
    wall: list[int]  # space of each seat's disc, 0 to 15
    offices: list[int]  # two a round
    deck: list[int]  # never changed in place
    discard: list[int]  # never changed in place
    display: list[int]  # six places: card or -1
    dice: list[int]  # pips by colour, 0 before the first roll
    picked: list[int]  # per seat: mask of the dice used in this round
    tableau: list[list[int]]  # per seat: cards not yet active
    active: list[list[int]]  # per seat: cards in the order of their activation
    powers: list[int]  # per seat: what the active cards bring
    supply: list[int]  # per seat: pile at the arrow
    rose: list[int]  # seat * 6 + space - 1: piles
    gold: list[int]
    points: list[int]
    markers: list[int]  # punish markers
    jokers: list[int]
    ledger: list[int]  # seat * SOURCES: points by source
    tiles: list[int]  # per quarter: the good that lay or lies there
    free: list[int]  # quarters that nobody owns; never changed in place
    owned: list[int]  # per seat: mask of quarters
    aboard: list[int]  # seat * 8 + good: tiles on the ship
    delivered: list[int]  # seat * 8 + good
    ports: list[int]  # per port: tiles delivered
    ship: list[int]  # per seat: space of the sea

    def __init__(self, game: Game, seats: i64) -> None:
        super().__init__(game, seats)

    def clone(self) -> "Table":
        t = Table(self.game, self.seats)
        t.copy_base(self)
        t.tables = self.tables
        t.phase = self.phase
        t.tribute_gold = self.tribute_gold
        t.tribute_prestige = self.tribute_prestige
        t.taken = self.taken
        t.walked = self.walked
        t.bought = self.bought
        t.afloat = self.afloat
        t.used = self.used
        t.order = self.order[:]
        t.wall = self.wall[:]
        t.offices = self.offices
        t.deck = self.deck
        t.discard = self.discard
        t.display = self.display[:]
        t.dice = self.dice[:]
        t.picked = self.picked[:]
        t.tableau = [cards[:] for cards in self.tableau]
        t.active = [cards[:] for cards in self.active]
        t.powers = self.powers[:]
        t.supply = self.supply[:]
        t.rose = self.rose[:]
        t.gold = self.gold[:]
        t.points = self.points[:]
        t.markers = self.markers[:]
        t.jokers = self.jokers[:]
        t.ledger = self.ledger[:]
        t.tiles = self.tiles
        t.free = self.free
        t.owned = self.owned[:]
        t.aboard = self.aboard[:]
        t.delivered = self.delivered[:]
        t.ports = self.ports[:]
        t.ship = self.ship[:]
        return t

    def scores(self) -> list[int]:
        return self.points[:]

    def ranking(self) -> list[int]:
        places = [0] * self.seats
        for place, seat in enumerate(sorted(self.order, key=self._standing), 1):
            places[seat] = place
        return places

    def _standing(self, seat: int) -> tuple[int, int]:
        return -self.points[seat], self.order.index(seat)

    def tell(self, key: str, **args: int) -> None:
        """Say what happened; call it only when somebody listens."""
        assert self.log is not None
        self.log.append(Event(key, args))

    def has(self, seat: i64, power: i64) -> bool:
        """Whether an active card of a seat works at a moment, or changes a rule."""
        return self.powers[seat] >> power & 1 == 1

    # gold and points

    def earn(self, seat: i64, amount: i64) -> None:
        """Take gold from the bank, or pay it."""
        if amount == 0:
            return
        self.gold[seat] += amount
        if self.log is not None:
            self.tell("gold", seat=seat, amount=amount)

    def score(self, seat: i64, points: i64, source: i64) -> None:
        """Add points, or take them; a score may fall below 0."""
        if points == 0:
            return
        self.points[seat] += points
        self.ledger[seat * SOURCES + source] += points
        if self.log is not None:
            self.tell("score", seat=seat, amount=points, source=source)

    def gain(self, seat: i64, cubes: i64) -> None:
        """Put a pile from the bank into a supply."""
        if cubes == 0:
            return
        self.supply[seat] += cubes
        if self.log is not None:
            self.tell("cubes", seat=seat, pile=cubes)

    def spend(self, seat: i64, cubes: i64) -> None:
        """Put a pile from a supply back into the bank."""
        self.supply[seat] -= cubes
        if self.log is not None:
            self.tell("paid", seat=seat, pile=cubes)

    # cards

    def throw(self, card: int) -> None:
        """Put a card on the discard pile."""
        self.discard = [*self.discard, card]
        if self.log is not None:
            self.tell("discarded", card=card)

    # the wall

    def line_up(self, seat: i64, space: i64) -> i64:
        """Put a disc on a space of the wall; how many discs it has overtaken."""
        order = self.order
        before = order.index(seat)
        order.pop(before)
        self.wall[seat] = int(space)
        n = len(order)
        at: i64 = 0
        while at < n and self.wall[order[at]] > space:
            at += 1
        if space == LAST_SPACE and not self.has(seat, ON_TOP):
            at = n
            while at > 0 and self.wall[order[at - 1]] < space:
                at -= 1
        elif at < n and self.wall[order[at]] == space and self.has(order[at], ON_TOP):
            at += 1
        order.insert(at, int(seat))
        return before - at if at < before else 0
