"""How often a host taps: one and the same game of the family, led from a desk that is really tapped.

    python -m tests.browser.taps

plays it and says how many taps each part takes, beside the marks that a host makes on paper.
"""

from __future__ import annotations

import sys
from collections import Counter
from collections.abc import Mapping
from pathlib import Path
from tempfile import TemporaryDirectory

from playwright.sync_api import Browser, ViewportSize, sync_playwright
from tests.browser.desks import TABLET, Desk
from tests.browser.hands import Face, House
from tests.chromium import OWN, launch

NAMES = ("Anna", "Boris", "Gleb", "Vera", "Dina", "Ivan", "Lida", "Mark", "Nina", "Oleg")
CARDS: Mapping[str, tuple[int, ...]] = {"mafioso": (2, 4, 6), "detective": (9,)}
SHOTS = (1, 9)
CHECKS = (2, 7)
# By day: who nominates whom, and whose hands are up against whom.
NAMED = (((3, 2), (7, 5), (1, 4)), ((10, 8), (9, 2)), ((3, 6),))
HANDS: tuple[Mapping[int, tuple[int, ...]], ...] = (
    {2: (4, 7, 10), 5: (2,), 4: (1, 3, 5, 8, 9)},
    {8: (6,), 2: (3, 5, 7, 9, 10)},
    {6: (3, 5, 7, 10)},
)
LONGEST = 400
# On paper: a letter for each card, a mark for each shot and check, a name for each nomination, a number for
# each count, a cross for each who is out.
PAPER = Counter(
    {
        "cards": sum(map(len, CARDS.values())),
        "nights": len(SHOTS) + len(CHECKS),
        "nominations": sum(map(len, NAMED)),
        "votes": sum(map(len, HANDS)),
        "going on": 5,
    }
)


class CountedDesk(Desk):
    """A desk on which this game is played, and every tap counted under what it was for."""

    def __init__(self, browser: Browser, house: House, size: ViewportSize = TABLET) -> None:
        super().__init__(browser, house, "family", size)
        self.taps: Counter[str] = Counter()
        self.part = "going on"
        self.nights, self.days, self.named = 0, 0, 0

    def finger(self, selector: str) -> None:
        """One tap, and what comes of it."""
        self.taps[self.part] += 1
        self.does(lambda page: page.locator(selector).click())

    def silent(self, selector: str) -> None:
        """One tap that only this page knows of."""
        self.taps[self.part] += 1
        self.page.locator(selector).click()

    def press(self) -> None:
        self.finger(".primary")

    def lead_it(self) -> Counter[str]:
        for _ in range(LONGEST):
            if self.face["stage"] == "over":
                return self.taps
            self.step_of_the_game(self.face)
        raise AssertionError("the game does not end")

    def step_of_the_game(self, face: Face) -> None:
        task = face["task"]
        self.part = PARTS.get(task, "going on")
        if task == "record":
            known = {place["seat"] for place in face["places"] if place.get("card")}
            seat = next(seat for seat in CARDS[face["record"]["role"]] if seat not in known)
            self.finger(at(seat))
        elif task == "gesture":
            self.call(face)
        elif task in ("choose", "votes"):
            self.nominate(face) if task == "choose" else self.vote(face)
        else:
            self.press()

    def call(self, face: Face) -> None:
        """The mafia shoots, the detective checks."""
        gesture = face["gesture"]
        shoots = len(gesture["actors"]) > 1 or gesture["together"]
        deed = next(
            each for each in gesture["deeds"][0][1] if each["deed"] == ("shoot" if shoots else "check")
        )
        number = self.nights if shoots else self.nights - 1
        self.nights += shoots
        wanted = (SHOTS if shoots else CHECKS)[number]
        if sum(1 for each in gesture["deeds"][0][1] if each.get("targets")) > 1 and not self.is_first(
            deed, gesture
        ):
            self.silent(f".desk .chip[data-chip='{deed['deed']}']")
        self.point_at(wanted, gesture)

    def is_first(self, deed: Face, gesture: Face) -> bool:
        """Is this what a tap means before any other is chosen?"""
        aimed = [each["deed"] for each in gesture["deeds"][0][1] if each.get("targets")]
        return bool(aimed[0] == deed["deed"])

    def point_at(self, seat: int, gesture: Face) -> None:
        if gesture.get("at_once"):
            self.finger(at(seat))
        else:
            self.silent(at(seat))
            self.press()

    def nominate(self, face: Face) -> None:
        """Who nominates whom; whoever does not is passed over, or has to be entered as well."""
        wanted = NAMED[self.days]
        if self.named < len(wanted):
            by, whom = wanted[self.named]
            self.named += 1
            self.silent(at(by))
            self.point_at(whom, face["gesture"])
        elif face.get("may_close"):
            self.press()
        else:
            if len(face["gesture"]["actors"]) > 1:
                self.silent(at(face["gesture"]["actors"][0]))
            self.finger(".desk .chip[data-chip='refrain']")

    def vote(self, face: Face) -> None:
        (on,) = face["votes"]["candidates"]
        hands = HANDS[self.days][on]
        number = f".desk .number[data-number='{len(hands)}']"
        if self.page.locator(number).count():
            self.silent(number)
        else:
            for seat in hands:
                self.silent(at(seat))
        last = on == [*HANDS[self.days]][-1]
        self.press()
        if last:
            self.days, self.named = self.days + 1, 0


PARTS = {
    "record": "cards",
    "gesture": "nights",
    "close": "nights",
    "show": "nights",
    "choose": "nominations",
    "votes": "votes",
}


def at(seat: int) -> str:
    return f".seat[data-seat='{seat}']"


def counted(browser: Browser, house: House) -> Counter[str]:
    """The taps of the whole game, from the first card to its end."""
    desk = CountedDesk(browser, house)
    desk.write_down(NAMES)
    desk.deal()
    taps = desk.lead_it()
    assert desk.problems == []
    return taps


def main() -> None:
    """Play it and say how many taps it took."""
    with TemporaryDirectory() as folder, sync_playwright() as playwright:
        house = House(Path(folder))
        house.start()
        Path(folder, "fonts").mkdir()
        browser = launch(playwright, OWN, Path(folder, "fonts"))
        try:
            taps = counted(browser, house)
        finally:
            browser.close()
            house.stop()
    for part in PAPER:
        sys.stdout.write(f"{part:12} {taps[part]:4} taps, {PAPER[part]:3} marks on paper\n")
    sys.stdout.write(f"{'in all':12} {taps.total():4} taps, {PAPER.total():3} marks on paper\n")


if __name__ == "__main__":
    main()
