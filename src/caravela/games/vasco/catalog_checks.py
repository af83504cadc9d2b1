"""What a catalog of Vasco da Gama must satisfy beyond its schema, because the rules count on it."""

from __future__ import annotations

from itertools import pairwise
from typing import TYPE_CHECKING

from caravela.games.vasco.catalog import BONUSES, STACKS, Catalog, Character, Crews, Numbers, Port, Prices, Ship
from caravela.games.vasco.tables import COLOURS, MERCHANTS, NUMBERS, SHIPS
from caravela.kernel.catalog import CatalogError, label, one_of

if TYPE_CHECKING:
    from collections.abc import Sequence

PORT_IDS = ("natal", "terra-de-boa-gente", "mozambique", "mombasa", "malindi", "calicut")
CHARACTER_IDS = ("dias", "alvares", "sernigi", "manuel")
SEATS = (2, 3, 4)
AREAS = 4
VDGS = 9
EXTRA = 2  # discs beside everybody's own: numbers 21 and 22
MOST_HIRED = 5  # of one colour; an action says so


def check(catalog: Catalog) -> None:
    _check_ships(catalog.ships)
    _count("merchant ships", len(catalog.merchants), MERCHANTS)
    _count("VdG tiles", len(catalog.vdgs), VDGS)
    _check_ports(catalog.ports)
    _check_characters(catalog.characters)
    _check_spaces(catalog)
    _check_numbers(catalog.numbers)
    _check_prices(catalog.prices)
    _check_crews(catalog.crews)


def _check_ships(ships: tuple[Ship, ...]) -> None:
    _count("ships", len(ships), SHIPS)
    for stack in STACKS:
        if not any(ship.stack == stack for ship in ships):
            raise CatalogError(f"ships of stack {stack}: found none; each of the three stacks has at least one")


def _check_ports(ports: tuple[Port, ...]) -> None:
    if tuple(port.id for port in ports) != PORT_IDS:
        raise CatalogError(f"port: list {', '.join(PORT_IDS)} once each, in this order")
    for number, port in enumerate(ports, 1):
        _check_docks(port, number)
        _check_bonus(port)


def _check_docks(port: Port, wanted: int) -> None:
    where = f"{label('port', port.key)}, docks: "
    if len(port.docks) != wanted:
        raise CatalogError(f"{where}found {len(port.docks)}, there are {wanted}: from natal up, one more in each port")
    for before, after in pairwise(port.docks):
        if after > before:
            raise CatalogError(f"{where}found {after} after {before}; from left to right docks never grow")


def _check_bonus(port: Port) -> None:
    where = label("port", port.key)
    if port.id == PORT_IDS[-1]:
        if port.bonus is not None or port.amount:
            found = f'"{port.bonus}"' if port.bonus is not None else f"amount {port.amount}"
            raise CatalogError(f"{where}, bonus: found {found}; the last port has neither bonus nor amount")
    elif port.bonus is None:
        raise CatalogError(f"{where}: bonus is missing; allowed is {one_of(BONUSES)}")
    elif port.bonus == "reals" and port.amount < 1:
        raise CatalogError(f"{where}, amount: found {port.amount}, allowed is 1 or more Reals")
    elif port.bonus != "reals" and port.amount != 1:
        raise CatalogError(f"{where}, amount: found {port.amount}, allowed is 1: a ship brings one {port.bonus}")


def _check_characters(characters: tuple[Character, ...]) -> None:
    if tuple(character.id for character in characters) != CHARACTER_IDS:
        raise CatalogError(f"character: list {', '.join(CHARACTER_IDS)} once each, in this order")
    for column, seats in enumerate(SEATS):
        taken: dict[int, str] = {}
        for character in characters:
            place = character.dealt[column]
            where = f"{label('character', character.key)}, dealt: found {place} with {seats} players; "
            if place > seats:
                raise CatalogError(f"{where}allowed is 0 to {seats}")
            if place in taken:
                raise CatalogError(f'{where}"{taken[place]}" is dealt there, and a place gets one character at most')
            if place:
                taken[place] = character.id
            if character.id == "dias" and place != 1:
                raise CatalogError(f"{where}allowed is 1: he makes his player the first")
            if character.id == "sernigi" and not place:
                raise CatalogError(f"{where}allowed is 1 to {seats}: his player sends the first merchant ship")


def _check_spaces(catalog: Catalog) -> None:
    discs = catalog.start.discs
    if discs * SEATS[-1] > NUMBERS:
        raise CatalogError(
            f"[start], discs: found {discs}, allowed is 1 to {NUMBERS // SEATS[-1]}: "
            f"{SEATS[-1]} players share {NUMBERS} numbers"
        )
    spaces = catalog.spaces
    for seats, word, found in ((2, "two", spaces.two), (3, "three", spaces.three), (4, "four", spaces.four)):
        needed = discs * seats + EXTRA
        if AREAS * found < needed:
            raise CatalogError(
                f"[spaces], {word}: found {found}, allowed is {-(-needed // AREAS)} or more: "
                f"{seats} players place up to {needed} discs in {AREAS} areas"
            )


def _check_numbers(numbers: Numbers) -> None:
    if not numbers.last or numbers.last[-1] != NUMBERS:
        found = numbers.last[-1] if numbers.last else "no row"
        raise CatalogError(f"[numbers], last: found {found} at the end, allowed is {NUMBERS}: the last row ends there")
    for before, after in pairwise(numbers.last):
        if after <= before:
            raise CatalogError(
                f"[numbers], last: found {after} after {before}; each row ends further than the one before"
            )
    if len(numbers.reals) != len(numbers.last):
        raise CatalogError(
            f"[numbers], reals: found {len(numbers.reals)} amounts for {len(numbers.last)} rows; each row has one"
        )


def _check_prices(prices: Prices) -> None:
    _check_rise("projects", prices.projects, "two projects cost at least as much as one")
    _check_rise("sailors", prices.sailors, "more colours cost at least as much as fewer")


def _check_rise(field: str, prices: Sequence[int], rule: str) -> None:
    for before, after in pairwise(prices):
        if after < before:
            raise CatalogError(f"[prices], {field}: found {after} after {before}; {rule}")


def _check_crews(crews: Crews) -> None:
    if crews.room > MOST_HIRED:
        raise CatalogError(f"[crews], room: found {crews.room}, allowed is 1 to {MOST_HIRED} sailors in a section")
    sections = SEATS[-1]
    if crews.room * sections > crews.sailors * COLOURS:
        raise CatalogError(
            f"[crews], sailors: found {crews.sailors} of each colour, {crews.sailors * COLOURS} in all; "
            f"{sections} sections take {crews.room} each at the start"
        )


def _count(what: str, found: int, wanted: int) -> None:
    if found != wanted:
        raise CatalogError(f"{what}: found {found}, there are {wanted}")
