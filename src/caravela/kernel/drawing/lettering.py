"""How wide words are, and how they are made to fit."""

from functools import cache
from typing import Final

LEADING: Final = 1.17
"""The distance of lines, in sizes of their letters."""
_WIDE: Final = frozenset("mwMW@%—…")
_THIN: Final = frozenset("iljItf.,:;'!|()[] -/")


def measure(words: str, size: float, bold: bool = False) -> float:
    """About how wide words are, a little generous, since fonts differ."""
    units = 0.0
    for letter in words:
        units += 0.34 if letter in _THIN else 0.9 if letter in _WIDE else 0.7 if letter.isupper() else 0.57
    return units * size * (1.07 if bold else 1.0)


def fit(words: str, size: float, width: float, bold: bool = False) -> float:
    """The size at which words fit a width, not larger than asked."""
    wide = measure(words, size, bold)
    return size if wide <= width else size * width / wide


def clip(words: str, size: float, width: float, bold: bool = False) -> str:
    """Words cut where they would not fit a width.

    >>> clip("Bartolomeu de Gusmão", 12, 60)
    'Bartolo…'
    """
    if measure(words, size, bold) <= width + 0.01:
        return words
    while words and measure(words + "…", size, bold) > width:
        words = words[:-1]
    return words.rstrip() + "…"


def squeeze(words: str, size: float, least: float, width: float, bold: bool = False) -> tuple[str, float]:
    """Words and the size at which they fit a width: smaller if need be, then cut.

    >>> squeeze("Eve", 12, 9, 60), squeeze("Bartolomeu", 12, 9, 60), squeeze("Bartolomeu de Gusmão", 12, 9, 60)
    (('Eve', 12), ('Bartolomeu', 10.52...), ('Bartolomeu…', 9))
    """
    small = max(least, fit(words, size, width, bold))
    return clip(words, small, width, bold), small


def wrap(words: str, size: float, least: float, width: float, bold: bool = False) -> tuple[list[str], float]:
    """Words on one line, or on two where one would be too small; only a word that is far too long is cut.

    >>> wrap("Eve", 12, 9, 60), wrap("Bartolomeu de Gusmão", 12, 9, 80)
    ((['Eve'], 12), (['Bartolomeu', 'de Gusmão'], 12))
    """
    one = fit(words, size, width, bold)
    if one >= min(size, least + 1) or " " not in words:
        line, one = squeeze(words, size, least, width, bold)
        return [line], one
    cuts = [i for i, letter in enumerate(words) if letter == " "]
    cut = min(cuts, key=lambda i: max(measure(words[:i], size, bold), measure(words[i + 1 :], size, bold)))
    lines = [words[:cut], words[cut + 1 :]]
    two = max(least, min(fit(line, size, width, bold) for line in lines))
    return [clip(line, two, width, bold) for line in lines], two


@cache
def paragraph(words: str, size: float, least: float, width: float, height: float) -> tuple[tuple[str, ...], float]:
    """Lines that fill a box, as large as they can be; what does not fit at the least size is cut.

    >>> paragraph("once a round: pay 1 gold for 2 prestige", 12, 8, 120, 45)
    (('once a round: pay 1', 'gold for 2 prestige'), 12)
    >>> paragraph("once a round: pay 1 gold for 2 prestige", 12, 8, 60, 20)
    (('once a round:', 'pay 1 gold fo…'), 8)
    """
    while True:
        lines = _lines(words, size, width)
        room = int((height + 0.2 * size) / (LEADING * size))
        if len(lines) <= room and all(measure(line, size) <= width for line in lines):
            return tuple(lines), size
        if size <= least:
            lines = [clip(line, size, width) for line in lines]
            return tuple(
                lines if len(lines) <= room else [*lines[: room - 1], clip(lines[room - 1] + "…", size, width)]
            ), size
        size = max(least, size - 0.25)


def _lines(words: str, size: float, width: float) -> list[str]:
    lines = [""]
    for word in words.split(" "):
        longer = f"{lines[-1]} {word}".lstrip()
        if lines[-1] and measure(longer, size) > width:
            lines.append(word)
        else:
            lines[-1] = longer
    return lines
