"""The projects area: six places, the framed one of the São Gabriel, and the three stacks."""

from typing import Final

from caravela.games.vasco.board import areas, icons, ships
from caravela.games.vasco.board.palette import LIT
from caravela.games.vasco.board.sheet import Sheet
from caravela.kernel.drawing import svg
from caravela.kernel.drawing.art import icon
from caravela.kernel.drawing.box import Box
from caravela.kernel.drawing.palette import BLUE, DEEP, EARTH, GOLD, MIST, SERIF, SKY, TILE

UPPER: Final = 6
HEAD: Final = 48
SCALE: Final = 1.06


def projects(sheet: Sheet) -> None:
    box = sheet.layout.projects
    areas.ground(sheet, areas.PROJECTS)
    sheet.heading(sheet.say(areas.NAMES[areas.PROJECTS]), box.x + 14, box.y + 30)
    areas.spaces(sheet, areas.PROJECTS, box.x + box.width - 29, box.y + 25)
    row = Box(box.x + 9, box.y + HEAD, box.width - 18, 80)
    for slot, cell in enumerate(row.columns(UPPER, 4)):
        _place(sheet, slot, cell)
    below = box.y + HEAD + 86
    _gabriel(sheet, Box(box.x + box.width - 9 - 206, below, 206, 104))
    _prices(sheet, Box(box.x + 9, below, 86, 104))
    _stacks(sheet, Box(box.x + 101, below, box.width - 18 - 206 - 98, 104))


def _place(sheet: Sheet, slot: int, cell: Box) -> None:
    ship = sheet.view["slots"][slot]
    sheet.spot(
        f"slot-{slot}",
        sheet.say("Place {0} for a project", slot + 1),
        svg.rect(*cell, rx=6, fill=MIST, stroke=SKY, stroke_width=1, stroke_dasharray="4 4"),
    )
    if ship is not None:
        ships.place_project(sheet, ship, cell.x + cell.width / 2, cell.y + cell.height / 2, SCALE)


def _prices(sheet: Sheet, box: Box) -> None:
    """What one and two projects cost."""
    parts = [svg.rect(*box, rx=6, fill=MIST)]
    for at, price in enumerate(sheet.catalog.prices.projects):
        y = box.y + 28 + 48 * at
        for k in range(at + 1):
            parts.append(icon(icons.ICONS["project"], box.x + 22 + k * 13 - at * 4, y + k * 4 - at * 2, 26))
        parts.append(icon(icons.amount("reals", str(price)), box.x + 65, y, 30))
    one, two = sheet.catalog.prices.projects
    tip = sheet.say("One project costs {0}, two cost {1} together.", one, two)
    sheet.add(svg.element("g", svg.title(tip), *parts))


def _gabriel(sheet: Sheet, box: Box) -> None:
    """The framed place: its project costs its crew number and is launched at once."""
    slot = UPPER
    ship = sheet.view["slots"][slot]
    x, y, width, height = box
    tip = sheet.say("The place of the São Gabriel: its project costs its crew in Reals and is launched at once.")
    price = []
    if ship is not None:
        crew = sheet.catalog.ships[ship].crew
        price = [icon(icons.amount("reals", str(crew)), x + 49, y + 71, 34)]
    sheet.spot(
        f"slot-{slot}",
        tip,
        svg.rect(*box, rx=7, fill=LIT, stroke=GOLD, stroke_width=3.5),
        svg.rect(x + 5, y + 5, width - 10, height - 10, rx=4, fill="none", stroke=GOLD, stroke_width=1),
        svg.text(sheet.say("São Gabriel"), x + 49, y + 26, 14.5, font_family=SERIF, fill=DEEP),
        svg.text(sheet.say("launched at once"), x + 49, y + 43, 10.5, font_weight=400),
        *price,
        svg.rect(x + 97, y + 14, 100, 76, rx=6, fill=TILE, stroke=GOLD, stroke_width=1, stroke_dasharray="4 4"),
    )
    if ship is not None:
        ships.place_project(sheet, ship, x + 147, y + 52, SCALE)


def _stacks(sheet: Sheet, box: Box) -> None:
    """The three stacks with the tile on top, which all may see, and how many are below."""
    sheet.add(svg.rect(*box, rx=6, fill="#f3e8cf", stroke=EARTH, stroke_width=0.8))
    for stack, cell in enumerate(box.inner(6, 0, 6, 0).columns(3, 4)):
        it = sheet.view["stacks"][stack]
        x, y = cell.x + cell.width / 2, cell.y + 46
        numeral = "I" * (stack + 1)
        left = it["left"] + (it["top"] is not None)
        below = min(it["left"], 3)
        sheet.add(
            svg.element(
                "g",
                svg.title(sheet.say("Stack {0}: {1} tiles, {2} of them face down.", numeral, left, it["left"])),
                svg.rect(x - 44, y - 33, 88, 66, rx=5, fill=MIST, stroke=SKY, stroke_width=0.8, stroke_dasharray="4 4"),
                *(
                    svg.rect(x - 44 + 2 * k, y - 33 + 2.5 * k, 88, 66, rx=5, fill=BLUE, stroke=TILE, stroke_width=1)
                    for k in range(below, 0, -1)
                ),
                svg.text(f"{numeral}: {left}", x, cell.y + 99, 14, font_family=SERIF, fill=DEEP),
            )
        )
        if it["top"] is not None:
            ships.place_project(sheet, it["top"], x, y, 0.98)
