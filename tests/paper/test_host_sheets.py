"""What lies at the host's elbow: calls in the order in which they come, and the rules that are played."""

from __future__ import annotations

import pytest

import omerta
from omerta.books.shelf import SHELF
from omerta.core import events as ev
from omerta.core import log
from omerta.core.book.house_rules import with_house_rules
from omerta.paper.night_list import night_list
from omerta.paper.rules_page import rules_page, without_choice
from omerta.paper.sheets import PaperRule
from omerta.words import lexicon
from omerta.words.night import cue
from omerta.words.voice import Voice, capital, in_manner


def rules(book: str, cards: tuple[str, ...] = (), **sets: str) -> dict[str, PaperRule]:
    """The rules on the page, by number."""
    house_rules = {name.replace("_", "-"): value for name, value in sets.items()}
    plain = SHELF[book]
    agreed = with_house_rules(plain, house_rules)
    parts = rules_page(agreed, cards or tuple(plain.roles), house_rules, lexicon("en"))
    return {rule.number: rule for part in parts for rule in part.rules}


@pytest.mark.parametrize("name", SHELF)
def test_the_list_has_the_calls_of_a_real_game_in_their_order(name: str) -> None:
    game = omerta.play(name, 12, bots="random", seed=5).state
    words = in_manner(lexicon("en"), game.book)
    listed = {
        part.title: [line.say for line in part.lines] for part in night_list(game.book, game.deck, words)
    }
    phase, heard = "", dict[str, list[str]]()
    for event in log(game):
        if isinstance(event, ev.PhaseBegan):
            phase = event.phase
            heard[phase] = []
        elif isinstance(event, ev.Called):
            heard[phase].append(capital(cue(Voice(game.book, words, phase=phase), event)))
    called = {capital(words.name("phase", each)): said for each, said in heard.items() if said}
    assert called
    for title, said in called.items():
        left = iter(listed[title])
        assert all(each in left for each in said), title


def test_only_those_in_the_deck_are_called() -> None:
    words = in_manner(lexicon("en"), SHELF["family"])
    night = night_list(SHELF["family"], ("sheriff", "mafioso", "mafioso", "ordinary-townsperson"), words)
    assert [[line.who for line in part.lines] for part in night] == [["Mafioso × 2", "Sheriff"]] * 2
    assert [part.once for part in night] == [True, False]


def test_the_page_says_what_was_agreed_where_the_book_leaves_a_choice() -> None:
    printed_book, house = rules("family")["FAM-128"], rules("family", tie_break="lot")["FAM-128"]
    assert printed_book.here == "Here: a new vote, then the lot."
    assert not printed_book.changed
    assert (house.here, house.changed) == ("Here: the lot at once.", True)
    assert "`" not in house.text
    assert "Switch" not in house.text


def test_the_rules_are_those_of_the_vote_that_is_held() -> None:
    assert {"FAM-121", "FAM-128", "FAM-427"} <= {*rules("family")}
    assert "FAM-430" not in rules("family")
    assert "FAM-430" in rules("family", vote_procedure="one-by-one")
    assert "CLS-100" not in rules("classic")
    assert "CLS-100" in rules("classic", mafia_wins_at_parity="yes")
    assert "VEN-553" not in rules("vendetta")
    assert not {"VEN-467", "VEN-475"} & {*rules("vendetta")}


def test_sides_that_do_not_play_win_nothing() -> None:
    assert "FAM-416" in rules("family")
    assert "FAM-416" not in rules("family", ("sheriff", "mafioso", "ordinary-townsperson"))
    assert "FAM-414" not in rules("family", ("sheriff", "mafioso", "ordinary-townsperson"))


def test_house_rules_about_other_things_have_a_place_of_their_own() -> None:
    found = rules("family", fan_answer="role")
    assert found["FAM-214"].changed
    assert "FAM-214" not in rules("family")


@pytest.mark.parametrize(
    ("text", "left"),
    [
        ("Draw lots. Switch `tie`: `lot` (default) / `none` (nobody). It ends.", "Draw lots. It ends."),
        ("Each may speak for 30 seconds (switch `tie`, default 30).", "Each may speak for 30 seconds."),
        ("Бросают жребий. Домашнее правило `tie`: `lot` — сразу.", "Бросают жребий."),
        ("It is said who holds the `tie` here.", "It is said who holds the `tie` here."),
    ],
)
def test_a_list_of_settings_is_left_out_and_nothing_else(text: str, left: str) -> None:
    assert without_choice(text, "tie") == left
