"""A line to a device: text goes out and comes in, by a websocket or, where there is none, an event stream."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import Protocol

from starlette.types import ASGIApp, Receive, Scope, Send
from starlette.websockets import WebSocket, WebSocketDisconnect

MOST_UNHEARD = 64
STILL_THERE = 20.0  # seconds: proxies cut a stream on which nothing moves for a minute
SILENCE = (
    150.0  # a page asks every 20 seconds whether we are there, and once a minute where nobody looks at it
)
STREAM_HEADERS = (
    (b"content-type", b"text/event-stream; charset=utf-8"),
    (b"cache-control", b"no-store, no-transform"),
    (b"x-accel-buffering", b"no"),
)


class Cut(RuntimeError):  # noqa: N818 - it happens, and is nobody's fault
    """The line is dead: nothing goes out any more."""


class DeviceLine(Protocol):
    """What a wire needs of its line."""

    async def send(self, text: str) -> None:
        """Send one message."""

    async def hear(self) -> str | None:
        """The next message, nothing for one that is no text; `Cut` when the device is gone."""

    async def close(self, code: int) -> None:
        """End it; the code is that of a websocket."""


class SocketLine:
    """A websocket that was accepted."""

    def __init__(self, socket: WebSocket) -> None:
        self._socket = socket

    async def send(self, text: str) -> None:
        """One frame."""
        try:
            await self._socket.send_text(text)
        except (WebSocketDisconnect, RuntimeError):
            raise Cut from None

    async def hear(self) -> str | None:
        """The text of the next frame."""
        try:
            message = await self._socket.receive()
        except RuntimeError:
            raise Cut from None
        if message["type"] == "websocket.disconnect":
            raise Cut
        text = message.get("text")
        return text if isinstance(text, str) else None

    async def close(self, code: int) -> None:
        """Close it with the code."""
        try:
            await self._socket.close(code)
        except (WebSocketDisconnect, RuntimeError):
            raise Cut from None


class StreamLine:
    """An answer that never ends: each message is one event of it, and what the page says is posted apart.

    The first event tells the page the name under which it posts; whoever does not know it cannot, nor who
    has another key than the device that opened it.
    """

    def __init__(self, send: Send, key: str = "") -> None:
        self.name = secrets.token_urlsafe(16)
        self.key = key
        self._to_device = send
        self._said: asyncio.Queue[str | None] = asyncio.Queue()
        self._cut = False

    def say(self, text: str) -> bool:
        """The page has posted this; False if too much was posted that nobody has heard yet."""
        if self._said.qsize() >= MOST_UNHEARD:
            return False
        self._said.put_nowait(text)
        return True

    def hang_up(self) -> None:
        """Nothing goes out any more, and whoever listens learns of it."""
        self._cut = True
        self._said.put_nowait(None)

    async def send(self, text: str) -> None:
        """One event."""
        await self._write(_event(text))

    async def hear(self) -> str | None:
        """What was posted next; a page that is silent for long is gone, though its line may not know."""
        try:
            async with asyncio.timeout(SILENCE):
                text = await self._said.get()
        except TimeoutError:
            raise Cut from None
        if text is None:
            raise Cut
        return text

    async def close(self, code: int) -> None:
        """The last event is the code."""
        await self._write(_event(str(code), "shut"))
        self.hang_up()

    async def begin(self) -> None:
        """Answer, and tell the name."""
        start = {"type": "http.response.start", "status": 200, "headers": list(STREAM_HEADERS)}
        await self._to_device(start)
        await self._write(_event(self.name, "name"))

    async def watch(self, receive: Receive) -> None:
        """Keep the stream moving until the device is gone."""
        while True:
            try:
                async with asyncio.timeout(STILL_THERE):
                    gone = (await receive())["type"] == "http.disconnect"
            except TimeoutError:
                await self._write(b":\n\n")
                continue
            if gone:
                return self.hang_up()

    async def end(self) -> None:
        """The answer is complete."""
        await self._to_device({"type": "http.response.body", "body": b"", "more_body": False})

    async def _write(self, body: bytes) -> None:
        if self._cut:
            raise Cut
        await self._to_device({"type": "http.response.body", "body": body, "more_body": True})


class Streams:
    """The event streams of this process, by their names."""

    def __init__(self) -> None:
        self._open: dict[str, StreamLine] = {}

    def find(self, name: str, key: str = "") -> StreamLine | None:
        """The stream of this name that this key has opened here."""
        line = self._open.get(name)
        return line if line is not None and secrets.compare_digest(line.key.encode(), key.encode()) else None

    def answer(self, serve: Callable[[DeviceLine], Awaitable[None]], key: str = "") -> ASGIApp:
        """A stream that is served like this, as an answer to whoever has this key."""

        async def answer(scope: Scope, receive: Receive, send: Send) -> None:
            line = StreamLine(send, key)
            self._open[line.name] = line
            watching = asyncio.create_task(line.watch(receive))
            try:
                await line.begin()
                await serve(line)
            finally:
                del self._open[line.name]
                watching.cancel()
                with suppress(asyncio.CancelledError, Cut):
                    await watching
            await line.end()

        return answer

    def hang_up(self) -> None:
        """The server closes: no stream keeps it."""
        for line in self._open.values():
            line.hang_up()


def _event(text: str, kind: str = "") -> bytes:
    """An event of a stream; blanks at the end of its text stay."""
    lines = [f"event: {kind}"] if kind else []
    lines += [f"data: {line}" for line in text.split("\n")]
    return "\n".join([*lines, "", ""]).encode()
