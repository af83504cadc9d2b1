"""How fast the rules are: random play on one core, measured against what the design asks for."""

from collections.abc import Callable, Iterator
from importlib.util import find_spec
from json import dumps
from math import inf
from statistics import median
from time import perf_counter
from typing import Any, NamedTuple

from caravela.bots import Random
from caravela.kernel.errors import CaravelaError
from caravela.kernel.game import Game
from caravela.kernel.playout import playout
from caravela.kernel.record import Record

MUST = {
    "choices a second": (60_000.0, 300_000.0, 1_000_000.0),
    "clone": (10.0, 3.0, 1.0),
    "replay of a game": (20_000.0, 5_000.0, 2_000.0),
    "view to JSON": (500.0, 200.0, 200.0),
}
"""By measure: in plain Python, compiled, and what would be splendid; at four seats, in choices or microseconds."""


class Measure(NamedTuple):
    name: str
    value: float
    unit: str


def check_seconds(seconds: float) -> None:
    if not 0 < seconds < inf:
        raise CaravelaError(f"measuring takes a time above 0 seconds, not {seconds}")


def measures(game: Game, seats: int, seconds: float, seed: int = 1) -> Iterator[Measure]:
    """What one core does in about `seconds` for each of the measures."""
    choices, games, taken = _play(game, seats, seconds, seed)
    yield Measure("choices a second", choices / taken, "")
    yield Measure("games a second", games / taken, "")
    yield Measure("choices a game", choices / games, "")
    record = Record.play(game, [Random(seed + seat) for seat in range(seats)], seed)
    state = record.replay(len(record.actions) // 2)
    yield Measure("clone", each(state.clone, seconds / 4), "us")
    yield Measure("replay of a game", each(record.replay, seconds / 4), "us")
    yield Measure("view to JSON", each(lambda: dumps(game.view(state, 0)), seconds / 4), "us")
    yield Measure("values", each(lambda: game.values(state), seconds / 4), "us")
    yield Measure("features", each(lambda: game.encode(state, 0), seconds / 4), "us")
    yield Measure("picture", each(lambda: game.svg(game.view(state, 0)), seconds / 4), "us")


def beside(seconds: float, seed: int = 1) -> Iterator[Measure]:
    """The same of Catanatron with four random players, when it is installed: how fast is this machine today?"""
    if find_spec("catanatron") is None:
        return
    import catanatron

    colours = [catanatron.Color.RED, catanatron.Color.BLUE, catanatron.Color.ORANGE, catanatron.Color.WHITE]
    ticks = choices = games = 0
    begun = perf_counter()
    while perf_counter() - begun < seconds:
        catan = catanatron.Game([catanatron.RandomPlayer(colour) for colour in colours], seed=seed + games)
        while catan.winning_color() is None and catan.state.num_turns < 1000:
            choices += len(_options(catan)) > 1
            catan.play_tick()
            ticks += 1
        games += 1
    taken = perf_counter() - begun
    yield Measure("choices a second", choices / taken, "")
    yield Measure("ticks a second", ticks / taken, "")
    yield Measure("games a second", games / taken, "")
    yield Measure("clone", each(catan.copy, seconds / 4), "us")


def each(act: Callable[[], object], seconds: float) -> float:
    """Microseconds for one call: the median of batches, so that a pause of the machine does not count."""
    act()
    begun = perf_counter()
    act()
    size = max(1, int(seconds / 20 / max(perf_counter() - begun, 1e-9)))
    batches: list[float] = []
    begun = perf_counter()
    while perf_counter() - begun < seconds or len(batches) < 3:
        start = perf_counter()
        for _ in range(size):
            act()
        batches.append((perf_counter() - start) / size)
    return median(batches) * 1e6


def _play(game: Game, seats: int, seconds: float, seed: int) -> tuple[int, int, float]:
    """Choices, games and seconds of random play."""
    playout(game.new_state(seats, seed), seed)
    choices = games = 0
    begun = perf_counter()
    while (taken := perf_counter() - begun) < seconds or not games:
        choices += playout(game.new_state(seats, seed + games), seed + games)
        games += 1
    return choices, games, taken


def _options(catan: Any) -> Any:
    return catan.state.playable_actions
