"""What counts at the end."""

from mypy_extensions import i64

from caravela.games.vasco.state import Table
from caravela.kernel.masks import size


def ready(t: Table, seat: i64) -> i64:
    """Points for launched ships with a captain put aboard."""
    return t.tables.ready * min(t.captains[seat], size(t.launched[seat]))


def reals(t: Table, seat: i64) -> i64:
    """Points for Reals."""
    return t.reals[seat] // t.tables.per_point
