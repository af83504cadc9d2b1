"""A bot that plays any legal action."""

import random

from caravela.kernel.state import State


class Random:
    """Every legal action is as likely as the others."""

    name = "random"

    def __init__(self, seed: int = 0) -> None:
        self.random = random.Random(seed)

    def choose(self, state: State) -> int:
        return self.random.choice(state.legal_actions())
