"""The ways in which a play of Vasco da Gama can go that the kept plays show, one each."""

from collections.abc import Callable

from caravela.games.vasco.state import ON_PORTRAIT, ROUND_END, Table
from caravela.games.vasco.tables import COLOURS, MANUEL, PORTS
from tests.play.kept import Ending, Played


def table(played: Played) -> Table:
    assert isinstance(played.state, Table)
    return played.state


def happened(played: Played, key: str) -> int:
    """How often an event of this kind happened."""
    return sum(event.key == key for event in played.events)


def came(played: Played, wanted: Callable[[Table], bool]) -> bool:
    """Whether some choice of the play was made at such a table."""
    state = played.record.start()
    for place in range(len(played.record.actions)):
        assert isinstance(state, Table)
        if wanted(state):
            return True
        played.record.resume(state, place, place + 1)
    return False


def asked(name: str) -> Callable[[Played], bool]:
    """Whether this was ever asked."""
    return lambda played: came(played, lambda t: type(t.choice).__name__ == name)


def best(played: Played) -> list[int]:
    """The seats with the highest score."""
    scores = played.state.scores()
    return [seat for seat, points in enumerate(scores) if points == max(scores)]


def ships(played: Played) -> list[int]:
    """Ships on the route of each of the best."""
    return [table(played).owner.count(seat) for seat in best(played)]


def sailors(played: Played) -> list[int]:
    return [sum(table(played).crews[seat * 5 : seat * 5 + COLOURS]) for seat in best(played)]


def tie_by_ships(played: Played) -> bool:
    """Two are equal in points, and not the first of them has more ships on the route."""
    return len(best(played)) == 2 and ships(played)[0] < ships(played)[1]


def tie_by_sailors(played: Played) -> bool:
    return len(best(played)) == 2 and len({*ships(played)}) == 1 and sailors(played)[0] < sailors(played)[1]


def shared(played: Played) -> bool:
    return played.state.ranking().count(1) == 2


def margin(played: Played) -> int:
    scores = sorted(played.state.scores())
    return scores[-1] - scores[-2]


def merchant_without_dock(played: Played) -> bool:
    """A merchant ship had no dock to go to when it was to be sent."""
    sent = {event.args["merchant"] for event in played.events if event.key == "merchant"}
    return any(event.key == "merchant_lost" and event.args["merchant"] not in sent for event in played.events)


def bag_empty(t: Table) -> bool:
    return t.in_bag() == 0


def king_hosted_by_his_disc(t: Table) -> bool:
    """Manuel's holder has hosted him again with the extra disc."""
    holder = t.holder[MANUEL]
    return holder >= 0 and t.hosted[MANUEL] == holder and t.extra[holder] == ON_PORTRAIT


def no_missionary(t: Table) -> bool:
    return t.missionaries == 0


def launch_in_phase_3(t: Table) -> bool:
    """Somebody may launch what phase 3 has brought."""
    return t.phase == ROUND_END and type(t.choice).__name__ == "Afterwards"


def full_malindi(t: Table) -> bool:
    return t.is_full(PORTS - 2)


def court_of_one(played: Played) -> bool:
    """All four characters are with one player at the end."""
    return len({*table(played).holder}) == 1


ENDINGS = (
    Ending("2-greedy", ["greedy", "greedy"], lambda played: True),
    Ending("2-tie-by-ships", ["random", "random"], tie_by_ships),
    Ending("2-tie-by-sailors", ["random", "random"], tie_by_sailors),
    Ending("2-big-win", ["greedy", "random"], lambda played: margin(played) >= 60),
    Ending("2-final-launch", ["random", "random"], asked("LastLaunch")),
    Ending("3-greedy", ["greedy", "greedy", "greedy"], lambda played: happened(played, "sailed") >= 5),
    Ending("3-shared-first-place", ["random", "random", "random"], shared),
    Ending("3-king-hosted-by-his-own-disc", ["random"] * 3, lambda p: came(p, king_hosted_by_his_disc)),
    Ending("3-launch-after-phase-3", ["random", "random", "random"], lambda p: came(p, launch_in_phase_3)),
    Ending("4-greedy", ["greedy", "greedy", "greedy", "greedy"], lambda played: happened(played, "removed") >= 2),
    Ending("4-full-malindi", ["greedy", "random", "greedy", "random"], lambda p: came(p, full_malindi)),
    Ending("4-merchant-without-dock", ["random", "random", "random", "random"], merchant_without_dock),
    Ending("4-empty-bag", ["random", "random", "random", "random"], lambda p: came(p, bag_empty)),
    Ending("4-no-missionary-left", ["random", "greedy", "random", "random"], lambda p: came(p, no_missionary)),
    Ending("4-court-of-one", ["random", "random", "random", "random"], court_of_one),
)
