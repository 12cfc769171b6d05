"""The tale, the order of the cards and the awards reach every device when the end was told, not before."""

from __future__ import annotations

import asyncio
import random
from contextlib import closing
from pathlib import Path

import msgspec
import pytest
from msgspec.structs import replace
from tests.table.evenings import again, laid, played
from tests.table.faces.test_tale import faces, with_phone
from tests.table.spies import gathered
from tests.table.test_shown_table import Evening

from omerta.books.shelf import SHELF
from omerta.core.chronicle.choosing import tale
from omerta.core.chronicle.unveiling import unveiling
from omerta.table.faces.desk_model import Desk
from omerta.table.faces.evening_summary import evening
from omerta.table.faces.models import Phone, Screen
from omerta.table.faces.story import counted_tale
from omerta.table.state import score, series
from omerta.table.store.store import Store
from omerta.words import LANGUAGES

SELDOM = 12
SECRET = (b'"tale"', b'"awards"', b'"step"')


@pytest.mark.parametrize("book", SHELF)
def test_nothing_of_the_end_is_sent_before_it_was_told(book: str, tmp_path: Path) -> None:
    with closing(Store.at(f"sqlite:///{tmp_path / 'tables.db'}")) as store:
        found = Evening(store, gathered(book, 8))
        waited: list[bool] = []

        def look() -> Screen:
            """What every device shows now; while the end is told sentence by sentence it is not over."""
            shown = found.room.face(None, "screen")
            assert isinstance(shown, Screen)
            found.seen.append((found.time.now, shown))
            ends = found.room.game is not None and found.room.game.over is not None
            phones = found.phones() if ends or len(found.seen) % SELDOM == 0 else []
            waited.append(ends and not found.room.shown.is_told)
            seen: list[Screen | Phone] = [shown, *phones]
            for face in seen:
                told = face.stage == "over"
                assert told or not any(word in msgspec.json.encode(face) for word in SECRET)
                assert told or face.evening is None
                assert bool(face.tale) == told
            if shown.stage != "over":
                assert series.standing(found.room.shown.lobby) == ()
            return shown

        found.look = look  # type: ignore[method-assign]

        async def game() -> None:
            await found.deal(5)
            await found.play(random.Random(5))

        asyncio.run(game())
        assert found.seen[-1][1].stage == "over"
        assert any(waited), "the end was told in more than one sentence"


@pytest.mark.parametrize("book", SHELF)
def test_phones_of_a_running_game_are_as_long_as_without_a_tale(book: str, tmp_path: Path) -> None:
    """A field that is left out takes no room."""
    with closing(Store.at(f"sqlite:///{tmp_path / 'tables.db'}")) as store:
        found = Evening(store, gathered(book, 8))
        asyncio.run(found.deal(5))
        for phone in found.phones():
            sent = msgspec.to_builtins(phone)
            assert "tale" not in sent
            assert len(msgspec.json.encode(phone)) <= found.room.drawing.width(phone)
        assert score.told(found.room.lobby, found.time.now) > 0


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("book", SHELF)
def test_after_the_end_every_face_has_the_same_tale(book: str, language: str, tmp_path: Path) -> None:
    lobby, game, events = played(laid(book), 6)
    lobby = with_phone(replace(lobby, hosting="person", language=language), language)
    host = replace(lobby.devices[0], language=language)
    lobby = replace(lobby, devices=(host, *lobby.devices[1:]))
    _, found = faces(lobby, events, tmp_path)
    assert [type(face) for face in found] == [Phone, Desk, Screen]
    told = counted_tale(game, lobby, language)
    assert len(told) == len(tale(game))
    for face in found:
        assert isinstance(face, Phone | Desk | Screen)
        assert face.tale == told
    assert all(line.text and line.heard for line in told)


@pytest.mark.parametrize("book", SHELF)
def test_the_screen_knows_in_which_order_cards_turn(book: str, tmp_path: Path) -> None:
    lobby, game, events = played(laid(book), 7)
    _, found = faces(with_phone(lobby, "en"), events, tmp_path)
    screen = found[-1]
    assert isinstance(screen, Screen)
    turned = sorted((row.step, row.seat) for row in screen.rows if row.step)
    assert tuple(seat for _, seat in turned) == unveiling(game)
    assert [step for step, _ in turned] == list(range(1, len(turned) + 1))
    assert {row.seat for row in screen.rows if not row.step} == set(game.shown)


def test_a_game_that_goes_on_again_has_no_tale() -> None:
    lobby, game, _ = played(laid("classic"), 3)
    assert counted_tale(game, lobby, "en")
    assert counted_tale(game, replace(lobby, stage="playing"), "en") == ()


def test_the_awards_come_with_the_second_game() -> None:
    people = laid("classic")
    people = replace(people, people=tuple(replace(each, bot=False) for each in people.people))
    lobby, _, _ = played(people, 3)
    first = evening(lobby, "en")
    assert first is not None
    assert first.awards == ()
    for seed in range(4, 8):
        lobby, _, _ = played(again(lobby), seed)
    later = evening(lobby, "en")
    assert later is not None
    assert later.awards
