"""What is wrong with the words of a drawing, for a person who wants to read them."""

from collections.abc import Callable, Iterator

from tests.kernel.drawing.looking import Drawing, contrast

CONTRAST = 4.5
SCREEN = 1400
"""A usual width of the picture on a screen, in pixels."""


def faults(drawing: Drawing) -> Iterator[str]:
    """Words that are pale, covered, or wider than what they stand on."""
    for words in drawing.words:
        said = f"{words.text!r} of {words.holder}"
        grounds = [drawing.ground(words, point) for point in words.points]
        if min(contrast(words.ink, ground) for ground in grounds) < CONTRAST:
            yield f"{said} is pale"
        if len(set(grounds)) > 1:
            yield f"{said} goes beyond its ground"
        if any(not (0 < x < drawing.width and 0 < y < drawing.height) for x, y in words.points):
            yield f"{said} goes beyond the sheet"
        if drawing.covered(words):
            yield f"{said} is covered"


def cut(drawing: Drawing) -> Iterator[str]:
    """Words whose end is left out."""
    for words in drawing.words:
        if words.text.endswith("…"):
            yield f"{words.text!r} of {words.holder} is cut"


def small(drawing: Drawing, least: float, part: Callable[[str], bool]) -> Iterator[str]:
    """Words of some parts of a drawing, told by their ids, that are less high on a screen than so many pixels."""
    for words in drawing.words:
        size = words.size * SCREEN / drawing.width
        if part(words.holder) and size < least:
            yield f"{words.text!r} of {words.holder} is {size:.1f} high"
