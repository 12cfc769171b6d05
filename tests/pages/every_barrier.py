"""Every page of the house in every theme and language and both sizes: whatever shuts somebody out is named.

`scripts/axe [page ...]`. The tests look at each page once; here it is every page in every way it can look.
"""

from __future__ import annotations

import sys
import tempfile
from collections.abc import Callable, Iterator
from pathlib import Path

from playwright.sync_api import Browser, Page, ViewportSize, sync_playwright
from tests.chromium import launch
from tests.pages.barriers import Barrier, barriers
from tests.pages.fixture_table import BOOKS, FixtureTable, Stage
from tests.pages.kept_tour import kept_house, kept_tour
from tests.pages.scenes import gathering
from tests.pages.tour import tour

from omerta.words import LANGUAGES

SIZES: tuple[ViewportSize, ...] = ({"width": 360, "height": 740}, {"width": 1280, "height": 720})
Way = tuple[str, Callable[[Page], None]]


def main(*wanted: str) -> int:
    """All of them, or those whose names begin so; how many faults were found."""
    faults = 0
    with sync_playwright() as playwright, tempfile.TemporaryDirectory() as place:
        browser = launch(playwright, "own", Path(place))
        for theme in BOOKS:
            for language in LANGUAGES:
                faults += _looked_through(browser, theme, language, wanted)
        browser.close()
    print(f"axe: {faults} found", file=sys.stderr)
    return faults


def _looked_through(browser: Browser, theme: str, language: str, wanted: tuple[str, ...]) -> int:
    """In this theme and language."""
    found = looked = 0
    for name, size, barrier in _found(browser, theme, language, wanted):
        looked += barrier is None
        if barrier is not None:
            found += 1
            print(f"{name} {theme} {language} {size}: {barrier.impact}, {barrier.rule}: {barrier.place}")
    print(f"axe: {theme} {language}: {looked} looked at", file=sys.stderr)
    return found


def _found(
    browser: Browser, theme: str, language: str, wanted: tuple[str, ...]
) -> Iterator[tuple[str, int, Barrier | None]]:
    """What is wrong with each page, and nothing once it was looked at."""
    with (
        Stage() as stage,
        tempfile.TemporaryDirectory() as place,
        kept_house(Path(place), theme, language) as address,
    ):
        for size in SIZES:
            page = browser.new_context(
                viewport=size, locale=language, reduced_motion="reduce", has_touch=True
            ).new_page()
            for name, go in _ways(stage, address, Path(place), theme, language):
                if not wanted or name.startswith(wanted):
                    go(page)
                    yield from ((name, size["width"], each) for each in barriers(page))
                    page.keyboard.up(" ")
                    yield name, size["width"], None
            page.context.close()


def _ways(stage: Stage, address: str, folder: Path, theme: str, language: str) -> Iterator[Way]:
    table = stage.table = FixtureTable(gathering(language), language=language)
    for stop in tour(theme, language):
        yield stop.name, lambda page, stop=stop: stop.show(page, stage.address, table, language)  # type: ignore[misc]
    for name, visit in kept_tour(theme, language, folder).items():
        yield name, lambda page, visit=visit: visit(page, address)  # type: ignore[misc]


if __name__ == "__main__":
    sys.exit(bool(main(*sys.argv[1:])))
