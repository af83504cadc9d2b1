"""Phase 3: the merchant ship that is still at court, what ships earn, and sailing out of full ports."""

from itertools import product

import pytest

from caravela.games.vasco.sailing import Navigation, Sail, Yield, sail
from caravela.games.vasco.state import PHASE_3, ROUND_END, Table
from caravela.games.vasco.tables import MERCHANT
from tests.rules.vasco.scene import (
    BOA_GENTE,
    CALICUT,
    DIAS,
    GAME,
    MALINDI,
    MOMBASA,
    MOZAMBIQUE,
    NATAL,
    SERNIGI,
    act,
    asked,
    dock,
    docks,
    end_round,
    menu,
    merchant,
    moor,
    moor_merchant,
    points_from,
    quiet,
    refused,
    run,
    ship,
    ships,
)

YELLOW, RED, BLACK, BLUE = range(4)
PORTS = range(6)
SPACES = (1, 2, 3, 4, 5, 6)
FULL = (0, 1, 2, 3, 4, 5)
LARGE = ships(capacity=11) + ships(capacity=9)
each_seats = pytest.mark.parametrize("seats", [2, 3, 4])
each_port = pytest.mark.parametrize(
    "port", PORTS, ids=["natal", "boa-gente", "mozambique", "mombasa", "malindi", "calicut"]
)


def route(seats: int = 3) -> Table:
    """A quiet table in phase 3; everybody has all of his captains in hand, seat 0 holds Dias and Sernigi."""
    table = quiet(seats)
    table.phase = PHASE_3
    table.captains = [7] * seats
    table.waiting = [0] * seats
    table.holder[DIAS] = table.holder[SERNIGI] = 0
    return table


def fill(table: Table, seat: int, port: int, *left_free: int) -> list[int]:
    """Fill a port with a seat's large ships, but for some docks; ships of 11 come first."""
    unused = [one for one in LARGE if one not in table.docks]
    lying = []
    for place in range(SPACES[port]):
        if place not in left_free:
            lying.append(unused.pop(0))
            moor(table, seat, port, place, lying[-1])
    return lying


def lie(table: Table, port: int) -> list[int]:
    """What lies in a port, from the left."""
    return [table.docks[one] for one in docks(table, port)]


def gone(table: Table, *lost: int) -> bool:
    """Whether none of these ships lies anywhere."""
    masks = sum(table.projects) | sum(table.launched) | sum(table.stacks)
    return all(
        one not in table.docks + table.tops + table.slots and table.owner[one] < 0 and not masks >> one & 1
        for one in lost
    )


# earning


@pytest.mark.clause("VAS-F1")
@each_seats
def test_a_merchant_ship_still_at_court_must_be_sent(seats: int) -> None:
    for holder in range(seats):
        table = route(seats)
        table.holder[SERNIGI] = holder
        table.merchant = merchant(7)
        end_round(table)
        assert (asked(table), table.to_move, table.phase) == ("Send", holder, PHASE_3)
        assert menu(table) == [("port", port) for port in PORTS[:-1]]
        assert refused(table, "pass") == "VAS-F1"
        act(table, "port", MALINDI)
        act(table, "dock", dock(table, MALINDI, 6))
        assert table.docks[dock(table, MALINDI, 6)] == MERCHANT + merchant(7)
        assert table.reals[holder] == 11
        assert table.round == 2


@pytest.mark.clause("VAS-F1")
def test_a_merchant_ship_that_was_sent_is_not_sent_again() -> None:
    table = route()
    end_round(table)
    assert table.round == 2
    assert max(table.docks) < 0


@pytest.mark.clause("VAS-F1", "VAS-M5")
def test_a_merchant_ship_without_a_dock_leaves_the_game_before_ships_earn() -> None:
    table = route()
    table.merchant = merchant(4)
    moor(table, 1, NATAL, 0, ship(capacity=6, reals=1))
    fill(table, 1, BOA_GENTE, 0)
    fill(table, 1, MOZAMBIQUE, 0, 1)
    events = table.listen()
    end_round(table)
    assert GAME.tell(events[0]) == f"The merchant ship {GAME.terms.merchant(merchant(4))} leaves the game."
    assert MERCHANT + merchant(4) not in table.docks
    assert table.reals[0] == 10, "no dock, no bonus"
    assert table.round == 2


@pytest.mark.clause("VAS-F1", "VAS-F3", "VAS-M3", "VAS-M4", "VAS-M6", "VAS-M7")
def test_the_merchant_ship_comes_before_earning() -> None:
    table = route(4)
    table.holder[SERNIGI] = YELLOW
    table.merchant = merchant(9)
    moor(table, YELLOW, MOMBASA, 0, ship(capacity=11, reals=0, points=0))
    moor(table, YELLOW, MOMBASA, 1, ship(capacity=9, reals=0, points=0))
    moor(table, RED, MOMBASA, 2, ship(capacity=5, reals=0, points=0))
    end_round(table)
    act(table, "port", MOMBASA)
    assert table.reals == [12, 10, 10, 10]
    assert [points_from(table, seat, "full ports") for seat in range(4)] == [6, 3, 0, 0]
    assert points_from(table, YELLOW, "docks") == 0


@pytest.mark.clause("VAS-F2")
@pytest.mark.parametrize("port", [NATAL, MOZAMBIQUE, CALICUT])
@pytest.mark.parametrize("full", [False, True])
def test_every_ship_earns_its_yield_wherever_it_lies(port: int, full: bool) -> None:
    yields = {(one.reals, one.points) for one in GAME.catalog.ships}
    assert len(yields) > 6
    for reals, points in yields:
        if port == NATAL and not full:
            continue
        table = route()
        moor(table, 1, port, 0, ship(reals=reals, points=points))
        if full:
            for place in range(1, SPACES[port]):
                moor_merchant(table, port, place, place)
        run(table, Yield())
        assert table.reals == [10, 10 + reals, 10]
        assert points_from(table, 1, "ships on the route") == points
        assert table.points == [0, points + (FULL[port] if full else 0), 0]


@pytest.mark.clause("VAS-F2")
@each_seats
def test_each_owner_earns_for_each_of_his_ships(seats: int) -> None:
    table = route(seats)
    one, two, other = ship(reals=2, points=1), ship(reals=1, points=2), ship(reals=3, points=0)
    moor(table, 0, CALICUT, 3, one)
    moor(table, 0, MOMBASA, 0, two)
    moor(table, 1, MOMBASA, 1, other)
    events = table.listen()
    run(table, Yield())
    assert table.reals == [13, 13, 10, 10][:seats]
    assert table.points == [3, 0, 0, 0][:seats]
    assert [GAME.tell(event) for event in events] == [
        "Yellow: +2 Reals.",
        "Yellow: +1 points (ships on the route).",
        "Yellow: +1 Reals.",
        "Yellow: +2 points (ships on the route).",
        "Red: +3 Reals.",
    ]


@pytest.mark.clause("VAS-F3", "VAS-N5")
@each_port
@each_seats
def test_each_ship_in_a_full_port_scores(port: int, seats: int) -> None:
    table = route(seats)
    for place, one in zip(range(SPACES[port]), LARGE, strict=False):
        moor(table, place % 2, port, place, one)
    run(table, Yield())
    owned = [(SPACES[port] + 1) // 2, SPACES[port] // 2, 0, 0][:seats]
    assert [points_from(table, seat, "full ports") for seat in range(seats)] == [n * FULL[port] for n in owned]


@pytest.mark.clause("VAS-F3")
@each_port
def test_a_port_with_a_free_dock_scores_nothing(port: int) -> None:
    for free in range(SPACES[port]):
        table = route()
        fill(table, 1, port, free)
        run(table, Yield())
        assert points_from(table, 1, "full ports") == 0


@pytest.mark.clause("VAS-F3", "VAS-M7")
def test_merchant_ships_fill_a_port_and_score_for_nobody() -> None:
    table = route()
    fill(table, 1, MALINDI, 0, 4)
    moor_merchant(table, MALINDI, 0, 4)
    moor_merchant(table, MALINDI, 4, 1)
    run(table, Yield())
    assert [points_from(table, seat, "full ports") for seat in range(3)] == [0, 12, 0]
    assert table.reals[0] == table.reals[2] == 10


@pytest.mark.clause("VAS-F4")
def test_neither_capacity_nor_dock_matter_for_a_full_port() -> None:
    small, large = ship(capacity=5, reals=0, points=0), ship(capacity=11, reals=0, points=0)
    for one, other in ((small, large), (large, small)):
        table = route()
        moor(table, 0, BOA_GENTE, 0, one)
        moor(table, 1, BOA_GENTE, 1, other)
        run(table, Yield())
        assert table.points == [1, 1, 0]


@pytest.mark.clause("VAS-F5")
def test_all_ships_earn_before_the_first_one_sails() -> None:
    table = route()
    left = fill(table, 0, CALICUT)
    fill(table, 1, MOMBASA, 0)
    moor(table, 2, MOZAMBIQUE, 0, ship(capacity=7, reals=0, points=0))
    moor_merchant(table, MOZAMBIQUE, 1, 1)
    moor_merchant(table, MOZAMBIQUE, 2, 0)
    earned = sum(table.tables.yield_points[one] for one in left)
    end_round(table)
    assert table.round == 2
    assert table.is_full(MOMBASA), "but only since the ships have sailed"
    assert points_from(table, 0, "ships on the route") == earned
    assert [points_from(table, seat, "full ports") for seat in range(3)] == [30, 0, 2]


# sailing


@pytest.mark.clause("VAS-F6", "VAS-F13")
@each_seats
def test_ports_are_looked_at_from_calicut_down(seats: int) -> None:
    table = route(seats)
    table.captains[0] = 10
    here = [fill(table, 0, port) for port in range(4)]
    run(table, Sail())
    assert lie(table, NATAL) == [-1]
    assert lie(table, BOA_GENTE) == [here[NATAL][0], -1]
    assert lie(table, MOZAMBIQUE) == [*here[BOA_GENTE], -1]
    assert lie(table, MOMBASA) == [*here[MOZAMBIQUE], -1]
    assert lie(table, MALINDI) == [*here[MOMBASA], -1]
    assert lie(table, CALICUT) == [-1] * 6
    assert table.captains[0] == 0, "all captains are still at sea"


@pytest.mark.clause("VAS-F6", "VAS-F11")
def test_a_full_calicut_is_empty_when_malindi_sails() -> None:
    table = route()
    for place in range(6):
        moor_merchant(table, CALICUT, place, place)
    here = fill(table, 0, MALINDI)
    run(table, Sail())
    assert lie(table, CALICUT) == [*here, -1]


@pytest.mark.clause("VAS-F7")
@each_port
def test_ships_in_a_port_with_a_free_dock_stay(port: int) -> None:
    for free in range(SPACES[port]):
        table = route()
        fill(table, 0, port, free)
        before = table.docks[:]
        run(table, Sail())
        assert table.docks == before


@pytest.mark.clause("VAS-F8")
@each_port
def test_every_ship_of_a_full_port_leaves_unasked(port: int) -> None:
    table = route()
    here = fill(table, 0, port)
    run(table, Sail())
    assert table.choice is None
    assert not set(here) & set(lie(table, port))


@pytest.mark.clause("VAS-F8", "VAS-F9", "VAS-F10")
def test_the_leftmost_ship_goes_first() -> None:
    one, two = ship(capacity=11), ship(capacity=9)
    for first, second in ((one, two), (two, one)):
        table = route()
        for place, lying in ((0, first), (1, second)):
            moor(table, 0, MOMBASA, place, lying)
        moor_merchant(table, MOMBASA, 2, 2)
        moor_merchant(table, MOMBASA, 3, 3)
        fill(table, 1, MALINDI, 2)
        run(table, Sail())
        assert lie(table, MALINDI)[2] == first
        assert gone(table, second)
        assert table.captains == [6, 3, 7]


@pytest.mark.clause("VAS-F9", "VAS-F10")
@pytest.mark.parametrize("capacity", [4, 5, 6, 7, 9, 11])
def test_a_ship_goes_to_the_leftmost_free_dock_that_it_fits(capacity: int) -> None:
    one = ship(capacity=capacity)
    value = GAME.tables.dock_value
    for port in PORTS[:-1]:
        target = docks(quiet(), port + 1)
        for taken in product([False, True], repeat=len(target)):
            table = route()
            moor(table, 0, port, SPACES[port] - 1, one)
            for there, occupied in zip(target, taken, strict=True):
                if occupied:
                    table.docks[there] = MERCHANT
            sail(table, port, docks(table, port)[-1])
            fitting = [there for there, out in zip(target, taken, strict=True) if not out and value[there] <= capacity]
            if fitting:
                assert table.docks[fitting[0]] == one
                assert table.owner[one] == 0
            else:
                assert gone(table, one)
            assert table.docks.count(one) == min(len(fitting), 1)


@pytest.mark.clause("VAS-F10", "VAS-F12")
@each_seats
def test_a_ship_without_a_dock_is_out_of_the_game_and_its_captain_comes_home(seats: int) -> None:
    table = route(seats)
    small = ship(capacity=4)
    moor(table, 1, BOA_GENTE, 1, small)
    moor_merchant(table, BOA_GENTE, 0, 4)
    fill(table, 0, MOZAMBIQUE, 0)
    events = table.listen()
    run(table, Sail())
    assert gone(table, small)
    assert lie(table, MOZAMBIQUE)[0] == MERCHANT + 4
    assert table.captains[1] == 7
    assert table.waiting[1] == 0
    assert GAME.tell(events[0]) == f"The merchant ship {GAME.terms.merchant(4)} sails on to Mozambique, first dock (6)."
    assert GAME.tell(events[1]) == f"The {GAME.terms.ship(small)} of Red leaves the game, and its captain returns."


@pytest.mark.clause("VAS-F10", "VAS-M8")
def test_a_merchant_ship_without_a_dock_is_out_of_the_game_too() -> None:
    table = route()
    moor_merchant(table, MOZAMBIQUE, 2, 0)
    fill(table, 0, MOZAMBIQUE, 2)
    events = table.listen()
    run(table, Sail())
    assert MERCHANT not in table.docks
    assert table.captains == [5, 7, 7], "nobody's captain was aboard"
    assert GAME.tell(events[-1]) == f"The merchant ship {GAME.terms.merchant(0)} leaves the game."


@pytest.mark.clause("VAS-F11", "VAS-F12")
@each_seats
def test_from_calicut_ships_leave_the_game(seats: int) -> None:
    table = route(seats)
    here = fill(table, 0, CALICUT, 1, 4)
    mine = next(one for one in LARGE if one not in here)
    moor(table, 1, CALICUT, 1, mine)
    moor_merchant(table, CALICUT, 4, 3)
    assert table.captains == [3, 6, 7, 7][:seats]
    run(table, Sail())
    assert lie(table, CALICUT) == [-1] * 6
    assert gone(table, *here, mine)
    assert table.captains == [7] * seats


@pytest.mark.clause("VAS-F12", "VAS-N14")
def test_the_captain_of_a_ship_that_sails_on_stays_aboard() -> None:
    table = route()
    moor(table, 1, NATAL, 0, ship(capacity=4))
    run(table, Sail())
    assert table.captains == [7, 6, 7]
    assert lie(table, BOA_GENTE) == [-1, ship(capacity=4)]


@pytest.mark.clause("VAS-F13")
def test_a_port_that_is_filled_by_sailing_scores_and_sails_in_the_next_round() -> None:
    table = route()
    one = ship(capacity=4, reals=0)
    other = ship(capacity=6, reals=0, points=0)
    moor(table, 1, NATAL, 0, one)
    moor(table, 2, BOA_GENTE, 0, other)
    end_round(table)
    assert lie(table, BOA_GENTE) == [other, one]
    assert [points_from(table, seat, "full ports") for seat in range(3)] == [0, 0, 0]
    table.merchant = -1
    end_round(table)
    assert [points_from(table, seat, "full ports") for seat in range(3)] == [0, 1, 1]
    assert lie(table, BOA_GENTE) == [-1, -1]
    assert lie(table, MOZAMBIQUE) == [other, -1, one]


# the example of one evening on the whole route


def evening() -> tuple[Table, dict[str, int]]:
    """The example's table, and its ships by name: where they lie, whose they are."""
    table = route(4)
    fleet = {
        "calicut red": ship(capacity=11, reals=1, points=0),
        "calicut red 2": ship(capacity=9, reals=0, points=1),
        "calicut black": ship(capacity=11, reals=0, points=1),
        "calicut yellow": ship(capacity=11, reals=0, points=2),
        "calicut blue": ship(capacity=9, reals=0, points=2),
        "malindi blue": ship(capacity=9, reals=0, points=0),
        "malindi red": ship(capacity=9, reals=1, points=1),
        "mombasa yellow 11": ship(capacity=11, reals=0, points=0),
        "mombasa yellow 9": ship(capacity=9, reals=1, points=2),
        "mombasa red": ship(capacity=7, reals=2, points=0),
        "mozambique blue 6": ship(capacity=6, reals=1, points=0),
        "mozambique black": ship(capacity=6, reals=0, points=0),
        "mozambique blue 4": ship(capacity=4, reals=2, points=0),
        "boa gente red": ship(capacity=4, reals=1, points=0),
    }
    assert len({*fleet.values()}) == len(fleet)
    for seat, port, place, name in (
        (RED, CALICUT, 0, "calicut red"),
        (BLACK, CALICUT, 1, "calicut black"),
        (YELLOW, CALICUT, 2, "calicut yellow"),
        (RED, CALICUT, 3, "calicut red 2"),
        (BLUE, CALICUT, 4, "calicut blue"),
        (BLUE, MALINDI, 0, "malindi blue"),
        (RED, MALINDI, 1, "malindi red"),
        (YELLOW, MOMBASA, 0, "mombasa yellow 11"),
        (YELLOW, MOMBASA, 1, "mombasa yellow 9"),
        (RED, MOMBASA, 3, "mombasa red"),
        (BLUE, MOZAMBIQUE, 0, "mozambique blue 6"),
        (BLACK, MOZAMBIQUE, 1, "mozambique black"),
        (BLUE, MOZAMBIQUE, 2, "mozambique blue 4"),
        (RED, BOA_GENTE, 1, "boa gente red"),
    ):
        moor(table, seat, port, place, fleet[name])
    moor_merchant(table, CALICUT, 5, merchant(11))
    moor_merchant(table, MOMBASA, 2, merchant(7))
    table.holder[DIAS] = -1
    return table, fleet


@pytest.mark.clause("VAS-F2", "VAS-F3", "VAS-F4", "VAS-F5")
def test_one_evening_on_the_whole_route_earns() -> None:
    calicut = [(7, 0), (11, 1), (6, 0), (7, 0)]  # yellow, red, black, blue
    malindi = [(0, 0), (1, 1), (0, 0), (0, 0)]
    mombasa = [(8, 1), (3, 2), (0, 0), (0, 0)]
    mozambique = [(0, 0), (0, 0), (2, 0), (4, 3)]
    boa_gente = [(0, 0), (0, 1), (0, 0), (0, 0)]
    for port, earned in (
        (CALICUT, calicut),
        (MALINDI, malindi),
        (MOMBASA, mombasa),
        (MOZAMBIQUE, mozambique),
        (BOA_GENTE, boa_gente),
        (NATAL, [(0, 0)] * 4),
    ):
        table, _ = evening()
        here = docks(table, port)
        table.docks = [one if place in here else -1 for place, one in enumerate(table.docks)]
        run(table, Yield())
        assert [(points, reals - 10) for points, reals in zip(table.points, table.reals, strict=True)] == earned
    table, _ = evening()
    run(table, Yield())
    parts = (calicut, malindi, mombasa, mozambique, boa_gente)
    assert table.points == [sum(part[seat][0] for part in parts) for seat in range(4)] == [15, 15, 8, 11]
    assert table.reals == [10 + sum(part[seat][1] for part in parts) for seat in range(4)] == [11, 15, 10, 13]


@pytest.mark.clause("VAS-F6", "VAS-F7", "VAS-F8", "VAS-F9", "VAS-F10", "VAS-F11", "VAS-F12", "VAS-F13")
def test_one_evening_on_the_whole_route_sails() -> None:
    table, fleet = evening()
    assert table.captains == [4, 2, 5, 3]
    run(table, Yield(), Sail())
    assert lie(table, CALICUT) == [-1] * 6
    assert lie(table, MALINDI) == [
        fleet["malindi blue"],
        fleet["malindi red"],
        fleet["mombasa yellow 11"],
        fleet["mombasa yellow 9"],
        MERCHANT + merchant(7),
    ]
    assert lie(table, MOMBASA) == [-1, fleet["mozambique blue 6"], fleet["mozambique black"], -1]
    assert lie(table, MOZAMBIQUE) == [-1] * 3
    assert lie(table, BOA_GENTE) == [-1, fleet["boa gente red"]]
    assert lie(table, NATAL) == [-1]
    lost = {name for name, one in fleet.items() if gone(table, one)}
    assert lost == {name for name in fleet if name.startswith("calicut")} | {"mombasa red", "mozambique blue 4"}
    assert table.captains == [5, 5, 6, 5]
    before = [points_from(table, seat, "full ports") for seat in range(4)]
    run(table, Yield())
    more = [points_from(table, seat, "full ports") - before[seat] for seat in range(4)]
    assert more == [8, 4, 0, 4], "Malindi is full by now, and each player's ship there scores 4"


@pytest.mark.clause("VAS-F1", "VAS-F5", "VAS-P1")
def test_phase_3_follows_the_last_number() -> None:
    table, _ = evening()
    table.holder[DIAS] = BLACK
    run(table, Navigation())
    assert table.points == [15, 15, 8 + 2, 11]
    assert table.captains == [5, 5, 6, 5]
    assert table.phase != ROUND_END
    assert table.round == 2
