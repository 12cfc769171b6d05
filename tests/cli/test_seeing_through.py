"""`omerta replay --truth`: a bar for each belief and seat, in every language, and the same as data."""

import json
import re
from pathlib import Path

import pytest
from tests.cli.conftest import Omerta

SEATS = 7


@pytest.fixture(scope="module")
def unfinished(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A game that goes on."""
    file = tmp_path_factory.mktemp("games") / "begun.game"
    file.write_text("family  6 bodyguard, 1 sheriff, 4 mafioso\nnight   mafia > 2\ndawn    2 dies\n")
    return file


def played(omerta: Omerta, folder: Path) -> str:
    """A whole game, written down."""
    file = folder / "whole.game"
    seats, seed = ("--seats", str(SEATS)), ("--seed", "3")
    assert omerta("play", "family", *seats, *seed, "--auto", "--fast", "--save", str(file)).code == 0
    return str(file)


def test_every_seat_has_its_curve_and_four_sentences_follow(omerta: Omerta, tmp_path: Path) -> None:
    file = played(omerta, tmp_path)
    told = {
        language: omerta("--lang", language, "replay", file, "--truth") for language in ("en", "ru", "uk")
    }
    curves: set[tuple[str, ...]] = set()
    for answer in told.values():
        assert answer.code == 0
        found = re.findall(r"^(\d+) .*? ([▁▂▃▄▅▆▇█│]+) +(\d+) %$", answer.out, re.MULTILINE)
        assert [seat for seat, _, _ in found] == [str(seat) for seat in range(1, SEATS + 1)]
        curves.add(tuple(curve for _, curve, _ in found))
        assert len(re.findall(r"\.$", answer.out, re.MULTILINE)) == 5
    assert len(curves) == 1
    assert len({len(curve.replace("│", "")) for curve in curves.pop()}) == 1


def test_it_comes_as_data_and_only_when_it_is_asked_for(omerta: Omerta, tmp_path: Path) -> None:
    file = played(omerta, tmp_path)
    assert "truth" not in json.loads(omerta("replay", file, "--json").out)
    heard = json.loads(omerta("replay", file, "--json", "--truth").out)["truth"]["heard"]
    assert len(heard["truth"]) == SEATS
    assert all(len(each["chances"][0]) == SEATS for each in heard["beliefs"])


def test_there_is_none_of_a_game_that_goes_on(omerta: Omerta, unfinished: Path) -> None:
    told = omerta("replay", str(unfinished), "--truth")
    assert told.code == 0
    assert "has not come to its end" in told.out
    assert json.loads(omerta("replay", str(unfinished), "--truth", "--json").out)["truth"] is None
