"""Whoever plays learns nothing but what his own seats are granted, whatever he asks and in whatever order.

Two games that differ only in the cards of two players are served side by side. To a device that knows
neither card every page, every call of the API and every ask gives the same status and the same bytes.
"""

from __future__ import annotations

import asyncio
import random
from collections.abc import Iterator
from itertools import count
from pathlib import Path
from types import SimpleNamespace
from unittest.mock import patch

import msgspec
import pytest
from msgspec.structs import replace
from starlette.routing import BaseRoute, Mount, Route
from starlette.types import ASGIApp, Message, Scope
from tests.depth import deep
from tests.laws.tables import BOOKS
from tests.laws.test_secrets import blind, side_by_side, touched
from tests.table.faces.test_spy import shown
from tests.table.spies import CODE, gathered, key_of

from omerta.core import Game
from omerta.table.actions.dark import is_covered
from omerta.table.faces.models import Screen
from omerta.table.open_rooms import Hall
from omerta.table.room import Room
from omerta.table.state.lobby import Lobby
from omerta.table.store.notify import Bell
from omerta.table.store.store import Store
from omerta.table.voice.sounds import Sounds
from omerta.table.web import guard
from omerta.table.web.app import Doors
from omerta.words import LANGUAGES

BOOK = "family"
TABLE = f"/api/tables/{CODE}"
KINDS = ("screen", "phone", "desk")
EVERY, GAMES, SHARE = 31, deep(2), 3
UNAUTHORIZED = 401
CHANGES = {"/open", "/alone", f"/j/{CODE}", "/api/tables", f"{TABLE}/people"}
Asked = tuple[str, str, object]


@pytest.fixture(autouse=True)
def _patient_door(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever tries everything is not slowed down."""
    for limit in (
        "api.READS_AT_ONCE",
        "api.ASKS_AT_ONCE",
        "sound_pages.SOUNDS_A_MINUTE",
        "print_pages.DECKS_A_MINUTE",
    ):
        monkeypatch.setattr(f"omerta.table.web.{limit}", 1e9)


@pytest.fixture
def kept(tmp_path: Path) -> Iterator[Store]:
    """A store in a file."""
    opened = Store.at(f"sqlite:///{tmp_path / 'tables.db'}")
    yield opened
    opened.close()


def table_of(name: str, seats: int, language: str) -> Lobby:
    """The first phone has opened the table and plays; the second one holds two seats."""
    lobby = gathered(name, seats, language)
    people = tuple(replace(each, device="phone-2") if each.id == 3 else each for each in lobby.people)
    return replace(lobby, people=people, sound_key="key", first_time=True)


class Echo:
    """A voice that gives every sentence back as it is."""

    languages = frozenset(LANGUAGES)

    async def sound(self, text: str, language: str) -> bytes:
        """The sentence."""
        return f"{language}: {text}".encode()

    async def close(self) -> None:
        """Nothing to be done."""


def heard_at(room: Room) -> list[str]:
    """Where the sounds of the screen lie."""
    face = room.face(None, "screen")
    assert isinstance(face, Screen)
    assert face.asides[-1].sounds
    return [each for line in (*face.say, *face.asides) for each in line.sounds]


def everything(seats: int) -> list[Asked]:
    """Whatever a device can look at: pages, finished games, faces, views, notes."""
    pages = ("", "/invitation.svg", "/phone", "/screen", "/both", "/desk", "/remote", "/games", "/games/1")
    files = [
        f"/t/{CODE}/games/{game}.{kind}" for game in (1, 2) for kind in ("json", "game", "html", "truth")
    ]
    files += [f"{TABLE}/games/{game}/truth" for game in (1, 2)]
    found = [
        "/",
        f"/join?code={CODE}",
        f"/j/{CODE}",
        "/healthz",
        "/here",
        *(f"/t/{CODE}{page}" for page in pages),
    ]
    found += [*files, f"/t/{CODE}/sounds/1", "/api", "/api/", "/api/openapi.json"]
    found += [
        f"/book/{BOOK}",
        f"/almanac/{BOOK}-en-1.json",
        "/almanac/1.json",
        f"/t/{CODE}/almanac/1.json",
    ]
    found += ["/art/stencils.css", f"/art/{BOOK}.json", f"/t/{CODE}/art/1.json", f"/t/{CODE}/deck.pdf"]
    found += ["/app.webmanifest", "/worker.js", "/offline"]
    for seat in ("", *range(seats + 2)):
        found.append(f"{TABLE}/view?seat={seat}")
        found += [f"{TABLE}/{way}?face={kind}&seat={seat}" for way in ("face", "faces") for kind in KINDS]
    asks: list[Asked] = [
        ("POST", f"{TABLE}/asks", {"do": "notes", "seat": seat}) for seat in range(seats + 2)
    ]
    asks += [("POST", f"{TABLE}/asks", {"do": do}) for do in ("weigh", "notes", "nothing")]
    return [("GET", path, None) for path in found] + asks


async def answers(game: Game, lobby: Lobby, store: Store, key: str, asked: list[Asked]) -> list[object]:
    """What a device with this key, or without any, is answered at this very point of a game.

    Who asks too often hangs on no machine: a second passes whenever somebody looks at the time.
    """
    sounds = Sounds(Echo())
    room = shown(game, lobby, store, sounds)
    hall = Hall(store, Bell("sqlite:///tables.db"), "http://table", sounds=sounds)
    hall.rooms[room.code] = room
    asked = [*asked, *(("GET", address, None) for address in heard_at(room))]
    app, found = Doors(hall).app(), list[object]()
    seconds = count(1.0)
    with patch.object(guard, "time", SimpleNamespace(monotonic=lambda: next(seconds))):
        for method, path, body in asked:
            told = await answer(app, method, path, key, b"" if body is None else msgspec.json.encode(body))
            found.append((path, body, *told))
            assert not key or told[0]["status"] != UNAUTHORIZED
    return found


async def answer(app: ASGIApp, method: str, path: str, key: str, body: bytes) -> list[Message]:
    """All that the server says to one question, byte for byte."""
    place, _, query = path.partition("?")
    headers = [(b"host", b"table"), (b"content-type", b"application/json")]
    if key:  # the pages ask for this, and the API for the other
        headers += [
            (b"cookie", f"omerta-{CODE}={key}".encode()),
            (b"authorization", f"Bearer {key}".encode()),
        ]
    scope: Scope = {
        "type": "http",
        "http_version": "1.1",
        "method": method,
        "scheme": "http",
        "path": place,
        "raw_path": place.encode(),
        "query_string": query.encode(),
        "root_path": "",
        "headers": headers,
        "server": ("table", 80),
        "client": ("127.0.0.1", 1),
    }
    said: list[Message] = []

    async def ask() -> Message:
        return {"type": "http.request", "body": body}

    async def hear(message: Message) -> None:
        said.append(message)

    await app(scope, ask, hear)
    return said


def keys_of(game: Game, lobby: Lobby, knowing: set[int]) -> dict[str, str]:
    """The devices none of whose seats knows what differs, with their keys; and one that has no key."""
    held = {device.id: {person.id for person in lobby.held_by(device.id)} for device in lobby.devices}
    phones = {f"phone-{seat}": key_of(seat) for seat in range(1, game.seats + 1)}
    found = {device: key for device, key in phones.items() if not held[device] & knowing}
    return {**found, "watcher": "key-of-watcher-sesame", "nobody": ""}


@pytest.mark.parametrize("name", BOOKS)
def test_no_route_tells_a_device_what_none_of_its_seats_was_granted(name: str, kept: Store) -> None:
    rng, compared, nights, looked_at = random.Random(name), 0, 0, set[str]()
    for seed in range(GAMES):
        for at, (one, other, swap) in enumerate(side_by_side(name, seed, "sealed")):
            if at % EVERY:
                continue
            out = touched(one, swap)
            knowing = {s for s in range(1, one.seats + 1) if not blind(one, swap, s) or s in out}
            lobby = table_of(name, one.seats, LANGUAGES[seed % len(LANGUAGES)])
            devices = keys_of(one, lobby, knowing)
            for device in rng.sample(sorted(devices), min(3, len(devices))):
                everywhere = everything(one.seats)
                asked = rng.sample(everywhere, len(everywhere) // SHARE)
                looked_at.update(path.partition("?")[0] for _, path, _ in asked)
                mine, theirs = (
                    asyncio.run(answers(game, lobby, kept, devices[device], asked)) for game in (one, other)
                )
                assert mine == theirs, device
                compared += 1
                nights += is_covered(one)
    assert compared > 10
    assert nights
    assert looked_at == {path.partition("?")[0] for _, path, _ in everything(6)}


def test_nothing_that_can_be_looked_at_is_left_out(kept: Store) -> None:
    """A new route has to be thought of here."""

    def paths(routes: list[BaseRoute], before: str = "") -> Iterator[str]:
        for route in routes:
            if isinstance(route, Mount) and route.path == "/api":
                yield from paths(list(route.routes), before + route.path)
            elif isinstance(route, Route):
                path = route.path.replace("{code}", CODE).replace("{name}", "1").replace("{game}", "1")
                yield before + path.replace("{book}", BOOK)

    served = set(paths(list(Doors(Hall(kept, Bell("sqlite:///tables.db"), "http://table")).app().routes)))
    looked_at = {path.partition("?")[0] for _, path, _ in everything(6)}
    wires = {f"/t/{CODE}/stream"}  # they send the faces, which are compared here
    assert served - looked_at == (CHANGES | wires) - looked_at
