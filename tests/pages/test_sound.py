"""The sound of the screen: it follows what everybody sees, each beat once, and no phone makes any."""

from __future__ import annotations

from collections.abc import Iterator
from typing import get_args

import msgspec
import pytest
from msgspec.structs import replace
from playwright.sync_api import Browser, BrowserContext, Page, expect
from tests.pages.fixture_table import PATIENCE, FixtureTable
from tests.pages.scenes import day, gathering, night, results, table_screen

from omerta.table.faces.face_parts import Clock, Line, Place
from omerta.table.faces.models import Face, Screen
from omerta.table.web.templating import page_words
from omerta.words import LANGUAGES
from omerta.words.stages import BeatStage

# Counts what makes sound; speaks without a voice, for a moment.
SPIES = """
window.contexts = [];
for (const name of ['AudioContext', 'webkitAudioContext', 'OfflineAudioContext']) {
  const real = window[name];
  const counted = { construct: (...given) => {
    const made = Reflect.construct(...given); window.contexts.push(made); return made; } };
  if (real) window[name] = new Proxy(real, counted);
}
class Utterance extends EventTarget { constructor(text) { super(); this.text = text; } }
Object.defineProperty(window, 'SpeechSynthesisUtterance', { value: Utterance });
Object.defineProperty(window, 'speechSynthesis', { value: Object.assign(new EventTarget(), {
  getVoices: () => [{ name: 'Old Host', voiceURI: 'host', lang: 'en-GB', localService: true }],
  speak: utterance => { utterance.onstart?.(); window.spoken = utterance; }, cancel: () => {} }) });
"""
MARKS = "performance.getEntriesByType('mark').map(mark => mark.name)"
# A hand without a vote and an end without a winner have tests of their own.
CHIMES = {
    "nightfall": "nightfall",
    "dawn": "dawn",
    "death": "death",
    "leaving": "death",
    "count": "count",
    "verdict": "verdict",
    "card": "card",
    "finale": "verdict",
}
RUNS = "window.contexts[0]?.state === 'running'"
SPEAKING = """async () => {
  const { Voice } = await import('/static/speech.js');
  const heard = [];
  const voice = new Voice(() => {}, speaking => heard.push(speaking));
  voice.organizer = true;
  voice.speak('The town sleeps.', 'en');
  window.spoken.onend();
  return heard;
}"""
DUCKING = """async () => {
  const { Sound } = await import('/static/sound.js');
  const sound = new Sound(() => true);
  sound.touched();
  const levels = [];
  for (const speaking of [true, false]) {
    sound.duck(speaking);
    const { gain } = sound.behind;
    for (let tries = 0; tries < 100 && Math.abs(gain.value - (speaking ? 0.5 : 1)) > 0.05; tries++) {
      await new Promise(later => setTimeout(later, 100));
    }
    levels.push(gain.value);
  }
  return levels;
}"""
WHAT_IS_HEARD = """async faces => {
  const { airOf, Hearing } = await import('/static/hearing.js');
  const { whole } = await import('/static/whole.js');
  const hearing = new Hearing();
  return faces.map(face => [hearing.next(whole(face)), airOf(whole(face))]);
}"""


@pytest.fixture(scope="module")
def context(browser: Browser) -> Iterator[BrowserContext]:
    context = browser.new_context(viewport={"width": 1280, "height": 720}, reduced_motion="reduce")
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


def until(page: Page, holds: str) -> None:
    """Asked again and again from here: the page may not evaluate anything itself."""
    for _ in range(PATIENCE):
        if page.evaluate(holds):
            return
        page.wait_for_timeout(50)
    raise AssertionError(holds)


def touch(page: Page) -> None:
    page.mouse.click(640, 690)
    until(page, RUNS)


def show(page: Page, table: FixtureTable, face: Screen) -> None:
    """Until it stands on the screen: what it sounds like was decided before."""
    table.show(screen=face)
    assert face.line is not None
    expect(page.locator(".spoken")).to_have_text(face.line.text)


def heard(page: Page, kind: str = "chime") -> list[str]:
    return [mark.removeprefix(f"{kind} ") for mark in page.evaluate(MARKS) if mark.startswith(f"{kind} ")]


def decided(page: Page, address: str, *faces: Face) -> list[tuple[str | None, int, str, float]]:
    """Which chime, how often, which air and how much of it, face by face."""
    page.goto(f"{address}/problem")
    found = page.evaluate(WHAT_IS_HEARD, [msgspec.to_builtins(face) for face in faces])
    return [
        (chime and chime["name"], chime["times"] if chime else 0, air["kind"], air["level"])
        for chime, air in found
    ]


def chimes(page: Page, address: str, *faces: Face) -> list[str | None]:
    return [chime for chime, _, _, _ in decided(page, address, *faces)]


def airs(page: Page, address: str, *faces: Face) -> list[tuple[str, float]]:
    return [(kind, level) for _, _, kind, level in decided(page, address, *faces)]


def test_each_beat_has_its_chime_and_a_call_has_none(page: Page, address: str) -> None:
    """Who is called is public, but nothing in the dark shall sound unlike anything else."""
    for beat in get_args(BeatStage):
        faces = told("aside"), told("aside", beat), told("aside", beat), told("aside", beat, "aside")
        assert chimes(page, address, *faces) == [None, CHIMES.get(beat), None, None], beat


def test_a_page_that_comes_in_the_middle_is_silent(page: Page, address: str) -> None:
    assert chimes(page, address, told("nightfall", "dawn", "death")) == [None]


def test_the_first_sentence_of_a_game_sounds_where_the_deal_was_seen(page: Page, address: str) -> None:
    dealt = replace(table_screen(), stage="dealt", line=None, story=(), say=(), hush=False)
    played: list[Face] = [gathering(), dealt, told("nightfall"), told("nightfall", "dawn")]
    assert chimes(page, address, *played, *played) == [None, None, "nightfall", "dawn"] * 2


def test_of_several_sentences_at_once_the_gravest_is_heard(page: Page, address: str) -> None:
    """So it is where a person leads: the screen hears of a whole dawn at one stroke."""
    dawn = told("nightfall", "dawn", "death", "news", "day")
    assert chimes(page, address, told("nightfall"), dawn) == [None, "death"]


def test_what_is_taken_back_is_not_heard_again(page: Page, address: str) -> None:
    """All that still stands is told anew, by new numbers; only what follows is new."""
    before = told("nightfall", "dawn", "death", "verdict")
    again = [replace(line, number=100_000 + line.number) for line in before.story[:3]]
    back = [*again, Line(100_013, "A move was taken back.")]
    further = [*back, Line(100_016, "Sentenced.", stage="verdict")]
    faces = [
        replace(before, line=story[-1], story=tuple(story), say=tuple(story)) for story in (back, further)
    ]
    assert chimes(page, address, before, *faces) == [None, None, "verdict"]


@pytest.mark.parametrize(("votes", "knocks"), [("3", 3), ("2½", 2), ("½", 1), ("", 0)])
def test_as_many_knocks_as_hands(page: Page, address: str, votes: str, knocks: int) -> None:
    """They are the hands against the one who is told of; nobody else's count, and none for none."""
    places = (Place(1, "Anna", votes=votes), Place(2, "Boris", votes="7"))
    face = told("ballot", "hand", sky="noon", places=places)
    line = replace(face.story[-1], seats=(1,))
    counted = replace(face, line=line, story=(*face.story[:-1], line))
    chime, times, _, _ = decided(page, address, told("ballot"), counted)[-1]
    assert (chime, times) == (("hand", knocks) if knocks else (None, 0))


def test_a_victory_is_a_cadence_and_nobodys_is_not(page: Page, address: str) -> None:
    """By then the story is told with all its secrets, and by other numbers: none of them is heard."""
    line = Line(40, "The town has won.", stage="finale")
    secrets = tuple(Line(number, "A secret.", stage="death") for number in range(4, 80, 4))
    won = replace(results(), line=line, say=(*told("verdict").say, line), story=secrets)
    draw = replace(won, rows=tuple(replace(row, won=False) for row in won.rows))
    assert chimes(page, address, told("verdict"), won) == [None, "victory"]
    assert chimes(page, address, told("verdict"), draw) == [None, "verdict"]


def test_the_air_is_thick_while_eyes_are_closed(page: Page, address: str) -> None:
    """Whatever the sky: where vampires play, it is the day that is dark (VEN)."""
    assert airs(page, address, told("call"), told("call", sky="noon", hush=True)) == [("dark", 1)] * 2
    assert airs(page, address, told("talk", sky="noon"), told("talk", hush=False)) == [("light", 1)] * 2
    assert airs(page, address, gathering(), results()) == [("none", 0)] * 2


def test_it_ebbs_at_dawn_and_holds_its_breath_at_a_death(page: Page, address: str) -> None:
    levels = [level for _, level in airs(page, address, told("call"), told("dawn"), told("death"))]
    assert levels == sorted(levels, reverse=True)
    assert len(set(levels)) == 3


@pytest.mark.parametrize("sky", ["night", "noon"])
def test_it_sinks_while_the_clock_stands(page: Page, address: str, sky: str) -> None:
    stands = told("talk", sky=sky, clock=Clock(9000, 20000, paused=True))
    (_, runs), (_, sunk) = airs(page, address, told("talk", sky=sky), stands)
    assert 0 < sunk < runs / 2


def test_nothing_sounds_before_the_first_touch(page: Page, address: str, table: FixtureTable) -> None:
    table.screen = told("aside")
    open_screen(page, address)
    show(page, table, told("aside", "nightfall"))
    assert page.evaluate("window.contexts.length") == 0
    touch(page)
    assert (heard(page), heard(page, "air")) == ([], ["dark"])
    show(page, table, told("aside", "nightfall", "dawn"))
    assert heard(page) == ["dawn"]


def test_a_key_is_a_touch(page: Page, address: str, table: FixtureTable) -> None:
    table.screen = told("aside")
    open_screen(page, address)
    page.keyboard.press("a")
    until(page, RUNS)
    assert heard(page, "air") == ["dark"]


def test_each_beat_sounds_once(page: Page, address: str, table: FixtureTable) -> None:
    table.screen = told("aside")
    open_screen(page, address)
    touch(page)
    stages: list[BeatStage] = ["aside"]
    for stage in ("nightfall", "call", "dawn", "death", "verdict", "leaving", "card"):
        stages.append(stage)
        for _ in range(2):
            show(page, table, told(*stages))
    assert heard(page) == ["nightfall", "dawn", "death", "verdict", "death", "card"]


def test_a_page_that_is_loaded_anew_repeats_nothing(page: Page, address: str, table: FixtureTable) -> None:
    table.screen = told("aside", "death")
    for _ in range(2):
        open_screen(page, address)
        touch(page)
        assert heard(page) == []


def test_what_was_told_while_the_wire_was_lost_is_over(page: Page, address: str, table: FixtureTable) -> None:
    table.screen = told("aside")
    open_screen(page, address)
    touch(page)
    table.screen = told("aside", "dawn", "death")
    table.drop()
    expect(page.locator(".spoken")).to_have_text("Line 3.")
    assert heard(page) == []
    show(page, table, told("aside", "dawn", "death", "verdict"))
    assert heard(page) == ["verdict"]


def test_of_two_pages_of_a_device_one_sounds(page: Page, address: str, table: FixtureTable) -> None:
    table.screen = told("aside")
    open_screen(page, address)
    touch(page)
    table.drop(4409)
    until(page, f"{MARKS}.includes('air none')")
    touch(page)
    until(page, f"{MARKS}.filter(mark => mark === 'air dark').length === 2")
    assert heard(page, "air") == ["dark", "none", "dark"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_off_is_kept(page: Page, address: str, table: FixtureTable, language: str) -> None:
    table.language, table.screen = language, replace(told("aside"), language=language)
    open_screen(page, address)
    page.keyboard.press("m")
    page.get_by_label(page_words(language)["page-sound-on"]).uncheck()
    show(page, table, replace(told("aside", "death"), language=language))
    assert heard(page) == []
    open_screen(page, address)
    page.mouse.click(640, 690)
    page.keyboard.press("m")
    expect(page.get_by_label(page_words(language)["page-sound-on"])).not_to_be_checked()
    assert page.evaluate("window.contexts.length") == 0


def test_an_old_wish_for_silence_holds(page: Page, address: str, table: FixtureTable) -> None:
    table.screen = told("aside")
    page.goto(f"{address}/problem")
    page.evaluate("localStorage.setItem('omerta:ambience-on', 'false')")
    open_screen(page, address)
    page.mouse.click(640, 690)
    show(page, table, told("aside", "death"))
    assert page.evaluate("window.contexts.length") == 0


def test_the_volume_is_kept_and_heard_at_once(page: Page, address: str, table: FixtureTable) -> None:
    """A knock by day tells how loud it is; at night the air does."""
    table.screen = told("talk", sky="noon")
    open_screen(page, address)
    page.keyboard.press("m")
    until(page, RUNS)
    slider = page.get_by_role("group", name="Sounds").get_by_role("slider")
    slider.fill("0.4")
    assert heard(page) == ["hand"]
    show(page, table, told("talk", "nightfall"))
    slider.fill("0.9")
    assert heard(page) == ["hand", "nightfall"]
    open_screen(page, address)
    page.keyboard.press("m")
    expect(slider).to_have_value("0.9")
    assert page.evaluate("localStorage.getItem('omerta:ambience-on')") is None, "a volume is not a wish"


def test_a_screen_that_does_not_speak_is_silent_until_asked(
    page: Page, address: str, table: FixtureTable
) -> None:
    """A watcher's phone shows the same page: one room, one voice, one sound."""
    table.screen = told("aside", organizer=False)
    open_screen(page, address)
    page.mouse.click(640, 690)
    assert page.evaluate("window.contexts.length") == 0
    page.get_by_role("button", name="Speak aloud here").click()
    until(page, RUNS)
    show(page, table, told("aside", "nightfall", organizer=False))
    assert heard(page) == ["nightfall"]


def test_while_the_voice_speaks_the_air_steps_back(page: Page, address: str, table: FixtureTable) -> None:
    table.screen = told("aside")
    open_screen(page, address)
    touch(page)
    assert page.evaluate(SPEAKING) == [True, False]
    spoken_over, alone = page.evaluate(DUCKING)
    assert spoken_over == pytest.approx(0.5, abs=0.05)
    assert alone == pytest.approx(1, abs=0.05)


@pytest.mark.parametrize("kind", ["phone", "desk"])
def test_no_phone_and_no_desk_makes_a_sound(page: Page, address: str, table: FixtureTable, kind: str) -> None:
    table.phone = night()
    page.goto(f"{address}/t/KJ4M/{kind}")
    page.wait_for_selector(".hand, #desk")
    lines = told("aside", "nightfall", "dawn", "death", "finale").story
    for scene in (night(), day()):
        for line in lines:
            table.show(phone=replace(scene, line=line, story=lines))
            page.mouse.click(5, 5)
            page.keyboard.press("a")
    page.wait_for_timeout(100)
    assert page.evaluate("window.contexts.length") == 0
    loaded = page.evaluate("performance.getEntriesByType('resource').map(each => each.name)")
    assert not [
        name for name in loaded if name.endswith(("sound.js", "sound.css", "air.js", "instrument.js"))
    ]


def test_beside_a_seat_only_the_screen_sounds(page: Page, address: str, table: FixtureTable) -> None:
    """A tap on the phone beside it is nobody's business: it starts nothing on the screen."""
    table.phone, table.screen = night(), told("aside")
    page.goto(f"{address}/t/KJ4M/both")
    screen, phone = page.frame_locator(".both-screen"), page.frame_locator(".both-phone")
    screen.locator(".number").first.wait_for()
    phone.locator(".name").first.click()
    count = [frame.evaluate("window.contexts.length") for frame in page.frames]
    assert count == [0, 0, 0]
    screen.locator("#screen").click(position={"x": 20, "y": 20})
    count = [frame.evaluate("window.contexts.length") for frame in page.frames]
    assert count == [0, 1, 0]
