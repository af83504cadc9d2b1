"""Views of tables put down by hand: set-up, round 1, the middle of round 4, the end, two players."""

from typing import Any

from caravela.games.vasco.catalog import load

CATALOG = load()
COURT, RECRUITING, PROJECTS, NAVIGATION = range(4)
DIAS, ALVARES, SERNIGI, MANUEL = range(4)


def blank(seats: int) -> dict[str, Any]:
    """An empty table before round 1."""
    return {
        "game": "vasco", "seats": seats, "you": None, "round": 0, "phase": 0, "turn": 0, "to_move": 0, "first": 0,
        "vdg": None, "vdg_next": 0, "vdg_left": 8, "free": None, "called": None, "numbers": [None] * 22,
        "spaces": seats + 1, "slots": [None] * 7, "stacks": [{"top": None, "left": 0} for _ in range(3)],
        "sections": [[0] * 4 for _ in range(seats)], "bag": [8] * 4, "missionaries": 6, "money": [None, None],
        "holders": [None] * 4, "portraits": [None] * 4, "merchant": None, "gift": None, "merchants_left": 6,
        "docks": [None] * 21, "players": [player() for _ in range(seats)],
    }  # fmt: skip


def player(**has: Any) -> dict[str, Any]:
    start = {
        "points": 0, "reals": 10, "captains": 1, "waiting": 6, "sailors": [0] * 4, "missionaries": 0, "discs": 4,
        "extra": "court", "projects": [], "launched": [], "aboard": [], "characters": [],
    }  # fmt: skip
    assert set(has) <= set(start)
    return {**start, **has}


def disc(seat: int, area: int) -> dict[str, int]:
    return {"seat": seat, "area": area}


def hold(view: dict[str, Any], holders: list[int | None]) -> None:
    view["holders"] = holders
    for character, seat in enumerate(holders):
        if seat is not None:
            view["players"][seat]["characters"].append(character)


def numbered(view: dict[str, Any], discs: dict[int, tuple[int, int]]) -> None:
    for number, (seat, area) in discs.items():
        view["numbers"][number - 1] = disc(seat, area)


def stack(numeral: str, after: int = 0) -> list[int]:
    return [i for i, ship in enumerate(CATALOG.ships) if ship.stack == numeral][after:]


def set_up() -> dict[str, Any]:
    """Four players; the third has to send the first merchant ship."""
    view = blank(4)
    one, two, three = stack("I"), stack("II"), stack("III")
    view.update(
        to_move=2,
        slots=one[:7],
        stacks=[
            {"top": one[7], "left": len(one) - 8},
            {"top": two[3], "left": len(two) - 1},
            {"top": three[1], "left": len(three) - 1},
        ],
        sections=[[2, 1, 1, 1], [0, 3, 1, 1], [1, 1, 2, 1], [2, 0, 2, 1]],
        bag=[3, 3, 2, 4],
        missionaries=5,
        merchant=4,
        gift=2,
        merchants_left=4,
        vdg_next=5,
    )
    hold(view, [0, 1, 2, 3])
    view["players"][0]["points"] = 2
    view["players"][1]["missionaries"] = 1
    view["players"][3]["extra"] = "hand"
    return view


def placing() -> dict[str, Any]:
    """Three players place discs in round 2."""
    view = blank(3)
    one, two, three = stack("I"), stack("II"), stack("III")
    view.update(
        round=2, phase=1, turn=31, to_move=1, you=1, first=1, vdg=2, vdg_next=None, vdg_left=6,
        free=CATALOG.vdgs[2].start, slots=[*one[7:11], None, two[1], two[0]],
        stacks=[{"top": None, "left": 0}, {"top": two[4], "left": 9}, {"top": three[0], "left": 8}],
        sections=[[0, 2, 0, 3], [5, 0, 0, 0], [1, 1, 2, 1]], bag=[1, 4, 5, 2], missionaries=4,
        money=list(CATALOG.vdgs[2].reals), merchant=2, merchants_left=3,
    )  # fmt: skip
    hold(view, [1, None, 2, 0])
    numbered(view, {9: (1, COURT), 4: (2, RECRUITING), 12: (0, COURT), 13: (1, RECRUITING), 22: (0, NAVIGATION)})
    view["docks"][0] = {"merchant": 0}
    view["docks"][3] = {"ship": one[0], "seat": 2}
    view["players"][0].update(points=3, reals=7, sailors=[2, 0, 1, 0], discs=3, extra="area", projects=one[1:3])
    view["players"][1].update(points=8, reals=0, sailors=[0, 1, 1, 1], discs=2, missionaries=1, projects=[one[3]])
    view["players"][2].update(points=11, reals=12, captains=2, waiting=4, discs=3, launched=[one[4]])
    return view


def middle() -> dict[str, Any]:
    """Four players resolve numbers in round 4."""
    view = blank(4)
    one, two, three = stack("I"), stack("II"), stack("III")
    view.update(
        round=4, phase=2, turn=118, to_move=1, you=1, first=2, vdg=5, vdg_next=2, vdg_left=3, free=9, called=11,
        slots=[None, two[8], None, three[0], three[1], three[2], None],
        stacks=[{"top": None, "left": 0}, {"top": None, "left": 0}, {"top": three[3], "left": 6}],
        sections=[[2, 0, 0, 1], [0, 1, 0, 2], [0, 0, 0, 0], [1, 2, 2, 0]], bag=[1, 0, 1, 2], missionaries=2,
        money=[None, CATALOG.vdgs[5].reals[1]], merchant=3, merchants_left=1,
    )  # fmt: skip
    hold(view, [2, 0, 3, 1])
    view["portraits"][ALVARES], view["portraits"][MANUEL] = 0, 1
    numbered(
        view,
        {
            11: (1, PROJECTS), 12: (2, NAVIGATION), 13: (0, RECRUITING), 14: (3, COURT), 15: (2, RECRUITING),
            16: (0, NAVIGATION), 17: (3, PROJECTS), 19: (1, NAVIGATION), 20: (2, COURT), 21: (3, NAVIGATION),
            22: (1, RECRUITING),
        },
    )  # fmt: skip
    ships = [*one, *two]
    docks = view["docks"]
    docks[1], docks[2] = {"ship": ships[1], "seat": 0}, {"merchant": 0}
    docks[3], docks[4] = {"ship": ships[4], "seat": 3}, {"ship": ships[5], "seat": 2}
    docks[6], docks[7], docks[9] = {"merchant": 5}, {"ship": ships[8], "seat": 1}, {"ship": ships[9], "seat": 1}
    for at, (ship, seat) in enumerate(((15, 2), (14, 0), (13, 3), (16, 3), (10, 0))):
        docks[10 + at] = {"ship": ships[ship], "seat": seat}
    docks[15], docks[18] = {"merchant": 4}, {"ship": ships[17], "seat": 2}
    view["players"][0].update(
        points=38, reals=6, captains=0, waiting=2, sailors=[1, 2, 0, 1], missionaries=1, discs=1,
        projects=[ships[6], ships[11]], launched=[ships[12]],
    )  # fmt: skip
    view["players"][1].update(
        points=41, reals=3, captains=2, waiting=1, sailors=[0, 0, 3, 2], missionaries=1, discs=0, extra="area",
        projects=[ships[2], ships[18]], launched=[ships[19], ships[7]], aboard=[ships[7]],
    )  # fmt: skip
    view["players"][2].update(
        points=47, reals=21, captains=1, waiting=3, sailors=[2, 1, 1, 0], discs=1, projects=[ships[3]],
    )  # fmt: skip
    view["players"][3].update(
        points=29, reals=0, captains=1, waiting=0, sailors=[0, 0, 0, 0], missionaries=2, discs=2, extra="area",
        launched=[ships[21]],
    )  # fmt: skip
    return view


def end() -> dict[str, Any]:
    """The same table when the play is over."""
    view = middle()
    view.update(
        round=5, phase=5, to_move=None, called=None, vdg_next=None, vdg=2, vdg_left=3, numbers=[None] * 22,
        merchant=None, merchants_left=0, money=[None, None], portraits=[None] * 4, slots=[None] * 7, first=0,
        stacks=[{"top": None, "left": 0} for _ in range(3)],
    )  # fmt: skip
    for seat, has in enumerate(view["players"]):
        has.update(discs=4, extra="hand" if seat == 1 else "court", points=has["points"] + 25 + 13 * seat)
        has.update(projects=[], aboard=has["launched"])
    return view


def two() -> dict[str, Any]:
    """Two players in round 1, as in the rulebook's example."""
    view = blank(2)
    one, later, last = stack("I"), stack("II"), stack("III")
    view.update(
        round=1, phase=2, turn=12, to_move=0, you=0, vdg=5, vdg_next=0, vdg_left=7, free=8, called=5,
        slots=one[1:8], merchant=1, merchants_left=4, money=[9, 4], missionaries=6, bag=[5, 7, 6, 4],
        stacks=[{"top": one[0], "left": 5}, {"top": later[0], "left": 10}, {"top": last[0], "left": 9}],
        sections=[[2, 1, 1, 1], [1, 0, 1, 3]],
    )  # fmt: skip
    hold(view, [0, None, 1, 1])
    numbered(
        view,
        {
            5: (1, RECRUITING), 6: (1, COURT), 7: (0, RECRUITING), 8: (0, COURT), 9: (0, PROJECTS), 11: (0, NAVIGATION),
            13: (1, PROJECTS), 15: (1, COURT), 21: (1, NAVIGATION),
        },
    )  # fmt: skip
    view["docks"][0] = {"merchant": 0}
    view["players"][0].update(points=2, discs=0)
    view["players"][1].update(discs=0, extra="area", projects=[])
    return view


def crowded() -> dict[str, Any]:
    """As much as can lie before one player, and on the route."""
    view = middle()
    every = list(range(len(CATALOG.ships)))
    view["docks"] = [{"ship": ship, "seat": ship % 4} for ship in every[:21]]
    view["slots"], view["stacks"] = [None] * 7, [{"top": None, "left": 0} for _ in range(3)]
    view.update(round=5, money=[12, 12], called=22, sections=[[5, 0, 0, 0], [0, 5, 0, 0], [0, 0, 5, 0], [0, 0, 0, 5]])
    view["numbers"] = [None] * 22
    numbered(view, {n: (n % 4, n // 5) for n in range(1, 20)})
    numbered(view, {21: (0, NAVIGATION), 22: (2, COURT)})
    view["numbers"][19 - 1] = None
    for seat, has in enumerate(view["players"]):
        has.update(points=100 + seat, reals=30 + seat, captains=7, waiting=0, sailors=[8, 8, 8, 8], missionaries=6)
        has.update(projects=[], launched=[], aboard=[], discs=4, extra="hand", characters=[])
    view["players"][3].update(projects=every[21:31], launched=every[31:], aboard=every[31:33])
    view["players"][2].update(captains=0, waiting=6)
    hold(view, [3, 3, 3, 3])
    view["portraits"] = [0, 1, 2, 3]
    return view


ALL = {"set-up": set_up, "placing": placing, "middle": middle, "end": end, "two": two, "crowded": crowded}
