"""Macao's table as a drawing that stands alone."""

from collections.abc import Mapping, Sequence

from caravela.games.macao.board import banner, cards, city, dice, offices, players, sea, wall
from caravela.games.macao.board.layout import narrow as narrow_layout
from caravela.games.macao.board.layout import wide
from caravela.games.macao.board.sheet import Sheet
from caravela.games.macao.catalog import Catalog
from caravela.kernel.drawing.sheet import View, document


def table(
    catalog: Catalog,
    view: View,
    words: Mapping[str, str] | None = None,
    names: Sequence[str] | None = None,
    narrow: bool = False,
) -> str:
    """The whole table from a view, with phrases in the reader's words and the players' own names if given.

    The narrow table is for a phone held upright: the same parts, one below the other.
    """
    layout = narrow_layout(view["seats"]) if narrow else wide(view["seats"])
    sheet = Sheet(catalog, view, words, names, layout)
    banner.banner(sheet)
    city.city(sheet)
    wall.wall(sheet)
    sea.sea(sheet)
    dice.dice(sheet)
    dice.tribute(sheet)
    cards.display(sheet)
    offices.offices(sheet)
    players.players(sheet)
    return document(sheet.say("The table of Macao"), layout.width, layout.height, sheet.markup())
