"""`caravela play`: a person against bots at a terminal."""

import os
from pathlib import Path
from typing import Annotated, NamedTuple

import typer
from rich.rule import Rule

import caravela
from caravela.bots import Player, bot
from caravela.cli.speech import (
    CatalogFile,
    check_writable,
    lay,
    note_plain,
    out,
    points,
    read_record,
    write_whole,
)
from caravela.kernel.chance import new_seed
from caravela.lab.simulate import bots_for

PERSON = "you"
HELP = """\
  a number   choose that answer
  t          show the table again        p   points by source
  t WORD     only the parts with it in their first line: t {seat}
  h          what greedy would choose    u   take your last choice back
  c          the rulebook's clause on something: c {clause}
  d FILE     draw the table (SVG)        s FILE   save the play, to go on later
  q          leave"""


class Kept(NamedTuple):
    """Where a person's choice was made, to return to."""

    state: caravela.State
    choices: int


def play(
    context: typer.Context,
    game: Annotated[str, typer.Argument(help="The game, for example coimbra.", metavar="GAME")] = "coimbra",
    seats: Annotated[int, typer.Option(help="How many play, you included.")] = 3,
    seat: Annotated[int, typer.Option(help="Your seat, from 1.")] = 1,
    bots: Annotated[str, typer.Option(help="The others: bots with commas between, or one for all.")] = "greedy",
    seed: Annotated[int | None, typer.Option(help="The seed of all chance; without it a new one.")] = None,
    save: Annotated[Path | None, typer.Option(help="Write the record here in the end.", metavar="FILE")] = None,
    resume: Annotated[Path | None, typer.Option(help="Go on with a saved play.", metavar="FILE")] = None,
    catalog: CatalogFile = None,
) -> None:
    """Play against bots in the terminal."""
    if resume is None:
        record = _new(game, seats, seat, bots, seed, catalog)
    else:
        _check_nothing_new(context)
        record = _resumed(resume, catalog)
    save = save or resume
    if save is not None:
        check_writable(save)
        if save.exists() and save != resume:
            raise caravela.CaravelaError(f"{save} is there already; name another file, or go on with it by --resume")
    note_plain()
    table = Sitting(record)
    try:
        table.play()
    except (KeyboardInterrupt, EOFError):
        out.print()
    finally:
        if save is not None:
            table.save(save)


def _new(key: str, seats: int, seat: int, bots: str, seed: int | None, catalog: Path | None) -> caravela.Record:
    game = caravela.game(key, catalog)
    record = caravela.Record(game, seats, new_seed() if seed is None else seed)
    record.start()
    if not 1 <= seat <= seats:
        raise caravela.CaravelaError(f"--seat is a number from 1 to {seats}, not {seat}")
    names = bots_for(bots, seats - 1)
    record.players = [*names[: seat - 1], PERSON, *names[seat - 1 :]]
    return record


def _check_nothing_new(context: typer.Context) -> None:
    """Refuse what a saved play has settled: it goes on with its own game, seats and bots."""
    for name in ("game", "seats", "seat", "bots", "seed"):
        source = context.get_parameter_source(name)
        if source is not None and source.name == "COMMANDLINE":
            said = "the game's name" if name == "game" else f"--{name}"
            raise caravela.CaravelaError(f"a saved play goes on as it was begun; leave {said} out beside --resume")


def _resumed(file: Path, catalog: Path | None) -> caravela.Record:
    record = read_record(file, catalog)
    if PERSON not in record.players:
        raise caravela.CaravelaError(f"{file} is a play without a person; `caravela replay` tells it")
    if record.replay().is_over:
        raise caravela.CaravelaError(f"the play in {file} is over; `caravela replay` tells it")
    for name in record.players:
        if name != PERSON:
            bot(name)
    # Whoever saved a play could look ahead in it, so what is to come is dealt anew.
    record.reseeds.append((len(record.actions), new_seed()))
    return record


class Sitting:
    """One person's play at the terminal."""

    def __init__(self, record: caravela.Record) -> None:
        self.record = record
        self.game = record.game
        self.person = record.players.index(PERSON)
        self.bots: dict[int, Player] = {
            seat: bot(name, record.seed + seat) for seat, name in enumerate(record.players) if seat != self.person
        }
        self.adviser = bot("greedy")
        self.kept: list[Kept] = []
        self.written: set[Path] = set()
        self.state = record.replay()
        self.events = self.state.listen()
        self.round = -1

    def play(self) -> None:
        out.print(f"{self.game.title}. You are {self.game.seat_name(self.person)}. Type ? for help, q to leave.")
        while (seat := self.state.to_move) is not None:
            if seat != self.person:
                self.choose(self.bots[seat].choose(self.state))
            elif not self.answer():
                return
        self.tell()
        self.record.scores = self.state.scores()
        out.print(Rule("The play is over"))
        out.print(points(self.game, self.state, self.record.players))
        place = self.state.ranking()[self.person]
        out.print("You have won!" if place == 1 else f"You are number {place}.", style="bold")

    def choose(self, action: int) -> None:
        self.state.apply(action)
        self.record.actions.append(action)

    def answer(self) -> bool:
        """Put the question to the person until it is answered; False to leave."""
        self.tell()
        if self.state.round != self.round:
            self.round = self.state.round
            self.show()
        menu = self.state.legal_actions()
        numbered = {str(number): action for number, action in enumerate(menu, 1)}
        self.ask(menu)
        while True:
            word, _, rest = out.input("> ").strip().partition(" ")
            rest = rest.strip()
            if word in numbered:
                self.kept.append(Kept(self.state.clone(), len(self.record.actions)))
                self.choose(numbered[word])
                return True
            if word == "q":
                return False
            if word == "u":
                if self.undo():
                    return True
                continue
            try:
                self.obey(word, rest, menu)
            except caravela.CaravelaError as error:
                out.print(f"  {error}")

    def obey(self, word: str, rest: str, menu: list[int]) -> None:
        """Do what is asked for besides choosing."""
        if word in ("?", "help"):
            seat = self.game.seat_name(self.person).lower()
            out.print(HELP.format(clause=next(iter(caravela.clauses(self.game.key))), seat=seat))
        elif word == "t":
            self.show(rest)
            if not rest:
                self.ask(menu)
        elif word == "p":
            out.print(points(self.game, self.state, self.record.players))
        elif word == "h":
            action = self.adviser.choose(self.state)
            lay(f"{menu.index(action) + 1:4}  {self.game.label(self.state, action)}", 4)
        elif word == "c":
            text = caravela.clauses(self.game.key).get(rest.upper())
            out.print(f"  {text or f'there is no clause {rest!r}; a refusal or the rulebook names them'}")
        elif word in ("d", "s"):
            if not rest:
                raise caravela.CaravelaError(f"name a file too: {word} FILE")
            file = Path(os.path.expanduser(rest))
            check_writable(file)
            if file.exists() and file not in self.written:
                raise caravela.CaravelaError(f"{file} is there already; name another file")
            if word == "d":
                write_whole(file, self.game.svg(self.game.view(self.state, self.person)))
            else:
                self.save(file)
            self.written.add(file)
            out.print(f"  written to {file}")
        elif word:
            out.print(f"  {word!r} is no answer here: type a number from 1 to {len(menu)}, or ? for help")

    def ask(self, menu: list[int]) -> None:
        out.print()
        for part in self.parts(f"{self.game.seat_name(self.person)}:"):
            lay(part.split("\n")[0], style="dim")
        lay(f"{self.game.seat_name(self.person)}: {self.game.question(self.state)}", style="bold")
        for number, action in enumerate(menu, 1):
            lay(f"{number:4}  {self.game.label(self.state, action)}", 4)

    def undo(self) -> bool:
        """Return to the person's last choice, if nothing was revealed and nobody else has chosen since."""
        if not self.kept:
            out.print("  there is no choice of yours to take back")
            return False
        last = self.kept[-1]
        if last.state.turn != self.state.turn or last.state.chance_count != self.state.chance_count:
            out.print("  your last choice stands: something was revealed, or others have chosen since")
            return False
        self.kept.pop()
        del self.record.actions[last.choices :]
        self.state = last.state
        self.events = self.state.listen()
        out.print("  taken back")
        return True

    def parts(self, about: str) -> list[str]:
        """The parts of the table whose first line has a word in it."""
        parts = self.game.text(self.game.view(self.state, self.person)).split("\n\n")
        return [part for part in parts if about.lower() in part.split("\n")[0].lower()]

    def show(self, about: str = "") -> None:
        """The table, or its parts about something."""
        parts = self.parts(about)
        if not parts:
            out.print(f"  the table has no part about {about!r}; t shows all of it")
            return
        if not about:
            out.print(Rule())
        lay("\n\n".join(parts))

    def tell(self) -> None:
        """What has happened since it was last told."""
        if self.events:
            out.print()
        for event in self.events:
            lay(f"  {self.game.tell(event)}", style="dim")
        self.events.clear()

    def save(self, file: Path) -> None:
        write_whole(file, self.record.to_json())
