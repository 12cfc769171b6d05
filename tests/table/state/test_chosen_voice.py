"""A table without a screen speaks on the device that was chosen, and on a player's by day alone."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import httpx
import pytest
from msgspec.structs import replace
from tests.table.spies import gathered
from tests.table.test_shown_table import Evening
from tests.table.web.players import hall_in

from omerta.core.commands import Refused
from omerta.table.actions import asks
from omerta.table.faces.gathering_model import Gathering
from omerta.table.faces.models import Screen
from omerta.table.faces.phone import AT_THE_EDGE_OF_THE_NIGHT
from omerta.table.state import chosen_voice, score
from omerta.table.state.darkness import is_dark
from omerta.table.state.lobby import Device, Lobby
from omerta.table.store.store import Store
from omerta.table.web.app import Doors

VERA = 3


def device(lobby: Lobby, id: str) -> Device:
    found = lobby.device(id)
    assert found is not None
    return found


@pytest.fixture
def table() -> Lobby:
    """The first phone has opened the table; a watcher has no seat."""
    return gathered("classic", 8)


@pytest.fixture
def kept(tmp_path: Path) -> Iterator[Store]:
    with closing(Store.at(f"sqlite:///{tmp_path / 'tables.db'}")) as store:
        yield store


def test_nobody_takes_the_voice_from_a_device_that_is_there_but_whoever_opened_the_table(
    table: Lobby,
) -> None:
    watcher, phone, opened_it = (device(table, id) for id in ("watcher", f"phone-{VERA}", "phone-1"))
    here = frozenset({watcher.id, phone.id})
    lobby = chosen_voice.taken(table, watcher, here)
    with pytest.raises(Refused, match="voice-taken"):
        chosen_voice.taken(lobby, phone, here)
    with pytest.raises(Refused, match="not-yours"):
        chosen_voice.given_back(lobby, phone)
    assert chosen_voice.chosen(chosen_voice.taken(lobby, phone, frozenset({phone.id}))) == phone.id, (
        "it is gone"
    )
    assert chosen_voice.chosen(chosen_voice.taken(lobby, opened_it, here)) == opened_it.id
    assert not chosen_voice.chosen(chosen_voice.given_back(lobby, opened_it))
    assert not chosen_voice.chosen(chosen_voice.given_back(lobby, watcher))
    left = replace(lobby, devices=tuple(each for each in lobby.devices if each != watcher))
    assert not chosen_voice.chosen(left)


def test_the_table_speaks_in_one_place(table: Lobby) -> None:
    watcher, opened_it = device(table, "watcher"), device(table, "phone-1")
    assert chosen_voice.place(table, opened_it) == ""
    lobby = chosen_voice.taken(table, watcher, frozenset())
    assert chosen_voice.place(lobby, watcher) == "here"
    assert chosen_voice.place(lobby, opened_it) == chosen_voice.place(lobby, None) == "elsewhere"
    led = replace(table, hosting="person", stage="playing")
    assert chosen_voice.place(led, opened_it) == "elsewhere", "a person who leads speaks himself"
    assert chosen_voice.place(replace(led, voice=watcher.id), watcher) == "here"


def test_whoever_lives_keeps_his_phone_still_at_night(table: Lobby) -> None:
    playing = replace(table, stage="playing", seated=tuple(person.id for person in table.people))
    phone, watcher = device(table, f"phone-{VERA}"), device(table, "watcher")
    assert chosen_voice.is_played_on(playing, phone)
    assert not chosen_voice.is_played_on(playing, watcher)
    assert not chosen_voice.is_played_on(replace(playing, out=(VERA,)), phone), (
        "who is out has no secret to keep"
    )
    assert not chosen_voice.is_played_on(replace(table, stage="over"), phone)


def test_a_chosen_phone_reads_by_day_and_no_phone_is_sent_anything_to_read_at_night(kept: Store) -> None:
    async def run() -> None:
        evening = Evening(kept, gathered("classic", 8))
        await evening.deal(5)
        room, read, still = evening.room, set[str](), 0
        await room.ask(device(room.lobby, f"phone-{VERA}"), asks.DoVoice(on=True))
        for _ in range(25):
            while at := score.next_cue(room.lobby, evening.time.now):
                evening.time.now = at
                room.shown.go_on()
                phones = evening.phones()
                assert len({room.drawing.width(face) for face in phones}) == 1
                for face in phones:
                    assert face.voice == ("here" if face.seat == VERA else "elsewhere")
                    assert not face.aloud or face.seat == VERA
                    game, line = room.shown.game, face.line
                    if face.seat == VERA and game is not None and line is not None:
                        dark = is_dark(game) and line.stage not in AT_THE_EDGE_OF_THE_NIGHT
                        assert bool(face.aloud) != dark
                        still += dark
                        read |= {line.stage} if face.aloud else set()
            evening.time.now = max(evening.time.now, score.until(room.lobby))
            await evening.time_is_up()
            if room.lobby.stage != "playing":
                break
        assert still > 3
        assert {"nightfall", "dawn", "talk"} <= read

    asyncio.run(run())


def test_all_are_told_where_the_table_speaks_and_a_seatless_device_gets_the_stage(kept: Store) -> None:
    async def run() -> None:
        evening = Evening(kept, gathered("classic", 8))
        room = evening.room
        await room.load()
        watcher, other = device(room.lobby, "watcher"), device(room.lobby, f"phone-{VERA}")
        with pytest.raises(Refused, match="organizer-only"):
            await room.ask(watcher, asks.DoRate(letter=80))
        await room.ask(watcher, asks.DoVoice(on=True))
        await room.ask(watcher, asks.DoRate(letter=80))
        assert room.lobby.letter == pytest.approx(0.08), "its voice gives the pace"
        seen = room.face(other, "phone")
        assert isinstance(seen, Gathering)
        assert seen.speaker == "The table speaks on a device of its own."
        await evening.deal(5)
        stage, player = room.face(watcher, "screen"), room.face(other, "screen")
        assert isinstance(stage, Screen)
        assert isinstance(player, Screen)
        assert (stage.voice, stage.by_day) == ("here", False)
        assert (player.voice, player.by_day) == ("elsewhere", True)
        await room.ask(watcher, asks.DoVoice(on=False))
        await room.ask(other, asks.DoVoice(on=True))
        assert room.lobby.voice == other.id

    asyncio.run(run())


def test_one_tap_on_the_first_page_of_a_table_makes_a_device_its_voice(tmp_path: Path) -> None:
    """A second one is a screen and no more as long as the first is there."""

    async def run() -> None:
        async with hall_in(tmp_path) as hall:
            code, _ = await hall.open("en", "classic")
            room = await hall.room(code)
            voices = []
            for _ in range(2):
                wire = httpx.ASGITransport(Doors(hall).app())
                async with httpx.AsyncClient(
                    transport=wire, base_url=hall.address, headers={"origin": hall.address}
                ) as guest:
                    answer = await guest.post(f"/j/{code}", data={"as": "voice"})
                assert answer.headers["location"] == f"/t/{code}/screen"
                voices.append(room.lobby.voice)
                room.presence.arrive(room.lobby.voice)
            assert voices[0] == voices[1] == room.lobby.devices[1].id
            assert not room.lobby.people

    asyncio.run(run())
