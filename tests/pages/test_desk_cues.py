"""The host tells what has happened by one key, or on a keyboard; once all is told a clicker does nothing."""

from __future__ import annotations

from msgspec.structs import replace
from playwright.sync_api import Page, expect
from tests.pages.desk_scenes import desks
from tests.pages.fixture_table import FixtureTable

from omerta.table.faces.desk_model import Desk
from omerta.table.faces.face_parts import Line

SAID = (
    Line(4, "The night is over. Open your eyes.", (), "dawn"),
    Line(8, "Vera did not live to see the morning.", (), "death", (4,)),
    Line(12, "Her card: doctor.", (), "card", (4,)),
)


def dawn(told: int) -> Desk:
    """So much of a dawn is told."""
    talk = next(face for face in desks("classic") if face.task == "talk")
    left = SAID[told:]
    return replace(talk, say=SAID[told - 1 : told], cues=left, cue=20 + told if left else 0, staged=True)


def told(how: str, cue: int = 0) -> dict[str, object]:
    return {"do": "tell", "how": how, "cue": cue}


def test_one_key_tells_one_sentence_after_another(page: Page, address: str, table: FixtureTable) -> None:
    table.phone = dawn(1)
    page.goto(f"{address}/t/KJ4M/desk")
    expect(page.locator(".cue .spoken")).to_contain_text("The night is over.")
    expect(page.locator(".next li")).to_have_text([SAID[1].text, SAID[2].text])
    primary = page.locator(".primary")
    expect(primary).to_have_text("Next line")
    primary.click()
    assert table.asked(page, 1) == [told("next", 21)]
    table.show(dawn(2))
    expect(page.locator(".cue .spoken")).to_contain_text("Vera did not live")
    for number, key in enumerate(("ArrowRight", "Enter", "Space"), 2):
        expect(primary).to_be_enabled()
        page.keyboard.press(key)
        assert table.asked(page, number)[-1] == told("next", 22)
    page.keyboard.press("ArrowLeft")
    assert table.asked(page, 5)[-1] == told("again")
    page.locator("[data-chip='cue-again']").click()
    assert table.asked(page, 6)[-1] == told("again")
    expect(page.locator("[data-chip='cue-on']")).to_have_count(0)
    table.show(dawn(1))
    page.locator("[data-chip='cue-on']").click()
    assert table.asked(page, 7)[-1] == told("on")
    table.show(dawn(3))
    expect(primary).to_have_text("Time is up")
    expect(primary).to_be_enabled()
    page.locator(".whoami").click()
    page.keyboard.press("ArrowRight")
    page.keyboard.press("ArrowLeft")
    assert table.asked(page, 8)[7:] == [told("again")], "what a clicker sends ends no talk"
    table.show(replace(dawn(3), staged=False, title="Nothing staged"))
    expect(page.locator(".whoami b")).to_have_text("Nothing staged")
    page.keyboard.press("ArrowLeft")
    page.locator("[data-tool='undo']").click()
    assert len(table.asked(page, 8)) == 8
