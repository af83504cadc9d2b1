"""The four areas and their action spaces, with the discs that lie there."""

from typing import Final

from caravela.games.vasco.board import icons, pieces
from caravela.games.vasco.board.sheet import DISCS, NUMBERS, Sheet
from caravela.kernel.drawing import svg
from caravela.kernel.drawing.art import icon
from caravela.kernel.drawing.palette import BLUE, GOLD, PARCHMENT, TILE

COURT: Final = 0
RECRUITING: Final = 1
PROJECTS: Final = 2
NAVIGATION: Final = 3
NAMES: Final = ("Court", "Recruiting", "Projects", "Navigation")
GENERAL: Final = 20
"""Numbers for everybody; those above go with extra discs."""
STEP: Final = 45


def ground(sheet: Sheet, area: int, *art: str) -> None:
    """An area that can be pointed at, with what is printed on it."""
    box = (sheet.layout.court, sheet.layout.recruiting, sheet.layout.projects, sheet.layout.navigation)[area]
    name = sheet.say(NAMES[area])
    tip = sheet.say("{0}: {1} of {2} action spaces are taken.", name, len(lying(sheet, area)), sheet.view["spaces"])
    sheet.spot(
        f"area-{area}",
        tip,
        svg.rect(*box, rx=7, fill=TILE, stroke=BLUE, stroke_width=1.6),
        *art,
        svg.rect(box.x + 3, box.y + 3, box.width - 6, box.height - 6, rx=5, fill="none", stroke=BLUE, stroke_width=0.5),
    )


def lying(sheet: Sheet, area: int) -> list[int]:
    """The numbers that lie in an area, the lowest first."""
    return [n for n, it in enumerate(sheet.view["numbers"], 1) if it is not None and it["area"] == area]


def spaces(sheet: Sheet, area: int, x: float, y: float) -> None:
    """The action spaces up to a place on the right; discs lie there by their numbers."""
    x -= (sheet.view["spaces"] - 1) * STEP
    taken = lying(sheet, area)
    sheet.add(icon(icons.ICONS[icons.AREAS[area]], x - 38, y, 26))
    for at in range(sheet.view["spaces"]):
        left = x + at * STEP
        sheet.add(
            svg.circle(left, y, 20.5, fill=PARCHMENT, stroke=BLUE, stroke_width=1.2, stroke_dasharray="4 3"),
        )
        if at < len(taken):
            disc(sheet, taken[at], left, y - 1)


def disc(sheet: Sheet, number: int, x: float, y: float) -> None:
    """A disc with its number; the one whose turn it is shines."""
    it = sheet.view["numbers"][number - 1]
    seat, area = it["seat"], it["area"]
    called = sheet.view["called"] == number
    tip = sheet.say("{0}: number {1}, {2}", sheet.name(seat), number, sheet.say(NAMES[area]))
    tip += sheet.say(". It is this number's turn.") if called else "."
    glow = svg.circle(0, 0, 22.5, fill="none", stroke=GOLD, stroke_width=5) if called else ""
    sheet.place(DISCS, f"disc-{number}", x, y, glow + pieces.disc(seat, number > GENERAL), tip)
    cylinder(sheet, number, x, y - 4)


def cylinder(sheet: Sheet, number: int, x: float, y: float, scale: float = 1.0) -> None:
    """A number's cylinder: it lets the pointer through to the place or the disc below it."""
    art = svg.element("g", pieces.cylinder(number), pointer_events="none")
    sheet.place(NUMBERS, f"cylinder-{number}", x, y, art, "", scale)
