"""Pictures of every page for the documentation, taken from a real table: `scripts/pictures`."""

from __future__ import annotations

import sys
import tempfile
from pathlib import Path

from playwright.sync_api import Page, ViewportSize, sync_playwright
from tests.browser.album import shrink
from tests.browser.desks import Desk
from tests.browser.hands import Device, Evening, Face, House, Phone
from tests.browser.policies import by_chance
from tests.chromium import opened

BOOKS = {"en": "chicago", "ru": "family", "uk": "vendetta"}
NAMES = {"en": ("Anna", "Gleb", "Vera"), "ru": ("Анна", "Глеб", "Вера"), "uk": ("Ганна", "Гліб", "Віра")}
GUESTS = ("Anna", "Boris", "Vera", "Gleb", "Dina", "Ivan", "Lida", "Mark", "Nina", "Oleg")
TABLET_ON_ITS_SIDE: ViewportSize = {"width": 1180, "height": 820}
SEATS = 9
GAMES = 200


def main(folder: Path) -> None:
    """Take all pictures."""
    folder.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as place, sync_playwright() as playwright:
        browser = opened(playwright)
        house = House(Path(place), quickly=0.1)
        house.start()
        try:
            for language, book in BOOKS.items():
                _evening(Evening(browser, house, book, language), language, folder)
                for context in browser.contexts:
                    context.close()
            _desk(Desk(browser, house, "family", TABLET_ON_ITS_SIDE), folder / "desk-tablet-en.png")
        finally:
            house.stop()
            browser.close()
    shrink(folder)
    shrink(folder / "cards")


def _evening(evening: Evening, language: str, folder: Path) -> None:
    def take(device: Device, name: str) -> None:
        device.page.wait_for_timeout(900)
        device.page.screenshot(path=folder / f"{name}-{language}.png")
        print(f"{name}-{language}", file=sys.stderr)

    screen = evening.screen
    _home(screen.page, evening.house, folder / f"home-{language}.png")
    screen.page.goto(f"{evening.house.base}/t/{evening.code}/screen")
    phones = [evening.join(name, by_chance(at), language) for at, name in enumerate(NAMES[language])]
    evening.ask("bots", number=SEATS)
    evening.ask("pace", pace="together")
    screen.shows(lambda face: face.get("may_start"))
    take(screen, "gathering")
    screen.page.get_by_role("tab").nth(1).click()
    screen.shows(_weighed)
    take(screen, "deck")
    take(phones[0], "phone-gathering")
    evening.deal()
    phones[0].shows(lambda face: face.get("stage") == "dealt")
    take(phones[0], "phone-dealt")
    _held(phones[0], folder / f"phone-card-{language}.png")
    evening.play(until=lambda: bool(phones[0].asked() and phones[0].face["panel"].get("covered")))
    take(phones[0], "phone-night")
    take(screen, "screen-night")
    evening.play(until=lambda: _talks(phones[0]))
    take(phones[0], "phone-day")
    take(screen, "screen-day")
    evening.play(until=lambda: _votes(phones), patience=900)
    take(screen, "screen-vote")
    evening.play(patience=900)
    take(screen, "screen-over")
    take(phones[0], "phone-over")
    if language == "en":
        replay(screen.page, f"{evening.house.base}/t/{evening.code}/games/1", folder / "replay-en.png")


def _desk(desk: Desk, path: Path) -> None:
    """The desk of a person who hosts with printed cards, in the second night."""
    desk.write_down(GUESTS)
    desk.deal()
    desk.lead(lambda face: face["task"] == "gesture" and face.get("taken") and _is_second_night(face))
    desk.page.wait_for_timeout(900)
    desk.page.screenshot(path=path)
    print("desk-tablet-en", file=sys.stderr)


def _is_second_night(face: Face) -> bool:
    return "2" in str(face.get("title", ""))


def replay(page: Page, address: str, path: Path) -> None:
    """The first death of a finished game, told again through the eyes of the host."""
    page.goto(address)
    page.locator("#eyes").select_option("host")
    while page.locator(".table").get_attribute("data-beat") not in ("death", "finale"):
        page.keyboard.press("ArrowRight")
    page.wait_for_timeout(6000)  # it gets light slowly
    page.screenshot(path=path)


def _home(page: Page, house: House, path: Path) -> None:
    page.goto(house.base)
    page.screenshot(path=path)


def _held(phone: Phone, path: Path) -> None:
    box = phone.page.locator("button.hold").first.bounding_box()
    assert box is not None
    phone.page.mouse.move(box["x"] + 20, box["y"] + 20)
    phone.page.mouse.down()
    phone.page.locator("#held").wait_for(state="visible")
    phone.page.screenshot(path=path)
    phone.page.mouse.up()


def _weighed(face: Face) -> bool:
    chances = face.get("chances") or {}
    return bool(chances) and (chances["games"] >= GAMES or not chances.get("sharpens"))


def _talks(phone: Phone) -> bool:
    panel = phone.face.get("panel") or {}
    return any(deed["deed"] == "ready" for deed in panel.get("deeds", ()))


def _votes(phones: list[Phone]) -> bool:
    deeds = [deed["deed"] for phone in phones for deed in (phone.face.get("panel") or {}).get("deeds", ())]
    return "vote" in deeds


if __name__ == "__main__":
    main(Path(sys.argv[1] if len(sys.argv) > 1 else "docs/pictures"))
