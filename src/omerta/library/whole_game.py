"""A game as whoever imports the library holds it."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from omerta.books.nearness import nearest
from omerta.core import PUBLIC, View, log, owed, view
from omerta.core import Game as State
from omerta.core.choices import claims, seat_options
from omerta.core.commands import Act, Claim, Command, DeclareDraw, TimeUp, Undo
from omerta.core.commands import Refused as CoreRefused
from omerta.core.decide import play as advance
from omerta.library.refused import Refused

if TYPE_CHECKING:
    from omerta.books.files import OwnBook
    from omerta.books.ledger import Rule
    from omerta.words import Lexicon

CLAIMS = ("suspect", "trust", "role", "learned", "sign", "deny", "thank", "doubt", "shrug")


class Choice(NamedTuple):
    """Something a seat may do: a deed, at whom, and for a claim what is said.

    `game.act(seat, *choice)` does it.
    """

    deed: str
    targets: tuple[int, ...] = ()
    value: str = ""


class Game:
    """A game by a book, as it stands. It never changes: `act` and its like give the game that comes next."""

    __slots__ = ("_own", "_state")

    def __init__(self, state: State, own: OwnBook | None = None) -> None:
        self._state = state
        self._own = own

    @property
    def state(self) -> State:
        """The engine's own value, for `omerta.core`."""
        return self._state

    @property
    def book(self) -> str:
        """The name of its book."""
        return self._state.book.name

    @property
    def seats(self) -> int:
        """How many sit at the table; seats are numbered from 1."""
        return self._state.seats

    @property
    def living(self) -> tuple[int, ...]:
        """The seats that are still in the game."""
        return self._state.living

    @property
    def phase(self) -> str:
        """The phase that goes on and its number: `night 2`."""
        return f"{self._state.phase or 'deal'} {self._state.number}"

    @property
    def over(self) -> bool:
        """Has it ended?"""
        return self._state.over is not None

    @property
    def winner(self) -> str | None:
        """The side that has won, an empty word for a draw, None as long as it goes on."""
        return self._state.over.winner if self._state.over is not None else None

    @property
    def cards(self) -> tuple[str, ...]:
        """All cards in the order of the seats. Only a host knows them: players have `view`."""
        return self._state.cards

    @property
    def owed(self) -> tuple[int, ...]:
        """The seats that the game waits for; where it is empty, only `time_up` leads on."""
        return owed(self._state)

    @property
    def public(self) -> View:
        """What the whole table knows."""
        return view(self._state, PUBLIC)

    def view(self, seat: int) -> View:
        """What this seat knows."""
        self._need_seat(seat)
        return view(self._state, seat)

    def choices(self, seat: int) -> tuple[Choice, ...]:
        """What this seat may do now: deeds, and what it may say. All of it is accepted, and nothing else."""
        self._need_seat(seat)
        deeds = [Choice(*option) for option in seat_options(self._state, seat)]
        said = [_as_choice(claim) for claim in claims(self._state, seat)]
        return (*deeds, *said)

    def act(self, seat: int, deed: str, *at: int | str | tuple[int, ...]) -> Game:
        """This seat does something: `act(4, "shoot", 2)`, `act(4, "pass")`, `act(4, "learned", 2, "mafia")`.

        In a gang each member points for himself; their call ends when they agree or when time is up.
        """
        targets = tuple(each for part in at if not isinstance(part, str) for each in _seats(part))
        value = next((part for part in at if isinstance(part, str)), "")
        if deed in CLAIMS:
            seats = [seat, *(each for each in targets if each != seat)] if deed == "role" else [*targets]
            about, whom, *_ = (*seats, 0, 0)
            return self._after(Claim(seat, deed, about, value, whom), seat)
        return self._after(Act(seat, deed, targets), seat)

    def time_up(self) -> Game:
        """The time of what goes on is over: a talk ends, who has not chosen has not, the next is called."""
        return self._after(TimeUp(self._state.moment))

    @property
    def endings(self) -> tuple[str, ...]:
        """How a game that stands still may be ended now: by the victory of a side, or a draw (empty word)."""
        state = self._state
        if state.over is not None:
            return ()
        told = tuple(state.book.endings[name].wins for name in state.noticed)
        return (*told, *(("",) if state.draw_offered else ()))

    def end(self, winner: str = "") -> Game:
        """End it, by one of its `endings`."""
        return self._after(DeclareDraw(winner))

    def undo(self, deeds: int = 1) -> Game:
        """Take back the last deeds; that is an event too, and the log only grows."""
        return self._after(Undo(deeds))

    def why(self, language: str = "en") -> tuple[tuple[str, str], ...]:
        """The rules behind the last ruling, each with its number and its text."""
        from omerta.books.ledger import rule
        from omerta.words.rules import rule_text

        for event in reversed(log(self._state)):
            found: list[Rule] = [known for id in getattr(event, "rules", ()) if (known := rule(id))]
            if found:
                return tuple((each.id, rule_text(each, language)) for each in found)
        return ()

    def story(self, seat: int | None = None, language: str = "en") -> tuple[str, ...]:
        """The game as a narrator tells it to the whole table, or to a seat."""
        from omerta.words import recite

        seen = self.public if seat is None else self.view(seat)
        return tuple(recite(seen.events, self._state.book, _words(self._own, language)))

    def __str__(self) -> str:
        """The game as it is written down; `omerta.read` reads it back."""
        from omerta.notation.writer import write

        return write(self._state)

    def __repr__(self) -> str:
        """In one line."""
        ended = {None: "", "": ", a draw"}.get(self.winner, f", {self.winner} won")
        return f"<Game {self.book}: {self.phase}, {len(self.living)} of {self.seats} seats live{ended}>"

    def __eq__(self, other: object) -> bool:
        """Two games are equal if the same has happened in them."""
        if not isinstance(other, Game):
            return NotImplemented
        return self._state.printed == other._state.printed and log(self._state) == log(other._state)

    def __hash__(self) -> int:
        """Enough to keep games in a set."""
        return hash((self.book, self._state.seed, self._state.seen))

    def _need_seat(self, seat: int) -> None:
        if not 1 <= seat <= self.seats:
            raise Refused("no-such-seat", hint=f"Seats are numbered from 1 to {self.seats}.")

    def _after(self, command: Command, seat: int = 0) -> Game:
        try:
            return Game(advance(self._state, command), self._own)
        except CoreRefused as refusal:
            hint = _what_may_be_done(self, seat, command)
            raise Refused(refusal.reason, refusal.rules, refusal.most, hint) from None


def _seats(part: int | tuple[int, ...]) -> tuple[int, ...]:
    return (part,) if isinstance(part, int) else part


def _as_choice(claim: Claim) -> Choice:
    about = 0 if claim.claim == "role" else claim.about
    return Choice(claim.claim, tuple(seat for seat in (about, claim.whom) if seat), claim.value)


def _words(own: OwnBook | None, language: str) -> Lexicon:
    """The words of a language, and those of a book of one's own before them."""
    from omerta.words import lexicon

    if own is None:
        return lexicon(language)
    from omerta.words.own import spoken

    return spoken(lexicon(language), own)


def _what_may_be_done(game: Game, seat: int, command: Command) -> str:
    """What would have been right."""
    if game.over:
        return ""
    if not isinstance(command, Act) or not 1 <= seat <= game.seats:
        return f"The game waits for {_listed(game.owed)}." if game.owed else "Only time_up() leads on now."
    offered: dict[str, list[str]] = {}
    for deed, targets, _ in game.choices(seat):
        if deed not in CLAIMS:
            offered.setdefault(deed, []).append(" and ".join(map(str, targets)))
    if not offered:
        return f"Seat {seat} may do nothing now; the game waits for {_listed(game.owed) or 'the clock'}."
    if command.deed not in offered:
        near = nearest(command.deed, offered, 0.6)
        if near:
            return f"'{command.deed}': perhaps '{near}'?"
    said = [f"{deed} {', '.join(at)}".strip() for deed, at in offered.items()]
    return f"Seat {seat} may now: {'; '.join(said)}."


def _listed(seats: tuple[int, ...]) -> str:
    return ("seat " if len(seats) == 1 else "seats ") + ", ".join(map(str, seats)) if seats else ""
