"""The voice of the screen: the browser's where it has one, else the table's; phones are still."""

from __future__ import annotations

import io
import wave
from collections.abc import Callable, Iterator

import msgspec
import pytest
from playwright.sync_api import Browser, BrowserContext, Page, Route, expect
from tests.pages.fixture_table import FixtureTable
from tests.pages.scenes import day, night, table_screen

from omerta.table.faces.face_parts import Clock, Line, Setting
from omerta.table.faces.models import Screen
from omerta.words import lexicon

VOICES = """
window.spoken = [];
class Utterance extends EventTarget { constructor(text) { super(); this.text = text; } }
Object.defineProperty(window, 'SpeechSynthesisUtterance', { value: Utterance });
Object.defineProperty(window, 'speechSynthesis', { value: Object.assign(new EventTarget(), {
  getVoices: () => LANGUAGES.map(lang => ({ name: `Host ${lang}`, voiceURI: lang, lang, localService: 1 })),
  speak: utterance => { window.spoken.push(utterance.text); utterance.onstart?.(); }, cancel: () => {} }) });
"""
REFUSING = """
const play = HTMLMediaElement.prototype.play;
let touched = false;
document.addEventListener('pointerdown', () => { touched = true; }, true);
HTMLMediaElement.prototype.play = function () {
  return touched ? play.call(this) : Promise.reject(new DOMException('touch first', 'NotAllowedError'));
};
"""


@pytest.fixture(scope="module")
def sound() -> bytes:
    """A moment of silence."""
    found = io.BytesIO()
    with wave.open(found, "wb") as file:
        file.setnchannels(1)
        file.setsampwidth(2)
        file.setframerate(8000)
        file.writeframes(bytes(3200))
    return found.getvalue()


@pytest.fixture
def screen_with(browser: Browser, sound: bytes) -> Iterator[Callable[[str], tuple[Page, list[str]]]]:
    """A page whose browser has voices of these languages, and the sounds it has fetched."""
    contexts: list[BrowserContext] = []

    def opened(script: str) -> tuple[Page, list[str]]:
        context = browser.new_context(viewport={"width": 1280, "height": 720}, reduced_motion="reduce")
        contexts.append(context)
        context.add_init_script(script)
        page, fetched = context.new_page(), list[str]()

        def answer(route: Route) -> None:
            name = route.request.url.rpartition("/")[2]
            fetched.append(name)
            if name == "broken":
                route.fulfill(status=404)
            else:
                route.fulfill(body=sound, content_type="audio/wav")

        page.route("**/sounds/*", answer)
        return page, fetched

    yield opened
    for context in contexts:
        context.close()


def voices(*languages: str) -> str:
    return VOICES.replace("LANGUAGES", str(list(languages)))


def sounding(*numbers: int, language: str = "en") -> Screen:
    """A screen that says so many lines, each with a sound."""
    sample = lexicon(language).say("page-voice-sample")
    return msgspec.structs.replace(
        table_screen(language),
        say=tuple(Line(each, f"line {each}", sounds=(f"/t/KJ4M/sounds/{each}",)) for each in numbers),
        asides=(Line(0, sample, sounds=("/t/KJ4M/sounds/sample",)),),
    )


def open_screen(page: Page, address: str) -> None:
    page.goto(f"{address}/t/KJ4M/screen")
    page.wait_for_selector(".number")


def wait_for(page: Page, found: list[str], wanted: list[str]) -> None:
    for _ in range(100):
        if len(set(found)) >= len(wanted):
            break
        page.wait_for_timeout(50)
    page.wait_for_timeout(200)
    assert list(dict.fromkeys(found)) == wanted


def spoken(page: Page, number: int) -> list[str]:
    """What the browser has said, as soon as it is so much."""
    for _ in range(100):
        said: list[str] = page.evaluate("window.spoken")
        if len(said) >= number:
            break
        page.wait_for_timeout(50)
    return said


def test_a_browser_without_a_voice_plays_the_table_s_own_in_order(
    screen_with: Callable[[str], tuple[Page, list[str]]], address: str, table: FixtureTable
) -> None:
    table.screen = sounding(1, language="ru")
    table.language = "ru"
    page, fetched = screen_with(voices("en-GB"))
    open_screen(page, address)
    page.mouse.click(5, 5)
    wait_for(page, fetched, ["1"])
    table.show(screen=sounding(1, 2, 3, language="ru"))
    wait_for(page, fetched, ["1", "2", "3"])
    assert page.evaluate("window.spoken") == []
    page.keyboard.press("m")
    expect(page.get_by_text("В этом браузере нет голоса для этого языка")).to_be_visible()


def test_a_voice_of_the_browser_comes_first_and_the_table_s_can_be_chosen(
    screen_with: Callable[[str], tuple[Page, list[str]]], address: str, table: FixtureTable
) -> None:
    table.screen = sounding(1)
    page, fetched = screen_with(voices("en-GB", "ru-RU"))
    open_screen(page, address)
    table.show(screen=sounding(1, 2))
    assert spoken(page, 2) == ["line 1", "line 2"]
    assert fetched == []
    page.keyboard.press("m")
    page.get_by_label("Whose voice").select_option(label="The table's own voice")
    table.show(screen=sounding(1, 2, 3))
    wait_for(page, fetched, ["3"])
    page.get_by_role("button", name="Test the voice").click()
    page.wait_for_timeout(300)
    assert page.evaluate("window.spoken") == ["line 1", "line 2"]
    page.reload()
    wait_for(page, fetched[1:], ["3"])
    page.keyboard.press("m")
    page.get_by_label("Whose voice").select_option(label="Host en-GB")
    table.show(screen=sounding(1, 2, 3, 4))
    assert spoken(page, 1) == ["line 4"]


def test_what_a_narrator_has_recorded_comes_before_any_other_voice(
    screen_with: Callable[[str], tuple[Page, list[str]]], address: str, table: FixtureTable
) -> None:
    """Part after part; what is not recorded, or cannot be fetched, is said by the browser in its turn."""
    parts = ("/t/KJ4M/sounds/scene", "/t/KJ4M/sounds/eyes")
    night = Line(2, "line 2", sounds=parts, recorded=True)
    plain = Line(3, "line 3", sounds=("/t/KJ4M/sounds/machine",))
    lost = Line(4, "line 4", sounds=("/t/KJ4M/sounds/broken",), recorded=True)
    table.screen = sounding(1)
    page, fetched = screen_with(voices("en-GB"))
    open_screen(page, address)
    page.mouse.click(5, 5)  # nothing sounds in a browser that nobody has touched
    table.show(screen=msgspec.structs.replace(sounding(1), say=(night, plain, lost)))
    assert spoken(page, 3) == ["line 1", "line 3", "line 4"]
    assert list(dict.fromkeys(fetched)) == ["scene", "eyes", "broken"]


def test_the_narrator_is_chosen_in_the_menu(page: Page, address: str, table: FixtureTable) -> None:
    chosen = (Setting("0123456789ab", "Vera"), Setting("ba9876543210", "Boris"))
    table.screen = msgspec.structs.replace(table_screen(), narrators=chosen, narrator="0123456789ab")
    open_screen(page, address)
    page.keyboard.press("m")
    choice = page.get_by_label("The narrator")
    expect(choice.locator("option:checked")).to_have_text("Vera")
    choice.select_option(label="Boris")
    choice.select_option(label="The voice of the screen")
    assert table.asked(page, 2) == [
        {"do": "narrator", "narrator": "ba9876543210"},
        {"do": "narrator", "narrator": ""},
    ]


def test_without_any_voice_the_screen_is_silent_and_says_so(
    screen_with: Callable[[str], tuple[Page, list[str]]], address: str, table: FixtureTable
) -> None:
    table.screen = table_screen()
    page, fetched = screen_with(voices("uk-UA"))
    open_screen(page, address)
    page.keyboard.press("m")
    expect(page.get_by_text("This device has no voice for this language.")).to_be_visible()
    expect(page.get_by_text('pip install "omerta[voice]"')).to_be_visible()
    assert page.evaluate("window.spoken") == []
    assert fetched == []


def test_who_is_put_off_fetches_nothing(
    screen_with: Callable[[str], tuple[Page, list[str]]], address: str, table: FixtureTable
) -> None:
    table.screen = msgspec.structs.replace(sounding(1), organizer=False)
    page, fetched = screen_with(voices())
    open_screen(page, address)
    page.wait_for_timeout(1500)
    assert fetched == []
    page.get_by_role("button", name="Speak aloud here").click()
    wait_for(page, fetched, ["1"])


def test_a_sound_that_is_not_there_is_asked_for_twice_and_then_let_go(
    screen_with: Callable[[str], tuple[Page, list[str]]], address: str, table: FixtureTable
) -> None:
    broken = Line(1, "line 1", sounds=("/t/KJ4M/sounds/broken",))
    table.screen = msgspec.structs.replace(sounding(1), say=(broken,))
    page, fetched = screen_with(voices())
    open_screen(page, address)
    page.wait_for_timeout(2500)
    assert fetched == ["broken", "broken"]
    table.show(screen=sounding(1, 2))
    wait_for(page, fetched[2:], [])
    assert fetched[2:] == ["2"]


def test_where_a_touch_is_needed_first_it_is_asked_for(
    screen_with: Callable[[str], tuple[Page, list[str]]], address: str, table: FixtureTable
) -> None:
    table.screen = sounding(1)
    page, fetched = screen_with(voices() + REFUSING)
    open_screen(page, address)
    touch = page.get_by_role("button", name="Touch here and I will speak")
    touch.click()
    wait_for(page, fetched, ["1"])
    expect(touch).to_have_count(0)


def test_whoever_is_far_behind_skips_what_is_old(
    screen_with: Callable[[str], tuple[Page, list[str]]], address: str, table: FixtureTable
) -> None:
    table.screen = sounding(1)
    page, fetched = screen_with(voices())
    open_screen(page, address)
    wait_for(page, fetched, ["1"])
    table.show(screen=sounding(*range(1, 10)))
    wait_for(page, fetched, ["1", *fetched[1:2], "7", "8", "9"])


def test_the_last_seconds_are_told_in_the_table_s_voice(
    screen_with: Callable[[str], tuple[Page, list[str]]], address: str, table: FixtureTable
) -> None:
    clock = Clock(5000, 60000, warns=((2000, "One minute."),))
    warned = Line(0, "One minute.", sounds=("/t/KJ4M/sounds/warned",))
    shown = sounding(1)
    table.screen = msgspec.structs.replace(shown, clock=clock, asides=(warned, *shown.asides))
    page, fetched = screen_with(voices())
    open_screen(page, address)
    wait_for(page, fetched, ["1", "warned"])


def test_no_phone_ever_asks_for_a_sound(page: Page, address: str, table: FixtureTable) -> None:
    """Neither the face of a phone nor its page knows of sounds; nor does it make any."""
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    page.add_init_script(
        "window.noises = []; for (const name of ['Audio', 'AudioContext', 'SpeechSynthesisUtterance'])"
        " window[name] = class { constructor() { window.noises.push(name); } };"
    )
    table.phone, table.screen = night(), sounding(1)
    page.goto(f"{address}/t/KJ4M/phone")
    page.wait_for_selector("button")
    table.show(phone=day())
    page.wait_for_timeout(500)
    assert page.evaluate("window.noises") == []
    assert not [url for url in asked if "/sounds/" in url or "speech" in url or "player" in url]
