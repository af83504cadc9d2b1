"""Names and numbers of actions."""

from math import prod
from typing import Any

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from caravela.kernel.actions import ActionSpace
from caravela.kernel.errors import CaravelaError

SPACE = ActionSpace(("draft", 0, (5, 6)), ("pass", 30, ()), ("move", 31, (2, 3, 4)))

sizes = st.lists(st.integers(1, 6), max_size=3).map(tuple)


def laid_out(shapes: list[tuple[int, ...]]) -> ActionSpace:
    starts = [sum(prod(shape) for shape in shapes[:i]) for i in range(len(shapes))]
    return ActionSpace(*((f"kind{i}", starts[i], shape) for i, shape in enumerate(shapes)))


@given(st.lists(sizes, min_size=1, max_size=4))
def test_every_number_has_its_own_name(shapes: list[tuple[int, ...]]) -> None:
    space = laid_out(shapes)
    names = [space.decode(action) for action in range(space.size)]
    assert len(set(names)) == space.size == sum(prod(shape) for shape in shapes)
    assert [space.encode(*name) for name in names] == list(range(space.size))


@given(st.integers(0, 4), st.integers(0, 5))
def test_the_last_argument_counts_fastest(colour: int, pips: int) -> None:
    assert SPACE.encode("draft", colour, pips) == 6 * colour + pips


def test_decode_takes_any_kind_of_integer() -> None:
    name = SPACE.decode(np.int64(54))
    assert name == ("move", 1, 2, 3)
    assert [type(part) for part in name] == [str, int, int, int]


@pytest.mark.parametrize("kind", ["fly", "", "Draft"])
def test_encode_names_the_kinds_for_an_unknown_one(kind: str) -> None:
    with pytest.raises(CaravelaError, match=rf"no action {kind!r}; the kinds are draft, pass, move"):
        SPACE.encode(kind)


@pytest.mark.parametrize(
    "args", [(), (1,), (1, 2, 3), (5, 0), (0, 6), (-1, 0), (10**30, 0), (True, 0), (1.0, 0), ("1", 0)]
)
def test_encode_says_which_arguments_fit(args: tuple[int, ...]) -> None:
    with pytest.raises(CaravelaError, match=r"'draft' cannot take .*; its arguments are 0 to 4, 0 to 5$"):
        SPACE.encode("draft", *args)


def test_encode_says_that_a_kind_takes_no_argument() -> None:
    with pytest.raises(CaravelaError, match=r"'pass' cannot take \[0\]; its arguments are none"):
        SPACE.encode("pass", 0)


@pytest.mark.parametrize("action", [-1, 55, 10**30])
def test_decode_says_which_numbers_there_are(action: int) -> None:
    with pytest.raises(CaravelaError, match=rf"action {action} does not exist; actions are 0 to 54"):
        SPACE.decode(action)


@pytest.mark.parametrize("action", ["draft", 1.0, None, [1]])
def test_decode_refuses_what_is_no_whole_number(action: Any) -> None:
    with pytest.raises(CaravelaError, match="an action is a whole number, not"):
        SPACE.decode(action)


def test_kinds_must_follow_one_another() -> None:
    with pytest.raises(CaravelaError, match="'pass' starts at 7, but 6 is the next number"):
        ActionSpace(("draft", 0, (2, 3)), ("pass", 7, ()))


def test_kinds_must_have_different_names() -> None:
    with pytest.raises(CaravelaError, match="'pass' is there twice"):
        ActionSpace(("pass", 0, ()), ("pass", 1, ()))
