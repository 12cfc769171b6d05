"""Decks with a name, decks by chance, and cards that are drawn in secret."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from omerta.books.decks import Skill, amount, filled, known_cards, may_join, members, propose, row, usual
from omerta.core.book.deck_law import Preset
from omerta.core.book.model import Book
from omerta.core.commands import Refused
from omerta.core.game import mix
from omerta.core.setup import shuffled

SECRET = 2_000_000


def deck_for(
    book: Book,
    players: int,
    wanted: Sequence[str] = (),
    preset: str = "",
    skill: Skill = "any",
    seed: int | None = None,
) -> tuple[str, ...]:
    """The deck for a table: the preset asked for or that the book begins with, else what it proposes."""
    name = preset or book.deck.begins_with
    if name:
        return preset_deck(book, name, players, wanted, skill, seed)
    return propose(book, players, wanted, skill)


def preset_deck(
    book: Book,
    name: str,
    players: int,
    wanted: Sequence[str] = (),
    skill: Skill = "any",
    seed: int | None = None,
) -> tuple[str, ...]:
    """The deck of this name with the wanted cards; an open choice falls to them, to the seed or to the first.

    Where the book prints the deck for this number of players, it is taken as it stands. Otherwise, or
    with cards it does not have, its named cards begin the deck and the table fills up.
    """
    preset = book.deck.presets[name]
    if players < preset.least:
        raise Refused("too-few-for-preset", preset.rules)
    printed = preset.decks.get(str(players), ())
    cards, further = _chosen(book, printed or _begins(preset, players), wanted, seed)
    if printed and not further:
        return cards
    named = (*(card for card in cards if card not in book.deck.fill.values()), *further)
    if preset.usual:
        named += usual(book, players, named)
    return filled(book, players, named, skill, seed)


def _begins(preset: Preset, players: int) -> tuple[str, ...]:
    """What the preset begins with, from so many players on; else its nearest smaller deck."""
    for known in (preset.wants, preset.decks):
        smaller = [int(number) for number in known if int(number) <= players]
        if smaller:
            return known[str(max(smaller))]
    return ()


def _chosen(
    book: Book, written: Sequence[str], wanted: Sequence[str], seed: int | None
) -> tuple[tuple[str, ...], tuple[str, ...]]:
    """The cards of a written deck with its choices settled, and the wanted cards it does not have."""
    left = [*wanted]
    cards: list[str] = []
    for at, entry in enumerate(written):
        number, name = counted(entry)
        options = name.split("|")
        asked = next((card for card in left if _settles(book, card, options)), "")
        if asked:
            left.remove(asked)
        turn = 0 if seed is None else mix(seed, SECRET + at)
        cards += [asked or options[turn % len(options)]] * number
    return tuple(cards), tuple(left)


def counted(entry: str) -> tuple[int, str]:
    """A number of cards and the card's name: `4 some-card`, or just its name."""
    number, _, name = entry.rpartition(" ")
    return int(number or 1), name


def _settles(book: Book, card: str, options: Sequence[str]) -> bool:
    """Is this card one of the options, or a hidden one that may be any of them?"""
    hidden = book.deck.hidden.get(card)
    return card in options or (hidden is not None and {*options} <= {*members(book, hidden)})


def draw_deck(
    book: Book,
    players: int,
    seed: int,
    wanted: Sequence[str] = (),
    numbers: Mapping[str, int] | None = None,
    skill: Skill = "any",
) -> tuple[str, ...]:
    """A deck by chance: every pile is shuffled and so many cards are counted off, then plain cards (VEN-067).

    `numbers` says how many cards of a pile the deck has; for the others the seed chooses within the
    row, and one card where the table has no column for the pile.
    """
    asked = numbers or {}
    deck = [*wanted]
    for turn, (group, least_players) in enumerate(book.deck.piles.items()):
        chance = mix(seed, SECRET + turn)
        usually = _by_chance(book, players, group, chance) if players >= least_players else 0
        for card in shuffled(members(book, group), chance):
            known = known_cards(book, deck)
            if amount(book, known, group) < asked.get(group, usually) and may_join(
                book, known, card, players
            ):
                deck.append(card)
    return filled(book, players, deck, skill, seed)


def _by_chance(book: Book, players: int, group: str, chance: int) -> int:
    """How many cards of a pile: any number of the row's range."""
    least, most = row(book, players).get(group, (1, 1))
    return least + chance % (most - least + 1)


def drawn_in_secret(book: Book, deck: Sequence[str], seed: int) -> tuple[str, ...]:
    """The deck that is dealt: for every hidden card one of its group, drawn unseen (VEN-068, VEN-070).

    The players see the deck as it was, with the hidden card in it.
    """
    found = [*deck]
    for at, card in enumerate(found):
        if card in book.deck.hidden:
            pile = [each for each in members(book, book.deck.hidden[card]) if each not in found]
            found[at] = pile[mix(seed, SECRET + at) % len(pile)]
    return tuple(found)


def kept_secret(book: Book, deck: Sequence[str], secret: Sequence[str]) -> tuple[str, ...]:
    """The deck as the players are told it: a hidden name for every card that it may stand for."""
    unseen = {card: name for name in secret for card in members(book, book.deck.hidden[name])}
    return tuple(unseen.get(card, card) for card in deck)
