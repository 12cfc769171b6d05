"""Somebody records a narrator on the machine of the table, and the table speaks with that voice."""

from __future__ import annotations

import re
from pathlib import Path

from playwright.sync_api import Browser, Page, Response, expect
from tests.browser.hands import SCREEN, Evening, House

from omerta.table.voice.narrators import lines_of


def studio(browser: Browser, house: House, name: str, book: str = "classic") -> Page:
    """The page of the narrator, with a new reading begun on it."""
    page = browser.new_context(viewport=SCREEN, locale="en-US", reduced_motion="reduce").new_page()
    page.goto(house.base)
    page.get_by_role("link", name="Record a narrator of your own").click()
    page.get_by_label("Whose voice it is").fill(name)
    page.get_by_label("The book").select_option(book)
    page.get_by_role("button", name="Begin").click()
    expect(page.get_by_role("heading", name=name)).to_be_visible()
    return page


def record(page: Page, seconds: float = 0.5) -> None:
    """By the keyboard alone: the space bar, and once more."""
    page.keyboard.press("Space")
    expect(page.get_by_role("button", name="Stop")).to_be_focused()
    page.wait_for_timeout(1000 * seconds)
    page.keyboard.press("Space")
    expect(page.get_by_role("button", name="Record")).to_be_focused()
    assert "could not be kept" not in page.locator("main").inner_text()


def test_lines_are_recorded_heard_recorded_anew_and_discarded(browser: Browser, house: House) -> None:
    page = studio(browser, house, "Grandmother")
    status, lines = page.get_by_role("status"), len(lines_of("classic", "en"))
    expect(status).to_contain_text(f"Recorded: 0 of {lines}, 0 s")
    first = page.locator(".studio .text").inner_text()
    record(page, 1.1)
    expect(page.locator(".problem")).to_have_count(0)
    expect(status).to_contain_text(f"Recorded: 1 of {lines}, 1 s")
    with page.expect_response(re.compile("/lines/")) as heard:
        page.keyboard.press("l")
    assert heard.value.headers["content-type"] == "audio/webm"
    page.keyboard.press("ArrowRight")
    expect(page.locator(".studio .text")).not_to_have_text(first)
    record(page, 1.2)
    expect(status).to_contain_text(re.compile(f"Recorded: 2 of {lines}, [23] s"))
    page.keyboard.press("ArrowLeft")
    expect(page.locator(".studio .text")).to_have_text(first)
    record(page, 3)
    expect(status).to_contain_text(re.compile(f"Recorded: 2 of {lines}, [45] s"))
    page.get_by_role("button", name="Discard").click()
    expect(status).to_contain_text(f"Recorded: 1 of {lines}")
    page.reload()
    page.get_by_role("button", name="Grandmother").click()
    expect(page.locator(".studio .text")).to_have_text(first)
    page.get_by_role("button", name="The next one that is missing").click()
    expect(page.locator(".studio .moment")).to_contain_text(f"3 / {lines}")


def test_whoever_gets_no_microphone_is_told_what_to_do(browser: Browser, house: House) -> None:
    page = studio(browser, house, "Cousin")
    page.evaluate(
        "() => { navigator.mediaDevices.getUserMedia = async () => { throw new DOMException('no'); }; }"
    )
    page.keyboard.press("Space")
    expect(page.get_by_role("alert")).to_contain_text("The browser gives this page no microphone")
    expect(page.get_by_role("button", name="Record")).to_be_focused()


def test_a_narrator_is_taken_along_and_brought_back(browser: Browser, house: House, tmp_path: Path) -> None:
    page = studio(browser, house, "Uncle", "family")
    record(page)
    with page.expect_download() as taken:
        page.get_by_role("link", name="Take along as a file").click()
    file = tmp_path / "narrator.zip"
    taken.value.save_as(file)
    page.get_by_role("button", name="Delete this narrator").click()
    page.get_by_role("button", name="Delete", exact=True).click()
    expect(page.get_by_role("button", name="Uncle")).to_have_count(0)
    bring = page.get_by_label("Bring a narrator along as a file")
    damaged = tmp_path / "damaged.zip"
    damaged.write_bytes(file.read_bytes()[: file.stat().st_size // 2])
    bring.set_input_files(damaged)
    expect(page.get_by_role("alert")).to_contain_text("This file is no narrator, or it is damaged")
    bring.set_input_files(file)
    expect(page.get_by_role("heading", name="Uncle")).to_be_visible()
    expect(page.get_by_role("status")).to_contain_text("Recorded: 1 of")


def test_the_table_speaks_with_the_voice_that_was_recorded(browser: Browser, house: House) -> None:
    page = studio(browser, house, "Aunt")
    while page.locator(".studio .moment span").first.inner_text() == "It gets dark":
        record(page, 0.2)
        page.keyboard.press("ArrowRight")

    evening, played = Evening(browser, house, "classic"), list[Response]()
    screen = evening.screen.page
    screen.on("response", lambda answer: played.append(answer) if "/sounds/" in answer.url else None)
    evening.ask("bots", number=8)
    screen.get_by_role("tab", name="Table").click()
    screen.get_by_label("The narrator").select_option(label="Aunt")
    evening.screen.shows(lambda face: face.get("narrator"))
    evening.deal()
    evening.screen.shows(lambda face: any(line.get("recorded") for line in face.get("say", ())))
    first = evening.screen.face["say"][0]
    assert first["recorded"]
    assert len(first["sounds"]) == 2, "a scene, and what to do with one's eyes"
    screen.wait_for_timeout(1500)
    kinds = [answer.headers["content-type"] for answer in played]
    assert kinds[:2] == ["audio/webm", "audio/webm"]
    assert evening.problems == []
