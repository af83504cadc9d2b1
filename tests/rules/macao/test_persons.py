"""Each of the 52 persons: what it says, and what it does."""

from itertools import combinations_with_replacement, product

import pytest

from caravela.games.macao.cards import Draft
from caravela.games.macao.catalog import COLOURS
from caravela.games.macao.dice import Rotate
from caravela.games.macao.ending import FinalScoring
from caravela.games.macao.state import Table
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
    menu,
    offered,
    own,
    price,
    quarters,
    quiet,
    refused,
    run,
    settle,
    show,
    space,
    supply,
    turn,
)
from tests.rules.macao.working import (
    Amounts,
    Before,
    activated,
    begun,
    brings_with_activations,
    busy,
    chosen,
    less,
    plain,
    played,
    provide,
    ready,
    sailed,
    says,
    total,
    used,
    works_at_the_end,
    works_each_round,
    works_once_a_round,
    works_with_dice,
    works_with_free_colours,
)

OFFICES, BUILDINGS, PERSONS = (tuple(plain(kind, 3)) for kind in ("office", "building", "person"))
LIGHT = quarters(2, dark=False)[0]
DARK = quarters(2, dark=True)[0]
NEXT = [number for number in range(30) if GAME.tables.borders[LIGHT] >> number & 1]


# each round


@pytest.mark.clause("MAC-F1", "MAC-F4", "MAC-K6", "MAC-K7")
@pytest.mark.parametrize(
    ("id", "text", "gain"),
    [
        ("bishop", "each round: 1 gold + 1 prestige", {"gold": 1, "prestige": 1}),
        ("overseer", "each round: 1 red cube + 1 blue cube", {"red": 1, "blue": 1}),
        ("gardener", "each round: 1 green cube + 1 violet cube", {"green": 1, "violet": 1}),
    ],
)
def test_persons_that_give_each_round(id: str, text: str, gain: Amounts) -> None:
    works_each_round(id, text, gain)


@pytest.mark.clause("MAC-F1", "MAC-F5")
@pytest.mark.parametrize(
    ("id", "text", "gained"),
    [
        ("tax-collector", "each round: 1 gold for every 3 own quarters", "gold"),
        ("landlord", "each round: 1 prestige for every 3 own quarters", "prestige"),
    ],
)
def test_persons_that_give_for_every_three_quarters(id: str, text: str, gained: str) -> None:
    says(id, text)
    for number in (0, 2, 3, 5, 6, 12):
        table = ready(id)
        settle(table, 0, *range(number))
        settle(table, 1, *range(number, 30))
        for _ in range(2):
            assert begun(table) == total({gained: number // 3})
            act(table, "pass")
        table = ready()
        settle(table, 0, *range(number))
        hold(table, 0, id)
        give(table, 0, **price(card(id)))
        assert begun(table) == {}
        assert activated(table, id) == total({gained: number // 3})


@pytest.mark.clause("MAC-F1", "MAC-F5")
@pytest.mark.parametrize("id", ["harbour-master"])
def test_harbour_master_gold_in_a_port(id: str) -> None:
    says(id, "each round: 2 gold if your ship is in a port")
    for place in CATALOG.spaces:
        table = ready(id)
        for seat in (1, 2):
            anchor(table, seat, "genova")
        anchor(table, 0, place.id)
        assert begun(table) == ({"gold": 2} if place.kind == "port" else {})


@pytest.mark.clause("MAC-F1", "MAC-F5")
@pytest.mark.parametrize("id", ["nobleman"])
def test_nobleman_prestige_for_who_is_first_on_the_wall(id: str) -> None:
    says(id, "each round: 2 prestige if you are first on the wall")
    for order, gain in (((0, 1, 2), {"prestige": 2}), ((1, 0, 2), {}), ((1, 2, 0), {})):
        table = ready(id)
        table.order = list(order)
        assert begun(table) == gain
    climb(table, 0, 1)
    assert begun(table) == {"prestige": 2}
    climb(table, 1, 1)
    assert begun(table) == {}


# uses


@pytest.mark.clause("MAC-F2", "MAC-F11", "MAC-K5", "MAC-K8", "MAC-A4")
@pytest.mark.parametrize(
    ("id", "text", "pay", "gain"),
    [
        ("moneylender", "once a round: pay 2 prestige for 3 gold", {"prestige": 2}, {"gold": 3}),
        (
            "spice-dealer",
            "once a round: pay 1 red cube + 1 green cube for 4 gold",
            {"red": 1, "green": 1},
            {"gold": 4},
        ),
        (
            "draper",
            "once a round: pay 1 blue cube + 1 violet cube for 4 gold",
            {"blue": 1, "violet": 1},
            {"gold": 4},
        ),
        (
            "ironmonger",
            "once a round: pay 1 black cube + 1 gray cube for 4 gold",
            {"black": 1, "gray": 1},
            {"gold": 4},
        ),
        (
            "poet",
            "once a round: pay 1 red cube + 1 black cube for 4 prestige",
            {"red": 1, "black": 1},
            {"prestige": 4},
        ),
        (
            "calligrapher",
            "once a round: pay 1 blue cube + 1 gray cube for 4 prestige",
            {"blue": 1, "gray": 1},
            {"prestige": 4},
        ),
        (
            "musician",
            "once a round: pay 1 green cube + 1 violet cube for 4 prestige",
            {"green": 1, "violet": 1},
            {"prestige": 4},
        ),
    ],
)
def test_persons_that_trade_once_a_round(id: str, text: str, pay: Amounts, gain: Amounts) -> None:
    works_once_a_round(id, text, pay, gain)


@pytest.mark.clause("MAC-F2", "MAC-F3", "MAC-F4", "MAC-K5", "MAC-K8", "MAC-A4")
@pytest.mark.parametrize(
    ("id", "text", "pay", "gain"),
    [
        ("foreman", "once a round: 1 cube of any colour", {}, {"any": 1}),
        ("painter", "as often as you like: pay 2 cubes of any colour for 1 cube of any colour", {"any": 2}, {"any": 1}),
    ],
)
def test_persons_for_cubes_of_any_colour(id: str, text: str, pay: Amounts, gain: Amounts) -> None:
    works_with_free_colours(id, text, pay, gain, once=id == "foreman")


@pytest.mark.clause("MAC-W6", "MAC-F2", "MAC-K6")
@pytest.mark.parametrize("id", ["foreman"])
def test_foreman_a_cube_for_an_empty_arrow(id: str) -> None:
    table = quiet()
    own(table, 0, id)
    assert begun(table) == {}
    act(table, "use", card(id))
    act(table, "take", 3)
    assert supply(table, 0) == {"black": 1}


@pytest.mark.clause("MAC-F2", "MAC-F12", "MAC-K5", "MAC-K8")
@pytest.mark.parametrize("id", ["magistrate"])
def test_magistrate_gold_for_a_card_of_the_tableau(id: str) -> None:
    says(id, "once a round: discard a card of your tableau for 2 gold")
    table = ready(id)
    assert begun(table) == {}
    assert refused(table, "use", card(id)) == "MAC-K8"
    hold(table, 0, "gate", "villa", "inn")
    turn(table)
    before = Before(table)
    act(table, "use", card(id))
    assert menu(table) == [("drop", card(other)) for other in ("gate", "villa", "inn")]
    act(table, "drop", card("villa"))
    assert before.changes() == {"tableau": -1, "gold": 2}
    assert table.discard[-1] == card("villa")
    assert refused(table, "use", card(id)) == "MAC-K5"
    act(table, "pass")
    table.tableau[0] = [card("gate")]
    assert begun(table) == {}
    assert used(table, id) == {"tableau": -1, "gold": 2}


# the draft


def drafts(table: Table, *ids: str) -> Table:
    """These cards are on display, and seat 0 is to take one."""
    show(table, *ids)
    return run(table, Draft(0))


@pytest.mark.clause("MAC-F14", "MAC-C5")
@pytest.mark.parametrize("id", ["idler"])
def test_idler_need_not_take_a_card(id: str) -> None:
    says(id, "phase 1: you need not take a card")
    table = drafts(ready(id), "gate", "villa")
    assert menu(table) == [("draft", card("gate")), ("draft", card("villa")), ("pass",)]
    assert played(table, "pass") == {}
    assert table.display[:2] == [card("gate"), card("villa")]
    table = drafts(ready(id), "gate", "villa")
    assert played(table, "draft", card("villa")) == {"tableau": 1}
    table = ready()
    hold(table, 0, id)
    assert refused(drafts(table, "gate", "villa"), "pass") == "MAC-C5"


@pytest.mark.clause("MAC-F9")
@pytest.mark.parametrize(
    ("id", "text", "gain", "fits", "others"),
    [
        ("recruiter", "phase 1, each person you take: 1 gold", {"gold": 1}, PERSONS, OFFICES + BUILDINGS),
        ("registrar", "phase 1, each office you take: 2 gold", {"gold": 2}, OFFICES, BUILDINGS + PERSONS),
    ],
)
def test_persons_that_give_for_cards_taken(
    id: str, text: str, gain: Amounts, fits: tuple[str, ...], others: tuple[str, ...]
) -> None:
    says(id, text)
    table = ready(id)
    for taken in fits:
        assert played(drafts(table, taken, "villa"), "draft", card(taken)) == total({"tableau": 1}, gain)
    table = ready(id)
    for taken in others[:5]:
        assert played(drafts(table, taken, "villa"), "draft", card(taken)) == {"tableau": 1}
    table = ready()
    hold(table, 0, id)
    assert played(drafts(table, fits[0], "villa"), "draft", card(fits[0])) == {"tableau": 1}
    table = ready(id)
    show(table, fits[0], "villa")
    run(table, Draft(1))
    before = Before(table)
    act(table, "draft", card(fits[0]))
    assert before.changes(1) == {"tableau": 1}


# the dice


@pytest.mark.clause("MAC-F7", "MAC-K4")
@pytest.mark.parametrize(
    ("id", "text", "pips", "gain"),
    [
        ("professor", "phase 2, each die you use that shows 1: 1 gold", 1, {"gold": 1}),
        ("alchemist", "phase 2, each die you use that shows 4: 2 gold", 4, {"gold": 2}),
        ("astrologer", "phase 2, each die you use that shows 6: 3 prestige", 6, {"prestige": 3}),
    ],
)
def test_persons_that_look_at_the_dice(id: str, text: str, pips: int, gain: Amounts) -> None:
    works_with_dice(id, text, {(colour, pips) for colour in range(6)}, gain)
    assert chosen(ready(id), [pips] * 6, 2, 4) == total(gain, gain, {"coming": 2 * pips})


@pytest.mark.clause("MAC-F8")
@pytest.mark.parametrize("id", ["gambler"])
def test_gambler_gold_for_two_dice_of_one_value(id: str) -> None:
    says(id, "phase 2, if your two dice show the same: 2 gold")
    for first in range(1, 7):
        for second in range(1, 7):
            found = chosen(ready(id), [first, second, 1, 1, 1, 1], 0, 1)
            assert found == total({"coming": first + second}, {"gold": 2} if first == second else {})
    assert chosen(ready(), [3] * 6, 0, 1) == {"coming": 6}


@pytest.mark.clause("MAC-F15", "MAC-F7", "MAC-F8", "MAC-Q4")
@pytest.mark.parametrize("id", ["steward"])
def test_steward_a_third_die_of_three_or_less(id: str) -> None:
    says(id, "phase 2: you may also use a third die, if it shows 3 or less")
    table = ready(id, "gambler", "professor")
    assert chosen(table, [1, 2, 3, 4, 5, 1], 0, 1) == {"coming": 3, "gold": 1}
    assert menu(table) == [("die", 2), ("die", 5), ("pass",)]
    assert refused(table, "die", 0) == refused(table, "die", 3) == "MAC-F15"
    assert played(table.clone(), "pass") == {}
    assert played(table.clone(), "die", 2) == {"coming": 3}
    assert played(table, "die", 5) == {"coming": 1, "gold": 1}
    assert menu(table) == []
    table = ready()
    hold(table, 0, id)
    chosen(table, [1] * 6, 0, 1)
    assert menu(table) == []


@pytest.mark.clause("MAC-F16", "MAC-W5")
@pytest.mark.parametrize("id", ["watchmaker"])
def test_watchmaker_no_marker_for_an_empty_arrow(id: str) -> None:
    says(id, "phase 2: you take no punish marker for an empty arrow")
    table = ready(id)
    hold(table, 1, "gate")
    table.rose[6] = 1
    run(table, Rotate())
    assert table.markers == [0, 0, 1]
    table = quiet(2)
    hold(table, 0, id)
    run(table, Rotate())
    assert table.markers == [1, 1]


@pytest.mark.clause("MAC-F10")
@pytest.mark.parametrize("id", ["hermit"])
def test_hermit_gold_for_each_punish_marker(id: str) -> None:
    says(id, "each punish marker you take before the end: 3 gold")
    table = ready(id)
    run(table, Rotate())
    assert (table.markers, table.gold) == ([1, 1, 1], [3, 0, 0])
    table = ready(id)
    hold(table, 0, *OFFICES, *PERSONS[:2])
    drafts(table, "gate", "villa")
    before = Before(table)
    act(table, "draft", card("gate"))
    act(table, "drop", card("gate"))
    assert before.changes() == {"markers": 1, "gold": 3}
    table = ready(id, "counting-house")
    table.gold[0] = 2
    hold(table, 0, "villa", "gate")
    before = Before(table)
    run(table, FinalScoring())
    assert before.changes() == {"markers": 2, "prestige": -6}


# activations


@pytest.mark.clause("MAC-F6", "MAC-K4")
@pytest.mark.parametrize(
    ("id", "text", "gain", "fits", "others"),
    [
        ("midwife", "each person you activate from now on: 1 gold", {"gold": 1}, PERSONS, OFFICES + BUILDINGS),
        (
            "matchmaker",
            "each person you activate from now on: 1 prestige",
            {"prestige": 1},
            PERSONS,
            OFFICES + BUILDINGS,
        ),
        ("architect", "each building you activate from now on: 2 gold", {"gold": 2}, BUILDINGS, OFFICES + PERSONS),
        ("secretary", "each office you activate from now on: 3 gold", {"gold": 3}, OFFICES, BUILDINGS + PERSONS),
        (
            "chancellor",
            "each card of 4 cubes you activate from now on: 4 gold",
            {"gold": 4},
            ("steward", "countess", "manufactory"),
            ("foreman", "gate", "idler", *OFFICES),
        ),
    ],
)
def test_persons_that_give_for_cards_activated(
    id: str, text: str, gain: Amounts, fits: tuple[str, ...], others: tuple[str, ...]
) -> None:
    brings_with_activations(id, text, gain, fits, others)


# the city


@pytest.mark.clause("MAC-F18", "MAC-J1", "MAC-Q8")
@pytest.mark.parametrize("id", ["juggler"])
def test_juggler_each_joker_tile_counts_double(id: str) -> None:
    says(id, "always: each joker tile counts double: 2 cubes, 1 cube and 3 gold, or 6 gold")
    choices = [(), *product(range(6)), *combinations_with_replacement(range(6), 2)]
    assert len(choices) == 1 + 6 + 21
    for colours in choices:
        table = ready(id)
        table.jokers[0] = 2
        assert begun(table) == {}
        before = Before(table)
        act(table, "joker")
        for colour in colours:
            act(table, "take", colour)
        if len(colours) < 2:
            act(table, "gold")
        cubes: list[Amounts] = [{COLOURS[colour]: 1} for colour in colours]
        assert before.changes() == total({"jokers": -1, "gold": 6 - 3 * len(colours)}, *cubes)


@pytest.mark.clause("MAC-F19")
@pytest.mark.parametrize("id", ["herald"])
def test_herald_prestige_for_each_quarter_next_to_an_own_one(id: str) -> None:
    says(id, "each quarter you take next to one of yours: 2 prestige")
    for number in range(30):
        near = [other for other in range(30) if GAME.tables.borders[number] >> other & 1]
        far = next(other for other in range(30) if other != number and other not in near)
        kept = "jokers" if number in quarters(dark=True) else "aboard"
        for owner, owned, points in ((0, near[0], 2), (0, near[-1], 2), (1, near[0], 0), (0, far, 0)):
            table = ready(id)
            settle(table, owner, owned)
            give(table, 0, **cost(number))
            assert begun(table) == {}
            changes = total({"quarters": 1, kept: 1, "prestige": points}, less(cost(number)))
            assert played(table, "quarter", number) == changes
    table = ready(id, "night-watchman")
    settle(table, 0, LIGHT)
    for number in NEXT[:2]:
        give(table, 0, **cost(number))
    turn(table)
    for number in NEXT[:2]:
        assert played(table, "quarter", number)["prestige"] == 2


@pytest.mark.clause("MAC-F20", "MAC-A5")
@pytest.mark.parametrize("id", ["night-watchman"])
def test_night_watchman_two_quarters_in_a_turn(id: str) -> None:
    says(id, "always: you may take two quarters in a turn")
    table = ready()
    hold(table, 0, id)
    provide(table, dict.fromkeys(COLOURS, 20))
    for free in range(2):
        turn(table)
        act(table, "quarter", 10 * free)
        if free == 0:
            assert refused(table, "quarter", 1) == "MAC-A5"
            act(table, "activate", card(id))
        act(table, "quarter", 10 * free + 1)
        assert refused(table, "quarter", 2) == "MAC-A5"
        act(table, "pass")
        provide(table, dict.fromkeys(COLOURS, 20))


@pytest.mark.clause("MAC-F21")
@pytest.mark.parametrize("id", ["soldier"])
def test_soldier_one_cube_less(id: str) -> None:
    says(id, "always: a quarter costs you one cube less of your choice, but at least one")
    for number in range(30):
        asked = cost(number)
        for left_out in asked:
            table = ready(id)
            provide(table, asked)
            provide(table, {left_out: -1} if sum(asked.values()) > 1 else {})
            paid = dict(supply(table, 0))
            turn(table)
            found = played(table, "quarter", number)
            kept = "jokers" if number in quarters(dark=True) else "aboard"
            assert found == total({"quarters": 1, kept: 1}, less(paid))
            table = ready(id)
            provide(table, paid)
            provide(table, {next(iter(paid)): -1})
            turn(table)
            assert number not in offered(table, "quarter")


@pytest.mark.clause("MAC-F22")
@pytest.mark.parametrize("id", ["speculator"])
def test_speculator_gold_for_each_quarter_with_a_goods_tile(id: str) -> None:
    says(id, "each quarter you take with a goods tile: 2 gold")
    for number in range(30):
        table = ready(id)
        give(table, 0, **cost(number))
        assert begun(table) == {}
        dark = number in quarters(dark=True)
        expected: Amounts = {"jokers": 1} if dark else {"aboard": 1, "gold": 2}
        assert played(table, "quarter", number) == total({"quarters": 1}, less(cost(number)), expected)


@pytest.mark.clause("MAC-F23")
@pytest.mark.parametrize("id", ["carpenter"])
def test_carpenter_one_cube_of_another_colour(id: str) -> None:
    says(id, "always: one cube of a quarter's price may be of any colour")
    for number in range(30):
        asked = cost(number)
        for colour in asked:
            for other in COLOURS:
                if other in asked:
                    continue
                table = ready(id)
                provide(table, total(asked, {colour: -1, other: 1}))
                turn(table)
                kept = "jokers" if number in quarters(dark=True) else "aboard"
                paid = supply(table, 0)
                assert played(table, "quarter", number) == total({"quarters": 1, kept: 1}, less(paid))
                for missing in total(asked, {colour: -1}):
                    table = ready(id)
                    provide(table, total(asked, {colour: -1}, {missing: -1}, {other: 2}))
                    turn(table)
                    assert refused(table, "quarter", number) == "MAC-Y1"


# the wall


@pytest.mark.clause("MAC-F25")
@pytest.mark.parametrize("id", ["cannoneer"])
def test_cannoneer_prestige_for_each_disc_overtaken(id: str) -> None:
    says(id, "each disc you overtake on the wall: 1 prestige")
    for spaces, points in ((1, 1), (2, 2), (3, 2), (4, 3)):
        table = ready(id, seats=4)
        for seat, reached in ((1, 1), (2, 2), (3, 4)):
            climb(table, seat, reached)
        provide(table, {"red": 7})
        assert begun(table) == {}
        assert played(table, "wall", spaces) == {"wall": spaces, "red": 1 - 2 * spaces, "prestige": points}
    table = ready(id)
    give(table, 0, red=3)
    turn(table)
    assert played(table, "wall", 2) == {"wall": 2, "red": -3}
    table = ready(id, "guard", seats=4)
    table.order = [1, 2, 3, 0]
    table.gold[0] = 1
    turn(table)
    assert used(table, "guard") == {"wall": 1, "gold": -1, "prestige": 3}


@pytest.mark.clause("MAC-F29", "MAC-F2", "MAC-K5", "MAC-Q10")
@pytest.mark.parametrize("id", ["guard"])
def test_guard_a_space_for_gold(id: str) -> None:
    text = "once a round: pay 1 gold for 1 space forward on the wall"
    works_once_a_round(id, text, {"gold": 1}, {"wall": 1})
    table = ready(id)
    provide(table, {"gold": 1, "red": 3})
    turn(table)
    assert played(table, "wall", 2) == {"wall": 2, "red": -3}
    assert used(table, id) == {"wall": 1, "gold": -1}
    table = ready(id)
    climb(table, 0, 15)
    provide(table, {"gold": 1})
    turn(table)
    assert refused(table, "use", card(id)) == "MAC-Q10"


# ship and ports


@pytest.mark.clause("MAC-F33", "MAC-K5")
@pytest.mark.parametrize("id", ["captain"])
def test_captain_prestige_once_a_round_for_two_spaces(id: str) -> None:
    says(id, "once a round, when your ship sails at least 2 spaces far: 2 prestige")
    table = ready(id)
    for _ in range(2):
        table.jokers[0] = 4
        anchor(table, 0, "slips")
        provide(table, {"red": 9})
        assert begun(table) == {}
        for where, spaces, points in (("sunda", 1, 0), ("saint-helena", 2, 2), ("sunda", -2, 0)):
            assert sailed(table, space(where)) == total({"sea": spaces, "red": -abs(spaces), "prestige": points})
            act(table, "joker")
            act(table, "gold")
        act(table, "pass")


@pytest.mark.clause("MAC-F35", "MAC-F38", "MAC-F2", "MAC-K5")
@pytest.mark.parametrize("id", ["cabin-boy"])
def test_cabin_boy_a_space_for_nothing_once_a_round(id: str) -> None:
    says(id, "once a round: your ship sails 1 space")
    table = busy(id, "captain")
    for _ in range(2):
        anchor(table, 0, "slips")
        assert begun(table) == {}
        assert used(table, id) == {"sea": 1}
        assert refused(table, "use", card(id)) == "MAC-K5"
        act(table, "pass")
    anchor(table, 0, "saint-helena")
    turn(table)
    act(table, "use", card(id))
    near = ("cape", "azores", "lisboa", "gibraltar")
    assert sorted(offered(table, "sail")) == sorted(space(where) for where in near)
    assert refused(table, "sail", space("london")) == "MAC-F35"
    assert refused(table, "sail", space("saint-helena")) == "MAC-F35"
    assert played(table, "sail", space("lisboa")) == {"sea": 1}


@pytest.mark.clause("MAC-F36", "MAC-N1")
@pytest.mark.parametrize("id", ["sail-maker"])
def test_sail_maker_two_spaces_a_cube(id: str) -> None:
    says(id, "always: each cube that you pay takes your ship up to two spaces")
    tables = GAME.tables
    for there in range(1, tables.spaces):
        spaces = tables.hops[there]
        cubes = spaces // 2 + spaces % 2
        table = ready(id)
        provide(table, {"red": 9})
        assert begun(table) == {}
        assert sailed(table, there) == {"sea": spaces, "red": -cubes}
        table = ready(id)
        provide(table, {"red": cubes - 1})
        turn(table)
        if cubes == 1:
            assert refused(table, "ship") == "MAC-N1"
        else:
            act(table, "ship")
            assert refused(table, "sail", there) == "MAC-N1"


@pytest.mark.clause("MAC-F37", "MAC-N1")
@pytest.mark.parametrize("id", ["helmsman"])
def test_helmsman_out_of_a_port_or_macao_for_nothing(id: str) -> None:
    says(id, "always: a space that leads your ship out of a port or out of Macao costs nothing")
    for start, end, spaces, cubes in (
        ("slips", "sunda", 1, 0),
        ("sunda", "slips", -1, 1),
        ("slips", "cape", 2, 1),
        ("slips", "lisboa", 4, 3),
        ("lisboa", "saint-helena", -1, 0),
        ("lisboa", "london", 1, 1),
        ("saint-helena", "gibraltar", 1, 1),
        ("channel", "north-sea", 1, 1),
    ):
        table = ready(id)
        anchor(table, 0, start)
        provide(table, {"red": 3})
        assert begun(table) == {}
        assert sailed(table, space(end)) == total({"sea": spaces, "red": -cubes})


# the tribute


@pytest.mark.clause("MAC-F39")
@pytest.mark.parametrize("id", ["messenger"])
def test_messenger_two_prestige_more_with_each_tribute(id: str) -> None:
    says(id, "each time you pay the tribute: 2 prestige more")
    table = ready(id, "diplomat")
    table.tribute_gold, table.tribute_prestige = 3, 5
    table.gold[0] = 6
    assert begun(table) == {}
    for _ in range(2):
        assert played(table, "tribute") == {"gold": -3, "prestige": 7}


@pytest.mark.clause("MAC-F40", "MAC-A5")
@pytest.mark.parametrize("id", ["diplomat"])
def test_diplomat_the_tribute_twice_in_a_turn(id: str) -> None:
    says(id, "always: you may pay the tribute twice in a turn")
    table = ready(id)
    table.tribute_gold, table.tribute_prestige = 3, 5
    table.gold[0] = 20
    for _ in range(2):
        assert begun(table) == {}
        for _ in range(2):
            assert played(table, "tribute") == {"gold": -3, "prestige": 5}
        assert refused(table, "tribute") == "MAC-A5"
        act(table, "pass")


@pytest.mark.clause("MAC-F41")
@pytest.mark.parametrize("id", ["envoy"])
def test_envoy_two_gold_less_with_each_tribute(id: str) -> None:
    says(id, "always: the tribute costs you 2 gold less")
    for gold, paid in ((0, 0), (1, 0), (2, 0), (3, 1), (12, 10)):
        table = ready(id, "diplomat")
        table.tribute_gold, table.tribute_prestige = gold, 5
        table.gold[0] = 2 * paid
        assert begun(table) == {}
        for _ in range(2):
            assert played(table, "tribute") == total({"gold": -paid, "prestige": 5})


# the end


@pytest.mark.clause("MAC-F13", "MAC-E4")
@pytest.mark.parametrize(
    ("id", "text", "points"),
    [("baroness", "at the end: 5 prestige", 5), ("countess", "at the end: 10 prestige", 10)],
)
def test_ladies_prestige(id: str, text: str, points: int) -> None:
    says(id, text)
    for table in (ready(), busy()):
        assert works_at_the_end(table, id) == points


@pytest.mark.clause("MAC-F42", "MAC-E2")
@pytest.mark.parametrize("id", ["abbot"])
def test_abbot_no_markers_for_cards_left(id: str) -> None:
    says(id, "at the end: you take no punish markers for cards left on your tableau")
    for active, markers in ((True, 2), (False, 2 + 4)):
        table = ready(*([id] if active else []))
        hold(table, 0, "gate", "villa", "inn")
        if not active:
            hold(table, 0, id)
        table.markers[0] = 2
        assert begun(table) == {}
        run(table, FinalScoring())
        assert (table.markers[0], table.points[0]) == (markers, -3 * markers)


@pytest.mark.clause("MAC-F13", "MAC-E7")
@pytest.mark.parametrize("id", ["smuggler"])
def test_smuggler_prestige_for_each_tile_aboard(id: str) -> None:
    says(id, "at the end: 1 prestige for each tile that is still on your ship")
    for aboard in ([0] * 8, [3, 0, 0, 2, 0, 0, 0, 1]):
        table = ready()
        table.aboard[:16] = aboard + [3] * 8
        table.delivered[:8] = [3] * 8
        assert works_at_the_end(table, id) == sum(aboard)


@pytest.mark.clause("MAC-F13")
@pytest.mark.parametrize("id", ["actor"])
def test_actor_prestige_for_each_set_of_three_kinds(id: str) -> None:
    says(id, "at the end: 2 prestige for each set of an office, a building and a person, all active")
    for offices, buildings, persons, sets in ((0, 3, 3, 0), (3, 0, 3, 0), (3, 3, 0, 1), (2, 3, 3, 2), (3, 3, 2, 3)):
        table = ready(*OFFICES[:offices], *BUILDINGS[:buildings], *PERSONS[:persons])
        assert works_at_the_end(table, id) == 2 * sets
