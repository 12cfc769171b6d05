"""What bots give as a reason and what they answer tells nothing of a card, and people are answered."""

import random
from collections.abc import Iterator

import pytest
from msgspec.structs import replace
from tests.depth import deep

from omerta.books.decks import suggest
from omerta.books.shelf import SHELF
from omerta.bots.arguments import answer, with_reasons
from omerta.bots.driver import Driver, Mind
from omerta.bots.habits import STRANGERS
from omerta.bots.minds import MINDS
from omerta.bots.public_eye import footing
from omerta.core import Game, Table, log, open_any, view
from omerta.core import events as ev
from omerta.core.book.model import Book
from omerta.core.choices import Choices, choices
from omerta.core.commands import Act, Claim
from omerta.core.game import PUBLIC
from omerta.core.moments import Talking
from omerta.core.view import View

ME = 1
SEATS = 10


def driver(name: str, seed: int, mind: str = "strangers", people: tuple[int, ...] = ()) -> Driver:
    deck = suggest(SHELF[name], SEATS)
    minds = {seat: MINDS[mind] for seat in range(1, SEATS + 1) if seat not in people}
    return Driver(open_any(SHELF[name], Table(deck, seed)), minds, random.Random(seed))


@pytest.mark.parametrize("mind", ["strangers", "club", "worlds"])
@pytest.mark.parametrize("name", SHELF)
def test_a_reason_follows_from_what_all_have_heard(name: str, mind: str) -> None:
    """Whoever knows no card finds the same reason, once he knows who speaks of whom."""
    compared = 0

    def compare(own: View, choices: Choices, book: Book, rng: random.Random) -> tuple[Claim, ...]:
        nonlocal compared
        said = MINDS[mind].speak(own, choices, book, rng)
        public = view(playing.game, PUBLIC)
        bare = [
            replace(claim, value="", whom=0) for claim in said if claim.claim in ("suspect", "trust", "deny")
        ]
        for claim in bare:
            assert set(with_reasons(public, book, (claim,))) <= set(said)
            compared += 1
        return said

    playing = driver(name, 3, mind)
    playing.minds = dict.fromkeys(playing.minds, Mind(MINDS[mind].choose, compare))
    playing.run()
    assert compared > 5


def in_a_talk(name: str, seed: int, mind: str) -> Driver:
    """The first debate of a game in which seat 1 is a person, once everybody else has had his say."""
    playing = driver(name, seed, mind, (ME,))
    for _ in range(2000):
        now = playing.game.now
        talking = isinstance(now, Talking) and now.kind == "discussion" and ME in now.seats
        if playing.step():
            continue
        if talking:
            return playing
        raise AssertionError("a person is waited for elsewhere")
    raise AssertionError("nobody talks")


def answers(playing: Driver, said: Claim) -> list[ev.Claimed]:
    """What is said after a person has spoken."""
    before = len(log(playing.game))
    playing.send(said)
    for _ in range(30):
        if not playing.step():
            break
    return [event for event in log(playing.game)[before + 1 :] if isinstance(event, ev.Claimed)]


@pytest.mark.parametrize("mind", ["strangers", "club", "worlds"])
@pytest.mark.parametrize("claim", ["suspect", "trust"])
def test_a_person_is_answered_by_whom_he_speaks_of(claim: str, mind: str) -> None:
    wanted = {"suspect": {"deny"}, "trust": {"thank", "doubt"}}[claim]
    found: set[str] = set()
    for seed in range(6):
        playing = in_a_talk("family", seed, mind)
        other = next(seat for seat in playing.game.living if seat != ME)
        said = answers(playing, Claim(ME, claim, other))
        assert [(each.seat, each.about) for each in said] == [(other, ME)]
        found.add(said[0].claim)
    assert found <= wanted


@pytest.mark.parametrize("mind", ["strangers", "club", "worlds"])
def test_whom_a_person_names_answers_him(mind: str) -> None:
    for seed in range(3):
        playing = in_a_talk("family", seed, mind)
        other = next(seat for _, (seat, *_) in open_names(playing) if seat != ME)
        before = len(log(playing.game))
        playing.send(Act(ME, "name", (other,)))
        while playing.step() and isinstance(playing.game.now, Talking):
            pass
        said = [event for event in log(playing.game)[before:] if isinstance(event, ev.Claimed)]
        assert [(each.seat, each.claim, each.about) for each in said] == [(other, "deny", ME)]


def open_names(playing: Driver) -> list[tuple[str, tuple[int, ...]]]:
    return [option for option in choices(playing.game, ME).options if option[0] == "name"]


def test_a_card_that_a_person_claims_is_doubted_or_contested() -> None:
    kinds: list[str] = []
    for seed in range(12):
        playing = in_a_talk("family", seed, "strangers")
        said = answers(playing, Claim(ME, "role", ME, "detective"))
        kinds += [event.claim for event in said if ME in (event.about, event.whom)]
    assert "doubt" in kinds
    assert "role" in kinds


def test_who_holds_a_card_that_another_names_says_so() -> None:
    """Not always, and one who holds another card hardly ever."""
    contested = [0, 0]
    for seed in range(deep(30)):
        playing = in_a_talk("family", seed, "strangers")
        holder = playing.game.roles.index("detective") + 1
        said = answers(playing, Claim(ME, "role", ME, "detective"))
        seats = [event.seat for event in said if event.claim == "role" and event.whom == ME]
        contested[0] += holder in seats and holder != ME
        contested[1] += any(seat != holder for seat in seats)
    assert contested[0] > contested[1]
    assert contested[0] > 5


def last_words(game: Game) -> Iterator[list[ev.Claimed]]:
    """What was said in each last word."""
    talk, said = "", list[ev.Claimed]()
    for event in log(game):
        if isinstance(event, ev.TalkOpened):
            talk, said = event.kind, []
        elif isinstance(event, ev.Claimed):
            said.append(event)
        elif isinstance(event, ev.TalkClosed) and talk == "last-word":
            yield said


def test_a_last_word_and_a_defence_say_something() -> None:
    kinds: set[str] = set()
    for seed in range(8):
        for said in last_words(driver("classic", seed).run()):
            assert len(said) == 1
            kinds.add(said[0].claim)
    assert kinds == {"role", "suspect", "deny", "thank"}


def test_whom_the_night_has_taken_denies_nothing() -> None:
    """His last word answers nobody: it is for those who were accused by day."""
    denials = 0
    for seed in range(deep(12)):
        taken = 0
        for event in log(driver("classic", seed).run()):
            match event:
                case ev.Died():
                    taken = event.seat
                case ev.Executed():
                    taken = 0
                case ev.Claimed(seat=seat, claim="deny"):
                    assert seat != taken, seed
                    denials += 1
                case _:
                    pass
    assert denials


PEOPLE = ("strangers", "club")


@pytest.mark.parametrize("mind", PEOPLE)
@pytest.mark.parametrize("name", SHELF)
def test_nobody_speaks_for_and_against_the_same_one_on_one_day(name: str, mind: str) -> None:
    """Neither does he put forward whom he has spoken up for, nor vote against him where there is another."""
    praises, broken = 0, 0
    for seed in range(deep(24)):
        praised: set[tuple[int, int]] = set()
        blamed: set[tuple[int, int]] = set()
        for event in log(driver(name, seed, mind).run()):
            match event:
                case ev.PhaseBegan():
                    praised, blamed = set(), set()
                case ev.Claimed(claim="trust"):
                    assert (event.seat, event.about) not in blamed, seed
                    praised.add((event.seat, event.about))
                    praises += 1
                case ev.Claimed(claim="suspect" | "learned"):
                    assert (event.seat, event.about) not in praised, seed
                    blamed.add((event.seat, event.about))
                case ev.Named(by, seat):
                    assert (by, seat) not in praised, seed
                    blamed.add((by, seat))
                case ev.Counted("count", result) if len(result) > 2:
                    votes = {(voter, seat) for seat, voters in result for voter in voters}
                    broken += len(votes & praised)
                case _:
                    pass
    assert praises > 10
    assert broken <= praises / 20  # all others were known to be friends


@pytest.mark.parametrize("mind", PEOPLE)
def test_whoever_is_given_the_floor_says_something(mind: str) -> None:
    shrugs = 0
    for seed in range(6):
        said, talk = 0, ""
        for event in log(driver("chicago", seed, mind).run()):
            match event:
                case ev.TalkOpened():
                    said, talk = 0, event.kind
                case ev.Claimed():
                    said += 1
                    shrugs += event.claim == "shrug"
                    assert event.claim != "shrug" or talk == "speech"
                case ev.TalkClosed() if talk == "speech":
                    assert said == 1
                    talk = ""
                case _:
                    pass
    assert shrugs


def answered(name: str, *said: ev.Claimed) -> tuple[Claim, ...]:
    """What seat 2 answers to what was said today."""
    playing = in_a_talk(name, 2, "strangers")
    seen = playing.view_of(2)
    return answer(replace(seen, claims=said, today=said), playing.game.book, 2)


def test_a_good_report_is_answered_with_thanks_and_a_bad_one_denied() -> None:
    assert answered("family", ev.Claimed(ME, "learned", 2, "mafioso")) == (Claim(2, "deny", ME),)
    kinds = {
        each.claim
        for seat in range(3, 9)
        for each in answered("family", ev.Claimed(seat, "learned", 2, "doctor"))
    }
    assert kinds == {"thank", "doubt"}


@pytest.mark.parametrize("mind", ["strangers", "club", "worlds"])
@pytest.mark.parametrize(("value", "wanted"), [("mafioso", {"deny"}), ("doctor", {"thank", "doubt"})])
def test_what_a_person_has_learned_is_answered_by_whom_it_is_about(
    value: str, wanted: set[str], mind: str
) -> None:
    for seed in range(3):
        playing = in_a_talk("family", seed, mind)
        other = next(seat for seat in playing.game.living if seat != ME)
        said = answers(playing, Claim(ME, "learned", other, value))
        assert [(each.seat, each.about) for each in said] == [(other, ME)]
        assert said[0].claim in wanted


def test_who_is_caught_naming_a_dead_card_is_suspected() -> None:
    """All see that the card was another's, and make something of it."""
    book, deck = SHELF["family"], ("doctor", "detective", "mafioso", *["ordinary-townsperson"] * 5)
    seen = view(open_any(book, Table(deck, 1)), 3)
    named = replace(seen, claims=(ev.Claimed(ME, "role", ME, "doctor"),))
    caught = replace(named, cards={**seen.cards, 2: "doctor"}, living=tuple(s for s in seen.living if s != 2))
    before, after = (footing(each, book, STRANGERS).suspicion for each in (named, caught))
    assert after[ME] > before[ME] + 1
    assert all(after[seat] == before[seat] for seat in caught.living if seat != ME)


@pytest.mark.parametrize("mind", PEOPLE)
@pytest.mark.parametrize("name", ["family", "offscreen", "chicago", "vendetta"])
def test_who_has_blamed_somebody_names_nobody_else(name: str, mind: str) -> None:
    """Where another has put him forward already, that will do."""
    names = 0
    for seed in range(deep(24)):
        blamed: dict[int, set[int]] = {}
        for event in log(driver(name, seed, mind).run()):
            match event:
                case ev.PhaseBegan():
                    blamed = {}
                case ev.Claimed(seat, "suspect" | "learned", about):
                    blamed.setdefault(seat, set()).add(about)
                case ev.Named(by, seat):
                    assert by not in blamed or seat in blamed[by], seed
                    names += 1
                case _:
                    pass
    assert names > 10


def test_who_is_named_before_he_has_the_floor_mostly_answers() -> None:
    answers, floors = 0, 0
    for seed in range(deep(12)):
        named: set[int] = set()
        talk: ev.TalkOpened | None = None
        for event in log(driver("chicago", seed).run()):
            match event:
                case ev.PhaseBegan():
                    named = set()
                case ev.Named(by, seat) if by != seat:
                    named.add(seat)
                case ev.TalkOpened():
                    talk = event
                    floors += event.kind == "speech" and event.seats[0] in named
                case ev.Claimed(seat, "deny") if talk is not None and talk.kind == "speech":
                    answers += seat in named
                case _:
                    pass
    assert floors > answers > floors / 2
