"""The set-up: what lies where before the first choice, with two, three and four players."""

import re
from collections import Counter

import pytest
from msgspec import structs

import caravela
from caravela.games.vasco.catalog import Catalog
from caravela.games.vasco.game import Vasco
from caravela.games.vasco.piles import deal_projects
from caravela.games.vasco.placing import BeginRound, Number
from caravela.games.vasco.state import PHASE_1, Table
from tests.rules.vasco.scene import (
    ALVARES,
    BOA_GENTE,
    CATALOG,
    DIAS,
    FRAME,
    GAME,
    MALINDI,
    MANUEL,
    MOMBASA,
    MOZAMBIQUE,
    NATAL,
    SERNIGI,
    act,
    asked,
    dock,
    menu,
    play_to,
    points_from,
    refused,
    run,
    seen,
)

SEEDS = range(12)
DEALT = {2: (0, None, 1, None), 3: (0, 1, 2, None), 4: (0, 1, 2, 3)}
"""The places in the first round's order that get Dias, Alvares, Sernigi and Manuel I; None is the court."""

seated = pytest.mark.parametrize("seats", [2, 3, 4])


def dealt(seats: int, seed: int = 1, catalog: Catalog = CATALOG) -> Table:
    return Vasco(catalog).deal(seats, seed)


def dealt_place(table: Table, character: int) -> int | None:
    """The place in the first order of the one who holds a character."""
    holder = GAME.view(table, None)["holders"][character]
    return None if holder is None else (holder - table.first) % table.seats


def with_stacks(one: int, two: int) -> Catalog:
    """A catalog with so many ships in stacks I and II, the others in III."""
    names = ["I"] * one + ["II"] * two + ["III"] * (35 - one - two)
    return structs.replace(
        CATALOG, ships=tuple(structs.replace(ship, stack=name) for ship, name in zip(CATALOG.ships, names, strict=True))
    )


@pytest.mark.clause("VAS-S1")
@seated
def test_two_three_or_four_players(seats: int) -> None:
    table = GAME.new_state(seats, seed=1)
    assert len(table.scores()) == seats
    assert GAME.view(table, None)["seats"] == seats


@pytest.mark.clause("VAS-S1")
@pytest.mark.parametrize("seats", [0, 1, 5])
def test_no_other_number_of_players(seats: int) -> None:
    with pytest.raises(caravela.CaravelaError):
        GAME.new_state(seats, seed=1)


@pytest.mark.clause("VAS-S2", "VAS-S3")
@seated
def test_what_everybody_begins_with(seats: int) -> None:
    table = dealt(seats)
    for seat in range(seats):
        player = seen(table, seat)
        assert player["points"] == (2 if seat == table.first else 0)
        assert (player["reals"], player["discs"], player["captains"], player["waiting"]) == (10, 4, 1, 6)
        assert (player["projects"], player["launched"], player["aboard"]) == ([], [], [])
        assert player["sailors"] == [0] * 4


# the recruiting area


@pytest.mark.clause("VAS-S4")
@seated
def test_as_many_sections_as_players(seats: int) -> None:
    assert len(GAME.view(dealt(seats), None)["sections"]) == seats


@pytest.mark.clause("VAS-S5")
@seated
def test_sections_are_numbered_from_the_right(seats: int) -> None:
    svg = GAME.svg(GAME.view(dealt(seats), None))
    found = re.findall(r'<g id="section-(\d)"><title>Section (\d):[^<]*</title><rect x="([\d.]+)"', svg)
    left_to_right = sorted(found, key=lambda section: float(section[2]))
    assert [(int(section), int(name)) for section, name, _ in left_to_right] == [
        (section, section + 1) for section in range(seats - 1, -1, -1)
    ]
    closed = re.findall(r"<title>Section (\d) is closed with \d players.</title>", svg)
    assert sorted(closed) == [str(section + 1) for section in range(seats, 4)]


@pytest.mark.clause("VAS-S6", "VAS-S7")
@seated
def test_five_sailors_out_of_a_bag_of_eight_of_each_colour(seats: int) -> None:
    for seed in SEEDS:
        view = GAME.view(dealt(seats, seed), None)
        assert [sum(section) for section in view["sections"]] == [5] * seats
        for colour in range(4):
            assert view["bag"][colour] + sum(section[colour] for section in view["sections"]) == 8


@pytest.mark.clause("VAS-S7")
@seated
def test_the_sailors_of_a_section_are_drawn(seats: int) -> None:
    tables = [GAME.view(dealt(seats, seed), None)["sections"] for seed in range(200)]
    for section in range(seats):
        found = Counter[int]()
        for sections in tables:
            found.update(dict(enumerate(sections[section])))
        # of 1000 sailors about 250 have each colour
        assert all(200 < found[colour] < 300 for colour in range(4))
        assert len({tuple(sections[section]) for sections in tables}) > 20


@pytest.mark.clause("VAS-S8", "VAS-S12")
@seated
def test_six_missionaries(seats: int) -> None:
    holders = set()
    for seed in SEEDS:
        table = dealt(seats, seed)
        holder = GAME.view(table, None)["holders"][ALVARES]
        holders.add(holder)
        assert GAME.view(table, None)["missionaries"] == (6 if seats == 2 else 5)
        assert [seen(table, seat)["missionaries"] for seat in range(seats)] == [
            int(seat == holder) for seat in range(seats)
        ]
    assert holders == ({None} if seats == 2 else set(range(seats)))


# first player and characters


@pytest.mark.clause("VAS-S9")
@seated
def test_the_first_player_is_drawn(seats: int) -> None:
    found = Counter(dealt(seats, seed).first for seed in range(300))
    assert set(found) == set(range(seats))
    assert all(0.7 < found[seat] * seats / 300 < 1.3 for seat in range(seats))


@pytest.mark.clause("VAS-S10")
@seated
def test_characters_are_dealt_from_the_first_player_clockwise(seats: int) -> None:
    firsts = set()
    for seed in range(20):
        table = dealt(seats, seed)
        firsts.add(table.first)
        assert tuple(dealt_place(table, character) for character in range(4)) == DEALT[seats]
    assert firsts == set(range(seats))


@pytest.mark.clause("VAS-S11")
@seated
def test_dias_brings_two_points(seats: int) -> None:
    table = dealt(seats)
    assert GAME.view(table, None)["holders"][DIAS] == table.first
    assert table.scores() == [2 if seat == table.first else 0 for seat in range(seats)]
    assert points_from(table, table.first, "characters") == 2


@pytest.mark.clause("VAS-S13")
@seated
def test_manuel_brings_his_extra_disc(seats: int) -> None:
    kings = set()
    for seed in SEEDS:
        table = dealt(seats, seed)
        king = GAME.view(table, None)["holders"][MANUEL]
        kings.add(king)
        assert [seen(table, seat)["extra"] for seat in range(seats)] == [
            "hand" if seat == king else "court" for seat in range(seats)
        ]
    assert kings == (set(range(4)) if seats == 4 else {None})


@pytest.mark.clause("VAS-S14")
@seated
def test_no_number_lies_on_a_disc(seats: int) -> None:
    table = dealt(seats)
    assert GAME.view(table, None)["numbers"] == [None] * 22
    run(table, BeginRound())
    common = [("number", number) for number in range(20)]
    assert [one for one in menu(table) if one[1:] < (20,)] == common
    offered = {seat: legal for seat in range(seats) if (legal := [a for a in Number(seat).legal(table) if a >= 20])}
    # 21 and 22 lie at court for the host of Manuel I
    assert offered == ({table.holder[MANUEL]: [20, 21]} if seats == 4 else {})


# tiles


@pytest.mark.clause("VAS-S15")
@seated
def test_one_of_nine_vdg_tiles_is_face_up(seats: int) -> None:
    found = Counter[int]()
    for seed in range(300):
        view = GAME.view(dealt(seats, seed), None)
        assert (view["vdg"], view["vdg_left"], view["free"], view["money"]) == (None, 8, None, [None, None])
        found[view["vdg_next"]] += 1
    assert set(found) == set(range(9))
    assert max(found.values()) < 60


@pytest.mark.clause("VAS-S15")
@seated
@pytest.mark.parametrize("seed", range(3))
def test_six_vdg_tiles_are_seen(seats: int, seed: int) -> None:
    table = dealt(seats, seed)
    tiles = [table.vdg_next]
    for round_ in range(1, 6):
        play_to(table, round_, 2, seed)
        assert table.vdg == tiles[-1]
        tiles.append(table.vdg_next)
    play_to(table, 6, 0, seed)
    assert table.is_over
    assert (table.vdg, table.vdg_next) == (tiles[-2], tiles[-1])
    assert len(set(tiles)) == 6
    assert GAME.view(table, None)["vdg_left"] == 3


@pytest.mark.clause("VAS-S16", "VAS-S17", "VAS-S18")
@seated
def test_seven_projects_of_stack_one_are_on_display(seats: int) -> None:
    sizes = Counter(ship.stack for ship in CATALOG.ships)
    assert sizes.total() == 35
    for seed in SEEDS:
        view = GAME.view(dealt(seats, seed), None)
        assert len(set(view["slots"])) == 7
        assert [CATALOG.ships[ship].stack for ship in view["slots"]] == ["I"] * 7
        # of each stack the top tile is open
        assert [CATALOG.ships[stack["top"]].stack for stack in view["stacks"]] == ["I", "II", "III"]
        assert [stack["left"] for stack in view["stacks"]] == [sizes["I"] - 7 - 1, sizes["II"] - 1, sizes["III"] - 1]
        assert view["stacks"][0]["top"] not in view["slots"]


@pytest.mark.clause("VAS-S17")
def test_each_stack_is_shuffled() -> None:
    tables = [dealt(3, seed) for seed in range(200)]
    for stack, name in enumerate(("I", "II", "III")):
        ships = {i for i, ship in enumerate(CATALOG.ships) if ship.stack == name}
        assert {table.tops[stack] for table in tables} == ships
    for place in range(7):
        assert len({table.slots[place] for table in tables}) == 12


@pytest.mark.clause("VAS-S18")
@pytest.mark.parametrize("one", range(1, 8))
def test_the_first_project_is_framed_the_others_lie_from_left_to_right(one: int) -> None:
    catalog = with_stacks(one, 20)
    for seed in range(3):
        slots = dealt(3, seed, catalog).slots
        first = [place for place, ship in enumerate(slots) if catalog.ships[ship].stack == "I"]
        assert first == [*range(one - 1), FRAME]


@pytest.mark.clause("VAS-S18", "VAS-E3")
@pytest.mark.parametrize("left", [0, 1, 3])
def test_places_for_which_no_tile_is_left_stay_empty(left: int) -> None:
    table = dealt(2)
    rest = table.slots[:left]
    table.slots = [-1] * 7
    table.stacks, table.tops = [0, 0, sum(1 << ship for ship in rest[1:])], [-1, -1, *rest[:1], *[-1] * (not left)]
    deal_projects(table)
    assert [ship >= 0 for ship in table.slots] == [*(at < left - 1 for at in range(6)), left > 0]
    assert set(table.slots) - {-1} == set(rest)


# merchant ships


@pytest.mark.clause("VAS-S19")
@seated
def test_one_merchant_ship_is_for_sernigi_and_one_lies_at_court(seats: int) -> None:
    found = Counter[tuple[int, int]]()
    for seed in range(400):
        view = GAME.view(dealt(seats, seed), None)
        assert view["merchants_left"] == 4
        found[view["gift"], view["merchant"]] += 1
    # any of the 30 pairs, about 13 times each
    assert set(found) == {(gift, other) for gift in range(6) for other in range(6) if gift != other}


@pytest.mark.clause("VAS-S20")
@seated
def test_sernigi_sends_the_first_merchant_ship_when_all_else_is_ready(seats: int) -> None:
    for seed in SEEDS:
        table = dealt(seats, seed)
        assert table.to_move == table.holder[SERNIGI]
        assert asked(table) == "Send"
        view = GAME.view(table, None)
        assert (view["round"], view["phase"]) == (0, 0)
        assert None not in (*view["slots"], view["merchant"], view["vdg_next"])
        gift = view["gift"]
        assert refused(table, "pass") == "VAS-S20"
        send(table, MOZAMBIQUE)
        sent = [one for one in GAME.view(table, None)["docks"] if one is not None]
        assert sent == [{"merchant": gift}]
        assert GAME.view(table, None)["gift"] is None
        assert GAME.view(table, None)["merchant"] == view["merchant"]


@pytest.mark.clause("VAS-S20")
@seated
def test_round_one_begins_after_it(seats: int) -> None:
    table = dealt(seats)
    send(table, MOZAMBIQUE)
    assert seen(table, table.holder[SERNIGI])["captains"] == 2
    assert (table.round, table.phase, asked(table), table.to_move) == (1, PHASE_1, "Number", table.first)


@pytest.mark.clause("VAS-S20")
def test_the_first_merchant_ship_brings_the_bonus_of_its_port_and_no_points() -> None:
    table = next(t for t in (dealt(2, seed) for seed in range(50)) if CATALOG.merchants[t.gift].capacity > 8)
    sernigi = table.holder[SERNIGI]
    for port, value, reals in ((MOMBASA, 7, 2), (MALINDI, 9, 1)):
        other = table.clone()
        act(other, "port", port)
        act(other, "dock", dock(other, port, value))
        assert seen(other, sernigi)["reals"] == 10 + reals
        assert seen(other, sernigi)["points"] == 0
    act(table, "port", BOA_GENTE)
    act(table, "dock", dock(table, BOA_GENTE, 4))
    assert asked(table) == "Sailor"


@pytest.mark.clause("VAS-S21")
@seated
def test_the_bonus_of_natal_is_a_project_whose_place_stays_empty(seats: int) -> None:
    table = dealt(seats)
    sernigi = table.holder[SERNIGI]
    slots = table.slots[:]
    act(table, "port", NATAL)
    assert asked(table) == "Gift"
    assert table.to_move == sernigi
    assert menu(table) == [("project", place) for place in range(6)]
    assert refused(table, "project", FRAME) == "VAS-N16"
    act(table, "project", 2)
    assert seen(table, sernigi)["projects"] == [slots[2]]
    assert seen(table, sernigi)["reals"] == 10
    left = [*slots[:2], -1, *slots[3:]]
    while table.phase == PHASE_1:
        assert table.slots == left
        act(table, *menu(table)[0])
    # bought projects leave their places, nothing comes to any
    while table.round == 1:
        assert table.slots[2] == -1
        act(table, *menu(table)[0])
    assert table.slots[2] >= 0


# what is hidden


@pytest.mark.clause("VAS-S22")
@seated
def test_everybody_sees_the_same(seats: int) -> None:
    table = play_to(dealt(seats), 3, 2)
    views = [GAME.view(table, seat) for seat in (None, *range(seats))]
    assert [view.pop("you") for view in views] == [None, *range(seats)]
    assert all(view == views[0] for view in views)


@pytest.mark.clause("VAS-S22")
@seated
def test_what_will_be_drawn_shows_nowhere(seats: int) -> None:
    start = dealt(seats)
    before = GAME.view(start, None)
    bags, tiles, merchants, stacks = set(), set(), set(), set()
    for seed in range(30):
        table = start.clone()
        table.resample(seed)
        assert GAME.view(table, None) == before
        bags.add(table.draw_sailor())
        play_to(table, 1, 2)
        tiles.add(table.vdg_next)
        play_to(table, 2, 1)
        merchants.add(table.merchant)
        stacks.add(tuple(table.slots[:6]))
        # the top tile, open before, is the one in the frame
        assert table.slots[FRAME] == before["stacks"][0]["top"]
    assert bags == set(range(4))
    assert len(tiles) == 8
    assert len(merchants) == 4
    assert len(stacks) > 20


def send(table: Table, port: int) -> None:
    """Send the first merchant ship to a port's leftmost dock for it."""
    act(table, "port", port)
    if asked(table) == "MerchantDock":
        act(table, *menu(table)[0])
