"""A table without a game for each test, on one server; the tests of a file share a browser window."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager, suppress

import pytest
from playwright.sync_api import Browser, BrowserContext, Error, Page
from tests.pages.fixture_table import FixtureTable, Stage
from tests.pages.scenes import night


@pytest.fixture
def table() -> FixtureTable:
    return FixtureTable(night())


@pytest.fixture(scope="session")
def stage() -> Iterator[Stage]:
    with Stage() as stage:
        yield stage


@pytest.fixture
def address(stage: Stage, table: FixtureTable) -> str:
    stage.table = table
    return stage.address


def phone(browser: Browser) -> BrowserContext:
    return browser.new_context(viewport={"width": 360, "height": 640}, has_touch=True)


@pytest.fixture(scope="module")
def context(browser: Browser) -> Iterator[BrowserContext]:
    context = phone(browser)
    yield context
    context.close()


@pytest.fixture
def page(context: BrowserContext, stage: Stage) -> Iterator[Page]:
    if not context.pages:  # one page stays, and with it the process that draws those that come and go
        context.new_page().goto(f"{stage.address}/static/mark.svg")
    with faultless(context) as page:
        yield page
    for each in context.pages[1:]:
        each.close()


@pytest.fixture
def timed_page(browser: Browser) -> Iterator[Page]:
    """A page whose clock may be set: whoever sets it sets it for all pages beside it."""
    context = phone(browser)
    with faultless(context) as page:
        yield page
    context.close()


@contextmanager
def faultless(context: BrowserContext) -> Iterator[Page]:
    """A page without faults; what it has kept is forgotten with it."""
    page = context.new_page()
    troubles: list[str] = []
    page.on("pageerror", lambda error: troubles.append(str(error)))
    page.on(
        "console",
        lambda message: troubles.append(message.text) if "Content Security" in message.text else None,
    )
    yield page
    with suppress(Error):  # an empty page keeps nothing
        page.evaluate("localStorage.clear()")
    assert troubles == []
