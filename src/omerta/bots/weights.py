"""One player's evidence made ready to weigh worlds by: what fits a seat, and what fits two seats together."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from functools import lru_cache, partial

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
Matrix = tuple[tuple[float, ...], ...]
NamedSlot = tuple[tuple[str, float], ...]
Token = tuple[str, bool, bool, str]  # what somebody did or said: its kind, and as far as it matters, how


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
    single: dict[int, tuple[float, ...]]
    linked: dict[int, list[tuple[int, Matrix]]]
    joint: tuple[LearnedAnswer, ...]
    countable: bool

    def fits(self, seat: int, kinds: Sequence[int]) -> tuple[float, ...]:
        """How well each card fits a seat; `kinds` are the cards of those it is linked with."""
        found = self.single[seat]
        for (_, table), card in zip(self.linked[seat], kinds, strict=True):
            found = _times(found, table[card])
        return found

    def kinds(self) -> list[int]:
        """For every card the first that is linked to others no differently."""
        tables = [table for links in self.linked.values() for _, table in links]
        rows = [tuple([table[card] for table in tables]) for card in range(len(self.names))]
        return [rows.index(row) for row in rows]

    def answered(self, held: Sequence[int]) -> float:
        """How well all cards together fit the answers about several."""
        weight = 1.0
        for told in self.joint:
            cards = tuple(self.names[held[seat]] for seat in told.targets)
            weight *= several_chance(self.read, told.learn, cards, told.answer, self.around)
        return weight

    def unfinished(self, held: Sequence[int]) -> float:
        """How well it fits all cards together that the game goes on."""
        sides = Counter(self.read.index.side[self.names[held[seat]]] for seat in self.seen.living)
        goes_on = likelihood.goes_on(self.read, tuple(sorted(sides.items())))
        return 1.0 if goes_on else FINISHED

    def finish(self, held: Sequence[int]) -> float:
        """What is weighed when every card is dealt: answers about several, and that the game goes on."""
        return self.answered(held) * (self.unfinished(held) if self.countable else 1.0)

    def weigh(self, cards: Sequence[str]) -> float:
        """Nothing if something certain speaks against these cards, else one or less."""
        if any(card not in self.around for card in cards):
            return 0.0
        held = [-1, *(self.names.index(card) for card in cards)]
        return self.finish(held) if all(self.single[seat][held[seat]] for seat in self.single) else 0.0

    def deals(self, cards: Sequence[str]) -> bool:
        """Can these cards come from this deck?"""
        dealt = _slots(self.read, self.seen.deck, self.seen.seats)
        slots = [tuple(card for card, _ in slot) for slot in dealt]
        for card in cards:
            fitting = [slot for slot in slots if card in slot]
            if not fitting:
                return False
            slots.remove(min(fitting, key=len))
        return True


def scales(read: Lore, seen: Evidence) -> Scales:
    """The evidence as numbers."""
    slots = _slots(read, seen.deck, seen.seats)
    around, names = _around(slots)
    seats = range(1, seen.seats + 1)
    single = {seat: _alone(read, seen, names, seat) for seat in seats}
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


@lru_cache(maxsize=256)
def _slots(read: Lore, deck: tuple[str, ...], seats: int) -> tuple[NamedSlot, ...]:
    """The cards of the deck; one that the table was not told of may be several, each so likely."""
    book = read.book
    if not deck:
        return (_any_card(book, seats),) * seats
    slots: list[NamedSlot] = []
    for card in deck:
        group = members(book, book.deck.hidden[card]) if card in book.deck.hidden else (card,)
        slots.append(tuple((each, 1 / len(group)) for each in group))
    return tuple(slots)


@lru_cache(maxsize=256)
def _around(slots: tuple[NamedSlot, ...]) -> tuple[frozenset[str], tuple[str, ...]]:
    """The cards that may be in the game, and their order."""
    around = frozenset(card for slot in slots for card, _ in slot)
    return around, tuple(sorted(around))


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


class SeenOfSeat(Struct, frozen=True):
    """What one seat alone is judged by; `met`: it was met by night, and may have turned since.

    Of each meeting that says something of it: the call, whether it was there, and whether it was a roll-call.
    """

    known: tuple[str, ...]
    met: bool
    meetings: tuple[tuple[str, bool, bool], ...]
    told: tuple[LearnedAnswer, ...]
    killed: bool
    marks: tuple[str, ...]
    claimed: tuple[str, ...]


def _alone(read: Lore, seen: Evidence, names: tuple[str, ...], seat: int) -> tuple[float, ...]:
    """How well each card fits what is seen of one seat."""
    told_of = SeenOfSeat(
        tuple([card for at, card in seen.known if at == seat]),
        seat in seen.met,
        tuple(
            [
                (each.call, seat in each.seats, each.roll_call)
                for each in seen.meetings
                if seat in each.seats or seat in each.absent
            ]
        ),
        tuple([each for each in seen.told if each.targets == (seat,)]),
        seat in seen.killed,
        tuple([mark for at, mark in seen.marked if at == seat]),
        tuple([each.value for each in seen.claims if each.seat == seat != seen.me and each.claim == "role"]),
    )
    return _fits(read, names, told_of)


@lru_cache(maxsize=1024)
def _fits(read: Lore, names: tuple[str, ...], seen: SeenOfSeat) -> tuple[float, ...]:
    """How well each card fits; many seats look alike."""
    around, fits = frozenset(names), []
    for card in names:
        turns = read.book.roles[card].becomes if seen.met else ""
        fit = 1.0
        if any([card != each and turns != each for each in seen.known]):
            fit = 0.0
        for call, there, roll_call in seen.meetings:
            fit *= likelihood.meets(read, call, there, roll_call, card)
        for answer in seen.told:
            fit *= answer_chance(read, answer.learn, card, answer.answer, around)
        if seen.killed:
            fit *= likelihood.dies(read, card, around)
        for mark in seen.marks:
            fit *= likelihood.bears(read, mark, card, around)
        for value in seen.claimed:
            fit *= likelihood.claims_role(read, value, card)
        fits.append(fit)
    return tuple(fits)


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
    names: tuple[str, ...],
    around: frozenset[str],
    held: Sequence[int],
    single: dict[int, tuple[float, ...]],
) -> dict[int, list[tuple[int, Matrix]]]:
    """What open seats did and said about each other; what concerns a certain card as well joins `single`."""
    deeds: dict[tuple[int, int], list[Token]] = {}
    for stand in seen.stands:
        if stand.seat != seen.me:
            kind = "against" if stand.against else "for"
            _add(deeds, stand.seat, stand.other, kind, stand.among <= 2)
    for claim in seen.claims:
        if claim.claim == "learned" and claim.seat not in (seen.me, claim.about):
            _add(deeds, claim.seat, claim.about, "learned", value=claim.value)
    linked: dict[int, list[tuple[int, Matrix]]] = {seat: [] for seat in single}
    for (first, second), tokens in deeds.items():
        if held[first] >= 0 and held[second] >= 0:
            continue
        table = _table(read, names, around, tuple(tokens))
        if held[first] >= 0:
            single[second] = _times(single[second], table[held[first]])
        elif held[second] >= 0:
            single[first] = _times(single[first], [row[held[second]] for row in table])
        else:
            linked[second].append((first, table))
    return linked


def _add(
    deeds: dict[tuple[int, int], list[Token]],
    seat: int,
    other: int,
    kind: str,
    among_two: bool = False,
    value: str = "",
) -> None:
    """Something between two seats, noted for the pair with the lower one first."""
    pair = (seat, other) if seat < other else (other, seat)
    deeds.setdefault(pair, []).append((kind, among_two, seat < other, value))


@lru_cache(maxsize=4096)
def _table(read: Lore, names: tuple[str, ...], around: frozenset[str], tokens: tuple[Token, ...]) -> Matrix:
    """How well two cards fit all that was between two seats; it is reckoned deed by deed."""
    kind, among_two, straight, value = tokens[-1]
    if len(tokens) > 1:
        before = _table(read, names, around, tokens[:-1])
        last = _table(read, names, around, tokens[-1:])
        return tuple([_times(*rows) for rows in zip(before, last, strict=True)])
    if not straight:
        table = _table(read, names, around, ((kind, among_two, True, value),))
        return tuple(zip(*table, strict=True))
    if kind == "learned":
        chance = partial(likelihood.claims_news, read, value, around)
    else:
        chance = partial(likelihood.stands, read, kind == "against", among_two)
    return tuple([tuple([chance(a, b) for b in names]) for a in names])


def _times(fits: Sequence[float], more: Sequence[float]) -> tuple[float, ...]:
    return tuple([fit * also for fit, also in zip(fits, more, strict=True)])
