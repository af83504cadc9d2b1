"""Sets as bits: they hold in all 62 places, also where compiled whole numbers would have only 32 bits."""

from random import Random

import pytest

from caravela.kernel.masks import BIT, members, size

PLACES = 62
EDGES = [0, 1, 30, 31, 32, 33, 55, 60, 61]


def test_each_place_has_its_own_bit() -> None:
    assert len(BIT) == PLACES
    assert BIT[0] == 1
    for place in range(1, PLACES):
        assert BIT[place] == 2 * BIT[place - 1]


@pytest.mark.parametrize("place", EDGES)
def test_a_set_of_one_number(place: int) -> None:
    assert BIT[place] == 2**place
    assert members(BIT[place]) == [place]
    assert size(BIT[place]) == 1


def test_the_empty_set() -> None:
    assert members(0) == []
    assert size(0) == 0


def test_the_full_set() -> None:
    full = 2**PLACES - 1
    assert members(full) == list(range(PLACES))
    assert size(full) == PLACES
    assert sum(BIT) == full


def test_numbers_on_both_sides_of_the_32nd_bit() -> None:
    mask = sum(BIT[place] for place in EDGES)
    assert members(mask) == EDGES
    assert size(mask) == len(EDGES)


def test_a_number_is_taken_in_and_out_of_a_set() -> None:
    mask = 2**PLACES - 1
    for place in range(PLACES):
        assert members(mask & ~BIT[place]) == [other for other in range(PLACES) if other != place]
        assert mask & ~BIT[place] | BIT[place] == mask


@pytest.mark.parametrize("seed", range(20))
def test_any_set_is_its_members(seed: int) -> None:
    chance = Random(seed)
    numbers = sorted(chance.sample(range(PLACES), chance.randrange(1, PLACES)))
    mask = 0
    for number in numbers:
        mask |= BIT[number]
    assert members(mask) == numbers
    assert size(mask) == len(numbers)
