"""Every card has its picture, none is used twice, and the files are what the kit draws."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest
from art.gallery import KEPT, compared, plates
from art.kit.cut import Cut
from art.kit.outline import segments, written
from art.kit.palette import HOUSE

from omerta.books.shelf import SHELF

# A card in a line, a file for each book: whoever draws a card takes its line out; at the end the files go.
# What is filmed follows the family by itself.
NOT_YET_DRAWN = Path(__file__).parent / "not_yet_drawn"
FILMED = {"offscreen": "family"}
ALLOWED = re.compile(
    r'<svg xmlns="http://www\.w3\.org/2000/svg" viewBox="0 0 \d+ \d+"( fill="#[0-9a-f]{6}")?>|</svg>'
    r'|<path( fill="#[0-9a-f]{3,6}")? d="[Mmlhvcqaz0-9 .-]+"/>'
    r'|<mask id="m" fill="#fff">|</mask>|<path mask="url\(#m\)" d="[^"]+"/>'
)
LARGEST = 16_000
LARGEST_BACK = 30_000
LARGEST_FILMED = 19_000  # the same picture on a strip of film


@cache
def drawn() -> dict[str, str]:
    return {file: plate.svg() for file, plate in plates().items()}


def cards() -> Iterator[tuple[str, str]]:
    for name, book in SHELF.items():
        for card in book.roles:
            yield name, card


@pytest.mark.parametrize("book", SHELF)
def test_every_card_on_the_shelf_has_its_picture(book: str) -> None:
    waiting = NOT_YET_DRAWN / f"{FILMED.get(book, book)}.txt"
    missing = {card for card in SHELF[book].roles if f"{book}/{card}" not in plates()}
    assert missing == (set(waiting.read_text("utf-8").split()) if waiting.exists() else set())


def test_the_last_card_drawn_takes_the_list_with_it() -> None:
    assert all(waiting.read_text("utf-8").split() for waiting in NOT_YET_DRAWN.glob("*.txt"))


def test_every_picture_of_a_book_is_a_card_its_back_or_its_title() -> None:
    known = {f"{book}/{card}" for book, card in cards()} | {f"{book}/back" for book in SHELF}
    strange = {file for file in plates() if file.split("/")[0] in SHELF and file not in known}
    assert not {file for file in strange if "/title-" not in file}


@pytest.mark.parametrize("book", SHELF)
def test_every_book_has_a_back(book: str) -> None:
    assert f"{book}/back" in plates()


def test_the_kept_files_are_what_is_drawn() -> None:
    assert compared(KEPT) == [], "scripts/art draws them anew"


def test_no_picture_is_used_twice() -> None:
    """Not even in other colours or by another hand: cut by one hand in one ink, all of them differ."""
    seen: dict[str, str] = {}
    for file, plate in plates().items():
        cut = Cut("one hand", HOUSE, plate.canvas)
        plate.drawing(cut)
        assert cut.svg() not in seen, f"{file} is {seen[cut.svg()]}"
        seen[cut.svg()] = file


def test_pictures_are_filled_paths_and_nothing_else() -> None:
    for file, svg in drawn().items():
        for line in re.sub(r"><", ">\n<", svg).splitlines():
            assert ALLOWED.fullmatch(line), f"{file}: {line[:80]}"


def test_a_picture_has_the_colours_of_its_book_and_no_shade() -> None:
    for file, svg in drawn().items():
        plate = plates()[file]
        if plate.canvas.stencil:
            continue
        palette = plate.palette
        allowed = {palette.ink, palette.paper, palette.accent} | (
            {palette.shade} if file.endswith("/back") else set()
        )
        assert set(re.findall(r'fill="([^"]+)"', svg)) <= allowed, file


def test_pictures_are_small() -> None:
    for file, svg in drawn().items():
        limit = LARGEST_BACK if file.endswith("/back") else LARGEST
        if file.split("/")[0] in FILMED and not file.endswith("/back"):
            limit = LARGEST_FILMED
        assert len(svg) <= limit, file


def test_a_card_fills_its_block() -> None:
    """A card that was forgotten half-way has ground but no figure: fewer than a dozen shapes."""
    for book, card in cards():
        if svg := drawn().get(f"{book}/{card}"):
            assert svg.count("<path") > 12, f"{book}/{card}"


@pytest.mark.parametrize(
    ("data", "short"),
    [
        ("M10,10L20,10L20,30L10,10Z", "M10 10h10v20l-10-20z"),
        ("M0.04,0C1.5,.5 -2,3 4,4", "M0 0c1.5.5-2 3 4 4"),
        ("m5,5l1,1 2,2z", "M5 5l1 1 2 2z"),
        ("M1,1A5,5 0 1,0 11,1Z", "M1 1a5 5 0 1 0 10 0z"),
    ],
)
def test_outlines_are_written_short(data: str, short: str) -> None:
    assert written(segments(data)) == short


def test_what_is_rounded_does_not_add_up() -> None:
    steps = "".join(f"L{step * 0.33:.2f},0" for step in range(1, 301))
    assert sum(
        float(step) for step in re.findall(r"[\d.]+", written(segments(f"M0,0{steps}"))[4:])
    ) == pytest.approx(99)
