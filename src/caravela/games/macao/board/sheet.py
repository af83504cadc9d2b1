"""Macao's sheet and its layers, the lowest first."""

from collections.abc import Mapping, Sequence
from typing import Final

from caravela.games.macao.board.layout import Layout, wide
from caravela.games.macao.board.palette import PLAYERS
from caravela.games.macao.catalog import Catalog
from caravela.kernel.drawing import sheet
from caravela.kernel.drawing.sheet import View

CARDS: Final = 0
TILES: Final = 1
DISCS: Final = 2
SHIPS: Final = 3
TOP: Final = 4


class Sheet(sheet.Sheet[Catalog, Layout]):
    """A sheet for Macao; without a layout or names it takes the wide one and the colours' names."""

    def __init__(
        self,
        catalog: Catalog,
        view: View,
        words: Mapping[str, str] | None = None,
        names: Sequence[str] | None = None,
        layout: Layout | None = None,
    ) -> None:
        super().__init__(
            catalog, layout or wide(len(PLAYERS)), view, names or [player.name for player in PLAYERS], words
        )
