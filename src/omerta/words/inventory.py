"""Which messages a file of words has, and the blanks to be filled in each."""

from __future__ import annotations

from importlib import resources

from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor


class _Blanks(Visitor):
    def __init__(self) -> None:
        self.found: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802 - the parser's own name
        self.found.add(node.id.name)


def inventory(language: str, file: str) -> dict[str, frozenset[str]]:
    """The messages of one file and their blanks."""
    text = (resources.files(__package__) / language / f"{file}.ftl").read_text("utf-8")
    found: dict[str, frozenset[str]] = {}
    for entry in FluentParser().parse(text).body:
        if isinstance(entry, ast.Message):
            blanks = _Blanks()
            blanks.visit(entry)
            found[entry.id.name] = frozenset(blanks.found)
    return found
