"""Every action of Macao: its kind, its first number, the sizes of its arguments."""

from typing import Final

from caravela.kernel.actions import ActionSpace

DRAFT: Final = 0  # card on display
DROP: Final = 120  # card of the own tableau
ACTIVATE: Final = 240  # card of the own tableau
USE: Final = 360  # own active card
QUARTER: Final = 480  # quarter of the city
WALL: Final = 510  # number of spaces
DICE: Final = 526  # colours of two dice, the first before the second
DIE: Final = 562  # colour of a third die
TAKE: Final = 568  # colour of a cube to gain
PAY: Final = 574  # colour of a cube to pay
DELIVER: Final = 580  # port
TRIBUTE: Final = 588
JOKER: Final = 589
GOLD: Final = 590  # what a joker tile gives instead of a cube
PASS: Final = 591
SHIP: Final = 592  # the ship is to sail
SAIL: Final = 593  # space of the sea


def space(spaces: int) -> ActionSpace:
    """The action space over a sea of so many spaces."""
    return ActionSpace(
        ("draft", DRAFT, (120,)),
        ("drop", DROP, (120,)),
        ("activate", ACTIVATE, (120,)),
        ("use", USE, (120,)),
        ("quarter", QUARTER, (30,)),
        ("wall", WALL, (16,)),
        ("dice", DICE, (6, 6)),
        ("die", DIE, (6,)),
        ("take", TAKE, (6,)),
        ("pay", PAY, (6,)),
        ("deliver", DELIVER, (8,)),
        ("tribute", TRIBUTE, ()),
        ("joker", JOKER, ()),
        ("gold", GOLD, ()),
        ("pass", PASS, ()),
        ("ship", SHIP, ()),
        ("sail", SAIL, (spaces,)),
    )
