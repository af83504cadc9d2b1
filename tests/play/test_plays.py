"""Whole plays by lot of every game: CARAVELA_PLAYS says how many for each number of players."""

import os
from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest

import caravela
from caravela.kernel.game import GAMES
from tests.play.walks import LOOKS, check_drawing, check_menu, check_record, laws, length, look_closely, walk

PLAYS = int(os.environ.get("CARAVELA_PLAYS", "40"))
CHUNK = max(5, PLAYS // 100)


def tables() -> Iterator[tuple[str, int]]:
    """Every game with each number of players."""
    for key in GAMES:
        for seats in caravela.game(key).players:
            yield key, seats


@pytest.mark.parametrize("first", range(0, PLAYS, CHUNK))
@pytest.mark.parametrize(("key", "seats"), [*tables()])
def test_plays_keep_the_laws(key: str, seats: int, first: int) -> None:
    drawn: set[str] = set()
    for seed in range(first, min(first + CHUNK, PLAYS)):
        try:
            play(caravela.game(key), seats, seed, drawn)
        except Exception as error:
            error.add_note(f"in the play of {key} with {seats} seats and seed {seed}")
            raise


def play(game: caravela.Game, seats: int, seed: int, drawn: set[str]) -> None:
    """One play with everything that is checked on its way; `drawn` are the kinds of action that were drawn so far."""
    end = length(game, seats, seed, Random(seed))
    aside = Random(seed + 1_000_000)
    looks = aside.sample(range(1, end + 1), LOOKS)
    stops = {aside.randrange(1, end), end}
    rules = None
    for count, (state, record) in enumerate(walk(game, seats, seed, Random(seed))):
        if rules is None:
            rules = laws(state)
        else:
            rules.check(state)
        check_menu(state, aside)
        if count in looks:
            look_closely(state, aside)
        kinds = {game.actions.decode(action)[0] for action in state.legal_actions()}
        if count == looks[0] or not kinds <= drawn:
            drawn |= kinds
            check_drawing(state)
        if count in stops:
            if state.is_over:
                record.scores = state.scores()
            check_record(state, record)
    assert state.is_over
    assert max(state.scores()) == state.scores()[state.ranking().index(1)]


@pytest.mark.parametrize(("key", "seats"), [*tables()])
def test_a_record_is_kept_in_a_file(key: str, seats: int, tmp_path: Path) -> None:
    *_, (state, record) = walk(caravela.game(key), seats, 7, Random(7))
    file = tmp_path / "play.json"
    file.write_text(record.to_json(), encoding="utf-8")
    assert caravela.Record.from_json(file.read_text(encoding="utf-8")).replay().dump() == state.dump()
    assert caravela.Record.from_json(file.read_bytes()).replay().dump() == state.dump()


@pytest.mark.parametrize(("key", "seats"), [*tables()])
def test_seed_and_actions_make_the_play(key: str, seats: int) -> None:
    game = caravela.game(key)
    one, two = walk(game, seats, 3, Random(5)), walk(game, seats, 3, Random(5))
    for (state, _), (other, _) in zip(one, two, strict=True):
        assert state is not other
        assert state.dump() == other.dump()
    assert game.new_state(seats, 4).dump() != game.new_state(seats, 3).dump()
