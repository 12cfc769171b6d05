"""Ink on near-black: every text of every page has a contrast of 7 to 1."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from msgspec.structs import replace
from playwright.sync_api import Browser, BrowserContext
from tests.front.contrast import faint_texts
from tests.front.desk_scenes import desks
from tests.front.fixture_table import BOOKS, FixtureTable
from tests.front.scenes import day, expected, gathering, night, over, scene, table_screen


@pytest.fixture
def plain(browser: Browser) -> Iterator[BrowserContext]:
    """A browser that lets the test hide the texts, and shows every sky at once."""
    context = browser.new_context(
        bypass_csp=True, reduced_motion="reduce", viewport={"width": 360, "height": 740}
    )
    yield context
    context.close()


@pytest.mark.parametrize("theme", BOOKS)
def test_phone_pages(plain: BrowserContext, address: str, table: FixtureTable, theme: str) -> None:
    for face in (night("ru", 20), day(), over(), gathering(organizer=False, me=104)):
        table.phone = replace(face, theme=theme)
        page = plain.new_page()
        page.goto(f"{address}/t/KJ4M/phone")
        page.wait_for_selector(".hand")
        assert faint_texts(page, plain) == []
        page.close()


@pytest.mark.parametrize("theme", BOOKS)
def test_screen_under_every_sky(plain: BrowserContext, address: str, table: FixtureTable, theme: str) -> None:
    for sky in ("night", "dawn", "noon", "dusk"):
        table.screen = table_screen("ru", 20, sky=sky, theme=theme)
        page = plain.new_page()
        page.set_viewport_size({"width": 1280, "height": 720})
        page.goto(f"{address}/t/KJ4M/screen")
        page.wait_for_selector(".table")
        assert faint_texts(page, plain) == []
        page.close()


@pytest.mark.parametrize("theme", BOOKS)
def test_desk_whatever_it_asks_for(
    plain: BrowserContext, address: str, table: FixtureTable, theme: str
) -> None:
    for face in desks(theme):
        table.phone = face
        page = plain.new_page()
        page.goto(f"{address}/t/KJ4M/desk")
        page.wait_for_selector(".desk, .quiet-page, .dealing")
        assert faint_texts(page, plain) == [], face.task
        page.close()


@pytest.mark.parametrize("name", ["gathering", "results"])
def test_screen_before_and_after(plain: BrowserContext, address: str, table: FixtureTable, name: str) -> None:
    table.screen = scene(name, "uk", 20)
    page = plain.new_page()
    page.set_viewport_size({"width": 1280, "height": 720})
    page.goto(f"{address}/t/KJ4M/screen")
    page.wait_for_selector(".number")
    assert faint_texts(page, plain) == []


@pytest.mark.parametrize("theme", BOOKS)
def test_the_meter_of_the_deck_builder(
    plain: BrowserContext, address: str, table: FixtureTable, theme: str
) -> None:
    for games in (0, 240):
        table.phone = replace(gathering("uk"), theme=theme, chances=expected("uk", games))
        page = plain.new_page()
        page.goto(f"{address}/t/KJ4M/phone")
        page.get_by_role("tab").nth(2).click()
        page.wait_for_selector(".meter")
        assert faint_texts(page, plain) == []
        page.close()


@pytest.mark.parametrize("path", ["/", "/j/KJ4M", "/problem"])
def test_plain_pages(plain: BrowserContext, address: str, path: str) -> None:
    page = plain.new_page()
    page.goto(address + path)
    assert faint_texts(page, plain) == []
