"""Bonuses and tasks as rows of icons that fill a box."""

from functools import cache
from typing import Final, NamedTuple

from caravela.games.coimbra.board import icons
from caravela.games.coimbra.board.palette import CLASSES
from caravela.games.coimbra.catalog import Effect, Gain
from caravela.kernel.drawing import svg
from caravela.kernel.drawing.art import icon
from caravela.kernel.drawing.lettering import measure
from caravela.kernel.drawing.palette import RED


class Piece(NamedTuple):
    """Art around (0, 0), 24 units high, or words, and how much room it takes to the side."""

    width: float
    art: str
    size: float = 0
    """The size of words."""


Chunk = tuple[Piece, ...]
"""Pieces that stay on one line."""

GAP: Final = 3.0
LINE: Final = 28.0
GOODS: Final = ("coins", "guards", "points", "steps")


def words(text: str, size: float = 16) -> Piece:
    return Piece(measure(text, size, bold=True), text, size)


def art(name: str, width: float = 24) -> Piece:
    return Piece(width, icons.ICONS[name])


ARROW: Final = Piece(18, icon(icons.ICONS["arrow"], 0, 0, 22))
SLASH: Final = words("/")
TIMES: Final = words("\u00d7", 18)
LEVEL: Final = ("I", "II", "III")


def goods(gain: Gain | None) -> Chunk:
    """One icon a good, its number on it."""
    if gain is None:
        return ()
    return tuple(Piece(25, icons.amount(good, str(getattr(gain, good)))) for good in GOODS if getattr(gain, good))


def points(number: int = 0) -> Piece:
    """A wreath with a number, or with a star where the number is open."""
    return Piece(25, icons.amount("points", str(number)) if number else icons.ICONS["points"])


def counted(each: str) -> Chunk:
    """What a bonus is multiplied by."""
    if each in CLASSES:
        return (TIMES, Piece(17, icons.class_card(CLASSES[each])))
    match each:
        case "monastery":
            return (TIMES, art("church"))
        case "level I monastery":
            return (TIMES, Piece(24, icons.level_church(0)))
        case "unvisited":
            return (TIMES, art("unvisited"))
        case "low":
            return (TIMES, Piece(17, icons.class_card(-1, "1-2")))
        case "high":
            return (TIMES, Piece(17, icons.class_card(-1, "3-4")))
        case "card beyond 10":
            return (TIMES, Piece(17, icons.class_card(-1, "11+")))
        case "voyage":
            return (TIMES, art("ship"))
        case "set":
            return (TIMES, art("set"))
    return (TIMES, art(each))


def _cards(kind: str) -> Piece:
    return Piece(17, icons.class_card(CLASSES[kind]))


def _die(kind: str) -> Piece:
    return Piece(22, icons.class_die(CLASSES[kind]))


def _track(kind: str) -> Piece:
    return Piece(22, icons.class_track(CLASSES[kind]))


def _not(piece: Piece) -> Piece:
    return Piece(piece.width, piece.art + svg.path("M-10 10L10 -10", stroke=RED, stroke_width=3))


def chunks(effect: Effect) -> list[Chunk]:
    """An effect in icons."""
    gain = goods(effect.gain)
    if effect.each:
        return [gain, counted(effect.each)]
    if effect.pay:
        return [(*goods(effect.pay), ARROW, *gain)]
    if effect.invest:
        return [gain, (words("+"), art("ship"), Piece(15, icon(icons.ICONS[effect.invest], 0, 0, 15)))]
    if effect.advance:
        rises = [(name, getattr(effect.advance, name)) for name in CLASSES if getattr(effect.advance, name, 0)]
        if len(rises) == 4:
            return [(words(f"+{rises[0][1]}"),), tuple(_track(name) for name, _ in rises)]
        return [(words(f"+{rise}"), _track(name)) for name, rise in rises]
    if effect.demand:
        behind = (_track("council"), words("<", 14)) if effect.of == "behind" else ()
        either = (*goods(effect.demand), SLASH, points(effect.or_points or 0))
        return [(*behind, art("rival"), ARROW), either]
    if effect.penance:
        return [gain, (art("rival"), words(f"-{effect.penance}", 14), points(), SLASH, _cards("cleric"))]
    if effect.recall is not None:
        return [(words(str(effect.recall)), ARROW, art("pile"))]
    if effect.favor:
        return [(art("favor"),)]
    if effect.copy:
        return [(art("again"), Piece(20, icons.WHEN["now"]), _cards(effect.copy))]
    if effect.income:
        return [(_track(effect.income), ARROW, words("income", 13))]
    if effect.score:
        return _score(effect.score)
    return _standing(effect, gain)


def _score(what: str) -> list[Chunk]:
    if what == "diplomas":
        kinds = ("law", "medicine", "theology")
        row = "".join(icon(icons.DIPLOMAS[kind], 17 * at - 17, 0, 19) for at, kind in enumerate(kinds))
        return [(Piece(52, row),), (ARROW, points())]
    if what == "voyages":
        return [(words("2", 18), art("ship"), ARROW, points())]
    end = Piece(18, icon(icons.WHEN["end"], 0, 0, 20))
    return [(Piece(17, icons.class_card(-1, "")), end, words("+"), art("track", 20)), (ARROW, points())]


def _standing(effect: Effect, gain: Chunk) -> list[Chunk]:
    if effect.discount:
        return [(Piece(17, icons.class_card(-1, "")), words("-1", 17), art(effect.discount))]
    if effect.on:
        return [(_cards(effect.on), ARROW), gain]
    if effect.rise:
        return [(words(f"+{effect.rise}"), art("track", 20)), gain]
    if effect.die:
        return [gain, (TIMES, _die(effect.die))]
    if effect.without:
        return [(_not(_die(effect.without)), ARROW), gain]
    if effect.exchange:
        return [(Piece(25, icons.amount(effect.exchange, "2")), ARROW, points(1), words("…", 14))]
    if effect.level:
        marks = (("7", 5), ("10", 7), ("13", 10))
        return [(_track(effect.level),), *(((words(f"{space}:", 13)), points(score)) for space, score in marks)]
    if effect.again:
        return [(art("again"), Piece(20, icons.WHEN["end"]))]
    if effect.castle:
        return [(Piece(22, icons.class_die(4)), art("castle"), ARROW), (points(effect.castle),)]
    if effect.pilgrimage:
        return [(art("church"), ARROW, points(effect.pilgrimage))]
    if effect.wild:
        return [(Piece(26, icons.DIPLOMAS["wild"]),) * effect.wild]
    if effect.half:
        parts: list[Piece] = []
        for name in effect.half:
            plain = {"crowns": "crown"}.get(name, name)
            parts += [words("+"), _track(name) if name in CLASSES else art(plain)]
        return [(words("½", 20), *parts[1:]), (ARROW, points())]
    if effect.lowest:
        return [
            (
                words(f"{effect.lowest} \u00d7", 15),
                Piece(14, icon(icons.ICONS["track"], 0, 0, 15)),
                words("min", 13),
            )
        ]
    return [gain]


def _wide(line: list[Piece]) -> float:
    return sum(piece.width for piece in line) + GAP * (len(line) - 1)


def _wrap(parts: list[Chunk], count: int) -> list[list[Piece]]:
    """Chunks on that many lines, as evenly as whole chunks allow."""
    total = sum(_wide(list(part)) for part in parts)
    lines: list[list[Piece]] = [[]]
    room = total / count
    for part in parts:
        if lines[-1] and len(lines) < count and _wide([*lines[-1], *part]) > room * 1.25:
            lines.append([])
        lines[-1] += part
    return lines


@cache
def fill(effect: Effect, x: float, y: float, width: float, height: float, largest: float = 34) -> str:
    """An effect's icons as large as a box allows, around the middle of that box."""
    return arrange(chunks(effect), x, y, width, height, largest)


def arrange(parts: list[Chunk], x: float, y: float, width: float, height: float, largest: float = 34) -> str:
    """Chunks on as many lines as make them largest, around a place."""
    parts = [part for part in parts if part]
    if not parts:
        return ""
    best: tuple[float, list[list[Piece]]] = (0.0, [])
    for count in range(1, len(parts) + 1):
        lines = _wrap(parts, count)
        scale = min(largest / 24, width / max(map(_wide, lines)), height / (LINE * len(lines)))
        if scale > best[0] + 0.01:
            best = (scale, lines)
    scale, lines = best
    if lines == [[lines[0][0]]] and not lines[0][0].size:
        return icon(lines[0][0].art, x, y, 24 * scale)
    out = ""
    for number, line in enumerate(lines):
        left, middle = -_wide(line) / 2, (number - (len(lines) - 1) / 2) * LINE
        for piece in line:
            out += _put(piece, left + piece.width / 2, middle)
            left += piece.width + GAP
    return svg.group([out], at=(round(x, 1), round(y, 1)), scale=scale)


def _put(piece: Piece, x: float, y: float) -> str:
    if piece.size:
        return svg.text(piece.art, round(x, 1), round(y + piece.size * 0.36, 1), piece.size)
    return icon(piece.art, round(x), round(y))
