"""The fairest deck the book allows: many are tried a little, the better half is tried more, and so on."""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence

from msgspec import Struct

from omerta.books.decks import check_deck, propose
from omerta.core.options import with_options
from omerta.core.vocabulary import Book
from omerta.lab.balance import Balance, balance
from omerta.lab.crew import Crew
from omerta.lab.games import Trial
from omerta.lab.values import plain_card

FIRST_GAMES = 40
EXCHANGES = 3
NEAR = 0.05
FINALISTS = 4


class Wish(Struct, frozen=True):
    """What is looked for: seats, the odds of the sides as numbers, cards to have and cards to leave out."""

    seats: int
    odds: dict[str, float]
    wanted: tuple[str, ...] = ()
    unwanted: tuple[str, ...] = ()


class Found(Struct, frozen=True):
    """A deck that was tried, and how far its odds are from those wanted (0 is at them)."""

    deck: tuple[str, ...]
    balance: Balance
    distance: float


class Proposals(Struct, frozen=True):
    """The best decks found: the fairest first, and of the fair ones the shortest and the wildest game."""

    tried: int
    fairest: Found
    shortest: Found
    wildest: Found
    finalists: tuple[Found, ...]


def search(
    book: Book,
    options: dict[str, str],
    wish: Wish,
    crew: Crew,
    decks: int = 32,
    mind: str = "plain",
    seed: int = 0,
    watch: Callable[[int, int], None] = lambda done, all_: None,
) -> Proposals | None:
    """Look among so many decks; None if the book allows none."""
    found = candidates(with_options(book, options), wish, decks, random.Random(seed))
    games, done, planned = FIRST_GAMES, 0, _games_planned(len(found))
    tried: list[Found] = []
    kept: Sequence[tuple[str, ...]] = found
    while kept:
        tried = []
        for deck in kept:
            result = balance(Trial(book, deck, options, mind), crew, games, seed)
            tried.append(Found(deck, result, distance(result, wish.odds)))
            done += games
            watch(done, planned)
        tried.sort(key=lambda each: each.distance)
        if len(kept) <= FINALISTS:
            break
        kept = [each.deck for each in tried[: max(FINALISTS, len(tried) // 2)]]
        games *= 2
    return _picked(len(found), tried) if tried else None


def _games_planned(decks: int) -> int:
    games, total = FIRST_GAMES, 0
    while True:
        total += decks * games
        if decks <= FINALISTS:
            return total
        decks, games = max(FINALISTS, decks // 2), games * 2


def _picked(tried: int, finalists: list[Found]) -> Proposals:
    fairest = finalists[0]
    fair = [each for each in finalists if each.distance <= fairest.distance + NEAR]
    shortest = min(fair, key=lambda each: each.balance.tally.rounds)
    wildest = max(fair, key=lambda each: len(set(each.deck)))
    return Proposals(tried, fairest, shortest, wildest, tuple(finalists))


def distance(result: Balance, odds: dict[str, float]) -> float:
    """How far the chances of the named sides, among themselves, are from the wanted ones."""
    shares = {side: result.tally.chance(side).share for side in odds}
    whole, wanted = sum(shares.values()), sum(odds.values())
    if not whole:
        return 1.0
    return max(abs(shares[side] / whole - odds[side] / wanted) for side in odds)


def candidates(book: Book, wish: Wish, number: int, rng: random.Random) -> list[tuple[str, ...]]:
    """Decks the book has nothing against: the proposed one, and others by exchanging single cards."""
    begun = propose(book, wish.seats, wish.wanted)
    pool = [card for card in book.roles if card not in wish.unwanted]
    first = _without(book, begun, wish)
    found = {tuple(sorted(first)): first} if lawful(book, first) else {}
    for _ in range(60 * number):
        if len(found) >= number:
            break
        deck = list(rng.choice(list(found.values())) if found else first)
        for _ in range(rng.randint(1, EXCHANGES)):
            at = rng.randrange(len(deck))
            if deck[at] not in wish.wanted or deck.count(deck[at]) > wish.wanted.count(deck[at]):
                deck[at] = rng.choice(pool)
        if lawful(book, deck) and not {*deck} & {*wish.unwanted}:
            found.setdefault(tuple(sorted(deck)), tuple(deck))
    return list(found.values())


def _without(book: Book, deck: Sequence[str], wish: Wish) -> tuple[str, ...]:
    """The proposed deck with plain cards for those nobody wants."""
    return tuple(plain_card(book, card) if card in wish.unwanted else card for card in deck)


def lawful(book: Book, deck: Sequence[str]) -> bool:
    """Does the book neither refuse this deck nor warn of it?"""
    return not any(remark.level in ("refused", "warning") for remark in check_deck(book, deck))
