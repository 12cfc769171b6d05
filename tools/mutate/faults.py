"""One-line faults that a tired hand might make: in code, in the values of a book, in what is said."""

from __future__ import annotations

import ast
import random
import re
from collections.abc import Iterator
from itertools import chain
from pathlib import Path
from typing import NamedTuple

LAYERS = ("core", "books", "table", "words")
CODE = Path("src/omerta")
COMPARISONS: dict[type[ast.cmpop], tuple[str, str]] = {
    ast.Eq: (" == ", " != "),
    ast.NotEq: (" != ", " == "),
    ast.Lt: (" < ", " <= "),
    ast.LtE: (" <= ", " < "),
    ast.Gt: (" > ", " >= "),
    ast.GtE: (" >= ", " > "),
    ast.In: (" in ", " not in "),
    ast.NotIn: (" not in ", " in "),
    ast.Is: (" is ", " is not "),
    ast.IsNot: (" is not ", " is "),
}
OTHER_NAME = {"any": "all", "all": "any", "min": "max", "max": "min"}
PLACEABLE = re.compile(r"\{ *\$([a-z_]+)")
VARIANT = re.compile(r"^\s+(\*?)\[(\w+)\] \S")
ATTRIBUTE = re.compile(r"^\s+\.\w+ = ")


class Fault(NamedTuple):
    """`before` at this line and column of a file becomes `after`."""

    layer: str
    file: Path
    line: int
    column: int
    before: str
    after: str

    def __str__(self) -> str:
        return f"{self.file}:{self.line}: {self.before!r} becomes {self.after!r}"

    def lay(self, root: Path) -> None:
        """Put it into the tree below `root`."""
        path = root / self.file
        lines = path.read_text("utf-8").splitlines(keepends=True)
        line = lines[self.line - 1]
        assert line[self.column :].startswith(self.before), f"{self} does not fit"
        lines[self.line - 1] = line[: self.column] + self.after + line[self.column + len(self.before) :]
        path.write_text("".join(lines), "utf-8")


def drawn(root: Path, number: int, seed: int) -> list[Fault]:
    """So many faults at different lines: as many from each layer, in turns from its code and its texts."""
    chance = random.Random(seed)
    found: list[Fault] = []
    for at, layer in enumerate(LAYERS):
        share = number // len(LAYERS) + (at < number % len(LAYERS))
        one_a_line: dict[tuple[Path, int], Fault] = {}
        for fault in sorted(faults(root, layer), key=lambda _: chance.random()):
            one_a_line.setdefault((fault.file, fault.line), fault)
        kinds: dict[str, list[Fault]] = {}
        for fault in one_a_line.values():
            kinds.setdefault(fault.file.suffix, []).append(fault)
        found += list(chain.from_iterable(zip(*kinds.values(), strict=False)))[:share]
    return found


def faults(root: Path, layer: str) -> Iterator[Fault]:
    """Every fault that is known of, in one layer."""
    for path in sorted((root / CODE / layer).rglob("*")):
        if "migrations" in path.parts:
            continue
        if path.suffix == ".py":
            yield from in_code(path.read_text("utf-8"), layer, path.relative_to(root))
        elif path.suffix == ".ftl":
            yield from in_words(path.read_text("utf-8"), layer, path.relative_to(root))


def in_code(text: str, layer: str, file: Path) -> Iterator[Fault]:
    """Other comparisons, conditions, numbers and signs."""
    lines = text.splitlines()

    def fault(node: ast.expr, before: str, after: str, start: int = 0) -> Iterator[Fault]:
        line = lines[node.lineno - 1]
        column = line.find(before, len(line.encode()[: node.col_offset].decode()) + start)
        if column >= 0:
            yield Fault(layer, file, node.lineno, column, before, after)

    def length(node: ast.expr) -> int:
        return len(ast.get_source_segment(text, node) or "")

    for node in _run_at_play(ast.parse(text)):
        if node.lineno != node.end_lineno:
            continue
        source = ast.get_source_segment(text, node) or ""
        match node:
            case ast.Compare(left=left, ops=[op]):
                yield from fault(node, *COMPARISONS[type(op)], length(left))
            case ast.BoolOp(op=op, values=[first, *_]):
                words = (" and ", " or ") if isinstance(op, ast.And) else (" or ", " and ")
                yield from fault(node, *words, length(first))
            case ast.UnaryOp(op=ast.Not()):
                yield from fault(node, "not ", "")
            case ast.Constant(value=bool(value)):
                yield from fault(node, str(value), str(not value))
            case ast.Constant(value=int(value)) if source == str(value):
                yield from fault(node, source, str(value + 1))
            case ast.BinOp(op=ast.Add() | ast.Sub() as op, left=left):
                signs = (" + ", " - ") if isinstance(op, ast.Add) else (" - ", " + ")
                yield from fault(node, *signs, length(left))
            case ast.Call(func=ast.Name(id=name)) if name in OTHER_NAME:
                yield from fault(node, f"{name}(", f"{OTHER_NAME[name]}(")
            case ast.IfExp(test=test):
                condition = ast.get_source_segment(text, test) or ""
                yield from fault(test, condition, f"not ({condition})")
            case _:
                pass


def _run_at_play(tree: ast.Module) -> Iterator[ast.expr]:
    """The expressions of a module that do something: no annotation, no alias of a type, no named figure.

    How a class is made (`frozen=True`) is none of them. A limit that is one greater is another decision, no
    fault; whoever tests it asks for it by its name.
    """
    waiting: list[ast.AST] = [tree]
    while waiting:
        node = waiting.pop()
        if isinstance(node, ast.Assign) and isinstance(node.value, ast.Constant | ast.UnaryOp):
            continue
        if isinstance(node, ast.expr):
            yield node
        for name, value in ast.iter_fields(node):
            if not _speaks_of_types(node, name):
                children = value if isinstance(value, list) else [value]
                waiting += [child for child in children if isinstance(child, ast.AST)]


def _speaks_of_types(node: ast.AST, part: str) -> bool:
    """Is this part of a node an annotation, how a class is made, or what stands in `Literal[...]`?"""
    if isinstance(node, ast.Subscript) and isinstance(node.value, ast.Name) and part == "slice":
        return node.value.id[0].isupper() or node.value.id in ("list", "dict", "tuple", "set", "type")
    return part in ("annotation", "returns", "type_params") or (
        isinstance(node, ast.ClassDef) and part == "keywords"
    )


def in_words(text: str, layer: str, file: Path) -> Iterator[Fault]:
    """A variable of another name, a variant or an attribute that is missing."""
    for number, line in enumerate(text.splitlines(), 1):
        for hit in PLACEABLE.finditer(line):
            yield Fault(layer, file, number, hit.start(1), hit[1], hit[1] + "s")
        variant = VARIANT.match(line)
        if variant and not variant[1]:
            yield Fault(layer, file, number, line.index("["), f"[{variant[2]}]", f"[{variant[2]}s]")
        if ATTRIBUTE.match(line):
            yield Fault(layer, file, number, 0, line, "")
