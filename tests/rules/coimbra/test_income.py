"""Phase E: bonuses at its opening, income by the colours of the dice, extra rewards, exchange."""

from itertools import groupby

import pytest

from caravela.games.coimbra.catalog import CLASSES, Card, Gain
from caravela.games.coimbra.income import Evening
from caravela.games.coimbra.order import NewOrder
from caravela.games.coimbra.pilgrim import Walk
from caravela.games.coimbra.state import SHUTTER, Table
from caravela.games.coimbra.tables import SPACES
from tests.rules.coimbra.scene import (
    CATALOG,
    CLERIC,
    COINS,
    COUNCIL,
    GUARDS,
    MERCHANT,
    SCHOLAR,
    WHITE,
    act,
    board_tile,
    cards,
    level,
    levels,
    menu,
    own,
    pass_on,
    quiet,
    refused,
    rest,
    run,
    seen,
    stocks,
    with_bonus,
)

RISES = cards("E1")
LIVERIES = cards("E2")
WAYFARERS = cards("E3")
EXCHANGES = cards("E4")
SPACE = range(16)


def evening(table: Table) -> Table:
    return run(table, Evening())


def name(number: int) -> str:
    return CATALOG.cards[number].id


def box(track: int, space: int) -> Gain:
    """What the catalog prints beside a space of a track."""
    return next(part.gain for part in CATALOG.tracks[track].boxes if part.from_ <= space <= part.to)


def gained(table: Table, seat: int = 0) -> tuple[int, int, int]:
    """Guards, coins and points beyond 7, 7 and 0."""
    guards, coins, points = stocks(table, seat)
    return guards - 7, coins - 7, points


def steps(table: Table) -> int:
    """The steps of the walk that is asked for, 0 if none is."""
    return int(table.choice.steps) if isinstance(table.choice, Walk) else 0


def gift(entry: Card) -> Gain:
    assert entry.bonus.gain
    return entry.bonus.gain


def phase_f(table: Table) -> bool:
    """Whether the income of all players is done."""
    return menu(table)[0][0] == "invest"


def colour_of(number: int) -> int:
    """The colour of the dice for which a card has an extra reward."""
    die = CATALOG.cards[number].bonus.die
    assert die
    return CLASSES.index(die)


# the opening


@pytest.mark.clause("COI-H1", "COI-H2", "COI-H3", "COI-H4")
def test_every_phase_e_card_is_of_one_of_the_four_kinds() -> None:
    every = [i for i, entry in enumerate(CATALOG.cards) if entry.when == "E"]
    assert sorted(RISES + LIVERIES + WAYFARERS + EXCHANGES) == every
    assert all((RISES, LIVERIES, WAYFARERS, EXCHANGES))


@pytest.mark.clause("COI-E1")
def test_everybody_opens_in_the_new_order_before_anybody_has_income() -> None:
    table = quiet(3, order=(0, 1, 2))
    table.tiles = [1, 0, 2, -1]
    own(table, 0, RISES[0])
    own(table, 1, WAYFARERS[0])
    own(table, 2, RISES[1])
    for seat in range(3):
        rest(table, seat, SCHOLAR)
    run(table, NewOrder())
    assert table.order == [1, 2, 0]
    asked = []
    for answer in (("pass",), ("track", CLERIC), ("track", MERCHANT)):
        asked.append(table.to_move)
        assert table.points == [0, 0, 0]
        act(table, *answer)
    assert asked == [1, 2, 0]
    assert table.points == [box(SCHOLAR, 0).points] * 3


@pytest.mark.clause("COI-E1")
def test_only_own_cards_open_the_phase() -> None:
    table = quiet()
    own(table, 0, RISES[0], WAYFARERS[0])
    own(table, 1, RISES[1])
    evening(table)
    assert menu(table) == sorted([("use", RISES[0]), ("use", WAYFARERS[0])])
    assert refused(table, "use", RISES[1]) == "COI-E1"
    assert refused(table, "income", COUNCIL) == "COI-E1"


@pytest.mark.clause("COI-H1", "COI-Q15")
@pytest.mark.parametrize("track", range(4))
@pytest.mark.parametrize("number", RISES, ids=name)
def test_rise_moves_a_disk_and_brings_one_of_the_goods(number: int, track: int) -> None:
    table = quiet()
    own(table, 0, number)
    level(table, track, 0, 4)
    evening(table)
    assert menu(table) == [("track", 0), ("track", 1), ("track", 2), ("track", 3)]
    assert refused(table, "pass") == "COI-Q15"
    act(table, "track", track)
    assert levels(table, 0) == [5 if one == track else 0 for one in range(4)]
    expected = gift(CATALOG.cards[number])
    assert gained(table) == (expected.guards, expected.coins, 0)
    assert expected.guards + expected.coins == 1
    assert phase_f(table)


@pytest.mark.clause("COI-H1", "COI-K7", "COI-K9", "COI-K10")
@pytest.mark.parametrize("number", RISES, ids=name)
def test_rise_is_lost_at_the_limits(number: int) -> None:
    table = quiet()
    own(table, 0, number)
    table.guards[0] = table.coins[0] = 20
    for seat in (0, 1):
        level(table, COUNCIL, seat, 15)
    evening(table)
    act(table, "track", COUNCIL)
    assert stocks(table, 0) == (20, 20, 0)
    assert levels(table, 0)[COUNCIL] == 15
    assert table.stacks[:3] == [0, 1, 2]


@pytest.mark.clause("COI-H1", "COI-H3")
def test_opening_bonuses_work_again_in_the_next_round() -> None:
    table = quiet()
    own(table, 0, RISES[0])
    for number in (1, 2):
        evening(table)
        act(table, "track", CLERIC)
        assert levels(table, 0)[CLERIC] == number
        assert phase_f(table)


@pytest.mark.clause("COI-H3")
@pytest.mark.parametrize("colours", [(), (COUNCIL, MERCHANT, SCHOLAR), (COUNCIL, COUNCIL, COUNCIL)])
@pytest.mark.parametrize("number", WAYFARERS, ids=name)
def test_wayfarer_walks_without_a_purple_die(number: int, colours: tuple[int, ...]) -> None:
    table = quiet()
    own(table, 0, number)
    rest(table, 0, *colours)
    evening(table)
    assert steps(table) == gift(CATALOG.cards[number]).steps == 2
    assert gained(table) == (0, 0, 0)
    act(table, "pass")
    assert phase_f(table)


@pytest.mark.clause("COI-H3")
@pytest.mark.parametrize("colours", [(CLERIC,), (COUNCIL, CLERIC, WHITE), (CLERIC, CLERIC, CLERIC)])
@pytest.mark.parametrize("number", WAYFARERS, ids=name)
def test_wayfarer_stays_at_home_with_a_purple_die(number: int, colours: tuple[int, ...]) -> None:
    table = quiet()
    own(table, 0, number, RISES[0])
    own(table, 1, RISES[1])
    rest(table, 0, *colours)
    rest(table, 1, SCHOLAR)
    evening(table)
    assert menu(table)[0] == ("track", 0)
    act(table, "track", 0)
    assert table.to_move == 1


@pytest.mark.clause("COI-H3")
def test_the_purple_die_of_an_opponent_does_not_matter() -> None:
    table = quiet()
    own(table, 0, WAYFARERS[0])
    rest(table, 1, CLERIC)
    evening(table)
    assert (table.to_move, steps(table)) == (0, 2)


@pytest.mark.clause("COI-H3")
def test_a_blocked_wayfarer_is_refused() -> None:
    table = quiet()
    own(table, 0, WAYFARERS[0], RISES[0], with_bonus("E4", exchange="coins"))
    rest(table, 0, CLERIC)
    evening(table)
    assert menu(table) == [("use", RISES[0]), ("exchange", COINS)]
    assert refused(table, "use", WAYFARERS[0]) == "COI-H3"


@pytest.mark.clause("COI-H8", "COI-H1")
@pytest.mark.parametrize("order", [(0, 1, 2), (2, 0, 1), (1, 2, 0), (1, 0, 2)])
def test_several_opening_bonuses_come_in_any_order(order: tuple[int, ...]) -> None:
    bonuses = [RISES[0], RISES[1], WAYFARERS[0]]
    table = quiet()
    own(table, 0, *bonuses)
    evening(table)
    left = set(bonuses)
    for number in order:
        if len(left) > 1 and left & set(WAYFARERS):
            assert menu(table) == [("use", one) for one in sorted(left)]
            act(table, "use", bonuses[number])
            left.remove(bonuses[number])
            if left:
                assert bonuses[number] not in {args[0] for kind, *args in menu(table) if kind == "use"}
        act(table, *("pass",) if bonuses[number] in WAYFARERS else ("track", SCHOLAR))
    assert levels(table, 0) == [0, 0, 0, 2]
    assert gained(table) == (1, 1, 0)
    assert phase_f(table)


@pytest.mark.clause("COI-H1", "COI-H8")
def test_an_opening_bonus_is_used_once() -> None:
    table = quiet()
    own(table, 0, *RISES, WAYFARERS[0])
    evening(table)
    act(table, "use", RISES[0])
    act(table, "track", 0)
    assert refused(table, "use", RISES[0]) == "COI-H1"
    act(table, "use", WAYFARERS[0])
    act(table, "pass")
    act(table, "track", 0)
    assert phase_f(table)


# income


@pytest.mark.clause("COI-E2", "COI-E1")
def test_a_player_has_his_whole_income_before_the_next_one() -> None:
    table = quiet(3, order=(1, 2, 0))
    for seat in range(3):
        rest(table, seat, CLERIC, CLERIC, SCHOLAR)
    evening(table)
    asked: list[int | None] = []
    while not phase_f(table):
        later = table.order[len(set(asked) | {table.to_move}) :]
        assert [gained(table, other) for other in later] == [(0, 0, 0)] * len(later)
        asked.append(table.to_move)
        act(table, *menu(table)[-1])
    assert [seat for seat, _ in groupby(asked)] == [1, 2, 0]
    assert table.points == [box(SCHOLAR, 0).points] * 3


@pytest.mark.clause("COI-E2")
def test_income_goes_by_the_order_of_phase_d() -> None:
    table = quiet(3, order=(0, 1, 2))
    table.tiles = [2, 1, 0, -1]
    for seat in range(3):
        rest(table, seat, CLERIC)
    run(table, NewOrder())
    assert table.order == [2, 1, 0]
    asked = []
    while steps(table):
        asked.append(table.to_move)
        act(table, "pass")
    assert asked == [2, 1, 0]


@pytest.mark.clause("COI-E3", "COI-E5")
@pytest.mark.parametrize(
    ("colours", "dice"),
    [
        ((COUNCIL, COUNCIL, COUNCIL), (3, 0, 0)),
        ((COUNCIL, MERCHANT, SCHOLAR), (1, 1, 1)),
        ((MERCHANT, SCHOLAR, MERCHANT), (0, 2, 1)),
        ((SCHOLAR,), (0, 0, 1)),
        ((), (0, 0, 0)),
    ],
)
def test_each_die_pays_once(colours: tuple[int, ...], dice: tuple[int, ...]) -> None:
    table = quiet()
    rest(table, 0, *colours)
    evening(table)
    paid = (box(COUNCIL, 0).guards, box(MERCHANT, 0).coins, box(SCHOLAR, 0).points)
    assert gained(table) == tuple(number * one for number, one in zip(dice, paid, strict=True))
    assert phase_f(table)


@pytest.mark.clause("COI-E3")
def test_a_die_is_not_activated_twice_and_no_other_colour_at_all() -> None:
    table = quiet()
    rest(table, 0, COUNCIL, MERCHANT, CLERIC)
    evening(table)
    assert refused(table, "income", SCHOLAR) == "COI-E3"
    assert refused(table, "income", WHITE) == "COI-E3"
    act(table, "income", COUNCIL)
    assert refused(table, "income", COUNCIL) == "COI-E3"
    act(table, "income", CLERIC)
    act(table, "pass")
    assert gained(table) == (box(COUNCIL, 0).guards, box(MERCHANT, 0).coins, 0)
    assert phase_f(table)


@pytest.mark.clause("COI-E4", "COI-E6")
@pytest.mark.parametrize("first", [CLERIC, SCHOLAR])
def test_the_order_of_the_dice_is_free_and_matters(first: int) -> None:
    table = quiet()
    climb = next(
        i for i, entry in enumerate(CATALOG.monasteries) if entry.bonus.advance and entry.bonus.advance.scholar == 3
    )
    board_tile(table, 0, climb)
    table.pilgrim[0] = next(node for node in table.tables.hops[0] if node >= SPACES)
    rest(table, 0, CLERIC, SCHOLAR)
    evening(table)
    assert menu(table) == [("income", CLERIC), ("income", SCHOLAR)]
    act(table, "income", first)
    if first == SCHOLAR:
        assert gained(table) == (0, 0, box(SCHOLAR, 0).points)
    act(table, "move", 0)
    act(table, "take")
    assert levels(table, 0) == [0, 0, 0, 3]
    assert box(SCHOLAR, 3).points > box(SCHOLAR, 0).points
    assert table.points[0] == box(SCHOLAR, 3 if first == CLERIC else 0).points


@pytest.mark.clause("COI-E4", "COI-H4", "COI-Q8")
def test_goods_may_be_exchanged_between_two_dice() -> None:
    number = with_bonus("E4", exchange="guards")
    table = quiet()
    table.guards[0] = 18
    own(table, 0, number)
    level(table, COUNCIL, 0, 9)
    rest(table, 0, COUNCIL, COUNCIL)
    evening(table)
    act(table, "income", COUNCIL)
    assert stocks(table, 0) == (20, 7, 0)
    for _ in range(3):
        act(table, "exchange", GUARDS)
    assert stocks(table, 0) == (14, 7, 3)
    act(table, "income", COUNCIL)
    assert stocks(table, 0) == (14 + box(COUNCIL, 9).guards, 7, 3)


@pytest.mark.clause("COI-E5", "COI-E6")
@pytest.mark.parametrize("space", SPACE)
@pytest.mark.parametrize("track", [COUNCIL, MERCHANT, SCHOLAR])
def test_a_die_pays_what_the_box_beside_the_disk_shows(track: int, space: int) -> None:
    table = quiet()
    for other in range(4):
        level(table, other, 0, 15 - space)
    level(table, track, 0, space)
    rest(table, 0, track)
    table.guards[0] = table.coins[0] = 0
    evening(table)
    shown = box(track, space)
    assert stocks(table, 0) == (shown.guards, shown.coins, shown.points)
    assert [stocks(table, seat) for seat in (1, 2)] == [(7, 7, 0)] * 2


@pytest.mark.clause("COI-E5", "COI-E6")
@pytest.mark.parametrize("space", SPACE)
def test_a_purple_die_pays_steps(space: int) -> None:
    table = quiet()
    level(table, CLERIC, 0, space)
    rest(table, 0, CLERIC)
    evening(table)
    assert steps(table) == box(CLERIC, space).steps > 0
    assert gained(table) == (0, 0, 0)


@pytest.mark.clause("COI-E5")
def test_what_each_track_pays() -> None:
    kinds = [{"guards"}, {"coins"}, {"steps"}, {"points"}]
    for track in range(4):
        for space in SPACE:
            shown = box(track, space)
            paid = {kind for kind in ("guards", "coins", "steps", "points") if getattr(shown, kind)}
            assert paid - {"points"} == kinds[track] - {"points"}
    assert box(COUNCIL, 15).points == 2


@pytest.mark.clause("COI-E7")
@pytest.mark.parametrize("track", range(4))
def test_the_owner_of_the_white_die_names_a_track(track: int) -> None:
    table = quiet()
    for one, space in enumerate((4, 6, 9, 12)):
        level(table, one, 0, space)
    rest(table, 0, WHITE)
    evening(table)
    assert menu(table) == [("track", 0), ("track", 1), ("track", 2), ("track", 3)]
    assert refused(table, "pass") == "COI-E7"
    act(table, "track", track)
    shown = box(track, (4, 6, 9, 12)[track])
    assert gained(table) == (shown.guards, shown.coins, shown.points)
    assert steps(table) == shown.steps


@pytest.mark.clause("COI-E7")
def test_the_track_of_the_white_die_is_named_when_it_is_activated() -> None:
    table = quiet()
    rest(table, 0, CLERIC, WHITE)
    evening(table)
    act(table, "income", CLERIC)
    assert steps(table) == box(CLERIC, 0).steps
    act(table, "pass")
    assert menu(table)[0] == ("track", 0)


@pytest.mark.clause("COI-E8")
@pytest.mark.parametrize("pips", range(1, 7))
@pytest.mark.parametrize("capped", [False, True])
def test_neither_pips_nor_the_cap_tile_matter(pips: int, capped: bool) -> None:
    table = quiet()
    table.face[1] = SCHOLAR * 6 + pips - 1
    table.value[1] = pips + 3 * capped
    table.place[1] = SHUTTER
    table.cap = 1 if capped else -1
    level(table, SCHOLAR, 0, 5)
    evening(table)
    assert gained(table) == (0, 0, box(SCHOLAR, 5).points)


@pytest.mark.clause("COI-E9", "COI-K7")
@pytest.mark.parametrize(("track", "stock"), [(COUNCIL, GUARDS), (MERCHANT, COINS)])
def test_income_beyond_twenty_is_lost(track: int, stock: int) -> None:
    table = quiet()
    level(table, track, 0, 9)
    rest(table, 0, track, track, track)
    table.guards[0] = table.coins[0] = 19
    evening(table)
    assert table.stock(stock, 0) == 20
    assert table.stock(1 - stock, 0) == 19


@pytest.mark.clause("COI-E10")
def test_the_dice_go_back_and_the_holders_are_free() -> None:
    table = quiet(3, order=(1, 2, 0))
    rest(table, 0, CLERIC, COUNCIL)
    rest(table, 1, COUNCIL, CLERIC, WHITE)
    rest(table, 2, CLERIC, MERCHANT)
    evening(table)
    assert [seen(table, seat)["holders"] for seat in range(3)] == [1, 0, 1]
    while table.to_move == 1:
        act(table, *menu(table)[-1])
    assert seen(table, 1)["holders"] == 3
    assert seen(table, 1)["resting"] == []
    assert [die["colour"] for die in seen(table, 2)["resting"]] == [CLERIC, MERCHANT]
    while not phase_f(table):
        act(table, *menu(table)[-1])
    assert [seen(table, seat)["holders"] for seat in range(3)] == [3, 3, 3]
    assert [seen(table, seat)["resting"] for seat in range(3)] == [[], [], []]


@pytest.mark.clause("COI-E3", "COI-E7", "COI-E9", "COI-E10")
def test_example_full_stores() -> None:
    table = quiet()
    top = next(part for part in CATALOG.tracks[COUNCIL].boxes if (part.gain.guards, part.gain.points) == (10, 2))
    five = next(part for part in CATALOG.tracks[SCHOLAR].boxes if part.gain.points == 5)
    level(table, COUNCIL, 0, top.from_)
    level(table, SCHOLAR, 0, five.from_)
    table.guards[0] = 4
    rest(table, 0, COUNCIL, COUNCIL, WHITE)
    evening(table)
    assert menu(table) == [("income", COUNCIL), ("income", WHITE)]
    act(table, "income", COUNCIL)
    assert stocks(table, 0) == (14, 7, 2)
    act(table, "income", COUNCIL)
    assert stocks(table, 0) == (20, 7, 4)
    act(table, "track", SCHOLAR)
    assert stocks(table, 0) == (20, 7, 9)
    assert seen(table, 0)["holders"] == 3


# extra rewards


@pytest.mark.clause("COI-H2", "COI-H5")
@pytest.mark.parametrize("dice", [0, 1, 2, 3])
@pytest.mark.parametrize("number", LIVERIES, ids=name)
def test_livery_comes_with_each_die_of_its_colour(number: int, dice: int) -> None:
    entry = CATALOG.cards[number]
    colour = colour_of(number)
    table = quiet()
    own(table, 0, number)
    rest(table, 0, *[colour] * dice)
    table.guards[0] = table.coins[0] = 0
    evening(table)
    walks = []
    while steps(table):
        walks.append(steps(table))
        act(table, "pass")
    income, extra = box(colour, 0), gift(entry)
    assert stocks(table, 0) == (
        dice * (income.guards + extra.guards),
        dice * (income.coins + extra.coins),
        dice * (income.points + extra.points),
    )
    assert walks == [part for part in (income.steps, extra.steps) if part] * dice


@pytest.mark.clause("COI-H2")
@pytest.mark.parametrize("number", LIVERIES, ids=name)
def test_livery_is_for_no_other_colour_and_for_its_owner_only(number: int) -> None:
    colour = colour_of(number)
    others = [one for one in (COUNCIL, MERCHANT, SCHOLAR) if one != colour]
    table = quiet()
    own(table, 0, number)
    rest(table, 0, *others)
    rest(table, 1, colour)
    evening(table)
    while steps(table):
        assert table.to_move == 1
        assert steps(table) == box(CLERIC, 0).steps
        act(table, "pass")
    paid = [box(one, 0) for one in others]
    assert gained(table) == tuple(sum(getattr(one, kind) for one in paid) for kind in ("guards", "coins", "points"))
    alone = box(colour, 0)
    assert gained(table, 1) == (alone.guards, alone.coins, alone.points)


@pytest.mark.clause("COI-H5")
def test_the_extra_reward_comes_when_its_die_is_activated() -> None:
    number = with_bonus("E2", die="council")
    extra = gift(CATALOG.cards[number])
    table = quiet()
    own(table, 0, number)
    rest(table, 0, COUNCIL, CLERIC, CLERIC)
    evening(table)
    act(table, "income", CLERIC)
    act(table, "pass")
    assert gained(table) == (0, 0, 0)
    act(table, "income", COUNCIL)
    assert gained(table) == (box(COUNCIL, 0).guards + extra.guards, extra.coins, extra.points)
    assert steps(table) == box(CLERIC, 0).steps


@pytest.mark.clause("COI-H5")
def test_extra_steps_belong_to_their_die() -> None:
    number = with_bonus("E2", die="cleric")
    extra = gift(CATALOG.cards[number])
    table = quiet()
    own(table, 0, number)
    rest(table, 0, CLERIC, SCHOLAR, CLERIC)
    evening(table)
    act(table, "income", CLERIC)
    assert steps(table) == box(CLERIC, 0).steps
    act(table, "pass")
    assert steps(table) == extra.steps
    assert table.points[0] == extra.points
    act(table, "pass")
    assert menu(table) == [("income", CLERIC), ("income", SCHOLAR)]


@pytest.mark.clause("COI-H6")
@pytest.mark.parametrize("number", LIVERIES, ids=name)
def test_the_white_die_brings_no_extra_reward(number: int) -> None:
    colour = colour_of(number)
    table = quiet()
    own(table, 0, number)
    rest(table, 0, WHITE)
    evening(table)
    act(table, "track", colour)
    shown = box(colour, 0)
    assert gained(table) == (shown.guards, shown.coins, shown.points)
    if shown.steps:
        assert steps(table) == shown.steps
        act(table, "pass")
    assert phase_f(table)
    assert gained(table) == (shown.guards, shown.coins, shown.points)


@pytest.mark.clause("COI-H6")
@pytest.mark.parametrize("number", WAYFARERS, ids=name)
def test_the_white_die_is_not_purple(number: int) -> None:
    table = quiet()
    own(table, 0, number)
    rest(table, 0, WHITE, COUNCIL)
    evening(table)
    assert steps(table) == gift(CATALOG.cards[number]).steps
    act(table, "pass")
    act(table, "income", WHITE)
    act(table, "track", CLERIC)
    assert steps(table) == box(CLERIC, 0).steps


# exchange


@pytest.mark.clause("COI-H4", "COI-Q7")
@pytest.mark.parametrize("number", EXCHANGES, ids=name)
def test_two_of_the_goods_are_a_point_as_often_as_one_likes(number: int) -> None:
    resource = GUARDS if number == with_bonus("E4", exchange="guards") else COINS
    table = quiet()
    own(table, 0, number)
    evening(table)
    for points in (1, 2, 3):
        assert menu(table) == [("exchange", resource), ("pass",)]
        assert refused(table, "exchange", 1 - resource) == "COI-H4"
        act(table, "exchange", resource)
        assert table.points[0] == points
        assert (table.stock(resource, 0), table.stock(1 - resource, 0)) == (7 - 2 * points, 7)
    assert phase_f(table)


@pytest.mark.clause("COI-H4", "COI-K8")
def test_one_of_the_goods_is_not_enough() -> None:
    table = quiet()
    own(table, 0, *EXCHANGES)
    table.guards[0] = 1
    evening(table)
    assert menu(table) == [("exchange", COINS), ("pass",)]
    assert refused(table, "exchange", GUARDS) == "COI-H4"


@pytest.mark.clause("COI-H7", "COI-Q8")
def test_exchange_begins_with_its_owners_turn_in_the_opening() -> None:
    table = quiet(3, order=(1, 0, 2))
    own(table, 0, with_bonus("E4", exchange="coins"), RISES[0])
    own(table, 1, RISES[1])
    evening(table)
    assert table.to_move == 1
    assert menu(table)[0] == ("track", 0)
    act(table, "track", 0)
    assert menu(table) == [("use", RISES[0]), ("exchange", COINS)]
    act(table, "exchange", COINS)
    assert stocks(table, 0) == (7, 5, 1)
    act(table, "use", RISES[0])
    act(table, "track", 0)
    assert ("exchange", COINS) in menu(table)


@pytest.mark.clause("COI-H7", "COI-Q8")
def test_without_an_opening_bonus_exchange_begins_before_the_first_die() -> None:
    table = quiet(3, order=(1, 0, 2))
    own(table, 0, with_bonus("E4", exchange="coins"))
    own(table, 1, WAYFARERS[0])
    rest(table, 0, MERCHANT)
    rest(table, 1, SCHOLAR)
    evening(table)
    assert (table.to_move, steps(table)) == (1, 2)
    act(table, "pass")
    assert table.points[1] == box(SCHOLAR, 0).points
    assert table.to_move == 0
    assert menu(table) == [("income", MERCHANT), ("exchange", COINS)]


@pytest.mark.clause("COI-H7", "COI-Q8")
def test_exchange_ends_with_its_owners_income() -> None:
    table = quiet(2)
    own(table, 0, with_bonus("E4", exchange="coins"))
    rest(table, 0, MERCHANT)
    rest(table, 1, CLERIC)
    evening(table)
    act(table, "income", MERCHANT)
    assert menu(table) == [("exchange", COINS), ("pass",)]
    act(table, "pass")
    while table.round == 1:
        assert ("exchange", COINS) not in menu(table)
        assert refused(table, "exchange", COINS) != ""
        act(table, "pass")


@pytest.mark.clause("COI-H7", "COI-H4")
def test_there_is_no_exchange_in_other_phases() -> None:
    table = quiet(2)
    own(table, 0, with_bonus("E4", exchange="coins"), with_bonus("E4", exchange="guards"))
    run(table, Walk(0, 2))
    assert {kind for kind, *_ in menu(table)} == {"move", "pass"}
    assert refused(table, "exchange", GUARDS) == "COI-P1"


@pytest.mark.clause("COI-H4", "COI-H8")
@pytest.mark.parametrize("track", [COUNCIL, MERCHANT, SCHOLAR])
def test_all_phase_e_cards_together(track: int) -> None:
    table = quiet()
    own(table, 0, *RISES, *LIVERIES, *WAYFARERS, *EXCHANGES)
    rest(table, 0, track)
    evening(table)
    for number in sorted(RISES + WAYFARERS):
        act(table, "use", number)
        act(table, *("pass",) if number in WAYFARERS else ("track", CLERIC))
    assert levels(table, 0) == [0, 0, len(RISES), 0]
    act(table, "income", track)
    extra = gift(CATALOG.cards[with_bonus("E2", die=CLASSES[track])])
    shown = box(track, 0)
    assert gained(table) == (
        1 + shown.guards + extra.guards,
        1 + shown.coins + extra.coins,
        shown.points + extra.points,
    )
    pass_on(table)
