"""Merchant ships: sent without crew, captain or points, and nobody's afterwards."""

import pytest

from caravela.games.vasco.merchants import Send
from caravela.games.vasco.sailing import Navigation, Sail, Yield
from caravela.games.vasco.state import PHASE_1, PHASE_3, ROUND_END, SETTING_UP, Table
from caravela.games.vasco.tables import MERCHANT, MERCHANTS
from tests.rules.vasco.scene import (
    BOA_GENTE,
    CALICUT,
    CATALOG,
    COURT,
    DIAS,
    GAME,
    MALINDI,
    MOMBASA,
    MOZAMBIQUE,
    NATAL,
    SERNIGI,
    act,
    asked,
    call,
    docks,
    menu,
    merchant,
    moor,
    moor_merchant,
    offer,
    place,
    play_to,
    points_from,
    quiet,
    refused,
    run,
    ship,
    ships,
)

PORTS = range(6)
DOCKS = [[4], [5, 4], [6, 5, 4], [7, 6, 5, 5], [9, 9, 7, 7, 6], [11, 11, 11, 9, 9, 9]]
SEATS = pytest.mark.parametrize("seats", [2, 3, 4])


def at_court(table: Table, capacity: int, seat: int = 0) -> int:
    """A merchant ship is face up at court, and a seat must send it in phase 3."""
    one = merchant(capacity)
    table.merchant = one
    table.merchants_left &= ~(1 << one)
    table.phase = PHASE_3
    run(table, Send(seat, MERCHANT + one, True))
    return one


def ports(table: Table) -> list[int]:
    """The ports that are offered."""
    return [args[0] for kind, *args in menu(table) if kind == "port"]


# sending


@pytest.mark.clause("VAS-M1")
@SEATS
def test_a_merchant_ship_needs_nothing(seats: int) -> None:
    table = quiet(seats)
    table.reals[0] = table.captains[0] = 0
    one = at_court(table, 11)
    act(table, "port", CALICUT)
    act(table, "dock", docks(table, CALICUT)[0])
    assert table.docks[docks(table, CALICUT)[0]] == MERCHANT + one
    assert (table.reals[0], table.captains[0], table.waiting[0]) == (0, 0, 6)
    assert table.crews == [0] * (5 * seats)


@pytest.mark.clause("VAS-M2")
@pytest.mark.parametrize("capacity", sorted({entry.capacity for entry in CATALOG.merchants}))
def test_it_goes_to_any_port_that_has_a_dock_for_it(capacity: int) -> None:
    table = quiet()
    at_court(table, capacity)
    assert ports(table) == [port for port in PORTS if min(DOCKS[port]) <= capacity]
    for port in set(PORTS) - set(ports(table)):
        assert refused(table, "port", port) == "VAS-M2"


@pytest.mark.clause("VAS-M2", "VAS-N4")
@pytest.mark.parametrize("port", PORTS[1:])
@pytest.mark.parametrize("capacity", [6, 7, 9, 11])
def test_and_to_any_free_dock_there(capacity: int, port: int) -> None:
    fitting = [number for number, value in enumerate(DOCKS[port]) if value <= capacity]
    for number in fitting:
        table = quiet()
        one = at_court(table, capacity)
        act(table, "port", port)
        if len(fitting) > 1:
            assert menu(table) == [("dock", docks(table, port)[n]) for n in fitting]
            for other in set(range(len(DOCKS[port]))) - set(fitting):
                assert refused(table, "dock", docks(table, port)[other]) == "VAS-N4"
            act(table, "dock", docks(table, port)[number])
        assert table.docks[docks(table, port)[number]] == MERCHANT + one


@pytest.mark.clause("VAS-M2", "VAS-N3")
def test_a_taken_dock_is_not_free_for_it() -> None:
    table = quiet()
    moor(table, 1, MOMBASA, 1, ship(capacity=6))
    moor(table, 1, NATAL, 0, ship(capacity=4))
    at_court(table, 7)
    assert refused(table, "port", NATAL) == "VAS-M2"
    act(table, "port", MOMBASA)
    assert menu(table) == [("dock", docks(table, MOMBASA)[n]) for n in (0, 2, 3)]
    assert refused(table, "dock", docks(table, MOMBASA)[1]) == "VAS-N3"


@pytest.mark.clause("VAS-M3", "VAS-M4")
@SEATS
@pytest.mark.parametrize("port", PORTS)
def test_the_sender_gets_the_bonus_of_the_port_and_no_points(port: int, seats: int) -> None:
    table = quiet(seats)
    offer(table, 0, ship(crew=3))
    sender = seats - 1
    at_court(table, 11, sender)
    act(table, "port", port)
    if asked(table) == "MerchantDock":
        act(table, "dock", docks(table, port)[0])
    assert table.points == [0] * seats
    assert table.reals == [10] * sender + [10 + {MOMBASA: 2, MALINDI: 1}.get(port, 0)]
    assert table.captains == [1] * sender + [1 + (port == MOZAMBIQUE)]
    assert table.projects == [0] * sender + [(1 << ship(crew=3)) * (port == NATAL)]
    assert table.crews[: 5 * sender] == [0] * (5 * sender)
    assert sum(table.crews) == (port == BOA_GENTE)


@pytest.mark.clause("VAS-M5")
@SEATS
def test_without_a_dock_it_leaves_the_game_and_brings_no_bonus(seats: int) -> None:
    table = quiet(seats)
    moor_merchant(table, NATAL, 0, 4)
    moor(table, 0, BOA_GENTE, 1, ship(capacity=4))
    moor_merchant(table, MOZAMBIQUE, 2, 5)
    before = table.docks[:]
    reals, captains = table.reals[:], table.captains[:]
    log = table.listen()
    one = at_court(table, 4, 1)
    assert menu(table) == []
    assert table.merchant == -1
    assert table.docks == before
    assert [(event.key, event.args) for event in log] == [("merchant_lost", {"merchant": one})]
    assert (table.reals, table.captains) == (reals, captains)
    assert sum(table.crews) == 0


@pytest.mark.clause("VAS-M6", "VAS-M7", "VAS-F3")
def test_it_helps_to_fill_a_port() -> None:
    table = quiet()
    moor(table, 1, BOA_GENTE, 0, ship(capacity=5, reals=0, points=0))
    run(table, Yield())
    assert table.points == [0, 0, 0]
    at_court(table, 4)
    act(table, "port", BOA_GENTE)
    assert table.is_full(BOA_GENTE)
    run(table, Yield())
    assert table.points == [0, 1, 0]


@pytest.mark.clause("VAS-M6", "VAS-N3")
def test_it_keeps_others_from_its_dock() -> None:
    table = quiet()
    at_court(table, 11)
    act(table, "port", MOMBASA)
    act(table, "dock", docks(table, MOMBASA)[0])
    assert table.free_docks(MOMBASA, ship(capacity=11)) == [docks(table, MOMBASA)[n] for n in (1, 2, 3)]


@pytest.mark.clause("VAS-M7")
@SEATS
@pytest.mark.parametrize("full", [True, False])
def test_it_earns_nobody_anything(seats: int, full: bool) -> None:
    table = quiet(seats)
    for number in range(6 if full else 5):
        moor_merchant(table, CALICUT, number, number)
    assert table.is_full(CALICUT) == full
    run(table, Yield())
    assert table.points == [0] * seats
    assert table.reals == [10] * seats


@pytest.mark.clause("VAS-M7", "VAS-F12")
def test_nor_does_anybody_get_a_captain_when_it_is_lost() -> None:
    table = quiet()
    for number in range(6):
        moor_merchant(table, CALICUT, number, number)
    run(table, Sail())
    assert table.docks == [-1] * 21
    assert table.captains == [1, 1, 1]


@pytest.mark.clause("VAS-M8")
@pytest.mark.parametrize("number", range(2))
def test_it_sails_in_its_turn_to_the_leftmost_dock(number: int) -> None:
    table = quiet()
    one, other = merchant(6), ship(capacity=6)
    moor_merchant(table, BOA_GENTE, number, one)
    moor(table, 0, BOA_GENTE, 1 - number, other)
    run(table, Sail())
    there = [table.docks[d] for d in docks(table, MOZAMBIQUE)]
    assert there == ([MERCHANT + one, other, -1] if number == 0 else [other, MERCHANT + one, -1])


@pytest.mark.clause("VAS-M8")
def test_it_stays_in_a_port_that_is_not_full_and_is_lost_without_a_dock() -> None:
    table = quiet()
    moor_merchant(table, MOZAMBIQUE, 2, merchant(4))
    run(table, Sail())
    assert table.docks[docks(table, MOZAMBIQUE)[2]] == MERCHANT + merchant(4)
    moor(table, 0, MOZAMBIQUE, 0, ships(capacity=7)[0])
    moor(table, 1, MOZAMBIQUE, 1, ships(capacity=7)[1])
    run(table, Sail())
    assert [table.docks[d] for d in docks(table, MOZAMBIQUE)] == [-1, -1, -1]
    assert MERCHANT + merchant(4) not in table.docks


# once a round


@pytest.mark.clause("VAS-M9")
@SEATS
@pytest.mark.parametrize("seed", range(3))
def test_one_in_each_round_and_none_twice(seats: int, seed: int) -> None:
    table = GAME.deal(seats, seed)
    log = table.listen()
    shown = [int(table.gift)]
    for round_ in range(1, 6):
        play_to(table, round_, PHASE_1, seed)
        assert table.phase == PHASE_1
        shown.append(int(table.merchant))
        play_to(table, round_, ROUND_END, seed)
        assert table.round > round_ or table.merchant == -1
    assert sorted(shown) == list(range(MERCHANTS))
    sent = [event.args["merchant"] for event in log if event.key == "merchant"]
    assert len(sent) == len(set(sent))


@pytest.mark.clause("VAS-M9", "VAS-F1")
def test_sent_in_phase_2_it_is_not_sent_in_phase_3() -> None:
    table = quiet()
    table.holder = [0, -1, 1, -1]
    table.merchant = merchant(11)
    place(table, 9, 0, COURT)
    call(table)
    act(table, "perform")
    act(table, "host", SERNIGI)
    assert ports(table) == list(PORTS)
    act(table, "port", CALICUT)
    act(table, "dock", docks(table, CALICUT)[2])
    assert (table.round, table.phase, asked(table)) == (2, PHASE_1, "Number")
    assert [one for one in table.docks if one >= 0] == [MERCHANT + merchant(11)]


@pytest.mark.clause("VAS-M9", "VAS-F1")
@SEATS
def test_not_sent_in_phase_2_it_is_sent_in_phase_3_by_the_holder(seats: int) -> None:
    table = quiet(seats)
    table.holder[DIAS] = 0
    table.holder[SERNIGI] = seats - 1
    table.merchant = merchant(11)
    run(table, Navigation())
    assert (table.to_move, table.phase) == (seats - 1, PHASE_3)
    assert refused(table, "pass") == "VAS-F1"
    act(table, "port", NATAL)
    assert MERCHANT + merchant(11) in table.docks
    assert (table.round, asked(table)) == (2, "Number")


@pytest.mark.clause("VAS-S20", "VAS-M2")
@SEATS
def test_the_first_one_is_sent_by_the_same_rules_and_cannot_wait(seats: int) -> None:
    table = GAME.deal(seats, 2)
    assert (table.phase, asked(table), table.to_move) == (SETTING_UP, "Send", table.holder[SERNIGI])
    capacity = CATALOG.merchants[table.gift].capacity
    assert ports(table) == [port for port in PORTS if min(DOCKS[port]) <= capacity]
    assert refused(table, "pass") == "VAS-S20"
    waiting = table.merchant
    act(table, "port", NATAL)
    act(table, "project", 0)
    assert (table.gift, table.merchant) == (-1, waiting)
    assert (table.round, table.phase) == (1, PHASE_1)


# the examples


@pytest.mark.clause("VAS-M3", "VAS-N16")
def test_example_a_merchant_for_natal() -> None:
    yellow, red = range(2)
    table = quiet(4)
    table.holder = [yellow, -1, yellow, -1]
    table.merchant = merchant(7)
    plans = ships(stack="I")[:7]
    for slot, one in enumerate(plans):
        offer(table, slot, one)
    place(table, 9, red, COURT)
    place(table, 10, yellow, COURT)
    call(table)
    act(table, "perform")
    act(table, "host", SERNIGI)
    act(table, "port", NATAL)
    assert table.docks[docks(table, NATAL)[0]] == MERCHANT + merchant(7)
    assert menu(table) == [("project", slot) for slot in range(6)]
    act(table, "project", 3)
    assert (table.projects[red], table.reals[red], table.points[red]) == (1 << plans[3], 10, 0)
    assert (table.holder[SERNIGI], table.merchant) == (red, -1)
    assert (table.to_move, asked(table)) == (yellow, "Act")


@pytest.mark.clause("VAS-M3", "VAS-M6", "VAS-F1")
def test_example_a_merchant_in_phase_3() -> None:
    yellow, red = range(2)
    table = quiet(2)
    table.holder = [red, -1, yellow, -1]
    table.merchant = merchant(7)
    mine = [ship(capacity=11, reals=0, points=0), ship(capacity=9, reals=0, points=0)]
    moor(table, yellow, MOMBASA, 1, mine[0])
    moor(table, yellow, MOMBASA, 2, mine[1])
    moor(table, red, MOMBASA, 3, ship(capacity=7, reals=0, points=0))
    log = table.listen()
    run(table, Navigation())
    assert table.to_move == yellow
    act(table, "port", MOMBASA)
    assert table.reals == [12, 10]
    assert points_from(table, yellow, "full ports") == 3 + 3
    assert points_from(table, red, "full ports") == 3
    sailed = [event.key for event in log if "sailed" in event.key]
    assert sailed == ["merchant_sailed", "sailed", "sailed", "sailed"]
