"""`caravela replay`: a record told action by action."""

from pathlib import Path
from typing import Annotated

import typer

from caravela.cli.speech import CatalogFile, check_writable, out, points, read_record, write_whole


def replay(
    file: Annotated[Path, typer.Argument(help="A record, as `play --save` writes it.", metavar="FILE")],
    upto: Annotated[int | None, typer.Option(help="Stop after this many actions.", metavar="N")] = None,
    quiet: Annotated[bool, typer.Option("--quiet", help="Show only where it ends.")] = False,
    svg: Annotated[Path | None, typer.Option(help="Draw the table where it ends.", metavar="FILE")] = None,
    catalog: CatalogFile = None,
) -> None:
    """Tell a recorded play: each choice with what came of it, and the points."""
    record = read_record(file, catalog)
    if svg is not None:
        check_writable(svg)
    end = len(record.actions) if upto is None else upto
    state = record.replay(end)  # wholly wrong records are refused before the first line
    game = record.game
    players = record.players or [""] * record.seats
    out.print(f"{game.title}, {record.seats} seats, seed {record.seed}, {len(record.actions)} choices")
    out.print(", ".join(f"{game.seat_name(seat)} {name}".rstrip() for seat, name in enumerate(players)))
    if not quiet:
        state = record.start()
        events = state.listen()
        for number in range(end):
            seat = state.to_move
            assert seat is not None
            label = game.label(state, record.actions[number])
            done = len(events)
            record.resume(state, number, number + 1)
            out.print(f"{number + 1:4}. {game.seat_name(seat)}: {label}", style="bold")
            for event in events[done:]:
                out.print(f"      {game.tell(event)}")
    out.print(points(game, state, players))
    if svg is not None:
        write_whole(svg, game.svg(game.view(state, None)))
        out.print(f"The table is drawn in {svg}.")
