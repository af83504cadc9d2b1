"""The recruiting area: sailors of one section, and a captain."""

from mypy_extensions import i64

from caravela.games.vasco.actions import BAG, CAPTAIN, HIRE, PASS, SAILOR, SECTION
from caravela.games.vasco.state import Table
from caravela.games.vasco.tables import COLOURS
from caravela.kernel.events import Refusal
from caravela.kernel.steps import Choice


class Recruit(Choice[Table]):
    """Choose a section to recruit sailors from, or recruit only a captain."""

    __slots__ = ()

    def legal(self, state: Table) -> list[int]:
        menu: list[int] = []
        if state.reals[self.seat] >= state.tables.sailor_price[1]:
            for section in range(state.seats):
                if in_section(state, section):
                    menu.append(int(SECTION + section))
        if state.waiting[self.seat] > 0:
            menu.append(CAPTAIN)
        return menu

    def resolve(self, state: Table, action: int) -> None:
        if action == CAPTAIN:
            state.take_captain(self.seat)
        else:
            state.push(Hire(self.seat, action - SECTION, 0, 0, 0))

    def refuse(self, state: Table, action: int) -> Refusal:
        if action == CAPTAIN:
            return Refusal("VAS-C8", "no.captain", {})
        section = action - SECTION
        if not 0 <= section < 4:
            return Refusal("VAS-Q11", "no.Recruit", {})
        if section >= state.seats:
            return Refusal("VAS-C2", "no.section", {"section": section})
        return Refusal("VAS-C1", "no.Recruit.empty", {"section": section})


class Hire(Choice[Table]):
    """How many sailors of a colour: colour by colour, at least one in all; they are paid together."""

    __slots__ = ("colour", "kinds", "section", "taken")
    section: i64
    colour: i64
    kinds: i64  # colours hired so far
    taken: i64  # sailors hired so far

    def __init__(self, seat: i64, section: i64, colour: i64, kinds: i64, taken: i64) -> None:
        self.seat = seat
        self.section = section
        self.colour = colour
        self.kinds = kinds
        self.taken = taken

    def legal(self, state: Table) -> list[int]:
        there = state.sections[self.section * 4 + self.colour]
        menu: list[int] = []
        if self.taken or self.others(state):
            menu.append(HIRE)
        if state.tables.sailor_price[self.kinds + 1] <= state.reals[self.seat]:
            for amount in range(1, there + 1):
                menu.append(HIRE + amount)
        return menu

    def others(self, t: Table) -> bool:
        """Whether sailors of a later colour stand in the section."""
        base = self.section * COLOURS
        return any(t.sections[base + self.colour + 1 : base + COLOURS])

    def resolve(self, state: Table, action: int) -> None:
        amount = action - HIRE
        taken = self.taken + amount
        kinds = self.kinds
        if amount:
            kinds += 1
            state.sections[self.section * 4 + self.colour] -= amount
            state.take_sailors(self.seat, self.colour, amount)
        if self.colour + 1 < COLOURS:
            state.push(Hire(self.seat, self.section, self.colour + 1, kinds, taken))
        else:
            state.receive(self.seat, -state.tables.sailor_price[kinds])
            state.push(Captain(self.seat, taken))

    def refuse(self, state: Table, action: int) -> Refusal:
        amount = action - HIRE
        if not 0 <= amount <= 5:
            return Refusal("VAS-Q12", "no.Hire", {"colour": self.colour})
        if amount == 0:
            return Refusal("VAS-Q12", "no.Hire.none", {})
        return Refusal("VAS-C2", "no.Hire.many", {"colour": self.colour, "section": self.section})


class Captain(Choice[Table]):
    """Recruit a captain too, a Real for each sailor, or not."""

    __slots__ = ("price",)
    price: i64

    def __init__(self, seat: i64, price: i64) -> None:
        self.seat = seat
        self.price = price

    def legal(self, state: Table) -> list[int]:
        if state.waiting[self.seat] > 0 and self.price <= state.reals[self.seat]:
            return [CAPTAIN, PASS]
        return []

    def resolve(self, state: Table, action: int) -> None:
        if action == CAPTAIN:
            state.receive(self.seat, -self.price)
            state.take_captain(self.seat)

    def refuse(self, state: Table, action: int) -> Refusal:
        return Refusal("VAS-Q13", "no.Captain", {})


class Sailor(Choice[Table]):
    """Terra de Boa Gente gives a sailor: from any active section, or drawn blind from the bag."""

    __slots__ = ()

    def legal(self, state: Table) -> list[int]:
        menu: list[int] = []
        for place in range(state.seats * 4):
            if state.sections[place]:
                menu.append(int(SAILOR + place))
        if state.in_bag():
            menu.append(BAG)
        return menu

    def resolve(self, state: Table, action: int) -> None:
        if action == BAG:
            if state.log is not None:
                state.tell("drawn", seat=self.seat)
            state.take_sailors(self.seat, state.draw_sailor(), 1)
            return
        place = action - SAILOR
        state.sections[place] -= 1
        state.take_sailors(self.seat, place & 3, 1)

    def refuse(self, state: Table, action: int) -> Refusal:
        if action == BAG:
            return Refusal("VAS-Q19", "no.Sailor.bag", {})
        if SAILOR <= action < SAILOR + 16:
            section, colour = divmod(action - SAILOR, COLOURS)
            return Refusal("VAS-N17", "no.Sailor.none", {"colour": colour, "section": section})
        return Refusal("VAS-Q19", "no.Sailor", {})


def in_section(t: Table, section: i64) -> bool:
    """Whether sailors stand in a section."""
    return any(t.sections[section * COLOURS : (section + 1) * COLOURS])


def cheapest(t: Table, seat: i64) -> i64:
    """The least that recruiting costs, -1 if nobody can be recruited."""
    if t.waiting[seat] > 0:
        return 0
    for sailors in t.sections:
        if sailors:
            return t.tables.sailor_price[1]
    return -1
