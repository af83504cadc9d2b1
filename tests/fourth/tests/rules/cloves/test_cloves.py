"""Every clause of Cloves."""

import pytest

import caravela
from caravela import IllegalAction
from caravela.games.cloves.sailing import Load, Sail, Wind
from caravela.games.cloves.state import Table
from caravela.games.cloves.tables import ROUNDS
from caravela.kernel.scenario import stage


def quiet(seats: int = 2, wind: int = 2) -> Table:
    """A table at the first choice, over this wind."""
    table = caravela.game("cloves").new_state(seats, 1)
    assert isinstance(table, Table)
    table.wind = wind
    stage(table, Sail(0))
    return table


def act(table: Table, kind: str, arg: int) -> None:
    table.apply(table.game.actions.encode(kind, arg))


def offered(table: Table) -> list[tuple[str, *tuple[int, ...]]]:
    return [table.game.actions.decode(action) for action in table.legal_actions()]


def refused(table: Table, kind: str, arg: int) -> str:
    before = table.dump()
    with pytest.raises(IllegalAction) as refusal:
        act(table, kind, arg)
    assert table.dump() == before
    return refusal.value.clause


@pytest.mark.clause("CLO-S1", "CLO-S2")
def test_set_up() -> None:
    for seats in (2, 3, 4):
        table = quiet(seats)
        assert (table.ship, table.aboard, table.scores()) == ([0] * seats,) * 3
        assert table.left == [island.bears for island in table.game.catalog.islands]


@pytest.mark.clause("CLO-A1", "CLO-A2")
def test_fifteen_rounds_of_one_turn_each() -> None:
    table = caravela.game("cloves").new_state(3, 1)
    events = table.listen()
    while not table.is_over:
        table.apply(table.legal_actions()[-1])
    winds = [event.args["wind"] for event in events if event.key == "wind"]
    assert (len(winds), {*winds}) == (ROUNDS - 1, {1, 2, 3}), "the first wind blew before anybody listened"
    turns = [event.args["seat"] for event in events if event.key == "sailed"]
    assert turns == [(number + turn) % 3 for number in range(ROUNDS) for turn in range(3)]


@pytest.mark.clause("CLO-B1", "CLO-B2")
def test_a_ship_sails_both_ways_as_far_as_the_wind_blows() -> None:
    table = quiet(wind=2)
    assert offered(table) == [("sail", 0), ("sail", 1), ("sail", 2)]
    assert (refused(table, "sail", 3), refused(table, "load", 1)) == ("CLO-B2", "CLO-B1")
    table.ship[0] = 5
    stage(table, Sail(0))
    assert offered(table) == [("sail", 3), ("sail", 4), ("sail", 5), ("sail", 6)]


@pytest.mark.clause("CLO-C1", "CLO-C2")
def test_cloves_are_loaded_while_there_are_some_and_there_is_room() -> None:
    table = quiet()
    act(table, "sail", 1)
    assert offered(table) == [("load", amount) for amount in range(5)]
    assert refused(table, "sail", 1) == "CLO-C1"
    table.aboard[0] = 2
    stage(table, Load(0, 1))
    assert refused(table, "load", 3) == "CLO-C2"
    act(table, "load", 2)
    assert (table.aboard[0], table.left[1]) == (4, 2)
    table.left[1], table.aboard[0] = 1, 0
    stage(table, Load(0, 1))
    assert refused(table, "load", 2) == "CLO-C2"


@pytest.mark.clause("CLO-C3")
def test_cloves_are_unloaded_in_malacca() -> None:
    table = quiet()
    table.ship[0], table.aboard[0] = 1, 3
    act(table, "sail", 0)
    assert (table.aboard[0], table.scores()[0]) == (0, 6)


@pytest.mark.clause("CLO-E1", "CLO-E2")
def test_cloves_aboard_count_at_the_end_and_a_tie_is_shared() -> None:
    table = quiet(3)
    table.round, table.aboard = ROUNDS, [2, 3, 3]
    stage(table, Wind())
    assert table.is_over
    assert (table.scores(), table.ranking()) == ([2, 3, 3], [3, 1, 1])
