"""The round: twelve of them, three phases in each, and the order of the turns, with two, three and four players."""

from collections.abc import Iterator
from itertools import groupby, permutations
from random import Random

import pytest

from caravela.games.macao.cards import LayOut
from caravela.games.macao.dice import Roll
from caravela.games.macao.state import OVER, PHASE_1, PHASE_2, PHASE_3, Table
from caravela.games.macao.turn import Phase3, Turn
from tests.rules.macao.scene import GAME, act, anchor, climb, give, menu, offered, own, pile, quiet, refused, run

SEATS = [2, 3, 4]

seated = pytest.mark.parametrize("seats", SEATS)


def by_lot(table: Table, seed: int) -> Iterator[tuple[int, int]]:
    """The rounds and phases of the choices of a play, in which all is chosen by lot."""
    chance = Random(seed)
    while not table.is_over:
        yield table.round, table.phase
        table.apply(chance.choice(table.legal_actions()))


def movers(table: Table, phase: int) -> list[int]:
    """Whose turns follow each other up to the end of a phase; every choice is the last one on the menu."""
    found = []
    while table.phase == phase:
        assert table.to_move is not None
        found.append(table.to_move)
        table.apply(table.legal_actions()[-1])
    return [seat for seat, _ in groupby(found)]


@seated
@pytest.mark.clause("MAC-R1", "MAC-R2", "MAC-E1")
def test_twelve_rounds_of_three_phases(seats: int) -> None:
    for seed in range(3):
        table = GAME.deal(seats, seed)
        shown = [where for where, _ in groupby(by_lot(table, seed)) if where[0]]
        assert shown == sorted(set(shown)), "a phase is over for good"
        for round_ in range(1, 13):
            phases = [phase for number, phase in shown if number == round_]
            assert phases in ([PHASE_1, PHASE_2, PHASE_3], [PHASE_1, PHASE_2]), "nobody might be able to act"
        assert (table.round, table.phase, table.to_move) == (12, OVER, None)


@seated
@pytest.mark.clause("MAC-R3", "MAC-C5", "MAC-D4", "MAC-A1")
def test_turns_are_taken_in_wall_order_in_every_phase(seats: int) -> None:
    for order in permutations(range(seats)):
        table = run(quiet(seats, order), LayOut())
        for seat in range(seats):
            table.rose[seat * 6] = 3
        assert movers(table, PHASE_1) == list(order)
        assert movers(table, PHASE_2) == list(order)
        assert movers(table, PHASE_3) == list(order)


@pytest.mark.clause("MAC-R3")
def test_who_is_further_along_comes_first_and_of_one_stack_the_upper_disc() -> None:
    table = quiet(4, (0, 1, 2, 3))
    climb(table, 3, 7)
    climb(table, 1, 4)
    climb(table, 2, 4)
    run(table, Roll())
    assert movers(table, PHASE_2) == [3, 2, 1, 0]


@seated
@pytest.mark.clause("MAC-R4")
def test_everybody_has_one_turn_in_a_phase_though_discs_move_meanwhile(seats: int) -> None:
    """Each goes one space on and so lands on top of all before him: the order is turned round, but not this phase's."""
    for order in permutations(range(seats)):
        table = quiet(seats, order)
        for seat in range(seats):
            give(table, seat, red=2)
        run(table, Phase3())
        acted = []
        while table.phase == PHASE_3:
            assert table.to_move is not None
            acted.append(table.to_move)
            act(table, "wall", 1)
            assert table.order[0] == acted[-1]
            assert offered(table, "wall") == []
            act(table, "pass")
        assert acted == list(order)
        assert movers(table, PHASE_1) == list(reversed(order))


@seated
@pytest.mark.clause("MAC-A5", "MAC-K5", "MAC-Q6")
def test_what_is_done_once_is_done_by_everybody_and_again_in_the_next_round(seats: int) -> None:
    table = quiet(seats)
    for seat in range(seats):
        table.gold[seat] = 99
        table.jokers[seat] = 1  # so that no turn ends by itself
        anchor(table, seat, "cape")
    own(table, 0, "guard", "cabin-boy")
    own(table, seats - 1, "foreman", "hiring-hall")
    for _ in range(2):
        for seat in range(seats):
            table.supply[seat] = pile(red=9, blue=9, green=9, black=9, gray=9, violet=9)
        table.tribute_gold, table.tribute_prestige = 3, 4
        run(table, *(Turn(seat) for seat in range(seats)))
        for seat in range(seats):
            assert table.to_move == seat
            for kind in ("quarter", "wall", "tribute", "ship"):
                assert kind in {name for name, *_ in menu(table)}
            for active in table.active[seat]:
                act(table, "use", active)
                _answer(table)
            for kind in ("quarter", "wall"):
                act(table, kind, offered(table, kind)[0])
                _answer(table)
                assert offered(table, kind) == []
            act(table, "tribute")
            assert ("tribute",) not in menu(table)
            act(table, "ship")
            _answer(table)
            assert refused(table, "ship") == "MAC-Q6"
            act(table, "pass")


def _answer(table: Table) -> None:
    """Choose the first answer of each question up to the next action of the turn."""
    while ("pass",) not in menu(table):
        table.apply(table.legal_actions()[0])
