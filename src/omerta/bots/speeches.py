"""What the player of possible worlds says: the truth where it helps his side, else what will be believed."""

from __future__ import annotations

import random
from collections import Counter
from functools import lru_cache

from omerta.bots.beliefs import card_side, kind_of_talk
from omerta.bots.likelihood import goes_on
from omerta.bots.outlook import Outlook, shared, wish
from omerta.bots.public_eye import open_cards
from omerta.core import events as ev
from omerta.core.book.model import Book
from omerta.core.book.verbs import Learn
from omerta.core.commands import Claim

TELLING = ("role", "type", "side", "kind")
DEBATES = ("discussion", "speech", "more-talk")
VOUCHED = 0.2


def speech(seen: Outlook, rng: random.Random) -> tuple[Claim, ...]:
    """All he says now that he has the floor."""
    kind = kind_of_talk(seen.view)
    if kind == "signs":
        return _sign(seen)
    if seen.me not in seen.view.living or kind not in DEBATES:
        return _card(seen)
    spoken = _persuades(seen) if seen.insider else (*_news(seen), *_suspicion(seen))
    accused = {claim.about for claim in spoken}
    return (*spoken, *(claim for claim in vouches(seen, rng) if claim.about not in accused))


def _sign(seen: Outlook) -> tuple[Claim, ...]:
    """To whoever talks to him in signs he points out the one he is surest of."""
    others = [seat for seat in seen.view.living if seat != seen.me and seen.enemy(seat) > 0.9]
    worst = max(others, key=seen.enemy, default=0)
    return (Claim(seen.me, "sign", worst, "" if worst else "unknown"),)


def _card(seen: Outlook) -> tuple[Claim, ...]:
    """A last word or a defence: his own card, or in a gang the plainest of the book where it may be dealt."""
    if seen.card not in seen.book.roles or not seen.book.conduct.role_claims:
        return ()
    if seen.insider:
        plain = seen.book.plain
        possible = plain in _left(seen)
        return (Claim(seen.me, "role", seen.me, plain),) if possible else ()
    return (Claim(seen.me, "role", seen.me, seen.card), *_news(seen))


def _left(seen: Outlook) -> list[str]:
    """The cards that may still be out there: of the deck, where it was told, those that do not lie open."""
    told = [card for card in seen.view.deck if card in seen.book.roles]
    left = Counter(told or [*seen.book.roles]) - Counter(open_cards(seen.view, seen.book).values())
    return sorted(left.elements())


def _news(seen: Outlook) -> tuple[Claim, ...]:
    """What he has learned and not yet said of those alive."""
    said = {(claim.claim, claim.about) for claim in seen.view.claims if claim.seat == seen.me}
    found: list[Claim] = []
    for answer in seen.view.answers:
        seat = answer.targets[0]
        if len(answer.targets) > 1 or seat not in seen.view.living or answer.answer == "none":
            continue
        enemy = seen.enemy(seat)
        if enemy > 0.8:
            value = answer.answer if card_side(seen.book, answer.answer) else _likeliest_side(seen, seat)
            claim = Claim(seen.me, "learned", seat, value)
        elif enemy < 0.2:
            claim = Claim(seen.me, "trust", seat)
        else:
            continue
        if (claim.claim, seat) not in said:
            found.append(claim)
    return tuple(dict.fromkeys(found))


def _likeliest_side(seen: Outlook, seat: int) -> str:
    sides: dict[str, float] = {}
    for card, chance in seen.worlds.of(seat).items():
        sides[seen.read.side(card)] = sides.get(seen.read.side(card), 0.0) + chance
    return max(sides, key=lambda side: sides[side])


def _suspicion(seen: Outlook) -> tuple[Claim, ...]:
    others = [seat for seat in seen.view.living if seat != seen.me and seen.enemy(seat) > 0.3]
    worst = max(others, key=lambda seat: wish(seen, seat), default=0)
    return (Claim(seen.me, "suspect", worst),) if worst else ()


def _persuades(seen: Outlook) -> tuple[Claim, ...]:
    """One of a gang joins what the table is ready to believe of a stranger."""
    strangers = seen.strangers()
    if not strangers:
        return ()
    target = max(strangers, key=lambda seat: wish(seen, seat))
    lie = _bluff(seen, target) if _safe_to_lie(seen, strangers) else None
    return (lie or Claim(seen.me, "suspect", target),)


def vouches(seen: Outlook, rng: random.Random) -> tuple[Claim, ...]:
    """Now and then anybody speaks up for whom the table suspects least.

    Whoever spoke up for his mates alone told the table who they are.
    """
    others = [seat for seat in seen.view.living if seat != seen.me]
    least = min(others, key=lambda seat: shared(seen, seat), default=0)
    mine = [claim for claim in seen.view.claims if claim.seat == seen.me]
    said = any(claim.claim == "trust" or claim.about == least for claim in mine)
    return (Claim(seen.me, "trust", least),) if least and not said and rng.random() < VOUCHED else ()


def _safe_to_lie(seen: Outlook, strangers: list[int]) -> bool:
    """Will a false report hardly be found out: no card is ever shown, or the game is over before it is?"""
    if not any(isinstance(event, ev.Dawned) for event in seen.view.events):
        return False
    asking = {card for card in seen.view.deck if card in seen.book.roles and asks(seen.book, card)}
    if asking and not asking.intersection(_left(seen)):
        return False  # all know that whoever could learn anything is out
    if seen.book.conduct.show_cards == "never":
        return not any(claim.seat == seen.me and claim.claim == "learned" for claim in seen.view.claims)
    left = Counter(_likeliest_side(seen, seat) for seat in seen.view.living)
    left -= Counter(_likeliest_side(seen, seat) for seat in strangers[:1])
    return not goes_on(seen.read, tuple(sorted(left.items())))


@lru_cache(maxsize=128)
def asks(book: Book, card: str) -> tuple[Learn, ...]:
    """What a card may ask about a single player and be told in a word that others understand."""
    return tuple(
        effect
        for ability in book.roles[card].abilities.values()
        for effect in ability.effects
        if isinstance(effect, Learn) and ability.targets == 1 and effect.what in TELLING
    )


def _bluff(seen: Outlook, target: int) -> Claim | None:
    """A report that would be true in the worlds in which the table is right to suspect the target.

    None if it would blacken nobody, or if he has already reported on the target.
    """
    mine = (claim for claim in seen.view.claims if claim.seat == seen.me and claim.about == target)
    said = any(claim.claim == "learned" for claim in mine)
    bad = {card: p for card, p in seen.table.of(target).items() if _blackens(seen, card)}
    card = max(sorted(bad), key=lambda name: bad[name], default=seen.card)
    if said or not _blackens(seen, card):
        return None
    return Claim(seen.me, "learned", target, seen.book.roles[card].shows or card)


def _blackens(seen: Outlook, card: str) -> bool:
    """Is this a card of his own side that a check shows to be one?"""
    shown = seen.book.roles[card].shows or card
    return seen.read.side(card) == seen.read.side(shown) == seen.side
