"""A store in a file, and a table whose time is set by hand."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from tests.table.spies import opened
from tests.table.state import asking
from tests.table.state.asking import Time

from omerta.core import Table
from omerta.table.room import Room
from omerta.table.state.lobby import Lobby
from omerta.table.store.store import Store


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> Time:
    """The time of the table."""
    found = Time()

    async def on_time(store: Store, lobby: Lobby, table: Table | None = None) -> Room:
        room = await opened(store, lobby, table)
        room.now = found.time
        return room

    monkeypatch.setattr(asking, "laid", on_time)
    return found


@pytest.fixture
def kept(tmp_path: Path) -> Iterator[Store]:
    """A store in a file."""
    found = Store.at(f"sqlite:///{tmp_path / 'tables.db'}")
    yield found
    found.close()
