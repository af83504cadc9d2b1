"""What a catalog of Cloves must satisfy beyond its schema, because the rules count on it."""

from caravela.games.cloves.catalog import Catalog
from caravela.games.cloves.tables import ISLANDS
from caravela.kernel.catalog import CatalogError


def check(catalog: Catalog) -> None:
    if len(catalog.islands) != ISLANDS:
        raise CatalogError(f"island: found {len(catalog.islands)}, there are {ISLANDS}, Malacca the first of them")
    if catalog.islands[0].bears:
        raise CatalogError(f"island 1, bears: found {catalog.islands[0].bears}; no cloves grow in Malacca")
