"""The city: thirty quarters with what they cost, what lies there, and whose they are."""

from functools import cache
from math import sqrt
from typing import Final

from caravela.games.macao.board import icons, pieces
from caravela.games.macao.board.palette import DUSK, JADE, JADE_PALE, LAND, PLAYERS, SEA
from caravela.games.macao.board.sheet import TILES, Sheet
from caravela.games.macao.catalog import Quarter
from caravela.games.macao.effects_words import quarter_sentence
from caravela.games.macao.phrases import TILES as NAMES
from caravela.kernel.drawing import svg
from caravela.kernel.drawing.art import icon, keep
from caravela.kernel.drawing.box import Box
from caravela.kernel.drawing.lettering import fit, wrap
from caravela.kernel.drawing.palette import BLUE, DEEP, INK, SKY, TILE
from caravela.kernel.words import capital, count

WIDE: Final = 84
"""How wide a quarter is drawn before it is scaled."""
COLUMNS: Final = 150
"""How far apart two quarters of a line are in the catalog's units."""
RADIUS: Final = 86.6
HEAD: Final = 26


def city(sheet: Sheet) -> None:
    box = sheet.layout.city
    size = _scale(sheet) * COLUMNS / WIDE
    places = spots(sheet)
    sheet.panel(*box)
    sheet.add(*_ground(box, places, size))
    sheet.heading(sheet.say("City of Macao"), box.x + 14, box.y + 23)
    for number, (quarter, place) in enumerate(zip(sheet.catalog.quarters, places, strict=True)):
        _quarter(sheet, number, quarter, *place, size)
    _groups(sheet, box.x + box.width - 96, box.y + box.height - 68)


def _edges(sheet: Sheet) -> tuple[int, int, int, int]:
    """The middles of the outermost quarters in the catalog's units: left, right, above, below."""
    xs, ys = [it.x for it in sheet.catalog.quarters], [it.y for it in sheet.catalog.quarters]
    return min(xs), max(xs), min(ys), max(ys)


def _scale(sheet: Sheet) -> float:
    box, (left, right, top, bottom) = sheet.layout.city, _edges(sheet)
    return min((box.width - 32) / (right - left + COLUMNS), (box.height - HEAD - 4) / (bottom - top + 2 * RADIUS))


def spots(sheet: Sheet) -> list[tuple[float, float]]:
    """Where the quarters lie."""
    box, (left, right, top, bottom), scale = sheet.layout.city, _edges(sheet), _scale(sheet)
    x = box.x + (box.width - scale * (left + right)) / 2
    y = box.y + (box.height + HEAD - 6 - scale * (top + bottom)) / 2
    return [(round(x + scale * it.x, 1), round(y + scale * it.y, 1)) for it in sheet.catalog.quarters]


def _ground(box: Box, places: list[tuple[float, float]], size: float) -> list[str]:
    """The peninsula in its bay."""
    waves = "".join(
        f"M{box.x + a:g} {box.y + b:g}q5 -5 10 0t10 0"
        for a, b in ((24, 60), (44, 92), (500, 60), (526, 92), (20, 400), (40, 440), (22, 472), (528, 384))
    )
    land = "".join(f"M{x:g} {y:g}{_outline(size)}" for x, y in places)
    return [
        svg.rect(box.x + 4, box.y + 4, box.width - 8, box.height - 8, rx=4, fill=SEA),
        svg.path(waves, fill="none", stroke=SKY, stroke_width=1.6),
        svg.path(land, fill=LAND, stroke="#a9cae8", stroke_width=18, stroke_linejoin="round"),
        svg.path(land, fill=LAND, stroke=LAND, stroke_width=9, stroke_linejoin="round"),
    ]


def _outline(size: float) -> str:
    """A hexagon around a place."""
    wide, high = WIDE / 2 * size, WIDE / sqrt(3) * size
    steps = ((0, -high), (wide, high / 2), (0, high), (-wide, high / 2), (-wide, -high / 2), (0, -high))
    return "m" + "l".join(f"{dx:.1f} {dy:.1f}" for dx, dy in steps) + "z"


def largest(sheet: Sheet, seat: int) -> int:
    """How many quarters the largest connected group of a seat has."""
    owners, quarters = sheet.view["owners"], sheet.catalog.quarters
    index = {quarter.id: number for number, quarter in enumerate(quarters)}
    left = {number for number, owner in enumerate(owners) if owner == seat}
    best = 0
    while left:
        edge, size = [left.pop()], 0
        while edge:
            here = edge.pop()
            size += 1
            for it in sheet.catalog.borders:
                pair = {index[it.a], index[it.b]}
                near = pair & left if here in pair else set()
                left -= near
                edge += near
        best = max(best, size)
    return best


def _groups(sheet: Sheet, x: float, y: float) -> None:
    """The largest connected group of everybody."""
    head = sheet.say("largest group")
    sheet.add(
        svg.rect(x, y, 88, 60, rx=6, fill=TILE, stroke=BLUE, stroke_width=1.2),
        svg.text(head, x + 44, y + 14, fit(head, 11.5, 80, bold=True), fill=DEEP),
    )
    seats = sheet.view["seats"]
    for seat in range(seats):
        at = x + 16 + 40 * (seat % 2), y + (29 + 20 * (seat // 2) if seats > 2 else 38)
        number = largest(sheet, seat)
        tip = sheet.say("{0}: the largest group has {1}.", sheet.name(seat), count(number, sheet.say("quarter")))
        art = pieces.mark(seat, *at, 0.8), svg.text(str(number), at[0] + 18, at[1] + 5, 14)
        sheet.add(svg.element("g", svg.title(tip), *art))


@cache
def _cell(fill: str, edge: str) -> str:
    """A quarter's ground, 84 wide."""
    return keep(
        f"m-cell-{fill[1:]}",
        svg.path(
            "M0 -48.5L42 -24.25V24.25L0 48.5L-42 24.25V-24.25Z",
            fill=fill,
            stroke=TILE,
            stroke_width=3,
            stroke_linejoin="round",
        )
        + svg.path(
            "M0 -44L38 -22V22L0 44L-38 22V-22Z", fill="none", stroke=edge, stroke_width=1.2, stroke_linejoin="round"
        ),
    )


def _quarter(sheet: Sheet, number: int, quarter: Quarter, x: float, y: float, scale: float) -> None:
    owner, tile = sheet.view["owners"][number], sheet.view["tiles"][number]
    fill, edge, ink = (DUSK, "#9db2d6", "#fff") if quarter.dark else (JADE_PALE, JADE, INK)
    tip = quarter_sentence(quarter)
    if owner is not None:
        player = PLAYERS[owner]
        fill, edge, ink = player.fill, player.on, player.on
        tip += " " + sheet.say("It belongs to {0}.", sheet.name(owner))
    elif tile is not None:
        tip += " " + capital(sheet.say("{0} lies there.", sheet.say(NAMES[tile])))
    lines, size = wrap(quarter.name, 10.6, 8, 74, bold=True)
    base = 5 if len(lines) == 1 else 0 if owner is None else -5
    name = "".join(svg.text(line, 0, base + i * (size + 0.6), size, fill=ink) for i, line in enumerate(lines))
    art = _cell(fill, edge) + name
    if owner is None:
        cubes = pieces.colours(quarter.cost)
        step = 16.6 if len(cubes) < 4 else 13.8
        first = -step * (len(cubes) - 1) / 2
        art += "".join(
            icon(pieces.cube(c), first + i * step, 25 if len(cubes) < 4 else 23, step - 0.6)
            for i, c in enumerate(cubes)
        )
    elif quarter.dark:
        art += icon(icons.ICONS["joker"], 0, -24, 22)
    sheet.spot(f"quarter-{number}", tip, svg.group([art], at=(round(x, 1), round(y, 1)), scale=scale))
    if owner is not None:
        said = sheet.say("A marker of {0}", sheet.name(owner))
        sheet.place(TILES, f"owner-{number}", x, y + 24 * scale, pieces.marker(owner), said, scale)
    elif tile is not None:
        sheet.place(
            TILES, f"tile-{number}", x, y - 27 * scale, pieces.tile(tile), capital(sheet.say(NAMES[tile])), scale
        )
