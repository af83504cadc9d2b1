"""The ways in which a play of Macao can go that the kept plays show, one each."""

from caravela.games.macao.state import Table
from caravela.games.macao.tables import DOUBLE_JOKER, LAST_SPACE, QUARTER_DISCOUNT, QUARTER_SWAP, THIRD_DIE
from tests.play.kept import Ending, Played


def table(played: Played) -> Table:
    assert isinstance(played.state, Table)
    return played.state


def happened(played: Played, key: str) -> int:
    """How often an event of this kind happened."""
    return sum(event.key == key for event in played.events)


def tied(played: Played, count: int) -> bool:
    """Exactly so many seats share the highest score, and the wall decides, not the number of the seat."""
    scores = played.state.scores()
    best = [seat for seat, points in enumerate(scores) if points == max(scores)]
    return len(best) == count and played.state.ranking()[best[0]] != 1


def tied_on_a_space(played: Played) -> bool:
    """A tie for the first place of two who stand on one space of the wall."""
    t = table(played)
    best = [seat for seat in range(t.seats) if t.points[seat] == max(t.points)]
    return len(best) == 2 and t.wall[best[0]] == t.wall[best[1]] and t.ranking()[best[0]] != 1


def margin(played: Played) -> int:
    scores = sorted(played.state.scores())
    return scores[-1] - scores[-2]


def last_space(played: Played) -> int:
    """How many discs stand on the last space of the wall."""
    return table(played).wall.count(LAST_SPACE)


def power(played: Played, *rules: int) -> bool:
    """Somebody has cards that change all of these rules."""
    t = table(played)
    return any(all(t.has(seat, rule) for rule in rules) for seat in range(t.seats))


def full_port(played: Played) -> bool:
    return 3 in table(played).ports


ENDINGS = (
    Ending("2-greedy", ["greedy", "greedy"], lambda played: True),
    Ending("2-tie-for-first", ["random", "random"], lambda played: tied(played, 2)),
    Ending("2-tie-on-a-space", ["random", "random"], tied_on_a_space),
    Ending("2-big-win", ["greedy", "random"], lambda played: margin(played) >= 120),
    Ending("2-double-jokers", ["greedy", "random"], lambda p: power(p, DOUBLE_JOKER) and happened(p, "joker") > 1),
    Ending("3-greedy-last-space", ["greedy", "greedy", "greedy"], lambda played: last_space(played) >= 2),
    Ending("3-tie-for-first", ["random", "random", "random"], lambda played: tied(played, 2)),
    Ending("3-idle", ["random", "greedy", "random"], lambda played: happened(played, "idle") > 0),
    Ending("3-soldier", ["random", "greedy", "random"], lambda played: power(played, QUARTER_DISCOUNT)),
    Ending("3-carpenter", ["random", "greedy", "random"], lambda played: power(played, QUARTER_SWAP)),
    Ending("4-greedy-full-port", ["greedy", "greedy", "greedy", "greedy"], full_port),
    Ending("4-tie-of-three", ["random", "random", "random", "random"], lambda played: tied(played, 3)),
    Ending("4-third-dice", ["random", "greedy", "random", "random"], lambda played: power(played, THIRD_DIE)),
    Ending("4-all-below-zero", ["random", "random", "random", "random"], lambda p: max(p.state.scores()) < -20),
)
