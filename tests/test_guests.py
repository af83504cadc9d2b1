"""Nothing outside a game's folder knows what is printed on its cards or how it is made: guests go through the contract.

Kernel, bots, lab, command, environments and site are scanned for every id, name and word out of every catalog, and for
imports of a game's inside.
"""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

import caravela
from caravela.kernel.catalog import kinds
from caravela.kernel.game import GAMES

SOURCE = Path(caravela.__file__).parent
TEXT = {".py", ".html", ".jinja", ".j2", ".js", ".css", ".svg", ".toml", ".json", ".txt", ".xml"}
OPENER = "games/__init__.py"

GENERIC = {
    "all": "every programmer's word; in a catalog: of all opponents",
    "cos": "the cosine; in a catalog: a place",
    "end": "of a play, a line, a range; in a catalog: a bonus at the end of the game",
    "gold": "a colour of the paintbox; in a catalog: coins",
    "high": "the high half of a key; in a catalog: cards of high influence",
    "low": "the low half of a key; in a catalog: cards of low influence",
    "now": "as a score is now; in a catalog: an immediate bonus",
    "paper": "what is drawn on; in a catalog: a good",
    "person": "who plays; in a catalog: a kind of card",
    "red": "a colour of the paintbox or of a player; in a catalog: a colour of dice",
    "set": "Python's set; in a catalog: one card of each class",
    "stop": "to stop somewhere; in a catalog: a place of a map without a monastery",
}
"""Words of a catalog that mean something else in a guest. Single letters are passed over too: they are variables."""


def guests() -> Iterator[Path]:
    """Every text file of the program that is in no game's folder; an installed package has the rulebooks too."""
    for path in sorted(SOURCE.rglob("*")):
        of_a_game = SOURCE / "games" in path.parent.parents or SOURCE / "rules" in path.parents
        if path.suffix in TEXT and path.is_file() and not of_a_game:
            yield path


def printed(key: str) -> set[str]:
    """The ids and names of all entries of a catalog, and every word that is the value of a figure."""
    game = caravela.game(key)
    found: set[str] = set()
    for _, group in kinds(game.catalog):
        for entry in group:
            found |= {entry.key, getattr(entry, "name", "")}
    for figure in game.figures():
        values = figure.value if isinstance(figure.value, list) else [figure.value]
        found |= {value for value in values if isinstance(value, str)}
    return {word.lower() for word in found if len(word) > 1}


def mentions(text: str, words: set[str]) -> list[str]:
    """The words that stand in a text, whole, whatever joins their parts, with the numbers of their lines."""
    lines = re.sub(r"[_-]", " ", text.lower()).splitlines()
    wanted = "|".join(sorted((re.escape(re.sub(r"[_-]", " ", word)) for word in words), key=len, reverse=True))
    whole = re.compile(rf"(?<!\w)(?:{wanted})(?!\w)")
    return [f"line {number}: {hit}" for number, line in enumerate(lines, 1) for hit in whole.findall(line)]


def insides(text: str) -> list[str]:
    """What of a game's inside a module imports or reaches for, each with its line."""
    found = []
    for node in ast.walk(ast.parse(text)):
        if isinstance(node, ast.Import):
            names = [alias.name for alias in node.names]
        elif isinstance(node, ast.ImportFrom):
            names = [f"{node.module}.{alias.name}" for alias in node.names]
        elif isinstance(node, ast.Attribute):
            names = [ast.unparse(node)]
        elif isinstance(node, ast.Constant) and isinstance(node.value, str):
            names = [node.value] if node.value.startswith("caravela.games.") else []
        else:
            continue
        found += [f"line {node.lineno}: {name}" for name in names if INSIDE.match(name)]
    return found


INSIDE = re.compile(rf"(caravela\.)?games\.({'|'.join(GAMES)})\b|caravela\.games\.\Z")


@pytest.mark.parametrize("key", list(GAMES))
def test_no_guest_names_what_is_printed(key: str) -> None:
    words = printed(key) - set(GENERIC)
    hits = {str(path.relative_to(SOURCE)): mentions(path.read_text(encoding="utf-8"), words) for path in guests()}
    assert {path: found for path, found in hits.items() if found} == {}


def test_no_guest_imports_the_inside_of_a_game() -> None:
    modules = {str(path.relative_to(SOURCE)): path for path in guests() if path.suffix == ".py"}
    hits = {name: insides(path.read_text(encoding="utf-8")) for name, path in modules.items()}
    assert {name: len(found) for name, found in hits.items() if found} == {OPENER: 1}, hits


def test_a_word_is_generic_only_if_it_is_in_a_catalog() -> None:
    assert set(GENERIC) <= set().union(*(printed(key) for key in GAMES))


def test_the_scan_reads_the_guests_and_no_game() -> None:
    names = {str(path.relative_to(SOURCE)) for path in guests()}
    assert {"__init__.py", OPENER, "kernel/state.py", "bots/greedy.py", "lab/simulate.py"} <= names
    assert [name for name in names if name.startswith("games/")] == [OPENER]
    assert all(SOURCE.joinpath("games", key).is_dir() for key in GAMES)


@pytest.mark.parametrize(
    "line",
    [
        "if card == 'cleric-novice':",
        "cleric_novice = 5",
        'names = ["Wool trader"]',
        "# the Goa voyage",
        "board.voyages",
        "pay(COINS)",
        "<b>Maceira Dão</b>",
    ],
)
def test_the_scan_finds_a_word_of_a_catalog(line: str) -> None:
    assert mentions(line, printed("coimbra") - set(GENERIC))


@pytest.mark.parametrize("line", ["goals = voyaged", "seat = i", "a lawful move", "class Card:"])
def test_the_scan_passes_other_words(line: str) -> None:
    assert mentions(line, printed("coimbra") - set(GENERIC)) == []


@pytest.mark.parametrize(
    "line",
    [
        "import caravela.games.coimbra",
        "import caravela.games.coimbra.state as inside",
        "from caravela.games import coimbra",
        "from caravela.games.coimbra import state",
        "from caravela.games.coimbra.state import Table",
        "import_module('caravela.games.coimbra.state')",
        "import_module(f'caravela.games.{key}.state')",
        "caravela.games.coimbra.state",
        "games.coimbra",
    ],
)
def test_the_scan_finds_the_inside_of_a_game(line: str) -> None:
    assert insides(line)


@pytest.mark.parametrize("line", ["from caravela import games", "caravela.games.KEYS", "caravela.game('coimbra')"])
def test_the_scan_passes_the_list_of_games(line: str) -> None:
    assert insides(line) == []
