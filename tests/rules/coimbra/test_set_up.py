"""The set-up: what lies where before the first choice, with two, three and four players."""

from collections import Counter
from itertools import permutations

import pytest

import caravela
from caravela.games.coimbra.catalog import CLASSES
from caravela.games.coimbra.pilgrim import Walk
from caravela.games.coimbra.state import OUT, TOKENS, Table
from caravela.games.coimbra.tables import SPACES
from caravela.games.coimbra.voyage import EndRound, Invest
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
    cards,
    finish,
    level,
    levels,
    menu,
    points_from,
    quiet,
    refused,
    run,
    seen,
    stack,
)

SEATS = [2, 3, 4]
SEEDS = range(12)

seated = pytest.mark.parametrize("seats", SEATS)


def dealt(seats: int, seed: int = 1) -> Table:
    return GAME.deal(seats, seed)


def started(seats: int, seed: int = 1) -> Table:
    """A new play, after the choice of start conditions: the dice of round 1 are rolled."""
    table = dealt(seats, seed)
    while menu(table)[0][0] != "draft":
        act(table, *menu(table)[-1])
    return table


def rows_of_tokens(table: Table) -> list[list[int]]:
    """The values of the die tokens in each location, from the left, as everybody sees them."""
    return [[one["value"] for one in row if one["seat"] is None] for row in GAME.view(table, None)["rows"]]


@pytest.mark.clause("COI-S1")
@seated
def test_two_three_or_four_players(seats: int) -> None:
    table = GAME.new_state(seats, seed=1)
    assert len(table.scores()) == seats
    assert sorted(GAME.view(table, None)["order"]) == list(range(seats))


@pytest.mark.clause("COI-S1")
@pytest.mark.parametrize("seats", [0, 1, 5])
def test_no_other_number_of_players(seats: int) -> None:
    with pytest.raises(caravela.CaravelaError):
        GAME.new_state(seats, seed=1)


@pytest.mark.clause("COI-S2", "COI-S3")
@seated
def test_fourteen_monasteries_lie_on_spaces_of_their_level(seats: int) -> None:
    assert [node.level for node in CATALOG.nodes[:SPACES]] == [1] * 8 + [2] * 4 + [3] * 2
    for seed in SEEDS:
        spaces = GAME.view(dealt(seats, seed), None)["spaces"]
        assert [CATALOG.monasteries[one].back for one in spaces] == ["I"] * 8 + ["II"] * 4 + ["III"] * 2
        assert len(set(spaces)) == 14


@pytest.mark.clause("COI-S2")
def test_monasteries_are_drawn_and_placed_at_random() -> None:
    tables = [dealt(3, seed) for seed in range(200)]
    for space in range(SPACES):
        level_ = CATALOG.nodes[space].level
        backs = {i for i, one in enumerate(CATALOG.monasteries) if len(one.back) == level_}
        assert {table.spaces[space] for table in tables} == backs


@pytest.mark.clause("COI-S3")
@seated
def test_the_ten_other_monasteries_never_appear(seats: int) -> None:
    table = dealt(seats)
    before = table.spaces[:]
    assert len(CATALOG.monasteries) - len(before) == 10
    run(table, EndRound())
    run(table, EndRound())
    assert table.spaces == before


@pytest.mark.clause("COI-S5")
@seated
def test_each_track_has_a_scoring_tile_by_lot(seats: int) -> None:
    tables = [dealt(seats, seed) for seed in range(200)]
    assert all(sorted(table.awards) == [0, 1, 2, 3] for table in tables)
    assert {tuple(table.awards) for table in tables} == set(permutations(range(4)))


@pytest.mark.clause("COI-S5")
@seated
@pytest.mark.parametrize("number", range(4))
def test_the_side_of_the_scoring_tile_fits_the_number_of_players(seats: int, number: int) -> None:
    table = quiet(seats)
    table.awards = [number, *(one for one in range(4) if one != number)]
    for seat in range(seats):
        level(table, COUNCIL, seat, 4 - seat)
    finish(table)
    award = CATALOG.awards[number]
    side = award.four if seats == 4 else award.few
    wanted = [*side, 0, 0][:seats]
    assert [points_from(table, seat, "majorities") for seat in range(seats)] == wanted


@pytest.mark.clause("COI-S6", "COI-S9")
def test_four_players_have_no_die_tokens() -> None:
    table = started(4)
    assert rows_of_tokens(table) == [[], [], [], []]
    assert table.queue == []


@pytest.mark.clause("COI-S7", "COI-S9")
def test_three_players_have_three_die_tokens() -> None:
    rows = rows_of_tokens(started(3))
    assert rows[UPPER] == [3]
    assert rows[CENTRAL] == [4]
    assert rows[LOWER] == [3]
    assert rows[CASTLE] == []


@pytest.mark.clause("COI-S8", "COI-S9")
def test_two_players_have_five_die_tokens() -> None:
    rows = rows_of_tokens(started(2))
    assert rows[UPPER] == [3, 2]
    assert rows[CENTRAL] == [4, 3]
    assert rows[LOWER] == [5]
    assert rows[CASTLE] == []


@pytest.mark.clause("COI-S9")
@seated
def test_the_castle_has_no_die_token_in_later_rounds_either(seats: int) -> None:
    table = quiet(seats)
    run(table, EndRound())
    assert all(table.place[code] != CASTLE for code in table.queue)
    assert [len(row) for row in rows_of_tokens(table)] == [[0, 2, 2, 1], [0, 1, 1, 1], [0, 0, 0, 0]][seats - 2]


@pytest.mark.clause("COI-S10")
@seated
def test_six_of_fifteen_voyages_lie_out(seats: int) -> None:
    tables = [dealt(seats, seed) for seed in range(200)]
    for table in tables:
        assert len(table.voyages) == 6
        assert len(set(table.voyages)) == 6
    for slot in range(6):
        assert {table.voyages[slot] for table in tables} == set(range(15))


@pytest.mark.clause("COI-S10")
def test_the_nine_other_voyages_never_appear() -> None:
    table = dealt(3)
    before = table.voyages[:]
    run(table, EndRound())
    run(table, EndRound())
    assert table.voyages == before


def colours(table: Table) -> dict[int, int]:
    return dict(Counter(colour for colour, _ in GAME.view(table, None)["pool"]))


@pytest.mark.clause("COI-S11")
def test_four_players_roll_thirteen_dice() -> None:
    table = started(4)
    assert len(table.pool) == 13
    assert colours(table) == {COUNCIL: 3, MERCHANT: 3, CLERIC: 3, SCHOLAR: 3, WHITE: 1}


@pytest.mark.clause("COI-S12")
def test_three_players_roll_eleven_dice() -> None:
    table = started(3)
    assert len(table.pool) == 11
    assert colours(table) == {COUNCIL: 3, MERCHANT: 3, CLERIC: 2, SCHOLAR: 2, WHITE: 1}


@pytest.mark.clause("COI-S13")
def test_two_players_roll_seven_dice() -> None:
    table = started(2)
    assert len(table.pool) == 7
    assert colours(table) == {COUNCIL: 2, MERCHANT: 2, CLERIC: 1, SCHOLAR: 1, WHITE: 1}


@pytest.mark.clause("COI-S14", "COI-S16")
@seated
def test_everybody_begins_with_seven_of_both_goods_and_no_points(seats: int) -> None:
    table = dealt(seats)
    for seat in range(seats):
        player = seen(table, seat)
        assert (player["guards"], player["coins"], player["points"]) == (7, 7, 0)
    assert table.scores() == [0] * seats


@pytest.mark.clause("COI-S15")
@seated
def test_disks_are_stacked_on_space_0_in_player_order(seats: int) -> None:
    for seed in SEEDS:
        table = dealt(seats, seed)
        for seat in range(seats):
            assert levels(table, seat) == [0, 0, 0, 0]
        for track in range(4):
            assert stack(table, track) == table.order


@pytest.mark.clause("COI-S17")
@seated
def test_everybody_has_three_free_holders_and_no_disk_out(seats: int) -> None:
    table = dealt(seats)
    assert [seen(table, seat)["holders"] for seat in range(seats)] == [3] * seats
    view = GAME.view(table, None)
    assert view["disks"] == [[]] * 14
    assert view["investors"] == [[]] * 6


@pytest.mark.clause("COI-S17")
def test_one_player_can_place_all_his_twenty_disks() -> None:
    table = quiet(2)
    for space in range(SPACES):
        table.pilgrim[0] = next(node for node in table.tables.hops[space] if node >= SPACES)
        run(table, Walk(0, 1))
        act(table, "move", space)
    for slot in range(6):
        table.guards[0] = table.coins[0] = 20
        run(table, Invest(0, -1))
        act(table, "invest", slot)
    view = GAME.view(table, None)
    assert sum(row.count(0) for row in (*view["disks"], *view["investors"])) == 20


@pytest.mark.clause("COI-S18")
@seated
def test_the_first_player_order_is_drawn_by_lot(seats: int) -> None:
    orders = {tuple(dealt(seats, seed).order) for seed in range(200)}
    assert orders == set(permutations(range(seats)))


@pytest.mark.clause("COI-S18", "COI-K18")
@seated
def test_a_lion_stands_on_the_flag_of_each_place(seats: int) -> None:
    table = dealt(seats, 5)
    order = GAME.view(table, None)["order"]
    assert [seen(table, seat)["crowns"] for seat in order] == list(CATALOG.flags.crowns[:seats])


@pytest.mark.clause("COI-S19", "COI-S21")
@seated
def test_the_stack_is_made_of_back_two_above_back_three(seats: int) -> None:
    for seed in SEEDS:
        table = dealt(seats, seed)
        assert GAME.view(table, None)["deck"] == 36
        shown = list(table.display)
        for back in ("II", "III", "III"):
            run(table, EndRound())
            assert {CATALOG.cards[one].back for one in table.display} == {back}
            shown += table.display
        assert sorted(shown) == cards(back="II") + cards(back="III")


@pytest.mark.clause("COI-S19")
def test_both_parts_of_the_stack_are_shuffled() -> None:
    first: set[int] = set()
    third: set[int] = set()
    for seed in range(200):
        table = dealt(2, seed)
        first.add(table.display[0])
        run(table, EndRound())
        run(table, EndRound())
        third.add(table.display[0])
    assert first == set(cards(back="II"))
    assert third == set(cards(back="III"))


@pytest.mark.clause("COI-S20")
@seated
def test_favor_tiles_and_cap_tile_lie_beside_the_castle(seats: int) -> None:
    view = GAME.view(started(seats), None)
    assert view["tiles"] == [None] * 4
    assert view["cap"] == {"on": None}


@pytest.mark.clause("COI-S21")
@seated
def test_twelve_cards_of_back_two_form_the_display(seats: int) -> None:
    for seed in SEEDS:
        display = GAME.view(dealt(seats, seed), None)["display"]
        assert len(display) == len(set(display)) == 12
        assert {CATALOG.cards[one].back for one in display} == {"II"}


def met(display: list[int]) -> list[int]:
    """The cards of a display in the order in which the crown tokens are dealt."""
    upper, central, lower = display[:4], display[4:8], display[8:]
    return [
        upper[3], central[3], lower[3],
        upper[2], central[2], lower[2],
        upper[1], central[1], lower[1],
        upper[0], central[0], lower[0],
    ]  # fmt: skip


@pytest.mark.clause("COI-S22")
@seated
def test_crown_tokens_lie_on_the_first_card_of_each_class(seats: int) -> None:
    for seed in range(40):
        table = dealt(seats, seed)
        for track, class_ in enumerate(CLASSES):
            of_class = [one for one in met(table.display) if CATALOG.cards[one].class_ == class_]
            if of_class:
                assert table.tokens[track] == of_class[0]


@pytest.mark.clause("COI-S23")
def test_the_token_of_a_class_that_is_not_on_display_is_not_used() -> None:
    lacking = 0
    for seed in range(150):
        table = dealt(3, seed)
        shown = {CATALOG.cards[one].class_ for one in table.display}
        for track, class_ in enumerate(CLASSES):
            if class_ not in shown:
                lacking += 1
                assert table.tokens[track] == OUT
                assert GAME.view(table, None)["tokens"][track] == {"on": None, "seat": None}
    assert lacking > 0


@pytest.mark.clause("COI-S24")
@seated
def test_there_are_as_many_start_groups_as_players(seats: int) -> None:
    for seed in SEEDS:
        groups = GAME.view(dealt(seats, seed), None)["groups"]
        assert [len(pair) for pair in groups] == [2] * seats
        laid = [one for pair in groups for one in pair]
        assert len(set(laid)) == 2 * seats
        assert all(CATALOG.cards[one].back == "I" for one in laid)


@pytest.mark.clause("COI-S24")
@seated
def test_start_cards_are_shuffled(seats: int) -> None:
    tables = [dealt(seats, seed) for seed in range(100)]
    for place in range(2 * seats):
        assert {table.groups[place] for table in tables} == set(cards(back="I"))


@pytest.mark.clause("COI-S24")
@seated
def test_start_cards_left_over_are_out_of_the_game(seats: int) -> None:
    table = started(seats)
    view = GAME.view(table, None)
    owned = [one for seat in range(seats) for one in seen(table, seat)["cards"]]
    assert len(owned) == 2 * seats
    out = set(cards(back="I")) - set(owned)
    assert len(out) == 8 - 2 * seats
    assert view["groups"] == []
    assert not out & {*view["display"], *view["discard"]}
    assert not any(table.deck >> one & 1 for one in out)


@pytest.mark.clause("COI-S24", "COI-I1")
@pytest.mark.parametrize("seats", [2, 3])
def test_there_is_no_group_beyond_those_laid_out(seats: int) -> None:
    table = dealt(seats)
    assert [choice for choice in menu(table) if choice[0] == "group"] == [("group", i) for i in range(seats)]
    assert refused(table, "group", seats) == "COI-I1"


@pytest.mark.clause("COI-S6", "COI-S7", "COI-S8")
@seated
def test_die_tokens_stand_there_before_the_first_die_is_placed(seats: int) -> None:
    table = started(seats)
    assert len([code for code in table.queue if code >= TOKENS]) == {2: 5, 3: 3, 4: 0}[seats]
    assert table.to_move == table.order[0]
