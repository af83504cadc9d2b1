"""Where on the board a person would click for an action: ids of the drawing's elements."""

from caravela.games.macao.state import Table

ON_CARD = frozenset({"draft", "drop", "activate", "use"})


def targets(t: Table, action: tuple[str, *tuple[int, ...]]) -> list[str]:
    """The ids for an action, none where the board has no place for it."""
    kind, *args = action
    arg = args[0] if args else 0
    seat = int(t.choice.seat) if t.choice is not None else 0
    if kind in ON_CARD:
        return [f"card-{arg}"]
    if kind == "quarter":
        return [f"quarter-{arg}"]
    if kind == "wall":
        return [f"wall-{min(t.wall[seat] + arg, 15)}"]
    if kind in ("dice", "die"):
        return [f"die-{colour}" for colour in args]
    if kind == "take":
        return [f"bank-{arg}"]
    if kind == "gold":
        return ["bank-gold"]
    if kind == "pay":
        return [f"supply-{seat}-{arg}"]
    if kind == "deliver":
        return [f"space-{t.tables.port_space[arg]}"]
    if kind == "sail":
        return [f"space-{arg}"]
    if kind == "ship":
        return [f"ship-{seat}"]
    if kind == "tribute":
        return ["tribute"]
    if kind == "joker":
        return [f"jokers-{seat}"]
    return []
