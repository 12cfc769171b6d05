"""Whoever holds connections and says nothing keeps nobody out, and the log stays short."""

from __future__ import annotations

import asyncio
import logging
import resource
import socket
import threading
import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager, suppress
from pathlib import Path

import httpx
import msgspec
import pytest
import uvicorn
from tests.table.evenings import CODE, KEY, kept, laid
from tests.table.playing import Server
from websockets.sync.client import connect

from omerta.table.open_rooms import Hall
from omerta.table.store.notify import Bell
from omerta.table.store.store import Store
from omerta.table.web import guard, idle_connections
from omerta.table.web.app import Doors
from omerta.table.web.idle_connections import Turnstile, speaks_for_many, through
from omerta.terminal.quiet import Quiet

MANY = 1_100


@contextmanager
def served(folder: Path, stile: Turnstile) -> Iterator[int]:
    """The port of a server behind this turnstile, with one table."""
    url = f"sqlite:///{folder / 'tables.db'}"
    store = Store.at(url)
    kept(store, laid(), {})
    app = Doors(Hall(store, Bell(url), "http://127.0.0.1")).app()
    config = uvicorn.Config(app, port=0, http=through(stile), log_config=None, timeout_graceful_shutdown=1)
    server = uvicorn.Server(config)
    thread = threading.Thread(target=server.run, daemon=True)
    thread.start()
    try:
        while not server.started:
            time.sleep(0.02)
        yield server.servers[0].sockets[0].getsockname()[1]
    finally:
        server.should_exit = True
        thread.join(10)
        store.close()


def knock(port: int) -> socket.socket:
    """Somebody who has come and says nothing."""
    found = socket.create_connection(("127.0.0.1", port), 10)
    found.settimeout(10)
    return found


def is_cut(knocking: socket.socket) -> bool:
    """Has the server hung up? It waits for that as long as the socket does."""
    try:
        return knocking.recv(1000) == b""
    except ConnectionResetError:
        return True
    except TimeoutError:
        return False


@pytest.mark.parametrize(
    "said", [b"", b"GET /healthz HT", b"GET /healthz HTTP/1.1\r\nHost: localhost\r\n\r\nGET /he"]
)
def test_a_header_that_does_not_come_to_its_end_is_not_waited_for(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, said: bytes
) -> None:
    monkeypatch.setattr(idle_connections, "HEADER_SECONDS", 1.5)
    with served(tmp_path, Turnstile(100)) as port, knock(port) as slow:
        slow.sendall(said)
        end, dripping = time.monotonic() + 8, 0
        slow.settimeout(0.2)
        while time.monotonic() < end:
            with suppress(TimeoutError, ConnectionError):
                if not slow.recv(2000):
                    break
            try:
                slow.sendall(b"a" if said else b"")  # a letter now and then is no header either
            except ConnectionError:
                break
            dripping += 1
        assert time.monotonic() < end, "it was never cut"
        assert dripping, "it was cut at once"


def test_who_is_answered_in_time_is_not_cut(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(idle_connections, "HEADER_SECONDS", 0.5)
    with served(tmp_path, Turnstile(100)) as port:
        wire = f"ws://127.0.0.1:{port}/t/{CODE}/socket"
        with (
            connect(wire, additional_headers={"authorization": f"Bearer {KEY}"}) as phone,
            httpx.Client(base_url=f"http://127.0.0.1:{port}") as client,
        ):
            phone.recv()
            late = client.get(f"/api/tables/{CODE}/face").json()["version"]
            waiting = threading.Thread(
                target=lambda: client.get(f"/api/tables/{CODE}/faces", params={"after": late}, timeout=20)
            )
            waiting.start()
            time.sleep(1.5)
            phone.send("ping")
            assert phone.recv(5) == "pong"
            phone.send(msgspec.json.encode({"do": "talk", "n": 1, "chat": True}).decode())
            waiting.join(10)
            assert not waiting.is_alive()


def test_a_body_that_does_not_arrive_is_not_waited_for(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(guard.Patience.__init__, "__defaults__", (0.5,))
    head = b"POST /open HTTP/1.1\r\nHost: localhost\r\nContent-Length: 100\r\n"
    with served(tmp_path, Turnstile(100)) as port, knock(port) as slow:
        slow.sendall(head + b"Content-Type: application/x-www-form-urlencoded\r\n\r\nbook=cl")
        answer = slow.recv(10_000)
        assert answer.startswith(b"HTTP/1.1 408")
        assert "took too long" in answer.decode() or "took too long" in slow.recv(10_000).decode()


def test_of_one_address_the_oldest_goes_and_the_newcomer_is_served(tmp_path: Path) -> None:
    stile = Turnstile(100, from_a_place=3, spared=lambda place: False)
    with served(tmp_path, stile) as port, ExitStack() as stack:
        wire = f"ws://127.0.0.1:{port}/t/{CODE}/socket"
        phone = stack.enter_context(connect(wire, additional_headers={"authorization": f"Bearer {KEY}"}))
        phone.recv()
        silent = [stack.enter_context(knock(port)) for _ in range(5)]
        assert [is_cut(each) for each in silent[:2]] == [True, True]
        assert httpx.get(f"http://127.0.0.1:{port}/healthz").status_code == 200
        assert is_cut(silent[2])
        for each in silent[3:]:
            each.settimeout(0.3)
        assert [is_cut(each) for each in silent[3:]] == [False, False]
        phone.send("ping")
        assert phone.recv(5) == "pong", "whoever plays is never cut"


def test_of_all_the_oldest_goes(tmp_path: Path) -> None:
    with served(tmp_path, Turnstile(4)) as port, ExitStack() as stack:
        silent = [stack.enter_context(knock(port)) for _ in range(6)]
        assert [is_cut(each) for each in silent[:2]] == [True, True]
        assert httpx.get(f"http://127.0.0.1:{port}/healthz").status_code == 200


def test_whose_connections_are_not_counted() -> None:
    spared = speaks_for_many(("10.1.0.0/16", "2001:db8::1"))
    assert all(spared(place) for place in ("127.0.0.1", "::1", "10.1.2.3", "2001:db8::/64"))
    assert not any(spared(place) for place in ("10.2.0.1", "192.0.2.7", "2001:db8:1::/64", "", "testclient"))


def test_a_thousand_silent_connections_lock_nobody_out(tmp_path: Path) -> None:
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (min(max(soft, MANY + 500), hard), hard))

    async def scene(server: Server) -> None:
        # The server begins with what a login usually has, and raises it itself.
        limits = ("/proc", str(server._process.pid if server._process else 0), "limits")
        files = next(line for line in Path(*limits).read_text().splitlines() if "open files" in line)
        assert int(files.split()[3]) == min(hard, idle_connections.ENOUGH_FILES)
        silent = await asyncio.gather(
            *(asyncio.open_connection("127.0.0.1", server.port) for _ in range(MANY))
        )
        try:
            async with httpx.AsyncClient(base_url=server.base) as client:
                assert (await client.get("/healthz", timeout=20)).status_code == 200
                await asyncio.sleep(idle_connections.HEADER_SECONDS + 2)
                gone = await asyncio.gather(*(reader.read() for reader, _ in silent))
                assert gone == [b""] * MANY, "nobody who is silent is waited for"
                assert (await client.get("/healthz")).status_code == 200
        finally:
            for _, writer in silent:
                writer.close()
        assert len(server.log()) < 10_000

    async def evening() -> None:
        async with Server(f"sqlite:///{tmp_path / 'tables.db'}", tmp_path) as server:
            await scene(server)

    try:
        asyncio.run(evening())
    finally:
        resource.setrlimit(resource.RLIMIT_NOFILE, (soft, hard))


def test_the_log_does_not_repeat_itself_and_prints_no_code(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    now = [1000.0]
    monkeypatch.setattr(time, "monotonic", lambda: now[0])
    log, handler = logging.Logger("asyncio"), logging.StreamHandler()
    handler.addFilter(Quiet())
    log.addHandler(handler)
    for _ in range(2000):
        try:
            raise OSError(24, "the card of Anna")
        except OSError:
            log.exception("socket.accept() out of system resource")
    log.warning("something else")
    now[0] += 61
    log.error("socket.accept() out of system resource")
    said = capsys.readouterr().err.splitlines()
    assert len(said) == 3
    assert said[0].startswith("socket.accept() out of system resource OSError at ")
    assert said[1:] == ["something else", "socket.accept() out of system resource (×2000)"]
    assert not any("Anna" in line or "Traceback" in line for line in said)
