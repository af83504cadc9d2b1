"""Puts a table of Coimbra into the situation that a clause speaks of."""

from random import Random
from typing import Any

import pytest
from msgspec import structs

import caravela
from caravela.games.coimbra.catalog import CLASSES, Card, Monastery, Voyage
from caravela.games.coimbra.catalog_checks import family
from caravela.games.coimbra.city import Acquire
from caravela.games.coimbra.dice import no_dice
from caravela.games.coimbra.game import Coimbra
from caravela.games.coimbra.pilgrim import Walk
from caravela.games.coimbra.state import OUT, PHASE_C, SHUTTER, TOKENS, Table
from caravela.games.coimbra.tables import SPACES, START_CARDS
from caravela.games.coimbra.tabulate import tabulate
from caravela.games.coimbra.voyage import EndRound
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


def menu(table: Table) -> list[tuple[str, *tuple[int, ...]]]:
    """The legal actions by their names."""
    return [GAME.actions.decode(action) for action in table.legal_actions()]


def refused(table: Table, kind: str, *args: int) -> str:
    """The clause that forbids an action; fails if it is legal or if the attempt changes anything."""
    before = table.dump()
    with pytest.raises(caravela.IllegalAction) as error:
        act(table, kind, *args)
    assert table.dump() == before, "a refused action must change nothing"
    assert error.value.message
    return error.value.clause


# cards, monasteries, voyages by what they do, whatever the catalog calls them


def cards(code: str = "", **fields: Any) -> list[int]:
    """Cards of a bonus family of the reference (S1 to G4), with these fields: class_, influence, cost, back."""
    return [i for i, entry in enumerate(CATALOG.cards) if _fits(entry, code, fields)]


def card(code: str = "", **fields: Any) -> int:
    """The first of `cards`."""
    return cards(code, **fields)[0]


def with_bonus(code: str, **parts: Any) -> int:
    """The first card of a bonus family whose bonus has these fields: die, exchange, level, ..."""
    bonuses = {i: CATALOG.cards[i].bonus for i in cards(code)}
    return next(i for i, bonus in bonuses.items() if all(getattr(bonus, name) == parts[name] for name in parts))


def tile(code: str, **fields: Any) -> int:
    """The first monastery tile of a bonus family (M1 to M15)."""
    return next(i for i, entry in enumerate(CATALOG.monasteries) if _fits(entry, code, fields))


def first_space(new: int) -> int:
    """The first space of the map for tiles of this one's back."""
    return {"I": 0, "II": 8, "III": 12}[CATALOG.monasteries[new].back]


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


# whole parts of a play


def acquire(table: Table, seat: int, wanted: int, pips: int = 1, location: int = UPPER) -> None:
    """Acquire a card with a die of these pips, the only one in the city, up to the next choice; nothing follows."""
    no_dice(table)
    table.location = location
    show(table, location, wanted)
    code = die(table, location, seat, COUNCIL, pips)
    table.queue.remove(code)
    table.active = code
    run(table, Acquire(seat, code))
    act(table, "acquire", wanted)


def reach(table: Table, seat: int, new: int, space: int = 0, steps: int = 1) -> None:
    """Walk a seat's pilgrim from a stopover onto a space of the map where this monastery tile lies."""
    board_tile(table, space, new)
    table.pilgrim[seat] = next(node for node in table.tables.hops[space] if node >= SPACES)
    run(table, Walk(seat, steps))
    act(table, "move", space)


def pass_on(table: Table) -> None:
    """Pass for everybody as long as that is an answer."""
    while ("pass",) in menu(table):
        act(table, "pass")


def finish(table: Table) -> None:
    """The final scoring."""
    table.deck = 0
    run(table, EndRound())


def points_from(table: Table, seat: int, source: str) -> int:
    """The points that a seat has had from a source."""
    now: dict[str, int] = GAME.breakdown(table, seat)["now"]
    return now[source]


def recast(table: Table, **parts: Any) -> None:
    """Play on with another catalog: ours with these parts replaced."""
    table.tables = tabulate(structs.replace(CATALOG, **parts))


def recard(table: Table, changes: dict[int, dict[str, Any]]) -> None:
    """Play on with another catalog: ours with these fields of these cards replaced."""
    recast(table, cards=tuple(structs.replace(one, **changes.get(i, {})) for i, one in enumerate(CATALOG.cards)))


def row(table: Table, location: int) -> list[int]:
    """The waiting dice of a location, from the left."""
    return [code for code in table.queue if table.place[code] == location]


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
