"""How the program asks: what is a question, what is not, and which answers it has."""

from itertools import combinations
from random import Random
from typing import Any

import pytest
from msgspec import structs

from caravela.games.coimbra.catalog import CLASSES, Box, Gain
from caravela.games.coimbra.city import Castle, Evaluate, Favor
from caravela.games.coimbra.dice import Draft, Place
from caravela.games.coimbra.effects import CardBonus
from caravela.games.coimbra.income import Evening, Income, Opening
from caravela.games.coimbra.pilgrim import Visit, Walk
from caravela.games.coimbra.start import StartCards
from caravela.games.coimbra.state import CARD, HELD, Table
from caravela.games.coimbra.tables import SPACES
from tests.rules.coimbra.scene import (
    CASTLE,
    CATALOG,
    CENTRAL,
    CLERIC,
    COINS,
    COUNCIL,
    GAME,
    GUARDS,
    LOWER,
    MERCHANT,
    SCHOLAR,
    UPPER,
    WHITE,
    act,
    board_voyage,
    card,
    cards,
    die,
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
    recast,
    refused,
    rest,
    run,
    show,
    stocks,
    tile,
    voyage,
    with_bonus,
)

STARTS = range(8)
MONASTERIES = range(len(CATALOG.monasteries))


def monastery(number: int) -> str:
    return CATALOG.monasteries[number].id


def gives_steps(number: int) -> bool:
    entry = CATALOG.cards[number]
    return entry.when == "now" and entry.bonus.gain is not None and entry.bonus.gain.steps > 0


def activated(table: Table) -> list[int]:
    """The colours of the dice in the order in which they give their income, without an answer from anybody."""
    log = table.listen()
    run(table, Evening())
    return [event.args["colour"] for event in log if event.key == "activated"]


# every question


@pytest.mark.clause("COI-Q1")
@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("seed", range(5))
def test_every_question_has_two_different_answers(seats: int, seed: int) -> None:
    table = GAME.deal(seats, seed)
    chance = Random(seed)
    while not table.is_over:
        answers = table.legal_actions()
        assert len(answers) == len(set(answers)) > 1
        table.apply(chance.choice(answers))


@pytest.mark.clause("COI-Q1", "COI-C24")
def test_a_choice_with_one_answer_is_made_by_the_program() -> None:
    table = quiet()
    table.guards[0] = table.coins[0] = 0
    show(table, UPPER, plain(COUNCIL)[0], plain(MERCHANT)[0])
    die(table, UPPER, 0, COUNCIL, 6)
    run(table, Evaluate())
    assert stocks(table, 0)[:2] == (2 + 2, 2)


@pytest.mark.clause("COI-Q1")
def test_the_last_of_two_opening_bonuses_is_not_asked_for() -> None:
    table = quiet()
    own(table, 0, card("E1"), card("E3"))
    run(table, Evening())
    act(table, "use", card("E3"))
    act(table, "pass")
    assert menu(table) == [("track", 0), ("track", 1), ("track", 2), ("track", 3)]


@pytest.mark.clause("COI-Q2", "COI-B2", "COI-B3")
def test_first_the_die_then_its_place() -> None:
    table = quiet()
    table.pool = [0, 9, 28]
    run(table, Draft(0, 0))
    assert menu(table) == [("draft", 0, 0), ("draft", 1, 3), ("draft", 4, 4)]
    act(table, "draft", 1, 3)
    assert isinstance(table.choice, Place)
    assert table.to_move == 0
    assert menu(table) == [("place", CASTLE), ("place", UPPER), ("place", CENTRAL), ("place", LOWER)]
    assert refused(table, "draft", 0, 0) == "COI-B3"


@pytest.mark.clause("COI-Q3")
def test_dice_that_are_alike_are_one_choice() -> None:
    table = quiet()
    table.pool = [3, 3, 3, 4, 9, 9, 15]
    run(table, Draft(0, 0))
    assert menu(table) == [("draft", 0, 3), ("draft", 0, 4), ("draft", 1, 3), ("draft", 2, 3)]
    act(table, "draft", 0, 3)
    assert table.pool == [3, 3, 4, 9, 9, 15]


# start cards


@pytest.mark.clause("COI-Q4", "COI-I5")
@pytest.mark.parametrize(("first", "second"), list(combinations(STARTS, 2)))
def test_the_order_of_the_start_cards_is_asked_only_where_steps_come(first: int, second: int) -> None:
    table = quiet()
    own(table, 0, first, second)
    run(table, StartCards(0))
    if gives_steps(first) or gives_steps(second):
        assert menu(table) == [("begin", first), ("begin", second)]
    else:
        assert menu(table) == []
        assert sum(levels(table, 0)) == CATALOG.cards[first].influence + CATALOG.cards[second].influence


# phase E


@pytest.mark.clause("COI-Q5", "COI-Q6")
@pytest.mark.parametrize(
    "colours", [(SCHOLAR, COUNCIL, MERCHANT), (SCHOLAR, MERCHANT, MERCHANT), (MERCHANT, COUNCIL, COUNCIL), (SCHOLAR,)]
)
def test_without_steps_the_dice_go_in_the_order_of_the_tracks(colours: tuple[int, ...]) -> None:
    table = quiet()
    rest(table, 0, *colours)
    assert activated(table) == sorted(colours)


@pytest.mark.clause("COI-Q5", "COI-E4")
@pytest.mark.parametrize("other", [CLERIC, WHITE])
def test_the_order_is_asked_where_the_clerics_track_may_pay(other: int) -> None:
    table = quiet()
    rest(table, 0, MERCHANT, COUNCIL, other)
    assert activated(table) == []
    assert isinstance(table.choice, Income)
    assert menu(table) == [("income", COUNCIL), ("income", MERCHANT), ("income", other)]


@pytest.mark.clause("COI-Q5", "COI-Q6")
def test_after_the_last_steps_the_rest_goes_by_itself() -> None:
    table = quiet()
    rest(table, 0, SCHOLAR, COUNCIL, CLERIC)
    run(table, Evening())
    act(table, "income", CLERIC)
    log = table.listen()
    act(table, "pass")
    assert [event.args["colour"] for event in log if event.key == "activated"] == [COUNCIL, SCHOLAR]


@pytest.mark.clause("COI-Q5")
def test_the_order_is_asked_where_an_extra_reward_gives_steps() -> None:
    number = with_bonus("E2", die="cleric")
    table = barren()
    rest(table, 0, COUNCIL, CLERIC)
    assert activated(table) == [COUNCIL, CLERIC]
    table = barren()
    own(table, 0, number)
    rest(table, 0, COUNCIL, CLERIC)
    assert activated(table) == []
    assert menu(table) == [("income", COUNCIL), ("income", CLERIC)]
    table = barren()
    own(table, 0, number)
    rest(table, 0, COUNCIL, SCHOLAR)
    assert activated(table) == [COUNCIL, SCHOLAR]


def barren() -> Table:
    """A table whose clerics' track pays no steps."""
    table = quiet()
    unpaid = structs.replace(CATALOG.tracks[CLERIC], boxes=(Box(from_=0, to=15, gain=Gain()),))
    recast(table, tracks=tuple(unpaid if track.key == unpaid.key else track for track in CATALOG.tracks))
    return table


@pytest.mark.clause("COI-Q5")
@pytest.mark.parametrize("number", [i for i in cards("E2") if CATALOG.cards[i].bonus.die != "cleric"])
def test_the_order_is_not_asked_for_an_extra_reward_without_steps(number: int) -> None:
    table = quiet()
    own(table, 0, number)
    rest(table, 0, SCHOLAR, MERCHANT, COUNCIL)
    assert activated(table) == [COUNCIL, MERCHANT, SCHOLAR]


@pytest.mark.clause("COI-Q5", "COI-E6")
@pytest.mark.parametrize(("space", "asked"), [(2, False), (3, True)])
def test_the_order_is_asked_by_the_box_beside_the_disk_of_the_owner(space: int, asked: bool) -> None:
    table = quiet()
    late = (Box(from_=0, to=2, gain=Gain()), Box(from_=3, to=15, gain=Gain(steps=1)))
    track = structs.replace(CATALOG.tracks[CLERIC], boxes=late)
    recast(table, tracks=tuple(track if one.key == track.key else one for one in CATALOG.tracks))
    level(table, CLERIC, 1, space)
    level(table, CLERIC, 2, 15 - 12 * asked)
    rest(table, 1, CLERIC, SCHOLAR)
    assert activated(table) == ([] if asked else [CLERIC, SCHOLAR])


@pytest.mark.clause("COI-Q5", "COI-Q6", "COI-Q8")
def test_with_an_exchange_the_dice_go_in_their_order_and_the_exchange_comes_between() -> None:
    table = quiet()
    table.guards[0] = 1
    own(table, 0, with_bonus("E4", exchange="guards"))
    rest(table, 0, SCHOLAR, MERCHANT, COUNCIL)
    assert activated(table) == [COUNCIL]
    for colour in (MERCHANT, SCHOLAR):
        assert menu(table) == [("income", colour), ("exchange", GUARDS)]
        act(table, "income", colour)
    assert menu(table) == [("exchange", GUARDS), ("pass",)]


@pytest.mark.clause("COI-Q18", "COI-H8")
def test_the_order_of_the_opening_bonuses_is_asked_only_where_steps_come() -> None:
    first, second = cards("E1")
    table = quiet()
    own(table, 0, first, second)
    log = table.listen()
    run(table, Evening())
    act(table, "track", CLERIC)
    act(table, "track", CLERIC)
    assert [event.args["card"] for event in log if event.key == "used"] == [first, second]
    assert levels(table, 0) == [0, 0, 2, 0]
    table = quiet()
    own(table, 0, first, second, with_bonus("E4", exchange="coins"))
    run(table, Evening())
    assert menu(table) == [("use", first), ("exchange", COINS)]
    assert refused(table, "use", second) == "COI-Q18"
    act(table, "use", first)
    act(table, "track", CLERIC)
    assert menu(table) == [("use", second), ("exchange", COINS)]
    assert refused(table, "use", first) == "COI-H1"


@pytest.mark.clause("COI-Q6", "COI-E7")
def test_the_white_die_comes_last_and_its_track_is_named() -> None:
    table = barren()
    rest(table, 0, WHITE, MERCHANT, COUNCIL)
    assert activated(table) == [COUNCIL, MERCHANT, WHITE]
    assert menu(table) == [("track", 0), ("track", 1), ("track", 2), ("track", 3)]


@pytest.mark.clause("COI-Q7")
def test_exchange_is_asked_for_one_pair_at_a_time() -> None:
    table = quiet()
    own(table, 0, with_bonus("E4", exchange="guards"), with_bonus("E4", exchange="coins"))
    table.guards[0], table.coins[0] = 3, 4
    run(table, Evening())
    for goods, after in ((COINS, (3, 2, 1)), (GUARDS, (1, 2, 2)), (COINS, (1, 0, 3))):
        assert ("exchange", goods) in menu(table)
        act(table, "exchange", goods)
        assert stocks(table, 0) == after
    assert not isinstance(table.choice, Income)


@pytest.mark.clause("COI-Q8", "COI-H7")
def test_when_exchange_is_offered() -> None:
    table = quiet()
    own(table, 0, with_bonus("E4", exchange="coins"), card("E1"), card("E3"))
    rest(table, 0, COUNCIL, WHITE)
    offered = ("exchange", COINS)
    run(table, Evening())
    assert isinstance(table.choice, Opening)
    assert offered in menu(table)
    act(table, "use", card("E3"))
    assert isinstance(table.choice, Walk)
    assert offered in menu(table)
    act(table, "exchange", COINS)
    assert table.choice.steps == 2
    act(table, "pass")
    act(table, "use", card("E1"))
    act(table, "track", COUNCIL)
    assert isinstance(table.choice, Income)
    assert offered in menu(table)
    act(table, "income", WHITE)
    act(table, "track", CLERIC)
    assert isinstance(table.choice, Walk)
    assert offered in menu(table)
    act(table, "pass")
    assert menu(table) == [("income", COUNCIL), offered]
    act(table, "income", COUNCIL)
    assert menu(table) == [offered, ("pass",)]
    assert table.points[0] == 1


@pytest.mark.clause("COI-Q8", "COI-H5")
@pytest.mark.parametrize("before", [15, 16, 17, 20])
@pytest.mark.parametrize("goods", [GUARDS, COINS])
def test_exchange_is_offered_before_an_extra_reward_that_would_go_beyond_twenty(goods: int, before: int) -> None:
    name, track = (("guards", COUNCIL), ("coins", MERCHANT))[goods]
    number = with_bonus("E2", die=CATALOG.tracks[track].class_)
    gain = CATALOG.cards[number].bonus.gain
    assert gain
    extra = getattr(gain, name)
    table = quiet()
    own(table, 0, number, with_bonus("E4", exchange=name))
    rest(table, 0, track, SCHOLAR)
    stock = table.coins if goods else table.guards
    stock[0] = before
    run(table, Evening())
    act(table, "income", track)
    held = min(before + getattr(CATALOG.tracks[track].boxes[0].gain, name), 20)
    if held + extra <= 20:
        assert (stock[0], table.points[0]) == (held + extra, gain.points)
        assert isinstance(table.choice, Income)
        return
    assert (stock[0], table.points[0]) == (held, 0)
    assert menu(table) == [("exchange", goods), ("pass",)]
    assert refused(table, "exchange", 1 - goods) == "COI-Q8"
    act(table, "exchange", goods)
    while not isinstance(table.choice, Income):
        act(table, "pass")
    assert (stock[0], table.points[0]) == (held - 2 + extra, 1 + gain.points)
    assert (table.guards if goods else table.coins)[0] == 7


@pytest.mark.clause("COI-Q8", "COI-H2")
def test_only_the_extra_reward_of_the_die_counts_for_the_limit() -> None:
    guards, coins = with_bonus("E2", die="council"), with_bonus("E2", die="merchant")
    table = quiet()
    own(table, 0, guards, coins, with_bonus("E4", exchange="guards"))
    rest(table, 0, COUNCIL, SCHOLAR)
    table.coins[0] = 20
    run(table, Evening())
    act(table, "income", COUNCIL)
    assert isinstance(table.choice, Income)
    assert table.coins[0] == 20


@pytest.mark.clause("COI-Q8")
def test_an_extra_reward_may_be_lost_rather_than_exchanged_for() -> None:
    number = with_bonus("E2", die="council")
    extra = CATALOG.cards[number].bonus.gain
    assert extra
    table = quiet()
    own(table, 0, number, with_bonus("E4", exchange="guards"))
    rest(table, 0, COUNCIL)
    table.guards[0] = 20
    run(table, Evening())
    act(table, "income", COUNCIL)
    act(table, "pass")
    assert stocks(table, 0) == (20, 7, extra.points)


@pytest.mark.clause("COI-Q8")
def test_a_walk_of_somebody_else_offers_no_exchange() -> None:
    table = quiet(3, order=(1, 0, 2))
    own(table, 0, with_bonus("E4", exchange="coins"))
    rest(table, 1, CLERIC)
    run(table, Evening())
    assert table.to_move == 1
    assert isinstance(table.choice, Walk)
    assert ("exchange", COINS) not in menu(table)


# monasteries and voyages


@pytest.mark.clause("COI-Q9", "COI-P5")
@pytest.mark.parametrize("number", MONASTERIES, ids=monastery)
def test_when_a_monastery_asks_to_take_or_to_forfeit(number: int) -> None:
    entry = CATALOG.monasteries[number]
    table = quiet()
    board_voyage(table, 0, voyage("Goa"))
    table.invested[0] = 1
    own(table, 0, *(card(class_=class_, influence=3) for class_ in CLASSES), card(diplomas=("law",)))
    table.tokens[0] = int(HELD)
    reach(table, 0, number, first_space(number))
    if entry.when == "lasting":
        assert menu(table) == []
    elif entry.bonus.gain and entry.bonus.gain.steps:
        assert isinstance(table.choice, Walk)
        assert table.choice.steps == entry.bonus.gain.steps
    elif entry.bonus.score == "voyages":
        assert menu(table) == [("score", 0), ("pass",)]
    else:
        assert isinstance(table.choice, Visit)
        assert menu(table) == [("take",), ("pass",)]


@pytest.mark.clause("COI-Q9")
@pytest.mark.parametrize("number", MONASTERIES, ids=monastery)
def test_a_monastery_that_has_nothing_to_give_does_not_ask(number: int) -> None:
    entry = CATALOG.monasteries[number]
    table = quiet()
    reach(table, 0, number, first_space(number))
    idle = (entry.bonus.each or "monastery") != "monastery" or entry.bonus.score in ("diplomas", "voyages")
    assert table.crowns(0) == 0
    assert (menu(table) == []) == (idle or entry.when == "lasting")
    assert table.points[0] == 0


@pytest.mark.clause("COI-Q10", "COI-M10")
def test_voyages_are_counted_one_after_another_in_the_order_of_the_board() -> None:
    table = quiet()
    table.invested[0] = 0b111010
    reach(table, 0, tile("M10"), 12)
    assert menu(table) == [("score", 1), ("score", 3), ("score", 4), ("score", 5), ("pass",)]
    act(table, "score", 3)
    assert menu(table) == [("score", 4), ("score", 5), ("pass",)]
    assert refused(table, "score", 1) == "COI-Q10"
    assert refused(table, "score", 3) == "COI-Q10"
    act(table, "score", 4)
    assert menu(table) == []


@pytest.mark.clause("COI-Q10")
def test_after_the_last_voyage_of_the_board_nothing_is_asked() -> None:
    table = quiet()
    table.invested[0] = 0b100001
    reach(table, 0, tile("M10"), 12)
    act(table, "score", 5)
    assert menu(table) == []


@pytest.mark.clause("COI-Q11", "COI-Z11", "COI-G4")
def test_nobody_is_asked_for_diploma_sets_or_for_the_card_of_an_echo() -> None:
    table = quiet()
    standing = card("G1", class_="scholar")
    table.guards, table.coins = [0] * 3, [0] * 3
    own(table, 0, card("G4", diplomas=("wild",)), standing, card("G2", diplomas=("music",)), card(diplomas=("law",)))
    level(table, SCHOLAR, 0, 13)
    finish(table)
    assert table.is_over
    assert CATALOG.cards[standing].diplomas == ("philosophy",)
    assert points_from(table, 0, "diplomas") == 8
    low = sum(CATALOG.cards[one].influence <= 2 for one in range(56) if table.cards[0] >> one & 1)
    assert points_from(table, 0, "game-end cards") == 10 + 10 + low


# what is not compulsory


@pytest.mark.clause("COI-Q12", "COI-J24")
@pytest.mark.parametrize("code", ["I14", "I15"])
def test_pay_or_pass(code: str) -> None:
    number = card(code)
    table = quiet()
    own(table, 0, number)
    run(table, CardBonus(0, number, CARD))
    assert menu(table) == [("pay",), ("pass",)]
    assert refused(table, "take") == "COI-Q12"
    act(table, "pass")
    assert menu(table) == []
    assert stocks(table, 0) == (7, 7, 0)


@pytest.mark.clause("COI-Q12", "COI-Q1", "COI-K8")
@pytest.mark.parametrize("code", ["I14", "I15"])
def test_who_cannot_pay_is_not_asked(code: str) -> None:
    number = card(code)
    table = quiet()
    table.guards[0] = table.coins[0] = 4
    own(table, 0, number)
    run(table, CardBonus(0, number, CARD))
    assert menu(table) == []
    assert stocks(table, 0) == (4, 4, 0)


@pytest.mark.clause("COI-Q13", "COI-C6")
@pytest.mark.parametrize("location", [CASTLE, UPPER, CENTRAL, LOWER])
def test_distress_is_among_the_answers_for_every_acting_die(location: int) -> None:
    table = quiet()
    for row in (UPPER, CENTRAL, LOWER):
        show(table, row, *plain(row - 1, 2))
    die(table, location, 1, CLERIC, 3)
    run(table, Evaluate())
    assert table.to_move == 1
    assert menu(table)[-1] == ("distress",)
    assert len(menu(table)) > 1
    act(table, "distress")
    assert stocks(table, 1) == (9, 9, 0)


@pytest.mark.clause("COI-Q14", "COI-T12", "COI-J7")
def test_a_favor_tile_from_a_card_may_be_declined() -> None:
    table = quiet()
    own(table, 0, card("I7"))
    run(table, CardBonus(0, card("I7"), CARD))
    assert isinstance(table.choice, Favor)
    assert menu(table) == [("tile", 0), ("tile", 1), ("tile", 2), ("tile", 3), ("pass",)]
    assert refused(table, "distress") == "COI-J7"
    act(table, "pass")
    assert menu(table) == []
    assert table.tiles == [-1] * 4


@pytest.mark.clause("COI-Q14", "COI-C3")
def test_a_die_in_the_castle_brings_a_tile_or_distress() -> None:
    table = quiet()
    die(table, CASTLE, 0, COUNCIL, 1)
    run(table, Evaluate())
    assert isinstance(table.choice, Castle)
    assert menu(table) == [("tile", 0), ("tile", 1), ("tile", 2), ("tile", 3), ("distress",)]
    assert refused(table, "pass") == "COI-C3"


@pytest.mark.clause("COI-Q15", "COI-H1")
def test_rise_is_not_declined() -> None:
    table = quiet()
    own(table, 0, card("E1"), card("E3"))
    run(table, Evening())
    assert refused(table, "pass") == "COI-E1"
    act(table, "use", card("E1"))
    assert menu(table) == [("track", 0), ("track", 1), ("track", 2), ("track", 3)]
    assert refused(table, "pass") == "COI-Q15"


@pytest.mark.clause("COI-Q16", "COI-P1", "COI-P2")
def test_a_walk_is_asked_step_by_step() -> None:
    table = quiet()
    chance = Random(3)
    for _ in range(20):
        table.disks[0] = (1 << SPACES) - 1
        run(table, Walk(0, 4))
        for left in (4, 3, 2, 1):
            assert isinstance(table.choice, Walk)
            assert table.choice.steps == left
            here = table.pilgrim[0]
            assert menu(table) == [*(("move", node) for node in table.tables.hops[here]), ("pass",)]
            action: tuple[Any, ...] = chance.choice(menu(table)[:-1])
            act(table, *action)
            assert table.pilgrim[0] == action[1]
        assert menu(table) == []
