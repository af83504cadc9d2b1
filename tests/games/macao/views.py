"""Views of tables put down by hand: set-up, cards, dice, actions, the end, as much as can be."""

from typing import Any

from caravela.games.macao.catalog import load

CATALOG = load()
JOKER = 8
ORANGE, WHITE, YELLOW, BROWN = range(4)
OFFICES = [number for number, card in enumerate(CATALOG.cards) if card.kind == "office"]
OTHERS = [number for number, card in enumerate(CATALOG.cards) if card.kind != "office"]
PORTS = [number for number, space in enumerate(CATALOG.spaces) if space.kind == "port"]
LONGEST = sorted(OTHERS, key=lambda card: -len(CATALOG.cards[card].name))


def space(name: str) -> int:
    return next(number for number, it in enumerate(CATALOG.spaces) if it.id == name)


def card(name: str) -> int:
    return next(number for number, it in enumerate(CATALOG.cards) if it.name == name)


def blank(seats: int, round_: int = 0) -> dict[str, Any]:
    """A table before anything is done in a round."""
    light = iter(range(24))
    tiles = [JOKER if quarter.dark else next(light) % 8 for quarter in CATALOG.quarters]
    pairs = [OFFICES[i * 7 % 12 * 2 : i * 7 % 12 * 2 + 2] for i in range(12)]
    return {
        "game": "macao", "seats": seats, "you": None, "round": round_, "phase": 0, "turn": 0, "to_move": 0,
        "order": list(range(seats)), "tribute": {"gold": 0, "prestige": 0},
        "offices": [None if i < round_ else pair for i, pair in enumerate(pairs)],
        "display": [None] * 6, "deck": 96, "discard": [], "dice": [0] * 6, "tiles": tiles, "owners": [None] * 30,
        "ports": [0] * 8, "players": [player() for _ in range(seats)],
    }  # fmt: skip


def player(**has: Any) -> dict[str, Any]:
    start = {
        "gold": 5, "points": 0, "markers": 0, "jokers": 0, "wall": 0, "ship": space("slips"), "tableau": [],
        "active": [], "used": [], "supply": [0] * 6, "rose": [[0] * 6 for _ in range(6)], "picked": [],
        "aboard": [0] * 8, "delivered": [0] * 8,
    }  # fmt: skip
    assert set(has) <= set(start)
    return {**start, **has}


def own(view: dict[str, Any], seat: int, *quarters: int) -> None:
    for quarter in quarters:
        view["owners"][quarter], view["tiles"][quarter] = seat, None


def set_up() -> dict[str, Any]:
    """Four players; the lowest disc takes the first card."""
    view = blank(4)
    view.update(to_move=1, order=[2, 0, 3, 1], display=OTHERS[:6], deck=90)
    return view


def drafting() -> dict[str, Any]:
    """Two players in phase 1 of round 6; two places are empty."""
    view = blank(2, 6)
    view.update(
        phase=1, turn=77, to_move=1, you=1, order=[1, 0], deck=60, dice=[3, 2, 6, 1, 5, 5], discard=OTHERS[30:46],
        display=[OFFICES[14], OFFICES[15], card("Actor"), card("Porcelain warehouse"), None, None],
        tribute={"gold": 4, "prestige": 9},
    )  # fmt: skip
    own(view, 0, 0, 1, 5)
    own(view, 1, 8, 14)
    view["players"][0].update(points=11, wall=3, ship=space("cape"), tableau=OTHERS[:2], active=OTHERS[2:5], jokers=1)
    view["players"][1].update(points=9, wall=5, ship=space("sunda"), tableau=OTHERS[5:10], active=[OFFICES[0]], gold=0)
    view["players"][1]["rose"][0] = [0, 2, 0, 0, 3, 0]
    return view


def dicing() -> dict[str, Any]:
    """Three players choose dice in round 10."""
    view = blank(3, 10)
    view.update(
        phase=2, turn=160, to_move=0, you=2, order=[2, 0, 1], deck=44, dice=[1, 2, 1, 3, 1, 1], discard=OTHERS[40:66],
        tribute={"gold": 0, "prestige": 2}, ports=[1, 0, 2, 3, 0, 0, 1, 0],
    )  # fmt: skip
    own(view, 0, 0, 1, 2, 5, 6)
    own(view, 1, 8, 13, 14, 18)
    own(view, 2, 21, 26, 27, 22)
    players = view["players"]
    players[0].update(points=31, wall=9, ship=PORTS[3], tableau=OTHERS[:3], active=OTHERS[3:8], gold=12, markers=1)
    players[1].update(points=24, wall=9, ship=PORTS[3], tableau=OTHERS[8:9], active=OTHERS[9:15], jokers=2)
    players[2].update(points=-2, wall=12, ship=space("channel"), picked=[1, 3], active=OTHERS[15:22], gold=3, markers=4)
    players[0].update(delivered=[0, 1, 0, 0, 0, 0, 2, 0], aboard=[1, 0, 0, 0, 2, 0, 0, 1])
    players[0]["rose"][0], players[0]["rose"][1] = [3, 0, 0, 1, 0, 0], [0, 0, 4, 4, 2, 0]
    players[1]["rose"][2] = [0, 0, 0, 0, 5, 0]
    players[2]["rose"][1], players[2]["rose"][2] = [0, 2, 0, 0, 0, 0], [0, 0, 0, 3, 0, 0]
    return view


def acting() -> dict[str, Any]:
    """Four players in phase 3 of round 9."""
    view = blank(4, 9)
    view.update(
        phase=3, turn=131, to_move=2, you=2, order=[3, 2, 0, 1], deck=50, dice=[4, 1, 2, 3, 1, 4],
        tribute={"gold": 5, "prestige": 8}, ports=[2, 0, 1, 1, 0, 1, 0, 3], discard=OTHERS[70:90],
    )  # fmt: skip
    own(view, 0, 0, 1, 4)
    own(view, 1, 9, 10, 15, 26)
    own(view, 2, 12, 18, 23, 24, 28)
    own(view, 3, 14, 20, 25)
    players = view["players"]
    players[0].update(points=22, wall=6, ship=PORTS[0], tableau=OTHERS[:4], active=OTHERS[4:8], gold=2, picked=[1, 2])
    players[1].update(points=17, wall=4, ship=PORTS[5], tableau=OTHERS[8:12], active=OTHERS[12:15], picked=[0, 3])
    players[2].update(points=40, wall=9, ship=space("gibraltar"), active=OTHERS[15:22], used=OTHERS[16:18], gold=9)
    players[3].update(points=35, wall=9, ship=space("gibraltar"), tableau=OTHERS[22:24], active=OTHERS[24:31])
    players[2].update(supply=[0, 3, 0, 6, 1, 0], picked=[0, 1], jokers=1, aboard=[0, 1, 0, 0, 0, 0, 1, 0], markers=2)
    players[2].update(delivered=[0, 1, 0, 0, 0, 0, 0, 2], tableau=OTHERS[31:32])
    players[3].update(supply=[4, 0, 0, 0, 0, 2], picked=[3, 5], aboard=[0, 0, 2, 0, 0, 0, 0, 0])
    for seat in range(4):
        players[seat]["rose"][seat] = [0, 0, seat + 1, 0, 2, 0]
        players[seat]["rose"][2] = [0, 4, 0, 0, 0, 0]
    return view


def end() -> dict[str, Any]:
    """The same table when the play is over."""
    view = acting()
    view.update(round=12, phase=4, to_move=None, offices=[None] * 12, discard=OTHERS[40:] + OFFICES[:6], deck=42)
    for seat, has in enumerate(view["players"]):
        has.update(supply=[0] * 6, rose=[[0] * 6 for _ in range(6)], used=[], points=70 + 13 * seat)
    return view


def crowded() -> dict[str, Any]:
    """As much as can lie anywhere: all ships and discs together, thirteen cards each, every quarter taken."""
    view = blank(4, 11)
    view.update(
        phase=3, turn=201, to_move=0, you=0, order=[3, 1, 2, 0], deck=0, dice=[2] * 6, ports=[3] * 8,
        tribute={"gold": 12, "prestige": 12}, discard=OTHERS[52:] + OFFICES[:20],
    )  # fmt: skip
    for quarter in range(30):
        own(view, quarter % 4, quarter)
    for seat, has in enumerate(view["players"]):
        cards = [*LONGEST[seat * 13 : seat * 13 + 13]]
        has.update(gold=100 + seat, points=100 + seat, markers=12, jokers=6, wall=15, ship=PORTS[seat % 2])
        has.update(tableau=cards[:5], active=cards[5:], used=cards[5:], picked=[0, 1, 2], supply=[18] * 6)
        has.update(rose=[[6 + space] * 6 for space in range(6)], aboard=[3] * 8, delivered=[3] * 8)
    return view


def gathered() -> dict[str, Any]:
    """All four ships in one port, or on one space of the sea, at another time of the same table."""
    view = crowded()
    view.update(phase=2, owners=[None] * 30, tiles=blank(4)["tiles"], ports=[0] * 8)
    for has in view["players"]:
        has.update(ship=PORTS[2], wall=7)
    return view


ALL = {
    "set-up": set_up,
    "drafting": drafting,
    "dicing": dicing,
    "acting": acting,
    "end": end,
    "crowded": crowded,
    "gathered": gathered,
}
