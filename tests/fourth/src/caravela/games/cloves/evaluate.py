"""How good a table is for each seat, in points: cloves aboard count the more, the nearer to home they are."""

from caravela.games.cloves.state import Table


def values(t: Table) -> list[float]:
    return [score + t.aboard[seat] * (2 - t.ship[seat] / 10) for seat, score in enumerate(t.scores())]
