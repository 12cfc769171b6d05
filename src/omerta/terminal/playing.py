"""`omerta play`: the table is laid, the evening is played, the game is kept."""

from __future__ import annotations

import random
import secrets
import shlex
import tempfile
from collections import Counter
from collections.abc import Sequence
from pathlib import Path

from msgspec import Struct

from omerta.books.decks import check_deck
from omerta.books.opening import open_game
from omerta.books.presets import deck_for, drawn_in_secret
from omerta.bots.driver import Driver
from omerta.bots.minds import HOUSE, MINDS
from omerta.core import Game, Refused, Table
from omerta.core.book.model import Book
from omerta.notation.reader import cases, read
from omerta.notation.text import Mismatch, NotationError
from omerta.notation.writer import write
from omerta.terminal.console import (
    DONE,
    INTERRUPTED,
    MISTAKEN,
    Mistake,
    Terminal,
    agreed,
    listed,
    may_write,
    open_book,
    read_text,
    title,
    write_text,
)
from omerta.terminal.deck_command import (
    MOST,
    ChosenPreset,
    ask_by_name,
    asked_for,
    card_name,
    need_players,
    show_remarks,
)
from omerta.terminal.solo_game import Left, SoloGame
from omerta.terminal.transcript import PAUSE
from omerta.words import describe_switch


class PlayRequest(Struct, frozen=True):
    """What was asked for on the command line."""

    book: str
    seats: int
    seat: int
    seed: int | None
    wanted: str
    preset: str
    scenario: str
    sets: Sequence[str]
    names: str
    fast: bool
    auto: bool
    save: Path | None
    kept: Path | None
    bots: str


def play(terminal: Terminal, wishes: PlayRequest) -> int:
    """Play a whole game."""
    terminal, plain = open_book(terminal, wishes.book)
    if wishes.bots not in MINDS:
        raise Mistake("cli-no-mind", {"name": wishes.bots, "known": ", ".join(MINDS)})
    if wishes.save is not None:
        may_write(wishes.save)
    seed = wishes.seed if wishes.seed is not None else secrets.randbelow(1_000_000)
    game = _dealt(terminal, plain, wishes, seed) if wishes.kept is None else _begun(plain, wishes.kept)
    if game is None:
        return MISTAKEN
    names = _names(wishes, game.seats)
    mind = MINDS[wishes.bots]
    minds = {at: mind for at in range(1, game.seats + 1) if wishes.auto or at != wishes.seat}
    driver = Driver(game, minds, random.Random(seed))
    _welcome(terminal, game, game.roles[wishes.seat - 1])
    pause = 0.0 if wishes.fast or not terminal.out.is_terminal else PAUSE
    evening = SoloGame(terminal, driver, wishes.seat, names, pause)
    if wishes.kept is not None:
        evening.recall()
    return _evening(terminal, evening, wishes, seed)


def _dealt(terminal: Terminal, plain: Book, wishes: PlayRequest, seed: int) -> Game | None:
    """A new game, unless the book refuses its deck; what is drawn unseen stays unseen."""
    named = ask_by_name(terminal, plain, wishes.preset, wishes.scenario, wishes.sets)
    _names(wishes, wishes.seats)
    book = agreed(terminal.words, plain, named.house_rules)
    told = _deck(terminal, book, named, wishes, seed)
    if told is None:
        return None
    deck = drawn_in_secret(book, told, seed)
    return open_game(plain, Table(deck, seed, named.house_rules, told=told if told != deck else ()))


def _begun(plain: Book, path: Path) -> Game:
    """A game that was kept, as far as it was played."""
    books = {plain.name: plain}
    try:
        found = [read(case, books).game for case in cases(read_text(path), books)]
    except (NotationError, Mismatch):
        raise Mistake("cli-not-kept", {"file": str(path), "book": plain.name}) from None
    game = found[0] if len(found) == 1 else None
    if game is None or game.by_hand or game.temporary_host or game.undealt:
        raise Mistake("cli-not-kept", {"file": str(path), "book": plain.name})
    if game.over is not None:
        raise Refused("game-over")
    return game


def _evening(terminal: Terminal, evening: SoloGame, wishes: PlayRequest, seed: int) -> int:
    try:
        evening.run()
    except Left:
        _keep(terminal, evening.driver.game, wishes, seed)
        return DONE
    except KeyboardInterrupt:
        terminal.write()
        _keep(terminal, evening.driver.game, wishes, seed)
        return INTERRUPTED
    if wishes.save is not None or wishes.kept is not None:
        _keep(terminal, evening.driver.game, wishes, seed)
    else:
        terminal.say("cli-again", {"seed": str(seed)}, "dim")
    return DONE


def _names(wishes: PlayRequest, seats: int) -> tuple[str, ...]:
    if not 1 <= seats <= MOST:
        raise Mistake("cli-players", {"number": seats, "most": MOST})
    if not 1 <= wishes.seat <= seats:
        raise Mistake("cli-seat", {"number": wishes.seat, "most": seats})
    names = listed(wishes.names)
    if len(names) > seats:
        raise Mistake("cli-many-names", {"number": len(names), "seats": seats})
    if any(name.isdecimal() for name in names) or len({name.casefold() for name in names}) < len(names):
        raise Mistake("cli-bad-names")
    return names


def _deck(
    terminal: Terminal, book: Book, named: ChosenPreset, wishes: PlayRequest, seed: int
) -> tuple[str, ...] | None:
    """The proposed deck, unless the book refuses it."""
    need_players(terminal, book, named, wishes.seats)
    deck = deck_for(book, wishes.seats, asked_for(terminal, book, wishes.wanted), named.preset, seed=seed)
    refused = [remark for remark in check_deck(book, deck, wishes.seats) if remark.level == "refused"]
    if not refused and len(deck) == wishes.seats:
        return deck
    terminal.complain(terminal.text("cli-deck-refused", {"number": wishes.seats}))
    show_remarks(Terminal(terminal.words, terminal.err, terminal.err, terminal.ear), refused)
    if wishes.seats < book.deck.least:
        terminal.complain(terminal.text("cli-book-least", {"number": book.deck.least}))
    return None


def _welcome(terminal: Terminal, game: Game, card: str) -> None:
    """The deck as the table is told it, and your own card."""
    words, book = terminal.words, game.book
    terminal.write(title(book, words), "bold")
    counts = Counter(game.laid.deck)
    cards = [
        f"{card_name(terminal, book, each)} ×{number}" if number > 1 else card_name(terminal, book, each)
        for each, number in counts.items()
    ]
    if cards:
        terminal.say("cli-in-deck", {"cards": ", ".join(cards)})
    else:
        terminal.say("cli-deck-untold", {"number": game.seats})
    for name, value in game.house_rules.items():
        terminal.write(describe_switch(name, value, words), "dim")
    terminal.say(
        "cli-your-card", {"role": words.role(card), "about": words.about(book.name, card)}, "italic cyan"
    )


def _keep(terminal: Terminal, game: Game, wishes: PlayRequest, seed: int) -> None:
    """Write the game down; where that fails, among the passing files of the system rather than nowhere."""
    path = wishes.save or wishes.kept or _free(Path(), game.book.name, seed)
    try:
        write_text(path, write(game))
    except Mistake as mistake:
        terminal.complain(terminal.text(mistake.message, mistake.blanks))
        path = _free(Path(tempfile.gettempdir()), game.book.name, seed)
        write_text(path, write(game))
    terminal.say("cli-kept", {"file": str(path)})
    file = shlex.quote(str(path))
    if game.over is None:
        line = f"omerta play {shlex.quote(wishes.book)} --from {file} --seat {wishes.seat}"
        names = f" --names {shlex.quote(wishes.names)}" if wishes.names else ""
        bots = f" --bots {wishes.bots}" if wishes.bots != HOUSE else ""
        terminal.whole(terminal.text("cli-go-on", {"command": f"{line}{names}{bots}"}), "dim")
        return
    own = f" --book {shlex.quote(wishes.book)}" if wishes.book.endswith(".toml") else ""
    terminal.whole(terminal.text("cli-replay-it", {"command": f"omerta replay {file}{own}"}), "dim")


def _free(folder: Path, book: str, seed: int) -> Path:
    """A file name nobody has used here yet."""
    path = folder / f"omerta-{book}-{seed}.game"
    number = 2
    while path.exists():
        path = folder / f"omerta-{book}-{seed}-{number}.game"
        number += 1
    return path
