"""The host's hand: a circle that never moves, half the taps, the end of a game, a remote in the pocket."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser, ViewportSize, expect
from tests.browser.desks import TABLET, Desk
from tests.browser.hands import PHONE, SCREEN, Device, Face, House
from tests.browser.taps import NAMES, CountedDesk

ON_COMMIT_D95F671 = 112  # taps that the same game took on the desk before it was made for one hand
BOXES = """[...document.querySelectorAll(".seat")].map((seat) => {
  const { x, y, width, height } = seat.getBoundingClientRect();
  return [seat.dataset.seat, x, y, width, height].join();
}).join(" ")"""
COVERED = """[...document.querySelectorAll(".desk button:enabled")].filter((button) => {
  const { left, top, width, height } = button.getBoundingClientRect();
  if (button.closest(".chips, .numbers")) return false;  // they may be scrolled to
  const there = document.elementFromPoint(left + width / 2, top + height / 2);
  return !there || there.closest("button") !== button;
}).map((button) => button.outerHTML.slice(0, 90))"""


class MeasuredDesk(CountedDesk):
    """A desk of which every step is measured: where seats stand, and whether a finger reaches each button."""

    def __init__(self, browser: Browser, house: House, size: ViewportSize) -> None:
        super().__init__(browser, house, size)
        self.circles: dict[str, str] = {}

    def step_of_the_game(self, face: Face) -> None:
        boxes = self.page.evaluate(BOXES)
        if boxes:  # an answer is shown in the place of the circle
            self.circles.setdefault(boxes, face["task"])
        assert self.page.evaluate(COVERED) == [], face["task"]
        super().step_of_the_game(face)


@pytest.mark.parametrize("size", [TABLET, SCREEN, PHONE], ids=["tablet", "laptop", "phone"])
def test_the_circle_never_moves_and_the_game_takes_half_the_taps(
    browser: Browser, house: House, size: ViewportSize
) -> None:
    desk = MeasuredDesk(browser, house, size)
    desk.write_down(NAMES)
    desk.deal()
    taps = desk.lead_it()
    assert len(desk.circles) == 1, desk.circles
    assert taps.total() <= ON_COMMIT_D95F671 // 2, taps
    assert desk.problems == []


def test_a_host_ends_a_game(browser: Browser, house: House) -> None:
    desk = Desk(browser, house, "classic")
    desk.write_down(NAMES)
    desk.deal()
    desk.lead(lambda face: face["task"] == "gesture")
    desk.tool("lead")
    desk.page.locator("#sheet [data-end]").click()
    desk.page.locator("#sheet[data-sheet='sure'] .big").click()
    desk.shows(lambda face: face["type"] == "gathering")
    assert len(desk.face["seats"]) == len(NAMES)
    assert desk.problems == []


def test_a_phone_becomes_the_remote_and_leads_on(browser: Browser, house: House) -> None:
    desk = Desk(browser, house, "family")
    desk.write_down(NAMES)
    desk.deal()
    desk.tool("lead")
    desk.page.locator("#sheet [data-remote]").click()
    expect(desk.page.locator("#sheet .remote-code")).to_be_visible()
    word = desk.page.locator("#sheet .remote-code").inner_text()
    context = browser.new_context(viewport=PHONE, has_touch=True, is_mobile=True, locale="en-US")
    context.set_default_timeout(12_000)
    remote = Device(context.new_page())
    remote.page.goto(f"{house.base}/t/{desk.code}/remote")
    remote.page.locator("input[name=word]").fill("nonsense")
    remote.page.locator("button[type=submit]").click()
    expect(remote.page.locator(".remote-word p")).to_contain_text("does not know this word")
    remote.page.goto(f"{house.base}/t/{desk.code}/screen")
    remote.page.goto(f"{house.base}/t/{desk.code}/remote#{word}")
    expect(remote.page.locator(".remote-say .spoken")).to_contain_text("Close your eyes")
    desk.page.keyboard.press("Escape")
    expect(remote.page.locator(".remote-keys .big")).to_be_disabled()
    desk.lead(lambda face: face["task"] == "proceed")
    before = desk.face["moment"]
    remote.page.locator(".remote-keys .big").click()
    desk.shows(lambda face: face["task"] == "talk")
    assert desk.face["moment"] > before
    said = " ".join(line["text"] for line in desk.face["say"])
    expect(remote.page.locator(".remote-say .spoken")).to_have_text(said)
    remote.page.locator(".remote-keys button").nth(2).click()
    desk.shows(lambda face: face.get("clock", {}).get("paused"))
    expect(remote.page.locator(".remote-keys button").nth(1)).to_be_enabled()
    remote.page.locator(".remote-keys button").nth(1).click()
    desk.shows(lambda face: face["task"] == "proceed")
    assert [*desk.problems, *remote.problems] == []
