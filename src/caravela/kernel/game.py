"""The contract: what every game answers to its guests."""

from abc import ABC, abstractmethod
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Any, ClassVar, SupportsIndex

from caravela.kernel.actions import ActionSpace
from caravela.kernel.chance import check_seed, new_seed
from caravela.kernel.errors import CaravelaError, IllegalAction
from caravela.kernel.events import Event
from caravela.kernel.state import State

if TYPE_CHECKING:
    import numpy as np
    import numpy.typing as npt

    from caravela.kernel.catalog import Figure
    from caravela.kernel.record import Record

JSON = dict[str, Any]


class Game(ABC):
    """The rules of one game over one catalog; immutable; deals states."""

    key: ClassVar[str]
    title: ClassVar[str]
    players: ClassVar[range]
    rules: ClassVar[int]
    """The version of the rules; it rises whenever a record would replay to something else."""

    catalog: Any
    mark: str
    """The fingerprint of the catalog, by which a record names it."""
    actions: ActionSpace

    def new_state(self, seats: int, seed: int | None = None, options: JSON | None = None) -> State:
        """A state at its first choice. Without a seed one is picked at random."""
        if type(seats) is not int or seats not in self.players:
            raise CaravelaError(f"{self.title} is for {self.players[0]} to {self.players[-1]} players, not {seats!r}")
        if seed is None:
            seed = new_seed()
        check_seed(seed)
        if options is not None and not isinstance(options, dict):
            raise CaravelaError(f"options are a dict of names and values, not {options!r}; leave them out for none")
        if options:
            raise CaravelaError(f"{self.title} has no option {next(iter(options))!r}; it has none at all")
        return self.deal(seats, seed)

    @abstractmethod
    def deal(self, seats: int, seed: int) -> State:
        """Set a table up and run it to its first choice."""

    @abstractmethod
    def view(self, state: State, seat: int | None) -> JSON:
        """What a seat (None: a spectator) may see, JSON-safe."""

    @abstractmethod
    def say(self, key: str, args: dict[str, int], lang: str = "en") -> str:
        """A message key with its arguments in words."""

    @abstractmethod
    def seat_name(self, seat: int, lang: str = "en") -> str:
        """What the player of a seat is called on the table: a colour, as a rule."""

    @abstractmethod
    def question(self, state: State, lang: str = "en") -> str:
        """One sentence: what is asked."""

    @abstractmethod
    def label(self, state: State, action: int, lang: str = "en") -> str:
        """What an action means here."""

    @abstractmethod
    def targets(self, state: State, action: int) -> list[str]:
        """Ids of the elements on the board where a person would click for an action."""

    @abstractmethod
    def breakdown(self, state: State, seat: int) -> JSON:
        """Points by source: `now`, and `final` as they would count if the game ended now."""

    @abstractmethod
    def values(self, state: State) -> list[float]:
        """How good the state is for each seat, in points: what search and greedy go by."""

    @abstractmethod
    def encode(self, state: State, seat: int) -> "npt.NDArray[np.float32]":
        """Features for learners, as one seat sees the table."""

    @abstractmethod
    def gains(self, record: "Record") -> list[JSON]:
        """What each seat took in a play, and when."""

    @abstractmethod
    def svg(self, view: JSON) -> str:
        """The table drawn from a view."""

    @abstractmethod
    def pictures(self) -> dict[str, str]:
        """The pictures of the game's rulebook: file name in docs/rules/<lang>/img, and the drawing."""

    @abstractmethod
    def text(self, view: JSON) -> str:
        """The table in plain text, for a terminal: parts with an empty line between them.

        The first line of a part says what it is about; a player's part begins with his name, and what he has.
        """

    @abstractmethod
    def figures(self, source: str | None = None) -> "list[Figure]":
        """Every figure of the catalog with its source; those of one source if it is named."""

    def why_not(self, state: State, action: int, lang: str = "en") -> tuple[str, str] | None:
        """None for a legal action; else the clause that forbids it and the reason."""
        if action in state.menu:
            return None
        if not isinstance(action, SupportsIndex):
            raise CaravelaError(f"an action is a whole number, not {action!r}; the game's actions.encode gives it")
        if state.choice is None:
            return "", "the play is over, nothing is left to choose"
        if not 0 <= action < self.actions.size:
            return "", f"there is no action {action}; actions are 0 to {self.actions.size - 1}"
        clause, key, args = state.choice.refuse(state, action)
        return clause, self.say(key, args, lang)

    def refusal(self, state: State, action: int) -> IllegalAction:
        """The error for an action that is not legal."""
        clause, reason = self.why_not(state, action) or ("", "")
        return IllegalAction(clause, reason)

    def tell(self, event: Event, lang: str = "en") -> str:
        """An event in words."""
        return self.say(event.key, event.args, lang)

    def __reduce__(self) -> tuple[object, tuple[object, ...]]:
        packaged = find(self.key)
        return revive, (self.key, None if packaged.mark == self.mark else self.catalog)


GAMES: dict[str, Callable[[Any], Game]] = {}
"""How to open each game, by key: given nothing, the path of a catalog, or a catalog. Filled by caravela.games."""


def check_seat(state: State, seat: object) -> None:
    if type(seat) is not int or not 0 <= seat < state.seats:
        raise CaravelaError(f"a seat of this table is a number from 0 to {state.seats - 1}, not {seat!r}")


def find(key: str, catalog: str | Path | None = None) -> Game:
    """The game of that key, over its own catalog or the one in a file."""
    if not isinstance(catalog, str | Path | None):
        raise CaravelaError(f"a catalog is named by the path of its file, not by {catalog!r}")
    return _open(key)(None if catalog is None else Path(catalog))


def revive(key: str, catalog: Any) -> Game:
    """The game of a pickled state."""
    return _open(key)(catalog)


def _open(key: object) -> Callable[[Any], Game]:
    if not isinstance(key, str) or key not in GAMES:
        raise CaravelaError(f"there is no game {key!r}; there is {', '.join(GAMES)}")
    return GAMES[key]
