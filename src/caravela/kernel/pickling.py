"""Pickling of steps and states in one place: compiled classes do not do it by themselves."""

from typing import Any

UNSHARED = ("game", "log")


def values(thing: object) -> dict[str, Any]:
    """All attributes of a step or state by name; its slots, whether compiled or not, and what a subclass adds."""
    names: list[str] = []
    for base in reversed(type(thing).__mro__):
        names += base.__dict__.get("__mypyc_attrs__", base.__dict__.get("__slots__", ()))
    found = {name: getattr(thing, name) for name in names if name != "__dict__"}
    found.update(getattr(thing, "__dict__", {}))
    left_out = (*UNSHARED, *getattr(thing, "shared", ()))
    return {name: value for name, value in found.items() if name not in left_out}


def rebuild_step(kind: type, attributes: dict[str, Any]) -> Any:
    return kind(**attributes)


def rebuild_state(kind: type, game: Any, seats: int, attributes: dict[str, Any]) -> Any:
    state = kind(game, seats)
    for name in state.shared:
        setattr(state, name, getattr(game, name))
    for name, value in attributes.items():
        setattr(state, name, value)
    return state


def plain(value: object) -> object:
    """A value with steps spelled out, so that two states can be compared."""
    if isinstance(value, list | tuple):
        return [plain(item) for item in value]
    if isinstance(value, dict):
        return {name: plain(item) for name, item in value.items()}
    if isinstance(value, bool | int | float | str | None):
        return value
    if type(value).__module__ == "builtins":
        raise TypeError(f"{value!r} cannot be compared between states; keep it as a list or a mask")
    return [type(value).__name__, {name: plain(item) for name, item in values(value).items()}]
