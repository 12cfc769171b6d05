"""A reason is a fact of the log: whatever was said with one is looked up again, by simpler means."""

import random
from collections import Counter
from collections.abc import Callable

import pytest
from msgspec.structs import replace
from tests.depth import deep

import omerta
from omerta.books.decks import suggest
from omerta.books.shelf import SHELF
from omerta.bots.driver import Driver
from omerta.bots.minds import MINDS
from omerta.core import Game, Refused, Table, log, open_any, play
from omerta.core import events as ev
from omerta.core.book.model import Book
from omerta.core.choices import claims
from omerta.core.commands import Claim, TimeUp, Undo
from omerta.core.day.grounds import (
    BARE,
    OPINIONS,
    REASONS,
    REPLIES,
    SHRUG,
    WITHOUT_THIRD,
    reasons,
    remembered,
)
from omerta.core.moments import Talking
from omerta.notation.writer import write

Log = tuple[ev.Event, ...]
OUT = ev.Died | ev.Executed | ev.SentOut
GAMES = deep(12)


def game_of(name: str, seed: int, mind: str = "strangers", seats: int = 10) -> Game:
    deck = suggest(SHELF[name], seats)
    minds = dict.fromkeys(range(1, seats + 1), MINDS[mind])
    return Driver(open_any(SHELF[name], Table(deck, seed)), minds, random.Random(seed)).run()


def spoken(past: Log, by: int, about: int, *kinds: str) -> bool:
    """Has one said one of these of the other?"""
    return any(
        isinstance(e, ev.Claimed) and (e.seat, e.about) == (by, about) and e.claim in kinds for e in past
    )


def against(past: Log, by: int, about: int) -> int:
    """How often one has spoken against the other or put him forward."""
    return sum(
        (isinstance(e, ev.Claimed) and (e.seat, e.about) == (by, about) and e.claim in ("suspect", "learned"))
        or (isinstance(e, ev.Named) and (e.by, e.seat) == (by, about))
        for e in past
    )


def voted(past: Log, by: int, whom: int) -> bool:
    return any(isinstance(e, ev.Counted) and by in dict(e.result).get(whom, ()) for e in past)


def had_a_choice(past: Log, by: int, whom: int) -> bool:
    """Did one vote in a count in which the other stood, but not against him?"""
    return any(
        isinstance(e, ev.Counted)
        and whom in dict(e.result)
        and by not in dict(e.result)[whom]
        and any(by in voters for voters in (*dict(e.result).values(), e.against))
        for e in past
    )


def card_of(past: Log, seat: int) -> str:
    return next((e.card for e in past if isinstance(e, OUT) and e.seat == seat), "")


def deck_of(past: Log) -> tuple[str, ...]:
    return next((e.deck for e in past if isinstance(e, ev.Opened)), ())


def today(past: Log) -> Log:
    began = max(at for at, e in enumerate(past) if isinstance(e, ev.PhaseBegan | ev.Jumped))
    return past[began:]


def cards_named(past: Log, seat: int) -> set[str]:
    return {e.value for e in past if isinstance(e, ev.Claimed) and e.seat == seat and e.claim == "role"}


def is_enemy(book: Book, card: str) -> bool:
    return bool(card) and book.roles[card].side != book.roles[book.plain].side


def is_true(past: Log, book: Book, said: ev.Claimed) -> bool:
    """Is the reason of this claim true of what was seen before it?"""
    me, him, third = said.seat, said.about, said.whom
    card = card_of(past, third)
    clean, enemy = bool(card) and not is_enemy(book, card), is_enemy(book, card)
    lives = not any(isinstance(e, OUT) and e.seat == third for e in past)
    tests: dict[str, Callable[[], bool]] = {
        "voted-wrong": lambda: voted(past, him, third) and clean,
        "spared": lambda: enemy and had_a_choice(past, him, third) and not voted(past, him, third),
        "trusted-wrong": lambda: enemy and spoken(past, him, third, "trust"),
        "accused-wrong": lambda: clean and spoken(past, him, third, "suspect", "learned"),
        "false-report": lambda: bool(card) and spoken(past, him, third, "learned"),
        "true-report": lambda: bool(card) and spoken(past, him, third, "learned"),
        "word-not-vote": lambda: against(past, him, third) > 0 and had_a_choice(past, him, third),
        "turned": lambda: (
            spoken(past, him, third, "trust") and (against(past, him, third) > 0 or voted(past, him, third))
        ),
        "shields": lambda: (
            spoken(past, him, third, "trust") and spoken(past, me, third, "suspect", "learned") and lives
        ),
        "pays-back": lambda: (
            lives
            and spoken(past, him, third, "suspect", "learned")
            and spoken(past, third, him, "suspect", "learned")
        ),
        "dead-card": lambda: (
            card in cards_named(past, him)
            and [card_of(past, seat) for seat in range(1, 20) if seat != him].count(card)
            >= deck_of(past).count(card)
            > 0
        ),
        "same-card": lambda: bool(cards_named(past, him) & cards_named(past, third)),
        "believes": lambda: spoken(past, third, him, "learned") and not enemy,
        "agrees": lambda: spoken(today(past), third, him, "suspect", "learned") and not enemy,
        "lone-vote": lambda: any(
            isinstance(e, ev.Counted) and dict(e.result).get(third) == (him,) for e in past
        ),
        "blames": lambda: spoken(today(past), him, third, "suspect", "learned"),
        "vouches": lambda: spoken(today(past), him, third, "trust"),
        "pushes-me": lambda: against(past, him, me) > 1,
        "voted-me": lambda: voted(past, him, me),
        "voted-right": lambda: enemy and voted(past, me if said.claim == "deny" else him, third),
        "accused-right": lambda: enemy and spoken(past, him, third, "suspect", "learned"),
        "hunted": lambda: (
            enemy and (voted(past, third, him) or spoken(past, third, him, "suspect", "learned"))
        ),
        "same-eyes": lambda: (
            lives and all(spoken(past, who, third, "suspect", "learned") for who in (me, him))
        ),
        "same-vote": lambda: all(voted(past, who, third) for who in (me, him)) and not clean,
        "trusts-me": lambda: spoken(past, him, me, "trust"),
        "spared-me": lambda: had_a_choice(past, him, me) and not voted(past, him, me),
        "was-wrong": lambda: (
            clean and (voted(past, him, third) or spoken(past, him, third, "suspect", "learned"))
        ),
        "vouched": lambda: spoken(past, third, me, "trust") and lives,
        "grudge": lambda: spoken(past, me, him, "suspect", "learned"),
        "follows": lambda: spoken(today(past), third, me, "suspect", "learned") and lives,
        "also-blamed": lambda: spoken(past, him, third, "suspect", "learned") and lives,
        "card": lambda: bool(cards_named(past, him)),
        "report": lambda: spoken(past, him, third, "learned"),
        "praise": lambda: spoken(past, him, me, "trust", "learned"),
    }
    return (third == 0) == (said.value in WITHOUT_THIRD) and tests[said.value]()


@pytest.mark.parametrize("mind", ["strangers", "club", "worlds"])
@pytest.mark.parametrize("name", SHELF)
def test_every_reason_is_true_of_the_log(name: str, mind: str) -> None:
    used: Counter[str] = Counter()
    for seed in range(GAMES if mind != "worlds" else 1):
        game = game_of(name, seed, mind)
        events = log(game)
        for at, event in enumerate(events):
            if isinstance(event, ev.Claimed) and event.claim in REASONS and event.value:
                assert is_true(events[:at], game.book, event), (seed, at, event)
                used[event.value] += 1
            elif isinstance(event, ev.Claimed) and event.claim == "role" and event.whom:
                assert event.value in cards_named(events[:at], event.whom)
    assert len(used) > 8 or mind == "worlds"


def test_all_reasons_there_are_come_up() -> None:
    used = {
        (event.claim, event.value)
        for name in SHELF
        for mind in ("strangers", "club")
        for seed in range(30)
        for event in log(game_of(name, seed, mind))
        if isinstance(event, ev.Claimed)
    }
    there = {(claim, value) for claim, values in REASONS.items() for value in values}
    assert there - used <= {
        ("trust", "true-report"),
        ("suspect", "dead-card"),
        ("doubt", "card"),
    }  # two are rare, the last is for people


def talks(name: str, seed: int) -> list[Game]:
    """The game as it stood in each of its talks, when most has been said."""
    found: list[Game] = []
    at: Game | None = game_of(name, seed, seats=7)
    while at is not None:
        if isinstance(at.now, Talking) and at.now.kind != "signs":
            found.append(at)
        at = at.past
    return found[:: len(found) // 2]


@pytest.mark.parametrize("name", SHELF)
def test_what_is_offered_is_accepted_and_no_other_reason_is(name: str) -> None:
    for game in talks(name, 4):
        assert isinstance(game.now, Talking)
        seat = game.now.seats[0]
        offered = set(claims(game, seat))
        everybody = range(game.seats + 1)
        tried = {
            Claim(seat, claim, about, value, whom)
            for claim in (*OPINIONS, *REPLIES, SHRUG)
            for about in everybody[1:]
            for value in ("", *REASONS.get(claim, ()))
            for whom in everybody
        }
        for claim in tried | offered:
            try:
                play(game, claim)
            except Refused:
                assert claim not in offered, claim
            else:
                assert claim in offered, claim


@pytest.mark.parametrize("name", SHELF)
def test_a_game_of_reasons_is_written_and_read_back(name: str) -> None:
    for seed in range(3):
        game = game_of(name, seed)
        assert log(omerta.read(write(game)).state) == log(game)


def test_what_was_taken_back_is_no_reason() -> None:
    game = open_any(SHELF["classic"], Table(suggest(SHELF["classic"], 7), 1))
    while not (isinstance(game.now, Talking) and game.now.kind == "discussion"):
        game = play(game, TimeUp(game.moment))
    speaker, other, third = game.living[:3]
    accused = play(game, Claim(other, "suspect", third))
    said = Claim(speaker, "suspect", other, "blames", third)
    assert play(accused, said).told == (ev.Claimed(speaker, "suspect", other, "blames", third),)
    with pytest.raises(Refused, match="no-such-claim"):
        play(play(accused, Undo()), said)
    with pytest.raises(Refused, match="no-such-claim"):
        play(accused, replace(said, whom=other))
    with pytest.raises(Refused, match="no-such-claim"):
        play(accused, Claim(speaker, "deny", other))
    assert play(accused, Claim(third, "deny", other)).told


def test_a_vote_for_oneself_or_without_a_choice_is_no_reason() -> None:
    book = SHELF["family"]
    count = ev.Counted("count", ((1, (1,)), (2, (3, 4)), (5, (2,))))
    forced = ev.Counted("count", ((6, (1, 2, 3, 4, 5)),))
    events = (ev.Opened(6, ()), ev.PhaseBegan("day", 1), count, forced, ev.Executed(6, book.plain))
    seen = remembered(events, book)
    assert ("lone-vote", 5) in reasons(seen, book, "suspect", 4, 2)
    assert ("voted-me", 0) in reasons(seen, book, "suspect", 2, 3)
    assert ("spared-me", 0) in reasons(seen, book, "trust", 5, 3)
    assert reasons(seen, book, "suspect", 4, 1) == (BARE,)
    assert not any(value == "voted-wrong" for value, _ in reasons(seen, book, "suspect", 6, 2))


def test_an_election_is_no_vote_against_anybody() -> None:
    book = SHELF["vendetta"]
    count = ev.Counted("count", ((1, (2, 3)), (2, (1,))))
    events = (ev.Opened(6, ()), ev.PhaseBegan("night", 1), count)
    elected = remembered((*events, ev.Elected("office", 1), ev.NobodyExecuted()), book)
    judged = remembered((*events, ev.NobodyExecuted()), book)
    assert ("voted-me", 0) not in reasons(elected, book, "suspect", 1, 2)
    assert ("voted-me", 0) in reasons(judged, book, "suspect", 1, 2)


def test_who_names_a_card_that_lies_open_elsewhere_is_told_so() -> None:
    book = SHELF["classic"]
    deck = ("doctor", "inspector", "mafia", "townsperson", "townsperson")
    begun = (ev.Opened(5, deck), ev.PhaseBegan("day", 1))
    named = (*begun, ev.Claimed(2, "role", 2, "doctor"), ev.Claimed(3, "role", 3, "townsperson"))
    shown = (*named, ev.Died(4, "doctor"), ev.Died(5, "townsperson"))
    assert ("dead-card", 4) not in reasons(remembered(named, book), book, "suspect", 1, 2)
    assert ("dead-card", 4) in reasons(remembered(shown, book), book, "suspect", 1, 2)
    assert not any(
        value == "dead-card" for value, _ in reasons(remembered(shown, book), book, "suspect", 1, 3)
    )


def test_what_one_says_of_an_accuser_is_what_all_have_heard() -> None:
    book = SHELF["classic"]
    begun = (ev.Opened(6, ()), ev.PhaseBegan("day", 1))
    events = (
        *begun,
        ev.Claimed(1, "suspect", 2),
        ev.Claimed(3, "suspect", 1),
        ev.Claimed(2, "suspect", 4),
        ev.Claimed(2, "suspect", 1),
    )
    pleas = {*reasons(remembered(events, book), book, "deny", 1, 2)}
    assert {("grudge", 0), ("follows", 3), ("also-blamed", 4)} < pleas
    assert not {value for value, _ in reasons(remembered(events, book), book, "deny", 1, 3)} - {""}


def test_a_good_report_may_be_thanked_for() -> None:
    book = SHELF["classic"]
    begun = (ev.Opened(6, ()), ev.PhaseBegan("day", 1))
    good = remembered((*begun, ev.Claimed(1, "learned", 2, "townsperson")), book)
    bad = remembered((*begun, ev.Claimed(1, "learned", 2, "mafia")), book)
    assert reasons(good, book, "thank", 2, 1) == (BARE,)
    assert not reasons(good, book, "deny", 2, 1)
    assert not reasons(bad, book, "thank", 2, 1)
    assert reasons(bad, book, "deny", 2, 1) == (BARE,)


def test_whoever_has_the_floor_may_shrug_for_himself_alone() -> None:
    book = SHELF["classic"]
    seen = remembered((ev.Opened(6, ()), ev.PhaseBegan("day", 1)), book)
    assert reasons(seen, book, "shrug", 2, 2) == (BARE,)
    assert not reasons(seen, book, "shrug", 2, 1)
