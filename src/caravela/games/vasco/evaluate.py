"""How good a table is for each seat, in points: what it has, what its ships will bring, what its discs will do."""

from typing import Final

from mypy_extensions import i64

from caravela.games.vasco.state import OVER, PHASE_3, Table
from caravela.games.vasco.tables import (
    COURT,
    DIAS,
    DOCKS,
    MERCHANT,
    NAVIGATION,
    NUMBERS,
    PORTS,
    PROJECTS,
    RECRUITING,
    ROUNDS,
    UPPER,
    WHITE,
)
from caravela.kernel.masks import BIT, members, size

REAL: Final = 0.35  # a Real in the last round
PATIENCE: Final = 0.1  # what each round to come adds to its worth
STAY: Final = 0.75  # a ship on the route is there in the next phase 3 too
LAUNCHED: Final = 0.65  # of what a ship brings when it is sent, before it is
PLANNED: Final = 0.58  # the same before its crew is complete
EFFORT: Final = 0.4  # what launching is worth beyond what it takes
LACKING: Final = 1.3  # what it takes to find one more for a crew
MATE: Final = 1.1  # a first sailor of a colour
DOUBLE: Final = 0.5  # one more of the same colour
CAPTAIN: Final = 1.5
HOSTS: Final = [2.0, 1.4, 1.2, 2.0]  # what each character brings a round
HOSTED: Final = 2.6  # what is usual: hosting somebody
BOUGHT: Final = 1.6  # a project
CROWD: Final = 3.2  # sailors for three Reals
COMPLETED: Final = 1.5  # a crew that a project waits for
USUAL: Final = 6.5  # what a ship brings


def values(t: Table) -> list[float]:
    """The worth of the table for each seat."""
    if t.phase == OVER:
        return [float(points) for points in t.points]
    found: list[float] = []
    for seat in range(t.seats):
        found.append(standing(t, seat) + fleet(t, seat))
    for dock in range(DOCKS):
        ship = t.docks[dock]
        if 0 <= ship < MERCHANT:
            found[t.owner[ship]] += under_way(t, dock, ship)
    foresee(t, found)
    return found


def later(t: Table) -> float:
    """Rounds to come after this one."""
    return float(ROUNDS - t.round)


def harvests(t: Table) -> float:
    """How often ships on the route will still bring something."""
    return later(t) + (1.0 if t.round > 0 and t.phase <= PHASE_3 else 0.0)


def real(t: Table) -> float:
    """What a Real is worth."""
    return REAL + PATIENCE * later(t)


def standing(t: Table, seat: i64) -> float:
    """Points, Reals, people and characters."""
    rest = later(t)
    total = float(t.points[seat]) + real(t) * float(t.reals[seat])
    if rest > 0.0 or t.projects[seat]:
        base = seat * 5
        for colour in range(WHITE + 1):
            mates = t.crews[base + colour]
            if mates:
                total += MATE + DOUBLE * float(mates - 1)
    spare = float(t.captains[seat] - size(t.launched[seat]))
    if spare > 0.0 and rest > 0.0:
        total += CAPTAIN * min(spare, 2.0)
    for character in range(len(HOSTS)):
        if t.holder[character] == seat:
            total += HOSTS[character] * (min(rest, 1.0) if t.hosted[character] != seat else min(rest, 1.0) + 0.5)
    if t.holder[DIAS] == seat and t.round > 0:
        total += float(t.tables.dias)
    return total


def haul(t: Table, ship: i64) -> float:
    """What a ship would bring if it were sent now: the best free dock, and what is printed on it."""
    tables = t.tables
    best: i64 = 0
    for dock in range(DOCKS):
        if t.docks[dock] < 0 and best < tables.dock_value[dock] <= tables.capacity[ship]:
            best = tables.dock_value[dock]
    times = harvests(t)
    brings = float(tables.yield_points[ship]) + real(t) * float(tables.yield_reals[ship])
    return float(best) + brings * (1.0 + STAY * max(times - 1.0, 0.0)) + 0.4 * times


def fleet(t: Table, seat: i64) -> float:
    """Ships that are launched, and projects."""
    rest = later(t)
    ready = float(t.tables.ready)
    sails = rest > 0.0 or has_disc(t, seat, NAVIGATION)
    total = 0.0
    captains = t.captains[seat]
    for ship in members(t.launched[seat]):
        if t.aboard & BIT[ship]:
            total += haul(t, ship)
        elif sails:
            total += (LAUNCHED if captains > 0 else LAUNCHED - 0.15) * max(haul(t, ship), ready)
            captains -= 1
        elif captains > 0:
            total += ready
            captains -= 1
    crew = t.crews[seat * 5 : seat * 5 + 5]
    share = 0.6 + 0.1 * rest  # of a ship whose crew is not complete
    for ship in members(t.projects[seat]):
        lacking = t.tables.crew[ship]
        spent = 0.0
        while lacking > 0:
            colour = crew.index(max(crew))
            if crew[colour] <= 0:
                break
            spent += MATE if crew[colour] == 1 else DOUBLE
            crew[colour] = -crew[colour]  # one of these is aboard: not a second one
            lacking -= 1
        crew = [people if people >= 0 else -people - 1 for people in crew]
        worth = haul(t, ship) if sails else ready
        if lacking == 0:
            if sails or captains > 0:
                total += max(LAUNCHED * worth - EFFORT - spent, 0.3)
            captains -= 1
        elif rest > 0.0 or has_disc(t, seat, RECRUITING):
            total += share * max(PLANNED * worth - spent - LACKING * float(lacking), 0.4)
            share *= 0.4
    return total


def has_disc(t: Table, seat: i64, area: i64) -> bool:
    """Whether a seat will still act in an area in this round, or may yet place a disc there."""
    return (t.discs[seat] > 0 and t.phase < 2) or int(seat * 4 + area) in t.numbers


def under_way(t: Table, dock: i64, ship: i64) -> float:
    """What a ship on the route will bring."""
    tables = t.tables
    times = harvests(t)
    if times <= 0.0:
        return 0.0
    port = tables.dock_port[dock]
    first = tables.first_dock
    taken = 0.0
    for other in range(first[port], first[port + 1]):
        if t.docks[other] >= 0:
            taken += 1.0
    share = taken / float(first[port + 1] - first[port])
    brings = float(tables.yield_points[ship]) + real(t) * float(tables.yield_reals[ship])
    onward = 0.0
    if port + 1 < PORTS and tables.capacity[ship] >= tables.dock_value[first[port + 2] - 1]:
        onward = 0.6
    stays = 1.0 - share * share * (1.0 - onward)
    total = brings + float(tables.full[port]) * share * share
    more = min(times - 1.0, 2.5)
    total += more * stays * (brings + 0.25 * float(tables.full[port]))
    return total + (0.5 if times > 1.0 else 0.0)


def foresee(t: Table, found: list[float]) -> None:
    """Let the discs on the board act one by one, each doing what is usual in its area or renouncing."""
    money = real(t)
    sums = sorted(t.court)
    hosts = t.hosted.count(-1)
    offers = UPPER - t.slots[:UPPER].count(-1)
    framed = t.slots[UPPER]
    crowd = sum(t.sections)
    reals = t.reals[:]
    waiting = t.waiting[:]
    captains = t.captains[:]
    plans = [float(size(mask)) for mask in t.projects]
    fresh = [0.0] * int(t.seats)  # what ships would bring that become ready on the way
    for number in range(t.called if t.called > 0 else 0, NUMBERS + 2):
        where = t.numbers[number]
        if where < 0:
            continue
        seat = where >> 2
        area = where & 3
        fee = t.fee(number)
        cost = fee
        worth = 0.0
        if area == COURT:
            worth = HOSTED if hosts > 0 else 0.0
            if sums[1] and money * float(sums[1]) >= worth:
                worth = money * float(sums[1])
                sums = [0, sums[0]]
            else:
                hosts -= 1
        elif area == PROJECTS:
            if framed >= 0 and t.tables.crew[framed] + fee <= reals[seat]:
                worth = LAUNCHED * haul(t, framed) - money * float(t.tables.crew[framed])
                fresh[seat] += haul(t, framed)
                cost += t.tables.crew[framed]
                framed = -1
            elif offers > 0:
                worth = BOUGHT
                plans[seat] += 1.0
                cost += 1
                offers -= 1
        elif area == RECRUITING:
            if crowd > 2 and reals[seat] - fee >= 3:
                worth = CROWD - money * 3.0
                cost += 3
                crowd -= 3
                if plans[seat] > 0.0:
                    worth += COMPLETED
                    plans[seat] -= 1.0
                    fresh[seat] += USUAL
            if waiting[seat] > 0:
                waiting[seat] -= 1
                if captains[seat] < 2:
                    worth = max(worth, CAPTAIN)
                captains[seat] += 1
        elif captains[seat] > 0:
            for ship in members(t.launched[seat]):
                worth += haul(t, ship)
            worth = (1.0 - LAUNCHED) * (worth + fresh[seat])
            fresh[seat] = 0.0
        worth -= money * float(fee)
        pay: i64 = t.tables.payout[number]
        if cost <= reals[seat] and worth > money * float(pay):
            found[seat] += worth
            reals[seat] -= int(cost)
        else:
            found[seat] += money * float(pay)
            reals[seat] += int(pay)
