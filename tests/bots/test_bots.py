"""The bots, over every game."""

import pytest

import caravela
from caravela.bots import BOTS, bot

GAMES = [caravela.game(key) for key in caravela.games.KEYS]


@pytest.fixture(params=GAMES, ids=lambda game: str(game.key))
def game(request: pytest.FixtureRequest) -> caravela.Game:
    found: caravela.Game = request.param
    return found


@pytest.mark.parametrize("name", BOTS)
def test_the_same_seed_plays_the_same(game: caravela.Game, name: str) -> None:
    seats = game.players[0]
    first, again = (
        caravela.Record.play(game, [bot(name, 7 + seat) for seat in range(seats)], 5).actions for _ in range(2)
    )
    assert first == again


@pytest.mark.parametrize("name", BOTS)
def test_choosing_changes_nothing(game: caravela.Game, name: str) -> None:
    player = bot(name, 1)
    state = game.new_state(game.players[-1], 11)
    for _ in range(60):
        before = state.dump()
        action = player.choose(state)
        assert state.dump() == before
        assert action in state.legal_actions()
        state.apply(action)


def test_greedy_cannot_see_what_is_hidden(game: caravela.Game) -> None:
    """Two tables that look alike and differ in all that is to come get the same answer."""
    state = game.new_state(game.players[0], 3)
    walker = bot("random", 4)
    for step in range(80):
        if state.is_over:
            break
        other = state.clone()
        other.resample(1000 + step)
        assert bot("greedy", step).choose(state) == bot("greedy", step).choose(other)
        state.apply(walker.choose(state))


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_greedy_beats_random(game: caravela.Game, seats: int) -> None:
    for seed in range(3):
        players = [bot("greedy" if seat == seed % seats else "random", seed + seat) for seat in range(seats)]
        state = caravela.Record.play(game, players, seed).replay()
        assert state.ranking()[seed % seats] == 1


def test_an_unknown_bot_is_refused() -> None:
    with pytest.raises(caravela.CaravelaError, match="there is no bot 'deep'; there is random, greedy"):
        bot("deep")
