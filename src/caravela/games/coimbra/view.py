"""What a seat may see: all but the key of chance, since nothing lies hidden before it is drawn."""

from typing import Any

from caravela.games.coimbra.dice import Place
from caravela.games.coimbra.income import SPENT
from caravela.games.coimbra.state import HELD, PHASE_C, SHUTTER, TOKENS, Table
from caravela.games.coimbra.tables import SLOTS, SPACES
from caravela.kernel.masks import members, size

JSON = dict[str, Any]


def view(t: Table, seat: int | None) -> JSON:
    """The table as plain lists and numbers."""
    return {
        "game": "coimbra",
        "seats": int(t.seats),
        "you": seat,
        "round": int(t.round),
        "phase": int(t.phase),
        "turn": int(t.turn),
        "to_move": t.to_move,
        "location": int(t.location),
        "order": list(t.order),
        "pool": [[face // 6, face % 6 + 1] for face in t.pool],
        "rows": [[_die(t, code) for code in row] for row in _rows(t)],
        "display": [_known(card) for card in t.display],
        "tokens": [_token(t, token) for token in t.tokens],
        "tiles": [_known(holder) for holder in t.tiles],
        "cap": {"on": _known(t.cap)},
        "deck": int(size(t.deck)),
        "discard": members(t.discard),
        "groups": _groups(t),
        "spaces": list(t.spaces),
        "disks": [[s for s in range(t.seats) if t.disks[s] >> space & 1] for space in range(SPACES)],
        "awards": list(t.awards),
        "voyages": list(t.voyages),
        "investors": [[s for s in range(t.seats) if t.invested[s] >> slot & 1] for slot in range(SLOTS)],
        "levels": [t.levels[track * 4 : track * 4 + t.seats] for track in range(4)],
        "stacks": [t.stacks[track * 4 : track * 4 + t.seats] for track in range(4)],
        "players": [_player(t, s) for s in range(t.seats)],
    }


def _known(value: int) -> int | None:
    return None if value < 0 else int(value)


def _rows(t: Table) -> list[list[int]]:
    """The dice of each location, left to right: spent tokens, the die that is being resolved, the waiting ones."""
    rows: list[list[int]] = [[], [], [], []]
    for code in range(TOKENS, TOKENS + 5):
        if 0 <= t.place[code] < SHUTTER and code not in t.queue and _current(t, code):
            rows[t.place[code]].append(code)
    if t.active >= 0:
        rows[t.location].append(int(t.active))
    for code in t.queue:
        rows[t.place[code]].append(code)
    for code in range(TOKENS, TOKENS + 5):
        if 0 <= t.place[code] < SHUTTER and code not in t.queue and not _current(t, code):
            rows[t.place[code]].append(code)
    return rows


def _current(t: Table, code: int) -> bool:
    return bool(t.phase == PHASE_C and t.place[code] == t.location)


def _die(t: Table, code: int) -> JSON:
    mine = code < TOKENS
    return {
        "code": code,
        "seat": code // 3 if mine else None,
        "colour": t.face[code] // 6 if mine else None,
        "value": t.value[code],
        "cap": code == t.cap,
        "down": not mine and code not in t.queue and _current(t, code),
        "active": code == t.active,
    }


def _token(t: Table, token: int) -> JSON:
    return {"on": token if 0 <= token < HELD else None, "seat": token - HELD if token >= HELD else None}


def _groups(t: Table) -> list[list[int] | None]:
    if max(t.groups) < 0:
        return []
    return [None if t.groups[i] < 0 else t.groups[i : i + 2] for i in range(0, 2 * t.seats, 2)]


def _player(t: Table, seat: int) -> JSON:
    codes = range(seat * 3, seat * 3 + 3)
    hand = None
    if isinstance(t.choice, Place) and t.choice.seat == seat:
        face = t.face[seat * 3 + t.choice.holder]
        hand = [face // 6, face % 6 + 1]
    return {
        "coins": t.coins[seat],
        "guards": t.guards[seat],
        "points": t.points[seat],
        "crowns": int(t.crowns(seat)),
        "pilgrim": _known(t.pilgrim[seat]),
        "cards": members(t.cards[seat]),
        "hand": hand,
        "resting": [
            {"code": code, "colour": t.face[code] // 6, "value": t.value[code], "spent": t.place[code] == SPENT}
            for code in codes
            if t.place[code] in (SHUTTER, SPENT)
        ],
        "holders": sum(t.face[code] < 0 for code in codes),
        "tiles": [i for i in range(4) if t.tiles[i] == seat],
        "tokens": [i for i in range(4) if t.tokens[i] == HELD + seat],
    }
