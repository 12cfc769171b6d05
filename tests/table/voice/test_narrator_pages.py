"""Who may record a narrator, from where; and what a table makes of what was recorded."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from contextlib import asynccontextmanager
from itertools import pairwise
from pathlib import Path

import httpx
import pytest
from msgspec.structs import replace
from tests.table.spies import CODE, gathered
from tests.table.test_shown_table import Evening
from tests.table.voice.test_narrators import WEBM
from tests.table.web.test_every_route import Echo

from omerta.books.shelf import SHELF
from omerta.core import Refused
from omerta.table.actions import asks
from omerta.table.faces.gathering_model import Gathering
from omerta.table.faces.models import Screen
from omerta.table.open_rooms import Hall
from omerta.table.state import score
from omerta.table.store.notify import Bell
from omerta.table.store.store import Store
from omerta.table.voice.narrators import About, NarratorReading, Narrators, line_of, lines_of
from omerta.table.voice.sounds import Sounds
from omerta.table.web.app import Doors
from omerta.table.web.narrator_pages import COOKIE, NarratorPages
from omerta.words import LANGUAGES, explain_refusal, lexicon

HERE, THERE = ("127.0.0.1", 5000), ("192.168.1.7", 5000)
ABOUT = {"name": "Vera", "book": "classic", "language": "ru"}
Visit = Callable[[httpx.AsyncClient], Awaitable[httpx.Response]]


@pytest.fixture
def kept(tmp_path: Path) -> Iterator[Store]:
    opened = Store.at(f"sqlite:///{tmp_path / 'tables.db'}")
    yield opened
    opened.close()


@pytest.fixture
def house(tmp_path: Path) -> Narrators:
    return Narrators(tmp_path)


class Call:
    """The doors of a table, called from some place by some name."""

    def __init__(self, store: Store, narrators: Narrators) -> None:
        self.store = store
        self.narrators = narrators

    @asynccontextmanager
    async def __call__(
        self, client: tuple[str, int] = HERE, base: str = "http://127.0.0.1:8420", alone: bool = True
    ) -> AsyncIterator[httpx.AsyncClient]:
        hall = Hall(self.store, Bell("sqlite:///tables.db"), "https://mafia.example.org")
        app = Doors(hall, narrators=NarratorPages(self.narrators, alone)).app()
        transport = httpx.ASGITransport(app=app, client=client)
        headers = {"origin": base}
        async with httpx.AsyncClient(transport=transport, base_url=base, headers=headers) as found:
            yield found


@pytest.fixture
def call(kept: Store, house: Narrators) -> Call:
    return Call(kept, house)


async def tried(client: httpx.AsyncClient, reading: NarratorReading) -> set[int]:
    """The statuses of everything there is to ask."""
    one = f"/narrator/readings/{reading.id}"
    line = f"{one}/lines/{line_of(lines_of('classic', 'ru')[0].text)}"
    answers = [
        await client.get("/narrator"),
        await client.get("/narrator/readings"),
        await client.post("/narrator/readings", json=ABOUT),
        await client.post("/narrator/file", content=b"PK"),
        await client.get(one),
        await client.get(f"{one}/file"),
        await client.put(f"{line}?milliseconds=900", content=WEBM),
        await client.get(line),
        await client.delete(line),
        await client.delete(one),
    ]
    return {answer.status_code for answer in answers}


def test_whoever_sits_before_the_machine_records(call: Call, house: Narrators) -> None:
    async def visit() -> None:
        for base in ("http://127.0.0.1:8420", "http://localhost:8420", "http://[::1]:8420"):
            async with call(base=base) as client:
                reading = house.begin(About("Vera", "classic", "ru"))
                assert await tried(client, reading) == {200, 204, 400}  # what was brought is no zip

    asyncio.run(visit())


@pytest.mark.parametrize(
    ("client", "base", "alone", "headers"),
    [
        (THERE, "http://192.168.1.5:8420", True, {}),
        (THERE, "http://127.0.0.1:8420", True, {}),
        (HERE, "http://192.168.1.5:8420", True, {}),
        (HERE, "http://mafia.local:8420", True, {}),
        (HERE, "http://127.0.0.1:8420", False, {}),
        (HERE, "http://127.0.0.1:8420", True, {"x-forwarded-for": "192.168.1.7"}),
        (HERE, "http://127.0.0.1:8420", True, {"forwarded": "for=192.168.1.7"}),
        (HERE, "http://127.0.0.1:8420", True, {"x-real-ip": "192.168.1.7"}),
        (THERE, "https://192.168.1.5:8420", True, {}),
        (THERE, "https://192.168.1.5:8420", True, {"cookie": f"{COOKIE}=wrong"}),
    ],
)
def test_nobody_else_reads_or_writes_anything(
    call: Call,
    house: Narrators,
    client: tuple[str, int],
    base: str,
    alone: bool,
    headers: dict[str, str],
) -> None:
    async def visit() -> None:
        reading = house.begin(About("Vera", "classic", "ru"))
        async with call(client, base, alone) as caller:
            caller.headers.update(headers)
            assert await tried(caller, reading) == {403}
            assert "/narrator" not in (await caller.get("/")).text
        assert [each.id for each in house.all()] == [reading.id]

    asyncio.run(visit())


def test_with_the_key_and_tls_another_device_records_too(call: Call, house: Narrators) -> None:
    async def visit() -> None:
        async with call(THERE, "https://192.168.1.5:8420", alone=False) as client:
            for wrong in ("wrong", "%D0%BA", "%ff"):
                assert (await client.get(f"/narrator?key={wrong}")).status_code == 403
            came = await client.get(f"/narrator?key={house.key()}")
            assert (came.status_code, came.headers["location"]) == (303, "/narrator")
            cookie = came.headers["set-cookie"]
            assert all(word in cookie for word in ("HttpOnly", "Secure", "SameSite=strict", COOKIE))
            client.headers["cookie"] = f"{COOKIE}={house.key()}"
            assert await tried(client, house.begin(About("V", "classic", "ru"))) == {200, 204, 400}
            assert "/narrator" in (await client.get("/")).text
        async with call(THERE, "http://192.168.1.5:8420") as plain:
            plain.headers["cookie"] = f"{COOKIE}={house.key()}"
            assert (await plain.get("/narrator/readings")).status_code == 403

    asyncio.run(visit())


def test_a_page_from_elsewhere_writes_nothing_through_the_owner_s_browser(
    call: Call, house: Narrators
) -> None:
    async def visit() -> None:
        async with call() as client:
            client.headers["origin"] = "https://evil.example.org"
            assert (await client.post("/narrator/readings", json=ABOUT)).status_code == 403
        assert house.all() == ()

    asyncio.run(visit())


def test_only_the_page_of_the_narrator_may_listen(call: Call) -> None:
    async def visit() -> None:
        async with call() as client:
            page, home = await client.get("/narrator"), await client.get("/")
            assert "microphone=(self)" in page.headers["permissions-policy"]
            assert "camera=()" in page.headers["permissions-policy"]
            assert "microphone=()" in home.headers["permissions-policy"]
            assert page.headers["content-security-policy"] == home.headers["content-security-policy"]

    asyncio.run(visit())


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_refused_is_said_in_one_s_own_language(call: Call, language: str) -> None:
    async def visit() -> None:
        async with call() as client:
            client.headers["accept-language"] = language
            answer = await client.post("/narrator/file", content=b"holiday")
            assert answer.json() == {"text": explain_refusal("not-a-narrator", lexicon(language))}
            for body in (b"", b"{}", b'{"name": "", "book": "classic", "language": "ru"}', b"x" * 5000):
                answer = await client.post("/narrator/readings", content=body)
                assert answer.json() == {"text": explain_refusal("not-understood", lexicon(language))}

    asyncio.run(visit())


# At the table


def recorded(house: Narrators, book: str, language: str, slow: float = 0.0) -> NarratorReading:
    """A narrator who has read all lines, each in its own time."""
    about = About("Vera", book, language)  # type: ignore[arg-type]
    reading = house.begin(about)
    for number, line in enumerate(lines_of(book, language)):
        sound = WEBM + number.to_bytes(2, "big")
        house.keep(reading.id, line_of(line.text), round(1000 * slow) or 100, sound)
    return house.need(reading.id)


async def dealt(store: Store, house: Narrators, book: str, narrator: str, seed: int = 5) -> Evening:
    found = Evening(store, replace(gathered(book, 8), narrator=narrator, sound_key="key"))
    found.room.sounds = found.room.drawing._sounds = Sounds(Echo(), house)
    await found.deal(seed)
    return found


@pytest.mark.parametrize("book", SHELF)
def test_a_night_is_told_in_the_narrator_s_voice_and_names_by_the_machine(
    book: str, kept: Store, house: Narrators
) -> None:
    reading = recorded(house, book, "en")

    async def told() -> None:
        found, heard = await dealt(kept, house, book, reading.id), 0
        hall = Hall(kept, Bell("sqlite:///tables.db"), "http://table", sounds=found.room.sounds)
        hall.rooms[CODE] = found.room
        transport = httpx.ASGITransport(app=Doors(hall).app())
        async with httpx.AsyncClient(transport=transport, base_url="http://table") as client:
            for _ in range(6):
                await found.hear_out()
                for line in found.look().say:
                    sounds = [await client.get(each) for each in line.sounds]
                    kinds = {sound.headers["content-type"] for sound in sounds}
                    assert kinds == ({"audio/webm"} if line.recorded else {"audio/wav"}), line
                    heard += line.recorded
                await found.time_is_up()
        assert heard > 3
        said = {(line.text, line.recorded) for _, face in found.seen for line in face.say}
        assert all(recorded for text, recorded in said if " wakes." in text)

    asyncio.run(told())


def test_no_recording_can_be_heard_before_its_sentence(kept: Store, house: Narrators) -> None:
    reading = recorded(house, "family", "en")

    async def told() -> None:
        found = await dealt(kept, house, "family", reading.id)
        hall = Hall(kept, Bell("sqlite:///tables.db"), "http://table", sounds=found.room.sounds)
        hall.rooms[CODE] = found.room
        before = {each for line in found.look().say for each in line.sounds}
        now = found.time.now
        await found.hear_out()
        later = [each for line in found.look().say for each in line.sounds if each not in before]
        found.time.now = now
        found.room.shown.follow([], afresh=True)
        assert later
        transport = httpx.ASGITransport(app=Doors(hall).app())
        async with httpx.AsyncClient(transport=transport, base_url="http://table") as client:
            nonsense = await client.get(f"/t/{CODE}/sounds/nonsense")
            for each in later:
                early = await client.get(each)
                assert (early.status_code, early.content) == (404, nonsense.content)
            for each in before:
                assert (await client.get(each)).status_code == 200

    asyncio.run(told())


def test_the_table_waits_for_a_slow_narrator_and_alike_for_all_cards(kept: Store, house: Narrators) -> None:
    slow = recorded(house, "family", "en", 20.0)

    async def told() -> None:
        found = await dealt(kept, house, "family", slow.id)
        cues = found.room.lobby.score
        assert len(cues) > 1
        assert all(after.begins - before.begins >= 20.0 for before, after in pairwise(cues))
        assert score.until(found.room.lobby) - cues[-1].begins >= 20.0

    asyncio.run(told())


def test_a_narrator_of_another_book_or_language_is_not_heard(kept: Store, house: Narrators) -> None:
    other = recorded(house, "classic", "ru")

    async def told() -> None:
        found = await dealt(kept, house, "family", other.id)
        assert not any(line.recorded for line in found.look().say)
        assert found.room.face(None, "screen").narrators == ()  # type: ignore[union-attr]

    asyncio.run(told())


def test_whoever_opened_the_table_chooses_the_narrator(kept: Store, house: Narrators) -> None:
    reading = recorded(house, "classic", "en")

    async def told() -> None:
        found = Evening(kept, gathered("classic", 8))
        found.room.sounds = found.room.drawing._sounds = Sounds(None, house)
        await found.room.load()
        organizer, guest = (found.room.lobby.device(f"phone-{seat}") for seat in (1, 2))
        assert organizer is not None
        assert guest is not None
        with pytest.raises(Refused):
            await found.room.ask(guest, asks.DoNarrator(n=1, narrator=reading.id))
        await found.room.ask(organizer, asks.DoNarrator(n=1, narrator=reading.id))
        face = found.room.face(organizer, "screen")
        assert isinstance(face, Gathering)
        assert [(each.label, face.narrator) for each in face.narrators] == [("Vera", reading.id)]
        assert isinstance(found.room.face(guest, "screen"), Gathering)
        assert found.room.face(guest, "screen").narrators == ()  # type: ignore[union-attr]
        house.remove(reading.id)
        gone = found.room.face(organizer, "screen")
        assert isinstance(gone, Gathering | Screen)
        assert (gone.narrators, gone.narrator) == ((), "")

    asyncio.run(told())
