"""Decks: what the book proposes for so many players, and the law they stand under."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal

from omerta.books.deck_checks import (
    Cards,
    Remark,
    accepts,
    amount,
    as_counted,
    check_deck,
    guest_number,
    known_cards,
    members,
    row,
    row_with,
)
from omerta.core.book.deck_law import DeckLaw
from omerta.core.book.model import Book
from omerta.core.commands import Refused
from omerta.core.setup import shuffled

__all__ = [
    "Remark",
    "Skill",
    "accepts",
    "amount",
    "check_deck",
    "filled",
    "known_cards",
    "may_join",
    "members",
    "propose",
    "row",
    "suggest",
    "usual",
]

Skill = Literal["any", "beginners", "experienced"]


def suggest(book: Book, players: int, wanted: Sequence[str] = (), skill: Skill = "any") -> tuple[str, ...]:
    """A deck by the table: just the wanted cards, or the book's usual ones, and plain ones for the rest."""
    return filled(book, players, tuple(wanted) or usual(book, players), skill)


def propose(book: Book, players: int, wanted: Sequence[str] = (), skill: Skill = "any") -> tuple[str, ...]:
    """The table's deck with the wanted cards, beside the book's usual ones where they go together."""
    return suggest(book, players, (*wanted, *usual(book, players, wanted)), skill)


def usual(book: Book, players: int, beside: Sequence[str] = ()) -> tuple[str, ...]:
    """The cards the book usually takes: always some, and in order of preference up to the row's least."""
    law = book.deck
    deck = [*as_counted(book, beside)]
    for card in law.always:
        if card not in deck and may_join(book, deck, card, players):
            deck.append(card)
    for column, (least, _) in row(book, players).items():
        for card in law.prefer.get(column, ()):
            if amount(book, deck, column) < least and may_join(book, deck, card, players):
                deck.append(card)
    return tuple(deck[len(beside) :])


def filled(
    book: Book, players: int, begun: Sequence[str], skill: Skill = "any", seed: int | None = None
) -> tuple[str, ...]:
    """The deck with guests if it has any, and with plain cards up to the numbers of the table.

    Guests come in the book's order, or as the seed shuffles them. More players than the box can seat are
    refused.
    """
    law = book.deck
    deck = [*as_counted(book, begun)]
    numbers = _numbers(book, players, deck, skill)
    deck += _more_guests(book, deck, numbers, seed)
    for column, number in numbers.items():
        if column in law.fill:
            missing = number - Cards(book, deck).held(column)
            plain = _halved(book, law, deck, column, missing) or [law.fill[column]] * max(0, missing)
            deck += _boxed(book, players, deck, column, plain) if law.fill_with_specials else plain
    if law.fill_with_specials:
        deck += _left_in_the_box(book, players, deck)
        if len(deck) < players:
            raise Refused("box-too-small", book.cites.get("refused.box-too-small", ()), len(deck))
    return (*begun, *deck[len(begun) :])


def may_join(book: Book, deck: Sequence[str], card: str, players: int) -> bool:
    """Would this single card leave the deck as lawful as it is?"""
    if card in deck or book.roles[card].copies != 1:
        return False
    before = {remark.name for remark in check_deck(book, deck, players) if remark.level == "refused"}
    after = {remark.name for remark in check_deck(book, [*deck, card], players) if remark.level == "refused"}
    return after <= before


def _numbers(book: Book, players: int, deck: Sequence[str], skill: Skill) -> dict[str, int]:
    """One number for every column; where the share has a range, the other side gets the rest."""
    law = book.deck
    cards = Cards(book, deck)
    cells = row_with(cards, players)
    found = {column: least for column, (least, _) in cells.items()}
    least, most = cells.get(law.share_of, (0, 0))
    if least < most:
        share = {"beginners": least, "experienced": most}.get(skill, _nearest_share(law, players))
        share = max(share, cards.held(law.share_of))
        share = min(share, most, players - cards.held(law.rest))
        found[law.share_of] = max(least, share)
        found[law.rest] = players - found[law.share_of]
    return found


def _nearest_share(law: DeckLaw, players: int) -> int:
    """The share by the rule behind the table, rounded to the nearest whole number."""
    numerator, denominator = law.share_by
    return (2 * (players * numerator + law.share_plus) + denominator) // (2 * denominator)


def _more_guests(book: Book, deck: Sequence[str], numbers: dict[str, int], seed: int | None) -> list[str]:
    """The guests that are missing beside those who are there already."""
    found: list[str] = []
    for group, law in book.deck.guests.items():
        here = amount(book, deck, group)
        if here:
            pile = members(book, group) if seed is None else shuffled(members(book, group), seed)
            first = [law.first] if law.first and law.first not in deck else []
            others = [card for card in pile if card not in deck and card not in first]
            missing = max(
                guest_number(law, numbers.get(law.column, 0)) - here, 0 if law.one_in else len(first)
            )
            found += [*first, *others][:missing]
    return found


def _boxed(book: Book, players: int, deck: Sequence[str], column: str, plain: Sequence[str]) -> list[str]:
    """No more plain cards than the box holds; further special cards of the column fill up."""
    law = book.deck
    printed = {card: role.copies for card, role in book.roles.items() if role.copies}
    printed.update({card: most for check in law.checks.values() for card, most in check.box.items()})
    kept: list[str] = []
    for card in plain:
        if card not in printed or kept.count(card) + deck.count(card) < printed[card]:
            kept.append(card)
    further: list[str] = []
    preferred = [card for cards in law.prefer.values() for card in cards if card in members(book, column)]
    for card in (*preferred, *members(book, column)):
        if len(kept) + len(further) < len(plain) and may_join(book, [*deck, *further], card, players):
            further.append(card)
    return kept + further


def _left_in_the_box(book: Book, players: int, deck: Sequence[str]) -> list[str]:
    """What else may join where the columns run short of cards: guests, then anybody, up to the players."""
    guests = [card for group in book.deck.guests for card in members(book, group)]
    found: list[str] = []
    for card in (*guests, *book.roles):
        if len(deck) + len(found) < players and may_join(book, [*deck, *found], card, players):
            found.append(card)
    return found


def _halved(book: Book, law: DeckLaw, deck: Sequence[str], column: str, missing: int) -> list[str]:
    """With two gangs the places of the crime column are shared equally, the odd one as the book says."""
    if law.halves is None or column != law.share_of:
        return []
    first, second = law.halves
    if not (amount(book, deck, second) if law.odd_half else 0):
        return []
    total = missing + amount(book, deck, column)
    larger = (total + 1) // 2
    wanted = {law.odd_half: larger, (second if law.odd_half == first else first): total - larger}
    out: list[str] = []
    for group in (first, second):
        card = next(name for name in members(book, group) if book.roles[name].copies == 0)
        out += [card] * max(0, wanted[group] - amount(book, deck, group))
    return out
