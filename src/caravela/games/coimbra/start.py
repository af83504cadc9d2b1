"""Set-up, and the choice of start conditions."""

from mypy_extensions import i64

from caravela.games.coimbra import dice, effects
from caravela.games.coimbra.actions import BEGIN, CORNER, GROUP
from caravela.games.coimbra.state import SOURCES, START, STARTING, Table
from caravela.games.coimbra.tables import CARDS, LEVEL_I, NOW, SLOTS, SPACES, START_CARDS
from caravela.kernel.events import Refusal
from caravela.kernel.masks import BIT, members
from caravela.kernel.steps import Choice, Step


def set_up(t: Table) -> None:
    """Lay the table out and ask the last player for his first start condition."""
    n = t.seats
    t.phase = STARTING
    t.location = 0
    t.active = -1
    t.cap = -1
    t.busy = 0
    t.used = 0
    t.discard = 0
    t.coins = [int(t.tables.start)] * n
    t.guards = [int(t.tables.start)] * n
    t.points = [0] * n
    t.ledger = [0] * (n * SOURCES)
    t.levels = [0] * 16
    t.pilgrim = [-1] * n
    t.disks = [0] * n
    t.invested = [0] * n
    t.cards = [0] * n
    t.tiles = [-1] * 4
    t.display = [-1] * 12
    t.pool = []
    dice.no_dice(t)
    levels: list[list[int]] = [[], [], []]
    for tile in range(len(t.tables.tile_level)):
        levels[t.tables.tile_level[tile]].append(tile)
    t.spaces = take(t, levels[0], LEVEL_I) + take(t, levels[1], 4) + take(t, levels[2], SPACES - LEVEL_I - 4)
    t.awards = take(t, [0, 1, 2, 3], 4)
    t.voyages = take(t, list(range(len(t.tables.voyage_cost))), SLOTS)
    t.order = take(t, list(range(n)), n)
    t.stacks = []
    for _ in range(4):
        t.stacks += t.order + [0] * (4 - n)
    t.deck = (1 << CARDS) - (1 << START_CARDS)
    dice.lay_out(t)
    t.groups = take(t, list(range(START_CARDS)), 2 * n)
    t.push(dice.Roll())
    for seat in reversed(t.order):
        t.push(StartCards(seat))
    for seat in reversed(t.order):
        t.push(Condition(seat))
    for seat in t.order:
        t.push(Condition(seat))


def take(t: Table, stack: list[int], n: i64) -> list[int]:
    """The first cards or tiles of a shuffled stack."""
    return [stack.pop(t.draw(len(stack))) for _ in range(n)]


class Condition(Choice[Table]):
    """Take a group of start cards or a starting corner, the first time either, the second time the other."""

    __slots__ = ()

    def legal(self, state: Table) -> list[int]:
        menu: list[int] = []
        if not state.cards[self.seat]:
            for group in range(state.seats):
                if state.groups[group * 2] >= 0:
                    menu.append(int(GROUP + group))
        if state.pilgrim[self.seat] < 0:
            for corner in range(4):
                if state.tables.corner + corner not in state.pilgrim:
                    menu.append(int(CORNER + corner))
        return menu

    def resolve(self, state: Table, action: int) -> None:
        if action >= CORNER:
            state.pilgrim[self.seat] = int(state.tables.corner + action - CORNER)
            if state.log is not None:
                state.tell("corner", seat=self.seat, corner=action - CORNER)
            return
        group = action - GROUP
        for i in range(group * 2, group * 2 + 2):
            state.cards[self.seat] |= BIT[state.groups[i]]
            if state.log is not None:
                state.tell("start_card", seat=self.seat, card=state.groups[i])
            state.groups[i] = -1

    def refuse(self, state: Table, action: int) -> Refusal:
        if CORNER <= action < CORNER + 4:
            clause = "COI-I3" if state.pilgrim[self.seat] < 0 else "COI-I2"
            return Refusal(clause, "no.corner", {"corner": action - CORNER})
        if GROUP <= action < GROUP + 4:
            clause = "COI-I2" if state.cards[self.seat] else "COI-I1"
            return Refusal(clause, "no.group", {"group": action - GROUP})
        return Refusal("COI-I1", "no.Condition", {})


class StartCards(Choice[Table]):
    """Resolve one's two start cards; which first is asked where it can matter: when one of them gives steps."""

    __slots__ = ()

    def legal(self, state: Table) -> list[int]:
        cards = members(state.cards[self.seat])
        tables = state.tables
        for card in cards:
            if tables.card_when[card] == NOW and tables.card_effect[card].steps:
                return [BEGIN + card for card in cards]
        return [BEGIN + cards[0]]

    def resolve(self, state: Table, action: int) -> None:
        first = action - BEGIN
        for card in members(state.cards[self.seat] & ~BIT[first]):
            state.push(StartCard(self.seat, card))
        state.push(StartCard(self.seat, first))

    def refuse(self, state: Table, action: int) -> Refusal:
        return Refusal("COI-I5", "no.StartCards", {})


class StartCard(Step[Table]):
    """A start card's influence and immediate bonus."""

    __slots__ = ("card", "seat")
    seat: i64
    card: i64

    def __init__(self, seat: i64, card: i64) -> None:
        self.seat = seat
        self.card = card

    def run(self, state: Table) -> None:
        tables = state.tables
        state.shift(tables.card_class[self.card], self.seat, tables.card_influence[self.card])
        if tables.card_when[self.card] == NOW:
            state.push(effects.CardBonus(self.seat, self.card, START))
