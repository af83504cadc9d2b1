"""The pilgrim map: city and corners, stopovers, monasteries, roads, disks and pilgrims."""

from functools import cache
from itertools import pairwise
from typing import Final

from caravela.games.coimbra.board import bonus, dice, icons
from caravela.games.coimbra.board.layout import MAP, Box
from caravela.games.coimbra.board.palette import BLUE, DEEP, EARTH, GOLD, INK, LEVELS, SERIF, SKY, TILE, fit
from caravela.games.coimbra.board.sheet import DISKS, TOP, Sheet
from caravela.games.coimbra.catalog import Catalog, Effect, Identified, Node
from caravela.games.coimbra.effects_words import monastery_sentence
from caravela.kernel import svg

LAND: Final = "#f4ecd2"
HILLS: Final = "#e3e6c2"
SEA: Final = "#bcd6ee"
RIVER: Final = ((1030, 590), (800, 585), (640, 500), (500, 505), (360, 590), (200, 770), (0, 790))
TILE_SIZE: Final = (66, 46)
SPACES: Final = 14


class Chart:
    """From the catalog's places to those of the sheet."""

    def __init__(self, catalog: Catalog, box: Box) -> None:
        self.box = box
        nodes = catalog.nodes
        left, right = min(n.x for n in nodes), max(n.x for n in nodes)
        top, bottom = min(n.y for n in nodes), max(n.y for n in nodes)
        inner = box.inner(43, 42, 38, 48)
        self.scale = inner.width / max(right - left, 1), inner.height / max(bottom - top, 1)
        self.origin = inner.x - left * self.scale[0], inner.y - top * self.scale[1]

    def at(self, x: float, y: float) -> tuple[float, float]:
        return self.origin[0] + x * self.scale[0], self.origin[1] + y * self.scale[1]


def pilgrims(sheet: Sheet, box: Box = MAP) -> None:
    """The whole map."""
    chart = Chart(sheet.catalog, box)
    sheet.add(*ground(sheet, box, chart))
    sheet.add(*_roads(sheet.catalog, chart))
    _city(sheet, chart)
    for number, node in enumerate(sheet.catalog.nodes):
        x, y = chart.at(node.x, node.y)
        if node.kind == "monastery":
            _monastery(sheet, number, x, y)
        else:
            _stop(sheet, number, node, x, y)
    _pilgrims(sheet, chart)


def ground(sheet: Sheet, box: Box, chart: Chart) -> list[str]:
    x, y, width, height = box
    coast = f"M{x + 12:g} {y + 2:g}" + "".join(f"q{6 if i % 2 else -5} 16 0 {(height - 4) / 16:.2f}" for i in range(16))
    points = [chart.at(*point) for point in RIVER]
    river = f"M{points[0][0]:.1f} {points[0][1]:.1f}"
    for before, after in pairwise(points):
        middle = (before[0] + after[0]) / 2
        river += f"C{middle:.1f} {before[1]:.1f} {middle:.1f} {after[1]:.1f} {after[0]:.1f} {after[1]:.1f}"
    hills = "".join(
        svg.path(f"M{a:.1f} {b:.1f}q11 -19 22 0q9 -12 17 0z", fill=HILLS)
        for a, b in (
            chart.at(*spot)
            for spot in (
                (430, 45),
                (560, 60),
                (735, 175),
                (20, 470),
                (900, 470),
                (960, 760),
                (740, 780),
                (80, 560),
                (200, 620),
                (430, 940),
                (560, 950),
                (940, 910),
                (250, 210),
                (20, 110),
                (60, 230),
            )
        )
    )
    return [
        svg.element("clipPath", svg.rect(x + 1, y + 1, width - 2, height - 2, rx=7), id="chart"),
        svg.rect(*box, rx=7, fill=LAND, stroke=BLUE, stroke_width=1.6),
        svg.element(
            "g",
            svg.path(river, fill="none", stroke=SEA, stroke_width=8, stroke_linecap="round"),
            svg.path(f"{coast}H{x:g}V{y:g}Z", fill=SEA, stroke=SKY, stroke_width=1),
            hills,
            clip_path="url(#chart)",
        ),
        svg.rect(x + 3, y + 3, width - 6, height - 6, rx=5, fill="none", stroke=BLUE, stroke_width=0.5),
    ]


def _roads(catalog: Catalog, chart: Chart) -> list[str]:
    places = {node.id: chart.at(node.x, node.y) for node in catalog.nodes}
    two, one, heads = "", "", ""
    for road in catalog.roads:
        (ax, ay), (bx, by) = places[road.a], places[road.b]
        line = f"M{ax:.1f} {ay:.1f}L{bx:.1f} {by:.1f}"
        if not road.one_way:
            two += line
            continue
        one += line
        length = ((bx - ax) ** 2 + (by - ay) ** 2) ** 0.5
        ux, uy = (bx - ax) / length, (by - ay) / length
        px, py = bx - ux * 10, by - uy * 10
        heads += (
            f"M{px:.1f} {py:.1f}L{px - ux * 9 - uy * 5:.1f} {py - uy * 9 + ux * 5:.1f}"
            f"L{px - ux * 9 + uy * 5:.1f} {py - uy * 9 - ux * 5:.1f}Z"
        )
    return [
        svg.path(two, stroke=EARTH, stroke_width=6.5, fill="none"),
        svg.path(two, stroke="#fff8e2", stroke_width=3.5, fill="none"),
        svg.path(one, stroke=BLUE, stroke_width=2.2, stroke_dasharray="4 3", fill="none"),
        svg.path(heads, fill=BLUE),
    ]


def _city(sheet: Sheet, chart: Chart) -> None:
    corners = [chart.at(node.x, node.y) for node in sheet.catalog.nodes if node.kind == "corner"]
    left, right = min(x for x, _ in corners), max(x for x, _ in corners)
    top, bottom = min(y for _, y in corners), max(y for _, y in corners)
    sheet.add(
        svg.rect(
            left - 5, top - 5, right - left + 10, bottom - top + 10, rx=6, fill="#e9d6ad", stroke=EARTH, stroke_width=2
        ),
        svg.group([icons.ICONS["castle"]], at=((left + right) / 2, (top + bottom) / 2), scale=0.8),
    )


def _stop(sheet: Sheet, number: int, node: Node, x: float, y: float) -> None:
    name = node.name or node.id
    if node.kind == "corner":
        tip = sheet.say("The {0} corner of the city, where a pilgrim may start.", name)
        letters = "".join(word[0] for word in name.split("-")).upper()
        art = svg.circle(x, y, 10, fill=DEEP, stroke=GOLD, stroke_width=1.8) + svg.text(
            letters, x, y + 3.8, 10.5, fill=TILE, font_weight=700, text_anchor="middle"
        )
        sheet.spot(f"node-{number}", tip, art)
        return
    sheet.spot(
        f"node-{number}",
        sheet.say("{0}, a stopover.", name),
        svg.circle(x, y, 7.5, fill=TILE, stroke=EARTH, stroke_width=2.4),
        svg.text(
            name,
            x,
            y + 18.5,
            10.5,
            fill=INK,
            font_family=SERIF,
            text_anchor="middle",
            stroke=LAND,
            stroke_width=2.6,
            paint_order="stroke",
            stroke_linejoin="round",
        ),
    )


def _monastery(sheet: Sheet, number: int, x: float, y: float) -> None:
    tile = sheet.catalog.monasteries[sheet.view["spaces"][number]]
    visitors = sheet.view["disks"][number]
    tip = monastery_sentence(tile)
    if visitors:
        tip += sheet.say(" Visited by {0}.", ", ".join(sheet.name(seat) for seat in visitors))
    sheet.spot(
        f"node-{number}", tip, svg.group([monastery(tile.back, tile.name or tile.id, tile.when, tile.bonus)], at=(x, y))
    )
    for at, seat in enumerate(visitors):
        said = sheet.say("{0} has visited {1}.", sheet.name(seat), tile.name)
        left = x + (at - (len(visitors) - 1) / 2) * 15
        sheet.place(DISKS, f"disk-{seat}-node-{number}", left, y + 24, dice.disk(seat), said, 0.68)


@cache
def monastery(back: str, name: str, when: str, effect: Effect) -> str:
    """A monastery around (0, 0): level and name above, bonus below, a loop where it lasts."""
    level = len(back) - 1
    numeral, dark, light = LEVELS[level]
    wide, high = TILE_SIZE
    lasting = when == "lasting"
    shift = 7 if lasting else 0
    return "".join(
        (
            svg.rect(-wide / 2, -high / 2, wide, high, rx=5, fill=light, stroke=dark, stroke_width=2),
            svg.path(f"M{-wide / 2:g} {-high / 2 + 14:g}v-9a5 5 0 0 1 5 -5h{wide - 10}a5 5 0 0 1 5 5v9z", fill=dark),
            svg.text(numeral, -wide / 2 + 9, -high / 2 + 11.5, 11, fill="#fff", font_weight=700, text_anchor="middle"),
            svg.text(
                name,
                7,
                -high / 2 + 11,
                fit(name, 10.5, wide - 20),
                fill="#fff",
                font_family=SERIF,
                text_anchor="middle",
            ),
            icons.icon(icons.WHEN["lasting"], -23, 7, 13) if lasting else "",
            svg.group([bonus.fill(effect, wide - 8 - 2 * shift, 27, 25)], at=(shift, 7)),
        )
    )


def _pilgrims(sheet: Sheet, chart: Chart) -> None:
    there: dict[int, list[int]] = {}
    for seat, player in enumerate(sheet.view["players"]):
        if player["pilgrim"] is not None:
            there.setdefault(player["pilgrim"], []).append(seat)
    for node, seats in there.items():
        it = sheet.catalog.nodes[node]
        x, y = chart.at(it.x, it.y)
        if it.kind == "monastery":
            x, y = x + 29, y - 11
        for at, seat in enumerate(seats):
            tip = sheet.say("The pilgrim of {0}, in {1}", sheet.name(seat), _name(sheet, node))
            left = x + (at - (len(seats) - 1) / 2) * 17
            sheet.place(TOP, f"pilgrim-{seat}", left, y + 4, dice.pilgrim(seat), tip, 0.78)


def _name(sheet: Sheet, node: int) -> str:
    thing: Identified = sheet.catalog.nodes[node]
    if node < SPACES:
        thing = sheet.catalog.monasteries[sheet.view["spaces"][node]]
    return thing.name or thing.id
