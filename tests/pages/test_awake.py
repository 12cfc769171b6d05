"""A phone shakes when all living phones do, or not at all; its screen stays awake, or it is said why not."""

from __future__ import annotations

import pytest
from msgspec.structs import replace
from playwright.sync_api import Page, expect
from tests.pages.fixture_table import FixtureTable
from tests.pages.scenes import day, night
from tests.pages.test_phone import open_phone

from omerta.table.faces.face_parts import Line
from omerta.words.stages import BeatStage

COUNTED = "window.shaken = []; navigator.vibrate = (how) => { window.shaken.push(how); return true; };"
AWAKE = """
window.awake = 0;
Object.defineProperty(Navigator.prototype, "wakeLock", {
  get: () => ({ request: () => { window.awake += 1; return Promise.resolve({}); } }), configurable: true });
"""


def shaken(
    page: Page, table: FixtureTable, stage: BeatStage, *, dark: bool, living: bool, asked: bool
) -> int:
    """How often a phone shakes when this is told to all."""
    face = night() if dark else day()
    face = replace(face, living=living, panel=face.panel if asked else None, hush=dark)
    table.show(phone=replace(face, line=Line(90, "Before.", stage="aside")))
    expect(page.locator(".line")).to_have_text("Before.")
    page.evaluate("window.shaken = []")
    told = replace(face.panel, moment=99) if asked and face.panel is not None else None
    table.show(phone=replace(face, panel=told, line=Line(91, "Now.", stage=stage)))
    expect(page.locator(".line")).to_have_text("Now.")
    return int(page.evaluate("window.shaken.length"))


def test_a_phone_shakes_by_what_is_told_to_all_and_not_by_what_is_asked_of_it(
    own_page: Page, address: str, table: FixtureTable
) -> None:
    own_page.add_init_script(COUNTED)
    open_phone(own_page, address)
    stages: list[tuple[BeatStage, int]] = [("ballot", 1), ("dawn", 1), ("aside", 0), ("card", 0)]
    for stage, times in stages:
        for asked in (True, False):
            assert shaken(own_page, table, stage, dark=False, living=True, asked=asked) == times
        assert shaken(own_page, table, stage, dark=False, living=False, asked=False) == 0
        assert shaken(own_page, table, stage, dark=True, living=True, asked=True) == 0


def test_the_screen_of_a_phone_stays_awake(own_page: Page, address: str) -> None:
    own_page.add_init_script(AWAKE)
    open_phone(own_page, address)
    assert own_page.evaluate("window.awake") == 1


@pytest.mark.parametrize("safe", [True, False])
def test_where_it_cannot_it_is_said_how(
    own_page: Page, address: str, table: FixtureTable, safe: bool
) -> None:
    own_page.add_init_script(AWAKE if safe else "delete Navigator.prototype.wakeLock;")
    table.phone = day()
    open_phone(own_page, address)
    own_page.get_by_role("button", name="More").click()
    expect(own_page.get_by_text("--tls")).to_have_count(0 if safe else 1)
