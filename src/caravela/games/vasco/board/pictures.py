"""The pictures of the rulebook, drawn with the table's own parts."""

from typing import TYPE_CHECKING, Any, Final

from caravela.games.vasco.board import areas, court, navigation, numbers, projects, ships, table
from caravela.games.vasco.board.layout import wide
from caravela.games.vasco.board.sheet import Sheet
from caravela.kernel.drawing import sample, svg
from caravela.kernel.drawing.box import Box
from caravela.kernel.drawing.notes import heading, note
from caravela.kernel.drawing.sheet import document

if TYPE_CHECKING:
    from caravela.games.vasco.catalog import Catalog
    from caravela.kernel.game import Game

SEED: Final = 68
MOMENT: Final = (4, 2, 7)
"""Round 4, phase 2, when the numbers from 7 on are still to come."""
YELLOW, RED, BLACK, BLUE = range(4)


def pictures(game: "Game") -> dict[str, str]:
    catalog: Catalog = game.catalog
    return {
        "vasco-table.svg": table(catalog, lively(game)),
        "vasco-numbers.svg": sample_numbers(game),
        "vasco-projects.svg": sample_projects(game),
        "vasco-route.svg": sample_route(game),
        "vasco-court.svg": sample_court(game),
    }


def lively(game: "Game") -> dict[str, Any]:
    """A table of four in the middle of the play."""

    def there(view: dict[str, Any]) -> bool:
        round_, phase, number = MOMENT
        return view["round"] == round_ and view["phase"] == phase and (view["called"] or 0) >= number

    return game.view(sample.lively(game, 4, SEED, there), None)


def _view(game: "Game", seats: int) -> dict[str, Any]:
    return game.view(game.new_state(seats, SEED), None)


DISCS: Final = {
    5: (RED, areas.RECRUITING),
    6: (RED, areas.COURT),
    7: (YELLOW, areas.RECRUITING),
    8: (YELLOW, areas.COURT),
    9: (YELLOW, areas.PROJECTS),
    11: (YELLOW, areas.NAVIGATION),
    13: (RED, areas.PROJECTS),
    15: (RED, areas.COURT),
}
"""The discs of the rulebook's example, without 21."""
START: Final = 11
FREE: Final = 8


def sample_numbers(game: "Game") -> str:
    """The numbers of the rulebook's example with both VdG tiles, their parts named."""
    catalog: Catalog = game.catalog
    view = _view(game, 2)
    now = next(i for i, it in enumerate(catalog.vdgs) if it.start == START)
    then = next(i for i, it in enumerate(catalog.vdgs) if it.change == FREE - START)
    view.update(vdg=now, vdg_next=then, vdg_left=7, free=FREE, phase=2, called=5, round=1, numbers=[None] * 22)
    for number, (seat, area) in DISCS.items():
        view["numbers"][number - 1] = {"seat": seat, "area": area}
    layout = wide(2)._replace(vdg=Box(230, 96, 318, 162), numbers=Box(230, 268, 318, 334))
    sheet = Sheet(catalog, view, layout=layout)
    numbers.tiles(sheet)
    numbers.numbers(sheet)
    left, right = 206, 574
    note(sheet, "change\nmoves the marker\nin phase 2 of this round", 421, 36, (421, 132), "middle")
    note(sheet, "starting number\nwhere the marker begins", left, 120, (316, 139), "end")
    note(sheet, "two sums\nto be had at court\nin this round", left, 205, (264, 203), "end")
    note(sheet, "the rest of this tile\nis for the next round", right, 200, (520, 200))
    note(sheet, "payout\nfor renouncing a\nnumber of this row", left, 330, (241, 333), "end")
    note(sheet, "whose turn it is\nred, recruiting", right, 305, (540, 316))
    note(sheet, "marker\nthe first number\nthat is free", right, 375, (434, 371))
    note(sheet, "fee\nfor performing with\nthis number", left, 432, (290, 429), "end")
    note(sheet, "taken\nby whom and\nfor which area", right, 470, (539, 480))
    note(sheet, "still to be had", right, 556, (528, 546))
    return document("VdG tiles and the numbers area with their parts named", 778, 626, sheet.markup())


def sample_projects(game: "Game") -> str:
    """The projects area, and a tile on both sides with its parts named."""
    catalog: Catalog = game.catalog
    layout = wide(4)._replace(projects=Box(26, 86, 640, 252))
    sheet = Sheet(catalog, _view(game, 4), layout=layout)
    projects.projects(sheet)
    note(sheet, "six upper places\none project or two in an action", 236, 36, (236, 138), "middle")
    note(sheet, "prices\nof one, of two", 78, 384, (78, 322), "middle")
    note(sheet, "stacks\nthe top tile lies open", 286, 384, (286, 330), "middle")
    note(sheet, "framed place\nits crew in Reals,\nlaunched at once", 560, 384, (560, 334), "middle")
    tile = next(i for i, it in enumerate(catalog.ships) if it.crew == 4 and it.reals and it.points)
    it = catalog.ships[tile]
    scale, y = 1.9, 196
    first, second = 880, 1150
    sheet.layers[0].append(_big(ships.project(ships.face(it)), first, y, scale))
    sheet.layers[0].append(_big(ships.ship(ships.face(it), BLUE, manned=True), second, y, scale))
    heading(sheet, "Project", first - 44 * scale, 114)
    heading(sheet, "Ship", second - 44 * scale, 114)
    note(sheet, "capacity", first - 116, 180, (first - 38 * scale, y - 16 * scale), "end")
    note(sheet, "yield\nin every phase 3", first - 46, 324, (first - 15 * scale, y + 28 * scale), "middle")
    note(sheet, "stack", first + 76, 324, (first + 38 * scale, y + 32 * scale), "middle")
    note(sheet, "crew\nsailors of\ndifferent colours", first + 34, 54, (first + 18 * scale, y - 27 * scale), "middle")
    note(sheet, "a captain\nof its owner", second + 60, 324, (second + 27 * scale, y + 26 * scale), "middle")
    note(sheet, "the owner's frame", second - 70, 324, (second - 41 * scale, y + 31 * scale), "middle")
    return document("The projects area and a tile with its parts named", 1280, 446, sheet.markup())


def _big(art: str, x: float, y: float, scale: float) -> str:
    return svg.group([art], at=(x, y), scale=scale)


ROUTE: Final = {
    3: BLACK,
    4: BLUE,
    5: BLUE,
    6: YELLOW,
    7: YELLOW,
    8: RED,
    10: RED,
    11: BLUE,
    15: RED,
    18: BLACK,
}
"""Who has ships on which docks."""
MERCHANT: Final = 9


def sample_route(game: "Game") -> str:
    """The route with ships of four players and its parts named."""
    catalog: Catalog = game.catalog
    view = _view(game, 4)
    values = [value for port in catalog.ports for value in port.docks]
    docks: list[dict[str, int] | None] = [None] * len(values)
    left = sorted(range(len(catalog.ships)), key=lambda i: (catalog.ships[i].capacity, catalog.ships[i].stack))
    for dock, seat in ROUTE.items():
        ship = next(i for i in left if catalog.ships[i].capacity >= values[dock])
        left.remove(ship)
        docks[dock] = {"ship": ship, "seat": seat}
    docks[MERCHANT] = {"merchant": next(i for i, it in enumerate(catalog.merchants) if it.capacity >= values[MERCHANT])}
    view.update(docks=docks, gift=None)
    box = Box(216, 26, 640, 456)
    sheet = Sheet(catalog, view, layout=wide(4)._replace(navigation=box))
    navigation.navigation(sheet)
    row = [box.y + navigation.HEAD + (5 - port) * navigation.ROW for port in range(6)]
    note(
        sheet, "full\nthe points are for each\nship here in phase 3", 196, row[3] + 20, (box.x + 9, row[3] + 30), "end"
    )
    note(sheet, "bonus\nfor each ship sent:\nhere a captain", 196, row[2] + 38, (box.x + 22, row[2] + 44), "end")
    right = box.x + box.width + 22
    note(sheet, "action spaces\nfor discs", right, 50, (box.x + box.width - 20, 50))
    note(sheet, "dock\nleast capacity, and\npoints at once", right, row[5] + 40, (box.x + 624, row[5] + 40))
    note(sheet, "merchant ship\nscores for nobody", right, row[3] + 20, (box.x + 472, row[3] + 36))
    note(sheet, "ship\nits owner's frame\nand captain", right, row[2] + 34, (box.x + 396, row[2] + 40))
    return document("The route with its parts named", 1060, 508, sheet.markup())


def sample_court(game: "Game") -> str:
    """The court of the rulebook's example with four players, its parts named."""
    catalog: Catalog = game.catalog
    view = _view(game, 4)
    holders = [BLACK, RED, RED, YELLOW]
    view.update(money=[None, 4], holders=holders, portraits=holders, missionaries=4, first=BLUE, merchants_left=3)
    for seat, has in enumerate(view["players"]):
        has["extra"] = "portrait" if seat == YELLOW else "court"
    box = Box(236, 26, 512, 388)
    sheet = Sheet(catalog, view, layout=wide(4)._replace(court=box))
    court.court(sheet)
    left, right = 214, 772
    note(sheet, "two sums\none for each action,\nhere the first is gone", left, 130, (270, 170), "end")
    note(sheet, "privilege", left, 262, (338, 222), "end")
    note(sheet, "standing effect\nDias: first player\nin the next round", left, 366, (328, 392), "end")
    note(sheet, "disc on the portrait\nnobody else can host him\nin this round", right, 120, (734, 178))
    note(sheet, "holder\nhas the tile until\nanother hosts him", right, 236, (738, 262))
    note(sheet, "21 and 22, extra discs", right, 316, (736, 316))
    note(sheet, "missionaries", 376, 456, (470, 394), "middle")
    note(sheet, "merchant ship of the round", 552, 456, (552, 376), "middle")
    return document("The court with its parts named", 986, 480, sheet.markup())
