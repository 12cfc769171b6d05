"""Games in a process apart, and decks with a card that nobody is told."""

from __future__ import annotations

import signal
import subprocess
import sys
from io import BytesIO

import msgspec
import pytest

from omerta.lab.apart import Portion, answer, play_portion
from omerta.lab.balance import contenders
from omerta.lab.lab_game import Experiment, play_game
from omerta.lab.tally import GameTally

TRIAL = Experiment("classic", ("doctor", "inspector", "mafia", "mafia", *["townsperson"] * 4))
HIDDEN = "werewolf-or-kitsune"
SECRET = Experiment("vendetta", ("count", "hunter", "hunter", "lamia", HIDDEN, *["vampire"] * 5))
A_WHILE = 60.0


def test_a_portion_has_at_least_one_game() -> None:
    assert play_portion(Portion(TRIAL, 0, 100, seconds=0.0)).games == 1


def test_however_games_are_cut_into_portions_they_add_up_to_the_same() -> None:
    whole = play_portion(Portion(TRIAL, 0, 12, A_WHILE))
    parts = [play_portion(Portion(TRIAL, first, 4, A_WHILE)) for first in (0, 4, 8)]
    assert sum(parts, GameTally()) == whole
    assert whole.games == 12


def test_every_line_is_answered_until_there_are_no_more() -> None:
    portions = [Portion(TRIAL, first, 2, A_WHILE) for first in (0, 2)]
    told = BytesIO()
    answer(BytesIO(b"".join(msgspec.json.encode(each) + b"\n" for each in portions)), told)
    lines = told.getvalue().splitlines()
    assert [msgspec.json.decode(line, type=GameTally) for line in lines] == [
        play_portion(each) for each in portions
    ]


@pytest.mark.skipif(sys.platform == "win32", reason="there an interrupt cannot be sent to one process")
def test_an_interrupt_is_not_for_it_but_the_end_of_its_questions_is() -> None:
    command = [sys.executable, "-m", "omerta.lab.apart"]
    asked = msgspec.json.encode(Portion(TRIAL, 0, 1, A_WHILE)) + b"\n"
    with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE) as process:
        assert process.stdin is not None
        assert process.stdout is not None
        for _ in range(2):
            process.stdin.write(asked)
            process.stdin.flush()
            assert msgspec.json.decode(process.stdout.readline(), type=GameTally).games == 1
            process.send_signal(signal.SIGINT)
        process.stdin.close()
        assert process.wait(A_WHILE) == 0


def test_a_hidden_card_is_drawn_anew_in_every_game() -> None:
    drawn = {card for seed in range(20) for card in play_game(SECRET, seed).cards} - {*SECRET.deck}
    assert drawn == {"werewolf", "kitsune"}
    assert contenders(SECRET, GameTally()) == ("vampires", "hunters", "werewolf")
