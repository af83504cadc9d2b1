"""The city wall, and the cards that change it."""

from itertools import permutations

import pytest

from caravela.games.macao.cards import LayOut
from caravela.games.macao.turn import Phase3, Turn
from tests.rules.macao.scene import (
    act,
    card,
    climb,
    give,
    hold,
    menu,
    offered,
    own,
    price,
    quiet,
    refused,
    run,
    supply,
    turn,
)


@pytest.mark.clause("MAC-L1", "MAC-L2", "MAC-Q7")
@pytest.mark.parametrize(("spaces", "cubes"), [(1, 1), (2, 3), (3, 5), (4, 7), (5, 9), (15, 29)])
def test_a_move_costs_one_cube_and_two_for_each_further_space(spaces: int, cubes: int) -> None:
    for more in (0, 1):
        table = quiet()
        give(table, 0, red=cubes + more)
        table.jokers[0] = 1
        turn(table)
        assert offered(table, "wall") == list(range(1, spaces + 1))
        if spaces < 15:
            assert refused(table, "wall", spaces + 1) == "MAC-L1"
        act(table, "wall", spaces)
        assert (table.wall[0], supply(table, 0)) == (spaces, {"red": 1} if more else {})
    table = quiet()
    give(table, 0, red=cubes - 1)
    table.jokers[0] = 1
    turn(table)
    assert refused(table, "wall", spaces) == "MAC-L1"


@pytest.mark.clause("MAC-L1")
def test_a_move_is_of_one_space_at_least() -> None:
    table = quiet()
    give(table, 0, red=9)
    turn(table)
    assert refused(table, "wall", 0) == "MAC-A2"


@pytest.mark.clause("MAC-A5", "MAC-L1")
def test_one_move_a_turn() -> None:
    table = quiet()
    give(table, 0, red=9)
    turn(table)
    act(table, "wall", 2)
    assert offered(table, "wall") == []
    assert refused(table, "wall", 1) == "MAC-A5"
    assert refused(table, "wall", 15) == "MAC-A5"


@pytest.mark.clause("MAC-L1")
def test_a_move_goes_on_from_where_the_disc_is() -> None:
    table = quiet()
    climb(table, 0, 7)
    give(table, 0, red=3)
    turn(table)
    act(table, "wall", 2)
    assert table.wall == [9, 0, 0]


@pytest.mark.clause("MAC-L3", "MAC-R3")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_disc_that_comes_to_others_goes_on_top_and_is_ahead(seats: int) -> None:
    for order in permutations(range(seats)):
        table = quiet(seats, order)
        for seat in range(seats):
            give(table, seat, red=3)
        run(table, Phase3())
        for seat in order:
            assert table.to_move == seat
            act(table, "wall", 2)
        assert table.wall == [2] * seats
        assert table.order == [*reversed(order)]
        assert (table.round, table.to_move) == (6, order[-1])


@pytest.mark.clause("MAC-L3")
def test_a_disc_may_pass_a_stack_or_stop_behind_it() -> None:
    for spaces, order in ((3, [2, 1, 0, 3]), (4, [0, 2, 1, 3]), (5, [0, 2, 1, 3])):
        table = quiet(4)
        climb(table, 1, 4)
        climb(table, 2, 4)
        give(table, 0, red=2 * spaces - 1)
        turn(table)
        act(table, "wall", spaces)
        assert table.order == order


@pytest.mark.clause("MAC-L5", "MAC-L4")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_on_the_last_space_who_came_first_stays_ahead(seats: int) -> None:
    for order in permutations(range(seats)):
        table = quiet(seats)
        for seat in order:
            climb(table, seat, 13)
        assert table.order == [*reversed(order)]
        for seat in range(seats):
            give(table, seat, red=3)
        run(table, *(Turn(seat) for seat in order))
        for seat in order:
            assert table.to_move == seat
            act(table, "wall", 2)
        assert table.wall == [15] * seats
        assert table.order == [*order]


@pytest.mark.clause("MAC-L5")
def test_the_bottom_of_the_last_space_is_ahead_of_all_others() -> None:
    table = quiet(4, (1, 2, 3, 0))
    climb(table, 2, 15)
    climb(table, 1, 14)
    give(table, 0, red=29)
    turn(table)
    act(table, "wall", 15)
    assert table.order == [2, 0, 1, 3]


@pytest.mark.clause("MAC-L4")
def test_nobody_goes_or_pays_beyond_the_last_space() -> None:
    for start in (11, 13, 14, 15):
        left = 15 - start
        table = quiet()
        climb(table, 0, start)
        give(table, 0, red=9)
        turn(table)
        assert offered(table, "wall") == list(range(1, left + 1))
        assert refused(table, "wall", left + 1) == "MAC-L4"
        if left:
            act(table, "wall", left)
            assert (table.wall[0], supply(table, 0)) == (15, {"red": 10 - 2 * left})


@pytest.mark.clause("MAC-R4")
def test_discs_that_move_do_not_change_the_order_of_the_phase() -> None:
    table = quiet(3, (2, 0, 1))
    for seat in range(3):
        give(table, seat, red=3)
    run(table, Phase3())
    moved = []
    while table.phase == 3 and table.round == 5:
        assert table.to_move is not None
        moved.append(table.to_move)
        act(table, "wall", 2)
        if table.to_move == moved[-1] and ("pass",) in menu(table):
            act(table, "pass")
    assert moved == [2, 0, 1]
    assert table.order == [1, 0, 2]
    assert table.to_move == 1


@pytest.mark.clause("MAC-F25")
def test_cannoneer_prestige_for_each_disc_overtaken() -> None:
    for spaces, points in ((1, 1), (2, 2), (3, 3)):
        table = quiet(4)
        own(table, 0, "cannoneer")
        for seat, space in ((1, 1), (2, 2), (3, 3)):
            climb(table, seat, space)
        give(table, 0, red=9)
        turn(table)
        act(table, "wall", spaces)
        assert table.points[0] == points


@pytest.mark.clause("MAC-F25")
def test_cannoneer_nobody_is_overtaken_who_was_behind_or_stays_ahead() -> None:
    table = quiet(3, (0, 1, 2))
    own(table, 0, "cannoneer")
    climb(table, 1, 9)
    give(table, 0, red=3)
    turn(table)
    act(table, "wall", 2)
    assert table.points[0] == 0


@pytest.mark.clause("MAC-F26")
def test_gate_each_further_space_costs_one_cube() -> None:
    table = quiet()
    own(table, 0, "gate")
    give(table, 0, red=4)
    turn(table)
    assert offered(table, "wall") == [1, 2, 3, 4]
    act(table, "wall", 3)
    assert (table.wall[0], supply(table, 0)) == (3, {"red": 1})


@pytest.mark.clause("MAC-F27")
def test_tower_its_owners_disc_is_always_on_top() -> None:
    table = quiet(4)
    own(table, 0, "tower")
    for seat in (0, 1, 2):
        climb(table, seat, 6)
    assert table.order == [0, 2, 1, 3]
    for seat in (3, 2, 0, 1):
        climb(table, seat, 15)
    assert table.order == [0, 3, 2, 1]


@pytest.mark.clause("MAC-F28", "MAC-F25")
def test_tower_goes_to_the_top_when_it_is_activated_which_overtakes_nobody() -> None:
    table = quiet(3, (1, 2, 0))
    own(table, 0, "cannoneer")
    hold(table, 0, "tower")
    give(table, 0, **price(card("tower")))
    turn(table)
    act(table, "activate", card("tower"))
    assert (table.order, table.points[0]) == ([0, 1, 2], 0)


@pytest.mark.clause("MAC-F29", "MAC-F2", "MAC-K5")
def test_guard_once_a_round_a_space_for_gold_besides_the_move() -> None:
    table = quiet()
    own(table, 0, "guard")
    give(table, 0, red=1)
    table.gold[0] = 2
    turn(table)
    act(table, "use", card("guard"))
    assert (table.wall[0], table.gold[0]) == (1, 1)
    assert refused(table, "use", card("guard")) == "MAC-K5"
    act(table, "wall", 1)
    assert (table.wall[0], table.supply[0]) == (2, 0)


@pytest.mark.clause("MAC-Q10")
def test_guard_is_not_offered_on_the_last_space() -> None:
    table = quiet()
    own(table, 0, "guard")
    climb(table, 0, 15)
    give(table, 0, red=1)
    table.gold[0] = 2
    turn(table)
    assert refused(table, "use", card("guard")) == "MAC-Q10"


@pytest.mark.clause("MAC-R3")
def test_the_next_round_is_played_in_the_new_order() -> None:
    table = quiet(3, (2, 0, 1))
    run(table, LayOut())
    assert table.to_move == 2
