"""Deliberate mistakes are explained in one sentence, on the right paper, with the right answer."""

import ast
import re
from collections.abc import Callable
from importlib import resources
from pathlib import Path
from typing import Protocol

import pytest

from omerta.books.order import TOO_LATE
from omerta.words import LANGUAGES, lexicon


class Told(Protocol):
    code: int
    out: str
    err: str


Omerta = Callable[..., Told]

MISTAKES = [
    (("paly",), "play"),
    (("deck", "family"), "PLAYERS"),
    (("deck", "family", "many"), "many"),
    (("deck", "famly", "8"), "family"),
    (("deck", "family", "0"), "40"),
    (("deck", "family", "8", "--wiht", "doctor"), "--with"),
    (("deck", "family", "8", "--with", "docter"), "doctor"),
    (("deck", "family", "8", "--cards", "3 mafiozo"), "mafioso"),
    (("deck", "family", "8", "--preset", "beginer"), "beginners"),
    (("deck", "classic", "8", "--preset", "beginners"), "--with"),
    (("deck", "family", "8", "--draw", "7"), "--with"),
    (("deck", "family", "8", "--for", "everybody"), "everybody"),
    (("deck", "family", "8", "--set", "tie-break"), "tie-break"),
    (("deck", "family", "8", "--set", "tie-brake=lot"), "tie-break"),
    (("deck", "family", "8", "--set", "tie-break=coin"), "revote-then-lot"),
    (("deck", "family", "8", "--set", "discussion-minutes=900"), "60"),
    (("books", "all"), "all"),
    (("rule",), "NUMBER"),
    (("rule", "FAM-999"), "FAM-001"),
    (("rule", "XYZ-001"), "FAM"),
    (("rules", "famly"), "family"),
    (("play", "classic", "--seats", "3"), "CLS-020"),
    (("play", "classic", "--seat", "9"), "8"),
    (("play", "classic", "--names", "Ann,Ann"), ""),
    (("play", "classic", "--names", "a,b,c,d,e,f,g,h,i"), "9"),
    (("play", "no-such.toml"), "no-such.toml"),
    (("replay",), "FILE"),
    (("replay", "no-such.game"), "no-such.game"),
    (("check", "no-such.toml"), "no-such.toml"),
    (("book", "new", "Our Book"), "Our Book"),
    (("book", "new", "family"), "family"),
    (("book", "export", "famly"), "family"),
    (("bench", "--games", "0"), "0"),
    (("books", "--lang", "de"), "de"),
    (("books", "--lang"), "--lang"),
    (("book", "exprot"), "export"),
    (("lab", "exct"), "exact"),
    (("lab", "exact", "--players", "1"), "200"),
    (("lab", "exact", "--players", "41", "--detective"), "40"),
    (("lab", "exact", "--players", "17", "--detective", "--doctor"), "16"),
    (("lab", "exact", "--players", "8", "--mafia", "0"), "7"),
    (("lab", "exact", "--players", "8", "--mafia", "7", "--detective", "--doctor"), "6"),
    (("lab", "exact", "--first", "dawn"), "--first"),
    (("lab", "exact", "--not-himself"), "--doctor"),
    (("lab", "exact", "--not-again", "--detective"), "--doctor"),
    (("lab", "exact", "--hunted"), "--detective"),
    (("lab", "exact", "--shows", "majority"), "--detective"),
    (("lab", "exact", "--html", "no-such/page.html"), "no-such/page.html"),
    (("lab", "balance"), "BOOK"),
    (("lab", "balance", "famly"), "family"),
    (("lab", "balance", "classic", "--games", "0"), "000"),
    (("lab", "balance", "classic", "--games", "many"), "many"),
    (("lab", "balance", "classic", "--precision", "-1"), "50"),
    (("lab", "balance", "classic", "--precision", "nan"), "50"),
    (("lab", "balance", "classic", "--bots", "clever"), "random, plain, worlds"),
    (("lab", "balance", "classic", "--cores", "-1"), "61"),
    (("lab", "balance", "classic", "--cores", "1000"), "61"),
    (("lab", "balance", "classic", "--seats", "3"), "CLS-"),
    (("lab", "balance", "classic", "--seats", "-3"), "40"),
    (("lab", "balance", "classic", "--seats", "41"), "40"),
    (("lab", "balance", "classic", "--seats", "5", "--deck", "2 mafia, 4 townsperson"), "--seats"),
    (("lab", "balance", "family", "--deck", "detective, sheriff, 2 mafioso, 4 doctor"), "FAM-"),
    (("lab", "balance", "family", "--deck", "3 mafiozo"), "mafioso"),
    (("lab", "balance", "family", "--preset", "beginer"), "beginners"),
    (("lab", "balance", "classic", "--scenario", "wolf-pits"), ""),
    (("lab", "balance", "family", "--set", "tie-break=coin"), "revote-then-lot"),
    (("lab", "balance", "classic", "--html", "no-such/page.html"), "no-such/page.html"),
    (("lab", "balance", "classic", "--cluster", "nowhere"), "nowhere"),
    (("lab", "balance", "classic", "--cluster", "pigeon://loft:1"), "pigeon://loft:1"),
    (("lab", "value", "classic", "--deck", "2 mafia, 6 townsperson"), ""),
    (("lab", "value", "classic", "--games", "-5"), "-5"),
    (("lab", "audit", "famly"), "family"),
    (("lab", "audit", "--games", "0"), "0"),
    (("lab", "audit", "--html", "no-such/page.html"), "no-such/page.html"),
    (("lab", "suggest", "family", "--seats", "0"), "40"),
    (("lab", "suggest", "family", "--want", "50"), "50:50"),
    (("lab", "suggest", "family", "--want", "0:0"), "0:0"),
    (("lab", "suggest", "classic", "--want", "40:40:20"), "40:40:20"),
    (("lab", "suggest", "family", "--want", "50:" + "9" * 400), "50:50"),
    (("lab", "suggest", "family", "--with", "docter"), "doctor"),
    (("lab", "suggest", "family", "--with", "doctor", "--without", "doctor"), ""),
    (("lab", "suggest", "classic", "--without", "mafia"), "10"),
    (("lab", "suggest", "family", "--decks", "0"), "000"),
    (("lab", "tournament", "classic", "--bots", "plain"), "--bots"),
    (("lab", "tournament", "classic", "--bots", "plain,clever"), "random, plain, worlds"),
    (("lab", "tournament", "classic", "--seats", "8,many"), "8,many"),
    (("lab", "tournament", "classic", "--seats", "99"), "40"),
    (("lab", "tournament", "classic", "--seats", "3"), "CLS-"),
    (("lab", "tournament", "famly"), "family"),
    (("lab", "blance"), "balance"),
    (("lab", "exact", "--players", "1" + "0" * 27), "200"),
    (("lab", "exact", "--html", "x" * 300 + ".html"), "xxx.html"),
    (("lab", "exact", "--html", f"{__file__}/page.html"), "page.html"),
    (("lab", "balance", "classic", "--games", "1" + "0" * 27), "000"),
    (("lab", "balance", "classic", "--games", "1", "--games", "2"), "--games"),
    (("lab", "balance", "classic", "--seats", "0"), "40"),
    (("lab", "balance", "classic", "--seed", "18446744073709551616"), "999"),
    (("lab", "balance", "classic", "--cluster", "tls://127.0.0.1:1"), "tls://127.0.0.1:1"),
    (("lab", "balance", "classic", "--deck", "2 mafia, 4 townsperson", "--with", "doctor"), "--with"),
    (("lab", "suggest", "classic", "--seats", "3"), "CLS-020"),
    (("lab", "suggest", "family", "--with", "detective,sheriff"), "FAM-041"),
    (("lab", "suggest", "family", "--want", "1001:1"), "000"),
    (("book", "shelf"), "new"),
    (("play", "classic", "--from", "no-such.game"), "no-such.game"),
    (("play", "classic", "--save", "no-such/kept.game"), "no-such/kept.game"),
    (("x" * 5000,), "xxx"),
    (("deck", "y" * 5000, "8"), "yyy"),
]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("call", "named"), MISTAKES, ids=lambda value: str(value)[:40])
def test_a_mistake_is_explained(omerta: Omerta, language: str, call: tuple[str, ...], named: str) -> None:
    told = omerta("--lang", language, *call)
    assert told.code == 2
    assert not told.out
    assert named in told.err
    assert "Traceback" not in told.err
    assert re.search(r"[.:)\w]\n\Z", told.err)


GAMES = {
    "family  6 bodyguard, 4 5 mafioso\nnight   bodyguard > 1; mafia > 1\ndawn    1 dies\n": (
        1,
        "line 3",
        "FAM-195",
    ),
    "family  4 mafiozo\nnight\n": (2, "line 1", "mafioso"),
    "family  4 mafioso\nnite    mafia > 1\n": (2, "line 2", "night"),
    "  blank\n": (2, "line 1", "blank"),
    "famly  4 mafioso\n": (2, "line 1", "family"),
    "# nothing\n": (2, "", "book"),
}


@pytest.mark.parametrize("text", GAMES)
def test_a_wrong_game_names_the_line(omerta: Omerta, tmp_path: Path, text: str) -> None:
    path = tmp_path / "wrong.game"
    path.write_text(text, "utf-8")
    code, line, named = GAMES[text]
    told = omerta("replay", str(path))
    assert told.code == code
    assert str(path) in told.err
    assert line in told.err
    assert named in told.err


def test_a_wrong_game_among_good_ones_does_not_stop_them(omerta: Omerta, tmp_path: Path) -> None:
    good, bad = tmp_path / "good.game", tmp_path / "bad.game"
    good.write_text("family  4 mafioso\nnight   mafia > 1\ndawn    1 dies\n", "utf-8")
    bad.write_text("family  4 mafioso\nnight   mafia > 1\ndawn    2 dies\n", "utf-8")
    told = omerta("replay", str(bad), str(good))
    assert told.code == 1
    assert "did not live to see the morning" in told.out


def test_somebody_elses_seat_is_not_at_this_table(omerta: Omerta, tmp_path: Path) -> None:
    path = tmp_path / "one.game"
    path.write_text("family  4 mafioso\nnight\n", "utf-8")
    assert omerta("replay", str(path), "--view", "99").code == 2
    assert omerta("replay", str(path), "--view", "nobody").code == 2


BASED = 'name = "our-family"\nbased_on = "family"\n'
BOOKS = {
    BASED + '[roles.postman]\nside = "twon"\n': "town",
    BASED
    + '[roles.postman]\nside = "town"\nabilities.peek = { effects = [{ verb = "block" }] }\n': "[calls]",
    BASED + '[roles.postman]\nside = "town"\nlikes = "tea"\n': "likes",
    BASED + '[roles.postman]\nside = "town"\nabilites = {}\n': "abilities",
    BASED + '[conduct]\nshow_cards = "sometimes"\n': "always, executed, never",
    BASED + "[deck.rows.6]\ncriminals = 2\n": "deck.rows.6.criminals",
    BASED + '[roles.doctor]\ncopies = "2"\n': '"2"',
    BASED + '[roles.doctor]\nshows = "fann"\n': "roles.doctor.shows",
    BASED + '[roles.doctor]\ngang = "mafai"\n': "roles.doctor.gang",
    BASED + '[words.de.roles.doctor]\nname = "Arzt"\n': "ru, uk, en",
    BASED + '[words.en.roles.docter]\nname = "leech"\n': "doctor",
    BASED + '[words.en.says]\ndyed = "{player} is dead."\n': "died",
    BASED + '[words.en.says]\ndied = "{plyer} is dead."\n': "player",
    BASED + '[words.en.says]\ndied = "{player is dead."\n': "{player is dead.",
    BASED + '[words.en.roles.doctor]\nname = "{role}"\n': "role",
    BASED + "[roles.postman]\ncopies = 1\n": "side",
    BASED + '[roles.postman]\nside = "town"\nshows = "docter"\n': "doctor",
    BASED + '[set]\n"roles.nobody.side" = "town"\n': "roles.nobody.side",
    BASED + 'phases = { night = 4 }\ncalls = { a = "doctor" }\n': "phases.night",
    'name = "x\n': "TOML",
    'based_on = "famly"\n': "family",
    'based_on = "family"\n': "name",
}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("text", BOOKS)
def test_a_faulty_book_is_explained(omerta: Omerta, tmp_path: Path, text: str, language: str) -> None:
    path = tmp_path / "book.toml"
    path.write_text(text, "utf-8")
    told = omerta("check", str(path), "--lang", language)
    assert told.code == 1
    assert BOOKS[text] in told.err
    assert len(told.err.splitlines()) == 2
    assert omerta("play", str(path), "--lang", language).code in (1, 2)


def problems() -> set[str]:
    """Every name of a fault in the code."""
    found: set[str] = set()
    books, words = resources.files("omerta.books"), resources.files("omerta.words")
    judges = [books / f"{name}.py" for name in ("soundness", "files", "file_shape", "own_words")]
    for file in (*judges, words / "own.py"):
        tree = ast.parse(file.read_text("utf-8"))
        for node in ast.walk(tree):
            match node:
                case ast.Call(func=ast.Name(id="Fault"), args=[_, ast.Constant(value=str(name)), *_]):
                    found.add(name)
                case ast.Call(func=ast.Name(id="need_known"), args=[*_, ast.Constant(value=str(name))]):
                    found.add(name)
                case ast.Call(func=ast.Name(id="unknown"), args=[_, ast.Constant(value=str(name)), *_]):
                    found.add(name)
                case ast.Tuple(elts=[ast.Constant(), ast.Constant(value=str(name)), _]) if name.startswith(
                    "no-such-"
                ):
                    found.add(name)
    return found


def whys() -> set[str]:
    """Every way in which an order of calls can matter: each influence in time, and each too late."""
    return {*TOO_LATE, *TOO_LATE.values()}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_fault_and_every_order_has_words(language: str) -> None:
    words = lexicon(language)
    assert {"no-such-role", "never-called", "not-toml", "unknown-field", "no-such-kind"} <= problems()
    assert {"needs-row", "wrong-value", "no-such-blank", "no-such-book"} <= problems()
    assert [name for name in problems() if not words.has(f"fault-{name}")] == []
    assert "too late to hold" in whys()
    assert [why for why in whys() if not words.has(f"order-{why.replace(' ', '-')}")] == []


def test_a_card_that_does_not_exist_lists_each_card_once(omerta: Omerta) -> None:
    told = omerta("deck", "classic", "8", "--with", "zzz").err
    assert "mafia, doctor, inspector, townsperson." in told
    assert told.count("doctor") == 1


GOOD = "family  1 sheriff, 4 mafioso, 9 seats\nnight  mafia > 2; sheriff > 5\ndawn  2 and 5 die\n"
MISSED = "family  1 sheriff, 4 mafioso, 9 seats\nnight  mafia > 2\ndawn  nobody dies\n"


@pytest.mark.parametrize(
    ("first", "code"),
    [
        (MISSED, 1),
        ("night\n", 2),
        ("", 2),
        (None, 2),
        ("vendetta  2 hunter, 8 seats\nwith  roses=on\nnight  close; 5 black 3\nroses  5: 4 6\n", 1),
    ],
    ids=["a mismatch", "unreadable", "no game", "no file", "a rose given twice"],
)
def test_all_files_are_played_and_all_errors_named(
    omerta: Omerta, tmp_path: Path, first: str | None, code: int
) -> None:
    paths = [tmp_path / name for name in ("first.game", "good.game", "last.game")]
    for path, text in zip(paths, (first, GOOD, MISSED), strict=True):
        if text is not None:
            path.write_text(text, "utf-8")
    told = omerta("replay", *map(str, paths))
    assert told.code == code
    assert "first.game" in told.err
    assert f"{paths[2]}, line 3: expected “dawn  nobody dies”; the rules gave “dawn  2 dies”." in told.err
    assert "Player 5" in told.out


@pytest.mark.parametrize("text", [MISSED, GOOD + "then  owed 4\n", GOOD + "day  4 bears grudge\n"])
def test_an_error_names_file_and_line_in_every_language(omerta: Omerta, tmp_path: Path, text: str) -> None:
    path = tmp_path / "a.game"
    path.write_text(text, "utf-8")
    told = {language: omerta("replay", str(path), "--lang", language).err for language in LANGUAGES}
    line = len(text.splitlines())
    assert all(f"{path}, " in each and f" {line}" in each for each in told.values())
    assert len(set(told.values())) == len(LANGUAGES)
