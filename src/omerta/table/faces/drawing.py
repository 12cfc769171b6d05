"""What the devices of a table are shown: made from what the engine grants each of them, and nothing else."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial
from typing import Protocol, TypeGuard, TypeVar

import msgspec
from msgspec.structs import replace

from omerta.core import Event, Game, View, choices, log, view
from omerta.core import events as ev
from omerta.core.game import PUBLIC, Viewer
from omerta.core.view import own_view, see
from omerta.table.balance_meter import Estimate
from omerta.table.deck_designer import Design
from omerta.table.faces import gathering, padding
from omerta.table.faces.answer import Answer
from omerta.table.faces.cache import Shared, settled
from omerta.table.faces.desk import desk
from omerta.table.faces.desk_model import Desk, RemoteOffer
from omerta.table.faces.face_parts import Held, Line
from omerta.table.faces.foresight import Foresight
from omerta.table.faces.models import Face, Phone, Screen
from omerta.table.faces.out_of_play import with_best_wager
from omerta.table.faces.phone import kept_phone, notes
from omerta.table.faces.pictures import qr
from omerta.table.faces.remote import Remote, remote, unpaired
from omerta.table.faces.screen import covered_desk, screen
from omerta.table.faces.sounding import sounding, with_narrators
from omerta.table.faces.standings import TaleLine
from omerta.table.faces.story import Story, TimedNotice, counted_tale, manner, notices, tale
from omerta.table.faces.told_addresses import told_addresses
from omerta.table.signpost import Signpost
from omerta.table.state import pleas, remotes
from omerta.table.state.chosen_book import played, words_of
from omerta.table.state.chosen_deck import PRINTED_ONLY
from omerta.table.state.kept_book import KeptBook
from omerta.table.state.lobby import Device, Lobby
from omerta.table.voice.sounds import SILENT, Sounds
from omerta.words import Lexicon, lexicon

Drawn = TypeVar("Drawn", Phone, Desk, Screen)


class DrawnTable(Protocol):
    """The table that is drawn, as far as it was told: its state, its game, and who is there."""

    @property
    def version(self) -> tuple[int, int]:
        """What changes whenever there may be something new to draw."""

    @property
    def lobby(self) -> Lobby:
        """The table but for its game."""

    @property
    def stored(self) -> tuple[Game | None, Lobby]:
        """The table with all that has happened, for the desk of a human host alone."""

    game: Game | None

    def now(self) -> float:
        """The time of the table."""

    def here(self) -> frozenset[str]:
        """The devices that are connected."""

    def estimate(self) -> Estimate | None:
        """What the meter knows of the deck."""

    def design(self) -> Design | None:
        """What has become of the wish for another deck."""


def is_running(face: Face) -> TypeGuard[Phone]:
    """Is this the phone of a seat in a game that goes on?"""
    return isinstance(face, Phone) and face.stage != "over"


def uncovered(face: Phone) -> Phone:
    """What of a phone anybody may see: without what is under the thumb, its choice, or of whoever is out."""
    panel = face.panel and replace(face.panel, chosen=None)
    return replace(face, held=Held("", ""), panel=panel, chat=(), may_chat=False, beyond=None)


def _longest(lobby: Lobby) -> int:
    """The longest text that only the book of this table has."""
    own = played(lobby).own
    return own.longest if own is not None else 0


class Drawing:
    """The faces of one table. What was worded or seen once is kept while it holds, and may be forgotten."""

    def __init__(
        self,
        table: DrawnTable,
        signpost: Signpost,
        sounds: Sounds = SILENT,
        shelf: Mapping[str, KeptBook] = PRINTED_ONLY,
    ) -> None:
        self._table = table
        self._signpost = signpost
        self._sounds = sounds
        self._shelf = shelf
        self.views: dict[Viewer, View] = {}
        self.stories: dict[str, Story] = {}
        self.shared: dict[Lexicon, Shared] = {}
        self.tales: dict[str, tuple[tuple[Line, ...], tuple[TaleLine, ...]]] = {}
        self._taken_back = 0
        self._notices: tuple[TimedNotice, ...] = ()
        self._width = ((-1, 0), 0)
        self._view_width = ((-1, 0), 0)
        self._sober: dict[int, tuple[int, View]] = {}
        self._foresight = Foresight()

    def follow(self, game: Game | None, afresh: bool, news: list[Event]) -> None:
        """Every seat sees what it may of what has happened."""
        self.tales = {}
        if game is None:
            self.views, self.stories, self.shared = {}, {}, {}
            return
        undone = sum(isinstance(event, ev.Undone) for event in news)
        if afresh:
            self.stories, self._sober = {}, {}
            self._foresight.forget()
            self._taken_back = sum(isinstance(event, ev.Undone) for event in log(game))
        else:
            self._taken_back += undone
        if afresh or any(isinstance(event, ev.Undone | ev.Overruled) for event in news):
            self._notices = notices(game)
        viewers: tuple[Viewer, ...] = (PUBLIC, *range(1, game.seats + 1))
        if afresh or undone:
            self.views, self.shared = {viewer: view(game, viewer) for viewer in viewers}, {}
        elif news:
            self.views = {viewer: see(self.views[viewer], news) for viewer in viewers}

    def forget_words(self) -> None:
        """Nobody looks: what was worded can be worded again."""
        self.stories, self.shared, self.tales = {}, {}, {}
        self._foresight.forget()

    def story(self, language: str) -> Story:
        """The story of the game in a language, up to now."""
        told = self.stories.setdefault(language, Story(language))
        lobby, game = self._table.lobby, self._table.game
        if game is not None:
            told.follow(self.views[PUBLIC], game, lobby, self._taken_back, self._notices)
        return told

    def face(self, device: Device | None, kind: str, seat: int = 0) -> Face:
        """What this device shows."""
        lobby, game, now = self._table.lobby, self._table.game, self._table.now()
        own = lobby.device(device.id) if device is not None else None
        language = own.language if own is not None and kind != "screen" else lobby.language
        if kind == "remote":
            return self._remote(own, language, now)
        if game is None or lobby.stage == "gathering":
            here, known = self._table.here(), self._table.estimate()
            words, where = words_of(lobby, language), (self._signpost, here, known)
            laid = gathering.gathering(lobby, own, words, *where, self._shelf, self._table.design())
            return with_narrators(laid, lobby, self._sounds)
        words = manner(language, game, played(lobby).own)
        shared = self.shared.get(words) or self.shared.setdefault(words, Shared(words))
        seat = self.seat_here(own, seat)
        if kind == "phone" and seat:
            views = (self.seen_at(seat), self.views[PUBLIC])
            told = partial(self.story, language)
            asked = gathering.pleas(lobby, own, words)
            held = kept_phone(game, lobby, seat, views, shared, told, asked, now)
            return self._whole(held, language)
        lines = self.story(language).lines
        asks_for = gathering.pleas(lobby, own, words)
        if kind == "desk" and own is not None and self.hosts(own):
            at_desk = replace(
                self._desk(words, lines, now),
                pleas=asks_for,
                offer=self._offer(now),
                remote=remotes.remote_of(lobby) is not None,
            )
            return self._whole(at_desk, language)
        is_desk = own is not None and own == pleas.desk_of(lobby)
        watches = own is None or is_desk or (own.watches and own.id not in lobby.played_on)
        if kind == "phone" and own is not None and lobby.stage != "over" and not watches:
            return gathering.waiting(lobby, own, words, self._table.here(), game.living)
        shown = screen(game, lobby, self.views[PUBLIC], shared, lines, own, now, self._away())
        addresses = told_addresses(self._signpost, words) if shown.organizer else ()
        shown = sounding(replace(shown, pleas=asks_for, addresses=addresses), lobby, self._sounds)
        if kind == "desk" and is_desk and own is not None:
            return covered_desk(shown, words, any(each.device == own.id for each in lobby.pleas))
        return self._whole(shown, language)

    def _offer(self, now: float) -> RemoteOffer | None:
        """The word for a remote is shown at the desk, and nowhere else."""
        lobby = self._table.lobby
        if lobby.pairing is None or lobby.pairing.until < now:
            return None
        page = f"{self._signpost.address}/t/{lobby.code}/remote"
        return RemoteOffer(lobby.pairing.word, page, qr(f"{page}#{lobby.pairing.word}"))

    def _remote(self, own: Device | None, language: str, now: float) -> Remote:
        """What a host carries about; covered like his desk where he has handed the game over."""
        lobby, host = self._table.lobby, pleas.host_of(self._table.lobby)
        game, stored = self._table.stored
        paired = own is not None and own == remotes.remote_of(lobby)
        if not paired or game is None or host is None or lobby.stage != "playing":
            return unpaired(lobby, paired)
        words = manner(language, game, played(lobby).own)
        return remote(self._desk(words, self.story(language).lines, now), game, stored)

    def _desk(self, words: Lexicon, lines: list[Line], now: float) -> Desk:
        """Whoever leads knows what has happened before he tells it."""
        (game, lobby), views = self._table.stored, self.views
        assert game is not None
        if game is not self._table.game:
            public, lines = self._foresight.look(game, lobby, words.language)
            views = {**views, PUBLIC: public}
        return desk(game, lobby, views, words, lines, now)

    def _whole(self, face: Drawn, language: str) -> Drawn:
        """When the game is over everybody reads the whole story with all its secrets, and its tale."""
        lobby, game = self._table.lobby, self._table.game
        if game is None or game.over is None or lobby.stage != "over":
            return face
        if language not in self.tales:
            lines = with_best_wager(counted_tale(game, lobby, language), lobby, lexicon(language))
            self.tales[language] = tale(game, lobby, language), lines
        story, counted = self.tales[language]
        return replace(face, story=story, tale=counted)

    def news(self, face: Face) -> object:
        """What makes a face worth sending: it is another than the one before.

        The phones of a running game are sent every change that is stored, all at the same moment: whether
        one of them shows something new is nobody's business. Where a person leads, what he enters in the
        dark tells who is awake: there phones are sent what all may know. The desk itself is sent every tap,
        called or not, or whoever sees messages pass would know which of them counted.
        """
        leads = isinstance(face, Desk) and face.stage == "playing"
        if leads or (isinstance(face, Remote) and face.running):
            return self._table.version
        if is_running(face):
            return self._told_to_all() if self._is_led_in_the_dark() else self._table.version, face.seat
        still = replace(face, clock=None) if isinstance(face, Phone | Screen | Desk | Remote) else face
        return still, self._table.lobby.clock

    def _is_led_in_the_dark(self) -> bool:
        game = self._table.game
        phase = game.book.phases.get(game.phase) if game is not None else None
        return self._table.lobby.led and (phase is None or phase.dark)

    def _told_to_all(self) -> tuple[object, ...]:
        """Whatever changes on phones by what everybody may know."""
        lobby = self._table.lobby
        stands = lobby.clock is not None and lobby.clock.paused
        return settled(lobby), stands, len(self.views[PUBLIC].events), self._taken_back

    def width(self, face: Face) -> int:
        """How long a message with this face is: the same for all phones, and by public facts alone.

        The desk has no equal; it grows by large steps.
        """
        if isinstance(face, Desk | Remote):
            return padding.rounded(len(msgspec.json.encode(face)) + padding.SPARE, padding.DESK)
        if not is_running(face):
            return 0
        if self._width[0] != self._table.version:
            lobby = self._table.lobby
            shown = [
                self.face(lobby.device(person.device), "phone", lobby.seat_of(person.id))
                for person in lobby.people
                if person.device
            ]
            longest = max(len(msgspec.json.encode(uncovered(each))) for each in shown if is_running(each))
            names = (person.name for person in lobby.people)
            hidden = padding.room_for_secrets(names, lobby.chat, _longest(lobby))
            self._width = self._table.version, padding.rounded(longest + hidden + padding.SPARE, padding.FACE)
        return self._width[1]

    def view_width(self) -> int:
        """How long the engine's view of a living seat is when it is sent, with its choices: the same for all.

        It follows from public facts. Should a gang point to and fro beyond all measure, it is as long as the
        longest, for everybody: who sees more is not told even then.
        """
        game = self._table.game
        assert game is not None
        if self._view_width[0] != self._table.version:
            public = self.views[PUBLIC]
            room = padding.room_for_view(len(msgspec.json.encode(public)), public.number)
            sent = ((self.seen_at(seat), choices(game, seat)) for seat in game.living)
            longest = max((len(msgspec.json.encode(each)) for each in sent), default=0)
            width = padding.rounded(max(room, longest + padding.SPARE), padding.LONG_ANSWER)
            self._view_width = self._table.version, width
        return self._view_width[1]

    def filled(self, body: bytes, answer: Answer, device: Device | None) -> bytes:
        """An answer as it is sent: as long as all of its kind, and a notebook by public facts alone."""
        is_long = answer.notes is not None or bool(answer.rules)
        room = self._room_for_notes(device) if answer.notes is not None and device is not None else 0
        return padding.padded_answer(body, is_long, room)

    def _room_for_notes(self, device: Device) -> int:
        lobby, game = self._table.lobby, self._table.game
        if game is None:
            return 0
        own, public = lobby.device(device.id) or device, self.views[PUBLIC]
        known = notes(game, lobby, replace(public, viewer=0), manner(own.language, game, played(lobby).own))
        names = (person.name for person in lobby.people)
        return padding.room_for_notes(len(msgspec.json.encode(known)), public.number, names, _longest(lobby))

    def seat_here(self, device: Device | None, seat: int = 0) -> int:
        """The seat asked for if this device holds it, else the first one it holds; 0 if it holds none."""
        lobby = self._table.lobby
        own = [lobby.seat_of(each.id) for each in lobby.held_by(device.id)] if device else []
        own = [each for each in own if each]
        return seat if seat in own else next(iter(own), 0)

    def seen_at(self, seat: int) -> View:
        """What the device of a seat may show of it: whoever still plays there does not look at all cards."""
        seen, game = self.views[seat], self._table.game
        assert game is not None
        if (
            not seen.hosting
            or game.over is not None
            or not self._table.lobby.may_be_told_to_the_living(seat, game.living)
        ):
            return seen
        if seat not in self._sober or self._sober[seat][0] != game.seen:
            self._sober[seat] = game.seen, own_view(game, seat)
        return self._sober[seat][1]

    def hosts(self, device: Device) -> bool:
        """Is this the desk of a human host? It knows every card, so nobody plays on it."""
        lobby = self._table.lobby
        leads = lobby.led or (lobby.hosting == "person" and lobby.stage == "over")
        return leads and device.organizer and device.id not in lobby.played_on

    def _away(self) -> frozenset[int]:
        """The seats whose device is out of reach."""
        lobby, here = self._table.lobby, self._table.here()
        return frozenset(
            seat
            for seat in range(1, len(lobby.seated) + 1)
            if (person := lobby.at(seat)).device and person.device not in here
        )
