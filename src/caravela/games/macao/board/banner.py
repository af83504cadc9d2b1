"""The head of the table: round, phase, whose turn it is, and the players in wall order with their points."""

from typing import Final

from caravela.games.macao.board import icons, pieces
from caravela.games.macao.board.palette import PLAYERS
from caravela.games.macao.board.sheet import Sheet
from caravela.kernel.drawing import svg
from caravela.kernel.drawing.art import icon
from caravela.kernel.drawing.lettering import fit, squeeze, wrap
from caravela.kernel.drawing.palette import BLUE, DEEP, GOLD, MIST, SERIF, SKY, TILE

OVER: Final = 4
ROUNDS: Final = 12
FLAG: Final = 156
PHASES: Final = ("first cards and cubes", "cards", "dice", "actions", "the play is over")
ORDINALS: Final = ("1st", "2nd", "3rd", "4th")


def banner(sheet: Sheet) -> None:
    box = sheet.layout.banner
    sheet.add(
        svg.rect(*box, rx=7, fill=DEEP),
        svg.rect(box.x + 3, box.y + 3, box.width - 6, box.height - 6, rx=5, fill="none", stroke=SKY, stroke_width=0.8),
        svg.rect(box.x + 8, box.y + 8, 30, 30, fill="url(#azulejo)"),
        svg.text("Macao", box.x + 46, box.y + 31, 24, font_family=SERIF, fill=TILE, text_anchor="start"),
    )
    _round(sheet, box.x + 146)
    _phase(sheet, box.x + 314)
    _turn(sheet, *sheet.layout.turn)
    _order(sheet, *sheet.layout.order)


def _round(sheet: Sheet, x: float) -> None:
    number = sheet.view["round"]
    y = sheet.layout.banner.y
    pips = "".join(
        svg.path(
            "M0 -5.6L5.6 0L0 5.6L-5.6 0Z",
            fill=GOLD if i < number else "none",
            stroke=GOLD,
            stroke_width=1.2,
            transform=f"translate({x + 6 + i * 13} {y + 33})",
        )
        for i in range(ROUNDS)
    )
    words = sheet.say("Round {0} of {1}", number, ROUNDS) if number else sheet.say("Before round 1")
    size = fit(words, 13, 150, bold=True)
    head = svg.text(words, x, y + 19, size, fill=MIST, text_anchor="start")
    sheet.add(svg.element("g", svg.title(words), head, pips))


def _phase(sheet: Sheet, x: float) -> None:
    phase = sheet.view["phase"]
    y = sheet.layout.banner.y + 23
    for number in (1, 2, 3):
        now = number == phase
        at = x + 12 + (number - 1) * 27
        fill, edge, wide = (GOLD, TILE, 2) if now else (BLUE, SKY, 1)
        sheet.add(
            svg.element(
                "g",
                svg.title(sheet.say("Phase {0}: {1}", number, sheet.say(PHASES[number]))),
                svg.circle(at, y, 12, fill=fill, stroke=edge, stroke_width=wide),
                svg.text(str(number), at, y + 5, 14, fill=DEEP if now else "#fff"),
            )
        )
    words = sheet.say(PHASES[phase])
    sheet.add(
        svg.text(
            words,
            x + 90,
            y + 5,
            fit(words, 16, 168),
            font_family=SERIF,
            font_style="italic",
            fill=TILE,
            font_weight=400,
            text_anchor="start",
        )
    )


def _turn(sheet: Sheet, x: float, y: float) -> None:
    """Whose choice it is, on a plate of his colour; at the end, who has won."""
    view = sheet.view
    if view["phase"] == OVER:
        seat, words = standing(sheet)[0], sheet.say("wins")
    elif view["to_move"] is not None:
        seat, words = view["to_move"], sheet.say("to choose")
    else:
        return
    player = PLAYERS[seat]
    said, size = squeeze(f"{sheet.name(seat)} {words}", 15, 8, 220, bold=True)
    y += 7
    sheet.add(
        svg.element(
            "g",
            svg.title(f"{sheet.name(seat)} {words}"),
            svg.rect(x, y, 264, 32, rx=16, fill=player.fill, stroke=GOLD, stroke_width=2.5),
            svg.path(player.shape, fill=player.on, transform=f"translate({x + 18:g} {y + 16}) scale(1.15)"),
            svg.text(said, x + 34, y + 21.5, size, fill=player.on, text_anchor="start"),
        )
    )


def standing(sheet: Sheet) -> list[int]:
    """The seats by points; among equals the one ahead on the wall comes first."""
    players = sheet.view["players"]
    return sorted(sheet.view["order"], key=lambda seat: -players[seat]["points"])


def _order(sheet: Sheet, x: float, y: float) -> None:
    order = sheet.view["order"]
    x += FLAG * (4 - len(order))
    for place, seat in enumerate(order):
        left = x + place * FLAG
        points = sheet.view["players"][seat]["points"]
        lines, size = wrap(sheet.name(seat), 13.5, 7, 59)
        base = y + (27.5 if len(lines) == 1 else 22)
        sheet.add(
            svg.element(
                "g",
                svg.title(sheet.say("{0} is {1} in wall order.", sheet.name(seat), sheet.say(ORDINALS[place]))),
                svg.path(
                    f"M{left:g} {y + 7}h{FLAG - 12}l6 16l-6 16H{left:g}Z", fill=TILE, stroke=SKY, stroke_width=1.5
                ),
                pieces.mark(seat, left + 17, y + 23, 1.1),
                *(
                    svg.text(line, left + 32, base + i * size * 1.05, size, fill=DEEP, text_anchor="start")
                    for i, line in enumerate(lines)
                ),
                icon(icons.ICONS["points"], left + FLAG - 51, y + 23, 22),
                svg.text(str(points), left + FLAG - 26, y + 29, 16 if points < 100 else 14),
            )
        )
