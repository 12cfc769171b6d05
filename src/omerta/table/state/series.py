"""A series of games: what each of them left behind, and what the evening comes to."""

from __future__ import annotations

from collections import Counter

from msgspec import Struct
from msgspec.structs import replace

from omerta.books.points import points
from omerta.core import Game
from omerta.core import events as ev
from omerta.core.chronicle.feats import UNKNOWN, feats
from omerta.core.commands import Refused
from omerta.core.game import standing_events
from omerta.table.state import wagers
from omerta.table.state.lobby import Lobby, Person
from omerta.table.state.results import Player, Result

MOST_GAMES = 40  # a long night: they are stored with every change of their table
PAUSE = 8 * 3600.0


class Score(Struct, frozen=True):
    """What an evening was to one person."""

    person: int
    name: str
    bot: bool
    games: int
    wins: int
    points: int
    survived: int
    wins_by: tuple[tuple[str, int], ...]
    cards: tuple[tuple[str, int], ...]


class Sum(Struct, frozen=True):
    """What an evening comes to: everybody's score, the best first, and how often each side has won."""

    scores: tuple[Score, ...]
    sides: tuple[tuple[str, int], ...]
    scored: bool


def with_result(lobby: Lobby, game: Game, now: float) -> Lobby:
    """The table after a finished game; of very many games the oldest are let go."""
    found = result(lobby, game, now)
    others = tuple(each for each in lobby.results if each.game != found.game)
    return replace(lobby, results=(*others, found)[-MOST_GAMES:])


def result(lobby: Lobby, game: Game, now: float) -> Result:
    """A finished game in one line (VEN-396 to VEN-402 where the book has points)."""
    ended = game.over
    assert ended is not None, "only a finished game has a result"
    left, won, done = exits(game), points(game.book, ended), feats(game)
    players: list[Player] = []
    for seat, card in enumerate(ended.cards, 1):
        person, out = lobby.at(seat), left.get(seat, ("", 0))
        side, winner, score = _side(game, seat), seat in ended.seats, won[seat - 1]
        who = (person.id, person.name, card, side, winner, score, *out, person.gender, person.bot)
        known = UNKNOWN if person.bot else done[seat - 1]
        sealed = lobby.wagers.get(seat)
        wager = wagers.opened(sealed, game, seat) if sealed is not None else None
        players.append(Player(*who, known, person.emblem, person.colour, wager))
    hosted = lobby.hosting == "person"
    scored = bool(game.book.points)
    last = (ended.winner, now, tuple(players), scored, hosted, lobby.own)
    return Result(lobby.game, lobby.book, game.seed, *last)


def _side(game: Game, seat: int) -> str:
    """What a seat was in the end: a card may have become another. A card that was never recorded has none."""
    role = game.book.roles.get(game.roles[seat - 1])
    return role.side if role is not None else ""


def exits(game: Game) -> dict[int, tuple[str, int]]:
    """In which phase each seat that is out left the game."""
    when, found = ("", 0), {}
    for _, event in standing_events(game):
        if isinstance(event, ev.PhaseBegan | ev.Jumped):
            when = event.phase, event.number
        elif isinstance(event, ev.Died | ev.Executed | ev.SentOut):
            found[event.seat] = when
    return found


def finished(lobby: Lobby, number: int) -> Result:
    """A game of this table that everybody may look at; one that goes on, or was broken off, stays covered."""
    goes_on = number == lobby.game and lobby.stage in ("dealt", "playing")
    found = next((each for each in lobby.results if each.game == number), None)
    if found is None or goes_on:
        raise Refused("no-such-game" if not 1 <= number <= lobby.game else "game-not-over")
    return found


def as_seated(lobby: Lobby, found: Result) -> Lobby:
    """The table as it sat in that game, whoever has come, gone or changed the name since."""
    people = tuple(Person(seat, each.name, each.gender, "", each.bot) for seat, each in _seats(found))
    seated = tuple(person.id for person in people)
    chosen = replace(lobby, book=found.book, own=found.own)
    return replace(chosen, people=people, seated=seated, game=found.game, stage="over")


def _seats(found: Result) -> list[tuple[int, Player]]:
    return list(enumerate(found.players, 1))


def without_result(lobby: Lobby) -> Lobby:
    """The table whose last game goes on again: what it had come to is void."""
    kept = tuple(each for each in lobby.results if each.game != lobby.game)
    return lobby if len(kept) == len(lobby.results) else replace(lobby, results=kept)


def standing(lobby: Lobby) -> tuple[Result, ...]:
    """The games that are over for everybody: one whose end was not told yet, or taken back, is not."""
    goes_on = lobby.stage in ("dealt", "playing")
    return without_result(lobby).results if goes_on else lobby.results


def evening(results: tuple[Result, ...]) -> tuple[Result, ...]:
    """The games since the last long pause."""
    start = 0
    for at in range(1, len(results)):
        if results[at].ended - results[at - 1].ended > PAUSE:
            start = at
    return results[start:]


def add_up(results: tuple[Result, ...]) -> Sum:
    """The sum of these games: people before bots, by points where the book gives them, then by games won."""
    scores = [_score(person, games) for person, games in by_person(results).items()]
    scores.sort(key=lambda score: (score.bot, -score.points, -score.wins, score.games))
    sides = Counter(found.winner for found in results)
    return Sum(tuple(scores), tuple(sides.most_common()), any(found.scored for found in results))


def by_person(results: tuple[Result, ...]) -> dict[int, list[Player]]:
    """What each person was in these games, game by game."""
    played: dict[int, list[Player]] = {}
    for found in results:
        for player in found.players:
            played.setdefault(_same(played, player, found), []).append(player)
    return played


def _same(played: dict[int, list[Player]], player: Player, found: Result) -> int:
    """Whoever got up and sat down again under the same name is the same person."""
    if player.person in played:
        return player.person
    here = {each.person for each in found.players}
    name = player.name.casefold()
    return next(
        (id for id, games in played.items() if id not in here and games[-1].name.casefold() == name),
        player.person,
    )


def _score(person: int, games: list[Player]) -> Score:
    wins = [each for each in games if each.won]
    return Score(
        person,
        games[-1].name,
        games[-1].bot,
        len(games),
        len(wins),
        sum(each.points for each in games),
        sum(not each.left for each in games),
        tuple(Counter(each.side for each in wins).most_common()),
        tuple(Counter(each.card for each in games).most_common()),
    )
