"""What somebody who is out sees where the book lets him watch: the cards, and the night as it happens."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import accumulate

import msgspec

from omerta.core import Game, View
from omerta.core import events as ev
from omerta.table.faces import padding
from omerta.table.faces.face_parts import WatchedCard
from omerta.table.faces.notebook import Note, Notes, host_notes
from omerta.table.faces.story import tell
from omerta.table.state.lobby import Lobby
from omerta.words import Lexicon

DONE = (ev.Acted, ev.Struck, ev.Answered, ev.Shown, ev.Hindered, ev.Signed)
POINTED = (ev.Woken, ev.Pointed)


def watched_cards(seen: View, lobby: Lobby, words: Lexicon) -> tuple[WatchedCard, ...]:
    """Who holds which card, for whoever may see it while the game goes on."""
    if not seen.hosting or seen.winner is not None:
        return ()
    return tuple(
        WatchedCard(seat, lobby.name(seat), words.role(card)) for seat, card in sorted(seen.cards.items())
    )


def watched_lines(seen: View, game: Game, lobby: Lobby, words: Lexicon) -> tuple[str, ...]:
    """The last night as it happens: what was done in each call, and who points where in the one that is open.

    By day it stays to be read, as far as it finds room.
    """
    told: list[str] = []
    open_call: dict[object, str] = {}
    for event in _since_nightfall(seen.events, game):
        if isinstance(event, ev.Called | ev.Slept | ev.PhaseBegan):
            open_call = {}
        said = (
            tell(event, game, lobby, words, None, seen.phase)
            if isinstance(event, (*DONE, *POINTED))
            else None
        )
        if not said:
            continue
        if isinstance(event, POINTED):
            open_call[event.seat if isinstance(event, ev.Pointed) else "awake"] = said
        elif said not in told[-1:]:
            told.append(said)
    return _fitting((*told, *open_call.values()), padding.WATCHED)


def _since_nightfall(events: tuple[ev.Event, ...], game: Game) -> tuple[ev.Event, ...]:
    """What has happened since it last got dark."""
    begins = 0
    for at, event in enumerate(events):
        if isinstance(event, ev.PhaseBegan) and event.dark:
            begins = at
    return events[begins:]


def _fitting(lines: Sequence[str], room: int) -> tuple[str, ...]:
    """The last of these lines that find room: sizes tell."""
    lengths = accumulate(len(msgspec.json.encode(line)) + 1 for line in reversed(lines))
    fitting = sum(length <= room for length in lengths)
    return tuple(lines[len(lines) - fitting :])


def watched_notes(game: Game, lobby: Lobby, seen: View, words: Lexicon) -> Notes:
    """The notebook of somebody who watches: what was done, night by night, as far as it finds room."""
    whole = host_notes(game, lobby, seen, words)
    learned = list(whole.learned)
    room = padding.LONG_ANSWER // 2 + padding.A_PAGE * seen.number
    while learned and len(msgspec.json.encode(learned)) > room:
        first = learned[0]
        learned[:1] = [Note(first.when, first.lines[1:])] if len(first.lines) > 1 else []
    return Notes(tuple(learned), whole.votes)
