"""From the catalog to the tables that the rules read."""

from caravela.games.coimbra import tables as t
from caravela.games.coimbra.catalog import CLASSES, DIPLOMAS, RESOURCES, Catalog, Gain, Pool, Rows
from caravela.games.coimbra.catalog import Effect as Bonus

BACKS = ("I", "II", "III")
WHEN = {"now": t.NOW, "C": t.PHASE_C, "E": t.PHASE_E, "end": t.END, "lasting": t.LASTING}
COUNTS = {
    "monastery": t.VISITED,
    "level I monastery": t.VISITED_I,
    "unvisited": t.UNVISITED,
    "crown": t.CROWN,
    "low": t.LOW,
    "high": t.HIGH,
    "set": t.SET,
    "voyage": t.VOYAGE,
    "diploma": t.DIPLOMA,
    "card beyond 10": t.BEYOND_TEN,
}
SUMS = {"guards": t.SUM_GUARDS, "coins": t.SUM_COINS, "crowns": t.SUM_CROWNS}
SCORES = {"diplomas": t.DIPLOMAS, "voyages": t.VOYAGES, "judgement": t.JUDGEMENT}
PLACES = ("upper", "central", "lower")


def tabulate(catalog: Catalog) -> t.Tables:
    """Lay a catalog out as tables."""
    tables = t.Tables()
    _cards(tables, catalog)
    _board(tables, catalog)
    _map(tables, catalog)
    return tables


def _cards(tables: t.Tables, catalog: Catalog) -> None:
    cards = catalog.cards
    tables.card_class = [CLASSES.index(card.class_) for card in cards]
    tables.card_cost = [-1 if card.cost is None else RESOURCES.index(card.cost) for card in cards]
    tables.card_influence = [int(card.influence) for card in cards]
    tables.card_when = [WHEN[card.when] for card in cards]
    tables.card_effect = [effect(card.bonus) for card in cards]
    tables.diplomas = [card.diplomas.count(kind) for card in cards for kind in DIPLOMAS]

    def mask(*chosen: bool) -> int:
        return sum(1 << i for i, is_in in enumerate(chosen) if is_in)

    ops = [int(e.op) for e in tables.card_effect]
    tables.card_mask = [mask(*(c == track for c in tables.card_class)) for track in range(4)]
    tables.low_cards = mask(*(card.influence <= 2 for card in cards))
    tables.high_cards = mask(*(card.influence >= 3 for card in cards))
    tables.second_stack = mask(*(card.back == "II" for card in cards))
    tables.now_cards = mask(*(card.when == "now" for card in cards))
    tables.end_cards = mask(*(card.when == "end" for card in cards))
    tables.openers = mask(*(op in (t.RISE, t.WITHOUT) for op in ops))
    tables.exchangers = mask(*(op == t.TRADE for op in ops))
    tables.extras = mask(*(op == t.PER_DIE for op in ops))
    tables.discounts = mask(*(op == t.DISCOUNT for op in ops))
    tables.triggers = mask(*(op == t.ON_CLASS for op in ops))


def _board(tables: t.Tables, catalog: Catalog) -> None:
    tables.start = catalog.limits.start
    tables.tile_level = [BACKS.index(tile.back) for tile in catalog.monasteries]
    tables.tile_when = [WHEN[tile.when] for tile in catalog.monasteries]
    tables.tile_effect = [effect(tile.bonus) for tile in catalog.monasteries]
    tables.voyage_pay = [RESOURCES.index(voyage.pay) for voyage in catalog.voyages]
    tables.voyage_cost = [voyage.cost for voyage in catalog.voyages]
    tables.voyage_effect = [effect(voyage.task) for voyage in catalog.voyages]
    tables.award = [points for award in catalog.awards for points in (*award.few, 0, *award.four)]
    tables.reward = []
    for track in catalog.tracks:
        gains = [Gain()] * 16
        for box in track.boxes:
            gains[box.from_ : box.to + 1] = [box.gain] * (box.to + 1 - box.from_)
        tables.reward += [_gain(t.Effect(t.GAIN), gain) for gain in gains]
    tables.favor_crowns = [favor.crowns for favor in catalog.favors]
    tables.flag_crowns = list(catalog.flags.crowns)
    tables.crown_token = catalog.tokens.crowns
    tables.dice = [0] * 10
    for pool in (catalog.dice.two, catalog.dice.three, catalog.dice.four):
        tables.dice += _dice(pool)
    tables.token_value = [0] * 10
    tables.token_place = [-1] * 10
    for rows in (catalog.die_tokens.two, catalog.die_tokens.three, Rows()):
        tokens = [(value, location) for location, name in enumerate(PLACES, 1) for value in getattr(rows, name)]
        spare = 5 - len(tokens)
        tables.token_value += [value for value, _ in tokens] + [0] * spare
        tables.token_place += [location for _, location in tokens] + [-1] * spare


def _dice(pool: Pool) -> list[int]:
    return [pool.council, pool.merchant, pool.cleric, pool.scholar, pool.white]


def _map(tables: t.Tables, catalog: Catalog) -> None:
    number = {node.id: i for i, node in enumerate(catalog.nodes)}
    tables.nodes = len(catalog.nodes)
    tables.corner = len(catalog.nodes) - 4
    tables.hops = [[] for _ in catalog.nodes]
    for road in catalog.roads:
        tables.hops[number[road.a]].append(number[road.b])
        if not road.one_way:
            tables.hops[number[road.b]].append(number[road.a])
    for hops in tables.hops:
        hops.sort()
    tables.distance = [_distances(tables.hops, node) for node in range(tables.nodes)]


def _distances(hops: list[list[int]], start: int) -> list[int]:
    found = {start: 0}
    queue = [start]
    for node in queue:
        for other in hops[node]:
            if other not in found:
                found[other] = found[node] + 1
                queue.append(other)
    return [found[space] for space in range(t.SPACES)]


def effect(bonus: Bonus) -> t.Effect:
    """A bonus of the catalog as the interpreter reads it."""
    e = t.Effect(_operation(bonus))
    if bonus.gain:
        _gain(e, bonus.gain)
    if bonus.each:
        e.each = CLASSES.index(bonus.each) if bonus.each in CLASSES else COUNTS[bonus.each]
    if bonus.pay:
        e.pay_coins = bonus.pay.coins
        e.pay_guards = bonus.pay.guards
    if bonus.demand:
        _gain(e, bonus.demand)
        e.amount = bonus.or_points or 0
        e.arg = int(bonus.of == "behind")
    for name in (bonus.copy, bonus.income, bonus.on, bonus.die, bonus.without, bonus.level):
        if name:
            e.arg = CLASSES.index(name)
    for resource in (bonus.invest, bonus.discount, bonus.exchange):
        if resource:
            e.arg = RESOURCES.index(resource)
    for amount in (bonus.penance, bonus.recall, bonus.castle, bonus.pilgrimage, bonus.wild, bonus.lowest):
        if amount is not None:
            e.amount = amount
    if bonus.discount:
        e.amount = 1
    if bonus.score == "voyages":
        e.amount = 2
    if bonus.advance:
        e.sums = [getattr(bonus.advance, track) for track in CLASSES]
    if bonus.half:
        e.sums = [CLASSES.index(part) if part in CLASSES else SUMS[part] for part in bonus.half]
    return e


def _operation(bonus: Bonus) -> int:
    if bonus.score:
        return SCORES[bonus.score]
    marks = (
        (bonus.pay, t.PAYMENT),
        (bonus.invest, t.VENTURE),
        (bonus.advance, t.ADVANCE),
        (bonus.demand, t.DEMAND),
        (bonus.penance, t.PENANCE),
        (bonus.recall, t.REVIVE),
        (bonus.favor, t.FAVOR),
        (bonus.copy, t.REPEAT),
        (bonus.income, t.YIELD),
        (bonus.discount, t.DISCOUNT),
        (bonus.on, t.ON_CLASS),
        (bonus.rise, t.RISE),
        (bonus.die, t.PER_DIE),
        (bonus.without, t.WITHOUT),
        (bonus.exchange, t.TRADE),
        (bonus.level, t.LEVEL),
        (bonus.again, t.AGAIN),
        (bonus.castle, t.CASTLE_POINTS),
        (bonus.pilgrimage, t.PILGRIMAGE),
        (bonus.wild, t.WILD),
        (bonus.half, t.HALF),
        (bonus.lowest, t.LOWEST),
    )
    return next((op for mark, op in marks if mark), t.GAIN)


def _gain(e: t.Effect, gain: Gain) -> t.Effect:
    e.coins = gain.coins
    e.guards = gain.guards
    e.points = gain.points
    e.steps = gain.steps
    return e
