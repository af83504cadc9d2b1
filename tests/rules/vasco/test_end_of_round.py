"""The end of rounds 1 to 4: what leaves the board, what comes, and what characters bring."""

import pytest

from caravela.games.vasco.closing import EndRound
from caravela.games.vasco.state import AT_COURT, IN_HAND, ON_AREA, ON_PORTRAIT, PHASE_1, ROUND_END, Table
from caravela.games.vasco.tables import SHIPS
from caravela.kernel.masks import members
from tests.rules.vasco.scene import (
    ALVARES,
    CATALOG,
    DIAS,
    FRAME,
    GAME,
    GREY,
    MANUEL,
    ORANGE,
    PURPLE,
    SERNIGI,
    TURQUOISE,
    WHITE,
    act,
    asked,
    crew,
    menu,
    own_project,
    quiet,
    run,
    section,
    ship,
)

each_seats = pytest.mark.parametrize("seats", [2, 3, 4])


def evening(seats: int = 3, seed: int = 1) -> Table:
    """A quiet table after phase 3 of round 1; seat 0 holds Dias and Sernigi."""
    table = quiet(seats, seed=seed)
    table.holder[DIAS] = table.holder[SERNIGI] = 0
    return table


def dealt(seats: int = 3, seed: int = 1) -> Table:
    """A table as it is dealt, after phase 3 of a round 1 in which nobody took a project or a sailor."""
    table = GAME.deal(seats, seed)
    table.agenda.clear()
    table.round = 1
    table.merchant = table.gift = -1
    return table


def people(table: Table) -> list[int]:
    """How many sailors stand in each section."""
    return [sum(table.sections[place : place + 4]) for place in range(0, len(table.sections), 4)]


def left_in(table: Table, stack: int) -> int:
    return len(members(table.stacks[stack])) + (table.tops[stack] >= 0)


# projects


@pytest.mark.clause("VAS-E1", "VAS-E2")
@each_seats
def test_projects_that_nobody_took_leave_the_game_and_seven_new_ones_come(seats: int) -> None:
    table = dealt(seats)
    unsold = table.slots[:]
    taken = unsold[2]
    table.slots[2] = -1
    own_project(table, 1, taken)
    run(table, EndRound())
    assert table.round == 2
    assert min(table.slots) >= 0
    assert len(set(table.slots)) == 7
    assert not set(table.slots) & set(unsold)
    masks = sum(table.stacks) | sum(table.launched)
    for one in unsold:
        assert one not in table.tops
        assert not masks >> one & 1
        assert table.projects[1] >> one & 1 == (one == taken)


@pytest.mark.clause("VAS-E2")
@pytest.mark.parametrize("seed", range(5))
def test_the_first_new_project_comes_into_the_frame(seed: int) -> None:
    table = dealt(seed=seed)
    top = table.tops[0]
    run(table, EndRound())
    assert table.slots[FRAME] == top


@pytest.mark.clause("VAS-E2", "VAS-E3")
@each_seats
def test_stacks_are_used_up_one_after_the_other(seats: int) -> None:
    table = dealt(seats)
    sizes = [left_in(table, stack) for stack in range(3)]
    assert sizes == [5, 12, 11]
    seen = set(table.slots)
    stacks = []
    for round_ in (2, 3, 4, 5):
        tops = table.tops[:]
        run(table, EndRound())
        assert table.round == round_
        stacks.append([CATALOG.ships[table.slots[place]].stack for place in (FRAME, 0, 1, 2, 3, 4, 5)])
        assert table.slots[FRAME] == next(top for top in tops if top >= 0)
        assert not seen & set(table.slots)
        seen |= set(table.slots)
        table.merchant = -1
    assert stacks == [
        ["I"] * 5 + ["II"] * 2,
        ["II"] * 7,
        ["II"] * 3 + ["III"] * 4,
        ["III"] * 7,
    ]
    assert seen == set(range(SHIPS))
    assert table.tops == [-1] * 3


# merchant ship, Reals, round


@pytest.mark.clause("VAS-E4", "VAS-M9")
@each_seats
def test_the_next_merchant_ship_is_turned_up(seats: int) -> None:
    table = evening(seats)
    left = members(table.merchants_left)
    seen = []
    for _ in range(4):
        assert table.merchant == -1
        run(table, EndRound())
        seen.append(table.merchant)
        table.merchant = -1
    assert sorted(seen) == left
    assert table.merchants_left == 0


@pytest.mark.clause("VAS-E5", "VAS-P3")
@each_seats
def test_reals_left_at_court_go_to_the_bank(seats: int) -> None:
    table = evening(seats)
    table.court = [9, 4]
    tile = table.vdg_next
    run(table, EndRound())
    assert table.reals == [10] * seats
    assert table.vdg == tile
    assert table.court == [*CATALOG.vdgs[tile].reals]


@pytest.mark.clause("VAS-E6")
def test_the_round_marker_moves_on_by_one() -> None:
    table = evening()
    for round_ in (2, 3, 4, 5):
        run(table, EndRound())
        assert (table.round, table.phase) == (round_, PHASE_1)
        assert not table.is_over


# sailors


@pytest.mark.clause("VAS-E7")
@each_seats
def test_three_sailors_come_to_each_active_section(seats: int) -> None:
    table = evening(seats)
    run(table, EndRound())
    assert people(table) == [3] * seats
    assert sum(table.bag) == 32 - 3 * seats


@pytest.mark.clause("VAS-E8")
@pytest.mark.parametrize("there", range(6))
def test_a_section_never_holds_more_than_five(there: int) -> None:
    table = evening()
    section(table, 1, *[TURQUOISE, PURPLE, GREY, ORANGE, ORANGE][:there])
    run(table, EndRound())
    assert people(table) == [3, min(there + 3, 5), 3]
    assert sum(table.bag) == 32 - sum(people(table))


@pytest.mark.clause("VAS-E7", "VAS-E9")
@each_seats
@pytest.mark.parametrize("left", range(13))
def test_when_the_bag_is_empty_the_later_sections_get_nobody(seats: int, left: int) -> None:
    table = evening(seats)
    table.bag = [left, 0, 0, 0]
    run(table, EndRound())
    expected = [min(3, max(0, left - 3 * number)) for number in range(seats)]
    assert people(table) == expected
    assert table.sections[::4] == expected
    assert sum(table.bag) == max(0, left - 3 * seats)


@pytest.mark.clause("VAS-E7", "VAS-E9")
def test_who_comes_is_drawn_from_what_the_bag_holds() -> None:
    drawn = set()
    for seed in range(12):
        table = evening(seed=seed)
        table.bag = [0, 2, 1, 1]
        run(table, EndRound())
        came = [sum(table.sections[colour::4]) for colour in range(4)]
        assert came == [0, 2, 1, 1]
        drawn.add(tuple(table.sections))
    assert len(drawn) > 1


# characters


@pytest.mark.clause("VAS-E10")
@each_seats
def test_the_holder_of_alvares_gets_a_missionary(seats: int) -> None:
    for seat in range(seats):
        table = evening(seats)
        table.holder[ALVARES] = seat
        run(table, EndRound())
        assert table.crews[WHITE::5] == [1 if one == seat else 0 for one in range(seats)]
        assert table.missionaries == 5


@pytest.mark.clause("VAS-E10")
def test_nobody_gets_a_missionary_if_alvares_is_at_court_or_none_is_there() -> None:
    table = evening()
    run(table, EndRound())
    assert table.missionaries == 6
    assert table.crews == [0] * 15
    table = evening()
    table.holder[ALVARES] = 1
    table.missionaries = 0
    run(table, EndRound())
    assert table.crews == [0] * 15


@pytest.mark.clause("VAS-E11", "VAS-E12")
@each_seats
def test_the_holder_of_dias_scores_and_begins(seats: int) -> None:
    for seat in range(seats):
        table = evening(seats)
        table.first = (seat + 1) % seats
        table.holder[DIAS] = seat
        run(table, EndRound())
        assert table.points == [2 if one == seat else 0 for one in range(seats)]
        assert table.first == seat
        assert (asked(table), table.to_move) == ("Number", seat)


# discs


@pytest.mark.clause("VAS-E13")
@each_seats
def test_discs_on_portraits_return(seats: int) -> None:
    table = evening(seats)
    table.holder = [1, 0, 1, 1]
    table.hosted = [1, 0, -1, 1]
    table.discs[0], table.discs[1] = 3, 2
    run(table, EndRound())
    assert table.discs == [4] * seats
    assert table.hosted == [-1] * 4
    assert table.holder == [1, 0, 1, 1]


@pytest.mark.clause("VAS-E13", "VAS-E14")
@pytest.mark.parametrize("lies", [IN_HAND, ON_AREA, ON_PORTRAIT])
def test_extra_discs_return_to_the_holder_and_to_the_court(lies: int) -> None:
    table = evening()
    table.holder[MANUEL] = 2
    table.hosted[MANUEL] = 2
    table.extra = [AT_COURT, lies, lies]
    run(table, EndRound())
    assert table.extra == [AT_COURT, AT_COURT, IN_HAND]


@pytest.mark.clause("VAS-E14")
def test_extra_discs_are_at_court_while_manuel_is() -> None:
    table = evening()
    run(table, EndRound())
    assert table.extra == [AT_COURT] * 3


# launching before the board is prepared


@pytest.mark.clause("VAS-L10", "VAS-E7")
@each_seats
def test_who_has_new_people_may_launch_before_sailors_are_drawn(seats: int) -> None:
    table = evening(seats)
    table.first = 1
    one = ship(crew=1)
    other = ship(crew=1, stack="II")
    own_project(table, 0, one)
    own_project(table, 1, other)
    crew(table, 0, ORANGE)
    crew(table, 1, ORANGE)
    table.bag = [0] * 4
    table.changed = 0b11
    run(table, EndRound())
    assert (asked(table), table.to_move, table.phase) == ("Afterwards", 1, ROUND_END), "from the first player clockwise"
    assert people(table) == [0] * seats
    act(table, "pass")
    assert (asked(table), table.to_move) == ("Afterwards", 0)
    act(table, "launch", one)
    assert table.launched[0] == 1 << one
    assert sum(people(table)) == 1, "the sailor went into the bag, and out of it into a section"
    assert (table.round, table.phase) == (2, PHASE_1)


@pytest.mark.clause("VAS-L10")
def test_who_has_nothing_new_is_not_asked() -> None:
    table = evening()
    own_project(table, 0, ship(crew=1))
    crew(table, 0, ORANGE)
    run(table, EndRound())
    assert (table.round, table.phase) == (2, PHASE_1)


@pytest.mark.clause("VAS-P1", "VAS-E12")
@each_seats
def test_a_whole_round_leads_into_the_next(seats: int) -> None:
    table = GAME.deal(seats, 5)
    while table.round < 2:
        act(table, *menu(table)[-1])
    assert table.phase == PHASE_1
    assert table.vdg >= 0 > table.vdg_next
    assert (asked(table), table.to_move) == ("Number", table.holder[DIAS])
