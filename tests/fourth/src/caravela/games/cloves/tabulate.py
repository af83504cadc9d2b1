"""From the catalog to the tables that the rules read."""

from caravela.games.cloves.catalog import Catalog
from caravela.games.cloves.tables import Tables


def tabulate(catalog: Catalog) -> Tables:
    tables = Tables()
    tables.bears = [island.bears for island in catalog.islands]
    tables.home = catalog.worth.home
    tables.aboard = catalog.worth.aboard
    return tables
