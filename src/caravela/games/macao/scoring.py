"""What counts: counts behind gains, groups of quarters, the final scoring."""

from mypy_extensions import i64

from caravela.games.macao.state import Table
from caravela.games.macao.tables import (
    ABOARD,
    BUILDING,
    BUILDINGS,
    CARD,
    DARK_QUARTERS,
    DELIVERIES,
    END,
    GOLD,
    GOODS,
    JOKERS,
    MARKERS,
    NO_END_MARKERS,
    OFFICE,
    OFFICES,
    ONCE,
    PERSON,
    PERSONS,
    PORTS,
    QUARTERS,
    SET,
    WALL_SPACES,
)
from caravela.kernel.masks import members, size


def count(t: Table, seat: i64, each: i64) -> i64:
    """How many there are of what an effect counts."""
    if each == ONCE:
        return 1
    if each == CARD:
        return len(t.active[seat])
    if each == OFFICES:
        return of_kind(t, seat, OFFICE)
    if each == BUILDINGS:
        return of_kind(t, seat, BUILDING)
    if each == PERSONS:
        return of_kind(t, seat, PERSON)
    if each == SET:
        return min(of_kind(t, seat, OFFICE), of_kind(t, seat, BUILDING), of_kind(t, seat, PERSON))
    if each == QUARTERS:
        return size(t.owned[seat])
    if each == DARK_QUARTERS:
        return size(t.owned[seat] & t.tables.dark)
    if each == WALL_SPACES:
        return t.wall[seat]
    if each == GOLD:
        return t.gold[seat]
    if each == JOKERS:
        return t.jokers[seat]
    if each == MARKERS:  # counted at the end only
        return t.markers[seat] + lone_markers(t, seat)
    first = seat * GOODS
    total: i64 = 0
    for good in range(first, first + GOODS):
        if each == ABOARD:
            total += t.aboard[good]
        elif each == DELIVERIES:
            total += t.delivered[good]
        else:
            assert each == PORTS
            total += 1 if t.delivered[good] else 0
    return total


def of_kind(t: Table, seat: i64, kind: i64) -> i64:
    """How many active cards of a kind there are."""
    total: i64 = 0
    for card in t.active[seat]:
        if t.tables.card_kind[card] == kind:
            total += 1
    return total


def string(t: Table, owned: int) -> i64:
    """The largest connected group of these quarters."""
    borders = t.tables.borders
    largest: i64 = 0
    left = owned
    while left:
        group = left & -left
        edge = group
        while edge:
            touched = 0
            for quarter in members(edge):
                touched |= borders[quarter]
            edge = touched & left & ~group
            group |= edge
        left &= ~group
        largest = max(largest, size(group))
    return largest


def lone_markers(t: Table, seat: i64) -> i64:
    """The punish markers for cards that are left on the tableau at the end."""
    return 0 if t.has(seat, NO_END_MARKERS) else len(t.tableau[seat])


def final(t: Table, seat: i64) -> list[int]:
    """Points of the three parts of the final scoring as they stand now: markers, cards, city."""
    cards: i64 = 0
    if t.has(seat, END):
        for card in t.active[seat]:
            effect = t.tables.card_effect[card]
            if effect.op == END:
                cards += count(t, seat, effect.each) // effect.per * effect.prestige
    city = t.tables.string * string(t, t.owned[seat])
    return [int(-t.tables.marker * count(t, seat, MARKERS)), int(cards), int(city)]
