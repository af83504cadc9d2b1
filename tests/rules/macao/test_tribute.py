"""Buying prestige with the tribute."""

import pytest

from caravela.games.macao.cards import LayOut
from caravela.games.macao.state import PHASE_3
from caravela.games.macao.turn import Turn
from tests.rules.macao.scene import CATALOG, act, give, menu, play_to, points_from, quiet, refused, run, turn


@pytest.mark.clause("MAC-T1", "MAC-T2")
@pytest.mark.parametrize(("gold", "prestige"), [(3, 6), (1, 1), (12, 12), (0, 4)])
def test_the_tribute_costs_its_gold_and_scores_its_prestige(gold: int, prestige: int) -> None:
    for more in (0, 1, 9):
        table = quiet()
        table.tribute_gold, table.tribute_prestige = gold, prestige
        table.gold[0] = gold + more
        give(table, 0, red=1)
        turn(table)
        act(table, "tribute")
        assert (table.gold[0], table.points[0]) == (more, prestige)
        assert points_from(table, 0, "tribute") == prestige


@pytest.mark.clause("MAC-T1", "MAC-A5")
def test_once_in_a_turn() -> None:
    table = quiet()
    table.tribute_gold, table.tribute_prestige = 3, 6
    table.gold[0] = 7
    give(table, 0, red=1)
    turn(table)
    act(table, "tribute")
    assert refused(table, "tribute") == "MAC-A5"


@pytest.mark.clause("MAC-T2", "MAC-T1")
@pytest.mark.parametrize("gold", range(1, 13))
def test_there_is_no_part_of_the_tribute(gold: int) -> None:
    for less in range(1, gold + 1):
        table = quiet()
        table.tribute_gold, table.tribute_prestige = gold, 12
        table.gold[0] = gold - less
        give(table, 0, red=1)
        turn(table)
        assert refused(table, "tribute") == "MAC-T1"


@pytest.mark.clause("MAC-T3", "MAC-Q1")
def test_it_is_open_to_a_player_without_cubes() -> None:
    table = quiet()
    table.gold[0] = 12
    turn(table)
    assert menu(table) == [("tribute",), ("pass",)]
    act(table, "tribute")
    assert (table.gold[0], table.points[0], table.is_over) == (0, 12, True)


@pytest.mark.clause("MAC-T3")
def test_it_takes_no_cubes() -> None:
    table = quiet()
    table.gold[0] = 12
    give(table, 0, red=2, violet=1)
    before = table.supply[:]
    turn(table)
    act(table, "tribute")
    assert table.supply == before


@pytest.mark.clause("MAC-T1")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_everybody_may_buy_the_tribute_of_the_round(seats: int) -> None:
    table = run(quiet(seats), LayOut())
    shown = [*table.offices[2 * table.round - 2 : 2 * table.round], *(c for c in table.display[2:] if c >= 0)]
    put_away = [number for number in table.discard if number not in shown]
    cards = [CATALOG.cards[number].tribute for number in {*shown, *put_away}]
    gold, prestige = (sum(pair[i] for pair in cards) for i in (0, 1))
    assert len(cards) == 6
    table.jokers = [1] * seats
    play_to(table, int(table.round), PHASE_3)
    table.gold = [gold + seat for seat in range(seats)]
    table.supply = [0] * seats
    table.points = [0] * seats
    run(table, *(Turn(seat) for seat in range(seats)))
    for seat in range(seats):
        assert table.to_move == seat
        act(table, "tribute")
        act(table, "pass")
    assert (table.gold, table.points) == ([*range(seats)], [prestige] * seats)
