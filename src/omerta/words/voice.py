"""The voice that tells a game: which book, which language, how players are called, who is spoken to."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from msgspec import Struct

from omerta.core.vocabulary import Book
from omerta.words.lexicon import NOTHING, Lexicon


class Voice(Struct, frozen=True):
    """Everything a sentence needs besides what happened. `you` is the seat spoken to, if it is one seat."""

    book: Book
    words: Lexicon
    who: Callable[[int], str]
    you: int | None = None
    phase: str = ""

    def seats(self, seats: Sequence[int]) -> str:
        """Players one after another, as they are spoken."""
        return self.words.join([self.who(seat) for seat in seats])

    def say(
        self, message: str, seats: Sequence[int] = (), args: Mapping[str, str | int] = NOTHING, other: int = 0
    ) -> str:
        """A sentence about these players, and about another one."""
        filled: dict[str, str | int] = {"who": self.seats(seats), "count": len(seats), **args}
        if other:
            filled["other"] = self.who(other)
        return self.words.say(message, filled)

    def to(self, seat: int, message: str) -> str:
        """The message as the one it is about reads it, or as the others do."""
        return f"{message}-you" if self.you == seat else message

    def called(self, call: str, case: str = "nom") -> str:
        """The name of whoever answers to a call: a gang, several cards with one call, or a role."""
        common = call in self.book.gangs or self.words.has(f"gang-{call}")
        return self.words.name("gang" if common else "role", call, case)


def in_manner(words: Lexicon, book: Book) -> Lexicon:
    """The words in the manner of a book, and of the masks where it is played with them."""
    return words.of(book.name, "masks") if book.conduct.masks else words.of(book.name)


def capital(text: str) -> str:
    """A sentence begins with a capital letter."""
    return text[:1].upper() + text[1:]
