"""A server's house thinks in a process apart: the same thoughts, whatever becomes of it (0024)."""

from __future__ import annotations

import asyncio
import os
import signal
import time

import pytest
from msgspec.structs import replace
from tests.table.evenings import laid
from tests.table.playing import PATIENCE

from omerta.bots import minds
from omerta.bots.driver import Mind
from omerta.core import View, view
from omerta.core.game import Viewer
from omerta.core.moments import Option
from omerta.table.actions import bots, house
from omerta.table.actions.bot_heads import ProcessHead, ThreadHead
from omerta.table.actions.bot_thoughts import Thoughts
from omerta.table.actions.bots import DayMove
from omerta.table.actions.house import House
from omerta.table.actions.timers import tick
from omerta.table.actions.turn import Turn

Made = tuple[Option | None, DayMove | None]


def table(mind: str = "plain") -> Turn:
    """A table of bots that has just begun to play."""
    turn = Turn(replace(laid("classic", seats=8), mind=mind), None, 1000.0)
    turn.deal(5)
    turn.begin()
    return turn


def seen(turn: Turn) -> dict[Viewer, View]:
    """What everybody knows."""
    game = turn.playing()
    return {seat: view(game, seat) for seat in range(1, game.seats + 1)}


async def made(thoughts: Thoughts, turn: Turn) -> Made:
    """What the bot that is next has made up its mind to: to tap, or to do by day."""
    game = turn.playing()
    seat = bots.next_tap(game, turn.lobby.played_by_house(), turn.lobby.taps)
    thoughts.begin(turn.lobby, game, seen(turn))
    await thoughts.settled()
    return thoughts.ready.get(seat), None if seat else thoughts.move


def goes_on(turn: Turn, thoughts: Thoughts) -> None:
    """It does so."""
    turn.now += 3.0
    tick(turn, seen(turn), turn.now - 60.0, 1.0, thoughts.ready, thoughts.move)


async def started(found: House) -> ProcessHead:
    """Its process is there."""
    head = found.head
    assert isinstance(head, ProcessHead)
    found.prepare()
    async with asyncio.timeout(PATIENCE):
        while not head.pid:
            await asyncio.sleep(0.01)
    return head


def test_a_process_thinks_what_a_thread_thinks_and_its_end_ends_no_game(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(house, "LONGEST", PATIENCE)

    async def scene() -> None:
        here, apart = House(ThreadHead()), House(ProcessHead())
        head = await started(apart)
        turn, one, other = table(), Thoughts(here), Thoughts(apart)
        said = False
        for step in range(60):
            if step == 45:
                os.kill(head.pid, signal.SIGKILL)
                option, move = await made(other, turn)
                assert option is not None or move is not None, "by chance, where nobody answers"
                other = Thoughts(apart)
            mine = await made(one, turn)
            assert await made(other, turn) == mine
            said = said or bool(mine[1] and mine[1].claims)
            goes_on(turn, one)
        assert said
        begun = time.monotonic()
        await asyncio.gather(here.stop(), apart.stop())
        assert not head.pid
        assert time.monotonic() - begun < PATIENCE / 4

    asyncio.run(scene())


def test_what_nobody_remembers_is_told_from_the_beginning() -> None:
    async def scene() -> None:
        found = House()
        turn, thoughts = table(), Thoughts(found)
        await made(thoughts, turn)
        goes_on(turn, thoughts)
        found.head = ThreadHead()
        mine = await made(thoughts, turn)
        assert mine != (None, None)
        assert mine == await made(Thoughts(found), turn)
        await found.stop()

    asyncio.run(scene())


def test_a_bot_that_stumbles_or_takes_too_long_plays_by_chance(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(house, "LONGEST", 0.05)

    def stumbles(*asked: object) -> Option:
        raise RuntimeError("somebody's card")

    def broods(*asked: object) -> Option:
        time.sleep(0.2)
        return ("pass", ())

    async def scene(mind: Mind) -> None:
        monkeypatch.setitem(minds.MINDS, "worlds", mind)
        found = House()
        turn = table("worlds")
        while bots.next_tap(turn.playing(), turn.lobby.played_by_house(), turn.lobby.taps):
            goes_on(turn, Thoughts(found))
        _, move = await made(Thoughts(found), turn)
        assert move is not None
        goes_on(turn, Thoughts(found))
        await found.stop()

    for does in (stumbles, broods):
        asyncio.run(scene(Mind(does, lambda *asked: ())))
    assert "could not think: RuntimeError" in caplog.text
    assert "somebody's card" not in caplog.text
