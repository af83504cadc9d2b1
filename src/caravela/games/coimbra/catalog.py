"""What is printed on Coimbra's board, cards and tiles: the schema of its catalog."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Literal

from msgspec import Meta, Struct, field

from caravela.kernel import catalog as kernel
from caravela.kernel.catalog import Entry, Figure

Class = Literal["council", "merchant", "cleric", "scholar"]
Resource = Literal["guards", "coins"]
Diploma = Literal["law", "medicine", "theology", "philosophy", "music", "wild"]
Back = Literal["I", "II", "III"]
When = Literal["now", "C", "E", "end"]
Each = Literal[
    "council", "merchant", "cleric", "scholar", "monastery", "level I monastery", "unvisited", "crown",
    "low", "high", "set", "voyage", "diploma", "card beyond 10",
]  # fmt: skip

Name = Annotated[str, Meta(min_length=1)]
Amount = Annotated[int, Meta(ge=0, le=99)]
Positive = Annotated[int, Meta(ge=1, le=99)]
Space = Annotated[int, Meta(ge=0, le=15)]
Pips = Annotated[int, Meta(ge=1, le=6)]
Place = Annotated[int, Meta(ge=0, le=1000)]

CLASSES: tuple[Class, ...] = ("council", "merchant", "cleric", "scholar")
RESOURCES: tuple[Resource, ...] = ("guards", "coins")
DIPLOMAS: tuple[Diploma, ...] = ("law", "medicine", "theology", "philosophy", "music", "wild")

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


class Gain(Part, frozen=True):
    coins: Amount = 0
    guards: Amount = 0
    points: Amount = 0
    steps: Amount = 0


class Advance(Part, frozen=True):
    council: Amount = 0
    merchant: Amount = 0
    cleric: Amount = 0
    scholar: Amount = 0


class Effect(Part, frozen=True):
    """What a bonus or a task does; `catalog_checks` lists the combinations that are printed."""

    gain: Gain | None = None
    each: Each | None = None
    pay: Gain | None = None
    invest: Resource | None = None
    advance: Advance | None = None
    demand: Gain | None = None
    or_points: Positive | None = None
    of: Literal["all", "behind"] | None = None
    penance: Positive | None = None
    recall: Positive | None = None
    favor: bool = False
    copy: Class | None = None
    income: Class | None = None
    score: Literal["diplomas", "voyages", "judgement"] | None = None
    discount: Resource | None = None
    on: Class | None = None
    rise: Literal[1] | None = None
    die: Class | None = None
    without: Class | None = None
    exchange: Resource | None = None
    level: Class | None = None
    again: bool = False
    castle: Positive | None = None
    pilgrimage: Positive | None = None
    wild: Positive | None = None
    half: tuple[Literal["council", "merchant", "cleric", "scholar", "guards", "coins", "crowns"], ...] = ()
    lowest: Positive | None = None


class Card(Identified, frozen=True, kw_only=True):
    class_: Class = field(name="class")
    back: Back
    influence: Literal[1, 2, 3, 4]
    cost: Resource | None = None
    diplomas: Annotated[tuple[Diploma, ...], Meta(max_length=2)] = ()
    when: When
    bonus: Effect


class Monastery(Identified, frozen=True, kw_only=True):
    back: Back
    when: Literal["now", "lasting"]
    bonus: Effect


class Voyage(Identified, frozen=True, kw_only=True):
    pay: Resource
    cost: Amount
    task: Effect


class Award(Identified, frozen=True, kw_only=True):
    """An influence scoring tile: points by place, with two or three players and with four."""

    few: tuple[Amount, Amount]
    four: tuple[Amount, Amount, Amount]


class Box(Part, frozen=True):
    from_: Space = field(name="from")
    to: Space
    gain: Gain


class Track(Entry, frozen=True, kw_only=True):
    class_: Class = field(name="class")
    boxes: tuple[Box, ...]

    @property
    def key(self) -> str:
        return self.class_


class Favor(Identified, frozen=True, kw_only=True):
    """A favor tile; what A, B, C and D do is part of the rules."""

    id: Literal["A", "B", "C", "D"]
    crowns: Amount


class Flags(Entry, frozen=True, kw_only=True):
    crowns: tuple[Amount, Amount, Amount, Amount]


class Tokens(Entry, frozen=True, kw_only=True):
    crowns: Amount


class Rows(Part, frozen=True):
    upper: tuple[Pips, ...] = ()
    central: tuple[Pips, ...] = ()
    lower: tuple[Pips, ...] = ()


class DieTokens(Entry, frozen=True, kw_only=True):
    values: tuple[Pips, Pips, Pips, Pips, Pips]
    two: Rows
    three: Rows


class Pool(Part, frozen=True):
    council: Amount
    merchant: Amount
    cleric: Amount
    scholar: Amount
    white: Amount


class Dice(Entry, frozen=True, kw_only=True):
    two: Pool
    three: Pool
    four: Pool


class Limits(Entry, frozen=True, kw_only=True):
    resource: Literal[20]
    influence: Literal[15]
    start: Annotated[int, Meta(ge=0, le=20)]


class Node(Identified, frozen=True, kw_only=True):
    kind: Literal["monastery", "stop", "corner"]
    level: Literal[1, 2, 3] | None = None
    x: Place
    y: Place


class Road(Entry, frozen=True, kw_only=True):
    a: Name
    b: Name
    one_way: bool = False

    @property
    def key(self) -> str:
        return f"{self.a} {self.b}"


class Header(Part, frozen=True):
    game: Literal["coimbra"]
    name: Name
    version: Positive


class Catalog(Part, frozen=True, kw_only=True):
    header: Header = field(name="catalog")
    cards: tuple[Card, ...] = field(name="card")
    monasteries: tuple[Monastery, ...] = field(name="monastery")
    voyages: tuple[Voyage, ...] = field(name="voyage")
    awards: tuple[Award, ...] = field(name="award")
    tracks: tuple[Track, ...] = field(name="track")
    favors: tuple[Favor, ...] = field(name="favor")
    flags: Flags
    tokens: Tokens
    die_tokens: DieTokens
    dice: Dice
    limits: Limits
    nodes: tuple[Node, ...] = field(name="node")
    roads: tuple[Road, ...] = field(name="road")

    def figures(self, source: str | None = None) -> list[Figure]:
        return kernel.figures(self, source)

    def fingerprint(self) -> str:
        return kernel.fingerprint(self, DRAWN)


def load(path: Path | None = None) -> Catalog:
    """The packaged catalog, or the one in a file of your own; CatalogError says what is wrong with it."""
    from caravela.games.coimbra.catalog_checks import check

    return kernel.load(PACKAGED if path is None else path, Catalog, check)
