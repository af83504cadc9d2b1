"""Phase C: the dice are retrieved, location by location."""

from typing import Any

import pytest

from caravela.games.coimbra.catalog import CLASSES
from caravela.games.coimbra.city import Acquire, Castle, Evaluate
from caravela.games.coimbra.state import HELD, OUT, PHASE_C, PHASE_F, Table
from caravela.games.coimbra.voyage import EndRound
from tests.rules.coimbra.scene import (
    CASTLE,
    CATALOG,
    CENTRAL,
    CLERIC,
    COUNCIL,
    GAME,
    LOWER,
    MERCHANT,
    SCHOLAR,
    UPPER,
    WHITE,
    act,
    board_tile,
    card,
    cards,
    die,
    levels,
    menu,
    own,
    pass_on,
    quiet,
    refused,
    run,
    seen,
    show,
    stocks,
    tile,
    token,
)

A, B, C, D = range(4)
DISTRESS = ("distress",)
CITY = pytest.mark.parametrize("location", [UPPER, CENTRAL, LOWER])


def acquiring(table: Table, value: int, *row: int, location: int = UPPER) -> None:
    """Ask seat 0 for the action of a die of this value beside these cards, and for nothing after it."""
    show(table, location, *row)
    table.location = location
    run(table, Acquire(0, die(table, location, 0, COUNCIL, value)))


def line(table: Table, location: int) -> list[dict[str, Any]]:
    """The dice of a location as everybody sees them."""
    found: list[dict[str, Any]] = GAME.view(table, None)["rows"][location]
    return found


def down(table: Table, location: int) -> list[bool]:
    return [one["down"] for one in line(table, location) if one["seat"] is None]


def resting(table: Table, seat: int) -> list[int]:
    return [one["code"] for one in seen(table, seat)["resting"]]


def quiet_card(track: int, **fields: Any) -> int:
    """A card whose acquisition asks for nothing and gives nothing but influence."""
    return quiet_cards(track, **fields)[0]


def quiet_cards(track: int, **fields: Any) -> list[int]:
    found = cards(class_=CLASSES[track], **fields)
    return [one for one in found if CATALOG.cards[one].when in ("E", "end")]


# whose turn it is


@pytest.mark.clause("COI-C1")
def test_castle_upper_central_lower() -> None:
    table = quiet(4)
    for location, seat in ((LOWER, 2), (CENTRAL, 0), (UPPER, 3), (CASTLE, 1)):
        die(table, location, seat, COUNCIL, 1)
    for location, track in ((UPPER, 0), (CENTRAL, 1), (LOWER, 3)):
        show(table, location, quiet_card(track))
    run(table, Evaluate())
    for location, seat in enumerate((1, 3, 0, 2)):
        assert table.to_move == seat
        assert table.location == location
        act(table, "distress")
    assert table.phase > PHASE_C


@pytest.mark.clause("COI-C1", "COI-C2")
def test_a_location_is_finished_before_the_next_one() -> None:
    table = quiet(3)
    show(table, UPPER, *quiet_cards(COUNCIL)[:2])
    show(table, CENTRAL, *quiet_cards(MERCHANT)[:2])
    for location, seat, pips in ((UPPER, 0, 1), (CENTRAL, 1, 6), (UPPER, 2, 2), (CENTRAL, 0, 5)):
        die(table, location, seat, COUNCIL, pips)
    run(table, Evaluate())
    turns = []
    while table.phase == PHASE_C:
        turns.append((int(table.location), table.to_move))
        act(table, "distress")
    assert turns == [(UPPER, 2), (UPPER, 0), (CENTRAL, 1), (CENTRAL, 0)]


@pytest.mark.clause("COI-C2")
def test_the_castle_acts_in_rising_order() -> None:
    table = quiet(4)
    for seat, pips in enumerate((5, 2, 6, 3)):
        die(table, CASTLE, seat, COUNCIL, pips)
    run(table, Evaluate())
    turns = []
    while table.phase == PHASE_C:
        turns.append(table.to_move)
        act(table, "distress")
    assert turns == [1, 3, 0, 2]


@CITY
@pytest.mark.clause("COI-C2")
def test_a_district_acts_in_falling_order(location: int) -> None:
    table = quiet(4)
    show(table, location, *quiet_cards(COUNCIL)[:4])
    table.guards, table.coins = [20] * 4, [20] * 4
    for seat, pips in enumerate((5, 2, 6, 3)):
        die(table, location, seat, COUNCIL, pips)
    run(table, Evaluate())
    turns = []
    while table.phase == PHASE_C:
        turns.append(table.to_move)
        act(table, "distress")
    assert turns == [2, 0, 3, 1]


@pytest.mark.clause("COI-C2")
def test_a_player_whose_dice_are_neighbours_acts_twice() -> None:
    table = quiet(2)
    die(table, CASTLE, 1, COUNCIL, 2)
    die(table, CASTLE, 1, COUNCIL, 3)
    die(table, CASTLE, 0, COUNCIL, 4)
    run(table, Evaluate())
    turns = []
    while table.phase == PHASE_C:
        turns.append(table.to_move)
        act(table, "distress")
    assert turns == [1, 1, 0]


@pytest.mark.clause("COI-C2", "COI-C7")
def test_a_bonus_is_resolved_before_the_next_die_acts() -> None:
    table = quiet(2)
    first = die(table, CASTLE, 0, COUNCIL, 1)
    second = die(table, CASTLE, 1, COUNCIL, 2)
    run(table, Evaluate())
    act(table, "tile", C)
    assert table.to_move == 0
    assert menu(table)[-1] == ("pass",)
    assert [one["code"] for one in line(table, CASTLE)] == [first, second]
    assert resting(table, 0) == []
    act(table, "pass")
    assert table.to_move == 1
    assert [one["code"] for one in line(table, CASTLE)] == [second]
    assert resting(table, 0) == [first]


@pytest.mark.clause("COI-C7")
def test_dice_come_back_with_their_holders_whatever_was_done() -> None:
    table = quiet(2)
    bought = quiet_card(COUNCIL, cost="guards")
    show(table, UPPER, bought)
    show(table, CENTRAL, quiet_card(MERCHANT))
    codes = [die(table, CASTLE, 0, CLERIC, 2), die(table, UPPER, 0, MERCHANT, 3), die(table, CENTRAL, 0, SCHOLAR, 1)]
    die(table, LOWER, 1, COUNCIL, 1)
    show(table, LOWER, quiet_card(SCHOLAR))
    run(table, Evaluate())
    act(table, "tile", D)
    act(table, "resource", 0)
    assert resting(table, 0) == codes[:1]
    act(table, "acquire", bought)
    assert resting(table, 0) == codes[:2]
    act(table, "distress")
    assert resting(table, 0) == codes
    assert [one["colour"] for one in seen(table, 0)["resting"]] == [CLERIC, MERCHANT, SCHOLAR]
    assert seen(table, 0)["holders"] == 0
    assert table.to_move == 1


@pytest.mark.clause("COI-C1", "COI-C2", "COI-C3", "COI-C7", "COI-C8")
def test_example_the_castle() -> None:
    phil, chris, eve = 0, 1, 2
    table = quiet(3)
    one, two = die(table, CASTLE, phil, COUNCIL, 1), die(table, CASTLE, phil, COUNCIL, 2)
    three = die(table, CASTLE, eve, COUNCIL, 3)
    die(table, UPPER, chris, COUNCIL, 4)
    show(table, UPPER, quiet_card(COUNCIL))
    run(table, Evaluate())
    assert table.to_move == phil
    act(table, "tile", D)
    act(table, "resource", 1)
    assert resting(table, phil) == [one]
    assert table.to_move == phil
    act(table, "tile", C)
    act(table, "pass")
    assert resting(table, phil) == [one, two]
    assert table.to_move == eve
    assert menu(table) == [("tile", A), ("tile", B), DISTRESS]
    act(table, "tile", B)
    assert table.tiles == [-1, eve, phil, phil]
    assert resting(table, eve) == [three]
    assert line(table, CASTLE) == []
    assert table.location == UPPER
    assert table.to_move == chris


# the castle


@pytest.mark.clause("COI-C3", "COI-C6")
def test_the_castle_gives_one_of_the_tiles_that_are_there() -> None:
    table = quiet()
    run(table, Castle(0))
    assert menu(table) == [("tile", A), ("tile", B), ("tile", C), ("tile", D), DISTRESS]
    table.tiles = [1, -1, 2, -1]
    run(table, Castle(0))
    assert menu(table) == [("tile", B), ("tile", D), DISTRESS]
    assert refused(table, "tile", A) == "COI-T13"


@pytest.mark.clause("COI-C3")
def test_the_castle_gives_nothing_else() -> None:
    table = quiet()
    shown = quiet_card(COUNCIL)
    show(table, UPPER, shown)
    run(table, Castle(0))
    assert refused(table, "acquire", shown) == "COI-C3"
    assert refused(table, "pass") == "COI-C3"


@pytest.mark.clause("COI-C8")
@pytest.mark.parametrize("goods", [0, 7])
def test_a_tile_costs_nothing_however_high_the_die(goods: int) -> None:
    table = quiet(2)
    table.guards = [goods] * 2
    table.coins = [goods] * 2
    die(table, CASTLE, 0, COUNCIL, 6)
    run(table, Evaluate())
    act(table, "tile", C)
    assert stocks(table, 0) == (goods, goods, 2)


@pytest.mark.clause("COI-C8")
def test_the_bonuses_of_a_tile_take_effect_at_once() -> None:
    table = quiet(2)
    table.guards = [20] * 2
    table.coins = [12] * 2
    die(table, UPPER, 0, COUNCIL, 2)
    show(table, UPPER, quiet_card(COUNCIL))
    for number in range(4):
        run(table, Castle(0))
        act(table, "tile", number)
        wanted = {
            A: [("invest", slot) for slot in range(6)],
            B: [("cap", 0)],
            C: [("move", node) for node in table.tables.hops[table.pilgrim[0]]],
            D: [("resource", 0), ("resource", 1)],
        }[number]
        assert menu(table)[: len(wanted)] == wanted
    assert table.points[0] == 4 + 2


@pytest.mark.clause("COI-C9")
def test_a_tile_and_its_crowns_stay_to_the_end_of_the_round() -> None:
    table = quiet(2)
    die(table, CASTLE, 1, COUNCIL, 1)
    die(table, CASTLE, 1, COUNCIL, 1)
    run(table, Evaluate())
    act(table, "tile", C)
    act(table, "pass")
    assert seen(table, 1)["tiles"] == [C]
    assert seen(table, 1)["crowns"] == 1 + 1
    act(table, "tile", A)
    act(table, "pass")
    assert table.phase == PHASE_F
    assert table.order == [1, 0]
    assert seen(table, 1)["tiles"] == [A, C]
    assert seen(table, 1)["crowns"] == 3 + 1
    pass_on(table)
    assert menu(table)[0][0] == "draft"
    assert seen(table, 1)["tiles"] == []
    assert seen(table, 1)["crowns"] == 0


# distress


@pytest.mark.clause("COI-C5")
@pytest.mark.parametrize("location", [CASTLE, UPPER, CENTRAL, LOWER])
def test_distress_gives_two_of_both(location: int) -> None:
    table = quiet(2)
    if location == CASTLE:
        run(table, Castle(0))
    else:
        acquiring(table, 3, quiet_card(COUNCIL), location=location)
    act(table, "distress")
    assert stocks(table, 0) == (9, 9, 0)
    assert table.tiles == [-1] * 4
    assert table.cards == [0, 0]


@pytest.mark.clause("COI-C5", "COI-K7")
@pytest.mark.parametrize(
    ("before", "after"), [((19, 4), (20, 6)), ((20, 19), (20, 20)), ((18, 18), (20, 20)), ((20, 20), (20, 20))]
)
def test_distress_as_far_as_there_is_room(before: tuple[int, int], after: tuple[int, int]) -> None:
    table = quiet()
    table.guards[0], table.coins[0] = before
    run(table, Castle(0))
    act(table, "distress")
    assert stocks(table, 0) == (*after, 0)


@pytest.mark.clause("COI-C6")
@CITY
def test_distress_is_always_allowed(location: int) -> None:
    table = quiet()
    table.guards[0] = table.coins[0] = 18
    row = quiet_cards(COUNCIL)[:2]
    acquiring(table, 1, *row, location=location)
    assert menu(table) == [*(("acquire", one) for one in row), DISTRESS]
    act(table, "distress")
    assert stocks(table, 0) == (20, 20, 0)
    assert table.cards[0] == 0
    assert [one for one in table.display if one >= 0] == row


@pytest.mark.clause("COI-C24")
def test_a_fifth_die_in_the_castle_is_in_distress() -> None:
    table = quiet(2)
    table.tiles = [0, 0, 1, 1]
    die(table, CASTLE, 0, COUNCIL, 1)
    die(table, UPPER, 1, COUNCIL, 2)
    show(table, UPPER, quiet_card(COUNCIL))
    run(table, Evaluate())
    assert table.to_move == 1
    assert stocks(table, 0) == (9, 9, 0)


@CITY
@pytest.mark.clause("COI-C24")
def test_without_a_card_or_without_means_there_is_only_distress(location: int) -> None:
    for row in ([], [quiet_card(COUNCIL, cost="guards")]):
        table = quiet()
        table.guards[0] = 3
        acquiring(table, 4, *row, location=location)
        assert menu(table) == []
        assert stocks(table, 0) == (5, 9, 0)
        assert table.cards[0] == 0


# acquiring a card


@CITY
@pytest.mark.clause("COI-C4")
def test_only_cards_of_the_row_beside_the_district(location: int) -> None:
    table = quiet()
    table.guards[0] = table.coins[0] = 20
    rows = {UPPER: quiet_cards(COUNCIL)[:3], CENTRAL: quiet_cards(MERCHANT)[:3], LOWER: quiet_cards(SCHOLAR)[:3]}
    for other, row in rows.items():
        show(table, other, *row)
    acquiring(table, 2, *rows[location], location=location)
    assert menu(table) == [*(("acquire", one) for one in rows[location]), DISTRESS]
    for other, row in rows.items():
        if other != location:
            assert refused(table, "acquire", row[0]) == "COI-C4"
    assert refused(table, "tile", A) == "COI-C4"
    assert refused(table, "pass") == "COI-C4"


@pytest.mark.clause("COI-C4")
def test_one_card_a_die() -> None:
    table = quiet()
    row = quiet_cards(COUNCIL)[:3]
    acquiring(table, 2, *row)
    act(table, "acquire", row[1])
    assert menu(table) == []
    assert seen(table, 0)["cards"] == [row[1]]
    assert table.display[:4] == [row[0], -1, row[2], -1]


@pytest.mark.clause("COI-C10", "COI-K3")
@pytest.mark.parametrize("value", [1, 2, 3, 4, 5, 6, 9])
@pytest.mark.parametrize("goods", ["guards", "coins"])
def test_the_price_is_the_value_of_the_die_in_the_goods_of_the_card(value: int, goods: str) -> None:
    table = quiet()
    table.guards[0] = table.coins[0] = 10
    bought = quiet_card(MERCHANT, cost=goods)
    acquiring(table, value, bought)
    act(table, "acquire", bought)
    assert stocks(table, 0) == ((10 - value, 10, 0) if goods == "guards" else (10, 10 - value, 0))


@pytest.mark.clause("COI-C10", "COI-Y2", "COI-Y3")
@pytest.mark.parametrize(("code", "goods"), [("S2", "coins"), ("S3", "guards")])
def test_a_start_card_lowers_the_price(code: str, goods: str) -> None:
    table = quiet()
    own(table, 0, card(code))
    other = "guards" if goods == "coins" else "coins"
    cheaper, same = quiet_card(MERCHANT, cost=goods), quiet_card(MERCHANT, cost=other)
    acquiring(table, 4, cheaper, same)
    run(table, Acquire(0, table.queue[0]), Acquire(0, table.queue[0]))
    act(table, "acquire", cheaper)
    act(table, "acquire", same)
    assert stocks(table, 0) == ((3, 4, 0) if goods == "coins" else (4, 3, 0))


@pytest.mark.clause("COI-C11", "COI-K8")
@pytest.mark.parametrize("goods", ["guards", "coins"])
def test_a_card_that_cannot_be_paid_in_full_is_out_of_reach(goods: str) -> None:
    table = quiet()
    stock, other = (table.guards, table.coins) if goods == "guards" else (table.coins, table.guards)
    stock[0], other[0] = 4, 20
    dear = quiet_card(MERCHANT, cost=goods)
    cheap = quiet_card(MERCHANT, cost="coins" if goods == "guards" else "guards")
    acquiring(table, 5, dear, cheap)
    assert menu(table) == [("acquire", cheap), DISTRESS]
    assert refused(table, "acquire", dear) == "COI-C11"
    stock[0] = 5
    run(table, Acquire(0, table.queue[0]))
    act(table, "acquire", dear)
    assert stock[0] == 0


@pytest.mark.clause("COI-C11", "COI-C10")
def test_a_discount_can_bring_a_card_within_reach() -> None:
    table = quiet()
    own(table, 0, card("S2"))
    table.coins[0] = 4
    dear = quiet_card(MERCHANT, cost="coins")
    acquiring(table, 5, dear)
    act(table, "acquire", dear)
    assert table.coins[0] == 0


@pytest.mark.clause("COI-C12", "COI-C13")
def test_price_then_influence_then_bonus() -> None:
    table = quiet()
    walker = card("I1", class_="cleric", cost="guards", influence=4)
    acquiring(table, 3, walker)
    act(table, "acquire", walker)
    assert menu(table)[-1] == ("pass",)
    assert stocks(table, 0) == (4, 7, 0)
    assert levels(table, 0) == [0, 0, 4, 0]


@pytest.mark.clause("COI-C12")
def test_a_bonus_sees_the_influence_of_its_own_card() -> None:
    table = quiet()
    revenue = card("I13", class_="council")
    influence = CATALOG.cards[revenue].influence
    box = next(one for one in CATALOG.tracks[COUNCIL].boxes if one.from_ <= influence <= one.to)
    assert box.gain.guards != CATALOG.tracks[COUNCIL].boxes[0].gain.guards
    acquiring(table, 1, revenue)
    act(table, "acquire", revenue)
    assert stocks(table, 0) == (7 - 1 + box.gain.guards, 7, 0)


@pytest.mark.clause("COI-C13")
@pytest.mark.parametrize("number", [i for i, one in enumerate(CATALOG.cards) if one.when in ("E", "end")])
def test_phase_e_and_game_end_bonuses_wait(number: int) -> None:
    table = quiet()
    acquiring(table, 2, number)
    act(table, "acquire", number)
    assert menu(table) == []
    assert stocks(table, 0) == ((5, 7, 0) if CATALOG.cards[number].cost == "guards" else (7, 5, 0))
    gained = [0, 0, 0, 0]
    gained[table.tables.card_class[number]] = CATALOG.cards[number].influence
    assert levels(table, 0) == gained


@pytest.mark.clause("COI-C13")
def test_an_immediate_bonus_comes_once() -> None:
    table = quiet()
    bought = card("I1", class_="merchant", cost="guards", influence=2)
    later = quiet_card(COUNCIL, cost="guards")
    acquiring(table, 2, bought, later)
    run(table, Acquire(0, table.queue[0]), Acquire(0, table.queue[0]))
    act(table, "acquire", bought)
    assert stocks(table, 0) == (5, 7 + 4, 0)
    act(table, "acquire", later)
    assert stocks(table, 0) == (3, 11, 0)


@pytest.mark.clause("COI-C14", "COI-C13")
def test_start_cards_answer_after_the_bonus_of_the_acquired_card() -> None:
    table = quiet()
    own(table, 0, card("S4"))
    quartermaster = card("I6")
    acquiring(table, 1, quartermaster)
    act(table, "acquire", quartermaster)
    # the walk of the council card itself
    assert stocks(table, 0) == (7 + 1, 7 - 1, 0)
    act(table, "pass")
    # now the start card: 1 guard, 1 point and 1 step
    assert stocks(table, 0) == (9, 6, 1)
    act(table, *menu(table)[0])
    assert menu(table) == []


@pytest.mark.clause("COI-C14", "COI-Y5")
@pytest.mark.parametrize("track", range(4))
def test_a_start_card_answers_to_its_class_only(track: int) -> None:
    table = quiet()
    own(table, 0, card("S5"))
    bought = quiet_card(track, cost="guards")
    acquiring(table, 2, bought)
    act(table, "acquire", bought)
    assert stocks(table, 0) == ((5, 8, 2) if track == MERCHANT else (5, 7, 0))


@pytest.mark.clause("COI-C14")
def test_the_start_cards_of_others_do_not_answer() -> None:
    table = quiet()
    own(table, 1, card("S5"))
    bought = quiet_card(MERCHANT, cost="guards")
    acquiring(table, 2, bought)
    act(table, "acquire", bought)
    assert [stocks(table, seat) for seat in range(2)] == [(5, 7, 0), (7, 7, 0)]


@pytest.mark.clause("COI-C15", "COI-C16")
def test_the_crown_token_comes_with_the_card() -> None:
    table = quiet()
    bought = quiet_card(MERCHANT, cost="guards")
    table.tokens[MERCHANT] = bought
    acquiring(table, 2, bought)
    before = seen(table, 0)["crowns"]
    act(table, "acquire", bought)
    assert menu(table) == []
    assert table.tokens == [OUT, int(HELD), OUT, OUT]
    assert seen(table, 0)["tokens"] == [MERCHANT]
    assert seen(table, 0)["crowns"] == before + 1


@pytest.mark.clause("COI-C15")
def test_a_card_without_a_token_brings_none() -> None:
    table = quiet()
    bought, other = quiet_cards(MERCHANT)[:2]
    table.tokens[MERCHANT] = other
    acquiring(table, 2, bought, other)
    act(table, "acquire", bought)
    assert table.tokens[MERCHANT] == other


@pytest.mark.clause("COI-C15")
def test_the_crown_is_not_his_until_all_bonuses_are_resolved() -> None:
    table = quiet()
    own(table, 0, card("S4"))
    board_tile(table, 0, tile("M5"))
    table.pilgrim[0] = next(node for node in table.tables.hops[0] if node >= 14)
    quartermaster = card("I6")
    table.tokens[COUNCIL] = quartermaster
    table.tiles[C] = 0
    acquiring(table, 1, quartermaster)
    act(table, "acquire", quartermaster)
    act(table, "move", 0)
    assert menu(table) == [("take",), ("pass",)]
    act(table, "take")
    assert table.points[0] == 1 + 1  # the crown of his tile, and the point of his start card
    assert menu(table)[-1] == ("pass",)  # the step of his start card
    assert table.tokens[COUNCIL] == quartermaster
    assert seen(table, 0)["crowns"] == 1
    act(table, "pass")
    assert table.tokens[COUNCIL] == HELD
    assert seen(table, 0)["crowns"] == 2


@pytest.mark.clause("COI-C10", "COI-C11", "COI-C12", "COI-C13", "COI-C14", "COI-C7")
def test_example_a_card_and_a_start_card() -> None:
    phil, chris = 0, 1
    table = quiet(3)
    table.guards[phil], table.coins[phil] = 7, 4
    own(table, phil, card("S5"))
    cleric = quiet_card(CLERIC, cost="coins")
    merchant = card("I1", class_="merchant", cost="guards", influence=2)
    show(table, UPPER, cleric, merchant)
    five = die(table, UPPER, phil, COUNCIL, 5)
    die(table, UPPER, chris, COUNCIL, 1)
    run(table, Evaluate())
    assert table.to_move == phil
    assert menu(table) == [("acquire", merchant), DISTRESS]
    assert refused(table, "acquire", cleric) == "COI-C11"
    act(table, "acquire", merchant)
    assert stocks(table, phil) == (2, 4 + 4 + 1, 2)
    assert levels(table, phil) == [0, 2, 0, 0]
    assert resting(table, phil) == [five]
    assert table.to_move == chris


# die tokens and leftovers


def influence(number: int) -> int:
    return int(CATALOG.cards[number].influence)


def beside(table: Table, location: int) -> list[int]:
    return [one for one in table.display[location * 4 - 4 : location * 4] if one >= 0]


@CITY
@pytest.mark.clause("COI-C17")
@pytest.mark.parametrize("highest", [2, 3, 4])
def test_a_token_discards_the_highest_influence(location: int, highest: int) -> None:
    lower = [one for one in cards(back="III") if CATALOG.cards[one].influence < highest][:2]
    top = next(one for one in cards(back="III", influence=highest))
    for at in range(3):
        table = quiet(2)
        row = [*lower[:at], top, *lower[at:]]
        show(table, location, *row)
        show(table, LOWER if location == UPPER else UPPER, *cards(back="II", influence=4)[:1])
        token(table, 0, location, 5)
        die(table, location, 1, COUNCIL, 1)
        table.guards[1] = table.coins[1] = 20
        run(table, Evaluate())
        assert table.to_move == 1
        assert beside(table, location) == lower
        assert GAME.view(table, None)["discard"] == sorted(
            [top, *(cards(back="II", influence=4)[:1] if location != UPPER else [])]
        )


@pytest.mark.clause("COI-C18")
def test_of_several_highest_the_leftmost_goes() -> None:
    twos = cards(back="II", influence=2)[:2]
    ones = cards(back="II", influence=1)[:2]
    table = quiet(2)
    show(table, CENTRAL, ones[0], twos[1], twos[0], ones[1])
    for number, value in enumerate((5, 4, 3)):
        token(table, number, CENTRAL, value)
    die(table, CENTRAL, 0, COUNCIL, 1)
    run(table, Evaluate())
    # the first two, then the left one of the others
    assert beside(table, CENTRAL) == [ones[1]]
    assert table.discard == 1 << twos[1] | 1 << twos[0] | 1 << ones[0]
    table = quiet(2)
    show(table, CENTRAL, ones[0], twos[1], twos[0], ones[1])
    token(table, 0, CENTRAL, 5)
    die(table, CENTRAL, 0, COUNCIL, 1)
    run(table, Evaluate())
    assert beside(table, CENTRAL) == [ones[0], twos[0], ones[1]]


@pytest.mark.clause("COI-C17", "COI-B6")
def test_a_token_acts_in_its_turn_only() -> None:
    table = quiet(2)
    table.guards = [20, 20]
    table.coins = [20, 20]
    row = [cards(back="II", influence=4)[0], *cards(back="II", influence=2)[:1]]
    show(table, UPPER, *row)
    die(table, UPPER, 0, COUNCIL, 4)
    token(table, 0, UPPER, 3)
    die(table, UPPER, 1, COUNCIL, 2)
    run(table, Evaluate())
    assert table.to_move == 0
    assert beside(table, UPPER) == row
    act(table, "distress")
    assert table.to_move == 1
    assert beside(table, UPPER) == row[1:]


@pytest.mark.clause("COI-C19")
def test_a_token_is_turned_down_where_it_stands() -> None:
    table = quiet(2)
    show(table, UPPER, *cards(back="II", influence=2)[:4])
    spent = token(table, 0, UPPER, 5)
    die(table, UPPER, 0, COUNCIL, 3)
    waiting = token(table, 1, UPPER, 2)
    assert down(table, UPPER) == [False, False]
    run(table, Evaluate())
    assert table.to_move == 0
    assert [(one["code"], one["down"]) for one in line(table, UPPER) if one["seat"] is None] == [
        (spent, True),
        (waiting, False),
    ]
    assert line(table, UPPER)[0]["value"] == 5
    assert len(beside(table, UPPER)) == 3  # the waiting token has discarded nothing


@pytest.mark.clause("COI-C20")
def test_a_token_without_a_card_discards_nothing() -> None:
    table = quiet(2)
    table.guards = [20, 20]
    only = quiet_card(COUNCIL)
    show(table, UPPER, only)
    elsewhere = quiet_card(MERCHANT)
    show(table, CENTRAL, elsewhere)
    for number, value in enumerate((6, 5)):
        token(table, number, UPPER, value)
    die(table, CENTRAL, 0, COUNCIL, 1)
    run(table, Evaluate())
    assert table.discard == 1 << only
    assert table.to_move == 0
    assert beside(table, CENTRAL) == [elsewhere]


@pytest.mark.clause("COI-C21")
def test_a_crown_token_goes_out_with_a_card_that_a_die_token_discards() -> None:
    table = quiet(2)
    low, top = quiet_card(COUNCIL, influence=1), cards(back="II", influence=4)[0]
    show(table, UPPER, low, top)
    class_ = table.tables.card_class[top]
    table.tokens[class_] = top
    token(table, 0, UPPER, 5)
    die(table, UPPER, 0, COUNCIL, 1)
    run(table, Evaluate())
    assert table.discard == 1 << top
    assert table.tokens == [OUT] * 4
    assert GAME.view(table, None)["tokens"][class_] == {"on": None, "seat": None}


@pytest.mark.clause("COI-C21")
def test_a_crown_token_goes_out_with_a_card_that_nobody_took() -> None:
    table = quiet(2)
    left, kept = quiet_card(COUNCIL), quiet_card(MERCHANT)
    show(table, UPPER, left)
    show(table, CENTRAL, kept)
    table.tokens[COUNCIL] = left
    table.tokens[MERCHANT] = kept
    die(table, CENTRAL, 0, COUNCIL, 1)
    run(table, Evaluate())
    assert table.tokens == [OUT, kept, OUT, OUT]


@pytest.mark.clause("COI-C21")
def test_a_crown_token_that_is_out_does_not_come_back_with_its_card() -> None:
    table = quiet(2)
    out = quiet_card(COUNCIL, cost="guards")
    show(table, UPPER, out)
    table.tokens[COUNCIL] = out
    show(table, CENTRAL, card("I4"))
    die(table, CENTRAL, 0, WHITE, 1)
    run(table, Evaluate())
    act(table, "acquire", card("I4"))
    act(table, "recall", out)
    assert out in seen(table, 0)["cards"]
    assert table.tokens == [OUT] * 4
    assert seen(table, 0)["tokens"] == []


@pytest.mark.clause("COI-C22")
def test_the_cards_left_in_a_row_are_discarded_before_the_next_row_is_dealt_with() -> None:
    table = quiet(2)
    rows = {UPPER: quiet_cards(COUNCIL)[:3], CENTRAL: quiet_cards(MERCHANT)[:3], LOWER: quiet_cards(SCHOLAR)[:2]}
    for location, row in rows.items():
        show(table, location, *row)
        die(table, location, 0, COUNCIL, 1)
    run(table, Evaluate())
    assert GAME.view(table, None)["discard"] == []
    act(table, "acquire", rows[UPPER][1])
    gone = [rows[UPPER][0], rows[UPPER][2]]
    assert GAME.view(table, None)["discard"] == gone
    assert beside(table, UPPER) == []
    assert beside(table, CENTRAL) == rows[CENTRAL]
    act(table, "distress")
    gone += rows[CENTRAL]
    assert GAME.view(table, None)["discard"] == sorted(gone)
    assert beside(table, LOWER) == rows[LOWER]
    act(table, "acquire", rows[LOWER][0])
    assert GAME.view(table, None)["discard"] == sorted([*gone, rows[LOWER][1]])


@pytest.mark.clause("COI-C22")
def test_a_row_waits_for_its_last_die() -> None:
    table = quiet(2)
    row = quiet_cards(COUNCIL)[:3]
    show(table, LOWER, *row)
    die(table, LOWER, 0, COUNCIL, 2)
    die(table, LOWER, 1, COUNCIL, 1)
    run(table, Evaluate())
    act(table, "acquire", row[0])
    assert table.to_move == 1
    assert beside(table, LOWER) == row[1:]
    assert table.discard == 0


@pytest.mark.clause("COI-C22")
def test_a_district_without_dice_loses_its_cards_too() -> None:
    table = quiet(2)
    row = quiet_cards(COUNCIL)[:3]
    show(table, UPPER, *row)
    show(table, LOWER, quiet_card(MERCHANT))
    die(table, LOWER, 0, COUNCIL, 1)
    run(table, Evaluate())
    assert table.location == LOWER
    assert GAME.view(table, None)["discard"] == row
    assert beside(table, UPPER) == []


@pytest.mark.clause("COI-C23")
def test_tokens_are_turned_up_again_when_the_district_is_done() -> None:
    table = quiet(2)
    show(table, UPPER, *cards(back="II", influence=2)[:4])
    show(table, CENTRAL, quiet_card(MERCHANT))
    token(table, 0, UPPER, 5)
    token(table, 1, UPPER, 4)
    die(table, UPPER, 0, COUNCIL, 1)
    die(table, CENTRAL, 1, COUNCIL, 1)
    run(table, Evaluate())
    assert down(table, UPPER) == [True, True]
    act(table, "distress")
    assert table.location == CENTRAL
    assert down(table, UPPER) == [False, False]
    assert [one["value"] for one in line(table, UPPER)] == [5, 4]


@pytest.mark.clause("COI-C23", "COI-C19")
@pytest.mark.parametrize(("seats", "number"), [(2, 5), (3, 3)])
def test_all_tokens_work_again_in_the_next_round(seats: int, number: int) -> None:
    table = quiet(seats)
    for _ in range(2):
        run(table, EndRound())
        tokens = [one for place in (UPPER, CENTRAL, LOWER) for one in line(table, place) if one["seat"] is None]
        assert len(tokens) == number
        assert not any(one["down"] for one in tokens)
        rows = [beside(table, place) for place in (UPPER, CENTRAL, LOWER)]
        log = table.listen()
        log.clear()
        run(table, Evaluate())
        # without dice of players all cards go, in each row first the one that its tokens take
        told = [event.args["card"] for event in log if event.key == "discarded"]
        assert [sorted(told[i : i + 4]) for i in (0, 4, 8)] == [sorted(row) for row in rows]
        for row, first in zip(rows, told[::4], strict=True):
            assert influence(first) == max(influence(one) for one in row)


@pytest.mark.clause("COI-C17", "COI-C18", "COI-C19", "COI-B6")
def test_example_two_tokens_in_a_row() -> None:
    phil, eve = 0, 1
    table = quiet(2)
    scholar = card(class_="scholar", influence=3)
    cleric = card(class_="cleric", influence=1, back="II")
    other = card(class_="council", influence=1, back="II")
    show(table, CENTRAL, cleric, scholar, other)
    token(table, 0, CENTRAL, 4)
    token(table, 1, CENTRAL, 3)
    die(table, CENTRAL, eve, COUNCIL, 2)
    die(table, CENTRAL, phil, COUNCIL, 1)
    run(table, Evaluate())
    assert GAME.view(table, None)["discard"] == sorted((scholar, cleric))
    assert down(table, CENTRAL) == [True, True]
    assert table.to_move == eve
    assert menu(table) == [("acquire", other), DISTRESS]
