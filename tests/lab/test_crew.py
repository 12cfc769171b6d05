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
from contextlib import ExitStack, contextmanager

import pytest
from distributed import LocalCluster
from tests.lab.decks import SMALL

from omerta.books.shelf import SHELF
from omerta.lab.balance import balance
from omerta.lab.crew import Crew
from omerta.lab.search import DeckWish, search
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
    before = signal.getsignal(signal.SIGINT)
    with Crew(1) as crew:
        assert list(crew.in_order(_interrupt_at_three, range(9))) == [0, 1, 2]
        assert crew.interrupted
        assert list(crew.in_order(str, range(9))) == []
    assert signal.getsignal(signal.SIGINT) is before


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
    played = re.search(r"^([\d,]+) games, as strangers play", out, re.MULTILINE)
    assert played is not None
    assert 0 < int(played[1].replace(",", "")) < MANY
    assert re.search(r"^mafia +\d", out, re.MULTILINE)


def _read_until(screen: int, pattern: str) -> None:
    """Look at a terminal until it shows something; fail after a minute without anything new."""
    seen = ""
    while not re.search(pattern, seen):
        assert select.select([screen], [], [], 60)[0], seen
        seen += os.read(screen, 4096).decode("utf-8", "replace")


def test_an_interrupt_breaks_off_what_the_first_process_does_alone() -> None:
    done = []
    with Crew(1) as crew:
        with crew.alone():
            done.append("begun")
            os.kill(os.getpid(), signal.SIGINT)
            done.append("ended")
        assert done == ["begun"]
        assert crew.interrupted
        assert list(crew.in_order(int, range(9))) == []


def test_an_interrupt_while_decks_are_made_ends_the_search() -> None:
    wish = DeckWish(8, {"town": 50, "mafia": 50})
    with Crew(1) as crew, pytest.MonkeyPatch.context() as patch:
        patch.setattr("omerta.lab.search.candidates", lambda *asked: os.kill(os.getpid(), signal.SIGINT))
        assert search(SHELF["family"], {}, wish, crew) is None
        assert crew.interrupted


def _end_at_three(number: int) -> int:
    if number == 3:
        os.kill(os.getpid(), signal.SIGKILL)
    return number


def test_what_was_done_before_a_process_was_killed_is_kept() -> None:
    with Crew(2) as crew:
        done = list(crew.in_order(_end_at_three, range(40)))
        assert done == list(range(len(done)))
        assert len(done) <= 3
        assert (crew.lost, crew.interrupted, crew.stopped) == (True, False, True)
        assert list(crew.in_order(int, range(9))) == []


def test_what_was_done_before_the_cluster_went_away_is_kept() -> None:
    with ExitStack() as there:
        address = there.enter_context(local_cluster())
        with Crew(cluster=address) as crew:
            results = crew.in_order(int, range(10_000))
            assert next(results) == 0
            there.close()
            assert len(list(results)) < 9_999
            assert crew.lost


def _hears_interrupts(number: int) -> bool:
    return signal.SIGINT not in signal.pthread_sigmask(signal.SIG_BLOCK, ())


def test_an_interrupt_finds_nobody_who_is_not_ready_for_it() -> None:
    with Crew(2) as crew:
        assert not any(crew.in_order(_hears_interrupts, range(4)))
    assert _hears_interrupts(0)


def test_certificates_that_nobody_gave_are_asked_for_at_once() -> None:
    with pytest.raises(ValueError, match="certificates"), Crew(cluster="tls://127.0.0.1:1"):
        pass


AT_WORK = """
import time
from omerta.lab.crew import Crew
with Crew(2) as crew:
    list(crew.in_order(time.sleep, [0.1] * 4))
    print("at work", flush=True)
    time.sleep(600)
"""


@pytest.mark.parametrize("sent", [signal.SIGTERM, signal.SIGKILL])
def test_nobody_is_left_at_work_when_the_first_process_is_ended(sent: signal.Signals) -> None:
    first = subprocess.Popen([sys.executable, "-c", AT_WORK], stdout=subprocess.PIPE, text=True)
    assert first.stdout is not None
    assert first.stdout.readline() == "at work\n"
    first.send_signal(sent)
    first.communicate(timeout=60)  # as long as anybody lives who might still write
    assert first.returncode == -sent
