"""Another deck in one tap: a fairer one, or one with other cards that plays about the same.

The thinking is done in a process apart, for one table at a time and in a time that is known before.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from contextlib import suppress
from time import monotonic
from typing import Literal

from msgspec import Struct
from msgspec.structs import replace

from omerta.core.commands import Refused
from omerta.lab.apart import Neighbours, Portion
from omerta.lab.comparison import Aim, even, is_about, is_even, is_nearer, same_as, weak_and_strong
from omerta.lab.lab_game import Experiment
from omerta.lab.nearby import Deck
from omerta.lab.tally import GameTally
from omerta.table.balance_meter import Apart, Meter, Question

log = logging.getLogger("omerta.table")
DeckWished = Literal["fairer", "alike"]
DesignOutcome = Literal["queue", "thinks", "found", "even", "none", "unsure", "changed", "failed"]
UNDER_WAY = ("queue", "thinks")

LONGEST = 30.0  # seconds of games for one wish
GRACE = 30.0  # for the process to start on a busy machine, and for a game that lasts
MOST_WAITING = 4
MOST_KEPT = 256
PORTION = 0.4
GAMES_A_TURN = 8
CANDIDATES = 8
KNOWN_WELL = 150
FRESH = 20
# When each part of the thinking ends, as a share of the time, and how many decks are left after it.
OWN_UNTIL = 0.2
HEATS = ((0.5, 3), (0.7, 1))


class Design(Struct, frozen=True):
    """What has become of a wish: of which deck it speaks, how far it is, and what was found.

    `before` and `now` are the games of both decks; of the new one only those that were not used to choose it.
    """

    wish: DeckWished
    about: Question
    outcome: DesignOutcome = "queue"
    percent: int = 0
    decks: int = 0
    games: int = 0
    before: GameTally = GameTally()
    now: GameTally = GameTally()

    @property
    def is_under_way(self) -> bool:
        """Is it still being thought about?"""
        return self.outcome in UNDER_WAY


class WishingTable(Struct, frozen=True):
    """Who wishes: how to tell of news, and how to lay the deck that was found, unless it is too late."""

    code: str
    tell: Callable[[], None]
    lay: Callable[[Question, Deck], Awaitable[bool]]


class NobodyAnswers(Exception):  # noqa: N818 - it is said as it is
    """There is no answer from the process apart."""


class DeckDesigner:
    """Thinks about decks, one wish after another."""

    def __init__(self, meter: Meter, longest: float = LONGEST) -> None:
        self.meter = meter
        self.longest = longest
        self.apart = Apart()
        self._designs: dict[str, Design] = {}
        self._work: dict[str, asyncio.Task[None]] = {}
        self._turn = asyncio.Lock()

    def design(self, code: str) -> Design | None:
        """What has become of the last wish of a table."""
        return self._designs.get(code)

    def wish(self, table: WishingTable, wish: DeckWished, question: Question) -> None:
        """A table wishes for another deck; while one is being looked for, it is not asked again."""
        if table.code in self._work:
            return
        if len(self._work) >= MOST_WAITING:
            raise Refused("design-busy")
        self._set(table, Design(wish, question))
        self._work[table.code] = asyncio.create_task(self._do(table, wish, question), name="designer")

    async def stop(self) -> None:
        """Nobody wishes anything any more."""
        for work in [*self._work.values()]:
            work.cancel()
            with suppress(asyncio.CancelledError):
                await work
        await self.apart.stop()

    async def _do(self, table: WishingTable, wish: DeckWished, question: Question) -> None:
        try:
            async with self._turn:
                async with asyncio.timeout(self.longest + GRACE):
                    await self._think(table, Thought(self, table, wish, question))
        except (TimeoutError, NobodyAnswers):
            log.warning("no other deck of %s could be looked for", question.book)
            self._set(table, Design(wish, question, "failed"))
        finally:
            self._work.pop(table.code, None)
            await self.apart.stop()  # it may be in the middle of an answer, and nobody wishes for long
            table.tell()

    async def _think(self, table: WishingTable, thought: Thought) -> None:
        found, deck = await thought.run()
        if found.outcome == "found":
            laid = await table.lay(found.about, deck)
            new = replace(found.about, deck=tuple(sorted(deck)))
            found = replace(found, about=new) if laid else replace(found, outcome="changed")
        self._set(table, found)

    def _set(self, table: WishingTable, design: Design) -> None:
        self._designs.pop(table.code, None)
        self._designs[table.code] = design
        for code in [*self._designs][:-MOST_KEPT]:
            if code not in self._work:
                del self._designs[code]
        table.tell()

    def progress(self, table: WishingTable, design: Design) -> None:
        """Show how far it is, whenever a percent more is done."""
        if self._designs.get(table.code) != design:
            self._set(table, design)


class Thought:
    """One wish, from the games of the deck as it is to the deck that takes its place."""

    def __init__(
        self, designer: DeckDesigner, table: WishingTable, wish: DeckWished, question: Question
    ) -> None:
        self._designer = designer
        self._table = table
        self._began = 0.0
        self.design = Design(wish, question, "thinks")
        self.experiment = question.experiment
        self._played: dict[Deck, GameTally] = {}

    async def run(self) -> tuple[Design, Deck]:
        """What comes of it, and the deck if there is one."""
        fairer = self.design.wish == "fairer"
        decks = [] if fairer else await self._candidates("", "")
        if not fairer and not decks:
            return self._settled("none", GameTally()), ()
        own = await self._known()
        if fairer and is_even(self.experiment, own):
            return self._settled("even", own), ()
        if fairer:
            decks = await self._candidates(*weak_and_strong(self.experiment, own))
        self.design = replace(self.design, decks=len(decks))
        aim = even(self.experiment) if fairer else same_as(self.experiment, own)
        for share, left in HEATS:
            decks = (await self._heat(decks, share, aim))[:left]
        return await self._judged(decks[0], own, aim) if decks else (self._settled("none", own), ())

    async def _judged(self, deck: Deck, own: GameTally, aim: Aim) -> tuple[Design, Deck]:
        """Is the one that is left good enough? Too few games to tell are said to be too few."""
        now = await self._final(deck)
        good = is_nearer(aim, own, now) if self.design.wish == "fairer" else is_about(aim, now)
        outcome: DesignOutcome = "found" if good else "none"
        if min(now.games, own.games) < FRESH:
            outcome = "unsure"
        return replace(self._settled(outcome, own), now=now), deck

    def _settled(self, outcome: DesignOutcome, own: GameTally) -> Design:
        games = own.games + sum(found.games for found in self._played.values())
        return replace(self.design, outcome=outcome, percent=100, games=games, before=own)

    async def _known(self) -> GameTally:
        """The games of the deck as it is: those the meter has, and more if these are few."""
        found = self._designer.meter.counted(self.design.about)
        while found.games < KNOWN_WELL and self._time() < OWN_UNTIL:
            found += await self._play(self.experiment, found.games)
        return found

    async def _candidates(self, weak: str, strong: str) -> list[Deck]:
        found = await self._designer.apart.neighbours(Neighbours(self.experiment, CANDIDATES, weak, strong))
        if found is None:
            raise NobodyAnswers
        self._tell_the_time()
        return [*found]

    async def _heat(self, decks: list[Deck], share: float, aim: Aim) -> list[Deck]:
        """Every deck plays in its turn until this share of the time is over; the nearest to the aim first."""
        while len(decks) > 1 and self._time() < share:
            for deck in decks:
                before = self._played.get(deck, GameTally())
                self._played[deck] = before + await self._play(
                    replace(self.experiment, deck=deck), before.games
                )
        return sorted(decks, key=lambda deck: aim.distance(self._played.get(deck, GameTally())))

    async def _final(self, deck: Deck) -> GameTally:
        """Fresh games with the deck that was chosen: those it was chosen by flatter it."""
        first, found = self._played.get(deck, GameTally()).games, GameTally()
        while found.games < KNOWN_WELL and self._time() < 1.0:
            found += await self._play(replace(self.experiment, deck=deck), first + found.games)
        return found

    async def _play(self, experiment: Experiment, first: int) -> GameTally:
        found = await self._designer.apart.play(Portion(experiment, first, GAMES_A_TURN, PORTION))
        if found is None:
            raise NobodyAnswers
        self._tell_the_time()
        return found

    def _tell_the_time(self) -> None:
        """The time begins with the first answer: on a busy machine the process takes a while to start."""
        self._began = self._began or monotonic()
        self.design = replace(self.design, percent=min(99, round(100 * self._time())))
        self._designer.progress(self._table, self.design)

    def _time(self) -> float:
        """How much of the time is over."""
        return (monotonic() - self._began) / self._designer.longest if self._began else 0.0
