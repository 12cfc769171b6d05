"""A book of one's own at the terminal: checked with its games, dealt, played and replayed in its words."""

import json
from collections.abc import Callable
from pathlib import Path
from typing import Protocol

import pytest

from omerta.books.shelf import SHELF
from omerta.words import LANGUAGES


class Told(Protocol):
    code: int
    out: str
    err: str


Omerta = Callable[..., Told]

BOOK = """
name = "our-family"
based_on = "family"
games = [GAMES]

[roles.postman]
side = "town"
abilities.peek = { effects = [{ verb = "learn", what = "role" }] }

[calls]
postman = "fan"

[words.en.roles.postman]
name = "bearer of letters"
about = "You read what others write."
wakes = "The {role} wakes, bag in hand."

[words.uk.roles.postman]
name = "листоноша"
gen = "листоноші"
"""
HOLDS = """\
our-family  1 postman, 4 mafioso, 9 seats, any deck
night       mafia > 2; postman > 4: mafioso
dawn        2 dies
"""
FAILS = HOLDS.replace("2 dies", "nobody dies")


def written(folder: Path, *games: str) -> str:
    path = folder / "ours.toml"
    listed = ", ".join(f"'''\n{game}'''" if "\n" in game else f"'{game}'" for game in games)
    path.write_text(BOOK.replace("GAMES", listed), "utf-8")
    return str(path)


def test_its_written_games_are_played(omerta: Omerta, tmp_path: Path) -> None:
    (tmp_path / "post.game").write_text(HOLDS + "\n" + HOLDS, "utf-8")
    told = omerta("check", written(tmp_path, "post.game", HOLDS))
    assert told.code == 0
    assert "hold: 3." in told.out
    assert not told.err


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_game_that_does_not_hold_is_told_with_file_and_line(
    omerta: Omerta, tmp_path: Path, language: str
) -> None:
    (tmp_path / "post.game").write_text(HOLDS + "\n" + FAILS, "utf-8")
    told = omerta("check", written(tmp_path, "post.game", HOLDS), "--lang", language)
    assert told.code == 1
    assert f"{tmp_path / 'post.game'}, " in told.err
    assert " 7" in told.err
    assert "dawn  nobody dies" in told.err
    assert "dawn  2 dies" in told.err
    assert len(told.err.splitlines()) == 1


@pytest.mark.parametrize(
    ("game", "named"),
    [
        (FAILS, "games.0, line 3"),
        ("\n" + HOLDS.replace("postman >", "postmann >"), "games.0, line 3"),
        ("\n\n# nothing\n", "games.0"),
        ("no-such.game", "no-such.game"),
        (HOLDS.replace("our-family", "our-famly"), "our-family"),
    ],
)
def test_every_way_to_fail_is_told_in_the_words_of_the_notation(
    omerta: Omerta, tmp_path: Path, game: str, named: str
) -> None:
    told = omerta("check", written(tmp_path, game))
    assert told.code == 1
    assert named in told.err
    assert "Traceback" not in told.err
    assert "Error" not in told.err


def test_a_program_reads_what_is_wrong(omerta: Omerta, tmp_path: Path) -> None:
    found = json.loads(omerta("check", written(tmp_path, FAILS), "--json").out)
    assert found["games"] == 1
    assert "dawn  nobody dies" in found["failing"][0]
    assert found["unsaid"]["ru"] == ["roles.postman", "abilities.peek"]
    assert found["unsaid"]["uk"] == ["abilities.peek", "roles.postman.about"]
    path = tmp_path / "wrong.toml"
    path.write_text(BOOK.replace("GAMES", "").replace('"town"', '"twon"'), "utf-8")
    fault = json.loads(omerta("check", str(path), "--json").out)["faults"][0]
    assert (fault["place"], fault["near"]) == ("roles.postman.side", "town")
    assert fault["allowed"] == ["town", "mafia", "yakuza", "loner"]


def test_what_has_no_word_yet_is_a_remark_and_no_fault(omerta: Omerta, tmp_path: Path) -> None:
    told = omerta("check", written(tmp_path))
    assert told.code == 0
    assert "No words in Russian yet: roles.postman, abilities.peek." in told.out


def test_its_words_are_spoken_wherever_it_is_played(omerta: Omerta, tmp_path: Path) -> None:
    book = written(tmp_path)
    deck = omerta("deck", book, "11", "--with", "bearer of letters")
    assert deck.code == 0
    assert "bearer of letters" in deck.out
    assert "You read what others write." in deck.out
    game = tmp_path / "kept.game"
    played = omerta(
        "play", book, "--seats", "11", "--with", "postman", "--auto", "--seed", "1", "--save", str(game)
    )
    assert "The bearer of letters wakes, bag in hand." in played.out
    assert "postman" not in played.out
    again = omerta("replay", str(game), "--book", book, "--lang", "uk")
    assert again.code == 0
    assert "листоноша" in again.out
    assert "postman" not in again.out


@pytest.mark.parametrize("base", SHELF)
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_start_of_a_book_is_sound_and_speaks_the_language_of_the_terminal(
    omerta: Omerta, tmp_path: Path, base: str, language: str
) -> None:
    path = tmp_path / "ours.toml"
    path.write_text(omerta("book", "new", "ours", "--based-on", base, "--lang", language).out, "utf-8")
    found = json.loads(omerta("check", str(path), "--json").out)
    lacking = ["roles.postman", "abilities.peek"]
    assert found["unsaid"] == {each: lacking for each in LANGUAGES if each != language}


def test_games_of_other_books_are_replayed_in_their_own_words(omerta: Omerta, tmp_path: Path) -> None:
    book = tmp_path / "ours.toml"
    book.write_text(
        'name = "ours"\nbased_on = "family"\nwords.en.roles.doctor = { name = "leech" }\n', "utf-8"
    )
    game = tmp_path / "two.game"
    text = "1 doctor, 4 mafioso, 9 seats, any deck\nnight  doctor > 3; mafia > 2\ndawn  2 dies\n"
    game.write_text(f"family  {text}", "utf-8")
    assert "leech" not in omerta("replay", str(game), "--book", str(book)).out
    game.write_text(f"ours  {text}", "utf-8")
    assert "leech" in omerta("replay", str(game), "--book", str(book)).out
