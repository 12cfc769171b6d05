"""An evening in a real browser: three games with points, a replay through all eyes, the shared page."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, Request, expect
from tests.table.evenings import CODE, KEY, NAMES, kept, laid, played, served

from omerta.books.shelf import SHELF
from omerta.core import HOST, PUBLIC, Event, fold, view
from omerta.core.game import Viewer
from omerta.table.replay import exports, worded
from omerta.table.replay.steps import course
from omerta.table.state.lobby import Lobby
from omerta.words import LANGUAGES, lexicon

GAME_SECONDS = 90_000


@pytest.fixture
def wide(browser: Browser) -> Iterator[Page]:
    """A laptop; anything that goes wrong on its pages is an error."""
    context = browser.new_context(viewport={"width": 1280, "height": 720}, reduced_motion="reduce")
    page = context.new_page()
    troubles: list[str] = []
    page.on("pageerror", lambda error: troubles.append(str(error)))
    page.on("console", lambda message: troubles.append(message.text) if message.type == "error" else None)
    yield page
    context.close()
    assert troubles == []


def opened(page: Page, address: str) -> None:
    """This browser has opened the table."""
    page.context.add_cookies([{"name": f"omerta-{CODE}", "value": KEY, "url": address}])


def test_three_games_in_a_row_with_points(wide: Page, tmp_path: Path) -> None:
    with served(f"sqlite:///{tmp_path / 'tables.db'}", quickly=0.005) as (address, store):
        kept(store, laid(seats=7), {})
        opened(wide, address)
        wide.goto(f"{address}/t/{CODE}/screen")
        for number in (1, 2, 3):
            wide.get_by_role("button", name="Deal the cards").click()
            again = wide.get_by_role("button", name="Another game")
            expect(again).to_be_visible(timeout=GAME_SECONDS)
            said = "One game so far." if number == 1 else f"{number} games so far."
            expect(wide.locator(".evening-line .voice")).to_contain_text(said)
            again.click()
            expect(wide.get_by_role("button", name="Deal the cards")).to_be_visible()
            expect(wide.locator(".evening-line .voice")).to_contain_text(said)
        wide.get_by_role("button", name="The evening").click()
        sheet = wide.get_by_role("dialog", name="The evening")
        expect(sheet.locator(".scores li")).to_have_count(7)
        scores = sheet.locator(".scores li").all_inner_texts()
        points = [
            int(found[1]) for text in scores if (found := re.search(r"(\d+) points, won \d of 3", text))
        ]
        assert points == sorted(points, reverse=True)
        assert len(points) == 7
        assert sum(points) > 0
        expect(sheet.get_by_role("link", name=re.compile("Game 3: "))).to_be_visible()
        with wide.context.expect_page() as other:
            sheet.get_by_role("link", name="The games of this table").click()
        games = other.value
        expect(games.locator(".played > li")).to_have_count(3)
        table = games.locator(".standings tbody tr")
        expect(table).to_have_count(7)
        assert [int(text) for text in table.locator("td:nth-child(2)").all_inner_texts()] == points
        wide.goto("about:blank")  # the server goes, and nobody shall miss it


@pytest.fixture(scope="module")
def finished() -> tuple[Lobby, list[Event]]:
    lobby, _, events = played(laid(seats=9), 3, undos=True)
    return lobby, events


def shown(page: Page) -> list[tuple[str, bool]]:
    """Every seat of the circle: the card that can be read on it, and whether it is out."""
    return [
        (chair.locator(".besides").inner_text() if chair.locator(".besides").count() else "", out is not None)
        for chair in page.locator(".chair").all()
        for out in [chair.get_attribute("data-out")]
    ]


def known(lobby: Lobby, events: list[Event], told: int, viewer: Viewer) -> list[tuple[str, bool]]:
    """The same, straight from the engine."""
    seen = view(fold(SHELF["vendetta"], events[:told]), viewer)
    words = lexicon("en").of("vendetta")
    found = []
    for seat in range(1, len(lobby.people) + 1):
        card = words.role(seen.card(seat)) if seen.card(seat) else ""
        marks = [words.name("mark", mark) for marked, mark in seen.marks if marked == seat]
        found.append(
            (" · ".join(filter(None, [card[:1].upper() + card[1:], *marks])), seat not in seen.living)
        )
    return found


def test_a_replay_is_stepped_through_with_every_view(
    wide: Page, tmp_path: Path, finished: tuple[Lobby, list[Event]]
) -> None:
    lobby, events = finished
    seen = course(SHELF["vendetta"], events)
    viewers: tuple[Viewer, ...] = (PUBLIC, HOST, *range(1, len(lobby.people) + 1))
    with served(f"sqlite:///{tmp_path / 'tables.db'}") as (address, store):
        kept(store, lobby, {1: events})
        wide.goto(f"{address}/t/{CODE}/games")
        wide.get_by_role("link", name="Look again").click()
        expect(wide.get_by_role("heading", name="Game 1. Mafia: Blood Vendetta")).to_be_visible()
        root = wide.locator("#replay")
        steps = [0, len(seen.told) // 3, len(seen.told) // 2, len(seen.told) - 1]
        for step in steps:
            go_to(wide, step)
            expect(root).to_have_attribute("data-step", str(step))
            for viewer in viewers:
                wide.get_by_label("Through the eyes of").select_option(str(viewer))
                assert shown(wide) == known(lobby, events, seen.told[step], viewer), (step, viewer)
        walked(wide)
        wide.locator(".chair").nth(2).click()
        expect(wide.get_by_label("Through the eyes of")).to_have_value("3")
        assert "</script><b>" in wide.locator(".chair").nth(2).inner_text()


def go_to(page: Page, step: int) -> None:
    """With the keys to a step, through the eyes of the host, who sees something at each."""
    page.get_by_label("Through the eyes of").select_option("host")
    page.evaluate(
        """step => {
            const press = (key) => document.dispatchEvent(new KeyboardEvent("keydown", { key }));
            press("Home");
            while (Number(document.getElementById("replay").dataset.step) < step) press("ArrowRight");
        }""",
        step,
    )


def walked(page: Page) -> None:
    """The keys go step by step, phase by phase, and to both ends; every step says or changes something."""
    root = page.locator("#replay")
    page.get_by_label("Through the eyes of").select_option("host")
    page.locator("h1").click()
    page.keyboard.press("Home")
    expect(root).to_have_attribute("data-step", "0")
    before = page.locator("#replay").inner_text()
    for _ in range(12):
        page.keyboard.press("ArrowRight")
        after = page.locator("#replay").inner_text()
        assert after != before
        before = after
    here = int(root.get_attribute("data-step") or 0)
    page.keyboard.press("ArrowLeft")
    assert int(root.get_attribute("data-step") or 0) < here
    page.keyboard.press("PageDown")
    title = page.locator(".centre h2").inner_text()
    page.keyboard.press("PageDown")
    assert page.locator(".centre h2").inner_text() != title
    page.keyboard.press("End")
    expect(page.get_by_role("button", name="One step on")).to_be_disabled()
    expect(page.locator(".spoken")).to_contain_text("The game is over")
    page.keyboard.press("ArrowDown")
    expect(page.get_by_label("Through the eyes of")).to_have_value("1")


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_shared_page_opens_from_a_disk(
    browser: Browser, tmp_path: Path, finished: tuple[Lobby, list[Event]], language: str
) -> None:
    lobby, events = finished
    seen = course(SHELF["vendetta"], events)
    page = exports.as_page(worded.replay(lobby, lobby.results[0], seen, LANGUAGES))
    file = tmp_path / "a game.html"
    file.write_text(page, "utf-8")
    context = browser.new_context(viewport={"width": 1280, "height": 720}, locale=language, offline=True)
    opened = context.new_page()
    troubles: list[str] = []
    asked: list[str] = []

    def note(request: Request) -> None:
        asked.append(request.url)

    opened.on("request", note)
    opened.on("pageerror", lambda error: troubles.append(str(error)))
    opened.on("console", lambda message: troubles.append(message.text))
    opened.goto(file.as_uri())
    words = lexicon(language)
    expect(opened.locator("html")).to_have_attribute("lang", language)
    expect(opened.get_by_label(words.say("page-replay-eyes"))).to_be_visible()
    opened.keyboard.press("End")
    names = opened.locator(".chair .who").evaluate_all("all => all.map((each) => each.firstChild.nodeValue)")
    assert names == list(NAMES)
    assert shown(opened) == [
        (card[:1].upper() + card[1:], seat not in fold(SHELF["vendetta"], events).living)
        for seat, player in enumerate(lobby.results[0].players, 1)
        for card in [words.of("vendetta").role(player.card)]
    ]
    other = next(each for each in LANGUAGES if each != language)
    opened.get_by_label(words.say("page-replay-language")).select_option(other)
    expect(opened.get_by_label(lexicon(other).say("page-replay-eyes"))).to_be_visible()
    context.close()
    assert troubles == []
    assert asked == [file.as_uri()]
