"""The court: Reals of Vasco da Gama, or a character to host."""

from mypy_extensions import i64

from caravela.games.vasco import merchants, placing
from caravela.games.vasco.actions import HOST, MONEY
from caravela.games.vasco.state import AT_COURT, CHARACTER, ON_PORTRAIT, Table
from caravela.games.vasco.tables import ALVARES, CHARACTERS, DIAS, MERCHANT, NUMBERS, SERNIGI
from caravela.kernel.events import Refusal
from caravela.kernel.steps import Choice


class Audience(Choice[Table]):
    """Take one of the sums, or host a character."""

    __slots__ = ()

    def legal(self, state: Table) -> list[int]:
        menu: list[int] = []
        for place in range(2):
            # of two equal sums only the first is offered
            if state.court[place] and (place == 0 or state.court[0] != state.court[1]):
                menu.append(MONEY + place)
        for character in range(CHARACTERS):
            if state.hosted[character] < 0:
                menu.append(HOST + character)
        return menu

    def resolve(self, state: Table, action: int) -> None:
        if action < HOST:
            place = action - MONEY
            reals = state.court[place]
            state.court[place] = 0
            if state.log is not None:
                state.tell("court", seat=self.seat, amount=reals)
            state.receive(self.seat, reals)
        else:
            host(state, self.seat, action - HOST)

    def refuse(self, state: Table, action: int) -> Refusal:
        if HOST <= action < HOST + CHARACTERS:
            return Refusal("VAS-H7", "no.host", {"character": action - HOST})
        if MONEY <= action < MONEY + 2:
            if state.court[action - MONEY]:
                return Refusal("VAS-Q21", "no.money.twin", {})
            return Refusal("VAS-H2", "no.money", {})
        return Refusal("VAS-H1", "no.Audience", {})


def host(t: Table, seat: i64, character: int) -> None:
    """Take a character over; the disc goes onto his portrait, then his privilege works."""
    t.holder[character] = int(seat)
    if t.log is not None:
        t.tell("hosted", seat=seat, character=character)
    t.hosted[character] = int(seat)
    t.numbers[t.called] = -1
    if t.called >= NUMBERS:
        t.extra[seat] = ON_PORTRAIT
    if character == DIAS:
        t.score(seat, t.tables.dias, CHARACTER)
    elif character == ALVARES:
        t.take_missionary(seat)
    elif character == SERNIGI:
        if t.merchant >= 0:
            t.push(merchants.Send(seat, MERCHANT + t.merchant, False))
    elif t.extra[seat] == AT_COURT:
        t.push(placing.Area(seat, NUMBERS if t.numbers[NUMBERS] < 0 else NUMBERS + 1))


def cheapest(t: Table) -> i64:
    """0 if there is anything to be had at court, -1 if not: it costs nothing beyond the fee."""
    for reals in t.court:
        if reals:
            return 0
    for seat in t.hosted:
        if seat < 0:
            return 0
    return -1
