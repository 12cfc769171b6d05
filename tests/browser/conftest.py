"""A real browser and a real server."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, sync_playwright
from tests.browser.hands import House

CHROMIUM = "/usr/bin/chromium"


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=["--no-sandbox", "--disable-gpu"])
        yield browser
        browser.close()


@pytest.fixture(autouse=True)
def pages_are_closed(browser: Browser) -> Iterator[None]:
    """Every page of a test ends with it."""
    yield
    for context in browser.contexts:
        context.close()


@pytest.fixture
def house(tmp_path: Path) -> Iterator[House]:
    house = House(tmp_path)
    house.start()
    yield house
    house.stop()
    assert "Traceback" not in house.log.read_text("utf-8")
