"""`caravela bench`: how fast the rules are on this machine."""

import json
from typing import Annotated

import typer
from rich.progress import Progress, SpinnerColumn, TextColumn, TimeElapsedColumn
from rich.table import Table

import caravela
from caravela.cli.speech import err, note_plain, out
from caravela.lab.bench import MUST, Measure, beside, check_seconds, measures


def bench(
    games: Annotated[list[str] | None, typer.Argument(help="The games; all of them if none is named.")] = None,
    seconds: Annotated[float, typer.Option(help="How long to play for each number of seats.")] = 2.0,
    as_json: Annotated[bool, typer.Option("--json", help="Print the result as JSON.")] = False,
) -> None:
    """Measure random play on one core, beside what the design asks for and, if it is installed, Catanatron."""
    chosen = [caravela.game(key) for key in games or caravela.games.KEYS]
    check_seconds(seconds)
    note_plain()
    found: dict[str, dict[str, list[Measure]]] = {}
    with Progress(
        SpinnerColumn(),
        TextColumn("{task.description}"),
        TimeElapsedColumn(),
        console=err,
        transient=True,
        disable=not err.is_terminal,
    ) as progress:
        task = progress.add_task("", total=None)
        for game in chosen:
            for seats in game.players:
                progress.update(task, description=f"{game.title}, {seats} seats")
                found.setdefault(game.key, {})[str(seats)] = list(measures(game, seats, seconds))
        progress.update(task, description="Catanatron")
        catan = list(beside(seconds))
    if as_json:
        listed = {
            game: {seats: {m.name: m.value for m in ms} for seats, ms in tables.items()}
            for game, tables in found.items()
        }
        extra = {"catanatron": {m.name: m.value for m in catan}} if catan else {}
        typer.echo(json.dumps({"compiled": caravela.COMPILED, **listed, **extra}, indent=2))
        return
    for key, tables in found.items():
        out.print(_table(caravela.game(key).title, tables))
    if catan:
        out.print("Catanatron, 4 random players: " + ", ".join(f"{m.name} {_value(m)}" for m in catan))


def _table(title: str, tables: dict[str, list[Measure]]) -> Table:
    build = "compiled" if caravela.COMPILED else "plain Python"
    table = Table(title=f"{title}, random play on one core, {build}")
    table.add_column("")
    for seats in tables:
        table.add_column(f"{seats} seats", justify="right")
    table.add_column("must", justify="right")
    table.add_column("splendid", justify="right")
    for row in zip(*tables.values(), strict=True):
        plain, compiled, splendid = MUST.get(row[0].name, (0.0, 0.0, 0.0))
        goals = [compiled if caravela.COMPILED else plain, splendid] if row[0].name in MUST else []
        table.add_row(row[0].name, *map(_value, row), *(_value(row[0]._replace(value=goal)) for goal in goals))
    return table


def _value(measure: Measure) -> str:
    value, unit = measure.value, measure.unit
    if unit and value >= 1000:
        value, unit = value / 1000, "ms"
    return (f"{value:,.0f}" if value >= 100 else f"{value:.3g}") + (f" {unit}" if unit else "")
