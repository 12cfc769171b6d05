"""The headings of the ledgers in the language of whoever reads."""

from __future__ import annotations

import re

from omerta.core.book.model import Book
from omerta.words.lexicon import Lexicon
from omerta.words.notices import switch_title
from omerta.words.voice import capital

_VARIANT = re.compile(r"(?:Variant|Option) `(?P<name>[a-z0-9_-]+)`")
_IN_BRACKETS = re.compile(r"\s*\(.*")
_NO_LETTERS = re.compile(r"[^a-z]+")


def heading(text: str, book: Book, words: Lexicon) -> str:
    """A heading of a ledger: a card's and a variant's is its own name."""
    if variant := _VARIANT.match(text):
        return capital(switch_title(variant["name"], words))
    name = _IN_BRACKETS.sub("", text.partition(" - ")[0])
    if words.has(f"role-{name.lower()}"):
        return capital(words.role(name.lower()))
    return words.say(heading_message(name))


def heading_message(name: str) -> str:
    """The message of a heading: `People and host` is `heading-people-and-host`."""
    return f"heading-{_NO_LETTERS.sub('-', name.lower()).strip('-')}"
