"""Names and labels: what Macao says, put into words."""

from typing import TYPE_CHECKING, Final

from caravela.games.macao import city, sea, turn, wall
from caravela.games.macao.board.palette import PLAYERS
from caravela.games.macao.cards import Drop
from caravela.games.macao.catalog import Catalog
from caravela.games.macao.city import Settle
from caravela.games.macao.cubes import count as cubes_in
from caravela.games.macao.cubes import spread
from caravela.games.macao.effects_words import cubes_words, effect_words
from caravela.games.macao.jokers import Joker
from caravela.games.macao.payment import Gather, Pay
from caravela.games.macao.phrases import COLOURS, GOODS, LABELS, MESSAGES, QUESTIONS, SOURCES, TILES
from caravela.games.macao.start import Cubes
from caravela.games.macao.state import Table
from caravela.games.macao.tables import DOUBLE_GOOD, PLACES, QUARTER_SWAP
from caravela.kernel.words import capital, check_language, count, say

if TYPE_CHECKING:
    from collections.abc import Callable

NONE: Final = "no cubes"

Words = dict[str, str]


class Terms:
    """Everything a person reads about a table, over one catalog."""

    def __init__(self, catalog: Catalog) -> None:
        self.catalog = catalog
        self.names: dict[str, Callable[[int], str]] = {
            "seat": lambda n: PLAYERS[n].name,
            "card": lambda n: catalog.cards[n].name,
            "colour": lambda n: COLOURS[n],
            "good": lambda n: GOODS[n],
            "tile": lambda n: TILES[n],
            "quarter": lambda n: catalog.quarters[n].name,
            "sea": lambda n: catalog.spaces[n].name,
            "source": lambda n: SOURCES[n],
            "pile": pile,
            "cubes": lambda n: count(n, "cube"),
            "markers": lambda n: count(n, "punish marker"),
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
        return QUESTIONS[type(t.choice).__name__].format_map(self._asked(t))

    def label(self, t: Table, action: int, lang: str) -> str:
        check_language(lang)
        kind, *args = t.game.actions.decode(action)
        at = f"{kind}.{type(t.choice).__name__}"
        key = at if at in LABELS else kind
        return capital(LABELS[key].format_map(self._label_words(t, kind, args)))

    def card(self, card: int) -> str:
        """A card with its price and what it does."""
        entry = self.catalog.cards[card]
        return f"{entry.name} ({entry.kind}, {cubes_words(entry.cost)}): {effect_words(entry.effect)}"

    def _asked(self, t: Table) -> Words:
        choice = t.choice
        if isinstance(choice, Cubes):
            return {"number": str(choice.number), "cubes": count(int(choice.number), "cube")}
        if isinstance(choice, Drop):
            return {"why": ", a sixth one has no place" if choice.sixth else " as payment"}
        if isinstance(choice, turn.Act | sea.Sail):
            return {"supply": pile(t.supply[choice.seat])}
        if isinstance(choice, Pay | Gather):
            return {"left": str(choice.cubes)}
        if isinstance(choice, Settle):
            left = city.cubes_of(t, choice.seat, choice.quarter) - cubes_in(choice.paid)
            return {"quarter": self.catalog.quarters[choice.quarter].name, "left": str(left)}
        return {}

    def _label_words(self, t: Table, kind: str, args: list[int]) -> Words:
        choice = t.choice
        assert choice is not None
        seat = int(choice.seat)
        arg = args[0] if args else 0
        if kind in ("draft", "drop", "activate"):
            return {"card": self.card(arg)}
        if kind == "use":
            entry = self.catalog.cards[arg]
            return {"card": f"{entry.name}: {effect_words(entry.effect)}"}
        if kind == "quarter":
            return self._quarter(t, seat, arg)
        if kind == "wall":
            return {"spaces": count(arg, "space"), "price": count(int(wall.price(t, seat, arg)), "cube")}
        if kind in ("dice", "die"):
            first, second = (f"{COLOURS[colour]} {t.dice[colour]}" for colour in (arg, args[-1]))
            return {"first": first, "second": second}
        if kind in ("take", "pay"):
            return {"colour": COLOURS[arg]}
        if kind == "deliver":
            return self._delivery(t, seat, arg)
        if kind == "tribute":
            return {"gold": str(turn.tribute(t, seat)), "points": f"{t.tribute_prestige} prestige"}
        if kind == "gold":
            assert isinstance(choice, Joker)
            return {"gold": str(choice.left * t.tables.joker_gold)}
        if kind == "sail":
            price = count(int(sea.price(t, seat, arg)), "cube")
            return {"sea": self.catalog.spaces[arg].name, "price": price if price[0] != "0" else "nothing"}
        return {}

    def _quarter(self, t: Table, seat: int, quarter: int) -> Words:
        entry = self.catalog.quarters[quarter]
        full, asked = t.tables.quarter_size[quarter], int(city.cubes_of(t, seat, quarter))
        bends = [f"{count(full - asked, 'cube')} less"] if asked < full else []
        bends += ["1 cube of any colour"] if t.has(seat, QUARTER_SWAP) else []
        price = cubes_words(entry.cost) + (f" ({', '.join(bends)})" if bends else "")
        return {"quarter": entry.name, "price": price, "tile": TILES[t.tiles[quarter]]}

    def _delivery(self, t: Table, seat: int, port: int) -> Words:
        good = t.tables.port_good[port]
        value = t.tables.places[port * PLACES + t.ports[port]]
        worth = 2 * value if t.has(seat, DOUBLE_GOOD + good) else value
        return {
            "good": GOODS[good],
            "sea": self.catalog.spaces[t.tables.port_space[port]].name,
            "points": f"{worth} prestige",
        }


def pile(cubes: int) -> str:
    """
    >>> pile(2 + 256**5)
    '2 red, 1 violet'
    """
    found = [f"{amount} {colour}" for amount, colour in zip(spread(cubes), COLOURS, strict=True) if amount]
    return ", ".join(found) or NONE
