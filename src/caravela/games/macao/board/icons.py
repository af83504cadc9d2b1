"""The icons: each is drawn around (0, 0) in a square of 24 units."""

from functools import cache
from math import cos, pi, sin
from typing import Final

from caravela.games.macao.board.palette import JADE, LACQUER
from caravela.kernel.drawing import svg
from caravela.kernel.drawing.art import LAUREL, MONEY, bare, keep
from caravela.kernel.drawing.palette import BLUE, BRONZE, DEEP, GOLD, INK, MIST, RED, ROOF, SKY, TILE

_STAR: Final = "M0 -11L2.6 -3.6L10.5 -3.4L4.2 1.4L6.5 8.9L0 4.4L-6.5 8.9L-4.2 1.4L-10.5 -3.4L-2.6 -3.6Z"


def _spice() -> str:
    """A star anise."""
    pods = ""
    for k in range(8):
        a = k * pi / 4
        tip = f"{11.2 * cos(a):.1f} {11.2 * sin(a):.1f}"
        left = f"{6.4 * cos(a - 0.42):.1f} {6.4 * sin(a - 0.42):.1f}"
        right = f"{6.4 * cos(a + 0.42):.1f} {6.4 * sin(a + 0.42):.1f}"
        pods += f"M0 0L{left}L{tip}L{right}Z"
    return svg.path(pods, fill="#a3622a", stroke="#5b300d", stroke_width=0.9, stroke_linejoin="round") + svg.circle(
        0, 0, 2.2, fill="#5b300d"
    )


_GOODS: Final = (
    # lacquer ware: a red box with a lid
    svg.path("M-10 -1H10V6C10 9 7 10.6 5 10.6H-5C-7 10.6 -10 9 -10 6Z", fill=LACQUER, stroke="#4b0f0b", stroke_width=1)
    + svg.path("M-11 -1.6C-10 -8 -4 -9 0 -9C4 -9 10 -8 11 -1.6Z", fill="#c4483a", stroke="#4b0f0b", stroke_width=1)
    + svg.circle(0, -9.6, 1.8, fill=GOLD, stroke="#4b0f0b", stroke_width=0.7)
    + svg.path("M-6 4.6C-4 1.6 -1.6 1.6 0 4.6C1.6 7.6 4 7.6 6 4.6", fill="none", stroke=GOLD, stroke_width=1.5),
    # rice: a heaped bowl with chopsticks
    svg.path("M3 -11.6L7.6 -1M7.6 -11.4L9 -1", stroke="#7b4a22", stroke_width=1.5)
    + svg.path("M-9.6 0C-9 -7.6 9 -7.6 9.6 0Z", fill="#ffffff", stroke="#8d866f", stroke_width=1)
    + svg.path("M-4 -3.4l1.8 -.8M-.4 -2.2l1.8 -.8M3 -3l1.6 -.4M-6.6 -1.2l1.6 -.6M5.4 -1l1.4 -.4", stroke="#8d866f")
    + svg.path("M-11 0H11C11 6 7.4 9 4.4 9.6V11H-4.4V9.6C-7.4 9 -11 6 -11 0Z", fill=BLUE, stroke=DEEP, stroke_width=1),
    # tea: a sprig of three leaves
    svg.path("M0 11.4V-1", stroke="#24502c", stroke_width=1.8)
    + svg.path("M0 2C-4 -3 -4 -8 0 -12C4 -8 4 -3 0 2Z", fill="#4f9a4d", stroke="#24502c", stroke_width=0.9)
    + svg.path("M0 8C-2 2 -6 -1 -11 -1C-10 4 -6 8 0 8Z", fill="#6fb25e", stroke="#24502c", stroke_width=0.9)
    + svg.path("M0 8C2 2 6 -1 11 -1C10 4 6 8 0 8Z", fill="#3d8442", stroke="#24502c", stroke_width=0.9),
    # jade: a ring of green stone on a cord
    svg.path("M-2.2 -6.6L-4 -11.6M2.2 -6.6L4 -11.6", stroke=RED, stroke_width=1.5)
    + svg.circle(0, 2, 6.4, fill="none", stroke="#0f4a3b", stroke_width=6.6)
    + svg.circle(0, 2, 6.4, fill="none", stroke="#3fa587", stroke_width=4.8)
    + svg.path("M-4.6 -2.4A6.4 6.4 0 0 1 3 -3.7", fill="none", stroke="#bfe6d6", stroke_width=1.5),
    # silk: a bolt of cloth unrolled
    svg.path(
        "M-3 -8H9.6V5C9.6 8 7.6 10.6 5 10.6H-7C-4 10.6 -3 8 -3 6Z", fill="#d07a9d", stroke="#7c2f50", stroke_width=1
    )
    + svg.path("M1 -6V8M5 -6V8", stroke="#f3c6d6", stroke_width=1.4)
    + svg.path("M-11 -11H-4A3 3 0 0 1 -4 -5H-11Z", fill="#b45580", stroke="#7c2f50", stroke_width=1)
    + svg.path("M-4 -11H8A3 3 0 0 1 8 -5H-4", fill="#b45580", stroke="#7c2f50", stroke_width=1),
    # paper: a sheet with brush strokes
    svg.path("M-8 -11H8V11H-8Z", fill="#fffdf2", stroke="#8d7b4a", stroke_width=1.1)
    + svg.path("M-8 -11h16v2.4h-16zM-8 8.6h16v2.4h-16z", fill="#c9a55a")
    + svg.path(
        "M-4 -5.4H4M0 -7V6M-3.6 -1.4H3.6M-4.6 2.4C-2 2.4 2 1.4 4.4 5", fill="none", stroke=INK, stroke_width=1.5
    ),
    # porcelain: a blue and white vase
    svg.path(
        "M-3.4 -11.4H3.4L2.6 -7.4C8 -5.6 9.6 -1 8 3C6.8 6 4.6 7.8 4.2 11.2H-4.2C-4.6 7.8 -6.8 6 -8 3C-9.6 -1 -8 -5.6"
        "-2.6 -7.4Z",
        fill="#ffffff",
        stroke=DEEP,
        stroke_width=1.1,
        stroke_linejoin="round",
    )
    + svg.path("M-3 -8.6H3M-7.9 3.4C-3 6 3 6 7.9 3.4", fill="none", stroke=BLUE, stroke_width=1.5)
    + svg.path("M0 -5L3.4 -1L0 3L-3.4 -1Z", fill=BLUE),
    _spice(),
)
GOODS: Final = tuple(keep(f"m-good-{number}", art) for number, art in enumerate(_GOODS))
"""Lacquer ware, rice, tea, jade, silk, paper, porcelain, spices."""

_JOKER: Final = (
    svg.path("M0 -12V-8.6M0 8V12", stroke=BRONZE, stroke_width=1.8)
    + svg.path("M-4.4 -9H4.4V-7H-4.4ZM-4.4 7H4.4V9H-4.4Z", fill=GOLD, stroke=BRONZE, stroke_width=0.7)
    + svg.path(
        "M-5 -7H5C10.6 -5 10.6 5 5 7H-5C-10.6 5 -10.6 -5 -5 -7Z", fill="#c8382c", stroke="#6b130f", stroke_width=1
    )
    + svg.path("M0 -5.6L1.6 -1.8L5.6 -1.7L2.4 .8L3.5 4.8L0 2.4L-3.5 4.8L-2.4 .8L-5.6 -1.7L-1.6 -1.8Z", fill="#f8d77a")
)
"""A lantern."""
_SHIELD: Final = "M-9.5 -11H9.5V0C9.5 7 4.5 10.4 0 12C-4.5 10.4 -9.5 7 -9.5 0Z"
_PUNISH: Final = svg.path(_SHIELD, fill="#4a4f5a", stroke="#17191d", stroke_width=1.2) + svg.path(
    "M-7 -8.6H7V0C7 5 3.6 7.8 0 9.4C-3.6 7.8 -7 5 -7 0Z", fill="#efe9dc"
)
_SHIP: Final = (
    svg.path("M-11 4H11C10 9 7 11 4 11H-5C-8 11 -10 8 -11 4Z", fill="#7b4a22", stroke="#3f230c", stroke_width=0.8)
    + svg.path("M-1 -11V4M6 -6V4M-7 -4V4", stroke="#3f230c", stroke_width=1.2)
    + svg.path(
        "M-6 -10C1 -11 5 -8 5 -6C4 -1 4 0 4 2H-6C-3 -2 -3 -6 -6 -10Z", fill=TILE, stroke="#6c6350", stroke_width=0.7
    )
    + svg.path("M-1.2 -8h2v2.4h2.4v2h-2.4v2.4h-2v-2.4h-2.4v-2h2.4z", fill=RED)
    + svg.path("M6 -5C11 -4 11 0 10.4 2.4H6Z", fill=TILE, stroke="#6c6350", stroke_width=0.7)
)
_ANCHOR: Final = (
    "M0 -11.5A3 3 0 0 1 1.3 -5.8V-4H5V-1.6H1.3V8C4.6 7.6 7 5.6 7.6 3L5.4 3.6L9 -1.4L11.4 4.2L9.6 3.6"
    "C8.6 8 4.6 11.4 0 11.4C-4.6 11.4 -8.6 8 -9.6 3.6L-11.4 4.2L-9 -1.4L-5.4 3.6L-7.6 3C-7 5.6 -4.6 7.6 -1.3 8"
    "V-1.6H-5V-4H-1.3V-5.8A3 3 0 0 1 0 -11.5ZM0 -9.6A1.2 1.2 0 0 0 0 -7.2A1.2 1.2 0 0 0 0 -9.6Z"
)


def _rose() -> str:
    """A compass rose of seven points, the first one upwards."""
    light, dark = "", ""
    for k in range(7):
        a = k * 2 * pi / 7
        tip = f"{11.6 * sin(a):.2f} {-11.6 * cos(a):.2f}"
        left = f"{4.2 * sin(a - pi / 7):.2f} {-4.2 * cos(a - pi / 7):.2f}"
        right = f"{4.2 * sin(a + pi / 7):.2f} {-4.2 * cos(a + pi / 7):.2f}"
        light += f"M0 0L{left}L{tip}Z"
        dark += f"M0 0L{tip}L{right}Z"
    return (
        svg.circle(0, 0, 8.2, fill="none", stroke=SKY, stroke_width=0.8)
        + svg.path(light, fill=TILE, stroke=BLUE, stroke_width=0.35, stroke_linejoin="round")
        + svg.path(dark, fill=BLUE)
        + svg.circle(0, 0, 1.7, fill=JADE, stroke=TILE, stroke_width=0.5)
    )


_ICONS: Final[dict[str, str]] = {
    "gold": MONEY
    + svg.path("M-2.7 -2.7H2.7V2.7H-2.7Z", fill="#8a6414")
    + svg.circle(0, 0, 6.4, fill="none", stroke=BRONZE),
    "points": LAUREL + svg.path(_STAR, fill=GOLD, transform="scale(.55)"),
    "joker": _JOKER,
    "ship": _SHIP,
    "anchor": svg.path(_ANCHOR, fill=DEEP),
    "rose": _rose(),
    "marker": _PUNISH + svg.text("\u22123", 0, 3, 9.5, fill="#8d1f17"),
    "office": svg.path(
        "M-7 -9H8A3 3 0 0 1 8 -3V9A3 3 0 0 1 2 9H-10A3 3 0 0 0 -7 6Z",
        fill="#fdf6df",
        stroke="#5d4510",
        stroke_width=1.3,
    )
    + svg.path("M-3.6 -4.6H4.4M-3.6 -.8H4.4M-3.6 3H2", stroke="#7a5a12", stroke_width=1.4),
    "building": svg.path("M-12 -4C-8 -5 -4 -8 0 -11.4C4 -8 8 -5 12 -4L9 -1.4H-9Z", fill=ROOF, stroke="#5d2713")
    + svg.path("M-8 -1.4H8V10.6H-8Z", fill=TILE, stroke="#5d2713", stroke_width=1.1)
    + svg.path("M-2.6 10.6V4A2.6 2.6 0 0 1 2.6 4V10.6Z", fill="#7b4a22"),
    "person": svg.path("M-10 11.4C-10 3.6 -5 1 0 1C5 1 10 3.6 10 11.4Z", fill="#dfe9f5", stroke=DEEP, stroke_width=1.2)
    + svg.circle(0, -2.4, 4.8, fill="#f0cfa6", stroke=DEEP, stroke_width=1)
    + svg.path("M-8.4 -4.6C-5 -6 -5 -11.6 0 -11.6C5 -11.6 5 -6 8.4 -4.6C4 -6.4 -4 -6.4 -8.4 -4.6Z", fill=DEEP),
    "group": svg.path(
        "M-6 -11L0 -7.6V-.9L-6 2.5L-12 -.9V-7.6ZM6 -11L12 -7.6V-.9L6 2.5L0 -.9V-7.6ZM0 -.9L6 2.5V9L0 12L-6 9V2.5Z",
        fill="#dcebe0",
        stroke=JADE,
        stroke_width=1.6,
        stroke_linejoin="round",
    ),
    "done": svg.circle(0, 0, 11, fill=TILE, stroke=INK, stroke_width=1.2)
    + svg.path("M-6 0L-1.6 5L6.4 -5", fill="none", stroke="#2f7d4a", stroke_width=3.4),
    "arrow": svg.path("M-9 0H6M1.6 -5L7.6 0L1.6 5", fill="none", stroke=INK, stroke_width=2.4),
    "pile": svg.element(
        "g",
        svg.rect(-7.5, -11, 15, 22, rx=2, fill=BLUE, stroke=DEEP, stroke_width=1.2),
        svg.path("M0 -6L4 0L0 6L-4 0Z", fill=MIST),
    ),
    "discard": svg.element("g", svg.rect(-7.5, -11, 15, 22, rx=2, fill=TILE, stroke=INK, stroke_width=1.2))
    + svg.path("M-4 -4L4 4M4 -4L-4 4", stroke=RED, stroke_width=2),
    "hourglass": svg.path(
        "M-8 -11.5H8V-9C8 -4 2.4 -2 2.4 0C2.4 2 8 4 8 9V11.5H-8V9C-8 4 -2.4 2 -2.4 0C-2.4 -2 -8 -4 -8 -9Z",
        fill=MIST,
        stroke=DEEP,
        stroke_width=1.4,
    )
    + svg.path(
        "M-5 -6.6H5C4 -4 1.6 -2.4 0 -1C-1.6 -2.4 -4 -4 -5 -6.6ZM-6 10C-5 6 -1.6 4.6 0 3.4C1.6 4.6 5 6 6 10Z", fill=ROOF
    ),
}
ICONS: Final = {name: art if bare(art) else keep(f"m-{name}", art) for name, art in _ICONS.items()}

_PLATES: Final = {"gold": MONEY, "points": LAUREL}
_ON_PLATE: Final = {"gold": "#4a3200", "points": "#17492a"}


@cache
def amount(good: str, number: str) -> str:
    """Gold or prestige with its number on it."""
    size = 13.5 if len(number) < 2 else 11.5 if len(number) < 3 else 9
    words = svg.text(number, 0, size * 0.35, size, fill=_ON_PLATE[good])
    return keep(f"m-{good}-{number}", _PLATES[good] + words)


@cache
def phase(letter: str) -> str:
    """The mark of a phase on a card, or an hourglass for the game end."""
    if letter == "end":
        return ICONS["hourglass"]
    return keep(f"m-phase-{letter}", svg.circle(0, 0, 11, fill=DEEP) + svg.text(letter, 0, 5, 14, fill="#fff"))
