"""A host at a desk that is really tapped."""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence

from playwright.sync_api import Browser, Page, TimeoutError, ViewportSize
from tests.browser.hands import LOCALES, Device, Face, House

TABLET: ViewportSize = {"width": 820, "height": 1180}
LONGEST = 400
A_SEARCH = 20_000  # milliseconds


def entered(face: Face) -> Face:
    """What changes by what the host does, and by nothing else."""
    done = [taken["text"] for taken in face.get("taken", ())]
    return {**face, "taken": done, "clock": None}


class Desk(Device):
    """The only device at the table: it is opened, the players are written down, and the game is led on it."""

    def __init__(
        self,
        browser: Browser,
        house: House,
        book: str,
        size: ViewportSize = TABLET,
        language: str = "en",
        printed: bool = True,
    ) -> None:
        context = browser.new_context(
            viewport=size, locale=LOCALES[language], has_touch=True, reduced_motion="reduce"
        )
        context.set_default_timeout(60_000)
        super().__init__(context.new_page())
        self.rng = random.Random(5)
        self.page.goto(house.base)
        self.page.locator(f"button[value={book}]").click()
        self.shows(lambda face: face["type"] == "gathering")
        self.code = self.page.url.split("/")[-2]
        self.page.locator("[role=tab]").nth(3).click()
        self.page.locator(f"input[name=host][value={'printed' if printed else 'dealt'}]").check()
        self.shows(lambda face: face["hosting"] == "person")
        self.page.locator(".guests a").first.click()
        self.page.wait_for_url("**/desk")
        self.shows(lambda face: face["type"] == "gathering")

    def write_down(self, names: Sequence[str]) -> None:
        """Everybody in one field, one after another, as they sit."""
        for name in names:
            self.page.locator(".guests input").fill(name)
            self.page.keyboard.press("Enter")
        self.shows(lambda face: len(face["seats"]) >= len(names))

    def deal(self) -> None:
        self.shows(lambda face: face.get("may_start"))
        self.page.locator(".start .big").click()
        self.shows(lambda face: face["type"] == "desk")

    # What one finger does

    def does(self, deed: Callable[[Page], object]) -> None:
        """Do it and wait for what comes of it; what the room is told meanwhile changes nothing here."""
        before, asked = entered(self.face), len(self.answers)
        try:
            deed(self.page)
        except TimeoutError:
            if entered(self.face) == before:
                raise
            return  # a phone was quicker: what the finger was looking for is gone
        self.shows(lambda face: entered(face) != before)
        refused = [answer["text"] for answer in self.answers[asked:] if not answer["ok"]]
        assert not refused, (refused, self.face["task"], self.face["say"])

    def primary(self) -> None:
        self.does(lambda page: page.locator(".primary").click())

    def seat(self, number: int) -> None:
        self.page.locator(f".seat[data-seat='{number}']").click(timeout=A_SEARCH)

    def chip(self, name: str) -> None:
        self.page.locator(f".desk .chip[data-chip='{name}']").click()

    def tool(self, name: str) -> None:
        self.page.locator(f".tool[data-tool='{name}']").click()

    # What the desk asks for

    def step(self) -> None:
        """Do one of the things the desk offers."""
        face = self.face
        task = face["task"]
        if task == "record":
            free = [place["seat"] for place in face["places"] if not place.get("card")]
            self.does(lambda page: self.seat(self.rng.choice(free)))
        elif task == "votes" and face["votes"]["hands"]:
            self.count(face["votes"])
        elif task == "votes" and face["votes"].get("deeds"):
            self.does(lambda page: self.point(face["votes"]["deeds"], together=False, confirm=False))
        elif task in ("gesture", "choose"):
            gesture = face["gesture"]
            confirm = not gesture.get("at_once")
            self.does(lambda page: self.point(gesture["deeds"], gesture["together"], confirm))
        else:
            self.primary()

    def count(self, votes: Face) -> None:
        """A few hands for the first, all the rest for the last."""
        candidates, voters = votes["candidates"], votes["voters"]
        if voters:
            self.seat(voters[0])
        if len(candidates) > 1 and len(voters) > 1:
            self.chip(f"c{candidates[-1]}")
            self.chip("rest")
        elif len(voters) > 1:
            for seat in voters[1:]:
                self.seat(seat)
        self.primary()

    def point(self, deeds: Sequence[tuple[int, Sequence[Face]]], together: bool, confirm: bool) -> None:
        """The actor where there are several, the deed, the names, and the button."""
        actor, offered = deeds[0]
        if len(deeds) > 1 and not together:
            self.seat(actor)
        aimed = [deed for deed in offered if deed.get("targets")]
        if not aimed:
            self.chip(offered[0]["deed"])
            return
        deed = aimed[0]
        for seat in self.rng.sample(deed["open_to"], deed["targets"]):
            self.seat(seat)
        if confirm:
            self.page.locator(".primary").click()

    def lead(self, until: Callable[[Face], object]) -> None:
        """Lead the game until something is so."""
        for _ in range(LONGEST):
            if until(self.face):
                return
            assert self.face["stage"] != "over", "the game is over before it came to that"
            self.step()
        raise AssertionError("the game does not end")

    def undo(self, deeds: int = 1) -> Face:
        """Take something back; what it was."""
        self.tool("undo")
        taken: Face = self.face["taken"][deeds - 1]
        self.page.locator(f".deed[data-deeds='{deeds}']").click()
        for line in taken.get("wrong", ()):
            assert self.page.locator(".wrong li", has_text=line).count()
        self.does(lambda page: page.locator("#sheet .big").click())
        return taken

    def overrule(self, seat: int, ruling: str, reason: str) -> None:
        self.tool("overrule")
        self.page.locator(f"#sheet .chip[data-value='{seat}']").click()
        self.page.locator(f"#sheet .chip[data-value='{ruling}']").click()
        self.page.locator("#sheet input[name=reason]").fill(reason)
        self.does(lambda page: page.locator("#sheet .big").click())

    def hand_over(self) -> None:
        self.tool("lead")
        self.does(lambda page: page.locator("#sheet .big").click())
