"""The six dice with who has chosen them, the bank, and the tribute of the round."""

from typing import Final

from caravela.games.macao.board import icons, pieces
from caravela.games.macao.board.palette import COLOURS, LIT
from caravela.games.macao.board.sheet import TOP, Sheet
from caravela.kernel.drawing import svg
from caravela.kernel.drawing.art import icon
from caravela.kernel.drawing.lettering import fit
from caravela.kernel.drawing.palette import BRONZE, DEEP, GOLD, MIST, SERIF, SKY, TILE

LATE: Final = 8
"""From this round on high dice are turned to 1."""


def turned(round_: int) -> str:
    """Which faces become a 1 in a round.

    >>> turned(7), turned(8), turned(10), turned(12)
    ('', '6', '4-6', '2-6')
    """
    return "" if round_ < LATE else "6" if round_ == LATE else f"{14 - round_}-6"


def dice(sheet: Sheet) -> None:
    box = sheet.layout.dice
    sheet.panel(*box, sheet.say("Dice and bank"))
    faces = turned(sheet.view["round"])
    said = sheet.say("this round {0} become 1", faces) if faces else sheet.say("from round 8 on high dice become 1")
    right = box.x + box.width - 12
    sheet.add(
        svg.text(said, right, box.y + 19, fit(said, 12.5, 220), text_anchor="end", font_weight=700 if faces else 400)
    )
    cells = box.inner(8, 28, 8, 8).columns(len(COLOURS) + 1, 4)
    for colour, cell in enumerate(cells[:-1]):
        style, pips = COLOURS[colour], sheet.view["dice"][colour]
        x = cell.x + cell.width / 2
        sheet.add(svg.rect(cell.x, cell.y, cell.width, 92, rx=6, fill=MIST))
        tip = sheet.say("{0} die: {1}", style.name, pips) if pips else sheet.say("{0} die, not rolled yet", style.name)
        sheet.place(TOP, f"die-{colour}", x, cell.y + 25, pieces.die(colour, pips), tip)
        takers = [seat for seat, has in enumerate(sheet.view["players"]) if colour in has["picked"]]
        for at, seat in enumerate(takers):
            px, py = x - 11 + 22 * (at % 2), cell.y + 59 + 22 * (at // 2)
            px = x if len(takers) == 1 or (len(takers) == 3 and at == 2) else px
            sheet.add(
                svg.element(
                    "g", svg.title(sheet.say("{0} uses this die.", sheet.name(seat))), pieces.mark(seat, px, py)
                )
            )
        sheet.spot(
            f"bank-{colour}",
            sheet.say("{0} cubes in the bank", style.name),
            svg.rect(cell.x, cell.y + 96, cell.width, cell.height - 96, rx=6, fill=TILE, stroke=SKY, stroke_width=1),
            icon(pieces.cube(colour), x - 9, cell.y + 129, 17),
            icon(pieces.cube(colour), x + 9, cell.y + 129, 17),
            icon(pieces.cube(colour), x, cell.y + 112, 17),
        )
    _gold(sheet, cells[-1].x, cells[-1].y, cells[-1].width, cells[-1].height)


def _gold(sheet: Sheet, x: float, y: float, wide: float, high: float) -> None:
    middle = x + wide / 2
    sheet.spot(
        "bank-gold",
        sheet.say("Gold in the bank"),
        svg.rect(x, y, wide, high, rx=6, fill=LIT, stroke=BRONZE, stroke_width=1),
        *(icon(icons.ICONS["gold"], middle, y + high - 26 - 9 * k, 30) for k in range(6)),
        svg.text(sheet.say("gold"), middle, y + 24, fit(sheet.say("gold"), 14, wide - 6), font_family=SERIF, fill=DEEP),
    )


def tribute(sheet: Sheet) -> None:
    box = sheet.layout.tribute
    gold, prestige = sheet.view["tribute"]["gold"], sheet.view["tribute"]["prestige"]
    paid = gold or prestige
    tip = sheet.say("Tribute of this round: {0} gold for {1} prestige, once in a turn.", gold, prestige)
    x, middle = box.x, box.x + box.width / 2
    sheet.spot(
        "tribute",
        tip if paid else sheet.say("There is no tribute yet."),
        svg.rect(*box, rx=7, fill=LIT if paid else TILE, stroke=GOLD, stroke_width=3),
        svg.rect(x + 4, box.y + 4, box.width - 8, box.height - 8, rx=5, fill="none", stroke=BRONZE, stroke_width=0.6),
        svg.text(sheet.say("Tribute"), middle, box.y + 26, 17, font_family=SERIF, fill=DEEP),
        icon(icons.amount("gold", str(gold)), middle, box.y + 62, 54),
        svg.path(f"M{middle:g} {box.y + 91:g}v13m-6 -5l6 6l6 -6", fill="none", stroke=DEEP, stroke_width=2.6),
        icon(icons.amount("points", str(prestige)), middle, box.y + 138, 58),
    )
