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
from omerta.bots import evidence, lore, plain_votes
from omerta.core import commands, events, moments
from omerta.core.book import model, verbs
from omerta.core.decide import DEEDS, DOES
from omerta.core.evolve import FOLD
from omerta.core.flow import CLOSE
from omerta.core.view import GRANTS
from omerta.lab.fast import shape
from omerta.notation import writer
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


HOST_ONLY = (
    "Acted Closed HandsNoted Imposed Lingered Noticed Overruled Polled Proceeded Seeded Stacked Struck"
)


def test_an_event_is_the_hosts_alone_on_purpose() -> None:
    granted = {*GRANTS, *(each for each in EVENTS if issubclass(each, events.Public))}
    assert {each.__name__ for each in EVENTS - granted} == {*HOST_ONLY.split(), "TimedOut", "Undone"}


THOUGHT_OF = """
Accused Acquitted Acted Agreed AllSentenced Announced Answered AskClosed AskOpened Briefed Called
Claimed Cleared Closed CoinTossed CountOpened Counted Dawned Dealt Decided DecisionLapsed
DecisionOpened Delegated Died DrawDeclared DrawOffered Elected Ended Entered Executed Freed Granted
Handed HandsCounted HandsNoted Hindered HostChanged Imposed Instructed Jumped LeftToChance LetBe
Lingered LotDrawn Met Named NobodyExecuted Noticed Numbered OfficeLeft Opened Overruled PhaseBegan
Pointed Polled Pressed Proceeded Prolonged Readied Recorded Refrained ResultHeld ResultReleased
Rolled RoseGiven Saved Seeded SentOut Sentenced Shown Signed SignsClosed SignsOpened Slept
SpeechesOpened Spent Stacked Started SteppedIn Struck Summoned TalkClosed TalkOpened Tied TimedOut
Turned Undone Visited VoteOpened Voted Woken
"""

OPEN_DISPATCHES = (
    evidence._Harvest.take,
    plain_votes._officer,
    worth_saying.said_again,
    writer._Pen.note,
    writer.statement,
    writer._host_statement,
)


def test_a_new_event_is_thought_of_where_most_are_left_alone() -> None:
    """These heed a few events and pass over the rest: is a new one among the few? Then add it."""
    places = ", ".join(each.__qualname__ for each in OPEN_DISPATCHES)
    assert {each.__name__ for each in EVENTS} == {*THOUGHT_OF.split()}, f"think of it in: {places}"
    assert all(heeded(each) for each in OPEN_DISPATCHES)
