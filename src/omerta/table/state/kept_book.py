"""A book of one's own as a table keeps it: whole, for its file may change or be gone."""

from __future__ import annotations

import hashlib
from collections.abc import Iterator

import msgspec
from msgspec.structs import replace

from omerta.books.files import OwnBook
from omerta.words import LANGUAGES, Lexicon, lexicon
from omerta.words.own import sayings, spoken

KEY_LENGTH = 32
BOOKS = msgspec.json.Decoder(OwnBook)


class KeptBook:
    """A book with its words and pictures, known by a key made of all that is in it.

    Two of one key are one book. A table is stored with the key alone. `longest` is the length of the longest
    text in it, in any language.
    """

    __slots__ = ("__weakref__", "_words", "key", "longest", "own")

    def __init__(self, own: OwnBook, key: str = "") -> None:
        self.own = replace(own, games=())
        self.key = key or hashlib.sha256(self.body()).hexdigest()[:KEY_LENGTH]
        self.longest = max((len(each.encode()) for each in _texts(own)), default=0)
        self._words: dict[str, Lexicon] = {}

    @classmethod
    def read(cls, key: str, body: bytes) -> KeptBook:
        """The book as it was stored."""
        return cls(BOOKS.decode(body), key)

    def body(self) -> bytes:
        """All of the book, as it is stored."""
        return msgspec.json.encode(self.own)

    def words(self, language: str) -> Lexicon:
        """The words of a language with those of the book before them; made once."""
        if language not in self._words:
            self._words[language] = spoken(lexicon(language), self.own)
        return self._words[language]

    def __eq__(self, other: object) -> bool:
        """The same key is the same book."""
        return isinstance(other, KeptBook) and other.key == self.key

    def __hash__(self) -> int:
        """By its key."""
        return hash(self.key)

    def __repr__(self) -> str:
        """In one line."""
        return f"<KeptBook {self.own.book.name} {self.key}>"


def _texts(own: OwnBook) -> Iterator[str]:
    """Everything that its author may have written to be said."""
    for language in LANGUAGES:
        for saying in sayings(own.words.tongue(language), own.book.name):
            yield saying.text
