"""The ways in which a play of Coimbra can go that the kept plays show, one each."""

from caravela.games.coimbra.state import Table
from caravela.games.coimbra.tables import START_CARDS
from tests.play.kept import Ending, Played


def table(played: Played) -> Table:
    assert isinstance(played.state, Table)
    return played.state


def happened(played: Played, key: str) -> int:
    """How often an event of this kind happened."""
    return sum(event.key == key for event in played.events)


def tied(played: Played, count: int) -> bool:
    """Exactly so many seats share the highest score, and player order decides, not the number of the seat."""
    scores = played.state.scores()
    best = [seat for seat, points in enumerate(scores) if points == max(scores)]
    return len(best) == count and played.state.ranking()[best[0]] != 1


def margin(played: Played) -> int:
    scores = sorted(played.state.scores())
    return scores[-1] - scores[-2]


def tie_below(played: Played) -> bool:
    """A tie, but not for the first place."""
    scores = sorted(played.state.scores())
    return len(set(scores[:-1])) < len(scores) - 1 and scores[-1] > scores[-2]


def below_zero(played: Played) -> bool:
    """A score was below 0 for a while."""
    scores = [0] * played.record.seats
    for event in played.events:
        if event.key == "score":
            scores[event.args["seat"]] += event.args["amount"]
            if min(scores) < 0:
                return True
    return False


def tops(played: Played) -> list[int]:
    """For each track how many disks stand on its last space."""
    t = table(played)
    return [t.levels[track * 4 : track * 4 + t.seats].count(15) for track in range(4)]


def start_cleric_lost(played: Played) -> bool:
    return any(event.key == "lost" and event.args["card"] < START_CARDS for event in played.events)


def cleric_back(played: Played) -> bool:
    """A cleric that one seat lost was recalled by a seat."""
    lost: set[int] = set()
    for event in played.events:
        if event.key == "lost":
            lost.add(event.args["card"])
        if event.key == "recalled" and event.args["card"] in lost:
            return True
    return False


def early_counts(played: Played) -> bool:
    """A voyage, a card and a track were counted early through monasteries."""
    return all(happened(played, key) for key in ("voyage_now", "card_now", "track_now"))


ENDINGS = (
    Ending("2-greedy", ["greedy", "greedy"], lambda played: True),
    Ending("2-tie-for-first", ["random", "random"], lambda played: tied(played, 2)),
    Ending("2-big-win", ["greedy", "random"], lambda played: margin(played) >= 150),
    Ending("2-below-zero", ["random", "random"], below_zero),
    Ending("2-much-distress", ["random", "random"], lambda played: happened(played, "distress") >= 12),
    Ending("3-greedy-disks-at-15", ["greedy", "greedy", "greedy"], lambda played: max(tops(played)) >= 2),
    Ending("3-tie-for-first", ["random", "random", "random"], lambda played: tied(played, 2)),
    Ending("3-tie-below", ["random", "greedy", "random"], tie_below),
    Ending("3-recalled-and-repeated", ["random"] * 3, lambda p: happened(p, "recalled") > 0 < happened(p, "copied")),
    Ending("3-start-cleric-lost", ["random", "greedy", "random"], start_cleric_lost),
    Ending("4-greedy", ["greedy", "greedy", "greedy", "greedy"], lambda played: happened(played, "invested") >= 8),
    Ending("4-tie-of-three", ["random", "random", "random", "random"], lambda played: tied(played, 3)),
    Ending("4-lost-cleric-recalled", ["random", "random", "random", "random"], cleric_back),
    Ending("4-counted-early", ["greedy", "random", "greedy", "random"], early_counts),
)
