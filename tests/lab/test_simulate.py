"""Simulations count right."""

import pytest

import caravela
from caravela.kernel.game import GAMES
from caravela.lab.simulate import Tally, bots_for, plays


def test_bots_are_named_one_a_seat_or_one_for_all() -> None:
    assert bots_for("greedy", 3) == ["greedy"] * 3
    assert bots_for("random, greedy", 2) == ["random", "greedy"]
    with pytest.raises(caravela.CaravelaError, match="2 bots are named for 3 seats"):
        bots_for("random,greedy", 3)
    with pytest.raises(caravela.CaravelaError, match="there is no bot ''"):
        bots_for("random,", 2)


def test_each_game_has_the_next_seed() -> None:
    game = caravela.game("coimbra")
    records = list(plays(game, ["random"] * 2, 3, 40))
    assert [record.seed for record in records] == [40, 41, 42]
    assert next(plays(game, ["random"] * 2, 1, 42)).actions == records[2].actions


@pytest.mark.parametrize("key", list(GAMES))
def test_a_tally_agrees_with_the_plays(key: str) -> None:
    game = caravela.game(key)
    records = list(plays(game, ["random"] * 3, 5, 1))
    tally = Tally(["random"] * 3)
    for record in records:
        tally.add(record)
    summary = tally.summary()
    states = [record.replay() for record in records]
    assert summary["games"] == 5
    assert summary["choices_per_game"] == sum(len(record.actions) for record in records) / 5
    for seat, result in enumerate(summary["results"]):
        scores = [state.scores()[seat] for state in states]
        assert result["mean_score"] == sum(scores) / 5
        assert (result["lowest"], result["highest"]) == (min(scores), max(scores))
        won = sum((state.ranking()[seat] == 1) / state.ranking().count(1) for state in states)
        assert result["win_share"] == pytest.approx(won / 5, abs=1e-4)


def test_an_empty_tally_has_no_means() -> None:
    summary = Tally(["random"] * 2).summary()
    assert summary["games"] == 0
    assert summary["results"][0]["mean_score"] is None


@pytest.mark.parametrize(("games", "seed"), [(0, 1), (-3, 1), (1, -1), (2, 2**53 - 1)])
def test_impossible_orders_are_refused_before_anything_is_played(games: int, seed: int) -> None:
    with pytest.raises(caravela.CaravelaError):
        plays(caravela.game("coimbra"), ["random"] * 2, games, seed)


def test_more_games_than_seeds_are_left() -> None:
    with pytest.raises(caravela.CaravelaError, match=f"from seed {2**53 - 2} on there are 2 seeds left, not 3: begin"):
        plays(caravela.game("coimbra"), ["random"] * 2, 3, 2**53 - 2)
    assert next(plays(caravela.game("coimbra"), ["random"] * 2, 2, 2**53 - 2)).seed == 2**53 - 2
