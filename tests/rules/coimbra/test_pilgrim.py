"""The pilgrim: steps, roads, disks on monasteries."""

import pytest

from caravela.games.coimbra.effects import CardBonus
from caravela.games.coimbra.pilgrim import Walk
from caravela.games.coimbra.state import CARD, Table
from caravela.games.coimbra.tables import SPACES
from tests.rules.coimbra.scene import (
    CATALOG,
    GAME,
    act,
    board_tile,
    card,
    levels,
    menu,
    own,
    quiet,
    reach,
    refused,
    run,
    stocks,
    tile,
)

NODES = [node.id for node in CATALOG.nodes]
STOPS = [i for i, node in enumerate(CATALOG.nodes) if node.kind == "stop"]
CORNERS = [i for i, node in enumerate(CATALOG.nodes) if node.kind == "corner"]
ROADS = {(NODES.index(road.a), NODES.index(road.b)) for road in CATALOG.roads}
TWO_WAY = {(NODES.index(road.a), NODES.index(road.b)) for road in CATALOG.roads if not road.one_way}
ONE_STEP = ROADS | {(b, a) for a, b in TWO_WAY}
LASTING = next(i for i, entry in enumerate(CATALOG.monasteries) if entry.when == "lasting")


def walking(node: int, steps: int = 1, seats: int = 3) -> Table:
    """A table on which seat 0 is about to walk from a node."""
    table = quiet(seats)
    table.pilgrim[0] = node
    return run(table, Walk(0, steps))


def ends(table: Table) -> set[int]:
    """Where the next step may lead."""
    return {args[0] for kind, *args in menu(table) if kind == "move"}


def between() -> tuple[int, int, int]:
    """A stopover with two monasteries on roads from it."""
    for stop in STOPS:
        near = sorted(b for a, b in ONE_STEP if a == stop and b < SPACES)
        if len(near) == 2:
            return near[0], stop, near[1]
    raise AssertionError("the map has no such stopover")


def plain_tiles(reward: str) -> list[int]:
    """Monastery tiles of a plain reward that give this and nothing else."""
    found = []
    for number, entry in enumerate(CATALOG.monasteries):
        gain = entry.bonus.gain
        if gain and entry.bonus.each is None:
            amounts = {"coins": gain.coins, "guards": gain.guards, "points": gain.points, "steps": gain.steps}
            if [name for name, amount in amounts.items() if amount] == [reward]:
                found.append(number)
    return found


@pytest.mark.clause("COI-P1")
def test_a_walk_has_at_most_its_steps() -> None:
    first, stop, _ = between()
    table = walking(stop, 3)
    table.disks[0] = (1 << SPACES) - 1
    for node in (first, stop, first):
        act(table, "move", node)
    assert menu(table) == []
    assert table.pilgrim[0] == first


@pytest.mark.clause("COI-P1", "COI-Q16")
@pytest.mark.parametrize("walked", [0, 1, 2])
def test_a_walk_may_end_early(walked: int) -> None:
    first, stop, _ = between()
    table = walking(stop, 3)
    table.disks[0] = (1 << SPACES) - 1
    way = [first, stop]
    for node in way[:walked]:
        act(table, "move", node)
    act(table, "pass")
    assert menu(table) == []
    assert table.pilgrim[0] == [stop, *way][walked]


@pytest.mark.clause("COI-P1")
def test_a_walk_is_not_for_anything_else() -> None:
    assert refused(walking(STOPS[0]), "income", 0) == "COI-P1"


@pytest.mark.clause("COI-P2", "COI-P10", "COI-P9")
@pytest.mark.parametrize("node", range(len(NODES)), ids=NODES)
def test_a_step_leads_along_one_road(node: int) -> None:
    table = walking(node)
    assert ends(table) == {b for a, b in ONE_STEP if a == node}
    for other in range(len(NODES)):
        if other not in ends(table):
            assert refused(table, "move", other) == ("COI-P10" if other in CORNERS else "COI-P2")
    for other in ends(table):
        after = table.clone()
        act(after, "move", other)
        assert after.pilgrim[0] == other


@pytest.mark.clause("COI-P3")
@pytest.mark.parametrize("stop", STOPS, ids=[NODES[stop] for stop in STOPS])
def test_at_a_stopover_nothing_happens(stop: int) -> None:
    came_from = next(a for a, b in sorted(ONE_STEP) if b == stop and a < SPACES)
    table = walking(came_from)
    act(table, "move", stop)
    assert menu(table) == []
    assert stocks(table, 0) == (7, 7, 0)
    assert levels(table, 0) == [0] * 4
    assert table.disks == [0, 0, 0]


@pytest.mark.clause("COI-P4")
def test_a_monastery_without_an_own_disk_gets_one() -> None:
    for space in range(SPACES):
        table = quiet()
        table.disks[1] = (1 << SPACES) - 1
        reach(table, 0, table.spaces[space], space)
        assert table.disks == [1 << space, (1 << SPACES) - 1, 0]


@pytest.mark.clause("COI-P4", "COI-P5")
def test_the_disk_is_put_before_the_bonus_is_chosen_and_also_if_it_is_forfeited() -> None:
    table = quiet()
    reach(table, 0, tile("M4"))
    assert menu(table) == [("take",), ("pass",)]
    assert table.disks[0] == 1
    act(table, "pass")
    assert table.disks[0] == 1


@pytest.mark.clause("COI-P5", "COI-P7")
def test_what_is_forfeited_is_forfeited_for_good() -> None:
    table = quiet()
    reach(table, 0, tile("M4"), steps=3)
    stop = next(b for a, b in sorted(ONE_STEP) if a == 0 and b in STOPS)
    act(table, "pass")
    act(table, "move", stop)
    act(table, "move", 0)
    assert menu(table) == []
    assert levels(table, 0) == [0] * 4


@pytest.mark.clause("COI-P5")
def test_a_bonus_is_taken_or_forfeited() -> None:
    table = quiet()
    reach(table, 0, tile("M8"), space=12)
    assert menu(table) == [("take",), ("pass",)]
    assert refused(table, "use", 0) == "COI-P5"


@pytest.mark.clause("COI-P5")
def test_an_immediate_bonus_comes_at_once() -> None:
    table = quiet()
    reach(table, 0, tile("M4"), steps=2)
    act(table, "take")
    assert levels(table, 0) == [1] * 4
    assert menu(table)[-1] == ("pass",)


@pytest.mark.clause("COI-P6")
def test_a_lasting_bonus_is_not_asked_for_and_works_from_now_on() -> None:
    table = quiet()
    reach(table, 0, tile("M13"))
    assert menu(table) == []
    assert table.points[0] == 0
    for space in (3, 5):
        reach(table, 0, tile("M14" if space == 3 else "M12"), space)
    assert table.points[0] == 2


@pytest.mark.clause("COI-P7")
def test_coming_again_brings_neither_disk_nor_bonus() -> None:
    first, stop, _ = between()
    table = quiet()
    board_tile(table, first, tile("M4"))
    table.pilgrim[0] = stop
    table.disks[0] = 1 << first | 1 << 13
    board_tile(table, 13, tile("M13"))
    run(table, Walk(0, 3))
    act(table, "move", first)
    assert menu(table)[-1] == ("pass",)
    assert stop in ends(table)
    act(table, "move", stop)
    act(table, "move", first)
    assert menu(table) == []
    assert table.disks[0] == 1 << first | 1 << 13
    assert levels(table, 0) == [0] * 4
    assert table.points[0] == 0


@pytest.mark.clause("COI-P8")
def test_a_bonus_is_resolved_before_the_rest_of_the_walk() -> None:
    first, stop, second = between()
    table = quiet()
    board_tile(table, first, plain_tiles("points")[0])
    board_tile(table, second, tile("M8"))
    table.pilgrim[0] = stop
    run(table, Walk(0, 3))
    act(table, "move", first)
    act(table, "take")
    points = table.points[0]
    assert points > 0
    act(table, "move", stop)
    act(table, "move", second)
    act(table, "take")
    assert table.points[0] == points + 4
    assert menu(table) == []


@pytest.mark.clause("COI-P8", "COI-M1")
def test_steps_from_a_monastery_are_walked_before_the_rest() -> None:
    first, stop, second = between()
    steps = plain_tiles("steps")[0]
    given = CATALOG.monasteries[steps].bonus.gain
    assert given
    table = quiet()
    board_tile(table, first, steps)
    board_tile(table, second, tile("M14"))
    table.disks[0] = (1 << SPACES) - 1 & ~(1 << first)
    table.pilgrim[0] = stop
    run(table, Walk(0, 2))
    act(table, "move", first)
    for number in range(given.steps):
        assert isinstance(table.choice, Walk)
        assert table.choice.steps == given.steps - number
        act(table, "move", stop if number % 2 == 0 else second)
    here = table.pilgrim[0]
    assert isinstance(table.choice, Walk)
    assert table.choice.steps == 1
    act(table, "move", next(b for a, b in sorted(ONE_STEP) if a == here))
    assert menu(table) == []


@pytest.mark.clause("COI-P8")
def test_who_stops_a_walk_from_a_monastery_still_has_the_rest_of_the_first() -> None:
    table = quiet()
    reach(table, 0, plain_tiles("steps")[0], steps=3)
    act(table, "pass")
    assert isinstance(table.choice, Walk)
    assert table.choice.steps == 2
    act(table, "pass")
    assert menu(table) == []


@pytest.mark.clause("COI-P9", "COI-P10")
@pytest.mark.parametrize("corner", CORNERS, ids=[NODES[corner] for corner in CORNERS])
def test_the_first_step_leads_to_one_of_two_stopovers(corner: int) -> None:
    table = walking(corner, 3)
    out = ends(table)
    assert out == {b for a, b in ROADS if a == corner}
    assert len(out) == 2
    assert out <= set(STOPS)
    for stop in out:
        after = table.clone()
        act(after, "move", stop)
        assert corner not in ends(after)
        assert refused(after, "move", corner) == "COI-P10"


@pytest.mark.clause("COI-P10")
def test_no_step_ever_leads_to_a_corner() -> None:
    for node in range(len(NODES)):
        assert not ends(walking(node)) & set(CORNERS)


@pytest.mark.clause("COI-P11")
def test_a_pilgrim_may_turn_round_within_a_walk() -> None:
    for a, b in sorted(TWO_WAY):
        table = walking(a, 3)
        table.disks[0] = (1 << SPACES) - 1
        for node in (b, a, b):
            act(table, "move", node)
        assert table.pilgrim[0] == b


@pytest.mark.clause("COI-P11")
def test_a_pilgrim_may_turn_round_between_two_walks() -> None:
    first, stop, _ = between()
    table = quiet()
    table.disks[0] = (1 << SPACES) - 1
    table.pilgrim[0] = first
    run(table, Walk(0, 1), Walk(0, 1))
    act(table, "move", stop)
    act(table, "move", first)
    assert table.pilgrim[0] == first


@pytest.mark.clause("COI-P12", "COI-P4")
def test_four_pilgrims_find_room_in_one_place() -> None:
    first, stop, _ = between()
    table = quiet(4)
    board_tile(table, first, LASTING)
    table.pilgrim = [stop] * 4
    for seat in range(4):
        run(table, Walk(seat, 1))
        assert first in ends(table)
        act(table, "move", first)
    assert table.pilgrim == [first] * 4
    assert table.disks == [1 << first] * 4
    assert GAME.view(table, None)["disks"][first] == [0, 1, 2, 3]


@pytest.mark.clause("COI-P1", "COI-K23")
def test_a_card_with_steps_lets_its_owner_walk_that_many() -> None:
    number = card("I1", class_="cleric", influence=4, back="III")
    given = CATALOG.cards[number].bonus.gain
    assert given
    assert given.steps
    table = quiet()
    own(table, 0, number)
    run(table, CardBonus(0, number, CARD))
    assert isinstance(table.choice, Walk)
    assert table.choice.steps == given.steps
