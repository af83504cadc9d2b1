"""Lets a single card work, and tells all that it changes: the families of cards that the tests of cards share.

What a card says and what it brings are given by each test in full, so that neither can change unseen.
"""

from collections import Counter

from caravela.games.macao.catalog import COLOURS, Colour
from caravela.games.macao.cubes import count, spread
from caravela.games.macao.dice import Pick
from caravela.games.macao.effects_words import effect_words
from caravela.games.macao.ending import FinalScoring
from caravela.games.macao.state import Table
from tests.rules.macao.scene import (
    CATALOG,
    act,
    card,
    give,
    hold,
    menu,
    own,
    points_from,
    price,
    quiet,
    refused,
    run,
    sail,
    turn,
)

Amounts = dict[str, int]


def says(id: str, text: str) -> None:
    """The text of a card, word for word."""
    assert effect_words(CATALOG.cards[card(id)].effect) == text


def ready(*ids: str, seats: int = 3) -> Table:
    """A quiet table where seat 0 has these cards active, and a joker tile that keeps its turn open."""
    table = quiet(seats)
    own(table, 0, *ids)
    table.jokers[0] = 1
    return table


def busy(*ids: str) -> Table:
    """The same in the middle of a game: what gives always gives as much as before."""
    others = plain("office", 2) + plain("building", 2) + plain("person", 3)
    table = ready(*(other for other in others if other not in ids), *ids)
    table.order = [1, 0, 2]
    table.jokers[0] = 2
    table.gold[0] = 8
    hold(table, 0, "villa", "countess")
    return table


def plain(kind: str, number: int) -> list[str]:
    """So many cards of a kind that bring nothing by being activated, and nothing in the end."""
    found = [one.id for one in CATALOG.cards if one.kind == kind and (one.effect.rule or one.effect.pay)]
    assert number <= len(found)
    return found[:number]


# what changes


def stock(table: Table, seat: int) -> Amounts:
    """All that a player has; `coming` are the cubes on the wind rose, `sea` is how far from Macao the ship is."""
    tables = table.tables
    return {
        "gold": table.gold[seat],
        "prestige": table.points[seat],
        "markers": table.markers[seat],
        "jokers": table.jokers[seat],
        "wall": table.wall[seat],
        "sea": tables.hops[tables.slips * tables.spaces + table.ship[seat]],
        "tableau": len(table.tableau[seat]),
        "active": len(table.active[seat]),
        "quarters": table.owned[seat].bit_count(),
        "aboard": sum(table.aboard[seat * 8 : seat * 8 + 8]),
        "delivered": sum(table.delivered[seat * 8 : seat * 8 + 8]),
        "coming": sum(int(count(pile)) for pile in table.rose[seat * 6 : seat * 6 + 6]),
    } | dict(zip(COLOURS, spread(table.supply[seat]), strict=True))


def total(*parts: Amounts) -> Amounts:
    """Amounts added up, without those that come to nothing."""
    found: Counter[str] = Counter()
    for part in parts:
        found.update(part)
    return {name: amount for name, amount in found.items() if amount}


def less(amounts: Amounts) -> Amounts:
    return {name: -amount for name, amount in amounts.items()}


class Before:
    """A table as it was, to see what has changed."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.stocks = [stock(table, seat) for seat in range(table.seats)]

    def changes(self, seat: int = 0) -> Amounts:
        """What a player has got and lost; fails if anybody else has."""
        found = [total(stock(self.table, i), less(then)) for i, then in enumerate(self.stocks)]
        assert not any(change for i, change in enumerate(found) if i != seat)
        return found[seat]


def begun(table: Table, seat: int = 0) -> Amounts:
    """What the beginning of a turn changes."""
    before = Before(table)
    turn(table, seat)
    return before.changes(seat)


def played(table: Table, kind: str, *args: int) -> Amounts:
    """What an action of seat 0 changes."""
    before = Before(table)
    act(table, kind, *args)
    return before.changes()


def used(table: Table, id: str) -> Amounts:
    """What a use of a card changes."""
    return played(table, "use", card(id))


def sailed(table: Table, to: int) -> Amounts:
    """What sailing to a space changes."""
    before = Before(table)
    sail(table, 0, to)
    return before.changes()


def activated(table: Table, id: str) -> Amounts:
    """What the activation of a card changes, besides its price and its place."""
    asked = total({"tableau": -1, "active": 1}, less(price(card(id))))
    return total(played(table, "activate", card(id)), less(asked))


def provide(table: Table, amounts: Amounts, times: int = 1) -> None:
    """Give seat 0 gold and cubes."""
    for name, amount in amounts.items():
        if name == "gold":
            table.gold[0] += times * amount
        elif name in COLOURS:
            give(table, 0, **{name: times * amount})


# families


def works_each_round(id: str, text: str, gain: Amounts) -> None:
    """A card that gives at the beginning of each turn, and when it is activated, and never else."""
    says(id, text)
    for table in (ready(id), busy(id)):
        for _ in range(2):
            assert begun(table) == gain
            assert refused(table, "use", card(id)) == "MAC-K7"
            act(table, "pass")
        assert begun(table, 1) == {}
    table = ready()
    hold(table, 0, id)
    provide(table, price(card(id)))
    assert begun(table) == {}
    assert activated(table, id) == gain


def works_once_a_round(id: str, text: str, pay: Amounts, gain: Amounts) -> None:
    """A card that is used for a fixed payment, once in each turn."""
    says(id, text)
    for table in (ready(id), busy(id)):
        for _ in range(2):
            provide(table, pay, 2)
            assert begun(table) == {}
            assert used(table, id) == total(gain, less(pay))
            assert refused(table, "use", card(id)) == "MAC-K5"
            act(table, "pass")
    _is_paid_in_full(id, pay)
    table = ready()
    hold(table, 0, id)
    provide(table, total(pay, price(card(id))))
    turn(table)
    assert refused(table, "use", card(id)) == "MAC-K4"
    assert activated(table, id) == {}
    assert used(table, id) == total(gain, less(pay))


def works_often(id: str, text: str, pay: Amounts, gain: Amounts) -> None:
    """A card that is used for a fixed payment as often as that can be paid."""
    says(id, text)
    table = ready(id)
    provide(table, pay, 4)
    assert begun(table) == {}
    for _ in range(4):
        assert used(table, id) == total(gain, less(pay))
    assert refused(table, "use", card(id)) == "MAC-K8"
    _is_paid_in_full(id, pay)


def _is_paid_in_full(id: str, pay: Amounts) -> None:
    for name in pay:
        if name == "prestige":
            continue
        table = ready(id)
        provide(table, dict.fromkeys(("gold", *COLOURS), 4))
        provide(table, {name: pay[name] - 5})
        turn(table)
        assert refused(table, "use", card(id)) == "MAC-K8"


def works_with_free_colours(id: str, text: str, pay: Amounts, gain: Amounts, once: bool) -> None:
    """A card that is used for, or gives, cubes of any colours: `any` among the amounts."""
    says(id, text)
    cubes, gained = pay.get("any", 0), gain.get("any", 0)
    fixed = total({name: amount for name, amount in gain.items() if name != "any"}, less({"gold": pay.get("gold", 0)}))
    for paid in COLOURS:
        for colour in COLOURS if gained else COLOURS[:1]:
            table = busy(id) if paid == "gray" else ready(id)
            provide(table, pay, 2)
            provide(table, {paid: cubes}, 2)
            assert begun(table) == {}
            for _ in range(1 if once else 2):
                before = Before(table)
                act(table, "use", card(id))
                _choose(table, "pay", paid)
                assert (("take", 0) in menu(table)) == (gained > 0)
                _choose(table, "take", colour)
                assert before.changes() == total(fixed, {paid: -cubes}, {colour: gained})
            if once:
                assert refused(table, "use", card(id)) == "MAC-K5"
    if pay:
        table = ready(id)
        provide(table, {"red": cubes - 1} if cubes else {"red": 4})
        turn(table)
        assert refused(table, "use", card(id)) == "MAC-K8"


def _choose(table: Table, kind: str, colour: Colour) -> None:
    """Answer all questions of a kind with the same colour."""
    while (kind, COLOURS.index(colour)) in menu(table):
        act(table, kind, COLOURS.index(colour))


def works_with_dice(id: str, text: str, dice: set[tuple[int, int]], gain: Amounts) -> None:
    """A card that gives for each die of certain colours and pips that its owner chooses."""
    says(id, text)
    for turned in range(6):
        pips = [(turned + i) % 6 + 1 for i in range(6)]
        for first in range(6):
            for second in range(first + 1, 6):
                table = ready(id)
                times = sum((colour, pips[colour]) in dice for colour in (first, second))
                cubes = {"coming": pips[first] + pips[second]}
                found = chosen(table, pips, first, second)
                assert found == total(cubes, *[gain] * times)
    table = ready()
    hold(table, 0, id)
    colour, value = min(dice)
    assert set(chosen(table, [value] * 6, *sorted((colour, (colour + 1) % 6)))) == {"coming"}


def chosen(table: Table, pips: list[int], first: int, second: int) -> Amounts:
    """What the choice of two dice changes for seat 0."""
    table.dice[:] = pips
    run(table, Pick(0))
    return played(table, "dice", first, second)


def works_at_the_end(table: Table, id: str) -> int:
    """What a card of seat 0 scores in the end; it has done nothing before, and does nothing from a tableau."""
    assert begun(table) == {}
    without, waiting = table.clone(), table.clone()
    own(table, 0, id)
    hold(waiting, 0, id)
    assert begun(table) == {}
    assert refused(table, "use", card(id)) == "MAC-K7"
    for one in (table, without, waiting):
        run(one, FinalScoring())
        assert one.points[1:] == table.points[1:]
    assert points_from(without, 0, "game-end cards") == points_from(waiting, 0, "game-end cards") == 0
    found = points_from(table, 0, "game-end cards")
    assert found == table.points[0] - without.points[0]
    return found


def brings_with_activations(id: str, text: str, gain: Amounts, fits: tuple[str, ...], others: tuple[str, ...]) -> None:
    """A card that gives with each later activation of certain cards."""
    says(id, text)
    table = ready()
    hold(table, 0, id, *fits, *others)
    provide(table, dict.fromkeys(COLOURS, 20))
    assert begun(table) == {}
    assert activated(table, fits[0]) == {}
    assert activated(table, id) == {}
    for other in fits[1:]:
        assert activated(table, other) == gain
    for other in others:
        assert activated(table, other) == {}
