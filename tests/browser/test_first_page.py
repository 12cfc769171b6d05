"""The ways from the first page, as hands, keys and a browser without scripts go them."""

from __future__ import annotations

import re

from playwright.sync_api import Browser, expect
from tests.browser.hands import PHONE, Evening, House, Phone

from omerta.words import lexicon

WORDS = lexicon("en")


def test_who_hosts_is_at_his_desk_without_a_script(browser: Browser, house: House) -> None:
    page = browser.new_context(locale="en-US", java_script_enabled=False).new_page()
    page.goto(house.base)
    page.get_by_role("radio", name=WORDS.say("page-lead-person")).check()
    page.locator("button[value=family]").click()
    expect(page).to_have_url(re.compile("/t/[A-Z0-9]+/desk$"))


def test_keys_choose_who_leads(browser: Browser, house: House) -> None:
    page = browser.new_context(locale="en-US").new_page()
    page.goto(house.base)
    page.get_by_role("radio", name=WORDS.say("page-lead-table")).focus()
    page.keyboard.press("ArrowDown")
    expect(page.get_by_role("radio", name=WORDS.say("page-lead-person"))).to_be_checked()
    page.locator("button[value=chicago]").focus()
    page.keyboard.press("Enter")
    expect(page).to_have_url(re.compile("/desk$"))
    expect(page.locator(".guests input")).to_be_visible()


def test_alone_a_first_game_is_one_tap_away_and_explains_itself(browser: Browser, house: House) -> None:
    page = browser.new_context(locale="en-US", viewport=PHONE, has_touch=True).new_page()
    phone = Phone(page, lambda face: None)
    page.goto(house.base)
    page.get_by_role("button", name=WORDS.say("page-alone")).tap()
    phone.shows(lambda face: face.get("stage") == "dealt")
    expect(page.locator(".primer li")).to_have_count(5)
    last, act = page.locator(".primer").bounding_box(), page.locator(".acts").bounding_box()
    assert last is not None
    assert act is not None
    assert last["y"] + last["height"] <= act["y"], "nothing lies over the last sentence"
    phone.act()
    phone.shows(lambda face: face.get("purpose"))
    expect(page.locator(".purpose")).to_have_text(str(phone.face["purpose"]))
    assert phone.problems == []


def test_who_is_removed_is_told_and_a_friend_is_brought_from_the_menu(browser: Browser, house: House) -> None:
    evening = Evening(browser, house, "classic")
    evening.ask("bots", number=8)
    phone = evening.join("Vera", lambda face: None)
    assert len(phone.shows(lambda face: face.get("me"))["seats"]) == 8
    evening.ask("leave", person=phone.face["me"])
    phone.shows(lambda face: face.get("removed"))
    expect(phone.page.get_by_role("alert")).to_have_text(WORDS.say("page-removed"))
    evening.deal()
    evening.screen.page.keyboard.press("m")
    evening.screen.page.get_by_role("button", name=WORDS.say("page-bring-friend")).click()
    picture = evening.screen.page.locator("#sheet img.qr")
    expect(picture).to_be_visible()
    assert picture.evaluate("image => image.decode().then(() => image.naturalWidth > 0)")
    assert evening.problems == []
