"""What a file says, held against what it may say: each wrong key and value by its place.

One wrong word is one fault. A key that was probably meant for a missing one is not missing besides.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TypeGuard

import msgspec
from msgspec import inspect

from omerta.books.fault import Fault, unknown
from omerta.books.nearness import nearest

TomlTable = dict[str, object]


def is_table(value: object) -> TypeGuard[TomlTable]:
    """Is this a table, as TOML calls it?"""
    return isinstance(value, dict)


def is_list(value: object) -> TypeGuard[Sequence[object]]:
    """Is this a list?"""
    return isinstance(value, list | tuple)


def misfits(value: object, kind: inspect.Type, place: str) -> Iterator[Fault]:
    """Everything in a value that does not belong there."""
    match kind:
        case inspect.StructType():
            yield from _struct(value, kind, place)
        case inspect.UnionType():
            yield from _union(value, kind, place)
        case inspect.DictType():
            if is_table(value):
                for name, each in value.items():
                    for fault in misfits(each, kind.value_type, inside(place, name)):
                        yield _of_another(fault, inside(place, name), name, value)
            else:
                yield Fault(place, "needs-table", _quoted(value))
        case inspect.VarTupleType() | inspect.ListType():
            if is_list(value):
                for at, each in enumerate(value):
                    yield from misfits(each, kind.item_type, inside(place, str(at)))
            else:
                yield Fault(place, "needs-list", _quoted(value))
        case inspect.TupleType():
            yield from _row(value, kind, place)
        case _:
            yield from _plain(value, kind, place)


def _of_another(fault: Fault, place: str, name: str, table: TomlTable) -> Fault:
    """Where an entry lacks something, perhaps it was meant for one that is called almost the same."""
    if fault.problem != "missing-field" or fault.place != place:
        return fault
    return msgspec.structs.replace(fault, near=nearest(name, [each for each in table if each != name], 0.8))


def _row(value: object, kind: inspect.TupleType, place: str) -> Iterator[Fault]:
    """A list of a fixed length."""
    if not is_list(value) or len(value) != len(kind.item_types):
        yield Fault(place, "needs-row", _quoted(value), str(len(kind.item_types)))
        return
    for at, (each, inner) in enumerate(zip(value, kind.item_types, strict=True)):
        yield from misfits(each, inner, inside(place, str(at)))


def _plain(value: object, kind: inspect.Type, place: str) -> Iterator[Fault]:
    match kind:
        case inspect.LiteralType():
            if value not in kind.values:
                yield unknown(place, "wrong-value", written(value), map(str, kind.values))
        case inspect.StrType():
            if not isinstance(value, str):
                yield Fault(place, "needs-text", _quoted(value))
        case inspect.BoolType():
            if not isinstance(value, bool):
                yield Fault(place, "needs-yes-or-no", _quoted(value))
        case inspect.IntType():
            if not isinstance(value, int) or isinstance(value, bool):
                yield Fault(place, "needs-number", _quoted(value))
        case inspect.RawType():
            pass
        case _:
            if value is not None:
                yield Fault(place, "wrong-value", written(value))


def _union(value: object, kind: inspect.UnionType, place: str) -> Iterator[Fault]:
    """One of several: a table says which it is; anything else must fit one of them."""
    tables = {str(each.tag): each for each in kind.types if isinstance(each, inspect.StructType)}
    tagged = next((each.tag_field for each in tables.values() if each.tag_field), None)
    if tagged is not None and is_table(value):
        yield from _tagged(value, tables, tagged, place)
    elif tables and value is not None:
        yield from _struct(value, next(iter(tables.values())), place)
    elif all([*misfits(value, each, place)] for each in kind.types):
        yield Fault(place, "wrong-value", written(value))


def _tagged(
    value: TomlTable, tables: dict[str, inspect.StructType], field: str, place: str
) -> Iterator[Fault]:
    tag = value.get(field)
    if isinstance(tag, str) and tag in tables:
        yield from _struct(value, tables[tag], place)
    elif field in value:
        yield unknown(inside(place, field), "wrong-value", written(tag), tables)
    else:
        known = {name for each in tables.values() for name in _fields(each)}
        slips = [unknown(place, "unknown-field", name, [field]) for name in value if name not in known]
        slips = [slip for slip in slips if slip.near]
        yield from slips or [Fault(place, "missing-field", field, "", tuple(tables))]


def _struct(value: object, kind: inspect.StructType, place: str) -> Iterator[Fault]:
    if not is_table(value):
        yield Fault(place, "needs-table", _quoted(value))
        return
    fields = _fields(kind)
    missing = [name for name, field in fields.items() if field.required and name not in value]
    strange = [name for name in value if name not in fields and name != kind.tag_field]
    meant: set[str] = set()
    for name in strange:
        fault = unknown(place, "unknown-field", name, [each for each in fields if each not in value])
        fault = fault if fault.near else unknown(place, "unknown-field", name, fields)
        meant.add(fault.near)
        yield msgspec.structs.replace(fault, allowed=tuple(fields))
    for name in missing:
        if name not in meant:
            yield Fault(place, "missing-field", name)
    for name, field in fields.items():
        if name in value:
            yield from misfits(value[name], field.type, inside(place, name))


def _fields(kind: inspect.StructType) -> dict[str, inspect.Field]:
    return {field.encode_name: field for field in kind.fields}


def inside(place: str, name: str) -> str:
    """A place within a place."""
    return f"{place}.{name}" if place else name


def _quoted(value: object) -> str:
    """A value as its author wrote it, where its quotes may be what is wrong."""
    return f'"{value}"' if isinstance(value, str) else written(value)


def written(value: object) -> str:
    """A value as its author wrote it, but for its quotes."""
    if isinstance(value, bool):
        return str(value).lower()
    if isinstance(value, str):
        return value
    return msgspec.json.encode(value, enc_hook=str).decode()
