"""What a gang has agreed on."""

from __future__ import annotations

from omerta.core.book.model import Gang
from omerta.core.game import Game
from omerta.core.moments import Calling, Option
from omerta.core.night.gestures import PASS
from omerta.core.night.resolution import held


def head(game: Game, now: Calling, gang: Gang) -> int:
    """The living head of a gang who takes part and has his powers, or 0."""
    for seat in now.awaiting:
        if gang.head and game.roles[seat - 1] == gang.head and held(game, seat, "") is None:
            return seat
    return 0


def agreement(
    game: Game, now: Calling, gang: Gang, deciders: list[int]
) -> tuple[Option | None, tuple[int, ...]]:
    """What the gang has agreed on, if anything, and else whom it is split over."""
    gestures = [now.gestures.get(seat) for seat in deciders]
    if gang.agree in ("unanimous", "majority"):
        if gestures and gestures.count(gestures[0]) == len(gestures):
            return gestures[0], ()
        most = _most(gestures) if gang.agree == "majority" and now.closing else ()
        return (most[0] if len(most) == 1 else None), ()
    leader = head(game, now, gang)
    if leader and (gang.head_says == "decides" or now.among):
        return now.gestures.get(leader), ()
    most = _most([gesture for gesture in gestures if gesture != PASS])
    if gang.agree == "absolute":
        most = [each for each in most if 2 * gestures.count(each) > len(deciders)]
    if not most:
        return (PASS if gestures.count(PASS) == len(gestures) else None), ()
    if len(most) == 1:
        return most[0], ()
    if leader and now.gestures.get(leader) in most:
        return now.gestures.get(leader), ()
    return None, tuple([targets[0] for _, targets in most])


def _most(gestures: list[Option | None]) -> list[Option]:
    """The gestures made by more members than any other."""
    made = [each for each in gestures if each is not None]
    most = max([made.count(each) for each in made], default=0)
    return [each for each in dict.fromkeys(made) if made.count(each) == most]
