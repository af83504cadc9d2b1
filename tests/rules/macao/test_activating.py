"""Activating cards, and what holds for every active card."""

import pytest

from caravela.games.macao.tables import FREE_USE, ROUND, USE
from caravela.games.macao.turn import Turn
from tests.rules.macao.scene import (
    CATALOG,
    GAME,
    act,
    anchor,
    card,
    climb,
    cost,
    give,
    good,
    hold,
    load,
    menu,
    offered,
    own,
    pile,
    port_for,
    price,
    quarters,
    quiet,
    refused,
    run,
    sail,
    seen,
    show,
    supply,
    turn,
)

COLOURS = ("red", "blue", "green", "black", "gray", "violet")
ALL = dict.fromkeys(COLOURS, 5)
EFFECTS = GAME.tables.card_effect
IDS = [entry.id for entry in CATALOG.cards]
USED = [i for i, effect in enumerate(EFFECTS) if effect.op in (USE, FREE_USE)]


# paying for a card


@pytest.mark.parametrize("id", IDS)
@pytest.mark.clause("MAC-K1", "MAC-K2", "MAC-A3", "MAC-A4")
def test_a_card_is_activated_for_exactly_its_cubes(id: str) -> None:
    number = card(id)
    for colour, amount in price(number).items():
        table = quiet()
        hold(table, 0, id)
        give(table, 0, **(ALL | {colour: amount - 1}))
        turn(table)
        assert refused(table, "activate", number) == "MAC-K1"
    table = quiet()
    hold(table, 0, id)
    give(table, 0, **ALL)
    turn(table)
    act(table, "activate", number)
    assert (table.tableau[0], table.active[0]) == ([], [number])
    gain = EFFECTS[number].cubes if EFFECTS[number].op == ROUND else 0
    assert table.supply[0] == pile(**ALL) - pile(**price(number)) + gain


@pytest.mark.clause("MAC-K1")
def test_only_a_card_of_the_own_tableau_is_activated() -> None:
    table = quiet(2)
    hold(table, 1, "idler")
    own(table, 0, "chapel")
    show(table, "guard")
    give(table, 0, **ALL)
    turn(table)
    for id in ("idler", "chapel", "guard", "villa"):
        assert refused(table, "activate", card(id)) == "MAC-K1"
    assert offered(table, "activate") == []


@pytest.mark.clause("MAC-K2")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_an_active_card_works_from_now_on(seats: int) -> None:
    table = quiet(seats)
    hold(table, 0, "school")
    give(table, 0, **ALL)
    for seat in range(1, seats):
        give(table, seat, **ALL)
    run(table, *(Turn(seat) for seat in [*range(seats)] * 3))
    act(table, "activate", card("school"))
    assert table.gold == [1] + [0] * (seats - 1)
    for gold in (2, 3):
        for seat in range(seats):
            assert table.to_move == seat
            act(table, "pass")
            give(table, seat, **ALL)
        assert table.gold == [gold] + [0] * (seats - 1)
        assert table.active[0] == [card("school")]


@pytest.mark.clause("MAC-K2", "MAC-K3")
def test_there_is_no_limit_to_active_cards_nor_to_activations_in_a_turn() -> None:
    table = quiet()
    own(table, 0, *IDS[:24])
    hold(table, 0, *IDS[24:29])
    give(table, 0, **dict.fromkeys(COLOURS, 20))
    turn(table)
    for id in IDS[24:29]:
        act(table, "activate", card(id))
    assert table.active[0] == list(range(29))
    assert seen(table, 0)["active"] == list(range(29))
    assert table.tableau[0] == []


@pytest.mark.clause("MAC-K3", "MAC-A2")
def test_activations_with_other_actions_between() -> None:
    table = quiet()
    hold(table, 0, "idler", "abbot", "chapel", "tea-house")
    give(table, 0, **ALL)
    turn(table)
    act(table, "activate", card("abbot"))
    sail(table, 0, 1)
    act(table, "pay", 0)
    act(table, "activate", card("tea-house"))
    act(table, "quarter", quarters(1, dark=False)[0])
    act(table, "activate", card("idler"))
    act(table, "wall", 1)
    act(table, "pay", 0)
    act(table, "activate", card("chapel"))
    assert table.active[0] == [card(id) for id in ("abbot", "tea-house", "idler", "chapel")]


# only active cards work


@pytest.mark.clause("MAC-K4")
@pytest.mark.parametrize("number", USED, ids=[IDS[i] for i in USED])
def test_a_card_that_is_not_active_before_its_user_is_not_used(number: int) -> None:
    for place in (hold, own):
        table = quiet(2)
        place(table, 0 if place is hold else 1, IDS[number])
        give(table, 0, **ALL)
        table.gold[0] = 9
        turn(table)
        assert refused(table, "use", number) == "MAC-K4"


@pytest.mark.clause("MAC-K4")
def test_a_card_on_the_tableau_or_of_another_changes_nothing() -> None:
    light = quarters(1, dark=False)[0]
    table = quiet(2)
    hold(table, 0, "school", "speculator", "messenger", "cooperage", "cannoneer")
    own(table, 1, "chapel", "fountain", "captain", "midwife", "warehouse-tea")
    climb(table, 1, 1)
    load(table, 0, "tea")
    table.ship[0] = GAME.tables.port_space[port_for("tea")]
    table.gold[0] = 12
    give(table, 0, **cost(light), red=3)
    turn(table)
    act(table, "quarter", light)
    act(table, "deliver", port_for("tea"))
    assert table.points == [5, 0]
    act(table, "tribute")
    act(table, "wall", 1)
    assert (table.wall, table.points, table.gold) == ([1, 1], [17, 0], [0, 0])
    assert seen(table, 0)["active"] == []


@pytest.mark.clause("MAC-K4")
@pytest.mark.parametrize("id", ["night-watchman", "soldier", "carpenter", "gate", "sail-maker", "helmsman", "diplomat"])
def test_a_rule_is_changed_by_an_active_card_only(id: str) -> None:
    def choices(place: str) -> list[tuple[str, *tuple[int, ...]]]:
        table = quiet(2)
        anchor(table, 0, "lisboa")
        give(table, 0, red=2, black=2)
        table.gold[0] = 24
        if place:
            (hold if place == "tableau" else own)(table, 1 if place == "other" else 0, id)
        turn(table)
        if id in ("night-watchman", "diplomat"):
            act(table, *(("tribute",) if id == "diplomat" else ("quarter", offered(table, "quarter")[0])))
        found = [entry for entry in menu(table) if entry != ("activate", card(id))]
        act(table, "ship")
        return found + menu(table)

    assert choices("tableau") == choices("other") == choices("")
    assert choices("own") != choices("")


# how often


@pytest.mark.clause("MAC-K5", "MAC-F2")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_card_is_used_once_a_round_and_again_in_the_next(seats: int) -> None:
    table = quiet(seats)
    for seat in range(seats):
        give(table, seat, **dict.fromkeys(COLOURS, 20))
    own(table, 0, "office-red-1", "office-blue-1")
    own(table, 1, "office-green-1")
    run(table, *(Turn(seat) for seat in (*range(seats), 0)))
    act(table, "use", card("office-red-1"))
    assert refused(table, "use", card("office-red-1")) == "MAC-K5"
    act(table, "use", card("office-blue-1"))
    assert refused(table, "use", card("office-blue-1")) == "MAC-K5"
    assert table.gold[0] == 4
    act(table, "pass")
    act(table, "use", card("office-green-1"))
    give(table, 0, **ALL)
    for _ in range(1, seats):
        act(table, "pass")
    assert table.to_move == 0
    act(table, "use", card("office-red-1"))
    act(table, "use", card("office-blue-1"))
    assert table.gold[0] == 8


@pytest.mark.clause("MAC-K5", "MAC-F3")
@pytest.mark.parametrize("number", USED, ids=[IDS[i] for i in USED])
def test_only_as_often_as_you_like_is_more_than_once(number: int) -> None:
    table = quiet()
    own(table, 0, IDS[number])
    if EFFECTS[number].pay_card:
        hold(table, 0, "villa", "inn")
    anchor(table, 0, "lisboa")
    give(table, 0, **ALL)
    table.gold[0] = 9
    turn(table)
    often = EFFECTS[number].op == FREE_USE
    for _ in range(2 if often else 1):
        act(table, "use", number)
        while ("pass",) not in menu(table):
            table.apply(table.legal_actions()[0])
    if often:
        assert number in offered(table, "use")
    else:
        assert refused(table, "use", number) == "MAC-K5"


@pytest.mark.clause("MAC-K5")
def test_each_time_is_without_limit() -> None:
    table = quiet()
    own(table, 0, "cooperage")
    load(table, 0, "tea", 3)
    table.ship[0] = GAME.tables.port_space[port_for("tea")]
    turn(table)
    for points in (5 + 2, 8 + 4):
        act(table, "deliver", port_for("tea"))
        assert table.points[0] == points
    act(table, "deliver", port_for("tea"))
    assert table.points[0] == 10 + 6


@pytest.mark.clause("MAC-K6", "MAC-K5", "MAC-F2")
def test_a_card_may_be_used_in_the_round_of_its_activation_which_counts() -> None:
    table = quiet()
    hold(table, 0, "foreman")
    give(table, 0, **price(card("foreman")))
    turn(table)
    act(table, "activate", card("foreman"))
    act(table, "use", card("foreman"))
    act(table, "take", 3)
    assert supply(table, 0) == {"black": 1}
    assert refused(table, "use", card("foreman")) == "MAC-K5"


@pytest.mark.clause("MAC-K6")
def test_a_rule_is_changed_from_the_activation_on() -> None:
    table = quiet()
    hold(table, 0, "gate", "warehouse-tea")
    load(table, 0, "tea", 2)
    table.ship[0] = GAME.tables.port_space[port_for("tea")]
    give(table, 0, **price(card("gate")))
    give(table, 0, **price(card("warehouse-tea")))
    give(table, 0, red=4)
    turn(table)
    act(table, "deliver", port_for("tea"))
    assert table.points[0] == 5
    act(table, "activate", card("warehouse-tea"))
    act(table, "deliver", port_for("tea"))
    assert table.points[0] == 5 + 6
    assert offered(table, "wall") == [1, 2, 3]
    act(table, "activate", card("gate"))
    assert offered(table, "wall") == [1, 2, 3, 4]


# given at once, or used when its owner likes


@pytest.mark.clause("MAC-K7")
@pytest.mark.parametrize("number", [i for i in range(120) if i not in USED], ids=lambda i: IDS[i])
def test_what_works_by_itself_cannot_be_used(number: int) -> None:
    table = quiet()
    own(table, 0, IDS[number])
    give(table, 0, **ALL)
    turn(table)
    assert refused(table, "use", number) == "MAC-K7"


@pytest.mark.clause("MAC-K7", "MAC-Q9")
def test_what_comes_without_fail_is_given_before_the_next_action() -> None:
    light = quarters(1, dark=False)[0]
    table = quiet(2)
    own(table, 0, "speculator", "messenger", "cooperage", "cannoneer", "captain", "matchmaker")
    hold(table, 0, "idler")
    climb(table, 1, 1)
    load(table, 0, "tea")
    table.ship[0] = GAME.tables.port_space[port_for("tea")]
    table.gold[0] = 12
    give(table, 0, red=9, **(cost(light) | {"gray": 9}))
    turn(table)
    act(table, "quarter", light)
    assert table.gold[0] == 12 + 2
    act(table, "deliver", port_for("tea"))
    assert table.points[0] == 5 + 2
    act(table, "tribute")
    assert table.points[0] == 7 + 12 + 2
    act(table, "activate", card("idler"))
    assert table.points[0] == 21 + 1
    act(table, "wall", 1)
    act(table, "pay", 0)
    assert table.points[0] == 22 + 1
    act(table, "ship")
    act(table, "sail", offered(table, "sail")[-1])
    while offered(table, "pay"):
        act(table, "pay", 0)
    assert table.points[0] == 23 + 2
    assert table.aboard[good("tea")] == (1 if table.tiles[light] == good("tea") else 0)


@pytest.mark.clause("MAC-K7")
def test_what_a_card_lets_its_owner_do_he_does_when_he_likes_or_not_at_all() -> None:
    table = quiet()
    own(table, 0, "foreman")
    table.gold[0] = 12
    give(table, 0, **ALL)
    turn(table)
    for kind, *args in (("wall", 1), ("ship",), ("tribute",), ("quarter", quarters(1)[0])):
        assert card("foreman") in offered(table, "use")
        act(table, kind, *args)
        while ("pass",) not in menu(table):
            table.apply(table.legal_actions()[0])
    assert card("foreman") in offered(table, "use")
    act(table, "pass")
    assert table.is_over


@pytest.mark.clause("MAC-K8")
@pytest.mark.parametrize("number", USED, ids=[IDS[i] for i in USED])
def test_who_cannot_pay_all_of_a_use_cannot_use(number: int) -> None:
    """All that a use costs is there, then each part of it is short by one."""
    effect = EFFECTS[number]
    cubes = [effect.pay_cubes >> 8 * i & 127 for i in range(6)]
    short: list[str] = [colour for colour, amount in zip(COLOURS, cubes, strict=True) if amount]
    short += [
        name for name, there in (("gold", effect.pay_gold), ("any", effect.pay_any), ("card", effect.pay_card)) if there
    ]
    for missing in ("", *short):
        table = quiet()
        own(table, 0, IDS[number])
        anchor(table, 0, "lisboa")
        table.jokers[0] = 1
        table.gold[0] = int(effect.pay_gold) - (missing == "gold")
        if effect.pay_card and missing != "card":
            hold(table, 0, "villa")
        for i, colour in enumerate(COLOURS):
            give(table, 0, **{colour: cubes[i] - (missing == colour)})
        give(table, 0, violet=int(effect.pay_any) - (missing == "any"))
        turn(table)
        if missing:
            assert refused(table, "use", number) == "MAC-K8"
        else:
            act(table, "use", number)
            assert (table.gold[0], table.supply[0]) == (effect.gold, effect.cubes) or effect.any or effect.sea
