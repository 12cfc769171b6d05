"""The deck builder: cards in groups, rows that stay where they are, another deck in one tap."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType

import pytest
from msgspec.structs import replace
from playwright.sync_api import Page, expect
from tests.pages.fixture_table import FixtureTable
from tests.table.spies import gathered

from omerta.core.commands import Refused
from omerta.table.balance_meter import Estimate, Odds
from omerta.table.faces.gathering import gathering
from omerta.table.faces.gathering_model import DeckDesign, Gathering
from omerta.table.signpost import Signpost
from omerta.table.state import chosen_deck
from omerta.words import lexicon

NOTHING: Mapping[str, int] = MappingProxyType({})
SIZES = ((320, 568), (360, 740), (844, 390), (820, 1180))
KNOWN = Estimate((Odds("town", 22, 18, 27), Odds("mafia", 78, 73, 82)), 120, sharpens=True, rounds=3.9)
BOXES = """() => [...document.querySelectorAll('.side h2, .card-row')]
    .map(row => [row, row.getBoundingClientRect()])
    .map(([row, box]) => [row.textContent.replace(/\\d+/g, ''), box.top, box.height])"""


def built(book: str = "family", language: str = "en", changes: Mapping[str, int] = NOTHING) -> Gathering:
    """A real face of a table of ten, with so many of these cards."""
    lobby = replace(gathered(book, 10), stage="gathering", game=0, code="KJ4M")
    for role, number in changes.items():
        lobby = chosen_deck.with_card(lobby, role, number)
    device = replace(lobby.devices[0], organizer=True)
    refused = bool(chosen_deck.deck(lobby).remarks) and not chosen_deck.deck(lobby).playable
    known = None if refused else KNOWN
    return gathering(lobby, device, lexicon(language), Signpost("http://table"), frozenset(), known)


def open_cards(page: Page, address: str, face: str = "phone") -> None:
    page.goto(f"{address}/t/KJ4M/{face}")
    page.get_by_role("tab", name="Cards").click()
    expect(page.locator(".card-row").first).to_be_attached()


@pytest.mark.parametrize("size", SIZES)
def test_no_row_moves_when_a_count_changes(
    page: Page, address: str, table: FixtureTable, size: tuple[int, int]
) -> None:
    """Not for another number, nor for what the book says of it, nor where it refuses the deck."""
    table.phone = built()
    page.set_viewport_size({"width": size[0], "height": size[1]})
    open_cards(page, address)
    page.locator(".card-row", has_text="Judge").scroll_into_view_if_needed()
    before = page.evaluate(BOXES)
    decks = (
        ({"doctor": 1}, False),
        ({"doctor": 1, "bodyguard": 1, "beauty": 1, "fan": 1}, False),
        ({"detective": 1, "judge": 1}, True),
    )
    for changes, refused in decks:
        face = built(changes=changes)
        assert any(notice.level == "refused" for notice in face.notices) == refused
        table.show(phone=face)
        expect(page.locator(".card-row", has_text="Doctor").locator("output")).to_have_text(
            str(changes.get("doctor", 0))
        )
        expect(page.locator(".card-row", has_text="Judge").locator("output")).to_have_text(
            str(changes.get("judge", 0))
        )
        assert page.evaluate(BOXES) == before


def test_where_the_book_refuses_a_deck_it_says_nothing_else_of_it() -> None:
    levels = {notice.level for notice in built(changes={"detective": 1, "judge": 1, "mafioso": 5}).notices}
    assert levels == {"refused"}
    assert {notice.level for notice in built(changes={"mafioso": 5}).notices} - {"refused"}


def test_every_group_has_its_heading_its_number_and_its_leaders(
    page: Page, address: str, table: FixtureTable
) -> None:
    table.phone = built()
    open_cards(page, address)
    heads = page.locator(".side h2")
    town = ["Town: leaders1", "Town: cards with a power0", "Town: plain cards6"]
    rest = ["Mafia: the gang3", "Yakuza: the gang0", "Loner: alone against all0"]
    expect(heads).to_have_text([*town, *rest])
    leaders = page.get_by_role("region", name="Town: leaders")
    expect(leaders.locator(".mark")).to_have_text(["leader"] * 6)
    expect(page.locator(".card-row .mark")).to_have_count(6)


def test_a_word_stands_beside_its_number(page: Page, address: str, table: FixtureTable) -> None:
    table.phone = built()
    open_cards(page, address)
    expect(page.locator(".plays dt")).to_have_text(["Of average length", "Loud", "Something is known"])
    expect(page.locator(".plays dd").first).to_have_text("3.9 rounds on average, as strangers play")
    expect(page.locator(".plays dd").nth(1)).to_have_text(
        "up to 2 attempts on a life in a round; nobody guards"
    )


def test_another_deck_is_asked_for_in_one_tap_and_taken_back_in_one(
    page: Page, address: str, table: FixtureTable
) -> None:
    table.phone = built()
    open_cards(page, address)
    page.get_by_role("button", name="Fairer").click()
    table.show(
        phone=replace(built(), design=DeckDesign("Looking for a fairer deck.", thinks=True, percent=30))
    )
    expect(page.locator(".designs [role=status]")).to_have_text("Looking for a fairer deck.")
    expect(page.get_by_role("button", name="Other cards like this")).to_have_attribute(
        "aria-disabled", "true"
    )
    before = page.evaluate(BOXES)
    table.show(
        phone=replace(
            built(changes={"doctor": 1}),
            design=DeckDesign("Fairer now. Town: 12% before, 33% now.", may_undo=True),
        )
    )
    expect(page.locator(".designs [role=status]")).to_have_text("Fairer now. Town: 12% before, 33% now.")
    assert page.evaluate(BOXES) == before
    page.get_by_role("button", name="Take it back").click()
    assert [each["do"] for each in table.asked(page, 2)] == ["design", "undo-deck"]


@pytest.mark.parametrize("language", ["en", "ru", "uk"])
@pytest.mark.parametrize("size", [(320, 568), (360, 740)])
def test_nothing_is_wider_than_a_small_phone(
    page: Page, address: str, table: FixtureTable, language: str, size: tuple[int, int]
) -> None:
    said = lexicon(language).say(
        "table-design-found-fairer",
        {"side": "Вампиры", "before": "12 %", "after": "33 %", "between": "26–41 %"},
    )
    table.phone = replace(built("vendetta", language), design=DeckDesign(said, may_undo=True))
    table.language = language
    page.set_viewport_size({"width": size[0], "height": size[1]})
    page.goto(f"{address}/t/KJ4M/phone")
    page.get_by_role("tab").nth(2).click()
    page.locator(".presets > summary").click()
    expect(page.locator(".presets input").first).to_be_visible()
    ends = "() => [...document.querySelectorAll('.pane *')].map(part => part.getBoundingClientRect().right)"
    assert max(page.evaluate(ends)) <= size[0] + 1


def test_a_card_that_is_no_card_is_refused() -> None:
    with pytest.raises(Refused, match="no-such-role"):
        built(changes={"nobody": 1})
