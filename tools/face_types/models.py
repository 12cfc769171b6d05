"""The values that pass between the table and its pages, as msgspec reads them."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from msgspec import NODEFAULT, inspect
from msgspec.inspect import (
    CollectionType,
    DictType,
    Field,
    NoneType,
    StructType,
    TupleType,
    Type,
    UnionType,
    VarTupleType,
)

from omerta.core.commands import Command
from omerta.table.actions.asks import Ask
from omerta.table.faces.answer import Answer
from omerta.table.faces.models import Face
from omerta.table.replay.worded import Replay
from omerta.words.almanac import Almanac

FACE, ANSWER, REPLAY, ALMANAC, ASK, COMMAND = inspect.multi_type_info(
    [Face, Answer, Replay, Almanac, Ask, Command]
)
UNIONS = {"Face": FACE, "Ask": ASK, "Command": COMMAND}


def inside(kind: Type) -> tuple[Type, ...]:
    """What a kind of value is made of."""
    match kind:
        case StructType(fields=fields):
            return tuple(field.type for field in fields)
        case VarTupleType(item_type=item):
            return (item,)
        case TupleType(item_types=items) | UnionType(types=items):
            return tuple(items)
        case DictType(key_type=key, value_type=value):
            return (key, value)
        case CollectionType():
            raise TypeError(f"{kind} is no value of a face: a tuple is")
        case _:
            return ()


def structs(kinds: Iterable[Type]) -> tuple[StructType, ...]:
    """Every struct of these kinds, each after those it is made of."""
    found = {each.cls: each for kind in kinds for each in _within(kind)}
    names = [cls.__name__ for cls in found]
    twice = {name for name in names if names.count(name) > 1}
    if twice:
        raise TypeError(f"two models have the same name: {', '.join(sorted(twice))}")
    return tuple(found.values())


def _within(kind: Type) -> Iterator[StructType]:
    for part in inside(kind):
        yield from _within(part)
    if isinstance(kind, StructType):
        yield kind


def name_of(kind: Type) -> str:
    """The name of a struct, or of a union that has one; nothing of the others."""
    if isinstance(kind, StructType):
        return kind.cls.__name__
    return next((name for name, union in UNIONS.items() if union == kind), "")


def nullable(kind: Type) -> bool:
    """May it be nothing?"""
    return isinstance(kind, UnionType) and any(isinstance(each, NoneType) for each in kind.types)


def unless_null(kind: Type) -> Type:
    """What it is when it is not nothing."""
    if not isinstance(kind, UnionType):
        return kind
    others = tuple(each for each in kind.types if not isinstance(each, NoneType))
    return others[0] if len(others) == 1 else UnionType(others)


def omitted(struct: StructType, field: Field) -> bool:
    """Is this field left out of what is sent while it is at its default?"""
    return not field.required and struct.cls.__struct_config__.omit_defaults


def default_of(field: Field) -> object:
    """The value of a field that was left out."""
    return field.default if field.default is not NODEFAULT else field.default_factory()


def grows(kind: Type) -> bool:
    """Is there more of it when it is whole than when it is sent?"""
    if isinstance(kind, StructType) and any(omitted(kind, field) for field in kind.fields):
        return True
    return any(grows(part) for part in inside(kind))
