"""Records: written, read, replayed, continued."""

import pytest

from caravela.kernel.errors import CaravelaError, IllegalAction
from caravela.kernel.record import Record, RecordError
from caravela.kernel.state import State
from tests.kernel.toy import Manifest, Toy


class Last:
    """A player who always takes the last of the legal actions."""

    name = "last"

    def choose(self, state: State) -> int:
        return state.legal_actions()[-1]


class First:
    name = "first"

    def choose(self, state: State) -> int:
        return state.legal_actions()[0]


class Stubborn:
    """A player who wants to rest before he has loaded anything."""

    name = "stubborn"

    def choose(self, state: State) -> int:
        return 3


def played(toy: Toy, seed: int = 4) -> Record:
    return Record.play(toy, [First(), Last(), First()], seed)


# playing


def test_players_play_to_the_end(toy: Toy) -> None:
    record = played(toy)
    state = record.replay()
    assert state.is_over
    assert record.scores == state.scores()
    assert (record.seats, record.seed, record.players) == (3, 4, ["first", "last", "first"])


def test_the_same_seed_and_players_give_the_same_record(toy: Toy) -> None:
    assert played(toy).to_json() == played(toy).to_json() != played(toy, 5).to_json()


@pytest.mark.parametrize("players", [0, 1, 5])
def test_a_game_says_how_many_may_play(toy: Toy, players: int) -> None:
    with pytest.raises(CaravelaError, match=f"Toy is for 2 to 4 players, not {players}"):
        Record.play(toy, [First()] * players, 1)


@pytest.mark.parametrize("seed", [-1, 2**53, True, "1", None])
def test_a_record_needs_a_seed(toy: Toy, seed: object) -> None:
    with pytest.raises(CaravelaError, match="a seed is a whole number"):
        Record(toy, 3, seed)  # type: ignore[arg-type]


def test_a_player_who_breaks_the_rules_is_stopped(toy: Toy) -> None:
    with pytest.raises(IllegalAction, match=r"cannot rest \[TOY-L2\]"):
        Record.play(toy, [Stubborn(), First()], 1)


# reading and writing


def test_a_record_comes_back_from_json(toy: Toy) -> None:
    record = played(toy)
    text = record.to_json()
    found = Record.from_json(text)
    assert found.to_json() == text
    assert found.replay().dump() == record.replay().dump()
    assert (found.game.key, found.seats, found.seed, found.options) == ("toy", 3, 4, {})
    assert (found.actions, found.players, found.scores) == (record.actions, record.players, record.scores)


def test_bytes_are_read_as_well(toy: Toy) -> None:
    text = played(toy).to_json()
    assert Record.from_json(text.encode()).to_json() == text


def test_a_record_can_be_read_by_people(toy: Toy) -> None:
    record = Record(toy, 2, 0)
    record.actions = [0, 2]
    assert record.to_json().startswith(
        '{"caravela":1,"game":"toy","rules":7,"catalog":"1-2-3-6-5-4-4","seats":2,"seed":0,'
        '"actions":[["load",0],["load",2]],"check":"'
    )


def test_an_empty_record_is_the_deal(toy: Toy) -> None:
    record = Record.from_json(Record(toy, 3, 9).to_json())
    assert (record.actions, record.scores) == ([], None)
    assert record.replay().dump() == toy.new_state(3, 9).dump()


def test_a_record_over_a_catalog_of_ones_own_needs_its_game(toy: Toy) -> None:
    mine = Toy(Manifest([9, 9, 9], [3, 3, 3], 2))
    text = played(mine).to_json()
    assert Record.from_json(text, mine).replay().is_over
    with pytest.raises(RecordError, match=r"over catalog 9-9-9-3-3-3-2, not 1-2-3-6-5-4-4; name the file"):
        Record.from_json(text)


# replaying


def test_replay_stops_where_it_is_told(toy: Toy) -> None:
    record = played(toy)
    state = toy.new_state(3, 4)
    for count, action in enumerate(record.actions):
        assert record.replay(upto=count).dump() == state.dump()
        state.apply(action)
    assert record.replay(upto=len(record.actions)).dump() == state.dump()


@pytest.mark.parametrize("upto", [-1, 10**9, True, 1.0, "1"])
def test_replay_says_how_far_it_can_go(toy: Toy, upto: object) -> None:
    record = played(toy)
    with pytest.raises(RecordError, match=rf"the record has {len(record.actions)} actions; .* to {upto!r}"):
        record.replay(upto)  # type: ignore[arg-type]


def test_resume_goes_on_from_where_the_state_stands(toy: Toy) -> None:
    record = played(toy)
    state = record.replay(upto=2)
    record.resume(state, 2, 5)
    assert state.dump() == record.replay(upto=5).dump()


def test_resume_goes_no_way_back(toy: Toy) -> None:
    record = played(toy)
    with pytest.raises(RecordError, match="it cannot be played from 5 to 2"):
        record.resume(record.replay(upto=5), 5, 2)


# continuing and reseeding


def test_a_play_is_continued_from_its_record(toy: Toy) -> None:
    record = played(toy)
    begun = Record(toy, 3, 4)
    begun.actions = record.actions[:3]
    found = Record.from_json(begun.to_json())
    state = found.replay()
    for action in record.actions[3:]:
        state.apply(action)
        found.actions.append(action)
    assert state.dump() == record.replay().dump()
    assert found.replay().dump() == state.dump()


def reseeded(toy: Toy) -> tuple[Record, State]:
    """A play whose chance was taken anew before its first, its sixth and, twice, its eighth action."""
    record = Record(toy, 3, 4)
    state = record.start()
    while not state.is_over:
        for place, seed in [(0, 11), (5, 12), (7, 13), (7, 14)]:
            if len(record.actions) == place:
                state.resample(seed)
                record.reseeds.append((place, seed))
        action = state.legal_actions()[-1]
        state.apply(action)
        record.actions.append(action)
    record.scores = state.scores()
    return record, state


def test_reseeds_are_replayed(toy: Toy) -> None:
    record, state = reseeded(toy)
    found = Record.from_json(record.to_json())
    assert found.reseeds == [(0, 11), (5, 12), (7, 13), (7, 14)]
    assert found.replay().dump() == state.dump()
    record.reseeds = []
    assert record.to_json() != found.to_json()
    assert state.low != record.start().low


def test_a_reseed_after_the_last_action_counts_for_what_follows(toy: Toy) -> None:
    record = Record(toy, 3, 4)
    record.actions = played(toy).actions[:3]
    state = record.replay()
    state.resample(21)
    record.reseeds.append((3, 21))
    assert Record.from_json(record.to_json()).replay().dump() == state.dump()


@pytest.mark.parametrize("step", [1, 3])
def test_replay_in_pieces_is_replay_at_once(toy: Toy, step: int) -> None:
    record, state = reseeded(toy)
    other = record.start()
    for begin in range(0, len(record.actions), step):
        record.resume(other, begin, min(begin + step, len(record.actions)))
    assert other.dump() == state.dump()


def test_gains_are_read_from_a_record(toy: Toy) -> None:
    mine = Toy(Manifest([1, 1, 1], [0, 3, 3], 1))
    record = Record.play(mine, [First(), Last()], 1)
    assert record.actions == [1, 2]
    assert toy.gains(record) == [{"seat": 0, "id": "wine"}, {"seat": 1, "id": "silk"}]
