"""Tables with finished games behind them, without waiting for any clock."""

from __future__ import annotations

import random
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager

import msgspec
import uvicorn
from msgspec.structs import replace

from omerta.bots.driver import PLAIN, Driver
from omerta.core import Event, Game, Refused, log
from omerta.core.commands import Undo
from omerta.table.actions.turn import Turn
from omerta.table.open_rooms import Hall
from omerta.table.state.chosen_deck import with_book
from omerta.table.state.lobby import Device, Lobby
from omerta.table.state.people import fill
from omerta.table.store.notify import Bell
from omerta.table.store.store import Store
from omerta.table.web.app import Doors
from omerta.table.web.keys import hashed
from omerta.table.web.narrator_pages import NarratorPages

KEY = "the key of the one who opened it"
CODE = "ABCDEF"
NAMES = ("Anna", "Борис", "</script><b>", 'Vera "Q" #1', "O'Neil", "Gleb & Co", "Dina", "Ivan", "Lida")


def laid(book: str = "vendetta", seats: int = 9, names: tuple[str, ...] = NAMES) -> Lobby:
    """A table where the house sits on every chair, and somebody with a key has opened it."""
    organizer = Device("organizer", hashed(KEY), "en", organizer=True)
    lobby = replace(with_book(Lobby(CODE, "en", book), book), devices=(organizer,), pace="together")
    return fill(lobby, seats, names)


def played(
    lobby: Lobby, seed: int, now: float = 1000.0, undos: bool = False
) -> tuple[Lobby, Game, list[Event]]:
    """The table after one more game that bots have played to its end, that game, and its events."""
    turn = Turn(lobby, None, now)
    turn.deal(seed)
    if turn.lobby.stage == "dealt":
        turn.begin()
    assert turn.game is not None
    rng = random.Random(seed)
    driver = Driver(turn.game, dict.fromkeys(range(1, turn.game.seats + 1), PLAIN), rng)
    taken_back = 0
    while driver.step():
        if undos and taken_back < 12 and driver.game.over is None and rng.random() < 0.05:
            try:
                driver.send(Undo(rng.randint(1, 6)))
            except Refused:
                continue
            taken_back += 1
    turn.game, turn.events = driver.game, [*log(driver.game)]
    turn.lobby = replace(turn.lobby, told=driver.game.seen)
    turn.follow()
    assert turn.lobby.stage == "over"
    return turn.lobby, driver.game, turn.events


def again(lobby: Lobby) -> Lobby:
    """Back to the gathering."""
    return replace(lobby, stage="gathering", clock=None, seen=(), pleas=())


def kept(store: Store, lobby: Lobby, games: dict[int, list[Event]]) -> None:
    """The table as it would be stored."""
    store.create(lobby.code, msgspec.json.encode(replace(lobby, stage="gathering")), "gathering")
    version = 1
    for number, events in games.items():
        bodies = [msgspec.json.encode(event) for event in events]
        document = msgspec.json.encode(lobby)
        version = store.append(lobby.code, version, document, lobby.stage, number, 1, bodies)


@contextmanager
def served(
    url: str, quickly: float = 1.0, narrators: NarratorPages | None = None
) -> Iterator[tuple[str, Store]]:
    """The tables of a database behind real doors, on a free port, in a thread of its own."""
    store = Store.at(url)
    doors = Doors(Hall(store, Bell(url), "http://127.0.0.1", quickly), narrators=narrators)
    config = uvicorn.Config(
        doors.app(), port=0, log_config=None, timeout_graceful_shutdown=1, ws="websockets-sansio"
    )
    server = uvicorn.Server(config)
    thread = threading.Thread(target=server.run, daemon=True)
    thread.start()
    try:
        while not server.started:
            time.sleep(0.02)
        port = server.servers[0].sockets[0].getsockname()[1]
        yield f"http://127.0.0.1:{port}", store
    finally:
        server.should_exit = True
        thread.join(10)
        store.close()
