"""Recruiting: sailors of one section, a captain, and their prices."""

from itertools import combinations

import pytest

from caravela.games.vasco.recruiting import Hire, Recruit
from caravela.games.vasco.state import Table
from tests.rules.vasco.scene import (
    GREY,
    ORANGE,
    PURPLE,
    RECRUITING,
    TURQUOISE,
    act,
    asked,
    call,
    crew,
    may_perform,
    menu,
    own_project,
    place,
    quiet,
    refused,
    run,
    section,
    ship,
)

SEATS = pytest.mark.parametrize("seats", [2, 3, 4])
SAILORS = range(4)


def hire(table: Table, *amounts: int) -> None:
    """Answer how many sailors, as often as the program asks."""
    for amount in amounts:
        assert asked(table) == "Hire"
        act(table, "hire", amount)


def people(table: Table, seat: int) -> list[int]:
    """A seat's sailors, colour by colour."""
    return table.crews[seat * 5 : seat * 5 + 4]


def standing(table: Table, number: int) -> list[int]:
    """A section's sailors, colour by colour."""
    return table.sections[number * 4 : number * 4 + 4]


# who may be recruited


@pytest.mark.clause("VAS-C1")
def test_sailors_without_a_captain() -> None:
    table = quiet()
    section(table, 0, GREY, GREY)
    run(table, Recruit(0))
    act(table, "section", 0)
    hire(table, 2)
    act(table, "pass")
    assert people(table, 0) == [0, 0, 2, 0]
    assert (table.captains[0], table.waiting[0]) == (1, 6)
    assert menu(table) == []


@pytest.mark.clause("VAS-C1", "VAS-C6")
def test_a_captain_without_sailors() -> None:
    table = quiet()
    section(table, 0, GREY, GREY)
    run(table, Recruit(0))
    act(table, "captain")
    assert people(table, 0) == [0, 0, 0, 0]
    assert (table.captains[0], table.waiting[0]) == (2, 5)
    assert table.reals[0] == 10
    assert menu(table) == []


@pytest.mark.clause("VAS-C1", "VAS-C5")
def test_sailors_and_a_captain() -> None:
    table = quiet()
    section(table, 0, GREY, GREY)
    run(table, Recruit(0))
    act(table, "section", 0)
    hire(table, 2)
    act(table, "captain")
    assert people(table, 0) == [0, 0, 2, 0]
    assert (table.captains[0], table.waiting[0]) == (2, 5)
    assert table.reals[0] == 10 - 1 - 2
    assert menu(table) == []


@pytest.mark.clause("VAS-C1", "VAS-Q11", "VAS-Q12")
def test_nobody_recruits_nobody() -> None:
    table = quiet()
    section(table, 0, GREY, ORANGE, ORANGE)
    run(table, Recruit(0))
    assert refused(table, "pass") == "VAS-Q11"
    act(table, "section", 0)
    assert menu(table) == [("hire", 0), ("hire", 1)]
    act(table, "hire", 0)
    assert menu(table) == [("hire", 1), ("hire", 2)]
    assert refused(table, "hire", 0) == "VAS-Q12"


@pytest.mark.clause("VAS-C1", "VAS-R12", "VAS-R11")
@SEATS
def test_recruiting_needs_somebody_who_can_be_had(seats: int) -> None:
    table = quiet(seats)
    last = seats - 1
    table.reals[0] = 0
    table.waiting[0] = 1
    assert may_perform(table, 0, RECRUITING)
    table.waiting[0] = 0
    assert not may_perform(table, 0, RECRUITING)
    table.reals[0] = 1
    assert not may_perform(table, 0, RECRUITING)
    section(table, last, PURPLE)
    assert may_perform(table, 0, RECRUITING)
    table.reals[0] = 0
    assert not may_perform(table, 0, RECRUITING)


@pytest.mark.clause("VAS-C1", "VAS-R12")
def test_who_finds_nobody_to_recruit_has_to_renounce() -> None:
    table = quiet()
    table.waiting[0] = 0
    own_project(table, 0, ship(crew=1))
    crew(table, 0, TURQUOISE)
    place(table, 9, 0, RECRUITING)
    call(table)
    assert refused(table, "perform") == "VAS-R12"


# one section


@pytest.mark.clause("VAS-C2")
@SEATS
def test_every_active_section_may_be_chosen_and_no_other(seats: int) -> None:
    table = quiet(seats)
    for number in range(seats):
        section(table, number, TURQUOISE, PURPLE)
    run(table, Recruit(0))
    assert menu(table) == [*(("section", number) for number in range(seats)), ("captain",)]
    for number in range(seats, 4):
        assert refused(table, "section", number) == "VAS-C2"


@pytest.mark.clause("VAS-C2")
@pytest.mark.parametrize("chosen", range(4))
def test_sailors_come_from_the_chosen_section_only(chosen: int) -> None:
    table = quiet(4)
    for number in range(4):
        section(table, number, PURPLE, ORANGE)
    run(table, Recruit(1))
    act(table, "section", chosen)
    assert refused(table, "hire", 2) == "VAS-C2"
    assert refused(table, "hire", 5) == "VAS-C2"
    assert refused(table, "section", 3 - chosen) == "VAS-Q12"
    hire(table, 1, 1)
    assert asked(table) == "Captain"
    assert people(table, 1) == [0, 1, 0, 1]
    assert [sum(standing(table, number)) for number in range(4)] == [0 if n == chosen else 2 for n in range(4)]
    assert sum(table.bag) == 32 - 8


@pytest.mark.clause("VAS-C1", "VAS-Q11")
@SEATS
def test_a_section_without_sailors_cannot_be_chosen(seats: int) -> None:
    table = quiet(seats)
    section(table, 1, PURPLE)
    run(table, Recruit(0))
    assert menu(table) == [("section", 1), ("captain",)]
    for number in {*range(seats)} - {1}:
        assert refused(table, "section", number) == "VAS-C1"


@pytest.mark.clause("VAS-C3")
@pytest.mark.parametrize("amount", [1, 2, 3, 4])
def test_some_of_a_colour_or_all(amount: int) -> None:
    table = quiet()
    section(table, 2, *[GREY] * 4, ORANGE)
    run(table, Recruit(0))
    act(table, "section", 2)
    assert menu(table) == [("hire", number) for number in range(5)]
    hire(table, amount, 0)
    assert people(table, 0) == [0, 0, amount, 0]
    assert standing(table, 2) == [0, 0, 4 - amount, 1]


# prices


@pytest.mark.clause("VAS-C4")
@pytest.mark.parametrize(("colours", "price"), [(1, 1), (2, 3), (3, 6), (4, 10)])
def test_the_price_goes_by_the_number_of_colours(colours: int, price: int) -> None:
    for chosen in combinations(SAILORS, colours):
        table = quiet()
        table.waiting[0] = 0
        table.reals[0] = 12
        section(table, 0, *SAILORS)
        section(table, 1, *SAILORS)
        run(table, Recruit(0))
        act(table, "section", 0)
        while isinstance(table.choice, Hire):
            act(table, "hire", int(table.choice.colour in chosen))
        assert people(table, 0) == [int(colour in chosen) for colour in SAILORS]
        assert table.reals[0] == 12 - price


@pytest.mark.clause("VAS-C4", "VAS-C3")
@pytest.mark.parametrize(
    ("amounts", "price"),
    [
        ((5, 0, 0, 0), 1),
        ((0, 0, 0, 5), 1),
        ((4, 1, 0, 0), 3),
        ((0, 2, 0, 3), 3),
        ((1, 1, 3, 0), 6),
        ((2, 1, 1, 1), 10),
    ],
)
def test_the_number_of_sailors_does_not_matter_for_their_price(amounts: tuple[int, ...], price: int) -> None:
    table = quiet()
    table.waiting[0] = 0
    section(table, 0, *(colour for colour in SAILORS for _ in range(amounts[colour])))
    section(table, 1, PURPLE)
    run(table, Recruit(0))
    act(table, "section", 0)
    for amount in amounts:
        if amount and asked(table) == "Hire":
            act(table, "hire", amount)
    assert people(table, 0) == list(amounts)
    assert table.reals[0] == 10 - price


@pytest.mark.clause("VAS-C5")
@pytest.mark.parametrize("sailors", [1, 2, 3, 4, 5])
@pytest.mark.parametrize("with_captain", [True, False])
def test_a_captain_costs_a_real_for_each_sailor(sailors: int, with_captain: bool) -> None:
    table = quiet()
    section(table, 0, *[TURQUOISE] * 5)
    run(table, Recruit(2))
    act(table, "section", 0)
    hire(table, sailors)
    assert menu(table) == [("captain",), ("pass",)]
    assert table.reals[2] == 9
    act(table, "captain" if with_captain else "pass")
    assert table.reals[2] == (9 - sailors if with_captain else 9)
    assert table.captains[2] == 1 + with_captain


@pytest.mark.clause("VAS-C5")
def test_a_captain_costs_as_much_for_sailors_of_one_colour_as_of_three() -> None:
    table = quiet()
    table.reals[0] = 20
    section(table, 0, TURQUOISE, TURQUOISE, PURPLE, GREY)
    run(table, Recruit(0))
    act(table, "section", 0)
    hire(table, 2, 1, 1)
    act(table, "captain")
    assert table.reals[0] == 20 - 6 - 4


@pytest.mark.clause("VAS-C6")
def test_who_has_no_reals_may_still_recruit_a_captain() -> None:
    table = quiet()
    table.reals[0] = 0
    section(table, 0, TURQUOISE)
    run(table, Recruit(0))
    assert menu(table) == []
    assert (table.reals[0], table.captains[0], people(table, 0)) == (0, 2, [0, 0, 0, 0])


# captains


@pytest.mark.clause("VAS-C7")
@SEATS
def test_the_captain_is_of_the_own_colour_and_only_one_comes(seats: int) -> None:
    for seat in range(seats):
        table = quiet(seats)
        section(table, 0, TURQUOISE, TURQUOISE)
        run(table, Recruit(seat))
        act(table, "captain")
        assert menu(table) == []
        assert table.captains == [2 if other == seat else 1 for other in range(seats)]
        assert table.waiting == [5 if other == seat else 6 for other in range(seats)]


@pytest.mark.clause("VAS-C7")
def test_only_one_captain_comes_with_sailors() -> None:
    table = quiet()
    section(table, 0, TURQUOISE, TURQUOISE)
    run(table, Recruit(1))
    act(table, "section", 0)
    hire(table, 1)
    act(table, "captain")
    assert menu(table) == []
    assert table.captains == [1, 2, 1]


@pytest.mark.clause("VAS-C8")
def test_six_captains_wait_and_no_more_can_be_recruited() -> None:
    table = quiet()
    section(table, 0, TURQUOISE, PURPLE)
    section(table, 1, TURQUOISE)
    for _ in range(6):
        run(table, Recruit(0))
        act(table, "captain")
    run(table, Recruit(0))
    assert table.captains[0] == 7
    assert menu(table) == [("section", 0), ("section", 1)]
    assert refused(table, "captain") == "VAS-C8"


@pytest.mark.clause("VAS-C8", "VAS-Q13")
def test_nor_does_one_come_with_sailors() -> None:
    table = quiet()
    table.waiting[0] = 0
    section(table, 0, TURQUOISE, TURQUOISE)
    run(table, Recruit(0))
    hire(table, 1)
    assert menu(table) == []
    assert people(table, 0) == [1, 0, 0, 0]
    assert table.captains[0] == 1


# the example


@pytest.mark.clause("VAS-C1", "VAS-C2", "VAS-C3", "VAS-C4", "VAS-C5", "VAS-C6", "VAS-C7")
def test_example_four_recruiters() -> None:
    yellow, red, black, blue = range(4)
    table = quiet(4)
    section(table, 3, TURQUOISE, TURQUOISE, TURQUOISE, ORANGE, GREY)
    section(table, 2, TURQUOISE, TURQUOISE, PURPLE, ORANGE, ORANGE)
    section(table, 0, PURPLE, PURPLE, PURPLE, GREY, ORANGE)
    for number, seat in enumerate((yellow, red, blue, black), 9):
        place(table, number, seat, RECRUITING)
    place(table, 13, yellow, RECRUITING)
    call(table)

    act(table, "perform")
    act(table, "section", 3)
    hire(table, 3, 0, 1)
    act(table, "pass")
    assert people(table, yellow) == [3, 0, 0, 1]
    assert (table.reals[yellow], table.captains[yellow]) == (10 - 3, 1)

    act(table, "perform")
    act(table, "section", 2)
    hire(table, 2, 1, 1)
    act(table, "captain")
    assert people(table, red) == [2, 1, 0, 1]
    assert (table.reals[red], table.captains[red]) == (10 - 6 - 4, 2)

    act(table, "perform")
    act(table, "section", 0)
    hire(table, 3, 0, 0)
    act(table, "pass")
    assert people(table, blue) == [0, 3, 0, 0]
    assert (table.reals[blue], table.captains[blue]) == (10 - 1, 1)

    act(table, "perform")
    act(table, "captain")
    assert people(table, black) == [0, 0, 0, 0]
    assert (table.reals[black], table.captains[black]) == (10, 2)

    assert [standing(table, number) for number in range(4)] == [[0, 0, 1, 1], [0, 0, 0, 0], [0, 0, 0, 1], [0, 0, 1, 0]]
    assert table.to_move == yellow
