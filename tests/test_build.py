"""The wheel is compiled where it can be, and complete where it cannot."""

import os
import subprocess
import sys
from pathlib import Path
from zipfile import ZipFile

import pytest

ROOT = Path(__file__).parents[1]
LOOK = "import caravela; print(caravela.COMPILED, caravela.game('coimbra').new_state(3, 1).is_over, caravela.__file__)"


def build(out: Path, **settings: str) -> subprocess.CompletedProcess[str]:
    """Build the wheel with these in the environment."""
    return subprocess.run(
        [sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", str(out)],
        cwd=ROOT,
        env={**os.environ, "CARAVELA_COMPILE": "", **settings},
        capture_output=True,
        text=True,
        check=False,
    )


def look(folder: Path, *words: str) -> subprocess.CompletedProcess[str]:
    """Run Python on the package in a folder."""
    return subprocess.run(
        [sys.executable, *words],
        cwd=folder,
        env={**os.environ, "PYTHONPATH": str(folder)},
        capture_output=True,
        text=True,
        check=True,
    )


def test_without_a_working_compiler_the_wheel_is_plain_and_says_so(tmp_path: Path) -> None:
    done = build(tmp_path, CC="/bin/false", CXX="/bin/false")
    assert done.returncode == 0, done.stderr
    assert "the rules stay uncompiled" in done.stderr
    (wheel,) = tmp_path.glob("*.whl")
    assert wheel.name.endswith("-py3-none-any.whl")
    folder = tmp_path / "installed"
    with ZipFile(wheel) as archive:
        archive.extractall(folder)
    compiled, over, place = look(folder, "-c", LOOK).stdout.split()
    assert (compiled, over) == ("False", "False")
    assert Path(place).is_relative_to(folder)
    command = look(folder, "-c", "from caravela.cli import main; main()", "simulate", "coimbra", "--games", "1")
    assert command.stderr.count("\n") == 1
    assert "plain Python" in command.stderr
    rules = look(folder, "-c", "import caravela; print(caravela.rulebook('coimbra'))")
    assert rules.stdout.startswith("# Coimbra: the rules")


def test_where_compilation_is_demanded_its_failure_is_an_error(tmp_path: Path) -> None:
    done = build(tmp_path, CC="/bin/false", CXX="/bin/false", CARAVELA_COMPILE="1")
    assert done.returncode != 0
    assert "the rules do not compile" in done.stderr
    assert not list(tmp_path.glob("*.whl"))


def test_compilation_can_be_left_out(tmp_path: Path) -> None:
    done = build(tmp_path, CARAVELA_COMPILE="0")
    assert done.returncode == 0, done.stderr
    (wheel,) = tmp_path.glob("*.whl")
    names = ZipFile(wheel).namelist()
    assert not [name for name in names if name.endswith((".so", ".pyd"))]
    for name in ("games/coimbra/catalog.toml", "rules/en/coimbra.md", "kernel/state.py"):
        assert f"caravela/{name}" in names


@pytest.mark.parametrize("wish", ["yes", "2"])
def test_an_unknown_wish_is_refused(tmp_path: Path, wish: str) -> None:
    done = build(tmp_path, CARAVELA_COMPILE=wish)
    assert done.returncode != 0
    assert f"CARAVELA_COMPILE is {wish!r}: say 0 (never), 1 (or fail), or leave it out" in done.stderr
