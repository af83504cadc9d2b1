"""Set-up, the first cards and the first cubes."""

from mypy_extensions import i64

from caravela.games.macao import cards
from caravela.games.macao.actions import TAKE
from caravela.games.macao.cubes import COLOURS, ONE
from caravela.games.macao.state import SOURCES, STARTING, Table
from caravela.games.macao.tables import CARDS, CITY, GOODS, JOKER, OFFICE_CARDS
from caravela.kernel.events import Refusal
from caravela.kernel.steps import Choice


def set_up(t: Table) -> None:
    """Lay the table out and ask the last player for his first card."""
    n = t.seats
    t.phase = STARTING
    t.tribute_gold = 0
    t.tribute_prestige = 0
    t.taken = 0
    t.walked = 0
    t.bought = 0
    t.afloat = 0
    t.used = 0
    t.wall = [0] * n
    t.discard = []
    t.display = [-1] * 6
    t.dice = [0] * COLOURS
    t.picked = [0] * n
    t.tableau = [[] for _ in range(n)]
    t.active = [[] for _ in range(n)]
    t.powers = [0] * n
    t.supply = [0] * n
    t.rose = [0] * (n * 6)
    t.gold = [int(t.tables.start_gold)] * n
    t.points = [0] * n
    t.markers = [0] * n
    t.jokers = [0] * n
    t.ledger = [0] * (n * SOURCES)
    t.free = list(range(CITY))
    t.owned = [0] * n
    t.aboard = [0] * (n * GOODS)
    t.delivered = [0] * (n * GOODS)
    t.ports = [0] * GOODS
    t.ship = [int(t.tables.slips)] * n
    goods = take(t, [tile // 3 for tile in range(3 * GOODS)], 3 * GOODS)
    t.tiles = [JOKER if t.tables.dark >> quarter & 1 else goods.pop() for quarter in range(CITY)]
    t.offices = take(t, list(range(OFFICE_CARDS)), OFFICE_CARDS)
    t.deck = list(range(OFFICE_CARDS, CARDS))
    t.order = take(t, list(range(n)), n)
    for place in range(n + 2):
        t.display[place] = cards.turn_up(t)
    t.push(cards.LayOut())
    for seat in reversed(t.order):
        t.push(Cubes(seat, 2))
        t.push(Cubes(seat, 1))
    t.push(cards.Clear())
    for seat in t.order:
        t.push(cards.Draft(seat))


def take(t: Table, stack: list[int], n: i64) -> list[int]:
    """The first cards or tiles of a shuffled stack."""
    return [stack.pop(t.draw(len(stack))) for _ in range(n)]


class Cubes(Choice[Table]):
    """Put so many cubes of one colour on the space of that number."""

    __slots__ = ("number",)
    number: i64

    def __init__(self, seat: i64, number: i64) -> None:
        self.seat = seat
        self.number = number

    def legal(self, state: Table) -> list[int]:
        return [TAKE + colour for colour in range(COLOURS)]

    def resolve(self, state: Table, action: int) -> None:
        colour = action - TAKE
        state.rose[self.seat * 6 + self.number - 1] = int(self.number * ONE[colour])
        if state.log is not None:
            state.tell("placed", seat=self.seat, amount=self.number, colour=colour, space=self.number)

    def refuse(self, state: Table, action: int) -> Refusal:
        return Refusal("MAC-B4" if self.number == 1 else "MAC-B5", "no.Cubes", {"space": int(self.number)})
