"""The pages of the laboratory in a real browser: one file, light and dark, on a phone."""

from pathlib import Path

import pytest
from playwright.sync_api import Browser
from tests.cli.test_trials import CALLS
from tests.lab.test_report import a_page

from omerta import cli
from omerta.lab.palette import DARK, LIGHT
from omerta.words import LANGUAGES

PAGES = ("balance", "value", "audit")


def test_the_page_follows_the_readers_light_and_fits_a_phone(browser: Browser, tmp_path: Path) -> None:
    file = tmp_path / "page.html"
    file.write_text(a_page("uk"), "utf-8")
    for scheme, palette in (("light", LIGHT), ("dark", DARK)):
        context = browser.new_context(
            color_scheme="dark" if scheme == "dark" else "light",
            viewport={"width": 360, "height": 700},
        )
        tab = context.new_page()
        tab.goto(file.as_uri())
        dots = tab.evaluate(
            "[...document.querySelectorAll('svg [style]')].map(e => getComputedStyle(e).fill)"
        )
        town = tuple(int(palette["many"][at : at + 2], 16) for at in (1, 3, 5))
        assert f"rgb{town}" in dots
        assert tab.evaluate("document.documentElement.scrollWidth") <= 360
        context.close()


@pytest.mark.kernels
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", PAGES)
def test_a_page_is_written_and_needs_nothing_else(
    browser: Browser, tmp_path: Path, name: str, language: str
) -> None:
    file = tmp_path / "page.html"
    assert cli.run(["lab", *CALLS[name], "--html", str(file), "--lang", language]) == 0
    complaints: list[str] = []
    for scheme, palette in (("light", LIGHT), ("dark", DARK)):
        context = browser.new_context(
            color_scheme="dark" if scheme == "dark" else "light", viewport={"width": 360, "height": 700}
        )
        tab = context.new_page()
        tab.on("console", lambda said: complaints.append(said.text))
        tab.on("pageerror", lambda error: complaints.append(str(error)))
        tab.on("requestfailed", lambda request: complaints.append(request.url))
        tab.goto(file.as_uri())
        paper = tuple(int(palette["paper"][at : at + 2], 16) for at in (1, 3, 5))
        assert tab.evaluate("getComputedStyle(document.body).backgroundColor") == f"rgb{paper}"
        assert tab.evaluate("document.documentElement.scrollWidth") <= 360
        assert tab.locator("html").get_attribute("lang") == language
        assert tab.locator("svg").count() == tab.locator("details").count() >= 1
        context.close()
    assert not complaints
