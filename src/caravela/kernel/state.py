"""The base of every state: the agenda with its pending choice, chance, listeners."""

from operator import index
from typing import TYPE_CHECKING, Any, ClassVar, SupportsIndex

from mypy_extensions import i64, mypyc_attr

from caravela.kernel import chance
from caravela.kernel.errors import CaravelaError
from caravela.kernel.events import Event
from caravela.kernel.pickling import plain, rebuild_state, values

if TYPE_CHECKING:
    from caravela.kernel.game import Game
    from caravela.kernel.steps import Choice, Step


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """Everything on the table, what is still to be done, and chance."""

    __slots__ = (
        "agenda", "asked", "chance_count", "choice", "game", "high", "last", "log", "low", "menu", "round", "seats",
        "turn",
    )  # fmt: skip
    shared: ClassVar[tuple[str, ...]] = ()
    """Attributes of the game that a state keeps under the same name: neither pickled nor dumped with it."""
    game: "Game"
    seats: i64
    round: i64
    turn: i64
    asked: i64
    last: i64
    choice: "Choice[Any] | None"
    menu: list[int]
    agenda: "list[Step[Any]]"
    low: i64
    high: i64
    chance_count: i64
    log: list[Event] | None

    def __init__(self, game: "Game", seats: i64) -> None:
        self.game = game
        self.seats = seats
        self.round = 0
        self.turn = 0
        self.asked = -1
        self.last = -1
        self.choice = None
        self.menu = []
        self.agenda = []
        self.low = 0
        self.high = 0
        self.chance_count = 0
        self.log = None

    # what guests use

    @property
    def to_move(self) -> int | None:
        """The seat to choose, None when the play is over."""
        return None if self.asked < 0 else int(self.asked)

    @property
    def is_over(self) -> bool:
        return self.asked < 0

    def legal_actions(self) -> list[int]:
        """The actions that the seat to move may choose from; empty only when the play is over."""
        return self.menu[:]

    def apply(self, action: SupportsIndex) -> None:
        """Play a legal action; IllegalAction otherwise, and nothing has changed."""
        try:
            number = index(action)
        except TypeError:
            raise CaravelaError(
                f"an action is a whole number, not {action!r}; the game's actions.encode gives it"
            ) from None
        if number not in self.menu:
            raise self.game.refusal(self, number)
        self.play(number)

    def clone(self) -> "State":
        """An independent copy, to which nobody listens."""
        raise NotImplementedError

    def scores(self) -> list[int]:
        """Points, one a seat; final once the play is over."""
        raise NotImplementedError

    def ranking(self) -> list[int]:
        """Places, one a seat, 1 for the winner; a tie that the rules leave open shares a place."""
        raise NotImplementedError

    def resample(self, seed: object) -> None:
        """Take a new key, made from a seed, for all chance still to come."""
        chance.check_seed(seed)
        assert isinstance(
            seed, int
        )  # declared as int, the compiled method would fail on anything else in its own words
        self.low = chance.low_key(seed)
        self.high = chance.high_key(seed)

    def listen(self) -> list[Event]:
        """A list to which events are added from now on."""
        if self.log is None:
            self.log = []
        return self.log

    def dump(self) -> object:
        """All of the state as plain lists and numbers, to compare two states."""
        return plain([[name, value] for name, value in sorted(values(self).items())])

    def _repr_svg_(self) -> str:
        return self.game.svg(self.game.view(self, None))

    # what rules use

    def play(self, action: int) -> None:
        """Play an action known to be legal."""
        choice = self.choice
        assert choice is not None
        self.asked = -1
        choice.resolve(self, action)
        self.advance()

    def advance(self) -> None:
        """Run the agenda to the next choice or to the end."""
        agenda = self.agenda
        while self.asked < 0 and agenda:
            agenda.pop().run(self)
        if self.asked < 0:
            self.choice = None
            self.menu = []

    def ask(self, choice: "Choice[Any]", menu: list[int]) -> None:
        """Wait for one of these actions."""
        self.choice = choice
        self.menu = menu
        self.asked = choice.seat
        if self.asked != self.last:
            self.last = self.asked
            self.turn += 1

    def push(self, step: "Step[Any]") -> None:
        """Put a step on top of the agenda: the last one pushed runs first."""
        self.agenda.append(step)

    def draw(self, n: i64) -> i64:
        """A number from 0 to n - 1 by chance."""
        self.chance_count += 1
        return chance.below(self.low, self.high, self.chance_count, n)

    def copy_base(self, other: "State") -> None:
        """Take over what this class holds of another state."""
        self.round = other.round
        self.turn = other.turn
        self.asked = other.asked
        self.last = other.last
        self.choice = other.choice
        self.menu = other.menu
        self.agenda = other.agenda[:]
        self.low = other.low
        self.high = other.high
        self.chance_count = other.chance_count

    def __reduce__(self) -> tuple[object, tuple[object, ...]]:
        return rebuild_state, (type(self), self.game, int(self.seats), values(self))
