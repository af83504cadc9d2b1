"""The pictures of our rulebooks are the ones that the games draw; CARAVELA_WRITE_PICTURES=1 writes them anew."""

import os
import re
from functools import cache
from pathlib import Path
from xml.etree import ElementTree

import pytest

import caravela
from caravela.games import KEYS

BOOKS = Path(__file__).parents[2] / "docs" / "rules"
IMAGES = BOOKS / "en" / "img"
WRITE = os.environ.get("CARAVELA_WRITE_PICTURES") == "1"
SHOWN = re.compile(r"!\[([^\]]*)\]\(img/([^)]+)\)")


@cache
def drawn(key: str) -> dict[str, str]:
    return caravela.game(key).pictures()


@pytest.mark.parametrize("key", KEYS)
def test_pictures_are_drawn_as_they_stand_in_the_book(key: str) -> None:
    if WRITE:
        IMAGES.mkdir(exist_ok=True)
        for name, drawing in drawn(key).items():
            (IMAGES / name).write_text(drawing + "\n", encoding="utf-8")
    old = [name for name, drawing in drawn(key).items() if _read(IMAGES / name) != drawing + "\n"]
    assert old == [], "run this test with CARAVELA_WRITE_PICTURES=1 and look at what has changed"


def test_no_picture_is_left_over_and_none_has_two_owners() -> None:
    names = [name for key in KEYS for name in drawn(key)]
    assert sorted(path.name for path in IMAGES.iterdir()) == sorted(names)


@pytest.mark.parametrize("book", sorted(BOOKS.glob("*/*.md")), ids=lambda path: f"{path.parent.name}/{path.name}")
def test_books_show_all_pictures_of_their_game_with_words_for_them(book: Path) -> None:
    shown = SHOWN.findall(book.read_text(encoding="utf-8"))
    assert sorted(name for _, name in shown) == sorted(drawn(book.stem))
    assert all(words.strip() for words, _ in shown)


@pytest.mark.parametrize("key", KEYS)
def test_pictures_stand_alone(key: str) -> None:
    for drawing in drawn(key).values():
        root = ElementTree.fromstring(drawing)
        ids = [element.get("id") for element in root.iter() if element.get("id")]
        assert len(ids) == len(set(ids))
        assert {name[1:] for name in re.findall(r'href="([^"]*)"', drawing)} <= set(ids)
        assert root.get("aria-label")


def _read(path: Path) -> str:
    return path.read_text(encoding="utf-8") if path.is_file() else ""
