"""Runs the command in this process."""

import io
import sys
from collections.abc import Callable
from typing import NamedTuple

import pytest

from caravela.cli import main


class Outcome(NamedTuple):
    code: int
    out: str
    err: str


Command = Callable[..., Outcome]


@pytest.fixture
def command(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Command:
    """Run `caravela` with these words, and these lines typed in."""

    def run(*words: object, typed: str = "") -> Outcome:
        monkeypatch.setattr(sys, "argv", ["caravela", *map(str, words)])
        monkeypatch.setattr(sys, "stdin", io.StringIO(typed))
        with pytest.raises(SystemExit) as end:
            main()
        said = capsys.readouterr()
        return Outcome(int(end.value.code or 0), said.out, said.err)

    return run
