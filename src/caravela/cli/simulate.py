"""`caravela simulate`: many plays between bots."""

import json
import signal
from typing import Annotated

import typer
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn, TimeRemainingColumn
from rich.table import Table

import caravela
from caravela.cli.speech import CatalogFile, GameKey, complain, err, note_plain, out
from caravela.lab.simulate import Tally, bots_for, plays


def simulate(
    game: GameKey,
    seats: Annotated[int, typer.Option(help="How many play.")] = 4,
    bots: Annotated[str, typer.Option(help="Bots with commas between, one a seat, or one for all.")] = "greedy",
    games: Annotated[int, typer.Option(help="How many games.")] = 100,
    seed: Annotated[int, typer.Option(help="Seed of the first game; the next one has the next.")] = 1,
    as_json: Annotated[bool, typer.Option("--json", help="Print the result as JSON.")] = False,
    catalog: CatalogFile = None,
) -> None:
    """Let bots play many games and say how each seat did. Ctrl-C stops early and keeps what is done."""
    played = caravela.game(game, catalog)
    played.new_state(seats, seed)
    names = bots_for(bots, seats)
    queue = plays(played, names, games, seed)
    note_plain()
    tally = Tally(names)
    progress = Progress(
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TimeElapsedColumn(),
        TimeRemainingColumn(),
        console=err,
        transient=True,
        disable=not err.is_terminal,
    )
    stopped = False
    with progress:
        task = progress.add_task(f"{played.title}, {seats} seats", total=games)
        try:
            for record in queue:
                tally.add(record)
                progress.advance(task)
        except KeyboardInterrupt:
            stopped = True
    summary = {"game": game, "seats": seats, "seed": seed, **tally.summary()}
    if as_json:
        typer.echo(json.dumps(summary, indent=2))
    elif tally.games:
        out.print(_results(played, tally))
    if stopped:
        complain(f"interrupted after {tally.games} of {games} games")
        raise typer.Exit(128 + signal.SIGINT)


def _results(game: caravela.Game, tally: Tally) -> Table:
    summary = tally.summary()
    table = Table(title=f"{game.title}: {summary['games']} games, {summary['choices_per_game']} choices a game")
    for name in ("seat", "bot", "wins", "place", "score", "deviation", "lowest", "highest"):
        table.add_column(name, justify="left" if name == "bot" else "right")
    for number, seat in enumerate(summary["results"], 1):
        table.add_row(
            str(number),
            seat["bot"],
            f"{seat['win_share']:.1%}",
            f"{seat['mean_place']:.2f}",
            f"{seat['mean_score']:.1f}",
            f"{seat['deviation']:.1f}",
            str(seat["lowest"]),
            str(seat["highest"]),
        )
    return table
