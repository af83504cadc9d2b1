"""A table to draw: what a game looks like when everybody takes what looks best at once."""

from collections.abc import Callable
from typing import Any

from caravela.kernel.game import Game
from caravela.kernel.state import State


def lively(game: Game, seats: int, seed: int, moment: Callable[[dict[str, Any]], bool]) -> State:
    """The first choice at a moment, told by its view."""
    state = game.new_state(seats, seed)
    while not state.is_over and not moment(game.view(state, None)):
        state.play(max(state.menu, key=lambda action: _worth(state, action, 1)))
    return state


def _worth(state: State, action: int, further: int) -> float:
    """How the seat to move stands after an action, and after the best of its own next choices."""
    seat = state.to_move
    assert seat is not None
    after = state.clone()
    after.play(action)
    if further and after.to_move == seat:
        return max(_worth(after, follow, further - 1) for follow in after.menu)
    values = after.game.values(after)
    own = values.pop(seat)
    return own - max(values)
