"""One table in this process: what is stored of it, who looks at it, and the clock that drives it."""

from __future__ import annotations

import asyncio
import secrets
import time
from collections import Counter
from collections.abc import Callable
from contextlib import suppress
from typing import TypeVar

import msgspec
from msgspec.structs import replace

from omerta.books.shelf import SHELF
from omerta.core import Event, Game, Refused, View, evolve, fold, log, view
from omerta.core import events as ev
from omerta.core.commands import TimeUp
from omerta.core.game import HOST, PUBLIC, Viewer
from omerta.core.moments import Calling, Talking
from omerta.core.view import see
from omerta.table import answers, asks, chat, clocks, gathering, house, panels
from omerta.table.answers import Answer, Asking
from omerta.table.desk import desk, host_notes
from omerta.table.faces import Face, Line, Plea
from omerta.table.keys import hashed
from omerta.table.lobby import Device, Gender, Lobby, join, with_device
from omerta.table.phone import notes, phone
from omerta.table.screen import screen
from omerta.table.store import NoSuchTable, Stale, Store
from omerta.table.telling import Story, manner, tale
from omerta.table.turn import Turn
from omerta.words import lexicon

T = TypeVar("T")
TRIES = 8
BEAT_NIGHT = 0.5
BEAT_DAY = 1.2
BEAT_SPEECH = 2.5
SEEDS = 2**31
SOON = 0.01
RESTING = 3600.0
EVENTS = msgspec.json.Decoder(Event)


class Room:
    """One table. Every change is stored before it is shown; whoever loses a race reads again and retries."""

    def __init__(self, code: str, store: Store, address: str, quickly: float = 1.0) -> None:
        self.code = code
        self.store = store
        self.address = address
        self.beat = quickly
        self.version = 0
        self.lobby = Lobby(code, "en", "classic")
        self.game: Game | None = None
        self.views: dict[Viewer, View] = {}
        self.stories: dict[str, Story] = {}
        self.tales: dict[str, tuple[Line, ...]] = {}
        self.taken_back = 0
        self.listeners: set[Callable[[], None]] = set()
        self.present: Counter[str] = Counter()
        self.stirred_at = time.time()
        self._lock = asyncio.Lock()
        self._stir = asyncio.Event()
        self._clock: asyncio.Task[None] | None = None

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

    async def close(self) -> None:
        """Stop the clock; what was stored stays."""
        if self._clock is not None:
            self._clock.cancel()
            with suppress(asyncio.CancelledError):
                await self._clock

    async def refresh(self, version: int = 0) -> None:
        """Another process may have changed this table."""
        async with self._lock:
            if not version or version > self.version:
                await self.load()
                self._tell()

    async def change(self, do: Callable[[Turn], T]) -> T:
        """Do something to the table: it is stored, and then everybody sees it."""
        async with self._lock:
            for _ in range(TRIES):
                turn = Turn(self.lobby, self.game, time.time())
                found = do(turn)
                if turn.lobby == self.lobby and not turn.events:
                    return found
                try:
                    await self._keep(turn)
                except Stale:
                    await self.load()
                    continue
                self._tell()
                return found
            raise Refused("try-again")

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
            turn.lobby.stage,
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
            self.views, self.stories = {}, {}
            return
        news = told or []
        undone = sum(isinstance(event, ev.Undone) for event in news)
        if afresh:
            self.stories = {}
            self.taken_back = sum(isinstance(event, ev.Undone) for event in log(game))
        else:
            self.taken_back += undone
        viewers: tuple[Viewer, ...] = (PUBLIC, *range(1, game.seats + 1))
        if afresh or undone:
            self.views = {viewer: view(game, viewer) for viewer in viewers}
        elif news:
            self.views = {viewer: see(self.views[viewer], news) for viewer in viewers}

    def _tell(self) -> None:
        self.stirred_at = time.time()
        self._stir.set()
        self._look()

    # What devices see

    def device(self, token: str) -> Device | None:
        """The device that holds this key."""
        key = hashed(token)
        return next((each for each in self.lobby.devices if secrets.compare_digest(each.key, key)), None)

    def story(self, language: str) -> Story:
        """The story of the game in a language, up to now."""
        told = self.stories.setdefault(language, Story(language))
        if self.game is not None:
            told.follow(self.views[PUBLIC], self.game, self.lobby, self.taken_back)
        return told

    def face(self, device: Device | None, kind: str, seat: int = 0) -> Face:
        """What this device shows."""
        lobby, game, now = self.lobby, self.game, time.time()
        own = lobby.device(device.id) if device is not None else None
        language = own.language if own is not None and kind != "screen" else lobby.language
        if game is None or lobby.stage == "gathering":
            here = frozenset(self.present)
            return gathering.gathering(lobby, own, lexicon(language), self.address, here)
        words = manner(language, game)
        lines = self.story(language).lines
        seat = self.seat_here(own, seat)
        if kind == "desk" and own is not None and self.hosts(own):
            seen = desk(game, lobby, self.views[PUBLIC], words, lines, now)
            return replace(seen, pleas=self._pleas(own))
        if kind == "phone" and seat:
            face = phone(
                game,
                lobby,
                seat,
                self.views[seat],
                self.views[PUBLIC],
                words,
                lines,
                lobby.shams.get(seat),
                now,
            )
            said = chat.heard(lobby, seat) if lobby.chat else ()
            return replace(face, pleas=self._pleas(own), chat=said, may_chat=chat.may_chat(lobby, game, seat))
        if kind == "phone" and own is not None and lobby.stage != "over" and not own.watches:
            return gathering.waiting(lobby, own, words)
        shown = screen(game, lobby, self.views[PUBLIC], words, lines, own, now, self._away())
        shown = replace(shown, pleas=self._pleas(own) if own is not None and own.organizer else ())
        return replace(shown, story=self._tale(language)) if game.over is not None else shown

    def _tale(self, language: str) -> tuple[Line, ...]:
        """The whole story with all its secrets: the game is over."""
        assert self.game is not None
        if language not in self.tales:
            self.tales[language] = tale(self.game, self.lobby, language)
        return self.tales[language]

    def seat_here(self, device: Device | None, seat: int = 0) -> int:
        """The seat asked for if this device holds it, else the first one it holds; 0 if it holds none."""
        own = [self.lobby.seat_of(each.id) for each in self.lobby.held_by(device.id)] if device else []
        own = [each for each in own if each]
        return seat if seat in own else next(iter(own), 0)

    def hosts(self, device: Device) -> bool:
        """Is this the desk of a human host? It knows every card, so nobody plays on it."""
        return device.organizer and self.lobby.hosting == "person" and not self.seat_here(device)

    def _pleas(self, device: Device | None) -> tuple[Plea, ...]:
        if device is None:
            return ()
        words = lexicon(device.language)
        return tuple(
            Plea(plea.number, words.say("table-plea", {"name": self.lobby.person(plea.person).name}))
            for plea in self.lobby.pleas
            if plea.device != device.id
        )

    def _away(self) -> frozenset[int]:
        """The seats whose device is out of reach."""
        lobby = self.lobby
        return frozenset(
            seat
            for seat in range(1, len(lobby.seated) + 1)
            if (person := lobby.at(seat)).device and person.device not in self.present
        )

    # What devices do

    def arrive(self, device: str) -> None:
        """A device is connected."""
        self.present[device] += 1
        if self.present[device] == 1:
            self._look()

    def depart(self, device: str) -> None:
        """A connection of a device is lost."""
        self.present[device] -= 1
        if self.present[device] <= 0:
            del self.present[device]
            self._look()

    def _look(self) -> None:
        """Something to see has changed, though nothing has happened."""
        for listener in tuple(self.listeners):
            listener()

    async def enter(self, token: str, language: str, organizer: bool = False, watches: bool = False) -> str:
        """A device comes to the table."""
        device = Device(secrets.token_hex(6), hashed(token), language, organizer, watches)

        def do(turn: Turn) -> str:
            turn.lobby = with_device(turn.lobby, device)
            return device.id

        return await self.change(do)

    def check_name(self, name: str) -> None:
        """A name that cannot be used is refused before anything is made for it."""
        join(self.lobby, name)

    async def sit(self, device: str, name: str, gender: Gender) -> None:
        """Whoever holds a device sits down."""

        def do(turn: Turn) -> None:
            turn.lobby = join(turn.lobby, name, gender, device)

        await self.change(do)

    async def ask(self, device: Device, ask: asks.Ask) -> Answer:
        """Something is asked of the table."""
        words = lexicon(device.language)
        if isinstance(ask, asks.DoWhy):
            return Answer(rules=answers.rules_asked(ask))
        if isinstance(ask, asks.DoNotes):
            return self._notes(device, ask)
        names = tuple(words.say(answers.BOT_NAMES).split(", "))

        def do(turn: Turn) -> None:
            current = turn.lobby.device(device.id)
            if current is None:
                raise Refused("not-yours")
            answers.CHANGES[type(ask)](Asking(turn, current, names, secrets.randbelow(SEEDS)), ask)

        await self.change(do)
        return Answer()

    def _notes(self, device: Device, ask: asks.DoNotes) -> Answer:
        own = self.lobby.device(device.id) or device
        if self.game is not None and not ask.seat and self.hosts(own):
            words = manner(own.language, self.game)
            return Answer(notes=host_notes(self.game, self.lobby, view(self.game, HOST), words))
        seat = self.seat_here(device, ask.seat)
        if self.game is None or seat != ask.seat:
            raise Refused("not-yours")
        return Answer(notes=notes(self.game, self.lobby, self.views[seat], manner(own.language, self.game)))

    # The clock and the house

    async def _run(self) -> None:
        """Sleep until something is due, and do it; a change wakes the clock early."""
        while True:
            self._stir.clear()
            due = self._due() - time.time()
            with suppress(TimeoutError):
                await asyncio.wait_for(self._stir.wait(), max(due, SOON))
                continue
            with suppress(Refused):
                await self.change(self._tick)

    def _due(self) -> float:
        """When something happens next by itself."""
        lobby, game = self.lobby, self.game
        clock = lobby.clock
        if game is None or clock is None or clock.paused or lobby.stage not in ("dealt", "playing"):
            return time.time() + RESTING
        due = clock.ends if "timing" not in game.by_hand or lobby.stage == "dealt" else time.time() + RESTING
        if lobby.stage == "playing":
            if self._house_due():
                due = min(due, self.stirred_at + self._beat())
            if self._all_have_answered():
                due = min(due, clock.ends - clock.total + clocks.SOONEST * self.beat)
        return due

    def _beat(self) -> float:
        """How long the house lets pass before it does the next thing."""
        game = self.game
        if game is not None and panels.is_covered(game):
            return BEAT_NIGHT * self.beat
        talks = game is not None and isinstance(game.now, Talking)
        return (BEAT_SPEECH if talks else BEAT_DAY) * self.beat

    def _bots(self) -> frozenset[int]:
        return self.lobby.played_by_house()

    def _house_due(self) -> bool:
        return self.game is not None and house.is_due(self.game, self._bots(), self.lobby.heard)

    def _all_have_answered(self) -> bool:
        """Where the table goes on together: has every phone been tapped at this call?"""
        game, lobby = self.game, self.lobby
        if lobby.pace != "together" or game is None or not panels.is_covered(game):
            return False
        if isinstance(game.now, Talking):
            return False
        pointed = game.now.gestures if isinstance(game.now, Calling) else {}
        return all(
            seat in lobby.shams or seat in pointed
            for seat in game.living
            if lobby.at(seat).device and not lobby.at(seat).bot
        )

    def _tick(self, turn: Turn) -> None:
        """Whatever is due: the clock has run out, or a player of the house does something."""
        lobby, game = turn.lobby, turn.game
        clock = lobby.clock
        if game is None or clock is None or clock.paused or lobby.stage not in ("dealt", "playing"):
            return
        if lobby.stage == "dealt":
            if clock.ends <= turn.now:
                turn.begin()
            return
        together = (
            self._all_have_answered() and turn.now >= clock.ends - clock.total + clocks.SOONEST * self.beat
        )
        bots = self._bots()
        command = house.next_command(game, bots, self.views)
        kept_by_table = "timing" not in game.by_hand
        if kept_by_table and (clock.ends <= turn.now or (together and command is None)):
            turn.play(TimeUp(game.moment))
            return
        while (speech := house.speeches(game, bots, self.views, turn.lobby.heard)) is not None:
            seat, claims = speech
            turn.lobby = replace(turn.lobby, heard=(*turn.lobby.heard, seat))
            for claim in claims:
                turn.play(claim)
            if claims:
                return
        if command is not None:
            turn.play(command)
