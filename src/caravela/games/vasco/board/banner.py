"""The head of the table: round, phase, whose turn it is, and the players in clockwise order with their points."""

from typing import Final

from caravela.games.vasco.board import icons, pieces
from caravela.games.vasco.board.palette import LIT, PLAYERS
from caravela.games.vasco.board.sheet import Sheet
from caravela.kernel.drawing import svg
from caravela.kernel.drawing.art import icon
from caravela.kernel.drawing.lettering import fit, squeeze, wrap
from caravela.kernel.drawing.palette import BLUE, DEEP, GOLD, INK, MIST, SERIF, SKY, TILE

OVER: Final = 5
ROUNDS: Final = 5
FLAG: Final = 156
PHASES: Final = (
    "setting up",
    "placing discs",
    "resolving numbers",
    "navigation",
    "end of the round",
    "the play is over",
)


def banner(sheet: Sheet) -> None:
    box = sheet.layout.banner
    sheet.add(
        svg.rect(*box, rx=7, fill=DEEP),
        svg.rect(box.x + 3, box.y + 3, box.width - 6, box.height - 6, rx=5, fill="none", stroke=SKY, stroke_width=0.8),
        svg.rect(box.x + 8, box.y + 8, 30, 30, fill="url(#azulejo)"),
        svg.text("Vasco da Gama", box.x + 46, box.y + 31, 22, font_family=SERIF, fill=TILE, text_anchor="start"),
    )
    _round(sheet, box.x + 214)
    _phase(sheet, box.x + 330)
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
    sheet.add(
        svg.element("g", svg.title(words), svg.text(words, x, y + 19, size, fill=MIST, text_anchor="start"), pips)
    )


def _phase(sheet: Sheet, x: float) -> None:
    phase = sheet.view["phase"]
    y = sheet.layout.banner.y + 23
    for number in (1, 2, 3):
        now = number == phase
        at = x + 12 + (number - 1) * 27
        sheet.add(
            svg.element(
                "g",
                svg.title(sheet.say("Phase {0}: {1}", number, sheet.say(PHASES[number]))),
                svg.circle(
                    at, y, 12, fill=GOLD if now else BLUE, stroke=TILE if now else SKY, stroke_width=2 if now else 1
                ),
                svg.text(str(number), at, y + 5, 14, fill=DEEP if now else "#fff"),
            )
        )
    words = sheet.say(PHASES[phase])
    size = fit(words, 16, 160)
    sheet.add(
        svg.text(
            words,
            x + 90,
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
        first = [seat for seat in standing(sheet) if rank(sheet, seat) == 1]
        words = sheet.say("wins") if len(first) == 1 else sheet.say("win together")
        said = f"{' & '.join(map(sheet.name, first))} {words}"
        shared = len(first) > 1
    elif view["to_move"] is not None:
        first, shared = [view["to_move"]], False
        said = f"{sheet.name(first[0])} {sheet.say('to choose')}"
    else:
        return
    player = PLAYERS[first[0]]
    fill, ink = (TILE, INK) if shared else (player.fill, player.on)
    room = 236 - 24 * len(first)
    short, size = squeeze(said, 15, 8, room, bold=True)
    y += 7
    marks = (
        [pieces.mark(seat, x + 20 + 24 * at, y + 16) for at, seat in enumerate(first)]
        if shared
        else [svg.path(player.shape, fill=ink, transform=f"translate({x + 18:g} {y + 16}) scale(1.15)")]
    )
    sheet.add(
        svg.element(
            "g",
            svg.title(said),
            svg.rect(x, y, 256, 32, rx=16, fill=fill, stroke=GOLD, stroke_width=2.5),
            *marks,
            svg.text(short, x + 10 + 24 * len(first), y + 21.5, size, fill=ink, text_anchor="start"),
        )
    )


def rank(sheet: Sheet, seat: int) -> int:
    """A seat's place at the end; equals share one."""
    return 1 + sum(_worth(sheet, other) > _worth(sheet, seat) for other in range(sheet.view["seats"]))


def _worth(sheet: Sheet, seat: int) -> tuple[int, int, int]:
    """Points, then ships on the route, then sailors."""
    has = sheet.view["players"][seat]
    return has["points"], on_route(sheet, seat), sum(has["sailors"])


def on_route(sheet: Sheet, seat: int) -> int:
    """Ships of a seat in ports."""
    return sum(1 for it in sheet.view["docks"] if it is not None and it.get("seat") == seat)


def standing(sheet: Sheet) -> list[int]:
    """The seats from the best to the last."""
    return sorted(range(sheet.view["seats"]), key=lambda seat: _worth(sheet, seat), reverse=True)


def _order(sheet: Sheet, x: float, y: float) -> None:
    """The players clockwise from the first one, with their points."""
    seats, first = sheet.view["seats"], sheet.view["first"]
    x += FLAG * (4 - seats)
    for place in range(seats):
        seat = (first + place) % seats
        points = sheet.view["players"][seat]["points"]
        left = x + place * FLAG
        lines, size = wrap(sheet.name(seat), 13.5, 7, 59)
        base = y + (27.5 if len(lines) == 1 else 22)
        begins = place == 0
        tip = sheet.say("{0}, place {1} in clockwise order", sheet.name(seat), place + 1)
        sheet.add(
            svg.element(
                "g",
                svg.title(tip + (sheet.say(": first player.") if begins else ".")),
                svg.path(
                    f"M{left:g} {y + 7}h{FLAG - 12}l6 16l-6 16H{left:g}Z",
                    fill=LIT if begins else TILE,
                    stroke=GOLD if begins else SKY,
                    stroke_width=3 if begins else 1.5,
                ),
                pieces.mark(seat, left + 17, y + 23, 1.1),
                *(
                    svg.text(line, left + 32, base + i * size * 1.05, size, fill=DEEP, text_anchor="start")
                    for i, line in enumerate(lines)
                ),
                icon(icons.ICONS["points"], left + FLAG - 51, y + 23, 22),
                svg.text(str(points), left + FLAG - 26, y + 29, 16),
            )
        )
