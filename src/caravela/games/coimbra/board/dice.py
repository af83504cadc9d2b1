"""Dice in their holders, neutral tokens, disks, pilgrims, lions."""

from functools import cache
from math import ceil
from typing import Any, Final

from caravela.games.coimbra.board import icons
from caravela.games.coimbra.board.palette import KINDS, PLAYERS, WHITE
from caravela.games.coimbra.board.sheet import DICE, TOP, Sheet
from caravela.kernel.drawing import svg
from caravela.kernel.drawing.art import keep
from caravela.kernel.drawing.palette import GOLD, INK

WIDTH: Final = 48
HEIGHT: Final = 68

_SPOTS: Final = {
    1: ((0, 0),),
    2: ((-1, -1), (1, 1)),
    3: ((-1, -1), (0, 0), (1, 1)),
    4: ((-1, -1), (1, -1), (-1, 1), (1, 1)),
    5: ((-1, -1), (1, -1), (0, 0), (-1, 1), (1, 1)),
    6: ((-1, -1), (1, -1), (-1, 0), (1, 0), (-1, 1), (1, 1)),
}


@cache
def die(colour: int, pips: int, value: int) -> str:
    """A die seen from the front: its pips on top, its sign and its value on the face below."""
    kind = KINDS[colour]
    ink = INK if colour == WHITE else "#ffffff"
    front = "#ece7d6" if colour == WHITE else kind.dark
    body = keep(
        f"cube-{kind.name}",
        svg.path("M-19 9V20A6 6 0 0 0 -13 26H13A6 6 0 0 0 19 20V9Z", fill=front, stroke=kind.dark, stroke_width=1)
        + svg.rect(-19, -26, 38, 36, rx=6, fill=kind.fill, stroke=kind.dark, stroke_width=1)
        + icons.emblem(colour, ink, at=(-12.6, 18), size=10)
        + svg.text(kind.short, 0.4, 21.4, 9.4, fill=ink),
    )
    spots = "".join(f"M{x * 9.5:g} {y * 9.5 - 8:g}h.01" for x, y in _SPOTS[pips])
    dots = svg.path(spots, stroke=ink, stroke_width=6.8, stroke_linecap="round")
    return keep(f"face-{colour}-{pips}-{value}", body + dots + svg.text(str(value), 14, 23, 14, fill=ink))


@cache
def holder(seat: int) -> str:
    """A die holder in a player's colour, his mark below the die."""
    player = PLAYERS[seat]
    return keep(
        f"holder-{seat}",
        svg.rect(-24, -31, 48, 73, rx=8, fill=player.fill, stroke=player.dark, stroke_width=1.4)
        + svg.path(player.shape, fill=player.on, transform="translate(0 34) scale(.85)"),
    )


@cache
def neutral(value: int, down: bool) -> str:
    """A die token of no player."""
    body = svg.path(
        "M-10 -26H10L20 -16V16L10 26H-10L-20 16V-16Z",
        fill="#b9ad8e" if down else "#e6dcc0",
        stroke="#6d6145",
        stroke_width=1.6,
    )
    if down:
        return body + svg.path("M-9 -9L9 9M9 -9L-9 9", stroke="#6d6145", stroke_width=2)
    return body + svg.text(str(value), 0, 9, 26, fill="#4c4430")


@cache
def disk(seat: int) -> str:
    """A player's disk of radius 10, with his mark."""
    player = PLAYERS[seat]
    return keep(
        f"disk-{seat}",
        svg.circle(0, 1.4, 10, fill=player.dark)
        + svg.circle(0, 0, 10, fill=player.fill, stroke=player.dark, stroke_width=1)
        + svg.path(player.shape, fill=player.on, transform="scale(.82)"),
    )


@cache
def pilgrim(seat: int) -> str:
    """A player's pilgrim with hat and staff; its foot stands at (0, 0)."""
    player = PLAYERS[seat]
    return (
        svg.path("M11 0V-32", stroke="#5b3a17", stroke_width=2.4, stroke_linecap="round")
        + svg.circle(11, -31, 2.6, fill=GOLD)
        + svg.path(
            "M-11 0C-11 -10 -7 -21 0 -21C7 -21 11 -10 11 0Z", fill=player.fill, stroke=player.dark, stroke_width=1.4
        )
        + svg.circle(0, -25, 6.2, fill="#f2d3ae", stroke=player.dark, stroke_width=1.2)
        + svg.path("M-10 -27C-6 -29 -5 -34 0 -34C5 -34 6 -29 10 -27Z", fill=player.dark)
        + svg.path(player.shape, fill=player.on, transform="translate(0 -8) scale(.8)")
    )


_TUFTS: Final = ("8 0", "6 6", "0 8", "-6 6", "-8 0", "-6 -6", "0 -8", "6 -6")
_MANE: Final = "M-4 -13" + "".join(f"a4.4 4.4 0 0 1 {tuft}" for tuft in _TUFTS)


@cache
def lion(seat: int) -> str:
    """A player's lion, for the player order."""
    player = PLAYERS[seat]
    return (
        svg.path(_MANE, fill=player.fill, stroke=player.dark, stroke_width=1)
        + svg.circle(0, 1, 9.2, fill="#f2d9a4", stroke=player.dark, stroke_width=1)
        + svg.path(player.shape, fill=player.dark, transform="translate(0 1) scale(.9)")
    )


IN_ROW: Final = (WIDTH + 4, HEIGHT + 8)
IN_POOL: Final = (44, 58)
"""The room that a die takes, in its holder or alone."""


def spread(count: int, width: float, height: float, cell: tuple[int, int]) -> tuple[float, int]:
    """The scale of dice in a box and how many go on a line, so that all of them fit."""
    scale = 1.15
    while True:
        line = int(width // (cell[0] * scale))
        if line and line * int(height // (cell[1] * scale)) >= count:
            return scale, line
        scale = round(scale - 0.03, 2)


def row(sheet: Sheet, dice: list[Any], x: float, y: float, width: float, height: float) -> None:
    """The dice of a location from left to right, on a second line where one is too short."""
    scale, line = spread(len(dice), width, height, IN_ROW)
    for number, it in enumerate(dice):
        left = x + (number % line + 0.5) * IN_ROW[0] * scale
        top = y + (number // line + 0.5) * IN_ROW[1] * scale - 4 * scale
        place(sheet, it, left, top, scale)


def place(sheet: Sheet, it: dict[str, Any], x: float, y: float, scale: float) -> None:
    """Put a die of a location down, with its cap."""
    sheet.place(DICE, f"die-{it['code']}", x, y, _placed(it), _tip(sheet, it), scale)
    if it["cap"]:
        place_cap(sheet, x + 14 * scale, y - 25 * scale, 0.85 * scale)


def place_cap(sheet: Sheet, x: float, y: float, scale: float = 1.0) -> None:
    tip = sheet.say("The cap: raises the die below it by 3.")
    sheet.place(TOP, "cap", x, y, svg.group([icons.ICONS["cap"]], scale=scale), tip)


def _placed(it: dict[str, Any]) -> str:
    glow = svg.rect(-28, -35, 56, 81, rx=11, fill="none", stroke=GOLD, stroke_width=5) if it["active"] else ""
    if it["seat"] is None:
        return neutral(it["value"], it["down"]) + (
            svg.path("M-12 -31H12L25 -18V18L12 31H-12L-25 18V-18Z", fill="none", stroke=GOLD, stroke_width=4)
            if it["active"]
            else ""
        )
    return glow + holder(it["seat"]) + die(it["colour"], it["value"] - 3 * it["cap"], it["value"])


def _tip(sheet: Sheet, it: dict[str, Any]) -> str:
    if it["seat"] is None:
        if it["down"]:
            return sheet.say("A neutral token that has done its work this round.")
        return sheet.say("Neutral token {0}: on its turn it sends a card of this row away.", it["value"])
    kind = KINDS[it["colour"]]
    said = sheet.say("{0}: {1} die ({2}) of value {3}", sheet.name(it["seat"]), kind.colour, kind.name, it["value"])
    if it["cap"]:
        said += sheet.say(", cap included")
    return said + (sheet.say(". It is this die's turn.") if it["active"] else ".")


def pool(sheet: Sheet, x: float, y: float, width: float, height: float) -> None:
    """The dice that nobody has taken."""
    seen: dict[tuple[int, int], int] = {}
    dice = sorted((colour, pips) for colour, pips in sheet.view["pool"])
    scale, line = spread(len(dice), width, height, IN_POOL)
    y += (height - ceil(len(dice) / line) * IN_POOL[1] * scale) / 2
    for number, (colour, pips) in enumerate(dice):
        copy = seen.get((colour, pips), 0)
        seen[colour, pips] = copy + 1
        kind = KINDS[colour]
        left = x + (number % line + 0.5) * IN_POOL[0] * scale
        top = y + (number // line + 0.5) * IN_POOL[1] * scale
        tip = sheet.say("A {0} die ({1}) showing {2}, free to take.", kind.colour, kind.name, pips)
        sheet.place(DICE, f"pool-{colour}-{pips}-{copy}", left, top, die(colour, pips, pips), tip, scale)
