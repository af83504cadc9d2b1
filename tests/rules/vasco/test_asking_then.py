"""How the program asks, from recruiting to the end: what is a question, what is not, and which answers it has."""

from random import Random

import pytest

from caravela.games.vasco.closing import EndRound
from caravela.games.vasco.court import Audience
from caravela.games.vasco.expedition import Dock, Embark
from caravela.games.vasco.merchants import MerchantDock, Send
from caravela.games.vasco.recruiting import Hire, Recruit, Sailor
from caravela.games.vasco.state import OVER, PHASE_3, Table
from caravela.games.vasco.tables import MERCHANT
from tests.rules.vasco.scene import (
    BOA_GENTE,
    CALICUT,
    COURT,
    DIAS,
    GREY,
    MALINDI,
    MOMBASA,
    MOZAMBIQUE,
    NATAL,
    ORANGE,
    PURPLE,
    SERNIGI,
    TURQUOISE,
    act,
    asked,
    call,
    crew,
    dock,
    docks,
    menu,
    merchant,
    moor,
    moor_merchant,
    own_project,
    own_ship,
    place,
    points_from,
    quiet,
    refused,
    run,
    section,
    ship,
    ships,
)

SEATS = pytest.mark.parametrize("seats", [2, 3, 4])


def embarked(table: Table, *fleet: int) -> None:
    """Captains go aboard these ships of seat 0, and no others; the port is still to be chosen."""
    table.captains[0] = len(fleet)
    own_ship(table, 0, *fleet)
    run(table, Embark(0, -1))
    for one in sorted(fleet):
        if asked(table) == "Embark":
            act(table, "board", one)


def offered_docks(table: Table) -> list[int]:
    """The values of the docks that are offered."""
    return [table.tables.dock_value[args[0]] for kind, *args in menu(table) if kind == "dock"]


# recruiting


@pytest.mark.clause("VAS-Q11")
@SEATS
def test_recruiting_begins_with_the_section_or_only_a_captain(seats: int) -> None:
    table = quiet(seats)
    for number in range(seats):
        section(table, number, PURPLE)
    run(table, Recruit(0))
    assert menu(table) == [*(("section", number) for number in range(seats)), ("captain",)]
    assert refused(table, "hire", 0) == "VAS-Q11"
    assert refused(table, "project", 6) == "VAS-Q11"
    table.waiting[0] = 0
    run(table, Recruit(0))
    assert menu(table) == [("section", number) for number in range(seats)]


@pytest.mark.clause("VAS-Q11", "VAS-Q1")
def test_where_only_a_section_is_left_or_only_a_captain_nothing_is_asked() -> None:
    table = quiet()
    table.waiting[0] = 0
    section(table, 1, PURPLE, PURPLE)
    run(table, Recruit(0))
    assert asked(table) == "Hire"
    table = quiet()
    run(table, Recruit(0))
    assert menu(table) == []
    assert table.captains[0] == 2


@pytest.mark.clause("VAS-Q12")
def test_how_many_sailors_is_asked_colour_by_colour() -> None:
    table = quiet()
    section(table, 0, ORANGE, GREY, GREY, PURPLE, TURQUOISE)
    run(table, Recruit(0))
    act(table, "section", 0)
    colours = []
    for amount in (0, 1, 2, 1):
        assert isinstance(table.choice, Hire)
        colours.append(table.choice.colour)
        assert menu(table) == [("hire", number) for number in range(3 if table.choice.colour == GREY else 2)]
        act(table, "hire", amount)
    assert colours == [TURQUOISE, PURPLE, GREY, ORANGE]
    assert table.crews[:5] == [0, 1, 2, 1, 0]


@pytest.mark.clause("VAS-Q12", "VAS-Q1")
def test_a_colour_that_does_not_stand_there_is_not_asked_for() -> None:
    table = quiet()
    section(table, 0, PURPLE, ORANGE)
    section(table, 1, TURQUOISE, GREY)
    run(table, Recruit(0))
    act(table, "section", 0)
    colours = []
    while isinstance(table.choice, Hire):
        colours.append(table.choice.colour)
        act(table, "hire", 1)
    assert colours == [PURPLE, ORANGE]


@pytest.mark.clause("VAS-Q12", "VAS-C4")
@pytest.mark.parametrize(("reals", "colours"), [(1, 1), (2, 1), (3, 2), (5, 2), (6, 3), (9, 3), (10, 4)])
def test_only_what_can_be_paid_is_offered(reals: int, colours: int) -> None:
    table = quiet()
    table.reals[0] = reals
    for number in range(3):
        section(table, number, TURQUOISE, PURPLE, GREY, ORANGE)
    run(table, Recruit(0))
    act(table, "section", 1)
    while asked(table) == "Hire":
        assert menu(table) == [("hire", 0), ("hire", 1)]
        act(table, "hire", 1)
    assert table.crews[:4] == [1] * colours + [0] * (4 - colours)
    assert table.reals[0] == reals - [0, 1, 3, 6, 10][colours]


@pytest.mark.clause("VAS-Q12")
def test_who_has_no_reals_is_offered_no_section() -> None:
    table = quiet()
    table.reals[0] = 0
    own_project(table, 0, ship(crew=1))
    crew(table, 0, GREY)
    section(table, 0, TURQUOISE)
    run(table, Recruit(0))
    assert menu(table) == []
    assert table.captains[0] == 2


@pytest.mark.clause("VAS-Q12", "VAS-C1")
def test_at_least_one_sailor_comes() -> None:
    table = quiet()
    section(table, 0, TURQUOISE, GREY, GREY)
    section(table, 1, TURQUOISE)
    run(table, Recruit(0))
    act(table, "section", 0)
    act(table, "hire", 0)
    assert menu(table) == [("hire", 1), ("hire", 2)]
    assert refused(table, "hire", 0) == "VAS-Q12"
    assert refused(table, "hire", 3) == "VAS-C2"
    assert refused(table, "captain") == "VAS-Q12"
    assert refused(table, "pass") == "VAS-Q12"
    act(table, "hire", 1)
    assert table.crews[:4] == [0, 0, 1, 0]


@pytest.mark.clause("VAS-Q12", "VAS-Q1")
def test_a_last_single_sailor_comes_without_a_question() -> None:
    table = quiet()
    section(table, 0, TURQUOISE, GREY)
    section(table, 1, TURQUOISE)
    run(table, Recruit(0))
    act(table, "section", 0)
    act(table, "hire", 0)
    assert asked(table) == "Captain"
    assert table.crews[:4] == [0, 0, 1, 0]


@pytest.mark.clause("VAS-Q13")
@pytest.mark.parametrize("captain", [True, False])
def test_then_a_captain_is_asked_for(captain: bool) -> None:
    table = quiet()
    table.waiting[0] = 1
    section(table, 0, TURQUOISE, TURQUOISE)
    run(table, Recruit(0))
    act(table, "section", 0)
    act(table, "hire", 2)
    assert menu(table) == [("captain",), ("pass",)]
    assert refused(table, "hire", 1) == "VAS-Q13"
    act(table, "captain" if captain else "pass")
    assert (table.captains[0], table.waiting[0]) == ((2, 0) if captain else (1, 1))


@pytest.mark.clause("VAS-Q13", "VAS-C5")
@pytest.mark.parametrize("reals", [2, 3, 4])
def test_but_only_if_he_can_be_paid_after_the_sailors(reals: int) -> None:
    table = quiet()
    table.reals[0] = reals
    section(table, 0, TURQUOISE, TURQUOISE)
    run(table, Recruit(0))
    act(table, "section", 0)
    act(table, "hire", 2)
    assert (asked(table) == "Captain") == (reals >= 3)
    if reals < 3:
        assert (table.reals[0], table.captains[0]) == (reals - 1, 1)


@pytest.mark.clause("VAS-Q13", "VAS-C8")
def test_and_only_if_one_waits() -> None:
    table = quiet()
    table.waiting[0] = 0
    section(table, 0, TURQUOISE, TURQUOISE)
    run(table, Recruit(0))
    act(table, "hire", 2)
    assert menu(table) == []
    assert table.captains[0] == 1


# expeditions


@pytest.mark.clause("VAS-Q14")
def test_captains_go_aboard_in_the_order_of_the_catalog() -> None:
    table = quiet()
    fleet = ships(capacity=7)[:4]
    table.captains[0] = 4
    own_ship(table, 0, *fleet)
    run(table, Embark(0, -1))
    assert menu(table) == [("board", one) for one in fleet]
    act(table, "board", fleet[1])
    assert menu(table) == [("depart",), ("board", fleet[2]), ("board", fleet[3])]
    assert refused(table, "board", fleet[0]) == "VAS-Q14"
    assert refused(table, "pass") == "VAS-Q14"
    act(table, "board", fleet[2])
    act(table, "depart")
    assert asked(table) == "Port"
    assert table.aboard == 1 << fleet[1] | 1 << fleet[2]


@pytest.mark.clause("VAS-Q14", "VAS-Q1")
def test_all_are_aboard_when_no_ship_or_captain_is_left() -> None:
    table = quiet()
    fleet = ships(capacity=7)[:3]
    table.captains[0] = 2
    own_ship(table, 0, *fleet)
    run(table, Embark(0, -1))
    act(table, "board", fleet[0])
    act(table, "board", fleet[1])
    assert asked(table) == "Port"
    table.aboard = 0
    table.captains[0] = 9
    run(table, Embark(0, -1))
    act(table, "board", fleet[2])
    assert asked(table) == "Port"


@pytest.mark.clause("VAS-Q14", "VAS-N8")
def test_only_ships_are_offered_that_some_port_holds_together() -> None:
    table = quiet()
    moor_merchant(table, BOA_GENTE, 1, 0)
    moor_merchant(table, MOZAMBIQUE, 1, 1)
    small = ships(capacity=4)
    five = ship(capacity=5)
    table.captains[0] = 5
    own_ship(table, 0, *small, five)
    run(table, Embark(0, -1))
    assert menu(table) == [("board", one) for one in sorted((*small, five))]
    act(table, "board", small[0])
    assert asked(table) == "Port"
    assert menu(table) == [("port", NATAL), ("port", MOZAMBIQUE)]


@pytest.mark.clause("VAS-Q15")
def test_only_ports_are_offered_that_hold_all_of_the_ships() -> None:
    table = quiet()
    moor(table, 1, MOMBASA, 2, ship(capacity=5))
    embarked(table, *ships(capacity=7)[:3])
    assert menu(table) == [("port", MOZAMBIQUE), ("port", MOMBASA), ("port", MALINDI)]
    assert refused(table, "port", BOA_GENTE) == "VAS-N8"
    assert refused(table, "port", CALICUT) == "VAS-N8"
    assert refused(table, "depart") == "VAS-Q15"
    assert refused(table, "dock", 0) == "VAS-Q15"


@pytest.mark.clause("VAS-Q15")
def test_the_least_docks_are_counted_for_the_least_ships() -> None:
    table = quiet()
    moor_merchant(table, MALINDI, 4, 1)
    embarked(table, ships(capacity=7)[0], ship(capacity=9), ship(capacity=11))
    assert menu(table) == [("port", MOZAMBIQUE), ("port", MOMBASA), ("port", MALINDI)]
    moor_merchant(table, MALINDI, 2, 2)
    moor_merchant(table, MALINDI, 3, 3)
    run(table, *[table.choice] if table.choice else [])
    assert menu(table) == [("port", MOZAMBIQUE), ("port", MOMBASA)]


@pytest.mark.clause("VAS-Q16")
def test_the_least_ship_is_docked_first() -> None:
    table = quiet()
    eleven, nine, seven, other = ship(capacity=11), ship(capacity=9), *ships(capacity=7)[:2]
    embarked(table, eleven, other, nine, seven)
    act(table, "port", MALINDI)
    order = []
    while isinstance(table.choice, Dock):
        order.append(table.choice.ship)
        act(table, *menu(table)[0])
    assert order == [seven, other, nine, eleven][: len(order)]
    assert len(order) >= 3


@pytest.mark.clause("VAS-Q16", "VAS-Q1")
def test_a_ship_with_one_dock_left_is_not_asked_for() -> None:
    table = quiet()
    embarked(table, ship(capacity=6), ships(capacity=7)[0], ship(capacity=9))
    moor_merchant(table, MALINDI, 2, 2)
    act(table, "port", MALINDI)
    assert [table.docks[d] for d in docks(table, MALINDI)][4] == ship(capacity=6)
    assert table.docks[dock(table, MALINDI, 7, 1)] == ships(capacity=7)[0]
    assert offered_docks(table) == [9, 9]


@pytest.mark.clause("VAS-Q16", "VAS-Q1")
def test_what_is_no_free_dock_of_the_port_is_refused() -> None:
    table = quiet()
    embarked(table, ship(capacity=9))
    act(table, "port", MALINDI)
    assert refused(table, "port", CALICUT) == "VAS-Q16"
    assert refused(table, "sailor", 0, TURQUOISE) == "VAS-Q16"
    assert refused(table, "dock", 0) == "VAS-N6"
    assert refused(table, "dock", docks(table, MOMBASA)[0]) == "VAS-N6"


# merchant ships


@pytest.mark.clause("VAS-Q17", "VAS-M2")
def test_first_the_port_then_the_dock_of_a_merchant_ship() -> None:
    table = quiet()
    table.merchant = merchant(7)
    table.phase = PHASE_3
    run(table, Send(1, MERCHANT + merchant(7), True))
    assert menu(table) == [("port", port) for port in range(5)]
    assert refused(table, "dock", 0) == "VAS-Q17"
    act(table, "port", MOMBASA)
    assert isinstance(table.choice, MerchantDock)
    assert offered_docks(table) == [7, 6, 5, 5]
    assert refused(table, "port", CALICUT) == "VAS-Q17"
    assert refused(table, "sailor", 0, TURQUOISE) == "VAS-Q17"
    assert refused(table, "dock", 0) == "VAS-Q17"
    assert refused(table, "dock", docks(table, MALINDI)[4]) == "VAS-Q17"
    assert table.merchant == merchant(7)
    act(table, "dock", dock(table, MOMBASA, 6))
    assert table.docks[dock(table, MOMBASA, 6)] == MERCHANT + merchant(7)
    assert table.merchant == -1


@pytest.mark.clause("VAS-Q17", "VAS-Q1")
def test_a_single_port_and_a_single_dock_are_not_asked_for() -> None:
    table = quiet()
    table.merchant = merchant(4)
    moor_merchant(table, BOA_GENTE, 1, 1)
    moor_merchant(table, NATAL, 0, 2)
    run(table, Send(1, MERCHANT + merchant(4), True))
    assert menu(table) == []
    assert table.docks[docks(table, MOZAMBIQUE)[2]] == MERCHANT + merchant(4)
    assert table.captains == [1, 2, 1]


def host_sernigi(table: Table, capacity: int) -> None:
    """Seat 1 hosts Sernigi with number 9, while a merchant ship of this capacity is at court; seat 0 acts next."""
    table.holder[DIAS] = table.holder[SERNIGI] = 0
    table.merchant = merchant(capacity)
    place(table, 9, 1, COURT)
    place(table, 10, 0, COURT)
    call(table)
    act(table, "perform")
    act(table, "host", SERNIGI)


@pytest.mark.clause("VAS-Q18", "VAS-H16")
def test_the_host_may_answer_later() -> None:
    table = quiet()
    host_sernigi(table, 7)
    assert (table.to_move, asked(table)) == (1, "Send")
    assert menu(table) == [*(("port", port) for port in range(5)), ("pass",)]
    assert refused(table, "port", CALICUT) == "VAS-M2"
    act(table, "pass")
    assert (table.to_move, asked(table), table.merchant) == (0, "Act", merchant(7))
    act(table, "renounce")
    assert (table.to_move, asked(table), table.phase) == (1, "Send", PHASE_3)


@pytest.mark.clause("VAS-Q18", "VAS-M5")
def test_without_a_dock_the_host_is_not_asked_and_the_ship_waits() -> None:
    table = quiet()
    for number, port in enumerate((NATAL, BOA_GENTE, MOZAMBIQUE), 1):
        moor_merchant(table, port, number - 1, number)
    host_sernigi(table, 4)
    assert (table.to_move, asked(table), table.merchant) == (0, "Act", merchant(4))
    log = table.listen()
    act(table, "renounce")
    assert asked(table) == "Number"
    lost = [event.args["merchant"] for event in log if event.key == "merchant_lost"]
    assert lost == [merchant(4)]


@pytest.mark.clause("VAS-Q18", "VAS-M9")
def test_the_host_is_not_asked_when_the_ship_has_been_sent() -> None:
    table = quiet()
    table.holder[DIAS] = table.holder[SERNIGI] = 0
    place(table, 9, 1, COURT)
    place(table, 10, 0, COURT)
    call(table)
    act(table, "perform")
    act(table, "host", SERNIGI)
    assert (table.to_move, asked(table)) == (0, "Act")


# the sailor of Terra de Boa Gente


@pytest.mark.clause("VAS-Q19", "VAS-N17")
def test_a_section_and_a_colour_or_the_bag() -> None:
    table = quiet()
    section(table, 0, GREY, GREY)
    section(table, 2, GREY, ORANGE)
    run(table, Sailor(1))
    assert menu(table) == [("sailor", 0, GREY), ("sailor", 2, GREY), ("sailor", 2, ORANGE), ("bag",)]
    assert refused(table, "pass") == "VAS-Q19"
    table.bag = [0, 0, 0, 1]
    run(table, Sailor(1))
    assert menu(table)[-1] == ("bag",)
    table.bag = [0, 0, 0, 0]
    run(table, Sailor(1))
    assert menu(table) == [("sailor", 0, GREY), ("sailor", 2, GREY), ("sailor", 2, ORANGE)]
    assert refused(table, "bag") == "VAS-Q19"


@pytest.mark.clause("VAS-Q19", "VAS-Q1")
def test_with_empty_sections_the_sailor_is_drawn_without_a_question() -> None:
    table = quiet()
    run(table, Sailor(1))
    assert menu(table) == []
    assert (sum(table.crews), sum(table.bag)) == (1, 31)


# the end


@pytest.mark.clause("VAS-Q20", "VAS-Z5", "VAS-Z6")
@SEATS
@pytest.mark.parametrize(("captains", "worth"), [(0, 0), (1, 3), (2, 6), (3, 6)])
def test_which_captain_boards_which_ship_at_the_end_is_not_asked(seats: int, captains: int, worth: int) -> None:
    table = quiet(seats)
    table.round = 5
    table.holder[DIAS] = 0
    table.captains[1] = captains
    own_ship(table, 1, ship(capacity=4), ship(capacity=11))
    run(table, EndRound())
    assert table.is_over
    assert table.phase == OVER
    assert points_from(table, 1, "ships that stand ready") == worth


# money at court


@pytest.mark.clause("VAS-Q21", "VAS-H2")
def test_of_two_equal_sums_the_upper_one_is_offered() -> None:
    table = quiet()
    table.court = [5, 5]
    run(table, Audience(0))
    assert menu(table) == [("money", 0), *(("host", character) for character in range(4))]
    assert refused(table, "money", 1) == "VAS-Q21"
    act(table, "money", 0)
    assert table.court == [0, 5]
    run(table, Audience(1))
    assert menu(table)[0] == ("money", 1)
    act(table, "money", 1)
    assert (table.reals, table.court) == ([15, 15, 10], [0, 0])


@pytest.mark.clause("VAS-Q21")
def test_of_two_different_sums_both_are_offered() -> None:
    table = quiet()
    table.court = [9, 4]
    run(table, Audience(0))
    assert menu(table)[:2] == [("money", 0), ("money", 1)]
    act(table, "money", 1)
    assert (table.reals[0], table.court) == (14, [9, 0])


# all of it


@pytest.mark.clause("VAS-Q14", "VAS-Q15", "VAS-Q16", "VAS-N8")
@pytest.mark.parametrize("seed", range(60))
def test_whatever_is_answered_all_ships_with_a_captain_find_a_dock(seed: int) -> None:
    chance = Random(seed)
    table = quiet(seed=seed)
    for number, taken in enumerate(chance.sample(range(21), 6)):
        table.docks[taken] = MERCHANT + number
    table.captains[0] = 5
    own_ship(table, 0, *chance.sample(range(35), 8))
    log = table.listen()
    run(table, Embark(0, -1))
    while asked(table) == "Embark":
        boards = [action for action in menu(table) if action[0] == "board"]
        act(table, *chance.choice(boards[:2]))
    while menu(table):
        act(table, *chance.choice(menu(table)))
    boarded = sum(1 << event.args["ship"] for event in log if event.key == "boarded")
    assert table.aboard == 0
    assert sum(1 << one for one in table.docks if 0 <= one < MERCHANT) == boarded
    assert table.launched[0] & boarded == 0
