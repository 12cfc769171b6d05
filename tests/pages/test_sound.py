"""The sound of the screen: it follows what everybody sees, each beat once, and no phone makes any."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from msgspec.structs import replace
from playwright.sync_api import Browser, BrowserContext, Page, expect
from tests.pages.fixture_table import FixtureTable
from tests.pages.scenes import day, gathering, night, results, table_screen

from omerta.table.faces.models import Clock, Face, Line, Place, Screen
from omerta.table.web.templating import page_words
from omerta.words import LANGUAGES
from omerta.words.stages import BeatStage

# Counts what makes sound; keeps what would be spoken, and says when it ends.
SPIES = """
window.contexts = [];
for (const name of ['AudioContext', 'webkitAudioContext', 'OfflineAudioContext']) {
  const real = window[name];
  if (real) window[name] = class extends real { constructor(...given) { super(...given); window.contexts.push(this); } };
}
class Utterance extends EventTarget { constructor(text) { super(); this.text = text; } }
Object.defineProperty(window, 'SpeechSynthesisUtterance', { value: Utterance });
Object.defineProperty(window, 'speechSynthesis', { value: Object.assign(new EventTarget(), {
  getVoices: () => [{ name: 'Old Host', voiceURI: 'host', lang: 'en-GB', localService: true }],
  speak: utterance => { utterance.onstart?.(); setTimeout(() => utterance.onend?.(), 50); }, cancel: () => {} }) });
"""
MARKS = "performance.getEntriesByType('mark').map(mark => mark.name)"
RUNS = "window.contexts[0]?.state === 'running'"
WHAT_IS_HEARD = """async faces => {
  const [{ airOf, Hearing }, { whole }] = await Promise.all([import('/static/hearing.js'), import('/static/whole.js')]);
  const hearing = new Hearing();
  return faces.map(face => [hearing.next(whole(face)), airOf(whole(face))]);
}"""


@pytest.fixture(scope="module")
def context(browser: Browser) -> Iterator[BrowserContext]:
    context = browser.new_context(viewport={"width": 1280, "height": 720})
    context.add_init_script(SPIES)
    yield context
    context.close()


def told(*stages: BeatStage, sky: str = "night", **changes: object) -> Screen:
    """The screen when so many sentences were told, the last of them just now."""
    lines = tuple(Line(4 * at, f"Line {at}.", stage=stage) for at, stage in enumerate(stages, 1))
    return replace(table_screen(sky=sky), line=lines[-1], say=lines, story=lines, **changes)


def open_screen(page: Page, address: str) -> None:
    page.goto(f"{address}/t/KJ4M/screen")
    page.wait_for_selector(".number")


def touch(page: Page) -> None:
    page.mouse.click(640, 690)
    page.wait_for_function(RUNS)


def show(page: Page, table: FixtureTable, face: Screen) -> None:
    """Until it stands on the screen: what it sounds like was decided before."""
    table.show(screen=face)
    assert face.line is not None
    expect(page.locator(".spoken")).to_have_text(face.line.text)


def heard(page: Page, kind: str = "chime") -> list[str]:
    return [mark.removeprefix(f"{kind} ") for mark in page.evaluate(MARKS) if mark.startswith(f"{kind} ")]


def decided(page: Page, address: str, *faces: Face) -> list[tuple[str | None, int, str, float]]:
    """Which chime, how often, which air and how much of it, face by face."""
    import msgspec

    page.goto(f"{address}/static/mark.svg")
    found = page.evaluate(WHAT_IS_HEARD, [msgspec.to_builtins(face) for face in faces])
    return [
        (chime and chime["name"], chime["times"] if chime else 0, air["kind"], air["level"])
        for chime, air in found
    ]
