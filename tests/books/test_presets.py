"""Decks with a name, decks by chance, and cards drawn in secret."""

import random
from collections import Counter

import pytest
from tests.books.deck_books import INVASION, VENDETTA, cards, names, numbers, split

from omerta.books.decks import accepts, check_deck, suggest
from omerta.books.presets import deck_for, draw_deck, drawn_in_secret, preset_deck
from omerta.books.shelf import SHELF
from omerta.books.vendetta_presets import SCENARIOS
from omerta.core import Refused
from omerta.core.book.house_rules import with_house_rules
from omerta.core.book.model import Book

CLASSIC = {
    8: "count, lamia, 4 vampire, 2 hunter",
    10: "count, lamia, 5 vampire, scout, hunter, werewolf",
    12: "king, lamia, queen, 5 vampire, scout, 2 hunter, werewolf",
    13: "king, lamia, queen, 6 vampire, scout, leader, hunter, werewolf",
    15: "king, lamia, queen, dhampir, 6 vampire, scout, leader, 2 hunter, werewolf",
}


def test_ven_064_the_first_game() -> None:
    assert Counter(preset_deck(VENDETTA, "first-game", 8)) == Counter(cards("count, 5 vampire, 2 hunter"))
    for players in range(6, 15):
        deck = preset_deck(VENDETTA, "first-game", players)
        assert {*deck} <= {"count", "vampire", "hunter"}
        assert len(deck) == players
        assert names(VENDETTA, deck, "refused") == names(VENDETTA, deck, "warning") == set()
    assert split(preset_deck(VENDETTA, "first-game", 10, ("werewolf",))) == (7, 2, 1, 0)


@pytest.mark.parametrize(("players", "deck"), CLASSIC.items())
def test_ven_072_to_076_the_classic_decks(players: int, deck: str) -> None:
    assert Counter(preset_deck(VENDETTA, "classic", players)) == Counter(cards(deck))
    assert check_deck(VENDETTA, preset_deck(VENDETTA, "classic", players), players) == ()


def test_an_open_choice_falls_to_a_wanted_card_or_to_the_seed() -> None:
    assert "king" in preset_deck(VENDETTA, "classic", 10, ("king",))
    assert len(preset_deck(VENDETTA, "classic", 10, ("king",))) == 10
    by_seed = [preset_deck(VENDETTA, "classic", 15, seed=seed) for seed in range(30)]
    assert {card for deck in by_seed for card in deck} >= {"dhampir", "bride", "ghoul"}
    assert all(check_deck(VENDETTA, deck, 15) == () for deck in by_seed)
    assert by_seed[3] == preset_deck(VENDETTA, "classic", 15, seed=3)


@pytest.mark.parametrize("players", [6, 7, 9, 11, 14, *range(16, 31)])
def test_ven_077_other_numbers_of_the_classic_game_by_the_table(players: int) -> None:
    deck = preset_deck(VENDETTA, "classic", players)
    assert len(deck) == players
    assert names(VENDETTA, deck, "refused") == set()
    assert "werewolf" in deck or players < 10
    if players <= 20:
        assert names(VENDETTA, deck, "warning") == set()


def test_a_card_the_printed_deck_lacks_takes_a_plain_cards_place() -> None:
    deck = preset_deck(VENDETTA, "classic", 12, ("monk",))
    assert Counter(deck) == Counter(cards("king, lamia, queen, 5 vampire, scout, monk, hunter, werewolf"))


@pytest.mark.parametrize("name", SCENARIOS)
def test_ven_405_to_411_the_scenarios_as_printed(name: str) -> None:
    rule, players, _ = SCENARIOS[name]
    book = with_house_rules(VENDETTA, {"scenario": name})
    for seed in (None, *range(12)):
        deck = deck_for(book, players, seed=seed)
        assert len(deck) == players
        assert check_deck(book, deck, players) == (), rule
    assert VENDETTA.deck.presets[name].sets == {"scenario": name}


@pytest.mark.parametrize("name", SCENARIOS)
@pytest.mark.parametrize("more", [1, 2, 4, 8])
def test_ven_403_for_more_players_roles_are_added_by_the_table(name: str, more: int) -> None:
    _, players, printed = SCENARIOS[name]
    book = with_house_rules(VENDETTA, {"scenario": name})
    deck = deck_for(book, players + more)
    assert len(deck) == players + more
    assert names(book, deck, "refused") == names(book, deck, "warning") == set()
    for entry in printed:
        if " " not in entry:
            assert {*entry.split("|")} & {*deck}


@pytest.mark.parametrize("name", SCENARIOS)
def test_ven_403_fewer_players_than_printed_are_refused(name: str) -> None:
    rule, players, _ = SCENARIOS[name]
    with pytest.raises(Refused) as refused:
        preset_deck(VENDETTA, name, players - 1)
    assert refused.value.reason == "too-few-for-preset"
    assert rule in refused.value.rules


def most_players(book: Book, players: int, wanted: tuple[str, ...] = (), preset: str = "") -> int:
    """How many players the refusal says the box has cards for."""
    with pytest.raises(Refused) as refused:
        deck_for(book, players, wanted, preset)
    assert refused.value.reason == "box-too-small"
    assert "VEN-548" in refused.value.rules
    return refused.value.most


@pytest.mark.parametrize("players", [36, 37, 40])
def test_ven_548_more_players_than_the_box_can_seat_are_refused_with_the_most_it_can(players: int) -> None:
    book = SHELF["vendetta"]
    assert most_players(book, players) == 35
    assert most_players(book, players, ("warg-alpha",)) == 35
    assert most_players(book, players, ("werewolf",)) == 31
    assert most_players(book, players, ("lord", "werewolf-or-kitsune")) == 31
    assert most_players(book, players, preset="classic") == 31


@pytest.mark.parametrize("preset", ["", *SHELF["vendetta"].deck.presets])
def test_ven_548_as_many_as_the_refusal_says_can_be_dealt(preset: str) -> None:
    book = with_house_rules(SHELF["vendetta"], {"scenario": preset} if preset in SCENARIOS else {})
    most = most_players(book, 40, preset=preset)
    assert most_players(book, most + 1, preset=preset) == most
    for players in range(28, most + 1):
        deck = deck_for(book, players, preset=preset)
        assert len(deck) == players
        assert names(book, deck, "refused") == set()


@pytest.mark.parametrize(
    ("name", "option", "most", "rule"),
    [
        ("family", {"card-limit": "box"}, 20, "FAM-055"),
        ("offscreen", {"card-limit": "box"}, 20, "OFF-056"),
        ("chicago", {"physical-deck": "on"}, 29, "CHI-438"),
    ],
)
def test_a_table_that_keeps_to_the_box_is_told_how_many_it_seats(
    name: str, option: dict[str, str], most: int, rule: str
) -> None:
    book = with_house_rules(SHELF[name], option)
    assert len(deck_for(book, most)) == most
    with pytest.raises(Refused) as refused:
        deck_for(book, most + 1)
    assert (refused.value.reason, refused.value.most) == ("box-too-small", most)
    assert rule in refused.value.rules


def test_ven_409_two_werewolves_only_in_the_invasion() -> None:
    deck = deck_for(INVASION, 11)
    assert Counter(deck) == Counter(
        cards("prince, lamia, queen, 4 vampire, scout, hunter, werewolf, kitsune")
    )
    assert names(VENDETTA, deck, "refused") == {"two-werewolves"}
    assert names(INVASION, deck, "refused") == set()
    assert "too-many-copies" in names(INVASION, "prince, 6 vampire, 2 hunter, 2 werewolf", "refused")


@pytest.mark.parametrize("players", range(6, 31))
def test_ven_067_a_deck_by_chance_keeps_to_the_table(players: int) -> None:
    for seed in range(8):
        deck = draw_deck(VENDETTA, players, seed)
        assert deck == draw_deck(VENDETTA, players, seed)
        assert len(deck) == players
        assert names(VENDETTA, deck, "refused") == set()
        assert "outside-the-row" not in names(VENDETTA, deck, "warning") or players > 20


def test_ven_067_every_card_of_the_piles_comes_up() -> None:
    seen = {card for seed in range(60) for card in draw_deck(VENDETTA, 16, seed)}
    assert seen == {card for card, role in VENDETTA.roles.items() if role.side != "wargs"}


def test_ven_067_the_wanted_number_of_each_pile() -> None:
    wish = {"lords": 0, "special vampires": 4, "special hunters": 2, "werewolves": 0}
    deck = draw_deck(VENDETTA, 13, 5, numbers=wish)
    assert numbers(VENDETTA, deck, *wish) == (0, 4, 2, 0)
    assert "king" in draw_deck(VENDETTA, 13, 5, ("king",))


def test_ven_334_at_random_the_alpha_is_always_among_the_wargs() -> None:
    decks = [draw_deck(VENDETTA, 20, seed, ("warg-alpha",)) for seed in range(40)]
    assert all(split(deck) == (14, 3, 0, 3) for deck in decks)
    assert len({card for deck in decks for card in deck if "warg" in card}) == 5


def test_ven_068_the_lord_is_drawn_unseen() -> None:
    shown = cards("lord, lamia, 5 vampire, scout, hunter, werewolf")
    assert check_deck(VENDETTA, shown) == ()
    dealt = [drawn_in_secret(VENDETTA, shown, seed) for seed in range(30)]
    assert {deck[0] for deck in dealt} == {"king", "prince", "count"}
    assert all(deck[1:] == shown[1:] for deck in dealt)
    assert names(VENDETTA, "lord, king, 7 vampire, 3 hunter", "refused") == {"two-lords"}


def test_ven_070_werewolf_or_kitsune() -> None:
    shown = deck_for(VENDETTA, 11, ("werewolf-or-kitsune",), "bloody-feuds")
    assert "werewolf-or-kitsune" in shown
    assert {drawn_in_secret(VENDETTA, shown, seed)[-1] for seed in range(20)} == {"werewolf", "kitsune"}


def test_a_hidden_lord_settles_an_open_choice_and_leaves_no_room_for_another() -> None:
    shown = preset_deck(VENDETTA, "wrong-hunter", 11, ("lord",))
    assert numbers(VENDETTA, shown, "lords") == (0,)
    assert len(shown) == 11
    proposed = deck_for(VENDETTA, 12, ("lord",))
    assert numbers(VENDETTA, proposed, "lords") == (0,)
    assert len(proposed) == 12


def test_fam_045_the_older_presets_still_work() -> None:
    family = SHELF["family"]
    assert Counter(preset_deck(family, "beginners", 10)) == Counter(
        cards("detective, 6 ordinary-townsperson, 3 mafioso")
    )


@pytest.mark.parametrize("name", SHELF)
def test_a_deck_is_accepted_just_where_the_book_refuses_nothing(name: str) -> None:
    book, rng, found = SHELF[name], random.Random(name), Counter[bool]()
    for _ in range(300):
        size = rng.randint(1, 16)
        deck = rng.choices(sorted(book.roles), k=size)
        if rng.random() < 0.5:
            deck = [*suggest(book, rng.randint(book.deck.least, 14))]
            deck[rng.randrange(len(deck))] = rng.choice(sorted(book.roles))
        players = rng.choice((0, len(deck), len(deck) + 1))
        refused = any(remark.level == "refused" for remark in check_deck(book, deck, players))
        assert accepts(book, deck, players) == (not refused), deck
        found[refused] += 1
    assert min(found.values()) > 20, "both kinds are there"
