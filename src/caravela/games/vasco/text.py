"""The table in plain text, for a terminal."""

from typing import Any

from caravela.games.vasco.board.palette import PLAYERS
from caravela.games.vasco.catalog import Catalog
from caravela.games.vasco.phrases import AREAS
from caravela.games.vasco.tables import ROUNDS, UPPER
from caravela.games.vasco.terms import people, tile
from caravela.kernel.words import capital, count

PHASES = ("Set-up", "phase 1: placing discs", "phase 2: acting", "phase 3: navigation", "end of the round")

JSON = dict[str, Any]


def text(catalog: Catalog, view: JSON) -> str:
    """Everything on the table, a line or two each."""
    parts = [_head(catalog, view), _numbers(view), _court(catalog, view), _recruiting(view)]
    parts += [_projects(catalog, view), _route(catalog, view)]
    seats = view["seats"]
    parts += [_player(catalog, view, (view["first"] + i) % seats) for i in range(seats)]
    return "\n\n".join(parts)


def _mark(seat: int) -> str:
    return f"{PLAYERS[seat].mark} {PLAYERS[seat].name}"


def _head(catalog: Catalog, view: JSON) -> str:
    if view["phase"] >= len(PHASES):
        return "The play is over."
    when = f"Round {view['round']} of {ROUNDS}, {PHASES[view['phase']]}." if view["round"] else "Before round 1."
    lines = [f"{when} First player: {_mark(view['first'])}"]
    if view["to_move"] is not None:
        lines[0] += f". To move: {_mark(view['to_move'])}"
    if view["free"] is not None:
        lines[0] += f". First free number: {view['free']}"
    if view["vdg_next"] is not None:
        vdg = catalog.vdgs[view["vdg_next"]]
        told = [f"change {vdg.change:+d}"] if view["round"] else []
        if view["round"] < ROUNDS:
            told.append(f"next round from {vdg.start}, {' and '.join(map(str, vdg.reals))} Reals at court")
        lines.append(f"Open VdG tile: {'; '.join(told)}")
    return "\n".join(lines)


def _numbers(view: JSON) -> str:
    free = [str(number) for number, disc in enumerate(view["numbers"][:20], 1) if disc is None]
    lines = ["Numbers left: " + (" ".join(free) or "none")]
    for area, name in enumerate(AREAS):
        discs = [
            f"{PLAYERS[disc['seat']].mark}{number}{'<' if number == view['called'] else ''}"
            for number, disc in enumerate(view["numbers"], 1)
            if disc is not None and disc["area"] == area
        ]
        lines.append(f"  {capital(name[4:])} ({len(discs)} of {view['spaces']}): {' '.join(discs) or 'no discs'}")
    return "\n".join(lines)


def _court(catalog: Catalog, view: JSON) -> str:
    sums = [str(reals) for reals in view["money"] if reals is not None]
    lines = [
        f"Court: {' and '.join(sums) + ' Reals' if sums else 'no Reals'}, {_count(view['missionaries'], 'missionary')}"
    ]
    if view["merchant"] is not None:
        lines[0] += f", merchant ship of capacity {catalog.merchants[view['merchant']].capacity}"
    if view["gift"] is not None:
        lines.append(f"  To be sent first: merchant ship of capacity {catalog.merchants[view['gift']].capacity}")
    for character, entry in enumerate(catalog.characters):
        holder = view["holders"][character]
        locked = " (a disc lies on the portrait)" if view["portraits"][character] is not None else ""
        lines.append(f"  {entry.name or entry.id}: {'at court' if holder is None else _mark(holder)}{locked}")
    return "\n".join(lines)


def _count(amount: int, noun: str) -> str:
    return count(amount, noun) if amount else f"no {noun}"


def _recruiting(view: JSON) -> str:
    lines = [f"Recruiting ({sum(view['bag'])} in the bag):"]
    lines += [f"  section {number}: {people(sailors)}" for number, sailors in enumerate(view["sections"], 1)]
    waiting = ", ".join(f"{PLAYERS[s].mark} {player['waiting']}" for s, player in enumerate(view["players"]))
    lines.append(f"  captains: {waiting}")
    return "\n".join(lines)


def _projects(catalog: Catalog, view: JSON) -> str:
    lines = ["Projects:"]
    for place, ship in enumerate(view["slots"]):
        if ship is not None:
            framed = "São Gabriel: " if place == UPPER else ""
            lines.append(f"  {framed}{_ship(catalog, ship)}")
    if len(lines) == 1:
        lines.append("  none left")
    left = [f"{stack['left'] + (stack['top'] is not None)}" for stack in view["stacks"]]
    lines.append(f"  stacks I, II, III: {', '.join(left)} left")
    return "\n".join(lines)


def _ship(catalog: Catalog, ship: int) -> str:
    entry = catalog.ships[ship]
    return f"{entry.name or entry.id}: {tile(entry)}"


def _route(catalog: Catalog, view: JSON) -> str:
    lines = ["Route:"]
    dock = len(view["docks"])
    for port in reversed(catalog.ports):
        dock -= len(port.docks)
        ships = [_dock(catalog, value, view["docks"][dock + place]) for place, value in enumerate(port.docks)]
        lines.append(f"  {port.name or port.id} ({port.full} each when full): {'  '.join(ships)}")
    return "\n".join(lines)


def _dock(catalog: Catalog, value: int, ship: JSON | None) -> str:
    if ship is None:
        return f"{value} --"
    if "merchant" in ship:
        return f"{value} merchant({catalog.merchants[ship['merchant']].capacity})"
    entry = catalog.ships[ship["ship"]]
    brings = (f"{entry.reals}R" if entry.reals else "") + (f"{entry.points}P" if entry.points else "")
    return f"{value} {PLAYERS[ship['seat']].mark}({entry.capacity}{' ' + brings if brings else ''})"


def _player(catalog: Catalog, view: JSON, seat: int) -> str:
    player = view["players"][seat]
    crew = people(player["sailors"])
    if player["missionaries"]:
        white = count(player["missionaries"], "missionary")
        crew = white if crew == "nobody" else f"{crew}, {white}"
    lines = [
        f"{_mark(seat)}: {count(player['points'], 'point')}, {count(player['reals'], 'Real')}, "
        f"{count(player['captains'], 'captain')}, crew: {crew}"
    ]
    hosts = [catalog.characters[c].name or catalog.characters[c].id for c in player["characters"]]
    if hosts:
        lines.append("  host of " + ", ".join(hosts))
    lines += [f"  project {_ship(catalog, ship)}" for ship in player["projects"]]
    lines += [f"  ship {_ship(catalog, ship)}" for ship in player["launched"]]
    lines += [f"  leaving, {_ship(catalog, ship)}" for ship in player["aboard"]]
    return "\n".join(lines)
