"""Phase F and voyages: who may invest, what it costs, what it is worth."""

import pytest

from caravela.games.coimbra.catalog import CLASSES
from caravela.games.coimbra.city import Castle
from caravela.games.coimbra.effects import CardBonus
from caravela.games.coimbra.order import NewOrder
from caravela.games.coimbra.state import CARD, HELD, Table
from caravela.games.coimbra.voyage import Invest, PhaseF
from tests.rules.coimbra.scene import (
    CATALOG,
    CLERIC,
    COINS,
    COUNCIL,
    GUARDS,
    act,
    board_tile,
    board_voyage,
    card,
    cards,
    finish,
    level,
    levels,
    menu,
    own,
    pass_on,
    plain,
    points_from,
    quiet,
    refused,
    run,
    stocks,
    tile,
    voyage,
)

EITHER = -1
PAYS = {"guards": GUARDS, "coins": COINS}
VOYAGES = range(len(CATALOG.voyages))


def wealth(table: Table, guards: int = 20, coins: int = 20) -> None:
    table.guards = [guards] * table.seats
    table.coins = [coins] * table.seats


def lay(table: Table, *voyages: int) -> None:
    for slot, one in enumerate(voyages):
        board_voyage(table, slot, one)


def paid_in(goods: str, number: int) -> list[int]:
    return [i for i in VOYAGES if CATALOG.voyages[i].pay == goods][:number]


def worth(table: Table, name: str) -> int:
    """What the final scoring gives seat 0 for this one voyage."""
    board_voyage(table, 0, voyage(name))
    table.invested = [1] + [0] * int(table.seats - 1)
    finish(table)
    return points_from(table, 0, "voyages")


# phase F


@pytest.mark.clause("COI-F1")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_everybody_is_asked_once_in_player_order(seats: int) -> None:
    table = quiet(seats, order=tuple(reversed(range(seats))))
    wealth(table)
    run(table, PhaseF())
    asked = []
    while ("pass",) in menu(table):
        asked.append(table.to_move)
        act(table, *("invest", 0) if table.to_move == 0 else ("pass",))
    assert asked == list(reversed(range(seats)))
    assert table.invested == [1] + [0] * (seats - 1)
    assert menu(table)[0][0] == "draft"


@pytest.mark.clause("COI-F1")
def test_phase_f_goes_by_the_order_of_phase_d() -> None:
    table = quiet(3, order=(0, 1, 2))
    wealth(table)
    table.tiles[0] = 2
    table.tiles[1] = 1
    table.tiles[2] = 1
    run(table, NewOrder())
    assert table.order[0] == 2
    asked = []
    while ("pass",) in menu(table):
        asked.append(table.to_move)
        act(table, "pass")
    assert asked == [2, 1, 0]


@pytest.mark.clause("COI-F2")
def test_whoever_passes_in_phase_f_keeps_everything() -> None:
    table = quiet()
    run(table, PhaseF())
    pass_on(table)
    assert [stocks(table, seat) for seat in range(3)] == [(7, 7, 0)] * 3
    assert table.invested == [0, 0, 0]


@pytest.mark.clause("COI-F1", "COI-F2", "COI-Q1")
def test_who_cannot_pay_for_any_voyage_is_not_asked() -> None:
    table = quiet(3)
    wealth(table, 0, 0)
    table.guards[1] = table.coins[1] = 20
    run(table, PhaseF())
    assert table.to_move == 1
    act(table, "pass")
    assert menu(table)[0][0] == "draft"


# investing


@pytest.mark.clause("COI-V1")
def test_a_voyage_takes_one_disk_of_a_player() -> None:
    table = quiet()
    wealth(table)
    table.invested[0] = 1 << 0 | 1 << 4
    run(table, Invest(0, EITHER))
    assert menu(table) == [("invest", 1), ("invest", 2), ("invest", 3), ("invest", 5), ("pass",)]
    assert refused(table, "invest", 4) == "COI-V1"
    act(table, "invest", 3)
    assert table.invested == [1 << 0 | 1 << 3 | 1 << 4, 0, 0]


@pytest.mark.clause("COI-V1")
def test_six_voyages_six_investments() -> None:
    table = quiet()
    for slot in range(6):
        wealth(table)
        run(table, Invest(0, EITHER))
        act(table, "invest", slot)
        assert menu(table) == []
    wealth(table)
    assert table.invested[0] == 0b111111
    run(table, Invest(0, EITHER))
    assert menu(table) == []


@pytest.mark.clause("COI-V2")
@pytest.mark.parametrize("number", VOYAGES)
def test_a_voyage_costs_what_it_shows(number: int) -> None:
    entry = CATALOG.voyages[number]
    table = quiet()
    board_voyage(table, 2, number)
    wealth(table)
    stock = table.guards if entry.pay == "guards" else table.coins
    stock[0] = entry.cost
    before = stocks(table, 0)
    run(table, Invest(0, EITHER))
    act(table, "invest", 2)
    spent = [a - b for a, b in zip(before, stocks(table, 0), strict=True)]
    assert spent == ([entry.cost, 0, 0] if entry.pay == "guards" else [0, entry.cost, 0])


@pytest.mark.clause("COI-V2", "COI-K8")
@pytest.mark.parametrize("number", VOYAGES)
def test_who_is_one_short_cannot_invest(number: int) -> None:
    entry = CATALOG.voyages[number]
    table = quiet()
    board_voyage(table, 2, number)
    wealth(table)
    stock = table.guards if entry.pay == "guards" else table.coins
    stock[0] = entry.cost - 1
    run(table, Invest(0, EITHER))
    assert ("invest", 2) not in menu(table)
    assert refused(table, "invest", 2) == "COI-V2"


@pytest.mark.clause("COI-V2")
@pytest.mark.parametrize(("goods", "cost"), [("coins", 6), ("guards", 7)])
def test_example_costs_of_six_coins_and_of_seven_guards(goods: str, cost: int) -> None:
    number = next(i for i in VOYAGES if (CATALOG.voyages[i].pay, CATALOG.voyages[i].cost) == (goods, cost))
    table = quiet()
    board_voyage(table, 0, number)
    run(table, Invest(0, EITHER))
    act(table, "invest", 0)
    assert stocks(table, 0) == ((7, 1, 0) if goods == "coins" else (0, 7, 0))


@pytest.mark.clause("COI-V2", "COI-T1", "COI-T2")
def test_example_with_tile_a_seven_guards_become_five() -> None:
    number = next(i for i in VOYAGES if (CATALOG.voyages[i].pay, CATALOG.voyages[i].cost) == ("guards", 7))
    table = quiet()
    board_voyage(table, 0, number)
    table.guards[0] = 5
    run(table, Castle(0))
    act(table, "tile", 0)
    assert ("invest", 0) in menu(table)
    act(table, "invest", 0)
    assert stocks(table, 0) == (0, 7, 0)


@pytest.mark.clause("COI-V3")
def test_the_disks_of_opponents_make_no_difference() -> None:
    table = quiet(4)
    board_voyage(table, 1, voyage("Goa"))
    wealth(table)
    for seat in (2, 0, 3, 1):
        run(table, Invest(seat, EITHER))
        act(table, "invest", 1)
    assert table.invested == [2, 2, 2, 2]
    assert len({stocks(table, seat) for seat in range(4)}) == 1
    assert table.coins[0] == 20 - CATALOG.voyages[voyage("Goa")].cost


@pytest.mark.clause("COI-V4", "COI-J9", "COI-J10", "COI-T2", "COI-F1")
def test_each_occasion_is_for_one_investment_and_a_round_may_have_several() -> None:
    table = quiet(2)
    coins, guards = paid_in("coins", 3), paid_in("guards", 3)
    lay(table, *coins, *guards)
    ventures = (card("I9"), card("I10"))
    own(table, 0, *ventures)
    run(table, Castle(0), CardBonus(0, ventures[0], CARD), CardBonus(0, ventures[1], CARD), PhaseF())
    act(table, "tile", 0)
    wealth(table)
    assert menu(table)[:-1] == [("invest", slot) for slot in range(6)]
    act(table, "invest", 0)
    wealth(table)
    assert menu(table) == [("invest", 1), ("invest", 2), ("pass",)]
    assert refused(table, "invest", 3) == "COI-J9"
    act(table, "invest", 1)
    wealth(table)
    assert menu(table) == [("invest", 3), ("invest", 4), ("invest", 5), ("pass",)]
    assert refused(table, "invest", 2) == "COI-J10"
    act(table, "invest", 3)
    wealth(table)
    assert menu(table) == [("invest", 2), ("invest", 4), ("invest", 5), ("pass",)]
    act(table, "invest", 2)
    assert table.to_move == 1


# what voyages are worth


@pytest.mark.clause("COI-V5")
def test_tanger_counts_voyages_with_an_own_disk() -> None:
    table = quiet()
    lay(table, voyage("Tanger"), voyage("Barbados"), voyage("Brasil"), voyage("Goa"))
    table.invested = [0b0111, 0b1111, 0b1000]
    finish(table)
    assert points_from(table, 0, "voyages") == 6
    assert points_from(table, 1, "voyages") == 8 + 9
    assert points_from(table, 2, "voyages") == 9


@pytest.mark.clause("COI-V6")
def test_madeira_counts_every_diploma() -> None:
    table = quiet()
    two = next(i for i, entry in enumerate(CATALOG.cards) if len(entry.diplomas) == 2)
    wild = card(diplomas=("wild",))
    none = next(i for i, entry in enumerate(CATALOG.cards) if not entry.diplomas)
    law = cards(diplomas=("law",))[:2]
    own(table, 0, two, wild, none, *law)
    board_tile(table, 3, tile("M15"))
    board_tile(table, 9, tile("M14"))
    table.disks[0] = 1 << 3
    assert worth(table, "Madeira") == 2 + 1 + 2 + 2


@pytest.mark.clause("COI-V7")
@pytest.mark.parametrize("name", ["Cabo Verde", "Sansibar"])
def test_half_the_sum_of_two_tracks_rounded_down(name: str) -> None:
    table = quiet()
    tracks = [CLASSES.index(part) for part in CATALOG.voyages[voyage(name)].task.half]
    for track in range(4):
        level(table, track, 0, 15)
    level(table, tracks[0], 0, 7)
    level(table, tracks[1], 0, 4)
    assert worth(table, name) == 5


@pytest.mark.clause("COI-V8")
def test_ceuta_counts_monasteries_without_an_own_disk() -> None:
    table = quiet()
    table.disks = [1 << 0 | 1 << 9 | 1 << 13, 1 << 1, 0]
    assert worth(table, "Ceuta") == 11


@pytest.mark.clause("COI-V9", "COI-K17")
def test_calicut_counts_half_of_goods_and_crowns() -> None:
    table = quiet(3, order=(1, 2, 0))
    table.guards[0] = 5
    table.coins[0] = 8
    table.tiles[1] = 0
    table.tokens[CLERIC] = int(HELD)
    table.tokens[COUNCIL] = int(HELD) + 1
    crowns = CATALOG.favors[1].crowns + CATALOG.tokens.crowns + CATALOG.flags.crowns[2]
    assert worth(table, "Calicut") == (5 + 8 + crowns) // 2


@pytest.mark.clause("COI-V9")
@pytest.mark.parametrize(("guards", "coins", "points"), [(0, 0, 0), (1, 0, 0), (4, 3, 3), (20, 20, 20)])
def test_calicut_rounds_down(guards: int, coins: int, points: int) -> None:
    table = quiet()
    table.guards[0] = guards
    table.coins[0] = coins
    assert CATALOG.flags.crowns[0] == 0
    assert worth(table, "Calicut") == points


@pytest.mark.clause("COI-V10")
@pytest.mark.parametrize(
    ("spaces", "points"), [((5, 3, 9, 3), 6), ((4, 7, 9, 12), 8), ((0, 15, 15, 15), 0), ((15, 15, 15, 15), 30)]
)
def test_mascat_doubles_the_lowest_track_once(spaces: tuple[int, ...], points: int) -> None:
    table = quiet()
    for track, space in enumerate(spaces):
        level(table, track, 0, space)
    assert levels(table, 0) == list(spaces)
    assert worth(table, "Mascat") == points


@pytest.mark.clause("COI-V11")
def test_barbados_counts_monasteries_with_an_own_disk() -> None:
    table = quiet()
    table.disks = [1 << 0 | 1 << 9 | 1 << 13, 1 << 1, 0]
    assert worth(table, "Barbados") == 3


@pytest.mark.clause("COI-V12")
def test_brasil_counts_monasteries_of_level_one() -> None:
    table = quiet()
    first = [i for i, node in enumerate(CATALOG.nodes) if node.level == 1]
    others = [i for i, node in enumerate(CATALOG.nodes) if node.level in (2, 3)]
    assert (len(first), len(others)) == (8, 6)
    table.disks = [sum(1 << space for space in (*first[-3:], *others)), 1 << first[0], 0]
    assert worth(table, "Brasil") == 6


@pytest.mark.clause("COI-V13", "COI-K6")
@pytest.mark.parametrize(("number", "points"), [(2, 0), (10, 0), (11, 3), (12, 6), (14, 12)])
def test_example_acores_counts_cards_after_the_tenth(number: int, points: int) -> None:
    table = quiet()
    start = cards(back="I")[:2]
    own(table, 0, *start, *cards(back="II")[: number - 2])
    own(table, 1, *cards(back="III"))
    assert worth(table, "Ilhas") == points


@pytest.mark.clause("COI-V14")
def test_goa_is_worth_nine() -> None:
    assert worth(quiet(), "Goa") == 9


@pytest.mark.clause("COI-V15", "COI-K6")
def test_four_voyages_count_cards_of_the_four_classes() -> None:
    counted = set()
    for name in ("Macau", "Malaca", "Ceil", "Diu"):
        chosen = CATALOG.voyages[voyage(name)].task.each
        assert chosen in CLASSES
        counted.add(chosen)
        table = quiet()
        start = card(back="I", class_=chosen)
        for track, class_ in enumerate(CLASSES):
            own(table, 0, *plain(track, 3 if class_ == chosen else 2))
            own(table, 1, *plain(track, 12)[5:])
        own(table, 0, start)
        assert worth(table, name) == 8
    assert counted == set(CLASSES)
