"""The sea chart: the African coast with its ports, their docks, and the ships that lie there."""

from functools import cache
from typing import Any, Final

from caravela.games.vasco.board import areas, icons, ships
from caravela.games.vasco.board.palette import HILL, LAND, LIT, SEA
from caravela.games.vasco.board.sheet import Sheet
from caravela.games.vasco.catalog import Port
from caravela.kernel.drawing import svg
from caravela.kernel.drawing.art import icon, keep
from caravela.kernel.drawing.box import Box
from caravela.kernel.drawing.lettering import fit
from caravela.kernel.drawing.palette import BLUE, DEEP, EARTH, GOLD, MIST, SERIF, SKY, TILE
from caravela.kernel.words import count

HEAD: Final = 47
PLATE: Final = 164
DOCK: Final = (73, 64)
ROW: Final = 67
STEP: Final = 76
SHIP: Final = 0.76


def navigation(sheet: Sheet) -> None:
    box = sheet.layout.navigation
    areas.ground(sheet, areas.NAVIGATION, *chart(box))
    sheet.heading(sheet.say(areas.NAMES[areas.NAVIGATION]), box.x + 14, box.y + 30)
    areas.spaces(sheet, areas.NAVIGATION, box.x + box.width - 29, box.y + 25)
    route(sheet, box)


def route(sheet: Sheet, box: Box) -> None:
    """All ports with their docks, the first one lowest."""
    first = 0
    _gift(sheet, box)
    for port, it in enumerate(sheet.catalog.ports):
        y = box.y + HEAD + (len(sheet.catalog.ports) - 1 - port) * ROW
        lying = sheet.view["docks"][first : first + len(it.docks)]
        _port(sheet, port, it, lying, box.x + 9, y)
        for at, (value, ship) in enumerate(zip(it.docks, lying)):
            x = box.x + PLATE + 15 + at * STEP
            _dock(sheet, first + at, it, value, ship, x, y + 1)
        first += len(it.docks)


def chart(box: Box) -> list[str]:
    """Africa on the left, India at the upper end, the sea between them and all around."""
    x, y, width, height = box
    clip = svg.rect(x + 1, y + 1, width - 2, height - 2, rx=6)
    top = y + HEAD + ROW + 3
    africa = (
        f"M{x} {y + height}V{top + 22}C{x + 40} {top + 26} {x + 70} {top - 4} {x + 120} {top + 4}"
        f"C{x + 176} {top + 12} {x + 150} {top + 50} {x + 158} {top + 84}"
        f"C{x + 166} {top + 118} {x + 190} {top + 130} {x + 182} {top + 168}"
        f"C{x + 174} {top + 206} {x + 140} {top + 220} {x + 148} {top + 258}"
        f"C{x + 154} {top + 288} {x + 190} {top + 270} {x + 160} {y + height}Z"
    )
    india = (
        f"M{x} {y}H{x + 132}C{x + 160} {y + 20} {x + 146} {y + 40} {x + 168} {y + 62}"
        f"C{x + 176} {y + 84} {x + 140} {y + HEAD + ROW - 6} {x + 84} {y + HEAD + ROW - 4}"
        f"C{x + 50} {y + HEAD + ROW - 2} {x + 20} {y + HEAD + ROW - 10} {x} {y + HEAD + ROW + 2}Z"
    )
    waves = "".join(
        f"M{x + a:g} {y + b:g}q5 -5 10 0t10 0"
        for a, b in (
            (330, 385),
            (420, 300),
            (585, 250),
            (540, 395),
            (470, 350),
            (600, 330),
            (320, 330),
            (270, 400),
            (395, 402),
            (610, 175),
            (510, 262),
        )
    )
    hills = "".join(
        svg.path(f"M{x + a:g} {y + b:g}q9 -15 18 0q8 -10 14 0z", fill=HILL)
        for a, b in ((20, 168), (96, 226), (30, 292), (112, 352), (50, 412), (120, 108))
    )
    return [
        svg.element("clipPath", clip, id="sea"),
        svg.element(
            "g",
            svg.rect(x, y, width, height, fill=SEA),
            svg.path(africa + india, fill="none", stroke="#a9cae8", stroke_width=16),
            svg.path(africa + india, fill=LAND, stroke=EARTH, stroke_width=1.6),
            hills,
            svg.path(waves, fill="none", stroke=SKY, stroke_width=1.6),
            svg.path(_rhumbs(box), stroke="#9fc0e2", stroke_width=0.7, fill="none"),
            icon(icons.ICONS["rose"], x + width - 68, y + height - 74, 104),
            clip_path="url(#sea)",
        ),
    ]


def _rhumbs(box: Box) -> str:
    """Lines of the compass over the sea."""
    x, y = box.x + box.width - 68, box.y + box.height - 74
    ends = ((-460, 74), (-460, -40), (-440, -190), (-300, -360), (-110, -370), (70, -300), (70, -90), (-200, 74))
    return "".join(f"M{x:g} {y:g}l{a} {b}" for a, b in ends)


def full(sheet: Sheet, port: int) -> bool:
    first = sum(len(it.docks) for it in sheet.catalog.ports[:port])
    return all(sheet.view["docks"][first : first + len(sheet.catalog.ports[port].docks)])


def bonus_words(sheet: Sheet, it: Port) -> str:
    if it.bonus == "reals":
        return count(it.amount, sheet.say("Real"))
    return f"1 {sheet.say(it.bonus)}" if it.bonus else sheet.say("no bonus")


def _bonus(it: Port, x: float, y: float) -> str:
    if it.bonus is None:
        return svg.path(f"M{x - 7:g} {y:g}h14", stroke=EARTH, stroke_width=3)
    art = icons.amount("reals", str(it.amount)) if it.bonus == "reals" else icons.ICONS[it.bonus]
    return icon(art, x, y, 26)


def _port(sheet: Sheet, port: int, it: Port, lying: list[Any], x: float, y: float) -> None:
    """A port's plate on the coast: its name, its bonus, what each ship is worth when it is full."""
    is_full = all(lying)
    name = it.name or it.id
    tip = sheet.say(
        "{0}: {1} for each ship sent; when full, {2} for each ship.",
        name,
        bonus_words(sheet, it),
        count(it.full, sheet.say("point")),
    )
    tip += sheet.say(" It is full.") if is_full else ""
    band = DOCK[0] + STEP * (len(it.docks) - 1) + 8
    glow = svg.rect(x + PLATE + 2, y - 1, band, ROW - 1, rx=7, fill=LIT, stroke=GOLD, stroke_width=3) if is_full else ""
    right = x + PLATE - 8
    sheet.spot(
        f"port-{port}",
        tip,
        glow,
        svg.path(
            f"M{x:g} {y + 4:g}h{PLATE - 10}l9 {DOCK[1] / 2 - 3:g}l-9 {DOCK[1] / 2 - 3:g}h{10 - PLATE}z",
            fill=LIT if is_full else TILE,
            stroke=GOLD if is_full else BLUE,
            stroke_width=3 if is_full else 1.4,
            stroke_linejoin="round",
        ),
        svg.text(
            name,
            x + 8,
            y + 24,
            fit(name, 16, PLATE - 24, bold=True),
            font_family=SERIF,
            fill=DEEP,
            text_anchor="start",
        ),
        _bonus(it, x + 22, y + 44),
        svg.text(sheet.say("full"), right - 37, y + 49, 13, text_anchor="end", font_weight=700 if is_full else 400),
        icon(icons.amount("points", str(it.full)), right - 18, y + 44, 29),
    )


def _gift(sheet: Sheet, box: Box) -> None:
    """The merchant ship that is sent before round 1; later an idle caravel sails there."""
    x, y = box.x + 402, box.y + box.height - 82
    gift = sheet.view["gift"]
    if gift is None:
        sheet.add(icon(icons.ICONS["caravel"], x, y, 78))
        return
    sheet.add(
        svg.rect(x - 66, y - 58, 132, 112, rx=7, fill=LIT, stroke=GOLD, stroke_width=3),
        svg.text(sheet.say("to be sent first"), x, y - 38, fit(sheet.say("to be sent first"), 14, 120), fill=DEEP),
    )
    ships.place_merchant(sheet, gift, x, y + 8, 1.15)


@cache
def _pier(lit: bool) -> str:
    """A dock without its value: planks on piles."""
    wide, high = DOCK
    planks = "".join(f"M3 {high - 8 + 4 * k}H{wide - 3}" for k in range(2))
    return keep(
        f"v-pier-{lit}",
        svg.rect(0, 0, wide, high, rx=5, fill=TILE if lit else MIST, stroke=DEEP, stroke_width=1.4)
        + svg.path(planks, stroke=EARTH, stroke_width=1.6),
    )


@cache
def _value(value: int) -> str:
    """A free dock's value: the least capacity it takes, and its points."""
    return keep(
        f"v-dock-{value}",
        svg.circle(36.5, 29, 20, fill=TILE, stroke=SKY, stroke_width=1.2)
        + svg.text(str(value), 36.5, 37.5, 24, fill=DEEP),
    )


def _dock(sheet: Sheet, dock: int, port: Port, value: int, ship: Any, x: float, y: float) -> None:
    name = port.name or port.id
    tip = sheet.say("A dock of {0}: for capacity {1} or more, {2} at once.", name, value, count(value, "point"))
    parts = [icon(_pier(ship is not None), x, y)]
    if ship is None:
        parts.append(icon(_value(value), x, y))
    else:
        parts.append(svg.text(str(value), x + DOCK[0] / 2, y + 11, 12, fill=DEEP))
    sheet.spot(f"dock-{dock}", tip, *parts)
    if ship is None:
        return
    middle = x + DOCK[0] / 2, y + 13 + ships.HIGH * SHIP / 2
    if "merchant" in ship:
        ships.place_merchant(sheet, ship["merchant"], *middle, SHIP)
    else:
        ships.place_ship(sheet, ship["ship"], ship["seat"], True, *middle, SHIP)
