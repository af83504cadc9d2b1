"""What a player of Macao reads: amounts, costs, and what he has."""

from caravela.games.macao.ending import FinalScoring
from tests.rules.macao.scene import GAME, act, give, hold, menu, own, pile, quarter, quiet, run, turn


def reason(table_supply: dict[str, int], kind: str, arg: int) -> str:
    """Why an action is refused to a player with these cubes."""
    table = quiet()
    give(table, 0, **table_supply)
    table.jokers[0] = 1
    turn(table)
    if kind == "sail":
        act(table, "ship")
    refusal = GAME.why_not(table, GAME.actions.encode(kind, arg))
    assert refusal is not None
    return refusal[1]


def test_a_single_cube_is_one_cube() -> None:
    assert reason({}, "wall", 1) == "that move costs 1 cube"
    assert reason({"red": 2}, "wall", 2) == "that move costs 3 cubes"
    assert reason({"red": 2}, "sail", 3) == "sailing there costs 3 cubes"


def test_a_single_marker_for_a_card_left_over_is_one_marker() -> None:
    table = quiet(2)
    hold(table, 0, "villa")
    hold(table, 1, "idler", "abbot")
    events = table.listen()
    run(table, FinalScoring())
    told = [GAME.tell(event) for event in events if event.key == "unused"]
    assert told == [
        "Orange takes 1 punish marker for cards left over.",
        "White takes 2 punish markers for cards left over.",
    ]


def price(*ids: str) -> str:
    """What the label of a quarter says of its price, to the owner of these cards."""
    table = quiet()
    own(table, 0, *ids)
    give(table, 0, blue=2, gray=2)
    turn(table)
    action = GAME.actions.encode("quarter", quarter("guia-foot"))
    assert GAME.actions.decode(action) in menu(table)
    return GAME.label(table, action).partition(":")[0]


def test_the_price_of_a_quarter_tells_what_cards_make_of_it() -> None:
    assert price() == "Take Guia foot for 2 blue, 1 gray"
    assert price("soldier") == "Take Guia foot for 2 blue, 1 gray (1 cube less)"
    assert price("carpenter") == "Take Guia foot for 2 blue, 1 gray (1 cube of any colour)"
    assert price("soldier", "carpenter") == "Take Guia foot for 2 blue, 1 gray (1 cube less, 1 cube of any colour)"


def test_the_first_line_of_a_player_tells_all_his_cubes() -> None:
    """The terminal shows it with each question; who chooses dice or pays must see them."""
    table = quiet()
    give(table, 0, red=2)
    table.rose[1] = pile(blue=1, violet=2)
    lines = GAME.text(GAME.view(table, 0)).split("\n")
    own_line = next(line for line in lines if "Orange: " in line)
    assert own_line.endswith("; cubes RR, then 1:- 2:BVV 3:- 4:- 5:- 6:-")
