"""Whatever is sent to the door, it answers as its manual says, and never breaks."""

from __future__ import annotations

import asyncio
import random
from pathlib import Path
from typing import get_args
from urllib.parse import quote

import msgspec
from openapi_schema_validator import OAS31Validator
from tests.table.web.test_api import client_in

from omerta.table.actions import asks

ROUNDS = 60
NASTY = (
    b"",
    b"{}",
    b"null",
    b"[]",
    b"0",
    b'"do"',
    b"[" * 4000,
    b'{"do":' * 600,
    b'{"do":"act","seat":1e999,"moment":1,"deed":"x"}',
    b'{"do":"act","seat":1,"seat":2,"moment":1}',
    b'{"do":"host","commands":[]}',
    b'{"name":"\\ud800"}',
    b'{"name":"\xff"}',
    b"x" * 5000,
)


def near_asks(chance: random.Random) -> dict[str, object]:
    """Something that is nearly an ask: the right names, and values that may be wrong."""
    kind = chance.choice(get_args(asks.Ask))
    few: list[object] = [
        0,
        1,
        -1,
        2**40,
        "",
        "classic",
        "f",
        [],
        [1, 1],
        None,
        True,
        {"command": "close"},
        "x" * 90,
    ]
    fields = [name for name in kind.__struct_fields__ if chance.random() < 0.9]
    found: dict[str, object] = {name: chance.choice(few) for name in fields}
    return {"do": kind.__struct_config__.tag, **found}


def fits(manual: dict[str, object], path: str, method: str, status: int, body: bytes) -> None:
    """The answer is one the manual describes."""
    paths = manual["paths"]
    assert isinstance(paths, dict)
    answers = paths[path][method]["responses"]
    assert str(status) in answers, (path, method, status, body)
    if "content" not in answers[str(status)]:
        assert not body
        return
    schema = answers[str(status)]["content"]["application/json"]["schema"]
    OAS31Validator({**schema, "components": manual["components"]}).validate(msgspec.json.decode(body))


def test_every_answer_is_as_the_manual_says(tmp_path: Path) -> None:
    async def run() -> set[int]:
        chance, seen = random.Random("manual"), set[int]()
        async with client_in(tmp_path) as client:
            manual = (await client.get("/openapi.json")).json()
            table = await client.open()
            keys = ["", table.key, "wrong", table.key]
            for _ in range(ROUNDS):
                client.doors.wrong_codes._left.clear()
                code = chance.choice([table.code] * 5 + ["ZZZZZZ", quote("ё/..")])
                place, key = f"/tables/{code}", chance.choice(keys)
                if "%" in place:
                    continue
                ask = near_asks(chance)
                answer = await client.post(f"{place}/asks", ask, key)
                fits(manual, "/api/tables/{code}/asks", "post", answer.status_code, answer.content)
                seen.add(answer.status_code)
                query = chance.choice(
                    ["", "?face=phone", "?face=desk&seat=1", "?seat=-1", "?face=&seat=99999"]
                )
                for name in ("face", "view"):
                    answer = await client.get(f"{place}/{name}{query}", key)
                    fits(manual, f"/api/tables/{{code}}/{name}", "get", answer.status_code, answer.content)
                    seen.add(answer.status_code)
                wish = {"name": chance.choice(["", "A", "Б" * 70, "\n"]), "watch": chance.random() < 0.3}
                answer = await client.post(f"{place}/people", wish, key)
                fits(manual, "/api/tables/{code}/people", "post", answer.status_code, answer.content)
                seen.add(answer.status_code)
        return seen

    assert {200, 201, 400, 401, 404, 409} <= asyncio.run(run())


def test_no_body_breaks_the_door(tmp_path: Path) -> None:
    async def run() -> set[int]:
        chance, seen = random.Random("bodies"), set[int]()
        async with client_in(tmp_path) as client:
            table = await client.open()
            headers = {"content-type": "application/json", "authorization": f"Bearer {table.key}"}
            for body in [*NASTY, *(chance.randbytes(chance.randint(0, 200)) for _ in range(40))]:
                for path in (
                    "/api/tables",
                    f"/api/tables/{table.code}/people",
                    f"/api/tables/{table.code}/asks",
                ):
                    client.doors.openings._heard.clear()
                    client.doors.joinings._left.clear()
                    answer = await client.http.post(path, content=body, headers=headers)
                    seen.add(answer.status_code)
        return seen

    assert asyncio.run(run()) <= {201, 400, 409, 413, 429}
