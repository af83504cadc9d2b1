"""For tests: put a state on the table and go on from there."""

from typing import Any

from caravela.kernel.state import State
from caravela.kernel.steps import Step


def stage(state: State, *steps: Step[Any]) -> None:
    """Forget what was to be done and do these steps, the first one first, up to the next choice."""
    state.agenda.clear()
    for step in reversed(steps):
        state.push(step)
    state.asked = -1
    state.advance()
