"""How good a table is for each seat, in points: what it has, what it will earn, what its dice will bring."""

from typing import Final

from mypy_extensions import i64

from caravela.games.coimbra import city, scoring
from caravela.games.coimbra.state import OVER, PHASE_E, PHASE_F, SHUTTER, TOKENS, Table
from caravela.games.coimbra.tables import (
    ADVANCE,
    AGAIN,
    CASTLE,
    CASTLE_POINTS,
    DISCOUNT,
    END,
    GAIN,
    LEVEL,
    NOW,
    ON_CLASS,
    ONCE,
    PAYMENT,
    PER_DIE,
    PILGRIMAGE,
    RISE,
    SPACES,
    TRADE,
    WHITE,
    WILD,
    WITHOUT,
    YIELD,
    Effect,
)
from caravela.kernel.masks import members

GOOD: Final = 0.6  # a guard or a coin
STEP: Final = 1.3
FADE: Final = 0.62  # what a step takes from the worth of a monastery
SHARE: Final = 0.8  # dice of one colour that a seat will have in a round to come
PLACE: Final = 0.5  # being one place earlier in the player order, a round
TILES: Final = (6.0, 5.5, 5.0, 4.0)  # favor tiles, by who comes first to the castle


def values(t: Table) -> list[float]:
    """The worth of the table for each seat."""
    if t.phase == OVER:
        return [float(points) for points in t.points]
    found: list[float] = []
    for seat in range(t.seats):
        found.append(standing(t, seat) + prospects(t, seat))
    if t.queue and t.phase < PHASE_E:
        foresee(t, found)
    return found


def incomes(t: Table) -> float:
    """How many times income is still to come, this round's included."""
    return float(4 - t.round + (1 if t.phase < PHASE_E else 0))


def standing(t: Table, seat: i64) -> float:
    """What the final scoring would give now, with goods at what they will buy."""
    total = float(t.points[seat])
    parts = scoring.final(t, seat)
    for i in range(4):
        total += float(parts[i])
    worth = GOOD
    if t.round == 4 and t.phase >= PHASE_E:
        worth = 0.5
    return total + worth * (t.guards[seat] + t.coins[seat])


def prospects(t: Table, seat: i64) -> float:
    """Income, lasting bonuses and the pilgrim's surroundings, over the rounds that are left."""
    tables = t.tables
    later = 4 - t.round
    total = 0.0
    best = 0.0
    for track in range(4):
        pay = reward(t, seat, track)
        best = max(best, pay)
        total += pay * SHARE * float(later)
    for holder in range(3):
        code = seat * 3 + holder
        face = t.face[code]
        if face >= 0 and t.place[code] <= SHUTTER:
            colour = face // 6
            total += best if colour == WHITE else reward(t, seat, colour)
            total += extras(t, seat, colour)
    for card in members(t.cards[seat]):
        if tables.card_when[card] not in (NOW, END):
            total += running(t, tables.card_effect[card])
    for space in members(t.disks[seat]):
        total += lasting(t, tables.tile_effect[t.spaces[space]])
    if later or t.phase < PHASE_F:
        total += surroundings(t, seat)
    if later:
        total += PLACE * float(t.crowns(seat))
    return total


def reward(t: Table, seat: i64, track: i64) -> float:
    return plain(t.tables.reward[track * 16 + t.levels[track * 4 + seat]])


def plain(effect: Effect) -> float:
    return GOOD * float(effect.coins + effect.guards) + float(effect.points) + STEP * float(effect.steps)


def extras(t: Table, seat: i64, colour: i64) -> float:
    """What cards add for a die of a colour."""
    total = 0.0
    for card in members(t.cards[seat] & t.tables.extras):
        effect = t.tables.card_effect[card]
        if effect.arg == colour:
            total += plain(effect)
    return total


def running(t: Table, effect: Effect) -> float:
    """A bonus that works every round."""
    op = effect.op
    times = incomes(t)
    later = float(4 - t.round)
    if op == RISE:
        return times * (1.2 + plain(effect))
    if op == WITHOUT:
        return times * 0.6 * plain(effect)
    if op == PER_DIE:
        return later * SHARE * plain(effect)
    if op == TRADE:
        return times * 1.0
    drafts = later + (1 if t.phase < PHASE_E else 0)
    if op == DISCOUNT:
        return drafts * 0.8
    if op == ON_CLASS:
        return drafts * 0.7 * plain(effect)
    return 0.0


def lasting(t: Table, effect: Effect) -> float:
    if effect.op == CASTLE_POINTS:
        return float(4 - t.round) * 0.8 * float(effect.amount)
    if effect.op == PILGRIMAGE:
        return incomes(t) * 0.8 * float(effect.amount)
    return 0.0


def surroundings(t: Table, seat: i64) -> float:
    """Monasteries not yet visited, the near ones more."""
    node = t.pilgrim[seat]
    if node < 0:
        return 0.0
    distance = t.tables.distance[node]
    total = 0.0
    for space in range(SPACES):
        if not t.disks[seat] >> space & 1:
            worth = monastery(t, seat, t.spaces[space])
            for _ in range(distance[space]):
                worth *= FADE
            total += worth
    return 0.5 * total


def monastery(t: Table, seat: i64, tile: i64) -> float:
    """What a monastery would give now."""
    effect = t.tables.tile_effect[tile]
    if t.tables.tile_when[tile] != NOW:
        return 2.5 * float(effect.amount) if effect.op == WILD else 1.0 + lasting(t, effect)
    if effect.op == GAIN:
        return plain(effect) * float(scoring.count(t, seat, effect.each)) + (0.0 if effect.each == ONCE else 2.0)
    if effect.op == ADVANCE:
        return 5.0
    return 4.0 + float(t.round)


def foresee(t: Table, found: list[float]) -> None:
    """Let the waiting dice act one by one, each taking what is worth most to its owner."""
    display = t.display[:]
    goods = t.guards + t.coins
    n = t.seats
    tiles: i64 = 0
    for holder in t.tiles:
        if holder >= 0:
            tiles += 1
    for code in t.queue:
        location = t.place[code]
        start = location * 4 - 4
        if location == CASTLE:
            found[code // 3] += TILES[tiles] if tiles < 4 else 4 * GOOD
            tiles += 1
            continue
        chosen: i64 = -1
        best = 4 * GOOD
        if code >= TOKENS:
            highest: i64 = 0
            for slot in range(start, start + 4):
                if display[slot] >= 0 and t.tables.card_influence[display[slot]] > highest:
                    highest = t.tables.card_influence[display[slot]]
                    chosen = slot
            if chosen >= 0:
                display[chosen] = -1
            continue
        seat = code // 3
        paid: i64 = 0
        for slot in range(start, start + 4):
            card = display[slot]
            if card < 0:
                continue
            cost = city.price(t, seat, card, t.value[code])
            resource = t.tables.card_cost[card]
            if cost > goods[resource * n + seat]:
                continue
            worth = card_worth(t, seat, card) - GOOD * float(cost)
            if worth > best:
                best = worth
                chosen = slot
                paid = cost
        found[seat] += best
        if chosen >= 0:
            resource = t.tables.card_cost[display[chosen]]
            goods[resource * n + seat] -= paid
            display[chosen] = -1


def card_worth(t: Table, seat: i64, card: i64) -> float:
    """What a card would bring its new owner: influence, bonus, diplomas, crown."""
    tables = t.tables
    track = tables.card_class[card]
    level = t.levels[track * 4 + seat]
    reached = level + tables.card_influence[card]
    reached = min(reached, 15)
    times = SHARE * float(4 - t.round)
    for holder in range(3):
        face = t.face[seat * 3 + holder]
        if face >= 0 and face // 6 == track:
            times += 1
    base = track * 16
    more = plain(tables.reward[base + reached]) - plain(tables.reward[base + level])
    total = 0.7 * float(reached - level) + times * more
    effect = tables.card_effect[card]
    if tables.card_when[card] == NOW:
        total += immediate(t, seat, effect)
    elif tables.card_when[card] == END:
        total += game_end(t, seat, card, effect)
    else:
        total += running(t, effect)
    for kind in range(6):
        total += 1.8 * tables.diplomas[card * 6 + kind]
    if t.tokens[track] == card:
        total += PLACE + 0.5
    return total


def immediate(t: Table, seat: i64, effect: Effect) -> float:
    if effect.op == GAIN:
        return plain(effect) * float(scoring.count(t, seat, effect.each) + (0 if effect.each == ONCE else 1))
    if effect.op == PAYMENT:
        return max(0.0, plain(effect) - GOOD * float(effect.pay_coins + effect.pay_guards))
    if effect.op == YIELD:
        return reward(t, seat, effect.arg)
    return 4.0 + plain(effect)


def game_end(t: Table, seat: i64, card: i64, effect: Effect) -> float:
    """What a game-end card would count now, and a little hope."""
    hope = 0.8 * float(4 - t.round)
    if effect.op == LEVEL:
        return float(scoring.end_card(t, seat, card)) + 0.3 * float(t.levels[effect.arg * 4 + seat]) + hope
    if effect.op == AGAIN:
        return float(scoring.end_card(t, seat, card)) + hope
    return float(scoring.task(t, seat, effect)) + hope
