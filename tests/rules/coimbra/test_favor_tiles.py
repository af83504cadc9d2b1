"""The four favor tiles and the cap tile."""

import pytest
from msgspec import structs

from caravela.games.coimbra.city import Castle, Evaluate, Favor
from caravela.games.coimbra.effects import CardBonus
from caravela.games.coimbra.order import NewOrder
from caravela.games.coimbra.state import CARD, SHUTTER, Table
from caravela.games.coimbra.voyage import EndRound, Invest, PhaseF
from tests.rules.coimbra.scene import (
    CASTLE,
    CATALOG,
    CENTRAL,
    CLERIC,
    COINS,
    COUNCIL,
    GAME,
    GUARDS,
    LOWER,
    MERCHANT,
    SCHOLAR,
    UPPER,
    WHITE,
    act,
    board_tile,
    board_voyage,
    card,
    die,
    menu,
    own,
    pass_on,
    points_from,
    quiet,
    recast,
    refused,
    row,
    run,
    show,
    stocks,
    tile,
    token,
)

A, B, C, D = range(4)
EITHER = -1
VOYAGES = range(len(CATALOG.voyages))
SEVEN_GUARDS = next(i for i in VOYAGES if (CATALOG.voyages[i].pay, CATALOG.voyages[i].cost) == ("guards", 7))


def take(table: Table, favor: int) -> None:
    """Seat 0 takes this tile in the castle; nothing follows."""
    run(table, Castle(0))
    act(table, "tile", favor)


def values(table: Table, location: int) -> list[tuple[int, int]]:
    """The waiting dice of a row from the left: owner (4 and more for tokens) and value."""
    return [(code // 3, table.value[code]) for code in row(table, location)]


def actors(table: Table) -> list[int]:
    """Whose dice act from here on, if everybody takes distress."""
    seen = []
    while ("distress",) in menu(table):
        seen.append(table.to_move)
        act(table, "distress")
    return [seat for seat in seen if seat is not None]


# tile A


@pytest.mark.clause("COI-T1", "COI-V2")
@pytest.mark.parametrize("number", VOYAGES)
def test_every_voyage_costs_the_holder_two_less(number: int) -> None:
    entry = CATALOG.voyages[number]
    table = quiet(2)
    board_voyage(table, 2, number)
    table.tiles[A] = 0
    table.guards = [0, 20]
    table.coins = [0, 20]
    stock = table.guards if entry.pay == "guards" else table.coins
    stock[:] = [entry.cost - 2, entry.cost - 1]
    run(table, PhaseF())
    assert table.to_move == 0
    act(table, "invest", 2)
    assert (stock[0], table.invested[0]) == (0, 1 << 2)
    assert table.to_move == 1
    assert refused(table, "invest", 2) == "COI-V2"


@pytest.mark.clause("COI-T1", "COI-V2")
@pytest.mark.parametrize("number", VOYAGES)
def test_even_the_holder_must_have_the_rest(number: int) -> None:
    entry = CATALOG.voyages[number]
    table = quiet()
    board_voyage(table, 0, number)
    table.tiles[A] = 0
    table.guards[0] = table.coins[0] = 20
    stock = table.guards if entry.pay == "guards" else table.coins
    stock[0] = entry.cost - 3
    run(table, Invest(0, EITHER))
    assert refused(table, "invest", 0) == "COI-V2"


@pytest.mark.clause("COI-T1")
@pytest.mark.parametrize("cost", [0, 1, 2, 3])
def test_a_cheap_voyage_is_free_and_pays_nothing_back(cost: int) -> None:
    table = quiet()
    recast(table, voyages=tuple(structs.replace(entry, cost=cost) for entry in CATALOG.voyages))
    table.tiles[A] = 0
    run(table, Invest(0, EITHER))
    act(table, "invest", 0)
    assert sum(stocks(table, 0)) == 14 - max(cost - 2, 0)


@pytest.mark.clause("COI-T1", "COI-J9", "COI-J10")
@pytest.mark.parametrize(("code", "pay"), [("I9", "coins"), ("I10", "guards")])
def test_ventures_too_cost_the_holder_two_less(code: str, pay: str) -> None:
    number = next(i for i in VOYAGES if CATALOG.voyages[i].pay == pay)
    venture = card(code)
    table = quiet()
    board_voyage(table, 3, number)
    table.tiles[A] = 0
    table.guards[0] = table.coins[0] = 10
    own(table, 0, venture)
    run(table, CardBonus(0, venture, CARD))
    act(table, "invest", 3)
    left = 10 + 4 - (CATALOG.voyages[number].cost - 2)
    assert stocks(table, 0) == ((left, 10, 0) if pay == "guards" else (10, left, 0))


@pytest.mark.clause("COI-T1", "COI-C9")
def test_the_discount_ends_with_the_round() -> None:
    table = quiet(2)
    board_voyage(table, 0, SEVEN_GUARDS)
    table.tiles[A] = 0
    table.guards[0] = 6
    run(table, Invest(0, EITHER))
    assert ("invest", 0) in menu(table)
    run(table, EndRound())
    run(table, Invest(0, EITHER))
    assert refused(table, "invest", 0) == "COI-V2"


@pytest.mark.clause("COI-T2", "COI-T1")
def test_tile_a_lets_its_taker_invest_once_at_once() -> None:
    table = quiet(2)
    board_voyage(table, 1, SEVEN_GUARDS)
    die(table, CASTLE, 0, COUNCIL, 1)
    die(table, CASTLE, 1, COUNCIL, 6)
    run(table, Evaluate())
    act(table, "tile", A)
    assert table.to_move == 0
    assert ("pass",) in menu(table)
    act(table, "invest", 1)
    assert stocks(table, 0) == (2, 7, 0)
    assert table.invested == [1 << 1, 0]
    assert table.to_move == 1
    assert ("tile", B) in menu(table)


@pytest.mark.clause("COI-T2", "COI-J24")
def test_tile_a_does_not_force_an_investment() -> None:
    table = quiet()
    take(table, A)
    act(table, "pass")
    assert table.tiles == [0, -1, -1, -1]
    assert table.invested == [0, 0, 0]
    assert stocks(table, 0) == (7, 7, 0)


@pytest.mark.clause("COI-T2")
def test_tile_a_gives_nothing_else_to_who_cannot_pay() -> None:
    table = quiet(2)
    cheapest = min(CATALOG.voyages[i].cost for i in table.voyages)
    table.guards[0] = table.coins[0] = cheapest - 3
    die(table, CASTLE, 0, COUNCIL, 1)
    die(table, CASTLE, 1, COUNCIL, 2)
    run(table, Evaluate())
    act(table, "tile", A)
    assert table.to_move == 1
    assert table.tiles[A] == 0
    assert stocks(table, 0) == (cheapest - 3, cheapest - 3, 0)


@pytest.mark.clause("COI-T1", "COI-T2", "COI-V4", "COI-F1")
def test_example_a_voyage_of_seven_guards_costs_five_and_another_one_in_phase_f_two_less() -> None:
    eve = 1
    table = quiet()
    second = next(i for i in VOYAGES if CATALOG.voyages[i].pay == "coins")
    board_voyage(table, 0, SEVEN_GUARDS)
    board_voyage(table, 1, second)
    table.coins[eve] = CATALOG.voyages[second].cost
    table.guards[eve] = 5
    run(table, Castle(eve), PhaseF())
    act(table, "tile", A)
    act(table, "invest", 0)
    assert stocks(table, eve) == (0, CATALOG.voyages[second].cost, 0)
    act(table, "pass")
    assert table.to_move == eve
    act(table, "invest", 1)
    assert stocks(table, eve) == (0, 2, 0)
    assert table.invested == [0, 0b11, 0]


# tile B and the cap tile


@pytest.mark.clause("COI-T3", "COI-T4")
def test_tile_b_gives_four_points_before_the_cap_tile() -> None:
    table = quiet(2)
    die(table, LOWER, 0, CLERIC, 2)
    take(table, B)
    assert menu(table) == [("cap", 0), ("pass",)]
    assert stocks(table, 0) == (7, 7, 4)
    assert points_from(table, 0, "favor tiles") == 4
    act(table, "cap", 0)
    assert stocks(table, 0) == (7, 7, 4)
    assert points_from(table, 0, "favor tiles") == 4


@pytest.mark.clause("COI-T4", "COI-T6")
def test_the_cap_tile_may_be_left_alone() -> None:
    table = quiet(2)
    low = die(table, LOWER, 0, CLERIC, 2)
    die(table, LOWER, 1, CLERIC, 4)
    take(table, B)
    act(table, "pass")
    assert table.cap == -1
    assert table.value[low] == 2
    assert values(table, LOWER) == [(1, 4), (0, 2)]


@pytest.mark.clause("COI-T4", "COI-T5")
@pytest.mark.parametrize("location", [UPPER, CENTRAL, LOWER])
def test_a_die_in_any_district_can_be_capped(location: int) -> None:
    table = quiet(2)
    waiting = die(table, location, 0, CLERIC, 2)
    die(table, location, 1, WHITE, 6)
    take(table, B)
    act(table, "cap", 0)
    assert table.cap == waiting
    assert values(table, location) == [(1, 6), (0, 5)]


@pytest.mark.clause("COI-T5")
def test_dice_in_the_castle_cannot_be_capped() -> None:
    table = quiet(2)
    die(table, CASTLE, 0, COUNCIL, 1)
    die(table, CASTLE, 0, MERCHANT, 2)
    die(table, UPPER, 0, SCHOLAR, 3)
    die(table, UPPER, 1, SCHOLAR, 3)
    run(table, Evaluate())
    act(table, "tile", B)
    assert menu(table) == [("cap", 2), ("pass",)]
    assert refused(table, "cap", 0) == "COI-T5"
    assert refused(table, "cap", 1) == "COI-T5"


@pytest.mark.clause("COI-Q17")
def test_of_two_equal_dice_side_by_side_the_left_one_is_offered() -> None:
    table = quiet(2)
    left = die(table, UPPER, 0, CLERIC, 2)
    die(table, UPPER, 0, CLERIC, 2)
    die(table, LOWER, 0, CLERIC, 2)
    take(table, B)
    assert menu(table) == [("cap", 0), ("cap", 2), ("pass",)]
    assert refused(table, "cap", 1) == "COI-Q17"
    act(table, "cap", 0)
    assert table.cap == left


@pytest.mark.clause("COI-Q17")
def test_equal_dice_with_another_between_are_two_choices() -> None:
    table = quiet(2)
    die(table, UPPER, 0, CLERIC, 2)
    die(table, UPPER, 1, CLERIC, 2)
    die(table, UPPER, 0, CLERIC, 2)
    take(table, B)
    assert menu(table) == [("cap", 0), ("cap", 1), ("pass",)]
    assert [GAME.label(table, action) for action in table.legal_actions()[:2]] == [
        "Raise your purple 2 in the upper city, number 1 in its row, by 3",
        "Raise your purple 2 in the upper city, number 3 in its row, by 3",
    ]


@pytest.mark.clause("COI-T5")
def test_only_an_own_die_can_be_capped() -> None:
    table = quiet(2)
    die(table, CASTLE, 0, COUNCIL, 1)
    die(table, CASTLE, 1, COUNCIL, 3)
    die(table, UPPER, 1, CLERIC, 3)
    run(table, Evaluate())
    act(table, "tile", B)
    assert table.to_move == 1
    assert menu(table) == [("tile", A), ("tile", C), ("tile", D), ("distress",)]
    assert table.cap == -1
    assert stocks(table, 0) == (7, 7, 4)


@pytest.mark.clause("COI-T5", "COI-T12")
def test_neither_the_acting_die_nor_one_on_the_shutters_can_be_capped() -> None:
    favor = card("I7")
    table = quiet(2)
    table.coins[0] = table.guards[0] = 20
    show(table, CENTRAL, favor)
    die(table, UPPER, 0, COUNCIL, 6)
    die(table, CENTRAL, 0, MERCHANT, 5)
    die(table, LOWER, 0, SCHOLAR, 4)
    run(table, Evaluate())
    act(table, "acquire", favor)
    act(table, "tile", B)
    assert table.place[:2] == [SHUTTER, CENTRAL]
    assert menu(table) == [("cap", 2), ("pass",)]
    assert refused(table, "cap", 0) == "COI-T5"
    assert refused(table, "cap", 1) == "COI-T5"


@pytest.mark.clause("COI-T6", "COI-B5")
@pytest.mark.parametrize(
    ("others", "pips", "after"),
    [
        ([6, 4, 1], 2, [(1, 6), (0, 5), (1, 4), (1, 1)]),
        ([6, 5, 4], 2, [(1, 6), (1, 5), (0, 5), (1, 4)]),
        ([5, 5, 5], 2, [(1, 5), (1, 5), (1, 5), (0, 5)]),
        ([3, 3, 1], 3, [(0, 6), (1, 3), (1, 3), (1, 1)]),
        ([6, 6, 6], 4, [(0, 7), (1, 6), (1, 6), (1, 6)]),
        ([6, 6, 6], 6, [(0, 9), (1, 6), (1, 6), (1, 6)]),
        ([6, 3, 2], 1, [(1, 6), (0, 4), (1, 3), (1, 2)]),
    ],
)
def test_a_capped_die_goes_to_its_new_place(others: list[int], pips: int, after: list[tuple[int, int]]) -> None:
    table = quiet(2)
    for shown in others:
        die(table, CENTRAL, 1, COUNCIL, shown)
    die(table, UPPER, 0, CLERIC, 3)
    die(table, CENTRAL, 0, CLERIC, pips)
    take(table, B)
    act(table, "cap", 1)
    assert values(table, UPPER) == [(0, 3)]
    assert values(table, CENTRAL) == after


@pytest.mark.clause("COI-T6", "COI-B6")
def test_a_capped_die_takes_its_place_among_tokens() -> None:
    table = quiet(2)
    token(table, 0, UPPER, 5)
    token(table, 1, UPPER, 4)
    die(table, UPPER, 0, CLERIC, 2)
    take(table, B)
    act(table, "cap", 0)
    assert values(table, UPPER) == [(4, 5), (0, 5), (4, 4)]


@pytest.mark.clause("COI-T7", "COI-T6", "COI-T12")
def test_a_capped_die_overtakes_in_the_row_that_is_being_dealt_with() -> None:
    favor = card("I7")
    table = quiet()
    show(table, UPPER, favor, card("I1", cost="guards"))
    die(table, UPPER, 0, COUNCIL, 6)
    die(table, UPPER, 1, COUNCIL, 4)
    die(table, UPPER, 2, COUNCIL, 3)
    die(table, UPPER, 0, COUNCIL, 2)
    run(table, Evaluate())
    act(table, "acquire", favor)
    act(table, "tile", B)
    act(table, "cap", 1)
    assert (table.to_move, values(table, UPPER)) == (0, [(1, 4), (2, 3)])
    assert actors(table) == [0, 1, 2]


@pytest.mark.clause("COI-T7")
def test_a_capped_die_that_stays_in_front_acts_once() -> None:
    favor = card("I7")
    table = quiet()
    show(table, UPPER, favor, card("I1", cost="guards"))
    table.guards[0] = 8
    die(table, UPPER, 0, COUNCIL, 6)
    die(table, UPPER, 0, COUNCIL, 5)
    die(table, UPPER, 1, COUNCIL, 4)
    run(table, Evaluate())
    act(table, "acquire", favor)
    act(table, "tile", B)
    act(table, "cap", 1)
    assert actors(table) == [0, 1]


@pytest.mark.clause("COI-T7", "COI-T6")
def test_a_capped_die_may_overtake_a_token_before_it_discards() -> None:
    favor, high = card("I7"), card("I1", influence=4)
    table = quiet(2)
    show(table, UPPER, favor, high)
    die(table, UPPER, 0, COUNCIL, 5)
    token(table, 0, UPPER, 3)
    die(table, UPPER, 0, CLERIC, 1)
    table.coins[0] = table.guards[0] = 20
    run(table, Evaluate())
    act(table, "acquire", favor)
    act(table, "tile", B)
    act(table, "cap", 1)
    assert ("acquire", high) in menu(table)


@pytest.mark.clause("COI-T8")
@pytest.mark.parametrize("pips", range(1, 7))
def test_a_card_costs_the_raised_value(pips: int) -> None:
    wanted = card("I1", cost="coins", class_="council")
    table = quiet(2)
    table.coins[0] = 12
    show(table, UPPER, wanted)
    die(table, CASTLE, 0, COUNCIL, 1)
    die(table, UPPER, 0, COUNCIL, pips)
    run(table, Evaluate())
    act(table, "tile", B)
    act(table, "cap", 1)
    act(table, "acquire", wanted)
    assert table.coins[0] == 12 - pips - 3


@pytest.mark.clause("COI-T8", "COI-C11")
def test_example_a_capped_six_counts_nine_and_costs_nine() -> None:
    wanted = card("I1", cost="coins", class_="council")
    for coins in (8, 9):
        table = quiet(2)
        table.coins[0] = coins
        table.guards[0] = 9
        show(table, UPPER, wanted, card("I1", cost="guards"))
        die(table, CASTLE, 0, COUNCIL, 1)
        die(table, UPPER, 1, COUNCIL, 6)
        die(table, UPPER, 0, COUNCIL, 6)
        run(table, Evaluate())
        act(table, "tile", B)
        act(table, "cap", 1)
        assert table.to_move == 0
        assert values(table, UPPER) == [(1, 6)]
        if coins == 8:
            assert refused(table, "acquire", wanted) == "COI-C11"
        else:
            act(table, "acquire", wanted)
            assert table.coins[0] == 0


@pytest.mark.clause("COI-T8", "COI-Y2")
def test_a_start_card_lowers_the_raised_value() -> None:
    wanted = card("I1", cost="coins", class_="council")
    table = quiet(2)
    own(table, 0, card("S2"))
    table.coins[0] = 8
    show(table, UPPER, wanted)
    die(table, CASTLE, 0, COUNCIL, 1)
    die(table, UPPER, 0, COUNCIL, 6)
    run(table, Evaluate())
    act(table, "tile", B)
    act(table, "cap", 1)
    act(table, "acquire", wanted)
    assert table.coins[0] == 0


# tile C


@pytest.mark.clause("COI-T9", "COI-K22")
def test_tile_c_gives_two_points_and_three_steps() -> None:
    table = quiet()
    take(table, C)
    assert stocks(table, 0) == (7, 7, 2)
    assert points_from(table, 0, "favor tiles") == 2
    table.disks[0] = (1 << 14) - 1
    steps = 0
    while menu(table) and menu(table)[0][0] == "move":
        act(table, *menu(table)[0])
        steps += 1
    assert steps == 3
    assert stocks(table, 0) == (7, 7, 2)


@pytest.mark.clause("COI-T9", "COI-P1")
@pytest.mark.parametrize("steps", [0, 1, 2])
def test_the_walk_of_tile_c_may_be_shorter(steps: int) -> None:
    table = quiet()
    take(table, C)
    table.disks[0] = (1 << 14) - 1
    for _ in range(steps):
        act(table, *menu(table)[0])
    place = table.pilgrim[0]
    act(table, "pass")
    assert table.pilgrim[0] == place
    assert menu(table) == []
    assert stocks(table, 0) == (7, 7, 2)


@pytest.mark.clause("COI-T9", "COI-P8")
def test_a_monastery_on_the_walk_of_tile_c_gives_its_bonus_before_the_last_step() -> None:
    table = quiet(2)
    corner = table.pilgrim[0]
    stop = table.tables.hops[corner][0]
    space = table.tables.hops[stop][0]
    board_tile(table, space, tile("M4"))
    run(table, Castle(0))
    act(table, "tile", C)
    act(table, "move", stop)
    act(table, "move", space)
    assert menu(table) == [("take",), ("pass",)]
    act(table, "take")
    assert [table.levels[track * 4] for track in range(4)] == [1, 1, 1, 1]
    assert menu(table)[0][0] == "move"
    act(table, "move", stop)
    assert menu(table) == []


# tile D


@pytest.mark.clause("COI-T10", "COI-K20")
@pytest.mark.parametrize(("chosen", "after"), [(GUARDS, (14, 7, 0)), (COINS, (7, 14, 0))])
def test_tile_d_gives_seven_guards_or_seven_coins(chosen: int, after: tuple[int, int, int]) -> None:
    table = quiet()
    take(table, D)
    assert menu(table) == [("resource", GUARDS), ("resource", COINS)]
    assert refused(table, "pass") == "COI-T10"
    act(table, "resource", chosen)
    assert stocks(table, 0) == after
    assert [stocks(table, seat) for seat in (1, 2)] == [(7, 7, 0)] * 2


@pytest.mark.clause("COI-T10", "COI-K7")
def test_what_tile_d_brings_beyond_twenty_is_lost() -> None:
    table = quiet()
    table.coins[0] = 15
    table.guards[0] = 20
    run(table, Castle(0))
    act(table, "tile", D)
    act(table, "resource", COINS)
    assert stocks(table, 0) == (20, 20, 0)


# crowns, cards that give tiles, once a round


@pytest.mark.clause("COI-T11", "COI-K17")
@pytest.mark.parametrize(("favor", "crowns"), [(A, 3), (B, 2), (C, 1), (D, 0)])
def test_crowns_of_the_tiles(favor: int, crowns: int) -> None:
    table = quiet()
    before = [table.crowns(seat) for seat in range(3)]
    run(table, Castle(1))
    act(table, "tile", favor)
    before[1] += crowns
    assert [table.crowns(seat) for seat in range(3)] == before


@pytest.mark.clause("COI-T11", "COI-D1", "COI-D2", "COI-D3")
@pytest.mark.parametrize(
    ("holders", "order"),
    [
        ([-1, -1, -1, 3], [3, 2, 1, 0]),
        ([0, -1, -1, -1], [3, 0, 2, 1]),
        ([-1, 0, -1, -1], [3, 2, 0, 1]),
        ([-1, -1, 0, -1], [3, 2, 1, 0]),
        ([0, 1, -1, -1], [3, 1, 0, 2]),
        ([0, 0, 0, 1], [0, 3, 2, 1]),
    ],
)
def test_the_crowns_of_the_tiles_count_for_the_player_order(holders: list[int], order: list[int]) -> None:
    table = quiet(4)
    table.tiles = holders
    run(table, NewOrder())
    assert table.order == order


@pytest.mark.clause("COI-T12", "COI-J7", "COI-C8")
@pytest.mark.parametrize("favor", [A, B, C, D])
def test_a_tile_that_a_card_gives_does_what_it_does_in_the_castle(favor: int) -> None:
    table = quiet(2)
    giver = card("I7")
    board_voyage(table, 0, SEVEN_GUARDS)
    show(table, LOWER, card("I1", cost="guards"))
    show(table, UPPER, giver)
    die(table, UPPER, 0, COUNCIL, 1)
    low = die(table, LOWER, 0, CLERIC, 2)
    run(table, Evaluate())
    act(table, "acquire", giver)
    crowns = table.crowns(0)
    act(table, "tile", favor)
    assert table.tiles[favor] == 0
    assert table.crowns(0) == crowns + 3 - favor
    if favor == A:
        act(table, "invest", 0)
        assert stocks(table, 0) == (2, 6, 0)
        run(table, Invest(0, EITHER))
        prices = [CATALOG.voyages[i] for i in table.voyages[1:]]
        payable = [v.cost - 2 <= (2 if v.pay == "guards" else 6) for v in prices]
        assert [("invest", slot) in menu(table) for slot in range(1, 6)] == payable
    elif favor == B:
        act(table, "cap", 1)
        assert table.value[low] == 5
        assert stocks(table, 0) == (7, 6, 4)
    elif favor == C:
        table.disks[0] = (1 << 14) - 1
        for _ in range(3):
            act(table, *menu(table)[0])
        assert ("distress",) in menu(table)
        assert stocks(table, 0) == (7, 6, 2)
    else:
        act(table, "resource", COINS)
        assert stocks(table, 0) == (7, 13, 0)


@pytest.mark.clause("COI-T13", "COI-C3")
def test_each_tile_is_taken_once_and_the_rest_is_for_those_who_come_later() -> None:
    table = quiet(4)
    for seat in range(4):
        die(table, CASTLE, seat, COUNCIL, seat + 1)
    run(table, Evaluate())
    for seat, (favor, left) in enumerate([(C, [A, B, C, D]), (A, [A, B, D]), (D, [B, D]), (B, [B])]):
        assert table.to_move == seat
        assert menu(table) == [*(("tile", one) for one in left), ("distress",)]
        for gone in {A, B, C, D} - set(left):
            assert refused(table, "tile", gone) == "COI-T13"
        act(table, "tile", favor)
        while table.to_move == seat and menu(table) and menu(table)[0][0] != "draft":
            act(table, *menu(table)[-1])
    assert table.invested == [0, 0, 0, 0]
    assert [seat for seat in range(4) if table.points[seat] >= 4] == [3]


@pytest.mark.clause("COI-T13", "COI-J7")
def test_a_card_too_gives_only_a_tile_that_is_left() -> None:
    table = quiet()
    table.tiles = [1, -1, 0, -1]
    run(table, Favor(0))
    assert menu(table) == [("tile", B), ("tile", D), ("pass",)]
    assert refused(table, "tile", A) == "COI-T13"
    assert refused(table, "tile", C) == "COI-T13"


@pytest.mark.clause("COI-T13", "COI-C9", "COI-N2")
def test_the_tiles_are_there_again_in_the_next_round() -> None:
    table = quiet(2)
    table.tiles = [0, 0, 1, 1]
    run(table, Castle(1))
    assert menu(table) == []
    run(table, EndRound())
    run(table, Castle(1))
    assert menu(table) == [*(("tile", one) for one in (A, B, C, D)), ("distress",)]


@pytest.mark.clause("COI-T13", "COI-C2", "COI-C3")
def test_example_three_dice_in_the_castle() -> None:
    phil, eve = 0, 1
    table = quiet()
    die(table, CASTLE, eve, CLERIC, 3)
    die(table, CASTLE, phil, COUNCIL, 1)
    die(table, CASTLE, phil, SCHOLAR, 2)
    die(table, UPPER, 2, SCHOLAR, 2)
    show(table, UPPER, card("I1", cost="guards"))
    run(table, Evaluate())
    assert table.to_move == phil
    act(table, "tile", A)
    act(table, "pass")
    assert table.place[phil * 3] == SHUTTER
    assert table.to_move == phil
    act(table, "tile", D)
    act(table, "resource", GUARDS)
    assert table.to_move == eve
    assert menu(table) == [("tile", B), ("tile", C), ("distress",)]
    act(table, "tile", B)
    assert stocks(table, eve) == (7, 7, 4)
    assert (table.location, table.to_move) == (UPPER, 2)


@pytest.mark.clause("COI-T13", "COI-J7")
def test_one_player_may_hold_all_four_tiles() -> None:
    table = quiet(2)
    for pips in (1, 2, 3):
        die(table, CASTLE, 0, WHITE, pips)
    giver = card("I7")
    show(table, UPPER, giver)
    die(table, UPPER, 1, COUNCIL, 6)
    run(table, Evaluate())
    for favor in (B, C, D):
        act(table, "tile", favor)
        if favor == D:
            act(table, "resource", GUARDS)
        else:
            pass_on(table)
    assert stocks(table, 0) == (14, 7, 6)
    act(table, "acquire", giver)
    assert menu(table) == [("tile", A), ("pass",)]
