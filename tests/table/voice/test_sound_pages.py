"""The sound of a sentence: it is there when its sentence is told, under an address nobody can guess."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Iterator
from pathlib import Path

import httpx
import msgspec
import pytest
from tests.table.spies import CODE, gathered, key_of
from tests.table.test_shown_table import Evening
from tests.table.web.test_every_route import Echo

from omerta.books.shelf import SHELF
from omerta.table.faces.face_parts import Line
from omerta.table.faces.models import Screen
from omerta.table.open_rooms import Hall
from omerta.table.room import Room
from omerta.table.state import score
from omerta.table.state.lobby import Lobby
from omerta.table.store.notify import Bell
from omerta.table.store.store import Store
from omerta.table.voice.sounds import Sounds, address
from omerta.table.web.app import Doors
from omerta.words.spoken import for_the_ear

Told = Callable[[Evening, httpx.AsyncClient], Awaitable[None]]


@pytest.fixture
def kept(tmp_path: Path) -> Iterator[Store]:
    opened = Store.at(f"sqlite:///{tmp_path / 'tables.db'}")
    yield opened
    opened.close()


def at_the_table(store: Store, told: Told, book: str = "family", language: str = "en") -> None:
    """A game is dealt and told by a clock that is moved by hand; this is what happens in it."""

    async def run() -> None:
        sounds = Sounds(Echo())
        found = Evening(store, gathered(book, 8, language))
        found.room.drawing._sounds = sounds
        hall = Hall(store, Bell("sqlite:///tables.db"), "http://table", sounds=sounds)
        hall.rooms[CODE] = found.room
        await found.deal(5)
        transport = httpx.ASGITransport(app=Doors(hall).app())
        async with httpx.AsyncClient(transport=transport, base_url="http://table") as client:
            await told(found, client)

    asyncio.run(run())


def addresses(face: Screen) -> list[str]:
    return [each for line in face.say for each in line.sounds]


def test_there_is_no_sound_before_its_sentence_begins(kept: Store) -> None:
    async def told(found: Evening, client: httpx.AsyncClient) -> None:
        texts = list[Line]()
        for _ in range(4):
            while at := score.next_cue(found.room.lobby, found.time.now):
                shown = found.look()
                found.time.now = at - 0.001
                found.room.shown.go_on()
                assert found.look().say == shown.say
                found.time.now = at
                found.room.shown.go_on()
                line = found.look().say[-1]
                assert line not in texts
                texts.append(line)
                assert line.sounds == (address(CODE, found.room.lobby.sound_key, "en", line.text),)
                heard = await client.get(line.sounds[0])
                assert heard.text == f"en: {line.text}"
                assert heard.headers["content-type"] == "audio/wav"
            await found.time_is_up()
        assert len(texts) > 3

    at_the_table(kept, told)


def test_an_address_that_is_known_in_advance_leads_nowhere_yet(kept: Store) -> None:
    """Whoever had the key itself would hear nothing before the others, and is answered as nonsense is."""

    async def told(found: Evening, client: httpx.AsyncClient) -> None:
        key = found.room.lobby.sound_key
        ahead = Room(CODE, kept, "http://table", now=lambda: 2e9, telling=1.0, sounds=Sounds(Echo()))
        await ahead.load()
        future = ahead.face(None, "screen")
        assert isinstance(future, Screen)
        now = set(addresses(found.look()))
        later = [each for each in addresses(future) if each not in now]
        assert later
        nonsense = await client.get(f"/t/{CODE}/sounds/{key}")
        for each in (key, "ключ", "%ff%00", "..%2f..", "0" * 5000):
            strange = await client.get(f"/t/{CODE}/sounds/{each}")
            assert (strange.status_code, strange.content) == (404, nonsense.content)
        for each in later:
            early = await client.get(each)
            assert (early.status_code, early.content) == (404, nonsense.content)
        await found.hear_out()
        for each in later:
            assert (await client.get(each)).status_code == 200

    at_the_table(kept, told)


def test_no_two_tables_share_an_address_and_all_processes_do(kept: Store) -> None:
    async def told(found: Evening, client: httpx.AsyncClient) -> None:
        shown = found.look()
        elsewhere = Room(
            CODE, kept, "http://table", now=lambda: float(found.time.now), telling=1.0, sounds=Sounds(Echo())
        )
        await elsewhere.load()
        assert elsewhere.face(None, "screen") == shown
        lobby = msgspec.json.decode(kept.load(CODE).document, type=Lobby)
        assert len(lobby.sound_key) == 32
        other = Evening(kept, msgspec.structs.replace(gathered("family", 8), code="OTHERS"))
        other.room.code, other.room.drawing._sounds = "OTHERS", Sounds(Echo())
        await other.deal(5)
        assert not set(addresses(shown)) & set(addresses(other.look()))
        assert address(CODE, "one", "en", "Morning.") != address(CODE, "other", "en", "Morning.")

    at_the_table(kept, told)


def test_only_the_screen_is_told_where_sounds_lie(kept: Store) -> None:
    async def told(found: Evening, client: httpx.AsyncClient) -> None:
        seen = 0
        while at := score.next_cue(found.room.lobby, found.time.now):
            found.time.now = at
            found.room.shown.go_on()
            seen += len(addresses(found.look()))
            for phone in found.phones():
                assert b"/sounds/" not in msgspec.json.encode(phone)
        assert seen
        for seat in (1, 2):
            headers = {"authorization": f"Bearer {key_of(seat)}"}
            face = await client.get(f"/api/tables/{CODE}/face?face=phone", headers=headers)
            assert face.status_code == 200
            assert "/sounds/" not in face.text

    at_the_table(kept, told)


@pytest.mark.parametrize("book", SHELF)
def test_calls_sound_alike_whoever_is_called(book: str, tmp_path: Path) -> None:
    """The first night of four deals is heard as one and the same: what is spoken are the public words."""
    nights = [asyncio.run(_night(book, seed, tmp_path / f"{seed}.db")) for seed in range(4)]
    assert len(nights[0]) >= 3
    assert all(night == nights[0] for night in nights)


async def _night(book: str, seed: int, file: Path) -> list[tuple[str, tuple[str, ...]]]:
    """Whatever can be heard of the first dark phase: the words, and where they lie."""
    store, found = Store.at(f"sqlite:///{file}"), list[tuple[str, tuple[str, ...]]]()
    evening = Evening(store, msgspec.structs.replace(gathered(book, 8), sound_key="key"))
    evening.room.drawing._sounds = Sounds(Echo())
    await evening.deal(seed)
    while evening.look().hush:
        await evening.hear_out()
        await evening.time_is_up()
    for _, face in evening.seen:
        if face.hush:
            found += [(line.text, line.sounds) for line in face.say]
    store.close()
    assert all(sounds for _, sounds in found)
    return list(dict.fromkeys(found))


def test_a_piece_of_a_sound_may_be_asked_for(kept: Store) -> None:
    async def told(found: Evening, client: httpx.AsyncClient) -> None:
        line = found.look().say[-1]
        whole = f"en: {line.text}".encode()

        async def piece(asked: str) -> httpx.Response:
            return await client.get(line.sounds[0], headers={"range": asked})

        first = await piece("bytes=0-1")
        assert (first.status_code, first.content) == (206, whole[:2])
        assert first.headers["content-range"] == f"bytes 0-1/{len(whole)}"
        assert (await piece("bytes=2-")).content == whole[2:]
        assert (await piece("bytes=-3")).content == whole[-3:]
        assert (await piece("bytes=2-99999999")).content == whole[2:]
        assert (await piece("bytes=99999-")).status_code == 416
        assert (await piece("bytes=9-2")).status_code == 416
        for odd in ("bytes=-", "lines=1-2", "bytes=0-1,3-4"):
            assert (await piece(odd)).content == whole
        assert first.headers["cache-control"].startswith("private")
        assert "media-src 'self'" in first.headers["content-security-policy"]

    at_the_table(kept, told)


def test_whoever_asks_without_end_is_slowed_down(kept: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("omerta.table.web.sound_pages.SOUNDS_A_MINUTE", 5)

    async def told(found: Evening, client: httpx.AsyncClient) -> None:
        where = found.look().say[-1].sounds[0]
        assert [(await client.get(where)).status_code for _ in range(7)] == [200] * 5 + [429] * 2

    at_the_table(kept, told)


def test_the_clock_and_the_sample_are_heard_too(kept: Store) -> None:
    async def told(found: Evening, client: httpx.AsyncClient) -> None:
        for _ in range(60):
            await found.hear_out()
            shown = found.look()
            if shown.clock is not None and shown.clock.warns:
                break
            await found.time_is_up()
        assert shown.clock is not None
        warned = shown.clock.warns[0][1]
        assert [line.text for line in shown.asides[:1]] == [warned]
        heard = await client.get(shown.asides[0].sounds[0])
        assert heard.text == f"ru: {for_the_ear(warned, 'ru')}"
        assert (await client.get(shown.asides[-1].sounds[0])).text == "ru: Добрый вечер. Стол слушает."

    at_the_table(kept, told, "classic", "ru")
