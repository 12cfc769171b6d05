"""The two books with the richest law of decks, as they are and with some house rules, and short questions."""

from __future__ import annotations

from omerta.books.chicago import CHICAGO
from omerta.books.decks import amount, check_deck
from omerta.books.vendetta import VENDETTA
from omerta.books.vendetta_presets import THREE_PLAYER_DECK_PATCHES
from omerta.core.book.house_rules import patched, with_house_rules
from omerta.core.book.model import Book

__all__ = ["CHICAGO", "VENDETTA"]

INVASION = with_house_rules(VENDETTA, {"scenario": "werewolf-invasion"})
THREE = patched(VENDETTA, THREE_PLAYER_DECK_PATCHES)


def cards(text: str) -> tuple[str, ...]:
    """A deck written as '4 vampire, hunter'."""
    found: list[str] = []
    for item in text.split(", "):
        number, _, name = item.rpartition(" ")
        found += [name] * int(number or 1)
    return tuple(found)


def names(book: Book, deck: str | tuple[str, ...], level: str, players: int = 0) -> set[str]:
    """The names of the findings of one level."""
    given = cards(deck) if isinstance(deck, str) else deck
    return {remark.name for remark in check_deck(book, given, players) if remark.level == level}


def numbers(book: Book, deck: tuple[str, ...], *groups: str) -> tuple[int, ...]:
    """How many cards of each group the deck has."""
    return tuple(amount(book, deck, group) for group in groups)


def split(deck: tuple[str, ...]) -> tuple[int, ...]:
    """Vampires, hunters, werewolves and wargs of a deck of `vendetta`, in this order."""
    return numbers(VENDETTA, deck, "vampires", "hunters", "werewolves", "wargs")
