"""A real table with `--tls`, called by a client that trusts its authority and nobody else."""

from __future__ import annotations

import asyncio
import json
import re
import ssl
import time
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest
from tests.browser.hands import House
from websockets.asyncio.client import connect
from websockets.typing import Origin

from omerta.table.web.certificates import AUTHORITY, FOLDER

PATIENCE = 60.0


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    house = House(tmp_path_factory.mktemp("house"), tls=True)
    house.start()
    yield house
    house.stop()


def said(house: House, pattern: str) -> str:
    """What the terminal has said like this; it speaks a moment after the table answers."""
    end = time.monotonic() + PATIENCE
    while True:
        found = re.findall(pattern, house.log.read_text("utf-8"))
        if found:
            return str(found[-1])
        assert time.monotonic() < end, pattern
        time.sleep(0.05)


def trusting(house: House) -> ssl.SSLContext:
    """A client that has downloaded the authority at the plain door and compared the fingerprint."""
    authority = httpx.get(f"{said(house, r'http://[^ ]+/tls')}/omerta.crt", timeout=PATIENCE).content
    context = ssl.create_default_context()
    context.load_verify_locations(cadata=authority)
    (found,) = [each for each in context.get_ca_certs(binary_form=True) if each == authority]
    assert found
    return context


def test_whoever_trusts_the_authority_plays_without_a_warning(house: House) -> None:
    context = trusting(house)

    async def scene() -> None:
        async with httpx.AsyncClient(base_url=house.base, verify=context, timeout=PATIENCE) as phone:
            form = {"book": "classic", "language": "en"}
            answer = await phone.post("/open", data=form, headers={"origin": house.base})
            assert answer.status_code == 303
            code = answer.headers["location"].split("/")[2]
            kept = next(each for each in answer.headers.get_list("set-cookie") if code in each)
            assert kept.startswith(f"__Host-omerta-{code}=")
            assert "; Secure" in kept
            assert "strict-transport-security" not in answer.headers
            cookie = kept.partition(";")[0]
        address = f"{house.base.replace('https', 'wss')}/t/{code}/socket?face=phone"
        headers = {"cookie": cookie}
        async with connect(
            address, ssl=context, additional_headers=headers, origin=Origin(house.base)
        ) as wire:
            face = json.loads(await wire.recv())["face"]
        assert face["address"] == f"{house.base}/j/{code}"
        assert face["organizer"]

    asyncio.run(scene())


def test_nobody_else_is_let_past(house: House) -> None:
    with pytest.raises(httpx.ConnectError, match="CERTIFICATE_VERIFY_FAILED"):
        httpx.get(house.base, timeout=PATIENCE)


def test_this_machine_comes_in_by_the_plain_door(house: House) -> None:
    plain = said(house, r"http://127.0.0.1:\d+/(?= |\n)")
    assert httpx.get(f"{plain}healthz", timeout=PATIENCE).json()["ok"]


def test_both_doors_close_and_after_a_new_start_the_authority_is_the_same(tmp_path: Path) -> None:
    house = House(tmp_path, tls=True)
    house.start()
    try:
        context, first = trusting(house), said(house, "Authority, SHA-256: (.*)")
        plain = said(house, r"http://127.0.0.1:\d+/(?= |\n)")
        kept = (tmp_path / FOLDER / AUTHORITY).read_bytes()
        said(house, "Ctrl-C")
        house.stop()
        assert house.process is not None
        assert house.process.returncode == 0
        assert "The table is closed" in house.log.read_text("utf-8")
        with pytest.raises(httpx.ConnectError):
            httpx.get(plain, timeout=PATIENCE)
        house.log.unlink()
        house.start()
        assert said(house, "Authority, SHA-256: (.*)") == first
        assert (tmp_path / FOLDER / AUTHORITY).read_bytes() == kept
        assert httpx.get(house.base, verify=context, timeout=PATIENCE).status_code == 200
    finally:
        house.stop()
