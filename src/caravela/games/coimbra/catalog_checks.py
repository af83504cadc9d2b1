"""What a catalog of Coimbra must satisfy beyond its schema, because the rules count on it."""

from __future__ import annotations

from collections import Counter
from itertools import pairwise
from typing import TYPE_CHECKING, Any, NamedTuple

from msgspec import to_builtins

from caravela.games.coimbra.catalog import CLASSES, Card, Catalog, DieTokens, Effect, Gain, Monastery, Node, Voyage
from caravela.kernel.catalog import CatalogError, label, one_of

if TYPE_CHECKING:
    from collections.abc import Iterable

BACKS = ("I", "II", "III")
CARDS_PER_BACK = (8, 24, 24)
SPACES_PER_LEVEL = (8, 4, 2)
ROMAN = {1: "I", 2: "II", 3: "III"}
PER_CLASS = 14
PAYS = {"council": "guards", "merchant": "coins", "cleric": "steps", "scholar": "points"}


class Family(NamedTuple):
    """A bonus as the rulebook describes it: where it occurs, when it works, and which fields with what."""

    id: str
    place: str
    when: str
    fields: dict[str, str]
    variants: int = 1


ANY = ""
START, LATER, TILE, TASK = "start card", "card of back II or III", "monastery", "voyage"

FAMILIES = (
    Family("S1", START, "now", {"gain": ANY}),
    Family("S2", START, "C", {"discount": "coins"}),
    Family("S3", START, "C", {"discount": "guards"}),
    Family("S4", START, "C", {"on": "council", "gain": ANY}),
    Family("S5", START, "C", {"on": "merchant", "gain": ANY}),
    Family("I1", LATER, "now", {"gain": ANY}),
    Family("I2", LATER, "now", {"demand": ANY, "or_points": ANY, "of": "all"}),
    Family("I3", LATER, "now", {"penance": ANY, "gain": ANY}),
    Family("I4", LATER, "now", {"recall": ANY}),
    Family("I5", LATER, "now", {"demand": ANY, "or_points": ANY, "of": "behind"}, variants=2),
    Family("I6", LATER, "now", {"gain": ANY, "each": "council"}),
    Family("I7", LATER, "now", {"favor": ANY}),
    Family("I8", LATER, "now", {"gain": ANY, "each": "merchant"}),
    Family("I9", LATER, "now", {"gain": ANY, "invest": "coins"}),
    Family("I10", LATER, "now", {"gain": ANY, "invest": "guards"}),
    Family("I11", LATER, "now", {"gain": ANY, "each": "monastery"}),
    Family("I12", LATER, "now", {"copy": ANY}, variants=2),
    Family("I13", LATER, "now", {"income": ANY}, variants=2),
    Family("I14", LATER, "now", {"pay": "guards", "gain": ANY}),
    Family("I15", LATER, "now", {"pay": "coins", "gain": ANY}),
    Family("E1", LATER, "E", {"rise": ANY, "gain": ANY}),
    Family("E2", LATER, "E", {"die": ANY, "gain": ANY}, variants=2),
    Family("E3", LATER, "E", {"without": ANY, "gain": ANY}),
    Family("E4", LATER, "E", {"exchange": ANY}),
    Family("G1", LATER, "end", {"level": ANY}, variants=2),
    Family("G2", LATER, "end", {"gain": ANY, "each": "low"}),
    Family("G3", LATER, "end", {"gain": ANY, "each": "set"}),
    Family("G4", LATER, "end", {"again": ANY}),
    Family("M1", TILE, "now", {"gain": ANY}),
    Family("M2", TILE, "now", {"advance": "one track"}, variants=2),
    Family("M3", TILE, "now", {"gain": ANY, "each": "class"}, variants=2),
    Family("M4", TILE, "now", {"advance": "all tracks"}),
    Family("M5", TILE, "now", {"gain": ANY, "each": "crown"}),
    Family("M6", TILE, "now", {"gain": ANY, "each": "high"}),
    Family("M7", TILE, "now", {"gain": ANY, "each": "set"}),
    Family("M8", TILE, "now", {"gain": ANY, "each": "monastery"}),
    Family("M9", TILE, "now", {"score": "diplomas"}),
    Family("M10", TILE, "now", {"score": "voyages"}),
    Family("M11", TILE, "now", {"score": "judgement"}),
    Family("M12", TILE, "lasting", {"castle": ANY}),
    Family("M13", TILE, "lasting", {"pilgrimage": ANY}),
    Family("M14", TILE, "lasting", {"wild": "1"}),
    Family("M15", TILE, "lasting", {"wild": "2"}),
    Family("Tanger", TASK, "end", {"gain": ANY, "each": "voyage"}),
    Family("Madeira", TASK, "end", {"gain": ANY, "each": "diploma"}),
    Family("Cabo Verde, Sansibar", TASK, "end", {"half": "two tracks"}, variants=2),
    Family("Ceuta", TASK, "end", {"gain": ANY, "each": "unvisited"}),
    Family("Calicut", TASK, "end", {"half": "guards, coins and crowns"}),
    Family("Mascat", TASK, "end", {"lowest": ANY}),
    Family("Barbados", TASK, "end", {"gain": ANY, "each": "monastery"}),
    Family("Brasil", TASK, "end", {"gain": ANY, "each": "level I monastery"}),
    Family("Ilhas dos Acores", TASK, "end", {"gain": ANY, "each": "card beyond 10"}),
    Family("Goa", TASK, "end", {"gain": ANY}),
    Family("Macau, Malaca, Ceilao, Diu", TASK, "end", {"gain": ANY, "each": "class"}, variants=4),
)


def check(catalog: Catalog) -> None:
    _check_cards(catalog.cards)
    _check_monasteries(catalog.monasteries)
    _count("voyages", len(catalog.voyages), 15)
    _count("awards", len(catalog.awards), 4)
    _check_families(catalog)
    _check_tracks(catalog)
    if [favor.id for favor in catalog.favors] != ["A", "B", "C", "D"]:
        raise CatalogError("favor: list the four tiles A, B, C and D once each, in this order")
    _check_dice(catalog)
    _check_map(catalog)


def family(thing: Card | Monastery | Voyage) -> Family:
    """Which of the rulebook's bonuses a thing has."""
    if isinstance(thing, Card):
        place, when, effect = (START if thing.back == "I" else LATER), str(thing.when), thing.bonus
    elif isinstance(thing, Monastery):
        place, when, effect = TILE, str(thing.when), thing.bonus
    else:
        place, when, effect = TASK, "end", thing.task
    found = traits(effect)
    for option in FAMILIES:
        if (option.place, option.when) == (place, when) and _matches(option.fields, found):
            return option
    raise CatalogError(_misfit(thing, place, when, found))


def traits(effect: Effect) -> dict[str, str]:
    """The fields an effect has, each with what tells it from others of its kind."""
    found = {}
    content: dict[str, Any] = to_builtins(effect)
    for name, value in content.items():
        if name == "advance":
            found[name] = {1: "one track", 4: "all tracks"}.get(len(value), f"{len(value)} tracks")
        elif name == "half":
            found[name] = _half(effect)
        elif name == "pay":
            found[name] = " and ".join(value)
        else:
            found[name] = str(value)
    return found


def _half(effect: Effect) -> str:
    if sorted(effect.half) == ["coins", "crowns", "guards"]:
        return "guards, coins and crowns"
    two = len(set(effect.half)) == len(effect.half) == 2 and set(effect.half) <= set(CLASSES)
    return "two tracks" if two else "something else"


def _matches(wanted: dict[str, str], found: dict[str, str]) -> bool:
    if wanted.keys() != found.keys():
        return False
    return all(
        value in (ANY, found[name]) or (value == "class" and found[name] in CLASSES) for name, value in wanted.items()
    )


def _shape(fields: dict[str, str]) -> str:
    return " + ".join(f"{name} ({value})" if value else name for name, value in fields.items())


def _misfit(thing: Card | Monastery | Voyage, place: str, when: str, found: dict[str, str]) -> str:
    bonus = "task" if isinstance(thing, Voyage) else "bonus"
    timing = "" if isinstance(thing, Voyage) else f' with when = "{when}"'
    options = "; ".join(_shape(option.fields) for option in FAMILIES if (option.place, option.when) == (place, when))
    name = label(type(thing).__name__.lower(), thing.key)
    return (
        f"{name}, {bonus}: found {_shape(found) or 'nothing'}, which no {place}{timing} has; "
        f"allowed is {options or 'nothing: a ' + place + ' has another when'}"
    )


def _check_families(catalog: Catalog) -> None:
    seen: dict[str, list[Effect]] = {}
    things: list[Card | Monastery | Voyage] = [*catalog.cards, *catalog.monasteries, *catalog.voyages]
    for thing in things:
        effect = thing.task if isinstance(thing, Voyage) else thing.bonus
        found = family(thing)
        _check_amounts(thing, found, effect)
        seen.setdefault(f"{found.place} {found.id}", []).append(effect)
    for option in FAMILIES:
        effects = seen.get(f"{option.place} {option.id}", [])
        shape = _shape(option.fields)
        if not effects:
            timing = "" if option.place == TASK else f' with when = "{option.when}"'
            raise CatalogError(f"no {option.place}{timing} has {shape} ({option.id}); the game has at least one")
        if len({str(effect) for effect in effects}) < option.variants:
            raise CatalogError(
                f"{option.place}s with {shape} ({option.id}): there must be at least {option.variants} different ones"
            )
        if option.place == TASK and len(effects) > option.variants:
            raise CatalogError(
                f"voyages with {shape} ({option.id}): found {len(effects)}, allowed is exactly {option.variants}"
            )


def _check_amounts(thing: Card | Monastery | Voyage, found: Family, effect: Effect) -> None:
    kind = type(thing).__name__.lower()
    bonus = "task" if kind == "voyage" else "bonus"
    for name in ("gain", "pay", "demand"):
        amounts: Gain | None = getattr(effect, name)
        if amounts is None:
            continue
        words = sorted(to_builtins(amounts))
        where = f"{label(kind, thing.key)}, {bonus}.{name}: "
        if not words:
            raise CatalogError(where + "found nothing; give an amount of coins, guards, points or steps")
        if found.when == "end" and words != ["points"]:
            raise CatalogError(where + f"found {one_of(words)}; what counts at the end of the game is only points")
        if name == "demand" and not set(words) <= {"coins", "guards"}:
            raise CatalogError(where + f"found {one_of(words)}; opponents are asked for coins and guards only")


def _check_cards(cards: tuple[Card, ...]) -> None:
    _check_order("card", [(card.key, card.back) for card in cards])
    for back, wanted in zip(BACKS, CARDS_PER_BACK, strict=True):
        _count(f"cards of back {back}", sum(card.back == back for card in cards), wanted)
    for name in CLASSES:
        _count(f"cards of class {name}", sum(card.class_ == name for card in cards), PER_CLASS)
    for card in cards:
        if card.back == "I" and card.cost is not None:
            raise CatalogError(f'{label("card", card.key)}, cost: found "{card.cost}"; start cards have none')
        if card.back != "I" and card.cost is None:
            raise CatalogError(f'{label("card", card.key)}: cost is missing; allowed is "guards" or "coins"')


def _check_monasteries(tiles: tuple[Monastery, ...]) -> None:
    _check_order("monastery", [(tile.key, tile.back) for tile in tiles])
    _count("monasteries", len(tiles), 24)
    for back, least in zip(BACKS, SPACES_PER_LEVEL, strict=True):
        number = sum(tile.back == back for tile in tiles)
        if number < least:
            raise CatalogError(f"monasteries of back {back}: found {number}, the map needs at least {least}")


def _check_tracks(catalog: Catalog) -> None:
    if tuple(track.class_ for track in catalog.tracks) != CLASSES:
        raise CatalogError(f"track: list {', '.join(CLASSES)} once each, in this order")
    for track in catalog.tracks:
        wanted = 0
        for number, box in enumerate(track.boxes):
            strange = to_builtins(box.gain).keys() - {PAYS[track.class_], "points"}
            if strange:
                raise CatalogError(
                    f"{label('track', track.key)}, boxes.{number}.gain: found {one_of(sorted(strange))}; "
                    f"the {track.key} track pays {PAYS[track.class_]}, and points beside them at most"
                )
            if box.from_ != wanted or box.to < box.from_:
                raise CatalogError(
                    f"{label('track', track.key)}, boxes: found a box from {box.from_} to {box.to} "
                    f"where the next one starts at space {wanted}; boxes follow one another from 0 to 15"
                )
            wanted = box.to + 1
        if wanted != 16:
            raise CatalogError(f"{label('track', track.key)}, boxes: they end at space {wanted - 1}, not at 15")


def _check_dice(catalog: Catalog) -> None:
    for seats, word in ((2, "two"), (3, "three"), (4, "four")):
        pool: dict[str, int] = {"white": 0, **to_builtins(getattr(catalog.dice, word))}
        number = sum(pool.values())
        if number <= 3 * seats:
            raise CatalogError(
                f"[dice], {word}: found {number} dice; {seats} players draft {3 * seats} and at least one is left"
            )
    tokens: DieTokens = catalog.die_tokens
    for word in ("two", "three"):
        rows = getattr(tokens, word)
        placed = Counter((*rows.upper, *rows.central, *rows.lower))
        missing = placed - Counter(tokens.values)
        if missing:
            raise CatalogError(
                f"[die_tokens], {word}: found a token {min(missing)} too many; "
                f"the tokens are {', '.join(map(str, tokens.values))}"
            )


def _check_map(catalog: Catalog) -> None:
    nodes = {node.id: node for node in catalog.nodes}
    _check_nodes(catalog.nodes)
    near: dict[str, list[str]] = {node: [] for node in nodes}
    exits: dict[str, list[str]] = {node: [] for node in nodes}
    pairs: set[frozenset[str]] = set()
    for road in catalog.roads:
        where = label("road", road.key)
        for end in (road.a, road.b):
            if end not in nodes:
                raise CatalogError(f'{where}: there is no node "{end}"; the nodes are {", ".join(nodes)}')
        pair = frozenset((road.a, road.b))
        if len(pair) == 1 or pair in pairs:
            raise CatalogError(f"{where}: a road joins two different nodes, and no two roads join the same ones")
        pairs.add(pair)
        kinds = nodes[road.a].kind, nodes[road.b].kind
        if "corner" in kinds or road.one_way:
            if kinds != ("corner", "stop") or not road.one_way:
                raise CatalogError(
                    f"{where}: found {'one_way ' if road.one_way else ''}from {kinds[0]} to {kinds[1]}; "
                    "a corner's roads lead from it to a stop and are one_way, no others are"
                )
            exits[road.a].append(road.b)
        else:
            near[road.a].append(road.b)
            near[road.b].append(road.a)
    for node in catalog.nodes:
        if node.kind == "corner" and len(exits[node.id]) != 2:
            raise CatalogError(f"{label('node', node.id)}: found {len(exits[node.id])} roads; a corner has exactly two")
    lost = _unreached(catalog.nodes, near)
    if lost:
        raise CatalogError(f"{label('node', lost[0])}: no road leads there from {catalog.nodes[0].id}; join the map")


def _check_nodes(nodes: tuple[Node, ...]) -> None:
    ranks = {"monastery": 0, "stop": 1, "corner": 2}
    for before, after in pairwise(nodes):
        if ranks[before.kind] > ranks[after.kind]:
            raise CatalogError(
                f"{label('node', after.id)}: a {after.kind} after a {before.kind}; "
                "list monasteries first, then stops, then corners"
            )
    for node in nodes:
        if (node.level is not None) != (node.kind == "monastery"):
            raise CatalogError(f"{label('node', node.id)}, level: monasteries have one, stops and corners have none")
    spaces = [(node.id, ROMAN[node.level]) for node in nodes if node.level is not None]
    _check_order("node", spaces)
    for back, wanted in zip(BACKS, SPACES_PER_LEVEL, strict=True):
        _count(f"monastery nodes of level {len(back)}", sum(level == back for _, level in spaces), wanted)
    _count("corner nodes", sum(node.kind == "corner" for node in nodes), 4)


def _unreached(nodes: tuple[Node, ...], near: dict[str, list[str]]) -> list[str]:
    seen, edge = {nodes[0].id}, [nodes[0].id]
    while edge:
        for node in near[edge.pop()]:
            if node not in seen:
                seen.add(node)
                edge.append(node)
    return [node.id for node in nodes if node.kind != "corner" and node.id not in seen]


def _check_order(kind: str, backs: Iterable[tuple[str, str]]) -> None:
    for (_, before), (key, after) in pairwise(backs):
        if BACKS.index(after) < BACKS.index(before):
            raise CatalogError(f"{label(kind, key)}: {after} after {before}; list I first, then II, then III")


def _count(what: str, found: int, wanted: int) -> None:
    if found != wanted:
        raise CatalogError(f"{what}: found {found}, there are {wanted}")
