"""What counts: counts behind rewards, diploma sets, voyages, majorities, game-end cards."""

from mypy_extensions import i64

from caravela.games.coimbra.state import Table
from caravela.games.coimbra.tables import (
    AGAIN,
    BEYOND_TEN,
    CARDS,
    CROWN,
    DIPLOMA,
    GAIN,
    HALF,
    HIGH,
    KINDS,
    LEVEL,
    LEVEL_I,
    LOW,
    LOWEST,
    ONCE,
    SCHOLAR,
    SET,
    SLOTS,
    SPACES,
    SUM_COINS,
    SUM_CROWNS,
    SUM_GUARDS,
    UNVISITED,
    VISITED,
    VISITED_I,
    VOYAGE,
    WILD,
    Effect,
)
from caravela.kernel.masks import BIT, members, size

SETS: list[int] = [0, 1, 2, 4, 8, 12]
_best_sets: dict[int, int] = {}


def count(t: Table, seat: i64, each: i64) -> i64:
    """How often a reward is gained."""
    cards = t.cards[seat]
    tables = t.tables
    if each == ONCE:
        return 1
    if each <= SCHOLAR:
        return size(cards & tables.card_mask[each])
    if each == VISITED:
        return t.visited(seat)
    if each == VISITED_I:
        return size(t.disks[seat] & ((1 << LEVEL_I) - 1))
    if each == UNVISITED:
        return SPACES - t.visited(seat)
    if each == CROWN:
        return t.crowns(seat)
    if each == LOW:
        return size(cards & tables.low_cards)
    if each == HIGH:
        return size(cards & tables.high_cards)
    if each == SET:
        fewest: i64 = CARDS
        for track in range(4):
            own = size(cards & tables.card_mask[track])
            fewest = min(fewest, own)
        return fewest
    if each == VOYAGE:
        return size(t.invested[seat])
    if each == DIPLOMA:
        total: i64 = 0
        for icons in icons_of(t, seat):
            total += icons
        return total
    assert each == BEYOND_TEN
    own = size(cards)
    return own - 10 if own > 10 else 0


def icons_of(t: Table, seat: i64) -> list[int]:
    """Diploma icons of each kind, wild ones last."""
    tables = t.tables
    icons = [0] * (KINDS + 1)
    for card in members(t.cards[seat]):
        for kind in range(KINDS + 1):
            icons[kind] += tables.diplomas[card * (KINDS + 1) + kind]
    for space in members(t.disks[seat]):
        effect = tables.tile_effect[t.spaces[space]]
        if effect.op == WILD:
            icons[KINDS] += effect.amount
    return icons


def diplomas(t: Table, seat: i64) -> int:
    """Points of the best partition of the diploma icons into sets."""
    icons = icons_of(t, seat)
    return best_sets(sorted(icons[:KINDS]), icons[KINDS])


def best_sets(kinds: list[int], wild: int) -> int:
    """Points of the best partition; `kinds` counts the ordinary icons in ascending order."""
    key = wild
    for n in kinds:
        key = key * 64 + n
    known = _best_sets.get(key)
    if known is not None:
        return known
    best = 0
    # the set that holds an icon of the rarest kind left, or wild ones only where no ordinary icon is left
    rarest = 0
    while rarest < KINDS and kinds[rarest] == 0:
        rarest += 1
    if rarest == KINDS:
        best = 12 * (wild // KINDS) + SETS[wild % KINDS]
    else:
        for subset in range(BIT[KINDS - rarest - 1]):
            rest = kinds[:]
            rest[rarest] -= 1
            chosen = 1
            for i in range(rarest + 1, KINDS):
                if subset >> (i - rarest - 1) & 1:
                    rest[i] -= 1
                    chosen += 1
            rest.sort()
            for joined in range(min(wild, KINDS - chosen) + 1):
                points = SETS[chosen + joined] + best_sets(rest, wild - joined)
                best = max(best, points)
    _best_sets[key] = best
    return best


def task(t: Table, seat: i64, effect: Effect) -> i64:
    """Points of a voyage's task or of a plain game-end bonus."""
    if effect.op == HALF:
        total: i64 = 0
        for part in effect.sums:
            if part == SUM_GUARDS:
                total += t.guards[seat]
            elif part == SUM_COINS:
                total += t.coins[seat]
            elif part == SUM_CROWNS:
                total += t.crowns(seat)
            else:
                total += t.levels[part * 4 + seat]
        return total >> 1
    if effect.op == LOWEST:
        lowest: i64 = 15
        for track in range(4):
            level: i64 = t.levels[track * 4 + seat]
            lowest = min(lowest, level)
        return effect.amount * lowest
    assert effect.op == GAIN
    return effect.points * count(t, seat, effect.each)


def voyage(t: Table, seat: i64, slot: i64) -> i64:
    """Points of the voyage in a place, had this seat invested there."""
    return task(t, seat, t.tables.voyage_effect[t.voyages[slot]])


def majority(t: Table, track: i64, seat: i64) -> i64:
    """Points of a seat's present rank on a track."""
    base = track * 4
    level: i64 = t.levels[base + seat]
    if level == 0:
        return 0
    rank: i64 = 0
    while t.stacks[base + rank] != seat:
        rank += 1
    n = t.seats
    if rank > 2 or (rank == 2 and n < 4):
        return 0
    if rank == 1 and n == 2 and t.levels[base + t.stacks[base]] - level > 3:
        return 0
    return t.tables.award[t.awards[track] * 6 + rank + (3 if n == 4 else 0)]


def end_card(t: Table, seat: i64, card: i64) -> i64:
    """Points of a game-end card."""
    effect = t.tables.card_effect[card]
    if effect.op == LEVEL:
        level: i64 = t.levels[effect.arg * 4 + seat]
        if level >= 13:
            return 10
        if level >= 10:
            return 7
        return 5 if level >= 7 else 0
    if effect.op == AGAIN:
        best: i64 = 0
        for other in members(t.cards[seat] & t.tables.end_cards):
            if t.tables.card_effect[other].op != AGAIN:
                points = end_card(t, seat, other)
                best = max(best, points)
        return best
    return task(t, seat, effect)


def final(t: Table, seat: i64) -> list[int]:
    """Points of the five parts of the final scoring, as they stand now."""
    voyages: i64 = 0
    for slot in range(SLOTS):
        if t.invested[seat] >> slot & 1:
            voyages += voyage(t, seat, slot)
    majorities: i64 = 0
    for track in range(4):
        majorities += majority(t, track, seat)
    cards: i64 = 0
    for card in members(t.cards[seat] & t.tables.end_cards):
        cards += end_card(t, seat, card)
    leftovers = (t.guards[seat] + t.coins[seat] + t.crowns(seat)) >> 1
    return [voyages, majorities, diplomas(t, seat), cards, leftovers]
