"""Puts a table of Macao into the situation that a clause speaks of."""

from random import Random
from typing import Any

import pytest
from msgspec import structs

import caravela
from caravela.games.macao.catalog import COLOURS, GOODS
from caravela.games.macao.cubes import ONE, spread
from caravela.games.macao.game import Macao
from caravela.games.macao.state import PHASE_3, Table
from caravela.games.macao.tabulate import tabulate
from caravela.games.macao.turn import Turn
from caravela.kernel.scenario import stage
from caravela.kernel.steps import Step

RED, BLUE, GREEN, BLACK, GRAY, VIOLET = range(6)


def the_game() -> Macao:
    game = caravela.game("macao")
    assert isinstance(game, Macao)
    return game


GAME = the_game()
CATALOG = GAME.catalog


def quiet(seats: int = 3, order: tuple[int, ...] = (), seed: int = 1, round_: int = 5) -> Table:
    """A table in phase 3 of a round, with nothing on it: no cards taken, no cubes, no gold, nothing owned or displayed.

    The wall order is 0, 1, 2, 3 unless told, all on the first space; ships at Macao; tribute 12 gold for 12 prestige.
    """
    table = GAME.deal(seats, seed)
    table.agenda.clear()
    table.order = list(order or range(seats))
    table.round = round_
    table.phase = PHASE_3
    table.display = [-1] * 6
    table.tableau = [[] for _ in range(seats)]
    table.gold = [0] * seats
    table.supply = [0] * seats
    table.rose = [0] * (6 * seats)
    table.tribute_gold = 12
    table.tribute_prestige = 12
    return table


def run(table: Table, *steps: Step[Any]) -> Table:
    """Do these steps, the first one first, up to the next choice."""
    stage(table, *steps)
    return table


def turn(table: Table, seat: int = 0) -> Table:
    """The turn of actions of a seat, up to its first choice; nothing follows it."""
    return run(table, Turn(seat))


def act(table: Table, kind: str, *args: int) -> None:
    """Play an action by its name."""
    table.apply(GAME.actions.encode(kind, *args))


def menu(table: Table) -> list[tuple[str, *tuple[int, ...]]]:
    """The legal actions by their names."""
    return [GAME.actions.decode(action) for action in table.legal_actions()]


def sail(table: Table, seat: int, to: int) -> None:
    """Let a ship sail to a space of the sea, asked for it or not."""
    act(table, "ship")
    if ("sail", to) in menu(table):
        act(table, "sail", to)
    assert table.ship[seat] == to


def offered(table: Table, kind: str) -> list[int]:
    """The first arguments of the legal actions of a kind."""
    return [args[0] for name, *args in menu(table) if name == kind]


def refused(table: Table, kind: str, *args: int) -> str:
    """The clause that forbids an action; fails if it is legal or if the attempt changes anything."""
    before = table.dump()
    with pytest.raises(caravela.IllegalAction) as error:
        act(table, kind, *args)
    assert table.dump() == before, "a refused action must change nothing"
    assert error.value.message
    return error.value.clause


# cards, quarters and spaces of the sea by their ids


def card(id: str) -> int:
    return next(i for i, entry in enumerate(CATALOG.cards) if entry.id == id)


def quarter(id: str) -> int:
    return next(i for i, entry in enumerate(CATALOG.quarters) if entry.id == id)


def space(id: str) -> int:
    """A space of the sea."""
    return next(i for i, entry in enumerate(CATALOG.spaces) if entry.id == id)


def port(id: str) -> int:
    """The number of a port among the ports."""
    return GAME.tables.port_space.index(space(id))


def good(name: str) -> int:
    return [*GOODS].index(name)  # type: ignore[arg-type]


def port_for(name: str) -> int:
    """The port that takes a good."""
    return GAME.tables.port_good.index(good(name))


def quarters(size: int = 0, dark: bool | None = None) -> list[int]:
    """The quarters that cost so many cubes (0: any number), dark or light ones or both."""
    return [
        i
        for i, entry in enumerate(CATALOG.quarters)
        if size in (0, GAME.tables.quarter_size[i]) and dark in (None, entry.dark)
    ]


def cost(number: int) -> dict[str, int]:
    """The cubes that a quarter costs, as `give` takes them."""
    amounts = spread(GAME.tables.quarter_cost[number])
    return {colour: amount for colour, amount in zip(COLOURS, amounts, strict=True) if amount}


def price(number: int) -> dict[str, int]:
    """The cubes that a card costs, as `give` takes them."""
    amounts = spread(GAME.tables.card_cost[number])
    return {colour: amount for colour, amount in zip(COLOURS, amounts, strict=True) if amount}


# laying things out


def pile(**cubes: int) -> int:
    """A pile of cubes: pile(red=2, violet=1)."""
    return sum(amount * ONE[[*COLOURS].index(colour)] for colour, amount in cubes.items())  # type: ignore[arg-type]


def give(table: Table, seat: int, **cubes: int) -> None:
    """Put cubes into a supply."""
    table.supply[seat] += pile(**cubes)


def supply(table: Table, seat: int) -> dict[str, int]:
    """A supply, without the colours of which there is none."""
    return {colour: amount for colour, amount in zip(COLOURS, spread(table.supply[seat]), strict=True) if amount}


def hold(table: Table, seat: int, *ids: str) -> None:
    """Lay cards on a tableau, wherever they were."""
    for id in ids:
        _remove(table, card(id))
        table.tableau[seat].append(card(id))


def own(table: Table, seat: int, *ids: str) -> None:
    """Give a seat active cards, without what their activation would bring."""
    for id in ids:
        _remove(table, card(id))
        table.active[seat].append(card(id))
        table.powers[seat] |= table.tables.card_power[card(id)]


def show(table: Table, *ids: str) -> None:
    """Lay cards on display, from the first place."""
    for place, id in enumerate(ids):
        _remove(table, card(id))
        table.display[place] = card(id)


def _remove(table: Table, number: int) -> None:
    table.deck = [other for other in table.deck if other != number]
    table.discard = [other for other in table.discard if other != number]


def settle(table: Table, seat: int, *numbers: int) -> None:
    """Let a seat own quarters; their tiles go nowhere."""
    for number in numbers:
        table.owned[seat] |= 1 << number
    table.free = [other for other in table.free if other not in numbers]


def tile(table: Table, number: int, name: str) -> None:
    """Lay a good in a light quarter, in exchange for the one that lies there."""
    tiles = table.tiles[:]
    other = tiles.index(good(name))
    tiles[number], tiles[other] = tiles[other], tiles[number]
    table.tiles = tiles


def load(table: Table, seat: int, name: str, number: int = 1) -> None:
    """Put tiles of a good on a ship."""
    table.aboard[seat * 8 + good(name)] += number


def anchor(table: Table, seat: int, id: str) -> None:
    """Put a ship on a space of the sea."""
    table.ship[seat] = space(id)


def climb(table: Table, seat: int, number: int) -> None:
    """Put a disc on a space of the wall, 0 to 15, by the rules of stacks."""
    table.line_up(seat, number)


def recast(table: Table, **parts: Any) -> None:
    """Play on with another catalog: ours with these parts replaced."""
    table.tables = tabulate(structs.replace(CATALOG, **parts))


def recard(table: Table, changes: dict[int, dict[str, Any]]) -> None:
    """Play on with another catalog: ours with these fields of these cards replaced."""
    recast(table, cards=tuple(structs.replace(one, **changes.get(i, {})) for i, one in enumerate(CATALOG.cards)))


def play_to(table: Table, round_: int, phase: int, seed: int = 0) -> Table:
    """Choose by lot up to the first choice in this phase of this round, or to the end of the play."""
    chance = Random(seed)
    while not table.is_over and (table.round, table.phase) < (round_, phase):
        table.apply(chance.choice(table.legal_actions()))
    return table


def points_from(table: Table, seat: int, source: str) -> int:
    """The points that a seat has had from a source."""
    now: dict[str, int] = GAME.breakdown(table, seat)["now"]
    return now[source]


def seen(table: Table, seat: int) -> dict[str, Any]:
    """What everybody sees of a player."""
    player: dict[str, Any] = GAME.view(table, None)["players"][seat]
    return player
