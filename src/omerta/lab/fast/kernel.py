"""The game itself, in flat numbers: every pick and every draw in the order in which the engine makes them.

It mirrors `core.flow`; the night is in `fast_night.py`, the day in `fast_vote.py`.
"""

# mypy: disable-error-code="misc, no-any-return, no-untyped-call, untyped-decorator"

from __future__ import annotations

import zlib
from collections.abc import Callable
from pathlib import Path

import numpy as np
from numba import njit

from omerta.bots.driver import PATIENCE
from omerta.lab.fast.beginner import (
    HAS_NAMED,
    LAST_EXECUTED,
    LAST_KILLED,
    SHOWS_EXECUTED,
    SHOWS_KILLED,
    Head,
    name_a_card,
    talk,
)
from omerta.lab.fast.fast_night import act, gang_shoots, new_night, toll
from omerta.lab.fast.fast_vote import hold_vote
from omerta.lab.fast.game_arrays import (
    EXECUTED,
    FIRST_OUT,
    FREE,
    GONE,
    LIVE,
    LIVING,
    LOST,
    NAMED,
    NAMINGS,
    NIGHT,
    PAPERS,
    QUIET,
    ROUND,
    SIZE,
    compiled,
    deal,
    ending,
    inlined,
    leave,
)
from omerta.lab.fast.nominations import put_names, speeches
from omerta.lab.fast.terms import (
    DRAW,
    GANG,
    HANDS,
    HOLDER,
    JOB,
    MOST_JOBS,
    MOST_OFFERS,
    MOST_SEATS,
    NAMES,
    PHASE,
    ROLE,
    SPEECHES,
    TALK,
    VOTE,
    Dealing,
    Numbers,
    PlayedGames,
    TableRules,
    Workspace,
)

MOST_ROUNDS = 100_000
UNENDED, HANDED_BACK = -2, -3


@compiled
def begins(now: Numbers, head: Head, dark: int) -> None:
    """A phase begins for those who think: the votes and names of the last one are over."""
    head.crowd[:] = 0
    now[NAMINGS] = 0
    head.crew[HAS_NAMED, :] = 0
    now[NIGHT] |= dark
    if now[QUIET] >= PATIENCE or now[ROUND] >= head.whims.shape[0]:
        now[LOST] = 1


@compiled
def forget(head: Head) -> None:
    """A new game."""
    head.shown[:] = 0
    head.learned[:] = 0
    head.crew[:] = 0
    head.asked[:, 0] = 0


@inlined
def sit_down(now: Numbers, paper: Numbers, hands: Numbers, spent: Numbers, job: Numbers) -> None:
    """Everybody lives, nothing has happened, and who holds a power is known."""
    now[:] = 0
    hands[:] = 0
    now[LIVING] = len(job) - 1
    for seat in range(1, len(job)):
        paper[LIVE, seat - 1] = seat
        if job[seat] >= 0:
            hands[HOLDER, job[seat]] = seat
            spent[job[seat]] = 0


@inlined
def carry_off(now: Numbers, paper: Numbers, out: Numbers, gone: int) -> None:
    """So many leave the game, the first of all by name."""
    for at in range(gone):
        leave(now, paper[LIVE], out, paper[GONE, at])
    if gone and not now[FIRST_OUT]:
        now[FIRST_OUT] = paper[GONE, 0]


@inlined
def last_words(
    now: Numbers, seed: int, paper: Numbers, gone: int, shows: int, speaks: int, head: Head | None
) -> None:
    """Those who think see the cards of who has left, and hear him where he may speak."""
    if head is not None:
        for at in range(gone):
            head.shown[paper[GONE, at]] = head.facts[shows]
        if head.facts[speaks]:
            for at in range(gone):
                name_a_card(now, seed, head, paper[GONE, at])


@inlined
def day_ends(
    seed: int, now: Numbers, paper: Numbers, out: Numbers, side: Numbers, rules: TableRules, head: Head | None
) -> int:
    """The vote of the day, and who has won by it: a side, a draw, or -1 if the game goes on."""
    gone = hold_vote(now, seed, paper, rules.law, head)
    carry_off(now, paper, out, gone)
    won = -1
    if gone:
        now[EXECUTED] = 1
        won = ending(now, paper[LIVE], side, rules.lines, False)
    if won < 0 or now[LOST]:
        won = -1
        last_words(now, seed, paper, gone, SHOWS_EXECUTED, LAST_EXECUTED, head)
    return won


@inlined
def night_ends(
    seed: int, now: Numbers, paper: Numbers, hands: Numbers, spent: Numbers, out: Numbers, side: Numbers,
    rules: TableRules, head: Head | None,
) -> int:  # fmt: skip
    """The toll of the night, and who has won by it: a side, a draw, or -1 if the game goes on."""
    dead = toll(rules.program, rules.powers, hands, spent, paper[GONE])
    now[QUIET] = now[QUIET] + 1 if not dead and not now[EXECUTED] else 0
    now[EXECUTED] = 0
    carry_off(now, paper, out, dead)
    new_night(rules.program.shape[0], rules.powers.shape[0], hands)
    won = ending(now, paper[LIVE], side, rules.lines, True)
    if won < 0 or now[LOST]:
        won = -1
        last_words(now, seed, paper, dead, SHOWS_KILLED, LAST_KILLED, head)
    return won


@compiled
def play(
    seed: int,
    side: Numbers,
    job: Numbers,
    rules: TableRules,
    papers: Workspace,
    out: Numbers,
    head: Head | None,
) -> tuple[int, int, int]:
    """One game: who wins, after how many rounds, and who left first; `out` is filled by seat."""
    now, paper, hands, spent, offers = papers.now, papers.paper, papers.hands, papers.spent, papers.offers
    living, program, powers, gang = paper[LIVE], rules.program, rules.powers, rules.gang
    sit_down(now, paper, hands, spent, job)
    for _ in range(MOST_ROUNDS):
        now[ROUND] += 1
        for number in range(program.shape[0]):
            if now[LOST]:
                return HANDED_BACK, 0, 0
            step, won = program[number], -1
            does = step[0]
            if does == PHASE:
                now[NAMED] = 0
                if 0 < rules.stall <= now[QUIET]:
                    won = DRAW
                elif head is not None:
                    begins(now, head, step[1])
            elif does == TALK:
                if head is not None:
                    talk(now, seed, living, head, paper[FREE])
            elif does == NAMES:
                put_names(now, seed, paper, step[1] == 1, head)
            elif does == SPEECHES:
                speeches(now, seed, paper, step[1], head)
            elif does == VOTE:
                won = day_ends(seed, now, paper, out, side, rules, head)
            elif does == GANG:
                gang_shoots(now, seed, living, number, side, gang, hands, offers, head)
            elif does == ROLE:
                if not out[hands[HOLDER, step[JOB]]]:
                    act(now, seed, living, number, step, powers, gang, hands, spent, offers, head)
            else:
                won = night_ends(seed, now, paper, hands, spent, out, side, rules, head)
            if won >= 0:
                return won, now[ROUND], now[FIRST_OUT]
    return UNENDED, 0, 0


@compiled
def play_many(
    seeds: Numbers, deck: Dealing, rules: TableRules, head: Head | None, games: PlayedGames
) -> None:
    """Games with these seeds: the card of every seat, the result, and when each seat left (0: never)."""
    size = len(deck.side)
    if head is not None:
        side, job = head.side, head.job
    else:
        side, job = np.zeros(size + 1, np.int64), np.zeros(size + 1, np.int64)
    papers = Workspace(
        np.zeros(SIZE, np.int64),
        np.zeros((PAPERS, MOST_SEATS), np.int64),
        np.zeros((HANDS, max(rules.program.shape[0], rules.powers.shape[0])), np.int64),
        np.zeros((MOST_JOBS, MOST_SEATS), np.int64),
        np.zeros(MOST_OFFERS, np.int64),
    )
    for number in range(len(seeds)):
        order = games.cards[number]
        for at in range(size):
            order[at] = at
        deal(seeds[number], order)
        for at in range(size):
            side[at + 1] = deck.side[order[at]]
            job[at + 1] = deck.job[order[at]]
        if head is not None:
            forget(head)
            for at in range(size):
                head.ganged[at + 1] = deck.ganged[order[at]]
                head.code[at + 1] = deck.code[order[at]]
        games.results[number] = play(seeds[number], side, job, rules, papers, games.outs[number], head)


def _kept_with(sources: int) -> Callable[..., None]:
    """The way into the kernel. Numba keeps what it has compiled while this function is the same, and it is
    the same only while all `sources` are."""

    @njit(cache=True, error_model="numpy")
    def play_all(*table: object) -> None:
        assert sources
        play_many(*table)

    return play_all


play_all = _kept_with(
    zlib.crc32(b"".join(file.read_bytes() for file in sorted(Path(__file__).parent.glob("*.py"))))
)
