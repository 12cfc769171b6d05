"""The pictures of the cards: one piece for each book, the same for everybody."""

from __future__ import annotations

import asyncio
import gzip
from itertools import product
from urllib.parse import unquote
from xml.etree import ElementTree

import httpx
import msgspec
import pytest
from starlette.applications import Starlette

from omerta.books.shelf import SHELF
from omerta.table.faces.pictures import picture
from omerta.table.faces.screen import NOBODY
from omerta.table.state.emblems import EMBLEMS
from omerta.table.state.lobby import Lobby
from omerta.table.web.picture_pages import ART, bundle, drawings, picture_routes, stencil_sheet
from omerta.words import LANGUAGES

MOST_BYTES = 160_000  # of a phone's first visit
MOST_BYTES_OF_STENCILS = 20_000


def asked(path: str, **headers: str) -> httpx.Response:
    async def ask() -> httpx.Response:
        way = httpx.ASGITransport(Starlette(routes=picture_routes()))
        async with httpx.AsyncClient(transport=way, base_url="http://table") as phone:
            return await phone.get(path, headers=headers)

    return asyncio.run(ask())


@pytest.mark.parametrize("book", SHELF)
def test_a_book_has_its_back_and_then_every_card_by_its_number(book: str) -> None:
    packed, _ = bundle(book)
    drawings = msgspec.json.decode(gzip.decompress(packed), type=list[str])
    assert len(drawings) == 1 + len(SHELF[book].roles)
    for card in SHELF[book].roles:
        drawing = drawings[picture(Lobby("", "en", book), card)]
        assert drawing == (ART / book / f"{card}.svg").read_text("utf-8")
        assert ElementTree.fromstring(drawing).tag.endswith("svg")
    assert len(packed) < MOST_BYTES


def test_a_game_takes_along_the_pictures_of_its_own_cards() -> None:
    taken = drawings(Lobby("", "en", "classic"), "en", ("doctor", "joker", "mafia", "doctor"))
    assert taken == {
        card: (ART / "classic" / f"{card}.svg").read_text("utf-8") for card in ("doctor", "mafia")
    }


@pytest.mark.parametrize("book", SHELF)
def test_every_side_that_can_win_has_its_picture(book: str) -> None:
    sides = {role.side for role in SHELF[book].roles.values()}
    drawn = {each.name.removesuffix(".svg") for each in (ART / "victories").iterdir()}
    assert {*sides, NOBODY} <= drawn
    assert {f"{phase}.svg" for phase in ("night", "dawn", "day", "dusk")} == {
        each.name for each in (ART / "phases").iterdir()
    }


def test_what_is_no_card_has_no_picture() -> None:
    table = Lobby("", "en", "classic")
    assert picture(table, "") == picture(table, "joker") == 0


def test_titles_and_emblems_are_stencils_of_one_sheet() -> None:
    sheet = gzip.decompress(stencil_sheet()[0]).decode()
    for book, language in product(SHELF, LANGUAGES):
        assert f':lang({language}) [data-title="{book}"]' in sheet
        assert (ART / book / f"title-{language}.svg").is_file()
    assert {each.name.removesuffix(".svg") for each in (ART / "emblems").iterdir()} == set(EMBLEMS)
    for emblem in EMBLEMS:
        _, _, rest = sheet.partition(f'[data-emblem="{emblem}"] {{ --stencil: url("data:image/svg+xml,')
        assert ElementTree.fromstring(unquote(rest.partition('"')[0])).tag.endswith("svg")
    answer = asked("/art/stencils.css")
    assert answer.headers["content-type"].startswith("text/css")
    assert len(stencil_sheet()[0]) < MOST_BYTES_OF_STENCILS


def test_a_browser_that_has_them_is_told_so() -> None:
    first = asked("/art/classic.json")
    assert first.status_code == 200
    assert first.headers["content-encoding"] == "gzip"
    again = asked("/art/classic.json", **{"if-none-match": first.headers["etag"]})
    assert (again.status_code, again.content) == (304, b"")
    plain = asked("/art/classic.json", **{"accept-encoding": "identity"})
    assert plain.json() == first.json()
    assert "content-encoding" not in plain.headers
    for path in ("/art/nothing.json", "/art/..%2Fclassic.json"):
        assert asked(path).status_code == 404
