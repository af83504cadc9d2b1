"""What active cards give in the turn of actions, and what they change at the tribute."""

import pytest

from tests.rules.macao.scene import (
    act,
    anchor,
    card,
    give,
    hold,
    menu,
    own,
    price,
    quiet,
    refused,
    settle,
    supply,
    turn,
)

ALL = dict.fromkeys(("red", "blue", "green", "black", "gray", "violet"), 5)


# gains and uses


@pytest.mark.clause("MAC-F3", "MAC-K5")
def test_as_often_as_you_like() -> None:
    table = quiet()
    own(table, 0, "office-gray-3")
    give(table, 0, gray=3, red=1)
    turn(table)
    for gold in (2, 4, 6):
        act(table, "use", card("office-gray-3"))
        assert table.gold[0] == gold
    assert supply(table, 0) == {"red": 1}
    assert refused(table, "use", card("office-gray-3")) == "MAC-K8"


@pytest.mark.clause("MAC-F1", "MAC-K6")
def test_each_round_at_the_beginning_of_the_turn_and_with_the_activation() -> None:
    table = quiet()
    own(table, 0, "school")
    hold(table, 0, "chapel")
    give(table, 0, **price(card("chapel")))
    turn(table)
    assert (table.gold[0], table.points[0]) == (1, 0)
    act(table, "activate", card("chapel"))
    assert (table.gold[0], table.points[0]) == (1, 1)


@pytest.mark.clause("MAC-F5")
@pytest.mark.parametrize(
    ("id", "gold", "points"),
    [("almshouse", 2, 0), ("inn", 2, 0), ("harbour-master", 2, 0), ("nobleman", 0, 2)],
)
def test_a_condition_is_looked_at_when_the_turn_begins(id: str, gold: int, points: int) -> None:
    for met in (True, False):
        table = quiet(2, (1, 0) if (id == "nobleman") != met else (0, 1))
        own(table, 0, id)
        table.gold[0] = 0 if met or id != "almshouse" else 1
        before = table.gold[0]
        if met:
            anchor(table, 0, "genova")
        give(table, 0, red=1)
        turn(table)
        assert (table.gold[0] - before, table.points[0]) == ((gold, points) if met else (0, 0))


@pytest.mark.clause("MAC-F5")
def test_tax_collector_gold_for_every_three_quarters() -> None:
    for number in range(8):
        table = quiet()
        own(table, 0, "tax-collector", "landlord")
        settle(table, 0, *range(number))
        give(table, 0, red=1)
        turn(table)
        assert (table.gold[0], table.points[0]) == (number // 3, number // 3)


@pytest.mark.clause("MAC-F6")
def test_what_later_activations_bring() -> None:
    for id, other, gold, points in (
        ("midwife", "guard", 1, 0),
        ("midwife", "villa", 0, 0),
        ("matchmaker", "guard", 0, 1),
        ("architect", "villa", 2, 0),
        ("architect", "guard", 0, 0),
        ("secretary", "office-red-2", 3, 0),
        ("chancellor", "office-red-4", 4, 0),
        ("chancellor", "villa", 0, 0),
        ("archive", "villa", 0, 1),
    ):
        table = quiet()
        hold(table, 0, id, other)
        give(table, 0, **ALL)
        turn(table)
        act(table, "activate", card(id))
        assert (table.gold[0], table.points[0]) == (0, 0)
        act(table, "activate", card(other))
        assert (table.gold[0], table.points[0]) == (gold, points)


@pytest.mark.clause("MAC-F12")
def test_magistrate_a_card_of_the_tableau_for_gold_without_a_marker() -> None:
    table = quiet()
    own(table, 0, "magistrate")
    hold(table, 0, "villa", "inn")
    turn(table)
    act(table, "use", card("magistrate"))
    assert refused(table, "drop", card("guard")) == "MAC-F12"
    act(table, "drop", card("villa"))
    assert (table.gold[0], table.markers[0], table.tableau[0]) == (2, 0, [card("inn")])
    assert table.discard[-1] == card("villa")


@pytest.mark.clause("MAC-F11")
def test_moneylender_prestige_may_fall_below_zero() -> None:
    table = quiet()
    own(table, 0, "moneylender")
    turn(table)
    act(table, "use", card("moneylender"))
    assert (table.gold[0], table.points[0]) == (3, -2)


@pytest.mark.clause("MAC-F4", "MAC-Q2")
def test_manufactory_one_cube_for_two_of_any_colours() -> None:
    table = quiet()
    own(table, 0, "manufactory")
    give(table, 0, gray=1)
    turn(table)
    act(table, "use", card("manufactory"))
    assert menu(table) == [("take", colour) for colour in range(6)]
    act(table, "take", 1)
    assert refused(table, "take", 0) == "MAC-Q2"
    act(table, "take", 5)
    assert supply(table, 0) == {"blue": 1, "violet": 1}


# the tribute


@pytest.mark.clause("MAC-F39", "MAC-F40", "MAC-F41")
@pytest.mark.parametrize(
    ("ids", "gold", "points"),
    [((), 7, 6), (("messenger",), 7, 8), (("diplomat",), 4, 12), (("envoy",), 9, 6), (("diplomat", "envoy"), 8, 12)],
)
def test_cards_that_change_the_tribute(ids: tuple[str, ...], gold: int, points: int) -> None:
    table = quiet()
    own(table, 0, *ids)
    table.tribute_gold, table.tribute_prestige = 3, 6
    table.gold[0] = 10
    give(table, 0, red=1)
    turn(table)
    while ("tribute",) in menu(table):
        act(table, "tribute")
    assert (table.gold[0], table.points[0]) == (gold, points)


@pytest.mark.clause("MAC-F41")
def test_envoy_never_pays_less_than_nothing() -> None:
    table = quiet()
    own(table, 0, "envoy")
    table.tribute_gold, table.tribute_prestige = 1, 2
    turn(table)
    act(table, "tribute")
    assert (table.gold[0], table.points[0]) == (0, 2)
