"""The voice of the screen: what is told again is said again, and a slow voice asks for the time it needs."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from msgspec.structs import replace
from playwright.sync_api import Browser, Page
from tests.pages.fixture_table import FixtureTable
from tests.pages.scenes import gathering, table_screen

from omerta.table.faces.face_parts import Line
from omerta.table.faces.models import Screen

# A voice that takes as long for a letter as it is told.
SLOW = """() => {
    window.spoken = []; window.letter = 40; window.rates = [];
    window.SpeechSynthesisUtterance = class { constructor(text) { this.text = text; } };
    const waiting = new Set();
    Object.defineProperty(window, "speechSynthesis", { value: Object.assign(new EventTarget(), {
        getVoices: () => [{ name: "Slow", voiceURI: "slow", lang: "en-US", localService: true }],
        speak: (each) => {
            window.spoken.push(each.text); window.rates.push(each.rate);
            each.onstart?.({});
            waiting.add(setTimeout(() => each.onend?.({}), window.letter * each.text.length));
        },
        cancel: () => waiting.forEach(clearTimeout),
    }) });
}"""


@pytest.fixture
def screen(browser: Browser) -> Iterator[Page]:
    page = browser.new_page(viewport={"width": 1280, "height": 720}, reduced_motion="reduce")
    page.add_init_script(f"({SLOW})()")
    yield page
    page.close()


def told(number: int, text: str, *, lasts: int = 0, repeats: int = 0, own_seat: int = 0) -> Screen:
    line = Line(number, text)
    return replace(
        table_screen(), line=line, say=(line,), lasts=lasts, repeats=repeats, own_seat=own_seat, tempo=120
    )


def test_what_is_told_again_is_said_again_and_only_then(
    screen: Page, address: str, table: FixtureTable
) -> None:
    table.screen = told(8, "The doctor wakes.", repeats=2)
    screen.goto(f"{address}/t/KJ4M/screen")
    screen.wait_for_function("() => window.spoken.length === 1")
    table.show(screen=told(8, "The doctor wakes.", repeats=2, lasts=10))
    table.show(screen=told(8, "The doctor wakes.", repeats=3))
    screen.wait_for_function("() => window.spoken.length === 2")
    table.show(screen=told(12, "The doctor sleeps.", repeats=3))
    screen.wait_for_function("() => window.spoken.length === 3")
    assert screen.evaluate("window.spoken") == [*["The doctor wakes."] * 2, "The doctor sleeps."]
    assert screen.evaluate("window.rates.at(-1)") == pytest.approx(0.95 * 1.2), (
        "as briskly as the table tells"
    )


def test_a_voice_that_has_not_finished_asks_for_more_time(
    screen: Page, address: str, table: FixtureTable
) -> None:
    table.screen = told(8, "The doctor wakes.", lasts=500)
    screen.goto(f"{address}/t/KJ4M/screen")
    assert table.asked(screen, 1) == [{"do": "linger"}]


@pytest.mark.parametrize(
    "shown",
    [
        told(8, "Short.", lasts=1500),
        told(8, "The doctor wakes.", lasts=500, own_seat=3),
        told(8, "Long enough."),
    ],
    ids=["it has finished", "somebody plays on it", "nothing is being told"],
)
def test_no_time_is_asked_for_that_is_not_needed(
    screen: Page, address: str, table: FixtureTable, shown: Screen
) -> None:
    table.screen = shown
    screen.goto(f"{address}/t/KJ4M/screen")
    screen.wait_for_function("() => window.spoken.length === 1")
    screen.wait_for_timeout(1700)
    assert table.heard == []


def test_the_first_touch_of_the_screen_measures_its_voice(
    screen: Page, address: str, table: FixtureTable
) -> None:
    table.screen = gathering()
    screen.goto(f"{address}/t/KJ4M/screen")
    for _ in range(2):
        screen.locator(".invitation h1").click()
    [asked] = table.asked(screen, 1)
    assert asked["do"] == "rate"
    assert isinstance(asked["letter"], int)
    assert 40 <= asked["letter"] < 80
    assert screen.evaluate("window.spoken") == ["Good evening. The table is listening."]


def test_whoever_plays_on_the_screen_is_not_asked_how_fast_it_speaks(
    screen: Page, address: str, table: FixtureTable
) -> None:
    table.screen = gathering(me=3)
    screen.goto(f"{address}/t/KJ4M/screen")
    screen.locator(".invitation h1").click()
    screen.wait_for_timeout(300)
    assert screen.evaluate("window.spoken") == []
