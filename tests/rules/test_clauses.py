"""Every clause of our rulebooks has a test, and every rules test names the clauses that it shows."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
BOOKS = sorted((ROOT / "docs" / "rules" / "en").glob("*.md"))
TESTS = sorted({*(ROOT / "tests").rglob("test_*.py")} - {*(ROOT / "tests" / "fourth").rglob("*")})
"""Without those of the game that tests/test_fourth_game.py adds: they are looked at where it is added."""
DEFINED = re.compile(r"^- \*\*([A-Z]{3}-[A-Z]\d+)\*\*", re.MULTILINE)
NAMED = re.compile(r"\b[A-Z]{3}-[A-Z]\d+\b")


def defined() -> list[str]:
    return [clause for book in BOOKS for clause in DEFINED.findall(book.read_text(encoding="utf-8"))]


def marked(path: Path) -> Iterator[tuple[str, list[str]]]:
    """The tests of a module with the clauses that their markers name."""
    tree = ast.parse(path.read_text(encoding="utf-8"))
    for node in ast.walk(tree):
        if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
            yield node.name, [clause for decorator in node.decorator_list for clause in _clauses(decorator)]


def _clauses(decorator: ast.expr) -> list[str]:
    if isinstance(decorator, ast.Call) and ast.unparse(decorator.func) == "pytest.mark.clause":
        return [str(ast.literal_eval(argument)) for argument in decorator.args]
    return []


def test_clauses_are_defined_once() -> None:
    clauses = defined()
    assert len(clauses) == len(set(clauses))


def test_every_clause_has_a_test() -> None:
    shown = {clause for path in TESTS for _, clauses in marked(path) for clause in clauses}
    assert sorted(set(defined()) - shown) == []


def test_every_marker_names_a_clause() -> None:
    named = {clause for path in TESTS for _, clauses in marked(path) for clause in clauses}
    assert sorted(named - set(defined())) == []


@pytest.mark.parametrize(
    "path", [p for p in TESTS if p.parent.parent == ROOT / "tests" / "rules"], ids=lambda p: p.stem
)
def test_every_rules_test_names_its_clauses(path: Path) -> None:
    assert [name for name, clauses in marked(path) if not clauses] == []


def test_code_and_books_cite_only_clauses_that_exist() -> None:
    known = set(defined())
    places = [*sorted((ROOT / "src").rglob("*.py")), *BOOKS]
    cited = {(place.name, clause) for place in places for clause in NAMED.findall(place.read_text(encoding="utf-8"))}
    assert sorted((name, clause) for name, clause in cited if clause not in known) == []
