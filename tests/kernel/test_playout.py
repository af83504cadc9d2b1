"""Random play inside the kernel."""

from collections import Counter

import pytest

from caravela.kernel.chance import below, high_key, low_key
from caravela.kernel.playout import CHOICES, playout
from tests.kernel.toy import Toy


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_it_plays_to_the_end(seats: int) -> None:
    state = Toy().deal(seats, 3)
    choices = playout(state, 8)
    assert state.is_over
    assert choices > 0
    assert playout(state, 8) == 0


def test_the_same_seeds_play_the_same() -> None:
    one, other = Toy().deal(4, 3), Toy().deal(4, 3)
    assert playout(one, 8) == playout(other, 8)
    assert one.dump() == other.dump()


def test_another_seed_plays_otherwise() -> None:
    ends = set()
    for seed in range(10):
        state = Toy().deal(4, 3)
        playout(state, seed)
        ends.add(str(state.dump()))
    assert len(ends) == 10


def test_it_chooses_as_apply_would() -> None:
    state, other = Toy().deal(4, 3), Toy().deal(4, 3)
    count = 0
    while not other.is_over:
        menu = other.legal_actions()
        other.apply(menu[below(low_key(8), high_key(8), CHOICES + count, len(menu))])
        count += 1
    assert playout(state, 8) == count
    assert state.dump() == other.dump()


def test_the_first_choice_is_free_of_the_seed_s_size() -> None:
    first: Counter[int] = Counter()
    for seed in range(300):
        state = Toy().deal(2, 0)
        state.agenda.clear()  # only the first choice
        state.wind = -1
        playout(state, seed)
        first[state.holds.index(1)] += 1
    assert min(first[good] for good in range(3)) > 70
