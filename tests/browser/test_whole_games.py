"""Whole games in a real browser: phones that are tapped, a screen that leads, a server that may die."""

from __future__ import annotations

import json
from typing import Any

import pytest
from playwright.sync_api import Browser
from tests.browser.hands import Evening, Face, House
from tests.browser.policies import apart, by_chance, first_of

CALLS = 2
NAMES = ("Anna", "Boris", "Gleb", "Vera", "Dina", "Ivan", "Lida", "Mark")
pytestmark = pytest.mark.waits


def quick(evening: Evening) -> None:
    """Calls end when every phone was tapped."""
    evening.ask("pace", pace="together")


def test_a_whole_classic_game_of_people_alone(browser: Browser, house: House) -> None:
    evening = Evening(browser, house, "classic")
    quick(evening)
    names = NAMES[:5]
    for at, name in enumerate(names):
        evening.join(name, by_chance(at))
    evening.deal()
    evening.play()
    assert [row["name"] for row in evening.screen.face["rows"]] == list(names)
    assert all(row["card"] for row in evening.screen.face["rows"])
    for phone in evening.phones:
        phone.shows(lambda face: face["stage"] == "over")
        assert all(place["card"] for place in phone.face["places"])
    assert evening.problems == []


def test_chicago_with_its_judge_and_its_coin(browser: Browser, house: House) -> None:
    """Six people; the table splits evenly until a coin decides; another day the judge turns up his card."""
    evening = Evening(browser, house, "chicago")
    quick(evening)
    for at, name in enumerate(NAMES[:6]):
        evening.join(name, by_chance(at))
    for role, number in (("judge", 1), ("commissioner", 1), ("mafioso", 2), ("civilian", 2)):
        evening.ask("card", role=role, number=number)
    for seat, phone in enumerate(evening.phones, 1):
        other = by_chance(seat)
        peaceful = apart(seat, first_of(("let-be", 0), otherwise=other))
        even = "convict" if seat % 2 else "spare"
        phone.policy = first_of(("name", 1 + seat % 2), ("vote", 1 + seat % 2), (even, 0), otherwise=peaceful)
    evening.deal()
    evening.play(until=lambda: said(evening, "coin") or over(evening))
    assert said(evening, "coin"), "\n".join(line["text"] for line in evening.screen.face["story"])
    judge = next(phone for phone in evening.phones if phone.face["held"]["card"] == "Judge")
    judge.policy = first_of(("step-in", 0), ("nobody", 0), otherwise=judge.policy)
    if judge.face.get("living", True):
        evening.play(until=lambda: said(evening, "turns up a card") or over(evening))
    assert evening.problems == []


def said(evening: Evening, words: str) -> bool:
    """Has the table said this?"""
    return any(words in line["text"] for line in evening.screen.face.get("story", ()))


def over(evening: Evening) -> bool:
    return evening.screen.face.get("stage") == "over"


def test_vendetta_with_bots_in_most_seats(browser: Browser, house: House) -> None:
    evening = Evening(browser, house, "vendetta")
    quick(evening)
    evening.join("Anna", by_chance(1))
    evening.join("Vera", by_chance(2))
    evening.ask("bots", number=8)
    evening.deal()
    evening.play()
    assert len(evening.screen.face["rows"]) == 8
    assert evening.problems == []


def test_offscreen_from_joining_to_the_last_card_in_three_languages(browser: Browser, house: House) -> None:
    """Two phones and five players of the house; in the end everybody may read what happened in the dark."""
    evening = Evening(browser, house, "offscreen", language="uk")
    quick(evening)
    russian = evening.join("Вера", by_chance(1), language="ru")
    english = evening.join("Anna", by_chance(2), language="en")
    evening.ask("bots", number=7)
    evening.deal()
    evening.play(until=lambda: "День" in evening.screen.face.get("title", ""))
    russian.shows(lambda face: "День" in face["title"])
    english.shows(lambda face: "Day" in face["title"])
    evening.play()
    assert "Гра" in evening.screen.face["title"] or "Гру" in evening.screen.face["title"]
    assert russian.shows(lambda face: face["stage"] == "over")["title"] == "Игра окончена"
    assert english.shows(lambda face: face["stage"] == "over")["title"] == "The game is over"
    rows = evening.screen.face["rows"]
    assert [row["name"] for row in rows[:2]] == ["Вера", "Anna"]
    assert len(rows) == 7
    for phone in (russian, english):
        assert all(place["card"] for place in phone.face["places"])
        assert len(phone.face["story"]) == len(evening.screen.face["story"])
    english.page.locator(".tools button", has_text="The story").click()
    told = english.page.locator(".story li")
    assert told.count() == len(english.face["story"])
    assert told.last.inner_text().startswith(english.face["story"][0]["text"])
    assert evening.problems == []


def test_a_phone_that_is_lost_in_the_night_comes_back_by_itself(browser: Browser, house: House) -> None:
    evening = Evening(browser, house, "classic")
    evening.ask("pace", pace="together")
    phone = evening.join("Anna", by_chance(1))
    evening.ask("bots", number=7)
    evening.deal()
    evening.play(until=lambda: covered(phone.face))
    moment = phone.face["panel"]["moment"]
    heard = len(phone.faces)
    phone.page.context.set_offline(True)
    phone.page.wait_for_timeout(500)
    phone.page.context.set_offline(False)
    phone.page.reload()
    phone.shows(lambda face: len(phone.faces) > heard)
    assert phone.face["stage"] == "playing"
    assert phone.face["panel"] is None or phone.face["panel"]["moment"] >= moment
    evening.play(until=lambda: "Day" in evening.screen.face.get("title", ""))


def covered(face: Face) -> bool:
    return bool(face.get("panel") and face["panel"].get("covered"))


def test_the_server_is_killed_in_the_middle_of_a_vote(browser: Browser, house: House) -> None:
    """What was acknowledged is there, the phones come back by themselves, and the game goes on."""
    evening = Evening(browser, house, "classic")
    quick(evening)
    for at, name in enumerate(NAMES[:5]):
        evening.join(name, by_chance(at))
    evening.deal()

    def voting() -> bool:
        return any(phone.asked() and offers(phone.face, "vote") for phone in evening.phones)

    evening.play(until=voting)
    voter = next(phone for phone in evening.phones if phone.asked() and offers(phone.face, "vote"))
    answered = len(voter.answers)
    assert voter.act()
    voter.shows(lambda face: len(voter.answers) > answered)
    assert voter.answers[-1]["ok"]
    house.kill()
    voter.page.wait_for_timeout(300)
    heard = {id(phone): len(phone.faces) for phone in evening.phones}
    house.start()
    for phone in evening.phones:
        phone.shows(lambda face, phone=phone: len(phone.faces) > heard[id(phone)])  # type: ignore[misc]
    panel = voter.face.get("panel")
    assert not panel or panel.get("chosen"), "the vote that was acknowledged is there"
    evening.play(until=lambda: "Night" in evening.screen.face.get("title", "") or over(evening))


def offers(face: Face, deed: str) -> bool:
    return any(each["deed"] == deed for each in (face.get("panel") or {}).get("deeds", ()))


def test_two_phones_at_night_cannot_be_told_apart(browser: Browser, house: House) -> None:
    """At every call the same ink at the same places for the same time, whoever holds the phone."""
    evening = Evening(browser, house, "family")
    evening.ask("pace", pace="brisk")
    for at, name in enumerate(NAMES[:6]):
        evening.join(name, by_chance(at))
    evening.deal()
    seen = 0

    def asked() -> bool:
        return all(covered(phone.face) for phone in evening.phones if phone.face.get("living", True))

    while seen < CALLS:
        evening.play(until=asked, holding=covered)
        evening.ask("pause", on=True)  # a loaded machine taps slowly, and the call shall not end meanwhile
        evening.screen.page.wait_for_timeout(300)
        if not asked():
            evening.ask("pause", on=False)
            continue
        living = [phone for phone in evening.phones if phone.face.get("living", True)]
        moments = {phone.face["panel"]["moment"] for phone in living}
        assert len(moments) == 1
        drawn = {json.dumps(ink(phone.page)) for phone in living}
        assert len(drawn) == 1, "two phones look different"
        for phone in living:
            answered = len(phone.answers)
            assert phone.act()
            phone.shows(lambda face, phone=phone, before=answered: len(phone.answers) > before)  # type: ignore[misc]
        living[0].page.wait_for_timeout(400)
        drawn = {json.dumps(ink(phone.page)) for phone in living}
        assert len(drawn) == 1, "two phones look different after the tap"
        seen += 1
        evening.ask("pause", on=False)
        now = moments.pop()
        evening.play(until=lambda now=now: moved(evening, now), holding=covered)  # type: ignore[misc]
    acts = {len(asked) for phone in evening.phones for asked in phone.sent if '"act"' in asked}
    assert len(acts) == 1, "whom a finger points at shows in no length"


def moved(evening: Evening, moment: int) -> bool:
    panels = [phone.face["panel"] for phone in evening.phones if phone.face.get("panel")]
    return not panels or all(panel["moment"] != moment for panel in panels)


def ink(page: Any) -> Any:
    """Every visible thing of a phone: its shape, colours and place, without the names and who I am."""
    return page.evaluate(
        """() => [...document.querySelectorAll('main *')].filter((e) => e.checkVisibility()).map((e) => {
            const box = e.getBoundingClientRect(), look = getComputedStyle(e);
            const own = e.closest('.whoami, .name');
            return [e.tagName, e.className, own ? 0 : Math.round(box.x), Math.round(box.y),
                    own ? 0 : Math.round(box.width), Math.round(box.height),
                    own ? '' : look.color, own ? '' : look.backgroundColor];
        })"""
    )
