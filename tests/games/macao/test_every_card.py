"""Each of the 120 cards has a test among the rules that shows what it does."""

from collections.abc import Iterator
from types import ModuleType

import pytest

from caravela.games.macao.catalog import load
from tests.rules.macao import test_buildings, test_offices, test_persons

ROOMS = {"office": test_offices, "building": test_buildings, "person": test_persons}


def shown(module: ModuleType) -> Iterator[str]:
    """The cards that the tests of a module take as their `id`."""
    for name, test in vars(module).items():
        for mark in getattr(test, "pytestmark", []) if name.startswith("test_") else []:
            if mark.name == "parametrize" and mark.args[0] == "id":
                yield from mark.args[1]
            elif mark.name == "parametrize" and mark.args[0][0] == "id":
                yield from (row[0] for row in mark.args[1])


@pytest.mark.parametrize("kind", ROOMS)
def test_every_card_of_a_kind_is_shown_at_work(kind: str) -> None:
    cards = {card.id for card in load().cards if card.kind == kind}
    assert {*shown(ROOMS[kind])} == cards
