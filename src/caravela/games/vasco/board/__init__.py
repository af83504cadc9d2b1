"""Vasco da Gama's table as a drawing that stands alone."""

from collections.abc import Mapping, Sequence

from caravela.games.vasco.board import banner, court, navigation, numbers, players, projects, recruiting, reminder
from caravela.games.vasco.board.layout import narrow as narrow_layout
from caravela.games.vasco.board.layout import wide
from caravela.games.vasco.board.sheet import Sheet
from caravela.games.vasco.catalog import Catalog
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
    navigation.navigation(sheet)
    numbers.tiles(sheet)
    numbers.numbers(sheet)
    reminder.reminder(sheet)
    recruiting.recruiting(sheet)
    projects.projects(sheet)
    court.court(sheet)
    players.players(sheet)
    return document(sheet.say("The table of Vasco da Gama"), layout.width, layout.height, sheet.markup())
