"""A table without a game for each test."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, BrowserContext, Page
from tests.pages.fixture_table import FixtureTable, Running
from tests.pages.scenes import night


@pytest.fixture
def table() -> FixtureTable:
    return FixtureTable(night())


@pytest.fixture
def address(table: FixtureTable) -> Iterator[str]:
    with Running(table) as address:
        yield address


@pytest.fixture
def context(browser: Browser) -> Iterator[BrowserContext]:
    context = browser.new_context(viewport={"width": 360, "height": 640}, has_touch=True)
    yield context
    context.close()


@pytest.fixture
def page(context: BrowserContext) -> Iterator[Page]:
    page = context.new_page()
    troubles: list[str] = []
    page.on("pageerror", lambda error: troubles.append(str(error)))
    page.on(
        "console",
        lambda message: troubles.append(message.text) if "Content Security" in message.text else None,
    )
    yield page
    assert troubles == []
