"""A phone as thin as can be: a websocket that keeps the last thing it was told and when."""

from __future__ import annotations

import asyncio
import base64
import os
import struct
import time
from collections.abc import Callable

TEXT, CLOSE, PING, PONG = 1, 8, 9, 10
LONG, LONGEST = 126, 127


class Thread(asyncio.Protocol):
    """One socket of a crowd. It reads whole frames of a server, which never masks and need not split them."""

    def __init__(self, hears: Callable[[Thread, bytes, float], None]) -> None:
        self.hears = hears
        self.opened: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.alive = False
        self._transport: asyncio.Transport | None = None
        self._left = bytearray()

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """The line is open; the request was made by `connect`."""
        assert isinstance(transport, asyncio.Transport)
        self._transport = transport

    def data_received(self, data: bytes) -> None:
        """Some bytes of a frame, or of several."""
        at = time.perf_counter()
        self._left += data
        if not self.opened.done():
            self._greeted()
        while self.alive and self._read_frame(at):
            pass

    def connection_lost(self, exc: Exception | None) -> None:
        """The line is cut."""
        self.alive = False
        if not self.opened.done():
            self.opened.set_exception(ConnectionError("refused"))

    def ask(self, path: str, host: str, headers: str) -> None:
        """Ask the server to speak websocket."""
        key = base64.b64encode(os.urandom(16)).decode()
        self._write(
            f"GET {path} HTTP/1.1\r\nHost: {host}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
            f"Sec-WebSocket-Key: {key}\r\nSec-WebSocket-Version: 13\r\n{headers}\r\n".encode()
        )

    def send(self, text: bytes, kind: int = TEXT) -> None:
        """Send one message; a client masks, and a mask of noughts is one."""
        size = len(text)
        length = struct.pack(">B", 128 | size) if size < LONG else struct.pack(">BH", 128 | LONG, size)
        self._write(bytes((128 | kind,)) + length + b"\0\0\0\0" + text)

    def close(self) -> None:
        """Hang up."""
        self.alive = False
        if self._transport is not None:
            self._transport.abort()

    def _write(self, data: bytes) -> None:
        if self._transport is not None:
            self._transport.write(data)

    def _greeted(self) -> None:
        end = self._left.find(b"\r\n\r\n")
        if end < 0:
            return
        if self._left.startswith(b"HTTP/1.1 101"):
            self.alive = True
            del self._left[: end + 4]
            self.opened.set_result(None)
        else:
            self.opened.set_exception(ConnectionError(self._left[:end].decode("latin1")))

    def _read_frame(self, at: float) -> bool:
        left = self._left
        if len(left) < 2:
            return False
        size, start = left[1] & 127, 2
        if size >= LONG:
            width = 2 if size == LONG else 8
            start += width
            if len(left) < start:
                return False
            size = int.from_bytes(left[2:start], "big")
        if len(left) < start + size:
            return False
        kind, body = left[0] & 15, bytes(left[start : start + size])
        del left[: start + size]
        if kind == TEXT:
            self.hears(self, body, at)
        elif kind == PING:
            self.send(body, PONG)
        elif kind == CLOSE:
            self.close()
        return True


async def connect(
    port: int, path: str, headers: str, hears: Callable[[Thread, bytes, float], None], source: str
) -> Thread:
    """A thread to a server on this machine; `source` is the address it seems to come from."""
    loop = asyncio.get_running_loop()
    _, thread = await loop.create_connection(
        lambda: Thread(hears), "127.0.0.1", port, local_addr=(source, 0) if source else None
    )
    thread.ask(path, f"127.0.0.1:{port}", headers)
    await asyncio.wait_for(thread.opened, 30)
    return thread
