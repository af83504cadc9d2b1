"""How the program asks in the turn of actions: what is a question, what is not, and which answers it has."""

from random import Random

import pytest
from msgspec import structs

from caravela.games.macao.cards import Drop
from caravela.games.macao.payment import Gather, Pay
from caravela.games.macao.turn import Act, Turn
from tests.rules.macao.scene import (
    CATALOG,
    GAME,
    act,
    anchor,
    card,
    climb,
    cost,
    give,
    hold,
    load,
    menu,
    offered,
    own,
    pile,
    port,
    quarter,
    quarters,
    quiet,
    recast,
    refused,
    run,
    sail,
    space,
    supply,
    turn,
)

COLOURS = ("red", "blue", "green", "black", "gray", "violet")
ALL = dict.fromkeys(COLOURS, 5)


# what is no question


@pytest.mark.clause("MAC-Q1")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_turn_without_anything_to_do_ends_by_itself(seats: int) -> None:
    table = quiet(seats)
    hold(table, 0, "idler")
    own(table, 0, "school", "office-red-1", "soldier", "sail-maker")
    load(table, 0, "rice")
    anchor(table, 0, "lisboa")
    table.ports[port("lisboa")] = 3
    give(table, seats - 1, red=1)
    run(table, *(Turn(seat) for seat in range(seats)))
    assert table.to_move == seats - 1
    assert table.gold[0] == 1


@pytest.mark.clause("MAC-Q1")
def test_a_choice_with_one_answer_is_made_by_the_program() -> None:
    table = quiet()
    own(table, 0, "magistrate", "cabin-boy")
    hold(table, 0, "villa")
    turn(table)
    act(table, "use", card("magistrate"))
    assert (table.gold[0], table.tableau[0]) == (2, [])
    act(table, "use", card("cabin-boy"))
    assert table.ship[0] == space("sunda")
    run(table, Drop(1, False))
    assert table.is_over


@pytest.mark.clause("MAC-Q1")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_nobody_is_asked_a_question_with_one_answer(seats: int) -> None:
    chance = Random(seats)
    table = GAME.deal(seats, seats)
    while not table.is_over:
        assert len(table.legal_actions()) > 1
        table.apply(chance.choice(table.legal_actions()))


# cubes of free colours


@pytest.mark.clause("MAC-Q2", "MAC-A4")
def test_cubes_are_paid_one_by_one_in_the_order_of_the_colours() -> None:
    table = quiet()
    give(table, 0, red=1, green=2, violet=1)
    turn(table)
    act(table, "wall", 2)
    assert menu(table) == [("pay", 0), ("pay", 2)]
    assert refused(table, "pay", 5) == "MAC-Q2"
    assert refused(table, "pay", 1) == "MAC-Q2"
    act(table, "pay", 2)
    assert supply(table, 0) == {"red": 1}


@pytest.mark.clause("MAC-Q2", "MAC-A4")
def test_every_payment_is_possible_in_just_one_way() -> None:
    """Paying 3 of 2 red, 1 black, 2 gray and 1 violet: all piles of three, each by one row of answers."""

    def paid(table: object, row: tuple[int, ...] = ()) -> list[tuple[int, ...]]:
        assert isinstance(table, type(start))
        if not isinstance(table.choice, Pay):
            return [tuple(start.supply[0] - table.supply[0] >> 8 * i & 127 for i in range(6))]
        found = []
        for action in table.legal_actions():
            assert not row or action >= row[-1]
            after = table.clone()
            after.apply(action)
            found += paid(after, (*row, action))
        return found

    start = quiet()
    give(start, 0, red=2, black=1, gray=2, violet=1)
    turn(start)
    act(start, "wall", 2)
    piles = paid(start)
    rows = [
        (r, 0, 0, k, y, v) for r in range(3) for k in range(2) for y in range(3) for v in range(2) if r + k + y + v == 3
    ]
    assert sorted(piles) == sorted(rows)


@pytest.mark.clause("MAC-Q2", "MAC-F4")
def test_cubes_are_gained_one_by_one_in_the_order_of_the_colours() -> None:
    table = run(quiet(), Gather(0, 3, 0))
    assert menu(table) == [("take", colour) for colour in range(6)]
    assert refused(table, "pass") == "MAC-F4"
    act(table, "take", 2)
    assert menu(table) == [("take", colour) for colour in range(2, 6)]
    assert refused(table, "take", 1) == "MAC-Q2"
    act(table, "take", 4)
    assert refused(table, "take", 3) == "MAC-Q2"
    act(table, "take", 4)
    assert (supply(table, 0), table.is_over) == ({"green": 1, "gray": 2}, True)


@pytest.mark.clause("MAC-Q2", "MAC-Q1")
def test_the_last_colour_is_gained_to_the_end() -> None:
    table = run(quiet(), Gather(0, 3, 0))
    act(table, "take", 5)
    assert (supply(table, 0), table.is_over) == ({"violet": 3}, True)


@pytest.mark.clause("MAC-Q3")
@pytest.mark.parametrize(
    "cubes", [{"red": 1, "green": 2}, {"red": 1, "blue": 1, "violet": 1}, {"blue": 5}, {"blue": 3}]
)
def test_all_cubes_or_cubes_of_one_colour_are_paid_without_asking(cubes: dict[str, int]) -> None:
    table = quiet()
    table.jokers[0] = 1
    give(table, 0, **cubes)
    turn(table)
    act(table, "wall", 2)
    assert isinstance(table.choice, Act)
    assert table.wall[0] == 2
    assert supply(table, 0) == ({"blue": 2} if cubes == {"blue": 5} else {})


@pytest.mark.clause("MAC-Q3", "MAC-Q1")
def test_what_must_go_of_a_payment_goes_without_asking() -> None:
    table = quiet()
    table.jokers[0] = 1
    give(table, 0, red=2, gray=4)
    turn(table)
    act(table, "wall", 3)
    assert supply(table, 0) == {"red": 1, "gray": 4}
    assert menu(table) == [("pay", 0), ("pay", 4)]
    act(table, "pay", 4)
    assert isinstance(table.choice, Act)
    assert supply(table, 0) == {"red": 1}


# ships


@pytest.mark.clause("MAC-Q5")
def test_sailing_names_the_space_where_the_ship_stops() -> None:
    table = quiet()
    give(table, 0, red=4)
    turn(table)
    act(table, "ship")
    near = ("sunda", "cape", "saint-helena", "azores", "lisboa", "gibraltar")
    assert sorted(menu(table)) == sorted(("sail", space(id)) for id in near)
    for kind in ("pass", "ship", "tribute"):
        assert refused(table, kind) == "MAC-Q5"


@pytest.mark.clause("MAC-Q5", "MAC-F37")
def test_the_way_is_the_cheapest_one_not_the_shortest() -> None:
    """In this sea it is three spaces from the Azores to the North Sea, and four by London and Antwerpen."""
    gone = {("azores", "channel"), ("channel", "north-sea")}
    routes = [route for route in CATALOG.routes if (route.a, route.b) not in gone]
    routes += [
        structs.replace(routes[0], a="azores", b="gibraltar"),
        structs.replace(routes[0], a="balearics", b="north-sea"),
    ]
    for ids, cubes in (((), 3), (("helmsman",), 2)):
        table = quiet()
        recast(table, routes=tuple(routes))
        own(table, 0, *ids)
        anchor(table, 0, "azores")
        table.jokers[0] = 1
        give(table, 0, red=cubes - 1)
        turn(table)
        short = turn(table.clone())
        act(short, "ship")
        assert refused(short, "sail", space("north-sea")) == "MAC-N1"
        give(table, 0, red=2)
        turn(table)
        sail(table, 0, space("north-sea"))
        assert supply(table, 0) == {"red": 1}


@pytest.mark.clause("MAC-Q6")
def test_a_ship_sails_on_only_when_something_else_was_done() -> None:
    others = (
        ("wall", 1), ("tribute",), ("quarter", quarter("barra")), ("activate", card("idler")),
        ("use", card("moneylender")), ("deliver", port("lisboa")),
    )  # fmt: skip
    for kind, *args in others:
        table = quiet()
        own(table, 0, "moneylender")
        hold(table, 0, "idler")
        load(table, 0, "rice")
        table.gold[0] = 12
        give(table, 0, gray=20)
        turn(table)
        sail(table, 0, space("lisboa"))
        assert ("ship",) not in menu(table)
        assert refused(table, "ship") == "MAC-Q6"
        act(table, kind, *args)
        sail(table, 0, space("azores"))
        assert table.ship[0] == space("azores")
        assert refused(table, "ship") == "MAC-Q6"


@pytest.mark.clause("MAC-Q6")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_in_the_next_turn_every_ship_may_sail(seats: int) -> None:
    table = quiet(seats)
    table.jokers = [1] * seats
    for seat in range(seats):
        give(table, seat, red=1)
    run(table, *(Turn(seat) for seat in range(seats)))
    for seat in range(seats):
        assert table.to_move == seat
        sail(table, 0, space("sunda"))
        act(table, "pass")
    assert table.ship == [space("sunda")] * seats


# wall, joker tiles, gains


@pytest.mark.clause("MAC-Q7")
def test_the_number_of_spaces_comes_first_then_the_cubes() -> None:
    table = quiet()
    give(table, 0, red=2, blue=2)
    turn(table)
    assert [args for kind, *args in menu(table) if kind == "wall"] == [[1], [2]]
    act(table, "wall", 1)
    assert isinstance(table.choice, Pay)
    assert menu(table) == [("pay", 0), ("pay", 1)]
    act(table, "pay", 1)
    assert (supply(table, 0), table.wall[0]) == ({"red": 2, "blue": 1}, 1)


@pytest.mark.clause("MAC-Q8", "MAC-J1")
def test_a_joker_tile_is_spent_before_it_is_asked_what_for() -> None:
    table = quiet()
    table.jokers[0] = 1
    turn(table)
    assert refused(table, "gold") == "MAC-A2"
    assert refused(table, "take", 0) == "MAC-A2"
    act(table, "joker")
    assert menu(table) == [("take", colour) for colour in range(6)] + [("gold",)]


@pytest.mark.clause("MAC-Q8", "MAC-F18")
def test_of_two_gains_cubes_come_before_gold_and_in_their_order() -> None:
    ends = set()
    for first in (*range(6), None):
        for second in (*range(6), None):
            table = quiet()
            own(table, 0, "juggler")
            table.jokers[0] = 2
            turn(table)
            act(table, "joker")
            if first is None:
                act(table, "gold")
                assert isinstance(table.choice, Act)
                assert table.gold[0] == 6
            else:
                act(table, "take", first)
                assert menu(table) == [("take", colour) for colour in range(first, 6)] + [("gold",)]
                if second is None:
                    act(table, "gold")
                elif second < first:
                    assert refused(table, "take", second) == "MAC-Q2"
                    continue
                else:
                    act(table, "take", second)
            ends.add((table.gold[0], table.supply[0]))
    assert len(ends) == 1 + 6 + 21


@pytest.mark.clause("MAC-Q9", "MAC-K7")
def test_what_is_gained_for_certain_is_given_without_asking() -> None:
    table = quiet()
    own(table, 0, "fountain", "school", "chapel", "office-red-4")
    number = quarters(1, dark=False)[0]
    give(table, 0, **cost(number))
    turn(table)
    assert (table.gold[0], table.points[0]) == (1, 1)
    assert table.supply[0] == pile(**cost(number)) + pile(red=2)
    act(table, "quarter", number)
    assert isinstance(table.choice, Act)
    assert table.wall[0] == 1


@pytest.mark.clause("MAC-Q9", "MAC-L5", "MAC-F17")
def test_fountain_on_the_last_space_moves_nothing() -> None:
    table = quiet()
    own(table, 0, "fountain")
    climb(table, 0, 15)
    climb(table, 1, 15)
    number = quarters(1)[0]
    give(table, 0, **cost(number), **({} if "red" in cost(number) else {"red": 1}))
    turn(table)
    act(table, "quarter", number)
    assert (table.wall, table.order) == ([15, 15, 0], [0, 1, 2])


# what would do nothing


@pytest.mark.clause("MAC-Q10")
def test_a_tribute_of_nothing_is_not_offered() -> None:
    table = quiet()
    table.tribute_gold = table.tribute_prestige = 0
    give(table, 0, red=1)
    turn(table)
    assert refused(table, "tribute") == "MAC-Q10"
    table = quiet()
    own(table, 0, "messenger")
    table.tribute_gold = table.tribute_prestige = 0
    turn(table)
    act(table, "tribute")
    assert table.points[0] == 2


@pytest.mark.clause("MAC-Q10")
@pytest.mark.parametrize("idle", [False, True])
@pytest.mark.parametrize("id", ["guard", "convent"])
def test_a_card_that_cannot_do_anything_is_not_offered(id: str, idle: bool) -> None:
    table = quiet()
    own(table, 0, id)
    climb(table, 0, 15 if idle else 14)
    hold(table, 0, *["idler"] * idle)
    give(table, 0, **ALL)
    table.gold[0] = 9
    turn(table)
    assert (card(id) in offered(table, "use")) is not idle
    if idle:
        assert refused(table, "use", card(id)) == "MAC-Q10"


@pytest.mark.clause("MAC-Q10", "MAC-A2")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_action_that_is_offered_changes_something(seats: int) -> None:
    chance = Random(seats)
    table = GAME.deal(seats, seats)
    while not table.is_over:
        if isinstance(table.choice, Act):
            for action in table.legal_actions():
                after = table.clone()
                after.apply(action)
                assert GAME.view(after, None) != GAME.view(table, None) or after.choice != table.choice
        table.apply(chance.choice(table.legal_actions()))
