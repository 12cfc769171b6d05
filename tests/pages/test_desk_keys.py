"""The desk on a laptop: digits are seats, the space bar is the big button, and a sheet lists the keys."""

from __future__ import annotations

from msgspec.structs import replace
from playwright.sync_api import Page, expect
from tests.pages.desk_scenes import desks
from tests.pages.fixture_table import FixtureTable

from omerta.core import commands as cm
from omerta.table.actions import asks
from omerta.table.faces.desk_model import Desk
from omerta.table.faces.face_parts import Clock


def scene(task: str, book: str = "classic") -> Desk:
    return next(face for face in desks(book) if face.task == task)


def opened(page: Page, address: str, table: FixtureTable, face: Desk) -> None:
    table.phone = face
    page.goto(f"{address}/t/KJ4M/desk")
    expect(page.locator(".seat").first).to_be_visible()


def entered(page: Page, table: FixtureTable, number: int) -> cm.Command:
    """What was entered by the ask of this number; nothing was asked after it."""
    assert len(table.asked(page, number)) == number
    ask = table.heard[number - 1]
    assert isinstance(ask, asks.DoHost)
    (command,) = ask.commands
    return command


def test_a_digit_is_a_seat_and_a_second_one_is_waited_for(
    page: Page, address: str, table: FixtureTable
) -> None:
    face = scene("record")
    assert face.record is not None
    opened(page, address, table, face)
    page.keyboard.press("4")
    assert entered(page, table, 1) == cm.Assign(4, face.record.role)
    page.keyboard.press("1")
    page.keyboard.press("0")
    assert entered(page, table, 2) == cm.Assign(10, face.record.role)
    page.keyboard.press("1")
    assert entered(page, table, 3) == cm.Assign(1, face.record.role)
    page.keyboard.press("0")
    page.keyboard.press("7")
    assert entered(page, table, 4) == cm.Assign(7, face.record.role), "no seat begins with nought"


def test_the_space_bar_is_the_big_button_whatever_was_clicked(
    page: Page, address: str, table: FixtureTable
) -> None:
    opened(page, address, table, scene("proceed"))
    page.locator(".whoami").click()
    page.keyboard.press("Space")
    assert entered(page, table, 1) == cm.Proceed()
    votes = scene("votes")
    table.show(votes)
    seat = page.locator(".seat:enabled").first
    seat.click()
    expect(seat).to_have_attribute("aria-pressed", "true")
    expect(page.locator(".primary")).to_be_enabled()
    page.wait_for_function("document.activeElement === document.body")
    page.keyboard.press("Space")
    poll = entered(page, table, 2)
    assert isinstance(poll, cm.Poll)
    assert len(poll.votes) == 1, "and not the seat once more"


def test_u_takes_back_p_stops_the_clock_and_a_question_mark_says_so(
    page: Page, address: str, table: FixtureTable
) -> None:
    face = replace(scene("talk"), clock=Clock(200, 300))
    opened(page, address, table, face)
    page.keyboard.press("p")
    assert table.asked(page, 1)[0] == {"do": "pause", "on": True}
    page.keyboard.press("u")
    expect(page.locator("#sheet[data-sheet='undo']")).to_be_visible()
    page.keyboard.press("Enter")
    assert entered(page, table, 2) == cm.Undo(face.taken[0].deeds)
    expect(page.locator("#sheet[data-sheet='undo']")).to_be_hidden()
    page.keyboard.press("?")
    expect(page.locator("#sheet .keys dt")).to_have_count(7)
    page.keyboard.press("p")
    page.keyboard.press("4")
    page.wait_for_timeout(900)
    assert len(table.asked(page, 2)) == 2, "nothing is entered behind a sheet"


def test_a_number_is_two_taps_and_never_more_than_there_are_hands(
    page: Page, address: str, table: FixtureTable
) -> None:
    face = scene("votes", "family")
    assert face.votes is not None
    assert face.votes.sums
    (on,) = face.votes.candidates
    opened(page, address, table, face)
    expect(page.locator(".numbers .number")).to_have_count(face.votes.most + 1)
    page.locator(".number[data-number='3']").click()
    page.locator(".primary").click()
    assert entered(page, table, 1) == cm.NoteSums(((on, 3),))
    several = replace(face.votes, candidates=(1, 2), most=8)
    table.show(replace(face, votes=several, moment=face.moment + 1))
    page.locator("[data-chip='c1']").click()
    page.locator(".number[data-number='5']").click()
    page.locator("[data-chip='c2']").click()
    expect(page.locator(".number[data-number='3']")).to_be_enabled()
    expect(page.locator(".number[data-number='4']")).to_be_disabled()
    page.locator(".number[data-number='3']").click()
    expect(page.locator(".primary")).to_contain_text("8 of 8")
    page.locator(".primary").click()
    assert entered(page, table, 2) == cm.NoteSums(((1, 5), (2, 3)))
