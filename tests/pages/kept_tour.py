"""The other part of the tour: what stands behind real doors once a game is kept, and what is taken home."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path

from msgspec.structs import replace
from playwright.sync_api import Page
from tests.lab.test_report import a_page
from tests.pages.scenes import names
from tests.table.evenings import CODE, KEY, kept, laid, played, served

from omerta.table.almanac_bundle import almanac_of
from omerta.table.state.lobby import Lobby
from omerta.table.voice.narrators import Narrators
from omerta.table.web.narrator_pages import NarratorPages

SEATS, SEED = 9, 3
Visit = Callable[[Page, str], None]


@contextmanager
def kept_house(folder: Path, book: str, language: str) -> Iterator[str]:
    """A house with one finished game and a page for narrators."""
    folder.mkdir(exist_ok=True)
    lobby = replace(laid(book, SEATS, tuple(names(language, SEATS))), language=language)
    lobby, _, events = played(lobby, SEED)
    recording = NarratorPages(Narrators(folder))
    with served(f"sqlite:///{folder}/tables.db", narrators=recording) as (address, store):
        kept(store, lobby, {1: events})
        yield address


def kept_tour(book: str, language: str, folder: Path) -> Mapping[str, Visit]:
    """Every page by its name, and how to come there."""
    ask, games = f"?lang={language}", f"/t/{CODE}/games"
    return {
        "games": _at(f"{games}{ask}"),
        "replay": _at(f"{games}/1{ask}", _stepped),
        "truth": _at(f"{games}/1{ask}", _hindsight),
        "shared": lambda page, address: _shared(page, f"{address}{games}/1.html{ask}", folder),
        "narrator": _at(f"/narrator{ask}"),
        "studio": _at(f"/narrator{ask}", _recording),
        "book": _at(f"/book/{book}{ask}"),
        "book-found": _at(f"/book/{book}{ask}", lambda page: _looked_up(page, book)),
        "open-door": _at(f"/api{ask}"),
        "no-such-page": _at(f"/nowhere{ask}"),
        "no-such-table": _at(f"/j/NOBODY{ask}"),
        "refused": _at(f"/t/{CODE}/desk{ask}"),
        "lab-light": lambda page, address: _lab(page, folder, language, dark=False),
        "lab-dark": lambda page, address: _lab(page, folder, language, dark=True),
    }


def _at(path: str, deed: Callable[[Page], None] | None = None) -> Visit:
    def visit(page: Page, address: str) -> None:
        page.context.clear_cookies()
        if "/games" in path:
            page.context.add_cookies([{"name": f"omerta-{CODE}", "value": KEY, "url": address}])
        page.goto(address + path)
        page.wait_for_selector("main > :not(noscript)", state="attached")
        if deed is not None:
            deed(page)

    return visit


def _stepped(page: Page) -> None:
    page.locator("#eyes").select_option("host")
    for _ in range(12):
        page.keyboard.press("ArrowRight")


def _hindsight(page: Page) -> None:
    page.keyboard.press("t")
    page.locator(".truth-seat").first.click(timeout=60_000)


def _shared(page: Page, address: str, folder: Path) -> None:
    file = folder / "shared.html"
    file.write_bytes(page.request.get(address).body())
    page.goto(file.as_uri())
    _stepped(page)


def _recording(page: Page) -> None:
    page.locator("main input").first.fill("Anna")
    page.locator("main form button").first.click()
    page.locator(".studio").wait_for()


def _looked_up(page: Page, book: str) -> None:
    page.locator("#looked-for").fill(next(almanac_of(Lobby(CODE, "en", book), "en").rules).number)
    page.wait_for_function("document.getElementById('found').textContent")


def _lab(page: Page, folder: Path, language: str, *, dark: bool) -> None:
    file = folder / "lab.html"
    file.write_text(a_page(language), "utf-8")
    page.emulate_media(color_scheme="dark" if dark else "light")
    page.goto(file.as_uri())
