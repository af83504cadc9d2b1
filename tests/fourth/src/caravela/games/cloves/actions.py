"""Every action of Cloves: its kind, its first number, the sizes of its arguments."""

from typing import Final

from caravela.games.cloves.tables import HOLD, ISLANDS
from caravela.kernel.actions import ActionSpace

SAIL: Final = 0  # island
LOAD: Final = 7  # number of cloves


def space() -> ActionSpace:
    return ActionSpace(("sail", SAIL, (ISLANDS,)), ("load", LOAD, (HOLD + 1,)))
