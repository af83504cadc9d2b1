"""The catalog as the rules read it: flat lists of numbers and effects."""

from typing import Final

from mypy_extensions import i64

# kinds of card
OFFICE: Final = 0
BUILDING: Final = 1
PERSON: Final = 2

# when a card gives or may be used; each is also a bit among a player's powers
ROUND: Final = 0
USE: Final = 1
FREE_USE: Final = 2
ACTIVATION: Final = 3
DIE: Final = 4
PAIR: Final = 5
DRAFT: Final = 6
MARKER: Final = 7
QUARTER: Final = 8
OVERTAKING: Final = 9
SAILING: Final = 10
DELIVERY: Final = 11
TRIBUTE: Final = 12
END: Final = 13

# rules that a card changes; bits among a player's powers
FREE_DRAFT: Final = 16
THIRD_DIE: Final = 17
NO_EMPTY_MARKER: Final = 18
DOUBLE_JOKER: Final = 19
TWO_QUARTERS: Final = 20
QUARTER_DISCOUNT: Final = 21
QUARTER_SWAP: Final = 22
EVEN_WALL: Final = 23
ON_TOP: Final = 24
NEAR_PORT: Final = 25
DOUBLE_SPACE: Final = 26
FREE_DEPARTURE: Final = 27
TWO_TRIBUTES: Final = 28
CHEAP_TRIBUTE: Final = 29
NO_END_MARKERS: Final = 30
DOUBLE_GOOD: Final = 32  # to 39: of that good

# what an effect counts
ONCE: Final = -1
CARD: Final = 0
OFFICES: Final = 1
BUILDINGS: Final = 2
PERSONS: Final = 3
SET: Final = 4
QUARTERS: Final = 5
DARK_QUARTERS: Final = 6
PORTS: Final = 7
DELIVERIES: Final = 8
ABOARD: Final = 9
WALL_SPACES: Final = 10
GOLD: Final = 11
JOKERS: Final = 12
MARKERS: Final = 13

# conditions of an effect
ALWAYS: Final = -1
AHEAD: Final = 0
BEHIND: Final = 1
POOR: Final = 2
IN_PORT: Final = 3
EMPTY_HANDED: Final = 4

ANY: Final = -1
CARDS: Final = 120
OFFICE_CARDS: Final = 24
CITY: Final = 30
GOODS: Final = 8
JOKER: Final = 8  # what lies in a dark quarter
LAST_SPACE: Final = 15
PLACES: Final = 3  # for tiles in a port
REACH: Final = 32  # budgets of spaces for which the sea is laid out: 0 to 31


class Effect:
    """What a card does. `op` is its moment, or the rule that it changes; the rest is what it asks for and gives."""

    __slots__ = (
        "amount", "any", "card", "colour", "condition", "cubes", "each", "gold", "kind", "least", "light", "near",
        "once", "op", "pay_any", "pay_card", "pay_cubes", "pay_gold", "pay_prestige", "per", "pips", "prestige", "sea",
        "size", "wall",
    )  # fmt: skip
    card: i64
    op: i64
    amount: i64
    kind: i64
    size: i64
    colour: i64
    pips: i64
    near: bool
    light: bool
    least: i64
    once: bool
    condition: i64
    each: i64
    per: i64
    pay_gold: i64
    pay_prestige: i64
    pay_cubes: i64
    pay_any: i64
    pay_card: bool
    gold: i64
    prestige: i64
    cubes: i64
    any: i64
    wall: i64
    sea: i64

    def __init__(self, card: i64, op: i64) -> None:
        self.card = card
        self.op = op
        self.amount = 0
        self.kind = ANY
        self.size = 0
        self.colour = ANY
        self.pips = 0
        self.near = False
        self.light = False
        self.least = 0
        self.once = False
        self.condition = ALWAYS
        self.each = ONCE
        self.per = 1
        self.pay_gold = 0
        self.pay_prestige = 0
        self.pay_cubes = 0
        self.pay_any = 0
        self.pay_card = False
        self.gold = 0
        self.prestige = 0
        self.cubes = 0
        self.any = 0
        self.wall = 0
        self.sea = 0


class Tables:
    """One catalog, laid out for the rules. Filled once, never changed."""

    __slots__ = (
        "borders", "card_cost", "card_effect", "card_gold", "card_kind", "card_power", "card_prestige", "card_size",
        "dark", "fares", "hops", "joker_gold", "marker", "near_ports", "neighbours", "places", "port_good", "port_of",
        "port_space", "quarter_cost", "quarter_less", "quarter_size", "sailings", "slips", "spaces", "start_gold",
        "string",
    )  # fmt: skip
    card_kind: list[int]
    card_cost: list[int]  # pile
    card_size: list[int]  # cubes of its cost
    card_gold: list[int]  # tribute
    card_prestige: list[int]
    card_effect: list[Effect]
    card_power: list[int]  # bit of its effect
    quarter_cost: list[int]  # pile
    quarter_size: list[int]
    quarter_less: list[list[int]]  # less * 30 + quarter: what is left of its cost without 0, 1 or 2 of its cubes
    dark: int  # quarters
    borders: list[int]  # per quarter: those that touch it
    spaces: i64  # of the sea
    slips: i64  # the space of Macao's slips
    port_space: list[int]
    port_good: list[int]
    port_of: list[int]  # per space: its port, or -1
    near_ports: list[int]  # per space: ports that can be served with the lighthouse
    places: list[int]  # port * 3 + place
    hops: list[int]  # from * spaces + to: moves on the shortest way
    fares: list[int]  # (helmsman * spaces + from) * spaces + to: spaces to be paid for
    sailings: list[list[int]]  # (helmsman * spaces + from) * REACH + budget: actions
    neighbours: list[list[int]]  # per space: actions
    start_gold: i64
    joker_gold: i64
    string: i64  # prestige for each quarter of the largest group
    marker: i64  # prestige lost for a punish marker

    def __init__(self) -> None:
        pass
