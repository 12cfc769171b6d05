"""A replay in words: what a page or a file needs to show a finished game in a language, or in all of them."""

from __future__ import annotations

import msgspec
from msgspec import Struct

from omerta.core import Game
from omerta.core import events as ev
from omerta.core.game import HOST, PUBLIC, Viewer
from omerta.core.view import granted
from omerta.table.faces import circle
from omerta.table.faces.evening_summary import winner
from omerta.table.faces.face_parts import Line, Sky
from omerta.table.faces.story import manner, spoken, tell
from omerta.table.replay.shown_truth import ShownTruth
from omerta.table.replay.steps import Change, GameSteps, Heard, Insight
from omerta.table.replay.told import told_lines
from omerta.table.state.chosen_book import theme_of, title_of
from omerta.table.state.lobby import Lobby
from omerta.table.state.results import Result
from omerta.table.state.series import as_seated
from omerta.table.web.picture_pages import drawings
from omerta.table.web.templating import page_words
from omerta.words import Lexicon
from omerta.words.spoken import for_the_ear
from omerta.words.stages import BeatStage, seconds
from omerta.words.telling import UNSPOKEN
from omerta.words.voice import capital
from omerta.words.voting import votes
from omerta.words.worth_saying import phase_title

PAGE = "page-"
WORDS = ("page-replay-", "page-state-", "page-out", "page-truth-")


class HeardSentence(Struct, frozen=True, array_like=True):
    """What only some were told, or all saw and nobody spoke of: from which step on and who heard it.

    It stands until a step (0: to the end), and takes so many tenths of a second to read.
    """

    step: int
    to: tuple[str, ...]
    text: str
    until: int
    tenths: int


class ToldSentence(Struct, frozen=True, array_like=True):
    """A sentence of the table: from which step on, until which (0: to the end), its stage, in whose light."""

    step: int
    until: int
    stage: BeatStage
    seats: tuple[int, ...]


class Worded(Struct, frozen=True, array_like=True):
    """The same in a language: its words, for how many tenths of a second, and for the ear if that differs."""

    text: str
    tenths: int
    ear: str


class Text(Struct, frozen=True):
    """Everything of a replay that depends on the language."""

    book: str
    winner: str
    chapters: tuple[str, ...]
    roles: dict[str, str]
    marks: dict[str, str]
    votes: dict[int, str]
    told: tuple[Worded, ...]
    lines: tuple[HeardSentence, ...]
    words: dict[str, str]


class Chapter(Struct, frozen=True, array_like=True):
    """From which step on it is night or day, and whether eyes are closed."""

    step: int
    sky: Sky
    dark: bool


class Replay(Struct, frozen=True, omit_defaults=True):
    """A finished game as a page is given it: `circle` is what everybody saw, `insights` what others saw.

    The names of `insights` are viewers: `host`, or the number of a seat. `told` is what the table said.
    `pictures` are the drawings of the cards that were in this game, `emblems` what each seat was known by, in
    its colour. `truth` comes along in the file that is shared; a page fetches it.
    """

    code: str
    game: int
    theme: str
    names: tuple[str, ...]
    steps: int
    told: tuple[ToldSentence, ...]
    chapters: tuple[Chapter, ...]
    circle: tuple[Change, ...]
    insights: dict[str, tuple[Insight, ...]]
    texts: dict[str, Text]
    pictures: dict[str, str]
    emblems: tuple[tuple[str, str], ...]
    truth: ShownTruth | None = None


def replay(lobby: Lobby, found: Result, seen: GameSteps, languages: tuple[str, ...]) -> Replay:
    """The replay of a finished game in these languages; the first is the one to begin with."""
    then, phases = as_seated(lobby, found), seen.game.book.phases
    return Replay(
        lobby.code,
        found.game,
        theme_of(found),
        tuple(player.name for player in found.players),
        len(seen.told),
        tuple(
            ToldSentence(each.step, each.until, each.line.stage, each.line.seats)
            for each in told_lines(seen, then, languages[0])
        ),
        tuple(
            Chapter(step, circle.sky_of(seen.game.book, phase), phase in phases and phases[phase].dark)
            for step, phase, _ in seen.chapters
        ),
        seen.circle,
        {str(viewer): insight for viewer, insight in seen.insights.items()},
        {language: text(then, found, seen, language) for language in languages},
        drawings(found, languages[0], (*seen.game.deck, *seen.game.cards, *seen.game.roles)),
        tuple((player.emblem, player.colour) for player in found.players),
    )


def text(then: Lobby, found: Result, seen: GameSteps, language: str) -> Text:
    """The words of a replay in one language."""
    words, game = manner(language, seen.game, found.own), seen.game
    cards = dict.fromkeys((*game.deck, *game.cards, *game.roles, *game.book.roles))
    said = spoken(language, game, found.own)
    return Text(
        title_of(found, language),
        winner(found, language),
        tuple(capital(phase_title(words, game.book, phase, number)) for _, phase, number in seen.chapters),
        {card: capital(words.role(card)) for card in cards if card},
        {mark: words.name("mark", mark) for mark in game.book.marks},
        {half: votes(words, half) for half in sorted(_halves(seen))},
        tuple(_worded(each.line, language) for each in told_lines(seen, then, language)),
        tuple(line for heard in seen.heard for line in _lines(heard, game, then, said)),
        {
            name.removeprefix(PAGE): said
            for name, said in page_words(language).items()
            if name.startswith(WORDS)
        },
    )


def _worded(line: Line, language: str) -> Worded:
    ear = for_the_ear(line.text, language)
    return Worded(line.text, _tenths(line.stage, line.text), ear if ear != line.text else "")


def _tenths(stage: BeatStage, said: str) -> int:
    return round(10 * seconds(stage, said))


def _halves(seen: GameSteps) -> set[int]:
    found = {spot.votes for change in seen.circle for spot in change.spots}
    for insights in seen.insights.values():
        found |= {glimpse.votes or 0 for insight in insights for glimpse in insight.glimpses}
    return found - {0}


def _lines(heard: Heard, game: Game, then: Lobby, words: Lexicon) -> list[HeardSentence]:
    """The sentences for an event: one for all, or one for each way it is told to those who were sent it."""
    event = heard.event
    if isinstance(event, ev.Undone) or (heard.viewers == (PUBLIC,) and not isinstance(event, UNSPOKEN)):
        return []  # the table told it
    if isinstance(event, ev.Dealt):
        return _told(heard, {event.seat: _say(heard, game, then, words, event.seat)})
    plain = _say(heard, game, then, words)
    said: dict[Viewer, str] = {}
    for viewer in heard.viewers:
        own = isinstance(viewer, int) and granted(event, viewer)
        said[viewer] = _say(heard, game, then, words, viewer) if own else plain
    return _told(heard, said)


def _told(heard: Heard, said: dict[Viewer, str]) -> list[HeardSentence]:
    alike: dict[str, list[str]] = {}
    for viewer, sentence in said.items():
        if sentence:
            alike.setdefault(sentence, []).append("" if viewer == PUBLIC else str(viewer))
    return [
        HeardSentence(
            heard.step, () if to == [""] else tuple(to), sentence, heard.until, _tenths("aside", sentence)
        )
        for sentence, to in alike.items()
    ]


def _say(heard: Heard, game: Game, then: Lobby, words: Lexicon, you: Viewer = HOST) -> str:
    seat = you if isinstance(you, int) else None
    return tell(heard.event, game, then, words, seat, heard.phase) or ""


def packed(found: Replay) -> bytes:
    """A replay as it can stand inside a page: nothing in it can end the script it stands in."""
    body = msgspec.json.encode(found)
    for sign in (b"<", b">", b"&"):
        body = body.replace(sign, b"\\u%04x" % ord(sign))
    return body.replace("\u2028".encode(), b"\\u2028").replace("\u2029".encode(), b"\\u2029")
