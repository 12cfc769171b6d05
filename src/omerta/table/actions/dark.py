"""The law of the dark: wherever a choice hangs on a hidden card, every phone offers and answers the same.

What is offered follows from what everybody knows. A tap is always noted; whether it stands, and why not, is
for the thumb of its seat alone. One that does not count is judged as if its seat had held the card.
"""

from __future__ import annotations

from msgspec.structs import replace

from omerta.core import Game, choices
from omerta.core.book.model import Ability
from omerta.core.choices import SIGNS
from omerta.core.commands import Act, Claim, Refused
from omerta.core.day.lone_decisions import has_power, is_open_to_step_in
from omerta.core.moments import Calling, Option, Talking
from omerta.core.night.pretence import Feint, feint_refusal, is_limited
from omerta.core.refusals import refusal
from omerta.table.actions.turn import Turn
from omerta.table.state.lobby import Lobby, Tap

NOTED = "noted"
PASS = "pass"
SIGN = "sign"
STEP_IN = "step-in"
NOT_IN_HAND = "not-in-your-hand"


def is_covered(game: Game) -> bool:
    """Do all phones offer the same now, so that nobody can tell whose turn it is?"""
    now = game.now
    return isinstance(now, Calling) or (isinstance(now, Talking) and now.kind == "signs")


def counts(game: Game, seat: int) -> bool:
    """Does what this seat chooses now count?"""
    return bool(choices(game, seat).options)


# What is offered, from everybody's knowledge


def called_abilities(game: Game, call: str) -> tuple[tuple[str, Ability], ...]:
    """The abilities behind a call, from the book and from the deck as the table was told it."""
    if call in game.book.gangs:
        gang = game.book.gangs[call]
        return ((gang.ability, gang.does),)
    powers = game.index.powers
    return tuple({deed: each for name in _told(game, call) for deed, each in powers[name].items()}.items())


def _told(game: Game, call: str) -> list[str]:
    """The cards that answer to a call, as far as the table was told that they are in the deck."""
    cards = [name for name in game.book.roles if game.index.call_of[name] == call]
    return [name for name in cards if name in game.laid.deck] or cards


def told_cards(game: Game) -> tuple[str, ...]:
    """The cards of the game as the table was told them, in the order of the book."""
    return tuple(role for role in game.book.roles if role in (game.laid.deck or game.book.roles))


def within_reach(game: Game, ability: Ability) -> tuple[int, ...]:
    """Whom everybody knows to be within reach: the living, or those who are out."""
    out = ability.who == "out"
    return tuple(seat for seat in range(1, game.seats + 1) if (seat in game.living) != out)


def spares_oneself(ability: Ability) -> bool:
    """Is it plain to everybody that nobody chooses himself with this?"""
    return ability.who in ("others", "strangers")


def wanted(game: Game, ability: Ability) -> int:
    """How many names it takes, as everybody knows: all there are, where they are few and that will do."""
    reach = len(within_reach(game, ability))
    if not ability.or_fewer:
        return ability.targets if reach else 0
    return min(ability.targets, reach - (ability.who == "others"))


def fewest(game: Game, ability: Ability) -> int | None:
    """How few names may do where it is not for everybody to know how many can be chosen."""
    return 1 if ability.or_fewer and ability.who == "strangers" and wanted(game, ability) > 1 else None


def open_deeds(game: Game, now: Calling) -> tuple[tuple[str, Ability], ...]:
    """What can be done at a call by whoever may hold its cards."""
    return tuple(
        (deed, each)
        for deed, each in called_abilities(game, now.call)
        if not each.targets or wanted(game, each)
    )


def may_pass(game: Game, now: Calling) -> bool:
    """May somebody who is called do nothing? Where there is a second shot it may always be left."""
    if now.grant or not open_deeds(game, now):
        return True
    calls = [now.call] if now.call in game.book.gangs else _told(game, now.call)
    return any(game.index.may_pass[name] for name in calls)


def is_offered(game: Game, seat: int, deed: str, targets: tuple[int, ...]) -> bool:
    """Is this on the panel of this seat? What nobody could choose is refused to everybody."""
    now = game.now
    if len(set(targets)) < len(targets) or not all(1 <= each <= game.seats for each in targets):
        return False
    if not isinstance(now, Calling):
        shown = {f"{SIGN}-{value}" for value in (*SIGNS, *told_cards(game))}
        return len(targets) == 1 if deed == SIGN else deed in shown and len(targets) <= 1
    if seat not in game.living:
        return False
    if not now.acts:
        return deed == NOTED and not targets
    if deed == PASS:
        return not targets and may_pass(game, now)
    ability = dict(open_deeds(game, now)).get(deed)
    if ability is None or not set(targets) <= set(within_reach(game, ability)):
        return False
    if seat in targets and spares_oneself(ability):
        return False
    most, least = wanted(game, ability), fewest(game, ability)
    return (most if least is None else least) <= len(targets) <= most


# What becomes of a tap


def tap(turn: Turn, seat: int, deed: str, targets: tuple[int, ...]) -> None:
    """A choice in the dark. It is stored and answered alike whether it counts, stands, or neither."""
    game = turn.playing()
    option: Option = (deed, targets)
    if not is_offered(game, seat, deed, targets):
        raise Refused("not-now")
    reason = _taken(turn, game, seat, option)
    if turn.playing().moment == game.moment:
        turn.lobby = with_tap(turn.lobby, seat, option, reason)


def with_tap(lobby: Lobby, seat: int, option: Option, reason: str) -> Lobby:
    """The last tap of a seat; one that was turned down leaves standing what stood before."""
    before = lobby.taps.get(seat) or Tap(option)
    tap = Tap(option, before.stands if reason else option, reason, before.number + 1)
    return replace(lobby, taps={**lobby.taps, seat: tap})


def _taken(turn: Turn, game: Game, seat: int, option: Option) -> str:
    """Let the engine have a choice that counts; the law that forbids it, or would if it counted."""
    if isinstance(game.now, Talking):
        if counts(game, seat):
            value = option[0].removeprefix(SIGN).removeprefix("-")
            turn.play(Claim(seat, "sign", option[1][0] if option[1] else 0, value))
        return ""
    assert isinstance(game.now, Calling)
    if counts(game, seat):
        reason = refusal(game, Act(seat, *option))
        if not reason:
            turn.play(Act(seat, *option))
        return reason
    if not game.now.acts:
        return ""
    past = turn.lobby.feints.get(seat, ())
    reason = feint_refusal(game, seat, option, past)
    if not reason and is_limited(game, game.now.call, option[0]):
        feint = Feint(game.now.call, game.number, (option[0], tuple(sorted(option[1]))))
        others = tuple(each for each in past if (each.call, each.number) != (feint.call, feint.number))
        turn.lobby = replace(turn.lobby, feints={**turn.lobby.feints, seat: (*others, feint)})
    return reason


def step_in(turn: Turn, seat: int) -> None:
    """By day: everybody may reach for the right to settle the vote alone, and whoever has it gets it."""
    game = turn.playing()
    if seat not in game.living or not is_open_to_step_in(game):
        raise Refused("not-now")
    reason = refusal(game, Act(seat, STEP_IN)) if has_power(game, seat) else NOT_IN_HAND
    if reason:
        turn.lobby = with_tap(turn.lobby, seat, (STEP_IN, ()), reason)
    else:
        turn.play(Act(seat, STEP_IN))
