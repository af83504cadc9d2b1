"""A toy game for the kernel's tests: merchants load crates of salt, wine and silk on a quay.

A round blows a wind, a good by chance. Each seat in turn loads a crate from a pile, or rests if it has one. Who loads
the good of the wind is greeted: the next seat gives him a crate. For silk he throws a coin: heads is a point, and he
is greeted once more, by the seat after that. In the end crates count what the catalog says.
"""

import json
from pathlib import Path
from typing import TYPE_CHECKING, Any, ClassVar, Final, NamedTuple

import numpy as np
from mypy_extensions import i64

from caravela.kernel.actions import ActionSpace
from caravela.kernel.drawing import svg
from caravela.kernel.errors import CaravelaError
from caravela.kernel.events import Event, Refusal
from caravela.kernel.game import JSON, Game
from caravela.kernel.state import State
from caravela.kernel.steps import Choice, Step

if TYPE_CHECKING:
    import numpy.typing as npt

    from caravela.kernel.catalog import Figure
    from caravela.kernel.record import Record

GOODS: Final = ("salt", "wine", "silk")
SILK: Final = 2

LOAD: Final = 0  # good
REST: Final = 3
GIVE: Final = 4  # receiver, good

WORDS: Final = {
    "round": "Round {round}: the wind brings {good}.",
    "loaded": "Seat {seat} loads {good}.",
    "gave": "Seat {seat} gives {good} to seat {to}.",
    "coin": "Seat {seat} throws {heads}.",
    "no.pile": "no {good} is left on the quay",
    "no.rest": "seat {seat} has loaded nothing yet and cannot rest",
    "no.Turn": "now seat {seat} loads a crate or rests",
    "no.crate": "seat {seat} has no {good} to give",
    "no.Greeting": "now seat {seat} gives a crate to seat {to}",
}


class Manifest(NamedTuple):
    """The toy's catalog."""

    worth: list[int]
    piles: list[int]
    rounds: int


HARBOUR: Final = Manifest([1, 2, 3], [6, 5, 4], 4)


class Quay(State):
    """The table of the toy."""

    __slots__ = ("holds", "piles", "points", "wind", "worth")
    shared: ClassVar[tuple[str, ...]] = ("worth",)
    worth: list[int]
    piles: list[int]
    holds: list[int]  # seat * 3 + good
    points: list[int]
    wind: i64

    def clone(self) -> "Quay":
        other = Quay(self.game, self.seats)
        other.copy_base(self)
        other.worth = self.worth
        other.piles = self.piles[:]
        other.holds = self.holds[:]
        other.points = self.points[:]
        other.wind = self.wind
        return other

    def scores(self) -> list[int]:
        return self.points[:]

    def ranking(self) -> list[int]:
        return [1 + sum(other > own for other in self.points) for own in self.points]

    def tell(self, key: str, **args: int) -> None:
        assert self.log is not None
        self.log.append(Event(key, args))


class Morning(Step[Quay]):
    """A round begins, or the play ends."""

    __slots__ = ()

    def run(self, state: Quay) -> None:
        if state.round == state.game.catalog.rounds:
            for seat in range(state.seats):
                state.push(Count(seat))
            return
        state.round += 1
        state.wind = state.draw(3)
        if state.log is not None:
            state.tell("round", round=state.round, good=state.wind)
        state.push(Morning())
        for seat in range(state.seats - 1, -1, -1):
            state.push(Turn(seat))


class Turn(Choice[Quay]):
    """Load a crate, or rest."""

    __slots__ = ()

    def legal(self, state: Quay) -> list[int]:
        menu = [LOAD + good for good in range(3) if state.piles[good]]
        if any(state.holds[self.seat * 3 : self.seat * 3 + 3]):
            menu.append(REST)
        return menu

    def resolve(self, state: Quay, action: int) -> None:
        if action == REST:
            return
        good = action - LOAD
        state.piles[good] -= 1
        state.holds[self.seat * 3 + good] += 1
        if state.log is not None:
            state.tell("loaded", seat=self.seat, good=good)
        if good == state.wind:
            state.push(Greeting((self.seat + 1) % state.seats, self.seat))

    def refuse(self, state: Quay, action: int) -> Refusal:
        if LOAD <= action < LOAD + 3:
            return Refusal("TOY-L1", "no.pile", {"good": action - LOAD})
        if action == REST:
            return Refusal("TOY-L2", "no.rest", {"seat": self.seat})
        return Refusal("TOY-L3", "no.Turn", {"seat": self.seat})


class Greeting(Choice[Quay]):
    """Give a crate to another seat."""

    __slots__ = ("to",)
    to: i64

    def __init__(self, seat: i64, to: i64) -> None:
        self.seat = seat
        self.to = to

    def legal(self, state: Quay) -> list[int]:
        return [GIVE + self.to * 3 + good for good in range(3) if state.holds[self.seat * 3 + good]]

    def resolve(self, state: Quay, action: int) -> None:
        good = action - GIVE - self.to * 3
        state.holds[self.seat * 3 + good] -= 1
        state.holds[self.to * 3 + good] += 1
        if state.log is not None:
            state.tell("gave", seat=self.seat, to=self.to, good=good)
        if good == SILK:
            state.push(Coin(self.to, (self.seat + 1) % state.seats))

    def refuse(self, state: Quay, action: int) -> Refusal:
        good = action - GIVE - self.to * 3
        if 0 <= good < 3:
            return Refusal("TOY-G1", "no.crate", {"seat": self.seat, "good": good})
        return Refusal("TOY-G2", "no.Greeting", {"seat": self.seat, "to": self.to})


class Coin(Step[Quay]):
    """Throw a coin: heads gives a point and another greeting."""

    __slots__ = ("after", "seat")
    seat: i64
    after: i64

    def __init__(self, seat: i64, after: i64) -> None:
        self.seat = seat
        self.after = after

    def run(self, state: Quay) -> None:
        heads = state.draw(2)
        if state.log is not None:
            state.tell("coin", seat=self.seat, heads=heads)
        if heads:
            state.points[self.seat] += 1
            if self.after != self.seat:
                state.push(Greeting(self.after, self.seat))


class Count(Step[Quay]):
    """Count the crates of a seat."""

    __slots__ = ("seat",)
    seat: i64

    def __init__(self, seat: i64) -> None:
        self.seat = seat

    def run(self, state: Quay) -> None:
        state.points[self.seat] += crates(state, self.seat)


def crates(state: Quay, seat: int) -> int:
    return sum(state.worth[good] * state.holds[seat * 3 + good] for good in range(3))


class Toy(Game):
    """The rules of the toy over a manifest."""

    key = "toy"
    title = "Toy"
    players = range(2, 5)
    rules = 7

    def __init__(self, catalog: Manifest = HARBOUR) -> None:
        self.catalog = catalog
        self.worth = catalog.worth
        self.mark = "-".join(str(figure) for figure in [*catalog.worth, *catalog.piles, catalog.rounds])
        self.actions = ActionSpace(("load", LOAD, (3,)), ("rest", REST, ()), ("give", GIVE, (4, 3)))

    def deal(self, seats: int, seed: int) -> Quay:
        quay = Quay(self, seats)
        quay.worth = self.worth
        quay.piles = self.catalog.piles[:]
        quay.holds = [0] * (3 * seats)
        quay.points = [0] * seats
        quay.wind = -1
        quay.resample(seed)
        quay.push(Morning())
        quay.advance()
        return quay

    def view(self, state: State, seat: int | None) -> JSON:
        quay = _quay(state)
        return {"round": quay.round, "wind": quay.wind, "piles": quay.piles[:], "holds": quay.holds[:]}

    def say(self, key: str, args: dict[str, int], lang: str = "en") -> str:
        words: dict[str, str | int] = dict(args)
        if "good" in args:
            words["good"] = GOODS[args["good"]]
        if "heads" in args:
            words["heads"] = "heads" if args["heads"] else "tails"
        return WORDS[key].format(**words)

    def seat_name(self, seat: int, lang: str = "en") -> str:
        return f"Seat {seat}"

    def question(self, state: State, lang: str = "en") -> str:
        return f"Seat {state.to_move}: which crate?"

    def label(self, state: State, action: int, lang: str = "en") -> str:
        return " ".join(str(part) for part in self.actions.decode(action))

    def targets(self, state: State, action: int) -> list[str]:
        kind, *args = self.actions.decode(action)
        return [f"pile-{args[0]}"] if kind == "load" else []

    def breakdown(self, state: State, seat: int) -> JSON:
        quay = _quay(state)
        left = 0 if quay.is_over else crates(quay, seat)
        return {"now": {"points": quay.points[seat]}, "final": {"points": quay.points[seat] + left}}

    def values(self, state: State) -> list[float]:
        return [float(self.breakdown(state, seat)["final"]["points"]) for seat in range(state.seats)]

    def encode(self, state: State, seat: int) -> "npt.NDArray[np.float32]":
        quay = _quay(state)
        return np.array([seat, quay.wind, *quay.piles, *quay.holds], dtype=np.float32)

    def gains(self, record: "Record") -> list[JSON]:
        state = record.start()
        events = state.listen()
        record.resume(state, 0, len(record.actions))
        return [{"seat": e.args["seat"], "id": GOODS[e.args["good"]]} for e in events if e.key == "loaded"]

    def svg(self, view: JSON) -> str:
        piles = [svg.rect(40 * good, 0, 30, 10 * crates) for good, crates in enumerate(view["piles"])]
        return svg.document(120, 80, self.title, piles)

    def pictures(self) -> dict[str, str]:
        return {"quay.svg": self.svg({"piles": self.catalog.piles})}

    def text(self, view: JSON) -> str:
        return ", ".join(f"{crates} {good}" for crates, good in zip(view["piles"], GOODS, strict=True))

    def figures(self, source: str | None = None) -> "list[Figure]":
        return []


def open_toy(catalog: Any) -> Toy:
    """The toy over its own manifest, over one in a JSON file, or over a given one."""
    if catalog is None:
        return Toy()
    if isinstance(catalog, Path):
        if not catalog.is_file():
            raise CaravelaError(f"{catalog}: there is no such file")
        return Toy(Manifest(*json.loads(catalog.read_text(encoding="utf-8"))))
    return Toy(catalog)


def _quay(state: State) -> Quay:
    assert isinstance(state, Quay)
    return state
