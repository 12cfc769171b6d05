"""Every book to look things up in: as a page with a link for each rule, and as the file phones have."""

from __future__ import annotations

import asyncio
import gzip
import re
from collections.abc import Awaitable, Callable, Mapping
from urllib.parse import quote

from markupsafe import Markup, escape
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from omerta.books.ledger import PREFIXES
from omerta.books.shelf import SHELF
from omerta.core.commands import Refused
from omerta.table.almanac_bundle import almanac_bundle, almanac_of
from omerta.table.room import Room
from omerta.table.state.chosen_book import Chosen, about_of, players_of, theme_of, title_of
from omerta.table.state.kept_book import KeptBook
from omerta.table.state.lobby import Lobby
from omerta.table.web.guard import ASKED_AGAIN
from omerta.table.web.picture_pages import UNCHANGED, drawings
from omerta.table.web.templating import language_of, page, remember
from omerta.words import LANGUAGES, lexicon

FOR_EVER = {"cache-control": "public, max-age=31536000, immutable"}
BOOK_STATUSES = {"no-such-book-here": 404}
BOOK_OF = {prefix: book for book, prefix in PREFIXES.items()}
_NUMBER = re.compile(rf"\b({'|'.join(BOOK_OF)})-\d{{3}}\b")
FindRoom = Callable[[Request], Awaitable[Room]]


class BookPages:
    """The books of this house, those of one's own too."""

    def __init__(self, shelf: Callable[[], Mapping[str, KeptBook]], find: FindRoom) -> None:
        self.shelf = shelf
        self.find = find

    def routes(self) -> list[Route]:
        """Where they lie."""
        return [
            Route("/book/{book}", self.book),
            Route("/almanac/{name}.json", self.printed),
            Route("/t/{code}/almanac/{name}.json", self.own),
        ]

    async def book(self, request: Request) -> Response:
        """A book from cover to cover."""
        name, language = str(request.path_params["book"]), language_of(request)
        own = self.shelf().get(name)
        if own is None and name not in SHELF:
            raise Refused("no-such-book-here")
        answer = await asyncio.to_thread(book_page, Lobby("", language, name, own=own), language)
        remember(answer, language)
        return answer

    async def printed(self, request: Request) -> Response:
        """The file of a printed book."""
        book, language, mark = _asked(request)
        if book not in SHELF or language not in LANGUAGES:
            raise HTTPException(404)
        return await _answer(request, Lobby("", language, book), language, mark)

    async def own(self, request: Request) -> Response:
        """The file of a table's own book."""
        lobby = (await self.find(request)).lobby
        key, language, mark = _asked(request)
        known: tuple[Chosen, ...] = (lobby, *lobby.results)
        found = next((each for each in known if each.own is not None and each.own.key == key), None)
        if found is None or language not in LANGUAGES:
            raise HTTPException(404)
        return await _answer(request, found, language, mark)


def _asked(request: Request) -> tuple[str, str, str]:
    """Which book, in which language, with which content."""
    name, _, mark = str(request.path_params["name"]).rpartition("-")
    book, _, language = name.rpartition("-")
    return book, language, mark


async def _answer(request: Request, chosen: Chosen, language: str, mark: str) -> Response:
    """The file; one that was meant is kept for ever, for another content has another address."""
    found = await asyncio.to_thread(almanac_bundle, chosen, language)
    kept = FOR_EVER if mark == found.mark else ASKED_AGAIN
    headers = {**kept, "etag": f'"{found.mark}"', "vary": "accept-encoding"}
    if request.headers.get("if-none-match") == headers["etag"]:
        return Response(status_code=UNCHANGED, headers=headers)
    if "gzip" in request.headers.get("accept-encoding", ""):
        return Response(
            found.body, headers={**headers, "content-encoding": "gzip"}, media_type="application/json"
        )
    return Response(gzip.decompress(found.body), headers=headers, media_type="application/json")


def book_page(chosen: Chosen, language: str) -> Response:
    """The page of a book, printed or of one's own."""
    found = almanac_of(chosen, language)
    told = {rule.number: rule for rule in found.rules}
    pictures = _pictures(chosen, language, [card.role for card in found.cards])
    base = chosen.own.own.based_on if chosen.own is not None else ""
    return page(
        "book.html",
        language,
        theme=theme_of(chosen),
        name=chosen.book,
        plain=chosen.own is not None,
        title=title_of(chosen, language),
        about=about_of(chosen, language),
        players=players_of(chosen, language),
        almanac=found,
        told=told,
        pictures=pictures,
        sides={side.side: side.name for side in found.sides},
        base=lexicon(language).name("book", base) if base else "",
        linked=lambda text: linked(text, told),
    )


def _pictures(chosen: Chosen, language: str, cards: list[str]) -> dict[str, str]:
    """Where the picture of each card lies; those of one's own are in the page itself."""
    if chosen.own is None:
        return {card: f"/static/art/{chosen.book}/{card}.svg" for card in cards}
    drawn = drawings(chosen, language, cards)
    return {card: f"data:image/svg+xml,{quote(drawing)}" for card, drawing in drawn.items()}


def linked(text: str, here: Mapping[str, object]) -> Markup:
    """A text in which the number of every rule leads there, in this book or in another."""

    def link(found: re.Match[str]) -> str:
        other = "" if found[0] in here else f"/book/{BOOK_OF[found[1]]}"
        return f'<a href="{other}#{found[0]}">{found[0]}</a>'

    return Markup(_NUMBER.sub(link, str(escape(text))))
