"""Whole games through a pipe: choices, mistakes, questions, leaving, and reading the game again."""

import json
import re
from collections.abc import Callable
from pathlib import Path
from typing import Protocol

import pytest
from msgspec.structs import replace

from omerta.books.shelf import SHELF
from omerta.terminal import menu
from omerta.terminal.console import terminal
from omerta.words import LANGUAGES, lexicon
from omerta.words.called import by_number, say_of

ROOT = Path(__file__).parents[2]


class Told(Protocol):
    code: int
    out: str
    err: str


Omerta = Callable[..., Told]

ANYTHING = "0\n3\n4\n1\n2\n5\n7\n9\n6\n8\n" * 300


@pytest.fixture(autouse=True)
def _elsewhere(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", SHELF)
def test_a_whole_game_through_a_pipe_and_again_from_its_file(
    omerta: Omerta, tmp_path: Path, name: str, language: str
) -> None:
    path = tmp_path / "kept.game"
    told = omerta(
        "play", name, "--seats", "9", "--seed", "4", "--save", str(path), "--lang", language, typed=ANYTHING
    )
    assert told.code == 0, told.err
    assert str(path) in told.out
    game = json.loads(omerta("replay", str(path), "--json").out)
    assert game["outcome"]["over"]
    won = lexicon(language).of(name).say(f"won-{game['outcome']['winner'] or 'draw'}")
    assert won in told.out
    assert won in omerta("replay", str(path), "--lang", language).out


@pytest.mark.parametrize("seed", range(1, 21))
def test_the_house_plays_by_itself(omerta: Omerta, seed: int, tmp_path: Path) -> None:
    path = str(tmp_path / "auto.game")
    name = tuple(SHELF)[seed % len(SHELF)]
    told = omerta("play", name, "--seats", "10", "--auto", "--seed", str(seed), "--save", path)
    assert told.code == 0
    assert "The game is over." in told.out
    assert omerta("replay", path).code == 0


def test_the_same_seed_is_the_same_game(omerta: Omerta) -> None:
    games = {omerta("play", "classic", "--auto", "--seed", "3").out for _ in range(2)}
    assert len(games) == 1
    assert omerta("play", "classic", "--auto", "--seed", "4").out not in games


def test_the_player_sees_only_his_own_card(omerta: Omerta) -> None:
    told = omerta("play", "family", "--seat", "2", "--seed", "5", typed="quit\n").out
    assert "Your card:" in told
    assert not re.search(r"^Player \d+: ", told, re.MULTILINE)


def test_leaving_keeps_the_game(omerta: Omerta, tmp_path: Path) -> None:
    told = omerta("play", "family", "--seed", "5", typed="quit\n")
    assert told.code == 0
    assert (tmp_path / "omerta-family-5.game").is_file()
    assert "omerta play family --from omerta-family-5.game --seat 1" in told.out
    omerta("play", "family", "--seed", "5", typed="")
    assert (tmp_path / "omerta-family-5-2.game").is_file()
    assert omerta("replay", "omerta-family-5.game").code == 0


def test_bad_answers_are_explained_and_asked_again(omerta: Omerta) -> None:
    typed = "99\nnobody\nwhat is this\n\n0\nquit\n"
    told = omerta("play", "family", "--seat", "2", "--seed", "5", "--names", "Anna,Boris", typed=typed)
    assert told.code == 0
    assert "There is no seat 99." in told.out
    assert "“nobody” is nobody at this table." in told.out
    assert "Type a number or a name." in told.out
    assert "The talk is over." in told.out


def test_names_are_understood(omerta: Omerta) -> None:
    names = "Anna,Boris,Vera,Gleb,Dina,Ivan,Lida,Oleg"
    told = omerta("play", "family", "--seat", "2", "--seed", "1", "--names", names, typed="vera\nquit\n").out
    assert "Boris nominates Vera." in told


@pytest.mark.parametrize(
    ("language", "words"),
    [
        ("en", ("?", "why", "notes", "suspect 5", "role doctor", "learned 4 mafia", "quit")),
        ("ru", ("?", "почему", "заметки", "подозреваю 5", "роль доктор", "узнал 4 мафия", "выход")),
        ("uk", ("?", "чому", "нотатки", "підозрюю 5", "роль лікар", "дізнався 4 мафія", "вихід")),
    ],
)
def test_questions_and_claims_in_every_language(
    omerta: Omerta, language: str, words: tuple[str, ...]
) -> None:
    typed = "\n".join(words)
    told = omerta("play", "family", "--seat", "2", "--seed", "5", "--lang", language, typed=typed).out
    said = lexicon(language)
    assert "FAM-074" in told
    assert said.say("cli-help-words") in told
    assert say_of(said, by_number, "claimed-suspect", (2,), other=5) in told
    doctor = {"role": said.role("doctor", "ins"), "card": said.role("doctor", "one")}
    assert say_of(said, by_number, "claimed-role-self", (2,), doctor) in told
    mafia = said.name("side", "mafia", "one")
    assert say_of(said, by_number, "claimed-learned", (2,), {"value": mafia}, 4) in told
    assert "omerta-family-5.game" in told


def test_a_refusal_can_be_asked_about(omerta: Omerta) -> None:
    """The inspector may not check himself (CLS-088)."""
    for seed in range(40):
        told = omerta("play", "classic", "--seed", str(seed), typed="1\nwhy\nquit\n").out
        if "Your card: inspector" in told:
            assert "You cannot choose yourself here." in told
            assert "CLS-088" in told
            return
    raise AssertionError("nobody was dealt the inspector")


def test_a_choice_can_be_taken_back(omerta: Omerta) -> None:
    """And with it what was answered."""
    told = omerta("play", "family", "--seat", "2", "--seed", "1", typed="3\nundo\n6\nquit\n").out
    assert "Taken back." in told
    kept = Path("omerta-family-1.game").read_text("utf-8")
    assert "2 names 3; 3 denies 2; undo 2; 2 names 6" in re.sub(r"\s+", " ", kept)
    assert omerta("replay", "omerta-family-1.game").code == 0


def test_a_book_of_ones_own_is_played_and_read_again(omerta: Omerta, tmp_path: Path) -> None:
    book, path = str(ROOT / "examples" / "our-family.toml"), str(tmp_path / "own.game")
    told = omerta("play", book, "--seats", "11", "--with", "postman", "--auto", "--seed", "2", "--save", path)
    assert told.code == 0
    assert "postman" in told.out
    assert omerta("replay", path, "--book", book).code == 0
    assert omerta("replay", path).code == 2


def test_one_seat_sees_less_than_the_host(omerta: Omerta, tmp_path: Path) -> None:
    path = str(tmp_path / "kept.game")
    omerta("play", "family", "--seed", "3", "--save", path, typed="0\n3\n4\n1\n")
    views = [
        json.loads(omerta("replay", path, "--view", who, "--json").out)["events"]
        for who in ("host", "3", "public")
    ]
    assert len(views[0]) > len(views[1]) > len(views[2])
    assert not any(event["event"] == "dealt" for event in views[2])


def test_a_seat_of_a_finished_game_is_replayed_as_it_saw_the_game(omerta: Omerta, tmp_path: Path) -> None:
    path = str(tmp_path / "auto.game")
    omerta("play", "family", "--auto", "--seed", "3", "--save", path)
    views = [
        json.loads(omerta("replay", path, "--view", who, "--json").out)["events"]
        for who in ("host", "3", "public")
    ]
    assert len(views[0]) > len(views[1]) > len(views[2])


@pytest.mark.parametrize("name", SHELF)
def test_a_kept_game_goes_on(omerta: Omerta, name: str) -> None:
    omerta("play", name, "--seed", "6", "--save", "kept.game", typed="0\n3\n")
    begun = Path("kept.game").read_text("utf-8")
    told = omerta(
        "play", name, "--from", "kept.game", "--seed", "6", typed=ANYTHING.replace("5", "5\n6\n7\n8")
    )
    assert told.code == 0, told.err
    assert "Your card:" in told.out
    assert "omerta replay kept.game" in told.out
    game = json.loads(omerta("replay", "kept.game", "--json").out)
    assert game["outcome"]["over"]
    first = [line for line in begun.splitlines() if line.split()]
    assert Path("kept.game").read_text("utf-8").splitlines()[:3] == first[:3]
    again = omerta("play", name, "--from", "kept.game")
    assert again.code == 2
    assert "The game is over" in again.err


@pytest.mark.parametrize(
    "written",
    [
        "",
        "classic 1 mafia\n",
        "family\nproposed 8: 8 mafioso\n",
        "family 1 mafioso\nfamily 2 mafioso\n",
        "family 1 mafioso, 9 seats\ntable calling=host\nnight mafia > 2\n",
    ],
)
def test_only_a_game_of_this_book_goes_on(omerta: Omerta, written: str) -> None:
    Path("kept.game").write_text(written, "utf-8")
    told = omerta("play", "family", "--from", "kept.game")
    assert told.code == 2
    assert "kept.game" in told.err
    assert told.out == ""


def test_a_place_that_cannot_be_written_is_refused_before_the_game(omerta: Omerta, tmp_path: Path) -> None:
    for place in ("nowhere/kept.game", str(tmp_path)):
        told = omerta("play", "classic", "--auto", "--save", place)
        assert told.code == 2
        assert told.out == ""
        assert "cannot be written" in told.err


def test_a_game_is_not_lost_with_its_folder(
    omerta: Omerta, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    spare = tmp_path / "spare"
    spare.mkdir()
    monkeypatch.setattr("tempfile.tempdir", str(spare))
    monkeypatch.setattr("omerta.terminal.playing.may_write", lambda path: None)
    told = omerta("play", "classic", "--seed", "6", "--save", "nowhere/kept.game", typed="quit\n")
    assert "cannot be written" in told.err
    assert (spare / "omerta-classic-6.game").is_file()
    assert str(spare / "omerta-classic-6.game") in told.out


def test_a_word_to_the_table_may_be_typed_loosely(omerta: Omerta) -> None:
    typed = "suspect   5\nlearned 4, mafia\nlearned 6: Mafioso\nrole\nsuspect\nquit\n"
    told = omerta("play", "family", "--seat", "2", "--seed", "5", typed=typed).out
    assert "Player 2 suspects player 5." in told
    assert "According to player 2, player 4 is with the mafia." in told
    assert "According to player 2, player 6 is a mafioso." in told
    assert told.count("Say whom and what") == 2


def test_nobody_speaks_out_of_turn(omerta: Omerta) -> None:
    told = omerta("play", "family", "--seat", "2", "--seed", "5", typed="3\n0\nsuspect 5\nquit\n").out
    assert "Who is against" in told
    assert lexicon("en").say("refusal-may-not-speak") in told


def test_a_number_where_only_silence_is_offered(omerta: Omerta) -> None:
    for seed in range(20):
        told = omerta("play", "classic", "--seed", str(seed), typed="3\nquit\n").out
        if "  0  nothing to add\n" in told:
            assert "“3” does not fit here. On offer: 0 nothing to add." in told
            return
    raise AssertionError("nobody slept through the first night")


def test_taking_back_says_where_the_game_stands(omerta: Omerta) -> None:
    told = omerta("play", "family", "--seat", "2", "--seed", "5", typed="3\n0\nundo\nquit\n").out
    assert "Taken back.\nDay 1. The table is yours: talk" in told


def test_the_introduction_has_no_number(omerta: Omerta) -> None:
    told = omerta("play", "family", "--auto", "--seed", "5").out
    assert "\nIntroduction night\n" in told
    assert "\nNight 1\n" in told


def test_without_an_ear_the_game_is_kept(omerta: Omerta, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("omerta.cli.terminal", lambda words: replace(terminal(words), ear=None))
    told = omerta("play", "classic", "--seed", "6")
    assert told.code == 0
    assert "The game is kept in" in told.out


@pytest.mark.parametrize(
    ("typed", "deed"),
    [
        ("3", ("check", (3,))),
        ("shoot 4", ("shoot", (4,))),
        ("shoot", menu.Half("shoot")),
        ("0", ("pass", ())),
        ("pass", ("pass", ())),
    ],
)
def test_a_chosen_deed_can_be_changed_before_its_target(typed: str, deed: object) -> None:
    """The detective begins to check, and may still shoot or pass (FAM-150)."""
    options = [(deed, (seat,)) for deed in ("check", "shoot") for seat in (3, 4)]
    offered = menu.menu([*options, ("pass", ())], (), 8, 1)
    assert menu.understand(terminal(lexicon("en")), offered, typed, "check") == deed


def test_a_mistake_does_not_hide_the_last_word_of_the_host(omerta: Omerta) -> None:
    told = omerta("play", "family", "--seat", "2", "--seed", "5", typed="undo\nwhy\nquit\n").out
    assert "There is nothing left to take back." in told
    assert "FAM-074" in told


@pytest.mark.parametrize("mind", ["random", "worlds"])
def test_the_house_plays_as_it_is_asked_to(omerta: Omerta, mind: str) -> None:
    games = {
        bots: omerta("play", "classic", "--seats", "6", "--auto", "--seed", "4", "--bots", bots).out
        for bots in ("plain", mind)
    }
    assert games["plain"] != games[mind]


def test_a_house_that_plays_otherwise_is_not_known(omerta: Omerta) -> None:
    told = omerta("play", "classic", "--bots", "genius")
    assert told.code == 2
    assert "strangers, club, random, plain, worlds" in told.err
