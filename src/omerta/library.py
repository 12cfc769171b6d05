"""The library: games of the printed books in a handful of names. `import omerta` gives all of them.

A game is a value: whatever is done to it makes a new one, and the old one stays as it was.

>>> import omerta
>>> game = omerta.open("classic", seats=8, seed=7)
>>> game
<Game classic: night 1, 8 of 8 seats live>
>>> game = game.time_up()

No rule is decided here. The rules are `omerta.core` and `omerta.books`; whoever wants to go deeper finds the
engine's own value in `game.state`.
"""

from __future__ import annotations

import random
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Literal, NamedTuple

from omerta.books.decks import check_deck
from omerta.books.nearness import nearest
from omerta.books.opening import open_game
from omerta.books.presets import deck_for, drawn_in_secret
from omerta.books.shelf import SHELF
from omerta.core import PUBLIC, Table, View, log, open_any, owed, view
from omerta.core import Game as State
from omerta.core.book.house_rules import agreed_book, with_house_rules
from omerta.core.book.model import Ability, Book, Vote
from omerta.core.choices import claims, seat_options
from omerta.core.commands import Act, Claim, Command, DeclareDraw, TimeUp, Undo
from omerta.core.commands import Refused as CoreRefused
from omerta.core.decide import play as advance

if TYPE_CHECKING:
    from omerta.books.files import OwnBook
    from omerta.books.ledger import Rule
    from omerta.bots.minds import Bots
    from omerta.words import Lexicon

CLAIMS = ("suspect", "trust", "role", "learned", "sign")
PLAIN_DEEDS = {"ready": 0, "name": 1, "refrain": 0, "vote": 1, "abstain": 0}
ABOUT = ("suspect", "trust", "learned")
ONE = ("black", "red", "hand-over", "appoint", "convict")


class Refused(CoreRefused):
    """Something cannot be done: `reason` is the name of the law, `rules` are its numbers, the text says more.

    >>> import omerta
    >>> omerta.open("classic", seats=8, deck=["mafai"])
    Traceback (most recent call last):
    omerta.library.Refused: This book has no such card. Choose one from its cast. 'mafai': perhaps 'mafia'?
    """

    def __init__(self, reason: str, rules: tuple[str, ...] = (), most: int = 0, hint: str = "") -> None:
        super().__init__(reason, rules, most)
        self.hint = hint

    def __str__(self) -> str:
        """What cannot be done and why, what would be right, and the rules behind it."""
        from omerta.words import explain_refusal, lexicon

        said = [explain_refusal(self.reason, lexicon("en"), self.most), self.hint]
        return " ".join([*filter(None, said), *([f"({', '.join(self.rules)})"] if self.rules else [])])


class Choice(NamedTuple):
    """Something a seat may do: a deed, at whom, and for a claim what is said.

    `game.act(seat, *choice)` does it.
    """

    deed: str
    targets: tuple[int, ...] = ()
    value: str = ""


class Deed(NamedTuple):
    """A deed of a book: when it is done, by whom, and how many seats it is aimed at, from `least` to `most`.

    `who` are the cards or the gang that do it, empty for everybody; `says` is true for a claim, which may
    have a value besides.
    """

    name: str
    phase: Literal["night", "day"]
    who: tuple[str, ...]
    least: int
    most: int
    says: bool = False


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
            about = targets[0] if targets else seat if deed == "role" else 0
            return self._after(Claim(seat, deed, about, value), seat)
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


def books() -> tuple[str, ...]:
    """The names of the books on the shelf.

    >>> books()
    ('classic', 'family', 'offscreen', 'chicago', 'vendetta')
    """
    return tuple(SHELF)


def own(file: str | Path) -> OwnBook:
    """A book of one's own from its TOML file; what is wrong in it is told at once, each fault with its place.

    `open`, `play`, `deeds` and `read` take it like the name of a printed one, and its words are spoken.
    """
    from omerta.books.files import Unsound, read_own
    from omerta.words import explain_fault, lexicon
    from omerta.words.own import wrong_words

    try:
        made = read_own(Path(file).read_text("utf-8"))
        if found := wrong_words(made):
            raise Unsound(found)
    except Unsound as unsound:
        told = [f"{fault.place}: {explain_fault(fault, lexicon('en'))}" for fault in unsound.faults]
        raise ValueError("\n".join(told)) from None
    return made


def open(
    book: str | OwnBook,
    seats: int = 0,
    *,
    deck: Sequence[str] = (),
    seed: int | None = None,
    house_rules: Mapping[str, str] | None = None,
    scenario: str = "",
    any_deck: bool = False,
) -> Game:
    """Lay a table and deal: the deck the book proposes for so many seats, or one of yours.

    The same seed deals the same cards; without one they are dealt by chance. A deck that the book refuses is
    refused with its rules, unless any deck will do.
    """
    known = _book(book)
    agreed_rules = dict(house_rules or {})
    seed = random.SystemRandom().randrange(2**63) if seed is None else seed
    with _explained(known, [*deck], agreed_rules, scenario):
        agreed = with_house_rules(known, agreed_rules)
        told = tuple(deck) or deck_for(agreed, seats or agreed.deck.least, preset=scenario, seed=seed)
        if deck and seats not in (0, len(deck)):
            raise CoreRefused("wrong-seats")
        dealt = drawn_in_secret(agreed, told, seed)
        table = Table(dealt, seed, agreed_rules, told=told if told != dealt else ())
        return Game((open_any if any_deck else open_game)(known, table), _own(book))


def read(text: str, *own_books: OwnBook) -> Game:
    """Play a written game as far as it goes; what does not hold in it is an error that says where.

    >>> game = read('''
    ... classic  1 2 mafia, 3 doctor, 4 inspector, 8 seats
    ... night    mafia > 5; doctor > 3; inspector > 1: yes
    ... dawn     5 dies
    ... ''')
    >>> game.living
    (1, 2, 3, 4, 6, 7, 8)
    """
    from omerta.notation.reader import cases
    from omerta.notation.reader import read as read_case

    shelf = {**SHELF, **{each.book.name: each.book for each in own_books}}
    found = cases(text, shelf)
    if len(found) != 1:
        raise ValueError(f"one written game is wanted here, and there are {len(found)}")
    game = read_case(found[0], shelf).game
    if game is None:
        raise ValueError("this text lays no table: it has nothing but a head")
    return Game(game, next((each for each in own_books if each.book.name == game.book.name), None))


def play(
    book: str | OwnBook | Game,
    seats: int = 0,
    *,
    bots: Bots = "plain",
    seed: int = 0,
    deck: Sequence[str] = (),
    house_rules: Mapping[str, str] | None = None,
    scenario: str = "",
) -> Game:
    """A whole game, or the rest of one, played by bots.

    >>> play("classic", 8, seed=3).over
    True
    """
    from omerta.bots.driver import Driver
    from omerta.bots.minds import MINDS

    if bots not in MINDS:
        raise Refused("no-such-mind", hint=_perhaps(bots, MINDS))
    game = (
        book
        if isinstance(book, Game)
        else open(book, seats, deck=deck, seed=seed, house_rules=house_rules, scenario=scenario)
    )
    minds = dict.fromkeys(range(1, game.seats + 1), MINDS[bots])
    return Game(Driver(game.state, minds, random.Random(seed)).run(), game._own)


def deeds(book: str | OwnBook) -> tuple[Deed, ...]:
    """Every deed of a book: what its cards and gangs do at night, then what anybody does or says by day.

    >>> deeds("classic")[0]
    Deed(name='shoot', phase='night', who=('mafia',), least=1, most=1, says=False)
    """
    known = _book(book)
    night: dict[str, list[tuple[str, Ability]]] = {}
    for name, gang in known.gangs.items():
        night.setdefault(gang.ability, []).append((name, gang.does))
    for name, role in known.roles.items():
        for deed, ability in role.abilities.items():
            night.setdefault(deed, []).append((name, ability))
    dark = [
        Deed(deed, "night", tuple(who for who, _ in done), _least(done), max(a.targets for _, a in done))
        for deed, done in night.items()
    ]
    day = _day_deeds(known)
    for_all = "spare" in day  # of several at once nobody is named
    by_day = [
        Deed(deed, "day", (), 0 if deed == "convict" and for_all else most, most)
        for deed, most in day.items()
    ]
    said = [Deed(claim, "day", (), int(claim in ABOUT), int(claim != "role"), True) for claim in CLAIMS]
    return (*dark, Deed("pass", "night", (), 0, 0), *by_day, *said)


def _day_deeds(book: Book) -> dict[str, int]:
    """What may be done by day: in every book, and by its cards, marks and votes under any house rule."""
    variants = [book, *_with_each_house_rule(book)]
    steps = [step for each in variants for phase in each.phases.values() for step in phase.steps.values()]
    votes = [step for step in steps if isinstance(step, Vote)]
    roles, marks = book.roles.values(), [law for each in variants for law in each.marks.values()]
    there = {
        "against": any(vote.confirm == "yes-no" for vote in votes),
        "spare": any(vote.tie_end == "all" or vote.single == "confirm" for vote in votes),
        "black": any(vote.ballot == "roses" for vote in votes),
        "red": any(vote.ballot == "roses" for vote in votes),
        "hand-over": any(law.hands_vote for law in marks),
        "step-in": any(role.takes_the_vote for role in roles),
        "let-be": any(role.takes_the_vote for role in roles),
        "nobody": any(role.takes_the_vote for role in roles),
        "appoint": any(vote.office is not None for vote in votes),
    }
    there["convict"] = (
        there["spare"]
        or there["step-in"]
        or any(role.avenges for role in roles)
        or any(vote.arbiter for vote in votes)
    )
    return PLAIN_DEEDS | {deed: int(deed in ONE) for deed, known in there.items() if known}


def _with_each_house_rule(book: Book) -> Iterator[Book]:
    for name, switch in book.switches.items():
        for value in switch.values:
            yield agreed_book(book, {name: value})


def _least(done: Sequence[tuple[str, Ability]]) -> int:
    return min(1 if ability.or_fewer else ability.targets for _, ability in done)


def _seats(part: int | tuple[int, ...]) -> tuple[int, ...]:
    return (part,) if isinstance(part, int) else part


def _as_choice(claim: Claim) -> Choice:
    about = () if claim.claim == "role" or not claim.about else (claim.about,)
    return Choice(claim.claim, about, claim.value)


def _own(book: str | OwnBook) -> OwnBook | None:
    return None if isinstance(book, str) else book


def _words(own: OwnBook | None, language: str) -> Lexicon:
    """The words of a language, and those of a book of one's own before them."""
    from omerta.words import lexicon

    if own is None:
        return lexicon(language)
    from omerta.words.own import spoken

    return spoken(lexicon(language), own)


def _book(name: str | OwnBook) -> Book:
    if not isinstance(name, str):
        return name.book
    if name not in SHELF:
        raise Refused("no-such-book", hint=_perhaps(name, SHELF))
    return SHELF[name]


def _perhaps(name: str, known: Mapping[str, object] | Sequence[str]) -> str:
    """What was probably meant, or all that could be."""
    near = nearest(name, known, 0.6)
    return f"'{name}': perhaps '{near}'?" if near else f"'{name}' is none of: {', '.join(known)}."


@contextmanager
def _explained(
    book: Book, deck: Sequence[str], house_rules: Mapping[str, str], scenario: str
) -> Iterator[None]:
    """A refusal of a table also says which word was wrong and what could have been meant."""
    if scenario and scenario not in book.deck.presets:
        raise Refused("no-such-preset", hint=_perhaps(scenario, book.deck.presets))
    for card in deck:
        if card not in book.roles and card not in book.deck.hidden:
            raise Refused("no-such-role", hint=_perhaps(card, book.roles))
    for name, value in house_rules.items():
        if name not in book.switches:
            raise Refused("no-such-switch", hint=_perhaps(name, book.switches))
        allowed = book.switches[name].values
        if allowed and value not in allowed and not value.isdecimal() and "," not in value:
            raise Refused("no-such-value", (book.switches[name].rule,), hint=_perhaps(value, allowed))
    try:
        yield
    except CoreRefused as refusal:
        hint = _about_the_deck(book, deck, house_rules) if refusal.reason == "deck-refused" else ""
        raise Refused(refusal.reason, refusal.rules, refusal.most, hint) from None


def _about_the_deck(book: Book, deck: Sequence[str], house_rules: Mapping[str, str]) -> str:
    from omerta.words import describe_remark, lexicon

    remarks = check_deck(with_house_rules(book, dict(house_rules)), tuple(deck))
    words = lexicon("en").of(book.name)
    return " ".join(describe_remark(each, words) for each in remarks if each.level == "refused")


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
