"""Twenty seconds of the soak: `scripts/soak MINUTES` is the same for as long as one likes."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest
from tests.soak.__main__ import soak

SECONDS, TABLES = 20, 2


@pytest.mark.waits
def test_nothing_is_lost_or_told_or_different_while_phones_and_a_server_come_and_go(tmp_path: Path) -> None:
    tally = asyncio.run(soak(SECONDS / 60, TABLES, 1, tmp_path))
    assert tally.troubles == []
    assert tally.done["kills"]
    assert tally.done["actions"] > 20
    assert tally.done["faces"] > 100
    assert tally.done["moments"] > 5
