"""Playing at the terminal."""

import os
import subprocess
import sys
from pathlib import Path

import pytest
from rich.console import Console

import caravela
from caravela.cli import speech
from caravela.kernel.game import GAMES
from tests.cli.conftest import Command


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("key", list(GAMES))
def test_a_whole_play_is_played_and_kept(command: Command, tmp_path: Path, key: str, seats: int) -> None:
    file = tmp_path / "play.json"
    code, out, _ = command("play", key, "--seats", seats, "--seed", 5, "--save", file, typed="1\n" * 500)
    assert code == 0
    assert "The play is over" in out
    record = caravela.Record.from_json(file.read_text(encoding="utf-8"))
    state = record.replay()
    assert state.is_over
    assert record.scores == state.scores()
    assert sorted(record.players) == ["greedy"] * (seats - 1) + ["you"]
    for score in state.scores():
        assert str(score) in out
    assert ("You have won!" in out) == (state.ranking()[record.players.index("you")] == 1)


def test_every_answer_is_numbered_and_a_wrong_one_asked_again(command: Command) -> None:
    code, out, _ = command("play", "coimbra", "--seed", 1, "--seats", 2, typed="0\n99\nabc\n1\nq\n")
    assert code == 0
    assert out.count("is no answer here: type a number from 1 to") == 3


def test_help_hint_points_table_and_clause(command: Command) -> None:
    code, out, _ = command("play", "coimbra", "--seed", 1, "--seats", 2, typed="?\nh\np\nt\nc coi-a1\nc x\nq\n")
    assert code == 0
    assert "take your last choice back" in out
    assert "majorities" in out
    assert out.count("Influence (ahead first)") == 2
    assert caravela.clauses("coimbra")["COI-A1"] in out
    assert "there is no clause 'x'" in out


def test_a_choice_is_taken_back_until_something_is_revealed(command: Command, tmp_path: Path) -> None:
    file = tmp_path / "play.json"
    # the last to choose start conditions has two choices in a row
    typed = "u\n1\nu\n2\nq\n"
    code, out, _ = command("play", "coimbra", "--seed", 5, "--seats", 2, "--save", file, typed=typed)
    assert code == 0
    assert "there is no choice of yours to take back" in out
    assert out.count("taken back") == 1
    kept = caravela.Record.from_json(file.read_text(encoding="utf-8"))
    code, out, _ = command("play", "coimbra", "--seed", 5, "--seats", 2, typed="2\nq\n")
    straight = tmp_path / "straight.json"
    command("play", "coimbra", "--seed", 5, "--seats", 2, "--save", straight, typed="2\nq\n")
    again = caravela.Record.from_json(straight.read_text(encoding="utf-8"))
    assert kept.actions == again.actions
    assert kept.replay().dump() == again.replay().dump()


def test_others_choices_stand(command: Command) -> None:
    typed = "1\n" * 12 + "u\nq\n"
    outs = [command("play", "coimbra", "--seed", seed, "--seats", 2, typed=typed)[1] for seed in range(6)]
    assert any("your last choice stands" in out for out in outs)


def test_a_play_is_left_and_gone_on_with(command: Command, tmp_path: Path) -> None:
    file = tmp_path / "play.json"
    command("play", "coimbra", "--seed", 5, "--seats", 3, "--save", file, typed="1\n" * 20 + "q\n")
    first = caravela.Record.from_json(file.read_text(encoding="utf-8"))
    assert not first.replay().is_over
    code, out, _ = command("play", "--resume", file, typed="1\n" * 500)
    assert code == 0
    assert "The play is over" in out
    whole = caravela.Record.from_json(file.read_text(encoding="utf-8"))
    assert whole.replay().is_over
    assert whole.actions[: len(first.actions)] == first.actions
    assert [place for place, _ in whole.reseeds] == [len(first.actions)], "what is to come is dealt anew"
    code, _, err = command("play", "--resume", file)
    assert code == 2
    assert "is over" in err


def test_the_end_of_the_input_keeps_the_play(command: Command, tmp_path: Path) -> None:
    file = tmp_path / "play.json"
    code, _, _ = command("play", "coimbra", "--seed", 5, "--save", file, typed="1\n1\n")
    assert code == 0
    assert caravela.Record.from_json(file.read_text(encoding="utf-8")).actions


def test_the_table_is_drawn_and_the_play_saved_on_the_way(command: Command, tmp_path: Path) -> None:
    svg, save = tmp_path / "table.svg", tmp_path / "play.json"
    typed = f"d {svg}\ns {save}\nd {tmp_path / 'no' / 'x.svg'}\nd {tmp_path}\nq\n"
    code, out, _ = command("play", "coimbra", "--seed", 5, typed=typed)
    assert code == 0
    assert svg.read_text(encoding="utf-8").startswith("<svg")
    caravela.Record.from_json(save.read_text(encoding="utf-8"))
    assert "there is no folder" in out
    assert "is a folder; name a file" in out
    assert sorted(tmp_path.iterdir()) == [save, svg]


@pytest.mark.parametrize(
    ("typed", "said"),
    [
        ("1" * 5000, "is no answer here"),
        ("\u00b2", "is no answer here"),
        ("d", "name a file too: d FILE"),
        ("s", "name a file too: s FILE"),
        ("s x\0y", "is no name of a file"),
        ("s /tmp/" + "x" * 300, "cannot be written: file name too long; name another file"),
        ("d ~nobody-of-this-name/x.svg", "there is no folder ~nobody-of-this-name"),
        ("d \udcff/x.svg", "there is no folder"),
    ],
)
def test_a_strange_answer_is_asked_again(command: Command, typed: str, said: str) -> None:
    code, out, _ = command("play", "coimbra", "--seed", 1, "--seats", 2, typed=f"{typed}\nq\n")
    assert code == 0
    assert said in out
    assert out.endswith("> ")


@pytest.mark.parametrize("words", ["coimbra", "--seats 3", "--seat 1", "--bots random", "--seed 5"])
def test_a_saved_play_goes_on_as_it_was_begun(command: Command, tmp_path: Path, words: str) -> None:
    file = tmp_path / "play.json"
    command("play", "coimbra", "--seed", 5, "--save", file, typed="1\nq\n")
    before = file.read_bytes()
    code, out, err = command("play", *words.split(), "--resume", file)
    assert (code, out) == (2, "")
    assert "a saved play goes on as it was begun; leave" in err
    assert file.read_bytes() == before


@pytest.mark.parametrize("encoding", ["ascii", "latin-1", "cp437"])
def test_a_terminal_without_our_letters_shows_others(encoding: str) -> None:
    done = subprocess.run(
        [sys.executable, "-c", "from caravela.cli import main; main()", "play", "coimbra", "--seed", "1"],
        input=b"t\np\n1\nq\n",
        env=os.environ | {"PYTHONIOENCODING": encoding},
        capture_output=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    assert done.stdout.count(b"Influence (ahead first)") == 2
    assert done.stdout.decode(encoding)


def test_a_play_without_any_input_is_left() -> None:
    words = f"{sys.executable} -c 'from caravela.cli import main; main()' play coimbra --seed 1 <&-"
    done = subprocess.run(["bash", "-c", words], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    assert "Traceback" not in done.stderr


def test_files_of_others_are_not_overwritten_on_the_way(command: Command, tmp_path: Path) -> None:
    precious, mine = tmp_path / "precious.txt", tmp_path / "mine.json"
    precious.write_text("keep me", encoding="utf-8")
    typed = f"s {precious}\nd {precious}\ns {mine}\n1\ns {mine}\nq\n"
    code, out, _ = command("play", "coimbra", "--seed", 5, typed=typed)
    assert code == 0
    assert out.count("is there already; name another file") == 2
    assert precious.read_text(encoding="utf-8") == "keep me"
    assert caravela.Record.from_json(mine.read_bytes()).actions


@pytest.mark.parametrize("key", list(GAMES))
def test_help_names_a_clause_and_a_player_of_the_game(command: Command, key: str) -> None:
    _, out, _ = command("play", key, "--seed", 5, typed="?\nq\n")
    assert f"c {next(iter(caravela.clauses(key)))}" in out
    assert f"t {caravela.game(key).seat_name(0).lower()}" in out


def test_parts_of_the_table_are_shown_by_a_word(command: Command) -> None:
    code, out, _ = command("play", "coimbra", "--seed", 1, "--seats", 2, typed="t voy\nt xyz\nq\n")
    assert code == 0
    assert out.count("Voyages:") == 2
    assert out.count("Monasteries:") == 1
    assert "the table has no part about 'xyz'" in out


def test_each_question_comes_with_what_the_person_has(command: Command) -> None:
    code, out, _ = command("play", "coimbra", "--seed", 1, "--seats", 2, typed="1\nq\n")
    assert code == 0
    lines = out.splitlines()
    asked = [number for number, line in enumerate(lines) if line.startswith("Blue: ")]
    assert len(asked) == 2
    assert all("guards" in lines[number - 1] and "Blue" in lines[number - 1] for number in asked)


@pytest.mark.parametrize("wide", [80, 120])
def test_long_lines_go_on_indented_in_a_terminal(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], wide: int
) -> None:
    monkeypatch.setattr(
        speech, "out", Console(markup=False, highlight=False, soft_wrap=True, force_terminal=True, width=wide)
    )
    game = caravela.game("coimbra")
    text = game.text(game.view(game.new_state(4, 1), 0))
    speech.lay(text)
    lines = capsys.readouterr().out.splitlines()
    assert max(map(len, lines)) <= wide
    assert len(lines) > len(text.splitlines())
    assert " ".join(" ".join(lines).split()) == " ".join(text.split())
