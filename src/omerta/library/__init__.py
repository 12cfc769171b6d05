"""The library: games of the printed books in a handful of names. `import omerta` gives all of them.

A game is a value: whatever is done to it makes a new one, and the old one stays as it was.

>>> import omerta
>>> game = omerta.open("classic", seats=8, seed=7)
>>> game
<Game classic: night 1, 8 of 8 seats live>
>>> game = game.time_up()

No rule is decided here. The rules are `omerta.core` and `omerta.books`; whoever wants to go deeper finds the
engine's own value in `game.state`.
"""

from __future__ import annotations

from omerta.library.beginnings import books, open, own, play, read
from omerta.library.book_deeds import Deed, deeds
from omerta.library.refused import Refused
from omerta.library.whole_game import Choice, Game

__all__ = ["Choice", "Deed", "Game", "Refused", "books", "deeds", "open", "own", "play", "read"]
