"""The table as it is drawn: whole XML that stands alone, with a place to click for whatever can be done."""

import re
from collections.abc import Callable, Iterator
from functools import cache
from random import Random
from xml.etree import ElementTree

import pytest

from caravela.games.coimbra import board, city, effects
from caravela.games.coimbra.board.layout import Layout, narrow, wide
from caravela.games.coimbra.state import OVER, PHASE_C, Table
from caravela.kernel.state import State
from caravela.kernel.steps import Step
from tests.rules.coimbra import scene

GAME = scene.GAME
CATALOG = scene.CATALOG
SVG = "{http://www.w3.org/2000/svg}"
IDS = re.compile(r' id="([^"]*)"')
BESIDE = {"pass", "goods", "points"}
"""Kinds of action that have no place on the table: they are buttons beside it."""


@cache
def positions(seats: int) -> list[State]:
    """The choices of some random plays, and their ends."""
    found: list[State] = []
    for seed in range(3):
        state = GAME.new_state(seats, seed)
        chance = Random(seed)
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
    return [state for group in by_phase.values() for state in (group[0], group[len(group) // 2], group[-1])]


def draw(state: State, seat: int | None = None) -> str:
    return GAME.svg(GAME.view(state, seat))


def missing(state: State) -> set[tuple[str, str]]:
    """Actions with the ids that their seat's drawing does not have."""
    ids = set(IDS.findall(draw(state, state.to_move)))
    kinds = [(GAME.actions.decode(action)[0], GAME.targets(state, action)) for action in state.legal_actions()]
    for kind, targets in kinds:
        assert targets or kind in BESIDE or kind == "distress", kind
    return {(kind, target) for kind, targets in kinds for target in targets if target not in ids}


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_place_to_click_is_drawn(seats: int) -> None:
    for state in positions(seats):
        assert missing(state) == set()


def dice_in_a_row(table: Table) -> Iterator[Step[Table]]:
    scene.die(table, 1, 0, scene.WHITE, 2)
    scene.die(table, 2, 0, scene.CLERIC, 5)
    yield city.Cap(0)


def a_pile_to_recall_from(table: Table) -> Iterator[Step[Table]]:
    scene.discard(table, *range(8, 50))
    yield effects.Recall(0, 3)


def voyages_to_score(table: Table) -> Iterator[Step[Table]]:
    table.invested[0] = 0b111111
    yield effects.ScoreVoyage(0, 0, 2, 0)


def game_end_cards(table: Table) -> Iterator[Step[Table]]:
    scene.own(table, 0, *scene.cards("G1"))
    yield effects.JudgeCard(0, 0)


def a_track_to_score(table: Table) -> Iterator[Step[Table]]:
    yield effects.JudgeTrack(0, 0)


def an_opponent_pays(table: Table) -> Iterator[Step[Table]]:
    table.coins[1] = table.guards[1] = 5
    yield effects.Tribute(1, 0, scene.card("I2"))


def an_opponent_loses_a_cleric(table: Table) -> Iterator[Step[Table]]:
    scene.own(table, 1, *scene.cards(class_="cleric"))
    yield effects.Penance(1, scene.card("I3"))


def a_bonus_again(table: Table) -> Iterator[Step[Table]]:
    scene.own(table, 0, *scene.cards(class_="merchant"))
    yield effects.Copy(0, scene.MERCHANT)


def a_payment(table: Table) -> Iterator[Step[Table]]:
    again = scene.card("I14")
    scene.own(table, 0, again)
    yield effects.Payment(0, again)


SCENES = [
    (dice_in_a_row, "cap"),
    (a_pile_to_recall_from, "recall"),
    (voyages_to_score, "score"),
    (game_end_cards, "judge"),
    (a_track_to_score, "track"),
    (an_opponent_pays, "goods"),
    (an_opponent_loses_a_cleric, "lose"),
    (a_bonus_again, "copy"),
    (a_payment, "pay"),
]


@pytest.mark.parametrize(("lay", "kind"), SCENES, ids=[kind for _, kind in SCENES])
def test_rare_choices_have_their_places_too(lay: Callable[[Table], Iterator[Step[Table]]], kind: str) -> None:
    table = scene.quiet(3)
    scene.run(table, *lay(table))
    assert kind in {found[0] for found in scene.menu(table)}
    assert missing(table) == set()


def test_the_positions_of_these_tests_ask_everything() -> None:
    asked = {kind for _, kind in SCENES}
    for seats in (2, 3, 4):
        for state in positions(seats):
            asked |= {GAME.actions.decode(action)[0] for action in state.legal_actions()}
    assert asked == set(GAME.actions.kinds)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_drawing_is_whole(seats: int) -> None:
    """XML with each id once, without a reference to anything outside it, for a spectator and for every seat."""
    for state in some(seats):
        for seat in (None, *range(seats)):
            drawing = draw(state, seat)
            root = ElementTree.fromstring(drawing)
            assert root.tag == f"{SVG}svg"
            ids = [element.get("id") for element in root.iter() if element.get("id")]
            assert len(ids) == len(set(ids))
            used = set(re.findall(r'href="([^"]*)"|url\(([^)]*)\)', drawing))
            assert {(first or second)[1:] for first, second in used} <= set(ids)
            assert all((first or second).startswith("#") for first, second in used)
            assert not re.search(r"<(script|style|image|foreignObject)\b| on\w+=|nan|inf\b", drawing)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_things_keep_their_ids_wherever_they_lie(seats: int) -> None:
    for state in some(seats):
        view = GAME.view(state, None)
        ids = set(IDS.findall(draw(state)))
        cards = [*view["display"], *view["discard"], *(card for group in view["groups"] for card in group or ())]
        cards += [card for player in view["players"] for card in player["cards"]]
        dice = [die["code"] for row in view["rows"] for die in row]
        dice += [die["code"] for player in view["players"] for die in player["resting"]]
        pilgrims = [seat for seat, player in enumerate(view["players"]) if player["pilgrim"] is not None]
        expected = {
            "card": {str(card) for card in cards if card is not None},
            "die": {str(code) for code in dice},
            "pilgrim": {str(seat) for seat in pilgrims},
            "lion": {str(seat) for seat in range(seats)},
            "favor": set("0123"),
            "crown": {str(kind) for kind, token in enumerate(view["tokens"]) if set(token.values()) != {None}},
        }
        for kind, numbers in expected.items():
            assert {name[len(kind) + 1 :] for name in ids if re.fullmatch(rf"{kind}-\d+", name)} == numbers
        disks = {f"disk-{seat}-track-{track}" for seat in range(seats) for track in range(4)}
        disks |= {f"disk-{seat}-node-{node}" for node, seen in enumerate(view["disks"]) for seat in seen}
        disks |= {f"disk-{seat}-voyage-{slot}" for slot, seen in enumerate(view["investors"]) for seat in seen}
        assert {name for name in ids if name.startswith("disk-")} == disks
        assert "cap" in ids


def test_a_view_is_drawn_the_same_whatever_was_drawn_before() -> None:
    state = GAME.new_state(3, 7)
    before = draw(state)
    GAME.pictures()
    for other in some(4):
        draw(other)
    assert draw(state) == before


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_narrow_table_has_all_parts_of_the_wide_one(seats: int) -> None:
    sheet = narrow(seats)
    for state in some(seats):
        view = GAME.view(state, 0)
        drawing = board.table(CATALOG, view, narrow=True)
        root = ElementTree.fromstring(drawing)
        assert root.get("viewBox") == f"0 0 {sheet.width} {sheet.height}"
        things = {name for name in IDS.findall(board.table(CATALOG, view)) if not name.startswith("_")}
        assert {name for name in IDS.findall(drawing) if not name.startswith("_")} == things


@pytest.mark.parametrize("layout", [wide, narrow])
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_parts_of_the_table_lie_side_by_side(layout: Callable[[int], Layout], seats: int) -> None:
    table = layout(seats)
    boxes = [table.banner, table.pool, table.castle, *table.districts, table.tracks, table.map, table.voyages]
    boxes += [table.stacks, *table.players]
    assert len(table.players) == seats
    for number, (x, y, width, height) in enumerate(boxes):
        assert 0 < x < x + width < table.width
        assert 0 < y < y + height < table.height
        for left, top, wide_, high in boxes[:number]:
            assert x >= left + wide_ or left >= x + width or y >= top + high or top >= y + height


def test_the_drawing_brings_its_own_ground() -> None:
    """So it is as legible on a dark page as on a light one."""
    root = ElementTree.fromstring(draw(GAME.new_state(2, 1)))
    grounds = [rect for rect in root.findall(f"{SVG}rect") if rect.get("x") == "0"]
    assert [(rect.get("width"), rect.get("height")) for rect in grounds] == [(str(wide(2).width), str(wide(2).height))]
    assert all(rect.get("opacity") is None for rect in grounds)


def test_names_are_written_as_they_are() -> None:
    state = GAME.new_state(4, 1)
    names = ['<b>"Ann" & Co</b>', "Maria da Conceição", "Zé", "Inês"]
    assert state.to_move is not None
    names[state.to_move] = "Bartolomeu de Gusmão"
    drawing = board.table(CATALOG, GAME.view(state, state.to_move), names=names)
    root = ElementTree.fromstring(drawing)
    assert "<b>" not in drawing
    titles = "\n".join(element.text or "" for element in root.iter(f"{SVG}title"))
    written = " ".join(element.text or "" for element in root.iter(f"{SVG}text"))
    for name in names:
        assert name in titles
        assert written.count(name) >= 2, "once in the player order and once on the player's own board"


def test_no_word_is_cut() -> None:
    for state in some(4):
        root = ElementTree.fromstring(draw(state))
        words = [element.text or "" for element in root.iter(f"{SVG}text")]
        assert [word for word in words if len(word) > 1 and word.endswith("…")] == []


def test_phrases_come_in_the_readers_words() -> None:
    drawing = board.table(CATALOG, GAME.view(GAME.new_state(2, 1), None), words={"Castle": "Burg"})
    assert ">Burg</text>" in drawing
    assert ">Castle</text>" not in drawing


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_drawing_is_small(seats: int) -> None:
    assert max(len(draw(state).encode()) for state in some(seats)) < 130_000


def test_dice_never_leave_their_place() -> None:
    """Even all dice of four players in one row of the city."""
    table = scene.quiet(4)
    table.location = 2
    for seat in range(4):
        for colour in (0, 1, 2):
            scene.die(table, 1, seat, colour, 3)
    root = ElementTree.fromstring(draw(table))
    box = board.city.place(wide(4), 1)
    for seat in range(4):
        for code in range(seat * 3, seat * 3 + 3):
            die = next(element for element in root.iter() if element.get("id") == f"die-{code}")
            x, y = map(float, re.findall(r"-?[\d.]+", die.get("transform") or "")[:2])
            assert box.x < x < box.x + box.width
            assert box.y < y < box.y + box.height


def test_the_end_says_who_has_won() -> None:
    end = positions(3)[-1]
    view = GAME.view(end, None)
    assert (view["phase"], view["to_move"]) == (OVER, None)
    winner = end.ranking().index(1)
    names = ["Phil", "Chris", "Eve"]
    assert f"{names[winner]} wins" in board.table(CATALOG, view, names=names)


def test_the_die_whose_turn_it_is_stands_out() -> None:
    state = next(s for s in positions(3) if GAME.view(s, None)["phase"] == PHASE_C)
    assert draw(state).count("It is this die's turn.") == 1
