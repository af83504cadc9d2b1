"""Phase 2: the first free number, the calling of the numbers, fees and renouncing."""

from random import Random

import pytest
from msgspec import structs

from caravela.games.vasco.acting import Reveal
from caravela.games.vasco.placing import BeginRound
from caravela.games.vasco.state import IN_HAND, PHASE_1, PHASE_2, Table
from tests.rules.vasco.scene import (
    ALVARES,
    CALICUT,
    CATALOG,
    COURT,
    DIAS,
    FRAME,
    GAME,
    MANUEL,
    MOZAMBIQUE,
    NAVIGATION,
    NINE,
    ORANGE,
    PROJECTS,
    RECRUITING,
    RED,
    SERNIGI,
    TURQUOISE,
    YELLOW,
    act,
    asked,
    call,
    crew,
    dock,
    docks,
    menu,
    merchant,
    moor_merchant,
    next_vdg,
    offer,
    own_project,
    own_ship,
    place,
    quiet,
    reason,
    recast,
    refused,
    run,
    section,
    seen,
    ship,
    ships,
)

PERFORM, RENOUNCE = ("perform",), ("renounce",)
PAYOUT = [1] * 5 + [2] * 5 + [3] * 5 + [4] * 5 + [0, 0]
QUESTIONS = {COURT: "Audience", RECRUITING: "Recruit", PROJECTS: "Purchase", NAVIGATION: "Embark"}

seated = pytest.mark.parametrize("seats", [2, 3, 4])
every_area = pytest.mark.parametrize("area", QUESTIONS)


def busy(seats: int = 3) -> Table:
    """A table at which everybody could perform something in each area, and nobody has a reason to launch."""
    table = quiet(seats)
    table.holder[DIAS] = 0
    table.court = [9, 4]
    section(table, 0, TURQUOISE, ORANGE)
    offer(table, 0, ship(crew=4, stack="I"))
    offer(table, 1, ship(crew=5, stack="I"))
    offer(table, FRAME, ship(crew=3, stack="I"))
    for seat, fleet in enumerate(ships(capacity=7, stack="III")[:seats]):
        own_ship(table, seat, fleet, ships(capacity=9, stack="II" if seat < 2 else "III")[seat % 2])
        table.captains[seat] = 2
    return table


def torn(table: Table, seat: int) -> None:
    """Let a seat have something to launch, so that even a number that can only be renounced is asked about."""
    own_project(table, seat, ship(crew=1, stack="II"))
    crew(table, seat, TURQUOISE)


def disc_of(table: Table, number: int) -> object:
    return GAME.view(table, None)["numbers"][number - 1]


def reals(table: Table, seat: int) -> int:
    found: int = seen(table, seat)["reals"]
    return found


def reveal(free: int, change: int) -> Table:
    """A table with one disc, at court, on which the marker has moved."""
    table = quiet()
    table.phase = PHASE_1
    table.free = free
    next_vdg(table, change=change)
    table.court = [3, 2]
    place(table, 20, 1, COURT)
    return run(table, Reveal())


# the first free number


@pytest.mark.clause("VAS-R1")
@pytest.mark.parametrize("change", sorted({vdg.change for vdg in CATALOG.vdgs}))
def test_the_change_of_the_next_tile_moves_the_marker(change: int) -> None:
    table = reveal(10, change)
    view = GAME.view(table, None)
    assert CATALOG.vdgs[view["vdg_next"]].change == change
    assert (view["phase"], view["free"]) == (PHASE_2, 10 + change)


@pytest.mark.clause("VAS-R2")
@pytest.mark.parametrize(("free", "change", "after"), [(1, -3, 1), (3, -3, 1), (4, -3, 1), (5, -3, 2)])
def test_the_marker_stops_at_1(free: int, change: int, after: int) -> None:
    assert GAME.view(reveal(free, change), None)["free"] == after


@pytest.mark.clause("VAS-R2")
@pytest.mark.parametrize(("free", "change", "after"), [(20, 3, 20), (18, 3, 20), (17, 3, 20), (16, 3, 19)])
def test_the_marker_stops_at_20(free: int, change: int, after: int) -> None:
    assert GAME.view(reveal(free, change), None)["free"] == after


@pytest.mark.clause("VAS-R3", "VAS-P2", "VAS-P3")
def test_start_and_sums_of_the_new_tile_are_for_the_next_round() -> None:
    table = reveal(10, -1)
    tile = table.vdg_next
    assert CATALOG.vdgs[tile].start == 11
    assert (table.free, table.court, table.round) == (9, [3, 2], 1)
    run(table, BeginRound())
    assert (table.round, table.vdg, table.free, table.court) == (2, tile, 11, [9, 4])


# calling the numbers


@pytest.mark.clause("VAS-R4")
@seated
@pytest.mark.parametrize("seed", range(4))
def test_from_the_lowest_number_to_the_highest(seats: int, seed: int) -> None:
    table = busy(seats)
    chance = Random(seed)
    discs = [(seat, area) for seat in range(seats) for area in chance.sample(range(4), 4)]
    numbers = chance.sample(range(1, 21), len(discs))
    for number, (seat, area) in zip(numbers, discs, strict=True):
        place(table, number, seat, area)
    place(table, 22, 0, PROJECTS)
    place(table, 21, 1, RECRUITING)
    log = table.listen()
    call(table)
    while table.phase == PHASE_2:
        act(table, "renounce")
    called = [event.args["number"] for event in log if event.key == "renounces"]
    assert called == [*sorted(numbers), 21, 22]
    owners = [event.args["seat"] for event in log if event.key == "renounces"]
    by_number = {number: seat for number, (seat, _) in zip(numbers, discs, strict=True)}
    assert owners == [by_number[number] for number in sorted(numbers)] + [1, 0]


@pytest.mark.clause("VAS-R5")
@every_area
@seated
def test_the_owner_performs_one_action_of_the_area_or_renounces(seats: int, area: int) -> None:
    table = busy(seats)
    place(table, 8, 1, area)
    place(table, 12, 0, RECRUITING)
    call(table)
    assert (table.to_move, table.called + 1) == (1, 8)
    assert menu(table) == [PERFORM, RENOUNCE]
    other = table.clone()
    act(table, "perform")
    assert (table.to_move, asked(table)) == (1, QUESTIONS[area])
    act(other, "renounce")
    assert (other.to_move, asked(other), other.called + 1) == (0, "Act", 12)


@pytest.mark.clause("VAS-R5")
def test_an_action_is_wholly_done_before_the_next_number_is_called() -> None:
    table = busy()
    place(table, 8, 1, PROJECTS)
    place(table, 9, 0, PROJECTS)
    call(table)
    act(table, "perform")
    act(table, "project", 0)
    assert (table.to_move, asked(table), table.called + 1) == (1, "Second", 8)
    act(table, "project", 1)
    assert (table.to_move, asked(table), table.called + 1) == (0, "Act", 9)
    # one action, one purchase
    assert len(seen(table, 1)["projects"]) == 2


@pytest.mark.clause("VAS-R5")
def test_nothing_else_can_be_done_when_a_number_is_called() -> None:
    table = busy()
    place(table, 8, 1, PROJECTS)
    call(table)
    assert refused(table, "pass") == "VAS-Q5"
    assert refused(table, "project", 0) == "VAS-Q5"


# fees


@pytest.mark.clause("VAS-R6", "VAS-R7")
@pytest.mark.parametrize("free", [1, 8, 12, 20])
@pytest.mark.parametrize("number", range(1, 23))
def test_the_fee_is_a_real_for_each_number_below_the_first_free_one(number: int, free: int) -> None:
    table = busy()
    table.free = free
    table.reals[1] = 30
    place(table, number, 1, COURT)
    call(table)
    act(table, "perform")
    assert reals(table, 1) == 30 - max(0, free - number)


@pytest.mark.clause("VAS-R6")
def test_the_fee_goes_to_the_bank() -> None:
    table = busy()
    table.free = 9
    place(table, 5, 1, COURT)
    call(table)
    act(table, "perform")
    assert [reals(table, seat) for seat in range(3)] == [10, 6, 10]
    assert table.court == [9, 4]


@pytest.mark.clause("VAS-R8")
@every_area
def test_the_fee_is_paid_before_the_action_begins(area: int) -> None:
    table = busy()
    table.free = 9
    place(table, 5, 1, area)
    call(table)
    assert reals(table, 1) == 10
    act(table, "perform")
    assert asked(table) == QUESTIONS[area]
    assert reals(table, 1) == 6


@pytest.mark.clause("VAS-R8", "VAS-R10", "VAS-R11")
def test_what_an_action_brings_cannot_pay_its_fee() -> None:
    table = busy()
    torn(table, 1)
    table.free = 9
    table.reals[1] = 3
    place(table, 5, 1, COURT)
    call(table)
    assert PERFORM not in menu(table)
    assert refused(table, "perform") == "VAS-R11"
    table.reals[1] = 4
    call(table)
    act(table, "perform")
    act(table, "money", 0)
    assert reals(table, 1) == 9


@pytest.mark.clause("VAS-R9")
@pytest.mark.parametrize("fee", [0, 1, 5])
def test_example_of_fee_and_price(fee: int) -> None:
    table = busy()
    table.free = 6 + fee
    place(table, 6, 1, PROJECTS)
    call(table)
    act(table, "perform")
    before = reals(table, 1)
    assert before == 10 - fee
    act(table, "project", 0)
    act(table, "project", 1)
    assert reals(table, 1) == before - 4


@pytest.mark.clause("VAS-R10")
@seated
@pytest.mark.parametrize("seed", range(3))
def test_nobody_owes_anything(seats: int, seed: int) -> None:
    table = GAME.deal(seats, seed)
    chance = Random(seed)
    poorest = 10
    while not table.is_over:
        poorest = min(poorest, *(reals(table, seat) for seat in range(seats)))
        legal = table.legal_actions()
        # performing is dearer than renouncing
        perform = GAME.actions.encode("perform")
        table.apply(perform if perform in legal else chance.choice(legal))
    assert poorest == 0


@pytest.mark.clause("VAS-R10")
def test_the_bank_has_any_amount() -> None:
    table = busy(2)
    # there are coins for 104 Reals
    table.reals = [104, 500]
    place(table, 20, 0, COURT)
    place(table, 19, 1, COURT)
    call(table)
    act(table, "renounce")
    act(table, "renounce")
    assert [reals(table, seat) for seat in range(2)] == [108, 504]


# what can be performed


@pytest.mark.clause("VAS-R11")
@every_area
def test_an_action_whose_fee_cannot_be_paid(area: int) -> None:
    table = busy()
    torn(table, 1)
    table.free = 15
    place(table, 4, 1, area)
    call(table)
    assert refused(table, "perform") == "VAS-R11"
    assert reason(table, "perform") == "you cannot pay 11 Reals for number 4"
    assert menu(table)[0] == RENOUNCE


@pytest.mark.clause("VAS-R11")
@pytest.mark.parametrize(("area", "cost"), [(COURT, 0), (RECRUITING, 0), (PROJECTS, 1), (NAVIGATION, 0)])
def test_fee_and_the_cheapest_thing_must_be_paid(area: int, cost: int) -> None:
    table = busy()
    torn(table, 1)
    table.free = 8
    place(table, 5, 1, area)
    table.reals[1] = 3 + cost
    call(table)
    assert menu(table)[0] == PERFORM
    table.reals[1] -= 1
    call(table)
    assert menu(table)[0] == RENOUNCE
    assert refused(table, "perform") == "VAS-R11"
    missing = "you cannot pay for anything in the projects area" if cost else "you cannot pay 3 Reals for number 5"
    assert missing in reason(table, "perform")


@pytest.mark.clause("VAS-R11")
def test_without_a_captain_to_recruit_the_cheapest_is_a_sailor() -> None:
    table = busy()
    torn(table, 1)
    table.waiting[1] = 0
    place(table, 5, 1, RECRUITING)
    table.reals[1] = 0
    call(table)
    assert refused(table, "perform") == "VAS-R11"
    table.reals[1] = 1
    call(table)
    assert PERFORM in menu(table)


@pytest.mark.clause("VAS-R11")
def test_with_no_other_project_the_cheapest_is_the_framed_one() -> None:
    table = busy()
    torn(table, 1)
    table.slots[0] = table.slots[1] = -1
    place(table, 5, 1, PROJECTS)
    table.reals[1] = 2
    call(table)
    assert refused(table, "perform") == "VAS-R11"
    table.reals[1] = 3
    call(table)
    assert PERFORM in menu(table)


@pytest.mark.clause("VAS-R11")
def test_a_framed_project_can_be_the_cheapest() -> None:
    table = busy()
    offer(table, FRAME, ship(crew=1, stack="I"))
    recast(table, prices=structs.replace(CATALOG.prices, projects=(3, 4)))
    place(table, 5, 1, PROJECTS)
    table.reals[1] = 1
    call(table)
    assert PERFORM in menu(table)


def no_effect(area: int, why: str) -> Table:
    """A table at which seat 1 cannot do anything in an area."""
    table = busy()
    torn(table, 1)
    if area == COURT:
        table.court = [0, 0]
        table.hosted = [0, 2, 2, 0]
    elif area == RECRUITING:
        table.sections = [0] * 12
        table.waiting[1] = 0
    elif area == PROJECTS:
        table.slots = [-1] * 7
    elif why == "no ship":
        table.launched[1] = 0
    elif why == "no captain":
        table.captains[1] = 0
    else:
        table.docks = [-1 if value > 9 else 99 for value in table.tables.dock_value]
    place(table, 5, 1, area)
    return call(table)


@pytest.mark.clause("VAS-R12")
@pytest.mark.parametrize(
    ("area", "why"),
    [
        (COURT, "all taken"),
        (RECRUITING, "nobody there"),
        (PROJECTS, "no project"),
        (NAVIGATION, "no ship"),
        (NAVIGATION, "no captain"),
        (NAVIGATION, "no dock"),
    ],
)
def test_an_action_without_effect_must_be_renounced(area: int, why: str) -> None:
    table = no_effect(area, why)
    assert (table.to_move, asked(table)) == (1, "Act")
    assert menu(table)[0] == RENOUNCE
    assert refused(table, "perform") == "VAS-R12"


@pytest.mark.clause("VAS-R12")
def test_only_small_docks_make_no_expedition() -> None:
    table = busy()
    torn(table, 1)
    table.launched[1] = 0
    own_ship(table, 1, ship(capacity=4, stack="I"))
    for port in range(3):
        for at in range(len(docks(table, port))):
            if table.tables.dock_value[docks(table, port)[at]] == 4:
                moor_merchant(table, port, at, merchant(11))
    place(table, 5, 1, NAVIGATION)
    call(table)
    assert refused(table, "perform") == "VAS-R12"


@pytest.mark.clause("VAS-R12")
@pytest.mark.parametrize(
    ("sums", "hosted"),
    [([0, 4], [0, 0, 0, 0]), ([9, 0], [0, 0, 0, 0]), ([0, 0], [0, 0, 0, -1]), ([0, 0], [-1, 2, 0, 1])],
)
def test_one_sum_or_one_character_is_enough(sums: list[int], hosted: list[int]) -> None:
    table = busy()
    torn(table, 1)
    table.court, table.hosted = sums, hosted
    place(table, 5, 1, COURT)
    call(table)
    assert menu(table)[0] == PERFORM


@pytest.mark.clause("VAS-R12", "VAS-H21")
@pytest.mark.parametrize("character", [ALVARES, SERNIGI, MANUEL])
def test_hosting_counts_even_where_it_brings_nothing(character: int) -> None:
    table = busy()
    torn(table, 1)
    table.court = [0, 0]
    table.missionaries = 0
    table.hosted = [-1 if one == character else 0 for one in range(4)]
    table.holder[character] = 1
    place(table, 21, 1, PROJECTS)
    place(table, 5, 1, COURT)
    call(table)
    assert PERFORM in menu(table)
    before = seen(table, 1)
    act(table, "perform")
    assert table.hosted[character] == 1
    after = seen(table, 1)
    assert {key for key in before if before[key] != after[key]} == set()


# renouncing


@pytest.mark.clause("VAS-R13", "VAS-R15")
@pytest.mark.parametrize("number", range(1, 23))
def test_reals_for_renouncing(number: int) -> None:
    table = busy()
    place(table, number, 1, COURT)
    call(table)
    act(table, "renounce")
    assert [reals(table, seat) for seat in range(3)] == [10, 10 + PAYOUT[number - 1], 10]


@pytest.mark.clause("VAS-R13")
def test_the_reals_come_at_once() -> None:
    table = busy()
    table.reals[1] = 0
    table.free = 7
    place(table, 4, 1, COURT)
    place(table, 6, 1, COURT)
    call(table)
    # the only answer: the fee cannot be paid. With its Real the next one can
    assert (table.called + 1, reals(table, 1)) == (6, 1)
    assert PERFORM in menu(table)


@pytest.mark.clause("VAS-R14")
@every_area
@pytest.mark.parametrize("number", [1, 9, 10, 11, 20, 22])
def test_any_number_may_be_renounced(number: int, area: int) -> None:
    table = busy()
    table.free = 10
    place(table, number, 1, area)
    call(table)
    before = seen(table, 1)
    assert menu(table) == [PERFORM, RENOUNCE]
    act(table, "renounce")
    after = seen(table, 1)
    assert after["reals"] == before["reals"] + PAYOUT[number - 1]
    gone = {"reals", "discs"} if number <= 20 else {"extra"}
    assert {key for key in before if before[key] != after[key]} <= gone


# afterwards


@pytest.mark.clause("VAS-R16")
@every_area
@pytest.mark.parametrize("answer", ["perform", "renounce"])
@seated
def test_number_and_disc_go_back(seats: int, answer: str, area: int) -> None:
    table = busy(seats)
    place(table, 8, 1, area)
    place(table, 20, 0, RECRUITING)
    call(table)
    assert seen(table, 1)["discs"] == 3
    act(table, answer)
    while table.called == 7:
        assert disc_of(table, 8) == {"seat": 1, "area": area}
        act(table, *menu(table)[0])
    assert disc_of(table, 8) is None
    assert seen(table, 1)["discs"] == 4


@pytest.mark.clause("VAS-R16")
@pytest.mark.parametrize("answer", ["perform", "renounce"])
@pytest.mark.parametrize("number", [21, 22])
@pytest.mark.parametrize("king", [1, 2])
def test_an_extra_disc_goes_back_to_its_owner_and_its_number_to_the_court(number: int, answer: str, king: int) -> None:
    table = busy()
    table.holder[MANUEL] = king
    torn(table, 0)  # who is asked when the phase ends
    place(table, number, 1, RECRUITING)
    call(table)
    act(table, answer)
    if answer == "perform":
        assert seen(table, 1)["extra"] == "area"
        act(table, "captain")
    assert (asked(table), table.to_move) == ("Launch", 0)
    assert disc_of(table, number) is None
    assert (seen(table, 1)["extra"], seen(table, 1)["discs"]) == ("hand", 4)


@pytest.mark.clause("VAS-R17")
@pytest.mark.parametrize("number", [8, 21])
def test_a_disc_that_hosts_lies_on_the_portrait(number: int) -> None:
    table = busy()
    place(table, number, 1, COURT)
    place(table, 22, 2, RECRUITING)
    call(table)
    act(table, "perform")
    act(table, "host", DIAS)
    assert table.called + 1 == 22
    assert disc_of(table, number) is None
    assert GAME.view(table, None)["portraits"] == [1, None, None, None]
    player = seen(table, 1)
    assert (player["discs"], player["extra"]) == ((3, "court") if number == 8 else (4, "portrait"))


@pytest.mark.clause("VAS-R17")
def test_a_disc_that_took_money_goes_back() -> None:
    table = busy()
    place(table, 8, 1, COURT)
    place(table, 22, 2, RECRUITING)
    call(table)
    act(table, "perform")
    act(table, "money", 1)
    assert seen(table, 1)["discs"] == 4
    assert GAME.view(table, None)["portraits"] == [None] * 4


@pytest.mark.clause("VAS-R18")
@seated
def test_the_phase_ends_when_all_numbers_have_been_called(seats: int) -> None:
    table = busy(seats)
    table.merchant = merchant(7)
    table.holder[SERNIGI] = 0
    place(table, 3, 1, COURT)
    place(table, 20, 0, COURT)
    call(table)
    act(table, "renounce")
    assert table.phase == PHASE_2
    act(table, "renounce")
    assert (table.phase, asked(table)) == (3, "Send")
    assert GAME.view(table, None)["numbers"] == [None] * 22
    assert GAME.view(table, None)["called"] is None


@pytest.mark.clause("VAS-R18", "VAS-R4")
def test_a_number_placed_during_the_phase_is_called_too() -> None:
    table = busy()
    place(table, 3, 1, COURT)
    place(table, 20, 0, COURT)
    call(table)
    act(table, "perform")
    act(table, "host", MANUEL)
    act(table, "area", RECRUITING)
    assert table.called + 1 == 20
    act(table, "renounce")
    assert (table.to_move, table.called + 1, asked(table)) == (1, 21, "Act")


@pytest.mark.clause(
    "VAS-R1", "VAS-R4", "VAS-R5", "VAS-R6", "VAS-R7", "VAS-R13", "VAS-R14", "VAS-R16", "VAS-R17", "VAS-R18"
)
def test_example_of_calling_nine_numbers() -> None:
    table = quiet(2)
    table.holder = [YELLOW, -1, YELLOW, RED]
    table.extra[RED] = IN_HAND
    table.free = 11
    table.court = [9, 4]
    next_vdg(table, change=-3)
    section(table, 1, ORANGE, TURQUOISE)
    for slot, project in enumerate(ships(crew=4)[:3]):
        offer(table, slot, project)
    yellow, red = ships(capacity=7, crew=3, reals=0)[0], ships(capacity=11, crew=4, reals=0)[0]
    own_ship(table, YELLOW, yellow)
    own_ship(table, RED, red)
    for number, (seat, area) in NINE.items():
        place(table, number, seat, area)
    log = table.listen()
    run(table, Reveal())
    assert GAME.view(table, None)["free"] == 8
    # 5: Red pays 3 and recruits
    assert (table.called + 1, table.to_move, reals(table, RED)) == (5, RED, 10)
    act(table, "perform")
    assert (reals(table, RED), asked(table)) == (7, "Recruit")
    act(table, "captain")
    # 6: Red would pay 2 and gains 2
    assert (table.called + 1, table.to_move) == (6, RED)
    assert menu(table) == [PERFORM, RENOUNCE]
    act(table, "renounce")
    assert reals(table, RED) == 9
    # 7: Yellow pays 1 and recruits
    assert (table.called + 1, table.to_move) == (7, YELLOW)
    act(table, "perform")
    assert (reals(table, YELLOW), asked(table)) == (9, "Recruit")
    act(table, "captain")
    # 8: Yellow hosts for nothing
    assert (table.called + 1, table.to_move) == (8, YELLOW)
    act(table, "perform")
    assert (reals(table, YELLOW), asked(table)) == (9, "Audience")
    act(table, "host", DIAS)
    # 9: Yellow buys a project
    assert (table.called + 1, table.to_move) == (9, YELLOW)
    act(table, "perform")
    assert (reals(table, YELLOW), asked(table)) == (9, "Purchase")
    act(table, "project", 0)
    act(table, "pass")
    # 11: Yellow sends an expedition
    assert (table.called + 1, table.to_move, reals(table, YELLOW)) == (11, YELLOW, 8)
    act(table, "perform")
    assert (reals(table, YELLOW), asked(table)) == (8, "Port")
    act(table, "port", MOZAMBIQUE)
    act(table, "dock", dock(table, MOZAMBIQUE, 6))
    # 13: Red buys a project
    assert (table.called + 1, table.to_move) == (13, RED)
    act(table, "perform")
    assert (reals(table, RED), asked(table)) == (9, "Purchase")
    act(table, "project", 1)
    act(table, "pass")
    # 15: Red could act for nothing, and gains 3
    assert (table.called + 1, table.to_move, reals(table, RED)) == (15, RED, 8)
    assert menu(table) == [PERFORM, RENOUNCE]
    act(table, "renounce")
    assert reals(table, RED) == 11
    # 21: Red sends an expedition, the last action
    assert (table.called + 1, table.to_move) == (21, RED)
    act(table, "perform")
    act(table, "port", CALICUT)
    act(table, "dock", dock(table, CALICUT, 11))
    assert reals(table, RED) == 11
    told = [(event.args["number"], event.args.get("fee")) for event in log if event.key in ("performs", "renounces")]
    assert told == [(5, 3), (6, None), (7, 1), (8, 0), (9, 0), (11, 0), (13, 0), (15, None), (21, 0)]
    assert table.round == 2
    assert [seen(table, seat)["discs"] for seat in (YELLOW, RED)] == [4, 4]
