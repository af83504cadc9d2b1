"""Catalogs: reading one, refusing a wrong one in plain words, its figures with their sources, its fingerprint.

A catalog is a TOML file. A game describes it as msgspec Structs: entries are `Entry`, the whole file is a `Struct` of
entries and lists of entries.
"""

from __future__ import annotations

import hashlib
import json
import re
import tomllib
from typing import TYPE_CHECKING, Any, NamedTuple, TypeVar

import msgspec
from msgspec import inspect

from caravela.kernel.errors import CaravelaError

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator
    from pathlib import Path

SOURCE = re.compile(r"rulebook|designed|source: \S.*")
SILENT = frozenset({"name", "version", "source", "sources"})

C = TypeVar("C", bound=msgspec.Struct)


class CatalogError(CaravelaError):
    """A catalog that cannot be used; the message tells its owner where and why."""


class Figure(NamedTuple):
    kind: str
    id: str
    field: str
    value: Any
    source: str


class Entry(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, omit_defaults=True):
    """What is printed on one thing. `sources` names the fields whose source differs from `source`."""

    source: str
    sources: dict[str, str] = {}

    @property
    def key(self) -> str:
        """Names this entry among those of its kind; empty where there is only one."""
        return ""


def load(path: Path, schema: type[C], check: Callable[[C], None]) -> C:
    """The catalog in a file, decoded, with sources and ids checked, and approved by `check`."""
    raw = read(path)
    try:
        catalog = decode(raw, schema)
        for kind, group in kinds(catalog):
            _check_ids(kind, group)
            for entry in group:
                _check_sources(kind, entry)
        check(catalog)
    except CatalogError as error:
        raise CatalogError(f"{path}: {error}") from None
    return catalog


def read(path: Path) -> dict[str, Any]:
    try:
        content = path.read_bytes()
    except FileNotFoundError:
        raise CatalogError(f"{path}: there is no such file") from None
    except IsADirectoryError:
        raise CatalogError(f"{path}: this is a directory, a catalog is one TOML file") from None
    except OSError as error:
        raise CatalogError(f"{path}: the file cannot be read ({error.strerror})") from None
    except ValueError as error:
        raise CatalogError(f"{str(path)!r} is no name of a file ({error})") from None
    try:
        return tomllib.loads(content.decode("utf-8"))
    except UnicodeDecodeError as error:
        line = content.count(b"\n", 0, error.start) + 1
        raise CatalogError(f"{path}: line {line} is not UTF-8 text; save the file as UTF-8") from None
    except tomllib.TOMLDecodeError as error:
        raise CatalogError(f"{path}: not valid TOML: {error}") from None


def decode(raw: dict[str, Any], schema: type[C]) -> C:
    try:
        return msgspec.convert(raw, schema)
    except msgspec.ValidationError as error:
        raise CatalogError(_explain(str(error), raw, inspect.type_info(schema))) from None


def kinds(catalog: msgspec.Struct) -> Iterator[tuple[str, tuple[Entry, ...]]]:
    """The kinds of entry in a catalog, as they are called in the file, with their entries."""
    for field in msgspec.structs.fields(catalog):
        value = getattr(catalog, field.name)
        group = value if isinstance(value, tuple) else (value,)
        if all(isinstance(entry, Entry) for entry in group):
            yield field.encode_name, group


def figures(catalog: msgspec.Struct, source: str | None = None) -> list[Figure]:
    """All figures in the order of the file; with `source`, those whose source begins like that."""
    found = []
    for kind, group in kinds(catalog):
        for entry in group:
            for field, value in _leaves(entry):
                figure = Figure(kind, entry.key, field, value, _source_of(entry, field))
                if source is None or figure.source.startswith(source):
                    found.append(figure)
    return found


def fingerprint(catalog: msgspec.Struct, ignore: frozenset[str] = frozenset()) -> str:
    """16 hex digits for what is played with: names, sources and the fields to `ignore` do not count."""
    content = _without(msgspec.to_builtins(catalog), SILENT | ignore)
    text = json.dumps(content, sort_keys=True, separators=(",", ":"), ensure_ascii=True)
    return hashlib.sha256(text.encode()).hexdigest()[:16]


def label(kind: str, key: str) -> str:
    return f'{kind} "{key}"' if key else f"[{kind}]"


def one_of(values: Any) -> str:
    """The values a person may choose from, as they are written in the file."""
    words = [json.dumps(value, ensure_ascii=False) for value in values]
    return words[0] if len(words) == 1 else ", ".join(words[:-1]) + " or " + words[-1]


def _without(content: Any, names: frozenset[str]) -> Any:
    if isinstance(content, dict):
        return {name: _without(value, names) for name, value in content.items() if name not in names}
    if isinstance(content, (list, tuple)):
        return [_without(value, names) for value in content]
    return content


def _leaves(entry: Entry) -> Iterator[tuple[str, Any]]:
    content = msgspec.to_builtins(entry)
    for name, value in content.items():
        if name not in SILENT and name != "id":
            yield from _flat(name, value)


def _flat(path: str, value: Any) -> Iterator[tuple[str, Any]]:
    if isinstance(value, dict) and value:
        for name, part in value.items():
            yield from _flat(f"{path}.{name}", part)
    elif isinstance(value, (list, tuple)) and value and isinstance(value[0], dict):
        for number, part in enumerate(value):
            yield from _flat(f"{path}.{number}", part)
    else:
        yield path, list(value) if isinstance(value, tuple) else value


def _covers(outer: str, field: str) -> bool:
    return field == outer or field.startswith(outer + ".")


def _source_of(entry: Entry, field: str) -> str:
    nearest = max((name for name in entry.sources if _covers(name, field)), key=len, default=None)
    return entry.source if nearest is None else entry.sources[nearest]


def _check_ids(kind: str, group: tuple[Entry, ...]) -> None:
    seen: set[str] = set()
    for entry in group:
        if entry.key in seen:
            raise CatalogError(f"{label(kind, entry.key)} is there twice; each {kind} needs an id of its own")
        seen.add(entry.key)


def _check_sources(kind: str, entry: Entry) -> None:
    fields = [field for field, _ in _leaves(entry)]
    for name, source in [("source", entry.source), *entry.sources.items()]:
        where = label(kind, entry.key) + (", source" if name == "source" else f", sources.{name}")
        if not SOURCE.fullmatch(source):
            raise CatalogError(f'{where}: found "{source}", allowed is "rulebook", "designed" or "source: <where>"')
        if name != "source" and not any(_covers(name, field) for field in fields):
            raise CatalogError(f"{where}: this entry has no figure {name}; its figures are {', '.join(fields)}")


def _explain(message: str, raw: dict[str, Any], schema: inspect.Type) -> str:
    """msgspec's message, with the entry by its id, the value found and what is allowed there."""
    problem, _, tail = message.partition(" - at ")
    path = re.findall(r"\.(\w+)|\[(\d+)\]", tail)
    steps = [name or int(number) for name, number in path]
    value: Any = raw
    shape = schema
    for step in steps:
        value, shape = value[step], _part(shape, step)
    where = _where(steps, raw)
    missing = re.match(r"Object missing required field `(\w+)`", problem)
    if missing:
        return f"{where}{missing[1]} is missing; allowed is {_allowed(_part(shape, missing[1]))}"
    unknown = re.match(r"Object contains unknown field `(.*)`", problem)
    if unknown:
        found = json.dumps(value[unknown[1]], default=str, ensure_ascii=False)
        return f"{where}unknown field {unknown[1]} (found {_short(found)}); allowed is {_allowed(shape)}"
    found = json.dumps(value, default=str, ensure_ascii=False)
    return f"{where}found {_short(found)}, allowed is {_allowed(shape)}"


def _short(text: str) -> str:
    return text if len(text) <= 80 else text[:77] + "..."


def _where(steps: list[str | int], raw: dict[str, Any]) -> str:
    if not steps:
        return "the catalog: "
    kind, rest = str(steps[0]), steps[1:]
    if rest and isinstance(rest[0], int):
        entry = raw[kind][rest[0]]
        key = entry.get("id") if isinstance(entry, dict) else None
        name = label(kind, key) if isinstance(key, str) else f"{kind} number {rest[0] + 1}"
        rest = rest[1:]
    else:
        name = label(kind, "")
    field = ".".join(str(step) for step in rest)
    return f"{name}, {field}: " if field else f"{name}: "


def _part(shape: inspect.Type, step: str | int) -> inspect.Type:
    shape = _present(shape)
    if isinstance(shape, inspect.StructType):
        return next((field.type for field in shape.fields if field.encode_name == step), inspect.AnyType())
    if isinstance(shape, inspect.TupleType) and isinstance(step, int):
        return shape.item_types[step]
    if isinstance(shape, (inspect.VarTupleType, inspect.ListType)):
        return shape.item_type
    if isinstance(shape, inspect.DictType):
        return shape.value_type
    return inspect.AnyType()


def _present(shape: inspect.Type) -> inspect.Type:
    """An optional field's type once it is there: TOML has no null."""
    if isinstance(shape, inspect.UnionType):
        return next(part for part in shape.types if not isinstance(part, inspect.NoneType))
    return shape


def _allowed(shape: inspect.Type) -> str:
    shape = _present(shape)
    if isinstance(shape, inspect.LiteralType):
        return one_of(shape.values)
    if isinstance(shape, inspect.IntType):
        if shape.ge is not None and shape.le is not None:
            return f"a whole number from {shape.ge} to {shape.le}"
        return "a whole number" if shape.ge is None else f"a whole number, {shape.ge} or more"
    if isinstance(shape, inspect.StrType):
        return "a text in quotes, not empty" if shape.min_length else "a text in quotes"
    if isinstance(shape, inspect.BoolType):
        return "true or false"
    if isinstance(shape, inspect.TupleType):
        return f"a list of {len(shape.item_types)}, each {_allowed(shape.item_types[0])}"
    if isinstance(shape, (inspect.VarTupleType, inspect.ListType)):
        most = f" of at most {shape.max_length}" if shape.max_length is not None else ""
        return f"a list{most}, each {_allowed(shape.item_type)}"
    if isinstance(shape, inspect.StructType):
        return "a table with " + ", ".join(field.encode_name for field in shape.fields)
    return "a table" if isinstance(shape, inspect.DictType) else "something else"
