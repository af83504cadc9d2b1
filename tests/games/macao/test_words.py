"""What a player of Macao reads: what he has."""

from tests.rules.macao.scene import GAME, give, pile, quiet


def test_the_first_line_of_a_player_tells_all_his_cubes() -> None:
    """The terminal shows it with each question; who chooses dice or pays must see them."""
    table = quiet()
    give(table, 0, red=2)
    table.rose[1] = pile(blue=1, violet=2)
    lines = GAME.text(GAME.view(table, 0)).split("\n")
    own_line = next(line for line in lines if "Orange: " in line)
    assert own_line.endswith("; cubes RR, then 1:- 2:BVV 3:- 4:- 5:- 6:-")
