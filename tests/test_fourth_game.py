"""A fourth game is a new folder and one more key: docs/architecture.md, 'Adding a fourth game', followed with a toy.

The toy in tests/fourth lies as it would lie in the project. It is laid over a copy of the program that is being tested,
compiled or not; from there the command runs, and the tests that every game has to pass.
"""

import json
import os
import subprocess
import sys
from pathlib import Path
from shutil import copytree, ignore_patterns

import pytest

import caravela

ROOT = Path(__file__).parents[1]
TOY = ROOT / "tests" / "fourth"
PACKAGE = Path(caravela.__file__).parent
OPENER = Path("src", "caravela", "games", "__init__.py")
NEW = {"docs/rules/en", "src/caravela/games/cloves", "tests/games/cloves", "tests/rules/cloves"}
GENERAL = (
    "bots",
    "lab",
    "play",
    "rules/cloves",
    "rules/test_clauses.py",
    "rules/test_pictures.py",
    "test_contract.py",
    "test_guests.py",
    "test_compiled_sources.py",
)
"""The tests that look at every game; what they look at in the command is run here."""


@pytest.fixture(scope="module")
def project(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The project with a fourth game: its files, and one more key."""
    root = tmp_path_factory.mktemp("fourth")
    passed_over = ignore_patterns("__pycache__", "fourth", Path(__file__).name)
    copytree(PACKAGE, root / "src" / "caravela", ignore=passed_over)
    for name in ("docs", "tests"):
        copytree(ROOT / name, root / name, ignore=passed_over)
    root.joinpath("pyproject.toml").write_bytes(ROOT.joinpath("pyproject.toml").read_bytes())
    for folder in ("docs", "src", "tests"):
        copytree(TOY / folder, root / folder, ignore=passed_over, dirs_exist_ok=True)
    opener = root / OPENER
    text = opener.read_text(encoding="utf-8")
    with_key = text.replace('KEYS = ("coimbra", "vasco", "macao")', 'KEYS = ("coimbra", "vasco", "macao", "cloves")')
    assert with_key != text
    opener.write_text(with_key, encoding="utf-8")
    return root


def run(project: Path, *words: str, typed: str = "", **settings: str) -> str:
    """What Python prints there with these words; it has to succeed."""
    ours = {name: value for name, value in os.environ.items() if not name.startswith("PYTEST_")}
    done = subprocess.run(
        [sys.executable, *words],
        cwd=project,
        env={**ours, "PYTHONPATH": str(project / "src"), **settings},
        input=typed,
        capture_output=True,
        text=True,
        encoding="utf-8",
        check=False,
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


def command(project: Path, *words: str, typed: str = "") -> str:
    return run(project, "-c", "from caravela.cli import main; main()", *words, typed=typed)


def test_the_toy_adds_files_of_its_own_and_nothing_else() -> None:
    files = [path.relative_to(TOY) for folder in ("docs", "src", "tests") for path in (TOY / folder).rglob("*.*")]
    assert {folder for folder in NEW for file in files if Path(folder) in file.parents} == NEW
    assert [file for file in files if not any(Path(folder) in file.parents for folder in NEW)] == []
    assert [file for file in files if (ROOT / file).exists()] == []


def test_the_copy_runs_as_the_program_does(project: Path) -> None:
    look = "import caravela; print(caravela.COMPILED, caravela.kernel.state.__file__); print(*caravela.games.KEYS)"
    first, keys = run(project, "-c", look).splitlines()
    compiled, place = first.split(maxsplit=1)
    assert compiled == str(caravela.COMPILED)
    assert Path(place).is_relative_to(project)
    assert keys.split() == [*caravela.games.KEYS, "cloves"]


@pytest.mark.parametrize("seats", ["2", "3", "4"])
def test_it_is_simulated(project: Path, seats: str) -> None:
    bots = ",".join(["greedy", *["random"] * (int(seats) - 1)])
    found = json.loads(
        command(project, "simulate", "cloves", "--seats", seats, "--bots", bots, "--games", "20", "--json")
    )
    assert (found["game"], found["games"], len(found["results"])) == ("cloves", 20, int(seats))
    assert found["results"][0]["win_share"] > 0.6, "greedy has to see what is good"


def test_it_is_played_and_replayed(project: Path) -> None:
    file, drawing = project / "play.json", project / "play.svg"
    words = ("play", "cloves", "--seats", "3", "--seed", "5", "--save", str(file))
    told = command(project, *words, typed="9\nh\np\nt\n2\nc clo-c3\n" + "1\n" * 100)
    for said in ("is no answer here", "Cloves left:", "each clove counts 2 points", "The play is over"):
        assert said in told
    told = command(project, "replay", str(file), "--svg", str(drawing))
    assert "Green sails to " in told
    assert drawing.read_text(encoding="utf-8").startswith("<svg")


def test_its_rules_and_figures_are_shown_and_it_is_measured(project: Path) -> None:
    assert command(project, "rules", "cloves").startswith("# Cloves: the rules")
    assert "9 figures: 6 designed, 3 rulebook" in command(project, "catalog", "show", "cloves")
    assert "is sound: 7 island, 1 worth" in command(project, "catalog", "check", "cloves")
    measured = json.loads(command(project, "bench", "cloves", "--seconds", "0.01", "--json"))
    assert measured["cloves"]["4"]["choices a second"] > 1000


def test_it_passes_the_tests_of_every_game(project: Path) -> None:
    """Its kept plays and its picture are written first, as the last steps say."""
    run(project, "-c", "from tests.play.kept import write; write('cloves')")
    ours = [f"tests/{name}" for name in GENERAL]
    words = ("-m", "pytest", "-q", "-p", "no:cacheprovider", "-k", "cloves or test_clauses", *ours)
    told = run(project, *words, CARAVELA_PLAYS="10", CARAVELA_WRITE_PICTURES="1")
    assert " passed" in told
    assert project.joinpath("docs", "rules", "en", "img", "cloves-table.svg").is_file()
