"""Before the deal the screen shows the way for phones: another address, whether any came, and what helps."""

from __future__ import annotations

import pytest
from msgspec.structs import replace
from playwright.sync_api import Locator, Page, expect
from tests.pages.fixture_table import FixtureTable
from tests.pages.scenes import addresses, gathering, table_screen

from omerta.table.faces.gathering_model import Gathering
from omerta.table.web.templating import page_words
from omerta.words import LANGUAGES

WORDS = page_words("en")
OTHER, NONE, CAME = (WORDS[f"page-reach-{each}"] for each in ("other", "none", "came"))
MINUTE = 61_000


def empty(number: int = 1, *, chosen: int = 0, reached: bool = False) -> Gathering:
    """Nobody sits here yet, on a machine with so many addresses."""
    found = tuple(replace(each, reached=reached and each.chosen) for each in addresses(number, chosen))
    return replace(gathering(count=0), addresses=found)


def show(page: Page, address: str, table: FixtureTable, face: Gathering, kind: str = "screen") -> Locator:
    """The page with this face, and the line below the address."""
    table.phone = table.screen = face
    page.set_viewport_size({"width": 1280, "height": 720})
    page.goto(f"{address}/t/KJ4M/{kind}")
    page.locator(".address, .people").first.wait_for(state="attached")
    return page.locator("button.reach")


@pytest.mark.parametrize("language", LANGUAGES)
def test_where_nobody_comes_one_quiet_line_leads_to_what_helps(
    own_page: Page, address: str, table: FixtureTable, language: str
) -> None:
    own_page.clock.install()
    words, face = page_words(language), empty()
    table.screen = replace(face, language=language)
    own_page.set_viewport_size({"width": 1280, "height": 720})
    own_page.goto(f"{address}/t/KJ4M/screen?lang={language}")
    expect(own_page.locator(".invitation .address")).to_have_text(face.address)
    expect(own_page.locator("button.reach")).to_have_count(0)
    own_page.clock.fast_forward(MINUTE)
    own_page.get_by_role("button", name=words["page-reach-none"]).click()
    sheet = own_page.get_by_role("dialog")
    for step in ("same", "data", "apart"):
        expect(sheet).to_contain_text(words[f"page-reach-{step}"])
    for line in words["page-reach-firewall"].replace("{port}", "8000").split("\n"):
        expect(sheet.locator(".reach-steps")).to_contain_text(line)
    expect(sheet.locator(".typed")).to_have_text("http://192.168.1.20:8000/here")
    expect(sheet.get_by_role("radio")).to_have_count(0)
    assert sheet.evaluate("sheet => sheet.scrollWidth <= sheet.clientWidth")


def test_another_address_is_one_tap_and_the_code_follows(
    page: Page, address: str, table: FixtureTable
) -> None:
    line = show(page, address, table, empty(2))
    expect(line).to_have_text(OTHER)
    line.click()
    sheet = page.get_by_role("dialog")
    expect(sheet.get_by_role("radio", name="192.168.1.20 Wi-Fi")).to_be_checked()
    sheet.get_by_text("10.0.0.7").click()
    assert table.asked(page, 1) == [{"do": "address", "host": "10.0.0.7"}]
    before = page.locator(".invitation .qr").get_attribute("src")
    moved = replace(
        empty(2, chosen=1),
        address="http://10.0.0.7:8000/j/KJ4M",
        qr="<svg xmlns='http://www.w3.org/2000/svg'/>",
    )
    table.show(screen=moved)
    expect(sheet.get_by_role("radio", name="10.0.0.7")).to_be_checked()
    expect(sheet.locator(".typed")).to_have_text("http://10.0.0.7:8000/here")
    expect(page.locator(".invitation .address")).to_have_text("http://10.0.0.7:8000/j/KJ4M")
    assert page.locator(".invitation .qr").get_attribute("src") != before


def test_when_a_phone_has_come_it_is_told_and_nobody_wonders(
    own_page: Page, address: str, table: FixtureTable
) -> None:
    own_page.clock.install()
    line = show(own_page, address, table, empty())
    own_page.clock.fast_forward(MINUTE)
    expect(line).to_have_text(NONE)
    table.show(screen=empty(reached=True))
    expect(own_page.locator(".invitation")).to_contain_text(CAME)
    expect(line).to_have_count(0)
    table.show(screen=replace(gathering(), addresses=empty(reached=True).addresses))
    expect(own_page.locator(".chair").first).to_be_visible()
    expect(own_page.locator(".invitation")).not_to_contain_text(CAME)
    table.show(screen=replace(gathering(), addresses=empty(2, reached=True).addresses))
    expect(line).to_have_text(OTHER)


@pytest.mark.parametrize(
    "face", [replace(empty(2), hosting="person", printed=True), empty(0)], ids=["printed", "told"]
)
def test_where_no_phone_is_needed_or_the_address_was_told_nothing_is_said(
    own_page: Page, address: str, table: FixtureTable, face: Gathering
) -> None:
    own_page.clock.install()
    line = show(own_page, address, table, face)
    own_page.clock.fast_forward(MINUTE)
    table.show(screen=replace(face, watching=1))
    expect(own_page.locator(".centre")).to_contain_text(WORDS["page-watching"].replace("{number}", "1"))
    expect(line).to_have_count(0)


@pytest.mark.parametrize("kind", ["desk", "phone"])
def test_without_a_wide_screen_the_way_is_chosen_beside_the_invitation(
    page: Page, address: str, table: FixtureTable, kind: str
) -> None:
    show(page, address, table, empty(2), kind)
    page.get_by_role("tab").first.click()
    page.get_by_role("button", name=WORDS["page-invite"]).click()
    page.get_by_role("dialog").get_by_role("button", name=OTHER).click()
    page.get_by_role("dialog").get_by_text("10.0.0.7").click()
    assert table.asked(page, 1) == [{"do": "address", "host": "10.0.0.7"}]


def test_during_a_game_a_friend_is_brought_by_the_other_address(
    page: Page, address: str, table: FixtureTable
) -> None:
    table.screen = replace(table_screen(sky="noon"), organizer=True, addresses=addresses(2))
    page.set_viewport_size({"width": 1280, "height": 720})
    page.goto(f"{address}/t/KJ4M/screen")
    page.get_by_role("button", name=WORDS["page-menu"]).click()
    page.get_by_role("button", name=WORDS["page-bring-friend"]).click()
    sheet = page.get_by_role("dialog")
    expect(sheet.locator(".qr")).to_have_attribute("src", "/t/KJ4M/invitation.svg?by=192.168.1.20")
    sheet.get_by_text("10.0.0.7").click()
    assert table.asked(page, 1) == [{"do": "address", "host": "10.0.0.7"}]
    table.show(screen=replace(table.screen, addresses=addresses(2, 1)))
    expect(sheet.locator(".qr")).to_have_attribute("src", "/t/KJ4M/invitation.svg?by=10.0.0.7")
    table.show(screen=replace(table.screen, addresses=()))
    expect(sheet.locator(".qr")).to_have_attribute("src", "/t/KJ4M/invitation.svg")
    expect(sheet.get_by_role("radio")).to_have_count(0)
