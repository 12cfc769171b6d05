"""What the sensible beginner brings to a table, compiled to numbers: the cards, the talks, his whims."""

from __future__ import annotations

from functools import lru_cache

import numpy as np

from omerta.bots.beliefs import card_side, told_side, whim
from omerta.core import Table, open_any
from omerta.core.book.model import Ability, Book, Call, Dawn, Role, Vote
from omerta.core.book.verbs import Learn
from omerta.core.night.resolution import answer
from omerta.lab.fast.beginner import CREW, LEARNED, MOODS, TRUST, Head
from omerta.lab.fast.terms import FEW, MANY, MOST_JOBS, MOST_OFFERS, Floats, Numbers, need

MOST_ROUNDS = 40
MOST_CLAIMS = 2_000
MOST_VOTES = 4_000
MOST_ANSWERS = 100
LASTING_ANSWERS = ("role", "side", "kind", "type")
"""Answers that do not depend on the night."""


def head_of(book: Book, deck: tuple[str, ...], sides: dict[str, int], jobs: dict[str, int]) -> Head:
    """A head for a table of this deck, as it is before the cards are dealt."""
    cards = tuple(dict.fromkeys((*deck, book.plain)))
    law = next(step for phase in book.cycle for step in book.phases[phase].steps.values() if _held(step))
    dawn = next(step for phase in book.cycle for step in book.phases[phase].steps.values() if _dawn(step))
    assert isinstance(law, Vote)
    assert isinstance(dawn, Dawn)
    facts = (
        book.conduct.role_claims,
        book.conduct.show_cards != "never",
        book.conduct.show_cards == "always",
        law.tie_speech_seconds > 0,
        law.last_word_seconds > 0,
        dawn.last_word_seconds > 0,
        sum(1 for card in deck if book.roles[card].gang),
        cards.index(book.plain),
        sum(1 for card in deck if sides[book.roles[card].side] == MANY),
        sum(1 for card in deck if sides[book.roles[card].side] == FEW),
    )
    for card in deck:
        need(not book.roles[card].known and not book.roles[card].shows, f"roles.{card} known or disguised")
    able = [[bool(book.roles[card].abilities), deck.count(card) == 1] for card in cards]
    return _laid_out(
        len(deck), np.array(facts, np.int64), np.array(able, np.int64), _tells(book, deck, cards, sides, jobs)
    )


def _laid_out(seats: int, facts: Numbers, cards: Numbers, tells: Numbers) -> Head:
    def row(*shape: int) -> Numbers:
        return np.zeros(shape, np.int64)

    return Head(
        facts,
        row(seats + 1),
        row(seats + 1),
        row(seats + 1),
        row(seats + 1),
        cards,
        row(seats + 1),
        row(MOST_JOBS, seats + 1),
        tells,
        row(MOST_CLAIMS, 4),
        row(MOST_VOTES, 2),
        row(seats + 1),
        np.zeros((MOODS, seats + 1), np.float64),
        whims(seats),
        row(CREW, seats + 1),
        row(MOST_JOBS, MOST_ANSWERS),
        np.zeros(MOST_OFFERS, np.float64),
        row(MOST_OFFERS + 1),
    )


@lru_cache(maxsize=8)
def whims(seats: int) -> Floats:
    """The whim of each about each in every round."""
    everybody = range(seats + 1)
    return np.array(
        [
            [[whim(me, number, seat) for seat in everybody] for me in everybody]
            for number in range(MOST_ROUNDS)
        ]
    )


def powers_of(role: Role) -> dict[str, Ability]:
    """What a card can do of its own."""
    return {name: ability for name, ability in role.abilities.items() if not ability.off}


def dark_phases(book: Book) -> dict[str, bool]:
    """The phases in which somebody may learn something, as a liar sees it."""
    return {
        name: any(isinstance(step, Call) and step.acts for step in phase.steps.values())
        for name, phase in book.phases.items()
    }


def _held(step: object) -> bool:
    return isinstance(step, Vote) and not step.off


def _dawn(step: object) -> bool:
    return isinstance(step, Dawn)


def _tells(
    book: Book, deck: tuple[str, ...], cards: tuple[str, ...], sides: dict[str, int], jobs: dict[str, int]
) -> Numbers:
    """For every card that asks and every card asked about: the side it learns, and how it will be told."""
    rows = np.zeros((MOST_JOBS, len(cards), 3), np.int64)
    game = open_any(book, Table(deck, 0, roles=deck))
    for asker, job in jobs.items():
        role = book.roles[asker]
        effects = [ability.effects[0] for ability in powers_of(role).values()]
        learn = next((effect for effect in effects if isinstance(effect, Learn)), None)
        if learn is None:
            continue
        need(learn.what in LASTING_ANSWERS, f"roles.{asker}.abilities")
        for card in {*deck}:
            told = answer(game, learn, (deck.index(card) + 1,))
            rows[job, cards.index(card)] = _told(book, learn, told, role.side, sides)
    return rows


def _told(book: Book, learn: Learn, told: str, mine: str, sides: dict[str, int]) -> tuple[int, int, int]:
    """The side an asker makes of the answer (0 is none), and the claim he will make of it."""
    side = told_side(book, learn, told, mine)
    if side not in sides:
        return 0, 0, 0
    value = told if card_side(book, told) else side
    if side == mine and value == side:
        return sides[side] + 1, TRUST, 0
    heard = {card_side(book, value, listener) for listener in sides}
    need(len(heard) == 1 and heard <= {*sides}, f"the answer {told}")
    return sides[side] + 1, LEARNED, sides[heard.pop()]
