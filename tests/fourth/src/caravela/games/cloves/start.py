"""Set-up, to the first wind."""

from caravela.games.cloves.sailing import Wind
from caravela.games.cloves.state import SOURCES, Table
from caravela.games.cloves.tables import MALACCA


def set_up(t: Table) -> None:
    t.wind = 0
    t.left = t.tables.bears[:]
    t.ship = [MALACCA] * t.seats
    t.aboard = [0] * t.seats
    t.ledger = [0] * (t.seats * SOURCES)
    t.push(Wind())
