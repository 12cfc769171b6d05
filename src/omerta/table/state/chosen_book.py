"""The book of a table or of a finished game: a printed one by its name, or one of one's own."""

from __future__ import annotations

from typing import Protocol

from omerta.books.shelf import SHELF
from omerta.core.book.model import Book
from omerta.table.state.kept_book import KeptBook
from omerta.table.state.lobby import Lobby
from omerta.words import Lexicon, lexicon
from omerta.words.voice import capital

HOUSE = "classic"


class Chosen(Protocol):
    """Whatever is played by a book: a table, a finished game."""

    @property
    def book(self) -> str:
        """The name of the book."""

    @property
    def own(self) -> KeptBook | None:
        """The book itself, where it is one of one's own."""


def plain_book(chosen: Chosen) -> Book:
    """The book as it is printed, or as its author wrote it."""
    return chosen.own.own.book if chosen.own is not None else SHELF[chosen.book]


def theme_of(chosen: Chosen) -> str:
    """The printed book whose look and sound it has: itself, the one it is built on, or the house's."""
    return (chosen.own.own.based_on or HOUSE) if chosen.own is not None else chosen.book


def words_of(chosen: Chosen, language: str) -> Lexicon:
    """The words of a language, with those of the book where it is one of one's own."""
    return chosen.own.words(language) if chosen.own is not None else lexicon(language)


def title_of(chosen: Chosen, language: str) -> str:
    """What the book is called."""
    return capital(words_of(chosen, language).name("book", chosen.book))


def about_of(chosen: Chosen, language: str) -> str:
    """A sentence about the book; of one's own that has none, what it is built on."""
    words, message = words_of(chosen, language), f"book-{chosen.book}.about"
    if words.has(message):
        return words.say(message)
    base = chosen.own.own.based_on if chosen.own is not None else ""
    if not base:
        return words.say("table-new-book")
    return words.say("table-own-book", {"title": words.name("book", base)})


def players_of(chosen: Chosen, language: str) -> str:
    """For how many players the book is."""
    words, message = words_of(chosen, language), f"book-{chosen.book}.players"
    if chosen.own is None:
        return words.say(message)
    return words.say("cli-from", {"number": plain_book(chosen).deck.least})


def played(lobby: Lobby) -> Chosen:
    """What the last game of a table is played by: its result tells, whatever was chosen since."""
    return next((each for each in lobby.results if each.game == lobby.game), lobby)
