"""What is printed on Macao's board, cards and tiles: the schema of its catalog."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Literal

from msgspec import Meta, Struct, field

from caravela.kernel import catalog as kernel
from caravela.kernel.catalog import Entry, Figure

Colour = Literal["red", "blue", "green", "black", "gray", "violet"]
Kind = Literal["office", "building", "person"]
Good = Literal["lacquer ware", "rice", "tea", "jade", "silk", "paper", "porcelain", "spices"]
When = Literal["1", "2", "3", "end"]
On = Literal[
    "each round", "use once", "use often", "activation", "each die", "pair", "drafting", "marker",
    "quarter", "overtaking", "sailing", "delivery", "tribute", "end",
]  # fmt: skip
Rule = Literal[
    "free draft", "third die", "no empty marker", "double joker", "two quarters", "quarter discount", "quarter swap",
    "even wall", "always on top", "near port", "double space", "free departure", "double good", "two tributes",
    "cheap tribute", "no end markers",
]  # fmt: skip
Each = Literal[
    "card", "office", "building", "person", "set", "quarter", "dark quarter", "port", "delivery", "aboard",
    "wall space", "gold", "joker", "marker",
]  # fmt: skip
Condition = Literal["ahead of all", "behind all", "without gold", "in port", "without cards"]

Name = Annotated[str, Meta(min_length=1)]
Amount = Annotated[int, Meta(ge=0, le=99)]
Positive = Annotated[int, Meta(ge=1, le=99)]
Few = Annotated[int, Meta(ge=0, le=4)]
Pips = Annotated[int, Meta(ge=1, le=6)]
Place = Annotated[int, Meta(ge=0, le=1000)]

COLOURS: tuple[Colour, ...] = ("red", "blue", "green", "black", "gray", "violet")
KINDS: tuple[Kind, ...] = ("office", "building", "person")
GOODS: tuple[Good, ...] = ("lacquer ware", "rice", "tea", "jade", "silk", "paper", "porcelain", "spices")

DRAWN = frozenset({"x", "y"})
PACKAGED = Path(__file__).with_name("catalog.toml")


class Part(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """A group of figures within an entry."""


class Identified(Entry, frozen=True, kw_only=True):
    id: Name
    name: str = ""

    @property
    def key(self) -> str:
        return self.id


class Cubes(Part, frozen=True):
    red: Few = 0
    blue: Few = 0
    green: Few = 0
    black: Few = 0
    gray: Few = 0
    violet: Few = 0


class Pay(Part, frozen=True):
    """What a use costs; `any` are cubes of any colours, `card` is one of the tableau."""

    gold: Amount = 0
    prestige: Amount = 0
    cubes: Cubes = Cubes()
    any: Few = 0
    card: bool = False


class Gain(Part, frozen=True):
    """What is gained; `any` are cubes of colours of choice, `wall` and `sea` spaces for nothing."""

    gold: Amount = 0
    prestige: Amount = 0
    cubes: Cubes = Cubes()
    any: Few = 0
    wall: Few = 0
    sea: Few = 0


class Effect(Part, frozen=True):
    """What a card does: a gain at a moment (`on`), or a rule that it changes; see `catalog_checks`."""

    on: On | None = None
    rule: Rule | None = None
    amount: Positive | None = None
    good: Good | None = None
    kind: Kind | None = None
    size: Pips | None = None
    colour: Colour | None = None
    pips: Pips | None = None
    near: bool = False
    light: bool = False
    least: Positive | None = None
    once: bool = False
    condition: Condition | None = field(name="if", default=None)
    each: Each | None = None
    per: Positive = 1
    pay: Pay | None = None
    gain: Gain | None = None


class Card(Identified, frozen=True, kw_only=True):
    kind: Kind
    cost: Cubes
    tribute: tuple[Few, Few]
    when: When
    effect: Effect


class Quarter(Identified, frozen=True, kw_only=True):
    """A part of the city; a dark one holds a joker tile."""

    cost: Cubes
    dark: bool = False
    x: Place
    y: Place


class Border(Entry, frozen=True, kw_only=True):
    """Two quarters that touch."""

    a: Name
    b: Name

    @property
    def key(self) -> str:
        return f"{self.a} {self.b}"


class Space(Identified, frozen=True, kw_only=True):
    """A space of the sea: the slips of Macao, open sea, or a port with its good and its places."""

    kind: Literal["slips", "sea", "port"]
    good: Good | None = None
    places: tuple[Positive, ...] = ()
    x: Place
    y: Place


class Route(Entry, frozen=True, kw_only=True):
    """Two spaces of the sea, one move apart."""

    a: Name
    b: Name

    @property
    def key(self) -> str:
        return f"{self.a} {self.b}"


class Tiles(Entry, frozen=True, kw_only=True):
    """Of each good so many tiles, and joker tiles: a cube of any colour, or gold."""

    goods: Literal[3]
    jokers: Literal[6]
    joker_gold: Positive


class Limits(Entry, frozen=True, kw_only=True):
    rounds: Literal[12]
    wall: Literal[16]
    tableau: Literal[5]
    gold: Amount
    string: Positive
    marker: Positive


class Header(Part, frozen=True):
    game: Literal["macao"]
    name: Name
    version: Positive


class Catalog(Part, frozen=True, kw_only=True):
    header: Header = field(name="catalog")
    limits: Limits
    tiles: Tiles
    cards: tuple[Card, ...] = field(name="card")
    quarters: tuple[Quarter, ...] = field(name="quarter")
    borders: tuple[Border, ...] = field(name="border")
    spaces: tuple[Space, ...] = field(name="space")
    routes: tuple[Route, ...] = field(name="route")

    def figures(self, source: str | None = None) -> list[Figure]:
        return kernel.figures(self, source)

    def fingerprint(self) -> str:
        return kernel.fingerprint(self, DRAWN)


def load(path: Path | None = None) -> Catalog:
    """The packaged catalog, or the one in a file of your own; CatalogError says what is wrong with it."""
    from caravela.games.macao.catalog_checks import check

    return kernel.load(PACKAGED if path is None else path, Catalog, check)
