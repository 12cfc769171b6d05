"""Decks: what the book's table asks for, what it refuses, what it remarks on, what it proposes."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from msgspec import Struct

from omerta.core.vocabulary import Book, Check, DeckLaw


class Remark(Struct, frozen=True):
    """A finding on a deck: its name, how serious it is, and the rules behind it."""

    name: str
    level: str
    rules: tuple[str, ...]
    about: tuple[str, ...] = ()
    number: int = 0


def members(book: Book, group: str) -> tuple[str, ...]:
    """The roles of a group."""
    law = book.deck.groups[group]
    return tuple(
        name
        for name, role in book.roles.items()
        if (not law.sides or role.side in law.sides)
        and (not law.kinds or role.kind in law.kinds)
        and (not law.roles or name in law.roles)
    )


def amount(book: Book, deck: Sequence[str], group: str) -> int:
    """How many cards of a group are in the deck."""
    names = members(book, group)
    return sum(1 for card in deck if card in names)


def row(book: Book, players: int) -> dict[str, tuple[int, int]]:
    """The table's row for so many players; beyond the table, the rule that made it."""
    law = book.deck
    found = law.rows.get(str(players))
    if found is not None:
        return found
    share = max(law.share_least, (players + law.share_plus) // 3)
    return {law.rest: (players - share, players - share), law.share_of: (share, share)}


def check_deck(
    book: Book, deck: Sequence[str], players: int = 0, by_hand: bool = False
) -> tuple[Remark, ...]:
    """Everything the book has to say about a deck, refusals first."""
    players = players or len(deck)
    found = [
        remark
        for name, check in book.deck.checks.items()
        if not check.off and (remark := _check(book, deck, players, by_hand, name, check)) is not None
    ]
    order = ("refused", "warning", "advice", "remark")
    return tuple(sorted(found, key=lambda remark: order.index(remark.level)))


def _check(
    book: Book, deck: Sequence[str], players: int, by_hand: bool, name: str, check: Check
) -> Remark | None:
    about: tuple[str, ...] = ()
    number = 0
    if check.by_hand and not by_hand:
        return None
    if check.players is not None and check.players[0] <= players <= check.players[1]:
        return None
    if not all(amount(book, deck, group) for group in check.has):
        return None
    if any(amount(book, deck, group) for group in check.lacks):
        return None
    if check.more is not None and amount(book, deck, check.more[0]) <= check.more[1]:
        return None
    if check.fewer is not None and amount(book, deck, check.fewer[0]) >= check.fewer[1]:
        return None
    if check.apart is not None and not _apart(book, deck, check.apart):
        return None
    if check.share is not None and not _more_than_a_third(book, deck, check.share):
        return None
    if check.inside_row_is_fine and not departures(book, deck, players):
        return None
    if check.over_proposed and not _over_proposed(book, deck, players, check.over_proposed):
        return None
    if check.outside_row:
        about = departures(book, deck, players)
    if check.copies:
        about = _too_many_copies(book, deck)
    if check.box:
        counts = Counter(deck)
        number = sum(max(0, counts[card] - most) for card, most in check.box.items())
    if (check.outside_row or check.copies) and not about:
        return None
    if check.box and not number:
        return None
    if check.size_differs and len(deck) == players:
        return None
    return Remark(name, check.level, check.rules, about, number)


def _apart(book: Book, deck: Sequence[str], pair: tuple[str, str]) -> bool:
    one, other = (amount(book, deck, group) for group in pair)
    return bool(one and other) and abs(one - other) > 1


def _more_than_a_third(book: Book, deck: Sequence[str], share: tuple[str, str]) -> bool:
    """About a third: one card more than an exact third is still fine."""
    part, whole = (amount(book, deck, group) for group in share)
    return 3 * part > whole + 3


def _over_proposed(book: Book, deck: Sequence[str], players: int, group: str) -> bool:
    law = book.deck
    return amount(book, deck, group) > max(law.share_least, (players + law.share_plus) // 3)


def _too_many_copies(book: Book, deck: Sequence[str]) -> tuple[str, ...]:
    counts = Counter(deck)
    return tuple(card for card, count in counts.items() if 0 < book.roles[card].copies < count)


def departures(book: Book, deck: Sequence[str], players: int) -> tuple[str, ...]:
    """The columns of the table that this deck does not keep to."""
    law = book.deck
    found = []
    for column, (least, most) in row(book, players).items():
        voided = law.void_with.get(column)
        if voided and amount(book, deck, voided):
            continue
        held = amount(book, deck, column) + _placed(book, deck, column)
        if not least <= held <= most and (held or column not in law.may_lack):
            found.append(column)
    return tuple(found)


def _placed(book: Book, deck: Sequence[str], column: str) -> int:
    """Cards of other groups that take places of this column."""
    places = book.deck.place_of.items()
    return sum(amount(book, deck, group) for group, where in places if where == column)


def suggest(book: Book, players: int, wanted: Sequence[str] = ()) -> tuple[str, ...]:
    """A deck by the table: just the wanted cards, or the book's usual ones, and plain ones for the rest."""
    law = book.deck
    deck = [*wanted] or [*usual(book, players)]
    for column, (least, _) in row(book, players).items():
        if column in law.fill:
            missing = least - amount(book, deck, column) - _placed(book, deck, column)
            plain = _halved(book, law, deck, column, missing) or [law.fill[column]] * max(0, missing)
            deck += _boxed(book, deck, column, plain) if law.fill_with_specials else plain
    return tuple(deck)


def usual(book: Book, players: int, beside: Sequence[str] = ()) -> tuple[str, ...]:
    """The cards the book usually takes: always some, and in order of preference up to the row's least."""
    law = book.deck
    deck = [*beside]
    for card in law.always:
        if card not in deck and _may_join(book, deck, card):
            deck.append(card)
    for column, (least, _) in row(book, players).items():
        for card in law.prefer.get(column, ()):
            if amount(book, deck, column) < least and card not in deck and _may_join(book, deck, card):
                deck.append(card)
    return tuple(deck[len(beside) :])


def propose(book: Book, players: int, wanted: Sequence[str] = ()) -> tuple[str, ...]:
    """The table's deck with the wanted cards, beside the book's usual ones where they go together."""
    return suggest(book, players, (*wanted, *usual(book, players, wanted)))


def _boxed(book: Book, deck: Sequence[str], column: str, plain: list[str]) -> list[str]:
    """No more plain cards than the box holds; further special cards of the column fill up."""
    printed = {card: most for check in book.deck.checks.values() for card, most in check.box.items()}
    kept: list[str] = []
    for card in plain:
        if kept.count(card) < printed.get(card, len(plain)):
            kept.append(card)
    further = [card for card in members(book, column) if card not in deck and _may_join(book, deck, card)]
    return kept + further[: len(plain) - len(kept)]


def _may_join(book: Book, deck: Sequence[str], card: str) -> bool:
    """Would this card leave the deck as lawful as it is?"""
    before = {remark.name for remark in check_deck(book, deck) if remark.level == "refused"}
    after = {remark.name for remark in check_deck(book, [*deck, card]) if remark.level == "refused"}
    return book.roles[card].copies == 1 and after <= before


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
