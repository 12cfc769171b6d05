"""Lettering: the titles of the books in three languages, each book in its own hand, and the numerals."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from art.kit.blackletter import blackletter
from art.kit.cut import Canvas, Cut
from art.kit.pens import Alphabet, Letter, Pen, line, printed
from art.kit.plates import Drawing, draws_piece, draws_title

TITLES = {
    "classic": {
        "ru": ("КЛАССИЧЕСКАЯ", "МАФИЯ"),
        "uk": ("КЛАСИЧНА", "МАФІЯ"),
        "en": ("CLASSIC", "MAFIA"),
    },
    "family": {
        "ru": ("МАФИЯ", "ВСЯ СЕМЬЯ В СБОРЕ"),
        "uk": ("МАФІЯ", "УСЯ РОДИНА В ЗБОРІ"),
        "en": ("MAFIA", "THE WHOLE FAMILY"),
    },
    "offscreen": {
        "ru": ("МАФИЯ", "ЗА КАДРОМ"),
        "uk": ("М'АФІЯ", "ЗА КАДРОМ"),
        "en": ("MAFIA", "OFF SCREEN"),
    },
    "chicago": {
        "ru": ("МАФИЯ", "ЧИКАГО"),
        "uk": ("МАФІЯ", "ЧИКАГО"),
        "en": ("MAFIA", "CHICAGO"),
    },
    "vendetta": {
        "ru": ("МАФИЯ", "КРОВНАЯ МЕСТЬ"),
        "uk": ("МАФІЯ", "КРОВНА ПОМСТА"),
        "en": ("MAFIA", "BLOOD VENDETTA"),
    },
}
PLAIN = Pen(upright=0.21, level=0.15, thin=0.17, flare=0.07)
SLAB = Pen(upright=0.25, level=0.12, thin=0.13, slab=0.08)
STENCIL = Pen(upright=0.25, level=0.17, thin=0.22, narrow=0.82, gap=0.05)
DECO = Pen(upright=0.36, level=0.065, thin=0.07, mass_only=True)
EDGE = 8


@dataclass(frozen=True)
class Row:
    """A line of letters one unit high."""

    width: float
    letters: tuple[tuple[float, Letter], ...]

    def put(self, cut: Cut, x: float, y: float, height: float, on_ink: bool = False) -> None:
        printed(cut, self.letters, x, y, height, "paper" if on_ink else "ink")


def row(alphabet: Alphabet, text: str, space: float) -> Row:
    width, letters = line(alphabet, text, space)
    return Row(width, tuple(letters))


def both(first: Row, second: Row, room: float) -> tuple[float, float]:
    """The heights of two lines that are equally wide and together so high."""
    height = room * second.width / (first.width + second.width)
    return height, room - height


def classic(first: str, second: str) -> tuple[float, Drawing]:
    """Caps as on an old poster, cut by hand, one line as wide as the other."""
    above, below = row(PLAIN.letter, first, 0.13), row(PLAIN.letter, second, 0.13)
    small, large = both(above, below, 90)

    def draw(cut: Cut) -> None:
        above.put(cut, EDGE, 9, small)
        below.put(cut, EDGE, 111 - large, large)

    return small * above.width, draw


def family(first: str, second: str) -> tuple[float, Drawing]:
    """The head of a newspaper: slabs, and rules between the lines."""
    above, below = row(SLAB.letter, first, 0.18), row(SLAB.letter, second, 0.2)
    large, small = both(above, below, 84)
    wide = large * above.width

    def draw(cut: Cut) -> None:
        above.put(cut, EDGE, 4, large)
        cut.box(EDGE, large + 11, wide, 5)
        cut.box(EDGE, large + 18, wide, 1.8)
        below.put(cut, EDGE, large + 26, small)
        cut.box(EDGE, 115, wide, 1.8)

    return wide, draw


def offscreen(first: str, second: str) -> tuple[float, Drawing]:
    """A stencil on a film can, and under it a strip of film."""
    above, below = row(STENCIL.letter, first, 0.11), row(STENCIL.letter, second, 0.14)
    large, small = 60.0, 22.0
    wide = max(large * above.width, small * below.width + 24)

    def draw(cut: Cut) -> None:
        above.put(cut, EDGE + (wide - large * above.width) / 2, 4, large)
        cut.box(0, 70, wide + 2 * EDGE, 48)
        holes = round((wide + 2 * EDGE) / 13)
        step = (wide + 2 * EDGE) / holes
        for at in range(holes):
            for y in (73.5, 108.5):
                cut.box(step * (at + 0.5) - 3.6, y, 7.2, 6, "paper")
        below.put(cut, EDGE + (wide - small * below.width) / 2, 83, small, on_ink=True)

    return wide, draw


def chicago(first: str, second: str) -> tuple[float, Drawing]:
    """One heavy stroke in each letter, the others hairlines; and lines that run towards it."""
    above, below = row(DECO.letter, first, 0.2), row(DECO.letter, second, 0.13)
    small, large = 27.0, 72.0
    wide = large * below.width
    flank = (wide - small * above.width) / 2 - 10

    def draw(cut: Cut) -> None:
        above.put(cut, EDGE + flank + 10, 6, small)
        below.put(cut, EDGE, 43, large)
        for at, thick in enumerate((5.0, 3.4, 2.2)):
            y, short = 8 + at * 9.4, at * 11
            cut.box(EDGE + short, y, flank - short, thick)
            cut.box(EDGE + wide - flank, y, flank - short, thick)

    return wide, draw


def vendetta(first: str, second: str) -> tuple[float, Drawing]:
    """A broad pen and broken curves, with thorns between the lines."""
    above, below = row(blackletter, first, 0.11), row(blackletter, second, 0.11)
    large, small = both(above, below, 92)
    wide = large * above.width

    def draw(cut: Cut) -> None:
        above.put(cut, EDGE, 4, large)
        below.put(cut, EDGE, 117 - small, small)
        middle, y = EDGE + wide / 2, 14.5 + large
        cut.leaves([(EDGE, y, middle - 12, y, 2.6), (EDGE + wide, y, middle + 12, y, 2.6)], "ink")
        for x in (-20, 0, 20):
            with cut.at(middle + x, y, 1 if x else 1.5):
                cut.shape("M0,-4.4L4.6,0L0,4.4L-4.6,0Z")

    return wide, draw


HANDS: dict[str, Callable[[str, str], tuple[float, Drawing]]] = {
    "classic": classic,
    "family": family,
    "offscreen": offscreen,
    "chicago": chicago,
    "vendetta": vendetta,
}
for book, languages in TITLES.items():
    for language, lines in languages.items():
        width, drawing = HANDS[book](*lines)
        draws_title(book, language, Canvas(round(width + 2 * EDGE), 120, stencil=True))(drawing)


def numeral(sign: str) -> Drawing:
    def draw(cut: Cut) -> None:
        letter = PLAIN.letter(sign)
        printed(cut, [(0.0, letter)], 40 - letter.width * 48, 12, 96)

    return draw


for sign in "0123456789":
    draws_piece("numerals", sign, Canvas(80, 120, stencil=True))(numeral(sign))


@draws_piece("numerals", "colon", Canvas(36, 120, stencil=True))
def colon(cut: Cut) -> None:
    for y in (42, 84):
        cut.disc(18, y, 11, "ink")
