"""The event stream: what a websocket tells and hears, for pages that cannot have one."""

from __future__ import annotations

import asyncio
import json
import random
import signal
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from contextlib import asynccontextmanager
from pathlib import Path

import httpx
import pytest
from starlette.types import Message
from tests.table.playing import Phone, Server, join, open_table, play
from tools.load.scale import server
from websockets.asyncio.client import ClientConnection, connect
from websockets.typing import Origin

from omerta.table.web import connections
from omerta.table.web.connections import Cut, DeviceLine, StreamLine, Streams

PATIENCE = 30.0


@pytest.fixture(scope="module")
def base() -> Iterator[str]:
    with server("table", "--quickly", "0.02") as (port, _):
        yield f"http://127.0.0.1:{port}"


class Stream:
    """The wire of a page without websockets."""

    def __init__(self, client: httpx.AsyncClient, answer: httpx.Response) -> None:
        self.answer = answer
        self._client = client
        self._lines = answer.aiter_lines()
        self.name = ""

    async def event(self) -> tuple[str, str]:
        """The kind and the text of the next event; a stream that ends says so."""
        kind, data = "message", []
        async with asyncio.timeout(PATIENCE):
            async for line in self._lines:
                if line.startswith("event: "):
                    kind = line[7:]
                elif line.startswith("data: "):
                    data.append(line[6:])
                elif not line and data:
                    return kind, "\n".join(data)
        return "end", ""

    async def told(self) -> str:
        """The next message."""
        kind, text = await self.event()
        assert kind == "message", (kind, text)
        return text

    async def say(self, text: str, **headers: str) -> int:
        """Post something; the status."""
        headers = {"omerta-stream": self.name, **headers}
        answer = await self._client.post(self.answer.url, content=text, headers=headers)
        return answer.status_code


@asynccontextmanager
async def stream(phone: Phone, path: str = "", **headers: str) -> AsyncIterator[Stream]:
    """A stream of this phone, named already."""
    path = path or f"/t/{phone.code}/stream?face={phone.kind}"
    async with (
        httpx.AsyncClient(base_url=phone.base, cookies=phone.cookies, timeout=PATIENCE) as client,
        client.stream("GET", path, headers=headers) as answer,
    ):
        found = Stream(client, answer)
        kind, found.name = await found.event()
        assert kind == "name"
        yield found


@asynccontextmanager
async def socket(phone: Phone) -> AsyncIterator[ClientConnection]:
    address = f"{phone.base.replace('http', 'ws')}/t/{phone.code}/socket?face={phone.kind}"
    cookie = "; ".join(f"{name}={value}" for name, value in phone.cookies.items())
    async with connect(address, additional_headers={"cookie": cookie}, origin=Origin(phone.base)) as wire:
        yield wire


SAID = (
    '{"do":"why","n":1,"rules":["CLS-009"]}',
    '{"do":"take-back","n":2}',
    '{"do":"nonsense","n":3}',
    "{",
    "[" * 3000,
    "ping",
    '{"do":"why","n":4,"rules":["' + "x" * 5000 + '"]}',
    '{"do":"name","n":5,"person":1,"name":"Віра"}',
)


def test_a_stream_tells_and_answers_word_for_word_what_a_socket_does(base: str) -> None:
    async def scene() -> None:
        phone = await open_table(base, "classic")
        await join(base, phone.code, "Vera", phone)
        async with socket(phone) as wire, stream(phone) as told:
            assert await told.told() == await wire.recv()
            for text in SAID:
                await wire.send(text)
                answer = str(await wire.recv())
                if "Віра" in text:  # the change is shown to both, and the answer goes to whoever asked
                    answer, face = sorted([answer, str(await wire.recv())], key=lambda each: "face" in each)
                    assert await told.told() == face
                assert await told.say(text) == 204
                assert await told.told() == answer
        await phone.hang_up()

    asyncio.run(scene())


def still(text: str) -> str:
    """A message without its clock, which never stands still."""
    told = json.loads(text)
    told.get("face", {}).pop("clock", None)
    return json.dumps(told)


def test_through_a_whole_game_a_stream_shows_what_a_socket_shows(base: str) -> None:
    """One device with two wires: the same faces, as many of them, in the same order.

    Both are read all the time: a wire that nobody reads is spared the faces that were overtaken meanwhile.
    """

    async def scene() -> None:
        phone = await open_table(base, "classic")
        player = await join(base, phone.code, "Vera", phone)
        async with socket(phone) as wire, stream(phone) as told:
            reading = asyncio.gather(read(wire.recv), read(told.told))
            await player.do("bots", number=7)
            await player.do("pace", pace="together")
            await player.do("start")
            await play(player, random.Random(5))
            shown, seen = await asyncio.wait_for(reading, PATIENCE)
        assert len(seen) > 20
        assert seen == shown
        await player.hang_up()

    async def read(receive: Callable[[], Awaitable[str | bytes]]) -> list[str]:
        shown = [str(await receive())]
        while json.loads(shown[-1])["face"].get("stage") != "over":
            shown.append(str(await receive()))
        return [still(each) for each in shown]

    asyncio.run(scene())


def test_a_device_on_a_stream_is_at_the_table_until_it_goes(base: str) -> None:
    async def scene() -> None:
        screen = await open_table(base, "classic")
        await screen.connect()
        guest = await join(base, screen.code, "Vera")
        await guest.hang_up()
        await screen.until(lambda face: not face.seats[0].here)  # type: ignore[union-attr]
        async with stream(guest) as told:
            await told.told()
            await screen.until(lambda face: face.seats[0].here)  # type: ignore[union-attr]
        await screen.until(lambda face: not face.seats[0].here)  # type: ignore[union-attr]
        await screen.hang_up()

    asyncio.run(scene())


def test_whoever_may_not_come_is_shut_out_with_the_code_of_the_socket(base: str) -> None:
    async def shut(phone: Phone, path: str = "", **headers: str) -> tuple[str, str]:
        async with stream(phone, path, **headers) as told:
            assert told.answer.headers["content-type"].startswith("text/event-stream")
            closed = await told.event()
            assert (await told.event())[0] == "end"
            return closed

    async def scene() -> None:
        phone = await open_table(base, "classic")
        stranger = Phone(base, phone.code, {})
        assert await shut(phone, origin="http://evil.example") == ("shut", "4403")
        assert await shut(stranger) == ("shut", "4403")
        assert await shut(phone, "/t/ZZZZZZ/stream?face=screen") == ("shut", "4404")

    asyncio.run(scene())


def test_nobody_speaks_for_another_stream(base: str) -> None:
    async def scene() -> None:
        phone = await open_table(base, "classic")
        async with stream(phone) as told:
            face = await told.told()
            assert json.loads(face)["face"]["organizer"]
            ask = '{"do":"bots","n":1,"number":3}'
            assert await told.say(ask, **{"omerta-stream": "guessed"}) == 404
            assert await told.say(ask, **{"omerta-stream": ""}) == 404
            assert await told.say(ask, origin="http://evil.example") == 403
            assert await told.say("x" * 9000) == 413
            assert await told.say("ping") == 204
            assert await told.told() == "pong"

    asyncio.run(scene())


def test_the_name_of_a_stream_is_not_enough_to_speak_for_it(base: str) -> None:
    async def scene() -> None:
        phone = await open_table(base, "classic")
        player = await join(base, phone.code, "Vera", phone)
        other = await join(base, phone.code, "Dina")
        async with stream(player) as told:
            ask, name = '{"do":"why","n":1,"rules":[]}', {"omerta-stream": told.name}
            for cookies in ({}, other.cookies):
                async with httpx.AsyncClient(base_url=base, cookies=cookies) as thief:
                    answer = await thief.post(f"/t/{phone.code}/stream", content=ask, headers=name)
                    assert answer.status_code == 404
            assert await told.say(ask) == 204
        await player.hang_up()
        await other.hang_up()

    asyncio.run(scene())


def test_a_question_without_an_answer_opens_no_stream(base: str) -> None:
    assert httpx.head(f"{base}/t/ABCDEF/stream", timeout=PATIENCE).status_code == 405


def test_nothing_on_the_way_may_squeeze_or_keep_a_stream(base: str) -> None:
    async def scene() -> None:
        phone = await open_table(base, "classic")
        async with stream(phone, **{"accept-encoding": "gzip, br"}) as told:
            headers = told.answer.headers
            assert "content-encoding" not in headers
            assert headers["cache-control"] == "no-store, no-transform"
            assert headers["x-accel-buffering"] == "no"
            assert "content-security-policy" in headers

    asyncio.run(scene())


def test_an_open_stream_does_not_keep_the_server_from_closing(tmp_path: Path) -> None:
    async def scene() -> None:
        async with Server(f"sqlite:///{tmp_path / 'tables.db'}", tmp_path) as house:
            phone = await open_table(house.base, "classic")
            async with stream(phone) as told:
                await told.told()
                closing = asyncio.create_task(house.stop(signal.SIGTERM, PATIENCE))
                assert (await told.event())[0] == "end"
                assert await closing == 0
            assert "Cancel" not in house.log()

    asyncio.run(scene())


# The line itself


def messages(serve: Callable[[DeviceLine], Awaitable[None]], heard: asyncio.Queue[Message]) -> list[Message]:
    """What a stream sends that is served like this."""

    async def scene() -> list[Message]:
        sent: list[Message] = []

        async def send(message: Message) -> None:
            sent.append(message)

        async with asyncio.timeout(PATIENCE):
            await Streams().answer(serve)({"type": "http"}, heard.get, send)
        return sent

    return asyncio.run(scene())


def test_each_message_is_one_piece_and_its_blanks_stay() -> None:
    async def serve(line: DeviceLine) -> None:
        await line.send('{"re":1}' + " " * 20)
        await line.send("two\nlines ")

    sent = messages(serve, asyncio.Queue())
    bodies = [message["body"] for message in sent[2:-1]]
    assert bodies == [b'data: {"re":1}' + b" " * 20 + b"\n\n", b"data: two\ndata: lines \n\n"]
    assert not sent[-1]["more_body"]


def test_a_page_that_goes_or_falls_silent_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    cut: list[str] = []

    async def serve(line: DeviceLine) -> None:
        try:
            await line.hear()
        except Cut:
            cut.append("hearing")
        try:
            await line.send("late")
        except Cut:
            cut.append("sending")

    gone: asyncio.Queue[Message] = asyncio.Queue()
    gone.put_nowait({"type": "http.request", "body": b"", "more_body": False})
    gone.put_nowait({"type": "http.disconnect"})
    messages(serve, gone)
    assert cut == ["hearing", "sending"]
    monkeypatch.setattr(connections, "SILENCE", 0.05)
    messages(serve, asyncio.Queue())
    assert cut == ["hearing", "sending", "hearing"]


def test_a_quiet_stream_is_kept_moving(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(connections, "STILL_THERE", 0.02)

    async def serve(line: DeviceLine) -> None:
        await asyncio.sleep(0.1)

    sent = messages(serve, asyncio.Queue())
    assert [message["body"] for message in sent[2:4]] == [b":\n\n", b":\n\n"]


def test_what_nobody_hears_does_not_heap_up() -> None:
    async def send(message: Message) -> None:
        raise AssertionError

    line = StreamLine(send)
    assert sum(line.say("x") for _ in range(1000)) == connections.MOST_UNHEARD
