"""Cards, goods, points, influence tracks, crowns and rewards: what holds in every phase."""

import json
from collections import Counter

import pytest

from caravela.games.coimbra.catalog import CLASSES
from caravela.games.coimbra.city import Castle, Goods
from caravela.games.coimbra.effects import CardBonus
from caravela.games.coimbra.pilgrim import Walk
from caravela.games.coimbra.state import CARD, HELD, Table
from caravela.games.coimbra.tables import SPACES
from caravela.games.coimbra.voyage import EndRound, Invest
from tests.rules.coimbra.scene import (
    CATALOG,
    CLERIC,
    COINS,
    COUNCIL,
    GAME,
    GUARDS,
    MERCHANT,
    SCHOLAR,
    UPPER,
    acquire,
    act,
    card,
    cards,
    die,
    discard,
    finish,
    level,
    levels,
    menu,
    own,
    plain,
    play_to,
    points_from,
    quiet,
    reach,
    refused,
    run,
    seen,
    show,
    stack,
    stocks,
    tile,
)

A, B, C, D = range(4)
LATER = cards(back="II") + cards(back="III")


def bonus(table: Table, seat: int, code: str) -> None:
    """Use the immediate bonus of a card of this family, given to a seat."""
    one = card(code)
    own(table, seat, one)
    run(table, CardBonus(seat, one, CARD))


def steps_left(table: Table) -> int:
    """How many steps a walk lasts if nobody stops it; it ends with the last of them."""
    taken = 0
    while menu(table) and menu(table)[0][0] in ("move", "take"):
        taken += menu(table)[0][0] == "move"
        act(table, *menu(table)[0])
    return taken


def stop(table: Table, seat: int, space: int = 0) -> None:
    """Put a seat's pilgrim on a stopover beside a monastery."""
    table.pilgrim[seat] = next(node for node in table.tables.hops[space] if node >= SPACES)


# cards


@pytest.mark.clause("COI-K1")
def test_fourteen_cards_of_each_of_four_classes() -> None:
    assert Counter(one.class_ for one in CATALOG.cards) == dict.fromkeys(CLASSES, 14)


@pytest.mark.clause("COI-K2")
@pytest.mark.parametrize("number", LATER)
def test_a_card_moves_the_disk_of_its_class_by_its_influence(number: int) -> None:
    entry = CATALOG.cards[number]
    assert 1 <= entry.influence <= 4
    table = quiet()
    table.guards[0] = table.coins[0] = 1  # enough for the card alone, so that nothing else can be bought with it
    acquire(table, 0, number)
    wanted = [0, 0, 0, 0]
    wanted[CLASSES.index(entry.class_)] = entry.influence
    assert levels(table, 0) == wanted
    assert [levels(table, seat) for seat in (1, 2)] == [[0, 0, 0, 0]] * 2


@pytest.mark.clause("COI-K2")
def test_influence_adds_up() -> None:
    table = quiet()
    table.guards[0] = table.coins[0] = 20
    merchants = [one for one in cards(class_="merchant") if CATALOG.cards[one].when in ("E", "end")]
    for one in merchants:
        acquire(table, 0, one)
    assert levels(table, 0) == [0, sum(CATALOG.cards[one].influence for one in merchants), 0, 0]


@pytest.mark.clause("COI-K3")
@pytest.mark.parametrize("number", LATER)
def test_a_card_is_paid_in_the_goods_of_its_corner(number: int) -> None:
    entry = CATALOG.cards[number]
    assert entry.cost in ("guards", "coins")
    table = quiet()
    table.guards[0], table.coins[0] = (6, 0) if entry.cost == "guards" else (0, 6)
    paid = GUARDS if entry.cost == "guards" else COINS
    log = table.listen()
    acquire(table, 0, number, 6)
    first = next(event.args for event in log if event.key == "stock")
    assert (first["seat"], first["resource"], first["amount"]) == (0, paid, -6)


@pytest.mark.clause("COI-K3")
def test_start_cards_have_no_sign_of_goods() -> None:
    assert [CATALOG.cards[one].cost for one in cards(back="I")] == [None] * 8


@pytest.mark.clause("COI-K4")
def test_every_later_card_has_one_kind_of_bonus() -> None:
    assert {CATALOG.cards[one].when for one in LATER} == {"now", "E", "end"}


@pytest.mark.clause("COI-K5")
def test_cards_show_up_to_two_diplomas_of_five_kinds_and_wild_ones() -> None:
    shown = [CATALOG.cards[one].diplomas for one in range(56)]
    assert {len(diplomas) for diplomas in shown} == {0, 1, 2}
    assert {kind for diplomas in shown for kind in diplomas} == {
        "law",
        "medicine",
        "theology",
        "philosophy",
        "music",
        "wild",
    }


@pytest.mark.clause("COI-K6", "COI-K19")
def test_start_cards_count_where_classes_are_counted() -> None:
    table = quiet()
    own(table, 0, *cards(back="I", class_="merchant"))
    bonus(table, 0, "I8")
    assert stocks(table, 0) == (7, 7 + 3, 3)


@pytest.mark.clause("COI-K6")
def test_start_cards_count_where_influence_is_counted() -> None:
    table = quiet()
    own(table, 0, *cards(back="I", influence=1)[:2], *cards(back="I", influence=2)[:1], card("G2"))
    finish(table)
    assert points_from(table, 0, "game-end cards") == 4  # three start cards and the friar himself


@pytest.mark.clause("COI-K24", "COI-C12")
@pytest.mark.parametrize(
    ("code", "gained"), [("I8", (0, 1, 1)), ("I6", (1, 0, 0))], ids=["merchant by merchant", "council by council"]
)
def test_a_card_counts_itself(code: str, gained: tuple[int, int, int]) -> None:
    table = quiet()
    one = card(code)
    price = (1, 0) if CATALOG.cards[one].cost == "guards" else (0, 1)
    acquire(table, 0, one)
    assert stocks(table, 0) == (7 - price[0] + gained[0], 7 - price[1] + gained[1], gained[2])
    assert steps_left(table) == (1 if code == "I6" else 0)
    assert one in seen(table, 0)["cards"]


# goods and points


@pytest.mark.clause("COI-K7", "COI-K16")
@pytest.mark.parametrize(("goods", "before"), [(GUARDS, 13), (GUARDS, 14), (GUARDS, 20), (COINS, 13), (COINS, 16)])
def test_nobody_holds_more_than_twenty(goods: int, before: int) -> None:
    table = quiet()
    table.guards[0] = table.coins[0] = before
    run(table, Goods(0))
    act(table, "resource", goods)
    after = [before, before]
    after[goods] = 20
    assert [table.guards[0], table.coins[0]] == after


@pytest.mark.clause("COI-K7")
def test_what_goes_beyond_twenty_is_lost() -> None:
    table = quiet(2)
    table.guards[0], table.coins[0] = 20, 19
    own(table, 0, card("I2"))
    run(table, CardBonus(0, card("I2"), CARD))
    act(table, "goods")
    assert stocks(table, 0) == (20, 20, 0)
    assert stocks(table, 1) == (6, 6, 0)


@pytest.mark.clause("COI-K7", "COI-K8")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_stocks_stay_between_none_and_twenty(seats: int) -> None:
    for seed in range(4):
        table = GAME.deal(seats, seed)
        table.guards, table.coins = [20] * seats, [20] * seats
        for round_ in range(1, 5):
            for phase in range(1, 7):
                play_to(table, round_, phase, seed)
                assert all(0 <= stock <= 20 for stock in (*table.guards, *table.coins))


@pytest.mark.clause("COI-K8")
@pytest.mark.parametrize("code", ["I14", "I15"])
def test_nobody_pays_for_a_reward_with_what_he_does_not_have(code: str) -> None:
    table = quiet()
    table.guards[0] = table.coins[0] = 4
    bonus(table, 0, code)
    assert menu(table) == []
    assert stocks(table, 0) == (4, 4, 0)
    table.guards[0] = table.coins[0] = 5
    bonus(table, 0, code)
    assert menu(table) == [("pay",), ("pass",)]


@pytest.mark.clause("COI-K8")
@pytest.mark.parametrize("goods", ["guards", "coins"])
def test_nobody_recalls_a_card_with_what_he_does_not_have(goods: str) -> None:
    table = quiet()
    table.guards[0], table.coins[0] = (2, 7) if goods == "guards" else (7, 2)
    wanted, other = card("G1", cost=goods), card("I1", cost="coins" if goods == "guards" else "guards")
    discard(table, wanted, other)
    bonus(table, 0, "I4")
    assert menu(table) == [("recall", other), ("pass",)]
    assert refused(table, "recall", wanted) == "COI-K8"


@pytest.mark.clause("COI-K8")
@pytest.mark.parametrize(("guards", "coins"), [(0, 7), (7, 0), (0, 0)])
def test_nobody_gives_what_he_does_not_have(guards: int, coins: int) -> None:
    table = quiet(2)
    table.guards[1], table.coins[1] = guards, coins
    bonus(table, 0, "I2")
    assert menu(table) == []
    assert stocks(table, 1) == (guards, coins, -2)


@pytest.mark.clause("COI-K13")
@pytest.mark.parametrize(("code", "loss"), [("I2", 2), ("I3", 3), ("I5", 3)])
def test_a_score_may_fall_below_zero(code: str, loss: int) -> None:
    table = quiet(2)
    table.guards[1] = table.coins[1] = 0
    table.points[1] = 1
    level(table, COUNCIL, 0, 5)
    bonus(table, 0, code)
    assert table.points[1] == 1 - loss
    assert table.scores()[1] < 0
    assert seen(table, 1)["points"] == 1 - loss


# influence tracks


@pytest.mark.clause("COI-K9")
@pytest.mark.parametrize(("before", "after"), [(10, 14), (11, 15), (12, 15), (14, 15), (15, 15)])
def test_a_track_ends_at_fifteen(before: int, after: int) -> None:
    table = quiet()
    four = card(class_="scholar", influence=4)
    level(table, SCHOLAR, 0, before)
    acquire(table, 0, four)
    assert levels(table, 0) == [0, 0, 0, after]


@pytest.mark.clause("COI-K9")
def test_movement_beyond_fifteen_is_not_kept() -> None:
    table = quiet()
    level(table, CLERIC, 0, 14)
    acquire(table, 0, card(class_="cleric", influence=4, when="now"))
    own(table, 1, card("I3"))
    run(table, CardBonus(1, card("I3"), CARD))
    assert table.to_move == 0
    lost = next(choice for choice in menu(table) if choice[0] == "lose")
    act(table, *lost)
    assert levels(table, 0)[CLERIC] == 15 - 4


@pytest.mark.clause("COI-K10")
@pytest.mark.parametrize("seat", [0, 1, 2])
def test_a_disk_at_fifteen_keeps_its_place_in_the_stack(seat: int) -> None:
    table = quiet(4)
    for other in (1, 0, 2):
        level(table, SCHOLAR, other, 15)
    assert stack(table, SCHOLAR) == [1, 0, 2, 3]
    acquire(table, seat, card(class_="scholar", influence=4))
    assert stack(table, SCHOLAR) == [1, 0, 2, 3]
    reach(table, seat, tile("M4"))
    act(table, "take")
    assert stack(table, SCHOLAR) == [1, 0, 2, 3]
    assert [levels(table, one)[SCHOLAR] for one in range(4)] == [15, 15, 15, 0]


@pytest.mark.clause("COI-K11")
def test_a_disk_from_below_goes_on_top() -> None:
    table = quiet(4)
    assert stack(table, MERCHANT) == [0, 1, 2, 3]
    two = cards(class_="merchant", influence=2)
    acquire(table, 2, two[0])
    assert stack(table, MERCHANT) == [2, 0, 1, 3]
    acquire(table, 0, two[1])
    assert stack(table, MERCHANT) == [2, 0, 1, 3]
    acquire(table, 3, two[2])
    assert stack(table, MERCHANT) == [2, 0, 3, 1]
    # a disk that leaves the bottom of a stack and comes back later is on top
    acquire(table, 1, card(class_="merchant", influence=3))
    assert stack(table, MERCHANT) == [1, 2, 0, 3]
    one = cards(class_="merchant", influence=1)
    acquire(table, 3, one[0])
    acquire(table, 2, one[1])
    assert [levels(table, seat)[MERCHANT] for seat in range(4)] == [2, 3, 3, 3]
    assert stack(table, MERCHANT) == [1, 3, 2, 0]


@pytest.mark.clause("COI-K11", "COI-J19")
def test_a_disk_from_above_goes_on_top() -> None:
    table = quiet(4)
    for seat, space in enumerate((6, 4, 4, 2)):
        level(table, CLERIC, seat, space)
    assert stack(table, CLERIC) == [0, 1, 2, 3]
    two = card(class_="cleric", influence=2)
    own(table, 0, two)
    own(table, 1, card("I3"))
    run(table, CardBonus(1, card("I3"), CARD))
    assert table.to_move == 0
    act(table, "lose", two)
    assert levels(table, 0)[CLERIC] == 4
    assert stack(table, CLERIC) == [1, 2, 0, 3]


@pytest.mark.clause("COI-K11")
def test_the_disk_that_was_there_first_stays_ahead() -> None:
    table = quiet(2)
    level(table, COUNCIL, 1, 2)
    acquire(table, 0, card(class_="council", influence=2, when="E"))
    assert [levels(table, seat)[COUNCIL] for seat in range(2)] == [2, 2]
    assert stack(table, COUNCIL) == [1, 0]
    assert GAME.view(table, None)["stacks"][COUNCIL] == [1, 0]


@pytest.mark.clause("COI-K12", "COI-K11")
def test_a_disk_that_moves_down_stops_at_zero() -> None:
    table = quiet(3)
    three = card(class_="cleric", influence=3)
    level(table, CLERIC, 0, 1)
    own(table, 0, three)
    own(table, 1, card("I3"))
    run(table, CardBonus(1, card("I3"), CARD))
    assert table.to_move == 0
    act(table, "lose", three)
    assert levels(table, 0) == [0, 0, 0, 0]
    assert stack(table, CLERIC) == [1, 2, 0]


# crowns


@pytest.mark.clause("COI-K17", "COI-K18")
def test_crowns_of_tokens_tiles_and_flag() -> None:
    table = quiet(4, order=(3, 1, 0, 2))
    assert [seen(table, seat)["crowns"] for seat in (3, 1, 0, 2)] == [0, 1, 2, 3]
    table.tokens[MERCHANT] = int(HELD) + 3
    assert seen(table, 3)["crowns"] == 1
    table.tokens[CLERIC] = int(HELD) + 3
    assert seen(table, 3)["crowns"] == 2
    table.tiles = [3, 1, 0, 2]
    assert [seen(table, seat)["crowns"] for seat in (3, 1, 0, 2)] == [2 + 3, 1 + 2, 2 + 1, 3 + 0]


@pytest.mark.clause("COI-K17")
def test_crowns_on_the_table_are_nobodys() -> None:
    table = quiet(3)
    shown = plain(COUNCIL)
    show(table, UPPER, *shown)
    table.tokens[COUNCIL] = shown[0]
    assert [seen(table, seat)["crowns"] for seat in range(3)] == [0, 1, 2]


@pytest.mark.clause("COI-K18")
@pytest.mark.parametrize("track", range(4))
def test_each_crown_token_counts_one(track: int) -> None:
    table = quiet(2)
    table.tokens[track] = int(HELD)
    assert seen(table, 0)["crowns"] == 1
    assert seen(table, 1)["crowns"] == 1


# rewards


@pytest.mark.clause("COI-K19")
@pytest.mark.parametrize("number", [0, 1, 3, 6])
def test_a_reward_for_each_is_multiplied(number: int) -> None:
    table = quiet()
    table.disks = [(1 << number) - 1, 1 << 13, 0]
    bonus(table, 0, "I11")
    assert stocks(table, 0) == (7, 7, number)


@pytest.mark.clause("COI-K19")
def test_none_of_something_brings_nothing() -> None:
    table = quiet()
    own(table, 1, *cards(class_="scholar")[:4])
    reach(table, 0, next(i for i, one in enumerate(CATALOG.monasteries) if one.bonus.each == "scholar"))
    assert menu(table) == []
    assert stocks(table, 0) == (7, 7, 0)


@pytest.mark.clause("COI-K20")
def test_of_two_rewards_joined_by_or_the_player_takes_one() -> None:
    for goods in (GUARDS, COINS):
        table = quiet()
        run(table, Castle(0))
        act(table, "tile", D)
        assert table.to_move == 0
        assert menu(table) == [("resource", GUARDS), ("resource", COINS)]
        act(table, "resource", goods)
        assert menu(table) == []
        assert stocks(table, 0) == ((14, 7, 0) if goods == GUARDS else (7, 14, 0))


@pytest.mark.clause("COI-K21")
def test_all_rewards_of_a_bonus_come_together() -> None:
    baron = next(one for one in cards("I1") if (gain := CATALOG.cards[one].bonus.gain) and gain.coins and gain.points)
    gain = CATALOG.cards[baron].bonus.gain
    assert gain is not None
    table = quiet()
    own(table, 0, baron)
    run(table, CardBonus(0, baron, CARD))
    assert menu(table) == []
    assert stocks(table, 0) == (7, 7 + gain.coins, gain.points)
    table = quiet()
    reach(table, 0, tile("M4"))
    act(table, "take")
    assert levels(table, 0) == [1, 1, 1, 1]


@pytest.mark.clause("COI-K22", "COI-K21")
@pytest.mark.parametrize("goods", ["guards", "points"])
def test_goods_and_points_come_before_steps(goods: str) -> None:
    one = next(
        one
        for one in cards("I1")
        if (gain := CATALOG.cards[one].bonus.gain) is not None and gain.steps and getattr(gain, goods)
    )
    gain = CATALOG.cards[one].bonus.gain
    assert gain is not None
    table = quiet()
    own(table, 0, one)
    run(table, CardBonus(0, one, CARD))
    assert menu(table)[-1] == ("pass",)
    assert stocks(table, 0) == (7 + gain.guards, 7, gain.points)
    stop(table, 0)
    run(table, CardBonus(0, one, CARD))
    assert steps_left(table) == gain.steps


@pytest.mark.clause("COI-K22", "COI-T9")
def test_the_points_of_tile_c_come_before_its_steps() -> None:
    table = quiet()
    run(table, Castle(0))
    act(table, "tile", C)
    assert menu(table)[-1] == ("pass",)
    assert table.points[0] == 2


@pytest.mark.clause("COI-K23", "COI-K19")
def test_steps_for_each_card_are_one_walk() -> None:
    table = quiet()
    own(table, 0, *cards(class_="council")[:3])
    stop(table, 0)
    bonus(table, 0, "I6")
    # three cards and the quartermaster himself
    assert stocks(table, 0) == (7 + 4, 7, 0)
    walk = table.clone()
    assert steps_left(walk) == 4
    # to stop once is to stop for good
    act(table, *menu(table)[0])
    while menu(table)[-1] != ("pass",) or menu(table)[0] == ("take",):
        act(table, "pass")
    act(table, "pass")
    assert menu(table) == []


@pytest.mark.clause("COI-K14", "COI-K15")
def test_a_walk_may_end_early() -> None:
    table = quiet()
    stop(table, 0)
    here = table.pilgrim[0]
    run(table, Walk(0, 3))
    assert ("pass",) in menu(table)
    act(table, "pass")
    assert menu(table) == []
    assert table.pilgrim[0] == here
    assert table.disks[0] == 0


@pytest.mark.clause("COI-K14", "COI-K15")
def test_the_bonus_of_a_monastery_may_be_declined() -> None:
    table = quiet()
    reach(table, 0, next(i for i, one in enumerate(CATALOG.monasteries) if one.bonus.gain and one.bonus.gain.coins))
    assert menu(table) == [("take",), ("pass",)]
    act(table, "pass")
    assert stocks(table, 0) == (7, 7, 0)
    assert menu(table) == []


@pytest.mark.clause("COI-K14", "COI-K15")
@pytest.mark.parametrize("code", ["I14", "I15"])
def test_a_payment_may_be_declined(code: str) -> None:
    table = quiet()
    bonus(table, 0, code)
    assert menu(table) == [("pay",), ("pass",)]
    act(table, "pass")
    assert menu(table) == []
    assert stocks(table, 0) == (7, 7, 0)


@pytest.mark.clause("COI-K14", "COI-K15")
def test_the_cap_tile_may_be_declined() -> None:
    table = quiet()
    code = die(table, UPPER, 0, COUNCIL, 2)
    run(table, Castle(0))
    act(table, "tile", B)
    assert menu(table) == [("cap", 0), ("pass",)]
    act(table, "pass")
    assert table.cap == -1
    assert table.value[code] == 2


@pytest.mark.clause("COI-K14", "COI-K15")
@pytest.mark.parametrize("code", ["I9", "I10", ""])
def test_an_investment_may_be_declined(code: str) -> None:
    table = quiet()
    table.guards[0] = table.coins[0] = 15
    if code:
        bonus(table, 0, code)
    else:
        run(table, Invest(0, -1))
    assert menu(table)[0][0] == "invest"
    act(table, "pass")
    assert menu(table) == []
    assert table.invested == [0, 0, 0]


@pytest.mark.clause("COI-K14", "COI-K15")
def test_a_favor_tile_given_by_a_card_may_be_declined() -> None:
    table = quiet()
    bonus(table, 0, "I7")
    assert menu(table) == [*(("tile", number) for number in range(4)), ("pass",)]
    act(table, "pass")
    assert table.tiles == [-1] * 4


@pytest.mark.clause("COI-K16")
@pytest.mark.parametrize(
    "number",
    [i for i in cards("I1") if (gain := CATALOG.cards[i].bonus.gain) and not gain.steps],
)
def test_plain_goods_and_points_are_taken_without_asking(number: int) -> None:
    gain = CATALOG.cards[number].bonus.gain
    assert gain is not None
    for stock in (7, 18):
        table = quiet()
        table.guards[0] = table.coins[0] = stock
        own(table, 0, number)
        run(table, CardBonus(0, number, CARD))
        assert menu(table) == []
        assert stocks(table, 0) == (min(stock + gain.guards, 20), min(stock + gain.coins, 20), gain.points)


@pytest.mark.clause("COI-K16", "COI-K2")
def test_influence_is_taken_without_asking() -> None:
    table = quiet()
    acquire(table, 0, card("G1"))
    assert menu(table) == []
    assert sum(levels(table, 0)) == CATALOG.cards[card("G1")].influence


# what is open, what is hidden


def without_you(table: Table, seat: int | None) -> dict[str, object]:
    view = GAME.view(table, seat)
    assert view.pop("you") == seat
    return view


@pytest.mark.clause("COI-K25")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_everybody_sees_the_same(seats: int) -> None:
    for seed in range(3):
        table = GAME.deal(seats, seed)
        for round_ in range(1, 5):
            for phase in range(2, 7):
                play_to(table, round_, phase, seed)
                spectator = without_you(table, None)
                assert all(without_you(table, seat) == spectator for seat in range(seats))


@pytest.mark.clause("COI-K25")
def test_all_that_lies_open_is_seen() -> None:
    table = quiet(3, order=(2, 0, 1))
    mine, theirs = plain(COUNCIL, 2), plain(MERCHANT, 1)
    own(table, 0, *mine)
    own(table, 1, *theirs)
    pile = plain(SCHOLAR, 3)
    discard(table, *pile)
    shown = plain(CLERIC, 2)
    show(table, UPPER, *shown)
    die(table, UPPER, 1, COUNCIL, 4)
    table.guards[1], table.coins[1], table.points[1] = 3, 5, 17
    table.disks[1] = 1 << 6
    table.invested[1] = 1 << 2
    level(table, CLERIC, 1, 9)
    view = GAME.view(table, 0)
    assert view["discard"] == sorted(pile)
    assert view["display"][:4] == [*shown, None, None]
    assert [player["cards"] for player in view["players"]] == [sorted(mine), theirs, []]
    other = view["players"][1]
    assert (other["guards"], other["coins"], other["points"]) == (3, 5, 17)
    assert other["pilgrim"] == table.pilgrim[1]
    assert [(one["seat"], one["colour"], one["value"]) for one in view["rows"][UPPER]] == [(1, COUNCIL, 4)]
    assert view["disks"][6] == [1]
    assert view["investors"][2] == [1]
    assert view["levels"][CLERIC] == [0, 9, 0]
    assert view["stacks"][CLERIC] == [1, 2, 0]
    assert view["spaces"] == table.spaces
    assert view["voyages"] == table.voyages
    assert view["order"] == [2, 0, 1]


@pytest.mark.clause("COI-K25")
def test_the_order_of_the_stack_is_hidden() -> None:
    displays = set()
    views = set()
    for key in range(20):
        table = quiet(3)
        table.resample(key)
        views.add(json.dumps(GAME.view(table, 0)))
        run(table, EndRound())
        displays.add(tuple(table.display))
    assert len(views) == 1
    assert len(displays) == 20


@pytest.mark.clause("COI-K25")
def test_what_left_the_game_unseen_is_not_told() -> None:
    view = GAME.view(quiet(3), None)
    assert view["deck"] == 36
    assert (len(view["spaces"]), len(view["voyages"])) == (14, 6)
