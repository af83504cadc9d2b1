"""A player's wind rose: six spaces of cubes to come, and the arrow that points to the supply."""

from math import cos, pi, sin
from typing import Final

from caravela.games.macao.board import icons, pieces
from caravela.games.macao.board.palette import COLOURS, JADE, LIT
from caravela.games.macao.board.sheet import Sheet
from caravela.kernel.drawing import svg
from caravela.kernel.drawing.art import icon
from caravela.kernel.drawing.box import Box
from caravela.kernel.drawing.palette import BLUE, DEEP, GOLD, MIST, SKY, TILE
from caravela.kernel.words import count

SPACES: Final = 6
PLATE: Final = (64, 42)
LINES: Final = 3
CUBES: Final = (21, 18, 13.6)
CROWDED: Final = 10.4
"""The size of cubes for one, two and three lines of them, and in two columns."""


def supply(sheet: Sheet, seat: int, box: Box) -> None:
    """The cubes that can be spent now, a place for each colour."""
    name = sheet.name(seat)
    for colour, cell in enumerate(box.columns(len(COLOURS), 3)):
        style = COLOURS[colour]
        number = sheet.view["players"][seat]["supply"][colour]
        middle = cell.x + cell.width / 2
        has = sheet.say("{0} has {1} to spend.", name, count(number, sheet.say("{0} cube", style.name)))
        sheet.spot(
            f"supply-{seat}-{colour}",
            has,
            svg.rect(
                *cell,
                rx=6,
                fill=LIT if number else MIST,
                stroke=GOLD if number else SKY,
                stroke_width=2 if number else 0.8,
            ),
            icon(pieces.cube(colour), middle - 12, cell.y + cell.height / 2, 19)
            if number
            else svg.text(style.letter, middle - 12, cell.y + cell.height / 2 + 5, 13, fill=DEEP, font_weight=400),
            svg.text(
                str(number),
                middle + 12,
                cell.y + cell.height / 2 + 6,
                16 if number else 14,
                font_weight=700 if number else 400,
            ),
        )


def rose(sheet: Sheet, seat: int, x: float, y: float) -> None:
    """The seven points around a place: the arrow upwards, the spaces 1 to 6 clockwise."""
    sheet.add(
        icon(icons.ICONS["rose"], x, y, 116),
        svg.path(f"M{x:g} {y - 84:g}l13 19h-7v14h-12v-14h-7z", fill=JADE, stroke=TILE, stroke_width=1.4),
    )
    for space in range(SPACES):
        angle = (space + 1) * 2 * pi / 7
        cx, cy = x + 75 * sin(angle) * (0.97 if space in (0, 5) else 1.0), y - 62 * cos(angle) + 4
        _space(sheet, seat, space, cx, cy)


def _space(sheet: Sheet, seat: int, space: int, x: float, y: float) -> None:
    piles = [(colour, number) for colour, number in enumerate(sheet.view["players"][seat]["rose"][space]) if number]
    wide, high = PLATE
    left, top = x - wide / 2, y - high / 2
    said = ", ".join(f"{number} {COLOURS[colour].name}" for colour, number in piles) or sheet.say("no cubes")
    parts = [
        svg.title(sheet.say("Space {0} of the wind rose of {1}: {2}.", space + 1, sheet.name(seat), said)),
        svg.rect(
            left, top, wide, high, rx=6, fill=TILE if piles else MIST, stroke=BLUE if piles else SKY, stroke_width=1.4
        ),
        svg.rect(left, top, 14, high, rx=4, fill=DEEP if piles else "#b9cde6"),
        svg.text(str(space + 1), left + 7, y + 4, 11.5, fill="#fff" if piles else DEEP),
    ]
    across = 1 if len(piles) <= LINES else 2
    lines = -(-len(piles) // across)
    size = CUBES[lines - 1] if across == 1 else CROWDED
    step, cell = high / max(lines, 1), (wide - 15) / across
    for at, (colour, number) in enumerate(piles):
        cx = left + 14.5 + cell * (at // lines + 0.5)
        cy = top + step * (at % lines + 0.5)
        parts.append(icon(pieces.cube(colour), cx - size * 0.55, cy, size))
        parts.append(svg.text(str(number), cx + size * 0.57, cy + size * 0.28, size * 0.82))
    sheet.add(svg.element("g", *parts))
