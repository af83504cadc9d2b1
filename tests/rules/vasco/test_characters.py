"""The four characters: what each does for his host at once, and for his holder as long as he stays."""

import pytest

from caravela.games.vasco.closing import EndRound
from caravela.games.vasco.state import AT_COURT, IN_HAND, ON_AREA, PHASE_1, PHASE_2, PHASE_3, Table
from caravela.games.vasco.tables import MERCHANT
from tests.rules.vasco.scene import (
    ALVARES,
    COURT,
    DIAS,
    GAME,
    GREY,
    MANUEL,
    MOMBASA,
    NATAL,
    NAVIGATION,
    ORANGE,
    PROJECTS,
    RECRUITING,
    SERNIGI,
    TURQUOISE,
    WHITE,
    act,
    asked,
    call,
    crew,
    dock,
    end_round,
    menu,
    merchant,
    offer,
    own_project,
    place,
    points_from,
    quiet,
    refused,
    run,
    ship,
)

YELLOW, RED, BLACK, BLUE = range(4)
each_seats = pytest.mark.parametrize("seats", [2, 3, 4])


def court(seats: int = 3, waits: int = 20) -> Table:
    """A quiet table on which a last number waits in the recruiting area; Dias and Sernigi are with seat 0."""
    table = quiet(seats)
    table.holder[DIAS] = table.holder[SERNIGI] = 0
    place(table, waits, seats - 1, RECRUITING)
    return table


def host(table: Table, seat: int, character: int, number: int = 10) -> None:
    """A seat hosts a character with a disc of this number."""
    place(table, number, seat, COURT)
    call(table)
    act(table, "perform")
    act(table, "host", character)


def missionaries(table: Table) -> list[int]:
    return table.crews[WHITE::5]


# Bartolomeu Dias


@pytest.mark.clause("VAS-H11")
@each_seats
@pytest.mark.parametrize("holder", [-1, 0, 1])
def test_hosting_dias_brings_two_points(seats: int, holder: int) -> None:
    table = court(seats)
    table.holder[DIAS] = holder
    host(table, 1, DIAS)
    assert table.points == [0, 2, 0, 0][:seats]
    assert points_from(table, 1, "characters") == 2


@pytest.mark.clause("VAS-H12", "VAS-E11", "VAS-E12")
@each_seats
def test_the_holder_of_dias_has_two_points_and_the_first_turn(seats: int) -> None:
    for seat in range(seats):
        table = quiet(seats)
        table.holder = [seat, -1, 0, -1]
        run(table, EndRound())
        assert (table.round, table.phase) == (2, PHASE_1)
        assert table.points == [2 if one == seat else 0 for one in range(seats)]
        assert points_from(table, seat, "characters") == 2
        assert table.first == table.to_move == seat


@pytest.mark.clause("VAS-H8", "VAS-H11", "VAS-H12")
def test_dias_twice() -> None:
    table = court(4)
    table.holder[DIAS] = BLACK
    host(table, BLACK, DIAS)
    assert table.points == [0, 0, 2, 0]
    place(table, 11, RED, COURT)
    call(table)
    act(table, "perform")
    assert refused(table, "host", DIAS) == "VAS-H7"
    end_round(table)
    assert table.points == [0, 0, 4, 0]
    assert table.first == table.to_move == BLACK


# Francisco Alvares


@pytest.mark.clause("VAS-H13")
@each_seats
@pytest.mark.parametrize("there", [0, 1, 6])
def test_hosting_alvares_brings_a_missionary_if_there_is_one(seats: int, there: int) -> None:
    table = court(seats)
    table.missionaries = there
    host(table, 1, ALVARES)
    gained = min(there, 1)
    assert missionaries(table) == [0, gained, 0, 0][:seats]
    assert table.missionaries == there - gained
    assert table.holder[ALVARES] == 1


@pytest.mark.clause("VAS-H13", "VAS-L8")
def test_the_missionary_serves_at_once() -> None:
    table = court()
    one = ship(crew=2)
    own_project(table, 0, one)
    crew(table, 0, GREY)
    host(table, 0, ALVARES)
    assert (asked(table), menu(table)) == ("Afterwards", [("launch", one), ("pass",)])


@pytest.mark.clause("VAS-H14", "VAS-E10")
@pytest.mark.parametrize("there", [0, 1, 6])
def test_the_holder_of_alvares_gets_a_missionary_at_the_end_of_a_round(there: int) -> None:
    table = quiet()
    table.holder = [0, 2, 0, -1]
    table.missionaries = there
    run(table, EndRound())
    gained = min(there, 1)
    assert missionaries(table) == [0, 0, gained]
    assert table.missionaries == there - gained


@pytest.mark.clause("VAS-H13", "VAS-H14", "VAS-H15")
def test_short_of_missionaries() -> None:
    table = quiet(4)
    table.holder = [YELLOW, RED, YELLOW, -1]
    table.missionaries = 0
    for seat in (BLUE, BLUE, BLUE, YELLOW, YELLOW):
        table.crews[seat * 5 + WHITE] += 1
    table.missionaries = 1
    run(table, EndRound())
    assert missionaries(table) == [2, 1, 0, 3], "the last one goes to Red"
    assert table.missionaries == 0

    table.phase = PHASE_2
    table.merchant = -1
    one = ship(crew=2)
    own_project(table, BLUE, one)
    crew(table, BLUE, ORANGE)
    place(table, 15, BLUE, RECRUITING)
    place(table, 20, BLUE, RECRUITING)
    host(table, BLACK, ALVARES)
    assert table.holder[ALVARES] == BLACK
    assert missionaries(table) == [2, 1, 0, 3], "there is none to be had"

    assert table.to_move == BLUE
    act(table, "launch", one)
    assert table.missionaries == 1
    assert missionaries(table) == [2, 1, 0, 2]
    table.missionaries += 1
    table.crews[YELLOW * 5 + WHITE] -= 1
    end_round(table)
    assert missionaries(table) == [1, 1, 1, 2], "one as the holder, none for the one that he missed"
    assert table.missionaries == 1


# Girolamo Sernigi


@pytest.mark.clause("VAS-H16")
@each_seats
def test_the_host_of_sernigi_may_send_the_merchant_ship_at_once(seats: int) -> None:
    table = court(seats)
    table.merchant = merchant(11)
    host(table, 1, SERNIGI)
    assert (asked(table), table.to_move) == ("Send", 1)
    assert menu(table) == [*(("port", port) for port in range(6)), ("pass",)]
    act(table, "port", MOMBASA)
    act(table, "dock", dock(table, MOMBASA, 7))
    assert table.docks[dock(table, MOMBASA, 7)] == MERCHANT + merchant(11)
    assert table.merchant == -1
    assert table.reals == [10, 12, 10, 10][:seats]
    assert table.points == [0] * seats
    assert (asked(table), table.called) == ("Act", 19)


@pytest.mark.clause("VAS-H16", "VAS-F1")
@each_seats
def test_the_host_of_sernigi_may_leave_it_until_phase_3(seats: int) -> None:
    table = court(seats)
    table.merchant = merchant(11)
    host(table, 1, SERNIGI)
    act(table, "pass")
    assert table.merchant == merchant(11)
    assert max(table.docks) < 0
    act(table, "renounce")
    assert (asked(table), table.phase, table.to_move) == ("Send", PHASE_3, 1)


@pytest.mark.clause("VAS-H16", "VAS-M9")
def test_when_it_has_been_sent_hosting_sernigi_only_keeps_others_away() -> None:
    table = court()
    host(table, 1, SERNIGI)
    assert asked(table) == "Act"
    assert table.holder[SERNIGI] == table.hosted[SERNIGI] == 1


@pytest.mark.clause("VAS-H16", "VAS-M3")
def test_the_host_of_sernigi_sends_to_natal() -> None:
    table = court()
    table.merchant = merchant(6)
    upper = [ship(crew=1, stack="I"), ship(crew=5, stack="I")]
    for slot, one in enumerate(upper):
        offer(table, slot, one)
    host(table, RED, SERNIGI)
    act(table, "port", NATAL)
    assert (asked(table), menu(table)) == ("Gift", [("project", 0), ("project", 1)])
    act(table, "project", 1)
    assert table.projects[RED] == 1 << upper[1]
    assert table.reals == [10, 10, 10]


# Manuel I


@pytest.mark.clause("VAS-H17", "VAS-Q4")
@each_seats
@pytest.mark.parametrize(("taken", "number"), [(0, 21), (21, 22), (22, 21)])
def test_hosting_manuel_lends_the_extra_disc_with_a_number_that_is_left(seats: int, taken: int, number: int) -> None:
    table = court(seats)
    if taken:
        table.holder[MANUEL] = 0
        place(table, taken, 0, PROJECTS)
    discs = table.discs[1]
    host(table, 1, MANUEL)
    assert (asked(table), table.to_move) == ("Area", 1)
    act(table, "area", RECRUITING)
    assert table.extra[1] == ON_AREA
    assert table.numbers[number - 1] == 1 * 4 + RECRUITING
    assert table.discs[1] == discs - 1, "an extra disc, not one of the four"
    assert [where for where in table.numbers[20:] if where >= 0 and where >> 2 == 1] == [1 * 4 + RECRUITING]


@pytest.mark.clause("VAS-H18", "VAS-P9")
@pytest.mark.parametrize(("seats", "spaces"), [(2, 3), (3, 4), (4, 5)])
def test_the_extra_disc_goes_at_once_to_any_area_with_room(seats: int, spaces: int) -> None:
    for area in range(4):
        table = court(seats)
        host(table, 1, MANUEL)
        assert menu(table) == [("area", one) for one in range(4)]
        act(table, "area", area)
        assert table.numbers[20] == 1 * 4 + area
    table = court(seats)
    for number in range(11, 11 + spaces):
        place(table, number, 0, PROJECTS)
    host(table, 1, MANUEL)
    assert menu(table) == [("area", COURT), ("area", RECRUITING), ("area", NAVIGATION)]
    assert refused(table, "area", PROJECTS) == "VAS-P9"
    assert refused(table, "pass") == "VAS-Q2"


@pytest.mark.clause("VAS-H19", "VAS-R18")
@each_seats
def test_the_new_number_is_called_in_the_same_phase(seats: int) -> None:
    table = court(seats)
    host(table, 1, MANUEL)
    act(table, "area", RECRUITING)
    act(table, "renounce")
    assert (asked(table), table.called, table.to_move, table.phase) == ("Act", 20, 1, PHASE_2)
    act(table, "perform")
    assert table.captains[1] == 2


@pytest.mark.clause("VAS-H20")
@pytest.mark.parametrize("number", [21, 22])
def test_the_former_holders_extra_disc_may_still_act(number: int) -> None:
    table = court()
    table.holder[MANUEL] = 0
    place(table, number, 0, RECRUITING)
    host(table, 1, MANUEL)
    act(table, "area", RECRUITING)
    act(table, "renounce")
    order = []
    while asked(table) == "Act":
        order.append((table.called + 1, table.to_move))
        act(table, "perform")
    assert order == ([(21, 0), (22, 1)] if number == 21 else [(21, 1), (22, 0)])
    assert table.captains == [2, 2, 1]


@pytest.mark.clause("VAS-H21")
@pytest.mark.parametrize("disc", [10, 21])
def test_hosting_manuel_again_with_the_extra_disc_on_the_board_only_keeps_others_away(disc: int) -> None:
    table = court(waits=20 if disc == 10 else 22)
    table.holder[MANUEL] = 1
    if disc == 10:
        place(table, 21, 1, RECRUITING)
    before = table.clone()
    host(table, 1, MANUEL, disc)
    assert asked(table) == "Act"
    assert table.holder[MANUEL] == table.hosted[MANUEL] == 1
    assert table.numbers == before.numbers
    assert (table.reals, table.points, table.crews) == (before.reals, before.points, before.crews)
    place(table, 11, 0, COURT)
    call(table)
    act(table, "perform")
    assert refused(table, "host", MANUEL) == "VAS-H7"


@pytest.mark.clause("VAS-H22", "VAS-E14", "VAS-P12")
@each_seats
def test_the_holder_of_manuel_has_the_extra_disc_in_the_next_phase_1(seats: int) -> None:
    table = court(seats)
    table.holder = [1, -1, 0, 0]
    table.extra[0] = IN_HAND
    place(table, 21, 0, PROJECTS)
    host(table, 1, MANUEL)
    act(table, "area", PROJECTS)
    end_round(table)
    assert table.extra == [AT_COURT, IN_HAND, AT_COURT, AT_COURT][:seats]
    assert table.to_move == 1
    assert menu(table)[-2:] == [("number", 20), ("number", 21)]
    act(table, "number", 21)
    act(table, "area", NAVIGATION)
    assert table.numbers[21] == 1 * 4 + NAVIGATION
    while table.to_move != 0:
        act(table, *menu(table)[0])
    assert refused(table, "number", 20) == "VAS-P14"


@pytest.mark.clause("VAS-H17", "VAS-H18", "VAS-H19", "VAS-H20", "VAS-H22", "VAS-E14")
def test_the_king_moves() -> None:
    table = GAME.deal(4, 3)
    table.holder[MANUEL] = RED
    table.extra = [AT_COURT] * 4
    table.extra[RED] = IN_HAND
    while not (table.to_move == RED and asked(table) == "Number"):
        act(table, *menu(table)[0])
    act(table, "number", 20)
    act(table, "area", PROJECTS)
    assert table.numbers[20] == RED * 4 + PROJECTS

    red = table.numbers[20]
    table.agenda.clear()
    table.phase = PHASE_2
    table.numbers = [-1] * 22
    table.numbers[20] = red
    table.discs = [4] * 4
    table.merchant = -1
    host(table, YELLOW, MANUEL)
    assert menu(table) == [("area", area) for area in range(4)]
    act(table, "area", RECRUITING)
    assert table.numbers[21] == YELLOW * 4 + RECRUITING

    assert (table.called + 1, table.to_move) == (21, RED)
    act(table, "perform")
    act(table, *menu(table)[0])
    act(table, "pass")
    assert (table.called + 1, table.to_move) == (22, YELLOW)
    act(table, "perform")
    act(table, "captain")
    while table.round == 1:
        act(table, "pass")
    assert table.extra == [IN_HAND, AT_COURT, AT_COURT, AT_COURT]
    assert table.holder[MANUEL] == YELLOW
    assert table.discs == [4, 4, 4, 4]


@pytest.mark.clause("VAS-H17", "VAS-H6")
def test_manuel_has_nothing_to_do_with_crews() -> None:
    table = court()
    own_project(table, 1, ship(crew=1))
    crew(table, 1, TURQUOISE)
    host(table, 1, MANUEL)
    act(table, "area", COURT)
    assert asked(table) == "Act", "neither crew nor projects have changed"
