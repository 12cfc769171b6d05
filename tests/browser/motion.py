"""Every stage of the screen in motion: frames of each beat at two sizes, with few, some and many seats.

`scripts/pictures motion FOLDER`. A game of bots is played quickly at a real table; then each stage it came to
is shown again, from the face before it, and photographed while it moves.
"""

from __future__ import annotations

import sys
import tempfile
from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path
from typing import cast

from PIL import Image
from playwright.sync_api import Browser, Page, ViewportSize, sync_playwright
from tests.browser.hands import Evening, Face, House
from tests.chromium import opened
from tests.pages.fixture_table import FixtureTable, Stage

from omerta.table.faces.models import Face as Drawn

TABLES = (("classic", "en", 6), ("vendetta", "uk", 12), ("family", "ru", 12), ("chicago", "en", 24))
SIZES: tuple[ViewportSize, ...] = ({"width": 1280, "height": 720}, {"width": 1920, "height": 1080})
FRAMES = (60, 350, 900, 2500)  # milliseconds after the beat has begun
SETTLED = 700
HIGH, GAP = 300, 6
ROWS = 5


def main(folder: Path) -> None:
    """A sheet or a few for each table and size: a row for each stage, a column for each frame."""
    with sync_playwright() as playwright:
        browser = opened(playwright)
        for book, language, seats in TABLES:
            beats = [*_beats(_played(browser, book, language, seats))]
            for size in SIZES:
                rows = [_frames(browser, size, language, *beat) for beat in beats]
                for at in range(0, len(rows), ROWS):
                    name = f"{book}-{seats}-{size['width']}-{at // ROWS + 1}.png"
                    _laid_out(rows[at : at + ROWS]).save(folder / name, optimize=True)
            print(book, *(str((after.get("line") or {}).get("stage")) for _, after in beats), file=sys.stderr)
        browser.close()


def _played(browser: Browser, book: str, language: str, seats: int) -> list[Face]:
    """All that the screen of a game was shown."""
    with tempfile.TemporaryDirectory() as place:
        house = House(Path(place), quickly=0.03)
        house.start()
        try:
            evening = Evening(browser, house, book, language)
            evening.ask("bots", number=seats)
            evening.deal()
            evening.play(patience=900)
            return [face for _, face in evening.screen.faces]
        finally:
            house.stop()
            for context in browser.contexts:
                context.close()


def _beats(faces: list[Face]) -> Iterator[tuple[Face, Face]]:
    """The last face that came with each stage, after the one before it; later ones have more to show."""
    found: dict[str, tuple[Face, Face]] = {}
    for before, after in pairwise(faces):
        stage = "over" if after.get("stage") == "over" else str((after.get("line") or {}).get("stage", ""))
        if after.get("type") == "screen" and before.get("line") != after.get("line"):
            found[stage] = (before, after)
    yield from found.values()


def _frames(
    browser: Browser, size: ViewportSize, language: str, before: Face, after: Face
) -> list[Image.Image]:
    context = browser.new_context(viewport=size)
    page = context.new_page()
    with Stage() as stage:
        stage.table = FixtureTable(cast("Drawn", before), cast("Drawn", before), language)
        page.goto(f"{stage.address}/t/KJ4M/screen?lang={language}")
        page.wait_for_timeout(SETTLED)
        stage.table.show(cast("Drawn", after), cast("Drawn", after))
        shots = [_shot(page, wait) for wait in _steps()]
        context.close()
    return shots


def _steps() -> Iterator[int]:
    yield from (late - early for early, late in pairwise((0, *FRAMES)))


def _shot(page: Page, wait: int) -> Image.Image:
    page.wait_for_timeout(wait)
    with tempfile.NamedTemporaryFile(suffix=".jpg") as file:
        page.screenshot(path=file.name, type="jpeg", quality=85)
        with Image.open(file.name) as shot:
            wide = round(shot.width * HIGH / shot.height)
            return shot.convert("RGB").resize((wide, HIGH), Image.Resampling.LANCZOS)


def _laid_out(rows: list[list[Image.Image]]) -> Image.Image:
    wide = max(sum(each.width + GAP for each in row) for row in rows)
    paper = Image.new("RGB", (wide, len(rows) * (HIGH + GAP)), (96, 96, 96))
    for at, row in enumerate(rows):
        for column, each in enumerate(row):
            paper.paste(each, (column * (each.width + GAP), at * (HIGH + GAP)))
    return paper


if __name__ == "__main__":
    main(Path(sys.argv[1]))
