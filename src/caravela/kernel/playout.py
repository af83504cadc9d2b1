"""Random play inside compiled code, for benchmarks and search."""

from typing import Final

from mypy_extensions import i64

from caravela.kernel import chance
from caravela.kernel.state import State

CHOICES: Final = 1 << 31
"""Where the counts of choices begin: apart from those of draws, so that equal seeds do not tie the two together."""


def playout(state: State, seed: i64) -> i64:
    """Play a state to its end with random choices; how many there were."""
    low = chance.low_key(seed)
    high = chance.high_key(seed)
    count: i64 = 0
    while state.asked >= 0:
        menu = state.menu
        state.play(menu[chance.below(low, high, CHOICES + count, len(menu))])
        count += 1
    return count
