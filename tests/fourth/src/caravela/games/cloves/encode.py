"""Features for learners: round, wind, cloves left, and each seat from the one that looks on."""

from typing import TYPE_CHECKING

import numpy as np

from caravela.games.cloves.state import Table
from caravela.games.cloves.tables import HOLD, ISLANDS, ROUNDS, WINDS

if TYPE_CHECKING:
    import numpy.typing as npt


def encode(t: Table, seat: int) -> "npt.NDArray[np.float32]":
    """One flat vector: 2 + 7 + 4 seats of 4, and whether it is this seat's choice."""
    scores = t.scores()
    seats = np.zeros((4, 4))
    for i in range(t.seats):
        s = (seat + i) % t.seats
        seats[i] = 1, t.ship[s] / ISLANDS, t.aboard[s] / HOLD, scores[s] / 40
    table = [t.round / ROUNDS, t.wind / WINDS, *(left / 14 for left in t.left), *seats.flat, t.to_move == seat]
    return np.array(table, dtype=np.float32)
