"""How a host who deals by hand learns who holds which card: call by call, as the book introduces them.

Whoever wakes with others that hold other cards is met first, and told apart when his own call comes; who has
none is told apart at once. What is called, and in which order, is asked of the engine.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence

from msgspec import Struct

from omerta.core import Game, log, play
from omerta.core.book.model import Call
from omerta.core.commands import Assign, Close, Proceed
from omerta.core.game import PUBLIC
from omerta.core.moments import Calling
from omerta.core.night.waking import is_called
from omerta.core.view import granted

MetAtCall = Mapping[str, tuple[int, ...]]
NOBODY_MET: MetAtCall = {}


class OpeningCall(Struct, frozen=True):
    """Who wakes at one call of the round: the cards, and how much everybody has `heard` when they do.

    Nothing is heard of a call that the book does not make in its opening.
    """

    call: str
    cards: tuple[str, ...]
    heard: int = 0


class Due(Struct, frozen=True):
    """What is to be recorded now, at which waking: so many who hold this card, or who wake at all.

    `among` are those who can be it; `apart`: he shows himself among those who are awake.
    """

    waking: int
    card: str
    left: int
    among: tuple[int, ...] = ()
    apart: bool = False


def opened(game: Game) -> tuple[Game, tuple[OpeningCall, ...]]:
    """The game as it will be when all cards are known, and who wakes before that."""
    then, left = game, [*_left(game).elements()]
    for seat, card in enumerate(game.roles, 1):
        if not card:
            then = play(then, Assign(seat, left.pop()))
    found: list[OpeningCall] = []
    while (command := introducing(then)) is not None:
        if isinstance(then.now, Calling):
            cards = tuple(sorted({then.roles[seat - 1] for seat in then.now.awake}))
            found.append(
                OpeningCall(then.now.call, cards, sum(granted(event, PUBLIC) for event in log(then)))
            )
        then = play(then, command)
    return then, (*found, *uncalled(game, {card for each in found for card in each.cards}))


def introducing(game: Game) -> Close | Proceed | None:
    """What leads on as long as the opening of the game only shows faces; None where it is over."""
    if game.over is not None:
        return None
    if isinstance(game.now, Calling) and not game.now.acts:
        return Close()
    return Proceed() if game.now is None and not game.cleared and _introduces(game) else None


def _introduces(game: Game) -> bool:
    """Is the next thing a call that only shows faces, in the opening of the game?"""
    opening = (*game.book.opening, *game.book.temporary_opening)
    if not game.phase:
        return bool(opening)
    step = next((step for step in game.steps if not isinstance(step, Call) or is_called(game, step)), None)
    return game.phase in opening and isinstance(step, Call) and not step.acts


def _left(game: Game) -> Counter[str]:
    """The cards of which nobody knows yet who holds them."""
    return Counter(game.deck) - Counter(role for role in game.roles if role)


def uncalled(game: Game, called: set[str]) -> tuple[OpeningCall, ...]:
    """Those whom the opening does not call, in the order of the nights; who is never called comes last."""
    phases = (*game.book.opening, *game.book.cycle)
    steps = [step for phase in phases for step in game.book.phases[phase].steps.values()]
    found: dict[str, list[str]] = {}
    for call in dict.fromkeys(step.who for step in steps if isinstance(step, Call)):
        members = game.index.members.get(call, ())
        for card in game.book.roles:
            if card in game.deck and (card in members or game.index.call_of[card] == call):
                found.setdefault(call, []).append(card)
    rest = [card for card in dict.fromkeys(game.deck) if card != game.book.plain]
    taken = {*called, game.book.plain}
    wakings: list[OpeningCall] = []
    for call, cards in (*found.items(), *((card, [card]) for card in rest)):
        new = tuple(card for card in cards if card not in taken)
        taken.update(new)
        wakings += [OpeningCall(call, new)] if new else []
    return tuple(wakings)


def due(game: Game, wakings: Sequence[OpeningCall], met: MetAtCall = NOBODY_MET) -> Due | None:
    """What is to be recorded now."""
    left = _left(game)
    for at, waking in enumerate(wakings):
        cards = [card for card in waking.cards if left[card]]
        if len(cards) == 1:
            return Due(at, cards[0], left[cards[0]], _among(game, wakings, met, cards[0]))
        if not cards:
            continue
        seats, number = met.get(waking.call, ()), sum(left[card] for card in cards)
        if len(seats) < number:
            return Due(at, "", number - len(seats), _among(game, wakings, {**met, waking.call: ()}, ""))
        later = {card for each in wakings[at + 1 :] for card in _only(each, left)}
        apart = [card for card in cards if card not in later]
        apart.sort(key=lambda card: left[card])
        if len(apart) > 1:
            return Due(at, apart[0], left[apart[0]], seats, apart=True)
    return None


def _only(waking: OpeningCall, left: Mapping[str, int]) -> tuple[str, ...]:
    """The card that wakes by itself at this call, if one does."""
    cards = tuple(card for card in waking.cards if left.get(card))
    return cards if len(cards) == 1 else ()


def _among(game: Game, wakings: Sequence[OpeningCall], met: MetAtCall, card: str) -> tuple[int, ...]:
    """Those who can hold this card; whoever was met with others holds one of theirs."""
    woken = [met[each.call] for each in wakings if card in each.cards and met.get(each.call)]
    others = {seat for seats in met.values() for seat in seats}
    known = woken[0] if woken else [seat for seat in range(1, game.seats + 1) if seat not in others]
    return tuple(seat for seat in known if not game.roles[seat - 1])


def settled(game: Game, wakings: Sequence[OpeningCall], met: MetAtCall) -> tuple[tuple[int, str], ...]:
    """Whose card is known because the others he woke with are told apart."""
    left, found = _left(game), list[tuple[int, str]]()
    for waking in wakings:
        seats = [seat for seat in met.get(waking.call, ()) if not game.roles[seat - 1]]
        cards = [card for card in waking.cards if left[card]]
        if len(cards) == 1 and len(seats) == left[cards[0]]:
            found += [(seat, cards[0]) for seat in seats]
    return tuple(dict(found).items())
