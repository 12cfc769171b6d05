"""Hands for the player of possible worlds, dealt by compiled code: the same as `bots.assignments` deals.

Every product and every sum is made in the same order there and here, so that the hands and their weights are
equal to the last bit.
"""

# mypy: disable-error-code="misc, no-any-return, no-untyped-call, untyped-decorator"

from __future__ import annotations

import random

import numpy as np
from numba import njit

from omerta.bots.assignments import Hands
from omerta.bots.weights import Scales
from omerta.lab.fast.terms import Floats, Numbers

# With it this is compiled when it is imported, and not when somebody waits for a card.
SIGNATURE = (
    "Tuple((f8[::1], i8[:,::1], b1))"
    "(f8[:,::1], i8[::1], i8[::1], f8[:,:,::1], i8[::1], i8[:,::1], f8[::1], f8[::1], i8)"
)


def deal_compiled(weighed: Scales, most: int) -> Hands:
    """Seat by seat every card that fits; where more than the most are under way, a fair sample goes on."""
    size, kinds = len(weighed.open), len(weighed.names)
    rng = random.Random(size)
    chance = np.array([rng.random() for _ in range(size)])
    place = {seat: at for at, seat in enumerate(weighed.open)}
    links = [(place[other], table) for seat in weighed.open for other, table in weighed.linked[seat]]
    numbers = [len(weighed.linked[seat]) for seat in weighed.open]
    cards = [(which, card) for which, (slot, _) in enumerate(weighed.pile) for card, _ in slot]
    weights, hands, exact = _deal(
        np.array([weighed.single[seat] for seat in weighed.open]).reshape(size, kinds),
        np.cumsum([0, *numbers]),
        np.array([other for other, _ in links], np.int64),
        np.array([table for _, table in links]).reshape(len(links), kinds, kinds),
        np.array([number for _, number in weighed.pile], np.int64),
        np.array(cards, np.int64).reshape(len(cards), 2),
        np.array([likely for slot, _ in weighed.pile for _, likely in slot]),
        chance,
        most,
    )
    return Hands(hands.tolist(), weights.tolist(), exact)


@njit(error_model="numpy")
def _thin(steps: Floats, froms: Numbers, found: int, most: int, chance: float) -> int:
    """How many are kept, in their place: the heavy ones, and of the light ones some that stand for all."""
    ordered = np.sort(steps[:found])
    sums, total = np.zeros(found), 0.0
    for at in range(found):
        total += ordered[at]
        sums[at] = total
    bar, room = 0.0, most
    for at in range(found - 1, -1, -1):
        bar = sums[at] / room
        if ordered[at] < bar or room == 1:
            break
        room -= 1
    kept, due = 0, chance * bar
    for at in range(found):
        weight = steps[at]
        if weight < bar:
            due -= weight
            if due >= 0:
                continue
            due += bar
            weight = bar
        steps[kept], froms[kept, 0], froms[kept, 1] = weight, froms[at, 0], froms[at, 1]
        kept += 1
    return kept


@njit(SIGNATURE, cache=True, error_model="numpy")
def _deal(
    single: Floats,
    first_link: Numbers,
    others: Numbers,
    tables: Floats,
    pile: Numbers,
    cards: Numbers,
    likely: Floats,
    chance: Floats,
    most: int,
) -> tuple[Floats, Numbers, bool]:
    """Weights and hands; told are of each seat how its links begin, and of each card its slot and number."""
    size, kinds = single.shape
    room = (most + 1) * len(cards) + 1
    weights, hands, counts = np.ones(1), np.zeros((1, size), np.int64), pile.copy().reshape(1, -1)
    steps, froms = np.zeros(room), np.zeros((room, 2), np.int64)
    fits, exact, draws = np.zeros(kinds), True, 0
    for seat in range(size):
        if len(weights) * len(cards) > room:
            room = 2 * len(weights) * len(cards)
            steps, froms = np.zeros(room), np.zeros((room, 2), np.int64)
        found = 0
        for way in range(len(weights)):
            fits[:] = single[seat]
            for link in range(first_link[seat], first_link[seat + 1]):
                row = tables[link, hands[way, others[link]]]
                for card in range(kinds):
                    fits[card] *= row[card]
            for at in range(len(cards)):
                number = counts[way, cards[at, 0]]
                if number:
                    heavy = weights[way] * number * likely[at] * fits[cards[at, 1]]
                    if heavy > 0:
                        steps[found], froms[found, 0], froms[found, 1] = heavy, way, at
                        found += 1
        kept = found
        if found > most:
            exact = False
            kept = _thin(steps, froms, found, most, chance[draws])
            draws += 1
        dealt, left = np.zeros((kept, size), np.int64), np.zeros((kept, len(pile)), np.int64)
        for at in range(kept):
            way, card = froms[at]
            dealt[at], left[at] = hands[way], counts[way]
            dealt[at, seat] = cards[card, 1]
            left[at, cards[card, 0]] -= 1
        weights, hands, counts = steps[:kept].copy(), dealt, left
    return weights, hands, exact
