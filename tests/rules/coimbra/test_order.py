"""Phase D: the new player order."""

import pytest

from caravela.games.coimbra.city import Evaluate
from caravela.games.coimbra.order import NewOrder
from caravela.games.coimbra.state import HELD, Table
from tests.rules.coimbra.scene import (
    CLERIC,
    COUNCIL,
    GAME,
    MERCHANT,
    SCHOLAR,
    card,
    finish,
    play_to,
    quiet,
    run,
    seen,
)

A, B, C, D = range(4)


def hold(table: Table, seat: int, tokens: tuple[int, ...] = (), tiles: tuple[int, ...] = ()) -> None:
    """Give a seat crown tokens and favor tiles."""
    for one in tokens:
        table.tokens[one] = int(HELD) + seat
    for one in tiles:
        table.tiles[one] = seat


def crowns(table: Table) -> list[int]:
    return [seen(table, seat)["crowns"] for seat in range(table.seats)]


@pytest.mark.clause("COI-D1", "COI-D2", "COI-D3", "COI-K17", "COI-K18")
def test_example_crowns() -> None:
    chris, eve, phil = 0, 1, 2
    table = quiet(3, order=(chris, eve, phil))
    hold(table, phil, tiles=(A, B))
    hold(table, eve, tokens=(COUNCIL, MERCHANT))
    hold(table, chris, tokens=(CLERIC, SCHOLAR), tiles=(C,))
    assert crowns(table) == [3, 3, 7]
    run(table, NewOrder())
    assert table.order == [phil, eve, chris]


@pytest.mark.clause("COI-D1")
def test_tokens_tiles_and_flag_are_added_up() -> None:
    table = quiet(4, order=(3, 2, 1, 0))
    hold(table, 1, tokens=(CLERIC, SCHOLAR), tiles=(B, C))
    assert crowns(table)[1] == 2 * 1 + 2 + 1 + 2


@pytest.mark.clause("COI-D1")
@pytest.mark.parametrize(("tokens", "tiles"), [((COUNCIL, MERCHANT), ()), ((), (B,))])
def test_tokens_and_tiles_both_bring_a_player_forward(tokens: tuple[int, ...], tiles: tuple[int, ...]) -> None:
    table = quiet(2, order=(0, 1))
    hold(table, 0, tokens, tiles)
    run(table, NewOrder())
    assert table.order == [0, 1]


@pytest.mark.clause("COI-D1")
def test_the_flag_counts_as_it_is_before_the_lions_move() -> None:
    table = quiet(4, order=(0, 1, 2, 3))
    run(table, NewOrder())
    assert table.order == [3, 2, 1, 0]
    assert crowns(table) == [3, 2, 1, 0]
    run(table, NewOrder())
    assert table.order == [0, 1, 2, 3]


@pytest.mark.clause("COI-D1")
def test_a_token_that_still_lies_on_a_card_counts_for_nobody() -> None:
    table = quiet(2, order=(0, 1))
    table.tokens[COUNCIL] = card("I1", class_="council")
    assert crowns(table) == [0, 1]


@pytest.mark.clause("COI-D2")
def test_more_crowns_come_first() -> None:
    table = quiet(4, order=(0, 1, 2, 3))
    hold(table, 0, tiles=(B,))  # 2 and no crown on his flag
    hold(table, 1, tiles=(A,))  # 3 and 1
    hold(table, 2, tiles=(C,))  # 1 and 2; the last one has only the 3 crowns of his flag
    hold(table, 2, tokens=(COUNCIL, MERCHANT))
    assert crowns(table) == [2, 4, 5, 3]
    run(table, NewOrder())
    assert table.order == [2, 1, 3, 0]
    assert GAME.view(table, None)["order"] == [2, 1, 3, 0]


@pytest.mark.clause("COI-D3")
def test_all_with_equally_many_crowns_turn_round() -> None:
    table = quiet(4, order=(2, 0, 3, 1))
    hold(table, 2, tiles=(A,))
    hold(table, 0, tiles=(B,))
    hold(table, 3, tokens=(COUNCIL,))
    assert crowns(table) == [3, 3, 3, 3]
    run(table, NewOrder())
    assert table.order == [1, 3, 0, 2]


@pytest.mark.clause("COI-D3", "COI-D2")
def test_only_the_tied_turn_round() -> None:
    table = quiet(4, order=(0, 1, 2, 3))
    hold(table, 0, tiles=(A,))  # 3
    hold(table, 2, tokens=(COUNCIL,))  # 1 and 2 on his flag
    hold(table, 1, tiles=(B,), tokens=(MERCHANT, CLERIC))  # 4 and 1
    assert crowns(table) == [3, 5, 3, 3]
    run(table, NewOrder())
    assert table.order == [1, 3, 2, 0]


@pytest.mark.clause("COI-D3")
def test_two_pairs_of_tied_players_turn_round_by_themselves() -> None:
    table = quiet(4, order=(0, 1, 2, 3))
    hold(table, 0, tokens=(COUNCIL,))  # 1, as many as the second flag has
    hold(table, 2, tokens=(MERCHANT,))  # 3, as many as the fourth flag has
    assert crowns(table) == [1, 1, 3, 3]
    run(table, NewOrder())
    assert table.order == [3, 2, 1, 0]


@pytest.mark.clause("COI-D4")
@pytest.mark.parametrize("round_", [1, 2, 3, 4])
def test_every_round_brings_a_new_order_after_phase_c(round_: int) -> None:
    table = quiet(3, order=(0, 1, 2))
    table.round = round_
    if round_ == 4:
        table.deck = 0
    hold(table, 1, tiles=(A,))
    run(table, Evaluate())
    assert table.order == [1, 2, 0]


@pytest.mark.clause("COI-D4")
def test_the_order_of_the_last_round_counts_at_the_end() -> None:
    table = quiet(3, order=(0, 1, 2))
    table.points = [10, 10, 10]
    hold(table, 2, tiles=(D,), tokens=(CLERIC, SCHOLAR))
    hold(table, 0, tokens=(COUNCIL,))
    run(table, NewOrder())
    assert table.order == [2, 1, 0]
    finish(table)
    assert table.is_over
    # 7 guards, 7 coins, and the crowns of each with his flag: 2 and 0, 0 and 1, 1 and 2
    assert table.scores() == [18, 17, 18]
    assert table.ranking() == [2, 3, 1]


@pytest.mark.clause("COI-D4", "COI-D2")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_in_whole_plays_crowns_decide_every_round(seats: int) -> None:
    for seed in range(3):
        table = GAME.deal(seats, seed)
        for round_ in range(1, 5):
            play_to(table, round_, 2, seed)
            log = table.listen()
            log.clear()
            before = list(table.order)
            play_to(table, round_ + 1, 0, seed)
            told = [event.args for event in log if event.key == "order"]
            assert [one["place"] for one in told] == list(range(1, seats + 1))
            by_crowns = sorted(told, key=lambda one: (-one["crowns"], -before.index(one["seat"])))
            assert told == by_crowns
            assert [one["seat"] for one in told] == table.order
