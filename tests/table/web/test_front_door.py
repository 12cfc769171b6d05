"""The first page asks who leads; whoever does it himself is at his desk at once."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from pathlib import Path

import pytest
from tests.table.actions.test_bad_asks import HERE, Browser

from omerta.books.shelf import SHELF
from omerta.table.open_rooms import Hall
from omerta.table.store.notify import Bell
from omerta.table.store.store import Store
from omerta.table.web.app import Doors
from omerta.words import LANGUAGES, lexicon


@pytest.fixture
def hall(tmp_path: Path) -> Iterator[Hall]:
    """A house of tables."""
    place = f"sqlite:///{tmp_path / 'tables.db'}"
    store = Store.at(place)
    yield Hall(store, Bell(place), HERE)
    store.close()


@pytest.fixture
def visitor(hall: Hall) -> Iterator[Browser]:
    """Somebody who comes to its first page."""
    with asyncio.Runner() as runner:
        yield Browser(runner, Doors(hall).app())
        runner.run(hall.stop())


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_first_page_asks_who_leads_before_it_shows_the_shelf(visitor: Browser, language: str) -> None:
    html, words = visitor.get(f"/?lang={language}").text, lexicon(language)
    asked = html.index(words.say("page-who-leads"))
    ways = [html.index(words.say(f"page-lead-{way}-about")) for way in ("table", "person")]
    assert asked < ways[0] < ways[1] < html.index('class="shelf"')
    assert html.count('type="radio"') == html.count('form="open"') == 2


@pytest.mark.parametrize("book", SHELF)
def test_who_hosts_with_printed_cards_comes_to_the_desk_of_that_book(
    visitor: Browser, hall: Hall, book: str
) -> None:
    answer = visitor.post("/open", {"book": book, "lead": "person"})
    where = str(answer.headers["location"])
    assert where.endswith("/desk")
    lobby = hall.rooms[where.split("/")[2]].lobby
    assert (lobby.book, lobby.hosting, lobby.printed) == (book, "person", True)
    assert visitor.get(where).status_code == 200
    assert visitor.another().get(where).status_code == 400, "it is nobody else's"


@pytest.mark.parametrize("lead", ["table", "", "nobody"])
def test_else_the_table_leads_and_shows_its_screen(visitor: Browser, hall: Hall, lead: str) -> None:
    where = str(visitor.post("/open", {"book": "family", "lead": lead}).headers["location"])
    assert where.endswith("/screen")
    visitor.get(where)
    assert hall.rooms[where.split("/")[2]].lobby.hosting == "table"


@pytest.mark.parametrize("language", LANGUAGES)
def test_alone_is_one_tap_away_from_a_dealt_game_that_explains_itself(
    visitor: Browser, hall: Hall, language: str
) -> None:
    answer = visitor.post("/alone", {"language": language})
    where = str(answer.headers["location"])
    lobby = hall.rooms[where.split("/")[2]].lobby
    assert where.endswith("/phone")
    assert visitor.get(where).status_code == 200
    assert (lobby.stage, lobby.book, lobby.first_time, lobby.language) == ("dealt", "classic", True, language)
    assert [person.bot for person in lobby.people].count(True) == 6
    assert lobby.people[0].name == lexicon(language).say("page-alone-name")


def test_the_way_to_a_table_is_a_picture_for_whoever_knows_its_code(visitor: Browser) -> None:
    code = str(visitor.post("/open", {"book": "classic"}).headers["location"]).split("/")[2]
    drawn = visitor.another().get(f"/t/{code}/invitation.svg")
    assert drawn.headers["content-type"] == "image/svg+xml"
    assert "<svg" in drawn.text
    assert visitor.get("/t/NOBODY/invitation.svg").status_code == 404
