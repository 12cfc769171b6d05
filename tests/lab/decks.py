"""Small tables of every book, to be tried quickly."""

from omerta.books.decks import known_cards
from omerta.books.presets import deck_for
from omerta.books.shelf import SHELF
from omerta.lab.lab_game import Experiment


def experiment(book: str, seats: int = 8, mind: str = "plain") -> Experiment:
    """The deck the book proposes."""
    return Experiment(book, known_cards(SHELF[book], deck_for(SHELF[book], seats)), mind=mind)


SMALL = experiment("classic", 6)
EVERY_BOOK = {name: experiment(name, 10) for name in SHELF}
