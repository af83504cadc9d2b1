"""What is drawn: ship tiles from their stacks, merchant ships, VdG tiles. A pile is what remains of it."""

from mypy_extensions import i64

from caravela.games.vasco.state import Table
from caravela.games.vasco.tables import UPPER
from caravela.kernel.masks import BIT, members


def deal_projects(t: Table) -> None:
    """Seven tiles from the lowest stack that is left, the first one into the frame."""
    for place in (UPPER, 0, 1, 2, 3, 4, 5):
        stack = 0
        while stack < 3 and t.tops[stack] < 0:
            stack += 1
        if stack == 3:
            return
        t.slots[place] = t.tops[stack]
        turn_up(t, stack)


def turn_up(t: Table, stack: i64) -> None:
    """The next tile of a stack lies open on it."""
    left = members(t.stacks[stack])
    if not left:
        t.tops[stack] = -1
        return
    ship = left[t.draw(len(left))]
    t.stacks[stack] &= ~BIT[ship]
    t.tops[stack] = ship


def draw_merchant(t: Table) -> int:
    left = members(t.merchants_left)
    merchant = left[t.draw(len(left))]
    t.merchants_left &= ~BIT[merchant]
    return merchant


def draw_vdg(t: Table) -> int:
    left = members(t.vdgs_left)
    vdg = left[t.draw(len(left))]
    t.vdgs_left &= ~BIT[vdg]
    return vdg
