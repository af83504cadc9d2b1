"""The table as it is seen: words stand on their ground in a colour that can be read, and nothing lies over them."""

from collections.abc import Iterator

import pytest

from caravela.games.coimbra import board
from tests.games.coimbra.test_board import CATALOG, GAME, some
from tests.kernel.drawing.looking import Drawing, contrast, look

CONTRAST = 4.5
SCREEN = 1400
"""A usual width of the picture on a screen, in pixels."""
SMALLEST = 5
"""The least height of letters there, in pixels, on what is to be had: cards on display, tracks, voyages, the map."""


def faults(drawing: Drawing) -> Iterator[str]:
    """What is wrong with the words of a drawing."""
    for words in drawing.words:
        said = f"{words.text!r} of {words.holder}"
        grounds = [drawing.ground(words, point) for point in words.points]
        if min(contrast(words.ink, ground) for ground in grounds) < CONTRAST:
            yield f"{said} is pale"
        if len(set(grounds)) > 1:
            yield f"{said} goes beyond its ground"
        if any(not (0 < x < drawing.width and 0 < y < drawing.height) for x, y in words.points):
            yield f"{said} goes beyond the sheet"
        if drawing.covered(words):
            yield f"{said} is covered"


def small(drawing: Drawing, display: set[str]) -> Iterator[str]:
    for words in drawing.words:
        size = words.size * SCREEN / drawing.width
        to_be_had = words.holder in display or words.holder.startswith(("track-", "voyage-", "node-"))
        if to_be_had and size < SMALLEST:
            yield f"{words.text!r} of {words.holder} is {size:.1f} high"


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_all_words_on_the_table_can_be_read(seats: int) -> None:
    found = set()
    for state in some(seats)[1::8]:
        view = GAME.view(state, None)
        drawing = look(board.table(CATALOG, view))
        found |= {*faults(drawing), *small(drawing, {f"card-{card}" for card in view["display"]})}
    found |= set(faults(look(board.table(CATALOG, GAME.view(some(seats)[-1], None), narrow=True))))
    assert found == set()


def test_all_words_in_the_pictures_of_the_rulebook_can_be_read() -> None:
    assert {fault for picture in GAME.pictures().values() for fault in faults(look(picture))} == set()
