"""The table in plain text, for a terminal."""

from typing import Any

from caravela.games.coimbra.board.palette import PLAYERS
from caravela.games.coimbra.catalog import Catalog
from caravela.games.coimbra.effects_words import FAVORS, effect_words, gain_words
from caravela.games.coimbra.phrases import LOCATIONS, TRACKS
from caravela.kernel.words import count

SHORT = ("Co", "Me", "Cl", "Sc", "Wh")
PHASES = "ABCDEF"

JSON = dict[str, Any]


def text(catalog: Catalog, view: JSON) -> str:
    """Everything on the table, a line or two each."""
    parts = [_head(view), _tracks(catalog, view), _city(catalog, view), _map(catalog, view), _voyages(catalog, view)]
    parts += [_player(catalog, view, seat) for seat in view["order"]]
    return "\n\n".join(part for part in parts if part)


def _head(view: JSON) -> str:
    order = " ".join(_mark(seat) + ("*" if seat == view["to_move"] else "") for seat in view["order"])
    if view["phase"] == 0:
        when = "Before round 1: start conditions."
    elif view["phase"] > len(PHASES):
        when = "The play is over."
    else:
        when = f"Round {view['round']} of 4, phase {PHASES[view['phase'] - 1]}."
    return f"{when} Player order: {order}"


def _mark(seat: int) -> str:
    return f"{PLAYERS[seat].mark} {PLAYERS[seat].name}"


def _die(die: JSON) -> str:
    if die["seat"] is None:
        return "(token, done)" if die["down"] else f"(token {die['value']})"
    cap = "+3" if die["cap"] else ""
    pips = die["value"] - 3 * die["cap"]
    return f"{PLAYERS[die['seat']].mark}{SHORT[die['colour']]}{pips}{cap}{'<' if die['active'] else ''}"


def _card(catalog: Catalog, card: int) -> str:
    entry = catalog.cards[card]
    diplomas = f" [{' '.join(entry.diplomas)}]" if entry.diplomas else ""
    return f"{_named(catalog, card)}: {effect_words(entry.bonus, entry.when)}{diplomas}"


def _named(catalog: Catalog, card: int) -> str:
    entry = catalog.cards[card]
    cost = f", {entry.cost}" if entry.cost else ""
    return f"{entry.name or entry.id} ({SHORT[TRACKS.index(entry.class_)]}{entry.influence}{cost})"


def _tracks(catalog: Catalog, view: JSON) -> str:
    lines = ["Influence (ahead first):"]
    for track, name in enumerate(TRACKS):
        disks = "  ".join(f"{PLAYERS[s].mark} {view['levels'][track][s]}" for s in view["stacks"][track])
        award = catalog.awards[view["awards"][track]]
        points = award.four if view["seats"] == 4 else award.few
        lines.append(f"  {name:9} {disks}   (places: {'/'.join(map(str, points))})")
    return "\n".join(lines)


def _city(catalog: Catalog, view: JSON) -> str:
    lines = ["City:"]
    if view["pool"]:
        lines.append("Pool: " + " ".join(f"{SHORT[colour]}{pips}" for colour, pips in view["pool"]))
    if any(group for group in view["groups"]):
        lines.append("Start groups:")
        for number, group in enumerate(view["groups"], 1):
            lines += [f"  {number}. {_card(catalog, card)}" for card in group or []]
    for location, name in enumerate(LOCATIONS):
        row = " ".join(_die(die) for die in view["rows"][location])
        lines.append(f"{name[4:].capitalize()}: {row or 'no dice'}")
        if location == 0:
            tiles = [f"{'ABCD'[i]} ({FAVORS[i]})" for i, holder in enumerate(view["tiles"]) if holder is None]
            lines.append("  favor tiles: " + (", ".join(tiles) or "none left"))
            continue
        for card in view["display"][location * 4 - 4 : location * 4]:
            if card is not None:
                crown = " + crown token" if any(token["on"] == card for token in view["tokens"]) else ""
                lines.append(f"  - {_card(catalog, card)}{crown}")
    lines.append(f"Stack: {count(view['deck'], 'card')}")
    if view["discard"]:
        lines.append("Discard pile: " + ", ".join(_named(catalog, card) for card in view["discard"]))
    return "\n  ".join(lines)


def _map(catalog: Catalog, view: JSON) -> str:
    lines = ["Monasteries:"]
    near: dict[str, list[str]] = {node.id: [] for node in catalog.nodes}
    names = {node.id: _node(catalog, view, i) for i, node in enumerate(catalog.nodes)}
    for road in catalog.roads:
        near[road.a].append(names[road.b])
        if not road.one_way:
            near[road.b].append(names[road.a])
    for i, node in enumerate(catalog.nodes):
        pilgrims = "".join(PLAYERS[s].mark for s, p in enumerate(view["players"]) if p["pilgrim"] == i)
        here = f"; pilgrim {pilgrims}" if pilgrims else ""
        if node.kind == "monastery":
            tile = catalog.monasteries[view["spaces"][i]]
            disks = "".join(PLAYERS[s].mark for s in view["disks"][i])
            visited = f"; visited by {disks}" if disks else ""
            bonus = effect_words(tile.bonus, tile.when)
            lines.append(f"  {names[node.id]}: {bonus}{visited}{here} -> {', '.join(near[node.id])}")
        elif pilgrims:
            lines.append(f"  {names[node.id]}{here} -> {', '.join(near[node.id])}")
    return "\n".join(lines)


def _node(catalog: Catalog, view: JSON, number: int) -> str:
    node = catalog.nodes[number]
    if node.kind != "monastery":
        return node.name or node.id
    tile = catalog.monasteries[view["spaces"][number]]
    return f"{tile.name or tile.id} {'I' * (node.level or 1)}"


def _voyages(catalog: Catalog, view: JSON) -> str:
    lines = ["Voyages:"]
    for voyage, investors in zip(view["voyages"], view["investors"], strict=True):
        entry = catalog.voyages[voyage]
        disks = "".join(PLAYERS[s].mark for s in investors)
        here = f"  {disks}" if disks else ""
        lines.append(f"  {entry.name}, {entry.cost} {entry.pay}: {effect_words(entry.task)}{here}")
    return "\n".join(lines)


def _player(catalog: Catalog, view: JSON, seat: int) -> str:
    player = view["players"][seat]
    stocks = ", ".join(count(player[name], name[:-1]) for name in ("points", "guards", "coins", "crowns"))
    lines = [f"{_mark(seat)}: {stocks}"]
    resting = [f"{SHORT[die['colour']]}{'(paid)' if die['spent'] else ''}" for die in player["resting"]]
    if resting:
        lines.append("  dice: " + " ".join(resting))
    if player["tiles"]:
        lines.append("  favor tiles: " + ", ".join("ABCD"[i] for i in player["tiles"]))
    lines += [f"  - {_card(catalog, card)}" for card in player["cards"]]
    boxes = []
    for track, name in enumerate(TRACKS):
        level = view["levels"][track][seat]
        gain = next(box.gain for box in catalog.tracks[track].boxes if box.from_ <= level <= box.to)
        boxes.append(f"{name} {gain_words(gain)}")
    lines.append("  income: " + "; ".join(boxes))
    return "\n".join(lines)
