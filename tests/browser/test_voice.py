"""A whole table that speaks: a browser without a voice plays what the machine says, as it is told."""

from __future__ import annotations

import httpx
from playwright.sync_api import Browser, Response
from tests.browser.hands import Evening, Face, House


def told(face: Face) -> list[str]:
    return [sound for line in face.get("say", ()) for sound in line.get("sounds", ())]


def test_the_screen_plays_the_voice_of_the_machine_and_phones_play_nothing(
    browser: Browser, house: House
) -> None:
    evening = Evening(browser, house, "classic", "ru")
    heard, elsewhere = list[Response](), list[str]()
    evening.screen.page.on(
        "response", lambda answer: heard.append(answer) if "/sounds/" in answer.url else None
    )
    phone = evening.join("Вера", lambda face: None, "ru")
    phone.page.on("request", lambda request: elsewhere.append(request.url))
    evening.ask("bots", number=8)
    evening.deal()
    evening.play(until=lambda: len(heard) >= 2)
    answer = heard[0]
    assert (answer.status, answer.headers["content-type"]) == (206, "audio/wav")
    assert not evening.screen.page.evaluate("speechSynthesis.getVoices().length")

    last = told(evening.screen.face)[-1]
    sound = httpx.get(f"{house.base}{last}")
    assert (sound.status_code, sound.content[:4]) == (200, b"RIFF")
    name = last.rpartition("/")[2]
    assert httpx.get(f"{house.base}{last.replace(name, name[::-1])}").status_code == 404
    assert not [url for url in elsewhere if "/sounds/" in url]
    assert evening.problems == []
