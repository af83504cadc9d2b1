"""The numbering of a game's actions: kinds with arguments, laid out one after another."""

from math import prod
from operator import index
from typing import SupportsIndex

from caravela.kernel.errors import CaravelaError


class ActionSpace:
    """Names and numbers every action of a game; a number means the same in every state.

    >>> space = ActionSpace(("draft", 0, (5, 6)), ("pass", 30, ()))
    >>> space.size, space.encode("draft", 2, 5), space.decode(17)
    (31, 17, ('draft', 2, 5))
    """

    def __init__(self, *kinds: tuple[str, int, tuple[int, ...]]) -> None:
        self.kinds = {name: (start, sizes) for name, start, sizes in kinds}
        self._names: list[str] = []
        for name, start, sizes in kinds:
            if name in self._names:
                raise CaravelaError(f"action kind {name!r} is there twice; give each kind a name of its own")
            free = len(self._names)
            if start != free:
                raise CaravelaError(f"action kind {name!r} starts at {start}, but {free} is the next number")
            self._names += [name] * prod(sizes)
        self.size = len(self._names)

    def encode(self, kind: str, *args: int) -> int:
        """The number of an action."""
        if kind not in self.kinds:
            raise CaravelaError(f"there is no action {kind!r}; the kinds are {', '.join(self.kinds)}")
        start, sizes = self.kinds[kind]
        fits = len(args) == len(sizes) and all(type(a) is int and 0 <= a < n for a, n in zip(args, sizes, strict=True))
        if not fits:
            wanted = ", ".join(f"0 to {n - 1}" for n in sizes) or "none"
            raise CaravelaError(f"action {kind!r} cannot take {list(args)}; its arguments are {wanted}")
        offset = 0
        for a, n in zip(args, sizes, strict=True):
            offset = offset * n + a
        return start + offset

    def decode(self, action: SupportsIndex) -> tuple[str, *tuple[int, ...]]:
        """Kind and arguments of an action."""
        try:
            number = index(action)
        except TypeError:
            raise CaravelaError(f"an action is a whole number, not {action!r}; encode gives the number") from None
        if not 0 <= number < self.size:
            raise CaravelaError(f"action {number} does not exist; actions are 0 to {self.size - 1}")
        name = self._names[number]
        start, sizes = self.kinds[name]
        args: list[int] = []
        offset = number - start
        for n in reversed(sizes):
            offset, a = divmod(offset, n)
            args.append(a)
        return name, *reversed(args)
