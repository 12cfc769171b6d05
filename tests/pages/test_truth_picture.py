"""The truth afterwards in a real browser: it follows the replay, singles out a seat, and can be read."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from msgspec.structs import replace
from playwright.sync_api import Browser, Page, expect
from tests.pages.contrast import faint_texts
from tests.pages.fixture_table import BOOKS
from tests.table.evenings import laid, played

from omerta.books.shelf import SHELF
from omerta.bots.hindsight import hindsight
from omerta.table.replay import exports, worded
from omerta.table.replay.shown_truth import ShownTruth, shown_truth
from omerta.table.replay.steps import course
from omerta.words import LANGUAGES

SEATS = 9
Shared = tuple[Path, ShownTruth]


@pytest.fixture(scope="module")
def shared(tmp_path_factory: pytest.TempPathFactory) -> Shared:
    """A game as it is taken home."""
    lobby, game, events = played(laid("family", SEATS), 3)
    found, seen = hindsight(game), course(SHELF["family"], events)
    assert found is not None
    result = lobby.results[0]
    truth = shown_truth(lobby, result, seen, found, LANGUAGES)
    file = tmp_path_factory.mktemp("shared") / "game.html"
    whole = replace(worded.replay(lobby, result, seen, LANGUAGES), truth=truth)
    file.write_text(exports.as_page(whole), "utf-8")
    return file, truth


@pytest.fixture
def picture(browser: Browser, shared: Shared) -> Iterator[Page]:
    """The file, opened from a disk; anything that goes wrong there is an error."""
    context = browser.new_context(
        viewport={"width": 1280, "height": 720}, bypass_csp=True, reduced_motion="reduce", locale="en"
    )
    page = context.new_page()
    troubles: list[str] = []
    page.on("pageerror", lambda error: troubles.append(str(error)))
    page.on("console", lambda message: troubles.append(message.text))
    page.goto(shared[0].as_uri())
    yield page
    context.close()
    assert troubles == []


def test_it_follows_the_replay_and_singles_out_a_seat(picture: Page, shared: Shared) -> None:
    truth, root = shared[1], picture.locator("#replay")
    picture.get_by_role("button", name="The truth").click()
    expect(picture.locator(".truth-curve")).to_have_count(SEATS)
    expect(picture.locator(".truth-curve[data-guilty]")).to_have_count(truth.truth.count(0))
    for point in (len(truth.points) // 2, len(truth.points) - 1):
        x = picture.evaluate(
            """point => {
              const [line] = document.querySelectorAll(".truth-curve .truth-line");
              const box = document.querySelector(".truth-chart svg").getBoundingClientRect();
              const left = line.getBBox().x;
              return box.left + left + (box.width - left - 0.9 * 16) * point;
            }""",
            point / (len(truth.points) - 1),
        )
        box = picture.locator(".truth-chart").bounding_box()
        assert box is not None
        picture.mouse.click(x, box["y"] + box["height"] / 2)
        expect(root).to_have_attribute("data-step", str(truth.points[point].step))
        shown = picture.locator(".truth-seat .chance").all_inner_texts()
        chances = sorted(truth.points[point].chances[0], reverse=True)
        assert shown == [f"{chance} %" for chance in chances]
    picture.keyboard.press("ArrowDown")
    expect(picture.locator(".truth-seat[aria-pressed=true]")).to_have_count(1)
    expect(picture.locator(".truth-curve[data-single]")).to_have_count(1)
    expect(picture.locator(".truth-curve[data-dim]")).to_have_count(SEATS - 1)
    picture.keyboard.press("Escape")
    expect(picture.locator(".truth-curve[data-single]")).to_have_count(0)
    turn = picture.locator(".truth-turns button").first
    turn.click()
    assert int(root.get_attribute("data-step") or -1) in {
        truth.points[turn.point].step for turn in truth.turns
    }
    picture.keyboard.press("t")
    expect(picture.locator(".replay-stage")).to_be_visible()
    expect(picture.locator(".truth")).to_have_count(0)


def test_whoever_cannot_see_it_reads_a_table(picture: Page, shared: Shared) -> None:
    picture.keyboard.press("t")
    table = picture.get_by_role("table")
    expect(table.get_by_role("row")).to_have_count(SEATS + 1)
    expect(table.get_by_role("columnheader")).to_have_count(2 + len(shared[1].bands))


@pytest.mark.parametrize("theme", BOOKS)
def test_it_can_be_read_in_every_theme(picture: Page, theme: str) -> None:
    picture.keyboard.press("t")
    picture.locator(".truth-seat").first.click()
    picture.evaluate("theme => { document.body.dataset.theme = theme; }", theme)
    assert faint_texts(picture) == []


@pytest.mark.parametrize(("width", "height"), [(360, 640), (820, 1180), (740, 360), (1920, 1080)])
def test_it_fits_every_size(picture: Page, width: int, height: int) -> None:
    picture.set_viewport_size({"width": width, "height": height})
    picture.keyboard.press("t")
    chart, drawing = picture.locator(".truth-chart"), picture.locator(".truth-chart svg")
    expect(chart).to_be_visible()
    outside, inside = chart.bounding_box(), drawing.bounding_box()
    assert outside is not None
    assert inside is not None
    assert inside["width"] == pytest.approx(outside["width"], abs=3)
    assert inside["height"] == pytest.approx(outside["height"], abs=3)
    assert outside["x"] + outside["width"] <= width
    assert picture.evaluate("document.documentElement.scrollWidth <= innerWidth")
