"""The module of the pages that puts back whatever was left out of a face because it is at its default."""

from __future__ import annotations

import json
import textwrap

import msgspec
from msgspec.inspect import Field, StructType, TupleType, Type, UnionType, VarTupleType
from tools.face_types.declarations import HEAD
from tools.face_types.models import (
    ANSWER,
    FACE,
    default_of,
    grows,
    name_of,
    nullable,
    omitted,
    structs,
    unless_null,
)

WIDTH = 110
ABOUT = "/** Faces come without what is at its default: here they are made whole, and no page asks twice. */"


def wholeness() -> str:
    """A function for each struct that grows, and one for whichever face has come."""
    parts = [_function(each) for each in structs((FACE, ANSWER)) if grows(each)]
    return "\n".join((HEAD, ABOUT, *parts, _by_tag("Face", "whole", FACE)))


def _function(struct: StructType) -> str:
    name = name_of(struct)
    left_out = [field for field in struct.fields if omitted(struct, field) and not grows(field.type)]
    growing = [field for field in struct.fields if grows(field.type)]
    defaults = ", ".join(f"{field.encode_name}: {_default(field)}" for field in left_out)
    lines = [
        *textwrap.wrap(f"{defaults}," if defaults else "", WIDTH, break_long_words=False),
        "...sent,",
        *(f"{field.encode_name}: {_put_back(struct, field)}," for field in growing),
    ]
    body = "".join(f"  {line}\n" for line in lines)
    exported = "export " if struct is ANSWER else ""
    return (
        f"\n/** @param {{Sent.{name}}} sent @returns {{Whole.{name}}} */\n"
        f"{exported}const {_called(name)} = (sent) => ({{\n{body}}});"
    )


def _put_back(struct: StructType, field: Field) -> str:
    """A field with parts that grow, whether or not it was sent itself."""
    sent = f"sent.{field.encode_name}"
    if not omitted(struct, field) or (nullable(field.type) and default_of(field) is None):
        return _grown(field.type, sent)
    if nullable(field.type):
        raise TypeError(f"{field.name} may be nothing, and by default is not: it could not be told apart")
    return _grown(field.type, f"({sent} ?? {_default(field)})")


def _grown(kind: Type, value: str) -> str:
    """The expression that makes such a value whole."""
    if not grows(kind):
        return value
    if nullable(kind):
        return f"{value} ? {_grown(unless_null(kind), value)} : null"
    match kind:
        case StructType():
            return f"{_called(name_of(kind))}({value})"
        case VarTupleType(item_type=StructType() as item):
            return f"{value}.map({_called(name_of(item))})"
        case VarTupleType(item_type=item):
            return f"{value}.map((each) => {_grown(item, 'each')})"
        case TupleType(item_types=items):
            return f"[{', '.join(_grown(item, f'{value}[{at}]') for at, item in enumerate(items))}]"
        case _:
            raise TypeError(f"{kind} cannot be made whole yet")


def _by_tag(name: str, function: str, kind: Type) -> str:
    """A union is told apart by its tag."""
    assert isinstance(kind, UnionType)
    cases = []
    for each in kind.types:
        assert isinstance(each, StructType)
        assert each.tag_field == "type"
        cases.append(f"    case {json.dumps(each.tag)}: return {_grown(each, 'sent')};\n")
    return (
        f"\n/** @param {{Sent.{name}}} sent @returns {{Whole.{name}}} */\n"
        f"export function {function}(sent) {{\n  switch (sent.type) {{\n{''.join(cases)}  }}\n}}\n"
    )


def _default(field: Field) -> str:
    return msgspec.json.encode(default_of(field)).decode()


def _called(name: str) -> str:
    return name[0].lower() + name[1:]
