"""The deck builder of a real table, with games really played behind it."""

from __future__ import annotations

from playwright.sync_api import Browser, expect
from tests.browser.hands import Evening, Face, House

PATIENCE = 240.0


def weighed(face: Face) -> bool:
    """Is there a number for the deck?"""
    return bool((face.get("chances") or {}).get("games"))


def test_what_to_expect_appears_while_the_deck_is_built(browser: Browser, house: House) -> None:
    evening = Evening(browser, house, "classic")
    screen, page = evening.screen, evening.screen.page
    page.get_by_role("button", name="Add bots until there are 8 players").click()
    screen.shows(lambda face: face.get("may_start"))
    page.get_by_role("tab", name="Cards").click()
    screen.shows(weighed, PATIENCE)
    numbers = page.locator(".meter b")
    expect(numbers).to_have_count(2)
    expect(numbers.first).to_contain_text("%")

    page.get_by_role("button", name="One less: mafia").click()
    screen.shows(lambda face: mafia(face) == 1)
    expect(page.locator(".meter")).to_have_count(0)  # the book refuses this deck

    page.get_by_role("button", name="One more: mafia").click()
    back = screen.shows(lambda face: mafia(face) == 2)
    assert weighed(back), "a deck that was weighed before is known at once"

    page.get_by_role("button", name="One more: mafia").click()
    screen.shows(lambda face: mafia(face) == 3 and weighed(face), PATIENCE)
    expect(page.locator(".meter .side-name")).to_have_text(["Town", "Mafia"])

    page.get_by_role("button", name="Deal the cards").click()
    screen.shows(lambda face: face.get("stage") in ("dealt", "playing"))
    expect(page.locator(".meter")).to_have_count(0)
    assert evening.problems == []


def mafia(face: Face) -> int:
    """How many mafiosi the deck has."""
    return next(int(card["number"]) for card in face["cards"] if card["role"] == "mafia")
