"""Coimbra, Vasco da Gama and Macao for players, bots and researchers.

>>> import caravela
>>> game = caravela.game("coimbra")
>>> state = game.new_state(seats=3, seed=42)
>>> state.to_move in (0, 1, 2), state.is_over
(True, False)
>>> state.apply(state.legal_actions()[0])
"""

from importlib.metadata import version as _version

from caravela import games  # the games announce themselves
from caravela.kernel import state as _state
from caravela.kernel.actions import ActionSpace
from caravela.kernel.catalog import CatalogError
from caravela.kernel.errors import CaravelaError, IllegalAction
from caravela.kernel.events import Event
from caravela.kernel.game import Game
from caravela.kernel.game import find as game
from caravela.kernel.record import Record, RecordError
from caravela.kernel.rulebook import clauses, rulebook
from caravela.kernel.state import State

VERSION = _version("caravela")

COMPILED = not _state.__file__.endswith(".py")
"""Whether the rules run as machine code; plain Python plays the same games, slower."""

__all__ = [
    "COMPILED",
    "VERSION",
    "ActionSpace",
    "CaravelaError",
    "CatalogError",
    "Event",
    "Game",
    "IllegalAction",
    "Record",
    "RecordError",
    "State",
    "clauses",
    "game",
    "games",
    "rulebook",
]
