"""The deal on a phone: a card is read whole, however long its text and however small the phone."""

from __future__ import annotations

from collections.abc import Iterator
from typing import cast

import pytest
from msgspec.structs import replace
from playwright.sync_api import Browser, BrowserContext, Page, ViewportSize
from tests.pages.fixture_table import FixtureTable
from tests.pages.scenes import dealt

from omerta.books.shelf import SHELF
from omerta.table.faces.face_parts import Held
from omerta.table.faces.pictures import picture
from omerta.table.state.lobby import Lobby
from omerta.words import LANGUAGES, lexicon
from omerta.words.voice import capital

SIZES: tuple[ViewportSize, ...] = (
    {"width": 360, "height": 740},
    {"width": 320, "height": 568},
)
SMALLEST_LETTERS = 14
SMALLEST_PICTURE = 72

# Each text of the held card, its picture, and the box that must show them.
SEEN = """() => {
  const box = document.getElementById('held');
  const frame = box.getBoundingClientRect();
  const texts = [...box.querySelectorAll('h2, p')].map((each) => {
    const range = document.createRange();
    range.selectNodeContents(each);
    const { top, bottom } = range.getBoundingClientRect();
    return [each.textContent, top, bottom, parseFloat(getComputedStyle(each).fontSize)];
  });
  const drawn = box.querySelector('.picture')?.getBoundingClientRect();
  return {
    texts, top: frame.top, bottom: frame.bottom, over: box.scrollHeight - box.clientHeight,
    picture: drawn ? [drawn.top, drawn.bottom, drawn.height, drawn.width] : null,
    collides: drawn ? [...box.querySelectorAll('h2, p')].some((each) => {
      const range = document.createRange();
      range.selectNodeContents(each);
      return [...range.getClientRects()].some((line) => line.top < drawn.bottom - 2
        && line.bottom > drawn.top + 2 && line.left < drawn.right - 2 && line.right > drawn.left + 2);
    }) : false,
  };
}"""
DRAWN = """(card) => new Promise((drawn) => {
  const look = () => document.querySelector('#held h2')?.textContent === card
    ? requestAnimationFrame(drawn) : requestAnimationFrame(look);
  look();
})"""


@pytest.fixture(scope="module")
def context(browser: Browser) -> Iterator[BrowserContext]:
    context = browser.new_context(viewport=SIZES[0], has_touch=True, reduced_motion="reduce")
    yield context
    context.close()


def cards(book: str, language: str) -> list[Held]:
    """Every card of a book as it is held at the deal."""
    words, lobby = lexicon(language).of(book), Lobby("", language, book)
    return [
        Held(
            capital(words.role(role)),
            words.about(book, role),
            capital(words.name("side", SHELF[book].roles[role].side)),
            picture=picture(lobby, role),
        )
        for role in SHELF[book].roles
    ]


@pytest.mark.measured
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("book", SHELF)
def test_every_card_is_read_whole_at_the_deal(
    page: Page, address: str, table: FixtureTable, book: str, language: str
) -> None:
    """Its name, its side, what it does and what it wins by, without scrolling, and its picture above."""
    face = replace(dealt(language), theme=book)
    table.phone = face
    page.goto(f"{address}/t/KJ4M/phone?lang={language}")
    page.wait_for_selector(".card-back")
    page.locator(".hold").first.hover()
    page.mouse.down()
    found: dict[str, object] = {}
    for size in SIZES:
        page.set_viewport_size(size)
        for card in cards(book, language):
            table.show(replace(face, held=card))
            page.evaluate(DRAWN, card.card)
            if wrong := faults(page):
                found[f"{card.card} {size['width']}"] = wrong
    page.mouse.up()
    assert found == {}


def faults(page: Page) -> list[object]:
    """What of the held card cannot be read, or is too small to be."""
    seen = cast("dict[str, object]", page.evaluate(SEEN))
    top, bottom = cast("float", seen["top"]), cast("float", seen["bottom"])
    texts = cast("list[tuple[str, float, float, float]]", seen["texts"])
    wrong: list[object] = [
        (text[:20], round(end - bottom), letters)
        for text, start, end, letters in texts
        if start < top or end > bottom or letters < SMALLEST_LETTERS
    ]
    picture = cast("list[float] | None", seen["picture"])
    if picture is None or picture[0] < top or picture[1] > bottom or picture[2] < SMALLEST_PICTURE:
        wrong.append(("picture", picture))
    if seen["collides"]:
        wrong.append("the picture lies on the words")
    if cast("float", seen["over"]) > 0:
        wrong.append(("scrolls", seen["over"]))
    return wrong
