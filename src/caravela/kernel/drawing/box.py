"""Parts of a drawing, and how things are packed into them."""

from math import ceil
from typing import NamedTuple


class Box(NamedTuple):
    """A part of the sheet: where it begins, left and above, and its size."""

    x: float
    y: float
    width: float
    height: float

    def inner(self, left: float, top: float, right: float, bottom: float) -> "Box":
        """What is left of a box inside its margins.

        >>> Box(10, 10, 100, 50).inner(5, 20, 5, 0)
        Box(x=15, y=30, width=90, height=30)
        """
        return Box(self.x + left, self.y + top, self.width - left - right, self.height - top - bottom)

    def columns(self, count: int, gap: float) -> "list[Box]":
        """A box cut into equal columns with gaps between them."""
        width = (self.width - gap * (count - 1)) / count
        return [Box(self.x + i * (width + gap), self.y, width, self.height) for i in range(count)]


def pack(count: int, width: float, height: float, cell: tuple[float, float], largest: float = 1.0) -> tuple[float, int]:
    """The largest scale at which so many cells fit a box, and how many go on a line.

    >>> pack(3, 100, 20, (20, 20)), pack(12, 100, 40, (20, 20))
    ((1.0, 5), (0.83, 6))
    """
    best = (0.0, 1)
    for lines in range(1, max(count, 1) + 1):
        line = ceil(count / lines)
        scale = min(largest, height / (lines * cell[1]), width / (max(line, 1) * cell[0]))
        if scale > best[0] + 0.005:
            best = (int(scale * 100) / 100, max(line, int(width // (cell[0] * scale))))
    return best
