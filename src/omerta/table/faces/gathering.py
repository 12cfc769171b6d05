"""The table before the deal: who is here, what will be played, and what the book says about it."""

from __future__ import annotations

from collections.abc import Mapping

from omerta.bots.minds import MINDS
from omerta.paper import can_print
from omerta.table.actions.asks import DoAgain, DoHandOver, DoLeave, DoLonger, DoSkip, DoTakeBack
from omerta.table.balance_meter import Estimate
from omerta.table.deck_designer import Design
from omerta.table.faces import circle
from omerta.table.faces.chances import chances
from omerta.table.faces.deck_designs import designed
from omerta.table.faces.evening_summary import evening
from omerta.table.faces.face_parts import Plea
from omerta.table.faces.gathering_model import Gathering, Notice, Seat, Waiting
from omerta.table.faces.looking_up import before_the_deal
from omerta.table.faces.offered_books import offered_books
from omerta.table.faces.offered_deck import offer, worded
from omerta.table.faces.pictures import art_of, qr
from omerta.table.faces.plays_like import lasting
from omerta.table.faces.told_addresses import told_addresses
from omerta.table.signpost import Signpost
from omerta.table.state import chosen_voice, emblems, seats
from omerta.table.state import lobby as kept
from omerta.table.state import pleas as law
from omerta.table.state.chosen_book import about_of, theme_of, title_of
from omerta.table.state.chosen_deck import PRINTED_ONLY
from omerta.table.state.kept_book import KeptBook
from omerta.table.state.lobby import PACES, Device, Lobby, Person
from omerta.table.state.network_place import may_be_overheard
from omerta.words import Lexicon

WISHES: dict[type[kept.Wish], str] = {
    DoSkip: "table-wish-skip",
    DoLonger: "table-wish-longer",
    DoTakeBack: "table-wish-take-back",
    DoLeave: "table-wish-leave",
    DoAgain: "table-wish-again",
    DoHandOver: "table-wish-hand-over",
}


def gathering(
    lobby: Lobby,
    device: Device | None,
    words: Lexicon,
    signpost: Signpost,
    present: frozenset[str],
    estimate: Estimate | None = None,
    shelf: Mapping[str, KeptBook] = PRINTED_ONLY,
    design: Design | None = None,
) -> Gathering:
    """What a device shows before the deal; `estimate` is what the meter knows of the deck.

    `design` is what has become of a wish for another one; on the `shelf` are books of one's own.
    """
    language, words = words.language, words.of(lobby.book)
    agreed = offer(
        words,
        lobby.book,
        lobby.own,
        tuple(lobby.house_rules.items()),
        lobby.preset,
        lobby.way,
        lobby.cards,
        lobby.seed,
        len(lobby.people),
    )
    link = f"{signpost.address}/j/{lobby.code}"
    own = lobby.held_by(device.id) if device is not None else ()
    organizer = device is not None and device.organizer
    told = organizer or agreed.open_deck
    return Gathering(
        code=lobby.code,
        theme=theme_of(lobby),
        art=art_of(lobby, language),
        almanac=before_the_deal(lobby, language, agreed.cards, agreed.rules, told),
        language=lobby.language,
        address=link,
        qr=qr(link),
        seats=_seats(lobby, own, organizer, present),
        book=lobby.book,
        books=offered_books(lobby, shelf, language),
        book_title=title_of(lobby, language),
        book_about=about_of(lobby, language),
        cards=agreed.cards if told else (),
        groups=agreed.groups if told else (),
        plays=(*lasting(estimate if organizer else None, words), *agreed.plays) if told else (),
        notices=agreed.notices if told else (Notice("remark", words.say("table-deck-untold"), ()),),
        rules=agreed.rules,
        presets=agreed.presets,
        preset=lobby.preset,
        ways=agreed.ways,
        way=lobby.way,
        paces=worded("pace", PACES, words),
        pace=lobby.pace,
        minds=worded("mind", MINDS, words),
        mind=lobby.mind,
        chat=lobby.chat,
        first_time=lobby.first_time,
        removed=device is not None and not own and device.id in lobby.sent_off,
        hosting=lobby.hosting,
        printed=lobby.printed,
        may_start=organizer and not agreed.why_not,
        why_not=agreed.why_not if told or agreed.fill_to else "",
        fill_to=agreed.fill_to,
        organizer=organizer,
        me=own[0].id if own else 0,
        watching=_watching(lobby, present),
        seats_here=tuple((person.id, person.name) for person in own) if len(own) > 1 else (),
        chances=chances(estimate, words) if organizer and estimate is not None else None,
        design=designed(design, lobby, words) if organizer else None,
        evening=evening(lobby, words.language),
        heed=_heed(signpost, organizer, words),
        addresses=told_addresses(signpost, words) if organizer else (),
        leader=circle.leader(lobby, words),
        voice=chosen_voice.place(lobby, device),
        speaker=_speaker(lobby, words),
        emblems=emblems.left(lobby),
        colours=emblems.COLOURS,
        prints=can_print() and device is not None and told and any(card.number for card in agreed.cards),
    )


def _speaker(lobby: Lobby, words: Lexicon) -> str:
    """On which device the table speaks, if one was chosen."""
    chosen = chosen_voice.chosen(lobby)
    names = [person.name for person in lobby.held_by(chosen)]
    if not chosen:
        return ""
    return words.say("table-voice-of", {"name": names[0]}) if names else words.say("table-voice-apart")


def _seats(
    lobby: Lobby, own: tuple[Person, ...], organizer: bool, present: frozenset[str]
) -> tuple[Seat, ...]:
    """The circle; the organizer also sees who came from one place together."""
    return tuple(
        Seat(
            person.id,
            seat,
            person.name,
            person.gender,
            person.bot,
            person in own,
            person.bot or person.guest or person.device in present,
            person.guest,
            max(len(seats.company(lobby, person)) - 1, 0) if organizer else 0,
            person.emblem,
            person.colour,
        )
        for seat, person in enumerate(lobby.people, 1)
    )


def _heed(signpost: Signpost, organizer: bool, words: Lexicon) -> str:
    """What is to be known about the way here: what a phone will warn of, or what nobody warns of."""
    if signpost.guide:
        return words.say("table-heed-warning", {"address": signpost.guide})
    return words.say("table-heed-plain") if organizer and may_be_overheard(signpost.address) else ""


def _watching(lobby: Lobby, present: frozenset[str]) -> int:
    """How many only look on; the organizer's screen or desk and the chosen voice are the table itself."""
    guests = {each.id for each in lobby.devices if not each.organizer and each.id != lobby.voice}
    return len(guests & present - {each.device for each in lobby.people})


def waiting(
    lobby: Lobby, device: Device | None, words: Lexicon, here: frozenset[str], living: tuple[int, ...]
) -> Waiting:
    """A phone without a seat, while a game goes on: those it may ask for, at which nobody sits just now."""
    id = device.id if device is not None else ""
    own = next((plea for plea in lobby.pleas if id and plea.device == id), None)
    free = tuple(
        (seat, lobby.name(seat))
        for seat in range(1, len(lobby.seated) + 1)
        if lobby.at(seat).device not in here
        and not lobby.at(seat).guest
        and not law.is_done_with(lobby.at(seat), seat in living)
        and law.is_open_to(lobby, lobby.at(seat).id, id)
    )
    told = words.say("table-asked", {"number": str(own.number)}) if own is not None else ""
    sent = device is not None and device.id in lobby.sent_off
    waits = words.say("page-removed") if sent else words.say("table-waiting")
    line, leads = told or waits, lobby.hosting == "person"
    leader, asked_for = circle.leader(lobby, words), pleas(lobby, device, words)
    return Waiting(lobby.code, theme_of(lobby), line, free, bool(told), leads, leader, asked_for)


def pleas(lobby: Lobby, device: Device | None, words: Lexicon) -> tuple[Plea, ...]:
    """What other devices ask of the table, worded for this one; whoever has a voice may answer."""
    own = device.id if device is not None else ""
    host = law.host_of(lobby)
    return tuple(
        Plea(
            each.number,
            f"{_plea(lobby, each, words)} {_voices(lobby, each, words)}".strip(),
            own in law.voters(lobby, each) or (host is not None and host.id == own),
            own in (*each.voices, *each.against),
        )
        for each in lobby.pleas
        if each.device != own or (each.wish is not None and not lobby.held_by(own))
    )


def _plea(lobby: Lobby, plea: kept.PendingPlea, words: Lexicon) -> str:
    holds = [person.name for person in lobby.held_by(plea.device)]
    if plea.wish is not None:
        who = holds[0] if holds else words.say("table-wish-screen")
        return words.say(WISHES[type(plea.wish)], {"who": who, **_wished(lobby, plea.wish, words)})
    number = str(plea.number)  # it stands on the phone that asks, too
    if plea.person:
        person = lobby.person(plea.person)
        said = words.say(
            "table-plea-bot" if person.bot else "table-plea", {"name": person.name, "number": number}
        )
        return f"{said} {words.say('table-plea-rival')}" if law.rivals(lobby, plea) else said
    if holds:
        return words.say("table-plea-desk", {"name": holds[0]})
    return words.say("table-plea-desk-watcher", {"number": number})


def _voices(lobby: Lobby, plea: kept.PendingPlea, words: Lexicon) -> str:
    """How many have agreed, and how many have to; a host who is there answers alone."""
    needed = law.needed(lobby, plea)
    if plea.by_host or not needed:
        return ""
    if plea.wish is None and law.is_agreed(lobby, plea):  # its owner has the time to stir
        waits = round(law.granted_at(lobby, plea) - plea.since)
        return words.say("table-plea-stands", {"time": words.duration(waits)})
    yes = min(needed, len(law.voters(lobby, plea) & {*plea.voices}))
    return words.say("table-plea-voices", {"yes": yes, "needed": needed})


def _wished(lobby: Lobby, wish: kept.Wish, words: Lexicon) -> dict[str, str | int]:
    """About whom it is, or how much of it."""
    if isinstance(wish, DoLeave):
        return {"name": lobby.person(wish.person).name}
    if isinstance(wish, DoLonger):
        return {"time": words.duration(wish.seconds)}
    return {"number": wish.deeds} if isinstance(wish, DoTakeBack) else {}
