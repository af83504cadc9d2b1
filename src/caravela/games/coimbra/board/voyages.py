"""The six voyages with the disks of those who have invested."""

from functools import cache

from caravela.games.coimbra.board import bonus, dice, icons
from caravela.games.coimbra.board.sheet import DISKS, Sheet
from caravela.games.coimbra.catalog import Effect
from caravela.games.coimbra.effects_words import voyage_sentence
from caravela.kernel.drawing import svg
from caravela.kernel.drawing.art import icon, keep
from caravela.kernel.drawing.lettering import fit
from caravela.kernel.drawing.palette import BLUE, DEEP, MIST, SERIF, SKY, TILE


def voyages(sheet: Sheet) -> None:
    box = sheet.layout.voyages
    sheet.panel(*box)
    for slot, cell in enumerate(box.inner(7, 7, 7, 7).columns(6, 5)):
        it = sheet.catalog.voyages[sheet.view["voyages"][slot]]
        sheet.spot(
            f"voyage-{slot}",
            voyage_sentence(it),
            svg.group([card(it.name, it.pay, it.cost, it.task, cell.width, cell.height)], at=(cell.x, cell.y)),
        )
        for at, seat in enumerate(sheet.view["investors"][slot]):
            tip = sheet.say("{0} has invested in {1}.", sheet.name(seat), it.name)
            x = cell.x + 16 + at * 23
            sheet.place(DISKS, f"disk-{seat}-voyage-{slot}", x, cell.y + cell.height - 13, dice.disk(seat), tip, 0.95)


@cache
def _frame(width: float, height: float) -> str:
    waves = "".join(f"M{4 + 16 * i} {height - 5}q4 -4 8 0t8 0" for i in range(int((width - 6) // 16)))
    return keep(
        f"voyage-{width:g}",
        svg.rect(0, 0, width, height, rx=5, fill="#e9f2fb", stroke=BLUE, stroke_width=1.2)
        + svg.path(waves, fill="none", stroke=SKY, stroke_width=1)
        + svg.path(f"M0 20V5a5 5 0 0 1 5 -5h{width - 10:g}a5 5 0 0 1 5 5V20Z", fill=DEEP)
        + icon(icons.ICONS["ship"], 13, 10.5, 17)
        + svg.rect(4, 25, 34, 46, rx=4, fill=TILE, stroke=SKY, stroke_width=1)
        + svg.rect(42, 25, width - 46, 46, rx=4, fill=MIST),
    )


@cache
def card(name: str, pay: str, cost: int, task: Effect, width: float, height: float) -> str:
    """A voyage: where it goes, what it costs, what it is worth at the end; disks go below."""
    return (
        _frame(width, height)
        + svg.text(
            name, 25, 15, fit(name, 13, width - 30, bold=True), fill=TILE, font_family=SERIF, text_anchor="start"
        )
        + icon(icons.amount(pay, str(cost)), 21, 48, 29)
        + bonus.fill(task, (width + 38) / 2, 48, width - 54, 40, 29)
    )
