"""What every game answers for its guests before its own rules are asked."""

from pathlib import Path

import pytest

from caravela.kernel import game as kernel
from caravela.kernel.chance import SEEDS
from caravela.kernel.errors import CaravelaError
from caravela.kernel.scenario import stage
from tests.kernel.toy import HARBOUR, REST, Toy, Turn


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_state_stands_at_its_first_choice(seats: int) -> None:
    state = Toy().new_state(seats, 1)
    assert (state.seats, state.to_move, state.is_over, state.round) == (seats, 0, False, 1)
    assert state.scores() == [0] * seats


@pytest.mark.parametrize("seats", [1, 5, 0, -2, 10**30, True, 3.0, "3", None, [3]])
def test_wrong_seats_are_refused(seats: object) -> None:
    with pytest.raises(CaravelaError) as refused:
        Toy().new_state(seats)  # type: ignore[arg-type]
    assert str(refused.value) == f"Toy is for 2 to 4 players, not {seats!r}"


@pytest.mark.parametrize("seed", [-1, SEEDS, 10**30, True, 1.0, "1", [1]])
def test_wrong_seeds_are_refused(seed: object) -> None:
    with pytest.raises(CaravelaError) as refused:
        Toy().new_state(3, seed)  # type: ignore[arg-type]
    assert str(refused.value) == f"a seed is a whole number from 0 to {SEEDS - 1}, not {seed!r}"


@pytest.mark.parametrize("seed", [0, SEEDS - 1])
def test_the_least_and_the_greatest_seed_deal(seed: int) -> None:
    assert Toy().new_state(3, seed).dump() == Toy().deal(3, seed).dump()


def test_without_a_seed_each_play_is_another() -> None:
    game = Toy()
    assert len({(state.low, state.high) for state in (game.new_state(2) for _ in range(8))}) == 8


@pytest.mark.parametrize("options", [None, {}])
def test_no_options_are_fine(options: dict[str, int] | None) -> None:
    assert Toy().new_state(3, 1, options).seats == 3


def test_an_option_that_the_game_does_not_have_is_named() -> None:
    with pytest.raises(CaravelaError, match="Toy has no option 'rounds'; it has none at all"):
        Toy().new_state(3, 1, {"rounds": 3})


@pytest.mark.parametrize("options", [True, 0, 1.5, "rounds", "", ["rounds"], []])
def test_options_are_a_dict(options: object) -> None:
    with pytest.raises(CaravelaError, match="options are a dict of names and values, not"):
        Toy().new_state(3, 1, options)  # type: ignore[arg-type]


def test_why_not_explains_what_apply_refuses() -> None:
    game = Toy()
    state = game.new_state(2, 1)
    assert game.why_not(state, 0) is None
    assert game.why_not(state, REST) == ("TOY-L2", "seat 0 has loaded nothing yet and cannot rest")
    assert game.why_not(state, 99) == ("", "there is no action 99; actions are 0 to 15")
    stage(state)
    assert game.why_not(state, 0) == ("", "the play is over, nothing is left to choose")


def test_why_not_and_legal_actions_agree_at_every_choice() -> None:
    game = Toy()
    state = game.new_state(4, 1)
    while not state.is_over:
        free = [action for action in range(game.actions.size) if game.why_not(state, action) is None]
        assert free == sorted(state.legal_actions())
        state.apply(free[-1])


def test_events_are_put_into_words() -> None:
    game = Toy()
    state = game.deal(2, 1)
    state.wind = -1
    events = state.listen()
    stage(state, Turn(1))
    state.apply(0)
    assert [game.tell(event) for event in events] == ["Seat 1 loads salt."]


def test_find_opens_a_game_by_its_key(toy: Toy) -> None:
    found = kernel.find("toy")
    assert (type(found), found.mark) == (Toy, toy.mark)


@pytest.mark.parametrize("as_text", [True, False])
def test_find_opens_a_game_over_the_catalog_in_a_file(toy: Toy, tmp_path: Path, as_text: bool) -> None:
    path = tmp_path / "mine.json"
    path.write_text("[[9, 9, 9], [1, 1, 1], 1]")
    assert kernel.find("toy", str(path) if as_text else path).mark == "9-9-9-1-1-1-1"
    assert toy.mark != "9-9-9-1-1-1-1"


def test_find_passes_on_what_is_wrong_with_the_catalog(toy: Toy, tmp_path: Path) -> None:
    with pytest.raises(CaravelaError, match=r"none\.json: there is no such file"):
        kernel.find(toy.key, tmp_path / "none.json")


@pytest.mark.parametrize("key", ["chess", "", "Toy"])
def test_find_says_which_games_there_are(toy: Toy, key: str) -> None:
    with pytest.raises(CaravelaError, match=rf"there is no game {key!r}; there is .*\b{toy.key}\b"):
        kernel.find(key)


def test_a_toy_is_known_only_while_it_is_announced() -> None:
    with pytest.raises(CaravelaError, match="there is no game 'toy'"):
        kernel.find("toy")
    assert HARBOUR.rounds == 4
