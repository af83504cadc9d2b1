"""From the catalog to the tables that the rules read."""

from caravela.games.macao import tables as t
from caravela.games.macao.actions import SAIL
from caravela.games.macao.catalog import COLOURS, GOODS, KINDS, Catalog, Cubes, Gain, Pay
from caravela.games.macao.catalog import Effect as Printed
from caravela.games.macao.cubes import ONE

ON = {
    "each round": t.ROUND,
    "use once": t.USE,
    "use often": t.FREE_USE,
    "activation": t.ACTIVATION,
    "each die": t.DIE,
    "pair": t.PAIR,
    "drafting": t.DRAFT,
    "marker": t.MARKER,
    "quarter": t.QUARTER,
    "overtaking": t.OVERTAKING,
    "sailing": t.SAILING,
    "delivery": t.DELIVERY,
    "tribute": t.TRIBUTE,
    "end": t.END,
}
RULES = {
    "free draft": t.FREE_DRAFT,
    "third die": t.THIRD_DIE,
    "no empty marker": t.NO_EMPTY_MARKER,
    "double joker": t.DOUBLE_JOKER,
    "two quarters": t.TWO_QUARTERS,
    "quarter discount": t.QUARTER_DISCOUNT,
    "quarter swap": t.QUARTER_SWAP,
    "even wall": t.EVEN_WALL,
    "always on top": t.ON_TOP,
    "near port": t.NEAR_PORT,
    "double space": t.DOUBLE_SPACE,
    "free departure": t.FREE_DEPARTURE,
    "double good": t.DOUBLE_GOOD,
    "two tributes": t.TWO_TRIBUTES,
    "cheap tribute": t.CHEAP_TRIBUTE,
    "no end markers": t.NO_END_MARKERS,
}
COUNTS = {
    "card": t.CARD,
    "office": t.OFFICES,
    "building": t.BUILDINGS,
    "person": t.PERSONS,
    "set": t.SET,
    "quarter": t.QUARTERS,
    "dark quarter": t.DARK_QUARTERS,
    "port": t.PORTS,
    "delivery": t.DELIVERIES,
    "aboard": t.ABOARD,
    "wall space": t.WALL_SPACES,
    "gold": t.GOLD,
    "joker": t.JOKERS,
    "marker": t.MARKERS,
}
CONDITIONS = {
    "ahead of all": t.AHEAD,
    "behind all": t.BEHIND,
    "without gold": t.POOR,
    "in port": t.IN_PORT,
    "without cards": t.EMPTY_HANDED,
}
FAR = 99


def tabulate(catalog: Catalog) -> t.Tables:
    """Lay a catalog out as tables."""
    tables = t.Tables()
    tables.start_gold = catalog.limits.gold
    tables.string = catalog.limits.string
    tables.marker = catalog.limits.marker
    tables.joker_gold = catalog.tiles.joker_gold
    _cards(tables, catalog)
    _city(tables, catalog)
    _sea(tables, catalog)
    return tables


def pile(cubes: Cubes) -> int:
    """Cubes as the rules hold them."""
    return sum(getattr(cubes, colour) * one for colour, one in zip(COLOURS, ONE))


def size(cubes: Cubes) -> int:
    return sum(getattr(cubes, colour) for colour in COLOURS)


def _cards(tables: t.Tables, catalog: Catalog) -> None:
    cards = catalog.cards
    tables.card_kind = [KINDS.index(card.kind) for card in cards]
    tables.card_cost = [pile(card.cost) for card in cards]
    tables.card_size = [size(card.cost) for card in cards]
    tables.card_gold = [card.tribute[0] for card in cards]
    tables.card_prestige = [card.tribute[1] for card in cards]
    tables.card_effect = [effect(number, card.effect) for number, card in enumerate(cards)]
    tables.card_power = [2 ** int(one.op) for one in tables.card_effect]


def effect(card: int, printed: Printed) -> t.Effect:
    """A card's effect as the interpreter reads it."""
    rule = printed.rule
    op = ON[printed.on] if printed.on else RULES[rule or ""]
    if printed.good:
        op += GOODS.index(printed.good)
    e = t.Effect(card, op)
    e.amount = printed.amount or 0
    if printed.kind:
        e.kind = KINDS.index(printed.kind)
    if printed.colour:
        e.colour = COLOURS.index(printed.colour)
    e.size = printed.size or 0
    e.pips = printed.pips or 0
    e.near = printed.near
    e.light = printed.light
    e.least = printed.least or 0
    e.once = printed.once
    if printed.condition:
        e.condition = CONDITIONS[printed.condition]
    if printed.each:
        e.each = COUNTS[printed.each]
    e.per = printed.per
    _price(e, printed.pay or Pay())
    _gain(e, printed.gain or Gain())
    return e


def _price(e: t.Effect, pay: Pay) -> None:
    e.pay_gold = pay.gold
    e.pay_prestige = pay.prestige
    e.pay_cubes = pile(pay.cubes)
    e.pay_any = pay.any
    e.pay_card = pay.card


def _gain(e: t.Effect, gain: Gain) -> None:
    e.gold = gain.gold
    e.prestige = gain.prestige
    e.cubes = pile(gain.cubes)
    e.any = gain.any
    e.wall = gain.wall
    e.sea = gain.sea


def _city(tables: t.Tables, catalog: Catalog) -> None:
    quarters = catalog.quarters
    number = {quarter.id: i for i, quarter in enumerate(quarters)}
    tables.quarter_cost = [pile(quarter.cost) for quarter in quarters]
    tables.quarter_size = [size(quarter.cost) for quarter in quarters]
    tables.dark = sum(2**i for i, quarter in enumerate(quarters) if quarter.dark)
    tables.borders = [0] * len(quarters)
    for border in catalog.borders:
        a, b = number[border.a], number[border.b]
        tables.borders[a] |= 2**b
        tables.borders[b] |= 2**a
    left = [[cost] for cost in tables.quarter_cost]
    tables.quarter_less = []
    for _ in range(3):
        tables.quarter_less += left
        left = [_without_one(piles) for piles in left]


def _without_one(piles: list[int]) -> list[int]:
    """What is left of one of these piles when a cube is taken out; nothing is left out of an empty pile."""
    found: list[int] = []
    for cubes in piles:
        for colour, one in enumerate(ONE):
            if cubes >> 8 * colour & 127 and cubes - one not in found:
                found.append(cubes - one)
    return found or [0]


def _sea(tables: t.Tables, catalog: Catalog) -> None:
    spaces = catalog.spaces
    number = {space.id: i for i, space in enumerate(spaces)}
    n = len(spaces)
    tables.spaces = n
    tables.slips = next(i for i, space in enumerate(spaces) if space.kind == "slips")
    ports = [i for i, space in enumerate(spaces) if space.kind == "port"]
    tables.port_space = ports
    tables.port_good = [GOODS.index(spaces[i].good or "rice") for i in ports]
    tables.port_of = [ports.index(i) if i in ports else -1 for i in range(n)]
    tables.places = [value for i in ports for value in spaces[i].places]
    near: list[list[int]] = [[] for _ in spaces]
    for route in catalog.routes:
        near[number[route.a]].append(number[route.b])
        near[number[route.b]].append(number[route.a])
    tables.neighbours = [[SAIL + i for i in sorted(others)] for others in near]
    tables.near_ports = [
        sum(2 ** ports.index(i) for i in (*others, here) if i in ports) for here, others in enumerate(near)
    ]
    free = [space.kind != "sea" for space in spaces]
    tables.hops = _fares(near, [False] * n)
    tables.fares = tables.hops + _fares(near, free)
    tables.sailings = []
    for row in range(2 * n):
        fares = tables.fares[row * n : row * n + n]
        for budget in range(t.REACH):
            reached = [i for i in range(n) if i != row % n and fares[i] <= budget]
            tables.sailings.append([SAIL + i for i in reached])


def _fares(near: list[list[int]], free: list[bool]) -> list[int]:
    """The cheapest fare from each space to each other one; to leave a free space costs nothing."""
    n = len(near)
    found: list[int] = []
    for start in range(n):
        fare = [FAR] * n
        fare[start] = 0
        changed = True
        while changed:
            changed = False
            for here in range(n):
                for other in near[here]:
                    cost = fare[here] + (0 if free[here] else 1)
                    if cost < fare[other]:
                        fare[other] = cost
                        changed = True
        found += fare
    return found
