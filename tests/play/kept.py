"""Kept plays: records in tests/games/<game>/plays with what they come to, and how they are found and written anew."""

import json
import os
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from importlib import import_module
from pathlib import Path
from typing import Any

import caravela
from caravela import Event, Game, Record, State
from caravela.bots import bot

WRITE = os.environ.get("CARAVELA_WRITE_FIXTURES") == "1"
GAMES_FOLDER = Path(__file__).parents[1] / "games"
SEARCH = 50_000
"""How many seeds are tried for one kept play."""


@dataclass(frozen=True)
class Played:
    """A play that is over, with all that happened in it."""

    record: Record
    state: State
    events: Sequence[Event]


@dataclass(frozen=True)
class Ending:
    """A play to be kept: its name, who plays, and what has to be true of it."""

    name: str
    bots: Sequence[str]
    wanted: Callable[[Played], bool]


def folder(key: str) -> Path:
    return GAMES_FOLDER / key / "plays"


def endings(key: str) -> Sequence[Ending]:
    found: Sequence[Ending] = import_module(f"tests.games.{key}.endings").ENDINGS
    return found


def played(record: Record) -> Played:
    """A record played to its end before a listener."""
    state = record.start()
    events = state.listen()
    record.resume(state, 0, len(record.actions))
    return Played(record, state, events)


def find(game: Game, ending: Ending) -> Record:
    """The first play, by seed, that ends as wanted."""
    for seed in range(SEARCH):
        players = [bot(name, seed * 31 + seat) for seat, name in enumerate(ending.bots)]
        record = Record.play(game, players, seed)
        if ending.wanted(played(record)):
            return record
    raise LookupError(f"no play among {SEARCH} is {ending.name}")


def outcome(state: State) -> dict[str, Any]:
    """What a kept play comes to."""
    return {
        "scores": state.scores(),
        "ranking": state.ranking(),
        "breakdown": [points_from(state, seat) for seat in range(state.seats)],
    }


def points_from(state: State, seat: int) -> dict[str, int]:
    now: dict[str, int] = state.game.breakdown(state, seat)["now"]
    return {source: points for source, points in now.items() if points}


def expected(key: str) -> dict[str, dict[str, Any]]:
    text = folder(key).joinpath("expected.json").read_text(encoding="utf-8")
    found: dict[str, dict[str, Any]] = json.loads(text)
    return found


def read(key: str, name: str) -> Record:
    return Record.from_json(folder(key).joinpath(f"{name}.json").read_bytes())


def write(key: str) -> None:
    """Find the plays of a game anew, and write them and what they come to."""
    game = caravela.game(key)
    place = folder(key)
    place.mkdir(exist_ok=True)
    for old in place.glob("*.json"):
        old.unlink()
    outcomes = {}
    for ending in endings(key):
        record = find(game, ending)
        place.joinpath(f"{ending.name}.json").write_text(record.to_json() + "\n", encoding="utf-8")
        outcomes[ending.name] = outcome(played(record).state)
    lines = ",\n".join(f"{json.dumps(name)}: {json.dumps(found)}" for name, found in outcomes.items())
    place.joinpath("expected.json").write_text(f"{{\n{lines}\n}}\n", encoding="utf-8")
    place.joinpath("golden.txt").write_text(story(read(key, endings(key)[0].name)), encoding="utf-8")


def story(record: Record) -> str:
    """A play as a person reads it: each question with its answer, what happened, the table after each round."""
    game = record.game
    state = record.start()
    events = state.listen()
    bots = ", ".join(record.players)
    lines = [f"{game.title}, {record.seats} seats, seed {record.seed} ({bots})", "", game.text(game.view(state, None))]
    told = 0
    for place, action in enumerate(record.actions):
        lines += ["", f"{place + 1}. Seat {state.to_move}: {game.question(state)}"]
        lines.append(f"   > {game.label(state, action)}")
        rounds = state.round
        record.resume(state, place, place + 1)
        lines += [f"   {game.tell(event)}" for event in events[told:]]
        told = len(events)
        if state.round != rounds or state.is_over:
            lines += ["", game.text(game.view(state, None))]
    lines += ["", f"Scores: {state.scores()}. Places: {state.ranking()}."]
    return "\n".join(lines) + "\n"
