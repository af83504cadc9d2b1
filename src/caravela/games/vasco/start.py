"""Set-up, to the first merchant ship."""

from caravela.games.vasco import merchants, placing
from caravela.games.vasco.piles import deal_projects, draw_merchant, draw_vdg, turn_up
from caravela.games.vasco.state import AT_COURT, CHARACTER, IN_HAND, SETTING_UP, SOURCES, Table
from caravela.games.vasco.tables import (
    ALVARES,
    CHARACTERS,
    DIAS,
    DOCKS,
    MANUEL,
    MERCHANT,
    MERCHANTS,
    SERNIGI,
    SHIPS,
    UPPER,
    VDGS,
)


def set_up(t: Table) -> None:
    """Lay the table out; the holder of Girolamo Sernigi sends the first merchant ship, then round 1 begins."""
    n = t.seats
    tables = t.tables
    t.phase = SETTING_UP
    t.vdg = -1
    t.free = 0
    t.called = -1
    t.aboard = 0
    t.changed = 0
    t.court = [0, 0]
    t.hosted = [-1] * CHARACTERS
    t.numbers = [-1] * 22
    t.docks = [-1] * DOCKS
    t.owner = [-1] * SHIPS
    t.crews = [0] * (n * 5)
    t.captains = [int(tables.captains)] * n
    t.waiting = [int(tables.waiting)] * n
    t.reals = [int(tables.reals)] * n
    t.points = [0] * n
    t.ledger = [0] * (n * SOURCES)
    t.projects = [0] * n
    t.launched = [0] * n
    t.discs = [int(tables.discs)] * n
    t.extra = [AT_COURT] * n
    t.missionaries = tables.missionaries
    t.stacks = tables.stack[:]
    t.tops = [-1, -1, -1]
    for stack in range(3):
        turn_up(t, stack)
    t.slots = [-1] * (UPPER + 1)
    deal_projects(t)
    t.bag = [int(tables.sailors)] * 4
    t.sections = [0] * (n * 4)
    for section in range(n):
        for _ in range(tables.room):
            t.sections[section * 4 + t.draw_sailor()] += 1
    t.first = t.draw(n)
    t.holder = [-1] * CHARACTERS
    for character in range(CHARACTERS):
        place = tables.dealt[n * CHARACTERS + character]
        if place >= 0:
            t.holder[character] = int((t.first + place) % n)
    t.score(t.holder[DIAS], tables.dias, CHARACTER)
    if t.holder[ALVARES] >= 0:
        t.take_missionary(t.holder[ALVARES])
    if t.holder[MANUEL] >= 0:
        t.extra[t.holder[MANUEL]] = IN_HAND
    t.merchants_left = (1 << MERCHANTS) - 1
    t.gift = draw_merchant(t)
    t.merchant = draw_merchant(t)
    t.vdgs_left = (1 << VDGS) - 1
    t.vdg_next = draw_vdg(t)
    t.push(placing.BeginRound())
    t.push(merchants.Send(t.holder[SERNIGI], MERCHANT + t.gift, True))
