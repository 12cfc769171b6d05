"""The wire to a device: faces go out when they change, asks come in and are answered by their number."""

from __future__ import annotations

import asyncio
import logging
import time
from contextlib import suppress

import msgspec

from omerta.core.commands import Refused
from omerta.table.actions import asks
from omerta.table.faces import padding
from omerta.table.faces.answer import Answer
from omerta.table.fault_log import where
from omerta.table.room import Room
from omerta.table.state.chosen_book import words_of
from omerta.table.state.lobby import Device
from omerta.table.store.presence import SCREEN
from omerta.table.web.connections import Cut, DeviceLine
from omerta.words import explain_refusal

log = logging.getLogger("omerta.table")
LONGEST_ASK = 4096
ASKS_A_SECOND = 10.0
ASKS_AT_ONCE = 40.0
MOST_ASKS_LEFT_UNHEARD = 200
TOO_MUCH, BROKEN, NOT_YOURS = 1008, 1011, 4403
PARTING = 1.0
ASKS = msgspec.json.Decoder(asks.Ask)
NUMBER = msgspec.json.Decoder(dict[str, msgspec.Raw])


class Wire:
    """One connected device at one table."""

    def __init__(self, line: DeviceLine, room: Room, device: Device | None, kind: str, seat: int) -> None:
        self.line = line
        self.room = room
        self.device = device
        self.kind = kind
        self.seat = seat
        self._changed = asyncio.Event()
        self._sent: object = None
        self._allowed = ASKS_AT_ONCE
        self._counted = time.monotonic()
        self._ignored = 0
        self._code = 0
        self._ended = asyncio.Event()

    async def run(self) -> None:
        """Serve until the device goes away or the wire is ended; where no face can be shown it is cut."""
        room, name = self.room, self.device.id if self.device is not None else SCREEN
        names = {name, SCREEN} if self.kind == "screen" else {name}
        room.listeners.add(self._notice)
        for each in names:
            room.presence.arrive(each)
        await room.greet(name)
        hearing = asyncio.create_task(self._hear_asks())
        sending = asyncio.create_task(self._send_faces())
        ending = asyncio.create_task(self._ended.wait())
        try:
            await asyncio.wait((hearing, sending, ending), return_when=asyncio.FIRST_COMPLETED)
            if self._code or sending.done():
                with suppress(Cut, TimeoutError):
                    async with asyncio.timeout(PARTING):  # whoever does not listen is not waited for
                        await self.line.close(self._code or BROKEN)
            if not self._code:
                with suppress(Cut):  # an answer may find the wire cut by now
                    await hearing
        finally:
            room.listeners.discard(self._notice)
            for task in (hearing, sending, ending):
                task.cancel()
            for each in names:
                room.presence.depart(each)
            with suppress(Cut, asyncio.CancelledError):
                await sending

    def end(self, code: int) -> None:
        """This wire is to be closed with such a code."""
        self._code = self._code or code
        self._ended.set()
        self._changed.set()

    def _notice(self) -> None:
        """Something has changed; a device that is no longer of this table has no wire to it."""
        if self.device is not None and self.room.lobby.device(self.device.id) is None:
            self.end(NOT_YOURS)
        self._changed.set()

    async def turn_away(self, refusal: Refused, code: int) -> None:
        """Say why there is no place for this wire, and end it: trying again at once would not help."""
        with suppress(Cut):
            await self._send(msgspec.json.encode({"gone": self._refused(refusal).text}))
            await self.line.close(code)

    async def _send_faces(self) -> None:
        """Send the face now and whenever it differs from the one that was sent; a dead wire ends it."""
        with suppress(Cut):
            while True:
                self._changed.clear()
                if self._code:
                    return
                try:
                    face = self.room.face(self.device, self.kind, self.seat)
                except Exception as error:
                    log.error("table %s: a face could not be drawn: %s", self.room.code, where(error))
                    await self.line.close(BROKEN)
                    return
                news = self.room.drawing.news(face)
                if news != self._sent:
                    self._sent = news
                    body = msgspec.json.encode({"face": face})
                    await self._send(padding.padded(body, self.room.drawing.width(face)))
                await self._changed.wait()

    async def _hear_asks(self) -> None:
        while True:
            text = await self.line.hear()
            if not self._may_ask():
                self._ignored += 1
                if self._ignored > MOST_ASKS_LEFT_UNHEARD:
                    await self.line.close(TOO_MUCH)
                    return
                await self._answer(_number(text), self._refused(Refused("too-fast")))
                continue
            if text == "ping":
                await self.line.send("pong")
            elif text is None or len(text.encode()) > LONGEST_ASK:
                await self._answer(0, self._refused(Refused("not-understood")))
            else:
                covered, asked = self.room.is_covered(), time.monotonic()
                answer = await self._ask(text)
                await self.room.unhurried(covered, asked)
                await self._answer(_number(text), answer)

    async def _ask(self, text: str) -> Answer:
        try:
            ask = ASKS.decode(text)
        except (msgspec.DecodeError, RecursionError):
            return self._refused(Refused("not-understood"))
        if self.device is None:
            return self._refused(Refused("not-yours"))
        try:
            return await self.room.ask(self.device, ask)
        except Refused as refusal:
            return self._refused(refusal)
        except Exception as error:
            log.error("table %s: an ask went wrong: %s", self.room.code, where(error))
            return self._refused(Refused("broken"))

    def _refused(self, refusal: Refused) -> Answer:
        """A refusal as the reader understands it."""
        device = self.room.lobby.device(self.device.id) if self.device is not None else None
        lobby = self.room.lobby
        words = words_of(lobby, device.language if device is not None else lobby.language)
        text = explain_refusal(refusal.reason, words.of(lobby.book), refusal.most)
        rules = tuple((number, "") for number in refusal.rules if number)
        return Answer(False, text, rules, reason=refusal.reason)

    def _may_ask(self) -> bool:
        now = time.monotonic()
        self._allowed = min(ASKS_AT_ONCE, self._allowed + ASKS_A_SECOND * (now - self._counted))
        self._counted = now
        if self._allowed < 1:
            return False
        self._allowed -= 1
        return True

    async def _answer(self, number: int, answer: Answer) -> None:
        body: dict[str, object] = {"re": number, "ok": answer.ok}
        if answer.reason:
            body["reason"] = answer.reason
        if answer.text:
            body["text"] = answer.text
        if answer.rules:
            body["rules"] = answer.rules
        if answer.notes is not None:
            body["notes"] = answer.notes
        await self._send(self.room.drawing.filled(msgspec.json.encode(body), answer, self.device))

    async def _send(self, body: bytes) -> None:
        await self.line.send(body.decode())


def _number(text: str | None) -> int:
    """The number of an ask, even of one that is not understood otherwise."""
    try:
        number = NUMBER.decode(text or "")["n"]
        return msgspec.json.decode(number, type=int)
    except (msgspec.DecodeError, KeyError, RecursionError):
        return 0
