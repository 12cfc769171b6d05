"""What is wrong with a written game, in the reader's language; statements stay as they are written."""

from __future__ import annotations

from omerta.notation.text import Mismatch, NotationError, Telling
from omerta.words.lexicon import Lexicon
from omerta.words.notices import explain_refusal

LONG = 240


def mistake(error: NotationError | Mismatch, words: Lexicon) -> str:
    """Where a file cannot be read or does not hold, and what would."""
    if isinstance(error, NotationError):
        where: dict[str, str | int] = {"line": str(error.line), "column": str(error.column)}
        return words.say("notation", {**where, "problem": problem(error, words), "hint": hint(error, words)})
    both = {"expected": told(error.expected, words), "given": told(error.given, words)}
    said = words.say("mismatch", {"line": str(error.line), **both})
    rules = ", ".join(dict.fromkeys(error.rules))
    return f"{said} {words.say('mismatch-rules', {'rules': rules})}" if rules else said


def problem(error: NotationError, words: Lexicon) -> str:
    """What is wrong; a refused table is refused in the words of its law."""
    about = error.about
    if error.problem in ("house-rule", "not-laid"):
        about = explain_refusal(about, words)
    return words.say(f"notation-{error.problem}", {"about": _short(about)})


def hint(error: NotationError, words: Lexicon) -> str:
    """What to write instead."""
    return words.say(f"hint-{error.hint.kind}", {"what": _short(error.hint.what)})


def told(telling: Telling, words: Lexicon) -> str:
    """A statement between quotes, or what no statement can say in plain words."""
    if isinstance(telling, str):
        return words.say("mismatch-written", {"text": _short(telling)})
    return words.say(f"mismatch-{telling.name}", {"about": _short(telling.about)})


def _short(text: str) -> str:
    """Nothing that was written is repeated endlessly."""
    return f"{text[:LONG]}…" if len(text) > LONG else text
