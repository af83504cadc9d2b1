"""Wooden and cardboard pieces: cubes, dice, discs, ships, markers, goods tiles."""

from functools import cache
from typing import Final

from caravela.games.macao.board import icons
from caravela.games.macao.board.palette import COLOURS, PLAYERS
from caravela.games.macao.catalog import Cubes
from caravela.kernel.drawing import svg
from caravela.kernel.drawing.art import icon, keep
from caravela.kernel.drawing.palette import BLUE, BRONZE, TILE

JOKER: Final = 8
_SHIELD: Final = "M-10 -11H10V0C10 7 4.8 10.4 0 12C-4.8 10.4 -10 7 -10 0Z"
_SPOTS: Final = ((), (4,), (0, 8), (0, 4, 8), (0, 2, 6, 8), (0, 2, 4, 6, 8), (0, 2, 3, 5, 6, 8))


@cache
def cube(colour: int) -> str:
    """An action cube in a square of 24 with the letter of its colour."""
    style = COLOURS[colour]
    return keep(
        f"m-cube-{style.name}",
        svg.rect(-11, -11, 22, 22, rx=3, fill=style.dark)
        + svg.rect(-10, -10.4, 20, 19, rx=2.4, fill=style.fill)
        + svg.text(style.letter, 0, 5.4, 17, fill=style.on),
    )


def colours(cubes: Cubes) -> list[int]:
    """The cubes of a price, one by one."""
    return [number for number, style in enumerate(COLOURS) for _ in range(getattr(cubes, style.name))]


@cache
def die(colour: int, pips: int) -> str:
    """A die in a square of 40; a blank one before the first roll."""
    style = COLOURS[colour]
    spots = "".join(svg.circle(-11 + 11 * (at % 3), -11 + 11 * (at // 3), 4, fill=style.on) for at in _SPOTS[pips])
    blank = svg.text(style.letter, 0, 8, 24, fill=style.on)
    return keep(
        f"m-die-{style.name}-{pips}",
        svg.rect(-20, -18, 40, 40, rx=8, fill=style.dark)
        + svg.rect(-20, -20, 40, 39, rx=8, fill=style.fill, stroke=style.dark, stroke_width=1.4)
        + (spots or blank),
    )


@cache
def disc(seat: int) -> str:
    """A disc of the wall seen from its side, 30 wide and 14 high, its owner's mark on it."""
    player = PLAYERS[seat]
    return keep(
        f"m-disc-{seat}",
        svg.rect(-15, -5.6, 30, 14, rx=6, fill=player.dark)
        + svg.rect(-15, -7, 30, 13, rx=6, fill=player.fill, stroke=player.dark, stroke_width=1)
        + svg.path(player.shape, fill=player.on, transform="translate(0 -.5) scale(.68)"),
    )


@cache
def ship(seat: int) -> str:
    """A ship in a square of 24 with its owner's colour and mark on the sail."""
    player = PLAYERS[seat]
    return keep(
        f"m-ship-{seat}",
        svg.path("M-12 4.6H12C11 9 8 11.6 4 11.6H-5C-9 11.6 -11 9 -12 4.6Z", fill=player.fill, stroke=player.dark)
        + svg.path("M-1 -12V5", stroke=player.dark, stroke_width=1.4)
        + svg.path(
            "M-9 -10.6C2 -12.6 9 -10 10 -7C8 -2 8 0 9 3.2H-9C-5.6 -2 -6 -7 -9 -10.6Z",
            fill=player.fill,
            stroke=player.dark,
            stroke_width=1.1,
            stroke_linejoin="round",
        )
        + svg.path(player.shape, fill=player.on, transform="translate(1.4 -4) scale(.66)"),
    )


@cache
def marker(seat: int) -> str:
    """A shield in its owner's colour in a square of 24."""
    player = PLAYERS[seat]
    return keep(
        f"m-marker-{seat}",
        svg.path(_SHIELD, fill=player.dark, stroke=TILE, stroke_width=5, stroke_linejoin="round")
        + svg.path(_SHIELD, fill=player.fill, stroke=player.dark, stroke_width=1.6)
        + svg.path(player.shape, fill=player.on, transform="translate(0 -1) scale(.95)"),
    )


@cache
def tile(kind: int) -> str:
    """A goods tile or a joker tile in a square of 32."""
    if kind == JOKER:
        ground = svg.rect(-15, -15, 30, 30, rx=4, fill="#fbe9b7", stroke=BRONZE, stroke_width=1.6)
        return keep("m-tile-joker", ground + icon(icons.ICONS["joker"], 0, 0, 26))
    ground = svg.rect(-15, -15, 30, 30, rx=4, fill=TILE, stroke=BLUE, stroke_width=1.4)
    return keep(f"m-tile-{kind}", ground + icon(icons.GOODS[kind], 0, 0, 25))


def mark(seat: int, x: float, y: float, size: float = 1.0) -> str:
    """A small round plate in a player's colour with his mark."""
    return icon(_mark(seat), x, y, 24 * size)


@cache
def _mark(seat: int) -> str:
    player = PLAYERS[seat]
    return keep(
        f"m-mark-{seat}",
        svg.circle(0, 0, 9.4, fill=player.fill, stroke=player.dark, stroke_width=1.2)
        + svg.path(player.shape, fill=player.on, transform="scale(.78)"),
    )
