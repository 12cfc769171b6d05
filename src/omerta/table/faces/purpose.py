"""What is said to those who play for the first time: five sentences at the deal, and what each step is for.

Everything here follows from what the whole table was told, so it is the same on all phones.
"""

from __future__ import annotations

from typing import Literal

from omerta.core import View
from omerta.core import events as ev
from omerta.core.book.model import Book
from omerta.table.state.lobby import Lobby
from omerta.words import Lexicon

SENTENCES = 5
Purpose = Literal[
    "first-dark", "dark", "dawn", "day", "talk", "speech", "defence", "last-word", "names", "vote", "decision"
]
TALKS: dict[ev.TalkKind, Purpose] = {
    "speech": "speech",
    "defence": "defence",
    "tie-speech": "defence",
    "last-word": "last-word",
}


def primer(lobby: Lobby, words: Lexicon) -> tuple[str, ...]:
    """What will happen, while everybody looks at his card."""
    if not lobby.first_time or lobby.stage != "dealt":
        return ()
    return tuple(words.say(f"primer-{number}") for number in range(1, SENTENCES + 1))


def purpose(lobby: Lobby, table: View, book: Book, words: Lexicon) -> str:
    """What the present step is for, by the public view alone; empty for those who know."""
    if not lobby.first_time or lobby.stage != "playing":
        return ""
    return words.say(f"purpose-{step(table, book)}")


def step(table: View, book: Book) -> Purpose:
    """The step that goes on, as everybody was told."""
    for event in reversed(table.today):
        found = _begun(event)
        if found is not None:
            return found
    phase = book.phases.get(table.phase)
    if phase is None or not phase.dark:
        return "day"
    return "first-dark" if table.number <= 1 else "dark"


def _begun(event: ev.Event) -> Purpose | None:
    """The step that begins with this; none if it is a part of another."""
    match event:
        case ev.TalkOpened():
            return TALKS.get(event.kind, "talk")
        case ev.SpeechesOpened():
            return "speech"
        case ev.AskOpened():
            return "names"
        case ev.VoteOpened() | ev.CountOpened():
            return "vote"
        case ev.DecisionOpened():
            return "decision"
        case ev.Dawned():
            return "dawn"
    return None
