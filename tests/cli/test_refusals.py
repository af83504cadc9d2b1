"""Bad input: one clear message, exit code 2, nothing half-done."""

from collections.abc import Callable
from pathlib import Path

import pytest

import caravela
from caravela.bots import bot
from tests.cli.conftest import Command

CATALOG = Path(caravela.__file__).with_name("games") / "coimbra" / "catalog.toml"


def record_text(seed: int = 3) -> str:
    return caravela.Record.play(caravela.game("coimbra"), [bot("random", 1), bot("random", 2)], seed).to_json()


@pytest.mark.parametrize(
    ("words", "said"),
    [
        ("play chess", "there is no game 'chess'; there is coimbra"),
        ("play coimbra --seats 1", "2 to 4 players, not 1"),
        ("play coimbra --seats 5", "2 to 4 players, not 5"),
        ("play coimbra --seats 3 --seat 4", "--seat is a number from 1 to 3, not 4"),
        ("play coimbra --seed -1", "a seed is a whole number from 0 to"),
        ("play coimbra --seed 9007199254740992", "a seed is a whole number from 0 to"),
        ("play coimbra --bots clever", "there is no bot 'clever'; there is random, greedy"),
        ("play coimbra --save /no/such/folder/play.json", "there is no folder /no/such/folder"),
        ("play --resume /no/such/file.json", "cannot be read: no such file"),
        ("simulate chess", "there is no game 'chess'"),
        ("simulate coimbra --seats 7", "2 to 4 players, not 7"),
        ("simulate coimbra --seats 3 --bots random,greedy", "2 bots are named for 3 seats"),
        ("simulate coimbra --games 0", "at least one game"),
        ("simulate coimbra --seed -4", "a seed is a whole number"),
        ("replay /no/such/file.json", "cannot be read: no such file"),
        ("rules chess", "there is no game 'chess'"),
        ("rules coimbra --clause COI-C999", "have no clause 'COI-C999'"),
        ("catalog show chess", "there is no game 'chess'"),
        ("catalog show coimbra --source hearsay", "no figure of this catalog comes from 'hearsay'"),
        ("catalog check coimbra --catalog /no/such.toml", "there is no such file"),
        ("bench chess", "there is no game 'chess'"),
        ("bench coimbra --seconds 0", "a time above 0 seconds"),
    ],
)
def test_one_line_says_what_is_wrong(command: Command, words: str, said: str) -> None:
    code, out, err = command(*words.split())
    assert code == 2
    assert said in err
    assert len(err.strip().splitlines()) == 1
    assert not out


@pytest.mark.parametrize(
    "words", ["", "fly", "play coimbra --seats three", "simulate", "replay", "play coimbra --seed x", "catalog"]
)
def test_a_wrong_command_line_is_explained(command: Command, words: str) -> None:
    code, out, err = command(*words.split())
    assert code == 2
    assert "Usage" in out + err
    assert "Traceback" not in out + err


@pytest.mark.parametrize(
    ("name", "damage", "said"),
    [
        ("truncated", lambda text: text[: len(text) // 2], "missing or damaged"),
        ("altered", lambda text: text.replace('"seed":3', '"seed":4'), "altered or damaged"),
        ("foreign", lambda _: '{"hello": "world"}', "no record of a play"),
        ("binary", lambda _: "\x00\x01\x02", "no record of a play"),
        ("empty", lambda _: "", "no record of a play"),
    ],
)
@pytest.mark.parametrize("words", ["replay", "play --resume"])
def test_a_bad_record_is_refused(
    command: Command, tmp_path: Path, words: str, name: str, damage: Callable[[str], str], said: str
) -> None:
    file = tmp_path / f"{name}.json"
    file.write_text(damage(record_text()), encoding="utf-8")
    before = file.read_bytes()
    code, out, err = command(*words.split(), file)
    assert (code, out) == (2, "")
    assert said in err
    assert str(file) in err
    assert file.read_bytes() == before
    assert list(tmp_path.iterdir()) == [file]


def test_a_play_of_bots_alone_is_not_resumed(command: Command, tmp_path: Path) -> None:
    file = tmp_path / "bots.json"
    file.write_text(record_text(), encoding="utf-8")
    code, _, err = command("play", "--resume", file)
    assert code == 2
    assert "a play without a person" in err


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        ('id = "council-gatekeeper"', 'id = "council-master-of-arms"', "council-master-of-arms"),
        ("influence = 2", "influence = 9", "found 9, allowed is"),
        ('class = "council"', 'class = "wizard"', 'found "wizard", allowed is'),
        ("rise = 1", "rise = 2", 'card "council-magistrate", bonus.rise: found 2, allowed is 1'),
        ("recall = 3", "recall = 0", 'card "scholar-librarian", bonus.recall: found 0'),
    ],
)
def test_a_wrong_catalog_is_refused_with_entry_value_and_what_is_allowed(
    command: Command, tmp_path: Path, old: str, new: str, said: str
) -> None:
    file = tmp_path / "mine.toml"
    text = CATALOG.read_text(encoding="utf-8")
    assert old in text
    file.write_text(text.replace(old, new, 1), encoding="utf-8")
    for words in ("catalog check coimbra", "catalog show coimbra", "play coimbra", "simulate coimbra --games 1"):
        code, out, err = command(*words.split(), "--catalog", file)
        assert (code, out) == (2, "")
        assert said in err
        assert str(file) in err
        assert len(err.strip().splitlines()) == 1


def test_a_catalog_without_a_card_is_refused(command: Command, tmp_path: Path) -> None:
    file = tmp_path / "mine.toml"
    entries = CATALOG.read_text(encoding="utf-8").split("[[card]]")
    file.write_text("[[card]]".join(entries[:5] + entries[6:]), encoding="utf-8")
    code, _, err = command("catalog", "check", "coimbra", "--catalog", file)
    assert code == 2
    assert "card" in err
    assert len(err.strip().splitlines()) == 1


def test_a_record_over_another_catalog_needs_its_file(command: Command, tmp_path: Path) -> None:
    file = tmp_path / "mine.toml"
    text = CATALOG.read_text(encoding="utf-8")
    old = "bonus = { gain = { guards = 4 } }"
    assert old in text
    file.write_text(text.replace(old, "bonus = { gain = { guards = 3 } }", 1), encoding="utf-8")
    record = tmp_path / "play.json"
    game = caravela.game("coimbra", file)
    record.write_text(caravela.Record.play(game, [bot("random", 1), bot("random", 2)], 3).to_json(), encoding="utf-8")
    code, _, err = command("replay", record)
    assert code == 2
    assert "name the file of that catalog" in err
    code, out, _ = command("replay", record, "--catalog", file)
    assert code == 0
    assert "place" in out


def test_an_existing_file_is_not_overwritten(command: Command, tmp_path: Path) -> None:
    file = tmp_path / "precious.txt"
    file.write_text("keep me", encoding="utf-8")
    code, _, err = command("play", "coimbra", "--save", file)
    assert code == 2
    assert "is there already" in err
    assert file.read_text(encoding="utf-8") == "keep me"
