"""What may be said with a reason: a fact that all have seen, looked up in what has happened.

A reason is a word and perhaps a third seat: `("voted-wrong", 4)` of somebody means that he voted against
seat 4, whose card has shown that he had better not. It adds nothing to what everybody knows.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from msgspec import Struct

from omerta.core import events as ev
from omerta.core.book.model import Book

Reason = tuple[str, int]
BARE: Reason = ("", 0)
OPINIONS = ("suspect", "trust")
REPLIES = ("deny", "thank", "doubt")
SHRUG = "shrug"  # one has the floor, and keeps it short
REASONS: dict[str, tuple[str, ...]] = {
    "suspect": (
        "false-report", "dead-card", "trusted-wrong", "spared", "voted-wrong", "accused-wrong", "same-card",
        "word-not-vote", "turned", "shields", "pays-back", "believes", "pushes-me", "voted-me", "agrees",
        "lone-vote", "blames", "vouches",
    ),
    "trust": (
        "true-report", "voted-right", "accused-right", "hunted", "same-eyes", "same-vote", "trusts-me",
        "spared-me",
    ),
    "deny": ("voted-right", "was-wrong", "vouched", "grudge", "follows", "also-blamed"),
    "thank": (),
    "doubt": ("card", "report", "praise"),
}  # fmt: skip
WITHOUT_THIRD = frozenset({"pushes-me", "voted-me", "trusts-me", "spared-me", "grudge", "card", "praise"})
VOTES = ("count", "recount", "confirm", "confirm-recount", "sentence")
VERDICTS = frozenset((ev.Accused, ev.Sentenced, ev.AllSentenced, ev.Cleared, ev.NobodyExecuted, ev.Executed))
TOLD = VERDICTS | {
    ev.Opened, ev.PhaseBegan, ev.Jumped, ev.Claimed, ev.Named, ev.Counted, ev.Elected, ev.Died, ev.SentOut
}  # fmt: skip
Places = dict[tuple[int, int], list[int]]


class Ballot(Struct):
    """A count against somebody: where, among whom, who voted against whom; `free` if there was a choice."""

    at: int
    field: tuple[int, ...]
    by: dict[int, int]
    alone: tuple[int, ...]
    free: bool


class Remembered(Struct):
    """What all remember of the days: for each pair of seats where the one spoke of the other, and all counts.

    `proposed` are those whom one would have sent out with others, after a tie.
    `began` is where this phase began, `last_vote` where that of the last vote did. `out` are those who have
    left, `shown` the cards of those whose card was shown.
    """

    accused: Places = {}
    named: Places = {}
    trusted: Places = {}
    cleared: Places = {}
    ballots: list[Ballot] = []
    proposed: set[tuple[int, int]] = set()
    reports: list[tuple[int, ev.Claimed]] = []
    cards_named: dict[int, list[str]] = {}
    out: set[int] = set()
    shown: dict[int, tuple[int, str]] = {}
    seats: int = 0
    deck: tuple[str, ...] = ()
    began: int = 0
    last_vote: int = 0

    def against(self, him: int, other: int) -> bool:
        """Has he spoken against the other, named him or voted against him?"""
        pair = (him, other)
        return pair in self.accused or pair in self.named or not self.never_voted(him, other)

    def voted(self, him: int, other: int) -> list[int]:
        """Where he voted against the other of his own choice."""
        return [each.at for each in self.ballots if each.free and each.by.get(him) == other]

    def never_voted(self, him: int, other: int) -> bool:
        """Was no vote of his ever against the other, of his own choice or not?"""
        return (him, other) not in self.proposed and all(each.by.get(him) != other for each in self.ballots)

    def passed_over(self, him: int, other: int) -> list[int]:
        """Where the other stood, and he voted, but not against him."""
        return [
            each.at
            for each in self.ballots
            if other in each.field and each.by.get(him, other) != other and him != other
        ]

    def alone(self, him: int, other: int) -> list[int]:
        """Where he was the only one to vote against the other."""
        return [each.at for each in self.ballots if him in each.alone and each.by.get(him) == other]


def remembered(events: Iterable[ev.Event], book: Book) -> Remembered:
    """All of it, from what happened in the sight of all."""
    seen = Remembered()
    counts: list[tuple[int, ev.Counted]] = []
    for at, event in enumerate(events):
        if type(event) not in TOLD:
            continue
        match event:
            case ev.Opened():
                seen.seats, seen.deck = event.seats, event.deck
            case ev.PhaseBegan() | ev.Jumped():
                seen.began, counts = at, []
            case ev.Claimed():
                _say(seen, book, at, event)
            case ev.Named():
                _note(seen.named, event.by, event.seat, at)
            case ev.Counted():
                counts.append((at, event))
            case ev.Elected():
                counts = []  # those votes were for somebody
            case ev.Died() | ev.Executed() | ev.SentOut():
                seen.out.add(event.seat)
                if event.card in book.roles:
                    seen.shown[event.seat] = (at, event.card)
            case _:
                pass
        if type(event) in VERDICTS:
            counts = _count(seen, counts)
    return seen


def _note(places: Places, by: int, about: int, at: int) -> None:
    places.setdefault((by, about), []).append(at)


def _say(seen: Remembered, book: Book, at: int, claim: ev.Claimed) -> None:
    if claim.claim == "role":
        seen.cards_named.setdefault(claim.seat, []).append(claim.value)
    elif claim.claim == "trust":
        _note(seen.trusted, claim.seat, claim.about, at)
    elif claim.claim == "suspect":
        _note(seen.accused, claim.seat, claim.about, at)
    elif claim.claim == "learned":
        seen.reports.append((at, claim))
        if side := side_named(book, claim.value):
            _note(seen.cleared if side == many_of(book) else seen.accused, claim.seat, claim.about, at)


def _count(seen: Remembered, counts: list[tuple[int, ev.Counted]]) -> list[tuple[int, ev.Counted]]:
    """These votes were against somebody; where there was one name on the list they say nothing."""
    for at, count in counts:
        if count.kind == "proposal":
            seen.proposed.update((voter, seat) for seat, voters in count.result for voter in voters)
        elif count.kind in VOTES:
            free = len(count.result) > 1 or count.kind == "sentence"
            seen.last_vote = seen.began
            by = {voter: seat for seat, voters in count.result for voter in voters if voter != seat}
            by.update(dict.fromkeys(count.against, 0))
            alone = tuple([voters[0] for _, voters in count.result if len(voters) == 1 < len(by)])
            seen.ballots.append(Ballot(at, tuple([seat for seat, _ in count.result]), by, alone, free))
    return []


def many_of(book: Book) -> str:
    """The side of the plain card."""
    return book.roles[book.plain].side


def side_named(book: Book, value: str) -> str:
    """The side a card or a side's own name stands for."""
    return book.roles[value].side if value in book.roles else value if value in book.sides else ""


def reasons(seen: Remembered, book: Book, claim: str, seat: int, about: int) -> tuple[Reason, ...]:
    """With what this seat may say this of another: with nothing more, where that is enough, or a reason."""
    if claim == "suspect":
        return (BARE, *dict.fromkeys(_against(seen, book, seat, about)))
    if claim == "trust":
        return (BARE, *dict.fromkeys(_for(seen, book, seat, about)))
    if claim == "deny":
        return tuple(dict.fromkeys(_pleas(seen, book, seat, about)))
    if claim == "thank":
        return (BARE,) if about == seat or _has_praised(seen, about, seat) else ()
    if claim == SHRUG:
        return (BARE,) if about == seat else ()
    return tuple(_doubts(seen, seat, about)) if claim == "doubt" else ()


def contested(seen: Remembered, seat: int, card: str) -> tuple[int, ...]:
    """Those who have said that they hold this card."""
    return tuple(other for other, cards in seen.cards_named.items() if other != seat and card in cards)


def _against(seen: Remembered, book: Book, me: int, him: int) -> Iterator[Reason]:
    if him == me:
        return
    yield from _proved_wrong(seen, book, me, him)
    yield from _of_the_days(seen, me, him)
    against_me = len(seen.accused.get((him, me), ())) + len(seen.named.get((him, me), ()))
    if against_me > 1:
        yield "pushes-me", 0
    if _since(seen.voted(him, me), seen.last_vote):
        yield "voted-me", 0
    for other in _others(seen, me, him):
        trusted = not _is_exposed(seen, book, other)
        told = any(said.seat == other and said.about == him for _, said in seen.reports)
        if told and trusted and seen.accused.get((other, him)):
            yield "believes", other
        elif trusted and _since(seen.accused.get((other, him), ()), seen.began):
            yield "agrees", other


def _proved_wrong(seen: Remembered, book: Book, me: int, him: int) -> Iterator[Reason]:
    """Where a card has shown that he was wrong about somebody, and I was not."""
    for other, (out, card) in seen.shown.items():
        if other in (me, him):
            continue
        values = _reported(seen, him, other, out)
        if any(side_named(book, value) not in ("", book.roles[card].side) for value in values):
            yield "false-report", other
        if card in _dead_cards(seen, book, him):
            yield "dead-card", other
        if book.roles[card].side == many_of(book):
            if _before(seen.voted(him, other), out) and not seen.voted(me, other):
                yield "voted-wrong", other
            if _before(seen.accused.get((him, other), ()), out) and (me, other) not in seen.accused:
                yield "accused-wrong", other
        else:
            if _before(seen.trusted.get((him, other), ()), out) and (me, other) not in seen.trusted:
                yield "trusted-wrong", other
            if seen.passed_over(him, other) and seen.never_voted(him, other) and seen.voted(me, other):
                yield "spared", other


def _of_the_days(seen: Remembered, me: int, him: int) -> Iterator[Reason]:
    """Where he said one thing and did another, or fell out with somebody, and I did not do the same."""
    mine = any(me in each.alone for each in seen.ballots if each.at > seen.last_vote)
    for other in _others(seen, me, him):
        spoke = [*seen.accused.get((him, other), ()), *seen.named.get((him, other), ())]
        lost, voted = seen.passed_over(him, other), seen.voted(him, other)
        day = seen.last_vote
        first = min((at for at in spoke if at > day), default=0)
        if first and any(at > first for at in lost) and not _since(voted, day):
            yield "word-not-vote", other
        trusted = seen.trusted.get((him, other), ())
        if trusted and max([*spoke, *voted], default=0) > min(trusted):
            yield "turned", other
        if trusted and seen.accused.get((me, other)) and other not in seen.out:
            yield "shields", other
        blow = min(seen.accused.get((other, him), ()), default=0)
        back = [at for at in seen.accused.get((him, other), ()) if at > blow > 0]
        if _since(back, day) and other not in seen.out:
            yield "pays-back", other
        same = {*seen.cards_named.get(him, ())} & {*seen.cards_named.get(other, ())}
        if any(seen.deck.count(card) == 1 for card in same.difference(seen.cards_named.get(me, ()))):
            yield "same-card", other
        if _since(seen.alone(him, other), day) and not mine:
            yield "lone-vote", other
        if _since(seen.accused.get((him, other), ()), seen.began) and (me, other) not in seen.accused:
            yield "blames", other
        if _since(trusted, seen.began) and (me, other) not in seen.trusted:
            yield "vouches", other


def _for(seen: Remembered, book: Book, me: int, him: int) -> Iterator[Reason]:
    if him == me:
        return
    for other, (out, card) in seen.shown.items():
        if other in (me, him):
            continue
        values = _reported(seen, him, other, out)
        if any(side_named(book, value) == book.roles[card].side for value in values):
            yield "true-report", other
        if book.roles[card].side != many_of(book):
            if _before(seen.voted(him, other), out):
                yield "voted-right", other
            if _before(seen.accused.get((him, other), ()), out):
                yield "accused-right", other
            if seen.accused.get((other, him)) or seen.voted(other, him):
                yield "hunted", other
    for other in _others(seen, me, him):
        if other not in seen.out and seen.accused.get((me, other)) and seen.accused.get((him, other)):
            yield "same-eyes", other
        votes = {*seen.voted(him, other)} & {*seen.voted(me, other)}
        if _since(votes, seen.last_vote) and (other not in seen.shown or _is_exposed(seen, book, other)):
            yield "same-vote", other
    if seen.trusted.get((him, me)):
        yield "trusts-me", 0
    if seen.passed_over(him, me) and not seen.against(him, me):
        yield "spared-me", 0


def _pleas(seen: Remembered, book: Book, me: int, him: int) -> Iterator[Reason]:
    """What one may say for himself, to somebody who was against him, or to all."""
    if him != me and not seen.against(him, me):
        return
    yield BARE
    blow = max(seen.accused.get((him, me), ()), default=0)
    if him != me and _before(seen.accused.get((me, him), ()), blow):
        yield "grudge", 0
    for other, (out, card) in seen.shown.items():
        if other in (me, him):
            continue
        enemy = book.roles[card].side != many_of(book)
        if enemy and _before(seen.voted(me, other), out):
            yield "voted-right", other
        blamed = [*seen.voted(him, other), *seen.accused.get((him, other), ())]
        if him != me and not enemy and _before(blamed, out) and not seen.voted(me, other):
            yield "was-wrong", other
    for other in _others(seen, me, him):
        if other in seen.out:
            continue
        if seen.trusted.get((other, me)):
            yield "vouched", other
        if him != me:
            yield from _pleas_against(seen, me, him, other)


def _pleas_against(seen: Remembered, me: int, him: int, other: int) -> Iterator[Reason]:
    """What may be said of an accuser: he says what another has said, or he speaks against others too."""
    said = [at for at in seen.accused.get((him, me), ()) if at > seen.began]
    if not said:
        return
    if _before((at for at in seen.accused.get((other, me), ()) if at > seen.began), said[-1]):
        yield "follows", other
    if _before(seen.accused.get((him, other), ()), said[-1]):
        yield "also-blamed", other


def _doubts(seen: Remembered, me: int, him: int) -> Iterator[Reason]:
    """What one need not take somebody's word for: his card, his report, his trust."""
    if him == me:
        return
    if seen.cards_named.get(him):
        yield "card", 0
    yield from dict.fromkeys(
        ("report", said.about) for _, said in seen.reports if said.seat == him and said.about not in (me, him)
    )
    if _has_praised(seen, him, me):
        yield "praise", 0


def _has_praised(seen: Remembered, him: int, me: int) -> bool:
    """Has he spoken up for me, or told a good thing of me that he learned?"""
    return (him, me) in seen.trusted or (him, me) in seen.cleared


def _reported(seen: Remembered, him: int, other: int, out: int) -> set[str]:
    """What he has said he learned of somebody whose card was not yet shown."""
    return {said.value for at, said in seen.reports if at < out and (said.seat, said.about) == (him, other)}


def _others(seen: Remembered, me: int, him: int) -> list[int]:
    """Whoever else sits or sat at the table."""
    return [seat for seat in range(1, seen.seats + 1) if seat not in (me, him)]


def _dead_cards(seen: Remembered, book: Book, him: int) -> set[str]:
    """The cards he has named of which every one lies open elsewhere, and nobody takes one over."""
    shown = [card for seat, (_, card) in seen.shown.items() if seat != him]
    return {card for card in seen.cards_named.get(him, ()) if lies_open(book, seen.deck, shown, card)}


def lies_open(book: Book, deck: Sequence[str], shown: Sequence[str], card: str) -> bool:
    """Do all cards of this name in the deck lie open, and does nobody take one over?"""
    if any(card in role.heir_of for role in book.roles.values()):
        return False
    return 0 < deck.count(card) <= shown.count(card)


def _is_exposed(seen: Remembered, book: Book, seat: int) -> bool:
    """Has his card shown that nobody should have believed him?"""
    return seat in seen.shown and book.roles[seen.shown[seat][1]].side != many_of(book)


def _since(places: Iterable[int], place: int) -> bool:
    return any(at > place for at in places)


def _before(places: Iterable[int], place: int) -> bool:
    return any(at < place for at in places)
