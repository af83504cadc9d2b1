"""Chance: a counter-based generator of 32-bit words, the same on every machine, compiled or not."""

from secrets import randbelow
from typing import Final

from mypy_extensions import i64

from caravela.kernel.errors import CaravelaError

SEEDS: Final = 1 << 53
"""Seeds are whole numbers from 0 to SEEDS - 1: every JSON reader keeps them exactly."""

WORD: Final = 0xFFFFFFFF


def check_seed(seed: object) -> None:
    if type(seed) is not int or not 0 <= seed < SEEDS:
        raise CaravelaError(f"a seed is a whole number from 0 to {SEEDS - 1}, not {seed!r}")


def new_seed() -> int:
    """A seed that nobody can guess, for a play that was given none."""
    return randbelow(SEEDS)


def mix(x: i64) -> i64:
    """Scatter a 32-bit word. The factors stay below 2**31, so no product leaves 63 bits."""
    x = ((x ^ (x >> 16)) * 0x21F0AAAD) & WORD
    x = ((x ^ (x >> 15)) * 0x735A2D97) & WORD
    return x ^ (x >> 15)


def low_key(seed: i64) -> i64:
    return mix((seed & WORD) ^ 0x2545F491)


def high_key(seed: i64) -> i64:
    # The constant keeps this from being mix(low), which would make the first word of every small seed 0.
    return mix(((seed >> 32) & WORD) ^ low_key(seed) ^ 0x9E3779B9)


def word(low: i64, high: i64, count: i64) -> i64:
    """The word that a key gives at a count."""
    return mix(mix((count + low) & WORD) ^ high)


def below(low: i64, high: i64, count: i64, n: i64) -> i64:
    """A number from 0 to n - 1; for the few dozen outcomes of a table the bias is below one in ten million."""
    return (word(low, high, count) * n) >> 32
