"""Puts a table of Vasco da Gama into the situation that a clause speaks of."""

from random import Random
from typing import Any

import pytest
from msgspec import structs

import caravela
from caravela.games.vasco.acting import Act, Call
from caravela.games.vasco.game import Vasco
from caravela.games.vasco.sailing import Navigation
from caravela.games.vasco.state import PHASE_2, Table
from caravela.games.vasco.tables import MERCHANT
from caravela.games.vasco.tabulate import tabulate
from caravela.kernel.scenario import stage
from caravela.kernel.steps import Step

COURT, RECRUITING, PROJECTS, NAVIGATION = range(4)
DIAS, ALVARES, SERNIGI, MANUEL = range(4)
NATAL, BOA_GENTE, MOZAMBIQUE, MOMBASA, MALINDI, CALICUT = range(6)
TURQUOISE, PURPLE, GREY, ORANGE, WHITE = range(5)
FRAME = 6
YELLOW, RED, BLACK, BLUE = range(4)

NINE = {
    8: (YELLOW, COURT), 15: (RED, COURT), 7: (YELLOW, RECRUITING), 6: (RED, COURT), 11: (YELLOW, NAVIGATION),
    13: (RED, PROJECTS), 9: (YELLOW, PROJECTS), 21: (RED, NAVIGATION), 5: (RED, RECRUITING),
}  # fmt: skip
"""The example of two players' nine discs, in the order in which they are placed."""


def the_game() -> Vasco:
    game = caravela.game("vasco")
    assert isinstance(game, Vasco)
    return game


GAME = the_game()
CATALOG = GAME.catalog


def quiet(seats: int = 3, first: int = 0, seed: int = 1) -> Table:
    """A table in round 1, phase 2, with nothing on it: empty route, areas, places, sections and court.

    All sailors are in the bag, the characters at court, the marker at 1; discs, Reals and captains are as dealt.
    """
    table = GAME.deal(seats, seed)
    tables = table.tables
    table.agenda.clear()
    table.round = 1
    table.phase = PHASE_2
    table.first = first
    table.free = 1
    table.merchant = table.gift = -1
    table.docks = [-1] * len(table.docks)
    table.slots = [-1] * 7
    table.bag = [int(tables.sailors)] * 4
    table.sections = [0] * len(table.sections)
    table.holder = [-1] * 4
    table.extra = [0] * seats
    table.crews = [0] * (seats * 5)
    table.missionaries = tables.missionaries
    table.captains = [int(tables.captains)] * seats
    table.waiting = [int(tables.waiting)] * seats
    table.points = [0] * seats
    table.ledger = [0] * len(table.ledger)
    table.projects = [0] * seats
    table.reals = [int(tables.reals)] * seats
    table.changed = 0
    return table


def run(table: Table, *steps: Step[Any]) -> Table:
    """Do these steps, the first one first, up to the next choice."""
    stage(table, *steps)
    return table


def act(table: Table, kind: str, *args: int) -> None:
    """Play an action by its name."""
    table.apply(GAME.actions.encode(kind, *args))


def menu(table: Table) -> list[tuple[str, *tuple[int, ...]]]:
    """The legal actions by their names."""
    return [GAME.actions.decode(action) for action in table.legal_actions()]


def asked(table: Table) -> str:
    """What is being asked: the name of the pending choice, empty if none."""
    return "" if table.choice is None else type(table.choice).__name__


def refused(table: Table, kind: str, *args: int) -> str:
    """The clause that forbids an action; fails if it is legal or if the attempt changes anything."""
    before = table.dump()
    with pytest.raises(caravela.IllegalAction) as error:
        act(table, kind, *args)
    assert table.dump() == before, "a refused action must change nothing"
    assert error.value.message
    return error.value.clause


def reason(table: Table, kind: str, *args: int) -> str:
    """Why an action is not legal, in words."""
    refusal = GAME.why_not(table, GAME.actions.encode(kind, *args))
    assert refusal is not None
    return refusal[1]


# tiles by what is printed on them, whatever the catalog calls them


def ships(**fields: Any) -> list[int]:
    """Ships with these fields: capacity, crew, reals, points, stack."""
    return [i for i, ship in enumerate(CATALOG.ships) if all(getattr(ship, k) == v for k, v in fields.items())]


def ship(**fields: Any) -> int:
    """The first of `ships`."""
    return ships(**fields)[0]


def merchant(capacity: int) -> int:
    """A merchant ship of this capacity."""
    return next(i for i, entry in enumerate(CATALOG.merchants) if entry.capacity == capacity)


def docks(table: Table, port: int) -> range:
    """The numbers of a port's docks, from the left."""
    first = table.tables.first_dock
    return range(first[port], first[port + 1])


def dock(table: Table, port: int, value: int, which: int = 0) -> int:
    """A port's dock of this value, from the left the first unless told."""
    return [d for d in docks(table, port) if table.tables.dock_value[d] == value][which]


# laying things out


def place(table: Table, number: int, seat: int, area: int) -> None:
    """Lay a seat's disc with a number (1 to 22) on an area."""
    table.numbers[number - 1] = seat * 4 + area
    if number <= 20:
        table.discs[seat] -= 1
    else:
        table.extra[seat] = 2


def own_project(table: Table, seat: int, *new: int) -> None:
    for one in new:
        table.projects[seat] |= 1 << one
        _out_of_stacks(table, one)


def own_ship(table: Table, seat: int, *new: int) -> None:
    """Give a seat launched ships."""
    for one in new:
        table.launched[seat] |= 1 << one
        _out_of_stacks(table, one)


def offer(table: Table, slot: int, one: int) -> None:
    """Lay a project on a place of the projects area (6: the frame)."""
    table.slots[slot] = one
    _out_of_stacks(table, one)


def moor(table: Table, seat: int, port: int, place: int, one: int) -> None:
    """Lay a seat's ship into a port's dock, counted from the left from 0."""
    where = docks(table, port)[place]
    table.docks[where] = one
    table.owner[one] = seat
    table.captains[seat] -= 1
    _out_of_stacks(table, one)


def moor_merchant(table: Table, port: int, place: int, one: int) -> None:
    table.docks[docks(table, port)[place]] = MERCHANT + one
    table.merchants_left &= ~(1 << one)


def crew(table: Table, seat: int, *people: int) -> None:
    """Give a seat people out of the bag and the court, one for each colour named."""
    for colour in people:
        table.crews[seat * 5 + colour] += 1
        if colour == WHITE:
            table.missionaries -= 1
        else:
            table.bag[colour] -= 1


def section(table: Table, number: int, *people: int) -> None:
    """Put sailors out of the bag into a section (from 0), one for each colour named."""
    for colour in people:
        table.sections[number * 4 + colour] += 1
        table.bag[colour] -= 1


def call(table: Table) -> Table:
    """Call the numbers on the board, up to the first choice."""
    return run(table, Call())


def end_round(table: Table) -> Table:
    """All numbers have been called: phase 3 and what follows, up to the first choice. Dias and Sernigi are held."""
    table.numbers = [-1] * len(table.numbers)
    return run(table, Navigation())


def may_perform(table: Table, seat: int, area: int) -> bool:
    """Whether a seat is offered to perform an action of this area, without a fee."""
    copy = table.clone()
    place(copy, 9, seat, area)
    copy.called = 8
    return GAME.actions.encode("perform") in Act(seat).legal(copy)


def recast(table: Table, **parts: Any) -> None:
    """Play on with another catalog: ours with these parts replaced."""
    table.tables = tabulate(structs.replace(CATALOG, **parts))


def points_from(table: Table, seat: int, source: str) -> int:
    """The points that a seat has had from a source."""
    now: dict[str, int] = GAME.breakdown(table, seat)["now"]
    return now[source]


def next_vdg(table: Table, **fields: Any) -> int:
    """See to it that the VdG tile turned face up next has these fields: start, change, reals."""
    tile = next(i for i, vdg in enumerate(CATALOG.vdgs) if all(getattr(vdg, k) == v for k, v in fields.items()))
    table.vdgs_left = 1 << tile
    return tile


def play_to(table: Table, round_: int, phase: int, seed: int = 0) -> Table:
    """Choose by lot up to the first choice in this phase of this round, or to the end of the play."""
    chance = Random(seed)
    while not table.is_over and (table.round, table.phase) < (round_, phase):
        table.apply(chance.choice(table.legal_actions()))
    return table


def seen(table: Table, seat: int) -> dict[str, Any]:
    """What everybody sees of a player."""
    player: dict[str, Any] = GAME.view(table, None)["players"][seat]
    return player


def _out_of_stacks(table: Table, one: int) -> None:
    """A tile lies in one place only."""
    table.stacks = [left & ~(1 << one) for left in table.stacks]
    table.tops = [-1 if top == one else top for top in table.tops]
