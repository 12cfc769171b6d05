"""One player's evidence made ready to weigh worlds by: what fits a seat, and what fits two seats together."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from msgspec import Struct

from omerta.books.deck_checks import members
from omerta.books.decks import suggest
from omerta.bots import likelihood
from omerta.bots.evidence import Evidence, LearnedAnswer
from omerta.bots.lore import Lore, answer_chance, several_chance
from omerta.core.book.model import Book
from omerta.core.commands import Refused

FINISHED = 0.02
UNTOLD = 0.4

PileSlot = tuple[tuple[int, float], ...]
Matrix = list[list[float]]


class Scales(Struct, frozen=True):
    """What was seen, as numbers.

    Cards are numbered as in `names`. `held` is the card of each seat that is certain, else -1; the seats that
    are `open` share what is left in the `pile`. `single` is how well a card fits a seat, `linked` how well
    two cards fit two seats, noted at the later one.
    """

    read: Lore
    seen: Evidence
    names: tuple[str, ...]
    around: frozenset[str]
    held: tuple[int, ...]
    open: tuple[int, ...]
    pile: tuple[tuple[PileSlot, int], ...]
    single: dict[int, list[float]]
    linked: dict[int, list[tuple[int, Matrix]]]
    joint: tuple[LearnedAnswer, ...]
    countable: bool

    def fits(self, seat: int, held: Sequence[int]) -> list[float]:
        """How well each card fits a seat beside the cards already dealt."""
        found = self.single[seat]
        for other, table in self.linked[seat]:
            found = _times(found, table[held[other]])
        return found

    def finish(self, held: Sequence[int]) -> float:
        """What is weighed when every card is dealt: answers about several, and that the game goes on."""
        weight = 1.0
        for told in self.joint:
            cards = tuple(self.names[held[seat]] for seat in told.targets)
            weight *= several_chance(self.read, told.learn, cards, told.answer, self.around)
        if self.countable:
            sides = Counter(self.read.index.side[self.names[held[seat]]] for seat in self.seen.living)
            unfinished = likelihood.goes_on(self.read, tuple(sorted(sides.items())))
            weight *= 1.0 if unfinished else FINISHED
        return weight

    def named(self, held: Sequence[int]) -> tuple[str, ...]:
        """The cards by seat, by their names."""
        return tuple([self.names[card] for card in held[1:]])

    def weigh(self, cards: Sequence[str]) -> float:
        """Nothing if something certain speaks against these cards, else one or less."""
        if any(card not in self.around for card in cards):
            return 0.0
        held = [-1, *(self.names.index(card) for card in cards)]
        return self.finish(held) if all(self.single[seat][held[seat]] for seat in self.single) else 0.0

    def deals(self, cards: Sequence[str]) -> bool:
        """Can these cards come from this deck?"""
        slots = [tuple(card for card, _ in slot) for slot in _slots(self.read.book, self.seen)]
        for card in cards:
            fitting = [slot for slot in slots if card in slot]
            if not fitting:
                return False
            slots.remove(min(fitting, key=len))
        return True


def scales(read: Lore, seen: Evidence) -> Scales:
    """The evidence as numbers."""
    slots = _slots(read.book, seen)
    around = frozenset(card for slot in slots for card, _ in slot)
    names = tuple(sorted(around))
    seats = range(1, seen.seats + 1)
    single = {seat: [_alone(read, seen, around, seat, card) for card in names] for seat in seats}
    held = [-1, *(_certain(single[seat]) for seat in seats)]
    open_seats = tuple(seat for seat in seats if held[seat] < 0)
    pile = _pile(names, slots, [names[held[seat]] for seat in seats if held[seat] >= 0])
    marks = read.book.marks
    return Scales(
        read,
        seen,
        names,
        around,
        tuple(held),
        open_seats,
        pile,
        single,
        _linked(read, seen, names, around, held, single),
        tuple(told for told in seen.told if len(told.targets) > 1),
        not any(marks[mark].uncounted for _, mark in seen.marked),
    )


def _slots(book: Book, seen: Evidence) -> list[tuple[tuple[str, float], ...]]:
    """The cards of the deck; one that the table was not told of may be several, each so likely."""
    if not seen.deck:
        return [_any_card(book, seen.seats)] * seen.seats
    slots: list[tuple[tuple[str, float], ...]] = []
    for card in seen.deck:
        group = members(book, book.deck.hidden[card]) if card in book.deck.hidden else (card,)
        slots.append(tuple((each, 1 / len(group)) for each in group))
    return slots


def _any_card(book: Book, seats: int) -> tuple[tuple[str, float], ...]:
    """A card of a deck the table was told nothing of: most likely one that the book proposes."""
    proposed = Counter(_guessed(book, seats))
    other = UNTOLD / len(book.roles)
    return tuple((card, other + (1 - UNTOLD) * proposed[card] / seats) for card in book.roles)


def _guessed(book: Book, seats: int) -> tuple[str, ...]:
    """What the book proposes for so many, if it does."""
    try:
        return suggest(book, seats)[:seats]
    except Refused:
        return (book.plain,) * seats


def _alone(read: Lore, seen: Evidence, around: frozenset[str], seat: int, card: str) -> float:
    """How well a card fits what is seen of one seat."""
    for at, known in seen.known:
        turned = seat in seen.met and read.book.roles[card].becomes == known
        if at == seat and card != known and not turned:
            return 0.0
    fit = 1.0
    for meeting in seen.meetings:
        fit *= likelihood.meets(read, meeting, card, seat)
    for told in seen.told:
        if told.targets == (seat,):
            fit *= answer_chance(read, told.learn, card, told.answer, around)
    if seat in seen.killed:
        fit *= likelihood.dies(read, card, around)
    for at, mark in seen.marked:
        if at == seat:
            fit *= likelihood.bears(read, mark, card, around)
    for claim in seen.claims:
        if claim.seat == seat != seen.me and claim.claim == "role":
            fit *= likelihood.claims_role(read, claim, card)
    return fit


def _certain(fits: Sequence[float]) -> int:
    """The only card that fits, or -1."""
    fitting = [card for card, fit in enumerate(fits) if fit > 0]
    return fitting[0] if len(fitting) == 1 else -1


def _pile(
    names: Sequence[str], slots: Sequence[tuple[tuple[str, float], ...]], placed: Sequence[str]
) -> tuple[tuple[PileSlot, int], ...]:
    """What is left of the deck for the seats whose card is open."""
    left = list(slots)
    for card in placed:
        fitting = [slot for slot in left if any(name == card for name, _ in slot)]
        if fitting:
            left.remove(min(fitting, key=len))
        elif left:
            left.pop()
    numbered = [tuple((names.index(card), likely) for card, likely in slot) for slot in left]
    return tuple(Counter(numbered).items())


def _linked(
    read: Lore,
    seen: Evidence,
    names: Sequence[str],
    around: frozenset[str],
    held: Sequence[int],
    single: dict[int, list[float]],
) -> dict[int, list[tuple[int, Matrix]]]:
    """What open seats did and said about each other; what concerns a certain card as well joins `single`."""
    tables: dict[tuple[int, int], Matrix] = {}
    known: dict[tuple[bool, bool], Matrix] = {}
    for stand in seen.stands:
        if stand.seat != seen.me:
            kind = (stand.against, stand.among <= 2)
            if kind not in known:
                known[kind] = [[likelihood.stands(read, stand, a, b) for b in names] for a in names]
            _add(tables, stand.seat, stand.other, known[kind])
    for claim in seen.claims:
        if claim.claim == "learned" and claim.seat not in (seen.me, claim.about):
            table = [[likelihood.claims_news(read, claim, a, b, around) for b in names] for a in names]
            _add(tables, claim.seat, claim.about, table)
    linked: dict[int, list[tuple[int, Matrix]]] = {seat: [] for seat in single}
    for (first, second), table in tables.items():
        if held[first] >= 0 and held[second] < 0:
            single[second] = _times(single[second], table[held[first]])
        elif held[first] < 0 and held[second] >= 0:
            single[first] = _times(single[first], [row[held[second]] for row in table])
        elif held[first] < 0:
            linked[second].append((first, table))
    return linked


def _times(fits: Sequence[float], more: Sequence[float]) -> list[float]:
    return [fit * also for fit, also in zip(fits, more, strict=True)]


def _add(tables: dict[tuple[int, int], Matrix], seat: int, other: int, table: Matrix) -> None:
    """A table for a pair of seats, the lower one first."""
    key = (min(seat, other), max(seat, other))
    turned = table if seat < other else [list(column) for column in zip(*table, strict=True)]
    before = tables.get(key)
    tables[key] = turned if before is None else [_times(*rows) for rows in zip(before, turned, strict=True)]
