"""The end of the game: the last favours, final launches, final scoring, and who wins."""

import pytest

from caravela.games.vasco.closing import EndRound, Finish
from caravela.games.vasco.sailing import Navigation
from caravela.games.vasco.state import OVER, PHASE_3, ROUND_END, Table
from tests.rules.vasco.scene import (
    ALVARES,
    CALICUT,
    DIAS,
    GAME,
    GREY,
    ORANGE,
    PURPLE,
    SERNIGI,
    TURQUOISE,
    WHITE,
    act,
    asked,
    crew,
    docks,
    end_round,
    menu,
    merchant,
    moor_merchant,
    own_project,
    own_ship,
    points_from,
    quiet,
    refused,
    run,
    ship,
    ships,
)

each_seats = pytest.mark.parametrize("seats", [2, 3, 4])
SMALL = ships(crew=2)
LARGE = ships(capacity=11) + ships(capacity=9)


def last_evening(seats: int = 3, first: int = 0) -> Table:
    """A quiet table in phase 3 of round 5: nobody has Reals or captains, seat 0 holds Dias and Sernigi."""
    table = quiet(seats, first)
    table.round = 5
    table.phase = PHASE_3
    table.reals = [0] * seats
    table.captains = [0] * seats
    table.waiting = [7] * seats
    table.holder[DIAS] = table.holder[SERNIGI] = 0
    return table


def standing(seats: int = 3) -> Table:
    """A quiet table at which nothing is left but to count."""
    table = last_evening(seats)
    table.phase = ROUND_END
    return table


def launcher(table: Table, seat: int, captains: int, *projects: int) -> None:
    """A seat that could launch these projects: crews of two, with sailors enough."""
    own_project(table, seat, *projects)
    crew(table, seat, *[TURQUOISE, PURPLE] * len(projects))
    table.captains[seat] = captains


def sail_out(table: Table, seat: int, count: int) -> None:
    """So many more ships of a seat lie in Calicut."""
    for place in docks(table, CALICUT):
        if table.docks[place] < 0 < count:
            count -= 1
            table.docks[place] = next(one for one in LARGE if one not in table.docks)
            table.owner[table.docks[place]] = seat
            table.waiting[seat] -= 1
    assert count == 0


@pytest.mark.clause("VAS-Z1", "VAS-P1")
@each_seats
def test_the_game_ends_after_phase_3_of_round_5(seats: int) -> None:
    table = last_evening(seats)
    table.holder = [0, 1, 0, 1]
    table.slots = [*range(7)]
    table.court = [9, 0]
    table.merchant = merchant(11)
    moor_merchant(table, CALICUT, 0, 0)
    end_round(table)
    assert (asked(table), table.to_move) == ("Send", 0), "phase 3 itself is played"
    before = table.clone()
    act(table, "port", CALICUT)
    act(table, "dock", docks(table, CALICUT)[1])
    assert table.is_over
    assert (table.round, table.phase) == (5, OVER)
    for name in ("slots", "tops", "stacks", "sections", "bag", "court", "vdg", "vdg_next", "first", "discs"):
        assert getattr(table, name) == getattr(before, name), f"{name} are not prepared again"
    assert table.merchant == -1


@pytest.mark.clause("VAS-Z1", "VAS-F2", "VAS-F3")
def test_the_last_phase_3_earns_and_sails() -> None:
    table = last_evening()
    sail_out(table, 1, 6)
    run(table, Navigation())
    assert table.is_over
    assert points_from(table, 1, "full ports") == 30
    assert table.docks == [-1] * 21


@pytest.mark.clause("VAS-Z2")
@each_seats
@pytest.mark.parametrize("there", [0, 1, 3])
def test_the_holder_of_alvares_gets_a_last_missionary(seats: int, there: int) -> None:
    table = standing(seats)
    table.holder[ALVARES] = 1
    table.missionaries = there
    run(table, EndRound())
    assert table.crews[WHITE::5] == [0, min(there, 1), 0, 0][:seats]


@pytest.mark.clause("VAS-Z2", "VAS-Z4")
def test_the_last_missionary_may_be_the_crew_of_a_final_launch() -> None:
    table = standing()
    table.holder[ALVARES] = 1
    own_project(table, 1, SMALL[0])
    crew(table, 1, GREY)
    table.captains[1] = 1
    run(table, EndRound())
    assert (asked(table), table.to_move) == ("LastLaunch", 1)
    act(table, "launch", SMALL[0])
    assert table.is_over
    assert points_from(table, 1, "ships that stand ready") == 3


@pytest.mark.clause("VAS-Z3")
@each_seats
def test_the_holder_of_dias_gains_two_points(seats: int) -> None:
    for seat in range(seats):
        table = standing(seats)
        table.holder[DIAS] = seat
        run(table, EndRound())
        assert table.is_over
        assert table.points == [2 if one == seat else 0 for one in range(seats)]
        assert points_from(table, seat, "characters") == 2


# final launches


@pytest.mark.clause("VAS-Z4", "VAS-L11", "VAS-Q9")
@each_seats
def test_players_may_launch_a_last_time_from_the_first_player_clockwise(seats: int) -> None:
    table = standing(seats)
    table.first = seats - 1
    for seat in range(seats):
        launcher(table, seat, 1, SMALL[seat])
    run(table, EndRound())
    order: list[int] = []
    while not table.is_over:
        mover = int(table.asked)
        order.append(mover)
        assert menu(table) == [("launch", SMALL[mover]), ("pass",)]
        act(table, *menu(table)[mover % 2])
    assert order == [seats - 1, *range(seats - 1)]
    assert [points_from(table, seat, "ships that stand ready") for seat in range(seats)] == [3, 0, 3, 0][:seats]


@pytest.mark.clause("VAS-Z4", "VAS-L1")
def test_a_final_launch_needs_its_crew() -> None:
    table = standing()
    one, other = ship(crew=2), ship(crew=1, stack="I")
    own_project(table, 1, one, other)
    table.captains[1] = 2
    crew(table, 1, GREY, GREY)
    run(table, EndRound())
    assert menu(table) == [("launch", other), ("pass",)]
    assert refused(table, "launch", one) == "VAS-L1"
    assert refused(table, "launch", ship(crew=3)) == "VAS-L1"
    assert refused(table, "depart") == "VAS-Q9"
    act(table, "launch", other)
    assert table.is_over
    assert table.crews[5 + GREY] == 1


@pytest.mark.clause("VAS-Z4")
@pytest.mark.parametrize(
    ("captains", "ready", "launches"), [(0, 0, 0), (1, 0, 1), (2, 0, 2), (3, 0, 2), (2, 1, 1), (1, 1, 0), (1, 2, 0)]
)
def test_a_final_launch_needs_a_captain_who_is_not_needed_elsewhere(captains: int, ready: int, launches: int) -> None:
    table = standing()
    own_ship(table, 2, *ships(capacity=9)[:ready])
    launcher(table, 2, captains, *SMALL[:2])
    run(table, EndRound())
    done = 0
    while not table.is_over:
        assert (asked(table), table.to_move) == ("LastLaunch", 2)
        act(table, *menu(table)[0])
        done += 1
    assert done == launches


@pytest.mark.clause("VAS-Z4", "VAS-L3")
def test_who_launches_last_chooses_the_crew_and_may_stop() -> None:
    table = standing()
    own_project(table, 1, *SMALL[:2])
    crew(table, 1, GREY, ORANGE, ORANGE, WHITE)
    table.captains[1] = 2
    run(table, EndRound())
    act(table, "launch", SMALL[1])
    assert menu(table) == [("crew", (1 << one) + (1 << other)) for one, other in ((2, 3), (2, 4), (3, 4))]
    act(table, "crew", (1 << ORANGE) + (1 << WHITE))
    assert menu(table) == [("launch", SMALL[0]), ("pass",)]
    assert GAME.question(table)
    assert GAME.label(table, table.menu[-1])
    act(table, "pass")
    assert table.is_over
    assert table.crews[5:10] == [0, 0, 1, 1, 0]
    assert points_from(table, 1, "ships that stand ready") == 3


# final scoring


@pytest.mark.clause("VAS-Z5", "VAS-Z6")
@pytest.mark.parametrize(("captains", "ready"), [(0, 2), (1, 2), (2, 2), (3, 2), (2, 0), (4, 4)])
@each_seats
def test_each_launched_ship_with_a_captain_is_worth_three(seats: int, captains: int, ready: int) -> None:
    table = standing(seats)
    own_ship(table, 1, *ships(stack="III")[:ready])
    table.captains[1] = captains
    assert GAME.breakdown(table, 1)["final"]["ships that stand ready"] == 3 * min(captains, ready)
    run(table, EndRound())
    assert points_from(table, 1, "ships that stand ready") == 3 * min(captains, ready)
    assert table.points == [2, 3 * min(captains, ready), 0, 0][:seats]


@pytest.mark.clause("VAS-Z6")
def test_neither_projects_nor_ships_on_the_route_stand_ready() -> None:
    table = standing()
    own_project(table, 1, *ships(crew=5))
    sail_out(table, 1, 3)
    table.captains[1] = 4
    run(table, EndRound())
    assert table.points == [2, 0, 0]


@pytest.mark.clause("VAS-Z7")
@pytest.mark.parametrize("reals", range(10))
def test_three_reals_are_a_point(reals: int) -> None:
    table = standing()
    table.reals = [reals, 0, 30]
    assert GAME.breakdown(table, 0)["final"]["Reals"] == reals // 3
    run(table, EndRound())
    assert [points_from(table, seat, "Reals") for seat in range(3)] == [reals // 3, 0, 10]
    assert table.points == [2 + reals // 3, 0, 10]
    assert table.reals == [reals, 0, 30]


@pytest.mark.clause("VAS-Z6", "VAS-Z7", "VAS-Z8")
def test_scores_and_places_are_final_once_all_is_counted() -> None:
    table = standing(4)
    table.points = [20, 20, 30, 18]
    table.ledger = [20 if one % 6 == 1 else 0 for one in range(24)]
    table.reals = [2, 4, 0, 11]
    own_ship(table, 3, *ships(capacity=4))
    table.captains = [0, 5, 5, 1]
    run(table, EndRound())
    assert table.scores() == [22, 21, 30, 24]
    assert table.ranking() == [3, 4, 1, 2]
    for seat in range(4):
        points = GAME.breakdown(table, seat)
        assert points["now"] == points["final"]


# who wins


@pytest.mark.clause("VAS-Z8")
@each_seats
def test_most_points_win(seats: int) -> None:
    for winner in range(seats):
        table = standing(seats)
        table.points = [30 + (winner == seat) for seat in range(seats)]
        sail_out(table, (winner + 1) % seats, 4)
        crew(table, (winner + 1) % seats, ORANGE, PURPLE)
        run(table, Finish())
        places = table.ranking()
        assert places.index(1) == winner
        assert places[(winner + 1) % seats] == 2


@pytest.mark.clause("VAS-Z9")
@each_seats
def test_among_equals_more_ships_on_the_route_win(seats: int) -> None:
    for winner in range(seats):
        table = standing(seats)
        table.points = [30] * seats
        sail_out(table, winner, 2)
        sail_out(table, (winner + 1) % seats, 1)
        crew(table, (winner + 1) % seats, ORANGE, PURPLE, GREY)
        run(table, Finish())
        assert table.ranking()[winner] == 1
        assert table.ranking()[(winner + 1) % seats] == 2
        assert table.ranking().count(1) == 1


@pytest.mark.clause("VAS-Z9")
def test_merchant_ships_and_ships_at_home_break_no_tie() -> None:
    table = standing(2)
    table.points = [30, 30]
    for place in range(4):
        moor_merchant(table, CALICUT, place, place)
    own_ship(table, 1, *ships(capacity=9))
    sail_out(table, 0, 1)
    run(table, Finish())
    assert table.scores() == [30, 30]
    assert table.ranking() == [1, 2]


@pytest.mark.clause("VAS-Z10")
@each_seats
def test_then_more_sailors_win_and_missionaries_are_none(seats: int) -> None:
    for winner in range(seats):
        table = standing(seats)
        table.points = [30] * seats
        other = (winner + 1) % seats
        sail_out(table, winner, 1)
        sail_out(table, other, 1)
        crew(table, winner, ORANGE, ORANGE)
        crew(table, other, PURPLE, WHITE, WHITE, WHITE)
        run(table, Finish())
        assert table.ranking()[winner] == 1
        assert table.ranking()[other] == 2
        table.crews[other * 5 + TURQUOISE] += 2
        assert table.ranking()[other] == 1
        assert table.ranking()[winner] == 2


@pytest.mark.clause("VAS-Z11")
def test_who_is_equal_in_all_shares_the_place() -> None:
    table = standing(4)
    table.points = [30, 41, 41, 30]
    crew(table, 0, ORANGE, PURPLE)
    crew(table, 3, GREY, GREY, WHITE)
    run(table, Finish())
    assert table.ranking() == [3, 1, 1, 3]
    table = standing(2)
    run(table, Finish())
    assert table.ranking() == [1, 1]
