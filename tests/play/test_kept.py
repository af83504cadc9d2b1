"""Kept plays replay to the same end. CARAVELA_WRITE_FIXTURES=1 (on one process) writes them anew: read the difference.

The first play of a game is also told as a person reads it, in golden.txt.
"""

import pytest

from caravela.kernel.game import GAMES
from tests.play.kept import WRITE, Ending, endings, expected, folder, outcome, played, read, story, write
from tests.play.walks import check_record, laws

PLAYS = [(key, ending) for key in GAMES for ending in endings(key)]
SMALL = 6_500

each_play = pytest.mark.parametrize(("key", "ending"), PLAYS, ids=[f"{key}-{ending.name}" for key, ending in PLAYS])
each_game = pytest.mark.parametrize("key", list(GAMES))


@pytest.fixture(scope="module", autouse=True)
def written() -> None:
    if WRITE:
        for key in GAMES:
            write(key)


@each_play
def test_a_kept_play_comes_to_the_same_end(key: str, ending: Ending) -> None:
    found = played(read(key, ending.name))
    assert found.state.is_over
    assert outcome(found.state) == expected(key)[ending.name]
    assert found.record.scores == found.state.scores()
    check_record(found.state, found.record)


@each_play
def test_a_kept_play_shows_what_its_name_says(key: str, ending: Ending) -> None:
    record = read(key, ending.name)
    assert record.players == list(ending.bots)
    assert ending.wanted(played(record))


@each_play
def test_a_kept_play_keeps_the_laws(key: str, ending: Ending) -> None:
    record = read(key, ending.name)
    state = record.start()
    rules = laws(state)
    for place in range(len(record.actions)):
        assert record.actions[place] in state.legal_actions()
        record.resume(state, place, place + 1)
        rules.check(state)


@each_game
def test_what_is_kept_is_known_and_small(key: str) -> None:
    names = {f"{ending.name}.json" for ending in endings(key)}
    files = [*folder(key).glob("*.json")]
    assert {file.name for file in files} == names | {"expected.json"}
    assert set(expected(key)) == {ending.name for ending in endings(key)}
    assert [file.name for file in files if file.name in names and file.stat().st_size > SMALL] == []


@each_game
def test_the_golden_play_reads_the_same(key: str) -> None:
    text = folder(key).joinpath("golden.txt").read_text(encoding="utf-8")
    record = read(key, endings(key)[0].name)
    assert story(record).splitlines() == text.splitlines()
