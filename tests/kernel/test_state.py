"""The agenda, choices, chance and listeners, on the toy's quay."""

from typing import ClassVar

import numpy as np
import pytest

from caravela.kernel.errors import CaravelaError, IllegalAction
from caravela.kernel.events import Event
from caravela.kernel.pickling import plain
from caravela.kernel.scenario import stage
from caravela.kernel.state import State
from caravela.kernel.steps import Choice, Step
from tests.kernel.toy import GIVE, REST, SILK, Coin, Count, Greeting, Manifest, Morning, Quay, Toy, Turn


class Note(Step[Quay]):
    """Writes its number down and pushes the steps it is given."""

    __slots__ = ("number", "then")
    written: ClassVar[list[int]] = []

    def __init__(self, number: int, then: "list[Note]") -> None:
        self.number = number
        self.then = then

    def run(self, state: Quay) -> None:
        self.written.append(self.number)
        for step in self.then:
            state.push(step)


def dealt(seats: int = 3, seed: int = 1) -> Quay:
    return Toy().deal(seats, seed)


def calm(seats: int = 3) -> Quay:
    """A quay on which no wind blows and nobody is to do anything."""
    state = dealt(seats)
    state.wind = -1
    state.agenda.clear()
    return state


# the agenda


def test_the_last_step_pushed_runs_first_and_what_it_pushes_comes_before_the_rest() -> None:
    state = calm()
    Note.written.clear()
    stage(state, Note(1, [Note(4, []), Note(2, [Note(3, [])])]), Note(5, []))
    assert Note.written == [1, 2, 3, 4, 5]


def test_the_agenda_stops_at_a_choice() -> None:
    state = calm()
    Note.written.clear()
    stage(state, Note(1, []), Turn(1), Turn(2), Note(2, []))
    assert (Note.written, state.to_move, state.is_over) == ([1], 1, False)
    state.apply(SILK)
    assert (Note.written, state.to_move) == ([1], 2)
    state.apply(SILK)
    assert (Note.written, state.to_move, state.is_over) == ([1, 2], None, True)


def test_when_the_agenda_is_empty_the_play_is_over() -> None:
    state = calm()
    stage(state, Count(0))
    assert (state.to_move, state.is_over, state.legal_actions(), state.choice) == (None, True, [], None)


def test_a_nested_effect_asks_another_seat_before_the_turns_go_on() -> None:
    state = calm()
    state.wind = SILK
    state.holds = [0, 0, 0, 1, 1, 0, 0, 0, 0]
    stage(state, Turn(0), Turn(2))
    state.apply(SILK)
    assert state.to_move == 1
    assert state.legal_actions() == [GIVE, GIVE + 1]
    state.apply(GIVE + 1)
    assert state.to_move == 2
    assert state.holds == [0, 1, 1, 1, 0, 0, 0, 0, 0]


def test_steps_push_steps_that_push_steps() -> None:
    state = calm()
    state.resample(next(seed for seed in range(99) if heads(seed)))
    state.wind = SILK
    state.holds = [0, 0, 0, 0, 0, 1, 1, 1, 0]
    stage(state, Turn(0))
    state.apply(SILK)
    assert state.points == [1, 0, 0]  # seat 1 had only silk to give; the coin fell
    assert isinstance(state.choice, Greeting)
    assert (state.to_move, state.choice.to, state.legal_actions()) == (2, 0, [GIVE, GIVE + 1])


def heads(seed: int) -> bool:
    state = calm()
    state.resample(seed)
    stage(state, Coin(0, 0))
    return state.points[0] == 1


# choices


def test_one_legal_answer_is_not_asked_but_carried_out() -> None:
    state = calm()
    state.holds[3:6] = [0, 2, 0]
    turns = state.turn
    stage(state, Greeting(1, 0), Turn(2))
    assert (state.to_move, state.holds[:6], state.turn) == (2, [0, 1, 0, 0, 1, 0], turns + 1)


def test_a_choice_without_any_legal_answer_lapses() -> None:
    state = calm()
    stage(state, Greeting(1, 0), Turn(2))
    assert (state.to_move, state.holds) == (2, [0] * 9)


def test_the_menu_given_out_is_a_copy() -> None:
    state = dealt()
    menu = state.legal_actions()
    state.legal_actions().clear()
    assert state.legal_actions() == menu != []


@pytest.mark.parametrize(
    ("action", "clause", "reason"),
    [
        (SILK, "TOY-L1", "no silk is left on the quay"),
        (REST, "TOY-L2", "seat 1 has loaded nothing yet and cannot rest"),
        (GIVE, "TOY-L3", "now seat 1 loads a crate or rests"),
        (16, "", "there is no action 16; actions are 0 to 15"),
        (-1, "", "there is no action -1; actions are 0 to 15"),
        (10**30, "", f"there is no action {10**30}; actions are 0 to 15"),
    ],
)
def test_a_refusal_names_clause_and_reason_and_changes_nothing(action: int, clause: str, reason: str) -> None:
    state = calm()
    state.piles = [1, 1, 0]
    stage(state, Turn(1))
    before = state.dump()
    with pytest.raises(IllegalAction) as refused:
        state.apply(action)
    assert (refused.value.clause, refused.value.message) == (clause, reason)
    assert str(refused.value) == (f"{reason} [{clause}]" if clause else reason)
    assert state.dump() == before


def test_when_the_play_is_over_every_action_is_refused() -> None:
    state = calm()
    stage(state)
    with pytest.raises(IllegalAction, match="the play is over"):
        state.apply(0)


@pytest.mark.parametrize("action", ["load", 1.0, None, ("load", 1)])
def test_what_is_no_whole_number_is_refused(action: object) -> None:
    state = dealt()
    before = state.dump()
    with pytest.raises(CaravelaError, match="an action is a whole number, not"):
        state.apply(action)  # type: ignore[arg-type]
    assert state.dump() == before


def test_any_kind_of_integer_plays() -> None:
    one, other = dealt(), dealt()
    one.apply(SILK)
    other.apply(np.int64(SILK))
    assert one.dump() == other.dump()


def test_a_game_in_all_its_rounds() -> None:
    state = dealt(seed=5)
    rounds = set()
    while not state.is_over:
        rounds.add(int(state.round))
        menu = state.legal_actions()
        assert len(menu) > 1
        assert len(set(menu)) == len(menu)
        state.apply(menu[0])
    assert rounds == {1, 2, 3, 4}
    assert sum(state.piles) + sum(state.holds) == 15
    assert state.agenda == []


# clones


def test_a_clone_is_equal_and_goes_its_own_way() -> None:
    state = dealt(seed=5)
    twin = state.clone()
    before = state.dump()
    assert twin.dump() == before
    while not twin.is_over:
        twin.apply(twin.legal_actions()[-1])
    assert state.dump() == before
    assert twin.dump() != before


def test_a_clone_plays_on_in_the_same_way() -> None:
    state = dealt(seed=5)
    state.apply(0)
    twin = state.clone()
    while not state.is_over:
        action = state.legal_actions()[-1]
        state.apply(action)
        twin.apply(action)
        assert twin.dump() == state.dump()


def test_nobody_listens_to_a_clone() -> None:
    state = dealt()
    state.listen()
    assert state.clone().log is None


# chance


def test_chance_is_counted() -> None:
    state = calm()
    count = state.chance_count
    assert all(0 <= state.draw(6) < 6 for _ in range(10))
    assert state.chance_count == count + 10
    assert state.draw(1) == 0
    assert state.chance_count == count + 11


def test_the_same_seed_gives_the_same_chance() -> None:
    assert dealt(seed=5).dump() == dealt(seed=5).dump()
    assert dealt(seed=5).dump() != dealt(seed=6).dump()


def test_resample_changes_only_the_key() -> None:
    state = dealt(seed=5)
    before = state.clone()
    state.resample(6)
    assert (state.low, state.high) != (before.low, before.high)
    state.low, state.high = before.low, before.high
    assert state.dump() == before.dump()


def test_resample_changes_the_chance_to_come() -> None:
    state, other = calm(), calm()
    other.resample(2**40)
    assert [state.draw(1000) for _ in range(8)] != [other.draw(1000) for _ in range(8)]


def test_the_key_alone_decides() -> None:
    state, other = dealt(seed=5), dealt(seed=5)
    other.resample(77)
    other.resample(5)
    assert other.dump() == state.dump()


@pytest.mark.parametrize("seed", [-1, 2**53, 10**30])
def test_resample_takes_only_seeds_that_a_record_can_hold(seed: int) -> None:
    state = dealt()
    before = state.dump()
    with pytest.raises(CaravelaError, match=rf"a seed is a whole number from 0 to 9007199254740991, not {seed}"):
        state.resample(seed)
    assert state.dump() == before


# turns


def test_a_turn_begins_when_another_seat_is_asked() -> None:
    state = calm()
    start = state.turn
    stage(state, Turn(1), Turn(1), Turn(2), Turn(1))
    turns = []
    while not state.is_over:
        turns.append((int(state.asked), int(state.turn) - start))
        state.apply(SILK)
    assert turns == [(1, 1), (1, 1), (2, 2), (1, 3)]


# listeners


def test_events_are_told_to_a_listener() -> None:
    state = calm()
    state.holds[5] = 1
    state.wind = SILK
    events = state.listen()
    stage(state, Turn(0))
    assert events == []
    state.apply(SILK)
    assert events[:2] == [Event("loaded", {"seat": 0, "good": 2}), Event("gave", {"seat": 1, "to": 0, "good": 2})]
    assert events[2].key == "coin"
    assert state.game.tell(events[1]) == "Seat 1 gives silk to seat 0."


def test_listeners_share_one_list() -> None:
    state = dealt()
    assert state.listen() is state.listen()


def test_without_a_listener_nothing_is_told() -> None:
    state = dealt(seed=5)
    while not state.is_over:
        state.apply(state.legal_actions()[0])
    assert state.log is None


def test_a_listener_changes_nothing() -> None:
    state, other = dealt(seed=5), dealt(seed=5)
    other.listen()
    while not state.is_over:
        action = state.legal_actions()[0]
        state.apply(action)
        other.apply(action)
    assert state.dump() == other.dump()


# dumps


def test_a_dump_holds_every_attribute_but_game_listeners_and_what_the_game_shares() -> None:
    dump = dealt().dump()
    assert isinstance(dump, list)
    assert {name for name, _ in dump} == {
        "agenda", "asked", "chance_count", "choice", "high", "holds", "last", "low", "menu", "piles", "points", "round",
        "seats", "turn", "wind",
    }  # fmt: skip


@pytest.mark.parametrize("name", ["agenda", "choice", "holds", "low", "menu", "turn", "wind"])
def test_a_dump_shows_each_difference(name: str) -> None:
    state, other = dealt(), dealt()
    changed = {
        "agenda": [Morning()],
        "choice": Turn(2),
        "holds": [1] * 9,
        "low": 5,
        "menu": [0],
        "turn": 9,
        "wind": 7,
    }
    setattr(other, name, changed[name])
    assert other.dump() != state.dump()


def test_a_dump_spells_steps_out() -> None:
    assert plain([Greeting(1, 2), Morning()]) == [["Greeting", {"seat": 1, "to": 2}], ["Morning", {}]]


def test_a_dump_keeps_all_plain_values() -> None:
    values = [1, True, 0.5, "a", None, (1, [2]), {"a": {"b": (3,)}}]
    assert plain(values) == [1, True, 0.5, "a", None, [1, [2]], {"a": {"b": [3]}}]


def test_a_dump_refuses_what_it_could_not_compare() -> None:
    with pytest.raises(TypeError, match="keep it as a list or a mask"):
        plain([{1, 2}])


# what a game must bring


def test_the_bases_leave_the_rules_to_the_game() -> None:
    bare = State(Toy(Manifest([], [], 0)), 2)
    step: Step[State] = Step()
    choice: Choice[State] = Choice(0)
    for call in (bare.clone, bare.scores, bare.ranking):
        with pytest.raises(NotImplementedError):
            call()
    for run in (step.run, choice.legal):
        with pytest.raises(NotImplementedError):
            run(bare)
    for answer in (choice.resolve, choice.refuse):
        with pytest.raises(NotImplementedError):
            answer(bare, 0)


def test_a_notebook_draws_the_state() -> None:
    drawing = dealt()._repr_svg_()
    assert drawing.startswith("<svg")
    assert drawing.count("<rect") == 3
