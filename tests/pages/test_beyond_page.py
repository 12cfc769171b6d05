"""The phone of somebody who is out: he takes leave, seals a wager, and at the end it lies open."""

from __future__ import annotations

import pytest
from msgspec.structs import replace
from playwright.sync_api import Page, expect
from tests.pages.fixture_table import FixtureTable
from tests.pages.scenes import day, names, night, over

from omerta.table.actions.asks import Ask
from omerta.table.faces.beyond_model import Beyond, WagerForm, WagerTold
from omerta.table.faces.face_parts import Held, WatchedCard
from omerta.table.faces.models import Phone
from omerta.words import LANGUAGES

FATE = {
    "en": "Gleb did not live to see the day.",
    "ru": "Ночью не стало игрока 4 (Вера).",
    "uk": "Ранок настав без Віри.",
}
SIZES = ((320, 568), (360, 740), (844, 390))


def out(language: str = "en", count: int = 8, *, sealed: bool = False) -> Phone:
    """Seat 4 is out, and it is light."""
    seats = tuple(range(1, count + 1))
    others = tuple(seat for seat in seats if seat != 4)
    form = WagerForm("mafia / yakuza", others, (("town", "Town"), ("draw", "Nobody")), seats)
    left = Beyond(FATE[language], "Night 1", wager=None if sealed else form, sealed=sealed)
    return replace(day(language, count), living=False, panel=None, phrases=(), beyond=left, may_chat=sealed)


def open_phone(page: Page, address: str) -> None:
    page.goto(f"{address}/t/KJ4M/phone")
    page.wait_for_selector(".hand")


def take_leave(page: Page) -> None:
    page.get_by_role("button", name="So be it").click()
    expect(page.locator(".fate")).to_have_count(0)


def choose(page: Page, question: str, name: str) -> None:
    page.get_by_role("group", name=question).get_by_role("button", name=name).click()


def test_the_moment_of_leaving_stands_until_it_is_taken_note_of(
    page: Page, address: str, table: FixtureTable
) -> None:
    table.phone = out()
    open_phone(page, address)
    moment = page.get_by_role("status", name="You are out")
    expect(moment).to_contain_text("Night 1")
    expect(moment).to_contain_text(FATE["en"])
    take_leave(page)
    page.reload()
    page.wait_for_selector(".acts")
    expect(page.locator(".fate")).to_have_count(0)


def test_a_wager_is_picked_confirmed_once_and_sealed(page: Page, address: str, table: FixtureTable) -> None:
    table.phone = out()
    open_phone(page, address)
    take_leave(page)
    page.get_by_role("button", name="While you wait").click()
    page.get_by_role("button", name="Make a wager").click()
    choose(page, "Who is mafia / yakuza?", "2 Boris")
    choose(page, "Who is mafia / yakuza?", "6 Ivan")
    choose(page, "Who is mafia / yakuza?", "2 Boris")
    choose(page, "Who wins?", "Town")
    choose(page, "Who leaves next?", "Nobody else")
    page.get_by_role("button", name="Seal it").click()
    assert table.heard == []
    expect(page.get_by_role("button", name="Seal it")).to_be_enabled()

    def answer(ask: Ask) -> dict[str, object]:
        table.phone = out(sealed=True)
        return {"ok": True}

    table.answer = answer
    page.get_by_role("button", name="Seal it").click()
    asked = table.asked(page, 1)
    assert asked == [{"do": "wager", "seat": 4, "suspects": (6,), "side": "town", "falls": 0}]
    table.show(phone=out(sealed=True))
    expect(page.get_by_text("Your wager is sealed.")).to_be_visible()
    expect(page.get_by_role("button", name="Make a wager")).to_have_count(0)


def test_a_wager_that_is_refused_is_kept_and_the_reason_is_read(
    page: Page, address: str, table: FixtureTable
) -> None:
    table.phone = out()
    table.answer = lambda ask: {"ok": False, "text": "It is dark."}
    open_phone(page, address)
    take_leave(page)
    page.get_by_role("button", name="While you wait").click()
    page.get_by_role("button", name="Make a wager").click()
    choose(page, "Who wins?", "Town")
    for _ in range(2):
        expect(page.get_by_role("button", name="Seal it")).to_be_enabled()
        page.get_by_role("button", name="Seal it").click()
    expect(page.get_by_text("It is dark.")).to_be_in_viewport()
    page.get_by_role("button", name="While you wait").click()
    page.get_by_role("button", name="Make a wager").click()
    chosen = page.get_by_role("group", name="Who wins?").get_by_role("button", name="Town")
    expect(chosen).to_have_attribute("aria-pressed", "true")


def test_it_can_be_made_with_keys_alone(page: Page, address: str, table: FixtureTable) -> None:
    table.phone = out()
    open_phone(page, address)
    for name in ("So be it", "While you wait", "Make a wager"):
        page.get_by_role("button", name=name).press("Enter")
    choice = page.get_by_role("group", name="Who wins?").get_by_role("button", name="Town")
    choice.press(" ")
    expect(choice).to_have_attribute("aria-pressed", "true")
    page.get_by_role("button", name="Seal it").press("Enter")
    expect(page.get_by_role("button", name="Seal it")).to_be_enabled()
    page.get_by_role("button", name="Seal it").press("Enter")
    assert table.asked(page, 1)[0]["side"] == "town"


def test_at_night_a_phone_that_is_out_has_no_button_of_its_own(
    page: Page, address: str, table: FixtureTable
) -> None:
    table.phone = out()
    open_phone(page, address)
    take_leave(page)
    page.get_by_role("button", name="While you wait").click()
    table.show(phone=replace(night(), living=False, panel=None))
    expect(page.locator("dialog[open]")).to_have_count(0)
    expect(page.get_by_role("button", name="While you wait")).to_have_count(0)
    expect(page.locator(".hand button:visible")).to_have_count(4 + 8 + 1)


def test_whoever_watches_has_the_cards_and_the_night_under_the_thumb(
    page: Page, address: str, table: FixtureTable
) -> None:
    cards = tuple(WatchedCard(seat, name, "doctor") for seat, name in enumerate(names("en", 8), 1))
    held = Held("Doctor", "Heals.", "Town", ("Mafia, Anna: shot at Boris.",), watched=cards)
    table.phone = replace(night(held=held), living=False, panel=None)
    open_phone(page, address)
    expect(page.get_by_text("Anna: doctor")).to_have_count(0)
    page.get_by_role("button", name="Hold: my card").focus()
    page.keyboard.down(" ")
    expect(page.locator("#held .watched li")).to_have_count(8)
    expect(page.locator("#held")).to_contain_text("Mafia, Anna: shot at Boris.")
    expect(page.locator("#held .picture")).to_have_count(0)
    page.keyboard.up(" ")


def test_at_the_end_the_envelopes_and_the_words_to_oneself_are_read(
    page: Page, address: str, table: FixtureTable
) -> None:
    table.phone = out()
    open_phone(page, address)
    take_leave(page)
    page.get_by_role("button", name="While you wait").click()
    page.get_by_role("button", name="A word to yourself").click()
    page.get_by_role("textbox").fill("It was Boris.")
    page.keyboard.press("Enter")
    page.keyboard.press("Escape")
    told = (WagerTold(4, "Vera", "5 points", ("Found out: Boris.", "The winners: town. Right.")),)
    table.show(phone=replace(over(), wagers=told))
    expect(page.get_by_role("region", name="From beyond, unsealed")).to_contain_text("5 points")
    expect(page.get_by_role("region", name="You wrote to yourself")).to_contain_text("It was Boris.")


@pytest.mark.measured
@pytest.mark.parametrize("size", SIZES, ids=str)
@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_is_within_reach_of_the_thumb(
    page: Page, address: str, table: FixtureTable, language: str, size: tuple[int, int]
) -> None:
    """The button that goes on is on the screen, and nothing is wider than it."""
    page.set_viewport_size({"width": size[0], "height": size[1]})
    table.language = language
    table.phone = out(language, 14)
    open_phone(page, address)
    page.locator(".fate .big").scroll_into_view_if_needed()
    expect(page.locator(".fate .big")).to_be_in_viewport(ratio=1)
    page.locator(".fate .big").click()
    page.locator(".acts .big").click()
    page.locator("dialog .big").click()
    page.locator("dialog .big").scroll_into_view_if_needed()
    expect(page.locator("dialog .big")).to_be_in_viewport(ratio=1)
    for box in ("html", ".sheet-body"):
        assert page.locator(box).evaluate("(each) => each.scrollWidth") <= size[0]
