"""Whoever adds a verb, an event, a moment or a step is told where it has to be thought of.

Most places are closed by the type checker (`assert_never`). The rest are tables, and dispatches that heed a
few events and leave the others alone on purpose: a new one is left alone only by somebody who says so here.
"""

import ast
import inspect
from collections.abc import Callable
from pathlib import Path
from typing import get_args

import pytest
from msgspec import Struct

import omerta.core
from omerta.books import soundness
from omerta.bots import lore, plain_votes
from omerta.bots.minds import MINDS, Bots
from omerta.core import commands, events, moments
from omerta.core.book import model, verbs
from omerta.core.day import trial
from omerta.core.decide import DEEDS, DOES
from omerta.core.evolve import FOLD
from omerta.core.flow import CLOSE
from omerta.core.folds import lone_decisions as folded_alone
from omerta.core.folds import setup as folded_setup
from omerta.core.folds import vote as folded_vote
from omerta.core.view import FOLDS, GRANTS
from omerta.lab import exact, exact_report, palette
from omerta.lab.fast import shape
from omerta.notation import moment_expectations, night_expectations, unsaid, votes, writer
from omerta.table.actions import wishes
from omerta.table.faces import gathering
from omerta.table.state import clocks, lobby
from omerta.terminal import solo_game
from omerta.words import worth_saying

VERBS = {*get_args(verbs.Effect)}
EVENTS = {*get_args(events.Event)}
STEPS = {*get_args(model.Step)}


def kinds_of(base: type[Struct]) -> set[type[Struct]]:
    return {each for sub in base.__subclasses__() for each in (kinds_of(sub) or {sub})}


def test_the_unions_hold_every_kind() -> None:
    assert kinds_of(verbs.Verb) == VERBS
    assert kinds_of(model.StepOfPhase) == STEPS
    assert kinds_of(events.Happening) == EVENTS


def test_every_verb_has_a_worth_and_is_aimed_or_not() -> None:
    assert lore.WORTH.keys() == VERBS
    assert {*soundness.AIMED, *soundness.UNAIMED} == VERBS
    assert not {*soundness.AIMED} & {*soundness.UNAIMED}


def test_everything_has_its_fold_its_close_and_its_doing() -> None:
    assert FOLD.keys() == EVENTS
    assert CLOSE.keys() == {*get_args(moments.Now)}
    assert DOES.keys() == {*get_args(commands.Command)}


def test_every_wish_comes_true_and_is_put_into_words() -> None:
    assert wishes.EFFECTS.keys() == {*get_args(lobby.Wish)}
    assert gathering.WISHES.keys() == {*get_args(lobby.Wish)}


def test_a_moment_is_timed_or_has_no_clock_of_its_own() -> None:
    """A talk says its time itself; names and votes are waited for as long as the table likes."""
    untimed = {moments.Talking, moments.Asking, moments.Counting}
    assert moment_expectations.CLOCKS.keys() | untimed == {*get_args(moments.Now)}
    assert not moment_expectations.CLOCKS.keys() & untimed


def test_every_pace_has_its_times_and_every_bot_its_mind() -> None:
    for times in (clocks.CALL, clocks.FACES, clocks.VOTE, clocks.VOTE_IN_TURN, clocks.NAMES):
        assert times.keys() == {*get_args(lobby.Pace)}
    assert MINDS.keys() == {*get_args(Bots)}


def test_every_part_has_a_side_and_every_colour_a_shade() -> None:
    assert exact_report.SIDE_OF.keys() == {*get_args(exact.PlainPart)} == {*exact.PARTS}
    assert palette.LIGHT.keys() == palette.DARK.keys() == {*get_args(palette.Colour)}


def test_every_kind_of_count_can_be_written() -> None:
    assert {kind for kinds in votes.KINDS.values() for kind in kinds} == {*get_args(events.CountKind)}


def test_every_stage_of_a_trial_leads_on() -> None:
    """While somebody is asked for names or for revenge, the game waits for him and not for the trial."""
    assert trial.STAGES.keys() | {"asking", "avenging"} == {*get_args(moments.TrialStage)}
    assert not trial.STAGES.keys() & {"asking", "avenging"}


def test_the_folds_know_the_stages() -> None:
    """`replace` takes anything: whatever stage a fold gives a trial is looked at here."""
    given: set[str] = set()
    for module in (folded_vote, folded_alone, folded_setup):
        for node in ast.walk(ast.parse(inspect.getsource(module))):
            if isinstance(node, ast.keyword) and node.arg == "stage":
                given |= {str(each.value) for each in ast.walk(node.value) if isinstance(each, ast.Constant)}
    assert len(given) > 15
    assert given <= {*get_args(moments.TrialStage)}


@pytest.mark.parametrize("verb", sorted(VERBS, key=str))
def test_the_engine_does_something_for_every_verb(verb: type) -> None:
    """A verb is a word of a book; somewhere in the engine it is asked for by its name."""
    folder = Path(omerta.core.__file__).parent
    files = [file for file in folder.rglob("*.py") if file.name != "verbs.py"]
    used = {
        node.id
        for file in files
        for node in ast.walk(ast.parse(file.read_text("utf-8")))
        if isinstance(node, ast.Name)
    }
    assert verb.__name__ in used


def test_the_kernel_knows_a_step_or_refuses_it() -> None:
    """What the compiled games do not know is refused by name, never passed over."""
    assert {model.Roll} == STEPS - shape.KNOWN.keys()
    assert {verbs.Learn, verbs.Shield, verbs.Kill} == VERBS & shape.KNOWN.keys()


def heeded(*functions: Callable[..., object]) -> set[str]:
    """The events a dispatch heeds: every `ev.Name` it asks about."""
    found: set[str] = set()
    for function in functions:
        tree = ast.parse(inspect.cleandoc("\n" + inspect.getsource(function)))
        for node in ast.walk(tree):
            match node:
                case ast.Attribute(value=ast.Name(id="ev"), attr=name):
                    found.add(name)
    return found & {each.__name__ for each in EVENTS}


def test_every_deed_is_written_down() -> None:
    deeds = {each.__name__ for each in DEEDS}
    assert deeds <= heeded(writer._Pen.note, writer.statement, writer._host_statement)


HOST_ONLY = {
    "Acted", "Closed", "HandsNoted", "Imposed", "Lingered", "Noticed", "Overruled", "Polled", "Proceeded",
    "Seeded", "Stacked", "Struck", "SumsNoted", "TimedOut", "Undone",
}  # fmt: skip


def test_an_event_is_the_hosts_alone_on_purpose() -> None:
    granted = {*GRANTS, *(each for each in EVENTS if issubclass(each, events.Public))}
    assert {each.__name__ for each in EVENTS - granted} == HOST_ONLY


THOUGHT_OF = """
Accused Acquitted Acted Agreed AllSentenced Announced Answered AskClosed AskOpened Briefed Called
Claimed Cleared Closed CoinTossed CountOpened Counted Dawned Dealt Decided DecisionLapsed
DecisionOpened Delegated Died DrawDeclared DrawOffered Elected Ended Entered Executed Freed Granted
Handed HandsCounted HandsNoted Hindered HostChanged Imposed Instructed Jumped LeftToChance LetBe
Lingered LotDrawn Met Named NobodyExecuted Noticed Numbered OfficeLeft Opened Overruled PhaseBegan
Pointed Polled Pressed Proceeded Prolonged Readied Recorded Refrained ResultHeld ResultReleased
Rolled RoseGiven Saved Seeded SentOut Sentenced Shown Signed SignsClosed SignsOpened Slept
SpeechesOpened Spent Stacked Started SteppedIn Struck Summoned SumsNoted TalkClosed TalkOpened Tied
TimedOut Turned Undone Visited VoteOpened Voted Woken
"""

OPEN_DISPATCHES = (
    night_expectations._news_of,
    plain_votes._officer,
    solo_game._by,
    unsaid.result,
    worth_saying.said_again,
    writer._Pen.note,
    writer._given,
    writer.statement,
    writer._host_statement,
)


def test_a_new_event_is_thought_of_where_most_are_left_alone() -> None:
    """These heed a few events and pass over the rest: is a new one among the few? Then add it."""
    places = ", ".join(["view.FOLDS", "evidence.TAKES", *(each.__qualname__ for each in OPEN_DISPATCHES)])
    assert {each.__name__ for each in EVENTS} == {*THOUGHT_OF.split()}, f"think of it in: {places}"
    assert all(heeded(each) for each in OPEN_DISPATCHES)


def test_what_is_unsaid_is_known_by_its_name() -> None:
    assert heeded(unsaid.result) == {each.__name__ for each in get_args(unsaid.UnsaidEvent)}


def test_a_view_folds_only_what_somebody_is_sent() -> None:
    sent = {*GRANTS, *(each for each in EVENTS if issubclass(each, events.Public))}
    assert FOLDS.keys() <= sent
