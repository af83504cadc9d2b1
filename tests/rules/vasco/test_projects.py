"""The projects area: what a tile shows, and what can be bought."""

from itertools import combinations

import pytest
from msgspec import structs

from caravela.games.vasco.expedition import Embark
from caravela.games.vasco.launching import Launch
from caravela.games.vasco.projects import Gift, Purchase, Second
from caravela.games.vasco.state import Table
from tests.rules.vasco.scene import (
    BLUE,
    CATALOG,
    FRAME,
    GAME,
    GREY,
    MOZAMBIQUE,
    ORANGE,
    PROJECTS,
    PURPLE,
    RED,
    TURQUOISE,
    WHITE,
    YELLOW,
    act,
    asked,
    call,
    crew,
    menu,
    offer,
    own_project,
    place,
    quiet,
    recast,
    refused,
    run,
    seen,
    ships,
)

seated = pytest.mark.parametrize("seats", [2, 3, 4])


def display(table: Table, framed: int = 3) -> list[int]:
    """Fill all seven places, the framed one with a project of this crew; no project wants a crew of 1."""
    found = [one for n in (2, 4, 5) for one in ships(crew=n, stack="I") + ships(crew=n, stack="II")][:6]
    found.append(ships(crew=framed, stack="III" if framed > 1 else "II")[0])
    for slot, one in enumerate(found):
        offer(table, slot, one)
    return found


def buying(seats: int = 3, framed: int = 3, reals: int = 10) -> tuple[Table, list[int]]:
    """Seat 1 buys out of a full display."""
    table = quiet(seats)
    found = display(table, framed)
    table.reals[1] = reals
    return run(table, Purchase(1)), found


def reals(table: Table, seat: int) -> int:
    found: int = seen(table, seat)["reals"]
    return found


@pytest.mark.clause("VAS-J1")
@pytest.mark.parametrize("one", range(35))
def test_what_a_tile_shows(one: int) -> None:
    tile = CATALOG.ships[one]
    assert tile.stack in ("I", "II", "III")
    assert tile.capacity in range(4, 12)
    assert tile.crew in range(1, 6)
    table = quiet()
    offer(table, 0, one)
    offer(table, 1, (one + 1) % 35)
    run(table, Gift(0))
    label = GAME.label(table, table.legal_actions()[0])
    assert f"capacity {tile.capacity}, crew {tile.crew}, brings" in label
    for amount, noun in ((tile.reals, "Real"), (tile.points, "point")):
        assert (f"{amount} {noun}" in label) == (amount > 0)


@pytest.mark.clause("VAS-J1")
def test_example_of_a_tile() -> None:
    (one,) = ships(stack="I", capacity=7, crew=5)
    tile = CATALOG.ships[one]
    assert (tile.reals, tile.points) == (0, 2)
    # one person of each colour
    table = quiet()
    own_project(table, 0, one)
    crew(table, 0, TURQUOISE, PURPLE, GREY, ORANGE, ORANGE)
    run(table, Launch(0))
    assert menu(table) == []
    crew(table, 0, WHITE)
    run(table, Launch(0))
    assert menu(table) == [("launch", one), ("pass",)]


# buying


@pytest.mark.clause("VAS-J2", "VAS-J5")
@seated
@pytest.mark.parametrize("slot", range(6))
def test_one_upper_project_for_one_real(seats: int, slot: int) -> None:
    table, found = buying(seats)
    assert menu(table) == [("project", at) for at in range(7)]
    act(table, "project", slot)
    if asked(table) == "Second":
        act(table, "pass")
    assert reals(table, 1) == 9
    player = seen(table, 1)
    assert (player["projects"], player["launched"]) == ([found[slot]], [])
    assert GAME.view(table, None)["slots"] == [None if at == slot else one for at, one in enumerate(found)]


@pytest.mark.clause("VAS-J3", "VAS-J5")
@pytest.mark.parametrize(("left", "right"), list(combinations(range(6), 2)))
def test_two_upper_projects_for_four_reals(left: int, right: int) -> None:
    table, found = buying()
    act(table, "project", left)
    act(table, "project", right)
    assert reals(table, 1) == 6
    player = seen(table, 1)
    assert (player["projects"], player["launched"]) == (sorted([found[left], found[right]]), [])
    # two are the most
    assert asked(table) not in ("Purchase", "Second")
    assert sum(one is None for one in GAME.view(table, None)["slots"]) == 2


@pytest.mark.clause("VAS-J3", "VAS-R10")
@pytest.mark.parametrize(("before", "offered"), [(3, False), (4, True)])
def test_two_projects_only_for_four_reals(before: int, offered: bool) -> None:
    table, _ = buying(reals=before)
    act(table, "project", 0)
    assert (asked(table) == "Second") == offered
    assert reals(table, 1) == before - 1


@pytest.mark.clause("VAS-J4", "VAS-J6")
@seated
@pytest.mark.parametrize("price", range(1, 6))
def test_the_sao_gabriel_for_as_many_reals_as_its_crew(seats: int, price: int) -> None:
    table, found = buying(seats, framed=price)
    people = seen(table, 1)["sailors"]
    act(table, "project", FRAME)
    assert reals(table, 1) == 10 - price
    player = seen(table, 1)
    assert (player["projects"], player["launched"]) == ([], [found[FRAME]])
    assert (player["sailors"], player["missionaries"]) == (people, 0)
    assert GAME.view(table, None)["slots"] == [*found[:6], None]


@pytest.mark.clause("VAS-J4", "VAS-R10")
@pytest.mark.parametrize("price", range(2, 6))
def test_the_sao_gabriel_must_be_paid(price: int) -> None:
    table, _ = buying(framed=price, reals=price - 1)
    assert ("project", FRAME) not in menu(table)
    assert refused(table, "project", FRAME) == "VAS-J4"
    table, _ = buying(framed=price, reals=price)
    assert ("project", FRAME) in menu(table)


@pytest.mark.clause("VAS-J2", "VAS-R10")
def test_an_upper_project_must_be_paid() -> None:
    table = quiet()
    found = display(table, framed=1)
    recast(table, prices=structs.replace(CATALOG.prices, projects=(3, 4)))
    table.reals[1] = 2
    run(table, Purchase(1))
    # only the framed one can be paid, so it is bought
    assert (seen(table, 1)["projects"], seen(table, 1)["launched"]) == ([], [found[FRAME]])


@pytest.mark.clause("VAS-J4")
def test_the_sao_gabriel_is_bought_alone() -> None:
    table, _ = buying()
    act(table, "project", 0)
    assert asked(table) == "Second"
    assert refused(table, "project", FRAME) == "VAS-J4"
    table, _ = buying()
    act(table, "project", FRAME)
    assert asked(table) == ""
    assert seen(table, 1)["projects"] == []


@pytest.mark.clause("VAS-J5")
def test_a_buyer_need_not_have_the_crew() -> None:
    table, found = buying()
    assert sum(seen(table, 1)["sailors"]) == 0
    act(table, "project", 4)
    act(table, "project", 5)
    assert seen(table, 1)["projects"] == sorted([found[4], found[5]])


@pytest.mark.clause("VAS-J6")
def test_the_sao_gabriel_can_leave_at_once() -> None:
    table, found = buying()
    act(table, "project", FRAME)
    run(table, Embark(1, -1))
    # its captain is the only one, so it boards and the port is chosen
    assert asked(table) == "Port"
    assert seen(table, 1)["aboard"] == [found[FRAME]]


@pytest.mark.clause("VAS-J6")
def test_the_sao_gabriel_spares_the_crew() -> None:
    table = quiet()
    found = display(table, framed=2)
    crew(table, 1, TURQUOISE, GREY, WHITE)
    before = (table.bag[:], table.missionaries)
    run(table, Purchase(1))
    act(table, "project", FRAME)
    assert seen(table, 1)["launched"] == [found[FRAME]]
    assert (seen(table, 1)["sailors"], seen(table, 1)["missionaries"]) == ([1, 0, 1, 0], 1)
    assert (table.bag, table.missionaries) == before


@pytest.mark.clause("VAS-J7")
@seated
def test_places_stay_empty_during_the_round(seats: int) -> None:
    table = quiet(seats)
    found = display(table)
    place(table, 5, 0, PROJECTS)
    place(table, 6, 1, PROJECTS)
    place(table, 7, 0, PROJECTS)
    call(table)
    act(table, "perform")
    act(table, "project", 1)
    act(table, "project", 3)
    act(table, "perform")
    slots = GAME.view(table, None)["slots"]
    assert slots == [found[0], None, found[2], None, *found[4:]]
    assert menu(table) == [("project", at) for at in (0, 2, 4, 5, FRAME)]
    assert refused(table, "project", 1) == refused(table, "project", 3) == "VAS-J7"
    act(table, "project", FRAME)
    act(table, "perform")
    assert refused(table, "project", FRAME) == "VAS-J7"
    act(table, "project", 0)
    assert refused(table, "project", 1) == "VAS-J7"
    assert GAME.view(table, None)["slots"] == [None, None, found[2], None, *found[4:6], None]


@pytest.mark.clause("VAS-J7")
def test_the_last_projects_can_be_bought() -> None:
    table = quiet()
    found = display(table)
    table.slots = [-1, found[1], -1, -1, found[4], -1, -1]
    run(table, Purchase(1))
    assert menu(table) == [("project", 1), ("project", 4)]
    assert refused(table, "project", 0) == refused(table, "project", FRAME) == "VAS-J7"
    act(table, "project", 1)
    assert menu(table) == [("project", 4), ("pass",)]
    assert refused(table, "project", 0) == "VAS-J7"
    act(table, "project", 4)
    assert table.slots == [-1] * 7


@pytest.mark.clause("VAS-J8")
def test_any_number_of_projects_and_ships() -> None:
    table, found = buying()
    others = [one for one in range(35) if one not in found]
    for at, one in enumerate(others):
        if at % 2:
            own_project(table, 1, one)
        else:
            table.launched[1] |= 1 << one
    run(table, Purchase(1))
    act(table, "project", 0)
    act(table, "project", 1)
    assert seen(table, 1)["projects"] == sorted([*others[1::2], found[0], found[1]])
    run(table, Purchase(1))
    act(table, "project", FRAME)
    assert seen(table, 1)["launched"] == sorted([*others[::2], found[FRAME]])


@pytest.mark.clause("VAS-J2")
def test_nothing_else_can_be_bought() -> None:
    table, _ = buying()
    assert refused(table, "pass") == "VAS-J2"
    assert refused(table, "launch", 0) == "VAS-J2"


@pytest.mark.clause("VAS-J2", "VAS-J3", "VAS-J4", "VAS-J5", "VAS-J6")
def test_example_of_three_buyers() -> None:
    table = quiet(4)
    found = display(table, framed=3)
    for number, seat in ((4, RED), (5, YELLOW), (6, BLUE)):
        place(table, number, seat, PROJECTS)
    call(table)
    act(table, "perform")
    act(table, "project", 2)
    act(table, "pass")
    act(table, "perform")
    act(table, "project", 0)
    act(table, "project", 5)
    act(table, "perform")
    log = table.listen()
    act(table, "project", FRAME)
    assert [(event.args["seat"], event.args["amount"]) for event in log if event.key == "reals"] == [(BLUE, -3)]
    # the round is over by now, and nothing else has happened
    assert [reals(table, seat) for seat in (RED, YELLOW, BLUE)] == [9, 6, 7]
    assert [seen(table, seat)["projects"] for seat in (RED, YELLOW, BLUE)] == [
        [found[2]], sorted([found[0], found[5]]), [],
    ]  # fmt: skip
    assert [seen(table, seat)["launched"] for seat in (RED, YELLOW, BLUE)] == [[], [], [found[FRAME]]]
    # only Blue has a ship to send
    for seat, question in ((RED, ""), (YELLOW, ""), (BLUE, "Port")):
        run(table, Embark(seat, -1))
        assert asked(table) == question
    act(table, "port", MOZAMBIQUE)


@pytest.mark.clause("VAS-J3", "VAS-J7")
def test_a_second_project_is_one_that_still_lies_there() -> None:
    table, _ = buying()
    table.slots[4] = -1
    run(table, Second(1, 1))
    assert menu(table) == [("project", 2), ("project", 3), ("project", 5), ("pass",)]
    assert refused(table, "project", 4) == "VAS-J7"
