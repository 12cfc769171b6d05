"""The messages of one language as they are written; each is read when somebody first says it."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from functools import cache
from importlib import resources

from fluent.runtime import FluentBundle
from fluent.runtime.resolver import Message as SayableMessage
from fluent.runtime.resolver import Pattern
from fluent.runtime.types import FluentNone
from fluent.syntax import FluentParser
from fluent.syntax.ast import Message, MessageReference, VariableReference
from fluent.syntax.visitor import Visitor

FILES = (
    "roles",
    "sides",
    "cues",
    "brief",
    "scenes",
    "deeds",
    "events",
    "floor",
    "reasons",
    "tales",
    "truth",
    "builder",
    "refusals",
    "decks",
    "switches",
    "books",
    "almanac",
    "notation",
    "cli",
    "lab",
    "paper",
    "table",
    "keeping",
    "dead",
    "host",
    "pages",
    "door",
    "reach",
    "app",
    "tls",
)
PARSER = FluentParser(with_spans=False)  # where a word stands would be a sixth of what is kept
NAMED = re.compile(r"^([a-zA-Z][\w-]*) *=", re.MULTILINE)  # nothing else begins at the margin with a word
REFERS = re.compile(r"\{\s*([a-z][\w-]*)")


class Messages:
    """Over a thousand messages, of which an evening says a few hundred: each is read when it is needed."""

    __slots__ = ("_bundle", "_language", "_written")

    def __init__(self, language: str, written: Mapping[str, str], own: str = "") -> None:
        self._language = language
        self._written = written
        self._bundle = FluentBundle([language], use_isolating=False)
        self._add(own)

    def with_own(self, text: str) -> Messages:
        """These and those of a text, which come before messages of the same name."""
        return Messages(self._language, self._written, text)

    def __contains__(self, name: str) -> bool:
        """Is there a message of this name?"""
        return name in self._written or self._bundle.has_message(name)

    def __iter__(self) -> Iterator[str]:
        """The names of the house's messages."""
        return iter(self._written)

    def get(self, name: str) -> SayableMessage | None:
        """The message of this name, ready to be said; None where there is none."""
        if name not in self:
            return None
        self._read(name)
        return self._bundle.get_message(name)

    def format(
        self, pattern: Pattern, args: Mapping[str, str | int]
    ) -> tuple[str | FluentNone, list[Exception]]:
        """A part of a message with its blanks filled in, and what went wrong on the way."""
        return self._bundle.format_pattern(pattern, {**args})

    def blanks(self, pattern: Pattern) -> frozenset[str]:
        """The blanks of a part of a message, and of what it refers to."""
        seen = _Needs()
        seen.visit(pattern)
        found = {*seen.blanks}
        for name, attribute in seen.others:
            other = self.get(name)
            part = other and (other.attributes.get(attribute) if attribute else other.value)
            found |= self.blanks(part) if part else frozenset()
        return frozenset(found)

    def _read(self, name: str) -> None:
        if not self._bundle.has_message(name):
            self._add(self._written[name])

    def _add(self, text: str) -> None:
        """Read a text, and whatever it refers to."""
        self._bundle.add_resource(PARSER.parse(text))
        for other in REFERS.findall(text):
            if other in self._written:
                self._read(other)


class _Needs(Visitor):
    """What a part of a message asks for: blanks, and other messages or their parts."""

    def __init__(self) -> None:
        self.blanks: set[str] = set()
        self.others: set[tuple[str, str]] = set()

    def visit_VariableReference(self, node: VariableReference) -> None:  # noqa: N802 - the parser's own name
        self.blanks.add(node.id.name)

    def visit_MessageReference(self, node: MessageReference) -> None:  # noqa: N802 - the parser's own name
        self.others.add((node.id.name, node.attribute.name if node.attribute else ""))


def written_in(text: str) -> Iterator[tuple[str, str]]:
    """The messages of a text, by name: each goes on until the next begins."""
    found = [*NAMED.finditer(text)]
    ends = [*(each.start() for each in found[1:]), len(text)]
    for begin, end in zip(found, ends, strict=True):
        yield begin[1], text[begin.start() : end]


@cache
def messages(language: str) -> Messages:
    """The messages of the house in this language."""
    return Messages(language, {n: t for file in FILES for n, t in written_in(_text(language, file))})


@cache
def entries(language: str, *files: str) -> tuple[Message, ...]:
    """The messages as they are written in some files of a language, taken apart."""
    bodies = [PARSER.parse(_text(language, file)).body for file in files]
    return tuple([item for body in bodies for item in body if isinstance(item, Message)])


def _text(language: str, file: str) -> str:
    return (resources.files(__package__) / language / f"{file}.ftl").read_text("utf-8")
