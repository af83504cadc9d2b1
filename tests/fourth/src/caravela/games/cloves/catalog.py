"""What is printed on the board of Cloves: the schema of its catalog."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Literal

from msgspec import Meta, Struct, field

from caravela.kernel import catalog as kernel
from caravela.kernel.catalog import Entry, Figure

Name = Annotated[str, Meta(min_length=1)]
Amount = Annotated[int, Meta(ge=0, le=99)]

PACKAGED = Path(__file__).with_name("catalog.toml")


class Island(Entry, frozen=True, kw_only=True):
    id: Name
    name: Name
    bears: Amount

    @property
    def key(self) -> str:
        return self.id


class Worth(Entry, frozen=True, kw_only=True):
    """Points for a clove that is brought home, and for one still aboard at the end."""

    home: Amount
    aboard: Amount


class Header(Struct, frozen=True, forbid_unknown_fields=True):
    game: Literal["cloves"]
    name: Name
    version: int


class Catalog(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    header: Header = field(name="catalog")
    islands: tuple[Island, ...] = field(name="island")
    worth: Worth

    def figures(self, source: str | None = None) -> list[Figure]:
        return kernel.figures(self, source)

    def fingerprint(self) -> str:
        return kernel.fingerprint(self)


def load(path: Path | None = None) -> Catalog:
    from caravela.games.cloves.catalog_checks import check

    return kernel.load(PACKAGED if path is None else path, Catalog, check)
