"""The house of a server: all its bots think with one head, one after another, and within one budget."""

from __future__ import annotations

import asyncio
from contextlib import suppress

import msgspec
from msgspec.structs import replace

from omerta.table.actions.bot_budget import ThoughtBudget
from omerta.table.actions.bot_heads import HouseHead, ThreadHead
from omerta.table.actions.thinker import THOUGHTS, AskedThought, Thought

LONGEST = 2.0  # seconds: nobody at the table waits longer for a thought


class House:
    """Asked for a thought it gives one in time, or none: then a bot plays by chance."""

    def __init__(self, head: HouseHead | None = None, budget: ThoughtBudget | None = None) -> None:
        self.head = head or ThreadHead()
        self.budget = budget or ThoughtBudget()
        self._turn = asyncio.Lock()
        self._asks: set[asyncio.Task[Thought | None]] = set()

    def prepare(self) -> None:
        """Bots are at a table: whatever it takes to begin to think is done while nobody waits."""
        if not self._asks:
            self._begin(None)

    async def think(self, asked: AskedThought) -> Thought | None:
        """What a bot makes up its mind to; None if it is late, or nobody thinks any more."""
        task = self._begin(asked)
        with suppress(TimeoutError):
            async with asyncio.timeout(LONGEST):
                return await asyncio.shield(task)
        return None

    def _begin(self, asked: AskedThought | None) -> asyncio.Task[Thought | None]:
        until = asyncio.get_running_loop().time() + LONGEST
        task = asyncio.create_task(self._ask(asked, until), name="house")
        self._asks.add(task)
        task.add_done_callback(self._asks.discard)
        return task

    async def _ask(self, asked: AskedThought | None, until: float) -> Thought | None:
        """In its turn; what nobody waits for any more is not thought."""
        async with self._turn:
            if asked is None:
                await self.head.prepare()
            if asked is None or asyncio.get_running_loop().time() > until:
                return None
            line = msgspec.json.encode(replace(asked, mind=self.budget.mind(asked.mind)))
            found = await self.head.think(line)
            if not found:
                return None
            thought = THOUGHTS.decode(found)
            self.budget.count(thought.spent)
            return thought

    def close(self) -> None:
        """No more thoughts: the server is about to close."""
        self.head.close()

    async def stop(self) -> None:
        """Closed, and nothing of it is left."""
        self.close()
        await asyncio.gather(*self._asks, return_exceptions=True)
        await self.head.stop()
