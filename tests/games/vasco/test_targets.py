"""Where a person would click, on a board of one's own."""

import pytest
from msgspec import structs

from caravela.games.vasco.acting import Act
from caravela.games.vasco.game import open_game
from tests.rules.vasco.scene import CATALOG, RECRUITING, place, run


@pytest.mark.parametrize(("number", "row"), [(4, 0), (5, 1), (9, 1), (20, 2)])
def test_a_number_is_renounced_in_its_own_row_even_if_two_rows_pay_the_same(number: int, row: int) -> None:
    rows = structs.replace(CATALOG.numbers, last=(4, 9, 20), reals=(1, 1, 2))
    game = open_game(structs.replace(CATALOG, numbers=rows))
    table = game.deal(2, 1)
    table.numbers = [-1] * len(table.numbers)
    place(table, number, 0, RECRUITING)
    table.called = number - 1
    run(table, Act(0))
    assert game.targets(table, game.actions.encode("renounce")) == [f"row-{row}"]
