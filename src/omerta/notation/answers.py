"""What is expected of a deed after the colon: an answer, that it is void, that it is accepted."""

from __future__ import annotations

from collections.abc import Sequence

from omerta.core import events as ev
from omerta.notation.text import Mismatch, Statement, whole


def check_outcome(statement: Statement, told: Sequence[ev.Event]) -> None:
    """What a check answered, or whether the deed came to nothing."""
    wanted = statement.outcome
    if not wanted or wanted == "accepted" or wanted.startswith("refused"):
        return
    acted = [event for event in told if isinstance(event, ev.Acted)]
    answers = [event for event in told if isinstance(event, ev.Answered)]
    if wanted == "void" or wanted.startswith("void "):
        void = acted[-1].void if acted else ""
        if not void or wanted not in ("void", f"void {void}"):
            given = f"void {void}" if void else "accepted"
            rules = acted[-1].rules if acted else ()
            raise Mismatch(statement.line, whole(statement), f"{statement.text}: {given}", rules)
        return
    given = {"none": "no answer"}.get(answers[-1].answer, answers[-1].answer) if answers else "nothing"
    if given != wanted:
        rules = answers[-1].rules if answers else ()
        raise Mismatch(statement.line, whole(statement), f"{statement.text}: {given}", rules)
