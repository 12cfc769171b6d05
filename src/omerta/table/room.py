"""One table in this process: what is stored of it, who looks at it, and the clock that drives it."""

from __future__ import annotations

import asyncio
import logging
import secrets
import time
from collections.abc import Callable
from contextlib import suppress
from functools import partial
from typing import TypeVar

import msgspec

from omerta.core import Event, Game, Refused, evolve, fold, log
from omerta.table.actions import asks, handlers
from omerta.table.actions.asks import Gender
from omerta.table.actions.bot_budget import ThoughtBudget
from omerta.table.actions.dark import is_covered
from omerta.table.actions.errands import Errand
from omerta.table.actions.turn import Turn
from omerta.table.balance_meter import Estimate, Meter
from omerta.table.bookcase import Bookcase, stored
from omerta.table.deck_designer import DeckDesigner, Design
from omerta.table.faces.answer import Answer
from omerta.table.faces.beats import measured
from omerta.table.faces.deck_question import estimated, question
from omerta.table.faces.drawing import Drawing
from omerta.table.faces.models import Face
from omerta.table.look_ups import LOOKS
from omerta.table.room_clock import RoomClock
from omerta.table.shown_table import ShownTable
from omerta.table.signpost import Signpost, signpost_at
from omerta.table.state import clocks, pleas, score, seats
from omerta.table.state.chosen_book import plain_book, played
from omerta.table.state.devices import with_device
from omerta.table.state.lobby import Device, Lobby
from omerta.table.state.people import join, named, with_done
from omerta.table.store.database import StoreError
from omerta.table.store.presence import Attendance, Presence
from omerta.table.store.store import Kept, NoSuchTable, Stale, Store
from omerta.table.voice.sounds import SILENT, Sounds, with_sound_key
from omerta.table.web.keys import hashed
from omerta.words import lexicon

said = logging.getLogger("omerta.table")
T = TypeVar("T")
TRIES = 8
SEEDS = 2**63
TICK = 0.05
EVENTS = msgspec.json.Decoder(Event)


def _stir(turn: Turn, device: str) -> None:
    turn.lobby = pleas.alive(turn.lobby, device)


class Room:
    """One table. Every change is stored before it is shown; whoever loses a race reads again and retries.

    `quickly` is how long the house takes for what it does, `telling` how long the table takes for what it
    says: 1 is the pace of people, and with 0 everything is told at once.
    """

    def __init__(
        self,
        code: str,
        store: Store,
        address: str | Signpost,
        quickly: float = 1.0,
        meter: Meter | None = None,
        now: Callable[[], float] = time.time,
        head: ThoughtBudget | None = None,
        telling: float = 0.0,
        sounds: Sounds = SILENT,
        bookcase: Bookcase | None = None,
        designer: DeckDesigner | None = None,
    ) -> None:
        self.code = code
        self.store = store
        self.beat = quickly
        self.telling = telling
        self.sounds = sounds
        self.bookcase = bookcase or Bookcase(store.book)
        self.meter = meter
        self.designer = designer
        self.now = now
        self.head = head or ThoughtBudget()
        self.version = 0
        self.lobby = Lobby(code, "en", "classic")
        self.game: Game | None = None
        self.listeners: set[Callable[[], None]] = set()
        self.presence = Presence(self._move)
        self.shown = ShownTable(self)
        self.signpost = signpost_at(address)
        self.drawing = Drawing(self.shown, self.signpost, sounds, self.bookcase.shelf)
        self.attendance = Attendance(self.presence, now)
        self.stirred_at = now()
        self.unsure = False
        self._lock = asyncio.Lock()
        self.clock = RoomClock(self)

    async def load(self) -> None:
        """Read the table as it is stored, and of its game what is not yet known here."""
        kept, lobby = await asyncio.to_thread(self._stored)
        game = self.game if lobby.game == self.lobby.game else None
        news = await self._news(lobby, game.seen if game is not None else 0)
        afresh = game is None
        if game is not None:
            for event in news:
                game = evolve(game, event)
        elif lobby.game and lobby.stage != "gathering":
            game = fold(plain_book(played(lobby)), news)
        self.version, self.lobby = kept.version, lobby
        self.game = game
        self.shown.follow(news, afresh)

    def _stored(self) -> tuple[Kept, Lobby]:
        kept = self.store.load(self.code)
        return kept, self.bookcase.lobby(kept.document)

    async def _news(self, lobby: Lobby, known: int) -> list[Event]:
        """The events after these that belong to the document; others may have come since it was read."""
        if lobby.told == known:
            return []
        bodies = await asyncio.to_thread(self.store.events, self.code, lobby.game, known)
        if known + len(bodies) < lobby.told:
            raise NoSuchTable(self.code)  # swept away between the two readings
        return [EVENTS.decode(body) for body in bodies[: lobby.told - known]]

    def wake(self) -> None:
        """The clock of this table runs in this process."""
        self.clock.wake()

    def still(self) -> None:
        """The clock does nothing more."""
        self.clock.still()

    async def close(self) -> None:
        """Stop the clock; what was stored stays."""
        await self.clock.close()

    async def refresh(self, version: int = 0) -> None:
        """Another process may have changed this table."""
        async with self._lock:
            if not version or version > self.version:
                with suppress(Refused):
                    await self._read_again()

    async def change(self, do: Callable[[Turn], T], mind: str = "") -> T:
        """Do something to the table: it is stored, and then everybody sees it.

        With a `mind` the house may have to think about it for long.
        """
        asked = time.monotonic()
        async with self._lock:
            if self.unsure:
                await self._read_again()
            covered = self.is_covered()
            for _ in range(TRIES):
                now = self.now()
                lobby = score.caught_up(self.lobby, self.shown.told, now, self.shown.free)
                turn = Turn(lobby, self.game, now, time.time(), self._measure)
                found = await self.head.apart(mind, partial(do, turn))
                if turn.lobby == self.lobby and not turn.events:
                    return found
                try:
                    await self._keep(turn)
                except Stale:
                    await self._read_again()
                except StoreError as error:
                    await self._doubt(error, turn)
                    return found
                else:
                    self.tell(covered or self.is_covered(), asked)
                    return found
            raise Refused("try-again")

    def _measure(self, lobby: Lobby, game: Game, known: int) -> tuple[score.Beat, ...]:
        if not self.telling or ("timing" in game.by_hand and not self._is_watched(lobby)):
            return ()
        return measured(lobby, game, known, self.telling, self.sounds.lasts)

    def _is_watched(self, lobby: Lobby) -> bool:
        """Does anything but the desk show the game? Else its host only reads, and has nothing to play."""
        desk = pleas.desk_of(lobby)
        return bool(self.presence.all() - {desk.id if desk is not None else "", lobby.remote})

    async def _read_again(self) -> None:
        """Read what is stored and show it; a refusal where that cannot be done now."""
        self.attendance.defer()
        try:
            await self.load()
        except NoSuchTable:
            raise Refused("no-such-table") from None
        except StoreError as error:
            self._fail(error)
            raise Refused("try-again") from None
        if self.unsure:
            said.info("table %s is read again", self.code)
        self.unsure = False
        self.tell(self.is_covered())

    async def _doubt(self, error: StoreError, turn: Turn) -> None:
        """Nobody knows whether this turn was stored: read again, and refuse it unless it was."""
        self._fail(error)
        version, known = self.version, self.game.seen if self.game is not None else 0
        same = turn.lobby.game == self.lobby.game
        await self._read_again()
        stored = log(self.game)[known if same else 0 :] if self.game is not None else ()
        kept = self.version == version + 1 and self.lobby == turn.lobby and stored == tuple(turn.events)
        if not kept:
            raise Refused("try-again")

    def _fail(self, error: StoreError) -> None:
        """The database does not serve: what is shown here may be old, and the clock sees to it."""
        if not self.unsure:
            said.warning("table %s: the database does not serve us: %s", self.code, error.reason)
        self.unsure = True
        self.clock.stir()

    async def _keep(self, turn: Turn) -> None:
        turn.lobby = with_sound_key(turn.lobby)
        same = turn.lobby.game == self.lobby.game
        first = (self.game.seen if same and self.game is not None else 0) + 1
        bodies = [msgspec.json.encode(event) for event in turn.events]
        if turn.lobby.own is not None and turn.lobby.own != self.lobby.own:
            await asyncio.to_thread(self.store.keep_book, turn.lobby.own.key, turn.lobby.own.body())
        document = stored(turn.lobby)
        self.version = await asyncio.to_thread(
            self.store.append,
            self.code,
            self.version,
            document,
            turn.lobby.standing(),
            turn.lobby.game,
            first,
            bodies,
        )
        self.lobby, self.game = turn.lobby, turn.game
        self.shown.follow(turn.events, not same, turn.now)

    def tell(self, covered: bool = False, asked: float = 0.0) -> None:
        self.stirred_at = self.now()
        self.clock.stir()
        if self.meter is not None:
            self.meter.stir()
        if covered and TICK:
            asyncio.get_running_loop().call_later(self._to_the_tick(asked), self.look)
        else:
            self.look()

    def is_covered(self) -> bool:
        """Do all phones look alike now, whoever is called?"""
        return self.game is not None and self.lobby.stage == "playing" and is_covered(self.game)

    def _to_the_tick(self, asked: float) -> float:
        """How long it is until phones are told what was asked in the dark: up to the second tick after it.

        It hangs on when it was asked and not on when it was done, which takes longer where it counts.
        """
        tick, now = TICK * self.beat, time.monotonic()
        due = (asked // tick + 2) * tick
        return due - now if due > now else tick - now % tick

    async def unhurried(self, covered: bool, asked: float) -> None:
        """What counts takes longer than what does not: in the dark all is answered at a tick."""
        if covered and TICK:
            await asyncio.sleep(self._to_the_tick(asked))

    def device(self, token: str) -> Device | None:
        """The device that holds this key."""
        key = hashed(token)
        return next((each for each in self.lobby.devices if secrets.compare_digest(each.key, key)), None)

    async def greet(self, device: str) -> None:
        """A device is connected: nobody else gets a seat that is its own."""
        self.attend()
        if pleas.alive(self.lobby, device) != self.lobby:
            with suppress(Refused):
                await self.change(lambda turn: _stir(turn, device))

    def here(self) -> frozenset[str]:
        """The devices that are connected, to whichever process."""
        return self.presence.all()

    def estimate(self) -> Estimate | None:
        """What the meter knows of the deck."""
        return estimated(self.meter, self.lobby)

    def design(self) -> Design | None:
        """What has become of the wish for another deck."""
        return self.designer.design(self.code) if self.designer is not None else None

    def face(self, device: Device | None, kind: str, seat: int = 0) -> Face:
        """What this device shows."""
        return self.drawing.face(device, kind, seat)

    # What devices do

    def look(self) -> None:
        """Something to see has changed, though nothing has happened."""
        for listener in tuple(self.listeners):
            listener()

    async def enter(self, token: str, language: str, watches: bool = False, mark: str = "") -> str:
        """A device comes to the table; the mark stands for where it comes from."""
        device = Device(secrets.token_hex(6), hashed(token), language, watches=watches, mark=mark)

        def do(turn: Turn) -> str:
            gone = self.presence.gone(each.id for each in turn.lobby.devices)
            turn.lobby = with_device(turn.lobby, device, gone)
            return device.id

        return await self.change(do)

    def check_seat(self, name: str, device: Device | None, mark: str = "") -> None:
        """Whoever cannot sit down by this name, or from there, is refused before anything is made for him."""
        id, mark = (device.id, device.mark) if device is not None else ("", mark)
        seats.need_open(self.lobby, id, mark, self.now())
        join(self._with_room(self.lobby), name)

    def _with_room(self, lobby: Lobby) -> Lobby:
        return seats.with_room(
            lobby, self.presence.absent(each.device for each in lobby.people if each.device)
        )

    async def sit(self, device: str, name: str, gender: Gender, emblem: str = "", colour: str = "") -> int:
        """Whoever holds a device sits down, with this emblem if nobody has it by now; his number."""

        def do(turn: Turn) -> int:
            own = turn.lobby.device(device)
            seats.need_open(turn.lobby, device, own.mark if own is not None else "", turn.now)
            turn.lobby = join(self._with_room(turn.lobby), name, gender, device, emblem=emblem, colour=colour)
            return named(turn.lobby, name).id

        person = await self.change(do)
        self.presence.absent([device])  # if it never comes, it has been away since now
        return person

    async def ask(self, device: Device, ask: asks.Ask) -> Answer:
        """Something is asked of the table."""
        self.attend()
        words = lexicon(device.language)
        look = LOOKS.get(type(ask))
        if look is not None:
            await self.greet(device.id)  # whoever looks something up is there
            return look(self, device, ask)
        names = tuple(words.say(handlers.BOT_NAMES).split(", "))

        def do(turn: Turn) -> None:
            current = turn.lobby.device(device.id)
            if current is None:
                raise Refused("not-yours")
            if turn.lobby.has_done(device.id, ask.once):
                return
            turn.lobby = clocks.attended(turn.lobby, turn.now)
            living = frozenset(self.shown.game.living if self.shown.game is not None else ())
            chance, shelf = secrets.randbelow(SEEDS), self.bookcase.shelf
            errand = Errand(turn, current, names, chance, self.presence.all(), living, shelf)
            handlers.carry_out(errand, ask)
            turn.lobby = pleas.alive(turn.lobby, device.id)
            turn.lobby = clocks.bounded(turn.lobby, turn.now)
            turn.lobby = with_done(turn.lobby, device.id, ask.once)

        try:
            await self.change(do)
        except Refused:
            if not self.lobby.has_done(device.id, ask.once):  # it may be stored though nobody could say so
                raise
        return Answer()

    def look_on_the_meter(self) -> None:
        """Somebody builds the deck and looks at what to expect of it."""
        if self.meter is not None:
            self.meter.look(self.code, lambda: question(self.lobby), self.look)

    # The clock and the house

    def attend(self) -> None:
        """Somebody comes, goes or asks: for a while the table counts as attended."""
        self.attendance.mark()
        self.clock.stir()

    def _move(self) -> None:
        self.attend()
        self.look()
