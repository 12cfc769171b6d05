"""All pictures of a book in one piece: nobody who listens learns which of them is being looked at.

What a page prints in a colour of its own (titles, emblems, marks, numerals) comes as one sheet of styles.
"""

from __future__ import annotations

import asyncio
import gzip
import hashlib
from collections.abc import Awaitable, Callable, Iterable
from functools import cache, lru_cache
from importlib.resources import files
from itertools import product
from urllib.parse import quote

import msgspec
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from omerta.books.shelf import SHELF
from omerta.paper.card_art import own_picture
from omerta.table.faces.pictures import drawn_cards
from omerta.table.room import Room
from omerta.table.state.chosen_book import Chosen, plain_book, theme_of, words_of
from omerta.table.state.emblems import EMBLEMS
from omerta.table.state.kept_book import KeptBook
from omerta.table.state.lobby import Lobby
from omerta.table.web.guard import ASKED_AGAIN
from omerta.words import LANGUAGES

ART = files("omerta.table.web") / "static" / "art"
UNCHANGED = 304
MARKS = tuple(sorted({mark for book in SHELF.values() for mark in book.marks}))
NUMERALS = (*"0123456789", "colon")
Packed = tuple[bytes, str]


def picture_routes() -> list[Route]:
    """Where the pictures of each book lie, and those that belong to none."""
    return [Route("/art/stencils.css", stencils), Route("/art/{book}.json", pictures)]


def own_picture_route(find: Callable[[Request], Awaitable[Room]]) -> Route:
    """Where the pictures of a table's own book lie, in the language its initials are cut in."""

    async def own(request: Request) -> Response:
        kept = (await find(request)).lobby.own
        key, _, language = str(request.path_params["name"]).rpartition("-")
        if kept is None or key != kept.key or language not in LANGUAGES:
            raise HTTPException(404)
        return _answer(request, await asyncio.to_thread(own_bundle, kept, language), "application/json")

    return Route("/t/{code}/art/{name}.json", own)


async def pictures(request: Request) -> Response:
    """The back of a book's cards, then its cards in the order of their numbers, as drawings."""
    book = request.path_params["book"]
    if book not in SHELF:
        raise HTTPException(404)
    return _answer(request, bundle(book), "application/json")


async def stencils(request: Request) -> Response:
    """What is printed in the colour of its place: `data-title`, `data-emblem` and so on name it."""
    return _answer(request, stencil_sheet(), "text/css")


def _answer(request: Request, packed: Packed, kind: str) -> Response:
    body, tag = packed
    headers = {**ASKED_AGAIN, "etag": tag, "vary": "accept-encoding"}
    if request.headers.get("if-none-match") == tag:
        return Response(status_code=UNCHANGED, headers=headers)
    if "gzip" in request.headers.get("accept-encoding", ""):
        return Response(body, headers={**headers, "content-encoding": "gzip"}, media_type=kind)
    return Response(gzip.decompress(body), headers=headers, media_type=kind)


def drawings(chosen: Chosen, language: str, cards: Iterable[str]) -> dict[str, str]:
    """The pictures of these cards, as far as they are drawn."""
    drawn, wanted = drawn_cards(plain_book(chosen)), dict.fromkeys(cards)
    if chosen.own is None:
        return {card: _drawing(f"{chosen.book}/{card}") for card in wanted if card in drawn}
    words = words_of(chosen, language).of(chosen.book)
    return {card: own_picture(chosen.own.own, card, words) for card in wanted if card in drawn}


@cache
def bundle(book: str) -> Packed:
    """The pictures of a book, packed, and the tag by which a browser knows them again."""
    names = ("back", *drawn_cards(SHELF[book]))
    return _packed(msgspec.json.encode([_drawing(f"{book}/{name}") for name in names]))


@lru_cache(maxsize=48)
def own_bundle(kept: KeptBook, language: str) -> Packed:
    """The same for a book of one's own: the back of the book it is built on, and all of its cards."""
    book = Lobby("", language, kept.own.book.name, own=kept)
    cards = drawings(book, language, drawn_cards(kept.own.book))
    return _packed(msgspec.json.encode([_drawing(f"{theme_of(book)}/back"), *cards.values()]))


@cache
def stencil_sheet() -> Packed:
    """Every small stencil inside the sheet itself; a title is fetched where one is shown."""
    rules = [stencil("emblem", name) for name in EMBLEMS]
    rules += [stencil("mark", name) for name in MARKS]
    rules += [stencil("numeral", name) for name in NUMERALS]
    for book, language in product(SHELF, LANGUAGES):
        place = f"/static/art/{book}/title-{language}.svg"
        rules.append(f':lang({language}) [data-title="{book}"] {{ --stencil: url("{place}") }}')
    return _packed("\n".join(rules).encode())


def stencil(kind: str, name: str) -> str:
    """The rule for whatever bears this name on a page, `data-emblem`, `data-mark` or `data-numeral`."""
    return f'[data-{kind}="{name}"] {{ --stencil: url("data:image/svg+xml,{_inside(f"{kind}s/{name}")}") }}'


def _inside(name: str) -> str:
    """A drawing as it stands in an address."""
    drawing = _drawing(name).replace('"', "'").replace("\n", "")
    return quote(drawing, safe=" =:/',.()-")


def _drawing(name: str) -> str:
    return (ART / f"{name}.svg").read_text("utf-8")


def _packed(content: bytes) -> Packed:
    body = gzip.compress(content, mtime=0)
    return body, f'"{hashlib.sha256(body).hexdigest()[:16]}"'
