"""The numbers area with the free-action marker, and the VdG tiles that move it."""

from functools import cache
from typing import Any, Final

from caravela.games.vasco.board import areas, icons, pieces
from caravela.games.vasco.board.palette import LIT
from caravela.games.vasco.board.sheet import TILES, TOP, Sheet
from caravela.games.vasco.catalog import Vdg
from caravela.games.vasco.tables import ROUNDS
from caravela.kernel.drawing import svg
from caravela.kernel.drawing.art import icon, keep
from caravela.kernel.drawing.box import Box
from caravela.kernel.drawing.palette import BLUE, DEEP, GOLD, MINT, MIST, PARCHMENT, SAND, SERIF, SKY, TILE
from caravela.kernel.words import count

PAYOUT: Final = 44
HEAD: Final = 30
MINUS: Final = "\u2212"


def numbers(sheet: Sheet) -> None:
    box = sheet.layout.numbers
    sheet.panel(*box, sheet.say("Numbers"))
    free = sheet.view["free"]
    if free is not None:
        said = sheet.say("free from {0}", free) if sheet.view["phase"] >= 2 else sheet.say("marker on {0}", free)
        sheet.add(svg.text(said, box.x + box.width - 12, box.y + 20, 14, text_anchor="end"))
    grid(sheet, box.inner(8, HEAD, 8, 8))


def grid(sheet: Sheet, box: Box) -> None:
    """All rows: the payout sign of each, then its numbers."""
    last = 0
    rows = list(zip(sheet.catalog.numbers.last, sheet.catalog.numbers.reals))
    most = max(end - start for start, end in zip((0, *sheet.catalog.numbers.last), sheet.catalog.numbers.last))
    high = box.height / len(rows)
    wide = (box.width - PAYOUT) / most
    for row, (end, reals) in enumerate(rows):
        y = box.y + row * high
        _payout(sheet, row, last + 1, end, reals, Box(box.x, y, PAYOUT - 4, high - 4))
        for number in range(last + 1, end + 1):
            cell = Box(box.x + PAYOUT + (number - last - 1) * wide, y, wide - 3, high - 4)
            _number(sheet, number, cell)
        last = end


def _payout(sheet: Sheet, row: int, first: int, last: int, reals: int, cell: Box) -> None:
    tip = sheet.say("Renouncing a number from {0} to {1} pays {2}.", first, last, count(reals, sheet.say("Real")))
    middle = cell.x + cell.width / 2
    sheet.spot(
        f"row-{row}",
        tip,
        svg.path(
            f"M{cell.x:g} {cell.y:g}h{cell.width - 7:g}l7 {cell.height / 2:g}l-7 {cell.height / 2:g}"
            f"h{7 - cell.width:g}z",
            fill=SAND,
            stroke=BLUE,
            stroke_width=1,
        ),
        icon(icons.amount("reals", str(reals)), middle - 3, cell.y + cell.height / 2, 28),
    )


def _number(sheet: Sheet, number: int, cell: Box) -> None:
    """A place of the numbers area: its number, or whose it is and in which area; the marker stands beside it."""
    view = sheet.view
    free, it = view["free"], view["numbers"][number - 1]
    called, marked = view["called"] == number, free == number
    fee = free - number if free is not None else 0
    x, y = cell.x + cell.width / 2 - (9 if marked else 0), cell.y + 23
    fill = LIT if called else MIST if free is None else MINT if fee <= 0 else PARCHMENT
    tip = sheet.say("Number {0}", number)
    if free is not None:
        tip += sheet.say(": free to perform") if fee <= 0 else sheet.say(": {0} to perform", count(fee, "Real"))
    art = []
    if it is None:
        art.append(svg.circle(x, y, 14, fill=SAND, stroke=SKY, stroke_width=1))
    else:
        tip += sheet.say("; {0}, {1}", sheet.name(it["seat"]), sheet.say(areas.NAMES[it["area"]]))
        art += [
            svg.text(str(number), x, cell.y + 19, 16, font_weight=400),
            pieces.mark(it["seat"], cell.x + cell.width / 2 - 11, cell.y + 36, 1.0),
            icon(icons.ICONS[icons.AREAS[it["area"]]], cell.x + cell.width / 2 + 12, cell.y + 36, 20),
        ]
    if fee > 0:
        art.append(svg.text(f"{MINUS}{fee}", cell.x + cell.width / 2, cell.y + cell.height - 6, 14, fill="#8f2a20"))
    elif free is not None and view["phase"] > 1:
        art.append(
            svg.text(
                sheet.say("free"),
                cell.x + cell.width / 2,
                cell.y + cell.height - 6,
                12,
                fill="#1d5431",
                font_weight=400,
            )
        )
    sheet.spot(
        f"number-{number}",
        tip + ".",
        svg.rect(*cell, rx=5, fill=fill, stroke=GOLD if called else SKY, stroke_width=3.5 if called else 1),
        *art,
    )
    if it is None:
        areas.cylinder(sheet, number, x, y - 1, 1.25)
    if marked:
        tip = sheet.say("The free-action marker: {0} is the first number that is free.", number)
        if view["phase"] < 2:
            tip = sheet.say("The free-action marker starts on {0}; the next VdG tile will move it.", number)
        sheet.place(TOP, "marker", cell.x + cell.width - 10, cell.y + 14, pieces.marker(), tip, 1.1)


# VdG tiles


@cache
def _tile(it: tuple[int, int, int, int]) -> str:
    """A VdG tile around (0, 0), 134 by 112: change and start above, the two sums below."""
    start, change, first, second = it
    sign = f"+{change}" if change > 0 else f"{MINUS}{-change}" if change < 0 else "0"
    return keep(
        f"v-vdg-{start}-{change}-{first}-{second}",
        svg.rect(-67, -52, 134, 104, rx=7, fill=PARCHMENT, stroke=DEEP, stroke_width=2)
        + svg.rect(-63, -48, 126, 96, rx=5, fill="none", stroke=BLUE, stroke_width=0.8)
        + svg.path("M-60 -45H-9V-6H-60Z", fill=DEEP)
        + svg.text(sign, -34.5, -15, 27, fill="#fff")
        + svg.path("M2 -45H60V-6H2Z", fill=TILE, stroke=DEEP, stroke_width=1)
        + icon(pieces.marker(), 16, -21, 26)
        + svg.text(str(start), 42, -15, 27)
        + icon(icons.amount("reals", str(first)), -28, 23, 42)
        + icon(icons.amount("reals", str(second)), 28, 23, 42),
    )


def vdg(it: Vdg) -> str:
    return _tile((it.start, it.change, *it.reals))


@cache
def _back() -> str:
    return keep(
        "v-vdg-back",
        svg.rect(-67, -52, 134, 104, rx=7, fill="url(#azulejo)", stroke=DEEP, stroke_width=2)
        + svg.circle(0, 0, 36, fill=TILE, stroke=DEEP, stroke_width=2)
        + icon(icons.ICONS["rose"], 0, 0, 56),
    )


def tiles(sheet: Sheet) -> None:
    """This round's tile on the left, the next one on its stack."""
    box, view = sheet.layout.vdg, sheet.view
    left = view["vdg_left"]
    sheet.panel(*box)
    later = view["phase"] >= 2
    heads = (sheet.say("this round"), sheet.say("next round" if view["round"] < ROUNDS else "last change"))
    keys: tuple[Any, Any] = (view["vdg"], view["vdg_next"])
    for at, cell in enumerate(box.inner(8, 0, 8, 0).columns(2, 10)):
        x, y = cell.x + cell.width / 2, cell.y + 84
        sheet.add(
            svg.text(heads[at], x, cell.y + 22, 15, font_family=SERIF, fill=DEEP),
            svg.rect(x - 67, y - 52, 134, 104, rx=7, fill=MIST, stroke=SKY, stroke_width=1, stroke_dasharray="5 4"),
        )
        if at == 1:
            _stack(sheet, left, x, y)
        if keys[at] is not None:
            _place(sheet, keys[at], x, y, later and at == 1)


def _stack(sheet: Sheet, left: int, x: float, y: float) -> None:
    """The tiles that are still face down."""
    tip = sheet.say("{0} face down", count(left, sheet.say("VdG tile")))
    backs = [svg.group([_back()], at=(x + 2 * k - 2, y + 3 * k - 1)) for k in range(min(left, 3), 0, -1)]
    sheet.add(
        svg.element("g", svg.title(tip), *backs),
        svg.text(sheet.say("{0} left", left), x + 64, y + 71, 12, text_anchor="end", font_weight=400),
    )


def _place(sheet: Sheet, number: int, x: float, y: float, changing: bool) -> None:
    it = sheet.catalog.vdgs[number]
    tip = sheet.say(
        "VdG tile: starting number {0}, change {1:+d}, sums of {2} and {3}.", it.start, it.change, *it.reals
    )
    glow = svg.path("M-60 -45H-9V-6H-60Z", fill="none", stroke=GOLD, stroke_width=4) if changing else ""
    sheet.place(TILES, f"vdg-{number}", x, y, vdg(it) + glow, tip)
