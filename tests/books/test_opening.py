"""A game is opened by the book, or by somebody who says that any deck will do."""

import pytest

from omerta.books.decks import check_deck, suggest
from omerta.books.opening import open_game
from omerta.books.shelf import SHELF, book
from omerta.core import Refused, Table, log, open_any
from omerta.notation.reader import cases, read
from omerta.notation.text import NotationError
from omerta.notation.writer import write

REFUSED = {
    "doctor with plague doctor": (
        "chicago",
        ("doctor", "plague-doctor", "commissioner", "mafioso", "mafioso", *["civilian"] * 5),
    ),
    "two doctors": ("classic", ("doctor", "doctor", "inspector", "mafia", "mafia", *["townsperson"] * 3)),
    "no gang": ("family", ("detective", "doctor", *["ordinary-townsperson"] * 6)),
    "four seats": ("offscreen", ("detective", "mafioso", *["ordinary-townsperson"] * 2)),
    "three lords": ("vendetta", ("king", "king", "king", "lamia", *["vampire"] * 4, *["hunter"] * 3)),
}


@pytest.mark.parametrize("what", REFUSED)
def test_a_deck_the_book_refuses_is_not_opened_and_its_rules_are_named(what: str) -> None:
    name, deck = REFUSED[what]
    wanted = {r for remark in check_deck(book(name), deck) if remark.level == "refused" for r in remark.rules}
    with pytest.raises(Refused) as refused:
        open_game(book(name), Table(deck))
    assert refused.value.reason == "deck-refused"
    assert wanted
    assert {*refused.value.rules} == wanted
    assert all(rule in str(refused.value) for rule in wanted)
    assert open_any(book(name), Table(deck)).seats == len(deck)


@pytest.mark.parametrize("name", SHELF)
def test_what_the_book_proposes_is_opened_alike_by_both_doors(name: str) -> None:
    for players in range(book(name).deck.least, 21):
        table = Table(suggest(book(name), players), seed=players)
        assert log(open_game(book(name), table)) == log(open_any(book(name), table))


def test_house_rules_are_asked_too() -> None:
    deck = ("mafia", "doctor", "inspector")
    with pytest.raises(Refused, match="deck-refused"):
        open_game(book("classic"), Table(deck))
    assert open_game(book("classic"), Table(deck, house_rules={"reduced-deck": "on"})).seats == 3


def test_an_unknown_card_is_refused_for_itself() -> None:
    with pytest.raises(Refused, match="no-such-role"):
        open_game(book("classic"), Table(("postman",) * 5))


def read_one(text: str) -> str:
    (case,) = cases(text, SHELF)
    game = read(case, SHELF).game
    assert game is not None
    return write(game)


def test_a_written_game_is_opened_by_the_book() -> None:
    with pytest.raises(NotationError) as error:
        read_one("classic  1 2 mafia, 8 seats\nnight  mafia > 5\ndawn  5 dies\n")
    assert (error.value.problem, error.value.about) == ("deck", "CLS-009")
    assert "any deck" in error.value.hint.what


def test_a_written_game_may_say_that_any_deck_will_do() -> None:
    written = read_one("classic  1 2 mafia, 8 seats, any deck\nnight  mafia > 5\ndawn  5 dies\n")
    assert "8 seats, any deck" in written
    assert read_one(written) == written
    lawful = read_one("classic  1 2 mafia, 3 doctor, 4 inspector, 8 seats\nnight  mafia > 5\n")
    assert "any deck" not in lawful


def test_cards_still_to_be_dealt_may_be_any_deck_too() -> None:
    text = "classic  any deck\ncards  3 mafia, 4 townsperson\ntable  narrator=host\nopen\n"
    assert read_one(text).splitlines()[0].split() == ["classic", "any", "deck"]
    with pytest.raises(NotationError):
        read_one(text.replace("  any deck", ""))


def test_a_game_that_shows_a_rule_may_have_any_deck() -> None:
    assert "any deck" in read_one(
        "rule CLS-075: a shot\nclassic  1 2 mafia, 8 seats\nnight  mafia > 5\ndawn  5 dies\n"
    )
