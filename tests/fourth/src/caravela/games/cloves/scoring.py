"""What counts at the end."""

from mypy_extensions import i64

from caravela.games.cloves.state import Table


def aboard(t: Table, seat: i64) -> i64:
    """Points for cloves that did not come home."""
    return t.tables.aboard * t.aboard[seat]
