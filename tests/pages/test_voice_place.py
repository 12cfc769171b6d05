"""A device becomes the table's voice in two taps and is told what it means; a player's is still at night."""

from __future__ import annotations

import pytest
from msgspec.structs import replace
from playwright.sync_api import Page, expect
from tests.pages.fixture_table import FixtureTable
from tests.pages.scenes import day, gathering, night, table_screen, waiting

from omerta.table.faces.face_parts import Line
from omerta.table.faces.models import Phone, Screen
from omerta.table.web.templating import page_words
from omerta.words import LANGUAGES

VOICES = """
window.spoken = [];
class Utterance extends EventTarget { constructor(text) { super(); this.text = text; } }
Object.defineProperty(window, 'SpeechSynthesisUtterance', { value: Utterance });
Object.defineProperty(window, 'speechSynthesis', { value: Object.assign(new EventTarget(), {
  getVoices: () => [{ name: 'Host', voiceURI: 'host', lang: 'en-GB', localService: true }],
  speak: utterance => { window.spoken.push(utterance.text); utterance.onstart?.(); },
  cancel: () => { window.spoken.push('hush'); } }) });
"""
TAKES = {"do": "voice", "on": True}


def stage() -> Screen:
    """The public screen on a device that was chosen to speak."""
    return replace(table_screen(), organizer=False, voice="here")


def at_night(number: int) -> Screen:
    """So much is told at night, on a device that was chosen and on which somebody plays."""
    face = replace(stage(), by_day=True, hush=True, clock=None)
    line = Line(4 * number, f"Sentence {number}.", (), "call")
    return replace(face, line=line, say=(line,))


@pytest.mark.parametrize("language", LANGUAGES)
def test_two_taps_make_a_players_phone_read_aloud_by_day(
    own_page: Page, address: str, table: FixtureTable, language: str
) -> None:
    words, page = page_words(language), own_page
    table.language, table.phone = language, day(language)
    page.goto(f"{address}/t/KJ4M/phone")
    page.locator(".more").click()
    expect(page.locator("#sheet")).to_contain_text(words["page-voice-by-day"])
    page.get_by_role("button", name=words["page-voice-take"]).click()
    assert table.asked(page, 1) == [TAKES]


def test_what_is_sent_to_be_read_is_read_once_and_at_night_the_phone_falls_silent(
    own_page: Page, address: str, table: FixtureTable
) -> None:
    def told(number: int, aloud: str) -> Phone:
        return replace(day(), voice="here", line=Line(number, "Vera speaks (4)."), aloud=aloud)

    own_page.add_init_script(VOICES)
    table.phone = told(4, "Vera speaks.")
    own_page.goto(f"{address}/t/KJ4M/phone")
    own_page.wait_for_function("() => window.spoken.length === 1")
    table.show(phone=told(4, "Vera speaks."))
    table.show(phone=told(8, "Time is up."))
    own_page.wait_for_function("() => window.spoken.length === 3")
    table.show(phone=replace(night(), voice="here", line=Line(12, "The mafia wakes.")))
    own_page.wait_for_function("() => window.spoken.length === 4")
    assert own_page.evaluate("window.spoken") == ["Vera speaks.", "hush", "Time is up.", "hush"]


def test_a_device_without_a_seat_becomes_the_stage(own_page: Page, address: str, table: FixtureTable) -> None:
    own_page.add_init_script(VOICES)
    speaks = stage()
    table.phone, table.screen = waiting(), speaks
    own_page.goto(f"{address}/t/KJ4M/phone")
    own_page.get_by_role("button", name="table’s voice").click()
    own_page.wait_for_url("**/screen")
    assert table.asked(own_page, 1) == [TAKES]
    expect(own_page.locator(".voice-cover")).to_contain_text("It speaks by night too")
    assert own_page.evaluate("window.spoken.filter(text => text !== 'hush')") == [], (
        "not before it was touched"
    )
    own_page.get_by_role("button", name="Let it speak").click()
    expect(own_page.locator(".centre")).to_be_visible()
    assert speaks.say[-1].text in own_page.evaluate("window.spoken")
    own_page.reload()
    expect(own_page.locator(".centre")).to_be_visible()
    table.show(screen=replace(gathering(organizer=False), voice="here"))
    expect(own_page.locator(".voice-cover")).to_have_count(0)


def test_on_a_players_device_the_stage_is_still_at_night(
    own_page: Page, address: str, table: FixtureTable
) -> None:
    own_page.add_init_script(VOICES)
    table.screen = at_night(1)
    own_page.goto(f"{address}/t/KJ4M/screen")
    expect(own_page.locator(".voice-cover")).to_contain_text("by day only")
    own_page.get_by_role("button", name="Let it speak").click()
    table.show(screen=at_night(2))
    expect(own_page.locator(".spoken")).to_have_text("Sentence 2.")
    said = own_page.evaluate("window.spoken.filter(text => text.startsWith('Sentence'))")
    assert said == []
    light = replace(at_night(3), hush=False)
    table.show(screen=light)
    own_page.wait_for_function("() => window.spoken.includes('Sentence 3.')")
    assert "Sentence 2." not in own_page.evaluate("window.spoken"), "what was passed over is not made up for"


def test_where_the_table_speaks_elsewhere_the_screen_of_the_organizer_does_not(
    own_page: Page, address: str, table: FixtureTable
) -> None:
    own_page.add_init_script(VOICES)
    table.screen = replace(table_screen(), organizer=True, voice="elsewhere")
    own_page.goto(f"{address}/t/KJ4M/screen")
    expect(own_page.locator(".centre")).to_be_visible()
    own_page.get_by_role("button", name="Menu").click()
    own_page.get_by_role("button", name="Speak on this screen again").click()
    assert table.asked(own_page, 1) == [{"do": "voice", "on": False}]
    assert own_page.evaluate("window.spoken.filter(text => text !== 'hush')") == []


def test_the_first_page_of_a_table_offers_it_in_one_tap(
    own_page: Page, address: str, table: FixtureTable
) -> None:
    own_page.goto(f"{address}/j/KJ4M")
    expect(own_page.locator("button[name=as][value=voice]")).to_have_text("This device is the table’s voice")
