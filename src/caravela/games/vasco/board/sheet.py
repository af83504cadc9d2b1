"""Vasco da Gama's sheet and its layers, the lowest first."""

from collections.abc import Mapping, Sequence
from typing import Final

from caravela.games.vasco.board.layout import Layout, wide
from caravela.games.vasco.board.palette import PLAYERS
from caravela.games.vasco.catalog import Catalog
from caravela.kernel.drawing import sheet
from caravela.kernel.drawing.sheet import View

TILES: Final = 0
DISCS: Final = 1
NUMBERS: Final = 2
TOP: Final = 3


class Sheet(sheet.Sheet[Catalog, Layout]):
    """A sheet for Vasco da Gama; without a layout or names it takes the wide one and the colours' names."""

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
