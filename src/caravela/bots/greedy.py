"""A bot that looks one choice ahead, and over the further choices of the same turn."""

import random
from math import inf

from caravela.kernel.chance import SEEDS
from caravela.kernel.state import State

FURTHER = 1
"""How many more choices of its own turn it tries out after the one to be made: a die and its place belong together."""


class Greedy:
    """Takes the action after which the game's evaluation is best for its seat against the best other.

    It looks at clones with a new key, so it sees nothing of what is to come.
    """

    name = "greedy"

    def __init__(self, seed: int = 0) -> None:
        self.random = random.Random(seed)

    def choose(self, state: State) -> int:
        seat = state.to_move
        assert seat is not None
        ahead = state.clone()
        ahead.resample(self.random.randrange(SEEDS))
        best: list[int] = []
        highest = -inf
        for action in state.legal_actions():
            after = ahead.clone()
            after.apply(action)
            worth = outlook(after, seat, ahead.chance_count, FURTHER)
            if worth > highest:
                best, highest = [action], worth
            elif worth == highest:
                best.append(action)
        return best[0] if len(best) == 1 else self.random.choice(best)


def outlook(state: State, seat: int, chance_count: int, further: int) -> float:
    """How well a seat stands, after the best of its own next choices while nothing new has been revealed."""
    if further and state.to_move == seat and state.chance_count == chance_count:
        best = -inf
        for action in state.legal_actions():
            after = state.clone()
            after.apply(action)
            best = max(best, outlook(after, seat, chance_count, further - 1))
        return best
    values = state.game.values(state)
    own = values.pop(seat)
    return own - max(values)
