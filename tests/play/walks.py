"""Whole plays by lot, and what every game promises on the way; a game's own laws lie in tests/games/<game>/laws.py."""

import json
import pickle
from collections.abc import Iterator
from importlib import import_module
from random import Random
from typing import Any

import numpy as np
import pytest

from caravela import CaravelaError, Game, IllegalAction, Record, State
from caravela.kernel.pickling import values

LOOKS = 5
"""How often a play is looked at closely."""


def laws(state: State) -> Any:
    """The laws of a state's game, beginning with its deal."""
    return import_module(f"tests.games.{state.game.key}.laws").Laws(state)


def walk(game: Game, seats: int, seed: int, chance: Random) -> Iterator[tuple[State, Record]]:
    """A play by lot: the state and the record so far, after the deal and after each action."""
    record = Record(game, seats, seed)
    state = record.start()
    while True:
        yield state, record
        if state.is_over:
            return
        action = chance.choice(state.legal_actions())
        state.apply(action)
        record.actions.append(action)


def length(game: Game, seats: int, seed: int, chance: Random) -> int:
    """How many actions a walk takes."""
    return sum(1 for _ in walk(game, seats, seed, chance)) - 1


def check_menu(state: State, chance: Random) -> None:
    """At least two different actions while the play goes on, each readable; any other number is refused."""
    space = state.game.actions
    menu = state.legal_actions()
    if state.is_over:
        assert menu == []
        assert state.to_move is None
    else:
        assert state.to_move in range(state.seats)
        assert len(set(menu)) == len(menu) >= 2
    for action in menu:
        kind, *args = space.decode(action)
        assert space.encode(kind, *args) == action
    wrong = chance.randrange(space.size)
    while wrong in menu:
        wrong = chance.randrange(space.size)
    before = shallow(state)
    with pytest.raises(IllegalAction) as refused:
        state.apply(wrong)
    assert refused.value.message
    assert shallow(state) == before


def shallow(state: State) -> dict[str, Any]:
    """A quick copy of a state's attributes; `dump` is the thorough one."""
    return {name: value[:] if isinstance(value, list) else value for name, value in values(state).items()}


def look_closely(state: State, chance: Random) -> None:
    """Copies are whole and independent; looking changes nothing; nobody sees what is still to come."""
    before = state.dump()
    check_copies(state, before)
    told = answers(state)
    check_answers(state, told)
    other = state.clone()
    other.resample(chance.randrange(2**53))
    assert other.dump() != before
    assert answers(other) == told, "somebody is told what chance has in store"
    for wrong in (-1, state.game.actions.size, chance.randrange(state.game.actions.size, 2**70)):
        with pytest.raises(CaravelaError):
            state.apply(wrong)
    assert state.dump() == before


def check_copies(state: State, before: object) -> None:
    state.legal_actions().clear()
    state.scores().clear()
    clone = state.clone()
    assert clone.dump() == before
    revived: State = pickle.loads(pickle.dumps(state))
    assert revived.dump() == before
    go_on(clone)
    assert state.dump() == before, "playing on with a clone has changed its original"
    go_on(revived)
    assert revived.dump() == clone.dump()
    if not state.is_over:
        assert clone.dump() != before


def go_on(state: State) -> None:
    """Up to a dozen more actions, always the same."""
    for i in range(12):
        menu = state.legal_actions()
        if menu:
            state.apply(menu[i % len(menu)])


def answers(state: State) -> dict[str, Any]:
    """All that a guest can be told about a state."""
    game = state.game
    menu = state.legal_actions()
    seats = range(state.seats)
    return {
        "menu": menu,
        "views": [game.view(state, seat) for seat in (*seats, None)],
        "question": game.question(state),
        "labels": [game.label(state, action) for action in menu],
        "targets": [game.targets(state, action) for action in menu],
        "breakdowns": [game.breakdown(state, seat) for seat in seats],
        "values": game.values(state),
        "features": [game.encode(state, seat).tolist() for seat in seats],
        "text": game.text(game.view(state, None)),
        "scores": (state.scores(), state.ranking(), state.to_move, state.is_over),
    }


def check_answers(state: State, told: dict[str, Any]) -> None:
    """The answers are of the promised kinds and plain data."""
    seats = int(state.seats)
    assert json.loads(json.dumps(told["views"], allow_nan=False)) == told["views"]
    assert told["question"]
    assert told["text"]
    assert all(told["labels"])
    for action in range(state.game.actions.size):
        reason = state.game.why_not(state, action)
        assert (reason is None) == (action in told["menu"])
        assert reason is None or reason[1]
    for points, score in zip(told["breakdowns"], state.scores(), strict=True):
        assert set(points) == {"now", "final"}
        assert list(points["now"]) == list(points["final"])
        assert sum(points["now"].values()) == score
        if state.is_over:
            assert points["now"] == points["final"]
    assert [type(value) for value in told["values"]] == [float] * seats
    assert np.isfinite(told["values"]).all()
    features = state.game.encode(state, seats - 1)
    assert features.dtype == np.float32
    assert {len(row) for row in told["features"]} == {*features.shape}
    assert np.isfinite(told["features"]).all()


def check_drawing(state: State) -> None:
    """The drawing shows every place where an action is to be clicked, and drawing changes nothing."""
    before = shallow(state)
    drawing = state.game.svg(state.game.view(state, state.to_move))
    assert drawing.startswith("<svg")
    for action in state.legal_actions():
        for place in state.game.targets(state, action):
            assert f' id="{place}"' in drawing
    assert shallow(state) == before


def check_record(state: State, record: Record) -> None:
    """Written, read and replayed, a play comes to the same table."""
    text = record.to_json()
    found = Record.from_json(text)
    assert found.to_json() == text
    assert (found.actions, found.seats, found.seed) == (record.actions, record.seats, record.seed)
    assert found.replay().dump() == state.dump()
    assert Record.from_json(text.encode(), record.game).replay().dump() == state.dump()
