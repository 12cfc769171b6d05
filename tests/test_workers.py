"""Tests that run side by side: every one of them once, and whatever goes wrong in a worker is seen."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
SETTINGS = "[pytest]\naddopts = -p tests.workers\nmarkers =\n    waits: mostly\n"
MADE = """
import os
from pathlib import Path

import pytest

@pytest.fixture(scope="session")
def book():
    book = Path(os.environ["MADE"]).open("a")
    yield book
    book.write("put away\\n")
    book.close()
"""
COUNTED = """
import os

import pytest

@pytest.mark.parametrize("number", range(40))
def test_counted(number, book, tmp_path, capfd):
    print("heard", number)
    assert capfd.readouterr().out == f"heard {number}\\n"
    (tmp_path / "own").write_text("")
    book.write(f"{number} {os.getpid()}\\n")
"""


def ran(folder: Path, source: str, *words: str) -> tuple[int, str, list[str]]:
    """How it ends, what is said, and what the tests have written down."""
    (folder / "pytest.ini").write_text(SETTINGS)
    (folder / "conftest.py").write_text(MADE)
    for at in range(3):
        (folder / f"test_file_{at}.py").write_text(source)
    made = folder / "made.txt"
    environ = {**os.environ, "PYTHONPATH": str(ROOT), "MADE": str(made)}
    command = [sys.executable, "-m", "pytest", "-q", "--workers", "3", *words]
    done = subprocess.run(command, cwd=folder, env=environ, capture_output=True, text=True, timeout=120)
    return done.returncode, done.stdout, made.read_text().splitlines() if made.exists() else []


def test_every_test_runs_once_and_what_was_made_is_put_away(tmp_path: Path) -> None:
    code, said, written = ran(tmp_path, COUNTED)
    assert (code, "120 passed" in said) == (0, True), said
    runs = [line.split() for line in written if line != "put away"]
    assert sorted(int(number) for number, _ in runs) == sorted([*range(40)] * 3)
    assert len({process for _, process in runs}) == written.count("put away") > 1


@pytest.mark.parametrize("words", [(), ("-x",)], ids=["all", "up to the first"])
def test_a_failure_is_told_with_its_reason(tmp_path: Path, words: tuple[str, ...]) -> None:
    code, said, _ = ran(tmp_path, "def test_wrong():\n    found = 1\n    assert found == 2\n", *words)
    assert code == 1
    assert "assert 1 == 2" in said
    assert ("3 failed" in said) == (words == ())
    assert re.fullmatch(r"failed: test_file_\d.py::test_wrong", said.splitlines()[-1])


def test_a_worker_that_dies_is_a_failure_of_the_test_it_died_in(tmp_path: Path) -> None:
    code, said, _ = ran(tmp_path, "import os\n\ndef test_fatal():\n    os._exit(3)\n")
    assert code == 1
    assert re.search(r"FAILED test_file_\d.py::test_fatal", said)
    assert "its process ended with 3" in said


def test_a_test_that_never_ends_is_ended_and_tells_where_it_was(tmp_path: Path) -> None:
    endless = "import time\n\ndef test_endless():\n    while True:\n        time.sleep(0.01)\n"
    code, said, _ = ran(tmp_path, endless, "--longest", "0.5")
    assert code == 1
    assert re.search(r"FAILED test_file_\d.py::test_endless", said)
    assert "it did not end" in said
    assert "in test_endless" in said


def test_what_a_fixture_does_wrong_at_the_end_is_seen(tmp_path: Path) -> None:
    wrong = "import pytest\n\n@pytest.fixture(scope='session')\ndef made():\n    yield\n    assert 1 == 2\n"
    code, said, _ = ran(tmp_path, f"{wrong}\n\ndef test_right(made):\n    pass\n")
    assert code == 1
    assert "3 passed" in said
    assert "assert 1 == 2" in said
