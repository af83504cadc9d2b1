"""What each player has: goods, points, dice, cards, favor tiles and crown tokens."""

from functools import cache
from typing import Any, Final

from caravela.games.coimbra.board import cards, city, dice, icons
from caravela.games.coimbra.board.banner import OVER, standing
from caravela.games.coimbra.board.palette import KINDS, PLAYERS
from caravela.games.coimbra.board.sheet import DICE, Sheet
from caravela.kernel.drawing import svg
from caravela.kernel.drawing.art import icon
from caravela.kernel.drawing.box import Box, pack
from caravela.kernel.drawing.lettering import fit, wrap
from caravela.kernel.drawing.palette import GOLD, INK, MIST, PARCHMENT, SERIF, SKY, TILE

WHEN: Final = ("C", "E", "end", "now")
DIE: Final = 0.69


def players(sheet: Sheet) -> None:
    for seat, box in enumerate(sheet.layout.players):
        _player(sheet, seat, box)


def _player(sheet: Sheet, seat: int, box: Box) -> None:
    has, player = sheet.view["players"][seat], PLAYERS[seat]
    turn = sheet.view["to_move"] == seat
    x, y, width = box.x, box.y, box.width
    name = sheet.name(seat)
    own = sheet.say("{0} (you)", name) if sheet.view["you"] == seat else name
    lines, size = wrap(own, 18, 10, width - (248 if turn else 172), bold=True)
    size = size if len(lines) == 1 else min(size, 13)
    first = y + (23.5 if len(lines) == 1 else 15.5)
    parts = [
        svg.rect(*box, rx=8, fill=PARCHMENT, stroke=GOLD if turn else player.dark, stroke_width=5 if turn else 1.6),
        svg.path(
            f"M{x + 2:g} {y + 32:g}V{y + 8:g}a6 6 0 0 1 6 -6h{width - 16:g}a6 6 0 0 1 6 6V{y + 32:g}Z", fill=player.fill
        ),
        svg.path(player.shape, fill=player.on, transform=f"translate({x + 18:g} {y + 17:g}) scale(1.3)"),
        *(
            svg.text(line, x + 33, first + i * size, size, fill=player.on, font_family=SERIF, text_anchor="start")
            for i, line in enumerate(lines)
        ),
    ]
    tip = sheet.say("{0}: {1} points, {2} coins, {3} guards.", name, has["points"], has["coins"], has["guards"])
    sheet.spot(f"player-{seat}", tip + (sheet.say(" It is this player's turn.") if turn else ""), *parts)
    _totals(sheet, seat, has, box)
    _stock(sheet, f"stock-{seat}-guards", "guards", has["guards"], x + 8, y + 38)
    _stock(sheet, f"stock-{seat}-coins", "coins", has["coins"], x + 8, y + 65)
    _shutters(sheet, seat, has, Box(x + 86, y + 38, 120, 52))
    _prizes(sheet, has, Box(x + 210, y + 38, width - 218, 52))
    _cards(sheet, has["cards"], box.inner(9, 98, 7, 8))


def _totals(sheet: Sheet, seat: int, has: dict[str, Any], box: Box) -> None:
    """Points, crowns and the place that they mean, in the head of the board."""
    right, y = box.x + box.width, box.y + 17
    on = PLAYERS[seat].on
    if sheet.view["phase"] == OVER:
        rank = standing(sheet).index(seat)
        said = sheet.say(("1st", "2nd", "3rd", "4th")[rank])
        sheet.add(svg.text(said, right - 132, y + 6, 17, fill=on, text_anchor="end"))
    elif sheet.view["to_move"] == seat:
        said = sheet.say("to choose")
        sheet.add(
            svg.rect(right - 208, y - 11, 76, 22, rx=11, fill=GOLD, stroke=INK, stroke_width=1),
            svg.text(said, right - 170, y + 4.5, fit(said, 13, 70, bold=True)),
        )
    crowns = svg.rect(right - 124, y - 12, 54, 24, rx=12, fill=TILE)
    sheet.add(
        svg.element(
            "g",
            svg.title(sheet.say("{0} crowns for the player order", has["crowns"])),
            crowns,
            icon(icons.ICONS["crown"], right - 108, y, 20),
            svg.text(str(has["crowns"]), right - 84, y + 6, 16),
        ),
        svg.element(
            "g",
            svg.title(sheet.say("{0} points", has["points"])),
            svg.rect(right - 66, y - 12, 60, 24, rx=12, fill=TILE),
            icon(icons.ICONS["points"], right - 50, y, 22),
            svg.text(str(has["points"]), right - 23, y + 6.2, 17),
        ),
    )


def _stock(sheet: Sheet, key: str, good: str, number: int, x: float, y: float) -> None:
    sheet.spot(
        key,
        sheet.say("{0} of at most 20 {1}", number, good),
        svg.rect(x, y, 72, 25, rx=6, fill=TILE, stroke=SKY, stroke_width=1),
        icon(icons.ICONS[good], x + 15, y + 12.5, 22),
        svg.text(str(number), x + 45, y + 19, 19),
        svg.rect(x + 61, y + 3, 5, 19, rx=2, fill=MIST),
        svg.rect(
            x + 61, y + 22 - 19 * number / 20, 5, 19 * number / 20, rx=2, fill=GOLD if good == "coins" else "#a8352a"
        ),
    )


@cache
def _free(seat: int) -> str:
    player = PLAYERS[seat]
    return svg.rect(-24, -31, 48, 73, rx=8, fill="none", stroke=player.dark, stroke_width=2, stroke_dasharray="6 5")


def _shutters(sheet: Sheet, seat: int, has: dict[str, Any], box: Box) -> None:
    """The three places for die holders: dice that have come back, a die in hand, free holders."""
    resting = {it["code"]: it for it in has["resting"]}
    out = {it["code"] for row in sheet.view["rows"] for it in row}
    hand = has["hand"]
    for slot, cell in enumerate(box.columns(3, 4)):
        code = seat * 3 + slot
        x, y = cell.x + cell.width / 2, cell.y + 22
        if code in resting:
            _resting(sheet, seat, resting[code], x, y)
        elif code in out:
            sheet.add(_empty(x, y, sheet.say("This die is on the board.")))
        elif hand is not None:
            colour, pips = hand
            kind = KINDS[colour]
            tip = sheet.say("{0} holds a {1} die ({2}) showing {3}.", sheet.name(seat), kind.colour, kind.name, pips)
            glow = svg.rect(-28, -35, 56, 81, rx=11, fill="none", stroke=GOLD, stroke_width=5)
            sheet.place(DICE, f"hand-{seat}", x, y, glow + dice.holder(seat) + dice.die(colour, pips, pips), tip, DIE)
            hand = None
        else:
            sheet.add(svg.group([svg.title(sheet.say("A free die holder")), _free(seat)], at=(x, y), scale=DIE))


def _empty(x: float, y: float, tip: str) -> str:
    return svg.element("g", svg.title(tip), svg.rect(x - 14, y - 18, 28, 42, rx=5, fill=MIST, opacity=0.7))


def _resting(sheet: Sheet, seat: int, it: dict[str, Any], x: float, y: float) -> None:
    kind = KINDS[it["colour"]]
    tip = sheet.say("{0}: {1} die ({2}) back on the shutters", sheet.name(seat), kind.colour, kind.name)
    art = dice.holder(seat) + dice.die(it["colour"], min(it["value"], 6), it["value"])
    if it["spent"]:
        art += icon(icons.ICONS["done"], 0, -8, 34)
        tip += sheet.say("; its income is paid")
    sheet.place(DICE, f"die-{it['code']}", x, y, art, tip + ".", DIE)
    if sheet.view["cap"]["on"] == it["code"]:
        dice.place_cap(sheet, x + 14 * DIE, y - 25 * DIE, 0.85 * DIE)


def _prizes(sheet: Sheet, has: dict[str, Any], box: Box) -> None:
    """Favor tiles and crown tokens of this round, one on a card that is just being acquired too."""
    tokens = [kind for kind, it in enumerate(sheet.view["tokens"]) if kind in has["tokens"] or it["on"] in has["cards"]]
    wide = 58 * len(has["tiles"]) + 29 * len(tokens)
    scale = min(1.0, box.width / max(wide, 1))
    x, y = box.x, box.y + box.height / 2
    for tile in has["tiles"]:
        city.place_favor(sheet, tile, x + 28 * scale, y, scale)
        x += 58 * scale
    for kind in tokens:
        cards.place_token(sheet, kind, x + 15 * scale, y, 0.9 * scale)
        x += 29 * scale


def _cards(sheet: Sheet, own: list[int], box: Box) -> None:
    """The cards by the time at which they work, as large as the room allows."""
    cell = (cards.SMALL[0] + 5, cards.SMALL[1] + 5)
    scale, line = pack(len(own), box.width, box.height, cell, 1.45)
    wide, high = cell[0] * scale, cell[1] * scale
    for i, card in enumerate(sorted(own, key=lambda card: (WHEN.index(sheet.catalog.cards[card].when), card))):
        cards.place(sheet, card, box.x + (i % line + 0.5) * wide, box.y + (i // line + 0.5) * high, scale)
