"""The city: the pool of dice, the castle with its favor tiles, the three districts."""

from functools import cache
from typing import Final

from caravela.games.coimbra.board import bonus, dice, icons
from caravela.games.coimbra.board.layout import CASTLE, DISPLAY, DISTRICTS, POOL, Box
from caravela.games.coimbra.board.palette import BLUE, DEEP, GOLD, INK, MIST, PARCHMENT, SERIF, SKY, TILE
from caravela.games.coimbra.board.sheet import MARKS, Sheet
from caravela.games.coimbra.catalog import Gain
from caravela.games.coimbra.effects_words import FAVORS, capital
from caravela.kernel import svg

PHASE_C: Final = 3
NAMES: Final = ("Castle", "Upper city", "Central city", "Lower city")
FAVOR: Final = (54, 44)
_CAP: Final = bonus.Piece(22, icons.icon(icons.ICONS["cap"], 0, 0, 22))
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
        x, y = _favor_place(tile)
        sheet.add(
            svg.rect(x - 26, y - 21, 52, 42, rx=5, fill=MIST, stroke=SKY, stroke_width=0.8, stroke_dasharray="4 4")
        )
        if holder is None:
            place_favor(sheet, tile, x, y)
    if sheet.view["cap"]["on"] is None:
        x, y = _favor_place(1)
        dice.place_cap(sheet, x + 21, y - 20, 0.85)


def pool(sheet: Sheet) -> None:
    sheet.panel(*POOL, sheet.say("Dice to draft"), sheet.say("The pool: dice that nobody has taken."))
    dice.pool(sheet, *POOL.inner(9, 25, 9, 7))


def place(location: int) -> Box:
    """The ground of a location, for its name and its dice."""
    if location == 0:
        return CASTLE
    box = DISTRICTS[location - 1]
    return Box(box.x + DISPLAY + 7, box.y, box.width - DISPLAY - 7, box.height)


def _location(sheet: Sheet, location: int) -> None:
    box = place(location)
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
        svg.circle(x + 16, y + 14.5, 9, fill=DEEP),
        svg.text(str(location + 1), x + 16, y + 19, 12.5, fill=TILE, font_weight=700, text_anchor="middle"),
        svg.text(name, x + 30, y + 20, 16, font_family=SERIF, font_weight=700, fill=DEEP),
        svg.text(hint, x + box.width - 28, y + 19, 12, fill=INK, text_anchor="end"),
        icons.icon(icons.ICONS["arrow"], x + box.width - 16, y + 15, 15),
    ]


def _favor_place(tile: int) -> tuple[float, float]:
    step = (CASTLE.width - 14) / 4
    return CASTLE.x + 7 + step * (tile + 0.5), CASTLE.y + 49


@cache
def favor(tile: int, crowns: int) -> str:
    """A favor tile around (0, 0): its letter, its crowns, what it does."""
    return (
        svg.rect(-27, -22, 54, 44, rx=6, fill=TILE, stroke=BLUE, stroke_width=2)
        + svg.path("M-26 -6V-16A5 5 0 0 1 -21 -21H21A5 5 0 0 1 26 -16V-6Z", fill=BLUE)
        + svg.text("ABCD"[tile], -19, -8.6, 13, fill="#fff", font_weight=700, text_anchor="middle")
        + "".join(icons.icon(icons.ICONS["crown"], 18 - 12 * i, -13.5, 12.5) for i in range(crowns))
        + svg.group([bonus.arrange(list(_GIFTS[tile]), 48, 24, 22)], at=(0, 8))
    )


def place_favor(sheet: Sheet, tile: int, x: float, y: float, scale: float = 1.0) -> None:
    it = sheet.catalog.favors[tile]
    tip = sheet.say("Favor tile {0}, {1} crowns: {2}.", it.id, it.crowns, sheet.say(FAVORS[tile]))
    sheet.place(MARKS, f"favor-{tile}", x, y, favor(tile, it.crowns), capital(tip), scale)
