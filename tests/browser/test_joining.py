"""The way from the code to a seat, as hands really go it."""

from __future__ import annotations

from playwright.sync_api import Browser, expect
from tests.browser.hands import Evening, House

TAP_TWICE = "button => { button.click(); setTimeout(() => button.click(), 4); }"


def test_a_finger_that_taps_twice_sits_down_once(browser: Browser, house: House) -> None:
    evening = Evening(browser, house, "classic")
    page = browser.new_context(locale="en-US").new_page()
    page.goto(f"{house.base}/j/{evening.code}")
    page.locator("input[name=name]").fill("Anna")
    page.locator("button[value=player]").evaluate(TAP_TWICE)
    expect(page).to_have_url(f"{house.base}/t/{evening.code}")
    face = evening.screen.shows(lambda face: face["seats"])
    assert [seat["name"] for seat in face["seats"]] == ["Anna"]
