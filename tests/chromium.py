"""Chromium for tests that look at pages, in the faces of the table; what must fit, in wide letters too."""

from __future__ import annotations

import os
import shutil
from collections.abc import Callable, Iterator, Mapping
from pathlib import Path
from types import MappingProxyType

import pytest
from playwright.sync_api import Browser, Playwright, sync_playwright

PLACES = (Path("/usr/share/fonts"), Path("/usr/local/share/fonts"))
FONTS = tuple(f"DejaVu{kind}{cut}.ttf" for kind in ("Sans", "Serif") for cut in ("", "-Bold"))
# Where the faces of the table do not come, or a browser lets none in, people read in what their machine has.
OWN, WIDE = "own", "wide"
FACES: Mapping[str, tuple[str, ...]] = MappingProxyType({OWN: (), WIDE: ("--disable-remote-fonts",)})
NOTHING: Mapping[str, str] = MappingProxyType({})
GENERIC = {"sans-serif": "Sans", "system-ui": "Sans", "monospace": "Sans", "serif": "Serif"}
SETTINGS = """<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "urn:fontconfig:fonts.dtd">
<fontconfig>
  <dir>{folder}</dir>
  <cachedir>{folder}</cachedir>
  {aliases}
</fontconfig>
"""
# Pages of one window share a process that draws them, and none is started in advance.
SPARING = (
    "--no-sandbox",
    "--disable-gpu",
    "--process-per-site",
    "--disable-features=SpareRendererForSitePerProcess",
    # A microphone that beeps, for the one page that asks for it.
    "--use-fake-device-for-media-stream",
    "--use-fake-ui-for-media-stream",
)
# Without windows it is the same engine, and takes a seventh of the time.
BROWSERS = ("chromium-headless-shell", "chromium", "google-chrome")
ALIAS = "<alias><family>{generic}</family><prefer><family>DejaVu {kind}</family></prefer></alias>"


def settings(folder: Path) -> Path:
    """The settings of a machine that has no fonts but wide ones."""
    for name in FONTS:
        found = next((path for place in PLACES for path in sorted(place.rglob(name))), None)
        assert found is not None, f"{name} is missing: scripts/browser installs it"
        (folder / name).symlink_to(found)
    aliases = [ALIAS.format(generic=generic, kind=kind) for generic, kind in GENERIC.items()]
    file = folder / "fonts.conf"
    file.write_text(SETTINGS.format(folder=folder, aliases="\n  ".join(aliases)), "utf-8")
    return file


def launch(playwright: Playwright, face: str, folder: Path) -> Browser:
    """A browser on that machine, which reads the faces of the table or does not."""
    return opened(playwright, {"FONTCONFIG_FILE": str(settings(folder))}, FACES[face])


def opened(
    playwright: Playwright, environ: Mapping[str, str] = NOTHING, more: tuple[str, ...] = ()
) -> Browser:
    """The browser of this machine."""
    found = next(filter(None, map(shutil.which, BROWSERS)), None)
    assert found is not None, "there is no Chromium: scripts/browser installs it"
    return playwright.chromium.launch(
        executable_path=found, args=[*SPARING, *more], env={**os.environ, **environ}
    )


def pytest_configure(config: pytest.Config) -> None:
    config.addinivalue_line("markers", "measured: looks at sizes and places that hold in wide letters too")


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    """What must fit whatever it is written in is run in both."""
    if "browser" in metafunc.fixturenames and metafunc.definition.get_closest_marker("measured"):
        metafunc.parametrize("browser", FACES, indirect=True)


@pytest.fixture(scope="session")
def launched(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Callable[[str], Browser]]:
    """Each browser is started when it is first asked for; two Playwrights cannot live in one process."""
    browsers: dict[str, Browser] = {}

    with sync_playwright() as playwright:

        def get(face: str) -> Browser:
            if face not in browsers:
                browsers[face] = launch(playwright, face, tmp_path_factory.mktemp(face))
            return browsers[face]

        yield get
        for browser in browsers.values():
            browser.close()


@pytest.fixture(scope="session")
def browser(request: pytest.FixtureRequest, launched: Callable[[str], Browser]) -> Browser:
    return launched(getattr(request, "param", OWN))
