"""TLS with a certificate made on the spot, in a real browser: past the warning, with sockets and without."""

from __future__ import annotations

import json
import time
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Error, expect
from tests.browser.hands import Device, Evening, Face, House
from tests.browser.policies import by_chance

pytestmark = pytest.mark.waits


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    house = House(tmp_path_factory.mktemp("tls"), tls=True)
    house.start()
    yield house
    house.stop()
    assert "Traceback" not in house.log.read_text("utf-8")


def plain_door(house: House) -> str:
    """The address of the door without TLS, as the terminal says it."""
    for _ in range(200):  # the table answers a moment before it says so
        words = house.log.read_text("utf-8").split()
        found = [word for word in words if word.startswith("http://") and word.endswith("/tls")]
        if found:
            return found[0]
        time.sleep(0.05)
    raise AssertionError("the terminal names no door without TLS")


def still(face: Face) -> str:
    """A face without its clock."""
    return json.dumps({**face, "clock": None}, sort_keys=True)


def test_a_game_is_played_past_the_warning_with_a_socket_and_with_a_stream(
    browser: Browser, house: House
) -> None:
    evening = Evening(browser, house, "classic")
    evening.ask("pace", pace="together")
    wired = evening.join("Anna", by_chance(1))
    streamed = evening.join("Boris", by_chance(2), sockets=False)
    assert (wired.sockets, streamed.sockets) == (1, 0)
    beside = Device(wired.page.context.new_page(), sockets=False)
    beside.page.goto(wired.page.url)
    evening.ask("bots", number=5)
    evening.deal()
    evening.play()
    for phone in (wired, streamed):
        phone.shows(lambda face: face["stage"] == "over")
        assert any(answer["ok"] for answer in phone.answers)
    assert evening.problems == []
    beside.shows(
        lambda face: face["stage"] == "over"
    )  # the same device, once on a socket and once on a stream
    assert still(beside.face) == still(wired.face)
    assert beside.sockets == 0


def test_a_lost_stream_is_mended_and_what_was_asked_is_answered(browser: Browser, house: House) -> None:
    evening = Evening(browser, house, "classic")
    phone = evening.join("Anna", by_chance(1), sockets=False)
    shown = len(phone.faces)
    house.kill()
    expect(phone.page.locator("#strip")).to_be_visible()
    house.start()
    expect(phone.page.locator("#strip")).to_be_hidden(timeout=60_000)
    phone.shows(lambda face: len(phone.faces) > shown)
    evening.screen.shows(lambda face: face["seats"] and face["seats"][0].get("here", True))
    assert phone.problems == []


def test_a_proxy_that_drops_sockets_once_they_are_open_does_no_harm(browser: Browser, house: House) -> None:
    evening = Evening(browser, house, "classic")
    page = browser.new_context(ignore_https_errors=True).new_page()
    page.route_web_socket("**/socket?*", lambda socket: socket.close())
    page.goto(f"{house.base}/j/{evening.code}")
    page.locator("input[name=name]").fill("Anna")
    page.locator("button[value=player]").click()
    expect(page.locator(".people .who")).to_contain_text("Anna")
    expect(page.locator("#strip")).to_be_hidden()


def test_a_browser_warns_and_the_page_is_a_safe_context_once_it_is_past(
    browser: Browser, house: House
) -> None:
    with pytest.raises(Error, match="ERR_CERT_AUTHORITY_INVALID"):
        browser.new_context().new_page().goto(house.base)
    context = browser.new_context(ignore_https_errors=True)
    page = context.new_page()
    answer = page.goto(house.base)
    assert answer is not None
    assert "strict-transport-security" not in answer.headers
    assert page.evaluate("window.isSecureContext && !!crypto.subtle")
    page.locator("button[value=classic]").click()
    page.wait_for_url("**/screen")
    keys = [cookie for cookie in context.cookies() if "omerta-" in cookie["name"] and cookie["httpOnly"]]
    assert [(key["secure"], key["name"][:7]) for key in keys] == [(True, "__Host-")]
    expect(page.locator(".address")).to_have_text(f"{house.base}/j/{page.url.split('/')[-2]}")
    expect(page.locator(".heed")).to_contain_text(plain_door(house))


def test_this_machine_needs_no_certificate_and_the_page_tells_the_way(browser: Browser, house: House) -> None:
    page = browser.new_context(viewport={"width": 360, "height": 740}, locale="uk-UA").new_page()
    page.goto(plain_door(house).removesuffix("/tls"))
    page.locator("button[value=classic]").click()
    expect(page.locator(".code")).to_be_visible()
    page.goto(plain_door(house))
    printed = house.log.read_text("utf-8")
    for shown in page.locator(".fingerprint").all():
        assert (shown.text_content() or "").strip() in printed
    assert page.evaluate("document.documentElement.scrollWidth") <= 360
    expect(page.locator("h1")).to_have_text("Ваш браузер іще не знайомий із цим столом.")
    expect(page.locator("main a.big")).to_have_attribute("href", f"{house.base}/")
