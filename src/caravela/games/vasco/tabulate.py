"""From the catalog to the tables that the rules read."""

from caravela.games.vasco import tables as t
from caravela.games.vasco.catalog import BONUSES, STACKS, Catalog
from caravela.kernel.masks import size


def tabulate(catalog: Catalog) -> t.Tables:
    """Lay a catalog out as tables."""
    tables = t.Tables()
    _tiles(tables, catalog)
    _route(tables, catalog)
    _board(tables, catalog)
    start, crews, worth = catalog.start, catalog.crews, catalog.worth
    tables.reals, tables.captains, tables.waiting, tables.discs = (
        start.reals, start.captains, start.waiting, start.discs,
    )  # fmt: skip
    tables.sailors, tables.room, tables.refill, tables.missionaries = (
        crews.sailors, crews.room, crews.refill, crews.missionaries,
    )  # fmt: skip
    tables.dias, tables.ready, tables.per_point = worth.dias, worth.ready, worth.reals
    return tables


def _tiles(tables: t.Tables, catalog: Catalog) -> None:
    ships = catalog.ships
    tables.capacity = [ship.capacity for ship in ships] + [merchant.capacity for merchant in catalog.merchants]
    tables.by_capacity = sorted(range(t.SHIPS), key=lambda ship: (ships[ship].capacity, ship))
    tables.crew = [ship.crew for ship in ships]
    tables.yield_reals = [ship.reals for ship in ships]
    tables.yield_points = [ship.points for ship in ships]
    tables.stack = [sum(1 << i for i, ship in enumerate(ships) if ship.stack == stack) for stack in STACKS]
    tables.vdg_start = [vdg.start for vdg in catalog.vdgs]
    tables.vdg_change = [vdg.change for vdg in catalog.vdgs]
    tables.vdg_reals = [reals for vdg in catalog.vdgs for reals in vdg.reals]
    colours = range(1 << (t.COLOURS + 1))
    tables.crew_sets = [[crew for crew in colours if size(crew) == n] for n in range(t.COLOURS + 2)]


def _route(tables: t.Tables, catalog: Catalog) -> None:
    ports = catalog.ports
    tables.dock_value = [value for port in ports for value in port.docks]
    tables.dock_port = [i for i, port in enumerate(ports) for _ in port.docks]
    tables.first_dock = [sum(len(port.docks) for port in ports[:i]) for i in range(t.PORTS + 1)]
    tables.full = [port.full for port in ports]
    tables.bonus = [BONUSES.index(port.bonus) if port.bonus else t.OF_NOTHING for port in ports]
    tables.bonus_amount = [port.amount for port in ports]


def _board(tables: t.Tables, catalog: Catalog) -> None:
    nobody = [-1] * (2 * t.CHARACTERS)
    tables.dealt = nobody + [who.dealt[n] - 1 for n in range(3) for who in catalog.characters]
    numbers = catalog.numbers
    tables.payout = [
        next(reals for last, reals in zip(numbers.last, numbers.reals) if number <= last)
        for number in range(1, t.NUMBERS + 1)
    ]
    tables.payout += [0, 0]
    spaces = catalog.spaces
    tables.spaces = [0, 0, spaces.two, spaces.three, spaces.four]
    tables.project_price = list(catalog.prices.projects)
    tables.sailor_price = [0, *catalog.prices.sailors]
