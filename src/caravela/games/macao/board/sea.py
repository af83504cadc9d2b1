"""The sea: ports with their goods and places, the spaces between them, the ships."""

from functools import cache
from typing import Final

from caravela.games.macao.board import icons, pieces
from caravela.games.macao.board.palette import JADE, LAND, LIT, SEA
from caravela.games.macao.board.sheet import SHIPS, Sheet
from caravela.games.macao.catalog import Catalog, Space
from caravela.games.macao.effects_words import space_sentence
from caravela.games.macao.phrases import GOODS
from caravela.kernel.drawing import svg
from caravela.kernel.drawing.art import icon
from caravela.kernel.drawing.box import Box
from caravela.kernel.drawing.lettering import fit
from caravela.kernel.drawing.palette import BLUE, DEEP, EARTH, MIST, SERIF, SKY, TILE
from caravela.kernel.words import count

HEAD: Final = 28
PLATE: Final = (98, 50)
ROUND: Final = 14


def sea(sheet: Sheet) -> None:
    box = sheet.layout.sea
    sheet.panel(*box)
    sheet.add(*_chart(box.inner(4, 4, 4, 4)))
    sheet.heading(sheet.say("Sea"), box.x + 14, box.y + 23)
    said = sheet.say("in a circle: spaces from Macao")
    sheet.add(svg.text(said, box.x + 56, box.y + 23, 11.5, font_weight=400, text_anchor="start"))
    chart(sheet)


def spots(sheet: Sheet) -> list[tuple[float, float]]:
    """Where the spaces lie."""
    box = sheet.layout.sea.inner(4, HEAD, 4, 4)
    return [(box.x + it.x * box.width / 1000, box.y + it.y * box.height / 1000) for it in sheet.catalog.spaces]


def _chart(box: Box) -> list[str]:
    """Europe, not to scale."""
    x, y, wide, high = box

    def at(points: str) -> str:
        out, numbers = "", points.split()
        for word in numbers:
            if "," in word:
                a, b = word.split(",")
                out += f"{x + float(a) * wide / 1000:.0f} {y + float(b) * high / 1000:.0f} "
            else:
                out += word
        return out.strip()

    europe = at(
        "M 1040,-20 L 800,-20 C 790,20 790,40 780,60 C 760,130 650,150 570,210"
        " C 530,290 480,330 400,380 C 350,430 380,520 300,540 C 200,560 120,560 130,640"
        " C 110,740 160,750 240,750 C 300,780 380,770 400,730 C 470,690 560,740 640,680"
        " C 700,600 800,640 860,600 C 880,560 900,540 940,580 C 970,620 980,600 1040,600 Z"
    )
    britain = at("M -40,60 C 90,50 210,80 250,160 C 270,240 220,290 120,290 C 60,300 30,280 -40,290 Z")
    waves = "".join(
        at(f"M {a},{b} ") + "q5 -5 10 0t10 0"
        for a, b in (
            (250, 400),
            (30, 420),
            (30, 620),
            (20, 920),
            (200, 560),
            (880, 760),
            (660, 930),
            (470, 40),
            (520, 80),
        )
    )
    return [
        svg.element("clipPath", svg.rect(*box, rx=4), id="chart"),
        svg.rect(*box, rx=4, fill=SEA),
        svg.element(
            "g",
            svg.path(europe + britain, fill="none", stroke="#a9cae8", stroke_width=14),
            svg.path(europe + britain, fill=LAND, stroke=EARTH, stroke_width=1),
            clip_path="url(#chart)",
        ),
        svg.path(waves, fill="none", stroke=SKY, stroke_width=1.6),
    ]


def chart(sheet: Sheet) -> None:
    """The spaces, the routes between them and what lies there."""
    spaces = sheet.catalog.spaces
    places = spots(sheet)
    index = {it.id: number for number, it in enumerate(spaces)}
    ends = ((places[index[it.a]], places[index[it.b]]) for it in sheet.catalog.routes)
    d = "".join(f"M{a[0]:.0f} {a[1]:.0f}L{b[0]:.0f} {b[1]:.0f}" for a, b in ends)
    sheet.add(
        svg.path(d, stroke=TILE, stroke_width=5, fill="none"),
        svg.path(d, stroke=BLUE, stroke_width=1.8, fill="none", stroke_dasharray="6 3"),
    )
    far = distances(sheet.catalog)
    port = 0
    for number, it in enumerate(spaces):
        if it.kind == "port":
            _port(sheet, number, it, sheet.view["ports"][port], far[number], *places[number])
            port += 1
        elif it.kind == "sea":
            _water(sheet, number, it, far[number], *places[number])
        else:
            _slips(sheet, number, it, *places[number])
    _ships(sheet, places)


def distances(catalog: Catalog) -> list[int]:
    """How many spaces each space is from Macao."""
    spaces = catalog.spaces
    far = {it.id: 0 for it in spaces if it.kind == "slips"}
    edge = list(far)
    while edge:
        new = []
        for here in edge:
            for it in catalog.routes:
                for a, b in ((it.a, it.b), (it.b, it.a)):
                    if a == here and b not in far:
                        far[b] = far[here] + 1
                        new.append(b)
        edge = new
    return [far[it.id] for it in spaces]


def _away(sheet: Sheet, far: int) -> str:
    return sheet.say("{0} from Macao.", count(far, sheet.say("space")))


@cache
def _halo(name: str, size: float) -> str:
    return svg.text(
        name, 0, 0, size, font_family=SERIF, fill=DEEP, stroke="#e9f2fb", stroke_width=3, paint_order="stroke"
    )


def _water(sheet: Sheet, number: int, it: Space, far: int, x: float, y: float) -> None:
    sheet.spot(
        f"space-{number}",
        f"{space_sentence(it)} {_away(sheet, far)}",
        svg.circle(x, y, ROUND, fill="#e9f2fb", stroke=BLUE, stroke_width=2),
        svg.text(str(far), x, y + 4.6, 13, fill=DEEP),
        svg.group([_halo(it.name, 11)], at=(round(x, 1), round(y + ROUND + 11, 1))),
    )


def _slips(sheet: Sheet, number: int, it: Space, x: float, y: float) -> None:
    piers = "".join(f"M{x - 48 + 32 * k:g} {y - 2:g}v22" for k in range(4))
    sheet.spot(
        f"space-{number}",
        it.name + ".",
        svg.rect(x - 60, y - 26, 120, 52, rx=6, fill=LIT, stroke=JADE, stroke_width=2.4),
        svg.path(piers, stroke=EARTH, stroke_width=3),
        svg.text(it.name, x, y - 11, fit(it.name, 13, 110, bold=True), font_family=SERIF, fill=DEEP),
    )


def _port(sheet: Sheet, number: int, it: Space, taken: int, far: int, x: float, y: float) -> None:
    wide, high = PLATE
    good = GOODS.index(it.good or "")
    full = taken == len(it.places)
    left, top = x - wide / 2, y - high / 2
    parts = [
        svg.rect(left, top, wide, high, rx=6, fill=MIST if full else TILE, stroke=BLUE, stroke_width=1.6),
        svg.text(
            it.name, left + 6, top + 15, fit(it.name, 13, wide - 30, bold=True), font_family=SERIF, fill=DEEP,
            text_anchor="start",
        ),
        svg.circle(left + wide - 12, top + 11.5, 8.6, fill="#e9f2fb", stroke=BLUE, stroke_width=1.2),
        svg.text(str(far), left + wide - 12, top + 15.3, 10.5, fill=DEEP),
        icon(icons.GOODS[good], left + 16, top + 34, 25),
    ]  # fmt: skip
    for at, points in enumerate(it.places):
        cx, cy = left + 42 + 22 * at, top + 34
        if at < taken:
            parts.append(icon(pieces.tile(good), cx, cy, 16.5))
        else:
            parts.append(icon(icons.amount("points", str(points)), cx, cy, 22))
    tip = f"{space_sentence(it)} {_away(sheet, far)} "
    tip += sheet.say("{0} of {1} places are taken.", taken, len(it.places))
    sheet.spot(f"space-{number}", tip, *parts)


def _ships(sheet: Sheet, places: list[tuple[float, float]]) -> None:
    players = sheet.view["players"]
    for seat, has in enumerate(players):
        number = has["ship"]
        it = sheet.catalog.spaces[number]
        here = [other for other, has_ in enumerate(players) if has_["ship"] == number]
        at = here.index(seat)
        x, y = places[number]
        if it.kind == "slips":
            x, y = x - 45 + 30 * seat, y + 10
        elif it.kind == "sea":
            x, y = x - 12.5 * (len(here) - 1) + 25 * at, y - ROUND - 12
        else:
            x, y = x - PLATE[0] / 2 + 14 + 23.5 * at, y + PLATE[1] / 2 + 10
        tip = sheet.say("The ship of {0}: {1}", sheet.name(seat), it.name)
        sheet.place(SHIPS, f"ship-{seat}", x, y, pieces.ship(seat), tip, 1.15)
