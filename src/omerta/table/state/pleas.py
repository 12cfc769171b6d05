"""What one device asks of the others: a seat, the desk, or that something be done to the game.

Where the table hosts itself nobody is its master: whoever asks needs the voices of others. A voice is a
device that holds a seat of the game; whoever asks has none, and neither has the owner of a seat asked for.

Two friends may be in league, and one of them may have a second phone. So two are enough to give a talk more
time; everything else takes more than half of the others, and what opens cards, a seat or the desk, all of
them where they are few. Whoever is out may know all cards: he wishes nothing, and has a voice in what others
wish only where fewer than two are left who could say no.
"""

from __future__ import annotations

from collections import Counter

from msgspec.structs import replace

from omerta.core.commands import Refused
from omerta.table.actions.asks import DoAgain, DoHandOver, DoLonger
from omerta.table.state.lobby import Device, Lobby, PendingPlea, Person, Wish

VOICES = 2
FEW = 3  # of so many two in league would be most
DESK = 0
STANDS = 30.0
STANDS_BEFORE_ONE = 120.0  # whoever asks may be a second phone of the only one who answers
ABANDONED = 300.0
FORGOTTEN = 90.0
ASKED_LATELY = 30.0
MOST_ALIKE = 3


def opens_cards(plea: PendingPlea) -> bool:
    """Would a card be seen that was not dealt to this device: a seat's, or all of them at the desk?"""
    return plea.wish is None or isinstance(plea.wish, DoHandOver)


def voters(lobby: Lobby, plea: PendingPlea) -> frozenset[str]:
    """The devices whose word counts. What is done to the game is for those who are in it to say.

    What opens a card is for those to whom the cards were dealt, whatever became of them: whoever was put out
    has his word all the same, and a phone that came later has none, so that no voice is won or lost by it.
    A host who is there answers alone.
    """
    if plea.by_host:
        return frozenset()
    owner = lobby.person(plea.person).device if plea.person else ""
    nobody = {"", plea.device, owner}
    if opens_cards(plea):
        return frozenset(lobby.dealt_to or lobby.played_on) - nobody
    living = frozenset(each.device for each in lobby.people if each.id not in lobby.out) - nobody
    return living if len(living) >= VOICES else frozenset(each.device for each in lobby.people) - nobody


def needed(lobby: Lobby, plea: PendingPlea) -> int:
    """How many have to say yes: more than half, for more time two, all of a few where cards are opened.

    A screen that holds no seat may be that of one of those who answer: it takes more to say yes to it.
    Whoever plays without a phone of his own cannot answer, and nobody answers for him: what has no device
    that could stir may need more voices than there are. What has one takes all voices there
    are, and more patience.
    """
    voices = len(voters(lobby, plea))
    if plea.wish is None:
        wanted = _of_all(voices + _speechless(lobby, plea))
        return min(voices, wanted) if not plea.person or lobby.person(plea.person).device else wanted
    if opens_cards(plea):
        return _of_all(voices)
    if isinstance(plea.wish, DoLonger):
        return min(voices, VOICES)
    counted = voices if lobby.held_by(plea.device) else voices + 1
    return min(voices, counted // 2 + 1)


def _of_all(others: int) -> int:
    """More than half; all, where they are few."""
    return others if others <= FEW else others // 2 + 1


def _speechless(lobby: Lobby, plea: PendingPlea) -> int:
    """How many others have no voice of their own: guests of a host, and all but one who share a phone.

    Whoever shares the phone of this very seat has none at all.
    """
    asked_for = lobby.person(plea.person).device if plea.person else ""
    others = [person for person in lobby.people if person.id != plea.person]
    sharing = Counter(person.device for person in others if person.device)
    shared = sum(number - (device != asked_for) for device, number in sharing.items())
    return shared + sum(person.guest for person in others)


def is_agreed(lobby: Lobby, plea: PendingPlea) -> bool:
    """Have enough of the others said yes, and more than have said no?"""
    return _would_do(lobby, plea, voters(lobby, plea) & {*plea.voices}) and not plea.by_host


def is_hopeless(lobby: Lobby, plea: PendingPlea) -> bool:
    """Have so many said no that it would not do if all the rest agreed?"""
    return not _would_do(lobby, plea, voters(lobby, plea) - {*plea.against})


def _would_do(lobby: Lobby, plea: PendingPlea, yes: frozenset[str]) -> bool:
    against = voters(lobby, plea) & {*plea.against}
    return len(yes) >= needed(lobby, plea) and (len(yes) > len(against) or not voters(lobby, plea))


def granted_at(lobby: Lobby, plea: PendingPlea) -> float:
    """When it comes true, if others have agreed: a seat only after its owner had the time to stir.

    For a seat it takes longer where one alone answers, or where some share a phone and cannot; much longer
    where nobody is left who could say no, and for the desk where too few answer for those without a phone.
    """
    if not is_agreed(lobby, plea):
        return plea.since + ABANDONED if plea.unheard else 0.0
    if plea.wish is not None:
        return plea.since
    voices = len(voters(lobby, plea))
    doubtful = voices < _of_all(voices + _speechless(lobby, plea))
    if not voices or (doubtful and (voices < VOICES or not plea.person)):
        return plea.since + ABANDONED
    return plea.since + (STANDS_BEFORE_ONE if doubtful or voices == 1 else STANDS)


def due(lobby: Lobby) -> float:
    """When a plea is next granted or forgotten; 0 if there is none."""
    return min((granted_at(lobby, each) or forgotten_at(each) for each in lobby.pleas), default=0.0)


def forgotten_at(plea: PendingPlea) -> float:
    """When it has stood too long without an answer."""
    return plea.since + FORGOTTEN


def host_of(lobby: Lobby) -> Device | None:
    """The desk of a human host, who does not play and decides alone as long as he leads."""
    return desk_of(lobby) if lobby.led else None


def desk_of(lobby: Lobby) -> Device | None:
    """The device that leads the game, or has led it and handed it to the table."""
    if lobby.hosting != "person":
        return None
    return next((each for each in lobby.devices if each.organizer and each.id not in lobby.played_on), None)


def is_done_with(person: Person, lives: bool) -> bool:
    """Has this seat nothing left to play? A bot that is out may look at all cards in some books."""
    return person.bot and not lives


def is_open_to(lobby: Lobby, person: int, device: str) -> bool:
    """May this device have this seat, if the others agree? It has shown no other card, or this one too.

    Whoever got up from a seat may ask for it again, also on a phone that was passed round; but not where it
    holds one still, nor whoever leads, has led or carries the remote: he knows all cards.
    """
    host, known = desk_of(lobby), {*lobby.knows.get(device, ())}
    if lobby.held_by(device) or (host is not None and host.id == device):
        return False
    return known <= {person} or (person in known and not known >= {*lobby.seated})


def for_seat(
    lobby: Lobby, person: int, device: str, here: frozenset[str], now: float, lives: bool = True
) -> Lobby:
    """A device asks for the seat of somebody who is not there: a host who leads and is there answers alone.

    It may not know another card of this game, nor hold a seat. A seat whose phone is connected is in use.
    """
    owner = lobby.person(person)
    if is_done_with(owner, lives):
        raise Refused("seat-is-out")
    if owner.device in here:
        raise Refused("seat-in-use")
    if not is_open_to(lobby, person, device):
        raise Refused("knows-a-card")
    plea = PendingPlea(0, person, device, since=now, by_host=_host_is_there(lobby, here))
    if not plea.by_host and is_hopeless(lobby, plea):
        raise Refused("cannot-answer")
    return _with(lobby, plea)


def for_desk(lobby: Lobby, device: str, here: frozenset[str], now: float) -> Lobby:
    """A device offers to be the desk: a host who is there answers alone, for one who has left all do."""
    if lobby.hosting != "person" or lobby.stage not in ("dealt", "playing"):
        raise Refused("no-desk")
    desk = desk_of(lobby)
    if desk is not None and desk.id == device:
        raise Refused("not-now")
    return _with(lobby, PendingPlea(0, DESK, device, since=now, by_host=_host_is_there(lobby, here)))


def _host_is_there(lobby: Lobby, here: frozenset[str]) -> bool:
    host = host_of(lobby)
    return host is not None and host.id in here


def for_wish(lobby: Lobby, wish: Wish, device: str, here: frozenset[str], now: float) -> Lobby:
    """A device asks that something be done to the game.

    A screen that plays nothing may clear a table that everybody has left.
    """
    plea = PendingPlea(0, DESK, device, since=now, wish=wish)
    clears = isinstance(wish, DoAgain) and device not in lobby.played_on and not lobby.held_by(device)
    return _with(lobby, replace(plea, unheard=clears and not voters(lobby, plea) & here))


def _alike(lobby: Lobby, one: PendingPlea, other: PendingPlea) -> bool:
    """Do both ask for the same seat, for the desk, or for any bot's? Other kinds are not crowded out."""
    if one.wish is not None:
        return False
    bots = [bool(each.person) and lobby.person(each.person).bot for each in (one, other)]
    return all(bots) or one.person == other.person


def rivals(lobby: Lobby, plea: PendingPlea) -> tuple[PendingPlea, ...]:
    """Others that ask for the same seat: one of them may be a thief."""
    return tuple(each for each in lobby.pleas if plea.person == each.person and plea.person and each != plea)


def _with(lobby: Lobby, plea: PendingPlea) -> Lobby:
    if any(each.device == plea.device for each in lobby.pleas):
        raise Refused("already-asked")
    if plea.since < lobby.turned_down.get(plea.device, 0.0) + ASKED_LATELY:
        raise Refused("asked-lately")
    lobby = _with_room(lobby, plea)
    numbered = replace(plea, number=lobby.numbers + 1)
    return replace(lobby, pleas=(*lobby.pleas, numbered), numbers=numbered.number)


def _with_room(lobby: Lobby, plea: PendingPlea) -> Lobby:
    """There is room for a few that ask for the same; a second one from one place gives way to another place.

    Whoever makes himself new keys shall not keep out the one who has lost his phone.
    """
    alike = [each for each in lobby.pleas if _alike(lobby, each, plea)]
    if plea.wish is not None or len(alike) < MOST_ALIKE:
        return lobby
    seen = {_mark(lobby, plea)}
    for each in alike:
        if _mark(lobby, each) in seen - {_mark(lobby, plea)}:
            return without(lobby, each)
        seen.add(_mark(lobby, each))
    raise Refused("many-ask")


def _mark(lobby: Lobby, plea: PendingPlea) -> str:
    """What stands for the place the asking device comes from."""
    device = lobby.device(plea.device)
    return device.mark if device is not None else ""


def answered(lobby: Lobby, number: int, device: str, yes: bool, now: float) -> Lobby:
    """One of the others has answered; what cannot come true any more is forgotten."""
    plea = next((each for each in lobby.pleas if each.number == number), None)
    if plea is None:
        raise Refused("too-late")
    if device not in voters(lobby, plea):
        raise Refused("not-yours")
    voices = (*(each for each in plea.voices if each != device), *((device,) if yes else ()))
    against = (*(each for each in plea.against if each != device), *(() if yes else (device,)))
    said = replace(plea, voices=voices, against=against, unheard=False)
    if is_hopeless(lobby, said):
        return turned_down(lobby, plea, now)
    lobby = replace(lobby, pleas=tuple(said if each is plea else each for each in lobby.pleas))
    return _withdrawn(lobby, said, device) if yes else lobby


def _withdrawn(lobby: Lobby, plea: PendingPlea, device: str) -> Lobby:
    """A voice lets one phone into a seat: whoever has let in another meant this one now."""
    others = {each.number for each in rivals(lobby, plea)}
    kept = (
        replace(each, voices=tuple(voice for voice in each.voices if voice != device))
        if each.number in others
        else each
        for each in lobby.pleas
    )
    return replace(lobby, pleas=tuple(kept))


def turned_down(lobby: Lobby, plea: PendingPlea, now: float) -> Lobby:
    """What was asked will not be; whoever asked lets some time pass before he asks again."""
    lately = {device: at for device, at in lobby.turned_down.items() if now < at + ASKED_LATELY}
    return replace(without(lobby, plea), turned_down={**lately, plea.device: now})


def without(lobby: Lobby, plea: PendingPlea) -> Lobby:
    """A plea is done with."""
    return replace(lobby, pleas=tuple(each for each in lobby.pleas if each.number != plea.number))


def alive(lobby: Lobby, device: str) -> Lobby:
    """The owner of a seat, or the host, has stirred: nobody else gets what is his, and he can be asked."""
    own, host = {person.id for person in lobby.held_by(device)}, desk_of(lobby)
    if host is not None and host.id == device:
        own.add(DESK)
    is_asked = [each.wish is not None or (each.by_host and not each.person) for each in lobby.pleas]
    left = [
        each for each, asked in zip(lobby.pleas, is_asked, strict=True) if asked or each.person not in own
    ]
    heard = (replace(each, unheard=each.unheard and device not in voters(lobby, each)) for each in left)
    return replace(lobby, pleas=tuple(heard))
