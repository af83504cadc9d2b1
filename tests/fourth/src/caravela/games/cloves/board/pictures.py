"""The picture of the rulebook."""

from caravela.games.cloves.board import table
from caravela.kernel.drawing.sample import lively
from caravela.kernel.game import Game


def pictures(game: Game) -> dict[str, str]:
    state = lively(game, 4, 1, lambda view: bool(view["round"] == 8))
    return {"cloves-table.svg": table(game.catalog, game.view(state, None))}
