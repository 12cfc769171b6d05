"""A line has several wordings: all say the same, and none is heard twice running."""

import re
from collections.abc import Iterator
from itertools import pairwise

import pytest
from tests.words.test_files import AGREEMENT, CALLED, attributes, messages, variables, written

import omerta
from omerta.books.shelf import SHELF
from omerta.books.vendetta import VENDETTA
from omerta.core import PUBLIC
from omerta.core import events as ev
from omerta.core.book.house_rules import with_house_rules
from omerta.core.book.model import Book, Call
from omerta.core.game import standing_events
from omerta.core.view import granted
from omerta.words import LANGUAGES, Lexicon, lexicon, narrate
from omerta.words.called import by_number
from omerta.words.lexicon import WORDING
from omerta.words.night import nightfall
from omerta.words.telling import Sentence, Storyteller
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
    *("talk-speech", "talk-defence", "talk-tie-speech", "talk-closed-discussion", "counted"),
    "claimed-suspect",
)
AGAIN = (
    *("card-shown", "brief-call", "brief-apart", "brief-summons", "speeches", "talk-closed", "named"),
    *("count-by-candidate", "counted-nobody", "accused", "tied", "tied-recount", "tied-speak", "ask-opened"),
    *("count-at-once", "count-in-turn", "count-confirm", "claimed-trust", "claimed-learned"),
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
            assert wordings(words, words.first(f"begins-{phase}", "begins-day")) >= MANY
    for message in AGAIN:
        assert wordings(words, message) >= SOME, message


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
    ev.TalkOpened("speech", (3,), 60),
    ev.TalkOpened("defence", (3,), 60),
    ev.TalkOpened("tie-speech", (3,), 60),
    ev.TalkClosed("discussion"),
    ev.VoteOpened((1, 2)),
    ev.Named(3, 4),
    ev.CountOpened("count", (1, 2), (1, 2, 3), "by-candidate", 1),
    ev.Counted("count", ((1, (3,)), (2, (4, 5)))),
    ev.Tied((1, 2), True),
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


def test_claims_are_not_told_in_the_same_order_on_the_next_day() -> None:
    counted = Wordings(3)
    days: list[list[int | None]] = []
    for day in (1, 2):
        counted.hear(ev.PhaseBegan("night", day, dark=True))
        counted.hear(ev.PhaseBegan("day", day))
        days.append([counted.turn(ev.Claimed(seat, "suspect", 9)).wording for seat in range(1, 6)])
    steps = [{(after or 0) - (before or 0) for before, after in pairwise(day)} for day in days]
    assert steps in ([{1}, {-1}], [{-1}, {1}])
    assert days[0][-1] != days[1][0]


def test_claims_of_one_kind_have_a_turn_of_their_own() -> None:
    """Three who trust somebody do not bring a suspicion back to the words it had this very day."""
    counted, found = Wordings(3), list[int | None]()
    for seat in range(1, 5):
        found.append(counted.turn(ev.Claimed(seat, "suspect", 9)).wording)
        for other in range(3):
            counted.turn(ev.Claimed(seat, "trust", 10 + other))
    assert [(after or 0) - (before or 0) for before, after in pairwise(found)] == [1, 1, 1]


def a_night(book: Book, number: int) -> list[ev.Event]:
    """Everything that is said in the dark of a round, whoever is alive, and whatever was dealt."""
    found: list[ev.Event] = []
    for name in (each for each in book.cycle if book.phases[each].dark):
        steps = [step for step in book.phases[name].steps.values() if isinstance(step, Call)]
        found += [ev.PhaseBegan(name, number), *(ev.Called(step.who) for step in steps)]
    return found


@everywhere
@pytest.mark.parametrize("kept", [(), (PHONES,)], ids=["eyes", "phones"])
def test_calls_grow_shorter_from_the_third_night_on(language: str, book: Book, kept: tuple[str, ...]) -> None:
    words, teller = lexicon(language).also(*kept), Storyteller(7, book)
    nights = [
        [each.text for each in teller.tell([*enumerate(a_night(book, number), 1)], words, by_number)]
        for number in range(1, 7)
    ]
    for one, next_one in pairwise(nights):
        assert all(said != again for said, again in zip(one, next_one, strict=True))
    for late in nights[2:]:
        assert len({*late}) == len(late)
        assert sum(map(len, late)) < 0.8 * min(sum(map(len, early)) for early in nights[:2])
        called = [
            text for event, text in zip(a_night(book, 3), late, strict=True) if isinstance(event, ev.Called)
        ]
        assert max(map(len, called)) < 50


def pattern(said: str, name: str) -> str:
    """A sentence with a star for the card it names."""
    return said.replace(name.capitalize(), "*").replace(name, "*")


@everywhere
def test_a_late_night_calls_all_cards_in_one_form(language: str, book: Book) -> None:
    """So that none of them has a sound of its own; the next night has another form for all."""
    words, forms = lexicon(language), list[set[str]]()
    voice, teller = Voice(book, in_manner(words, book)), Wordings(5)
    for night in (3, 4, 5):
        said = {
            pattern(
                narrate(ev.Called(call), book, words, turn=teller.turn(ev.Called(call), night), night=night)
                or "",
                voice.called(call, "voc"),
            )
            for call in calls(book)
            if night > 3 or call != "doctor"  # one that was called less often is called like the others
        }
        forms.append(said)
    assert [len(each) for each in forms] == [1, 1, 1]
    assert all(one != next_one for one, next_one in pairwise(forms))


@pytest.mark.parametrize("book", SHELF)
def test_ukrainian_calls_every_card_in_its_own_case(book: str) -> None:
    words = lexicon("uk").of(book)
    for call in calls(SHELF[book]):
        kind = "gang" if words.has(f"gang-{call}") else "role"
        assert words.has(f"{kind}-{call}.voc"), call


@everywhere
def test_those_who_fall_asleep_in_one_night_do_it_in_other_words(language: str, book: Book) -> None:
    words, told = lexicon(language).also(PHONES), Wordings(5)
    voice, phase = Voice(book, in_manner(words, book)), book.cycle[-1]
    several = [call for call in dict.fromkeys(calls(book)) if not voice.words.has(f"cue-sleeps-{call}")][:3]
    for night in (2, 3):
        turns = [told.turn(ev.Slept(call), night) for call in several]
        said = [
            pattern(narrate(ev.Slept(call), book, words, phase=phase, turn=turn) or "", voice.called(call))
            for call, turn in zip(several, turns, strict=True)
        ]
        assert len({*said}) == len(said) > 1


def test_the_first_night_after_an_introduction_sends_to_sleep_in_other_words_than_the_second() -> None:
    told, nights = Wordings(5), list[list[int | None]]()
    for phase, number in (("introduction", 1), ("night", 1), ("night", 2), ("night", 3)):
        told.hear(ev.PhaseBegan(phase, number, dark=True))
        nights.append([told.turn(ev.Slept(call), number).wording for call in ("mafia", "detective")])
        told.hear(ev.PhaseBegan("day", number))
    for one, next_one in pairwise(nights):
        assert not {*one} & {*next_one}


def told_of(book: Book, *parts: tuple[ev.Event, ...]) -> list[Sentence]:
    """What a table hears of these events; each part is heard after the one before it."""
    teller, heard = Storyteller(5, book), list[Sentence]()
    places = iter(range(1, 100))
    for part in parts:
        heard += teller.tell([(next(places), event) for event in part], lexicon("en"), by_number)
    return heard


def test_cards_are_shown_in_turn_however_people_have_left() -> None:
    shown = (ev.Executed(1, "vampire"), ev.Died(2, "vampire"), ev.Executed(4, "vampire"))
    told = told_of(VENDETTA, (*shown[:2], ev.Died(3), shown[2]))
    assert len({told[at].text.split(". ")[-1] for at in (0, 1, 3)}) == 3


def test_what_was_said_word_for_word_is_not_told_as_news() -> None:
    """Nor is a name that was put forward today; on the next day it is news again."""
    claim, another = ev.Claimed(2, "role", 2, "civilian"), ev.Claimed(3, "role", 3, "civilian")
    told = told_of(SHELF["chicago"], (claim, another, claim))
    assert ["civilian" in each.text for each in told] == [True, True, False]
    named = (ev.Named(1, 2), ev.Named(3, 2), ev.PhaseBegan("day", 2), ev.Named(4, 2))
    words = lexicon("en")
    too = [
        words.say(each, {"who_begin": "*", "other_nom": "player 2"}) for each in words.wordings("named-too")
    ]
    told = told_of(SHELF["chicago"], named)
    assert [re.sub(r"^Player \d", "*", each.text) in too for each in told] == [False, True, False, False]


def test_a_count_of_hands_is_not_told_twice() -> None:
    hands = (ev.HandsCounted(1, (3, 4)), ev.HandsCounted(2, (5,)))
    counted = ev.Counted("count", ((1, (3, 4)), (2, (5,))))
    weighed = ev.Counted("count", ((1, (3, 4)), (2, (5,))), points=((1, 5), (2, 2)))
    for result, since in ((counted, (1, 2, 3)), (weighed, (1, 2, 3, 4))):
        told = told_of(VENDETTA, (*hands, result, ev.Executed(1)))
        assert tuple(each.since for each in told) == since
        assert told_of(VENDETTA, hands, (result, ev.Executed(1))) == told
    assert len(told_of(VENDETTA, (*hands, counted))) == 3, "where nothing follows yet, it is told"


def test_a_tie_is_told_by_what_it_leads_to() -> None:
    """Nobody hears the same names three times before a coin falls."""
    tied, proposal = ev.Tied((1, 2), False), ev.CountOpened("proposal", (1, 2), (3, 4), "in-turn")
    even = ev.Counted("proposal", ((1, (3,)), (2, (3,))), (4,))
    told = told_of(SHELF["chicago"], (tied, proposal, even, tied, ev.CoinTossed((1, 2), True)))
    assert [each.place for each in told] == [2, 3, 5]
    assert "coin" in told[-1].text


def test_how_long_each_may_speak_is_said_once() -> None:
    speeches = (ev.TalkOpened("speech", (1,), 60), ev.TalkOpened("speech", (2,), 60))
    told = told_of(SHELF["chicago"], (ev.SpeechesOpened(1, (1, 2)), *speeches))
    assert ["minute" in each.text for each in told] == [True, False, False]


def test_a_card_that_is_called_by_another_name_is_shown_with_both() -> None:
    shown = [told_of(VENDETTA, (ev.Died(1, card),))[0].text for card in ("count", "vampire", "werewolf")]
    assert "count, lord of vampires." in shown[0]
    assert [each.rpartition(": ")[2] for each in shown[1:]] == ["vampire.", "werewolf."]


def test_other_sentences_in_between_change_nothing() -> None:
    alone, among = Wordings(5), Wordings(5)
    died, doctor, mafia = ev.Died(4), ev.Called("doctor"), ev.Called("mafia")
    expected = [alone.turn(died), alone.turn(died), alone.turn(doctor)]
    found = [among.turn(died)]
    among.turn(mafia)
    found += [among.turn(died), among.turn(doctor)]
    assert found == expected
    assert [each.wording for each in found] == [6, 7, 6]


def test_what_was_told_before_counts() -> None:
    heard = [(place, ev.Died(place)) for place in (1, 2, 3)]
    whole, rest = Storyteller(5, SHELF["classic"]), Storyteller(5, SHELF["classic"])
    rest.pass_over(heard[:2], before=heard[2:])
    told = [*whole.tell(heard, lexicon("en"), by_number)]
    assert [*rest.tell(heard[2:], lexicon("en"), by_number)] == told[2:]
    assert len({each.text.replace(str(each.place), "") for each in told}) == 3


@pytest.mark.parametrize("book", SHELF)
def test_a_game_is_told_on_as_it_was_begun(book: str) -> None:
    """Whoever passes over the first part of a game tells the rest in the words of one who told it all."""
    game = omerta.play(book, bots="plain", seed=4).state
    heard = [(at, event) for at, event in standing_events(game) if granted(event, PUBLIC)]
    begun = [at for at, (_, event) in enumerate(heard) if isinstance(event, ev.PhaseBegan | ev.Called)]
    whole = [*Storyteller(5, SHELF[book]).tell(heard, lexicon("en"), by_number)]
    assert len(begun) > 4
    for start in begun:
        rest = Storyteller(5, SHELF[book])
        rest.pass_over(heard[:start], before=heard[start:])
        told = [*rest.tell(heard[start:], lexicon("en"), by_number)]
        assert told == whole[len(whole) - len(told) :]


def test_without_a_turn_it_is_the_first_wording() -> None:
    words = lexicon("en")
    assert narrate(ev.Died(4), SHELF["classic"], words) == words.say("died", {"who_begin": "Player 4"})
    assert words.wording("no-such-thing", 3) == "no-such-thing"
    assert words.wording("saved", 3) == "saved", "a message with one wording"
