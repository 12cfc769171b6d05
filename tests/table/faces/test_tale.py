"""When a game is over everybody reads the whole tale; as long as it goes on, what the table was told."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest
from msgspec.structs import replace
from tests.table.evenings import CODE, kept, laid, played

from omerta.books.shelf import SHELF
from omerta.core import events as ev
from omerta.core import view
from omerta.core.game import HOST
from omerta.table.faces.desk_model import Desk
from omerta.table.faces.models import Face, Phone, Screen
from omerta.table.faces.story import spoken, tell
from omerta.table.room import Room
from omerta.table.state.lobby import Device, Lobby
from omerta.table.store.store import Store
from omerta.words import LANGUAGES


def with_phone(lobby: Lobby, language: str) -> Lobby:
    """The first seat is held by a phone, and a person has hosted."""
    people = (replace(lobby.people[0], bot=False, device="phone"), *lobby.people[1:])
    return replace(lobby, people=people, devices=(*lobby.devices, Device("phone", "", language)))


def faces(lobby: Lobby, events: list[ev.Event], folder: Path) -> tuple[Room, list[Face]]:
    """The table as it is read again, and its phone, its desk and its screen in one language."""
    store = Store.at(f"sqlite:///{folder / 'tables.db'}")
    kept(store, lobby, {1: events})
    room = Room(CODE, store, "")
    asyncio.run(room.load())
    found = [room.face(room.lobby.device("phone"), "phone"), room.face(lobby.devices[0], "desk")]
    store.close()
    return room, [*found, room.face(None, "screen")]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("book", SHELF)
def test_after_the_end_every_face_has_the_whole_tale(book: str, language: str, tmp_path: Path) -> None:
    lobby, game, events = played(laid(book), 5)
    lobby = with_phone(replace(lobby, hosting="person", language=language), language)
    host = replace(lobby.devices[0], language=language)
    lobby = replace(lobby, devices=(host, *lobby.devices[1:]))
    _, found = faces(lobby, events, tmp_path)
    assert [type(face) for face in found] == [Phone, Desk, Screen]
    secret = next(event for event in view(game, HOST).events if isinstance(event, ev.Acted))
    told = tell(secret, game, lobby, spoken(language, game))
    for face in found:
        assert isinstance(face, Phone | Desk | Screen)
        assert told in [line.text for line in face.story]
        assert face.story == found[0].story  # type: ignore[union-attr]


def test_before_the_end_the_story_keeps_its_secrets(tmp_path: Path) -> None:
    lobby, game, events = played(laid("family"), 5)
    ends = next(at for at, event in enumerate(events) if isinstance(event, ev.Ended))
    begun = replace(lobby, stage="playing", told=ends, results=())
    room, found = faces(with_phone(begun, "en"), events[:ends], tmp_path)
    assert room.game is not None
    secrets = [event for event in view(room.game, HOST).events if isinstance(event, ev.Acted)]
    assert secrets
    for face in found:
        assert isinstance(face, Phone | Screen)
        lines = {line.text for line in face.story}
        assert lines.isdisjoint(tell(event, game, lobby, spoken("en", game)) for event in secrets)
