"""The story of a game in one language, kept up as the game goes on."""

from __future__ import annotations

from itertools import takewhile
from zlib import crc32

from omerta.core import Game, View, log, view
from omerta.core import events as ev
from omerta.core.game import HOST, PUBLIC
from omerta.core.view import granted
from omerta.table.faces.face_parts import Line
from omerta.table.faces.standings import TaleLine
from omerta.table.state.chosen_book import played
from omerta.table.state.kept_book import KeptBook
from omerta.table.state.lobby import Lobby
from omerta.words import Lexicon, Nameplate, lexicon, narrate
from omerta.words.called import Who
from omerta.words.spoken import for_the_ear
from omerta.words.tales import tell_tale
from omerta.words.telling import UNSPOKEN, Storyteller
from omerta.words.voice import PHONES, capital, in_manner
from omerta.words.worth_saying import phase_title

EPOCH = 100_000
STEP = 4
LAST = 6
LEARNED = (
    ev.Dealt,
    ev.Turned,
    ev.Numbered,
    ev.Answered,
    ev.Shown,
    ev.Met,
    ev.Signed,
    ev.Spent,
    ev.Instructed,
    ev.Hindered,
    ev.LeftToChance,
)


TimedNotice = tuple[int, str]
OVERRULED = "table-overruled"
TAKEN_BACK = "table-taken-back"


class Story:
    """What everybody was told, sentence by sentence. Numbers grow even where something is taken back."""

    def __init__(self, language: str) -> None:
        self.language = language
        self.lines: list[Line] = []
        self._heard: tuple[ev.Event, ...] = ()
        self._epoch = 0
        self._noticed = 0
        self._teller: Storyteller | None = None

    def follow(
        self, seen: View, game: Game, lobby: Lobby, epoch: int, notices: tuple[TimedNotice, ...] = ()
    ) -> None:
        """Tell what is new; after something was taken back, all that still stands is told anew."""
        if epoch != self._epoch or len(seen.events) < len(self._heard):
            self.lines, self._heard, self._epoch, self._noticed = [], (), epoch, 0
        if not self._heard or self._teller is None:
            self._teller = Storyteller(telling(lobby), game.book)
        start, words = len(self._heard), spoken(self.language, game, played(lobby).own)
        news = [*enumerate(seen.events[start:], start + 1)]
        self._heard = seen.events
        for said in self._teller.tell(news, words, who(lobby)):
            self._notice(notices, said.place - 1, words)
            number = epoch * EPOCH + STEP * said.place
            self.lines.append(Line(number, said.text, said.rules, said.stage, said.seats))
        self._notice(notices, len(seen.events), words)

    def _notice(self, notices: tuple[TimedNotice, ...], heard: int, words: Lexicon) -> None:
        """Tell what was done to the game from outside before the table heard more than this."""
        while self._noticed < len(notices) and notices[self._noticed][0] <= heard:
            place, notice = notices[self._noticed]
            before = sum(each == place for each, _ in notices[: self._noticed])
            number = self._epoch * EPOCH + STEP * place + min(before + 1, STEP - 1)
            self.lines.append(Line(number, words.say(notice)))
            self._noticed += 1


def telling(lobby: Lobby) -> int:
    """The number by which this game is told: public, and another one for each game of each table."""
    return crc32(f"{lobby.code} {lobby.game}".encode())


def notices(game: Game) -> tuple[TimedNotice, ...]:
    """What was done to the game from outside, without what it was: after how many public events, and what.

    Of what was taken back it is told once, where the game goes on.
    """
    heard, found = [0], list[TimedNotice]()
    for event in log(game):
        if isinstance(event, ev.Undone):
            heard.append(heard[event.to])
            kept = [each for each in found if each[0] <= heard[-1] and each[1] != TAKEN_BACK]
            found = [*kept, (heard[-1], TAKEN_BACK)]
        else:
            heard.append(heard[-1] + granted(event, PUBLIC))
            if isinstance(event, ev.Overruled):
                found.append((heard[-1], OVERRULED))
    return tuple(found)


def tale(game: Game, lobby: Lobby, language: str) -> tuple[Line, ...]:
    """The whole story with all its secrets, for when the game is over."""
    words, phase = spoken(language, game, played(lobby).own), ""
    told: list[Line] = []
    for at, event in enumerate(view(game, HOST).events, 1):
        if isinstance(event, ev.PhaseBegan | ev.Jumped):
            phase = event.phase
        if isinstance(event, UNSPOKEN):
            continue
        said = tell(event, game, lobby, words, None, phase)
        if said:
            told.append(Line(STEP * at, said, tuple(getattr(event, "rules", ()))))
    return tuple(told)


def counted_tale(game: Game, lobby: Lobby, language: str) -> tuple[TaleLine, ...]:
    """A finished game in a few lines counted from its log: nothing of one that goes on, or went on again."""
    if game.over is None or lobby.stage != "over":
        return ()
    said = tell_tale(game, spoken(language, game, played(lobby).own), who(lobby), telling(lobby))
    return tuple(TaleLine(each.text, each.when, for_the_ear(str(each), language)) for each in said)


def tell(
    event: ev.Event,
    game: Game,
    lobby: Lobby,
    words: Lexicon,
    you: int | None = None,
    phase: str = "",
    night: int = 0,
) -> str | None:
    """The sentence for an event at this table, where players have names and some have said their gender."""
    return narrate(event, game.book, words, who(lobby), you, phase, night=night)


def who(lobby: Lobby) -> Who:
    """How a seat is called at this table."""

    def called(seat: int) -> Nameplate:
        if not 1 <= seat <= len(lobby.seated):
            return Nameplate(seat)
        person = lobby.at(seat)
        return Nameplate(seat, person.name, person.gender)

    return called


def title(game: Game, words: Lexicon) -> str:
    """The phase that goes on, as a heading."""
    if not game.phase:
        return ""
    return capital(phase_title(words, game.book, game.phase, game.number))


def private_lines(seen: View, game: Game, lobby: Lobby, words: Lexicon) -> tuple[str, ...]:
    """What only this player was told since the phase began; that a call is his, while it lasts."""
    seat = seen.viewer
    if not isinstance(seat, int):
        return ()
    told: list[str] = []
    for event in takewhile(lambda event: not isinstance(event, ev.PhaseBegan | ev.Jumped), seen.events[::-1]):
        if granted(event, "public") or isinstance(event, ev.Dealt | ev.Briefed | ev.Voted):
            continue
        if isinstance(event, ev.Woken) and not (seat in seen.awake and event is seen.woken[-1]):
            continue
        said = tell(event, game, lobby, words, seat, seen.phase)
        if said and not (told and told[-1] == said):
            told.append(said)
        if len(told) == LAST:
            break
    return tuple(reversed(told))


def manner(language: str, game: Game, own: KeptBook | None = None) -> Lexicon:
    """The words of a language in the manner of the book that is played, perhaps one's own."""
    return in_manner(spoken(language, game, own), game.book)


def spoken(language: str, game: Game, own: KeptBook | None = None) -> Lexicon:
    """The words of a language for those who look at their phones; where a person calls, eyes are closed."""
    words = own.words(language) if own is not None else lexicon(language)
    return words if "calling" in game.by_hand else words.also(PHONES)
