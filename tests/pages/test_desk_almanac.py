"""The almanac at the desk: a tap or a key away, below what is to be said, dim at night. It sends nothing."""

from __future__ import annotations

import pytest
from msgspec.structs import replace
from playwright.sync_api import Locator, Page, ViewportSize, expect
from tests.pages.desk_scenes import desks
from tests.pages.fixture_table import FixtureTable
from tests.pages.scenes import gathering
from tests.pages.test_almanac_sheet import BOOK, HERE, RULE, nothing_is_sent, with_wire
from tests.pages.test_desk_cues import dawn

from omerta.table.almanac_bundle import almanac_of
from omerta.table.faces.desk_model import Desk
from omerta.table.faces.face_parts import Line, Plea

PHONE: ViewportSize = {"width": 390, "height": 844}
SIZES: tuple[ViewportSize, ...] = (
    {"width": 360, "height": 640},
    PHONE,
    {"width": 768, "height": 1024},
    {"width": 1024, "height": 768},
    {"width": 1366, "height": 768},
)
LAST = [*almanac_of(BOOK, "en").rules][-1]
NEWS = "Something new is on the desk."
BRIGHTEST = """(root) => {
  const light = (colour) => {
    const [red, green, blue, there = 1] = colour.match(/[\\d.]+/g).map(Number);
    return there * (0.2126 * red + 0.7152 * green + 0.0722 * blue);
  };
  const looks = [root, ...root.querySelectorAll('*')].map((each) => getComputedStyle(each));
  return Math.max(...looks.flatMap(({ color, backgroundColor }) => [light(color), light(backgroundColor)]));
}"""
WRITTEN = """([key, code]) =>
  document.body.dispatchEvent(new KeyboardEvent('keydown', { key, code, bubbles: true }))"""


def scene(task: str) -> Desk:
    """A desk of this book, with the almanac on it."""
    return replace(next(face for face in desks("chicago") if face.task == task), almanac=HERE)


def opened(page: Page, address: str, table: FixtureTable, face: Desk) -> None:
    """The desk, and the almanac has come."""
    table.phone = face
    with page.expect_response(lambda answer: "/almanac/" in answer.url):
        page.goto(f"{address}/t/KJ4M/desk")
    page.wait_for_load_state("networkidle")
    expect(page.locator(".rail")).to_be_visible()


def sheet(page: Page) -> Locator:
    return page.locator("#sheet[data-sheet='almanac']")


def test_the_host_looks_anything_up_and_nothing_is_sent(
    page: Page, address: str, table: FixtureTable
) -> None:
    said = with_wire(page)
    opened(page, address, table, scene("talk"))
    with nothing_is_sent(page):
        page.get_by_role("button", name="Book", exact=True).click()
        expect(sheet(page).locator(".almanac-card h4")).to_have_text(["Doctor", "Civilian × 3"])
        expect(sheet(page).locator(".almanac-card img")).to_have_count(2)
        sheet(page).get_by_role("button", name="What wins").click()
        sheet(page).get_by_role("button", name="House rules").click()
        expect(sheet(page).locator(".almanac-house").first).to_contain_text("Told to all (changed")
        sheet(page).get_by_role("searchbox").fill(LAST.number)
        expect(sheet(page).locator(".rule p")).to_have_text(LAST.text)
        sheet(page).get_by_role("searchbox").fill("doctor")
        expect(sheet(page).locator(".almanac-card h4").first).to_have_text("Doctor")
    assert said == []
    assert table.heard == []


@pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size['width']}x{size['height']}")
@pytest.mark.measured
def test_what_is_to_be_said_stays_in_sight(
    page: Page, address: str, table: FixtureTable, size: ViewportSize
) -> None:
    page.set_viewport_size(size)
    opened(page, address, table, scene("gesture"))
    page.locator(".tool[data-tool='book']").click()
    cue, book = page.locator(".cue").bounding_box(), sheet(page).bounding_box()
    assert cue is not None
    assert book is not None
    assert cue["y"] + cue["height"] <= book["y"] + 1 or cue["x"] + cue["width"] <= book["x"] + 1
    assert book["height"] >= size["height"] / 2, "and there is room to read"
    assert book["y"] + book["height"] <= size["height"] + 1
    shade = sheet(page).evaluate("(each) => getComputedStyle(each, '::backdrop').backgroundImage")
    assert "rgba(0, 0, 0, 0)" in shade, "what is to be said is not in the shade"
    page.mouse.click(cue["x"] + 40, cue["y"] + 4)
    expect(sheet(page)).to_be_hidden()


def test_in_the_dark_it_is_words_alone_and_dimmer_than_the_desk(
    page: Page, address: str, table: FixtureTable
) -> None:
    bright, dark = scene("talk"), scene("gesture")
    assert (bright.dark, dark.dark) == (False, True)
    opened(page, address, table, bright)
    page.locator(".tool[data-tool='book']").click()
    by_day = sheet(page).evaluate(BRIGHTEST)
    table.show(dark)
    expect(sheet(page).locator(".almanac-card img")).to_have_count(0)
    expect(sheet(page).locator(".almanac-card h4")).to_have_count(2)
    by_night, desk = sheet(page).evaluate(BRIGHTEST), page.locator(".desk").evaluate(BRIGHTEST)
    assert by_night < 0.85 * by_day
    assert by_night < 0.85 * desk


def test_a_sentence_that_comes_meanwhile_is_seen_to_have_come(
    page: Page, address: str, table: FixtureTable
) -> None:
    page.set_viewport_size(PHONE)
    opened(page, address, table, replace(dawn(1), almanac=HERE))
    page.locator(".tool[data-tool='book']").click()
    status = sheet(page).locator(".meanwhile")
    expect(status).to_have_text("")
    sheet(page).get_by_role("searchbox").fill("doctor")
    table.show(replace(dawn(1), almanac=HERE, title="Only the title"))
    expect(page.locator(".whoami b")).to_have_text("Only the title")
    expect(status).to_have_text("")
    table.show(replace(dawn(2), almanac=HERE))
    expect(status).to_contain_text(NEWS)
    expect(page.locator(".cue .spoken")).to_contain_text("Vera did not live")
    expect(sheet(page).get_by_role("searchbox")).to_have_value("doctor")
    page.get_by_role("button", name="Close").click()
    page.locator(".tool[data-tool='book']").click()
    expect(status).to_have_text("")
    table.show(replace(dawn(2), almanac=HERE, pleas=(Plea(1, "Somebody wants his seat back.", mine=True),)))
    expect(status).to_contain_text(NEWS)
    assert table.heard == []


def test_what_the_hand_was_doing_is_still_there_and_the_space_bar_means_the_big_key(
    page: Page, address: str, table: FixtureTable
) -> None:
    votes = next(face for face in desks("classic") if face.task == "votes")
    opened(page, address, table, replace(votes, almanac=HERE))
    seat = page.locator(".seat:enabled").first
    seat.click()
    expect(seat).to_have_attribute("aria-pressed", "true")
    hand = page.locator(".desk-middle, .cue, .desk-task")
    before = hand.all_inner_texts(), seat.get_attribute("aria-pressed")
    for close in ("Escape", "Close"):
        page.locator(".tool[data-tool='book']").click()
        expect(sheet(page)).to_be_visible()
        if close == "Escape":
            page.keyboard.press(close)
        else:
            page.get_by_role("button", name=close).click()
        expect(page.locator("#sheet > *")).to_have_count(0)
        assert (hand.all_inner_texts(), seat.get_attribute("aria-pressed")) == before
    assert table.heard == []
    page.keyboard.press("Space")
    assert table.asked(page, 1)[0]["do"] == "host", "and not the book once more"
    expect(sheet(page)).to_be_hidden()


@pytest.mark.parametrize("book", ["b", "и"])
def test_a_key_opens_it_in_any_layout_and_one_types_at_once(
    page: Page, address: str, table: FixtureTable, book: str
) -> None:
    opened(page, address, table, scene("talk"))
    page.evaluate(WRITTEN, ["г", "KeyU"])
    expect(page.locator("#sheet[data-sheet='undo']")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.locator("#sheet > *")).to_have_count(0)
    page.evaluate(WRITTEN, ["?", "Slash"])
    expect(page.locator("#sheet .keys")).to_contain_text("the book: cards and rules")
    page.keyboard.press("Escape")
    expect(page.locator("#sheet > *")).to_have_count(0)
    page.evaluate(WRITTEN, [book, "KeyB"])
    expect(sheet(page).get_by_role("searchbox")).to_be_focused()
    page.keyboard.type(RULE.number)
    expect(sheet(page).locator(".rule p")).to_have_text(RULE.text)
    page.keyboard.press("Escape")
    expect(sheet(page).get_by_role("searchbox")).to_have_value("")
    page.keyboard.press("Escape")
    expect(sheet(page)).to_be_hidden()
    assert table.heard == []


@pytest.mark.parametrize("task", ["talk", "gesture"])
def test_why_at_the_desk_leads_into_it_at_that_very_rule(
    page: Page, address: str, table: FixtureTable, task: str
) -> None:
    opened(page, address, table, replace(scene(task), say=(Line(9, "Somebody spoke.", (LAST.number,)),)))
    with nothing_is_sent(page):
        page.locator(".cue .why").click()
        expect(page.locator("#sheet .rule p")).to_have_text(LAST.text)
        page.get_by_role("button", name="Open the book here").click()
        expect(page.locator(f"[id='rule-{LAST.number}']")).to_be_in_viewport()
    assert table.heard == []


def test_before_the_deal_the_desk_has_it_and_a_desk_that_is_passed_round_has_not(
    page: Page, address: str, table: FixtureTable
) -> None:
    table.phone = replace(gathering(), almanac=HERE, hosting="person")
    with page.expect_response(lambda answer: "/almanac/" in answer.url):
        page.goto(f"{address}/t/KJ4M/desk")
    page.wait_for_load_state("networkidle")
    page.get_by_role("button", name="Cards and rules").first.click()
    expect(page.locator(".almanac-card")).to_have_count(2)
    dealt = replace(scene("talk"), stage="dealt", task="dealt")
    table.show(dealt)
    expect(page.locator(".looks")).to_be_visible()
    page.keyboard.press("b")
    expect(page.locator(".tool")).to_have_count(0)
    expect(sheet(page)).to_be_hidden()
