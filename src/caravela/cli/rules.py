"""`caravela rules`: our rulebook of a game."""

import re
from typing import Annotated

import typer
from rich.markdown import Markdown

import caravela
from caravela.cli.speech import GameKey, out


def rules(
    game: GameKey,
    clause: Annotated[str | None, typer.Option(help="Only this clause, for example COI-C4.", metavar="ID")] = None,
) -> None:
    """Show the rulebook of a game, or one clause of it."""
    title = caravela.game(game).title
    text = caravela.rulebook(game)
    if clause is not None:
        clauses = caravela.clauses(game)
        if clause.upper() not in clauses:
            some = ", ".join(list(clauses)[:3])
            raise caravela.CaravelaError(f"the rules of {title} have no clause {clause!r}; they have {some}, ...")
        text = clauses[clause.upper()]
    if not out.is_terminal:
        typer.echo(text)
        return
    shown = Markdown(re.sub(r"^!\[(.*)\]\(.*\)$", r"*Picture: \1*", text, flags=re.MULTILINE))
    if clause is not None:
        out.print(shown)
        return
    with out.pager(styles=True):
        out.print(shown)
