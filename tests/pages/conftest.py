"""A table without a game for each test, on one server; the tests of a file share a browser window."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

import pytest
from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Error, Page
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
    """Nothing moves by itself: a sheet that still rises is not where it will be."""
    return browser.new_context(
        viewport={"width": 360, "height": 640}, has_touch=True, reduced_motion="reduce"
    )


@pytest.fixture(scope="module")
def context(browser: Browser) -> Iterator[BrowserContext]:
    context = phone(browser)
    yield context
    context.close()


@pytest.fixture
def page(context: BrowserContext, stage: Stage) -> Iterator[Page]:
    """The page of this window, as if it had just been opened: opening one takes half the time of a test."""
    page = context.pages[0] if context.pages else context.new_page()
    size = page.viewport_size
    with faultless(page):
        yield page
    for each in context.pages[1:]:
        each.close()
    page.mouse.move(0, 0)
    page.goto(f"{stage.address}/static/mark.svg")
    page.evaluate("localStorage.clear(); sessionStorage.clear()")
    if page.viewport_size != size and size is not None:
        page.set_viewport_size(size)


@pytest.fixture
def own_page(browser: Browser) -> Iterator[Page]:
    """A page in a window of its own: its clock may be set, and whether anything moves in it."""
    context = phone(browser)
    page = context.new_page()
    with faultless(page):
        yield page
    context.close()


@contextmanager
def faultless(page: Page) -> Iterator[None]:
    """Meanwhile there are no faults on this page."""
    troubles: list[str] = []

    def fault(error: Error) -> None:
        troubles.append(str(error))

    def said(message: ConsoleMessage) -> None:
        if "Content Security" in message.text:
            troubles.append(message.text)

    page.on("pageerror", fault)
    page.on("console", said)
    yield
    page.remove_listener("pageerror", fault)
    page.remove_listener("console", said)
    assert troubles == []
