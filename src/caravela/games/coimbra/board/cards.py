"""Character cards, large on display and small elsewhere, the start groups, the stack and the discard pile."""

from functools import cache
from typing import Final, NamedTuple

from caravela.games.coimbra.board import bonus, icons
from caravela.games.coimbra.board.layout import DISPLAY, DISTRICTS, POOL, STACKS, Box, pack
from caravela.games.coimbra.board.palette import (
    BLUE,
    CLASSES,
    DEEP,
    GOLD,
    INK,
    KINDS,
    MIST,
    SERIF,
    SKY,
    TILE,
    fit,
    squeeze,
)
from caravela.games.coimbra.board.sheet import CARDS, MARKS, Sheet
from caravela.games.coimbra.catalog import Card, Effect
from caravela.games.coimbra.effects_words import card_sentence
from caravela.kernel import svg

WIDE: Final = 96
HIGH: Final = 114
SMALL: Final = (72, 56)


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
def large(card: Face) -> str:
    """A card around (0, 0): class and influence, the goods it wants, its bonus, its diplomas."""
    kind = KINDS[card.kind]
    room = 46 if card.diplomas else 62
    middle = 4 + room / 2 - 13
    parts = [
        svg.rect(-WIDE / 2, -HIGH / 2, WIDE, HIGH, rx=6, fill=kind.light, stroke=kind.dark, stroke_width=1.6),
        svg.path("M-48 -31V-51A6 6 0 0 1 -42 -57H42A6 6 0 0 1 48 -51V-31Z", fill=kind.fill),
        svg.group([icons.emblem(card.kind)], at=(-36.5, -44), scale=0.7),
        svg.text(kind.short, -26, -39.6, 12, fill="#fff"),
        svg.text(f"+{card.influence}", 6, -37.4, 19, fill="#fff", font_weight=700, text_anchor="middle"),
        _title(card.name),
        svg.rect(-43, -12, 86, room, rx=4, fill=TILE, stroke=kind.dark, stroke_width=0.6),
        icons.icon(icons.WHEN[card.when], -34, middle, 17),
        svg.group([bonus.fill(card.bonus, 62, room - 6, 30)], at=(9.5, middle)),
    ]
    if card.cost:
        parts += [svg.circle(34, -44, 11.5, fill=TILE), icons.icon(icons.ICONS[card.cost], 34, -44, 19)]
    if card.diplomas:
        first = -10 * (len(card.diplomas) - 1)
        parts += [icons.icon(icons.DIPLOMAS[name], first + 20 * i, 45.5, 17) for i, name in enumerate(card.diplomas)]
    return "".join(parts)


def _title(name: str) -> str:
    """A card's name, on two lines where one would be too small."""
    size = fit(name, 12, WIDE - 10, bold=True)
    if size > 9.5 or " " not in name:
        return _line(name, -18, size)
    cuts = [i for i, letter in enumerate(name) if letter == " "]
    cut = min(cuts, key=lambda i: abs(2 * i + 1 - len(name)))
    lines = name[:cut], name[cut + 1 :]
    size = min(10, *(fit(line, 12, WIDE - 10, bold=True) for line in lines))
    return _line(lines[0], -22.3, size) + _line(lines[1], -14, size)


def _line(words: str, y: float, size: float) -> str:
    return svg.text(words, 0, y, size, font_family=SERIF, font_weight=700, fill=INK, text_anchor="middle")


@cache
def small(card: Face) -> str:
    """A card around (0, 0) where there is little room: a strip with class and influence, its bonus, its marks."""
    kind = KINDS[card.kind]
    marks: list[str] = [icons.WHEN[card.when]]
    if card.cost:
        marks.append(icons.ICONS[card.cost])
    marks += [icons.DIPLOMAS[name] for name in card.diplomas]
    name, size = squeeze(card.name, 8.5, 7, 50)
    return "".join(
        (
            svg.rect(-36, -28, 72, 56, rx=4, fill=kind.light, stroke=kind.dark, stroke_width=1.4),
            svg.path("M-18 -28V28H-32A4 4 0 0 1 -36 24V-24A4 4 0 0 1 -32 -28Z", fill=kind.fill),
            svg.group([icons.emblem(card.kind)], at=(-27, -16), scale=0.6),
            svg.text(kind.short, -27, 3.5, 9, fill="#fff", text_anchor="middle"),
            svg.text(f"+{card.influence}", -27, 20.5, 13.5, fill="#fff", font_weight=700, text_anchor="middle"),
            svg.text(name, 9, -19, size, fill=INK, font_family=SERIF, text_anchor="middle"),
            svg.group([bonus.fill(card.bonus, 49, 27, 23)], at=(9, -2)),
            *(icons.icon(mark, -10 + 12.8 * i, 20.3, 11) for i, mark in enumerate(marks)),
        )
    )


def place(sheet: Sheet, card: int, x: float, y: float, scale: float = 1.0, full: bool = False) -> None:
    """Put a card down, large or small."""
    it = sheet.catalog.cards[card]
    sheet.place(CARDS, f"card-{card}", x, y, large(face(it)) if full else small(face(it)), card_sentence(it), scale)


def display(sheet: Sheet) -> None:
    """The four cards beside each city district, with the crown tokens on them."""
    for row, box in enumerate(DISTRICTS):
        sheet.panel(*box)
        for column, cell in enumerate(Box(box.x + 6, box.y + 5, DISPLAY - 8, HIGH).columns(4, 4)):
            card = sheet.view["display"][row * 4 + column]
            x, y = cell.x + cell.width / 2, cell.y + HIGH / 2
            sheet.add(
                svg.rect(x - 47, y - 56, 94, 112, rx=6, fill=MIST, stroke=SKY, stroke_width=0.8, stroke_dasharray="4 4")
            )
            if card is None:
                continue
            place(sheet, card, x, y, full=True)
            for kind, token in enumerate(sheet.view["tokens"]):
                if token["on"] == card:
                    place_token(sheet, kind, x + 36, y + 44, 0.95)


@cache
def _token(kind: int, number: int) -> str:
    style = KINDS[kind]
    return (
        svg.circle(0, 0, 14, fill=style.fill, stroke=GOLD, stroke_width=2.4)
        + icons.icon(icons.amount("crown", str(number)), 0, -1.5, 19)
        + svg.group([icons.emblem(kind)], at=(0, 9.4), scale=0.26)
    )


def place_token(sheet: Sheet, kind: int, x: float, y: float, scale: float = 1.0) -> None:
    """A crown token."""
    number = sheet.catalog.tokens.crowns
    tip = sheet.say("The {0} crown token: {1} crown for who acquires the card it lies on.", KINDS[kind].name, number)
    sheet.place(MARKS, f"crown-{kind}", x, y, _token(kind, number), tip, scale)


def groups(sheet: Sheet) -> None:
    """The start groups, where later the dice lie."""
    sheet.panel(*POOL, sheet.say("Start groups"), sheet.say("Each player takes one pair of start cards."))
    inner = POOL.inner(9, 25, 9, 7)
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
        for i, card in enumerate(cards or ()):
            place(sheet, card, cell.x + cell.width / 2, cell.y + 26 + i * 49)


def stacks(sheet: Sheet) -> None:
    """The character stack and the discard pile, which lies open."""
    box, view = STACKS, sheet.view
    pile: list[int] = view["discard"]
    sheet.panel(*box)
    count = view["deck"]
    back = "II" if count > 24 else "III"
    x, y = box.x + 36, box.y + box.height / 2
    left = [
        svg.rect(x - 23 + 2.5 * i, y - 34 - 2.5 * i, 44, 60, rx=5, fill=BLUE, stroke=TILE, stroke_width=1.2)
        for i in range(3 if count else 0)
    ]
    sheet.spot(
        "deck",
        sheet.say("The character stack: {0} cards are left.", count),
        svg.rect(x - 23, y - 34, 44, 60, rx=5, fill=MIST, stroke=SKY, stroke_dasharray="4 4"),
        *left,
        svg.text(
            back if count else "",
            x + 4,
            y - 10,
            18,
            fill=TILE,
            font_family=SERIF,
            font_weight=700,
            text_anchor="middle",
        ),
        svg.text(str(count), x + 4, y + 14, 18, fill=GOLD if count else INK, font_weight=700, text_anchor="middle"),
        svg.text(sheet.say("stack"), x, y + 46, 12, fill=DEEP, text_anchor="middle"),
    )
    area = box.inner(78, 25, 10, 8)
    words = sheet.say("Discard pile: {0}", len(pile))
    sheet.spot(
        "discard",
        sheet.say("The discard pile: {0} cards, open to all.", len(pile)),
        svg.rect(box.x + 70, box.y + 7, box.width - 77, box.height - 14, rx=5, fill=MIST),
        svg.text(words, box.x + 78, box.y + 22, 14, font_family=SERIF, font_weight=700, fill=DEEP),
    )
    cell = (SMALL[0] + 4, SMALL[1] + 4)
    scale, line = pack(len(pile), area.width, area.height, cell)
    for i, card in enumerate(sorted(pile, key=lambda n: (sheet.catalog.cards[n].class_, n))):
        place(
            sheet,
            card,
            area.x + (i % line + 0.5) * cell[0] * scale,
            area.y + (i // line + 0.5) * cell[1] * scale,
            scale,
        )
