"""Games of the fast path: the same games as the engine's, one by one or already counted."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np

from omerta.lab.fast.kernel import HANDED_BACK, UNENDED, play_all
from omerta.lab.fast.plan import Plan
from omerta.lab.fast.terms import Dealing, Numbers, PlayedGames, TableRules
from omerta.lab.lab_game import DRAW, Outcome, play_game
from omerta.lab.tally import GameTally


def outcomes(plan: Plan, seeds: Sequence[int]) -> list[Outcome]:
    """The games of these seeds."""
    cards, results, outs = played(plan, _last_digits(seeds))
    names = (*plan.sides, DRAW)
    found = []
    for number in range(len(seeds)):
        won, rounds, first = results[number].tolist()
        dealt = tuple([plan.deck[at] for at in cards[number]])
        out = tuple(outs[number, 1:].tolist())
        found.append(Outcome(dealt, names[won], rounds, out, dealt[first - 1] if first else ""))
    return found


def counted(plan: Plan, first_seed: int, games: int) -> GameTally:
    """So many games from a seed on, counted."""
    cards, results, outs = played(plan, _last_digits(range(first_seed, first_seed + games)))
    names = (*plan.sides, DRAW)
    kinds = tuple(dict.fromkeys(plan.deck))
    kind_of = np.array([kinds.index(card) for card in plan.deck], np.int64)[cards]
    left = results[:, 2] > 0
    firsts = kind_of[np.nonzero(left)[0], results[left, 2] - 1]
    by_kind = {kind: outs[:, 1:][kind_of == at] for at, kind in enumerate(kinds)}
    return GameTally(
        games,
        dict(sorted((names[won], number) for won, number in _counts(results[:, 0]).items())),
        _counts(results[:, 1]),
        dict(sorted((kind, games * plan.deck.count(kind)) for kind in kinds)),
        {kind: _counts(by_kind[kind]) for kind in sorted(kinds)},
        dict(sorted((kinds[at], number) for at, number in _counts(firsts).items())),
    )


def _last_digits(seeds: Sequence[int]) -> Numbers:
    """Of a seed of any size only the last 64 binary digits count, for the engine as for the kernel."""
    return np.array([seed % 2**64 for seed in seeds], np.uint64).view(np.int64)


def _counts(numbers: np.ndarray[Any, Any]) -> dict[int, int]:
    """How often each number occurs."""
    times = np.bincount(numbers)
    return {number: int(times[number]) for number in np.flatnonzero(times).tolist()}


def played(plan: Plan, seeds: Numbers) -> tuple[Numbers, Numbers, Numbers]:
    """The games of these seeds as numbers: cards by seat, results, and when each seat left."""
    number, size = len(seeds), len(plan.deck)
    cards = np.zeros((number, size), np.int64)
    results = np.zeros((number, 3), np.int64)
    outs = np.zeros((number, size + 1), np.int64)
    deck = Dealing(plan.side, plan.job, plan.ganged, plan.code)
    rules = TableRules(plan.program, plan.powers, plan.law, plan.gang, plan.endings, plan.stall)
    play_all(seeds, deck, rules, plan.head, PlayedGames(cards, results, outs))
    assert not (results[:, 0] == UNENDED).any(), "a game does not end"
    for at in np.nonzero(results[:, 0] == HANDED_BACK)[0]:
        results[at], outs[at, 1:] = _by_engine(plan, int(seeds[at]))
    return cards, results, outs


def _by_engine(plan: Plan, seed: int) -> tuple[tuple[int, int, int], tuple[int, ...]]:
    """A game that went where the kernel does not follow."""
    game = play_game(plan.experiment, seed)
    won = (*plan.sides, DRAW).index(game.winner)
    first = next((seat for seat, card in enumerate(game.cards, 1) if card == game.first), 0)
    return (won, game.rounds, first), game.out
