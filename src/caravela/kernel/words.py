"""What every game needs to put keys and numbers into words."""

from collections.abc import Callable
from typing import Final

from caravela.kernel.errors import CaravelaError

LANGUAGES: Final = ("en",)


def check_language(lang: str) -> None:
    if lang not in LANGUAGES:
        raise CaravelaError(f"there are no words in language {lang!r}; there are {', '.join(LANGUAGES)}")


def count(amount: int, noun: str) -> str:
    """
    >>> count(1, "apple"), count(3, "apple"), count(2, "berry")
    ('1 apple', '3 apples', '2 berries')
    """
    if amount == 1:
        return f"1 {noun}"
    return f"{amount} {noun[:-1]}ies" if noun.endswith("y") else f"{amount} {noun}s"


def capital(text: str) -> str:
    """
    >>> capital("a move of Eve")
    'A move of Eve'
    """
    return text[:1].upper() + text[1:]


def say(message: str, args: dict[str, int], names: dict[str, Callable[[int], str]]) -> str:
    """A message with its arguments in words; `{change}` is the argument `amount` with its sign.

    >>> say("{seat}: {change} apples", {"seat": 1, "amount": 3}, {"seat": lambda n: ("Eve", "Ada")[n]})
    'Ada: +3 apples'
    """
    words = {name: names.get(name, str)(value) for name, value in args.items()}
    if "amount" in args:
        words["change"] = f"{args['amount']:+d}"
    return message.format_map(words)
