"""The fairest deck the book allows: many are tried a little, the better half is tried more, and so on."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator, Sequence

from msgspec import Struct

from omerta.books.decks import accepts, check_deck, known_cards, propose
from omerta.bots.minds import HOUSE
from omerta.core.book.house_rules import with_house_rules
from omerta.core.book.model import Book
from omerta.lab.balance import Balance, balance
from omerta.lab.crew import Crew
from omerta.lab.lab_game import DRAW, Experiment
from omerta.lab.tally import GameTally
from omerta.lab.values import plain_card

FIRST_GAMES = 40
EXCHANGES = 3
NEAR = 0.05
FINALISTS = 4
TRIES = 60


class DeckWish(Struct, frozen=True):
    """What is looked for: seats, the odds of the sides as numbers, cards to have and cards to leave out."""

    seats: int
    odds: dict[str, float]
    wanted: tuple[str, ...] = ()
    unwanted: tuple[str, ...] = ()


class FoundDeck(Struct, frozen=True):
    """A deck that was tried, and how far its odds are from those wanted (0 is at them)."""

    deck: tuple[str, ...]
    balance: Balance
    distance: float


class Proposals(Struct, frozen=True):
    """The best decks found: the fairest first, and of the fair ones the shortest and the wildest game."""

    tried: int
    fairest: FoundDeck
    shortest: FoundDeck
    wildest: FoundDeck
    finalists: tuple[FoundDeck, ...]


def search(
    book: Book,
    house_rules: dict[str, str],
    wish: DeckWish,
    crew: Crew,
    decks: int = 32,
    mind: str = HOUSE,
    seed: int = 0,
    watch: Callable[[int, int], None] = lambda done, planned: None,
) -> Proposals | None:
    """Look among so many decks; None if the book allows none.

    Whatever breaks it off, the last round that was finished is kept, or what there is of the first.
    """
    kept: list[tuple[str, ...]] = []
    with crew.alone():
        kept = candidates(with_house_rules(book, house_rules), wish, decks, random.Random(seed))
    rounds = tuple(_rounds(len(kept)))
    planned, done, most = sum(left * games for left, games in rounds), 0, 0
    best: list[FoundDeck] = []
    for left, games in rounds:
        tried: list[FoundDeck] = []
        for deck in kept[:left]:
            result = balance(Experiment(book, deck, house_rules, mind), crew, games, seed)
            if result.tally.games < games:
                break
            tried.append(FoundDeck(deck, result, distance(result, wish.odds)))
            done += games
            watch(done, planned)
        if best and len(tried) < left:
            break
        best = sorted(tried, key=lambda each: each.distance)
        kept = [each.deck for each in best]
        most = max(most, len(best))
    return _picked(most, best) if best else None


def _rounds(decks: int) -> Iterator[tuple[int, int]]:
    """How many decks are tried with how many games: half as many with twice as many, down to a few."""
    games = FIRST_GAMES
    while decks > FINALISTS:
        yield decks, games
        decks, games = max(FINALISTS, decks // 2), games * 2
    yield decks, games


def _picked(tried: int, finalists: list[FoundDeck]) -> Proposals:
    fairest = finalists[0]
    fair = [each for each in finalists if each.distance <= fairest.distance + NEAR]
    shortest = min(fair, key=lambda each: each.balance.tally.rounds)
    wildest = max(fair, key=lambda each: len(set(each.deck)))
    return Proposals(tried, fairest, shortest, wildest, tuple(finalists))


def distance(result: Balance, odds: dict[str, float]) -> float:
    """How far the chances are from the wanted ones, draws left aside; a side not named should not win."""
    return away(result.tally, odds)


def away(found: GameTally, odds: dict[str, float]) -> float:
    """The same of games that were counted."""
    wins = {side: found.wins.get(side, 0) for side in {*odds, *found.wins} - {DRAW}}
    decided, wanted = sum(wins.values()), sum(odds.values())
    if not decided:
        return 1.0
    return max(abs(won / decided - odds.get(side, 0.0) / wanted) for side, won in wins.items())


def candidates(book: Book, wish: DeckWish, number: int, rng: random.Random) -> list[tuple[str, ...]]:
    """Decks the book has nothing against, or if the wish leaves none, those it does not refuse."""
    first = _without(book, known_cards(book, propose(book, wish.seats, wish.wanted)), wish)
    return _varied(book, first, wish, number, rng, frozenset()) or _varied(
        book, first, wish, number, rng, warnings(book, first)
    )


def _varied(
    book: Book, first: tuple[str, ...], wish: DeckWish, number: int, rng: random.Random, borne: frozenset[str]
) -> list[tuple[str, ...]]:
    """A deck and others by exchanging single cards, as far as they fit the wish; some warnings are borne."""
    pool = [card for card in book.roles if card not in wish.unwanted]
    found = [first] if _fits(book, first, wish, borne) else []
    known = {tuple(sorted(deck)) for deck in found}
    for _ in range(TRIES * number if pool else 0):
        if len(found) >= number:
            break
        deck = list(rng.choice(found) if found else first)
        for _ in range(rng.randint(1, EXCHANGES)):
            at = rng.randrange(len(deck))
            if deck[at] not in wish.wanted or deck.count(deck[at]) > wish.wanted.count(deck[at]):
                deck[at] = rng.choice(pool)
        alike = tuple(sorted(deck))
        if alike not in known and _fits(book, deck, wish, borne):
            known.add(alike)
            found.append(tuple(deck))
    return found


def _without(book: Book, deck: Sequence[str], wish: DeckWish) -> tuple[str, ...]:
    """The proposed deck with others of their side for the cards nobody wants."""
    found = list(deck)
    for at, card in enumerate(deck):
        if card in wish.unwanted:
            found[at] = _instead(book, found, at, wish)
    return tuple(found)


def _instead(book: Book, deck: Sequence[str], at: int, wish: DeckWish) -> str:
    """A plain card, or if nobody wants that either, the one the book has least against."""
    plain, side = plain_card(book, deck[at]), book.roles[deck[at]].side
    if plain not in wish.unwanted:
        return plain
    others = [card for card, role in book.roles.items() if role.side == side and card not in wish.unwanted]

    def against(card: str) -> tuple[int, int]:
        levels = [remark.level for remark in check_deck(book, (*deck[:at], card, *deck[at + 1 :]))]
        return levels.count("refused"), levels.count("warning")

    return min(others, key=against, default=plain)


def _fits(book: Book, deck: Sequence[str], wish: DeckWish, borne: frozenset[str]) -> bool:
    if len(deck) != wish.seats or {*deck} & {*wish.unwanted}:
        return False
    return accepts(book, deck) and warnings(book, deck) <= borne


def warnings(book: Book, deck: Sequence[str]) -> frozenset[str]:
    """What the book warns of in this deck."""
    return frozenset(remark.name for remark in check_deck(book, deck) if remark.level == "warning")
