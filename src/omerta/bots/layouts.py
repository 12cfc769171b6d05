"""Worlds laid out card by card: after a long evening dealing seat by seat would find hardly one that fits.

One card, the plainest, lies everywhere to begin with. The others are laid on it one after another, those of
the hunted first, and each weighs what it changes: so almost everything that was heard has had its say when
the last is laid. Where more layouts are under way than may be followed, a fair sample goes on.
"""

from __future__ import annotations

import random
from collections.abc import Sequence

from msgspec import Struct

from omerta.bots.assignments import DealStep, share, worlds
from omerta.bots.evidence import Evidence
from omerta.bots.lore import Lore, lore
from omerta.bots.weights import Matrix, PileSlot, Scales, scales
from omerta.core.book.model import Book

LaidCards = tuple[tuple[int, int], ...]
WeighedLayout = tuple[float, LaidCards, int]


class CardChances(Struct, frozen=True):
    """For every seat how likely each card is; `exact` if every world was weighed."""

    of: tuple[dict[str, float], ...]
    exact: bool


class _Board(Struct, frozen=True):
    """What is heard, as seen from the card that lies everywhere.

    `alone` is how much better another card fits a seat, `beside` how much better two fit two seats together
    than each of them alone.
    """

    weighed: Scales
    ground: int
    alone: dict[int, list[float]]
    beside: dict[tuple[int, int], Matrix]


def chances(book: Book, seen: Evidence, first: Sequence[str], most: int) -> CardChances:
    """How likely each card is at each seat; the cards of the sides in `first` are laid first."""
    read = lore(book)
    board = _board(read, scales(read, seen))
    if board is not None:
        layouts, exact = _laid_out(board, first, most)
        if any(weight > 0 for weight, _, _ in layouts):
            return CardChances(_summed(board, layouts), exact)
    found = worlds(book, seen, most)
    return CardChances(found.chances, found.exact)


def _board(read: Lore, weighed: Scales) -> _Board | None:
    """The board for what is left of the deck; none where it is not one card for each open seat."""
    single = {slot[0][0]: number for slot, number in weighed.pile if len(slot) == 1}
    if sum(number for _, number in weighed.pile) != len(weighed.open) or not single:
        return None
    ground = max(single, key=lambda card: (weighed.names[card] == read.book.plain, single[card]))
    if not all(weighed.single[seat][ground] > 0 for seat in weighed.open):
        return None
    alone = {
        seat: [fit / weighed.single[seat][ground] for fit in weighed.single[seat]] for seat in weighed.open
    }
    beside: dict[tuple[int, int], Matrix] = {}
    for seat in weighed.open:
        for other, table in weighed.linked[seat]:  # other comes first in the table
            bare, rows = table[ground][ground], range(len(table))
            here, there = table[ground], [row[ground] for row in table]
            if bare <= 0 or not all(here) or not all(there):
                return None
            alone[seat] = [fit * here[card] / bare for card, fit in enumerate(alone[seat])]
            alone[other] = [fit * there[card] / bare for card, fit in enumerate(alone[other])]
            more = tuple([tuple([table[a][b] * bare / (there[a] * here[b]) for b in rows]) for a in rows])
            beside[other, seat] = more
            beside[seat, other] = tuple(zip(*more, strict=True))
    return _Board(weighed, ground, alone, beside)


def _laid_out(board: _Board, first: Sequence[str], most: int) -> tuple[list[WeighedLayout], bool]:
    """All layouts, or a sample of them, with their weights."""
    weighed = board.weighed
    rng = random.Random(len(weighed.open))
    layouts: list[WeighedLayout] = [(1.0, (), -1)]
    exact = True
    for slot, number in _in_order(board, first):
        seats = sorted(weighed.open, key=lambda seat: -_fit(board, slot, seat))
        layouts = [(weight, laid, -1) for weight, laid, _ in layouts]
        for left in range(number - 1, -1, -1):
            steps: list[DealStep] = []
            hopes = [_steps(board, seats, slot, layouts, at, left, steps) for at in range(len(layouts))]
            exact = exact and len(steps) <= most
            layouts = [
                (weight / hopes[at][place], (*layouts[at][1], (seats[place], card)), place)
                for weight, at, place, card in sampled(steps, most, rng)
            ]
    return [(weight * _finish(board, laid), laid, at) for weight, laid, at in layouts], exact


def _in_order(board: _Board, first: Sequence[str]) -> list[tuple[PileSlot, int]]:
    """What is laid, one kind after the other: first those of the sides that matter most, many before few."""
    side, names = board.weighed.read.index.side, board.weighed.names
    rank = {name: at for at, name in enumerate(first)}
    rest = [(slot, number) for slot, number in board.weighed.pile if slot != ((board.ground, 1.0),)]
    return sorted(rest, key=lambda kind: (rank.get(side[names[kind[0][0][0]]], len(rank)), -kind[1], kind[0]))


def _fit(board: _Board, slot: PileSlot, seat: int) -> float:
    return sum([likely * board.alone[seat][card] for card, likely in slot])


def _steps(
    board: _Board,
    seats: Sequence[int],
    slot: PileSlot,
    layouts: Sequence[WeighedLayout],
    at: int,
    left: int,
    steps: list[DealStep],
) -> list[float]:
    """Every place for one more card of a kind, beyond the last of its kind; `left` are to be laid after it.

    A step weighs what it is, times what may come of it; the latter is given back, place by place.
    """
    weight, laid, last = layouts[at]
    taken = [seat for seat, _ in laid]
    hopes, hope = [1.0] * len(seats), [1.0] + [0.0] * left
    for place in range(len(seats) - 1, last, -1):
        seat = seats[place]
        if seat in taken:
            continue
        tables = [(board.beside[seat, other], lies) for other, lies in laid if (seat, other) in board.beside]
        hopes[place], fits = hope[left], 0.0
        for card, likely in slot:
            fit = likely * board.alone[seat][card]
            for table, lies in tables:
                fit *= table[card][lies]
            fits += fit
            if fit * hope[left] > 0:
                steps.append((weight * fit * hope[left], at, place, card))
        if left:
            hope = [1.0, *[hope[many] + fits * hope[many - 1] for many in range(1, left + 1)]]
    return hopes


def sampled(steps: list[DealStep], most: int, rng: random.Random) -> list[DealStep]:
    """At most so many: the heavy ones as they are; of the light ones each share of the rest sends one.

    Which one it is, every share draws for itself. Were it one draw for all of them, they would choose alike
    wherever the steps come in the same order again and again, as seats do.
    """
    if len(steps) <= most:
        return steps
    bar, kept = share([step[0] for step in steps], most), list[DealStep]()
    at, due = 0.0, rng.random() * bar
    for step in steps:
        if step[0] >= bar:
            kept.append(step)
            continue
        light = (bar, *step[1:])
        if at <= due < at + step[0]:
            kept.append(light)
        at += step[0]
        if at >= bar:
            at, due = at - bar, rng.random() * bar
            if due < at:
                kept.append(light)
    return kept


def _finish(board: _Board, laid: LaidCards) -> float:
    """What is weighed when every card is laid."""
    held = [board.ground if card < 0 else card for card in board.weighed.held]
    for seat, card in laid:
        held[seat] = card
    return board.weighed.finish(held)


def _summed(board: _Board, layouts: Sequence[WeighedLayout]) -> tuple[dict[str, float], ...]:
    """How likely each card is at each seat."""
    weighed, total = board.weighed, sum([weight for weight, _, _ in layouts])
    sums = {seat: [0.0] * len(weighed.names) for seat in weighed.open}
    for weight, laid, _ in layouts:
        for seat, card in laid:
            sums[seat][card] += weight / total
    for alike in _alike(board):
        shared = [sum(parts) / len(alike) for parts in zip(*[sums[seat] for seat in alike], strict=True)]
        sums.update({seat: shared.copy() for seat in alike})
    found: list[dict[str, float]] = []
    for seat, card in enumerate(weighed.held[1:], 1):
        if card >= 0:
            found.append({weighed.names[card]: 1.0})
            continue
        sums[seat][board.ground] += max(0.0, 1.0 - sum(sums[seat]))
        found.append({name: part for name, part in zip(weighed.names, sums[seat], strict=True) if part > 0})
    return tuple(found)


def _alike(board: _Board) -> list[list[int]]:
    """Seats of which the same was heard: whatever is likely at one of them is as likely at the others."""
    bound, living = {seat for pair in board.beside for seat in pair}, board.weighed.seen.living
    groups: dict[tuple[tuple[float, ...], bool], list[int]] = {}
    for seat in board.weighed.open:
        if seat not in bound:
            groups.setdefault((tuple(board.alone[seat]), seat in living), []).append(seat)
    return [group for group in groups.values() if len(group) > 1]
