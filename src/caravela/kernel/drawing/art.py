"""Art that a drawing keeps once and refers to, and the pieces that every game has."""

import re
from math import cos, pi, sin
from typing import Final

from caravela.kernel.drawing import svg
from caravela.kernel.drawing.palette import BRONZE, GOLD, TILE

_KEPT: Final[dict[str, str]] = {}
_MOVED: Final = re.compile(r" (x|y|transform)=")
_USES: Final = re.compile(r'href="#_([^"]+)"')


def keep(name: str, art: str) -> str:
    """Keep art under a name, once for a drawing, and refer to it."""
    whole = svg.element("g", art, id=f"_{name}")
    assert _KEPT.setdefault(name, whole) == whole, f"two pieces of art are called {name}"
    return svg.element("use", href=f"#_{name}")


def kept(markup: str) -> str:
    """The definitions of all art that a drawing refers to."""
    found: set[str] = set()
    new = set(_USES.findall(markup))
    while new:
        found |= new
        new = {name for known in new for name in _USES.findall(_KEPT[known])} - found
    return "".join(_KEPT[name] for name in sorted(found))


def bare(art: str) -> bool:
    """Whether art is nothing but a reference that has not been moved."""
    return art.startswith("<use") and art.count("<") == 1 and not _MOVED.search(art)


def icon(art: str, x: float, y: float, size: float = 24) -> str:
    """Art of 24 units at a place, in a size."""
    scale = size / 24
    if not bare(art):
        return svg.group([art], at=(round(x, 1), round(y, 1)), scale=scale)
    x, y = round(x, 1), round(y, 1)
    if abs(scale - 1) > 0.005:
        place = f"translate({svg.number(x)} {svg.number(y)})scale({svg.number(scale)})"
        return art[:-2] + svg.attributes({"transform": place}) + "/>"
    return art[:-2] + svg.attributes({"x": x or None, "y": y or None}) + "/>"


def _laurel() -> str:
    """A wreath of pointed leaves, in one path."""
    leaves = ""
    for k in range(7):
        for side in (-1, 1):
            angle = pi / 2 + side * (0.2 + k * 0.39)
            x, y = 9.6 * cos(angle), 9.6 * sin(angle)
            turn = angle + pi / 2 + side * 0.56
            dx, dy = 3.4 * cos(turn), 3.4 * sin(turn)
            nx, ny = -2.6 * sin(turn), 2.6 * cos(turn)
            leaves += f"M{x - dx:.1f} {y - dy:.1f}q{dx + nx:.1f} {dy + ny:.1f} {2 * dx:.1f} {2 * dy:.1f}"
            leaves += f"q{-dx - nx:.1f} {-dy - ny:.1f} {-2 * dx:.1f} {-2 * dy:.1f}"
    return svg.circle(0, 0, 9, fill=TILE) + svg.path(leaves, fill="#3c7a3f")


LAUREL: Final = keep("laurel", _laurel())
"""The ground for points."""
MONEY: Final = keep(
    "money",
    svg.circle(0, 0, 11.4, fill=GOLD, stroke=BRONZE, stroke_width=1.2)
    + svg.circle(0, 0, 8.8, fill="#f2cf6b", stroke=BRONZE, stroke_width=0.6),
)
"""The ground for a sum of money."""
