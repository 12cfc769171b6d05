"""A whole game of bots on a real screen, recorded: everything that is announced is seen in its time."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser
from tests.browser.hands import House
from tools.show.recording import recorded

QUICKLY = 0.25  # of the time it takes at a table
EVENINGS, ENOUGH = 3, 0.9  # a busy machine may be late with a sentence or two, and not every time


@pytest.fixture
def quick_house(tmp_path: Path) -> Iterator[House]:
    house = House(tmp_path, quickly=QUICKLY)
    house.start()
    yield house
    house.stop()


@pytest.mark.waits
def test_every_sentence_of_a_game_is_seen_and_no_clock_runs_before_its_call_was_told(
    browser: Browser, quick_house: House
) -> None:
    in_time = 0.0
    for _ in range(EVENINGS):
        show = recorded(browser, quick_house.base, "family", "en", 6, QUICKLY, 300, "together", "reduce")
        assert show.is_over
        assert show.problems == []
        assert len(show.sentences) > 15
        assert [each.text for each in show.sentences if each.shown < 0] == []
        assert show.early_clocks() == 0
        assert len(show.calls) >= 2
        in_time = max(in_time, show.in_time())
        if in_time >= ENOUGH:
            break
    assert in_time >= ENOUGH
