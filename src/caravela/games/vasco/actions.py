"""Every action of Vasco da Gama: its kind, its first number, the sizes of its arguments."""

from typing import Final

from caravela.kernel.actions import ActionSpace

NUMBER: Final = 0  # sequence number - 1
AREA: Final = 22  # where the disc goes
PERFORM: Final = 26
RENOUNCE: Final = 27
LAUNCH: Final = 28  # own project
CREW: Final = 63  # the colours that go aboard, as a set
PROJECT: Final = 95  # place in the projects area; the last is the framed one
SECTION: Final = 102  # of the recruiting area
HIRE: Final = 106  # so many sailors of the colour that is asked for
CAPTAIN: Final = 112  # recruit one
BOARD: Final = 113  # own ship that a captain boards
DEPART: Final = 148
PORT: Final = 149
DOCK: Final = 155
SAILOR: Final = 176  # section, colour
BAG: Final = 192  # a sailor drawn blind
MONEY: Final = 193  # place of a sum at court
HOST: Final = 195  # character
PASS: Final = 199


def space() -> ActionSpace:
    return ActionSpace(
        ("number", NUMBER, (22,)),
        ("area", AREA, (4,)),
        ("perform", PERFORM, ()),
        ("renounce", RENOUNCE, ()),
        ("launch", LAUNCH, (35,)),
        ("crew", CREW, (32,)),
        ("project", PROJECT, (7,)),
        ("section", SECTION, (4,)),
        ("hire", HIRE, (6,)),
        ("captain", CAPTAIN, ()),
        ("board", BOARD, (35,)),
        ("depart", DEPART, ()),
        ("port", PORT, (6,)),
        ("dock", DOCK, (21,)),
        ("sailor", SAILOR, (4, 4)),
        ("bag", BAG, ()),
        ("money", MONEY, (2,)),
        ("host", HOST, (4,)),
        ("pass", PASS, ()),
    )
