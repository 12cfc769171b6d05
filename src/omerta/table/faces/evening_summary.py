"""The evening in words: who leads, which games were played, what each of them was to whom."""

from __future__ import annotations

from functools import lru_cache

from omerta.table.faces.standings import Award, Evening, Played, Standing
from omerta.table.state import awards, hosts, series
from omerta.table.state.chosen_book import plain_book, title_of, words_of
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
    names = _BookNames(games, language)
    return Evening(
        line=_lead(found, len(games), words),
        games=tuple(Played(each.game, title_of(each, language), winner(each, language)) for each in games),
        standings=tuple(_standing(score, names) for score in found.scores),
        sides=tuple((names.side(side), number) for side, number in found.sides),
        scored=found.scored,
        host=words.say("table-next-host", {"name": host.name}) if host is not None else "",
        next_host=host.id if host is not None else 0,
        awards=tuple(_award(each, found, words) for each in awards.awards(games)),
    )


class _BookNames:
    """What cards and sides are called in an evening of several books: as in the last that has them."""

    def __init__(self, games: tuple[Result, ...], language: str) -> None:
        self._games = [(plain_book(each), words_of(each, language).of(each.book)) for each in games[::-1]]

    def card(self, card: str) -> str:
        """The name of a card."""
        return next((words for book, words in self._games if card in book.roles), self._games[0][1]).role(
            card
        )

    def side(self, side: str) -> str:
        """The name of a side, or nobody."""
        found = next((words for book, words in self._games if side in book.sides), self._games[0][1])
        return side_name(side, found)


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


def _standing(score: series.Score, names: _BookNames) -> Standing:
    return Standing(
        score.name,
        score.games,
        score.wins,
        score.points,
        score.survived,
        _list([(names.side(side), number) for side, number in score.wins_by]),
        _list([(names.card(card), number) for card, number in score.cards if card]),
        score.bot,
    )


def _list(things: list[tuple[str, int]]) -> str:
    shown = [f"{name} ×{number}" if number > 1 else name for name, number in things]
    return capital(", ".join(shown)) if shown else ""


def side_name(side: str, words: Lexicon) -> str:
    """A side, or nobody where nobody has won."""
    return capital(words.name("side", side)) if side else words.say("table-nobody")


def winner(found: Result, language: str) -> str:
    """Who has won, as a heading."""
    return side_name(found.winner, words_of(found, language))
