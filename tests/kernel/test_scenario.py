"""Putting a state on the table."""

from caravela.kernel.scenario import stage
from tests.kernel.toy import GIVE, SILK, Count, Greeting, Quay, Toy, Turn


def quay() -> Quay:
    state = Toy().deal(3, 1)
    state.wind = -1
    return state


def test_the_steps_run_in_order_up_to_the_next_choice() -> None:
    state = quay()
    state.holds = [1, 1, 0, 0, 0, 0, 0, 0, 0]
    stage(state, Count(0), Greeting(0, 2), Turn(1))
    assert (state.points, state.to_move, state.legal_actions()) == ([3, 0, 0], 0, [GIVE + 6, GIVE + 7])
    state.apply(GIVE + 7)
    assert state.to_move == 1


def test_what_was_to_be_done_is_forgotten() -> None:
    state = quay()
    assert not state.is_over
    stage(state, Count(0))
    assert (state.is_over, state.legal_actions(), state.agenda) == (True, [], [])


def test_a_finished_play_can_be_taken_up_again() -> None:
    state = quay()
    stage(state)
    assert state.is_over
    stage(state, Turn(2))
    assert (state.to_move, state.legal_actions()) == (2, [0, 1, SILK])


def test_nothing_else_changes() -> None:
    state = quay()
    key = (state.low, state.high, state.chance_count, int(state.round))
    stage(state, Turn(2))
    assert (state.low, state.high, state.chance_count, int(state.round)) == key
    assert (state.piles, state.holds, state.points) == ([6, 5, 4], [0] * 9, [0] * 3)
