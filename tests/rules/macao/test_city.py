"""Taking quarters, and the cards that change the city."""

import pytest

from caravela.games.macao.catalog import GOODS
from caravela.games.macao.turn import Turn
from tests.rules.macao.scene import (
    CATALOG,
    GAME,
    act,
    anchor,
    cost,
    give,
    good,
    menu,
    offered,
    own,
    port_for,
    quarter,
    quarters,
    quiet,
    refused,
    run,
    settle,
    space,
    supply,
    tile,
    turn,
)

LIGHT = quarters(2, dark=False)[0]
DARK = quarters(2, dark=True)[0]
ALL = dict.fromkeys(("red", "blue", "green", "black", "gray", "violet"), 5)


@pytest.mark.clause("MAC-Y1", "MAC-A4", "MAC-A3")
@pytest.mark.parametrize("number", range(30), ids=[entry.id for entry in CATALOG.quarters])
def test_a_quarter_costs_exactly_the_cubes_printed_there(number: int) -> None:
    for more in ({}, ALL):
        table = quiet()
        give(table, 0, **cost(number))
        give(table, 0, **more)
        table.jokers[0] = 1
        turn(table)
        act(table, "quarter", number)
        assert table.owned == [1 << number, 0, 0]
        assert supply(table, 0) == more
    for colour, amount in cost(number).items():
        table = quiet()
        give(table, 0, **(ALL | {colour: amount - 1}))
        turn(table)
        assert refused(table, "quarter", number) == "MAC-Y1"


@pytest.mark.clause("MAC-Y2")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_quarter_has_one_owner_for_ever(seats: int) -> None:
    table = quiet(seats)
    for seat in range(seats):
        give(table, seat, **ALL)
    run(table, *(Turn(seat) for seat in (*range(seats), 0)))
    act(table, "quarter", LIGHT)
    view = GAME.view(table, None)
    assert (view["owners"][LIGHT], view["tiles"][LIGHT]) == (0, None)
    give(table, 0, **ALL)
    for seat in (*range(seats), 0):
        assert table.to_move == seat
        assert refused(table, "quarter", LIGHT) == "MAC-Y2"
        assert LIGHT not in offered(table, "quarter")
        act(table, "pass")
        give(table, 0, **ALL)
    assert table.owned == [1 << LIGHT] + [0] * (seats - 1)


@pytest.mark.clause("MAC-Y2")
def test_the_own_quarters_stay_when_others_are_taken() -> None:
    table = quiet()
    settle(table, 0, DARK)
    settle(table, 1, *quarters(1))
    give(table, 0, **ALL)
    turn(table)
    act(table, "quarter", LIGHT)
    assert table.owned == [1 << DARK | 1 << LIGHT, sum(1 << number for number in quarters(1)), 0]
    assert table.free == [q for q in range(30) if q not in (DARK, LIGHT, *quarters(1))]


@pytest.mark.clause("MAC-A5", "MAC-Y1")
def test_one_quarter_a_turn() -> None:
    table = quiet()
    give(table, 0, **ALL)
    turn(table)
    act(table, "quarter", LIGHT)
    assert offered(table, "quarter") == []
    assert refused(table, "quarter", DARK) == "MAC-A5"
    assert refused(table, "quarter", LIGHT) == "MAC-Y2"


@pytest.mark.clause("MAC-Y3")
@pytest.mark.parametrize("id", [entry.id for entry in CATALOG.spaces])
def test_the_goods_tile_is_at_once_aboard_wherever_the_ship_is(id: str) -> None:
    for kind, name in enumerate(GOODS):
        table = quiet(2)
        tile(table, LIGHT, name)
        anchor(table, 0, id)
        give(table, 0, **cost(LIGHT))
        table.jokers[0] = 1
        turn(table)
        act(table, "quarter", LIGHT)
        assert table.aboard == [int(good == kind) for good in range(8)] + [0] * 8
        assert table.jokers == [1, 0]
        assert table.ship[0] == space(id)


@pytest.mark.clause("MAC-N6", "MAC-Y3")
@pytest.mark.parametrize("name", GOODS)
def test_a_tile_that_is_taken_in_its_port_may_be_delivered_at_once(name: str) -> None:
    table = quiet()
    tile(table, LIGHT, name)
    give(table, 0, **cost(LIGHT))
    table.ship[0] = GAME.tables.port_space[port_for(name)]
    turn(table)
    act(table, "quarter", LIGHT)
    assert menu(table) == [("deliver", port_for(name)), ("pass",)]
    act(table, "deliver", port_for(name))
    assert (sum(table.aboard), table.delivered[good(name)], table.points[0]) == (0, 1, 5)


@pytest.mark.clause("MAC-Y4", "MAC-Y5", "MAC-A5")
def test_a_ship_holds_all_tiles_of_the_city() -> None:
    table = quiet()
    for number in range(30):
        table.supply[0] = 0
        give(table, 0, **cost(number))
        turn(table)
        act(table, "quarter", number)
        if not table.is_over:
            act(table, "pass")
    assert table.aboard[:8] == [3] * 8
    assert table.jokers[0] == 6
    assert table.free == []


@pytest.mark.clause("MAC-F18")
def test_juggler_each_joker_tile_counts_double() -> None:
    found = set()
    for first in range(7):
        table = quiet()
        own(table, 0, "juggler")
        table.jokers[0] = 2
        turn(table)
        act(table, "joker")
        act(table, *(("take", first) if first < 6 else ("gold",)))
        if first < 6:
            assert menu(table) == [("take", colour) for colour in range(first, 6)] + [("gold",)]
            act(table, "gold")
        found.add((table.gold[0], *supply(table, 0).items()))
        assert table.jokers[0] == 1
    assert found == {(6,)} | {(3, (colour, 1)) for colour in ALL}


@pytest.mark.clause("MAC-F20")
def test_night_watchman_two_quarters_a_turn() -> None:
    table = quiet()
    own(table, 0, "night-watchman")
    give(table, 0, **ALL)
    turn(table)
    act(table, "quarter", LIGHT)
    act(table, "quarter", DARK)
    assert refused(table, "quarter", quarter("barra")) == "MAC-A5"


@pytest.mark.clause("MAC-F21")
def test_soldier_one_cube_less_but_at_least_one() -> None:
    for number in range(30):
        for colour, amount in cost(number).items():
            table = quiet()
            own(table, 0, "soldier")
            give(table, 0, **(cost(number) | {colour: amount - 1}))
            turn(table)
            if sum(cost(number).values()) == 1:
                assert number not in offered(table, "quarter")
                continue
            act(table, "quarter", number)
            assert (table.owned[0], table.supply[0]) == (1 << number, 0)


@pytest.mark.clause("MAC-F21", "MAC-Q2")
def test_soldier_which_cube_is_left_out_is_the_owners_choice() -> None:
    number = next(q for q in quarters(3) if len(cost(q)) == 3)
    colours = [*ALL]
    mine = [colours.index(colour) for colour in cost(number)]
    table = quiet()
    own(table, 0, "soldier")
    give(table, 0, **cost(number))
    turn(table)
    act(table, "quarter", number)
    assert menu(table) == [("pay", mine[0]), ("pay", mine[1])]
    act(table, "pay", mine[0])
    assert menu(table) == [("pay", mine[1]), ("pay", mine[2])]
    assert refused(table, "pay", mine[0]) == "MAC-F21"
    act(table, "pay", mine[2])
    assert supply(table, 0) == {colours[mine[1]]: 1}


@pytest.mark.clause("MAC-F23")
def test_carpenter_one_cube_may_be_of_another_colour() -> None:
    for number in range(30):
        for colour, amount in cost(number).items():
            other = next(name for name in ALL if name not in cost(number))
            table = quiet()
            own(table, 0, "carpenter")
            give(table, 0, **(cost(number) | {colour: amount - 1, other: 1}))
            turn(table)
            act(table, "quarter", number)
            assert (table.owned[0], table.supply[0]) == (1 << number, 0)


@pytest.mark.clause("MAC-F23", "MAC-Y1")
@pytest.mark.parametrize("number", [q for q in range(30) if sum(cost(q).values()) > 1])
def test_carpenter_all_but_one_cube_does_not_pay(number: int) -> None:
    for colour, amount in cost(number).items():
        table = quiet()
        own(table, 0, "carpenter")
        give(table, 0, **(cost(number) | {colour: amount - 1}))
        table.jokers[0] = 1
        turn(table)
        assert refused(table, "quarter", number) == "MAC-Y1"


@pytest.mark.clause("MAC-F21", "MAC-A4")
@pytest.mark.parametrize("id", ["soldier", "carpenter"])
@pytest.mark.parametrize("answer", [0, -1])
def test_with_cubes_of_all_colours_each_quarter_is_offered_once_and_named_cubes_are_paid(id: str, answer: int) -> None:
    for number in range(30):
        table = quiet()
        own(table, 0, id)
        give(table, 0, **ALL)
        turn(table)
        assert offered(table, "quarter") == list(range(30))
        act(table, "quarter", number)
        while offered(table, "pay"):
            act(table, "pay", offered(table, "pay")[answer])
        paid = {colour: 5 - supply(table, 0).get(colour, 0) for colour in ALL}
        size = sum(cost(number).values())
        other = sum(max(0, amount - cost(number).get(colour, 0)) for colour, amount in paid.items())
        assert sum(paid.values()) == (max(1, size - 1) if id == "soldier" else size)
        assert other <= (0 if id == "soldier" else 1)


@pytest.mark.clause("MAC-F24")
def test_soldier_and_carpenter_one_cube_left_out_and_one_of_another_colour() -> None:
    number = next(q for q in quarters(3) if len(cost(q)) == 3)
    first = next(iter(cost(number)))
    other = next(name for name in ALL if name not in cost(number))
    table = quiet()
    own(table, 0, "soldier", "carpenter")
    give(table, 0, **{first: 1, other: 1})
    turn(table)
    act(table, "quarter", number)
    assert (table.owned[0], table.supply[0]) == (1 << number, 0)
    table = quiet()
    own(table, 0, "soldier", "carpenter")
    give(table, 0, **{other: 2})
    turn(table)
    assert refused(table, "quarter", number) == "MAC-Y1"


@pytest.mark.clause("MAC-F17", "MAC-Q9")
def test_fountain_a_space_on_the_wall_with_each_quarter_besides_the_move() -> None:
    table = quiet()
    own(table, 0, "fountain")
    give(table, 0, **ALL)
    turn(table)
    act(table, "quarter", LIGHT)
    assert table.wall == [1, 0, 0]
    assert offered(table, "wall")


@pytest.mark.clause("MAC-F19")
def test_herald_prestige_for_a_quarter_next_to_an_own_one() -> None:
    near = [q for q in range(30) if GAME.tables.borders[LIGHT] >> q & 1]
    far = next(q for q in range(30) if q != LIGHT and q not in near)
    for number, points in ((near[0], 2), (far, 0)):
        table = quiet()
        own(table, 0, "herald")
        settle(table, 0, LIGHT)
        give(table, 0, **cost(number))
        turn(table)
        act(table, "quarter", number)
        assert table.points[0] == points


@pytest.mark.clause("MAC-F22")
def test_speculator_gold_for_a_quarter_with_a_goods_tile() -> None:
    for number, gold in ((LIGHT, 2), (DARK, 0)):
        table = quiet()
        own(table, 0, "speculator")
        give(table, 0, **cost(number))
        turn(table)
        act(table, "quarter", number)
        assert table.gold[0] == gold
