"""Who plays when nobody sits there. Bots know the contract of `caravela.Game` and `caravela.State`, no game."""

from collections.abc import Callable

from caravela.bots.greedy import Greedy
from caravela.bots.random import Random
from caravela.kernel.errors import CaravelaError
from caravela.kernel.record import Player

BOTS: dict[str, Callable[[int], Player]] = {"random": Random, "greedy": Greedy}
"""Each bot by name; it is made with a seed and plays the same for the same seed and states."""


def bot(name: str, seed: int = 0) -> Player:
    """A bot by its name."""
    if name not in BOTS:
        raise CaravelaError(f"there is no bot {name!r}; there is {', '.join(BOTS)}")
    return BOTS[name](seed)


__all__ = ["BOTS", "Greedy", "Player", "Random", "bot"]
