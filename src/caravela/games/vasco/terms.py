"""Names and labels: what Vasco da Gama says, put into words."""

from typing import TYPE_CHECKING, Final

from caravela.games.vasco import expedition, merchants, projects
from caravela.games.vasco.acting import Act
from caravela.games.vasco.actions import DEPART, PERFORM
from caravela.games.vasco.board.palette import PLAYERS
from caravela.games.vasco.catalog import Catalog, Ship
from caravela.games.vasco.launching import Crew
from caravela.games.vasco.phrases import (
    ACTIONS,
    AREAS,
    COLOURS,
    CREW,
    LABELS,
    MESSAGES,
    PRIVILEGES,
    QUESTIONS,
    SOURCES,
)
from caravela.games.vasco.placing import Area
from caravela.games.vasco.recruiting import Captain, Hire
from caravela.games.vasco.state import AT_COURT, Table
from caravela.games.vasco.tables import COLOURS as KINDS
from caravela.games.vasco.tables import MERCHANT, NUMBERS, UPPER
from caravela.kernel.masks import members
from caravela.kernel.words import capital, check_language, count, say

if TYPE_CHECKING:
    from collections.abc import Callable

PLACES: Final = ("first", "second", "third", "fourth", "fifth", "sixth")
SEVERAL: Final = " Of several, begin with the one listed first."
CANNOT: Final = "which you cannot perform now: launch a ship,"

Words = dict[str, str]


class Terms:
    """Everything a person reads about a table, over one catalog."""

    def __init__(self, catalog: Catalog) -> None:
        self.catalog = catalog
        self.docks = [(port, place) for port in catalog.ports for place in range(len(port.docks))]
        self.names: dict[str, Callable[[int], str]] = {
            "seat": lambda n: PLAYERS[n].name,
            "area": lambda n: AREAS[n],
            "colour": lambda n: COLOURS[n],
            "section": lambda n: str(n + 1),
            "source": lambda n: SOURCES[n],
            "fee": price,
            "price": price,
            "crew": crew,
            "ship": self.ship,
            "merchant": self.merchant,
            "port": self.port,
            "dock": self.dock,
            "character": self.character,
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
        return LABELS[key].format_map(self._label_words(t, kind, args))

    # names

    def ship(self, ship: int) -> str:
        """A player's ship, or a merchant ship as it lies on docks."""
        if ship >= MERCHANT:
            return self.merchant(ship - MERCHANT)
        entry = self.catalog.ships[ship]
        return entry.name or entry.id

    def merchant(self, merchant: int) -> str:
        entry = self.catalog.merchants[merchant]
        return f"{entry.name or entry.id} (capacity {entry.capacity})"

    def port(self, port: int) -> str:
        entry = self.catalog.ports[port]
        return entry.name or entry.id

    def dock(self, dock: int) -> str:
        port, place = self.docks[dock]
        return f"{port.name or port.id}, {PLACES[place]} dock ({port.docks[place]})"

    def character(self, character: int) -> str:
        entry = self.catalog.characters[character]
        return entry.name or entry.id

    # what a question names

    def _asked(self, t: Table) -> Words:
        choice = t.choice
        if isinstance(choice, Area):
            return {"number": str(int(choice.number) + 1)}
        if isinstance(choice, Act):
            return self._called(t)
        if isinstance(choice, Crew):
            return {"ship": self.ship(int(choice.ship))}
        if isinstance(choice, projects.Purchase):
            return {"several": SEVERAL if projects.can_buy_two(t, choice.seat) else ""}
        if isinstance(choice, projects.Second):
            return {"price": price(int(projects.second_price(t)))}
        if isinstance(choice, Hire):
            return {
                "colour": COLOURS[choice.colour],
                "section": str(int(choice.section) + 1),
                "prices": self._prices(int(choice.kinds)),
            }
        if isinstance(choice, Captain):
            return {"price": price(int(choice.price))}
        if isinstance(choice, expedition.Embark):
            boards = sum(action != DEPART for action in t.menu)
            return {
                "captains": str(t.captains[choice.seat]),
                "several": SEVERAL if boards > 1 and t.captains[choice.seat] > 1 else "",
            }
        if isinstance(choice, expedition.Dock):
            return {"port": self.port(int(choice.port)), "ship": self.ship(int(choice.ship))}
        if isinstance(choice, merchants.Send):
            return {"merchant": self.ship(int(choice.ship))}
        if isinstance(choice, merchants.MerchantDock):
            return {"port": self.port(int(choice.port)), "merchant": self.ship(int(choice.ship))}
        return {}

    def _called(self, t: Table) -> Words:
        number = int(t.called)
        return {
            "number": str(number + 1),
            "action": ACTIONS[t.numbers[number] & 3],
            "fee": price(int(t.fee(number))),
            "how": f"for {price(int(t.fee(number)))};" if PERFORM in t.menu else CANNOT,
            "payout": count(t.tables.payout[number], "Real") if t.tables.payout[number] else "nothing",
        }

    def _prices(self, kinds: int) -> str:
        """What the colours cost that are chosen so far, and with this one."""
        prices = self.catalog.prices.sailors
        so_far = f"So far {count(prices[kinds - 1], 'Real')}, with" if kinds else "With"
        return f"{so_far} this colour {count(prices[kinds], 'Real')}."

    # what a label names

    def _label_words(self, t: Table, kind: str, args: list[int]) -> Words:
        choice = t.choice
        assert choice is not None
        arg = args[0] if args else 0
        if kind == "number":
            return {"number": str(arg + 1), "standing": self._standing(t, arg)}
        if kind == "area":
            return {"area": AREAS[arg]}
        if kind in ("perform", "renounce"):
            return self._called(t)
        if kind == "crew":
            return {"crew": crew(arg)}
        if kind in ("launch", "board"):
            return {"ship": self.ship(arg), "tile": tile(self.catalog.ships[arg])}
        if kind == "project":
            ship = t.slots[arg]
            framed = " (São Gabriel, launched at once)" if arg == UPPER else ""
            return {
                "ship": self.ship(ship) + framed,
                "price": price(int(projects.price(t, arg))),
                "tile": tile(self.catalog.ships[ship]),
            }
        if kind == "section":
            return {"section": str(arg + 1), "people": people(t.sections[arg * KINDS : arg * KINDS + KINDS])}
        if kind == "hire":
            return {"amount": str(arg) if arg else "none"}
        if kind == "captain":
            return {"price": price(int(choice.price))} if isinstance(choice, Captain) else {}
        if kind == "port":
            words = self._port(t, arg)
            if isinstance(choice, expedition.Port) and self.catalog.ports[arg].bonus:
                words["bonus"] += " a ship"
            return words
        if kind == "dock":
            port, place = self.docks[arg]
            value = port.docks[place]
            return {"value": str(value), "place": f"{PLACES[place]} from the left", "points": count(value, "point")}
        if kind == "sailor":
            return {"sailor": capital(person(args[1])), "section": str(arg + 1)}
        if kind == "money":
            return {"reals": count(t.court[arg], "Real")}
        if kind == "host":
            return {"character": self.character(arg), "privilege": self._privilege(t, int(choice.seat), arg)}
        return {}

    def _standing(self, t: Table, number: int) -> str:
        """What a number costs as the marker stands."""
        fee = int(t.fee(number))
        return f" (fee {fee} as the marker stands)" if fee else ""

    def _port(self, t: Table, port: int) -> Words:
        entry = self.catalog.ports[port]
        first = t.tables.first_dock[port]
        free = [str(value) for place, value in enumerate(entry.docks) if t.docks[first + place] < 0]
        docks = f"free dock{'s' if len(free) > 1 else ''} {', '.join(free)}"
        if entry.bonus == "reals":
            bonus = count(entry.amount, "Real")
        else:
            bonus = count(entry.amount, entry.bonus) if entry.bonus else "no bonus"
        return {"port": self.port(port), "docks": docks, "bonus": bonus}

    def _privilege(self, t: Table, seat: int, character: int) -> str:
        key = self.catalog.characters[character].id
        if key == "manuel" and t.extra[seat] != AT_COURT:
            key = "manuel.placed"
        number = NUMBERS + 1 if t.numbers[NUMBERS] < 0 else NUMBERS + 2
        return PRIVILEGES[key].format(points=count(int(t.tables.dias), "point"), number=number)


def price(reals: int) -> str:
    return count(reals, "Real") if reals else "nothing"


def person(colour: int) -> str:
    """
    >>> person(3)
    'an orange sailor'
    """
    return f"{'an' if CREW[colour][0] == 'o' else 'a'} {CREW[colour]}"


def crew(colours: int) -> str:
    """A crew in words.

    >>> crew(0b10011)
    'a turquoise sailor, a purple sailor and a missionary'
    """
    words = [person(colour) for colour in members(colours)]
    return words[0] if len(words) == 1 else f"{', '.join(words[:-1])} and {words[-1]}"


def people(sailors: list[int]) -> str:
    """Sailors by colour in words.

    >>> people([2, 0, 1, 0])
    '2 turquoise, 1 grey'
    """
    return ", ".join(f"{amount} {COLOURS[colour]}" for colour, amount in enumerate(sailors) if amount) or "nobody"


def tile(ship: Ship) -> str:
    """What is printed on a ship tile in words."""
    yields = [count(ship.reals, "Real")] if ship.reals else []
    yields += [count(ship.points, "point")] if ship.points else []
    brings = " and ".join(yields) or "nothing"
    return f"capacity {ship.capacity}, crew {ship.crew}, brings {brings} a round"
