"""What the other commands print."""

import json
import os
import signal
import subprocess
import sys
from pathlib import Path

import pytest

import caravela
from caravela.bots import bot
from caravela.cli.speech import write_whole
from caravela.kernel.catalog import kinds
from caravela.kernel.game import GAMES
from tests.cli.conftest import Command

each_game = pytest.mark.parametrize("key", list(GAMES))


def test_version_says_how_the_rules_run(command: Command) -> None:
    code, out, _ = command("--version")
    assert code == 0
    assert caravela.VERSION in out
    assert ("compiled" in out) == caravela.COMPILED


def test_uncompiled_rules_are_noted_in_one_line(command: Command) -> None:
    _, _, err = command("simulate", "coimbra", "--bots", "random", "--games", 1)
    assert err.count("\n") == (0 if caravela.COMPILED else 1)
    assert ("plain Python" in err) != caravela.COMPILED


@each_game
def test_simulate_as_json_can_be_played_again(command: Command, key: str) -> None:
    words = ("simulate", key, "--seats", 3, "--bots", "random,greedy,random", "--games", 2, "--seed", 9, "--json")
    code, out, _ = command(*words)
    assert code == 0
    result = json.loads(out)
    assert (result["game"], result["seats"], result["seed"], result["games"]) == (key, 3, 9, 2)
    assert [seat["bot"] for seat in result["results"]] == ["random", "greedy", "random"]
    assert abs(sum(seat["win_share"] for seat in result["results"]) - 1) < 1e-9
    assert command(*words)[1] == out


@each_game
def test_simulate_prints_a_table(command: Command, key: str) -> None:
    code, out, _ = command("simulate", key, "--seats", 2, "--bots", "random", "--games", 3)
    assert code == 0
    assert f"{caravela.game(key).title}: 3 games" in out
    assert "deviation" in out


def test_an_interrupted_simulation_keeps_what_is_done() -> None:
    # a shell that runs us in the background has its children ignore the signal; the imports take long on a busy machine
    program = (
        "import signal, sys; signal.signal(signal.SIGINT, signal.default_int_handler); "
        "import caravela.cli.simulate, rich.progress; caravela.game('coimbra'); "
        "print('ready', file=sys.stderr, flush=True); caravela.cli.main()"
    )
    process = subprocess.Popen(
        [sys.executable, "-c", program, "simulate", "coimbra", "--bots", "random", "--games", "1000000", "--json"],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    )
    assert process.stderr is not None
    assert process.stderr.readline() == "ready\n"
    try:
        process.communicate(timeout=3)
    except subprocess.TimeoutExpired:
        process.send_signal(signal.SIGINT)
    out, err = process.communicate(timeout=30)
    assert process.returncode == 130
    done = json.loads(out)["games"]
    assert done > 0
    assert f"interrupted after {done} of 1000000 games" in err
    assert "Traceback" not in err


def test_replay_tells_every_choice_and_what_came_of_it(command: Command, tmp_path: Path) -> None:
    record = caravela.Record.play(caravela.game("coimbra"), [bot("random", 1), bot("greedy", 2)], 3)
    file = tmp_path / "play.json"
    file.write_text(record.to_json(), encoding="utf-8")
    code, out, _ = command("replay", file)
    assert code == 0
    assert f"{len(record.actions):4}. " in out
    assert out.count("Round 4 begins") == 1
    assert record.scores is not None
    assert all(str(score) in out for score in record.scores)
    code, short, _ = command("replay", file, "--quiet", "--upto", 10, "--svg", tmp_path / "ten.svg")
    assert code == 0
    assert "if the play ended now" in short
    assert "Round" not in short
    assert (tmp_path / "ten.svg").read_text(encoding="utf-8").startswith("<svg")
    code, _, err = command("replay", file, "--upto", 100000)
    assert code == 2
    assert "cannot be played from 0 to 100000" in err


@each_game
def test_rules_and_one_clause(command: Command, key: str) -> None:
    code, out, _ = command("rules", key)
    assert code == 0
    assert out.startswith(f"# {caravela.game(key).title}: the rules")
    code, out, _ = command("rules", key, "--clause", next(iter(caravela.clauses(key))).lower())
    assert code == 0
    assert out.strip() == next(iter(caravela.clauses(key).values()))


@each_game
def test_catalog_lists_figures_with_their_sources(command: Command, key: str) -> None:
    code, every, _ = command("catalog", "show", key)
    assert code == 0
    assert "(rulebook)" in every
    code, designed, _ = command("catalog", "show", key, "--source", "designed")
    assert code == 0
    assert "(rulebook)" not in designed
    assert "(designed)" in designed
    figures = caravela.game(key).figures()
    assert f"{len(figures)} figures: " in every


@each_game
def test_catalog_check_knows_ours(command: Command, key: str) -> None:
    code, out, _ = command("catalog", "check", key)
    assert code == 0
    for kind, entries in kinds(caravela.game(key).catalog):
        assert f"{len(entries)} {kind}" in out
    assert "not ours" not in out


@each_game
def test_bench_measures_all_that_the_design_names(command: Command, key: str) -> None:
    code, out, _ = command("bench", key, "--seconds", 0.05, "--json")
    assert code == 0
    result = json.loads(out)
    assert result["compiled"] == caravela.COMPILED
    for seats in "234":
        measures = result[key][seats]
        assert {"choices a second", "clone", "replay of a game", "view to JSON"} <= set(measures)
        assert all(value > 0 for value in measures.values())


def test_bench_prints_a_table_with_the_goals(command: Command) -> None:
    code, out, _ = command("bench", "coimbra", "--seconds", 0.05)
    assert code == 0
    assert ("300,000" if caravela.COMPILED else "60,000") in out


def test_a_closed_pipe_is_no_error() -> None:
    words = f"{sys.executable} -c 'from caravela.cli import main; main()' catalog show coimbra | head -1"
    shell = subprocess.run(
        ["bash", "-c", words], capture_output=True, text=True, env=os.environ | {"PYTHONUNBUFFERED": "1"}, check=True
    )
    assert shell.stdout.startswith("card ")
    assert "Error" not in shell.stderr


@pytest.mark.skipif(not os.path.exists("/dev/full"), reason="this system has no device that is always full")
@pytest.mark.parametrize("words", ["rules coimbra", "catalog check coimbra", "simulate coimbra --games 1 --json"])
def test_a_full_disk_is_told_in_one_line(words: str) -> None:
    with open("/dev/full", "w", encoding="utf-8") as full:
        done = subprocess.run(
            [sys.executable, "-c", "from caravela.cli import main; main()", *words.split()],
            stdout=full,
            stderr=subprocess.PIPE,
            text=True,
            check=False,
        )
    assert done.returncode == 1
    assert done.stderr.splitlines()[-1] == "caravela: the output cannot be written: no space left on device"
    assert "Traceback" not in done.stderr


def test_what_cannot_be_written_leaves_nothing_behind(tmp_path: Path) -> None:
    folder = tmp_path / "table.svg"
    folder.mkdir()
    with pytest.raises(caravela.CaravelaError, match="cannot be written: is a directory"):
        write_whole(folder, "a text")
    with pytest.raises(UnicodeEncodeError):
        write_whole(tmp_path / "other.svg", "\udcff")
    assert [*tmp_path.iterdir()] == [folder]
