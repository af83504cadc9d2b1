"""The final scoring: its five parts in their order, game-end cards, diplomas, and who wins."""

from collections.abc import Sequence
from functools import cache
from itertools import groupby

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from caravela.games.coimbra.catalog import CLASSES, DIPLOMAS, Diploma, Effect
from caravela.games.coimbra.order import NewOrder
from caravela.games.coimbra.state import HELD, Table
from tests.rules.coimbra.scene import (
    CATALOG,
    CLERIC,
    COUNCIL,
    GAME,
    SCHOLAR,
    board_tile,
    board_voyage,
    card,
    cards,
    finish,
    level,
    menu,
    own,
    pass_on,
    plain,
    points_from,
    quiet,
    recard,
    run,
    tile,
    voyage,
)

STANDINGS = cards("G1")
END_CARDS = [i for i, entry in enumerate(CATALOG.cards) if entry.when == "end"]
WORTH = (0, 1, 2, 4, 8, 12)
PARTS = ("voyages", "majorities", "diplomas", "game-end cards", "leftovers")


def name(number: int) -> str:
    return CATALOG.cards[number].id


def poor(seats: int = 3, order: tuple[int, ...] = ()) -> Table:
    """A quiet table on which nobody has goods left."""
    table = quiet(seats, order)
    table.guards = [0] * seats
    table.coins = [0] * seats
    return table


def ended(table: Table, seat: int = 0) -> int:
    """What a seat's game-end cards are worth."""
    finish(table)
    return points_from(table, seat, "game-end cards")


def awarded(table: Table, track: int) -> tuple[int, ...]:
    """The values of a track's scoring tile that count, with this number of players."""
    award = CATALOG.awards[table.awards[track]]
    return award.four if table.seats == 4 else award.few


def majorities(table: Table) -> list[int]:
    finish(table)
    return [points_from(table, seat, "majorities") for seat in range(table.seats)]


# game-end cards


@pytest.mark.clause("COI-G1", "COI-G2", "COI-G3", "COI-G4")
@pytest.mark.parametrize("number", END_CARDS, ids=name)
def test_every_game_end_card_counts(number: int) -> None:
    table = poor()
    for track, space in enumerate((7, 10, 13, 9)):
        level(table, track, 0, space)
    own(table, 0, number)
    own(table, 0, *(one for track in range(4) for one in plain(track, 5) if CATALOG.cards[one].when != "end"))
    mine = [entry for i, entry in enumerate(CATALOG.cards) if table.cards[0] >> i & 1]
    entry = CATALOG.cards[number]
    if entry.bonus.level:
        expected = {"council": 5, "merchant": 7, "cleric": 10, "scholar": 5}[entry.bonus.level]
    elif entry.bonus.each == "low":
        expected = sum(one.influence in (1, 2) for one in mine)
    elif entry.bonus.each == "set":
        expected = 5 * min(sum(one.class_ == class_ for one in mine) for class_ in CLASSES)
    else:
        assert entry.bonus.again
        expected = 0
    assert ended(table) == expected
    assert bool(expected) != entry.bonus.again


@pytest.mark.clause("COI-G1")
@pytest.mark.parametrize("space", range(16))
@pytest.mark.parametrize("number", STANDINGS, ids=name)
def test_standing_counts_the_space_on_its_track(number: int, space: int) -> None:
    track = CLASSES.index(CATALOG.cards[number].class_)
    assert CATALOG.cards[number].bonus.level == CLASSES[track]
    table = poor()
    own(table, 0, number)
    for other in range(4):
        level(table, other, 0, 0 if space >= 7 else 15)
        level(table, other, 1, 15)
    level(table, track, 0, space)
    expected = 0 if space < 7 else 5 if space < 10 else 7 if space < 13 else 10
    assert ended(table) == expected


@pytest.mark.clause("COI-G2", "COI-K6")
def test_humble_company_counts_cards_of_influence_one_or_two() -> None:
    table = poor()
    start = cards(back="I")[:2]
    assert all(CATALOG.cards[one].influence <= 2 for one in start)
    own(table, 0, *start, card("G2", influence=2))
    own(table, 0, *cards(when="now", back="III", influence=1)[:3], *cards(when="now", back="III", influence=2)[:4])
    own(table, 0, *cards(when="now", influence=3)[:5], *cards(when="now", influence=4)[:2])
    own(table, 1, *cards(back="II", influence=1))
    assert ended(table) == 2 + 1 + 3 + 4


@pytest.mark.clause("COI-G3")
@pytest.mark.parametrize(
    ("numbers", "sets"), [((0, 0, 0, 1), 0), ((3, 3, 0, 4), 0), ((1, 1, 1, 1), 1), ((4, 2, 5, 3), 2), ((3, 3, 3, 3), 3)]
)
def test_full_house_counts_sets_of_four_classes(numbers: tuple[int, ...], sets: int) -> None:
    table = poor()
    full = card("G3")
    own(table, 0, full)
    for track, number in enumerate(numbers):
        others = [one for one in plain(track, 12) if CATALOG.cards[one].when != "end"]
        own(table, 0, *others[: number - (CLASSES[track] == CATALOG.cards[full].class_)])
    assert ended(table) == 5 * sets


@pytest.mark.clause("COI-G4", "COI-Q11")
@pytest.mark.parametrize("spaces", [(7, 10, 14), (14, 7, 10), (10, 14, 7)])
def test_echo_counts_the_best_other_card_once_more(spaces: tuple[int, ...]) -> None:
    table = poor()
    own(table, 0, card("G4"), *STANDINGS[:3])
    for number, space in zip(STANDINGS[:3], spaces, strict=True):
        level(table, CLASSES.index(CATALOG.cards[number].class_), 0, space)
    assert ended(table) == 5 + 7 + 10 + 10


@pytest.mark.clause("COI-G4")
def test_echo_needs_an_own_card() -> None:
    table = poor()
    own(table, 0, card("G4"))
    own(table, 1, STANDINGS[0])
    for track in range(4):
        level(table, track, 0, 15)
    assert ended(table) == 0


@pytest.mark.clause("COI-G5")
@pytest.mark.parametrize(("space", "points"), [(0, 0), (8, 15), (15, 30)])
def test_echo_never_echoes_an_echo(space: int, points: int) -> None:
    echo, other, standing = card("G4"), card("G2"), STANDINGS[0]
    table = poor()
    recard(table, {other: {"bonus": Effect(again=True)}})
    own(table, 0, echo, other, standing)
    for track in range(4):
        level(table, track, 0, space)
    assert ended(table) == points


# the five parts


@pytest.mark.clause("COI-Z1", "COI-Z2", "COI-Z12", "COI-Z13")
def test_five_things_are_counted_in_their_order() -> None:
    table = quiet(4)
    for seat in range(4):
        own(table, seat, STANDINGS[seat], cards(diplomas=("wild",))[min(seat, 2)])
        table.invested[seat] = 1
        for track in range(4):
            level(table, track, seat, 7 + seat)
    board_voyage(table, 0, voyage("Goa"))
    log = table.listen()
    finish(table)
    sources = [event.args["source"] for event in log if event.key == "score"]
    names = list(GAME.breakdown(table, 0)["now"])
    assert tuple(names[source] for source, _ in groupby(sources)) == PARTS
    assert table.is_over


@pytest.mark.clause("COI-Z1")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_final_scoring_is_the_sum_of_its_parts(seats: int) -> None:
    table = quiet(seats)
    own(table, 0, STANDINGS[0], *cards(diplomas=("law",))[:2])
    level(table, CLASSES.index(CATALOG.cards[STANDINGS[0]].class_), 0, 9)
    table.points = [17] * seats
    finish(table)
    assert table.scores() == [17 + sum(points_from(table, seat, part) for part in PARTS) for seat in range(seats)]
    assert min(points_from(table, 0, part) for part in PARTS[1:]) > 0


@pytest.mark.clause("COI-Z2")
def test_each_player_counts_all_voyages_with_his_disk() -> None:
    table = poor()
    for slot, one in enumerate(("Goa", "Tanger", "Barbados")):
        board_voyage(table, slot, voyage(one))
    table.invested = [0b111, 0b010, 0]
    table.disks[0] = 0b1111
    finish(table)
    assert [points_from(table, seat, "voyages") for seat in range(3)] == [9 + 6 + 4, 2, 0]


# tracks


@pytest.mark.clause("COI-Z3", "COI-Z4", "COI-S5")
@pytest.mark.parametrize("track", range(4))
@pytest.mark.parametrize("seats", [2, 3])
def test_first_and_second_place(seats: int, track: int) -> None:
    table = poor(seats)
    for seat, space in enumerate((4, 6, 3)[:seats]):
        level(table, track, seat, space)
    first, second = awarded(table, track)
    assert majorities(table) == [second, first, 0][:seats]


@pytest.mark.clause("COI-Z3", "COI-Z4", "COI-Z5", "COI-S5")
@pytest.mark.parametrize("track", range(4))
def test_third_place_counts_with_four_players(track: int) -> None:
    table = poor(4)
    for seat, space in enumerate((2, 15, 8, 1)):
        level(table, track, seat, space)
    first, second, third = awarded(table, track)
    assert third > 0
    assert majorities(table) == [third, first, second, 0]


@pytest.mark.clause("COI-Z3", "COI-S5")
def test_every_track_has_a_tile_of_its_own() -> None:
    table = poor(4)
    for track in range(4):
        level(table, track, track, 5)
    assert majorities(table) == [awarded(table, track)[0] for track in range(4)]
    assert sorted(table.awards) == [0, 1, 2, 3]


@pytest.mark.clause("COI-Z6", "COI-K11")
def test_of_disks_on_one_space_the_lower_has_the_better_place() -> None:
    table = poor(4)
    for seat in (2, 0, 3, 1):
        level(table, SCHOLAR, seat, 5)
    first, second, third = awarded(table, SCHOLAR)
    assert majorities(table) == [second, 0, first, third]


@pytest.mark.clause("COI-Z7")
@pytest.mark.parametrize("gap", range(8))
def test_with_two_players_second_place_needs_a_small_gap(gap: int) -> None:
    table = poor(2)
    level(table, CLERIC, 1, 9)
    level(table, CLERIC, 0, 9 - gap)
    first, second = awarded(table, CLERIC)
    assert majorities(table) == [second if gap <= 3 else 0, first]


@pytest.mark.clause("COI-Z7")
@pytest.mark.parametrize("seats", [3, 4])
def test_with_more_players_the_gap_does_not_matter(seats: int) -> None:
    table = poor(seats)
    level(table, CLERIC, 1, 15)
    level(table, CLERIC, 0, 1)
    assert majorities(table)[0] == awarded(table, CLERIC)[1]


@pytest.mark.clause("COI-Z8")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_disk_on_space_zero_gains_nothing(seats: int) -> None:
    assert majorities(poor(seats)) == [0] * seats
    table = poor(seats)
    level(table, COUNCIL, 1, 1)
    assert majorities(table) == [awarded(table, COUNCIL)[0] if seat == 1 else 0 for seat in range(seats)]


# diplomas


@cache
def partition(icons: tuple[str, ...], sets: tuple[tuple[str, ...], ...] = ()) -> int:
    """The best division into sets, found by trying every one."""
    if not icons:
        return sum(WORTH[len(one)] for one in sets)
    icon, *rest = icons
    ways = {(*sets, (icon,))}
    for i, one in enumerate(sets):
        if len(one) < 5 and (icon == "wild" or icon not in one):
            ways.add((*sets[:i], (*one, icon), *sets[i + 1 :]))
    return max(partition(tuple(rest), tuple(sorted(way))) for way in ways)


def diploma_points(icons: list[Diploma], monasteries: Sequence[str] = ()) -> int:
    """What these diplomas are worth, shown by cards, one or two on each, and by monasteries."""
    table = poor()
    pairs = [tuple(icons[i : i + 2]) for i in range(0, len(icons), 2)]
    recard(table, {i: {"diplomas": pairs[i] if i < len(pairs) else ()} for i in range(56)})
    own(table, 0, *range(len(pairs)))
    for space, code in enumerate(monasteries):
        board_tile(table, space, tile(code))
    table.disks[0] = (1 << len(monasteries)) - 1
    finish(table)
    return points_from(table, 0, "diplomas")


@pytest.mark.clause("COI-Z9", "COI-Z10", "COI-Z11", "COI-M14", "COI-M15", "COI-Q11")
@given(st.lists(st.sampled_from(DIPLOMAS), max_size=8), st.sets(st.sampled_from(["M14", "M15"])))
@settings(deadline=None)
def test_the_best_division_into_sets_is_found(icons: list[Diploma], monasteries: set[str]) -> None:
    wild = sum({"M14": 1, "M15": 2}[code] for code in monasteries)
    assert diploma_points(icons, sorted(monasteries)) == partition((*sorted(icons), *["wild"] * wild))


@pytest.mark.clause("COI-Z9")
@pytest.mark.parametrize(("kinds", "points"), list(enumerate(WORTH)))
def test_a_set_is_worth_more_with_every_kind(kinds: int, points: int) -> None:
    assert diploma_points(list(DIPLOMAS[:kinds])) == points


@pytest.mark.clause("COI-Z9", "COI-Z10")
@pytest.mark.parametrize(
    ("icons", "points"),
    [
        (("law", "law"), 2),
        (("law", "law", "music"), 3),
        (("law", "law", "music", "music"), 4),
        (("law", "medicine", "theology", "law", "medicine"), 6),
        (DIPLOMAS[:5] * 2, 24),
        ((*DIPLOMAS[:5], "law"), 13),
    ],
)
def test_a_diploma_belongs_to_one_set_only(icons: tuple[Diploma, ...], points: int) -> None:
    assert diploma_points(list(icons)) == points


@pytest.mark.clause("COI-Z10", "COI-M14", "COI-M15")
@pytest.mark.parametrize(
    ("icons", "points"),
    [
        (("wild",), 1),
        (("law", "wild"), 2),
        (("law", "medicine", "theology", "wild"), 8),
        (("law", "law", "wild"), 3),
        (("law", "medicine", "theology", "philosophy", "law", "wild"), 13),
        (("wild",) * 5, 12),
        (("wild",) * 6, 13),
    ],
)
def test_a_wild_diploma_stands_for_any_one_kind(icons: tuple[Diploma, ...], points: int) -> None:
    assert diploma_points(list(icons)) == points


@pytest.mark.clause("COI-Z11")
def test_diplomas_beyond_a_full_set_make_another() -> None:
    icons: list[Diploma] = [*DIPLOMAS[:5], "law", "medicine", "theology"]
    assert diploma_points(icons) == 12 + 4
    assert diploma_points([*icons, "wild"]) == 12 + 8
    assert diploma_points([*DIPLOMAS[:3], *DIPLOMAS[:3], "wild", "wild"]) == 16


# what is left over


@pytest.mark.clause("COI-Z12")
def test_each_player_counts_all_of_his_game_end_cards() -> None:
    table = poor()
    first, second, third = STANDINGS[:3]
    own(table, 0, first, second)
    own(table, 1, third)
    for track in range(4):
        level(table, track, 0, 8)
        level(table, track, 1, 14)
    finish(table)
    assert [points_from(table, seat, "game-end cards") for seat in range(3)] == [10, 10, 0]


@pytest.mark.clause("COI-Z13", "COI-K17", "COI-K18")
@pytest.mark.parametrize(
    ("guards", "coins", "points"), [(0, 0, 3), (1, 0, 3), (0, 1, 3), (1, 1, 4), (20, 20, 23), (3, 8, 8)]
)
def test_half_of_what_is_left_over_is_counted_together(guards: int, coins: int, points: int) -> None:
    table = quiet(3, order=(2, 1, 0))
    table.guards[0], table.coins[0] = guards, coins
    table.tiles = [0, -1, -1, 1]
    table.tokens[SCHOLAR] = int(HELD)
    finish(table)
    assert points_from(table, 0, "leftovers") == points


@pytest.mark.clause("COI-Z14", "COI-D4", "COI-N2")
def test_crowns_are_those_held_since_phase_d() -> None:
    table = quiet(3, order=(0, 1, 2))
    table.guards = [0] * 3
    table.coins = [0] * 3
    table.round = 4
    table.deck = 0
    table.tiles = [2, 1, -1, 0]
    table.tokens = [int(HELD) + 2, int(HELD) + 1, -1, -1]
    run(table, NewOrder())
    assert table.is_over
    assert table.order == [2, 1, 0]
    crowns = [2, 1 + 2 + 1, 0 + 3 + 1]
    assert [points_from(table, seat, "leftovers") for seat in range(3)] == [number // 2 for number in crowns]


@pytest.mark.clause("COI-Z14", "COI-V9")
def test_calicut_counts_the_crowns_held_since_phase_d() -> None:
    table = poor(2, order=(1, 0))
    table.deck = 0
    table.tiles = [0, -1, -1, -1]
    table.invested[0] = 1
    board_voyage(table, 0, voyage("Calicut"))
    run(table, NewOrder())
    pass_on(table)
    assert menu(table) == []
    assert table.order == [0, 1]
    assert points_from(table, 0, "voyages") == 3 // 2


# who wins


@pytest.mark.clause("COI-Z15")
def test_most_points_win() -> None:
    table = poor(4)
    table.points = [31, 90, -4, 57]
    finish(table)
    ranked = sorted(range(4), key=lambda seat: -table.scores()[seat])
    assert ranked == [1, 3, 0, 2]
    assert table.ranking() == [3, 1, 4, 2]


@pytest.mark.clause("COI-Z16")
@pytest.mark.parametrize("order", [(0, 1, 2), (2, 1, 0), (1, 2, 0)])
def test_among_equals_the_player_order_decides(order: tuple[int, ...]) -> None:
    table = poor(3, order=order)
    finish(table)
    table.points = [40, 40, 40]
    assert [table.ranking()[seat] for seat in order] == [1, 2, 3]


@pytest.mark.clause("COI-Z16", "COI-Z15")
def test_the_player_order_decides_among_equals_only() -> None:
    table = poor(3, order=(2, 0, 1))
    finish(table)
    table.points = [40, 40, 39]
    assert table.ranking() == [1, 2, 3]


@pytest.mark.clause("COI-Z15", "COI-K13")
def test_a_score_below_zero_stays_below_zero() -> None:
    table = poor(2)
    table.points = [-9, -3]
    finish(table)
    assert table.scores() == [-9, -3]
    assert table.ranking() == [2, 1]
