"""What the database holds of a table, read past every server and held against what phones were told."""

from __future__ import annotations

from collections import Counter

import msgspec
from tests.laws.courses import standing
from tests.table.playing import Tapped

from omerta.books.shelf import SHELF
from omerta.core import Event, Game, evolve, fold
from omerta.core import events as ev
from omerta.core.game import empty_table
from omerta.table.room import EVENTS
from omerta.table.state.lobby import Lobby
from omerta.table.store.store import Store

STEP_IN = "step-in"
DEEDS = (
    ev.Voted,
    ev.Refrained,
    ev.Readied,
    ev.LetBe,
    ev.Decided,
    ev.Pointed,
    ev.RoseGiven,
    ev.Handed,
    ev.SteppedIn,
    ev.Signed,
)


class Kept(msgspec.Struct):
    """What the database holds of a table."""

    lobby: Lobby
    events: list[Event]
    done: set[tuple[int, int]]
    timed_out: Counter[int]
    game: Game


def kept(url: str, code: str) -> Kept:
    """Read a table past every server, and check that its events make a game without gaps or doubles."""
    store = Store.at(url)
    try:
        lobby = msgspec.json.decode(store.load(code).document, type=Lobby)
        events = [EVENTS.decode(body) for body in store.events(code, lobby.game)] if lobby.game else []
    finally:
        store.close()
    assert len(events) >= lobby.told
    events = events[: lobby.told]  # a server that runs may have added some after the document was read
    game, done, timed_out = empty_table(SHELF[lobby.book]), set(), Counter[int]()
    for event in events:
        if isinstance(event, DEEDS):
            done.add((game.moment, event.seat))
        elif isinstance(event, ev.Named):
            done.add((game.moment, event.by))
        elif isinstance(event, ev.TimedOut):
            timed_out[game.moment] += 1
        game = evolve(game, event)
    assert standing(game) == standing(fold(SHELF[lobby.book], events))
    assert all(times == 1 for times in timed_out.values())
    return Kept(lobby, events, done, timed_out, game)


def check(found: Kept, acknowledged: list[Tapped]) -> None:
    """Everything that a phone was told to have happened has happened."""
    clock = found.lobby.clock
    last = {(tapped.moment, tapped.seat): tapped for tapped in acknowledged}
    for tapped in last.values():
        if (tapped.moment, tapped.seat) in found.done:
            continue
        assert tapped.covered or tapped.deed == STEP_IN, tapped
        if clock is not None and tapped.moment == clock.moment:
            stored = found.lobby.taps.get(tapped.seat)
            assert stored is not None, tapped
            assert stored.option == (tapped.deed, tapped.targets), (tapped, stored)
