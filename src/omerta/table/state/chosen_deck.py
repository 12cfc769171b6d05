"""What a table will play: the book, its house rules, and the deck with what the book says about it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from types import MappingProxyType

from msgspec import Struct
from msgspec.structs import replace

from omerta.books.decks import Remark, check_deck
from omerta.books.presets import deck_for, draw_deck, drawn_in_secret
from omerta.books.shelf import SHELF
from omerta.core import Table
from omerta.core.book.house_rules import with_house_rules
from omerta.core.book.model import Book
from omerta.core.commands import Refused, one_of
from omerta.table.state.chosen_book import plain_book
from omerta.table.state.kept_book import KeptBook
from omerta.table.state.lobby import DeckBefore, DeckWay, Lobby
from omerta.table.state.people import need_gathering

PRINTED_ONLY: Mapping[str, KeptBook] = MappingProxyType({})
SCENARIO = "scenario"
PROPOSED: DeckWay = "proposed"
OWN: DeckWay = "own"
DRAWN: DeckWay = "drawn"


class Laid(Struct, frozen=True):
    """A deck, and what the book has to say about it; `refused` where it cannot even be put together."""

    cards: tuple[str, ...]
    remarks: tuple[Remark, ...] = ()
    refused: Refused | None = None

    @property
    def playable(self) -> bool:
        """Can it be dealt?"""
        return self.refused is None and not any(remark.level == "refused" for remark in self.remarks)


def agreed_book(lobby: Lobby) -> Book:
    """The book with the house rules of this table."""
    return with_house_rules(plain_book(lobby), lobby.house_rules)


def deck(lobby: Lobby) -> Laid:
    """The deck for the people who sit here now."""
    players = len(lobby.people)
    try:
        book = agreed_book(lobby)
        cards = _cards(lobby, book, players)
    except Refused as refusal:
        return Laid((), (), refusal)
    return Laid(cards, check_deck(book, cards, players))


def _cards(lobby: Lobby, book: Book, players: int) -> tuple[str, ...]:
    if not players:
        return ()
    if lobby.way == OWN:
        return fitted(book, lobby.cards, players)
    if lobby.way == DRAWN and book.deck.piles:
        return draw_deck(book, players, lobby.seed)
    return deck_for(book, players, preset=_preset(lobby, book), seed=lobby.seed)


def _preset(lobby: Lobby, book: Book) -> str:
    return lobby.preset if lobby.preset in book.deck.presets else ""


def fitted(book: Book, cards: tuple[str, ...], players: int) -> tuple[str, ...]:
    """These cards with as many plain ones as there are players left, or fewer where there are too many."""
    found = [*cards]
    while len(found) < players:
        found.append(book.plain)
    while len(found) > players and book.plain in found:
        found.remove(book.plain)
    return tuple(found)


def with_card(lobby: Lobby, role: str, number: int) -> Lobby:
    """So many of this card; the plain cards make up the number of players."""
    need_gathering(lobby)
    book = agreed_book(lobby)
    if role not in book.roles and role not in book.deck.hidden:
        raise Refused("no-such-role")
    kept = [card for card in deck(lobby).cards if card != role]
    return replace(lobby, way=OWN, preset="", cards=(*kept, *[role] * number), deck_before=None)


def with_deck(lobby: Lobby, cards: tuple[str, ...]) -> Lobby:
    """Another deck that was found for this table; the one before can be had back."""
    need_gathering(lobby)
    before = DeckBefore(lobby.way, lobby.preset, lobby.cards)
    return replace(lobby, way=OWN, preset="", cards=cards, deck_before=before)


def with_deck_before(lobby: Lobby) -> Lobby:
    """The deck as it was."""
    need_gathering(lobby)
    before = lobby.deck_before
    if before is None:
        raise Refused("no-deck-before")
    return replace(lobby, way=before.way, preset=before.preset, cards=before.cards, deck_before=None)


def with_book(lobby: Lobby, name: str, shelf: Mapping[str, KeptBook] = PRINTED_ONLY) -> Lobby:
    """Another book: nothing that was agreed for the last one holds.

    On the shelf are books of one's own; the one a table has stays, though it may stand there no more.
    """
    need_gathering(lobby)
    own = shelf.get(name, lobby.own if name == lobby.book else None)
    if own is None and name not in SHELF:
        raise Refused("no-such-book")
    lobby = replace(lobby, book=name, own=own, house_rules={}, preset="", way=PROPOSED, cards=())
    return replace(lobby, deck_before=None)


def with_rule(lobby: Lobby, name: str, value: str) -> Lobby:
    """A house rule is set, or put back to what the book says; the book may refuse two together."""
    need_gathering(lobby)
    book = plain_book(lobby)
    if name not in book.switches:
        raise Refused("no-such-switch")
    house_rules = {key: each for key, each in lobby.house_rules.items() if key != name}
    if value and value != book.switches[name].default:
        house_rules[name] = value
    with_house_rules(book, house_rules)
    preset = "" if name == SCENARIO else lobby.preset
    return replace(lobby, house_rules=house_rules, preset=preset, deck_before=None)


def with_preset(lobby: Lobby, name: str) -> Lobby:
    """A deck the book has a name for, with the house rules that belong to it."""
    need_gathering(lobby)
    book = plain_book(lobby)
    if name and name not in book.deck.presets:
        raise Refused("no-such-preset")
    old = book.deck.presets[lobby.preset].sets if lobby.preset in book.deck.presets else {}
    house_rules = {key: value for key, value in lobby.house_rules.items() if old.get(key) != value}
    if name:
        house_rules |= book.deck.presets[name].sets
    with_house_rules(book, house_rules)
    return replace(lobby, preset=name, house_rules=house_rules, way=PROPOSED, cards=(), deck_before=None)


def with_way(lobby: Lobby, way: str) -> Lobby:
    """How the cards are chosen: as the book proposes, by hand, or by chance."""
    need_gathering(lobby)
    chosen = one_of(way, ways(lobby), "no-such-way")
    lobby = replace(lobby, deck_before=None)
    if chosen == OWN:
        return replace(lobby, way=OWN, cards=deck(lobby).cards)
    return replace(lobby, way=chosen, cards=(), preset="" if chosen == DRAWN else lobby.preset)


def ways(lobby: Lobby) -> tuple[DeckWay, ...]:
    """The ways of choosing that this book knows."""
    return (PROPOSED, OWN, DRAWN) if plain_book(lobby).deck.piles else (PROPOSED, OWN)


def laid_table(lobby: Lobby, seed: int) -> Table:
    """Everything that is agreed, ready for the deal; the clock ends the calls of the night.

    The deck is the one that was shown before; the seed deals it, and draws what nobody may see.
    """
    laid = deck(lobby)
    if laid.refused is not None:
        raise laid.refused
    if not laid.playable:
        worst = laid.remarks[0]
        raise Refused("deck-refused", worst.rules)
    book = agreed_book(lobby)
    told = laid.cards
    cards = drawn_in_secret(book, told, seed)
    if Counter(cards) == Counter(told):
        told = ()
    if lobby.hosting == "table":
        return Table(cards, seed, lobby.house_rules, pace="sealed", told=told)
    duties = {} if lobby.printed else {"dealing": "software"}
    return Table(cards, seed, lobby.house_rules, narrator="host", pace="timed", told=told, duties=duties)
