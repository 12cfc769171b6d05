"""Words are read whole, however wide the font, the page and the language are."""

from __future__ import annotations

import re

import pytest
from msgspec.structs import replace
from playwright.sync_api import Page, ViewportSize, expect
from tests.pages.desk_scenes import desks
from tests.pages.fixture_table import FixtureTable
from tests.pages.scenes import night, over, places, results
from tests.pages.wholeness import unreadable_words

from omerta.books.shelf import SHELF
from omerta.words import LANGUAGES, lexicon

pytestmark = [pytest.mark.measured, pytest.mark.parametrize("language", LANGUAGES)]

SIZES: tuple[ViewportSize, ...] = (
    {"width": 320, "height": 568},
    {"width": 360, "height": 640},
    {"width": 390, "height": 844},
    {"width": 844, "height": 390},
    {"width": 1280, "height": 720},
)
CROWD = 12
COMMON = 360
THREE_ROWS = 114


def longest_cards(language: str) -> list[str]:
    """The cards of all books whose words are the longest."""
    spoken = lexicon(language)
    cards = {spoken.of(name).role(role) for name, book in SHELF.items() for role in book.roles}
    return sorted(cards, key=lambda card: (-max(map(len, card.split())), card))[:CROWD]


def resize(page: Page, size: ViewportSize) -> None:
    page.set_viewport_size(size)
    page.evaluate("() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)))")


def assert_words_are_whole(page: Page, selector: str) -> None:
    found = {}
    for size in SIZES:
        resize(page, size)
        bad = unreadable_words(page, selector)
        wide = page.evaluate("document.documentElement.scrollWidth - innerWidth")
        if bad or wide > 0:
            found[f"{size['width']}x{size['height']}"] = (wide, bad)
    assert found == {}


def test_the_first_page(page: Page, address: str, language: str) -> None:
    page.goto(f"{address}/?lang={language}")
    assert_words_are_whole(page, "body")


def test_a_box_is_read_aloud_by_the_title_that_is_drawn_on_it(
    page: Page, address: str, language: str
) -> None:
    page.goto(f"{address}/?lang={language}")
    for book in SHELF:
        box = page.get_by_role(
            "button", name=re.compile(rf"^{re.escape(lexicon(language).say(f'book-{book}'))}\s")
        )
        expect(box).to_have_count(1)
        cut = box.locator(".title").evaluate("(each) => getComputedStyle(each).maskImage")
        assert cut.endswith(f'/static/art/{book}/title-{language}.svg")')
    assert page.locator(".shelf .title").count() == len(SHELF)


def test_the_names_of_twenty(page: Page, address: str, table: FixtureTable, language: str) -> None:
    """Also of those who are out, with a card beside the name."""
    table.phone = night(language, 20)
    page.goto(f"{address}/t/KJ4M/phone?lang={language}")
    page.wait_for_selector(".name")
    for size in SIZES:
        resize(page, size)
        assert unreadable_words(page, ".name .who") == [], size
        if size["width"] >= COMMON:
            assert unreadable_words(page, ".name .besides") == [], size


def test_the_end_on_a_phone(page: Page, address: str, table: FixtureTable, language: str) -> None:
    cards, face = longest_cards(language), over(language, CROWD)
    ended = [replace(place, card=card) for place, card in zip(face.places, cards, strict=True)]
    table.phone = replace(face, places=tuple(ended))
    page.goto(f"{address}/t/KJ4M/phone?lang={language}")
    page.wait_for_selector(".cards-open")
    assert_words_are_whole(page, ".hand")


def test_the_end_on_the_screen(page: Page, address: str, table: FixtureTable, language: str) -> None:
    cards, face = longest_cards(language), results(language, CROWD)
    table.screen = replace(
        face, rows=tuple(replace(row, card=card) for row, card in zip(face.rows, cards, strict=True))
    )
    page.goto(f"{address}/t/KJ4M/screen?lang={language}")
    page.wait_for_selector(".unveiled")
    assert_words_are_whole(page, ".results")


def test_the_end_at_the_desk(page: Page, address: str, table: FixtureTable, language: str) -> None:
    cards, face = longest_cards(language), desks("classic", language)[-1]
    seats = places(language, CROWD)
    ended = [
        replace(place, card=card, state="won" if place.seat % 2 else "")
        for place, card in zip(seats, cards, strict=True)
    ]
    table.phone = replace(face, places=tuple(ended))
    page.goto(f"{address}/t/KJ4M/desk?lang={language}")
    page.wait_for_selector(".cards-open")
    assert_words_are_whole(page, ".desk")


def test_the_seats_of_the_desk(page: Page, address: str, table: FixtureTable, language: str) -> None:
    """A card may be cut short beside a name, but no line is sliced, and at least six seats are in sight."""
    talk = next(face for face in desks("chicago", language) if face.task == "talk")
    table.phone = talk
    page.goto(f"{address}/t/KJ4M/desk?lang={language}")
    page.wait_for_selector(".seats")
    for size in SIZES:
        resize(page, size)
        assert [word for word in unreadable_words(page, ".seats .label") if word[1] != "cut"] == [], size
        seats, rail = page.locator(".seats").bounding_box(), page.locator(".rail").bounding_box()
        assert seats is not None
        assert rail is not None
        assert seats["height"] > THREE_ROWS, size
        assert rail["y"] + rail["height"] <= size["height"], size
