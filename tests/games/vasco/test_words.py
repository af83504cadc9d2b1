"""Words that a person goes by: what can be done now, in which order, and for how much."""

import pytest

from caravela.games.vasco.expedition import Port
from caravela.games.vasco.merchants import Send
from caravela.games.vasco.placing import BeginRound
from caravela.games.vasco.projects import Purchase
from caravela.games.vasco.recruiting import Sailor
from caravela.games.vasco.state import Table
from caravela.games.vasco.tables import MERCHANT
from tests.rules.vasco.scene import (
    CATALOG,
    FRAME,
    GAME,
    NAVIGATION,
    ORANGE,
    TURQUOISE,
    act,
    call,
    crew,
    offer,
    own_project,
    own_ship,
    place,
    quiet,
    run,
    section,
    ships,
)

FIRST = "Of several, begin with the one listed first."


def labels(table: Table) -> list[str]:
    return [GAME.label(table, action) for action in table.legal_actions()]


def test_what_cannot_be_performed_is_not_named_with_a_price() -> None:
    table = quiet()
    one = ships(crew=1)[0]
    own_project(table, 0, one)
    crew(table, 0, ORANGE)
    table.captains[0] = 0
    place(table, 9, 0, NAVIGATION)
    call(table)
    assert len(labels(table)) == 2
    told = "Number 9: an expedition, which you cannot perform now: launch a ship, or renounce it for 2 Reals."
    assert GAME.question(table) == told
    table.captains[0] = 1
    act(table, "launch", one)
    assert GAME.question(table) == "Number 9: an expedition, for nothing; or renounce it for 2 Reals."


@pytest.mark.parametrize(("reals", "told"), [(3, False), (4, True)])
def test_who_may_buy_two_projects_is_told_with_which_to_begin(reals: int, told: bool) -> None:
    table = quiet()
    one, two, framed = ships()[:3]
    offer(table, 1, one)
    offer(table, 4, two)
    offer(table, FRAME, framed)
    table.reals[0] = reals
    run(table, Purchase(0))
    assert (FIRST in GAME.question(table)) == told


@pytest.mark.parametrize(("captains", "told"), [(1, False), (2, True)])
def test_who_may_send_two_ships_is_told_with_which_to_begin(captains: int, told: bool) -> None:
    table = quiet()
    own_ship(table, 0, *ships()[:2])
    table.captains[0] = captains
    place(table, 9, 0, NAVIGATION)
    call(table)
    act(table, "perform")
    assert (FIRST in GAME.question(table)) == told


def test_a_bonus_comes_with_each_ship_and_once_with_a_merchant_ship() -> None:
    table = quiet()
    table.aboard = 1 << ships(capacity=11)[0]
    run(table, Port(0))
    assert [label.rpartition("; ")[2] for label in labels(table)][3:] == [
        "2 Reals a ship", "1 Real a ship", "no bonus",
    ]  # fmt: skip
    strongest = next(i for i, merchant in enumerate(CATALOG.merchants) if merchant.capacity == 11)
    run(table, Send(0, MERCHANT + strongest, False))
    assert [label.rpartition("; ")[2] for label in labels(table)][3:] == [
        "2 Reals", "1 Real", "no bonus", "Later: at the start of phase 3",
    ]  # fmt: skip


def test_a_sailor_is_named_with_his_article() -> None:
    table = quiet()
    section(table, 0, TURQUOISE, ORANGE)
    run(table, Sailor(0))
    assert labels(table)[:2] == ["A turquoise sailor of section 1", "An orange sailor of section 1"]


def test_a_round_begins_with_the_first_players_name() -> None:
    table = quiet()
    table.first = 2
    table.vdg_next = 0
    log = table.listen()
    run(table, BeginRound())
    assert [GAME.tell(event) for event in log][-1] == "Black is the first player."


@pytest.mark.parametrize(("round_", "change", "sums"), [(0, False, True), (1, True, True), (5, True, False)])
def test_of_the_open_tile_only_what_will_be_used_is_told(round_: int, change: bool, sums: bool) -> None:
    table = quiet()
    table.round = round_
    text = GAME.text(GAME.view(table, None))
    assert ("change" in text, "next round" in text) == (change, sums)
    assert ("next round" in GAME.svg(GAME.view(table, None)).replace("in the next round", "")) == sums
