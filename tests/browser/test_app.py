"""The table as an app: its look is kept and nothing else, and out of reach it says a kind word."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect
from tests.browser.hands import Evening, House
from tests.browser.policies import by_chance

from omerta.words import LANGUAGES, lexicon

pytestmark = pytest.mark.waits
READY = "navigator.serviceWorker.ready.then((found) => Boolean(found.active))"
KEPT = """async () => {
  const kept = [];
  for (const name of await caches.keys())
    for (const request of await (await caches.open(name)).keys()) kept.push(new URL(request.url).pathname);
  return kept;
}"""
OLDER = "omerta-look-of-last-year"


def kept_by(page: Page) -> list[str]:
    page.evaluate(READY)
    found: list[str] = page.evaluate(KEPT)
    return found


def test_after_a_game_nothing_is_kept_but_the_look(browser: Browser, house: House) -> None:
    evening = Evening(browser, house, "classic")
    evening.ask("pace", pace="together")
    anna = evening.join("Anna", by_chance(1))
    evening.ask("bots", number=6)
    evening.deal()
    evening.play()
    for device in (anna, evening.screen):
        kept = kept_by(device.page)
        assert "/static/phone.js" in kept
        assert [each for each in kept if not each.startswith("/static/")] == ["/offline"]
        assert len(kept) == len({*kept})
    assert evening.problems == []


@pytest.fixture
def own_house(tmp_path: Path) -> Iterator[House]:
    house = House(tmp_path)
    house.start()
    yield house
    house.stop()


def test_out_of_reach_a_kind_page_is_shown_in_all_languages(browser: Browser, own_house: House) -> None:
    page = browser.new_context().new_page()
    page.goto(f"{own_house.base}/static/mark.svg")
    page.evaluate(f"caches.open('{OLDER}')")
    page.goto(own_house.base)
    page.evaluate(READY)
    page.wait_for_function(f"caches.has('{OLDER}').then((there) => !there)")
    page.reload()
    own_house.kill()
    page.goto(f"{own_house.base}/t/KJ4M/phone")
    for language in LANGUAGES:
        expect(page.get_by_role("heading", name=lexicon(language).say("page-offline"))).to_be_visible()
    own_house.start()
    page.get_by_role("link", name=lexicon("en").say("page-offline-again")).click()
    expect(page.get_by_role("heading", name=lexicon("en").say("page-offline"))).to_have_count(0)
