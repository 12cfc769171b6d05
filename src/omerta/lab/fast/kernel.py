"""The game itself, in flat numbers: every pick and every draw in the order in which the engine makes them.

Seats are numbered from 1. A pick is what a player leaves to chance; a draw is the engine's own lot or coin.
The functions mirror `core.flow`, `core.trial`, `core.counts`, `core.outcomes` and `bots.chance.play_out`.
"""

# mypy: disable-error-code="misc, no-any-return, no-untyped-call, untyped-decorator"

from __future__ import annotations

import numpy as np
from numba import njit

from omerta.lab.fast.plan import DRAW, GANG, GOES_ON, MOST_SEATS, NAMES, PHASE, ROLE, SPEECHES, VOTE, Numbers
from omerta.lab.tape import TAPE

MOST_ROUNDS = 100_000
UNENDED = -2
DEAL = 1_000_000

# What changes in the course of a game, in one row of numbers.
PICKS, DRAWS, SPEAKER, QUIET, EXECUTED, LIVING, NAMED, ROUND, SIZE = range(9)

(
    L_NAMED, L_ORDER, L_ANY_HANDS, L_DUTY, L_RECOUNTS, L_TIE, L_CONFIRM, L_NEW_CONVICT, L_COMPULSORY,
    L_VOTES_SELF, L_FROM_SPEAKER, L_SINGLE, L_NEEDS_HALF, L_ALL_NEED_HALF, L_FROM_ROUND,
) = range(15)  # fmt: skip
# Paper to write on, a row of numbers for each purpose, so that no game has to fetch any.
LIVE, NAME, GONE, FIELD, FIRST, SCORE, STOOD, FREE, TRIED, DEFENDED, GIVEN, USED, PAPERS = range(13)

MOST_JOBS = 16

BY_CANDIDATE, AT_ONCE, IN_TURN = range(3)
LOT, _, ALL = range(3)
HALF, CONVICT, CONFIRM, SKIP_FIRST = 1, 2, 3, 4
YES_NO = 2
SELF_NOT_TWICE, SAVED_ONCE, PICKED_ONCE = 1, 2, 3
COUNT, RECOUNT, CONFIRMING, CONFIRM_RECOUNT = range(4)
"""Kinds of counts."""


compiled = njit(cache=True, error_model="numpy")


@compiled
def mix(seed: np.uint64, turn: np.uint64) -> np.uint64:
    """A well-stirred number from a seed and a turn, as `core.game.mix`."""
    z = seed * np.uint64(0x9E3779B97F4A7C15) + (turn + np.uint64(1)) * np.uint64(0xD1B54A32D192ED03)
    z = (z ^ (z >> np.uint64(30))) * np.uint64(0xBF58476D1CE4E5B9)
    z = (z ^ (z >> np.uint64(27))) * np.uint64(0x94D049BB133111EB)
    return z ^ (z >> np.uint64(31))


@compiled
def copied(to: Numbers, row: Numbers, size: int) -> None:
    """Write the first numbers of a row over those of another."""
    for at in range(size):
        to[at] = row[at]


@compiled
def wiped(row: Numbers, size: int) -> None:
    """Wipe the first numbers of a row."""
    for at in range(size):
        row[at] = 0


@compiled
def pick(now: Numbers, seed: int, among: int) -> int:
    """What a player leaves to chance: a number below `among`."""
    drawn = mix(np.uint64(seed) ^ np.uint64(TAPE), np.uint64(now[PICKS])) >> np.uint64(11)
    now[PICKS] += 1
    return int(np.float64(drawn) * (1.0 / 9007199254740992.0) * among)


@compiled
def draw(now: Numbers, seed: int, among: int) -> int:
    """The engine's own lot."""
    drawn = mix(np.uint64(seed), np.uint64(now[DRAWS])) % np.uint64(among)
    now[DRAWS] += 1
    return int(drawn)


@compiled
def deal(seed: int, cards: Numbers) -> None:
    """Shuffle the numbers of the cards, as `core.setup.shuffled`."""
    for at in range(len(cards) - 1, 0, -1):
        other = int(mix(np.uint64(seed), np.uint64(DEAL + at)) % np.uint64(at + 1))
        cards[at], cards[other] = cards[other], cards[at]


@compiled
def leave(now: Numbers, living: Numbers, out: Numbers, seat: int) -> None:
    """A seat is out of the game."""
    at = 0
    while living[at] != seat:
        at += 1
    for other in range(at, now[LIVING] - 1):
        living[other] = living[other + 1]
    now[LIVING] -= 1
    now[QUIET] = 0
    out[seat] = now[ROUND]


@compiled
def ending(now: Numbers, living: Numbers, side: Numbers, lines: Numbers, at_dawn: bool) -> int:
    """Who has won: the number of a side, a draw, or -1 if the game goes on."""
    few = 0
    for at in range(now[LIVING]):
        few += side[living[at]]
    counts = (now[LIVING] - few, few, 0)
    here = (1 if counts[0] else 0) + (2 if counts[1] else 0)
    for number in range(lines.shape[0]):
        line = lines[number]
        if (line[1] and not at_dawn) or here & line[2] or here & line[3] != line[3]:
            continue
        if line[4] >= 0 and counts[line[4]] < counts[line[5]]:
            continue
        first = 1 if line[9] and now[LIVING] < len(side) - 1 else 0
        if line[8] and now[QUIET] + first < line[8]:
            continue
        if line[6] >= 0 and counts[line[6]] > line[7]:
            continue
        return -1 if line[0] == GOES_ON else line[0]
    return -1


@compiled
def put_names(now: Numbers, seed: int, paper: Numbers, others_only: bool) -> None:
    """The talk in which candidates are put forward: everybody names or is ready, round after round."""
    living, named, waiting, given = paper[LIVE], paper[NAME], paper[FREE], paper[GIVEN]
    here = left = now[LIVING]
    wiped(given, MOST_SEATS)
    copied(waiting, living, here)
    while left:
        still = 0
        for at in range(left):
            seat = waiting[at]
            own = 1 if others_only and not given[seat] else 0
            options = here - now[NAMED] - own
            chosen = pick(now, seed, options + 1)
            if chosen == options:
                continue
            for other in range(here):
                target = living[other]
                if given[target] or (others_only and target == seat):
                    continue
                if chosen == 0:
                    given[target] = 1
                    named[now[NAMED]] = target
                    now[NAMED] += 1
                    break
                chosen -= 1
            waiting[still] = seat
            still += 1
        left = still


@compiled
def speeches(now: Numbers, seed: int, paper: Numbers, most: int) -> None:
    """The floor goes round; each may put forward so many names in his turn, 0 is any number."""
    living, named, given = paper[LIVE], paper[NAME], paper[GIVEN]
    here = now[LIVING]
    first = 0
    for at in range(here):
        if living[at] > now[SPEAKER]:
            first = at
            break
    now[SPEAKER] = living[first]
    wiped(given, MOST_SEATS)
    for _ in range(here):
        said = 0
        while True:
            free = here - now[NAMED] if not most else here if said < most else 0
            chosen = pick(now, seed, free + 1)
            if chosen == free:
                break
            for other in range(here):
                target = living[other]
                if not most and given[target]:
                    continue
                if chosen == 0:
                    if not given[target]:
                        given[target] = 1
                        named[now[NAMED]] = target
                        now[NAMED] += 1
                    break
                chosen -= 1
            said += 1


@compiled
def first_voter(now: Numbers, living: Numbers, law: Numbers, order: int) -> int:
    """Where in the circle of the living the vote begins."""
    if order == IN_TURN and law[L_FROM_SPEAKER]:
        for at in range(now[LIVING]):
            if living[at] >= now[SPEAKER]:
                return at
    return 0


@compiled
def take_votes(now: Numbers, seed: int, paper: Numbers, law: Numbers, size: int, early: int) -> None:
    """A count on single candidates; those from the place `early` on were waited for when it opened."""
    living, field, score, used = paper[LIVE], paper[FIELD], paper[SCORE], paper[USED]
    here = now[LIVING]
    wiped(score, size)
    self_too, compulsory = law[L_VOTES_SELF] == 1, law[L_COMPULSORY] == 1
    if law[L_ORDER] == BY_CANDIDATE:
        wiped(used, MOST_SEATS)
        for at in range(size):
            turn = early if at == 0 else 0
            for _ in range(here):
                seat = living[turn]
                turn = turn + 1 if turn + 1 < here else 0
                if used[seat]:
                    continue
                votes = 1 if self_too or seat != field[at] else 0
                if pick(now, seed, max(votes + (0 if compulsory else 1), 1)) < votes:
                    score[at] += 1
                    used[seat] = 1 - law[L_ANY_HANDS]
        return
    turn = first_voter(now, living, law, law[L_ORDER])
    for _ in range(here):
        seat = living[turn]
        turn = turn + 1 if turn + 1 < here else 0
        own = -1
        if not self_too:
            for at in range(size):
                if field[at] == seat:
                    own = at
        votes = size - (1 if own >= 0 else 0)
        chosen = pick(now, seed, max(votes + (0 if compulsory else 1), 1))
        if chosen < votes:
            score[chosen + (1 if 0 <= own <= chosen else 0)] += 1


@compiled
def yes_or_no(now: Numbers, seed: int, law: Numbers) -> tuple[int, int]:
    """All the tied together, or a sentence: how many say yes, and how many no."""
    yes = no = 0
    for _ in range(now[LIVING]):
        chosen = pick(now, seed, 2 if law[L_COMPULSORY] else 3)
        yes += chosen == 0
        no += chosen == 1
    return yes, no


@compiled
def leading(paper: Numbers, size: int) -> int:
    """Those with the most votes, if anybody has one; their number."""
    field, score, first = paper[FIELD], paper[SCORE], paper[FIRST]
    most, found = 1, 0
    for at in range(size):
        if score[at] >= most:
            if score[at] > most:
                most, found = score[at], 0
            first[found] = field[at]
            found += 1
    return found


@compiled
def ask_for_names(now: Numbers, seed: int, paper: Numbers) -> tuple[int, int]:
    """The host goes round asking for names; from whom he does not come to, the vote begins."""
    living, field, free, tried = paper[LIVE], paper[FIELD], paper[FREE], paper[TRIED]
    left = size = 0
    for at in range(now[LIVING]):
        if not tried[living[at]]:
            free[left] = living[at]
            left += 1
    for at in range(now[LIVING]):
        chosen = pick(now, seed, left + 1)
        if chosen == left:
            continue
        field[size] = free[chosen]
        size += 1
        left -= 1
        for other in range(chosen, left):
            free[other] = free[other + 1]
        if not left:
            return size, (at + 1) % now[LIVING]
    return size, 0


@compiled
def hold_vote(now: Numbers, seed: int, paper: Numbers, law: Numbers) -> int:
    """The vote of the day, from the first name to the verdict; the number of convicts."""
    here = now[LIVING]
    living, field, first, score = paper[LIVE], paper[FIELD], paper[FIRST], paper[SCORE]
    stood, tried, defended, convicts = paper[STOOD], paper[TRIED], paper[DEFENDED], paper[GONE]
    wiped(tried, MOST_SEATS)
    wiped(defended, MOST_SEATS)
    standing = early = recounts = accused = 0
    kind, counted = COUNT, False
    if now[ROUND] < law[L_FROM_ROUND]:
        return 0
    size = now[NAMED] if law[L_NAMED] else here
    copied(field, paper[NAME] if law[L_NAMED] else living, size)
    if law[L_NAMED] and size == 1:
        if law[L_SINGLE] == CONFIRM:
            return together(now, seed, paper, law, size)
        if law[L_SINGLE] == SKIP_FIRST and now[ROUND] == 1:
            return 0
        if law[L_SINGLE] == CONVICT or law[L_SINGLE] == SKIP_FIRST:
            score[0] = here
            counted = True
    elif size == 0:
        if not law[L_DUTY]:
            return 0
        size, early = ask_for_names(now, seed, paper)
        if size == 0:
            size = here
            copied(field, living, size)
    while True:
        if not counted:
            take_votes(now, seed, paper, law, size, early)
        counted, early = False, 0
        for at in range(size):
            if not tried[field[at]]:
                tried[field[at]] = 1
                stood[standing] = field[at]
                standing += 1
        found = leading(paper, size)
        if kind >= CONFIRMING:
            if kind == CONFIRMING and found > 1:
                again = False
                for at in range(found):
                    again = again or first[at] == accused
                if again:
                    size, kind = found, CONFIRM_RECOUNT
                    copied(field, first, size)
                    continue
            if found == 1 and first[0] == accused:
                convicts[0] = accused
                return 1
            if not law[L_NEW_CONVICT] or found != 1 or defended[first[0]]:
                return 0
            accused = first[0]
        elif found == 1:
            accused = first[0]
            if law[L_NEEDS_HALF] or (law[L_SINGLE] == HALF and size == 1):
                votes = 0
                for at in range(size):
                    votes = max(votes, score[at])
                if 2 * votes <= here:
                    return 0
        elif found > 1:
            size = found
            copied(field, first, size)
            if recounts == law[L_RECOUNTS]:
                return hung(now, seed, paper, law, size)
            recounts += 1
            kind = RECOUNT
            continue
        elif kind == RECOUNT:
            return hung(now, seed, paper, law, size)
        elif not law[L_DUTY]:
            return 0
        else:
            left = 0
            for at in range(here):
                left += 1 - tried[living[at]]
            size = 0
            if left:
                size, early = ask_for_names(now, seed, paper)
            if not size:
                convicts[0] = stood[draw(now, seed, standing)]
                return 1
            continue
        # Somebody stands accused.
        if not law[L_CONFIRM]:
            convicts[0] = accused
            return 1
        if law[L_CONFIRM] == YES_NO:
            yes, no = yes_or_no(now, seed, law)
            convicts[0] = accused
            return 1 if yes > no else 0
        defended[accused] = 1
        size, kind = here, CONFIRMING
        copied(field, living, size)


@compiled
def hung(now: Numbers, seed: int, paper: Numbers, law: Numbers, size: int) -> int:
    """The tie stays: all together, a lot, or nobody."""
    if law[L_TIE] == ALL and not law[L_DUTY]:
        return together(now, seed, paper, law, size)
    if law[L_TIE] == LOT or law[L_DUTY]:
        paper[GONE, 0] = paper[FIELD, draw(now, seed, size)]
        return 1
    return 0


@compiled
def together(now: Numbers, seed: int, paper: Numbers, law: Numbers, size: int) -> int:
    """Shall all the tied go?"""
    yes, no = yes_or_no(now, seed, law)
    if law[L_ALL_NEED_HALF]:
        go = 2 * yes > now[LIVING]
    elif yes == no:
        go = draw(now, seed, 2) == 0
    else:
        go = yes > no
    copied(paper[GONE], paper[FIELD], size)
    return size if go else 0


@compiled
def point(now: Numbers, seed: int, living: Numbers, side: Numbers, gang: Numbers) -> int:
    """The gang's victim, or 0."""
    free = 0
    awake = False
    for at in range(now[LIVING]):
        awake = awake or side[living[at]] == 1
        free += not (gang[1] and side[living[at]] == 1)
    if not awake:
        return 0
    chosen = pick(now, seed, free + (1 if gang[0] or not free else 0))
    for at in range(now[LIVING]):
        if not (gang[1] and side[living[at]] == 1):
            if chosen == 0:
                return living[at]
            chosen -= 1
    return 0


@compiled
def choose(
    now: Numbers, seed: int, living: Numbers, step: Numbers, seat: int, last: int, spent: Numbers
) -> int:
    """Whom the holder of a card chooses at his call, or 0."""
    anyone, may_pass = step[2] & 1, step[2] & 2
    barred_self = step[3] == SELF_NOT_TWICE and last == seat
    free = 0
    for at in range(now[LIVING]):
        target = living[at]
        free += not ((target == seat and (not anyone or barred_self)) or spent[target])
    chosen = pick(now, seed, free + (1 if may_pass or not free else 0))
    for at in range(now[LIVING]):
        target = living[at]
        if not ((target == seat and (not anyone or barred_self)) or spent[target]):
            if chosen == 0:
                return target
            chosen -= 1
    return 0


@compiled
def absorber(program: Numbers, shield: Numbers, victim: int) -> int:
    """The step whose shield takes the blow, the first of the night if there are several; -1 if none does."""
    for number in range(program.shape[0]):
        if program[number, 0] == ROLE and shield[program[number, 1]] == victim:
            return number
    return -1


@compiled
def play(
    seed: int,
    side: Numbers,
    job: Numbers,
    program: Numbers,
    law: Numbers,
    gang: Numbers,
    lines: Numbers,
    stall: int,
    now: Numbers,
    paper: Numbers,
    hands: Numbers,
    spent: Numbers,
    out: Numbers,
) -> tuple[int, int, int]:
    """One game: who wins, after how many rounds, and who left first; `out` is filled by seat."""
    seats = len(side) - 1
    living = paper[LIVE]
    holder, last, chosen, shield = hands[0], hands[1], hands[2], hands[3]
    now[:] = 0
    hands[:] = 0
    now[LIVING] = seats
    for seat in range(1, seats + 1):
        living[seat - 1] = seat
        if job[seat] >= 0:
            holder[job[seat]] = seat
            spent[job[seat]] = 0
    victim = first = 0
    for _ in range(MOST_ROUNDS):
        now[ROUND] += 1
        for number in range(program.shape[0]):
            step = program[number]
            does = step[0]
            if does == PHASE:
                now[NAMED] = 0
                if 0 < stall <= now[QUIET]:
                    return DRAW, now[ROUND], first
            elif does == NAMES:
                put_names(now, seed, paper, step[1] == 1)
            elif does == SPEECHES:
                speeches(now, seed, paper, step[1])
            elif does == VOTE:
                gone = hold_vote(now, seed, paper, law)
                for at in range(gone):
                    leave(now, living, out, paper[GONE, at])
                if gone:
                    first = first if first else paper[GONE, 0]
                    now[EXECUTED] = 1
                    won = ending(now, living, side, lines, False)
                    if won >= 0:
                        return won, now[ROUND], first
            elif does == GANG:
                victim = point(now, seed, living, side, gang)
            elif does == ROLE:
                who = step[1]
                seat = holder[who]
                if out[seat]:
                    continue
                doomed = victim == seat and absorber(program, shield, victim) < 0
                if not step[4] and doomed and not gang[3]:
                    continue
                target = choose(now, seed, living, step, seat, last[who], spent[who])
                chosen[who] = target
                if target and step[3] == PICKED_ONCE:
                    spent[who, target] = 1
                too_late = step[5] and victim == target
                if step[4] and not (doomed and not gang[2]) and not too_late:
                    shield[who] = target
            else:
                saver = absorber(program, shield, victim) if victim else -1
                if saver >= 0:
                    if program[saver, 3] == SAVED_ONCE:
                        spent[program[saver, 1], victim] = 1
                    victim = 0
                now[QUIET] = now[QUIET] + 1 if not victim and not now[EXECUTED] else 0
                now[EXECUTED] = 0
                if victim:
                    leave(now, living, out, victim)
                    first = first if first else victim
                victim = 0
                wiped(shield, MOST_JOBS)
                copied(last, chosen, MOST_JOBS)
                wiped(chosen, MOST_JOBS)
                won = ending(now, living, side, lines, True)
                if won >= 0:
                    return won, now[ROUND], first
    return UNENDED, 0, 0


@compiled
def play_many(
    seeds: Numbers,
    deck_side: Numbers,
    deck_job: Numbers,
    program: Numbers,
    law: Numbers,
    gang: Numbers,
    lines: Numbers,
    stall: int,
    cards: Numbers,
    results: Numbers,
    outs: Numbers,
) -> None:
    """Games with these seeds: the card of every seat, the result, and when each seat left (0: never)."""
    size = len(deck_side)
    side, job = np.zeros(size + 1, np.int64), np.zeros(size + 1, np.int64)
    now, paper = np.zeros(SIZE, np.int64), np.zeros((PAPERS, MOST_SEATS), np.int64)
    hands, spent = np.zeros((4, MOST_JOBS), np.int64), np.zeros((MOST_JOBS, MOST_SEATS), np.int64)
    for number in range(len(seeds)):
        order = cards[number]
        for at in range(size):
            order[at] = at
        deal(seeds[number], order)
        for at in range(size):
            side[at + 1] = deck_side[order[at]]
            job[at + 1] = deck_job[order[at]]
        results[number] = play(
            seeds[number], side, job, program, law, gang, lines, stall, now, paper, hands, spent, outs[number]
        )
