"""What phones were sent is held against what is stored and what the engine grants."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from itertools import groupby

import msgspec
from msgspec.structs import replace
from tests.soak.listening import Arrival, Listener
from tests.table.faces.test_spy import named, shape, told_to
from tests.table.keeping import Kept
from tests.table.playing import Tapped

from omerta.books.shelf import SHELF
from omerta.core import PUBLIC, Game, View, Viewer, evolve, log, view
from omerta.core import events as ev
from omerta.core.game import empty_table
from omerta.core.view import granted
from omerta.table.faces import models as faces
from omerta.table.faces.story import manner, tell
from omerta.words.voice import capital


def overwritten(found: Kept, phones: list[Listener], acknowledged: list[Tapped]) -> Iterator[str]:
    """Choices of this very moment that were acknowledged and are not what is stored.

    A phone that tapped again may have been cut off before the answer: then either may stand.
    """
    clock = found.lobby.clock
    if clock is None:
        return
    for tapped in {each.seat: each for each in acknowledged if each.moment == clock.moment}.values():
        if (tapped.moment, tapped.seat) in found.done:
            continue
        tried = [each for phone in phones for each in phone.tried.get((tapped.moment, tapped.seat), ())]
        since = tried[len(tried) - 1 - tried[::-1].index((tapped.deed, tapped.targets)) :]
        stored = found.lobby.taps.get(tapped.seat)
        if stored is None or stored.option not in since:
            yield f"{found.lobby.book}: {tapped}, but stored is {stored}"


class Grants:
    """What each seat was told by the end of each moment of a game."""

    def __init__(self, found: Kept) -> None:
        self.lobby, self.games = found.lobby, dict[int, Game]()
        game = empty_table(SHELF[found.lobby.book])
        for event in found.events:
            game = evolve(game, event)
            self.games[game.moment] = game
        self.told, self.view = cache(self._told), cache(self._view)

    def _view(self, moment: int, viewer: Viewer) -> View:
        return view(self.games[moment], viewer)

    def _told(self, moment: int, viewer: Viewer) -> set[str]:
        """Every line that can be said of what this viewer was told."""
        game = self.games[moment]
        words, seat = manner("en", game), viewer if isinstance(viewer, int) else 0
        events = [event for event in log(game) if granted(event, viewer)]
        return {tell(event, game, self.lobby, words, seat, game.phase) or "" for event in events}

    def ungranted(self, face: faces.Phone | faces.Screen) -> set[str]:
        """What stands on a face, and what its reader was not told by then."""
        game, public = self.games[face.moment], self.view(face.moment, PUBLIC)
        words, found = manner("en", game), set[str]()
        for place in face.places:
            card = public.card(place.seat)
            found |= {place.card} - {"", words.role(card) if card else ""}
        kinds = {*game.book.sides, *game.book.gangs, *(role.type for role in game.book.roles.values())}
        roles = tuple(role for role in game.book.roles if role not in kinds)  # the kind of a card is no card
        aloud = "\n".join(line.text for line in face.story)
        found |= named(aloud, words, roles) - told_to(game, PUBLIC)
        if isinstance(face, faces.Phone) and not self.view(face.moment, face.seat).hosting:
            turned = [
                each.role for each in log(game) if isinstance(each, ev.Turned) and each.seat == face.seat
            ]
            cards = {capital(words.role(card)) for card in (game.cards[face.seat - 1], *turned)}
            found |= {face.held.card} - cards
            found |= {*face.held.lines} - self.told(face.moment, face.seat)
        return found


def leaks(found: Kept, phones: list[Listener]) -> Iterator[str | None]:
    """For each face of the running game whether it told too much."""
    grants = Grants(found)
    for phone in phones:
        seen = {arrival.face for arrival in phone.arrivals if is_running(arrival.face)}
        for face in seen:
            assert isinstance(face, faces.Phone | faces.Screen)
            if face.moment not in grants.games:
                continue  # what was shown last is not stored yet
            ungranted = grants.ungranted(face)
            reader = f"seat {face.seat}" if isinstance(face, faces.Phone) else "the screen"
            told = f"{found.lobby.book}, moment {face.moment}: {reader} read of {sorted(ungranted)}"
            yield told if ungranted else None


def is_running(face: object) -> bool:
    """Is this the face of a game that goes on?"""
    return isinstance(face, faces.Phone | faces.Screen) and face.stage == "playing"


def differences(found: Kept, phones: list[Listener]) -> Iterator[str | None]:
    """For each moment in the dark whether some living phone looked unlike the others, or got other lengths.

    Only what a phone got from the first message of a moment to the last is compared: who slept missed some.
    """
    looks: dict[int, set[bytes]] = {}
    lengths: dict[int, set[tuple[int, ...]]] = {}
    for phone in phones:
        for moment, arrivals in whole_moments(phone.arrivals):
            lengths.setdefault(moment, set()).add(tuple(each.length for each in arrivals if each.face))
        for arrival in phone.arrivals:
            face = arrival.face
            if isinstance(face, faces.Phone) and is_dark(face):
                looks.setdefault(face.moment, set()).add(look(face))
    for moment, seen in looks.items():
        sizes = lengths.get(moment, set())
        same = len(seen) == 1 and len(sizes) <= 1
        yield None if same else f"{found.lobby.book}, moment {moment}: looks {unlike(*seen)}, lengths {sizes}"


def unlike(*looks: bytes) -> dict[str, list[object]]:
    """In what they differ."""
    read = [msgspec.json.decode(each, type=dict[str, object]) for each in looks]
    names = {name for each in read for name in each}
    told = {name: [each.get(name) for each in read] for name in sorted(names)}
    return {name: values for name, values in told.items() if any(value != values[0] for value in values)}


def is_dark(face: object) -> bool:
    """A living phone at a call."""
    if not isinstance(face, faces.Phone) or not face.living:
        return False
    return face.panel is not None and face.panel.covered


def look(face: faces.Phone) -> bytes:
    """What a neighbour sees of it, without what all may change meanwhile: clock, wires, pleas, who left."""
    places = tuple(replace(place, away=False, bot=False) for place in face.places)
    still = replace(face, clock=None, story=(), pleas=(), places=places)
    return msgspec.json.encode(shape(msgspec.json.decode(msgspec.json.encode(still))))


def whole_moments(arrivals: list[Arrival]) -> Iterator[tuple[int, list[Arrival]]]:
    """The moments in the dark that came whole over one connection, with all their messages."""

    def place(arrival: Arrival) -> tuple[int, int]:
        face = arrival.face
        return arrival.wire, face.moment if isinstance(face, faces.Phone) else -1

    shown = [arrival for arrival in arrivals if arrival.face is not None]
    parts = [(key, list(group)) for key, group in groupby(shown, place)]
    for before, ((wire, moment), group), after in zip(parts, parts[1:], parts[2:], strict=False):
        sat = all(
            isinstance(each.face, faces.Phone) and each.wire == wire for each in (before[1][-1], after[1][0])
        )
        if sat and all(is_dark(each.face) for each in group):
            yield moment, group
