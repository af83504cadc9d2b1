"""Records: all that is needed to replay a play, in one small JSON file."""

from collections.abc import Sequence
from hashlib import sha256
from operator import index
from pathlib import Path
from typing import Any, Protocol

import msgspec

from caravela.kernel.chance import check_seed
from caravela.kernel.errors import CaravelaError, IllegalAction
from caravela.kernel.game import Game, find
from caravela.kernel.state import State

FORMAT = 1


class RecordError(CaravelaError):
    """A record that cannot be read or replayed."""


class Player(Protocol):
    """Who can choose for a seat: a bot."""

    name: str

    def choose(self, state: State) -> int:
        """One of the legal actions."""
        ...


class Head(msgspec.Struct):
    """What records of every format have."""

    caravela: int


class Sheet(msgspec.Struct, forbid_unknown_fields=True, omit_defaults=True):
    """A record as it is written down."""

    caravela: int
    game: str
    rules: int
    catalog: str
    seats: int
    seed: int
    actions: list[list[str | int]]
    options: dict[str, Any] = {}
    reseeds: list[tuple[int, int]] = []
    players: list[str] = []
    scores: list[int] | None = None
    check: str = ""

    def digest(self) -> str:
        """A mark of everything but itself, by which an altered record is noticed."""
        content = {name: getattr(self, name) for name in self.__struct_fields__ if name != "check"}
        return sha256(msgspec.json.encode(content, order="sorted")).hexdigest()[:16]


class Record:
    """Game, seats, seed, options and actions of one play."""

    def __init__(self, game: Game, seats: int, seed: int, options: dict[str, Any] | None = None) -> None:
        check_seed(seed)
        self.game = game
        self.seats = seats
        self.seed = seed
        self.options = {} if options is None else options
        self.actions: list[int] = []
        self.reseeds: list[tuple[int, int]] = []
        self.players: list[str] = []
        self.scores: list[int] | None = None

    @classmethod
    def play(cls, game: Game, players: Sequence[Player], seed: int, options: dict[str, Any] | None = None) -> "Record":
        """Let players, one a seat, play to the end."""
        record = cls(game, len(players), seed, options)
        record.players = [player.name for player in players]
        state = record.start()
        while state.to_move is not None:
            action = players[state.to_move].choose(state)
            state.apply(action)
            record.actions.append(index(action))
        record.scores = state.scores()
        return record

    def start(self) -> State:
        """The state before the first action."""
        return self.game.new_state(self.seats, self.seed, self.options)

    def replay(self, upto: int | None = None) -> State:
        """The state after all actions, or after the first `upto`."""
        state = self.start()
        end = len(self.actions) if upto is None else upto
        self.resume(state, 0, end)
        if end == len(self.actions) and self.scores is not None:
            if not state.is_over:
                raise RecordError(f"the record says that it ended {self.scores}, but after its last action it goes on")
            if state.scores() != self.scores:
                raise RecordError(f"the record says that it ended {self.scores}, but it replays to {state.scores()}")
        return state

    def resume(self, state: State, begin: int, end: int) -> None:
        """Play the actions from `begin` to `end` on a state that stands at `begin`."""
        count = len(self.actions)
        if type(begin) is not int or type(end) is not int or not 0 <= begin <= end <= count:
            raise RecordError(f"the record has {count} actions; it cannot be played from {begin!r} to {end!r}")
        seeds = dict(self.reseeds)
        for i in range(begin, end + 1):
            if i in seeds:
                state.resample(seeds[i])
            if i == end:
                break  # a reseed after the last action counts for what will follow
            try:
                state.apply(self.actions[i])
            except IllegalAction as error:
                name = self.game.actions.decode(self.actions[i])
                raise RecordError(f"action {i + 1} of the record, {list(name)}, is not legal there: {error}") from error

    def to_json(self) -> str:
        """The record as JSON text."""
        self._check_parts()
        sheet = Sheet(
            caravela=FORMAT,
            game=self.game.key,
            rules=self.game.rules,
            catalog=self.game.mark,
            seats=self.seats,
            seed=self.seed,
            actions=[list(self.game.actions.decode(action)) for action in self.actions],
            options=self.options,
            reseeds=self.reseeds,
            players=self.players,
            scores=self.scores,
        )
        sheet.check = sheet.digest()
        return msgspec.json.encode(sheet).decode()

    @classmethod
    def from_json(cls, text: str | bytes, game: Game | None = None, catalog: str | Path | None = None) -> "Record":
        """Read a record. One played over a catalog of your own needs this catalog, or the game that has it."""
        sheet = _read(text)
        found = game or find(sheet.game, catalog)
        if sheet.game != found.key:
            raise RecordError(f"the record is of a play of {sheet.game!r}, not of {found.key!r}")
        if sheet.rules != found.rules:
            raise RecordError(f"the record was played by rules version {sheet.rules}; this program has {found.rules}")
        if sheet.catalog != found.mark:
            raise RecordError(
                f"the record was played over catalog {sheet.catalog}, not {found.mark}; name the file of that catalog"
            )
        try:
            record = cls(found, sheet.seats, sheet.seed, sheet.options)
            record.start()
        except CaravelaError as error:
            raise RecordError(f"the record's table cannot be set up: {error}") from error
        record.actions = [_number(found, i, name) for i, name in enumerate(sheet.actions)]
        record.reseeds = sheet.reseeds
        record.players = sheet.players
        record.scores = sheet.scores
        record._check_parts()
        return record

    def _check_parts(self) -> None:
        """Refuse reseeds, players or scores that do not fit seats and actions."""
        last = 0
        for place, seed in self.reseeds:
            if not last <= place <= len(self.actions):
                raise RecordError(
                    f"the record has a reseed before action {place + 1}; here it can stand before action {last + 1} "
                    f"to {len(self.actions) + 1}: in the order of play, and not after the end"
                )
            last = place
            try:
                check_seed(seed)
            except CaravelaError as error:
                raise RecordError(f"the record's reseed before action {place + 1} is wrong: {error}") from error
        if self.players and len(self.players) != self.seats:
            raise RecordError(
                f"the record names {len(self.players)} players for {self.seats} seats; one a seat or none"
            )
        if self.scores is not None and len(self.scores) != self.seats:
            raise RecordError(f"the record has {len(self.scores)} scores for {self.seats} seats; one a seat or none")


def _read(text: str | bytes) -> Sheet:
    """The sheet in a text, whole and unaltered."""
    if not isinstance(text, str | bytes):
        raise RecordError(f"a record is JSON text, not {type(text).__name__}; give what to_json returned")
    try:
        head = msgspec.json.decode(text, type=Head)
        if head.caravela != FORMAT:
            raise RecordError(f"the record is of format {head.caravela}; this program reads format {FORMAT}")
        sheet = msgspec.json.decode(text, type=Sheet)
        check = sheet.digest()
    except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
        raise RecordError(f"this is no record of a play, or a part is missing or damaged: {error}") from error
    if sheet.check != check:
        raise RecordError("the record has been altered or damaged: its check mark does not fit its content")
    return sheet


def _number(game: Game, place: int, name: list[str | int]) -> int:
    kind, *args = name or [""]
    try:
        return game.actions.encode(str(kind), *args)  # type: ignore[arg-type]
    except CaravelaError as error:
        raise RecordError(f"action {place + 1} of the record cannot be read: {error}") from error
