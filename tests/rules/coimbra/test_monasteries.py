"""The bonuses of the monasteries, immediate and lasting, each reached with the pilgrim."""

import pytest

from caravela.games.coimbra.catalog import CLASSES, Advance
from caravela.games.coimbra.catalog_checks import family
from caravela.games.coimbra.dice import Draft, Place
from caravela.games.coimbra.effects import CardBonus
from caravela.games.coimbra.pilgrim import Walk
from caravela.games.coimbra.state import CARD, HELD, Table
from caravela.games.coimbra.tables import SPACES
from tests.rules.coimbra.scene import (
    CASTLE,
    CATALOG,
    CENTRAL,
    CLERIC,
    COUNCIL,
    LOWER,
    MERCHANT,
    SCHOLAR,
    UPPER,
    act,
    board_tile,
    board_voyage,
    card,
    cards,
    finish,
    first_space,
    level,
    levels,
    menu,
    own,
    plain,
    points_from,
    quiet,
    reach,
    refused,
    run,
    stocks,
    tile,
    voyage,
)

TILES = range(len(CATALOG.monasteries))


def of(code: str) -> list[int]:
    """All monasteries of a bonus family."""
    return [number for number in TILES if family(CATALOG.monasteries[number]).id == code]


def name(number: int) -> str:
    return CATALOG.monasteries[number].id


def visit(table: Table, number: int, seat: int = 0) -> None:
    """Reach this monastery and take its bonus if it is offered."""
    reach(table, seat, number, first_space(number))
    if ("take",) in menu(table):
        act(table, "take")


def advance(number: int) -> list[int]:
    """How far a monastery moves each of the four disks."""
    by = CATALOG.monasteries[number].bonus.advance or Advance()
    return [by.council, by.merchant, by.cleric, by.scholar]


# every monastery of the catalog

COUNTED = {
    "council": 3, "merchant": 1, "cleric": 2, "scholar": 1,
    "crown": 2 + 3 + 1, "high": 4, "set": 1, "monastery": 3,
}  # fmt: skip
"""What `laid_out` has of each thing that a monastery may count, this monastery included."""


def laid_out(number: int) -> Table:
    """Seat 0, about to reach a monastery, has crowns, seven cards, a voyage and disks on two other monasteries."""
    table = quiet(3, order=(1, 2, 0))
    table.tiles[0] = 0
    table.tokens[CLERIC] = int(HELD)
    own(table, 0, *cards(class_="council", influence=3)[:2], card(class_="council", back="I"))
    own(table, 0, card(class_="merchant", influence=4))
    own(table, 0, card(class_="cleric", influence=4), card("S4"))
    own(table, 0, card("G2", diplomas=("music",)))
    board_voyage(table, 0, voyage("Goa"))
    table.invested[0] = 1
    space = first_space(number)
    board_tile(table, space, number)
    others = [i for i in range(SPACES) if i != space and CATALOG.monasteries[table.spaces[i]].when == "now"]
    table.disks[0] = 1 << others[0] | 1 << others[1]
    return table


@pytest.mark.clause("COI-M1", "COI-M2", "COI-M3", "COI-M4", "COI-M5", "COI-M6", "COI-M7", "COI-M8", "COI-P5", "COI-P6")
@pytest.mark.parametrize("number", TILES, ids=name)
def test_a_monastery_does_what_the_catalog_says(number: int) -> None:
    entry = CATALOG.monasteries[number]
    gain, counted = entry.bonus.gain, entry.bonus.score
    table = laid_out(number)
    space, held = first_space(number), table.disks[0]
    reach(table, 0, number, space)
    assert table.disks[0] == held | 1 << space
    if entry.when == "lasting":
        assert menu(table) == []
    elif gain and gain.steps:
        assert isinstance(table.choice, Walk)
        assert table.choice.steps == gain.steps
        act(table, "pass")
    elif counted == "voyages":
        assert menu(table) == [("score", 0), ("pass",)]
        act(table, "score", 0)
    else:
        assert menu(table) == [("take",), ("pass",)]
        act(table, "take")
    if counted == "judgement":
        act(table, "track", COUNCIL)
    assert menu(table) == []
    assert levels(table, 0) == advance(number)
    guards, coins, points = stocks(table, 0)
    if gain:
        times = COUNTED[entry.bonus.each] if entry.bonus.each else 1
        assert (guards, coins, points) == (7 + gain.guards * times, 7 + gain.coins * times, gain.points * times)
    else:
        worth = {"diplomas": 1, "voyages": 9, "judgement": 3}
        assert (guards, coins, points) == (7, 7, worth[counted] if counted else 0)
    assert points_from(table, 0, "monasteries") == points


@pytest.mark.clause("COI-P5", "COI-Q9")
@pytest.mark.parametrize("number", [i for i in TILES if CATALOG.monasteries[i].when == "now"], ids=name)
def test_a_forfeited_bonus_gives_nothing(number: int) -> None:
    table = laid_out(number)
    reach(table, 0, number, first_space(number))
    act(table, "pass")
    assert menu(table) == []
    assert (stocks(table, 0), levels(table, 0)) == ((7, 7, 0), [0] * 4)


@pytest.mark.clause("COI-M1", "COI-M12")
def test_every_monastery_is_of_one_of_the_fifteen_kinds() -> None:
    assert {family(entry).id for entry in CATALOG.monasteries} == {f"M{number}" for number in range(1, 16)}


# immediate bonuses


@pytest.mark.clause("COI-M1", "COI-K7")
@pytest.mark.parametrize("number", of("M1"), ids=name)
def test_plain_goods_stop_at_twenty(number: int) -> None:
    table = quiet()
    table.guards[0] = table.coins[0] = 18
    visit(table, number)
    gain = CATALOG.monasteries[number].bonus.gain
    assert gain
    assert stocks(table, 0) == (min(20, 18 + gain.guards), min(20, 18 + gain.coins), gain.points)


@pytest.mark.clause("COI-M2")
@pytest.mark.parametrize("number", of("M2"), ids=name)
@pytest.mark.parametrize(("before", "after"), [(0, 3), (4, 7), (12, 15), (14, 15)])
def test_one_disk_moves_up_by_three(number: int, before: int, after: int) -> None:
    track = advance(number).index(3)
    table = quiet()
    level(table, track, 0, before)
    level(table, track, 1, after)
    visit(table, number)
    assert levels(table, 0) == [after if one == track else 0 for one in range(4)]
    assert table.stacks[track * 4 : track * 4 + 2] == [1, 0]
    assert levels(table, 2) == [0] * 4


@pytest.mark.clause("COI-M2")
def test_all_four_tracks_have_a_monastery() -> None:
    assert sorted(advance(number) for number in of("M2")) == [[0, 0, 0, 3], [0, 0, 3, 0], [0, 3, 0, 0], [3, 0, 0, 0]]


@pytest.mark.clause("COI-M3")
@pytest.mark.parametrize("own_cards", [0, 1, 4])
@pytest.mark.parametrize("number", of("M3"), ids=name)
def test_two_points_for_each_card_of_a_class(number: int, own_cards: int) -> None:
    table = quiet()
    chosen = CATALOG.monasteries[number].bonus.each
    for track, class_ in enumerate(CLASSES):
        own(table, 0, *plain(track, own_cards if class_ == chosen else 3))
        own(table, 1, *plain(track, 12)[-3:])
    visit(table, number)
    assert table.points[0] == 2 * own_cards


@pytest.mark.clause("COI-M4", "COI-K10")
def test_all_disks_move_up_by_one() -> None:
    table = quiet()
    for track, space in enumerate((0, 7, 14, 15)):
        level(table, track, 0, space)
        level(table, track, 1, space)
    visit(table, tile("M4"))
    assert levels(table, 0) == [1, 8, 15, 15]
    assert levels(table, 1) == [0, 7, 14, 15]
    assert table.stacks[12:14] == [0, 1]


@pytest.mark.clause("COI-M5", "COI-K17", "COI-K18")
@pytest.mark.parametrize("place", range(4))
def test_points_for_the_crowns_of_this_moment(place: int) -> None:
    order = [1, 2, 3]
    order.insert(place, 0)
    table = quiet(4, order=tuple(order))
    table.tiles = [0, 1, 0, 0]
    table.tokens = [int(HELD), int(HELD) + 1, int(HELD), plain(SCHOLAR)[0]]
    visit(table, tile("M5"))
    assert table.points[0] == 3 + 1 + 0 + 2 + place


@pytest.mark.clause("COI-M5")
def test_without_crowns_there_are_no_points() -> None:
    table = quiet()
    visit(table, tile("M5"))
    assert table.points[0] == 0


@pytest.mark.clause("COI-M6", "COI-K6")
def test_two_points_for_each_card_of_influence_three_or_four() -> None:
    table = quiet()
    for influence, number in ((1, 4), (2, 3), (3, 2), (4, 5)):
        own(table, 0, *cards(influence=influence)[:number])
    own(table, 1, cards(influence=4)[-1])
    visit(table, tile("M6"))
    assert table.points[0] == 2 * (2 + 5)


@pytest.mark.clause("COI-M7")
@pytest.mark.parametrize(
    ("numbers", "sets"), [((0, 0, 0, 0), 0), ((3, 3, 3, 0), 0), ((1, 1, 1, 1), 1), ((2, 5, 3, 2), 2), ((4, 3, 6, 5), 3)]
)
def test_five_points_for_each_set_of_four(numbers: tuple[int, ...], sets: int) -> None:
    table = quiet()
    for track, number in enumerate(numbers):
        own(table, 0, *plain(track, number))
    visit(table, tile("M7"))
    assert table.points[0] == 5 * sets


@pytest.mark.clause("COI-M8")
@pytest.mark.parametrize("others", [0, 1, 4])
def test_two_points_for_each_monastery_with_an_own_disk(others: int) -> None:
    table = quiet()
    for space, number in enumerate(of("M2")):
        board_tile(table, space, number)
    table.disks = [(1 << others) - 1, (1 << SPACES) - 1, 0]
    visit(table, tile("M8"))
    assert table.points[0] == 2 * (others + 1)


@pytest.mark.clause("COI-M9", "COI-M16", "COI-Z9")
def test_diplomas_are_counted_now_and_again_at_the_end() -> None:
    table = quiet()
    for kind in ("law", "medicine", "theology"):
        own(table, 0, card(diplomas=(kind,)))
    own(table, 0, cards(diplomas=("law",))[1])
    own(table, 1, card(diplomas=("philosophy", "music")))
    visit(table, tile("M9"))
    assert table.points[:2] == [4 + 1, 0]
    own(table, 0, card(diplomas=("music",)))
    finish(table)
    assert points_from(table, 0, "monasteries") == 5
    assert points_from(table, 0, "diplomas") == 8 + 1


@pytest.mark.clause("COI-M10", "COI-M16", "COI-Q10")
def test_two_voyages_are_counted_now_and_again_at_the_end() -> None:
    table = quiet()
    for slot, one in enumerate(("Goa", "Barbados", "Tanger", "Mascat")):
        board_voyage(table, slot, voyage(one))
    table.invested = [0b0111, 0b1111, 0]
    visit(table, tile("M10"))
    assert menu(table) == [("score", 0), ("score", 1), ("score", 2), ("pass",)]
    assert refused(table, "score", 3) == "COI-M10"
    act(table, "score", 0)
    assert table.points[0] == 9
    assert menu(table) == [("score", 1), ("score", 2), ("pass",)]
    assert refused(table, "score", 0) == "COI-Q10"
    act(table, "score", 2)
    assert menu(table) == []
    assert table.points == [9 + 6, 0, 0]
    finish(table)
    assert points_from(table, 0, "monasteries") == 15
    assert points_from(table, 0, "voyages") == 9 + 1 + 6


@pytest.mark.clause("COI-M10", "COI-Q10")
@pytest.mark.parametrize("counted", [0, 1])
def test_fewer_than_two_voyages_may_be_counted(counted: int) -> None:
    table = quiet()
    for slot, one in enumerate(("Goa", "Tanger")):
        board_voyage(table, slot, voyage(one))
    table.invested[0] = 0b11
    visit(table, tile("M10"))
    if counted:
        act(table, "score", 0)
    act(table, "pass")
    assert menu(table) == []
    assert table.points[0] == 9 * counted


@pytest.mark.clause("COI-M10")
def test_without_a_voyage_there_is_nothing_to_count() -> None:
    table = quiet()
    table.invested[1] = 0b111111
    visit(table, tile("M10"))
    assert menu(table) == []
    assert table.points == [0, 0, 0]


@pytest.mark.clause("COI-M11", "COI-M16")
def test_a_game_end_card_and_a_track_are_counted_now_and_again_at_the_end() -> None:
    table = quiet()
    humble, full = card("G2"), card("G3")
    own(table, 0, humble, full, *(plain(track)[0] for track in (COUNCIL, MERCHANT, CLERIC)))
    own(table, 1, card("G1"))
    level(table, CLERIC, 0, 3)
    visit(table, tile("M11"))
    assert menu(table) == [("judge", humble), ("judge", full)]
    assert refused(table, "judge", card("G1")) == "COI-M11"
    assert refused(table, "judge", plain(COUNCIL)[0]) == "COI-M11"
    act(table, "judge", full)
    assert table.points[0] == 5
    assert menu(table) == [("track", 0), ("track", 1), ("track", 2), ("track", 3)]
    assert refused(table, "pass") == "COI-M11"
    act(table, "track", CLERIC)
    first = CATALOG.awards[table.awards[CLERIC]].few[0]
    assert table.points[0] == 5 + first
    assert menu(table) == []
    finish(table)
    assert points_from(table, 0, "monasteries") == 5 + first
    low = sum(CATALOG.cards[one].influence <= 2 for one in range(56) if table.cards[0] >> one & 1)
    assert points_from(table, 0, "game-end cards") == 5 + low
    assert points_from(table, 0, "majorities") == first


@pytest.mark.clause("COI-M11", "COI-Q1")
def test_without_a_game_end_card_a_track_is_still_counted() -> None:
    table = quiet()
    level(table, MERCHANT, 0, 1)
    visit(table, tile("M11"))
    assert menu(table) == [("track", 0), ("track", 1), ("track", 2), ("track", 3)]
    act(table, "track", MERCHANT)
    assert table.points[0] == CATALOG.awards[table.awards[MERCHANT]].few[0]


@pytest.mark.clause("COI-M11", "COI-M17", "COI-Z3", "COI-Z4", "COI-Z5")
@pytest.mark.parametrize(("seats", "rank"), [(3, 0), (3, 1), (3, 2), (4, 0), (4, 1), (4, 2), (4, 3)])
def test_the_present_place_counts_and_opponents_gain_nothing(seats: int, rank: int) -> None:
    table = quiet(seats)
    others = list(range(1, seats))
    for place, seat in enumerate([*others[:rank], 0, *others[rank:]]):
        level(table, SCHOLAR, seat, 10 - 2 * place)
    visit(table, tile("M11"))
    act(table, "track", SCHOLAR)
    award = CATALOG.awards[table.awards[SCHOLAR]]
    values = [*(award.four if seats == 4 else award.few), 0, 0]
    assert table.points == [values[rank]] + [0] * (seats - 1)


@pytest.mark.clause("COI-M17", "COI-Z6")
def test_on_one_space_the_lower_disk_has_the_better_place_now_too() -> None:
    table = quiet()
    for seat in (1, 0):
        level(table, COUNCIL, seat, 6)
    visit(table, tile("M11"))
    act(table, "track", COUNCIL)
    assert table.points == [CATALOG.awards[table.awards[COUNCIL]].few[1], 0, 0]


@pytest.mark.clause("COI-M17", "COI-Z7")
@pytest.mark.parametrize(("gap", "counts"), [(3, True), (4, False)])
def test_with_two_players_the_gap_counts_now_too(gap: int, counts: bool) -> None:
    table = quiet(2)
    level(table, COUNCIL, 1, 6)
    level(table, COUNCIL, 0, 6 - gap)
    visit(table, tile("M11"))
    act(table, "track", COUNCIL)
    assert table.points == [CATALOG.awards[table.awards[COUNCIL]].few[1] if counts else 0, 0]


@pytest.mark.clause("COI-M17", "COI-Z8")
def test_a_disk_on_space_zero_gains_nothing_now_either() -> None:
    table = quiet()
    visit(table, tile("M11"))
    assert table.stacks[0] == 0
    act(table, "track", COUNCIL)
    assert table.points == [0, 0, 0]


@pytest.mark.clause("COI-M18", "COI-G4")
def test_an_echo_may_be_the_card_that_is_counted_now() -> None:
    table = quiet()
    echo, standing = card("G4"), card("G1", class_="merchant")
    own(table, 0, echo, standing)
    level(table, MERCHANT, 0, 11)
    visit(table, tile("M11"))
    assert refused(table, "track", MERCHANT) == "COI-M11"
    act(table, "judge", echo)
    assert table.points[0] == 7


@pytest.mark.clause("COI-M18", "COI-G5")
def test_an_echo_alone_counts_nothing_now() -> None:
    table = quiet()
    own(table, 0, card("G4"))
    visit(table, tile("M11"))
    assert menu(table)[0] == ("track", 0)
    assert table.points[0] == 0


# lasting bonuses


@pytest.mark.clause("COI-M12")
def test_four_points_for_each_die_in_the_castle_at_once() -> None:
    table = quiet()
    visit(table, tile("M12"))
    assert table.points[0] == 0
    table.pool = [3, 3, 3]
    for holder, points in ((0, 4), (1, 8)):
        run(table, Draft(0, holder))
        act(table, "place", CASTLE)
        assert table.points[0] == points
    run(table, Draft(1, 0))
    act(table, "place", CASTLE)
    assert table.points == [8, 0, 0]


@pytest.mark.clause("COI-M12")
@pytest.mark.parametrize("location", [UPPER, CENTRAL, LOWER])
def test_dice_in_the_city_bring_no_points(location: int) -> None:
    table = quiet()
    visit(table, tile("M12"))
    table.pool = [3]
    run(table, Draft(0, 0))
    assert isinstance(table.choice, Place)
    act(table, "place", location)
    assert table.points == [0, 0, 0]


@pytest.mark.clause("COI-M12")
def test_dice_that_stood_in_the_castle_before_bring_nothing() -> None:
    table = quiet()
    table.pool = [3]
    run(table, Draft(0, 0))
    act(table, "place", CASTLE)
    visit(table, tile("M12"))
    assert table.points == [0, 0, 0]


@pytest.mark.clause("COI-M13")
def test_a_point_for_each_later_monastery() -> None:
    table = quiet()
    pilgrimage = tile("M13")
    reach(table, 0, tile("M14"), 1)
    reach(table, 0, pilgrimage, 0)
    assert table.points[0] == 0
    for points, space in enumerate((2, 8, 12), 1):
        reach(table, 0, table.spaces[space], space)
        assert table.points[0] == points
    reach(table, 1, table.spaces[3], 3)
    assert table.points == [3, 0, 0]


@pytest.mark.clause("COI-M13", "COI-P7")
def test_a_monastery_visited_again_brings_no_point() -> None:
    table = quiet()
    reach(table, 0, tile("M13"), 0)
    reach(table, 0, table.spaces[2], 2)
    reach(table, 0, table.spaces[2], 2)
    reach(table, 0, tile("M13"), 0)
    assert table.points[0] == 1


@pytest.mark.clause("COI-M14", "COI-M15", "COI-Z10")
@pytest.mark.parametrize(("codes", "points"), [((), 2), (("M14",), 4), (("M15",), 8), (("M14", "M15"), 12)])
def test_a_monastery_may_be_one_or_two_wild_diplomas(codes: tuple[str, ...], points: int) -> None:
    table = quiet()
    own(table, 0, card(diplomas=("law",)), card(diplomas=("music",)))
    for code in codes:
        visit(table, tile(code))
    finish(table)
    assert points_from(table, 0, "diplomas") == points
    assert points_from(table, 1, "diplomas") == 0


@pytest.mark.clause("COI-M14", "COI-M15", "COI-M9")
def test_wild_monasteries_count_for_a_monastery_too() -> None:
    table = quiet()
    visit(table, tile("M14"))
    visit(table, tile("M15"))
    reach(table, 0, tile("M9"), 13)
    act(table, "take")
    assert table.points[0] == 4


@pytest.mark.clause("COI-M4", "COI-P4")
def test_a_card_may_lead_to_a_monastery() -> None:
    number = card("I1", class_="cleric", influence=4, back="III")
    table = quiet()
    own(table, 0, number)
    board_tile(table, 0, tile("M4"))
    table.pilgrim[0] = next(node for node in table.tables.hops[0] if node >= SPACES)
    run(table, CardBonus(0, number, CARD))
    act(table, "move", 0)
    act(table, "take")
    assert levels(table, 0) == [1, 1, 1, 1]
    assert isinstance(table.choice, Walk)
