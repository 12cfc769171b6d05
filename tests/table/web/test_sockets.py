"""A wire says what it shows, and one that is cut while an answer is on its way ends in peace."""

from __future__ import annotations

import asyncio
from pathlib import Path

from starlette.types import Message
from starlette.websockets import WebSocket
from tests.table.web.players import hall_in, seated

from omerta.table.store.presence import SCREEN
from omerta.table.web.connections import SocketLine
from omerta.table.web.sockets import Wire

ASK = {"type": "websocket.receive", "text": '{"do":"why","n":1,"rules":[]}'}


def test_an_answer_that_comes_too_late_is_nobodys_fault(tmp_path: Path) -> None:
    async def scene() -> None:
        async with hall_in(tmp_path) as hall:
            room, devices = await seated(hall, "classic", 6)
            heard: asyncio.Queue[Message] = asyncio.Queue()
            heard.put_nowait({"type": "websocket.connect"})
            cut = asyncio.Event()

            async def send(message: Message) -> None:
                if cut.is_set():
                    raise RuntimeError("the server is closing")
                if message["type"] == "websocket.send":
                    cut.set()  # after the first face the line is dead
                    heard.put_nowait(ASK)

            socket = WebSocket({"type": "websocket"}, heard.get, send)
            await socket.accept()
            await asyncio.wait_for(Wire(SocketLine(socket), room, devices[0], "phone", 0).run(), 10)
            assert not room.listeners
            assert not room.presence.all()

    asyncio.run(scene())


def test_a_screen_beside_the_desk_on_one_machine_is_there_too(tmp_path: Path) -> None:
    """Both have one key; yet a host who has such a screen has somebody to tell it to."""

    async def scene() -> None:
        async with hall_in(tmp_path) as hall:
            room, devices = await seated(hall, "classic", 6)
            seen: dict[str, frozenset[str]] = {}
            for kind in ("desk", "screen"):
                heard: asyncio.Queue[Message] = asyncio.Queue()
                heard.put_nowait({"type": "websocket.connect"})

                async def send(
                    message: Message, kind: str = kind, heard: asyncio.Queue[Message] = heard
                ) -> None:
                    if message["type"] == "websocket.send":
                        seen[kind] = room.here()
                        heard.put_nowait({"type": "websocket.disconnect"})

                socket = WebSocket({"type": "websocket"}, heard.get, send)
                await socket.accept()
                await asyncio.wait_for(Wire(SocketLine(socket), room, devices[0], kind, 0).run(), 60)
            assert seen == {"desk": {devices[0].id}, "screen": {devices[0].id, SCREEN}}
            assert not room.presence.all()

    asyncio.run(scene())
