"""What a deck plays like, in words: each rests on a number, and the number stands beside it."""

from __future__ import annotations

from collections.abc import Sequence

from omerta.books.deck_manner import deck_manner, length
from omerta.core.book.model import Book
from omerta.lab.deck_words import number, whose
from omerta.table.balance_meter import Estimate
from omerta.table.faces.gathering_model import Trait
from omerta.words import Lexicon

FEWEST_GAMES = 20


def plays_like(book: Book, deck: Sequence[str], words: Lexicon) -> tuple[Trait, ...]:
    """Loud or quiet, and how much is known: what the cards themselves tell."""
    found = deck_manner(book, deck)
    strikes = words.say("table-plays-strikes", {"number": found.strikes})
    guards = words.say("table-plays-guards", {"number": found.guards})
    learners = words.say("table-plays-learners", {"number": found.learners, "players": found.players})
    shown = words.say(f"table-plays-shown-{found.shown}")
    return (
        Trait("noise", words.say(f"table-plays-noise-{found.noise}"), f"{strikes}; {guards}"),
        Trait("known", words.say(f"table-plays-known-{found.known}"), f"{learners}; {shown}"),
    )


def lasting(estimate: Estimate | None, words: Lexicon) -> tuple[Trait, ...]:
    """Long or short, by the games the meter has played; before there are enough of them, no word."""
    if estimate is None:
        return ()
    if estimate.games < FEWEST_GAMES:
        waits = words.say("table-plays-length-waits")
        return (Trait("length", words.say("table-plays-length-unknown"), waits),)
    told = words.say(
        "table-plays-length", {"rounds": number(estimate.rounds, words), "whose": whose(estimate.mind, words)}
    )
    return (Trait("length", words.say(f"table-plays-length-{length(estimate.rounds)}"), told),)
