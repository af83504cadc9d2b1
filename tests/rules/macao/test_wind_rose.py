"""The wind rose: turning it, the supply at its arrow, and an empty arrow."""

import pytest

from caravela.games.macao.cards import LayOut
from caravela.games.macao.dice import Pick, Rotate
from caravela.games.macao.state import PHASE_1, PHASE_2, PHASE_3, Table
from tests.rules.macao.scene import (
    VIOLET,
    act,
    card,
    cost,
    hold,
    menu,
    offered,
    own,
    pile,
    quarters,
    quiet,
    refused,
    run,
    settle,
    supply,
)

SEATS = [2, 3, 4]

seated = pytest.mark.parametrize("seats", SEATS)


def laden(seats: int) -> Table:
    """On each space of each wind rose lie as many red cubes as its number, and one blue one for each seat before."""
    table = quiet(seats)
    for seat in range(seats):
        table.rose[seat * 6 : seat * 6 + 6] = [pile(red=space, blue=seat) for space in range(1, 7)]
    return table


def pass_on(table: Table) -> None:
    """Everybody ends his turn."""
    while table.phase == PHASE_3:
        act(table, "pass")


@seated
@pytest.mark.clause("MAC-W1", "MAC-W2")
def test_every_pile_moves_one_space_and_the_first_becomes_the_supply(seats: int) -> None:
    table = run(laden(seats), Rotate())
    for seat in range(seats):
        assert table.supply[seat] == pile(red=1, blue=seat)
        assert table.rose[seat * 6 : seat * 6 + 6] == [pile(red=space, blue=seat) for space in range(2, 7)] + [0]
    assert table.phase == PHASE_3
    assert table.to_move == 0


@seated
@pytest.mark.clause("MAC-W1")
def test_the_wind_roses_turn_when_all_have_their_cubes(seats: int) -> None:
    table = laden(seats)
    table.phase = PHASE_2
    table.dice = [6] * 6
    run(table, *(Pick(seat) for seat in range(seats)), Rotate())
    for seat in range(seats):
        assert (table.to_move, table.phase) == (seat, PHASE_2)
        assert table.supply == [0] * seats
        act(table, "dice", 4, 5)
    assert table.phase == PHASE_3
    assert table.rose[4] == pile(red=6, gray=6, violet=6)
    assert [table.supply[seat] for seat in range(seats)] == [pile(red=1, blue=seat) for seat in range(seats)]


@pytest.mark.parametrize("pips", range(1, 7))
@pytest.mark.clause("MAC-W3", "MAC-D6", "MAC-A6")
def test_the_cubes_of_a_die_come_after_as_many_rounds_as_it_shows_less_one(pips: int) -> None:
    """Played with all the phases between; no other violet cube is taken, and what is not spent does not stay."""
    table = quiet(2, round_=2)
    table.phase = PHASE_2
    table.dice = [1, 1, 1, 1, 1, pips]
    run(table, Pick(0), Pick(1), Rotate())
    act(table, "dice", 0, VIOLET)
    act(table, "dice", 0, 1)
    came = []
    while table.round < 10:
        if supply(table, 0).get("violet"):
            came.append((table.round, supply(table, 0)["violet"]))
        pass_on(table)
        while table.phase == PHASE_1:
            table.apply(table.legal_actions()[0])
        act(table, "dice", 0, 1)
        act(table, "dice", 0, 1)
    assert came == [(2 + pips - 1, pips)]


@pytest.mark.clause("MAC-W4")
def test_cubes_on_other_spaces_cannot_be_used() -> None:
    table = quiet(2)
    quarter = quarters(1)[0]
    hold(table, 0, "idler")
    table.rose[:6] = [0] + [pile(red=9, blue=9, green=9, black=9, gray=9, violet=9)] * 5
    table.rose[6] = pile(red=1)
    table.jokers[0] = 1
    run(table, Rotate())
    assert table.to_move == 0
    assert menu(table) == [("joker",), ("pass",)]
    assert refused(table, "activate", card("idler")) == "MAC-K1"
    assert refused(table, "quarter", quarter) == "MAC-Y1"
    assert refused(table, "wall", 1) == "MAC-L1"
    assert refused(table, "ship") == "MAC-N1"


@seated
@pytest.mark.clause("MAC-W5")
def test_who_has_nothing_at_his_arrow_takes_a_marker_and_nobody_else(seats: int) -> None:
    for full in range(seats):
        table = quiet(seats)
        for seat in range(seats):
            table.rose[seat * 6 : seat * 6 + 6] = [pile(violet=1) if seat == full else 0] + [pile(red=6)] * 5
        run(table, Rotate())
        assert table.markers == [0 if seat == full else 1 for seat in range(seats)]


@pytest.mark.clause("MAC-W6", "MAC-W5")
def test_cards_and_jokers_bring_cubes_to_an_empty_arrow_when_the_marker_is_taken() -> None:
    table = quiet(2)
    own(table, 0, "office-red-4", "foreman")
    table.jokers[0] = 1
    table.rose[6] = pile(red=1)
    run(table, Rotate())
    assert (table.markers[0], table.to_move) == (1, 0)
    assert supply(table, 0) == {"red": 2}
    act(table, "use", card("foreman"))
    act(table, "take", 1)
    act(table, "joker")
    act(table, "take", 2)
    assert supply(table, 0) == {"red": 2, "blue": 1, "green": 1}
    assert offered(table, "wall") == [1, 2]
    assert table.markers[0] == 1


@pytest.mark.clause("MAC-W5", "MAC-J3")
def test_a_joker_cannot_be_spent_before_the_own_turn() -> None:
    table = quiet(2)
    table.jokers = [1, 1]
    run(table, LayOut())
    assert refused(table, "joker") == "MAC-C5"
    table.phase = PHASE_2
    table.dice = [2] * 6
    run(table, Pick(0), Rotate())
    assert refused(table, "joker") == "MAC-D4"
    act(table, "dice", 0, 1)
    assert (table.markers, table.jokers) == ([1, 1], [1, 1])
    assert ("joker",) in menu(table)


@pytest.mark.clause("MAC-W6", "MAC-T3")
def test_the_tribute_can_be_paid_with_an_empty_arrow() -> None:
    table = quiet(2)
    table.gold[0] = 12
    run(table, Rotate())
    assert menu(table) == [("tribute",), ("pass",)]
    act(table, "tribute")
    assert (table.gold[0], table.points[0], table.markers[0]) == (0, 12, 1)


@pytest.mark.clause("MAC-S9")
def test_a_player_may_have_more_markers_and_quarters_than_twelve() -> None:
    table = quiet(2)
    table.markers[0] = 12
    settle(table, 0, *range(12))
    table.rose[6] = pile(red=1)
    own(table, 0, "office-red-4")
    run(table, Rotate())
    assert table.markers[0] == 13
    quarter = next(number for number in range(12, 30) if cost(number) == {"red": 1})
    act(table, "quarter", quarter)
    assert table.owned[0] == (1 << 12) - 1 | 1 << quarter


@pytest.mark.clause("MAC-F16")
def test_watchmaker_no_marker_for_an_empty_arrow() -> None:
    table = quiet(2)
    own(table, 0, "watchmaker")
    Rotate().run(table)
    assert table.markers == [0, 1]
