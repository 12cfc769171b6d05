"""A person hosts: whole games led from a desk, with nothing else on the table or with phones in hands."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser, Page
from tests.browser.desks import Desk
from tests.browser.hands import PHONE, Face, House, Phone
from tests.browser.policies import by_chance

pytestmark = pytest.mark.waits
NAMES = ("Anna", "Boris", "Gleb", "Vera", "Dina", "Ivan", "Lida", "Mark", "Nina", "Oleg")


def test_a_whole_family_game_from_one_device_with_printed_cards(browser: Browser, house: House) -> None:
    """Two deeds are taken back, one is overruled, the table leads for a while, and the game ends."""
    desk = Desk(browser, house, "family")
    desk.write_down(NAMES)
    desk.deal()
    assert desk.face["record"]["left"]
    desk.lead(lambda face: face["task"] == "gesture")
    before, answered = desk.face["moment"], len(desk.answers)
    desk.tool("book")
    cards = {place["card"].casefold() for place in desk.face["places"]}
    looked_up = desk.page.locator("#sheet .almanac-card h4").all_inner_texts()
    assert {each.partition(" ×")[0].casefold() for each in looked_up} == cards
    desk.page.locator("#sheet .quiet").first.click()
    assert len(desk.answers) == answered, "a look-up asks for nothing"
    desk.step()
    desk.undo()
    assert desk.face["task"] == "gesture", "the gesture is open again"
    assert desk.face["moment"] > before, "and a tap on its way is none"

    victim = next(place["seat"] for place in desk.face["places"] if is_a_mafioso(place))
    desk.overrule(victim, "dies", "Looked at the cards")
    assert desk.face["places"][victim - 1]["doomed"]
    assert desk.page.locator(f".seat[data-seat='{victim}'] .doom").count() == 1

    desk.lead(lambda face: face["sky"] != "night" and not face["places"][victim - 1].get("living", True))
    announced = desk.undo(1)
    assert announced["wrong"], "the dawn was announced"
    desk.lead(lambda face: face["task"] in ("talk", "votes"))

    desk.hand_over()
    assert desk.face["by_table"]
    assert "table" in desk.page.locator(".leads").inner_text()
    desk.hand_over()
    assert not desk.face.get("by_table")

    desk.tool("notes")
    desk.page.locator("#sheet .paper td").first.wait_for()
    desk.page.locator("#sheet .quiet").first.click()
    desk.lead(over)
    assert desk.page.locator(".cards-open li").count() == len(NAMES)
    desk.page.locator(".evening-line button").click()
    assert desk.page.locator(".scores li").count() == len(NAMES)
    assert desk.problems == []


def test_the_host_taps_who_speaks_first(browser: Browser, house: House) -> None:
    desk = Desk(browser, house, "chicago", size=PHONE)
    desk.write_down(NAMES)
    desk.deal()
    desk.lead(lambda face: face.get("starters"))
    desk.chip("starter")
    desk.does(lambda page: desk.seat(5))
    desk.lead(lambda face: face["task"] == "talk")
    assert [place["seat"] for place in desk.face["places"] if place.get("state") == "speaks"] == [5]
    assert desk.problems == []


def is_a_mafioso(place: Face) -> bool:
    return bool(place.get("living", True) and place["side"] == "mafia")


def over(face: Face) -> bool:
    return bool(face["stage"] == "over")


def test_a_human_host_with_phones_in_some_hands(browser: Browser, house: House) -> None:
    """Vendetta: the desk deals; two look at their phones, the others at the desk that is passed round."""
    desk = Desk(browser, house, "vendetta", printed=False)
    phones = []
    for at, name in enumerate(("Petra", "Quentin")):
        context = browser.new_context(viewport=PHONE, has_touch=True, is_mobile=True, reduced_motion="reduce")
        context.set_default_timeout(60_000)
        phone = Phone(context.new_page(), by_chance(at))
        phone.page.goto(f"{house.base}/j/{desk.code}")
        phone.page.locator("input[name=name]").fill(name)
        phone.page.locator("button[value=player]").click()
        phone.shows(lambda face: face["type"] == "gathering")
        phones.append(phone)
    desk.write_down(NAMES[:6])
    desk.shows(lambda face: len(face["seats"]) == 8)
    desk.deal()
    assert desk.face["task"] == "dealt"
    for place in desk.face["places"]:
        if place.get("here"):
            look(desk, place["seat"])
    for phone in phones:
        phone.shows(lambda face: face.get("stage") == "dealt")
        phone.act()
    desk.shows(lambda face: face["stage"] == "playing")
    for _ in range(300):
        if over(desk.face):
            break
        desk.page.wait_for_timeout(10)
        desk.step()
    assert over(desk.face)
    for phone in phones:
        phone.shows(lambda face: face["stage"] == "over")
    assert [problem for device in (desk, *phones) for problem in device.problems] == []


def look(desk: Desk, seat: int) -> None:
    """Find the name, hold, see the card, hand it on; a page that is loaded anew does not lead back."""
    page = desk.page
    page.locator(f".look[data-seat='{seat}']").click()
    hold(page)
    page.mouse.up()
    if seat == 1:
        page.reload()
        page.locator("button.hold").wait_for()
        assert page.locator(".look").count() == 0
        hold(page)
        page.mouse.up()
    (place,) = [place for place in desk.face["places"] if place.get("held")]
    assert place["seat"] == seat
    desk.does(lambda page: page.locator(".primary").click())


def hold(page: Page) -> None:
    """Put the thumb on it, until the card is there."""
    box = page.locator("button.hold").bounding_box()
    assert box is not None
    assert page.locator("#held").count() == 0
    page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    page.mouse.down()
    page.locator("#held").wait_for(state="visible")
