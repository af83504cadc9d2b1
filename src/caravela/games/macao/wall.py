"""Moving on the city wall."""

from mypy_extensions import i64

from caravela.games.macao import effects, payment
from caravela.games.macao.actions import WALL
from caravela.games.macao.state import Table
from caravela.games.macao.tables import EVEN_WALL, LAST_SPACE, OVERTAKING


def offer(t: Table, seat: i64, cubes: i64, menu: list[int]) -> None:
    """The moves that so many cubes pay for."""
    most: i64 = cubes if t.has(seat, EVEN_WALL) else (cubes + 1) // 2
    left = LAST_SPACE - t.wall[seat]
    most = min(most, left)
    for spaces in range(1, most + 1):
        menu.append(int(WALL + spaces))


def price(t: Table, seat: i64, spaces: i64) -> i64:
    """What a move costs."""
    return spaces if t.has(seat, EVEN_WALL) else 2 * spaces - 1


def move(t: Table, seat: i64, spaces: i64) -> None:
    """The move of the turn."""
    t.walked += 1
    t.push(payment.Pay(seat, price(t, seat, spaces), 0))
    climb(t, seat, spaces)


def climb(t: Table, seat: i64, spaces: i64) -> None:
    """Go forward as far as there are spaces, and take what overtaking brings."""
    goal: i64 = t.wall[seat] + spaces
    goal = min(goal, LAST_SPACE)
    if goal == t.wall[seat]:
        return
    overtaken = t.line_up(seat, goal)
    if t.log is not None:
        t.tell("climbed", seat=seat, space=goal + 1)
    if overtaken and t.has(seat, OVERTAKING):
        for card in t.active[seat]:
            effect = t.tables.card_effect[card]
            if effect.op == OVERTAKING:
                effects.grant(t, seat, effect, overtaken)
