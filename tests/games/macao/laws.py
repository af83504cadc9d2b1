"""What can never happen on a table of Macao, whatever is chosen; asked after every action of a play."""

from collections import Counter

from caravela import State
from caravela.games.macao.cubes import spread
from caravela.games.macao.state import OVER, PHASE_1, PHASE_2, PHASE_3, ROUNDS, SOURCES, STARTING, TABLEAU, Table
from caravela.games.macao.tables import CARDS, CITY, GOODS, JOKER, LAST_SPACE, OFFICE_CARDS, PLACES, TWO_QUARTERS
from caravela.kernel.masks import members

UNTOUCHED = ("tiles", "offices")


class Laws:
    """The laws for one play: made for its deal, asked after every action.

    It listens, so that every cube, coin and point can be accounted for: from the bank to a seat and back.
    """

    def __init__(self, state: State) -> None:
        self.events = state.listen()
        self.told = len(self.events)
        self.before = table(state).clone()
        self.check(state)

    def check(self, state: State) -> None:
        """Everything about the table, and about the way from the table before it."""
        t = table(state)
        news = self.events[self.told :]
        self.told = len(self.events)
        self.cubes(t, [(event.key, event.args) for event in news])
        self.gold_and_points(t, [(event.key, event.args) for event in news])
        for law in (self.cards, self.city, self.goods, self.wall, self.turns, self.frame):
            law(t)
        self.before = t.clone()

    def cubes(self, t: Table, news: list[tuple[str, dict[str, int]]]) -> None:
        """What each seat has is what it had, and what it got, less what it paid or returned."""
        expected = [owned_cubes(self.before, seat) for seat in range(t.seats)]
        for key, args in news:
            if key in ("placed", "picked"):
                expected[args["seat"]][args["colour"]] += args["amount"]
            elif key in ("cubes", "paid", "returned"):
                sign = 1 if key == "cubes" else -1
                for colour, amount in enumerate(spread(args["pile"])):
                    expected[args["seat"]][colour] += sign * amount
        assert [owned_cubes(t, seat) for seat in range(t.seats)] == expected
        for pile in t.supply + t.rose:
            assert pile >= 0
            assert pile & 0x808080808080 == 0
            assert sum(spread(pile)) == pile % 255
        for seat in range(t.seats):
            later = t.rose[seat * 6 : seat * 6 + 6]
            if t.phase == PHASE_3:
                assert later[5] == 0, "a wind rose has just turned"
        if t.phase in (PHASE_1, PHASE_2, OVER, STARTING):
            assert not any(t.supply), "cubes were kept from one round to the next"

    def gold_and_points(self, t: Table, news: list[tuple[str, dict[str, int]]]) -> None:
        gold, points = self.before.gold[:], self.before.points[:]
        for key, args in news:
            if key == "gold":
                gold[args["seat"]] += args["amount"]
            elif key == "score":
                points[args["seat"]] += args["amount"]
        assert (t.gold, t.points) == (gold, points)
        assert min(t.gold) >= 0
        for seat in range(t.seats):
            assert sum(t.ledger[seat * SOURCES : (seat + 1) * SOURCES]) == t.points[seat]
            assert t.markers[seat] >= self.before.markers[seat]

    def cards(self, t: Table) -> None:
        """Each card is in one place, and moves one way: stack, display, tableau, active or discarded."""
        there = held(t)
        assert sorted(there) == list(range(CARDS)), Counter(there).most_common(2)
        assert set(t.deck) <= set(self.before.deck)
        assert set(self.before.discard) <= set(t.discard)
        assert t.deck == sorted(t.deck)
        for seat in range(t.seats):
            assert len(t.tableau[seat]) <= TABLEAU + 1
            assert t.active[seat][: len(self.before.active[seat])] == self.before.active[seat]
            powers = 0
            for card in t.active[seat]:
                powers |= t.tables.card_power[card]
            assert t.powers[seat] == powers
        if t.phase in (PHASE_2, PHASE_3, OVER):
            assert all(len(cards) <= TABLEAU for cards in t.tableau)
            assert t.display == [-1] * 6

    def city(self, t: Table) -> None:
        """A quarter has one owner for ever."""
        owned = [quarter for mask in t.owned for quarter in members(mask)]
        assert sorted(owned + t.free) == list(range(CITY))
        for was, mask in zip(self.before.owned, t.owned, strict=True):
            assert was & ~mask == 0
        limit = 1 + max(power >> TWO_QUARTERS & 1 for power in t.powers)
        assert t.taken <= limit

    def goods(self, t: Table) -> None:
        """Every tile lies in the city, on a ship or in its port."""
        for good in range(GOODS):
            lying = sum(t.tiles[quarter] == good for quarter in t.free)
            aboard = sum(t.aboard[seat * GOODS + good] for seat in range(t.seats))
            delivered = sum(t.delivered[seat * GOODS + good] for seat in range(t.seats))
            assert lying + aboard + delivered == PLACES
            assert t.ports[t.tables.port_good.index(good)] == delivered
        assert min(t.aboard + t.delivered + t.ports + t.jokers) >= 0
        lying = sum(t.tiles[quarter] == JOKER for quarter in t.free)
        assert lying + sum(t.jokers) <= 6

    def wall(self, t: Table) -> None:
        """The order is that of the spaces, and nobody goes back."""
        assert sorted(t.order) == list(range(t.seats))
        spaces = [t.wall[seat] for seat in t.order]
        assert spaces == sorted(spaces, reverse=True)
        assert all(was <= now <= LAST_SPACE for was, now in zip(self.before.wall, t.wall, strict=True))
        assert all(0 <= space < t.tables.spaces for space in t.ship)

    def turns(self, t: Table) -> None:
        """Tribute and dice are those of the round; nobody does more in a turn than he may."""
        if t.round:
            assert 0 <= t.tribute_gold <= t.tribute_prestige <= 12
        assert t.bought <= 2
        assert t.walked <= 1
        if t.phase in (PHASE_2, PHASE_3):
            assert all(1 <= pips <= max(1, min(6, 13 - t.round)) for pips in t.dice)
        if t.phase == PHASE_3:
            assert all(2 <= len(members(mask)) <= 3 for mask in t.picked)

    def frame(self, t: Table) -> None:
        assert (t.round, t.phase) >= (self.before.round, self.before.phase)
        assert t.round <= ROUNDS
        assert t.is_over == (t.phase == OVER)
        for name in UNTOUCHED:
            assert getattr(t, name) == getattr(self.before, name)
        assert Counter(t.tiles) == {JOKER: 6} | dict.fromkeys(range(GOODS), PLACES)
        assert sorted(t.offices) == list(range(OFFICE_CARDS))
        if t.is_over:
            assert t.round == ROUNDS
            assert len(t.deck) == CARDS - OFFICE_CARDS - 4 * ROUNDS - t.seats - 2
        places = t.ranking()
        assert sorted(places) == list(range(1, t.seats + 1))
        by_place = sorted(range(t.seats), key=places.__getitem__)
        assert by_place == sorted(t.order, key=lambda seat: -t.points[seat])


def table(state: State) -> Table:
    assert isinstance(state, Table)
    return state


def owned_cubes(t: Table, seat: int) -> list[int]:
    """A seat's cubes by colour, at the arrow and on all spaces."""
    piles = [spread(pile) for pile in (t.supply[seat], *t.rose[seat * 6 : seat * 6 + 6])]
    return [sum(amounts) for amounts in zip(*piles, strict=True)]


def held(t: Table) -> list[int]:
    """Every card that lies somewhere."""
    found = t.deck + t.discard + [card for card in t.display if card >= 0]
    found += t.offices[2 * t.round :]
    for cards in t.tableau + t.active:
        found += cards
    return found
