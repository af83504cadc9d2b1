"""Sets of small numbers as the bits of one whole number."""

from typing import Final

from mypy_extensions import i64

BIT: Final = [1 << i for i in range(62)]
"""The set of one number. Compiled, the expression `1 << i` keeps only 32 bits when i is an i64."""


def members(mask: int) -> list[int]:
    """The numbers in a set, in order.

    >>> members(0b1101)
    [0, 2, 3]
    """
    found: list[int] = []
    left: i64 = mask
    i = 0
    while left:
        if left & 1:
            found.append(i)
        left >>= 1
        i += 1
    return found


def size(mask: int) -> i64:
    """How many numbers are in a set.

    >>> size(0b1101)
    3
    """
    left: i64 = mask
    total: i64 = 0
    while left:
        left &= left - 1
        total += 1
    return total
