"""How good a table is for each seat, in points: what it has, what its cards will bring, what its cubes will do."""

from typing import Final

from mypy_extensions import i64

from caravela.games.macao import scoring
from caravela.games.macao.cubes import COLOURS, count, of_colour
from caravela.games.macao.payment import Pay
from caravela.games.macao.state import OVER, PHASE_3, ROUNDS, Table
from caravela.games.macao.tables import (
    ABOARD,
    ACTIVATION,
    ALWAYS,
    BUILDING,
    CARD,
    CHEAP_TRIBUTE,
    DARK_QUARTERS,
    DELIVERIES,
    DELIVERY,
    DIE,
    DOUBLE_GOOD,
    DOUBLE_JOKER,
    DOUBLE_SPACE,
    DRAFT,
    END,
    EVEN_WALL,
    FREE_DEPARTURE,
    FREE_DRAFT,
    FREE_USE,
    GOODS,
    JOKERS,
    MARKER,
    MARKERS,
    NEAR_PORT,
    NO_EMPTY_MARKER,
    NO_END_MARKERS,
    OFFICE,
    OFFICES,
    ON_TOP,
    ONCE,
    OVERTAKING,
    PAIR,
    PERSON,
    PLACES,
    PORTS,
    QUARTER,
    QUARTER_DISCOUNT,
    QUARTER_SWAP,
    QUARTERS,
    ROUND,
    SAILING,
    SET,
    THIRD_DIE,
    TRIBUTE,
    TWO_QUARTERS,
    TWO_TRIBUTES,
    USE,
    WALL_SPACES,
    Effect,
)

GOLD: Final = 1.2  # a coin that will go into a tribute
LEFT_GOLD: Final = 0.15  # one that will hardly be spent
TRIBUTE_GOLD: Final = 4.0  # what a tribute to come will cost
CUBE: Final = 0.55  # a cube on the wind rose
SPARE: Final = 0.2  # a cube in the supply, which is there to be spent
ANY_CUBE: Final = 0.9
SPACE: Final = 0.12  # a space of the wall
PLACE: Final = 0.25  # being ahead of a player for a round
JOKER: Final = 2.5
NEAR: Final = 0.07  # what each space between ship and port takes from the worth of a tile
LINK: Final = 0.35  # a free quarter next to the own ones


def values(t: Table) -> list[float]:
    """The worth of the table for each seat."""
    if t.phase == OVER:
        return [float(points) for points in t.points]
    found: list[float] = []
    for seat in range(t.seats):
        found.append(standing(t, seat) + engine(t, seat) + hopes(t, seat) + stores(t, seat))
    return found


def later(t: Table) -> float:
    """How many rounds come after this one."""
    return float(ROUNDS - t.round)


def standing(t: Table, seat: i64) -> float:
    """What the final scoring would give now, markers for cards left over aside."""
    parts = scoring.final(t, seat)
    total = float(t.points[seat]) + float(parts[0]) + float(parts[1]) + float(parts[2])
    return total + 3.0 * float(scoring.lone_markers(t, seat))


def engine(t: Table, seat: i64) -> float:
    """What active cards will bring in the rounds to come."""
    total = 0.0
    rounds = later(t)
    for card in t.active[seat]:
        total += running(t, seat, t.tables.card_effect[card], rounds)
    return total


def hopes(t: Table, seat: i64) -> float:
    """Cards on the tableau: what they would bring, by how well the cubes to come fit them; or a punish marker."""
    total = 0.0
    rounds = later(t)
    cubes: i64 = t.supply[seat]
    for space in range(6):
        if t.round + space < ROUNDS:
            cubes += t.rose[seat * 6 + space]
    lost = 0.0 if t.has(seat, NO_END_MARKERS) else 3.0
    for card in t.tableau[seat]:
        size = t.tables.card_size[card]
        cost: i64 = t.tables.card_cost[card]
        fit: i64 = 0
        for colour in range(COLOURS):
            wanted = of_colour(cost, colour)
            own = of_colour(cubes, colour)
            fit += wanted if wanted < own else own
        missing = float(size - fit)
        chance = 0.85 - 0.3 * missing
        if t.phase == PHASE_3 and rounds == 0.0:
            chance = 0.3 if missing == 0.0 else 0.0
        elif rounds > 0.0:
            chance = max(chance, 0.45 - 0.08 * float(size)) * (0.6 + 0.4 * min(rounds, 6.0) / 6.0)
        effect = t.tables.card_effect[card]
        worth = running(t, seat, effect, max(0.0, rounds - 1.0)) + at_once(t, seat, effect)
        total += chance * (worth - 1.0) - (1.0 - chance) * lost
    return total


def at_once(t: Table, seat: i64, effect: Effect) -> float:
    """What a card brings by being activated: it counts in the end."""
    if effect.op != END:
        return 0.0
    return float(scoring.count(t, seat, effect.each) // effect.per * effect.prestige)


def stores(t: Table, seat: i64) -> float:
    """Gold, cubes, jokers, goods aboard, the place on the wall."""
    rounds = later(t)
    total = purse(t, seat, rounds)
    total += spare(t, seat)
    for space in range(6):
        if t.round + space < ROUNDS:
            total += CUBE * float(count(t.rose[seat * 6 + space]))
    total += (JOKER if rounds > 0.0 else 1.0) * float(t.jokers[seat])
    total += SPACE * float(t.wall[seat])
    behind = t.seats - 1 - t.order.index(seat)
    total += PLACE * float(behind) * rounds
    return total + cargo(t, seat, rounds) + room(t, seat, rounds)


def purse(t: Table, seat: i64, rounds: float) -> float:
    """Gold: worth much as far as tributes will take it."""
    gold = float(t.gold[seat])
    wanted = TRIBUTE_GOLD * rounds
    if t.phase != PHASE_3 or not bought(t, seat):
        wanted += float(t.tribute_gold)
    if rounds == 0.0:
        return 0.6 * min(gold, wanted) if gold >= wanted else 0.1 * gold
    return GOLD * min(gold, wanted) + LEFT_GOLD * max(0.0, gold - wanted)


def bought(t: Table, seat: i64) -> bool:
    """Whether a seat in its turn has paid the tribute; others are not known to."""
    return t.bought > 0 and t.choice is not None and t.choice.seat == seat


def spare(t: Table, seat: i64) -> float:
    """Cubes at the arrow, without those that are just being paid."""
    cubes = count(t.supply[seat])
    choice = t.choice
    if isinstance(choice, Pay) and choice.seat == seat:
        cubes -= choice.cubes
    return SPARE * float(cubes)


def cargo(t: Table, seat: i64, rounds: float) -> float:
    """Goods aboard: what their ports pay, less the farther they are."""
    total = 0.0
    tables = t.tables
    here = t.ship[seat] * tables.spaces
    keen = 0.75 if rounds > 1.0 else 0.45 + 0.15 * rounds
    for port in range(GOODS):
        good = tables.port_good[port]
        aboard = t.aboard[seat * GOODS + good]
        if aboard:
            away = 1.0 - NEAR * float(tables.hops[here + tables.port_space[port]])
            double = 2.0 if t.has(seat, DOUBLE_GOOD + good) else 1.0
            for place in range(t.ports[port], min(PLACES, t.ports[port] + aboard)):
                total += keen * away * double * float(tables.places[port * PLACES + place])
    return total


def room(t: Table, seat: i64, rounds: float) -> float:
    """Free quarters next to the own ones, for groups to grow."""
    if rounds == 0.0 or not t.owned[seat]:
        return 0.0
    free: i64 = 0
    for quarter in t.free:
        if t.tables.borders[quarter] & t.owned[seat]:
            free += 1
    return LINK * min(float(free), 6.0) * min(rounds, 6.0) / 6.0


def plain(effect: Effect) -> float:
    """Gold, prestige and cubes of a gain, once."""
    return (
        GOLD * float(effect.gold)
        + float(effect.prestige)
        + 0.7 * float(count(effect.cubes))
        + ANY_CUBE * float(effect.any)
        + 1.0 * float(effect.wall)
        + 0.7 * float(effect.sea)
    )


def price(effect: Effect) -> float:
    return (
        GOLD * float(effect.pay_gold)
        + float(effect.pay_prestige)
        + 0.7 * float(count(effect.pay_cubes))
        + 0.5 * float(effect.pay_any)
        - (1.5 if effect.pay_card else 0.0)
    )


def running(t: Table, seat: i64, effect: Effect, rounds: float) -> float:
    """What an active card brings in so many rounds."""
    op = effect.op
    if op == ROUND:
        times = 1.0 if effect.condition == ALWAYS else 0.4
        if effect.each != ONCE:
            times = (float(scoring.count(t, seat, effect.each)) + 0.3 * rounds) / float(effect.per)
        return rounds * times * plain(effect)
    if op == END:
        return float(effect.prestige) * growth(effect.each) * rounds / float(effect.per)
    if op in (USE, FREE_USE):
        often = 0.6 if effect.pay_cubes or effect.condition != ALWAYS else 0.8
        if op == FREE_USE:
            often *= 1.5
        return rounds * often * max(0.3, plain(effect) - price(effect))
    if op <= TRIBUTE:
        return rounds * moments(t, effect) * plain(effect)
    return rounds * changed(t, effect)


def growth(each: i64) -> float:
    """How much of what a card counts comes in a round."""
    if each in (ONCE, MARKERS):
        return 0.0
    if each in (CARD, QUARTERS, WALL_SPACES):
        return 0.6
    if each in (OFFICES, DARK_QUARTERS, JOKERS, SET, ABOARD):
        return 0.12
    if each in (PORTS, DELIVERIES):
        return 0.3
    return 0.25


def moments(t: Table, effect: Effect) -> float:
    """How often in a round the moment of a card comes."""
    op = effect.op
    if op == ACTIVATION:
        if effect.size:
            return 0.1
        if effect.kind == OFFICE:
            return 0.15
        return 0.3 if effect.kind in (BUILDING, PERSON) else 0.7
    if op == DIE:
        if effect.pips == 1:
            return 0.6 + 0.1 * float(t.round)
        return 0.5 if not effect.pips else 0.35
    if op == PAIR:
        return 0.5
    if op == DRAFT:
        return 0.4
    if op == MARKER:
        return 0.15
    if op == QUARTER:
        return 0.6
    if op == OVERTAKING:
        return 0.3 * float(t.seats - 1)
    if op == SAILING:
        return 0.6
    if op == DELIVERY:
        return 0.45
    assert op == TRIBUTE
    return 0.55


def changed(t: Table, effect: Effect) -> float:
    """What a changed rule is worth in a round."""
    op = effect.op
    if op >= DOUBLE_GOOD:
        return 0.4
    if op == THIRD_DIE:
        return 1.4
    if op in (TWO_QUARTERS, DOUBLE_SPACE, CHEAP_TRIBUTE):
        return 1.0
    if op in (QUARTER_DISCOUNT, TWO_TRIBUTES):
        return 0.7
    if op in (QUARTER_SWAP, EVEN_WALL, FREE_DEPARTURE, DOUBLE_JOKER):
        return 0.4
    assert op in (FREE_DRAFT, NO_EMPTY_MARKER, ON_TOP, NEAR_PORT, NO_END_MARKERS)
    return 0.3
