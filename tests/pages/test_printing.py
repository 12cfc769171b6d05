"""The quiet button under the deck: there where the deck can be printed, for guests too, and nowhere else."""

from __future__ import annotations

import pytest
from msgspec.structs import replace
from playwright.sync_api import Page, expect
from tests.pages.fixture_table import FixtureTable
from tests.pages.scenes import gathering

from omerta.words import LANGUAGES, lexicon


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_deck_is_printed_from_under_its_cards(
    page: Page, address: str, table: FixtureTable, language: str
) -> None:
    words = lexicon(language)
    face = replace(gathering(language, organizer=False, me=104), prints=True)
    table.phone = face
    page.goto(f"{address}/t/KJ4M/phone?lang={language}")
    page.get_by_role("tab", name=words.say("page-tab-cards")).click()
    link = page.get_by_role("link", name=words.say("page-print-deck"))
    expect(link).to_have_attribute("href", f"/t/{face.code}/deck.pdf")
    expect(link).to_be_visible()
    table.show(*[replace(face, prints=False)] * 2)
    expect(link).to_have_count(0)
