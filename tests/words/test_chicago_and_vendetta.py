"""What only these two books say: halves of votes, roses, closed eyes, elections, hunters by number, masks."""

import pytest

from omerta.books.chicago import CHICAGO
from omerta.books.family import FAMILY
from omerta.books.vendetta import VENDETTA
from omerta.core import events as ev
from omerta.core.book.house_rules import with_house_rules
from omerta.core.book.model import Book
from omerta.core.events import Event
from omerta.words import LANGUAGES, lexicon, narrate
from omerta.words.voting import elected_place
from omerta.words.worth_saying import phase_title

BY_NAME = ev.CountOpened("count", (5, 6), (1, 2, 3), "by-candidate", 5)
NEXT_NAME = ev.CountOpened("count", (5, 6), (1, 2, 3), "by-candidate", 6)
AT_ONCE = ev.CountOpened("count", (1, 2, 3), (1, 2, 3), "at-once")


def vendetta(*on: str) -> Book:
    return with_house_rules(VENDETTA, dict.fromkeys(on, "on"))


def told(event: Event, book: Book, language: str = "en", you: int | None = None, phase: str = "") -> str:
    said = narrate(event, book, lexicon(language), you=you, phase=phase)
    assert said is not None
    return said


def test_ven_464_half_a_vote_is_spoken() -> None:
    counted = ev.Counted("count", ((5, (1, 2, 3)), (6, (4, 7))), points=((5, 7), (6, 4)))
    assert told(counted, VENDETTA) == "The tally is done: player 5 has 3.5; player 6 has 2."
    assert told(counted, VENDETTA, "ru") == "Счёт окончен: игрок 5 — 3,5; игрок 6 — 2."
    both = ev.Counted("proposal", ((5, (1, 2)), (6, (1, 2))), (3,), points=((5, 5), (6, 5), (-1, 2)))
    assert told(both, VENDETTA) == "The scaffold: 2.5. Mercy: 1."


def test_chi_103_where_nobody_was_asked_nobody_has_counted() -> None:
    alone = ev.Counted("count", ((5, (1, 2, 3)),))
    assert told(alone, CHICAGO) == "There is only one name, so player 5 has 3 votes."
    asked = with_house_rules(CHICAGO, {"single-candidate": "confirm"})
    assert told(alone, asked) == "The count: player 5 has 3 votes."
    assert told(ev.Counted("count", ((5, (1, 2)), (6, (3,)))), CHICAGO).startswith("The count: ")


def test_chi_120_a_proposal_is_counted_once_for_all() -> None:
    both = ev.Counted("proposal", ((5, (1, 2)), (6, (1, 2))), (3,))
    assert told(both, CHICAGO) == "Jail: 2. The street: 1."


@pytest.mark.parametrize("language", LANGUAGES)
def test_ven_444_a_secret_result_opens_the_eyes_and_names_no_voter(language: str) -> None:
    counted = ev.Counted("count", ((5, ()), (6, ())), points=((5, 6), (6, 2)))
    words, masked = lexicon(language), vendetta("anonymous_vote", "masks")
    assert told(counted, VENDETTA, language).startswith(words.say("counted-secret"))
    assert told(counted, masked, language).startswith(words.say("counted-secret-masks"))
    open_count = ev.Counted("count", ((5, (1, 2, 3)), (6, (4,))))
    assert not told(open_count, VENDETTA, language).startswith(words.say("counted-secret"))
    assert told(counted, VENDETTA, language).endswith(told(open_count, VENDETTA, language))


def test_ven_441_eyes_are_closed_once_before_the_first_name() -> None:
    secret = vendetta("anonymous_vote")
    assert told(BY_NAME, secret).startswith("Close your eyes.")
    assert told(NEXT_NAME, secret) == told(NEXT_NAME, VENDETTA)
    assert told(BY_NAME, VENDETTA) == "Who would see player 5 on the scaffold?"
    assert told(BY_NAME, vendetta("anonymous_vote", "masks")).startswith("Raise your masks.")


def test_ven_441_the_election_to_an_office_is_open() -> None:
    both = vendetta("anonymous_vote", "hunter_of_hunters")
    assert told(AT_ONCE, both) == told(AT_ONCE, vendetta("hunter_of_hunters"))
    assert told(BY_NAME, both).startswith("Close your eyes.")


def test_ven_471_an_election_does_not_sound_like_a_vote_on_a_life() -> None:
    assert elected_place(vendetta("arbiter"), AT_ONCE) == "arbiter"
    assert elected_place(vendetta("unpredictable"), AT_ONCE) == "arbiter"
    assert elected_place(vendetta("hunter_of_hunters"), AT_ONCE) == "office"
    assert elected_place(vendetta("hunter_of_hunters", "arbiter"), AT_ONCE) == "place"
    assert elected_place(vendetta("three_player"), AT_ONCE) == ""
    assert elected_place(vendetta("arbiter"), BY_NAME) == elected_place(FAMILY, AT_ONCE) == ""
    assert "arbiter of fates" in told(AT_ONCE, vendetta("arbiter"))
    assert "against" not in told(ev.Voted(4, 5, open=False), vendetta("arbiter"), you=4)


def test_ven_453_roses_are_told_by_colour() -> None:
    roses = ev.Counted(
        "roses", ((5, (1, 2, 3)), (6, ())), points=((5, 4), (6, -3)), red=((5, (4,)), (6, (2, 3)))
    )
    assert told(roses, VENDETTA) == (
        "The tally is done: player 5 has 2 (black 3, red 1); player 6 has −1.5 (black 0, red 2)."
    )


def test_ven_453_what_roses_leave_is_not_called_votes() -> None:
    secret = ev.Counted("roses", ((5, ()), (6, ())), points=((5, 4), (6, -2)))
    assert told(secret, VENDETTA) == "Open your eyes. The tally is done: player 5 has 2; player 6 has −1."
    below = ev.Counted("roses", ((6, ()),), points=((6, -2),))
    assert told(below, VENDETTA, "ru").endswith("Счёт окончен: игрок 6 — −1.")


def test_ven_435_hunters_apart_are_called_by_number() -> None:
    numbered = vendetta("numbered_hunters")
    hunters = ev.Called("hunters")
    assert told(hunters, numbered, phase="introduction").endswith("Remember it.")
    assert "Wait for your number" in told(hunters, numbered, phase="day")
    assert told(hunters, VENDETTA, phase="day").startswith("The hunters wake.")
    assert told(ev.Summoned("hunters", 2), numbered).startswith("Hunter number 2 wakes.")


def test_ven_432_separate_hunters_stay_strangers() -> None:
    separate = vendetta("separate_hunters")
    assert "One at a time" in told(ev.Called("hunters"), separate, phase="introduction")
    assert told(ev.Called("hunters"), separate, phase="day").startswith("The hunters wake.")
    assert told(ev.Slept("hunters"), separate, phase="introduction").startswith("The hunters are still")


def test_ven_501_a_table_with_masks_hears_of_masks() -> None:
    masked = vendetta("masks")
    assert told(ev.PhaseBegan("dawn", 1), masked).endswith(lexicon("en").say("begins-dawn-masks"))
    assert told(ev.Slept("monk"), masked, "ru") == "Монах снова за маской."
    words = lexicon("en")
    grey = f"{words.say('scene-dark-vendetta')} {words.say('begins-dawn')}"
    assert told(ev.PhaseBegan("dawn", 1), VENDETTA) == grey


def test_ven_457_the_circle_is_named() -> None:
    debate = ev.TalkOpened("discussion", (1, 2, 7), 300, names=True, open_to=(2, 7))
    assert told(debate, VENDETTA).endswith("Tonight only these may be named: players 2 and 7.")


def test_ven_018_crossed_arms() -> None:
    hindered = ev.Hindered("lord", 4, (4, 9))
    assert told(hindered, VENDETTA, you=4).startswith("Crossed arms: you cannot act now.")
    assert told(hindered, VENDETTA, you=9) == "Crossed arms for player 4."


def test_ven_416_an_ambush_needs_nobody() -> None:
    assert told(ev.Pointed(4, "ambush", (), (4,)), VENDETTA, you=4) == "Your choice: lie in ambush."
    assert told(ev.Acted("werewolf", (4,), "ambush", ()), VENDETTA) == "Werewolf, 4: in ambush."
    assert (
        told(ev.Acted("hunters", (4,), "strike", (), "passed"), VENDETTA) == "Hunters, 4: nobody. By choice."
    )
    nobody = ev.Acted("hunters", (), "strike", (), "marked")
    assert told(nobody, VENDETTA) == "Hunters: nobody is chosen. Nothing follows: held back by a mark."


def test_chi_227_visitors_are_characters_and_the_mafia_is_one() -> None:
    said = told(ev.Visited(3, ("mafia", "mafia-boss", "doctor")), CHICAGO, "ru")
    assert said.endswith("В списке ночных гостей игрока 3: мафия, босс мафии, доктор.")
    assert told(ev.Visited(3, ()), CHICAGO, "uk").endswith("до гравця 3 ніхто не приходив.")


def test_chi_163_the_sergeant_sees_which_gesture_it_was() -> None:
    assert (
        told(ev.Pointed(2, "shoot", (5,), (2, 3)), CHICAGO, you=3) == "Player 2 points at player 5 (shoot)."
    )
    assert told(ev.Pointed(2, "guard", (5,), (2, 3)), CHICAGO, you=3) == "Player 2 points at player 5."


def test_chi_201_a_death_that_follows_another_is_nobodys_shot() -> None:
    assert told(ev.Struck(2, "prostitute", "dies"), CHICAGO) == (
        "One fate for two (prostitute): player 2 falls as well."
    )
    assert told(ev.Struck(2, "mafia", "dies"), CHICAGO) == "The mafia's hit: player 2 dies."
    assert told(ev.Struck(2, "lord", "dies"), VENDETTA) == "The vampire lord's strike: player 2 dies."


@pytest.mark.parametrize("language", LANGUAGES)
def test_ven_105_the_end_of_the_debate_is_near(language: str) -> None:
    words = lexicon(language)
    left = {"time": words.duration(180)}
    assert words.of("vendetta").say("talk-warning", left) != words.say("talk-warning", left)


def test_phases_have_the_names_of_their_book() -> None:
    ru = lexicon("ru")
    assert phase_title(ru, VENDETTA, "introduction", 1) == "день знакомства"
    assert phase_title(ru, VENDETTA, "brief-introduction", 1) == "короткое знакомство"
    assert phase_title(ru, VENDETTA, "sunset", 2) == "закат 2"
    assert phase_title(ru, CHICAGO, "introduction", 1) == "ночь знакомства"
