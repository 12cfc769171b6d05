"""How the house plays is chosen beside the number of seats, by whoever opened the table."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from msgspec.structs import replace
from playwright.sync_api import Browser, BrowserContext, Locator, Page, expect
from tests.pages.contrast import faint_texts
from tests.pages.fixture_table import FixtureTable
from tests.pages.scenes import gathering

from omerta.bots.minds import MINDS
from omerta.table.web.templating import page_words
from omerta.words import LANGUAGES

HAND = 44
WIDTH = 360
TABLE_TAB = -1


@pytest.fixture(scope="module")
def context(browser: Browser) -> Iterator[BrowserContext]:
    """A small phone that lets the test hide the texts to measure their contrast."""
    context = browser.new_context(
        bypass_csp=True, reduced_motion="reduce", viewport={"width": WIDTH, "height": 740}, has_touch=True
    )
    yield context
    context.close()


def house(page: Page, address: str, kind: str = "phone", language: str = "en") -> Locator:
    """The choice on the page of the table's own settings."""
    page.goto(f"{address}/t/KJ4M/{kind}?lang={language}")
    page.get_by_role("tab").nth(TABLE_TAB).click()
    return page.get_by_role("group", name=page_words(language)["page-mind"])


@pytest.mark.parametrize("kind", ["phone", "screen"])
def test_the_organizer_sees_how_the_house_plays_and_changes_it(
    page: Page, address: str, table: FixtureTable, kind: str
) -> None:
    face = gathering()
    table.phone = table.screen = face
    choice = house(page, address, kind)
    expect(choice.get_by_role("radio")).to_have_count(len(MINDS))
    expect(choice.get_by_role("radio", name="Like strangers")).to_be_checked()
    choice.get_by_text("Like a seasoned player").click()
    assert table.asked(page, 1) == [{"do": "mind", "mind": "worlds"}]
    table.show(*[replace(face, mind="random")] * 2)
    expect(choice.get_by_role("radio", name="At random")).to_be_checked()


def test_the_house_is_chosen_by_keys(page: Page, address: str, table: FixtureTable) -> None:
    table.phone = gathering()
    choice = house(page, address)
    choice.get_by_role("radio", name="Like a beginner").focus()
    page.keyboard.press("ArrowUp")
    assert table.asked(page, 1) == [{"do": "mind", "mind": "random"}]
    expect(choice.get_by_role("radio", name="At random")).to_be_focused()


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_choice_is_legible_and_fits_the_hand(
    page: Page, address: str, table: FixtureTable, language: str
) -> None:
    page.set_viewport_size({"width": WIDTH, "height": 2000})
    table.phone = gathering(language)
    options = house(page, address, language=language).locator("label").all()
    assert len(options) == len(MINDS)
    for option in options:
        box = option.bounding_box()
        assert box is not None
        assert box["height"] >= HAND
        assert 0 <= box["x"] <= box["x"] + box["width"] <= WIDTH
    assert faint_texts(page) == []


def test_guests_do_not_choose_for_the_house(page: Page, address: str, table: FixtureTable) -> None:
    table.phone = gathering(organizer=False, me=104)
    choice = house(page, address)
    expect(page.get_by_label("This page speaks")).to_be_visible()
    expect(choice).to_have_count(0)
