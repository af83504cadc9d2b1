"""The court: two sums of Reals, and four characters to host."""

import pytest

from caravela.games.vasco.state import AT_COURT, PHASE_1, PHASE_3, Table
from tests.rules.vasco.scene import (
    ALVARES,
    COURT,
    DIAS,
    GAME,
    MALINDI,
    MANUEL,
    NATAL,
    NAVIGATION,
    PROJECTS,
    RECRUITING,
    SERNIGI,
    WHITE,
    act,
    asked,
    call,
    docks,
    end_round,
    menu,
    merchant,
    moor_merchant,
    place,
    quiet,
    refused,
)

YELLOW, RED, BLACK, BLUE = range(4)
HOSTS = [("host", character) for character in range(4)]
each_seats = pytest.mark.parametrize("seats", [2, 3, 4])
each_character = pytest.mark.parametrize("character", range(4), ids=["dias", "alvares", "sernigi", "manuel"])


def court(seats: int = 3, waits: int = 20) -> Table:
    """A quiet table with 9 and 4 Reals at court; a last number waits in the recruiting area."""
    table = quiet(seats)
    table.court = [9, 4]
    place(table, waits, seats - 1, RECRUITING)
    return table


def audience(table: Table, seat: int, number: int = 10) -> None:
    """A seat performs with a disc at court, up to what it chooses there."""
    place(table, number, seat, COURT)
    call(table)
    act(table, "perform")


def host(table: Table, seat: int, character: int, number: int = 10) -> None:
    audience(table, seat, number)
    act(table, "host", character)


def settle(table: Table) -> None:
    """Answer what a character asks: the first answer will do."""
    while asked(table) != "Act":
        act(table, *menu(table)[0])


def settle_merchant(table: Table) -> None:
    """The merchant ship goes to Malindi."""
    act(table, "port", MALINDI)
    act(table, "dock", docks(table, MALINDI)[0])


@pytest.mark.clause("VAS-H1")
@each_seats
def test_money_or_a_character_is_to_be_had(seats: int) -> None:
    table = court(seats)
    audience(table, 0)
    assert (asked(table), table.to_move) == ("Audience", 0)
    assert menu(table) == [("money", 0), ("money", 1), *HOSTS]
    assert refused(table, "pass") == "VAS-H1"
    assert refused(table, "area", COURT) == "VAS-H1"


@pytest.mark.clause("VAS-H1")
@pytest.mark.parametrize(("which", "reals"), [(0, 9), (1, 4)])
def test_a_sum_is_taken_as_it_lies_there_and_nothing_else(which: int, reals: int) -> None:
    table = court()
    audience(table, 0)
    events = table.listen()
    act(table, "money", which)
    assert table.reals == [10 + reals, 10, 10]
    assert table.court[which] == 0
    assert table.court[1 - which] == 13 - reals
    assert table.holder == [-1] * 4
    assert table.hosted == [-1] * 4
    assert (asked(table), table.called) == ("Act", 19), "one action is one thing"
    assert table.discs == [4, 4, 3], "the disc comes back"
    assert GAME.tell(events[0]) == f"Yellow takes the sum of {reals} at court."


@pytest.mark.clause("VAS-H1", "VAS-H3")
@each_character
def test_hosting_takes_no_money(character: int) -> None:
    table = court()
    host(table, 0, character)
    settle(table)
    assert table.court == [9, 4]
    assert table.reals == [10, 10, 10]


@pytest.mark.clause("VAS-H2")
@each_seats
def test_a_sum_that_was_taken_is_gone_for_this_round(seats: int) -> None:
    table = court(seats)
    place(table, 11, 1, COURT)
    place(table, 12, 0, COURT)
    audience(table, 0)
    act(table, "money", 0)
    act(table, "perform")
    assert menu(table) == [("money", 1), *HOSTS]
    assert refused(table, "money", 0) == "VAS-H2"
    act(table, "money", 1)
    act(table, "perform")
    assert menu(table) == HOSTS
    assert refused(table, "money", 0) == refused(table, "money", 1) == "VAS-H2"
    assert table.reals[:2] == [19, 14]
    act(table, "host", DIAS)
    assert table.court == [0, 0]


@pytest.mark.clause("VAS-H2", "VAS-Q21")
def test_of_two_equal_sums_both_can_be_taken_one_after_the_other() -> None:
    table = court()
    table.court = [6, 6]
    place(table, 11, 1, COURT)
    audience(table, 0)
    assert menu(table) == [("money", 0), *HOSTS]
    assert refused(table, "money", 1) == "VAS-Q21"
    act(table, "money", 0)
    act(table, "perform")
    assert menu(table) == [("money", 1), *HOSTS]
    act(table, "money", 1)
    assert table.reals == [16, 16, 10]


@pytest.mark.clause("VAS-H3")
@each_seats
@each_character
def test_a_character_comes_from_the_court(seats: int, character: int) -> None:
    table = court(seats)
    host(table, 1, character)
    settle(table)
    assert table.holder == [1 if one == character else -1 for one in range(4)]


@pytest.mark.clause("VAS-H3")
@each_seats
@each_character
def test_a_character_comes_from_whoever_holds_him(seats: int, character: int) -> None:
    table = court(seats)
    table.holder = [seats - 1] * 4
    audience(table, 0)
    events = table.listen()
    act(table, "host", character)
    settle(table)
    assert table.holder == [0 if one == character else seats - 1 for one in range(4)]
    assert GAME.tell(events[0]) == f"Yellow hosts {GAME.catalog.characters[character].name}."


@pytest.mark.clause("VAS-H4", "VAS-R17")
@each_character
def test_the_disc_stays_on_the_portrait_to_the_end_of_the_round(character: int) -> None:
    table = court()
    table.holder = [0] * 4
    host(table, 1, character)
    assert table.hosted == [1 if one == character else -1 for one in range(4)]
    assert table.numbers[9] < 0, "the number is free again"
    settle(table)
    assert table.discs[1] == 3
    table.merchant = merchant(11)
    end_round(table)
    assert (asked(table), table.phase) == ("Send", PHASE_3)
    assert table.hosted[character] == 1
    assert table.discs[1] == 3
    settle_merchant(table)
    assert table.round == 2
    assert table.hosted == [-1] * 4
    assert table.discs == [4, 4, 4]


@pytest.mark.clause("VAS-H4", "VAS-E13")
@each_character
def test_an_extra_disc_lies_on_a_portrait_too(character: int) -> None:
    table = court(waits=22)
    table.holder = [0] * 4
    host(table, 0, character, 21)
    assert table.hosted[character] == 0
    assert table.discs[0] == 4
    view = GAME.view(table, None)
    assert (view["players"][0]["extra"], view["portraits"][character]) == ("portrait", 0)


@pytest.mark.clause("VAS-H5")
@pytest.mark.parametrize(("seats", "spaces"), [(2, 3), (3, 4), (4, 5)])
def test_the_space_that_the_disc_has_left_is_free_at_once(seats: int, spaces: int) -> None:
    table = court(seats)
    for number in range(11, 10 + spaces):
        place(table, number, 1, COURT)
    audience(table, 0)
    assert COURT not in table.areas()
    act(table, "host", MANUEL)
    assert asked(table) == "Area"
    assert ("area", COURT) in menu(table)
    act(table, "area", COURT)
    assert COURT not in table.areas()
    assert table.numbers[20] == 0 * 4 + COURT


@pytest.mark.clause("VAS-H6")
def test_privileges_work_before_the_next_number_is_called() -> None:
    table = court(4)
    table.merchant = merchant(11)
    for seat, character in ((0, DIAS), (1, ALVARES), (2, SERNIGI), (3, MANUEL)):
        host(table, seat, character)
        assert table.called == (9 if character in (SERNIGI, MANUEL) else 19)
        if character == SERNIGI:
            assert (asked(table), table.to_move) == ("Send", 2)
            act(table, "pass")
        elif character == MANUEL:
            assert (asked(table), table.to_move) == ("Area", 3)
    assert table.points == [2, 0, 0, 0]
    assert table.crews[WHITE::5] == [0, 1, 0, 0]


@pytest.mark.clause("VAS-H7")
@each_character
@pytest.mark.parametrize("seat", [0, 1])
def test_nobody_hosts_a_character_with_a_disc_on_his_portrait(character: int, seat: int) -> None:
    table = court()
    host(table, 0, character)
    settle(table)
    before = table.clone()
    audience(table, seat, 11)
    assert menu(table) == [("money", 0), ("money", 1), *(one for one in HOSTS if one != ("host", character))]
    assert refused(table, "host", character) == "VAS-H7"
    assert (table.holder, table.points, table.crews) == (before.holder, before.points, before.crews)


@pytest.mark.clause("VAS-H7", "VAS-R12")
def test_with_all_taken_and_hosted_an_audience_is_renounced() -> None:
    table = court(4)
    for character, number in ((DIAS, 5), (ALVARES, 6), (SERNIGI, 7), (MANUEL, 8)):
        host(table, character, character, number)
    act(table, "area", PROJECTS)
    audience(table, 0, 9)
    act(table, "money", 0)
    place(table, 10, 1, COURT)
    call(table)
    act(table, "perform")  # the only thing left is the sum of 4
    assert table.reals == [19, 14, 10, 10]
    place(table, 10, 2, COURT)
    place(table, 11, 2, RECRUITING)
    call(table)
    assert table.called == 10, "with nothing to perform the number is renounced"
    assert table.reals == [19, 14, 12, 10]


@pytest.mark.clause("VAS-H8", "VAS-H7")
@each_seats
@each_character
def test_a_holder_hosts_his_own_character_again(seats: int, character: int) -> None:
    table = court(seats)
    table.merchant = merchant(11)
    table.holder[character] = 0
    host(table, 0, character)
    if character == SERNIGI:
        assert asked(table) == "Send"
    elif character == MANUEL:
        assert asked(table) == "Area"
    settle(table)
    assert table.holder[character] == table.hosted[character] == 0
    assert table.points[0] == (2 if character == DIAS else 0)
    assert table.crews[WHITE] == (1 if character == ALVARES else 0)
    audience(table, 1, 11)
    assert refused(table, "host", character) == "VAS-H7"


@pytest.mark.clause("VAS-H9")
def test_one_player_may_host_all_four() -> None:
    table = court(4)
    for character in range(4):
        host(table, 2, character)
        settle(table)
    assert table.holder == [2] * 4
    assert GAME.view(table, None)["players"][2]["characters"] == [0, 1, 2, 3]
    assert table.discs[2] == 0


@pytest.mark.clause("VAS-H10")
@each_seats
def test_characters_stay_until_somebody_hosts_them_in_a_later_round(seats: int) -> None:
    table = court(seats)
    table.holder = [0, 0, seats - 1, 0]
    host(table, 1, ALVARES)
    end_round(table)
    assert table.round == 2
    assert table.holder == [0, 1, seats - 1, 0]
    table.free = 1
    place(table, 20, 0, RECRUITING)
    host(table, 0, ALVARES)
    assert table.holder == [0, 0, seats - 1, 0]


# the example of a round at a court of four


@pytest.mark.clause("VAS-H1", "VAS-H3", "VAS-H4", "VAS-H6", "VAS-H8", "VAS-H9")
def test_a_round_at_a_court_of_four() -> None:
    table = quiet(4)
    table.court = [9, 4]
    table.holder = [BLACK, BLUE, YELLOW, RED]
    table.merchant = merchant(7)
    for number, seat in ((3, BLUE), (6, RED), (8, BLACK), (11, YELLOW), (14, RED)):
        place(table, number, seat, COURT)
    place(table, 20, BLUE, RECRUITING)
    assert COURT not in table.areas()
    call(table)

    assert table.to_move == BLUE
    act(table, "perform")
    act(table, "money", 0)
    assert table.reals == [10, 10, 10, 19]
    assert table.court == [0, 4]

    assert table.to_move == RED
    act(table, "perform")
    act(table, "host", ALVARES)
    assert table.holder == [BLACK, RED, YELLOW, RED]
    assert table.crews[WHITE::5] == [0, 1, 0, 0]

    assert table.to_move == BLACK
    act(table, "perform")
    act(table, "host", DIAS)
    assert table.holder == [BLACK, RED, YELLOW, RED]
    assert table.points == [0, 0, 2, 0]

    assert table.to_move == YELLOW
    act(table, "perform")
    assert refused(table, "host", DIAS) == "VAS-H7"
    act(table, "host", MANUEL)
    assert table.holder == [BLACK, RED, YELLOW, YELLOW]
    act(table, "area", NAVIGATION)
    assert table.extra[YELLOW] != AT_COURT

    assert table.to_move == RED
    act(table, "perform")
    assert menu(table) == [("money", 1), ("host", SERNIGI)]
    act(table, "host", SERNIGI)
    assert table.holder == [BLACK, RED, RED, YELLOW]
    assert (asked(table), table.to_move) == ("Send", RED)
    act(table, "port", NATAL)
    assert table.merchant == -1
    assert table.docks[0] >= 0

    assert table.hosted == [BLACK, RED, RED, YELLOW]
    assert table.discs == [3, 2, 3, 3]
    assert (asked(table), table.called) == ("Act", 19)


@pytest.mark.clause("VAS-H3", "VAS-H16", "VAS-Q18")
def test_who_hosts_sernigi_with_no_dock_for_the_merchant_ship_is_not_asked() -> None:
    table = court()
    table.merchant = merchant(4)
    table.holder[SERNIGI] = 2
    for port, place_, one in ((0, 0, 0), (1, 1, 1), (2, 2, 2)):
        moor_merchant(table, port, place_, (table.merchant + 1 + one) % 6)
    host(table, 0, SERNIGI)
    assert asked(table) == "Act", "no dock of 4 is free: nothing is asked, and the ship stays at court"
    assert table.holder[SERNIGI] == table.hosted[SERNIGI] == 0
    assert table.merchant == merchant(4)
    assert table.phase != PHASE_1
