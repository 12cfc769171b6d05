"""The same question gives the same answer, whoever does the work; and nobody's Ctrl-C loses what is done."""

import os
import pty
import re
import select
import signal
import subprocess
import sys
import threading
from collections.abc import Iterator
from contextlib import contextmanager

import pytest
from distributed import LocalCluster
from tests.lab.decks import SMALL

from omerta.lab.balance import balance
from omerta.lab.crew import Crew
from omerta.lab.values import values

GAMES = 70
MANY = 1_000_000


@contextmanager
def local_cluster() -> Iterator[str]:
    with LocalCluster(n_workers=1, threads_per_worker=2, processes=False, dashboard_address=None) as cluster:
        yield cluster.scheduler_address


def test_one_core_two_cores_and_a_cluster_find_the_same() -> None:
    with Crew(1) as alone:
        one = balance(SMALL, alone, GAMES, 5), values(SMALL, alone, GAMES, 5)
    with Crew(2) as pair:
        two = balance(SMALL, pair, GAMES, 5), values(SMALL, pair, GAMES, 5)
    with local_cluster() as address, Crew(cluster=address) as many:
        assert many.cores == 2
        three = balance(SMALL, many, GAMES, 5), values(SMALL, many, GAMES, 5)
    assert one == two == three
    assert one[0].tally.games == GAMES
    with Crew(1) as alone:
        assert balance(SMALL, alone, GAMES, 6).tally != one[0].tally


def test_results_come_in_the_order_of_their_pieces() -> None:
    with Crew(2) as pair:
        assert list(pair.in_order(str, range(40))) == [str(number) for number in range(40)]


def _interrupt_at_three(number: int) -> int:
    if number == 3:
        os.kill(os.getpid(), signal.SIGINT)
    return number


def test_an_interrupt_breaks_off_the_piece_in_hand_and_keeps_those_before() -> None:
    with Crew(1) as crew:
        assert list(crew.in_order(_interrupt_at_three, range(9))) == [0, 1, 2]
        assert crew.interrupted
        assert list(crew.in_order(str, range(9))) == []
    assert signal.getsignal(signal.SIGINT) is signal.default_int_handler


def test_an_interrupt_while_results_are_counted_keeps_them_all() -> None:
    counted = []
    with Crew(1) as crew:
        for number in crew.in_order(int, range(9)):
            if number == 3:
                os.kill(os.getpid(), signal.SIGINT)
            counted.append(number)
    assert counted == [0, 1, 2, 3]
    assert crew.interrupted


def test_whoever_insists_is_let_go() -> None:
    with Crew(1) as crew:
        next(crew.in_order(int, range(9)))
        os.kill(os.getpid(), signal.SIGINT)
        assert crew.interrupted
        with pytest.raises(KeyboardInterrupt):
            os.kill(os.getpid(), signal.SIGINT)


def test_a_crew_works_in_another_thread_too() -> None:
    found: list[int] = []

    def work() -> None:
        with Crew(1) as crew:
            found.extend(crew.in_order(int, range(3)))

    thread = threading.Thread(target=work)
    thread.start()
    thread.join()
    assert found == [0, 1, 2]


def test_ctrl_c_on_two_cores_prints_the_table_of_what_was_played() -> None:
    screen, shown = pty.openpty()
    command = ("-m", "omerta.cli", "lab", "balance", "classic", "--games", str(MANY), "--precision", "0")
    running = subprocess.Popen(
        [sys.executable, *command, "--cores", "2"],
        stdout=subprocess.PIPE,
        stderr=shown,
        env={**os.environ, "TERM": "xterm", "LANG": "C.UTF-8"},
        text=True,
    )
    os.close(shown)
    try:
        _read_until(screen, rf"[1-9]\d*/{MANY}")
        running.send_signal(signal.SIGINT)
        reader = threading.Thread(target=_read_until, args=(screen, r"Interrupted\."))
        reader.start()
        out, _ = running.communicate(timeout=240)
        reader.join()
    finally:
        running.kill()
        os.close(screen)
    assert running.returncode == 130
    played = re.search(r"^([\d,]+) games, every seat", out, re.MULTILINE)
    assert played is not None
    assert 0 < int(played[1].replace(",", "")) < MANY
    assert re.search(r"^mafia +\d", out, re.MULTILINE)


def _read_until(screen: int, pattern: str) -> None:
    """Look at a terminal until it shows something; fail after a minute without anything new."""
    seen = ""
    while not re.search(pattern, seen):
        assert select.select([screen], [], [], 60)[0], seen
        seen += os.read(screen, 4096).decode("utf-8", "replace")
