"""The law of decks: what the book's table asks for, what the book refuses and what it remarks on."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from msgspec import Struct

from omerta.core.book.deck_law import Check, DeckLaw, Group, Guests, Level
from omerta.core.book.model import Book, Role

DeckRow = dict[str, tuple[int, int]]


class Remark(Struct, frozen=True):
    """A finding on a deck: its name, how serious it is, and the rules behind it."""

    name: str
    level: Level
    rules: tuple[str, ...]
    about: tuple[str, ...] = ()
    number: int = 0


def members(book: Book, group: str) -> tuple[str, ...]:
    """The roles of a group."""
    law = book.deck.groups[group]
    return tuple([name for name, role in book.roles.items() if _in(law, name, role)])


def _in(law: Group, name: str, role: Role) -> bool:
    """Does a role belong to a group?"""
    return (
        (not law.sides or role.side in law.sides)
        and (not law.kinds or role.kind in law.kinds)
        and (not law.roles or name in law.roles)
    )


class Cards:
    """A deck laid out by the groups of the book: each group is counted once."""

    def __init__(self, book: Book, deck: Sequence[str]) -> None:
        self.book = book
        self.deck = deck
        self.copies = Counter(deck)
        self._amounts: dict[str, int] = {}

    def amount(self, group: str) -> int:
        """How many cards of a group are in the deck."""
        found = self._amounts.get(group)
        if found is None:
            law, roles = self.book.deck.groups[group], self.book.roles
            found = sum(
                [n for card, n in self.copies.items() if card in roles and _in(law, card, roles[card])]
            )
            self._amounts[group] = found
        return found

    def held(self, column: str) -> int:
        """How many places of a column are taken, by its own cards or by others that count in it."""
        guests = [group for group, where in self.book.deck.place_of.items() if where == column]
        return sum([self.amount(group) for group in (column, *guests)])


def amount(book: Book, deck: Sequence[str], group: str) -> int:
    """How many cards of a group are in the deck."""
    return Cards(book, deck).amount(group)


def known_cards(book: Book, deck: Sequence[str]) -> tuple[str, ...]:
    """The deck with a card of its group for every hidden one, the first that is not in the deck."""
    found = [*deck]
    for at, card in enumerate(found):
        if card in book.deck.hidden:
            pile = members(book, book.deck.hidden[card])
            found[at] = next((each for each in pile if each not in found), pile[0])
    return tuple(found)


def as_counted(book: Book, deck: Sequence[str]) -> tuple[str, ...]:
    """The deck as the law counts it: known cards, and the missing card for one that stands in for it."""
    found = [*known_cards(book, deck)]
    for card, missing in book.deck.stands_in.items():
        if card in found and missing not in found:
            found[found.index(card)] = missing
    return tuple(found)


def share(law: DeckLaw, players: int) -> tuple[int, int]:
    """The least and the most of the share column by the rule behind the table."""
    numerator, denominator = law.share_by
    dividend = players * numerator + law.share_plus
    least = max(law.share_least, dividend // denominator)
    return least, max(least, -(-dividend // denominator)) if law.share_between else least


def row(book: Book, players: int) -> DeckRow:
    """The table's row for so many players; beyond the table, the rule that made it."""
    law = book.deck
    found = law.rows.get(str(players))
    if found is not None:
        return found
    least, most = share(law, players)
    made = {law.rest: (players - most, players - least), law.share_of: (least, most), **law.beyond}
    parts = {column: (0, made[whole][1] // one_in) for column, (whole, one_in) in law.parts.items()}
    return {**made, **parts}


def row_with(cards: Cards, players: int) -> DeckRow:
    """The row as it stands with these cards: some groups keep a column to its least."""
    law = cards.book.deck
    found = dict(row(cards.book, players))
    for group, column in law.lowers.items():
        least, most = found.get(column, (0, 0))
        if least < most and cards.amount(group):
            found[column] = (least, least)
            if law.rest in found:
                found[law.rest] = (players - least, players - least)
    return found


def guest_number(law: Guests, places: int) -> int:
    """How many guests should take part, of so many places in their column."""
    return min(law.most, max(law.least, places // law.one_in)) if law.one_in else 0


def departures(cards: Cards, players: int) -> tuple[str, ...]:
    """The columns of the table that this deck does not keep to."""
    law = cards.book.deck
    found = []
    for column, (least, most) in row_with(cards, players).items():
        voided = law.void_with.get(column)
        if voided and cards.amount(voided):
            continue
        taken = cards.held(column)
        if not least <= taken <= most and (taken or not _may_lack(cards, column)):
            found.append(column)
    return tuple(found)


def _may_lack(cards: Cards, column: str) -> bool:
    """May this column be empty? Where the book has a plain game, only in a deck of that game."""
    law = cards.book.deck
    return column in law.may_lack and (not law.plain_game or {*cards.deck} <= {*law.plain_game})


def check_deck(
    book: Book, deck: Sequence[str], players: int = 0, by_hand: bool = False
) -> tuple[Remark, ...]:
    """Everything the book has to say about a deck, refusals first."""
    players = players or len(deck)
    cards = Cards(book, as_counted(book, deck))
    found = [
        remark
        for name, check in book.deck.checks.items()
        if not check.off and (remark := _check(cards, players, by_hand, name, check)) is not None
    ]
    order = ("refused", "warning", "advice", "remark")
    return tuple(sorted(found, key=lambda remark: order.index(remark.level)))


def accepts(book: Book, deck: Sequence[str], players: int = 0) -> bool:
    """May this deck be played, whatever else the book has to say about it?"""
    players = players or len(deck)
    cards = Cards(book, as_counted(book, deck))
    return not any(
        check.level == "refused" and not check.off and _check(cards, players, False, name, check) is not None
        for name, check in book.deck.checks.items()
    )


def _check(cards: Cards, players: int, by_hand: bool, name: str, check: Check) -> Remark | None:
    """The remark, if all conditions of the check hold."""
    about: tuple[str, ...] = ()
    number = 0
    if check.by_hand and not by_hand:
        return None
    if check.players is not None and check.players[0] <= players <= check.players[1]:
        return None
    if check.size_differs and len(cards.deck) == players:
        return None
    if not (_groups_meet(cards, check) and _numbers_meet(cards, players, check)):
        return None
    if check.outside_row:
        about = departures(cards, players)
    if check.copies:
        about = _too_many_copies(cards)
    if (check.outside_row or check.copies) and not about:
        return None
    if check.box:
        number = sum(max(0, cards.copies[card] - most) for card, most in check.box.items())
        if not number:
            return None
    if check.guests_differ:
        guests = cards.book.deck.guests[check.guests_differ]
        number = guest_number(guests, cards.held(guests.column))
    return Remark(name, check.level, check.rules, about, number)


def _groups_meet(cards: Cards, check: Check) -> bool:
    """Do the conditions on groups hold: present, absent, many, few?"""
    return (
        all(cards.amount(group) for group in check.has)
        and not any(cards.amount(group) for group in check.lacks)
        and (check.more is None or cards.amount(check.more[0]) > check.more[1])
        and (check.fewer is None or cards.amount(check.fewer[0]) < check.fewer[1])
    )


def _numbers_meet(cards: Cards, players: int, check: Check) -> bool:
    """Do the conditions hold that compare groups with each other or with the table?"""
    return (
        (check.apart is None or _apart(cards, check.apart))
        and (not check.odd_astray or _odd_astray(cards))
        and (check.share is None or _over_share(cards, check))
        and (check.times is None or _not_so_many_times(cards, players, check.times))
        and not (check.inside_row_is_fine and not departures(cards, players))
        and (not check.over_proposed or _over_proposed(cards, players, check.over_proposed))
        and (not check.guests_differ or _guests_differ(cards, check.guests_differ))
    )


def _apart(cards: Cards, pair: tuple[str, str]) -> bool:
    one, other = (cards.amount(group) for group in pair)
    return abs(one - other) > 1


def _odd_astray(cards: Cards) -> bool:
    """The halves differ by one card, and it lies on the side that should have the smaller half."""
    law = cards.book.deck
    if law.halves is None or not law.odd_half:
        return False
    smaller = next(group for group in law.halves if group != law.odd_half)
    return cards.amount(smaller) - cards.amount(law.odd_half) == 1


def _over_share(cards: Cards, check: Check) -> bool:
    """More of the part than its share of the whole, and some slack."""
    assert check.share is not None
    part, whole = (cards.amount(group) for group in check.share)
    return check.one_in * part > whole + check.one_in * check.slack


def _not_so_many_times(cards: Cards, players: int, times: tuple[str, str, int, int]) -> bool:
    """The small rows of a table may break the rule of thumb; they are printed and stand."""
    many, few, least, most = times
    if not {many, few} & {*departures(cards, players)}:
        return False
    one, other = cards.held(many), cards.held(few)
    return not least * other <= one <= most * other


def _over_proposed(cards: Cards, players: int, group: str) -> bool:
    return cards.amount(group) > share(cards.book.deck, players)[1]


def _guests_differ(cards: Cards, group: str) -> bool:
    law = cards.book.deck.guests[group]
    here = cards.amount(group)
    return bool(here and law.one_in) and here != guest_number(law, cards.held(law.column))


def _too_many_copies(cards: Cards) -> tuple[str, ...]:
    roles = cards.book.roles
    return tuple(card for card, count in cards.copies.items() if 0 < roles[card].copies < count)
