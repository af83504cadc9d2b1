"""The city: the pool of dice, the castle with its favor tiles, the three districts."""

from functools import cache
from typing import Final

from caravela.games.coimbra.board import bonus, dice, icons
from caravela.games.coimbra.board.layout import DISPLAY, Layout
from caravela.games.coimbra.board.sheet import MARKS, Sheet
from caravela.games.coimbra.catalog import Gain
from caravela.games.coimbra.effects_words import FAVORS
from caravela.games.coimbra.scoring import SETS
from caravela.kernel.drawing import svg
from caravela.kernel.drawing.art import icon, keep
from caravela.kernel.drawing.box import Box
from caravela.kernel.drawing.palette import BLUE, DEEP, GOLD, MIST, PARCHMENT, SERIF, SKY, TILE
from caravela.kernel.words import capital

PHASE_B: Final = 2
PHASE_C: Final = 3
NAMES: Final = ("Castle", "Upper city", "Central city", "Lower city")
FAVOR: Final = (54, 44)
_CAP: Final = bonus.Piece(22, icon(icons.ICONS["cap"], 0, 0, 22))
_LESS: Final = (bonus.art("ship"), bonus.words("-2", 17))
_GIFTS: Final = (
    [_LESS, (bonus.words("+"), bonus.art("ship"))],
    [bonus.goods(Gain(points=4)), (_CAP,)],
    [bonus.goods(Gain(points=2, steps=3))],
    [(*bonus.goods(Gain(guards=7)), bonus.SLASH, *bonus.goods(Gain(coins=7)))],
)
"""What the tiles A to D do is part of the rules, not of the catalog."""


def city(sheet: Sheet) -> None:
    if sheet.view["groups"]:
        from caravela.games.coimbra.board.cards import groups

        groups(sheet)
    else:
        pool(sheet)
    for location in range(4):
        _location(sheet, location)
    for tile, holder in enumerate(sheet.view["tiles"]):
        x, y = _favor_place(sheet, tile)
        sheet.add(
            svg.rect(x - 26, y - 21, 52, 42, rx=5, fill=MIST, stroke=SKY, stroke_width=0.8, stroke_dasharray="4 4")
        )
        if holder is None:
            place_favor(sheet, tile, x, y)
    seen = [*sheet.view["rows"], *(player["resting"] for player in sheet.view["players"])]
    if not any(it["code"] == sheet.view["cap"]["on"] for some in seen for it in some):
        x, y = _favor_place(sheet, 1)
        dice.place_cap(sheet, x + 16, y - 31, 0.85)


def pool(sheet: Sheet) -> None:
    drafting = sheet.view["phase"] <= PHASE_B
    heading = sheet.say("Dice to draft") if drafting else sheet.say("Dice left over")
    box = sheet.layout.pool
    sheet.panel(*box, heading, sheet.say("The pool: dice that nobody has taken."))
    inner = box.inner(9, 26, 160, 7)
    dice.pool(sheet, *inner)
    _reminder(sheet, Box(box.x + box.width - 151, box.y + 8, 143, box.height - 16))


def _reminder(sheet: Sheet, box: Box) -> None:
    """What is easily forgotten: distress, what sets of diplomas are worth, and what is left over at the end."""
    x, y, middle = box.x, box.y, box.x + box.width / 2
    sheet.add(
        svg.rect(*box, rx=5, fill=MIST),
        svg.text(sheet.say("Distress"), x + 8, y + 19, 12.5, fill=DEEP, text_anchor="start"),
        bonus.arrange([bonus.goods(Gain(coins=2, guards=2))], x + 110, y + 15, 54, 24, 23),
        svg.path(f"M{x + 6} {y + 30}h{box.width - 12}M{x + 6} {y + 84}h{box.width - 12}", stroke=SKY, stroke_width=0.8),
        svg.text(sheet.say("Different diplomas"), middle, y + 44, 12.5, fill=DEEP),
    )
    for kinds, points in enumerate(SETS[1:], 1):
        at = x + 19 + 26.5 * (kinds - 1)
        sheet.add(
            svg.text(str(kinds), at, y + 57, 11, font_weight=400),
            icon(icons.amount("points", str(points)), at, y + 71, 22),
        )
    half = (bonus.words("\u00bd"), *map(bonus.art, ("guards", "coins", "crown")), bonus.ARROW, bonus.points())
    tip = sheet.say("Half of what is left over at the end, rounded down, are points.")
    sheet.add(svg.element("g", svg.title(tip), bonus.arrange([half], middle, y + 101, box.width - 14, 24, 21)))


def place(layout: Layout, location: int) -> Box:
    """The ground of a location, for its name and its dice."""
    if location == 0:
        return layout.castle
    box = layout.districts[location - 1]
    return Box(box.x + DISPLAY + 7, box.y, box.width - DISPLAY - 7, box.height)


def _location(sheet: Sheet, location: int) -> None:
    box = place(sheet.layout, location)
    now = sheet.view["phase"] == PHASE_C and sheet.view["location"] == location
    name = sheet.say(NAMES[location])
    rising = location == 0
    tip = (
        sheet.say("{0}: the lowest die acts first.", name)
        if rising
        else sheet.say("{0}: the highest die acts first.", name)
    )
    hint = sheet.say("low first") if rising else sheet.say("high first")
    sheet.spot(f"location-{location}", tip, *ground(location, box, name, hint, now))
    area = box.inner(8, 72, 8, 5) if rising else box.inner(8, 26, 8, 6)
    dice.row(sheet, sheet.view["rows"][location], *area)


_SKYLINE: Final = keep(
    "skyline",
    svg.path(
        "M0 0V-14H12V-22L20 -30L28 -22V-14H40V-26H44V-30H48V-26H54V-30H58V-26H62V-12L74 -20L86 -12V-34L92 -46L98 -34V-8"
        "L112 -18L126 -8V-24H130V-28H134V-24H140V-28H144V-24H148V-10H164V-20L174 -28L184 -20V-6H206V-16L214 -22L222 -16"
        "V0Z",
        fill=BLUE,
        opacity=0.09,
    ),
)
"""Roofs and towers behind the dice."""


def ground(location: int, box: Box, name: str, hint: str, now: bool) -> list[str]:
    """A location without its dice: its number in the order of phase C, its name, which die acts first."""
    fill = "#fff4d2" if now else PARCHMENT
    parts = [svg.rect(*box, rx=7, fill=fill, stroke=GOLD if now else BLUE, stroke_width=4 if now else 1.6)]
    if location == 0:
        parts.append(
            svg.rect(
                box.x + 3, box.y + 3, box.width - 6, box.height - 6, rx=5, fill="none", stroke=BLUE, stroke_width=0.5
            )
        )
    x, y = box.x, box.y
    return [
        *parts,
        icon(_SKYLINE, x + box.width / 2 - 111, y + box.height - 4),
        svg.circle(x + 16, y + 14.5, 9, fill=DEEP),
        svg.text(str(location + 1), x + 16, y + 19, 12.5, fill=TILE),
        svg.text(name, x + 30, y + 20, 16, font_family=SERIF, fill=DEEP, text_anchor="start"),
        svg.text(hint, x + box.width - 28, y + 19, 12, text_anchor="end", font_weight=400),
        icon(icons.ICONS["arrow"], x + box.width - 16, y + 15, 15),
    ]


def _favor_place(sheet: Sheet, tile: int) -> tuple[float, float]:
    box = sheet.layout.castle
    step = (box.width - 14) / 4
    return box.x + 7 + step * (tile + 0.5), box.y + 49


@cache
def favor(tile: int, crowns: int) -> str:
    """A favor tile around (0, 0): its letter, its crowns, what it does."""
    return (
        svg.rect(-27, -22, 54, 44, rx=6, fill=TILE, stroke=BLUE, stroke_width=2)
        + svg.path("M-26 -6V-16A5 5 0 0 1 -21 -21H21A5 5 0 0 1 26 -16V-6Z", fill=BLUE)
        + svg.text("ABCD"[tile], -19, -8.6, 13, fill="#fff")
        + "".join(icon(icons.ICONS["crown"], 18 - 12 * i, -13.5, 12.5) for i in range(crowns))
        + bonus.arrange(list(_GIFTS[tile]), 0, 8, 48, 24, 22)
    )


def place_favor(sheet: Sheet, tile: int, x: float, y: float, scale: float = 1.0) -> None:
    it = sheet.catalog.favors[tile]
    tip = sheet.say("Favor tile {0}, {1} crowns: {2}.", it.id, it.crowns, sheet.say(FAVORS[tile]))
    sheet.place(MARKS, f"favor-{tile}", x, y, favor(tile, it.crowns), capital(tip), scale)
