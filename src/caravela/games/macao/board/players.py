"""What each player has: cubes now and to come, gold, jokers, goods, markers, cards."""

from typing import Any, Final

from caravela.games.macao.board import cards, icons, pieces, rose
from caravela.games.macao.board.banner import ORDINALS, OVER, standing
from caravela.games.macao.board.layout import BLOCK, SIDE
from caravela.games.macao.board.palette import PLAYERS, SEA
from caravela.games.macao.board.sheet import CARDS, Sheet
from caravela.games.macao.effects_words import card_sentence
from caravela.games.macao.phrases import GOODS
from caravela.kernel.drawing import svg
from caravela.kernel.drawing.art import icon
from caravela.kernel.drawing.box import Box
from caravela.kernel.drawing.lettering import fit, wrap
from caravela.kernel.drawing.palette import GOLD, INK, MIST, PARCHMENT, SERIF, SKY, TILE
from caravela.kernel.words import count

ACROSS: Final = 2
"""How many cards before their owner lie on a line."""
ROSE: Final = 214
TALL: Final = 54
"""The greatest height of a line of cards."""
GAP: Final = 3


def players(sheet: Sheet) -> None:
    for seat, box in enumerate(sheet.layout.players):
        _player(sheet, seat, box)


def _player(sheet: Sheet, seat: int, box: Box) -> None:
    has, player = sheet.view["players"][seat], PLAYERS[seat]
    turn = sheet.view["to_move"] == seat
    x, y, width = box.x, box.y, box.width
    name = sheet.name(seat)
    own = sheet.say("{0} (you)", name) if sheet.view["you"] == seat else name
    lines, size = wrap(own, 18, 10, width - 33 - (162 if turn else 80), bold=True)
    size = size if len(lines) == 1 else min(size, 13)
    base = y + (23.5 if len(lines) == 1 else 15.5)
    parts = [
        svg.rect(*box, rx=8, fill=PARCHMENT, stroke=GOLD if turn else player.dark, stroke_width=5 if turn else 1.6),
        svg.path(
            f"M{x + 2:g} {y + 32:g}V{y + 8:g}a6 6 0 0 1 6 -6h{width - 16:g}a6 6 0 0 1 6 6V{y + 32:g}Z", fill=player.fill
        ),
        svg.path(player.shape, fill=player.on, transform=f"translate({x + 18:g} {y + 17:g}) scale(1.3)"),
        *(
            svg.text(line, x + 33, base + i * size, size, fill=player.on, font_family=SERIF, text_anchor="start")
            for i, line in enumerate(lines)
        ),
    ]
    tip = sheet.say("{0}: {1}, {2} gold.", name, count(has["points"], sheet.say("point")), has["gold"])
    sheet.spot(f"player-{seat}", tip + (sheet.say(" It is this player's turn.") if turn else ""), *parts)
    _totals(sheet, seat, has, box)
    beside = width >= 1.7 * SIDE
    left = SIDE if beside else width
    rose.supply(sheet, seat, Box(x + 8, y + 38, left - 16, 29))
    rose.rose(sheet, seat, x + 8 + ROSE / 2, y + 153)
    _stock(sheet, seat, has, Box(x + 12 + ROSE, y + 74, left - ROSE - 20, BLOCK - 80))
    room = box.inner(left, 40, 8, 8) if beside else box.inner(8, BLOCK, 8, 8)
    _cards(sheet, has, room)


def _totals(sheet: Sheet, seat: int, has: dict[str, Any], box: Box) -> None:
    """Points in the head of the panel, and the place that they mean in the end."""
    right, y = box.x + box.width, box.y + 17
    if sheet.view["phase"] == OVER:
        said = sheet.say(ORDINALS[standing(sheet).index(seat)])
        sheet.add(svg.text(said, right - 80, y + 6, 17, fill=PLAYERS[seat].on, text_anchor="end"))
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
    """Gold, joker tiles, punish markers, the ship's place and its goods."""
    name = sheet.name(seat)
    wide = (box.width - 8) / 3
    jokers = count(has["jokers"], sheet.say("joker tile"))
    markers = count(has["markers"], sheet.say("punish marker"))
    things = (
        ("", "gold", has["gold"], sheet.say("{0} has {1} gold.", name, has["gold"])),
        (f"jokers-{seat}", "joker", has["jokers"], sheet.say("{0} has {1}.", name, jokers)),
        ("", "marker", has["markers"], sheet.say("{0} has {1}.", name, markers)),
    )
    for at, (key, sign, number, tip) in enumerate(things):
        x = box.x + at * (wide + 4)
        lit = number or sign == "gold"
        art = svg.element(
            "g",
            svg.title(tip),
            svg.rect(x, box.y, wide, 50, rx=6, fill=TILE if lit else MIST, stroke=SKY, stroke_width=1),
            icon(icons.ICONS[sign], x + wide / 2, box.y + 15, 24),
            svg.text(str(number), x + wide / 2, box.y + 45, 17, font_weight=700 if lit else 400),
            id=key or None,
        )
        sheet.add(art)
    _ship(sheet, seat, has, Box(box.x, box.y + 54, box.width, 26))
    _goods(sheet, seat, has, Box(box.x, box.y + 84, box.width, box.height - 84))


def _ship(sheet: Sheet, seat: int, has: dict[str, Any], box: Box) -> None:
    place = sheet.catalog.spaces[has["ship"]].name
    sheet.add(
        svg.element(
            "g",
            svg.title(sheet.say("The ship of {0}: {1}", sheet.name(seat), place)),
            svg.rect(*box, rx=6, fill=SEA, stroke=SKY, stroke_width=1),
            icon(pieces.ship(seat), box.x + 14, box.y + 12.5, 21),
            svg.text(
                place, box.x + 28, box.y + 17.5, fit(place, 13, box.width - 32), text_anchor="start", font_weight=400
            ),
        )
    )


def _goods(sheet: Sheet, seat: int, has: dict[str, Any], box: Box) -> None:
    """Each good: how many tiles are aboard, and below how many have been delivered."""
    high = (box.height - 3) / 2
    for good, name in enumerate(GOODS):
        cell = box.columns(4, 3)[good % 4]
        x, y = cell.x, box.y + (good // 4) * (high + 3)
        aboard, delivered = has["aboard"][good], has["delivered"][good]
        tip = sheet.say("{0}: {1} aboard, {2} delivered", name, aboard, delivered)
        parts = [
            svg.title(tip),
            svg.rect(
                x, y, cell.width, high, rx=4, fill=TILE if aboard or delivered else MIST, stroke=SKY, stroke_width=0.8
            ),
            svg.element(
                "g", icon(icons.GOODS[good], x + 9.5, y + 11, 16.5), opacity=None if aboard or delivered else 0.45
            ),
        ]
        if aboard:
            parts.append(svg.text(str(aboard), x + cell.width - 7, y + 16, 14))
        if delivered:
            parts.append(icon(icons.ICONS["done"], x + 10, y + high - 8, 12))
            parts.append(svg.text(str(delivered), x + cell.width - 8, y + high - 3.6, 12, font_weight=400))
        sheet.add(svg.element("g", *parts))


def _cards(sheet: Sheet, has: dict[str, Any], box: Box) -> None:
    """Cards that wait, and on lines of their own below them the active ones, as large as the room allows."""
    groups = [(card, False) for card in has["tableau"]], [(card, True) for card in has["active"]]
    rows = [group[at : at + ACROSS] for group in groups for at in range(0, len(group), ACROSS)]
    high = min(TALL, box.height / max(len(rows), 1)) - GAP
    for line, row in enumerate(rows):
        y = box.y + line * (high + GAP)
        for cell, (card, active) in zip(box.columns(ACROSS, GAP + 1), row):
            it = sheet.catalog.cards[card]
            used = card in has["used"]
            tip = card_sentence(it) + " " + sheet.say("It is active." if active else "It waits on the tableau.")
            tip += " " + sheet.say("It has been used in this round.") if used else ""
            art = cards.strip(it, cell.width, high, active, used)
            sheet.place(CARDS, f"card-{card}", cell.x + cell.width / 2, y + high / 2, art, tip)
    if not rows:
        sheet.add(svg.text(sheet.say("no cards"), box.x + 4, box.y + 14, 12.5, text_anchor="start", font_weight=400))
