"""The contract as a person meets it who asks for what cannot be: one helpful message, and nothing has changed.

What a sound request brings is shown by the whole plays in tests/play, damage of all kinds to a record by
tests/kernel/test_record_damage.py; here the real games are asked.
"""

import json
import re
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import numpy as np
import pytest

import caravela
from caravela import CaravelaError, CatalogError, IllegalAction, Record, RecordError, State
from caravela.bots import bot
from caravela.kernel.game import GAMES
from caravela.kernel.record import Sheet
from caravela.kernel.rulebook import clauses

each_game = pytest.mark.parametrize("key", list(GAMES))
SEEDS = [-1, 2**53, 2**64, 1.0, 0.5, "1", "", b"1", True, [1], {}]
STRANGE_ACTIONS = [None, "0", "draft", "", 0.0, 1.5, float("nan"), [0], {}, b"0", object()]


def refusal(ask: Callable[[], object], kind: type[CaravelaError] = CaravelaError) -> str:
    """The message of a request that is refused: one line, whole, and no other error behind it."""
    with pytest.raises(kind) as refused:
        ask()
    message = str(refused.value)
    assert message
    assert "\n" not in message
    return message


def dealt(key: str, seats: int = 3, seed: int = 1) -> State:
    return caravela.game(key).new_state(seats, seed)


def midway(key: str, actions: int = 40) -> State:
    """A table in the middle of a play."""
    state = dealt(key)
    chance = Random(1)
    for _ in range(actions):
        state.apply(chance.choice(state.legal_actions()))
    return state


# games and catalogs


@pytest.mark.parametrize("key", ["chess", "", "Coimbra", "coimbra ", "../coimbra", None, 5, ["coimbra"], {}])
def test_an_unknown_game(key: Any) -> None:
    message = refusal(lambda: caravela.game(key))
    assert message == f"there is no game {key!r}; there is {', '.join(GAMES)}"


@each_game
@pytest.mark.parametrize("catalog", [5, b"mine.toml", ["mine.toml"], {}, True])
def test_a_catalog_that_is_no_path(key: str, catalog: Any) -> None:
    assert refusal(lambda: caravela.game(key, catalog)) == (
        f"a catalog is named by the path of its file, not by {catalog!r}"
    )


@each_game
def test_a_catalog_that_is_not_there(key: str, tmp_path: Path) -> None:
    missing = tmp_path / "mine.toml"
    assert refusal(lambda: caravela.game(key, catalog=missing), CatalogError) == f"{missing}: there is no such file"
    assert refusal(lambda: caravela.game(key, str(missing)), CatalogError) == f"{missing}: there is no such file"
    assert "this is a directory" in refusal(lambda: caravela.game(key, tmp_path), CatalogError)
    assert "'mine\\x00.toml' is no name of a file" in refusal(lambda: caravela.game(key, "mine\0.toml"), CatalogError)


# tables


@each_game
@pytest.mark.parametrize("seats", [-1, 0, 1, 5, 6, 10**30, "3", "", True, None, 3.0, [3], b"3"])
def test_impossible_seats(key: str, seats: Any) -> None:
    game = caravela.game(key)
    message = refusal(lambda: game.new_state(seats, 1))
    assert message == f"{game.title} is for 2 to 4 players, not {seats!r}"


@each_game
@pytest.mark.parametrize("seed", SEEDS)
def test_a_bad_seed(key: str, seed: Any) -> None:
    game = caravela.game(key)
    state = game.new_state(3, 1)
    before = state.dump()
    expected = f"a seed is a whole number from 0 to {2**53 - 1}, not {seed!r}"
    assert refusal(lambda: game.new_state(3, seed)) == expected
    assert refusal(lambda: state.resample(seed)) == expected
    assert refusal(lambda: Record(game, 3, seed)) == expected
    assert state.dump() == before


@each_game
def test_the_first_and_the_last_seed(key: str) -> None:
    assert dealt(key, seed=0).dump() != dealt(key, seed=2**53 - 1).dump()


@each_game
def test_unknown_options(key: str) -> None:
    game = caravela.game(key)
    assert (
        refusal(lambda: game.new_state(3, 1, {"fast": True}))
        == f"{game.title} has no option 'fast'; it has none at all"
    )
    for options in ([], ["fast"], "fast", 5, False, 0):
        message = refusal(lambda options=options: game.new_state(3, 1, options))  # type: ignore[misc]
        assert message == f"options are a dict of names and values, not {options!r}; leave them out for none"
        assert refusal(lambda options=options: Record(game, 3, 1, options).start()) == message  # type: ignore[misc]
    assert game.new_state(3, 1, {}).dump() == game.new_state(3, 1).dump()


@each_game
@pytest.mark.parametrize("seat", [-1, 3, 99, 10**30, "0", True, 1.0, [0]])
def test_a_seat_that_is_not_at_the_table(key: str, seat: Any) -> None:
    state = dealt(key)
    game = state.game
    expected = f"a seat of this table is a number from 0 to 2, not {seat!r}"
    assert refusal(lambda: game.view(state, seat)) == expected
    assert refusal(lambda: game.breakdown(state, seat)) == expected
    assert refusal(lambda: game.encode(state, seat)) == expected


# actions


@each_game
def test_an_action_that_is_no_whole_number(key: str) -> None:
    state = midway(key)
    before = state.dump()
    for action in STRANGE_ACTIONS:
        message = refusal(lambda action=action: state.apply(action))  # type: ignore[misc]
        assert message == f"an action is a whole number, not {action!r}; the game's actions.encode gives it"
        assert refusal(lambda action=action: state.game.why_not(state, action)) == message  # type: ignore[misc]
        refusal(lambda action=action: state.game.label(state, action))  # type: ignore[misc]
        refusal(lambda action=action: state.game.targets(state, action))  # type: ignore[misc]
        refusal(lambda action=action: state.game.actions.decode(action))  # type: ignore[misc]
    assert state.dump() == before


@each_game
def test_a_number_that_is_no_action(key: str) -> None:
    state = midway(key)
    size = state.game.actions.size
    before = state.dump()
    for action in (-1, size, size + 1, 2**31, 2**63, 10**30, -(10**30)):
        expected = f"there is no action {action}; actions are 0 to {size - 1}"
        assert refusal(lambda action=action: state.apply(action), IllegalAction) == expected  # type: ignore[misc]
        assert state.game.why_not(state, action) == ("", expected)
        decoded = refusal(lambda action=action: state.game.actions.decode(action))  # type: ignore[misc]
        assert decoded == f"action {action} does not exist; actions are 0 to {size - 1}"
    assert state.dump() == before


@each_game
def test_every_action_out_of_the_menu_is_refused_with_a_clause_of_the_rulebook(key: str) -> None:
    known = clauses(key)
    state = dealt(key)
    chance = Random(2)
    while not state.is_over:
        menu = state.legal_actions()
        before = state.dump()
        for action in set(range(state.game.actions.size)) - {*menu}:
            with pytest.raises(IllegalAction) as refused:
                state.apply(action)
            assert refused.value.clause in known
            assert str(refused.value) == f"{refused.value.message} [{refused.value.clause}]"
            assert (refused.value.clause, refused.value.message) == state.game.why_not(state, action)
        assert state.dump() == before
        assert state.legal_actions() == menu
        state.apply(chance.choice(menu))


@each_game
def test_a_legal_action_of_another_library_is_taken_as_its_number(key: str) -> None:
    state, other = dealt(key), dealt(key)
    action = state.legal_actions()[1]
    state.apply(np.int64(action))
    other.apply(action)
    assert state.dump() == other.dump()


@each_game
def test_after_the_end_nothing_can_be_chosen(key: str) -> None:
    state = played(key).replay()
    before = state.dump()
    for action in (0, 1, state.game.actions.size - 1, 10**9):
        message = refusal(lambda action=action: state.apply(action), IllegalAction)  # type: ignore[misc]
        assert message == "the play is over, nothing is left to choose"
    refusal(lambda: state.apply(None))  # type: ignore[arg-type]
    assert (state.to_move, state.legal_actions(), state.is_over) == (None, [], True)
    assert state.dump() == before


@each_game
def test_a_label_is_for_a_legal_action(key: str) -> None:
    state = dealt(key)
    wrong = next(action for action in range(state.game.actions.size) if action not in state.legal_actions())
    assert refusal(lambda: state.game.label(state, wrong), IllegalAction)


@each_game
def test_names_of_actions_that_do_not_exist(key: str) -> None:
    space = caravela.game(key).actions
    kind, *args = space.decode(0)
    assert refusal(lambda: space.encode("fly")).startswith(f"there is no action 'fly'; the kinds are {kind}, ")
    assert "its arguments are 0 to " in refusal(lambda: space.encode(kind, *args, 0))
    assert "its arguments are 0 to " in refusal(lambda: space.encode(kind, *[999 for _ in args]))


@each_game
def test_an_unknown_language(key: str) -> None:
    state = dealt(key)
    expected = "there are no words in language 'xx'; there are en"
    action = state.legal_actions()[0]
    assert refusal(lambda: state.game.question(state, "xx")).startswith(expected)
    assert refusal(lambda: state.game.label(state, action, "xx")).startswith(expected)


def test_an_unknown_bot() -> None:
    assert refusal(lambda: bot("genius")).startswith("there is no bot 'genius'; there is ")


# records


def played(key: str) -> Record:
    return Record.play(caravela.game(key), [bot("random", seat) for seat in range(3)], 5)


def signed(record: Record, **changes: Any) -> str:
    """A record with some parts changed by somebody who also knows how to make its check mark."""
    content = json.loads(record.to_json()) | changes
    sheet = msgspec.convert({name: part for name, part in content.items() if part is not ...}, Sheet)
    sheet.check = sheet.digest()
    return msgspec.json.encode(sheet).decode()


def names(record: Record) -> list[list[Any]]:
    found: list[list[Any]] = json.loads(record.to_json())["actions"]
    return found


def rejected(text: str | bytes) -> str:
    """The message with which a text is refused, when it is read or when it is replayed."""
    return refusal(lambda: Record.from_json(text).replay(), RecordError)


@each_game
def test_a_sound_record_is_read(key: str) -> None:
    record = played(key)
    assert signed(record) == record.to_json()
    assert Record.from_json(signed(record)).replay().scores() == record.scores


@each_game
def test_a_truncated_record(key: str) -> None:
    text = played(key).to_json()
    for end in range(0, len(text), 97):
        assert rejected(text[:end]).startswith("this is no record of a play, or a part is missing or damaged: ")


@each_game
def test_an_altered_record(key: str) -> None:
    text = played(key).to_json()
    expected = "the record has been altered or damaged: its check mark does not fit its content"
    for old, new in (
        ('"seed":5', '"seed":6'),
        ('"seats":3', '"seats":2'),
        ('"rules":', '"rules":9'),
        ("],[", "],[],["),
    ):
        assert old in text
        assert rejected(text.replace(old, new, 1)) == expected


@each_game
def test_a_record_over_another_catalog(key: str) -> None:
    record = played(key)
    assert rejected(signed(record, catalog="0123456789abcdef")) == (
        f"the record was played over catalog 0123456789abcdef, not {record.game.mark}; name the file of that catalog"
    )


@each_game
def test_a_record_of_other_rules_another_game_or_another_format(key: str) -> None:
    record = played(key)
    rules = record.game.rules
    assert rejected(signed(record, rules=rules + 1)) == (
        f"the record was played by rules version {rules + 1}; this program has {rules}"
    )
    assert refusal(lambda: Record.from_json(signed(record, game="chess"))).startswith("there is no game 'chess'")
    assert rejected(signed(record, caravela=2)) == "the record is of format 2; this program reads format 1"


@each_game
def test_a_record_with_an_illegal_action_inside(key: str) -> None:
    record = played(key)
    menu = record.replay(upto=20).legal_actions()
    wrong = next(action for action in range(record.game.actions.size) if action not in menu)
    actions = names(record)
    actions[20] = list(record.game.actions.decode(wrong))
    text = signed(record, actions=actions)
    assert rejected(text).startswith(f"action 21 of the record, {actions[20]}, is not legal there: ")
    found = Record.from_json(text)
    assert found.replay(upto=20).dump() == record.replay(upto=20).dump()


@each_game
@pytest.mark.parametrize(
    "name", [[], ["fly"], ["fly", 1], [5], ["pass", 1], ["place", "1"], ["place", -1], ["place", 99]]
)
def test_a_record_with_an_action_that_does_not_exist(key: str, name: list[Any]) -> None:
    record = played(key)
    actions = names(record)
    actions[3] = name
    assert rejected(signed(record, actions=actions)).startswith("action 4 of the record cannot be read: ")


@each_game
def test_a_record_with_actions_after_the_end(key: str) -> None:
    record = played(key)
    actions = names(record)
    message = rejected(signed(record, actions=[*actions, actions[0]]))
    assert message.startswith(f"action {len(actions) + 1} of the record, {actions[0]}, is not legal there: ")
    assert message.endswith("the play is over, nothing is left to choose")


@each_game
def test_a_record_that_claims_another_end(key: str) -> None:
    record = played(key)
    assert record.scores is not None
    better = [points + 1 for points in record.scores]
    assert rejected(signed(record, scores=better)) == (
        f"the record says that it ended {better}, but it replays to {record.scores}"
    )
    assert rejected(signed(record, actions=names(record)[:-1])) == (
        f"the record says that it ended {record.scores}, but after its last action it goes on"
    )


@each_game
@pytest.mark.parametrize(("part", "value"), [("seats", 5), ("seats", 1), ("seed", -1), ("options", {"fast": 1})])
def test_a_record_whose_table_cannot_be(key: str, part: str, value: Any) -> None:
    changes: dict[str, Any] = {part: value, "players": [], "scores": ...}
    assert rejected(signed(played(key), **changes)).startswith("the record's table cannot be set up: ")


# catalogs of one's own


def own_catalog(tmp_path: Path, alter: Callable[[str], str]) -> Path:
    """A copy of Coimbra's catalog, altered by its owner."""
    text = Path(caravela.__file__).with_name("games").joinpath("coimbra", "catalog.toml").read_text(encoding="utf-8")
    changed = alter(text)
    assert changed != text
    file = tmp_path / "mine.toml"
    file.write_text(changed, encoding="utf-8")
    return file


def without(kind: str, id: str) -> Callable[[str], str]:
    """Leaves one entry out."""

    def alter(text: str) -> str:
        entries = re.split(r"(?m)^(?=\[)", text)
        return "".join(entry for entry in entries if not entry.startswith(f'[[{kind}]]\nid = "{id}"\n'))

    return alter


def instead(old: str, new: str) -> Callable[[str], str]:
    """Writes something else in its first place."""
    return lambda text: text.replace(old, new, 1)


GATEKEEPER = 'id = "council-gatekeeper"\nname = "Gatekeeper"\nclass = "council"\nback = "I"\ninfluence = 2\n'

MISTAKES: dict[str, tuple[Callable[[str], str], str]] = {
    "a missing start card": (without("card", "council-gatekeeper"), "cards of back I: found 7, there are 8"),
    "a missing card": (without("card", "council-captain"), "II"),
    "a missing monastery": (without("monastery", "lorvao"), "monasteries"),
    "a missing voyage": (without("voyage", "tanger"), "voyages"),
    "a missing place": (without("node", "penacova"), "penacova"),
    "a dangling road": (instead('a = "north-east"\nb = "penacova"', 'a = "north-east"\nb = "lisboa"'), "lisboa"),
    "no influence": (instead(GATEKEEPER, GATEKEEPER.replace("influence = 2\n", "")), "influence is missing"),
    "influence as text": (
        instead(GATEKEEPER, GATEKEEPER.replace("= 2", '= "2"')),
        'found "2", allowed is 1, 2, 3 or 4',
    ),
    "too much influence": (instead(GATEKEEPER, GATEKEEPER.replace("= 2", "= 9")), "found 9, allowed is 1, 2, 3 or 4"),
    "influence as a list": (instead(GATEKEEPER, GATEKEEPER.replace("= 2", "= [2]")), "found [2]"),
    "an unknown class": (instead(GATEKEEPER, GATEKEEPER.replace('"council"\nb', '"knight"\nb')), 'found "knight"'),
    "an unknown field": (instead(GATEKEEPER, GATEKEEPER + "strength = 3\n"), "unknown field strength (found 3)"),
    "an id that is there twice": (instead('"council-master-of-arms"', '"council-gatekeeper"'), "is there twice"),
    "an unknown source": (instead('source = "rulebook"', 'source = "hearsay"'), 'found "hearsay"'),
    "a broken line": (instead("[[card]]", "[[card]"), "not valid TOML"),
    "another game": (instead('game = "coimbra"', 'game = "chess"'), 'found "chess"'),
    "nothing": (lambda text: "", "is missing"),
}


@pytest.mark.parametrize(("alter", "words"), MISTAKES.values(), ids=list(MISTAKES))
def test_a_catalog_with_a_mistake(alter: Callable[[str], str], words: str, tmp_path: Path) -> None:
    file = own_catalog(tmp_path, alter)
    message = refusal(lambda: caravela.game("coimbra", file), CatalogError)
    assert message.startswith(f"{file}: ")
    assert words in message
    assert caravela.game("coimbra").new_state(2, 1).to_move is not None


def test_a_catalog_of_ones_own_makes_a_game_of_its_own(tmp_path: Path) -> None:
    file = own_catalog(tmp_path, instead(GATEKEEPER, GATEKEEPER.replace("influence = 2", "influence = 1")))
    mine = caravela.game("coimbra", catalog=file)
    ours = caravela.game("coimbra")
    assert mine.mark != ours.mark
    record = Record.play(mine, [bot("random", 1), bot("random", 2)], 3)
    assert Record.from_json(record.to_json(), mine).replay().scores() == record.scores
    assert rejected(record.to_json()) == (
        f"the record was played over catalog {mine.mark}, not {ours.mark}; name the file of that catalog"
    )
