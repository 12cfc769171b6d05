"""Who comes to a table, goes, is renamed, moves, takes a seat or the desk.

Each function returns the table after the change or refuses it by name.
"""

from __future__ import annotations

from collections.abc import Callable
from unicodedata import normalize

from msgspec.structs import replace

from omerta.core.commands import Refused
from omerta.table.actions.asks import Gender, HostedBy
from omerta.table.state import emblems
from omerta.table.state.lobby import Host, Lobby, Person
from omerta.table.state.lookalikes import alike, can_be_seen

MOST_PEOPLE = 40
LONGEST_NAME = 24
WORDS_REMEMBERED = 12
BLANKS = "\u115f\u1160\u2800\u3164\uffa0"


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
    lobby: Lobby,
    name: str,
    gender: Gender = "",
    device: str = "",
    bot: bool = False,
    guest: bool = False,
    emblem: str = "",
    colour: str = "",
) -> Lobby:
    """Somebody sits down; before the deal a bot gives him its seat, that of his name before all others.

    At the desk nobody holds a card.
    """
    need_gathering(lobby)
    if lobby.hosting == "person" and any(each.organizer and each.id == device for each in lobby.devices):
        device, guest = "", True
    given = next(
        (each for each in lobby.people if each.bot and not bot and _same(each.name, tidy(name))), None
    )
    if given is not None:
        taken = Person(given.id, tidy(name), gender, device, guest=guest)
        taken = emblems.worn(lobby, taken, emblem or given.emblem, colour or given.colour)
        seated = _changed(lobby, given.id, lambda _: taken)
        return replace(seated, sent_off=_but(lobby.sent_off, device))
    makes_room = None if bot else _bot_to_replace(lobby)
    if len(lobby.people) >= MOST_PEOPLE and makes_room is None:
        raise Refused("table-full")
    free = _free_name(lobby, name, makes_room.id if makes_room is not None else 0)
    person = Person(lobby.numbers + 1, free, gender, device, bot, guest)
    person = emblems.worn(lobby, person, emblem, colour)
    here = tuple(person if each is makes_room else each for each in lobby.people)
    people = here if makes_room is not None else (*lobby.people, person)
    return replace(lobby, people=people, numbers=person.id, sent_off=_but(lobby.sent_off, device))


def _bot_to_replace(lobby: Lobby) -> Person | None:
    """The last bot: whoever comes late takes its place. After a game its seat is still told of."""
    bots = [each for each in lobby.people if each.bot] if lobby.stage == "gathering" else []
    return bots[-1] if bots else None


def _but(devices: tuple[str, ...], device: str) -> tuple[str, ...]:
    return tuple(each for each in devices if each != device)


def named(lobby: Lobby, name: str) -> Person:
    """Whoever sits here by this name: there is one at most."""
    return next(each for each in lobby.people if _same(each.name, tidy(name)))


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


def sent_off(lobby: Lobby, person: int, bot: bool = False) -> Lobby:
    """Somebody is made to get up by another; his device is told so."""
    device = lobby.person(person).device
    gone = leave(lobby, person, bot)
    return replace(gone, sent_off=(*_but(gone.sent_off, device), device)) if device else gone


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
        sent_off=_but(lobby.sent_off, device),
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
    """Who hosts. The guests of a person who does need this device where the table hosts itself.

    Whoever has this device to himself and hosts gets up: he will see all cards.
    """
    need_gathering(lobby)
    if by == "person":
        held = lobby.held_by(device)
        seated = got_up(lobby, held[0]) if len(held) == 1 and lobby.host is None else lobby
        return replace(as_guests(seated, device), hosting=by, printed=printed)
    back = with_host_seated(lobby)
    people = tuple(replace(each, device=device, guest=False) if each.guest else each for each in back.people)
    return replace(back, people=people, hosting=by, printed=False)


def got_up(lobby: Lobby, person: Person) -> Lobby:
    """He hosts from this game on, and his place is kept."""
    place = lobby.people.index(person)
    others = tuple(each for each in lobby.people if each is not person)
    return replace(lobby, people=others, host=Host(person, place, lobby.game), declined=())


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
