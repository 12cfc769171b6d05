"""The rules and the numbers of a plain game in words."""

from __future__ import annotations

from collections.abc import Iterator
from fractions import Fraction

from omerta.lab.exact import First, PlainGame
from omerta.words import Lexicon

LONGEST = 48


def rules_told(game: PlainGame, words: Lexicon) -> tuple[str, ...]:
    """What is played, a paragraph for the table and one for each special card."""
    told = (_of_the_table(game), _of_the_doctor(game), _of_the_detective(game))
    paragraphs = (" ".join(words.say(f"lab-rule-{rule}") for rule in rules) for rules in told)
    return tuple(paragraph for paragraph in paragraphs if paragraph)


def _of_the_table(game: PlainGame) -> Iterator[str]:
    yield from ("plain", f"first-{game.first}", f"ending-{game.ending}")


def _of_the_doctor(game: PlainGame) -> Iterator[str]:
    if game.doctor:
        yield "doctor"
        if not game.heals_himself:
            yield "not-himself"
        if not game.heals_again:
            yield "not-again"


def _of_the_detective(game: PlainGame) -> Iterator[str]:
    if game.detective:
        yield from ("detective", f"shows-{game.shows}")
        if game.shows != "never":
            yield from ("shown", "hunted" if game.hunted else "not-hunted")


def percent(chance: Fraction, words: Lexicon, digits: int = 1) -> str:
    """A chance in percent, with so many digits behind the point."""
    number = f"{float(100 * chance):.{digits}f}".replace(".", words.say("lab-point"))
    return words.say("lab-percent", {"number": number})


def fraction(chance: Fraction, words: Lexicon) -> str:
    """A chance as a fraction, or how long that would be."""
    written = str(chance)
    return written if len(written) <= LONGEST else words.say("lab-digits", {"number": len(written) - 1})


def phase_name(number: int, first: First, words: Lexicon) -> str:
    """What the first, second... phase of a game is called; it may be over before any."""
    if not number:
        return words.say("lab-at-once")
    night = (number % 2 == 1) == (first == "night")
    return words.say("lab-night" if night else "lab-day", {"number": (number + 1) // 2})
