"""What the commands have in common to say: results, files, and what is wrong."""

import os
from pathlib import Path
from tempfile import NamedTemporaryFile
from textwrap import wrap
from typing import IO, Annotated

import typer
from rich.console import Console
from rich.table import Table

import caravela

out = Console(markup=False, highlight=False, soft_wrap=True)
err = Console(markup=False, highlight=False, soft_wrap=True, stderr=True)

GameKey = Annotated[str, typer.Argument(help="The game, for example coimbra.", metavar="GAME")]
CatalogFile = Annotated[
    Path | None, typer.Option("--catalog", help="A catalog of your own, instead of ours.", metavar="FILE")
]


def lay(text: str, hang: int = 2, style: str | None = None) -> None:
    """Print lines; in a terminal those that are too long go on below, indented."""
    for line in text.split("\n"):
        indent = " " * (len(line) - len(line.lstrip()) + hang)
        room = max(out.width, len(indent) + 20)
        wrapped = wrap(line, room, subsequent_indent=indent, break_on_hyphens=False) if out.is_terminal else [line]
        out.print("\n".join(wrapped), style=style)


def complain(text: str) -> None:
    err.print(f"caravela: {text}")


def note_plain() -> None:
    """Say it, once, when the rules were not compiled."""
    if not caravela.COMPILED:
        complain("the rules run as plain Python here: the same games, about eight times slower")


def read_record(file: Path, catalog: Path | None) -> caravela.Record:
    try:
        text = file.read_bytes()
    except OSError as error:
        raise caravela.RecordError(f"{file} cannot be read: {reason(error)}") from None
    try:
        return caravela.Record.from_json(text, catalog=catalog)
    except caravela.RecordError as error:
        raise caravela.RecordError(f"{file}: {error}") from None


def write_whole(file: Path, text: str) -> None:
    """Write a file in one step: it is there in full, or as it was before."""
    try:
        draft = _draft(file)
        try:
            with draft:
                draft.write(text)
            os.chmod(draft.name, 0o644)
            os.replace(draft.name, file)
        except BaseException:
            os.unlink(draft.name)
            raise
    except OSError as error:
        raise caravela.CaravelaError(f"{file} cannot be written: {reason(error)}") from None


def check_writable(file: Path) -> None:
    """Refuse a place where nothing could be saved before anything is played."""
    try:
        if file.is_dir():
            raise caravela.CaravelaError(f"{file} is a folder; name a file")
        if not file.parent.is_dir():
            raise caravela.CaravelaError(f"there is no folder {file.parent}; make it, or name another file")
        with _draft(file) as draft:
            os.unlink(draft.name)
    except OSError as error:
        raise caravela.CaravelaError(f"{file} cannot be written: {reason(error)}; name another file") from None


def _draft(file: Path) -> IO[str]:
    """A new file beside the one to be written."""
    if "\0" in file.name:
        raise caravela.CaravelaError(f"{file.name!r} is no name of a file; name another one")
    return NamedTemporaryFile("w", encoding="utf-8", dir=file.parent, prefix=f".{file.name}.", delete=False)


def reason(error: OSError) -> str:
    return (error.strerror or str(error)).lower()


def points(game: caravela.Game, state: caravela.State, players: list[str]) -> Table:
    """A table of points by source, with the places once the play is over."""
    columns = [game.breakdown(state, seat)["final"] for seat in range(state.seats)]
    table = Table(title=None if state.is_over else "if the play ended now")
    table.add_column("points")
    for seat, player in enumerate(players):
        table.add_column(f"{game.seat_name(seat)}\n{player}", justify="right")
    for source in columns[0]:
        table.add_row(source, *(str(column[source]) for column in columns))
    table.add_section()
    table.add_row("total", *(str(sum(column.values())) for column in columns), style="bold")
    if state.is_over:
        table.add_row("place", *map(str, state.ranking()), style="bold")
    return table
