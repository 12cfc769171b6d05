"""`omerta lab balance`, `value`, `audit`, `suggest` and `tournament`: tables, data, pages."""

import json
import sys
from collections.abc import Callable, Iterator
from html import unescape
from itertools import islice
from pathlib import Path
from typing import Protocol

import pytest

from omerta import __version__
from omerta.books.shelf import SHELF
from omerta.lab.audit import entries
from omerta.lab.balance import balance
from omerta.lab.crew import Crew
from omerta.lab.lab_game import Experiment
from omerta.terminal.console import Terminal
from omerta.words import LANGUAGES


class Told(Protocol):
    code: int
    out: str
    err: str


Omerta = Callable[..., Told]

DECK = "2 mafia, doctor, inspector, 2 townsperson"
ONE = ("--cores", "1")
CALLS = {
    "balance": ("balance", "classic", "--deck", DECK, "--games", "30", "--precision", "0", *ONE),
    "value": ("value", "classic", "--deck", DECK, "--games", "10", *ONE),
    "audit": ("audit", "classic", "--games", "5", *ONE),
    "suggest": ("suggest", "classic", "--seats", "7", "--decks", "3", *ONE),
    "tournament": ("tournament", "classic", "--seats", "6", "--bots", "random,plain", "--games", "10", *ONE),
}
MADE = {"command", "version"}
TRIED = {"book", "players", "deck", "options", "bots", "seed"}
KNOWN = {"games", "precise", "sides", "rounds", "lengths", "survival", "first_out"}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", CALLS)
def test_every_question_is_answered_in_every_language(omerta: Omerta, name: str, language: str) -> None:
    told = omerta("lab", *CALLS[name], "--lang", language)
    assert (told.code, told.err) == (0, "")
    assert len(told.out.splitlines()) > 2
    assert ("," if language != "en" else ".") in told.out
    assert "lab-" not in told.out


@pytest.mark.parametrize("name", CALLS)
def test_the_same_seed_is_the_same_answer_and_another_is_another(omerta: Omerta, name: str) -> None:
    first = json.loads(omerta("lab", *CALLS[name], "--json", "--seed", "7").out)
    assert json.loads(omerta("lab", *CALLS[name], "--json", "--seed", "7").out) == first
    assert json.loads(omerta("lab", *CALLS[name], "--json", "--seed", "8").out) != first


def test_a_balance_for_programs_is_that_of_the_library(omerta: Omerta) -> None:
    found = json.loads(omerta("lab", *CALLS["balance"], "--json", "--seed", "3").out)
    assert set(found) == TRIED | KNOWN | MADE
    with Crew(1) as crew:
        cards = ("mafia", "mafia", "doctor", "inspector", "townsperson", "townsperson")
        library = balance(Experiment("classic", cards), crew, 30, 3)
    assert found["deck"] == {"mafia": 2, "doctor": 1, "inspector": 1, "townsperson": 2}
    assert (found["games"], found["seed"], found["bots"], found["precise"]) == (30, 3, "strangers", False)
    assert {side: each["share"] for side, each in found["sides"].items()} == {
        side: each.share for side, each in library.sides.items()
    }
    assert set(found["sides"]["town"]) == {"share", "low", "high"}
    assert sum(found["lengths"].values()) == 30
    assert sum(found["first_out"].values()) <= 30
    assert {len(curve) for curve in found["survival"].values()} == {max(map(int, found["lengths"])) + 1}


def test_every_answer_says_whose_it_is_and_how_to_get_it_again(omerta: Omerta, tmp_path: Path) -> None:
    page = tmp_path / "page.html"
    told = omerta("lab", *CALLS["balance"], "--seed", "3", "--html", str(page)).out
    assert "30 games, as strangers play;" in told
    again = next(line for line in told.splitlines() if line.startswith("omerta lab balance"))
    assert again.endswith(f"--seed 3, seed 3, Omertà {__version__}")
    assert "--html" not in again
    for said in ("Chances to win, as strangers play:", again):
        assert said in unescape(page.read_text("utf-8"))
    club = omerta("lab", *CALLS["balance"], "--bots", "club").out
    assert "as a club plays (calibrated, not validated)" in club


def test_values_for_programs(omerta: Omerta) -> None:
    found = json.loads(omerta("lab", *CALLS["value"], "--json").out)
    assert set(found) == TRIED | MADE | {"values"}
    assert {each["card"] for each in found["values"]} == {"doctor", "inspector"}
    for each in found["values"]:
        assert (each["side"], each["instead"], each["games"]) == ("town", "townsperson", 10)
        assert each["gain"]["low"] <= each["gain"]["mean"] <= each["gain"]["high"]


def test_an_audit_for_programs(omerta: Omerta) -> None:
    found = json.loads(omerta("lab", *CALLS["audit"], "--json").out)
    assert set(found) == {"classic"}
    assert [each["players"] for each in found["classic"]] == [
        each.players for each in entries(SHELF["classic"])
    ]
    for each in found["classic"]:
        assert set(each) == TRIED | KNOWN | MADE | {"preset", "leader", "lead", "leans"}
        assert each["sides"][each["leader"]]["share"] == max(side["share"] for side in each["sides"].values())


def test_suggestions_for_programs(omerta: Omerta) -> None:
    found = json.loads(omerta("lab", *CALLS["suggest"], "--json").out)
    assert set(found) == MADE | {"tried", "fairest", "shortest", "wildest", "finalists"}
    assert found["fairest"] == found["finalists"][0]
    assert found["tried"] == len(found["finalists"]) <= 3
    for each in found["finalists"]:
        assert set(each) == TRIED | KNOWN | {"distance"}
        assert sum(each["deck"].values()) == each["players"] == 7


def test_a_tournament_for_programs(omerta: Omerta) -> None:
    found = json.loads(omerta("lab", *CALLS["tournament"], "--json").out)
    assert [(each["side"], each["usual"], each["hero"]) for each in found] == [
        ("town", "random", "plain"),
        ("mafia", "random", "plain"),
    ]
    for each in found:
        assert (each["book"], each["players"], each["games"]) == ("classic", 6, 10)
        assert each["gain"]["mean"] == pytest.approx((each["hero_wins"] - each["usual_wins"]) / 10)


def test_every_option_of_the_table_counts(omerta: Omerta) -> None:
    def tried(*options: str) -> dict[str, object]:
        few = ("--games", "1", "--json", *ONE)
        found: dict[str, object] = json.loads(omerta("lab", "balance", *options, *few).out)
        return found

    assert tried("family", "--seats", "9", "--with", "doctor")["deck"] == {
        "detective": 1,
        "doctor": 1,
        "ordinary-townsperson": 4,
        "mafioso": 3,
    }
    assert tried("family", "--preset", "beginners-sheriff", "--seats", "8")["players"] == 8
    assert tried("vendetta", "--scenario", "wolf-pits")["options"] == {"scenario": "wolf-pits"}
    assert tried("family", "--set", "tie-break=lot")["options"] == {"tie-break": "lot"}
    assert tried("classic", "--bots", "random")["bots"] == "random"


def test_a_page_beside_data_for_programs_says_nothing(omerta: Omerta, tmp_path: Path) -> None:
    file = tmp_path / "page.html"
    told = omerta("lab", *CALLS["audit"], "--html", str(file), "--json")
    assert set(json.loads(told.out)) == {"classic"}
    assert file.exists()


def test_without_the_tools_for_a_cluster_it_is_said_how_to_get_them(
    omerta: Omerta, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(sys.modules, "distributed", None)
    told = omerta("lab", "balance", "classic", "--cluster", "127.0.0.1:8786")
    assert told.code == 2
    assert "omerta[cluster]" in told.err


@pytest.mark.parametrize("name", CALLS)
def test_an_interrupt_before_anything_is_played_says_nothing(
    omerta: Omerta, name: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Crew, "in_order", lambda crew, work, pieces: _interrupted(crew))
    told = omerta("lab", *CALLS[name])
    assert (told.code, told.out, told.err) == (130, "", "")


def _interrupted(crew: Crew) -> list[None]:
    crew.interrupted = True
    return []


def _lost(crew: Crew) -> list[None]:
    crew.lost = True
    return []


@pytest.mark.parametrize("name", CALLS)
def test_when_everybody_at_work_is_lost_before_anything_is_played_it_is_said_what_to_do(
    omerta: Omerta, name: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Crew, "in_order", lambda crew, work, pieces: _lost(crew))
    told = omerta("lab", *CALLS[name])
    assert (told.code, told.out) == (1, "")
    assert "ask again" in told.err


def test_what_was_played_before_everybody_at_work_was_lost_is_told(
    omerta: Omerta, monkeypatch: pytest.MonkeyPatch
) -> None:
    whole = Crew.in_order

    def until_lost(crew: Crew, work: Callable[[int], int], pieces: Iterator[int]) -> Iterator[int]:
        yield from whole(crew, work, islice(pieces, 1))
        crew.lost = True

    monkeypatch.setattr(Crew, "in_order", until_lost)
    told = omerta("lab", *CALLS["value"], "--json")
    assert told.code == 1
    assert "until then" in told.err
    assert len(json.loads(told.out)["values"]) == 1


def own_book(file: Path, based_on: str, more: str = "") -> str:
    file.write_text(f'name = "house"\nbased_on = "{based_on}"\n{more}', "utf-8")
    return str(file)


@pytest.mark.parametrize("name", ["audit", "tournament"])
def test_books_that_call_themselves_alike_are_not_mixed_up(omerta: Omerta, name: str, tmp_path: Path) -> None:
    one, other = (own_book(tmp_path / f"{based_on}.toml", based_on) for based_on in ("classic", "family"))
    told = omerta("lab", name, one, other, "--games", "1", *ONE)
    assert (told.code, told.out) == (2, "")
    assert "house" in told.err


@pytest.mark.parametrize("name", ["audit", "tournament"])
def test_a_book_named_twice_is_tried_once(omerta: Omerta, name: str) -> None:
    twice, once = (
        omerta("lab", *call).out.splitlines() for call in ((name, "Classic", *CALLS[name][1:]), CALLS[name])
    )
    assert twice[:-1] == once[:-1]


def test_a_book_without_table_and_named_decks_has_nothing_to_audit(omerta: Omerta, tmp_path: Path) -> None:
    bare = own_book(tmp_path / "bare.toml", "classic", '[set]\n"deck.rows" = {}\n')
    told = omerta("lab", "audit", bare, *ONE)
    assert (told.code, told.out) == (2, "")
    assert "lab balance" in told.err


def test_the_answer_comes_before_a_page_that_cannot_be_written(
    omerta: Omerta, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def refuse(*told: object, **more: object) -> None:
        raise OSError

    monkeypatch.setattr(Path, "write_text", refuse)
    for call in (CALLS["balance"], ("exact", "--players", "5", "--mafia", "1")):
        told = omerta("lab", *call, "--json", "--html", str(tmp_path / "page.html"))
        assert told.code == 2
        assert json.loads(told.out)
        assert "page.html" in told.err


def test_a_page_is_written_even_if_nobody_reads_the_answer_to_its_end(
    omerta: Omerta, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def stop_reading(*told: object) -> None:
        raise BrokenPipeError

    monkeypatch.setattr(Terminal, "json", stop_reading)
    for call in (
        CALLS["balance"],
        CALLS["value"],
        CALLS["audit"],
        ("exact", "--players", "5", "--mafia", "1"),
    ):
        file = tmp_path / f"{call[0]}.html"
        with pytest.raises(BrokenPipeError):
            omerta("lab", *call, "--json", "--html", str(file))
        assert file.exists()
