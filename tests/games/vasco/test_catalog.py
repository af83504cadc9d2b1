"""The packaged catalog keeps to all that is known of the game, and what is designed is a real choice."""

import unicodedata
from collections import Counter
from collections.abc import Callable, Iterable
from itertools import combinations, pairwise, permutations, product
from statistics import mean

import pytest

from caravela.games.vasco.catalog import STACKS, Port, Ship, Stack, Vdg, load

CATALOG = load()
SHIPS = CATALOG.ships
PORTS = {port.id: port for port in CATALOG.ports}
NAMED = [*SHIPS, *CATALOG.merchants, *CATALOG.vdgs, *CATALOG.ports, *CATALOG.characters]

Wanted = Callable[[Ship], bool]


def stack_of(stack: Stack) -> list[Ship]:
    return [ship for ship in SHIPS if ship.stack == stack]


def reach(ship: Ship) -> int:
    """The dearest dock the ship may take: what its capacity is good for."""
    return max(dock for port in CATALOG.ports for dock in port.docks if dock <= ship.capacity)


def tile(capacity: int | None = None, reals: int | None = None, points: int | None = None, least: int = 4) -> Wanted:
    """A ship of an example, by as much as the example shows."""
    return lambda ship: (
        ship.capacity >= least
        and capacity in (None, ship.capacity)
        and reals in (None, ship.reals)
        and points in (None, ship.points)
    )


def castings(wanted: Iterable[Wanted]) -> bool:
    """Whether different ships of ours can play all parts of an example at once."""
    options = sorted(([ship for ship in SHIPS if want(ship)] for want in wanted), key=len)

    def cast(part: int, taken: frozenset[str]) -> bool:
        if part == len(options):
            return True
        return any(cast(part + 1, taken | {ship.id}) for ship in options[part] if ship.id not in taken)

    return cast(0, frozenset())


# what there is


def test_35_ships_seven_a_round_for_five_rounds_in_three_stacks() -> None:
    assert len(SHIPS) == 35 == 7 * 5
    assert Counter(ship.stack for ship in SHIPS) == {"I": 12, "II": 12, "III": 11}


def test_six_merchant_ships_nine_vdg_tiles_four_characters() -> None:
    assert (len(CATALOG.merchants), len(CATALOG.vdgs), len(CATALOG.characters)) == (6, 9, 4)


def test_six_ports_of_one_to_six_docks() -> None:
    assert [(port.id, len(port.docks)) for port in CATALOG.ports] == [
        ("natal", 1), ("terra-de-boa-gente", 2), ("mozambique", 3), ("mombasa", 4), ("malindi", 5), ("calicut", 6),
    ]  # fmt: skip


@pytest.mark.parametrize(
    ("id", "docks"),
    [
        ("natal", (4,)),
        ("terra-de-boa-gente", (5, 4)),
        ("mozambique", (6, 5, 4)),
        ("mombasa", (7, 6, 5, 5)),
        ("malindi", (9, 9, 7, 7, 6)),
        ("calicut", (11, 11, 11, 9, 9, 9)),
    ],
)
def test_docks_from_left_to_right(id: str, docks: tuple[int, ...]) -> None:
    assert PORTS[id].docks == docks


def test_full_ports_pay_more_the_further_they_are() -> None:
    assert [port.full for port in CATALOG.ports] == [0, 1, 2, 3, 4, 5]


def test_bonuses_of_the_coast() -> None:
    assert [(port.bonus, port.amount) for port in CATALOG.ports] == [
        ("project", 1), ("sailor", 1), ("captain", 1), ("reals", 2), ("reals", 1), (None, 0),
    ]  # fmt: skip


@pytest.mark.parametrize(
    ("seats", "order"),
    [
        (2, ["dias", "sernigi"]),
        (3, ["dias", "alvares", "sernigi"]),
        (4, ["dias", "alvares", "sernigi", "manuel"]),
    ],
)
def test_characters_are_dealt_by_seat(seats: int, order: list[str]) -> None:
    dealt = {character.dealt[seats - 2]: character.id for character in CATALOG.characters}
    assert [dealt[place] for place in range(1, seats + 1)] == order


def test_spaces_in_each_area() -> None:
    assert (CATALOG.spaces.two, CATALOG.spaces.three, CATALOG.spaces.four) == (3, 4, 5)


def test_rows_of_the_numbers_area() -> None:
    assert (CATALOG.numbers.last, CATALOG.numbers.reals) == ((5, 10, 15, 20), (1, 2, 3, 4))


def test_prices_and_amounts_of_the_rules() -> None:
    assert (CATALOG.prices.projects, CATALOG.prices.sailors) == ((1, 4), (1, 3, 6, 10))
    crews, start, worth = CATALOG.crews, CATALOG.start, CATALOG.worth
    assert (crews.sailors, crews.room, crews.refill, crews.missionaries) == (8, 5, 3, 6)
    assert (start.reals, start.captains, start.waiting, start.discs) == (10, 1, 6, 4)
    assert (worth.dias, worth.ready, worth.reals) == (2, 3, 3)


# what the worked examples show, by their numbers in the order of the rulebook; 14, 16 and 17 ask nothing of a catalog


def row_of(number: int) -> int:
    return next(
        reals for last, reals in zip(CATALOG.numbers.last, CATALOG.numbers.reals, strict=True) if number <= last
    )


def test_1_a_vdg_tile_starts_at_11_with_9_and_4_reals() -> None:
    assert [vdg.reals for vdg in CATALOG.vdgs if vdg.start == 11] == [(9, 4)]


def test_2_the_tile_after_it_may_take_three_away() -> None:
    assert any(vdg.change == -3 and vdg.start != 11 for vdg in CATALOG.vdgs)


def test_3_and_15_three_discs_fill_the_court_of_two_players_and_four_players_have_room_for_five() -> None:
    assert CATALOG.spaces.two == 3
    assert CATALOG.spaces.four >= 5


def test_4_number_6_pays_2_and_number_15_pays_3() -> None:
    assert (row_of(6), row_of(15)) == (2, 3)


def test_5_a_ship_of_stack_i_with_capacity_7_and_crew_5_yields_2_points() -> None:
    found = [ship for ship in stack_of("I") if (ship.capacity, ship.crew) == (7, 5)]
    assert [(ship.reals, ship.points) for ship in found] == [(0, 2)]


def test_6_and_7_two_crews_of_3_and_one_of_4_may_be_on_display_in_round_1() -> None:
    crews = Counter(ship.crew for ship in stack_of("I"))
    assert crews[3] >= 2
    assert crews[4] >= 1


def test_8_the_capacities_that_are_named_exist_and_no_others_do() -> None:
    docks = {dock for port in CATALOG.ports for dock in port.docks}
    assert {ship.capacity for ship in SHIPS} == docks == {4, 5, 6, 7, 9, 11}


def test_9_crews_are_recruited_for_3_6_1_and_no_reals() -> None:
    price = CATALOG.prices.sailors
    assert (price[2 - 1], price[3 - 1], price[1 - 1]) == (3, 6, 1)


def test_10_to_12_the_fleets_of_the_expeditions_exist_side_by_side() -> None:
    blue, red, yellow, black = (9, 7, 4), (7, 7), (6,), (11, 7, 7)
    assert castings(tile(capacity) for capacity in (*blue, *red, *yellow, *black))


def test_10_to_12_the_docks_they_take() -> None:
    assert Counter(PORTS["malindi"].docks) == Counter([9, 7, 9, 7, 6])
    assert {6, 5} <= set(PORTS["mozambique"].docks)
    assert 5 in PORTS["terra-de-boa-gente"].docks


def test_13_a_capacity_of_4_never_enters_mombasa_or_malindi() -> None:
    assert min(PORTS["mombasa"].docks) == 5
    assert min(PORTS["malindi"].docks) > 4


def test_18_a_merchant_ship_in_natal_brings_a_project_and_in_mombasa_two_reals() -> None:
    assert (PORTS["natal"].bonus, PORTS["natal"].amount) == ("project", 1)
    assert (PORTS["mombasa"].bonus, PORTS["mombasa"].amount) == ("reals", 2)
    assert min(PORTS["natal"].docks) <= min(merchant.capacity for merchant in CATALOG.merchants)


# 19 to 25 are one moment of one game: the ships of Calicut, Malindi, Mombasa, Mozambique and Terra de Boa Gente

NOTHING, ONE_EACH = (0, 0), (1, 1)


def pairs(reals: int, points: int) -> list[tuple[tuple[int, int], tuple[int, int]]]:
    """What two ships may yield if together they yield so much."""
    parts = list(product(range(reals + 1), range(points + 1)))
    return [(part, (reals - part[0], points - part[1])) for part in parts]


def test_19_to_25_the_ships_of_the_great_example_exist_side_by_side() -> None:
    certain = [
        tile(reals=0, points=1, least=9),  # Calicut, black
        tile(reals=0, points=2, least=9),  # Calicut, yellow
        tile(reals=0, points=2, least=9),  # Calicut, blue
        tile(reals=1, points=1, least=9),  # Malindi, red
        tile(reals=0, points=0, least=9),  # Malindi, blue
        tile(7, 2, 0),  # Mombasa, red
        tile(6, 0, 0),  # Mozambique, black
        tile(4, 1, 0),  # Terra de Boa Gente, red
    ]
    assert any(
        castings(
            [
                *certain,
                *(tile(reals=reals, points=points, least=9) for reals, points in calicut),
                tile(11, *mombasa[0]),
                tile(9, *mombasa[1]),
                tile(6, *mozambique[0]),
                tile(4, *mozambique[1]),
            ]
        )
        for calicut, mombasa, mozambique in product(pairs(1, 1), pairs(1, 2), pairs(3, 0))
    )


def test_19_21_and_26_what_full_ports_pay_there() -> None:
    assert (PORTS["calicut"].full, PORTS["mombasa"].full, PORTS["malindi"].full) == (5, 3, 4)


def test_19_calicut_can_be_filled_by_five_ships_and_a_merchant() -> None:
    largest = sum(dock == 11 for dock in PORTS["calicut"].docks)
    assert sum(ship.capacity == 11 for ship in SHIPS) >= largest
    assert any(merchant.capacity >= 9 for merchant in CATALOG.merchants)


def test_20_both_ships_in_malindi_may_lie_at_nines_while_7_7_and_6_are_free() -> None:
    assert PORTS["malindi"].docks[:2] == (9, 9)
    assert sorted(PORTS["malindi"].docks[2:]) == [6, 7, 7]


def test_21_a_merchant_ship_of_7_exists() -> None:
    assert any(merchant.capacity == 7 for merchant in CATALOG.merchants)


def sail(capacities: list[int], docks: list[int]) -> list[int | None]:
    """Where ships go one after another: the first free dock they may take, or none."""
    free, found = list(docks), []
    for capacity in capacities:
        dock = next((dock for dock in free if dock <= capacity), None)
        if dock is not None:
            free.remove(dock)
        found.append(dock)
    return found


def test_21_and_22_mombasa_holds_11_9_7_7_and_they_sail_to_7_7_6_and_nowhere() -> None:
    assert all(dock <= ship for dock, ship in zip(sorted(PORTS["mombasa"].docks), (7, 7, 9, 11), strict=True))
    assert sail([11, 9, 7, 7], list(PORTS["malindi"].docks[2:])) == [7, 7, 6, None]


def test_23_and_24_mozambique_holds_6_6_4_and_they_sail_to_6_5_and_nowhere() -> None:
    assert PORTS["mozambique"].full == 2
    assert all(dock <= ship for dock, ship in zip(sorted(PORTS["mozambique"].docks), (4, 6, 6), strict=True))
    assert sail([6, 6, 4], list(PORTS["mombasa"].docks)) == [6, 5, None]


def test_25_terra_de_boa_gente_has_a_4_and_one_dock_more() -> None:
    assert 4 in PORTS["terra-de-boa-gente"].docks
    assert len(PORTS["terra-de-boa-gente"].docks) >= 2


def test_an_early_ship_pays_two_reals_a_round() -> None:
    assert any(ship.reals == 2 for ship in stack_of("I"))


# what we say of our own ships

RATES = (2, 2.5, 3)  # Reals that a point may be worth


def merits(ship: Ship, rate: float) -> tuple[float, ...]:
    return reach(ship), -ship.crew, ship.reals + rate * ship.points


@pytest.mark.parametrize("rate", RATES)
@pytest.mark.parametrize("stack", STACKS)
def test_no_ship_is_as_good_as_another_of_its_stack_in_all_respects(stack: Stack, rate: float) -> None:
    for ship, other in permutations(stack_of(stack), 2):
        better = all(a >= b for a, b in zip(merits(ship, rate), merits(other, rate), strict=True))
        assert not better, f"{ship.name} makes {other.name} pointless"


def test_later_stacks_have_larger_ships_that_cost_and_yield_more() -> None:
    for before, after in pairwise(STACKS):
        early, late = stack_of(before), stack_of(after)
        assert mean(ship.capacity for ship in early) < mean(ship.capacity for ship in late)
        assert mean(ship.crew for ship in early) < mean(ship.crew for ship in late)
        assert mean(ship.reals for ship in early) < mean(ship.reals for ship in late)
        assert mean(ship.points for ship in early) < mean(ship.points for ship in late)


@pytest.mark.parametrize("stack", STACKS)
def test_every_stack_has_small_crews_and_crews_that_need_a_missionary(stack: Stack) -> None:
    crews = [ship.crew for ship in stack_of(stack)]
    assert min(crews) <= 2
    assert max(crews) == 5
    assert crews.count(5) <= CATALOG.crews.missionaries // 2


def test_all_crews_and_capacities_from_the_least_to_the_largest_occur() -> None:
    assert {ship.crew for ship in SHIPS} == {1, 2, 3, 4, 5}
    assert (min(ship.capacity for ship in SHIPS), max(ship.capacity for ship in SHIPS)) == (4, 11)


def test_yields_are_modest() -> None:
    assert max(ship.reals for ship in SHIPS) <= 3
    assert max(ship.points for ship in SHIPS) <= 3
    assert max(ship.reals + ship.points for ship in SHIPS) <= 4
    assert 0 < sum(ship.reals == ship.points == 0 for ship in SHIPS) <= 7


def test_ships_differ_in_what_is_printed_on_their_ship_side() -> None:
    assert len({(ship.capacity, ship.reals, ship.points) for ship in SHIPS}) == len(SHIPS)


@pytest.mark.parametrize("port", CATALOG.ports, ids=lambda port: port.id)
def test_every_port_can_be_filled(port: Port) -> None:
    capacities = [ship.capacity for ship in SHIPS] + [merchant.capacity for merchant in CATALOG.merchants]
    for dock in port.docks:
        fitting = sum(capacity >= dock for capacity in capacities)
        assert fitting >= sum(other >= dock for other in port.docks)


def test_merchant_ships_are_spread() -> None:
    capacities = [merchant.capacity for merchant in CATALOG.merchants]
    assert (min(capacities), max(capacities)) == (4, 11)
    assert mean(capacities) == pytest.approx(8, abs=0.5)
    assert len(set(capacities)) >= 5


# and of our VdG tiles

FOLLOWED = list(permutations(CATALOG.vdgs, 2))


def test_starts_are_spread_and_all_differ() -> None:
    starts = [vdg.start for vdg in CATALOG.vdgs]
    assert len(set(starts)) == 9
    assert max(starts) - min(starts) >= 8
    assert mean(starts) == pytest.approx(10, abs=1)


@pytest.mark.parametrize(("vdg", "next_one"), FOLLOWED, ids=lambda vdg: vdg.id)
def test_in_every_round_some_numbers_cost_and_some_are_free(vdg: Vdg, next_one: Vdg) -> None:
    free = vdg.start + next_one.change
    assert free - 1 >= 3, "the first number costs three Reals or more"
    assert 20 - free + 1 >= 5, "five numbers or more are free"


def test_changes_go_both_ways_and_as_far_as_three() -> None:
    changes = [vdg.change for vdg in CATALOG.vdgs]
    assert {-3, 0, 3} <= set(changes) <= set(range(-3, 4))
    assert sum(changes) == 0


def test_a_later_start_brings_more_money() -> None:
    tiles = sorted(CATALOG.vdgs, key=lambda vdg: vdg.start)
    sums = [sum(vdg.reals) for vdg in tiles]
    assert sums == sorted(set(sums))


def test_sums_at_court_are_between_3_and_9_reals_the_upper_never_less() -> None:
    assert {amount for vdg in CATALOG.vdgs for amount in vdg.reals} <= set(range(3, 10))
    assert all(vdg.reals[0] >= vdg.reals[1] for vdg in CATALOG.vdgs)
    assert len({vdg.reals for vdg in CATALOG.vdgs}) == 9


# names


def plain(name: str) -> str:
    letters = unicodedata.normalize("NFD", name).encode("ascii", "ignore").decode()
    return letters.lower().replace(" ", "-")


def test_all_names_differ() -> None:
    names = [thing.name for thing in NAMED]
    assert all(names)
    assert len(set(names)) == len(names)


def test_no_ship_is_called_like_the_framed_place() -> None:
    assert "São Gabriel" not in {ship.name for ship in SHIPS}


@pytest.mark.parametrize(
    "thing", [*SHIPS, *CATALOG.merchants, *CATALOG.vdgs, *CATALOG.ports], ids=lambda thing: thing.id
)
def test_an_id_is_the_name_in_plain_letters(thing: Ship) -> None:
    assert thing.id == plain(thing.name)
    assert len(thing.name) <= 18


def test_names_can_be_told_apart_at_a_glance() -> None:
    for ship, other in combinations(SHIPS, 2):
        assert plain(ship.name)[:12] != plain(other.name)[:12]
