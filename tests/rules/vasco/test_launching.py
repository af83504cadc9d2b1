"""Launching: what a crew is, where it goes, and when projects may be launched."""

from itertools import combinations

import pytest

from caravela.games.vasco.closing import EndRound
from caravela.games.vasco.launching import Crew, Launch
from caravela.games.vasco.merchants import Send
from caravela.games.vasco.placing import Turn
from caravela.games.vasco.sailing import Navigation
from caravela.games.vasco.state import OVER, PHASE_1, PHASE_2, PHASE_3, ROUND_END, Table
from caravela.games.vasco.tables import MERCHANT
from tests.rules.vasco.scene import (
    ALVARES,
    BOA_GENTE,
    COURT,
    DIAS,
    GAME,
    GREY,
    NATAL,
    ORANGE,
    PROJECTS,
    PURPLE,
    RECRUITING,
    RED,
    SERNIGI,
    TURQUOISE,
    WHITE,
    YELLOW,
    act,
    asked,
    call,
    crew,
    menu,
    merchant,
    offer,
    own_project,
    own_ship,
    place,
    points_from,
    quiet,
    reason,
    refused,
    run,
    section,
    seen,
    ship,
    ships,
)

COLOURS = (TURQUOISE, PURPLE, GREY, ORANGE, WHITE)

seated = pytest.mark.parametrize("seats", [2, 3, 4])


def mask(*people: int) -> int:
    return sum(1 << colour for colour in people)


def people(table: Table, seat: int) -> list[int]:
    """Sailors by colour, then missionaries."""
    player = seen(table, seat)
    return [*player["sailors"], player["missionaries"]]


def launching(size: int, *crew_: int, seat: int = 1) -> tuple[Table, int]:
    """A seat with a project that wants a crew of this size, and with these people, is asked to launch."""
    table = quiet()
    one = ship(crew=size)
    own_project(table, seat, one)
    crew(table, seat, *crew_)
    return run(table, Launch(seat)), one


def ready(table: Table, seat: int, which: int = 0) -> int:
    """Let a seat have a project with a crew of two, and two people for it."""
    one = ships(crew=2)[which]
    own_project(table, seat, one)
    crew(table, seat, TURQUOISE, ORANGE)
    return one


# the crew


@pytest.mark.clause("VAS-L1", "VAS-L2", "VAS-L4", "VAS-L5")
@pytest.mark.parametrize("size", range(1, 6))
def test_any_people_of_different_colours_as_many_as_the_crew(size: int) -> None:
    crews = list(combinations(COLOURS, size))
    for chosen in crews:
        table, one = launching(size, *COLOURS, *COLOURS)
        bag, court = table.bag[:], table.missionaries
        act(table, "launch", one)
        if size < 5:
            assert sorted(menu(table)) == sorted(("crew", mask(*each)) for each in crews)
            act(table, "crew", mask(*chosen))
        assert people(table, 1) == [1 if colour in chosen else 2 for colour in COLOURS]
        # sailors into the bag, the missionary to the court
        assert [now - before for now, before in zip(table.bag, bag, strict=True)] == [
            int(colour in chosen) for colour in COLOURS[:4]
        ]
        assert table.missionaries - court == int(WHITE in chosen)
        assert (seen(table, 1)["projects"], seen(table, 1)["launched"]) == ([], [one])


@pytest.mark.clause("VAS-L1")
@pytest.mark.parametrize("size", range(2, 6))
def test_people_of_too_few_colours_are_no_crew(size: int) -> None:
    table, one = launching(size, *COLOURS[: size - 1], *COLOURS[: size - 1], *COLOURS[:1])
    assert asked(table) == ""
    # with something else to launch he is asked, and told why not this one
    other = ship(crew=1)
    own_project(table, 1, other)
    run(table, Launch(1))
    assert menu(table) == [("launch", other), ("pass",)]
    assert refused(table, "launch", one) == "VAS-L1"
    assert f"needs a crew of {size}" in reason(table, "launch", one)


@pytest.mark.clause("VAS-L1")
def test_only_own_projects() -> None:
    table, one = launching(2, *COLOURS)
    other, ready_made = ship(crew=3), ship(crew=4)
    own_project(table, 0, other)
    own_ship(table, 1, ready_made)
    run(table, Launch(1))
    assert menu(table) == [("launch", one), ("pass",)]
    for foreign in (other, ready_made, 0, 34):
        assert refused(table, "launch", foreign) == "VAS-L1"
        assert "not among your projects" in reason(table, "launch", foreign)


@pytest.mark.clause("VAS-L1", "VAS-L2")
def test_only_own_people() -> None:
    table, one = launching(2, TURQUOISE, TURQUOISE, GREY, WHITE)
    crew(table, 0, PURPLE, ORANGE)
    act(table, "launch", one)
    assert sorted(menu(table)) == sorted(("crew", mask(*each)) for each in combinations((TURQUOISE, GREY, WHITE), 2))
    assert refused(table, "crew", mask(TURQUOISE, PURPLE)) == "VAS-L1"
    assert "you do not have all of this crew" in reason(table, "crew", mask(TURQUOISE, PURPLE))
    assert refused(table, "crew", mask(TURQUOISE)) == "VAS-L1"
    assert "takes a crew of 2, no more and no less" in reason(table, "crew", mask(TURQUOISE))
    assert refused(table, "crew", mask(TURQUOISE, GREY, WHITE)) == "VAS-L1"
    assert refused(table, "crew", 0) == "VAS-L1"
    assert refused(table, "crew", 31) == "VAS-L1"


@pytest.mark.clause("VAS-L3")
@pytest.mark.parametrize("size", range(1, 6))
def test_white_is_one_colour(size: int) -> None:
    table, one = launching(size, WHITE, WHITE, WHITE, *COLOURS[: size - 1])
    before = table.missionaries
    act(table, "launch", one)
    if asked(table) == "Crew":
        act(table, "crew", mask(WHITE, *COLOURS[: size - 1]))
    assert table.missionaries - before == 1
    assert people(table, 1) == [0, 0, 0, 0, 2]


@pytest.mark.clause("VAS-L3")
def test_a_crew_of_five_has_a_missionary() -> None:
    table, _ = launching(5, *COLOURS[:4], *COLOURS[:4])
    assert asked(table) == ""


@pytest.mark.clause("VAS-L3")
def test_missionaries_alone_make_a_crew_of_one_at_most() -> None:
    table, _ = launching(2, WHITE, WHITE, WHITE)
    assert asked(table) == ""
    table, one = launching(1, WHITE, WHITE)
    act(table, "launch", one)
    assert seen(table, 1)["launched"] == [one]


@pytest.mark.clause("VAS-L6")
def test_launching_takes_nothing_else() -> None:
    table, one = launching(2, TURQUOISE, ORANGE)
    table.captains[1] = table.reals[1] = 0
    run(table, Launch(1))
    before = seen(table, 1)
    act(table, "launch", one)
    after = seen(table, 1)
    assert {key for key in before if before[key] != after[key]} == {"projects", "launched", "sailors"}


@pytest.mark.clause("VAS-L7")
def test_nobody_is_forced() -> None:
    table, _ = launching(2, TURQUOISE, ORANGE)
    before = seen(table, 1)
    act(table, "pass")
    assert asked(table) == ""
    assert seen(table, 1) == before


@pytest.mark.clause("VAS-L7")
def test_several_one_after_another() -> None:
    table = quiet()
    one, two, three = ships(crew=2)[:3]
    own_project(table, 1, one, two, three)
    crew(table, 1, TURQUOISE, TURQUOISE, TURQUOISE, GREY, GREY, GREY)
    run(table, Launch(1))
    act(table, "launch", two)
    assert menu(table) == [("launch", one), ("launch", three), ("pass",)]
    act(table, "launch", three)
    assert menu(table) == [("launch", one), ("pass",)]
    act(table, "launch", one)
    assert asked(table) == ""
    assert seen(table, 1)["launched"] == sorted([one, two, three])


# when


@pytest.mark.clause("VAS-L8", "VAS-Q5")
@seated
@pytest.mark.parametrize("answer", ["perform", "renounce"])
def test_before_choosing_what_to_do_with_a_number(seats: int, answer: str) -> None:
    table = quiet(seats)
    mine, theirs = ready(table, 1), ready(table, 0, which=1)
    table.court = [5, 4]
    place(table, 8, 1, COURT)
    call(table)
    assert menu(table) == [("perform",), ("renounce",), ("launch", mine)]
    for foreign in (theirs, 0, 34):
        assert refused(table, "launch", foreign) == "VAS-L1"
    act(table, "launch", mine)
    assert seen(table, 1)["launched"] == [mine]
    assert menu(table) == [("perform",), ("renounce",)]
    act(table, answer)
    assert seen(table, 1)["reals"] == (10 if answer == "perform" else 12)


@pytest.mark.clause("VAS-L8", "VAS-Q5")
def test_several_before_choosing() -> None:
    table = quiet()
    one, two = ready(table, 1), ready(table, 1, which=1)
    place(table, 8, 1, COURT)
    call(table)
    act(table, "launch", one)
    assert menu(table)[2:] == [("launch", two)]
    act(table, "launch", two)
    assert seen(table, 1)["launched"] == sorted([one, two])


@pytest.mark.clause("VAS-L8", "VAS-Q8")
@seated
def test_after_the_action(seats: int) -> None:
    table = quiet(seats)
    one = ship(crew=2)
    own_project(table, 1, one)
    crew(table, 1, TURQUOISE)
    section(table, 0, ORANGE)
    table.waiting[1] = 0
    place(table, 8, 1, RECRUITING)
    place(table, 12, 0, RECRUITING)
    call(table)
    assert menu(table) == [("perform",), ("renounce",)]
    act(table, "perform")
    # one section with one sailor
    assert (asked(table), table.to_move, table.called + 1) == ("Afterwards", 1, 8)
    assert menu(table) == [("launch", one), ("pass",)]
    assert GAME.view(table, None)["numbers"][7] is not None
    act(table, "launch", one)
    assert seen(table, 1)["launched"] == [one]
    assert (asked(table), table.to_move) == ("Act", 0)


@pytest.mark.clause("VAS-L8")
def test_not_when_placing() -> None:
    table = quiet()
    table.phase = PHASE_1
    for seat in range(3):
        ready(table, seat, which=seat)
    run(table, Turn(0))
    while table.phase == PHASE_1:
        assert {kind for kind, *_ in menu(table)} <= {"number", "area"}
        act(table, *menu(table)[0])
    assert table.phase == PHASE_2


@pytest.mark.clause("VAS-L9", "VAS-Q9")
@pytest.mark.parametrize(("seats", "first"), [(seats, first) for seats in (2, 3, 4) for first in range(seats)])
def test_at_the_end_of_phase_2_from_the_first_player_clockwise(seats: int, first: int) -> None:
    table = quiet(seats, first)
    table.holder[DIAS] = table.holder[SERNIGI] = 0
    table.merchant = merchant(7)
    own = [ready(table, seat, which=seat) for seat in range(seats)]
    place(table, 5, 0, COURT)
    call(table)
    act(table, "renounce")
    for at in range(seats):
        seat = (first + at) % seats
        assert (table.phase, table.to_move, asked(table)) == (PHASE_2, seat, "Launch")
        assert menu(table) == [("launch", own[seat]), ("pass",)]
        act(table, *menu(table)[at % 2])
    assert (table.phase, asked(table)) == (PHASE_3, "Send")
    assert [seen(table, (first + at) % seats)["launched"] != [] for at in range(seats)] == [
        at % 2 == 0 for at in range(seats)
    ]


@pytest.mark.clause("VAS-L9")
def test_only_who_can_is_asked() -> None:
    table = quiet(4)
    table.holder[DIAS] = 0
    own_project(table, 0, ship(crew=4))
    crew(table, 0, TURQUOISE)
    crew(table, 1, *COLOURS)
    ready(table, 2)
    call(table)
    assert table.to_move == 2
    act(table, "pass")
    assert table.round == 2


def dusk(seats: int, first: int, port: int, sender: int = 1) -> tuple[Table, list[int]]:
    """The beginning of phase 3; all wait with a project, and the sender of the merchant ship gets the port's bonus."""
    table = quiet(seats, first)
    table.holder[DIAS], table.holder[SERNIGI] = first, sender
    table.merchant = merchant(7)
    own = [ready(table, seat, which=seat) for seat in range(seats)]
    offer(table, 0, ship(crew=5))
    section(table, 0, GREY)
    for seat in range(seats):
        place(table, seat + 1, seat, COURT)
    call(table)
    while table.phase == PHASE_2:
        act(table, "renounce" if asked(table) == "Act" else "pass")
    act(table, "port", port)
    while asked(table) in ("MerchantDock", "Gift", "Sailor"):
        act(table, *menu(table)[0])
    return table, own


@pytest.mark.clause("VAS-L10", "VAS-Q9")
@seated
@pytest.mark.parametrize("port", [NATAL, BOA_GENTE])
def test_at_the_end_of_phase_3_after_a_change(seats: int, port: int) -> None:
    for first in range(seats):
        table, own = dusk(seats, first, port)
        assert (table.phase, table.round, table.to_move) == (ROUND_END, 1, 1)
        assert menu(table) == [("launch", own[1]), ("pass",)]
        # the board is as it was: nothing new on display, in the sections or of the marker
        assert sum(slot >= 0 for slot in table.slots) == (0 if port == NATAL else 1)
        assert sum(table.sections) == (1 if port == NATAL else 0)
        bag = sum(table.bag)
        act(table, "launch", own[1])
        if port == BOA_GENTE:
            act(table, "crew", mask(TURQUOISE, ORANGE))
        assert seen(table, 1)["launched"] == [own[1]]
        # the two are among those who come to the sections
        assert (table.round, table.phase) == (2, PHASE_1)
        assert sum(table.bag) + sum(table.sections) == bag + 2 + (1 if port == NATAL else 0)


@pytest.mark.clause("VAS-L10")
def test_at_the_end_of_phase_3_it_may_be_declined() -> None:
    table, own = dusk(3, 0, NATAL)
    act(table, "pass")
    assert (table.round, seen(table, 1)["launched"]) == (2, [])
    assert own[1] in seen(table, 1)["projects"]


@pytest.mark.clause("VAS-L10")
@seated
def test_nobody_is_asked_at_the_end_of_phase_3_without_a_change(seats: int) -> None:
    # Mombasa brings Reals only
    table, _ = dusk(seats, 0, 3)
    assert (table.round, table.phase) == (2, PHASE_1)


@pytest.mark.clause("VAS-L10")
@seated
def test_those_with_a_change_are_asked_in_order(seats: int) -> None:
    for first in range(seats):
        table = quiet(seats, first)
        table.holder[DIAS] = 0
        own = [ready(table, seat, which=seat) for seat in range(seats)]
        table.changed = (1 << seats) - 1
        run(table, EndRound())
        for at in range(seats):
            seat = (first + at) % seats
            assert (table.round, table.phase, table.to_move) == (1, ROUND_END, seat)
            assert menu(table) == [("launch", own[seat]), ("pass",)]
            act(table, "pass")
        assert table.round == 2


@pytest.mark.clause("VAS-L11", "VAS-Z4", "VAS-Q9")
@pytest.mark.parametrize(("seats", "first"), [(seats, first) for seats in (2, 3, 4) for first in range(seats)])
def test_before_the_final_scoring_from_the_first_player_clockwise(seats: int, first: int) -> None:
    table = quiet(seats, first)
    table.holder[DIAS] = 0
    table.round = 5
    own = [ready(table, seat, which=seat) for seat in range(seats)]
    run(table, EndRound())
    for at in range(seats):
        seat = (first + at) % seats
        assert (table.round, table.phase, table.to_move, asked(table)) == (5, ROUND_END, seat, "LastLaunch")
        assert menu(table) == [("launch", own[seat]), ("pass",)]
        act(table, *menu(table)[at % 2])
    assert table.phase == OVER
    ready_points = [points_from(table, (first + at) % seats, "ships that stand ready") for at in range(seats)]
    assert ready_points == [0 if at % 2 else 3 for at in range(seats)]


@pytest.mark.clause("VAS-L11", "VAS-Z4")
def test_before_the_final_scoring_only_with_a_captain_for_it() -> None:
    table = quiet(2)
    table.holder[DIAS] = 0
    table.round = 5
    one, two, three = ships(crew=2)[:3]
    own_project(table, 0, one, two, three)
    own_ship(table, 0, ship(crew=4))
    own_project(table, 1, ships(crew=2)[3])
    for seat in range(2):
        crew(table, seat, TURQUOISE, TURQUOISE, TURQUOISE, GREY, GREY, GREY)
    # one captain is for the ship that is launched; the other seat's is for its ship
    table.captains = [3, 1]
    own_ship(table, 1, ships(crew=4)[1])
    run(table, EndRound())
    assert menu(table) == [("launch", one), ("launch", two), ("launch", three), ("pass",)]
    act(table, "launch", two)
    assert menu(table) == [("launch", one), ("launch", three), ("pass",)]
    act(table, "launch", one)
    assert table.is_over
    assert seen(table, 0)["projects"] == [three]
    assert [points_from(table, seat, "ships that stand ready") for seat in range(2)] == [9, 3]


@pytest.mark.clause("VAS-Z4")
def test_a_crew_is_chosen_at_the_end_too() -> None:
    table = quiet(2)
    table.round = 5
    table.holder[DIAS] = 0
    one = ready(table, 0)
    crew(table, 0, GREY)
    run(table, EndRound())
    assert refused(table, "launch", ship(crew=5)) == "VAS-L1"
    act(table, "launch", one)
    assert asked(table) == "Crew"
    assert table.to_move == 0


@pytest.mark.clause("VAS-L1", "VAS-L2", "VAS-L4", "VAS-L5", "VAS-L8")
def test_example_of_launching() -> None:
    table = quiet(2)
    three, four = ship(crew=3), ship(crew=4)
    crew(table, YELLOW, WHITE, PURPLE)
    offer(table, 0, three)
    offer(table, 1, four)
    section(table, 0, TURQUOISE, TURQUOISE, TURQUOISE, GREY, ORANGE)
    place(table, 8, YELLOW, PROJECTS)
    place(table, 12, YELLOW, RECRUITING)
    place(table, 20, RED, COURT)
    call(table)
    act(table, "perform")
    act(table, "project", 0)
    act(table, "project", 1)
    assert seen(table, YELLOW)["projects"] == sorted([three, four])
    # too few people to launch either
    assert (asked(table), table.called + 1) == ("Act", 12)
    assert menu(table) == [("perform",), ("renounce",)]
    act(table, "perform")
    act(table, "section", 0)
    act(table, "hire", 2)
    act(table, "hire", 1)
    act(table, "hire", 1)
    assert people(table, YELLOW) == [2, 1, 1, 1, 1]
    assert asked(table) == "Afterwards"
    bag, court = table.bag[:], table.missionaries
    log = table.listen()
    act(table, "launch", three)
    act(table, "crew", mask(TURQUOISE, ORANGE, WHITE))
    assert (log[0].key, log[0].args) == (
        "launched", {"seat": YELLOW, "ship": three, "crew": mask(TURQUOISE, ORANGE, WHITE)},
    )  # fmt: skip
    assert people(table, YELLOW) == [1, 1, 1, 0, 0]
    assert table.bag == [bag[0] + 1, bag[1], bag[2], bag[3] + 1]
    assert table.missionaries == court + 1
    assert (seen(table, YELLOW)["projects"], seen(table, YELLOW)["launched"]) == ([four], [three])


@pytest.mark.clause("VAS-L4", "VAS-H13")
def test_a_missionary_who_went_to_the_court_can_be_had_at_once() -> None:
    table = quiet()
    table.missionaries = 1
    one = ship(crew=1)
    own_project(table, 0, one)
    crew(table, 0, WHITE)
    place(table, 8, 0, COURT)
    call(table)
    act(table, "launch", one)
    assert table.missionaries == 1
    act(table, "perform")
    act(table, "host", ALVARES)
    assert people(table, 0) == [0, 0, 0, 0, 1]


@pytest.mark.clause("VAS-L1", "VAS-Q7")
def test_nothing_but_a_crew_answers_the_question_for_one() -> None:
    table, one = launching(2, *COLOURS)
    run(table, Crew(1, one))
    assert refused(table, "pass") == refused(table, "launch", one) == refused(table, "project", 0) == "VAS-Q7"


@pytest.mark.clause("VAS-L10")
def test_a_merchant_ship_sent_in_phase_3_is_followed_by_navigation() -> None:
    table = quiet()
    table.holder[DIAS] = table.holder[SERNIGI] = 1
    one = ready(table, 1)
    offer(table, 3, ship(crew=5))
    table.merchant = merchant(4)
    run(table, Navigation())
    assert isinstance(table.choice, Send)
    assert table.choice.ship == MERCHANT + table.merchant
    act(table, "port", NATAL)
    assert (table.phase, menu(table)) == (ROUND_END, [("launch", one), ("pass",)])
