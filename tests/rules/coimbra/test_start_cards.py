"""What start cards give: at once, and in phase C."""

import pytest

from caravela.games.coimbra.catalog import CLASSES, Effect
from caravela.games.coimbra.city import Evaluate
from caravela.games.coimbra.effects import CardBonus
from caravela.games.coimbra.start import StartCards
from caravela.games.coimbra.state import CARD, Table
from caravela.games.coimbra.voyage import EndRound, Invest
from tests.rules.coimbra.scene import (
    CATALOG,
    CENTRAL,
    CLERIC,
    COUNCIL,
    LOWER,
    MERCHANT,
    SCHOLAR,
    UPPER,
    acquire,
    act,
    board_tile,
    board_voyage,
    card,
    cards,
    die,
    discard,
    levels,
    menu,
    own,
    pass_on,
    points_from,
    quiet,
    recard,
    refused,
    run,
    show,
    stocks,
    tile,
)

EITHER = -1
VOYAGES = range(len(CATALOG.voyages))
DISCOUNTS = [("S2", "coins"), ("S3", "guards")]
LIBRARIAN = card("I4")


def stock(table: Table, goods: str) -> list[int]:
    return table.guards if goods == "guards" else table.coins


def quiet_card(goods: str, class_: str = "") -> int:
    """A card of this cost whose own bonus waits for its time."""
    waiting = (i for i in cards(cost=goods) if CATALOG.cards[i].when != "now")
    return next(i for i in waiting if class_ in ("", CATALOG.cards[i].class_))


# immediate


@pytest.mark.clause("COI-Y1", "COI-I7")
@pytest.mark.parametrize("number", cards("S1"))
def test_an_immediate_start_card_gives_what_it_shows_once(number: int) -> None:
    entry = CATALOG.cards[number]
    gift = entry.bonus.gain
    assert gift
    table = quiet(2)
    table.disks[0] = (1 << 14) - 1
    own(table, 0, number, card("S2"))
    run(table, StartCards(0))
    if gift.steps:
        act(table, "begin", number)
    assert stocks(table, 0) == (7 + gift.guards, 7 + gift.coins, gift.points)
    assert points_from(table, 0, "start cards") == gift.points
    steps = 0
    while menu(table) and menu(table)[0][0] == "move":
        act(table, *menu(table)[0])
        steps += 1
    assert steps == gift.steps
    assert levels(table, 0)[CLASSES.index(entry.class_)] == entry.influence + (entry.class_ == "merchant")
    run(table, EndRound())
    assert stocks(table, 0) == (7 + gift.guards, 7 + gift.coins, gift.points)


@pytest.mark.clause("COI-Y1", "COI-I6", "COI-I7", "COI-I8", "COI-Q4")
def test_example_a_cleric_for_phase_c_and_a_councillor_with_four_guards() -> None:
    phil = 1
    table = quiet()
    councillor = next(i for i in cards("S1", class_="council", influence=2))
    own(table, phil, card("S4"), councillor)
    run(table, StartCards(phil))
    assert menu(table) == []
    assert levels(table, phil) == [2, 0, 1, 0]
    assert stocks(table, phil) == (11, 7, 0)
    assert levels(table, 0) == [0, 0, 0, 0]


# discounts


@pytest.mark.clause("COI-Y2", "COI-Y3", "COI-C10")
@pytest.mark.parametrize(("code", "goods"), DISCOUNTS)
@pytest.mark.parametrize("pips", range(1, 7))
def test_a_card_in_these_goods_costs_one_less(code: str, goods: str, pips: int) -> None:
    wanted = quiet_card(goods)
    table = quiet()
    own(table, 0, card(code))
    table.guards[0] = table.coins[0] = pips - 1
    acquire(table, 0, wanted, pips)
    assert stock(table, goods)[0] == 0
    assert sum(stocks(table, 0)) == pips - 1
    assert table.cards[0] >> wanted & 1


@pytest.mark.clause("COI-Y2", "COI-Y3")
@pytest.mark.parametrize(("code", "goods"), DISCOUNTS)
def test_a_die_of_one_makes_the_card_free(code: str, goods: str) -> None:
    wanted = quiet_card(goods)
    table = quiet()
    own(table, 0, card(code))
    table.guards[0] = table.coins[0] = 0
    acquire(table, 0, wanted, 1)
    assert stocks(table, 0) == (0, 0, 0)
    assert table.cards[0] >> wanted & 1


@pytest.mark.clause("COI-Y2", "COI-Y3", "COI-C11")
@pytest.mark.parametrize(("code", "goods"), DISCOUNTS)
def test_who_lacks_even_the_lower_price_cannot_acquire(code: str, goods: str) -> None:
    wanted = quiet_card(goods)
    other = quiet_card("guards" if goods == "coins" else "coins")
    table = quiet()
    own(table, 0, card(code))
    table.guards[0] = table.coins[0] = 20
    stock(table, goods)[0] = 3
    show(table, UPPER, wanted, other)
    die(table, UPPER, 0, COUNCIL, 5)
    run(table, Evaluate())
    assert menu(table) == [("acquire", other), ("distress",)]
    assert refused(table, "acquire", wanted) == "COI-C11"


@pytest.mark.clause("COI-Y2", "COI-Y3")
@pytest.mark.parametrize(("code", "goods"), DISCOUNTS)
def test_a_card_in_the_other_goods_costs_its_full_price(code: str, goods: str) -> None:
    other = "guards" if goods == "coins" else "coins"
    wanted = quiet_card(other)
    table = quiet()
    own(table, 0, card(code))
    acquire(table, 0, wanted, 4)
    assert stock(table, other)[0] == 3
    assert stock(table, goods)[0] == 7


@pytest.mark.clause("COI-Y2", "COI-Y3")
@pytest.mark.parametrize("goods", ["coins", "guards"])
def test_both_discounts_take_one_from_each_card_and_help_nobody_else(goods: str) -> None:
    wanted = quiet_card(goods)
    table = quiet(2)
    own(table, 0, card("S2"), card("S3"))
    acquire(table, 0, wanted, 4)
    assert stock(table, goods)[0] == 4
    table = quiet(2)
    own(table, 0, card("S2"), card("S3"))
    acquire(table, 1, wanted, 4)
    assert stock(table, goods)[1] == 3


@pytest.mark.clause("COI-Y2", "COI-Y3")
@pytest.mark.parametrize(("code", "family"), [("S2", "I15"), ("S3", "I14")])
def test_a_discount_is_for_the_card_and_not_for_what_its_bonus_asks(code: str, family: str) -> None:
    wanted = card(family)
    table = quiet()
    own(table, 0, card(code))
    table.guards[0] = table.coins[0] = 10
    acquire(table, 0, wanted, 4)
    before = stocks(table, 0)
    act(table, "pay")
    assert [a - b for a, b in zip(before, stocks(table, 0), strict=True)] == ([0, 5, -7] if code == "S2" else [5, 0, 0])


@pytest.mark.clause("COI-Y7", "COI-V2")
@pytest.mark.parametrize("number", VOYAGES)
def test_a_voyage_costs_its_full_price(number: int) -> None:
    entry = CATALOG.voyages[number]
    table = quiet()
    own(table, 0, card("S2"), card("S3"))
    board_voyage(table, 0, number)
    table.guards[0] = table.coins[0] = 20
    stock(table, entry.pay)[0] = entry.cost - 1
    run(table, Invest(0, EITHER))
    assert refused(table, "invest", 0) == "COI-V2"
    stock(table, entry.pay)[0] = entry.cost
    run(table, Invest(0, EITHER))
    act(table, "invest", 0)
    assert stock(table, entry.pay)[0] == 0


# bonuses that a card sets off


@pytest.mark.clause("COI-Y4", "COI-C14")
@pytest.mark.parametrize("goods", ["guards", "coins"])
def test_a_council_card_brings_a_guard_a_point_and_a_step(goods: str) -> None:
    wanted = quiet_card(goods, "council")
    table = quiet()
    own(table, 0, card("S4"))
    acquire(table, 0, wanted, 3)
    assert stocks(table, 0) == ((5, 7, 1) if goods == "guards" else (8, 4, 1))
    assert points_from(table, 0, "start cards") == 1
    assert menu(table)[0][0] == "move"
    act(table, *menu(table)[0])
    assert menu(table) == []


@pytest.mark.clause("COI-Y4", "COI-P1")
def test_the_step_may_be_left_out() -> None:
    table = quiet()
    own(table, 0, card("S4"))
    corner = table.pilgrim[0]
    acquire(table, 0, quiet_card("coins", "council"))
    act(table, "pass")
    assert menu(table) == []
    assert table.pilgrim[0] == corner
    assert stocks(table, 0) == (8, 6, 1)


@pytest.mark.clause("COI-Y5", "COI-C14")
@pytest.mark.parametrize("goods", ["guards", "coins"])
def test_a_merchant_brings_a_coin_and_two_points(goods: str) -> None:
    wanted = quiet_card(goods, "merchant")
    table = quiet()
    own(table, 0, card("S5"))
    acquire(table, 0, wanted, 3)
    assert stocks(table, 0) == ((4, 8, 2) if goods == "guards" else (7, 5, 2))
    assert points_from(table, 0, "start cards") == 2
    assert menu(table) == []


@pytest.mark.clause("COI-Y4", "COI-Y5")
@pytest.mark.parametrize(("class_", "points"), [("council", 1), ("merchant", 2), ("cleric", 0), ("scholar", 0)])
def test_each_class_sets_off_its_own_start_card_only(class_: str, points: int) -> None:
    table = quiet()
    own(table, 0, card("S4"), card("S5"))
    wanted = quiet_card("coins", class_)
    acquire(table, 0, wanted)
    assert stocks(table, 0) == (7 + (class_ == "council"), 6 + (class_ == "merchant"), points)
    assert bool(menu(table)) == (class_ == "council")


@pytest.mark.clause("COI-Y4", "COI-Y5")
@pytest.mark.parametrize("class_", ["council", "merchant"])
def test_the_cards_of_opponents_set_nothing_off(class_: str) -> None:
    table = quiet()
    own(table, 0, card("S4"), card("S5"))
    acquire(table, 1, quiet_card("coins", class_))
    assert stocks(table, 0) == (7, 7, 0)
    assert stocks(table, 1) == (7, 6, 0)
    assert menu(table) == []


@pytest.mark.clause("COI-Y4", "COI-Y5", "COI-I8")
def test_start_cards_set_nothing_off_at_the_start() -> None:
    table = quiet()
    own(table, 0, card("S4"), card("S1", class_="council"))
    own(table, 1, card("S5"), card("S1", class_="merchant"))
    run(table, StartCards(0), StartCards(1))
    assert menu(table) == []
    assert stocks(table, 0) == (11, 7, 0)
    assert stocks(table, 1) == (7, 11, 0)


@pytest.mark.clause("COI-Y5", "COI-J12")
def test_a_card_that_is_used_again_sets_nothing_off() -> None:
    table = quiet()
    own(table, 0, card("S5"), card("I1", class_="merchant", back="III", cost="guards"))
    again = next(i for i in cards("I12") if CATALOG.cards[i].bonus.copy == "merchant")
    acquire(table, 0, again)
    assert stocks(table, 0) == (7, 7 - 1 + 4, 2)
    assert points_from(table, 0, "start cards") == 0


@pytest.mark.clause("COI-Y4", "COI-Y5", "COI-I8")
def test_the_bonuses_come_with_every_card_and_in_every_round() -> None:
    table = quiet(2)
    own(table, 0, card("S4"), card("S5"))
    table.guards[0] = table.coins[0] = 10
    for number, class_ in enumerate(["council", "merchant", "merchant", "council"], 1):
        if number == 3:
            run(table, EndRound())
        fresh = next(i for i in cards(class_=class_, when="E" if number < 3 else "end") if i >= 8)
        acquire(table, 0, fresh, location=(UPPER, CENTRAL, UPPER, LOWER)[number - 1])
        pass_on(table)
    assert points_from(table, 0, "start cards") == 6


# the order of things


@pytest.mark.clause("COI-Y4", "COI-C13", "COI-C14")
def test_the_council_card_is_through_with_its_own_walk_first() -> None:
    table = quiet()
    own(table, 0, card("S4"))
    acquire(table, 0, card("I6"), 1)
    assert stocks(table, 0)[::2] == (8, 0)
    act(table, *menu(table)[0])
    assert stocks(table, 0)[::2] == (9, 1)
    table.disks[0] = (1 << 14) - 1
    act(table, *menu(table)[0])
    assert menu(table) == []
    assert stocks(table, 0)[::2] == (9, 1)


@pytest.mark.clause("COI-Y5", "COI-C13", "COI-C14", "COI-J9")
def test_the_coin_for_a_merchant_comes_too_late_for_his_own_venture() -> None:
    table = quiet()
    own(table, 0, card("S5"))
    for slot, paid_in_coins in enumerate([i for i in VOYAGES if CATALOG.voyages[i].pay == "coins"][:6]):
        board_voyage(table, slot, paid_in_coins)
    cheapest = min(CATALOG.voyages[i].cost for i in table.voyages)
    table.coins[0] = cheapest - 5
    acquire(table, 0, card("I9", cost="guards"), 1)
    assert menu(table) == []
    assert table.coins[0] == cheapest
    assert table.invested[0] == 0


@pytest.mark.clause("COI-Y4", "COI-P8")
def test_the_step_may_reach_a_monastery() -> None:
    table = quiet()
    own(table, 0, card("S4"))
    board_tile(table, 0, tile("M8"))
    table.pilgrim[0] = next(node for node in table.tables.hops[0] if node >= 14)
    acquire(table, 0, quiet_card("coins", "council"))
    act(table, "move", 0)
    act(table, "take")
    assert stocks(table, 0) == (8, 6, 1 + 2)


@pytest.mark.clause("COI-Y4", "COI-Y5", "COI-C15")
def test_what_start_cards_add_comes_before_the_crown_token() -> None:
    wanted = quiet_card("guards", "council")
    table = quiet(2)
    own(table, 0, card("S4"))
    board_tile(table, 0, tile("M5"))
    table.pilgrim[0] = next(node for node in table.tables.hops[0] if node >= 14)
    table.tokens[COUNCIL] = wanted
    table.tiles[1] = 0
    show(table, UPPER, wanted)
    show(table, LOWER, quiet_card("guards", "scholar"))
    die(table, UPPER, 0, CLERIC, 2)
    die(table, LOWER, 1, SCHOLAR, 1)
    run(table, Evaluate())
    act(table, "acquire", wanted)
    crowns = table.crowns(0)
    act(table, "move", 0)
    act(table, "take")
    assert points_from(table, 0, "monasteries") == crowns
    assert table.crowns(0) == crowns + CATALOG.tokens.crowns


@pytest.mark.clause("COI-Y5", "COI-C10", "COI-C11", "COI-C12", "COI-C13", "COI-C14")
def test_example_a_merchant_for_five_guards_and_a_scholar_from_the_start() -> None:
    phil, eve = 0, 1
    cleric = card("I1", class_="cleric", cost="coins")
    merchant = card("I1", class_="merchant", cost="guards", influence=2)
    table = quiet()
    own(table, phil, card("S5", class_="scholar"))
    table.coins[phil] = 4
    show(table, UPPER, cleric, merchant)
    code = die(table, UPPER, phil, MERCHANT, 5)
    die(table, UPPER, eve, MERCHANT, 3)
    run(table, Evaluate())
    assert table.to_move == phil
    assert refused(table, "acquire", cleric) == "COI-C11"
    act(table, "acquire", merchant)
    assert stocks(table, phil) == (7 - 5, 4 + 4 + 1, 2)
    assert levels(table, phil) == [0, 2, 0, 0]
    assert table.place[code] == 4
    assert table.to_move == eve


# cards from the discard pile


@pytest.mark.clause("COI-Y6", "COI-J4", "COI-K8")
@pytest.mark.parametrize(("code", "goods"), DISCOUNTS)
def test_a_recalled_card_costs_two(code: str, goods: str) -> None:
    wanted, other = quiet_card(goods, "scholar"), quiet_card("guards" if goods == "coins" else "coins", "scholar")
    for held in (1, 2):
        table = quiet()
        own(table, 0, card(code), LIBRARIAN)
        discard(table, wanted, other)
        table.guards[0] = table.coins[0] = 3
        stock(table, goods)[0] = held
        run(table, CardBonus(0, LIBRARIAN, CARD))
        if held == 1:
            assert refused(table, "recall", wanted) == "COI-K8"
            act(table, "recall", other)
            assert sum(stocks(table, 0)) == 1
        else:
            act(table, "recall", wanted)
            assert stock(table, goods)[0] == 0
            assert sum(stocks(table, 0)) == 3


@pytest.mark.clause("COI-Y6", "COI-J23", "COI-Y4")
def test_a_recalled_council_card_sets_off_a_start_card() -> None:
    wanted = quiet_card("coins", "council")
    table = quiet()
    own(table, 0, card("S4"))
    discard(table, wanted)
    acquire(table, 0, LIBRARIAN, 1)
    act(table, "recall", wanted)
    assert stocks(table, 0) == (8, 7 - 1 - 3, 1)
    assert menu(table)[0][0] == "move"


@pytest.mark.clause("COI-Y6", "COI-J23", "COI-Y5")
def test_a_recalled_merchant_sets_off_a_start_card() -> None:
    wanted = quiet_card("guards", "merchant")
    table = quiet()
    own(table, 0, card("S5"), card("S3"))
    discard(table, wanted)
    acquire(table, 0, LIBRARIAN, 1)
    act(table, "recall", wanted)
    assert stocks(table, 0) == (7 - 2, 7 - 1 + 1, 2)
    assert menu(table) == []


@pytest.mark.clause("COI-Y8", "COI-Y6", "COI-C14")
def test_what_the_second_card_sets_off_comes_before_what_the_first_one_sets_off() -> None:
    first, second = quiet_card("coins", "merchant"), card("I6")
    table = quiet()
    recard(table, {first: {"when": "now", "bonus": Effect(recall=3)}})
    own(table, 0, card("S4"), card("S5"))
    discard(table, second)
    acquire(table, 0, first, 1)
    assert stocks(table, 0) == (7, 6, 0)
    act(table, "recall", second)
    assert stocks(table, 0) == (8, 3, 0)
    act(table, "pass")
    assert stocks(table, 0) == (9, 3, 1)
    act(table, "pass")
    assert stocks(table, 0) == (9, 4, 3)
    assert menu(table) == []


@pytest.mark.clause("COI-Y8", "COI-Y6")
def test_three_cards_in_a_chain_set_their_bonuses_off_from_the_last_to_the_first() -> None:
    first, second, third = (
        quiet_card("coins", "merchant"),
        quiet_card("coins", "council"),
        quiet_card("guards", "merchant"),
    )
    table = quiet()
    recall = {"when": "now", "bonus": Effect(recall=3)}
    recard(table, {first: recall, second: recall})
    own(table, 0, card("S4"), card("S5"))
    discard(table, second, third)
    acquire(table, 0, first, 1)
    act(table, "recall", second)
    assert stocks(table, 0) == (7, 3, 0)
    act(table, "recall", third)
    assert stocks(table, 0) == (4 + 1, 3 + 1, 2 + 1)
    act(table, *menu(table)[0])
    assert stocks(table, 0) == (5, 5, 5)
    assert menu(table) == []
