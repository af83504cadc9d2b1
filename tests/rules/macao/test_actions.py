"""The turn of actions: whose it is, what he may do in it, what he pays, how it ends."""

from collections.abc import Callable
from itertools import permutations

import pytest

from caravela.games.macao.state import PHASE_3, Table
from caravela.games.macao.turn import Phase3, Turn
from tests.rules.macao.scene import (
    GAME,
    act,
    anchor,
    card,
    cost,
    give,
    hold,
    load,
    menu,
    offered,
    own,
    pile,
    port,
    price,
    quarter,
    quarters,
    quiet,
    refused,
    run,
    sail,
    settle,
    space,
    supply,
    turn,
)

COLOURS = ("red", "blue", "green", "black", "gray", "violet")
ALL = dict.fromkeys(COLOURS, 5)


def pay(table: Table) -> None:
    """Pay the first colour that is possible, as long as cubes are asked for."""
    while offered(table, "pay"):
        act(table, "pay", offered(table, "pay")[0])


# whose turn it is


@pytest.mark.clause("MAC-A1")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_one_whole_turn_after_the_other_in_wall_order(seats: int) -> None:
    for order in permutations(range(seats)):
        table = quiet(seats, order)
        for seat in range(seats):
            give(table, seat, **ALL)
            table.gold[seat] = 12
        run(table, Phase3())
        asked = []
        while table.phase == PHASE_3:
            asked.append(table.to_move)
            for kind, *args in (("wall", 1), ("ship",), ("sail", space("sunda")), ("tribute",)):
                act(table, kind, *args)
                pay(table)
                asked.append(table.to_move)
            act(table, "pass")
        assert asked == [seat for seat in order for _ in range(5)]


# what may be done


@pytest.mark.clause("MAC-A2")
def test_actions_in_any_order() -> None:
    todo: dict[str, tuple[int, ...]] = {
        "activate": (card("idler"),),
        "use": (card("magistrate"),),
        "quarter": (quarter("barra"),),
        "wall": (2,),
        "ship": (),
        "tribute": (),
    }
    ends = set()
    for kinds in permutations(todo):
        table = quiet()
        hold(table, 0, "idler", "villa", "inn")
        own(table, 0, "magistrate")
        anchor(table, 0, "lisboa")
        table.gold[0] = 12
        table.jokers[0] = 1
        give(table, 0, gray=9)
        turn(table)
        for kind in kinds:
            act(table, kind, *todo[kind])
            if offered(table, "sail"):
                act(table, "sail", space("azores"))
            if offered(table, "drop"):
                act(table, "drop", card("villa"))
        ends.add((table.wall[0], table.ship[0], table.owned[0], table.gold[0], table.points[0], *table.active[0]))
        assert supply(table, 0) == {"gray": 9 - 1 - 1 - 3 - 1}
        assert table.tableau[0] == [card("inn")]
    assert ends == {(2, space("azores"), 1 << quarter("barra"), 2, 12, card("magistrate"), card("idler"))}


@pytest.mark.clause("MAC-A2", "MAC-N1", "MAC-K3", "MAC-J1")
def test_what_is_not_limited_is_done_again_and_again() -> None:
    table = quiet()
    hold(table, 0, "idler", "abbot", "chapel")
    load(table, 0, "rice", 2)
    anchor(table, 0, "lisboa")
    table.jokers[0] = 2
    give(table, 0, **ALL)
    turn(table)
    for id in ("idler", "abbot", "chapel"):
        act(table, "activate", card(id))
        sail(table, 0, space("azores") if id != "abbot" else space("lisboa"))
        pay(table)
        if id == "abbot":
            act(table, "deliver", port("lisboa"))
            act(table, "deliver", port("lisboa"))
        else:
            act(table, "joker")
            act(table, "gold")
    assert (len(table.active[0]), table.jokers[0], table.gold[0]) == (3, 0, 6)
    assert table.delivered[1] == 2


@pytest.mark.clause("MAC-A5", "MAC-A2")
def test_example_a_turn() -> None:
    table = quiet()
    hold(table, 0, "chapel", "idler")
    table.tribute_gold, table.tribute_prestige = 3, 6
    table.gold[0] = 3
    own(table, 0, "office-red-1", "office-blue-1")
    give(table, 0, **ALL)
    turn(table)
    act(table, "activate", card("chapel"))
    sail(table, 0, space("cape"))
    pay(table)
    act(table, "use", card("office-red-1"))
    act(table, "quarter", quarters(1)[0])
    act(table, "activate", card("idler"))
    sail(table, 0, space("saint-helena"))
    pay(table)
    act(table, "use", card("office-blue-1"))
    act(table, "tribute")
    assert (table.points[0], table.gold[0]) == (1 + 6, 3 + 2 + 2 - 3)
    assert table.ship[0] == space("saint-helena")
    assert offered(table, "quarter") == []
    assert ("tribute",) not in menu(table)
    assert offered(table, "wall")


# cubes


@pytest.mark.clause("MAC-A3", "MAC-W4")
def test_cubes_are_paid_out_of_the_supply_alone() -> None:
    for kind, args in (
        ("activate", (card("idler"),)),
        ("quarter", (quarter("barra"),)),
        ("wall", (1,)),
        ("ship", ()),
        ("use", (card("office-gray-1"),)),
    ):
        table = quiet(2)
        hold(table, 0, "idler")
        own(table, 0, "office-gray-1")
        table.rose = [pile(gray=3)] * 12
        table.supply[1] = pile(gray=3)
        table.jokers[0] = 1
        turn(table)
        assert (kind, *args) not in menu(table)
        table.supply[0] = pile(gray=1)
        turn(table)
        act(table, kind, *args)
        assert (table.supply, table.rose) == ([0, pile(gray=3)], [pile(gray=3)] * 12)


@pytest.mark.clause("MAC-A3")
def test_cubes_gained_come_into_the_supply() -> None:
    table = quiet(2)
    own(table, 0, "foreman", "office-red-4")
    table.jokers[0] = 1
    turn(table)
    act(table, "use", card("foreman"))
    act(table, "take", 4)
    act(table, "joker")
    act(table, "take", 5)
    assert table.supply == [pile(red=2, gray=1, violet=1), 0]
    assert table.rose == [0] * 12
    act(table, "wall", 2)
    assert offered(table, "pay") == [0, 4]


@pytest.mark.clause("MAC-A4", "MAC-L1", "MAC-N1")
@pytest.mark.parametrize("colour", COLOURS)
def test_wall_and_ship_take_cubes_of_any_colour(colour: str) -> None:
    table = quiet()
    give(table, 0, **{colour: 6})
    turn(table)
    act(table, "wall", 2)
    sail(table, 0, space("cape"))
    assert (table.wall[0], table.ship[0], supply(table, 0)) == (2, space("cape"), {colour: 1})


@pytest.mark.clause("MAC-A4", "MAC-Q7")
def test_cubes_of_free_colours_may_be_mixed() -> None:
    table = quiet()
    give(table, 0, red=1, blue=1, green=1, black=1, gray=1, violet=1)
    turn(table)
    act(table, "wall", 2)
    for colour in (1, 3, 5):
        act(table, "pay", colour)
    assert supply(table, 0) == {"red": 1, "green": 1, "gray": 1}


@pytest.mark.clause("MAC-A4", "MAC-K1", "MAC-Y1")
def test_many_cubes_of_other_colours_do_not_pay_for_a_named_one() -> None:
    table = quiet()
    hold(table, 0, "idler")
    give(table, 0, **(dict.fromkeys(COLOURS, 20) | {"gray": 0}))
    turn(table)
    assert refused(table, "activate", card("idler")) == "MAC-K1"
    assert refused(table, "quarter", quarter("barra")) == "MAC-Y1"


@pytest.mark.clause("MAC-S9", "MAC-Y4")
def test_cubes_gold_markers_and_room_aboard_have_no_limit() -> None:
    table = quiet()
    own(table, 0, "foreman")
    give(table, 0, red=100, blue=60)
    table.gold[0] = 90
    table.markers[0] = 30
    table.aboard[:8] = [3] * 8
    table.jokers[0] = 1
    turn(table)
    act(table, "use", card("foreman"))
    act(table, "take", 0)
    act(table, "joker")
    act(table, "gold")
    assert (table.gold[0], supply(table, 0)) == (93, {"red": 101, "blue": 60})
    act(table, "quarter", next(number for number in offered(table, "quarter") if table.tiles[number] != 8))
    assert sum(table.aboard[:8]) == 25


# once in a turn

ONCE: dict[str, Callable[[Table], None]] = {
    "quarter": lambda table: act(table, "quarter", offered(table, "quarter")[0]),
    "wall": lambda table: act(table, "wall", 1),
    "tribute": lambda table: act(table, "tribute"),
}


@pytest.mark.clause("MAC-A5", "MAC-Y1", "MAC-L1", "MAC-T1")
@pytest.mark.parametrize("kind", ONCE)
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_once_in_a_turn_and_again_in_the_next_one(kind: str, seats: int) -> None:
    table = quiet(seats)
    for seat in range(seats):
        give(table, seat, **dict.fromkeys(COLOURS, 20))
        table.gold[seat] = 60
    run(table, *(Turn(seat) for seat in (*range(seats), 0)))
    for seat in (*range(seats), 0):
        assert table.to_move == seat
        if not table.supply[seat]:
            give(table, seat, **ALL)
            run(table, Turn(seat))
        args = {"quarter": table.free[-1:], "wall": [1], "tribute": []}[kind]
        ONCE[kind](table)
        pay(table)
        before = (table.owned[:], table.wall[:], table.points[:])
        assert refused(table, kind, *args) == "MAC-A5"
        assert (table.owned, table.wall, table.points) == before
        act(table, "pass")


@pytest.mark.clause("MAC-A5")
def test_each_of_the_three_leaves_the_others_open() -> None:
    for kinds in permutations(ONCE):
        table = quiet()
        give(table, 0, **ALL)
        table.gold[0] = 24
        turn(table)
        for done, kind in enumerate(kinds, 1):
            ONCE[kind](table)
            pay(table)
            assert {name for name, *_ in menu(table)} & {*ONCE} == {*kinds[done:]}
        assert (table.wall[0], table.owned[0].bit_count(), table.points[0]) == (1, 1, 12)


# the end of the turn


@pytest.mark.clause("MAC-A6")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_who_ends_his_turn_returns_his_own_cubes_and_no_others(seats: int) -> None:
    table = quiet(seats)
    for seat in range(seats):
        give(table, seat, **ALL)
    table.rose = [pile(red=1)] * (6 * seats)
    run(table, *(Turn(seat) for seat in range(seats)))
    for seat in range(seats):
        act(table, "pass")
        assert table.supply == [0] * (seat + 1) + [pile(**ALL)] * (seats - seat - 1)
        assert table.rose == [pile(red=1)] * (6 * seats)
    assert table.is_over


@pytest.mark.clause("MAC-A6", "MAC-Q1")
def test_cubes_for_which_there_is_no_use_are_returned_by_themselves() -> None:
    table = quiet(2)
    settle(table, 1, *range(30))
    give(table, 0, red=3)
    turn(table)
    act(table, "wall", 1)
    sail(table, 0, space("sunda"))
    assert table.is_over
    assert (table.supply, table.wall[0], table.ship[0]) == ([0, 0], 1, space("sunda"))


@pytest.mark.clause("MAC-A7")
def test_a_turn_may_be_ended_after_every_action() -> None:
    table = quiet()
    hold(table, 0, "idler")
    table.gold[0] = 12
    give(table, 0, **ALL)
    turn(table)
    for kind, *args in (("activate", card("idler")), ("quarter", quarter("barra")), ("wall", 1), ("tribute",)):
        assert ("pass",) in menu(table)
        ended = table.clone()
        ended.apply(GAME.actions.encode("pass"))
        assert ended.is_over
        act(table, kind, *args)
        pay(table)
    assert ("pass",) in menu(table)


@pytest.mark.clause("MAC-A7")
def test_nobody_ends_his_turn_in_the_middle_of_a_payment() -> None:
    table = quiet()
    give(table, 0, **ALL)
    turn(table)
    act(table, "wall", 2)
    assert refused(table, "pass") == "MAC-A3"


@pytest.mark.clause("MAC-A2")
@pytest.mark.parametrize(
    ("kind", "args"), [("draft", (30,)), ("drop", (30,)), ("dice", (0, 1)), ("take", (0,)), ("pay", (0,)), ("gold", ())]
)
def test_what_belongs_elsewhere_is_no_action_of_the_turn(kind: str, args: tuple[int, ...]) -> None:
    table = quiet()
    give(table, 0, **ALL)
    table.jokers[0] = 1
    turn(table)
    assert refused(table, kind, *args) == "MAC-A2"


@pytest.mark.clause("MAC-A6", "MAC-A3")
def test_cubes_that_were_paid_are_gone_and_the_rest_stays_to_the_end_of_the_turn() -> None:
    table = quiet()
    hold(table, 0, "villa")
    number = quarters(3)[0]
    give(table, 0, **price(card("villa")))
    give(table, 0, **cost(number))
    give(table, 0, red=1)
    turn(table)
    act(table, "activate", card("villa"))
    left = pile(**cost(number)) + pile(red=1)
    assert table.supply[0] == left
    act(table, "quarter", number)
    assert supply(table, 0) == {"red": 1}
