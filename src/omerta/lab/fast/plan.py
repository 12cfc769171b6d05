"""A book and a deck compiled to flat numbers; what does not fit into them is refused, never guessed."""

from __future__ import annotations

import numpy as np
from msgspec import Struct
from msgspec.structs import fields

from omerta.core.book.index import index
from omerta.core.book.model import Ability, Book, Call, Dawn, Ending, Gang, Roll, Speeches, Talk, Vote
from omerta.core.book.verbs import Kill, Learn, Shield
from omerta.core.day.trial import new_counts
from omerta.lab.fast.beginner import Head
from omerta.lab.fast.beginner_plan import dark_phases, head_of, powers_of
from omerta.lab.fast.shape import ShapeRow, in_order, nothing_else
from omerta.lab.fast.terms import (
    ABSENT,
    DAWN,
    DOES,
    DRAW,
    FEW,
    FIRST_POWER,
    GANG,
    GOES_ON,
    LAST_POWER,
    LEARNS,
    MANY,
    MOST_JOBS,
    MOST_POWERS,
    MOST_SEATS,
    NAMES,
    PHASE,
    ROLE,
    SHIELDS,
    SPEECHES,
    TALK,
    VOTE,
    Numbers,
    need,
)
from omerta.lab.lab_game import Experiment

ORDERS = ("by-candidate", "at-once", "in-turn")
TIES = ("lot", "nobody", "all")
CONFIRMS = ("none", "full", "yes-no")
SINGLES = ("count", "half", "convict", "confirm", "skip-first")
LIMITS = ("none", "self-not-twice-running", "saved-once", "picked-once")
KINDS = (Learn, Shield, Kill)


class Law(Struct, frozen=True):
    """The vote of the day in numbers, in the order in which the kernel reads them."""

    named: int
    order: int
    any_hands: int
    duty: int
    recounts: int
    tie: int
    confirm: int
    new_convict: int
    compulsory: int
    votes_self: int
    from_speaker: int
    single: int
    needs_half: int
    all_need_half: int
    from_round: int


class Plan(Struct, frozen=True):
    """Everything the kernel reads: who is of which side, the steps of a round, the vote, the endings."""

    experiment: Experiment
    deck: tuple[str, ...]
    sides: tuple[str, str]
    side: Numbers
    job: Numbers
    program: Numbers
    powers: Numbers
    law: Numbers
    gang: Numbers
    endings: Numbers
    stall: int
    head: Head | None
    ganged: Numbers
    code: Numbers


def compiled(experiment: Experiment) -> Plan:
    """The plan of a table where everybody leaves all to chance, or everybody is a sensible beginner."""
    book = experiment.rules
    deck = experiment.deck
    need(experiment.by_chance or experiment.by_beginners, "other minds")
    thinks = experiment.by_beginners
    need(len(deck) < MOST_SEATS, "so many seats")
    need(not {*deck} & {*book.deck.hidden}, "hidden cards")
    few, gang = _gang(book, deck)
    many = _other_side(book, deck, few)
    jobs = _jobs(book, deck, gang)
    law = _law(book)
    program = _program(book, deck, gang, jobs, thinks)
    powers = _powers(book, jobs)
    need(len(jobs) < MOST_JOBS, "so many powers")
    _answers_last(book, program, powers)
    nothing_else(book.conduct, "conduct")
    need(book.conduct.open_deck, "conduct.open_deck")
    sides = {few: FEW, many: MANY}
    codes = tuple(dict.fromkeys(deck))
    return Plan(
        experiment,
        deck,
        (many, few),
        np.array([sides[book.roles[card].side] for card in deck], np.int64),
        np.array([jobs.get(card, -1) for card in deck], np.int64),
        program,
        powers,
        np.array([getattr(law, field.name) for field in fields(Law)], np.int64),
        np.array(
            [
                book.gangs[gang].may_pass,
                book.gangs[gang].does.who == "strangers",
                book.conduct.doomed_act,
                book.conduct.doomed_learn,
            ],
            np.int64,
        ),
        _endings(book, deck, sides),
        book.conduct.stall_rounds,
        head_of(book, deck, sides, jobs) if thinks else None,
        np.array([int(book.roles[card].gang == gang) for card in deck], np.int64),
        np.array([codes.index(card) for card in deck], np.int64),
    )


def _gang(book: Book, deck: tuple[str, ...]) -> tuple[str, str]:
    """The one gang of the deck and its side; it kills by one ability, and nothing else about it matters."""
    gangs = {book.roles[card].gang for card in deck} - {""}
    need(len(gangs) == 1, "one gang")
    name = gangs.pop()
    gang: Gang = book.gangs[name]
    does, where = gang.does, f"gangs.{name}.does"
    nothing_else(gang, f"gangs.{name}")
    nothing_else(does, where)
    need(does.effects == (Kill(),), where)
    need(does.targets == 1 and does.limit == "none" and does.who in ("anyone", "strangers"), where)
    need(not gang.head or gang.head not in deck, f"gangs.{name}.head")
    need(not gang.numbered, f"gangs.{name}.numbered")
    sides = {book.roles[card].side for card in deck if book.roles[card].gang == name}
    need(len(sides) == 1, "one side of the gang")
    outside = [card for card in deck if book.roles[card].side in sides and not book.roles[card].gang]
    need(not outside, "somebody of the gang's side outside it")
    return sides.pop(), name


def _other_side(book: Book, deck: tuple[str, ...], few: str) -> str:
    sides = {book.roles[card].side for card in deck} - {few}
    need(len(sides) == 1, "two sides")
    return sides.pop()


def _jobs(book: Book, deck: tuple[str, ...], gang: str) -> dict[str, int]:
    """The cards that do something of their own, each numbered; all others must be blank."""
    jobs: dict[str, int] = {}
    for card in dict.fromkeys(deck):
        role = book.roles[card]
        nothing_else(role, f"roles.{card}")
        need(role.counts_as in ("", role.side), f"roles.{card}.counts_as")
        powers = powers_of(role)
        if powers:
            need(role.gang == "" and deck.count(card) == 1, f"roles.{card}.abilities")
            _job(card, powers)
            jobs[card] = len(jobs)
        else:
            need(role.gang in ("", gang), f"roles.{card}.gang")
    calls = [book.roles[card].call or card for card in jobs]
    need(len(calls) == len({*calls}), "two cards of one call")
    effects = [power.effects[0] for card in jobs for power in powers_of(book.roles[card]).values()]
    frail = any(isinstance(effect, Shield) and effect.blows for effect in effects)
    need(not (frail and any(isinstance(effect, Kill) for effect in effects)), "shields that wear out")
    return jobs


def _job(card: str, powers: dict[str, Ability]) -> None:
    """What a card can do, one thing a night: a check, a shield or a shot for whoever is chosen."""
    where = f"roles.{card}.abilities"
    learns = 0
    need(len(powers) <= MOST_POWERS, where)
    for ability in powers.values():
        nothing_else(ability, where)
        need(ability.targets == 1 and ability.who in ("anyone", "others"), where)
        need(len(ability.effects) == 1 and isinstance(ability.effects[0], KINDS), where)
        effect = ability.effects[0]
        nothing_else(effect, where)
        learns += isinstance(effect, Learn)
        need(not isinstance(effect, Shield) or effect.on == "target", where)
        alone = isinstance(effect, Shield) and len(powers) == 1
        need(ability.limit == "none" or (alone and ability.limit in LIMITS), where)
    need(learns < 2, where)


def _powers(book: Book, jobs: dict[str, int]) -> Numbers:
    """The powers of all cards that have any, card by card."""
    rows = [
        (
            KINDS.index(type(ability.effects[0])),
            int(ability.who == "anyone"),
            LIMITS.index(ability.limit),
            int(isinstance(ability.effects[0], Shield) and ability.effects[0].from_now),
        )
        for card in jobs
        for ability in powers_of(book.roles[card]).values()
    ]
    return np.array(rows or [(0, 0, 0, 0)], np.int64)


def _answers_last(book: Book, program: Numbers, powers: Numbers) -> None:
    """Whoever is struck and asks in vain must not be saved after that: he would remember an empty answer."""
    if book.conduct.doomed_act:
        return
    asked = False
    for row in program:
        if row[0] == ROLE:
            kinds = {*powers[row[FIRST_POWER] : row[LAST_POWER], DOES].tolist()}
            need(not (asked and SHIELDS in kinds), "a shield after a question")
            asked = asked or LEARNS in kinds


def _program(book: Book, deck: tuple[str, ...], gang: str, jobs: dict[str, int], thinks: bool) -> Numbers:
    """The steps of a round; those who leave all to chance talk only to put forward names."""
    steps = index(book).steps
    dark = dark_phases(book)
    met = any(_meets(step, gang, deck) for phase in book.opening for step in steps[phase])
    rows: list[ShapeRow] = []
    votes = 0
    for phase in book.cycle:
        rows.append((PHASE, int(dark[phase] or any(dark[each] for each in book.opening)), 0, 0, 0, 0))
        for step in steps[phase]:
            if not isinstance(step, Roll | Vote):
                nothing_else(step, f"phases.{phase}")
            if isinstance(step, Talk) and not step.off and step.names_candidates:
                rows.append((NAMES, int(not step.names_self), 0, 0, 0, 0))
            elif isinstance(step, Talk) and not step.off and thinks:
                rows.append((TALK, 0, 0, 0, 0, 0))
            elif isinstance(step, Speeches) and step.names_candidates:
                rows.append((SPEECHES, step.names, 0, 0, 0, 0))
            elif isinstance(step, Vote) and not step.off:
                rows.append((VOTE, 0, 0, 0, 0, 0))
                votes += 1
            elif isinstance(step, Dawn):
                rows.append((DAWN, 0, 0, 0, 0, 0))
            elif isinstance(step, Call):
                rows += _call(book, deck, gang, jobs, step)
            elif isinstance(step, Roll):
                need(not step.faces, f"phases.{phase}.roll")
            need(not (isinstance(step, Speeches) and thinks and not step.names_candidates), "speeches alone")
    need(votes == 1, "one vote a round")
    in_order(book, rows)
    kinds = [row[0] for row in rows]
    need(not thinks or met or kinds[:2] == [PHASE, GANG], "a gang that has not met")
    for phase in book.opening:
        for step in steps[phase]:
            quiet = isinstance(step, Call) and not (step.acts and _is_there(book, deck, step.who))
            need(quiet, f"phases.{phase}")
    return np.array(rows, np.int64)


def _meets(step: object, gang: str, deck: tuple[str, ...]) -> bool:
    """Does the whole gang open its eyes together here?"""
    if not isinstance(step, Call) or step.who != gang:
        return False
    return not step.apart and not step.only_by_hand and (not step.only_with or step.only_with in deck)


def _is_there(book: Book, deck: tuple[str, ...], call: str) -> bool:
    return any(
        card == call or book.roles[card].call == call or book.roles[card].gang == call for card in deck
    )


def _call(book: Book, deck: tuple[str, ...], gang: str, jobs: dict[str, int], step: Call) -> list[ShapeRow]:
    """A call that somebody of this deck answers to."""
    if step.only_by_hand or (step.only_with and step.only_with not in deck):
        return []
    if step.who == gang:
        need(step.acts and not step.apart, f"call of {gang}")
        return [(GANG, 0, 0, 0, 0, 0)]
    if not _is_there(book, deck, step.who):
        return []
    called = [card for card in jobs if (book.roles[card].call or card) == step.who]
    need(len(called) == 1 and step.acts and not step.apart, f"call of {step.who}")
    card = called[0]
    sizes = [len(powers_of(book.roles[each])) for each in jobs]
    first = sum(sizes[: jobs[card]])
    effects = [ability.effects[0] for ability in powers_of(book.roles[card]).values()]
    only_learns = all(isinstance(effect, Learn) for effect in effects)
    may_pass = index(book).may_pass[card]
    return [(ROLE, jobs[card], int(may_pass), int(only_learns), first, first + len(effects))]


def _law(book: Book) -> Law:
    """The vote of the day."""
    votes = [step for phase in book.cycle for step in index(book).steps[phase] if isinstance(step, Vote)]
    held = [law for law in votes if not law.off]
    need(len(held) == 1, "one vote a round")
    law = held[0]
    nothing_else(law, "vote")
    need(not (law.duty and law.order != "by-candidate"), "vote.duty")
    return Law(
        named=int(law.candidates == "named"),
        order=ORDERS.index(law.order),
        any_hands=int(law.hands == "any"),
        duty=int(law.duty),
        recounts=new_counts(law, law.duty),
        tie=TIES.index(law.tie_end),
        confirm=CONFIRMS.index(law.confirm),
        new_convict=int(law.overturned == "new-convict"),
        compulsory=int(law.compulsory),
        votes_self=int(law.votes_self),
        from_speaker=int(law.starter == "first-speaker"),
        single=SINGLES.index(law.single),
        needs_half=int(law.needs == "half"),
        all_need_half=int(law.all_needs == "half"),
        from_round=law.from_round,
    )


def _endings(book: Book, deck: tuple[str, ...], sides: dict[str, int]) -> Numbers:
    """The lines of the victory check: who wins, then the conditions; -1 asks for nothing."""
    rows = [
        _ending(line, deck, sides)
        for line in book.endings.values()
        if not line.off and not line.tells_host and all(side in sides for side in line.alive)
    ]
    return np.array(rows, np.int64)


def _ending(line: Ending, deck: tuple[str, ...], sides: dict[str, int]) -> tuple[int, ...]:
    nothing_else(line, "endings")
    need(not any(card in deck for card in line.keepers), "endings.keepers")
    wins = {"draw": DRAW, "goes-on": GOES_ON}.get(line.wins, sides.get(line.wins, ABSENT + 2))
    level = tuple(sides.get(side, ABSENT) for side in line.level) if line.level is not None else (-1, -1)
    most = (sides.get(line.at_most[0], ABSENT), line.at_most[1]) if line.at_most is not None else (-1, 0)
    return (
        wins,
        int(line.at_dawn),
        sum(1 << sides[side] for side in line.dead if side in sides),
        sum(1 << sides[side] for side in line.alive),
        *level,
        *most,
        line.quiet,
        int(line.from_first),
    )
