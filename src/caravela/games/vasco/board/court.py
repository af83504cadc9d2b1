"""The court: four characters with what belongs to them, and the two sums of money."""

from functools import cache
from typing import Final

from caravela.games.vasco.board import areas, icons, pieces, ships
from caravela.games.vasco.board.palette import LIT
from caravela.games.vasco.board.sheet import DISCS, TILES, Sheet
from caravela.kernel.drawing import svg
from caravela.kernel.drawing.art import icon, keep
from caravela.kernel.drawing.box import Box
from caravela.kernel.drawing.lettering import fit, wrap
from caravela.kernel.drawing.palette import BLUE, BRONZE, DEEP, GOLD, INK, MIST, PARCHMENT, RED, SERIF, SKY, TILE
from caravela.kernel.words import count

DIAS: Final = 0
ALVARES: Final = 1
SERNIGI: Final = 2
MANUEL: Final = 3
HEAD: Final = 48
SUMS: Final = 76
EXTRAS: Final = (21, 22)
BUST: Final = 92

_ROBES: Final = ("#1f4e8c", "#efe8d6", "#7b4a22", "#8d1f3a")
_GROUNDS: Final = ("#dfe9f5", "#e9e3cf", "#e6efdc", "#f6e7c6")
_HATS: Final = (
    svg.path("M-22 -20C-20 -36 20 -36 22 -20C14 -24 -14 -24 -22 -20Z", fill="#14335f")
    + svg.path("M12 -28C20 -40 32 -34 28 -24C22 -28 18 -28 12 -28Z", fill="#f2cf6b"),
    svg.path("M-19 -4C-26 -38 26 -38 19 -4C16 -22 12 -26 0 -26C-12 -26 -16 -22 -19 -4Z", fill="#5d4a33"),
    svg.path("M-21 -18C-30 -40 24 -42 24 -22L30 -14C22 -18 10 -22 -21 -18Z", fill="#5b7a36"),
    icon(icons.ICONS["crown"], 0, -27, 38),
)
_BEARDS: Final = ("#5a3a1a", "", "#2d2219", "#3d2a18")


@cache
def bust(character: int) -> str:
    """A portrait around (0, 0), 92 by 88."""
    beard = _BEARDS[character]
    parts = [
        svg.rect(-46, -44, BUST, 88, rx=5, fill=_GROUNDS[character], stroke=DEEP, stroke_width=1.4),
        svg.path(
            "M-38 43C-38 22 -22 15 -9 14V6H9V14C22 15 38 22 38 43Z", fill=_ROBES[character], stroke=INK, stroke_width=1
        ),
        svg.path("M-16 -20H16V-6C16 10 8 18 0 18C-8 18 -16 10 -16 -6Z", fill="#f0cfa6", stroke=INK, stroke_width=0.8),
    ]
    if beard:
        parts.append(svg.path("M-16 -4C-12 4 -8 3 0 2C8 3 12 4 16 -4C17 12 8 22 0 22C-8 22 -17 12 -16 -4Z", fill=beard))
    parts += [
        svg.path("M-10 -8h5M5 -8h5", stroke=INK, stroke_width=2.4),
        svg.path("M-4 7Q0 9 4 7", stroke="#7a2b20", stroke_width=1.8, fill="none"),
        _HATS[character],
    ]
    if character == ALVARES:
        parts.append(svg.path("M-1.6 24h3.2v5h5v3.2h-5v9h-3.2v-9h-5v-3.2h5z", fill=RED))
    if character == MANUEL:
        parts.append(
            svg.path("M-38 43C-38 30 -30 22 -22 18L-14 30L0 22L14 30L22 18C30 22 38 30 38 43Z", fill="#f4ead6")
        )
        parts.append(svg.path("M-26 34l2 4M-14 37l2 4M12 41l2 -4M24 38l2 -4M-1 32v5", stroke=INK, stroke_width=1.6))
    return keep(f"v-bust-{character}", "".join(parts))


def court(sheet: Sheet) -> None:
    box = sheet.layout.court
    areas.ground(sheet, areas.COURT)
    sheet.heading(sheet.say(areas.NAMES[areas.COURT]), box.x + 14, box.y + 30)
    areas.spaces(sheet, areas.COURT, box.x + box.width - 29, box.y + 25)
    inner = box.inner(9, HEAD, 9, 8)
    _sums(sheet, Box(inner.x, inner.y, SUMS, inner.height))
    row = inner.inner(SUMS + 6, 0, 0, 0)
    for character, cell in enumerate(row.columns(len(sheet.catalog.characters), 5)):
        _character(sheet, character, cell)


def _sums(sheet: Sheet, box: Box) -> None:
    """The two sums that Vasco da Gama gives in this round."""
    sheet.add(svg.text(sheet.say("sums"), box.x + box.width / 2, box.y + 14, 13.5, font_family=SERIF, fill=DEEP))
    high = (box.height - 20 - 6) / 2
    for at, reals in enumerate(sheet.view["money"]):
        x, y = box.x, box.y + 20 + at * (high + 6)
        middle = x + box.width / 2, y + high / 2
        tip = sheet.say("Nobody can take this sum now.")
        art = [svg.rect(x, y, box.width, high, rx=6, fill=MIST, stroke=BLUE, stroke_width=1.2)]
        if reals is None:
            art.append(svg.circle(*middle, 25, fill="none", stroke=SKY, stroke_width=1.4, stroke_dasharray="4 4"))
        else:
            tip = sheet.say("{0} for one action at court.", count(reals, sheet.say("Real")))
            art += [
                icon(icons.ICONS["reals"], middle[0] - 10, middle[1] + 22, 30),
                icon(icons.ICONS["reals"], middle[0] + 12, middle[1] + 26, 30),
                icon(icons.amount("reals", str(reals)), *middle, 56),
            ]
        sheet.spot(f"money-{at}", tip, *art)


@cache
def privilege(character: int, dias: int) -> str:
    """What a character brings, as signs around (0, 0)."""
    if character == DIAS:
        return icon(icons.amount("points", f"+{dias}"), -14, 0, 30) + icon(icons.ICONS["first"], 16, 0, 25)
    if character == ALVARES:
        return svg.text("+1", -13, 6, 17) + icon(icons.ICONS["missionary"], 11, 0, 27)
    if character == SERNIGI:
        return icon(icons.ICONS["merchant"], -14, 0, 30) + icon(icons.ICONS["arrow"], 15, 0, 20)
    return icon(pieces.cylinder(21), -17, -1, 27) + svg.text("/", 0, 6, 17) + icon(pieces.cylinder(22), 17, -1, 27)


TIPS: Final = (
    "{0}: {1} points when hosted and at the end of every round; first player in the next round.",
    "{0}: a missionary when hosted and at the end of every round.",
    "{0}: sends the merchant ship of the round, now or at the start of phase 3.",
    "{0}: the extra disc with 21 or 22.",
)


def _character(sheet: Sheet, character: int, cell: Box) -> None:
    it = sheet.catalog.characters[character]
    view = sheet.view
    holder, host = view["holders"][character], view["portraits"][character]
    name = it.name or it.id
    x, y = cell.x + cell.width / 2, cell.y
    lines, size = wrap(name, 13.5, 11, cell.width - 8, bold=True)
    size = min(size, 13)
    tip = sheet.say(TIPS[character], name, sheet.catalog.worth.dias)
    if holder is not None:
        tip += sheet.say(" With {0}.", sheet.name(holder))
    if host is not None:
        tip += sheet.say(" Hosted by {0} in this round: nobody else can.", sheet.name(host))
    top = y + 8 if len(lines) == 2 else y + 15
    sheet.spot(
        f"portrait-{character}",
        tip,
        svg.rect(
            cell.x, y, cell.width, 212, rx=6, fill=LIT if host is not None else MIST, stroke=BLUE, stroke_width=1.2
        ),
        *(svg.text(line, x, top + 6 + 14 * k, size, font_family=SERIF, fill=DEEP) for k, line in enumerate(lines)),
        svg.group([bust(character)], at=(x, y + 78), scale=0.98),
        svg.group([privilege(character, sheet.catalog.worth.dias)], at=(x, y + 145)),
    )
    if host is not None:
        said = sheet.say("{0} hosts {1} in this round.", sheet.name(host), name)
        sheet.place(DISCS, f"host-{character}", x + 27, y + 102, pieces.plain_disc(host), said, 0.95)
    _holder(sheet, character, holder, Box(cell.x + 5, y + 168, cell.width - 10, 38))
    _belongings(sheet, character, Box(cell.x, y + 218, cell.width, cell.height - 218))


def _holder(sheet: Sheet, character: int, holder: int | None, box: Box) -> None:
    """Where a character's tile lies when nobody has it; else whose it is."""
    middle = box.x + box.width / 2
    if holder is None:
        sheet.add(svg.rect(*box, rx=5, fill="none", stroke=SKY, stroke_width=1, stroke_dasharray="4 4"))
        place_tile(sheet, character, middle, box.y + box.height / 2, (box.width - 4) / 92)
        return
    name = sheet.name(holder)
    size = fit(name, 14, box.width - 34, bold=True)
    sheet.add(
        svg.rect(*box, rx=5, fill=TILE, stroke=SKY, stroke_width=1),
        pieces.mark(holder, box.x + 16, box.y + box.height / 2, 1.1),
        svg.text(name, box.x + 30, box.y + box.height / 2 + size * 0.35, size, text_anchor="start"),
    )


@cache
def _plate(character: int, name: str) -> str:
    """A character's tile around (0, 0), 92 by 34."""
    last = name if len(name) < 10 else name.rpartition(" ")[2]
    return keep(
        f"v-plate-{character}-{name}",
        svg.rect(-46, -17, 92, 34, rx=5, fill=PARCHMENT, stroke=BRONZE, stroke_width=1.6)
        + svg.rect(-43, -14, 28, 28, rx=3, fill=_GROUNDS[character])
        + icon(bust(character), -29, 0, 7.6)
        + svg.text(last, 15, 5, fit(last, 14, 54, bold=True), font_family=SERIF, fill=DEEP),
    )


def place_tile(sheet: Sheet, character: int, x: float, y: float, scale: float = 1.0) -> None:
    """A character's tile, at court or with a player."""
    it = sheet.catalog.characters[character]
    name = it.name or it.id
    tip = sheet.say(TIPS[character], name, sheet.catalog.worth.dias)
    sheet.place(TILES, f"character-{character}", x, y, _plate(character, name), tip, scale)


def _belongings(sheet: Sheet, character: int, box: Box) -> None:
    """What lies at court for a character: missionaries, the merchant ship, the last numbers with the extra discs."""
    sheet.add(svg.rect(*box, rx=6, fill=PARCHMENT, stroke=SKY, stroke_width=1))
    (_for_dias, _for_alvares, _for_sernigi, _for_manuel)[character](sheet, box)


def _for_dias(sheet: Sheet, box: Box) -> None:
    first = sheet.view["first"]
    x, y = box.x + box.width / 2, box.y
    sheet.add(
        svg.element(
            "g",
            svg.title(sheet.say("{0} is first player.", sheet.name(first))),
            svg.text(sheet.say("first player"), x, y + 20, 13, fill=DEEP),
            icon(icons.ICONS["first"], x - 20, y + 55, 40),
            pieces.mark(first, x + 19, y + 55, 1.75),
        ),
    )
    name = sheet.name(first)
    sheet.add(svg.text(name, x, y + 96, fit(name, 14, box.width - 10, bold=True), font_weight=400))


def _for_alvares(sheet: Sheet, box: Box) -> None:
    left = sheet.view["missionaries"]
    x, y = box.x + box.width / 2, box.y
    pawns = [icon(pieces.sailor(4), x + (k % 3 - 1) * 29, y + 46 + 39 * (k // 3), 34) for k in range(left)]
    sheet.add(
        svg.element(
            "g",
            svg.title(sheet.say("{0} at court", count(left, "missionary"))),
            svg.text(sheet.say("at court: {0}", left), x, y + 20, 13, fill=DEEP),
            *pawns,
        )
    )


def _for_sernigi(sheet: Sheet, box: Box) -> None:
    view = sheet.view
    x, y = box.x + box.width / 2, box.y
    left = view["merchants_left"]
    sheet.add(
        svg.element(
            "g",
            svg.title(sheet.say("{0} face down", count(left, "merchant ship"))),
            svg.text(sheet.say("{0} left", left), x, y + box.height - 8, 13, font_weight=400),
            svg.rect(x - 44, y + 11, 88, 66, rx=5, fill=MIST, stroke=SKY, stroke_width=1, stroke_dasharray="4 4"),
            *(
                svg.rect(x - 43 + 2 * k, y + 11 + 2.5 * k, 86, 64, rx=5, fill=BLUE, stroke=TILE, stroke_width=1)
                for k in range(min(left, 3), 0, -1)
            ),
        )
    )
    if view["merchant"] is not None:
        ships.place_merchant(sheet, view["merchant"], x, y + 44, 0.98)


def _for_manuel(sheet: Sheet, box: Box) -> None:
    """Numbers 21 and 22, and the extra discs that nobody has."""
    view = sheet.view
    for at, cell in enumerate(Box(box.x + 6, box.y + 6, box.width - 12, 38).columns(2, 5)):
        number = EXTRAS[at]
        it = view["numbers"][number - 1]
        x, y = cell.x + cell.width / 2, cell.y + cell.height / 2
        tip = sheet.say("Number {0}, for an extra disc; renouncing it pays nothing", number)
        art = [svg.rect(*cell, rx=5, fill=MIST, stroke=SKY, stroke_width=1)]
        if it is None:
            art.append(svg.circle(x, y, 14, fill="#e3d1a6"))
        else:
            tip += sheet.say("; {0}, {1}", sheet.name(it["seat"]), sheet.say(areas.NAMES[it["area"]]))
            art += [
                svg.text(str(number), x, cell.y + 15, 13, font_weight=400),
                pieces.mark(it["seat"], x - 9, y + 8, 0.85),
                icon(icons.ICONS[icons.AREAS[it["area"]]], x + 9, y + 8, 16),
            ]
        called = view["called"] == number
        if called:
            art.append(svg.rect(*cell, rx=5, fill="none", stroke=GOLD, stroke_width=3.5))
        sheet.spot(f"number-{number}", tip + ".", *art)
        if it is None:
            areas.cylinder(sheet, number, x, y - 1, 1.1)
    here = [seat for seat, has in enumerate(view["players"]) if has["extra"] == "court"]
    for at, seat in enumerate(here):
        x = box.x + box.width / 2 + (at % 2 - (0.5 if len(here) > 1 else 0)) * 36
        y = box.y + (63 if len(here) > 2 else 78) + 34 * (at // 2)
        tip = sheet.say("The extra disc of {0}", sheet.name(seat))
        sheet.place(DISCS, f"extra-{seat}", x, y, pieces.plain_disc(seat, extra=True), tip, 0.78)
