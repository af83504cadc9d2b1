"""Ships, ports, deliveries, and the cards that change them."""

import pytest

from caravela.games.macao.catalog import GOODS
from caravela.games.macao.turn import Turn
from tests.rules.macao.scene import (
    CATALOG,
    GAME,
    act,
    anchor,
    card,
    give,
    good,
    load,
    menu,
    offered,
    own,
    points_from,
    port,
    port_for,
    quiet,
    refused,
    run,
    sail,
    space,
    supply,
    turn,
)

FAR = [(3, "saint-helena"), (4, "lisboa"), (4, "azores"), (5, "london"), (5, "barcelona"), (8, "hamburg")]


def ways(start: int) -> dict[int, int]:
    """How many spaces it is from a space to each other one, by the routes of the catalog."""
    near: dict[int, list[int]] = {i: [] for i in range(len(CATALOG.spaces))}
    for route in CATALOG.routes:
        near[space(route.a)].append(space(route.b))
        near[space(route.b)].append(space(route.a))
    found = {start: 0}
    for here in (line := [start]):
        for other in near[here]:
            if other not in found:
                found[other] = found[here] + 1
                line.append(other)
    del found[start]
    return found


@pytest.mark.clause("MAC-N1", "MAC-N2", "MAC-Q5")
@pytest.mark.parametrize("id", [entry.id for entry in CATALOG.spaces])
def test_a_ship_sails_anywhere_for_a_cube_a_space(id: str) -> None:
    for goal, spaces in ways(space(id)).items():
        table = quiet()
        anchor(table, 0, id)
        give(table, 0, violet=spaces + 1)
        table.jokers[0] = 1
        turn(table)
        sail(table, 0, goal)
        assert (table.ship[0], supply(table, 0)) == (goal, {"violet": 1})
        table = quiet()
        anchor(table, 0, id)
        give(table, 0, violet=spaces - 1)
        table.jokers[0] = 1
        turn(table)
        if spaces == 1:
            assert refused(table, "ship") == "MAC-N1"
            continue
        act(table, "ship")
        if offered(table, "sail"):
            assert refused(table, "sail", goal) == "MAC-N1"
        assert table.ship[0] != goal


@pytest.mark.clause("MAC-N1", "MAC-N2", "MAC-S8")
@pytest.mark.parametrize(("spaces", "id"), FAR)
def test_ports_are_spaces_and_as_far_from_macao_as_drawn(spaces: int, id: str) -> None:
    assert ways(space("slips"))[space(id)] == spaces
    table = quiet()
    give(table, 0, violet=spaces)
    turn(table)
    sail(table, 0, space(id))
    assert (table.ship[0], table.supply[0]) == (space(id), 0)


@pytest.mark.clause("MAC-N1")
def test_a_ship_turns_and_sails_as_often_as_its_owner_likes() -> None:
    table = quiet()
    table.jokers[0] = 4
    give(table, 0, red=9)
    turn(table)
    for id, left in (("cape", 7), ("sunda", 6), ("saint-helena", 4), ("slips", 1)):
        sail(table, 0, space(id))
        assert (table.ship[0], supply(table, 0)) == (space(id), {"red": left})
        act(table, "joker")
        act(table, "gold")


@pytest.mark.clause("MAC-N1", "MAC-Q5", "MAC-Q1")
def test_without_cubes_a_ship_stays_and_with_one_it_has_one_way_out_of_macao() -> None:
    table = quiet()
    table.jokers[0] = 1
    turn(table)
    assert refused(table, "ship") == "MAC-N1"
    give(table, 0, red=1)
    turn(table)
    act(table, "ship")
    assert (table.ship[0], table.supply[0]) == (space("sunda"), 0)


@pytest.mark.clause("MAC-N1")
@pytest.mark.parametrize("cubes", [31, 32, 60])
def test_with_many_cubes_the_whole_sea_is_open(cubes: int) -> None:
    table = quiet()
    give(table, 0, red=cubes)
    turn(table)
    act(table, "ship")
    assert sorted(offered(table, "sail")) == [goal for goal in range(len(CATALOG.spaces)) if goal != space("slips")]


@pytest.mark.clause("MAC-N1")
def test_to_stay_is_not_to_sail() -> None:
    table = quiet()
    give(table, 0, red=9)
    turn(table)
    act(table, "ship")
    assert space("slips") not in offered(table, "sail")
    assert refused(table, "sail", space("slips")) == "MAC-N1"


@pytest.mark.clause("MAC-N3", "MAC-N4")
@pytest.mark.parametrize("id", [entry.id for entry in CATALOG.spaces])
def test_each_port_takes_its_own_good_and_nothing_else_does(id: str) -> None:
    """Every good at every space, with cubes to sail on and without."""
    for name in GOODS:
        table = quiet()
        load(table, 0, name)
        anchor(table, 0, id)
        table.jokers[0] = 1
        turn(table)
        fits = CATALOG.spaces[space(id)].good == name
        assert offered(table, "deliver") == ([port(id)] if fits else [])
        for at in range(8):
            if not fits or at != port(id):
                assert refused(table, "deliver", at) == "MAC-N4"


@pytest.mark.clause("MAC-N4", "MAC-N5", "MAC-N8")
@pytest.mark.parametrize("name", GOODS)
def test_tiles_are_delivered_one_by_one_to_the_highest_free_place(name: str) -> None:
    at = port_for(name)
    table = quiet()
    load(table, 0, name, 3)
    table.ship[0] = GAME.tables.port_space[at]
    give(table, 0, red=2, gray=1)
    before = table.supply[:]
    points = []
    turn(table)
    for left in (2, 1, 0):
        act(table, "deliver", at)
        assert (table.aboard[good(name)], table.delivered[good(name)]) == (left, 3 - left)
        points.append(points_from(table, 0, "deliveries"))
    assert points == [5, 5 + 3, 5 + 3 + 2]
    assert table.ports == [3 if other == at else 0 for other in range(8)]
    assert table.supply == before


@pytest.mark.clause("MAC-N4")
def test_a_delivery_needs_no_cubes() -> None:
    table = quiet()
    load(table, 0, "rice")
    anchor(table, 0, "lisboa")
    turn(table)
    assert menu(table) == [("deliver", port("lisboa")), ("pass",)]
    act(table, "deliver", port("lisboa"))
    assert table.points[0] == 5


@pytest.mark.clause("MAC-N5", "MAC-N7", "MAC-N2")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_places_of_a_port_are_the_same_for_all(seats: int) -> None:
    table = quiet(seats)
    for seat in range(seats):
        load(table, seat, "rice")
        anchor(table, seat, "lisboa")
        table.jokers[seat] = 1
    run(table, *(Turn(seat) for seat in range(seats)))
    for seat in range(seats):
        assert table.to_move == seat
        if seat < 3:
            act(table, "deliver", port("lisboa"))
        else:
            assert refused(table, "deliver", port("lisboa")) == "MAC-N7"
        act(table, "pass")
    assert table.points == [5, 3, 2, 0][:seats]
    assert table.ports[port("lisboa")] == min(seats, 3)


@pytest.mark.clause("MAC-N7")
@pytest.mark.parametrize("name", GOODS)
def test_a_full_port_takes_nothing_more(name: str) -> None:
    table = quiet()
    load(table, 0, name)
    table.ports[port_for(name)] = 3
    table.ship[0] = GAME.tables.port_space[port_for(name)]
    give(table, 0, red=1)
    turn(table)
    assert offered(table, "deliver") == []
    assert refused(table, "deliver", port_for(name)) == "MAC-N7"
    anchor(table, 0, "slips")
    turn(table)
    assert refused(table, "deliver", port_for(name)) == "MAC-N4"


@pytest.mark.clause("MAC-N8")
def test_delivering_is_not_forced_and_what_stays_aboard_is_delivered_later() -> None:
    table = quiet()
    load(table, 0, "rice", 2)
    anchor(table, 0, "lisboa")
    give(table, 0, red=1)
    run(table, Turn(0), Turn(0), Turn(0))
    act(table, "pass")
    assert (table.aboard[good("rice")], table.points[0]) == (2, 0)
    act(table, "deliver", port("lisboa"))
    act(table, "pass")
    assert (table.aboard[good("rice")], table.points[0]) == (1, 5)
    act(table, "deliver", port("lisboa"))
    assert (table.aboard[good("rice")], table.points[0]) == (0, 8)


@pytest.mark.clause("MAC-N2")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_ships_do_not_block_one_another(seats: int) -> None:
    table = quiet(seats)
    for seat in range(1, seats):
        anchor(table, seat, ("sunda", "cape", "lisboa")[seat - 1])
    for id in ("sunda", "lisboa"):
        give(table, 0, red=ways(table.ship[0])[space(id)])
        turn(table)
        sail(table, 0, space(id))
        assert (table.ship[0], table.supply[0]) == (space(id), 0)
    load(table, 0, "rice")
    turn(table)
    act(table, "deliver", port("lisboa"))
    assert table.points[0] == 5


@pytest.mark.clause("MAC-F30", "MAC-F31", "MAC-F32")
def test_a_warehouse_doubles_the_port_not_the_cooperage() -> None:
    for ids, points in (((), 5), (("warehouse-tea",), 10), (("cooperage",), 7), (("warehouse-tea", "cooperage"), 12)):
        table = quiet()
        own(table, 0, *ids)
        load(table, 0, "tea")
        table.ship[0] = GAME.tables.port_space[port_for("tea")]
        turn(table)
        act(table, "deliver", port_for("tea"))
        assert table.points[0] == points


@pytest.mark.clause("MAC-F33", "MAC-F38")
def test_captain_prestige_once_a_round_for_two_spaces() -> None:
    table = quiet()
    own(table, 0, "captain", "cabin-boy")
    give(table, 0, red=6)
    turn(table)
    sail(table, 0, space("sunda"))
    assert table.points[0] == 0
    act(table, "use", card("cabin-boy"))
    act(table, "sail", space("cape"))
    assert table.points[0] == 0
    sail(table, 0, space("lisboa"))
    assert table.points[0] == 2


@pytest.mark.clause("MAC-Q6", "MAC-F33")
def test_captain_lets_a_ship_sail_out_and_back() -> None:
    table = quiet()
    own(table, 0, "captain")
    anchor(table, 0, "lisboa")
    give(table, 0, red=9)
    turn(table)
    sail(table, 0, space("london"))
    assert (table.points[0], supply(table, 0)) == (2, {"red": 7})
    sail(table, 0, space("lisboa"))
    assert (table.points[0], supply(table, 0)) == (2, {"red": 5})
    assert refused(table, "ship") == "MAC-Q6"


@pytest.mark.clause("MAC-F34")
def test_lighthouse_delivers_from_a_space_next_to_the_port() -> None:
    table = quiet()
    own(table, 0, "lighthouse")
    load(table, 0, CATALOG.spaces[space("london")].good or "")
    anchor(table, 0, "azores")
    give(table, 0, red=1)
    turn(table)
    assert menu(table).count(("deliver", port("london"))) == 1
    act(table, "deliver", port("london"))
    assert table.points[0] == 5


@pytest.mark.clause("MAC-F34", "MAC-N4")
def test_lighthouse_in_the_port_itself_the_delivery_is_offered_once() -> None:
    table = quiet()
    own(table, 0, "lighthouse")
    load(table, 0, "rice")
    anchor(table, 0, "lisboa")
    turn(table)
    assert menu(table) == [("deliver", port("lisboa")), ("pass",)]


@pytest.mark.clause("MAC-F35")
def test_cabin_boy_sails_one_space_for_nothing_once_a_round() -> None:
    table = quiet()
    own(table, 0, "cabin-boy")
    anchor(table, 0, "cape")
    turn(table)
    act(table, "use", card("cabin-boy"))
    assert menu(table) == [("sail", space("sunda")), ("sail", space("saint-helena"))]
    act(table, "sail", space("sunda"))
    assert table.ship[0] == space("sunda")


@pytest.mark.clause("MAC-F36")
@pytest.mark.parametrize(("spaces", "id"), FAR)
def test_sail_maker_two_spaces_a_cube(spaces: int, id: str) -> None:
    table = quiet()
    own(table, 0, "sail-maker")
    give(table, 0, red=5)
    turn(table)
    sail(table, 0, space(id))
    assert table.supply[0] == 5 - (spaces + 1) // 2


@pytest.mark.clause("MAC-F37")
def test_helmsman_a_space_out_of_a_port_costs_nothing() -> None:
    table = quiet()
    own(table, 0, "helmsman")
    give(table, 0, red=9)
    turn(table)
    sail(table, 0, space("lisboa"))
    assert supply(table, 0) == {"red": 6}
    table = quiet()
    own(table, 0, "helmsman")
    anchor(table, 0, "london")
    load(table, 0, "tea")
    turn(table)
    act(table, "ship")
    assert set(offered(table, "sail")) == {space("azores"), space("channel")}
