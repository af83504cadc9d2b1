"""Piles of action cubes as one whole number: eight bits a colour, the highest of them always 0.

A pile holds at most 127 cubes of a colour and 254 in all, more than a play can bring together.
"""

from typing import Final

from mypy_extensions import i64

COLOURS: Final = 6
GUARD: Final = 0x808080808080
"""The highest bit of each colour: a colour that is short takes it away in a subtraction."""
ONE: Final = [256**colour for colour in range(COLOURS)]
"""A single cube of each colour."""


def count(pile: i64) -> i64:
    """How many cubes there are: the sum of the digits to base 256.

    >>> count(3 * ONE[0] + 2 * ONE[5])
    5
    """
    return pile % 255


def of_colour(pile: i64, colour: i64) -> i64:
    """How many cubes of a colour there are.

    >>> of_colour(3 * ONE[0] + 2 * ONE[5], 5)
    2
    """
    return (pile >> (8 * colour)) & 127


def holds(pile: i64, cost: i64) -> bool:
    """Whether a pile has all the cubes of a cost.

    >>> holds(3 * ONE[0] + 2 * ONE[5], ONE[0] + 2 * ONE[5]), holds(3 * ONE[0], ONE[1])
    (True, False)
    """
    return ((pile | GUARD) - cost) & GUARD == GUARD


def spread(pile: i64) -> list[int]:
    """The numbers of cubes by colour.

    >>> spread(3 * ONE[0] + 2 * ONE[5])
    [3, 0, 0, 0, 0, 2]
    """
    return [int((pile >> (8 * colour)) & 127) for colour in range(COLOURS)]
