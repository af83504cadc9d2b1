"""The catalog as the rules read it: flat lists of numbers."""

from typing import Final

from mypy_extensions import i64

# areas
COURT: Final = 0
RECRUITING: Final = 1
PROJECTS: Final = 2
NAVIGATION: Final = 3

# characters
DIAS: Final = 0
ALVARES: Final = 1
SERNIGI: Final = 2
MANUEL: Final = 3
CHARACTERS: Final = 4

# bonuses of the coast
OF_NOTHING: Final = -1
OF_PROJECT: Final = 0
OF_SAILOR: Final = 1
OF_CAPTAIN: Final = 2
OF_REALS: Final = 3

PORTS: Final = 6
DOCKS: Final = 21
SHIPS: Final = 35
MERCHANT: Final = 35  # the first merchant ship's code on a dock; below are the players' ships
MERCHANTS: Final = 6
VDGS: Final = 9
UPPER: Final = 6  # places of the projects area; the framed one comes after them
NUMBERS: Final = 20  # numbers for everybody; two more for the extra discs
COLOURS: Final = 4  # of sailors
WHITE: Final = 4  # missionaries, the fifth colour of a crew
ROUNDS: Final = 5


class Tables:
    """One catalog, laid out for the rules. Filled once, never changed."""

    __slots__ = (
        "bonus", "bonus_amount", "by_capacity", "capacity", "captains", "crew", "crew_sets", "dealt", "dias", "discs",
        "dock_port", "dock_value", "first_dock", "full", "missionaries", "payout", "per_point", "project_price",
        "ready", "reals", "refill", "room", "sailor_price", "sailors", "spaces", "stack", "vdg_change", "vdg_reals",
        "vdg_start", "waiting", "yield_points", "yield_reals",
    )  # fmt: skip
    capacity: list[int]  # ships, then merchant ships
    by_capacity: list[int]  # ships, the least capacity first
    crew: list[int]  # ships
    yield_reals: list[int]
    yield_points: list[int]
    stack: list[int]  # three masks of ships
    vdg_start: list[int]
    vdg_change: list[int]
    vdg_reals: list[int]  # tile * 2
    first_dock: list[int]  # of each port; one more for the end
    dock_port: list[int]
    dock_value: list[int]
    full: list[int]
    bonus: list[int]
    bonus_amount: list[int]
    dealt: list[int]  # seats * 4 + character: place in the first order, from 0; -1 at court
    payout: list[int]  # number - 1
    spaces: list[int]  # seats: action spaces in an area
    project_price: list[int]  # one, two
    sailor_price: list[int]  # by the number of colours, from none
    crew_sets: list[list[int]]  # by size: sets of colours
    sailors: i64  # of each colour
    room: i64
    refill: i64
    missionaries: i64
    reals: i64  # at the start
    captains: i64
    waiting: i64
    discs: i64
    dias: i64
    ready: i64
    per_point: i64

    def __init__(self) -> None:
        pass
