"""The pages and files of the books: no table is needed, every rule has an address, nothing is sent twice."""

from __future__ import annotations

import asyncio
import gzip
import re

import httpx
import msgspec
import pytest
from starlette.applications import Starlette
from starlette.requests import Request
from tests.table.own_books import own_book

from omerta.books.ledger import BOOKS_WITH_LEDGERS, ledger
from omerta.books.shelf import SHELF
from omerta.core.commands import Refused
from omerta.table.almanac_bundle import almanac_bundle, almanac_place
from omerta.table.room import Room
from omerta.table.state.kept_book import KeptBook
from omerta.table.state.lobby import Lobby
from omerta.table.web.book_pages import BookPages, book_page, linked
from omerta.words import LANGUAGES, lexicon
from omerta.words.almanac import Almanac

SMALL = 40_000


def read(book: str, language: str) -> str:
    return bytes(book_page(Lobby("", language, book), language).body).decode()


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("book", BOOKS_WITH_LEDGERS)
def test_every_rule_and_card_has_an_address_of_its_own(book: str, language: str) -> None:
    html = read(book, language)
    places = re.findall(r' id="([^"]+)"', html)
    assert len(places) == len({*places})
    assert {rule.id for rule in ledger(book).rules} <= {*places}
    assert {f"card-{role}" for role in SHELF[book].roles} <= {*places}
    leads = {*re.findall(r'href="#([^"]+)"', html)}
    assert leads <= {*places}, "every link leads somewhere"


def test_the_number_of_a_rule_leads_there_in_this_book_or_in_another() -> None:
    told = str(linked("<b> FAM-195, see OFF-200 & CLS-9", {"FAM-195": None}))
    assert told == (
        '&lt;b&gt; <a href="#FAM-195">FAM-195</a>, see '
        '<a href="/book/offscreen#OFF-200">OFF-200</a> &amp; CLS-9'
    )


def test_a_book_of_ones_own_brings_its_pictures_in_the_page() -> None:
    own = KeptBook(own_book())
    html = bytes(book_page(Lobby("", "en", own.own.book.name, own=own), "en").body).decode()
    assert html.count('src="data:image/svg+xml,') == len(own.own.book.roles)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("book", BOOKS_WITH_LEDGERS)
def test_the_file_is_small_and_its_address_says_what_is_in_it(book: str, language: str) -> None:
    chosen = Lobby("", language, book)
    found = almanac_bundle(chosen, language)
    assert len(found.body) < SMALL
    assert almanac_place("KJ4M", chosen, language) == f"/almanac/{book}-{language}-{found.mark}.json"
    whole = msgspec.json.decode(gzip.decompress(found.body), type=Almanac)
    assert (whole.book, whole.language) == (book, language)
    assert whole.title.casefold() == lexicon(language).name("book", book).casefold()


async def no_table(request: Request) -> Room:
    raise Refused("no-such-table")


def asked(path: str, **headers: str) -> httpx.Response:
    own = KeptBook(own_book())

    async def ask() -> httpx.Response:
        pages = BookPages(lambda: {own.own.book.name: own}, no_table)
        way = httpx.ASGITransport(Starlette(routes=pages.routes()))
        async with httpx.AsyncClient(transport=way, base_url="http://table") as phone:
            return await phone.get(path, headers=headers)

    return asyncio.run(ask())


def test_a_book_needs_no_table() -> None:
    answer = asked("/book/chicago", **{"accept-language": "uk"})
    assert answer.status_code == 200
    assert '<html lang="uk">' in answer.text
    assert 'id="CHI-001"' in answer.text
    assert "letter &lt;b&gt;carrier" in asked("/book/our-post?lang=en").text.casefold()


def test_a_file_that_was_meant_is_kept_for_ever_and_another_is_asked_for_again() -> None:
    place = almanac_place("", Lobby("", "ru", "family"), "ru")
    answer = asked(place, **{"accept-encoding": "gzip"})
    assert answer.headers["content-encoding"] == "gzip"
    assert "immutable" in answer.headers["cache-control"]
    assert asked(place, **{"accept-encoding": "identity"}).json() == answer.json()
    again = asked(place, **{"if-none-match": answer.headers["etag"]})
    assert (again.status_code, again.content) == (304, b"")
    old = asked("/almanac/family-ru-000000000000.json")
    assert (old.status_code, old.headers["cache-control"]) == (200, "no-cache")
    assert old.json() == answer.json()


@pytest.mark.parametrize(
    "path", ["/almanac/nothing-ru-0.json", "/almanac/family-xx-0.json", "/almanac/x.json"]
)
def test_what_is_not_there_is_not_found(path: str) -> None:
    assert asked(path).status_code == 404
