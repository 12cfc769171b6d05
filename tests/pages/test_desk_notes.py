"""What a host writes himself belongs to the game he writes it in."""

from __future__ import annotations

from msgspec.structs import replace
from playwright.sync_api import Page, expect
from tests.pages.desk_scenes import desks
from tests.pages.fixture_table import FixtureTable


def test_the_next_game_begins_with_an_empty_notebook(page: Page, address: str, table: FixtureTable) -> None:
    first = replace(next(face for face in desks("classic") if face.task == "talk"), game=1)
    table.phone = first
    page.goto(f"{address}/t/KJ4M/desk")
    page.locator("[data-tool='notes']").click()
    page.get_by_role("textbox", name="Write").fill("Boris hesitates")
    page.get_by_role("button", name="Save").click()
    expect(page.locator(".pages")).to_contain_text("Boris hesitates")
    page.get_by_role("button", name="Close").click()
    table.show(replace(first, game=2, title="Another game"))
    expect(page.locator(".whoami b")).to_have_text("Another game")
    page.locator("[data-tool='notes']").click()
    expect(page.locator(".pages")).to_contain_text("Night I")
    expect(page.locator(".pages")).not_to_contain_text("Boris hesitates")
