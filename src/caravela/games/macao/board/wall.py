"""The city wall: sixteen spaces with the players' discs in their stacks."""

from typing import Final

from caravela.games.macao.board import pieces
from caravela.games.macao.board.palette import STONE, STONE_DARK
from caravela.games.macao.board.sheet import DISCS, Sheet
from caravela.kernel.drawing import svg
from caravela.kernel.drawing.palette import DEEP, INK, MIST, TILE

SPACES: Final = 16
RISE: Final = 14
RULE: Final = 7
"""How many spaces the words about the price take."""


def wall(sheet: Sheet) -> None:
    box = sheet.layout.wall
    sheet.panel(*box)
    cell = (box.width - 14) / SPACES
    bottom = box.y + box.height - 6
    for space in range(SPACES):
        x = box.x + 7 + space * cell
        last = space == SPACES - 1
        tip = sheet.say("Space {0} of the wall.", space + 1)
        tip += " " + sheet.say("A newcomer goes below the discs that lie here.") if last else ""
        notch = f"M{x + 1:g} {bottom - 16:g}v-6h{cell / 4:g}v5h{cell / 2 - 2:g}v-5h{cell / 4:g}v6z"
        sheet.spot(
            f"wall-{space}",
            tip,
            svg.rect(x, box.y + 7, cell, bottom - box.y - 23, fill=MIST, stroke=TILE, stroke_width=1.6),
            svg.path(notch, fill=STONE_DARK),
            svg.rect(x, bottom - 17, cell, 17, fill=STONE, stroke=STONE_DARK, stroke_width=1),
            svg.text(str(space + 1), x + cell / 2, bottom - 4, 12.5, fill=INK),
        )
    _rule(sheet)
    discs(sheet, box.x + 7, bottom - 28, cell)


def _rule(sheet: Sheet) -> None:
    """What a move costs, where no disc has come yet or all have gone."""
    box = sheet.layout.wall
    walls = [has["wall"] for has in sheet.view["players"]]
    words = sheet.say("Wall: 1 cube, each further space 2")
    right = max(walls) < SPACES - RULE
    if not right and min(walls) < RULE:
        return
    x = box.x + box.width - 14 if right else box.x + 14
    sheet.add(svg.text(words, x, box.y + 22, 12, fill=DEEP, font_weight=400, text_anchor="end" if right else "start"))


def discs(sheet: Sheet, x: float, y: float, cell: float) -> None:
    """All discs; on one space the one that is ahead lies on top."""
    players, order = sheet.view["players"], sheet.view["order"]
    scale = min(1.0, (cell - 2) / 30)
    for place, seat in enumerate(order):
        space = players[seat]["wall"]
        below = sum(1 for other in order[place + 1 :] if players[other]["wall"] == space)
        above = sum(1 for other in order[:place] if players[other]["wall"] == space)
        tip = sheet.say("{0}: space {1} of the wall", sheet.name(seat), space + 1)
        if above + below:
            tip += sheet.say(", number {0} of {1} discs here", above + 1, above + below + 1)
        at = x + (space + 0.5) * cell, y - below * RISE
        sheet.place(DISCS, f"disc-{seat}", *at, pieces.disc(seat), tip + ".", scale)
