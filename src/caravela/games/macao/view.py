"""What a seat may see: all but the key of chance, since nothing lies hidden before it is drawn."""

from typing import Any

from caravela.games.macao.cubes import spread
from caravela.games.macao.state import Table
from caravela.games.macao.tables import GOODS
from caravela.kernel.masks import members

JSON = dict[str, Any]


def view(t: Table, seat: int | None) -> JSON:
    """The table as plain lists and numbers."""
    n = int(t.seats)
    owners: list[int | None] = [None] * len(t.tiles)
    for s in range(n):
        for quarter in members(t.owned[s]):
            owners[quarter] = s
    return {
        "game": "macao",
        "seats": n,
        "you": seat,
        "round": int(t.round),
        "phase": int(t.phase),
        "turn": int(t.turn),
        "to_move": t.to_move,
        "order": list(t.order),
        "tribute": {"gold": int(t.tribute_gold), "prestige": int(t.tribute_prestige)},
        "offices": [t.offices[i : i + 2] if i >= 2 * t.round else None for i in range(0, len(t.offices), 2)],
        "display": [None if card < 0 else card for card in t.display],
        "deck": len(t.deck),
        "discard": list(t.discard),
        "dice": list(t.dice),
        "tiles": [tile if owner is None else None for tile, owner in zip(t.tiles, owners, strict=True)],
        "owners": owners,
        "ports": list(t.ports),
        "players": [_player(t, s) for s in range(n)],
    }


def _player(t: Table, seat: int) -> JSON:
    active = t.active[seat]
    acting = t.choice is not None and t.choice.seat == seat
    return {
        "gold": t.gold[seat],
        "points": t.points[seat],
        "markers": t.markers[seat],
        "jokers": t.jokers[seat],
        "wall": t.wall[seat],
        "ship": t.ship[seat],
        "tableau": list(t.tableau[seat]),
        "active": list(active),
        "used": [active[place] for place in members(t.used)] if acting else [],
        "supply": spread(t.supply[seat]),
        "rose": [spread(pile) for pile in t.rose[seat * 6 : seat * 6 + 6]],
        "picked": members(t.picked[seat]),
        "aboard": t.aboard[seat * GOODS : seat * GOODS + GOODS],
        "delivered": t.delivered[seat * GOODS : seat * GOODS + GOODS],
    }
