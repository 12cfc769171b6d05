"""A deed that takes one name or two: the phone and the desk wait for a second one, and do not insist."""

from __future__ import annotations

from msgspec.structs import replace
from playwright.sync_api import Page, expect
from tests.pages.desk_scenes import desks
from tests.pages.fixture_table import FixtureTable
from tests.pages.scenes import day, night

from omerta.table.faces.desk_model import Gesture
from omerta.table.faces.face_parts import DeedOffer
from omerta.table.faces.models import Panel, Phone

SEVERAL = DeedOffer("compare", "compare", 2, (2, 3, 5), least=1)


def with_panel(face: Phone, covered: bool) -> Phone:
    return replace(face, panel=Panel(7, "Choose.", (SEVERAL,), covered=covered))


def sent(page: Page, table: FixtureTable, number: int) -> object:
    return table.asked(page, number)[-1]["targets"]


def test_in_the_dark_one_name_will_do(page: Page, address: str, table: FixtureTable) -> None:
    table.phone = with_panel(night(), covered=True)
    page.goto(f"{address}/t/KJ4M/phone")
    confirm = page.get_by_role("button", name="Confirm")
    expect(confirm).to_be_disabled()
    page.get_by_role("button", name="3. ").click()
    confirm.click()
    assert sent(page, table, 1) == (3,)


def test_by_day_one_name_is_confirmed_and_two_are_sent_at_once(
    page: Page, address: str, table: FixtureTable
) -> None:
    table.phone = with_panel(day(), covered=False)
    page.goto(f"{address}/t/KJ4M/phone")
    page.get_by_role("button", name="3. ").click()
    page.get_by_role("button", name="Confirm").click()
    assert sent(page, table, 1) == (3,)
    expect(page.locator(".slot")).to_contain_text("Noted.")
    page.get_by_role("button", name="2. ").click()
    page.get_by_role("button", name="5. ").click()
    assert sent(page, table, 2) == (2, 5)


def test_at_the_desk_the_button_takes_one_name_or_two(page: Page, address: str, table: FixtureTable) -> None:
    asks = next(face for face in desks("family") if face.task == "gesture")
    table.phone = replace(asks, gesture=Gesture((1,), False, ((1, (SEVERAL,)),)))
    page.goto(f"{address}/t/KJ4M/desk")
    primary = page.locator(".primary")
    expect(primary).to_be_disabled()
    page.locator(".seat[data-seat='3']").click()
    expect(primary).to_be_enabled()
    page.locator(".seat[data-seat='5']").click()
    primary.click()
    asked = table.asked(page, 1)[0]["commands"]
    assert asked == ({"command": "act", "seat": 1, "deed": "compare", "targets": (3, 5)},)
