"""A rule as a player reads it in the almanac: what the ledger writes in its own signs is said in words."""

from __future__ import annotations

import re

from omerta.books.ledger import BOOKS_WITH_LEDGERS, Rule
from omerta.core.book.model import Book
from omerta.words.lexicon import Lexicon
from omerta.words.notices import switch_setting, switch_title, switch_value
from omerta.words.rules import rule_text

_QUOTED = re.compile(r"`([^`]*)`")
ANSWERS = {"yes": "yes", "on": "yes", "no": "no", "off": "no"}


def plain_rule(rule: Rule, book: Book, words: Lexicon) -> str:
    """Its text: house rules and their settings, cards and books are called by their names."""
    text = rule_text(rule, words.language)
    near = tuple(name for name in (rule.switch or "", *_QUOTED.findall(text)) if name in book.switches)
    text = _QUOTED.sub(lambda found: _named(found[1], near, book, words), text)
    return text.replace("*", "").replace("->", "→")


def _named(name: str, near: tuple[str, ...], book: Book, words: Lexicon) -> str:
    """What a sign of the ledger stands for; a setting is of a house rule named `near` it, else of any."""
    other, equals, value = name.partition("=")
    if equals and other in book.switches:
        return f"{_quoted(switch_title(other, words), words)}: {switch_value(other, value, words)}"
    if name in book.switches:
        return _quoted(switch_title(name, words), words)
    if name in ANSWERS:
        return _quoted(words.say(f"almanac-{ANSWERS[name]}"), words)
    switch = next((each for each in (*near, *book.switches) if words.has(switch_setting(each, name))), "")
    if switch:
        return _quoted(switch_value(switch, name, words), words)
    if name in BOOKS_WITH_LEDGERS:
        return _quoted(words.name("book", name), words)
    return words.role(name) if name in book.roles else name


def _quoted(text: str, words: Lexicon) -> str:
    return words.say("almanac-quoted", {"text": text})
