"""Names and labels: what Coimbra says, put into words."""

from typing import TYPE_CHECKING, Final

from caravela.games.coimbra import city, effects, effects_words, pilgrim, scoring, voyage
from caravela.games.coimbra.board.palette import PLAYERS
from caravela.games.coimbra.catalog import Catalog, Gain
from caravela.games.coimbra.dice import Place
from caravela.games.coimbra.effects_words import effect_words, gain_words
from caravela.games.coimbra.phrases import (
    COLOURS,
    LABELS,
    LOCATIONS,
    MESSAGES,
    ONE,
    QUESTIONS,
    RESOURCES,
    SOURCES,
    TRACKS,
)
from caravela.games.coimbra.state import Table
from caravela.kernel.words import capital, check_language, count, say

if TYPE_CHECKING:
    from collections.abc import Callable

    from caravela.games.coimbra.tables import Effect

FAVORS: Final = "ABCD"
ORDINALS: Final = ("1st", "2nd", "3rd", *(f"{n}th" for n in range(4, 15)))
COUNTED: Final = {"order": "crowns"}
"""Which argument of an event is counted, where it is not the amount."""

Words = dict[str, str]


class Terms:
    """Everything a person reads about a table, over one catalog."""

    def __init__(self, catalog: Catalog) -> None:
        self.catalog = catalog
        self.corner = len(catalog.nodes) - 4
        self.names: dict[str, Callable[[int], str]] = {
            "seat": lambda n: PLAYERS[n].name,
            "card": self.card,
            "tile": lambda n: FAVORS[n],
            "track": lambda n: TRACKS[n],
            "colour": lambda n: COLOURS[n],
            "resource": lambda n: RESOURCES[n],
            "good": lambda n: RESOURCES[n][:-1],
            "location": lambda n: LOCATIONS[n],
            "source": lambda n: SOURCES[n],
            "monastery": self.monastery,
            "node": self.node,
            "corner": lambda n: self.node(self.corner + n),
            "voyage": lambda n: catalog.voyages[n].name,
        }

    def say(self, key: str, args: dict[str, int], lang: str) -> str:
        """An event or a refusal."""
        check_language(lang)
        if key in ONE and abs(args[COUNTED.get(key, "amount")]) == 1:
            if key == "stock":
                args = {**args, "good": args["resource"]}
            return say(ONE[key], args, self.names)
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

    def card(self, card: int) -> str:
        entry = self.catalog.cards[card]
        return f"{entry.name or entry.id} ({entry.class_} {entry.influence})"

    def monastery(self, tile: int) -> str:
        entry = self.catalog.monasteries[tile]
        return entry.name or entry.id

    def node(self, node: int) -> str:
        entry = self.catalog.nodes[node]
        return entry.name or entry.id

    def bonus(self, card: int) -> str:
        entry = self.catalog.cards[card]
        return effect_words(entry.bonus, entry.when)

    def offer(self, t: Table, card: int) -> str:
        """All that comes with a card besides its influence."""
        diplomas = "".join(f" [{kind}]" for kind in self.catalog.cards[card].diplomas)
        return self.bonus(card) + diplomas + (" + crown token" if card in t.tokens else "")

    # what a question names

    def _asked(self, t: Table) -> Words:
        choice = t.choice
        seat = choice.seat if choice is not None else 0
        if isinstance(choice, Place):
            face = t.face[seat * 3 + choice.holder]
            return {"die": f"{COLOURS[face // 6]} {face % 6 + 1}"}
        if isinstance(choice, city.Acquire):
            return {"location": LOCATIONS[t.location], "value": str(t.value[choice.code])}
        if isinstance(choice, effects.Payment):
            return {"card": self.card(choice.card), "bonus": self.bonus(choice.card)}
        if isinstance(choice, effects.Tribute):
            return {"taker": PLAYERS[choice.taker].name, "card": self.card(choice.card)}
        if isinstance(choice, effects.Penance):
            return {"card": self.card(choice.card)}
        if isinstance(choice, pilgrim.Walk):
            return {"steps": str(choice.steps)}
        if isinstance(choice, pilgrim.Visit):
            entry = self.catalog.monasteries[choice.tile]
            return {"monastery": self.monastery(choice.tile), "gift": effect_words(entry.bonus, entry.when)}
        return {}

    # what a label names

    def _label_words(self, t: Table, kind: str, args: list[int]) -> Words:
        choice = t.choice
        assert choice is not None
        seat = int(choice.seat)
        arg = args[0] if args else 0
        if kind == "draft":
            track = TRACKS[arg] if arg < len(TRACKS) else "any track"
            return {"colour": COLOURS[arg], "pips": str(args[1] + 1), "track": track}
        if kind == "place":
            return {"location": LOCATIONS[arg], "turn": _turn(t, arg)}
        if kind == "tile":
            return {"tile": f"{FAVORS[arg]}: {effects_words.FAVORS[arg]}", "crowns": self._crowns(arg)}
        if kind == "group":
            return {"cards": "; ".join(f"{self.card(c)}: {self.bonus(c)}" for c in t.groups[arg * 2 : arg * 2 + 2])}
        if kind == "corner":
            return {"corner": self.node(self.corner + arg)}
        if kind == "cap":
            return {"die": self._waiting(t, seat * 3 + arg)}
        if kind in ("resource", "exchange"):
            return {"resource": RESOURCES[arg]}
        if kind == "track":
            points = int(scoring.majority(t, arg, seat))
            return {
                "track": capital(TRACKS[arg]),
                "yield": _yield(t, seat, arg),
                "points": count(points, "point"),
            }
        if kind == "income":
            return {"colour": COLOURS[arg], "yield": _yield(t, seat, arg) if arg < 4 else "a track of your choice"}
        if kind in ("goods", "points"):
            return self._demanded(t)
        if kind in ("invest", "score"):
            return self._voyage(t, seat, arg)
        if kind == "move":
            return {"node": self._place(t, seat, arg)}
        if kind in ("distress", "pass", "take", "pay"):
            return {}
        points = int(scoring.end_card(t, seat, arg)) if kind == "judge" else 0
        return {
            "card": self.card(arg),
            "bonus": self.bonus(arg),
            "offer": self.offer(t, arg),
            "price": self._price(t, seat, arg),
            "points": count(points, "point"),
        }

    def _crowns(self, tile: int) -> str:
        return count(self.catalog.favors[tile].crowns, "crown")

    def _waiting(self, t: Table, code: int) -> str:
        words = f"{COLOURS[t.face[code] // 6]} {t.value[code]} in {LOCATIONS[t.place[code]]}"
        row = [other for other in t.queue if t.place[other] == t.place[code]]
        if sum(other // 3 == code // 3 and t.face[other] == t.face[code] for other in row) > 1:
            return f"{words}, number {row.index(code) + 1} in its row,"
        return words

    def _price(self, t: Table, seat: int, card: int) -> str:
        choice = t.choice
        if isinstance(choice, city.Acquire):
            cost = t.value[choice.code]
        elif isinstance(choice, effects.Recall):
            cost = choice.cost
        else:
            return ""
        return count(int(city.price(t, seat, card, cost)), RESOURCES[t.tables.card_cost[card]][:-1])

    def _demanded(self, t: Table) -> Words:
        choice = t.choice
        assert isinstance(choice, effects.Tribute | effects.Penance)
        effect = t.tables.card_effect[choice.card]
        gain = Gain(coins=int(effect.coins), guards=int(effect.guards))
        return {"goods": gain_words(gain), "points": count(int(effect.amount), "point")}

    def _voyage(self, t: Table, seat: int, slot: int) -> Words:
        entry = self.catalog.voyages[t.voyages[slot]]
        return {
            "voyage": entry.name,
            "price": count(int(voyage.price(t, seat, slot)), entry.pay[:-1]),
            "task": effect_words(entry.task),
            "points": count(int(scoring.voyage(t, seat, slot)), "point"),
        }

    def _place(self, t: Table, seat: int, node: int) -> str:
        entry = self.catalog.nodes[node]
        if entry.kind != "monastery":
            return self.node(node)
        tile = self.catalog.monasteries[t.spaces[node]]
        seen = " (been there)" if t.disks[seat] >> node & 1 else f": {effect_words(tile.bonus, tile.when)}"
        return f"{tile.name or tile.id}{seen}"


def _turn(t: Table, location: int) -> str:
    """When the die that is being placed would act among the dice and tokens of a location."""
    choice = t.choice
    assert isinstance(choice, Place)
    pips = t.face[choice.seat * 3 + choice.holder] % 6 + 1
    there = [t.value[code] for code in t.queue if t.place[code] == location]
    before = sum(value <= pips if location == 0 else value >= pips for value in there)
    return f"to act {ORDINALS[before]} of {len(there) + 1}" if there else "alone there so far"


def _yield(t: Table, seat: int, track: int) -> str:
    """What a track pays a seat at present, with the extra reward of cards left out."""
    effect: Effect = t.tables.reward[track * 16 + t.levels[track * 4 + seat]]
    return gain_words(
        Gain(coins=int(effect.coins), guards=int(effect.guards), points=int(effect.points), steps=int(effect.steps))
    )
