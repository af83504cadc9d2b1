"""The pictures of the rulebook, drawn with the table's own parts."""

from typing import TYPE_CHECKING, Any, Final

from caravela.games.macao.board import cards, city, rose, sea, table, wall
from caravela.games.macao.board.layout import wide
from caravela.games.macao.board.sheet import TOP, Sheet
from caravela.kernel.drawing import sample, svg
from caravela.kernel.drawing.box import Box
from caravela.kernel.drawing.notes import heading, note
from caravela.kernel.drawing.palette import BLUE
from caravela.kernel.drawing.sheet import document

if TYPE_CHECKING:
    from caravela.games.macao.catalog import Catalog
    from caravela.kernel.game import Game

SEED: Final = 12
MOMENT: Final = (9, 3)
"""Round 9, phase 3."""
ORANGE, WHITE, YELLOW, BROWN = range(4)


def pictures(game: "Game") -> dict[str, str]:
    catalog: Catalog = game.catalog
    return {
        "macao-table.svg": table(catalog, lively(game)),
        "macao-card.svg": sample_cards(game),
        "macao-rose.svg": sample_rose(game),
        "macao-city.svg": sample_city(game),
        "macao-sea.svg": sample_sea(game),
    }


def lively(game: "Game") -> dict[str, Any]:
    """A table of four late in the play."""
    return game.view(sample.lively(game, 4, SEED, lambda view: (view["round"], view["phase"]) == MOMENT), None)


def _view(game: "Game", seats: int) -> dict[str, Any]:
    return game.view(game.new_state(seats, SEED), None)


SHOWN: Final = ("Forestry office", "Smithy", "Professor")
"""An office, a building and a person, of different phases."""


def sample_cards(game: "Game") -> str:
    """Three cards on display, and one before its owner at three times, their parts named."""
    catalog: Catalog = game.catalog
    sheet = Sheet(catalog, _view(game, 4))
    scale, y, size = 1.45, 138, (205, 80)
    found = [next(it for it in catalog.cards if it.name == name) for name in SHOWN]
    xs = (180, 520, 860)
    for it, x in zip(found, xs, strict=True):
        art = cards.face(it, *size)
        sheet.layers[0].append(svg.group([art], at=(x, y), scale=scale))
    edge, top = size[0] / 2 * scale, y - size[1] / 2 * scale
    kind, when = "kind\noffice, building or person", "when it works\nphase 1, 2 or 3, or the game end"
    note(sheet, kind, xs[0] - edge + 42, 36, (xs[0] - edge + 18, top + 5))
    note(sheet, "price\ncubes to activate it", xs[0], 246, (xs[0] - edge + 40, y + 41), "middle")
    note(sheet, "name", xs[1], 48, (xs[1] - 20, top + 18), "middle")
    note(sheet, "what it does", xs[1], 246, (xs[1], y + 48), "middle")
    note(sheet, when, xs[2] - 20, 36, (xs[2] + edge - 38, top + 18), "middle")
    note(sheet, "tribute\ngold and prestige", xs[2], 246, (xs[2] + edge - 46, y + 36), "middle")
    it, low = found[0], 340
    for x, active, used, words in (
        (xs[0], False, False, "waiting on the tableau"),
        (xs[1], True, False, "active"),
        (xs[2], True, True, "active, used in this turn"),
    ):
        art = cards.strip(it, 200, 46, active, used)
        sheet.layers[0].append(svg.group([art], at=(x, low), scale=scale))
        sheet.add(svg.text(words, x, low + 56, 15.5, font_weight=400))
    return document("Cards with their parts named", 1040, 416, sheet.markup())


def sample_rose(game: "Game") -> str:
    """A wind rose before and after the turn, with the cubes of the rulebook's example."""
    catalog: Catalog = game.catalog
    view = _view(game, 2)
    before, after = view["players"]
    before["rose"][0], before["rose"][1], before["rose"][4] = [0, 1, 0, 0, 0, 0], [2, 0, 0, 0, 0, 0], [0, 0, 5, 0, 0, 0]
    after["supply"], after["rose"][0], after["rose"][3] = [0, 1, 0, 0, 0, 0], [2, 0, 0, 0, 0, 0], [0, 0, 5, 0, 0, 0]
    sheet = Sheet(catalog, view)
    left, right, y = 236, 696, 64
    for seat, x in enumerate((left, right)):
        rose.supply(sheet, seat, Box(x, y, 330, 30))
        rose.rose(sheet, seat, x + 165, y + 118)
    heading(sheet, "After the dice", left, 44)
    heading(sheet, "After the turn", right, 44)
    sheet.layers[TOP].append(
        svg.path("M592 176h56m-12 -10l12 10l-12 10", fill="none", stroke=BLUE, stroke_width=5, stroke_linecap="round")
    )
    ends = left + 165, right + 165
    note(sheet, "supply\ncubes that can be\nspent in this round", left - 24, 84, (left, y + 15), "end")
    note(sheet, "die of 5\n5 green cubes\nfor later", left - 24, 172, (ends[0] - 100, y + 153), "end")
    note(sheet, "die of 2\n2 red cubes for\nthe next round", ends[0] + 130, 250, (ends[0] + 96, y + 154))
    note(sheet, "arrow\nwhat was on 1\nis the supply now", right + 352, 116, (ends[1] + 10, y + 46))
    note(sheet, "each pile\nhas moved to the\nspace one lower", right + 352, 206, (ends[1] + 87, y + 98))
    return document("A wind rose before and after the turn", 1220, 312, sheet.markup())


OWNED: Final = {
    ORANGE: (1, 2, 6, 7),
    WHITE: (12, 13, 19, 29),
    YELLOW: (15, 21, 22),
    BROWN: (8, 20, 25),
}
"""Whose quarters are."""
CLIMBED: Final = (5, 5, 2, 15)


def sample_city(game: "Game") -> str:
    """The city and the wall with their parts named."""
    catalog: Catalog = game.catalog
    view = _view(game, 4)
    for seat, quarters in OWNED.items():
        for quarter in quarters:
            view["owners"][quarter], view["tiles"][quarter] = seat, None
    for seat, space in enumerate(CLIMBED):
        view["players"][seat]["wall"] = space
    view["order"] = [BROWN, WHITE, ORANGE, YELLOW]
    layout = wide(4)._replace(city=Box(216, 26, 560, 490), wall=Box(216, 524, 560, 96))
    sheet = Sheet(catalog, view, layout=layout)
    city.city(sheet)
    wall.wall(sheet)
    spots = dict(zip((it.id for it in catalog.quarters), city.spots(sheet), strict=True))
    left, right = 196, 800
    x, y = spots["green-island"]
    note(sheet, "dark quarter\nholds a joker tile", left, 70, (x - 12, y - 26), "end")
    x, y = spots["inner-harbour"]
    note(sheet, "goods tile", left, 170, (x - 10, y - 22), "end")
    x, y = spots["barra"]
    note(sheet, "price\nexactly these cubes", left, 470, (x - 12, y + 27), "end")
    x, y = spots["guia-hill"]
    note(sheet, "marker\nthis quarter is Brown's", right, 300, (x + 14, y + 26))
    note(sheet, "largest group\ncounts at the game end", right, 480, (766, 492))
    note(sheet, "two discs on a space\nthe upper one is ahead", left, 560, (410, 580), "end")
    note(sheet, "last space\na newcomer goes\nto the bottom", right, 570, (758, 592))
    return document("The city and its wall with their parts named", 1010, 640, sheet.markup())


def sample_sea(game: "Game") -> str:
    """The sea with its ports and ships, its parts named."""
    catalog: Catalog = game.catalog
    view = _view(game, 4)
    index = {it.id: number for number, it in enumerate(catalog.spaces)}
    ports = [it.id for it in catalog.spaces if it.kind == "port"]
    for seat, name in enumerate(("lisboa", "channel", "ligurian", "slips")):
        view["players"][seat]["ship"] = index[name]
    view["ports"][ports.index("lisboa")] = 1
    view["ports"][ports.index("hamburg")] = 3
    box = Box(216, 26, 487, 408)
    sheet = Sheet(catalog, view, layout=wide(4)._replace(sea=box))
    sea.sea(sheet)
    spots = dict(zip(index, sea.spots(sheet), strict=True))
    left, right = 196, 726
    x, y = spots["london"]
    note(sheet, "port\ntakes one kind of good", left, 84, (x - 49, y + 4), "end")
    x, y = spots["azores"]
    note(sheet, "sea space\nfour spaces from Macao", left, 190, (x - 14, y), "end")
    x, y = spots["lisboa"]
    note(sheet, "a place taken\nthe next tile\nscores 3", left, 262, (x - 7, y + 18), "end")
    x, y = spots["saint-helena"]
    note(sheet, "line\n1 cube for each\nspace sailed", left, 372, (x - 4, y - 40), "end")
    x, y = spots["hamburg"]
    note(sheet, "full port", right, 84, (x + 49, y + 2))
    x, y = spots["genova"]
    note(sheet, "places\nthe highest that is\nfree is next", right, 150, (x + 49, y + 6))
    x, y = spots["ligurian"]
    note(sheet, "ship", right, 262, (x + 12, y - 22))
    x, y = spots["slips"]
    note(sheet, "slips\nall ships begin here", right, 380, (x + 60, y - 8))
    return document("The sea with its parts named", 930, 460, sheet.markup())
