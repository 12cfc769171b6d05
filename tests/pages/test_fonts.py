"""Pages are written in the faces of the table; without them, in those of the machine."""

from __future__ import annotations

from pathlib import Path

import pytest
from PIL import ImageFont
from playwright.sync_api import CDPSession, Page
from tests.chromium import FONTS, OWN, settings
from tests.pages.fixture_table import FixtureTable
from tests.pages.scenes import dealt, table_screen

import omerta

NOWHERE = "\U0010ffff"
LETTERS = [*range(0x21, 0x7F), *range(0xA1, 0xAD), *range(0xAE, 0x100), *range(0x400, 0x460), 0x490, 0x491]
SIGNS = "".join(map(chr, LETTERS)) + "–—‘’“”„…№"
FILES = {f"{family}-{cut}.woff2" for family in ("serif", "sans") for cut in ("regular", "semibold")}


def used(wire: CDPSession) -> set[str]:
    """The families in which the letters of the page are drawn."""
    root = wire.send("DOM.getDocument")["root"]["nodeId"]
    nodes = wire.send("DOM.querySelectorAll", {"nodeId": root, "selector": "main *"})["nodeIds"]
    fonts = [wire.send("CSS.getPlatformFontsForNode", {"nodeId": node})["fonts"] for node in nodes]
    return {font["familyName"].removesuffix(" Semibold") for each in fonts for font in each}


@pytest.mark.measured
def test_a_page_is_written_in_two_faces_of_one_hand(
    page: Page, address: str, request: pytest.FixtureRequest
) -> None:
    page.goto(f"{address}/t/KJ4M/phone?lang=uk")
    page.wait_for_selector(".hand")
    wire = page.context.new_cdp_session(page)
    wire.send("DOM.enable")
    wire.send("CSS.enable")
    family = "Omerta" if request.node.callspec.params["browser"] == OWN else "DejaVu"
    assert used(wire) == {f"{family} Sans", f"{family} Serif"}


def test_every_face_is_there_before_the_first_word_and_none_is_asked_for_later(
    page: Page, address: str, table: FixtureTable
) -> None:
    """Whatever a card or a night needs: a face that came late would be seen, and heard on the wire."""
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    drawn_with = """() => new Promise((done) => new MutationObserver(() => {
      if (document.querySelector('.hand')) done([...document.fonts].map(({ status }) => status));
    }).observe(document, { childList: true, subtree: true }))"""
    page.goto(f"{address}/t/KJ4M/phone", wait_until="commit")
    assert page.evaluate(drawn_with) == ["loaded"] * len(FILES)
    assert sorted(url.rpartition("/")[2] for url in asked if "/type/" in url) == sorted(FILES)
    table.show(dealt())
    page.locator(".hold").first.wait_for()
    page.wait_for_timeout(100)
    assert len([url for url in asked if "/type/" in url]) == len(FILES)


def test_every_sign_is_as_wide_as_it_is_drawn(page: Page, address: str) -> None:
    """The quotes «» of the font are said to be as wide as the half of them, and lay over their neighbours."""
    page.goto(f"{address}/t/KJ4M/phone")
    page.wait_for_selector(".hand")
    overlapping = page.evaluate(
        """([families, signs]) => {
          const pen = document.createElement("canvas").getContext("2d");
          return families.flatMap((font) => {
            pen.font = font;
            return [...signs].filter((sign) => {
              const { width, actualBoundingBoxRight: drawn } = pen.measureText(sign);
              return drawn > width + 12;
            }).map((sign) => `${font} ${sign}`);
          });
        }""",
        [[f"{weight} 100px 'Omerta {kind}'" for weight in (400, 600) for kind in ("Serif", "Sans")], SIGNS],
    )
    assert overlapping == []


def test_a_table_without_its_faces_is_read_all_the_same(
    own_page: Page, address: str, table: FixtureTable
) -> None:
    table.screen = table_screen()
    own_page.route("**/type/*", lambda route: route.abort())
    own_page.goto(f"{address}/t/KJ4M/screen")
    own_page.locator(".spoken").wait_for()


def test_every_sign_has_a_shape(tmp_path: Path) -> None:
    """Also where the machine's own letters are read; those of the table are counted where they are cut."""
    package = Path(omerta.__file__).parent
    files = [
        *package.glob("table/web/static/*.*"),
        *package.glob("table/web/templates/*"),
        *package.glob("words/*/*.ftl"),
    ]
    readable = [file for file in files if file.suffix != ".png"]
    written = {sign for file in readable for sign in file.read_text("utf-8") if sign > "~"}
    settings(tmp_path)
    for name in FONTS:
        font = ImageFont.truetype(tmp_path / name)
        none = bytes(font.getmask(NOWHERE))
        assert {sign for sign in written if bytes(font.getmask(sign)) == none} == set(), name
