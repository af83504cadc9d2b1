"""What a seat may see: everything, for nothing is hidden before it is drawn."""

from typing import Any

from caravela.games.cloves.state import Table


def view(t: Table, seat: int | None) -> dict[str, Any]:
    scores = t.scores()
    return {
        "game": "cloves",
        "seats": int(t.seats),
        "you": seat,
        "round": int(t.round),
        "to_move": t.to_move,
        "over": t.is_over,
        "wind": int(t.wind),
        "left": t.left[:],
        "players": [{"points": scores[s], "ship": t.ship[s], "aboard": t.aboard[s]} for s in range(t.seats)],
    }
