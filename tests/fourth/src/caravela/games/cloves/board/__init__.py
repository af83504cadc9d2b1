"""The table of Cloves as a drawing that stands alone."""

from typing import Final

from caravela.games.cloves.board.palette import PLAYERS
from caravela.games.cloves.catalog import Catalog
from caravela.kernel.drawing import svg
from caravela.kernel.drawing.palette import MINT
from caravela.kernel.drawing.sheet import Sheet, View, document
from caravela.kernel.words import count

STEP: Final = 120
WIDTH: Final = 880
HEIGHT: Final = 340


def table(catalog: Catalog, view: View) -> str:
    """Islands in a row, and below each the ships that lie there with what is aboard."""
    sheet: Sheet[Catalog, None] = Sheet(catalog, None, view, [player.name for player in PLAYERS])
    sheet.panel(20, 20, WIDTH - 40, HEIGHT - 40, f"Cloves: round {view['round']}, wind {view['wind']}")
    for number, (island, left) in enumerate(zip(catalog.islands, view["left"], strict=True)):
        x = 80 + STEP * number
        place = svg.circle(x, 100, 34, fill=MINT), svg.text(str(left), x, 108, 24), svg.text(island.name, x, 155, 16)
        sheet.spot(f"island-{number}", f"{island.name}: {count(left, 'clove')}", *place)
    for seat, player in enumerate(view["players"]):
        colours = PLAYERS[seat]
        art = svg.path(colours.shape, fill=colours.fill) + svg.text(str(player["aboard"]), 14, 4, 12)
        tip = f"{sheet.name(seat)}: {count(player['aboard'], 'clove')} aboard, {count(player['points'], 'point')}"
        sheet.place(0, f"ship-{seat}", 70 + STEP * player["ship"], 190 + 32 * seat, art, tip, 1.6)
    return document("The table of Cloves", WIDTH, HEIGHT, sheet.markup())
