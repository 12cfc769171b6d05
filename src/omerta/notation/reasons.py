"""Why something may be refused: every reason a written game can name."""

from __future__ import annotations

from omerta.core.book.model import Book
from omerta.notation.text import Hint, NotationError, did_you_mean

REASONS = frozenset(
    (
        *("already-acted", "already-announced", "already-begun", "already-dealt", "already-named"),
        *("already-said", "asleep", "box-too-small", "cards-first", "dead", "dead-target"),
        *("deck-refused", "game-over", "hand-used", "hands-over", "introduction", "may-not-speak"),
        *("must-choose", "must-vote", "muted", "named-enough", "no-clock", "no-draw-yet"),
        *("no-names-here", "no-role-claims", "no-such-answer", "no-such-book", "no-such-claim"),
        *("no-such-deed", "no-such-duty", "no-such-mark", "no-such-narrator", "no-such-pace"),
        *("no-such-phase", "no-such-role", "no-such-ruling", "no-such-seat", "no-such-switch"),
        *("no-such-value", "no-temporary-host", "not-a-candidate", "not-among-the-tied"),
        *("not-in-circle", "not-in-deck", "not-now", "not-out", "not-yet", "not-your-turn"),
        *("nothing-to-close", "nothing-to-do", "nothing-to-proceed", "nothing-to-prolong"),
        *("nothing-to-show", "nothing-to-undo", "one-of-yours", "only-watching", "same-again"),
        *("same-rose", "self-name", "self-target", "self-twice-running", "self-vote", "silenced"),
        *("spent", "switches-clash", "too-few-for-preset", "too-late", "too-many-hands"),
        *("vote-given", "voted-on-today", "voteless", "whose-hands", "wrong-number", "wrong-seats"),
    )
)


def need_reason(book: Book, reason: str, line: int, column: int) -> str:
    """The reason of a refusal, which has to be named and known: of the engine, or of this book's decks."""
    if not reason:
        raise NotationError(line, column, "no-reason", "", Hint("write", "refused self-target"))
    known = {*REASONS, *book.deck.checks}
    if reason not in known:
        raise NotationError(line, column, "unknown-reason", reason, did_you_mean(reason, known))
    return reason
