"""The icons: each is drawn around (0, 0) in a square of 24 units."""

from functools import cache
from math import cos, pi, sin
from typing import Final

from caravela.games.vasco.board.palette import FADED, PLAN
from caravela.kernel.drawing import svg
from caravela.kernel.drawing.art import LAUREL, MONEY, bare, keep
from caravela.kernel.drawing.palette import BLUE, BRONZE, DEEP, GOLD, INK, RED, TILE

MEEPLE: Final = (
    "M0 -11.5A4.6 4.6 0 0 1 3.6 -4C7 -3.6 10.5 -1.6 10.5 .8C10.5 2.8 7.6 3 5.2 2.4L8.6 11H2.2L0 6.4L-2.2 11H-8.6"
    "L-5.2 2.4C-7.6 3 -10.5 2.8 -10.5 .8C-10.5 -1.6 -7 -3.6 -3.6 -4A4.6 4.6 0 0 1 0 -11.5Z"
)
"""A sailor."""
HABIT: Final = "M0 -11.6C4.6 -11.6 6 -8.4 5.4 -4.6L9 11H-9L-5.4 -4.6C-6 -8.4 -4.6 -11.6 0 -11.6Z"
"""A missionary."""
COAT: Final = "M-11.4 11.8C-11.4 4 -7 .9 0 .9C7 .9 11.4 4 11.4 11.8Z"
HAT: Final = "M-11 -3.6C-8.6 -5 -8.4 -11.8 0 -11.8C8.4 -11.8 8.6 -5 11 -3.6C6 -5.4 -6 -5.4 -11 -3.6Z"
"""A captain: coat and hat, with a face between them."""


def person(fill: str, dark: str) -> str:
    """A captain."""
    return (
        svg.path(COAT, fill=fill, stroke=dark, stroke_width=1.1)
        + svg.circle(0, -2.8, 4.4, fill="#f0cfa6", stroke=dark, stroke_width=0.9)
        + svg.path(HAT, fill=fill, stroke=dark, stroke_width=1.1, stroke_linejoin="round")
    )


_STAR: Final = "M0 -11L2.6 -3.6L10.5 -3.4L4.2 1.4L6.5 8.9L0 4.4L-6.5 8.9L-4.2 1.4L-10.5 -3.4L-2.6 -3.6Z"
_CROSS: Final = "M-3.4 -6.6H3.4L1.4 -1.4L6.6 -3.4V3.4L1.4 1.4L3.4 6.6H-3.4L-1.4 1.4L-6.6 3.4V-3.4L-1.4 -1.4Z"
_GUST: Final = "M-6 -10C1 -11 5 -8 5 -6C4 -1 4 0 4 2H-6C-3 -2 -3 -6 -6 -10Z"
_CROWN: Final = "M-10.5 8.5L-11.5 -5L-5.4 0L0 -9.5L5.4 0L11.5 -5L10.5 8.5Z"


def _caravel(sail: str, cross: str) -> str:
    """A ship before the wind, with the cross of the Order of Christ or a merchant's sign on its sail."""
    return (
        svg.path("M-11 4H11C10 9 7 11 4 11H-5C-8 11 -10 8 -11 4Z", fill="#7b4a22", stroke="#3f230c", stroke_width=0.8)
        + svg.path("M-1 -11V4M6 -6V4M-7 -4V4", stroke="#3f230c", stroke_width=1.2)
        + svg.path(_GUST, fill=sail, stroke="#6c6350", stroke_width=0.7)
        + cross
        + svg.path("M6 -5C11 -4 11 0 10.4 2.4H6Z", fill=sail, stroke="#6c6350", stroke_width=0.7)
    )


def _rose() -> str:
    """A compass rose of sixteen points in two tones."""
    points = ""
    halves = ""
    for k in range(8):
        angle = k * pi / 4
        long = 11.6 if k % 2 == 0 else 7.4
        left, right = angle - pi / 8, angle + pi / 8
        tip = f"{long * sin(angle):.1f} {-long * cos(angle):.1f}"
        a = f"{2.8 * sin(left):.1f} {-2.8 * cos(left):.1f}"
        b = f"{2.8 * sin(right):.1f} {-2.8 * cos(right):.1f}"
        points += f"M0 0L{a}L{tip}L{b}Z"
        halves += f"M0 0L{tip}L{b}Z"
    return (
        svg.circle(0, 0, 8.6, fill="none", stroke=BLUE, stroke_width=0.7)
        + svg.path(points, fill=TILE, stroke=DEEP, stroke_width=0.4, stroke_linejoin="round")
        + svg.path(halves, fill=DEEP)
        + svg.circle(0, 0, 1.3, fill=RED)
    )


_RED_CROSS: Final = svg.path("M-1.2 -8h2v2.4h2.4v2h-2.4v2.4h-2v-2.4h-2.4v-2h2.4z", fill=RED)
_BALE: Final = svg.circle(-0.4, -4, 2.5, fill=GOLD, stroke=BRONZE, stroke_width=0.9)

_ICONS: Final[dict[str, str]] = {
    "reals": MONEY + svg.path(_CROSS, fill=BRONZE),
    "points": LAUREL + svg.path(_STAR, fill=GOLD, transform="scale(.55)"),
    "caravel": _caravel(TILE, _RED_CROSS),
    "merchant": _caravel("#e9bd78", _BALE),
    "crown": svg.path(_CROWN, fill="#e9b93a", stroke=BRONZE, stroke_width=1.2, stroke_linejoin="round")
    + svg.path("M-10 5H10", stroke=RED, stroke_width=2),
    "rose": _rose(),
    "sailor": svg.path(MEEPLE, fill=BLUE, stroke=DEEP, stroke_width=1, stroke_linejoin="round"),
    "missionary": svg.path(HABIT, fill="#fff", stroke=FADED, stroke_width=1.3, stroke_linejoin="round")
    + svg.path("M-1.1 -1h2.2v2.6h2.6v2.2h-2.6v5h-2.2v-5h-2.6v-2.2h2.6z", fill=RED),
    "captain": person(BLUE, DEEP),
    "project": svg.rect(-11, -9, 22, 18, rx=2, fill=PLAN, stroke=BRONZE, stroke_width=1.3)
    + svg.path(
        "M-7 3H7C6 6 4 6.6 2 6.6H-3C-5 6.6 -6.4 5.4 -7 3ZM0 3V-7M0 -6.4C5 -5 5 -1 0 .6",
        fill="none",
        stroke=BRONZE,
        stroke_width=1.3,
    ),
    "bag": svg.path(
        "M-4 -6L-6.4 -11C-3 -9.6 -1 -12 0 -10.6C1 -12 3 -9.6 6.4 -11L4 -6C9.4 -3 11 2 10.4 7C10 11 -10 11 -10.4 7"
        "C-11 2 -9.4 -3 -4 -6Z",
        fill="#b98d55",
        stroke="#5d3d14",
        stroke_width=1.2,
    )
    + svg.path("M-4.6 -6H4.6", stroke="#5d3d14", stroke_width=2),
    "arrow": svg.path("M-9 0H6M1.6 -5L7.6 0L1.6 5", fill="none", stroke=INK, stroke_width=2.4),
    "first": svg.path(
        "M-7 11.4V-11.4H-4.6V-10.4C0 -12.6 3 -7 10 -10V1.6C3 4.6 0 -1 -4.6 1.4V11.4Z",
        fill=TILE,
        stroke=INK,
        stroke_width=1.1,
        stroke_linejoin="round",
    )
    + svg.path("M1.2 -8.2h2v2.4h2.4v2h-2.4v2.6h-2v-2.6h-2.4v-2h2.4z", fill=RED),
}
ICONS: Final = {name: art if bare(art) else keep(f"v-{name}", art) for name, art in _ICONS.items()}

AREAS: Final = ("crown", "sailor", "project", "caravel")
"""The signs of court, recruiting, projects and navigation."""

_PLATES: Final = {"reals": MONEY, "points": LAUREL}
_ON_PLATE: Final = {"reals": "#4a3200", "points": "#17492a"}


@cache
def amount(good: str, number: str) -> str:
    """Reals or points with their number on them."""
    size = 13.5 if len(number) < 2 else 11.5 if len(number) < 3 else 9
    words = svg.text(number, 0, size * 0.35, size, fill=_ON_PLATE[good])
    return keep(f"v-{good}-{number}", _PLATES[good] + words)
