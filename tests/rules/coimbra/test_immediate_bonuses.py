"""Immediate bonuses of cards: what their owner gains, and what he may choose."""

from typing import NamedTuple

import pytest

from caravela.games.coimbra.catalog import CLASSES, Effect, Gain
from caravela.games.coimbra.city import Evaluate
from caravela.games.coimbra.effects import CardBonus
from caravela.games.coimbra.income import Evening
from caravela.games.coimbra.start import Condition, StartCards
from caravela.games.coimbra.state import CARD, HELD, SHUTTER, Table
from caravela.games.coimbra.tables import SPACES
from tests.rules.coimbra.scene import (
    CATALOG,
    CENTRAL,
    CLERIC,
    COINS,
    COUNCIL,
    LOWER,
    MERCHANT,
    SCHOLAR,
    UPPER,
    acquire,
    act,
    board_tile,
    board_voyage,
    card,
    cards,
    die,
    discard,
    finish,
    level,
    levels,
    menu,
    own,
    pass_on,
    plain,
    points_from,
    quiet,
    recard,
    refused,
    rest,
    run,
    show,
    stocks,
    tile,
    voyage,
)

A, B, C, D = range(4)
LIBRARIAN = card("I4")
PURVEYOR = card("I7")
HERALD = next(i for i in cards("I12") if CATALOG.cards[i].bonus.copy == "council")
ALMONER = next(i for i in cards("I12") if CATALOG.cards[i].bonus.copy == "merchant")
VENTURES = [("I9", "coins", "COI-J9"), ("I10", "guards", "COI-J10")]
RECALL = {"when": "now", "bonus": Effect(recall=3)}


def at_a_stop(table: Table, seat: int, space: int = 0) -> int:
    """Put a pilgrim on a stopover with a road to this space; the stopover."""
    table.pilgrim[seat] = next(node for node in table.tables.hops[space] if node >= SPACES)
    return table.pilgrim[seat]


def pace(table: Table) -> int:
    """Walk on over stopovers and monasteries with an own disk, as long as there are steps; their number."""
    seat = table.to_move
    assert seat is not None
    steps = 0
    while table.to_move == seat and menu(table)[0][0] == "move":
        nodes = table.tables.hops[table.pilgrim[seat]]
        act(table, "move", next(node for node in nodes if node >= SPACES or table.disks[seat] >> node & 1))
        steps += 1
    return steps


def bonus(table: Table, seat: int, number: int) -> None:
    """The immediate bonus of a card that the seat now owns, up to the next choice."""
    own(table, seat, number)
    run(table, CardBonus(seat, number, CARD))


def waiting(goods: str, class_: str = "") -> int:
    """A card of this cost whose own bonus waits for its time."""
    later = (i for i in cards(cost=goods) if CATALOG.cards[i].when != "now")
    return next(i for i in later if class_ in ("", CATALOG.cards[i].class_))


def stock(table: Table, goods: str) -> list[int]:
    return table.guards if goods == "guards" else table.coins


# every immediate bonus of the catalog


class Promise(NamedTuple):
    """What the catalog says that a bonus does to its owner, and which choices it asks for."""

    guards: int = 0
    coins: int = 0
    points: int = 0
    steps: int = 0
    asked: frozenset[str] = frozenset()


def promise(table: Table, number: int) -> Promise:
    """What seat 0, who owns the card by now, is to gain by it, if everybody answers as `answer` does."""
    said = CATALOG.cards[number].bonus
    kinds = {
        "pay": said.pay,
        "invest": said.invest,
        "goods": said.demand,
        "recall": said.recall,
        "tile": said.favor,
        "resource": said.favor,
    }
    if said.copy:
        only = [i for i in cards("I1", class_=said.copy) if table.cards[0] >> i & 1]
        assert len(only) == 1
        return promise(table, only[0])
    gift, times = said.gain or Gain(), 1
    if said.income:
        track = CLASSES.index(said.income)
        boxes = CATALOG.tracks[track].boxes
        gift = next(box.gain for box in boxes if box.from_ <= levels(table, 0)[track] <= box.to)
    if said.each == "monastery":
        times = table.disks[0].bit_count()
    elif said.each:
        times = sum(table.cards[0] >> i & 1 for i in cards(class_=said.each))
    guards, coins = gift.guards * times, gift.coins * times
    if said.pay:
        guards -= said.pay.guards
        coins -= said.pay.coins
    if said.demand:
        guards += said.demand.guards * int(table.seats - 1)
        coins += said.demand.coins * int(table.seats - 1)
    if said.invest or said.recall:
        price = 6 if said.invest else 3
        guards -= price * (said.invest != "coins")
        coins -= price * (said.invest == "coins")
    if said.favor:
        coins += 7
    asked = {kind for kind, there in kinds.items() if there} | ({"move"} if gift.steps else set())
    return Promise(guards, coins, gift.points * times, gift.steps * times, frozenset(asked))


def answer(table: Table) -> tuple[int, frozenset[str]]:
    """Pay, give goods, take tile D and coins, walk all steps, else what comes first; the steps and the kinds asked."""
    kinds, steps = set(), 0
    while menu(table) and ("distress",) not in menu(table):
        first = menu(table)[0]
        kinds.add(first[0])
        if first[0] == "move":
            steps += pace(table)
        elif first[0] == "tile":
            act(table, "tile", D)
        elif first[0] == "resource":
            act(table, "resource", COINS)
        else:
            act(table, *first)
    return steps, frozenset(kinds)


@pytest.mark.clause("COI-J1", "COI-C10", "COI-C12", "COI-C13", "COI-C15", "COI-K2")
@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("number", [i for i in cards(when="now") if CATALOG.cards[i].back != "I"])
def test_every_immediate_bonus_does_what_the_catalog_says(number: int, seats: int) -> None:
    entry = CATALOG.cards[number]
    table = quiet(seats)
    table.guards[0] = table.coins[0] = 9
    for track, space in enumerate((9, 4, 7, 2)):
        level(table, track, 0, space)
    table.disks[0] = 0b10101
    at_a_stop(table, 0)
    board_voyage(table, 0, voyage("Tanger"))
    board_voyage(table, 1, voyage("Madeira"))
    board_voyage(table, 2, voyage("Barbados"))
    assert {CATALOG.voyages[i].cost for i in table.voyages[:3]} == {6}
    council = card("I1", class_="council", back="II" if entry.back == "III" else "III")
    merchant = card("I1", class_="merchant", back="II" if entry.back == "III" else "III")
    own(table, 0, council, merchant, card("E4", class_="council"), card("G1", class_="merchant"))
    discard(table, waiting("guards", "cleric"))
    show(table, CENTRAL, waiting("guards", "scholar"), number)
    show(table, LOWER, waiting("guards", "council"))
    table.tokens[CLASSES.index(entry.class_)] = number
    code = die(table, CENTRAL, 0, COUNCIL, 2)
    die(table, LOWER, 1, SCHOLAR, 1)
    run(table, Evaluate())
    guards, coins = (9, 7) if entry.cost == "coins" else (7, 9)
    spaces = levels(table, 0)
    spaces[CLASSES.index(entry.class_)] += entry.influence

    after = table.clone()
    own(after, 0, number)
    for track, space in enumerate(spaces):
        level(after, track, 0, space)
    expected = promise(after, number)
    assert any(expected[:4])

    act(table, "acquire", number)
    steps, asked = answer(table)
    assert (steps, asked) == (expected.steps, expected.asked)
    assert stocks(table, 0) == (
        min(guards + expected.guards, 20),
        min(coins + expected.coins, 20),
        expected.points,
    )
    assert table.cards[0] >> number & 1
    assert table.tokens[CLASSES.index(entry.class_)] == HELD
    assert table.place[code] == SHUTTER
    assert (table.to_move, table.location, table.busy) == (1, LOWER, 0)
    lost = entry.bonus.penance or 0
    assert table.points[1:] == [-lost] * (seats - 1)
    recalled = waiting("guards", "cleric")
    assert table.cards[0] >> recalled & 1 == (entry.bonus.recall is not None)
    spaces[CLERIC] += CATALOG.cards[recalled].influence if entry.bonus.recall else 0
    assert levels(table, 0) == spaces
    assert table.tiles == [-1, -1, -1, 0 if entry.bonus.favor else -1]
    slot = {"coins": 0b001, "guards": 0b010}.get(str(entry.bonus.invest), 0)
    assert table.invested[0] == slot


@pytest.mark.clause("COI-Y1", "COI-I6", "COI-I7")
@pytest.mark.parametrize("number", cards(when="now", back="I"))
def test_every_immediate_start_card_does_what_the_catalog_says(number: int) -> None:
    entry = CATALOG.cards[number]
    gift = entry.bonus.gain
    assert gift
    table = quiet(2)
    partner = card("S3" if entry.class_ != "council" else "S2")
    table.groups = [number, partner, card("S4"), card("S5")]
    table.disks[0] = (1 << SPACES) - 1
    run(table, Condition(0), StartCards(0))
    act(table, "group", 0)
    assert menu(table) == ([("begin", one) for one in sorted((number, partner))] if gift.steps else [])
    if gift.steps:
        act(table, "begin", number)
    steps, asked = answer(table)
    assert (steps, asked) == (gift.steps, frozenset({"move"} if gift.steps else ()))
    assert stocks(table, 0) == (7 + gift.guards, 7 + gift.coins, gift.points)
    spaces = [0, 0, 0, 0]
    for one in (number, partner):
        spaces[CLASSES.index(CATALOG.cards[one].class_)] += CATALOG.cards[one].influence
    assert levels(table, 0) == spaces


@pytest.mark.clause("COI-J1")
def test_a_plain_reward_stops_at_twenty_and_is_not_asked() -> None:
    captain = card("I1", class_="council", back="II", cost="guards")
    table = quiet()
    table.guards[0] = 19
    bonus(table, 0, captain)
    assert menu(table) == []
    assert stocks(table, 0) == (20, 7, 0)


@pytest.mark.clause("COI-J1", "COI-C13")
def test_an_immediate_bonus_comes_once() -> None:
    table = quiet(2)
    table.guards[0] = table.guards[1] = 0
    table.coins[1] = 0
    acquire(table, 0, card("I1", class_="council", cost="coins"))
    before = stocks(table, 0)
    run(table, Evening())
    pass_on(table)
    assert stocks(table, 0) == before


# recall


@pytest.mark.clause("COI-J4")
@pytest.mark.parametrize("goods", ["guards", "coins"])
def test_recall_buys_one_card_of_the_discard_pile_for_three(goods: str) -> None:
    wanted, other = waiting(goods, "cleric"), waiting("guards", "council")
    table = quiet()
    discard(table, wanted, other)
    level(table, CLERIC, 0, 2)
    acquire(table, 0, LIBRARIAN)
    before = stocks(table, 0)
    act(table, "recall", wanted)
    assert [a - b for a, b in zip(before, stocks(table, 0), strict=True)] == (
        [3, 0, 0] if goods == "guards" else [0, 3, 0]
    )
    assert table.cards[0] == 1 << LIBRARIAN | 1 << wanted
    assert table.discard == 1 << other
    assert levels(table, 0)[CLERIC] == 2 + CATALOG.cards[wanted].influence
    assert menu(table) == []


@pytest.mark.clause("COI-J4", "COI-K8")
def test_recall_takes_only_what_lies_in_the_pile_and_can_be_paid() -> None:
    guards, coins = waiting("guards", "council"), waiting("coins", "merchant")
    shown, foreign, hidden = cards("I1", class_="cleric")[:3]
    table = quiet()
    table.coins[0] = 2
    discard(table, guards, coins)
    show(table, LOWER, shown)
    own(table, 1, foreign)
    bonus(table, 0, LIBRARIAN)
    assert menu(table) == [("recall", guards), ("pass",)]
    assert refused(table, "recall", coins) == "COI-K8"
    for elsewhere in (shown, foreign, hidden, LIBRARIAN, 0):
        assert refused(table, "recall", elsewhere) == "COI-J4"
    assert refused(table, "acquire", guards) == "COI-J4"
    assert refused(table, "distress") == "COI-J4"


@pytest.mark.clause("COI-J4", "COI-Q1")
def test_with_an_empty_pile_there_is_nothing_to_recall() -> None:
    table = quiet()
    acquire(table, 0, LIBRARIAN)
    assert menu(table) == []
    assert stocks(table, 0) == (7, 6, 0)


@pytest.mark.clause("COI-J4", "COI-C17", "COI-C22")
def test_recall_reaches_what_this_phase_has_discarded() -> None:
    left = waiting("guards", "council")
    table = quiet(2)
    show(table, UPPER, left)
    show(table, CENTRAL, LIBRARIAN)
    die(table, UPPER, 1, COUNCIL, 4)
    die(table, CENTRAL, 0, COUNCIL, 4)
    run(table, Evaluate())
    act(table, "distress")
    act(table, "acquire", LIBRARIAN)
    assert menu(table) == [("recall", left), ("pass",)]


@pytest.mark.clause("COI-J23", "COI-C12", "COI-C13", "COI-C14")
def test_a_recalled_card_gives_influence_bonus_and_what_it_sets_off() -> None:
    dealer = card("I1", class_="merchant", cost="guards", back="II")
    entry = CATALOG.cards[dealer]
    assert entry.bonus.gain
    table = quiet()
    own(table, 0, card("S5"))
    discard(table, dealer)
    bonus(table, 0, LIBRARIAN)
    act(table, "recall", dealer)
    assert levels(table, 0) == [0, entry.influence, 0, 0]
    assert stocks(table, 0) == (4, 7 + entry.bonus.gain.coins + 1, 2)


@pytest.mark.clause("COI-J23")
def test_a_recalled_card_counts_its_diplomas_and_its_game_end_bonus() -> None:
    polymath, dean = card("G3"), card("G1", class_="scholar")
    assert len(CATALOG.cards[polymath].diplomas) == 2
    table = quiet(2)
    own(table, 0, *cards("I1", class_="council")[:1], *cards("I1", class_="merchant")[:1], card("S4"))
    discard(table, polymath, dean)
    level(table, SCHOLAR, 0, 8)
    bonus(table, 0, LIBRARIAN)
    act(table, "recall", polymath)
    board_voyage(table, 0, voyage("Madeira"))
    table.invested[0] = 1
    finish(table)
    assert points_from(table, 0, "voyages") == len(CATALOG.cards[LIBRARIAN].diplomas) + 2
    assert points_from(table, 0, "game-end cards") == 5


@pytest.mark.clause("COI-J23")
def test_a_recalled_phase_e_bonus_works_in_the_same_round() -> None:
    rise = card("E1", class_="council")
    table = quiet(2)
    rest(table, 0, COUNCIL, COUNCIL, COUNCIL)
    rest(table, 1, COUNCIL, COUNCIL, COUNCIL)
    discard(table, rise)
    bonus(table, 0, LIBRARIAN)
    act(table, "recall", rise)
    run(table, Evening())
    assert (table.to_move, menu(table)) == (0, [("track", track) for track in range(4)])


@pytest.mark.clause("COI-J24", "COI-Q12")
def test_nobody_has_to_recall() -> None:
    table = quiet()
    discard(table, waiting("coins"))
    pile = table.discard
    acquire(table, 0, LIBRARIAN)
    act(table, "pass")
    assert menu(table) == []
    assert stocks(table, 0) == (7, 6, 0)
    assert (table.cards[0], table.discard) == (1 << LIBRARIAN, pile)


# council, trade, shrines


@pytest.mark.clause("COI-J6", "COI-K22", "COI-K23", "COI-K24")
@pytest.mark.parametrize("others", range(6))
def test_council_gives_a_guard_and_a_step_for_each_council_card(others: int) -> None:
    quartermaster = card("I6")
    table = quiet()
    table.disks[0] = (1 << 14) - 1
    own(table, 0, *[i for i in cards(class_="council") if i != quartermaster][:others], *plain(CLERIC, 2))
    own(table, 1, *cards(class_="council")[-3:])
    acquire(table, 0, quartermaster)
    assert stocks(table, 0) == (7 + others + 1, 6, 0)
    assert pace(table) == others + 1
    assert menu(table) == []


@pytest.mark.clause("COI-J6", "COI-K23")
def test_the_steps_for_council_cards_are_one_walk() -> None:
    table = quiet()
    table.disks[0] = (1 << SPACES) - 1
    own(table, 0, *plain(COUNCIL, 3))
    bonus(table, 0, card("I6"))
    act(table, *menu(table)[0])
    act(table, "pass")
    assert menu(table) == []


@pytest.mark.clause("COI-J8", "COI-K24", "COI-K6")
@pytest.mark.parametrize("others", range(6))
def test_trade_gives_a_coin_and_a_point_for_each_merchant(others: int) -> None:
    guild = card("I8")
    table = quiet()
    own(table, 0, *[i for i in cards(class_="merchant") if i != guild][:others], *plain(CLERIC, 2))
    own(table, 1, *cards(class_="merchant")[-3:])
    acquire(table, 0, guild)
    assert stocks(table, 0) == (6, 7 + others + 1, others + 1)
    assert menu(table) == []


@pytest.mark.clause("COI-J11", "COI-K19")
@pytest.mark.parametrize("spaces", [0, 1, 0b101, 0b11110000, (1 << 14) - 1])
def test_shrines_gives_a_point_for_each_monastery_with_an_own_disk(spaces: int) -> None:
    table = quiet()
    table.disks = [spaces, 0b111, (1 << 14) - 1]
    acquire(table, 0, card("I11"))
    assert table.points == [spaces.bit_count(), 0, 0]
    assert menu(table) == []


# favor


@pytest.mark.clause("COI-J7", "COI-T13")
def test_favor_offers_the_tiles_that_are_left() -> None:
    table = quiet()
    table.tiles = [-1, 2, -1, 0]
    acquire(table, 0, PURVEYOR)
    assert menu(table) == [("tile", A), ("tile", C), ("pass",)]
    assert refused(table, "tile", B) == "COI-T13"
    assert refused(table, "distress") == "COI-J7"
    act(table, "tile", C)
    assert table.tiles == [-1, 2, 0, 0]
    assert stocks(table, 0) == (7, 6, 2)
    assert menu(table)[0][0] == "move"


@pytest.mark.clause("COI-J7", "COI-Q14", "COI-K15")
def test_a_favor_tile_from_a_card_may_be_declined() -> None:
    table = quiet()
    acquire(table, 0, PURVEYOR)
    act(table, "pass")
    assert menu(table) == []
    assert table.tiles == [-1] * 4


@pytest.mark.clause("COI-J7", "COI-Q1")
def test_without_a_tile_left_favor_gives_nothing() -> None:
    table = quiet()
    table.tiles = [1, 1, 2, 2]
    acquire(table, 0, PURVEYOR)
    assert menu(table) == []
    assert table.tiles == [1, 1, 2, 2]
    assert stocks(table, 0) == (7, 6, 0)


# ventures


@pytest.mark.clause("COI-J9", "COI-J10")
@pytest.mark.parametrize(("code", "pay", "clause"), VENTURES)
def test_a_venture_gives_four_and_then_an_investment_in_these_goods(code: str, pay: str, clause: str) -> None:
    matching = [i for i, v in enumerate(CATALOG.voyages) if v.pay == pay][:3]
    others = [i for i, v in enumerate(CATALOG.voyages) if v.pay != pay][:3]
    table = quiet()
    for slot, number in enumerate(others + matching):
        board_voyage(table, slot, number)
    table.guards[0] = table.coins[0] = 16
    stock(table, pay)[0] = CATALOG.voyages[matching[1]].cost - 4
    bonus(table, 0, card(code))
    assert stock(table, pay)[0] == CATALOG.voyages[matching[1]].cost
    assert ("invest", 4) in menu(table)
    for slot in range(3):
        assert refused(table, "invest", slot) == clause
    act(table, "invest", 4)
    assert stock(table, pay)[0] == 0
    assert sum(stocks(table, 0)) == 16
    assert table.invested == [1 << 4, 0, 0]
    assert menu(table) == []


@pytest.mark.clause("COI-J9", "COI-J10", "COI-J24", "COI-V2")
@pytest.mark.parametrize(("code", "pay"), [venture[:2] for venture in VENTURES])
def test_nobody_has_to_invest_and_nobody_can_without_the_goods(code: str, pay: str) -> None:
    number = max((v.cost, i) for i, v in enumerate(CATALOG.voyages) if v.pay == pay)[1]
    cheap = min((v.cost, i) for i, v in enumerate(CATALOG.voyages) if v.pay == pay)[1]
    table = quiet()
    board_voyage(table, 0, number)
    board_voyage(table, 1, cheap)
    stock(table, pay)[0] = CATALOG.voyages[number].cost - 5
    bonus(table, 0, card(code))
    assert refused(table, "invest", 0) == "COI-V2"
    act(table, "pass")
    assert stock(table, pay)[0] == CATALOG.voyages[number].cost - 1
    assert table.invested == [0, 0, 0]


@pytest.mark.clause("COI-J9", "COI-J10", "COI-V1", "COI-Q1")
@pytest.mark.parametrize(("code", "pay"), [venture[:2] for venture in VENTURES])
def test_without_a_fitting_voyage_a_venture_gives_four_goods_only(code: str, pay: str) -> None:
    table = quiet()
    matching = [i for i, v in enumerate(CATALOG.voyages) if v.pay == pay]
    for slot, number in enumerate([i for i, v in enumerate(CATALOG.voyages) if v.pay != pay][:5]):
        board_voyage(table, slot, number)
    board_voyage(table, 5, matching[0])
    table.invested[0] = 1 << 5
    table.guards[0] = table.coins[0] = 16
    bonus(table, 0, card(code))
    assert menu(table) == []
    assert sorted(stocks(table, 0)) == [0, 16, 20]
    assert stock(table, pay)[0] == 20


# again


@pytest.mark.clause("COI-J12", "COI-J25")
def test_again_repeats_one_card_of_its_class() -> None:
    captain, gatekeeper = card("I1", class_="council", back="II", cost="guards"), card("S1", class_="council")
    late, foreign, other = card("E1", class_="council"), card("I6"), card("I1", class_="merchant")
    table = quiet()
    own(table, 0, captain, gatekeeper, late, other, card("G1", class_="council"))
    own(table, 1, foreign)
    acquire(table, 0, HERALD)
    assert menu(table) == [("copy", gatekeeper), ("copy", captain)]
    for wrong in (late, foreign, other, card("G1", class_="council")):
        assert refused(table, "copy", wrong) == "COI-J25"
    assert refused(table, "pass") == "COI-J25"
    act(table, "copy", captain)
    assert menu(table) == []
    assert stocks(table, 0) == (11, 6, 0)
    assert levels(table, 0)[COUNCIL] == CATALOG.cards[HERALD].influence


@pytest.mark.clause("COI-J25", "COI-J12")
@pytest.mark.parametrize("number", [HERALD, ALMONER])
def test_again_may_use_a_start_card(number: int) -> None:
    class_ = CATALOG.cards[number].bonus.copy
    start = card("S1", class_=class_)
    table = quiet()
    own(table, 0, start)
    acquire(table, 0, number)
    assert menu(table) == []
    assert stocks(table, 0) == ((11, 6, 0) if class_ == "council" else (7, 10, 0))


@pytest.mark.clause("COI-J25", "COI-J26")
@pytest.mark.parametrize("number", [HERALD, ALMONER])
def test_again_without_a_fitting_card_does_nothing(number: int) -> None:
    class_ = str(CATALOG.cards[number].bonus.copy)
    table = quiet()
    own(table, 0, card("G1", class_=class_), card("S3" if class_ == "council" else "S2"))
    own(table, 1, *cards("I1", class_=class_))
    bonus(table, 0, number)
    assert menu(table) == []
    assert stocks(table, 0) == (7, 7, 0)
    assert table.busy == 0


@pytest.mark.clause("COI-J26")
def test_again_never_uses_itself() -> None:
    captain, gatekeeper = card("I1", class_="council", back="II", cost="guards"), card("S1", class_="council")
    table = quiet()
    own(table, 0, captain, gatekeeper)
    acquire(table, 0, HERALD)
    assert ("copy", HERALD) not in menu(table)
    assert refused(table, "copy", HERALD) == "COI-J26"


@pytest.mark.clause("COI-J26", "COI-J12")
def test_again_on_again_uses_neither_of_the_two() -> None:
    second, captain = card("I5", class_="council"), card("I1", class_="council", back="II", cost="guards")
    marshal = card("I1", class_="council", back="III")
    table = quiet()
    recard(table, {second: {"bonus": Effect(copy="council")}})
    own(table, 0, second, captain, marshal)
    acquire(table, 0, HERALD)
    assert menu(table) == [("copy", one) for one in sorted((second, captain, marshal))]
    act(table, "copy", second)
    assert menu(table) == [("copy", captain), ("copy", marshal)]
    assert refused(table, "copy", HERALD) == "COI-J26"
    assert refused(table, "copy", second) == "COI-J26"
    act(table, "copy", marshal)
    assert menu(table) == []
    assert stocks(table, 0) == (12, 6, 0)


@pytest.mark.clause("COI-J26")
def test_two_cards_that_repeat_each_other_come_to_an_end() -> None:
    second = card("I5", class_="council")
    table = quiet()
    recard(table, {second: {"bonus": Effect(copy="council")}})
    own(table, 0, second)
    acquire(table, 0, HERALD)
    assert menu(table) == []
    assert (stocks(table, 0), table.busy) == ((7, 6, 0), 0)


@pytest.mark.clause("COI-J26", "COI-J12")
def test_a_resolved_card_may_be_used_again_later_and_as_often_as_cards_say_so() -> None:
    captain = card("I1", class_="council", back="II", cost="guards")
    second = card("I12", class_="cleric")
    table = quiet()
    recard(table, {second: {"bonus": Effect(copy="council")}})
    own(table, 0, captain)
    acquire(table, 0, HERALD)
    assert stocks(table, 0) == (11, 6, 0)
    acquire(table, 0, second)
    assert menu(table) == [("copy", captain), ("copy", HERALD)]
    act(table, "copy", HERALD)
    assert menu(table) == []
    assert stocks(table, 0) == (15, 5, 0)


@pytest.mark.clause("COI-J29", "COI-J6")
def test_council_used_again_counts_the_cards_there_are_now() -> None:
    quartermaster = card("I6")
    table = quiet()
    table.disks[0] = (1 << 14) - 1
    own(table, 0, card("S1", class_="council"))
    acquire(table, 0, quartermaster)
    assert table.guards[0] == 9
    assert pace(table) == 2
    acquire(table, 0, HERALD)
    act(table, "copy", quartermaster)
    assert table.guards[0] == 12
    assert pace(table) == 3


@pytest.mark.clause("COI-J29", "COI-J8")
def test_trade_used_again_counts_fewer_cards_if_there_are_fewer() -> None:
    guild = card("I8")
    table = quiet()
    own(table, 0, *cards("I1", class_="merchant")[1:3])
    acquire(table, 0, guild)
    assert stocks(table, 0) == (6, 10, 3)
    own(table, 0, waiting("coins", "merchant"))
    table.cards[0] &= ~sum(1 << i for i in cards("I1", class_="merchant"))
    acquire(table, 0, ALMONER)
    assert stocks(table, 0) == (6, 9 + 2, 5)


@pytest.mark.clause("COI-J29", "COI-J13", "COI-J12")
def test_revenue_used_again_yields_by_the_disk_as_it_stands_now() -> None:
    governor = card("I13", class_="council")
    table = quiet()
    acquire(table, 0, governor)
    assert levels(table, 0)[COUNCIL] == 2
    first = next(box.gain.guards for box in CATALOG.tracks[0].boxes if box.from_ <= 2 <= box.to)
    assert table.guards[0] == 6 + first
    table.guards[0] = 0
    acquire(table, 0, HERALD)
    assert levels(table, 0)[COUNCIL] == 5
    second = next(box.gain.guards for box in CATALOG.tracks[0].boxes if box.from_ <= 5 <= box.to)
    assert table.guards[0] == second != first


# revenue


@pytest.mark.clause("COI-J13", "COI-E6")
@pytest.mark.parametrize("track", range(4))
@pytest.mark.parametrize("space", range(16))
def test_revenue_gives_what_the_box_beside_the_disk_shows(track: int, space: int) -> None:
    lecturer = card("I13", class_="scholar")
    gift = next(box.gain for box in CATALOG.tracks[track].boxes if box.from_ <= space <= box.to)
    table = quiet()
    recard(table, {lecturer: {"bonus": Effect(income=CLASSES[track])}})
    table.disks[0] = (1 << 14) - 1
    level(table, track, 0, space)
    level(table, track, 1, 15 - space)
    bonus(table, 0, lecturer)
    assert stocks(table, 0) == (7 + gift.guards, 7 + gift.coins, gift.points)
    assert (pace(table) if menu(table) else 0) == gift.steps
    assert menu(table) == []


@pytest.mark.clause("COI-J13", "COI-C12")
@pytest.mark.parametrize("number", cards("I13"))
def test_revenue_comes_after_the_influence_of_its_card(number: int) -> None:
    entry = CATALOG.cards[number]
    assert entry.bonus.income == entry.class_
    track = CLASSES.index(entry.class_)
    table = quiet()
    level(table, track, 0, 6)
    acquire(table, 0, number)
    gift = next(box.gain for box in CATALOG.tracks[track].boxes if box.from_ <= 6 + entry.influence <= box.to)
    price = {"guards": (1, 0), "coins": (0, 1)}[str(entry.cost)]
    assert stocks(table, 0) == (7 + gift.guards - price[0], 7 + gift.coins - price[1], gift.points)


@pytest.mark.clause("COI-J27", "COI-H2")
@pytest.mark.parametrize("class_", ["council", "scholar"])
def test_revenue_brings_no_extra_reward_for_dice(class_: str) -> None:
    number, livery = card("I13", class_=class_), card("E2", class_=class_)
    track = CLASSES.index(class_)
    table = quiet()
    own(table, 0, livery)
    rest(table, 0, track, track)
    bonus(table, 0, number)
    gift = CATALOG.tracks[track].boxes[0].gain
    assert stocks(table, 0) == (7 + gift.guards, 7, gift.points)
    assert menu(table) == []
    assert [table.place[code] for code in (0, 1)] == [SHUTTER, SHUTTER]


# escort, donation


@pytest.mark.clause("COI-J14")
@pytest.mark.parametrize("held", [5, 6, 20])
def test_escort_walks_five_steps_for_five_guards(held: int) -> None:
    table = quiet()
    table.disks[0] = (1 << 14) - 1
    table.guards[0] = held
    bonus(table, 0, card("I14"))
    assert menu(table) == [("pay",), ("pass",)]
    assert refused(table, "move", table.tables.hops[table.pilgrim[0]][0]) == "COI-Q12"
    act(table, "pay")
    assert stocks(table, 0) == (held - 5, 7, 0)
    assert pace(table) == 5
    assert menu(table) == []


@pytest.mark.clause("COI-J14", "COI-P1")
@pytest.mark.parametrize("steps", range(5))
def test_the_escort_may_stop_earlier_at_the_same_cost(steps: int) -> None:
    table = quiet()
    table.disks[0] = (1 << 14) - 1
    bonus(table, 0, card("I14"))
    act(table, "pay")
    for _ in range(steps):
        act(table, *menu(table)[0])
    act(table, "pass")
    assert menu(table) == []
    assert stocks(table, 0) == (2, 7, 0)


@pytest.mark.clause("COI-J15")
@pytest.mark.parametrize("held", [5, 6, 20])
def test_donation_gives_seven_points_for_five_coins(held: int) -> None:
    table = quiet()
    table.coins[0] = held
    bonus(table, 0, card("I15"))
    assert menu(table) == [("pay",), ("pass",)]
    assert refused(table, "take") == "COI-Q12"
    act(table, "pay")
    assert menu(table) == []
    assert stocks(table, 0) == (7, held - 5, 7)


@pytest.mark.clause("COI-J14", "COI-J15", "COI-J24")
@pytest.mark.parametrize("code", ["I14", "I15"])
def test_nobody_has_to_pay_for_a_reward(code: str) -> None:
    table = quiet()
    bonus(table, 0, card(code))
    act(table, "pass")
    assert menu(table) == []
    assert stocks(table, 0) == (7, 7, 0)


@pytest.mark.clause("COI-J14", "COI-J15", "COI-K8", "COI-Q1")
@pytest.mark.parametrize("code", ["I14", "I15"])
@pytest.mark.parametrize("held", [0, 4])
def test_who_lacks_the_price_is_not_asked(code: str, held: int) -> None:
    table = quiet()
    table.guards[0] = held if code == "I14" else 20
    table.coins[0] = held if code == "I15" else 20
    before = stocks(table, 0)
    bonus(table, 0, card(code))
    assert menu(table) == []
    assert stocks(table, 0) == before


@pytest.mark.clause("COI-J12", "COI-J15", "COI-J24")
def test_a_donation_used_again_costs_again() -> None:
    table = quiet()
    table.coins[0] = 12
    own(table, 0, card("I15"))
    acquire(table, 0, ALMONER)
    act(table, "pay")
    assert stocks(table, 0) == (7, 6, 7)
    acquire(table, 0, next(i for i in cards("I1", class_="cleric")))
    assert menu(table)[0][0] == "move"


# one thing leads to another


@pytest.mark.clause("COI-J23", "COI-J7", "COI-T12", "COI-P8", "COI-C14", "COI-C15", "COI-Y6")
def test_recall_a_card_whose_tile_leads_to_a_monastery_that_counts_a_card() -> None:
    banker = card("G1", class_="merchant")
    table = quiet(2)
    board_tile(table, 0, tile("M11"))
    table.awards = [3, 0, 1, 2]
    stop = at_a_stop(table, 0)
    own(table, 0, card("S5"), banker)
    level(table, MERCHANT, 0, 4)
    table.coins[0] = 10
    discard(table, PURVEYOR)
    show(table, UPPER, LIBRARIAN)
    show(table, LOWER, waiting("guards", "council"))
    table.tokens[SCHOLAR] = LIBRARIAN
    die(table, UPPER, 0, COUNCIL, 3)
    die(table, LOWER, 1, COUNCIL, 1)
    run(table, Evaluate())
    act(table, "acquire", LIBRARIAN)
    act(table, "recall", PURVEYOR)
    assert (stocks(table, 0), levels(table, 0)) == ((7, 4, 0), [0, 7, 0, 3])
    act(table, "tile", C)
    assert stocks(table, 0) == (7, 4, 2)
    act(table, "move", 0)
    act(table, "take")
    assert stocks(table, 0) == (7, 4, 2 + 5)
    act(table, "track", MERCHANT)
    first = CATALOG.awards[0].few[0]
    assert stocks(table, 0) == (7, 4, 7 + first)
    act(table, "move", stop)
    assert table.tokens[SCHOLAR] == LIBRARIAN
    act(table, "move", 0)
    assert stocks(table, 0) == (7, 5, 7 + first + 2)
    assert table.tokens[SCHOLAR] == HELD
    assert (table.to_move, table.location, table.busy) == (1, LOWER, 0)
    assert table.crowns(0) == 1 + CATALOG.tokens.crowns


@pytest.mark.clause("COI-J23", "COI-J9", "COI-T1", "COI-T2", "COI-V4")
def test_recall_favor_tile_a_and_then_a_venture_at_the_lower_price() -> None:
    shipowner = card("I9", cost="guards")
    tanger, goa = voyage("Tanger"), voyage("Goa")
    table = quiet(3)
    board_voyage(table, 0, tanger)
    board_voyage(table, 1, goa)
    table.coins[0] = 10
    discard(table, PURVEYOR, shipowner)
    acquire(table, 0, LIBRARIAN)
    act(table, "recall", PURVEYOR)
    assert table.coins[0] == 6
    act(table, "tile", A)
    act(table, "invest", 0)
    assert table.coins[0] == 6 - (CATALOG.voyages[tanger].cost - 2)
    table.coins[0] = CATALOG.voyages[goa].cost - 2 - 4
    own(table, 0, shipowner)
    run(table, CardBonus(0, shipowner, CARD))
    act(table, "invest", 1)
    assert table.coins[0] == 0
    assert table.invested == [0b11, 0, 0]


@pytest.mark.clause("COI-J12", "COI-J4", "COI-J26")
def test_again_on_recall_recalls_another_card() -> None:
    one, two = waiting("guards", "council"), waiting("coins", "merchant")
    table = quiet()
    recard(table, {HERALD: {"bonus": Effect(copy="scholar")}})
    discard(table, one, two)
    acquire(table, 0, LIBRARIAN)
    act(table, "recall", one)
    acquire(table, 0, HERALD)
    assert menu(table) == [("recall", two), ("pass",)]
    act(table, "recall", two)
    assert menu(table) == []
    assert table.cards[0] == sum(1 << i for i in (one, two, LIBRARIAN, HERALD))
    assert stocks(table, 0) == (4, 7 - 1 - 1 - 3, 0)
    assert table.busy == 0


@pytest.mark.clause("COI-J4", "COI-J12", "COI-J23")
def test_recall_of_again_repeats_a_card_of_another_class() -> None:
    table = quiet()
    own(table, 0, PURVEYOR)
    table.tiles[B] = 1
    discard(table, ALMONER)
    acquire(table, 0, LIBRARIAN)
    act(table, "recall", ALMONER)
    assert levels(table, 0) == [0, 0, CATALOG.cards[ALMONER].influence, CATALOG.cards[LIBRARIAN].influence]
    assert menu(table) == [("tile", A), ("tile", C), ("tile", D), ("pass",)]
    act(table, "tile", D)
    act(table, "resource", COINS)
    assert stocks(table, 0) == (7, 7 - 1 - 3 + 7, 0)
    assert menu(table) == []


@pytest.mark.clause("COI-J26", "COI-J4", "COI-J12")
def test_recall_of_again_cannot_come_back_to_the_recall_that_led_to_it() -> None:
    poet, bachelor = card("I1", class_="scholar", back="III"), card("S1", class_="scholar")
    table = quiet()
    recard(table, {ALMONER: {"bonus": Effect(copy="scholar")}})
    own(table, 0, poet, bachelor)
    discard(table, ALMONER, waiting("coins", "council"))
    acquire(table, 0, LIBRARIAN)
    act(table, "recall", ALMONER)
    assert menu(table) == [("copy", bachelor), ("copy", poet)]
    assert refused(table, "copy", LIBRARIAN) == "COI-J26"
    assert refused(table, "copy", ALMONER) == "COI-J26"
    act(table, "copy", poet)
    gift = CATALOG.cards[poet].bonus.gain
    assert gift
    assert table.points[0] == gift.points
    assert menu(table) == []


@pytest.mark.clause("COI-J26", "COI-J23")
def test_a_chain_of_recalls_and_repeats_ends_and_frees_all_its_cards() -> None:
    first, second = waiting("coins", "merchant"), waiting("coins", "cleric")
    captain = card("I1", class_="council", back="II", cost="guards")
    table = quiet()
    table.guards[0] = table.coins[0] = 15
    recard(table, {first: RECALL, second: {"when": "now", "bonus": Effect(copy="merchant")}, HERALD: RECALL})
    discard(table, second, captain)
    acquire(table, 0, first)
    act(table, "recall", second)
    assert menu(table) == []
    assert table.busy == 0
    assert stocks(table, 0) == (15, 11, 0)
    discard(table, HERALD)
    acquire(table, 0, card("I12", class_="cleric"))
    assert menu(table) == [("recall", captain), ("recall", HERALD), ("pass",)]
    act(table, "recall", HERALD)
    assert menu(table) == [("recall", captain), ("pass",)]
    act(table, "recall", captain)
    assert menu(table) == []
    assert stocks(table, 0) == (15 - 3 + 4, 11 - 1 - 3, 0)
    assert (table.discard, table.busy) == (0, 0)


@pytest.mark.clause("COI-J12", "COI-J7", "COI-T13")
def test_favor_used_again_gives_a_second_tile() -> None:
    table = quiet(4)
    acquire(table, 0, PURVEYOR)
    act(table, "tile", D)
    act(table, "resource", COINS)
    acquire(table, 0, ALMONER)
    assert menu(table) == [("tile", A), ("tile", B), ("tile", C), ("pass",)]
    assert refused(table, "tile", D) == "COI-T13"
    act(table, "tile", B)
    assert table.tiles == [-1, 0, -1, 0]
    assert table.points[0] == 4


@pytest.mark.clause("COI-J12", "COI-J9", "COI-V1")
def test_a_venture_used_again_needs_another_voyage() -> None:
    shipowner = card("I9")
    table = quiet()
    coins = [i for i, v in enumerate(CATALOG.voyages) if v.pay == "coins"]
    for slot, number in enumerate(coins[:2]):
        board_voyage(table, slot, number)
    for slot, number in enumerate([i for i, v in enumerate(CATALOG.voyages) if v.pay == "guards"][:4], 2):
        board_voyage(table, slot, number)
    table.coins[0] = 16
    acquire(table, 0, shipowner)
    act(table, "invest", 0)
    table.coins[0] = 16
    acquire(table, 0, ALMONER)
    assert menu(table) == [("invest", 1), ("pass",)]
    assert refused(table, "invest", 0) == "COI-V1"


@pytest.mark.clause("COI-J23", "COI-J3", "COI-J16", "COI-J19", "COI-J12", "COI-Y6")
def test_recalled_penance_puts_clerics_into_the_pile_from_which_the_next_recall_takes_them() -> None:
    penance, abbot = card("I3"), card("I1", class_="cleric", influence=3, cost="coins")
    wayfarer = card("E3")
    table = quiet(4, order=(2, 0, 3, 1))
    recard(table, {HERALD: {"bonus": Effect(copy="scholar")}})
    own(table, 0, card("S3"), card("S4"))
    own(table, 3, abbot)
    own(table, 2, wayfarer)
    level(table, CLERIC, 3, 3)
    discard(table, penance)
    acquire(table, 0, LIBRARIAN)
    act(table, "recall", penance)
    assert stocks(table, 0) == (5, 6, 5)
    assert (table.to_move, table.discard) == (2, 0)
    act(table, "points")
    assert table.to_move == 3
    act(table, "lose", abbot)
    assert menu(table) == []
    assert table.points == [5, -3, -3, 0]
    acquire(table, 0, HERALD)
    assert menu(table) == [("recall", abbot), ("pass",)]
    act(table, "recall", abbot)
    assert table.points[0] == 5
    act(table, "pass")
    assert table.points[0] == 6
    act(table, "pass")
    assert menu(table) == []
    assert stocks(table, 0)[:2] == (5 + 1, 6 - 1 - 3)
    assert [table.levels[CLERIC * 4 + seat] for seat in range(4)] == [1 + 3, 0, 0, 0]
    assert table.busy == 0


@pytest.mark.clause("COI-J6", "COI-J14", "COI-P8", "COI-J11")
def test_a_walk_within_a_walk_and_points_that_count_its_disks() -> None:
    table = quiet(2)
    board_tile(table, 0, next(i for i, m in enumerate(CATALOG.monasteries) if m.bonus.gain == Gain(steps=3)))
    stop = at_a_stop(table, 0)
    other = next(node for node in table.tables.hops[stop] if node not in (0, stop))
    board_tile(table, other, tile("M8"))
    bonus(table, 0, card("I14"))
    act(table, "pay")
    act(table, "move", 0)
    act(table, "move", stop)
    act(table, "move", other)
    act(table, "take")
    assert table.points[0] == 4
    act(table, "pass")
    assert menu(table)[0][0] == "move"
    assert pace(table) == 4
    bonus(table, 0, card("I11"))
    assert table.points[0] == 6


@pytest.mark.clause("COI-J12", "COI-J2", "COI-J5")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_tribute_used_again_is_asked_again(seats: int) -> None:
    jurist = card("I2")
    table = quiet(seats)
    recard(table, {HERALD: {"bonus": Effect(copy="scholar")}})
    for number in (jurist, HERALD):
        acquire(table, 0, number)
        for seat in range(1, seats):
            assert table.to_move == seat
            act(table, "goods")
        assert menu(table) == []
    others = seats - 1
    assert stocks(table, 0) == (7 + 2 * others, 5 + 2 * others, 0)
    assert [stocks(table, seat) for seat in range(1, seats)] == [(5, 5, 0)] * others
