"""The table as it is drawn: whole XML that stands alone, with a place to click for whatever can be done."""

import re
from collections.abc import Callable, Iterator
from functools import cache
from random import Random
from typing import Any
from xml.etree import ElementTree

import pytest

import caravela
from caravela.games.vasco import board
from caravela.games.vasco.board.layout import Layout, narrow, wide
from caravela.kernel.state import State
from tests.games.vasco import views
from tests.kernel.drawing.legible import faults, small
from tests.kernel.drawing.looking import look

GAME = caravela.game("vasco")
CATALOG = views.CATALOG
SVG = "{http://www.w3.org/2000/svg}"
IDS = re.compile(r' id="([^"]*)"')
SMALLEST = 8
"""The least height of letters there, in pixels, on the board itself."""
OWN = ("ship-", "character-", "player-", "crew-", "hand-", "extra-", "disc-")


@cache
def positions(seats: int) -> list[State]:
    """The choices of some random plays, and their ends."""
    found: list[State] = []
    for seed in range(2):
        state = GAME.new_state(seats, seed)
        chance = Random(seed)
        while not state.is_over:
            found.append(state.clone())
            state.apply(chance.choice(state.legal_actions()))
        found.append(state)
    return found


def kinds(state: State) -> set[str]:
    return {GAME.actions.decode(action)[0] for action in state.legal_actions()}


def choices(seats: int) -> Iterator[State]:
    """Every third choice of these plays, and each that asks something new."""
    asked: set[str] = set()
    for number, state in enumerate(positions(seats)):
        if not state.is_over and (number % 3 == 0 or not kinds(state) <= asked):
            asked |= kinds(state)
            yield state


def some(seats: int) -> list[State]:
    """A few positions of every phase."""
    by_phase: dict[tuple[int, int], list[State]] = {}
    for state in positions(seats):
        view = GAME.view(state, None)
        by_phase.setdefault((view["round"], view["phase"]), []).append(state)
    return [state for group in by_phase.values() for state in (group[0], group[len(group) // 2], group[-1])]


def shown() -> Iterator[dict[str, Any]]:
    """Tables put down by hand, and those of random plays."""
    yield from (make() for make in views.ALL.values())
    for seats in (2, 3, 4):
        yield from (GAME.view(state, None) for state in some(seats)[::5])


def draw(view: dict[str, Any]) -> str:
    return board.table(CATALOG, view)


def ids(view: dict[str, Any]) -> set[str]:
    return {name for name in IDS.findall(draw(view)) if not name.startswith("_")}


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_place_to_click_is_drawn(seats: int) -> None:
    for state in choices(seats):
        drawn = ids(GAME.view(state, state.to_move))
        wanted = {target for action in state.legal_actions() for target in GAME.targets(state, action)}
        assert wanted - drawn == set()


def test_the_positions_of_these_tests_ask_everything() -> None:
    asked = {kind for seats in (2, 3, 4) for state in choices(seats) for kind in kinds(state)}
    assert asked == set(GAME.actions.kinds)


def expected(view: dict[str, Any]) -> set[str]:
    """What every drawing of a view has, wherever it lies."""
    seats, players = range(view["seats"]), view["players"]
    names = {f"number-{n}" for n in range(1, 23)} | {f"row-{row}" for row in range(4)}
    names |= {f"area-{area}" for area in range(4)} | {f"slot-{slot}" for slot in range(7)}
    names |= {f"port-{port}" for port in range(6)} | {f"dock-{dock}" for dock in range(21)}
    names |= {f"portrait-{c}" for c in range(4)} | {f"character-{c}" for c in range(4)} | {"money-0", "money-1", "bag"}
    names |= {f"crew-{seat}-{colour}" for seat in seats for colour in range(5)}
    names |= {f"player-{seat}" for seat in seats} | {f"captains-{seat}" for seat in seats}
    names |= {f"section-{s}" for s in seats} | {f"sailors-{s}-{c}" for s in seats for c in range(4)}
    names |= {f"disc-{n}" for n, it in enumerate(view["numbers"], 1) if it}
    names |= {f"cylinder-{n}" for n in range(1, 23)}
    ships = [*view["slots"], *(it["top"] for it in view["stacks"])]
    ships += [ship for has in players for kind in ("projects", "launched", "aboard") for ship in has[kind]]
    ships += [it["ship"] for it in view["docks"] if it and "ship" in it]
    names |= {f"ship-{ship}" for ship in ships if ship is not None}
    merchants = [view["merchant"], view["gift"], *(it.get("merchant") for it in view["docks"] if it)]
    names |= {f"merchant-{merchant}" for merchant in merchants if merchant is not None}
    names |= {f"vdg-{tile}" for tile in (view["vdg"], view["vdg_next"]) if tile is not None}
    names |= {f"host-{c}" for c, seat in enumerate(view["portraits"]) if seat is not None}
    names |= {f"hand-{seat}-{at}" for seat in seats for at in range(players[seat]["discs"])}
    names |= {f"extra-{seat}" for seat in seats if players[seat]["extra"] in ("court", "hand")}
    names |= {"marker"} if view["free"] else set()
    names |= {"round"} if view["round"] else set()
    return names | {"azulejo", "sea"}


def test_each_thing_has_its_id_wherever_it_lies_and_nothing_else_has_one() -> None:
    for view in shown():
        assert ids(view) == expected(view)


def test_every_drawing_is_whole() -> None:
    """XML with each id once, without a reference to anything outside it."""
    for view in shown():
        drawing = draw(view)
        root = ElementTree.fromstring(drawing)
        assert root.tag == f"{SVG}svg"
        names = [element.get("id") for element in root.iter() if element.get("id")]
        assert len(names) == len(set(names))
        used = set(re.findall(r'href="([^"]*)"|url\(([^)]*)\)', drawing))
        assert {(first or second)[1:] for first, second in used} <= set(names)
        assert all((first or second).startswith("#") for first, second in used)
        assert not re.search(r"<(script|style|image|foreignObject)\b| on\w+=|nan|inf\b", drawing)


def changes() -> list[tuple[str, Callable[[dict[str, Any]], object]]]:
    """One change of a table for each field of a view."""

    def player(key: str, value: Any) -> tuple[str, Callable[[dict[str, Any]], object]]:
        return key, lambda view: view["players"][2].update({key: value})

    def table(**fields: Any) -> list[tuple[str, Callable[[dict[str, Any]], object]]]:
        def one(key: str, value: Any) -> tuple[str, Callable[[dict[str, Any]], object]]:
            return key, lambda view: view.update({key: value})

        return [one(key, value) for key, value in fields.items()]

    return [
        *table(you=2, round=3, phase=1, to_move=3, first=3, vdg=4, vdg_next=6, vdg_left=1, free=10, called=12),
        *table(spaces=4, bag=[0, 0, 0, 1], missionaries=1, money=[3, 4], holders=[2, 0, 3, None], gift=1),
        *table(portraits=[2, 0, None, 1], merchant=2, merchants_left=0),
        ("numbers", lambda view: view["numbers"].__setitem__(10, None)),
        ("numbers", lambda view: view["numbers"][10].update(area=0)),
        ("slots", lambda view: view["slots"].__setitem__(6, 34)),
        ("stacks", lambda view: view["stacks"][2].update(top=34)),
        ("stacks", lambda view: view["stacks"][2].update(left=2)),
        ("sections", lambda view: view["sections"].__setitem__(2, [1, 0, 0, 0])),
        ("docks", lambda view: view["docks"].__setitem__(0, {"ship": 34, "seat": 1})),
        ("docks", lambda view: view["docks"][2].update(merchant=1)),
        ("docks", lambda view: view["docks"][3].update(seat=1)),
        player("points", 48),
        player("reals", 22),
        player("captains", 2),
        player("waiting", 4),
        player("sailors", [2, 1, 1, 1]),
        player("missionaries", 1),
        player("discs", 2),
        player("extra", "hand"),
        player("extra", "area"),
        player("projects", []),
        player("launched", [34]),
        player("aboard", [34]),
    ]


@pytest.mark.parametrize(("field", "change"), changes(), ids=[f"{n}-{key}" for n, (key, _) in enumerate(changes())])
def test_a_change_of_a_view_is_seen(field: str, change: Callable[[dict[str, Any]], object]) -> None:
    """Not only in words that appear when one points at something: they are left out here."""

    def seen(view: dict[str, Any]) -> str:
        return re.sub(r"<title>[^<]*</title>", "", draw(view))

    before, after = views.middle(), views.middle()
    change(after)
    assert before != after
    assert seen(before) != seen(after)


def test_the_tests_change_every_field_of_a_view() -> None:
    view = GAME.view(GAME.new_state(4, 1), None)
    changed = {field for field, _ in changes()}
    assert set(view) - changed == {"game", "seats", "turn", "players"}
    assert set(view["players"][0]) - changed == {"characters"}, "which the holders tell"
    for make in views.ALL.values():
        assert set(make()) == set(view)
        assert all(set(has) == set(view["players"][0]) for has in make()["players"])


@pytest.mark.parametrize("name", views.ALL)
def test_all_words_on_the_table_can_be_read(name: str) -> None:
    view = views.ALL[name]()
    wide_drawing = look(draw(view))
    found = {*faults(wide_drawing), *small(wide_drawing, SMALLEST, lambda holder: not holder.startswith(OWN))}
    found |= set(faults(look(board.table(CATALOG, view, narrow=True))))
    assert found == set()


def test_all_words_in_the_pictures_of_the_rulebook_can_be_read() -> None:
    assert {fault for picture in GAME.pictures().values() for fault in faults(look(picture))} == set()


def test_no_word_is_cut() -> None:
    for view in shown():
        root = ElementTree.fromstring(draw(view))
        words = [element.text or "" for element in root.iter(f"{SVG}text")]
        assert [word for word in words if word.endswith("…")] == []


def test_a_view_is_drawn_the_same_whatever_was_drawn_before() -> None:
    before = draw(views.middle())
    GAME.pictures()
    for view in shown():
        draw(view)
    assert draw(views.middle()) == before


def test_the_narrow_table_has_all_parts_of_the_wide_one() -> None:
    for view in shown():
        drawing = board.table(CATALOG, view, narrow=True)
        sheet = narrow(view["seats"])
        assert ElementTree.fromstring(drawing).get("viewBox") == f"0 0 {sheet.width} {sheet.height}"
        assert {name for name in IDS.findall(drawing) if not name.startswith("_")} == ids(view)


@pytest.mark.parametrize("layout", [wide, narrow])
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_parts_of_the_table_lie_side_by_side(layout: Callable[[int], Layout], seats: int) -> None:
    table = layout(seats)
    boxes = [table.banner, table.navigation, table.recruiting, table.projects, table.court, table.vdg, table.numbers]
    boxes += [table.reminder, *table.players]
    assert len(table.players) == seats
    for number, (x, y, width, height) in enumerate(boxes):
        assert 0 < x < x + width < table.width
        assert 0 < y < y + height < table.height
        for left, top, wide_, high in boxes[:number]:
            assert x >= left + wide_ or left >= x + width or y >= top + high or top >= y + height


def test_things_lie_where_they_belong() -> None:
    """Each movable thing within the part of the table whose it is."""
    for view in shown():
        table = wide(view["seats"])
        root = ElementTree.fromstring(draw(view))
        places = {
            element.get("id"): tuple(map(float, re.findall(r"-?[\d.]+", element.get("transform") or "")[:2]))
            for element in root.iter(f"{SVG}g")
            if element.get("id") and (element.get("transform") or "").startswith("translate")
        }
        areas = (table.court, table.recruiting, table.projects, table.navigation)
        homes = {f"disc-{n}": areas[it["area"]] for n, it in enumerate(view["numbers"], 1) if it}
        homes |= {f"ship-{it['ship']}": table.navigation for it in view["docks"] if it and "ship" in it}
        homes |= {f"ship-{ship}": table.projects for ship in view["slots"] if ship is not None}
        for seat, has in enumerate(view["players"]):
            own = [*has["projects"], *has["launched"], *has["aboard"]]
            homes |= {f"ship-{ship}": table.players[seat] for ship in own}
        homes |= {f"character-{c}": table.players[s] for c, s in enumerate(view["holders"]) if s is not None}
        homes |= {f"character-{c}": table.court for c, s in enumerate(view["holders"]) if s is None}
        for name, box in homes.items():
            x, y = places[name]
            assert box.x < x < box.x + box.width, name
            assert box.y < y < box.y + box.height, name


def test_names_are_written_as_they_are() -> None:
    names = ['<b>"Ann" & Co</b>', "Bartolomeu de Gusmão", "Zé", "Inês"]
    drawing = board.table(CATALOG, views.middle(), names=names)
    root = ElementTree.fromstring(drawing)
    assert "<b>" not in drawing
    titles = "\n".join(element.text or "" for element in root.iter(f"{SVG}title"))
    written = " ".join(element.text or "" for element in root.iter(f"{SVG}text"))
    for name in names:
        assert name in titles
        assert written.count(name) >= 2, "once in clockwise order and once on the player's own board"


def test_phrases_come_in_the_readers_words() -> None:
    drawing = board.table(CATALOG, views.two(), words={"Navigation": "Seefahrt"})
    assert ">Seefahrt</text>" in drawing
    assert ">Navigation</text>" not in drawing


def test_a_drawing_is_small() -> None:
    assert max(len(draw(view).encode()) for view in shown()) < 130_000


def test_the_number_whose_turn_it_is_stands_out() -> None:
    assert (
        draw(views.middle()).count("It is this number&#x27;s turn.")
        + draw(views.middle()).count("It is this number's turn.")
        == 1
    )


def test_the_end_says_who_has_won() -> None:
    view = views.end()
    names = ["Ada", "Bob", "Eve", "Zoe"]
    assert "Eve wins" in board.table(CATALOG, view, names=names)
    view["players"][0]["points"] = view["players"][2]["points"]
    view["players"][0]["sailors"] = view["players"][2]["sailors"]
    assert "Ada &amp; Eve win together" in board.table(CATALOG, view, names=names)


def test_the_drawing_brings_its_own_ground() -> None:
    """So it is as legible on a dark page as on a light one."""
    root = ElementTree.fromstring(draw(views.two()))
    grounds = [rect for rect in root.findall(f"{SVG}rect") if rect.get("x") == "0"]
    assert [(rect.get("width"), rect.get("height")) for rect in grounds] == [(str(wide(2).width), str(wide(2).height))]
