"""How many sequences of actions there are from known tables: any change of what is legal, or asked, changes them.

After a change of the catalog or of the rules that is meant, the numbers that the failing tests show are the new ones.
"""

import pytest

import caravela
from caravela import State
from caravela.kernel.game import GAMES

STRIDE = 7


def moment(key: str, seats: int, seed: int, actions: int) -> State:
    """A table some actions into a play: each time the one 7 places further on, round and round the menu."""
    state = caravela.game(key).new_state(seats, seed)
    for i in range(actions):
        menu = state.legal_actions()
        state.apply(menu[i * STRIDE % len(menu)])
    return state


def sequences(state: State, depth: int) -> int:
    """How many ways there are to play so many actions, or fewer to the end."""
    if depth == 0 or state.is_over:
        return 1
    if depth == 1:
        return len(state.legal_actions())
    total = 0
    for action in state.legal_actions():
        after = state.clone()
        after.apply(action)
        total += sequences(after, depth - 1)
    return total


# game, seats, seed, actions before the count, sequences of 1, 2, 3, ... actions; and what the first one is about
COUNTS = [
    ("coimbra", 2, 20, 0, [6, 30, 80, 168, 480, 2016]),  # start conditions
    ("coimbra", 2, 21, 4, [3, 12, 47, 226, 968, 4282]),  # the walk of a start card
    ("coimbra", 2, 22, 17, [4, 12, 34, 97, 285, 810]),  # the castle
    ("coimbra", 2, 24, 78, [5, 20, 80, 320, 960, 3840]),  # drafting in round 3
    ("coimbra", 2, 26, 105, [4, 20, 76, 250, 847, 2939]),  # placing in round 4
    ("coimbra", 3, 30, 0, [7, 42, 210, 528, 1080, 10224]),  # start conditions
    ("coimbra", 3, 32, 19, [4, 16, 48, 192, 960, 3579]),  # drafting in round 1
    ("coimbra", 3, 34, 84, [5, 30, 180, 1980, 7920]),  # voyages, then a new round
    ("coimbra", 3, 35, 112, [3, 8, 28, 99, 301, 898]),  # acquiring a card
    ("coimbra", 3, 36, 115, [2, 8, 20, 56, 158, 536]),  # the bonus of a monastery
    ("coimbra", 4, 40, 0, [8, 56, 336, 1680, 4224]),  # start conditions
    ("coimbra", 4, 42, 21, [7, 28, 168, 672, 3360]),  # drafting in round 1
    ("coimbra", 4, 43, 59, [5, 45, 180, 1520, 6080]),  # voyages, then a new round
    ("coimbra", 4, 45, 110, [3, 7, 19, 56, 196, 567]),  # income
    ("vasco", 2, 20, 0, [5, 18, 338, 1640]),  # the first merchant ship
    ("vasco", 2, 20, 94, [3, 6, 25, 121, 2000, 11132]),  # a second project
    ("vasco", 2, 20, 97, [2, 44, 176, 3360]),  # a project from Natal
    ("vasco", 2, 21, 169, [3, 9, 29, 77, 246, 739, 1927]),  # captains going aboard
    ("vasco", 2, 22, 179, [3, 6, 7, 7]),  # launching before the final scoring
    ("vasco", 2, 25, 136, [2, 16, 32, 68, 168, 484, 1492]),  # docks of an expedition
    ("vasco", 3, 30, 5, [4, 72, 288, 4896]),  # placing in round 1
    ("vasco", 3, 30, 151, [3, 9, 39, 234, 2232]),  # the crew of a launch
    ("vasco", 3, 31, 99, [3, 7, 18, 52, 135, 342, 939]),  # launching after an action
    ("vasco", 3, 34, 141, [3, 10, 32, 79, 240, 660, 2425]),  # an audience at court
    ("vasco", 4, 40, 62, [13, 26, 65, 130, 1196, 6812]),  # a sailor from Terra de Boa Gente
    ("vasco", 4, 40, 132, [18, 72, 1088, 4352]),  # placing in round 3
    ("vasco", 4, 41, 199, [2, 5, 28, 56, 166, 486, 1308]),  # an expedition in round 3
    ("vasco", 4, 40, 52, [2, 4, 8, 28, 88, 246, 738]),  # recruiting
    ("macao", 2, 31, 0, [4, 12, 72, 432, 2592, 15552]),  # first cards
    ("macao", 2, 23, 40, [6, 90, 1350, 12600]),  # a sixth card
    ("macao", 2, 25, 90, [10, 55, 197, 769, 3914]),  # actions in round 8
    ("macao", 2, 53, 20, [2, 7, 36, 184, 781, 3155]),  # paying in round 2
    ("macao", 2, 44, 90, [18, 58, 239, 1327, 5126]),  # sailing in round 8
    ("macao", 3, 33, 8, [6, 30, 120, 360, 5400]),  # first cubes
    ("macao", 3, 34, 180, [15, 99, 451, 1869, 8438]),  # actions in round 10
    ("macao", 3, 36, 60, [15, 225, 2475, 16425]),  # two dice
    ("macao", 3, 30, 180, [6, 18, 270, 4050]),  # a sixth card in round 10
    ("macao", 4, 43, 0, [6, 30, 120, 360, 2160, 12960]),  # first cards
    ("macao", 4, 40, 130, [8, 57, 277, 1206, 6159]),  # actions in round 6
    ("macao", 4, 60, 40, [2, 10, 44, 186, 840, 4262]),  # paying in round 2
]


@pytest.mark.parametrize(("key", "seats", "seed", "actions", "counts"), COUNTS)
def test_the_number_of_sequences(key: str, seats: int, seed: int, actions: int, counts: list[int]) -> None:
    state = moment(key, seats, seed, actions)
    before = state.dump()
    assert [sequences(state, depth + 1) for depth in range(len(counts))] == counts
    assert state.dump() == before


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("key", list(GAMES))
def test_sequences_stop_at_the_end_of_the_play(key: str, seats: int) -> None:
    state = moment(key, seats, 5, 0)
    count = 0
    while not state.is_over:
        menu = state.legal_actions()
        state.apply(menu[count * STRIDE % len(menu)])
        count += 1
    assert sequences(state, 3) == 1
    last = moment(key, seats, 5, count - 1)
    ends = 0
    for action in last.legal_actions():
        after = last.clone()
        after.apply(action)
        ends += after.is_over
    assert ends >= 1
    assert sequences(last, 1) == len(last.legal_actions())
