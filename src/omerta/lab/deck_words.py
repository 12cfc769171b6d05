"""Chances, gains and decks as they are written in a language."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence

from omerta.core.book.model import Book
from omerta.lab.audit import FAIR_AT_MOST, Verdict
from omerta.lab.lab_game import DRAW
from omerta.lab.tally import Difference, Share
from omerta.words import Lexicon


def side_name(side: str, words: Lexicon) -> str:
    """What a side is called; nobody wins a draw."""
    return words.say("lab-draw") if side == DRAW else words.name("side", side)


def whose(mind: str, words: Lexicon) -> str:
    """Whose numbers they are: as strangers play, as a club plays."""
    return words.say(f"lab-as-{mind}")


def chances_told(sides: Mapping[str, Share], words: Lexicon) -> str:
    """The chances of all sides with their intervals, in one line."""
    told = [(side_name(side, words), share(chance.share, words), chance) for side, chance in sides.items()]
    return ", ".join(f"{name} {chance} ({between(ends, words)})" for name, chance, ends in told)


def share(value: float, words: Lexicon, digits: int = 1) -> str:
    """A share in percent."""
    return words.say("lab-percent", {"number": _number(100 * value, words, digits)})


def points(value: float, words: Lexicon, digits: int = 1) -> str:
    """A difference of shares in percentage points, with its sign."""
    sign = "+" if value > 0 else "−" if value < 0 else ""
    return words.say("lab-points", {"number": f"{sign}{_number(abs(100 * value), words, digits)}"})


def between(chance: Share, words: Lexicon) -> str:
    """The ends of an interval."""
    ends = {"low": _number(100 * chance.low, words, 1), "high": _number(100 * chance.high, words, 1)}
    return words.say("lab-between", ends)


def gain_between(gain: Difference, words: Lexicon) -> str:
    """The ends of the interval of a difference."""
    ends = {"low": points(gain.low, words), "high": points(gain.high, words)}
    return words.say("lab-from-to", ends)


def number(value: float, words: Lexicon, digits: int = 1) -> str:
    """A number as it is written."""
    return _number(value, words, digits)


def deck_told(book: Book, deck: Sequence[str], words: Lexicon) -> str:
    """The cards of a deck in one line, in the order of the book."""
    counts = Counter(deck)
    told = [
        words.role(card) if counts[card] == 1 else f"{counts[card]} × {words.role(card)}"
        for card in book.roles
        if counts[card]
    ]
    return ", ".join(told)


def _number(value: float, words: Lexicon, digits: int) -> str:
    return f"{value:.{digits}f}".replace(".", words.say("lab-point"))


def audit_columns(words: Lexicon) -> tuple[str, ...]:
    """The heads of the table of an audit."""
    return columns(words, "players", "deck", "leader", "chance", "interval", "lead", "verdict")


def audit_rows(found: Sequence[Verdict], words: Lexicon) -> tuple[tuple[str, ...], ...]:
    """The lines of the table of an audit."""
    return tuple(
        (
            str(each.entry.players),
            each.entry.preset or words.say("lab-row"),
            side_name(each.leader, words),
            share(each.balance.sides[each.leader].share, words),
            between(each.balance.sides[each.leader], words),
            points(each.lead, words),
            words.say("lab-leans") if each.leans else "",
        )
        for each in found
    )


def audit_how(found: Sequence[Verdict], words: Lexicon) -> str:
    """How the decks of an audit were tried, and what the verdict means."""
    tried, above = found[0].balance, share(FAIR_AT_MOST, words, 0)
    return words.say(
        "lab-audit-how",
        {"number": tried.tally.games, "whose": whose(tried.experiment.mind, words), "share": above},
    )


def columns(words: Lexicon, *names: str) -> tuple[str, ...]:
    """The heads of a table."""
    return tuple(words.say(f"lab-column-{name}") for name in names)
