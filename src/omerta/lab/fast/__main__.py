"""`python -m omerta.lab.fast` compiles the kernels for this machine, so that nobody waits for it later."""

from __future__ import annotations

from omerta.books.shelf import SHELF
from omerta.lab.bench_lab import plain_deck
from omerta.lab.fast import fast_counter
from omerta.lab.lab_game import BEGINNER, BY_CHANCE, Experiment
from omerta.lab.lab_minds import RECKONS, lab_mind


def main() -> None:
    """Play one game of each kind."""
    name, book = next(iter(SHELF.items()))
    for mind in (BY_CHANCE, BEGINNER):
        count = fast_counter(Experiment(name, plain_deck(book), mind=mind))
        if count is not None:
            count(0, 1)
    lab_mind(RECKONS)


if __name__ == "__main__":
    main()
