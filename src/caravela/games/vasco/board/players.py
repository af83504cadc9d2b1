"""What each player has: points, Reals, crew, captains, discs, characters, projects and ships."""

from functools import cache
from typing import Any, Final

from caravela.games.vasco.board import court, icons, pieces, ships
from caravela.games.vasco.board.banner import OVER, on_route, rank
from caravela.games.vasco.board.palette import COLOURS, PLAYERS, SEA
from caravela.games.vasco.board.sheet import DISCS, Sheet
from caravela.kernel.drawing import svg
from caravela.kernel.drawing.art import icon, keep
from caravela.kernel.drawing.box import Box, pack
from caravela.kernel.drawing.lettering import fit, wrap
from caravela.kernel.drawing.palette import GOLD, INK, MIST, PARCHMENT, SERIF, SKY, TILE
from caravela.kernel.words import count

DISC: Final = 0.58
ROUTE: Final = 70


def players(sheet: Sheet) -> None:
    for seat, box in enumerate(sheet.layout.players):
        _player(sheet, seat, box)


def _player(sheet: Sheet, seat: int, box: Box) -> None:
    has, player = sheet.view["players"][seat], PLAYERS[seat]
    turn = sheet.view["to_move"] == seat
    x, y, width = box.x, box.y, box.width
    name = sheet.name(seat)
    first = sheet.view["first"] == seat
    own = sheet.say("{0} (you)", name) if sheet.view["you"] == seat else name
    left = 58 if first else 33
    lines, size = wrap(own, 18, 10, width - left - (162 if turn else 80), bold=True)
    size = size if len(lines) == 1 else min(size, 13)
    base = y + (23.5 if len(lines) == 1 else 15.5)
    parts = [
        svg.rect(*box, rx=8, fill=PARCHMENT, stroke=GOLD if turn else player.dark, stroke_width=5 if turn else 1.6),
        svg.path(
            f"M{x + 2:g} {y + 32:g}V{y + 8:g}a6 6 0 0 1 6 -6h{width - 16:g}a6 6 0 0 1 6 6V{y + 32:g}Z", fill=player.fill
        ),
        svg.path(player.shape, fill=player.on, transform=f"translate({x + 18:g} {y + 17:g}) scale(1.3)"),
        icon(icons.ICONS["first"], x + 43, y + 17.5, 23) if first else "",
        *(
            svg.text(line, x + left, base + i * size, size, fill=player.on, font_family=SERIF, text_anchor="start")
            for i, line in enumerate(lines)
        ),
    ]
    tip = sheet.say("{0}: {1}, {2}.", name, count(has["points"], "point"), count(has["reals"], "Real"))
    tip += sheet.say(" First player.") if first else ""
    tip += sheet.say(" It is this player's turn.") if turn else ""
    sheet.spot(f"player-{seat}", tip, *parts)
    _totals(sheet, seat, has, box)
    line = Box(x + 8, y + 39, width - 16, 34)
    _stock(sheet, seat, has, line)
    _crew(sheet, seat, has, line._replace(y=y + 79))
    _characters(sheet, has["characters"], Box(x + 8, y + 119, width - 16 - ROUTE, 31))
    _on_route(sheet, seat, Box(x + width - 8 - ROUTE + 6, y + 119, ROUTE - 6, 31))
    _tiles(sheet, seat, has, Box(x + 7, y + 152, width - 14, box.height - 158))


def _totals(sheet: Sheet, seat: int, has: dict[str, Any], box: Box) -> None:
    """Points in the head of the panel, and the place that they mean in the end."""
    right, y = box.x + box.width, box.y + 17
    on = PLAYERS[seat].on
    if sheet.view["phase"] == OVER:
        said = sheet.say(("1st", "2nd", "3rd", "4th")[rank(sheet, seat) - 1])
        sheet.add(svg.text(said, right - 80, y + 6, 17, fill=on, text_anchor="end"))
    elif sheet.view["to_move"] == seat:
        said = sheet.say("to choose")
        sheet.add(
            svg.rect(right - 156, y - 11, 76, 22, rx=11, fill=GOLD, stroke=INK, stroke_width=1),
            svg.text(said, right - 118, y + 4.5, fit(said, 13, 70, bold=True)),
        )
    sheet.add(
        svg.element(
            "g",
            svg.title(count(has["points"], sheet.say("point"))),
            svg.rect(right - 72, y - 12, 66, 24, rx=12, fill=TILE),
            icon(icons.ICONS["points"], right - 55, y, 22),
            svg.text(str(has["points"]), right - 25, y + 6.2, 17),
        ),
    )


def _stock(sheet: Sheet, seat: int, has: dict[str, Any], box: Box) -> None:
    """Reals, captains in hand, discs in hand."""
    name = sheet.name(seat)
    x, y = box.x, box.y
    sheet.add(
        svg.element(
            "g",
            svg.title(sheet.say("{0} has {1}.", name, count(has["reals"], sheet.say("Real")))),
            svg.rect(x, y, 74, box.height, rx=6, fill=TILE, stroke=SKY, stroke_width=1),
            icon(icons.ICONS["reals"], x + 18, y + 17, 26),
            svg.text(str(has["reals"]), x + 51, y + 24, 20),
        ),
        svg.element(
            "g",
            svg.title(sheet.say("{0} has {1} in hand.", name, count(has["captains"], sheet.say("captain")))),
            svg.rect(x + 80, y, 74, box.height, rx=6, fill=TILE, stroke=SKY, stroke_width=1),
            icon(pieces.captain(seat), x + 99, y + 17, 26),
            svg.text(str(has["captains"]), x + 133, y + 24, 20),
        ),
    )
    _discs(sheet, seat, has, Box(x + 160, y, box.width - 160, box.height))


@cache
def _gone(seat: int, extra: bool) -> str:
    """Where a disc lies when it is in hand."""
    dash = svg.circle(0, 0, 19, fill="none", stroke=PLAYERS[seat].dark, stroke_width=2, stroke_dasharray="5 4")
    rim = svg.circle(0, 0, 19, fill="none", stroke=GOLD, stroke_width=4, stroke_dasharray="5 4")
    return keep(f"v-gone-{seat}-{extra}", rim if extra else dash)


def _discs(sheet: Sheet, seat: int, has: dict[str, Any], box: Box) -> None:
    """Action discs in hand and the gaps of those on the board; the extra disc if it is not at court."""
    discs = sheet.catalog.start.discs
    own = has["extra"] != "court"
    tip = sheet.say("{0} has {1} in hand.", sheet.name(seat), count(has["discs"], sheet.say("action disc")))
    step = min(30, box.width / (discs + own))
    y = box.y + box.height / 2
    gaps = []
    for at in range(discs):
        x = box.x + step * (at + 0.5)
        if at < has["discs"]:
            sheet.place(DISCS, f"hand-{seat}-{at}", x, y, pieces.plain_disc(seat), tip, DISC)
        else:
            gaps.append(svg.group([_gone(seat, extra=False)], at=(x, y), scale=DISC))
    x = box.x + step * (discs + 0.5)
    if has["extra"] == "hand":
        said = sheet.say("The extra disc of {0}, in hand", sheet.name(seat))
        sheet.place(DISCS, f"extra-{seat}", x, y, pieces.plain_disc(seat, extra=True), said, DISC)
    elif own:
        gaps.append(svg.group([_gone(seat, extra=True)], at=(x, y), scale=DISC))
    sheet.add(svg.element("g", svg.title(tip), *gaps))


def _crew(sheet: Sheet, seat: int, has: dict[str, Any], box: Box) -> None:
    """Sailors of each colour, and missionaries."""
    counts = [*has["sailors"], has["missionaries"]]
    for colour, cell in enumerate(box.columns(len(COLOURS), 4)):
        style, number = COLOURS[colour], counts[colour]
        noun = f"{style.name} {sheet.say('sailor')}" if colour < 4 else sheet.say("missionary")
        sheet.spot(
            f"crew-{seat}-{colour}",
            sheet.say("{0} has {1}.", sheet.name(seat), count(number, noun)),
            svg.rect(
                *cell, rx=6, fill=TILE if number else MIST, stroke=style.dark, stroke_width=1.2 if number else 0.6
            ),
            icon(pieces.sailor(colour), cell.x + cell.width / 2 - 12, cell.y + 17, 28)
            if number
            else svg.text(style.letter, cell.x + cell.width / 2 - 12, cell.y + 22.5, 15, fill=style.dark),
            svg.text(str(number), cell.x + cell.width / 2 + 16, cell.y + 23.5, 18, font_weight=700 if number else 400),
        )


def _characters(sheet: Sheet, characters: list[int], box: Box) -> None:
    scale = box.height / 34
    step = min(92 * scale + 3, box.width / max(len(characters), 1))
    for at, character in enumerate(characters):
        court.place_tile(sheet, character, box.x + step * (at + 0.5), box.y + box.height / 2, (step - 3) / 92)
    if not characters:
        sheet.add(
            svg.text(sheet.say("no character"), box.x + 4, box.y + 20, 12.5, text_anchor="start", font_weight=400)
        )


def _on_route(sheet: Sheet, seat: int, box: Box) -> None:
    """How many ships have been sent and lie in ports."""
    sent = on_route(sheet, seat)
    sheet.add(
        svg.element(
            "g",
            svg.title(sheet.say("{0} has {1} on the route.", sheet.name(seat), count(sent, sheet.say("ship")))),
            svg.rect(*box, rx=6, fill=SEA, stroke=SKY, stroke_width=1),
            icon(icons.ICONS["caravel"], box.x + 20, box.y + 15.5, 25),
            svg.text(str(sent), box.x + 48, box.y + 22, 18),
        )
    )


def _tiles(sheet: Sheet, seat: int, has: dict[str, Any], box: Box) -> None:
    """Launched ships, then projects, as large as the room allows."""
    launched = [*has["launched"], *(ship for ship in has["aboard"] if ship not in has["launched"])]
    own = [(ship, True) for ship in sorted(launched)] + [(ship, False) for ship in sorted(has["projects"])]
    cell = (ships.WIDE + 5, ships.HIGH + 4)
    scale, line = pack(len(own), box.width, box.height, cell, 1.28)
    wide, high = cell[0] * scale, cell[1] * scale
    for at, (ship, ready) in enumerate(own):
        x, y = box.x + (at % line + 0.5) * wide, box.y + (at // line + 0.5) * high
        if ready:
            ships.place_ship(sheet, ship, seat, ship in has["aboard"], x, y, scale)
        else:
            ships.place_project(sheet, ship, x, y, scale)
    if not own:
        sheet.add(
            svg.text(
                sheet.say("no project, no ship at home"),
                box.x + 5,
                box.y + 20,
                12.5,
                text_anchor="start",
                font_weight=400,
            )
        )
