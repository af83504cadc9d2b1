"""The table as it is drawn: whole XML that stands alone, with a place to click for whatever can be done."""

import re
from collections.abc import Callable, Iterator
from functools import cache
from random import Random
from typing import Any
from xml.etree import ElementTree

import pytest

import caravela
from caravela.games.macao import board
from caravela.games.macao.board import city
from caravela.games.macao.board.layout import Layout, narrow, wide
from caravela.games.macao.board.sheet import Sheet
from caravela.kernel.state import State
from tests.games.macao import views

GAME = caravela.game("macao")
CATALOG = views.CATALOG
SVG = "{http://www.w3.org/2000/svg}"
IDS = re.compile(r' id="([^"]*)"')
View = dict[str, Any]


@cache
def positions(seats: int) -> list[State]:
    """The choices of a random play, and its end."""
    found: list[State] = []
    state, chance = GAME.new_state(seats, 7), Random(7)
    while not state.is_over:
        found.append(state.clone())
        state.apply(chance.choice(state.legal_actions()))
    found.append(state)
    return found


def some(seats: int) -> list[State]:
    """A few positions of every phase."""
    by_phase: dict[tuple[int, int], list[State]] = {}
    for state in positions(seats):
        view = GAME.view(state, None)
        by_phase.setdefault((view["round"], view["phase"]), []).append(state)
    return [state for group in by_phase.values() for state in (group[0], group[-1])]


def shown() -> Iterator[View]:
    """Tables put down by hand, and those of random plays."""
    yield from (make() for make in views.ALL.values())
    for seats in (2, 3, 4):
        yield from (GAME.view(state, None) for state in some(seats)[4::16])


def draw(view: View) -> str:
    return board.table(CATALOG, view)


def ids(view: View) -> set[str]:
    return {name for name in IDS.findall(draw(view)) if not name.startswith("_")}


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_place_to_click_is_drawn(seats: int) -> None:
    for state in positions(seats)[::5]:
        if not state.is_over:
            drawn = ids(GAME.view(state, state.to_move))
            wanted = {target for action in state.legal_actions() for target in GAME.targets(state, action)}
            assert wanted - drawn == set()


def test_the_positions_of_these_tests_ask_nearly_everything() -> None:
    asked = {
        GAME.actions.decode(action)[0]
        for seats in (2, 3, 4)
        for state in positions(seats)[::5]
        if not state.is_over
        for action in state.legal_actions()
    }
    assert set(GAME.actions.kinds) - asked <= {"drop", "die", "gold"}


def expected(view: View) -> set[str]:
    """What every drawing of a view has, wherever it lies."""
    seats, players = range(view["seats"]), view["players"]
    names = {f"quarter-{i}" for i in range(30)} | {f"wall-{i}" for i in range(16)}
    names |= {f"space-{i}" for i in range(len(CATALOG.spaces))}
    names |= {f"{thing}-{colour}" for thing in ("die", "bank") for colour in range(6)} | {"bank-gold", "tribute"}
    names |= {f"{thing}-{seat}" for thing in ("player", "jokers", "disc", "ship") for seat in seats}
    names |= {f"supply-{seat}-{colour}" for seat in seats for colour in range(6)}
    cards = [card for card in view["display"] if card is not None]
    cards += [card for pair in view["offices"] if pair is not None for card in pair]
    cards += [card for has in players for card in has["tableau"] + has["active"]]
    names |= {f"card-{card}" for card in cards}
    names |= {f"tile-{i}" for i, tile in enumerate(view["tiles"]) if tile is not None}
    names |= {f"owner-{i}" for i, seat in enumerate(view["owners"]) if seat is not None}
    return names | {"azulejo", "chart"}


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


def test_whatever_can_be_pointed_at_says_what_it_is() -> None:
    for view in shown():
        for element in ElementTree.fromstring(draw(view)).iter(f"{SVG}g"):
            name = element.get("id")
            if name and not name.startswith("_"):
                said = element.find(f"{SVG}title")
                assert said is not None, name
                assert said.text, name


def changes() -> list[tuple[str, Callable[[View], object]]]:
    """One change of a table for each field of a view."""

    def player(key: str, value: Any) -> tuple[str, Callable[[View], object]]:
        return key, lambda view: view["players"][2].update({key: value})

    def table(key: str, value: Any) -> tuple[str, Callable[[View], object]]:
        return key, lambda view: view.update({key: value})

    def part(key: str, at: int, value: Any) -> tuple[str, Callable[[View], object]]:
        return key, lambda view: view[key].__setitem__(at, value)

    return [
        table("you", None),
        table("round", 8),
        table("phase", 2),
        table("to_move", 3),
        table("order", [2, 3, 0, 1]),
        table("tribute", {"gold": 6, "prestige": 8}),
        table("tribute", {"gold": 5, "prestige": 9}),
        part("offices", 11, [4, 5]),
        part("offices", 11, None),
        part("display", 2, 119),
        table("deck", 49),
        ("discard", lambda view: view["discard"].append(100)),
        part("dice", 4, 2),
        part("tiles", 2, 7),
        part("owners", 0, 3),
        part("ports", 1, 1),
        player("gold", 8),
        player("points", 41),
        player("markers", 3),
        player("jokers", 0),
        player("wall", 10),
        player("ship", views.PORTS[6]),
        player("tableau", []),
        player("active", [views.card("Actor")]),
        player("used", []),
        player("supply", [1, 3, 0, 6, 1, 0]),
        player("rose", [[0] * 6 for _ in range(6)]),
        player("picked", [0, 2]),
        player("aboard", [0, 2, 0, 0, 0, 0, 1, 0]),
        player("delivered", [0, 0, 0, 0, 0, 0, 0, 2]),
    ]


@pytest.mark.parametrize(("field", "change"), changes(), ids=[f"{n}-{key}" for n, (key, _) in enumerate(changes())])
def test_a_change_of_a_view_is_seen(field: str, change: Callable[[View], object]) -> None:
    """Not only in words that appear when one points at something: they are left out here."""

    def seen(view: View) -> str:
        return re.sub(r"<title>[^<]*</title>", "", draw(view))

    before, after = views.acting(), views.acting()
    change(after)
    assert before != after
    assert seen(before) != seen(after)


def test_the_tests_change_every_field_of_a_view() -> None:
    view = GAME.view(GAME.new_state(4, 1), None)
    changed = {field for field, _ in changes()}
    assert set(view) - changed == {"game", "seats", "turn", "players"}
    assert set(view["players"][0]) - changed == set()
    for make in views.ALL.values():
        assert set(make()) == set(view)
        assert all(set(has) == set(view["players"][0]) for has in make()["players"])


def test_a_view_is_drawn_the_same_whatever_was_drawn_before() -> None:
    before = draw(views.acting())
    GAME.pictures()
    for view in shown():
        draw(view)
    assert draw(views.acting()) == before


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
    boxes = [table.banner, table.city, table.wall, table.sea, table.dice, table.tribute, table.display, table.offices]
    boxes += table.players
    assert len(table.players) == seats
    for number, (x, y, width, height) in enumerate(boxes):
        assert 0 < x < x + width < table.width
        assert 0 < y < y + height < table.height
        for left, top, wide_, high in boxes[:number]:
            assert x >= left + wide_ or left >= x + width or y >= top + high or top >= y + height


def places(drawing: str) -> dict[str, tuple[float, float]]:
    """Where each movable thing lies."""
    found = {}
    for element in ElementTree.fromstring(drawing).iter(f"{SVG}g"):
        name, moved = element.get("id"), element.get("transform") or ""
        if name and moved.startswith("translate"):
            x, y = map(float, re.findall(r"-?[\d.]+", moved)[:2])
            found[name] = x, y
    return found


@pytest.mark.parametrize("layout", [wide, narrow])
def test_things_lie_where_they_belong(layout: Callable[[int], Layout]) -> None:
    for view in shown():
        table = layout(view["seats"])
        homes = {f"card-{card}": table.display for card in view["display"] if card is not None}
        homes |= {f"card-{card}": table.offices for pair in view["offices"] if pair for card in pair}
        homes |= {f"{thing}-{i}": table.city for i in range(30) for thing in ("tile", "owner")}
        homes |= {f"die-{colour}": table.dice for colour in range(6)}
        for seat, has in enumerate(view["players"]):
            homes |= {f"disc-{seat}": table.wall, f"ship-{seat}": table.sea}
            homes |= {f"card-{card}": table.players[seat] for card in has["tableau"] + has["active"]}
        for name, (x, y) in places(board.table(CATALOG, view, narrow=layout is narrow)).items():
            box = homes[name]
            assert box.x < x < box.x + box.width, name
            assert box.y < y < box.y + box.height, name


def test_discs_lie_in_their_stacks_the_one_ahead_on_top() -> None:
    for view in shown():
        at, players = places(draw(view)), view["players"]
        for first, second in zip(view["order"], view["order"][1:], strict=False):
            (x, y), (left, low) = at[f"disc-{first}"], at[f"disc-{second}"]
            same = players[first]["wall"] == players[second]["wall"]
            assert (x == left and y < low) if same else x > left


def test_cards_before_a_player_do_not_overlap() -> None:
    for view in shown():
        at = places(draw(view))
        for has in view["players"]:
            own = [at[f"card-{card}"] for card in has["tableau"] + has["active"]]
            assert len(own) == len(set(own))


def test_the_largest_groups_are_counted() -> None:
    view = views.acting()
    sheet = Sheet(CATALOG, view)
    assert [city.largest(sheet, seat) for seat in range(4)] == [3, 3, 5, 3]
    assert city.largest(Sheet(CATALOG, views.blank(4)), 0) == 0


def test_names_are_written_as_they_are() -> None:
    names = ['<b>"Ann" & Co</b>', "Bartolomeu de Gusmão", "Zé", "Inês"]
    drawing = board.table(CATALOG, views.acting(), names=names)
    root = ElementTree.fromstring(drawing)
    assert "<b>" not in drawing
    titles = "\n".join(element.text or "" for element in root.iter(f"{SVG}title"))
    written = " ".join(element.text or "" for element in root.iter(f"{SVG}text"))
    for name in names:
        assert name in titles
        assert written.count(name) >= 2, "once in wall order and once on the player's own board"


def test_phrases_come_in_the_readers_words() -> None:
    drawing = board.table(CATALOG, views.acting(), words={"Tribute": "Tribut"})
    assert ">Tribut</text>" in drawing
    assert ">Tribute</text>" not in drawing


def test_a_drawing_is_small() -> None:
    assert max(len(draw(view).encode()) for view in shown()) < 210_000


def test_the_end_says_who_has_won() -> None:
    view, names = views.end(), ["Ada", "Bob", "Eve", "Zoe"]
    assert "Zoe wins" in board.table(CATALOG, view, names=names)
    for has in view["players"]:
        has["points"] = 80
    assert view["order"][0] == 3
    view["order"] = [1, 3, 0, 2]
    assert "Bob wins" in board.table(CATALOG, view, names=names), "further along the wall"


def test_dice_that_become_a_one_are_named_from_round_8_on() -> None:
    for round_, words in ((7, "from round 8 on"), (8, "this round 6 become 1"), (12, "this round 2-6 become 1")):
        view = views.dicing()
        view["round"] = round_
        assert words in draw(view)


def test_the_drawing_brings_its_own_ground() -> None:
    """So it is as legible on a dark page as on a light one."""
    root = ElementTree.fromstring(draw(views.drafting()))
    grounds = [rect for rect in root.findall(f"{SVG}rect") if rect.get("x") == "0"]
    assert [(rect.get("width"), rect.get("height")) for rect in grounds] == [(str(wide(2).width), str(wide(2).height))]
