"""The table in plain text, for a terminal."""

from typing import Any

from caravela.games.macao.board.palette import PLAYERS
from caravela.games.macao.catalog import Catalog
from caravela.games.macao.effects_words import cubes_words, effect_words
from caravela.games.macao.phrases import COLOURS, GOODS, LETTERS, TILES
from caravela.kernel.words import count

JSON = dict[str, Any]


def text(catalog: Catalog, view: JSON) -> str:
    """Everything on the table, a line or two each."""
    parts = [_head(view), _cards(catalog, view), _city(catalog, view), _sea(catalog, view)]
    parts += [_player(catalog, view, seat) for seat in view["order"]]
    return "\n\n".join(parts)


def _head(view: JSON) -> str:
    order = "  ".join(
        f"{_mark(seat)} {view['players'][seat]['wall'] + 1}{'*' if seat == view['to_move'] else ''}"
        for seat in view["order"]
    )
    if view["phase"] == 0:
        when = "Before round 1: first cards and cubes."
    elif view["phase"] > 3:
        when = "The play is over."
    else:
        when = f"Round {view['round']} of 12, phase {view['phase']}."
    lines = [f"{when} On the wall: {order}"]
    if view["round"]:
        tribute = view["tribute"]
        lines.append(f"Tribute: {tribute['gold']} gold for {tribute['prestige']} prestige.")
    if any(view["dice"]):
        lines.append("Dice: " + " ".join(f"{LETTERS[i]}{pips}" for i, pips in enumerate(view["dice"])))
    return "\n".join(lines)


def _mark(seat: int) -> str:
    return f"{PLAYERS[seat].mark} {PLAYERS[seat].name}"


def _card(catalog: Catalog, card: int) -> str:
    entry = catalog.cards[card]
    return f"{entry.name} ({entry.kind}, {cubes_words(entry.cost)}): {effect_words(entry.effect)}"


def _cards(catalog: Catalog, view: JSON) -> str:
    shown = [card for card in view["display"] if card is not None]
    lines = ["Cards to take:" if shown else "No cards to take."]
    for card in shown:
        gold, prestige = catalog.cards[card].tribute
        lines.append(f"  - {_card(catalog, card)} [tribute {gold}, {prestige}]")
    later = [
        f"{number}: {', '.join(catalog.cards[card].name for card in pair)}"
        for number, pair in enumerate(view["offices"], 1)
        if pair is not None
    ]
    if later:
        lines.append("Offices of the rounds to come: " + "; ".join(later))
    if view["discard"]:
        lines.append("Discard pile: " + ", ".join(catalog.cards[card].name for card in view["discard"]))
    return "\n".join(lines)


def _city(catalog: Catalog, view: JSON) -> str:
    near: dict[str, list[str]] = {quarter.id: [] for quarter in catalog.quarters}
    names = {quarter.id: quarter.name for quarter in catalog.quarters}
    for border in catalog.borders:
        near[border.a].append(names[border.b])
        near[border.b].append(names[border.a])
    lines = ["City:"]
    for number, quarter in enumerate(catalog.quarters):
        owner, tile = view["owners"][number], view["tiles"][number]
        what = _mark(owner) if owner is not None else f"{cubes_words(quarter.cost)}; {TILES[tile]}"
        lines.append(f"  {quarter.name}: {what} -> {', '.join(near[quarter.id])}")
    return "\n".join(lines)


def _sea(catalog: Catalog, view: JSON) -> str:
    near: dict[str, list[str]] = {space.id: [] for space in catalog.spaces}
    names = {space.id: space.name for space in catalog.spaces}
    for route in catalog.routes:
        near[route.a].append(names[route.b])
        near[route.b].append(names[route.a])
    lines = ["Sea:"]
    port = 0
    for number, space in enumerate(catalog.spaces):
        what = ""
        if space.kind == "port":
            left = space.places[view["ports"][port] :]
            what = f" ({space.good}: {', '.join(map(str, left)) or 'full'})"
            port += 1
        ships = "".join(PLAYERS[seat].mark for seat, p in enumerate(view["players"]) if p["ship"] == number)
        here = f"  ships {ships}" if ships else ""
        lines.append(f"  {space.name}{what}{here} -> {', '.join(near[space.id])}")
    return "\n".join(lines)


def _player(catalog: Catalog, view: JSON, seat: int) -> str:
    player = view["players"][seat]
    stocks = [f"{player['points']} prestige", f"{player['gold']} gold", count(player["markers"], "punish marker")]
    if player["jokers"]:
        stocks.append(count(player["jokers"], "joker tile"))
    rose = " ".join(f"{space}:{_pile(pile)}" for space, pile in enumerate(player["rose"], 1))
    lines = [f"{_mark(seat)}: {', '.join(stocks)}; cubes {_pile(player['supply'])}, then {rose}"]
    aboard = [f"{amount} {GOODS[good]}" for good, amount in enumerate(player["aboard"]) if amount]
    if aboard:
        lines.append("  aboard: " + ", ".join(aboard))
    if player["picked"]:
        lines.append("  dice: " + ", ".join(COLOURS[colour] for colour in player["picked"]))
    lines += [f"  - {_card(catalog, card)}" for card in player["tableau"]]
    for card in player["active"]:
        used = " (used)" if card in player["used"] else ""
        lines.append(f"  + {catalog.cards[card].name}{used}: {effect_words(catalog.cards[card].effect)}")
    return "\n".join(lines)


def _pile(pile: list[int]) -> str:
    return "".join(LETTERS[i] * amount for i, amount in enumerate(pile)) or "-"
