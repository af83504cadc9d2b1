"""Phases A and B: dice are rolled, drafted and placed."""

from collections import Counter
from itertools import permutations
from typing import Any

import pytest

from caravela.games.coimbra.dice import Place, Roll, Turn
from caravela.games.coimbra.state import PHASE_C, PHASE_F, Table
from tests.rules.coimbra.scene import (
    CASTLE,
    CATALOG,
    CENTRAL,
    CLERIC,
    COUNCIL,
    GAME,
    LOWER,
    MERCHANT,
    SCHOLAR,
    UPPER,
    WHITE,
    act,
    die,
    menu,
    play_to,
    quiet,
    refused,
    row,
    run,
    seen,
    stocks,
    token,
)

DICE = {2: (2, 2, 1, 1, 1), 3: (3, 3, 2, 2, 1), 4: (3, 3, 3, 3, 1)}
LOCATIONS = (CASTLE, UPPER, CENTRAL, LOWER)

seated = pytest.mark.parametrize("seats", [2, 3, 4])


def drafting(seats: int, *dice: tuple[int, int], order: tuple[int, ...] = ()) -> Table:
    """The beginning of phase B, with these dice (colour, pips) in the pool if there are any."""
    table = quiet(seats, order)
    run(table, Roll())
    if dice:
        table.pool = sorted(colour * 6 + pips - 1 for colour, pips in dice)
        run(table, Turn(0))
    return table


def draft(table: Table, colour: int, pips: int, location: int) -> None:
    act(table, "draft", colour, pips - 1)
    act(table, "place", location)


def standing(table: Table, location: int) -> list[tuple[int | None, int]]:
    """Owner (None: a token) and value of the dice of a location, from the left."""
    found: list[dict[str, Any]] = GAME.view(table, None)["rows"][location]
    return [(one["seat"], one["value"]) for one in found]


def values(table: Table, location: int) -> list[int]:
    return [table.value[code] for code in row(table, location)]


# phase A


@pytest.mark.clause("COI-A1")
@seated
def test_all_dice_are_rolled_once(seats: int) -> None:
    for seed in range(8):
        table = quiet(seats, seed=seed)
        before = table.chance_count
        run(table, Roll())
        assert table.chance_count - before == sum(DICE[seats])
        count = Counter(colour for colour, _ in GAME.view(table, None)["pool"])
        assert tuple(count[colour] for colour in range(5)) == DICE[seats]
        assert all(1 <= pips <= 6 for _, pips in GAME.view(table, None)["pool"])


@pytest.mark.clause("COI-A1")
def test_each_die_can_show_each_number() -> None:
    seen_faces = Counter[tuple[int, int]]()
    for seed in range(200):
        table = quiet(2, seed=seed)
        run(table, Roll())
        seen_faces.update((colour, pips) for colour, pips in GAME.view(table, None)["pool"])
    assert set(seen_faces) == {(colour, pips) for colour in range(5) for pips in range(1, 7)}
    # 200 white dice; about 33 of each number
    assert all(15 < seen_faces[WHITE, pips] < 55 for pips in range(1, 7))


@pytest.mark.clause("COI-A1")
def test_the_dice_are_rolled_anew_in_each_round() -> None:
    for seed in range(3):
        table = GAME.deal(3, seed)
        pools = []
        for round_ in range(1, 5):
            play_to(table, round_, 2, seed)
            assert table.round == round_
            assert len(table.pool) == 11
            pools.append(tuple(table.pool))
        assert len(set(pools)) == 4


@pytest.mark.clause("COI-A1")
def test_the_pool_of_the_round_is_not_rolled_again() -> None:
    table = drafting(3)
    for _ in range(9):
        before = Counter(table.pool)
        act(table, *menu(table)[0])
        act(table, "place", LOWER)
        assert (before - Counter(table.pool)).total() == 1
        assert not Counter(table.pool) - before


# phase B: whose turn


@pytest.mark.clause("COI-B1")
@seated
def test_in_player_order_round_and_round_three_times(seats: int) -> None:
    order = tuple((seat * 3 + 1) % seats if seats == 4 else seats - 1 - seat for seat in range(seats))
    table = drafting(seats, order=order)
    drafters, placers = [], []
    while menu(table) and menu(table)[0][0] == "draft":
        drafters.append(table.to_move)
        act(table, *menu(table)[-1])
        assert [kind for kind, *_ in menu(table)] == ["place"] * 4
        placers.append(table.to_move)
        act(table, "place", LOWER)
    assert drafters == placers == list(order) * 3
    assert table.phase >= PHASE_C


@pytest.mark.clause("COI-B1")
@seated
def test_everybody_has_placed_three_when_phase_c_begins(seats: int) -> None:
    for seed in range(4):
        table = play_to(GAME.deal(seats, seed), 1, 2, seed)
        log = table.listen()
        turn = 0
        while table.phase < PHASE_C and table.round == 1:
            act(table, *menu(table)[turn % len(menu(table))])
            turn += 1
        placed = [event.args["seat"] for event in log if event.key == "placed"]
        assert placed == table.order * 3
        assert [seen(table, seat)["holders"] for seat in range(seats)] == [0] * seats


@pytest.mark.clause("COI-B1", "COI-B2")
def test_a_die_is_placed_before_the_next_one_is_drafted() -> None:
    table = drafting(2, (COUNCIL, 4), (MERCHANT, 2), (CLERIC, 2))
    assert refused(table, "place", UPPER) == "COI-B2"
    act(table, "draft", COUNCIL, 3)
    assert refused(table, "draft", MERCHANT, 1) == "COI-B3"
    act(table, "place", UPPER)
    assert table.to_move == 1
    assert refused(table, "place", UPPER) == "COI-B2"


# phase B: drafting


@pytest.mark.clause("COI-B2", "COI-Q3")
def test_any_die_of_the_pool() -> None:
    table = drafting(2, (COUNCIL, 4), (COUNCIL, 4), (MERCHANT, 1), (CLERIC, 6), (SCHOLAR, 4), (WHITE, 2))
    assert menu(table) == [
        ("draft", COUNCIL, 3),
        ("draft", MERCHANT, 0),
        ("draft", CLERIC, 5),
        ("draft", SCHOLAR, 3),
        ("draft", WHITE, 1),
    ]


@pytest.mark.clause("COI-B2")
def test_no_die_that_is_not_in_the_pool() -> None:
    table = drafting(2, (COUNCIL, 4), (MERCHANT, 1), (CLERIC, 1))
    assert refused(table, "draft", COUNCIL, 4) == "COI-B2"
    assert refused(table, "draft", WHITE, 3) == "COI-B2"
    draft(table, MERCHANT, 1, LOWER)
    assert refused(table, "draft", MERCHANT, 0) == "COI-B2"


@pytest.mark.clause("COI-B2")
def test_one_of_two_equal_dice_stays_in_the_pool() -> None:
    table = drafting(2, (COUNCIL, 4), (COUNCIL, 4), (MERCHANT, 1))
    draft(table, COUNCIL, 4, LOWER)
    assert GAME.view(table, None)["pool"] == [[COUNCIL, 4], [MERCHANT, 1]]
    assert ("draft", COUNCIL, 3) in menu(table)


@pytest.mark.clause("COI-B2")
def test_a_die_keeps_what_it_shows_in_its_holder() -> None:
    table = drafting(2, (CLERIC, 5), (MERCHANT, 1))
    assert seen(table, 0)["holders"] == 3
    act(table, "draft", CLERIC, 4)
    assert seen(table, 0)["hand"] == [CLERIC, 5]
    assert seen(table, 0)["holders"] == 2
    act(table, "place", CENTRAL)
    [placed] = [one for one in GAME.view(table, None)["rows"][CENTRAL] if one["seat"] is not None]
    assert (placed["seat"], placed["colour"], placed["value"]) == (0, CLERIC, 5)
    assert seen(table, 0)["hand"] is None


# phase B: placing


@pytest.mark.clause("COI-B3")
@pytest.mark.parametrize("location", LOCATIONS)
def test_in_any_of_the_four_locations(location: int) -> None:
    table = drafting(4)
    act(table, *menu(table)[0])
    assert menu(table) == [("place", one) for one in LOCATIONS]
    act(table, "place", location)
    assert [len(standing(table, one)) for one in LOCATIONS] == [int(one == location) for one in LOCATIONS]


@pytest.mark.clause("COI-B3")
def test_a_drafted_die_can_only_be_placed() -> None:
    table = drafting(3)
    act(table, *menu(table)[0])
    assert refused(table, "distress") == "COI-B3"
    assert refused(table, "pass") == "COI-B3"


@pytest.mark.clause("COI-B4")
def test_the_castle_rises() -> None:
    for pips in permutations((2, 3, 5, 6)):
        table = quiet(4)
        for seat, one in enumerate(pips):
            table.face[seat * 3] = COUNCIL * 6 + one - 1
            run(table, Place(seat, 0))
            act(table, "place", CASTLE)
        assert values(table, CASTLE) == [2, 3, 5, 6]


@pytest.mark.clause("COI-B5")
@pytest.mark.parametrize("location", [UPPER, CENTRAL, LOWER])
def test_a_city_district_falls(location: int) -> None:
    for pips in permutations((2, 3, 5, 6)):
        table = quiet(4)
        for seat, one in enumerate(pips):
            table.face[seat * 3] = COUNCIL * 6 + one - 1
            run(table, Place(seat, 0))
            act(table, "place", location)
        assert values(table, location) == [6, 5, 3, 2]


@pytest.mark.clause("COI-B4", "COI-B5")
@pytest.mark.parametrize("location", LOCATIONS)
def test_equal_dice_queue_up(location: int) -> None:
    table = drafting(4, *[(COUNCIL, 4)] * 3, *[(MERCHANT, 4)] * 2, (WHITE, 5), (CLERIC, 3), order=(1, 2, 0, 3))
    draft(table, COUNCIL, 4, location)
    draft(table, WHITE, 5, location)
    draft(table, CLERIC, 3, location)
    draft(table, MERCHANT, 4, location)
    draft(table, COUNCIL, 4, location)
    draft(table, MERCHANT, 4, location)
    fours = [(1, 4), (3, 4), (1, 4), (2, 4)]
    row_ = [(0, 3), *fours, (2, 5)] if location == CASTLE else [(2, 5), *fours, (0, 3)]
    assert standing(table, location) == row_


@pytest.mark.clause("COI-B5", "COI-B4")
def test_a_row_is_not_mixed_with_its_neighbours() -> None:
    table = quiet(4)
    for location, pips in ((LOWER, 6), (CASTLE, 6), (CENTRAL, 1), (UPPER, 3), (CASTLE, 1), (UPPER, 5), (LOWER, 2)):
        die(table, location, 0 if location == CASTLE else location, COUNCIL, pips)
    assert [values(table, one) for one in LOCATIONS] == [[1, 6], [5, 3], [1], [6, 2]]


@pytest.mark.clause("COI-B6")
@pytest.mark.parametrize(("pips", "at"), [(6, 0), (5, 0), (4, 1), (3, 2), (2, 2), (1, 2)])
def test_die_tokens_take_part_in_the_order(pips: int, at: int) -> None:
    table = drafting(2, (SCHOLAR, pips), (MERCHANT, 1))
    assert standing(table, CENTRAL) == [(None, 4), (None, 3)]
    draft(table, SCHOLAR, pips, CENTRAL)
    wanted: list[tuple[int | None, int]] = [(None, 4), (None, 3)]
    wanted.insert(at, (0, pips))
    assert standing(table, CENTRAL) == wanted


@pytest.mark.clause("COI-B6")
def test_a_die_token_has_no_colour_and_no_owner() -> None:
    table = drafting(3)
    tokens = [one for line in GAME.view(table, None)["rows"] for one in line]
    assert [(one["seat"], one["colour"]) for one in tokens] == [(None, None)] * 3


@pytest.mark.clause("COI-B7")
@pytest.mark.parametrize("location", LOCATIONS)
def test_a_location_has_room_for_all_dice(location: int) -> None:
    table = drafting(4)
    for _ in range(11):
        act(table, *menu(table)[0])
        act(table, "place", location)
    act(table, *menu(table)[0])
    assert menu(table) == [("place", one) for one in LOCATIONS]
    assert len(standing(table, location)) == 11
    assert Counter(seat for seat, _ in standing(table, location)) == {0: 3, 1: 3, 2: 3, 3: 2}


# phase B: dice left over


@pytest.mark.clause("COI-B8")
@pytest.mark.parametrize(("seats", "left"), [(2, 1), (3, 2), (4, 1)])
def test_dice_that_nobody_drafted_do_nothing(seats: int, left: int) -> None:
    table = drafting(seats)
    log = table.listen()
    total = len(table.pool)
    for _ in range(3 * seats):
        act(table, *menu(table)[0])
        act(table, "place", LOWER)
    assert table.phase >= PHASE_C
    assert len(table.pool) == left == total - 3 * seats
    over = table.pool[:]
    while table.phase < PHASE_F:
        assert table.pool == over
        act(table, *menu(table)[-1])
    assert sum(event.key == "activated" for event in log) == 3 * seats


@pytest.mark.clause("COI-B8")
def test_dice_left_over_bring_nobody_income() -> None:
    table = drafting(2, *[(COUNCIL, 1)] * 6, (SCHOLAR, 6))
    table.guards = [0, 0]
    table.coins = [0, 0]
    for _ in range(6):
        draft(table, COUNCIL, 1, LOWER)
    assert table.pool == [SCHOLAR * 6 + 5]
    # three times distress and three gray dice on space 0; the green die would have been a point
    guards = 3 * 2 + 3 * CATALOG.tracks[COUNCIL].boxes[0].gain.guards
    assert [stocks(table, seat) for seat in range(2)] == [(guards, 6, 0)] * 2
    assert table.phase == PHASE_F


# worked examples


@pytest.mark.clause("COI-B1", "COI-B2", "COI-B3", "COI-B4", "COI-B5", "COI-B6")
@pytest.mark.parametrize("order", [("Phil", "Chris", "Eve"), ("Phil", "Eve", "Chris")], ids="-".join)
def test_example_three_dice_of_three_players(order: tuple[str, str, str]) -> None:
    phil, chris, eve = (order.index(name) for name in ("Phil", "Chris", "Eve"))
    dice = ((COUNCIL, 5), (COUNCIL, 4), (WHITE, 1), (MERCHANT, 1), (MERCHANT, 5), (CLERIC, 1), (SCHOLAR, 2))
    table = drafting(3, *dice, (CLERIC, 2), (SCHOLAR, 2), (MERCHANT, 6), (COUNCIL, 2))
    others = {chris: [(MERCHANT, 1, CASTLE), (MERCHANT, 5, CASTLE)], eve: [(CLERIC, 1, UPPER), (SCHOLAR, 2, LOWER)]}

    assert table.to_move == phil
    draft(table, COUNCIL, 5, UPPER)
    assert standing(table, UPPER) == [(phil, 5), (None, 3)]
    for seat in (1, 2):
        assert table.to_move == seat
        draft(table, *others[seat][0])

    assert table.to_move == phil
    draft(table, WHITE, 1, UPPER)
    assert standing(table, UPPER) == [(phil, 5), (None, 3), (eve, 1), (phil, 1)]
    for seat in (1, 2):
        assert table.to_move == seat
        draft(table, *others[seat][1])

    assert table.to_move == phil
    draft(table, COUNCIL, 4, CASTLE)
    assert standing(table, CASTLE) == [(chris, 1), (phil, 4), (chris, 5)]
    assert seen(table, phil)["holders"] == 0


@pytest.mark.clause("COI-B4")
def test_a_token_in_another_row_does_not_disturb_the_castle() -> None:
    table = quiet(3)
    token(table, 0, UPPER, 3)
    die(table, CASTLE, 0, COUNCIL, 6)
    die(table, CASTLE, 1, COUNCIL, 1)
    assert values(table, CASTLE) == [1, 6]
    assert values(table, UPPER) == [3]
