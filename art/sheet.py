"""Contact sheets: drawings side by side in a real browser, large or as small as a phone shows them."""

from __future__ import annotations

import base64
import html
from pathlib import Path

from playwright.sync_api import sync_playwright
from tests.chromium import opened

from art.gallery import plates

LOOK = """
body { margin: 0; padding: 12px; background: #2a2520; display: inline-flex; flex-wrap: wrap; gap: 10px; }
figure { margin: 0; } img { display: block; } .stencil { background: #efe6d2; }
figcaption { color: #d8ccb4; font: 12px/1.5 sans-serif; text-align: center; overflow: hidden; }
"""


def contact_sheet(kind: str, size: int, out: Path, named: bool) -> None:
    """A picture of all drawings of a kind, or of those that are named, so many pixels wide each."""
    chosen = {file: plate for each in kind.split(",") for file, plate in plates(each).items()}
    figures = []
    for file, plate in chosen.items():
        data = base64.b64encode(plate.svg().encode()).decode()
        high = round(size * plate.canvas.height / plate.canvas.width)
        name = html.escape(file.removeprefix(f"{kind}/"))
        caption = f'<figcaption style="width:{size}px">{name}</figcaption>' if named else ""
        look = "stencil" if plate.canvas.stencil else "print"
        image = f'<img class="{look}" width="{size}" height="{high}" src="data:image/svg+xml;base64,{data}">'
        figures.append(f"<figure>{image}{caption}</figure>")
    columns = min(max(1, 1440 // (size + 10)), len(chosen) or 1)
    page = f'<style>{LOOK}</style><body style="width:{columns * (size + 10) + 14}px">{"".join(figures)}'
    with sync_playwright() as playwright:
        browser = opened(playwright)
        view = browser.new_page(viewport={"width": columns * (size + 10) + 40, "height": 200})
        view.set_content(page)
        view.locator("body").screenshot(path=out)
        browser.close()
