"""Phase 1: the round's VdG tile, and the discs with their numbers."""

from random import Random

import pytest

from caravela.games.vasco.closing import NextRound
from caravela.games.vasco.placing import BeginRound, Turn
from caravela.games.vasco.state import IN_HAND, PHASE_1, PHASE_2, PHASE_3, Table
from tests.rules.vasco.scene import (
    BLACK,
    CATALOG,
    COURT,
    DIAS,
    GAME,
    MANUEL,
    NAVIGATION,
    NINE,
    PROJECTS,
    RECRUITING,
    RED,
    YELLOW,
    act,
    asked,
    menu,
    next_vdg,
    quiet,
    refused,
    run,
    seen,
)

AREAS = [("area", COURT), ("area", RECRUITING), ("area", PROJECTS), ("area", NAVIGATION)]
SPACES = {2: 3, 3: 4, 4: 5}

seated = pytest.mark.parametrize("seats", [2, 3, 4])


def common(*without: int) -> list[tuple[str, int]]:
    """The choice of all common numbers but these."""
    return [("number", number - 1) for number in range(1, 21) if number not in without]


def placing(seats: int, first: int = 0, king: int = -1) -> Table:
    """The beginning of phase 1 on an empty board, Manuel I with a seat if told."""
    table = quiet(seats, first)
    table.phase = PHASE_1
    table.holder[DIAS] = first
    if king >= 0:
        table.holder[MANUEL] = king
        table.extra[king] = IN_HAND
    return run(table, Turn(first))


def put(table: Table, number: int, area: int) -> None:
    act(table, "number", number - 1)
    act(table, "area", area)


def is_placing(table: Table) -> bool:
    return table.phase == PHASE_1 and table.round == 1


def turns(table: Table, *choices: int) -> list[int]:
    """Who places, in order, to the end of the phase; each turn's choice is the number's place in the menu, else 0."""
    seats: list[int] = []
    while is_placing(table):
        assert table.to_move is not None
        choice = choices[len(seats)] if len(seats) < len(choices) else 0
        seats.append(table.to_move)
        act(table, *menu(table)[choice])
        if asked(table) == "Area":
            act(table, *menu(table)[0])
    return seats


# the round and its tile


@pytest.mark.clause("VAS-P1")
@seated
@pytest.mark.parametrize("seed", range(3))
def test_five_rounds_of_three_phases(seats: int, seed: int) -> None:
    table = GAME.deal(seats, seed)
    log = table.listen()
    chance = Random(seed)
    seen_phases: list[tuple[int, int]] = []
    while not table.is_over:
        if (table.round, table.phase) not in seen_phases:
            seen_phases.append((table.round, table.phase))
        # as long as nobody hosts Sernigi, phase 3 asks where the merchant ship goes
        keep = [action for action in table.legal_actions() if GAME.actions.decode(action) != ("host", 2)]
        table.apply(chance.choice(keep or table.legal_actions()))
    assert seen_phases == sorted(seen_phases)
    phases = [(round_, phase) for round_ in range(1, 6) for phase in (PHASE_1, PHASE_2, PHASE_3)]
    assert [one for one in seen_phases if PHASE_1 <= one[1] <= PHASE_3] == phases
    assert [event.args["round"] for event in log if event.key == "round"] == [1, 2, 3, 4, 5]


@pytest.mark.clause("VAS-P2", "VAS-P3")
@pytest.mark.parametrize("tile", range(9))
def test_the_open_tile_sets_the_marker_and_the_sums(tile: int) -> None:
    table = quiet()
    table.round = 0
    table.vdg_next = tile
    run(table, BeginRound())
    view = GAME.view(table, None)
    vdg = CATALOG.vdgs[tile]
    assert (view["round"], view["phase"], view["vdg"], view["vdg_next"]) == (1, PHASE_1, tile, None)
    assert view["free"] == vdg.start
    assert view["money"] == list(vdg.reals)


@pytest.mark.clause("VAS-P2", "VAS-P3")
def test_example_of_the_tile_of_the_round() -> None:
    table = quiet()
    table.vdg_next = next_vdg(table, start=11, reals=(9, 4))
    run(table, BeginRound())
    view = GAME.view(table, None)
    assert view["free"] == 11
    assert view["money"] == [9, 4]


# whose turn


@pytest.mark.clause("VAS-P4", "VAS-P11")
@pytest.mark.parametrize(("seats", "first"), [(seats, first) for seats in (2, 3, 4) for first in range(seats)])
def test_clockwise_from_the_first_player_until_all_have_placed_four(seats: int, first: int) -> None:
    table = placing(seats, first)
    assert turns(table) == [(first + turn) % seats for turn in range(seats)] * 4


@pytest.mark.clause("VAS-P4")
@seated
def test_the_first_player_of_the_round_begins(seats: int) -> None:
    for first in range(seats):
        table = quiet(seats, first)
        run(table, BeginRound())
        assert (asked(table), table.to_move) == ("Number", first)


@pytest.mark.clause("VAS-P11")
@seated
def test_nobody_may_pass(seats: int) -> None:
    table = placing(seats, king=1)
    while is_placing(table):
        assert refused(table, "pass") == "VAS-P11"
        act(table, *menu(table)[0])
        if asked(table) == "Area":
            assert refused(table, "pass") == "VAS-Q2"
            act(table, *menu(table)[0])


# numbers


@pytest.mark.clause("VAS-P5", "VAS-P6")
@seated
def test_any_of_twenty_numbers_that_is_left(seats: int) -> None:
    table = placing(seats)
    assert menu(table) == common()
    put(table, 20, COURT)
    assert menu(table) == common(20)
    put(table, 1, RECRUITING)
    put(table, 13, COURT)
    assert menu(table) == common(1, 13, 20)


@pytest.mark.clause("VAS-P5")
def test_no_number_that_lies_on_the_board() -> None:
    table = placing(3)
    put(table, 7, COURT)
    assert refused(table, "number", 6) == "VAS-P5"
    put(table, 12, COURT)
    assert refused(table, "number", 6) == "VAS-P5"
    assert refused(table, "number", 11) == "VAS-P5"


# areas


@pytest.mark.clause("VAS-P7")
@seated
def test_disc_and_number_lie_on_any_area(seats: int) -> None:
    for area in range(4):
        table = placing(seats, first=1)
        act(table, "number", 8)
        assert menu(table) == AREAS
        act(table, "area", area)
        numbers = GAME.view(table, None)["numbers"]
        assert numbers[8] == {"seat": 1, "area": area}
        assert numbers.count(None) == 21
        assert seen(table, 1)["discs"] == 3


@pytest.mark.clause("VAS-P8", "VAS-P9")
@seated
@pytest.mark.parametrize("area", range(4))
def test_an_area_has_so_many_action_spaces(seats: int, area: int) -> None:
    table = placing(seats)
    assert GAME.view(table, None)["spaces"] == SPACES[seats]
    for number in range(1, SPACES[seats] + 1):
        act(table, "number", number - 1)
        assert menu(table) == AREAS
        act(table, "area", area)
    # the same for whoever comes next
    for number in range(SPACES[seats] + 1, SPACES[seats] + 3):
        act(table, "number", number - 1)
        assert menu(table) == [one for one in AREAS if one != ("area", area)]
        assert refused(table, "area", area) == "VAS-P9"
        act(table, "area", (area + 1) % 4)


@pytest.mark.clause("VAS-P9")
def test_several_areas_can_be_full() -> None:
    table = placing(2)
    for number in range(1, 7):
        put(table, number, COURT if number <= 3 else PROJECTS)
    act(table, "number", 9)
    assert menu(table) == [("area", RECRUITING), ("area", NAVIGATION)]
    assert refused(table, "area", COURT) == refused(table, "area", PROJECTS) == "VAS-P9"


@pytest.mark.clause("VAS-P10")
@seated
def test_what_is_placed_stays_as_it_is(seats: int) -> None:
    for seed in range(5):
        chance = Random(seed)
        table = placing(seats, king=seed % seats)
        before: dict[int, object] = {}
        count = 0
        while is_placing(table):
            table.apply(chance.choice(table.legal_actions()))
            if is_placing(table):
                now = {i: disc for i, disc in enumerate(GAME.view(table, None)["numbers"]) if disc is not None}
                assert before.items() <= now.items()
                before = now
                count = max(count, len(now))
        assert count == 4 * seats  # the last disc of all ends the phase


# the extra disc


@pytest.mark.clause("VAS-P12")
@seated
def test_who_holds_manuel_when_the_round_begins_has_a_fifth_disc(seats: int) -> None:
    for king in range(seats):
        table = quiet(seats)
        table.holder[DIAS] = 0
        table.holder[MANUEL] = king
        run(table, NextRound())
        assert [seen(table, seat)["extra"] == "hand" for seat in range(seats)] == [
            seat == king for seat in range(seats)
        ]
        table.round = 1
        assert turns(table) == [*list(range(seats)) * 4, king]


@pytest.mark.clause("VAS-P12")
@seated
def test_without_a_holder_of_manuel_nobody_has_five(seats: int) -> None:
    table = quiet(seats)
    table.holder[DIAS] = 0
    run(table, NextRound())
    table.round = 1
    assert turns(table) == [*list(range(seats)) * 4]


@pytest.mark.clause("VAS-P13", "VAS-Q3")
@seated
def test_the_extra_disc_carries_21_or_22(seats: int) -> None:
    for number in (21, 22):
        table = placing(seats, king=0)
        assert menu(table) == [*common(), ("number", 20), ("number", 21)]
        put(table, number, RECRUITING)
        assert GAME.view(table, None)["numbers"][number - 1] == {"seat": 0, "area": RECRUITING}
        assert (seen(table, 0)["extra"], seen(table, 0)["discs"]) == ("area", 4)


@pytest.mark.clause("VAS-P13", "VAS-Q3")
@seated
def test_the_extra_disc_carries_no_other_number(seats: int) -> None:
    table = placing(seats, king=1)
    table.discs = [0] * seats
    run(table, Turn(0))
    assert menu(table) == [("number", 20), ("number", 21)]
    assert refused(table, "number", 4) == "VAS-P13"


@pytest.mark.clause("VAS-P13")
def test_a_common_number_takes_a_common_disc() -> None:
    table = placing(2, king=0)
    put(table, 9, COURT)
    assert (seen(table, 0)["extra"], seen(table, 0)["discs"]) == ("hand", 3)


@pytest.mark.clause("VAS-P14", "VAS-Q3")
@seated
def test_no_other_disc_carries_21_or_22(seats: int) -> None:
    table = placing(seats, king=1)
    assert menu(table) == common()
    assert refused(table, "number", 20) == refused(table, "number", 21) == "VAS-P14"
    put(table, 1, COURT)
    put(table, 21, COURT)
    for number in range(2, seats + 1):
        assert refused(table, "number", 20) == refused(table, "number", 21) == "VAS-P14"
        put(table, number, RECRUITING)
    # nor another one of the same player
    assert table.to_move == 1
    assert menu(table) == common(*range(1, seats + 1))
    assert refused(table, "number", 21) == "VAS-P14"


@pytest.mark.clause("VAS-P15")
@seated
@pytest.mark.parametrize("turn", range(5))
def test_the_extra_disc_may_be_placed_on_any_turn(seats: int, turn: int) -> None:
    table = placing(seats, king=0)
    log = table.listen()
    choices = [0] * (turn * seats) + [-1]
    assert turns(table, *choices) == [*list(range(seats)) * 4, 0]
    mine = [event.args["number"] for event in log if event.key == "placed" and event.args["seat"] == 0]
    assert mine.index(22) == turn


@pytest.mark.clause("VAS-P16")
@seated
def test_the_extra_disc_may_go_to_any_area(seats: int) -> None:
    for area in range(4):
        table = placing(seats, king=0)
        act(table, "number", 21)
        assert menu(table) == AREAS
        act(table, "area", area)
        assert GAME.view(table, None)["numbers"][21] == {"seat": 0, "area": area}


@pytest.mark.clause("VAS-P16", "VAS-P9")
def test_the_extra_disc_needs_a_free_space_too() -> None:
    table = placing(2, king=1)
    put(table, 1, COURT)
    put(table, 2, COURT)
    put(table, 3, COURT)
    act(table, "number", 20)
    assert refused(table, "area", COURT) == "VAS-P9"


@pytest.mark.clause("VAS-P17")
@seated
def test_who_has_no_disc_left_is_skipped(seats: int) -> None:
    table = placing(seats, first=1)
    table.discs = [2, *[1] * (seats - 1)]
    run(table, Turn(1))
    assert turns(table) == [*range(1, seats), 0, 0]
    assert (table.phase, table.round) != (PHASE_1, 1)


@pytest.mark.clause("VAS-P17")
@seated
def test_phase_2_follows_when_no_disc_is_left(seats: int) -> None:
    table = placing(seats)
    log = table.listen()
    turns(table)
    keys = [event.key for event in log]
    assert keys[: 4 * seats + 1] == ["placed"] * (4 * seats) + ["marker"]


@pytest.mark.clause("VAS-P4", "VAS-P5", "VAS-P7", "VAS-P8", "VAS-P9", "VAS-P12", "VAS-P15", "VAS-P17")
def test_example_of_two_players_placing_their_discs() -> None:
    table = placing(2, first=YELLOW, king=RED)
    next_vdg(table, change=-3)
    table.free = 11
    for turn, (number, (seat, area)) in enumerate(NINE.items()):
        assert table.to_move == seat
        act(table, "number", number - 1)
        if turn > 3:
            # Red's 6 has taken the third and last space at court
            assert ("area", COURT) not in menu(table)
            assert refused(table, "area", COURT) == "VAS-P9"
        else:
            assert menu(table) == AREAS
        act(table, "area", area)
        if number == 9:
            # Yellow has none left, Red has two
            assert [seen(table, one)["discs"] for one in (YELLOW, RED)] == [0, 1]
            assert seen(table, RED)["extra"] == "hand"
    view = GAME.view(table, None)
    assert view["phase"] == PHASE_2
    discs = {number: (disc["seat"], disc["area"]) for number, disc in enumerate(view["numbers"], 1) if disc}
    assert discs == NINE


@pytest.mark.clause("VAS-P12", "VAS-P14")
def test_who_lost_manuel_has_no_extra_disc_in_the_next_round() -> None:
    table = quiet(3)
    table.holder[DIAS] = 0
    table.holder[MANUEL] = BLACK
    table.extra = [0, IN_HAND, 0]
    run(table, NextRound())
    assert [seen(table, seat)["extra"] for seat in range(3)] == ["court", "court", "hand"]
