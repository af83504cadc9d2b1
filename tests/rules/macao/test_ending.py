"""The game end: markers, cards, groups of quarters, places."""

from itertools import permutations

import pytest

from caravela.games.macao.ending import EndRound
from caravela.games.macao.state import OVER, PHASE_3, Table
from caravela.games.macao.tables import LAST_SPACE
from tests.rules.macao.scene import GAME, card, climb, hold, load, own, play_to, points_from, quiet, run, settle

seated = pytest.mark.parametrize("seats", [2, 3, 4])

BORDERS = GAME.tables.borders


def group(size: int, avoid: int = 0, start: int = -1) -> list[int]:
    """Connected quarters, none of them in or next to those to avoid."""
    near = avoid
    for number in range(30):
        if avoid >> number & 1:
            near |= BORDERS[number]
    for first in range(30) if start < 0 else [start]:
        found = [first] if not near >> first & 1 else []
        for here in found:
            for number in range(30):
                if len(found) < size and BORDERS[here] >> number & 1 and number not in found and not near >> number & 1:
                    found.append(number)
        if len(found) == size:
            return found
    raise LookupError


def mask(numbers: list[int]) -> int:
    return sum(1 << number for number in numbers)


def ended(table: Table) -> Table:
    table.round = 12
    return run(table, EndRound())


@pytest.mark.clause("MAC-E1", "MAC-R1", "MAC-R2")
def test_twelve_rounds() -> None:
    for round_ in range(1, 12):
        table = run(quiet(round_=round_), EndRound())
        assert (table.round, table.is_over) == (round_ + 1, False)
    table = run(quiet(round_=12), EndRound())
    assert table.is_over


@pytest.mark.clause("MAC-E2", "MAC-E3", "MAC-E8")
def test_a_marker_for_each_card_left_and_three_prestige_for_each_marker() -> None:
    table = quiet()
    hold(table, 0, "villa", "inn")
    table.markers = [1, 2, 0]
    ended(table)
    assert table.markers == [3, 2, 0]
    assert table.points == [-9, -6, 0]


@pytest.mark.clause("MAC-F42")
def test_abbot_no_markers_for_cards_left() -> None:
    table = quiet()
    own(table, 0, "abbot")
    hold(table, 0, "villa", "inn")
    table.markers[0] = 1
    ended(table)
    assert table.points[0] == -3


@pytest.mark.clause("MAC-F10")
def test_hermit_gold_for_markers_but_not_in_the_final_scoring() -> None:
    table = quiet()
    own(table, 0, "hermit")
    hold(table, 0, "villa")
    ended(table)
    assert table.gold[0] == 0


@pytest.mark.clause("MAC-E4", "MAC-F13")
@pytest.mark.parametrize(
    ("id", "points"),
    [
        ("villa", 8), ("baroness", 5), ("countess", 10), ("university", 6), ("town-hall", 2), ("guildhall", 4),
        ("assembly-rooms", 6), ("trading-post", 3), ("merchant-quay", 4), ("fortress", 2), ("counting-house", 2),
        ("theatre", 8), ("smuggler", 2), ("hospital", 4), ("actor", 2),
    ],
)  # fmt: skip
def test_cards_of_the_end(id: str, points: int) -> None:
    table = quiet()
    own(table, 0, "office-red-1", "gate", "idler", "guard", "captain", id)
    table.delivered[0:8] = [2, 1, 0, 0, 0, 0, 0, 0]
    table.jokers[0] = 2
    table.gold[0] = 8
    table.markers[0] = 2
    climb(table, 0, 8)
    load(table, 0, "tea", 2)
    ended(table)
    assert points_from(table, 0, "game-end cards") == points


@seated
@pytest.mark.clause("MAC-E2", "MAC-E3", "MAC-E4")
def test_markers_come_before_the_cards_of_the_end(seats: int) -> None:
    """The hospital counts the markers for cards left over, too."""
    table = quiet(seats)
    own(table, 1, "hospital")
    hold(table, 1, "villa", "inn", "gate")
    table.markers = [1] * seats
    ended(table)
    assert table.markers == [1, 4] + [1] * (seats - 2)
    assert points_from(table, 1, "punish markers") == -3 * 4
    assert points_from(table, 1, "game-end cards") == 2 * 4
    assert points_from(table, 0, "punish markers") == -3


@pytest.mark.clause("MAC-E4")
def test_cards_on_the_tableau_and_cards_of_other_moments_do_not_count() -> None:
    table = quiet()
    hold(table, 0, "villa", "baroness", "countess")
    own(table, 1, "chapel", "school", "guard", "cooperage", "treasury")
    own(table, 2, "cathedral", "bishop", "messenger", "theatre", "university")
    ended(table)
    assert [points_from(table, seat, "game-end cards") for seat in range(3)] == [0, 0, 5]
    assert table.points == [-9, 0, 5]


@pytest.mark.clause("MAC-E5", "MAC-E6")
def test_groups_of_any_size_and_of_others() -> None:
    """Every pair of quarters is one group if they have a border, and two if they have none or another owns one."""
    for first in range(30):
        for second in range(first):
            table = quiet(2)
            settle(table, 0, first, second)
            ended(table)
            assert points_from(table, 0, "city") == (4 if BORDERS[first] >> second & 1 else 2)
    table = quiet(2)
    settle(table, 0, *range(0, 30, 2))
    settle(table, 1, *range(1, 30, 2))
    ended(table)
    assert points_from(table, 0, "city") < 30
    table = quiet(2)
    settle(table, 0, *range(30))
    ended(table)
    assert table.points == [60, 0]


@pytest.mark.clause("MAC-E5", "MAC-E6")
def test_only_the_largest_group_counts_two_for_each_quarter() -> None:
    table = quiet()
    large = group(4)
    small = group(2, mask(large))
    settle(table, 0, *large, *small)
    ended(table)
    assert points_from(table, 0, "city") == 8


@pytest.mark.clause("MAC-E5")
def test_branches_count() -> None:
    centre = next(number for number in range(30) if bin(BORDERS[number]).count("1") == 6)
    arms = [number for number in range(30) if BORDERS[centre] >> number & 1]
    table = quiet()
    settle(table, 0, centre, *arms[::2])
    ended(table)
    assert points_from(table, 0, "city") == 2 * (1 + len(arms[::2]))


@pytest.mark.clause("MAC-E5", "MAC-F43", "MAC-F44")
def test_example_groups_with_smithy_and_statue() -> None:
    table = quiet(4)
    dark = [number for number in range(30) if GAME.tables.dark >> number & 1]
    taken = 0
    strings = {}
    for seat, size in ((3, 6), (0, 4), (2, 3), (1, 3)):
        strings[seat] = group(size, taken)
        taken |= mask(strings[seat])
    for seat, numbers in strings.items():
        settle(table, seat, *numbers)
    own(table, 1, "smithy", "statue")
    table.owned[1] = mask(strings[1])
    light = [number for number in strings[1] if number not in dark]
    near = taken
    for number in strings[1]:
        near |= BORDERS[number]
    extra = [number for number in range(30) if not near >> number & 1]
    wanted_dark = 1 - (len(strings[1]) - len(light))
    chosen = [number for number in extra if number in dark][: max(0, wanted_dark)]
    for number in extra:
        if len(chosen) < 2 and number not in dark and not any(BORDERS[number] >> other & 1 for other in chosen):
            chosen.append(number)
    settle(table, 1, *chosen)
    ended(table)
    assert [points_from(table, seat, "city") for seat in range(4)] == [8, 6, 6, 12]
    assert points_from(table, 1, "game-end cards") == 5 + 3


@pytest.mark.clause("MAC-E7")
def test_goods_gold_and_jokers_are_worth_nothing() -> None:
    table = quiet()
    load(table, 0, "tea", 3)
    table.gold[0] = 20
    table.jokers[0] = 3
    ended(table)
    assert table.points == [0, 0, 0]


@seated
@pytest.mark.clause("MAC-E1", "MAC-E2", "MAC-E3", "MAC-E8")
def test_a_whole_play_is_counted_once_when_its_last_round_is_over(seats: int) -> None:
    for seed in range(4):
        table = play_to(GAME.deal(seats, seed), 12, PHASE_3, seed)
        last = table.clone()
        while not table.is_over:
            last = table.clone()
            table.apply(table.legal_actions()[-1])
        assert (table.round, table.phase) == (12, OVER)
        for seat in range(seats):
            left = 0 if card("abbot") in table.active[seat] else len(table.tableau[seat])
            assert table.markers[seat] == last.markers[seat] + left
            assert points_from(last, seat, "punish markers") == points_from(last, seat, "city") == 0
            assert points_from(table, seat, "punish markers") == -3 * table.markers[seat]
            assert table.points[seat] == sum(GAME.breakdown(table, seat)["now"].values())
            assert GAME.breakdown(table, seat)["final"] == GAME.breakdown(table, seat)["now"]
        assert min(table.points) < 0, "chosen by lot, somebody has more markers than anything else"


@seated
@pytest.mark.clause("MAC-E9", "MAC-E10")
def test_who_is_ahead_wins_among_equals_at_the_top_of_the_last_space_too(seats: int) -> None:
    for order in permutations(range(seats)):
        table = quiet(seats, order)
        ended(table)
        assert [table.ranking()[seat] for seat in order] == [*range(1, seats + 1)]
        table = quiet(seats)
        for seat in order:
            climb(table, seat, LAST_SPACE)
        ended(table)
        assert [table.ranking()[seat] for seat in order] == [*range(1, seats + 1)]
        table = quiet(seats)
        for place, seat in enumerate(order):
            table.points[seat] = -place
        ended(table)
        assert [table.ranking()[seat] for seat in order] == [*range(1, seats + 1)]


@pytest.mark.clause("MAC-E9", "MAC-E10")
def test_most_prestige_wins_then_who_is_ahead_on_the_wall() -> None:
    table = quiet(4, (3, 2, 1, 0))
    table.points = [5, 9, 9, 5]
    climb(table, 1, 3)
    assert table.ranking() == [4, 1, 2, 3]
    climb(table, 2, 3)
    assert table.ranking() == [4, 2, 1, 3]
