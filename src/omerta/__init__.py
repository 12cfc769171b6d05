"""Omertà hosts the party game Mafia by the printed book.

`open` lays a table, `read` plays a written game, `play` lets bots play a whole one; each gives a `Game`,
which knows what may be done, by whom, and why. `books` and `deeds` tell what there is, `own` opens a book
of one's own. `Refused` is the answer to whatever cannot be done.
"""

from omerta.library import Choice, Deed, Game, Refused, books, deeds, open, own, play, read

__version__ = "0.1.0"
__all__ = ["Choice", "Deed", "Game", "Refused", "books", "deeds", "open", "own", "play", "read"]
