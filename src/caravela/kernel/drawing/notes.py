"""Words beside a picture, with threads to what they speak of."""

from typing import Any, Final

from caravela.kernel.drawing import svg
from caravela.kernel.drawing.palette import BLUE, DEEP, SERIF, TILE
from caravela.kernel.drawing.sheet import Sheet

LINE: Final = 19
SIZE: Final = 15.5


def note(
    sheet: Sheet[Any, Any], words: str, x: float, y: float, to: tuple[float, float], anchor: str = "start"
) -> None:
    """Words, the first line as a head, with a thread to what they speak of."""
    lines = words.split("\n")
    from_y = y - 5 if anchor != "middle" else y - SIZE - 2 if to[1] < y else y + LINE * (len(lines) - 1) + 6
    from_x = x + {"start": -6, "end": 6, "middle": 0}[anchor]
    sheet.layers[-1].append(
        svg.line(from_x, from_y, *to, stroke=TILE, stroke_width=4)
        + svg.line(from_x, from_y, *to, stroke=BLUE, stroke_width=1.8)
        + svg.circle(*to, 4, fill=BLUE, stroke=TILE, stroke_width=1.4)
    )
    for number, line in enumerate(lines):
        weight = 400 if number else 700
        sheet.add(svg.text(line, x, y + number * LINE, SIZE, font_weight=weight, text_anchor=anchor))


def heading(sheet: Sheet[Any, Any], words: str, x: float, y: float) -> None:
    sheet.add(svg.text(words, x, y, 21, font_family=SERIF, fill=DEEP, text_anchor="start"))
