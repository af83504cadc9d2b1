"""`caravela catalog`: the figures of a game with their sources, and whether a catalog of one's own is sound."""

from collections import Counter
from itertools import groupby
from typing import Annotated, Any

import typer

import caravela
from caravela.cli.speech import CatalogFile, GameKey, out

app = typer.Typer(help="What is printed on cards, tiles and boards, and where we have it from.", no_args_is_help=True)


@app.command()
def show(
    game: GameKey,
    source: Annotated[
        str | None, typer.Option(help="Only figures from there: rulebook, designed, or source: SITE.", metavar="SOURCE")
    ] = None,
    catalog: CatalogFile = None,
) -> None:
    """List every figure with its source."""
    found = caravela.game(game, catalog)
    figures = found.figures(source)
    if not figures:
        there = ", ".join(sorted({figure.source for figure in found.figures()}))
        raise caravela.CaravelaError(f"no figure of this catalog comes from {source!r}; there is {there}")
    for (kind, key), entry in groupby(figures, key=lambda figure: (figure.kind, figure.id)):
        out.print(f"{kind} {key}".rstrip(), style="bold")
        for place, group in groupby(entry, key=lambda figure: figure.source):
            said = ", ".join(f"{figure.field} {_value(figure.value)}" for figure in group)
            out.print(f"    {said}  ({place})")
    counts = Counter(figure.source for figure in figures)
    out.print(f"{len(figures)} figures: " + ", ".join(f"{count} {name}" for name, count in counts.most_common()))


@app.command()
def check(game: GameKey, catalog: CatalogFile = None) -> None:
    """Say whether a catalog can be played with; without --catalog, ours."""
    ours = caravela.game(game)
    found = caravela.game(game, catalog)
    entries = Counter(kind for kind, _ in {(figure.kind, figure.id) for figure in found.figures()})
    out.print(f"The catalog {found.mark} is sound: " + ", ".join(f"{n} {kind}" for kind, n in entries.items()) + ".")
    if found.mark != ours.mark:
        out.print(f"It is not ours, which is {ours.mark}; records name the catalog that they were played over.")


def _value(value: Any) -> str:
    if isinstance(value, list):
        return "/".join(map(str, value)) or "none"
    return str(value).lower() if isinstance(value, bool) else str(value)
