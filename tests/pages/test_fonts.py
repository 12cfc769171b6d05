"""The fonts of the tests are those they say, and every sign of the pages is in both."""

from __future__ import annotations

from pathlib import Path

import pytest
from PIL import ImageFont
from playwright.sync_api import Page
from tests.chromium import FONTS, settings

import omerta

NOWHERE = "\U0010ffff"


@pytest.mark.measured
def test_a_page_is_written_in_one_family(page: Page, address: str, request: pytest.FixtureRequest) -> None:
    page.goto(f"{address}/t/KJ4M/phone?lang=uk")
    page.wait_for_selector(".hand")
    wire = page.context.new_cdp_session(page)
    wire.send("DOM.enable")
    wire.send("CSS.enable")
    root = wire.send("DOM.getDocument")["root"]["nodeId"]
    nodes = wire.send("DOM.querySelectorAll", {"nodeId": root, "selector": "main *"})["nodeIds"]
    fonts = [wire.send("CSS.getPlatformFontsForNode", {"nodeId": node})["fonts"] for node in nodes]
    family = request.node.callspec.params["browser"]
    assert {font["familyName"] for used in fonts for font in used} == {f"{family} Sans", f"{family} Serif"}


@pytest.mark.parametrize("family", FONTS)
def test_every_sign_has_a_shape(family: str, tmp_path: Path) -> None:
    package = Path(omerta.__file__).parent
    files = [
        *package.glob("table/web/static/*.*"),
        *package.glob("table/web/templates/*"),
        *package.glob("words/*/*.ftl"),
    ]
    written = {sign for file in files for sign in file.read_text("utf-8") if sign > "~"}
    settings(family, tmp_path)
    for name in FONTS[family]:
        font = ImageFont.truetype(tmp_path / name)
        none = bytes(font.getmask(NOWHERE))
        assert {sign for sign in written if bytes(font.getmask(sign)) == none} == set(), name
