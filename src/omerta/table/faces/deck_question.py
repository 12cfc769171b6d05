"""The deck of a table on the meter."""

from __future__ import annotations

from functools import lru_cache

from omerta.bots.minds import HOUSE
from omerta.table.balance_meter import Estimate, Meter, Question
from omerta.table.state import chosen_deck
from omerta.table.state.chosen_book import plain_book
from omerta.table.state.kept_book import KeptBook
from omerta.table.state.lobby import DeckWay, Lobby, Person


def question(lobby: Lobby) -> Question | None:
    """The deck that would be dealt now; None while a game goes on, or where the book refuses the deck."""
    if lobby.stage != "gathering":
        return None
    house_rules = tuple(sorted(lobby.house_rules.items()))
    return _question(
        lobby.book,
        lobby.own,
        house_rules,
        lobby.preset,
        lobby.way,
        lobby.cards,
        lobby.seed,
        len(lobby.people),
        _players(lobby),
    )


@lru_cache(maxsize=256)
def _question(
    book: str,
    own: KeptBook | None,
    house_rules: tuple[tuple[str, str], ...],
    preset: str,
    way: DeckWay,
    cards: tuple[str, ...],
    seed: int,
    players: int,
    mind: str,
) -> Question | None:
    people = (Person(0, ""),) * players
    lobby = Lobby("", "", book, dict(house_rules), preset, way, cards, people=people, seed=seed, own=own)
    laid = chosen_deck.deck(lobby)
    if players < plain_book(lobby).deck.least or not laid.playable:
        return None
    return Question(book, tuple(sorted(laid.cards)), house_rules, own, mind)


def _players(lobby: Lobby) -> str:
    """Whose chances are shown: those of a club where the house plays like one, else those of strangers."""
    return lobby.mind if lobby.mind == "club" else HOUSE


def estimated(meter: Meter | None, lobby: Lobby) -> Estimate | None:
    """What the meter knows of the deck of this table."""
    asked = question(lobby)
    return meter.estimate(asked) if meter is not None and asked is not None else None
