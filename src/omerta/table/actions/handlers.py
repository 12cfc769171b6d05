"""What becomes of an ask: a change of the table, an answer to whoever asked, or a refusal by name."""

from __future__ import annotations

from collections.abc import Callable
from typing import cast, get_args

from msgspec import Struct
from msgspec.structs import replace

from omerta.books.ledger import rule
from omerta.core.commands import Act, Claim, Delegate, Refused
from omerta.table.actions import asks, dark, desk_steps, wishes
from omerta.table.actions.turn import Turn
from omerta.table.state import chat, chosen_deck, clocks, devices, hosts, lobby, pleas, seats
from omerta.table.state.lobby import Device, Person, Wish
from omerta.words.rules import rule_text

BOT_NAMES = "table-bot-names"


class Asking(Struct, frozen=True):
    """Who asks what: the turn that may come of it, the device, names for new bots, chance for a deal.

    `here` are the devices that are connected now.
    """

    turn: Turn
    device: Device
    bot_names: tuple[str, ...]
    seed: int
    here: frozenset[str] = frozenset()

    def organizer(self) -> None:
        """Some things only whoever opened the table may do."""
        if not self.device.organizer:
            raise Refused("organizer-only")

    def own(self, person: int) -> Person:
        """A person whose moments happen on this device; before the deal the organizer speaks for all."""
        found, gathers = self.turn.lobby.person(person), self.turn.lobby.stage in ("gathering", "over")
        if found.device != self.device.id and not (self.device.organizer and gathers):
            raise Refused("not-yours")
        return found

    def own_seat(self, seat: int) -> int:
        """A seat that this very device holds: nobody acts for another."""
        if self.turn.lobby.at(seat).device != self.device.id:
            raise Refused("not-yours")
        return seat


def _act(asking: Asking, ask: asks.DoAct) -> None:
    """A choice from the panel."""
    turn, seat = asking.turn, asking.own_seat(ask.seat)
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
        turn.play(Act(seat, ask.deed, ask.targets))


def _say(asking: Asking, ask: asks.DoSay) -> None:
    asking.turn.play(Claim(asking.own_seat(ask.seat), ask.kind, ask.about or ask.seat, ask.value))


def _seen(asking: Asking, ask: asks.DoSeen) -> None:
    turn = asking.turn
    found = turn.lobby.at(ask.seat)
    if found.guest:
        need_desk(asking)  # he has looked at the desk that was passed to him
    person = found.id if found.guest else turn.lobby.at(asking.own_seat(ask.seat)).id
    if turn.lobby.stage != "dealt":
        return  # the clock was faster than the thumb
    turn.lobby = replace(turn.lobby, seen=tuple(dict.fromkeys((*turn.lobby.seen, person))))
    turn.begin_if_seen()


def _chat(asking: Asking, ask: asks.DoChat) -> None:
    turn = asking.turn
    if turn.game is None:
        raise Refused("no-game")
    turn.lobby = chat.said(turn.lobby, turn.game, asking.own_seat(ask.seat), ask.text)


def _name(asking: Asking, ask: asks.DoName) -> None:
    """Somebody changes his name; not during a game, where whoever is out or silenced could speak by it."""
    person, turn = asking.own(ask.person), asking.turn
    lobby.need_gathering(turn.lobby)
    turn.lobby = lobby.rename(turn.lobby, person.id, ask.name, ask.gender)


def _seat(asking: Asking, ask: asks.DoSeat) -> None:
    asking.turn.lobby = lobby.move(asking.turn.lobby, asking.own(ask.person).id, ask.to)


def _bots(asking: Asking, ask: asks.DoBots) -> None:
    asking.organizer()
    asking.turn.lobby = lobby.fill(asking.turn.lobby, ask.number, asking.bot_names)


def _mind(asking: Asking, ask: asks.DoMind) -> None:
    asking.organizer()
    lobby.need_gathering(asking.turn.lobby)
    asking.turn.lobby = replace(asking.turn.lobby, mind=ask.mind)


def _friend(asking: Asking, ask: asks.DoFriend) -> None:
    """Somebody without a phone: this device is passed to him, or a human host speaks for him."""
    turn = asking.turn
    if ask.here:
        seats.need_open(turn.lobby, asking.device.id, asking.device.mark, turn.now)
        turn.lobby = lobby.join(turn.lobby, ask.name, ask.gender, asking.device.id)
        return
    asking.organizer()
    if turn.lobby.hosting != "person":
        raise Refused("no-desk")
    turn.lobby = lobby.join(turn.lobby, ask.name, ask.gender, guest=True)


def _book(asking: Asking, ask: asks.DoBook) -> None:
    asking.organizer()
    asking.turn.lobby = chosen_deck.with_book(asking.turn.lobby, ask.book)


def _rule(asking: Asking, ask: asks.DoRule) -> None:
    asking.organizer()
    asking.turn.lobby = chosen_deck.with_rule(asking.turn.lobby, ask.name, ask.value)


def _preset(asking: Asking, ask: asks.DoPreset) -> None:
    asking.organizer()
    asking.turn.lobby = chosen_deck.with_preset(asking.turn.lobby, ask.preset)


def _way(asking: Asking, ask: asks.DoWay) -> None:
    asking.organizer()
    turn = asking.turn
    turn.lobby = replace(chosen_deck.with_way(turn.lobby, ask.way), seed=asking.seed)


def _card(asking: Asking, ask: asks.DoCard) -> None:
    asking.organizer()
    asking.turn.lobby = chosen_deck.with_card(asking.turn.lobby, ask.role, ask.number)


def _pace(asking: Asking, ask: asks.DoPace) -> None:
    asking.organizer()
    lobby.need_gathering(asking.turn.lobby)
    if ask.pace not in lobby.PACES:
        raise Refused("no-such-pace")
    asking.turn.lobby = replace(asking.turn.lobby, pace=ask.pace)


def _talk(asking: Asking, ask: asks.DoTalk) -> None:
    asking.organizer()
    lobby.need_gathering(asking.turn.lobby)
    asking.turn.lobby = replace(asking.turn.lobby, chat=ask.chat)


def _language(asking: Asking, ask: asks.DoLanguage) -> None:
    turn = asking.turn
    if ask.table:
        asking.organizer()
        turn.lobby = replace(turn.lobby, language=ask.language)
        return
    devices = tuple(
        replace(each, language=ask.language) if each.id == asking.device.id else each
        for each in turn.lobby.devices
    )
    turn.lobby = replace(turn.lobby, devices=devices)


def _start(asking: Asking, ask: asks.DoStart) -> None:
    asking.organizer()
    lobby.need_gathering(asking.turn.lobby)
    asking.turn.deal(asking.seed)


def _pause(asking: Asking, ask: asks.DoPause) -> None:
    """The clock stands or goes on: anybody who plays may say so, and everybody sees it; not who is out."""
    turn = asking.turn
    own = [turn.lobby.seat_of(person.id) for person in turn.lobby.held_by(asking.device.id)]
    if not own:
        asking.organizer()
    if own and not {*own} & {*turn.playing().living}:
        raise Refused("dead")
    turn.playing()
    device, host = asking.device.id, pleas.host_of(turn.lobby)
    if ask.on:
        leads = host is not None and host.id == device
        turn.lobby = clocks.paused(turn.lobby, device, turn.now, leads)
    else:
        turn.lobby = clocks.resumed(turn.lobby, device, turn.now)


def _wish(asking: Asking, ask: Wish) -> None:
    """Something is to be done to the running game."""
    wishes.wish(asking.turn, asking.device, ask, asking.here)


def _plead(asking: Asking, ask: asks.DoPlead) -> None:
    turn, device = asking.turn, asking.device.id
    if ask.seat:
        person, lives = turn.lobby.at(ask.seat).id, ask.seat in turn.playing().living
        turn.lobby = pleas.for_seat(turn.lobby, person, device, asking.here, turn.now, lives)
    else:
        turn.lobby = pleas.for_desk(turn.lobby, device, asking.here, turn.now)


def _let_back(asking: Asking, ask: asks.DoLetBack) -> None:
    wishes.let(asking.turn, asking.device, ask.plea, ask.yes)


def _hosting(asking: Asking, ask: asks.DoHosting) -> None:
    asking.organizer()
    asking.turn.lobby = lobby.with_host(asking.turn.lobby, ask.by, ask.printed, asking.device.id)


def _host(asking: Asking, ask: asks.DoHost) -> None:
    """What the host does at his desk; of several things all are done or none."""
    need_desk(asking)
    if any(isinstance(each, Delegate) for each in ask.commands):
        _need_dealt(asking.turn)
    if ask.moment >= 0 and ask.moment != asking.turn.playing().moment:
        raise Refused("too-late")
    for command in ask.commands:
        asking.turn.play(command)
    desk_steps.go_on(asking.turn)


def need_desk(asking: Asking) -> None:
    """The desk is for whoever opened the table and does not play himself, as long as he leads."""
    _need_own_desk(asking)
    if asking.turn.lobby.handed:
        raise Refused("handed-over")


def _need_own_desk(asking: Asking) -> None:
    asking.organizer()
    table = asking.turn.lobby
    if table.hosting != "person":
        raise Refused("no-desk")
    if asking.device.id in table.played_on:
        raise Refused("plays-himself")


def _need_dealt(turn: Turn) -> None:
    """Nobody hands over a deal: those without a phone look at their cards on the desk."""
    if turn.lobby.stage != "playing" or turn.playing().undealt:
        raise Refused("not-yet")


def _hand_over(asking: Asking, ask: asks.DoHandOver) -> None:
    """The host hands over alone. Whoever takes the game back sees every card: the others are asked."""
    if ask.to == "person":
        _need_own_desk(asking)
    else:
        need_desk(asking)
        _need_dealt(asking.turn)
    wishes.wish(asking.turn, asking.device, ask, asking.here)


def _next_host(asking: Asking, ask: asks.DoNextHost) -> None:
    asking.organizer()
    asking.turn.lobby = hosts.answered(asking.turn.lobby, ask.person, ask.yes)


def _send_company(asking: Asking, ask: asks.DoSendCompany) -> None:
    asking.organizer()
    asking.turn.lobby = seats.without_company(asking.turn.lobby, ask.person, asking.turn.now)


def _send_away(asking: Asking, ask: asks.DoSendAway) -> None:
    asking.organizer()
    for device in devices.onlookers(asking.turn.lobby):
        asking.turn.lobby = devices.without_device(asking.turn.lobby, device.id)


def rules_asked(ask: asks.DoWhy, language: str) -> tuple[tuple[str, str], ...]:
    """Rules by their numbers, in the language of whoever asks."""
    found = [rule(number) for number in ask.rules]
    return tuple((each.id, rule_text(each, language)) for each in found if each is not None)


CHANGES = cast(
    "dict[type[asks.Ask], Callable[[Asking, asks.Ask], None]]",
    {
        asks.DoAct: _act,
        asks.DoSay: _say,
        asks.DoSeen: _seen,
        asks.DoChat: _chat,
        asks.DoName: _name,
        asks.DoSeat: _seat,
        asks.DoBots: _bots,
        asks.DoMind: _mind,
        asks.DoFriend: _friend,
        asks.DoBook: _book,
        asks.DoRule: _rule,
        asks.DoPreset: _preset,
        asks.DoWay: _way,
        asks.DoCard: _card,
        asks.DoPace: _pace,
        asks.DoTalk: _talk,
        asks.DoLanguage: _language,
        asks.DoStart: _start,
        asks.DoPause: _pause,
        asks.DoPlead: _plead,
        asks.DoLetBack: _let_back,
        asks.DoHosting: _hosting,
        asks.DoHost: _host,
        asks.DoNextHost: _next_host,
        asks.DoSendCompany: _send_company,
        asks.DoSendAway: _send_away,
        **dict.fromkeys(get_args(Wish), _wish),
        asks.DoHandOver: _hand_over,
    },
)
