"""Ink on near-black: every text of every page has a contrast of 7 to 1."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

import pytest
from msgspec.structs import replace
from playwright.sync_api import Browser, BrowserContext, Page
from tests.pages.contrast import faint_texts
from tests.pages.desk_scenes import desks
from tests.pages.fixture_table import BOOKS, FixtureTable
from tests.pages.scenes import day, expected, gathering, night, over, scene, table_screen

from omerta.table.faces.models import Face

SHOWN = {"phone": ".hand", "screen": ".table", "desk": ".desk, .quiet-page, .dealing"}
DRAWN = "() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)))"


@pytest.fixture(scope="module")
def context(browser: Browser) -> Iterator[BrowserContext]:
    """A browser that lets the test hide the texts, and shows every sky at once."""
    context = browser.new_context(
        bypass_csp=True, reduced_motion="reduce", viewport={"width": 360, "height": 740}
    )
    yield context
    context.close()


def assert_every_face_is_legible(
    page: Page, table: FixtureTable, kind: str, address: str, faces: Sequence[Face]
) -> None:
    """One page, to which one face after another is sent."""
    table.phone = table.screen = faces[0]
    with page.expect_websocket() as opened:
        page.goto(f"{address}/t/KJ4M/{kind}")
    for number, face in enumerate(faces):
        if number:
            with opened.value.expect_event("framereceived"):
                table.show(face, face)
        page.wait_for_selector(SHOWN[kind])
        page.evaluate(DRAWN)
        assert faint_texts(page) == [], number


@pytest.mark.parametrize("theme", BOOKS)
def test_phone_pages(page: Page, address: str, table: FixtureTable, theme: str) -> None:
    faces = (night("ru", 20), day(), over(), gathering(organizer=False, me=104))
    shown = [replace(face, theme=theme) for face in faces]
    assert_every_face_is_legible(page, table, "phone", address, shown)


@pytest.mark.measured
def test_a_phone_in_every_font(page: Page, address: str, table: FixtureTable) -> None:
    assert_every_face_is_legible(page, table, "phone", address, (night("uk", 20), day("uk"), over("uk")))


@pytest.mark.parametrize("theme", BOOKS)
def test_screen_under_every_sky(page: Page, address: str, table: FixtureTable, theme: str) -> None:
    page.set_viewport_size({"width": 1280, "height": 720})
    skies = [table_screen("ru", 20, sky=sky, theme=theme) for sky in ("night", "dawn", "noon", "dusk")]
    assert_every_face_is_legible(page, table, "screen", address, skies)


@pytest.mark.parametrize("theme", BOOKS)
def test_desk_whatever_it_asks_for(page: Page, address: str, table: FixtureTable, theme: str) -> None:
    assert_every_face_is_legible(page, table, "desk", address, desks(theme))


@pytest.mark.parametrize("name", ["gathering", "results"])
def test_screen_before_and_after(page: Page, address: str, table: FixtureTable, name: str) -> None:
    table.screen = scene(name, "uk", 20)
    page.set_viewport_size({"width": 1280, "height": 720})
    page.goto(f"{address}/t/KJ4M/screen")
    page.wait_for_selector(".number")
    assert faint_texts(page) == []


@pytest.mark.parametrize("theme", BOOKS)
def test_the_meter_of_the_deck_builder(page: Page, address: str, table: FixtureTable, theme: str) -> None:
    for games in (0, 240):
        table.phone = replace(gathering("uk"), theme=theme, chances=expected("uk", games))
        page.goto(f"{address}/t/KJ4M/phone")
        page.get_by_role("tab").nth(2).click()
        page.wait_for_selector(".meter")
        assert faint_texts(page) == []


@pytest.mark.parametrize("path", ["/", "/j/KJ4M", "/problem"])
def test_plain_pages(page: Page, address: str, path: str) -> None:
    page.goto(address + path)
    assert faint_texts(page) == []
