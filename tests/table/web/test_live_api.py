"""The door of a real server: sockets by key, the example client with bots, and a small run of the bench."""

from __future__ import annotations

import asyncio
import json
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from urllib.request import Request, urlopen

import msgspec
import pytest
from tools.load.scale import Weighed, server
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed
from websockets.typing import Origin, Subprotocol

ROOT = Path(__file__).parents[3]
PATIENCE = 240


@pytest.fixture(scope="module")
def port() -> Iterator[int]:
    """A server whose house thinks fast."""
    with server("table", "--quickly", "0.02") as (port, _):
        yield port


def post(port: int, path: str, body: object, key: str = "") -> dict[str, object]:
    """Send something through the door."""
    headers = {"Content-Type": "application/json", **({"Authorization": f"Bearer {key}"} if key else {})}
    request = Request(f"http://127.0.0.1:{port}/api{path}", json.dumps(body).encode(), headers)
    with urlopen(request, timeout=PATIENCE) as answer:
        found = json.load(answer)
    assert isinstance(found, dict)
    return found


def opened(port: int) -> tuple[str, str]:
    """A new table and its key."""
    table = post(port, "/tables", {"book": "classic", "language": "en"})
    return str(table["code"]), str(table["key"])


def first_face(address: str, headers: dict[str, str], protocols: list[str], origin: str | None) -> object:
    """What a socket is told first: its subprotocol and the kind of face, or how it was closed."""

    async def listen() -> object:
        offered = [Subprotocol(each) for each in protocols] or None
        shown = Origin(origin) if origin is not None else None
        async with connect(address, additional_headers=headers, subprotocols=offered, origin=shown) as socket:
            try:
                face = json.loads(await socket.recv())["face"]
            except ConnectionClosed as closed:
                return closed.rcvd.code if closed.rcvd is not None else None
            return socket.subprotocol, face["organizer"]

    return asyncio.run(listen())


def test_a_socket_is_opened_by_a_key_in_a_header_or_in_a_subprotocol(port: int) -> None:
    code, key = opened(port)
    address = f"ws://127.0.0.1:{port}/t/{code}/socket?face=phone"
    own, evil = f"http://127.0.0.1:{port}", "http://evil.example"
    assert first_face(address, {"Authorization": f"Bearer {key}"}, [], None) == (None, True)
    assert first_face(address, {"Cookie": f"omerta-{code}={key}"}, [], own) == (None, True)
    assert first_face(address, {}, ["omerta", f"omerta.key.{key}"], own) == ("omerta", True)
    assert first_face(address, {}, ["omerta", f"omerta.key.{key}"], evil) == 4403
    assert first_face(address, {"Authorization": f"Bearer {key}"}, [], evil) == 4403
    assert first_face(address, {"Authorization": "Bearer wrong"}, [], None) == 4403
    assert first_face(address, {}, ["omerta"], None) == 4403


def test_a_refusal_on_the_socket_has_the_name_it_has_at_the_door(port: int) -> None:
    code, key = opened(port)

    async def ask() -> dict[str, object]:
        headers = {"Authorization": f"Bearer {key}"}
        async with connect(f"ws://127.0.0.1:{port}/t/{code}/socket", additional_headers=headers) as socket:
            await socket.send(json.dumps({"do": "take-back", "n": 5}))
            while True:
                told = json.loads(await socket.recv())
                if "re" in told:
                    assert isinstance(told, dict)
                    return told

    told = asyncio.run(ask())
    assert (told["re"], told["ok"], told["reason"]) == (5, False, "no-game")


@pytest.mark.waits
def test_the_example_client_plays_a_whole_game_with_bots(port: int) -> None:
    code, key = opened(port)
    command = [
        sys.executable,
        str(ROOT / "examples" / "client.py"),
        f"http://127.0.0.1:{port}",
        code,
        "Robot",
    ]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True) as client:
        try:
            _wait_for(port, code)
            for ask in ({"do": "pace", "pace": "together"}, {"do": "bots", "number": 6}, {"do": "start"}):
                assert post(port, f"/tables/{code}/asks", ask, key)["ok"]
            said, _ = client.communicate(timeout=PATIENCE)
        finally:
            client.kill()
    assert client.returncode == 0, said
    assert said.startswith("My card: ")
    assert "The game is over." in said


def _wait_for(port: int, code: str) -> None:
    """Wait until somebody sits at the table."""
    version = ""
    while True:
        path = f"/api/tables/{code}/faces?after={version}"
        with urlopen(f"http://127.0.0.1:{port}{path}", timeout=PATIENCE) as answer:
            found = json.load(answer)
        version = found["version"]
        if found["face"]["seats"]:
            return


def test_the_example_is_short_and_needs_only_websockets() -> None:
    text = (ROOT / "examples" / "client.py").read_text()
    body = text.partition("async def")[2].splitlines()
    assert len(body) <= 35
    assert "omerta" not in text.partition('"""\n\n')[2]


@pytest.mark.skipif(sys.platform != "linux", reason="every room has an address of its own: 127.0.0.0/8")
def test_the_bench_measures_both_servers() -> None:
    """Only that it runs and counts: how fast this machine is, is no matter of tests."""
    wishes = ["--rooms", "2", "--seconds", "1", "--actions", "4", "--slices", "1", "--idle", "2", "--json"]
    done = subprocess.run(
        [sys.executable, "-m", "tools.load", *wishes], capture_output=True, timeout=PATIENCE
    )
    assert done.returncode == 0, done.stderr.decode()
    found = msgspec.json.decode(done.stdout, type=Weighed)
    assert found.table.deliveries_per_second > 0
    assert found.bare.deliveries_per_second > 0
    assert b"measuring" in done.stderr
