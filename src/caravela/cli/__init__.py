"""The `caravela` command: one module a command, `speech` for what they have in common to say."""

import os
import sys
from io import StringIO, TextIOWrapper
from typing import Annotated

import typer

import caravela
from caravela.cli import bench, catalog, play, replay, rules, simulate
from caravela.cli.speech import complain, reason

app = typer.Typer(
    name="caravela",
    help="Board games of the Portuguese age of discovery: play them, simulate them, read their rules.",
    no_args_is_help=True,
    add_completion=False,
    pretty_exceptions_enable=False,
    rich_markup_mode=None,
)
app.command()(play.play)
app.command()(simulate.simulate)
app.command()(replay.replay)
app.command()(rules.rules)
app.command()(bench.bench)
app.add_typer(catalog.app, name="catalog")


def _version(wanted: bool) -> None:
    if wanted:
        build = "compiled" if caravela.COMPILED else "plain Python"
        typer.echo(f"caravela {caravela.VERSION} ({build})")
        raise typer.Exit


@app.callback()
def _options(
    version: Annotated[
        bool, typer.Option("--version", help="Say which version this is.", callback=_version, is_eager=True)
    ] = False,
) -> None:
    pass


def main() -> None:
    """Run a command; what a person got wrong ends in one line and exit code 2."""
    _fit_streams()
    try:
        app()
    except caravela.CaravelaError as error:
        complain(str(error))
        sys.exit(2)
    except OSError as error:
        # The disk is full, or so; without this the interpreter complains once more when it flushes.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        complain(f"the output cannot be written: {reason(error)}")
        sys.exit(1)


def _fit_streams() -> None:
    """Letters that a terminal cannot show or that cannot be read become others; no input is an empty one."""
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors="replace")
    if isinstance(sys.stdin, TextIOWrapper):
        sys.stdin.reconfigure(errors="surrogateescape")
    elif sys.stdin is None:
        sys.stdin = StringIO()
