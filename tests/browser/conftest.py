"""A real server for the real browser."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser
from tests.browser.hands import House


@pytest.fixture(autouse=True)
def pages_are_closed(browser: Browser) -> Iterator[None]:
    """Every page of a test ends with it."""
    yield
    for context in browser.contexts:
        context.close()


@pytest.fixture(scope="session")
def open_house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """One server for all tests of a process: each of them sits at a table of its own."""
    house = House(tmp_path_factory.mktemp("house"))
    house.start()
    yield house
    house.stop()


@pytest.fixture
def house(open_house: House) -> Iterator[House]:
    yield open_house
    assert "Traceback" not in open_house.log.read_text("utf-8")
