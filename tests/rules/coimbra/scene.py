"""Puts a table of Coimbra into the situation that a clause speaks of."""

from typing import Any

import caravela
from caravela.games.coimbra.catalog import CLASSES, Card, Monastery, Voyage
from caravela.games.coimbra.catalog_checks import family
from caravela.games.coimbra.dice import no_dice
from caravela.games.coimbra.game import Coimbra
from caravela.games.coimbra.state import OUT, PHASE_C, SHUTTER, TOKENS, Table
from caravela.games.coimbra.tables import START_CARDS
from caravela.kernel.scenario import stage
from caravela.kernel.steps import Step

COUNCIL, MERCHANT, CLERIC, SCHOLAR, WHITE = range(5)
GUARDS, COINS = range(2)
CASTLE, UPPER, CENTRAL, LOWER = range(4)


def the_game() -> Coimbra:
    game = caravela.game("coimbra")
    assert isinstance(game, Coimbra)
    return game


GAME = the_game()
CATALOG = GAME.catalog


def quiet(seats: int = 3, order: tuple[int, ...] = (), seed: int = 1) -> Table:
    """A table in round 1, phase C, with nothing on it yet: no cards, no dice, an empty display; pilgrims on corners.

    The player order is 0, 1, 2, 3 unless told; all disks lie on space 0, stacked in this order; goods are 7 and 7.
    """
    table = GAME.deal(seats, seed)
    table.agenda.clear()
    table.order = list(order or range(seats))
    for track in range(4):
        table.stacks[track * 4 : track * 4 + seats] = table.order
    table.round = 1
    table.phase = PHASE_C
    table.location = 0
    table.cards = [0] * seats
    table.groups = [-1] * (2 * seats)
    table.pilgrim = [int(table.tables.corner) + seat for seat in range(seats)]
    table.display = [-1] * 12
    table.tokens = [OUT] * 4
    table.pool = []
    no_dice(table)
    return table


def run(table: Table, *steps: Step[Any]) -> Table:
    """Do these steps, the first one first, up to the next choice."""
    stage(table, *steps)
    return table


def act(table: Table, kind: str, *args: int) -> None:
    """Play an action by its name."""
    table.apply(GAME.actions.encode(kind, *args))


def menu(table: Table) -> list[tuple[str | int, ...]]:
    """The legal actions by their names."""
    return [GAME.actions.decode(action) for action in table.legal_actions()]


def refused(table: Table, kind: str, *args: int) -> str:
    """The clause that forbids an action; fails if it is legal or if the attempt changes anything."""
    before = table.dump()
    try:
        act(table, kind, *args)
    except caravela.IllegalAction as error:
        assert table.dump() == before, "a refused action must change nothing"
        assert error.message
        return error.clause
    raise AssertionError(f"{kind} {args} is legal")


# cards, monasteries, voyages by what they do, whatever the catalog calls them


def cards(code: str = "", **fields: Any) -> list[int]:
    """Cards of a bonus family of the reference (S1 to G4), with these fields: class_, influence, cost, back."""
    return [i for i, entry in enumerate(CATALOG.cards) if _fits(entry, code, fields)]


def card(code: str = "", **fields: Any) -> int:
    """The first of `cards`."""
    return cards(code, **fields)[0]


def tile(code: str, **fields: Any) -> int:
    """The first monastery tile of a bonus family (M1 to M15)."""
    return next(i for i, entry in enumerate(CATALOG.monasteries) if _fits(entry, code, fields))


def voyage(name: str) -> int:
    """A voyage by the beginning of its name or id."""
    wanted = name.lower()
    return next(
        i for i, v in enumerate(CATALOG.voyages) if v.name.lower().startswith(wanted) or v.id.startswith(wanted)
    )


def _fits(entry: Card | Monastery | Voyage, code: str, fields: dict[str, Any]) -> bool:
    if code and family(entry).id != code:
        return False
    return all(getattr(entry, name) == value for name, value in fields.items())


def plain(track: int, number: int = 1) -> list[int]:
    """Cards of a class (back II or III) whose bonus does nothing when they are counted."""
    found = [i for i in cards(class_=CLASSES[track]) if i >= START_CARDS]
    return found[:number]


# laying things out


def own(table: Table, seat: int, *new: int) -> None:
    """Give a seat cards, without influence or bonus."""
    for one in new:
        table.cards[seat] |= 1 << one
        table.deck &= ~(1 << one)


def level(table: Table, track: int, seat: int, space: int) -> None:
    """Move a disk to a space, by the rules of stacks."""
    table.shift(track, seat, space - table.levels[track * 4 + seat])


def show(table: Table, location: int, *row: int) -> None:
    """Lay cards beside a city district, from the left."""
    for column, one in enumerate(row):
        table.display[location * 4 - 4 + column] = one
        table.deck &= ~(1 << one)


def discard(table: Table, *pile: int) -> None:
    for one in pile:
        table.discard |= 1 << one
        table.deck &= ~(1 << one)


def die(table: Table, location: int, seat: int, colour: int, pips: int) -> int:
    """Place a die of a seat, in its next free holder; its code."""
    code = next(c for c in range(seat * 3, seat * 3 + 3) if table.face[c] < 0)
    table.face[code] = colour * 6 + pips - 1
    table.line_up(code, location, pips)
    return code


def rest(table: Table, seat: int, *colours: int) -> None:
    """Put dice of these colours on a seat's shutters."""
    for colour in colours:
        code = next(c for c in range(seat * 3, seat * 3 + 3) if table.face[c] < 0)
        table.face[code] = colour * 6
        table.value[code] = 1
        table.place[code] = SHUTTER


def token(table: Table, number: int, location: int, value: int) -> int:
    """Place a neutral die; its code."""
    table.line_up(TOKENS + number, location, value)
    return TOKENS + number


def board_tile(table: Table, space: int, new: int) -> None:
    """Lay a monastery tile on a space of the map, in exchange for the one that lies there."""
    if new in table.spaces:
        table.spaces[table.spaces.index(new)] = table.spaces[space]
    table.spaces = [new if i == space else old for i, old in enumerate(table.spaces)]


def board_voyage(table: Table, slot: int, new: int) -> None:
    """Lay a voyage on a place of the board, in exchange for the one that lies there."""
    voyages = table.voyages[:]
    if new in voyages:
        voyages[voyages.index(new)] = voyages[slot]
    voyages[slot] = new
    table.voyages = voyages


def stocks(table: Table, seat: int) -> tuple[int, int, int]:
    """Guards, coins and points of a seat."""
    return table.guards[seat], table.coins[seat], table.points[seat]


def levels(table: Table, seat: int) -> list[int]:
    """A seat's spaces on the four tracks."""
    return [table.levels[track * 4 + seat] for track in range(4)]


def stack(table: Table, track: int) -> list[int]:
    """The seats on a track, from ahead to behind."""
    return table.stacks[track * 4 : track * 4 + int(table.seats)]


