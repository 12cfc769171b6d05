"""The page of a book: what is typed is found on the page itself, whatever its ending, and nothing is sent."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from omerta.books.shelf import SHELF
from omerta.words import lexicon

FORMS = [
    ("family", "ru", "доктора", "FAM-189"),
    ("family", "ru", "докторами", "FAM-189"),
    ("family", "ru", "голосования", "FAM-124"),
    ("family", "ru", "голосовании", "FAM-124"),
    ("family", "ru", "крестного отца", "FAM-224"),
    ("family", "uk", "вбито", "FAM-195"),
    ("family", "uk", "убитий", "FAM-195"),
    ("family", "uk", "лікарю", "FAM-189"),
    ("family", "en", "bodyguards", "FAM-194"),
    ("family", "en", "voting", "FAM-124"),
]


def opened(page: Page, address: str, book: str, language: str, rule: str = "") -> None:
    page.goto(f"{address}/book/{book}?lang={language}{rule and '#' + rule}")
    expect(page.get_by_role("search")).to_be_visible()


def found(page: Page, typed: str) -> list[str]:
    page.get_by_role("searchbox").fill(typed)
    shown: list[str] = page.eval_on_selector_all(
        ".rule-entry", "(all) => all.filter((each) => each.checkVisibility()).map((each) => each.id)"
    )
    return shown


@pytest.mark.parametrize(("book", "language", "typed", "rule"), FORMS)
def test_a_word_is_found_whatever_its_ending(
    page: Page, address: str, book: str, language: str, typed: str, rule: str
) -> None:
    opened(page, address, book, language)
    sent: list[str] = []
    page.on("request", lambda request: sent.append(request.url))
    rules = found(page, typed)
    assert rule in rules
    assert len(rules) < 150, "and most of the book is put away"
    assert [url for url in sent if "/static/art/" not in url] == []


def test_what_a_doctor_does_is_found_by_another_form_of_the_word(page: Page, address: str) -> None:
    opened(page, address, "family", "ru")
    page.get_by_role("searchbox").fill("лечит")
    expect(page.locator("#card-doctor")).to_be_visible()
    expect(page.locator("#card-maniac")).to_be_hidden()


@pytest.mark.parametrize("typed", ["FAM-195", "fam195", "Fam 195", "195", "fam–195"])
def test_a_rule_is_found_by_its_number(page: Page, address: str, typed: str) -> None:
    opened(page, address, "family", "en")
    assert found(page, typed) == ["FAM-195"]


def test_what_is_not_there_is_said_and_an_empty_field_shows_everything(page: Page, address: str) -> None:
    opened(page, address, "classic", "en")
    assert found(page, "submarine") == []
    expect(page.get_by_role("status")).to_have_text(lexicon("en").say("page-almanac-none"))
    assert len(found(page, "")) == 112


def test_a_link_leads_to_a_rule_that_the_search_has_put_away(page: Page, address: str) -> None:
    opened(page, address, "family", "en", "FAM-195")
    expect(page.locator("#FAM-195")).to_be_in_viewport()
    found(page, "190")
    page.evaluate("location.hash = '#FAM-200'")
    expect(page.locator("#FAM-200")).to_be_in_viewport()


@pytest.mark.measured
@pytest.mark.parametrize("width", [320, 360, 1280])
@pytest.mark.parametrize("book", ["chicago", "vendetta"])
def test_nothing_leaves_the_page_at_its_side(page: Page, address: str, book: str, width: int) -> None:
    page.set_viewport_size({"width": width, "height": 740})
    opened(page, address, book, "ru")
    assert page.evaluate("document.documentElement.scrollWidth") <= width


def test_on_paper_there_is_ink_on_white_and_nothing_to_tap(page: Page, address: str) -> None:
    opened(page, address, "family", "en")
    page.emulate_media(media="print")
    try:
        assert page.evaluate("getComputedStyle(document.body).backgroundColor") == "rgb(255, 255, 255)"
        assert (
            page.evaluate("getComputedStyle(document.querySelector('.rule-entry p')).color") == "rgb(0, 0, 0)"
        )
        expect(page.get_by_role("search")).to_be_hidden()
        expect(page.locator(".contents")).to_be_hidden()
        expect(page.locator(".printed-title")).to_be_visible()
    finally:
        page.emulate_media(media="screen")


def test_the_first_page_leads_to_every_book(page: Page, address: str) -> None:
    page.goto(f"{address}/?lang=en")
    links = page.get_by_role("link", name="Cards and rules")
    assert links.count() == len(SHELF)
    links.nth([*SHELF].index("chicago")).click()
    expect(page.locator("#CHI-001")).to_be_attached()
