"""Refusals that say what would be right."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from typing import TYPE_CHECKING

from omerta.books.decks import check_deck
from omerta.books.nearness import nearest
from omerta.books.shelf import SHELF
from omerta.core.book.house_rules import with_house_rules
from omerta.core.book.model import Book
from omerta.core.commands import Refused as CoreRefused

if TYPE_CHECKING:
    from omerta.books.files import OwnBook


class Refused(CoreRefused):
    """Something cannot be done: `reason` is the name of the law, `rules` are its numbers, the text says more.

    >>> import omerta
    >>> omerta.open("classic", seats=8, deck=["mafai"])
    Traceback (most recent call last):
    omerta.Refused: This book has no such card. Choose one from its cast. 'mafai': perhaps 'mafia'?
    """

    __module__ = "omerta"  # where people find it

    def __init__(self, reason: str, rules: tuple[str, ...] = (), most: int = 0, hint: str = "") -> None:
        super().__init__(reason, rules, most)
        self.hint = hint

    def __str__(self) -> str:
        """What cannot be done and why, what would be right, and the rules behind it."""
        from omerta.words import explain_refusal, lexicon

        said = [explain_refusal(self.reason, lexicon("en"), self.most), self.hint]
        return " ".join([*filter(None, said), *([f"({', '.join(self.rules)})"] if self.rules else [])])


def printed_or_own(name: str | OwnBook) -> Book:
    """A book by its name on the shelf, or one of one's own."""
    if not isinstance(name, str):
        return name.book
    if name not in SHELF:
        raise Refused("no-such-book", hint=perhaps(name, SHELF))
    return SHELF[name]


def perhaps(name: str, known: Mapping[str, object] | Sequence[str]) -> str:
    """What was probably meant, or all that could be."""
    near = nearest(name, known, 0.6)
    return f"'{name}': perhaps '{near}'?" if near else f"'{name}' is none of: {', '.join(known)}."


@contextmanager
def explained(
    book: Book, deck: Sequence[str], house_rules: Mapping[str, str], scenario: str
) -> Iterator[None]:
    """A refusal of a table also says which word was wrong and what could have been meant."""
    if scenario and scenario not in book.deck.presets:
        raise Refused("no-such-preset", hint=perhaps(scenario, book.deck.presets))
    for card in deck:
        if card not in book.roles and card not in book.deck.hidden:
            raise Refused("no-such-role", hint=perhaps(card, book.roles))
    for name, value in house_rules.items():
        if name not in book.switches:
            raise Refused("no-such-switch", hint=perhaps(name, book.switches))
        allowed = book.switches[name].values
        if allowed and value not in allowed and not value.isdecimal() and "," not in value:
            raise Refused("no-such-value", (book.switches[name].rule,), hint=perhaps(value, allowed))
    try:
        yield
    except CoreRefused as refusal:
        hint = _about_the_deck(book, deck, house_rules) if refusal.reason == "deck-refused" else ""
        raise Refused(refusal.reason, refusal.rules, refusal.most, hint) from None


def _about_the_deck(book: Book, deck: Sequence[str], house_rules: Mapping[str, str]) -> str:
    from omerta.words import describe_remark, lexicon

    remarks = check_deck(with_house_rules(book, dict(house_rules)), tuple(deck))
    words = lexicon("en").of(book.name)
    return " ".join(describe_remark(each, words) for each in remarks if each.level == "refused")
