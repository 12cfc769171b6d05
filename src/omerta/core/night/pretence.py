"""What a choice for show is worth: it is judged as if its seat had held a card of the call since the deal.

At a table where everybody points in the dark, a choice that does not count must fare like one that does. So
the laws of gestures are asked about a game in which this seat is the one that was called. Of the others
nothing is known in it: what a seat is refused for show must not tell who they are.
"""

from __future__ import annotations

from msgspec import Struct
from msgspec.structs import replace

from omerta.core.book.model import Ability
from omerta.core.commands import Act
from omerta.core.events import Acted
from omerta.core.game import Game
from omerta.core.moments import Calling, Option
from omerta.core.refusals import refusal

USED_UP = ("once", "picked-once")


class Feint(Struct, frozen=True):
    """A choice that a seat made for show at a call, in the phase of this number."""

    call: str
    number: int
    option: Option


def feint_refusal(game: Game, seat: int, option: Option, past: tuple[Feint, ...]) -> str:
    """The law that would forbid this to a called seat that had chosen so before; empty if none would."""
    now = game.now
    assert isinstance(now, Calling)
    card = _card(game, now.call, option[0])
    if not card:
        return ""
    return refusal(_as_if(game, now, seat, card, past), Act(seat, *option))


def as_if_called(game: Game, seat: int) -> Game:
    """The game in which this seat holds a card of the call; the game as it is where there is none."""
    now = game.now
    assert isinstance(now, Calling)
    deeds = game.index.abilities[now.call]
    card = next((card for deed in deeds if (card := _card(game, now.call, deed))), "")
    return _as_if(game, now, seat, card, ()) if card else game


def is_limited(game: Game, call: str, deed: str) -> bool:
    """Does what was chosen at this call bear on what may be chosen later?"""
    ability = game.index.abilities[call].get(deed)
    return ability is not None and (ability.limit != "none" or bool(game.book.conduct.no_repeat))


def _card(game: Game, call: str, deed: str) -> str:
    """A card of the deck, as the table was told it, whose holder may do this at the call."""
    index = game.index
    if call in game.book.gangs:
        cards = [name for name in game.book.roles if name in index.members[call]]
    else:
        cards = [name for name in game.book.roles if index.call_of[name] == call]
    told = [name for name in cards if name in game.laid.deck] or cards
    if call not in game.book.gangs and deed != "pass":
        told = [name for name in told if deed in index.powers[name]]
    if deed == "pass":
        told = sorted(told, key=lambda name: not index.may_pass[call if call in game.book.gangs else name])
    return next(iter(told), "")


def _as_if(game: Game, now: Calling, seat: int, card: str, past: tuple[Feint, ...]) -> Game:
    """The game in which this seat holds the card, and all others hold one that stands in nobody's way."""
    known = game.index.abilities[now.call]
    others = _bystander(game, card, [*known.values()])
    roles = tuple(card if each == seat else others for each in range(1, game.seats + 1))
    mine = [each for each in past if each.call == now.call and each.option[0] in known]
    return replace(
        game,
        cards=roles,
        roles=roles,
        marks=(),
        sheet=(),
        last_sheet=tuple(
            Acted(now.call, (seat,), each.option[0], each.option[1])
            for each in mine
            if each.number == game.number - 1
        ),
        spent=tuple(
            (now.call, target)
            for each in mine
            if each.number < game.number and known[each.option[0]].limit in USED_UP
            for target in each.option[1]
        ),
        now=Calling(now.call, now.acts, awake=(seat,), awaiting=(seat,), grant=now.grant),
    )


def _bystander(game: Game, card: str, abilities: list[Ability]) -> str:
    """A card that belongs to no gang, and on whose side no ability of the call waits."""
    awaited = {side for ability in abilities for side in ability.after}
    free = [name for name, role in game.book.roles.items() if not role.gang and role.side not in awaited]
    return next(iter(free), card)
