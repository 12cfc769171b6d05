"""A line has several wordings: all say the same, and none is heard twice running."""

import re
from collections.abc import Iterator
from itertools import pairwise

import pytest
from tests.words.test_files import AGREEMENT, CALLED, attributes, messages, variables, written

from omerta.books.shelf import SHELF
from omerta.books.vendetta import VENDETTA
from omerta.core import events as ev
from omerta.core.book.house_rules import with_house_rules
from omerta.core.book.model import Book, Call
from omerta.words import LANGUAGES, Lexicon, lexicon, narrate
from omerta.words.called import by_number
from omerta.words.lexicon import WORDING
from omerta.words.night import nightfall
from omerta.words.telling import Storyteller
from omerta.words.voice import PHONES, Voice, in_manner
from omerta.words.wordings import Wordings

MASKED = with_house_rules(VENDETTA, {"masks": "on"})
PLACES = [(language, book) for language in LANGUAGES for book in (*SHELF.values(), MASKED)]
everywhere = pytest.mark.parametrize(
    ("language", "book"), PLACES, ids=[f"{one}-{book.name}-{book.conduct.masks}" for one, book in PLACES]
)
HEARD = (
    *("scene-light", "news-none", "news-some", "died", "executed", "nobody-executed"),
    *("talk-discussion", "talk-names", "talk-last-word", "vote-opened", "won-draw"),
)
MANY, SOME = 4, 3


def parts(language: str, name: str) -> dict[str, str]:
    """The wordings of a message, as they are written: the first has no name."""
    text = re.split(rf"^    \.({WORDING.pattern}) =", written(language, name), flags=re.MULTILINE)
    return {"": text[0], **dict(zip(text[1::2], text[2::2], strict=True))}


def facts(language: str, text: str) -> set[str]:
    """What a wording tells; in which case a player is called, and what agrees with that, is up to it."""
    found = set(re.findall(r"\$(\w+)", text))
    for other in re.findall(r"\{ ([a-z][a-z-]*)(?:\.[a-z]+)? \}", text):
        found |= variables(language, other)
    return {CALLED.sub(lambda blank: blank[1] or "who", each) for each in found} - AGREEMENT


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_wording_tells_what_the_first_tells(language: str) -> None:
    for name in messages(language):
        first, *others = [facts(language, text) for text in parts(language, name).values()]
        assert all(other == first for other in others), name


@pytest.mark.parametrize("language", LANGUAGES)
def test_wordings_are_numbered_without_a_gap_and_differ(language: str) -> None:
    for name in messages(language):
        numbered = sorted(filter(WORDING.fullmatch, attributes(language, name)))
        assert numbered == [f"v{number}" for number in range(2, len(numbered) + 2)], name
        said = {text.partition("=")[2].strip() or text.strip() for text in parts(language, name).values()}
        assert len(said) == len(numbered) + 1, name


def wordings(words: Lexicon, message: str) -> int:
    """In how many ways a message can be said."""
    return len({words.wording(message, turn) for turn in range(20)})


def calls(book: Book) -> Iterator[str]:
    """Whoever is called to act."""
    for phase in book.phases.values():
        yield from (step.who for step in phase.steps.values() if isinstance(step, Call) and step.acts)


@everywhere
@pytest.mark.parametrize("kept", [(), (PHONES,)], ids=["eyes", "phones"])
def test_what_everybody_hears_again_and_again_has_many_wordings(
    language: str, book: Book, kept: tuple[str, ...]
) -> None:
    words = in_manner(lexicon(language).also(*kept), book)
    dark = [nightfall(Voice(book, words), phase) for phase in book.cycle if book.phases[phase].dark]
    won = [f"won-{side}" for side in {role.side for role in book.roles.values()}]
    for message in (*HEARD, *dark, *won):
        assert wordings(words, message) >= MANY, message


@everywhere
@pytest.mark.parametrize("kept", [(), (PHONES,)], ids=["eyes", "phones"])
def test_a_call_has_some_wordings(language: str, book: Book, kept: tuple[str, ...]) -> None:
    words = in_manner(lexicon(language).also(*kept), book)
    for call in calls(book):
        for opening in ("cue-wakes", "cue-sleeps"):
            message = words.first(f"{opening}-{call}", opening)
            assert wordings(words, message) >= SOME, message
    for phase in book.cycle:
        if not book.phases[phase].dark:
            assert wordings(words, words.first(f"begins-{phase}", "begins-day")) >= SOME
    assert wordings(words, "card-shown") >= SOME


REPEATED: tuple[ev.Event, ...] = (
    ev.Dawned(True),
    ev.Dawned(False),
    ev.Died(4),
    ev.Died(4, "doctor"),
    ev.Executed(4),
    ev.NobodyExecuted(),
    ev.TalkOpened("discussion", (1, 2, 3), 300),
    ev.TalkOpened("discussion", (1, 2, 3), 300, names=True),
    ev.TalkOpened("last-word", (3,), 60),
    ev.VoteOpened((1, 2)),
)


@everywhere
def test_two_successive_tellings_never_use_the_same_wording(language: str, book: Book) -> None:
    words = lexicon(language).also(PHONES)
    called = [(ev.Called(call), name) for name in book.cycle for call in calls(book)]
    slept = [(ev.Slept(call), name) for name in book.cycle for call in calls(book)]
    begun = [(ev.PhaseBegan(phase, 2), phase) for phase in book.cycle]
    for telling in (0, 3, 4294967295):
        counted = Wordings(telling)
        for event, phase in (*((each, "") for each in REPEATED), *called, *slept, *begun):
            told = [narrate(event, book, words, phase=phase, turn=counted.turn(event)) for _ in range(9)]
            assert all(one != next_one for one, next_one in pairwise(told)), told


def test_other_sentences_in_between_change_nothing() -> None:
    alone, among = Wordings(5), Wordings(5)
    died, doctor, mafia = ev.Died(4), ev.Called("doctor"), ev.Called("mafia")
    expected = [alone.turn(died), alone.turn(died), alone.turn(doctor)]
    found = [among.turn(died)]
    among.turn(mafia)
    found += [among.turn(died), among.turn(doctor)]
    assert found == expected == [6, 7, 6]


def test_what_was_told_before_counts() -> None:
    heard = [(place, ev.Died(place)) for place in (1, 2, 3)]
    whole, rest = Storyteller(5, SHELF["classic"]), Storyteller(5, SHELF["classic"])
    rest.pass_over(heard[:2])
    told = [*whole.tell(heard, lexicon("en"), by_number)]
    assert [*rest.tell(heard[2:], lexicon("en"), by_number)] == told[2:]
    assert len({each.text.replace(str(each.place), "") for each in told}) == 3


def test_without_a_turn_it_is_the_first_wording() -> None:
    words = lexicon("en")
    assert narrate(ev.Died(4), SHELF["classic"], words) == words.say("died", {"who_begin": "Player 4"})
    assert words.wording("no-such-thing", 3) == "no-such-thing"
    assert words.wording("saved", 3) == "saved", "a message with one wording"
