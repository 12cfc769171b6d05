"""A table as it is kept: who sits where, on which device, what will be played, and the clock.

Everything here is a value; each function returns the table after a change or refuses it by name.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Literal
from unicodedata import normalize

from msgspec import Struct
from msgspec.structs import replace

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
from omerta.table.state.lookalikes import alike, can_be_seen
from omerta.table.state.results import Result

Stage = Literal["gathering", "dealt", "playing", "over"]
Pace = Literal["calm", "brisk", "together"]
DeckWay = Literal["proposed", "own", "drawn"]
ChatRoom = Literal["day", "night", "out"]

MOST_PEOPLE = 40
LONGEST_NAME = 24
WORDS_REMEMBERED = 12
BLANKS = "\u115f\u1160\u2800\u3164\uffa0"
PACES: tuple[Pace, ...] = ("calm", "brisk", "together")


class Person(Struct, frozen=True, omit_defaults=True):
    """Somebody at the table. Whoever has no device is played by the house, or has left his seat empty.

    A guest of a human host needs no device: he has a printed card, or looks at the one that is passed round.
    """

    id: int
    name: str
    gender: Gender = ""
    device: str = ""
    bot: bool = False
    guest: bool = False


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


class Countdown(Struct, frozen=True, omit_defaults=True):
    """The clock of one moment: it ends at a point of the tables' time, or stands with some seconds left.

    `by` is the device that has stopped it. `alone`: it stands because nobody is there, and goes on when
    somebody comes.
    """

    moment: int
    total: float
    ends: float
    left: float = 0.0
    paused: bool = False
    by: str = ""
    alone: bool = False


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
    """A line of the chat: who said it, and who may read it (`day`, `out`, or the call it was said in)."""

    number: int
    person: int
    text: str
    room: ChatRoom
    hears: tuple[int, ...] = ()


class Lobby(Struct, frozen=True, omit_defaults=True, rename={"house_rules": "options"}):
    """The whole table but for its game. `seated` are the people of the game, in the order of its seats.

    With `hosting` a person leads the game at the desk, until he has `handed` it to the table; `printed`: the
    cards are dealt by hand, and he records who holds which. `played_on` are the devices that have held a seat
    since the deal, and `knows` says whose cards each device has been shown since then; these people have
    `returned` to the game on a device that was not theirs at the deal, and these are `out` of it.
    `told` is the number of the game's events that belong to this state: more may be stored by the time they
    are read. Of this moment, `taps` are the choices in the dark, `heard` the bots that had their say;
    `feints` are choices of this game that did not count and bear on later ones.
    `results` are the games that were played to their end. `done` are the last asks of each device, by the
    words it gave them. `host` has got up from the circle to host; these have `declined` to be the next.
    `mind` is the name of how the house plays. `lifted` says when another device last ended a device's pause.
    From the addresses `shut`, nobody new sits down until then. `turned_down` says when what a device asked of
    the others came to nothing.
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
    people: tuple[Person, ...] = ()
    devices: tuple[Device, ...] = ()
    stage: Stage = "gathering"
    game: int = 0
    told: int = 0
    seed: int = 0
    seated: tuple[int, ...] = ()
    played_on: tuple[str, ...] = ()
    knows: dict[str, tuple[int, ...]] = {}
    returned: tuple[int, ...] = ()
    out: tuple[int, ...] = ()
    seen: tuple[int, ...] = ()
    clock: Countdown | None = None
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
    mind: Bots = HOUSE
    shut: dict[str, float] = {}
    turned_down: dict[str, float] = {}

    def person(self, id: int) -> Person:
        """The person of this number."""
        found = next((each for each in self.people if each.id == id), None)
        if found is None:
            raise Refused("no-such-person")
        return found

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

    def name(self, seat: int) -> str:
        """The name of whoever sits here."""
        return self.at(seat).name

    def standing(self) -> str:
        """The stage by which the store knows it; a table where nobody ever sat is an empty one."""
        return self.stage if self.people or self.game else "empty"

    def runs(self) -> bool:
        """Is there anything that ends by itself: a moment, or the patience of whoever asks for something?"""
        ticks = self.clock is not None and not self.clock.paused
        return self.stage in ("dealt", "playing") and (ticks or bool(self.pleas))

    def played_by_house(self) -> frozenset[int]:
        """The seats that bots play."""
        return frozenset(seat for seat, person in enumerate(self.seated, 1) if self.person(person).bot)


def tidy(text: str, longest: int = LONGEST_NAME) -> str:
    """A name, or what is said, as it is written down: nothing unseen, no double spaces, not too long."""
    text = "".join(" " if _is_unseen(letter) else letter for letter in normalize("NFC", text[: 4 * longest]))
    return " ".join(text.split())[:longest].strip()


def _is_unseen(letter: str) -> bool:
    """Line breaks, marks that turn the writing round, and letters that look like nothing at all."""
    return not letter.isprintable() or letter in BLANKS


def with_done(lobby: Lobby, device: str, once: str) -> Lobby:
    """What a device asked under this word is done; only the last words are remembered."""
    words = (*lobby.done.get(device, ()), once)[-WORDS_REMEMBERED:]
    return replace(lobby, done={**lobby.done, device: words}) if once else lobby


def join(
    lobby: Lobby, name: str, gender: Gender = "", device: str = "", bot: bool = False, guest: bool = False
) -> Lobby:
    """Somebody sits down; a bot of the same name gives him its seat."""
    need_gathering(lobby)
    given = next(
        (each for each in lobby.people if each.bot and not bot and _same(each.name, tidy(name))), None
    )
    if given is not None:
        taken = Person(given.id, tidy(name), gender, device, guest=guest)
        return _changed(lobby, given.id, lambda _: taken)
    if len(lobby.people) >= MOST_PEOPLE:
        raise Refused("table-full")
    person = Person(lobby.numbers + 1, _free_name(lobby, name), gender, device, bot, guest)
    return replace(lobby, people=(*lobby.people, person), numbers=person.id)


def _free_name(lobby: Lobby, name: str, but: int = 0) -> str:
    """The name, if it can be used; two of one name would be mistaken for each other."""
    name = tidy(name)
    if not can_be_seen(name):
        raise Refused("no-name")
    here = lobby.people if lobby.host is None else (*lobby.people, lobby.host.person)
    others = [each.name for each in here if each.id != but]
    if any(_same(each, name) for each in others):
        raise Refused("name-taken")
    if any(alike(each, name) for each in others):
        raise Refused("name-alike")
    return name


def _same(name: str, other: str) -> bool:
    return name.casefold() == other.casefold()


def rename(lobby: Lobby, person: int, name: str, gender: Gender) -> Lobby:
    """Somebody goes by another name; in a game only the house may have known him."""
    lobby.person(person)
    return _changed(
        lobby, person, lambda each: replace(each, name=_free_name(lobby, name, person), gender=gender)
    )


def _changed(lobby: Lobby, person: int, change: Callable[[Person], Person]) -> Lobby:
    people = tuple(change(each) if each.id == person else each for each in lobby.people)
    return replace(lobby, people=people)


def move(lobby: Lobby, person: int, to: int) -> Lobby:
    """Somebody takes another place of the circle; the others move up."""
    need_gathering(lobby)
    moved = lobby.person(person)
    others = [each for each in lobby.people if each.id != person]
    at = max(1, min(to, len(lobby.people))) - 1
    return replace(lobby, people=(*others[:at], moved, *others[at:]))


def leave(lobby: Lobby, person: int, bot: bool = False) -> Lobby:
    """Somebody gets up. In a game his seat stays, played by the house or by nobody; after it, his name."""
    lobby.person(person)
    if person in lobby.seated and lobby.stage != "gathering":
        return _changed(lobby, person, lambda each: replace(each, device="", bot=bot, guest=False))
    people = tuple(each for each in lobby.people if each.id != person)
    return replace(lobby, people=people)


def take_seat(lobby: Lobby, person: int, device: str) -> Lobby:
    """A device takes over a person, wherever he was held before."""
    pleas = tuple(each for each in lobby.pleas if each.person != person and each.device != device)
    known = lobby.knows.get(device, ())
    found = _changed(lobby, person, lambda each: replace(each, device=device, bot=False, guest=False))
    return replace(
        found,
        pleas=pleas,
        played_on=tuple(sorted({*lobby.played_on, device})),
        knows={**lobby.knows, device: (*known, person)},
        returned=lobby.returned if person in known else (*lobby.returned, person),
    )


def take_desk(lobby: Lobby, device: str) -> Lobby:
    """A device becomes the host's. It knows every card from now on, so the house plays for its people.

    Whoever was host before is one of the others, but takes no seat of a game whose cards he has seen.
    """
    people = tuple(
        replace(each, device="", bot=True) if each.device == device else each for each in lobby.people
    )
    hosts = [each.id for each in lobby.devices if each.organizer]
    devices = tuple(replace(each, organizer=each.id == device) for each in lobby.devices)
    return replace(
        lobby,
        people=people,
        devices=devices,
        pleas=tuple(each for each in lobby.pleas if each.device != device),
        played_on=tuple(each for each in lobby.played_on if each != device),
        knows={**lobby.knows, **dict.fromkeys((*hosts, device), lobby.seated)},
    )


def as_guests(lobby: Lobby, device: str) -> Lobby:
    """Whoever was held by this device sits without one."""
    people = tuple(
        replace(each, device="", guest=True) if each.device == device else each for each in lobby.people
    )
    return replace(lobby, people=people)


def with_host(lobby: Lobby, by: HostedBy, printed: bool, device: str) -> Lobby:
    """Who hosts. The guests of a person who does need this device where the table hosts itself."""
    need_gathering(lobby)
    if by == "person":
        return replace(as_guests(lobby, device), hosting=by, printed=printed)
    back = with_host_seated(lobby)
    people = tuple(replace(each, device=device, guest=False) if each.guest else each for each in back.people)
    return replace(back, people=people, hosting=by, printed=False)


def with_host_seated(lobby: Lobby) -> Lobby:
    """Whoever hosted by turns sits down again where he sat."""
    if lobby.host is None:
        return lobby
    before, after = lobby.people[: lobby.host.place], lobby.people[lobby.host.place :]
    return replace(lobby, people=(*before, lobby.host.person, *after), host=None)


def fill(lobby: Lobby, number: int, names: tuple[str, ...]) -> Lobby:
    """Players of the house come or go until so many people sit here; women and men take turns in `names`."""
    need_gathering(lobby)
    if lobby.stage == "over" and number < len(lobby.people):
        raise Refused("not-now")
    while len(lobby.people) > number and any(each.bot for each in lobby.people):
        last = [each for each in lobby.people if each.bot][-1]
        lobby = leave(lobby, last.id)
    while len(lobby.people) < min(number, MOST_PEOPLE):
        taken = [each.name for each in lobby.people]
        free = [at for at, name in enumerate(names) if not any(alike(name, each) for each in taken)]
        if free:
            lobby = join(lobby, names[free[0]], "m" if free[0] % 2 else "f", bot=True)
        else:
            lobby = join(lobby, f"{lobby.numbers + 1}", bot=True)
    return lobby


def gather_again(lobby: Lobby) -> Lobby:
    """The same people for another game, but for those who have left this one."""
    here = tuple(person for person in lobby.people if person.device or person.bot or person.guest)
    return replace(
        lobby, people=here, stage="gathering", handed=False, clock=None, seen=(), pleas=(), taps={}, feints={}
    )


def need_gathering(lobby: Lobby) -> None:
    """What is agreed before the deal cannot be changed during the game."""
    if lobby.stage not in ("gathering", "over"):
        raise Refused("game-goes-on")
