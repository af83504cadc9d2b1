"""The head of the table: round, phase, whose turn it is, and the player order."""

from typing import Final

from caravela.games.coimbra.board import dice, icons
from caravela.games.coimbra.board.palette import PLAYERS
from caravela.games.coimbra.board.sheet import MARKS, Sheet
from caravela.kernel.drawing import svg
from caravela.kernel.drawing.art import icon
from caravela.kernel.drawing.lettering import fit, squeeze, wrap
from caravela.kernel.drawing.palette import BLUE, DEEP, GOLD, MIST, SERIF, SKY, TILE

STARTING: Final = 0
PHASE_C: Final = 3
OVER: Final = 7
ROUNDS: Final = 4
FLAG: Final = 156
PHASES: Final = (
    "start conditions",
    "rolling the dice",
    "drafting dice",
    "retrieving dice",
    "new player order",
    "income",
    "voyages",
    "the play is over",
)
LETTERS: Final = "ABCDEF"
ORDINALS: Final = ("1st", "2nd", "3rd", "4th")


def banner(sheet: Sheet) -> None:
    box = sheet.layout.banner
    sheet.add(
        svg.rect(*box, rx=7, fill=DEEP),
        svg.rect(box.x + 3, box.y + 3, box.width - 6, box.height - 6, rx=5, fill="none", stroke=SKY, stroke_width=0.8),
        svg.rect(box.x + 8, box.y + 8, 30, 30, fill="url(#azulejo)"),
        svg.text("Coimbra", box.x + 46, box.y + 31, 24, font_family=SERIF, fill=TILE, text_anchor="start"),
    )
    _round(sheet, box.x + 168)
    _phase(sheet, box.x + 292)
    _turn(sheet, *sheet.layout.turn)
    _order(sheet, *sheet.layout.order)


def _round(sheet: Sheet, x: float) -> None:
    number = sheet.view["round"]
    y = sheet.layout.banner.y
    pips = "".join(
        svg.path(
            "M0 -6.5L6.5 0L0 6.5L-6.5 0Z",
            fill=GOLD if i < number else "none",
            stroke=GOLD,
            stroke_width=1.4,
            transform=f"translate({x + 8 + i * 17:g} {y + 33})",
        )
        for i in range(ROUNDS)
    )
    words = sheet.say("Round {0} of {1}", number, ROUNDS) if number else sheet.say("Before round 1")
    size = fit(words, 13, 104, bold=True)
    tip = sheet.say("{0}. Rounds 1 and 2 use the cards with back II, rounds 3 and 4 those with back III.", words)
    sheet.add(svg.element("g", svg.title(tip), svg.text(words, x, y + 19, size, fill=MIST, text_anchor="start"), pips))


def _phase(sheet: Sheet, x: float) -> None:
    phase = sheet.view["phase"]
    y = sheet.layout.banner.y + 23
    for number, letter in enumerate(LETTERS, 1):
        now = number == phase
        at = x + 12 + (number - 1) * 27
        sheet.add(
            svg.element(
                "g",
                svg.title(sheet.say("Phase {0}: {1}", letter, sheet.say(PHASES[number]))),
                svg.circle(
                    at, y, 12, fill=GOLD if now else BLUE, stroke=TILE if now else SKY, stroke_width=2 if now else 1
                ),
                svg.text(letter, at, y + 5, 14, fill=DEEP if now else MIST),
            )
        )
    words = sheet.say(PHASES[phase])
    size = fit(words, 16, 150)
    sheet.add(
        svg.text(
            words,
            x + 170,
            y + 5,
            size,
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
    """The seats by points; among equals the one earlier in the player order comes first."""
    players = sheet.view["players"]
    return sorted(sheet.view["order"], key=lambda seat: -players[seat]["points"])


def _order(sheet: Sheet, x: float, y: float) -> None:
    order, flags = sheet.view["order"], sheet.catalog.flags.crowns
    x += FLAG * (4 - len(order))
    for place, seat in enumerate(order):
        left = x + place * FLAG
        lines, size = wrap(sheet.name(seat), 13, 7, FLAG - 100)
        first = y + (27.5 if len(lines) == 1 else 22)
        tip = sheet.say("Place {0} in the player order: its flag carries {1} crowns.", place + 1, flags[place])
        sheet.add(
            svg.element(
                "g",
                svg.title(tip),
                svg.path(
                    f"M{left:g} {y + 7}h{FLAG - 12}l6 16l-6 16H{left:g}Z",
                    fill=TILE,
                    stroke=SKY,
                    stroke_width=1.5,
                ),
                svg.text(sheet.say(ORDINALS[place]), left + 6, y + 28, 14, fill=DEEP, text_anchor="start"),
                *(
                    svg.text(
                        line, left + 63, first + i * size * 1.05, size, fill=DEEP, font_weight=400, text_anchor="start"
                    )
                    for i, line in enumerate(lines)
                ),
                icon(icons.amount("crown", str(flags[place])), left + FLAG - 27, y + 23, 24),
            )
        )
        said = sheet.say("{0} is number {1} in the player order.", sheet.name(seat), place + 1)
        sheet.place(MARKS, f"lion-{seat}", left + 48, y + 23, dice.lion(seat), said, 0.82)
