"""The table in plain text, for a terminal."""

from typing import Any

from caravela.games.cloves.board.palette import PLAYERS
from caravela.games.cloves.catalog import Catalog
from caravela.games.cloves.tables import ROUNDS
from caravela.kernel.words import count


def text(catalog: Catalog, view: dict[str, Any]) -> str:
    when = "The play is over." if view["over"] else f"Round {view['round']} of {ROUNDS}, wind {view['wind']}."
    lying = [f"  {island.name}: {cloves}" for island, cloves in zip(catalog.islands, view["left"], strict=True)]
    players = [
        f"{PLAYERS[seat].mark} {PLAYERS[seat].name}: {count(player['points'], 'point')}, "
        f"{count(player['aboard'], 'clove')} aboard, at {catalog.islands[player['ship']].name}"
        for seat, player in enumerate(view["players"])
    ]
    return "\n\n".join([when, "\n".join(["Cloves left:", *lying]), *players])
