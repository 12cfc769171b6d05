"""One game on a real screen, with a voice that takes its time."""

from __future__ import annotations

import json
import time
from typing import Any, Literal

import httpx
from msgspec import Struct
from playwright.sync_api import Browser, Page, WebSocket

LOCALES = {"en": "en-US", "ru": "ru-RU", "uk": "uk-UA"}
BY_LETTER = 70.0  # milliseconds of the simulated voice
READING = (0.6, 0.055)  # seconds to find a sentence, and for each letter of it
OF_PLAYERS = ("claim", "nomination")  # what the table repeats of their words is theirs, and not the host's
# What the page shows, by its own clock; and a voice in place of the browser's, as quick as the table is.
RECORDER = """([language, letter]) => {
    window.shown = [];
    let last = "";
    const look = () => {
        const text = document.querySelector(".spoken")?.textContent ?? "";
        if (text !== last) { shown.push([performance.now(), text]); last = text; }
        requestAnimationFrame(look);
    };
    look();
    const queue = []; let busy = false;
    const next = () => {
        const each = queue.shift();
        if (!each) { busy = false; return; }
        busy = true;
        each.onstart?.({});
        setTimeout(() => {
            each.onend?.({});
            next();
        }, letter * each.text.length);
    };
    window.SpeechSynthesisUtterance = class { constructor(text) { this.text = text; } };
    Object.defineProperty(window, "speechSynthesis", { value: Object.assign(new EventTarget(), {
        getVoices: () => [{ name: "Recorder", voiceURI: "recorder", lang: language, localService: true }],
        speak: (each) => { queue.push(each); if (!busy) next(); },
        cancel: () => { queue.length = 0; },
    }) });
}"""


class Sentence(Struct):
    """A sentence as it was announced and shown; -1 where it never was.

    `lasted` is how long it was shown; after a call's sentence the clock `waits` so long before it starts.
    """

    text: str
    announced: float
    stage: str = ""
    shown: float = -1.0
    lasted: float = 0.0
    waits: float = 0.0


class Show(Struct):
    """What was recorded of a game; a letter of what was spoken took so many seconds."""

    book: str
    language: str
    quickly: float
    letter: float
    seconds: float
    sentences: list[Sentence]
    problems: list[str]
    is_over: bool

    @property
    def shown(self) -> list[Sentence]:
        """What was on the screen at all."""
        return [each for each in self.sentences if each.shown >= 0]

    @property
    def calls(self) -> list[Sentence]:
        """What opened a call."""
        return [each for each in self.sentences if each.waits]

    def in_time(self) -> float:
        """The share of what was shown that stood for its reading time."""
        find, letter = READING
        good = [each.lasted >= self.quickly * (find + letter * len(each.text)) for each in self.shown]
        return sum(good) / max(len(good), 1)

    def early_clocks(self) -> int:
        """How many calls had a clock that ran before their sentence had been spoken."""
        return sum(each.waits < self._spoken(each) for each in self.calls)

    def latest(self) -> float:
        """How long the slowest sentence took from the table to the screen."""
        return max((each.shown - each.announced for each in self.shown), default=0.0)

    def host_share(self) -> float:
        """The part of the time in which the host speaks for himself."""
        own = [self._spoken(each) for each in self.shown if each.stage not in OF_PLAYERS]
        return sum(own) / self.seconds

    def _spoken(self, sentence: Sentence) -> float:
        return self.letter * len(sentence.text)


class Recorder:
    """Follows the wire and the page of one screen."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.faces: list[tuple[float, dict[str, Any]]] = []
        self.problems: list[str] = []
        page.on("websocket", self._wired)
        page.on("pageerror", lambda error: self.problems.append(str(error)))

    def _wired(self, wire: WebSocket) -> None:
        wire.on("framereceived", self._received)

    def _received(self, frame: str | bytes) -> None:
        if isinstance(frame, str) and frame.startswith('{"face"'):
            self.faces.append((time.monotonic(), json.loads(frame)["face"]))

    @property
    def is_over(self) -> bool:
        """Was the end told?"""
        return bool(self.faces) and self.faces[-1][1].get("stage") == "over"

    @property
    def tempo(self) -> float:
        """How fast the table tells, against the usual."""
        return float(self.faces[-1][1].get("tempo", 100)) / 100 if self.faces else 1.0


def opened(base: str, book: str, language: str, seats: int, pace: str) -> tuple[str, str]:
    """A table of bots: its code, and the key of whoever opened it."""
    with httpx.Client(base_url=base, timeout=30) as client:
        table = client.post("/api/tables", json={"book": book, "language": language}).json()
        asks, headers = f"/api/tables/{table['code']}/asks", {"Authorization": f"Bearer {table['key']}"}
        for ask in ({"do": "bots", "number": seats}, {"do": "pace", "pace": pace}):
            client.post(asks, json=ask, headers=headers).raise_for_status()
    return table["code"], table["key"]


def recorded(
    browser: Browser,
    base: str,
    book: str,
    language: str,
    seats: int,
    quickly: float,
    patience: float,
    pace: str = "calm",
    motion: Literal["no-preference", "reduce"] = "no-preference",
) -> Show:
    """Play a game of bots to its end in front of a real screen, and record it."""
    code, key = opened(base, book, language, seats, pace)
    context = browser.new_context(
        viewport={"width": 1280, "height": 720}, locale=LOCALES[language], reduced_motion=motion
    )
    page = context.new_page()
    recorder = Recorder(page)
    page.add_init_script(f"({RECORDER})({json.dumps([LOCALES[language], BY_LETTER * quickly])})")
    page.add_init_script('localStorage.setItem("omerta:voice-on", "true")')
    page.goto(f"{base}/t/{code}/screen")
    began = time.monotonic()
    while not recorder.faces and time.monotonic() < began + patience:
        page.wait_for_timeout(50)  # a screen that comes late has missed what was told before
    began = time.monotonic()
    httpx.post(
        f"{base}/api/tables/{code}/asks", json={"do": "start"}, headers={"Authorization": f"Bearer {key}"}
    ).raise_for_status()
    while not recorder.is_over and time.monotonic() < began + patience:
        page.wait_for_timeout(200)
    page.wait_for_timeout(1000)
    shown, now = page.evaluate("() => [shown, performance.now()]")
    ended = time.monotonic()
    context.close()
    sentences = told(recorder, shown, ended - now / 1000)
    letter = quickly * BY_LETTER / 1000 / recorder.tempo
    return Show(
        book, language, quickly, letter, ended - began, sentences, recorder.problems, recorder.is_over
    )


def told(recorder: Recorder, shown: list[tuple[float, str]], origin: float) -> list[Sentence]:
    """The recording, put in order: each sentence, when it was announced, when and how long it was shown."""
    sentences: dict[int, Sentence] = {}
    for at, face in recorder.faces:
        line: dict[str, Any] = face.get("line") or {}
        if face.get("stage") == "playing" or line.get("number", 0) > max(sentences, default=0):
            for each in (*face.get("say", ()), *([line] if line else [])):
                found = sentences.setdefault(each["number"], Sentence("", at))
                if each is line:
                    found.text, found.stage = line["text"], line.get("stage", "")
        clock = face.get("clock")
        if clock and line and line.get("stage") == "call" and not sentences[line["number"]].waits:
            sentences[line["number"]].waits = max(clock["left"] - clock["total"], 1) / 1000
    left = [*sentences.values()]
    for place, (began, text) in enumerate(shown):
        end = shown[place + 1][0] if place + 1 < len(shown) else began
        for sentence in left:
            if sentence.shown < 0 and sentence.text == text:
                sentence.shown, sentence.lasted = origin + began / 1000, (end - began) / 1000
                break
    return left
