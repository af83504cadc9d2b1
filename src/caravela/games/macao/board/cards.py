"""Cards: on display, waiting on a tableau, active."""

from typing import Final

from caravela.games.macao.board import icons, pieces
from caravela.games.macao.board.palette import KINDS
from caravela.games.macao.board.sheet import CARDS, Sheet
from caravela.games.macao.catalog import Card
from caravela.games.macao.effects_words import card_sentence, effect_words
from caravela.kernel.drawing import svg
from caravela.kernel.drawing.art import icon
from caravela.kernel.drawing.box import Box
from caravela.kernel.drawing.lettering import LEADING, fit, paragraph
from caravela.kernel.drawing.palette import DEEP, GOLD, MIST, SERIF, SKY, TILE
from caravela.kernel.words import count

PLACES: Final = 6
_HEAPS: Final = (
    ((0, 0),),
    ((-11, 0), (11, 0)),
    ((-11, -11), (11, -11), (0, 11)),
    ((-11, -11), (11, -11), (-11, 11), (11, 11)),
)
"""How one to four cubes lie together."""


def display(sheet: Sheet) -> None:
    """The six places, two on a line, with the stack and the discard pile in the head."""
    box = sheet.layout.display
    sheet.panel(*box, sheet.say("Cards on display"))
    _piles(sheet)
    inner = box.inner(8, 28, 8, 8)
    rows = 3
    high = (inner.height - 5 * (rows - 1)) / rows
    if not any(card is not None for card in sheet.view["display"]):
        _discarded(sheet, inner)
        return
    for place in range(PLACES):
        cell = inner.columns(2, 5)[place % 2]
        x, y = cell.x, cell.y + (place // 2) * (high + 5)
        card = sheet.view["display"][place]
        if card is None:
            sheet.add(svg.rect(x, y, cell.width, high, rx=6, fill=MIST, stroke=SKY, stroke_dasharray="5 4"))
        else:
            it = sheet.catalog.cards[card]
            art = face(it, cell.width, high)
            sheet.place(CARDS, f"card-{card}", x + cell.width / 2, y + high / 2, art, card_sentence(it))


def _discarded(sheet: Sheet, box: Box) -> None:
    """While no card is on display, the names of those that are gone, the last one first."""
    gone = sheet.view["discard"][::-1]
    sheet.add(svg.rect(*box, rx=6, fill=MIST, stroke=SKY, stroke_width=0.8))
    columns = box.inner(8, 22, 4, 4).columns(3, 4)
    said = sheet.say("discarded, the last one first")
    sheet.add(svg.text(said, box.x + 8, box.y + 16, 12, fill=DEEP, font_weight=400, text_anchor="start"))
    lines = max(15, -(-len(gone) // len(columns)))
    step = columns[0].height / lines
    for at, card in enumerate(gone):
        it, cell = sheet.catalog.cards[card], columns[at // lines]
        y = cell.y + (at % lines + 0.5) * step
        size = fit(it.name, min(12, step * 0.85), cell.width - 18)
        sheet.add(
            svg.element(
                "g",
                svg.title(card_sentence(it)),
                icon(icons.ICONS[it.kind], cell.x + 6, y, min(14, step)),
                svg.text(it.name, cell.x + 16, y + size * 0.36, size, text_anchor="start", font_weight=400),
            )
        )


def _piles(sheet: Sheet) -> None:
    box = sheet.layout.display
    deck, discard = sheet.view["deck"], sheet.view["discard"]
    y = box.y + 14
    names = ", ".join(sheet.catalog.cards[card].name for card in reversed(discard))
    tip = sheet.say("{0} discarded", count(len(discard), sheet.say("card")))
    piles = (
        ("pile", deck, sheet.say("in the stack"), sheet.say("{0} in the stack", count(deck, sheet.say("card")))),
        ("discard", len(discard), sheet.say("discarded"), f"{tip}: {names}." if names else f"{tip}."),
    )
    for at, (sign, number, said, tip) in enumerate(piles):
        x = box.x + box.width - 222 + 118 * at
        art = icon(icons.ICONS[sign], x, y, 18)
        words = svg.text(f"{number} {said}", x + 11, y + 4.6, 12.5, text_anchor="start", font_weight=400)
        sheet.add(svg.element("g", svg.title(tip), art, words))


def body(words: str, x: float, y: float, wide: float, high: float, size: float, least: float, anchor: str) -> str:
    """Words that fill a box whose left upper corner, or upper middle, is at a place."""
    lines, size = paragraph(words, size, least, wide, high)
    first = y + (high - len(lines) * size * LEADING) / 2 + size * 0.9
    at = x + wide / 2 if anchor == "middle" else x
    return "".join(
        svg.text(line, at, round(first + i * size * LEADING, 1), size, font_weight=400, text_anchor=anchor)
        for i, line in enumerate(lines)
    )


def face(it: Card, wide: float, high: float) -> str:
    """A card on display around (0, 0): name and kind, price, what it does, tribute."""
    kind = KINDS[it.kind]
    x, y = -wide / 2, -high / 2
    cubes = pieces.colours(it.cost)
    middle = y + 24 + (high - 24) / 2
    price = "".join(
        icon(pieces.cube(c), x + 27 + dx, middle + dy, 20.5)
        for c, (dx, dy) in zip(cubes, _HEAPS[len(cubes) - 1], strict=True)
    )
    gold, prestige = it.tribute
    return (
        svg.rect(x, y, wide, high, rx=6, fill=kind.light, stroke=kind.fill, stroke_width=1.6)
        + svg.path(f"M{x:g} {y + 24:g}v-18a6 6 0 0 1 6 -6h{wide - 12:g}a6 6 0 0 1 6 6v18z", fill=kind.fill)
        + icon(icons.ICONS[it.kind], x + 15, y + 12, 19)
        + svg.text(
            it.name, x + 30, y + 17, fit(it.name, 15, wide - 62, bold=True), fill="#fff", font_family=SERIF,
            text_anchor="start",
        )
        + icon(icons.phase(it.when), x + wide - 14, y + 12, 18)
        + price
        + body(effect_words(it.effect), x + 54, y + 26, wide - 88, high - 28, 12.5, 9, "start")
        + icon(icons.amount("gold", str(gold)), x + wide - 16, middle - 14, 24)
        + icon(icons.amount("points", str(prestige)), x + wide - 16, middle + 13, 26)
    )  # fmt: skip


def strip(it: Card, wide: float, high: float, active: bool, used: bool) -> str:
    """A card before its owner around (0, 0): a line with its name and price, and below it what it does."""
    kind = KINDS[it.kind]
    x, y = -wide / 2, -high / 2
    head = min(17, max(10, high * 0.38))
    middle = y + head / 2 + 1
    cubes = [] if active else pieces.colours(it.cost)[::-1]
    room = wide - 22 - (14 * len(cubes) + 4 if cubes else 18 if used else 4)
    name = fit(it.name, head * 0.72, room, bold=True)
    parts = [
        svg.rect(x, y, wide, high, rx=4, fill=kind.light if active else TILE, stroke=kind.fill, stroke_width=1.2),
        svg.rect(x + 0.5, y + 3, 3, high - 6, fill=GOLD) if active else "",
        icon(icons.ICONS[it.kind], x + 11.5, middle, head * 0.86),
        svg.text(it.name, x + 21.5, middle + name * 0.36, name, fill=kind.fill, text_anchor="start"),
        *(icon(pieces.cube(c), x + wide - 9 - 14 * i, middle, min(13, head)) for i, c in enumerate(cubes)),
    ]
    if used:
        parts.append(icon(icons.ICONS["done"], x + wide - 10, middle, min(14, head * 1.2)))
    parts.append(body(effect_words(it.effect), x + 6, y + head + 0.5, wide - 10, high - head - 2, 10.5, 6.5, "start"))
    return "".join(parts)
