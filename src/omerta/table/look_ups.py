"""What a device looks up at its table, or wishes of the house: nothing of it changes the table itself."""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol, cast

from omerta.core import Refused, view
from omerta.core.game import HOST
from omerta.table.actions import asks, handlers
from omerta.table.actions.turn import Turn
from omerta.table.balance_meter import Question
from omerta.table.deck_designer import DeckDesigner, WishingTable
from omerta.table.faces.answer import Answer
from omerta.table.faces.deck_question import question
from omerta.table.faces.drawing import Drawing
from omerta.table.faces.notebook import host_notes
from omerta.table.faces.phone import notes
from omerta.table.faces.story import manner
from omerta.table.shown_table import ShownTable
from omerta.table.signpost import Signpost
from omerta.table.state.chosen_deck import with_deck
from omerta.table.state.lobby import Device, Lobby


class LookedUpTable(Protocol):
    """The table in which something is looked up."""

    @property
    def lobby(self) -> Lobby:
        """How it stands."""

    @property
    def shown(self) -> ShownTable:
        """As far as it was told."""

    @property
    def drawing(self) -> Drawing:
        """Its faces."""

    def look_on_the_meter(self) -> None:
        """Somebody wishes to know what to expect of the deck."""

    @property
    def code(self) -> str:
        """By which it is known."""

    @property
    def designer(self) -> DeckDesigner | None:
        """Who finds it another deck."""

    @property
    def signpost(self) -> Signpost:
        """Where phones are told to come."""

    def look(self) -> None:
        """Something to see has changed."""

    async def change(self, do: Callable[[Turn], bool]) -> bool:
        """Something is done at it."""


def _why(room: LookedUpTable, device: Device, ask: asks.DoWhy) -> Answer:
    return Answer(rules=handlers.rules_asked(ask, device.language))


def _notes(room: LookedUpTable, device: Device, ask: asks.DoNotes) -> Answer:
    lobby, game, drawing = room.lobby, room.shown.game, room.drawing
    own = lobby.device(device.id) or device
    if game is not None and not ask.seat and drawing.hosts(own):
        return Answer(notes=host_notes(game, lobby, view(game, HOST), manner(own.language, game, lobby.own)))
    seat = drawing.seat_here(device, ask.seat)
    if game is None or not seat or seat != ask.seat:
        raise Refused("not-yours")
    return Answer(notes=notes(game, lobby, drawing.seen_at(seat), manner(own.language, game, lobby.own)))


def _weigh(room: LookedUpTable, device: Device, ask: asks.DoWeigh) -> Answer:
    _need_organizer(room, device)
    room.look_on_the_meter()
    return Answer()


def _design(room: LookedUpTable, device: Device, ask: asks.DoDesign) -> Answer:
    _need_organizer(room, device)
    asked = question(room.lobby)
    if room.designer is None or asked is None:
        raise Refused("deck-refused")

    async def lay(asked: Question, cards: tuple[str, ...]) -> bool:
        return await room.change(lambda turn: _lay_deck(turn, asked, cards))

    room.designer.wish(WishingTable(room.code, room.look, lay), ask.wish, asked)
    return Answer()


def _address(room: LookedUpTable, device: Device, ask: asks.DoAddress) -> Answer:
    _need_organizer(room, device)
    room.signpost.turn(ask.host)
    return Answer()


def _lay_deck(turn: Turn, asked: Question, cards: tuple[str, ...]) -> bool:
    """Lay the deck that was found, unless there is another by now."""
    if question(turn.lobby) != asked:
        return False
    turn.lobby = with_deck(turn.lobby, cards)
    return True


def _need_organizer(room: LookedUpTable, device: Device) -> None:
    own = room.lobby.device(device.id)
    if own is None or not own.organizer:
        raise Refused("organizer-only")


LOOKS = cast(
    "dict[type[asks.Ask], Callable[[LookedUpTable, Device, asks.Ask], Answer]]",
    {
        asks.DoWhy: _why,
        asks.DoNotes: _notes,
        asks.DoWeigh: _weigh,
        asks.DoDesign: _design,
        asks.DoAddress: _address,
    },
)
