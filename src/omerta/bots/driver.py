"""A game with a mind at every seat, or at all but a few: each sees his own view, and the game never hangs."""

from __future__ import annotations

import random
from collections.abc import Callable, Mapping
from contextlib import suppress

from msgspec import Struct

from omerta.bots import plain
from omerta.core import Game, Refused, choices, owed, play, view
from omerta.core.book.model import Book
from omerta.core.choices import Choices, names_candidates, owes
from omerta.core.commands import Act, Claim, Command, DeclareDraw, TimeUp, Undo
from omerta.core.events import Event
from omerta.core.moments import Calling, Option, Talking
from omerta.core.view import View, see

Chooser = Callable[[View, Choices, Book, random.Random], Option]
Speaker = Callable[[View, Choices, Book, random.Random], tuple[Claim, ...]]

LIMIT = 100_000
ROUNDS = 3
PATIENCE = 5


class Mind(Struct, frozen=True):
    """How a seat is played: what it does and what it says."""

    choose: Chooser
    speak: Speaker


PLAIN = Mind(plain.choose, plain.claims)


class Driver:
    """A game on its way. Seats without a mind are waited for."""

    def __init__(self, game: Game, minds: Mapping[int, Mind], rng: random.Random) -> None:
        self.game = game
        self.minds = dict(minds)
        self.rng = rng
        self._views = {seat: view(game, seat) for seat in range(1, game.seats + 1)}
        self._unseen: dict[int, list[Event]] = {seat: [] for seat in self._views}
        self._spoken: tuple[int, frozenset[int]] = (-1, frozenset())
        self._rounds: tuple[int, int] = (-1, 0)

    def send(self, command: Command) -> Game:
        """A command goes to the engine, and every seat sees what it may."""
        before, self.game = self.game, play(self.game, command)
        told = self.game.told
        if isinstance(command, Claim | Act) and command.seat not in self.minds:
            moment, heard = self._spoken
            self._spoken = (moment, heard - {*asked(command, self.game.seats)})
        afresh = type(command) is Undo
        if afresh:
            heard = self._spoken[1] if _is_same_talk(before, self.game) else frozenset()
            self._spoken = (self.game.moment, heard)
        for seat, unseen in self._unseen.items():
            if afresh:
                self._views[seat] = view(self.game, seat)
                unseen.clear()
            else:
                unseen.extend(told)
        return self.game

    def view_of(self, seat: int) -> View:
        """What a seat knows by now. Nobody looks before he is asked: most of what happens asks nobody."""
        unseen = self._unseen[seat]
        if unseen:
            self._views[seat] = see(self._views[seat], unseen)
            unseen.clear()
        return self._views[seat]

    @property
    def views(self) -> dict[int, View]:
        """What everybody knows by now."""
        return {seat: self.view_of(seat) for seat in self._views}

    def waits_for(self) -> tuple[int, ...]:
        """The seats without a mind that may do something now."""
        return tuple(seat for seat in self._open() if seat not in self.minds)

    def step(self) -> bool:
        """One thing happens; False when the game is over or only seats without a mind can go on."""
        if self.game.over is not None:
            return False
        if self.game.draw_offered:
            self.send(DeclareDraw())
            return True
        if self.game.noticed and self.game.quiet_rounds >= PATIENCE:
            self.send(DeclareDraw(self.game.book.endings[self.game.noticed[-1]].wins))
            return True
        if self._speaks() or self._acts():
            return True
        if self.waits_for():
            return False
        if self._agrees():
            return True
        self.send(TimeUp(self.game.moment))
        return True

    def run(self) -> Game:
        """Play on until the game is over or a seat without a mind is waited for."""
        for _ in range(LIMIT):
            if not self.step():
                return self.game
        raise AssertionError("the game does not end")

    def _open(self) -> tuple[int, ...]:
        """Whoever may still do something here; in a talk, all who have not said that they are ready."""
        now = self.game.now
        if isinstance(now, Talking) and not names_candidates(self.game):
            return tuple(seat for seat in now.seats if seat not in now.ready)
        return owed(self.game)

    def _speaks(self) -> bool:
        """Everyone with a mind has his say once in a talk, in no order."""
        now = self.game.now
        if not isinstance(now, Talking):
            return False
        moment, heard = self._spoken
        heard = heard if moment == self.game.moment else frozenset()
        left = [seat for seat in now.seats if seat in self.minds and seat not in heard]
        if not left:
            return False
        seat = self.rng.choice(left)
        self._spoken = (self.game.moment, heard | {seat})
        for claim in self.minds[seat].speak(
            self.view_of(seat), self._choices(seat), self.game.book, self.rng
        ):
            with suppress(Refused):
                self.send(claim)
        return True

    def _acts(self) -> bool:
        """The first seat with a mind that is waited for does something."""
        seat = next((seat for seat in self._open() if seat in self.minds), 0)
        return bool(seat) and self._act(seat)

    def _act(self, seat: int) -> bool:
        offered = self._choices(seat)
        if not offered.options:
            return False
        deed, targets = self.minds[seat].choose(self.view_of(seat), offered, self.game.book, self.rng)
        try:
            self.send(Act(seat, deed, targets))
        except Refused:
            deed, targets = offered.options[-1]
            self.send(Act(seat, deed, targets))
        return True

    def _agrees(self) -> bool:
        """A gang that has pointed apart may point again, a few times, before its time is up."""
        now = self.game.now
        if not isinstance(now, Calling) or now.call not in self.game.book.gangs or now.done:
            return False
        moment, rounds = self._rounds
        rounds = rounds if moment == self.game.moment else 0
        members = [seat for seat in now.awake if seat in self.minds and not owes(self.game, seat)]
        if rounds >= ROUNDS or not members or len(set(now.gestures.values())) < 2:
            return False
        self._rounds = (self.game.moment, rounds + 1)
        for seat in members:
            current = self.game.now
            if isinstance(current, Calling) and current.call == now.call and not current.done:
                self._act(seat)
        return True

    def _choices(self, seat: int) -> Choices:
        return choices(self.game, seat)


def asked(said: Claim | Act, seats: int) -> tuple[int, ...]:
    """Who is to answer a person: of whom he speaks or whom he names, and to a claimed card anybody."""
    if isinstance(said, Act):
        return said.targets if said.deed == "name" else ()
    return tuple(range(1, seats + 1)) if said.claim == "role" else (said.about,)


def _is_same_talk(one: Game, other: Game) -> bool:
    """Do people still talk as they did? Nobody has his say again because somebody takes back a word."""
    talks = [game.now for game in (one, other) if isinstance(game.now, Talking)]
    times = {(game.phase, game.number) for game in (one, other)}
    return (
        len(talks) == 2
        and len(times) == 1
        and talks[0].kind == talks[1].kind
        and talks[0].seats == talks[1].seats
    )
