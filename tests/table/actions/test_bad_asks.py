"""Whatever comes over the wire or to the door gets a clear answer, and what is refused changes nothing."""

from __future__ import annotations

import asyncio
import logging
import re
from collections.abc import Iterator
from itertools import count
from pathlib import Path
from types import SimpleNamespace

import httpx
import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec.structs import replace
from starlette.applications import Starlette
from starlette.requests import Request
from starlette.responses import Response
from tests.depth import deep
from tests.table.spies import NAMES, Guest, Json, Spy, dealt, gathered, key_of, opened, serving, settled
from websockets.exceptions import ConnectionClosed

from omerta.books.decks import suggest
from omerta.books.shelf import SHELF
from omerta.bots.minds import MINDS
from omerta.core import Table
from omerta.table.actions import asks
from omerta.table.open_rooms import Hall
from omerta.table.room import Room
from omerta.table.state.lobby import Lobby
from omerta.table.state.people import join, tidy
from omerta.table.store.notify import Bell
from omerta.table.store.store import Store
from omerta.table.web import app as web
from omerta.table.web.app import Doors
from omerta.table.web.guard import HEADERS
from omerta.words import LANGUAGES, explain_refusal, lexicon

PEOPLE = 7
TABLE = Table(suggest(SHELF["classic"], PEOPLE), 987_654_321, pace="sealed")
DEEP = "[" * 2000
CODES = count(1)
HERE = "http://testserver"
Form = dict[str, str]


@pytest.fixture
def kept(tmp_path: Path) -> Iterator[Store]:
    """A store in a file."""
    opened = Store.at(f"sqlite:///{tmp_path / 'tables.db'}")
    yield opened
    opened.close()


@pytest.fixture(scope="module")
def many(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Store]:
    """One store for the tables of many examples."""
    opened = Store.at(f"sqlite:///{tmp_path_factory.mktemp('asks') / 'tables.db'}")
    yield opened
    opened.close()


@pytest.fixture
def _patient(monkeypatch: pytest.MonkeyPatch) -> None:
    """Where it is not about speed, thumbs may be as fast as they like."""
    monkeypatch.setattr("omerta.table.web.sockets.ASKS_AT_ONCE", 1e9)


def told(reason: str, language: str, book: str = "classic") -> str:
    """The refusal as a reader of this language reads it."""
    return explain_refusal(reason, lexicon(language).of(book))


def refused(answer: bytes, reason: str, language: str = "en") -> None:
    """Is this the refusal of that name?"""
    said = msgspec.json.decode(answer)
    assert said["ok"] is False
    assert said["text"] == told(reason, language)


async def at_table(store: Store, stage: str, language: str = "en") -> Room:
    """A table before the deal, in a game, or after it."""
    lobby = replace(gathered("classic", PEOPLE, language), code=f"T{next(CODES)}")
    if stage == "gathering":
        return await opened(store, lobby)
    room = await opened(store, lobby, TABLE)
    if stage == "over":
        await room.change(lambda turn: setattr(turn, "lobby", replace(turn.lobby, stage="over", clock=None)))
    return room


GARBAGE = (
    "",
    " ",
    "null",
    "true",
    "1",
    '"act"',
    "[]",
    "{}",
    "{",
    "}",
    '{"do":}',
    '{"do":1}',
    '{"do":null}',
    '{"do":"act"}',
    '{"do":"nothing"}',
    '{"n":1}',
    '{"do":"act","seat":"1","moment":1,"deed":"pass"}',
    "pong",
    "PING",
    DEEP,
    '{"do":"act","seat":1,"moment":1,"deed":"pass","targets":{}}',
    '{"do":"start","n":"1"}',
    '{"do":"start","n":-1}',
    '{"do":"act","seat":1.5,"moment":1,"deed":"pass"}',
    '{"do":"act","seat":1e999,"moment":1,"deed":"pass"}',
    '{"do":"start","extra":1}',
    '{"do":"start","__class__":"Room"}',
    '{"do":"bots","number":41}',
    '{"do":"bots","number":-1}',
    '{"do":"bots","number":9,"mind":"plain"}',
    '{"do":"mind"}',
    '{"do":"mind","mind":""}',
    '{"do":"mind","mind":"genius"}',
    '{"do":"rule","name":"' + "x" * 61 + '"}',
    '{"do":"language","language":"de"}',
    '{"do":"act","seat":1,"moment":1,"deed":"pass","targets":[' + ",".join(["1"] * 41) + "]}",
    '{"do":"why","rules":[1]}',
    '{"do":"why","rules":[' + ",".join(['"CLS-001"'] * 13) + "]}",
    "\x00",
    "\ufeff{}",
    '{"do":"name","person":1,"name":"\\ud800"}',
    '{"do":"why","rules":' + DEEP,
    '{"a":' * 700 + "1" + "}" * 700,
    "x" * 4097,
    "я" * 2049,
    '{"do":"start"}{"do":"start"}',
    "{'do':'start'}",
    '{"do":"chat","seat":1,"text":"' + "x" * 401 + '"}',
)


@pytest.mark.usefixtures("_patient")
@pytest.mark.parametrize("language", LANGUAGES)
def test_what_nobody_understands_is_said_to_be_so(language: str, kept: Store) -> None:
    async def run() -> None:
        room = await at_table(kept, "playing", language)
        before = room.version, room.lobby
        spy = Spy(room, 2)
        await spy.open()
        for garbage in GARBAGE:
            refused(await spy.say(garbage), "not-understood", language)
        refused(await spy.say(None, b"\xff\xfe\x00"), "not-understood", language)
        assert await spy.say("ping") == b"pong"
        assert (room.version, room.lobby) == before
        assert len(spy.faces) == 1
        await spy.close()

    asyncio.run(run())


def test_an_answer_carries_the_number_of_its_ask_where_it_has_one(kept: Store) -> None:
    async def run() -> None:
        spy = Spy(await at_table(kept, "playing"), 2)
        await spy.open()
        for text, number in (
            ('{"do":"nothing","n":7}', 7),
            ('{"n":8}', 8),
            ("{}", 0),
            ('{"n":"9"}', 0),
            ('{"do":"start","n":' + "9" * 30 + "}", int("9" * 30)),
            ('{"n":' + "9" * 4500 + "}", 0),
            (DEEP, 0),
        ):
            assert msgspec.json.decode(await spy.say(text))["re"] == number
        await spy.close()

    asyncio.run(run())


NUMBERS = st.integers(-3, 60) | st.integers()
WORDS = st.text(max_size=80) | st.sampled_from([*SHELF, "pass", "vote", "m", "own", "drawn", "calm", "tie"])
JSON = st.recursive(
    st.none() | st.booleans() | st.floats(allow_nan=False, allow_infinity=False) | NUMBERS | WORDS,
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(WORDS, inner, max_size=4),
    max_leaves=12,
)
TAGS = tuple(str(each.__struct_config__.tag) for each in asks.Ask.__args__)
FIELDS = {
    "seat": NUMBERS,
    "moment": NUMBERS,
    "deed": WORDS,
    "targets": st.lists(NUMBERS, max_size=3),
    "kind": WORDS,
    "about": NUMBERS,
    "value": WORDS,
    "rules": st.lists(WORDS, max_size=3),
    "text": WORDS,
    "person": NUMBERS,
    "name": WORDS,
    "gender": st.sampled_from(["", "f", "m", "x"]),
    "to": NUMBERS,
    "number": NUMBERS,
    "bot": st.booleans(),
    "book": WORDS,
    "preset": WORDS,
    "way": WORDS,
    "role": WORDS,
    "pace": WORDS,
    "mind": st.sampled_from([*MINDS, "genius"]),
    "chat": st.booleans(),
    "language": st.sampled_from([*LANGUAGES, "de"]),
    "table": st.booleans(),
    "on": st.booleans(),
    "seconds": NUMBERS,
    "deeds": NUMBERS,
    "plea": NUMBERS,
    "yes": st.booleans(),
}
KNOWN = {tag: each.__struct_fields__ for tag, each in zip(TAGS, asks.Ask.__args__, strict=True)}


@st.composite
def likely(draw: st.DrawFn) -> object:
    """An ask with the right fields and any values."""
    tag = draw(st.sampled_from(TAGS))
    fields = [name for name in KNOWN[tag] if name in FIELDS]
    return {"do": tag, "n": 1, **{name: draw(FIELDS[name]) for name in fields}}


@pytest.mark.usefixtures("_patient")
@pytest.mark.parametrize("stage", ["gathering", "playing", "over"])
@settings(max_examples=deep(33))
@given(said=st.lists(JSON | likely() | likely() | likely(), min_size=1, max_size=6), seat=st.integers(1, 2))
def test_whatever_is_asked_is_answered_and_a_refusal_changes_nothing(
    stage: str, said: list[object], seat: int, many: Store
) -> None:
    async def run() -> None:
        room = await at_table(many, stage)
        spy, other = Spy(room, seat), Spy(room, 3)
        await spy.open()
        await other.open()
        for each in said:
            before = room.version, room.lobby, room.game
            answer = msgspec.json.decode(await spy.say(msgspec.json.encode(each).decode()))
            assert answer["ok"] or answer["text"]
            assert "Traceback" not in answer.get("text", "")
            if not answer["ok"]:
                assert (room.version, room.lobby, room.game) == before
        await settled()
        assert spy.closed is None
        assert other.closed is None
        await spy.close()
        await other.close()

    asyncio.run(run())


ORGANIZER_ONLY: tuple[tuple[str, Json], ...] = (
    ("bots", {"number": 9}),
    ("mind", {"mind": "worlds"}),
    ("book", {"book": "family"}),
    ("rule", {"name": "tie", "value": ""}),
    ("preset", {"preset": ""}),
    ("way", {"way": "own"}),
    ("card", {"role": "mafia", "number": 1}),
    ("weigh", {}),
    ("pace", {"pace": "brisk"}),
    ("talk", {"chat": True}),
    ("first-time", {"on": True}),
    ("language", {"language": "uk", "table": True}),
    ("start", {}),
)
# In a game those who play may ask the others for it; who watches may not.
OF_PLAYERS: tuple[tuple[str, Json], ...] = (
    ("pause", {"on": True}),
    ("skip", {"moment": 1}),
    ("longer", {"seconds": 5}),
    ("take-back", {"deeds": 1}),
    ("again", {}),
)


@pytest.mark.usefixtures("_patient")
@pytest.mark.parametrize("stage", ["gathering", "playing", "over"])
def test_what_only_the_organizer_may_do(stage: str, kept: Store) -> None:
    async def run() -> None:
        room = await at_table(kept, stage, "ru")
        before = room.version, room.lobby
        for device in (room.lobby.device("phone-2"), room.lobby.device("watcher")):
            spy = Spy(room, 2, device=device)
            await spy.open()
            watches = device is not None and device.watches
            for do, fields in (*ORGANIZER_ONLY, *(OF_PLAYERS if watches else ())):
                refused(await spy.ask(do, **fields), "organizer-only", "ru")
            await spy.close()
        assert (room.version, room.lobby) == before

    asyncio.run(run())


NOT_MINE: tuple[tuple[str, Json], ...] = (
    ("act", {"seat": 3, "moment": 1, "deed": "pass"}),
    ("say", {"seat": 3, "kind": "suspect", "about": 1}),
    ("seen", {"seat": 3}),
    ("notes", {"seat": 3}),
    ("chat", {"seat": 3, "text": "it was me"}),
    ("name", {"person": 3, "name": "Nobody"}),
)


@pytest.mark.usefixtures("_patient")
def test_nobody_acts_for_another(kept: Store) -> None:
    async def run() -> None:
        room = await at_table(kept, "playing", "uk")
        before = room.version, room.lobby
        for device in (room.lobby.device("phone-2"), room.lobby.device("watcher")):
            spy = Spy(room, 2, device=device)
            await spy.open()
            for do, fields in NOT_MINE:
                refused(await spy.ask(do, **fields), "not-yours", "uk")
            await spy.close()
        screen = Spy(room, 0, "screen", room.lobby.devices[-1])
        screen._wire.device = None
        await screen.open()
        for do, fields in (*NOT_MINE, *ORGANIZER_ONLY, *OF_PLAYERS):
            refused(await screen.ask(do, **fields), "not-yours", "uk")
        await screen.close()
        assert (room.version, room.lobby) == before

    asyncio.run(run())


WRONG_STAGE: tuple[tuple[str, str, Json, str], ...] = (
    ("gathering", "act", {"seat": 1, "moment": 0, "deed": "pass"}, "no-such-seat"),
    ("gathering", "notes", {"seat": 1}, "not-yours"),
    ("gathering", "pause", {"on": True}, "no-game"),
    ("gathering", "skip", {"moment": 0}, "no-game"),
    ("gathering", "longer", {"seconds": 5}, "no-game"),
    ("gathering", "take-back", {}, "no-game"),
    ("gathering", "let-back", {"plea": 1, "yes": True}, "too-late"),
    ("playing", "start", {}, "game-goes-on"),
    ("playing", "bots", {"number": 9}, "game-goes-on"),
    ("playing", "first-time", {"on": True}, "game-goes-on"),
    ("playing", "mind", {"mind": "worlds"}, "game-goes-on"),
    ("playing", "book", {"book": "family"}, "game-goes-on"),
    ("playing", "card", {"role": "mafia", "number": 3}, "game-goes-on"),
    ("playing", "way", {"way": "own"}, "game-goes-on"),
    ("playing", "seat", {"person": 1, "to": 3}, "game-goes-on"),
    ("playing", "friend", {"name": "Late"}, "game-goes-on"),
    ("playing", "skip", {"moment": 999}, "too-late"),
    ("playing", "act", {"seat": 1, "moment": 999, "deed": "pass"}, "too-late"),
    ("playing", "act", {"seat": 1, "moment": 0, "deed": "pass"}, "too-late"),
    ("playing", "chat", {"seat": 1, "text": "psst"}, "no-chat"),
    ("over", "act", {"seat": 1, "moment": 1, "deed": "pass"}, "no-game"),
    ("over", "say", {"seat": 1, "kind": "suspect", "about": 2}, "no-game"),
    ("over", "skip", {"moment": 1}, "no-game"),
    ("over", "take-back", {}, "no-game"),
    ("over", "bots", {"number": 0}, "not-now"),
)


@pytest.mark.usefixtures("_patient")
@pytest.mark.parametrize(("stage", "do", "fields", "reason"), WRONG_STAGE)
def test_an_ask_at_the_wrong_time(stage: str, do: str, fields: Json, reason: str, kept: Store) -> None:
    async def run() -> None:
        room = await at_table(kept, stage)
        before = room.version, room.lobby
        spy = Spy(room, 1)
        await spy.open()
        refused(await spy.ask(do, **fields), reason)
        refused(await spy.ask(do, **fields), reason)
        assert (room.version, room.lobby) == before
        await spy.close()

    asyncio.run(run())


@pytest.mark.usefixtures("_patient")
def test_an_ask_that_comes_twice_is_done_once(kept: Store) -> None:
    """A phone that lost its wire sends again what was not answered."""

    async def run() -> None:
        room = await at_table(kept, "gathering")
        await room.change(lambda turn: dealt(turn, TABLE))
        await room.change(lambda turn: setattr(turn, "lobby", replace(turn.lobby, stage="dealt", seen=())))
        spy = Spy(room, 2)
        await spy.open()
        assert await spy.ask("seen", seat=2) == b'{"ok":true}'
        version = room.version
        assert await spy.ask("seen", seat=2) == b'{"ok":true}'
        await room.change(lambda turn: turn.begin())
        assert room.version == version + 1
        assert await spy.ask("seen", seat=2) == b'{"ok":true}'
        assert room.version == version + 1
        await spy.close()

    asyncio.run(run())


def test_a_flood_is_slowed_and_then_cut(kept: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("omerta.table.web.sockets.ASKS_A_SECOND", 0.0)

    async def run() -> None:
        room = await at_table(kept, "playing")
        before = room.version
        spy, other = Spy(room, 2), Spy(room, 3)
        await spy.open()
        await other.open()
        answers = [await spy.say("{}") for _ in range(40)]
        answers += [await spy.say('{"n":5}') for _ in range(200)]
        for answer in answers[:40]:
            refused(answer, "not-understood")
        for answer in answers[40:]:
            refused(answer, "too-fast")
            assert msgspec.json.decode(answer)["re"] == 5
        assert await spy.say("x" * 9000) == b""
        assert spy.closed == 1008
        assert room.version == before
        assert await other.ask("why", rules=["CLS-001"])
        assert len(other.faces) == 1
        await spy.close()
        await other.close()

    asyncio.run(run())


HOSTILE_NAMES = (
    ("<script>alert(1)</script>", "<script>alert(1)</script"),
    ('"><img src=x onerror=1>', '"><img src=x onerror=1>'),
    ("{{ 7*7 }}", "{{ 7*7 }}"),
    ("Vera\nGleb", "Vera Gleb"),
    ("\u202eanna\u202c", "anna"),
    ("\u200bNil\u200d \x00", "Nil"),
    ("  a   b  ", "a b"),
    ("x" * 500, "x" * 24),
    ("e\u0301va", "\u00e9va"),
)


@pytest.mark.parametrize(("typed", "written"), HOSTILE_NAMES)
def test_a_name_is_written_down_plainly(typed: str, written: str) -> None:
    assert tidy(typed) == written
    lobby = join(Lobby("CODE", "en", "classic"), typed)
    assert lobby.people[0].name == written


@pytest.mark.usefixtures("_patient")
def test_names_that_cannot_be_used(kept: Store) -> None:
    async def run() -> None:
        room = await at_table(kept, "gathering", "ru")
        spy = Spy(room, 2)
        await spy.open()
        before = room.version
        for name in ("", "   ", "\n\t", "\u200b\u202e", "\u3164", "\u2800"):
            refused(await spy.ask("name", person=2, name=name), "no-name", "ru")
            refused(await spy.ask("friend", name=name), "no-name", "ru")
        for name in ("Anna", "anna", " ANNA ", "A\u200bnna".replace("\u200b", ""), "\u202eAnna"):
            refused(await spy.ask("name", person=2, name=name), "name-taken", "ru")
            refused(await spy.ask("friend", name=name), "name-taken", "ru")
        assert room.version == before
        await spy.close()

    asyncio.run(run())


def test_whoever_leaves_when_the_game_is_over_breaks_nobodys_screen(kept: Store) -> None:
    async def run() -> None:
        room = await at_table(kept, "over")
        spy, screen = Spy(room, 2), Spy(room, 0, "screen", room.lobby.device("watcher"))
        await spy.open()
        await screen.open()
        assert await spy.ask("leave", person=2) == b'{"ok":true}'
        assert spy.closed is None
        assert screen.closed is None
        assert "Boris" in str(screen.face)
        host = Spy(room, 1)
        await host.open()
        assert await host.ask("again") == b'{"ok":true}'
        assert [person.name for person in room.lobby.people] == [NAMES[0], *NAMES[2:PEOPLE]]
        for each in (spy, screen, host):
            await each.close()

    asyncio.run(run())


def test_a_store_that_fails_is_answered_and_nothing_of_it_is_told(
    kept: Store, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async def run() -> None:
        room = await at_table(kept, "gathering")
        spy = Spy(room, 2)
        await spy.open()
        with kept._engine.begin() as connection:
            connection.exec_driver_sql("DROP TABLE omerta_event")
            connection.exec_driver_sql("DROP TABLE omerta_table")
        refused(await spy.ask("name", person=2, name="Sesame"), "try-again")
        assert room.lobby.person(2).name == "Boris"
        assert "Sesame" not in caplog.text
        await spy.close()

    asyncio.run(run())


def test_a_face_that_cannot_be_drawn_cuts_the_wire(kept: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    """Better a phone that connects again than one that stands still all night."""

    async def run() -> None:
        room = await at_table(kept, "playing")
        spy = Spy(room, 2)
        await spy.open()
        monkeypatch.setattr(room, "face", lambda *_: 1 / 0)
        room.tell()
        await settled()
        assert spy.closed == 1011
        await spy.close()

    asyncio.run(run())


# The doors


class Browser:
    """A browser without a network, at one address."""

    def __init__(
        self, runner: asyncio.Runner, app: Starlette, where: str = HERE, address: str = "10.0.0.1"
    ) -> None:
        wires = httpx.ASGITransport(app, raise_app_exceptions=False, client=(address, 1))
        self._runner = runner
        self.app = app
        self.http = httpx.AsyncClient(transport=wires, base_url=where)

    def another(self, where: str = HERE, address: str = "10.0.0.1") -> Browser:
        """Somebody else."""
        return Browser(self._runner, self.app, where, address)

    def get(self, path: str, **headers: str) -> httpx.Response:
        """Look at a page."""
        return self._runner.run(self.http.get(path, headers=_headers(headers)))

    def post(self, path: str, body: Form | bytes | None = None, **headers: str) -> httpx.Response:
        """Send a form; bytes are sent as they are."""
        form = body if isinstance(body, dict) else None
        given = {"origin": self.http.base_url.__str__().rstrip("/"), **_headers(headers)}
        content = body if isinstance(body, bytes) else None
        return self._runner.run(self.http.post(path, data=form, content=content, headers=given))


def _headers(given: dict[str, str]) -> dict[str, str]:
    return {name.replace("_", "-"): value for name, value in given.items()}


@pytest.fixture
def client(kept: Store, tmp_path: Path) -> Iterator[Browser]:
    """A browser at the door of an empty hall."""
    hall = Hall(kept, Bell(f"sqlite:///{tmp_path / 'tables.db'}"), HERE)
    with asyncio.Runner() as runner:
        yield Browser(runner, Doors(hall).app())
        runner.run(hall.stop())


def open_table(client: Browser) -> str:
    answer = client.post("/open", {"book": "classic"})
    assert answer.status_code == 303
    return str(answer.headers["location"]).split("/")[2]


@pytest.mark.parametrize(
    "origin",
    [
        "http://evil.example",
        "null",
        "http://testserver.evil.example",
        "http://[::1",
        "",
        "https://x@testserver:1",
    ],
)
def test_a_post_from_a_foreign_page_is_refused(origin: str, client: Browser) -> None:
    code = open_table(client)
    for path in ("/open", f"/j/{code}"):
        answer = client.another().post(path, {"name": "Eve"}, origin=origin, accept_language="uk")
        assert answer.status_code == 403
        assert told("foreign-page", "uk") in answer.text
    assert "Eve" not in client.get(f"/j/{code}").text


def test_forms_that_are_too_much(client: Browser) -> None:
    code = open_table(client)
    door, form = f"/j/{code}", "application/x-www-form-urlencoded"
    assert client.post(door, {"name": "x" * 5000}).status_code == 413
    assert client.post(door, b"name=Eve", content_type=form, content_length="many").status_code == 413
    assert client.post(door, b"name=Eve", content_type=form, content_length="9" * 5000).status_code == 413
    assert client.post(door, {f"f{number}": "1" for number in range(30)}).status_code == 400
    mixed = "multipart/form-data; boundary=x"
    assert client.post(door, b"--x\r\nrubbish", content_type=mixed).status_code == 400
    assert client.post(door, b"--x\r\nrubbish", content_type="multipart/form-data").status_code == 400
    part = b'--x\r\nContent-Disposition: form-data; name="name"; filename="f"\r\n\r\nEve\r\n--x--\r\n'
    assert client.post(door, part, content_type=mixed).status_code == 400
    assert client.post("/open", {"book": "no-such"}).status_code == 400
    assert "Eve" not in client.get(door).text
    assert client.post(door, b"name=%ff%fe&as=player", content_type=form).status_code == 303


def test_hostile_names_are_escaped_on_every_page(client: Browser) -> None:
    code = open_table(client)
    for typed, _ in HOSTILE_NAMES[:3]:
        assert client.another().post(f"/j/{code}", {"name": typed}).status_code == 303
    stranger = client.another()
    text = stranger.get(f"/j/{code}").text
    assert "<script>alert" not in text
    assert "<img" not in text
    assert "&lt;script&gt;alert(1)&lt;/script" in text
    again = stranger.post(f"/j/{code}", {"name": HOSTILE_NAMES[1][0]})
    assert again.status_code == 400
    assert "<img" not in again.text
    assert "<b>" not in stranger.get(f"/j/{code}?next=%22%3E%3Cb%3E").text


def test_of_a_refused_name_nothing_else_is_lost(client: Browser) -> None:
    code = open_table(client)
    typed = {"name": " ", "gender": "f", "next": "both", "language": "ru"}
    refused = client.another().post(f"/j/{code}", typed, accept_language="en")
    assert refused.status_code == 400
    assert told("no-name", "ru") in refused.text
    assert '<html lang="ru">' in refused.text
    assert '<input type="radio" name="gender" value="f" checked>' in refused.text
    assert '<input type="hidden" name="next" value="both">' in refused.text


def test_whoever_joins_keeps_the_language_he_chose_at_the_door(client: Browser) -> None:
    code = open_table(client)
    guest = client.another()
    door = guest.get(f"/j/{code}?lang=uk", accept_language="en").text
    found = re.search(r'name="language" value="(\w+)"', door)
    assert found is not None
    guest.post(f"/j/{code}", {"name": "Остап", "language": found[1]}, accept_language="en")
    assert '<html lang="uk">' in guest.get(f"/t/{code}/phone", accept_language="en").text


def test_codes_cannot_be_guessed_at_speed(client: Browser, monkeypatch: pytest.MonkeyPatch) -> None:
    """Everybody behind one router has one address: a guesser slows it down, and keeps nobody out."""
    slept: list[float] = []

    async def sleep(seconds: float) -> None:
        slept.append(seconds)

    monkeypatch.setattr(web, "asyncio", SimpleNamespace(sleep=sleep, to_thread=asyncio.to_thread))
    code = open_table(client)
    assert client.get(f"/t/{code}").status_code == 200
    guesser = client.another()
    most = int(web.TYPOS_AT_ONCE)
    seen = {guesser.get(f"/j/WR{number:04}").status_code for number in range(most)}
    assert (seen, slept) == ({404}, []), "twenty guests may mistype fifteen times each"
    seen = {guesser.get(f"/j/WR{number:04}").status_code for number in range(100)}
    assert seen == {404}
    assert len(slept) >= 90  # some seconds may have passed meanwhile
    slept.clear()
    assert client.get(f"/t/{code}").status_code == 200, "whoever has a key guesses nothing"
    assert client.another(address="10.0.0.2").get(f"/join?code={code.lower()}").status_code == 303
    assert slept == []
    assert client.another().get(f"/j/{code}").status_code == 200
    assert slept == [web.GUESS_SECONDS], "a right code takes as long, so that nothing is learned sooner"


def test_a_party_behind_one_router_never_meets_a_limit(client: Browser) -> None:
    code = open_table(client)
    seen: list[int] = []
    for number in range(30):
        guest = client.another()
        seen += [guest.get(f"/join?code=TYPO{number}{each}").status_code for each in range(4)]
        for name in (
            "",
            " ",
            "\u200b",
            "Guest 0" if number else "",
        ):  # nothing that can be a name, or a taken one
            seen.append(guest.post(f"/j/{code}", {"name": name}).status_code)
        seen.append(guest.post(f"/j/{code}", {"name": f"Guest {number}"}).status_code)
    assert 429 not in seen
    assert seen.count(303) == 30


PATHS = (
    "/",
    "/j/{code}",
    "/t/{code}",
    "/t/{code}/screen",
    "/t/{code}/both",
    "/nowhere",
    "/t/NOSUCH",
    "/healthz",
    "/static/look.css",
)


@pytest.mark.parametrize("path", PATHS)
def test_every_answer_carries_the_headers(path: str, client: Browser) -> None:
    code = open_table(client)
    for answer in (
        client.get(path.format(code=code)),
        client.post(path.format(code=code)),
        client.get("/open"),
    ):
        for name, value in HEADERS.items():
            assert answer.headers[name] == value
    answer = client.get(path.format(code=code))
    if not path.startswith("/static"):
        assert answer.headers["cache-control"] == "no-store"
    policy = dict(part.strip().split(" ", 1) for part in HEADERS["content-security-policy"].split(";"))
    assert policy["default-src"] == policy["script-src"] == policy["style-src"] == "'self'"
    assert policy["object-src"] == policy["base-uri"] == "'none'"
    assert "unsafe" not in HEADERS["content-security-policy"]


def test_pages_have_no_script_or_style_of_their_own(client: Browser) -> None:
    """What the policy forbids is not there: it would be dead, and a sign of something worse."""
    code = open_table(client)
    for path in ("/", f"/j/{code}", f"/t/{code}", f"/t/{code}/screen", f"/t/{code}/both"):
        text = client.get(path).text.casefold()
        assert " style=" not in text
        assert "<style" not in text
        assert " onclick=" not in text
        assert "javascript:" not in text
        for script in text.split("<script")[1:]:
            head = script.split(">")[0]
            assert "src=" in head or 'type="application/json"' in head


def test_even_a_broken_page_is_safe_and_says_nothing(
    client: Browser, monkeypatch: pytest.MonkeyPatch
) -> None:
    def broken(request: Request) -> Response:
        raise RuntimeError("the seed is 12345")

    monkeypatch.setattr("omerta.table.web.front_door.language_of", broken)
    answer = client.get("/")
    assert answer.status_code == 500
    assert "12345" not in answer.text
    assert "Traceback" not in answer.text
    for name, value in HEADERS.items():
        assert answer.headers[name] == value
    assert answer.headers["cache-control"] == "no-store"


def test_keys_are_for_this_server_and_for_no_script(client: Browser) -> None:
    answer = client.post("/open", {"book": "classic"})
    code = answer.headers["location"].split("/")[2]
    given = next(each for each in answer.headers.get_list("set-cookie") if code in each).casefold()
    assert "httponly" in given
    assert "samesite=lax" in given
    assert "path=/" in given
    assert "secure" not in given
    answer = client.another("https://testserver").post("/open", {"book": "classic"})
    key = next(each for each in answer.headers.get_list("set-cookie") if "language" not in each)
    assert "secure" in key.casefold()


def test_a_socket_is_for_our_pages_and_for_whoever_has_a_key(database_url: str, store: Store) -> None:
    async def code_of(guest: Guest, kind: str, origin: str = "") -> int | None:
        wire = await guest.connect(kind, origin)
        try:
            await asyncio.wait_for(wire.recv(), 10)
        except ConnectionClosed:
            return wire.close_code
        finally:
            await wire.close()
        return None

    async def run() -> None:
        async with serving(store, database_url) as (_, address):
            host, stranger = Guest(address), Guest(address)
            stranger.code = await host.open_table("classic")
            assert await code_of(host, "phone") is None
            assert await code_of(host, "phone", "http://evil.example") == 4403
            assert await code_of(host, "screen", "http://[::1") == 4403
            assert await code_of(stranger, "screen") is None
            assert await code_of(stranger, "phone") == 4403
            stranger.http.cookies.set(f"omerta-{stranger.code}", "guessed", domain="127.0.0.1")
            assert await code_of(stranger, "phone") == 4403
            stranger.code = "NOSUCH"
            assert await code_of(stranger, "screen") == 4404
            await host.close()
            await stranger.close()

    asyncio.run(run())


def test_frames_that_no_browser_sends(
    database_url: str, store: Store, caplog: pytest.LogCaptureFixture
) -> None:
    """Too long, not text, not UTF-8: the wire is cut or answers, and the table goes on."""
    caplog.set_level(logging.DEBUG, "omerta")

    async def run() -> None:
        async with serving(store, database_url) as (hall, address):
            host = Guest(address, "uk")
            code = await host.open_table("classic")
            await host.join(code, "Vera")
            room = await hall.room(code)
            before = room.version
            for message, closes in ((b"\xff\xfe", None), ("x" * 5000, None), ("x" * 9000, 1009)):
                wire = await host.connect()
                await host.hear()
                await wire.send(message)
                if closes is None:
                    assert (await host.hear())["text"] == told("not-understood", "uk")
                else:
                    with pytest.raises(ConnectionClosed):
                        await host.hear()
                    assert wire.close_code == closes
                await wire.close()
            wire = await host.connect()
            await host.hear()
            await wire.send(b"\xff\xfe\xfd", text=True)
            with pytest.raises(ConnectionClosed):
                await host.hear()
            assert wire.close_code == 1007
            await host.connect()
            assert "face" in await host.hear()
            assert room.version == before
            await host.close()

    asyncio.run(run())
    assert "Vera" not in caplog.text
    assert key_of(1) not in caplog.text
    assert not any(record.exc_info for record in caplog.records if record.name.startswith("omerta"))
