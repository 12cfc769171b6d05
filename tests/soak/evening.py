"""One table of a soak: people who play, nap, mistype, switch off, leave and return, and strangers who try."""

from __future__ import annotations

import asyncio
import random
import time
from collections.abc import Awaitable, Callable
from contextlib import suppress

import httpx
from tests.soak.judging import differences, leaks, overwritten
from tests.soak.listening import Listener
from tests.soak.tally import Tally
from tests.table.keeping import check, kept
from tests.table.playing import A_MOMENT, Lost, Phone, Server, Tapped, gathered, is_over, play

from omerta.books.shelf import SHELF
from omerta.table.faces import face_parts
from omerta.table.faces import models as faces
from omerta.table.faces.gathering_model import Gathering, Waiting
from omerta.table.faces.models import Face
from omerta.table.state.pleas import STANDS

HABITS_A_FACE = 0.1
LONGEST_GAME = 240.0
BORED = 2.0
FRIEND = "Friend"
LETTERS = "ABCDEFGHJKMNPQRSTUVWXYZ23456789"


class Evening:
    """A table at a server, game after game; `keeps` says whether it stays the same table for all of them."""

    def __init__(
        self, server: Server, chance: random.Random, tally: Tally, until: float, keeps: bool
    ) -> None:
        self.server = server
        self.chance = chance
        self.tally = tally
        self.until = until
        self.keeps = keeps
        self.phones: list[Listener] = []
        self.acknowledged: list[Tapped] = []
        self.has_stranger = False
        self.waits_for_somebody = False
        self.habits: tuple[Callable[[Listener], Awaitable[None]], ...] = (
            self.nap,
            self.nap,
            self.switch_off,
            self.mistype,
            self.watch,
            self.snoop,
            self.let_a_stranger_try,
            self.leave_and_return,
        )

    @property
    def goes_on(self) -> bool:
        """Is there time left?"""
        return time.monotonic() < self.until

    async def run(self) -> None:
        """Play until the time is over."""
        while self.goes_on:
            try:
                if not (self.keeps and self.phones):
                    await self.gather()
                await self.one_game()
            except (Lost, httpx.HTTPError):
                self.phones = []  # the server went while they sat down: they open another table
            except (AssertionError, ExceptionGroup) as error:
                self.tally.errors.append(f"an evening ended with {error!r}")
                self.phones = []
        for phone in self.phones:
            await phone.hang_up()

    async def gather(self) -> None:
        """Open a table of a book by chance; sometimes a friend shares the first phone."""
        for phone in self.phones:
            await phone.hang_up()
        self.phones = []
        book = self.chance.choice(sorted(SHELF))
        people = SHELF[book].deck.least + self.chance.randint(1, 4)
        plain = await gathered([self.server.base], book, people, self.chance.randint(2, 4))
        found = [Listener(phone) for phone in plain]
        if self.chance.random() < 0.3:
            await plain[0].do("friend", name=FRIEND)
            found.append(
                Listener(plain[0], seat=seat_of(await plain[0].until(lambda face: seat_of(face) > 0)))
            )
        for each in plain:
            await each.hang_up()
        for listener in found:
            await listener.connect()
        self.phones = found

    async def one_game(self) -> None:
        """Deal, play to the end whatever happens, and look at what came of it."""
        for phone in self.phones:
            phone.arrivals, phone.tried = [], {}
        self.acknowledged = []
        host = self.phones[0]
        if not isinstance(host.shown, Gathering):  # he may have lost his seat, and the house still plays
            while not (await host.ask("again")).ok and self.goes_on:
                await asyncio.sleep(A_MOMENT)
        await host.gathering()
        await host.do("start")
        left = self.until - time.monotonic()
        try:
            async with asyncio.timeout(min(LONGEST_GAME, left)), asyncio.TaskGroup() as together:
                for phone in self.phones:
                    together.create_task(self.player(phone))
        except TimeoutError:
            if left > LONGEST_GAME:
                self.tally.stalled.append(f"{host.code}: " + "; ".join(map(str, self.phones)))
                self.phones = []
                return
        self.look_back()

    def look_back(self) -> None:
        """Hold what the phones were told against what is stored."""
        found, tally = kept(self.server.url, self.phones[0].code), self.tally
        if not found.events:
            return
        tally.done["games"] += found.game.over is not None
        tally.done["actions"] += len(self.acknowledged)
        clock = found.lobby.clock
        try:
            check(found, [each for each in self.acknowledged if clock is None or each.moment != clock.moment])
        except AssertionError as error:
            tally.lost.append(f"{found.lobby.book}: {error}")
        tally.lost += overwritten(found, self.phones, self.acknowledged)  # the time may end between two taps
        told, unlike = list(leaks(found, self.phones)), list(differences(found, self.phones))
        tally.done["faces"] += len(told)
        tally.done["moments"] += len(unlike)
        tally.leaked += [each for each in told if each]
        tally.differences += [each for each in unlike if each]

    def look_at_the_dead(self) -> None:
        """The server was just killed: what it had acknowledged is in its database."""
        if self.phones and self.acknowledged:
            acknowledged = [*self.acknowledged]
            self.tally.lost += overwritten(
                kept(self.server.url, self.phones[0].code), self.phones, acknowledged
            )

    # A person

    async def player(self, phone: Listener) -> None:
        """Play to the end; now and then do what people do."""

        def stirs(face: faces.Phone) -> bool:
            return bool(unanswered(face)) or self.chance.random() < HABITS_A_FACE

        while self.goes_on:
            try:
                if not phone.is_connected:
                    await phone.connect()
                if not is_seated(await phone.until(has_begun)):
                    return  # he has left, or the game was over before he could come back
                async with asyncio.timeout(BORED):
                    face = await play(phone, self.chance, stirs, self.acknowledged)
                if is_over(face):
                    return
                await self.answer_pleas(phone)
                await self.be_ready(phone)
                if self.chance.random() < 0.5:
                    habit = self.chance.choice(self.habits)
                    phone.does = habit.__name__
                    await habit(phone)
                    phone.does = ""
            except Lost:
                await asyncio.sleep(A_MOMENT)
            except TimeoutError:
                with suppress(Lost):
                    await self.be_ready(phone)

    async def answer_pleas(self, phone: Listener) -> None:
        """Let a friend come back; a stranger has no voice at this table."""
        for plea in unanswered(phone.phone):
            await phone.ask("let-back", plea=plea.number, yes=not self.has_stranger)

    async def be_ready(self, phone: Listener) -> None:
        """Whoever has nothing more to say does not keep the others waiting."""
        face = phone.phone
        if face is not None and face.clock is not None and face.clock.paused and not self.waits_for_somebody:
            await phone.ask("pause", on=False)  # the server may have gone before anybody could say so
        if face is not None and face.panel is not None:
            offered = [
                deed.deed for deed in face.panel.deeds if deed.deed == "ready" and not face.panel.covered
            ]
            for deed in offered:
                await phone.ask("act", seat=face.seat, moment=face.panel.moment, deed=deed, targets=[])

    async def nap(self, phone: Listener) -> None:
        """The screen of the phone goes dark for a while."""
        self.tally.done["naps"] += 1
        await phone.hang_up()
        await asyncio.sleep(self.chance.uniform(0.0, 1.0))
        await phone.connect()

    async def switch_off(self, phone: Listener) -> None:
        """The battery is empty; there is a cable."""
        self.tally.done["deaths"] += 1
        await phone.die()
        await asyncio.sleep(self.chance.uniform(0.0, 2.0))
        await phone.connect()

    async def mistype(self, phone: Listener) -> None:
        """A wrong code, and an ask that makes no sense: a plain answer to each."""
        self.tally.done["typos"] += 1
        code = "".join(self.chance.choices(LETTERS, k=self.chance.randint(1, 8)))
        with suppress(httpx.HTTPError):
            async with httpx.AsyncClient(base_url=self.server.base) as client:
                answer = await client.get("/join", params={"code": code})
                if answer.status_code >= 500 or answer.status_code == 429:
                    self.tally.errors.append(f"a mistyped code was answered with {answer.status_code}")
        nonsense = await phone.ask(self.chance.choice(("atc", "", "seen")), seat="one")
        if nonsense.ok or not nonsense.text:
            self.tally.errors.append(f"nonsense was answered with {nonsense}")

    async def watch(self, phone: Listener) -> None:
        """Somebody looks at the open screen for a moment; it is held against what the table was told."""
        self.tally.done["watchers"] += 1
        screen = Listener(Phone(phone.base, phone.code, {}), "screen")
        with suppress(Lost):
            await screen.connect()
            await asyncio.sleep(0.3)
        await screen.hang_up()
        told = list(leaks(kept(self.server.url, phone.code), [screen]))
        self.tally.done["faces"] += len(told)
        self.tally.leaked += [each for each in told if each]

    async def snoop(self, phone: Listener) -> None:
        """Somebody asks for the notes of another, and for a seat that is not his."""
        face = phone.phone
        if face is None:
            return
        self.tally.done["snoops"] += 1
        own = [seat for seat, _ in face.seats_here] or [face.seat]
        for place in face.places:
            if place.seat in own:
                continue
            answer = await phone.ask("notes", seat=place.seat)
            if answer.ok:
                self.tally.leaked.append(f"{phone.code}: the notes of seat {place.seat} went to {face.seat}")
            return

    async def let_a_stranger_try(self, phone: Listener) -> None:
        """While a phone naps somebody asks for its seat: the others refuse, and the owner comes back."""
        face = phone.phone
        if face is None or self.has_stranger:
            return
        self.has_stranger = True
        self.tally.done["strangers"] += 1
        await phone.hang_up()
        try:
            stranger = await self.somebody(phone.code)
            await stranger.ask("plead", seat=face.seat)
            await asyncio.sleep(self.chance.uniform(0.2, 1.0))
            if stranger.phone is not None:
                self.tally.taken.append(f"{phone.code}: seat {face.seat}")
            await stranger.hang_up()
        except (Lost, httpx.HTTPError):
            pass  # the server went
        finally:
            self.has_stranger = False
        await phone.connect()

    async def somebody(self, code: str) -> Listener:
        """A new device that holds no seat."""
        async with httpx.AsyncClient(base_url=self.server.base) as client:
            form = {"name": "", "language": "en", "as": "watcher"}
            await client.post(f"/j/{code}", data=form, headers={"origin": self.server.base})
            found = Listener(Phone(self.server.base, code, dict(client.cookies)))
        await found.connect()
        return found

    async def leave_and_return(self, phone: Listener) -> None:
        """Somebody gives up the seat and wants it back: the others stop the clock and let him."""
        face = phone.phone
        if face is None or face.seats_here or self.has_stranger or self.chance.random() < 0.8:
            return
        self.waits_for_somebody = True
        try:
            await self.stop_the_clock(True, but=phone)
            if (await phone.ask("leave", person=face.person, bot=True)).ok:
                await phone.ask("plead", seat=face.seat)
                with suppress(TimeoutError):
                    async with asyncio.timeout(STANDS + 15):
                        await phone.until(is_seated)
                        self.tally.done["returns"] += 1
        finally:
            self.waits_for_somebody = False
            await self.stop_the_clock(False, but=phone)

    async def stop_the_clock(self, on: bool, but: Listener) -> None:
        """Whoever of the others is awake stops the clock, or lets it go on."""
        for phone in self.phones:
            with suppress(Lost):
                if phone is not but and (await phone.ask("pause", on=on)).ok:
                    return


def seat_of(face: Face) -> int:
    """Where the friend without a phone sits before the deal; 0 if there is none."""
    seats = face.seats if isinstance(face, Gathering) else ()
    return next((each.seat for each in seats if each.name == FRIEND), 0)


def has_begun(face: Face) -> bool:
    """Is a game dealt, with or without a seat for this phone? Who has none sees its end like the screen.

    Whoever has asked for his seat waits for the answer, even if the server was killed meanwhile.
    """
    return isinstance(face, faces.Phone | faces.Screen) or (isinstance(face, Waiting) and not face.asked)


def is_seated(face: Face) -> bool:
    """Does this phone hold a seat?"""
    return isinstance(face, faces.Phone)


def unanswered(face: Face | None) -> list[face_parts.Plea]:
    """What this phone has yet to answer."""
    if not isinstance(face, faces.Phone):
        return []
    return [plea for plea in face.pleas if plea.mine and not plea.answered]
