"""What is said to a person is true, and said in good English."""

import re
from random import Random

import pytest

from tests.rules.coimbra import scene

GAME = scene.GAME


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_label_of_a_place_says_when_the_die_will_act(seats: int) -> None:
    state = GAME.new_state(seats, 3)
    chance = Random(3)
    checked = 0
    while not state.is_over:
        action = chance.choice(state.legal_actions())
        kind, *args = GAME.actions.decode(action)
        if kind == "place":
            label, after = GAME.label(state, action), state.clone()
            seen = {die["code"] for row in GAME.view(state, None)["rows"] for die in row}
            after.play(action)
            row = GAME.view(after, None)["rows"][args[0]]
            mine = [place for place, die in enumerate(row, 1) if die["code"] not in seen]
            if len(mine) == 1 and all(die["seat"] is not None or not die["down"] for die in row):
                told = re.search(r"to act (\d+)\w\w of (\d+)|alone there so far", label)
                assert told is not None
                assert (mine[0], len(row)) == (int(told[1] or 1), int(told[2] or 1))
                checked += 1
        state.apply(action)
    assert checked > 5 * seats


@pytest.mark.parametrize(
    ("key", "args", "said"),
    [
        ("stock", {"seat": 0, "resource": 0, "amount": 1}, "Blue: +1 guard."),
        ("stock", {"seat": 0, "resource": 1, "amount": -1}, "Blue: -1 coin."),
        ("stock", {"seat": 0, "resource": 1, "amount": 2}, "Blue: +2 coins."),
        ("score", {"seat": 1, "source": 0, "amount": -1}, "Red: -1 point (start cards)."),
        ("score", {"seat": 1, "source": 0, "amount": 3}, "Red: +3 points (start cards)."),
        ("order", {"seat": 1, "place": 2, "crowns": 1}, "Red is number 2 in the player order with 1 crown."),
        ("order", {"seat": 1, "place": 2, "crowns": 0}, "Red is number 2 in the player order with 0 crowns."),
    ],
)
def test_one_of_a_thing_is_not_many(key: str, args: dict[str, int], said: str) -> None:
    assert GAME.say(key, args) == said
