"""What is no card is drawn too: an emblem for each who comes in, a sign for each mark, titles, numerals."""

from __future__ import annotations

import cmath
import math
from functools import cache
from itertools import combinations, pairwise

import pytest
from art.gallery import plates
from art.kit.blackletter import blackletter
from art.kit.cut import Cut, Point
from art.kit.outline import Segment
from art.kit.pens import Alphabet, line, profile
from art.lettering import DECO, PLAIN, SLAB, STENCIL, TITLES
from PIL import Image, ImageChops, ImageDraw, ImageStat

from omerta.books.shelf import SHELF
from omerta.words.lexicon import LANGUAGES, lexicon

MARKS = {mark for book in SHELF.values() for mark in book.marks}
EMBLEMS = sorted(plates("emblems"))
SIGNS = sorted(plates("marks"))
ALPHABETS: dict[str, Alphabet] = {
    "classic": PLAIN.letter,
    "family": SLAB.letter,
    "offscreen": STENCIL.letter,
    "chicago": DECO.letter,
    "vendetta": blackletter,
}


def bent(here: Point, segment: Segment) -> list[Point]:
    """A stretch of an outline as a broken line."""
    points = [complex(*point) for point in (here, *segment.points)]
    if segment.command == "A":
        middle, start = (points[0] + points[1]) / 2, cmath.phase(points[0] - points[1])
        ways = [start + math.pi * step / 12 * (1 if segment.sweep else -1) for step in range(1, 13)]
        return [((p := middle + cmath.rect(segment.radii[0], way)).real, p.imag) for way in ways]
    found = []
    for step in range(1, 9):
        stops = points
        while len(stops) > 1:
            stops = [a + (b - a) * step / 8 for a, b in pairwise(stops)]
        found.append((stops[0].real, stops[0].imag))
    return found


@cache
def printed(file: str, size: int) -> Image.Image:
    """The ink of a stencil, white on black; its arcs are half circles."""
    plate, scale = plates()[file], 4
    cut = Cut(plate.file, plate.palette, plate.canvas)
    plate.drawing(cut)
    picture = Image.new("1", (plate.canvas.width * scale, plate.canvas.height * scale))
    for part in cut.printed:
        ways: list[list[Point]] = []
        for segment in part.outline:
            if segment.command == "M":
                ways.append([*segment.points])
            elif segment.points:
                ways[-1] += bent(ways[-1][-1], segment)
        whole = Image.new("1", picture.size)
        for way in ways:
            piece = Image.new("1", picture.size)
            ImageDraw.Draw(piece).polygon([(x * scale, y * scale) for x, y in way], fill=1)
            whole = ImageChops.logical_xor(whole, piece)
        picture.paste(int(part.tone == "ink"), mask=whole)
    return picture.convert("L").resize((size, size), Image.Resampling.BOX)


def test_there_are_twenty_four_emblems() -> None:
    assert len(EMBLEMS) == 24


def test_every_mark_of_every_book_has_its_sign() -> None:
    assert {sign.removeprefix("marks/") for sign in SIGNS} == MARKS | {"bride"}


@pytest.mark.parametrize("file", EMBLEMS)
def test_no_emblem_tells_more_light_than_another(file: str) -> None:
    assert 0.33 < ImageStat.Stat(printed(file, 24)).mean[0] / 255 < 0.5


@pytest.mark.parametrize("kind", [EMBLEMS, SIGNS], ids=["emblems", "marks"])
def test_small_pieces_are_told_apart(kind: list[str]) -> None:
    """At 24 pixels more than a tenth of the block differs between any two of them."""
    for one, other in combinations(kind, 2):
        difference = ImageChops.difference(printed(one, 24), printed(other, 24))
        assert ImageStat.Stat(difference).mean[0] / 255 > 0.1, f"{one} is like {other}"


@pytest.mark.parametrize("file", [*EMBLEMS, *SIGNS])
def test_a_small_piece_lies_within_its_block(file: str) -> None:
    """Two units at each edge are left empty, but for a wrist or a tip that runs out."""
    edge = Image.new("1", (60, 60), 1)
    edge.paste(0, (1, 1, 59, 59))
    assert ImageStat.Stat(printed(file, 60), edge).mean[0] / 255 < 0.08


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("book", SHELF)
def test_a_title_says_what_the_book_is_called(book: str, language: str) -> None:
    called = lexicon(language).say(f"book-{book}").upper()
    assert " ".join(TITLES[book][language]) == called.replace(".", "").replace(":", "")
    assert f"{book}/title-{language}" in plates("lettering")


@pytest.mark.parametrize("book", ALPHABETS)
def test_letters_of_a_title_do_not_touch(book: str) -> None:
    for text in {text for lines in TITLES[book].values() for text in lines}:
        _, letters = line(ALPHABETS[book], text, 0.12)
        for (x, one), (y, other) in pairwise(letters):
            stripes = zip(profile(one), profile(other), strict=True)
            assert min(y + start - x - end for (_, end), (start, _) in stripes) > 0.04, text


def test_numerals_of_a_clock_do_not_jump() -> None:
    assert {plates()[f"numerals/{digit}"].canvas.width for digit in range(10)} == {80}
    assert "numerals/colon" in plates()
