"""What a step is for is said to all alike, by what everybody was told and by nothing else."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import get_args

import pytest
from msgspec.structs import replace
from tests.depth import deep
from tests.laws.tables import BOOKS
from tests.laws.test_secrets import side_by_side
from tests.table.faces.test_spy import shown, url_in
from tests.table.spies import gathered

from omerta.core import PUBLIC, Game, log
from omerta.core.view import granted
from omerta.table.faces.models import Phone, Screen
from omerta.table.faces.purpose import SENTENCES, Purpose
from omerta.table.state.lobby import Lobby
from omerta.table.store.store import Store
from omerta.words import LANGUAGES, lexicon
from omerta.words.voice import PHONES

EVERY = 17


@pytest.fixture
def kept(tmp_path: Path) -> Iterator[Store]:
    """A store in a file."""
    opened = Store.at(url_in(tmp_path))
    yield opened
    opened.close()


def told(game: Game) -> list[object]:
    """Whatever everybody was told."""
    return [event for event in log(game) if granted(event, PUBLIC)]


def lines(game: Game, lobby: Lobby, store: Store) -> list[str]:
    """What the step is for, on the screen and on every phone."""
    room = shown(game, lobby, store)
    faces = [room.face(None, "screen")]
    faces += [room.face(device, "phone") for device in lobby.devices if not device.watches]
    return [face.purpose for face in faces if isinstance(face, Phone | Screen)]


@pytest.mark.parametrize("name", BOOKS)
def test_all_phones_of_a_table_are_told_the_same_and_so_are_two_tables(name: str, kept: Store) -> None:
    heard: set[str] = set()
    for seed in range(deep(1)):
        for at, (one, other, _) in enumerate(side_by_side(name, seed, "sealed")):
            if at % EVERY:
                continue
            lobby = replace(gathered(name, one.seats), first_time=True)
            said = lines(one, lobby, kept)
            assert len(said) == one.seats + 1
            assert len({*said}) == 1
            assert said[0]
            heard.add(said[0])
            if told(one) == told(other):
                assert lines(other, lobby, kept) == said
    assert len(heard) > 1, "it would say the same all evening"


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_step_has_its_words_in_every_language(language: str) -> None:
    for words in (lexicon(language), lexicon(language).also(PHONES)):
        said = [words.say(f"purpose-{each}") for each in get_args(Purpose)]
        said += [words.say(f"primer-{number}") for number in range(1, SENTENCES + 1)]
        assert len({*said}) == len(said)


def test_those_who_know_the_game_are_told_nothing(kept: Store) -> None:
    game = next(side_by_side("classic", 1, "sealed"))[0]
    assert {*lines(game, gathered("classic", game.seats), kept)} == {""}


@pytest.mark.parametrize("name", BOOKS)
def test_five_sentences_are_on_every_device_while_cards_are_looked_at(name: str, kept: Store) -> None:
    game = next(side_by_side(name, 1, "sealed"))[0]
    lobby = replace(gathered(name, game.seats), first_time=True)
    room = shown(game, lobby, kept)
    room.lobby = replace(room.lobby, stage="dealt")
    room.shown.follow([], afresh=True)
    faces = [room.face(None, "screen"), *(room.face(each, "phone") for each in lobby.devices[: game.seats])]
    said = {face.primer for face in faces if isinstance(face, Phone | Screen)}
    assert len(said) == 1
    assert [len(each) for each in said] == [SENTENCES]
