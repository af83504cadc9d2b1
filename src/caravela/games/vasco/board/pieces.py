"""Wooden pieces: action discs, numbers, captains, sailors, missionaries."""

from functools import cache

from caravela.games.vasco.board import icons
from caravela.games.vasco.board.palette import COLOURS, PLAYERS, WHITE, WOOD, WOOD_DARK
from caravela.kernel.drawing import svg
from caravela.kernel.drawing.art import icon, keep
from caravela.kernel.drawing.palette import DEEP, GOLD, INK, RED, TILE


@cache
def disc(seat: int, extra: bool = False) -> str:
    """An action disc of radius 20 with its owner's mark below its number; the extra one has a golden rim."""
    player = PLAYERS[seat]
    rim = svg.circle(0, 0, 17.6, fill="none", stroke=GOLD, stroke_width=2.6, stroke_dasharray="4 2.5") if extra else ""
    return keep(
        f"v-disc-{seat}{'-extra' if extra else ''}",
        svg.circle(0, 2, 20, fill=player.dark)
        + svg.circle(0, 0, 20, fill=player.fill, stroke=player.dark, stroke_width=1.2)
        + rim
        + svg.path(player.shape, fill=player.on, transform="translate(0 13) scale(.78)"),
    )


@cache
def plain_disc(seat: int, extra: bool = False) -> str:
    """An action disc without a number, its mark in the middle."""
    player = PLAYERS[seat]
    rim = svg.circle(0, 0, 17, fill="none", stroke=GOLD, stroke_width=3.2, stroke_dasharray="4.5 3") if extra else ""
    return keep(
        f"v-plain-{seat}{'-extra' if extra else ''}",
        svg.circle(0, 2, 20, fill=player.dark)
        + svg.circle(0, 0, 20, fill=player.fill, stroke=player.dark, stroke_width=1.2)
        + rim
        + svg.path(player.shape, fill=player.on, transform="scale(1.5)"),
    )


@cache
def cylinder(number: int) -> str:
    """A sequence number of radius 12."""
    return keep(
        f"v-cylinder-{number}",
        svg.circle(0, 2, 12, fill=WOOD_DARK)
        + svg.circle(0, 0, 12, fill=WOOD, stroke=WOOD_DARK, stroke_width=1)
        + svg.text(str(number), 0, 5.2, 15, fill=INK),
    )


@cache
def captain(seat: int) -> str:
    """A captain in a square of 24, his owner's mark on the chest."""
    player = PLAYERS[seat]
    return keep(
        f"v-captain-{seat}",
        icons.person(player.fill, player.dark)
        + svg.path(player.shape, fill=player.on, transform="translate(0 7) scale(.66)"),
    )


@cache
def sailor(colour: int) -> str:
    """A sailor or a missionary in a square of 24 with the letter of his colour."""
    style = COLOURS[colour]
    if colour == WHITE:
        cross = svg.path("M-.9 -8.6h1.8v2h2v1.8h-2v3.4h-1.8v-3.4h-2v-1.8h2z", fill=RED)
        body = svg.path(icons.HABIT, fill=style.fill, stroke=style.dark, stroke_width=1.2, stroke_linejoin="round")
        return keep("v-white", body + cross + svg.text("W", 0, 9, 9, fill=style.on))
    body = svg.path(icons.MEEPLE, fill=style.fill, stroke=style.dark, stroke_width=1, stroke_linejoin="round")
    return keep(f"v-{style.name}", body + svg.text(style.letter, 0, 4.6, 9.5, fill=style.on))


@cache
def marker() -> str:
    """The free-action marker: a small white pawn pointing down at its number."""
    return keep(
        "v-marker",
        svg.path("M0 9L-8 -1A8.6 8.6 0 1 1 8 -1Z", fill=TILE, stroke=DEEP, stroke_width=1.6, stroke_linejoin="round")
        + icon(svg.path("M-6 0L-2 4.4L6 -4.4", fill="none", stroke="#2b7a3d", stroke_width=3), 0, -6, 17),
    )


def mark(seat: int, x: float, y: float, size: float = 1.0) -> str:
    """A small round plate in a player's colour with his mark."""
    return icon(_mark(seat), x, y, 24 * size)


@cache
def _mark(seat: int) -> str:
    player = PLAYERS[seat]
    return keep(
        f"v-mark-{seat}",
        svg.circle(0, 0, 9.4, fill=player.fill, stroke=player.dark, stroke_width=1.2)
        + svg.path(player.shape, fill=player.on, transform="scale(.78)"),
    )
