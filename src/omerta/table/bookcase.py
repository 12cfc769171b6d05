"""The books of one process: the printed ones, those of one's own beside them, and those that tables keep."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from types import MappingProxyType
from weakref import WeakValueDictionary

import msgspec

from omerta.books.files import OwnBook
from omerta.core.commands import Refused
from omerta.table.state.kept_book import KeptBook
from omerta.table.state.lobby import Lobby

Fetch = Callable[[str], bytes | None]


class Bookcase:
    """Reads and writes tables: with a book of one's own they name it by its key, and here it is found."""

    def __init__(self, fetch: Fetch, own: Iterable[OwnBook] = ()) -> None:
        kept = [KeptBook(each) for each in own]
        self.shelf: Mapping[str, KeptBook] = MappingProxyType({each.own.book.name: each for each in kept})
        self._fetch = fetch
        self._found = WeakValueDictionary({each.key: each for each in kept})
        self._tables = msgspec.json.Decoder(Lobby, dec_hook=self._read)  # made before there are threads

    def find(self, key: str) -> KeptBook:
        """The book of this key, from the shelf, from another table, or from the store."""
        found = self._found.get(key)
        if found is None:
            body = self._fetch(key)
            if body is None:
                raise Refused("no-such-book")
            found = self._found[key] = KeptBook.read(key, body)
        return found

    def lobby(self, document: bytes) -> Lobby:
        """A table as it was stored."""
        return self._tables.decode(document)

    def _read(self, kind: type, value: object) -> KeptBook:
        return self.find(str(value))


def stored(lobby: Lobby) -> bytes:
    """A table as it is stored."""
    return msgspec.json.encode(lobby, enc_hook=_key)


def _key(value: object) -> str:
    assert isinstance(value, KeptBook)
    return value.key
