"""The toy game, announced to the kernel while a test needs it."""

from collections.abc import Iterator

import pytest

from caravela.kernel.game import GAMES
from tests.kernel.toy import Toy, open_toy


@pytest.fixture
def toy() -> Iterator[Toy]:
    GAMES[Toy.key] = open_toy
    yield Toy()
    del GAMES[Toy.key]
