"""Every action of Coimbra: its kind, its first number, the sizes of its arguments."""

from typing import Final

from caravela.kernel.actions import ActionSpace

DRAFT: Final = 0  # colour, pips - 1: a die from the pool
PLACE: Final = 30  # location
TILE: Final = 34  # favor tile
DISTRESS: Final = 38
ACQUIRE: Final = 39  # card of the row
GROUP: Final = 95  # group of start cards
CORNER: Final = 99  # corner of the city
BEGIN: Final = 103  # start card that is resolved first
CAP: Final = 111  # own die, by its holder
RESOURCE: Final = 114  # guards or coins
TRACK: Final = 116  # influence track
PASS: Final = 120
TAKE: Final = 121  # a monastery's bonus
PAY: Final = 122  # what a bonus costs
INCOME: Final = 123  # colour of a die to activate
USE: Final = 128  # card with a bonus for the opening of phase E
EXCHANGE: Final = 184  # two of a resource for one point
GOODS: Final = 186  # give what a card demands
POINTS: Final = 187  # give or lose points instead
LOSE: Final = 188  # own cleric
RECALL: Final = 244  # card of the discard pile
COPY: Final = 300  # own card whose bonus is repeated
INVEST: Final = 356  # place of a voyage
SCORE: Final = 362  # place of a voyage that is scored now
JUDGE: Final = 368  # own game-end card that is scored now
MOVE: Final = 424  # node of the pilgrim map


def space(nodes: int) -> ActionSpace:
    """The action space over a map of so many nodes."""
    return ActionSpace(
        ("draft", DRAFT, (5, 6)),
        ("place", PLACE, (4,)),
        ("tile", TILE, (4,)),
        ("distress", DISTRESS, ()),
        ("acquire", ACQUIRE, (56,)),
        ("group", GROUP, (4,)),
        ("corner", CORNER, (4,)),
        ("begin", BEGIN, (8,)),
        ("cap", CAP, (3,)),
        ("resource", RESOURCE, (2,)),
        ("track", TRACK, (4,)),
        ("pass", PASS, ()),
        ("take", TAKE, ()),
        ("pay", PAY, ()),
        ("income", INCOME, (5,)),
        ("use", USE, (56,)),
        ("exchange", EXCHANGE, (2,)),
        ("goods", GOODS, ()),
        ("points", POINTS, ()),
        ("lose", LOSE, (56,)),
        ("recall", RECALL, (56,)),
        ("copy", COPY, (56,)),
        ("invest", INVEST, (6,)),
        ("score", SCORE, (6,)),
        ("judge", JUDGE, (56,)),
        ("move", MOVE, (nodes,)),
    )
