"""The four influence tracks: disks in their stacks, boxes of income, scoring tiles."""

from functools import cache
from typing import Final

from caravela.games.coimbra.board import bonus, dice, icons
from caravela.games.coimbra.board.palette import KINDS
from caravela.games.coimbra.board.sheet import DISKS, Sheet
from caravela.games.coimbra.catalog import Award, Gain, Track
from caravela.games.coimbra.effects_words import gain_words
from caravela.kernel.drawing import svg
from caravela.kernel.drawing.art import icon, keep
from caravela.kernel.drawing.box import Box
from caravela.kernel.drawing.lettering import fit
from caravela.kernel.drawing.palette import BLUE, DEEP, SERIF, TILE
from caravela.kernel.words import capital

STEP: Final = 27.2
TOP: Final = 76
"""Where space 15 begins, below the head and the scoring tile."""
HEADS: Final = ("Council", "Merchants", "Clerics", "Scholars")
NUMBERS: Final = 17
BOXES: Final = 29
"""How wide the column of space numbers and that of the boxes are."""
RISE: Final = 2.8
"""How much higher than the one below a disk of a stack is drawn."""


def tracks(sheet: Sheet) -> None:
    box = sheet.layout.tracks
    sheet.panel(*box)
    view = sheet.view
    for track, cell in enumerate(box.inner(7, 6, 7, 5).columns(4, 6)):
        tile = sheet.catalog.awards[view["awards"][track]]
        name = sheet.say(HEADS[track])
        tip = sheet.say("{0}: influence track. On one space, the disk furthest to the left is ahead.", name)
        sheet.spot(f"track-{track}", tip, *column(sheet, track, cell, name), *award(sheet, tile, cell))
        levels, stacks = view["levels"][track], view["stacks"][track]
        for seat in stacks:
            here = [other for other in stacks if levels[other] == levels[seat]]
            place_disk(sheet, track, cell, seat, levels[seat], here)


def place_disk(sheet: Sheet, track: int, cell: Box, seat: int, level: int, here: list[int]) -> None:
    """A disk in its stack: the one ahead lies lowest and furthest to the left."""
    at, others = here.index(seat), len(here) - 1
    scale = (0.98, 0.9, 0.82, 0.74)[others]
    room = cell.width - NUMBERS - BOXES - 1 - 20.8 * scale
    step = min(17 * scale, room / max(others, 1))
    x = cell.x + NUMBERS + 10.8 * scale + at * step
    y = cell.y + TOP + (15 - level + 0.5) * STEP + RISE * (others / 2 - at)
    tip = sheet.say("{0}: space {1} of the {2} track", sheet.name(seat), level, KINDS[track].name)
    if len(here) > 1:
        tip += sheet.say(", number {0} of {1} disks here", at + 1, len(here))
    sheet.place(DISKS, f"disk-{seat}-track-{track}", x, y, dice.disk(seat), tip + ".", scale)


def column(sheet: Sheet, track: int, cell: Box, name: str) -> list[str]:
    """A track without its disks."""
    style = KINDS[track]
    x, y, width = cell.x, cell.y, cell.width
    lane = width - BOXES - 2
    parts = [
        svg.rect(x, y, width, cell.height, rx=6, fill=style.light, stroke=style.fill, stroke_width=1.2),
        svg.path(
            f"M{x:g} {y + 24:g}V{y + 6:g}a6 6 0 0 1 6 -6h{width - 12:g}a6 6 0 0 1 6 6V{y + 24:g}Z", fill=style.fill
        ),
        icons.emblem(track, at=(x + 13, y + 12), size=16.3),
        svg.text(
            name,
            x + 25,
            y + 17,
            fit(name, 14, width - 28, bold=True),
            fill=style.on,
            font_family=SERIF,
            text_anchor="start",
        ),
    ]
    parts.append(icon(_spaces(lane), x, y).replace("<use", f'<use fill="{style.dark}"'))
    entry: Track = sheet.catalog.tracks[track]
    frames = ""
    said = []
    for it in entry.boxes:
        top = y + TOP + (15 - it.to) * STEP
        high = (it.to - it.from_ + 1) * STEP - 1.4
        spaces = str(it.from_) if it.from_ == it.to else f"{it.from_}-{it.to}"
        tip = sheet.say("A {0} die yields {1} on spaces {2}.", style.colour, gain_words(it.gain), spaces)
        frames += f"M{x + width - BOXES:g} {svg.number(top)}h{BOXES - 2}v{svg.number(high)}h{2 - BOXES}z"
        middle = x + width - BOXES / 2 - 1, top + high / 2
        said.append(svg.element("g", svg.title(tip), _income(it.gain, *middle, high)))
    parts.append(svg.path(frames, fill=TILE, stroke=style.dark, stroke_width=1.2, stroke_linejoin="round"))
    parts += said
    return parts


@cache
def _spaces(lane: float) -> str:
    """The spaces of a track with their numbers, in the colour of that track."""
    lanes = ""
    for odd, fill in ((0, TILE), (1, "#ffffff66")):
        rows = (f"M2 {TOP + row * STEP:.1f}h{lane:g}v{STEP - 1.4:.1f}h{-lane:g}z" for row in range(odd, 16, 2))
        lanes += svg.path("".join(rows), fill=fill)
    numbers = (svg.text(str(15 - row), NUMBERS - 7, round(TOP + 17.8 + row * STEP, 1), 12) for row in range(16))
    return keep(f"spaces-{lane:g}", lanes + svg.element("g", *numbers, font_weight=400))


@cache
def _income(gain: Gain, x: float, y: float, high: float) -> str:
    pieces = bonus.goods(gain) or (bonus.words("0"),)
    return bonus.arrange([(piece,) for piece in pieces], x, y, BOXES - 5, high - 3, 23)


def award(sheet: Sheet, tile: Award, cell: Box) -> list[str]:
    """The scoring tile above a track: points for each place that counts."""
    values = tile.four if sheet.view["seats"] == 4 else tile.few
    said = ", ".join(f"{place} {points}" for place, points in zip(("1st", "2nd", "3rd"), values))
    x, y = cell.x + 3, cell.y + 27
    width = cell.width - 6
    parts = [
        svg.title(
            sheet.say("{0} scoring tile, points by place at the end: {1}.", capital(sheet.say("influence")), said)
        ),
        svg.rect(x, y, width, 44, rx=4, fill=TILE, stroke=BLUE, stroke_width=1.4),
    ]
    step = width / len(values)
    for place, points in enumerate(values):
        at = x + step * (place + 0.5)
        parts.append(svg.text(("1st", "2nd", "3rd")[place], at, y + 12, 10.5, fill=DEEP))
        parts.append(icon(icons.amount("points", str(points)), at, y + 28, 25))
    return [svg.element("g", *parts)]
