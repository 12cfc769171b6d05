"""The decks of `chicago`."""

from collections import Counter

import pytest
from tests.books.deck_books import CHICAGO, cards, names

from omerta.books.chicago_deck import PLAIN_CARDS_IN_THE_BOX
from omerta.books.decks import check_deck, propose, row, suggest
from omerta.books.presets import deck_for, preset_deck
from omerta.core.book.house_rules import with_house_rules

PHYSICAL = with_house_rules(CHICAGO, {"physical-deck": "on"})
SHERIFF = with_house_rules(CHICAGO, {"sheriff-replaces-commissioner": "on"})

CRIMINALS = {6: 2, 7: 2, 8: 3, 9: 3, 10: 3, 11: 4, 12: 4, 13: 4, 14: 5, 15: 5, 16: 5}


def test_chi_008_the_box_has_31_cards() -> None:
    single = [role for role in CHICAGO.roles if role not in PLAIN_CARDS_IN_THE_BOX]
    host = 1
    assert host + len(single) + sum(PLAIN_CARDS_IN_THE_BOX.values()) == 31


@pytest.mark.parametrize(("players", "criminals"), CRIMINALS.items())
def test_chi_024_to_034_the_rows(players: int, criminals: int) -> None:
    found = row(CHICAGO, players)
    assert found["criminals"] == (criminals, criminals)
    assert found["townsfolk"] == (players - criminals,) * 2
    assert found["commissioner"] == (1, 1)
    assert found["special townsfolk"] == ((0, 0) if players < 8 else (0, 1))
    assert found["special criminals"] == ((0, 0) if players < 7 else (0, 1))


@pytest.mark.parametrize("players", range(6, 17))
def test_chi_035_places_left_over_are_plain_and_the_proposal_is_fine(players: int) -> None:
    deck = propose(CHICAGO, players)
    count = Counter(deck)
    assert count["mafioso"] == CRIMINALS[players]
    assert count["civilian"] == players - CRIMINALS[players] - 1
    assert check_deck(CHICAGO, deck, players) == ()


@pytest.mark.parametrize(("players", "criminals"), [*CRIMINALS.items(), (17, 6), (18, 6), (20, 7)])
def test_chi_039_a_third_of_the_players_rounded_to_the_nearest(players: int, criminals: int) -> None:
    by_rule = CHICAGO.deck
    assert (players + by_rule.share_plus) // 3 == criminals == round(players / 3)
    assert row(CHICAGO, players)["criminals"] == (criminals, criminals)


def test_chi_039_five_are_refused_and_seventeen_are_warned() -> None:
    five = cards("commissioner, 2 civilian, 2 mafioso")
    assert "too-few-players" in names(CHICAGO, five, "refused")
    assert names(CHICAGO, propose(CHICAGO, 17), "refused") == set()
    assert names(CHICAGO, propose(CHICAGO, 17), "warning") == {"above-the-table"}
    assert names(CHICAGO, propose(CHICAGO, 16), "warning") == set()


def test_chi_009_every_special_card_is_single_and_plain_ones_are_many() -> None:
    assert names(CHICAGO, "commissioner, 2 doctor, 2 civilian, 3 mafioso", "refused") == {"copies"}
    assert names(CHICAGO, "commissioner, 20 civilian, 10 mafioso", "refused") == set()


def test_chi_438_the_physical_deck_refuses_what_is_not_in_the_box() -> None:
    ten_civilians = "commissioner, 10 civilian, 5 mafioso"
    assert names(CHICAGO, ten_civilians, "refused") == set()
    assert names(PHYSICAL, ten_civilians, "refused") == {"not-in-the-box"}
    assert names(PHYSICAL, "commissioner, doctor, 9 civilian, 5 mafioso", "refused") == set()
    assert [remark.number for remark in check_deck(PHYSICAL, cards(ten_civilians))] == [1]


def test_chi_008_sixteen_players_from_the_box_take_one_special_citizen() -> None:
    deck = propose(PHYSICAL, 16)
    assert Counter(deck)["civilian"] == 9
    assert check_deck(PHYSICAL, deck, 16) == ()


def test_chi_038_another_split_or_more_special_cards_are_warned_not_refused() -> None:
    for deck in (
        "commissioner, 5 civilian, 2 mafioso",
        "commissioner, doctor, judge, 2 civilian, 3 mafioso",
        "commissioner, 4 civilian, mafioso, mafia-boss, maniac",
    ):
        assert names(CHICAGO, deck, "refused") == set()
        assert names(CHICAGO, deck, "warning") == {"outside-the-row"}


def test_chi_036_the_maniac_takes_a_criminals_place() -> None:
    assert check_deck(CHICAGO, cards("commissioner, 4 civilian, 2 mafioso, maniac")) == ()
    assert Counter(suggest(CHICAGO, 8, ("commissioner", "maniac")))["mafioso"] == 2


def test_chi_040_two_doctors_never_meet() -> None:
    deck = "commissioner, doctor, 3 civilian, 2 mafioso, plague-doctor"
    assert names(CHICAGO, deck, "refused") == {"two-doctors"}


def test_chi_041_no_commissioner_is_a_warning_and_the_sheriff_is_no_replacement() -> None:
    assert names(CHICAGO, "5 civilian, 3 mafioso", "warning") == {"no-commissioner"}
    assert names(CHICAGO, "sheriff, 4 civilian, 3 mafioso", "warning") == {"no-commissioner"}
    assert names(CHICAGO, "sheriff, 4 civilian, 3 mafioso", "refused") == set()


def test_chi_439_a_sheriff_may_fill_the_commissioners_column() -> None:
    for deck in (
        "sheriff, 4 civilian, 3 mafioso",
        "sheriff, doctor, 3 civilian, 3 mafioso",
        "commissioner, sheriff, 3 civilian, 3 mafioso",
    ):
        assert check_deck(SHERIFF, cards(deck)) == ()
    both = "commissioner, sheriff, doctor, 2 civilian, 3 mafioso"
    assert names(SHERIFF, both, "warning") == {"outside-the-row"}
    assert "commissioner" not in propose(SHERIFF, 8, ("sheriff",))
    assert len(propose(SHERIFF, 8, ("sheriff",))) == 8
    assert "commissioner" in propose(CHICAGO, 8, ("sheriff",))


def test_chi_042_a_sergeant_needs_a_chief() -> None:
    assert names(CHICAGO, "sergeant, 4 civilian, 3 mafioso", "refused") == {"sergeant-without-chief"}
    assert names(CHICAGO, "sergeant, sheriff, 3 civilian, 3 mafioso", "refused") == set()
    assert names(CHICAGO, "sergeant, commissioner, 3 civilian, 3 mafioso", "refused") == set()


def test_chi_043_somebody_must_belong_to_the_family() -> None:
    assert names(CHICAGO, "commissioner, 4 civilian, turncoat, maniac", "refused") == {"no-mafia-family"}
    for member in ("mafioso", "mafia-boss", "schemer", "ninja"):
        assert names(CHICAGO, f"commissioner, 4 civilian, {member}, maniac", "refused") == set()


@pytest.mark.parametrize("players", range(6, 21))
def test_chi_044_the_presets_by_number_of_players(players: int) -> None:
    basic = preset_deck(CHICAGO, "basic", players)
    assert {*basic} == {"commissioner", "civilian", "mafioso"}
    first = preset_deck(CHICAGO, "first-step", players)
    special = {*first} - {"commissioner", "civilian", "mafioso"}
    assert special == {card for card, least in (("doctor", 8), ("mafia-boss", 7)) if players >= least}
    for deck in (basic, first):
        assert len(deck) == players
        assert names(CHICAGO, deck, "refused") == set()
        assert names(CHICAGO, deck, "warning") <= {"above-the-table"}


def test_a_preset_takes_a_wanted_card_in() -> None:
    deck = deck_for(CHICAGO, 9, ("judge",), "basic")
    assert Counter(deck) == Counter(cards("commissioner, judge, 4 civilian, 3 mafioso"))
