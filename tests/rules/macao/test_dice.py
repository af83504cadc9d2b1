"""Phase 2: rolling, dice that are turned late in a play, and choosing two."""

from itertools import combinations, permutations

import pytest

from caravela.games.macao.cards import LayOut
from caravela.games.macao.cubes import spread
from caravela.games.macao.dice import Pick, Roll
from caravela.games.macao.state import PHASE_2, Table
from tests.rules.macao.scene import (
    BLACK,
    BLUE,
    GRAY,
    GREEN,
    RED,
    VIOLET,
    act,
    menu,
    offered,
    own,
    pile,
    quiet,
    refused,
    run,
    seen,
)

SEATS = [2, 3, 4]
TURNED = {8: {6}, 9: {5, 6}, 10: {4, 5, 6}, 11: {3, 4, 5, 6}, 12: {1, 2, 3, 4, 5, 6}}

seated = pytest.mark.parametrize("seats", SEATS)


def roll(seed: int, round_: int) -> list[int]:
    table = quiet(seed=seed, round_=round_)
    run(table, Roll())
    return table.dice


def choosing(table: Table, *pips: int) -> Table:
    """All choose two of these dice, in wall order; nothing follows."""
    table.phase = PHASE_2
    table.dice = list(pips)
    return run(table, *(Pick(seat) for seat in table.order))


def wind(table: Table, seat: int) -> list[dict[int, int]]:
    """The cubes on the six spaces of a wind rose: how many of which colour."""
    return [
        {colour: amount for colour, amount in enumerate(spread(space)) if amount}
        for space in table.rose[seat * 6 : seat * 6 + 6]
    ]


@pytest.mark.clause("MAC-D1")
def test_every_die_is_rolled_for_itself() -> None:
    rolls = [roll(seed, 1) for seed in range(150)]
    for die in range(6):
        assert {roll[die] for roll in rolls} == {1, 2, 3, 4, 5, 6}
    for first, second in combinations(range(6), 2):
        assert len({(roll[first], roll[second]) for roll in rolls}) > 30


@pytest.mark.clause("MAC-D1")
def test_all_dice_are_rolled_anew_in_each_round() -> None:
    table = quiet()
    table.dice = [6, 6, 6, 6, 6, 6]
    dice = set()
    for _ in range(20):
        run(table, Roll())
        dice.add(tuple(table.dice))
    assert len(dice) == 20


@pytest.mark.parametrize("round_", range(1, 13))
@pytest.mark.clause("MAC-D2")
def test_high_dice_of_the_late_rounds_are_turned_to_ones_and_others_stay(round_: int) -> None:
    for seed in range(40):
        turned = TURNED.get(round_, set())
        assert roll(seed, round_) == [1 if pips in turned else pips for pips in roll(seed, 7)]


@pytest.mark.clause("MAC-D3")
def test_a_turned_die_is_a_one_for_cubes_and_for_cards() -> None:
    table = quiet(round_=12)
    own(table, 0, "professor", "gambler", "astrologer")
    run(table, Roll())
    act(table, "dice", RED, BLUE)
    assert wind(table, 0) == [{RED: 1, BLUE: 1}, {}, {}, {}, {}, {}]
    assert (table.gold[0], table.points[0]) == (1 + 1 + 2, 0)


@seated
@pytest.mark.clause("MAC-D4", "MAC-D5")
def test_all_choose_in_wall_order_see_what_was_chosen_and_may_choose_the_same(seats: int) -> None:
    for order in permutations(range(seats)):
        table = choosing(quiet(seats, order), 1, 2, 3, 4, 5, 6)
        for place, seat in enumerate(order):
            assert table.to_move == seat
            assert [seen(table, other)["picked"] for other in order[:place]] == [[BLUE, VIOLET]] * place
            assert len(menu(table)) == 15
            act(table, "dice", BLUE, VIOLET)
        assert [wind(table, seat) for seat in range(seats)] == [[{}, {BLUE: 2}, {}, {}, {}, {VIOLET: 6}]] * seats
        run(table, LayOut())
        assert all(seen(table, seat)["picked"] == [] for seat in range(seats)), "a new round"
        assert table.dice == [0] * 6


@pytest.mark.clause("MAC-D4", "MAC-Q4")
def test_two_dice_are_chosen_no_less_and_not_one_twice() -> None:
    table = choosing(quiet(), 1, 2, 3, 4, 5, 6)
    assert menu(table) == [("dice", first, second) for first, second in combinations(range(6), 2)]
    for wrong in (("pass",), ("die", RED), ("dice", RED, RED), ("dice", BLUE, RED), ("take", RED)):
        kind, *args = wrong
        assert refused(table, str(kind), *(int(arg) for arg in args)) == "MAC-D4"


@pytest.mark.parametrize(("first", "second"), [*combinations(range(6), 2)])
@pytest.mark.clause("MAC-D6", "MAC-D7")
def test_a_die_brings_as_many_cubes_of_its_colour_as_it_shows_to_that_space(first: int, second: int) -> None:
    """They join what lies there already."""
    for pips in ((1, 2, 3, 4, 5, 6), (6, 5, 4, 3, 2, 1), (3, 3, 3, 3, 3, 3)):
        table = quiet()
        table.rose[:6] = [pile(gray=1)] * 6
        choosing(table, *pips)
        act(table, "dice", first, second)
        expected = [{GRAY: 1} for _ in range(6)]
        for colour in (first, second):
            space = expected[pips[colour] - 1]
            space[colour] = space.get(colour, 0) + pips[colour]
        assert wind(table, 0) == expected
        assert wind(table, 1) == [{}] * 6, "his own wind rose only"


@pytest.mark.clause("MAC-D6")
def test_example_two_dice() -> None:
    table = choosing(quiet(), 2, 1, 5, 3, 6, 1)
    act(table, "dice", RED, GREEN)
    assert table.rose[:6] == [0, pile(red=2), 0, 0, pile(green=5), 0]


@pytest.mark.clause("MAC-D7")
def test_two_dice_of_one_value_share_a_space() -> None:
    table = choosing(quiet(), 4, 1, 5, 4, 6, 1)
    act(table, "dice", RED, BLACK)
    assert table.rose[:6] == [0, 0, 0, pile(red=4, black=4), 0, 0]


@pytest.mark.clause("MAC-Q4", "MAC-F15")
def test_the_third_die_is_a_choice_of_its_own_and_may_be_declined() -> None:
    table = quiet()
    own(table, 0, "steward")
    choosing(table, 4, 1, 3, 3, 6, 5)
    act(table, "dice", 0, 1)
    before = wind(table, 0)
    assert offered(table, "die") == [2, 3], "not one of his two"
    act(table, "pass")
    assert wind(table, 0) == before
    assert table.to_move == 1


@pytest.mark.clause("MAC-Q1", "MAC-F15")
def test_without_a_fitting_third_die_nobody_is_asked() -> None:
    table = quiet()
    own(table, 0, "steward")
    choosing(table, 1, 2, 4, 5, 6, 6)
    act(table, "dice", 0, 1)
    assert table.to_move == 1


@pytest.mark.clause("MAC-F15", "MAC-Q4")
def test_steward_a_third_die_of_three_or_less() -> None:
    table = quiet()
    own(table, 0, "steward")
    choosing(table, 2, 1, 5, 3, 6, 4)
    act(table, "dice", 0, 2)
    assert menu(table) == [("die", 1), ("die", 3), ("pass",)]
    assert refused(table, "die", 0) == "MAC-F15"
    assert refused(table, "die", 5) == "MAC-F15"
    act(table, "die", 3)
    assert table.rose[:6] == [0, pile(red=2), pile(black=3), 0, pile(green=5), 0]


@pytest.mark.clause("MAC-F7", "MAC-F8")
@pytest.mark.parametrize(
    ("id", "pips", "dice", "gold", "points"),
    [
        ("professor", (1, 1, 5, 4, 6, 1), (0, 1), 2, 0),
        ("professor", (1, 1, 5, 4, 6, 1), (0, 2), 1, 0),
        ("professor", (1, 1, 5, 4, 6, 1), (2, 3), 0, 0),
        ("alchemist", (1, 1, 5, 4, 6, 1), (2, 3), 2, 0),
        ("astrologer", (6, 1, 5, 4, 6, 1), (0, 4), 0, 6),
        ("gambler", (6, 1, 5, 4, 6, 1), (0, 4), 2, 0),
        ("gambler", (6, 1, 5, 4, 6, 1), (0, 3), 0, 0),
        ("office-red-3", (6, 1, 5, 4, 6, 1), (0, 3), 2, 0),
        ("office-red-3", (6, 1, 5, 4, 6, 1), (1, 3), 0, 0),
    ],
)
def test_cards_that_look_at_the_dice(
    id: str, pips: tuple[int, ...], dice: tuple[int, int], gold: int, points: int
) -> None:
    table = quiet()
    own(table, 0, id)
    choosing(table, *pips)
    act(table, "dice", *dice)
    assert (table.gold[0], table.points[0]) == (gold, points)
