"""The table screen: the circle, the voice, the menu, the gathering."""

from __future__ import annotations

from collections.abc import Iterator

import msgspec
import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect
from tests.pages.desk_scenes import desks
from tests.pages.fixture_table import FixtureTable
from tests.pages.scenes import day, gathering, results, table_screen

from omerta.table.faces.face_parts import Line, Plea
from omerta.table.faces.standings import Evening

# Keeps what would be spoken instead of speaking it.
MUTE = """
window.spoken = [];
class Utterance extends EventTarget { constructor(text) { super(); this.text = text; } }
Object.defineProperty(window, 'SpeechSynthesisUtterance', { value: Utterance });
Object.defineProperty(window, 'speechSynthesis', { value: Object.assign(new EventTarget(), {
  getVoices: () => [{ name: 'Old Host', voiceURI: 'host', lang: 'en-GB', localService: true }],
  speak: utterance => { window.spoken.push(utterance.text); utterance.onstart?.(); }, cancel: () => {} }) });
"""


@pytest.fixture(scope="module")
def context(browser: Browser) -> Iterator[BrowserContext]:
    context = browser.new_context(viewport={"width": 1280, "height": 720})
    context.add_init_script(MUTE)
    yield context
    context.close()


def open_screen(page: Page, address: str) -> None:
    page.goto(f"{address}/t/KJ4M/screen")
    page.wait_for_selector(".number")


def boxes(page: Page, selector: str) -> list[tuple[float, float, float, float]]:
    found = page.eval_on_selector_all(
        selector,
        "all => all.map(e => e.getBoundingClientRect()).map(b => [b.left, b.top, b.right, b.bottom])",
    )
    return [(left, top, right, bottom) for left, top, right, bottom in found]


@pytest.mark.measured
@pytest.mark.parametrize("count", [4, 8, 12, 20, 30, 40])
@pytest.mark.parametrize("sky", ["noon", "dawn"])
def test_every_seat_has_room_on_the_circle(
    page: Page, address: str, table: FixtureTable, count: int, sky: str
) -> None:
    """Also while the town is shown under the sky that has come."""
    table.screen = table_screen("ru", count, sky=sky)
    if sky == "dawn":
        assert table.screen.line is not None
        told = msgspec.structs.replace(table.screen.line, stage="dawn")
        table.screen = msgspec.structs.replace(table.screen, line=told)
    open_screen(page, address)
    assert page.locator(".vignette").count() == (sky == "dawn")
    seats = boxes(page, ".chair")
    assert len(seats) == count
    assert all(
        left >= 0 and top >= 0 and right <= 1280 and bottom <= 720 for left, top, right, bottom in seats
    )
    middle = boxes(page, ".spoken span, .vignette, .centre h1")
    for index, (left, top, right, bottom) in enumerate(seats):
        others = [*seats[index + 1 :], *middle]
        for other_left, other_top, other_right, other_bottom in others:
            beside = left >= other_right - 2 or other_left >= right - 2
            assert beside or top >= other_bottom - 2 or other_top >= bottom - 2, index


LONGEST_NIGHTFALL, LONGEST_PURPOSE = "Ночь идёт. " * 20, "Зачем это. " * 9  # letters: more than any book has


@pytest.mark.measured
def test_what_a_step_is_for_stays_within_the_ring(page: Page, address: str, table: FixtureTable) -> None:
    shown = table_screen("ru", 10)
    assert shown.line is not None
    told = msgspec.structs.replace(shown.line, text=LONGEST_NIGHTFALL, stage="nightfall")
    table.screen = msgspec.structs.replace(shown, line=told, purpose=LONGEST_PURPOSE, clock=None)
    open_screen(page, address)
    expect(page.locator(".centre .purpose")).to_be_visible()
    expect(page.locator(".vignette")).to_be_visible()
    [(_, top, _, bottom)] = boxes(page, ".clock-ring")
    inside = boxes(page, ".centre > :is(.vignette, h1, .spoken, .purpose)")
    assert len(inside) == 4
    assert min(box[1] for box in inside) > top
    assert max(box[3] for box in inside) < bottom


def test_the_spoken_line_is_told_to_those_who_listen(page: Page, address: str, table: FixtureTable) -> None:
    table.screen = table_screen()
    open_screen(page, address)
    line = page.locator(".spoken")
    expect(line).to_have_attribute("aria-live", "polite")
    page.evaluate("window.region = document.querySelector('.spoken')")
    said = Line(13, "The doctor sleeps.")
    table.show(screen=msgspec.structs.replace(table_screen(), line=said, say=(said,)))
    expect(line).to_have_text("The doctor sleeps.")
    assert page.evaluate("window.region === document.querySelector('.spoken')")


def test_each_line_is_spoken_once(page: Page, address: str, table: FixtureTable) -> None:
    one, two, three, four = (Line(number, f"line {number}") for number in (1, 2, 3, 4))
    table.screen = msgspec.structs.replace(table_screen(), say=(one, two))
    open_screen(page, address)
    table.show(screen=msgspec.structs.replace(table_screen(), line=four, say=(one, two, three, four)))
    expect(page.locator(".spoken")).to_have_text(four.text)
    table.show(screen=msgspec.structs.replace(table_screen(), say=(three, four)))
    page.wait_for_timeout(200)
    assert page.evaluate("window.spoken") == ["line 2", "line 3", "line 4"]


def test_the_voice_can_be_put_off(page: Page, address: str, table: FixtureTable) -> None:
    table.screen = table_screen()
    open_screen(page, address)
    page.keyboard.press("m")
    page.get_by_label("Speak aloud").uncheck()
    page.keyboard.press("m")
    expect(page.locator("#sheet")).to_be_hidden()
    table.show(screen=msgspec.structs.replace(table_screen(), say=(Line(99, "quiet"),)))
    page.wait_for_timeout(200)
    assert "quiet" not in page.evaluate("window.spoken")


def test_the_menu_stops_the_clock(page: Page, address: str, table: FixtureTable) -> None:
    table.screen = table_screen()
    open_screen(page, address)
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Stop the clock").click()
    assert table.asked(page, 1) == [{"do": "pause", "on": True}]


def test_the_menu_of_a_stranger_holds_no_power(page: Page, address: str, table: FixtureTable) -> None:
    table.screen = msgspec.structs.replace(table_screen(), organizer=False)
    open_screen(page, address)
    page.keyboard.press("m")
    expect(page.get_by_role("button", name="Stop the clock")).to_have_count(0)
    page.get_by_role("button", name="The story").click()
    expect(page.locator(".story li")).to_have_count(3)


def test_the_sky_does_not_move_for_those_who_asked(
    browser: Browser, address: str, table: FixtureTable
) -> None:
    table.screen = table_screen()
    context = browser.new_context(reduced_motion="reduce")
    page = context.new_page()
    open_screen(page, address)
    durations = page.eval_on_selector_all(
        "#screen *",
        "all => all.map(e => getComputedStyle(e)).map(s => [s.transitionProperty, s.animationName])",
    )
    assert {tuple(duration) for duration in durations} == {("none", "none")}
    context.close()


def test_the_winners_have_their_picture(page: Page, address: str, table: FixtureTable) -> None:
    table.screen = results()
    with page.expect_response("**/art/victories/hunters.svg") as told:
        open_screen(page, address)
    assert told.value.ok
    expect(page.locator(".crown .victory")).to_be_visible()


@pytest.mark.measured
def test_the_results_fit(page: Page, address: str, table: FixtureTable) -> None:
    for count in (8, 20, 40):
        table.screen = results("ru", count)
        open_screen(page, address)
        cards = boxes(page, ".unveiled > li")
        assert len(cards) == count
        lines = boxes(page, ".tale li")
        assert len(lines) == 5
        assert all(top >= 0 and bottom <= 720 and right <= 1280 for _, top, right, bottom in (*cards, *lines))
        (below,) = boxes(page, ".results .evening-line")
        (corner,) = boxes(page, ".corner")
        assert max(bottom for *_, bottom in cards) <= min(top for _, top, _, _ in lines) + 1
        assert below[1] >= max(bottom for *_, bottom in lines) - 1
        assert below[3] <= corner[1] + 1


@pytest.mark.parametrize("kind", ["screen", "desk"])
def test_the_next_host_is_one_tap_away(page: Page, address: str, table: FixtureTable, kind: str) -> None:
    evening = Evening("One game.", (), (), (), host="Next: Anna.", next_host=4)
    desk = desks("classic")[-1]
    table.phone = msgspec.structs.replace(desk, evening=evening)
    table.screen = msgspec.structs.replace(results(), evening=evening, organizer=True)
    page.goto(f"{address}/t/KJ4M/{kind}")
    page.get_by_role("button", name="Hand over the desk").click()
    page.get_by_role("button", name="Somebody else").click()
    asked = table.asked(page, 2)
    assert asked == [{"do": "next-host", "person": 4, "yes": yes} for yes in (True, False)]


def test_only_whoever_leads_hands_over(page: Page, address: str, table: FixtureTable) -> None:
    evening = Evening("One game.", (), (), (), host="Next: Anna.", next_host=4)
    table.screen = msgspec.structs.replace(results(), evening=evening, organizer=False)
    page.goto(f"{address}/t/KJ4M/screen")
    expect(page.get_by_text("Next: Anna.")).to_be_visible()
    expect(page.get_by_role("button", name="Hand over the desk")).to_have_count(0)


def test_a_seat_is_moved_by_keys(page: Page, address: str, table: FixtureTable) -> None:
    table.screen = gathering()
    open_screen(page, address)
    page.get_by_role("button", name="seat 8, Mark").focus()
    page.keyboard.press("ArrowRight")
    assert table.asked(page, 1) == [{"do": "seat", "person": 108, "to": 1}]


def test_a_seat_that_moves_keeps_the_focus(page: Page, address: str, table: FixtureTable) -> None:
    table.screen = scene = gathering()
    open_screen(page, address)
    page.get_by_role("button", name="seat 8, Mark").focus()
    page.keyboard.press("ArrowLeft")
    assert table.asked(page, 1) == [{"do": "seat", "person": 108, "to": 7}]
    *others, seventh, mark = scene.seats
    seats = (*others, msgspec.structs.replace(mark, seat=7), msgspec.structs.replace(seventh, seat=8))
    table.show(screen=msgspec.structs.replace(scene, seats=seats))
    expect(page.get_by_role("button", name="seat 7, Mark")).to_be_focused()


def test_a_seat_is_moved_by_dragging(page: Page, address: str, table: FixtureTable) -> None:
    table.screen = gathering()
    open_screen(page, address)
    (left, top, right, bottom) = boxes(page, "[data-person='101']")[0]
    (left2, top2, right2, bottom2) = boxes(page, "[data-person='105']")[0]
    page.mouse.move((left + right) / 2, (top + bottom) / 2)
    page.mouse.down()
    page.mouse.move((left2 + right2) / 2, (top2 + bottom2) / 2, steps=6)
    page.mouse.up()
    assert table.asked(page, 1) == [{"do": "seat", "person": 101, "to": 5}]


def test_the_organizer_builds_the_deck(page: Page, address: str, table: FixtureTable) -> None:
    table.screen = gathering()
    open_screen(page, address)
    page.get_by_role("tab", name="Cards").click()
    page.get_by_role("button", name="One more: Doctor 1").click()
    page.get_by_role("tab", name="Rules").click()
    page.get_by_role("button", name="One more: Three minutes").click()
    page.get_by_role("combobox").select_option("no")
    page.get_by_role("tab", name="Table").click()
    page.get_by_role("button", name="One more: Seats in all").click()
    page.get_by_label("Chat, for those").check()
    page.get_by_role("button", name="Deal the cards").click()
    assert table.asked(page, 6) == [
        {"do": "card", "role": "sheriff", "number": 2},
        {"do": "rule", "name": "minutes", "value": "4"},
        {"do": "rule", "name": "reveal", "value": "no"},
        {"do": "bots", "number": 9},
        {"do": "talk", "chat": True},
        {"do": "start"},
    ]


def test_a_refused_house_rule_is_put_back(page: Page, address: str, table: FixtureTable) -> None:
    table.screen = gathering()
    table.answer = lambda ask: {"ok": False, "text": "These two do not go together."}
    open_screen(page, address)
    page.get_by_role("tab", name="Rules").click()
    rule = page.get_by_role("combobox")
    before = rule.input_value()
    rule.focus()
    rule.select_option("no")
    expect(page.locator("#strip")).to_have_text("These two do not go together.")
    expect(rule).to_have_value(before)
    assert before != "no"


def test_a_finger_quicker_than_the_table_loses_no_tap(page: Page, address: str, table: FixtureTable) -> None:
    table.screen = gathering()
    open_screen(page, address)
    page.get_by_role("tab", name="Table").click()
    more = page.get_by_role("button", name="One more: Seats in all")
    more.evaluate("more => { more.click(); more.click(); more.click(); }")
    assert [ask["number"] for ask in table.asked(page, 3)] == [9, 10, 11]
    more.click()
    assert table.asked(page, 4)[-1]["number"] == 9, "what is answered is forgotten: the face says what holds"


@pytest.mark.measured
@pytest.mark.parametrize("count", [8, 12, 20, 40])
def test_at_the_end_every_card_is_read_whole(
    page: Page, address: str, table: FixtureTable, count: int
) -> None:
    over = results(count=count)
    rows = tuple(msgspec.structs.replace(row, card="звичайний мешканець") for row in over.rows)
    table.screen = msgspec.structs.replace(over, rows=rows)
    open_screen(page, address)
    cut = "cards => cards.filter(card => card.scrollWidth > card.clientWidth).length"
    assert page.eval_on_selector_all(".unveiled .card-name", cut) == 0
    low = "cards => cards.filter(card => card.scrollHeight > card.clientHeight).length"
    assert page.eval_on_selector_all(".unveiled .front", low) == 0
    expect(page.get_by_role("button", name="Another game")).to_be_in_viewport(ratio=1)


def test_whoever_has_watched_a_game_can_sit_down_for_the_next(
    page: Page, address: str, table: FixtureTable
) -> None:
    table.screen = gathering(organizer=False)
    open_screen(page, address)
    expect(page.get_by_role("link", name="Take a seat")).to_have_attribute("href", "/j/KJ4M")
    table.show(screen=gathering(organizer=False, me=104))
    expect(page.get_by_role("link", name="Take a seat")).to_have_count(0)


def test_why_it_cannot_start_is_said(page: Page, address: str, table: FixtureTable) -> None:
    table.screen = gathering(count=4)
    open_screen(page, address)
    expect(page.locator(".why-not")).to_have_text("Boris is not what he says.")
    expect(page.get_by_role("button", name="Deal the cards")).to_be_disabled()


def test_screen_and_phone_side_by_side(page: Page, address: str, table: FixtureTable) -> None:
    table.phone, table.screen = day(), table_screen()
    page.goto(f"{address}/t/KJ4M/both")
    expect(page.frame_locator(".both-screen").locator(".spoken")).to_be_visible()
    expect(page.frame_locator(".both-phone").locator(".hold").first).to_be_visible()


@pytest.mark.parametrize("count", [8, 20])
def test_that_a_person_leads_stands_on_the_screen(
    page: Page, address: str, table: FixtureTable, count: int
) -> None:
    led = "A host leads this game from a desk and sees all cards."
    table.screen = msgspec.structs.replace(gathering(), leader=led)
    open_screen(page, address)
    expect(page.locator(".leader")).to_be_in_viewport()
    table.show(
        screen=msgspec.structs.replace(table_screen("ru", count, sky="noon"), leader=led, language="en")
    )
    expect(page.locator(".centre .leader")).to_have_text(led)
    expect(page.locator(".centre .leader")).to_be_in_viewport()


@pytest.mark.parametrize("kind", ["screen", "desk"])
def test_a_no_that_is_on_its_way_never_becomes_a_yes_to_something_else(
    page: Page, address: str, table: FixtureTable, kind: str
) -> None:
    """Whoever asks chooses when his plea ends and how long it is: no answer takes the place of another."""
    first, second = (
        Plea(1, "Boris Konstantinovich wants to end this now.", mine=True),
        Plea(2, "B", mine=True),
    )
    shown = (
        next(face for face in desks("classic") if face.task == "talk")
        if kind == "desk"
        else table_screen("en", 8, sky="noon")
    )

    def show(*pleas: Plea) -> None:
        face = msgspec.structs.replace(shown, pleas=pleas)
        table.show(face, face)

    table.phone = table.screen = shown
    page.goto(f"{address}/t/KJ4M/{kind}")
    page.locator(".spoken").first.wait_for()
    show(first, second)
    expect(page.locator(".pleas")).to_contain_text(first.text)
    assert page.get_by_role("button", name="No", exact=True).count() == 0
    page.get_by_role("button", name="Asked: 2").click()
    page.locator("#sheet button", has_text=first.text).click()
    page.locator("#sheet").get_by_role("button", name="No", exact=True).wait_for()
    show(second)
    expect(page.locator("#sheet")).to_contain_text("no longer asked")
    assert page.get_by_role("button", name="Yes", exact=True).count() == 0
    show(first)
    page.locator("#sheet").get_by_role("button", name="No", exact=True).click()
    assert table.asked(page, 1) == [{"do": "let-back", "plea": 1, "yes": False}]
