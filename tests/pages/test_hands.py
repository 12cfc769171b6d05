"""While votes are counted hands go up one by one on the screen, and the numbers grow with them."""

from __future__ import annotations

from msgspec.structs import replace
from playwright.sync_api import Browser, Page
from tests.pages.fixture_table import FixtureTable
from tests.pages.scenes import table_screen

from omerta.table.faces.face_parts import Line
from omerta.table.faces.models import Screen

HANDS = ((1, 3), (5, 3), (6, 2), (8, 3))
# What the numbers beside two seats have been, as often as they changed, and how many hands were up then.
WATCH = """() => {
    window.grew = [];
    const look = () => {
        const chairs = document.querySelectorAll(".chair");
        const votes = (seat) => chairs[seat - 1]?.querySelector(".votes")?.textContent ?? "";
        const now = `${votes(3)}/${votes(2)}/${document.querySelectorAll("[data-hand]").length}`;
        if (now !== window.grew.at(-1)) window.grew.push(now);
        requestAnimationFrame(look);
    };
    look();
}"""


def count(lasts: int) -> Screen:
    """A count of four hands."""
    face = table_screen()
    places = tuple(replace(each, votes={2: "1", 3: "3"}.get(each.seat, "")) for each in face.places)
    line = Line(9, "The count: Gleb 3, Boris 1.", stage="count")
    return replace(face, places=places, line=line, hands=HANDS, lasts=lasts)


def shown(page: Page, address: str, table: FixtureTable, face: Screen) -> list[str]:
    """How the numbers grew until all hands were up."""
    table.screen = table_screen()
    page.goto(f"{address}/t/KJ4M/screen")
    page.wait_for_selector(".chair")
    page.evaluate(WATCH)
    table.show(screen=face)
    page.wait_for_function("() => window.grew.at(-1).endsWith('/4')")
    found: list[str] = page.evaluate("() => window.grew")
    return found


def test_hands_go_up_one_by_one(browser: Browser, address: str, table: FixtureTable) -> None:
    page = browser.new_page(viewport={"width": 1280, "height": 720}, reduced_motion="no-preference")
    grew = shown(page, address, table, count(2400))
    assert grew[-5:] == ["//0", "1//1", "2//2", "2/1/3", "3/1/4"]
    table.show(screen=replace(count(1500), repeats=0))
    page.wait_for_timeout(100)
    assert page.locator("[data-hand]").count() == 4, "what was counted stays: it is played once"
    table.show(screen=table_screen())
    page.wait_for_function("() => !document.querySelector('[data-hand]')")
    page.close()


def test_whoever_wants_no_motion_sees_the_count_at_once(
    browser: Browser, address: str, table: FixtureTable
) -> None:
    page = browser.new_page(viewport={"width": 1280, "height": 720}, reduced_motion="reduce")
    assert shown(page, address, table, count(2400))[-1] == "3/1/4"
    page.close()


def test_a_page_that_comes_later_sees_the_count_at_once(
    browser: Browser, address: str, table: FixtureTable
) -> None:
    page = browser.new_page(viewport={"width": 1280, "height": 720}, reduced_motion="no-preference")
    assert shown(page, address, table, count(0))[-1] == "3/1/4"
    page.close()
