"""An event happens: the game before it becomes the game after it."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import cast

from msgspec.structs import replace

from omerta.core import events as ev
from omerta.core.book.model import Book
from omerta.core.folds import lone_decisions as taking
from omerta.core.folds import night, vote
from omerta.core.folds import setup as laying
from omerta.core.game import Game, empty_table


def fold(book: Book, events: Iterable[ev.Event]) -> Game:
    """The game that these events make."""
    game = empty_table(book)
    for event in events:
        game = evolve(game, event)
    return game


def evolve(game: Game, event: ev.Event) -> Game:
    """The game after one more event; the game before it stays as it was."""
    after = follower(game)
    FOLD[type(event)](after, event)
    after.told = (event,)
    after.seen = game.seen + 1
    return after


def follower(game: Game) -> Game:
    """A copy of the game that is going to be changed, and remembers where it came from."""
    return replace(game, past=game, told=())


FOLD = cast(
    "dict[type[ev.Event], Callable[[Game, ev.Event], None]]",
    {
        ev.Opened: laying.opened,
        ev.Stacked: laying.stacked,
        ev.Seeded: laying.seeded,
        ev.Delegated: laying.delegated,
        ev.Dealt: laying.dealt,
        ev.Recorded: laying.dealt,
        ev.Jumped: laying.jumped,
        ev.PhaseBegan: laying.phase,
        ev.Turned: night.turned,
        ev.Called: night.called,
        ev.Numbered: laying.unchanged,
        ev.Summoned: night.summoned,
        ev.Woken: night.woken,
        ev.Hindered: night.hindered,
        ev.Pointed: night.pointed,
        ev.Agreed: night.agreed,
        ev.Pressed: night.pressed,
        ev.LeftToChance: night.left_to_chance,
        ev.Acted: night.acted,
        ev.Answered: night.answered,
        ev.Shown: night.shown,
        ev.Met: night.met,
        ev.Granted: night.granted,
        ev.Lingered: night.lingered,
        ev.Slept: night.slept,
        ev.SignsOpened: night.signs_opened,
        ev.Signed: laying.unchanged,
        ev.SignsClosed: night.slept,
        ev.Imposed: night.imposed,
        ev.Announced: night.announced,
        ev.Freed: night.freed,
        ev.Struck: laying.unchanged,
        ev.Spent: night.spent,
        ev.Dawned: night.dawned,
        ev.Died: night.died,
        ev.Saved: laying.unchanged,
        ev.Visited: laying.unchanged,
        ev.TalkOpened: laying.talk_opened,
        ev.Readied: laying.readied,
        ev.TalkClosed: night.slept,
        ev.Claimed: taking.claimed,
        ev.VoteOpened: vote.vote_opened,
        ev.AskOpened: vote.ask_opened,
        ev.Named: vote.named,
        ev.Refrained: vote.refrained,
        ev.AskClosed: vote.ask_closed,
        ev.CountOpened: vote.count_opened,
        ev.Voted: vote.voted,
        ev.Polled: vote.polled,
        ev.SumsNoted: vote.sums_noted,
        ev.Instructed: laying.unchanged,
        ev.HandsCounted: vote.hands_counted,
        ev.Counted: vote.counted,
        ev.Tied: vote.tied,
        ev.LotDrawn: vote.lot_drawn,
        ev.Accused: vote.accused,
        ev.Sentenced: vote.sentenced,
        ev.Cleared: vote.cleared,
        ev.Acquitted: vote.acquitted,
        ev.Executed: vote.executed,
        ev.NobodyExecuted: vote.nobody_executed,
        ev.HostChanged: laying.host_changed,
        ev.Briefed: laying.unchanged,
        ev.Noticed: laying.noticed,
        ev.DrawOffered: laying.draw_offered,
        ev.DrawDeclared: laying.unchanged,
        ev.Ended: laying.ended,
        ev.Closed: laying.closing,
        ev.TimedOut: laying.closing,
        ev.Prolonged: laying.prolonged,
        ev.Proceeded: laying.proceeded,
        ev.Overruled: laying.overruled,
        ev.Undone: laying.undone,
        ev.SpeechesOpened: taking.speeches_opened,
        ev.Started: taking.started,
        ev.Entered: vote.voted,
        ev.RoseGiven: vote.rose_given,
        ev.Handed: vote.handed,
        ev.HandsNoted: vote.hands_counted,
        ev.ResultHeld: taking.result_held,
        ev.LetBe: taking.let_be,
        ev.ResultReleased: taking.result_released,
        ev.SteppedIn: taking.stepped_in,
        ev.DecisionOpened: taking.decision_opened,
        ev.Decided: taking.decided,
        ev.DecisionLapsed: taking.decided,
        ev.CoinTossed: vote.coin_tossed,
        ev.Elected: taking.elected,
        ev.OfficeLeft: taking.office_left,
        ev.Rolled: laying.rolled,
        ev.AllSentenced: vote.all_sentenced,
        ev.SentOut: taking.sent_out,
    },
)
