"""How the program asks, first half: discs, numbers, launching and projects."""

from itertools import combinations
from random import Random

import pytest

from caravela.games.vasco.closing import EndRound
from caravela.games.vasco.launching import Afterwards, Launch
from caravela.games.vasco.placing import Turn
from caravela.games.vasco.projects import Gift, Purchase
from caravela.games.vasco.state import IN_HAND, ON_AREA, PHASE_1, Table
from tests.rules.vasco.scene import (
    ALVARES,
    BOA_GENTE,
    COURT,
    DIAS,
    FRAME,
    GAME,
    GREY,
    MANUEL,
    MOZAMBIQUE,
    NATAL,
    NAVIGATION,
    ORANGE,
    PROJECTS,
    PURPLE,
    RECRUITING,
    TURQUOISE,
    WHITE,
    act,
    asked,
    call,
    crew,
    menu,
    offer,
    own_project,
    own_ship,
    place,
    quiet,
    reason,
    refused,
    run,
    section,
    seen,
    ship,
    ships,
)

Answer = tuple[str, *tuple[int, ...]]

seated = pytest.mark.parametrize("seats", [2, 3, 4])


def placing(seats: int = 3) -> Table:
    table = quiet(seats)
    table.phase = PHASE_1
    return run(table, Turn(0))


def able(table: Table, seat: int) -> int:
    """Let a seat have something to launch."""
    one = ship(crew=1, stack="I")
    own_project(table, seat, one)
    crew(table, seat, GREY)
    return one


# every question


@pytest.mark.clause("VAS-Q1")
@seated
@pytest.mark.parametrize("seed", range(5))
def test_every_question_has_two_different_answers(seats: int, seed: int) -> None:
    table = GAME.deal(seats, seed)
    chance = Random(seed)
    while not table.is_over:
        answers = table.legal_actions()
        assert len(answers) == len(set(answers)) > 1
        table.apply(chance.choice(answers))


@pytest.mark.clause("VAS-Q1")
def test_the_last_area_with_room_is_not_asked_about() -> None:
    table = placing(2)
    for number in range(1, 10):
        table.numbers[number - 1] = number % 3
    act(table, "number", 11)
    assert GAME.view(table, None)["numbers"][11] == {"seat": 0, "area": NAVIGATION}
    assert (asked(table), table.to_move) == ("Number", 1)


@pytest.mark.clause("VAS-Q1")
def test_a_number_that_can_only_be_renounced_is_not_asked_about() -> None:
    table = quiet()
    place(table, 7, 0, PROJECTS)
    place(table, 12, 1, COURT)
    call(table)
    assert (table.to_move, seen(table, 0)["reals"], seen(table, 0)["discs"]) == (1, 12, 4)


@pytest.mark.clause("VAS-Q1", "VAS-Q7")
def test_the_only_possible_crew_is_not_asked_about() -> None:
    table = quiet()
    one = ship(crew=3)
    own_project(table, 0, one)
    crew(table, 0, TURQUOISE, TURQUOISE, GREY, WHITE)
    run(table, Launch(0))
    act(table, "launch", one)
    assert seen(table, 0)["launched"] == [one]
    assert seen(table, 0)["sailors"] == [1, 0, 0, 0]


# discs


@pytest.mark.clause("VAS-Q2", "VAS-P5", "VAS-P7")
def test_first_the_number_then_the_area() -> None:
    table = placing()
    assert {kind for kind, *_ in menu(table)} == {"number"}
    assert refused(table, "area", COURT) == "VAS-Q2"
    act(table, "number", 6)
    assert (asked(table), table.to_move) == ("Area", 0)
    assert menu(table) == [("area", area) for area in range(4)]
    assert refused(table, "number", 7) == "VAS-Q2"
    act(table, "area", COURT)
    assert (asked(table), table.to_move) == ("Number", 1)


@pytest.mark.clause("VAS-Q3", "VAS-P13")
@seated
def test_21_and_22_only_with_the_extra_disc_in_hand(seats: int) -> None:
    for extra in (0, IN_HAND, ON_AREA):
        for discs in (0, 1, 4):
            table = quiet(seats)
            table.phase = PHASE_1
            table.holder[MANUEL] = 1
            table.discs = [discs] * seats
            table.extra = [0] * seats
            table.extra[1] = extra
            if extra != IN_HAND and not discs:
                continue
            run(table, Turn(1))
            offered = [args[0] for _, *args in menu(table)]
            expected = [*range(20)] if discs else []
            assert offered == expected + ([20, 21] if extra == IN_HAND else [])


@pytest.mark.clause("VAS-Q4", "VAS-H17")
@seated
@pytest.mark.parametrize(("out", "taken"), [(None, 21), (21, 22), (22, 21)])
def test_of_21_and_22_the_program_takes_the_lower_one_left(seats: int, out: int | None, taken: int) -> None:
    table = quiet(seats)
    table.holder[MANUEL] = 1
    place(table, 5, 0, COURT)
    if out is not None:
        place(table, out, 1, PROJECTS)
    call(table)
    act(table, "perform")
    act(table, "host", MANUEL)
    assert asked(table) == "Area"
    act(table, "area", RECRUITING)
    assert GAME.view(table, None)["numbers"][taken - 1] == {"seat": 0, "area": RECRUITING}


# numbers that are called


@pytest.mark.clause("VAS-Q5", "VAS-L8")
@seated
def test_perform_renounce_or_launch_and_then_again(seats: int) -> None:
    table = quiet(seats)
    one, two = ships(crew=1)[:2]
    own_project(table, 1, one, two)
    crew(table, 1, TURQUOISE, TURQUOISE)
    place(table, 9, 1, RECRUITING)
    call(table)
    assert menu(table) == [("perform",), ("renounce",), ("launch", one), ("launch", two)]
    for wrong in (("pass",), ("crew", 1), ("captain",)):
        assert refused(table, *wrong) == "VAS-Q5"
    act(table, "launch", two)
    assert (asked(table), table.called + 1, table.to_move) == ("Act", 9, 1)
    assert menu(table) == [("perform",), ("renounce",), ("launch", one)]
    act(table, "launch", one)
    assert menu(table) == [("perform",), ("renounce",)]


@pytest.mark.clause("VAS-Q6", "VAS-R11", "VAS-R12")
@pytest.mark.parametrize(("free", "area", "clause"), [(20, COURT, "VAS-R11"), (1, PROJECTS, "VAS-R12")])
def test_performing_is_offered_only_where_it_is_possible(free: int, area: int, clause: str) -> None:
    table = quiet()
    one = able(table, 1)
    table.free = free
    place(table, 9, 1, area)
    call(table)
    assert menu(table) == [("renounce",), ("launch", one)]
    assert refused(table, "perform") == clause


@pytest.mark.clause("VAS-Q6")
def test_launching_can_make_performing_possible() -> None:
    table = quiet()
    one = able(table, 1)
    place(table, 9, 1, NAVIGATION)
    call(table)
    assert menu(table) == [("renounce",), ("launch", one)]
    act(table, "launch", one)
    assert menu(table) == [("perform",), ("renounce",)]


# launching


@pytest.mark.clause("VAS-Q7")
def test_first_the_project_then_the_crew_as_one_set() -> None:
    table = quiet()
    one, two = ship(crew=2), ship(crew=3)
    own_project(table, 1, one, two)
    crew(table, 1, TURQUOISE, GREY, ORANGE)
    run(table, Launch(1))
    assert menu(table) == [*sorted([("launch", one), ("launch", two)]), ("pass",)]
    act(table, "launch", one)
    assert (asked(table), table.to_move) == ("Crew", 1)
    sets = combinations((TURQUOISE, GREY, ORANGE), 2)
    assert menu(table) == sorted(("crew", (1 << a) + (1 << b)) for a, b in sets)
    for wrong in (("launch", two), ("pass",), ("renounce",)):
        assert refused(table, *wrong) == "VAS-Q7"


def performed(area: int, *answers: Answer) -> Table:
    """Seat 1, who has something to launch, performs an action with these answers; seat 0's number waits."""
    table = quiet()
    able(table, 1)
    table.court = [6, 4]
    section(table, 0, TURQUOISE, TURQUOISE, PURPLE)
    offer(table, 0, ship(crew=5))
    offer(table, 1, ship(crew=4))
    offer(table, FRAME, ship(crew=3))
    own_ship(table, 1, ships(capacity=9)[0])
    place(table, 9, 1, area)
    place(table, 12, 0, RECRUITING)
    call(table)
    act(table, "perform")
    for answer in answers:
        act(table, *answer)
    return table


CHANGES: dict[str, tuple[int, tuple[Answer, ...]]] = {
    "sailors": (RECRUITING, (("section", 0), ("hire", 1), ("hire", 0), ("pass",))),
    "a missionary": (COURT, (("host", ALVARES),)),
    "a project": (PROJECTS, (("project", 1),)),
    "two projects": (PROJECTS, (("project", 0), ("project", 1))),
    "a project of Natal": (NAVIGATION, (("port", NATAL), ("project", 0))),
    "a sailor of Terra de Boa Gente": (NAVIGATION, (("port", BOA_GENTE), ("dock", 1), ("bag",))),
}
NO_CHANGES: dict[str, tuple[int, tuple[Answer, ...]]] = {
    "a captain": (RECRUITING, (("captain",),)),
    "money": (COURT, (("money", 0),)),
    "Dias": (COURT, (("host", DIAS),)),
    "the São Gabriel": (PROJECTS, (("project", FRAME),)),
    "a captain of Mozambique": (NAVIGATION, (("port", MOZAMBIQUE), ("dock", 3))),
}


@pytest.mark.clause("VAS-Q8", "VAS-L8")
@pytest.mark.parametrize("what", CHANGES)
def test_after_a_change_launching_is_offered_again(what: str) -> None:
    area, answers = CHANGES[what]
    table = performed(area, *answers)
    assert (asked(table), table.to_move, table.called + 1) == ("Afterwards", 1, 9)
    assert menu(table)[-1] == ("pass",)
    assert {kind for kind, *_ in menu(table)[:-1]} == {"launch"}
    act(table, "pass")
    assert (asked(table), table.to_move, table.called + 1) == ("Act", 0, 12)


@pytest.mark.clause("VAS-Q8")
@pytest.mark.parametrize("what", NO_CHANGES)
def test_without_a_change_it_is_not(what: str) -> None:
    area, answers = NO_CHANGES[what]
    table = performed(area, *answers)
    assert (asked(table), table.to_move, table.called + 1) == ("Act", 0, 12)


@pytest.mark.clause("VAS-Q8")
def test_a_change_of_an_earlier_action_does_not_count() -> None:
    table = quiet()
    able(table, 1)
    table.court = [6, 4]
    section(table, 0, TURQUOISE, PURPLE)
    place(table, 9, 1, RECRUITING)
    place(table, 10, 1, COURT)
    place(table, 12, 0, RECRUITING)
    table.changed = 0b111  # the missionary of the end of a round
    call(table)
    act(table, "perform")
    act(table, "captain")
    assert (asked(table), table.called + 1) == ("Act", 10)
    act(table, "perform")
    act(table, "money", 0)
    assert (asked(table), table.called + 1) == ("Act", 12)


@pytest.mark.clause("VAS-Q8", "VAS-L7")
def test_after_the_action_several_can_be_launched() -> None:
    table = quiet()
    one, two = ships(crew=1)[:2]
    own_project(table, 1, one, two)
    crew(table, 1, TURQUOISE, TURQUOISE)
    table.changed = 0b010
    run(table, Afterwards(1))
    assert refused(table, "perform") == "VAS-Q9"
    act(table, "launch", one)
    assert menu(table) == [("launch", two), ("pass",)]


@pytest.mark.clause("VAS-Q9", "VAS-L9", "VAS-L10")
@seated
def test_launching_is_offered_to_all_who_can_and_may_be_declined(seats: int) -> None:
    table = quiet(seats)
    table.holder[DIAS] = 0
    for seat, one in enumerate(ships(crew=2)[:seats]):
        own_project(table, seat, one)
        crew(table, seat, TURQUOISE, ORANGE)
    table.changed = (1 << seats) - 1
    call(table)
    for seat in range(seats):
        assert (table.to_move, asked(table)) == (seat, "Launch")
        assert menu(table)[-1] == ("pass",)
        assert refused(table, "renounce") == "VAS-Q9"
        act(table, "pass")
    # declined at the end of phase 2, it is not offered again at the end of phase 3
    assert table.round == 2
    assert all(seen(table, seat)["launched"] == [] for seat in range(seats))


@pytest.mark.clause("VAS-Q9", "VAS-Z4")
def test_before_the_final_scoring_it_may_be_declined() -> None:
    table = quiet(2)
    table.holder[DIAS] = 0
    table.round = 5
    able(table, 1)
    run(table, EndRound())
    assert (table.to_move, menu(table)[-1]) == (1, ("pass",))
    act(table, "pass")
    assert table.is_over
    assert seen(table, 1)["launched"] == []


# projects


@pytest.mark.clause("VAS-Q10", "VAS-J3")
@pytest.mark.parametrize("first", range(6))
def test_the_second_project_lies_further_to_the_right(first: int) -> None:
    table = quiet()
    tiles = ships(stack="I")
    for slot, one in enumerate([*tiles[1:4], tiles[0], *tiles[4:7]]):
        offer(table, slot, one)
    run(table, Purchase(1))
    act(table, "project", first)
    if first == 5:
        assert asked(table) == ""
        return
    assert menu(table) == [("project", slot) for slot in range(first + 1, 6)] + [("pass",)]
    for slot in range(first):
        assert refused(table, "project", slot) == "VAS-Q10"
    assert refused(table, "project", first) == "VAS-J7"
    for wrong in (("renounce",), ("launch", 0)):
        assert refused(table, *wrong) == "VAS-Q10"
    act(table, "pass")
    assert len(seen(table, 1)["projects"]) == 1
    assert seen(table, 1)["reals"] == 9


@pytest.mark.clause("VAS-Q10", "VAS-N16")
def test_a_gift_is_one_project() -> None:
    table = quiet()
    for slot, one in enumerate(ships(stack="II")[:7]):
        offer(table, slot, one)
    table.slots[0] = table.slots[2] = -1
    run(table, Gift(1))
    assert menu(table) == [("project", slot) for slot in (1, 3, 4, 5)]
    for kind, *args, why in (
        ("project", 0, "no project lies there"),
        ("project", 2, "no project lies there"),
        ("project", FRAME, "not among those that a port gives"),
        ("section", 0, "a project of the upper places is to be chosen"),
        ("pass", "a project of the upper places is to be chosen"),
    ):
        assert refused(table, kind, *args) == "VAS-N16"
        assert why in reason(table, kind, *args)
    act(table, "project", 1)
    assert asked(table) == ""
    assert seen(table, 1)["reals"] == 10
