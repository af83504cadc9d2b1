"""Where on the board a person would click for an action: ids of the drawing's elements."""

from caravela.games.coimbra import effects, pilgrim
from caravela.games.coimbra.city import Acquire
from caravela.games.coimbra.phrases import RESOURCES
from caravela.games.coimbra.state import SHUTTER, Table

ON_CARD = frozenset({"acquire", "begin", "use", "lose", "recall", "copy", "judge"})


def targets(t: Table, action: tuple[str, *tuple[int, ...]]) -> list[str]:
    """The ids for an action, none where the board has no place for it."""
    kind, *args = action
    arg = args[0] if args else 0
    choice = t.choice
    seat = int(choice.seat) if choice is not None else 0
    if kind in ON_CARD:
        return [f"card-{arg}"]
    if kind == "draft":
        return [f"pool-{arg}-{args[1] + 1}-0"]
    if kind == "place":
        return [f"location-{arg}"]
    if kind == "tile":
        return [f"favor-{arg}"]
    if kind == "group":
        return [f"group-{arg}"]
    if kind == "corner":
        return [f"node-{t.tables.corner + arg}"]
    if kind == "move":
        return [f"node-{arg}"]
    if kind == "track":
        return [f"track-{arg}"]
    if kind in ("invest", "score"):
        return [f"voyage-{arg}"]
    if kind in ("resource", "exchange"):
        return [f"stock-{seat}-{RESOURCES[arg]}"]
    if kind == "cap":
        return [f"die-{seat * 3 + arg}"]
    if kind == "income":
        codes = range(seat * 3, seat * 3 + 3)
        return [f"die-{c}" for c in codes if t.place[c] == SHUTTER and t.face[c] // 6 == arg]
    if kind == "distress" and isinstance(choice, Acquire):
        return [f"die-{choice.code}"]
    if kind == "take" and isinstance(choice, pilgrim.Visit):
        return [f"node-{t.spaces.index(choice.tile)}"]
    if kind == "pay" and isinstance(choice, effects.Payment):
        return [f"card-{choice.card}"]
    return []
