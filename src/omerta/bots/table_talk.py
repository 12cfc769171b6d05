"""What people say at the table. How often anything is said is the same for every card.

An enemy of the many says what one of the many could say, as often as one of them would; of a card that lies
open, or of a check that nobody could have made, he says nothing.
"""

from __future__ import annotations

import random
from collections import Counter
from functools import lru_cache

from msgspec.structs import replace

from omerta.books.decks import suggest
from omerta.bots.arguments import (
    accuser,
    answer,
    has_reason,
    has_spoken,
    is_addressed,
    is_blamed,
    last_said,
    reasoned,
    with_reasons,
)
from omerta.bots.beliefs import SURE, card_side, kind_of_talk, told_side
from omerta.bots.lore import says
from omerta.bots.plain import reports, sign
from omerta.bots.public_eye import (
    Footing,
    drawn,
    leanings,
    named_by,
    open_cards,
    opinion,
    spoken_of,
    suspects,
)
from omerta.bots.speeches import asks
from omerta.core.book.model import Book, Call
from omerta.core.book.verbs import Learn
from omerta.core.commands import Claim, Refused
from omerta.core.day.grounds import OPINIONS, SHRUG, remembered
from omerta.core.events import Claimed, Named
from omerta.core.view import BEGINNINGS

DEBATES = ("discussion", "speech", "more-talk")
SUSPECTS, TRUSTS, NAMES_CARD = 0.45, 0.15, 0.7
ANSWERS, ANSWERS_BLAME, ANSWERS_NAMED = 0.15, 0.25, 0.7
DOUBTS, CONTESTED = 0.3, 0.5
LAST_SUSPICION, LAST_DENIAL = 0.5, 0.75
DRAWINGS = 3
FLOOR = 0.75  # who has the floor alone is seldom silent


def talk(at: Footing, rng: random.Random) -> tuple[Claim, ...]:
    """What he says when he has the floor: one thing, or nothing."""
    kind = kind_of_talk(at.view)
    if kind == "signs":
        return sign(at.view, opinion(at))
    if at.me not in at.view.living or kind not in DEBATES:
        said = _alone(at, kind, rng)
    elif has_spoken(at.view, at.me):
        said = answer(at.view, at.book, at.me) or _contests(at, rng) or _doubts(at, rng)
    else:
        said = _debates(at, rng, FLOOR if kind == "speech" else 1.0)
        if not said and kind == "speech":
            said = (Claim(at.me, SHRUG, at.me),)
    if any(claim.claim in OPINIONS for claim in said):
        return said  # it has its reason
    return with_reasons(at.view, at.book, said)


def _debates(at: Footing, rng: random.Random, silence: float) -> tuple[Claim, ...]:
    """What he has found out, an answer to whoever spoke of him, or what he makes of somebody."""
    found = _bluff(at, rng) if at.hidden else _report(at, rng)
    if not found and (is_addressed(at.view, at.me) or rng.random() < _answers(at)):
        found = answer(at.view, at.book, at.me)
    found = found or _contests(at, rng) or _doubts(at, rng)
    if found:
        return found
    mood = rng.random() * silence
    if mood < SUSPECTS:
        return _suspicion(at, rng)
    return _about(at, "trust", _trusted(at), rng) if mood < SUSPECTS + TRUSTS else ()


def _answers(at: Footing) -> float:
    """How likely he answers what was said of him some time ago; who was put forward mostly does."""
    if any(type(event) is Named and event.seat == at.me for event in at.view.today):
        return ANSWERS_NAMED
    return ANSWERS_BLAME if accuser(at.view, at.book, at.me) != at.me else ANSWERS


def _suspicion(at: Footing, rng: random.Random) -> tuple[Claim, ...]:
    """Whom he suspects; of whom he has spoken well today he does not."""
    praised = spoken_of(at.view, at.me, "trust")
    field = [seat for seat in at.view.living if seat not in praised]
    return _about(at, "suspect", leanings(at, suspects(at, field)), rng)


def _about(at: Footing, claim: str, chances: dict[int, float], rng: random.Random) -> tuple[Claim, ...]:
    """Of one by chance, and rather of one against whom, or for whom, all have seen something."""
    seat = drawn(chances, rng)
    if not seat:
        return ()
    memory, found = remembered(at.view.events, at.book), Claim(at.me, claim, seat)
    for _ in range(1, DRAWINGS):
        if has_reason(memory, at.book, found):
            break
        found = replace(found, about=drawn(chances, rng) or seat)
    return reasoned(at.view, at.book, memory, found)


def _trusted(at: Footing) -> dict[int, float]:
    """Whom one speaks up for: one found to be a friend, else anybody whom the table does not suspect most."""
    blamed = (*spoken_of(at.view, at.me, "suspect", "learned"), *named_by(at.view, at.me))
    others = [seat for seat in at.view.living if seat != at.me and seat not in blamed]
    friends = [] if at.hidden else [seat for seat in others if at.known(seat) <= -SURE]
    open_to = friends or [seat for seat in others if at.hidden or at.known(seat) < SURE]
    calm = sorted(open_to, key=lambda seat: at.suspicion[seat])[: (len(open_to) + 1) // 2]
    return dict.fromkeys(calm, 1 / len(calm)) if calm else {}


def _report(at: Footing, rng: random.Random) -> tuple[Claim, ...]:
    """An enemy he has found and not yet told of; for a friend he only speaks up."""
    told = [claim for claim in reports(at.view, at.book, at.sure) if claim.claim == "learned"]
    praised = spoken_of(at.view, at.me, "trust")
    found = [
        claim
        for claim in told
        if card_side(at.book, claim.value, at.many) != at.many and claim.about not in praised
    ]
    return tuple(found[-1:]) if found and rng.random() < at.habits.tells else ()


def _bluff(at: Footing, rng: random.Random) -> tuple[Claim, ...]:
    """One against the many reports what he never learned, as often as one of them would find an enemy."""
    cards, hunted = passing_for(at), [card for card in _deck(at) if at.book.roles[card].side != at.many]
    called = _called(at)
    able = [card for card in cards if (at.book.roles[card].call or card) in called and asks(at.book, card)]
    spared = {*_told_of(at), *spoken_of(at.view, at.me, "trust")}
    others = [seat for seat in at.view.living if at.known(seat) > -SURE and seat not in spared]
    if not able or not hunted or not others:
        return ()
    if rng.random() >= at.habits.lies * len(able) / len(cards) * _finds(at, len(hunted)):
        return ()
    value = _finding(at, rng.choice(asks(at.book, rng.choice(able))), rng.choice(hunted))
    return (Claim(at.me, "learned", rng.choice(others), value),) if value else ()


def _called(at: Footing) -> set[str]:
    """Who has been called to act since the game began: nobody else can have learned anything."""
    began = {event.phase for event in at.view.events if isinstance(event, BEGINNINGS)}
    return {
        step.who
        for phase in began
        for step in at.book.phases[phase].steps.values()
        if isinstance(step, Call) and step.acts
    }


def _finds(at: Footing, hunted: int) -> float:
    """How likely one who asks every night has found an enemy in the last; he may be out, and nobody knows."""
    lives = 1.0 if at.book.conduct.show_cards == "always" else len(at.view.living) / at.view.seats
    return lives * min(1.0, hunted / max(1, len(at.view.living) - 1))


def _told_of(at: Footing) -> set[int]:
    """Those of whom he has said that he learned something."""
    return {claim.about for claim in at.view.claims if claim.seat == at.me and claim.claim == "learned"}


def _finding(at: Footing, learn: Learn, card: str) -> str:
    """What one of the many would say whom this card answered; nothing if it looks harmless."""
    answer = says(at.book, learn, at.book.roles[card].shows or card)
    side = told_side(at.book, learn, answer, at.many)
    return (answer if card_side(at.book, answer) else side) if side and side != at.many else ""


def _contests(at: Footing, rng: random.Random) -> tuple[Claim, ...]:
    """Somebody has named a card of which there is one: whoever holds it says so, or says that he holds it.

    One against the many does it as often as one of them could.
    """
    mine = {claim.value for claim in at.view.claims if claim.seat == at.me and claim.claim == "role"}
    named = [claim for claim in at.view.claims if claim.claim == "role" and claim.seat != at.me]
    living = [
        claim for claim in named if claim.seat in at.view.living and at.view.deck.count(claim.value) == 1
    ]
    if not living or mine or not at.book.conduct.role_claims:
        return ()
    last = living[-1]
    if at.hidden:
        able = last.value in passing_for(at)
        of_many = sum(at.book.roles[card].side == at.many for card in _deck(at))
        contests = able and rng.random() < at.habits.tells * CONTESTED / max(1, of_many)
    else:
        contests = last.value == at.view.card(at.me) and rng.random() < at.habits.tells
    return (Claim(at.me, "role", at.me, last.value, last.seat),) if contests else ()


def _doubts(at: Footing, rng: random.Random) -> tuple[Claim, ...]:
    """Of a card or a report that was just claimed anybody may have his doubts, whatever he knows."""
    last = last_said(at.view)
    if last is None or last.seat == at.me or last not in at.view.today or rng.random() >= DOUBTS:
        return ()
    if last.claim == "role":
        return (Claim(at.me, "doubt", last.seat, "card"),)
    return (Claim(at.me, "doubt", last.seat, "report", last.about),) if last.claim == "learned" else ()


def _alone(at: Footing, kind: str, rng: random.Random) -> tuple[Claim, ...]:
    """A last word or a defence: a card if he has not just named it, else what he still has to say."""
    said = any(
        type(event) is Claimed and event.seat == at.me and event.claim == "role" for event in at.view.today
    )
    card = () if said or rng.random() >= NAMES_CARD else _card(at, rng)
    if card:
        return card
    if kind != "last-word":
        return (Claim(at.me, "deny", accuser(at.view, at.book, at.me)),)
    mood = rng.random()
    if mood < LAST_SUSPICION:
        return _suspicion(at, rng)
    denies = mood < LAST_DENIAL and is_blamed(at.view, at.book, at.me)
    return (Claim(at.me, "deny" if denies else "thank", at.me),)


def _card(at: Footing, rng: random.Random) -> tuple[Claim, ...]:
    """The card he has named before, his own, or one he may still pass for."""
    card = at.view.card(at.me)
    if card not in at.book.roles or not at.book.conduct.role_claims:
        return ()
    named = [claim.value for claim in at.view.claims if claim.seat == at.me and claim.claim == "role"]
    cards = passing_for(at) if at.hidden else named[-1:] or [card]
    return (Claim(at.me, "role", at.me, rng.choice(cards)),) if cards else ()


def passing_for(at: Footing) -> list[str]:
    """The cards of the many that do not lie open, each as often as it is there: what a liar may pass for.

    Who has named a card stays with it, and who has reported holds one that learns.
    """
    named = {claim.value for claim in at.view.claims if claim.seat == at.me and claim.claim == "role"}
    cards = [card for card in _deck(at) if at.book.roles[card].side == at.many]
    if named:
        return [card for card in cards if card in named]
    return [card for card in cards if asks(at.book, card)] if _told_of(at) else cards


def _deck(at: Footing) -> list[str]:
    """The cards that do not lie open, as far as the table knows the deck."""
    told = [card for card in at.view.deck if card in at.book.roles]
    cards = Counter(told or _proposed(at.book, at.view.seats))
    cards -= Counter(open_cards(at.view, at.book).values())
    return sorted(cards.elements())


@lru_cache(maxsize=64)
def _proposed(book: Book, seats: int) -> tuple[str, ...]:
    """What the book proposes for so many, where nobody was told the deck."""
    try:
        return tuple(card for card in suggest(book, seats) if card in book.roles)
    except Refused:
        return (book.plain,)
