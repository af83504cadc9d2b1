"""Coimbra's table as a drawing that stands alone."""

from collections.abc import Mapping, Sequence
from typing import Final

from caravela.games.coimbra.board import banner, cards, city, icons, map, players, tracks, voyages
from caravela.games.coimbra.board.layout import narrow as narrow_layout
from caravela.games.coimbra.board.layout import wide
from caravela.games.coimbra.board.palette import BLUE, INK, MIST, PARCHMENT, SANS, SKY, TILE
from caravela.games.coimbra.board.sheet import Sheet, View
from caravela.games.coimbra.catalog import Catalog
from caravela.kernel import svg

AZULEJO: Final = svg.element(
    "pattern",
    svg.rect(0, 0, 30, 30, fill=TILE),
    svg.path("M0 0H30V30H0Z", fill="none", stroke=SKY, stroke_width=1),
    svg.path("M15 3C18 9 21 12 27 15C21 18 18 21 15 27C12 21 9 18 3 15C9 12 12 9 15 3Z", fill=BLUE),
    svg.path("M15 9L21 15L15 21L9 15Z", fill=MIST),
    svg.circle(15, 15, 2.4, fill=BLUE),
    svg.path(
        "M0 0H7A7 7 0 0 1 0 7ZM30 0V7A7 7 0 0 1 23 0ZM0 30V23A7 7 0 0 1 7 30ZM30 30H23A7 7 0 0 1 30 23Z", fill=SKY
    ),
    id="azulejo",
    width=30,
    height=30,
    patternUnits="userSpaceOnUse",
    x=16,
    y=16,
)
"""One tile of the blue and white wall that the table hangs on."""


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
    cards.display(sheet)
    city.city(sheet)
    tracks.tracks(sheet)
    map.pilgrims(sheet, sheet.layout.map)
    voyages.voyages(sheet)
    cards.stacks(sheet)
    players.players(sheet)
    return document(sheet.say("The table of Coimbra"), layout.width, layout.height, sheet.markup())


def document(name: str, width: float, height: float, markup: str) -> str:
    """A drawing on parchment, framed in azulejos; words are bold, centred and in ink unless they say otherwise."""
    ground = svg.rect(0, 0, width, height, fill="url(#azulejo)") + svg.rect(
        4, 4, width - 8, height - 8, rx=8, fill=PARCHMENT, opacity=0.96
    )
    shared = svg.element("defs", AZULEJO, icons.kept(markup))
    whole = [shared, ground, markup]
    return svg.document(width, height, name, whole, font_family=SANS, font_weight=700, text_anchor="middle", fill=INK)
