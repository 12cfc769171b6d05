"""What to expect of a deck, as it is shown to whoever builds it.

To nobody else, though the deck is public: every sharper number sends the whole face again.
"""

from __future__ import annotations

from msgspec import Struct

from omerta.lab.deck_words import side_name, whose
from omerta.lab.palette import colour_of
from omerta.table.balance_meter import Estimate, Odds
from omerta.words import Lexicon


class Chance(Struct, frozen=True, gc=False, omit_defaults=True):
    """How likely a side is to win, and the ends of the interval, in whole percents and in words."""

    side: str
    colour: str
    share: int
    low: int
    high: int
    text: str
    between: str


class Chances(Struct, frozen=True, gc=False, omit_defaults=True):
    """The chances of all sides as bots have played the deck; `sharpens`: more games are to come."""

    sides: tuple[Chance, ...]
    games: int
    about: str
    sharpens: bool = False


def chances(estimate: Estimate, words: Lexicon) -> Chances:
    """An estimate as it is shown to whoever builds the deck."""
    return Chances(
        tuple(_chance(odds, words) for odds in estimate.odds),
        estimate.games,
        words.say("table-chances-by", {"games": estimate.games, "whose": whose(estimate.mind, words)}),
        estimate.sharpens,
    )


def _chance(odds: Odds, words: Lexicon) -> Chance:
    return Chance(
        side_name(odds.side, words),
        colour_of(odds.side),
        odds.share,
        odds.low,
        odds.high,
        words.say("lab-percent", {"number": odds.share}),
        words.say("lab-between", {"low": odds.low, "high": odds.high}),
    )
