"""The game as it stands: what the host's paper would say, and nothing he would have to remember."""

from __future__ import annotations

from typing import Literal, get_args

from msgspec import Struct

from omerta.core.book.index import NO_INDEX, Index
from omerta.core.book.model import Book, Gang, MarkLaw, Office, Role, Step
from omerta.core.events import Acted, Answered, Doer, Duty, Ended, Event, GamePace, Opened, Overruled, Undone
from omerta.core.moments import Floor, Marked, Now, Trial

HOST: Literal["host"] = "host"
PUBLIC: Literal["public"] = "public"
Viewer = int | Literal["host", "public"]

DUTIES: tuple[Duty, ...] = get_args(Duty)
DOERS: tuple[Doer, ...] = get_args(Doer)
NUMBERS = 2_000_000  # far from the turns that deal and draw


class Game(Struct):
    """A value: whatever happens makes a new one, linked to the one before it and to what was told since.

    `cards` are the printed cards, `roles` what their holders are now. Pace: `prompt` closes calls when
    complete, `timed` by the clock alone, `sealed` so too, and until then what is chosen can be changed;
    `silent` has no speeches.
    """

    book: Book
    index: Index
    laid: Opened = Opened(0, ())
    pace: GamePace = "prompt"
    by_hand: frozenset[Duty] = frozenset()
    temporary_host: int = 0
    host_seat: int = 0
    seed: int = 0
    draws: int = 0
    deck: tuple[str, ...] = ()
    cards: tuple[str, ...] = ()
    roles: tuple[str, ...] = ()
    shown: frozenset[int] = frozenset()
    undealt: int = 0
    living: tuple[int, ...] = ()
    marks: tuple[Marked, ...] = ()
    phase: str = ""
    number: int = 0
    counters: dict[str, int] = {}
    steps: tuple[Step, ...] = ()
    now: Now | None = None
    moment: int = 0
    cleared: bool = False
    sheet: tuple[Acted, ...] = ()
    last_sheet: tuple[Acted, ...] = ()
    spent: tuple[tuple[str, int], ...] = ()
    named: tuple[int, ...] = ()
    trial: Trial | None = None
    last_words: tuple[int, ...] = ()
    overruled: tuple[Overruled, ...] = ()
    waiting_answer: Answered | None = None
    noticed: tuple[str, ...] = ()
    acquainted: frozenset[tuple[int, int]] = frozenset()
    printed: Book | None = None
    rolled: str = ""
    floor: Floor | None = None
    first_speaker: int = 0
    powers: int = 0
    stepped: tuple[int, ...] = ()
    verdict: tuple[tuple[int, tuple[int, ...]], ...] = ()
    office: Office | None = None
    officer: int = 0
    heir_due: int = 0
    last_arbiter: tuple[int, int] = (0, 0)
    quiet_rounds: int = 0
    executed_since_dawn: bool = False
    draw_offered: bool = False
    over: Ended | None = None
    seen: int = 0
    past: Game | None = None
    told: tuple[Event, ...] = ()

    def __repr__(self) -> str:
        """In one line: all of it would fill a book."""
        when = f"{self.phase} {self.number}, {self.seen} events"
        return f"<Game of {self.book.name}: {when}, living {self.living}>"

    @property
    def seats(self) -> int:
        """How many seats there are."""
        return self.laid.seats

    @property
    def house_rules(self) -> dict[str, str]:
        """The house rules that were chosen."""
        return self.laid.house_rules

    def role(self, seat: int) -> Role:
        """What a seat is now: its card, or what that card has become."""
        return self.book.roles[self.roles[seat - 1]]

    def holders(self, name: str) -> tuple[int, ...]:
        """The living seats that hold this card."""
        roles = self.roles
        return tuple([seat for seat in self.living if roles[seat - 1] == name])

    def gang(self, name: str) -> tuple[int, ...]:
        """The living members of a gang."""
        members, roles = self.index.members[name], self.roles
        return tuple([seat for seat in self.living if roles[seat - 1] in members])

    def acting(self, call: str) -> tuple[int, ...]:
        """The living whose own card is called by this call."""
        cards, roles = self.index.acting[call], self.roles
        return tuple([seat for seat in self.living if roles[seat - 1] in cards])

    def answering(self, call: str) -> tuple[int, ...]:
        """The living who open their eyes at a call, gang or card.

        An heir watches while somebody holds the post, and wakes in his place when it has become his.
        """
        cards, roles, heirs = self.index.answering[call], self.roles, self.index.heirs[call]
        seats = [seat for seat in self.living if roles[seat - 1] in cards]
        if heirs and not self.acting(call):
            seats = [seat for seat in seats if roles[seat - 1] not in heirs or self.post(seat, call)]
        return tuple(seats)

    def post(self, seat: int, call: str) -> str:
        """The card whose powers this seat uses at a call: its own, one it has inherited, or none."""
        name = self.roles[seat - 1]
        if self.index.call_of[name] == call:
            return name
        if name not in self.index.heirs[call]:
            return ""
        return next((post for post in self.inherited(seat) if self.index.call_of[post] == call), "")

    def inherited(self, seat: int) -> tuple[str, ...]:
        """The posts this seat fills for those who are out."""
        role = self.role(seat)
        vacant = tuple([post for post in role.heir_of if post in self.deck and not self.holders(post)])
        return vacant[-1:] if role.heir_posts == "last" else vacant

    def law(self, mark: str) -> MarkLaw:
        """What a mark does."""
        return self.book.marks[mark]

    def voteless(self, seat: int) -> bool:
        """Has a mark taken the vote of this seat?"""
        return any(marked.seat == seat and self.law(marked.mark).voteless for marked in self.marks)

    def voters(self) -> tuple[int, ...]:
        """The living who have a vote today."""
        if not self.marks:
            return self.living
        return tuple(seat for seat in self.living if not self.voteless(seat))

    def mute(self, seat: int) -> bool:
        """Has a mark taken the voice of this seat?"""
        return any(marked.seat == seat and self.law(marked.mark).mute for marked in self.marks)

    def speakers(self) -> tuple[int, ...]:
        """The living who may speak today."""
        if not self.marks:
            return self.living
        return tuple([seat for seat in self.living if not self.mute(seat)])

    def weight(self, seat: int) -> int:
        """What a seat's own vote weighs, in half votes."""
        return self.office.half_votes if self.office is not None and seat == self.officer else 2

    def cite(self, name: str) -> tuple[str, ...]:
        """The rules of this book behind a ruling of this name."""
        return self.book.cites.get(name, ())

    def gang_of(self, call: str) -> Gang | None:
        """The gang that answers to this call, if it is one."""
        return self.book.gangs.get(call)


def empty_table(book: Book) -> Game:
    """The game before its first event."""
    return Game(book, NO_INDEX)


def darkness_falls(game: Game, phase: str) -> bool:
    """Do eyes close with this phase? A new sheet begins then, and goes on while dark follows dark."""
    before = game.book.phases.get(game.phase)
    return game.book.phases[phase].dark and not (before is not None and before.dark)


def log(game: Game) -> tuple[Event, ...]:
    """Every event of the game from the first, undone ones included."""
    batches = []
    at: Game | None = game
    while at is not None:
        batches.append(at.told)
        at = at.past
    return tuple([event for batch in reversed(batches) for event in batch])


def standing_events(game: Game) -> tuple[tuple[int, Event], ...]:
    """The events that still stand, each with its place in the log; what was undone is left out."""
    events = log(game)
    if Undone not in {type(event) for event in events}:
        return tuple(enumerate(events))
    before: list[int] = [-1]
    for at, event in enumerate(events):
        before.append(before[event.to] if isinstance(event, Undone) else at)
    standing: list[tuple[int, Event]] = []
    at = before[len(events)]
    while at >= 0:
        standing.append((at, events[at]))
        at = before[at]
    return tuple(reversed(standing))


def draw(game: Game, among: int) -> int:
    """A number below `among` from the game's seed and the number of draws so far (splitmix64)."""
    return mix(game.seed, game.draws) % among


def by_number(game: Game, gang: str) -> list[int]:
    """The members of a gang, dead ones too, in the order of the numbers they are called by.

    The numbers are called aloud, so chance gives them: by seats they would tell who sits where. A written
    game leaves nothing to chance: its seed is 0, and it numbers by seats.
    """
    members = game.index.members[gang]
    seats = [seat for seat, role in enumerate(game.roles, 1) if role in members]
    return sorted(seats, key=lambda seat: mix(game.seed, NUMBERS + seat)) if game.seed else seats


def mix(seed: int, turn: int) -> int:
    """A well-stirred number from a seed and a turn."""
    z = (seed * 0x9E3779B97F4A7C15 + (turn + 1) * 0xD1B54A32D192ED03) & 0xFFFFFFFFFFFFFFFF
    z = ((z ^ (z >> 30)) * 0xBF58476D1CE4E5B9) & 0xFFFFFFFFFFFFFFFF
    z = ((z ^ (z >> 27)) * 0x94D049BB133111EB) & 0xFFFFFFFFFFFFFFFF
    return z ^ (z >> 31)
