"""The packaged catalog keeps to all that is known of the game, and its sources are honest."""

from collections import Counter
from statistics import mean

import pytest

from caravela.games.coimbra.catalog import (
    CLASSES,
    DIPLOMAS,
    Award,
    Card,
    Effect,
    Gain,
    Monastery,
    Track,
    Voyage,
    load,
)
from caravela.games.coimbra.catalog_checks import FAMILIES, START, TASK, Family, family

CATALOG = load()
CARDS = CATALOG.cards
LATER_CARDS = [card for card in CARDS if card.back != "I"]
THINGS: list[Card | Monastery | Voyage] = [*CARDS, *CATALOG.monasteries, *CATALOG.voyages]


def voyage(id: str) -> Voyage:
    return next(voyage for voyage in CATALOG.voyages if voyage.id == id)


def gains(class_: str, index: int) -> Gain:
    track = next(track for track in CATALOG.tracks if track.class_ == class_)
    return track.boxes[index].gain


# cards


@pytest.mark.clause("COI-K1")
def test_fourteen_cards_in_each_of_four_classes() -> None:
    assert Counter(card.class_ for card in CARDS) == dict.fromkeys(CLASSES, 14)


def test_eight_start_cards_and_two_stacks_of_24() -> None:
    assert Counter(card.back for card in CARDS) == {"I": 8, "II": 24, "III": 24}


@pytest.mark.parametrize("class_", CLASSES)
def test_each_class_has_two_start_cards_and_six_in_each_stack(class_: str) -> None:
    assert Counter(card.back for card in CARDS if card.class_ == class_) == {"I": 2, "II": 6, "III": 6}


def test_start_cards_are_numbered_first() -> None:
    assert [number for number, card in enumerate(CARDS) if card.back == "I"] == list(range(8))


def test_influence_is_a_number_from_1_to_4_and_each_occurs() -> None:
    assert {card.influence for card in CARDS} == {1, 2, 3, 4}


@pytest.mark.clause("COI-K3")
def test_only_cards_of_the_stacks_have_a_cost() -> None:
    assert {card.cost for card in LATER_CARDS} == {"guards", "coins"}
    assert {card.cost for card in CARDS if card.back == "I"} == {None}


@pytest.mark.parametrize("class_", CLASSES)
@pytest.mark.parametrize("back", ["II", "III"])
def test_half_of_each_class_in_a_stack_is_paid_in_coins(class_: str, back: str) -> None:
    costs = Counter(card.cost for card in CARDS if (card.class_, card.back) == (class_, back))
    assert costs == {"guards": 3, "coins": 3}


@pytest.mark.clause("COI-K4")
def test_a_card_of_the_stacks_is_immediate_phase_e_or_game_end() -> None:
    assert {card.when for card in LATER_CARDS} == {"now", "E", "end"}


def test_a_start_card_is_immediate_or_phase_c() -> None:
    assert Counter(card.when for card in CARDS if card.back == "I") == {"now": 4, "C": 4}


def test_each_phase_c_bonus_occurs_once() -> None:
    found = Counter(family(card).id for card in CARDS if card.back == "I")
    assert found == {"S1": 4, "S2": 1, "S3": 1, "S4": 1, "S5": 1}


@pytest.mark.clause("COI-K5")
def test_no_one_or_two_diplomas_of_five_kinds_and_wild() -> None:
    assert {len(card.diplomas) for card in CARDS} == {0, 1, 2}
    assert {kind for card in CARDS for kind in card.diplomas} == set(DIPLOMAS)


def test_diplomas_are_spread_evenly_over_the_kinds() -> None:
    kinds = Counter(kind for card in CARDS for kind in card.diplomas)
    assert kinds.pop("wild") == 3
    assert max(kinds.values()) - min(kinds.values()) <= 1
    assert 20 <= sum(1 for card in CARDS if card.diplomas) <= 26


def test_cards_have_names_of_their_own() -> None:
    names = [card.name for card in CARDS]
    assert all(names)
    assert len(set(names)) == len(names)


@pytest.mark.parametrize("card", CARDS, ids=lambda card: card.id)
def test_card_ids_begin_with_their_class(card: Card) -> None:
    assert card.id.startswith(f"{card.class_}-")
    assert card.id == card.id.lower()


KNOWN: list[tuple[str, str, str | None, int | None, Effect | None]] = [
    ("I", "council", None, 2, Effect(gain=Gain(guards=4))),
    ("I", "cleric", None, 1, None),
    ("I", "scholar", None, None, Effect(on="merchant", gain=Gain(coins=1, points=2))),
    ("", "merchant", "guards", 2, Effect(gain=Gain(coins=4))),
    ("", "cleric", "coins", None, None),
    ("", "scholar", None, 3, None),
    ("", "cleric", None, 1, None),
    ("", "merchant", "coins", 3, Effect(favor=True)),
    ("", "cleric", "coins", None, Effect(gain=Gain(guards=2, steps=2))),
]


@pytest.mark.parametrize(("back", "class_", "cost", "influence", "bonus"), KNOWN)
def test_a_card_known_from_an_example_exists(
    back: str, class_: str, cost: str | None, influence: int | None, bonus: Effect | None
) -> None:
    assert [
        card
        for card in CARDS
        if card.class_ == class_
        and (card.back == back if back else card.back != "I")
        and cost in (None, card.cost)
        and influence in (None, card.influence)
        and bonus in (None, card.bonus)
    ]


def test_the_cleric_of_the_start_example_works_in_phase_c() -> None:
    clerics = [card for card in CARDS if (card.class_, card.back, card.influence) == ("cleric", "I", 1)]
    assert [card.when for card in clerics] == ["C"]


def test_a_scholar_paid_in_guards_brings_three_points_and_steps() -> None:
    found = [card.bonus.gain for card in LATER_CARDS if (card.class_, card.cost) == ("scholar", "guards")]
    assert any(gain and gain.points == 3 and gain.steps for gain in found)


# bonuses


@pytest.mark.parametrize("option", FAMILIES, ids=lambda option: option.id)
def test_every_kind_of_bonus_occurs_with_its_variants(option: Family) -> None:
    effects = {
        str(thing.task if isinstance(thing, Voyage) else thing.bonus) for thing in THINGS if family(thing) == option
    }
    assert len(effects) >= option.variants


def test_there_are_23_kinds_for_the_stacks_5_for_start_cards_and_15_for_monasteries() -> None:
    assert Counter(option.place for option in FAMILIES if option.place != TASK) == {
        START: 5,
        "card of back II or III": 23,
        "monastery": 15,
    }


def effects_of(id: str) -> list[Effect]:
    return [thing.bonus for thing in THINGS if not isinstance(thing, Voyage) and family(thing).id == id]


STATED = {
    "S2": Effect(discount="coins"),
    "S3": Effect(discount="guards"),
    "S4": Effect(on="council", gain=Gain(guards=1, points=1, steps=1)),
    "S5": Effect(on="merchant", gain=Gain(coins=1, points=2)),
    "I2": Effect(demand=Gain(coins=1, guards=1), or_points=2, of="all"),
    "I3": Effect(penance=3, gain=Gain(points=5)),
    "I4": Effect(recall=3),
    "I6": Effect(gain=Gain(guards=1, steps=1), each="council"),
    "I7": Effect(favor=True),
    "I8": Effect(gain=Gain(coins=1, points=1), each="merchant"),
    "I9": Effect(gain=Gain(coins=4), invest="coins"),
    "I10": Effect(gain=Gain(guards=4), invest="guards"),
    "I11": Effect(gain=Gain(points=1), each="monastery"),
    "I14": Effect(pay=Gain(guards=5), gain=Gain(steps=5)),
    "I15": Effect(pay=Gain(coins=5), gain=Gain(points=7)),
    "E3": Effect(without="cleric", gain=Gain(steps=2)),
    "G2": Effect(gain=Gain(points=1), each="low"),
    "G3": Effect(gain=Gain(points=5), each="set"),
    "G4": Effect(again=True),
    "M5": Effect(gain=Gain(points=1), each="crown"),
    "M6": Effect(gain=Gain(points=2), each="high"),
    "M7": Effect(gain=Gain(points=5), each="set"),
    "M8": Effect(gain=Gain(points=2), each="monastery"),
    "M9": Effect(score="diplomas"),
    "M10": Effect(score="voyages"),
    "M11": Effect(score="judgement"),
    "M12": Effect(castle=4),
    "M13": Effect(pilgrimage=1),
    "M14": Effect(wild=1),
    "M15": Effect(wild=2),
}


@pytest.mark.parametrize("id", STATED)
def test_a_bonus_that_the_rules_state_is_printed_so(id: str) -> None:
    assert effects_of(id) == [STATED[id]]


def test_precedence_asks_for_three_of_either_good_or_three_points() -> None:
    found = {(effect.demand, effect.or_points) for effect in effects_of("I5")}
    assert found == {(Gain(guards=3), 3), (Gain(coins=3), 3)}


def test_rise_gives_one_space_and_one_of_a_good() -> None:
    assert {(effect.rise, effect.gain) for effect in effects_of("E1")} == {(1, Gain(guards=1)), (1, Gain(coins=1))}


def test_exchange_exists_for_both_goods() -> None:
    assert {effect.exchange for effect in effects_of("E4")} == {"guards", "coins"}


@pytest.mark.parametrize("id", ["G1", "E2", "M2", "M3"])
def test_bonuses_of_one_track_or_class_exist_for_all_four(id: str) -> None:
    assert len({str(effect) for effect in effects_of(id)}) == 4


# monasteries


@pytest.mark.clause("COI-S4")
def test_enough_monasteries_of_each_back() -> None:
    backs = Counter(tile.back for tile in CATALOG.monasteries)
    assert backs.total() == 24
    assert backs["I"] >= 8
    assert backs["II"] >= 4
    assert backs["III"] >= 2


@pytest.mark.clause("COI-S3")
def test_ten_of_the_24_monasteries_stay_out() -> None:
    spaces = sum(node.kind == "monastery" for node in CATALOG.nodes)
    assert len(CATALOG.monasteries) - spaces == 10


def test_monasteries_have_names_of_their_own() -> None:
    names = {tile.name for tile in CATALOG.monasteries}
    assert len(names) == 24
    assert "" not in names


# voyages

TASKS = {
    "tanger": Effect(gain=Gain(points=2), each="voyage"),
    "madeira": Effect(gain=Gain(points=1), each="diploma"),
    "ceuta": Effect(gain=Gain(points=1), each="unvisited"),
    "calicut": Effect(half=("guards", "coins", "crowns")),
    "mascat": Effect(lowest=2),
    "barbados": Effect(gain=Gain(points=1), each="monastery"),
    "brasil": Effect(gain=Gain(points=2), each="level I monastery"),
    "acores": Effect(gain=Gain(points=3), each="card beyond 10"),
    "goa": Effect(gain=Gain(points=9)),
}


def test_fifteen_voyages() -> None:
    assert len(CATALOG.voyages) == 15


@pytest.mark.parametrize("id", TASKS)
def test_a_task_is_the_one_of_the_rules(id: str) -> None:
    assert voyage(id).task == TASKS[id]


def test_four_voyages_count_the_cards_of_one_class_each() -> None:
    tasks = [voyage(id).task for id in ("macau", "malaca", "ceilao", "diu")]
    assert [task.gain for task in tasks] == [Gain(points=2)] * 4
    assert {task.each for task in tasks} == set(CLASSES)


def test_cabo_verde_and_sansibar_share_the_four_tracks() -> None:
    assert {*voyage("cabo-verde").task.half, *voyage("sansibar").task.half} == set(CLASSES)


def test_known_costs_exist() -> None:
    costs = {(voyage.pay, voyage.cost) for voyage in CATALOG.voyages}
    assert {("coins", 6), ("guards", 7)} <= costs


def test_costs_lie_between_5_and_10() -> None:
    assert all(5 <= voyage.cost <= 10 for voyage in CATALOG.voyages)


@pytest.mark.parametrize("cheaper", ["barbados", "macau"])
def test_acores_is_dearer(cheaper: str) -> None:
    assert voyage("acores").cost > voyage(cheaper).cost


def test_brasil_is_paid_in_guards() -> None:
    assert voyage("brasil").pay == "guards"


def test_brasil_costs_what_the_turn_told_of_it_allows() -> None:
    assert voyage("brasil").cost in (6, 6 + 2)


# tracks and awards


@pytest.mark.parametrize("track", CATALOG.tracks, ids=lambda track: track.class_)
def test_boxes_cover_a_track_once(track: Track) -> None:
    spaces = [space for box in track.boxes for space in range(box.from_, box.to + 1)]
    assert spaces == list(range(16))


def test_the_boxes_of_the_income_example_exist() -> None:
    assert Gain(guards=10, points=2) in [gains("council", number) for number in range(6)]
    assert Gain(points=5) in [gains("scholar", number) for number in range(6)]


@pytest.mark.parametrize(
    ("class_", "good"), [("council", "guards"), ("merchant", "coins"), ("cleric", "steps"), ("scholar", "points")]
)
def test_income_rises_along_a_track(class_: str, good: str) -> None:
    amounts = [getattr(gains(class_, number), good) for number in range(6)]
    assert amounts == sorted(set(amounts))
    assert amounts[-1] >= 3 * amounts[0]


def test_four_different_influence_scoring_tiles() -> None:
    assert len({(award.few, award.four) for award in CATALOG.awards}) == len(CATALOG.awards) == 4


@pytest.mark.parametrize("award", CATALOG.awards, ids=lambda award: award.id)
def test_a_better_place_is_worth_more(award: Award) -> None:
    assert award.few[0] > award.few[1] > 0
    assert award.four[0] > award.four[1] > award.four[2] > 0


# dice, tokens, crowns, limits


@pytest.mark.parametrize(
    ("word", "pool"), [("two", (2, 2, 1, 1, 1)), ("three", (3, 3, 2, 2, 1)), ("four", (3, 3, 3, 3, 1))]
)
def test_dice_of_each_colour(word: str, pool: tuple[int, ...]) -> None:
    dice = getattr(CATALOG.dice, word)
    assert (dice.council, dice.merchant, dice.cleric, dice.scholar, dice.white) == pool


def test_die_tokens() -> None:
    tokens = CATALOG.die_tokens
    assert sorted(tokens.values) == [2, 3, 3, 4, 5]
    assert (tokens.two.upper, tokens.two.central, tokens.two.lower) == ((3, 2), (4, 3), (5,))
    assert (tokens.three.upper, tokens.three.central, tokens.three.lower) == ((3,), (4,), (3,))


def test_crowns_on_favor_tiles_flags_and_tokens() -> None:
    assert [(favor.id, favor.crowns) for favor in CATALOG.favors] == [("A", 3), ("B", 2), ("C", 1), ("D", 0)]
    assert CATALOG.flags.crowns == (0, 1, 2, 3)
    assert CATALOG.tokens.crowns == 1


def test_limits() -> None:
    assert (CATALOG.limits.resource, CATALOG.limits.influence, CATALOG.limits.start) == (20, 15, 7)


# what we say of our own values

FOCUS = {"council": "guards", "merchant": "coins", "cleric": "steps", "scholar": "points"}


@pytest.mark.parametrize("class_", CLASSES)
def test_plain_cards_give_what_their_class_is_about(class_: str) -> None:
    plain = [card.bonus.gain for card in CARDS if card.class_ == class_ and family(card).id in ("S1", "I1")]
    assert plain
    assert all(gain and getattr(gain, FOCUS[class_]) for gain in plain)


def test_scholars_count_at_the_end_most_often() -> None:
    ends = Counter(card.class_ for card in CARDS if card.when == "end")
    assert ends["scholar"] > max(ends[name] for name in CLASSES if name != "scholar")


def test_game_end_cards_come_late_and_phase_e_cards_early() -> None:
    backs = {when: Counter(card.back for card in LATER_CARDS if card.when == when) for when in ("E", "end")}
    assert set(backs["E"]) == {"II"}
    assert backs["end"]["III"] > backs["end"]["II"]


def test_the_lower_the_influence_the_richer_the_bonuses() -> None:
    plain = [
        mean(family(card).id == "I1" for card in LATER_CARDS if card.influence == influence)
        for influence in (1, 2, 3, 4)
    ]
    assert plain == sorted(plain)
    assert (plain[0], plain[-1]) == (0, 1)


def test_the_lower_the_influence_the_more_diplomas() -> None:
    icons = [
        mean(len(card.diplomas) for card in LATER_CARDS if card.influence == influence) for influence in (1, 2, 3, 4)
    ]
    assert icons == sorted(icons, reverse=True)


def amounts(gain: Gain | None) -> tuple[int, ...]:
    return (gain.coins, gain.guards, gain.points, gain.steps) if gain else (0, 0, 0, 0)


def no_less(one: Effect, other: Effect) -> bool:
    """Whether a bonus gives all that another one gives, by fields alone."""
    more = {name for name in Effect.__struct_fields__ if name != "gain" and getattr(one, name) != getattr(other, name)}
    return (not more or (more == {"invest"} and other.invest is None)) and all(
        a >= b for a, b in zip(amounts(one.gain), amounts(other.gain), strict=True)
    )


@pytest.mark.parametrize("card", CARDS, ids=lambda card: card.id)
def test_no_card_is_better_in_every_way_than_one_of_its_class_back_and_cost(card: Card) -> None:
    better = [
        other.id
        for other in CARDS
        if other.id != card.id
        and (other.class_, other.back, other.cost, other.when) == (card.class_, card.back, card.cost, card.when)
        and other.influence >= card.influence
        and not Counter(card.diplomas) - Counter(other.diplomas)
        and no_less(other.bonus, card.bonus)
    ]
    assert not better


def test_ids_are_short_plain_words() -> None:
    assert all(len(thing.id) <= 28 and " " not in thing.id and thing.id.isascii() for thing in THINGS)
