"""What is printed on the board and the tiles of Vasco da Gama: the schema of its catalog."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Literal

from msgspec import Meta, Struct, field

from caravela.kernel import catalog as kernel
from caravela.kernel.catalog import Entry, Figure

Stack = Literal["I", "II", "III"]
Bonus = Literal["project", "sailor", "captain", "reals"]

Name = Annotated[str, Meta(min_length=1)]
Amount = Annotated[int, Meta(ge=0, le=99)]
Positive = Annotated[int, Meta(ge=1, le=99)]
Capacity = Annotated[int, Meta(ge=4, le=11)]
Crew = Annotated[int, Meta(ge=1, le=5)]
Place = Annotated[int, Meta(ge=0, le=4)]  # 0: stays at court
Number = Annotated[int, Meta(ge=1, le=20)]
Change = Annotated[int, Meta(ge=-3, le=3)]

STACKS: tuple[Stack, ...] = ("I", "II", "III")
BONUSES: tuple[Bonus, ...] = ("project", "sailor", "captain", "reals")

PACKAGED = Path(__file__).with_name("catalog.toml")


class Part(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """A group of figures within an entry."""


class Identified(Entry, frozen=True, kw_only=True):
    id: Name
    name: str = ""

    @property
    def key(self) -> str:
        return self.id


class Ship(Identified, frozen=True, kw_only=True):
    """A tile: a project on one side, the ship on the other. Reals and points are what it yields in phase 3."""

    stack: Stack
    capacity: Capacity
    crew: Crew
    reals: Amount = 0
    points: Amount = 0


class Merchant(Identified, frozen=True, kw_only=True):
    capacity: Capacity


class Vdg(Identified, frozen=True, kw_only=True):
    """A VdG tile: the round's starting number and money at court; its change belongs to the round before."""

    start: Number
    change: Change
    reals: tuple[Positive, Positive]


class Port(Identified, frozen=True, kw_only=True):
    """A port with its docks from left to right, the points for each ship when it is full, and the coast's bonus."""

    docks: tuple[Capacity, ...]
    full: Amount
    bonus: Bonus | None = None
    amount: Amount = 0


class Character(Identified, frozen=True, kw_only=True):
    """A character, and the place in the first round's order to which it is dealt with two, three, four players."""

    dealt: tuple[Place, Place, Place]


class Spaces(Entry, frozen=True, kw_only=True):
    """Action spaces in each of the four areas, by number of players."""

    two: Positive
    three: Positive
    four: Positive


class Numbers(Entry, frozen=True, kw_only=True):
    """The rows of the numbers area: the last number of each, and the Reals for renouncing there."""

    last: tuple[Number, ...]
    reals: tuple[Amount, ...]


class Prices(Entry, frozen=True, kw_only=True):
    """What projects cost (one, two) and sailors of one, two, three or four colours."""

    projects: tuple[Amount, Amount]
    sailors: tuple[Amount, Amount, Amount, Amount]


class Crews(Entry, frozen=True, kw_only=True):
    """Sailors of each colour, room in a section, sailors that come to it after a round, missionaries."""

    sailors: Positive
    room: Positive
    refill: Positive
    missionaries: Positive


class Start(Entry, frozen=True, kw_only=True):
    """What a player begins with, and his captains who wait to be recruited."""

    reals: Amount
    captains: Amount
    waiting: Amount
    discs: Positive


class Worth(Entry, frozen=True, kw_only=True):
    """Points of Dias, of a ship that stands ready at the end, and Reals for one point."""

    dias: Positive
    ready: Positive
    reals: Positive


class Header(Part, frozen=True):
    game: Literal["vasco"]
    name: Name
    version: Positive


class Catalog(Part, frozen=True, kw_only=True):
    header: Header = field(name="catalog")
    ships: tuple[Ship, ...] = field(name="ship")
    merchants: tuple[Merchant, ...] = field(name="merchant")
    vdgs: tuple[Vdg, ...] = field(name="vdg")
    ports: tuple[Port, ...] = field(name="port")
    characters: tuple[Character, ...] = field(name="character")
    spaces: Spaces
    numbers: Numbers
    prices: Prices
    crews: Crews
    start: Start
    worth: Worth

    def figures(self, source: str | None = None) -> list[Figure]:
        return kernel.figures(self, source)

    def fingerprint(self) -> str:
        return kernel.fingerprint(self)


def load(path: Path | None = None) -> Catalog:
    """The packaged catalog, or the one in a file of your own; CatalogError says what is wrong with it."""
    from caravela.games.vasco.catalog_checks import check

    return kernel.load(PACKAGED if path is None else path, Catalog, check)
