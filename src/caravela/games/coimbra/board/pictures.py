"""The pictures of the rulebook, drawn with the table's own parts."""

from collections.abc import Callable
from typing import Any, Final

from caravela.games.coimbra.board import cards, city, dice, icons, map, table, tracks
from caravela.games.coimbra.board.palette import CLASSES
from caravela.games.coimbra.board.sheet import DICE, TOP, Sheet
from caravela.games.coimbra.catalog import Card, Catalog
from caravela.kernel.drawing import sample, svg
from caravela.kernel.drawing.art import icon
from caravela.kernel.drawing.box import Box
from caravela.kernel.drawing.notes import LINE, SIZE, heading, note
from caravela.kernel.drawing.palette import DEEP, RED, TILE
from caravela.kernel.drawing.sheet import document
from caravela.kernel.game import Game
from caravela.kernel.state import State

SEED: Final = 9
MOMENT: Final = (3, 3, 1)
"""Round 3, phase C, in the upper city: there is much to see then."""
CLERICS: Final = 2
STACK: Final = (7, 4, 4, 4)
"""The spaces of the four disks on the sample track."""
ROUTE: Final = 6
"""How many steps the route on the map has."""


def pictures(game: Game) -> dict[str, str]:
    catalog: Catalog = game.catalog
    return {
        "coimbra-table.svg": table(catalog, game.view(lively(game), None)),
        "coimbra-cards.svg": sample_cards(catalog),
        "coimbra-tracks.svg": sample_track(catalog),
        "coimbra-rows.svg": sample_rows(catalog),
        "coimbra-map.svg": sample_route(game),
    }


def lively(game: Game) -> State:
    """A table of four in the middle of the play."""
    return sample.lively(game, 4, SEED, lambda view: (view["round"], view["phase"], view["location"]) == MOMENT)


# the pictures


def sample_cards(catalog: Catalog) -> str:
    """Three cards with their parts named."""
    sheet = Sheet(catalog, {})
    chosen = (
        _pick(catalog, lambda card: card.when == "C"),
        _pick(catalog, lambda card: card.when == "E" and bool(card.diplomas)),
        _pick(catalog, lambda card: card.when == "end" and bool(card.diplomas)),
    )
    y, scale = 218, 1.75
    places = (200, 545, 890)
    for card, x in zip(chosen, places):
        cards.place(sheet, card, x, y, scale, full=True)
    cards.place_token(
        sheet, CLASSES[catalog.cards[chosen[2]].class_], places[2] + 34 * scale, y + 45.5 * scale, 0.8 * scale
    )
    heads = ("A start card", "A card with back II or III", "A game-end card")
    for words, x in zip(heads, places):
        heading(sheet, words, x - 48 * scale, 52)
    first, second, third = places
    note(sheet, "class\nsign, letters, colour", first - 42, 84, (first - 37 * scale, y - 54 * scale), "middle")
    note(
        sheet, "influence\nhow far the disk goes up", second - 30, 84, (second + 7 * scale, y - 54.5 * scale), "middle"
    )
    note(sheet, "cost\nin guards or in coins", third + 44, 84, (third + 34 * scale, y - 55 * scale), "middle")
    below = y + 57 * scale + 48
    note(sheet, "when it works\nhere in phase C", first - 70, below, (first - 34 * scale, y + 19 * scale), "middle")
    note(sheet, "bonus\nwhat it brings", first + 80, below, (first + 22 * scale, y + 27 * scale), "middle")
    note(sheet, "diploma\nsets of them count", second - 60, below, (second - 34 * scale, y + 55 * scale), "middle")
    note(sheet, "bonus of phase E\nin every round", second + 82, below, (second + 22 * scale, y + 27 * scale), "middle")
    note(sheet, "hourglass\ncounts at the end", third - 110, below, (third - 40 * scale, y + 15 * scale), "middle")
    note(
        sheet, "crown token\nfor who takes the card", third + 116, below, (third + 34 * scale, y + 56 * scale), "middle"
    )
    _legend(sheet, 1092, 52)
    return document("Sample cards with their parts named", 1330, 408, sheet.markup())


def _pick(catalog: Catalog, fits: Callable[[Card], bool]) -> int:
    return next(number for number, card in enumerate(catalog.cards) if fits(card))


LEGEND: Final = (
    ("now", "immediate"),
    ("C", "phase C"),
    ("E", "phase E"),
    ("end", "game end"),
    ("lasting", "lasting (monasteries)"),
)
DIPLOMAS: Final = ("law", "medicine", "theology", "philosophy", "music", "wild")


def _legend(sheet: Sheet, x: float, y: float) -> None:
    """When a bonus works, and the kinds of diploma."""
    heading(sheet, "When it works", x, y)
    rows = [(icons.WHEN[sign], words) for sign, words in LEGEND]
    for number, (art, words) in enumerate(rows):
        _row(sheet, art, words, x, y + 26 + 26 * number)
    heading(sheet, "Diplomas", x, y + 176)
    for number, name in enumerate(DIPLOMAS):
        _row(sheet, icons.DIPLOMAS[name], name, x + 118 * (number % 2), y + 202 + 28 * (number // 2))


def _row(sheet: Sheet, art: str, words: str, x: float, y: float) -> None:
    sheet.add(icon(art, x + 11, y, 22), svg.text(words, x + 29, y + 5, 15, font_weight=400, text_anchor="start"))


def sample_track(catalog: Catalog) -> str:
    """One track with the disks of four players, three of them in a stack."""
    sheet = Sheet(catalog, {"seats": 4, "awards": range(4)})
    cell = Box(262, 26, 150, 516)
    sheet.add(svg.element("g", *tracks.column(sheet, CLERICS, cell, tracks.HEADS[CLERICS])))
    sheet.add(*tracks.award(sheet, catalog.awards[0], cell))
    for seat, level in enumerate(STACK):
        here = [other for other, at in enumerate(STACK) if at == level]
        tracks.place_disk(sheet, CLERICS, cell, seat, level, here)
    left, right = cell.x - 24, cell.x + cell.width + 24
    note(
        sheet,
        "scoring tile\npoints at the end for the\nfirst, second and third place",
        right,
        64,
        (cell.x + cell.width - 5, 68),
    )
    note(
        sheet,
        "income of a purple die\nin phase E: the box beside\nthe space of your disk",
        right,
        240,
        (cell.x + cell.width - 3, 236),
    )
    top = cell.y + tracks.TOP
    stack = top + 11.5 * tracks.STEP
    note(
        sheet,
        "a stack\nof disks on one space\nthe lowest is ahead:\nred, then yellow, then black",
        left,
        stack - 40,
        (cell.x + 24, stack - 9),
        "end",
    )
    alone = top + 8.5 * tracks.STEP
    note(sheet, "a disk\nfurther up is further ahead", left, alone - 30, (cell.x + 24, alone - 9), "end")
    note(sheet, "the end of the track\nwhat goes beyond is lost", left, top + 14, (cell.x - 1.5, top + 14), "end")
    note(sheet, "here all disks begin", left, top + 15.7 * tracks.STEP, (cell.x, top + 15.5 * tracks.STEP), "end")
    return document("An influence track", 680, 568, sheet.markup())


ROWS: Final[tuple[tuple[tuple[int, int | None, int | None, int], ...], ...]] = (
    ((3, 1, 1, 1), (2, 0, 0, 4), (4, 1, 2, 5)),
    ((0, 0, 0, 5), (12, None, None, 3), (6, 2, 3, 1), (1, 0, 4, 1)),
)
"""Castle and upper city of the rulebook's example: holder, seat, colour, pips."""


def sample_rows(catalog: Catalog) -> str:
    """The castle and the upper city of the rulebook's example, with the order in which the dice act."""
    rows = [[_die(*it) for it in row] for row in ROWS]
    sheet = Sheet(catalog, {"rows": rows}, names=("Phil", "Chris", "Eve"))
    boxes = (Box(26, 26, 390, 204), Box(440, 26, 470, 204))
    hints = ("the lowest acts first", "the highest acts first")
    said = (
        "Rising from left to right. Phil's 4 went\nbetween the two dice of Chris.",
        "Falling from left to right. Phil's white 1 went behind\nEve's 1. On its turn the token sends a card away.",
    )
    for location, (box, hint, words) in enumerate(zip(boxes, hints, said)):
        sheet.add(*city.ground(location, box, city.NAMES[location], hint, False))
        step = box.width / (len(rows[location]) + 0.4)
        for number, it in enumerate(rows[location]):
            x = box.x + step * (number + 0.7)
            dice.place(sheet, it, x, box.y + 90, 1.35)
            _order(sheet, number, x, box.y + 172, step if number else 0)
        for number, line in enumerate(words.split("\n")):
            sheet.add(
                svg.text(
                    line, box.x + 6, box.y + box.height + 26 + LINE * number, SIZE, font_weight=400, text_anchor="start"
                )
            )
    return document("Dice in the castle and in a city district", 936, 292, sheet.markup())


def _order(sheet: Sheet, number: int, x: float, y: float, step: float) -> None:
    """When a die acts: a number below it, joined to the one before."""
    if step:
        sheet.add(icon(icons.ICONS["arrow"], x - step / 2, y, 26))
    sheet.layers[DICE].append(svg.circle(x, y, 13, fill=DEEP) + svg.text(str(number + 1), x, y + 5.5, 16, fill=TILE))


def _die(code: int, seat: int | None, colour: int | None, value: int) -> dict[str, Any]:
    return {"code": code, "seat": seat, "colour": colour, "value": value, "cap": False, "down": False, "active": False}


def sample_route(game: Game) -> str:
    """A pilgrim's route over the map, from a corner of the city through monasteries."""
    catalog: Catalog = game.catalog
    route = longest(catalog, ROUTE)
    view = game.view(game.new_state(2, SEED), None)
    view["players"][0]["pilgrim"], view["players"][1]["pilgrim"] = route[-1], None
    for node in route:
        if catalog.nodes[node].kind == "monastery":
            view["disks"][node] = [0]
    sheet = Sheet(catalog, view)
    box = Box(26, 26, 560, 640)
    map.pilgrims(sheet, box, route)
    for number, (x, y) in enumerate(map.midway(catalog, box, route), 1):
        sheet.layers[TOP].append(
            svg.circle(x, y, 9.5, fill=RED, stroke=TILE, stroke_width=1.6)
            + svg.text(str(number), x, y + 4.5, 12.5, fill=TILE)
        )
    return document("A route on the map", 612, 692, sheet.markup())


def longest(catalog: Catalog, steps: int) -> list[int]:
    """The first route of so many steps from a corner that passes most monasteries and no place twice."""
    places = {node.id: number for number, node in enumerate(catalog.nodes)}
    roads: list[list[int]] = [[] for _ in catalog.nodes]
    for road in catalog.roads:
        roads[places[road.a]].append(places[road.b])
        if not road.one_way:
            roads[places[road.b]].append(places[road.a])
    routes = [[number] for number, node in enumerate(catalog.nodes) if node.kind == "corner"]
    for _ in range(steps):
        routes = [[*route, new] for route in routes for new in roads[route[-1]] if new not in route]
    nodes = catalog.nodes

    def worth(route: list[int]) -> tuple[int, bool]:
        # Walking to the right leaves room for the pilgrim, who stands on the right of a monastery.
        return sum(nodes[node].kind == "monastery" for node in route), nodes[route[-1]].x > nodes[route[-2]].x

    return max(routes, key=worth)
