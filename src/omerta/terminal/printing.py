"""`omerta print`: a book or a deck as sheets of paper, in one PDF."""

from __future__ import annotations

import time
from collections.abc import Sequence
from pathlib import Path
from typing import get_args
from urllib.parse import urlsplit

from msgspec import Struct

from omerta.books.presets import deck_for
from omerta.books.shelf import SHELF
from omerta.core.book.model import Book
from omerta.paper import Layout, NoPress, SheetKind, TooLong, Wishes, laid_out, printed, whole_box
from omerta.paper.print_wishes import PARTS, Backs, Size, most_players
from omerta.terminal.console import DONE, Mistake, Terminal, agreed, listed, may_write, open_whole
from omerta.terminal.deck_command import MOST, ChosenPreset, ask_by_name, asked_for, given, need_players

COMMAND = 'pip install "omerta[print]"'


class PaperDeck(Struct, frozen=True):
    """Which deck, as it was asked for on the command line; without seats and cards the whole book."""

    book: str
    seats: int
    wanted: str
    sets: Sequence[str]
    preset: str
    scenario: str
    cards: str


class SheetWish(Struct, frozen=True):
    """Which sheets, and what they look like."""

    paper: Size
    backs: Backs
    white: bool
    only: str
    names: str
    address: str


def print_sheets(
    terminal: Terminal, deck: PaperDeck, sheets: SheetWish, out: Path | None, force: bool
) -> int:
    """Write the sheets into a file, and say in a line what was made."""
    began = time.perf_counter()
    terminal, own = open_whole(terminal, deck.book)
    plain = own.book
    named = ask_by_name(terminal, plain, deck.preset, deck.scenario, deck.sets)
    book = agreed(terminal.words, plain, named.house_rules)
    cards = _cards(terminal, book, deck, named)
    whole, names = not deck.seats and not deck.cards, listed(sheets.names)
    players = len(names) or most_players(book) if whole else len(cards)
    layout = Layout(sheets.paper, sheets.backs, sheets.white, _parts(sheets.only))
    file = out or Path(f"{book.name}.pdf" if whole else f"{book.name}-{players}.pdf")
    _need_place(file, force)
    brought = own if plain is not SHELF.get(plain.name) else None
    wishes = Wishes(book, cards, players, named.house_rules, names, _address(sheets.address), own=brought)
    try:
        made = printed(laid_out(wishes, layout, terminal.words))
    except NoPress:
        raise Mistake("cli-print-no-press", {"command": COMMAND}) from None
    except TooLong as card:
        raise Mistake("cli-print-too-long", {"name": str(card)}) from None
    try:
        file.write_bytes(made.pdf)
    except OSError:
        raise Mistake("cli-cannot-write", {"file": str(file)}) from None
    seconds = f"{time.perf_counter() - began:.1f}".replace(".", terminal.words.say("lab-point"))
    terminal.say("cli-print-done", {"file": str(file), "pages": made.pages, "seconds": seconds})
    return DONE


def _cards(terminal: Terminal, book: Book, deck: PaperDeck, named: ChosenPreset) -> tuple[str, ...]:
    """The cards given, those proposed for so many players, or all of the book."""
    if deck.seats and not 1 <= deck.seats <= MOST:
        raise Mistake("cli-players", {"number": deck.seats, "most": MOST})
    if deck.cards:
        cards = given(terminal, book, deck.cards)
        if not 1 <= len(cards) <= MOST:
            raise Mistake("cli-players", {"number": len(cards), "most": MOST})
        if deck.seats and len(cards) != deck.seats:
            raise Mistake("cli-print-two-decks", {"cards": len(cards), "seats": deck.seats})
        return cards
    if deck.seats:
        need_players(terminal, book, named, deck.seats)
        return deck_for(book, deck.seats, asked_for(terminal, book, deck.wanted), named.preset)
    about = {"--with": deck.wanted, "--preset": deck.preset, "--scenario": deck.scenario}
    for option, value in about.items():
        if value:
            raise Mistake("cli-print-seats-for", {"option": option})
    return whole_box(book)


def _parts(only: str) -> tuple[SheetKind, ...]:
    """The sheets asked for, in the order in which they are printed."""
    wanted = [name.casefold() for name in listed(only)]
    for name in wanted:
        if name not in get_args(SheetKind):
            raise Mistake("cli-print-no-part", {"name": name, "known": ", ".join(PARTS)})
    return tuple(part for part in PARTS if part in wanted or not wanted)


def _address(address: str) -> str:
    """An address that a phone can open."""
    try:
        parts = urlsplit(address)
    except ValueError:
        parts = urlsplit("")
    if address and not (parts.scheme in ("http", "https") and parts.netloc):
        raise Mistake("cli-bad-address", {"name": address})
    return address


def _need_place(file: Path, force: bool) -> None:
    """Nothing is overwritten unless that was asked for."""
    may_write(file)
    if file.exists() and not force:
        raise Mistake("cli-print-file-exists", {"file": str(file)})
