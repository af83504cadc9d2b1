"""Set-up, and what comes before the first round."""

from collections import Counter
from itertools import permutations

import pytest

import caravela
from caravela.games.macao.cubes import spread
from caravela.games.macao.state import Table
from tests.rules.macao.scene import BLACK, BLUE, CATALOG, GAME, GREEN, RED, act, menu, refused, seen

seated = pytest.mark.parametrize("seats", [2, 3, 4])


def dealt(seats: int, seed: int = 7) -> Table:
    return GAME.deal(seats, seed)


def shown(table: Table) -> list[int]:
    """The cards on display."""
    return [number for number in table.display if number >= 0]


def drafted(seats: int, seed: int = 7) -> Table:
    """All have their first cards."""
    table = dealt(seats, seed)
    for _ in range(seats):
        table.apply(table.legal_actions()[0])
    return table


@pytest.mark.clause("MAC-S1")
def test_two_to_four_can_play() -> None:
    assert [*GAME.players] == [2, 3, 4]
    for seats in (0, 1, 5):
        with pytest.raises(caravela.CaravelaError, match="2 to 4 players"):
            GAME.new_state(seats, 1)


@seated
@pytest.mark.clause("MAC-S2", "MAC-S7", "MAC-S8")
def test_everybody_begins_alike(seats: int) -> None:
    table = dealt(seats)
    assert table.gold == [5] * seats
    assert table.points == [0] * seats
    assert table.wall == [0] * seats
    assert table.ship == [table.tables.slips] * seats
    for seat in range(seats):
        player = seen(table, seat)
        assert CATALOG.spaces[player["ship"]].kind == "slips"
        assert (player["gold"], player["points"]) == (5, 0)
        assert (player["wall"], player["markers"], player["jokers"]) == (0, 0, 0)
        assert (player["tableau"], player["active"], player["supply"]) == ([], [], [0] * 6)
        assert player["aboard"] == player["delivered"] == [0] * 8
        assert player["rose"] == [[0] * 6] * 6
    assert table.ports == [0] * 8


@pytest.mark.clause("MAC-S3", "MAC-S4")
def test_tiles_are_dealt_to_the_light_quarters_and_jokers_lie_in_the_dark_ones() -> None:
    found = [set[int]() for _ in range(30)]
    for seed in range(200):
        table = dealt(3, seed)
        for number, tile in enumerate(table.tiles):
            found[number].add(tile)
            assert (tile == 8) == bool(table.tables.dark >> number & 1)
        assert Counter(table.tiles) == {8: 6} | dict.fromkeys(range(8), 3)
    assert all(tiles in ({8}, set(range(8))) for tiles in found)


@seated
@pytest.mark.clause("MAC-S5", "MAC-S10")
def test_offices_lie_open_in_twelve_pairs(seats: int) -> None:
    table = dealt(seats)
    pairs = GAME.view(table, 0)["offices"]
    assert sorted(card for pair in pairs for card in pair) == list(range(24))
    assert [len(pair) for pair in pairs] == [2] * 12
    assert dealt(seats, 8).offices != table.offices


@seated
@pytest.mark.clause("MAC-S6", "MAC-S10")
def test_of_the_stack_only_its_size_is_seen(seats: int) -> None:
    table = dealt(seats)
    assert GAME.view(table, 0)["deck"] == 96 - seats - 2
    assert sorted(table.deck + table.display[: seats + 2]) == list(range(24, 120))
    assert {number for seed in range(150) for number in shown(dealt(seats, seed))} == set(range(24, 120))


@seated
@pytest.mark.clause("MAC-S10")
def test_everybody_sees_the_same_and_all_but_the_order_of_the_stack(seats: int) -> None:
    """Two plays that look alike go on with other cards when only chance is another."""
    table = drafted(seats)
    views = [GAME.view(table, seat) | {"you": None} for seat in range(seats)]
    assert views == [GAME.view(table, None)] * seats
    assert GAME.view(table, None)["discard"] == table.discard != []
    coming = set()
    for seed in range(20):
        other = table.clone()
        other.resample(seed)
        assert GAME.view(other, None) == views[0]
        for _ in range(2 * seats):
            act(other, "take", RED)
        coming.add(tuple(other.display[2:]))
    assert len(coming) == 20


@seated
@pytest.mark.clause("MAC-S7")
def test_the_stack_on_the_wall_is_drawn_by_lot(seats: int) -> None:
    orders = {tuple(dealt(seats, seed).order) for seed in range(250)}
    assert orders == set(permutations(range(seats)))


@seated
@pytest.mark.clause("MAC-B1", "MAC-B2", "MAC-B3")
def test_first_cards_from_the_bottom_of_the_stack_upwards(seats: int) -> None:
    table = dealt(seats)
    cards = shown(table)
    assert len(cards) == seats + 2
    assert min(cards) >= 24
    assert (table.round, table.discard) == (0, [])
    left = cards[:]
    for place, seat in enumerate(reversed(table.order)):
        assert table.to_move == seat
        assert menu(table) == [("draft", number) for number in left]
        assert refused(table, "pass") == "MAC-B2"
        for number in set(cards) - set(left) | set(table.deck[:2]) | set(table.offices[:2]):
            assert refused(table, "draft", number) == "MAC-B2"
        wanted = left.pop(-1 if place % 2 else 0)
        act(table, "draft", wanted)
        assert table.tableau[seat] == [wanted]
    assert table.discard == left
    assert len(left) == 2
    assert shown(table) == []


@seated
@pytest.mark.clause("MAC-B4", "MAC-B5")
def test_first_cubes_from_the_top_of_the_stack_downwards(seats: int) -> None:
    table = drafted(seats)
    for seat in list(table.order):
        for number, colour in ((1, seat), (2, 5 - seat)):
            assert table.to_move == seat
            assert menu(table) == [("take", colour) for colour in range(6)]
            clause = "MAC-B4" if number == 1 else "MAC-B5"
            for wrong in ("pass", "gold", "joker"):
                assert refused(table, wrong) == clause
            assert refused(table, "draft", table.tableau[seat][0]) == clause
            act(table, "take", colour)
            expected = [0] * 6
            expected[colour] = number
            assert spread(table.rose[seat * 6 + number - 1]) == expected
        assert table.rose[seat * 6 + 2 : seat * 6 + 6] == [0] * 4
    assert table.round == 1
    assert table.supply == [0] * seats


@pytest.mark.clause("MAC-B4", "MAC-B5")
def test_example_first_cubes() -> None:
    table = drafted(4)
    first, second, third, fourth = table.order
    for colour in (GREEN, RED, GREEN, GREEN, BLACK, RED, BLUE, BLUE):
        act(table, "take", colour)
    wind = {seat: [spread(pile) for pile in table.rose[seat * 6 : seat * 6 + 2]] for seat in table.order}
    assert wind[first] == [[0, 0, 1, 0, 0, 0], [2, 0, 0, 0, 0, 0]]
    assert wind[second] == [[0, 0, 1, 0, 0, 0], [0, 0, 2, 0, 0, 0]]
    assert wind[third] == [[0, 0, 0, 1, 0, 0], [2, 0, 0, 0, 0, 0]]
    assert wind[fourth] == [[0, 1, 0, 0, 0, 0], [0, 2, 0, 0, 0, 0]]
