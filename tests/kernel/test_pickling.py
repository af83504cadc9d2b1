"""States, steps, games and errors travel to other processes and come back the same."""

import copy
import pickle
from typing import Any

import pytest

from caravela.kernel.errors import CaravelaError, IllegalAction
from caravela.kernel.pickling import values
from caravela.kernel.record import RecordError
from caravela.kernel.scenario import stage
from caravela.kernel.steps import Step
from tests.kernel.toy import HARBOUR, SILK, Coin, Greeting, Manifest, Morning, Quay, Toy, Turn


def again(thing: Any) -> Any:
    return pickle.loads(pickle.dumps(thing))


@pytest.mark.parametrize(
    ("step", "attributes"),
    [
        (Morning(), {}),
        (Turn(2), {"seat": 2}),
        (Greeting(1, 3), {"seat": 1, "to": 3}),
        (Coin(0, 2), {"seat": 0, "after": 2}),
    ],
    ids=lambda part: type(part).__name__ if isinstance(part, Step) else "",
)
def test_a_step_comes_back(step: Step[Quay], attributes: dict[str, int]) -> None:
    assert values(step) == attributes
    found = again(step)
    assert (type(found), values(found)) == (type(step), attributes)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_state_comes_back_at_every_choice_and_plays_on_alike(toy: Toy, seats: int) -> None:
    state = toy.deal(seats, 6)
    while not state.is_over:
        other = again(state)
        assert type(other) is Quay
        assert other.dump() == state.dump()
        action = state.legal_actions()[-1]
        state.apply(action)
        other.apply(action)
        assert other.dump() == state.dump()
    assert again(state).dump() == state.dump()


def test_a_state_comes_back_in_the_middle_of_a_nested_choice(toy: Toy) -> None:
    state = toy.deal(3, 1)
    state.wind = SILK
    state.holds = [0, 0, 0, 1, 1, 0, 0, 0, 0]
    stage(state, Turn(0), Turn(2))
    state.apply(SILK)
    other = again(state)
    assert isinstance(other.choice, Greeting)
    assert (other.to_move, other.choice.to, other.legal_actions()) == (1, 0, state.legal_actions())
    assert other.dump() == state.dump()


def test_a_state_comes_back_without_its_listeners(toy: Toy) -> None:
    state = toy.deal(3, 1)
    state.listen()
    assert again(state).log is None


def test_what_the_game_shares_comes_from_the_game(toy: Toy) -> None:
    state = again(toy.deal(3, 1))
    assert state.worth is state.game.worth
    assert b"worth" not in pickle.dumps(toy.deal(3, 1))


def test_a_copy_is_independent(toy: Toy) -> None:
    state = toy.deal(3, 1)
    other = copy.deepcopy(state)
    other.apply(other.legal_actions()[0])
    assert state.dump() == toy.deal(3, 1).dump() != other.dump()


def test_the_game_comes_back_over_its_own_catalog(toy: Toy) -> None:
    mine = Manifest([1, 1, 9], [2, 2, 2], 1)
    assert again(toy).catalog == HARBOUR
    assert again(Toy(mine)).catalog == mine
    assert again(Toy(mine).deal(3, 1)).worth == [1, 1, 9]


def test_the_packaged_catalog_does_not_travel(toy: Toy) -> None:
    assert len(pickle.dumps(toy)) < len(pickle.dumps(Toy(Manifest([1, 1, 9], [2, 2, 2], 1))))


def test_errors_come_back() -> None:
    refused = again(IllegalAction("TOY-L1", "no silk is left"))
    assert (type(refused), refused.clause, refused.message) == (IllegalAction, "TOY-L1", "no silk is left")
    assert str(refused) == "no silk is left [TOY-L1]"
    for kind in (CaravelaError, RecordError):
        error = again(kind("wrong"))
        assert (type(error), str(error)) == (kind, "wrong")
