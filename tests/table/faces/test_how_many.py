"""How many names a phone asks for, and how many players a table is told to do with."""

from __future__ import annotations

from itertools import combinations

import pytest
from msgspec.structs import replace
from tests.table.evenings import laid

from omerta.books.shelf import SHELF
from omerta.core import Game, Table, choices, open_any, play
from omerta.core.book.model import Book
from omerta.core.commands import TimeUp
from omerta.core.moments import Calling
from omerta.table.actions.dark import is_offered
from omerta.table.faces.gathering import gathering
from omerta.table.faces.panels import deeds_of, panel
from omerta.table.signpost import Signpost
from omerta.table.state.lobby import Device, Lobby, Person
from omerta.words import LANGUAGES, lexicon

DECK = ("revenant", "hunter", "vampire", "vampire", "vampire", "vampire")


def reckoning(book: Book) -> Game:
    """The first call at which somebody is asked for several names."""
    game = open_any(book, Table(DECK, 1, pace="sealed", roles=DECK))
    while not (isinstance(game.now, Calling) and game.now.call == "revenant" and game.now.acts):
        game = play(game, TimeUp(game.moment))
    return game


def of_strangers() -> Book:
    """A book of our own, in which it depends on the cards how many can be named."""
    book = SHELF["vendetta"]
    card = book.roles["revenant"]
    reckon = replace(card.abilities["reckon"], who="strangers")
    return replace(
        book, roles={**book.roles, "revenant": replace(card, gang="hunters", abilities={"reckon": reckon})}
    )


def offered(game: Game) -> set[int]:
    """The numbers of names that can be sent."""
    seats = range(1, game.seats + 1)
    return {
        number
        for number in range(1, game.seats)
        if any(is_offered(game, 1, "reckon", group) for group in combinations(seats, number))
    }


def test_where_everybody_knows_how_many_it_takes_exactly_so_many_are_asked_for() -> None:
    game = reckoning(SHELF["vendetta"])
    for seat in game.living:
        shown = panel(game, seat, lexicon("en"), None)
        assert shown is not None
        assert (shown.deeds[0].targets, shown.deeds[0].least) == (3, None)
        assert shown.ask == "Choose names: 3."
    assert offered(game) == {3}


@pytest.mark.parametrize(
    ("language", "ask"),
    [
        ("en", "Choose names: 1 to 3."),
        ("ru", "Выберите имена: от 1 до 3."),
        ("uk", "Оберіть імена: від 1 до 3."),
    ],
)
def test_where_it_depends_on_secrets_every_phone_takes_fewer(language: str, ask: str) -> None:
    game = reckoning(of_strangers())
    panels = [panel(game, seat, lexicon(language), None) for seat in game.living]
    assert all(shown == panels[0] for shown in panels)
    assert panels[0] is not None
    assert (panels[0].deeds[0].targets, panels[0].deeds[0].least) == (3, 1)
    assert panels[0].ask == ask
    assert offered(game) == {1, 2, 3}
    assert all(is_offered(game, 1, *option) for option in choices(game, 1).options)


def test_groups_of_different_sizes_are_one_deed() -> None:
    several, one = deeds_of(lexicon("en"), (("name", (1,)), ("name", (1, 4)), ("vote", (2,))))
    assert (several.targets, several.least, several.open_to) == (2, 1, (1, 4))
    assert (one.targets, one.least) == (1, None)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_table_that_is_too_large_is_told_the_number_that_would_do(language: str) -> None:
    people = tuple(Person(number, str(number)) for number in range(1, 41))
    lobby: Lobby = replace(laid("vendetta"), people=people)
    face = gathering(lobby, lobby.devices[0], lexicon(language), Signpost(""), frozenset())
    assert "35" in face.why_not
    assert [notice.text for notice in face.notices] == [face.why_not]


def test_the_screen_of_the_table_is_not_one_of_those_who_watch() -> None:
    table = laid()
    guest = Device("guest", "key", "en")
    lobby = replace(table, devices=(*table.devices, guest))
    here = frozenset(each.id for each in lobby.devices)
    alone = gathering(table, None, lexicon("en"), Signpost(""), here)
    visited = gathering(lobby, None, lexicon("en"), Signpost(""), here)
    assert (alone.watching, visited.watching) == (0, 1)
