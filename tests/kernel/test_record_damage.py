"""Records that are damaged, altered, foreign or wrong: each is refused in words, and no other error comes out."""

import json
from collections.abc import Callable
from typing import Any

import msgspec
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from caravela.kernel.errors import CaravelaError
from caravela.kernel.game import GAMES
from caravela.kernel.record import Record, RecordError, Sheet
from tests.kernel.test_record import First, Last
from tests.kernel.toy import Toy, open_toy

GAME = Toy()
PLAY = Record.play(GAME, [First(), Last(), First()], 4)
COUNT = len(PLAY.actions)
TEXT = PLAY.to_json()

pytestmark = pytest.mark.usefixtures("toy")


def signed(**changes: Any) -> str:
    """The record with some parts changed by somebody who also knows how to make its check mark."""
    content = json.loads(TEXT) | changes
    sheet = msgspec.convert({name: part for name, part in content.items() if part is not ...}, Sheet)
    sheet.check = sheet.digest()
    return msgspec.json.encode(sheet).decode()


def unsigned(**changes: Any) -> str:
    content = json.loads(TEXT) | changes
    return json.dumps({name: part for name, part in content.items() if part is not ...})


def replay(text: str | bytes) -> Record:
    """What a reader of records does."""
    record = Record.from_json(text)
    record.replay()
    return record


def refusal(text: Any, read: Callable[[Any], object] = Record.from_json) -> str:
    with pytest.raises(RecordError) as refused:
        read(text)
    return str(refused.value)


def test_a_record_signed_anew_is_still_whole() -> None:
    assert signed() == TEXT
    assert replay(signed(players=[])).players == []


# text that is no record


@pytest.mark.parametrize(
    "text",
    [
        "",
        " ",
        "null",
        "12",
        '"caravela"',
        "[]",
        "{}",
        "{",
        "nonsense",
        '{"caravela":true}',
        '{"caravela":1.5}',
        '{"caravela":"1"}',
        '{"caravela":1}',
        b"\xff\xfe\x00",
        b'{"caravela":1,"game":"\xff"}',
        "\ud800",
        '{"caravela":1,"game":"\ud800"}',
        "[" * 100_000,
        '{"caravela":1,"options":{"a":' + "[" * 100_000,
        '{"a":' * 100_000,
        '{"caravela":1' + "0" * 5000 + "}",
        "\ufeff" + TEXT,
        TEXT + TEXT,
    ],
    ids=range(23),
)
def test_what_is_no_record_is_refused(text: str | bytes) -> None:
    assert refusal(text).startswith("this is no record of a play, or a part is missing or damaged: ")


@pytest.mark.parametrize("thing", [None, 5, {}, [], PLAY])
def test_what_is_no_text_is_refused(thing: object) -> None:
    message = f"a record is JSON text, not {type(thing).__name__}; give what to_json returned"
    assert refusal(thing) == message


@pytest.mark.parametrize("share", range(0, 100, 9))
def test_a_truncated_record_is_refused(share: int) -> None:
    assert refusal(TEXT[: len(TEXT) * share // 100])


@pytest.mark.parametrize("name", ["game", "rules", "catalog", "seats", "seed", "actions"])
def test_a_missing_part_is_named(name: str) -> None:
    assert f"missing required field `{name}`" in refusal(unsigned(**{name: ...}))


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("game", 5),
        ("rules", "7"),
        ("seats", 3.5),
        ("seats", None),
        ("seats", True),
        ("seed", "4"),
        ("seed", [4]),
        ("actions", {}),
        ("actions", ["load"]),
        ("actions", [["load", 1.5]]),
        ("actions", [["load", True]]),
        ("actions", [["load", None]]),
        ("options", []),
        ("reseeds", [[1]]),
        ("reseeds", [[1, 2, 3]]),
        ("reseeds", [["1", 2]]),
        ("players", "first"),
        ("scores", [1, 2, "3"]),
        ("check", None),
        ("surprise", 1),
    ],
)
def test_a_part_of_the_wrong_kind_is_named(name: str, value: object) -> None:
    assert name in refusal(unsigned(**{name: value}))


# records that were altered, or are of something else


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("game", "chess"),
        ("rules", 8),
        ("catalog", "other"),
        ("seats", 2),
        ("seed", 5),
        ("actions", []),
        ("options", {"a": 1}),
        ("reseeds", [[0, 1]]),
        ("players", ["me", "you", "he"]),
        ("scores", [99, 0, 0]),
        ("scores", ...),
        ("check", "0000000000000000"),
        ("check", ...),
    ],
)
def test_an_altered_record_is_noticed(name: str, value: object) -> None:
    message = "the record has been altered or damaged: its check mark does not fit its content"
    assert refusal(unsigned(**{name: value})) == message


@pytest.mark.parametrize("number", [0, 2, -1, 10**30])
def test_another_format_is_named_even_if_it_has_other_parts(number: int) -> None:
    message = f"the record is of format {number}; this program reads format 1"
    assert refusal(unsigned(caravela=number, surprise=5, seats=...)) == message


def test_a_record_of_an_unknown_game() -> None:
    with pytest.raises(CaravelaError, match=r"there is no game 'chess'; there is .*toy"):
        Record.from_json(signed(game="chess"))


def test_a_record_of_another_game_than_the_one_given() -> None:
    with pytest.raises(RecordError, match="the record is of a play of 'chess', not of 'toy'"):
        Record.from_json(signed(game="chess"), GAME)


@pytest.mark.parametrize("rules", [6, 8, 10**30])
def test_a_record_of_other_rules(rules: int) -> None:
    assert refusal(signed(rules=rules)) == f"the record was played by rules version {rules}; this program has 7"


# records whose parts are wrong


@pytest.mark.parametrize("seats", [-1, 0, 1, 5, 10**30])
def test_wrong_seats(seats: int) -> None:
    message = f"the record's table cannot be set up: Toy is for 2 to 4 players, not {seats}"
    assert refusal(signed(seats=seats, players=[])) == message


@pytest.mark.parametrize("seed", [-1, 2**53, 2**64, 10**30])
def test_a_wrong_seed(seed: int) -> None:
    message = f"the record's table cannot be set up: a seed is a whole number from 0 to {2**53 - 1}, not {seed}"
    assert refusal(signed(seed=seed)) == message


def test_wrong_options() -> None:
    message = "the record's table cannot be set up: Toy has no option 'a'; it has none at all"
    assert refusal(signed(options={"a": [1, {"b": None}]})) == message


@pytest.mark.parametrize(
    ("action", "reason"),
    [
        ([], "there is no action ''; the kinds are load, rest, give"),
        ([5], "there is no action '5'; the kinds are load, rest, give"),
        (["fly", 1], "there is no action 'fly'; the kinds are load, rest, give"),
        (["load"], "action 'load' cannot take []; its arguments are 0 to 2"),
        (["load", 3], "action 'load' cannot take [3]; its arguments are 0 to 2"),
        (["load", -1], "action 'load' cannot take [-1]; its arguments are 0 to 2"),
        (["load", "1"], "action 'load' cannot take ['1']; its arguments are 0 to 2"),
        (["load", 2**64], f"action 'load' cannot take [{2**64}]; its arguments are 0 to 2"),
        (["rest", 0], "action 'rest' cannot take [0]; its arguments are none"),
    ],
)
def test_an_action_that_does_not_exist(action: list[str | int], reason: str) -> None:
    actions = [*json.loads(TEXT)["actions"][:2], action]
    assert refusal(signed(actions=actions)) == f"action 3 of the record cannot be read: {reason}"


def test_an_illegal_action_is_named_with_its_clause() -> None:
    text = signed(actions=[["rest"]], scores=...)
    message = "action 1 of the record, ['rest'], is not legal there: seat 0 has loaded nothing yet and cannot rest"
    assert refusal(text, replay) == message + " [TOY-L2]"


def test_actions_after_the_end() -> None:
    text = signed(actions=[*json.loads(TEXT)["actions"], ["rest"]])
    message = (
        f"action {COUNT + 1} of the record, ['rest'], is not legal there: the play is over, nothing is left to choose"
    )
    assert refusal(text, replay) == message


def test_scores_of_a_play_that_is_not_over() -> None:
    text = signed(actions=json.loads(TEXT)["actions"][:-1])
    assert refusal(text, replay) == f"the record says that it ended {PLAY.scores}, but after its last action it goes on"


@pytest.mark.parametrize("upto", [None, COUNT])
def test_scores_that_lie(upto: int | None) -> None:
    record = Record.from_json(signed(scores=[99, 0, -(10**30)]))
    with pytest.raises(RecordError) as refused:
        record.replay(upto)
    message = f"the record says that it ended [99, 0, {-(10**30)}], but it replays to {PLAY.scores}"
    assert str(refused.value) == message


@pytest.mark.parametrize("scores", [[], [1], [1, 2, 3, 4]])
def test_scores_for_other_seats(scores: list[int]) -> None:
    assert refusal(signed(scores=scores)) == f"the record has {len(scores)} scores for 3 seats; one a seat or none"


@pytest.mark.parametrize("players", [["a"], ["a", "b", "c", "d"]])
def test_players_for_other_seats(players: list[str]) -> None:
    assert (
        refusal(signed(players=players)) == f"the record names {len(players)} players for 3 seats; one a seat or none"
    )


@pytest.mark.parametrize(
    ("reseeds", "place", "least"),
    [([[-1, 5]], 0, 1), ([[COUNT + 1, 5]], COUNT + 2, 1), ([[4, 5], [3, 5]], 4, 5), ([[10**30, 5]], 10**30 + 1, 1)],
)
def test_reseeds_out_of_place(reseeds: list[list[int]], place: int, least: int) -> None:
    message = (
        f"the record has a reseed before action {place}; here it can stand before action {least} to {COUNT + 1}: "
        "in the order of play, and not after the end"
    )
    assert refusal(signed(reseeds=reseeds)) == message


@pytest.mark.parametrize("seed", [-1, 2**53, 10**30])
def test_reseeds_that_are_no_seeds(seed: int) -> None:
    message = (
        f"the record's reseed before action 3 is wrong: a seed is a whole number from 0 to {2**53 - 1}, not {seed}"
    )
    assert refusal(signed(reseeds=[[2, seed]])) == message


@pytest.mark.parametrize(
    ("name", "value"),
    [("players", ["one"]), ("scores", [1]), ("reseeds", [(99, 1)]), ("reseeds", [(0, -1)]), ("actions", [99])],
)
def test_what_could_not_be_read_is_not_written(name: str, value: object) -> None:
    record = Record.from_json(TEXT)
    setattr(record, name, value)
    with pytest.raises(CaravelaError):
        record.to_json()


# anything at all

careless = settings(deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])


def outcome(text: str | bytes, whole: str = TEXT) -> None:
    """Either the whole record again or an error for people, in one line."""
    try:
        found = replay(text).to_json()
    except CaravelaError as error:
        found = str(error)
        whole = found.replace("\n", "")
    assert found == whole != ""


@careless
@given(st.integers(0, len(TEXT) - 1), st.integers(0, 255))
def test_a_byte_changed(place: int, byte: int) -> None:
    damaged = bytearray(TEXT.encode())
    damaged[place] = byte
    outcome(bytes(damaged))


@careless
@given(st.integers(0, len(TEXT)), st.integers(0, len(TEXT)), st.binary(max_size=8))
def test_a_piece_replaced(begin: int, end: int, piece: bytes) -> None:
    content = TEXT.encode()
    outcome(content[:begin] + piece + content[end:])


@careless
@given(st.binary(max_size=60) | st.text(max_size=60))
def test_any_text(text: str | bytes) -> None:
    outcome(text)


numbers = st.integers(-2, 20) | st.integers() | st.sampled_from([2**53 - 1, 2**53, 2**63, 2**64, -(2**63) - 1])
names = st.sampled_from(["load", "rest", "give"]) | st.text(max_size=5)
changes = st.fixed_dictionaries(
    {},
    optional={
        "seats": numbers,
        "seed": numbers,
        "rules": numbers,
        "game": st.sampled_from(["toy", "chess"]),
        "actions": st.lists(st.lists(names | numbers, max_size=4), max_size=6),
        "options": st.dictionaries(st.text(max_size=3), numbers, max_size=1),
        "reseeds": st.lists(st.tuples(numbers, numbers), max_size=3),
        "players": st.lists(st.text(max_size=3), max_size=4),
        "scores": st.none() | st.lists(numbers, max_size=4),
    },
)


@careless
@given(changes)
def test_anything_signed(parts: dict[str, Any]) -> None:
    text = signed(**parts)
    outcome(text, text)


def test_the_toy_is_announced_here() -> None:
    assert GAMES["toy"] is open_toy
