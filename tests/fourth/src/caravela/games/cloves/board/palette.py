"""The colours of the players of Cloves."""

from typing import Final

from caravela.kernel.drawing.palette import DIAMOND, DISC, SQUARE, TRIANGLE, Player

PLAYERS: Final = (
    Player("Green", "▲", "#2f7d4f", "#123f26", "#ffffff", TRIANGLE),
    Player("Red", "■", "#c02b2b", "#6e1212", "#ffffff", SQUARE),
    Player("Black", "◆", "#33363c", "#0c0d10", "#ffffff", DIAMOND),
    Player("Blue", "●", "#2470c8", "#123f7a", "#ffffff", DISC),
)
