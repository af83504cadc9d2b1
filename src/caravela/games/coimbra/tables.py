"""The catalog as the rules read it: flat lists of numbers and effects."""

from typing import Final

from mypy_extensions import i64

# tracks, classes and die colours
COUNCIL: Final = 0
MERCHANT: Final = 1
CLERIC: Final = 2
SCHOLAR: Final = 3
WHITE: Final = 4

GUARDS: Final = 0
COINS: Final = 1

CASTLE: Final = 0

# timing of a card
NOW: Final = 0
PHASE_C: Final = 1
PHASE_E: Final = 2
END: Final = 3
LASTING: Final = 4

# what an effect does
GAIN: Final = 0
PAYMENT: Final = 1
VENTURE: Final = 2
ADVANCE: Final = 3
DEMAND: Final = 4
PENANCE: Final = 5
REVIVE: Final = 6
FAVOR: Final = 7
REPEAT: Final = 8
YIELD: Final = 9
DIPLOMAS: Final = 10
VOYAGES: Final = 11
JUDGEMENT: Final = 12
DISCOUNT: Final = 13
ON_CLASS: Final = 14
RISE: Final = 15
PER_DIE: Final = 16
WITHOUT: Final = 17
TRADE: Final = 18
LEVEL: Final = 19
AGAIN: Final = 20
CASTLE_POINTS: Final = 21
PILGRIMAGE: Final = 22
WILD: Final = 23
HALF: Final = 24
LOWEST: Final = 25

# what an effect counts
ONCE: Final = -1
OF_CLASS: Final = 0  # to 3: own cards of that class
VISITED: Final = 4
VISITED_I: Final = 5
UNVISITED: Final = 6
CROWN: Final = 7
LOW: Final = 8
HIGH: Final = 9
SET: Final = 10
VOYAGE: Final = 11
DIPLOMA: Final = 12
BEYOND_TEN: Final = 13

# what a half-sum adds, beside the four tracks
SUM_GUARDS: Final = 4
SUM_COINS: Final = 5
SUM_CROWNS: Final = 6

KINDS: Final = 5  # of ordinary diplomas; the wild one is the sixth
START_CARDS: Final = 8
CARDS: Final = 56
SPACES: Final = 14
LEVEL_I: Final = 8
SLOTS: Final = 6


class Effect:
    """What a bonus does, with its amounts; `arg` and `amount` mean what the operation needs."""

    __slots__ = ("amount", "arg", "coins", "each", "guards", "op", "pay_coins", "pay_guards", "points", "steps", "sums")
    op: i64
    arg: i64
    amount: i64
    each: i64
    coins: i64
    guards: i64
    points: i64
    steps: i64
    pay_coins: i64
    pay_guards: i64
    sums: list[int]

    def __init__(self, op: i64) -> None:
        self.op = op
        self.arg = 0
        self.amount = 0
        self.each = ONCE
        self.coins = 0
        self.guards = 0
        self.points = 0
        self.steps = 0
        self.pay_coins = 0
        self.pay_guards = 0
        self.sums = []


class Tables:
    """One catalog, laid out for the rules. Filled once, never changed."""

    __slots__ = (
        "award", "card_class", "card_cost", "card_effect", "card_influence", "card_mask", "card_when", "corner",
        "crown_token", "dice", "diplomas", "discounts", "distance", "end_cards", "exchangers", "extras",
        "favor_crowns", "flag_crowns", "high_cards", "hops", "low_cards", "nodes", "now_cards", "openers", "reward",
        "second_stack", "start", "tile_effect", "tile_level", "tile_when", "token_place", "token_value", "triggers",
        "voyage_cost", "voyage_effect", "voyage_pay",
    )  # fmt: skip
    card_class: list[int]
    card_cost: list[int]  # resource, -1 for start cards
    card_influence: list[int]
    card_when: list[int]
    card_effect: list[Effect]
    card_mask: list[int]  # cards of each class
    diplomas: list[int]  # cards * 6: icons of each kind, wild last
    low_cards: int
    high_cards: int
    now_cards: int  # masks of cards by what their bonus does
    end_cards: int
    openers: int
    exchangers: int
    triggers: int
    discounts: int
    extras: int
    second_stack: int  # back II
    tile_level: list[int]
    tile_when: list[int]
    tile_effect: list[Effect]
    voyage_pay: list[int]
    voyage_cost: list[int]
    voyage_effect: list[Effect]
    award: list[int]  # awards * 6: first, second, third with 2 or 3 players, then with 4
    reward: list[Effect]  # track * 16 + space
    favor_crowns: list[int]
    flag_crowns: list[int]
    crown_token: i64
    start: i64  # guards and coins at the start
    dice: list[int]  # seats * 5: dice of each colour
    token_value: list[int]  # seats * 5
    token_place: list[int]  # seats * 5, -1 unused
    hops: list[list[int]]  # nodes that a step reaches
    distance: list[list[int]]  # steps from a node to each monastery space
    nodes: i64
    corner: i64  # the first corner's node

    def __init__(self) -> None:
        pass
