"""Each of the 24 offices: what it says, and what it does."""

import pytest

from tests.rules.macao.scene import GREEN, RED, VIOLET, act, card, menu, refused, turn
from tests.rules.macao.working import (
    Amounts,
    provide,
    ready,
    used,
    works_each_round,
    works_often,
    works_once_a_round,
    works_with_dice,
)


@pytest.mark.clause("MAC-F1", "MAC-F4", "MAC-K6", "MAC-K7")
@pytest.mark.parametrize(
    ("id", "text", "gain"),
    [
        ("office-red-4", "each round: 2 red cubes", {"red": 2}),
        ("office-blue-2", "each round: 1 blue cube", {"blue": 1}),
        ("office-blue-4", "each round: 1 gold + 1 blue cube", {"gold": 1, "blue": 1}),
        ("office-green-4", "each round: 2 green cubes", {"green": 2}),
        ("office-black-2", "each round: 1 black cube", {"black": 1}),
        ("office-black-4", "each round: 1 gold + 1 black cube", {"gold": 1, "black": 1}),
        ("office-gray-2", "each round: 1 gray cube", {"gray": 1}),
        ("office-gray-4", "each round: 1 gold + 1 gray cube", {"gold": 1, "gray": 1}),
        ("office-violet-4", "each round: 2 violet cubes", {"violet": 2}),
    ],
)
def test_offices_that_give_each_round(id: str, text: str, gain: Amounts) -> None:
    works_each_round(id, text, gain)


@pytest.mark.clause("MAC-F2", "MAC-K5", "MAC-K8", "MAC-A4")
@pytest.mark.parametrize(
    ("id", "text", "pay", "gain"),
    [
        ("office-red-1", "once a round: pay 1 red cube for 2 gold", {"red": 1}, {"gold": 2}),
        ("office-blue-1", "once a round: pay 1 blue cube for 2 gold", {"blue": 1}, {"gold": 2}),
        ("office-green-1", "once a round: pay 1 green cube for 2 gold", {"green": 1}, {"gold": 2}),
        ("office-black-1", "once a round: pay 1 black cube for 2 gold", {"black": 1}, {"gold": 2}),
        ("office-gray-1", "once a round: pay 1 gray cube for 2 gold", {"gray": 1}, {"gold": 2}),
        ("office-violet-1", "once a round: pay 1 violet cube for 2 gold", {"violet": 1}, {"gold": 2}),
        ("office-red-2", "once a round: pay 1 red cube for 2 prestige", {"red": 1}, {"prestige": 2}),
        ("office-green-2", "once a round: pay 1 green cube for 2 prestige", {"green": 1}, {"prestige": 2}),
        ("office-violet-2", "once a round: pay 1 violet cube for 2 prestige", {"violet": 1}, {"prestige": 2}),
    ],
)
def test_offices_that_take_a_cube_once_a_round(id: str, text: str, pay: Amounts, gain: Amounts) -> None:
    works_once_a_round(id, text, pay, gain)


@pytest.mark.clause("MAC-F3", "MAC-K5", "MAC-K8", "MAC-A4")
@pytest.mark.parametrize(
    ("id", "text", "pay", "gain"),
    [
        ("office-blue-3", "as often as you like: pay 1 blue cube for 2 gold", {"blue": 1}, {"gold": 2}),
        ("office-black-3", "as often as you like: pay 1 black cube for 2 gold", {"black": 1}, {"gold": 2}),
        ("office-gray-3", "as often as you like: pay 1 gray cube for 2 gold", {"gray": 1}, {"gold": 2}),
    ],
)
def test_offices_that_take_all_the_cubes_that_one_has(id: str, text: str, pay: Amounts, gain: Amounts) -> None:
    works_often(id, text, pay, gain)


@pytest.mark.clause("MAC-F7", "MAC-K4")
@pytest.mark.parametrize(
    ("id", "text", "colour", "gain"),
    [
        ("office-red-3", "phase 2, each red die you use: 2 gold", RED, {"gold": 2}),
        ("office-green-3", "phase 2, each green die you use: 2 gold", GREEN, {"gold": 2}),
        ("office-violet-3", "phase 2, each violet die you use: 2 gold", VIOLET, {"gold": 2}),
    ],
)
def test_offices_that_look_at_the_dice(id: str, text: str, colour: int, gain: Amounts) -> None:
    works_with_dice(id, text, {(colour, pips) for pips in range(1, 7)}, gain)


@pytest.mark.clause("MAC-K5", "MAC-F2", "MAC-F3")
def test_what_one_card_has_done_another_one_may_do_too() -> None:
    table = ready("office-blue-1", "office-blue-3")
    provide(table, {"blue": 3})
    turn(table)
    assert used(table, "office-blue-1") == {"blue": -1, "gold": 2}
    assert refused(table, "use", card("office-blue-1")) == "MAC-K5"
    assert used(table, "office-blue-3") == {"blue": -1, "gold": 2}
    assert used(table, "office-blue-3") == {"blue": -1, "gold": 2}
    act(table, "pass")
    provide(table, {"blue": 1})
    turn(table)
    assert ("use", card("office-blue-1")) in menu(table)
