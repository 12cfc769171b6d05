"""Several games in a row: what the table remembers of them, and what the evening comes to."""

from __future__ import annotations

import msgspec
import pytest
from msgspec.structs import replace
from tests.table.evenings import again, laid, played

from omerta.books.points import points
from omerta.books.shelf import SHELF
from omerta.core import Refused
from omerta.table.actions.asks import DoAgain
from omerta.table.actions.errands import Errand
from omerta.table.actions.handlers import CHANGES
from omerta.table.actions.turn import Turn
from omerta.table.faces.evening_summary import evening
from omerta.table.faces.gathering import gathering
from omerta.table.signpost import Signpost
from omerta.table.state import series
from omerta.table.state.lobby import Lobby, Person
from omerta.table.state.results import Player, Result
from omerta.words import LANGUAGES, lexicon


def line(game: int, ended: float, *players: Player, book: str = "vendetta", hosted: bool = False) -> Result:
    return Result(game, book, 7, "hunters", ended, players, True, hosted)


def sat(person: int, name: str, won: bool, points: int = 0, left: str = "", side: str = "hunters") -> Player:
    return Player(person, name, "hunter", side, won, points, left, 1 if left else 0)


def test_a_finished_game_leaves_a_line() -> None:
    lobby, game, _ = played(laid(), 3, now=500.0)
    (found,) = lobby.results
    assert game.over is not None
    assert (found.game, found.book, found.seed, found.winner) == (1, "vendetta", 3, game.over.winner)
    assert found.ended == 500.0
    assert found.scored
    assert [player.name for player in found.players] == [person.name for person in lobby.people]
    assert tuple(player.card for player in found.players) == game.over.cards
    assert [seat for seat, player in enumerate(found.players, 1) if player.won] == list(game.over.seats)
    assert [seat for seat, player in enumerate(found.players, 1) if not player.left] == list(game.living)


def test_ven_396_to_402_the_points_are_those_of_the_book() -> None:
    for seed in range(6):
        lobby, game, _ = played(laid(), seed)
        assert game.over is not None
        assert tuple(player.points for player in lobby.results[0].players) == points(game.book, game.over)


def test_a_book_without_points_gives_none() -> None:
    lobby, _, _ = played(laid("classic"), 1)
    assert not lobby.results[0].scored
    assert not any(player.points for player in lobby.results[0].players)
    found = evening(lobby, "en")
    assert found is not None
    assert not found.scored


def test_three_games_are_kept_in_order_and_survive_the_store() -> None:
    lobby = laid()
    for seed in range(3):
        lobby, _, _ = played(again(lobby), seed, now=1000.0 * seed)
    assert [each.game for each in lobby.results] == [1, 2, 3]
    assert msgspec.json.decode(msgspec.json.encode(lobby), type=Lobby) == lobby


def test_a_table_that_was_stored_before_series_existed_is_read() -> None:
    old = msgspec.json.decode(msgspec.json.encode(laid()))
    old.pop("results", None)
    assert msgspec.json.decode(msgspec.json.encode(old), type=Lobby).results == ()


def test_of_very_many_games_the_oldest_are_let_go() -> None:
    lobby, game, _ = played(laid(), 1)
    for number in range(2, series.MOST_GAMES + 10):
        lobby = series.with_result(replace(lobby, game=number), game, 1000.0)
    assert len(lobby.results) == series.MOST_GAMES
    assert lobby.results[-1].game == series.MOST_GAMES + 9


def test_again_keeps_the_people_the_deck_and_the_house_rules() -> None:
    lobby, game, _ = played(laid(), 3)
    turn = Turn(lobby, game, 0.0)
    device = lobby.devices[0]
    CHANGES[DoAgain](Errand(turn, device, (), 1), DoAgain(n=1))
    after = turn.lobby
    assert after.stage == "gathering"
    kept = ("people", "book", "house_rules", "way", "cards", "preset", "pace", "hosting", "results")
    assert all(getattr(after, field) == getattr(lobby, field) for field in kept)
    turn.deal(5)
    assert turn.lobby.seated == lobby.seated
    assert turn.game is not None
    assert turn.game.deck == game.deck


def test_the_sum_of_an_evening() -> None:
    results = (
        line(1, 0.0, sat(1, "Anna", True, 2), sat(2, "Boris", False, 0, "day", "vampires")),
        line(2, 100.0, sat(1, "Anna", False, 0, "day", "vampires"), sat(2, "Boris", True, 2)),
        line(3, 200.0, sat(1, "Anna", True, 2, "night"), sat(2, "Boris", False, side="vampires")),
    )
    found = series.add_up(results)
    anna, boris = found.scores
    assert (anna.name, anna.games, anna.wins, anna.points, anna.survived) == ("Anna", 3, 2, 4, 1)
    assert anna.wins_by == (("hunters", 2),)
    assert anna.cards == (("hunter", 3),)
    assert (boris.name, boris.wins, boris.points, boris.survived) == ("Boris", 1, 2, 2)
    assert found.sides == (("hunters", 3),)


def test_who_sits_down_again_under_the_same_name_or_takes_another_is_the_same() -> None:
    results = (
        line(1, 0.0, sat(1, "Anna", True, 2), sat(2, "Boris", False)),
        line(2, 10.0, sat(5, "anna", True, 2), sat(2, "Bob", True, 2)),
        line(3, 20.0, sat(5, "Anna", True, 2), sat(6, "Boris", True, 2)),
    )
    found = {score.name: score for score in series.add_up(results).scores}
    assert {name: (score.games, score.wins) for name, score in found.items()} == {
        "Anna": (3, 3),
        "Bob": (2, 1),
        "Boris": (1, 1),
    }


def test_after_a_long_pause_another_evening_begins() -> None:
    first, second = line(1, 0.0, sat(1, "Anna", True)), line(2, 60.0, sat(1, "Anna", True))
    third = line(3, 60.0 + series.PAUSE + 1, sat(1, "Anna", False))
    assert series.evening((first, second)) == (first, second)
    assert series.evening((first, second, third)) == (third,)
    assert series.evening(()) == ()


def hosted(lobby: Lobby, games: int, book: str) -> Lobby:
    results = tuple(line(n, 10.0 * n, book=book, hosted=True) for n in range(1, games + 1))
    return replace(lobby, hosting="person", book=book, results=results)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("book", SHELF)
def test_the_evening_is_told_in_every_language(book: str, language: str) -> None:
    lobby, _, _ = played(laid(book), 2)
    found = evening(lobby, language)
    assert found is not None
    assert found.line
    assert found.games[0].winner
    assert len(found.standings) == len(lobby.people)
    assert all(each.cards for each in found.standings)
    face = gathering(again(lobby), None, lexicon(language), Signpost(""), frozenset())
    assert face.evening == found


def test_the_evening_says_who_hosts_next() -> None:
    lobby = replace(laid("classic"), people=(Person(1, "Anna", guest=True),))
    results = tuple(
        replace(each, players=(sat(1, "Anna", True),)) for each in hosted(lobby, 1, "classic").results
    )
    found = evening(replace(lobby, hosting="person", results=results), "en")
    assert found is not None
    assert found.host == "The host changes with every game. Next: Anna."


def test_only_finished_games_can_be_looked_at() -> None:
    lobby, _, _ = played(laid(), 3)
    assert series.finished(lobby, 1).game == 1
    for number in (0, 2, 99):
        with pytest.raises(Refused, match="no-such-game"):
            series.finished(lobby, number)
    running = Turn(again(lobby), None, 0.0)
    running.deal(4)
    assert series.finished(running.lobby, 1).game == 1
    with pytest.raises(Refused, match="game-not-over"):
        series.finished(running.lobby, 2)
    broken_off = again(running.lobby)
    with pytest.raises(Refused, match="game-not-over"):
        series.finished(broken_off, 2)
    goes_on_again = replace(lobby, stage="playing")
    with pytest.raises(Refused, match="game-not-over"):
        series.finished(goes_on_again, 1)
