"""The rules of the books as a player reads them, in his language; the ledgers themselves are English."""

from __future__ import annotations

from functools import cache
from importlib import resources

import msgspec

from omerta.books.ledger import Rule

LEDGER_LANGUAGE = "en"


def rule_text(rule: Rule, language: str) -> str:
    """What a rule says, without the tests that stand beside it in the ledger."""
    if language == LEDGER_LANGUAGE:
        return without_tests(rule)
    return told_rules(language, rule.book)[rule.id]


def without_tests(rule: Rule) -> str:
    """The English text without its inline tests."""
    text = rule.text
    for test in rule.tests:
        text = text.replace(f" Test: {test}", "").replace(f"Test: {test}", "")
    return text.strip()


@cache
def told_rules(language: str, book: str) -> dict[str, str]:
    """Every rule of a book in another language, by number."""
    path = resources.files("omerta.words") / language / "rules" / f"{book}.toml"
    return msgspec.toml.decode(path.read_bytes(), type=dict[str, str])
