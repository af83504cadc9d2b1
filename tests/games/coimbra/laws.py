"""What stays true on every table of Coimbra, whatever is played: nothing is lost, nothing is there twice."""

from collections import Counter

from caravela.games.coimbra.income import SPENT
from caravela.games.coimbra.state import (
    HELD,
    OUT,
    OVER,
    PHASE_B,
    PHASE_C,
    PHASE_D,
    PHASE_E,
    PHASE_F,
    POOL,
    SHUTTER,
    SOURCES,
    STARTING,
    TOKENS,
    Table,
)
from caravela.games.coimbra.tables import CARDS, CLERIC, LEVEL_I, SLOTS, SPACES, START_CARDS
from caravela.kernel.masks import members
from caravela.kernel.state import State

ALL_CARDS = frozenset(range(CARDS))
ALL_DISKS = 20
UNTOUCHED = ("spaces", "awards", "voyages")
ROUNDS = 4


class Laws:
    """The laws for one play: made for its deal, asked after every action."""

    def __init__(self, state: State) -> None:
        self.before = table(state).clone()
        self.cards_out = ALL_CARDS.difference(held(self.before))
        assert len(self.cards_out) == START_CARDS - 2 * self.before.seats
        self.rolled = dice(self.before)
        self.own_dice = [Counter[int]() for _ in range(self.before.seats)]
        self.check(state)

    def check(self, state: State) -> None:
        """Everything about the table, and about the way from the table before it."""
        t = table(state)
        if t.round != self.before.round:
            self.new_round(t)
        for law in (
            self.cards, self.dice, self.rows, self.crown_tokens, self.favor_tiles, self.disks, self.pilgrims,
            self.tracks, self.goods_and_points, self.frame,
        ):  # fmt: skip
            law(t)
        self.before = t.clone()

    def new_round(self, t: Table) -> None:
        assert t.round == self.before.round + 1 <= ROUNDS
        self.rolled = dice(t)
        expected = Counter({colour: n for colour in range(5) if (n := t.tables.dice[t.seats * 5 + colour])})
        assert colours(self.rolled) == expected
        assert [card >= 0 for card in t.display] == [True] * 12
        assert len(members(t.deck)) == CARDS - START_CARDS - 12 * t.round
        assert (t.tiles, t.cap) == ([-1] * 4, -1)
        for track in range(4):
            shown = [card for card in t.display if t.tables.card_class[card] == track]
            assert t.tokens[track] in shown if shown else t.tokens[track] == OUT
        self.before.tiles, self.before.tokens, self.before.cap = t.tiles[:], t.tokens[:], t.cap

    def cards(self, t: Table) -> None:
        """Each card is in one place; start cards may be out, and then they stay out."""
        there = held(t)
        assert len(set(there)) == len(there), "a card is in two places"
        gone = ALL_CARDS.difference(there)
        assert all(card < START_CARDS for card in gone), f"the cards {sorted(gone)} are nowhere"
        lost = gone - self.cards_out
        assert self.cards_out <= gone
        assert all(t.tables.card_class[card] == CLERIC for card in lost)
        self.cards_out = gone
        assert t.deck & ~self.before.deck == 0, "a card has come back to the stack"
        assert t.discard >> START_CARDS << START_CARDS == t.discard
        if t.deck & t.tables.second_stack:
            assert t.tables.second_stack | t.deck | (1 << START_CARDS) - 1 == (1 << CARDS) - 1
        assert t.busy & ~sum(t.cards) == 0
        if t.phase in (PHASE_B, PHASE_E, PHASE_F, OVER):
            assert t.busy == 0
        assert (max(t.groups) < 0) == (all(t.cards) or t.phase != STARTING)

    def dice(self, t: Table) -> None:
        """The dice of the round are the same from the roll to the end of their owner's income."""
        for seat in range(t.seats):
            faces = Counter(face for face in t.face[seat * 3 : seat * 3 + 3] if face >= 0)
            if faces or t.phase == PHASE_B or t.round != self.before.round:
                self.own_dice[seat] = faces
            count = faces.total()
            if t.phase in (PHASE_C, PHASE_D):
                assert count == 3
            elif t.phase == PHASE_E:
                assert count in (0, 3)
            elif t.phase != PHASE_B:
                assert count == 0
            assert all(t.place[code] == POOL and t.face[code] == -1 for code in range(seat * 3 + count, seat * 3 + 3))
        assert Counter(t.pool) + sum(self.own_dice, Counter()) == self.rolled
        assert t.pool == sorted(t.pool)
        if t.phase == PHASE_B:
            turns = [self.own_dice[seat].total() for seat in t.order]
            assert turns == sorted(turns, reverse=True)
            assert turns[0] - turns[-1] <= 1
        if t.phase in (PHASE_C, PHASE_D, PHASE_E, PHASE_F):
            assert len(t.pool) == left_over(t)

    def rows(self, t: Table) -> None:
        """Who waits stands in the queue, by locations; rising in the castle, falling in the city."""
        assert len(set(t.queue)) == len(t.queue)
        waiting = {code for code in range(3 * t.seats) if 0 <= t.place[code] < SHUTTER and code != t.active}
        waiting |= {code for code in t.queue if code >= TOKENS}
        assert set(t.queue) == waiting
        locations = [t.place[code] for code in t.queue]
        assert locations == sorted(locations)
        if t.phase == PHASE_C:
            assert all(location >= t.location for location in locations)
        for location in range(4):
            values = [t.value[code] for code in t.queue if t.place[code] == location]
            assert values == sorted(values, reverse=location > 0)
        for code in range(3 * t.seats):
            assert t.place[code] in range(POOL, SPENT + 1)
            if t.place[code] in range(SHUTTER + 1):
                assert t.value[code] == t.face[code] % 6 + 1 + 3 * (code == t.cap)
        for number in range(5):
            code, at = TOKENS + number, t.seats * 5 + number
            place = t.tables.token_place[at] if t.round else POOL
            assert t.place[code] == place
            assert place < 0 or t.value[code] == t.tables.token_value[at]
            if place >= 0 and t.phase in (PHASE_B, PHASE_C) and place > t.location:
                assert code in t.queue
        if t.active >= 0:
            assert t.phase == PHASE_C
            assert t.place[t.active] == t.location
        if t.phase not in (PHASE_B, PHASE_C):
            assert not t.queue

    def crown_tokens(self, t: Table) -> None:
        """A crown token lies on its card, then it is its owner's or out until the round is over."""
        for track, (was, token) in enumerate(zip(self.before.tokens, t.tokens, strict=True)):
            assert token == OUT or 0 <= token < HELD + t.seats
            if was == OUT or was >= HELD:
                assert token == was
            if 0 <= token < HELD:
                assert token == was
                assert t.tables.card_class[token] == track
                assert token in t.display or (t.active >= 0 and t.cards[t.active // 3] >> token & 1)
            if token >= HELD and was < HELD:
                assert t.cards[token - HELD] >> was & 1

    def favor_tiles(self, t: Table) -> None:
        for was, holder in zip(self.before.tiles, t.tiles, strict=True):
            assert holder in range(-1, t.seats)
            assert was in (-1, holder)
        if t.cap >= 0:
            assert t.tiles[1] == t.cap // 3
            assert self.before.cap in (-1, t.cap)

    def disks(self, t: Table) -> None:
        """A disk stays where it was put, and the supply of 20 is enough."""
        for seat in range(t.seats):
            assert self.before.disks[seat] & ~t.disks[seat] == 0
            assert self.before.invested[seat] & ~t.invested[seat] == 0
            monasteries, voyages = members(t.disks[seat]), members(t.invested[seat])
            assert all(space < SPACES for space in monasteries)
            assert all(slot < SLOTS for slot in voyages)
            assert ALL_DISKS - len(monasteries) - len(voyages) >= 0
            fresh = t.disks[seat] & ~self.before.disks[seat]
            assert members(fresh) in ([], [t.pilgrim[seat]])

    def pilgrims(self, t: Table) -> None:
        """A pilgrim goes along one road at a time, out of a corner of his own and never back."""
        for seat, (was, node) in enumerate(zip(self.before.pilgrim, t.pilgrim, strict=True)):
            assert node in range(-1, t.tables.nodes)
            if was < 0:
                assert node < 0 or node >= t.tables.corner
            elif node != was:
                assert node in t.tables.hops[was]
                assert node < t.tables.corner
            assert node < 0 or node >= SPACES or t.disks[seat] >> node & 1
        corners = [node for node in t.pilgrim if node >= t.tables.corner]
        assert len(set(corners)) == len(corners)

    def tracks(self, t: Table) -> None:
        """Each stack holds every seat once, nobody ahead of a disk on a higher space."""
        for track in range(4):
            levels = t.levels[track * 4 : track * 4 + 4]
            stack = t.stacks[track * 4 : track * 4 + t.seats]
            assert sorted(stack) == list(range(t.seats))
            assert all(0 <= level <= 15 for level in levels)
            ladder = [levels[seat] for seat in stack]
            assert ladder == sorted(ladder, reverse=True)

    def goods_and_points(self, t: Table) -> None:
        assert all(0 <= stock <= 20 for stock in t.guards + t.coins)
        for seat in range(t.seats):
            assert sum(t.ledger[seat * SOURCES : (seat + 1) * SOURCES]) == t.points[seat]

    def frame(self, t: Table) -> None:
        """Order, phases, and what is laid out once."""
        assert sorted(t.order) == list(range(t.seats))
        flags = self.before.order
        if self.before.phase == PHASE_C and t.phase != PHASE_C:
            crowns = [t.crowns(seat) for seat in range(t.seats)]
            for seat in t.order:
                crowns[seat] += t.tables.flag_crowns[flags.index(seat)] - t.tables.flag_crowns[t.order.index(seat)]
            assert t.order == sorted(flags, key=lambda seat: (-crowns[seat], -flags.index(seat)))
        else:
            assert t.order == flags
        assert (t.round, t.phase) >= (self.before.round, self.before.phase)
        assert t.is_over == (t.phase == OVER)
        for name in UNTOUCHED:
            assert getattr(t, name) == getattr(self.before, name)
        assert [t.tables.tile_level[tile] for tile in t.spaces] == sorted(
            t.tables.tile_level[tile] for tile in t.spaces
        )
        assert len(set(t.spaces)) == len(t.spaces) == SPACES
        assert t.tables.tile_level[t.spaces[LEVEL_I - 1]] == 0 != t.tables.tile_level[t.spaces[LEVEL_I]]
        assert sorted(t.awards) == [0, 1, 2, 3]
        assert len(set(t.voyages)) == SLOTS
        if t.is_over:
            assert (t.round, t.deck, t.display) == (ROUNDS, 0, [-1] * 12)
        places = t.ranking()
        assert sorted(places) == list(range(1, t.seats + 1))
        by_place = sorted(range(t.seats), key=places.__getitem__)
        assert by_place == sorted(t.order, key=lambda seat: -t.points[seat])


def table(state: State) -> Table:
    assert isinstance(state, Table)
    return state


def held(t: Table) -> list[int]:
    """Every card that lies somewhere."""
    found = members(t.deck) + members(t.discard)
    found += [card for card in t.display + t.groups if card >= 0]
    for mask in t.cards:
        found += members(mask)
    return found


def dice(t: Table) -> Counter[int]:
    """Every die in the pool or with a player, by colour and pips."""
    return Counter(t.pool + [face for face in t.face if face >= 0])


def colours(faces: Counter[int]) -> Counter[int]:
    found: Counter[int] = Counter()
    for face, count in faces.items():
        found[face // 6] += count
    return found


def left_over(t: Table) -> int:
    """How many dice nobody drafts."""
    return int(sum(t.tables.dice[t.seats * 5 : t.seats * 5 + 5]) - 3 * t.seats)
