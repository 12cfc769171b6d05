"""The models as types of TypeScript: as they are sent, as they are when whole, and as they are asked."""

from __future__ import annotations

import json
from collections.abc import Callable

from msgspec.inspect import (
    BoolType,
    DictType,
    Field,
    IntType,
    LiteralType,
    NoneType,
    StrType,
    StructType,
    TupleType,
    Type,
    UnionType,
    VarTupleType,
)
from tools.face_types.models import (
    ALMANAC,
    ANSWER,
    ASK,
    COMMAND,
    FACE,
    REPLAY,
    grows,
    name_of,
    omitted,
    structs,
)

HEAD = "// Written by scripts/face-types from the models of the table: change those, and run it."
SENT = "What the table sends, without what is at its default."
WHOLE = "The same as pages hold it: nothing is left out."
ASKED = "What a device asks of its table, and what a host commands."


def declarations() -> str:
    """All types, in three namespaces that every page knows without an import."""
    sent, asked = structs((FACE, ANSWER, REPLAY, ALMANAC)), structs((ASK, COMMAND))
    spaces = (
        _space("Sent", SENT, {"Face": FACE}, [_declared(each, omitted) for each in sent]),
        _space("Whole", WHOLE, {"Face": FACE}, [_whole(each) for each in sent]),
        _space(
            "Asked", ASKED, {"Ask": ASK, "Command": COMMAND}, [_declared(each, _may_lack) for each in asked]
        ),
    )
    return "\n".join((HEAD, *spaces))


def _space(name: str, about: str, unions: dict[str, Type], declared: list[str]) -> str:
    """A namespace with its types; a union that has a name stands after its members."""
    named = [f"type {union} = {_members(kind)};" for union, kind in unions.items()]
    body = "\n".join((*declared, *named)).replace("\n", "\n  ")
    return f"\n/** {about} */\ndeclare namespace {name} {{\n  {body}\n}}\n"


def _whole(struct: StructType) -> str:
    if grows(struct):
        return _declared(struct, lambda *_: False)
    return f"type {name_of(struct)} = Sent.{name_of(struct)};"


def _may_lack(_struct: StructType, field: Field) -> bool:
    """Whoever asks may leave out whatever has a default."""
    return not field.required


def _declared(struct: StructType, lacks: Callable[[StructType, Field], bool]) -> str:
    """One struct: an object, or a list in which every place has its meaning."""
    about = (struct.cls.__doc__ or "").strip().splitlines()[0]
    fields = [
        f"{field.encode_name}{'?' if lacks(struct, field) else ''}: {spelt(field.type)}"
        for field in struct.fields
    ]
    if struct.array_like:
        return f"/** {about} */\ntype {name_of(struct)} = readonly [{', '.join(fields)}];"
    if struct.tag_field is not None:
        fields.insert(0, f"{struct.tag_field}: {json.dumps(struct.tag)}")
    lines = "".join(f"\n  readonly {each};" for each in fields)
    return f"/** {about} */\ninterface {name_of(struct)} {{{lines}\n}}"


def spelt(kind: Type) -> str:
    """A kind of value as TypeScript spells it."""
    if name := name_of(kind):
        return name
    match kind:
        case StrType():
            return "string"
        case IntType():
            return "number"
        case BoolType():
            return "boolean"
        case NoneType():
            return "null"
        case LiteralType(values=values):
            return " | ".join(json.dumps(value) for value in values)
        case VarTupleType(item_type=item):
            return f"readonly {_grouped(item)}[]"
        case TupleType(item_types=items):
            return f"readonly [{', '.join(spelt(item) for item in items)}]"
        case DictType(value_type=value):
            return f"{{ readonly [name: string]: {spelt(value)} }}"
        case UnionType():
            return _members(kind)
        case _:
            raise TypeError(f"{kind} has no name in TypeScript yet")


def _members(kind: Type) -> str:
    assert isinstance(kind, UnionType)
    return " | ".join(spelt(each) for each in kind.types)


def _grouped(kind: Type) -> str:
    """In brackets where it is more than one word."""
    return f"({spelt(kind)})" if " " in spelt(kind) else spelt(kind)
