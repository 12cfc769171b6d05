"""Takes pictures of the pages with canned faces: `python -m tests.pages.pictures FOLDER [scene ...]`."""

from __future__ import annotations

import sys
from pathlib import Path

from playwright.sync_api import sync_playwright
from tests.chromium import opened
from tests.pages.fixture_table import FixtureTable, Stage
from tests.pages.scenes import scene

PHONE = {"width": 360, "height": 740}
SMALL = {"width": 360, "height": 640}
WIDE = {"width": 1280, "height": 720}
SHOTS = (
    ("night", "phone", PHONE),
    ("day", "phone", PHONE),
    ("sure", "phone", SMALL),
    ("dealt", "phone", PHONE),
    ("over", "phone", PHONE),
    ("gathering", "phone", PHONE),
    ("gathering-guest", "phone", PHONE),
    ("waiting", "phone", PHONE),
    ("screen-night", "screen", WIDE),
    ("screen-dawn", "screen", WIDE),
    ("screen-noon", "screen", WIDE),
    ("screen-dusk", "screen", WIDE),
    ("results", "screen", WIDE),
    ("gathering", "screen", WIDE),
)


def main(folder: str, *wanted: str) -> None:
    """Every scene in every language, with 8 and with 20 players, unless some are named."""
    out = Path(folder)
    out.mkdir(parents=True, exist_ok=True)
    table = FixtureTable(scene("night", "en", 8))
    with Stage() as stage, sync_playwright() as playwright:
        stage.table, address = table, stage.address
        browser = opened(playwright)
        page = browser.new_page(reduced_motion="reduce")
        page.on("console", lambda message: print("console:", message.text))
        page.on("pageerror", lambda error: print("page error:", error))
        for name, face, size in SHOTS:
            if wanted and name not in wanted and f"{name}-{face}" not in wanted:
                continue
            for language in ("en", "ru", "uk"):
                for count in (8, 20):
                    table.phone = table.screen = scene(name, language, count)
                    page.set_viewport_size(size)  # type: ignore[arg-type]
                    page.goto(f"{address}/t/KJ4M/{face}?lang={language}")
                    page.wait_for_timeout(250)
                    page.screenshot(path=out / f"{name}-{face}-{language}-{count}.png")
        for name, path in (("home", "/"), ("join", "/j/KJ4M"), ("problem", "/problem")):
            if wanted and name not in wanted:
                continue
            for language in ("en", "ru", "uk"):
                for kind, size in (("phone", PHONE), ("screen", WIDE)):
                    page.set_viewport_size(size)  # type: ignore[arg-type]
                    page.goto(f"{address}{path}?lang={language}")
                    page.screenshot(path=out / f"{name}-{kind}-{language}.png")
        browser.close()


if __name__ == "__main__":
    main(*sys.argv[1:])
