"""The table as it is seen: words stand on their ground in a colour that can be read, and nothing lies over them."""

from collections.abc import Callable

import pytest

from caravela.games.coimbra import board
from caravela.kernel.game import JSON
from tests.games.coimbra.test_board import CATALOG, GAME, some
from tests.kernel.drawing.legible import faults, small
from tests.kernel.drawing.looking import look

SMALLEST = 5
"""The least height of letters there, in pixels, on what is to be had: cards on display, tracks, voyages, the map."""


def to_be_had(view: JSON) -> Callable[[str], bool]:
    display = {f"card-{card}" for card in view["display"]}
    return lambda holder: holder in display or holder.startswith(("track-", "voyage-", "node-"))


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_all_words_on_the_table_can_be_read(seats: int) -> None:
    found = set()
    for state in some(seats)[1::8]:
        view = GAME.view(state, None)
        drawing = look(board.table(CATALOG, view))
        found |= {*faults(drawing), *small(drawing, SMALLEST, to_be_had(view))}
    found |= set(faults(look(board.table(CATALOG, GAME.view(some(seats)[-1], None), narrow=True))))
    assert found == set()


def test_all_words_in_the_pictures_of_the_rulebook_can_be_read() -> None:
    assert {fault for picture in GAME.pictures().values() for fault in faults(look(picture))} == set()
