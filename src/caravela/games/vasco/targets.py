"""Where on the board a person would click for an action: ids of the drawing's elements."""

from caravela.games.vasco.merchants import MerchantDock, Send
from caravela.games.vasco.recruiting import Hire
from caravela.games.vasco.state import Table
from caravela.games.vasco.tables import MERCHANT, NUMBERS
from caravela.kernel.masks import members

OWN_ID = {"area", "section", "port", "dock", "money"}


def targets(t: Table, action: tuple[str, *tuple[int, ...]]) -> list[str]:
    """The ids for an action, none where the board has no place for it."""
    kind, *args = action
    arg = args[0] if args else 0
    choice = t.choice
    seat = int(choice.seat) if choice is not None else 0
    if kind in OWN_ID:
        return [f"{kind}-{arg}"]
    if kind == "number":
        return [f"number-{arg + 1}"]
    if kind == "perform":
        return [f"disc-{int(t.called) + 1}"]
    if kind == "renounce":
        return [f"row-{_row(t, int(t.called))}"] if t.called < NUMBERS else []
    if kind in ("launch", "board"):
        return [f"ship-{arg}"]
    if kind == "crew":
        return [f"crew-{seat}-{colour}" for colour in members(arg)]
    if kind == "project":
        return [f"slot-{arg}"]
    if kind == "hire" and isinstance(choice, Hire):
        return [f"sailors-{int(choice.section)}-{int(choice.colour)}"]
    if kind == "captain":
        return [f"captains-{seat}"]
    if kind == "depart":
        return [f"ship-{ship}" for ship in members(t.aboard)]
    if kind == "sailor":
        return [f"sailors-{arg}-{args[1]}"]
    if kind == "bag":
        return ["bag"]
    if kind == "host":
        return [f"portrait-{arg}"]
    if kind == "pass" and isinstance(choice, Send | MerchantDock):
        return [f"merchant-{int(choice.ship) - MERCHANT}"]
    return []


def _row(t: Table, number: int) -> int:
    """The row of the numbers area in which a number lies."""
    return sum(last <= number for last in t.game.catalog.numbers.last)
