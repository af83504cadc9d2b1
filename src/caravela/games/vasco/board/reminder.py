"""What is easily forgotten: what happens in phase 3 and at the end of a round, and what counts at the end."""

from typing import Final

from caravela.games.vasco.board import icons
from caravela.games.vasco.board.palette import LIT
from caravela.games.vasco.board.sheet import TOP, Sheet
from caravela.kernel.drawing import svg
from caravela.kernel.drawing.art import icon
from caravela.kernel.drawing.lettering import fit
from caravela.kernel.drawing.palette import BLUE, DEEP, GOLD, MIST, SERIF, SKY

ROUNDS: Final = 5


def reminder(sheet: Sheet) -> None:
    box = sheet.layout.reminder
    sheet.panel(*box, sheet.say("Rounds"))
    _rounds(sheet, box.x + 92, box.y + 23, (box.width - 108) / ROUNDS)
    x, y = box.x + 12, box.y + 50
    crews = sheet.catalog.crews
    worth = sheet.catalog.worth
    arrow = icons.ICONS["arrow"]
    lines = (
        ("phase 3", (icons.ICONS["caravel"],), sheet.say("yield, then full ports sail on")),
        ("then", (icons.ICONS["sailor"],), sheet.say("+{0} a section, up to {1}", crews.refill, crews.room)),
        ("at the end", (icons.amount("reals", str(worth.reals)), arrow, icons.amount("points", "1")), ""),
        (
            "",
            (icons.ICONS["caravel"], icons.ICONS["captain"], arrow, icons.amount("points", str(worth.ready))),
            sheet.say("at home"),
        ),
    )
    for at, (head, signs, words) in enumerate(lines):
        top = y + 37 * at
        if head:
            sheet.add(
                svg.path(f"M{x:g} {top:g}h{box.width - 24:g}", stroke=SKY, stroke_width=0.8),
                svg.text(sheet.say(head), x, top + 24, 14, fill=DEEP, text_anchor="start", font_family=SERIF),
            )
        left = x + 78
        for sign in signs:
            sheet.add(icon(sign, left + 13, top + 19, 27))
            left += 30
        room = box.x + box.width - left - 16
        size = fit(words, 13.5, room)
        sheet.add(svg.text(words, left + 4, top + 24, size, text_anchor="start", font_weight=400) if words else "")


def _rounds(sheet: Sheet, x: float, y: float, step: float) -> None:
    """The round track with its marker."""
    now = sheet.view["round"]
    for number in range(1, ROUNDS + 1):
        at = x + step * (number - 0.5)
        sheet.add(
            svg.circle(at, y, 15, fill=LIT if number == now else MIST, stroke=BLUE, stroke_width=1.2),
            svg.text(str(number), at, y + 6, 16),
        )
    if now:
        tip = sheet.say("Round {0} of {1}", now, ROUNDS)
        art = svg.circle(0, 0, 15, fill="none", stroke=GOLD, stroke_width=4)
        sheet.place(TOP, "round", x + step * (now - 0.5), y, art, tip)
