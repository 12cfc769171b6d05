"""`omerta play`: the table is laid, the evening is played, the game is kept."""

from __future__ import annotations

import random
import secrets
from collections import Counter
from collections.abc import Sequence
from pathlib import Path

from msgspec import Struct

from omerta.books.decks import check_deck
from omerta.bots.driver import PLAIN, Driver
from omerta.core import Game, Table, open_game
from omerta.core.options import with_options
from omerta.core.vocabulary import Book
from omerta.notation.writer import write
from omerta.terminal.decks import MOST, asked_for, proposed, show_remarks
from omerta.terminal.desk import DONE, MISTAKEN, Desk, Mistake, find_book, listed, settings, title, write_text
from omerta.terminal.evening import Evening, Left
from omerta.terminal.telling import PAUSE
from omerta.words import describe_switch

INTERRUPTED = 130


class Wishes(Struct, frozen=True):
    """What was asked for on the command line."""

    book: str
    seats: int
    seat: int
    seed: int | None
    wanted: str
    sets: Sequence[str]
    names: str
    fast: bool
    auto: bool
    save: Path | None


def play(desk: Desk, wishes: Wishes) -> int:
    """Play a whole game."""
    plain = find_book(wishes.book)
    options = settings(plain, wishes.sets)
    book = with_options(plain, options)
    names = _names(wishes)
    seed = wishes.seed if wishes.seed is not None else secrets.randbelow(1_000_000)
    deck = _deck(desk, book, wishes)
    if deck is None:
        return MISTAKEN
    game = open_game(plain, Table(deck, seed, options))
    minds = {at: PLAIN for at in range(1, len(deck) + 1) if wishes.auto or at != wishes.seat}
    driver = Driver(game, minds, random.Random(seed))
    _welcome(desk, book, deck, options, game.roles[wishes.seat - 1])
    pause = 0.0 if wishes.fast or not desk.out.is_terminal else PAUSE
    return _evening(desk, Evening(desk, driver, wishes.seat, names, pause), wishes, seed)


def _evening(desk: Desk, evening: Evening, wishes: Wishes, seed: int) -> int:
    try:
        evening.run()
    except Left:
        _keep(desk, evening.driver.game, wishes, seed)
        return DONE
    except KeyboardInterrupt:
        desk.write()
        _keep(desk, evening.driver.game, wishes, seed)
        return INTERRUPTED
    if wishes.save is not None:
        _keep(desk, evening.driver.game, wishes, seed)
    else:
        desk.say("cli-again", {"seed": str(seed)}, "dim")
    return DONE


def _names(wishes: Wishes) -> tuple[str, ...]:
    if not 1 <= wishes.seats <= MOST:
        raise Mistake("cli-players", {"number": wishes.seats, "most": MOST})
    if not 1 <= wishes.seat <= wishes.seats:
        raise Mistake("cli-seat", {"number": wishes.seat, "most": wishes.seats})
    names = listed(wishes.names)
    if len(names) > wishes.seats:
        raise Mistake("cli-many-names", {"number": len(names), "seats": wishes.seats})
    if any(name.isdecimal() for name in names) or len({name.casefold() for name in names}) < len(names):
        raise Mistake("cli-bad-names")
    return names


def _deck(desk: Desk, book: Book, wishes: Wishes) -> tuple[str, ...] | None:
    """The proposed deck, unless the book refuses it."""
    deck = proposed(book, wishes.seats, asked_for(desk, book, wishes.wanted, ""))
    refused = [remark for remark in check_deck(book, deck, wishes.seats) if remark.level == "refused"]
    if not refused and len(deck) == wishes.seats:
        return deck
    desk.complain(desk.text("cli-deck-refused", {"number": wishes.seats}))
    show_remarks(Desk(desk.words, desk.err, desk.err, desk.ear), refused)
    return None


def _welcome(desk: Desk, book: Book, deck: Sequence[str], options: dict[str, str], card: str) -> None:
    words = desk.words
    desk.write(title(book, words), "bold")
    counts = Counter(deck)
    cards = [
        f"{words.role(role)} ×{counts[role]}" if counts[role] > 1 else words.role(role) for role in counts
    ]
    desk.say("cli-in-deck", {"cards": ", ".join(cards)})
    for name, value in options.items():
        desk.write(describe_switch(name, value, words), "dim")
    desk.say(
        "cli-your-card", {"role": words.role(card), "about": words.about(book.name, card)}, "italic cyan"
    )


def _keep(desk: Desk, game: Game, wishes: Wishes, seed: int) -> None:
    path = wishes.save or _free(game.book.name, seed)
    write_text(path, write(game))
    desk.say("cli-kept", {"file": str(path)})
    own = f" --book {wishes.book}" if wishes.book.endswith(".toml") else ""
    desk.say("cli-replay-it", {"command": f"omerta replay {path}{own}"}, "dim")


def _free(book: str, seed: int) -> Path:
    """A file name nobody has used here yet."""
    path = Path(f"omerta-{book}-{seed}.game")
    number = 2
    while path.exists():
        path = Path(f"omerta-{book}-{seed}-{number}.game")
        number += 1
    return path
