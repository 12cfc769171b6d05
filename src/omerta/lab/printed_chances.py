"""The chances of the decks that the books print, counted beforehand, so that nobody waits for them.

`scripts/audit` plays those games and writes `printed_chances.json` anew.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from functools import cache
from importlib.resources import files

import msgspec
from msgspec import Struct

from omerta.lab.lab_game import Experiment
from omerta.lab.tally import GameTally

FILE = "printed_chances.json"
PRINTED = files("omerta.lab") / FILE
NOTHING = GameTally()


class PrintedDeck(Struct, frozen=True, omit_defaults=True):
    """The games of one deck as one population has played them."""

    book: str
    players: str
    cards: dict[str, int]
    games: int
    wins: dict[str, int]
    rounds: dict[int, int]
    house_rules: dict[str, str] = {}

    @property
    def deck(self) -> tuple[str, ...]:
        """The cards one by one, in the order of their names."""
        return tuple(sorted(Counter(self.cards).elements()))


PrintedKey = tuple[str, str, tuple[str, ...], tuple[tuple[str, str], ...]]
ROWS = msgspec.json.Decoder(tuple[PrintedDeck, ...])


def counted_beforehand(experiment: Experiment) -> GameTally:
    """The games of this very deck, by these very players; none where it was not counted."""
    if not isinstance(experiment.book, str) or experiment.of_side:
        return NOTHING
    house_rules = tuple(sorted(experiment.house_rules.items()))
    key = experiment.book, experiment.mind, tuple(sorted(experiment.deck)), house_rules
    return _printed().get(key, NOTHING)


def as_file(found: Iterable[tuple[Experiment, GameTally]]) -> bytes:
    """What was counted, a deck a line."""
    rows = {_key(row): row for experiment, tally in found for row in (_row(experiment, tally),)}
    lines = b",\n".join(msgspec.json.encode(row) for row in rows.values())
    return b"[\n" + lines + b"\n]\n"


def printed_decks() -> tuple[PrintedDeck, ...]:
    """All that was counted."""
    return ROWS.decode(PRINTED.read_bytes())


@cache
def _printed() -> Mapping[PrintedKey, GameTally]:
    return {_key(row): GameTally(row.games, row.wins, row.rounds) for row in printed_decks()}


def _key(row: PrintedDeck) -> PrintedKey:
    return row.book, row.players, row.deck, tuple(sorted(row.house_rules.items()))


def _row(experiment: Experiment, found: GameTally) -> PrintedDeck:
    cards = dict(sorted(Counter(experiment.deck).items()))
    return PrintedDeck(
        experiment.bare_book.name,
        experiment.mind,
        cards,
        found.games,
        found.wins,
        found.lengths,
        dict(sorted(experiment.house_rules.items())),
    )
