"""The catalog as the rules read it: flat lists of numbers."""

from typing import Final

from mypy_extensions import i64

ISLANDS: Final = 7
MALACCA: Final = 0
ROUNDS: Final = 15
WINDS: Final = 3
HOLD: Final = 4


class Tables:
    """One catalog, laid out for the rules. Filled once, never changed."""

    __slots__ = ("aboard", "bears", "home")
    bears: list[int]
    home: i64
    aboard: i64

    def __init__(self) -> None:
        pass
