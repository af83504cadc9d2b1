"""Phase E: opening bonuses, then the income of each player's dice."""

from mypy_extensions import i64

from caravela.games.coimbra import effects, voyage
from caravela.games.coimbra.actions import EXCHANGE, INCOME, PASS, TRACK, USE
from caravela.games.coimbra.state import EVENING, PHASE_E, POOL, SHUTTER, Table
from caravela.games.coimbra.state import INCOME as FROM_INCOME
from caravela.games.coimbra.tables import CLERIC, COINS, GUARDS, WHITE, WITHOUT
from caravela.kernel.events import Refusal
from caravela.kernel.masks import BIT, members
from caravela.kernel.steps import Choice, Step

SPENT: int = 5  # a die on a shutter that has given its income


class Evening(Step[Table]):
    """Everybody's opening bonuses, then everybody's income, then the voyages."""

    __slots__ = ()

    def run(self, state: Table) -> None:
        state.phase = PHASE_E
        state.used = 0
        state.push(voyage.PhaseF())
        for seat in reversed(state.order):
            state.push(Clear(seat))
            state.push(Income(seat))
        for seat in reversed(state.order):
            if state.cards[seat] & state.tables.openers:
                state.push(Opening(seat))


class Opening(Choice[Table]):
    """Use one of the bonuses for the beginning of the phase; which first is asked where one of them gives steps."""

    __slots__ = ()

    def legal(self, state: Table) -> list[int]:
        tables = state.tables
        colours = state.colours(self.seat)
        menu: list[int] = []
        walks = False
        for card in members(state.cards[self.seat] & tables.openers & ~state.used):
            effect = tables.card_effect[card]
            if effect.op != WITHOUT or not colours >> effect.arg & 1:
                menu.append(USE + card)
                walks = walks or effect.steps > 0
        if menu:
            if not walks:
                menu = menu[:1]
            add_exchanges(state, self.seat, menu)
        return menu

    def resolve(self, state: Table, action: int) -> None:
        state.push(self)
        if action >= EXCHANGE:
            exchange(state, self.seat, action)
            return
        card = action - USE
        state.used |= BIT[card]
        if state.log is not None:
            state.tell("used", seat=self.seat, card=card)
        effects.perform(state, self.seat, state.tables.card_effect[card], EVENING, card)

    def refuse(self, state: Table, action: int) -> Refusal:
        card = action - USE
        openers = state.cards[self.seat] & state.tables.openers
        if 0 <= card < 56 and openers >> card & 1:
            if state.tables.card_effect[card].op != WITHOUT and not state.used >> card & 1:
                return Refusal("COI-Q18", "no.Opening.order", {"card": card})
            clause = "COI-H3" if state.tables.card_effect[card].op == WITHOUT else "COI-H1"
            return Refusal(clause, "no.Opening.die", {"card": card})
        if EXCHANGE <= action < EXCHANGE + 2:
            return Refusal("COI-H4", "no.Exchange", {"resource": action - EXCHANGE})
        return Refusal("COI-E1", "no.Opening", {})


class Income(Choice[Table]):
    """Activate one of one's dice; with an exchange card, exchange in between and at the end."""

    __slots__ = ()

    def legal(self, state: Table) -> list[int]:
        menu: list[int] = []
        colours = state.colours(self.seat)
        for colour in members(colours):
            menu.append(INCOME + colour)
        if not menu:
            add_exchanges(state, self.seat, menu)
            if menu:
                menu.append(PASS)
            return menu
        if len(menu) > 1 and not self.order_matters(state, colours):
            menu = menu[:1]
        add_exchanges(state, self.seat, menu)
        return menu

    def order_matters(self, t: Table, colours: int) -> bool:
        """Whether dice may set the pilgrim on his way."""
        tables = t.tables
        walks = tables.reward[CLERIC * 16 + t.levels[CLERIC * 4 + self.seat]].steps > 0
        if walks and colours & (1 << CLERIC | 1 << WHITE):
            return True
        for card in members(t.cards[self.seat] & tables.extras):
            effect = tables.card_effect[card]
            if effect.steps and colours >> effect.arg & 1:
                return True
        return False

    def resolve(self, state: Table, action: int) -> None:
        if action == PASS:
            return
        state.push(self)
        if action >= EXCHANGE:
            exchange(state, self.seat, action)
            return
        colour = action - INCOME
        code = self.seat * 3
        while state.place[code] != SHUTTER or state.face[code] // 6 != colour:
            code += 1
        state.place[code] = SPENT
        if state.log is not None:
            state.tell("activated", seat=self.seat, colour=colour)
        if colour == WHITE:
            state.push(WhiteDie(self.seat))
        else:
            state.push(Extra(self.seat, colour))
            collect(state, self.seat, colour, FROM_INCOME)

    def refuse(self, state: Table, action: int) -> Refusal:
        if EXCHANGE <= action < EXCHANGE + 2:
            return Refusal("COI-H4", "no.Exchange", {"resource": action - EXCHANGE})
        return Refusal("COI-E3", "no.Income", {})


class WhiteDie(Choice[Table]):
    """The track that the white die stands for."""

    __slots__ = ()

    def legal(self, state: Table) -> list[int]:
        return [TRACK, TRACK + 1, TRACK + 2, TRACK + 3]

    def resolve(self, state: Table, action: int) -> None:
        collect(state, self.seat, action - TRACK, FROM_INCOME)

    def refuse(self, state: Table, action: int) -> Refusal:
        return Refusal("COI-E7", "no.Track", {})


class Extra(Choice[Table]):
    """The extra rewards of cards for a die; what would overflow may be exchanged first."""

    __slots__ = ("colour",)
    colour: i64

    def __init__(self, seat: i64, colour: i64) -> None:
        self.seat = seat
        self.colour = colour

    def legal(self, state: Table) -> list[int]:
        menu: list[int] = []
        own = state.cards[self.seat]
        if own & state.tables.extras and own & state.tables.exchangers and self.overflows(state):
            add_exchanges(state, self.seat, menu)
        menu.append(PASS)
        return menu

    def overflows(self, t: Table) -> bool:
        guards: i64 = t.guards[self.seat]
        coins: i64 = t.coins[self.seat]
        for card in members(t.cards[self.seat] & t.tables.extras):
            effect = t.tables.card_effect[card]
            if effect.arg == self.colour:
                guards += effect.guards
                coins += effect.coins
        return guards > 20 or coins > 20

    def resolve(self, state: Table, action: int) -> None:
        if action != PASS:
            exchange(state, self.seat, action)
            state.push(self)
            return
        for card in members(state.cards[self.seat] & state.tables.extras):
            effect = state.tables.card_effect[card]
            if effect.arg == self.colour:
                effects.grant(state, self.seat, effect, 1, EVENING)

    def refuse(self, state: Table, action: int) -> Refusal:
        return Refusal("COI-Q8", "no.Extra", {})


class Clear(Step[Table]):
    """A player's dice go back beside the board."""

    __slots__ = ("seat",)
    seat: i64

    def __init__(self, seat: i64) -> None:
        self.seat = seat

    def run(self, state: Table) -> None:
        for code in range(self.seat * 3, self.seat * 3 + 3):
            state.place[code] = POOL
            state.face[code] = -1


def collect(t: Table, seat: i64, track: i64, source: i64) -> None:
    """The income of a track, from the box beside the disk."""
    effects.grant(t, seat, t.tables.reward[track * 16 + t.levels[track * 4 + seat]], 1, source)


def add_exchanges(t: Table, seat: i64, menu: list[int]) -> None:
    """Offer the exchanges that a seat's cards allow, in phase E only."""
    if t.phase != PHASE_E:
        return
    own = t.cards[seat] & t.tables.exchangers
    if not own:
        return
    for resource in (GUARDS, COINS):
        for card in members(own):
            if t.tables.card_effect[card].arg == resource and t.stock(resource, seat) >= 2:
                menu.append(EXCHANGE + resource)
                break


def exchange(t: Table, seat: i64, action: int) -> None:
    """Two of a resource for a point."""
    t.gain(action - EXCHANGE, seat, -2)
    t.score(seat, 1, EVENING)
