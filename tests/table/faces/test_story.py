"""The story of a table is told by what everybody has heard, and by nothing else."""

from __future__ import annotations

import pytest
from msgspec.structs import replace
from tests.laws.test_secrets import side_by_side
from tests.table.evenings import laid

from omerta.books.shelf import SHELF
from omerta.core import Game, view
from omerta.core.game import PUBLIC
from omerta.table.faces.face_parts import Line
from omerta.table.faces.story import Story
from omerta.table.state.lobby import Lobby
from omerta.words import LANGUAGES

NAMES = ("Анна", "Борис", "Вера", "Глеб", "Дина", "Иван", "Лида", "Марк", "Нина")


def story(game: Game, lobby: Lobby, language: str) -> list[Line]:
    told = Story(language)
    told.follow(view(game, PUBLIC), game, lobby, 1)
    return told.lines


@pytest.mark.parametrize("seed", range(3))
@pytest.mark.parametrize("book", SHELF)
def test_the_same_public_log_is_told_word_for_word_alike_whoever_holds_the_cards(
    book: str, seed: int
) -> None:
    *_, (one, other, swap) = side_by_side(book, seed)
    assert one.roles != other.roles
    assert view(one, PUBLIC).events == view(other, PUBLIC).events
    lobby = laid(book, one.seats, NAMES)
    for language in LANGUAGES:
        told = story(one, lobby, language)
        assert len(told) > 3
        assert told == story(other, lobby, language), swap


@pytest.mark.parametrize("language", LANGUAGES)
def test_another_game_of_the_table_is_told_in_other_words(language: str) -> None:
    *_, (one, _, _) = side_by_side("classic", 1)
    lobby = laid("classic", one.seats, NAMES)
    told = [story(one, replace(lobby, game=number), language) for number in (1, 2)]
    assert told[0] != told[1]
    assert told[0] == story(one, replace(lobby, game=1), language)


@pytest.mark.parametrize("book", SHELF)
def test_a_story_kept_up_is_the_story_told_at_once(book: str) -> None:
    """A device that has listened all the evening and one that has just come read the same sentences."""
    games = [one for one, _, _ in side_by_side(book, 2)]
    lobby = laid(book, games[-1].seats, NAMES)
    kept = Story("ru")
    for game in games:
        kept.follow(view(game, PUBLIC), game, lobby, 1)
    assert kept.lines == story(games[-1], lobby, "ru")
