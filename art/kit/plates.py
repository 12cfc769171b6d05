"""The register of all drawings: who draws what, on which canvas, in which colours, for which file."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from art.kit.cut import BACK, CARD, STAMP, Canvas, Cut
from art.kit.palette import HOUSE, PALETTES, Palette

Drawing = Callable[[Cut], None]


@dataclass(frozen=True)
class Plate:
    """A drawing and its file without its ending: `family/doctor`. Its kind is a book, `backs`, `marks`…"""

    file: str
    kind: str
    canvas: Canvas
    palette: Palette
    drawing: Drawing

    def svg(self) -> str:
        cut = Cut(self.file, self.palette, self.canvas)
        self.drawing(cut)
        cut.trim()
        return cut.svg()


PLATES: dict[str, Plate] = {}


def draws(book: str, card: str) -> Callable[[Drawing], Drawing]:
    """This function draws that card of that book."""
    return _enters(f"{book}/{card}", book, CARD, PALETTES[book])


def draws_back(book: str) -> Callable[[Drawing], Drawing]:
    """This function draws the back of that book's cards."""
    return _enters(f"{book}/back", "backs", BACK, PALETTES[book])


def draws_piece(kind: str, name: str, canvas: Canvas = STAMP) -> Callable[[Drawing], Drawing]:
    """This function draws a mark, a phase, a victory, an emblem, the seal, a numeral: what no book owns."""
    return _enters(f"{kind}/{name}", kind, canvas, HOUSE)


def draws_title(book: str, language: str, canvas: Canvas) -> Callable[[Drawing], Drawing]:
    """This function draws the title of that book in that language."""
    return _enters(f"{book}/title-{language}", "lettering", canvas, PALETTES[book])


def _enters(file: str, kind: str, canvas: Canvas, palette: Palette) -> Callable[[Drawing], Drawing]:
    def enter(drawing: Drawing) -> Drawing:
        if file in PLATES:
            raise ValueError(f"{file} is drawn twice")
        PLATES[file] = Plate(file, kind, canvas, palette, drawing)
        return drawing

    return enter
