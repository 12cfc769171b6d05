"""A file that cannot be read is refused with the place, the problem and a hint, whatever is in it."""

from __future__ import annotations

import random
from functools import cache

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st
from tests.depth import deep
from tests.laws.courses import played
from tests.laws.tables import any_table

from omerta.books.shelf import SHELF
from omerta.core import open_any
from omerta.notation.casebook import pins
from omerta.notation.reader import cases, read
from omerta.notation.statements import KEYWORDS
from omerta.notation.text import Mismatch, NotationError, WrittenLine
from omerta.notation.writer import write
from omerta.words import LANGUAGES, lexicon


def attempt(text: str) -> Exception | None:
    """Read a file; what is wrong with it, if anything. Any other exception is a defect and comes through."""
    try:
        for case in cases(text, SHELF):
            read(case, SHELF)
    except (NotationError, Mismatch) as error:
        return error
    return None


def assert_helpful(error: Exception | None, text: str) -> None:
    """The error says where, what and what to do instead."""
    if isinstance(error, NotationError):
        assert 1 <= error.line <= len(text.splitlines())
        assert error.column >= 1
        said = {language: lexicon(language) for language in LANGUAGES}
        assert all(words.has(f"notation-{error.problem}") for words in said.values())
        assert all(words.has(f"hint-{error.hint.kind}") for words in said.values())
    if isinstance(error, Mismatch):
        assert 1 <= error.line <= len(text.splitlines())
        assert error.expected
        assert error.given


GAME = "family   6 bodyguard, 1 sheriff, 4 mafioso\n"
HUGE = "9" * 5000

MALFORMED = {
    "unknown book": "famly 6 bodyguard\n",
    "no book": "night mafia > 1\n",
    "blank first": "  night\n",
    "unknown keyword": GAME + "nihgt mafia > 1\n",
    "unknown role": "family 6 bodygard\n",
    "unknown card in the deck": "family\ncards 3 mafiosi\nnight\n",
    "no colon": GAME + "night 4 claims doctor\n",
    "no rule numbers": "rule : a title\n" + GAME,
    "seed is a word": GAME + "seed today\n",
    "seed is negative": GAME + "seed -1\n",
    "seed in other digits": GAME + "seed ²\nnight\n",
    "no seat": "family doctor\n",
    "seat zero": "family 0 doctor\nnight\n",
    "no seats": "family 0 seats\nnight\n",
    "fewer seats than named": "family 9 doctor, 3 seats\nnight\n",
    "a house rule without value": GAME + "with tie-break\n",
    "an unknown house rule": GAME + "with no-such=yes\nnight\n",
    "an unknown value": GAME + "with tie-break=coin\nnight\n",
    "an unknown duty": GAME + "table juggling=host\nnight\n",
    "an unknown pace": GAME + "table pace=andante\nnight\n",
    "an unknown narrator": GAME + "table narrator=nobody\nnight\n",
    "a temporary host who is not there": GAME + "table temporary-host=99\nnight\n",
    "a temporary host by name": GAME + "table temporary-host=Bob\nnight\n",
    "given nonsense": GAME + "given the sky is blue\nnight\n",
    "given a dead stranger": GAME + "given dead 77\nnight\n",
    "given an unknown mark": GAME + "given 6 ticklish\nnight\n",
    "given a mark on a stranger": GAME + "given 66 prisoner\nnight\n",
    "given a mark of a stranger": GAME + "given 6 prisoner of 66\nnight\n",
    "given an unknown help": GAME + "given nobody spent 3\nnight\n",
    "given an unknown phase": GAME + "given noon 3\nnight\n",
    "given a living stranger": GAME + "given alive 99\nnight\n",
    "statement without sense": GAME + "night the mafia laughs\n",
    "an ability the card has not": GAME + "night bodyguard dances 3\n",
    "half a line": GAME + "night mafia >\n",
    "half a vote": GAME + "day\nvote 5:\n",
    "a vote for nobody there": GAME + "day\nvote 55: 1\n",
    "too many votes": GAME + "day\nvote 5 x99\n",
    "a vote by a stranger": GAME + "day\nvote 5: 77\n",
    "assign a stranger": GAME + "night assign 99 doctor\n",
    "overrule nothing": GAME + "night overrule\n",
    "overrule oddly": GAME + "night overrule explodes 4\n",
    "undo nothing": GAME + "night undo 99\n",
    "undo zero": GAME + "night undo 0\n",
    "a deck of nothing": "family\ndeck : accepted\n",
    "a row of letters": "family\nrow six: townsfolk 4\n",
    "a row with a word": "family\nrow 6: townsfolk four\n",
    "a row of nobody": "family\nrow 0: townsfolk 4\n",
    "an unknown group": "family\ngroup nobodies: doctor\n",
    "an unknown preset": "family\nproposed experts 8: doctor\n",
    "an unknown phase on paper": "family\norder noon: doctor\n",
    "an unknown switch": "family\nswitch no-such: default x\n",
    "a house rule unknown on paper": "family\nwith no-such=yes\ndeck 6 mafioso: accepted\n",
    "an empty outcome": "family\ndeck 6 mafioso: no \n",
    "a head after the game": GAME + "night\nseed 4\n",
    "a dawn before the game": GAME + "dawn nobody dies\n",
    "a vote before the game": GAME + "vote 5: 1\n",
    "then before the game": GAME + "then undo\n",
    "a void byte": GAME + "night \x00\n",
    "control characters": "fam\x1cily\x0b\x85night\u2028day\n",
    "a lone surrogate": "family \ud800 doctor\n",
    "a huge seat": f"family {HUGE} doctor\nnight\n",
    "too many seats": "family 1 doctor, 1500 seats\nnight\n",
    "a huge seed": GAME + f"seed {HUGE}\nnight\n",
    "a huge deck": "family\ncards 1500 mafioso\nnight\n",
    "a huge target": GAME + f"night mafia > {HUGE}\n",
    "a huge count": GAME + f"day\nvote 5 x{HUGE}\n",
    "a huge undo": GAME + f"night undo {HUGE}\n",
    "a huge position": GAME + f"given night {HUGE}\nnight\n",
}


@pytest.mark.parametrize("text", MALFORMED.values(), ids=list(MALFORMED))
def test_a_malformed_file_is_refused_helpfully(text: str) -> None:
    error = attempt(text)
    assert error is not None
    assert_helpful(error, text)


ODD = {
    "two books in one game": GAME + "classic 1 mafia\n",
    "seats in other digits": "family ٣ doctor\nnight\n",
    "paper after the game": GAME + "night\ncard doctor: side town\n",
    "an empty box": "family\nbox\n",
    "a paper word alone": "family\ndeck\ncard\nrow\ngroup\nbox\norder\nswitch\nproposed\n",
}


@pytest.mark.parametrize("text", ODD.values(), ids=list(ODD))
def test_an_odd_file_is_read_or_refused_helpfully(text: str) -> None:
    assert_helpful(attempt(text), text)


@pytest.mark.parametrize("text", ["", "\n\n", "# nothing but a remark\n", " \n\t\n", "\ufeff"])
def test_an_empty_file_holds_no_game(text: str) -> None:
    assert_helpful(attempt(text), text)


@cache
def good_files() -> tuple[str, ...]:
    """Games that can be read: cases of every book, and written games of chance."""
    rng = random.Random(3)
    written = []
    for book in SHELF.values():
        for _ in range(4):
            game = played(open_any(book, any_table(book, rng)), rng, 60)
            written.append(write(game))
    picked = [pin.case.lines for book in SHELF for pin in rng.sample(pins(book), 20)]
    return (*written, *("\n".join(map(spelt, lines)) + "\n" for lines in picked))


def spelt(line: WrittenLine) -> str:
    return f"{line.keyword}  {line.body}"


WORDS = (
    "night", "day", "dawn", "vote", "family", "classic", "mafia", "doctor", ">", ":", ";", ",", "#", "0",
    "-1", "99", "x3", "refused", "void", "undo", "close", "nobody", "is", "\t", '"', "=",
    "٣", "²", "ё", "\x00", "\u2028", "",
)  # fmt: skip


def mutated(text: str, rng: random.Random) -> str:
    """A good file with a few words changed, cut, doubled, moved or replaced by noise."""
    for _ in range(rng.randint(1, 3)):
        at = rng.randrange(len(text) + 1)
        to = min(len(text), at + rng.randint(0, 12))
        match rng.randrange(6):
            case 0:
                text = text[:at]
            case 1:
                text = text[:at] + text[to:]
            case 2:
                text = text[:at] + rng.choice(WORDS) + text[to:]
            case 3:
                text = text[:to] + text[at:]
            case 4:
                lines = text.splitlines(keepends=True)
                rng.shuffle(lines)
                text = "".join(lines)
            case _:
                odd = rng.choice((10, 32, 44, 58, 59, 0x660, 0x2029, rng.randrange(33, 0x500)))
                text = text[:at] + chr(odd) + text[at:]
    return text


@given(seed=st.integers(0, 2**32 - 1))
@settings(max_examples=deep(330))
def test_a_damaged_file_is_read_or_refused_helpfully(seed: int) -> None:
    rng = random.Random(seed)
    text = mutated(rng.choice(good_files()), rng)
    assert_helpful(attempt(text), text)


@given(text=st.text(max_size=200))
@example("rule")
@example("family:")
@example("family\n ;;;\nnight ;;; :::\n")
@settings(max_examples=deep(165))
def test_any_text_is_read_or_refused_helpfully(text: str) -> None:
    assert_helpful(attempt(text), text)


KEYS = st.sampled_from((*KEYWORDS, "night", "day", "introduction", "with", "seed", "cards", "table", "given"))
BODIES = st.lists(st.sampled_from((*WORDS, "1", "2", "4", "mafioso", "role", "claims", "names")), max_size=8)


@given(lines=st.lists(st.tuples(KEYS, BODIES), max_size=6))
@settings(max_examples=deep(330))
def test_known_words_in_any_order_are_read_or_refused_helpfully(lines: list[tuple[str, list[str]]]) -> None:
    text = GAME + "".join(f"{key} {' '.join(body)}\n" for key, body in lines)
    assert_helpful(attempt(text), text)
