"""Where on the board a person would click for an action: ids of the drawing's elements."""

from caravela.games.cloves.state import Table


def targets(t: Table, action: tuple[str, *tuple[int, ...]]) -> list[str]:
    kind, *args = action
    if kind == "sail":
        return [f"island-{args[0]}"]
    return [] if t.to_move is None else [f"ship-{t.to_move}"]
