"""The meter of the deck builder: a bar for each side that moves quietly and speaks once."""

from __future__ import annotations

import msgspec
import pytest
from playwright.sync_api import Browser, Page, expect
from tests.pages.fixture_table import FixtureTable
from tests.pages.scenes import expected, gathering, table_screen

from omerta.lab.palette import DARK
from omerta.table.faces.chances import Chances
from omerta.table.faces.gathering_model import Gathering

SIDES = ("Town", "Mafia", "Yakuza", "Loner", "A draw")
KINDS = ("phone", "screen")


def built(chances: Chances | None) -> Gathering:
    return msgspec.structs.replace(gathering(), chances=chances)


def show(table: FixtureTable, chances: Chances | None) -> None:
    table.show(built(chances), built(chances))


def open_builder(page: Page, address: str, kind: str = "screen") -> None:
    page.goto(f"{address}/t/KJ4M/{kind}")
    page.get_by_role("tab", name="Cards").click()


@pytest.fixture(autouse=True)
def _gathering(table: FixtureTable) -> None:
    table.phone = table.screen = gathering()


@pytest.mark.parametrize("kind", KINDS)
def test_every_side_has_a_bar_and_a_number(page: Page, address: str, kind: str) -> None:
    open_builder(page, address, kind)
    meter = page.get_by_role("region", name="What to expect")
    expect(meter.get_by_role("listitem")).to_have_count(len(SIDES))
    expect(meter.locator(".side-name")).to_have_text(SIDES)
    expect(meter.locator("b")).to_have_text(
        ["46%, 42–50%", "31%, 27–35%", "14%, 10–18%", "7%, 3–11%", "2%, 0–6%"]
    )
    expect(meter.locator(".by")).to_have_text("as strangers play, 240 games")
    for tab in ("Cards", "Rules", "Table"):
        page.get_by_role("tab", name=tab).click()
        expect(meter).to_be_in_viewport(ratio=1)


def test_a_bar_is_sure_up_to_the_low_end_and_ends_at_the_high_one(page: Page, address: str) -> None:
    open_builder(page, address)
    ends = page.locator(".meter li").first.evaluate(
        """row => ['.bar', '.sure', '.band', '.mark']
            .map(part => row.querySelector(part).getBoundingClientRect())
            .map(({ left, right }, _, [bar]) =>
                [left, right].map(x => Math.round(100 * (x - bar.left) / bar.width)))"""
    )
    assert ends[:3] == [[0, 100], [0, 42], [42, 50]]
    assert ends[3][0] <= 46 <= ends[3][1]


def test_the_colours_are_those_of_the_laboratory(page: Page, address: str) -> None:
    open_builder(page, address)
    found = page.eval_on_selector_all(
        ".meter li",
        "all => all.map(e => [e.dataset.colour, getComputedStyle(e).getPropertyValue('--hue').trim()])",
    )
    assert [tuple(each) for each in found] == [
        (name, DARK[name]) for name in ("many", "few", "rivals", "loner", "nobody")
    ]


@pytest.mark.parametrize("kind", KINDS)
def test_the_table_hears_that_somebody_looks(
    page: Page, address: str, table: FixtureTable, kind: str
) -> None:
    page.goto(f"{address}/t/KJ4M/{kind}")
    page.get_by_role("tab", name="Book").click()
    expect(page.get_by_role("radio").first).to_be_visible()
    assert table.looks == 0
    expect(page.locator(".meter")).to_have_count(0)
    page.get_by_role("tab", name="Cards").click()
    expect(page.locator(".meter")).to_be_visible()
    looked(page, table, 1)


def test_it_looks_again_as_long_as_the_builder_is_open(
    own_page: Page, address: str, table: FixtureTable
) -> None:
    own_page.clock.install()
    open_builder(own_page, address)
    expect(own_page.locator(".meter")).to_be_visible()
    looked(own_page, table, 1)
    own_page.clock.fast_forward(10_500)
    looked(own_page, table, 2)
    own_page.get_by_role("tab", name="Book").click()
    own_page.clock.fast_forward(30_000)
    looked(own_page, table, 2)


def test_it_looks_at_once_when_the_game_is_over_or_the_wire_is_mended(
    own_page: Page, address: str, table: FixtureTable
) -> None:
    own_page.clock.install()
    open_builder(own_page, address)
    expect(own_page.locator(".meter")).to_be_visible()
    looked(own_page, table, 1)
    table.show(screen=table_screen())
    expect(own_page.locator(".meter")).to_have_count(0)
    own_page.clock.fast_forward(30_000)
    table.show(screen=gathering())
    expect(own_page.locator(".meter")).to_be_visible()
    looked(own_page, table, 2)
    table.drop()
    own_page.clock.fast_forward(1_000)
    looked(own_page, table, 3)


def looked(page: Page, table: FixtureTable, times: int) -> None:
    """So often somebody has looked, and a moment later not more often."""
    for _ in range(40):
        if table.looks >= times:
            break
        page.wait_for_timeout(50)
    page.wait_for_timeout(100)
    assert table.looks == times


@pytest.mark.parametrize("kind", KINDS)
def test_the_builder_is_open_again_when_the_page_is_loaded_anew(page: Page, address: str, kind: str) -> None:
    open_builder(page, address, kind)
    page.reload()
    expect(page.get_by_role("tab", name="Cards")).to_have_attribute("aria-selected", "true")
    expect(page.locator(".meter")).to_be_visible()
    page.goto(f"{address}/t/KJ4M/{KINDS[kind == 'phone']}")
    expect(page.get_by_role("tab").first).to_have_attribute("aria-selected", "true")


def test_whoever_only_plays_builds_nothing(page: Page, address: str, table: FixtureTable) -> None:
    table.phone = gathering(organizer=False, me=104)
    open_builder(page, address, "phone")
    expect(page.locator(".card-row").first).to_be_visible()
    expect(page.locator(".meter")).to_have_count(0)
    assert table.looks == 0


def test_bars_move_and_are_not_drawn_anew(own_page: Page, address: str, table: FixtureTable) -> None:
    own_page.emulate_media(reduced_motion="no-preference")
    open_builder(own_page, address)
    own_page.evaluate("window.rows = [...document.querySelectorAll('.meter li, .meter .bar i')]")
    show(table, expected(games=300, shift=5))
    expect(own_page.locator(".meter b").first).to_have_text("51%, 47–55%")
    now = "[...document.querySelectorAll('.meter li, .meter .bar i')]"
    assert own_page.evaluate(
        f"{now}.length === window.rows.length && {now}.every((e, at) => e === window.rows[at])"
    )
    moves = own_page.locator(".meter .band").first.evaluate("e => getComputedStyle(e).transitionDuration")
    assert moves == "0.9s, 0.9s, 0.9s"


def test_nothing_moves_for_those_who_asked(browser: Browser, address: str) -> None:
    context = browser.new_context(reduced_motion="reduce", viewport={"width": 1280, "height": 720})
    page = context.new_page()
    open_builder(page, address)
    moves = page.eval_on_selector_all(
        ".meter i", "all => all.map(e => getComputedStyle(e).transitionProperty)"
    )
    assert {*moves} == {"none"}
    context.close()


def test_of_a_new_deck_the_last_bars_stay_without_numbers_until_there_are_others(
    page: Page, address: str, table: FixtureTable
) -> None:
    open_builder(page, address)
    show(table, expected(games=0))
    expect(page.locator(".meter")).to_have_attribute("data-waits", "")
    expect(page.locator(".meter .mark")).to_have_count(len(SIDES))
    expect(page.locator(".meter b")).to_have_text([""] * len(SIDES))
    expect(page.locator(".meter .by")).to_have_text("the bots are being seated")
    show(table, expected(games=4, shift=-20))
    expect(page.locator(".meter b").first).to_have_text("26%, 22–30%")
    expect(page.locator(".meter[data-waits]")).to_have_count(0)


def test_before_the_first_number_there_is_none(page: Page, address: str, table: FixtureTable) -> None:
    table.screen = built(expected(games=0))
    open_builder(page, address)
    expect(page.locator(".meter li")).to_have_count(len(SIDES))
    expect(page.locator(".meter b").first).to_have_text("")
    expect(page.locator(".meter .mark")).to_have_count(0)


def test_a_deck_without_chances_has_no_meter(page: Page, address: str, table: FixtureTable) -> None:
    open_builder(page, address)
    expect(page.locator(".meter")).to_be_visible()
    show(table, None)
    expect(page.locator(".meter")).to_have_count(0)


def test_those_who_listen_are_told_once_when_it_settles(
    page: Page, address: str, table: FixtureTable
) -> None:
    open_builder(page, address)
    status = page.locator(".meter [role=status]")
    expect(status).to_have_text("")
    page.evaluate("""() => {
      window.said = [];
      const status = document.querySelector('.meter [role=status]');
      new MutationObserver(() => window.said.push(status.textContent))
        .observe(status, { childList: true, characterData: true, subtree: true });
    }""")
    for games in (260, 280, 300):
        show(table, expected(games=games, shift=games // 100))
        expect(page.locator(".meter .by")).to_have_text(f"as strangers play, {games} games")
    show(table, expected(games=1000, sharpens=False))
    spoken = "Town 46%, Mafia 31%, Yakuza 14%, Loner 7%, A draw 2%; as strangers play, 1,000 games"
    expect(status).to_have_text(spoken)
    assert page.evaluate("window.said") == [spoken]
