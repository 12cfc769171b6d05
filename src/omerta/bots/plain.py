"""The sensible beginner: spares his own, asks about strangers, votes for those he believes to be against him.

He sees his view and what he may do, and reads the book; he knows no card by name.
"""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import assert_never

from omerta.bots.beliefs import (
    Beliefs,
    Knowledge,
    ability_of,
    beliefs,
    card_side,
    kind_of_talk,
    pointed,
)
from omerta.bots.plain_votes import ALONE, BALLOTS, SPARE, alone, ballot, most_wanted
from omerta.core import events as ev
from omerta.core.book.model import Book, Call
from omerta.core.book.verbs import (
    Ambush,
    Appear,
    Block,
    Converse,
    Cover,
    Deter,
    Effect,
    Kill,
    Learn,
    Link,
    Mark,
    Reveal,
    Shield,
    Watch,
)
from omerta.core.choices import Choices
from omerta.core.commands import Claim
from omerta.core.moments import Option
from omerta.core.view import BEGINNINGS, View

IDLE = {"pass", "abstain", "refrain", "ready", "step-in"}


def choose(view: View, choices: Choices, book: Book, rng: random.Random) -> Option:
    """One of the offered deeds."""
    options = choices.options
    deeds = {deed for deed, _ in options}
    if deeds <= IDLE:
        return options[0]
    opinion = beliefs(view, book)
    if "name" in deeds:
        return _name(view, options, opinion, rng)
    if deeds & BALLOTS:
        return ballot(view, options, book, opinion)
    if deeds & ALONE:
        return alone(options, view, opinion)
    return _gesture(view, options, book, opinion, rng)


def claims(view: View, choices: Choices, book: Book, rng: random.Random) -> tuple[Claim, ...]:
    """What he says when he has the floor; he who belongs to a gang may lie."""
    opinion = beliefs(view, book)
    me = opinion.me
    kind = kind_of_talk(view)
    if kind == "signs":
        return sign(view, opinion)
    if me not in view.living or kind not in ("discussion", "speech", "more-talk"):
        return _card(view, book, me, rng)
    secret = bool(book.roles[view.card(me)].gang) if view.card(me) in book.roles else False
    news = () if secret else reports(view, book, opinion)
    if news and rng.random() < 0.75:
        return news[-1:]
    if secret and _night_has_been(view, book) and rng.random() < 0.2:
        return _lie(view, book, opinion, rng)
    if rng.random() < 0.45:
        return _suspicion(view, opinion)
    return ()


def _night_has_been(view: View, book: Book) -> bool:
    """Has anybody been able to learn anything yet? Before that a lie about it would be too plain."""
    began = {event.phase for event in view.events if isinstance(event, BEGINNINGS)}
    return any(
        isinstance(step, Call) and step.acts for phase in began for step in book.phases[phase].steps.values()
    )


def _name(view: View, options: Sequence[Option], opinion: Beliefs, rng: random.Random) -> Option:
    """Put somebody forward, sparingly: one name a day, and only with a reason or to begin with."""
    quiet = next(option for option in options if option[0] in IDLE)
    named = [event for event in view.today if type(event) is ev.Named]
    mine = any(event.by == opinion.me for event in named)
    open_to = [option[1][0] for option in options if option[0] == "name"]
    strangers = [seat for seat in open_to if opinion.of(seat) > -SPARE]
    if mine or not strangers:
        return quiet
    best = most_wanted(view, opinion, strangers)
    eager = 0.9 if opinion.of(best) > 0.5 else 0.5 if len(named) < 2 else 0.1
    return ("name", (best,)) if rng.random() < eager else quiet


def _gesture(
    view: View, options: Sequence[Option], book: Book, opinion: Beliefs, rng: random.Random
) -> Option:
    """At night: point where the others point, else where it does the most good."""
    values = {option: _worth(view, book, opinion, option) for option in options}
    if view.call in book.gangs:
        led = pointed(view, opinion.me)
        if led in values and values[led] > -1.0:
            return led
    best = max(values.values())
    return rng.choice([option for option in options if values[option] >= best - 0.25])


def _worth(view: View, book: Book, opinion: Beliefs, option: Option) -> float:
    deed, targets = option
    does = ability_of(view, book, deed)
    if does is None:
        return 0.0
    if not targets:
        return sum(_unaimed(book, effect) for effect in does.effects)
    reached = [(effect, seat) for effect in does.effects for seat in effect.reaches(targets)]
    return sum([_effect(view, book, opinion, effect, seat) for effect, seat in reached]) / len(targets)


def _unaimed(book: Book, effect: Effect) -> float:
    """What a deed without a target is worth: the plainest mask, or a pit for whoever comes."""
    match effect:
        case Mark():
            return 0.5 * (book.marks[effect.mark].appears == book.plain)
        case Ambush():
            return 0.6
        case Block() | Deter() | Shield() | Cover() | Link() | Appear() | Reveal() | Kill():
            return 0.0
        case Learn() | Watch() | Converse():
            return 0.0
        case _:
            assert_never(effect)


def _effect(view: View, book: Book, opinion: Beliefs, effect: Effect, seat: int) -> float:
    """What one effect on one seat is worth to him."""
    hostile, me = opinion.of(seat), seat == opinion.me
    useful = 0.4 if seat in opinion.useful else 0.0
    match effect:
        case Kill():
            return -9.0 if me else 2.0 * hostile + useful
        case Mark() if book.marks[effect.mark].introduces:
            return 0.0
        case Block() | Mark():
            return hostile + useful * (hostile > 0)
        case Shield() if effect.on == "actor":
            return 0.3
        case Shield() | Deter():
            return 0.3 if me else useful - 0.8 * hostile
        case Cover():
            return useful - 0.8 * hostile - 0.4
        case Appear():
            mine = book.roles[effect.card].side == opinion.side
            return 0.8 * hostile if mine else -0.8 * hostile
        case Learn():
            return _curiosity(view, opinion, effect, seat)
        case Watch() | Converse():
            return 0.2
        case Link():
            return 0.1
        case Ambush() | Reveal():
            return 0.0
        case _:
            assert_never(effect)


def _curiosity(view: View, opinion: Beliefs, effect: Learn, seat: int) -> float:
    asked = any(seat in answer.targets and answer.answer != "none" for answer in view.answers)
    if effect.what == "same-side":
        return 0.2 if asked else 0.6
    if view.card(seat) or asked:
        return -0.5
    return 0.3 if opinion.sure(seat) else 1.0


def sign(view: View, opinion: Beliefs) -> tuple[Claim, ...]:
    """To whoever talks to him in signs he points out one he knows to be against him, if he knows one."""
    known = [seat for seat in view.living if opinion.of(seat) >= 1 and seat != opinion.me]
    worst = most_wanted(view, opinion, known) if known else 0
    return (Claim(opinion.me, "sign", worst, "" if worst else "unknown"),)


def _card(view: View, book: Book, me: int, rng: random.Random) -> tuple[Claim, ...]:
    """A last word or a defence: he names a card, his own or, in a gang, the plainest of the book."""
    if rng.random() < 0.3 or view.card(me) not in book.roles or not book.conduct.role_claims:
        return ()
    shown = view.card(me) if not book.roles[view.card(me)].gang else book.plain
    return (Claim(me, "role", me, shown),)


def reports(view: View, book: Book, opinion: Beliefs | Knowledge) -> tuple[Claim, ...]:
    """What he has learned and not yet said."""
    me = opinion.me
    said = {(claim.claim, claim.about) for claim in view.claims if claim.seat == me}
    found = []
    for answer in view.answers:
        seat = answer.targets[0]
        side = opinion.told.get(seat, "")
        if len(answer.targets) > 1 or not side or seat not in view.living:
            continue
        value = answer.answer if card_side(book, answer.answer) else side
        claim = (
            Claim(me, "trust", seat)
            if side == opinion.side and value == side
            else Claim(me, "learned", seat, value)
        )
        if (claim.claim, seat) not in said:
            found.append(claim)
    return tuple(found)


def _lie(view: View, book: Book, opinion: Beliefs, rng: random.Random) -> tuple[Claim, ...]:
    """A gang's man blackens a stranger with the colour of his own card."""
    strangers = [seat for seat in view.living if opinion.of(seat) > 0]
    plain = [
        card
        for card in view.deck
        if card in book.roles and book.roles[card].gang == book.roles[view.card(opinion.me)].gang
    ]
    if not strangers or not plain:
        return ()
    return (Claim(opinion.me, "learned", rng.choice(strangers), rng.choice(plain)),)


def _suspicion(view: View, opinion: Beliefs) -> tuple[Claim, ...]:
    others = [seat for seat in view.living if opinion.of(seat) > -SPARE]
    if not others:
        return ()
    return (Claim(opinion.me, "suspect", most_wanted(view, opinion, others)),)
