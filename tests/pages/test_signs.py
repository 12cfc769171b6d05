"""Signs on a phone: a seat, an answer, a card, in any order, and nothing without a confirmation."""

from __future__ import annotations

import pytest
from msgspec.structs import replace
from playwright.sync_api import Page, expect
from tests.pages.fixture_table import FixtureTable
from tests.pages.scenes import night

from omerta.books.shelf import SHELF
from omerta.core.choices import SIGNS
from omerta.table.faces.face_parts import DeedOffer
from omerta.table.faces.models import Panel, Phone
from omerta.words import LANGUAGES, lexicon

CARDS = tuple(SHELF["chicago"].roles)
UNCUT = "[...document.querySelectorAll('.deeds button')].every(each => each.scrollWidth <= each.clientWidth)"


def signs(count: int = 8, language: str = "en") -> Phone:
    """Everybody's phone while two of the table talk in signs."""
    seats, words = tuple(range(1, count + 1)), lexicon(language).of("chicago")
    answers = [DeedOffer(f"sign-{sign}", words.name("sign", sign), 1, seats, 0) for sign in SIGNS]
    cards = [DeedOffer(f"sign-{card}", words.role(card), 1, seats, 0, shows=True) for card in CARDS]
    deeds = (DeedOffer("sign", words.say("table-sign"), 1, seats), *answers, *cards)
    return replace(night(language, count), panel=Panel(9, words.say("table-ask-signs"), deeds, covered=True))


def test_a_seat_and_a_card_are_one_sign(page: Page, address: str, table: FixtureTable) -> None:
    table.phone = signs()
    page.goto(f"{address}/t/KJ4M/phone")
    page.get_by_role("button", name="3. ").click()
    page.get_by_role("button", name="A card").click()
    page.locator("#sheet [data-deed=sign-mafioso]").click()
    expect(page.locator(".deeds [aria-pressed=true]")).to_have_text("Mafioso")
    page.get_by_role("button", name="Confirm").click()
    expect(page.locator(".slot")).to_contain_text("Noted.")
    page.locator(".deeds").get_by_role("button", name="Yes").click()
    page.get_by_role("button", name="Confirm").click()
    asked = [(ask["deed"], ask["targets"]) for ask in table.asked(page, 2)]
    assert asked == [("sign-mafioso", (3,)), ("sign-yes", ())]


def test_whoever_only_points_needs_a_name(page: Page, address: str, table: FixtureTable) -> None:
    table.phone = signs()
    page.goto(f"{address}/t/KJ4M/phone")
    page.locator(".deeds").get_by_role("button", name="Point").click()
    expect(page.get_by_role("button", name="Confirm")).to_be_disabled()


def test_the_cards_are_put_away_when_the_talk_is_over(page: Page, address: str, table: FixtureTable) -> None:
    table.phone = signs()
    page.goto(f"{address}/t/KJ4M/phone")
    page.get_by_role("button", name="A card").click()
    expect(page.locator("#sheet")).to_be_visible()
    table.show(phone=signs())
    expect(page.locator("#sheet")).to_be_visible()
    table.show(phone=night())
    expect(page.locator("#sheet")).to_be_hidden()


@pytest.mark.measured
@pytest.mark.parametrize("language", LANGUAGES)
def test_signs_of_twenty_need_no_scrolling(
    page: Page, address: str, table: FixtureTable, language: str
) -> None:
    table.language, table.phone = language, signs(20, language)
    page.goto(f"{address}/t/KJ4M/phone")
    page.locator(".deeds .cards").click()
    page.locator("#sheet [data-deed=sign-ghost-talker]").click()
    assert page.evaluate(UNCUT)
    deeds = page.locator(".deeds").bounding_box()
    assert deeds is not None
    assert deeds["height"] < 60
    for last in (".name >> nth=19", ".confirm"):
        box = page.locator(last).bounding_box()
        assert box is not None
        assert box["y"] + box["height"] <= 640
