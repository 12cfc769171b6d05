"""The open door: what it gives, whom it refuses, and that it never tells more than the phone."""

from __future__ import annotations

import asyncio
import random
import time
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from pathlib import Path

import httpx
import msgspec
import pytest
from msgspec.structs import replace
from openapi_spec_validator import OpenAPIV31SpecValidator
from tests.table.web.players import dealt, hall_in, seated, tap

from omerta.core import PUBLIC, choices, view
from omerta.core.view import granted
from omerta.table.actions import asks
from omerta.table.faces import padding
from omerta.table.faces.models import Phone
from omerta.table.room import Room
from omerta.table.state.lobby import Device, Lobby
from omerta.table.web import api, app
from omerta.table.web.api_models import FaceNow, Joined, OpenedTable, Problem, ViewNow
from omerta.table.web.app import Doors
from omerta.table.web.keys import hashed, new_key

ADDRESS = "http://table"
Scene = Callable[["Client"], Awaitable[None]]


class Client:
    """A program at the door."""

    def __init__(self, http: httpx.AsyncClient, doors: Doors) -> None:
        self.http = http
        self.hall = doors.hall
        self.doors = doors

    async def get(self, path: str, key: str = "", **headers: str) -> httpx.Response:
        return await self.http.get(f"/api{path}", headers=_headers(key, headers))

    async def post(self, path: str, body: object, key: str = "", **headers: str) -> httpx.Response:
        content = msgspec.json.encode(body)
        known = {"content-type": "application/json", **_headers(key, headers)}
        return await self.http.post(f"/api{path}", content=content, headers=known)

    async def open(self, book: str = "classic", language: str = "en") -> OpenedTable:
        answer = await self.post("/tables", {"book": book, "language": language})
        assert answer.status_code == 201
        return msgspec.json.decode(answer.content, type=OpenedTable)


def _headers(key: str, headers: dict[str, str]) -> dict[str, str]:
    named = {name.replace("_", "-"): value for name, value in headers.items()}
    return {**({"authorization": f"Bearer {key}"} if key else {}), **named}


@asynccontextmanager
async def client_in(folder: Path) -> AsyncIterator[Client]:
    async with hall_in(folder) as hall:
        doors = Doors(hall)
        async with httpx.AsyncClient(transport=httpx.ASGITransport(doors.app()), base_url=ADDRESS) as http:
            yield Client(http, doors)


def at_the_door(folder: Path, scene: Scene) -> None:
    """Play a scene at the door of a new hall."""

    async def run() -> None:
        async with client_in(folder) as client:
            await scene(client)

    asyncio.run(run())


def problem(answer: httpx.Response, status: int) -> Problem:
    """The problem that was answered, with this status."""
    assert answer.status_code == status, answer.text
    found = msgspec.json.decode(answer.content, type=Problem)
    assert found.text
    return found


def test_a_game_can_be_opened_joined_and_played_through_the_door(tmp_path: Path) -> None:
    async def scene(client: Client) -> None:
        table = await client.open("family")
        assert table.link == f"{ADDRESS}/j/{table.code}"
        place = f"/tables/{table.code}"
        answer = await client.post(f"{place}/people", {"name": "Robot", "gender": "m", "language": "uk"})
        joined = msgspec.json.decode(answer.content, type=Joined)
        assert (answer.status_code, joined.person) == (201, 1)
        for ask in ({"do": "bots", "number": 8}, {"do": "start", "n": 7}):
            answer = await client.post(f"{place}/asks", ask, table.key)
            assert answer.json() == {"re": ask.get("n", 0), "ok": True}
        answer = await client.post(f"{place}/asks", {"do": "seen", "seat": 1}, joined.key)
        assert answer.status_code == 200
        answer = await client.get(f"{place}/face?face=phone&seat=1", joined.key)
        face = msgspec.json.decode(answer.content, type=FaceNow).face
        assert isinstance(face, Phone)
        assert (face.stage, face.seat, face.name) == ("playing", 1, "Robot")
        notes = await client.post(f"{place}/asks", {"do": "notes", "seat": 1}, joined.key)
        assert notes.json()["notes"]["type"] == "notes"

    at_the_door(tmp_path, scene)


def test_a_host_who_sits_down_at_his_desk_has_a_seat_without_a_phone(tmp_path: Path) -> None:
    async def scene(client: Client) -> None:
        table = await client.open("family")
        place = f"/tables/{table.code}"
        await client.post(f"{place}/people", {"name": "Anna"})
        await client.post(f"{place}/asks", {"do": "hosting", "by": "person"}, table.key)
        answer = await client.post(f"{place}/people", {"name": "Boris"}, table.key)
        assert answer.status_code == 201
        assert msgspec.json.decode(answer.content, type=Joined) == Joined(table.key, 2)

    at_the_door(tmp_path, scene)


def test_who_has_a_key_sits_down_on_that_device_and_who_watches_has_no_seat(tmp_path: Path) -> None:
    async def scene(client: Client) -> None:
        table = await client.open()
        people = f"/tables/{table.code}/people"
        answer = await client.post(people, {"name": "Anna"}, table.key)
        assert msgspec.json.decode(answer.content, type=Joined) == Joined(table.key, 1)
        answer = await client.post(people, {"watch": True})
        assert answer.json()["person"] == 0
        assert len((await client.hall.room(table.code)).lobby.people) == 1

    at_the_door(tmp_path, scene)


def test_problems_have_a_name_a_text_and_the_right_status(tmp_path: Path) -> None:
    async def scene(client: Client) -> None:
        table = await client.open()
        place = f"/tables/{table.code}"
        assert problem(await client.get("/nothing/here"), 404).reason == "no-such-page"
        assert problem(await client.get("/tables/ZZZZZZ/face"), 404).reason == "no-such-table"
        assert problem(await client.get(f"{place}/face?face=phone"), 401).reason == "no-key"
        assert problem(await client.get(f"{place}/face", new_key()), 401).reason == "no-key"
        assert problem(await client.get(f"{place}/face?face=moon"), 400).reason == "not-understood"
        assert problem(await client.get(f"{place}/face?seat=x"), 400).reason == "not-understood"
        assert problem(await client.get(f"{place}/view", table.key), 409).reason == "no-game"
        assert problem(await client.http.delete(f"/api{place}/face"), 405).reason == "not-understood"
        assert problem(await client.post(f"{place}/asks", {"do": "start"}), 401).reason == "no-key"
        problem(await client.post(f"{place}/asks", {"do": "dance"}, table.key), 400)
        assert problem(await client.post(f"{place}/people", {"name": ""}), 409).reason == "no-name"
        assert problem(await client.post("/tables", {"book": "bible"}), 409).reason == "no-such-book"
        problem(await client.post("/tables", {"book": "classic", "more": 1}), 400)
        long = {"do": "chat", "seat": 1, "text": "x" * 5000}
        problem(await client.post(f"{place}/asks", long, table.key), 413)
        problem(await client.post("/tables", {}, content_type="text/plain"), 415)
        joined = (await client.post(f"{place}/people", {"name": "Anna"})).json()["key"]
        assert (
            problem(await client.post(f"{place}/asks", {"do": "start"}, joined), 403).reason
            == "organizer-only"
        )

    at_the_door(tmp_path, scene)


def test_a_problem_speaks_the_language_of_the_device(tmp_path: Path) -> None:
    async def scene(client: Client) -> None:
        table = await client.open(language="ru")
        place = f"/tables/{table.code}/view"
        russian = problem(await client.get(place, table.key, accept_language="uk"), 409)
        ukrainian = problem(await client.get(place, accept_language="uk"), 409)
        english = problem(await client.get(place), 409)
        assert len({russian.text, ukrainian.text, english.text}) == 3

    at_the_door(tmp_path, scene)


def test_pages_of_other_sites_are_refused_and_read_nothing(tmp_path: Path) -> None:
    async def scene(client: Client) -> None:
        table = await client.open()
        place = f"/tables/{table.code}"
        foreign = {"origin": "http://evil.example"}
        assert problem(await client.post("/tables", {}, **foreign), 403).reason == "foreign-page"
        for path in ("face", "faces", "view"):
            answer = await client.get(f"{place}/{path}", **foreign)
            assert problem(answer, 403).reason == "foreign-page"
            assert "access-control-allow-origin" not in answer.headers
        problem(await client.post(f"{place}/asks", {"do": "start"}, table.key, **foreign), 403)
        assert (await client.http.options(f"/api{place}/asks", headers=foreign)).status_code == 405
        assert (await client.get(f"{place}/face", origin=ADDRESS)).status_code == 200
        cookie = {"cookie": f"omerta-{table.code}={table.key}"}
        problem(await client.post(f"{place}/asks", {"do": "start"}, **cookie), 401)

    at_the_door(tmp_path, scene)


def test_the_door_counts_knocks_together_with_the_pages(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(app, "GUESS_SECONDS", 0.3)

    async def seconds(asked: Awaitable[httpx.Response]) -> float:
        begun = time.monotonic()
        assert (await asked).status_code == 404
        return time.monotonic() - begun

    async def scene(client: Client) -> None:
        client.doors.wrong_codes.at_once = 4.0
        client.doors.wrong_codes.a_second = 0.0
        early = [await seconds(client.get("/tables/ZZZZZZ/face")) for _ in range(3)]
        early.append(await seconds(client.http.get("/t/ZZZZZZ")))
        late = [
            await seconds(client.get("/tables/ZZZZZZ/face")),
            await seconds(client.http.get("/t/ZZZZZZ")),
        ]
        assert min(late) >= 0.3
        assert min(early) < 0.3
        statuses = [(await client.post("/tables", {})).status_code for _ in range(31)]
        assert statuses == [201] * 30 + [429]

    at_the_door(tmp_path, scene)


def test_a_device_may_not_ask_without_end(tmp_path: Path) -> None:
    async def scene(client: Client) -> None:
        table = await client.open()
        ask = {"do": "why", "rules": []}
        found = [
            (await client.post(f"/tables/{table.code}/asks", ask, table.key)).status_code for _ in range(80)
        ]
        assert set(found) == {200, 429}

    at_the_door(tmp_path, scene)


def test_whoever_waits_for_a_face_gets_it_when_it_changes(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def scene(client: Client) -> None:
        table = await client.open()
        place = f"/tables/{table.code}"
        now = msgspec.json.decode((await client.get(f"{place}/faces")).content, type=FaceNow)
        again = msgspec.json.decode((await client.get(f"{place}/face")).content, type=FaceNow)
        assert now == again
        waiting = asyncio.create_task(client.get(f"{place}/faces?after={now.version}"))
        await asyncio.sleep(0.05)
        assert not waiting.done()
        await client.post(f"{place}/people", {"name": "Anna"})
        later = msgspec.json.decode((await waiting).content, type=FaceNow)
        assert later.version != now.version
        monkeypatch.setattr(api, "PATIENCE", 0.05)
        answer = await client.get(f"{place}/faces?after={later.version}")
        assert (answer.status_code, answer.content) == (204, b"")
        room = await client.hall.room(table.code)
        assert not room.listeners

    at_the_door(tmp_path, scene)


def test_whatever_is_done_in_the_dark_changes_the_version_of_all_phones_alike(tmp_path: Path) -> None:
    """Every phone is told of every change: whether one of them shows something new is nobody's business."""

    async def scene(client: Client) -> None:
        room, devices = await seated(client.hall, "classic", 8)
        await dealt(room, devices)
        other = _townsperson(room, devices)

        def versions() -> list[str]:
            return [api._faced(room, room.face(device, "phone")).version for device in devices]

        before = versions()
        face = room.face(other, "phone")
        assert isinstance(face, Phone)
        assert face.panel is not None
        deed = face.panel.deeds[0]
        act = asks.DoAct(
            seat=face.seat, moment=face.moment, deed=deed.deed, targets=deed.open_to[: deed.targets]
        )
        await room.ask(other, act)
        after = versions()
        assert not any(one == another for one, another in zip(before, after, strict=True))
        assert versions() == after, "and nothing else does"

    at_the_door(tmp_path, scene)


def _townsperson(room: Room, devices: list[Device]) -> Device:
    assert room.game is not None
    return next(
        device
        for device in devices[1:]
        if room.game.roles[room.drawing.seat_here(device) - 1] == "townsperson"
    )


@pytest.mark.parametrize(
    ("book", "seats"), [("classic", 8), ("family", 12), ("vendetta", 12), ("chicago", 10)]
)
def test_a_view_through_the_door_is_what_the_engine_grants_the_seat_and_never_more(
    book: str, seats: int, tmp_path: Path
) -> None:
    async def scene(client: Client) -> None:
        chance = random.Random(f"door {book}")
        room, devices = await seated(client.hall, book, seats)
        keys = {device.id: new_key() for device in devices}
        await room.change(lambda turn: setattr(turn, "lobby", _rekeyed(turn.lobby, keys)))  # keys we know
        await dealt(room, devices)
        client.doors.wrong_codes.at_once = 10.0**6
        for _ in range(25):
            for _ in range(8):
                await tap(room, devices, chance)
            game = room.game
            assert game is not None
            device = chance.choice(devices)
            seat, other = room.drawing.seat_here(device), chance.randint(1, seats)
            answer = await client.get(f"/tables/{room.code}/view?seat={seat}", keys[device.id])
            found = msgspec.json.decode(answer.content, type=ViewNow)
            assert found.view == view(game, seat)
            assert found.view.hosting or all(granted(event, seat) for event in found.view.events)
            playing = room.lobby.stage == "playing"
            assert found.choices == choices(game, seat) if playing else not found.choices.options
            if other != seat:
                refused = await client.get(f"/tables/{room.code}/view?seat={other}", keys[device.id])
                assert problem(refused, 403).reason == "not-yours"
                assert len(refused.content) == padding.ANSWER, "as long as any short answer"
            answer = await client.get(f"/tables/{room.code}/view")
            public = msgspec.json.decode(answer.content, type=ViewNow)
            assert public.view == view(game, PUBLIC)
            assert not public.choices.options
            problem(await client.get(f"/tables/{room.code}/view?seat={seat}"), 403)
            lengths = {
                len((await client.get(f"/tables/{room.code}/view", keys[each.id])).content)
                for each in devices
                if room.drawing.seat_here(each) in game.living
            }
            assert len(lengths) == 1, "a gang is told of its fingers, and nobody can measure it"

    at_the_door(tmp_path, scene)


def _rekeyed(lobby: Lobby, keys: dict[str, str]) -> Lobby:
    devices = tuple(replace(each, key=hashed(keys[each.id])) for each in lobby.devices)
    return replace(lobby, devices=devices)


def test_the_manual_is_valid_and_names_every_route(tmp_path: Path) -> None:
    async def scene(client: Client) -> None:
        answer = await client.get("/openapi.json")
        manual = answer.json()
        OpenAPIV31SpecValidator(manual).validate()
        doors = client.doors
        door = api.Door(client.hall, doors.openings, doors.joinings, doors._room, doors.listener)
        offered = door.operations()
        named = {(path, method) for path, there in manual["paths"].items() for method in there}
        assert named == {(f"/api{each.path}", each.method.lower()) for each, _ in offered}
        assert {"DoAct", "Phone", "Screen", "View", "Choices", "Problem"} <= set(
            manual["components"]["schemas"]
        )
        silent = {
            path
            for path, there in manual["paths"].items()
            for method in there.values()
            if "204" in method["responses"]
        }
        assert silent == {"/api/tables/{code}/faces"}, "only who waits for a change may hear of none"

    at_the_door(tmp_path, scene)


def test_the_manual_for_people_lists_everything_and_brings_everything(tmp_path: Path) -> None:
    async def scene(client: Client) -> None:
        answer = await client.get("")
        text = answer.text
        assert answer.headers["content-type"].startswith("text/html")
        assert "script-src 'self'" in answer.headers["content-security-policy"]
        for path in ("/api/tables", "/face", "/faces", "/view", "/asks", "/people"):
            assert path in text
        assert "<script" not in text
        assert "<style" not in text
        assert "http" not in text.replace("HTTP", "")
        assert (await client.http.get("/static/api.css")).status_code == 200

    at_the_door(tmp_path, scene)
