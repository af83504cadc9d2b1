"""Many plays between bots, and what came of them."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from statistics import fmean, pstdev
from typing import Any

from caravela.bots import BOTS, bot
from caravela.kernel.chance import SEEDS, check_seed
from caravela.kernel.errors import CaravelaError
from caravela.kernel.game import Game
from caravela.kernel.record import Record


@dataclass
class Seat:
    """What one seat has reached so far."""

    bot: str
    scores: list[int] = field(default_factory=list)
    places: list[int] = field(default_factory=list)
    wins: float = 0.0

    def summary(self) -> dict[str, Any]:
        games = len(self.scores)
        return {
            "bot": self.bot,
            "win_share": round(self.wins / games, 4) if games else None,
            "mean_place": round(fmean(self.places), 3) if games else None,
            "mean_score": round(fmean(self.scores), 2) if games else None,
            "deviation": round(pstdev(self.scores), 2) if games else None,
            "lowest": min(self.scores, default=None),
            "highest": max(self.scores, default=None),
        }


def bots_for(names: str, seats: int) -> list[str]:
    """Bot names for all seats, from a list with commas; one name stands for every seat."""
    found = [name.strip() for name in names.split(",")]
    for name in found:
        if name not in BOTS:
            raise CaravelaError(f"there is no bot {name!r}; there is {', '.join(BOTS)}")
    if len(found) == 1:
        return found * seats
    if len(found) != seats:
        raise CaravelaError(f"{len(found)} bots are named for {seats} seats; name one a seat, or one for all")
    return found


def plays(game: Game, bots: Sequence[str], games: int, seed: int) -> Iterator[Record]:
    """Plays number 0, 1, 2, ...: game i has the seed `seed` + i, so that any of them can be played again."""
    if games < 1:
        raise CaravelaError(f"at least one game is to be played, not {games}")
    check_seed(seed)
    if seed + games > SEEDS:
        raise CaravelaError(
            f"from seed {seed} on there are {SEEDS - seed} seeds left, not {games}: begin lower, or play fewer games"
        )
    return (_play(game, bots, seed + i) for i in range(games))


def _play(game: Game, bots: Sequence[str], seed: int) -> Record:
    return Record.play(game, [bot(name, seed * 31 + place) for place, name in enumerate(bots)], seed)


class Tally:
    """Counts plays up."""

    def __init__(self, bots: Sequence[str]) -> None:
        self.seats = [Seat(name) for name in bots]
        self.choices = 0
        self.games = 0

    def add(self, record: Record) -> None:
        state = record.replay()
        ranking = state.ranking()
        winners = ranking.count(1)
        for seat, score, place in zip(self.seats, state.scores(), ranking, strict=True):
            seat.scores.append(score)
            seat.places.append(place)
            seat.wins += (place == 1) / winners
        self.choices += len(record.actions)
        self.games += 1

    def summary(self) -> dict[str, Any]:
        return {
            "games": self.games,
            "choices_per_game": round(self.choices / self.games, 1) if self.games else None,
            "results": [seat.summary() for seat in self.seats],
        }
