"""Names and labels: what Cloves says, put into words."""

from typing import TYPE_CHECKING

from caravela.games.cloves.board.palette import PLAYERS
from caravela.games.cloves.catalog import Catalog
from caravela.games.cloves.phrases import LABELS, MESSAGES, QUESTIONS, SOURCES
from caravela.games.cloves.state import Table
from caravela.kernel.words import check_language, count, say

if TYPE_CHECKING:
    from collections.abc import Callable


class Terms:
    """Everything a person reads about a table, over one catalog."""

    def __init__(self, catalog: Catalog) -> None:
        self.names: dict[str, Callable[[int], str]] = {
            "seat": lambda n: PLAYERS[n].name,
            "island": lambda n: catalog.islands[n].name,
            "source": lambda n: SOURCES[n],
            "cloves": lambda n: count(n, "clove"),
        }

    def say(self, key: str, args: dict[str, int], lang: str) -> str:
        """An event or a refusal."""
        check_language(lang)
        return say(MESSAGES[key], args, self.names)

    def seat_name(self, seat: int, lang: str) -> str:
        check_language(lang)
        return PLAYERS[seat].name

    def question(self, t: Table, lang: str) -> str:
        check_language(lang)
        if t.choice is None:
            return "The play is over."
        return QUESTIONS[type(t.choice).__name__].format(wind=t.wind)

    def label(self, t: Table, action: int, lang: str) -> str:
        check_language(lang)
        kind, *args = t.game.actions.decode(action)
        named = {"island": args[0], "cloves": t.left[args[0]]} if kind == "sail" else {"cloves": args[0]}
        return say(LABELS[kind], named, self.names)
