"""Decks, cards, books and bots on trial."""

import os
import signal
from collections import Counter
from collections.abc import Callable, Iterator
from random import Random

import pytest
from msgspec.structs import replace
from tests.lab.decks import EVERY_BOOK, SMALL

from omerta.books.decks import check_deck
from omerta.books.shelf import SHELF
from omerta.core.book.house_rules import patched
from omerta.lab.audit import AuditedDeck, Verdict, audit, entries
from omerta.lab.balance import FEWEST, PIECE, Balance, balance, contenders, widest
from omerta.lab.crew import Crew
from omerta.lab.fast import fast_counter
from omerta.lab.lab_game import DRAW, Experiment, play_game
from omerta.lab.search import FINALISTS, DeckWish, candidates, distance, search, warnings
from omerta.lab.tally import GameTally, tally
from omerta.lab.tournament import tournament
from omerta.lab.values import exchanges, plain_card, values

BY_ENGINE = replace(EVERY_BOOK["family"], deck=(*EVERY_BOOK["family"].deck, "godfather"))
"""A deck with a card that only the engine can play."""


@pytest.fixture
def crew() -> Iterator[Crew]:
    with Crew(1) as alone:
        yield alone


def stop_at(number: int) -> Callable[[int], None]:
    """Press Ctrl-C when so much is done."""

    def watch(done: int) -> None:
        if done == number:
            os.kill(os.getpid(), signal.SIGINT)

    return watch


def test_games_are_played_until_the_chances_are_as_precise_as_wanted(crew: Crew) -> None:
    assert fast_counter(BY_ENGINE) is None
    found = balance(BY_ENGINE, crew, 10_000, precision=0.09)
    assert found.enough
    assert widest(BY_ENGINE, found.tally) <= 0.09
    before = tally(play_game(BY_ENGINE, seed) for seed in range(found.tally.games - PIECE))
    assert before.games < FEWEST or widest(BY_ENGINE, before) > 0.09
    assert found.tally == before + tally(
        play_game(BY_ENGINE, seed) for seed in range(before.games, found.tally.games)
    )


def test_games_run_out_before_an_impossible_precision(crew: Crew) -> None:
    found = balance(SMALL, crew, 50, seed=3, precision=0.001)
    assert not found.enough
    assert found.tally == tally(play_game(SMALL, 3 + number) for number in range(50))


def test_a_side_without_a_card_has_no_chance_to_be_told(crew: Crew) -> None:
    assert contenders(EVERY_BOOK["family"], GameTally()) == ("town", "mafia")
    assert contenders(EVERY_BOOK["family"], GameTally(1, {DRAW: 1})) == ("town", "mafia", DRAW)
    assert sum(chance.share for chance in balance(SMALL, crew, 20).sides.values()) == pytest.approx(1)


def test_a_card_that_can_do_nothing_is_worth_nothing(crew: Crew) -> None:
    """To beginners: people also speak of a card, and a name alone may change what others say."""
    idle = patched(SHELF["classic"], {"roles.doctor.abilities.heal.off": True})
    deck = ("mafia", "doctor", *("townsperson",) * 4)
    (doctor,) = values(Experiment(idle, deck, mind="plain"), crew, 40)
    assert (doctor.card, doctor.side, doctor.instead, doctor.games) == ("doctor", "town", "townsperson", 40)
    assert doctor.gain.mean == 0
    assert not doctor.gain.proven


def test_a_loner_is_worth_what_he_wins_for_his_side_cannot_win_without_him(crew: Crew) -> None:
    deck = ("maniac", "detective", "mafioso", *("ordinary-townsperson",) * 5)
    experiment = Experiment("family", deck)
    worth = {each.card: each for each in values(experiment, crew, 40, seed=9)}
    assert set(worth) == {"maniac", "detective"}
    chance = balance(experiment, crew, 40, seed=9).sides["loner"].share
    assert worth["maniac"].gain.mean == chance > 0
    assert [each.gain.mean for each in worth.values()] == sorted(
        (each.gain.mean for each in worth.values()), reverse=True
    )


@pytest.mark.parametrize("book", SHELF)
def test_every_card_has_a_plain_one_in_its_place(book: str) -> None:
    rules = SHELF[book]
    for card, role in rules.roles.items():
        instead = plain_card(rules, card)
        assert not rules.roles[instead].abilities
        assert plain_card(rules, instead) == instead
        sides = {each.side for name, each in rules.roles.items() if plain_card(rules, name) == name}
        assert rules.roles[instead].side == (
            role.side if role.side in sides else rules.roles[rules.plain].side
        )


def test_plain_cards_are_not_compared() -> None:
    assert exchanges(Experiment("classic", ("mafia", "townsperson", "townsperson"))) == {}
    assert exchanges(SMALL) == {"doctor": "townsperson", "inspector": "townsperson"}


@pytest.mark.parametrize("book", SHELF)
def test_an_audit_has_every_row_and_every_named_deck_that_the_book_allows(book: str) -> None:
    rules = SHELF[book]
    found = entries(rules)
    assert [entry.players for entry in found if not entry.preset] == [int(row) for row in rules.deck.rows]
    assert {entry.preset for entry in found} == {"", *rules.deck.presets}
    for entry in found:
        chosen = Experiment(rules, entry.deck, entry.house_rules).rules
        assert len(entry.deck) == entry.players
        assert not [each for each in check_deck(chosen, entry.deck) if each.level == "refused"], entry
    for name, preset in rules.deck.presets.items():
        printed = {int(number) for number in preset.decks}
        tables = {entry.players for entry in found if entry.preset == name}
        assert tables == printed if printed else len(tables) > 1
    assert len({(entry.preset, entry.players) for entry in found}) == len(found)


def test_an_audit_is_a_balance_of_every_entry(crew: Crew) -> None:
    book, done = SHELF["classic"], list[int]()
    found = audit(book, crew, 5, seed=2, watch=done.append)
    assert tuple(verdict.entry for verdict in found) == entries(book)
    assert [*dict.fromkeys(done)] == [5 * number for number in range(len(found) + 1)]
    assert found[0].balance == balance(Experiment(book, found[0].entry.deck), crew, 5, seed=2)


def test_an_interrupted_audit_keeps_the_decks_that_are_done(
    crew: Crew, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It comes in the middle of the third deck: one of the two portions of its games is played."""
    monkeypatch.setattr("omerta.lab.balance.THOUGHTFUL_PIECE", PIECE)
    games, done = 2 * PIECE, list[int]()
    whole = audit(SHELF["classic"], crew, games, watch=done.append)
    assert len(whole) > 2
    assert 2 * games + PIECE in done
    assert audit(SHELF["classic"], crew, games, watch=stop_at(2 * games + PIECE)) == whole[:2]


def test_an_interrupted_balance_keeps_the_games_that_are_done(crew: Crew) -> None:
    found = balance(BY_ENGINE, crew, 100, watch=lambda done: stop_at(3 * PIECE)(done.games))
    assert found.tally == tally(play_game(BY_ENGINE, seed) for seed in range(3 * PIECE))
    assert not found.enough


def test_interrupted_values_have_about_as_many_games_of_each_card(crew: Crew) -> None:
    found = values(BY_ENGINE, crew, 100, watch=stop_at(3 * PIECE))
    assert sorted(worth.games for worth in found) == [PIECE, 2 * PIECE]


def verdict(town: int, mafia: int, draws: int = 0) -> Verdict:
    wins = {"town": town, "mafia": mafia, DRAW: draws}
    counted = GameTally(town + mafia + draws, {side: number for side, number in wins.items() if number})
    return Verdict(AuditedDeck("", 6, SMALL.deck), Balance(SMALL, 0, counted, True))


def test_a_deck_leans_where_no_doubt_is_left() -> None:
    assert verdict(30, 70).leans
    assert verdict(30, 70).leader == "mafia"
    assert verdict(30, 70).lead == pytest.approx(0.4)
    assert not verdict(38, 62).leans
    assert not verdict(0, 3).leans


def test_a_draw_is_nobodys_lead() -> None:
    often = verdict(10, 20, 70)
    assert (often.leader, often.leans) == ("mafia", False)
    assert often.lead == pytest.approx(0.1)


WISHES = [
    ("family", DeckWish(9, {"town": 50, "mafia": 50}, ("doctor",), ("detective", "priest")), set[str]()),
    ("vendetta", DeckWish(12, {"vampires": 50, "hunters": 50}, ("scout",), ("lamia", "count")), set[str]()),
    ("chicago", DeckWish(10, {"town": 50, "mafia": 50}, (), ("commissioner",)), {"no-commissioner"}),
    (
        "family",
        DeckWish(8, {"town": 50, "mafia": 50}, (), ("mafioso",)),
        {"outside-the-row", "many-special-mafiosi"},
    ),
]


@pytest.mark.parametrize(("book", "wish", "borne"), WISHES)
def test_decks_to_choose_from_are_lawful_and_as_wanted(book: str, wish: DeckWish, borne: set[str]) -> None:
    found = candidates(SHELF[book], wish, 12, Random(1))
    assert len(found) == len({tuple(sorted(deck)) for deck in found}) == 12
    for deck in found:
        assert len(deck) == wish.seats
        assert not [each for each in check_deck(SHELF[book], deck) if each.level == "refused"]
        assert warnings(SHELF[book], deck) <= borne
        assert not Counter(wish.wanted) - Counter(deck)
        assert not {*wish.unwanted} & {*deck}


def test_there_is_no_deck_without_the_cards_every_deck_needs(crew: Crew) -> None:
    wish = DeckWish(8, {"town": 50, "mafia": 50}, unwanted=("mafia",))
    assert search(SHELF["classic"], {}, wish, crew, 4) is None
    nothing = replace(wish, unwanted=tuple(SHELF["classic"].roles))
    assert search(SHELF["classic"], {}, nothing, crew, 4) is None


def test_the_fairest_of_those_tried_longest_is_proposed(crew: Crew) -> None:
    wish, done = DeckWish(8, {"town": 50, "mafia": 50}), [(0, 0)]
    found = search(SHELF["family"], {}, wish, crew, 6, watch=lambda *now: done.append(now))
    assert found is not None
    assert found.tried == 6
    assert len(found.finalists) == FINALISTS
    assert {each.balance.tally.games for each in found.finalists} == {80}
    assert found.fairest.distance == min(each.distance for each in found.finalists)
    assert done[-1] == (6 * 40 + FINALISTS * 80, 6 * 40 + FINALISTS * 80)
    for each in (found.fairest, found.shortest, found.wildest):
        assert each in found.finalists
        assert each.distance == distance(each.balance, wish.odds) <= found.fairest.distance + 0.05


@pytest.mark.parametrize(("done", "decks", "games"), [(3 * 40, 3, 40), (6 * 40, 6, 40), (6 * 40 + 80, 6, 40)])
def test_an_interrupted_search_proposes_from_its_last_whole_round(
    crew: Crew, done: int, decks: int, games: int
) -> None:
    wish = DeckWish(8, {"town": 50, "mafia": 50})
    found = search(SHELF["family"], {}, wish, crew, 6, watch=lambda now, planned: stop_at(done)(now))
    assert found is not None
    assert len(found.finalists) == found.tried == decks
    assert {each.balance.tally.games for each in found.finalists} == {games}


def test_odds_leave_draws_aside_and_give_nothing_to_a_side_that_is_not_named() -> None:
    counted = verdict(30, 60, 10).balance
    assert distance(counted, {"town": 1, "mafia": 2}) == pytest.approx(0)
    assert distance(counted, {"town": 50, "mafia": 50}) == pytest.approx(1 / 6)
    thieves = replace(counted, tally=GameTally(100, {"town": 30, "mafia": 30, "loner": 40}))
    assert distance(thieves, {"town": 50, "mafia": 50}) == pytest.approx(0.4)
    assert distance(thieves, {"town": 30, "mafia": 30, "yakuza": 0, "loner": 40}) == pytest.approx(0)
    assert distance(replace(counted, tally=GameTally(1, {DRAW: 1})), {"town": 1, "mafia": 1}) == 1


def test_an_interrupted_tournament_keeps_the_deals_that_are_done(crew: Crew) -> None:
    whole = tournament(replace(SMALL, mind="random"), "plain", "town", crew, 2 * PIECE)
    watch = stop_at(2 * PIECE)
    assert tournament(replace(SMALL, mind="random"), "plain", "town", crew, 100, watch=watch) == whole
