"""The print shop of the house: decks become PDFs, one at a time, apart from whatever else goes on."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from subprocess import TimeoutExpired

from msgspec import Struct

from omerta.core import Refused
from omerta.paper import Layout, Wishes, laid_out
from omerta.paper.press_process import printed_apart
from omerta.table.state import chosen_deck
from omerta.table.state.chosen_book import words_of
from omerta.table.state.kept_book import KeptBook
from omerta.table.state.lobby import Lobby

MOST_KEPT = 16


class PrintOrder(Struct, frozen=True):
    """What a table wants on paper, with everything that the sheets depend on."""

    book: str
    own: KeptBook | None
    house_rules: tuple[tuple[str, str], ...]
    cards: tuple[str, ...]
    names: tuple[str, ...]
    bots: frozenset[int]
    address: str
    language: str
    layout: Layout


def order_of(lobby: Lobby, address: str, language: str, layout: Layout) -> PrintOrder:
    """The deck of a table as it stands before the deal, with the names of those who sit there."""
    if lobby.stage != "gathering":
        raise Refused("print-late")
    laid = chosen_deck.deck(lobby)
    if laid.refused is not None:
        raise laid.refused
    if not laid.cards:
        raise Refused("print-empty")
    return PrintOrder(
        lobby.book,
        lobby.own,
        tuple(lobby.house_rules.items()),
        laid.cards,
        tuple(person.name for person in lobby.people),
        frozenset(seat for seat, person in enumerate(lobby.people, 1) if person.bot),
        f"{address}/j/{lobby.code}",
        language,
        layout,
    )


class PrintShop:
    """One press for all tables, which take turns; of each table the last deck is kept."""

    def __init__(self) -> None:
        self._press = asyncio.Semaphore(1)
        self._kept: OrderedDict[str, tuple[PrintOrder, bytes]] = OrderedDict()
        self._making: dict[str, tuple[PrintOrder, asyncio.Task[bytes]]] = {}

    async def printed(self, table: str, lobby: Lobby, order: PrintOrder) -> bytes:
        """The PDF: the one that is kept, the one that is just being made, or a new one."""
        known = self._kept.get(table)
        if known is not None and known[0] == order:
            self._kept.move_to_end(table)
            return known[1]
        making = self._making.get(table)
        if making is not None and making[0] != order:
            raise Refused("print-busy")
        task = making[1] if making is not None else asyncio.create_task(self._make(table, lobby, order))
        self._making[table] = (order, task)
        return await asyncio.shield(task)

    async def _make(self, table: str, lobby: Lobby, order: PrintOrder) -> bytes:
        try:
            async with self._press:
                found = await asyncio.to_thread(_set_and_print, lobby, order)
            self._kept[table] = (order, found)
            while len(self._kept) > MOST_KEPT:
                self._kept.popitem(last=False)
            return found
        finally:
            del self._making[table]


def _set_and_print(lobby: Lobby, order: PrintOrder) -> bytes:
    wishes = Wishes(
        chosen_deck.agreed_book(lobby),
        order.cards,
        len(order.names),
        dict(order.house_rules),
        order.names,
        order.address,
        order.bots,
        order.own.own if order.own is not None else None,
    )
    try:
        return printed_apart(laid_out(wishes, order.layout, words_of(lobby, order.language)))
    except TimeoutExpired:
        raise Refused("print-slow") from None
