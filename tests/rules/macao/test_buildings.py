"""Each of the 44 buildings: what it says, and what it does."""

import pytest

from caravela.games.macao.catalog import GOODS
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
    port,
    port_for,
    price,
    quarters,
    quiet,
    refused,
    settle,
    turn,
)
from tests.rules.macao.working import (
    Amounts,
    activated,
    begun,
    brings_with_activations,
    busy,
    plain,
    played,
    ready,
    says,
    total,
    used,
    works_at_the_end,
    works_each_round,
    works_once_a_round,
    works_with_free_colours,
)

KINDS = (*plain("office", 2), *plain("building", 2), *plain("person", 2))


# each round


@pytest.mark.clause("MAC-F1", "MAC-F4", "MAC-K6", "MAC-K7")
@pytest.mark.parametrize(
    ("id", "text", "gain"),
    [
        ("school", "each round: 1 gold", {"gold": 1}),
        ("treasury", "each round: 2 gold", {"gold": 2}),
        ("chapel", "each round: 1 prestige", {"prestige": 1}),
        ("cathedral", "each round: 2 prestige", {"prestige": 2}),
        ("brick-kiln", "each round: 1 red cube", {"red": 1}),
        ("herb-garden", "each round: 1 green cube", {"green": 1}),
        ("silk-mill", "each round: 1 violet cube", {"violet": 1}),
        ("arsenal", "each round: 1 black cube + 1 gray cube", {"black": 1, "gray": 1}),
    ],
)
def test_buildings_that_give_each_round(id: str, text: str, gain: Amounts) -> None:
    works_each_round(id, text, gain)


@pytest.mark.clause("MAC-F1", "MAC-F5")
@pytest.mark.parametrize("id", ["banking-house"])
def test_banking_house_gold_for_every_three_gold(id: str) -> None:
    says(id, "each round: 1 gold for every 3 gold that you have")
    for gold, gain in ((0, 0), (2, 0), (3, 1), (5, 1), (6, 2), (9, 3), (11, 3)):
        table = ready(id)
        table.gold = [gold, 11, 11]
        assert begun(table) == total({"gold": gain})
        table = ready()
        hold(table, 0, id)
        give(table, 0, **price(card(id)))
        table.gold[0] = gold
        assert begun(table) == {}
        assert activated(table, id) == total({"gold": gain})


@pytest.mark.clause("MAC-F1", "MAC-F5")
@pytest.mark.parametrize("id", ["almshouse"])
def test_almshouse_gold_for_who_has_none(id: str) -> None:
    says(id, "each round: 2 gold if you have no gold")
    table = ready(id)
    table.gold = [0, 3, 3]
    assert begun(table) == {"gold": 2}
    act(table, "pass")
    assert begun(table) == {}
    act(table, "pass")
    table.gold[0] = 0
    assert begun(table) == {"gold": 2}
    for gold, gain in ((0, {"gold": 2}), (1, {})):
        table = ready()
        hold(table, 0, id)
        give(table, 0, **price(card(id)))
        table.gold[0] = gold
        turn(table)
        assert activated(table, id) == gain


@pytest.mark.clause("MAC-F5")
@pytest.mark.parametrize(("first", "gain"), [("almshouse", {"gold": 3}), ("school", {"gold": 1})])
def test_what_was_activated_first_gives_first(first: str, gain: Amounts) -> None:
    second = "school" if first == "almshouse" else "almshouse"
    assert begun(ready(first, second)) == gain


@pytest.mark.clause("MAC-F1", "MAC-F5")
@pytest.mark.parametrize("id", ["inn"])
def test_inn_gold_for_who_is_last_on_the_wall(id: str) -> None:
    says(id, "each round: 2 gold if you are last on the wall")
    for order, gain in (((1, 2, 0), {"gold": 2}), ((1, 0, 2), {}), ((0, 1, 2), {})):
        table = ready(id)
        table.order = list(order)
        assert begun(table) == gain
    table = ready(id)
    for seat in (1, 2):
        climb(table, seat, 3)
    assert begun(table) == {"gold": 2}
    climb(table, 0, 4)
    assert begun(table) == {}


# uses


@pytest.mark.clause("MAC-F2", "MAC-K5", "MAC-K8")
@pytest.mark.parametrize(
    ("id", "text", "pay", "gain"),
    [("tea-house", "once a round: pay 1 gold for 2 prestige", {"gold": 1}, {"prestige": 2})],
)
def test_tea_house_prestige_for_gold(id: str, text: str, pay: Amounts, gain: Amounts) -> None:
    works_once_a_round(id, text, pay, gain)


@pytest.mark.clause("MAC-F2", "MAC-F3", "MAC-F4", "MAC-K5", "MAC-K8", "MAC-A4")
@pytest.mark.parametrize(
    ("id", "text", "pay", "gain"),
    [
        ("pawnshop", "as often as you like: pay 1 cube of any colour for 1 gold", {"any": 1}, {"gold": 1}),
        ("dye-works", "once a round: pay 1 cube of any colour for 1 cube of any colour", {"any": 1}, {"any": 1}),
        ("hiring-hall", "once a round: pay 1 gold for 1 cube of any colour", {"gold": 1}, {"any": 1}),
        ("manufactory", "once a round: pay 1 cube of any colour for 2 cubes of any colour", {"any": 1}, {"any": 2}),
    ],
)
def test_buildings_for_cubes_of_any_colour(id: str, text: str, pay: Amounts, gain: Amounts) -> None:
    works_with_free_colours(id, text, pay, gain, once=id != "pawnshop")


@pytest.mark.clause("MAC-F4", "MAC-A4", "MAC-Q2")
@pytest.mark.parametrize("id", ["manufactory"])
def test_manufactory_its_cubes_may_be_of_two_colours(id: str) -> None:
    table = ready(id)
    give(table, 0, blue=1, gray=1)
    turn(table)
    act(table, "use", card(id))
    assert menu(table) == [("pay", 1), ("pay", 4)]
    act(table, "pay", 4)
    act(table, "take", 2)
    assert menu(table) == [("take", colour) for colour in range(2, 6)]
    assert played(table, "take", 5) == {"violet": 1}
    assert played(table, "pass") == {"blue": -1, "green": -1, "violet": -1}


@pytest.mark.clause("MAC-F2", "MAC-F5", "MAC-Q10")
@pytest.mark.parametrize("id", ["convent"])
def test_convent_prestige_for_an_empty_tableau(id: str) -> None:
    says(id, "once a round: 2 prestige if no card lies on your tableau")
    table = ready(id)
    hold(table, 0, "villa")
    hold(table, 1, "gate")
    give(table, 0, **price(card("villa")))
    assert begun(table) == {}
    assert refused(table, "use", card(id)) == "MAC-Q10"
    act(table, "activate", card("villa"))
    assert used(table, id) == {"prestige": 2}
    assert refused(table, "use", card(id)) == "MAC-K5"
    act(table, "pass")
    assert begun(table) == {}
    assert used(table, id) == {"prestige": 2}


# activations


@pytest.mark.clause("MAC-F6", "MAC-K4")
@pytest.mark.parametrize("id", ["archive"])
def test_archive_prestige_for_each_card_activated(id: str) -> None:
    text = "each card you activate from now on: 1 prestige"
    brings_with_activations(id, text, {"prestige": 1}, KINDS, ())


# the city


@pytest.mark.clause("MAC-F17", "MAC-Q9", "MAC-L4")
@pytest.mark.parametrize("id", ["fountain"])
def test_fountain_a_space_with_each_quarter(id: str) -> None:
    says(id, "each quarter you take: 1 space forward on the wall")
    light, dark = quarters(2, dark=False)[0], quarters(2, dark=True)[0]
    table = ready(id, "night-watchman")
    give(table, 0, **cost(light))
    give(table, 0, **cost(dark))
    assert begun(table) == {}
    price_of = {colour: -amount for colour, amount in cost(light).items()}
    assert played(table, "quarter", light) == total(price_of, {"quarters": 1, "aboard": 1, "wall": 1})
    act(table, "quarter", dark)
    assert table.wall == [2, 0, 0]
    table = ready(id)
    climb(table, 0, 15)
    give(table, 0, **cost(light))
    turn(table)
    assert played(table, "quarter", light) == total(price_of, {"quarters": 1, "aboard": 1})


# the wall


@pytest.mark.clause("MAC-F26")
@pytest.mark.parametrize("id", ["gate"])
def test_gate_each_further_space_for_one_cube(id: str) -> None:
    says(id, "always: on the wall each further space costs you 1 cube instead of 2")
    for spaces in range(1, 16):
        table = ready(id)
        give(table, 0, red=16)
        turn(table)
        assert played(table, "wall", spaces) == {"red": -spaces, "wall": spaces}
        assert refused(table, "wall", 1) == "MAC-A5"
    table = ready(id)
    give(table, 1, red=4)
    turn(table, 1)
    assert offered(table, "wall") == [1, 2]


@pytest.mark.clause("MAC-F27", "MAC-F28")
@pytest.mark.parametrize("id", ["tower"])
def test_tower_on_top_of_its_stack(id: str) -> None:
    says(id, "always: your disc lies on top of its stack on the wall")
    table = quiet(4, (1, 2, 3, 0))
    climb(table, 3, 1)
    hold(table, 0, id)
    give(table, 0, **price(card(id)))
    turn(table)
    assert table.order == [3, 1, 2, 0]
    assert activated(table, id) == {}
    assert table.order == [3, 0, 1, 2]
    for seat in (1, 2, 0, 3):
        climb(table, seat, 2)
        assert table.order.index(0) < table.order.index(1) or table.wall[0] < 2
    assert table.order == [0, 3, 2, 1]


# ports


@pytest.mark.clause("MAC-F30")
@pytest.mark.parametrize("id", ["cooperage"])
def test_cooperage_prestige_with_each_tile(id: str) -> None:
    says(id, "each tile you deliver: 2 prestige")
    table = ready(id)
    anchor(table, 0, "london")
    load(table, 0, "paper", 3)
    assert begun(table) == {}
    for value in (5, 3, 2):
        assert played(table, "deliver", port("london")) == {"prestige": value + 2, "aboard": -1, "delivered": 1}


@pytest.mark.clause("MAC-F34")
@pytest.mark.parametrize("id", ["lighthouse"])
def test_lighthouse_delivers_from_the_sea_before_the_port(id: str) -> None:
    says(id, "always: you may deliver to a port from a sea space next to it, too")
    for where, ports in (
        ("azores", ["london", "lisboa"]),
        ("london", ["london"]),
        ("gibraltar", ["lisboa", "barcelona"]),
        ("lisboa", ["lisboa"]),
        ("cape", []),
    ):
        table = ready(id)
        anchor(table, 0, where)
        for name in GOODS:
            load(table, 0, name)
        turn(table)
        assert sorted(offered(table, "deliver")) == sorted(port(id) for id in ports)
        for id_ in ports:
            assert played(table, "deliver", port(id_)) == {"prestige": 5, "aboard": -1, "delivered": 1}
        assert refused(table, "deliver", port("hamburg")) == "MAC-N4"


@pytest.mark.clause("MAC-F31", "MAC-N5")
@pytest.mark.parametrize(
    ("id", "text", "good"),
    [
        ("warehouse-lacquer", "always: lacquer ware scores double when you deliver it", "lacquer ware"),
        ("warehouse-rice", "always: rice scores double when you deliver it", "rice"),
        ("warehouse-tea", "always: tea scores double when you deliver it", "tea"),
        ("warehouse-jade", "always: jade scores double when you deliver it", "jade"),
        ("warehouse-silk", "always: silk scores double when you deliver it", "silk"),
        ("warehouse-paper", "always: paper scores double when you deliver it", "paper"),
        ("warehouse-porcelain", "always: porcelain scores double when you deliver it", "porcelain"),
        ("warehouse-spices", "always: spices scores double when you deliver it", "spices"),
    ],
)
def test_warehouses_double_one_good(id: str, text: str, good: str) -> None:
    says(id, text)
    for name in GOODS:
        table = ready(id)
        load(table, 0, name, 3)
        table.ship[0] = GAME.tables.port_space[port_for(name)]
        assert begun(table) == {}
        for value in CATALOG.spaces[table.ship[0]].places:
            points = 2 * value if name == good else value
            assert played(table, "deliver", port_for(name)) == {"prestige": points, "aboard": -1, "delivered": 1}


# the end


@pytest.mark.clause("MAC-F13", "MAC-E4")
@pytest.mark.parametrize(("id", "text", "points"), [("villa", "at the end: 8 prestige", 8)])
def test_villa_prestige(id: str, text: str, points: int) -> None:
    says(id, text)
    for table in (ready(), busy()):
        assert works_at_the_end(table, id) == points


@pytest.mark.clause("MAC-F43")
@pytest.mark.parametrize("id", ["smithy"])
def test_smithy_prestige_for_each_quarter(id: str) -> None:
    says(id, "at the end: 1 prestige for each own quarter")
    for number in (0, 1, 2, 7, 30):
        table = ready()
        settle(table, 0, *range(number))
        settle(table, 1, *range(number, 30))
        assert works_at_the_end(table, id) == number


@pytest.mark.clause("MAC-F44")
@pytest.mark.parametrize("id", ["statue"])
def test_statue_prestige_for_each_dark_quarter(id: str) -> None:
    says(id, "at the end: 3 prestige for each own dark quarter")
    for number in (0, 1, 4, 6):
        table = ready()
        settle(table, 0, *quarters(dark=False)[:5], *quarters(dark=True)[:number])
        settle(table, 1, *quarters(dark=True)[number:])
        assert works_at_the_end(table, id) == 3 * number


@pytest.mark.clause("MAC-F13", "MAC-E2", "MAC-E3")
@pytest.mark.parametrize("id", ["hospital"])
def test_hospital_prestige_for_each_punish_marker(id: str) -> None:
    says(id, "at the end: 2 prestige for each punish marker that you have")
    for markers, left in ((0, ()), (1, ()), (4, ()), (0, ("gate",)), (2, ("gate", "villa", "inn"))):
        table = ready()
        table.markers = [markers, 5, 0]
        hold(table, 0, *left)
        assert works_at_the_end(table, id) == 2 * (markers + len(left))


@pytest.mark.clause("MAC-F13")
@pytest.mark.parametrize("id", ["university"])
def test_university_prestige_for_each_active_card(id: str) -> None:
    says(id, "at the end: 1 prestige for each own active card")
    for number in (0, 1, 3):
        table = ready()
        for kind in ("office", "building", "person"):
            own(table, 0, *plain(kind, number))
        hold(table, 0, "villa")
        assert works_at_the_end(table, id) == 3 * number + 1


@pytest.mark.clause("MAC-F13")
@pytest.mark.parametrize(
    ("id", "text", "kind", "itself"),
    [
        ("town-hall", "at the end: 2 prestige for each own active office", "office", 0),
        ("guildhall", "at the end: 2 prestige for each own active building", "building", 1),
        ("assembly-rooms", "at the end: 2 prestige for each own active person", "person", 0),
    ],
)
def test_halls_prestige_for_each_active_card_of_a_kind(id: str, text: str, kind: str, itself: int) -> None:
    says(id, text)
    for number in (0, 1, 4):
        table = ready()
        for other in ("office", "building", "person"):
            own(table, 0, *plain(other, number if other == kind else 2))
        hold(table, 0, "office-violet-1", "inn", "speculator")
        assert works_at_the_end(table, id) == 2 * (number + itself)


@pytest.mark.clause("MAC-F13")
@pytest.mark.parametrize("id", ["trading-post"])
def test_trading_post_prestige_for_each_tile_delivered(id: str) -> None:
    says(id, "at the end: 1 prestige for each tile that you have delivered")
    for delivered in ([0] * 8, [3, 0, 0, 2, 0, 0, 0, 1]):
        table = ready()
        table.delivered[:16] = delivered + [3] * 8
        load(table, 0, "tea", 2)
        assert works_at_the_end(table, id) == sum(delivered)


@pytest.mark.clause("MAC-F13")
@pytest.mark.parametrize("id", ["merchant-quay"])
def test_merchant_quay_prestige_for_each_port_delivered_to(id: str) -> None:
    says(id, "at the end: 2 prestige for each port that you have delivered to")
    for delivered in ([0] * 8, [3, 0, 0, 2, 0, 0, 0, 1], [1] * 8):
        table = ready()
        table.delivered[:16] = delivered + [3] * 8
        load(table, 0, "tea", 2)
        assert works_at_the_end(table, id) == 2 * sum(number > 0 for number in delivered)


@pytest.mark.clause("MAC-F13")
@pytest.mark.parametrize("id", ["fortress"])
def test_fortress_prestige_for_every_three_spaces_on_the_wall(id: str) -> None:
    says(id, "at the end: 1 prestige for every 3 spaces that your disc has gone on the wall")
    for space, points in ((0, 0), (2, 0), (3, 1), (8, 2), (9, 3), (15, 5)):
        table = ready()
        climb(table, 0, space)
        climb(table, 1, 15)
        assert works_at_the_end(table, id) == points


@pytest.mark.clause("MAC-F13", "MAC-E7")
@pytest.mark.parametrize("id", ["counting-house"])
def test_counting_house_prestige_for_every_three_gold(id: str) -> None:
    says(id, "at the end: 1 prestige for every 3 gold that you have")
    for gold, points in ((0, 0), (2, 0), (3, 1), (8, 2), (9, 3)):
        table = ready()
        table.gold = [gold, 9, 9]
        assert works_at_the_end(table, id) == points


@pytest.mark.clause("MAC-F13", "MAC-E7")
@pytest.mark.parametrize("id", ["theatre"])
def test_theatre_prestige_for_each_joker_tile_left(id: str) -> None:
    says(id, "at the end: 4 prestige for each joker tile that you still have")
    for jokers in (1, 2, 6):
        table = ready()
        table.jokers = [jokers, 3, 0]
        assert works_at_the_end(table, id) == 4 * jokers
