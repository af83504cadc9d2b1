"""Start conditions: groups of start cards, starting corners, and what start cards do at once."""

import pytest

from caravela.games.coimbra.catalog import CLASSES
from caravela.games.coimbra.city import Acquire
from caravela.games.coimbra.dice import Draft
from caravela.games.coimbra.start import StartCards
from caravela.games.coimbra.state import Table
from tests.rules.coimbra.scene import (
    CATALOG,
    CLERIC,
    COUNCIL,
    GAME,
    MERCHANT,
    UPPER,
    act,
    card,
    cards,
    die,
    levels,
    menu,
    own,
    quiet,
    refused,
    run,
    seen,
    show,
    stack,
    stocks,
)

START = cards(back="I")
STEPS = card("S1", class_="cleric")
GUARDS_4 = card("S1", class_="council")
CONFESSOR = card("S4")

seated = pytest.mark.parametrize("seats", [2, 3, 4])


def dealt(seats: int, *groups: int, seed: int = 1) -> Table:
    """A new play in which these start cards make up the groups, two a group."""
    table = GAME.deal(seats, seed)
    if groups:
        others = [one for one in START if one not in groups]
        table.groups = [*groups, *others][: 2 * seats]
    return table


def settle(table: Table) -> None:
    """Groups in reverse player order, group 0 to the last player; then corners in player order."""
    seats = len(table.order)
    for group in range(seats):
        act(table, "group", group)
    for corner in range(seats - 1):
        act(table, "corner", corner)
    if seats < 4:  # the last of four players has only one corner left: he is not asked
        act(table, "corner", 3)


def asked(table: Table, *choices: tuple[str, int]) -> list[int]:
    """Play these choices; the seats that were asked for them."""
    seats = []
    for kind, number in choices:
        assert table.to_move is not None
        seats.append(table.to_move)
        act(table, kind, number)
    return seats


# who does what, and when


@pytest.mark.clause("COI-I1", "COI-I2")
@seated
def test_last_to_first_then_first_to_last(seats: int) -> None:
    for seed in range(6):
        table = dealt(seats, seed=seed)
        first = asked(table, *[("group", i) for i in range(seats)])
        assert first == table.order[::-1]
        second = asked(table, *[("corner", i) for i in range(min(seats, 3))])
        assert second == table.order[:3]
        assert all(place >= 0 for place in table.pilgrim)


@pytest.mark.clause("COI-I1")
@seated
def test_the_last_player_is_offered_all_groups_and_all_corners(seats: int) -> None:
    table = dealt(seats)
    assert table.to_move == table.order[-1]
    assert menu(table) == [*(("group", i) for i in range(seats)), *(("corner", i) for i in range(4))]


@pytest.mark.clause("COI-I1")
def test_a_group_is_taken_whole() -> None:
    table = dealt(3)
    pair = table.groups[2:4]
    last = table.order[-1]
    act(table, "group", 1)
    assert seen(table, last)["cards"] == sorted(pair)
    assert GAME.view(table, None)["groups"][1] is None


@pytest.mark.clause("COI-I1")
def test_a_group_that_is_taken_is_gone() -> None:
    table = dealt(3)
    act(table, "group", 1)
    assert [one for one in menu(table) if one[0] == "group"] == [("group", 0), ("group", 2)]
    assert refused(table, "group", 1) == "COI-I1"


@pytest.mark.clause("COI-I1", "COI-I2")
def test_a_corner_first_then_a_group() -> None:
    table = dealt(2)
    last, first = table.order[1], table.order[0]
    act(table, "corner", 2)
    assert table.pilgrim[last] == table.tables.corner + 2
    assert seen(table, last)["cards"] == []
    act(table, "group", 0)
    assert table.to_move == first
    assert {kind for kind, *_ in menu(table)} == {"corner"}
    act(table, "corner", 0)
    # one group is left for the last player, so nobody asks him
    assert len(seen(table, last)["cards"]) == 2


@pytest.mark.clause("COI-I2")
def test_nobody_does_the_same_twice() -> None:
    table = dealt(3)
    act(table, "corner", 2)
    act(table, "group", 0)
    act(table, "corner", 1)
    first, second, last = table.order
    assert table.to_move == first
    assert {kind for kind, *_ in menu(table)} == {"group"}
    assert refused(table, "corner", 3) == "COI-I2"
    act(table, "group", 1)
    assert table.to_move == second
    assert {kind for kind, *_ in menu(table)} == {"corner"}
    assert refused(table, "group", 2) == "COI-I2"
    act(table, "corner", 0)
    assert len(seen(table, last)["cards"]) == 2


@pytest.mark.clause("COI-I2")
@seated
def test_in_the_end_everybody_has_two_cards_and_a_corner(seats: int) -> None:
    table = dealt(seats)
    for turn in range(2 * seats):
        kinds = [choice for choice in menu(table) if choice[0] in ("group", "corner")]
        if kinds:
            act(table, *kinds[turn % len(kinds)])
    assert [len(seen(table, seat)["cards"]) for seat in range(seats)] == [2] * seats
    assert not any(choice[0] in ("group", "corner") for choice in menu(table))


@pytest.mark.clause("COI-I3")
@seated
def test_each_corner_is_for_one_pilgrim(seats: int) -> None:
    table = dealt(seats)
    act(table, "corner", 3)
    assert [one for one in menu(table) if one[0] == "corner"] == [("corner", i) for i in range(3)]
    assert refused(table, "corner", 3) == "COI-I3"
    for group in range(seats - 1):
        act(table, "group", group)
    assert refused(table, "corner", 3) == "COI-I3"
    assert menu(table) == [("corner", i) for i in range(3)]


@pytest.mark.clause("COI-I3")
def test_the_city_has_four_corners() -> None:
    table = dealt(4)
    for corner in range(4):
        act(table, "corner", corner)
    assert len(set(table.pilgrim)) == 4
    assert [CATALOG.nodes[place].kind for place in table.pilgrim] == ["corner"] * 4
    assert [node.kind for node in CATALOG.nodes].count("corner") == 4
    for corner in range(4):
        assert refused(table, "corner", corner) == "COI-I2"


# start cards take effect


@pytest.mark.clause("COI-I5", "COI-I6", "COI-I7", "COI-I8", "COI-Q4")
def test_example_two_start_cards() -> None:
    table = dealt(2, CONFESSOR, GUARDS_4, card("S2"), card("S3"))
    phil = table.order[-1]
    settle(table)
    assert menu(table)[0][0] == "draft"
    assert levels(table, phil) == [2, 0, 1, 0]
    assert stocks(table, phil) == (11, 7, 0)
    assert seen(table, phil)["cards"] == sorted((CONFESSOR, GUARDS_4))


@pytest.mark.clause("COI-I6", "COI-K2")
@pytest.mark.parametrize("number", START)
def test_a_start_card_moves_the_disk_of_its_class(number: int) -> None:
    other = next(one for one in START if CATALOG.cards[one].class_ != CATALOG.cards[number].class_)
    table = quiet()
    own(table, 0, number, other)
    run(table, StartCards(0))
    while menu(table):
        act(table, *menu(table)[-1])
    for track, class_ in enumerate(CLASSES):
        gained = sum(CATALOG.cards[one].influence for one in (number, other) if CATALOG.cards[one].class_ == class_)
        assert levels(table, 0)[track] == gained
    assert levels(table, 1) == [0, 0, 0, 0]


@pytest.mark.clause("COI-I6")
def test_influence_comes_before_the_bonus_of_a_start_card() -> None:
    table = quiet()
    own(table, 0, STEPS, GUARDS_4)
    run(table, StartCards(0))
    act(table, "begin", STEPS)
    assert menu(table)[-1] == ("pass",)
    assert levels(table, 0) == [0, 0, CATALOG.cards[STEPS].influence, 0]
    assert stocks(table, 0) == (7, 7, 0)


@pytest.mark.clause("COI-I6")
def test_two_cards_of_one_class_add_up() -> None:
    table = quiet()
    two = cards(back="I", class_="merchant")
    own(table, 0, *two)
    run(table, StartCards(0))
    assert levels(table, 0)[MERCHANT] == sum(CATALOG.cards[one].influence for one in two) == 3


@pytest.mark.clause("COI-I7")
@pytest.mark.parametrize(
    ("class_", "gained"), [("council", (11, 7, 0)), ("merchant", (7, 11, 0)), ("scholar", (7, 7, 3))]
)
def test_an_immediate_bonus_comes_once(class_: str, gained: tuple[int, int, int]) -> None:
    table = quiet()
    own(table, 0, card("S1", class_=class_), CONFESSOR)
    run(table, StartCards(0))
    assert stocks(table, 0) == gained
    # and never again in phase C
    table.guards[0] = table.coins[0] = 10
    points = table.points[0]
    bought = card("I1", class_="council", cost="guards")
    plain = next(one for one in cards(class_="cleric") if CATALOG.cards[one].when == "end")
    show(table, UPPER, plain, bought)
    table.location = UPPER
    run(table, Acquire(0, die(table, UPPER, 0, COUNCIL, 1)))
    act(table, "acquire", plain)
    assert stocks(table, 0) == (9, 10, points)


@pytest.mark.clause("COI-I7")
def test_steps_of_a_start_card_are_walked_from_the_corner() -> None:
    table = dealt(2, STEPS, GUARDS_4, card("S2"), card("S3"))
    last = table.order[-1]
    settle(table)
    assert table.to_move == last
    act(table, "begin", STEPS)
    corner = table.pilgrim[last]
    stops = table.tables.hops[corner]
    assert menu(table) == [*(("move", stop) for stop in stops), ("pass",)]
    act(table, "move", stops[0])
    act(table, "pass")
    assert table.pilgrim[last] == stops[0]
    assert menu(table)[0][0] == "draft"


@pytest.mark.clause("COI-I8")
@pytest.mark.parametrize("code", ["S2", "S3", "S4", "S5"])
def test_a_phase_c_bonus_gives_nothing_yet(code: str) -> None:
    other = next(one for one in START if CATALOG.cards[one].when == "C" and one != card(code))
    table = quiet()
    own(table, 0, card(code), other)
    run(table, StartCards(0), Draft(0, 0))
    assert stocks(table, 0) == (7, 7, 0)
    assert table.pilgrim[0] == table.tables.corner


@pytest.mark.clause("COI-I8")
@pytest.mark.parametrize("round_", [1, 2, 3, 4])
def test_a_phase_c_bonus_works_in_every_round(round_: int) -> None:
    table = quiet()
    table.round = round_
    own(table, 0, card("S5"), card("S3"))
    merchant = card("G1", class_="merchant", cost="coins")
    council = card("G1", class_="council", cost="guards")
    show(table, UPPER, merchant, council)
    table.location = UPPER
    code = die(table, UPPER, 0, COUNCIL, 4)
    run(table, Acquire(0, code), Acquire(0, code))
    act(table, "acquire", merchant)
    assert stocks(table, 0) == (7, 7 - 4 + 1, 2)
    act(table, "acquire", council)
    assert stocks(table, 0) == (7 - 3, 4, 2)


@pytest.mark.clause("COI-I4")
@seated
def test_a_player_is_through_before_the_next_one_begins(seats: int) -> None:
    table = dealt(seats, STEPS, GUARDS_4, card("S2"), card("S3"))
    last = table.order[-1]
    settle(table)
    # his are the only steps, and he is last: all the others have had theirs
    assert table.to_move == last
    assert menu(table) == [("begin", GUARDS_4), ("begin", STEPS)]
    for seat in table.order[:-1]:
        assert sum(levels(table, seat)) > 0
    assert levels(table, last) == [0, 0, 0, 0]


@pytest.mark.clause("COI-I4")
def test_who_is_earlier_in_the_order_walks_before_the_others_cards() -> None:
    table = dealt(2, card("S2"), GUARDS_4, STEPS, card("S3"))
    last, first = table.order[1], table.order[0]
    settle(table)
    assert table.to_move == first
    assert stocks(table, last) == (7, 7, 0)
    act(table, "begin", STEPS)
    assert levels(table, first)[COUNCIL] == 0
    act(table, "pass")
    assert levels(table, first)[COUNCIL] == 1
    assert stocks(table, last) == (11, 7, 0)
    assert menu(table)[0][0] == "draft"


@pytest.mark.clause("COI-I4", "COI-K11")
def test_who_is_earlier_in_the_order_lies_lower_on_a_shared_space() -> None:
    clerics, merchants = cards(back="I", class_="cleric"), cards(back="I", class_="merchant")
    two = next(one for one in merchants if CATALOG.cards[one].influence == 2)
    one = next(one for one in merchants if CATALOG.cards[one].influence == 1)
    for seed in range(4):
        table = dealt(2, two, clerics[0], one, card("S5"), seed=seed)
        # two disks that come to the same space: one is there before the other sets off
        table.levels[MERCHANT * 4 + table.order[0]] = 1
        settle(table)
        assert table.levels[MERCHANT * 4 : MERCHANT * 4 + 2] == [2, 2]
        assert stack(table, MERCHANT) == table.order


@pytest.mark.clause("COI-I5")
@pytest.mark.parametrize("first", [STEPS, GUARDS_4])
def test_the_player_chooses_which_card_is_first(first: int) -> None:
    table = quiet()
    own(table, 0, STEPS, GUARDS_4)
    run(table, StartCards(0))
    assert menu(table) == [("begin", GUARDS_4), ("begin", STEPS)]
    assert refused(table, "begin", CONFESSOR) == "COI-I5"
    act(table, "begin", first)
    # he is asked to walk either before or after the guards of the other card
    assert menu(table)[-1] == ("pass",)
    assert stocks(table, 0) == ((7, 7, 0) if first == STEPS else (11, 7, 0))
    act(table, "pass")
    assert stocks(table, 0) == (11, 7, 0)
    assert levels(table, 0) == [2, 0, 2, 0]
    assert levels(table, 0)[CLERIC] == CATALOG.cards[STEPS].influence
