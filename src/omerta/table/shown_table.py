"""The table as people see it: what has not been told yet has not happened."""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol

from msgspec.structs import replace

from omerta.core import Event, Game, evolve, fold, log
from omerta.core import events as ev
from omerta.table.balance_meter import Estimate
from omerta.table.deck_designer import Design
from omerta.table.faces.drawing import Drawing
from omerta.table.state import score
from omerta.table.state.chosen_book import plain_book, played
from omerta.table.state.lobby import Lobby


class StoredTable(Protocol):
    """The table as it is stored, which may be ahead of what was told."""

    version: int
    lobby: Lobby
    game: Game | None
    drawing: Drawing
    now: Callable[[], float]

    def here(self) -> frozenset[str]:
        """The devices that are connected."""

    def estimate(self) -> Estimate | None:
        """What the meter knows of the deck."""

    def design(self) -> Design | None:
        """What has become of the wish for another deck."""


class ShownTable:
    """Follows the stored table, sentence by sentence as the score says."""

    def __init__(self, table: StoredTable) -> None:
        self._table = table
        self.game: Game | None = None
        self._untold: list[Event] = []
        self._sentences = 0
        self._stands = 0.0

    @property
    def lobby(self) -> Lobby:
        """The stored table; but nobody is out of whom it was not told, and the clock to come is not shown."""
        lobby = self._table.lobby
        if self.is_told or self.game is None or lobby.stage != "playing":
            return lobby
        clock = score.shown_clock(lobby, self.now())
        return replace(lobby, clock=clock, out=lobby.without(self.game.living))

    @property
    def version(self) -> tuple[int, int]:
        """What changes whenever something is stored or told."""
        return self._table.version, self._sentences

    @property
    def told(self) -> int:
        """How many events of the game people have heard of."""
        return self._table.game.seen - len(self._untold) if self._table.game is not None else 0

    @property
    def free(self) -> float:
        """When the next sentence may be told: the last one stands for its time, unless a person leads on."""
        led = self.game is not None and "timing" in self.game.by_hand
        return 0.0 if led else self._stands

    @property
    def is_told(self) -> bool:
        """Has everything been told that has happened?"""
        return not self._untold

    @property
    def stored(self) -> tuple[Game | None, Lobby]:
        """The table with all that has happened, for whoever may know it."""
        return self._table.game, self._table.lobby

    def now(self) -> float:
        """The time of the table."""
        return self._table.now()

    def here(self) -> frozenset[str]:
        """The devices that are connected."""
        return self._table.here()

    def estimate(self) -> Estimate | None:
        """What the meter knows of the deck."""
        return self._table.estimate()

    def design(self) -> Design | None:
        """What has become of the wish for another deck."""
        return self._table.design()

    def follow(self, news: list[Event], afresh: bool, at: float | None = None) -> None:
        """Something was stored: tell of it what is due. What was taken back is shown at once.

        `at` is when it was done, if that is longer ago than now: to store it takes time.
        """
        game, drawing = self._table.game, self._table.drawing
        if game is None:
            self.game, self._untold = None, []
            drawing.follow(None, afresh, [])
            return
        if afresh or any(isinstance(event, ev.Undone) for event in news):
            events, at = log(game), self.now() if at is None else at
            told, running = score.told(self._table.lobby, at), score.running(self._table.lobby, at)
            self._untold = list(events[told:])
            self._stands = score.stands_until(running, self.now() - at) if running is not None else 0.0
            book = plain_book(played(self._table.lobby))
            self.game = fold(book, events[:told]) if self._untold else game
            drawing.follow(self.game, True, [])
            return
        self._untold += news
        self._tell()

    def go_on(self) -> bool:
        """Tell what is due by now; was there anything?"""
        if self.is_told:
            return False
        before = len(self._untold)
        self._tell()
        return len(self._untold) != before

    def _tell(self) -> None:
        game, lobby = self._table.game, self._table.lobby
        assert game is not None
        assert self.game is not None
        heard, self._stands = score.next_step(lobby, self.told, self.now(), self.free)
        due = max(heard - self.told, 0)
        news, self._untold = self._untold[:due], self._untold[due:]
        if not self._untold:
            self.game = game
        else:
            for event in news:
                self.game = evolve(self.game, event)
        self._sentences += 1
        self._table.drawing.follow(self.game, False, news)
