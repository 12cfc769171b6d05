"""A written game is held to every word: what is not so is an error that says, in its own words, what is."""

from __future__ import annotations

import pytest

from omerta.books.shelf import SHELF
from omerta.notation.reader import cases, read
from omerta.notation.text import Mismatch, NotationError
from omerta.words import LANGUAGES, lexicon
from omerta.words.mistakes import mistake

FAMILY = "family  4 5 mafioso, 9 seats\n"
JAILED = "family  1 jailer, 4 mafioso, 9 seats\ngiven  4 prisoner\nday\n"
TIED = FAMILY + "day\nvote  5: 1 2; 6: 3 7; tie 6, 5\n"
AGAIN = TIED + "recount  5: 1 2; 6: 3 7; "

HEIR = (
    "vendetta  1 count, 2 neophyte, 3 monk, 5 hunter, 12 seats\n"
    "given  dead 1; dawn 2\ndawn  monk > 2\nday  hunters passes\n"
)


def wrong(text: str) -> NotationError | Mismatch | None:
    """What is wrong with a written game, if anything."""
    try:
        for case in cases(text, SHELF):
            read(case, SHELF)
    except (NotationError, Mismatch) as error:
        return error
    return None


HOLD = {
    "the dead are refused as such": "family  1 sheriff, 4 mafioso, 9 seats\n"
    "given  dead 1\nnight  sheriff > 4: refused dead\n",
    "at his call, though it passes at one stroke": "chicago  2 prostitute, 4 maniac, 11 mafioso\n"
    "night  prostitute > 4; mafia > 4; maniac > 6: refused asleep; maniac > 6: asleep\ndawn  2 and 4 die\n",
    "a voteless hand": JAILED + "vote  5: 1 4; 4 does not count; 5 has 1; 5 executed\n",
    "a second hand": FAMILY + "day\nvote  5: 1 2; 6: 1 3 4; 1 does not count; 6 has 2; tie 5, 6\n",
    "the order of a tie and a lot": AGAIN + "lot 6, 5; 5 drawn; 5 executed\n",
    "the order of voters": FAMILY + "day  names 6; close; voters 9, 8, 7, 6, 5, 4, 3, 2, 1\n",
    "how often it was counted": TIED
    + "then  1 recount\nrecount  5 x3; 5 executed; 1 recount; nobody drawn\n",
    "who lives and who votes": JAILED + "then  alive 9, 1, 2, 3, 4, 5, 6, 7, 8; voteless 4\n",
    "what is skipped": FAMILY + "day\nvote  5: 1 2; 6: 3 7; and so on\nnight  it is night 1\n",
    "an unwritten call is left to chance": "vendetta  2 3 hunter, 4 queen, 12 seats\n"
    "dawn  and so on\nday  hunters passes\nnightfall  nobody dies\n",
    "what was left to chance": "vendetta  2 3 hunter, 4 queen, 12 seats\n"
    "dawn  close; chance chose for 4\nday  hunters passes\nnightfall  nobody dies\n",
    "no news": FAMILY + "night  mafia passes\ndawn  nobody dies; news nothing\n",
    "what a gang settles on": FAMILY + "night  mafia > 3; mafia settles on 3\ndawn  3 dies\n",
    "who recognises whom": "family  4 5 mafioso, 8 moonwalker, 9 seats\n"
    "introduction  4 recognises 5, 8; 1 recognises nobody\n",
    "what a watcher saw": "chicago  1 commissioner, 2 sergeant, 7 8 mafioso, 10 seats\n"
    "night  mafia > 9; commissioner > 7: mafioso; 2 sees commissioner > 7; 2 sees 1 > 7\n"
    "       2 does not see 7 > 9\ndawn  9 dies\n",
    "a prescribed die": "vendetta  2 hunter, 8 seats\nwith  unpredictable=on\ndie  panic, arbiter\n"
    "night  die panic\ndawn\nday\nsunset\nnight  die arbiter\n",
    "an extra shot that is refused": "family  4 5 mafioso, 8 moonwalker, 9 seats\n"
    "night  mafia > 8; extra > 10: refused no-such-seat; extra > 2\ndawn  2 and 8 die\n",
    "an extra shot that was not granted": "family  1 sheriff, 4 5 mafioso, 8 moonwalker, 9 seats\n"
    "night  mafia > 3; extra > 2: refused asleep; sheriff > 4\ndawn  3 and 4 die\n",
    "a single rose before the others": "vendetta  2 hunter, 8 seats\nwith  roses=on\n"
    "night  close; 5 black 3\nroses  1: 4 5; 2: 4 3; 4 executed\n",
    "a rose that does not count": "vendetta  2 3 hunter, 8 seats\nwith  roses=on\n"
    "given  5 barred of 2\nnight\nroses  1: 4 6; 5: 4 6; 5 does not count; 4 executed\n",
    "a loner wins by his name": "family  4 mafioso, 8 maniac, 9 seats\n"
    "given  alive 2, 8\nnight  maniac > 2\ndawn  2 dies; maniac wins; loner wins\n",
    "nobody wins": "chicago  1 mafioso, 2 sheriff, 3 maniac, 6 seats\ngiven  dead 4, 5, 6; night 3\n"
    "night  mafia > 3; maniac > 2; sheriff shoots 1\ndawn  1, 2 and 3 die; draw; nobody wins\n",
    "a single candidate is confirmed": "chicago  1 commissioner, 3 mafioso, 12 seats\n"
    "with  single-candidate=confirm\nday  names 5\nconfirm  for x7; against x5; 5 executed\n",
    "a single candidate is voted on": "chicago  1 commissioner, 3 mafioso, 12 seats\n"
    "with  single-candidate=confirm\nday\nvote  5: 1 2 3 4 6 7 8; against x5; 5 executed\n",
    "a lord while his neophyte looks on": "vendetta  1 count, 2 neophyte, 3 hunter, 12 seats\n"
    "sunset  lord > 9: vampire\n",
    "a blocked heir": HEIR + "sunset  neophyte > 5: hindered\n",
    "a blocked heir by the name of his post": HEIR + "sunset  lord > 5: hindered\n",
    "a vote that is missing": "chicago  1 2 mafioso, 3 commissioner, 8 seats\n"
    "day  1 names 2; close; close; 3 names 4; close; close; close; close; close; close\n"
    "vote  2: 3 4; 4: 1 2 5 6 7; missing 8; 8 entered 4; 4 has 6; 4 executed\n",
}


@pytest.mark.parametrize("text", HOLD.values(), ids=list(HOLD))
def test_what_is_so_is_accepted(text: str) -> None:
    assert wrong(text) is None


MISSED = {
    "a reason that is not the one": (
        "family  1 sheriff, 4 mafioso, 9 seats\ngiven  dead 1\nnight  sheriff > 4: refused asleep\n",
        "sheriff > 4: refused asleep",
        "sheriff > 4: refused dead",
    ),
    "a card nobody holds": (
        FAMILY + "night  sheriff > 4: refused asleep\n",
        "sheriff > 4: refused asleep",
        "nobody-holds sheriff",
    ),
    "what is not refused at all": (
        FAMILY + "night  mafia > 3: refused self-target\n",
        "mafia > 3: refused self-target",
        "mafia > 3: accepted",
    ),
    "one seat's deed": (
        FAMILY + "night  1 > 3: refused dead\n",
        "1 > 3: refused dead",
        "1 > 3: refused asleep",
    ),
    "asleep is not dead": (
        "family  1 sheriff, 4 mafioso, 9 seats\ngiven  dead 1\nnight  sheriff > 4: asleep\n",
        "sheriff > 4: asleep",
        "sheriff > 4: refused dead",
    ),
    "a blocked heir": (HEIR + "sunset  neophyte > 5\n", "neophyte > 5", "neophyte > 5: hindered"),
    "a card whose post another holds": (
        HEIR.replace("monk > 2", "monk > 9") + "sunset  count > 5: hunter\n",
        "count > 5: hunter",
        "count > 5: refused dead",
    ),
    "a voteless hand": (
        JAILED + "vote  5: 1 4; 5 has 1; 5 executed\n",
        "4 votes 5",
        "4 votes 5: refused voteless",
    ),
    "a hand that counts": (
        JAILED + "vote  5: 1 2; 2 does not count; 5 executed\n",
        "2 does not count",
        "counts 2",
    ),
    "a second hand": (
        FAMILY + "day\nvote  5: 1 2; 6: 1 3; 5 executed\n",
        "1 votes 6",
        "1 votes 6: refused hand-used",
    ),
    "an unwritten recount": (TIED + "night\n", "night", "counting recount"),
    "an unwritten lot": (AGAIN + "5 executed\n", "nothing-more", "5 drawn"),
    "an unwritten execution": (FAMILY + "day\nvote  5: 1 2\nnight\n", "nothing-more", "5 executed"),
    "one executed of two": (
        "chicago  1 commissioner, 3 mafioso, 6 seats\nday  names 4, 5\n"
        "vote  4: 1 2 3; 5: 4 5 6\nproposal  for x6; 4 executed\n",
        "nothing-more",
        "5 executed",
    ),
    "an unwritten death": (FAMILY + "night  mafia > 3\nday\n", "nothing-more", "3 dies"),
    "an unwritten choice of chance": (
        "vendetta  2 3 hunter, 4 queen, 12 seats\nseed  3\ndawn\nday  hunters passes\n",
        "nothing-more",
        "chance chose 4 for 4",
    ),
    "the wrong one drawn": (AGAIN + "6 drawn; 5 executed\n", "6 drawn", "5 drawn"),
    "the wrong tie": (TIED + "then  tie 5, 7\n", "tie 5, 7", "tie 5, 6"),
    "no lot": (TIED + "then  lot 5, 6\n", "lot 5, 6", "lot nobody"),
    "the wrong recounts": (TIED + "then  no recount\n", "no recount", "1 recount"),
    "the living": (FAMILY + "day  alive 1, 2\n", "alive 1, 2", "alive 1, 2, 3, 4, 5, 6, 7, 8, 9"),
    "the voteless": (JAILED + "then  voteless nobody\n", "voteless nobody", "voteless 4"),
    "marks": (JAILED + "then  4 bears no prisoner\n", "4 bears no prisoner", "4 bears prisoner"),
    "the floor": (
        "chicago  1 mafioso, 8 seats\nday  floor 2\n",
        "floor 2",
        "floor speech 1",
    ),
    "the clock": (FAMILY + "day  clock 1:00\n", "clock 1:00", "clock 7:00"),
    "whom the game waits for": (FAMILY + "night  owed 4\n", "owed 4", "owed 4, 5"),
    "what is offered": (FAMILY + "night  1 may shoot 5\n", "1 may shoot 5", "1 may not shoot 5"),
    "what is known": (FAMILY + "night  1 knows 4 mafioso\n", "1 knows 4 mafioso", "1 does not know 4"),
    "what is seen": (FAMILY + "night  1 sees woken\n", "1 sees woken", "1 does not see woken"),
    "the morning": (
        FAMILY + "night  mafia > 3\ndawn  nobody dies; 4 saved\n",
        "dawn  4 saved",
        "dawn  3 dies",
    ),
    "the news": (
        FAMILY + "night  mafia > 3\ndawn  3 dies; news nothing\n",
        "news nothing",
        "news 3 dies",
    ),
    "the calls": (FAMILY + "night  calls doctor\n", "calls doctor", "calls mafia"),
    "a verdict": (
        FAMILY + "day\nvote  5: 1 2; 6 executed\n",
        "6 executed",
        "5 executed",
    ),
    "an end": (FAMILY + "day  mafia wins\n", "mafia wins", "goes on"),
    "a phase": (FAMILY + "day  it is night 4\n", "it is night 4", "it is day 1"),
    "a count of votes": (FAMILY + "day\nvote  5: 1 2; 5 has 3; 5 executed\n", "5 has 3", "5 has 2"),
    "an answer": (
        "family  1 detective, 4 5 mafioso, 9 seats\nnight  mafia passes; detective > 4: doctor\n",
        "detective > 4: doctor",
        "detective > 4: mafioso",
    ),
    "a row of the table": ("family\nrow  6: leaders 2\n", "leaders 2", "leaders 1"),
    "a switch": ("family\nswitch  tie-break: rule FAM-001\n", "rule FAM-001", "rule FAM-128"),
    "a rose given twice": (
        "vendetta  2 hunter, 8 seats\nwith  roses=on\nnight  close; 5 black 3\nroses  5: 4 6\n",
        "5 black 4",
        "5 black 4: refused hand-used",
    ),
}


@pytest.mark.parametrize(("text", "expected", "given"), MISSED.values(), ids=list(MISSED))
def test_what_is_not_so_is_told_in_the_words_of_the_notation(text: str, expected: str, given: str) -> None:
    error = wrong(text)
    assert isinstance(error, Mismatch)
    assert (str(error.expected), str(error.given)) == (expected, given)
    assert 1 <= error.line <= len(text.splitlines())
    for language in LANGUAGES:
        told = mistake(error, lexicon(language))
        assert str(error.line) in told
        assert not set(told) & set("{}[]()"), told


UNREADABLE = {
    "a refusal without a reason": (FAMILY + "night  mafia > 3: refused\n", "no-reason"),
    "an unknown reason": (FAMILY + "night  mafia > 3: refused no-such-reason-at-all\n", "unknown-reason"),
    "an unknown reason of a seat": (FAMILY + "night  4 > 3: refused never\n", "unknown-reason"),
    "a table refused without a reason": (FAMILY + "table  temporary-host=2\nrefused\n", "no-reason"),
    "a deck refused without a reason": ("family\ndeck  4 players, 4 mafioso: refused\n", "no-reason"),
    "an unknown remark that is not made": (
        "family\ndeck  9 players, 9 mafioso: no advice at-all\n",
        "no-finding",
    ),
    "three roses": ("vendetta  2 hunter, 8 seats\nwith  roses=on\nnight\nroses  1: 4 5 6\n", "cannot-read"),
    "a card twice": ("family  4 doctor, 4 mafioso\nnight\n", "two-cards"),
    "eight cards and no number of seats": (
        "family  1 2 mafioso, 3 sheriff, 4 5 6 7 8 ordinary-townsperson\nnight\n",
        "how-many-seats",
    ),
    "cards by seat and a deck": (FAMILY + "cards  3 mafioso, 4 ordinary-townsperson\nnight\n", "cards-twice"),
    "an expectation with an outcome": (FAMILY + "day  alive 1, 2: refused dead\n", "not-a-deed"),
    "an unknown mark": (FAMILY + "day  4 bears grudge\n", "no-mark"),
    "an unknown winner": (FAMILY + "day  martians win\n", "no-side"),
    "a card that does not win alone": (
        "family  4 mafioso, 5 godfather, 9 seats\nday  mafioso wins\n",
        "not-alone",
    ),
    "an unknown property": ("family\ncard  doctor: colour blue\n", "no-property"),
    "an unknown face": ("vendetta\nwith  unpredictable=on\ndie  seven\nnight\n", "no-face"),
    "a seed and a die": ("vendetta\nwith  unpredictable=on\nseed  4\ndie  panic\nnight\n", "seed-and-die"),
}


@pytest.mark.parametrize(("text", "problem"), UNREADABLE.values(), ids=list(UNREADABLE))
def test_what_cannot_be_meant_is_not_read(text: str, problem: str) -> None:
    error = wrong(text)
    assert isinstance(error, NotationError)
    assert error.problem == problem


def test_an_error_names_the_line_it_stands_in() -> None:
    error = wrong(FAMILY + "night  mafia > 3;\n       mafia wakes 4, 5;\n       calls doctor\n")
    assert isinstance(error, Mismatch)
    assert error.line == 4


def test_a_die_that_never_falls_so_is_an_error() -> None:
    faces = "with  unpredictable=panic,panic,panic,panic,panic,arbiter\n"
    rolls = ", ".join(["arbiter"] * 9)
    error = wrong(f"vendetta  2 hunter, 8 seats\n{faces}die  {rolls}\nnight\n")
    assert isinstance(error, Mismatch)
    assert error.line == 3
