"""What a catalog of Macao must satisfy beyond its schema, because the rules count on it."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, NamedTuple

from msgspec import to_builtins

from caravela.games.macao.catalog import COLOURS, GOODS, KINDS, Card, Catalog, Cubes, Effect, Gain, Space
from caravela.kernel.catalog import CatalogError, label, one_of

if TYPE_CHECKING:
    from collections.abc import Iterable

PER_KIND = {"office": 24, "building": 44, "person": 52}
PAIRS = {(0, 0): 20, (0, 1): 30, (1, 1): 20, (1, 2): 30, (2, 2): 20}
QUARTERS, DARK, PORTS, PLACES = 30, 6, 8, 3


class Moment(NamedTuple):
    """What goes with a moment at which cards work: the mark on the card, the fields, the parts of the gain."""

    when: str
    fields: frozenset[str]
    gains: frozenset[str]
    needed: frozenset[str] = frozenset({"gain"})


def _moment(when: str, fields: str, gains: str) -> Moment:
    return Moment(when, frozenset(fields.split()) | {"on", "gain"}, frozenset(gains.split()))


MOMENTS = {
    "each round": _moment("3", "if each per", "gold prestige cubes"),
    "use once": _moment("3", "if pay", "gold prestige cubes any wall sea"),
    "use often": _moment("3", "pay", "gold prestige cubes any"),
    "activation": _moment("3", "kind size", "gold prestige"),
    "each die": _moment("2", "colour pips", "gold prestige"),
    "pair": _moment("2", "", "gold prestige"),
    "drafting": _moment("1", "kind size", "gold prestige"),
    "marker": _moment("3", "", "gold prestige"),
    "quarter": _moment("3", "near light", "gold prestige wall"),
    "overtaking": _moment("3", "", "gold prestige"),
    "sailing": _moment("3", "least once", "gold prestige"),
    "delivery": _moment("3", "", "gold prestige"),
    "tribute": _moment("3", "", "gold prestige"),
    "end": _moment("end", "each per", "prestige"),
}
RULES_WHEN = {"free draft": "1", "third die": "2", "no empty marker": "2", "no end markers": "end"}
RULES_WITH = {"third die": "amount", "cheap tribute": "amount", "double good": "good"}


def check(catalog: Catalog) -> None:
    _check_cards(catalog.cards)
    _check_city(catalog)
    _check_sea(catalog)


def _check_cards(cards: tuple[Card, ...]) -> None:
    found = Counter(card.kind for card in cards)
    for kind in KINDS:
        if found[kind] != PER_KIND[kind]:
            raise CatalogError(f"card: {found[kind]} are of kind {kind}, there must be {PER_KIND[kind]}")
    if [card.kind for card in cards] != [kind for kind in KINDS for _ in range(PER_KIND[kind])]:
        raise CatalogError("card: list the offices first, then the buildings, then the persons")
    pairs = Counter(card.tribute for card in cards)
    for pair, count in PAIRS.items():
        if pairs.pop(pair, 0) != count:
            raise CatalogError(f"card: the tribute numbers {list(pair)} must stand on {count} cards")
    if pairs:
        raise CatalogError(f"card: no card has the tribute numbers {list(next(iter(pairs)))}")
    for card in cards:
        if not 1 <= amount(card.cost) <= 4:
            raise CatalogError(f"{label('card', card.id)}, cost: {amount(card.cost)} cubes, allowed are 1 to 4")
        _check_effect(card)
    grid = {(colour, n) for colour in COLOURS for n in range(1, 5)}
    for card in cards[: PER_KIND["office"]]:
        colours = [colour for colour in COLOURS if getattr(card.cost, colour)]
        cell = (colours[0], amount(card.cost))
        if len(colours) > 1 or cell not in grid:
            raise CatalogError(
                f"{label('card', card.id)}, cost: the offices cost 1, 2, 3 and 4 cubes of each colour, each once"
            )
        grid.remove(cell)


def _check_effect(card: Card) -> None:
    where = f"{label('card', card.id)}, effect"
    effect = card.effect
    fields = set(to_builtins(effect))
    if (effect.on is None) == (effect.rule is None):
        raise CatalogError(f"{where}: give either on (when it works) or rule (which rule it changes)")
    if effect.rule:
        needed = {"rule"} | ({RULES_WITH[effect.rule]} if effect.rule in RULES_WITH else set())
        if fields != needed:
            raise CatalogError(f'{where}: rule "{effect.rule}" goes with {one_of(sorted(needed))}, and nothing else')
        _check_when(card, RULES_WHEN.get(effect.rule, "3"))
        return
    moment = MOMENTS[effect.on or ""]
    if extra := fields - moment.fields:
        raise CatalogError(f'{where}: {min(extra)} does not go with on = "{effect.on}"')
    gains = set(to_builtins(effect.gain or Gain()))
    if not gains:
        raise CatalogError(f"{where}: gain is missing or empty")
    if extra := gains - moment.gains:
        raise CatalogError(f'{where}: a gain of {min(extra)} does not go with on = "{effect.on}"')
    _check_when(card, moment.when)
    _check_use(where, effect)


def _check_use(where: str, effect: Effect) -> None:
    gain = effect.gain or Gain()
    if gain.sea > 1 or gain.wall > 1:
        raise CatalogError(f"{where}: a gain of wall or sea is 1 space")
    if effect.each == "marker" and effect.on != "end":
        raise CatalogError(f'{where}: each = "marker" goes with on = "end" only')
    if effect.on == "use often":
        paid = 0 if effect.pay is None else effect.pay.any + amount(effect.pay.cubes)
        if paid <= gain.any + amount(gain.cubes):
            raise CatalogError(f"{where}: what is used often must pay more cubes than it gains, or it would never end")


def _check_when(card: Card, wanted: str) -> None:
    if card.when != wanted:
        raise CatalogError(f'{label("card", card.id)}, when: found "{card.when}", this effect works at "{wanted}"')


def _check_city(catalog: Catalog) -> None:
    quarters = catalog.quarters
    if len(quarters) != QUARTERS or sum(quarter.dark for quarter in quarters) != DARK:
        raise CatalogError(f"quarter: there must be {QUARTERS}, {DARK} of them dark")
    for quarter in quarters:
        if not 1 <= amount(quarter.cost) <= 4:
            raise CatalogError(
                f"{label('quarter', quarter.id)}, cost: {amount(quarter.cost)} cubes, allowed are 1 to 4"
            )
    _check_net("border", {quarter.id for quarter in quarters}, [(border.a, border.b) for border in catalog.borders])


def _check_sea(catalog: Catalog) -> None:
    spaces = {space.id: space for space in catalog.spaces}
    if sum(space.kind == "slips" for space in catalog.spaces) != 1:
        raise CatalogError('space: exactly one has kind "slips"')
    ports = [space for space in catalog.spaces if space.kind == "port"]
    if sorted(port.good or "" for port in ports) != sorted(GOODS):
        raise CatalogError(f"space: there must be {PORTS} ports, one for each good")
    for space in catalog.spaces:
        _check_space(space)
    routes = [(route.a, route.b) for route in catalog.routes]
    _check_net("route", set(spaces), routes)
    for a, b in routes:
        if "sea" not in (spaces[a].kind, spaces[b].kind):
            raise CatalogError(
                f"{label('route', f'{a} {b}')}: between ports, or a port and Macao, there must be open sea"
            )


def _check_space(space: Space) -> None:
    if space.kind != "port" and (space.good or space.places):
        raise CatalogError(f"{label('space', space.id)}: only a port has a good and places")
    if space.kind == "port" and (len(space.places) != PLACES or list(space.places) != sorted(space.places)[::-1]):
        raise CatalogError(f"{label('space', space.id)}, places: {PLACES} values, the highest first")


def _check_net(kind: str, ids: set[str], pairs: Iterable[tuple[str, str]]) -> None:
    """Every end exists, none is its own neighbour, none is named twice, and all hang together."""
    near: dict[str, set[str]] = {id: set() for id in ids}
    for a, b in pairs:
        for end in (a, b):
            if end not in ids:
                raise CatalogError(f'{label(kind, f"{a} {b}")}: there is no "{end}"')
        if a == b or b in near[a]:
            raise CatalogError(f"{label(kind, f'{a} {b}')}: it leads nowhere, or is there twice")
        near[a].add(b)
        near[b].add(a)
    start = min(ids)
    found, edge = {start}, [start]
    while edge:
        fresh = near[edge.pop()] - found
        found |= fresh
        edge += fresh
    if found != ids:
        raise CatalogError(f'{kind}: nothing leads from "{start}" to "{min(ids - found)}"')


def amount(cubes: Cubes) -> int:
    """How many cubes there are."""
    return sum(getattr(cubes, colour) for colour in COLOURS)
