"""The offices to come, two for each round, which is also the table of late rounds."""

from typing import Final

from caravela.games.macao.board import icons, pieces
from caravela.games.macao.board.cards import body
from caravela.games.macao.board.dice import turned
from caravela.games.macao.board.palette import KINDS, LIT
from caravela.games.macao.board.sheet import CARDS, Sheet
from caravela.games.macao.catalog import Card
from caravela.games.macao.effects_words import card_sentence, effect_words
from caravela.kernel.drawing import svg
from caravela.kernel.drawing.art import icon
from caravela.kernel.drawing.box import Box
from caravela.kernel.drawing.lettering import fit
from caravela.kernel.drawing.palette import DEEP, MIST, SERIF, SKY

MARK: Final = 36
"""How wide the column of rounds is."""
TALL: Final = 40
"""The greatest height of a row."""

END: Final = 118
"""The height of what is said about the game end."""


def offices(sheet: Sheet) -> None:
    box = sheet.layout.offices
    sheet.panel(*box, sheet.say("Offices to come"))
    inner = box.inner(8, 27, 8, 6)
    coming = [(round_, pair) for round_, pair in enumerate(sheet.view["offices"], 1) if pair is not None]
    high = min(TALL, inner.height / max(len(coming), 1))
    for at, (round_, pair) in enumerate(coming):
        _row(sheet, round_, pair, Box(inner.x, inner.y + at * high, inner.width, high - 2.5))
    if not coming:
        said = sheet.say("no more")
        sheet.add(svg.text(said, inner.x + 4, inner.y + 15, 13, text_anchor="start", font_weight=400))
    if inner.height - max(len(coming), 1) * high >= END:
        _end(sheet, Box(inner.x, inner.y + inner.height - END, inner.width, END))


def _end(sheet: Sheet, box: Box) -> None:
    """What counts at the game end, in the room that the offices of past rounds leave."""
    limits = sheet.catalog.limits
    lines = (
        ("marker", sheet.say("each punish marker: {0} less; a waiting card brings one", limits.marker)),
        ("hourglass", sheet.say("active cards with this sign")),
        ("group", sheet.say("the largest connected group: {0} for each quarter", limits.string)),
    )
    head = sheet.say("At the game end")
    sheet.add(
        svg.rect(*box, rx=6, fill=MIST),
        svg.text(head, box.x + 10, box.y + 20, 15, fill=DEEP, font_family=SERIF, text_anchor="start"),
    )
    for at, (sign, words) in enumerate(lines):
        y = box.y + 42 + 28 * at
        sheet.add(
            icon(icons.ICONS[sign], box.x + 22, y, 22),
            svg.text(words, box.x + 42, y + 4.6, fit(words, 13, box.width - 50), text_anchor="start", font_weight=400),
        )


def _row(sheet: Sheet, round_: int, pair: list[int], box: Box) -> None:
    """The offices of a round, after its number and what becomes of high dice in it."""
    faces = turned(round_)
    tip = sheet.say("Round {0}", round_)
    tip += sheet.say(": dice that show {0} become 1.", faces) if faces else "."
    x, middle = box.x + MARK / 2, box.y + box.height / 2
    late = f"{faces}\u21921" if faces else ""
    sheet.add(
        svg.element(
            "g",
            svg.title(tip),
            svg.rect(box.x, box.y, MARK, box.height, rx=4, fill=LIT if faces else MIST, stroke=SKY, stroke_width=0.8),
            svg.text(str(round_), x, middle + (-0.5 if faces else 4.4), 12 if faces else 13, fill=DEEP),
            svg.text(late, x, middle + 8.6, fit(late, 9, MARK - 3), font_weight=400) if faces else "",
        )
    )
    for cell, card in zip(box.inner(MARK + 4, 0, 0, 0).columns(2, 4), pair, strict=True):
        it = sheet.catalog.cards[card]
        art = _office(it, cell.width, cell.height)
        sheet.place(CARDS, f"card-{card}", cell.x + cell.width / 2, middle, art, card_sentence(it))


def _office(it: Card, wide: float, high: float) -> str:
    """An office of a later round around (0, 0): price and name, and below what it does."""
    kind = KINDS["office"]
    x, y = -wide / 2, -high / 2
    cubes = pieces.colours(it.cost)
    head = min(16, high * 0.56)
    base = y + head * 0.5 + 0.6
    size = head * 0.96
    name = fit(it.name, head * 0.78, wide - 40, bold=True)
    return (
        svg.rect(x, y, wide, high, rx=4, fill=kind.light, stroke=kind.fill, stroke_width=1)
        + icon(pieces.cube(cubes[0]), x + 9, base, size)
        + svg.text(f"\u00d7{len(cubes)}", x + 18, base + size * 0.34, size * 0.88, text_anchor="start")
        + svg.text(it.name, x + 37, base + name * 0.36, name, fill=kind.fill, text_anchor="start")
        + body(effect_words(it.effect), x + 4, y + head, wide - 7, high - head - 0.5, 10.5, 6.5, "start")
    )
