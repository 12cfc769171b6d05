"""The fast path plays the very games of the engine, and refuses what it does not cover."""

from __future__ import annotations

import random
from collections import Counter

import pytest
from tests.depth import deep
from tests.laws.tables import BOOKS, any_deck, any_house_rules, values

from omerta.books.decks import suggest
from omerta.books.shelf import SHELF
from omerta.core import Refused
from omerta.core.book.house_rules import with_house_rules
from omerta.core.book.model import Book
from omerta.lab.audit import entries
from omerta.lab.fast import beginner_plan, fast_counter, play
from omerta.lab.fast.plan import compiled
from omerta.lab.fast.play import counted, outcomes
from omerta.lab.fast.terms import NotCovered
from omerta.lab.lab_game import Experiment, Outcome, play_game
from omerta.lab.tally import tally

MINDS = ("random", "plain")
SEEDS = {"random": range(1000, 1000 + deep(10)), "plain": range(1000, 1000 + deep(3))}
FEW_SEEDS = {"random": range(deep(5)), "plain": range(deep(1))}


def plain_cards(book: Book) -> tuple[str, str]:
    """The plain card of the town and that of its first gang."""
    gang = next(iter(book.gangs))
    members = [name for name, role in book.roles.items() if role.gang == gang and not role.abilities]
    fillers = [card for card in book.deck.fill.values() if card in members]
    return book.plain, fillers[0]


def plain_deck(book: Book, seats: int, few: int) -> tuple[str, ...]:
    town, gang = plain_cards(book)
    return (town,) * (seats - few) + (gang,) * few


def assert_the_same(experiment: Experiment, seeds: range) -> None:
    """Every game of these seeds is the engine's game: cards, winner, length, and who left when."""
    for seed, fast in zip(seeds, outcomes(compiled(experiment), seeds), strict=True):
        assert fast == play_game(experiment, seed), (experiment.bare_book.name, experiment.house_rules, seed)


def covered_alike(experiments: list[Experiment], seeds: range) -> int:
    """How many of these the fast path plays, all of them as the engine does; it refuses the others."""
    covered = [experiment for experiment in experiments if fast_counter(experiment) is not None]
    for experiment in covered:
        assert_the_same(experiment, seeds)
    return len(covered)


@pytest.mark.parametrize("mind", MINDS)
@pytest.mark.parametrize("seats", [5, 8, 10, 13, 20])
@pytest.mark.parametrize("name", BOOKS)
def test_plain_decks_of_every_book_are_played_alike(name: str, seats: int, mind: str) -> None:
    book = SHELF[name]
    for few in (1, seats // 3, seats // 2):
        assert_the_same(Experiment(book, plain_deck(book, seats, few), {}, mind), SEEDS[mind])


@pytest.mark.parametrize("mind", MINDS)
@pytest.mark.parametrize("name", BOOKS)
def test_every_switch_is_played_alike_or_refused(name: str, mind: str) -> None:
    """Each house rule alone, at each of its values; most of them do not touch a plain table."""
    book = SHELF[name]
    deck = plain_deck(book, 9, 3)
    covered = Counter[bool]()
    for switch, law in book.switches.items():
        for value in values(law):
            try:
                with_house_rules(book, {switch: value})
                compiled(Experiment(book, deck, {switch: value}, mind))
            except (NotCovered, Refused):
                covered[False] += 1
                continue
            covered[True] += 1
            assert_the_same(Experiment(book, deck, {switch: value}, mind), FEW_SEEDS[mind])
    assert covered[True] > covered[False]


@pytest.mark.parametrize("mind", MINDS)
@pytest.mark.parametrize("tie", ["revote-then-none", "revote-then-lot", "lot", "none"])
def test_a_duty_to_execute_goes_with_every_rule_for_ties(tie: str, mind: str) -> None:
    """Where a tie would let everybody go, the duty asks for a new count and the lot (OFF-134)."""
    book = SHELF["offscreen"]
    options = {"lynch-duty": "exactly-one", "tie-break": tie}
    assert_the_same(Experiment(book, plain_deck(book, 9, 3), options, mind), SEEDS[mind])


@pytest.mark.parametrize("mind", MINDS)
@pytest.mark.parametrize("name", BOOKS)
def test_any_table_is_played_alike_or_refused(name: str, mind: str) -> None:
    """Decks and house rules by chance; with cards of all kinds the most are refused."""
    book, rng = SHELF[name], random.Random(4)
    experiments = []
    for _ in range(deep(100 if mind == "random" else 75)):
        options = any_house_rules(book, rng, share=0.2)
        chosen = with_house_rules(book, options)
        plain = plain_deck(book, rng.randint(5, 14), rng.randint(1, 4))
        deck = plain if rng.random() < 0.5 else any_deck(chosen, rng, min(rng.randint(6, 9), 9))
        experiments.append(Experiment(book, deck, options, mind))
    assert covered_alike(experiments, range(5 if mind == "random" else 2)) > 5


@pytest.mark.parametrize("mind", MINDS)
def test_a_doctor_and_an_inspector_are_covered(mind: str) -> None:
    """The usual deck of the classic book: what is learned, told, doubted and healed."""
    book = SHELF["classic"]
    for seats in (6, 8, 10):
        assert_the_same(
            Experiment(book, suggest(book, seats), {}, mind),
            range(deep(60) if mind == "random" else deep(15)),
        )


POWERS = {
    "family": ("fan", "doctor", "detective", "sheriff"),
    "offscreen": ("fan", "doctor", "detective", "sheriff"),
    "chicago": ("commissioner", "doctor", "sheriff"),
    "vendetta": ("prince", "count", "queen"),
}


@pytest.mark.parametrize("mind", MINDS)
@pytest.mark.parametrize(("name", "card"), [(name, card) for name, cards in POWERS.items() for card in cards])
def test_one_more_card_is_played_alike(name: str, card: str, mind: str) -> None:
    """Answers in a word, by card, by kind and by type; shields; shots, by one who may ask instead."""
    book = SHELF[name]
    assert_the_same(Experiment(book, (*plain_deck(book, 9, 2), card), {}, mind), range(deep(12)))


@pytest.mark.parametrize("mind", MINDS)
@pytest.mark.parametrize("name", POWERS)
def test_several_powers_and_house_rules_are_played_alike_or_refused(name: str, mind: str) -> None:
    """Who is struck may or may not act, and several may die in one night."""
    book, rng = SHELF[name], random.Random(11)
    experiments = []
    for _ in range(deep(60 if mind == "random" else 40)):
        cards = rng.sample(POWERS[name], rng.randint(2, 3))
        deck = (*plain_deck(book, rng.randint(6, 11), rng.randint(2, 3)), *cards)
        experiments.append(Experiment(book, deck, any_house_rules(book, rng, share=0.05), mind))
    assert covered_alike(experiments, range(deep(6 if mind == "random" else 2))) > 5


@pytest.mark.parametrize("mind", MINDS)
@pytest.mark.parametrize(
    ("name", "least"),
    [("classic", 1.0), ("family", 0.8), ("offscreen", 0.8), ("chicago", 0.8), ("vendetta", 0.2)],
)
def test_most_printed_decks_are_played_fast_and_alike(name: str, least: float, mind: str) -> None:
    """The tables of the books and their recommended decks; least of all those of the book of many powers."""
    book = SHELF[name]
    experiments = [Experiment(book, entry.deck, entry.house_rules, mind) for entry in entries(book)]
    assert covered_alike(experiments, range(10 if mind == "random" else 2)) >= least * len(experiments)


def test_a_game_that_the_kernel_cannot_follow_is_the_engines(monkeypatch: pytest.MonkeyPatch) -> None:
    """After so many rounds, claims or votes it has no more paper, and hands the game back."""
    experiment = Experiment(SHELF["classic"], plain_deck(SHELF["classic"], 12, 3), {}, "plain")
    handed_back = []

    def noted(experiment: Experiment, seed: int) -> Outcome:
        handed_back.append(seed)
        return play_game(experiment, seed)

    monkeypatch.setattr(play, "play_game", noted)
    assert_the_same(experiment, range(20))
    assert not handed_back
    monkeypatch.setattr(beginner_plan, "MOST_CLAIMS", 25)
    assert_the_same(experiment, range(20))
    assert 0 < len(handed_back) < 20


@pytest.mark.parametrize(
    ("name", "card"), [("family", "godfather"), ("chicago", "judge"), ("vendetta", "lamia")]
)
def test_what_is_not_covered_is_refused_by_name(name: str, card: str) -> None:
    book = SHELF[name]
    deck = (*plain_deck(book, 9, 3), card)
    with pytest.raises(NotCovered):
        compiled(Experiment(book, deck, {}, "random"))
    assert fast_counter(Experiment(book, deck, {}, "random")) is None


def test_only_chance_and_beginners_among_themselves_are_played_fast() -> None:
    book = SHELF["classic"]
    deck = plain_deck(book, 8, 2)
    assert fast_counter(Experiment(book, deck, {}, "worlds")) is None
    assert fast_counter(Experiment(book, deck, {}, "random", {"mafia": "plain"})) is None
    assert fast_counter(Experiment(book, deck, {}, "plain", {"mafia": "worlds"})) is None
    assert fast_counter(Experiment(book, deck, {}, "random")) is not None
    assert fast_counter(Experiment(book, deck, {}, "plain")) is not None


@pytest.mark.parametrize("mind", MINDS)
@pytest.mark.parametrize("seed", [-(10**9), 2**63 - 2, 2**64 - 2, 10**30])
def test_a_seed_may_be_any_number(seed: int, mind: str) -> None:
    experiment = Experiment(SHELF["classic"], suggest(SHELF["classic"], 8), {}, mind)
    seeds = range(seed, seed + 4)
    assert_the_same(experiment, seeds)
    assert counted(compiled(experiment), seed, 4) == tally(outcomes(compiled(experiment), seeds))


@pytest.mark.parametrize("mind", MINDS)
@pytest.mark.parametrize("name", BOOKS)
def test_counting_at_once_is_counting_one_by_one(name: str, mind: str) -> None:
    plan = compiled(Experiment(SHELF[name], plain_deck(SHELF[name], 10, 3), {}, mind))
    assert counted(plan, 77, 300) == tally(outcomes(plan, range(77, 377)))
