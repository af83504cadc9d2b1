"""Phase 1: the cards of a round, the tribute that they set, and taking one of them."""

from collections.abc import Iterator
from itertools import permutations
from random import Random

import pytest

from caravela.games.macao.cards import Clear, Draft, LayOut
from caravela.games.macao.state import PHASE_1, Table
from tests.rules.macao.scene import (
    CATALOG,
    GAME,
    act,
    card,
    hold,
    menu,
    offered,
    own,
    quiet,
    recard,
    refused,
    run,
    show,
)

SEATS = [2, 3, 4]
SEEDS = range(3)

SIX = ("chapel", "villa", "inn", "school", "herald", "guard")

seated = pytest.mark.parametrize("seats", SEATS)


def rounds(seats: int, seed: int) -> Iterator[tuple[Table, list[list[int]]]]:
    """The table when the cards of each round lie there, with the pairs of offices as they lay from the beginning."""
    table = GAME.deal(seats, seed)
    pairs = GAME.view(table, None)["offices"]
    chance = Random(seed)
    last = 0
    while not table.is_over:
        if table.round > last:
            last = table.round
            yield table, pairs
        table.apply(chance.choice(table.legal_actions()))
    assert last == 12


def displayed(table: Table) -> list[int]:
    return [number for number in table.display if number >= 0]


def laid_out(seats: int, order: tuple[int, ...] = ()) -> Table:
    """The cards of round 6, and nobody has taken one."""
    return run(quiet(seats, order), LayOut())


def drafting(table: Table, *seats: int) -> Table:
    """Phase 1 for these seats, with what is on display."""
    table.phase = 1
    return run(table, *(Draft(seat) for seat in seats), Clear())


@seated
@pytest.mark.clause("MAC-C1", "MAC-C4", "MAC-S5")
def test_the_two_offices_of_the_round_and_four_cards_of_the_stack(seats: int) -> None:
    for seed in SEEDS:
        before = 96 - seats - 2
        for table, pairs in rounds(seats, seed):
            shown = displayed(table)
            assert shown[:2] == pairs[table.round - 1]
            assert all(CATALOG.cards[number].kind != "office" for number in shown[2:])
            assert len(shown) == seats + 2
            assert len(table.deck) == before - 4
            before = len(table.deck)
            coming = GAME.view(table, None)["offices"]
            assert coming == [None] * table.round + pairs[table.round :]


@seated
@pytest.mark.clause("MAC-C2", "MAC-C3", "MAC-C4")
def test_all_six_cards_count_for_the_tribute_also_those_that_go_at_once(seats: int) -> None:
    for seed in SEEDS:
        for table, _ in rounds(seats, seed):
            gone = table.discard[len(table.discard) - (4 - seats) :]
            assert all(CATALOG.cards[number].kind != "office" for number in gone)
            six = [CATALOG.cards[number].tribute for number in displayed(table) + gone]
            assert len(six) == 6
            assert table.tribute_gold == sum(gold for gold, _ in six)
            assert table.tribute_prestige == sum(prestige for _, prestige in six)
            assert GAME.view(table, None)["tribute"] == {"gold": table.tribute_gold, "prestige": table.tribute_prestige}


@pytest.mark.clause("MAC-C2")
def test_example_tribute() -> None:
    table = quiet(4)
    table.deck = [number for number in table.deck if number < 100][:4]
    six = table.offices[10:12] + table.deck
    pairs = ((0, 1), (1, 1), (0, 0), (1, 2), (0, 1), (1, 1))
    recard(table, {number: {"tribute": pair} for number, pair in zip(six, pairs, strict=True)})
    run(table, LayOut())
    assert (table.tribute_gold, table.tribute_prestige) == (3, 6)


@pytest.mark.parametrize(("number", "total"), [(0, 0), (2, 12)])
@pytest.mark.clause("MAC-C3")
def test_the_smallest_and_the_largest_tribute_of_our_cards(number: int, total: int) -> None:
    """Six real cards with the lowest or the highest numbers that there are."""
    alike = [i for i, entry in enumerate(CATALOG.cards) if entry.tribute == (number, number)]
    table = quiet(4)
    table.offices = alike[:2] * 12
    table.deck = alike[-4:]
    run(table, LayOut())
    assert (table.tribute_gold, table.tribute_prestige) == (total, total)
    assert max(max(entry.tribute) for entry in CATALOG.cards) == 2


@seated
@pytest.mark.clause("MAC-C5")
def test_each_must_take_one_of_the_cards_that_are_left(seats: int) -> None:
    for order in permutations(range(seats)):
        table = laid_out(seats, order)
        offices = displayed(table)[:2]
        for seat in order:
            assert table.to_move == seat
            there = displayed(table)
            assert sorted(offered(table, "draft")) == sorted(there)
            assert len(menu(table)) == len(there)
            assert refused(table, "pass") == "MAC-C5"
            assert refused(table, "draft", table.deck[0]) == "MAC-C5"
            wanted = there[-1] if seat != order[0] else offices[1]
            act(table, "draft", wanted)
            assert table.tableau[seat] == [wanted]
            if table.phase == PHASE_1:
                assert refused(table, "draft", wanted) == "MAC-C5"


@seated
@pytest.mark.clause("MAC-C6")
def test_two_cards_are_left_and_discarded_offices_too(seats: int) -> None:
    table = laid_out(seats)
    offices = displayed(table)[:2]
    before = len(table.discard)
    for _ in range(seats):
        act(table, "draft", displayed(table)[-1])
    assert table.discard[before:] == offices
    assert displayed(table) == []


@seated
@pytest.mark.clause("MAC-C7", "MAC-C8")
def test_a_fifth_card_costs_nothing_and_a_sixth_one_must_go(seats: int) -> None:
    five = SIX[:5]
    table = quiet(seats)
    hold(table, 0, *five)
    hold(table, 1, "fountain", "gate", "tower", "smithy")
    run(table, LayOut())
    office, other = displayed(table)[0], displayed(table)[2]
    act(table, "draft", office)
    assert table.to_move == 0, "before the next player takes a card"
    assert refused(table, "pass") == "MAC-C7"
    assert refused(table, "drop", other) == "MAC-C7"
    assert table.markers == [0] * seats
    act(table, "drop", office)
    assert table.tableau[0] == [card(id) for id in five]
    assert table.discard[-1] == office
    act(table, "draft", other)
    assert table.to_move != 1
    assert len(table.tableau[1]) == 5
    assert table.markers == [1] + [0] * (seats - 1)


@pytest.mark.clause("MAC-C7", "MAC-C8")
@pytest.mark.parametrize("gone", SIX)
def test_of_six_cards_one_goes_and_a_punish_marker_comes(gone: str) -> None:
    table = quiet()
    hold(table, 0, *SIX[:5])
    show(table, SIX[5], "fountain")
    drafting(table, 0)
    act(table, "draft", card(SIX[5]))
    assert menu(table) == [("drop", card(id)) for id in SIX]
    assert refused(table, "drop", card("fountain")) == "MAC-C7"
    act(table, "drop", card(gone))
    assert table.tableau[0] == [card(id) for id in SIX if id != gone]
    assert table.markers == [1, 0, 0]
    assert card(gone) in table.discard


@pytest.mark.clause("MAC-F14")
def test_idler_need_not_take_a_card() -> None:
    table = quiet()
    own(table, 0, "idler")
    show(table, "inn", "villa")
    drafting(table, 0)
    act(table, "pass")
    assert table.tableau[0] == []
    assert table.discard[-2:] == [card("inn"), card("villa")]


@pytest.mark.clause("MAC-F9")
@pytest.mark.parametrize(
    ("id", "taken", "gold"),
    [("recruiter", "guard", 1), ("recruiter", "villa", 0), ("registrar", "office-red-2", 2), ("registrar", "guard", 0)],
)
def test_cards_that_look_at_what_is_taken(id: str, taken: str, gold: int) -> None:
    table = quiet()
    own(table, 0, id)
    show(table, taken, "inn")
    drafting(table, 0)
    act(table, "draft", card(taken))
    assert table.gold[0] == gold


@pytest.mark.clause("MAC-F9")
def test_a_sixth_card_is_looked_at_too() -> None:
    table = quiet()
    own(table, 0, "recruiter")
    hold(table, 0, *SIX[:5])
    show(table, SIX[5], "fountain")
    drafting(table, 0)
    act(table, "draft", card(SIX[5]))
    act(table, "drop", card(SIX[5]))
    assert (table.gold[0], table.markers[0]) == (1, 1)
