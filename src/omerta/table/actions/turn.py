"""One change of a table: the table and its game before it, and what became of them."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import replace

from omerta.books.opening import open_game
from omerta.core import Event, Game, Refused, Table, log, play
from omerta.core.commands import Command, Delegate, Overrule, Prolong, Undo
from omerta.core.game import PUBLIC
from omerta.core.view import granted
from omerta.table.actions.asks import DoLonger, DoSkip, DoTakeBack
from omerta.table.state import clocks, host_cues, score, wagers
from omerta.table.state.chosen_book import plain_book
from omerta.table.state.chosen_deck import laid_table
from omerta.table.state.lobby import Lobby
from omerta.table.state.series import with_result, without_result

OF_THE_MOMENT = (DoSkip, DoLonger, DoTakeBack)
BESIDE_THE_GAME = (Overrule, Prolong, Delegate)  # what is left to be told can wait for these


class Turn:
    """Collects what one change does; nothing is kept or shown before the whole of it is stored."""

    def __init__(
        self,
        lobby: Lobby,
        game: Game | None,
        now: float,
        today: float | None = None,
        measure: score.Measure = score.unmeasured,
    ) -> None:
        self.lobby = lobby
        self.game = game
        self.now = now
        self.today = now if today is None else today  # by the wall: an evening has a date
        self.events: list[Event] = []
        self._measure = measure
        self._told = False

    def playing(self) -> Game:
        """The game that goes on, or a refusal."""
        if self.game is None or self.lobby.stage not in ("dealt", "playing"):
            raise Refused("no-game")
        return self.game

    def play(self, command: Command) -> None:
        """A command goes to the engine; the clock follows the game."""
        known = self.playing().seen
        self.game = play(self.playing(), command)
        self.events += self.game.told
        out, handed = self.lobby.without(self.game.living), self._is_handed(self.game)
        self.lobby = replace(self.lobby, told=self.game.seen, handed=handed, out=out)
        if isinstance(command, Undo):  # no phone says that a choice stands which does so no more
            self.lobby = without_result(replace(self.lobby, taps={}, heard=(), score=()))
            self.lobby = wagers.without_the_living(self.lobby, self.game.living)
        beats = self._measure(self.lobby, self.game, known)
        self._add_to_score(beats, not isinstance(command, BESIDE_THE_GAME))
        self.follow()

    def _add_to_score(self, beats: Sequence[score.Beat], goes_on: bool) -> None:
        """Where a person keeps the time these wait for his hand; else each is told in its time.

        Whatever all hear of, as far as it `goes_on`, is preceded by what is left of an earlier turn. What is
        entered unseen hurries nothing: the room would see when he enters something.
        """
        if self._is_told_by_hand():
            heard = self.game is not None and any(granted(event, PUBLIC) for event in self.game.told)
            hurries = goes_on and heard and not self._told
            self.tell(host_cues.laid(self.lobby, beats, self.now, hurries))
            self._told = self._told or heard
            return
        if self.lobby.stage == "playing" and host_cues.waits(self.lobby):
            self.tell(host_cues.told_on(self.lobby, self.now))  # the host has handed the game over
        self.lobby = score.with_beats(self.lobby, beats, self.now)

    def _is_told_by_hand(self) -> bool:
        return self.game is not None and "timing" in self.game.by_hand

    def tell(self, told: Lobby) -> None:
        """The score is told otherwise than it was; so the clock of what it leads up to is another."""
        was_open, self.lobby = score.is_open(self.lobby, self.now), told
        if self.game is not None and self.game.over is not None:
            self.follow()
        elif not was_open:
            self.lobby = replace(told, clock=clocks.retimed(told, self.now))

    def _is_handed(self, game: Game) -> bool:
        """Does the table do all that a host would?"""
        return self.lobby.hosting == "person" and not game.by_hand

    def deal(self, seed: int) -> None:
        """A new game for the people who sit here, as they have agreed on it."""
        self.lay(laid_table(self.lobby, seed))
        self.begin_if_seen()

    def lay(self, table: Table) -> None:
        """A new game; the cards are dealt, and everybody looks at his own."""
        lobby = self.lobby
        self.game = open_game(plain_book(lobby), table)
        self.events = [*log(self.game)]
        seated = tuple(person.id for person in lobby.people)
        dealt_to = tuple(sorted({person.device for person in lobby.people if person.device}))
        self.lobby = replace(
            lobby,
            stage="dealt",
            game=lobby.game + 1,
            told=self.game.seen,
            handed=self._is_handed(self.game),
            seated=seated,
            seen=tuple(person.id for person in lobby.people if person.bot),
            at_desk=0,
            clock=clocks.for_the_deal(lobby, self.now) if lobby.hosting == "table" else None,
            score=(),
            repeated=(),
            repeats=0,
            pleas=(),
            said=(),
            strokes=(),
            met={},
            taps={},
            feints={},
            wagers={},
            helpers=(),
            declined=(),
            lifted={},
            returned=(),
            out=(),
            played_on=dealt_to,
            dealt_to=dealt_to,
            knows={
                device.id: seated
                if device.id == lobby.remote and device.id not in dealt_to
                else tuple(person.id for person in lobby.held_by(device.id))
                for device in lobby.devices
                if lobby.held_by(device.id) or device.id == lobby.remote
            },
        )
        self.lobby = score.waiting(self.lobby, self._measure(self.lobby, self.game, 0))

    def begin_if_seen(self) -> None:
        """When everybody has seen his card the game begins."""
        lobby = self.lobby
        look = [person.id for person in lobby.people if person.device or person.guest]
        waiting = [person for person in look if person not in lobby.seen]
        if lobby.stage == "dealt" and (not waiting or lobby.printed):
            self.begin()

    def begin(self) -> None:
        """The cards are covered and the clock of the first moment starts."""
        self.lobby = replace(self.lobby, stage="playing", clock=None)
        if self._is_told_by_hand():
            self.lobby = host_cues.laid(self.lobby, score.kept_back(self.lobby), self.now, hurries=True)
        else:
            self.lobby = score.begun(self.lobby, self.now)
        self.follow()

    def end(self) -> None:
        """It was told that the game is over: now it is so for everybody, and its cards lie open."""
        assert self.game is not None
        self.lobby = replace(self.lobby, stage="over", clock=None, taps={}, heard=())
        self.lobby = with_result(self.lobby, self.game, self.today)

    def follow(self) -> None:
        """The clock of this moment, or no clock where the game is over."""
        if self.game is None or self.lobby.stage != "playing":
            return
        clock = self.lobby.clock
        if self.game.over is not None:
            if score.last_begins(self.lobby) > self.now:
                last = clocks.until_the_end_is_told(self.lobby, self.game, self.now, clock)
                self.lobby = replace(self.lobby, clock=last, taps={}, heard=(), repeated=())
            else:
                self.end()
            return
        if clock is None or clock.moment != self.game.moment:
            wound = clocks.wound(self.lobby, self.game, self.now, clock)
            kept = tuple(each for each in self.lobby.pleas if not isinstance(each.wish, OF_THE_MOMENT))
            self.lobby = replace(self.lobby, clock=wound, taps={}, heard=(), repeated=(), pleas=kept)
