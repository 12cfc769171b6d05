"""`omerta lab exact`: the chances at the terminal, for programs, and as a page."""

import json
import re
import sys
from collections.abc import Callable
from fractions import Fraction
from pathlib import Path
from typing import Protocol, get_args

import pytest

from omerta.lab.bench_lab import DeckPace, LabSpeed
from omerta.lab.exact import PlainEnding, PlainGame, Shows, solve
from omerta.words import LANGUAGES


class Told(Protocol):
    code: int
    out: str
    err: str


Omerta = Callable[..., Told]


def test_the_fraction_the_decimal_and_a_row_for_every_number_of_mafiosi(omerta: Omerta) -> None:
    told = omerta("lab", "exact", "--players", "10", "--mafia", "3").out
    assert re.search(r"^town +11\.4286% +4/35$", told, re.MULTILINE)
    assert re.search(r"^mafia +88\.5714% +31/35$", told, re.MULTILINE)
    assert re.findall(r"^ +(\d)  [ \d.]+%  [ \d.]+%$", told, re.MULTILINE) == ["1", "2", "3", "4", "5", "6"]


def test_a_fraction_longer_than_the_line_is_given_to_programs_alone(omerta: Omerta) -> None:
    call = ("lab", "exact", "--players", "20", "--mafia", "4", "--doctor")
    assert "a fraction of" in omerta(*call).out
    found = json.loads(omerta(*call, "--json").out)["chances"]
    assert Fraction(found["town"]) + Fraction(found["mafia"]) == 1
    assert float(Fraction(found["mafia"])) == found["mafia_chance"]


OPTIONS: list[tuple[tuple[str, ...], PlainGame]] = [
    (("--first", "day"), PlainGame(players=9, mafia=2, first="day")),
    (("--ending", "last"), PlainGame(players=9, mafia=2, ending="last")),
    (("--doctor", "--not-himself"), PlainGame(players=9, mafia=2, doctor=True, heals_himself=False)),
    (("--doctor", "--not-again"), PlainGame(players=9, mafia=2, doctor=True, heals_again=False)),
    (("--detective", "--hunted"), PlainGame(players=9, mafia=2, detective=True, hunted=True)),
    (("--detective", "--shows", "majority"), PlainGame(players=9, mafia=2, detective=True, shows="majority")),
]


@pytest.mark.parametrize(("options", "game"), OPTIONS, ids=lambda value: str(value)[:40])
def test_every_option_is_a_rule_of_the_game(
    omerta: Omerta, options: tuple[str, ...], game: PlainGame
) -> None:
    found = json.loads(omerta("lab", "exact", "--players", "9", "--mafia", "2", *options, "--json").out)
    solved = solve(game)
    assert found["chances"]["town"] == str(solved.town)
    assert found["lengths"] == [str(share) for share in solved.lengths]
    assert solved.town != solve(PlainGame(players=9, mafia=2)).town


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_page_is_written_beside_the_answer(omerta: Omerta, tmp_path: Path, language: str) -> None:
    file = tmp_path / "page.html"
    told = omerta("lab", "exact", "--players", "8", "--mafia", "2", "--html", str(file), "--lang", language)
    assert told.code == 0
    assert str(file) in told.out
    title = told.out.splitlines()[0]
    assert title in file.read_text("utf-8")


def test_without_the_tools_for_pictures_it_is_said_how_to_get_them(
    omerta: Omerta, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(sys.modules, "matplotlib", None)
    file = tmp_path / "page.html"
    told = omerta("lab", "exact", "--html", str(file))
    assert told.code == 2
    assert "omerta[lab]" in told.err
    assert not file.exists()
    assert omerta("lab", "exact").code == 0


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_help_names_and_explains_what_an_option_may_be_set_to(omerta: Omerta, language: str) -> None:
    told = omerta("lab", "exact", "--help", "--lang", language).out
    for option, values in (("--ending", get_args(PlainEnding)), ("--shows", get_args(Shows))):
        said = " ".join(told[told.index(option) :].partition("\n  --")[0].split())
        for value in values:
            assert f"{value} (" in said
            assert omerta("lab", "exact", "--detective", option, value).code == 0


SPEED = LabSpeed((DeckPace("classic", ("mafia",), 250.4, 9000.0, 5000.0, 0.051, 1.8),), 1.75, 2.5, 12_000)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_measurement_is_written_as_the_language_writes_numbers(
    omerta: Omerta, language: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("omerta.terminal.measure.lab_speed", lambda games: SPEED)
    told = omerta("bench", "lab", "--lang", language).out
    for number in ("0.051", "1.8", "1.75", "2.5"):
        assert (number if language == "en" else number.replace(".", ",")) in told
