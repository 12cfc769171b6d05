"""What becomes of an ask: a change of the table, an answer to whoever asked, or a refusal by name."""

from __future__ import annotations

from collections.abc import Callable
from typing import cast, get_args

from msgspec.structs import replace

from omerta.books.ledger import rule
from omerta.bots.driver import asked
from omerta.core import log
from omerta.core.commands import Act, Claim, Refused
from omerta.core.events import Claimed
from omerta.table.actions import asks, dark, dead_asks, desk_asks, remote_asks, wishes
from omerta.table.actions.errands import Errand, need_desk
from omerta.table.actions.turn import Turn
from omerta.table.state import (
    chat,
    chosen_deck,
    chosen_voice,
    clocks,
    devices,
    emblems,
    host_cues,
    hosts,
    lobby,
    people,
    pleas,
    score,
    seats,
)
from omerta.table.state.lobby import Wish
from omerta.words.rules import rule_text

BOT_NAMES = "table-bot-names"


def _act(errand: Errand, ask: asks.DoAct) -> None:
    """A choice from the panel."""
    turn, seat = errand.turn, errand.own_seat(ask.seat)
    game = turn.playing()
    if turn.lobby.stage != "playing":
        raise Refused("not-yet")
    if ask.moment != game.moment:
        raise Refused("too-late")
    if dark.is_covered(game):
        dark.tap(turn, seat, ask.deed, ask.targets)
    elif ask.deed == dark.STEP_IN:
        dark.step_in(turn, seat)
    else:
        _play_and_be_answered(turn, Act(seat, ask.deed, ask.targets))


def _say(errand: Errand, ask: asks.DoSay) -> None:
    """A phrase to the table, which tells it to all; nobody has two of them waiting."""
    turn, seat = errand.turn, errand.own_seat(ask.seat)
    told = score.to_come(turn.lobby, log(turn.playing()), turn.now)
    if any(isinstance(event, Claimed) and event.seat == seat for event in told):
        raise Refused("still-being-told")
    _play_and_be_answered(turn, Claim(seat, ask.kind, ask.about or ask.seat, ask.value))


def _play_and_be_answered(turn: Turn, said: Claim | Act) -> None:
    """Bots of whom a person has spoken may answer, though they have had their say."""
    again = asked(said, turn.playing().seats)  # before it is done: it may end the game
    turn.play(said)
    turn.lobby = replace(turn.lobby, heard=tuple(each for each in turn.lobby.heard if each not in again))


def _seen(errand: Errand, ask: asks.DoSeen) -> None:
    turn = errand.turn
    found = turn.lobby.at(ask.seat)
    if found.guest:
        need_desk(errand)  # he has looked at the desk that was passed to him
    person = found.id if found.guest else turn.lobby.at(errand.own_seat(ask.seat)).id
    if turn.lobby.stage != "dealt":
        return  # the clock was faster than the thumb
    turn.lobby = replace(turn.lobby, seen=tuple(dict.fromkeys((*turn.lobby.seen, person))))
    turn.begin_if_seen()


def _chat(errand: Errand, ask: asks.DoChat) -> None:
    turn = errand.turn
    if turn.game is None:
        raise Refused("no-game")
    turn.lobby = chat.said(turn.lobby, turn.game, errand.own_seat(ask.seat), ask.text, ask.dark, turn.now)


def _name(errand: Errand, ask: asks.DoName) -> None:
    """Somebody changes his name; not during a game, where whoever is out or silenced could speak by it."""
    person, turn = errand.own(ask.person), errand.turn
    people.need_gathering(turn.lobby)
    turn.lobby = people.rename(turn.lobby, person.id, ask.name, ask.gender)


def _emblem(errand: Errand, ask: asks.DoEmblem) -> None:
    person, turn = errand.own(ask.person), errand.turn
    people.need_gathering(turn.lobby)
    turn.lobby = emblems.changed(turn.lobby, person, ask.emblem, ask.colour)


def _seat(errand: Errand, ask: asks.DoSeat) -> None:
    errand.turn.lobby = people.move(errand.turn.lobby, errand.own(ask.person).id, ask.to)


def _bots(errand: Errand, ask: asks.DoBots) -> None:
    errand.organizer()
    errand.turn.lobby = people.fill(errand.turn.lobby, ask.number, errand.bot_names)


def _mind(errand: Errand, ask: asks.DoMind) -> None:
    errand.organizer()
    people.need_gathering(errand.turn.lobby)
    errand.turn.lobby = replace(errand.turn.lobby, mind=ask.mind)


def _narrator(errand: Errand, ask: asks.DoNarrator) -> None:
    errand.organizer()
    errand.turn.lobby = replace(errand.turn.lobby, narrator=ask.narrator)


def _voice(errand: Errand, ask: asks.DoVoice) -> None:
    table = errand.turn.lobby
    if ask.on:
        errand.turn.lobby = chosen_voice.taken(table, errand.device, errand.here)
    else:
        errand.turn.lobby = chosen_voice.given_back(table, errand.device)


def _friend(errand: Errand, ask: asks.DoFriend) -> None:
    """Somebody without a phone: this device is passed to him, or a human host speaks for him."""
    turn = errand.turn
    if ask.here:
        seats.need_open(turn.lobby, errand.device.id, errand.device.mark, turn.now)
        turn.lobby = people.join(turn.lobby, ask.name, ask.gender, errand.device.id)
        return
    errand.organizer()
    if turn.lobby.hosting != "person":
        raise Refused("no-desk")
    turn.lobby = people.join(turn.lobby, ask.name, ask.gender, guest=True)


def _book(errand: Errand, ask: asks.DoBook) -> None:
    errand.organizer()
    errand.turn.lobby = chosen_deck.with_book(errand.turn.lobby, ask.book, errand.shelf)


def _rule(errand: Errand, ask: asks.DoRule) -> None:
    errand.organizer()
    errand.turn.lobby = chosen_deck.with_rule(errand.turn.lobby, ask.name, ask.value)


def _preset(errand: Errand, ask: asks.DoPreset) -> None:
    errand.organizer()
    errand.turn.lobby = chosen_deck.with_preset(errand.turn.lobby, ask.preset)


def _way(errand: Errand, ask: asks.DoWay) -> None:
    errand.organizer()
    turn = errand.turn
    turn.lobby = replace(chosen_deck.with_way(turn.lobby, ask.way), seed=errand.seed)


def _card(errand: Errand, ask: asks.DoCard) -> None:
    errand.organizer()
    errand.turn.lobby = chosen_deck.with_card(errand.turn.lobby, ask.role, ask.number)


def _undo_deck(errand: Errand, ask: asks.DoUndoDeck) -> None:
    errand.organizer()
    errand.turn.lobby = chosen_deck.with_deck_before(errand.turn.lobby)


def _pace(errand: Errand, ask: asks.DoPace) -> None:
    errand.organizer()
    people.need_gathering(errand.turn.lobby)
    if ask.pace not in lobby.PACES:
        raise Refused("no-such-pace")
    errand.turn.lobby = replace(errand.turn.lobby, pace=ask.pace)


def _talk(errand: Errand, ask: asks.DoTalk) -> None:
    errand.organizer()
    people.need_gathering(errand.turn.lobby)
    errand.turn.lobby = replace(errand.turn.lobby, chat=ask.chat)


def _first_time(errand: Errand, ask: asks.DoFirstTime) -> None:
    errand.organizer()
    people.need_gathering(errand.turn.lobby)
    errand.turn.lobby = replace(errand.turn.lobby, first_time=ask.on)


def _language(errand: Errand, ask: asks.DoLanguage) -> None:
    turn = errand.turn
    if ask.table:
        errand.organizer()
        turn.lobby = replace(turn.lobby, language=ask.language)
        return
    devices = tuple(
        replace(each, language=ask.language) if each.id == errand.device.id else each
        for each in turn.lobby.devices
    )
    turn.lobby = replace(turn.lobby, devices=devices)


def _start(errand: Errand, ask: asks.DoStart) -> None:
    errand.organizer()
    people.need_gathering(errand.turn.lobby)
    errand.turn.deal(errand.seed)


def _need_one_who_plays(errand: Errand) -> None:
    """Anybody who plays may hold up the table, and all see it; so may the screen, but not who is out."""
    turn = errand.turn
    own = [turn.lobby.seat_of(person.id) for person in turn.lobby.held_by(errand.device.id)]
    if not own:
        errand.organizer()
    turn.playing()
    if own and not {*own} & errand.living:
        raise Refused("dead")


def _need_screen(errand: Errand) -> None:
    """What the voice needs is said by the device that speaks, and by nobody who plays on it."""
    if chosen_voice.chosen(errand.turn.lobby) != errand.device.id:
        errand.organizer()
    if errand.turn.lobby.held_by(errand.device.id):
        raise Refused("plays-himself")


def _pause(errand: Errand, ask: asks.DoPause) -> None:
    """The clock stands or goes on."""
    _need_one_who_plays(errand)
    turn = errand.turn
    device, host = errand.device.id, pleas.host_of(turn.lobby)
    if ask.on:
        leads = host is not None and host.id == device
        turn.lobby = clocks.paused(turn.lobby, device, turn.now, leads)
    else:
        turn.lobby = clocks.resumed(turn.lobby, device, turn.now)


def _repeat(errand: Errand, ask: asks.DoRepeat) -> None:
    _need_one_who_plays(errand)
    turn = errand.turn
    turn.lobby = score.told_again(turn.lobby, errand.device.id, turn.now)


def _linger(errand: Errand, ask: asks.DoLinger) -> None:
    _need_screen(errand)
    errand.turn.playing()
    errand.turn.lobby = score.lingering(errand.turn.lobby, errand.turn.now)


def _rate(errand: Errand, ask: asks.DoRate) -> None:
    _need_screen(errand)
    people.need_gathering(errand.turn.lobby)
    errand.turn.lobby = replace(errand.turn.lobby, letter=score.bounded_letter(ask.letter / 1000))


def _wish(errand: Errand, ask: Wish) -> None:
    """Something is to be done to the running game."""
    wishes.wish(errand.turn, errand.device, ask, errand.here)


def _plead(errand: Errand, ask: asks.DoPlead) -> None:
    turn, device = errand.turn, errand.device.id
    if ask.seat:
        person, lives = turn.lobby.at(ask.seat).id, ask.seat in turn.playing().living
        turn.lobby = pleas.for_seat(turn.lobby, person, device, errand.here, turn.now, lives)
    else:
        turn.lobby = pleas.for_desk(turn.lobby, device, errand.here, turn.now)


def _let_back(errand: Errand, ask: asks.DoLetBack) -> None:
    wishes.let(errand.turn, errand.device, ask.plea, ask.yes)


def _hosting(errand: Errand, ask: asks.DoHosting) -> None:
    errand.organizer()
    errand.turn.lobby = people.with_host(errand.turn.lobby, ask.by, ask.printed, errand.device.id)


def _next_host(errand: Errand, ask: asks.DoNextHost) -> None:
    errand.organizer()
    errand.turn.lobby = hosts.answered(errand.turn.lobby, ask.person, ask.yes)


def _send_company(errand: Errand, ask: asks.DoSendCompany) -> None:
    errand.organizer()
    errand.turn.lobby = seats.without_company(errand.turn.lobby, ask.person, errand.turn.now)


def _send_away(errand: Errand, ask: asks.DoSendAway) -> None:
    errand.organizer()
    for device in devices.onlookers(errand.turn.lobby):
        errand.turn.lobby = devices.without_device(errand.turn.lobby, device.id)


def rules_asked(ask: asks.DoWhy, language: str) -> tuple[tuple[str, str], ...]:
    """Rules by their numbers, in the language of whoever asks."""
    found = [rule(number) for number in ask.rules]
    return tuple((each.id, rule_text(each, language)) for each in found if each is not None)


CHANGES = cast(
    "dict[type[asks.Ask], Callable[[Errand, asks.Ask], None]]",
    {
        asks.DoAct: _act,
        asks.DoSay: _say,
        asks.DoSeen: _seen,
        asks.DoOpenCard: desk_asks.open_card,
        asks.DoChat: _chat,
        asks.DoWager: dead_asks.wager,
        asks.DoHelp: dead_asks.offer_help,
        asks.DoName: _name,
        asks.DoEmblem: _emblem,
        asks.DoSeat: _seat,
        asks.DoBots: _bots,
        asks.DoMind: _mind,
        asks.DoNarrator: _narrator,
        asks.DoVoice: _voice,
        asks.DoFriend: _friend,
        asks.DoBook: _book,
        asks.DoRule: _rule,
        asks.DoPreset: _preset,
        asks.DoWay: _way,
        asks.DoCard: _card,
        asks.DoUndoDeck: _undo_deck,
        asks.DoPace: _pace,
        asks.DoTalk: _talk,
        asks.DoFirstTime: _first_time,
        asks.DoLanguage: _language,
        asks.DoStart: _start,
        asks.DoPause: _pause,
        asks.DoRepeat: _repeat,
        asks.DoLinger: _linger,
        asks.DoRate: _rate,
        asks.DoPlead: _plead,
        asks.DoLetBack: _let_back,
        asks.DoHosting: _hosting,
        asks.DoHost: desk_asks.host,
        asks.DoMeet: desk_asks.meet,
        asks.DoTell: desk_asks.tell,
        asks.DoPair: remote_asks.pair,
        asks.DoBeRemote: remote_asks.be_remote,
        asks.DoRemote: remote_asks.press,
        asks.DoNextHost: _next_host,
        asks.DoSendCompany: _send_company,
        asks.DoSendAway: _send_away,
        **dict.fromkeys(get_args(Wish), _wish),
        asks.DoHandOver: desk_asks.hand_over,
    },
)
ANY_TIME = (asks.DoPause, asks.DoRepeat, asks.DoLinger, asks.DoLanguage, asks.DoVoice)


def carry_out(errand: Errand, ask: asks.Ask) -> None:
    """Do what is asked, or refuse it by name.

    While the table still tells what has led up to a moment, or a sentence waits for the hand of a host,
    whatever is asked is refused alike: an answer would hang on what nobody has heard. A person who leads
    knows it all, and is refused nothing.
    """
    host = pleas.host_of(errand.turn.lobby)
    leads = host is not None and (host.id == errand.device.id or isinstance(ask, asks.DoRemote))
    if ask.game and ask.game != errand.turn.lobby.game:
        raise Refused("too-late")
    if not leads and not isinstance(ask, ANY_TIME) and not _is_told(errand.turn):
        raise Refused("not-now")
    CHANGES[type(ask)](errand, ask)


def _is_told(turn: Turn) -> bool:
    """Has everybody heard what has led up to this moment?"""
    waits = turn.lobby.stage == "playing" and host_cues.waits(turn.lobby)
    return not waits and score.is_open(turn.lobby, turn.now)
