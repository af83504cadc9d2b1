"""What the coast gives for a ship: projects, sailors, captains, Reals."""

import pytest

from caravela.games.vasco.expedition import Dock, bonus
from caravela.games.vasco.merchants import Send
from caravela.games.vasco.state import Table
from caravela.games.vasco.tables import MERCHANT
from caravela.kernel.steps import Step
from tests.rules.vasco.scene import (
    BOA_GENTE,
    CALICUT,
    FRAME,
    GREY,
    MALINDI,
    MOMBASA,
    MOZAMBIQUE,
    NATAL,
    ORANGE,
    PURPLE,
    TURQUOISE,
    act,
    asked,
    docks,
    menu,
    merchant,
    offer,
    own_ship,
    quiet,
    refused,
    run,
    section,
    ship,
    ships,
)

PORTS = range(6)
SEATS = pytest.mark.parametrize("seats", [2, 3, 4])
BY = pytest.mark.parametrize("by_merchant", [False, True], ids=["own ship", "merchant ship"])


class Bonus(Step[Table]):
    """What a port gives to a seat, and nothing else."""

    __slots__ = ("port", "seat")
    seat: int
    port: int

    def __init__(self, seat: int, port: int) -> None:
        self.seat = seat
        self.port = port

    def run(self, state: Table) -> None:
        bonus(state, self.seat, self.port)


def arrive(table: Table, port: int, by_merchant: bool, seat: int = 0) -> None:
    """A ship of the seat's, or a merchant ship that it sends, goes to the first dock of a port."""
    if by_merchant:
        run(table, Send(seat, MERCHANT + merchant(11), True))
        act(table, "port", port)
    else:
        own_ship(table, seat, ship(capacity=11))
        run(table, Dock(seat, port, ship(capacity=11)))
    if asked(table) in ("Dock", "MerchantDock"):
        act(table, "dock", docks(table, port)[0])


def holdings(table: Table, seat: int) -> tuple[int, int, int, int]:
    """Reals, captains, people, projects."""
    people = sum(table.crews[seat * 5 : seat * 5 + 5])
    return table.reals[seat], table.captains[seat], people, table.projects[seat].bit_count()


# one after another


@pytest.mark.clause("VAS-N16")
@BY
@pytest.mark.parametrize("chosen", range(6))
def test_natal_gives_an_upper_project_to_choose(chosen: int, by_merchant: bool) -> None:
    table = quiet()
    plans = ships(stack="I")[:7]
    for slot, one in enumerate(plans):
        offer(table, slot, one)
    arrive(table, NATAL, by_merchant)
    assert menu(table) == [("project", slot) for slot in range(6)]
    act(table, "project", chosen)
    assert table.projects == [1 << plans[chosen], 0, 0]
    assert table.launched == [0, 0, 0]
    assert table.slots == [-1 if slot == chosen else plans[slot] for slot in range(7)]
    assert table.reals == [10, 10, 10]
    assert menu(table) == []


@pytest.mark.clause("VAS-N16")
@BY
def test_the_framed_project_and_an_empty_place_are_no_bonus(by_merchant: bool) -> None:
    table = quiet()
    plans = ships(stack="II")
    for slot in (1, 4, FRAME):
        offer(table, slot, plans[slot])
    arrive(table, NATAL, by_merchant)
    assert menu(table) == [("project", 1), ("project", 4)]
    assert refused(table, "project", FRAME) == "VAS-N16"
    assert refused(table, "project", 0) == "VAS-N16"
    assert refused(table, "pass") == "VAS-N16"


@pytest.mark.clause("VAS-N16", "VAS-L7")
def test_natals_project_may_be_the_last_one() -> None:
    table = quiet()
    offer(table, 5, ship(crew=4))
    arrive(table, NATAL, False)
    assert table.projects[0] == 1 << ship(crew=4)
    assert menu(table) == []


@pytest.mark.clause("VAS-N17", "VAS-Q19")
@SEATS
@BY
def test_boa_gente_gives_a_sailor_of_any_active_section(seats: int, by_merchant: bool) -> None:
    for chosen in range(seats):
        table = quiet(seats)
        for number in range(seats):
            section(table, number, PURPLE, PURPLE, ORANGE)
        arrive(table, BOA_GENTE, by_merchant)
        places = [("sailor", number, colour) for number in range(seats) for colour in (PURPLE, ORANGE)]
        assert menu(table) == [*places, ("bag",)]
        for number in range(seats, 4):
            assert refused(table, "sailor", number, PURPLE) == "VAS-N17"
        act(table, "sailor", chosen, ORANGE)
        assert table.crews == [0, 0, 0, 1, 0] + [0] * (5 * seats - 5)
        standing = [table.sections[number * 4 : number * 4 + 4] for number in range(seats)]
        assert standing == [[0, 2, 0, int(number != chosen)] for number in range(seats)]
        assert sum(table.bag) == 32 - 3 * seats
        assert holdings(table, 0)[0] == 10
        assert menu(table) == []


@pytest.mark.clause("VAS-N17")
@BY
def test_or_one_drawn_blind_from_the_bag(by_merchant: bool) -> None:
    drawn = set()
    for seed in range(20):
        table = quiet(seed=seed)
        section(table, 0, GREY, GREY)
        arrive(table, BOA_GENTE, by_merchant)
        before = table.bag[:]
        act(table, "bag")
        colour = table.crews.index(1)
        drawn.add(colour)
        assert sum(table.crews) == 1
        assert table.bag == [sailors - (colour == other) for other, sailors in enumerate(before)]
        assert sum(table.sections) == 2
        assert menu(table) == []
    assert drawn == {TURQUOISE, PURPLE, GREY, ORANGE}


@pytest.mark.clause("VAS-N17")
def test_the_bag_gives_only_what_is_in_it() -> None:
    for seed in range(10):
        table = quiet(seed=seed)
        section(table, 0, GREY)
        table.bag = [0, 1, 0, 2]
        arrive(table, BOA_GENTE, False)
        act(table, "bag")
        assert table.crews[:5] in ([0, 1, 0, 0, 0], [0, 0, 0, 1, 0])
        assert min(table.bag) == 0


@pytest.mark.clause("VAS-N17")
def test_a_sailor_who_does_not_stand_there_cannot_be_chosen() -> None:
    table = quiet()
    section(table, 1, GREY)
    arrive(table, BOA_GENTE, False)
    assert menu(table) == [("sailor", 1, GREY), ("bag",)]
    assert refused(table, "sailor", 0, TURQUOISE) == "VAS-N17"
    assert refused(table, "sailor", 0, GREY) == "VAS-N17"
    assert refused(table, "sailor", 1, PURPLE) == "VAS-N17"


@pytest.mark.clause("VAS-N18")
@SEATS
@BY
def test_mozambique_gives_an_own_captain(seats: int, by_merchant: bool) -> None:
    table = quiet(seats)
    last = seats - 1
    arrive(table, MOZAMBIQUE, by_merchant, last)
    assert table.captains == [1] * last + [2]
    assert table.waiting == [6] * last + [5]
    assert menu(table) == []


@pytest.mark.clause("VAS-N19", "VAS-N20", "VAS-N21")
@BY
@pytest.mark.parametrize(("port", "reals"), [(MOMBASA, 2), (MALINDI, 1), (CALICUT, 0)])
def test_mombasa_and_malindi_give_reals_and_calicut_nothing(port: int, reals: int, by_merchant: bool) -> None:
    table = quiet()
    arrive(table, port, by_merchant, 1)
    assert [holdings(table, seat) for seat in range(3)] == [(10, 1, 0, 0), (10 + reals, 1, 0, 0), (10, 1, 0, 0)]
    assert menu(table) == []


# what is not there


@pytest.mark.clause("VAS-N22")
@BY
def test_no_upper_project_no_bonus(by_merchant: bool) -> None:
    table = quiet()
    offer(table, FRAME, ship(crew=3))
    arrive(table, NATAL, by_merchant)
    assert menu(table) == []
    assert [holdings(table, seat) for seat in range(3)] == [(10, 1, 0, 0)] * 3
    assert table.slots[FRAME] == ship(crew=3)


@pytest.mark.clause("VAS-N22")
@BY
def test_no_sailor_anywhere_no_bonus(by_merchant: bool) -> None:
    table = quiet()
    table.bag = [0, 0, 0, 0]
    arrive(table, BOA_GENTE, by_merchant)
    assert menu(table) == []
    assert [holdings(table, seat) for seat in range(3)] == [(10, 1, 0, 0)] * 3


@pytest.mark.clause("VAS-N22")
@BY
def test_no_captain_left_no_bonus(by_merchant: bool) -> None:
    table = quiet()
    table.waiting[0] = 0
    arrive(table, MOZAMBIQUE, by_merchant)
    assert menu(table) == []
    assert [holdings(table, seat) for seat in range(3)] == [(10, 1, 0, 0)] * 3
    assert table.waiting == [0, 6, 6]


@pytest.mark.clause("VAS-N22")
def test_what_is_left_goes_to_the_first_ship() -> None:
    table = quiet()
    table.waiting[0] = 1
    run(table, Bonus(0, MOZAMBIQUE), Bonus(0, MOZAMBIQUE))
    assert (table.captains[0], table.waiting[0]) == (2, 0)


@pytest.mark.clause("VAS-N13", "VAS-N22")
@pytest.mark.parametrize("port", PORTS)
def test_a_bonus_goes_to_nobody_else(port: int) -> None:
    table = quiet(4)
    offer(table, 0, ship(crew=2))
    section(table, 3, GREY)
    table.bag = [0, 0, 0, 0]
    arrive(table, port, False, 2)
    assert [holdings(table, seat) for seat in (0, 1, 3)] == [(10, 1, 0, 0)] * 3
    assert (holdings(table, 2) != (10, 1, 0, 0)) == (port != CALICUT)
