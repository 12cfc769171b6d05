"""A real server for the real browser."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from tests.browser.hands import House


@pytest.fixture
def house(tmp_path: Path) -> Iterator[House]:
    house = House(tmp_path)
    house.start()
    yield house
    house.stop()
    assert "Traceback" not in house.log.read_text("utf-8")
