"""The balance meter: the chances of a deck that somebody looks at, sharper the longer he does.

All games are played in one process apart, at the lowest priority. Here portions are asked for and added up.
"""

from __future__ import annotations

import asyncio
import logging
import sys
from asyncio.subprocess import DEVNULL, PIPE, Process
from collections.abc import Callable
from contextlib import suppress
from typing import TypeVar

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from omerta.bots.minds import HOUSE
from omerta.lab.apart import Decks, Neighbours, Portion
from omerta.lab.balance import FEWEST, contenders, widest
from omerta.lab.lab_game import Experiment
from omerta.lab.printed_chances import counted_beforehand
from omerta.lab.tally import GameTally
from omerta.table.state.kept_book import KeptBook

log = logging.getLogger("omerta.table")
MOST_GAMES = 1000
PRECISION = 0.03
PORTION = 0.4  # seconds: so long a new deck waits for the one before it
PATIENCE = 120.0
TRIES = 3
PAUSE = 1.0
LOOK_LASTS = 25.0
MOST_KEPT = 256
WORKER = ("-P", "-m", "omerta.lab.apart")
TALLIES = msgspec.json.Decoder(GameTally)
DECKS = msgspec.json.Decoder(Decks)
AnsweredApart = TypeVar("AnsweredApart")


class Question(Struct, frozen=True):
    """What is weighed: a book, a deck in the order of its names, the house rules that differ, and by whom.

    A book of one's own is given whole.
    """

    book: str
    deck: tuple[str, ...]
    house_rules: tuple[tuple[str, str], ...] = ()
    own: KeptBook | None = None
    mind: str = HOUSE

    @property
    def experiment(self) -> Experiment:
        """The same as the laboratory tries it."""
        book = self.own.own.book if self.own is not None else self.book
        return Experiment(book, self.deck, dict(self.house_rules), self.mind)


class Odds(Struct, frozen=True):
    """The chance of a side and the ends of its interval, in whole percents."""

    side: str
    share: int
    low: int
    high: int


class Estimate(Struct, frozen=True):
    """What is known of a deck after so many games, whether more are to come, and who plays them.

    `rounds` is how long a game lasts on average.
    """

    odds: tuple[Odds, ...]
    games: int
    sharpens: bool
    mind: str = HOUSE
    rounds: float = 0.0


class Weighed(Struct):
    """A question with the games played for it; `failed`: so often in a row there was no answer."""

    estimate: Estimate
    tally: GameTally = GameTally()
    failed: int = 0


class Look(Struct, frozen=True):
    """Somebody looks at a deck that may change, until then unless he looks again; `tell` shows him news."""

    question: Callable[[], Question | None]
    tell: Callable[[], None]
    until: float


class Apart:
    """The process that plays: started when it is first needed, and anew when it is gone."""

    def __init__(self) -> None:
        self._process: Process | None = None

    @property
    def pid(self) -> int:
        """Its number; 0 while there is none."""
        return self._process.pid if self._process is not None else 0

    async def play(self, portion: Portion) -> GameTally | None:
        """The games of a portion; None where the process cannot be started, dies or hangs."""
        return await self._answered(portion, TALLIES)

    async def neighbours(self, wanted: Neighbours) -> Decks | None:
        """Decks near a deck; None where the process cannot be started, dies or hangs."""
        return await self._answered(wanted, DECKS)

    async def _answered(
        self, wish: Portion | Neighbours, answers: msgspec.json.Decoder[AnsweredApart]
    ) -> AnsweredApart | None:
        try:
            async with asyncio.timeout(PATIENCE):
                process = self._process = self._process or await _started()
                assert process.stdin is not None
                assert process.stdout is not None
                process.stdin.write(msgspec.json.encode(wish) + b"\n")
                await process.stdin.drain()
                return answers.decode(await process.stdout.readline())
        except (OSError, NotImplementedError, TimeoutError, msgspec.DecodeError):
            await self.stop()
            return None

    async def stop(self) -> None:
        """End the process at once: there is nothing to be kept."""
        process, self._process = self._process, None
        if process is not None:
            with suppress(ProcessLookupError):
                process.kill()
            await process.communicate()


async def _started() -> Process:
    return await asyncio.create_subprocess_exec(
        sys.executable, *WORKER, stdin=PIPE, stdout=PIPE, stderr=DEVNULL
    )


class Meter:
    """Weighs the decks that are looked at: the one that is known least comes first, so a new one at once.

    `known` is what was counted before anybody looked; more games are added to it.
    """

    def __init__(
        self,
        most: int = MOST_GAMES,
        precision: float = PRECISION,
        known: Callable[[Experiment], GameTally] = counted_beforehand,
    ) -> None:
        self.most = most
        self.precision = precision
        self.known = known
        self.apart = Apart()
        self._looks: dict[str, Look] = {}
        self._kept: dict[Question, Weighed] = {}
        self._work: asyncio.Task[None] | None = None

    def look(self, who: str, question: Callable[[], Question | None], tell: Callable[[], None]) -> None:
        """Somebody looks now, and goes on looking for a while."""
        until = asyncio.get_running_loop().time() + LOOK_LASTS
        self._looks[who] = Look(question, tell, until)
        self.stir()
        tell()

    def stir(self) -> None:
        """What is looked at may be another deck by now."""
        idle = self._work is None or self._work.done()
        if self._looks and self._next() is not None and idle:
            self._work = asyncio.create_task(self._weigh(), name="meter")

    def estimate(self, question: Question) -> Estimate | None:
        """What is known of this deck; None if nobody has looked at it, or it cannot be weighed."""
        found = self._kept.get(question)
        hopeless = found is not None and not found.estimate.games and not found.estimate.sharpens
        return found.estimate if found is not None and not hopeless else None

    def counted(self, question: Question) -> GameTally:
        """The games that were played with this deck so far."""
        found = self._kept.get(question)
        return found.tally if found is not None else self.known(question.experiment)

    async def stop(self) -> None:
        """Nobody looks any more, and the process ends."""
        self._looks = {}
        if self._work is not None:
            self._work.cancel()
            with suppress(asyncio.CancelledError):
                await self._work
        await self.apart.stop()

    async def _weigh(self) -> None:
        while (question := self._next()) is not None:
            weighed = self._kept[question]
            first = weighed.tally.games
            more = await self.apart.play(Portion(question.experiment, first, self.most - first, PORTION))
            if more is None:
                await self._fail(question, weighed)
            else:
                weighed.failed = 0
                weighed.tally += more
                self._show(question, weighed)

    def _next(self) -> Question | None:
        """Of the decks not yet known well enough the one that is known least, the newest of several."""
        unsure = [each for each in reversed(self._asked()) if self._kept[each].estimate.sharpens]
        return min(unsure, key=lambda each: self._kept[each].tally.games, default=None)

    def _asked(self) -> list[Question]:
        """The decks that are looked at now; a new one is kept as one of which nothing is known."""
        now = asyncio.get_running_loop().time()
        self._looks = {who: look for who, look in self._looks.items() if look.until > now}
        asked = [found for look in self._looks.values() if (found := look.question()) is not None]
        for question in asked:
            weighed = self._kept.pop(question, None)
            self._kept[question] = self._untouched(question) if weighed is None else weighed
        for question in [*self._kept][: -MOST_KEPT - len(asked)]:
            del self._kept[question]
        return asked

    def _show(self, question: Question, weighed: Weighed) -> None:
        """Whoever looks at this deck is told if anything he can read has changed."""
        new = self._estimate(question, weighed.tally)
        if (new.odds, new.sharpens) != (weighed.estimate.odds, weighed.estimate.sharpens):
            weighed.estimate = new
            self._tell(question)

    def _untouched(self, question: Question) -> Weighed:
        found = self.known(question.experiment)
        return Weighed(self._estimate(question, found), found)

    def _estimate(self, question: Question, found: GameTally) -> Estimate:
        experiment = question.experiment
        precise = found.games >= FEWEST and widest(experiment, found) <= self.precision
        sharpens = found.games < self.most and not precise
        rounds = round(found.rounds, 1)
        return Estimate(_odds(experiment, found), found.games, sharpens, question.mind, rounds)

    async def _fail(self, question: Question, weighed: Weighed) -> None:
        weighed.failed += 1
        if weighed.failed < TRIES:
            await asyncio.sleep(PAUSE)
            return
        log.warning("the balance meter cannot weigh a deck of %s", question.book)
        weighed.estimate = replace(weighed.estimate, sharpens=False)
        self._tell(question)

    def _tell(self, question: Question) -> None:
        for look in [*self._looks.values()]:
            if look.question() == question:
                look.tell()


def _odds(experiment: Experiment, found: GameTally) -> tuple[Odds, ...]:
    chances = [(side, found.chance(side)) for side in contenders(experiment, found)]
    return tuple(
        Odds(side, round(100 * chance.share), round(100 * chance.low), round(100 * chance.high))
        for side, chance in chances
    )
