"""The pilgrim map: city and corners, stopovers, monasteries, roads, disks and pilgrims."""

from collections.abc import Sequence
from functools import cache
from itertools import combinations, pairwise
from math import hypot
from typing import Final, NamedTuple

from caravela.games.coimbra.board import bonus, dice, icons
from caravela.games.coimbra.board.palette import LEVELS
from caravela.games.coimbra.board.sheet import DISKS, TOP, Sheet
from caravela.games.coimbra.catalog import Catalog, Effect, Identified, Node
from caravela.games.coimbra.effects_words import monastery_sentence
from caravela.kernel.drawing import svg
from caravela.kernel.drawing.art import icon, keep
from caravela.kernel.drawing.box import Box
from caravela.kernel.drawing.lettering import fit, measure
from caravela.kernel.drawing.palette import BLUE, DEEP, EARTH, GOLD, RED, SERIF, SKY, TILE

LAND: Final = "#f4ecd2"
HILLS: Final = "#e3e6c2"
SEA: Final = "#bcd6ee"
RIVER: Final = ((1030, 590), (800, 585), (640, 500), (500, 505), (360, 590), (200, 770), (0, 790))
TILE_SIZE: Final = (72, 46)
SPACES: Final = 14
SETTLE: Final = 6
"""How often places are moved aside; it is enough for ours."""
Place = tuple[float, float]
Area = tuple[float, float, float, float]
"""Left, top, right and bottom."""


class Chart:
    """From the catalog's places to those of the sheet."""

    def __init__(self, catalog: Catalog, box: Box) -> None:
        self.box = box
        self.catalog = catalog
        nodes = catalog.nodes
        left, right = min(n.x for n in nodes), max(n.x for n in nodes)
        top, bottom = min(n.y for n in nodes), max(n.y for n in nodes)
        inner = box.inner(46, 31, 42, 41)
        self.scale = inner.width / max(right - left, 1), inner.height / max(bottom - top, 1)
        self.origin = inner.x - left * self.scale[0], inner.y - top * self.scale[1]

        self.places = _apart(tuple((node.kind, *self.at(node.x, node.y)) for node in nodes))

    def at(self, x: float, y: float) -> Place:
        return round(self.origin[0] + x * self.scale[0]), round(self.origin[1] + y * self.scale[1])

    def roads(self) -> list[tuple[Place, Place, bool]]:
        """The ends of each road, and whether it goes one way only."""
        places = {node.id: place for node, place in zip(self.catalog.nodes, self.places)}
        return [(places[road.a], places[road.b], road.one_way) for road in self.catalog.roads]


@cache
def _apart(nodes: tuple[tuple[str, float, float], ...]) -> list[Place]:
    """Where places are drawn: monasteries that would overlap are moved aside, each half the way."""
    places = [(x, y) for _, x, y in nodes]
    tiles = [number for number, (kind, _, _) in enumerate(nodes) if kind == "monastery"]
    for _ in range(SETTLE):
        for a, b in combinations(tiles, 2):
            (ax, ay), (bx, by) = places[a], places[b]
            wide = TILE_SIZE[0] + 4 - abs(ax - bx)
            high = TILE_SIZE[1] + 12 - abs(ay - by)
            if wide <= 0 or high <= 0:
                continue
            if wide < high:
                shift = wide / 2 if ax < bx else -wide / 2
                places[a], places[b] = (ax - shift, ay), (bx + shift, by)
            else:
                shift = high / 2 if ay < by else -high / 2
                places[a], places[b] = (ax, ay - shift), (bx, by + shift)
    return [(round(x), round(y)) for x, y in places]


def pilgrims(sheet: Sheet, box: Box, route: Sequence[int] = ()) -> None:
    """The whole map, with a route of nodes marked on its roads."""
    chart = Chart(sheet.catalog, box)
    sheet.add(*ground(box, chart))
    sheet.add(*_roads(chart))
    if route:
        places = [chart.places[node] for node in route]
        points = " ".join(f"{x:g},{y:g}" for x, y in places)
        sheet.add(
            svg.element("polyline", points=points, fill="none", stroke=RED, stroke_width=6, stroke_linejoin="round")
        )
    _city(sheet, chart)
    names = _names(
        tuple((node.kind, node.name or node.id, *place) for node, place in zip(sheet.catalog.nodes, chart.places)),
        tuple(chart.roads()),
        box,
    )
    stops: list[str] = []
    for number, node in enumerate(sheet.catalog.nodes):
        if node.kind == "monastery":
            _monastery(sheet, number, *chart.places[number])
        elif node.kind == "stop":
            stops.append(_stop(sheet, number, node, names[number]))
        else:
            _corner(sheet, number, node, *chart.places[number])
    halo: dict[str, svg.Value] = {
        "stroke": LAND,
        "stroke_width": 3,
        "stroke_linejoin": "round",
        "paint_order": "stroke",
    }
    sheet.add(svg.element("g", *stops, font_size=11.5, font_family=SERIF, font_weight=400, **halo))
    _pilgrims(sheet, chart, [name.area for name in names if name])


def ground(box: Box, chart: Chart) -> list[str]:
    x, y, width, height = box
    coast = f"M{x + 12:g} {y + 2:g}" + "".join(f"q{6 if i % 2 else -5} 16 0 {(height - 4) / 16:.2f}" for i in range(16))
    points = [chart.at(*point) for point in RIVER]
    river = f"M{points[0][0]:g} {points[0][1]:g}"
    for before, after in pairwise(points):
        middle = (before[0] + after[0]) / 2
        river += f"C{middle:g} {before[1]:g} {middle:g} {after[1]:g} {after[0]:g} {after[1]:g}"
    hills = "".join(
        svg.path(f"M{a:g} {b:g}q11 -19 22 0q9 -12 17 0z", fill=HILLS)
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


def midway(catalog: Catalog, box: Box, route: Sequence[int]) -> list[tuple[float, float]]:
    """The middle of each road of a route."""
    chart = Chart(catalog, box)
    places = [chart.places[node] for node in route]
    return [((ax + bx) / 2, (ay + by) / 2) for (ax, ay), (bx, by) in pairwise(places)]


def _roads(chart: Chart) -> list[str]:
    two, one, heads = "", "", ""
    for (ax, ay), (bx, by), one_way in chart.roads():
        line = f"M{ax:g} {ay:g}L{bx:g} {by:g}"
        if not one_way:
            two += line
            continue
        one += line
        length = ((bx - ax) ** 2 + (by - ay) ** 2) ** 0.5
        ux, uy = (bx - ax) / length, (by - ay) / length
        px, py = bx - ux * 10, by - uy * 10
        heads += (
            f"M{px:g} {py:g}L{px - ux * 9 - uy * 5:.1f} {py - uy * 9 + ux * 5:.1f}"
            f"L{px - ux * 9 + uy * 5:.1f} {py - uy * 9 - ux * 5:.1f}Z"
        )
    return [
        svg.path(two, stroke=EARTH, stroke_width=6.5, fill="none"),
        svg.path(two, stroke="#fff8e2", stroke_width=3.5, fill="none"),
        svg.path(one, stroke=BLUE, stroke_width=2.2, stroke_dasharray="4 3", fill="none"),
        svg.path(heads, fill=BLUE),
    ]


def _city(sheet: Sheet, chart: Chart) -> None:
    corners = [place for node, place in zip(sheet.catalog.nodes, chart.places) if node.kind == "corner"]
    left, right = min(x for x, _ in corners), max(x for x, _ in corners)
    top, bottom = min(y for _, y in corners), max(y for _, y in corners)
    sheet.add(
        svg.rect(
            left - 5, top - 5, right - left + 10, bottom - top + 10, rx=6, fill="#e9d6ad", stroke=EARTH, stroke_width=2
        ),
        svg.group([icons.ICONS["castle"]], at=((left + right) / 2, (top + bottom) / 2), scale=0.8),
    )


class Name(NamedTuple):
    """Where the name of a stopover stands, and its stop."""

    stop: tuple[float, float]
    x: float
    y: float
    anchor: str | None
    area: Area


SIDES: Final = (
    (0, 20.0, None),
    (0, -12.0, None),
    (11, 4.0, "start"),
    (-11, 4.0, "end"),
    (8, 17.0, "start"),
    (-8, 17.0, "end"),
    (10, 12.0, "start"),
    (-10, 12.0, "end"),
    (9, -7.0, "start"),
    (-9, -7.0, "end"),
)
"""Below, above, right or left of a stop, and between these."""


@cache
def _names(
    nodes: tuple[tuple[str, str, float, float], ...], roads: tuple[tuple[Place, Place, bool], ...], box: Box
) -> list[Name | None]:
    """The names of the stopovers, each on the side where it covers least."""
    wide, high = TILE_SIZE
    taken: list[Area] = [
        (x - wide / 2, y - high / 2, x + wide / 2, y + high / 2 + 8)
        if kind == "monastery"
        else (x - 9, y - 9, x + 9, y + 9)
        for kind, _, x, y in nodes
    ]
    taken += [_head(start, end) for start, end, one_way in roads if one_way]
    # Where pilgrims would stand.
    taken += [(x - 16, y - 33, x + 17, y - 6) for kind, _, x, y in nodes if kind == "stop"]
    placed: list[Name | None] = []
    for kind, name, x, y in nodes:
        if kind != "stop":
            placed.append(None)
            continue
        length = measure(name, 11.5)
        best: tuple[float, Name] | None = None
        for dx, dy, anchor in SIDES:
            left = x + dx - (length / 2 if anchor is None else length if anchor == "end" else 0)
            area = (left, y + dy - 9, left + length, y + dy + 3)
            cost = 6 * sum(_shared(area, other) for other in taken) + (25 if dx and dy != 4 else 0)
            cost += sum((3 if one_way else 1) * _crossed(area, start, end) for start, end, one_way in roads)
            cost += 20 * max(0, box.x + 5 - area[0]) + 20 * max(0, area[2] - box.x - box.width + 5)
            if best is None or cost < best[0] - 1:
                best = (cost, Name((x, y), round(x + dx, 1), round(y + dy, 1), anchor, area))
        assert best is not None
        placed.append(best[1])
        taken.append(best[1].area)
    return placed


def _head(start: Place, end: Place) -> Area:
    """Where the head of a one-way road is."""
    length = hypot(end[0] - start[0], end[1] - start[1])
    x, y = (to - (to - come) / length * 14 for come, to in zip(start, end))
    return x - 12, y - 12, x + 12, y + 12


def _crossed(area: Area, start: Place, end: Place) -> float:
    """About how much of an area a road takes."""
    count = 24
    inside = 0
    for k in range(count):
        x, y = (come + (to - come) * (k + 0.5) / count for come, to in zip(start, end))
        inside += area[0] <= x <= area[2] and area[1] <= y <= area[3]
    return 6 * hypot(end[0] - start[0], end[1] - start[1]) * inside / count


def _shared(one: Area, other: Area) -> float:
    """The area that two boxes have in common."""
    wide = min(one[2], other[2]) - max(one[0], other[0])
    high = min(one[3], other[3]) - max(one[1], other[1])
    return wide * high if wide > 0 and high > 0 else 0


_STOP: Final = keep("stop", svg.circle(0, 0, 7.5, fill=TILE, stroke=EARTH, stroke_width=2.4))


def _stop(sheet: Sheet, number: int, node: Node, place: Name | None) -> str:
    assert place is not None
    name = node.name or node.id
    words = svg.element("text", svg.escape(name), x=place.x, y=place.y, text_anchor=place.anchor)
    tip = svg.title(sheet.say("{0}, a stopover.", name))
    return svg.element("g", tip, icon(_STOP, *place.stop), words, id=f"node-{number}")


def _corner(sheet: Sheet, number: int, node: Node, x: float, y: float) -> None:
    name = node.name or node.id
    tip = sheet.say("The {0} corner of the city, where a pilgrim may start.", name)
    letters = "".join(word[0] for word in name.split("-")).upper()
    art = svg.circle(x, y, 10, fill=DEEP, stroke=GOLD, stroke_width=1.8) + svg.text(
        letters, x, y + 3.8, 10.5, fill=TILE
    )
    sheet.spot(f"node-{number}", tip, art)


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
def _frame(level: int) -> str:
    numeral, dark, light = LEVELS[level]
    wide, high = TILE_SIZE
    return keep(
        f"monastery-{numeral}",
        svg.rect(-wide / 2, -high / 2, wide, high, rx=5, fill=light, stroke=dark, stroke_width=2)
        + svg.path(f"M{-wide / 2:g} {-high / 2 + 14:g}v-9a5 5 0 0 1 5 -5h{wide - 10}a5 5 0 0 1 5 5v9z", fill=dark)
        + svg.text(numeral, -wide / 2 + 9, -high / 2 + 11.5, 11, fill="#fff"),
    )


@cache
def monastery(back: str, name: str, when: str, effect: Effect) -> str:
    """A monastery around (0, 0): level and name above, bonus below, a loop where it lasts."""
    level = len(back) - 1
    wide, high = TILE_SIZE
    lasting = when == "lasting"
    shift = 7 if lasting else 0
    return "".join(
        (
            _frame(level),
            svg.text(
                name, 7, -high / 2 + 11, fit(name, 10.5, wide - 20), fill="#fff", font_family=SERIF, font_weight=400
            ),
            icon(icons.WHEN["lasting"], -26, 7, 13) if lasting else "",
            bonus.fill(effect, shift, 7, wide - 8 - 2 * shift, 27, 25),
        )
    )


def _pilgrims(sheet: Sheet, chart: Chart, words: list[Area]) -> None:
    there: dict[int, list[int]] = {}
    for seat, player in enumerate(sheet.view["players"]):
        if player["pilgrim"] is not None:
            there.setdefault(player["pilgrim"], []).append(seat)
    for node, seats in there.items():
        it = sheet.catalog.nodes[node]
        x, y = chart.places[node]
        places = [(17 * at - 8.5 * (len(seats) - 1), 4.0) for at in range(len(seats))]
        if it.kind == "monastery":
            places = _beside(chart, node, words)
        elif it.kind == "corner":
            places = [(left + (20 if "east" in it.id else -24), foot) for left, foot in places]
        else:
            places = [(left, -5.0) for left, _ in places]
        for seat, (left, foot) in zip(seats, places):
            tip = sheet.say("The pilgrim of {0}, in {1}", sheet.name(seat), _name(sheet, node))
            sheet.place(TOP, f"pilgrim-{seat}", x + left, y + foot, dice.pilgrim(seat), tip, 0.78)


FEET: Final = ((42.0, 22.0), (-42.0, 22.0), (46.0, 4.0), (-46.0, 4.0), (26.0, -22.0), (-26.0, -22.0), (54.0, 30.0))
"""Where a pilgrim may stand beside a monastery."""


def _beside(chart: Chart, node: int, words: list[Area]) -> list[tuple[float, float]]:
    """Places for pilgrims at a monastery; first those that hide least of other names and of the map's edge."""
    at = chart.places[node]
    wide, high = TILE_SIZE
    others = [
        chart.places[number]
        for number, other in enumerate(chart.catalog.nodes)
        if other.kind == "monastery" and number != node
    ]

    def hidden(place: tuple[float, float]) -> float:
        x, y = at[0] + place[0], at[1] + place[1]
        area = (x - 10, y - 29, x + 11, y)
        names = sum(_shared(area, (a - wide / 2, b - high / 2, a + wide / 2, b - high / 2 + 15)) for a, b in others)
        tiles = sum(_shared(area, (a - wide / 2, b - high / 2, a + wide / 2, b + high / 2)) for a, b in others)
        out = max(0.0, chart.box.x - area[0]) + max(0.0, area[2] - chart.box.x - chart.box.width)
        names += sum(_shared(area, other) for other in words)
        return 9 * names + tiles + 90 * out

    return sorted(FEET, key=hidden)


def _name(sheet: Sheet, node: int) -> str:
    thing: Identified = sheet.catalog.nodes[node]
    if node < SPACES:
        thing = sheet.catalog.monasteries[sheet.view["spaces"][node]]
    return thing.name or thing.id
