"""The ways in which a play of Cloves can go that the kept plays show, one each."""

from tests.play.kept import Ending

ENDINGS = (
    Ending("2-greedy", ["greedy", "greedy"], lambda played: True),
    Ending("3-tie-for-first", ["random"] * 3, lambda played: played.state.ranking().count(1) == 2),
    Ending("4-nothing", ["random"] * 4, lambda played: min(played.state.scores()) == 0),
)
