"""What stays true on every table of Vasco da Gama, whatever is played: nothing is lost, nothing is there twice."""

from caravela.games.vasco.placing import Area
from caravela.games.vasco.state import (
    AT_COURT,
    IN_HAND,
    ON_AREA,
    ON_PORTRAIT,
    OVER,
    PHASE_1,
    PHASE_2,
    PHASE_3,
    ROUND_END,
    SETTING_UP,
    SOURCES,
    Table,
)
from caravela.games.vasco.tables import (
    CHARACTERS,
    COLOURS,
    DIAS,
    DOCKS,
    MANUEL,
    MERCHANT,
    MERCHANTS,
    NUMBERS,
    ROUNDS,
    SERNIGI,
    SHIPS,
    UPPER,
    VDGS,
    WHITE,
)
from caravela.kernel.masks import members
from caravela.kernel.state import State

SAILORS = 8
MISSIONARIES = 6
CAPTAINS = 7
DISCS = 4
FULL_SECTION = 5
OFFERED = 7
SPACES = {2: 3, 3: 4, 4: 5}


class Laws:
    """The laws for one play: made for its deal, asked after every action."""

    def __init__(self, state: State) -> None:
        t = table(state)
        self.before = t.clone()
        self.events = t.listen()
        self.told = len(self.events)
        self.king = t.holder[MANUEL]
        self.gone = set(range(SHIPS)) - set(tiles(t))
        self.merchants_gone = set(range(MERCHANTS)) - set(merchant_ships(t))
        assert not self.gone
        assert not self.merchants_gone
        self.check(state)

    def check(self, state: State) -> None:
        """Everything about the table, and about the way from the table before it."""
        t = table(state)
        if t.round != self.before.round:
            self.new_round(t)
        for law in (
            self.people, self.tiles, self.merchants, self.vdgs, self.numbers, self.discs, self.route, self.voyages,
            self.characters, self.money, self.story, self.frame,
        ):  # fmt: skip
            law(t)
        self.before = t.clone()

    def new_round(self, t: Table) -> None:
        assert t.round == self.before.round + 1 <= ROUNDS
        assert t.phase == PHASE_1
        assert t.discs == [DISCS] * t.seats
        assert t.numbers == [-1] * len(t.numbers)
        assert t.hosted == [-1] * CHARACTERS
        assert t.merchant >= 0
        assert t.gift < 0
        if t.round > 1:
            assert min(t.slots) >= 0
            assert t.first == t.holder[DIAS]
        self.king = t.holder[MANUEL]

    def people(self, t: Table) -> None:
        """Sailors are in the bag, in sections or in crews; missionaries at court or in crews; captains about."""
        for colour in range(COLOURS):
            assert t.bag[colour] + sum(t.sections[colour::COLOURS]) + sum(t.crews[colour::5]) == SAILORS
        assert t.missionaries + sum(t.crews[WHITE::5]) == MISSIONARIES
        assert len(t.sections) == t.seats * COLOURS
        for section in range(t.seats):
            assert sum(t.sections[section * COLOURS : (section + 1) * COLOURS]) <= FULL_SECTION
        for seat in range(t.seats):
            boarded = len(members(t.launched[seat] & t.aboard))
            assert t.captains[seat] + t.waiting[seat] + boarded + t.owner.count(seat) == CAPTAINS
            assert t.waiting[seat] <= self.before.waiting[seat]
        amounts = t.bag + t.sections + t.crews + t.captains + t.waiting
        assert min([*amounts, int(t.missionaries)]) >= 0
        assert t.aboard == 0 or (t.phase == PHASE_2 and t.aboard & ~t.launched[int(t.asked)] == 0)

    def tiles(self, t: Table) -> None:
        """Each ship tile is in one place; those that have left the game stay out of it."""
        there = tiles(t)
        assert len(set(there)) == len(there), "a tile is in two places"
        gone = set(range(SHIPS)) - set(there)
        assert self.gone <= gone, "a tile has come back into the game"
        left = {ship for ship in self.before.slots if ship >= 0} if t.round != self.before.round else set()
        if self.navigated(t):
            left |= {ship for ship in self.before.docks if ship >= 0}
            # launched, sent and lost at sea, all by one action where nothing else can be chosen
            left |= {ship for own in self.before.projects + self.before.launched for ship in members(own)}
        assert gone - self.gone <= left
        self.gone = gone
        dealt = OFFERED * max(int(t.round), 1)
        assert sum(len(members(stack)) for stack in t.stacks) + sum(top >= 0 for top in t.tops) == SHIPS - dealt
        for stack, top in enumerate(t.tops):
            assert top < 0 or t.tables.stack[stack] >> top & 1
            assert t.stacks[stack] & ~t.tables.stack[stack] == 0
            assert top >= 0 or t.stacks[stack] == 0
            touched = len(members(t.stacks[stack])) + (top >= 0) < len(members(t.tables.stack[stack]))
            assert not touched or max(t.tops[:stack], default=-1) < 0, "a stack is begun before the one below it ends"
        for place in range(UPPER + 1):
            if t.round == max(int(self.before.round), 1):
                assert t.slots[place] in (self.before.slots[place], -1)

    def merchants(self, t: Table) -> None:
        there = merchant_ships(t)
        assert len(set(there)) == len(there), "a merchant ship is in two places"
        gone = set(range(MERCHANTS)) - set(there)
        assert self.merchants_gone <= gone
        assert gone == self.merchants_gone or self.navigated(t) or t.phase <= PHASE_1
        self.merchants_gone = gone
        assert len(members(t.merchants_left)) == MERCHANTS - 1 - max(int(t.round), 1)
        if t.round == self.before.round:
            assert t.merchant in (self.before.merchant, -1)
        if t.phase == PHASE_1:
            assert t.merchant >= 0
        if t.phase >= ROUND_END:
            assert t.merchant < 0
        assert (t.gift >= 0) == (t.phase == SETTING_UP and set(there) == set(range(MERCHANTS)) and max(t.docks) < 0)

    def vdgs(self, t: Table) -> None:
        """One tile a round sets the marker, the next one moves it; six are seen in all."""
        left = members(t.vdgs_left)
        shown = [vdg for vdg in (t.vdg, t.vdg_next) if vdg >= 0]
        assert not set(shown) & set(left)
        assert len(set(shown)) == len(shown)
        assert len(left) == VDGS - max(int(t.round), 1) - (t.phase >= PHASE_2)
        assert (t.vdg_next < 0) == (t.phase == PHASE_1)
        if t.phase == SETTING_UP:
            return
        free = t.tables.vdg_start[t.vdg]
        if t.phase >= PHASE_2:
            free = min(max(free + t.tables.vdg_change[t.vdg_next], 1), NUMBERS)
        assert t.free == free
        if t.round == max(int(self.before.round), 1) and self.before.phase >= PHASE_1:
            assert t.vdg == self.before.vdg
        elif self.before.vdg_next >= 0:
            assert t.vdg == self.before.vdg_next

    def numbers(self, t: Table) -> None:
        """A number lies where it was put until it is called, the lowest first; no area is overfull."""
        spaces = SPACES[int(t.seats)]
        for area in range(4):
            assert sum(where >= 0 and where & 3 == area for where in t.numbers) <= spaces
        assert all(where >> 2 in range(t.seats) for where in t.numbers if where >= 0)
        if t.round == self.before.round:
            for number, (was, where) in enumerate(zip(self.before.numbers, t.numbers, strict=True)):
                if was < 0 <= where:
                    late = number >= NUMBERS and t.hosted[MANUEL] == where >> 2
                    assert self.before.phase == PHASE_1 or late
                elif where < 0 <= was:
                    assert t.phase >= PHASE_2
                else:
                    assert where == was
        if t.phase != PHASE_2:
            assert t.called < 0
        elif t.called >= 0:
            assert max(t.numbers[: t.called], default=-1) < 0
        if t.phase not in (PHASE_1, PHASE_2):
            assert max(t.numbers) < 0

    def discs(self, t: Table) -> None:
        """A disc is in hand, on an area or on a portrait; the extra one at court if Manuel is not with its owner."""
        for seat in range(t.seats):
            lying = [number for number, where in enumerate(t.numbers) if where >= 0 and where >> 2 == seat]
            common = sum(number < NUMBERS for number in lying)
            lent = t.extra[seat] == ON_PORTRAIT
            assert t.discs[seat] + common + t.hosted.count(seat) - lent == DISCS
            assert not lent or seat in t.hosted
            assert len(lying) - common == (t.extra[seat] == ON_AREA)
            king = t.holder[MANUEL] == seat
            if t.extra[seat] != AT_COURT:
                assert king or (seat == self.king and t.phase >= PHASE_2)
            elif king:
                assert isinstance(t.choice, Area)
            if t.phase == PHASE_1:
                assert t.extra[seat] in ((IN_HAND, ON_AREA) if king else (AT_COURT,))

    def route(self, t: Table) -> None:
        """No ship lies in a dock above its capacity, and the captains know whose ship it is."""
        assert len(t.docks) == DOCKS
        afloat = [ship for ship in t.docks if 0 <= ship < MERCHANT]
        assert [ship for ship, seat in enumerate(t.owner) if seat >= 0] == sorted(afloat)
        for dock, ship in enumerate(t.docks):
            assert ship < 0 or t.tables.dock_value[dock] <= t.tables.capacity[ship]

    def voyages(self, t: Table) -> None:
        """Ships leave their docks in phase 3 only, and then go one port up or away."""
        was = {ship: dock for dock, ship in enumerate(self.before.docks) if ship >= 0}
        if not self.navigated(t):
            assert all(t.docks[dock] == ship for ship, dock in was.items())
            return
        port = t.tables.dock_port
        for dock, ship in enumerate(t.docks):
            if ship in was and was[ship] != dock:
                assert port[dock] == port[was[ship]] + 1
        for ship in was:
            if ship < MERCHANT and t.owner[ship] >= 0:
                assert t.owner[ship] == self.before.owner[ship]
        assert t.docks[0] < 0, "a ship in Natal fills it, and has to leave"

    def characters(self, t: Table) -> None:
        """Who hosts a character holds him; Dias and Sernigi always are with somebody."""
        for character in range(CHARACTERS):
            assert t.hosted[character] in (-1, t.holder[character])
            if t.holder[character] != self.before.holder[character]:
                assert t.holder[character] >= 0
                assert t.hosted[character] >= 0 or t.round != self.before.round
            if t.round == self.before.round and self.before.hosted[character] >= 0:
                assert t.hosted[character] == self.before.hosted[character]
        assert min(t.holder[DIAS], t.holder[SERNIGI]) >= 0
        if t.phase == PHASE_1:
            assert max(t.hosted) < 0

    def money(self, t: Table) -> None:
        """Nobody owes anything, and a sum at court is the tile's or taken."""
        assert min(t.reals) >= 0
        if t.phase == SETTING_UP:
            assert t.court == [0, 0]
            return
        for place in range(2):
            sum_ = t.tables.vdg_reals[t.vdg * 2 + place]
            assert t.court[place] in ((sum_,) if t.phase == PHASE_1 else (sum_, 0))
            if t.round == self.before.round:
                assert t.court[place] <= self.before.court[place]

    def story(self, t: Table) -> None:
        """Reals, points and people change only as it is told, and points are those of the ledger."""
        b = self.before
        reals, points, captains = b.reals[:], b.ledger[:], b.captains[:]
        crews = b.crews[:]
        taken = 0
        for event in self.events[self.told :]:
            key, args = event.key, event.args
            seat = args.get("seat", -1)
            if key == "reals":
                reals[seat] += args["amount"]
            elif key == "score":
                assert args["amount"] > 0
                points[seat * SOURCES + args["source"]] += args["amount"]
            elif key == "court":
                taken += args["amount"]
            elif key in ("captain", "removed"):
                captains[seat] += 1
            elif key == "boarded":
                captains[seat] -= 1
            elif key == "missionary":
                crews[seat * 5 + WHITE] += 1
            elif key == "sailors":
                crews[seat * 5 + args["colour"]] += args["amount"]
            elif key == "launched":
                for colour in members(args["crew"]):
                    crews[seat * 5 + colour] -= 1
        self.told = len(self.events)
        assert (t.reals, t.ledger, t.captains, t.crews) == (reals, points, captains, crews)
        assert t.round != b.round or sum(t.court) == sum(b.court) - taken
        for seat in range(t.seats):
            assert sum(t.ledger[seat * SOURCES : (seat + 1) * SOURCES]) == t.points[seat]

    def frame(self, t: Table) -> None:
        """Rounds and phases go on; the first player is the first for a whole round; ties are broken as told."""
        assert t.tables is self.before.tables
        assert (t.round, t.phase) >= (self.before.round, self.before.phase)
        assert t.phase in range(SETTING_UP, OVER + 1)
        assert (t.phase == SETTING_UP) == (t.round == 0)
        assert t.is_over == (t.phase == OVER)
        assert t.first == self.before.first or t.round > max(int(self.before.round), 1)
        if t.is_over:
            assert t.round == ROUNDS
            assert t.merchants_left == 0
            assert max(*t.tops, *t.stacks) <= 0
        standing = [
            (t.points[seat], t.owner.count(seat), sum(t.crews[seat * 5 : seat * 5 + COLOURS]))
            for seat in range(t.seats)
        ]
        best_first = sorted(standing, reverse=True)
        assert t.ranking() == [best_first.index(own) + 1 for own in standing]

    def navigated(self, t: Table) -> bool:
        """Whether a phase 3 has been gone through since the table before."""
        b = self.before
        return PHASE_1 <= b.phase <= PHASE_3 and (t.round > b.round or t.phase >= ROUND_END)


def table(state: State) -> Table:
    assert isinstance(state, Table)
    return state


def tiles(t: Table) -> list[int]:
    """Every ship tile that lies somewhere."""
    found = [ship for ship in t.tops + t.slots if ship >= 0]
    found += [ship for ship in t.docks if 0 <= ship < MERCHANT]
    for mask in t.stacks + t.projects + t.launched:
        found += members(mask)
    return found


def merchant_ships(t: Table) -> list[int]:
    found = members(t.merchants_left) + [merchant for merchant in (t.merchant, t.gift) if merchant >= 0]
    return found + [ship - MERCHANT for ship in t.docks if ship >= MERCHANT]
