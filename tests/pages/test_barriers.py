"""No page shuts anybody out: axe-core finds nothing serious, wherever in the house somebody is.

Here each page is looked at once, in one of the themes, in one of the languages and in one of two sizes, turn
about; `scripts/axe` looks at all of them in every way.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import cycle
from pathlib import Path
from zlib import crc32

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, ViewportSize
from tests.pages.barriers import GRAVE, Barrier, barriers, grave_barriers
from tests.pages.fixture_table import BOOKS, FixtureTable
from tests.pages.kept_tour import kept_house, kept_tour
from tests.pages.tour import tour

from omerta.words import LANGUAGES

PHONE: ViewportSize = {"width": 360, "height": 740}
SCREEN: ViewportSize = {"width": 1280, "height": 720}
LOOKS = tuple(zip(BOOKS, cycle(LANGUAGES), cycle((PHONE, SCREEN)), strict=False))
KEPT = ("classic", "uk")
A_FEW = 4


@pytest.fixture(scope="module")
def context(browser: Browser) -> Iterator[BrowserContext]:
    context = browser.new_context(viewport=PHONE, reduced_motion="reduce", has_touch=True)
    yield context
    context.close()


@pytest.mark.parametrize("share", range(len(LOOKS)), ids=[" ".join(look[:2]) for look in LOOKS])
def test_nobody_is_shut_out_of_any_page(page: Page, address: str, table: FixtureTable, share: int) -> None:
    theme, language, size = LOOKS[share]
    page.set_viewport_size(size)
    found: dict[str, list[Barrier]] = {}
    mine = [stop for stop in tour(theme, language) if crc32(stop.name.encode()) % len(LOOKS) == share]
    for stop in sorted(mine, key=lambda stop: stop.path):
        stop.show(page, address, table, language)
        assert page.locator("html").get_attribute("lang") == language
        found[stop.name] = grave_barriers(page)
        page.keyboard.up(" ")
    assert len(found) > A_FEW
    assert {name: bad for name, bad in found.items() if bad} == {}


@pytest.mark.parametrize("size", [PHONE, SCREEN], ids=["phone", "screen"])
def test_nor_of_a_page_that_is_kept_or_taken_home(
    browser: Browser, tmp_path: Path, size: ViewportSize
) -> None:
    book, language = KEPT
    context = browser.new_context(viewport=size, locale=language, reduced_motion="reduce")
    page = context.new_page()
    found: dict[str, list[Barrier]] = {}
    with kept_house(tmp_path, book, language) as address:
        for at, (name, visit) in enumerate(kept_tour(book, language, tmp_path).items()):
            if at % 2 == (size is PHONE):
                visit(page, address)
                assert page.locator("html").get_attribute("lang") == (
                    "en" if name == "open-door" else language
                )
                found[name] = grave_barriers(page)
        context.close()
    assert len(found) > A_FEW
    assert {name: bad for name, bad in found.items() if bad} == {}


def test_what_shuts_somebody_out_is_found(page: Page, address: str) -> None:
    """A picture without words, a field without a name and a page without a language do not go unnoticed."""
    page.goto(f"{address}/problem")
    page.set_content("<html><body><main><h3>Omertà</h3><img src=mark.svg><input></main></body></html>")
    assert {each.rule for each in grave_barriers(page)} >= {"image-alt", "label", "html-has-lang"}
    assert all(each.impact in GRAVE for each in grave_barriers(page))
    assert len(barriers(page)) > len(grave_barriers(page))
