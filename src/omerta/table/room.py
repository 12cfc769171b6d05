"""One table in this process: what is stored of it, who looks at it, and the clock that drives it."""

from __future__ import annotations

import asyncio
import logging
import secrets
import time
from collections.abc import Callable
from contextlib import suppress
from functools import partial
from typing import TypeGuard, TypeVar

import msgspec
from msgspec.structs import replace

from omerta.books.shelf import SHELF
from omerta.core import Event, Game, Refused, View, evolve, fold, log, view
from omerta.core import events as ev
from omerta.core.game import HOST, PUBLIC, Viewer
from omerta.core.view import own_view, see
from omerta.table.actions import asks, handlers, timers
from omerta.table.actions.bot_budget import Head
from omerta.table.actions.bot_thoughts import Thoughts
from omerta.table.actions.dark import is_covered
from omerta.table.actions.handlers import Asking
from omerta.table.actions.turn import Turn
from omerta.table.balance_meter import Meter
from omerta.table.faces import gathering, padding
from omerta.table.faces.answer import Answer
from omerta.table.faces.cache import Shared
from omerta.table.faces.deck_question import estimated, question
from omerta.table.faces.desk import desk
from omerta.table.faces.models import Desk, Face, Held, Line, Phone, Screen
from omerta.table.faces.notebook import host_notes
from omerta.table.faces.phone import kept_phone, notes
from omerta.table.faces.screen import covered_desk, screen
from omerta.table.faces.story import Notice, Story, manner, notices, tale
from omerta.table.fault_log import where
from omerta.table.state import clocks, pleas, seats
from omerta.table.state.devices import with_device
from omerta.table.state.lobby import Device, Gender, Lobby, join, with_done
from omerta.table.store.database import StoreError
from omerta.table.store.presence import Attendance, Presence
from omerta.table.store.store import NoSuchTable, Stale, Store
from omerta.table.web.keys import hashed
from omerta.words import Lexicon, lexicon

said = logging.getLogger("omerta.table")
T = TypeVar("T")
Told = TypeVar("Told", Phone, Desk, Screen)
TRIES = 8
SEEDS = 2**63
SOON = 0.01
RECOVERY = 1.0
RESTING = 3600.0
TICK = 0.05
EVENTS = msgspec.json.Decoder(Event)


def _stir(turn: Turn, device: str) -> None:
    turn.lobby = pleas.alive(turn.lobby, device)


def is_running(face: Face) -> TypeGuard[Phone]:
    """Is this the phone of a seat in a game that goes on?"""
    return isinstance(face, Phone) and face.stage != "over"


def uncovered(face: Phone) -> Phone:
    """What of a phone anybody may see: without what is under the thumb, its choice, and what it has heard."""
    panel = face.panel and replace(face.panel, chosen=None)
    return replace(face, held=Held("", ""), panel=panel, chat=())


class Room:
    """One table. Every change is stored before it is shown; whoever loses a race reads again and retries."""

    def __init__(
        self,
        code: str,
        store: Store,
        address: str,
        quickly: float = 1.0,
        meter: Meter | None = None,
        now: Callable[[], float] = time.time,
        guide: str = "",
        head: Head | None = None,
    ) -> None:
        self.code = code
        self.store = store
        self.address = address
        self.guide = guide
        self.beat = quickly
        self.meter = meter
        self.now = now
        self.head = head or Head()
        self.thoughts = Thoughts(self.head)
        self.version = 0
        self.lobby = Lobby(code, "en", "classic")
        self.game: Game | None = None
        self.views: dict[Viewer, View] = {}
        self.stories: dict[str, Story] = {}
        self.shared: dict[Lexicon, Shared] = {}
        self.tales: dict[str, tuple[Line, ...]] = {}
        self.taken_back = 0
        self.notices: tuple[Notice, ...] = ()
        self._width = (-1, 0)
        self._sober: dict[int, tuple[int, View]] = {}
        self.listeners: set[Callable[[], None]] = set()
        self.presence = Presence(self._move)
        self.attendance = Attendance(self.presence, now)
        self.stirred_at = now()
        self.unsure = False
        self._lock = asyncio.Lock()
        self._stir = asyncio.Event()
        self._clock: asyncio.Task[None] | None = None
        self._closed = False

    async def load(self) -> None:
        """Read the table as it is stored, and of its game what is not yet known here."""
        kept = await asyncio.to_thread(self.store.load, self.code)
        lobby = msgspec.json.decode(kept.document, type=Lobby)
        game = self.game if lobby.game == self.lobby.game else None
        news = await self._news(lobby, game.seen if game is not None else 0)
        afresh = game is None
        if game is not None:
            for event in news:
                game = evolve(game, event)
        elif lobby.game:
            game = fold(SHELF[lobby.book], news)
        self.version, self.lobby = kept.version, lobby
        self._show(game, afresh, news)

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
        if self._clock is None or self._clock.done():
            self._clock = asyncio.create_task(self._run(), name=f"clock of {self.code}")

    def still(self) -> None:
        """The clock does nothing more."""
        self._closed = True
        self.thoughts.stop()
        if self._clock is not None:
            self._clock.cancel()

    async def close(self) -> None:
        """Stop the clock; what was stored stays. A change may swallow a cancellation: it is said twice."""
        self.still()
        if self._clock is not None:
            with suppress(asyncio.CancelledError):
                await self._clock

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
        async with self._lock:
            if self.unsure:
                await self._read_again()
            covered = self.is_covered()
            for _ in range(TRIES):
                turn = Turn(self.lobby, self.game, self.now(), time.time())
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
                    self._tell(covered or self.is_covered())
                    return found
            raise Refused("try-again")

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
        self._tell(self.is_covered())

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
        self._stir.set()

    async def _keep(self, turn: Turn) -> None:
        same = turn.lobby.game == self.lobby.game
        first = (self.game.seen if same and self.game is not None else 0) + 1
        bodies = [msgspec.json.encode(event) for event in turn.events]
        document = msgspec.json.encode(turn.lobby)
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
        self.lobby = turn.lobby
        self._show(turn.game, afresh=not same, told=turn.events)

    def _show(self, game: Game | None, afresh: bool, told: list[Event] | None = None) -> None:
        """Every seat sees what it may of what has happened."""
        self.game, self.tales = game, {}
        if game is None:
            self.views, self.stories, self.shared = {}, {}, {}
            return
        news = told or []
        undone = sum(isinstance(event, ev.Undone) for event in news)
        if afresh:
            self.stories = {}
            self.taken_back = sum(isinstance(event, ev.Undone) for event in log(game))
        else:
            self.taken_back += undone
        if afresh or any(isinstance(event, ev.Undone | ev.Overruled) for event in news):
            self.notices = notices(game)
        viewers: tuple[Viewer, ...] = (PUBLIC, *range(1, game.seats + 1))
        if afresh or undone:
            self.views, self.shared = {viewer: view(game, viewer) for viewer in viewers}, {}
        elif news:
            self.views = {viewer: see(self.views[viewer], news) for viewer in viewers}

    def _tell(self, covered: bool = False) -> None:
        self.stirred_at = self.now()
        self._stir.set()
        if self.meter is not None:
            self.meter.stir()
        if covered and TICK:
            asyncio.get_running_loop().call_later(self._to_the_tick(), self._look)
        else:
            self._look()

    def is_covered(self) -> bool:
        """Do all phones look alike now, whoever is called?"""
        return self.game is not None and self.lobby.stage == "playing" and is_covered(self.game)

    def _to_the_tick(self) -> float:
        """How long it is until phones are next told what was done in the dark."""
        tick = TICK * self.beat
        return tick - time.monotonic() % tick

    async def unhurried(self, covered: bool) -> None:
        """What counts takes longer than what does not: in the dark all is answered at the next tick."""
        if covered and TICK:
            await asyncio.sleep(self._to_the_tick())

    # What devices see

    def device(self, token: str) -> Device | None:
        """The device that holds this key."""
        key = hashed(token)
        return next((each for each in self.lobby.devices if secrets.compare_digest(each.key, key)), None)

    def forget_words(self) -> None:
        """Nobody looks: what was worded can be worded again."""
        self.stories, self.shared, self.tales = {}, {}, {}

    def story(self, language: str) -> Story:
        """The story of the game in a language, up to now."""
        told = self.stories.setdefault(language, Story(language))
        if self.game is not None:
            told.follow(self.views[PUBLIC], self.game, self.lobby, self.taken_back, self.notices)
        return told

    def face(self, device: Device | None, kind: str, seat: int = 0) -> Face:
        """What this device shows."""
        lobby, game, now = self.lobby, self.game, self.now()
        own = lobby.device(device.id) if device is not None else None
        language = own.language if own is not None and kind != "screen" else lobby.language
        if game is None or lobby.stage == "gathering":
            here, known = self.presence.all(), estimated(self.meter, lobby)
            return gathering.gathering(lobby, own, lexicon(language), self.address, here, known, self.guide)
        words = manner(language, game)
        shared = self.shared.get(words) or self.shared.setdefault(words, Shared(words))
        seat = self.seat_here(own, seat)
        if kind == "phone" and seat:
            views = (self.seen_at(seat), self.views[PUBLIC])
            told = partial(self.story, language)
            asked = gathering.pleas(lobby, own, words)
            held = kept_phone(game, lobby, seat, views, shared, told, asked, now)
            return self._whole(held, language)
        lines = self.story(language).lines
        asks_for = gathering.pleas(lobby, own, words)
        if kind == "desk" and own is not None and self.hosts(own):
            seen = desk(game, lobby, self.views, words, lines, now)
            return self._whole(replace(seen, pleas=asks_for), language)
        is_desk = own is not None and own == pleas.desk_of(lobby)
        watches = own is None or own.watches or is_desk
        if kind == "phone" and own is not None and lobby.stage != "over" and not watches:
            return gathering.waiting(lobby, own, words, self.presence.all(), game.living)
        shown = screen(game, lobby, self.views[PUBLIC], shared, lines, own, now, self._away())
        shown = replace(shown, pleas=asks_for)
        if kind == "desk" and is_desk and own is not None:
            return covered_desk(shown, words, any(each.device == own.id for each in lobby.pleas))
        return self._whole(shown, language)

    def _whole(self, face: Told, language: str) -> Told:
        """When the game is over everybody reads the whole story with all its secrets."""
        if self.game is None or self.game.over is None:
            return face
        if language not in self.tales:
            self.tales[language] = tale(self.game, self.lobby, language)
        return replace(face, story=self.tales[language])

    def news(self, face: Face) -> object:
        """What makes a face worth sending: it is another than the one before.

        The phones of a running game are sent every change that is stored, all at the same moment: whether
        one of them shows something new is nobody's business.
        """
        if is_running(face):
            return self.version, face.seat
        still = replace(face, clock=None) if isinstance(face, Phone | Screen | Desk) else face
        return still, self.lobby.clock

    def width(self, face: Face) -> int:
        """How long a message with this face is: the same for all phones, and by public facts alone."""
        if not is_running(face):
            return 0
        if self._width[0] != self.version:
            lobby = self.lobby
            shown = [
                self.face(lobby.device(person.device), "phone", lobby.seat_of(person.id))
                for person in lobby.people
                if person.device
            ]
            longest = max(len(msgspec.json.encode(uncovered(each))) for each in shown if is_running(each))
            hidden = padding.room_for_secrets((person.name for person in lobby.people), lobby.chat)
            self._width = self.version, padding.rounded(longest + hidden + padding.SPARE, padding.FACE)
        return self._width[1]

    def seat_here(self, device: Device | None, seat: int = 0) -> int:
        """The seat asked for if this device holds it, else the first one it holds; 0 if it holds none."""
        own = [self.lobby.seat_of(each.id) for each in self.lobby.held_by(device.id)] if device else []
        own = [each for each in own if each]
        return seat if seat in own else next(iter(own), 0)

    def seen_at(self, seat: int) -> View:
        """What the device of a seat may show of it: whoever still plays there does not look at all cards."""
        seen, game = self.views[seat], self.game
        assert game is not None
        if (
            not seen.hosting
            or game.over is not None
            or not self.lobby.may_be_told_to_the_living(seat, game.living)
        ):
            return seen
        if seat not in self._sober or self._sober[seat][0] != game.seen:
            self._sober[seat] = game.seen, own_view(game, seat)
        return self._sober[seat][1]

    async def greet(self, device: str) -> None:
        """A device is connected: nobody else gets a seat that is its own."""
        self.attend()
        if pleas.alive(self.lobby, device) != self.lobby:
            with suppress(Refused):
                await self.change(lambda turn: _stir(turn, device))

    def hosts(self, device: Device) -> bool:
        """Is this the desk of a human host? It knows every card, so nobody plays on it."""
        lobby = self.lobby
        leads = lobby.led or (lobby.hosting == "person" and lobby.stage == "over")
        return leads and device.organizer and device.id not in lobby.played_on

    def _away(self) -> frozenset[int]:
        """The seats whose device is out of reach."""
        lobby, here = self.lobby, self.presence.all()
        return frozenset(
            seat
            for seat in range(1, len(lobby.seated) + 1)
            if (person := lobby.at(seat)).device and person.device not in here
        )

    # What devices do

    def _look(self) -> None:
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

    async def sit(self, device: str, name: str, gender: Gender) -> None:
        """Whoever holds a device sits down."""

        def do(turn: Turn) -> None:
            own = turn.lobby.device(device)
            seats.need_open(turn.lobby, device, own.mark if own is not None else "", turn.now)
            turn.lobby = join(self._with_room(turn.lobby), name, gender, device)

        await self.change(do)
        self.presence.absent([device])  # if it never comes, it has been away since now

    async def ask(self, device: Device, ask: asks.Ask) -> Answer:
        """Something is asked of the table."""
        self.attend()
        words = lexicon(device.language)
        if isinstance(ask, asks.DoWhy):
            return Answer(rules=handlers.rules_asked(ask, device.language))
        if isinstance(ask, asks.DoNotes):
            return self._notes(device, ask)
        if isinstance(ask, asks.DoWeigh):
            return self._weigh(device)
        names = tuple(words.say(handlers.BOT_NAMES).split(", "))

        def do(turn: Turn) -> None:
            current = turn.lobby.device(device.id)
            if current is None:
                raise Refused("not-yours")
            if turn.lobby.has_done(device.id, ask.once):
                return
            turn.lobby = clocks.attended(turn.lobby, turn.now)
            asking = Asking(turn, current, names, secrets.randbelow(SEEDS), self.presence.all())
            handlers.CHANGES[type(ask)](asking, ask)
            turn.lobby = pleas.alive(turn.lobby, device.id)
            turn.lobby = with_done(turn.lobby, device.id, ask.once)

        try:
            await self.change(do)
        except Refused:
            if not self.lobby.has_done(device.id, ask.once):  # it may be stored though nobody could say so
                raise
        return Answer()

    def _notes(self, device: Device, ask: asks.DoNotes) -> Answer:
        own = self.lobby.device(device.id) or device
        if self.game is not None and not ask.seat and self.hosts(own):
            words = manner(own.language, self.game)
            return Answer(notes=host_notes(self.game, self.lobby, view(self.game, HOST), words))
        seat = self.seat_here(device, ask.seat)
        if self.game is None or not seat or seat != ask.seat:
            raise Refused("not-yours")
        return Answer(notes=notes(self.game, self.lobby, self.seen_at(seat), manner(own.language, self.game)))

    def _weigh(self, device: Device) -> Answer:
        own = self.lobby.device(device.id)
        if own is None or not own.organizer:
            raise Refused("organizer-only")
        if self.meter is not None:
            self.meter.look(self.code, lambda: question(self.lobby), self._look)
        return Answer()

    # The clock and the house

    def attend(self) -> None:
        """Somebody comes, goes or asks: for a while the table counts as attended."""
        self.attendance.mark()
        self._stir.set()

    def _move(self) -> None:
        self.attend()
        self._look()

    async def _run(self) -> None:
        """Sleep until something is due, and do it; a change wakes the clock early."""
        while not self._closed:
            self._stir.clear()
            self._think_ahead()
            due = self._due() - self.now()
            with suppress(TimeoutError):
                async with asyncio.timeout(max(due, SOON)):  # wait_for may swallow the end of this task
                    await self._stir.wait()
                continue
            try:
                thinks = self.lobby.played_by_house() and not self.is_covered()
                await self.change(self._go_on, self.lobby.mind if thinks else "")
            except Refused as refusal:
                if refusal.reason == "no-such-table":
                    return
                await asyncio.sleep(RECOVERY)
            except Exception as error:  # one table must not stand for ever because of one moment
                said.error("table %s: its clock stumbled: %s", self.code, where(error))
                await asyncio.sleep(RECOVERY)

    def _think_ahead(self) -> None:
        """In the dark the bot that taps next thinks before its time comes; at a table that runs."""
        if self.game is not None and self.is_covered() and self.lobby.runs() and self.attendance.is_here():
            self.thoughts.begin(self.lobby, self.game, self.views)

    def _due(self) -> float:
        """When something happens next by itself."""
        if self.unsure:
            return self.now() + RECOVERY
        found = timers.due(self.lobby, self.game, self.stirred_at, self.beat)
        return self.attendance.due(self.lobby.clock, found) or self.now() + RESTING

    def _go_on(self, turn: Turn) -> None:
        turn.lobby = self.attendance.settle(turn.lobby, turn.now)
        if self.attendance.is_here():
            self._tick(turn)

    def _tick(self, turn: Turn) -> None:
        with self.head.thinking(turn.lobby.mind) as mind:
            timers.tick(turn, self.views, self.stirred_at, self.beat, mind, self.thoughts.ready)
