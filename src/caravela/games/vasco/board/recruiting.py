"""The recruiting area: sections with their sailors, the bag, the captains who wait."""

from typing import Final

from caravela.games.vasco.board import areas, icons, pieces
from caravela.games.vasco.board.palette import COLOURS, WHITE
from caravela.games.vasco.board.sheet import Sheet
from caravela.kernel.drawing import svg
from caravela.kernel.drawing.art import icon
from caravela.kernel.drawing.box import Box
from caravela.kernel.drawing.palette import BLUE, DEEP, MIST, SERIF, SKY, TILE
from caravela.kernel.words import count

SECTIONS: Final = 4
LINE: Final = 30
BAG: Final = 74
HEAD: Final = 48


def recruiting(sheet: Sheet) -> None:
    box = sheet.layout.recruiting
    areas.ground(sheet, areas.RECRUITING)
    sheet.heading(sheet.say(areas.NAMES[areas.RECRUITING]), box.x + 14, box.y + 30)
    areas.spaces(sheet, areas.RECRUITING, box.x + box.width - 29, box.y + 25)
    inner = box.inner(9, HEAD, 9 + BAG + 6, 0)
    for at, cell in enumerate(inner.columns(SECTIONS, 5)):
        section = SECTIONS - 1 - at
        if section < len(sheet.view["sections"]):
            _section(sheet, section, cell)
        else:
            _closed(sheet, section, cell)
    _bag(sheet, Box(box.x + box.width - 9 - BAG, box.y + HEAD, BAG, 24 + WHITE * LINE + 4))
    top = box.y + HEAD + 24 + WHITE * LINE + 11
    _prices(sheet, Box(box.x + 9, top, box.width - 18, 38))
    _captains(sheet, Box(box.x + 9, top + 44, box.width - 18, box.y + box.height - top - 53))


def _frame(cell: Box) -> str:
    return svg.rect(cell.x, cell.y, cell.width, 24 + WHITE * LINE + 4, rx=6, fill=MIST, stroke=BLUE, stroke_width=1.2)


def _section(sheet: Sheet, section: int, cell: Box) -> None:
    tip = sheet.say("Section {0}: {1} sailors.", section + 1, sum(sheet.view["sections"][section]))
    sheet.spot(
        f"section-{section}",
        tip,
        _frame(cell),
        svg.circle(cell.x + cell.width / 2, cell.y + 13, 10, fill=DEEP),
        svg.text(str(section + 1), cell.x + cell.width / 2, cell.y + 18, 14, fill=TILE),
    )
    for colour, sailors in enumerate(sheet.view["sections"][section]):
        style = COLOURS[colour]
        y = cell.y + 25 + colour * LINE
        step = (cell.width - 10) / 5
        pawns = [icon(pieces.sailor(colour), cell.x + 6 + step * (k + 0.5), y + 14, 26.5) for k in range(sailors)]
        sheet.spot(
            f"sailors-{section}-{colour}",
            sheet.say("{0} in section {1}", count(sailors, f"{style.name} {sheet.say('sailor')}"), section + 1),
            svg.rect(cell.x + 3, y, cell.width - 6, LINE - 2, rx=4, fill=TILE if sailors else MIST),
            *(pawns or [svg.text(style.letter, cell.x + 15, y + 18.5, 13, fill=style.dark, font_weight=400)]),
        )


def _closed(sheet: Sheet, section: int, cell: Box) -> None:
    """A section that nobody may use with so few players."""
    tip = sheet.say("Section {0} is closed with {1} players.", section + 1, sheet.view["seats"])
    x, y, width = cell.x, cell.y, cell.width
    high = 24 + WHITE * LINE + 4
    boards = "".join(f"M{x + 5:g} {y + 36 + 26 * k:g}l{width - 10:g} {12 if k % 2 else -2}" for k in range(5))
    sheet.add(
        svg.element(
            "g",
            svg.title(tip),
            svg.rect(x, y, width, high, rx=6, fill="#e4dfd0", stroke=SKY, stroke_width=1.2, stroke_dasharray="5 4"),
            svg.path(boards, stroke="#c9b88f", stroke_width=9, fill="none"),
            svg.circle(x + width / 2, y + 13, 10, fill="#6b6350"),
            svg.text(str(section + 1), x + width / 2, y + 18, 14, fill=TILE),
            svg.rect(x + width / 2 - 28, y + high / 2 - 4, 56, 22, rx=5, fill=TILE),
            svg.text(sheet.say("closed"), x + width / 2, y + high / 2 + 11.5, 13),
        )
    )


def _bag(sheet: Sheet, box: Box) -> None:
    counts = sheet.view["bag"]
    x, y = box.x, box.y
    parts = [
        svg.rect(*box, rx=6, fill="#f3e8cf", stroke=BLUE, stroke_width=1.2),
        icon(icons.ICONS["bag"], x + 24, y + 14, 24),
        svg.text(str(sum(counts)), x + 52, y + 20, 16),
    ]
    for colour, sailors in enumerate(counts):
        top = y + 25 + colour * LINE
        parts.append(icon(pieces.sailor(colour), x + 24, top + 14, 26))
        parts.append(svg.text(str(sailors), x + 52, top + 19.5, 16, font_weight=400))
    said = ", ".join(f"{sailors} {COLOURS[colour].name}" for colour, sailors in enumerate(counts))
    sheet.spot("bag", sheet.say("The bag holds {0} sailors: {1}.", sum(counts), said), *parts)


def _prices(sheet: Sheet, box: Box) -> None:
    """What sailors of one to four colours cost, and a captain."""
    x, y = box.x, box.y
    sheet.add(svg.rect(*box, rx=6, fill=MIST))
    at = x + 10
    for colours, price in enumerate(sheet.catalog.prices.sailors, 1):
        for k in range(colours):
            sheet.add(icon(pieces.sailor(k), at + 6 + k * 13, y + 19, 22))
        at += 13 * colours + 9
        sheet.add(icon(icons.amount("reals", str(price)), at + 12, y + 19, 27))
        at += 34
    sheet.add(
        svg.path(f"M{at - 2:g} {y + 6:g}v26", stroke=SKY, stroke_width=1.2),
        icon(icons.ICONS["captain"], at + 16, y + 19, 25),
        svg.element(
            "g",
            svg.title(sheet.say("A captain costs 1 Real for each sailor recruited with him.")),
            icon(icons.amount("reals", "1"), at + 46, y + 19, 27),
            svg.text("\u00d7", at + 66, y + 25, 16),
            icon(icons.ICONS["sailor"], at + 83, y + 19, 22),
        ),
    )


def _captains(sheet: Sheet, box: Box) -> None:
    """The captains who wait, each player's together."""
    players = sheet.view["players"]
    sheet.add(
        svg.text(sheet.say("Captains"), box.x + 2, box.y + 25, 12.5, font_family=SERIF, fill=DEEP, text_anchor="start"),
        svg.text(sheet.say("waiting"), box.x + 2, box.y + 41, 12.5, font_family=SERIF, fill=DEEP, text_anchor="start"),
    )
    row = Box(box.x + 62, box.y, box.width - 62, box.height)
    for seat, cell in enumerate(row.columns(len(players), 5)):
        waiting = players[seat]["waiting"]
        step = min(25, (cell.width - 60) / max(waiting - 1, 1))
        middle = cell.y + cell.height / 2
        sheet.spot(
            f"captains-{seat}",
            sheet.say("{0} of {1} waiting to be recruited", count(waiting, "captain"), sheet.name(seat)),
            svg.rect(*cell, rx=6, fill=MIST, stroke=SKY, stroke_width=1),
            *(icon(pieces.captain(seat), cell.x + 19 + k * step, middle, 32) for k in range(waiting)),
            svg.text(str(waiting), cell.x + cell.width - 13, middle + 6, 16, font_weight=700 if waiting else 400),
        )
