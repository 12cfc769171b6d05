"""All the tables this process serves."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Sequence
from contextlib import suppress
from datetime import UTC, datetime, timedelta
from functools import partial
from itertools import count

from msgspec.structs import replace

from omerta.books.files import OwnBook
from omerta.core.commands import Refused
from omerta.table.actions.bot_budget import ThoughtBudget
from omerta.table.balance_meter import Meter
from omerta.table.bookcase import Bookcase, stored
from omerta.table.deck_designer import DeckDesigner
from omerta.table.fault_log import where
from omerta.table.process_memory import give_back
from omerta.table.room import Room
from omerta.table.signpost import Signpost, signpost_at
from omerta.table.state.chosen_deck import with_book
from omerta.table.state.lobby import Device, Lobby
from omerta.table.store.database import StoreError
from omerta.table.store.notify import Bell
from omerta.table.store.presence import RollCall
from omerta.table.store.store import NoSuchTable, Stale, Store
from omerta.table.store.table_time import BEAT, Hourglass
from omerta.table.voice.sounds import SILENT, Sounds
from omerta.table.web.keys import hashed, new_code, new_key

log = logging.getLogger("omerta.table")
STILL_GOING = timedelta(hours=12)
KEPT_FOR = timedelta(days=90)
EMPTY_FOR = timedelta(days=1)
MOST_ROOMS = 5_000
CODES_TO_TRY = 20
TIDY_EVERY = 60.0
SWEEP_EVERY = 3600.0
PUT_AWAY_AFTER = 600.0
A_BREATH = 0.01


class Hall:
    """The tables of this process; each is read from the store when somebody first asks for it."""

    def __init__(
        self,
        store: Store,
        bell: Bell,
        address: str | Signpost,
        quickly: float = 1.0,
        hourglass: Hourglass | None = None,
        telling: float = 0.0,
        sounds: Sounds = SILENT,
        own_books: Sequence[OwnBook] = (),
    ) -> None:
        self.store = store
        self.bookcase = Bookcase(store.book, own_books)
        self.bell = bell
        self.signpost = signpost_at(address)
        self.signpost.changed = self._look
        self.quickly = quickly
        self.telling = telling
        self.sounds = sounds
        self.hourglass = hourglass or Hourglass(store, shared=bell.rings)
        self.meter = Meter()
        self.designer = DeckDesigner(self.meter)
        self.head = ThoughtBudget()
        self.rooms: dict[str, Room] = {}
        self._reading: dict[str, asyncio.Lock] = {}
        self._ear: asyncio.Task[None] | None = None
        self._roll = RollCall(self.rooms, store.tell)
        self._calling: asyncio.Task[None] | None = None
        self._tidying: asyncio.Task[None] | None = None
        self._beating: asyncio.Task[None] | None = None
        self._taking_up: asyncio.Task[None] | None = None

    @property
    def address(self) -> str:
        """What phones are told to open."""
        return self.signpost.address

    def _look(self) -> None:
        for room in self.rooms.values():
            room.look()

    async def start(self) -> None:
        """What others change is heard, and the games that went on when a process stopped are taken up."""
        await asyncio.to_thread(self.hourglass.begin)
        await self.bell.open()
        self._ear = asyncio.create_task(self._listen(), name="bell")
        if self.bell.rings:
            self.bell.hears = self._roll.heard
            self._calling = asyncio.create_task(self._roll.run(), name="roll")
        self._tidying = asyncio.create_task(self._tidy(), name="tidying")
        self._beating = asyncio.create_task(self._beat(), name="hourglass")
        now = datetime.now(UTC)
        await asyncio.to_thread(self.sweep, now)
        codes = [
            code
            for stage in ("dealt", "playing")
            for code in await asyncio.to_thread(self.store.staged, stage, now - STILL_GOING)
        ]
        self._taking_up = asyncio.create_task(self._take_up(codes), name="taking up")

    async def _take_up(self, codes: list[str]) -> None:
        """Read these tables one by one, while those who ask are answered; each waits for its people."""
        for code in codes:
            try:
                if code not in self.rooms:
                    (await self.room(code)).attendance.wait()
            except Exception as error:  # one broken table must not keep the others from going on
                log.error("table %s cannot go on: %s", code, where(error))
            await asyncio.sleep(A_BREATH)

    def still(self) -> None:
        """The house thinks no more and no clock moves: the server is about to close."""
        self.head.close()
        for room in self.rooms.values():
            room.still()

    async def stop(self) -> None:
        """Stop all clocks and the meter; everything is stored already."""
        self.still()
        for task in (self._taking_up, self._ear, self._calling, self._tidying, self._beating):
            if task is not None:
                task.cancel()
                with suppress(asyncio.CancelledError):
                    await task
        if self.bell.rings:
            await self._roll.call()  # the last devices have just gone
        await self.bell.close()
        await self.designer.stop()
        await self.meter.stop()
        await self.sounds.close()
        for room in self.rooms.values():
            await room.close()
        await self._keep_time()

    async def open(self, language: str, book: str) -> tuple[str, str]:
        """A new table: its code, and the key of the device that opened it."""
        key = new_key()
        device = Device("organizer", hashed(key), language, organizer=True)
        for _ in range(CODES_TO_TRY):
            code = new_code()
            opened = with_book(Lobby(code, language, ""), book, self.bookcase.shelf)
            lobby = replace(opened, devices=(device,))
            try:
                await asyncio.to_thread(self._create, lobby)
            except Stale:
                continue
            except StoreError as error:
                log.warning("no table could be opened: %s", error.reason)
                raise Refused("try-again") from None
            log.info("table %s is open", code)
            return code, key
        raise Refused("try-again")

    def _create(self, lobby: Lobby) -> None:
        if lobby.own is not None:
            self.store.keep_book(lobby.own.key, lobby.own.body())
        self.store.create(lobby.code, stored(lobby), lobby.standing())

    async def room(self, code: str) -> Room:
        """The table of this code, or a refusal."""
        found = self.rooms.get(code)
        if found is not None:
            return found
        lock = self._reading.setdefault(code, asyncio.Lock())
        async with lock:
            if code not in self.rooms:
                if len(self.rooms) >= MOST_ROOMS:
                    await self.put_away(self.hourglass.now())
                if len(self.rooms) >= MOST_ROOMS:
                    self._reading.pop(code, None)
                    raise Refused("try-again")
                room = Room(
                    code,
                    self.store,
                    self.signpost,
                    self.quickly,
                    self.meter,
                    self.hourglass.now,
                    head=self.head,
                    telling=self.telling,
                    sounds=self.sounds,
                    bookcase=self.bookcase,
                    designer=self.designer,
                )
                try:
                    await room.load()
                except NoSuchTable:
                    self._reading.pop(code, None)
                    raise Refused("no-such-table") from None
                except StoreError as error:
                    log.warning("table %s: the database does not serve us: %s", code, error.reason)
                    raise Refused("try-again") from None
                if self.bell.rings:
                    room.presence.moved = partial(self._roll.moved, code)
                room.wake()
                self.rooms[code] = room
        return self.rooms[code]

    async def _beat(self) -> None:
        """Store how far the time has come; where nobody else needs to know, only while a clock runs."""
        while True:
            await asyncio.sleep(BEAT)
            if self.bell.rings or any(room.lobby.runs() for room in self.rooms.values()):
                await self._keep_time()

    async def _keep_time(self) -> None:
        with suppress(StoreError):
            await asyncio.to_thread(self.hourglass.beat)

    async def _tidy(self) -> None:
        swept = self.hourglass.now()
        for minute in count(1):
            await asyncio.sleep(TIDY_EVERY)
            await self.put_away(self.hourglass.now() - PUT_AWAY_AFTER)
            give_back(minute)
            if self.hourglass.now() - swept > SWEEP_EVERY:
                swept = self.hourglass.now()
                with suppress(StoreError):
                    await asyncio.to_thread(self.sweep, datetime.now(UTC))

    def sweep(self, now: datetime) -> None:
        """Forget tables nobody has come back to; those where nobody ever sat much sooner than the others."""
        looked_at = [room.code for room in self.rooms.values() if room.listeners]
        self.store.sweep(now - KEPT_FOR, but=looked_at)
        self.store.sweep(now - EMPTY_FOR, "empty", looked_at)
        self.store.forget_books(now - EMPTY_FOR)

    async def put_away(self, before: float) -> None:
        """Let go of the tables nobody looks at since then; they are read again when somebody asks for them.

        Where a game goes on the table stays, with its clock, but what was worded for its phones does not;
        once its clock stands because nobody is there, it may be let go as well.
        """
        for room in [room for room in self.rooms.values() if not room.listeners]:
            room.drawing.forget_words()
            clock = room.lobby.clock
            rests = room.lobby.stage not in ("dealt", "playing") or (clock is not None and clock.alone)
            if rests and room.stirred_at < before:
                del self.rooms[room.code]
                self._reading.pop(room.code, None)
                await room.close()

    async def _listen(self) -> None:
        """What another process has changed is read again; after a silence, everything is."""
        async for code, version in self.bell.listen():
            rooms = [self.rooms[code]] if code in self.rooms else [] if code else [*self.rooms.values()]
            for room in rooms:
                try:
                    await room.refresh(version)
                except Exception as error:
                    log.error("table %s cannot be read again: %s", room.code, where(error))
