"""The table as it is seen: words stand on their ground in a colour that can be read, and nothing lies over them."""

from collections.abc import Iterator
from typing import Any

import pytest

from caravela.games.macao import board
from caravela.games.macao.board import cards
from caravela.games.macao.board.layout import wide
from caravela.games.macao.board.sheet import Sheet
from caravela.kernel.drawing.sheet import document
from tests.games.macao import views
from tests.games.macao.test_board import CATALOG, GAME, draw
from tests.kernel.drawing.legible import cut, faults, small
from tests.kernel.drawing.looking import look

DISPLAY = 8
"""The least height of letters on display and on the board, in pixels."""
OWN = 6
"""And on offices to come and on cards before their owners, where thirteen of them may lie."""
BOARD = ("quarter-", "space-", "wall-", "die-", "bank-", "tribute", "supply-", "jokers-", "player-")


def flaws(view: dict[str, Any]) -> set[str]:
    """What cannot be read on the wide table."""
    drawing = look(draw(view))
    display = {f"card-{card}" for card in view["display"]}
    found = {*faults(drawing), *cut(drawing), *small(drawing, OWN, lambda part: part.startswith("card-"))}
    return found | {*small(drawing, DISPLAY, lambda part: part in display or part.startswith(BOARD))}


@pytest.mark.parametrize("name", views.ALL)
def test_all_words_on_the_table_can_be_read(name: str) -> None:
    assert flaws(views.ALL[name]()) == set()


@pytest.mark.parametrize("name", views.ALL)
def test_all_words_on_the_narrow_table_can_be_read(name: str) -> None:
    assert set(faults(look(board.table(CATALOG, views.ALL[name](), narrow=True)))) == set()


def full(seats: int) -> Iterator[dict[str, Any]]:
    """Tables with all cards in turn, among as many as a player can have."""
    for first in range(0, len(CATALOG.cards), 26):
        shown = [card % len(CATALOG.cards) for card in range(first, first + 26)]
        view = views.blank(seats, 12)
        view.update(phase=3)
        for seat in range(2):
            own = shown[13 * seat : 13 * seat + 13]
            view["players"][seat].update(tableau=own[:5], active=own[5:])
        yield view


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_card_can_be_read_before_a_player(seats: int) -> None:
    assert {flaw for view in full(seats) for flaw in flaws(view)} == set()


def test_every_card_can_be_read_on_the_narrow_table() -> None:
    drawings = (look(board.table(CATALOG, view, narrow=True)) for view in full(2))
    assert {fault for drawing in drawings for fault in (*faults(drawing), *cut(drawing))} == set()


def test_all_cards_are_looked_at() -> None:
    assert {card for view in full(2) for has in view["players"] for card in has["tableau"] + has["active"]} == set(
        range(len(CATALOG.cards))
    )


def test_every_card_can_be_read_on_display() -> None:
    layout = wide(2)
    found = set()
    for first in range(0, len(CATALOG.cards), 6):
        sheet = Sheet(CATALOG, views.blank(2, 1) | {"display": list(range(first, first + 6))}, layout=layout)
        cards.display(sheet)
        drawing = look(document("Cards", layout.width, layout.height, sheet.markup()))
        found |= {*faults(drawing), *cut(drawing), *small(drawing, DISPLAY, lambda part: part.startswith("card-"))}
    assert found == set()


def test_all_words_in_the_pictures_of_the_rulebook_can_be_read() -> None:
    assert {fault for picture in GAME.pictures().values() for fault in faults(look(picture))} == set()
