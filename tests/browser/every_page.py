"""Every page and state in every book's theme and at every size, on contact sheets to look at.

`scripts/pictures every FOLDER [page ...]`. A game of each book is played once at a real table and kept in the
folder, with what its devices were shown; a second run photographs the same moments again.
"""

from __future__ import annotations

import json
import sys
import tempfile
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import cast

from msgspec.structs import replace
from playwright.sync_api import Browser, Page, ViewportSize, sync_playwright
from tests.browser.contact_sheet import sheet
from tests.browser.hands import Device, Evening, Face, House
from tests.browser.policies import by_chance
from tests.chromium import opened
from tests.pages.desk_scenes import desks
from tests.pages.fixture_table import FixtureTable, Stage
from tests.pages.scenes import names
from tests.table.evenings import CODE, KEY, kept, laid, played, served

from omerta.table.faces.models import Face as Drawn

LANGUAGES = {"classic": "en", "family": "ru", "offscreen": "uk", "chicago": "en", "vendetta": "uk"}
SIZES: tuple[ViewportSize, ...] = (
    {"width": 360, "height": 740},
    {"width": 820, "height": 1180},
    {"width": 1280, "height": 720},
    {"width": 1920, "height": 1080},
)
SEATS = 10
SEED = 3
A_WHILE = 400
SLOW_LIGHT = 1200
TASKS = ("record", "gesture", "talk", "votes", "over")
# A guest changes nothing at the table and has no page for it.
TABS = {"screen-gathering": ("deck", "rules", "table"), "phone-gathering": ("deck", "rules")}
Deed = Callable[[Page], object]


def main(folder: Path, *wanted: str) -> None:
    """All of them, or those whose names begin so."""
    shots = folder / "shots"
    shots.mkdir(parents=True, exist_ok=True)
    with sync_playwright() as playwright:
        browser = opened(playwright)
        for book, language in LANGUAGES.items():
            moments = _moments(browser, folder / f"{book}.json", book, language)
            with camera(browser, shots, book, wanted) as take:
                _canned(take, moments, book, language)
                _stored(take, book, language)
            print(book, file=sys.stderr)
        browser.close()
    for name in sorted({path.name.split(".")[0] for path in shots.glob("*.jpg")}):
        if not wanted or name.startswith(wanted):
            sheet(shots, name, tuple(LANGUAGES), folder / f"{name}.png")


class Camera:
    """One browser window that photographs whatever it shows at every size."""

    def __init__(self, page: Page, folder: Path, book: str, wanted: tuple[str, ...]) -> None:
        self.page, self.folder, self.book, self.wanted = page, folder, book, wanted

    def __call__(self, name: str, address: str, deed: Deed | None = None, after: int = A_WHILE) -> None:
        """Open it, do something there, and photograph it."""
        if self.wanted and not name.startswith(self.wanted):
            return
        self.page.set_viewport_size(SIZES[0])
        self.page.goto(address)
        self.page.wait_for_timeout(A_WHILE)
        if deed is not None:
            deed(self.page)
        self.page.wait_for_timeout(after)
        for size in SIZES:
            self.page.set_viewport_size(size)
            self.page.wait_for_timeout(A_WHILE)
            path = self.folder / f"{name}.{self.book}.{size['width']}.jpg"
            self.page.screenshot(path=path, type="jpeg", quality=88)
        self.page.mouse.up()


@contextmanager
def camera(browser: Browser, folder: Path, book: str, wanted: tuple[str, ...]) -> Iterator[Camera]:
    """A window without motion, which tells what went wrong in it."""
    context = browser.new_context(viewport=SIZES[0], has_touch=True, reduced_motion="reduce")
    page = context.new_page()
    page.on("pageerror", lambda error: print("page error:", error, file=sys.stderr))
    yield Camera(page, folder, book, wanted)
    context.close()


# ---- a game, played once


def _moments(browser: Browser, file: Path, book: str, language: str) -> dict[str, Face]:
    """What the devices of a game were shown at the moments to look at."""
    if not file.exists():
        with tempfile.TemporaryDirectory() as place:
            house = House(Path(place), quickly=0.1)
            house.start()
            try:
                found = _played(Evening(browser, house, book, language), language)
            finally:
                house.stop()
                for context in browser.contexts:
                    context.close()
        file.write_text(json.dumps(found, ensure_ascii=False, indent=1), "utf-8")
    return cast("dict[str, Face]", json.loads(file.read_text("utf-8")))


def _played(evening: Evening, language: str) -> dict[str, Face]:
    phones = [evening.join(name, by_chance(at), language) for at, name in enumerate(names(language, 3))]
    evening.ask("bots", number=SEATS)
    evening.ask("pace", pace="together")
    evening.screen.shows(lambda face: face.get("may_start"))
    evening.screen.page.get_by_role("tab").nth(1).click()
    evening.screen.shows(lambda face: (face.get("chances") or {}).get("games", 0) > 0)
    evening.deal()
    evening.play(patience=900)
    evening.screen.page.wait_for_timeout(A_WHILE)
    return {**_chosen("phone", phones, PHONE), **_chosen("screen", [evening.screen], SCREEN)}


def _chosen(
    kind: str, devices: Sequence[Device], wanted: dict[str, Callable[[Face], object]]
) -> dict[str, Face]:
    """The last face that is so; of the gathering that is the fullest."""
    faces = [face for device in devices for _, face in device.faces]
    found = {}
    for name, so in wanted.items():
        if some := [face for face in faces if so(face)]:
            found[f"{kind}-{name}"] = some[-1]
        else:
            print(f"{kind}-{name} did not come up", file=sys.stderr)
    return found


def _deeds(face: Face) -> set[str]:
    return {deed["deed"] for deed in (face.get("panel") or {}).get("deeds", ())}


def _stage(face: Face) -> str:
    return str((face.get("line") or {}).get("stage", ""))


def _plays(face: Face) -> bool:
    return face.get("stage") == "playing"


PHONE: dict[str, Callable[[Face], object]] = {
    "gathering": lambda face: face["type"] == "gathering" and len(face["seats"]) == SEATS,
    "dealt": lambda face: face.get("stage") == "dealt",
    "night": lambda face: _plays(face) and face.get("living") and (face.get("panel") or {}).get("covered"),
    "day": lambda face: _plays(face) and face.get("living") and "ready" in _deeds(face),
    "vote": lambda face: _plays(face) and face.get("living") and "vote" in _deeds(face),
    "out": lambda face: _plays(face) and face["type"] == "phone" and not face.get("living", True),
    "over": lambda face: face.get("stage") == "over",
}
SCREEN: dict[str, Callable[[Face], object]] = {
    "gathering": lambda face: face["type"] == "gathering" and len(face["seats"]) == SEATS,
    "dealt": lambda face: face.get("stage") == "dealt",
    "night": lambda face: _plays(face) and face.get("hush") and _stage(face) == "call",
    "dawn": lambda face: _plays(face) and _stage(face) in ("death", "dawn"),
    "day": lambda face: _plays(face) and face.get("clock") and _stage(face) in ("talk", "day", "speech"),
    "count": lambda face: _plays(face) and (face.get("hands") or _stage(face) == "count"),
    "verdict": lambda face: _plays(face) and _stage(face) in ("verdict", "leaving", "card"),
    "over": lambda face: face.get("stage") == "over",
}


# ---- photographed


def hold(page: Page) -> None:
    """A thumb on the card."""
    page.locator("button.hold").first.hover()
    page.mouse.down()
    page.locator("#held").wait_for(state="visible")


def tab(number: int) -> Deed:
    return lambda page: page.get_by_role("tab").nth(number).click()


def _canned(take: Camera, moments: dict[str, Face], book: str, language: str) -> None:
    with Stage() as stage:
        for name, face in moments.items():
            kind = name.partition("-")[0]
            shown = cast("Drawn", face)
            stage.table = FixtureTable(shown, shown, language)
            address = f"{stage.address}/t/KJ4M/{kind}?lang={language}"
            take(name, address, after=SLOW_LIGHT)
            if name in ("phone-dealt", "phone-night", "phone-day"):
                take(f"{name}-held", address, hold)
            for at, tabbed in enumerate(TABS.get(name, ()), 1):
                take(f"{name}-{tabbed}", address, tab(at))
        for desk in desks(book, language):
            if desk.task in TASKS:
                stage.table = FixtureTable(desk, language=language)
                take(f"desk-{desk.task}", f"{stage.address}/t/KJ4M/desk?lang={language}")
        take.page.goto("about:blank")


def _stored(take: Camera, book: str, language: str) -> None:
    """The pages that need no game that goes on."""
    lobby = replace(laid(book, SEATS, tuple(names(language, SEATS))), language=language)
    lobby, _, events = played(lobby, SEED)
    with tempfile.TemporaryDirectory() as place, served(f"sqlite:///{place}/tables.db") as (address, store):
        kept(store, lobby, {1: events})
        take.page.context.add_cookies([{"name": f"omerta-{CODE}", "value": KEY, "url": address}])
        games, ask = f"{address}/t/{CODE}/games", f"?lang={language}"
        take("home", f"{address}/{ask}")
        take("join", f"{address}/j/{CODE}{ask}")
        take("games", f"{games}{ask}")
        take("replay", f"{games}/1{ask}", _to_a_death, SLOW_LIGHT)
        take("narrator", f"{address}/narrator{ask}")
        take("problem", f"{address}/j/NOBODY{ask}")
        shared = Path(place) / "shared.html"
        shared.write_bytes(take.page.request.get(f"{games}/1.html{ask}").body())
        take("shared", shared.as_uri(), _to_a_death, SLOW_LIGHT)
        take.page.goto("about:blank")


def _to_a_death(page: Page) -> None:
    page.locator("#eyes").select_option("host")
    for _ in range(60):
        if page.locator(".table").get_attribute("data-beat") in ("death", "finale"):
            break
        page.keyboard.press("ArrowRight")


if __name__ == "__main__":
    main(Path(sys.argv[1]), *sys.argv[2:])
