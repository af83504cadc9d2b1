"""The games, one folder each; a game is loaded when it is first asked for."""

from collections.abc import Callable
from functools import cache
from importlib import import_module
from typing import Any

from caravela.kernel.game import GAMES, Game

KEYS = ("coimbra", "vasco", "macao")


def _opener(key: str) -> Callable[[Any], Game]:
    def load(catalog: Any) -> Game:
        game: Game = import_module(f"caravela.games.{key}.game").open_game(catalog)
        return game

    packaged = cache(lambda: load(None))
    return lambda catalog: packaged() if catalog is None else load(catalog)


GAMES.update({key: _opener(key) for key in KEYS})
