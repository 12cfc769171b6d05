"""The phone in the hand: the laws of the screen, seen in a browser."""

from __future__ import annotations

import time
from collections.abc import Callable

import msgspec
import pytest
from playwright.sync_api import Browser, Page, expect
from starlette.websockets import WebSocketDisconnect
from tests.pages.fixture_table import FixtureTable, answer_yes
from tests.pages.scenes import day, dealt, gathering, night, over, waiting

from omerta.books.shelf import SHELF
from omerta.table.actions.asks import Ask, DoAct, DoSeen
from omerta.table.faces.desk_model import Desk
from omerta.table.faces.face_parts import DeedOffer, Held, Line, Place, Plea
from omerta.table.faces.models import Face, Phone, Said
from omerta.words.stages import BeatStage

LONG_ENOUGH = 11_000

NO_PICTURE = (0.0, 0.0)


def open_phone(page: Page, address: str) -> None:
    page.goto(f"{address}/t/KJ4M/phone")
    page.wait_for_selector(".hand")


def acts(table: FixtureTable) -> list[DoAct]:
    return [ask for ask in table.heard if isinstance(ask, DoAct)]


def press(page: Page, name: str) -> None:
    box = page.get_by_role("button", name=name).bounding_box()
    assert box is not None
    page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    page.mouse.down()


# ---- emblems


def test_emblems_stand_beside_the_names_by_day_and_nowhere_at_night(
    page: Page, address: str, table: FixtureTable
) -> None:
    open_phone(page, address)
    expect(page.locator(".name")).to_have_count(8)
    expect(page.locator("[data-emblem], [data-ink]")).to_have_count(0)
    table.show(phone=day())
    expect(page.locator(".name [data-emblem]")).to_have_count(8)
    shown = page.locator(".name .stencil").first
    assert "data:image/svg" in shown.evaluate("(each) => getComputedStyle(each).maskImage")


def test_an_emblem_is_tried_on_with_one_tap(page: Page, address: str, table: FixtureTable) -> None:
    table.phone = gathering(me=104)
    open_phone(page, address)
    page.get_by_role("button", name="Your emblem: ").click()
    page.get_by_role("button", name="teapot").click()
    page.get_by_role("button", name="plum").click()
    first, second = table.asked(page, 2)
    assert first == {"do": "emblem", "person": 104, "emblem": "teapot", "colour": first["colour"]}
    assert (second["emblem"], second["colour"]) == (table.phone.seats[3].emblem, "plum")


# ---- hold to see


def test_the_card_shows_only_while_it_is_held(page: Page, address: str) -> None:
    open_phone(page, address)
    assert "Doctor" not in page.inner_text(".middle").replace("Doctor", "", 1)  # the open card of seat 3
    expect(page.locator("#held")).to_have_count(0)
    press(page, "Hold: my card")
    expect(page.locator("#held h2")).to_have_text("Doctor")
    page.mouse.up()
    expect(page.locator("#held")).to_have_count(0)


def test_the_card_hides_when_the_page_is_left(page: Page, address: str) -> None:
    open_phone(page, address)
    press(page, "Hold: my card")
    expect(page.locator("#held")).to_be_visible()
    page.evaluate("window.dispatchEvent(new Event('blur'))")
    expect(page.locator("#held")).to_have_count(0)


def test_the_card_hides_by_itself_after_ten_seconds(own_page: Page, address: str) -> None:
    own_page.clock.install()
    open_phone(own_page, address)
    press(own_page, "Hold: my card")
    expect(own_page.locator("#held")).to_be_visible()
    own_page.clock.run_for(LONG_ENOUGH)
    expect(own_page.locator("#held")).to_have_count(0)


def test_a_new_face_does_not_break_the_hold(page: Page, address: str, table: FixtureTable) -> None:
    open_phone(page, address)
    press(page, "Hold: my card")
    table.show(msgspec.structs.replace(night(), title="Night III"))
    expect(page.locator("h1")).to_have_text("Night III")
    expect(page.locator("#held")).to_be_visible()
    page.mouse.up()
    expect(page.locator("#held")).to_have_count(0)


def test_a_key_holds_as_well_as_a_finger(page: Page, address: str) -> None:
    open_phone(page, address)
    page.get_by_role("button", name="Hold: my card").focus()
    page.keyboard.down(" ")
    expect(page.locator("#held")).to_be_visible()
    page.keyboard.up(" ")
    expect(page.locator("#held")).to_have_count(0)


def test_the_notebook_is_under_the_same_hold(page: Page, address: str) -> None:
    open_phone(page, address)
    press(page, "Hold: my notes")
    expect(page.locator("#held")).to_contain_text("Boris is mafia.")
    page.mouse.up()
    expect(page.locator("#held")).to_have_count(0)


def test_own_notes_are_kept_on_the_phone_and_shown_under_the_hold(
    page: Page, address: str, table: FixtureTable
) -> None:
    table.phone = day()
    open_phone(page, address)
    page.get_by_role("button", name="Write a note").click()
    page.get_by_role("textbox").fill("Dina blinked <b>twice</b>")
    page.keyboard.press("Enter")
    page.get_by_role("button", name="Close").click()
    page.reload()
    page.wait_for_selector(".hand")
    assert "blinked" not in page.inner_text("body")
    press(page, "Hold: my notes")
    expect(page.locator("#held")).to_contain_text("Dina blinked <b>twice</b>")
    page.mouse.up()


def test_seeing_the_card_comes_before_saying_so(page: Page, address: str, table: FixtureTable) -> None:
    table.phone = dealt()
    open_phone(page, address)
    seen = page.get_by_role("button", name="I have seen it")
    expect(seen).to_be_disabled()
    press(page, "Hold to see your card")
    expect(page.locator("#held h2")).to_have_text("Doctor")
    page.mouse.up()
    seen.click()
    expect(page.locator(".middle")).to_contain_text("The others are still looking")
    assert [ask.seat for ask in table.heard if isinstance(ask, DoSeen)] == [4]


# ---- choosing


def test_a_night_choice_is_a_name_and_a_confirmation(page: Page, address: str, table: FixtureTable) -> None:
    open_phone(page, address)
    confirm = page.get_by_role("button", name="Confirm")
    expect(confirm).to_be_disabled()
    page.get_by_role("button", name="5. Dina").click()
    assert acts(table) == []
    confirm.click()
    expect(page.locator(".slot")).to_contain_text("Noted.")
    expect(page.get_by_role("button", name="5. Dina")).to_have_attribute("aria-pressed", "true")
    assert [(act.moment, act.deed, act.targets) for act in acts(table)] == [(7, "heal", (5,))]


def test_a_choice_can_be_changed_until_the_call_closes(page: Page, address: str, table: FixtureTable) -> None:
    open_phone(page, address)
    for name in ("5. Dina", "6. Ivan"):
        page.get_by_role("button", name=name).click()
        page.get_by_role("button", name="Confirm").click()
        expect(page.locator(".slot")).to_contain_text("Noted.")
    assert [act.targets for act in acts(table)] == [(5,), (6,)]
    expect(page.get_by_role("button", name="5. Dina")).to_have_attribute("aria-pressed", "false")


def test_what_became_of_a_night_choice_is_told_under_the_hold_alone(
    page: Page, address: str, table: FixtureTable
) -> None:
    night_phone = night()
    held = msgspec.structs.replace(night_phone.held, tapped="The doctor does not heal twice.")
    table.phone = msgspec.structs.replace(night_phone, held=held)
    open_phone(page, address)
    page.get_by_role("button", name="5. Dina").click()
    page.get_by_role("button", name="Confirm").click()
    expect(page.locator(".slot")).to_have_text("Noted. Hold your card to see whether it stands.")
    assert "does not heal" not in page.inner_text("body")
    press(page, "Hold: my card")
    expect(page.locator("#held")).to_contain_text("The doctor does not heal twice.")
    page.mouse.up()


def test_a_day_refusal_is_told_with_its_rule(page: Page, address: str, table: FixtureTable) -> None:
    def refuse(ask: Ask) -> dict[str, object]:
        return (
            {"ok": False, "text": "You have voted.", "rules": [["CLS-050", ""]]}
            if isinstance(ask, DoAct)
            else answer_yes(ask)
        )

    table.phone, table.answer = day(), refuse
    open_phone(page, address)
    page.get_by_role("button", name="5. Dina").click()
    expect(page.locator(".slot")).to_contain_text("You have voted.")
    page.locator(".slot .why").click()
    expect(page.locator("#sheet")).to_contain_text("The text of CLS-050.")


def test_an_open_choice_is_one_tap(page: Page, address: str, table: FixtureTable) -> None:
    table.phone = day()
    open_phone(page, address)
    page.get_by_role("button", name="2. Boris").click()
    expect(page.locator(".slot")).to_contain_text("Noted.")
    page.get_by_role("button", name="Abstain").click()
    expect(page.get_by_role("button", name="Abstain")).to_have_attribute("aria-pressed", "true")
    patience = time.monotonic() + 20
    while len(acts(table)) < 2 and time.monotonic() < patience:
        page.wait_for_timeout(50)  # the button answers before the table has heard
    assert [(act.deed, act.targets) for act in acts(table)] == [("vote", (2,)), ("abstain", ())]


def test_the_second_of_two_taps_is_no_yes_to_what_cannot_be_undone(
    own_page: Page, address: str, table: FixtureTable
) -> None:
    face = day(sure=True)
    assert face.panel is not None
    turn_up = DeedOffer("step-in", "turn up the card", 0, sure=True)
    panel = msgspec.structs.replace(face.panel, deeds=(turn_up,))
    table.phone = msgspec.structs.replace(face, pleas=(), panel=panel)
    own_page.clock.install()
    open_phone(own_page, address)
    own_page.clock.pause_at("2100-01-01")
    yes = own_page.get_by_role("button", name="Yes")
    for answer in ("No", "Yes"):  # whoever was asked before is given the same time again
        own_page.get_by_role("button", name="Turn up the card").dblclick(delay=20)
        own_page.clock.run_for(600)
        expect(yes).to_be_disabled()
        yes.click(force=True)
        assert acts(table) == []
        if answer == "Yes":
            own_page.clock.run_for(200)
        own_page.get_by_role("button", name=answer, exact=True).click()
    expect(own_page.locator(".slot")).to_contain_text("Noted.")
    assert [act.deed for act in acts(table)] == ["step-in"]


def test_what_cannot_be_undone_asks_once_more(page: Page, address: str, table: FixtureTable) -> None:
    table.phone = msgspec.structs.replace(day(sure=True), pleas=())
    open_phone(page, address)
    page.get_by_role("button", name="2. Boris").click()
    expect(page.locator(".question")).to_have_text("Vote: Boris?")
    page.get_by_role("button", name="No", exact=True).click()
    assert acts(table) == []
    page.get_by_role("button", name="2. Boris").click()
    page.get_by_role("button", name="Yes").click()
    expect(page.locator(".slot")).to_contain_text("Noted.")
    assert [act.targets for act in acts(table)] == [(2,)]


@pytest.mark.measured
def test_what_others_ask_lies_neither_over_the_names_nor_under_a_thumb(
    page: Page, address: str, table: FixtureTable
) -> None:
    """A stranger may ask for many seats at once: every name can be tapped, and no yes is said by mistake."""
    many = tuple(
        Plea(number, f"A phone with the number {number} asks for seat 9.", mine=True)
        for number in range(1, 10)
    )
    table.phone = day()
    open_phone(page, address)
    names = page.locator(".names button")
    before = [names.nth(at).bounding_box() for at in range(names.count())]
    table.show(msgspec.structs.replace(day(), pleas=many))
    page.get_by_role("button", name="Asked: 9").wait_for()
    assert [names.nth(at).bounding_box() for at in range(names.count())] == before
    assert page.get_by_role("button", name="Yes").count() == 0
    page.get_by_role("button", name="2. Boris").click()
    expect(page.locator(".slot")).to_contain_text("Noted.")
    page.get_by_role("button", name="Asked: 9").click()
    page.locator("#sheet button", has_text="number 9").click()
    yes = page.locator("#sheet").get_by_role("button", name="Yes")
    there = yes.bounding_box()
    table.show(msgspec.structs.replace(day(), pleas=many[3:]))
    page.get_by_role("button", name="Asked: 6").wait_for(state="attached")
    assert yes.bounding_box() == there, "nothing that comes or goes moves it"
    page.locator("#sheet").get_by_role("button", name="No").click()
    assert table.asked(page, 2)[1] == {"do": "let-back", "plea": 9, "yes": False}


def test_those_out_cannot_be_tapped_unless_the_deed_is_open_to_them(
    page: Page, address: str, table: FixtureTable
) -> None:
    open_phone(page, address)
    expect(page.get_by_role("button", name="3. Gleb")).to_be_disabled()
    panel = night().panel
    assert panel is not None
    ghosts = msgspec.structs.replace(panel, deeds=(msgspec.structs.replace(panel.deeds[0], open_to=(3,)),))
    table.show(msgspec.structs.replace(night(), panel=ghosts))
    expect(page.get_by_role("button", name="3. Gleb")).to_be_enabled()
    expect(page.get_by_role("button", name="5. Dina")).to_be_disabled()


def test_another_moment_forgets_what_was_picked(page: Page, address: str, table: FixtureTable) -> None:
    open_phone(page, address)
    page.get_by_role("button", name="5. Dina").click()
    panel = night().panel
    assert panel is not None
    table.show(msgspec.structs.replace(night(), panel=msgspec.structs.replace(panel, moment=8)))
    expect(page.get_by_role("button", name="5. Dina")).to_have_attribute("aria-pressed", "false")


def test_whoever_confirms_by_keyboard_keeps_his_place(page: Page, address: str, table: FixtureTable) -> None:
    open_phone(page, address)
    confirm = page.get_by_role("button", name="Confirm")
    for name in ("5. Dina", "2. Boris"):
        page.get_by_role("button", name=name).focus()
        page.keyboard.press("Enter")
        confirm.focus()
        page.keyboard.press("Enter")
        expect(page.locator(".slot")).to_contain_text("Noted.")
        expect(confirm).to_be_disabled()
        expect(confirm).to_be_focused()
        page.keyboard.press("Enter")
    assert [act.targets for act in acts(table)] == [(5,), (2,)]


# ---- nothing tells


def test_two_phones_look_alike_at_night(own_page: Page, address: str, table: FixtureTable) -> None:
    own_page.clock.install()
    open_phone(own_page, address)
    own_page.clock.pause_at("2100-01-01")
    table.show(night())
    own_page.locator(".names button").first.wait_for()
    own_page.wait_for_timeout(200)
    doctor = own_page.screenshot()
    table.show(night(held=Held("Mafioso", "You shoot.", "with the mafia", ("Your family: 1 Anna.",))))
    own_page.wait_for_timeout(200)
    assert own_page.screenshot() == doctor
    assert "Mafioso" not in own_page.content()


def held_picture(page: Page, table: FixtureTable, face: Phone) -> tuple[float, float]:
    """How large the picture of the held card is on this face."""
    table.show(msgspec.structs.replace(face, theme="family"))
    expect(page.locator(".hand")).to_have_attribute("data-sky", face.sky)
    page.locator(".hold").first.hover()
    page.mouse.down()
    expect(page.locator("#held h2")).to_be_visible()
    pictures = page.locator("#held img")
    box = pictures.bounding_box() if pictures.count() else None
    page.mouse.up()
    expect(page.locator("#held")).to_have_count(0)
    return (box["width"], box["height"]) if box is not None else NO_PICTURE


def test_a_card_has_its_picture_at_the_deal_and_by_day_and_is_words_alone_in_the_dark(
    page: Page, address: str, table: FixtureTable
) -> None:
    """All pictures come in one piece before anybody looks, and looking asks nobody for anything."""
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    table.phone = dealt()
    with page.expect_response("**/art/family.json"):
        open_phone(page, address)
    expect(page.locator(".card-back")).to_be_visible()
    drawn = [url.rpartition("/")[2] for url in asked if "/art/" in url]
    assert drawn == ["stencils.css", "family.json"]
    asked.clear()
    at_the_deal, by_day = held_picture(page, table, dealt()), held_picture(page, table, day())
    assert by_day[0] <= 80
    assert by_day[1] <= 96
    assert at_the_deal[1] > 2 * by_day[1]
    assert held_picture(page, table, night()) is NO_PICTURE
    assert [url for url in asked if not url.startswith("data:")] == []


@pytest.mark.measured
@pytest.mark.parametrize("deeds", [1, 2])
def test_twenty_names_need_no_scrolling(page: Page, address: str, table: FixtureTable, deeds: int) -> None:
    table.phone = night("ru", 20, deeds=deeds)
    open_phone(page, address)
    assert page.evaluate("document.documentElement.scrollHeight <= innerHeight")
    boxes = page.eval_on_selector_all(
        ".name",
        "names => names.map(n => n.getBoundingClientRect()).map(b => [b.top, b.bottom, b.left, b.right])",
    )
    assert len(boxes) == 20
    assert all(
        top >= 0 and bottom <= 640 and left >= 0 and right <= 360 for top, bottom, left, right in boxes
    )
    assert all(bottom - top >= 28 for top, bottom, _, _ in boxes)
    held = page.locator(".hold").first.bounding_box()
    assert held is not None
    assert held["y"] + held["height"] <= 640


@pytest.mark.measured
@pytest.mark.parametrize(("width", "height"), [(844, 390), (568, 320), (320, 284)])
def test_on_its_side_or_at_twice_its_size_a_phone_is_still_read(
    browser: Browser, address: str, table: FixtureTable, width: int, height: int
) -> None:
    table.phone = night("ru", 12)
    context = browser.new_context(viewport={"width": width, "height": height})
    page = context.new_page()
    open_phone(page, address)
    cut = "names => names.filter(n => n.scrollHeight > n.clientHeight + 1 || n.clientHeight < 28).length"
    assert page.eval_on_selector_all(".name", cut) == 0
    page.locator(".name").last.click()
    page.locator(".confirm").click()
    table.asked(page, 1)
    assert [act.targets for act in acts(table)] == [(12,)]
    hold = page.locator(".hold").first.bounding_box()
    assert hold is not None
    page.mouse.move(hold["x"] + 30, hold["y"] + 10)
    page.mouse.down()
    expect(page.locator("#held h2")).to_be_in_viewport(ratio=1)
    page.mouse.up()
    context.close()


def test_names_are_never_markup(page: Page, address: str, table: FixtureTable) -> None:
    evil = Place(1, "<img src=x onerror=alert(1)>")
    table.phone = msgspec.structs.replace(night(), places=(evil, *night().places[1:]))
    open_phone(page, address)
    assert page.locator("img").count() == 0


# ---- the rest of the phone


def test_why_gives_number_and_text(page: Page, address: str) -> None:
    open_phone(page, address)
    page.locator(".told .why").click()
    expect(page.locator("#sheet")).to_contain_text("CLS-041")
    expect(page.locator("#sheet")).to_contain_text("The text of CLS-041.")
    page.keyboard.press("Escape")
    expect(page.locator("#sheet")).to_be_hidden()


def test_a_phrase_is_said_to_the_table(page: Page, address: str, table: FixtureTable) -> None:
    table.phone = day()
    open_phone(page, address)
    page.get_by_role("button", name="Say", exact=True).click()
    page.get_by_role("button", name="suspect").click()
    sheet = page.locator("#sheet")
    sheet.get_by_role("button", name="1 Anna").click()
    expect(sheet.locator(".question")).to_have_text("Suspect · Anna: say it to all?")
    sheet.get_by_role(
        "button", name="2 Boris"
    ).click()  # another name instead, before anybody has heard the first
    expect(sheet.locator(".question")).to_have_text("Suspect · Boris: say it to all?")
    expect(sheet.get_by_role("button", name="2 Boris")).to_have_attribute("aria-pressed", "true")
    expect(sheet.get_by_role("button", name="Say it to all")).to_be_in_viewport(ratio=1)
    assert table.heard == []
    sheet.get_by_role("button", name="Say it to all").click()
    expect(sheet).to_be_hidden()
    assert table.asked(page, 1) == [{"do": "say", "seat": 4, "kind": "suspect", "about": 2, "value": ""}]


def test_a_name_put_forward_is_asked_about_once_and_another_may_take_its_place(
    page: Page, address: str, table: FixtureTable
) -> None:
    face = day()
    assert face.panel is not None
    deeds = (DeedOffer("name", "nominate", 1, sure=True), DeedOffer("ready", "I am done"))
    table.phone = msgspec.structs.replace(face, panel=msgspec.structs.replace(face.panel, deeds=deeds))
    open_phone(page, address)
    page.get_by_role("button", name="1. Anna").click()
    expect(page.locator(".question")).to_have_text("Nominate: Anna?")
    page.get_by_role("button", name="2. Boris").click()
    expect(page.locator(".question")).to_have_text("Nominate: Boris?")
    expect(page.get_by_role("button", name="Yes")).to_be_in_viewport(ratio=1)
    assert acts(table) == []
    page.get_by_role("button", name="Yes").click()
    expect(page.locator(".slot")).to_contain_text("Noted.")
    page.get_by_role("button", name="I am done").click()  # nobody is named by that
    expect(page.get_by_role("button", name="I am done")).to_have_attribute("aria-pressed", "true")
    patience = time.monotonic() + 20
    while len(acts(table)) < 2 and time.monotonic() < patience:
        page.wait_for_timeout(50)
    assert [(act.deed, act.targets) for act in acts(table)] == [("name", (2,)), ("ready", ())]


def test_night_closes_the_sheets_of_the_day(page: Page, address: str, table: FixtureTable) -> None:
    table.phone = day()
    open_phone(page, address)
    page.get_by_role("button", name="The story").click()
    expect(page.locator("#sheet")).to_be_visible()
    table.show(night())
    expect(page.locator("#sheet")).to_be_hidden()


@pytest.mark.parametrize("next_face", [gathering(), waiting()], ids=["gathering", "waiting"])
def test_a_sheet_of_the_game_closes_when_the_game_is_left(
    page: Page, address: str, table: FixtureTable, next_face: Face
) -> None:
    table.phone = day()
    open_phone(page, address)
    page.get_by_role("button", name="The story").click()
    expect(page.locator("#sheet")).to_be_visible()
    table.show(next_face)
    expect(page.locator("#sheet")).to_be_hidden()


@pytest.mark.parametrize("theme", SHELF)
def test_whether_all_is_still_is_said_by_the_table_and_not_by_book_or_sky(
    page: Page, address: str, table: FixtureTable, theme: str
) -> None:
    still = msgspec.structs.replace(day(), theme=theme, hush=True)
    table.phone = still
    open_phone(page, address)
    expect(page.locator(".hand")).to_have_attribute("data-hushed", "")
    table.show(msgspec.structs.replace(still, hush=False, sky="night"))
    expect(page.locator(".hand")).not_to_have_attribute("data-hushed", "")


def test_the_end_lays_all_cards_open(page: Page, address: str, table: FixtureTable) -> None:
    table.phone = over()
    open_phone(page, address)
    expect(page.locator(".cards-open li")).to_have_count(8)
    page.get_by_role("button", name="Another game").click()
    assert table.asked(page, 1) == [{"do": "again"}]


def test_one_phone_for_several_has_a_cover_between_them(
    page: Page, address: str, table: FixtureTable
) -> None:
    shared = msgspec.structs.replace(night(), seats_here=((4, "Vera"), (5, "Dina")))
    table.phone = shared
    open_phone(page, address)
    expect(page.locator("h1")).to_have_text("Pass the phone to")
    table.phone = msgspec.structs.replace(shared, seat=5, name="Dina")
    page.get_by_role("button", name="5 Dina").click()
    expect(page.locator(".whoami")).to_contain_text("Dina")
    page.get_by_role("button", name="Done, pass it on").click()
    expect(page.locator("h1")).to_have_text("Pass the phone to")


@pytest.mark.parametrize("what", ["Hold: my card", "Hold: my notes"])
def test_what_was_held_when_the_cover_came_is_not_open_under_it(
    page: Page, address: str, table: FixtureTable, what: str
) -> None:
    """The button under the thumb is gone with the cover, and hears of no thumb that is lifted."""
    shared = msgspec.structs.replace(night(), seats_here=((4, "Vera"), (5, "Dina")))
    assert shared.panel is not None
    table.phone = shared
    page.goto(f"{address}/t/KJ4M/phone")
    page.get_by_role("button", name="4 Vera").tap()
    finger = page.context.new_cdp_session(page)
    box = page.get_by_role("button", name=what).bounding_box()
    assert box is not None
    thumb = {"x": box["x"] + box["width"] / 2, "y": box["y"] + box["height"] / 2}
    finger.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [thumb]})
    expect(page.locator("#held")).to_be_visible()
    later = msgspec.structs.replace(shared.panel, moment=shared.panel.moment + 1)
    table.show(msgspec.structs.replace(shared, panel=later))
    expect(page.locator(".cover")).to_be_visible()
    finger.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    page.get_by_role("button", name="4 Vera").tap()
    expect(page.get_by_role("button", name=what)).to_be_visible()
    expect(page.locator("#held")).to_have_count(0)


def test_the_cover_comes_when_the_game_begins_and_closes_what_one_of_them_had_open(
    page: Page, address: str, table: FixtureTable
) -> None:
    shared = msgspec.structs.replace(night(), seats_here=((4, "Vera"), (5, "Dina")))
    table.phone = msgspec.structs.replace(shared, stage="dealt", panel=None)
    page.goto(f"{address}/t/KJ4M/phone")
    page.get_by_role("button", name="4 Vera").click()
    table.show(shared)
    expect(page.locator(".cover")).to_be_visible()
    page.get_by_role("button", name="4 Vera").click()
    page.locator("button.more").click()
    expect(page.locator("dialog[open]")).to_be_visible()
    assert shared.panel is not None
    later = msgspec.structs.replace(shared.panel, moment=shared.panel.moment + 1)
    table.show(msgspec.structs.replace(shared, panel=later))
    expect(page.locator(".cover")).to_be_visible()
    expect(page.locator("dialog[open]")).to_have_count(0)


def test_notes_that_come_late_are_not_shown_to_whom_the_phone_was_passed(
    page: Page, address: str, table: FixtureTable
) -> None:
    """What was asked on a lost wire is asked again on the next one, which belongs to somebody else."""
    shared = msgspec.structs.replace(night(), seats_here=((4, "Vera"), (5, "Dina")))
    table.phone = shared
    open_phone(page, address)
    page.get_by_role("button", name="4 Vera").click()
    table.answer = lambda ask: None
    press(page, "Hold: my notes")
    assert table.asked(page, 1) == [{"do": "notes", "seat": 4}]
    page.mouse.up()
    page.get_by_role("button", name="Done, pass it on").click()
    table.phone = msgspec.structs.replace(shared, seat=5, name="Dina")
    table.answer = lambda ask: answer_yes(ask) if getattr(ask, "seat", 0) == 4 else None
    page.get_by_role("button", name="5 Dina").click()
    expect(page.locator(".whoami")).to_contain_text("Dina")
    assert table.asked(page, 2)[1] == {"do": "notes", "seat": 4}
    press(page, "Hold: my notes")
    assert table.asked(page, 3)[2] == {"do": "notes", "seat": 5}
    expect(page.locator("#held")).to_be_visible()
    expect(page.locator("#held")).not_to_contain_text("Boris is mafia.")


def test_a_face_that_comes_late_is_covered_for_whoever_holds_the_phone_by_then(
    page: Page, address: str, table: FixtureTable
) -> None:
    """On a lost wire first one name was tapped and then another."""
    vera = msgspec.structs.replace(night(), seats_here=((4, "Vera"), (5, "Dina")))
    table.phone = vera
    open_phone(page, address)
    table.refuses_sockets = True
    table.drop()
    page.get_by_role("button", name="5 Dina").click()
    page.get_by_role("button", name="4 Vera").click()
    table.phone = msgspec.structs.replace(vera, seat=5, name="Dina")
    table.refuses_sockets = False
    page.wait_for_function("() => !document.querySelector('#strip')?.checkVisibility()")
    expect(page.locator(".cover")).to_be_visible()
    table.show(vera)
    expect(page.locator(".whoami")).to_contain_text("Vera")
    table.show(msgspec.structs.replace(vera, seat=5, name="Dina"))
    expect(page.locator(".cover")).to_be_visible()


@pytest.mark.measured
def test_a_long_name_pushes_no_answer_off_the_sheet(page: Page, address: str, table: FixtureTable) -> None:
    plea = Plea(1, f"{'W' * 24} (number 41) asks for seat 9.", mine=True)
    table.phone = msgspec.structs.replace(day(), pleas=(plea,))
    page.set_viewport_size({"width": 320, "height": 568})
    open_phone(page, address)
    page.get_by_role("button", name="Asked: 1").click()
    page.locator("#sheet .one-plea").click()
    for name in ("Yes", "No"):
        box = page.locator("#sheet").get_by_role("button", name=name, exact=True).bounding_box()
        assert box is not None
        assert box["x"] >= 0
        assert box["x"] + box["width"] <= 320


def test_a_finger_that_taps_a_plea_twice_has_not_answered_it(
    page: Page, address: str, table: FixtureTable
) -> None:
    plea = Plea(1, "A phone with the number 41 asks for seat 9, whoever may hold it now.", mine=True)
    table.phone = msgspec.structs.replace(day(), pleas=(plea,))
    open_phone(page, address)
    page.get_by_role("button", name="Asked: 1").click()
    row, yes = page.locator("#sheet .one-plea"), page.locator("#sheet").get_by_role("button", name="Yes")
    there = row.bounding_box()
    row.click()
    under = yes.bounding_box()
    assert there is not None
    assert under is not None
    across = (max(there["x"], under["x"]) + min(there["x"] + there["width"], under["x"] + under["width"])) / 2
    down = (max(there["y"], under["y"]) + min(there["y"] + there["height"], under["y"] + under["height"])) / 2
    page.get_by_role("button", name="Close").click()
    page.get_by_role("button", name="Asked: 1").click()
    row.wait_for()
    page.mouse.dblclick(across, down, delay=20)
    yes.wait_for()
    assert table.heard == []
    yes.click()
    assert table.asked(page, 1) == [{"do": "let-back", "plea": 1, "yes": True}]


def test_a_phone_without_a_seat_asks_for_the_one_it_lost(
    page: Page, address: str, table: FixtureTable
) -> None:
    table.phone = waiting()
    open_phone(page, address)
    page.get_by_role("button", name="4 Vera").click()
    assert table.asked(page, 1) == [{"do": "plead", "seat": 4}]


def test_the_gathering_on_a_phone_moves_and_renames(page: Page, address: str, table: FixtureTable) -> None:
    table.phone = gathering(organizer=False, me=104)
    open_phone(page, address)
    page.get_by_role("button", name="One seat on").click()
    page.get_by_role("button", name="Change: Vera").click()
    page.get_by_role("textbox").fill("Veronica")
    page.get_by_role("button", name="Save").click()
    assert table.asked(page, 2) == [
        {"do": "seat", "person": 104, "to": 5},
        {"do": "name", "person": 104, "name": "Veronica", "gender": ""},
    ]


def test_whoever_opened_the_table_sends_a_whole_company_away(
    page: Page, address: str, table: FixtureTable
) -> None:
    scene = gathering()
    many = tuple(
        msgspec.structs.replace(seat, company=12 if seat.person == 104 else 0) for seat in scene.seats
    )
    table.phone = msgspec.structs.replace(scene, seats=many)
    open_phone(page, address)
    page.get_by_role("button", name="Change: Vera").click()
    page.get_by_role("button", name="from the same address: 12 more").click()
    expect(page.locator("#sheet")).to_contain_text("nobody new can sit down from there")
    page.get_by_role("button", name="Yes").click()
    assert table.asked(page, 1) == [{"do": "send-company", "person": 104}]


def refuse(ask: Ask) -> dict[str, object]:
    return {"ok": False, "reason": "name-taken", "text": "This name is taken."}


def test_what_is_typed_stays_whatever_comes_from_the_table(
    page: Page, address: str, table: FixtureTable
) -> None:
    table.phone = gathering()
    open_phone(page, address)
    page.get_by_role("button", name="Change: Vera").click()
    sheet = page.locator("#sheet")
    sheet.get_by_role("textbox").fill("Veronica")
    sheet.get_by_role("combobox").select_option("f")
    sheet.get_by_role("button", name="Save").focus()
    table.show(phone=msgspec.structs.replace(table.phone, watching=3))
    page.wait_for_timeout(200)
    expect(sheet.get_by_role("textbox")).to_have_value("Veronica")
    expect(sheet.get_by_role("combobox")).to_have_value("f")


@pytest.mark.parametrize("form", ["Change: Vera", "Add somebody without a phone"])
def test_a_refused_name_can_be_mended_where_it_was_typed(
    page: Page, address: str, table: FixtureTable, form: str
) -> None:
    table.phone, table.answer = gathering(), refuse
    open_phone(page, address)
    page.get_by_role("button", name=form).click()
    sheet = page.locator("#sheet")
    sheet.get_by_role("textbox").fill("Anna")
    sheet.locator("[type=submit]").click()
    expect(sheet.get_by_role("alert")).to_have_text("This name is taken.")
    expect(sheet.get_by_role("textbox")).to_have_value("Anna")
    table.answer = answer_yes
    sheet.get_by_role("textbox").fill("Anna B")
    sheet.locator("[type=submit]").click()
    expect(sheet).to_be_hidden()


# ---- the wire


def test_a_lost_wire_shows_and_heals(page: Page, address: str, table: FixtureTable) -> None:
    open_phone(page, address)
    table.refuses_sockets = True
    table.drop()
    expect(page.locator("#strip")).to_have_text("Connection lost, trying again")
    page.get_by_role("button", name="5. Dina").click()
    page.get_by_role("button", name="Confirm").click()
    table.refuses_sockets = False
    expect(page.locator("#strip")).to_be_hidden(timeout=60_000)
    expect(page.locator(".slot")).to_contain_text("Noted.")
    assert [act.targets for act in acts(table)] == [(5,)]


def test_a_page_that_is_open_elsewhere_rests_until_it_is_touched(
    own_page: Page, address: str, table: FixtureTable
) -> None:
    own_page.clock.install()
    open_phone(own_page, address)
    table.drop(4409)
    expect(own_page.locator("#strip")).to_contain_text("open on other pages of yours")
    own_page.clock.run_for(LONG_ENOUGH)
    expect(own_page.locator("#strip")).to_contain_text("open on other pages of yours")
    own_page.mouse.click(5, 5)
    expect(own_page.locator("#strip")).to_be_hidden()


def test_what_was_not_answered_is_asked_again_by_the_same_word(
    page: Page, address: str, table: FixtureTable
) -> None:
    def cut_once(ask: Ask) -> dict[str, object]:
        table.answer = answer_yes
        raise WebSocketDisconnect

    table.phone, table.answer = day(), cut_once
    open_phone(page, address)
    page.get_by_role("button", name="2. Boris").click()
    expect(page.locator(".slot")).to_contain_text("Noted.", timeout=60_000)
    page.get_by_role("button", name="Abstain").click()
    table.asked(page, 3)
    first, again, another = acts(table)
    assert first == again
    assert first.once
    assert another.once != first.once


# ---- keyboard


def test_a_night_choice_needs_no_finger(page: Page, address: str, table: FixtureTable) -> None:
    open_phone(page, address)
    for _ in range(30):
        page.keyboard.press("Tab")
        if page.evaluate("document.activeElement.getAttribute('aria-label')") == "5. Dina":
            break
    page.keyboard.press("Enter")
    for _ in range(12):
        page.keyboard.press("Tab")
        if page.evaluate("document.activeElement.textContent") == "Confirm":
            break
    page.keyboard.press("Enter")
    expect(page.locator(".slot")).to_contain_text("Noted.")
    assert [act.targets for act in acts(table)] == [(5,)]


# ---- who leads


LED = "A host leads this game from a desk and sees all cards."


@pytest.mark.parametrize("shown", [gathering(), waiting(), dealt(), night(), day()])
def test_that_a_person_leads_stands_on_the_phone_all_the_time(
    page: Page, address: str, table: FixtureTable, shown: Face
) -> None:
    open_phone(page, address)
    table.show(shown)
    expect(page.locator(".leader")).to_have_count(0)
    assert not isinstance(shown, Desk)
    table.show(msgspec.structs.replace(shown, leader=LED))
    expect(page.locator(".leader")).to_have_text(LED)
    expect(page.locator(".leader")).to_be_in_viewport()
    bottom = page.evaluate("document.documentElement.scrollHeight - innerHeight")
    assert bottom <= 0, "and everything else still fits"


# ---- the chat of those who play from afar

OPEN, COVERED = Said(1, "Anna", "good morning", "day"), Said(2, "Boris", "we take Vera", "night")


@pytest.mark.parametrize("scene", [night, day])
def test_what_a_gang_has_written_shows_only_while_it_is_held(
    scene: Callable[[], Phone], page: Page, address: str, table: FixtureTable
) -> None:
    heights = []
    for chat in ((), (OPEN, COVERED)):
        table.phone = msgspec.structs.replace(scene(), chat=chat, has_chat=True, may_chat=True)
        open_phone(page, address)
        page.get_by_role("button", name="Chat").click()
        box = page.locator("dialog").bounding_box()
        assert box is not None
        heights.append(round(box["height"]))
    assert len(set(heights)) == 1, "the sheet tells nobody whether anything is written in it"
    lines = page.locator(".chat li")
    expect(lines).to_have_text(["Anna good morning"])
    press(page, "Hold: for your eyes only")
    expect(lines).to_have_text(["Boris we take Vera"])
    page.mouse.up()
    expect(lines).to_have_text(["Anna good morning"])


def test_at_night_every_phone_may_write_or_none(page: Page, address: str, table: FixtureTable) -> None:
    for may in (True, False):
        table.phone = msgspec.structs.replace(night(), chat=(OPEN, COVERED), has_chat=True, may_chat=may)
        open_phone(page, address)
        expect(page.get_by_role("button", name="Chat")).to_have_count(int(may))


@pytest.mark.parametrize("chat", [(), (OPEN, COVERED)])
def test_by_day_no_button_tells_who_was_written_to_in_the_dark(
    chat: tuple[Said, ...], page: Page, address: str, table: FixtureTable
) -> None:
    for there in (True, False):
        table.phone = msgspec.structs.replace(day(), chat=chat, has_chat=there, may_chat=False)
        open_phone(page, address)
        expect(page.get_by_role("button", name="Chat")).to_have_count(int(there))


def test_what_was_typed_in_the_dark_does_not_wait_for_the_light(
    page: Page, address: str, table: FixtureTable
) -> None:
    dark = msgspec.structs.replace(night(), has_chat=True, may_chat=True, whispers=True)
    table.phone = dark
    open_phone(page, address)
    page.get_by_role("button", name="Chat").click()
    page.locator(".write input").fill("we take Vera")
    table.show(msgspec.structs.replace(dark, whispers=False))
    expect(page.locator(".write input")).to_have_value("")


def test_a_second_tap_does_not_leave_the_game(page: Page, address: str, table: FixtureTable) -> None:
    """Where the button was, the yes of the next sheet is: it rests for a moment."""
    table.phone = msgspec.structs.replace(day(), person=4)
    open_phone(page, address)
    page.clock.install()
    page.get_by_role("button", name="More").click()
    page.get_by_role("button", name="Leave the game").click()
    yes = page.locator("dialog .buttons .big")
    expect(yes).to_be_disabled()
    page.clock.run_for(800)
    expect(yes).to_be_enabled()


def test_you_are_out_comes_with_the_sentence_that_says_so(
    page: Page, address: str, table: FixtureTable
) -> None:
    def told(stage: BeatStage, seat: int, living: bool) -> Phone:
        line = Line(20, "Morning comes without Vera.", stage=stage, seats=(seat,))
        return msgspec.structs.replace(night(), living=living, line=line, panel=None)

    table.phone = told("death", 2, True)
    open_phone(page, address)
    assert page.locator(".fate").count() == 0, "another one is told of"
    table.show(told("death", 4, False))
    page.locator(".fate", has_text="You are out").wait_for()
    table.show(told("call", 4, False))
    page.locator(".fate").wait_for(state="detached")
    assert not page.locator(".ask").inner_text(), "at night a phone looks like all others"
    table.show(msgspec.structs.replace(day(), living=False, panel=None))
    page.locator(".ask", has_text="You are out").wait_for()
