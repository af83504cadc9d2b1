"""Cloves as its guests see it: the contract over one catalog."""

from pathlib import Path
from typing import TYPE_CHECKING, Any

from caravela.games.cloves import actions, board, encode, evaluate, history, scoring, start, targets, terms, text, view
from caravela.games.cloves.board import pictures
from caravela.games.cloves.catalog import Catalog, load
from caravela.games.cloves.phrases import SOURCES as SOURCE_NAMES
from caravela.games.cloves.state import ABOARD, SOURCES, Table
from caravela.games.cloves.tabulate import tabulate
from caravela.kernel.game import JSON, Game, check_seat
from caravela.kernel.state import State

if TYPE_CHECKING:
    import numpy as np
    import numpy.typing as npt

    from caravela.kernel.catalog import Figure
    from caravela.kernel.record import Record


class Cloves(Game):
    """The rules of Cloves over a catalog."""

    key = "cloves"
    title = "Cloves"
    players = range(2, 5)
    rules = 1

    def __init__(self, catalog: Catalog) -> None:
        self.catalog: Catalog = catalog
        self.mark = catalog.fingerprint()
        self.tables = tabulate(catalog)
        self.actions = actions.space()
        self.terms = terms.Terms(catalog)

    def deal(self, seats: int, seed: int) -> Table:
        table = Table(self, seats)
        table.tables = self.tables
        table.resample(seed)
        start.set_up(table)
        table.advance()
        return table

    def view(self, state: State, seat: int | None) -> JSON:
        if seat is not None:
            check_seat(state, seat)
        return view.view(_table(state), seat)

    def say(self, key: str, args: dict[str, int], lang: str = "en") -> str:
        return self.terms.say(key, args, lang)

    def seat_name(self, seat: int, lang: str = "en") -> str:
        return self.terms.seat_name(seat, lang)

    def question(self, state: State, lang: str = "en") -> str:
        return self.terms.question(_table(state), lang)

    def label(self, state: State, action: int, lang: str = "en") -> str:
        if action not in state.menu:
            raise self.refusal(state, action)
        return self.terms.label(_table(state), action, lang)

    def targets(self, state: State, action: int) -> list[str]:
        return targets.targets(_table(state), self.actions.decode(action))

    def breakdown(self, state: State, seat: int) -> JSON:
        check_seat(state, seat)
        t = _table(state)
        now = t.ledger[seat * SOURCES : (seat + 1) * SOURCES]
        then = now[:]
        if not t.is_over:
            then[ABOARD] += int(scoring.aboard(t, seat))
        return {"now": dict(zip(SOURCE_NAMES, now, strict=True)), "final": dict(zip(SOURCE_NAMES, then, strict=True))}

    def values(self, state: State) -> list[float]:
        return evaluate.values(_table(state))

    def encode(self, state: State, seat: int) -> "npt.NDArray[np.float32]":
        check_seat(state, seat)
        return encode.encode(_table(state), seat)

    def gains(self, record: "Record") -> list[JSON]:
        return history.gains(record, self.catalog)

    def svg(self, view: JSON) -> str:
        return board.table(self.catalog, view)

    def pictures(self) -> dict[str, str]:
        return pictures.pictures(self)

    def text(self, view: JSON) -> str:
        return text.text(self.catalog, view)

    def figures(self, source: str | None = None) -> "list[Figure]":
        return self.catalog.figures(source)


def _table(state: State) -> Table:
    assert isinstance(state, Table)
    return state


def open_game(catalog: Any) -> Cloves:
    """The game over its own catalog (None), the one in a file, or one already read."""
    return Cloves(load(catalog) if catalog is None or isinstance(catalog, Path) else catalog)
