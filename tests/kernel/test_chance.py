"""Chance: fixed for ever by golden numbers, the same as plain arithmetic, evenly spread."""

from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from caravela.kernel.chance import SEEDS, below, check_seed, high_key, low_key, mix, word
from caravela.kernel.errors import CaravelaError

seeds = st.integers(0, SEEDS - 1)
words = st.integers(0, 2**32 - 1)
counts = st.integers(0, 2**40)

GOLDEN = [
    (0, 0xCF3A076E, 0x8E8CEA25, [0x3A62ACD4, 0x84714EC3, 0x6BCC41E4], [3, 2, 1, 2, 1, 0, 4, 3, 4, 2, 3, 5]),
    (1, 0x50EC3A42, 0x92111EDD, [0x64ABC055, 0x73DFE4F4, 0x370DA342], [2, 1, 3, 2, 0, 4, 3, 3, 5, 3, 3, 2]),
    (42, 0x534F514C, 0x23106B14, [0x9BD2D0C8, 0x7A5FC956, 0xDDB7652F], [2, 5, 5, 1, 5, 4, 1, 3, 5, 0, 5, 2]),
    (2**32, 0xCF3A076E, 0x809316F6, [0x09E0328D, 0x220705E4, 0x454A0630], [0, 1, 1, 3, 4, 0, 3, 0, 2, 0, 4, 1]),
    (SEEDS - 1, 0x0CCA27FB, 0xD7A824B3, [0x8B05A88F, 0xF5A2342A, 0x1FBFE63B], [5, 0, 3, 3, 4, 2, 1, 1, 1, 1, 4, 0]),
]


def scatter(x: int) -> int:
    """The same as mix, in whole numbers without any limit."""
    x = (x ^ x // 2**16) * 0x21F0AAAD % 2**32
    x = (x ^ x // 2**15) * 0x735A2D97 % 2**32
    return x ^ x // 2**15


@pytest.mark.parametrize(("seed", "low", "high", "first", "dice"), GOLDEN, ids=[str(row[0]) for row in GOLDEN])
def test_golden_numbers(seed: int, low: int, high: int, first: list[int], dice: list[int]) -> None:
    assert (low_key(seed), high_key(seed)) == (low, high)
    assert [word(low, high, count) for count in range(3)] == first
    assert [below(low, high, count, 6) for count in range(1, 13)] == dice


@given(words)
def test_mix_is_plain_arithmetic(x: int) -> None:
    assert mix(x) == scatter(x)


@given(seeds, counts, st.integers(1, 2**31))
def test_all_of_chance_is_plain_arithmetic(seed: int, count: int, n: int) -> None:
    low = scatter(seed % 2**32 ^ 0x2545F491)
    high = scatter(seed // 2**32 ^ low ^ 0x9E3779B9)
    drawn = scatter(scatter((count + low) % 2**32) ^ high)
    assert (low_key(seed), high_key(seed)) == (low, high)
    assert word(low, high, count) == drawn
    assert below(low, high, count, n) == drawn * n // 2**32


def test_mix_loses_nothing() -> None:
    assert len({mix(x * 65_521) for x in range(65_536)}) == 65_536


@given(seeds, seeds)
def test_different_seeds_have_different_keys(one: int, other: int) -> None:
    same = (low_key(one), high_key(one)) == (low_key(other), high_key(other))
    assert same == (one == other)


@pytest.mark.parametrize("bit", range(53))
def test_every_bit_of_a_seed_counts(bit: int) -> None:
    one, other = 0x15_5555_AAAA_5A5A, 0x15_5555_AAAA_5A5A ^ 1 << bit
    low, high = low_key(one), high_key(one)
    assert [word(low, high, c) for c in range(4)] != [word(low_key(other), high_key(other), c) for c in range(4)]


@given(words, words, counts, st.integers(1, 2**31))
def test_below_stays_in_its_bounds(low: int, high: int, count: int, n: int) -> None:
    assert 0 <= below(low, high, count, n) < n


@given(words, words, counts)
def test_below_one_is_nought(low: int, high: int, count: int) -> None:
    assert below(low, high, count, 1) == 0


def spread(drawn: list[int], n: int) -> float:
    """How far the numbers are from an even spread: chi-square, in standard deviations."""
    share = len(drawn) / n
    chi = sum((drawn.count(x) - share) ** 2 / share for x in range(n))
    return float((chi - (n - 1)) / (2 * (n - 1)) ** 0.5)


@pytest.mark.parametrize("n", [2, 6, 56])
def test_the_draws_of_a_play_are_even(n: int) -> None:
    low, high = low_key(2024), high_key(2024)
    assert abs(spread([below(low, high, count, n) for count in range(20_000)], n)) < 4


@pytest.mark.parametrize("count", [0, 1, 2])
@pytest.mark.parametrize("step", [1, 2**32], ids=["low", "high"])
def test_the_first_draws_of_successive_seeds_are_even(step: int, count: int) -> None:
    drawn = [below(low_key(seed), high_key(seed), count, 6) for seed in range(0, 20_000 * step, step)]
    assert abs(spread(drawn, 6)) < 4


def test_a_draw_does_not_foretell_the_next() -> None:
    low, high = low_key(7), high_key(7)
    dice = [below(low, high, count, 6) for count in range(20_001)]
    pairs = [first * 6 + then for first, then in pairwise(dice)]
    assert abs(spread(pairs, 36)) < 4


@pytest.mark.parametrize("seed", [0, SEEDS - 1])
def test_seeds_reach_from_nought_to_53_bits(seed: int) -> None:
    check_seed(seed)


@pytest.mark.parametrize("seed", [-1, SEEDS, 10**30, True, 1.0, "1", None])
def test_other_seeds_are_refused(seed: object) -> None:
    with pytest.raises(CaravelaError, match=r"a seed is a whole number from 0 to 9007199254740991, not"):
        check_seed(seed)
