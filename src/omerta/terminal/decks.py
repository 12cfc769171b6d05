"""`omerta deck`: what the book's table proposes for so many players, and what it has to say about a deck."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from msgspec import Struct

from omerta.books.decks import Remark, Skill, check_deck, row
from omerta.books.presets import deck_for, draw_deck
from omerta.core.options import with_options
from omerta.core.vocabulary import Book
from omerta.terminal.desk import (
    DONE,
    FAILED,
    Desk,
    Mistake,
    find_book,
    find_role,
    listed,
    near,
    settings,
    title,
)
from omerta.words import describe_level, describe_remark, describe_switch

MOST = 40
STYLES = {"refused": "bold red", "warning": "yellow", "advice": "cyan", "remark": "dim"}


class Asked(Struct, frozen=True):
    """What was asked for on the command line."""

    book: str
    players: int
    wanted: str
    sets: Sequence[str]
    preset: str
    cards: str
    skill: Skill
    draw: int | None
    json: bool


def deck(desk: Desk, asked: Asked) -> int:
    """Print a deck and what the book says about it."""
    plain = find_book(asked.book)
    _need_preset(plain, asked.preset, asked.players)
    own = plain.deck.presets[asked.preset].sets if asked.preset else {}
    options = {**own, **settings(plain, asked.sets)}
    book = with_options(plain, options)
    players = asked.players
    if not 1 <= players <= MOST:
        raise Mistake("cli-players", {"number": players, "most": MOST})
    chosen = given(desk, book, asked.cards) if asked.cards else _proposed(desk, book, asked)
    remarks = check_deck(book, chosen, players)
    refused = any(remark.level == "refused" for remark in remarks)
    if asked.json:
        desk.json(
            {
                "book": book.name,
                "players": players,
                "options": options,
                "deck": dict(Counter(chosen)),
                "row": row(book, players),
                "rules": book.deck.rules,
                "findings": remarks,
            }
        )
    else:
        _print(desk, book, players, chosen, options, bool(asked.cards))
        show_remarks(desk, remarks)
    return FAILED if refused else DONE


def _need_preset(book: Book, preset: str, players: int) -> None:
    """The book must have this preset, and the table enough players for it."""
    if not preset:
        return
    known = book.deck.presets
    if not known:
        raise Mistake("cli-no-presets", {"book": book.name})
    if preset not in known:
        raise Mistake("cli-no-preset", {"name": preset, "near": near(preset, known)})
    if players < known[preset].least:
        raise Mistake("cli-preset-players", {"name": preset, "number": known[preset].least})


def _proposed(desk: Desk, book: Book, asked: Asked) -> tuple[str, ...]:
    """The deck of the preset, of chance, or of the table, with the wanted cards."""
    wanted = asked_for(desk, book, asked.wanted, hidden=True)
    if asked.draw is None or asked.preset:
        return deck_for(book, asked.players, wanted, asked.preset, asked.skill, asked.draw)
    if not book.deck.piles:
        raise Mistake("cli-no-piles", {"book": book.name})
    return draw_deck(book, asked.players, asked.draw, wanted, skill=asked.skill)


def asked_for(desk: Desk, book: Book, wanted: str, hidden: bool = False) -> tuple[str, ...]:
    """The cards asked for by name; on paper hidden ones too."""
    return tuple(_find_card(desk, book, card, hidden) for card in listed(wanted))


def _find_card(desk: Desk, book: Book, name: str, hidden: bool = True) -> str:
    """A card of the book, or a name that stands for one drawn unseen."""
    if hidden and name.strip().lower() in book.deck.hidden:
        return name.strip().lower()
    return find_role(book, desk.words, name)


def given(desk: Desk, book: Book, cards: str) -> tuple[str, ...]:
    """A deck written as '3 mafioso, detective'."""
    found: list[str] = []
    for item in listed(cards):
        number, _, name = item.partition(" ")
        count = int(number) if number.isdecimal() and name else 1
        if count > MOST:
            raise Mistake("cli-players", {"number": count, "most": MOST})
        found += [_find_card(desk, book, name if number.isdecimal() and name else item)] * count
    return tuple(found)


def _print(
    desk: Desk, book: Book, players: int, cards: Sequence[str], options: dict[str, str], own: bool
) -> None:
    words = desk.words
    desk.say("cli-deck-title", {"book": title(book, words), "number": players}, "bold")
    for name, value in options.items():
        desk.write(describe_switch(name, value, words), "dim")
    desk.write()
    show_cards(desk, book, cards)
    desk.write()
    if not own:
        message = "cli-deck-row" if str(players) in book.deck.rows else "cli-deck-beyond"
        desk.say(
            message,
            {"number": players, "row": in_words(desk, book, players), "rules": rules(book.deck.rules)},
        )


def show_cards(desk: Desk, book: Book, cards: Sequence[str]) -> None:
    """The cards of a deck, each with its number and what it can do."""
    words = desk.words
    counts = Counter(cards)
    order = [role for role in book.roles if role in counts]
    lines = [(str(counts[role]), words.role(role), words.about(book.name, role)) for role in order]
    unseen = [card for card in book.deck.hidden if card in counts]
    lines += [(str(counts[card]), words.name("hidden", card), words.say("hidden")) for card in unseen]
    desk.table(("", desk.text("cli-card"), desk.text("cli-can")), lines, right=(0,))


def in_words(desk: Desk, book: Book, players: int) -> str:
    """A row of the table in words."""
    cells = row(book, players).items()
    return ", ".join(
        f"{desk.words.name('group', column)} {least if least == most else f'{least}-{most}'}"
        for column, (least, most) in cells
    )


def rules(numbers: Sequence[str]) -> str:
    """Rule numbers as they are cited."""
    return ", ".join(number for number in numbers if number)


def show_remarks(desk: Desk, remarks: Sequence[Remark]) -> None:
    """What the book has to say, the serious first."""
    if not remarks:
        desk.say("cli-deck-fine")
    for remark in remarks:
        said = f"{describe_level(remark.level, desk.words)}. {describe_remark(remark, desk.words)}"
        desk.write(f"{said} ({rules(remark.rules)})", STYLES[remark.level])
