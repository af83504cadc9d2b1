"""Joker tiles: how they come, what they give, when they are spent."""

import pytest

from caravela.games.macao.cards import Draft
from caravela.games.macao.dice import Pick, Rotate
from caravela.games.macao.start import Cubes
from caravela.games.macao.turn import Turn
from tests.rules.macao.scene import act, cost, give, menu, pile, quarters, quiet, refused, run, seen, show, supply, turn

COLOURS = ("red", "blue", "green", "black", "gray", "violet")
DARK = quarters(dark=True)


@pytest.mark.clause("MAC-Y5")
@pytest.mark.parametrize("number", DARK)
def test_the_tile_of_a_dark_quarter_lies_ready(number: int) -> None:
    table = quiet()
    give(table, 0, **cost(number))
    give(table, 0, red=1)
    turn(table)
    assert refused(table, "joker") == "MAC-J1"
    act(table, "quarter", number)
    assert (table.jokers, sum(table.aboard)) == ([1, 0, 0], 0)
    assert seen(table, 0)["jokers"] == 1
    assert ("joker",) in menu(table)


@pytest.mark.clause("MAC-J1", "MAC-Q8")
@pytest.mark.parametrize("choice", [*range(6), None])
def test_a_cube_of_any_colour_or_three_gold(choice: int | None) -> None:
    table = quiet()
    give(table, 0, red=2)
    table.jokers[0] = 1
    turn(table)
    act(table, "joker")
    assert table.jokers[0] == 0
    assert menu(table) == [("take", colour) for colour in range(6)] + [("gold",)]
    if choice is None:
        act(table, "gold")
    else:
        act(table, "take", choice)
    assert table.gold[0] == (3 if choice is None else 0)
    assert table.supply[0] == pile(red=2) + (0 if choice is None else pile(**{COLOURS[choice]: 1}))
    assert refused(table, "joker") == "MAC-J1"


@pytest.mark.clause("MAC-J1")
def test_a_spent_tile_leaves_the_game() -> None:
    table = quiet()
    give(table, 0, **cost(DARK[0]), red=1)
    turn(table)
    act(table, "quarter", DARK[0])
    act(table, "joker")
    act(table, "gold")
    assert table.jokers == [0, 0, 0]
    assert DARK[0] not in table.free
    assert refused(table, "joker") == "MAC-J1"


@pytest.mark.clause("MAC-J1")
def test_while_it_is_spent_it_gives_nothing_else() -> None:
    table = quiet()
    table.jokers[0] = 2
    table.gold[0] = 12
    turn(table)
    act(table, "joker")
    for kind in ("tribute", "pass", "joker"):
        assert refused(table, kind) == "MAC-J1"


@pytest.mark.clause("MAC-J2")
def test_any_number_may_be_spent_in_a_turn() -> None:
    table = quiet()
    table.jokers[0] = 3
    turn(table)
    for choice in (("take", 5), ("gold",), ("take", 0)):
        act(table, "joker")
        act(table, *choice)
    assert (table.gold[0], supply(table, 0), table.jokers[0]) == (3, {"red": 1, "violet": 1}, 0)


@pytest.mark.clause("MAC-J2")
def test_its_cube_is_of_use_at_once() -> None:
    table = quiet()
    give(table, 0, **cost(DARK[0]))
    turn(table)
    act(table, "quarter", DARK[0])
    act(table, "joker")
    act(table, "take", 3)
    act(table, "wall", 1)
    assert (table.wall[0], table.supply[0]) == (1, 0)


@pytest.mark.clause("MAC-J2", "MAC-J3")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_it_is_kept_for_a_later_round_and_for_its_owner(seats: int) -> None:
    table = quiet(seats)
    for seat in range(seats):
        give(table, seat, red=1)
    table.jokers[0] = 1
    run(table, *(Turn(seat) for seat in (*range(seats), 0)))
    for seat in range(seats):
        assert table.to_move == seat
        if seat:
            assert refused(table, "joker") == "MAC-J1"
        act(table, "pass")
    assert (table.to_move, table.supply[0]) == (0, 0)
    assert menu(table) == [("joker",), ("pass",)]


@pytest.mark.clause("MAC-J3")
def test_it_is_not_spent_before_round_one_nor_in_the_first_two_phases() -> None:
    for step, clause in ((Cubes(0, 1), "MAC-B4"), (Draft(0), "MAC-C5"), (Pick(0), "MAC-D4")):
        table = quiet()
        show(table, "idler", "villa")
        table.dice = [1, 2, 3, 4, 5, 6]
        table.jokers = [1, 1, 1]
        run(table, step)
        assert refused(table, "joker") == clause
        assert refused(table, "gold") == clause


@pytest.mark.clause("MAC-J3", "MAC-W5")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_it_does_not_prevent_the_marker_for_an_empty_arrow(seats: int) -> None:
    table = quiet(seats)
    table.rose[6] = pile(red=1)
    table.jokers = [2] * seats
    run(table, Rotate())
    assert table.markers == [1, 0, *[1] * (seats - 2)]
    assert table.jokers == [2] * seats
    assert (table.to_move, menu(table)) == (0, [("joker",), ("pass",)])
