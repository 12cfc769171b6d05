"""Whoever sits down, whatever lies open: nothing lies over anything else, and every name is whole."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import pytest
from msgspec.structs import replace
from playwright.sync_api import Browser, BrowserContext, Page, ViewportSize, expect
from tests.chromium import OWN, WIDE
from tests.pages.desk_scenes import desks
from tests.pages.fixture_table import FixtureTable
from tests.pages.scenes import gathering, night, table_screen
from tests.pages.test_whole_words import resize
from tests.pages.wholeness import unreadable_words

from omerta.table.faces.face_parts import Clock, Line, Place, Plea, Sky
from omerta.table.faces.gathering_model import Gathering
from omerta.table.faces.models import Screen
from omerta.table.state.emblems import COLOURS, EMBLEMS
from omerta.table.web.picture_pages import MARKS
from omerta.words import lexicon
from omerta.words.stages import BeatStage

SIZES: tuple[ViewportSize, ...] = (
    {"width": 1280, "height": 720},
    {"width": 1920, "height": 1080},
    {"width": 1180, "height": 820},
    {"width": 820, "height": 1180},
)
LONGEST_NAME = 20
STAGES: tuple[BeatStage, ...] = ("aside", "dawn", "nightfall")
SKIES: tuple[Sky, ...] = ("night", "noon", "dusk")
TABLES = {OWN: 8, WIDE: 3}
SYLLABLES = ("ша", "ни", "ко", "жд", "Wil", "лий", "гор", "сан", "um", "її", "ф", "mar", "єв", "щу", "слав")
CARDS = ("", "", "", "звичайний мешканець", "особлива мисливиця", "доктор")
SAID = {
    "short": "Три хвилини на розмову. Потім голосуємо.",
    "long": "Світає. Місто рахує тих, хто прокинувся, і не дораховується одного: " * 3,
}
# What must keep clear of each other. A chair is what is seen of it: its coin and its words.
COLLISIONS = """() => {
  const boxes = (selector) => [...document.querySelectorAll(selector)].map((element) => {
    const { left, top, right, bottom } = element.getBoundingClientRect();
    const what = element.textContent.trim() || selector;
    return { left, top, right, bottom, chair: element.closest('li'), what };
  }).filter(({ left, right }) => right > left);
  const parts = boxes('.chair .coin, .chair .who, .chair .besides, .chair .votes');
  const others = boxes('.spoken span, .vignette, .centre h1, .centre .leader, .time, .corner > *, .pleas')
    .concat(boxes('.gathering .centre > *, .invitation, .settings'));
  const portrait = innerHeight > innerWidth;
  const apart = (one, other) => one.left >= other.right - 1 || other.left >= one.right - 1
    || one.top >= other.bottom - 1 || other.top >= one.bottom - 1;
  const found = [];
  for (const [index, one] of parts.entries()) {
    const below = !portrait && (one.top < 0 || one.bottom > innerHeight);
    if (one.left < 0 || one.right > innerWidth || below) found.push([one.what, 'outside']);
    const rest = parts.slice(index + 1).filter(({ chair }) => chair !== one.chair);
    for (const other of [...rest, ...(portrait ? [] : others)])
      if (!apart(one, other)) found.push([one.what, other.what]);
  }
  return found;
}"""


@pytest.fixture(scope="module")
def context(browser: Browser) -> Iterator[BrowserContext]:
    context = browser.new_context(viewport=SIZES[0], reduced_motion="reduce")
    yield context
    context.close()


def a_name(chance: Random) -> str:
    """A name of up to twenty letters, in one word or in more."""
    length, name = chance.randint(2, LONGEST_NAME), ""
    while len(name) < length:
        name += chance.choice(SYLLABLES) + chance.choice(("", "", "", " ", "-") if len(name) > 3 else ("",))
    return name[:length].strip(" -").title()


def a_table(chance: Random) -> Screen:
    """Five to twenty-four seats, some out with an open card, marked, away, speaking or voted for."""
    count = chance.randint(5, 24)
    words = lexicon("uk")
    places = []
    for seat in range(1, count + 1):
        card, mark = chance.choice(CARDS), chance.choice((None, None, chance.choice(MARKS)))
        places.append(
            Place(
                seat,
                a_name(chance),
                living=chance.random() < 0.7,
                away=chance.random() < 0.1,
                card=card,
                picture=chance.randint(1, 5) if card else 0,
                marks=(words.name("mark", mark),) if mark else (),
                signs=(mark,) if mark else (),
                votes=chance.choice(("", "", "3")),
                state=chance.choice(("", "", "candidate", "speaks")),
                emblem=EMBLEMS[seat % len(EMBLEMS)],
                colour=COLOURS[seat % len(COLOURS)],
            )
        )
    stage = chance.choice(STAGES)
    sky = chance.choice(SKIES)
    line = Line(12, SAID[chance.choice(tuple(SAID))], ("CHI-031",), stage)
    pleas = (Plea(1, f"{a_name(chance)} просить повернути свій хід.", mine=True),)
    return replace(
        table_screen("uk", count, sky=sky),
        places=tuple(places),
        line=line,
        say=(line,),
        leader=chance.choice(("", "Гру веде людина за пультом і бачить усі карти.")),
        pleas=chance.choice(((), pleas)),
        clock=Clock(90_000, 120_000, paused=chance.random() < 0.3),
    )


@pytest.mark.measured
@pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size['width']}x{size['height']}")
def test_nothing_lies_over_anything_at_any_table(
    page: Page, address: str, table: FixtureTable, size: ViewportSize, request: pytest.FixtureRequest
) -> None:
    face = request.node.callspec.params["browser"]
    table.language = "uk"
    table.screen = a_table(Random(0))
    page.goto(f"{address}/t/KJ4M/screen")
    page.wait_for_selector(".number")
    resize(page, size)
    for seed in range(TABLES[face]):
        shown = a_table(Random(seed))
        table.show(screen=shown)
        page.locator(".chair").nth(len(shown.places) - 1).wait_for()
        page.evaluate(
            "() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)))"
        )
        assert page.evaluate(COLLISIONS) == [], seed
        assert unreadable_words(page, ".chair .who") == [], seed


SMALLER_THAN_ITS_CARD = """() => [...document.querySelectorAll('.chair:has(.besides)')].filter((chair) => {
  const size = (part) => parseFloat(getComputedStyle(chair.querySelector(part)).fontSize);
  return size('.who') < size('.besides');
}).map((chair) => chair.textContent)"""


@pytest.mark.parametrize("seats", [12, 18, 24])
def test_a_name_is_never_written_smaller_than_the_card_below_it(
    page: Page, address: str, table: FixtureTable, seats: int
) -> None:
    shown = table_screen(count=seats, sky="noon")
    dead = tuple(replace(each, living=False, card="mafioso", votes="", state="") for each in shown.places)
    table.screen = replace(shown, places=dead)
    page.goto(f"{address}/t/KJ4M/screen")
    expect(page.locator(".chair .besides")).to_have_count(seats)
    assert page.evaluate(SMALLER_THAN_ITS_CARD) == []


def a_circle(chance: Random) -> Gathering:
    """Five to twenty-four people before the deal, with names like those, some of them bots or away."""
    count = chance.randint(5, 24)
    shown = gathering("uk", count)
    seats = tuple(
        replace(each, name=a_name(chance), here=chance.random() < 0.8, bot=chance.random() < 0.3)
        for each in shown.seats
    )
    return replace(shown, seats=seats, watching=chance.choice((0, 3)))


@pytest.mark.measured
@pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size['width']}x{size['height']}")
def test_nothing_lies_over_anything_while_people_sit_down(
    page: Page, address: str, table: FixtureTable, size: ViewportSize, request: pytest.FixtureRequest
) -> None:
    face = request.node.callspec.params["browser"]
    table.language = "uk"
    table.screen = a_circle(Random(0))
    page.goto(f"{address}/t/KJ4M/screen")
    page.wait_for_selector(".number")
    resize(page, size)
    for seed in range(TABLES[face] // 2 + 1):
        shown = a_circle(Random(seed))
        table.show(screen=shown)
        expect(page.locator(".chair")).to_have_count(len(shown.seats))
        page.evaluate(
            "() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)))"
        )
        assert page.evaluate(COLLISIONS) == [], seed
        assert unreadable_words(page, ".chair .who") == [], seed


PHONES: tuple[ViewportSize, ...] = (
    {"width": 320, "height": 568},
    {"width": 360, "height": 740},
    {"width": 844, "height": 390},
    {"width": 568, "height": 320},
)


@pytest.mark.parametrize("count", [8, 24])
def test_on_every_phone_the_choice_and_its_confirmation_are_in_view(
    page: Page, address: str, table: FixtureTable, count: int
) -> None:
    """Names of twenty letters, upright and on its side: whoever chose the last name sees it and the key."""
    chance = Random(count)
    named = night("ru", count, deeds=2)
    longest = tuple(replace(place, name=a_name(chance), living=True) for place in named.places)
    table.phone = replace(named, places=longest)
    page.goto(f"{address}/t/KJ4M/phone?lang=ru")
    page.wait_for_selector(".name")
    for size in PHONES:
        resize(page, size)
        name = page.locator(".name").last
        name.click()
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth"), size
        for part in (name, page.locator(".confirm"), page.locator(".hold").first):
            expect(part).to_be_in_viewport(ratio=0.99)
        assert unreadable_words(page, ".confirm, .hold") == [], size
        name.click()


SIGN = "all => all.map((each) => each.dataset.numeral ?? each.dataset.mark ?? each.dataset.emblem)"
CUT = (
    "all => all.filter((each) => !getComputedStyle(each).maskImage.startsWith('url(\"data:image/svg')).length"
)


def test_numerals_and_marks_are_drawn_and_told_in_words(
    page: Page, address: str, table: FixtureTable
) -> None:
    marked = replace(table_screen("en", 12).places[4], marks=("silenced",), signs=("silenced",))
    shown = replace(table_screen("en", 12, sky="noon"), clock=Clock(90_000, 120_000, paused=True))
    table.screen = replace(shown, places=(*shown.places[:4], marked, *shown.places[5:]))
    page.goto(f"{address}/t/KJ4M/screen")
    drawn = page.locator(".numerals > *, [data-mark]")
    expect(page.locator(".time .numerals > *")).to_have_count(4)
    assert page.locator(".time .numerals > *").evaluate_all(SIGN) == ["1", "colon", "3", "0"]
    assert page.locator(".chair").nth(11).locator(".numerals > *").evaluate_all(SIGN) == ["1", "2"]
    assert drawn.evaluate_all(CUT) == 0
    expect(page.locator(".chair").nth(4)).to_contain_text("silenced")
    expect(page.locator(".time [data-time]")).to_have_text("1:30")
    expect(page.locator(".chair .number .unseen").nth(11)).to_have_text("12")
    table.show(screen=replace(table.screen, clock=Clock(9_000, 120_000, paused=True)))
    expect(page.locator(".time [data-time]")).to_have_text("0:09")
    assert page.locator(".time .numerals > *").evaluate_all(SIGN) == ["0", "colon", "0", "9"]


def test_the_desk_knows_everybody_by_the_emblem_and_a_phone_at_night_shows_nothing_drawn(
    page: Page, address: str, table: FixtureTable
) -> None:
    desk = next(face for face in desks("chicago") if face.task == "talk")
    worn = [replace(each, emblem=EMBLEMS[each.seat], signs=("led",), marks=("led",)) for each in desk.places]
    table.phone = replace(desk, places=tuple(worn))
    page.goto(f"{address}/t/KJ4M/desk")
    emblems = page.locator(".seat [data-emblem]")
    expect(emblems).to_have_count(len(worn))
    assert emblems.evaluate_all(CUT) == 0
    dark = night("en", 8)
    table.phone = replace(
        dark, places=tuple(replace(each, signs=("led",), marks=("led",)) for each in dark.places)
    )
    page.goto(f"{address}/t/KJ4M/phone")
    expect(page.locator(".name")).to_have_count(8)
    expect(page.locator("[data-emblem], [data-mark], [data-numeral], main img")).to_have_count(0)
