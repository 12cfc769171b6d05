"""The almanac on phones and on the screen: it is there before anybody looks, and a look-up sends nothing."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

import pytest
from msgspec.structs import replace
from playwright.sync_api import Page, WebSocket, expect
from tests.pages.fixture_table import FixtureTable
from tests.pages.scenes import day, gathering, night, table_screen
from tests.pages.test_phone import open_phone, press

from omerta.table.almanac_bundle import almanac_of, almanac_place
from omerta.table.faces.face_parts import AlmanacHere, Line
from omerta.table.state.lobby import Lobby

BOOK = Lobby("KJ4M", "en", "chicago")
HERE = AlmanacHere(
    almanac_place("KJ4M", BOOK, "en"), (("doctor", 1), ("civilian", 3)), rules=(("open-deck", "Told to all"),)
)
RULE = next(almanac_of(BOOK, "en").rules)


@contextmanager
def nothing_is_sent(page: Page) -> Iterator[None]:
    """Meanwhile nothing goes out, neither by the net nor by the wire."""
    sent: list[str] = []
    page.on("request", lambda request: sent.append(request.url))
    yield
    page.wait_for_timeout(200)
    assert [url for url in sent if not url.startswith("data:")] == []


def with_wire(page: Page) -> list[str | bytes]:
    """What the page says over its wire from now on, but for the beat of its heart."""
    said: list[str | bytes] = []

    def opened(socket: WebSocket) -> None:
        socket.on("framesent", lambda frame: said.append(frame) if frame != "ping" else None)

    page.on("websocket", opened)
    return said


def with_book(page: Page, address: str) -> None:
    with page.expect_response(lambda answer: "/almanac/" in answer.url):
        open_phone(page, address)
    page.wait_for_load_state("networkidle")


def test_by_day_the_cards_of_this_deck_are_looked_up_and_nothing_is_sent(
    page: Page, address: str, table: FixtureTable
) -> None:
    table.phone = replace(day(), almanac=HERE)
    said = with_wire(page)
    with_book(page, address)
    with nothing_is_sent(page):
        page.get_by_role("button", name="More").click()
        page.get_by_role("button", name="Cards and rules").click()
        sheet = page.get_by_role("dialog")
        expect(sheet.locator(".almanac-card h4")).to_have_text(["Doctor", "Civilian × 3"])
        expect(sheet.locator(".almanac-card img")).to_have_count(2)
        sheet.get_by_role("searchbox").fill(RULE.number)
        expect(sheet.locator(".rule p")).to_have_text(RULE.text)
        sheet.get_by_role("searchbox").fill("submarine")
        expect(sheet.get_by_role("status")).to_contain_text("nothing on this")
        sheet.get_by_role("searchbox").fill("")
        sheet.get_by_role("button", name="House rules").click()
        expect(sheet.locator(".almanac-house").first).to_contain_text("Told to all (changed for this evening")
    assert said == []
    assert table.heard == []


def test_why_is_answered_from_the_book_on_the_phone(page: Page, address: str, table: FixtureTable) -> None:
    table.phone = replace(day(), almanac=HERE, line=Line(9, "Somebody spoke.", (RULE.number,)))
    with_book(page, address)
    with nothing_is_sent(page):
        page.get_by_role("button", name="Why").click()
        expect(page.get_by_role("dialog").locator(".rule p")).to_have_text(RULE.text)
    assert table.heard == []


def test_why_leads_into_the_book_where_that_rule_stands(
    page: Page, address: str, table: FixtureTable
) -> None:
    last = [*almanac_of(BOOK, "en").rules][-1]
    table.phone = replace(day(), almanac=HERE, line=Line(9, "Somebody spoke.", (last.number,)))
    with_book(page, address)
    with nothing_is_sent(page):
        page.get_by_role("button", name="Why").click()
        page.get_by_role("button", name="Open the book here").click()
        expect(page.get_by_role("dialog", name="Almanac")).to_be_visible()
        expect(page.locator(f"[id='rule-{last.number}']")).to_be_in_viewport()
    assert table.heard == []
    table.show(phone=replace(night(), almanac=HERE, line=Line(9, "Somebody spoke.", (last.number,))))
    page.get_by_role("button", name="Why").click()
    expect(page.get_by_role("dialog").locator(".rule p")).to_have_text(last.text)
    expect(page.get_by_role("button", name="Open the book here")).to_have_count(0)


def test_where_the_book_has_not_come_why_asks_the_table(
    page: Page, address: str, table: FixtureTable
) -> None:
    table.phone = replace(day(), line=Line(9, "Somebody spoke.", (RULE.number,)))
    open_phone(page, address)
    page.get_by_role("button", name="Why").click()
    assert table.asked(page, 1)[0]["do"] == "why"


def test_in_the_dark_the_almanac_is_under_the_thumb_and_words_only(
    page: Page, address: str, table: FixtureTable
) -> None:
    table.phone = replace(night(), almanac=HERE)
    said = with_wire(page)
    with_book(page, address)
    page.get_by_role("button", name="More").click()
    expect(page.get_by_role("button", name="Cards and rules")).to_have_count(0)
    page.get_by_role("button", name="Close").click()
    press(page, "Hold: my card")
    card = page.locator("#held").bounding_box()
    colour = "(each) => getComputedStyle(each).color"
    ink = {page.locator("#held h2").evaluate(colour), page.locator("#held p").last.evaluate(colour)}
    page.mouse.up()
    with nothing_is_sent(page):
        press(page, "Hold: the almanac")
        held = page.locator("#held")
        expect(held).to_contain_text("Civilian × 3")
        assert held.bounding_box() == card, "the same box as for a card"
        expect(held.locator("img, svg, i, [data-ink], [data-card]")).to_have_count(0)
        inks = held.locator("p, b").evaluate_all("(all) => all.map((each) => getComputedStyle(each).color)")
        assert {*inks} <= ink, "in the same ink"
        page.mouse.up()
        expect(held).to_have_count(0)
    assert said == []


def test_a_long_page_under_the_hold_is_turned_by_arrow_keys(
    page: Page, address: str, table: FixtureTable
) -> None:
    table.phone = replace(night(), almanac=HERE)
    page.set_viewport_size({"width": 360, "height": 500})
    with_book(page, address)
    page.get_by_role("button", name="Hold: the almanac").focus()
    page.keyboard.down(" ")
    held = page.locator("#held")
    assert held.evaluate("(each) => each.scrollHeight > each.clientHeight")
    page.keyboard.press("ArrowDown")
    page.wait_for_function("document.getElementById('held').scrollTop > 0")
    page.keyboard.press("ArrowUp")
    page.wait_for_function("document.getElementById('held').scrollTop === 0")
    held.focus()
    expect(held).to_be_focused()
    page.keyboard.up(" ")
    expect(held).to_have_count(0)


def test_a_sheet_that_is_open_closes_when_night_falls(page: Page, address: str, table: FixtureTable) -> None:
    table.phone = replace(day(), almanac=HERE)
    with_book(page, address)
    page.get_by_role("button", name="More").click()
    page.get_by_role("button", name="Cards and rules").click()
    expect(page.locator(".almanac-card")).to_have_count(2)
    table.show(phone=replace(night(), almanac=HERE))
    expect(page.get_by_role("dialog")).to_have_count(0)


@pytest.mark.parametrize("untold", [False, True])
def test_before_the_deal_it_is_there_too_and_a_deck_nobody_knows_stays_so(
    page: Page, address: str, table: FixtureTable, untold: bool
) -> None:
    here = AlmanacHere(HERE.place, untold=True) if untold else HERE
    table.phone = replace(gathering(organizer=False), almanac=here)
    with page.expect_response(lambda answer: "/almanac/" in answer.url):
        open_phone(page, address)
    page.get_by_role("button", name="Cards and rules").click()
    cards = len(almanac_of(BOOK, "en").cards) if untold else 2
    expect(page.locator(".almanac-card")).to_have_count(cards)
    expect(page.get_by_text("told to nobody")).to_have_count(int(untold))


def test_the_screen_has_it_in_its_menu(page: Page, address: str, table: FixtureTable) -> None:
    table.screen = replace(table_screen(), almanac=HERE)
    with page.expect_response(lambda answer: "/almanac/" in answer.url):
        page.goto(f"{address}/t/KJ4M/screen")
    page.wait_for_load_state("networkidle")
    with nothing_is_sent(page):
        page.get_by_role("button", name="Menu").click()
        page.get_by_role("button", name="Cards and rules").click()
        expect(page.locator(".almanac-card")).to_have_count(2)
