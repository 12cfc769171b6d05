"""A replay is played like a film: it begins with a sentence, goes on by itself, stops and hastens."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, Request, expect
from tests.pages.contrast import faint_texts
from tests.pages.wholeness import unreadable_words
from tests.table.evenings import laid, played

from omerta.books.shelf import SHELF
from omerta.table.replay import exports, worded
from omerta.table.replay.steps import course
from omerta.table.replay.worded import Replay
from omerta.words import LANGUAGES

PEOPLE = ("Anna", "Boris", "Vera", "Gleb", "Dina", "Ivan", "Lida", "Mark", "Nina", "Oleg", "Petr", "Roza")
# A machine without a voice has none to test: this one notes what it is to say, and says it when told to.
VOICES = """
    window.said = [];
    window.finish = () => window.said.at(-1).onend?.();
    const voices = [{ lang: "en-GB", voiceURI: "calm", localService: true }];
    const speak = (each) => window.said.push(each);
    const synthesis = { getVoices: () => voices, cancel() {}, addEventListener() {}, speak };
    Object.defineProperty(window, "speechSynthesis", { value: synthesis });
    window.SpeechSynthesisUtterance = class { constructor(text) { this.text = text; } };
"""

Opened = Callable[..., Page]


@pytest.fixture(scope="module")
def film() -> Replay:
    """A game of twelve in three languages."""
    lobby, _, events = played(laid("family", 12, PEOPLE), 3)
    return worded.replay(lobby, lobby.results[0], course(SHELF["family"], events), ("en", "ru", "uk"))


@pytest.fixture
def file(film: Replay, tmp_path: Path) -> Path:
    found = tmp_path / "a game.html"
    found.write_text(exports.as_page(film), "utf-8")
    return found


@pytest.fixture
def opened(browser: Browser, file: Path) -> Iterator[Opened]:
    """The shared page, opened from the disk; whatever it asks for or stumbles over is an error."""
    contexts: list[BrowserContext] = []
    troubles: list[str] = []

    def note(request: Request) -> None:
        if request.url != file.as_uri():
            troubles.append(request.url)

    def open_page(width: int = 1280, height: int = 720, init: str = "", locale: str = "en") -> Page:
        context = browser.new_context(
            viewport={"width": width, "height": height}, locale=locale, offline=True, reduced_motion="reduce"
        )
        contexts.append(context)
        page = context.new_page()
        page.on("request", note)
        page.on("pageerror", lambda error: troubles.append(str(error)))
        page.on("console", lambda message: troubles.append(message.text))
        page.add_init_script(init)
        page.clock.install(time=0)
        page.goto(file.as_uri())
        page.clock.pause_at(60)  # from here on time goes only as far as it is let
        return page

    yield open_page
    for context in contexts:
        context.close()
    assert troubles == []


def said(page: Page) -> str:
    return page.locator(".spoken").inner_text()


def sentences(film: Replay, language: str = "en") -> list[tuple[str, int]]:
    """Each sentence with its time in milliseconds, as long as nothing is shown between two of them."""
    found = []
    for place, (told, words) in enumerate(zip(film.told, film.texts[language].told, strict=True)):
        if told.step != place:
            break
        found.append((words.text, 100 * words.tenths))
    return found


def test_it_opens_with_its_first_sentence_and_a_large_button(opened: Opened, film: Replay) -> None:
    page = opened()
    assert said(page) == film.texts["en"].told[0].text
    large = page.locator(".play-all")
    expect(large).to_have_text("Play" + page.locator(".in-all").inner_text().removeprefix(" / ").strip("/ "))
    large.click()
    expect(large).to_have_count(0)
    expect(page.get_by_role("button", name="Pause")).to_be_visible()


def test_every_sentence_stands_for_its_time(opened: Opened, film: Replay) -> None:
    page = opened()
    first = sentences(film)[:5]
    assert len(first) == 5
    page.get_by_role("button", name="Play").last.click()
    for at, (text, lasts) in enumerate(first[:4]):
        assert said(page) == text
        page.clock.run_for(lasts - 100)
        assert said(page) == text, "too early"
        page.clock.run_for(100)
        assert said(page) == first[at + 1][0], "too late"


def test_twice_as_fast_takes_half_the_time_and_the_speed_is_kept(opened: Opened, film: Replay) -> None:
    page = opened()
    (one, lasts), (two, _), *_ = sentences(film)
    speed = page.get_by_label("Speed")
    assert speed.locator("option").all_inner_texts() == ["1×", "1.5×", "2×", "4×"]
    speed.select_option("4")
    page.get_by_role("button", name="Play").last.click()
    page.clock.run_for(lasts // 4 - 100)
    assert said(page) == one
    page.clock.run_for(150)
    assert said(page) == two
    page.reload()
    expect(page.get_by_label("Speed")).to_have_value("4")
    expect(page.locator("#replay")).to_have_attribute("data-playing", "false")


def test_it_stops_where_it_is_and_goes_on_from_there(opened: Opened, film: Replay) -> None:
    page = opened()
    (one, lasts), (two, _), *_ = sentences(film)
    page.keyboard.press("Space")
    page.clock.run_for(lasts - 1000)
    page.keyboard.press("Space")
    expect(page.get_by_role("button", name="Play")).to_be_visible()
    page.clock.run_for(60_000)
    assert said(page) == one
    page.keyboard.press("Space")
    page.clock.run_for(800)
    assert said(page) == one
    page.clock.run_for(400)
    assert said(page) == two


def test_a_space_presses_the_button_that_keys_have_come_to_and_no_other(opened: Opened) -> None:
    page = opened()
    root = page.locator("#replay")
    page.get_by_role("button", name="One step on").click()
    page.keyboard.press("Space")
    expect(root).to_have_attribute("data-playing", "true")
    expect(root).to_have_attribute("data-step", "1")
    page.keyboard.press("Space")
    page.locator(".keys .play").focus()
    page.keyboard.press("Tab")
    page.keyboard.press("Space")
    expect(root).to_have_attribute("data-step", "2")
    expect(root).to_have_attribute("data-playing", "false")


def test_it_plays_to_the_end_and_stops_with_all_cards_open(opened: Opened, film: Replay) -> None:
    page = opened()
    root, end = page.locator("#replay"), str(film.steps - 1)
    page.get_by_label("Speed").select_option("4")
    page.keyboard.press("End")
    page.keyboard.press("ArrowLeft")
    page.keyboard.press("ArrowLeft")
    page.keyboard.press("Space")
    page.clock.run_for(60_000)
    expect(root).to_have_attribute("data-step", end)
    expect(root).to_have_attribute("data-playing", "false")
    expect(page.locator(".chair .besides")).to_have_count(12)
    expect(page.locator(".replay-head")).to_contain_text("Won: ")
    page.get_by_role("button", name="From the beginning").click()
    expect(root).to_have_attribute("data-playing", "true")
    assert said(page) == film.texts["en"].told[0].text
    expect(page.locator(".replay-head")).not_to_contain_text("Won: ")


def test_the_bar_and_its_chapters_lead_anywhere(opened: Opened, film: Replay) -> None:
    page = opened()
    root = page.locator("#replay")
    chapters = page.get_by_role("list", name="Phase").get_by_role("button")
    expect(chapters).to_have_count(len(film.chapters))
    chapters.nth(2).click()
    expect(root).to_have_attribute("data-step", str(film.chapters[2].step))
    expect(page.locator(".centre h2")).to_have_text(film.texts["en"].chapters[2], ignore_case=True)
    bar = page.get_by_role("slider", name="How far it is told")
    box = bar.bounding_box()
    assert box is not None
    page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    page.mouse.down()
    middle = int(root.get_attribute("data-step") or 0)
    assert abs(middle - film.steps // 2) < film.steps // 6
    page.mouse.move(box["x"] + box["width"] - 2, box["y"] + box["height"] / 2, steps=4)
    page.mouse.up()
    assert int(root.get_attribute("data-step") or 0) > film.steps - 8
    bar.focus()
    page.keyboard.press("Home")
    expect(root).to_have_attribute("data-step", "0")
    page.keyboard.press("ArrowUp")
    expect(root).to_have_attribute("data-step", "1")
    assert (bar.get_attribute("aria-valuetext") or "").startswith(film.texts["en"].chapters[0])


def test_whoever_is_told_of_stands_in_the_light_and_dawn_comes_with_its_word(
    opened: Opened, film: Replay
) -> None:
    page = opened()
    death = next(each for each in film.told if each.stage == "death")
    page.evaluate(
        """step => {
            const press = (key) => document.dispatchEvent(new KeyboardEvent("keydown", { key }));
            while (Number(document.getElementById("replay").dataset.step) < step - 2) press("ArrowRight");
        }""",
        death.step,
    )
    body, light = page.locator("body"), page.locator(".chair[data-lit]")
    skies: list[str | None] = []
    for _ in range(3):
        skies.append(body.get_attribute("data-sky"))
        if int(page.locator("#replay").get_attribute("data-step") or 0) < death.step:
            assert not page.locator(f"li:nth-child({death.seats[0]}) .chair[data-out]").count()
            page.keyboard.press("ArrowRight")
    assert skies == ["night", "dawn", "dawn"]
    expect(light).to_have_count(len(death.seats))
    expect(light.locator(".number")).to_have_text(str(death.seats[0]))
    expect(page.locator(".table")).to_have_attribute("data-beat", "death")
    assert light.get_attribute("data-out") is not None


def test_what_only_these_eyes_read_stands_beside_the_sentence(opened: Opened, film: Replay) -> None:
    page = opened()
    page.get_by_label("Through the eyes of").select_option("4")
    assert said(page) == film.texts["en"].told[0].text
    expect(page.locator(".besides-said li")).to_have_text([r"Your card: mafioso."])
    page.get_by_label("Through the eyes of").select_option("public")
    expect(page.locator(".besides-said li")).to_have_count(0)


def test_nobody_reads_aloud_until_somebody_wishes_it(opened: Opened, film: Replay) -> None:
    page = opened(init=VOICES)
    aloud = page.get_by_role("button", name="Read aloud")
    expect(aloud).to_have_attribute("aria-pressed", "false")
    page.keyboard.press("Space")
    page.clock.run_for(30_000)
    assert page.evaluate("said.length") == 0
    page.keyboard.press("Home")
    aloud.click()
    spoken = film.texts["en"].told
    assert page.evaluate("said.at(-1).text") == (spoken[0].ear or spoken[0].text)
    page.clock.run_for(100 * spoken[0].tenths + 5000)
    assert said(page) == spoken[0].text, "it waits for the voice"
    page.evaluate("finish()")
    assert said(page) == spoken[1].text
    assert page.evaluate("said.at(-1).text") == (spoken[1].ear or spoken[1].text)
    page.reload()
    expect(aloud).to_have_attribute("aria-pressed", "true")
    expect(page.locator("#replay")).to_have_attribute("data-playing", "false")


def test_without_a_voice_of_the_language_nobody_offers_to_read(opened: Opened) -> None:
    page = opened(init=VOICES, locale="uk")
    expect(page.locator("html")).to_have_attribute("lang", "uk")
    expect(page.locator(".aloud")).to_have_count(0)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_whole_of_it_fits(opened: Opened, language: str) -> None:
    page = opened(init=VOICES.replace("en-GB", language), locale=language)
    page.locator("#eyes").select_option("host")
    for key in ("Home", "PageDown", "PageDown", "End"):
        page.keyboard.press(key)
        for size in ((360, 740), (390, 844), (844, 390), (1280, 720), (1920, 1080)):
            page.set_viewport_size({"width": size[0], "height": size[1]})
            assert_it_fits(page, *size)


def test_cards_are_pictures_where_the_viewer_saw_them(opened: Opened) -> None:
    """They stand inside the file, and are those of this game alone."""
    page = opened()
    cards = page.locator(".chair .shown-card img")
    expect(cards).to_have_count(0)
    page.locator("#eyes").select_option("host")
    expect(cards).to_have_count(page.locator(".chair").count())
    assert all(
        src.startswith("data:image/svg") for src in cards.evaluate_all("all => all.map((each) => each.src)")
    )


def test_everybody_is_known_by_the_emblem_of_that_game(opened: Opened) -> None:
    """It came along with the file, like the voice's own letters."""
    page = opened()
    emblems = page.locator(".chair [data-emblem]")
    expect(emblems).to_have_count(page.locator(".chair").count())
    cut = emblems.evaluate_all("all => all.map((each) => getComputedStyle(each).maskImage)")
    assert len(set(cut)) == len(cut)
    assert all(each.startswith('url("data:image/svg') for each in cut)
    assert page.evaluate("[...document.fonts].map(({ family, status }) => [family, status])") == [
        ["Omerta Serif", "loaded"]
    ]


def assert_it_fits(page: Page, width: int, height: int) -> None:
    for _ in range(60):  # its clock is set by hand, so no frame can be waited for
        if page.evaluate("document.documentElement.scrollWidth - innerWidth") <= 0:
            break
        time.sleep(0.05)
    assert page.evaluate("document.documentElement.scrollWidth - innerWidth") <= 0
    assert unreadable_words(page, ".replay-stage") == []
    for part in (".keys .play", ".manner select", ".aloud", ".timeline input", "#eyes"):
        box = page.locator(part).bounding_box()
        assert box is not None
        assert box["x"] >= 0, part
        assert box["x"] + box["width"] <= width, part
        assert box["y"] + box["height"] <= height, part
    assert page.locator(".spoken").evaluate("e => e.getBoundingClientRect().top") >= page.locator(
        ".replay-head"
    ).evaluate("e => e.getBoundingClientRect().bottom")


@pytest.mark.parametrize("book", SHELF)
def test_every_text_is_legible_under_every_sky(browser: Browser, tmp_path: Path, book: str) -> None:
    lobby, _, events = played(laid(book), 5)
    found = worded.replay(lobby, lobby.results[0], course(SHELF[book], events), ("ru",))
    file = tmp_path / "a game.html"
    file.write_text(exports.as_page(found), "utf-8")
    context = browser.new_context(
        bypass_csp=True, reduced_motion="reduce", viewport={"width": 1280, "height": 720}
    )
    page = context.new_page()
    page.goto(file.as_uri())
    page.locator("#eyes").select_option("host")
    skies = set()
    for key in ("Home", *["PageDown"] * 6, "End"):
        page.keyboard.press(key)
        skies.add(page.locator("body").get_attribute("data-sky"))
        assert faint_texts(page) == [], key
    assert len(skies) > 2
    context.close()
