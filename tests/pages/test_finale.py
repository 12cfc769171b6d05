"""The end on the screen and on phones: step by step for who looks on, at once for who comes later."""

from __future__ import annotations

from collections.abc import Iterator

import msgspec
import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect
from tests.pages.fixture_table import FixtureTable
from tests.pages.scenes import late, over, results, table_screen
from tests.pages.test_screen import MUTE, boxes, open_screen

from omerta.table.faces.models import Phone, Screen
from omerta.table.faces.standings import TaleLine

BOTS, MOST_ON_BOARD = 2, 24
TALE = (
    TaleLine("They came for Anna.", "Night 2", "Night two. They came for Anna."),
    TaleLine("Nobody thought of Boris.", "", "Nobody thought of Boris."),
)


@pytest.fixture(scope="module")
def context(browser: Browser) -> Iterator[BrowserContext]:
    context = browser.new_context(viewport={"width": 1280, "height": 720})
    context.add_init_script(MUTE)
    yield context
    context.close()


@pytest.fixture
def watched(browser: Browser) -> Iterator[Page]:
    """A window of its own whose clock is set by hand."""
    context = browser.new_context(viewport={"width": 1280, "height": 720})
    context.add_init_script(MUTE)
    page = context.new_page()
    page.clock.install()
    yield page
    context.close()


def ended(people: int = 0) -> Screen:
    found = msgspec.structs.replace(results(), tale=TALE)
    return msgspec.structs.replace(found, evening=late(people=people)) if people else found


def looks_on(page: Page, address: str, table: FixtureTable, end: Screen) -> None:
    """The page has seen the game, and now sees its end."""
    table.screen = table_screen()
    open_screen(page, address)
    table.show(screen=end)
    page.wait_for_selector(".results")


def delays(page: Page, selector: str) -> list[float]:
    """After how many seconds each of these moves."""
    found = page.eval_on_selector_all(
        selector, "all => all.map(e => parseFloat(getComputedStyle(e).animationDelay))"
    )
    return [float(each) for each in found]


def test_cards_turn_in_their_order_then_the_light_then_the_tale(
    page: Page, address: str, table: FixtureTable
) -> None:
    end = ended()
    looks_on(page, address, table, end)
    expect(page.locator(".results")).to_have_attribute("data-live", "")
    turning = delays(page, ".unveiled [data-turns] .leaf")
    assert len(turning) == 7, "the first card lay open"
    assert turning == sorted(turning)
    assert len(set(turning)) == len(turning)
    (light,) = set(delays(page, ".unveiled [data-won] .front"))
    tale = delays(page, ".tale li")
    assert turning[-1] < light < tale[0] < tale[1]
    assert tale[1] - tale[0] >= 0.07 * len(TALE[0].heard)
    expect(page.locator(".unveiled > li").first.locator(".back")).to_be_attached()


def test_a_page_that_comes_later_shows_everything_at_once(
    page: Page, address: str, table: FixtureTable
) -> None:
    table.screen = ended()
    open_screen(page, address)
    expect(page.locator(".results")).not_to_have_attribute("data-live", "")
    names = page.eval_on_selector_all(
        ".unveiled .leaf, .unveiled .front, .tale li",
        "all => all.map(e => getComputedStyle(e).animationName)",
    )
    assert set(names) == {"none"}
    expect(page.locator(".tale li")).to_have_text(["Night 2They came for Anna.", "Nobody thought of Boris."])


def test_nothing_moves_for_those_who_asked(browser: Browser, address: str, table: FixtureTable) -> None:
    context = browser.new_context(reduced_motion="reduce")
    page = context.new_page()
    looks_on(page, address, table, ended(8))
    moving = page.eval_on_selector_all(
        "#screen *",
        "all => all.map(e => getComputedStyle(e)).map(s => [s.transitionProperty, s.animationName])",
    )
    assert {tuple(each) for each in moving} == {("none", "none")}
    expect(page.locator(".tale li").last).to_be_visible()
    context.close()


def test_the_tale_is_spoken_line_by_line_and_the_evening_follows(
    watched: Page, address: str, table: FixtureTable
) -> None:
    looks_on(watched, address, table, ended(8))
    assert TALE[0].heard not in watched.evaluate("window.spoken")
    watched.clock.run_for(20_000)
    assert [text for text in watched.evaluate("window.spoken") if text in {TALE[0].heard, TALE[1].heard}] == [
        TALE[0].heard,
        TALE[1].heard,
    ]
    expect(watched.locator(".results")).to_have_attribute("data-shows", "cards")
    watched.clock.run_for(20_000)
    expect(watched.locator(".results")).to_have_attribute("data-shows", "board")
    expect(watched.locator(".awards li")).to_have_count(8)
    watched.get_by_role("button", name="The cards").click()
    expect(watched.locator(".results")).to_have_attribute("data-shows", "cards")


def test_after_one_game_there_is_no_board(watched: Page, address: str, table: FixtureTable) -> None:
    looks_on(watched, address, table, ended())
    watched.clock.run_for(60_000)
    expect(watched.locator(".results")).to_have_attribute("data-shows", "cards")
    expect(watched.get_by_role("button", name="Standings")).to_have_count(0)


def test_another_game_ends_the_finale(watched: Page, address: str, table: FixtureTable) -> None:
    looks_on(watched, address, table, ended(8))
    table.show(screen=table_screen())
    expect(watched.locator(".table")).to_be_visible()
    watched.clock.run_for(60_000)
    assert TALE[0].heard not in watched.evaluate("window.spoken")


@pytest.mark.parametrize("language", ["ru", "uk", "en"])
def test_the_board_fits(page: Page, address: str, table: FixtureTable, language: str) -> None:
    table.language = language
    table.screen = board(language, 6)
    open_screen(page, address)
    page.locator(".evening-line .quiet").first.click()
    for count in (6, 12, 24, 40):
        table.show(screen=board(language, count))
        expect(page.locator(".board .scores li")).to_have_count(min(count - BOTS, MOST_ON_BOARD))
        (below,) = boxes(page, ".results .evening-line")
        for _, top, right, bottom in (*boxes(page, ".board .scores li"), *boxes(page, ".board .awards li")):
            assert top >= 0
            assert right <= 1280
            assert bottom <= below[1] + 1
        assert page.locator(".board [data-bot]").count() == 0, "people stand there, and bots do not"


def board(language: str, count: int) -> Screen:
    """The end of a game of so many, late in an evening."""
    return msgspec.structs.replace(results(language, count), evening=late(language, count))


@pytest.mark.parametrize(
    ("won", "verdict"), [((4,), "You have won"), ((1,), "You have lost"), ((), "Nobody has won")]
)
def test_a_phone_says_how_it_went_and_tells_the_tale(
    page: Page, address: str, table: FixtureTable, won: tuple[int, ...], verdict: str
) -> None:
    face = over()
    assert isinstance(face, Phone)
    places = tuple(
        msgspec.structs.replace(place, state="won" if place.seat in won else "") for place in face.places
    )
    table.phone = msgspec.structs.replace(face, places=places, tale=TALE)
    page.goto(f"{address}/t/KJ4M/phone")
    expect(page.locator(".verdict")).to_have_text(verdict)
    expect(page.locator(".tale li").first).to_be_visible()
    assert page.locator(".cards-open li").count() == len(face.places)


def test_the_sheet_of_the_evening_has_the_awards(page: Page, address: str, table: FixtureTable) -> None:
    table.screen = ended(8)
    open_screen(page, address)
    page.get_by_role("button", name="The evening").click()
    expect(page.locator("#sheet .awards li")).to_have_count(8)


def test_what_could_be_known_comes_when_it_is_wished_for(
    page: Page, address: str, table: FixtureTable
) -> None:
    """The table of this test keeps no games: whoever waits is told so, and may try again."""
    table.screen = board("en", 6)
    open_screen(page, address)
    page.route("**/*.truth?lang=en", lambda route: route.fulfill(status=503))
    with page.expect_request("**/games/*.truth?lang=en"):
        page.get_by_role("button", name="The truth").click()
    expect(page.locator(".truth-waits")).to_contain_text("could not be thought through")
    expect(page.get_by_role("button", name="Try again")).to_be_visible()
    page.get_by_role("button", name="The cards").click()
    expect(page.locator(".unveiled")).to_be_visible()
