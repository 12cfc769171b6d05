"""A table that plays by a book of one's own, whose author means no good."""

from __future__ import annotations

from msgspec.structs import replace
from tests.table.evenings import CODE, KEY

from omerta.books.files import OwnBook, read_own
from omerta.table.state.chosen_deck import with_book
from omerta.table.state.kept_book import KeptBook
from omerta.table.state.lobby import Device, Lobby
from omerta.table.state.people import fill
from omerta.table.web.keys import hashed

EVIL = "<script>alert(1)</script>"
TEXT = f"""
name = "our-post"
based_on = "family"
[roles.postman]
side = "town"
abilities.peek = {{ effects = [{{ verb = "learn", what = "role" }}] }}
[roles.courier]
side = "mafia"
gang = "mafia"
[calls]
postman = "fan"
[pictures]
postman = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 300 360"><path d="M9 9"/></svg>'
[words.en]
title = "Our {EVIL}"
about = "All about {EVIL}"
[words.en.roles.postman]
name = "letter <b>carrier"
about = "Reads {EVIL}"
[words.ru.roles.postman]
name = "почтальон"
"""


def own_book(text: str = TEXT) -> OwnBook:
    """The book as it is read from its file."""
    return read_own(text)


def own_table(kept: KeptBook, seats: int = 9) -> Lobby:
    """A table of the house that plays by it, with both of its cards in the deck."""
    organizer = Device("organizer", hashed(KEY), "en", organizer=True)
    lobby = with_book(Lobby(CODE, "en", ""), "our-post", {"our-post": kept})
    names = tuple(f"Bot {number}" for number in range(1, seats + 1))
    lobby = fill(replace(lobby, devices=(organizer,), pace="together"), seats, names)
    cards = ("postman", "courier", "mafioso", "detective", *["ordinary-townsperson"] * (seats - 4))
    return replace(lobby, way="own", cards=cards)
