"""The packaged catalog keeps to all that is known of the game; one that cannot be is refused in plain words."""

from collections import Counter
from pathlib import Path
from statistics import mean

import pytest

import caravela
from caravela import CatalogError
from caravela.games.macao.catalog import COLOURS, GOODS, PACKAGED, Card, Cubes, load
from caravela.games.macao.catalog_checks import amount
from caravela.games.macao.effects_words import effect_words

CATALOG = load()
CARDS = {card.id: card for card in CATALOG.cards}
CITY = {quarter.id: quarter for quarter in CATALOG.quarters}

AREAS = {
    "draft": ["idler"],
    "quarter": ["fountain", "juggler", "herald", "night-watchman", "soldier", "speculator", "carpenter"],
    "wall": ["fountain", "cannoneer", "gate", "tower", "guard"],
    "sea": ["cooperage", "captain", "lighthouse", "cabin-boy", "sail-maker", "helmsman"],
    "tribute": ["messenger", "diplomat", "envoy"],
    "end": ["abbot", "smithy", "statue"],
    "dice": ["professor"],
}
"""Which rule each card that the printed rules name changes; for them Smithy belongs to the city too."""

RULES = {
    "free draft": "draft",
    "double joker": "quarter",
    "two quarters": "quarter",
    "quarter discount": "quarter",
    "quarter swap": "quarter",
    "even wall": "wall",
    "always on top": "wall",
    "near port": "sea",
    "double space": "sea",
    "free departure": "sea",
    "double good": "sea",
    "two tributes": "tribute",
    "cheap tribute": "tribute",
    "no end markers": "end",
    "third die": "dice",
    "no empty marker": "dice",
}
MOMENTS = {
    "quarter": "quarter",
    "overtaking": "wall",
    "sailing": "sea",
    "delivery": "sea",
    "tribute": "tribute",
    "each die": "dice",
    "pair": "dice",
    "drafting": "draft",
    "end": "end",
}


def areas(card: Card) -> set[str]:
    """The parts of the rules that a card touches."""
    effect = card.effect
    found = {RULES[effect.rule]} if effect.rule else {MOMENTS.get(effect.on or "", "")}
    if effect.gain and effect.gain.wall:
        found.add("wall")
    if effect.gain and effect.gain.sea:
        found.add("sea")
    return found


# cards


@pytest.mark.clause("MAC-S5", "MAC-S6")
def test_there_are_24_offices_44_buildings_and_52_persons() -> None:
    assert Counter(card.kind for card in CATALOG.cards) == {"office": 24, "building": 44, "person": 52}


def test_no_two_cards_are_alike() -> None:
    assert len({card.name for card in CATALOG.cards}) == 120
    assert len({card.effect for card in CATALOG.cards}) == 120
    assert len({effect_words(card.effect) for card in CATALOG.cards}) == 120


@pytest.mark.clause("MAC-K9")
def test_cards_cost_one_to_four_cubes_and_the_offices_fill_the_grid() -> None:
    assert {amount(card.cost) for card in CATALOG.cards} == {1, 2, 3, 4}
    cells: Counter[tuple[str, int]] = Counter()
    for card in CATALOG.cards:
        if card.kind == "office":
            (colour,) = (colour for colour in COLOURS if getattr(card.cost, colour))
            cells[colour, amount(card.cost)] += 1
    assert cells == {(colour, cubes): 1 for colour in COLOURS for cubes in range(1, 5)}


@pytest.mark.clause("MAC-K10")
def test_tribute_numbers_are_spread_as_printed() -> None:
    pairs = {(0, 0): 20, (0, 1): 30, (1, 1): 20, (1, 2): 30, (2, 2): 20}
    assert Counter(card.tribute for card in CATALOG.cards) == pairs
    assert mean(card.tribute[0] for card in CATALOG.cards) == 0.75
    assert mean(card.tribute[1] for card in CATALOG.cards) == 1.25


def test_the_tribute_does_not_depend_on_the_kind_or_the_cost_of_cards() -> None:
    for group in ("office", "building", "person"):
        found = [sum(card.tribute) for card in CATALOG.cards if card.kind == group]
        assert mean(found) == 2
    for cubes in range(1, 5):
        found = [sum(card.tribute) for card in CATALOG.cards if amount(card.cost) == cubes]
        assert abs(mean(found) - 2) < 0.2


@pytest.mark.parametrize(("area", "ids"), AREAS.items())
def test_a_named_card_changes_what_the_printed_rules_say(area: str, ids: list[str]) -> None:
    for id in ids:
        assert area in areas(CARDS[id]) or (area == "end" and CARDS[id].when == "end"), id


def test_eight_warehouses_one_for_each_good() -> None:
    warehouses = [card for card in CATALOG.cards if card.effect.rule == "double good"]
    assert [card.effect.good for card in warehouses] == list(GOODS)
    assert all(card.kind == "building" for card in warehouses)


@pytest.mark.parametrize("area", ["quarter", "wall", "sea", "tribute"])
def test_only_named_cards_change_quarters_wall_sea_and_tribute(area: str) -> None:
    named = {*AREAS[area]}
    if area == "sea":
        named |= {card.id for card in CATALOG.cards if card.effect.rule == "double good"}
    assert {card.id for card in CATALOG.cards if area in areas(card)} == named


def test_each_rule_is_changed_by_one_card_and_each_good_has_one_warehouse() -> None:
    found = Counter((card.effect.rule, card.effect.good) for card in CATALOG.cards if card.effect.rule)
    assert set(found.values()) == {1}
    assert {rule for rule, _ in found} == set(RULES)


def test_what_sites_tell_of_single_cards() -> None:
    assert CARDS["fountain"].cost == Cubes(red=2, blue=1)
    assert amount(CARDS["tower"].cost) == 2
    assert CARDS["midwife"].cost.red == amount(CARDS["midwife"].cost) == 1
    assert amount(CARDS["office-red-1"].cost) == 1
    assert CARDS["office-red-1"].name == "Customs"
    assert (CARDS["professor"].when, CARDS["professor"].effect.pips) == ("2", 1)
    assert {CARDS[id].when for id in ("abbot", "smithy", "statue", "baroness", "university")} == {"end"}
    assert CARDS["idler"].when == "1"


@pytest.mark.parametrize("colour", COLOURS)
def test_colours_are_asked_for_evenly(colour: str) -> None:
    others = [card for card in CATALOG.cards if card.kind != "office"]
    total = sum(amount(card.cost) for card in others)
    assert abs(sum(getattr(card.cost, colour) for card in others) - total / 6) < 2
    total = sum(amount(quarter.cost) for quarter in CATALOG.quarters)
    assert abs(sum(getattr(quarter.cost, colour) for quarter in CATALOG.quarters) - total / 6) < 2


@pytest.mark.parametrize("id", CARDS)
def test_a_cards_text_says_when_and_what(id: str) -> None:
    words = effect_words(CARDS[id].effect)
    assert ": " in words
    assert len(words) < 100
    moment = {"1": "phase 1", "2": "phase 2", "end": "at the end"}.get(CARDS[id].when)
    assert moment is None or words.startswith(moment)


# city and sea


@pytest.mark.clause("MAC-S3", "MAC-S4")
def test_thirty_quarters_six_of_them_dark() -> None:
    assert len(CATALOG.quarters) == 30
    assert sum(quarter.dark for quarter in CATALOG.quarters) == 6
    assert (CATALOG.tiles.goods * len(GOODS), CATALOG.tiles.jokers) == (24, 6)


def test_quarters_cost_one_to_four_cubes_and_several_cost_one() -> None:
    sizes = Counter(amount(quarter.cost) for quarter in CATALOG.quarters)
    assert set(sizes) == {1, 2, 3, 4}
    assert sizes[1] >= 6
    ones = [quarter.cost for quarter in CATALOG.quarters if amount(quarter.cost) == 1]
    assert all(any(getattr(cost, colour) for cost in ones) for colour in COLOURS)


def test_no_two_dark_quarters_touch() -> None:
    assert not any(CITY[border.a].dark and CITY[border.b].dark for border in CATALOG.borders)


def test_every_quarter_has_two_to_six_neighbours() -> None:
    near = Counter(end for border in CATALOG.borders for end in (border.a, border.b))
    assert set(near) == set(CITY)
    assert all(2 <= number <= 6 for number in near.values())


@pytest.mark.clause("MAC-S7")
def test_the_wall_has_sixteen_spaces() -> None:
    assert CATALOG.limits.wall == 16


@pytest.mark.clause("MAC-N3")
def test_eight_ports_with_a_good_of_their_own_and_three_places() -> None:
    ports = [space for space in CATALOG.spaces if space.kind == "port"]
    assert {port.name for port in ports} == {
        "London", "Hamburg", "Amsterdam", "Lisboa", "Antwerpen", "Marseille", "Barcelona", "Genova",
    }  # fmt: skip
    assert {port.good for port in ports} == set(GOODS)
    for port in ports:
        assert len(port.places) == 3
        assert list(port.places) == sorted(port.places, reverse=True)


def test_europe_is_far() -> None:
    game = caravela.game("macao")
    tables = game.tables  # type: ignore[attr-defined]
    distances = [tables.hops[tables.slips * tables.spaces + space] for space in tables.port_space]
    assert min(distances) >= 4
    assert max(distances) <= 9
    assert len(set(distances)) >= 4


# catalogs of one's own

TEXT = PACKAGED.read_text(encoding="utf-8")

MISTAKES = {
    "a cube too many": (
        "cost = { gray = 2 }\nx",
        "cost = { gray = 4, red = 4 }\nx",
        "cost: 8 cubes, allowed are 1 to 4",
    ),
    "an office of two colours": (
        "cost = { red = 2 }",
        "cost = { red = 1, blue = 1 }",
        "the offices cost 1, 2, 3 and 4",
    ),
    "another tribute": ("tribute = [0, 0]", "tribute = [2, 2]", "must stand on 20 cards"),
    "a tribute of three": ("tribute = [0, 0]", "tribute = [0, 2]", "must stand on 20 cards"),
    "no office": ('kind = "office"', 'kind = "person"', "23 are of kind office, there must be 24"),
    "a moment and a rule": ('{ rule = "near port" }', '{ rule = "near port", on = "end" }', "give either on"),
    "a rule without its amount": (", amount = 3 }", " }", 'goes with "amount" or "rule"'),
    "a field that does not fit": ('on = "pair",', 'on = "pair", pips = 3,', 'pips does not go with on = "pair"'),
    "a gain that does not fit": (
        'on = "pair", gain = { gold = 2 }',
        'on = "pair", gain = { wall = 1 }',
        "a gain of wall",
    ),
    "no gain": ('on = "pair", gain = { gold = 2 }', 'on = "pair"', "gain is missing or empty"),
    "a wrong mark": ('when = "1"', 'when = "2"', 'when: found "2", this effect works at "1"'),
    "a use without end": ("pay = { any = 2 }", "pay = { gold = 2 }", "or it would never end"),
    "five dark quarters": ("dark = true\n", "", "6 of them dark"),
    "a border to nowhere": ('b = "patane"', 'b = "lisbon"', 'there is no "lisbon"'),
    "a border twice": ('b = "camoes-grotto"', 'b = "green-island"', "it leads nowhere, or is there twice"),
    "a port without a good": ('good = "paper"\nplaces', "places", "one for each good"),
    "rising places": ("places = [5, 3, 2]", "places = [2, 3, 5]", "3 values, the highest first"),
    "ports side by side": ('a = "lisboa"\nb = "azores"', 'a = "lisboa"\nb = "london"', "there must be open sea"),
    "an island": ('a = "ligurian"\nb = "genova"', 'a = "ligurian"\nb = "barcelona"', "nothing leads"),
    "a good at sea": ('kind = "sea"', 'kind = "sea"\ngood = "tea"', "only a port has a good"),
    "no slips": ('kind = "slips"', 'kind = "sea"', 'exactly one has kind "slips"'),
    "four goods tiles": ("goods = 3", "goods = 4", "found 4, allowed is 3"),
}


@pytest.mark.parametrize(("old", "new", "words"), MISTAKES.values(), ids=list(MISTAKES))
def test_a_catalog_with_a_mistake_is_refused(old: str, new: str, words: str, tmp_path: Path) -> None:
    assert old in TEXT
    file = tmp_path / "mine.toml"
    file.write_text(TEXT.replace(old, new, 1), encoding="utf-8")
    with pytest.raises(CatalogError) as refused:
        load(file)
    assert str(refused.value).startswith(f"{file}: ")
    assert words in str(refused.value)


def test_figures_of_ones_own_make_a_game_of_its_own(tmp_path: Path) -> None:
    file = tmp_path / "mine.toml"
    file.write_text(TEXT.replace("places = [5, 3, 2]", "places = [6, 4, 2]", 1), encoding="utf-8")
    mine = caravela.game("macao", file)
    assert mine.mark != caravela.game("macao").mark
    file.write_text(
        TEXT.replace('name = "Idler"', 'name = "Sluggard"', 1).replace("x = 240", "x = 241"), encoding="utf-8"
    )
    assert caravela.game("macao", file).mark == caravela.game("macao").mark
