"""The evening in words: who leads, which games were played, what each of them was to whom."""

from __future__ import annotations

from functools import lru_cache

from omerta.table.faces.standings import Award, Evening, Played, Standing
from omerta.table.state import awards, hosts, series
from omerta.table.state.lobby import Lobby, Person
from omerta.table.state.results import Result
from omerta.words import Lexicon, lexicon
from omerta.words.voice import capital

LEADERS = 3


def evening(lobby: Lobby, language: str) -> Evening | None:
    """The evening of this table so far; None before its first game is over."""
    games = series.evening(series.standing(lobby))
    if not games:
        return None
    return _evening(games, hosts.proposed(lobby), language)


@lru_cache(maxsize=16)
def _evening(games: tuple[Result, ...], host: Person | None, language: str) -> Evening:
    """Worded once for everybody who reads this language."""
    words, found = lexicon(language), series.add_up(games)
    books = tuple(dict.fromkeys(each.book for each in games))
    return Evening(
        line=_lead(found, len(games), words),
        games=tuple(Played(each.game, book_title(each.book, words), winner(each, words)) for each in games),
        standings=tuple(_standing(score, words, books) for score in found.scores),
        sides=tuple((side_name(side, words), number) for side, number in found.sides),
        scored=found.scored,
        host=words.say("table-next-host", {"name": host.name}) if host is not None else "",
        next_host=host.id if host is not None else 0,
        awards=tuple(_award(each, found, words) for each in awards.awards(games)),
    )


def _award(given: awards.GivenAward, found: series.Sum, words: Lexicon) -> Award:
    names = [score.name for score in found.scores if score.person in given.people]
    counted = {"number": given.number, "among": given.among}
    title, line = f"award-{given.kind}", f"award-{given.kind}.line"
    return Award(words.say(title), words.join(names), capital(words.say(line, counted)))


def _lead(found: series.Sum, games: int, words: Lexicon) -> str:
    """How many games there were, and who leads: of the people, where there are any."""
    ranked = [score for score in found.scores if not score.bot] or found.scores
    best = [score for score in ranked if (score.points if found.scored else score.wins)][:LEADERS]
    shown = [f"{score.name} {score.points if found.scored else score.wins}" for score in best]
    leads = words.say("table-evening-leads", {"names": ", ".join(shown)}) if shown else ""
    return f"{words.say('table-evening-games', {'number': games})} {leads}".strip()


def _standing(score: series.Score, words: Lexicon, books: tuple[str, ...]) -> Standing:
    manner = words.of(*books)
    return Standing(
        score.name,
        score.games,
        score.wins,
        score.points,
        score.survived,
        _list([(side_name(side, words), number) for side, number in score.wins_by]),
        _list([(manner.role(card), number) for card, number in score.cards if card]),
        score.bot,
    )


def _list(things: list[tuple[str, int]]) -> str:
    shown = [f"{name} ×{number}" if number > 1 else name for name, number in things]
    return capital(", ".join(shown)) if shown else ""


def side_name(side: str, words: Lexicon) -> str:
    """A side, or nobody where nobody has won."""
    return capital(words.name("side", side)) if side else words.say("table-nobody")


def winner(found: Result, words: Lexicon) -> str:
    """Who has won, as a heading."""
    return side_name(found.winner, words)


def book_title(book: str, words: Lexicon) -> str:
    """The title of a book."""
    return words.say(f"book-{book}")
