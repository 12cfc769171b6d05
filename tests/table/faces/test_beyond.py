"""Whoever is out gets something to do, and nothing of it reaches anybody who lives, or the dark.

The laws are tried over games by chance of all books: with every deck, every house rule, by night and by day.
"""

from __future__ import annotations

import asyncio
import random
from collections.abc import Iterator
from itertools import islice
from pathlib import Path

import msgspec
import pytest
from msgspec.structs import replace
from tests.depth import deep
from tests.laws.tables import BOOKS
from tests.table.faces.test_spy import courses, shown
from tests.table.spies import NAMES, gathered, key_of, opened
from tests.table.state.test_wagers import played_out
from tests.table.web.test_every_route import answers, everything

from omerta.core import PUBLIC, Game, Position, Refused, Table, view
from omerta.core.choices import may_speak
from omerta.core.leaving import dead_watch, has_left
from omerta.table.actions import asks
from omerta.table.faces.desk_model import Desk
from omerta.table.faces.models import Face, Phone, Screen
from omerta.table.faces.notebook import Notes
from omerta.table.faces.out_of_play import beyond_face
from omerta.table.faces.story import manner
from omerta.table.room import Room
from omerta.table.state import chat
from omerta.table.state.darkness import is_dark
from omerta.table.state.lobby import Device, Lobby
from omerta.table.state.sealed_wager import SealedWager
from omerta.table.store.store import Store
from omerta.words import LANGUAGES

EVERY, GAMES, MOST = 7, deep(14), deep(40)


@pytest.fixture
def kept(tmp_path: Path) -> Iterator[Store]:
    """A store in a file."""
    opened = Store.at(f"sqlite:///{tmp_path / 'tables.db'}")
    yield opened
    opened.close()


def positions(name: str, seed: int = 11) -> Iterator[Game]:
    """Points of games by chance at which somebody is out."""
    found = (
        game
        for at, game in enumerate(courses(name, GAMES, 120, seed))
        if at % EVERY == 0 and len(game.living) < game.seats <= len(NAMES)
    )
    yield from islice(found, MOST)


def table_of(name: str, game: Game, language: str = "en") -> Lobby:
    """Everybody has a phone; the second holds two seats."""
    lobby = gathered(name, game.seats, language, chat=True)
    people = tuple(replace(each, device="phone-2") if each.id == 3 else each for each in lobby.people)
    return replace(lobby, people=people)


def out_of(game: Game) -> list[int]:
    return [seat for seat in range(1, game.seats + 1) if seat not in game.living]


def phone_of(room: Room, seat: int) -> Phone:
    found = room.face(device_of(room, seat), "phone", seat)
    assert isinstance(found, Phone)
    return found


def device_of(room: Room, seat: int) -> Device:
    found = room.lobby.device(room.lobby.at(seat).device)
    assert found is not None
    return found


def refusal(room: Room, seat: int, ask: asks.Ask) -> str:
    """Why the table does not do this, or an empty word if it would."""
    try:
        asyncio.run(room.ask(device_of(room, seat), ask))
    except Refused as refused:
        return refused.reason
    return ""


@pytest.mark.parametrize("name", BOOKS)
def test_a_device_with_a_living_seat_gets_no_view_chat_or_task_of_the_dead(name: str, kept: Store) -> None:
    tried = 0
    for game in positions(name):
        room = shown(game, table_of(name, game), kept)
        alive = {room.lobby.at(seat).device for seat in game.living}
        for seat in range(1, game.seats + 1):
            if room.lobby.at(seat).device not in alive:
                continue
            face = phone_of(room, seat)
            assert face.beyond is None
            assert face.held.watched == ()
            assert not any(line.room == "out" for line in face.chat)
            assert refusal(room, seat, asks.DoWager(seat)) == "not-beyond"
            if seat not in game.living:
                heard = () if may_speak(game, seat) else hears(room, game, seat)
                assert not {*heard} - {seat}, "a last word is said to all, anything else to nobody"
                tried += 1
    assert tried


def hears(room: Room, game: Game, seat: int) -> tuple[int, ...]:
    """Who would hear what this seat writes now."""
    try:
        return chat.audience(room.lobby, game, seat)[1]
    except Refused:
        return ()


@pytest.mark.parametrize("name", BOOKS)
def test_in_the_dark_the_dead_have_nothing_to_do_and_all_phones_write_or_none(name: str, kept: Store) -> None:
    tried = 0
    for game in positions(name):
        if not is_dark(game):
            continue
        lobby = replace(table_of(name, game), wagers={seat: SealedWager() for seat in out_of(game)[1:]})
        room = shown(game, lobby, kept)
        faces = {seat: phone_of(room, seat) for seat in range(1, game.seats + 1)}
        assert all(face.beyond is None for face in faces.values())
        assert len({face.may_chat for seat, face in faces.items() if not may_speak(game, seat)}) == 1
        for seat in out_of(game):
            bare = shown(game, replace(lobby, wagers={}), kept)
            assert refusal(bare, seat, asks.DoWager(seat)) in ("wager-dark", "wager-watches", "not-beyond")
            tried += 1
    assert tried


@pytest.mark.parametrize("name", BOOKS)
def test_who_may_watch_may_not_wager(name: str, kept: Store) -> None:
    """And by day whoever is out for good has the one or the other."""
    kinds = set[bool]()
    for game in positions(name):
        room = shown(game, gathered(name, game.seats), kept)
        for seat in out_of(game):
            sees, left = view(game, seat).hosting, phone_of(room, seat).beyond
            if sees or dead_watch(game):
                assert left is None or left.wager is None
                assert refusal(room, seat, asks.DoWager(seat)) != ""
            assert (left is not None) == (has_left(game, seat) and not is_dark(game))
            if left is not None:
                assert left.watches != (left.wager is not None)
                assert left.fate
                kinds.add(left.watches)
    assert kinds


def sent(room: Room) -> list[bytes]:
    """All that the devices of a table are shown, phones by seat, then the screen."""
    faces: list[Face] = [phone_of(room, seat) for seat in range(1, len(room.lobby.seated) + 1)]
    return [msgspec.json.encode(face) for face in (*faces, room.face(None, "screen"))]


@pytest.mark.parametrize("name", BOOKS)
def test_of_a_sealed_wager_no_face_says_more_than_that_it_is_sealed(name: str, kept: Store) -> None:
    """And to its own phone alone: all others are what they would be without it, to the last byte."""
    rng, compared = random.Random(name), 0
    for game in positions(name, seed=12):
        out = rng.choice(out_of(game))
        lobby = gathered(name, game.seats, rng.choice(LANGUAGES))
        one, other = SealedWager((1, 2), "town", 0, 3), SealedWager((), "", -1, 3)
        rooms = [shown(game, replace(lobby, wagers=made), kept) for made in ({}, {out: one}, {out: other})]
        bare, *both = (sent(room) for room in rooms)
        assert both[0] == both[1]
        assert [*bare[: out - 1], *bare[out:]] == [*both[0][: out - 1], *both[0][out:]]
        assert len({room.drawing.width(phone_of(room, out)) for room in rooms}) == 1
        compared += bare[out - 1] != both[0][out - 1]
    assert compared or all(dead_watch(game) for game in positions(name, seed=12))


@pytest.mark.parametrize("name", BOOKS)
def test_no_route_tells_what_was_wagered_before_the_end(name: str, kept: Store) -> None:
    """Every page, every call of the API, for the phone that wagered, for one that lives, for no device."""

    async def run(game: Game) -> None:
        out = out_of(game)[0]
        lobby = replace(gathered(name, game.seats), sound_key="key")
        made = [SealedWager((1, 2), "town", 0, 3), SealedWager((), "", -1, 3)]
        asked = [*everything(game.seats), *wager_asks(out)]
        for key in (key_of(out), key_of(game.living[0]), ""):
            one, other = [
                await answers(game, replace(lobby, wagers={out: each}), kept, key, asked) for each in made
            ]
            assert one == other

    game = next(each for each in positions(name, seed=13) if not is_dark(each))
    asyncio.run(run(game))


def wager_asks(seat: int) -> list[tuple[str, str, object]]:
    """A second wager, which is refused alike."""
    return [("POST", "/api/tables/SPYING/asks", {"do": "wager", "seat": seat, "suspects": [1]})]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", BOOKS)
def test_whoever_is_out_finds_room_in_the_message_all_phones_have(
    name: str, language: str, kept: Store
) -> None:
    """Sizes tell: neither what he is offered nor the night he watches makes his message a longer one."""
    for game in positions(name, seed=14):
        room = shown(game, gathered(name, game.seats, language, chat=True), kept)
        for seat in out_of(game):
            face = phone_of(room, seat)
            assert len(msgspec.json.encode({"face": face})) <= room.drawing.width(face), (seat, game.number)


def test_a_wager_outlives_the_server(kept: Store) -> None:
    async def run() -> None:
        roles = ("mafia", "mafia", "doctor", "inspector", *["townsperson"] * 4)
        table = Table(roles, 7, roles=roles, pace="sealed")
        room = await opened(kept, gathered("classic", 8), table)
        lobby = replace(room.lobby, wagers={7: SealedWager((1,), "town", 3, 9)}, helpers=(7,))
        await room.change(lambda turn: setattr(turn, "lobby", lobby))
        again = Room(room.code, kept, "http://table")
        await again.load()
        assert again.lobby.wagers == lobby.wagers
        assert again.lobby.helpers == (7,)

    asyncio.run(run())


@pytest.mark.parametrize("name", ["chicago", "vendetta"])
def test_who_may_watch_reads_the_whole_night_in_words_of_his_own_language(name: str, kept: Store) -> None:
    """What was done in the dark since it fell stands under his thumb, and all of it in his notebook."""
    read = 0
    for game in positions(name, seed=15):
        room = shown(game, gathered(name, game.seats), kept)
        for seat in out_of(game):
            if not view(game, seat).hosting:
                continue
            face = phone_of(room, seat)
            assert len(face.held.watched) == game.seats
            assert "" not in {each.card for each in face.held.watched}
            notes = asyncio.run(room.ask(device_of(room, seat), asks.DoNotes(seat=seat))).notes
            assert isinstance(notes, Notes)
            assert notes.sheet is None
            read += len(face.held.lines)
    assert read


def test_how_he_left_is_told_as_all_have_heard_it(kept: Store) -> None:
    """No word of it is his own: it is made from what the whole table was told."""
    told = 0
    for game in positions("family", seed=16):
        room = shown(game, gathered("family", game.seats), kept)
        for seat in out_of(game):
            left = phone_of(room, seat).beyond
            if left is not None:
                public = view(game, PUBLIC)
                assert left == beyond_face(game, room.lobby, seat, public, manner("en", game))
                assert room.lobby.name(seat) in left.fate
                told += 1
    assert told


def test_the_desk_is_told_who_would_help_and_nobody_else(kept: Store) -> None:
    game = next(each for each in positions("classic", seed=17) if not is_dark(each))
    lobby = gathered("classic", game.seats)
    desk = Device("desk", "", "en", organizer=True)
    out = out_of(game)[0]
    lobby = replace(lobby, hosting="person", devices=(*lobby.devices, desk))
    plain, helped = (shown(game, replace(lobby, helpers=each), kept) for each in ((), (out,)))
    face = helped.face(desk, "desk")
    assert isinstance(face, Desk)
    assert lobby.people[out - 1].name in face.helpers
    others = [seat for seat in range(1, game.seats + 1) if seat != out]
    assert [phone_of(plain, seat) for seat in others] == [phone_of(helped, seat) for seat in others]


async def over(kept: Store) -> Room:
    """A game that has come to its end, in which two were out and sealed something."""
    roles = ("mafia", "mafia", "doctor", "inspector", *["townsperson"] * 4)
    table = Table(roles, 7, roles=roles, pace="sealed", position=Position("day", dead=(7, 8)))
    room = await opened(kept, gathered("classic", 8), table)
    for seat, ask in ((7, asks.DoWager(7, (1, 3), "town", 0)), (8, asks.DoWager(8, (1, 2), "mafia", 1))):
        await room.ask(device_of(room, seat), ask)
    assert not any(phone_of(room, seat).wagers for seat in range(1, 9))
    await room.change(played_out)
    return room


def test_at_the_end_all_wagers_lie_open_on_every_phone_the_best_first(kept: Store) -> None:
    room = asyncio.run(over(kept))
    assert room.lobby.stage == "over"
    for seat in range(1, 9):
        first, second = phone_of(room, seat).wagers
        assert (first.name, first.points) == ("Ivan", "4 points")
        assert first.lines == (
            "Found out: Anna and Boris.",
            "The winning side: mafia. Wrong.",
            "The next to leave: Anna. Right.",
        )
        assert (second.name, second.points) == ("Zoya", "3 points")
        assert phone_of(room, seat).tale[-1].text == "Best guess from beyond: Ivan, 4 points."
    screen = room.face(None, "screen")
    assert isinstance(screen, Screen)
    assert screen.tale[-1].heard
