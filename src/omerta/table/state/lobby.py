"""A table as it is kept: who sits where, on which device, what will be played, and the clock.

Everything here is a value; each function returns the table after a change or refuses it by name.
"""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from omerta.bots.minds import HOUSE, Bots
from omerta.core.commands import Refused
from omerta.core.moments import Option
from omerta.core.night.pretence import Feint
from omerta.table.actions.asks import (
    DoAgain,
    DoHandOver,
    DoLeave,
    DoLonger,
    DoSkip,
    DoTakeBack,
    Gender,
    HostedBy,
)
from omerta.table.state.kept_book import KeptBook
from omerta.table.state.results import Result
from omerta.table.state.sealed_wager import SealedWager

Stage = Literal["gathering", "dealt", "playing", "over"]
Pace = Literal["calm", "brisk", "together"]
DeckWay = Literal["proposed", "own", "drawn"]
ChatRoom = Literal["day", "night", "out"]

PACES: tuple[Pace, ...] = ("calm", "brisk", "together")


class Person(Struct, frozen=True, omit_defaults=True):
    """Somebody at the table. Whoever has no device is played by the house, or has left his seat empty.

    A guest of a human host needs no device: he has a printed card, or looks at the one that is passed round.
    `emblem` and `colour` are what he is known by besides the name.
    """

    id: int
    name: str
    gender: Gender = ""
    device: str = ""
    bot: bool = False
    guest: bool = False
    emblem: str = ""
    colour: str = ""


class Device(Struct, frozen=True, omit_defaults=True):
    """A phone or a laptop: its key is kept as a hash, and it may hold several seats.

    `mark` stands for the address it came from, as `seats.mark_of` made it.
    """

    id: str
    key: str
    language: str
    organizer: bool = False
    watches: bool = False
    mark: str = ""


class Host(Struct, frozen=True):
    """Whoever of the circle hosts by turns since that game, and the place he will sit down at again."""

    person: Person
    place: int
    since: int


class Pairing(Struct, frozen=True):
    """The word by which a phone becomes the remote of the desk, and until when it holds."""

    word: str
    until: float


class Countdown(Struct, frozen=True, omit_defaults=True):
    """The clock of one moment: it ends at a point of the tables' time, or stands with some seconds left.

    Its moment `opens` to everybody with the sentence that says so.
    `since` it stands, and `by` is the device that has stopped it. `alone`: it stands because nobody is there,
    and goes on when somebody comes. `until`: then it goes on by itself, for nobody else could let it.
    """

    moment: int
    total: float
    ends: float
    left: float = 0.0
    paused: bool = False
    by: str = ""
    alone: bool = False
    until: float = 0.0
    since: float = 0.0
    opens: float = 0.0


class Entry(Struct, frozen=True, array_like=True):
    """A sentence of the score: the event it tells, when it begins, and how many seconds it takes.

    `more` of them were added because the voice had not finished; `again`: it is being told once more.
    `after`: where a person tells, it follows the one before by itself; the others wait for his hand.
    """

    event: int
    begins: float
    seconds: float
    more: float = 0.0
    again: bool = False
    after: bool = False


Wish = DoSkip | DoLonger | DoTakeBack | DoLeave | DoAgain | DoHandOver


class PendingPlea(Struct, frozen=True, omit_defaults=True):
    """A device asks for the seat of a person, for the desk (person 0), or for what it wishes to be done.

    `voices` are the devices that have said yes, `against` those that have said no; `by_host`: the host is
    there, and nobody else is asked; `unheard`: nobody has been there since who could answer.
    """

    number: int
    person: int
    device: str
    voices: tuple[str, ...] = ()
    against: tuple[str, ...] = ()
    since: float = 0.0
    wish: Wish | None = None
    by_host: bool = False
    unheard: bool = False


class Tap(Struct, frozen=True, omit_defaults=True):
    """The last tap of a seat in the dark, what of its taps stands, and the law that turned this one down.

    They are numbered, so that each is a change of the table, whatever is tapped.
    """

    option: Option
    stands: Option | None = None
    refused: str = ""
    number: int = 0


class ChatLine(Struct, frozen=True, omit_defaults=True):
    """A line of the chat: who said it, and who may read it (`day`, `out`, or the call it was said in).

    `at` is when one of the dead said it, who waits a little before he says more.
    """

    number: int
    person: int
    text: str
    room: ChatRoom
    hears: tuple[int, ...] = ()
    at: float = 0.0


class DeckBefore(Struct, frozen=True, omit_defaults=True):
    """How the cards were chosen before the table found another deck."""

    way: DeckWay = "proposed"
    preset: str = ""
    cards: tuple[str, ...] = ()


class Lobby(Struct, frozen=True, omit_defaults=True, rename={"house_rules": "options"}):
    """The whole table but for its game. `seated` are the people of the game, in the order of its seats.

    With `hosting` a person leads the game at the desk, until he has `handed` it to the table; `printed`: the
    cards are dealt by hand, and he records who holds which. `dealt_to` are the devices that held a seat at
    the deal, `played_on` those that have held one since; `knows` says whose cards each device has been shown
    since then; these people have `returned` to the game on a device that was not theirs at the deal, and
    these are `out` of it. `at_desk` is whose card was last opened at the desk that is passed round.
    `told` is the number of the game's events that belong to this state: more may be stored by the time they
    are read. Of this moment, `taps` are the choices in the dark, `heard` the bots that had their say;
    `score` are the sentences that are being told or are still to come; a letter of them takes the voice of
    the screen so many seconds, or as many as usual; in this moment these devices wished to hear one again.
    `feints` are choices of this game that did not count and bear on later ones.
    `results` are the games that were played to their end. `done` are the last asks of each device, by the
    words it gave them. `host` has got up from the circle to host; these have `declined` to be the next.
    With `first_time` the table explains what each step is for.
    `mind` is the name of how the house plays. `lifted` says when another device last ended a device's pause.
    From the addresses `shut`, nobody new sits down until then. `turned_down` says when what a device asked of
    the others came to nothing. From `sound_key` the addresses of its sounds are made;
    `sent_off` are the devices whose people others made get up.
    `narrator` is the reading that is heard. `voice` is the device that was chosen to speak. `own` is the book
    itself, where it is none of the printed ones; it is stored as its key. `wagers` are those of seats that
    are out, sealed until the cards lie open; `helpers` are people who are out and would be the host's hand.
    `strokes` are what a host has entered last: for each the number of the game's events before it and after
    it. Of printed cards, whoever has `met` at a call others that hold other ones is recorded when they are
    told apart. `remote` is the second device of a host, and `pairing` how one becomes it. `deck_before` is
    what the deck was before the table found another, as long as nobody has changed that one.
    """

    code: str
    language: str
    book: str
    house_rules: dict[str, str] = {}
    preset: str = ""
    way: DeckWay = "proposed"
    cards: tuple[str, ...] = ()
    pace: Pace = "calm"
    hosting: HostedBy = "table"
    handed: bool = False
    printed: bool = False
    chat: bool = False
    first_time: bool = False
    people: tuple[Person, ...] = ()
    devices: tuple[Device, ...] = ()
    stage: Stage = "gathering"
    game: int = 0
    told: int = 0
    seed: int = 0
    seated: tuple[int, ...] = ()
    played_on: tuple[str, ...] = ()
    dealt_to: tuple[str, ...] = ()
    knows: dict[str, tuple[int, ...]] = {}
    returned: tuple[int, ...] = ()
    out: tuple[int, ...] = ()
    seen: tuple[int, ...] = ()
    at_desk: int = 0
    clock: Countdown | None = None
    score: tuple[Entry, ...] = ()
    letter: float = 0.0
    repeated: tuple[str, ...] = ()
    repeats: int = 0
    lifted: dict[str, float] = {}
    taps: dict[int, Tap] = {}
    feints: dict[int, tuple[Feint, ...]] = {}
    heard: tuple[int, ...] = ()
    pleas: tuple[PendingPlea, ...] = ()
    said: tuple[ChatLine, ...] = ()
    numbers: int = 0
    results: tuple[Result, ...] = ()
    done: dict[str, tuple[str, ...]] = {}
    host: Host | None = None
    declined: tuple[int, ...] = ()
    deck_before: DeckBefore | None = None
    mind: Bots = HOUSE
    shut: dict[str, float] = {}
    turned_down: dict[str, float] = {}
    sound_key: str = ""
    narrator: str = ""
    voice: str = ""
    sent_off: tuple[str, ...] = ()
    own: KeptBook | None = None
    wagers: dict[int, SealedWager] = {}
    helpers: tuple[int, ...] = ()
    strokes: tuple[tuple[int, int], ...] = ()
    met: dict[str, tuple[int, ...]] = {}
    pairing: Pairing | None = None
    remote: str = ""

    def person(self, id: int) -> Person:
        """The person of this number."""
        for each in self.people:
            if each.id == id:
                return each
        raise Refused("no-such-person")

    def device(self, id: str) -> Device | None:
        """The device of this name."""
        return next((each for each in self.devices if each.id == id), None)

    def held_by(self, device: str) -> tuple[Person, ...]:
        """The people whose moments happen on this device."""
        return tuple(each for each in self.people if device and each.device == device)

    @property
    def led(self) -> bool:
        """Does a person lead the game now? Then his desk knows every card; else the table hosts itself."""
        return self.hosting == "person" and not self.handed

    def has_done(self, device: str, once: str) -> bool:
        """Was this done already? A device that heard no answer asks again."""
        return bool(once) and once in self.done.get(device, ())

    def at(self, seat: int) -> Person:
        """Who sits here in the game."""
        if not 1 <= seat <= len(self.seated):
            raise Refused("no-such-seat")
        return self.person(self.seated[seat - 1])

    def seat_of(self, person: int) -> int:
        """Where this person sits in the game; 0 if he does not play."""
        return self.seated.index(person) + 1 if person in self.seated else 0

    def may_be_told_to_the_living(self, seat: int, living: tuple[int, ...]) -> bool:
        """May what this seat is shown reach somebody who still lives?

        Somebody who lives plays on its device, or has played there; or the device came to it during the game
        and may be the second one of a friend.
        """
        person = self.at(seat)
        people = {*(each.id for each in self.held_by(person.device)), *self.knows.get(person.device, ())}
        return person.id in self.returned or any(self.seat_of(each) in living for each in people)

    def without(self, living: tuple[int, ...]) -> tuple[int, ...]:
        """The people who are out where these seats live."""
        return tuple(person for seat, person in enumerate(self.seated, 1) if seat not in living)

    def name(self, seat: int) -> str:
        """The name of whoever sits here."""
        return self.at(seat).name

    def standing(self) -> str:
        """The stage by which the store knows it; a table where nobody ever sat is an empty one."""
        return self.stage if self.people or self.game else "empty"

    def runs(self) -> bool:
        """Is there anything that ends by itself: a moment, or the patience of whoever asks for something?"""
        ticks = self.clock is not None and (not self.clock.paused or self.clock.until > 0.0)
        return self.stage in ("dealt", "playing") and (ticks or bool(self.pleas))

    def played_by_house(self) -> frozenset[int]:
        """The seats that bots play."""
        return frozenset(seat for seat, person in enumerate(self.seated, 1) if self.person(person).bot)
