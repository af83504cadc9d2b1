"""What a seat may see: all but the key of chance, since nothing lies hidden before it is drawn."""

from typing import Any

from caravela.games.vasco.state import Table
from caravela.games.vasco.tables import CHARACTERS, COLOURS, MERCHANT, WHITE
from caravela.kernel.masks import members, size

JSON = dict[str, Any]

EXTRA = ("court", "hand", "area", "portrait")


def view(t: Table, seat: int | None) -> JSON:
    """The table as plain lists and numbers."""
    return {
        "game": "vasco",
        "seats": int(t.seats),
        "you": seat,
        "round": int(t.round),
        "phase": int(t.phase),
        "turn": int(t.turn),
        "to_move": t.to_move,
        "first": int(t.first),
        "vdg": _known(t.vdg),
        "vdg_next": _known(t.vdg_next),
        "vdg_left": int(size(t.vdgs_left)),
        "free": int(t.free) or None,
        "called": None if t.called < 0 else int(t.called) + 1,
        "numbers": [None if where < 0 else {"seat": where >> 2, "area": where & 3} for where in t.numbers],
        "spaces": t.tables.spaces[t.seats],
        "slots": [_known(ship) for ship in t.slots],
        "stacks": [{"top": _known(top), "left": int(size(left))} for top, left in zip(t.tops, t.stacks)],
        "sections": [t.sections[place : place + COLOURS] for place in range(0, len(t.sections), COLOURS)],
        "bag": list(t.bag),
        "missionaries": int(t.missionaries),
        "money": [reals or None for reals in t.court],
        "holders": [_known(holder) for holder in t.holder],
        "portraits": [_known(host) for host in t.hosted],
        "merchant": _known(t.merchant),
        "gift": _known(t.gift),
        "merchants_left": int(size(t.merchants_left)),
        "docks": [_ship(t, ship) for ship in t.docks],
        "players": [_player(t, s) for s in range(t.seats)],
    }


def _known(value: int) -> int | None:
    return None if value < 0 else int(value)


def _ship(t: Table, ship: int) -> JSON | None:
    if ship < 0:
        return None
    return {"ship": ship, "seat": t.owner[ship]} if ship < MERCHANT else {"merchant": ship - MERCHANT}


def _player(t: Table, seat: int) -> JSON:
    crew = t.crews[seat * 5 : seat * 5 + 5]
    return {
        "points": t.points[seat],
        "reals": t.reals[seat],
        "captains": t.captains[seat],
        "waiting": t.waiting[seat],
        "sailors": crew[:COLOURS],
        "missionaries": crew[WHITE],
        "discs": t.discs[seat],
        "extra": EXTRA[t.extra[seat]],
        "projects": members(t.projects[seat]),
        "launched": members(t.launched[seat] & ~t.aboard),
        "aboard": members(t.launched[seat] & t.aboard),
        "characters": [c for c in range(CHARACTERS) if t.holder[c] == seat],
    }
