"""Character cards, large on display and small elsewhere, the start groups, the stack and the discard pile."""

from functools import cache
from typing import Final, NamedTuple

from caravela.games.coimbra.board import bonus, icons
from caravela.games.coimbra.board.layout import DISPLAY
from caravela.games.coimbra.board.palette import CLASSES, KINDS
from caravela.games.coimbra.board.sheet import CARDS, MARKS, Sheet
from caravela.games.coimbra.catalog import Card, Effect
from caravela.games.coimbra.effects_words import card_sentence
from caravela.kernel.drawing import svg
from caravela.kernel.drawing.art import icon, keep
from caravela.kernel.drawing.box import Box, pack
from caravela.kernel.drawing.lettering import fit, wrap
from caravela.kernel.drawing.palette import BLUE, DEEP, GOLD, INK, MIST, SERIF, SKY, TILE

WIDE: Final = 96
HIGH: Final = 114
SMALL: Final = (72, 56)
TINY: Final = (72, 44)
NAMED: Final = 0.78
"""The least scale at which names on small cards can be read."""
PALE: Final = "#f2cf6b"


class Face(NamedTuple):
    """What is printed on a card."""

    kind: int
    influence: int
    cost: str | None
    name: str
    when: str
    bonus: Effect
    diplomas: tuple[str, ...]


def face(card: Card) -> Face:
    kind = CLASSES[card.class_]
    return Face(kind, card.influence, card.cost, card.name or card.id, card.when, card.bonus, card.diplomas)


@cache
def _frame(kind: int) -> str:
    style = KINDS[kind]
    return keep(
        f"frame-{style.name}",
        svg.rect(-48, -57, WIDE, HIGH, rx=6, fill=style.light, stroke=style.dark, stroke_width=1.6)
        + svg.path("M-48 -31V-51A6 6 0 0 1 -42 -57H42A6 6 0 0 1 48 -51V-31Z", fill=style.fill)
        + svg.rect(-43, -12, 86, 47, rx=4, fill=TILE, stroke=style.dark, stroke_width=0.6)
        + icons.emblem(kind, at=(-37.4, -44), size=15.6)
        + svg.text(style.short, -18.6, -39.6, 12, fill=style.on),
    )


@cache
def large(card: Face) -> str:
    """A card around (0, 0): class and influence, the goods it wants, its bonus, its diplomas."""
    parts = [
        _frame(card.kind),
        svg.text(f"+{card.influence}", 7, -37.4, 19, fill=KINDS[card.kind].on),
        _title(card.name, 12, 9, WIDE - 8, -22.5, SERIF),
        _fixed("when", icons.WHEN[card.when], -34, 11.5, 17),
        bonus.fill(card.bonus, 9.5, 11.5, 63, 41, 30),
    ]
    if card.cost:
        parts.append(_fixed("cost", icons.ICONS[card.cost], 34, -44, 19, svg.circle(34, -44, 11.5, fill=TILE)))
    parts += [icon(icons.DIPLOMAS[name], -34 + 21 * i, 46, 18) for i, name in enumerate(card.diplomas)]
    return "".join(parts)


@cache
def _fixed(name: str, art: str, x: float, y: float, size: float, ground: str = "") -> str:
    """Art that has the same place on every card."""
    sign = art.split('"')[1].removeprefix("#_")
    return keep(f"{name}-{sign}-{y:g}", ground + icon(art, x, y, size))


def _title(name: str, size: float, least: float, width: float, middle: float, font: str | None = None) -> str:
    """A card's name around a height, on two lines where one would be too small."""
    lines, size = wrap(name, size, least, width, bold=True)
    if len(lines) == 2:
        size = min(size, 9.7)
    size = round(size, 1)
    first = middle + size * (0.33 if len(lines) == 1 else -0.08)
    words = (
        svg.text(line, 0, round(first + i * size * 0.93, 1), size, font_family=font) for i, line in enumerate(lines)
    )
    return "".join(words)


@cache
def _small_frame(kind: int) -> str:
    style = KINDS[kind]
    return keep(
        f"small-{style.name}",
        svg.rect(-36, -28, 72, 56, rx=4, fill=style.light, stroke=style.dark, stroke_width=1.4)
        + svg.path("M-36 -12.6V-24A4 4 0 0 1 -32 -28H32A4 4 0 0 1 36 -24V-12.6Z", fill=style.fill)
        + icons.emblem(kind, at=(-30.8, -20.3), size=9)
        + svg.text(style.short, -19.9, -17.3, 8, fill=style.on),
    )


@cache
def small(card: Face) -> str:
    """A card around (0, 0) where there is little room: class, influence and marks above, its name, its bonus."""
    cost = _fixed("cost", icons.ICONS[card.cost], 29, -20.3, 12.4) if card.cost else ""
    lines = len(wrap(card.name, 9, 7.4, 69, bold=True)[0])
    top = -2.0 if lines == 1 else 5.0
    middle = (top + 27) / 2
    return "".join(
        (
            _small_frame(card.kind),
            svg.text(f"+{card.influence}", -7.2, -16, 12, fill=KINDS[card.kind].on),
            cost,
            *(icon(icons.DIPLOMAS[name], 17.2 - 10.6 * i, -20.3, 12) for i, name in enumerate(card.diplomas)),
            _title(card.name, 9, 7.4, 69, -7.4 if lines == 1 else -3.8),
            _fixed("when", icons.WHEN[card.when], -28, middle, 12),
            bonus.fill(card.bonus, 7, middle, 54, 26 - top, 26),
        )
    )


@cache
def _tiny_frame(kind: int) -> str:
    style = KINDS[kind]
    return keep(
        f"tiny-{style.name}",
        svg.rect(-36, -22, 72, 44, rx=4, fill=style.light, stroke=style.dark, stroke_width=1.4)
        + svg.path("M-36 -5V-18A4 4 0 0 1 -32 -22H32A4 4 0 0 1 36 -18V-5Z", fill=style.fill)
        + icons.emblem(kind, at=(-30.4, -13.4), size=9.4)
        + svg.text(style.short, -19, -10.2, 8.4, fill=style.on),
    )


@cache
def tiny(card: Face) -> str:
    """A card around (0, 0) where there is no room for its name."""
    cost = _fixed("cost", icons.ICONS[card.cost], 29, -13.4, 12.4) if card.cost else ""
    return "".join(
        (
            _tiny_frame(card.kind),
            svg.text(f"+{card.influence}", -5.2, -9, 12.4, fill=KINDS[card.kind].on),
            cost,
            *(icon(icons.DIPLOMAS[name], 18 - 10.3 * i, -13.4, 10) for i, name in enumerate(card.diplomas)),
            _fixed("when", icons.WHEN[card.when], -28, 8.6, 13),
            bonus.fill(card.bonus, 7, 8.6, 54, 25, 26),
        )
    )


def place(sheet: Sheet, card: int, x: float, y: float, scale: float = 1.0, full: bool = False) -> None:
    """Put a card down, large or small."""
    it = sheet.catalog.cards[card]
    sheet.place(CARDS, f"card-{card}", x, y, large(face(it)) if full else small(face(it)), card_sentence(it), scale)


_SLOT: Final = keep(
    "slot",
    svg.rect(-47, -56, 94, 112, rx=6, fill=MIST, stroke=SKY, stroke_width=0.8, stroke_dasharray="4 4"),
)


def display(sheet: Sheet) -> None:
    """The four cards beside each city district, with the crown tokens on them."""
    for row, box in enumerate(sheet.layout.districts):
        sheet.panel(*box)
        for column, cell in enumerate(Box(box.x + 6, box.y + 5, DISPLAY - 8, HIGH).columns(4, 4)):
            card = sheet.view["display"][row * 4 + column]
            x, y = cell.x + cell.width / 2, cell.y + HIGH / 2
            sheet.add(icon(_SLOT, x, y))
            if card is None:
                continue
            place(sheet, card, x, y, full=True)
            for kind, token in enumerate(sheet.view["tokens"]):
                if token["on"] == card:
                    place_token(sheet, kind, x + 34, y + 45.5, 0.8)


@cache
def _token(kind: int, number: int) -> str:
    style = KINDS[kind]
    return (
        svg.circle(0, 0, 14, fill=style.fill, stroke=GOLD, stroke_width=2.4)
        + icon(icons.amount("crown", str(number)), 0, -1.5, 19)
        + icons.emblem(kind, at=(0, 9.4), size=6.2)
    )


def place_token(sheet: Sheet, kind: int, x: float, y: float, scale: float = 1.0) -> None:
    """A crown token."""
    number = sheet.catalog.tokens.crowns
    tip = sheet.say("The {0} crown token: {1} crown for who acquires the card it lies on.", KINDS[kind].name, number)
    sheet.place(MARKS, f"crown-{kind}", x, y, _token(kind, number), tip, scale)


def groups(sheet: Sheet) -> None:
    """The start groups, where later the dice lie."""
    box = sheet.layout.pool
    sheet.panel(*box, sheet.say("Start groups"), sheet.say("Each player takes one pair of start cards."))
    inner = box.inner(9, 25, 9, 7)
    for number, (cards, cell) in enumerate(zip(sheet.view["groups"], inner.columns(len(sheet.view["groups"]), 6))):
        taken = cards is None
        tip = sheet.say("Start group {0} is taken.", number + 1) if taken else sheet.say("Start group {0}", number + 1)
        sheet.spot(
            f"group-{number}",
            tip,
            svg.rect(
                *cell,
                rx=5,
                fill=MIST,
                stroke=SKY if taken else BLUE,
                stroke_width=1.2,
                stroke_dasharray="4 4" if taken else None,
            ),
        )
        beside = cell.width > 2 * SMALL[0] + 12
        room = (cell.width / 2, cell.height) if beside else (cell.width, cell.height / 2)
        scale = min((room[0] - 4) / SMALL[0], (room[1] - 3) / SMALL[1], 1.3)
        for i, card in enumerate(cards or ()):
            x = cell.x + room[0] * (i * beside + 0.5)
            y = cell.y + room[1] * (i * (not beside) + 0.5)
            place(sheet, card, x, y, scale)


def stacks(sheet: Sheet) -> None:
    """The character stack and the discard pile, which lies open."""
    box, view = sheet.layout.stacks, sheet.view
    pile: list[int] = view["discard"]
    sheet.panel(*box)
    count = view["deck"]
    back = "II" if count > 24 else "III"
    tall = box.height > box.width / 2
    x, y = box.x + 36, box.y + (60 if tall else box.height / 2)
    left = [
        svg.rect(x - 23 + 2.5 * i, y - 34 - 2.5 * i, 44, 60, rx=5, fill=BLUE, stroke=TILE, stroke_width=1.2)
        for i in range(3 if count else 0)
    ]
    sheet.spot(
        "deck",
        sheet.say("The character stack: {0} cards are left.", count),
        svg.rect(x - 23, y - 34, 44, 60, rx=5, fill=MIST, stroke=SKY, stroke_dasharray="4 4"),
        *left,
        *([svg.text(back, x + 4, y - 10, 18, fill=TILE, font_family=SERIF)] if count else ()),
        svg.text(str(count), x + 4, y + 14, 18, fill=PALE if count else INK),
        svg.text(sheet.say("stack"), x, y + 46, 12, fill=DEEP, font_weight=400),
    )
    area = box.inner(95, 10, 10, 10)
    said = sheet.say("Discard pile: {0}", len(pile))
    words = svg.text(said, 0, 0, fit(said, 13.5, box.height - 20, bold=True), font_family=SERIF, fill=DEEP)
    sheet.spot(
        "discard",
        sheet.say("The discard pile: {0} cards, open to all.", len(pile)),
        svg.rect(box.x + 70, box.y + 7, box.width - 77, box.height - 14, rx=5, fill=MIST),
        svg.element("g", words, transform=f"translate({box.x + 86} {box.y + box.height / 2})rotate(-90)"),
    )
    cell = (SMALL[0] + 4, SMALL[1] + 4)
    scale, line = pack(len(pile), area.width, area.height, cell, 1.36)
    nameless = scale < NAMED
    if nameless:
        cell = (TINY[0] + 4, TINY[1] + 4)
        scale, line = pack(len(pile), area.width, area.height, cell)
    for i, card in enumerate(sorted(pile, key=lambda n: (sheet.catalog.cards[n].class_, n))):
        it = sheet.catalog.cards[card]
        x, y = area.x + (i % line + 0.5) * cell[0] * scale, area.y + (i // line + 0.5) * cell[1] * scale
        if nameless:
            sheet.place(CARDS, f"card-{card}", x, y, tiny(face(it)), card_sentence(it), scale)
        else:
            place(sheet, card, x, y, scale)
