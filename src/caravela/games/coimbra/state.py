"""What lies on the table of Coimbra, and the small moves every rule makes with it."""

from typing import ClassVar, Final

from mypy_extensions import i64

from caravela.games.coimbra.tables import GUARDS, Tables
from caravela.kernel.events import Event
from caravela.kernel.game import Game
from caravela.kernel.masks import BIT, size
from caravela.kernel.state import State

# where points come from
START: Final = 0
CARD: Final = 1
FAVOR_TILE: Final = 2
MONASTERY: Final = 3
INCOME: Final = 4
EVENING: Final = 5  # bonuses of phase E
RIVALS: Final = 6
VOYAGE: Final = 7
MAJORITY: Final = 8
DIPLOMA: Final = 9
GAME_END: Final = 10
LEFTOVER: Final = 11
SOURCES: Final = 12

# where a die is
POOL: Final = -1
SHUTTER: Final = 4

# phases
STARTING: Final = 0
PHASE_A: Final = 1
PHASE_B: Final = 2
PHASE_C: Final = 3
PHASE_D: Final = 4
PHASE_E: Final = 5
PHASE_F: Final = 6
OVER: Final = 7

TOKENS: Final = 12  # first code of the neutral dice
OUT: Final = -1  # a crown token that is not in play
HELD: Final = 56  # a crown token held by seat s is HELD + s; below, it lies on that card


class Table(State):
    """A table of Coimbra. Numbers are seats, cards, tiles, nodes and spaces as the catalog orders them."""

    __slots__ = (
        "active", "awards", "busy", "cap", "cards", "coins", "deck", "discard", "disks", "display", "face", "groups",
        "guards", "invested", "ledger", "levels", "location", "order", "phase", "pilgrim", "place", "points", "pool",
        "queue", "spaces", "stacks", "tables", "tiles", "tokens", "used", "value", "voyages",
    )  # fmt: skip
    shared: ClassVar[tuple[str, ...]] = ("tables",)
    tables: Tables
    phase: i64
    location: i64  # evaluated in phase C
    active: i64  # code of the die that is being resolved, or -1
    cap: i64  # code of the die that wears the cap tile, or -1
    busy: int  # cards whose bonus is being resolved
    used: int  # cards used in this opening of phase E
    deck: int  # cards of the character stack
    discard: int
    order: list[int]  # seats by player order
    coins: list[int]
    guards: list[int]
    points: list[int]
    ledger: list[int]  # seat * SOURCES: points by source
    levels: list[int]  # track * 4 + seat
    stacks: list[int]  # track * 4 + rank: seats from ahead to behind
    pilgrim: list[int]  # node, -1 before the start
    disks: list[int]  # per seat: mask of monastery spaces
    invested: list[int]  # per seat: mask of voyage places
    cards: list[int]  # per seat: mask of cards
    tiles: list[int]  # per favor tile: its holder, -1 in the castle
    tokens: list[int]  # per class: where its crown token is
    display: list[int]  # 12 places: card or -1
    groups: list[int]  # start cards, two a group, -1 when taken
    spaces: list[int]  # monastery tile of each space
    awards: list[int]  # influence scoring tile of each track
    voyages: list[int]  # voyage of each place
    pool: list[int]  # colour * 6 + pips - 1, sorted
    face: list[int]  # 12 dice of the players: colour * 6 + pips - 1
    value: list[int]  # 17 dice and tokens: what they count, cap included
    place: list[int]  # 17 dice and tokens: location, SHUTTER or POOL
    queue: list[int]  # codes of the waiting dice in the order in which they will be triggered

    def __init__(self, game: Game, seats: i64) -> None:
        super().__init__(game, seats)

    def clone(self) -> "Table":
        t = Table(self.game, self.seats)
        t.copy_base(self)
        t.tables = self.tables
        t.phase = self.phase
        t.location = self.location
        t.active = self.active
        t.cap = self.cap
        t.busy = self.busy
        t.used = self.used
        t.deck = self.deck
        t.discard = self.discard
        t.order = self.order[:]
        t.coins = self.coins[:]
        t.guards = self.guards[:]
        t.points = self.points[:]
        t.ledger = self.ledger[:]
        t.levels = self.levels[:]
        t.stacks = self.stacks[:]
        t.pilgrim = self.pilgrim[:]
        t.disks = self.disks[:]
        t.invested = self.invested[:]
        t.cards = self.cards[:]
        t.tiles = self.tiles[:]
        t.tokens = self.tokens[:]
        t.display = self.display[:]
        t.groups = self.groups[:]
        t.spaces = self.spaces
        t.awards = self.awards
        t.voyages = self.voyages
        t.pool = self.pool[:]
        t.face = self.face[:]
        t.value = self.value[:]
        t.place = self.place[:]
        t.queue = self.queue[:]
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

    # goods and points

    def stock(self, resource: i64, seat: i64) -> i64:
        return self.guards[seat] if resource == GUARDS else self.coins[seat]

    def gain(self, resource: i64, seat: i64, amount: i64) -> None:
        """Add to a stock up to its limit of 20, or take away what is there."""
        if amount == 0:
            return
        stocks = self.guards if resource == GUARDS else self.coins
        before: i64 = stocks[seat]
        after = before + amount
        after = min(after, 20)
        stocks[seat] = after
        if self.log is not None:
            self.tell("stock", seat=seat, resource=resource, amount=after - before)

    def score(self, seat: i64, points: i64, source: i64) -> None:
        """Add points, or take them; a score may fall below 0."""
        if points == 0:
            return
        self.points[seat] += points
        self.ledger[seat * SOURCES + source] += points
        if self.log is not None:
            self.tell("score", seat=seat, amount=points, source=source)

    # tracks

    def shift(self, track: i64, seat: i64, amount: i64) -> None:
        """Move a disk on a track; it comes to lie on top of those on its new space."""
        base = track * 4
        before: i64 = self.levels[base + seat]
        after = before + amount
        after = min(after, 15)
        after = max(after, 0)
        if after == before:
            return
        self.levels[base + seat] = after
        stacks = self.stacks
        n = self.seats
        at: i64 = 0
        while stacks[base + at] != seat:
            at += 1
        while at > 0 and self.levels[base + stacks[base + at - 1]] < after:
            stacks[base + at] = stacks[base + at - 1]
            at -= 1
        while at < n - 1 and self.levels[base + stacks[base + at + 1]] >= after:
            stacks[base + at] = stacks[base + at + 1]
            at += 1
        stacks[base + at] = seat
        if self.log is not None:
            self.tell("track", seat=seat, track=track, amount=after - before)

    def behind(self, track: i64, seat: i64) -> int:
        """Mask of the seats whose disks lie behind that of a seat."""
        mask = 0
        seen = False
        for i in range(self.seats):
            other = self.stacks[track * 4 + i]
            if seen:
                mask |= BIT[other]
            seen = seen or other == seat
        return mask

    # crowns, dice

    def crowns(self, seat: i64) -> i64:
        """Crowns on crown tokens, favor tiles and the player order flag."""
        total: i64 = 0
        tables = self.tables
        for i in range(4):
            if self.tokens[i] == HELD + seat:
                total += tables.crown_token
            if self.tiles[i] == seat:
                total += tables.favor_crowns[i]
        i = 0
        while self.order[i] != seat:
            i += 1
        return total + tables.flag_crowns[i]

    def line_up(self, code: i64, location: i64, value: i64) -> None:
        """Place a die in a location's row: ascending in the castle, descending in the city."""
        queue = self.queue
        at: i64 = 0
        while at < len(queue):
            other = queue[at]
            where = self.place[other]
            if where > location:
                break
            if where == location:
                shown = self.value[other]
                if (shown > value) if location == 0 else (shown < value):
                    break
            at += 1
        queue.insert(at, code)
        self.place[code] = location
        self.value[code] = value

    def colours(self, seat: i64) -> int:
        """Mask of the colours of a seat's dice on the shutters."""
        mask = 0
        for code in range(seat * 3, seat * 3 + 3):
            if self.place[code] == SHUTTER:
                mask |= BIT[self.face[code] // 6]
        return mask

    def visited(self, seat: i64) -> i64:
        """Monasteries with a disk of this seat."""
        return size(self.disks[seat])
