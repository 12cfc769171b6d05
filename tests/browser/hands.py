"""Hands for real pages: a server of its own, a table opened in a browser, phones that are really tapped."""

from __future__ import annotations

import json
import signal
import time
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

import httpx
from playwright.sync_api import Browser, Page, TimeoutError, ViewportSize, WebSocket
from tests.forked import Forked
from tools.ports import free_port

PATIENCE = 240.0
PHONE: ViewportSize = {"width": 360, "height": 740}
SCREEN: ViewportSize = {"width": 1280, "height": 720}
Face = dict[str, Any]
Choice = tuple[str, tuple[int, ...]]
Policy = Callable[[Face], Choice | None]
LOCALES = {"en": "en-US", "ru": "ru-RU", "uk": "uk-UA"}

ASK = """([code, ask]) => new Promise((done) => {
    const scheme = location.protocol === "https:" ? "wss:" : "ws:";
    const wire = new WebSocket(`${scheme}//${location.host}/t/${code}/socket?face=screen`);
    wire.onopen = () => wire.send(JSON.stringify({ n: 1, ...ask }));
    wire.onmessage = (said) => {
        const answer = JSON.parse(said.data);
        if ("re" in answer) { wire.close(); done(answer); }
    };
})"""


# A browser that refuses sockets, and tells what comes in their place.
NO_SOCKETS = """
    window.WebSocket = class {
        constructor() { setTimeout(() => this.onclose?.({ code: 1006 }), 5); }
        close() {}
    };
    const Real = window.EventSource;
    window.EventSource = class extends Real {
        constructor(address) {
            super(address);
            this.addEventListener("message", ({ data }) => window.told(data));
        }
    };
"""


class House:
    """A server in a process of its own, which can be killed and started again at the same place."""

    def __init__(self, folder: Path, quickly: float = 0.05, tls: bool = False) -> None:
        self.folder = folder
        self.quickly = quickly
        self.tls = tls
        self.port = free_port()
        self.base = f"{'https' if tls else 'http'}://127.0.0.1:{self.port}"
        self.process: Forked | None = None
        self.log = folder / "log.txt"

    def start(self) -> None:
        """Open the door, and wait until it answers."""
        words = ["serve", "--host", "127.0.0.1", "--port", str(self.port), "--data", str(self.folder)]
        words += ["--no-browser", "--quickly", str(self.quickly), *(["--tls"] if self.tls else [])]
        self.process = Forked(tuple(words), self.log)
        _wait(self._answers, "the server does not answer")

    def _answers(self) -> bool:
        try:
            return httpx.get(f"{self.base}/healthz", timeout=2, verify=False).status_code == 200
        except httpx.HTTPError:
            return False

    def kill(self) -> None:
        """Pull the plug."""
        assert self.process is not None
        self.process.kill()
        self.process.wait(10)

    def stop(self) -> None:
        """Close the door."""
        if self.process is not None and self.process.poll() is None:
            self.process.send_signal(signal.SIGTERM)
            self.process.wait(10)


class Device:
    """A page and the faces it was sent."""

    def __init__(self, page: Page, sockets: bool = True) -> None:
        self.page = page
        self.sockets = 0
        self.faces: list[tuple[float, Face]] = []
        self.answers: list[Face] = []
        self.sent: list[str] = []
        self.problems: list[str] = []
        page.on("websocket", self._wired)
        if not sockets:
            page.expose_function("told", self._received)
            page.add_init_script(NO_SOCKETS)
        page.on("pageerror", lambda error: self.problems.append(str(error)))

    def _wired(self, wire: WebSocket) -> None:
        self.sockets += 1
        wire.on("framereceived", self._received)
        wire.on("framesent", self._sent)

    def _sent(self, frame: str | bytes) -> None:
        if isinstance(frame, str) and frame.startswith("{"):
            self.sent.append(frame)

    def _received(self, frame: str | bytes) -> None:
        if not isinstance(frame, str) or not frame.startswith("{"):
            return
        message = json.loads(frame)
        if "face" in message:
            self.faces.append((time.monotonic(), message["face"]))
        elif "re" in message:
            self.answers.append(message)

    @property
    def face(self) -> Face:
        """The last face."""
        return self.faces[-1][1] if self.faces else {}

    def shows(self, what: Callable[[Face], object], patience: float = PATIENCE) -> Face:
        """Wait until the face is so."""
        _wait(
            lambda: self.faces and what(self.face),
            f"never shown; last: {_brief(self.face)}",
            patience,
            self.page,
        )
        return self.face


class Phone(Device):
    """A phone in the hand of somebody with a policy."""

    def __init__(self, page: Page, policy: Policy, sockets: bool = True) -> None:
        super().__init__(page, sockets)
        self.policy = policy
        self.done: set[tuple[int, str]] = set()

    def asked(self) -> Face | None:
        """The panel, if nothing was tapped on it yet."""
        panel: Face | None = self.face.get("panel")
        if self.face.get("stage") != "playing" or not panel or panel.get("chosen"):
            return None
        return panel if _mark(panel) not in self.done else None

    def act(self) -> bool:
        """Do what is asked of this phone, if anything; True if it was tapped."""
        face = self.face
        if face.get("stage") == "dealt":
            return self._look(face)
        panel = self.asked()
        choice = self.policy(face) if panel is not None else None
        if panel is None or choice is None:
            return False
        self.done.add(_mark(panel))
        try:
            self.tap(panel, *choice)
        except TimeoutError:
            assert self.face.get("panel") != panel, "what is offered cannot be tapped"
        return True

    def _look(self, face: Face) -> bool:
        mark = (-1, "seen")
        if mark in self.done:
            return False
        self.done.add(mark)
        hold = self.page.locator("button.hold").first
        box = hold.bounding_box()
        assert box is not None
        self.page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
        self.page.mouse.down()
        self.page.locator("#held").wait_for(state="visible")
        assert face["held"]["card"] in self.page.locator("#held").inner_text()
        self.page.mouse.up()
        self.page.locator("#held").wait_for(state="hidden")
        self.page.locator(".acts button.big").click()
        return True

    def tap(self, panel: Face, deed: str, targets: Sequence[int]) -> None:
        """Tap it as a thumb would: the deed, the names, and once more where it is asked."""
        self.page.set_default_timeout(3_000)
        found = next(each for each in panel["deeds"] if each["deed"] == deed)
        aimed = [each for each in panel["deeds"] if each.get("targets")]
        if found.get("shows"):
            self.page.locator(".deeds .cards").click()
            self.page.locator(f"#sheet [data-deed='{deed}']").click()
        elif found in aimed and len(aimed) > 1:
            self.page.locator(".deeds button", has_text=found["label"]).first.click()
        for seat in targets:
            self.page.locator(f".names button:nth-of-type({seat})").click()
        if found not in aimed:
            self.page.locator(".acts button", has_text=found["label"]).first.click()
        if panel.get("covered"):
            self.page.locator("button.confirm").click()
        elif found.get("sure"):
            self.page.locator(".acts button.big").click()


class Evening:
    """One table: its screen, its phones, and everybody's patience."""

    def __init__(self, browser: Browser, house: House, book: str, language: str = "en") -> None:
        self.browser = browser
        self.house = house
        context = browser.new_context(
            viewport=SCREEN, locale=LOCALES[language], reduced_motion="reduce", ignore_https_errors=house.tls
        )
        context.set_default_timeout(60_000)
        context.add_init_script('localStorage.setItem("omerta:ambience-on", "false")')  # it costs time
        self.screen = Device(context.new_page())
        page = self.screen.page
        page.goto(house.base)
        page.locator(f"button[value={book}]").click()
        self.screen.shows(lambda face: face["type"] == "gathering")
        self.code = page.url.split("/")[-2]
        self.phones: list[Phone] = []

    def join(self, name: str, policy: Policy, language: str = "en", sockets: bool = True) -> Phone:
        """Somebody scans the code, types a name and sits down; his browser may refuse sockets."""
        context = self.browser.new_context(
            viewport=PHONE,
            locale=LOCALES[language],
            has_touch=True,
            is_mobile=True,
            reduced_motion="reduce",
            ignore_https_errors=self.house.tls,
        )
        context.set_default_timeout(60_000)
        phone = Phone(context.new_page(), policy, sockets)
        phone.page.goto(f"{self.house.base}/j/{self.code}")
        phone.page.locator("input[name=name]").fill(name)
        phone.page.locator("button[value=player]").click()
        phone.shows(lambda face: face["type"] == "gathering")
        self.phones.append(phone)
        return phone

    def ask(self, do: str, **blanks: object) -> None:
        """The organizer asks something that needs no page of its own."""
        answer = self.screen.page.evaluate(ASK, [self.code, {"do": do, **blanks}])
        assert answer["ok"], answer

    def deal(self) -> None:
        """The organizer deals."""
        self.screen.shows(lambda face: face.get("may_start"))
        self.screen.page.locator(".start button.big, .start button").last.click()
        self.screen.shows(lambda face: face.get("stage") in ("dealt", "playing"))

    def play(
        self,
        until: Callable[[], bool] | None = None,
        patience: float = PATIENCE,
        holding: Callable[[Face], object] = lambda face: False,
    ) -> None:
        """Everybody does what is asked, but for those who hold, until it is over or something is so."""
        end = time.monotonic() + patience
        while time.monotonic() < end:
            if until is not None and until():
                return
            if self.screen.face.get("stage") == "over":
                assert until is None, "the game is over before it came to that"
                return
            tapped = [phone.act() for phone in self.phones if not holding(phone.face)]
            if not any(tapped):
                self.screen.page.wait_for_timeout(30)
        raise AssertionError(f"out of patience; the screen shows {_brief(self.screen.face)}")

    @property
    def problems(self) -> list[str]:
        """What went wrong in any page."""
        return [problem for device in (self.screen, *self.phones) for problem in device.problems]


def _mark(panel: Face) -> tuple[int, str]:
    return panel["moment"], json.dumps(panel.get("deeds"))


def _brief(face: Face) -> str:
    return json.dumps({key: face.get(key) for key in ("type", "stage", "title", "line", "panel")})[:600]


def _wait(
    what: Callable[[], object], problem: str, patience: float = PATIENCE, page: Page | None = None
) -> None:
    end = time.monotonic() + patience
    while not what():
        if time.monotonic() > end:
            raise AssertionError(problem)
        if page is not None:
            page.wait_for_timeout(30)
        else:
            time.sleep(0.05)
