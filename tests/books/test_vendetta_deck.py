"""The decks of `vendetta`: the table, the golden rules, and what is refused."""

from collections import Counter

import pytest
from tests.books.deck_books import CHICAGO, INVASION, THREE, VENDETTA, cards, names, split

from omerta.books.decks import Skill, check_deck, propose, row, suggest
from omerta.books.points import points
from omerta.books.soundness import faults
from omerta.core.book.house_rules import with_house_rules
from omerta.core.book.model import Book
from omerta.core.events import Ended

HUNTERS = {
    **{6: (1, 1), 7: (1, 2), 8: (2, 2), 9: (2, 3), 10: (2, 3), 11: (3, 3), 12: (3, 4), 13: (3, 4)},
    **{14: (3, 4), 15: (4, 4), 16: (4, 5), 17: (4, 5), 18: (5, 5), 19: (5, 6), 20: (5, 6)},
}


def test_ven_008_the_box_has_39_cards() -> None:
    assert sum(role.copies for role in VENDETTA.roles.values()) == 39


@pytest.mark.parametrize("book", [CHICAGO, VENDETTA, INVASION, THREE])
def test_the_deck_law_names_only_what_there_is(book: Book) -> None:
    assert [fault for fault in faults(book) if fault.place.startswith(("deck", "switches", "points"))] == []


@pytest.mark.parametrize(("players", "hunters"), HUNTERS.items())
def test_ven_049_in_every_row_vampires_and_hunters_make_up_the_players(
    players: int, hunters: tuple[int, int]
) -> None:
    found = row(VENDETTA, players)
    assert found["hunters"] == hunters
    assert found["vampires"] == (players - hunters[1], players - hunters[0])
    skills: tuple[Skill, ...] = ("beginners", "any", "experienced")
    for skill in skills:
        deck = propose(VENDETTA, players, skill=skill)
        assert len(deck) == players
        assert hunters[0] <= split(deck)[1] <= hunters[1]
        assert names(VENDETTA, deck, "refused") == names(VENDETTA, deck, "warning") == set()


def test_ven_049_nine_players_are_six_and_three_or_seven_and_two() -> None:
    assert check_deck(VENDETTA, cards("count, 5 vampire, 3 hunter"), 9) == ()
    assert check_deck(VENDETTA, cards("count, 6 vampire, 2 hunter"), 9) == ()
    assert "wrong-size" in names(VENDETTA, "count, 6 vampire, 3 hunter", "refused", 9)


def test_ven_053_beginners_face_fewer_hunters_and_the_experienced_more() -> None:
    assert split(propose(VENDETTA, 9, skill="beginners")) == (7, 2, 0, 0)
    assert split(propose(VENDETTA, 9, skill="experienced")) == (6, 3, 0, 0)
    assert split(propose(VENDETTA, 11, skill="beginners")) == split(
        propose(VENDETTA, 11, skill="experienced")
    )


@pytest.mark.parametrize(
    ("deck", "refusal"),
    [
        ("count, 5 vampire, hunter", "wrong-size"),
        ("count, 3 vampire, hunter", "too-few-players"),
        ("count, lamia, lamia, 4 vampire, hunter", "too-many-copies"),
        ("count, 11 vampire, 4 hunter", "too-many-copies"),
        ("count, 9 vampire, 6 hunter", "too-many-copies"),
        ("count, king, 4 vampire, 2 hunter", "two-lords"),
        ("count, 7 vampire", "no-hunter"),
        ("count, 4 vampire, warg-alpha, cunning-warg, hunter", "wargs-below-twenty"),
        ("count, 7 vampire, werewolf, kitsune, 2 hunter", "two-werewolves"),
    ],
)
def test_ven_050_the_hard_errors(deck: str, refusal: str) -> None:
    players = len(cards(deck)) + (1 if refusal == "wrong-size" else 0)
    assert names(VENDETTA, deck, "refused", players) == {refusal}


def test_ven_050_every_other_departure_is_a_warning() -> None:
    for deck in (
        "6 vampire, 5 hunter",
        "lamia, undine, queen, neophyte, nosferatu, bride, banshee, monk, leader, scout",
        "count, 4 vampire, kitsune, hunter",
        "hunter, hunter, hunter, scout, monk, vampire",
    ):
        assert names(VENDETTA, deck, "refused") == set()
        assert names(VENDETTA, deck, "warning")


def test_ven_051_two_or_three_times_as_many_vampires() -> None:
    assert "vampires-to-hunters" in names(VENDETTA, "count, lamia, 4 vampire, 4 hunter", "warning")
    assert "vampires-to-hunters" in names(VENDETTA, "count, lamia, 8 vampire, hunter", "warning")
    assert "vampires-to-hunters" not in names(VENDETTA, "count, 7 vampire, 2 hunter", "warning")


@pytest.mark.parametrize("players", range(21, 31))
def test_ven_548_beyond_the_table_the_players_divided_by_three_and_a_half(players: int) -> None:
    least, most = row(VENDETTA, players)["hunters"]
    assert least <= players / 3.5 <= most <= least + 1
    assert row(VENDETTA, players)["vampires"] == (players - most, players - least)
    deck = propose(VENDETTA, players)
    assert len(deck) == players
    assert names(VENDETTA, deck, "refused") == set()
    assert "too-many-copies" in names(VENDETTA, "count, 15 vampire, 6 hunter", "refused")


def test_ven_052_thirteen_players_have_three_or_four_hunters() -> None:
    assert row(VENDETTA, 13)["hunters"] == (3, 4)
    assert row(VENDETTA, 21)["hunters"] == (6, 6)
    assert row(VENDETTA, 22)["hunters"] == (6, 7)


def test_ven_054_with_a_werewolf_the_hunters_go_down_where_there_is_a_range() -> None:
    assert split(propose(VENDETTA, 10, ("werewolf",))) == (7, 2, 1, 0)
    assert split(propose(VENDETTA, 10, ("werewolf",), "experienced")) == (7, 2, 1, 0)
    assert names(VENDETTA, "count, lamia, 4 vampire, 3 hunter, werewolf", "warning") == {"outside-the-row"}
    assert check_deck(VENDETTA, cards("count, lamia, 5 vampire, 2 hunter, werewolf")) == ()


def test_ven_055_where_there_is_one_number_the_hunters_stay() -> None:
    assert split(propose(VENDETTA, 15, ("kitsune",))) == (10, 4, 1, 0)
    assert check_deck(VENDETTA, propose(VENDETTA, 15, ("kitsune",))) == ()


def test_ven_056_a_werewolf_below_ten_is_warned_of() -> None:
    assert names(VENDETTA, propose(VENDETTA, 9, ("werewolf",)), "warning") == {"werewolf-below-ten"}
    assert names(VENDETTA, propose(VENDETTA, 10, ("werewolf",)), "warning") == set()


def test_ven_058_about_a_third_of_the_vampires_and_half_of_the_hunters() -> None:
    assert check_deck(VENDETTA, cards("king, lamia, queen, 6 vampire, scout, leader, hunter, werewolf")) == ()
    many = "king, lamia, queen, bride, ghoul, 4 vampire, 3 hunter"
    assert names(VENDETTA, many, "warning") == {"outside-the-row", "many-special-vampires"}
    half = "king, lamia, 6 vampire, scout, monk, beauty, hunter"
    assert names(VENDETTA, half, "warning") == {"outside-the-row", "many-special-hunters"}


def test_ven_059_of_nine_vampires_one_lord_and_one_or_two_more() -> None:
    for deck in ("king, lamia, 7 vampire, 3 hunter", "king, lamia, queen, 6 vampire, 3 hunter"):
        assert check_deck(VENDETTA, cards(deck)) == ()


def test_ven_061_every_hunter_special_is_warned_of() -> None:
    deck = "king, lamia, 6 vampire, scout, monk, beauty, leader"
    assert "every-hunter-special" in names(VENDETTA, deck, "warning")
    assert "every-hunter-special" not in names(VENDETTA, "king, 5 vampire, scout", "warning")


def test_ven_062_there_is_never_a_second_lord() -> None:
    assert names(VENDETTA, "prince, king, 8 vampire, 3 hunter", "refused") == {"two-lords"}
    assert Counter(propose(VENDETTA, 12, ("prince",)))["count"] == 0


def test_ven_251_a_neophyte_without_a_lord_is_warned_of() -> None:
    assert "neophyte-without-lord" in names(VENDETTA, "neophyte, 5 vampire, 2 hunter", "warning")
    assert names(VENDETTA, "prince, neophyte, 4 vampire, 2 hunter", "warning") == set()


def test_ven_334_wargs_take_half_of_the_hunters_places() -> None:
    deck = propose(VENDETTA, 20, ("warg-alpha",))
    assert split(deck) == (14, 3, 0, 3)
    assert check_deck(VENDETTA, deck, 20) == ()
    assert "warg-alpha" in propose(VENDETTA, 20, ("tricky-warg",))
    assert split(propose(VENDETTA, 20, ("tricky-warg",), "beginners")) == (15, 3, 0, 2)
    assert split(propose(VENDETTA, 28, ("warg-alpha",))) == (20, 4, 0, 4)


def test_ven_334_another_number_or_no_alpha_is_warned_of() -> None:
    vampires = "king, lamia, queen, bride, 10 vampire"
    few = cards(f"{vampires}, scout, 4 hunter, warg-alpha")
    assert names(VENDETTA, few, "warning") == {"number-of-wargs"}
    assert [remark.number for remark in check_deck(VENDETTA, few)] == [3]
    headless = f"{vampires}, scout, 2 hunter, cunning-warg, vengeful-warg, tricky-warg"
    assert names(VENDETTA, headless, "warning") == {"wargs-without-alpha"}
    assert names(VENDETTA, headless, "refused") == set()


def test_ven_335_no_werewolf_runs_with_wargs() -> None:
    vampires = "king, lamia, queen, bride, 9 vampire"
    deck = f"{vampires}, kitsune, 3 hunter, warg-alpha, cunning-warg, vengeful-warg"
    assert names(VENDETTA, deck, "refused") == {"werewolf-and-wargs"}


def test_ven_547_the_share_of_the_wargs() -> None:
    third = with_house_rules(VENDETTA, {"warg_share": "third"})
    assert split(propose(third, 20, ("warg-alpha",))) == (14, 4, 0, 2)
    free = with_house_rules(VENDETTA, {"warg_share": "any"})
    assert split(propose(free, 20, ("warg-alpha",))) == (14, 5, 0, 1)
    assert split(propose(free, 20, ("tricky-warg",))) == (14, 4, 0, 2)
    assert check_deck(free, propose(free, 20, ("warg-alpha",))) == ()


def test_ven_080_six_with_a_human_host_start_with_a_temporary_one() -> None:
    six = cards("5 vampire, hunter")
    assert "six-by-hand" in {remark.name for remark in check_deck(VENDETTA, six, 6, by_hand=True)}
    assert "six-by-hand" not in {remark.name for remark in check_deck(VENDETTA, six, 6)}
    seven = cards("count, 5 vampire, hunter")
    assert "six-by-hand" not in {remark.name for remark in check_deck(VENDETTA, seven, 7, by_hand=True)}


def test_ven_015_eight_or_more_is_best() -> None:
    assert names(VENDETTA, propose(VENDETTA, 7), "remark") == {"best-from-eight"}
    assert names(VENDETTA, propose(VENDETTA, 20), "remark") == set()


def test_ven_495_three_hold_a_hunter_and_two_vampires() -> None:
    assert Counter(suggest(THREE, 3)) == Counter(cards("2 vampire, hunter"))
    assert check_deck(THREE, cards("2 vampire, hunter")) == ()
    assert names(THREE, "vampire, count, hunter", "refused") == {"one-hunter-two-vampires"}
    assert names(THREE, "vampire, 2 hunter", "refused") == {"one-hunter-two-vampires"}
    assert "only-for-three" in names(THREE, propose(THREE, 8), "refused")
    assert "too-few-players" in names(VENDETTA, "2 vampire, hunter", "refused")


def test_ven_396_to_402_points_of_a_series() -> None:
    dealt = ("king", "vampire", "hunter", "scout", "werewolf", "warg-alpha")
    for side, seats, brought in (
        ("vampires", (1, 2), (1, 1, 0, 0, 0, 0)),
        ("hunters", (3, 4), (0, 0, 2, 2, 0, 0)),
        ("werewolf", (5,), (0, 0, 0, 0, 3, 0)),
        ("wargs", (6,), (0, 0, 0, 0, 0, 2)),
        ("", (), (0, 0, 0, 0, 0, 0)),
    ):
        assert points(VENDETTA, Ended(side, seats, dealt)) == brought


def test_points_are_optional() -> None:
    assert points(CHICAGO, Ended("town", (1,), ("civilian", "mafioso"))) == (0, 0)
