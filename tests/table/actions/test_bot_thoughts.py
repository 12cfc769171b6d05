"""The house thinks with one head: it tires, keeps nobody waiting, and stops when it is told to (0024)."""

from __future__ import annotations

import asyncio
import random
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from threading import Event, Thread

import msgspec
import pytest
from msgspec.structs import replace
from tests.table.evenings import CODE, laid
from tests.table.playing import PATIENCE
from tests.table.test_open_rooms_alone import begin, hall

from omerta.books.shelf import SHELF
from omerta.bots import minds
from omerta.bots.driver import Mind
from omerta.bots.minds import QUICKEST
from omerta.core import View, view
from omerta.core.book.model import Book
from omerta.core.choices import Choices
from omerta.core.commands import TimeUp
from omerta.core.moments import Calling, Option
from omerta.table.actions.bot_budget import ThoughtBudget
from omerta.table.actions.bots import FOR_SHOW, thought
from omerta.table.actions.dark import counts
from omerta.table.actions.timers import BEAT_NIGHT, NIGHT_SHARE
from omerta.table.actions.turn import Turn
from omerta.table.open_rooms import Hall
from omerta.table.room import Room

A_THOUGHT = 0.25
A_NAP = 0.005


def busy(seconds: float) -> None:
    """Nobody else gets anything done in this thread."""
    end = time.thread_time() + seconds
    while time.thread_time() < end:
        pass


@pytest.fixture
def thoughts(monkeypatch: pytest.MonkeyPatch) -> list[float]:
    """Whoever weighs worlds needs long for it; when he did."""
    found: list[float] = []

    def long(does: Callable[..., object]) -> Callable[..., object]:
        def thinks(*asked: object) -> object:
            busy(A_THOUGHT)
            found.append(time.monotonic())
            return does(*asked)

        return thinks

    quick = minds.MINDS[QUICKEST]
    slow = Mind(long(quick.choose), long(quick.speak))  # type: ignore[arg-type]
    monkeypatch.setitem(minds.MINDS, "worlds", slow)
    return found


async def flooded(found: Hall, tables: int) -> list[Room]:
    """So many tables of the house, all of which weigh worlds, with somebody who looks at each."""
    rooms = []
    for number in range(tables):
        lobby = replace(laid(seats=12), code=f"{CODE[:-1]}{chr(71 + number)}", mind="worlds")
        await asyncio.to_thread(found.store.create, lobby.code, msgspec.json.encode(lobby), lobby.standing())
        room = await found.room(lobby.code)
        room.presence.arrive("organizer")
        await room.change(begin)
        rooms.append(room)
    return rooms


def test_a_tired_head_plays_by_chance_until_it_has_rested() -> None:
    head = ThoughtBudget(share=0.5, saved=0.05)
    with head.thinking("worlds") as mind:
        assert mind() == "worlds"
        busy(0.06)
        assert mind() == QUICKEST
    time.sleep(0.2)
    with head.thinking("worlds") as mind:
        assert mind() == "worlds"


def test_long_thoughts_take_their_share_of_the_time_and_no_more(
    tmp_path: Path, thoughts: list[float]
) -> None:
    async def scene() -> None:
        async with hall(tmp_path, quickly=0.01) as found:
            await flooded(found, 6)
            thoughts.clear()
            begun = time.monotonic()
            await asyncio.sleep(6)
            spent = A_THOUGHT * len(thoughts)
            assert 0 < spent < 0.4 * (time.monotonic() - begun) + 2.0 + 2 * A_THOUGHT

    asyncio.run(scene())


@contextmanager
def metronome() -> Iterator[list[float]]:
    """How long short naps take meanwhile on this machine, whatever the table does."""
    naps, ends = list[float](), Event()

    def nap() -> None:
        while not ends.is_set():
            begun = time.monotonic()
            time.sleep(A_NAP)
            naps.append(time.monotonic() - begun)

    beats = Thread(target=nap)
    beats.start()
    try:
        yield naps
    finally:
        ends.set()
        beats.join()


def test_long_thoughts_keep_no_other_table_waiting(tmp_path: Path, thoughts: list[float]) -> None:
    async def scene() -> None:
        async with hall(tmp_path, quickly=0.01) as found:
            await flooded(found, 2)
            thoughts.clear()
            waits = []
            with metronome() as naps:
                while len(thoughts) < 4:
                    begun = time.monotonic()
                    await asyncio.sleep(A_NAP)
                    waits.append(time.monotonic() - begun)
            # Were thoughts in the way, each would be one long wait; a busy machine makes a few of its own.
            by_machine = sum(nap >= A_THOUGHT / 2 for nap in naps)
            assert sum(wait >= A_THOUGHT for wait in waits) <= len(thoughts) // 2 + by_machine

    asyncio.run(scene())


def test_a_thinking_house_does_not_keep_the_server_from_closing(
    tmp_path: Path, thoughts: list[float]
) -> None:
    async def scene() -> None:
        async with hall(tmp_path, quickly=0.001) as found:
            await flooded(found, 12)
            while not thoughts:
                await asyncio.sleep(0.01)
            begun = time.monotonic()
        assert time.monotonic() - begun < 2.0

    asyncio.run(scene())


def test_bots_tap_in_time_however_long_they_think(tmp_path: Path, thoughts: list[float]) -> None:
    async def scene() -> None:
        async with hall(tmp_path, quickly=0.3) as found:
            (room,) = await flooded(found, 1)
            late = list[float]()

            def look() -> None:
                clock, taps = room.lobby.clock, len(room.lobby.taps)
                if taps and clock is not None and room.is_covered():
                    pause = min(BEAT_NIGHT * room.beat, NIGHT_SHARE * clock.total / room.lobby.numbers)
                    late.append(room.now() - (clock.ends - clock.total + pause * taps))

            room.listeners.add(look)
            with metronome() as naps:
                async with asyncio.timeout(PATIENCE):
                    while len(late) < 10 or not thoughts:
                        await asyncio.sleep(0.05)
            slow = max(naps) - A_NAP
            assert sorted(late)[len(late) // 2] < A_THOUGHT / 2 + slow, "nobody waits for a thought"

    asyncio.run(scene())


@pytest.mark.parametrize("book", SHELF)
def test_whoever_is_not_called_thinks_as_hard(book: str, monkeypatch: pytest.MonkeyPatch) -> None:
    thinkers = list[int]()
    quick = minds.MINDS[minds.QUICKEST]

    def choose(seen: View, offered: Choices, book: Book, chance: random.Random) -> Option:
        assert isinstance(seen.viewer, int)
        thinkers.append(seen.viewer)
        return quick.choose(seen, offered, book, chance)

    monkeypatch.setitem(minds.MINDS, "worlds", Mind(choose, quick.speak))
    lobby, calls = laid(book), 0
    turn = Turn(lobby, None, 0.0)
    turn.deal(3)
    turn.begin()
    while turn.lobby.stage == "playing" and calls < 8:
        game = turn.playing()
        if isinstance(game.now, Calling) and game.now.acts:
            calls += 1
            thinkers.clear()
            for seat in game.living:
                option = thought(game, seat, view(game, seat), "worlds")
                assert counts(game, seat) or option == FOR_SHOW
            assert thinkers == [*game.living]
        turn.play(TimeUp(game.moment))
    assert calls > 2
