"""The awards of an evening: counted, deserved, for people only, and void with the games they come from."""

from __future__ import annotations

import msgspec
import pytest
from msgspec.structs import replace
from tests.table.evenings import again, laid, played

from omerta.books.shelf import SHELF
from omerta.core.chronicle.feats import UNKNOWN, Feats
from omerta.core.commands import Undo
from omerta.table.actions.turn import Turn
from omerta.table.faces.evening_summary import evening
from omerta.table.state import series
from omerta.table.state.awards import COUNTS, MOST, OF_ONE_PERSON, AwardKind, awards
from omerta.table.state.lobby import Lobby
from omerta.table.state.results import Player, Result
from omerta.table.state.sealed_wager import OpenedWager
from omerta.words import LANGUAGES

QUIET = Feats(pointed_at=1)


def sat(person: int, feats: Feats = QUIET, *, won: bool = True, left: str = "", bot: bool = False) -> Player:
    return Player(person, f"P{person}", "card", "town", won, 0, left, 1 if left else 0, "", bot, feats)


def deserving(kind: AwardKind, *, won: bool = True, bot: bool = False) -> Player:
    """Somebody who did what an award is given for, or has wagered well."""
    wager = OpenedWager(points=3) if kind == "seer" else None
    return replace(sat(1, ONE.get(kind, QUIET), won=won, bot=bot), wager=wager)


def results(*games: tuple[Player, ...]) -> tuple[Result, ...]:
    return tuple(Result(n, "classic", 7, "town", 10.0 * n, each) for n, each in enumerate(games, 1))


def given(*games: tuple[Player, ...]) -> dict[AwardKind, tuple[tuple[int, ...], int]]:
    return {each.kind: (each.people, each.number) for each in awards(results(*games))}


ONE: dict[AwardKind, Feats] = {
    "saver": Feats(pointed_at=1, saves=1),
    "nose": Feats(pointed_at=1, aimed=2, astray=1),
    "unsuspected": Feats(pointed_at=1, unsuspected=True),
    "decisive": Feats(pointed_at=1, decisive=1),
    "unsinkable": Feats(pointed_at=2, voted_against=2),
    "nine-lives": Feats(pointed_at=1, blows=1),
    "first-out": Feats(pointed_at=1, first_out=True),
    "innocent": Feats(pointed_at=1, innocent=True),
    "invisible": Feats(pointed_at=0),
    "against-mates": Feats(pointed_at=1, against_mates=1),
    "astray": Feats(pointed_at=1, astray=2),
    "luckless": QUIET,
}
NUMBERS: dict[AwardKind, int] = {
    "nose": 4,
    "unsinkable": 4,
    "astray": 4,
    **dict.fromkeys(("saver", "unsuspected", "decisive", "nine-lives", "first-out", "innocent"), 2),
    **dict.fromkeys(("invisible", "against-mates"), 2),
    "luckless": 3,
    "seer": 6,
}


@pytest.mark.parametrize("kind", COUNTS)
def test_who_has_done_most_of_it_has_the_award(kind: AwardKind) -> None:
    games = NUMBERS[kind] if kind == "luckless" else 2
    lucky = kind != "luckless"
    played = [(deserving(kind, won=lucky), sat(2), sat(3)) for _ in range(games)]
    assert given(*played) == {kind: ((1,), NUMBERS[kind])}
    as_bot = [(deserving(kind, won=lucky, bot=True), sat(2), sat(3)) for _ in range(games)]
    assert given(*as_bot) == {}, "bots get no awards"


@pytest.mark.parametrize("kind", COUNTS)
def test_one_game_gives_no_award(kind: AwardKind) -> None:
    assert given((deserving(kind), sat(2))) == {}


def test_two_share_an_award_and_three_have_none() -> None:
    saver = ONE["saver"]
    two = ((sat(1, saver), sat(2, saver), sat(3)),) * 2
    assert given(*two) == {"saver": ((1, 2), 2)}
    three = ((sat(1, saver), sat(2, saver), sat(3, saver)),) * 2
    assert given(*three) == {}


def test_too_little_is_no_award() -> None:
    assert given((sat(1, ONE["saver"]), sat(2)), (sat(1), sat(2))) == {}
    assert given((sat(1, left="day"), sat(2)), (sat(1), sat(2))) == {}


def test_votes_against_count_only_for_one_who_lives() -> None:
    dead = ((sat(1, ONE["unsinkable"], left="day"), sat(2)),) * 2
    assert given(*dead) == {}


def test_one_right_vote_and_it_was_not_astray() -> None:
    mixed = (sat(1, Feats(pointed_at=1, aimed=1, astray=2)), sat(2)), (sat(1, ONE["astray"]), sat(2))
    assert given(*mixed) == {}


def test_nobody_gets_more_than_two() -> None:
    all_of_it = Feats(1, 4, True, True, True, 4, 1, 3, 3, 3, 3)
    found = awards(results(*((sat(1, all_of_it), sat(2)),) * 2))
    assert len(found) == OF_ONE_PERSON
    assert [each.people for each in found] == [(1,)] * OF_ONE_PERSON


def test_of_games_kept_long_ago_nothing_is_made_up() -> None:
    old = ((sat(1, UNKNOWN), sat(2, UNKNOWN), sat(3, UNKNOWN)),) * 3
    assert given(*old) == {}


def test_a_result_of_long_ago_can_be_read() -> None:
    kept = {
        **{"game": 1, "book": "classic", "seed": 7, "winner": "town", "ended": 1.0},
        "players": [
            [4, "Anna", "doctor", "town", True, 0, "night", 2, "f", False],
            [5, "Gleb", "mafia", "mafia", False],
        ],
    }
    found = msgspec.json.decode(msgspec.json.encode(kept), type=Result)
    assert [player.feats for player in found.players] == [UNKNOWN, UNKNOWN]
    again = msgspec.json.decode(msgspec.json.encode(found), type=Result)
    assert again == found


def people(lobby: Lobby, number: int) -> Lobby:
    """The first so many are people."""
    return replace(lobby, people=tuple(replace(p, bot=at >= number) for at, p in enumerate(lobby.people)))


def test_people_stand_before_bots_and_lead() -> None:
    lobby = people(laid("family"), 3)
    for game in range(3):
        lobby, _, _ = played(again(lobby) if game else lobby, 5 + game, now=1000.0 + game)
    found = series.add_up(lobby.results)
    assert [score.bot for score in found.scores] == [False] * 3 + [True] * 6
    shown = evening(lobby, "en")
    assert shown is not None
    bots = [each.name for each in shown.standings if each.bot]
    assert not any(name in shown.line for name in bots)
    assert not any(name in award.names for name in bots for award in shown.awards)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("book", SHELF)
def test_the_awards_of_real_evenings_are_told(book: str, language: str) -> None:
    lobby = people(laid(book), 9)
    for game in range(4):
        lobby, _, _ = played(again(lobby) if game else lobby, 11 + game, now=1000.0 + game)
    shown = evening(lobby, language)
    assert shown is not None
    assert 1 <= len(shown.awards) <= MOST
    assert all(each.title and each.names and each.line for each in shown.awards)


def test_a_game_taken_back_after_its_end_is_void() -> None:
    lobby, game, _ = played(laid("classic"), 3)
    assert [each.game for each in series.standing(lobby)] == [1]
    goes_on = replace(lobby, stage="playing")
    assert series.standing(goes_on) == ()
    assert evening(goes_on, "en") is None
    turn = Turn(goes_on, game, 0.0)
    turn.play(Undo(1))
    assert turn.lobby.stage == "playing"
    assert turn.lobby.results == ()
    assert evening(again(turn.lobby), "en") is None, "even if it is broken off then"


def test_a_game_broken_off_leaves_the_others() -> None:
    lobby, _, _ = played(laid("classic"), 3)
    running = Turn(again(lobby), None, 0.0)
    running.deal(4)
    broken_off = again(running.lobby)
    assert [each.game for each in series.standing(broken_off)] == [1]
