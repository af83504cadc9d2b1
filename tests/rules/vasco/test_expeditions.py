"""Expeditions: the route and its docks, captains aboard, ships sent to one port."""

import pytest

from caravela.games.vasco.acting import Act
from caravela.games.vasco.expedition import Dock, Embark, Port
from caravela.games.vasco.sailing import Sail, Yield
from caravela.games.vasco.state import Table
from tests.rules.vasco.scene import (
    BOA_GENTE,
    CALICUT,
    CATALOG,
    GREY,
    MALINDI,
    MOMBASA,
    MOZAMBIQUE,
    NATAL,
    NAVIGATION,
    RECRUITING,
    TURQUOISE,
    act,
    asked,
    call,
    crew,
    dock,
    docks,
    may_perform,
    menu,
    merchant,
    moor,
    moor_merchant,
    offer,
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

PORTS = range(6)
DOCKS = [[4], [5, 4], [6, 5, 4], [7, 6, 5, 5], [9, 9, 7, 7, 6], [11, 11, 11, 9, 9, 9]]
SEATS = pytest.mark.parametrize("seats", [2, 3, 4])


def values(table: Table) -> list[int]:
    """The values of the docks that are offered."""
    return [table.tables.dock_value[args[0]] for kind, *args in menu(table) if kind == "dock"]


def fill(table: Table, port: int, but: int = -1) -> None:
    """Merchant ships in all docks of a port but one."""
    for number in range(len(docks(table, port))):
        if number != but:
            moor_merchant(table, port, number, number)


def send(table: Table, seat: int, port: int, *fleet: int) -> None:
    """Captains aboard these launched ships, and off to a port; the docks are still to be chosen."""
    table.captains[seat] = len(fleet)
    own_ship(table, seat, *fleet)
    run(table, Embark(seat, -1))
    for one in sorted(fleet):
        if asked(table) == "Embark":
            act(table, "board", one)
    if asked(table) == "Port":
        act(table, "port", port)


# the route


@pytest.mark.clause("VAS-N1")
def test_six_ports_in_the_order_of_travel() -> None:
    names = ["Natal", "Terra de Boa Gente", "Mozambique", "Mombasa", "Malindi", "Calicut"]
    assert [port.name for port in CATALOG.ports] == names


@pytest.mark.clause("VAS-N1", "VAS-F9")
@pytest.mark.parametrize("port", PORTS[:-1])
def test_a_ship_travels_from_each_port_to_the_next(port: int) -> None:
    table = quiet()
    traveller = ship(capacity=11)
    fill(table, port, but=0)
    moor(table, 0, port, 0, traveller)
    run(table, Sail())
    assert table.docks[docks(table, port + 1)[0]] == traveller


@pytest.mark.clause("VAS-N2", "VAS-N12")
@SEATS
@pytest.mark.parametrize("port", PORTS)
def test_the_docks_of_a_port(seats: int, port: int) -> None:
    for number, value in enumerate(DOCKS[port]):
        table = quiet(seats)
        send(table, 0, port, ship(capacity=11))
        if port != NATAL:
            assert values(table) == DOCKS[port]
            act(table, "dock", docks(table, port)[number])
        assert points_from(table, 0, "docks") == value
    assert len(table.docks) == 21


@pytest.mark.clause("VAS-N3")
@pytest.mark.parametrize("by_merchant", [True, False])
def test_a_taken_dock_takes_no_other_ship(by_merchant: bool) -> None:
    table = quiet()
    if by_merchant:
        moor_merchant(table, MOZAMBIQUE, 2, merchant(7))
    else:
        moor(table, 1, MOZAMBIQUE, 2, ship(capacity=4))
    send(table, 0, MOZAMBIQUE, ship(capacity=11))
    assert values(table) == [6, 5]
    assert refused(table, "dock", docks(table, MOZAMBIQUE)[2]) == "VAS-N3"


@pytest.mark.clause("VAS-N4")
@pytest.mark.parametrize("port", PORTS)
@pytest.mark.parametrize("capacity", [4, 5, 6, 7, 9, 11])
def test_a_ship_fits_docks_of_its_capacity_or_less(capacity: int, port: int) -> None:
    table = quiet()
    one = ship(capacity=capacity)
    own_ship(table, 0, one)
    fitting = [value for value in DOCKS[port] if value <= capacity]
    assert (port in [p for p in PORTS if table.fits(1 << one, p)]) == bool(fitting)
    offered = [docks(table, port)[number] for number, value in enumerate(DOCKS[port]) if value <= capacity]
    assert table.free_docks(port, one) == offered
    run(table, Dock(0, port, one))
    if len(fitting) > 1:
        assert values(table) == fitting
        for number, value in enumerate(DOCKS[port]):
            if value > capacity:
                assert refused(table, "dock", docks(table, port)[number]) == "VAS-N4"


@pytest.mark.clause("VAS-N4")
def test_example_which_dock_for_which_ship() -> None:
    table = quiet()
    everywhere = {value for port in DOCKS for value in port}
    for capacity, fitting in ((11, everywhere), (7, everywhere - {9, 11}), (4, {4})):
        found = [d for port in PORTS for d in table.free_docks(port, ship(capacity=capacity))]
        assert {table.tables.dock_value[d] for d in found} == fitting
    send(table, 0, MALINDI, ship(capacity=11))
    act(table, "dock", dock(table, MALINDI, 9))
    assert points_from(table, 0, "docks") == 9
    own_ship(table, 0, ship(capacity=4))
    table.aboard = table.launched[0]
    run(table, Port(0))
    assert menu(table) == [("port", NATAL), ("port", BOA_GENTE), ("port", MOZAMBIQUE)]
    assert refused(table, "port", MOMBASA) == "VAS-N8"


@pytest.mark.clause("VAS-N5")
@pytest.mark.parametrize("port", PORTS)
def test_a_port_is_full_when_all_docks_are_taken(port: int) -> None:
    for free in range(len(DOCKS[port])):
        table = quiet()
        assert not table.is_full(port)
        fill(table, port, but=free)
        assert not table.is_full(port)
        moor(table, 0, port, free, ship(capacity=11))
        assert table.is_full(port)


@pytest.mark.clause("VAS-N5")
@SEATS
def test_players_share_a_port_and_fill_it_together(seats: int) -> None:
    table = quiet(seats)
    fleet = ships(capacity=7)
    for seat in range(seats):
        moor(table, seat, MOMBASA, seat, fleet[seat])
    run(table, Yield())
    shown = [points_from(table, seat, "full ports") for seat in range(seats)]
    assert shown == [3 if seats == 4 else 0] * seats
    if seats < 4:
        for number in range(seats, 4):
            moor_merchant(table, MOMBASA, number, number)
        run(table, Yield())
        assert [points_from(table, seat, "full ports") for seat in range(seats)] == [3] * seats


# which ships, which captains


@pytest.mark.clause("VAS-N6", "VAS-L1")
def test_only_own_launched_ships_are_sent() -> None:
    table = quiet()
    mine, too, plan, other = ships(capacity=7)[:4]
    table.captains[0] = 3
    own_ship(table, 0, mine, too)
    own_project(table, 0, plan)
    own_ship(table, 1, other)
    run(table, Embark(0, -1))
    assert menu(table) == [("board", mine), ("board", too)]
    assert refused(table, "board", plan) == "VAS-N6"
    assert refused(table, "board", other) == "VAS-N6"
    assert refused(table, "board", 0) == "VAS-N6"


@pytest.mark.clause("VAS-N6")
@pytest.mark.parametrize("number", [1, 2, 3, 4, 5, 6])
def test_as_many_ships_as_the_port_holds_all_to_it(number: int) -> None:
    table = quiet()
    fleet = [*ships(capacity=11), *ships(capacity=9)][:number]
    send(table, 0, CALICUT, *fleet)
    while asked(table) == "Dock":
        assert refused(table, "dock", docks(table, MALINDI)[0]) == "VAS-N6"
        act(table, *menu(table)[-1])
    moored = [one for one in table.docks if one >= 0]
    assert sorted(moored) == sorted(fleet)
    assert sorted(one for one in (table.docks[d] for d in docks(table, CALICUT)) if one >= 0) == sorted(fleet)
    assert [table.owner[one] for one in fleet] == [0] * number
    assert table.launched[0] == 0
    assert table.aboard == 0


@pytest.mark.clause("VAS-N6", "VAS-N7", "VAS-N8", "VAS-R12")
def test_an_expedition_needs_a_ship_a_captain_and_a_dock() -> None:
    table = quiet()
    assert not may_perform(table, 0, NAVIGATION)
    own_ship(table, 0, ship(capacity=4))
    table.reals[0] = 0
    assert may_perform(table, 0, NAVIGATION)
    table.captains[0] = 0
    assert not may_perform(table, 0, NAVIGATION)
    table.captains[0] = 1
    moor_merchant(table, NATAL, 0, 0)
    moor_merchant(table, BOA_GENTE, 1, 1)
    assert may_perform(table, 0, NAVIGATION)
    moor_merchant(table, MOZAMBIQUE, 2, 2)
    assert not may_perform(table, 0, NAVIGATION)
    own_ship(table, 0, ship(capacity=5))
    assert may_perform(table, 0, NAVIGATION)


@pytest.mark.clause("VAS-N7")
def test_a_captain_from_the_hand_goes_aboard_each_ship() -> None:
    table = quiet()
    fleet = ships(capacity=7)[:3]
    table.captains[0] = 3
    own_ship(table, 0, *fleet)
    run(table, Embark(0, -1))
    assert refused(table, "depart") == "VAS-N7"
    act(table, "board", fleet[0])
    assert table.captains[0] == 2
    assert refused(table, "board", fleet[0]) == "VAS-N7"
    act(table, "board", fleet[1])
    act(table, "depart")
    assert asked(table) == "Port"
    assert table.captains == [1, 1, 1]
    assert table.waiting == [6, 6, 6]


@pytest.mark.clause("VAS-N7")
@pytest.mark.parametrize("captains", [1, 2])
def test_without_a_captain_a_ship_stays(captains: int) -> None:
    table = quiet()
    fleet = ships(capacity=7)[:3]
    table.captains[0] = captains
    own_ship(table, 0, *fleet)
    run(table, Embark(0, -1))
    for one in fleet[:captains]:
        assert asked(table) == "Embark"
        act(table, "board", one)
    assert asked(table) == "Port"
    assert table.captains[0] == 0


@pytest.mark.clause("VAS-N8")
def test_the_port_has_room_for_all_ships_with_a_captain() -> None:
    table = quiet()
    small, large = ship(capacity=4), ship(capacity=9)
    table.captains[0] = 2
    own_ship(table, 0, small, large)
    run(table, Embark(0, -1))
    act(table, "board", small)
    act(table, "board", large)
    assert menu(table) == [("port", BOA_GENTE), ("port", MOZAMBIQUE)]
    for port in (NATAL, MOMBASA, MALINDI, CALICUT):
        assert refused(table, "port", port) == "VAS-N8"
    act(table, "port", MOZAMBIQUE)
    act(table, "dock", dock(table, MOZAMBIQUE, 6))
    assert table.docks[dock(table, MOZAMBIQUE, 4)] == small
    assert table.docks[dock(table, MOZAMBIQUE, 6)] == large


@pytest.mark.clause("VAS-N8", "VAS-N5")
def test_ships_that_lie_there_leave_less_room() -> None:
    table = quiet()
    moor(table, 1, MALINDI, 4, ship(capacity=6))
    moor(table, 1, MALINDI, 2, ships(capacity=7)[0])
    moor_merchant(table, MALINDI, 1, merchant(11))
    fleet = ships(capacity=7)[1:3]
    table.captains[0] = 2
    own_ship(table, 0, *fleet)
    run(table, Embark(0, -1))
    act(table, "board", fleet[0])
    act(table, "board", fleet[1])
    assert ("port", MOMBASA) in menu(table)
    assert refused(table, "port", MALINDI) == "VAS-N8"


@pytest.mark.clause("VAS-N8")
def test_no_captain_goes_aboard_a_ship_that_no_port_holds_with_the_others() -> None:
    table = quiet()
    small = ships(capacity=4)
    table.captains[0] = 3
    own_ship(table, 0, *small, ship(capacity=11))
    moor_merchant(table, BOA_GENTE, 1, 0)
    run(table, Embark(0, -1))
    act(table, "board", small[0])
    assert menu(table) == [("depart",), ("board", ship(capacity=11))]
    assert refused(table, "board", small[1]) == "VAS-N8"


@pytest.mark.clause("VAS-N9")
def test_ships_may_stay_behind() -> None:
    table = quiet()
    fleet = ships(capacity=7)[:3]
    table.captains[0] = 3
    own_ship(table, 0, *fleet)
    run(table, Embark(0, -1))
    act(table, "board", fleet[1])
    act(table, "depart")
    act(table, "port", MALINDI)
    act(table, "dock", dock(table, MALINDI, 6))
    assert menu(table) == []
    assert table.launched[0] == 1 << fleet[0] | 1 << fleet[2]
    assert table.captains[0] == 2


# docks


@pytest.mark.clause("VAS-N10", "VAS-N12")
@pytest.mark.parametrize("number", range(5))
def test_the_owner_picks_the_dock(number: int) -> None:
    table = quiet()
    one = ship(capacity=9)
    send(table, 0, MALINDI, one)
    assert values(table) == DOCKS[MALINDI]
    act(table, "dock", docks(table, MALINDI)[number])
    assert table.docks[docks(table, MALINDI)[number]] == one
    assert points_from(table, 0, "docks") == table.points[0] == DOCKS[MALINDI][number]


@pytest.mark.clause("VAS-N11")
def test_each_ship_has_its_points_and_its_bonus_before_the_next_is_placed() -> None:
    table = quiet()
    section(table, 0, TURQUOISE, GREY)
    small, large = ship(capacity=5), ship(capacity=6)
    send(table, 0, BOA_GENTE, large, small)
    act(table, "dock", dock(table, BOA_GENTE, 5))
    assert asked(table) == "Sailor"
    assert (table.points[0], table.docks[dock(table, BOA_GENTE, 4)]) == (5, -1)
    act(table, "sailor", 0, GREY)
    assert asked(table) == "Sailor"
    assert (table.points[0], table.docks[dock(table, BOA_GENTE, 4)]) == (9, large)
    act(table, "sailor", 0, TURQUOISE)
    assert table.crews[:5] == [1, 0, 1, 0, 0]
    assert menu(table) == []


@pytest.mark.clause("VAS-N11")
def test_and_each_dock_is_asked_for_after_the_bonus_of_the_one_before() -> None:
    table = quiet()
    fleet = ships(capacity=11)[:3]
    send(table, 0, MALINDI, *fleet)
    for number in range(3):
        assert asked(table) == "Dock"
        assert table.reals[0] == 10 + number
        act(table, "dock", docks(table, MALINDI)[number])
    assert table.reals[0] == 13
    assert table.points[0] == 9 + 9 + 7


@pytest.mark.clause("VAS-N12")
@pytest.mark.parametrize(("port", "value"), [(MALINDI, 7), (MOMBASA, 5), (CALICUT, 9), (CALICUT, 11)])
def test_a_ship_scores_its_dock_and_not_its_capacity(port: int, value: int) -> None:
    table = quiet()
    send(table, 1, port, ship(capacity=11))
    act(table, "dock", dock(table, port, value))
    assert table.points == [0, value, 0]
    assert points_from(table, 1, "docks") == value


@pytest.mark.clause("VAS-N13")
@pytest.mark.parametrize(
    ("port", "reals", "captains"),
    [(NATAL, 0, 0), (BOA_GENTE, 0, 0), (MOZAMBIQUE, 0, 1), (MOMBASA, 2, 0), (MALINDI, 1, 0), (CALICUT, 0, 0)],
)
def test_a_ship_brings_the_bonus_at_once_and_for_nothing(port: int, reals: int, captains: int) -> None:
    table = quiet()
    table.reals[0] = 0
    plan = ship(capacity=5)
    offer(table, 3, plan)
    send(table, 0, port, ship(capacity=11))
    if port != NATAL:
        act(table, "dock", docks(table, port)[0])
    assert table.reals == [reals, 10, 10]
    assert table.captains == [captains, 1, 1]
    assert table.waiting == [6 - captains, 6, 6]
    assert sum(table.crews) == (port == BOA_GENTE)
    assert table.projects[0] == (1 << plan if port == NATAL else 0)


@pytest.mark.clause("VAS-N14", "VAS-F12")
def test_the_captain_stays_aboard_as_long_as_the_ship_is_on_the_route() -> None:
    table = quiet()
    one = ship(capacity=4)
    send(table, 0, NATAL, one)
    assert (table.captains[0], table.waiting[0]) == (0, 6)
    run(table, Yield(), Sail())
    assert one in table.docks
    assert table.captains[0] == 0
    run(table, Yield(), Sail())
    assert table.captains[0] == 0
    moor(table, 1, BOA_GENTE, 0, ship(capacity=5))
    run(table, Yield(), Sail())
    assert table.docks[docks(table, MOZAMBIQUE)[2]] == one
    assert table.captains[0] == 0
    moor_merchant(table, MOZAMBIQUE, 0, 4)
    run(table, Sail())
    assert one not in table.docks
    assert (table.captains[0], table.waiting[0]) == (1, 6)


@pytest.mark.clause("VAS-N15", "VAS-N18")
def test_a_captain_won_does_not_board_in_the_same_expedition() -> None:
    table = quiet()
    fleet = ships(capacity=7)[:2]
    own_ship(table, 0, *fleet)
    place(table, 9, 0, NAVIGATION)
    place(table, 10, 0, NAVIGATION)
    call(table)
    act(table, "perform")
    act(table, "board", fleet[0])
    act(table, "port", MOZAMBIQUE)
    act(table, "dock", docks(table, MOZAMBIQUE)[0])
    assert asked(table) == "Act"
    assert (table.called, table.captains[0], table.launched[0]) == (9, 1, 1 << fleet[1])


@pytest.mark.clause("VAS-N15", "VAS-N17")
def test_nor_does_a_ship_sail_that_the_bonus_helps_to_launch() -> None:
    table = quiet()
    one, plan = ship(capacity=6, crew=2), ship(crew=1)
    table.captains[0] = 2
    own_ship(table, 0, one)
    own_project(table, 0, plan)
    section(table, 0, TURQUOISE)
    place(table, 9, 0, NAVIGATION)
    place(table, 10, 1, RECRUITING)
    call(table)
    act(table, "perform")
    act(table, "port", BOA_GENTE)
    act(table, "dock", docks(table, BOA_GENTE)[0])
    act(table, "sailor", 0, TURQUOISE)
    assert asked(table) == "Afterwards"
    act(table, "launch", plan)
    assert isinstance(table.choice, Act)
    assert (table.to_move, table.launched[0], table.captains[0]) == (1, 1 << plan, 1)


@pytest.mark.clause("VAS-N15", "VAS-N16")
def test_nor_one_whose_project_is_the_bonus() -> None:
    table = quiet()
    plan = ship(crew=1)
    crew(table, 0, TURQUOISE)
    table.captains[0] = 2
    own_ship(table, 0, ship(capacity=4, crew=2))
    offer(table, 0, plan)
    place(table, 9, 0, NAVIGATION)
    place(table, 10, 1, RECRUITING)
    call(table)
    act(table, "perform")
    act(table, "port", NATAL)
    assert asked(table) == "Afterwards"
    act(table, "launch", plan)
    assert isinstance(table.choice, Act)
    assert (table.to_move, table.launched[0], table.captains[0]) == (1, 1 << plan, 1)


# the examples


@pytest.mark.clause("VAS-N12")
def test_example_points_for_the_dock() -> None:
    table = quiet()
    send(table, 0, MALINDI, ship(capacity=11))
    act(table, "dock", dock(table, MALINDI, 7))
    assert points_from(table, 0, "docks") == 7


@pytest.mark.clause("VAS-N4", "VAS-N5", "VAS-N6", "VAS-N7", "VAS-N9", "VAS-N12", "VAS-N13", "VAS-N17", "VAS-N18")
def test_example_four_expeditions() -> None:
    yellow, red, black, blue = range(4)
    table = quiet(4)
    seven, *sevens = ships(capacity=7)
    four, nine = ship(capacity=4), ship(capacity=9)
    six, eleven = ship(capacity=6), ship(capacity=11)
    table.captains = [1, 2, 3, 3]
    own_ship(table, blue, four, seven, nine)
    own_ship(table, red, *sevens[:2])
    own_ship(table, yellow, six)
    own_ship(table, black, *sevens[2:4], eleven)
    section(table, 0, TURQUOISE)
    for number, seat in enumerate((blue, red, yellow, black), 9):
        place(table, number, seat, NAVIGATION)
    place(table, 13, yellow, RECRUITING)
    call(table)

    act(table, "perform")
    act(table, "board", seven)
    act(table, "board", nine)
    act(table, "port", MALINDI)
    act(table, "dock", dock(table, MALINDI, 7))
    act(table, "dock", dock(table, MALINDI, 9))
    assert (table.points[blue], table.reals[blue]) == (16, 12)
    assert (table.captains[blue], table.launched[blue]) == (1, 1 << four)

    act(table, "perform")
    act(table, "board", sevens[0])
    act(table, "board", sevens[1])
    act(table, "port", MOZAMBIQUE)
    act(table, "dock", dock(table, MOZAMBIQUE, 6))
    act(table, "dock", dock(table, MOZAMBIQUE, 5))
    assert (table.points[red], table.captains[red], table.waiting[red]) == (11, 2, 4)

    act(table, "perform")
    act(table, "port", BOA_GENTE)
    act(table, "dock", dock(table, BOA_GENTE, 5))
    act(table, "bag")
    assert table.points[yellow] == 5
    assert sum(table.crews[:4]) == 1
    assert sum(table.bag) == 32 - 1 - 1
    assert table.sections[TURQUOISE] == 1

    act(table, "perform")
    act(table, "board", sevens[2])
    act(table, "board", sevens[3])
    act(table, "board", eleven)
    assert not table.is_full(MALINDI)
    act(table, "port", MALINDI)
    assert values(table) == [7, 6]
    act(table, "dock", dock(table, MALINDI, 7, 1))
    assert (table.points[black], table.reals[black], table.captains[black]) == (22, 13, 0)
    assert [table.docks[d] for d in docks(table, MALINDI)] == [nine, eleven, seven, sevens[2], sevens[3]]
    assert table.is_full(MALINDI)
    assert table.to_move == yellow


@pytest.mark.clause("VAS-N4", "VAS-N8")
def test_example_the_ship_of_capacity_4_could_not_have_come_along() -> None:
    table = quiet(4)
    fleet = [ship(capacity=4), ships(capacity=7)[0], ship(capacity=9)]
    table.captains[3] = 3
    own_ship(table, 3, *fleet)
    run(table, Embark(3, -1))
    act(table, "board", fleet[0])
    act(table, "board", fleet[1])
    act(table, "depart")
    assert menu(table) == [("port", BOA_GENTE), ("port", MOZAMBIQUE)]
    assert refused(table, "port", MALINDI) == "VAS-N8"
