"""What the screen sounds like, measured without a speaker: each book has its own chimes and its own air."""

from __future__ import annotations

import re
from collections.abc import Iterator
from importlib.resources import files
from itertools import combinations
from typing import TypedDict

import pytest
from playwright.sync_api import Browser, BrowserContext, Page
from tests.pages.fixture_table import BOOKS, FixtureTable
from tests.pages.scenes import table_screen

# Renders a chime or an air of a book: how loud it is, when it ends, and how much lies in each half octave.
RENDER = """async ([theme, kind, name, times, seconds]) => {
  const [{ tuningOf }, { Instrument }, { Blown }] =
    await Promise.all(['tuning', 'instrument', 'air'].map(name => import(`/static/${name}.js`)));
  document.body.dataset.theme = theme;
  const rate = 48000, context = new OfflineAudioContext(1, rate * seconds, rate);
  const tuning = tuningOf(document.body);
  if (kind === 'air') new Blown(context, context.destination, tuning, tuning[name]).turn(1, 0.001);
  else new Instrument(context, context.destination, tuning).play({ name, times }, 0);
  const samples = (await context.startRendering()).getChannelData(0);
  const decibels = power => 10 * Math.log10(power + 1e-12);
  const peak = samples.reduce((most, sample) => Math.max(most, Math.abs(sample)), 0);
  const ends = samples.findLastIndex(sample => Math.abs(sample) > peak / 300) / rate;
  const every = Array.from({ length: seconds }, (_, at) => {
    const second = samples.subarray(rate * at, rate * (at + 1));
    return decibels(second.reduce((sum, sample) => sum + sample ** 2, 0) / rate);
  });
  const transform = (part, real, other) => { // in place, with the bits of each index reversed first
    const count = part.length;
    for (let at = 0, turned = 0; at < count; at++) {
      real[turned] = part[at];
      other[turned] = 0;
      let bit = count >> 1;
      for (; turned & bit; bit >>= 1) turned ^= bit;
      turned |= bit;
    }
    for (let half = 1; half < count; half *= 2) {
      for (let turn = 0; turn < half; turn++) {
        const [cos, sin] = [Math.cos(Math.PI * turn / half), -Math.sin(Math.PI * turn / half)];
        for (let one = turn; one < count; one += 2 * half) {
          const two = one + half;
          const [x, y] = [cos * real[two] - sin * other[two], sin * real[two] + cos * other[two]];
          [real[two], other[two]] = [real[one] - x, other[one] - y];
          [real[one], other[one]] = [real[one] + x, other[one] + y];
        }
      }
    }
  };
  const size = 8192, powers = new Float64Array(16); // from 47 hertz to 12000
  const [real, other] = [new Float64Array(size), new Float64Array(size)];
  for (let from = 0; from + size <= samples.length; from += 4 * size) {
    transform(samples.subarray(from, from + size), real, other);
    for (let at = 8; at < size / 4; at++) {
      powers[Math.floor(2 * Math.log2(at / 8))] += real[at] ** 2 + other[at] ** 2;
    }
  }
  const sum = powers.reduce((sum, power) => sum + power);
  return { peak, ends, every, bands: [...powers].map(power => decibels(power / sum)) };
}"""
CHIMES = ("nightfall", "dawn", "death", "hand", "count", "card", "verdict", "victory")
KNOCKS = ("hand", "count")
Wanted = tuple[str, str, str, int, int]  # the book, a chime or an air, which, how often, for how many seconds


class Measured(TypedDict):
    """The peak, decibels second by second and band by band, and when it is over."""

    peak: float
    every: list[float]
    bands: list[float]
    ends: float


@pytest.fixture(scope="module")
def context(browser: Browser) -> Iterator[BrowserContext]:
    context = browser.new_context(viewport={"width": 1280, "height": 720}, reduced_motion="reduce")
    yield context
    context.close()


class Studio:
    """A page that has the sounds of all books, and what was measured in it so far."""

    def __init__(self, page: Page, kept: dict[Wanted, Measured]) -> None:
        self.page, self.kept = page, kept

    def chime(self, book: str, name: str, times: int = 1) -> Measured:
        return self._measure((book, "chime", name, times, 4))

    def air(self, book: str, name: str, seconds: int = 12) -> Measured:
        return self._measure((book, "air", name, 0, seconds))

    def _measure(self, wanted: Wanted) -> Measured:
        if wanted not in self.kept:
            self.kept[wanted] = self.page.evaluate(RENDER, [*wanted])
        return self.kept[wanted]


@pytest.fixture(scope="module")
def kept() -> dict[Wanted, Measured]:
    return {}


@pytest.fixture
def studio(page: Page, address: str, table: FixtureTable, kept: dict[Wanted, Measured]) -> Studio:
    table.screen = table_screen()
    page.goto(f"{address}/t/KJ4M/screen")
    page.wait_for_selector(".number")
    return Studio(page, kept)


def unlike(one: Measured, other: Measured) -> float:
    """By how much they differ where they differ most, among what is loud enough to matter."""
    pairs = zip(one["bands"], other["bands"], strict=True)
    return max(abs(mine - yours) for mine, yours in pairs if max(mine, yours) > -25)


@pytest.mark.parametrize("book", BOOKS)
def test_every_chime_is_heard_and_ends_in_time(studio: Studio, book: str) -> None:
    for name in CHIMES:
        found = studio.chime(book, name)
        assert 0.15 < found["peak"] < 0.85, name
        assert found["ends"] < (1 if name in KNOCKS else 3), name
        assert name in KNOCKS or found["ends"] > 1, name


@pytest.mark.parametrize("book", BOOKS)
def test_many_hands_are_counted_quickly(studio: Studio, book: str) -> None:
    """A count is no longer than its sentence, however many there are."""
    few, many = studio.chime(book, "hand", 3), studio.chime(book, "hand", 40)
    assert few["ends"] < many["ends"] < 2.5
    assert many["peak"] < 0.85


@pytest.mark.parametrize("book", BOOKS)
def test_the_air_of_the_dark_covers_a_rustle_and_moves(studio: Studio, book: str) -> None:
    """It is even over all that rustles, never far from its own loudness, and leaves room for chimes."""
    dark = studio.air(book, "dark")
    assert dark["peak"] < 0.4
    assert min(dark["every"]) > -38
    assert 1 < max(dark["every"]) - min(dark["every"]) < 10
    assert min(dark["bands"]) > -30


@pytest.mark.parametrize("book", BOOKS)
def test_a_chime_over_the_air_does_not_clip(studio: Studio, book: str) -> None:
    """At full volume, even while the air rises before it ebbs."""
    risen = 1.3 * studio.air(book, "dark")["peak"]
    assert all(risen + studio.chime(book, name)["peak"] < 1 for name in ("nightfall", "dawn"))


@pytest.mark.parametrize("book", BOOKS)
def test_the_air_of_the_day_is_hardly_there(studio: Studio, book: str) -> None:
    dark, light = (studio.air(book, name) for name in ("dark", "light"))
    assert -70 < max(light["every"]) < max(dark["every"]) - 12


@pytest.mark.parametrize("sound", ["dark", "death", "victory"])
def test_no_two_books_sound_alike(studio: Studio, sound: str) -> None:
    measure = studio.air if sound == "dark" else studio.chime
    found = {book: measure(book, sound) for book in BOOKS}
    for one, other in combinations(BOOKS, 2):
        assert unlike(found[one], found[other]) > 3, (one, other)


def test_it_sounds_the_same_every_time(studio: Studio) -> None:
    """No chance has a part in it, and so nothing that chance could tell."""
    one = studio.air("chicago", "dark", 2)
    studio.kept.clear()
    other = studio.air("chicago", "dark", 2)
    assert one["bands"] == pytest.approx(other["bands"], abs=0.01)


def test_a_book_without_a_look_sounds_like_the_first(studio: Studio) -> None:
    own, first = studio.chime("our-family", "death"), studio.chime("classic", "death")
    assert own["bands"] == pytest.approx(first["bands"], abs=0.01)


def test_no_script_names_a_book() -> None:
    """What a book looks and sounds like is written in style sheets."""
    scripts = [*(files("omerta.table.web") / "static").iterdir()]
    texts = {each.name: each.read_text("utf-8") for each in scripts if each.name.endswith(".js")}
    assert "sound.js" in texts
    assert not [name for name, text in texts.items() if re.search(rf"['\"`]({'|'.join(BOOKS)})['\"`]", text)]
