"""What is said of a play: keys with arguments, put into words by a game's terms."""

from typing import NamedTuple


class Event(NamedTuple):
    """Something that happened."""

    key: str
    args: dict[str, int]


class Refusal(NamedTuple):
    """Why an action is not legal: the clause it breaks and the reason."""

    clause: str
    key: str
    args: dict[str, int]
