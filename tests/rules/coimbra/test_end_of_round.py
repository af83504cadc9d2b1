"""The end of a round: what returns to the castle, and what is laid out anew."""

import pytest

from caravela.games.coimbra.catalog import CLASSES
from caravela.games.coimbra.state import HELD, OUT, TOKENS, Table
from caravela.games.coimbra.voyage import EndRound, PhaseF
from tests.rules.coimbra.scene import (
    CASTLE,
    CATALOG,
    COUNCIL,
    GUARDS,
    MERCHANT,
    SCHOLAR,
    UPPER,
    act,
    card,
    cards,
    die,
    discard,
    menu,
    pass_on,
    quiet,
    run,
    show,
    token,
)


def backs(table: Table) -> list[str]:
    return [CATALOG.cards[one].back for one in table.display]


def unasked(seats: int = 3) -> Table:
    """A table on which nobody can pay for a voyage."""
    table = quiet(seats)
    table.guards = [0] * seats
    table.coins = [0] * seats
    return table


@pytest.mark.clause("COI-N1", "COI-N3", "COI-N5", "COI-S21")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_four_rounds_see_all_cards_once_and_the_second_stack_first(seats: int) -> None:
    table = unasked(seats)
    shown = {one for one in range(56) if CATALOG.cards[one].back == "II" and not table.deck >> one & 1}
    assert len(shown) == 12
    for number, back in ((2, "II"), (3, "III"), (4, "III")):
        assert table.round == number - 1
        run(table, PhaseF())
        assert table.round == number
        assert not table.is_over
        assert backs(table) == [back] * 12
        assert len(set(table.display)) == 12
        assert shown.isdisjoint(table.display)
        shown |= set(table.display)
    assert sorted(shown) == sorted(cards(back="II") + cards(back="III"))
    assert table.deck == 0
    run(table, PhaseF())
    assert table.is_over
    assert table.round == 4


@pytest.mark.clause("COI-N1")
def test_the_stack_is_looked_at_after_phase_f() -> None:
    table = quiet(2)
    table.deck = 0
    run(table, PhaseF())
    assert not table.is_over
    act(table, "invest", 0) if ("invest", 0) in menu(table) else act(table, "pass")
    assert table.to_move == 1
    act(table, "pass")
    assert table.is_over


@pytest.mark.clause("COI-N2")
def test_favor_tiles_return_to_the_castle() -> None:
    table = unasked()
    table.tiles = [2, 0, 0, 1]
    run(table, EndRound())
    assert table.tiles == [-1] * 4


@pytest.mark.clause("COI-N2", "COI-T8")
def test_the_cap_tile_returns_and_raises_no_die_of_the_next_round() -> None:
    table = unasked(2)
    table.cap = 0
    table.value[0] = 9
    run(table, EndRound())
    assert table.cap == -1
    act(table, *menu(table)[0])
    pips = table.face[table.order[0] * 3] % 6 + 1
    act(table, "place", UPPER)
    assert table.value[table.order[0] * 3] == pips


@pytest.mark.clause("COI-N2", "COI-N4", "COI-S22", "COI-S23")
def test_crown_tokens_return_and_are_dealt_to_the_new_display() -> None:
    for seed in range(8):
        table = quiet(3, seed=seed)
        table.tokens = [int(HELD), int(HELD) + 1, int(HELD) + 1, OUT]
        run(table, EndRound())
        columns = [table.display[row * 4 + column] for column in (3, 2, 1, 0) for row in range(3)]
        expected = []
        for class_ in CLASSES:
            found = [one for one in columns if CATALOG.cards[one].class_ == class_]
            expected.append(found[0] if found else OUT)
        assert table.tokens == expected


@pytest.mark.clause("COI-N4", "COI-S23")
def test_a_class_that_is_not_on_display_has_no_token() -> None:
    table = unasked()
    table.deck = sum(1 << one for one in cards(back="III", class_="cleric") + cards(back="III", class_="scholar"))
    table.tokens = [int(HELD)] * 4
    run(table, EndRound())
    assert [table.tokens[COUNCIL], table.tokens[MERCHANT]] == [OUT, OUT]
    assert table.tokens[SCHOLAR] in table.display


@pytest.mark.clause("COI-N5")
def test_the_discard_pile_stays_where_it_is() -> None:
    table = unasked()
    pile = cards(back="II")[:5]
    discard(table, *pile)
    before = table.discard
    for _ in range(2):
        run(table, EndRound())
        assert table.discard == before
        assert not set(pile) & set(table.display)


@pytest.mark.clause("COI-N3", "COI-A1")
@pytest.mark.parametrize(("seats", "dice"), [(2, 7), (3, 11), (4, 13)])
def test_the_next_round_begins_with_all_dice(seats: int, dice: int) -> None:
    table = unasked(seats)
    run(table, EndRound())
    assert len(table.pool) == dice
    assert table.to_move == table.order[0]
    standing = [code for code in table.queue if code >= TOKENS]
    assert len(standing) == {2: 5, 3: 3, 4: 0}[seats]
    assert all(table.place[code] != CASTLE for code in standing)


@pytest.mark.clause("COI-N2", "COI-B5")
def test_a_round_leaves_nothing_behind_in_the_city() -> None:
    from caravela.games.coimbra.city import Evaluate

    table = unasked(2)
    show(table, UPPER, card("I1", cost="guards"))
    die(table, UPPER, 0, COUNCIL, 6)
    token(table, 0, UPPER, 3)
    run(table, Evaluate())
    act(table, "distress") if menu(table) and menu(table)[-1] == ("distress",) else None
    pass_on(table)
    assert menu(table)[0][0] == "draft"
    assert table.stock(GUARDS, 0) >= 2
    assert all(code >= TOKENS for code in table.queue)
    assert table.round == 2
