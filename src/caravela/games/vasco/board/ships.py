"""Ship tiles: a project on one side, the ship on the other; merchant ships; the stacks' backs."""

from functools import cache
from typing import Final, NamedTuple

from caravela.games.vasco.board import icons, pieces
from caravela.games.vasco.board.palette import PLAN, PLAYERS, WATER, WOOD_DARK
from caravela.games.vasco.board.sheet import TILES, Sheet
from caravela.games.vasco.catalog import Ship
from caravela.kernel.drawing import svg
from caravela.kernel.drawing.art import icon, keep
from caravela.kernel.drawing.palette import BRONZE, DEEP, EARTH, SERIF, SKY, TILE
from caravela.kernel.words import count

WIDE: Final = 88
HIGH: Final = 66


class Face(NamedTuple):
    """What is printed on a tile."""

    stack: str
    capacity: int
    crew: int
    reals: int
    points: int


def face(ship: Ship) -> Face:
    return Face(ship.stack, ship.capacity, ship.crew, ship.reals, ship.points)


_HULL: Final = "M-16 -14H16V2C16 9 9 13 0 16C-9 13 -16 9 -16 2Z"
_LINES: Final = "M-20 10H20C18 17 14 20 8 20H-9C-15 20 -18 16 -20 10ZM-2 10V-19M-12 10V-8M11 10V-10"
_SAILS: Final = "M-10 -18C3 -19 9 -13 9 -10C7 -2 7 0 7 6H-10C-5 0 -5 -10 -10 -18ZM12 -9C20 -7 20 1 19 6H12Z"


@cache
def _plan() -> str:
    """The ground of a project: a shipwright's drawing."""
    grid = "".join(f"M{x} -32V32" for x in range(-33, 44, 11)) + "".join(f"M-43 {y}H43" for y in range(-22, 33, 11))
    return keep(
        "v-plan",
        svg.rect(-44, -33, WIDE, HIGH, rx=5, fill=PLAN, stroke=EARTH, stroke_width=1.6)
        + svg.path(grid, stroke="#e6d3a3", stroke_width=0.6)
        + svg.path(_LINES + _SAILS, fill="none", stroke="#c7a96a", stroke_width=1.2, transform="translate(20 9)"),
    )


@cache
def _water(seat: int | None) -> str:
    """The ground of a ship in its owner's colour; a merchant ship has none."""
    frame = BRONZE if seat is None else PLAYERS[seat].fill
    edge = "#5b410d" if seat is None else PLAYERS[seat].dark
    waves = "".join(f"M{-38 + 16 * k} 26q4 -4 8 0t8 0" for k in range(5))
    return keep(
        f"v-water-{'merchant' if seat is None else seat}",
        svg.rect(-44, -33, WIDE, HIGH, rx=5, fill=frame, stroke=edge, stroke_width=1.2)
        + svg.rect(-40, -29, 80, 58, rx=3, fill="#f6e7c6" if seat is None else WATER, stroke=edge, stroke_width=0.6)
        + svg.path(waves, fill="none", stroke=SKY, stroke_width=1.2),
    )


@cache
def capacity(number: int) -> str:
    """The keel with a ship's capacity, in a square of about 34."""
    return keep(
        f"v-capacity-{number}",
        svg.path(_HULL, fill=DEEP, stroke=TILE, stroke_width=1.4)
        + svg.text(str(number), 0, 7, 21 if number < 10 else 19, fill="#fff"),
    )


@cache
def _yield(reals: int, points: int, y: float) -> str:
    """What a tile yields in phase 3, or a dash."""
    goods = [(good, number) for good, number in (("reals", reals), ("points", points)) if number]
    if not goods:
        return keep(f"v-nothing-{y:g}", svg.path(f"M-31 {y:g}h14", stroke=DEEP, stroke_width=3))
    return keep(
        f"v-yield-{reals}-{points}-{y:g}",
        "".join(
            icon(icons.amount(good, str(number)), -27 + 23.5 * at, y, 24) for at, (good, number) in enumerate(goods)
        ),
    )


@cache
def _crew(number: int) -> str:
    """How many sailors a project needs, each of another colour."""
    return keep(
        f"v-crew-{number}",
        svg.rect(-6, -30, 46, 26, rx=5, fill=TILE, stroke=EARTH, stroke_width=0.8)
        + svg.text(str(number), 6, -10.5, 19)
        + icon(icons.ICONS["sailor"], 26, -17, 22),
    )


@cache
def project(it: Face) -> str:
    """A tile with its project side up: capacity, crew, yield, stack."""
    return (
        _plan()
        + icon(capacity(it.capacity), -26, -15, 24)
        + _crew(it.crew)
        + _yield(it.reals, it.points, 18)
        + svg.text(it.stack, 39, 29, 11, font_family=SERIF, fill=WOOD_DARK, text_anchor="end")
    )


@cache
def ship(it: Face, seat: int, manned: bool) -> str:
    """A tile with its ship side up: capacity and yield, its captain if he is aboard."""
    caravel = icon(icons.ICONS["caravel"], 21, -11, 34)
    captain = icon(pieces.captain(seat) if manned else _berth(), 25, 15, 29)
    return (
        _water(seat) + icon(capacity(it.capacity), -24, -13, 23) + caravel + _yield(it.reals, it.points, 15) + captain
    )


@cache
def _berth() -> str:
    """Where a captain will stand."""
    outline = icons.COAT + icons.HAT
    return keep("v-berth", svg.path(outline, fill="#ffffff88", stroke=DEEP, stroke_width=1.1, stroke_dasharray="3 2"))


@cache
def merchant(number: int) -> str:
    """A merchant ship: its capacity, no crew, no yield, no owner."""
    return _water(None) + icon(capacity(number), -23, -9, 26) + icon(icons.ICONS["merchant"], 16, -1, 50)


def worth(sheet: Sheet, reals: int, points: int) -> str:
    """A yield in words."""
    goods = [count(reals, sheet.say("Real"))] * (reals > 0) + [count(points, sheet.say("point"))] * (points > 0)
    return " and ".join(goods) or sheet.say("nothing")


def place_project(sheet: Sheet, number: int, x: float, y: float, scale: float = 1.0) -> None:
    it = sheet.catalog.ships[number]
    tip = sheet.say(
        "{0}, a project of stack {1}: capacity {2}, crew {3}, yields {4}.",
        it.name or it.id,
        it.stack,
        it.capacity,
        it.crew,
        worth(sheet, it.reals, it.points),
    )
    sheet.place(TILES, f"ship-{number}", x, y, project(face(it)), tip, scale)


def place_ship(sheet: Sheet, number: int, seat: int, manned: bool, x: float, y: float, scale: float = 1.0) -> None:
    it = sheet.catalog.ships[number]
    tip = sheet.say(
        "{0}, a ship of {1}: capacity {2}, yields {3}",
        it.name or it.id,
        sheet.name(seat),
        it.capacity,
        worth(sheet, it.reals, it.points),
    )
    tip += sheet.say(", a captain aboard.") if manned else sheet.say(", no captain aboard.")
    sheet.place(TILES, f"ship-{number}", x, y, ship(face(it), seat, manned), tip, scale)


def place_merchant(sheet: Sheet, number: int, x: float, y: float, scale: float = 1.0) -> None:
    it = sheet.catalog.merchants[number]
    tip = sheet.say("A merchant ship of capacity {0}; it scores for nobody.", it.capacity)
    sheet.place(TILES, f"merchant-{number}", x, y, merchant(it.capacity), tip, scale)
