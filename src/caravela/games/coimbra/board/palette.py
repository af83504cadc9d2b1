"""Colours, marks and letters: every colour has a shape beside it."""

from typing import Final, NamedTuple

INK: Final = "#1b2a3d"
BLUE: Final = "#1f4e8c"
DEEP: Final = "#14335f"
SKY: Final = "#6f9bd1"
MIST: Final = "#dfe9f5"
TILE: Final = "#fcfbf6"
PARCHMENT: Final = "#f3e8cf"
SAND: Final = "#e3d1a6"
EARTH: Final = "#8a6a3a"
GOLD: Final = "#d6a532"
BRONZE: Final = "#8a6414"
RED: Final = "#a8352a"
ROOF: Final = "#bd6442"
MINT: Final = "#e2f0e2"


class Kind(NamedTuple):
    """A class of characters, with the colour of its track and dice."""

    name: str
    short: str
    colour: str
    fill: str
    dark: str
    light: str


KINDS: Final = (
    Kind("council", "Co", "gray", "#78828c", "#454e57", "#e6e9ec"),
    Kind("merchant", "Me", "orange", "#d57d22", "#8f4c0b", "#fbe8d0"),
    Kind("cleric", "Cl", "purple", "#7d4a9c", "#4d2867", "#efe3f5"),
    Kind("scholar", "Sc", "green", "#3a8a55", "#1d5431", "#dcefe1"),
    Kind("any", "Wh", "white", "#fdfcf7", "#8d866f", "#fdfcf7"),
)
CLASSES: Final = {kind.name: number for number, kind in enumerate(KINDS)}
WHITE: Final = 4


class Player(NamedTuple):
    """A player's colour and the mark that goes with it."""

    name: str
    mark: str
    fill: str
    dark: str
    on: str
    shape: str


PLAYERS: Final = (
    Player("Blue", "●", "#2877d4", "#123f7a", "#ffffff", "M0 -6.5A6.5 6.5 0 1 1 0 6.5A6.5 6.5 0 1 1 0 -6.5Z"),
    Player("Red", "■", "#c02b2b", "#6e1212", "#ffffff", "M-5.5 -5.5H5.5V5.5H-5.5Z"),
    Player("Yellow", "▲", "#f4c52e", "#8a6a05", "#3b2d00", "M0 -7L6.8 5H-6.8Z"),
    Player("Black", "◆", "#33363c", "#0c0d10", "#ffffff", "M0 -7.5L6 0L0 7.5L-6 0Z"),
)

LEVELS: Final = (("I", "#2c66ad", "#dbe8f7"), ("II", "#85572b", "#f1e2cf"), ("III", "#a3203f", "#f7dbe1"))
"""Monastery spaces by level: numeral, colour, light colour."""

SERIF: Final = "Palatino,Georgia,serif"
SANS: Final = "Arial,Helvetica,sans-serif"
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

    >>> wrap("Abbot", 12, 9, 60), wrap("Chronicler of shrines", 12, 9, 80)
    ((['Abbot'], 12), (['Chronicler', 'of shrines'], 12))
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
