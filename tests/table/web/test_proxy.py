"""Behind a proxy, and called by strange names: whom the table believes, and what it calls itself."""

from __future__ import annotations

import asyncio
from pathlib import Path

import httpx
import msgspec
import pytest
from tests.table.evenings import CODE, KEY, kept, laid
from tests.table.playing import Server
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.typing import Origin

from omerta.table.store.store import Store
from omerta.table.web.allowed_hosts import name_of, names_of
from omerta.words import LANGUAGES, explain_refusal, lexicon

OUTSIDE = "https://party.example"
PASSED_ON = {"x-forwarded-for": "203.0.113.9", "x-forwarded-proto": "https"}
BELIEVED = ("--address", OUTSIDE, "--trusted-proxy", "127.0.0.1", "--trusted-proxy", "10.0.0.0/8")


def server_in(folder: Path, *options: str) -> Server:
    url = f"sqlite:///{folder / 'tables.db'}"
    store = Store.at(url)
    kept(store, laid(), {})
    store.close()
    return Server(url, folder, options=options)


async def opens(client: httpx.AsyncClient, **headers: str) -> httpx.Response:
    named = {name.replace("_", "-"): value for name, value in headers.items()}
    return await client.post("/open", data={"book": "classic"}, headers=named)


@pytest.mark.parametrize("host", ["", "party.example"])
def test_a_whole_evening_begins_through_a_proxy(tmp_path: Path, host: str) -> None:
    """nginx puts its own name for the table into the Host, unless it is told not to."""

    async def scene() -> None:
        async with server_in(tmp_path, *BELIEVED) as server:
            called = {"host": host} if host else {}
            async with httpx.AsyncClient(base_url=server.base, headers={**PASSED_ON, **called}) as client:
                opened = await opens(client, origin=OUTSIDE)
                assert opened.status_code == 303
                assert "secure" in opened.headers["set-cookie"].lower(), "it was opened over TLS"
                joined = await client.post(f"/j/{CODE}", data={"name": "Zoya"}, headers={"origin": OUTSIDE})
                assert joined.status_code == 303
                assert (await opens(client, origin="https://evil.example")).status_code == 403
            socket = f"ws://127.0.0.1:{server.port}/t/{CODE}/socket?face=phone"
            key = {**PASSED_ON, "authorization": f"Bearer {KEY}"}
            async with connect(socket, origin=Origin(OUTSIDE), additional_headers=key) as wire:
                face = msgspec.json.decode(await wire.recv())["face"]
                assert face["address"] == f"{OUTSIDE}/j/{CODE}"
                await wire.send(msgspec.json.encode({"do": "talk", "n": 1, "chat": True}).decode())
                answers = [msgspec.json.decode(await wire.recv()) for _ in range(2)]
                assert {"re": 1, "ok": True} in answers
            async with connect(socket, origin=Origin("https://evil.example"), additional_headers=key) as wire:
                with pytest.raises(ConnectionClosed):
                    await wire.recv()

    asyncio.run(scene())


def test_whoever_is_not_trusted_is_not_believed(tmp_path: Path) -> None:
    async def scene() -> None:
        async with (
            server_in(tmp_path, "--address", OUTSIDE) as server,
            httpx.AsyncClient(base_url=server.base, headers=PASSED_ON) as client,
        ):
            opened = await opens(client, origin=OUTSIDE)
            assert opened.status_code == 303
            assert "secure" not in opened.headers["set-cookie"].lower()

    asyncio.run(scene())


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_name_that_is_not_ours_opens_nothing(tmp_path: Path, language: str) -> None:
    async def scene() -> None:
        async with (
            server_in(tmp_path) as server,
            httpx.AsyncClient(base_url=server.base, headers={"accept-language": language}) as client,
        ):
            evil = {"host": f"evil.example:{server.port}"}
            for path in ("/", f"/j/{CODE}", f"/api/tables/{CODE}/face", "/static/look.css", "/healthz"):
                answer = await client.get(path, headers=evil)
                assert answer.status_code == 421, path
                assert explain_refusal("strange-address", lexicon(language)) in answer.text
                assert "default-src 'self'" in answer.headers["content-security-policy"]
            origin = f"http://evil.example:{server.port}"
            assert (await opens(client, **evil, origin=origin)).status_code == 421
            with pytest.raises(InvalidStatus):
                async with connect(
                    f"ws://127.0.0.1:{server.port}/t/{CODE}/socket",
                    additional_headers={"Host": f"evil.example:{server.port}"},
                ):
                    pass
            for host in (
                "127.0.0.1",
                "192.168.1.7:8420",
                "[fe80::1]:8420",
                "localhost:1",
                "laptop.local",
                "laptop",
            ):
                assert (await client.get("/", headers={"host": host})).status_code == 200, host

    asyncio.run(scene())


def test_the_names_of_a_table() -> None:
    ours = names_of("https://Party.Example:8443", "0.0.0.0")
    for host in (
        "party.example",
        "PARTY.example:8443",
        "party.example.",
        "10.1.2.3",
        "[2001:db8::1]",
        "x.local",
    ):
        assert ours.know(host), host
    for host in (
        "",
        "evil.example",
        "party.example.evil.example",
        "local.evil.example",
        "1.2.3.4.evil.example",
    ):
        assert not ours.know(host), host
    assert [name_of(host) for host in ("[::1]:80", "a.b:80", "a.b", "A.B.")] == ["::1", "a.b", "a.b", "a.b"]


def test_scripts_are_kept_and_asked_for_again(tmp_path: Path) -> None:
    async def scene() -> None:
        async with server_in(tmp_path) as server, httpx.AsyncClient(base_url=server.base) as client:
            first = await client.get("/static/look.css")
            assert first.headers["cache-control"] == "no-cache"
            again = await client.get("/static/look.css", headers={"if-none-match": first.headers["etag"]})
            assert (again.status_code, again.content) == (304, b"")
            assert again.headers["cache-control"] == "no-cache"
            assert (await client.get("/")).headers["cache-control"] == "no-store"

    asyncio.run(scene())
