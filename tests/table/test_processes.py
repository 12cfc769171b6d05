"""Servers as they are run: whole games over real connections, kills, polite ends, a failing database."""

from __future__ import annotations

import asyncio
import random
import re
import signal
import sqlite3
import time
from contextlib import closing
from pathlib import Path

import httpx
import msgspec
import psycopg
import pytest
from msgspec.structs import replace
from tests.table.keeping import check, kept
from tests.table.playing import (
    PATIENCE,
    Lost,
    Phone,
    Server,
    Tapped,
    gathered,
    is_over,
    open_table,
    play,
    tap,
)

from omerta.books.shelf import SHELF
from omerta.core import Refused, log
from omerta.core.commands import TimeUp
from omerta.table.actions import asks
from omerta.table.actions.turn import Turn
from omerta.table.faces import models as faces
from omerta.table.faces.models import Face, Screen
from omerta.table.open_rooms import Hall
from omerta.table.room import Room
from omerta.table.state.lobby import Lobby
from omerta.table.store.database import StoreError
from omerta.table.store.notify import Bell
from omerta.table.store.store import Stale, Store
from omerta.table.store.table_time import BEAT

pytestmark = pytest.mark.waits
TROUBLE = re.compile(r"Traceback|Error|Exception|stumbled|went wrong|cannot|could not|does not serve")
CUT_OFF = """
SELECT count(pg_terminate_backend(pid)) FROM pg_stat_activity
WHERE datname = current_database() AND pid <> pg_backend_pid()
"""


def wind(url: str, code: str, seconds: float) -> None:
    """Set the clock of a table by hand: it runs out in so many seconds."""
    store = Store.at(url)
    try:
        while True:
            found = store.load(code)
            lobby = msgspec.json.decode(found.document, type=Lobby)
            if lobby.clock is None:
                return
            lobby = replace(lobby, clock=replace(lobby.clock, ends=time.time() + seconds))
            document = msgspec.json.encode(lobby)
            try:
                store.append(code, found.version, document, lobby.stage, lobby.game, lobby.told + 1, [])
            except Stale:
                continue
            return
    finally:
        store.close()


def check_log(server: Server, phones: list[Phone], trouble: bool = False) -> None:
    """The log is clean, and tells no key and no card."""
    log = server.log()
    assert trouble or not TROUBLE.search(log), log
    assert "Traceback" not in log, log
    assert not any(phone.key in log for phone in phones)
    cards = {card.replace("-", " ") for book in SHELF.values() for card in book.roles}
    assert not any(re.search(rf"\b{re.escape(card)}\b", log) for card in cards), log


async def all_play(
    phones: list[Phone], seed: int, acknowledged: list[Tapped] | None = None
) -> list[faces.Phone]:
    """Everybody plays to the end."""
    games = [play(phone, random.Random(seed + at), is_over, acknowledged) for at, phone in enumerate(phones)]
    return list(await asyncio.gather(*games))


async def part(phones: list[Phone]) -> None:
    for phone in phones:
        await phone.hang_up()


# Whole games


def test_whole_games_of_all_books_from_join_to_reveal(database_url: str, tmp_path: Path) -> None:
    async def evening() -> None:
        async with Server(database_url, tmp_path) as server:
            tables = [await gathered([server.base], book, SHELF[book].deck.least + 1) for book in SHELF]
            for phones in tables:
                await phones[0].do("start")
            ends = await asyncio.gather(*(all_play(phones, 7) for phones in tables))
            for book, phones, shown in zip(SHELF, tables, ends, strict=True):
                screen = Phone(server.base, phones[0].code, {}, "screen")
                await screen.connect()
                public = await screen.until(lambda face: isinstance(face, Screen) and face.stage == "over")
                assert isinstance(public, Screen)
                found = kept(database_url, phones[0].code)
                assert found.lobby.book == book
                assert found.game.over is not None
                assert [row.card for row in public.rows] != []
                assert {row.seat for row in public.rows if row.won} == set(found.game.over.seats)
                assert all(face.stage == "over" and face.line is not None for face in shown)
                await part([*phones, screen])
            check_log(server, [phone for phones in tables for phone in phones])

    asyncio.run(evening())


def test_thirty_tables_of_bots_play_to_the_end_and_do_not_disturb_each_other(tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path / 'tables.db'}"

    async def one(server: Server, book: str) -> Phone:
        screen = await open_table(server.base, book)
        screen.kind = "screen"
        await screen.connect()
        await screen.do("bots", number=SHELF[book].deck.least)
        await screen.do("pace", pace="together")
        await screen.do("start")
        await screen.until(lambda face: isinstance(face, Screen) and face.stage == "over")
        await screen.hang_up()
        return screen

    async def evening() -> None:
        async with Server(url, tmp_path, quickly="0.001") as server:
            books = [[*SHELF][number % len(SHELF)] for number in range(30)]
            screens = await asyncio.gather(*(one(server, book) for book in books))
            for book, screen in zip(books, screens, strict=True):
                found = kept(url, screen.code)
                assert found.lobby.book == book
                assert found.game.over is not None
            check_log(server, [*screens])

    asyncio.run(evening())


# kill -9


def in_a_call(face: faces.Phone) -> bool:
    return face.panel is not None and face.panel.covered


def in_a_talk(face: faces.Phone) -> bool:
    return face.panel is not None and any(deed.deed == "ready" for deed in face.panel.deeds)


def in_a_vote(face: faces.Phone) -> bool:
    return face.panel is not None and any(deed.deed == "vote" for deed in face.panel.deeds)


async def stop_everything(
    server: Server, phones: list[Phone], games: list[asyncio.Task[faces.Phone]]
) -> None:
    """kill -9, and everybody notices."""
    server.kill()
    ends = await asyncio.gather(*games, return_exceptions=True)
    assert all(isinstance(end, Lost | faces.Phone) for end in ends), ends
    await part(phones)


async def kill_at(
    moment: str, server: Server, phones: list[Phone], chance: random.Random, acknowledged: list[Tapped]
) -> None:
    """Play until somebody stands in such a moment; the server dies once it has acknowledged his tap."""
    wanted = {"call": in_a_call, "talk": in_a_talk, "vote": in_a_vote}.get(moment, is_over)
    games = [asyncio.create_task(play(phone, chance, wanted, acknowledged)) for phone in phones]
    patience = None if wanted is not is_over else chance.uniform(0.0, 0.6)
    done, _ = await asyncio.wait(games, timeout=patience, return_when=asyncio.FIRST_COMPLETED)
    phone = phones[games.index(done.pop())] if done else phones[0]
    before = await phone.face()
    tapped = await tap(phone, before, chance, hasty=False) if before.panel is not None else None
    if tapped is not None:
        acknowledged.append(tapped)
    await stop_everything(server, phones, games)
    found = kept(server.url, phones[0].code)
    check(found, acknowledged)
    await server.start()
    for each in phones:
        await each.connect()
    check(kept(server.url, phones[0].code), acknowledged)
    after = await phone.face()
    assert after.held.card == before.held.card
    same = before.panel is not None and after.panel is not None and before.panel.moment == after.panel.moment
    if same and before.clock is not None and after.clock is not None:
        assert after.clock.total == before.clock.total
        assert (
            after.clock.left <= before.clock.left + 1000 * BEAT
        )  # it had not less left when it was last stored


# A kill costs a start: either database has its own moments, and the soak kills at all of them.
KILLED_AT = {"sqlite": ("call", "vote"), "postgresql": ("talk", "any")}


@pytest.mark.parametrize("seed", [1])
def test_a_killed_server_loses_nothing_it_has_acknowledged(
    database_url: str, tmp_path: Path, seed: int
) -> None:
    chance = random.Random(seed)

    async def evening() -> None:
        async with Server(database_url, tmp_path) as server:
            phones = await gathered([server.base], "classic", 9)
            await phones[1].do("name", person=2, name="Zoya", gender="f")
            await phones[2].do("seat", person=3, to=1)
            await phones[0].do("rule", name=next(iter(SHELF["classic"].switches)), value="")
            await phones[0].do("talk", chat=True)
            await stop_everything(server, phones, [])  # in the gathering
            lobby = kept(database_url, phones[0].code).lobby
            assert [person.name for person in lobby.people[:3]] == ["Guest 2", "Vera", "Zoya"]
            assert lobby.chat
            assert lobby.pace == "together"
            assert len(lobby.people) == 9

            await server.start()
            for phone in phones:
                await phone.connect()
            await phones[0].do("start")
            await phones[1].do("seen", seat=(await phones[1].face()).seat)
            await stop_everything(server, phones, [])  # during the deal
            lobby = kept(database_url, phones[0].code).lobby
            assert lobby.stage == "dealt"
            assert 2 in lobby.seen

            await server.start()
            for phone in phones:
                await phone.connect()
            acknowledged: list[Tapped] = []
            for moment in KILLED_AT[database_url.partition(":")[0]]:
                await kill_at(moment, server, phones, chance, acknowledged)
            await all_play(phones, seed, acknowledged)
            found = kept(database_url, phones[0].code)
            check(found, acknowledged)
            assert found.game.over is not None
            assert acknowledged
            await part(phones)
            check_log(server, phones)

    asyncio.run(evening())


def test_a_clock_that_ran_out_while_the_server_was_down_fires_at_once(tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path / 'tables.db'}"

    async def evening() -> None:
        async with Server(url, tmp_path) as server:
            phones = await gathered([server.base], "classic", 9)
            await phones[0].do("start")
            server.kill()
            await part(phones)
            wind(url, phones[0].code, -5)
            await server.start()  # nobody looks at his card any more, and no phone is there
            await phones[0].connect()
            face = await phones[0].until(lambda face: isinstance(face, faces.Phone) and in_a_call(face))
            assert isinstance(face, faces.Phone)
            assert face.panel is not None
            moment = face.panel.moment
            server.kill()
            await phones[0].hang_up()
            wind(url, phones[0].code, -5)
            await server.start()
            for phone in phones:
                await phone.connect()
            await phones[0].until(
                lambda face: isinstance(face, faces.Phone) and (not face.panel or face.panel.moment > moment)
            )
            assert kept(url, phones[0].code).timed_out[moment] == 1
            await all_play(phones, 3)
            await part(phones)
            check_log(server, phones)

    asyncio.run(evening())


# The polite end


@pytest.mark.parametrize("how", [signal.SIGTERM, signal.SIGINT])
def test_a_polite_end(how: signal.Signals, tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path / 'tables.db'}"

    async def evening() -> None:
        async with Server(url, tmp_path) as server:
            phones = await gathered([server.base], "classic", 9)
            await phones[0].do("start")
            games = [asyncio.create_task(play(phone, random.Random(5), in_a_vote)) for phone in phones]
            await asyncio.sleep(0.3)
            assert await server.stop(how, 10) == 0
            await asyncio.gather(*games, return_exceptions=True)
            await part(phones)
            assert [phone.closed_with for phone in phones] == [1012] * 3  # the service restarts
            check_log(server, phones)
            assert "kept" in server.log().splitlines()[-1]
            kept(url, phones[0].code)

    asyncio.run(evening())


# Two processes


def away(face: Face) -> set[str]:
    """Who is out of reach, as a screen shows it."""
    return {place.name for place in face.places if place.away} if isinstance(face, Screen) else {"?"}


def test_two_processes_serve_one_table(postgresql_url: str, tmp_path: Path) -> None:
    async def hurry(code: str) -> None:
        """Both clocks run out at the same moment, again and again."""
        while True:
            await asyncio.to_thread(wind, postgresql_url, code, 0.15)
            await asyncio.sleep(0.4)

    async def evening() -> None:
        one, two = Server(postgresql_url, tmp_path, "one"), Server(postgresql_url, tmp_path, "two")
        async with one, two:
            phones = await gathered([one.base, two.base], "family", 10, phones=4)
            code = phones[0].code
            await phones[1].do("name", person=2, name="Zoya", gender="f")
            await phones[0].until(lambda face: "Zoya" in {seat.name for seat in getattr(face, "seats", ())})
            screen = Phone(two.base, code, {}, "screen")
            await screen.connect()
            await phones[0].do("start")
            await screen.until(lambda face: isinstance(face, Screen) and not away(face))
            await phones[0].hang_up()
            await screen.until(lambda face: away(face) == {"Vera"})
            await phones[0].connect()
            await screen.until(lambda face: isinstance(face, Screen) and not away(face))

            acknowledged: list[Tapped] = []
            hurrying = asyncio.create_task(hurry(code))
            chance = random.Random(11)
            first = [asyncio.create_task(play(phone, chance, is_over, acknowledged)) for phone in phones]
            await asyncio.sleep(2.0)
            one.kill()  # in the middle of the game; the other goes on
            lost = await asyncio.gather(first[0], first[2], return_exceptions=True)
            assert all(isinstance(end, Lost | faces.Phone) for end in lost), lost
            for phone in (phones[0], phones[2]):
                await phone.connect(two.base)
            again = [play(phone, chance, is_over, acknowledged) for phone in (phones[0], phones[2])]
            await asyncio.gather(first[1], first[3], *again)
            hurrying.cancel()
            found = kept(postgresql_url, code)
            check(found, acknowledged)
            assert found.game.over is not None
            assert found.timed_out
            await part([*phones, screen])
            check_log(one, phones)
            check_log(two, phones)

    asyncio.run(evening())


# A failing database


def test_a_database_that_drops_everybody(postgresql_url: str, tmp_path: Path) -> None:
    async def drop() -> None:
        for _ in range(6):
            await asyncio.sleep(0.3)
            async with await psycopg.AsyncConnection.connect(postgresql_url, autocommit=True) as master:
                await master.execute(CUT_OFF)

    async def evening() -> None:
        async with Server(postgresql_url, tmp_path) as server:
            phones = await gathered([server.base], "classic", 9)
            await phones[0].do("start")
            acknowledged: list[Tapped] = []
            dropping = asyncio.create_task(drop())
            await all_play(phones, 2, acknowledged)
            await dropping
            found = kept(postgresql_url, phones[0].code)
            check(found, acknowledged)
            assert found.game.over is not None
            await phones[0].do("again")
            await part(phones)
            check_log(server, phones, trouble=True)

    asyncio.run(evening())


def test_a_file_that_somebody_else_writes_to(tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path / 'tables.db'}"

    async def evening() -> None:
        async with Server(url, tmp_path) as server:
            phones = await gathered([server.base], "classic", 9)
            with closing(sqlite3.connect(tmp_path / "tables.db", isolation_level=None)) as other:
                other.execute("BEGIN IMMEDIATE")
                asked = asyncio.create_task(phones[1].ask("name", person=2, name="Zoya"))
                async with httpx.AsyncClient(base_url=server.base) as client:
                    assert (await client.get("/healthz")).json()["ok"]
                    assert (await client.get(f"/t/{phones[0].code}/screen")).status_code == 200
                await asyncio.sleep(1.0)
                assert not asked.done()
                other.execute("COMMIT")
            assert (await asked).ok
            assert kept(url, phones[0].code).lobby.people[1].name == "Zoya"
            await part(phones)
            check_log(server, phones)

    asyncio.run(evening())


# The same, looked at from inside


class Seated(msgspec.Struct):
    """A table in this process, and the one device at it."""

    room: Room
    key: str

    async def rename(self, name: str) -> None:
        device = self.room.device(self.key)
        assert device is not None
        await self.room.ask(device, asks.DoName(person=1, name=name))


async def seated(store: Store) -> Seated:
    """Somebody sits at a table whose clock does not run: it would mend by itself what is looked at here."""
    code, key = await Hall(store, Bell("sqlite:///unused"), "http://here").open("en", "classic")
    room = Room(code, store, "http://here")
    await room.load()
    device = room.device(key)
    assert device is not None
    await room.sit(device.id, "Vera", "f")
    return Seated(room, key)


def unsure(room: Room) -> bool:
    """Does what is shown here perhaps lag behind?"""
    return room.unsure


FAILED = StoreError("unreachable", "the line is dead")


@pytest.mark.parametrize("stored", [False, True])
def test_a_commit_that_broke_is_looked_up(
    store: Store, stored: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def evening() -> None:
        table = await seated(store)
        append = store.append

        def fails(*change: object) -> int:
            if stored:
                append(*change)  # type: ignore[arg-type]
            raise FAILED

        monkeypatch.setattr(store, "append", fails)
        if stored:
            await table.rename("Zoya")
        else:
            with pytest.raises(Refused, match="try-again"):
                await table.rename("Zoya")
        monkeypatch.undo()
        assert table.room.lobby.people[0].name == ("Zoya" if stored else "Vera")
        await table.rename("Yana")
        assert table.room.lobby.people[0].name == "Yana"
        assert msgspec.json.decode(store.load(table.room.code).document, type=Lobby) == table.room.lobby

    asyncio.run(evening())


def test_a_table_reads_itself_again_when_the_database_is_back(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def evening() -> None:
        table = await seated(store)
        room, append = table.room, store.append
        room.wake()

        def fails(*change: object) -> int:
            append(*change)  # type: ignore[arg-type]
            monkeypatch.setattr(store, "load", dead)
            raise FAILED

        def dead(code: str) -> None:
            raise FAILED

        monkeypatch.setattr(store, "append", fails)
        with pytest.raises(Refused, match="try-again"):
            await table.rename("Zoya")
        assert unsure(room)
        with pytest.raises(Refused, match="try-again"):
            await table.rename("Yana")
        with pytest.raises(Refused, match="try-again"):
            await Hall(store, Bell("sqlite:///unused"), "http://here").room(room.code)
        monkeypatch.undo()
        patience = time.monotonic() + PATIENCE
        while unsure(room):
            assert time.monotonic() < patience
            await asyncio.sleep(0.05)
        assert room.lobby.people[0].name == "Zoya"
        await room.close()

    asyncio.run(evening())


def test_a_table_is_read_as_it_stood_at_one_version(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    async def evening() -> None:
        table = await seated(store)
        room = table.room
        device = room.device(table.key)
        assert device is not None
        await room.ask(device, asks.DoBots(number=8))
        await room.ask(device, asks.DoStart())
        events = store.events
        late = Room(room.code, store, "http://there")

        def time_is_up(turn: Turn) -> None:
            turn.play(TimeUp(turn.playing().moment))

        def meanwhile(code: str, game: int, after: int = 0) -> list[bytes]:
            """Somebody acts after the document was read and before the events are."""
            monkeypatch.setattr(store, "events", events)
            asyncio.run_coroutine_threadsafe(room.ask(device, asks.DoSeen(seat=1)), loop).result(PATIENCE)
            asyncio.run_coroutine_threadsafe(room.change(time_is_up), loop).result(PATIENCE)
            return events(code, game, after)

        loop = asyncio.get_running_loop()
        monkeypatch.setattr(store, "events", meanwhile)
        await late.load()
        assert late.version < room.version
        assert late.game is not None
        assert late.game.seen == late.lobby.told < room.lobby.told
        await late.refresh()
        assert room.game is not None
        assert (late.version, late.lobby, log(late.game)) == (room.version, room.lobby, log(room.game))
        assert late.drawing.views == room.drawing.views

    asyncio.run(evening())
