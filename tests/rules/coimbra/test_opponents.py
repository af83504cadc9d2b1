"""Immediate bonuses that ask opponents to give or to lose something, and what they decide."""

import pytest

from caravela.games.coimbra.catalog import Effect
from caravela.games.coimbra.effects import CardBonus, Recall
from caravela.games.coimbra.income import Evening
from caravela.games.coimbra.state import CARD, Table
from tests.rules.coimbra.scene import (
    CATALOG,
    CLERIC,
    COUNCIL,
    GAME,
    acquire,
    act,
    board_tile,
    board_voyage,
    card,
    cards,
    discard,
    finish,
    level,
    levels,
    menu,
    own,
    plain,
    points_from,
    quiet,
    recard,
    refused,
    rest,
    run,
    seen,
    stack,
    stocks,
    tile,
    voyage,
)

TRIBUTE = card("I2")
PENANCE = card("I3")
PRECEDENCE = cards("I5")
TOLL = card("I5", class_="council")
TAX = card("I5", class_="merchant")
LIBRARIAN = card("I4")
GIVE, LOSE_POINTS = ("goods",), ("points",)


def answers(table: Table, *given: tuple[str, *tuple[int, ...]]) -> list[int | None]:
    """Give these answers; who was asked."""
    asked = []
    for answer in given:
        asked.append(table.to_move)
        act(table, *answer)
    return asked


def all_stocks(table: Table) -> list[tuple[int, int, int]]:
    return [stocks(table, seat) for seat in range(int(table.seats))]


def demanded(number: int) -> str:
    """What goods this card of precedence asks for."""
    demand = CATALOG.cards[number].bonus.demand
    assert demand
    return "guards" if demand.guards else "coins"


def do_penance(table: Table) -> None:
    """Seat 0 has the bonus of this card."""
    own(table, 0, PENANCE)
    run(table, CardBonus(0, PENANCE, CARD))


# tribute


@pytest.mark.clause("COI-J2")
@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("give", [True, False])
def test_tribute_brings_a_guard_and_a_coin_or_two_points_from_each_opponent(seats: int, give: bool) -> None:
    table = quiet(seats)
    others = seats - 1
    acquire(table, 0, TRIBUTE)
    assert answers(table, *[GIVE if give else LOSE_POINTS] * others) == list(range(1, seats))
    assert menu(table) == []
    if give:
        assert all_stocks(table) == [(7 + others, 6 + others, 0)] + [(6, 6, 0)] * others
    else:
        assert all_stocks(table) == [(7, 6, 2 * others)] + [(7, 7, -2)] * others
        assert points_from(table, 0, "given and taken") == 2 * others
        assert points_from(table, 1, "given and taken") == -2


@pytest.mark.clause("COI-J2", "COI-J18")
def test_each_opponent_decides_for_himself() -> None:
    table = quiet(4)
    table.points = [3, 10, 1, 1]
    acquire(table, 0, TRIBUTE)
    answers(table, LOSE_POINTS, GIVE, LOSE_POINTS)
    assert all_stocks(table) == [(8, 7, 7), (7, 7, 8), (6, 6, 1), (7, 7, -1)]


@pytest.mark.clause("COI-J16")
@pytest.mark.parametrize("order", [(0, 1, 2, 3), (3, 1, 0, 2), (2, 3, 1, 0), (1, 0, 3, 2)])
@pytest.mark.parametrize("taker", range(4))
@pytest.mark.parametrize("number", [TRIBUTE, PENANCE, TAX])
def test_opponents_decide_in_player_order(order: tuple[int, ...], taker: int, number: int) -> None:
    table = quiet(4, order=order)
    level(table, COUNCIL, taker, 1)
    for seat, one in enumerate(i for i in cards(class_="cleric", back="II")[:4]):
        own(table, seat, one)
    acquire(table, taker, number)
    asked = answers(table, LOSE_POINTS, LOSE_POINTS, LOSE_POINTS)
    assert asked == [seat for seat in order if seat != taker]
    assert menu(table) == []


@pytest.mark.clause("COI-J16")
def test_each_opponent_knows_what_those_before_him_chose() -> None:
    table = quiet(3, order=(2, 0, 1))
    acquire(table, 0, TRIBUTE)
    assert table.to_move == 2
    act(table, "goods")
    assert table.to_move == 1
    assert (seen(table, 2)["guards"], seen(table, 2)["coins"]) == (6, 6)
    assert (seen(table, 0)["guards"], seen(table, 0)["coins"]) == (8, 7)


@pytest.mark.clause("COI-J17", "COI-J2")
@pytest.mark.parametrize(("guards", "coins"), [(0, 1), (1, 0), (0, 20), (20, 0), (0, 0)])
def test_who_lacks_a_part_of_the_tribute_must_give_points(guards: int, coins: int) -> None:
    table = quiet(2)
    table.guards[1] = guards
    table.coins[1] = coins
    acquire(table, 0, TRIBUTE)
    assert menu(table) == []
    assert all_stocks(table) == [(7, 6, 2), (guards, coins, -2)]


@pytest.mark.clause("COI-J17")
def test_who_has_exactly_what_is_asked_may_give_it() -> None:
    table = quiet(2)
    table.guards[1] = table.coins[1] = 1
    acquire(table, 0, TRIBUTE)
    assert menu(table) == [GIVE, LOSE_POINTS]
    act(table, "goods")
    assert all_stocks(table) == [(8, 7, 0), (0, 0, 0)]


@pytest.mark.clause("COI-J2", "COI-J5", "COI-J17")
@pytest.mark.parametrize("number", [TRIBUTE, *PRECEDENCE])
def test_no_opponent_can_refuse_to_give(number: int) -> None:
    table = quiet(2)
    acquire(table, 0, number)
    assert menu(table) == [GIVE, LOSE_POINTS]
    assert refused(table, "pass") == "COI-J17"
    assert refused(table, "resource", 0) == "COI-J17"


@pytest.mark.clause("COI-J18", "COI-K7")
@pytest.mark.parametrize("number", [TRIBUTE, *PRECEDENCE])
def test_what_goes_beyond_twenty_is_lost_and_given_all_the_same(number: int) -> None:
    demand = CATALOG.cards[number].bonus.demand
    assert demand
    table = quiet(3)
    own(table, 0, number)
    table.guards[0] = 20
    table.coins[0] = 20
    run(table, CardBonus(0, number, CARD))
    answers(table, GIVE, GIVE)
    assert all_stocks(table) == [(20, 20, 0)] + [(7 - demand.guards, 7 - demand.coins, 0)] * 2


@pytest.mark.clause("COI-J18", "COI-K7")
def test_only_what_is_beyond_twenty_is_lost() -> None:
    table = quiet(3)
    own(table, 0, TAX)
    table.coins[0] = 16
    run(table, CardBonus(0, TAX, CARD))
    answers(table, GIVE, GIVE)
    assert all_stocks(table) == [(7, 20, 0), (7, 4, 0), (7, 4, 0)]


@pytest.mark.clause("COI-J18", "COI-J2")
def test_points_given_go_to_the_owner_and_none_are_made_or_lost() -> None:
    table = quiet(4)
    table.points = [1, 0, 5, -4]
    own(table, 2, TRIBUTE)
    run(table, CardBonus(2, TRIBUTE, CARD))
    answers(table, LOSE_POINTS, LOSE_POINTS, LOSE_POINTS)
    assert table.points == [-1, -2, 11, -6]


# precedence


@pytest.mark.clause("COI-J5", "COI-J18")
@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("number", PRECEDENCE)
def test_precedence_brings_three_goods_or_three_points(seats: int, number: int) -> None:
    table = quiet(seats)
    own(table, 0, number)
    run(table, CardBonus(0, number, CARD))
    given = [GIVE, LOSE_POINTS, GIVE][: seats - 1]
    answers(table, *given)
    assert menu(table) == []
    guards = 3 if demanded(number) == "guards" else 0
    for seat, answer in enumerate(given, 1):
        gave = (7 - guards, 4 + guards, 0)
        assert stocks(table, seat) == (gave if answer == GIVE else (7, 7, -3))
    goods = 3 * given.count(GIVE)
    expected = (7 + goods, 7) if guards else (7, 7 + goods)
    assert stocks(table, 0) == (*expected, 3 * given.count(LOSE_POINTS))


@pytest.mark.clause("COI-J5", "COI-J17")
@pytest.mark.parametrize("number", PRECEDENCE)
@pytest.mark.parametrize("held", range(4))
def test_who_has_fewer_than_three_must_give_points(number: int, held: int) -> None:
    table = quiet(2)
    own(table, 0, number)
    table.guards[1] = table.coins[1] = 20
    stock = table.guards if demanded(number) == "guards" else table.coins
    stock[1] = held
    run(table, CardBonus(0, number, CARD))
    assert (GIVE in menu(table)) == (held == 3)
    if held < 3:
        assert menu(table) == []
        assert stock[1] == held
        assert table.points == [3, -3]


@pytest.mark.clause("COI-J5", "COI-J28", "COI-K11")
@pytest.mark.parametrize(
    ("spaces", "asked"),
    [
        ((4, 3, 5, 1), [1, 3]),
        ((4, 5, 6, 7), []),
        ((4, 0, 0, 0), [1, 2, 3]),
        ((15, 14, 13, 15), [1, 2, 3]),
    ],
)
def test_behind_is_who_stands_on_a_lower_space(spaces: tuple[int, ...], asked: list[int]) -> None:
    table = quiet(4)
    for seat, space in enumerate(spaces):
        level(table, COUNCIL, seat, space)
    acquire(table, 0, TAX)
    assert answers(table, *[GIVE] * len(asked)) == asked
    assert menu(table) == []
    assert table.coins == [7 + 3 * len(asked), *(4 if seat in asked else 7 for seat in (1, 2, 3))]


@pytest.mark.clause("COI-J28", "COI-J5")
def test_on_the_same_space_the_disks_above_are_behind_and_those_below_are_not() -> None:
    table = quiet(4, order=(2, 3, 0, 1))
    for seat in (3, 0, 1, 2):
        level(table, COUNCIL, seat, 6)
    assert stack(table, COUNCIL) == [3, 0, 1, 2]
    acquire(table, 0, TAX)
    assert answers(table, GIVE, GIVE) == [2, 1]
    assert menu(table) == []
    assert table.coins == [13, 4, 4, 7]


@pytest.mark.clause("COI-J28", "COI-S15")
def test_on_space_0_who_was_later_in_the_first_player_order_is_behind() -> None:
    table = quiet(4, order=(2, 3, 0, 1))
    acquire(table, 0, TAX)
    assert answers(table, GIVE) == [1]
    assert menu(table) == []


@pytest.mark.clause("COI-J28", "COI-C12")
def test_behind_is_judged_after_the_influence_of_the_card() -> None:
    assert CATALOG.cards[TOLL].influence == 2
    table = quiet(4)
    for seat, space in ((1, 1), (2, 2), (3, 3)):
        level(table, COUNCIL, seat, space)
    acquire(table, 0, TOLL)
    assert levels(table, 0)[COUNCIL] == 2
    assert stack(table, COUNCIL) == [3, 2, 0, 1]
    assert answers(table, GIVE) == [1]
    assert menu(table) == []
    assert table.guards == [9, 4, 7, 7]


@pytest.mark.clause("COI-J28", "COI-J5")
def test_only_the_track_of_the_council_decides() -> None:
    table = quiet(2, order=(1, 0))
    level(table, CLERIC, 0, 9)
    acquire(table, 0, TAX)
    assert levels(table, 0) == [0, 2, 9, 0]
    assert menu(table) == []
    assert all_stocks(table) == [(6, 7, 0), (7, 7, 0)]


@pytest.mark.clause("COI-J5", "COI-J28", "COI-J29")
def test_precedence_used_again_asks_those_who_are_behind_by_then() -> None:
    herald = next(i for i in cards("I12") if CATALOG.cards[i].bonus.copy == "council")
    table = quiet(3)
    own(table, 0, TOLL)
    level(table, COUNCIL, 1, 2)
    level(table, COUNCIL, 2, 4)
    acquire(table, 0, herald)
    assert levels(table, 0)[COUNCIL] == 3
    assert answers(table, LOSE_POINTS) == [1]
    assert menu(table) == []
    assert table.points == [3, -3, 0]


# penance


@pytest.mark.clause("COI-J3", "COI-K13")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_penance_gives_five_points_and_takes_three_from_each_opponent(seats: int) -> None:
    table = quiet(seats)
    for seat, one in enumerate(cards(class_="cleric", back="II")[:seats]):
        own(table, seat, one)
    acquire(table, 0, PENANCE)
    assert table.points == [5] + [0] * (seats - 1)
    assert answers(table, *[LOSE_POINTS] * (seats - 1)) == list(range(1, seats))
    assert menu(table) == []
    assert table.points == [5] + [-3] * (seats - 1)
    assert points_from(table, 0, "immediate bonuses") == 5
    assert points_from(table, 1, "given and taken") == -3


@pytest.mark.clause("COI-J3")
def test_the_opponent_chooses_which_of_his_clerics_he_loses() -> None:
    mine, foreign = cards(class_="cleric", back="II")[:3], cards(class_="cleric", back="II")[3]
    table = quiet(2)
    own(table, 0, foreign)
    own(table, 1, *mine, *plain(COUNCIL, 2))
    acquire(table, 0, PENANCE)
    assert menu(table) == [LOSE_POINTS, *(("lose", one) for one in mine)]
    assert refused(table, "lose", foreign) == "COI-J3"
    assert refused(table, "lose", plain(COUNCIL)[0]) == "COI-J3"
    assert refused(table, "pass") == "COI-J3"
    act(table, "lose", mine[1])
    assert [bool(table.cards[1] >> one & 1) for one in mine] == [True, False, True]
    assert table.points == [5, 0]
    assert table.cards[0] == 1 << PENANCE | 1 << foreign


@pytest.mark.clause("COI-J22", "COI-J3")
def test_who_has_no_cleric_loses_points_unasked() -> None:
    table = quiet(3)
    own(table, 1, *plain(COUNCIL, 3), *plain(3, 2))
    own(table, 2, card("S4"))
    acquire(table, 0, PENANCE)
    assert table.points == [5, -3, 0]
    assert table.to_move == 2
    act(table, "points")
    assert table.points == [5, -3, -3]


@pytest.mark.clause("COI-J19", "COI-K11")
def test_a_lost_cleric_takes_his_influence_along() -> None:
    abbot = card("I1", class_="cleric", influence=3)
    table = quiet(3)
    own(table, 1, abbot)
    level(table, CLERIC, 1, 5)
    level(table, CLERIC, 2, 2)
    acquire(table, 0, PENANCE)
    assert stack(table, CLERIC) == [1, 2, 0]
    act(table, "lose", abbot)
    assert levels(table, 1) == [0, 0, 2, 0]
    assert stack(table, CLERIC) == [2, 1, 0]
    assert table.discard == 1 << abbot
    assert table.cards[1] == 0


@pytest.mark.clause("COI-J19", "COI-K11")
def test_the_disk_of_a_lost_cleric_lands_on_top_of_all_that_are_there() -> None:
    abbot = card("I1", class_="cleric", influence=3)
    table = quiet(4)
    own(table, 3, abbot)
    level(table, CLERIC, 3, 4)
    for seat in (2, 1):
        level(table, CLERIC, seat, 1)
    acquire(table, 0, PENANCE)
    act(table, "lose", abbot)
    assert levels(table, 0)[CLERIC] == 1
    assert stack(table, CLERIC) == [2, 1, 0, 3]


@pytest.mark.clause("COI-J19", "COI-K12")
@pytest.mark.parametrize("space", range(4))
def test_the_disk_of_a_lost_cleric_stops_at_0(space: int) -> None:
    bell_ringer = card("I1", class_="cleric", influence=4, back="II")
    table = quiet(2)
    own(table, 1, bell_ringer)
    level(table, CLERIC, 1, space)
    acquire(table, 0, PENANCE)
    act(table, "lose", bell_ringer)
    assert levels(table, 1)[CLERIC] == 0


@pytest.mark.clause("COI-J19", "COI-J4", "COI-J23")
@pytest.mark.parametrize("buyer", [0, 1, 2])
def test_a_lost_cleric_can_be_recalled_by_anybody(buyer: int) -> None:
    abbot = card("I1", class_="cleric", influence=3, cost="coins")
    table = quiet(3)
    own(table, 1, abbot)
    level(table, CLERIC, 1, 3)
    acquire(table, 0, PENANCE, location=2)
    act(table, "lose", abbot)
    before = levels(table, buyer)[CLERIC]
    acquire(table, buyer, LIBRARIAN)
    assert menu(table) == [("recall", abbot), ("pass",)]
    coins = table.coins[buyer]
    act(table, "recall", abbot)
    assert table.coins[buyer] == coins - 3
    assert table.cards[buyer] >> abbot & 1
    assert levels(table, buyer)[CLERIC] == before + 3
    assert table.discard == 0
    assert menu(table)[0][0] == "move"


@pytest.mark.clause("COI-J20")
@pytest.mark.parametrize("number", cards(class_="cleric", back="I"))
def test_a_lost_start_cleric_leaves_the_game(number: int) -> None:
    table = quiet(2)
    own(table, 1, number)
    discard(table, plain(COUNCIL)[0])
    level(table, CLERIC, 1, 7)
    pile, deck = table.discard, table.deck
    acquire(table, 0, PENANCE)
    act(table, "lose", number)
    assert levels(table, 1)[CLERIC] == 7 - CATALOG.cards[number].influence
    assert table.cards[1] == 0
    assert (table.discard, table.deck) == (pile, deck & ~(1 << PENANCE))
    assert number not in table.display
    run(table, Recall(0, 3))
    assert ("recall", number) not in menu(table)
    assert refused(table, "recall", number) == "COI-J4"


@pytest.mark.clause("COI-J21", "COI-J20", "COI-Y4")
def test_a_lost_start_cleric_answers_to_no_card_any_more() -> None:
    confessor, council = card("S4"), card("G1", class_="council")
    for lose in (False, True):
        table = quiet(2)
        own(table, 1, confessor)
        acquire(table, 0, PENANCE)
        act(table, *("lose", confessor) if lose else LOSE_POINTS)
        acquire(table, 1, council)
        assert (menu(table) == []) == lose
        assert table.guards[1] == (6 if lose else 7)


@pytest.mark.clause("COI-J21")
@pytest.mark.parametrize("lose", [False, True])
def test_a_lost_cleric_brings_no_bonus_in_phase_e(lose: bool) -> None:
    wayfarer = card("E3")
    table = quiet(2)
    own(table, 1, wayfarer)
    rest(table, 0, 0, 0, 1)
    rest(table, 1, 0, 0, 1)
    do_penance(table)
    act(table, *("lose", wayfarer) if lose else LOSE_POINTS)
    run(table, Evening())
    walks = table.to_move == 1 and menu(table)[0][0] == "move"
    assert walks == (not lose)


@pytest.mark.clause("COI-J21", "COI-K6")
def test_a_lost_cleric_counts_for_nothing_in_the_end() -> None:
    guide, archdeacon = card("E2", class_="cleric"), card("G1", class_="cleric")
    assert CATALOG.cards[guide].diplomas == ("theology",)
    polymath = card("G3")
    worth = []
    for lost in (None, guide, archdeacon):
        table = quiet(2)
        own(table, 1, guide, archdeacon, polymath, card("G2"), plain(0)[0], plain(1)[0])
        own(table, 1, *(cards("I1", class_="council") + cards("I1", class_="merchant"))[:2])
        level(table, CLERIC, 1, 9)
        board_voyage(table, 0, voyage("Madeira"))
        board_voyage(table, 1, voyage("Ceil"))
        table.invested[1] = 0b11
        do_penance(table)
        act(table, *LOSE_POINTS if lost is None else ("lose", lost))
        finish(table)
        worth.append([points_from(table, 1, source) for source in ("voyages", "diplomas", "game-end cards")])
    kept, without_guide, without_archdeacon = worth
    assert kept[0] - without_guide[0] == 1 + 2
    assert kept[1] > without_guide[1]
    assert kept[0] - without_archdeacon[0] == 2
    assert kept[2] - without_archdeacon[2] == 5 + 1


@pytest.mark.clause("COI-J21")
def test_what_a_lost_cleric_gave_in_the_past_stays() -> None:
    friar = next(i for i in cards("I1", class_="cleric", back="II") if (g := CATALOG.cards[i].bonus.gain) and g.guards)
    gift = CATALOG.cards[friar].bonus.gain
    assert gift
    table = quiet(2)
    stop = table.tables.hops[table.pilgrim[1]][0]
    space = table.tables.hops[stop][0]
    board_tile(table, space, tile("M14"))
    acquire(table, 1, friar)
    act(table, "move", stop)
    act(table, "move", space)
    before = stocks(table, 1), table.disks[1], table.pilgrim[1]
    assert before == ((7 + gift.guards, 6, 0), 1 << space, space)
    acquire(table, 0, PENANCE, location=2)
    act(table, "lose", friar)
    assert (stocks(table, 1), table.disks[1], table.pilgrim[1]) == before
    assert levels(table, 1)[CLERIC] == 0


@pytest.mark.clause("COI-J3", "COI-J16", "COI-J19")
def test_four_players_do_penance_each_in_his_own_way() -> None:
    abbot = card("I1", class_="cleric", influence=3)
    novice = card("S1", class_="cleric")
    table = quiet(4, order=(3, 2, 1, 0))
    own(table, 1, abbot)
    own(table, 2, novice)
    level(table, CLERIC, 1, 3)
    level(table, CLERIC, 2, 2)
    acquire(table, 0, PENANCE)
    assert table.points == [5, 0, 0, -3]
    assert answers(table, ("lose", novice), LOSE_POINTS) == [2, 1]
    assert table.points == [5, -3, 0, -3]
    assert levels(table, 2)[CLERIC] == 0
    assert levels(table, 1)[CLERIC] == 3
    assert (table.cards[1], table.cards[2], table.discard) == (1 << abbot, 0, 0)


@pytest.mark.clause("COI-J3", "COI-J22", "COI-J12")
def test_penance_used_again_may_take_the_last_cleric_and_then_points() -> None:
    guide = card("E2", class_="cleric")
    again = next(i for i in cards("I12") if CATALOG.cards[i].bonus.copy == "council")
    table = quiet(2)
    recard(table, {again: {"bonus": Effect(copy="cleric")}})
    own(table, 1, guide)
    acquire(table, 0, PENANCE, location=2)
    act(table, "lose", guide)
    assert table.points == [5, 0]
    acquire(table, 0, again)
    assert menu(table) == []
    assert table.points == [10, -3]


@pytest.mark.clause("COI-J2", "COI-J3", "COI-J5")
def test_the_questions_to_opponents_are_put_into_words() -> None:
    table = quiet(2)
    own(table, 1, card("E3"))
    for number in (TRIBUTE, PENANCE, *PRECEDENCE):
        own(table, 0, number)
        run(table, CardBonus(0, number, CARD))
        assert table.to_move == 1
        assert CATALOG.cards[number].name in GAME.question(table)
        assert len({GAME.label(table, action) for action in table.legal_actions()}) == 2
